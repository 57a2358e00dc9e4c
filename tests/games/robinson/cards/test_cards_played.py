"""Every half and use of every card is played, at a poor table and at a rich one, with every answer given once."""

from collections.abc import Callable, Iterator

import pytest

from holdfast.core.cards.content import Card
from holdfast.core.engine.effects import Window
from holdfast.games.robinson import DEFINITION
from holdfast.games.robinson.cards import Adventure, Discovery, Event, Invention, Mystery, StartingItem, Use, Wreckage
from holdfast.games.robinson.things.inventions import LoseItem
from tests.games.robinson.cards.expectations import EXPECTED, LINES
from tests.games.robinson.deeds import HALVES, TAKER, change, fresh, kept
from tests.games.robinson.table import Table

DECKS = (
    "event",
    "wreckage",
    "building-adventure",
    "gathering-adventure",
    "exploration-adventure",
    "mystery",
    "beast",
    "starting-item",
    "discovery",
    "invention",
)
CARDS = {card.key: card for card in DEFINITION.content().cards if card.deck in DECKS}
POOR = ("wood=1", "food=0", "fur=0", "roof=0", "palisade=0", "weapon=0", "determination=0", "homeless")
RICH = (
    "item=shovel,fire,knife,rope,pot,bricks,map",
    "weapon=5",
    "wood=6",
    "fur=4",
    "wounds=3",
    "tile=S2:11",
    "on=S2:beast",
)
START = {"poor": POOR, "rich": RICH}


def begin(key: str, name: str, given: str) -> tuple[Table, int]:
    """One half of a card begins at the poor or the rich table."""
    t = fresh()
    change(t, START[given])
    card = HALVES[name].lay(t, key)
    HALVES[name].play(t, key)
    return t, card


def plan_threat(t: Table, option: str) -> None:
    """The Threat Action with as many pawns as it needs."""
    t.choose(option, TAKER)
    for helper in (2, 0):
        plan = t.w.plan[-1]
        if len(plan.pawns) < plan.least:
            t.choose("join:threat:right:pawn", helper)
    t.resolve()


def use(key: str, moment: str, given: str) -> tuple[Table, int]:
    """A kept card or token is used at one of its moments."""
    t = fresh()
    change(t, START[given])
    if moment == "clouds":
        t.w.clouds = {"rain": 2, "winter": 2}
        t.w.weather = ("animals:beast",)
    card = kept(t, key)
    kinds = {"mystery": "treasure", "discovery": "token", "starting-item": "use", "invention": "item"}
    deck, _, name = key.partition("/")
    if moment == "planning":
        t.to_planning()
    elif moment in ("fight", "arrange"):
        t.under_way(TAKER)
        t.play(Window(moment), who=TAKER, place="action")
    else:
        t.play(Window(moment), who=0)
    option = f"{kinds.get(deck, 'kept')}:{name}"
    while t.asked == "window" and option not in t.keys():
        t.choose("go-on")
    if not t.idle and option in [o.key for o in t.game.question.options]:
        t.choose(option)
    else:
        assert given == "poor", f"{key} cannot be used at {moment}"
    return t, card


def answered(begin: Callable[[], tuple[Table, int]]) -> Iterator[tuple[Table, int]]:
    """The same story once for every answer to every question it asks; windows are passed."""
    paths: list[tuple[int, ...]] = [()]
    given: set[tuple[str, str]] = set()
    while paths:
        path = paths.pop()
        t, card = begin()
        at = 0
        while True:
            t.go_on()
            if t.game.over or t.asked in ("pause", "planning"):
                break
            keys = t.keys()
            if at >= len(path):
                given.add((t.asked, keys[0]))
                for i, key in enumerate(keys):
                    if (t.asked, key) not in given:
                        given.add((t.asked, key))
                        paths.append((*path, *[0] * (at - len(path)), i))
            t.choose(keys[path[at] if at < len(path) else 0])
            at += 1
        yield t, card


MOMENTS = {"any": ("round", "night", "planning"), "night": ("night", "before-rot")}


def stories(card: Card) -> Iterator[tuple[str, tuple[str, ...], Callable[[str], Iterator[tuple[Table, int]]]]]:
    """Each half and use of a card, with the zones in which it may lie afterwards."""
    key = card.key
    discard = f"{card.deck}-discard"

    def of(name: str) -> Callable[[str], Iterator[tuple[Table, int]]]:
        return lambda given: answered(lambda: begin(key, name, given))

    def uses(it: Use) -> Iterator[tuple[str, Callable[[str], Iterator[tuple[Table, int]]]]]:
        for moment in dict.fromkeys(m for at in it.at for m in MOMENTS.get(at, (at,))):
            if moment != "action":
                yield f"use at {moment}", lambda given, m=moment: answered(lambda: use(key, m, given))  # type: ignore[misc]

    match card:
        case Event():
            yield "event", ("threat-right",), of("event")
            yield "threat", ("event-discard",), lambda given: threats(key, given)
            yield "slide", ("event-discard",), of("slide")
        case Wreckage():
            yield "threat", ("wreckage",), lambda given: threats(key, given)
            yield "slide", ("wreckage",), of("slide")
        case Adventure():
            yield "upper", ("kept",) if card.use else (discard, "event"), of("upper")
            yield "upper, failed", ("kept",) if card.use else (discard, "event"), of("failed")
            yield "later", (discard,), of("later")
            for name, play in uses(card.use) if card.use else ():
                yield name, (discard,), play
        case Mystery():
            yield "found", ("treasures",) if card.keep else ("mystery-discard", "event"), of("mystery")
            if card.later:
                yield "later", ("mystery-discard", "event"), of("later")
            for name, play in uses(card.use) if card.use else ():
                yield name, ("treasures", "mystery-discard"), play
        case Discovery():
            yield "found", ("discoveries", "discovery-gone"), of("gained")
            it = card.use or DEFINITION.content().deck("scenario")[0].sigils[card.sigil].use if card.sigil else card.use  # type: ignore[attr-defined]
            for name, play in uses(it) if it else ():
                yield name, ("discoveries", "discovery-gone"), play
        case StartingItem():
            for name, play in uses(card.use):
                yield name, ("starting",), play
        case Invention():
            yield "built and lost", ("inventions",), lambda given: answered(lambda: built_and_lost(key, given))
            for name, play in uses(card.use) if card.use else ():
                yield name, ("items",), play
        case _:
            yield "hunt", ("beast-discard",), of("hunt")


def threats(key: str, given: str) -> Iterator[tuple[Table, int]]:
    t, _ = begin(key, "threat", given)
    for option in [o for o in t.keys(TAKER) if o.startswith("threat:")]:

        def play(option: str = option) -> tuple[Table, int]:
            t, card = begin(key, "threat", given)
            plan_threat(t, option)
            return t, card

        yield from answered(play)


def built_and_lost(key: str, given: str) -> tuple[Table, int]:
    t = fresh()
    change(t, START[given])
    name = key.partition("/")[2]
    if name not in t.w.built:
        t.item(name)
    if not t.idle:
        t.choose(t.keys()[0])
    t.play(LoseItem(name))
    return t, t.w.content.index[key]


@pytest.mark.parametrize("given", sorted(START))
@pytest.mark.parametrize("key", CARDS)
def test_every_card_can_be_played_with_every_answer(key: str, given: str) -> None:
    for name, zones, play in stories(CARDS[key]):
        for t, card in play(given):
            assert DEFINITION.rules.audit(t.w) == [], f"{key} {name}"
            assert not t.game.over, f"{key} {name}: {t.game.outcome}"
            assert t.w.locate(card) in zones, f"{key} {name}: lies in {t.w.locate(card)}"
            assert t.w.size("resolving") == t.w.size("turned") == t.w.size("leaving") == 0, f"{key} {name}"


def test_the_list_of_verified_cards_names_those_whose_effect_is_asserted() -> None:
    listed = (DEFINITION.folder / "verified.txt").read_text().split()
    assert listed == sorted(EXPECTED)
    assert set(listed) == set(CARDS)
    for card in DEFINITION.content().cards:
        assert DEFINITION.card_status(card) == ("verified" if card.key in EXPECTED else "implemented")


def test_every_half_of_a_card_has_a_line_of_its_own() -> None:
    told: dict[str, set[str]] = {}
    for line in LINES:
        told.setdefault(line.card, set()).add(line.half)
    for key, card in CARDS.items():
        match card:
            case Event():
                assert "event" in told[key]
                assert told[key] & {"threat", "handled"}
                assert told[key] & {"slide", "slid"}
            case Adventure():
                assert "upper" in told[key]
                assert not card.later or told[key] & {"later", "returns"}
            case Mystery():
                assert told[key] & {"mystery", "search", "search-late"}
                assert not card.later or "later" in told[key]
            case Invention():
                assert "build" in told[key]
