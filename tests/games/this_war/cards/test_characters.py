"""Every Character by his Spirit lines (TW-1102 to TW-1104, TW-1713, TW-1714), and what all cards share (TW-1701, TW-1860)."""

import re

import pytest

from holdfast.core.cards.content import LANGUAGES
from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.people.spirit import Spirit, SpiritLine
from holdfast.games.this_war.things.tracks import Cold
from holdfast.games.this_war.vocabulary import registry
from tests.games.this_war.table import Table


def spirit(
    name: str, line: str, store: dict[str, int] | None = None, built: str = "", cold: int = 0, **states: int
) -> Table:
    """A Spirit line of one Character, while somebody else stands by."""
    t = Table()
    other = "anton" if name != "anton" else "marin"
    t.people(name, other)
    t.states(name, **states)
    t.store(**(store or {}))
    t.run(Cold(cold))
    if built:
        t.built(g3=built)
    t.in_phase("dawn", Spirit(t.p(name), line))
    return t


HABITS = {
    ("arica", "a"): ("cigarette", 2),
    ("marin", "a"): ("coffee", 1),
    ("boris", "a"): ("cigarette", 1),
    ("bruno", "a"): ("coffee", 1),
    ("emilia", "a"): ("coffee", 1),
    ("katia", "a"): ("coffee", 1),
    ("roman", "a"): ("cigarette", 1),
}


@pytest.mark.rule("TW-1104", "TW-1713")
@pytest.mark.parametrize(("name", "line"), HABITS)
def test_habits(name: str, line: str) -> None:
    item, misery = HABITS[name, line]
    t = spirit(name, line, {item: 1})
    t.choose("give")
    assert (t.state(name), t.stored()) == ({}, {})
    t = spirit(name, line, {item: 1})
    t.choose("refuse")
    assert (t.state(name), t.stored()) == ({"misery": misery}, {item: 1})
    assert spirit(name, line).state(name) == {"misery": misery}


CASES: list[tuple[str, str, dict[str, object], dict[str, int]]] = [
    ("marin", "b", {"misery": 1}, {"misery": 1}),
    ("marin", "b", {"misery": 2}, {"misery": 2, "illness": 1}),
    ("anton", "b", {"hunger": 1}, {"hunger": 1}),
    ("anton", "b", {"hunger": 2}, {"hunger": 2, "illness": 1}),
    ("anton", "c", {}, {}),
    ("anton", "c", {"wounds": 1}, {"wounds": 2}),
    ("boris", "b", {"hunger": 3}, {"hunger": 3, "fatigue": 1}),
    ("boris", "b", {"hunger": 1}, {"hunger": 1}),
    ("bruno", "b", {}, {"misery": 1}),
    ("bruno", "b", {"store": {"raw_food": 1}}, {}),
    ("bruno", "b", {"store": {"canned_food": 1}}, {}),
    ("cveta", "b", {"misery": 2}, {"misery": 2}),
    ("cveta", "b", {"misery": 2, "store": {"book": 1}}, {"misery": 1}),
    ("emilia", "b", {"cold": 2}, {}),
    ("emilia", "b", {"cold": 3}, {"misery": 1}),
    ("katia", "b", {}, {"misery": 1}),
    ("katia", "b", {"built": "radio"}, {}),
    ("katia", "c", {"wounds": 1}, {"wounds": 1}),
    ("katia", "c", {"wounds": 2}, {"wounds": 2, "misery": 1}),
    ("marko", "a", {}, {"misery": 1}),
    ("marko", "a", {"store": {"bandages": 1}}, {}),
    ("marko", "a", {"store": {"meds": 1}}, {}),
    ("pavle", "b", {"hunger": 2}, {"hunger": 2, "misery": 1}),
    ("pavle", "b", {"hunger": 1}, {"hunger": 1}),
    ("pavle", "c", {"misery": 1}, {}),
    ("pavle", "c", {"misery": 1, "fatigue": 1}, {"misery": 1, "fatigue": 1}),
    ("pavle", "c", {"misery": 1, "wounds": 1}, {"misery": 1, "wounds": 1}),
    ("zlata", "a", {}, {"misery": 1}),
    ("zlata", "a", {"store": {"guitar": 1}}, {}),
    ("zlata", "a", {"built": "radio"}, {}),
    ("zlata", "b", {}, {}),
    ("zlata", "c", {"misery": 1}, {"misery": 1}),
    ("zlata", "c", {"misery": 1, "store": {"guitar": 1}}, {}),
]


@pytest.mark.rule("TW-1713", "TW-1714", "TW-1103")
@pytest.mark.parametrize(("name", "line", "given", "after"), CASES)
def test_a_spirit_line(name: str, line: str, given: dict[str, object], after: dict[str, int]) -> None:
    t = spirit(name, line, **given)  # type: ignore[arg-type]
    assert t.state(name) == after
    assert t.state("anton" if name != "anton" else "marin") == {}


@pytest.mark.rule("TW-1713", "TW-1714")
def test_spirit_lines_about_others() -> None:
    t = spirit("arica", "b", {"guitar": 1}, misery=1)
    assert t.state("arica") == {}
    for state in ("hunger", "wounds", "illness"):
        t = Table()
        t.people("cveta", "anton")
        t.states("anton", **{state: 2})
        t.in_phase("dawn", SpiritLine("a"))
        while not t.idle:
            t.choose("in-order")
        assert t.state("cveta") == {"misery": 1}
    t = Table()
    t.people("marko", "boris")
    t.states("boris", wounds=2)
    t.in_phase("dawn", SpiritLine("b"))
    while not t.idle:
        t.choose("in-order")
    assert t.state("marko") == {"misery": 1}
    t = Table()
    t.people("roman", "zlata", "marko")
    t.states("roman", misery=2)
    t.in_phase("dawn", SpiritLine("b"))
    while t.asked == "spirits":
        t.choose("in-order")
    t.choose("person:zlata")
    assert (t.state("roman"), t.state("zlata")) == ({"misery": 2}, {"misery": 1})
    t = Table()
    t.people("zlata", "pavle")
    t.w.losses = 1
    t.in_phase("dawn", SpiritLine("b"))
    while not t.idle:
        t.choose("in-order")
    assert t.state("zlata") == {"misery": 1}


@pytest.mark.rule("TW-1713")
def test_empty_lines_do_nothing() -> None:
    for name, line in (("arica", "c"), ("marin", "c"), ("boris", "c"), ("bruno", "c"), ("cveta", "c"), ("emilia", "c")):
        assert spirit(name, line, misery=1).state(name) == {"misery": 1}
    for name, line in (("marko", "c"), ("pavle", "a"), ("roman", "c")):
        assert spirit(name, line, misery=1).state(name) == {"misery": 1}


@pytest.mark.rule("TW-1701", "TW-1860")
def test_every_card_is_data_with_names_and_a_short_text_in_three_languages() -> None:
    verbs = set(registry())
    for card in DEFINITION.content().unique:
        for lang in LANGUAGES:
            assert card.name[lang].strip()
            if not card.deck.startswith("script"):
                sentences = [s for s in re.split(r"[.!?…]+(?:\s|$)", card.flavour[lang]) if s.strip()]
                assert 1 <= len(sentences) <= 3, f"{card.key} {lang}"
    assert {
        "state",
        "gain",
        "lose",
        "noise",
        "return-cards",
        "fight",
        "barter",
        "pending",
        "token",
        "epilogue",
    } <= verbs
