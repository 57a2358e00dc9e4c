"""Dawn (TW-801 to TW-820), Fate (TW-1800 to TW-1806), Spirit lines (TW-1102 to TW-1106)."""

import pytest

from holdfast.games.this_war.book.narrative import Narrative
from holdfast.games.this_war.book.pending import PutPending
from holdfast.games.this_war.cards import Turn
from holdfast.games.this_war.city.locations import exchange
from holdfast.games.this_war.flow.dawn import DawnTokens, DeathAmongUs
from holdfast.games.this_war.people.health import ColdCheck, DawnMeds, DoctorCalls, Sickness
from holdfast.games.this_war.people.spirit import Alcohol, SpiritLine
from holdfast.games.this_war.rules import ITEM
from holdfast.games.this_war.things.tracks import Cold
from tests.games.this_war.table import Table


@pytest.mark.rule("TW-801", "TW-818", "TW-637")
def test_scavengers_come_home_with_their_findings() -> None:
    t = Table()
    t.people("anton", "marin")
    t.tasks(anton="guard", marin="scavenge")
    t.store(wood=1)
    t.pile(raw_food=2)
    t.fetch("fate/fate-4", "fate")
    t.dawn()
    assert t.asked == "choose-narrative"
    assert (t.stored(), t.piled()) == ({"wood": 1, "raw-food": 2}, {})
    assert t.w.at_home() == t.w.group


@pytest.mark.rule("TW-802", "TW-803", "TW-804", "TW-1304")
def test_medicine_is_laid_on_the_ill_and_the_wounded() -> None:
    t = Table()
    t.people("anton", "marin")
    t.states("anton", illness=1, wounds=1)
    t.store(meds=2, herbal_meds=1, bandages=2)
    t.in_phase("dawn", DawnMeds())
    assert "assign:marin:meds" not in t.keys()
    t.choose("assign:anton:meds")
    assert "assign:anton:herbal-meds" not in t.keys(), "one at a time"
    t.choose("assign:anton:bandages")
    assert t.idle
    assert t.stored() == {"meds": 1, "herbal-meds": 1, "bandages": 1}
    assert t.state("anton") == {"illness": 1, "wounds": 1}, "it acts when Fate says so"
    assert not t.faults()


@pytest.mark.rule("TW-804", "TW-1013")
def test_the_medicine_of_the_dead_goes_back_to_the_box() -> None:
    t = Table()
    t.people("anton", "marin")
    t.states("anton", illness=1, wounds=3)
    t.store(meds=1)
    t.in_phase("dawn", DawnMeds())
    t.choose("assign:anton:meds")
    t.dice(1)
    t.run(Sickness("wounds", Turn(4, 9)))
    assert t.group() == ["marin"]
    assert t.stored(t.w.box)["meds"] == 3


@pytest.mark.rule("TW-805", "TW-1802")
def test_herbal_meds_are_not_meds() -> None:
    for rolled, level in ((4, 3), (5, 2)):
        t = Table()
        t.people("anton")
        t.states("anton", illness=3)
        t.store(herbal_meds=1)
        t.in_phase("dawn", DawnMeds())
        t.choose("assign:anton:herbal-meds")
        t.dice(rolled)
        t.run(Sickness("illness", Turn(4, 9)))
        assert t.state("anton") == {"illness": level}
        assert t.stored(t.w.box)["herbal-meds"] == 3


@pytest.mark.rule("TW-806", "TW-807", "TW-1805")
def test_a_fate_card_from_top_to_bottom() -> None:
    t = Table()
    t.people("arica")
    t.locations("hotel", "school", "library")
    t.run(Cold(3))
    t.store()
    t.dice(3, 4, 9)
    t.fate("fate-1")
    assert t.state("arica") == {"illness": 2, "misery": 2}, "who falls ill in the cold already rolls for Illness"
    assert t.cards("near") == ["school"]
    assert t.cards("fate-discard") == ["fate-1"]


@pytest.mark.rule("TW-809")
def test_without_locations_nothing_new_is_placed() -> None:
    t = Table()
    for _ in range(15):
        exchange(t.w, "near")
    exchange(t.w, "near")
    assert list(t.w.places()) == ["near", "medium"]
    assert t.w.size("location") == 0


@pytest.mark.rule("TW-810", "TW-811", "TW-1305")
def test_alcohol() -> None:
    t = Table()
    t.people("anton", "marin", "boris")
    t.states("anton", misery=2)
    t.states("marin", misery=1, fatigue=3)
    t.store(moonshine=2, alcohol_100=1)
    t.in_phase("dawn", Alcohol())
    assert not [key for key in t.keys() if key.startswith("drink:boris")], "who is not miserable does not drink"
    t.choose("drink:anton:moonshine")
    assert t.state("anton") == {"misery": 1, "fatigue": 2}
    assert not [key for key in t.keys() if key.startswith("drink:anton")], "one each"
    t.choose("drink:marin:alcohol-100")
    assert t.state("marin") == {"fatigue": 4}
    assert t.idle
    t.day()
    assert not [key for key in t.keys() if key.startswith("drink")], "only at Dawn"


@pytest.mark.rule("TW-812", "TW-813", "TW-1840")
def test_two_are_read_and_one_is_kept() -> None:
    t = Table()
    t.people("anton")
    t.states("anton", misery=2)
    t.draws("a-song", "hidden-shelf")
    t.in_phase("dawn", Narrative())
    assert set(t.keys()) == {"narrative:a-song", "narrative:hidden-shelf"}
    t.choose("narrative:hidden-shelf")
    assert t.cards("kept") == ["hidden-shelf"]
    assert t.w.size("narrative") == 14
    assert t.state("anton") == {"misery": 2}
    t.draws("a-song", "a-promise")
    t.in_phase("dawn", Narrative())
    t.choose("narrative:a-song")
    assert t.state("anton") == {"misery": 1}
    assert t.cards("narrative-discard") == ["a-song"]


@pytest.mark.rule("TW-813")
def test_at_most_two_are_kept() -> None:
    t = Table()
    t.people("anton")
    t.keep("a-promise", "careful-steps")
    t.draws("extra-shift", "a-song")
    t.in_phase("dawn", Narrative())
    t.choose("narrative:extra-shift")
    t.choose("narrative:careful-steps")
    assert sorted(t.cards("kept")) == ["a-promise", "extra-shift"]


@pytest.mark.rule("TW-819")
def test_a_card_that_cannot_be_paid_has_no_effect() -> None:
    t = Table()
    t.people("anton")
    t.states("anton", misery=2)
    t.store(cigarette=1)
    t.draws("a-shared-cigarette", "reading-aloud")
    t.in_phase("dawn", Narrative())
    t.choose("narrative:a-shared-cigarette")
    assert (t.state("anton"), t.stored()) == ({"misery": 2}, {"cigarette": 1})
    for card in [c for c in t.w.content.unique if c.deck == "narrative-action" and c.id != "silence"]:
        t.fetch(card.key, "waste")
    t.in_phase("dawn", Narrative())
    assert t.cards("narrative-discard") == ["silence"], "what is left"


@pytest.mark.rule("TW-814", "TW-815", "TW-816")
def test_one_roll_however_many_were_lost() -> None:
    t = Table()
    t.people("cveta", "roman")
    t.states("cveta", misery=2)
    t.w.losses = 2
    t.dice(3)
    t.in_phase("dawn", DeathAmongUs())
    assert t.group() == ["roman"]
    assert t.state("roman") == {}, "no second roll at this Dawn"
    assert t.w.losses == 1, "it counts for the next one"


@pytest.mark.rule("TW-817", "TW-820")
def test_the_night_ends_and_an_empty_fate_deck_is_made_anew() -> None:
    t = Table()
    t.people("anton")
    t.store()
    for n in range(1, 8):
        t.fetch(f"fate/fate-{n}", "fate-discard")
    t.w.today = ("snipers",)
    t.dice(9, 9)
    t.dawn()
    while not t.idle:
        t.choose(t.keys()[0])
    assert t.w.size("fate") == 6
    assert "snipers" not in t.w.today


@pytest.mark.rule("TW-807", "TW-1213")
def test_a_pending_script_on_fate_comes_first() -> None:
    t = Table()
    t.people("anton")
    t.store()
    t.run(PutPending("fate", "r2b"))
    t.fetch("fate/fate-4", "fate")
    t.dawn()
    assert "r2b" in t.w.read
    assert t.stored() == {"filter": 2}


@pytest.mark.rule("TW-1801", "TW-1866")
def test_the_cold_check() -> None:
    t = Table()
    t.people("anton", "marin")
    t.run(Cold(4))
    t.dice(4, 5)
    t.in_phase("dawn", ColdCheck())
    assert (t.state("anton"), t.state("marin")) == ({"illness": 1}, {})
    t.token("warm-clothes", "storage", 3)
    t.dice(3, 3)
    t.run(ColdCheck())
    assert t.state("marin") == {}, "Warm Clothes: two less"
    assert t.w.tokens[0].uses == 2


@pytest.mark.rule("TW-1802", "TW-1803")
def test_treated_and_untreated() -> None:
    t = Table()
    t.people("anton", "marin", "boris")
    t.states("anton", wounds=3)
    t.states("marin", wounds=2)
    t.states("boris", wounds=2)
    t.store(bandages=1)
    t.in_phase("dawn", DawnMeds())
    t.choose("assign:anton:bandages")
    t.tasks(boris="bed")
    t.dice(3, 5)
    t.run(Sickness("wounds", Turn(3, 9)))
    assert t.state("anton") == {"wounds": 1}
    assert t.state("marin") == {"wounds": 3}
    assert t.state("boris") == {"wounds": 1}, "a Bed adds 4 to the roll"
    t.dice(5, 5, 5)
    t.run(Sickness("wounds", Turn(3, 9)))
    assert t.state("marin") == {"wounds": 3}, "in between nothing changes"


@pytest.mark.rule("TW-1804", "TW-1806", "TW-1800")
def test_the_seven_fate_cards() -> None:
    t = Table()
    printed = {
        "fate-1": (True, (5, 10), (3, 10), "a", "near", "grey"),
        "fate-2": (False, (4, 9), (4, 10), "a", None, "red"),
        "fate-3": (True, (4, 10), (3, 9), "b", "medium", "yellow"),
        "fate-4": (False, (2, 8), (2, 8), "", "near", "grey"),
        "fate-5": (True, (5, 10), (4, 10), "a", None, "red"),
        "fate-6": (True, (4, 10), (4, 10), "c", "far", "yellow"),
        "fate-7": (True, (5, 10), (4, 10), "b", "medium", "red"),
    }
    for id, (cold, illness, wounds, spirit, space, die) in printed.items():
        fate = t.w.fate(t.w.content.index[f"fate/{id}"])
        assert (fate.cold, fate.spirit, fate.exchange, fate.story.die) == (cold, spirit, space, die)
        assert (fate.illness.up, fate.illness.down) == illness
        assert (fate.wounds.up, fate.wounds.down) == wounds
    t.people("anton")
    t.locations("hotel", "school", "library")
    t.store()
    t.fate("fate-4")
    assert t.cards("near") == ["school"]
    assert t.state("anton") == {}, "no Spirit line"


@pytest.mark.rule("TW-1102", "TW-1103", "TW-1106", "TW-1714")
def test_spirit_lines_in_the_order_the_leader_likes() -> None:
    t = Table()
    t.people("bruno", "emilia", "pavle")
    t.store(coffee=1)
    t.in_phase("dawn", SpiritLine("a"))
    assert set(t.keys()) == {"in-order", "person:bruno", "person:emilia"}
    t.choose("person:emilia")
    t.choose("give")
    assert t.state("bruno") == {"misery": 1}, "the coffee is gone"
    assert (t.state("emilia"), t.state("pavle")) == ({}, {})


@pytest.mark.rule("TW-1866")
def test_the_doctor_the_child_and_the_music_box() -> None:
    t = Table()
    t.people("anton", "marin")
    t.states("anton", wounds=2, misery=3)
    t.token("old-doctor", "shelter", 2)
    t.in_phase("dawn", DoctorCalls())
    t.choose("treat:anton:wounds")
    assert t.state("anton") == {"wounds": 1, "misery": 3}
    assert t.w.tokens[0].uses == 1
    t.w.tokens = ()
    t.token("music-box", "storage")
    t.dice(8)
    t.in_phase("dawn", DawnTokens())
    assert t.state("anton") == {"wounds": 1, "misery": 2}
    t.w.tokens = ()
    t.token("child", "shelter")
    t.w.today = ("child-fed",)
    t.w.day = 2
    t.in_phase("dawn", DawnTokens())
    assert t.state("anton") == {"wounds": 1, "misery": 1}
    t.w.day = 3
    t.in_phase("dawn", DawnTokens())
    assert t.state("anton") == {"wounds": 1, "misery": 1}, "every second Dawn"


@pytest.mark.rule("TW-1301", "TW-1303", "TW-801")
def test_what_came_home_can_be_eaten_before_fate_decides() -> None:
    """Also where there is no medicine in the house; but nobody is asked where nobody is hungry."""
    for hunger in (0, 2):
        t = Table()
        t.people("anton", "marin")
        t.store(raw_food=1)
        t.states("anton", hunger=hunger, illness=3)
        t.run(DawnMeds())
        assert t.idle == (not hunger)
        if hunger:
            t.choose("eat:anton:raw-food")
            assert t.state("anton") == {"hunger": 1, "illness": 3}
            assert t.w.storage[ITEM["raw-food"]] == 0


@pytest.mark.rule("TW-1866", "TW-1867")
def test_the_music_box_is_silent_where_the_child_has_cheered_the_only_one_who_would_listen() -> None:
    t = Table()
    t.people("anton", "marin")
    t.states("anton", misery=3)
    t.states("marin", misery=1)
    t.token("child", "shelter")
    t.token("music-box")
    t.w.day = 2
    t.w.remember("child-fed")
    t.in_phase("dawn", DawnTokens())
    t.choose("person:anton")
    assert t.idle
    assert t.state("anton") == {"misery": 2}
