"""How Scripts are read (TW-1201 to TW-1227) and the ten models (TW-1250 to TW-1260)."""

import pytest

from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.effect import AnyEffect, Cause
from holdfast.core.engine.effects import Both, Not
from holdfast.core.text.localizer import Localizer
from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.actions.visitors import DrawVisitor
from holdfast.games.this_war.book.checks import DangerRoll, EmpathyCheck, Roll
from holdfast.games.this_war.book.conditions import Built, Has, Present, lacking
from holdfast.games.this_war.book.pages import LastPage, Note
from holdfast.games.this_war.book.pending import PutPending, due
from holdfast.games.this_war.book.scripts import ChooseOne, OpenScript
from holdfast.games.this_war.cards import Pick
from holdfast.games.this_war.city.unknown import Peek
from holdfast.games.this_war.flow.ending import band
from holdfast.games.this_war.people.joining import Away
from holdfast.games.this_war.people.leaving import Farewell
from holdfast.games.this_war.people.states import State
from holdfast.games.this_war.rules import STATES
from holdfast.games.this_war.things.stores import Gain, Lose
from holdfast.games.this_war.things.tokens import PutToken
from tests.games.this_war.table import Table


def out(*names: str, at: str = "hotel", unknown: int = 8, noise: int = 1, **pile: int) -> Table:
    t = Table()
    t.people(*names, "pavle")
    t.outside(at, *names, unknown=unknown, noise=noise)
    t.pile(**pile)
    return t


# --- the interpreter -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-1201", "TW-1222", "TW-1202", "TW-1301")
def test_while_a_script_is_open_nothing_else_may_be_done() -> None:
    t = out("anton", at="tram-depot", raw_food=1)
    t.states("anton", hunger=2)
    t.script("loc-02-a")
    assert t.asked == "choose"
    assert not [key for key in t.keys() if key.startswith(("eat", "reveal", "stop"))]
    assert t.w.scene == 1
    t.choose(t.keys()[-1])
    assert t.w.scene == 0


@pytest.mark.rule("TW-1204", "TW-1254")
def test_a_choice_that_cannot_be_paid_is_shown_greyed_out() -> None:
    t = out("anton")
    t.script("res-civ-red")
    closed = {o.key: {b.rule for b in o.blocks} for o in t.game.question.explained(0) if o.blocks}
    assert list(closed.values()) == [{"TW-1205"}]
    t = out("anton", herbal_meds=1)
    t.states("anton", misery=2)
    t.script("res-civ-red")
    first = t.game.question.explained(0)[0].key
    t.choose(first)
    assert t.piled() == {"cigarette": 2}
    assert t.state("anton") == {"misery": 1}


@pytest.mark.rule("TW-1205")
def test_effects_go_as_far_as_possible_and_costs_in_full() -> None:
    t = out("anton", coffee=1)
    t.run(Lose("coffee", 3, if_possible=True))
    assert t.piled() == {}
    cost = ChooseOne(((Lose("meds", 1),), (Lose("bandages", 1),)))
    assert {b.rule for b in cost.blocks(t.w, None)} == {"TW-1205"}  # type: ignore[arg-type]


@pytest.mark.rule("TW-1206")
def test_who_is_present() -> None:
    t = Table()
    t.people("anton", "marin", "boris", "cveta")
    t.tasks(anton="scavenge", marin="scavenge", boris="guard", cveta="floor")
    w = t.w
    w.phase, w.stopped = "scavenging", (t.p("marin"),)
    assert w.present() == (t.p("anton"),)
    w.phase = "raid"
    assert w.present() == (t.p("boris"),)
    w.phase, w.scavengers = "dawn", ()
    assert w.present() == w.group


@pytest.mark.rule("TW-1207")
def test_an_empathy_check_is_one_roll_for_all() -> None:
    t = out("arica", "marko")
    t.dice(5)
    t.run(EmpathyCheck())
    assert (t.state("arica"), t.state("marko")) == ({}, {"misery": 1})


@pytest.mark.rule("TW-1208", "TW-1224")
def test_a_table_check_with_prowess() -> None:
    t = out("boris", "anton")
    rows: dict[str, tuple[AnyEffect, ...]] = {"1-3": (Gain("coffee"),), "4-10": (Gain("sugar"),)}
    t.dice(2, 3, 4)
    t.run(Roll(rows, "scavengers"))
    t.choose("again")
    t.choose("again")
    assert t.piled() == {"sugar": 1}
    t.dice(2)
    t.run(Roll(rows))
    assert t.piled() == {"sugar": 1, "coffee": 1}, "without prowess no rerolls"
    t.dice(2)
    t.run(Roll(rows, "", 2))
    assert t.piled() == {"sugar": 2, "coffee": 1}, "a bonus is added"


@pytest.mark.rule("TW-1209")
def test_a_danger_check() -> None:
    t = out("anton")
    t.game.dictate(dice=[3])
    t.run(DangerRoll("scavengers", "red"))
    assert t.state("anton") == {"wounds": 3}
    t = out("anton")
    for face in (0, 4, 5):
        t.game.dictate(dice=[face])
        t.run(DangerRoll("scavengers", "red"))
    assert t.state("anton") == {}, "symbols count nothing"
    t = out("marin")
    t.game.dictate(dice=[3, 1])
    t.run(DangerRoll("scavengers", "red", True))
    t.choose("again")
    assert t.state("marin") == {"wounds": 1}


@pytest.mark.rule("TW-1212")
def test_seven_blank_tokens_and_nine_script_tokens() -> None:
    t = Table()
    names = ("sack-of-coal", "tool-box", "child", "carpenter", "rats", "watchdog", "music-box")
    for name in names:
        t.token(name)
    t.run(PutToken("hand-cart", "storage"))
    t.choose("token:rats")
    assert {token.name for token in t.w.tokens} == {*names, "hand-cart"} - {"rats"}
    for _ in range(11):
        t.run(PutPending("events", "r2b"))
    assert len(t.w.pending) == 9


@pytest.mark.rule("TW-1213", "TW-1227")
def test_pending_scripts() -> None:
    t = Table()
    t.people("anton", "marin")
    t.store()
    t.run(PutPending("visitors", "r2b"), PutPending("visitors", "r1b", when="roll", range="1-5", stay=True))
    t.fetch("visitor/barterer", "visitors")
    t.day()
    t.dice(9, 6)
    t.choose("outside:g1")
    t.choose("rest")
    t.choose("top") if t.asked == "at-the-door" else None
    assert "r2b" in t.w.read
    assert "r1b" not in t.w.read, "a 6 is not within 1 to 5"
    assert [p.script for p in t.w.pending] == ["r1b"]
    t.run(PutPending("visitors", "r2b", mode="instead"))
    size = t.w.size("visitors")
    t.dice(5)
    t.w.phase = "day"
    t.run(*due(t.w, "visitors", (DrawVisitor(),)))
    while not t.idle:
        t.choose(t.keys()[0])
    assert "r1b" in t.w.read
    assert len(t.w.pending) == 1, "one that says *stay* stays"
    assert t.w.size("visitors") == size, "instead of the card"


@pytest.mark.rule("TW-1214", "TW-1405", "TW-1258")
def test_notes_are_read_at_the_end_once_in_their_order() -> None:
    t = Table()
    t.people("anton")
    t.run(Note("note-3"), Note("note-1"), Note("note-3"))
    pages = t.record(LastPage)
    t.morning("ceasefire", deck="ending-event")
    assert [page.script for page in pages] == ["end-victory", "note-3", "note-1", "epi-anton-whole"]


@pytest.mark.rule("TW-1215", "TW-1246")
def test_a_script_is_read_once() -> None:
    t = out("anton", at="tram-depot")
    t.script("loc-02-a")
    t.choose(t.keys()[-1])
    t.run(OpenScript("loc-02-a", (Gain("coffee"),)))
    assert t.idle
    assert t.piled() == {"coffee": 1}, "its other paragraph"


@pytest.mark.rule("TW-1216", "TW-1217")
def test_away() -> None:
    t = Table()
    t.people("anton", "marin")
    t.states("marin", misery=3)
    t.in_phase("day", Away(Pick(1, "all-in-shelter"), 2))
    t.choose("person:anton")
    assert t.w.here() == (t.p("marin"),)
    t.run(State("all", "misery", 1))
    assert not t.game.over, "one who is away still lives"
    assert t.group() == ["anton"]
    t.evening()
    assert t.game.outcome is not None
    assert t.game.outcome.rule == "TW-505", "but nobody stands guard"
    t = Table()
    t.people("anton", "marin")
    t.in_phase("day", Away(Pick(1, "all-in-shelter"), 2))
    t.choose("person:anton")
    t.morning("grey-morning")
    assert t.p("anton") not in t.w.here()
    t.morning("first-frost")
    assert t.p("anton") in t.w.here()


@pytest.mark.rule("TW-1223")
def test_the_leader_says_who_it_is() -> None:
    t = out("boris", "anton", at="brewery")
    t.script("loc-15-c")
    assert set(t.keys()) == {"person:boris", "person:anton"}
    t.choose("person:boris")
    assert ("speaker", t.p("boris")) in t.game.question.by.bound
    t = out("boris", at="brewery")
    t.script("loc-15-c")
    assert t.asked == "choose", "a single candidate is taken"


@pytest.mark.rule("TW-1226")
def test_without_anybody_a_script_ends() -> None:
    t = out("anton", at="tram-depot")
    t.w.scavengers = ()
    t.script("loc-02-a")
    assert t.asked != "choose"
    assert t.w.scene == 0


@pytest.mark.rule("TW-1210", "TW-1203")
def test_ordinary_effects_inside_scripts() -> None:
    t = out("anton", at="tram-depot", unknown=5)
    t.run(Peek("unknown", 2))
    assert len([c for c in t.game.view(0)["zones"]["exploration"] if not c.startswith("?")]) == 2
    assert t.w.unknown == 5


# --- the models -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-1250", "TW-1251")
def test_the_last_tram() -> None:
    t = out("anton", at="tram-depot", unknown=5)
    t.script("loc-02-a")
    first, second, _ = [o.key for o in t.game.question.options]
    t.choose(first)
    assert t.w.unknown == 3
    assert t.piled() == {"mechanical-part": 2, "coffee": 1, "cigarette": 1}
    t = out("anton", at="tram-depot", unknown=5)
    t.script("loc-02-a")
    t.dice(5)
    t.choose(second)
    assert t.w.noise == 4
    assert t.piled() == {"mechanical-part": 2, "coffee": 1, "cigarette": 1}


@pytest.mark.rule("TW-1252")
def test_back_by_six() -> None:
    t = out("arica", "marko", at="apartment-block")
    t.script("loc-11-b")
    keys = [o.key for o in t.game.question.explained(0)]
    assert len(keys) == 4
    t.dice(5)
    t.choose(keys[2])
    assert (t.state("arica"), t.state("marko")) == ({}, {"misery": 1})
    assert t.piled() == {"vegetable": 2, "coffee": 1}
    assert t.w.notes == ("note-3",)


@pytest.mark.rule("TW-1253")
def test_lamp_in_the_vat_room() -> None:
    t = out("marin", at="brewery", noise=4)
    t.script("loc-15-c")
    t.dice(2, 7)
    t.choose(t.keys()[0])
    t.choose("again")
    assert t.w.noise == 2
    assert t.piled() == {"moonshine": 1}
    t = out("marin", at="brewery")
    t.script("loc-15-c")
    t.game.dictate(dice=[1, 2, 0, 0])
    t.choose(t.keys()[0])
    t.choose("again")
    assert "loc-15-c2" in t.w.read
    assert t.w.fight is not None
    assert len(t.w.fight.foes) == 2


@pytest.mark.rule("TW-1255")
def test_the_trunk() -> None:
    t = Table()
    t.people("anton", "marin")
    t.store()
    t.script("vis-v-blue", "day")
    t.choose(t.keys()[0])
    assert t.stored() == {"wood": 2, "raw-food": 1}
    assert [(p.deck, p.script) for p in t.w.pending] == [("night-raids", "vis-v-blue2")]
    t.tasks(anton="guard", marin="floor")
    t.raid("footsteps", 2, 0)
    assert "vis-v-blue2" in t.w.read
    assert t.w.pending == ()
    assert t.cards("raid-now") == [], "before the card"


@pytest.mark.rule("TW-1256")
def test_through_the_letter_slot() -> None:
    t = Table()
    t.people("anton", "marin")
    t.states("anton", misery=2)
    t.tasks(anton="guard", marin="floor")
    t.store()
    t.script("r2", "raid")
    assert t.state("anton") == {"misery": 1}
    assert [(p.deck, p.script) for p in t.w.pending] == [("visitors", "r2b")]
    t.script("r2b", "day")
    assert t.stored() == {"filter": 2}


@pytest.mark.rule("TW-1257", "TW-1238")
def test_weather_report() -> None:
    for radio, left in ((False, 5), (True, 4)):
        t = Table()
        t.people("anton", "marin", "boris")
        for name in t.group():
            t.states(name, misery=2)
        if radio:
            t.built(g3="radio")
        t.script("evt-news-red", "morning")
        while not t.idle:
            t.choose(t.keys()[0])
        assert sum(t.state(name)["misery"] for name in t.group()) == left


@pytest.mark.rule("TW-1258", "TW-1237")
def test_two_spoons_a_day() -> None:
    t = Table()
    t.people("anton")
    t.states("anton", misery=2)
    t.script("o3", "day")
    assert t.state("anton") == {"misery": 2}
    assert t.w.notes == ("note-1",)


@pytest.mark.rule("TW-1259")
def test_the_endings_of_katia() -> None:
    for die, ending in ((0, "departure"), (1, "breakdown")):
        t = Table()
        t.people("katia", "anton")
        t.store(wood=5)
        t.w.phase = "day"
        t.w.fallen = ((t.p("katia"), 1 << STATES.index("misery")),)
        t.game.dictate(dice=[die])
        t.run(Farewell(t.p("katia"), 1 << STATES.index("misery")))
        assert f"end-katia-{ending}" in t.w.read
        assert t.where("katia") == "waste"
        assert t.w.losses == 1
        assert t.stored() == {"wood": 5 if ending == "departure" else 3}


@pytest.mark.rule("TW-1260", "TW-1406")
def test_the_epilogues_of_marin() -> None:
    for total, expected in ((3, "whole"), (4, "marked"), (8, "broken")):
        t = Table()
        t.people("marin")
        t.states("marin", hunger=min(3, total), misery=min(3, max(0, total - 3)), fatigue=max(0, total - 6))
        assert band(t.w, t.p("marin")) == expected
        t.morning("ceasefire", deck="ending-event")
        assert f"epi-marin-{expected}" in t.w.read


@pytest.mark.rule("TW-1204", "TW-1203")
def test_a_choice_that_is_not_open_names_what_it_lacks() -> None:
    def says(t: Table, key: str) -> set[str]:
        return {Localizer(DEFINITION, lang, t.w.content).block(b) for lang in LANGUAGES for b in t.game.explain(key)}

    t = Table()
    t.people("marin", "anton", "cveta")
    t.outside("library", "marin")
    t.script("loc-17-b")
    assert says(t, "stay") == {
        "It takes 2 Characters here; there is 1 (TW-1204)",
        "Bisogna essere qui in 2; c’è 1 Personaggio (TW-1204)",
        "Hay que ser 2 aquí; hay 1 Personaje (TW-1204)",
    }
    t = Table()
    t.people("marin", "anton")
    t.outside("apartment-block", "marin")
    t.next_cards("closed-door", "rubble")
    t.choose("reveal")
    assert "Not here: Ring of Keys (TW-1204)" in says(t, "keys")
    assert "It takes 1 Lockpick; there are 0 (TW-1204)" in says(t, "pick")
    t.choose("leave")
    t.choose("reveal")
    assert t.asked == "explore", "without a Shovel and alone there is no choice"
    t = Table()
    t.people("marin")
    t.script("vis-t-white2", "day")
    assert t.keys() == ["stay"], "one choice is left"
    both = Both(Has("wood", 2, "storage"), Both(Built("radio"), Present("boris")))
    t.store(wood=1)
    missing = [Localizer(DEFINITION, "en", t.w.content).block(b) for b in lacking(t.w, Cause(), both)]
    assert missing == [
        "It takes 2 Wood; there is 1 (TW-1204)",
        "Not in the house: Radio (TW-1204)",
        "Boris is not here (TW-1204)",
    ]
    assert lacking(t.w, Cause(), Not(Built("radio"))) == ()
    assert [b.says for b in lacking(t.w, Cause(), Not(Has("wood", 1, "storage")))] == ["not-met"]
