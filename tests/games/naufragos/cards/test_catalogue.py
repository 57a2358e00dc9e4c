"""The cards as data against the tables of the catalogue: anatomy, counts, distributions, chains, rescue shares, food."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from statistics import mean

import msgspec
import pytest

from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.effect import Effect, replace, tag_of
from holdfast.core.engine.effects import Both, Either, If, Not
from holdfast.core.text.localizer import Localizer
from holdfast.games.naufragos import DEFINITION
from holdfast.games.naufragos.actions.building import Construction
from holdfast.games.naufragos.actions.foraging import Forage
from holdfast.games.naufragos.cards import DECK_COUNTS, Character, IslandCard, Piece, Plot
from holdfast.games.naufragos.conditions import FireLit, PlayersAtLeast, ShelterBelow
from holdfast.games.naufragos.dice.rolls import RollTable
from holdfast.games.naufragos.dice.strength import Fight
from holdfast.games.naufragos.display.view import stats
from holdfast.games.naufragos.exploration.expedition import DrawCard
from holdfast.games.naufragos.plot.decisions import Decide
from holdfast.games.naufragos.plot.plot_cards import Add, Camp, Item, Pending
from holdfast.games.naufragos.plot.today import Block
from holdfast.games.naufragos.rules import INTERIOR, STANDARD
from holdfast.games.naufragos.world import Shore
from tests.games.naufragos.cards.catalogue import ROWS
from tests.games.naufragos.deeds import change
from tests.games.naufragos.table import RULESETS, Table

CONTENT = Table().w.content
CARDS = {c.key: c for c in CONTENT.unique if isinstance(c, IslandCard)}
PLOT = {c.number: c for c in CARDS.values() if isinstance(c, Plot) and c.number}
ZEROS = [c for c in CARDS.values() if isinstance(c, Plot) and not c.number]
EVENTS = [c for c in CARDS.values() if c.deck == "event"]
WRECKAGE = [c for c in CARDS.values() if c.deck == "wreckage"]
SECTORS = ("coast", "interior", "heart")
ITEM_ICONS = ("sp", "cn", "mi", "la", "fl")


def parts(thing: object) -> Iterator[Effect[Shore]]:
    """Every effect in a card's data."""
    if isinstance(thing, Effect):
        yield thing
    if isinstance(thing, msgspec.Struct):
        inner: tuple[object, ...] = tuple(getattr(thing, name) for name in thing.__struct_fields__)
    else:
        inner = tuple(thing.values()) if isinstance(thing, dict) else thing if isinstance(thing, tuple) else ()
    for part in inner:
        yield from parts(part)


def brings(card: IslandCard) -> set[int]:
    """The plot numbers a card can bring into play."""
    return {*card.adds, *(e.n for e in parts(card) if isinstance(e, Add | Item | Camp))}


def back(card: IslandCard) -> str:
    return card.on if isinstance(card, Plot) else card.deck


# --- anatomy ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-900", "NA-012")
def test_the_decks_have_their_sizes_and_the_catalogue_names_every_card() -> None:
    sizes = {"camp": 5, "event": 21, "wreckage": 30, "coast": 11, "interior": 18, "heart": 10, "plot": 127}
    assert Counter(c.deck for c in CARDS.values()) == sizes
    assert len([c for c in CONTENT.unique if isinstance(c, Character)]) == 12
    assert len(ZEROS) == 22
    assert sorted(PLOT) == list(range(1, 106))
    assert set(CARDS) == set(ROWS)
    assert {deck: DECK_COUNTS[deck] for deck in sizes} == sizes
    assert dict(DEFINITION.components.own) == dict.fromkeys(("event", "wreckage", "camp", *SECTORS), 1)


@pytest.mark.rule("NA-901", "NA-902", "NA-907")
@pytest.mark.parametrize("card", [c for c in CARDS.values() if back(c) in SECTORS], ids=lambda c: c.key)
def test_an_exploration_card_has_the_icons_of_its_row(card: IslandCard) -> None:
    row = ROWS[card.key]
    assert card.trip is not None
    assert (card.trip.foot, card.trip.map, card.trip.diary) == (row.foot, row.map, row.diary)
    assert back(card) == row.back
    assert 0 <= card.trip.map <= 3
    assert (card.camp is not None) is ("(white)" in row.title)
    assert card.event is None
    assert card.item is None or (isinstance(card, Plot) and "keep(self)" in row.effect)
    for language in LANGUAGES:
        assert card.name[language]
        assert card.flavour[language]


@pytest.mark.rule("NA-902")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_circle_tells_the_deck_of_a_card_and_white_that_it_is_a_camp_card(ruleset: str) -> None:
    """Each colour is a pool of its own: HR1.2 deals by colours (NA-104), and both white cards are always in the coast."""
    t = Table(2, ruleset)
    pools = {name: len(t.w.pools[t.w.content.pool(name)]) for name in ("coast", "interior", "heart", "coast-white")}
    assert pools == {"coast": 9, "interior": 18, "heart": 10, "coast-white": 2}
    white = ~t.w.content.pool("coast-white")
    assert t.w.zones["coast"].mixed.count(white) == 2
    for id in ("bc10", "bc11"):
        t.draw(0, id, 0)
        assert t.asked == "camp-arrives"
        t.choose(t.keys()[0])
        assert t.where(id).startswith("camp-")


@pytest.mark.rule("NA-903")
@pytest.mark.parametrize("card", EVENTS, ids=lambda c: c.id)
def test_an_event_has_the_fields_of_its_row(card: IslandCard) -> None:
    row, event = ROWS[card.key], card.event
    assert event is not None
    assert (event.weather, event.wreck, event.c) == (row.weather, row.wreck, row.c)
    assert [{icon.upper() for icon in strip} for strip in event.rescue] == [set(row.rescue)]
    assert (card.trip, card.item, card.camp) == (None, None, None)


@pytest.mark.rule("NA-903", "NA-220", "NA-213")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("card", EVENTS, ids=lambda c: c.id)
def test_an_event_brings_wreckage_ashore_from_its_number_on(card: IslandCard, ruleset: str) -> None:
    row = ROWS[card.key]
    for wrecks in (row.wreck, row.wreck - 1):
        t = Table(3, ruleset)
        t.store(weather=4, wrecks=wrecks)
        t.event(card.id)
        while not t.idle:
            t.choose(t.keys()[-1])
        assert t.w.wreck_ready is (wrecks == row.wreck)
        assert t.w.wrecks == row.wreck - 1
        if card.id not in ("e1", "e2"):
            assert t.w.weather == (5 if row.weather == "sun" else 3)


@pytest.mark.rule("NA-904", "NA-950")
@pytest.mark.parametrize("card", WRECKAGE, ids=lambda c: c.id)
def test_a_wreckage_card_has_the_numbers_of_its_row(card: IslandCard) -> None:
    row, item = ROWS[card.key], card.item
    assert item is not None
    signal = re.search(r"signal\((\w+)\)", row.effect)
    assert (item.story, item.strength) == (row.story, row.strength)
    assert item.signal == (signal[1].lower() if signal else "")
    assert bool(item.at_once) is (row.effect.startswith("discard at once:"))
    assert (item.use is not None) is bool(re.match(r"discard(:| at once or later:)", row.effect) and card.id != "w6")


@pytest.mark.rule("NA-905", "NA-907")
@pytest.mark.parametrize("card", [c for c in CARDS.values() if back(c) == "camp"], ids=lambda c: c.key)
def test_a_camp_card_has_its_cost_and_its_background(card: IslandCard) -> None:
    row, camp = ROWS[card.key], card.camp
    assert camp is not None
    assert camp.red is row.red
    assert camp.cost == int(row.cost or 0)
    assert bool(camp.solve) is row.red
    assert bool(camp.standing or camp.flags) is row.red
    assert (card.trip, card.event, card.item) == (None, None, None)


@pytest.mark.rule("NA-905")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_a_camp_card_costs_and_whether_it_is_red_is_open_to_all(ruleset: str) -> None:
    t = Table(2, ruleset)
    change(t, ("camp=plot-89", "camp=plot-31"))
    camp = t.game.view(None)["camp"]
    assert (camp["camp:6"]["card"], camp["camp:6"]["cost"], camp["camp:6"]["red"]) == ("plot/plot-89", 2, False)
    assert (camp["camp:7"]["card"], camp["camp:7"]["red"]) == ("plot/plot-31", True)


@pytest.mark.rule("NA-905", "NA-216")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("id", [c.id for c in CARDS.values() if c.camp is not None and c.id != "plot-40"])
def test_a_storm_closes_only_what_the_sea_forbids(id: str, ruleset: str) -> None:
    """Fishing, the fish trap and the raft trip; everything else in the camp goes on."""
    t = Table(2, ruleset)
    t.build("raft")
    t.store(weather=1)
    space = f"camp:{id[1]}" if id.startswith("k") else "camp:6"
    if space == "camp:6":
        t.camp(id)
    t.to_placing()
    assert t.why(space) == ({"NA-216"} if id in ("k1", "plot-65", "plot-89") else set())


@pytest.mark.rule("NA-906")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_character_card_tells_name_ability_and_scale(ruleset: str) -> None:
    t = Table(2, ruleset)
    t.abilities("strong", "cook")
    strong, cook = t.game.view(None)["castaways"]
    assert (strong["name"], strong["ability"], strong["scale"], strong["energy"]) == (
        "character/strong-f",
        "strong",
        7,
        7,
    )
    assert (cook["name"], cook["ability"], cook["scale"], cook["energy"]) == ("character/cook-f", "cook", 6, 6)


@pytest.mark.rule("NA-907")
@pytest.mark.parametrize("card", PLOT.values(), ids=lambda c: c.id)
def test_a_plot_card_has_the_anatomy_of_its_back(card: Plot) -> None:
    kind = {"event": card.event, "wreckage": card.item, "camp": card.camp}.get(card.on, card.trip)
    assert kind is not None
    assert card.on == ROWS[card.key].back
    if card.event is not None:
        assert (card.event.weather, card.event.wreck, card.event.c) == ("", 0, False)
        assert bool(card.event.rescue) is ("strip:" in ROWS[card.key].effect)


@pytest.mark.rule("NA-908")
@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("interior/bi13", {"en": "energy", "it": "energia", "es": "energía"}),
        ("coast/bc1", {"en": "forage tile", "it": "tessere cibo", "es": "fichas de víveres"}),
        ("event/e14", {"en": "food counter", "it": "segnalini cibo", "es": "contadores de comida"}),
        ("coast/bc6", {"en": "roll", "it": "tir", "es": "tir"}),
        ("coast/bc6", {"en": "1–2", "it": "1–2", "es": "1–2"}),
        ("plot/plot-104", {"en": "story token", "it": "gettone ps", "es": "ficha de ph"}),
    ],
)
def test_the_symbols_of_the_cards_are_put_into_words(key: str, words: dict[str, str]) -> None:
    for language, word in words.items():
        text = DEFINITION.text.card(Localizer(DEFINITION, language, CONTENT), CARDS[key])
        assert word in text.lower(), text


# --- additions and chains -----------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-923", "NA-918")
@pytest.mark.parametrize("card", CARDS.values(), ids=lambda c: c.key)
def test_a_card_adds_what_its_row_says(card: IslandCard) -> None:
    """What stands only in the column is added anyway; what is an argument of the effect, by its branch alone."""
    row = ROWS[card.key]
    assert set(card.adds) == row.adds - row.by_branch()
    assert brings(card) - set(card.adds) == row.by_branch()
    if card.deck != "event":
        assert brings(card) == row.adds


def reached(start: list[IslandCard]) -> set[int]:
    found: set[int] = set()
    waiting = list(start)
    while waiting:
        for number in brings(waiting.pop()) - found:
            found.add(number)
            waiting.append(PLOT[number])
    return found


@pytest.mark.rule("NA-960")
def test_every_number_can_be_reached_from_a_card_that_starts_in_a_deck() -> None:
    starting = [c for c in CARDS.values() if c.deck != "plot"] + ZEROS
    assert reached(starting) == set(range(1, 106))
    assert reached([c for c in starting if c.deck != "event"]) == set(range(1, 106)) - {101}
    named = {n for c in CARDS.values() for n in brings(c)}
    named |= {e.n for c in CARDS.values() for e in parts(c) if tag_of(type(e)) == "remove"}  # type: ignore[attr-defined]
    assert named <= set(range(1, 106))


def longest(card: IslandCard) -> int:
    """The cards of the longest story that begins here."""
    return 1 + max([longest(PLOT[n]) for n in brings(card)], default=0)


@pytest.mark.rule("NA-919")
def test_stories_open_with_zeros_and_basic_cards_and_have_two_to_seven_cards() -> None:
    openers = [c for c in CARDS.values() if c.deck in SECTORS and brings(c)]
    assert len(openers) == 14
    assert all(brings(zero) for zero in ZEROS)
    lengths = [longest(c) for c in (*openers, *ZEROS)]
    assert len(lengths) == 36
    assert min(lengths) == 2
    assert max(lengths) == 7
    assert len([n for n in lengths if n <= 5]) > 18


@pytest.mark.rule("NA-920")
@pytest.mark.parametrize("card", [c for c in CARDS.values() if back(c) in SECTORS], ids=lambda c: c.key)
def test_no_step_of_a_story_goes_back_by_more_than_one_sector(card: IslandCard) -> None:
    here = SECTORS.index(back(card))
    steps = [PLOT[n].on for n in brings(card) if PLOT[n].on in SECTORS]
    assert all(SECTORS.index(step) >= here - 1 for step in steps)


# --- distributions ------------------------------------------------------------------------------------------------------


def test_plot_cards_keep_the_counts_of_their_section() -> None:
    assert Counter((c.on, bool(c.camp and c.camp.red)) for c in PLOT.values()) == {
        ("coast", False): 13,
        ("interior", False): 25,
        ("heart", False): 18,
        ("event", False): 25,
        ("wreckage", False): 11,
        ("camp", False): 8,
        ("camp", True): 5,
    }
    trips = [c.trip for c in PLOT.values() if c.trip is not None]
    assert len(trips) == 56
    assert sum(trip.foot for trip in trips) == 27
    assert Counter(trip.map for trip in trips) == {0: 13, 2: 37, 3: 6}
    assert sum(trip.diary for trip in trips) == 17
    kinds: dict[type[Effect[Shore]], set[int]] = {
        kind: {n for n, c in PLOT.items() if any(isinstance(e, kind) for e in parts(c))}
        for kind in (Fight, RollTable, Pending, Decide)
    }
    assert len(kinds[Fight]) == 9
    assert len(kinds[RollTable]) == 10
    assert kinds[Pending] == {7, 26, 39}
    chosen = {n for n in PLOT if "choose(" in ROWS[f"plot/plot-{n}"].effect}
    assert len(chosen) == 22
    assert chosen <= kinds[Decide]
    assert {n for n, c in PLOT.items() if c.camp and c.camp.red} == {21, 31, 37, 71, 75}


def test_zeros_keep_their_icon_shares() -> None:
    trips = [c.trip for c in ZEROS if c.trip is not None]
    assert len(trips) == 22
    assert 0.55 <= mean(trip.foot for trip in trips) <= 0.65
    assert 1.4 <= mean(trip.map for trip in trips) <= 1.7
    assert 0.17 <= mean(trip.diary for trip in trips) <= 0.24
    hurts = {z.id for z in ZEROS if any(sign(e) < 0 for e in parts(z))}
    assert hurts == {"z6", "z13", "z18", "z20"}
    assert len(hurts) <= 22 / 3
    assert Counter(z.on for z in ZEROS) == {"coast": 18, "interior": 4}


HARM = {"weather-set", "block", "cost", "downgrade", "wound", "lose-item", "must-pay"}
HELP = {"look", "build-progress"}


def sign(effect: Effect[Shore]) -> int:
    """Whether an effect is good (1) or bad (-1) for those it concerns; 0 where it does nothing by itself."""
    tag, n = tag_of(type(effect)), getattr(effect, "n", 0)
    if tag in HARM:
        return -1
    if tag == "bonus" and getattr(effect, "what", "") == "difficulty":
        n = -n
    gains = tag in ("energy", "food", "wood", "story", "bonus")
    return 1 if tag in HELP or (gains and n > 0) else -1 if gains and n < 0 else 0


def mood(card: IslandCard) -> str:
    """NA-947: harm, help, or mixed; what is paid for is mixed, and so is what only a later card tells."""
    signs = {sign(e) for e in parts(card)} - {0}
    if any(c.pay for e in parts(card) if isinstance(e, Decide) for c in e.choices):
        signs.add(-1)
    return {(-1,): "harm", (1,): "help"}.get(tuple(signs), "mixed")


def asks_for_fire(cond: object) -> bool:
    """Whether a burning fire stands anywhere in a condition."""
    match cond:
        case FireLit():
            return True
        case Both() | Either():
            return asks_for_fire(cond.a) or asks_for_fire(cond.b)
        case Not():
            return asks_for_fire(cond.cond)
        case _:
            return False


@pytest.mark.rule("NA-947", "NA-946")
def test_events_keep_their_distribution() -> None:
    events = {c.id: c.event for c in EVENTS if c.event is not None}
    assert Counter(e.weather for e in events.values()) == {"sun": 11, "storm": 10}
    assert Counter(e.wreck for e in events.values()) == {1: 1, 2: 1, 3: 2, 4: 4, 5: 7, 6: 6}
    assert Counter(mood(c) for c in EVENTS) == {"harm": 10, "mixed": 4, "help": 7}
    strips = [strip for e in events.values() for strip in e.rescue]
    assert len(strips) == 21
    assert sum("bb" in s for s in strips) == 12
    assert sum("ss" in s for s in strips) == 15
    assert sum(bool(set(s) & set(ITEM_ICONS)) for s in strips) == 19
    assert sum(len(s) >= 3 for s in strips) == 17
    assert max(len(s) for s in strips) == 4
    assert all("ss" in s and "bb" not in s and len(s) <= 3 for e in events.values() if e.c for s in e.rescue)
    ifs = [(id, f) for id, e in events.items() for f in e.then if isinstance(f, If)]
    closing = [(id, f.cond) for id, f in ifs if Block("explore") in (*f.then, *f.otherwise)]
    roofs = {id: (cond.n, cond.together) for id, cond in closing if isinstance(cond, ShelterBelow)}
    assert roofs == {"e5": (1, 3), "e8": (1, 2), "e10": (1, 2), "e11": (1, 2)}
    assert [id for id, cond in closing if not isinstance(cond, ShelterBelow)] == ["e10", "e13", "e15", "e16"]
    assert [id for id, f in ifs if f.cond == Both(ShelterBelow(1), PlayersAtLeast(3))] == ["e13", "e15"]
    assert {id for id, f in ifs if asks_for_fire(f.cond)} == {
        "e8",
        "e9",
        "e10",
        "e11",
        "e13",
        "e14",
        "e15",
        "e16",
        "e17",
    }
    assert {icon for s in strips for icon in s} == {"bb", "ss", "ra", "ca", *ITEM_ICONS}
    assert {id for id, e in events.items() if e.c} == {"e19", "e20", "e21"}


@pytest.mark.rule("NA-951")
def test_wreckage_keeps_its_distribution() -> None:
    items = {c.id: c.item for c in WRECKAGE if c.item is not None}
    assert sum(bool(i.signal) for i in items.values()) == 5
    assert sum(bool(i.strength) for i in items.values()) == 5
    returns = {id for id, i in items.items() if any(m.roll == "return" for m in i.modify) or "no-rain" in i.perks}
    assert returns == {"w1", "w4", "w16", "w17"}
    feeds = {id for id, i in items.items() if {"pot", "keeps-cube"} & set(i.perks)}
    feeds |= {c.id for c in WRECKAGE if any(tag_of(type(e)) == "food" for e in parts(c))}
    assert feeds == {"w14", "w22", "w25", "w26"}
    assert {c.id for c in WRECKAGE if any(tag_of(type(e)) in ("rope", "sail", "wood") for e in parts(c))} == {
        "w27",
        "w28",
        "w29",
    }
    cares = {id for id, i in items.items() if {"blanket", "medicine"} & set(i.perks)} | {"w24"}
    assert cares == {"w13", "w23", "w24"}
    helpers = {"extra-wood", "extra-build", "lighter", "second-action", "net"}
    assert {id for id, i in items.items() if helpers & set(i.perks)} == {"w10", "w11", "w12", "w15", "w21"}
    assert 14 <= sum(i.story for i in items.values()) <= 18


@pytest.mark.rule("NA-961", "NA-946")
def test_every_rescue_icon_can_be_had() -> None:
    held = {c.item.signal for c in WRECKAGE if c.item is not None} - {""}
    assert held == set(ITEM_ICONS)
    t = Table(2)
    assert {"sand", "bonfire"} <= set(t.w.places)
    rafts = {c.key for c in CARDS.values() for e in parts(c) if isinstance(e, Construction) and e.name == "raft"}
    assert rafts == {"plot/plot-88"}
    assert {n for n, c in PLOT.items() if any(tag_of(type(e)) == "load-cannon" for e in parts(c))} == {40}
    assert {n for n, c in PLOT.items() if 40 in brings(c)} == {39}
    powder = {c.id for c in CARDS.values() if c.item is not None and "powder" in c.item.perks}
    assert powder == {"w6", "plot-42"}


def test_few_cards_have_an_effect_that_no_other_card_uses() -> None:
    """Cards are data: under one in ten needs a class of its own."""
    users: dict[str, set[str]] = {}
    for card in CARDS.values():
        for effect in parts(card):
            users.setdefault(tag_of(type(effect)), set()).add(card.key)
    alone = {key for keys in users.values() if len(keys) == 1 for key in keys}
    assert len(alone) == 22
    assert len(alone) / (len(CARDS) + 12) < 0.1


# --- dimensioning -------------------------------------------------------------------------------------------------------


def met(have: set[str]) -> float:
    """The share of the events without "C" that these icons answer."""
    events = [c.event for c in EVENTS if c.event is not None and not c.event.c]
    assert len(events) == 18
    return mean(any(have.issuperset(strip) for strip in event.rescue) for event in events)


@pytest.mark.rule("NA-974")
@pytest.mark.parametrize(
    ("signals", "shares"),
    [
        (("bb", "ss"), (12, 28, 53, 89)),
        (("bb",), (1, 4, 11, 22)),
        (("ss",), (2, 6, 12, 22)),
    ],
)
def test_the_rescue_shares_stay_within_five_points(signals: tuple[str, ...], shares: tuple[int, ...]) -> None:
    for n, share in zip((2, 3, 4, 5), shares, strict=True):
        found = mean(met({*signals, *items}) for items in combinations(ITEM_ICONS, n))
        assert abs(100 * found - share) <= 5


@pytest.mark.rule("NA-973")
def test_there_is_food_enough_for_who_looks_for_it() -> None:
    """One who forages and one who fishes bring for three castaways 1.15 each; cards fill the supply by 10 to 14."""
    tiles = [c for c in CONTENT.cards if isinstance(c, Piece) and c.deck in ("forage", "fish") and c.kind != "shark"]
    forage = mean(c.value for c in tiles if c.deck == "forage")
    fish = mean(c.value for c in tiles if c.deck == "fish")
    assert (round(forage, 2), round(fish, 2)) == (1.79, 1.71)
    assert (forage + fish) / 3 >= 1.15

    def free(card: IslandCard) -> int:
        """What a card puts into the supply without being paid for."""
        assert card.trip is not None
        return sum(e.n for e in card.trip.then if isinstance(e, Forage) and e.to == "supply")

    basic = sum(free(c) for c in CARDS.values() if c.deck in SECTORS)
    zeros = mean(free(c) for c in ZEROS) * STANDARD.zeros
    assert 10 <= basic + zeros <= 14


@pytest.mark.rule("NA-971")
def test_the_pace_of_exploring_follows_from_the_icons() -> None:
    """[2013] Turning back at 7 or at 8: so many cards, counted over all exploration cards."""
    trips = [c.trip for c in CARDS.values() if c.trip is not None]
    assert 0.5 <= mean(t.foot for t in trips) <= 0.6
    shares = {n: count / len(trips) for n, count in Counter(t.map for t in trips).items()}

    def cards(difficulty: int, turn: int) -> float:
        if difficulty >= turn:
            return 0
        return (1 + sum(p * cards(difficulty + n, turn) for n, p in shares.items() if n)) / (1 - shares[0])

    assert cards(STANDARD.first_difficulty, 7) == pytest.approx(2.4, rel=0.05)
    assert cards(STANDARD.first_difficulty, 8) == pytest.approx(2.6, rel=0.05)


@pytest.mark.rule("NA-975")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_numbers_of_balance_are_in_the_rules_and_the_game_follows_them(ruleset: str) -> None:
    assert 10 <= STANDARD.sand <= 14
    assert 6 <= STANDARD.bonfire <= 10
    assert 6 <= INTERIOR <= 9
    assert {STANDARD.price("explore", n) for n in range(4)} <= {0, 1, 2}
    t = Table(2, ruleset)
    t.w.rules = replace(t.w.rules, sand=10, bonfire=6)
    t.w.progress["sand"] = 9
    t.act("build")
    t.answer("build:sand", "give:1")
    assert "sand" in t.w.built
    t.w.progress["bonfire"] = 5
    t.act("build")
    t.answer("build:bonfire", "give:1")
    assert "bonfire" in t.w.built
    t.energy(3, 3)
    t.act("explore")
    assert t.asked == "march"
    assert t.w.energy == [3 - STANDARD.price("explore", 0), 3]


@pytest.mark.rule("NA-976", "NA-978", "NA-970", "NA-972", "NA-977")
def test_a_game_logs_what_a_calibration_run_wants_to_know() -> None:
    """Wins, the turn of the summit, deaths, lost turns, scores."""
    t = Table(2)
    t.track(18, 0)
    t.empty("event", keep=1)
    t.lost(((1,), 12))
    t.w.turn = 8
    t.w.lost_turns = 3
    t.sector(0, "heart")
    t.track(18, 0)
    t.on_top("heart", "bh5")
    t.w.march = t.w.party = (0,)
    t.play(DrawCard(0, "heart"), who=0)
    t.choose("last-turn:this")
    figures = stats(t.w)
    assert (figures["summit"], figures["summit_turn"], figures["turn"]) == (1, 8, 8)
    assert (figures["deaths"], figures["lost_turns"]) == (0, 3)
    assert (figures["rescued"], figures["best_score"], figures["why"]) == (0, 0, "")
