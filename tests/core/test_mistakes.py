"""A wrong word is named with the nearest right one, wherever it stands; and all mistakes are named, not the first."""

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta

from holdfast.core.cards.content import Card, Words
from holdfast.core.cards.deck_files import read_deck
from holdfast.core.cards.effect_decoder import EffectDecoder
from holdfast.core.cards.errors import InvalidPack, PackError
from holdfast.core.cards.validation import allowed_values, field_errors
from holdfast.core.engine.effect import AnyCondition, AnyEffect, BoundedRecord, Condition, Effect

Track = Literal["roof", "palisade", "weapon"]
Good = Annotated[str, Meta(pattern=r"^(wood|food|fur|item/[a-z]+|)$", examples=["item/rope"])]
Long = Literal["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8", "i9", "j10", "k11", "l12", "m13", "market"]


class Raise(Effect[Any]):
    track: Track
    n: int = 1


class Either(Effect[Any]):
    choices: dict[str, tuple[AnyEffect, ...]] = {}
    then: tuple[AnyEffect, ...] = ()
    when: AnyCondition | None = None


class Stocked(Condition[Any]):
    what: Good
    at: tuple[Track, int] = ("roof", 0)


class Price(BoundedRecord):
    goods: dict[Good, int] = {}
    where: Long = "market"
    track: Track | int = 0


class Deed(Card, kw_only=True):
    then: tuple[AnyEffect, ...] = ()
    price: Price | None = None
    prices: tuple[Price, ...] = ()
    titles: dict[str, Words] = {}
    track: Track = "roof"


HOOK = EffectDecoder({"raise": Raise, "either": Either, "stocked": Stocked})
NAMES = "    name: {en: A, it: B, es: C}\n    flavour: {en: D, it: E, es: F}\n"
TRACKS = "It is one of roof, palisade, weapon"


def found(body: str) -> list[PackError]:
    """The mistakes of a deck of one card, whose own lines begin at line 5."""
    return read_deck("deed.yaml", "deed", Deed, HOOK, f"cards:\n  mine:\n{NAMES}{body}").mistakes


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ("track: wepon", f"deed.yaml:5:12: card 'mine': there is no 'wepon' here; did you mean 'weapon'? {TRACKS}"),
        ("then: [{do: raise, track: Roof}]", f"5:31: card 'mine': in raise: there is no 'Roof' here; did you mean 'roof'? {TRACKS}"),
        (
            "then: [{do: either, then: [{do: either, then: [{do: raise, track: palisad}]}]}]",
            "5:71: card 'mine': in either: in either: in raise: there is no 'palisad' here; did you mean 'palisade'?",
        ),
        ("then: [{do: either, choices: {a: [{do: raise, track: weapn}]}}]", "in either: in raise: there is no 'weapn' here; did you mean 'weapon'?"),
        ("then: [{do: either, when: {is: stocked, what: wod}}]", "5:51: card 'mine': in either: in stocked: there is no 'wod' here; did you mean 'wood'? It is one of wood, food, fur or such as item/rope"),
        ("then: [{do: either, when: {is: stocked, what: wood, at: [rof, 1]}}]", "in stocked: there is no 'rof' here; did you mean 'roof'?"),
        ("price: {goods: {fod: 2}}", "5:21: card 'mine': there is no 'fod' here; did you mean 'food'?"),
        ("price: {goods: {gold: 2}}", "there is no 'gold' here; it is one of wood, food, fur or such as item/rope"),
        ("prices: [{}, {where: markt}]", "5:26: card 'mine': there is no 'markt' here; did you mean 'market'?"),
        ("prices: [{where: zzz}]", "there is no 'zzz' here; it is one of a1, b2, c3, d4, e5, f6, g7, h8, i9, j10, k11, l12 …"),
        ("price: {track: wepon}", f"there is no 'wepon' here; did you mean 'weapon'? {TRACKS}"),
        ("then: [{do: either, when: {is: raise}}]", "in either: no condition is called 'raise'"),
        ("titles: {x: {en: One, it: Uno}}", "5:17: card 'mine': no x in es"),
        ("titles: {x: {en: One, it: Uno, es: Uno, de: Eins}}", "5:45: card 'mine': there is no language 'de'; there are en, it, es"),
        ("id: other", "5:5: card 'mine': the id of a card is the key under which it stands; leave it out here"),
        ("deck: other", "5:5: card 'mine': the deck of a card is the name of its file; leave it out here"),
    ],
)  # fmt: skip
def test_a_wrong_word_is_named_with_the_nearest_right_one(body: str, says: str) -> None:
    [mistake] = found(f"    {body}\n")
    assert says in mistake
    if not says.endswith("…") and "market" in says:
        assert "one of" not in mistake  # too many to name


def test_a_card_has_all_its_mistakes_named() -> None:
    told = found(
        "    count: 100\n"
        "    tarck: roof\n"
        "    then:\n"
        "      - {do: raise, track: wepon, n: many}\n"
        "      - {do: riase}\n"
        "      - {do: either, then: [raise], when: {is: stocked}}\n"
        "    price: {goods: {gold: x}}\n"
    )
    assert [(one.line, one.column) for one in told] == [
        (6, 5),
        (8, 28),
        (8, 38),
        (9, 9),
        (10, 29),
        (10, 43),
        (11, 21),
        (11, 27),
    ]
    assert all(one.file == "deed.yaml" and one.card == "mine" for one in told)
    assert told[0].message == "object contains unknown field `tarck`; did you mean 'track'?"
    assert told[4].message == "in either: in raise: object missing required field `track`"


def test_a_misspelt_field_is_not_missing_besides() -> None:
    [mistake] = found("    then: [{do: raise, trakc: roof}]\n")
    assert mistake.endswith("unknown field `trakc`; did you mean 'track'?")


def test_all_cards_of_a_file_have_their_mistakes_named_and_the_others_are_read() -> None:
    text = f"cards:\n  one:\n{NAMES}    track: rof\n  two:\n{NAMES}  One:\n{NAMES}  two:\n{NAMES}deck: beast\nsong: 1\n"
    deck = read_deck("deed.yaml", "deed", Deed, HOOK, text)
    assert [card.id for card in deck.cards] == ["two"]
    assert [str(one).partition(": ")[0] for one in deck.mistakes] == [
        "deed.yaml:5:12", "deed.yaml:9:3", "deed.yaml:12:3", "deed.yaml:15:7", "deed.yaml:16:1",
    ]  # fmt: skip
    assert "by its name this file is the deck 'deed', not 'beast'" in deck.mistakes[3]


def test_what_is_right_has_no_mistakes() -> None:
    assert field_errors({"do": "raise", "track": "roof"}, AnyEffect, HOOK) == []


@pytest.mark.parametrize(
    ("pattern", "words", "patterns"),
    [
        ("^(me|all|)$", ("me", "all", ""), ()),
        (r"^(?:me|\d|x-y)$", ("me", "x-y"), (r"\d",)),
        ("^[GYBR]+$", (), ("^[GYBR]+$",)),
        ("^(a|b)(c|d)$", (), ("^(a|b)(c|d)$",)),
        ("^a|b$", ("a", "b"), ()),
    ],
)
def test_the_words_of_a_pattern(pattern: str, words: tuple[str, ...], patterns: tuple[str, ...]) -> None:
    assert allowed_values(Annotated[str, Meta(pattern=pattern)]) == (words, patterns, ())


def test_a_bad_pack_says_how_many_mistakes_it_has() -> None:
    error = InvalidPack(PackError("wrong", "a.yaml", 1, 2, "x"), PackError("too"), PackError("also"))
    assert str(error) == "a.yaml:1:2: card 'x': wrong (and 2 more)"
    assert [one.message for one in error.mistakes] == ["wrong", "too", "also"]
