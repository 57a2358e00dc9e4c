"""The Night Raid and the Crime Wave (TW-701 to TW-727)."""

import pytest

from holdfast.games.this_war.book.checks import Hurt
from holdfast.games.this_war.book.orders import FlagDay, RaidMod
from holdfast.games.this_war.book.pending import PutPending
from holdfast.games.this_war.flow.night_raid import CrimeWave
from holdfast.games.this_war.house.spaces import CRACKS
from holdfast.games.this_war.rules import GREY_DIE, RED_DIE, STORY, YELLOW_DIE
from tests.games.this_war.table import Table

MISS, HIT = GREY_DIE.index(0), GREY_DIE.index(1)


def guarded(*guards: str, **store: int) -> Table:
    """These stand guard, Cveta sleeps; the Storage holds just this."""
    t = Table()
    t.people(*guards, "cveta")
    t.tasks(**dict.fromkeys(guards, "guard"), cveta="floor")
    t.store(**store)
    return t


@pytest.mark.rule("TW-701", "TW-703", "TW-704", "TW-724")
def test_guards_are_armed_before_the_card_is_seen_and_their_weapons_are_safe() -> None:
    t = guarded("anton", knife=1, wood=1)
    t.raid("footsteps", 2, 0)
    assert t.asked == "arm"
    assert t.cards("raid-now") == []
    t.game.dictate(dice=[YELLOW_DIE.index(0)])
    t.choose("weapon:knife")
    assert t.stored() == {"knife": 1}, "one wood was all they could take"
    assert t.w.held == [-1] * 12, "weapons go back to Storage"


@pytest.mark.rule("TW-704", "TW-724", "TW-1013", "TW-1019")
def test_the_weapon_of_a_guard_who_falls_is_not_stolen() -> None:
    t = guarded("anton", "marin", knife=1, wood=1)
    t.states("anton", wounds=3)
    t.raid("bandits", 3, 2)
    t.choose("weapon:knife")
    t.game.dictate(dice=[YELLOW_DIE.index(0), MISS])
    t.choose("person:anton")
    t.choose("keep") if t.asked == "blow" else None
    t.choose("person:anton")
    assert t.group() == ["marin", "cveta"]
    assert t.stored() == {"knife": 1}, "three Damage: one wood was all they found, the knife was in his hands"
    assert t.w.held == [-1] * 12
    assert t.faults() == []


@pytest.mark.rule("TW-702", "TW-705", "TW-708")
def test_damage_and_wounds() -> None:
    t = guarded("anton", "marin", wood=9)
    t.raid("bandits", 3, 2)
    t.game.dictate(dice=[MISS, MISS])
    t.choose("person:anton")
    t.choose("keep") if t.asked == "blow" else None
    t.choose("person:anton")
    t.choose("person:marin") if t.asked == "choose-people" else None
    assert t.stored() == {"wood": 6}
    assert (t.state("anton"), t.state("marin")) == ({"wounds": 1}, {"wounds": 1})
    assert t.state("cveta") == {}


@pytest.mark.rule("TW-706")
def test_the_leader_chooses_what_is_lost_and_blank_tokens_go_last() -> None:
    t = guarded("anton", wood=1, coffee=1)
    t.token("music-box", "storage")
    t.token("carpenter", "shelter", 3)
    t.game.dictate(dice=[MISS])
    t.raid("looters", 3, 1)
    t.choose("give:coffee")
    assert t.stored() == {}
    assert [token.name for token in t.w.tokens] == ["carpenter"], "the third Damage took the Music Box"


@pytest.mark.rule("TW-707")
def test_the_dead_take_no_more_wounds() -> None:
    t = guarded("anton", "marin")
    t.states("anton", wounds=3)
    t.raid("bandits", 3, 2)
    t.game.dictate(dice=[MISS, MISS])
    t.choose("person:anton")
    t.choose("keep") if t.asked == "blow" else None
    t.choose("person:anton")
    assert t.group() == ["marin", "cveta"]
    assert t.state("marin") == {"wounds": 1}


@pytest.mark.rule("TW-709", "TW-724")
def test_hits_are_divided_as_the_leader_likes() -> None:
    t = guarded("anton", hatchet=1, wood=9)
    t.raid("more-bandits", 4, 2)
    t.game.dictate(dice=[YELLOW_DIE.index(2)])
    t.choose("weapon:hatchet")
    assert set(t.keys()) == {"off-wounds:0", "off-wounds:1", "off-wounds:2"}
    t.choose("off-wounds:1")
    assert t.state("anton") == {"wounds": 1}
    assert t.stored() == {"hatchet": 1, "wood": 6}


@pytest.mark.rule("TW-710", "TW-711")
def test_a_firearm_needs_ammo() -> None:
    t = guarded("anton", pistol=1, ammo=1, wood=9)
    t.raid("footsteps", 2, 0)
    t.choose("weapon:pistol")
    t.game.dictate(dice=[RED_DIE.index(2)])
    t.choose("shots:1")
    assert t.stored() == {"pistol": 1, "wood": 9}
    t = guarded("anton", pistol=1, wood=9)
    t.raid("footsteps", 2, 0)
    t.game.dictate(dice=[HIT])
    t.choose("weapon:pistol")
    assert t.stored() == {"pistol": 1, "wood": 8}, "without Ammo he rolls Grey"
    t = guarded("anton", pistol=1, ammo=1, wood=9)
    t.raid("footsteps", 2, 0)
    t.choose("weapon:pistol")
    t.game.dictate(dice=[MISS])
    t.choose("no-shot")
    assert t.stored()["ammo"] == 1


@pytest.mark.rule("TW-712", "TW-713", "TW-726")
def test_a_symbol_of_its_weapon_ignores_the_whole_card() -> None:
    for weapon, face, die in (("shotgun", -3, RED_DIE), ("pistol", -3, RED_DIE)):
        t = guarded("anton", ammo=1, wood=9, **{weapon: 1})
        t.raid("looters", 3, 1)
        t.choose(f"weapon:{weapon}")
        t.game.dictate(dice=[die.index(face)])
        t.choose("shots:1")
        assert t.stored().get("wood") == (9 if weapon == "shotgun" else 6)
        assert t.state("anton") == ({} if weapon == "shotgun" else {"wounds": 1})


@pytest.mark.rule("TW-714", "TW-715")
def test_prowess_rerolls_cost_no_ammo_and_are_shared_by_two_shots() -> None:
    t = guarded("marin", assault_rifle=1, ammo=2, wood=9)
    t.raid("more-bandits", 4, 2)
    t.choose("weapon:assault-rifle")
    t.game.dictate(dice=[RED_DIE.index(-4), RED_DIE.index(3), RED_DIE.index(1)])
    t.choose("shots:2")
    t.choose("again")
    assert t.asked == "shields", "the one reroll is spent on the first shot"
    t.choose("off-wounds:2")
    assert t.stored() == {"assault-rifle": 1, "wood": 7}
    t = guarded("roman", wood=9)
    t.game.dictate(dice=[0, 0, 0, YELLOW_DIE.index(2)])
    t.raid("footsteps", 2, 0)
    for _ in range(3):
        t.choose("again")
    assert t.stored() == {"wood": 9}


@pytest.mark.rule("TW-716", "TW-725")
def test_the_story_face_in_a_raid() -> None:
    for card, wood in (("fate-4", 9), ("fate-1", 8), ("fate-2", 7)):
        t = guarded("anton", wood=9)
        t.fetch(f"fate/{card}", "fate")
        t.game.dictate(dice=[GREY_DIE.index(STORY)])
        t.raid("footsteps", 2, 0)
        t.choose("trust")
        assert t.stored() == {"wood": wood}, card
        assert t.state("anton") == {}


@pytest.mark.rule("TW-717")
def test_board_ups_shield_in_every_raid() -> None:
    t = guarded("anton", wood=9)
    t.w.boards = 1 << CRACKS[0] | 1 << CRACKS[1]
    t.game.dictate(dice=[MISS])
    t.raid("footsteps", 2, 0)
    assert t.stored() == {"wood": 9}
    assert t.w.boards.bit_count() == 2


@pytest.mark.rule("TW-718", "TW-1213")
def test_a_pending_script_comes_first() -> None:
    t = guarded("anton", wood=9)
    t.run(PutPending("night-raids", "r2b"))
    t.game.dictate(dice=[MISS])
    t.raid("footsteps", 2, 0)
    assert "r2b" in t.w.read
    assert t.stored() == {"filter": 2, "wood": 9} or sum(t.stored().values()) == 9


@pytest.mark.rule("TW-719", "TW-723")
def test_resolved_cards_wait_in_the_discards() -> None:
    t = guarded("anton", wood=9)
    t.game.dictate(dice=[MISS])
    t.raid("footsteps", 2, 0)
    t.choose(t.keys()[0])
    assert t.cards("raid-discard") == ["footsteps"], "the Crime Wave does not bring it back"
    assert t.w.size("night-raids") + t.w.size("red-raids") == 9


@pytest.mark.rule("TW-726")
def test_an_ignored_raid_draws_no_card_but_crime_goes_on() -> None:
    t = guarded("anton", wood=9)
    t.run(RaidMod(ignore=True))
    t.raid("bandits", 3, 2)
    assert t.asked == "wave"
    assert t.cards("raid-discard") == []
    assert t.stored() == {"wood": 9}
    t.choose(t.keys()[0])
    assert t.w.raid_changes == ()


@pytest.mark.rule("TW-727")
def test_sleepers_and_scavengers_are_not_wounded() -> None:
    t = Table()
    t.people("anton", "marin", "cveta")
    t.tasks(anton="guard", marin="scavenge", cveta="floor")
    t.store()
    t.game.dictate(dice=[MISS])
    t.raid("bandits", 3, 2)
    assert t.state("anton") == {"wounds": 2}
    assert (t.state("marin"), t.state("cveta")) == ({}, {})


@pytest.mark.rule("TW-1793", "TW-1748", "TW-1866")
def test_what_changes_the_numbers_before_the_dice() -> None:
    t = guarded("anton", wood=9)
    t.built(g3="reinforced-door")
    t.token("watchdog", "guard")
    t.run(RaidMod(damage=3))
    t.game.dictate(dice=[MISS])
    t.raid("looters", 3, 1)
    assert t.stored() == {"wood": 9 - 4}
    assert t.state("anton") == {}


@pytest.mark.rule("TW-1821", "TW-706")
def test_robbers_bring_the_worse_of_two() -> None:
    t = guarded("anton", wood=9)
    t.run(FlagDay("robbers", night=True))
    t.fetch("night-raid/looters", "night-raids")
    t.game.dictate(dice=[MISS])
    t.raid("footsteps", 2, 0)
    assert t.cards("raid-discard") == ["footsteps", "looters"]
    assert t.stored() == {"wood": 6}


@pytest.mark.rule("TW-720", "TW-721", "TW-1504")
def test_the_crime_wave_runs_out() -> None:
    t = Table()
    w = t.w
    for _ in range(4):
        w.pass_unseen("red-raids", "night-raids")
    for _ in range(5):
        w.pass_unseen("red-residents", "residents")
    t.run(CrimeWave())
    assert w.size("red-residents") == 0, "if only one is left, that one"
    t.run(CrimeWave())
    assert t.idle
    t = Table(difficulty="harder")
    t.run(CrimeWave())
    t.choose("raids:1")
    assert (t.w.size("red-raids"), t.w.size("red-residents")) == (3, 4)


@pytest.mark.rule("TW-1791", "TW-1792")
def test_the_texts_of_raid_cards() -> None:
    t = guarded("anton", raw_food=1, wood=3)
    t.raid("hungry-neighbours")
    t.choose("feed")
    assert "r2" in t.w.read
    assert t.stored() == {"wood": 3}
    t = guarded("anton", wood=9, raw_food=1)
    t.game.dictate(dice=[MISS])
    t.raid("deserters")
    assert "raw-food" not in t.stored(), "deserters want food first"
    t = guarded("anton", wood=9)
    t.states("anton", wounds=3)
    t.game.dictate(dice=[MISS])
    t.raid("gang-of-thugs")
    assert "r4" not in t.w.read or t.group() == ["cveta"]
    t = guarded("anton", wood=9)
    t.w.boards = 1 << CRACKS[0]
    t.game.dictate(dice=[MISS])
    t.raid("gang-with-crowbars")
    t.choose("off-wounds:1")
    assert t.w.boards == 0
    t = guarded("anton")
    t.states("anton", misery=1)
    t.dice(10)
    t.raid("quiet-night")
    assert t.state("anton") == {}
    assert "r1" not in t.w.read


@pytest.mark.rule("TW-1017")
def test_a_guard_who_falls_is_spoken_of_when_the_raid_is_over() -> None:
    t = guarded("anton", "boris", wood=9)
    t.states("anton", wounds=3)
    seen = t.record(Hurt)
    t.game.dictate(dice=[MISS, MISS])
    t.raid("looters", 3, 1)
    t.choose("person:anton")
    while t.asked == "blow":
        t.choose("keep")
    t.choose("person:anton")
    assert not seen
    assert t.group() == ["boris", "cveta"]
    assert any(key.startswith("end-anton") for key in t.w.read)
    assert t.stored() == {"wood": 6}


@pytest.mark.rule("TW-1017", "TW-725", "TW-710")
def test_a_guard_who_falls_by_his_first_shot_fires_no_second() -> None:
    t = guarded("anton", assault_rifle=1, ammo=2, wood=9)
    t.states("anton", wounds=3)
    t.fetch("fate/fate-7", "fate")
    t.raid("bandits", 3, 2)
    t.choose("weapon:assault-rifle")
    t.game.dictate(dice=[RED_DIE.index(STORY), RED_DIE.index(3)])
    t.choose("shots:2")
    t.choose("trust")
    assert "anton" not in t.group()
    assert t.w.raid is not None
    assert t.w.raid.hits == 1, "the ricochet is a hit, but the dead roll no more"


@pytest.mark.rule("TW-1793", "TW-1792", "TW-724")
def test_what_a_raids_own_text_changes_is_for_the_next_raid() -> None:
    t = guarded("anton", wood=9)
    t.dice(1)
    t.raid("quiet-night")
    t.choose("whisper")
    assert "r1c" in t.w.read
    while not t.idle:
        t.choose(t.keys()[0])
    assert [change.damage for change in t.w.raid_changes] == [-1], "a ridge of glass for whoever comes next"
    t.game.dictate(dice=[MISS])
    t.raid("footsteps", 2, 0)
    assert t.stored() == {"wood": 9 - 1}
    assert t.w.raid_changes == ()


@pytest.mark.rule("TW-727", "TW-705")
def test_a_raid_comes_although_no_guard_is_left() -> None:
    t = guarded("anton", wood=9)
    t.w.tasks[t.p("anton")] = ""
    t.raid("looters", 3, 1)
    assert t.stored() == {"wood": 6}
    assert (t.state("anton"), t.state("cveta")) == ({}, {})


@pytest.mark.rule("TW-1791", "TW-1793")
def test_feeding_the_neighbours_does_not_stop_wounds_that_something_else_added() -> None:
    t = guarded("anton", raw_food=1, wood=3)
    t.run(RaidMod(damage=2, wounds=1))
    t.raid("hungry-neighbours")
    t.choose("feed")
    assert t.stored() == {"wood": 3}
    assert t.state("anton") == {"wounds": 1}
