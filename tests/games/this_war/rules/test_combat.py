"""Fights, fleeing, Backstab, weapons, killing, combat stories (TW-901 to TW-955)."""

from typing import Any

import pytest

from holdfast.core.engine.effect import replace
from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.book.checks import Hurt
from holdfast.games.this_war.city.searching import DrawFindings, FindOne
from holdfast.games.this_war.city.unknown import EndScavenging
from holdfast.games.this_war.combat.fight import FightOver, StartFight, Step
from holdfast.games.this_war.pieces import Fight
from holdfast.games.this_war.rules import AXE, BLAST, GREY_DIE, ITEM, OUT_OF_AMMO, RED_DIE, STORY, UNARMED, YELLOW_DIE
from holdfast.games.this_war.vocabulary import Letter
from tests.games.this_war.table import Table

BARE: dict[Letter, str] = {"a": "none", "b": "none", "c": "none"}
KNIVES: dict[Letter, str] = {"a": "knife", "b": "knife", "c": "knife"}
LOOTERS: Any = DEFINITION.content().cards[DEFINITION.content().index["resident/looters"]]
MISS, HIT = GREY_DIE.index(0), GREY_DIE.index(1)
A0, A1, B2 = 0, 2, 5
"""Places in the bag of Enemy tokens: A with Prowess 0, A with 1, B with 2 (the first one drawn)."""


def outside(*names: str, **pile: int) -> Table:
    """These scavenge at the Hotel; their Findings Pile holds just this."""
    t = Table()
    t.people(*names, "cveta")
    t.outside("hotel", *names)
    t.pile(**pile)
    return t


def now(t: Table) -> Fight:
    assert t.w.fight is not None
    return t.w.fight


@pytest.mark.rule("TW-901", "TW-904", "TW-905", "TW-938")
def test_a_fight_begins() -> None:
    t = outside("anton", "marin", knife=1)
    t.game.dictate(dice=[A0, 2])
    t.run(StartFight(2, {"a": "pistol+knife", "b": "hatchet", "c": "none"}))
    a, b = now(t).foes
    assert (a.letter, a.weapon, a.spare, a.wounds) == ("a", ITEM["pistol"], (ITEM["knife"],), 0)
    assert (b.letter, b.weapon, b.spare) == ("b", ITEM["hatchet"], ()) or b.letter == "a"
    t.choose("weapon:knife")
    assert t.idle is False
    assert t.asked == "round", "there is no second weapon to hand out"
    assert t.w.held[t.p("anton")] == ITEM["knife"]
    assert t.piled() == {}


@pytest.mark.rule("TW-903")
def test_nine_enemies_at_most() -> None:
    t = outside("anton")
    t.run(StartFight(12, BARE))
    assert len(now(t).foes) == 9


@pytest.mark.rule("TW-906")
def test_who_takes_part() -> None:
    t = outside("anton", "marin", "boris")
    t.w.stopped = (t.p("marin"),)
    t.game.dictate(dice=[A0])
    t.run(StartFight(1, BARE))
    t.game.dictate(dice=[MISS, MISS, MISS])
    t.choose("fight")
    while t.asked == "blow":
        assert t.game.question.effect.person in (t.p("anton"), t.p("boris"))  # type: ignore[attr-defined]
        t.choose("keep")
    t = Table()
    t.people("anton", "marin")
    t.tasks(anton="guard", marin="floor")
    t.store(knife=2)
    t.in_phase("raid", StartFight(1, BARE))
    t.choose("weapon:knife")
    assert t.asked == "round", "at night only the guards"
    t = Table()
    t.people("anton", "marin")
    t.store(knife=2)
    t.in_phase("day", StartFight(1, BARE))
    t.choose("weapon:knife")
    assert t.asked == "arm", "by day everybody in the house"


@pytest.mark.rule("TW-907", "TW-908", "TW-909", "TW-911")
def test_a_round() -> None:
    t = outside("anton", "marin")
    t.game.dictate(dice=[A0, A0])
    t.run(StartFight(2, BARE))
    t.game.dictate(dice=[HIT, HIT, HIT, HIT])
    t.choose("fight")
    t.choose("keep")
    t.choose("foe:1")
    t.choose("foe:2")
    t.choose("person:marin")
    t.choose("person:marin")
    assert [foe.wounds for foe in now(t).foes] == [1, 1]
    assert (t.state("anton"), t.state("marin")) == ({}, {"wounds": 2})


@pytest.mark.rule("TW-911", "TW-1017")
def test_who_falls_is_out_at_once() -> None:
    t = outside("anton", "boris")
    t.states("anton", wounds=3)
    t.game.dictate(dice=[A0])
    t.run(StartFight(1, BARE))
    t.game.dictate(dice=[MISS, MISS, HIT])
    t.choose("fight")
    t.choose("keep")
    t.choose("person:anton")
    assert t.asked == "round"
    assert t.w.searching() == (t.p("boris"),)
    assert not [key for key in t.w.read if key.startswith("end-")], "not spoken of before the fight is over"
    t.game.dictate(dice=[MISS, 0, 9])
    t.choose("flee")
    assert "end-anton-death" in t.w.read


@pytest.mark.rule("TW-912", "TW-944")
def test_prowess_in_every_round() -> None:
    t = outside("boris", pistol=1, ammo=1)
    t.game.dictate(dice=[A0])
    t.run(StartFight(1, BARE))
    t.choose("weapon:pistol")
    t.choose("fight")
    t.game.dictate(dice=[RED_DIE.index(OUT_OF_AMMO), RED_DIE.index(1), RED_DIE.index(2), MISS])
    t.choose("shots:1")
    t.choose("again")
    t.choose("again")
    assert now(t).foes[0].wounds == 2, "the last result counts, and two rerolls are all he has"
    assert t.piled() == {}
    assert t.stored(t.w.box)["ammo"] == 9, "one Ammo for the shot, none for the rerolls"


@pytest.mark.rule("TW-913")
def test_enemies_reroll_without_choice() -> None:
    t = outside("anton")
    t.game.dictate(dice=[B2])
    t.run(StartFight(1, BARE))
    t.game.dictate(dice=[MISS, MISS, MISS, HIT])
    t.choose("fight")
    assert t.state("anton") == {"wounds": 1}


@pytest.mark.rule("TW-914", "TW-930")
def test_firearms_of_both_sides_first() -> None:
    t = outside("anton", knife=1)
    t.game.dictate(dice=[A0])
    t.run(StartFight(1, {"a": "pistol", "b": "pistol", "c": "pistol"}))
    t.choose("weapon:knife")
    t.states("anton", wounds=2)
    t.game.dictate(dice=[RED_DIE.index(2)])
    t.choose("fight")
    assert "anton" not in t.group()
    assert t.w.fight is None, "he was killed before he could strike"


@pytest.mark.rule("TW-915")
def test_the_rest_run_when_enough_are_dead() -> None:
    t = outside("anton", hatchet=1)
    t.game.dictate(dice=[A0, A0])
    t.run(StartFight(2, BARE, flee_when=1, thug=True, loot=("coffee",)))
    t.choose("weapon:hatchet")
    t.game.dictate(dice=[YELLOW_DIE.index(AXE), MISS, MISS])
    t.choose("fight")
    t.choose("foe:2")
    assert t.w.fight is None
    assert t.piled() == {"hatchet": 1, "coffee": 1}


@pytest.mark.rule("TW-916", "TW-1786", "TW-1787")
def test_weapons_of_the_dead_only_where_it_is_said() -> None:
    for given, piled in ((True, {"shotgun": 1, "knife": 1}), (False, {"shotgun": 1})):
        t = outside("anton", shotgun=1, ammo=1)
        t.game.dictate(dice=[A0])
        t.run(StartFight(1, KNIVES, thug=True, weapons_of_dead=given))
        t.choose("weapon:shotgun")
        t.choose("fight")
        t.game.dictate(dice=[RED_DIE.index(BLAST)])
        t.choose("shots:1")
        assert t.piled() == piled


@pytest.mark.rule("TW-917")
def test_weapons_change_hands_between_rounds() -> None:
    t = outside("anton", "marin", knife=1)
    t.game.dictate(dice=[A0])
    t.run(StartFight(1, BARE))
    t.choose("weapon:knife")
    t.game.dictate(dice=[0, 0, 0])
    t.choose("fight")
    t.choose("keep")
    t.choose("rearm")
    t.choose("unarmed")
    t.choose("weapon:knife")
    assert t.w.held[t.p("marin")] == ITEM["knife"]
    assert t.w.held[t.p("anton")] == UNARMED
    assert not t.faults()


@pytest.mark.rule("TW-920", "TW-921", "TW-925", "TW-927")
def test_fleeing_is_for_all_and_costs_a_backstab() -> None:
    t = outside("anton", "boris", book=1)
    t.game.dictate(dice=[A0, A0])
    t.run(StartFight(2, {"a": "pistol", "b": "knife", "c": "none"}))
    t.game.dictate(dice=[RED_DIE.index(1), RED_DIE.index(1)])
    t.choose("flee")
    t.choose("person:boris")
    t.choose("person:boris")
    assert t.state("boris") == {"wounds": 2}
    assert t.w.unknown == 0
    assert t.w.fight is None
    t = outside("anton")
    t.run(StartFight(1, BARE, no_flee=True))
    assert t.why("flee") in ({"TW-920"}, {"HF-01"})


@pytest.mark.rule("TW-917", "TW-920")
def test_weapons_change_hands_where_nobody_may_flee() -> None:
    t = outside("anton", pistol=1, knife=1)
    t.game.dictate(dice=[A0])
    t.run(StartFight(1, BARE, no_flee=True))
    t.game.dictate(dice=[MISS, MISS])
    t.choose("weapon:pistol")
    assert (t.asked, now(t).round) == ("round", 1), "without Ammo he fought unarmed"
    t.choose("rearm")
    t.choose("weapon:knife")
    assert (t.asked, t.w.held[t.p("anton")]) == ("round", ITEM["knife"])


@pytest.mark.rule("TW-922")
def test_fleeing_at_home_costs_five_things() -> None:
    t = Table()
    t.people("anton", "marin")
    t.store(wood=9)
    t.game.dictate(dice=[A0, MISS])
    t.in_phase("day", StartFight(1, BARE))
    t.choose("flee")
    assert t.stored() == {"wood": 4}
    assert t.w.fight is None


@pytest.mark.rule("TW-925", "TW-926")
def test_a_backstab_first() -> None:
    t = outside("anton")
    t.game.dictate(dice=[A0, HIT])
    t.run(StartFight(1, BARE, backstab="characters"))
    assert now(t).foes[0].wounds == 1
    assert t.state("anton") == {}
    assert t.asked == "round", "a regular fight begins"
    t.game.dictate(dice=[HIT])
    t.run(Step(False, "enemies"))
    assert t.state("anton") == {"wounds": 1}


@pytest.mark.rule("TW-917", "TW-925", "TW-931")
def test_weapons_change_hands_after_a_backstab() -> None:
    t = outside("anton", pistol=1, knife=1, ammo=1)
    t.game.dictate(dice=[A0])
    t.run(StartFight(1, BARE, backstab="characters"))
    t.choose("weapon:pistol")
    t.game.dictate(dice=[RED_DIE.index(1)])
    t.choose("shots:1")
    assert t.asked == "round"
    t.choose("rearm")
    t.choose("weapon:knife")
    assert (t.asked, t.w.held[t.p("anton")]) == ("round", ITEM["knife"]), "his Ammo is spent"
    t = outside("anton", knife=1)
    t.game.dictate(dice=[A0, MISS])
    t.run(StartFight(1, BARE, backstab="enemies"))
    t.choose("unarmed")
    assert "rearm" in t.keys(), "a Backstab of the enemies is a round too"
    t = outside("anton", knife=1)
    t.run(StartFight(1, BARE))
    t.choose("unarmed")
    assert "rearm" not in t.keys(), "no round has been fought"


@pytest.mark.rule("TW-931", "TW-711")
def test_without_ammo_one_fights_unarmed() -> None:
    t = outside("anton", pistol=1)
    t.game.dictate(dice=[A0])
    t.run(StartFight(1, BARE))
    t.choose("weapon:pistol")
    t.game.dictate(dice=[HIT, MISS])
    t.choose("fight")
    assert now(t).foes[0].wounds == 1, "a Grey die"


@pytest.mark.rule("TW-932", "TW-933", "TW-938")
def test_an_enemy_runs_out_of_ammo() -> None:
    t = outside("boris")
    t.game.dictate(dice=[A1])
    t.run(StartFight(1, {"a": "pistol+knife", "b": "pistol", "c": "pistol"}))
    t.game.dictate(dice=[RED_DIE.index(OUT_OF_AMMO), RED_DIE.index(OUT_OF_AMMO), MISS])
    t.choose("fight")
    t.choose("keep")
    foe = now(t).foes[0]
    assert (foe.weapon, foe.spare) == (ITEM["knife"], ())
    t = outside("anton")
    t.game.dictate(dice=[A1])
    t.run(StartFight(1, {"a": "pistol", "b": "pistol", "c": "pistol"}))
    t.game.dictate(dice=[RED_DIE.index(OUT_OF_AMMO), RED_DIE.index(1), MISS])
    t.choose("fight")
    assert now(t).foes[0].weapon == ITEM["pistol"], "only the final result counts"
    assert t.state("anton") == {"wounds": 1}


@pytest.mark.rule("TW-934", "TW-939")
def test_two_shots_of_a_rifle() -> None:
    t = outside("marin", assault_rifle=1, ammo=3)
    t.game.dictate(dice=[A0])
    t.run(StartFight(1, {"a": "assault-rifle", "b": "none", "c": "none"}, thug=True))
    t.choose("weapon:assault-rifle")
    t.choose("fight")
    t.game.dictate(dice=[RED_DIE.index(1), RED_DIE.index(1), RED_DIE.index(1), RED_DIE.index(OUT_OF_AMMO)])
    t.choose("shots:2")
    t.choose("keep")
    t.choose("keep")
    assert t.piled() == {"ammo": 1}
    foe = now(t).foes[0]
    assert foe.wounds == 2, "both shots are added"
    assert t.state("marin") == {"wounds": 1}
    assert foe.weapon == UNARMED, "the empty magazine counts after both"


@pytest.mark.rule("TW-936", "TW-937")
def test_symbols_kill_characters_too() -> None:
    t = outside("anton", "boris")
    t.game.dictate(dice=[A0])
    t.run(StartFight(1, {"a": "hatchet", "b": "hatchet", "c": "hatchet"}))
    t.game.dictate(dice=[MISS, MISS, YELLOW_DIE.index(AXE)])
    t.choose("fight")
    t.choose("keep")
    t.choose("person:anton")
    assert t.p("anton") not in t.w.group
    assert t.p("boris") in t.w.group


@pytest.mark.rule("TW-940", "TW-941", "TW-942")
def test_all_killings_are_checked_after_the_fight() -> None:
    t = outside("marko", assault_rifle=1, ammo=2)
    t.game.dictate(dice=[A0, A0])
    t.run(StartFight(2, BARE))
    t.choose("weapon:assault-rifle")
    t.choose("fight")
    t.game.dictate(dice=[RED_DIE.index(3), RED_DIE.index(3), 6, 7])
    t.choose("shots:2")
    t.choose("keep")
    t.choose("keep")
    for foe in (1, 1, 1):
        t.choose(f"foe:{foe}")
    assert t.w.fight is None
    assert t.state("marko") == {"misery": 1}, "a 7 and an 8 against Empathy 7"


def last_blow(**more: Any) -> Table:
    """The only enemy is dead, and so is Anton; Marko, who fought beside him, will scavenge no more tonight."""
    t = outside("marko", "anton")
    t.game.dictate(dice=[A0])
    t.run(StartFight(1, BARE, **more))
    t.states("anton", wounds=3)
    (foe,) = now(t).foes
    t.w.fight = replace(now(t), foes=(replace(foe, wounds=3),), kills=1)
    t.dice(1, 5, 6)
    t.run(Hurt(t.p("anton"), 1), FightOver())
    assert t.w.stopped == (t.p("marko"),)
    assert t.w.searching() == ()
    return t


@pytest.mark.rule("TW-1787", "TW-945")
def test_the_loot_is_theirs_where_all_survivors_stop() -> None:
    t = last_blow(loot=("coffee",), gains=LOOTERS.loot)
    assert len(t.w.zones["findings-discard"].top) == 2
    assert t.piled()["coffee"] >= 1
    t = outside("marko")
    t.w.stopped = (t.p("marko"),)
    t.run(FindOne("furniture"), DrawFindings(("furniture", "pantry")))
    assert t.piled() == {}, "a search needs somebody who still searches"
    t.w.stopped = ()
    t.run(EndScavenging(), DrawFindings(("furniture",)))
    assert t.piled() == {}, "whoever is on the way home finds nothing more"


@pytest.mark.rule("TW-940", "TW-942", "TW-945")
def test_whoever_fought_answers_for_the_killing_even_if_he_stops() -> None:
    assert last_blow().state("marko") == {"misery": 1}, "a 6 against Empathy 7"


@pytest.mark.rule("TW-950", "TW-952")
def test_a_story_face_is_a_miss_or_trusted_to_fate() -> None:
    t = outside("boris")
    t.game.dictate(dice=[A0])
    t.run(StartFight(1, BARE))
    t.game.dictate(dice=[GREY_DIE.index(STORY), HIT, MISS])
    t.choose("fight")
    assert set(t.keys()) == {"miss", "trust", "again"}
    t.choose("again")
    t.choose("keep")
    assert now(t).foes[0].wounds == 1
    t.game.dictate(dice=[MISS, GREY_DIE.index(STORY)])
    t.choose("fight")
    t.choose("keep")
    assert t.asked == "foe-story"
    assert set(t.keys()) == {"miss", "trust"}
    t.choose("miss")
    assert t.state("boris") == {}


@pytest.mark.rule("TW-952")
def test_an_enemys_miss_is_rerolled_and_fate_ends_its_rolling() -> None:
    t = outside("anton")
    t.game.dictate(dice=[B2])
    t.run(StartFight(1, BARE))
    t.game.dictate(dice=[MISS, GREY_DIE.index(STORY), HIT])
    t.choose("fight")
    t.choose("miss")
    assert t.state("anton") == {"wounds": 1}
    t.fetch("fate/fate-5", "fate")
    t.game.dictate(dice=[MISS, GREY_DIE.index(STORY), HIT])
    t.choose("fight")
    t.choose("trust")
    assert t.state("anton") == {"wounds": 1}, "the colours differ: the blow is null, and it does not roll again"
    assert t.cards("fate-discard")[-1] == "fate-5"


@pytest.mark.rule("TW-953", "TW-954")
def test_fate_disarms_its_target() -> None:
    t = outside("anton")
    t.game.dictate(dice=[A0])
    t.run(StartFight(1, KNIVES))
    t.fetch("fate/fate-1", "fate")
    t.game.dictate(dice=[GREY_DIE.index(STORY), YELLOW_DIE.index(0)])
    t.choose("fight")
    t.choose("trust")
    foe = now(t).foes[0]
    assert (foe.wounds, foe.weapon) == (1, UNARMED)
    t = outside("anton", knife=1)
    t.game.dictate(dice=[A0])
    t.run(StartFight(1, BARE))
    t.choose("weapon:knife")
    t.fetch("fate/fate-1", "fate")
    t.game.dictate(dice=[YELLOW_DIE.index(0), GREY_DIE.index(STORY)])
    t.choose("fight")
    t.choose("trust")
    assert t.state("anton") == {"wounds": 1}
    assert (t.w.held[t.p("anton")], t.piled()) == (UNARMED, {"knife": 1})


@pytest.mark.rule("TW-954", "TW-953")
def test_both_sides_step_back() -> None:
    t = outside("anton")
    t.game.dictate(dice=[A0])
    t.run(StartFight(1, BARE, loot=("coffee",)))
    t.fetch("fate/fate-4", "fate")
    t.game.dictate(dice=[GREY_DIE.index(STORY), MISS])
    t.choose("fight")
    t.choose("trust")
    assert t.w.fight is None
    assert t.piled() == {}, "no loot"
    assert t.w.unknown == 8, "scavenging goes on"


@pytest.mark.rule("TW-956", "TW-954")
def test_when_both_sides_step_back_no_further_blow_falls() -> None:
    t = outside("anton", "cveta")
    t.game.dictate(dice=[A0, A0])
    t.run(StartFight(2, BARE))
    t.fetch("fate/fate-4", "fate")
    t.game.dictate(dice=[HIT, GREY_DIE.index(STORY)])
    t.choose("fight")
    at = t.w.chance.used
    t.choose("trust")
    assert t.w.fight is None
    assert t.state("anton") == t.state("cveta") == {}
    assert not t.w.chance.faces
    assert t.w.chance.used == at, "no enemy rolled any more"
    assert "person:anton" not in t.keys()


@pytest.mark.rule("TW-954", "TW-917")
def test_who_was_disarmed_stays_unarmed_until_the_fight_ends() -> None:
    t = outside("anton", "marin", knife=2)
    t.game.dictate(dice=[B2])
    t.run(StartFight(1, BARE))
    t.choose("weapon:knife")
    t.choose("weapon:knife")
    t.fetch("fate/fate-1", "fate")
    t.game.dictate(dice=[YELLOW_DIE.index(0), YELLOW_DIE.index(0), GREY_DIE.index(STORY)])
    t.choose("fight")
    t.answer("keep", "trust", "person:anton")
    assert t.asked == "round"
    t.choose("rearm")
    assert t.asked == "arm"
    t.choose("weapon:knife")
    assert t.asked == "round", "only Marin is given a weapon"
    assert (t.w.held[t.p("anton")], t.w.held[t.p("marin")]) == (UNARMED, ITEM["knife"])
    assert t.piled() == {"knife": 1}


@pytest.mark.rule("TW-953", "TW-955", "TW-1806")
def test_fate_hurts_who_rolled_even_in_a_backstab() -> None:
    t = outside("anton", knife=1)
    t.fetch("fate/fate-3", "fate")
    t.game.dictate(dice=[A0])
    t.run(StartFight(1, BARE, backstab="characters"))
    t.game.dictate(dice=[YELLOW_DIE.index(STORY)])
    t.choose("weapon:knife")
    t.choose("trust")
    assert now(t).foes[0].wounds == 2
    assert t.state("anton") == {"wounds": 1}
