"""States, endings and Characters (TW-1001 to TW-1018, TW-1101 to TW-1109, TW-1710 to TW-1716)."""

import pytest

from holdfast.games.this_war.book.checks import EmpathyCheck, Hurt
from holdfast.games.this_war.cards import Pick
from holdfast.games.this_war.combat.fight import StartFight
from holdfast.games.this_war.people.joining import Join, StartingSwap
from holdfast.games.this_war.people.leaving import DISPATCH, ENDINGS, Farewell, RemoveCharacter
from holdfast.games.this_war.people.spirit import SpiritLine
from holdfast.games.this_war.people.states import EndScene, State, change
from holdfast.games.this_war.rules import FATIGUE, MISERY, STANDARD
from tests.games.this_war.table import Table


@pytest.mark.rule("TW-1001", "TW-1002", "TW-1003", "TW-1012")
def test_states_rise_and_fall_between_nought_and_four() -> None:
    t = Table()
    t.people("anton", "marin")
    t.in_phase("day", State("all", "fatigue", 1), State("all", "fatigue", 1), State("all", "illness", -3))
    assert t.state("anton") == {"fatigue": 2}
    t.run(State("all", "fatigue", -5))
    assert t.state("anton") == {}


@pytest.mark.rule("TW-1005")
def test_two_or_three_means_just_that() -> None:
    for misery, illness in ((1, 0), (2, 1), (3, 1)):
        t = Table()
        t.people("marin")
        t.states("marin", misery=misery)
        t.fetch("fate/fate-3", "fate")
        t.in_phase("dawn", SpiritLine("b"))
        assert t.state("marin").get("illness", 0) == illness


@pytest.mark.rule("TW-1006", "TW-1008", "TW-1013")
def test_level_four_acts_at_once() -> None:
    t = Table()
    t.people("anton", "marin")
    t.states("anton", hunger=3, misery=1)
    t.store(canned_food=1)
    t.in_phase("day", State("all", "hunger", 1), State("all", "hunger", -1))
    assert t.group() == ["marin"]
    assert t.where("anton") == "waste"
    assert t.state("anton") == {}, "his State tokens are in the box again"


@pytest.mark.rule("TW-1007", "TW-1009", "TW-1016")
def test_dispatch_and_state_give_the_ending() -> None:
    expected = {
        208: ("death", "death", "death", "departure"),
        285: ("death", "death", "departure", "breakdown"),
        458: ("death", "death", "death", "breakdown"),
        645: ("death", "death", "departure", "departure"),
        738: ("death", "death", "death", "departure"),
    }
    for i, number in enumerate(DISPATCH):
        assert tuple(ENDINGS[state][i] for state in (3, 2, 0, 4)) == expected[number]
        for state, ending in zip((3, 2, 0, 4), expected[number], strict=True):
            t = Table()
            t.people("anton", "marin")
            t.store(canned_food=1, raw_food=1, wood=1)
            t.w.phase = "day"
            t.w.fallen = ((t.p("anton"), 1 << state),)
            t.game.dictate(dice=[i])
            t.run(Farewell(t.p("anton"), 1 << state))
            while not t.idle:
                t.choose(t.keys()[0])
            assert f"end-anton-{ending}" in t.w.read
            assert f"disp-{number}" in t.w.read
            lost = 3 - sum(t.stored().values())
            assert lost == {"death": 0, "departure": 1, "breakdown": 2}[ending]
            if ending == "departure":
                assert "canned-food" not in t.stored()


@pytest.mark.rule("TW-1010")
def test_fatigue_collapses_and_what_is_more_is_misery() -> None:
    t = Table()
    t.people("anton")
    t.states("anton", fatigue=3)
    change(t.w, t.p("anton"), FATIGUE, 3)
    assert t.state("anton") == {"fatigue": 4, "misery": 2}
    assert t.group() == ["anton"]


@pytest.mark.rule("TW-1013", "TW-1014")
def test_who_left_counts_like_the_dead() -> None:
    t = Table()
    t.people("anton", "marin")
    t.armed(anton="knife")
    t.store()
    t.in_phase("day", RemoveCharacter(Pick(1, "all-in-shelter"), "gone"))
    t.choose("person:anton")
    assert t.w.losses == 1
    assert t.stored() == {"knife": 1}
    assert t.where("anton") == "waste"
    assert not t.faults()


@pytest.mark.rule("TW-1015", "TW-1403")
def test_without_anybody_the_campaign_is_lost() -> None:
    t = Table()
    t.people("anton")
    t.states("anton", misery=3)
    t.in_phase("day", State("all", "misery", 1))
    assert t.game.outcome is not None
    assert (t.game.outcome.won, t.game.outcome.why) == (False, "nobody-left")


@pytest.mark.rule("TW-1017")
def test_inside_a_script_the_ending_waits() -> None:
    t = Table()
    t.people("zlata", "anton")
    t.states("zlata", misery=3)
    t.w.phase = "day"
    t.w.scene = 1
    t.run(State("all", "misery", 1))
    assert t.group() == ["anton"]
    assert not [key for key in t.w.read if key.startswith("end-")]
    t.run(EndScene())
    assert [key for key in t.w.read if key.startswith("end-zlata")]


@pytest.mark.rule("TW-1018")
def test_several_endings_in_the_order_the_leader_chooses() -> None:
    t = Table()
    t.people("zlata", "anton", "marin")
    t.states("zlata", illness=3)
    t.states("anton", illness=3)
    t.in_phase("day", State("all", "illness", 1))
    assert set(t.keys()) == {"person:zlata", "person:anton"}
    t.choose("person:anton")
    assert t.group() == ["marin"]
    assert {"end-zlata-death", "end-anton-death"} <= set(t.w.read)


@pytest.mark.rule("TW-1105", "TW-1715")
def test_an_ability_is_optional_and_needs_its_owner_there() -> None:
    t = Table()
    t.people("emilia", "cveta")
    t.dice(1)
    t.in_phase("day", EmpathyCheck("all-in-shelter"))
    t.choose("keep")
    assert (t.state("emilia"), t.state("cveta")) == ({"misery": 1}, {"misery": 1})
    t.dice(1)
    t.run(EmpathyCheck("all-in-shelter"))
    t.choose("calm:cveta")
    assert (t.state("emilia"), t.state("cveta")) == ({"misery": 2}, {"misery": 1})
    t.dice(1)
    t.run(EmpathyCheck("all-in-shelter"))
    assert t.idle, "once per day"
    t = Table()
    t.people("emilia", "cveta")
    t.outside("hotel", "cveta")
    t.dice(1)
    t.run(EmpathyCheck())
    assert t.asked != "calm-voice", "she is not there"


@pytest.mark.rule("TW-1107", "TW-1108", "TW-1109")
def test_a_newcomer() -> None:
    t = Table()
    t.people("anton")
    t.draws("zlata")
    t.day()
    t.run(Join())
    assert t.group() == ["anton", "zlata"]
    assert t.state("zlata") == {"hunger": 1, "misery": 1}
    assert t.w.starting == (t.p("anton"),)
    assert t.w.idle >> t.p("zlata") & 1, "from the next turn on"
    while t.w.size("characters"):
        t.w.group = t.w.group[:1]
        t.run(Join())
    before = t.w.group
    t.run(Join())
    assert t.w.group == before, "nobody is left to come"


@pytest.mark.rule("TW-1218")
def test_another_starting_character() -> None:
    t = Table()
    t.people("anton", "marin", starting=("anton",))
    t.in_phase("day", RemoveCharacter(Pick(1, "all"), "gone"))
    t.choose("person:anton")
    t.run(StartingSwap(Pick(1, "all-present")))
    assert t.p("marin") in t.w.starting
    t.morning("ceasefire", deck="ending-event")
    assert t.game.outcome is not None
    assert t.game.outcome.won


@pytest.mark.rule("TW-1841", "TW-1842")
def test_a_promise_holds_somebody_once() -> None:
    t = Table()
    t.people("anton", "marin")
    t.keep("a-promise")
    t.states("anton", misery=3)
    t.in_phase("day", State("all", "misery", 1))
    t.choose("keep-promise")
    assert t.state("anton") == {"misery": 3}
    assert t.cards("kept") == []
    t.run(State("all", "misery", 1))
    assert t.group() == ["marin"]
    t = Table()
    t.people("anton", "marin")
    t.keep("a-promise")
    t.states("anton", misery=3)
    t.in_phase("day", State("all", "misery", 1))
    t.choose("let-go")
    assert t.group() == ["marin"]
    assert t.cards("kept") == ["a-promise"]
    assert MISERY == 4


PRINTED = """arica 0 1 3 3|marin 0 1 6 3|anton 0 0 4 2|boris 1 2 5 4|bruno 0 1 4 3|cveta 0 0 8 2|emilia 0 0 4 2
katia 0 1 6 3|marko 1 2 7 4|pavle 1 2 5 3|roman 1 3 2 3|zlata 0 0 7 3"""


@pytest.mark.rule("TW-1711", "TW-1712", "TW-1713")
def test_the_numbers_of_the_characters() -> None:
    t = Table()
    for line in PRINTED.replace("\n", "|").split("|"):
        id, red, prowess, empathy, inventory = line.split()
        p = t.p(id)
        card = t.w.character(p)
        assert (card.red, card.prowess, card.empathy) == (bool(int(red)), int(prowess), int(empathy)), id
        assert card.inventory == int(inventory), id


@pytest.mark.rule("TW-1716", "TW-622")
def test_boris_digs_alone_outside_too() -> None:
    t = Table()
    t.people("boris", "anton")
    t.outside("tram-depot", "boris")
    t.next_cards("rubble")
    t.draws("findings-9")
    t.choose("reveal")
    t.choose("dig-together")
    assert (t.w.noise, t.w.unknown) == (3, 7)
    assert t.piled() == {"broken-pistol": 1}
    t.next_cards("debris")
    t.draws("findings-5")
    t.dice(10)
    t.choose("reveal")
    t.choose("search")
    assert t.w.noise == 3 + STANDARD.search_noise + 1, "he is heavy: one more"


@pytest.mark.rule("TW-1713", "TW-1715")
def test_comfort_and_music_at_no_place() -> None:
    t = Table()
    t.people("cveta", "zlata", "anton")
    t.states("anton", misery=2)
    t.states("cveta", misery=1)
    t.store()
    t.day()
    t.choose("comfort")
    t.choose("music")
    t.choose("rest")
    t.choose("in-order")
    t.choose("person:cveta") if t.asked == "choose-people" else None
    assert t.state("anton")["misery"] == 1
    t.day(turn=2)
    assert "comfort" not in t.keys(), "once per day"


@pytest.mark.rule("TW-1713")
def test_marko_draws_two_findings_once_a_night() -> None:
    t = Table()
    t.people("marko", "anton")
    t.outside("hotel", "marko")
    t.next_cards("furniture", "furniture")
    t.draws("findings-1", "findings-7")
    t.dice(9)
    t.choose("reveal")
    t.choose("search")
    t.choose("draw-two")
    t.choose("findings:findings-7")
    assert t.piled() == {"knife": 1}
    t.draws("findings-5")
    t.dice(10)
    t.choose("reveal")
    t.choose("search")
    assert t.piled() == {"knife": 1, "herbal-meds": 1}


@pytest.mark.rule("TW-1713", "TW-920")
def test_pavle_outruns_one_enemy() -> None:
    t = Table()
    t.people("pavle", "anton")
    t.outside("hotel", "pavle", "anton")
    t.game.dictate(dice=[0, 0])
    t.run(StartFight(2, {"a": "none", "b": "none", "c": "none"}))
    t.choose("flee")
    t.game.dictate(dice=[3])
    t.choose("foe:1")
    t.choose("person:anton")
    assert (t.state("anton"), t.state("pavle")) == ({"wounds": 1}, {})


@pytest.mark.rule("TW-1713", "TW-1905")
def test_bruno_feeds_one_more() -> None:
    t = Table()
    t.people("bruno", "anton", "marin", "cveta")
    for name in t.group():
        t.states(name, hunger=2)
    t.built(g3="crude-stove")
    t.store(wood=1, raw_food=2)
    t.day()
    t.choose("use:g3:cook")
    for _ in range(3):
        t.choose("rest")
    assert [t.state(name) for name in t.group()] == [{"hunger": 1}] * 4
    assert t.stored() == {}


@pytest.mark.rule("TW-1015", "TW-1009")
def test_hurting_somebody_who_is_gone_changes_nothing() -> None:
    t = Table()
    t.people("anton", "marin")
    t.run(Hurt(t.p("zlata"), 2))
    assert t.state("zlata") == {}
