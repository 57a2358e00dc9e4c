"""Setting the table (US-101 to US-125)."""

from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.menu import Menu, Option, needs
from holdfast.core.lookups import PerContent
from holdfast.core.table.chance import Chance
from holdfast.core.table.zones import Zone
from holdfast.games.under_our_sun.cards import Character, Gear, Team, Tile
from holdfast.games.under_our_sun.day import Day
from holdfast.games.under_our_sun.geography import straight
from holdfast.games.under_our_sun.goods import TakeCard, add, from_bag, load
from holdfast.games.under_our_sun.lookups import chars_of
from holdfast.games.under_our_sun.map import put_tile
from holdfast.games.under_our_sun.missions import show_mission_card
from holdfast.games.under_our_sun.numbers import (
    AP,
    BAG,
    CUBES,
    DICE,
    HAVEN,
    KARMA,
    KINDS,
    LAWRENCE_CARDS,
    OFFER,
    OK,
    RESOURCES,
    TRADER_CUBES,
    TRADER_WATER,
)
from holdfast.games.under_our_sun.pieces import GEAR, ITEMS, NOTHING, TEAMS, Spot, Switches
from holdfast.games.under_our_sun.traders import loot_cards
from holdfast.games.under_our_sun.world import Sands

MOST_ENEMIES = 10_000
"""More than can come in any game."""
SURVIVORS_MORE = 4
"""US-961: Survivor cards beyond the number of players."""
OPEN_ZONES = (
    "characters",
    "item",
    "equipment",
    "enemies",
    "enemy-discard",
    "night-discard",
    "event-discard",
    "loot-discard",
    "sun-now",
    "map",
    "ground",
    "camps",
    "found",
    "offer",
    "lawrence",
    "dealer-1",
    "dealer-2",
    "mission-open",
    "box",
)
OPEN_DECKS = ("item", "equipment")
HIDDEN_ZONES = ("enemy", "night", "event", "loot", "sun", "stack", "mission-cards", "team-rest", "team-box", "tile-box")


def set_up(players: int, options: dict[str, str], chance: Chance, content: Content) -> Sands:
    """The table before the first question: nothing is shuffled, decks are undecided."""
    expansion = options["expansion"] == "on" or (options["expansion"] == "auto" and players > BASE_PLAYERS)
    switches = [options[name] == "on" for name in SWITCHES]
    rules = Switches(options["mission"], options["mode"] == "semi", expansion, *switches)
    w = empty_table(players, content, rules)
    w.chance = chance
    w.options = options
    w.stack = [(SetUp(), Cause())]
    return w


def empty_table(players: int, content: Content, rules: Switches) -> Sands:
    """How many play what with which options."""
    crew = crew_size(players, rules)
    mission = content.index[f"mission/{rules.mission}"]
    owner = tuple([c % players for c in range(crew)])
    return Sands(players=players, content=content, rules=rules, mission=mission, crew=crew, owner=owner)


BASE_PLAYERS = 4
"""US-956: beyond so many, the expansion's boards are needed."""
SWITCHES = (
    "crew_of_four",
    "less_karma",
    "tough_enemies",
    "no_defibrillator",
    "more_days",
    "ration",
    "supply_line",
)


def crew_size(players: int, rules: Switches) -> int:
    """US-951, US-954: two characters alone, four by the option of two players, else one each."""
    if players == 1:
        return 2
    return 4 if players == 2 and rules.crew_of_four else players


def deal(w: Sands, pool: str, to: str) -> None:
    """All undecided cards of a pool into a deck."""
    p = w.content.pool(pool)
    z = w.zones[to]
    w.zones[to] = Zone(z.top, (*z.mixed, *(~p,) * len(w.pools[p])), z.bottom, z.sees)


# --- where everything lies -----------------------------------------------------------------------------------------------


class Layout(NamedTuple):
    """Where all cards and cubes lie at the beginning, and who has seen them."""

    zones: dict[str, Zone]
    pools: list[tuple[int, ...]]
    seen: list[int]
    reveals: int
    spots: dict[str, Spot]
    supply: dict[str, int]


@lru_cache(maxsize=256)
def layout(content: Content, players: int, rules: Switches) -> Layout:
    """US-113 to US-121: the same for all games of so many with the same options, as long as nothing is rolled or drawn;
    so it is laid out once and copied."""
    w = empty_table(players, content, rules)
    w.pools = list(content.pools)
    w.seen = [0] * len(content.cards)
    w.zones = dict.fromkeys((*OPEN_ZONES, *ITEMS[: w.crew], *GEAR[: w.crew]), Zone())
    w.zones |= dict.fromkeys(HIDDEN_ZONES, Zone(sees=0))
    w.zones |= {f"finds-{seat}": Zone(sees=1 << seat) for seat in range(players)}
    w.zones |= {TEAMS[seat]: Zone(sees=1 << seat) for seat in range(players)}
    w.supply = dict(CUBES)
    for what in RESOURCES:
        w.supply[what] -= BAG[what]
    _decks(w)
    haven = content.index["tile/tile-1"]
    w.take_out(haven, "map")
    put_tile(w, HAVEN, haven)
    _stack(w)
    for i, card in enumerate(content.cards):
        if isinstance(card, Character):
            w.take_out(i, "characters" if rules.expansion or not card.expansion else "box")
        elif isinstance(card, Team) and rules.semi:
            w.take_out(i, "team-box")
    return Layout(w.zones, w.pools, w.seen, w.reveals, w.spots, w.supply)


def _decks(w: Sands) -> None:
    """US-113, US-114: face-down decks, open item and equipment decks."""
    for name in ("enemy", "night", "event", "loot", "sun"):
        deal(w, name, name)
    for i, card in enumerate(w.content.cards):
        if card.deck in OPEN_DECKS:
            gone = w.rules.no_defibrillator and card.id == "defibrillator"
            w.take_out(i, "box" if gone else card.deck)
        elif card.deck == "mission":
            w.take_out(i, "box")
        elif card.deck == "mission-and-other":
            mission = f"m{w.mission_card().number}-"
            w.take_out(i, "mission-cards" if card.id.startswith(mission) else "box")


def targets(w: Sands) -> list[int]:
    """US-1212: the target tiles of the mission."""
    return [w.content.index[f"tile/tile-{n}"] for n in w.mission_card().targets]


def _stack(w: Sands) -> None:
    """US-121, US-1212: the exploration stack as the mission builds it."""
    mission = w.mission_card()
    p = w.content.pool("tile")
    size = len(w.pools[p])
    for i, tile in enumerate(w.content.cards):
        if isinstance(tile, Tile) and tile.kind == "target":
            w.take_out(i, "tile-box")
    if mission.distance or not mission.mix:
        w.zones["stack"] = Zone(mixed=(~p,) * size, sees=0)
        return
    found = targets(w)
    for card in found:
        w.take(card, "tile-box")
    rest = size - mission.top - mission.mix
    w.zones["stack"] = Zone((~p,) * mission.top, (*found, *(~p,) * mission.mix), (~p,) * rest, 0)


# --- the opening -----------------------------------------------------------------------------------------------------------


class SetUp(Effect[Sands]):
    """US-101 to US-122: everything in its place; then roles, characters, starting cards, and the first day."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.first = self._first(w)
        lies = layout(w.content, w.players, w.rules)
        w.zones, w.pools, w.seen = lies.zones.copy(), lies.pools[:], lies.seen[:]
        w.spots, w.supply, w.reveals = lies.spots.copy(), lies.supply.copy(), lies.reveals
        w.bag = BAG.copy()
        mission = w.mission_card()
        w.days = mission.days + w.rules.more_days
        c = w.crew
        w.hp, w.water, w.well = [0] * c, [0] * c, [OK] * c
        w.ap, w.karma = [AP] * c, [KARMA - w.rules.less_karma] * c
        w.pos, w.goods, w.carried, w.died = [HAVEN] * c, [NOTHING] * c, [()] * c, [0] * c
        w.characters = (-1,) * c
        if mission.distance:
            self._target(w, mission.distance)
        if w.rules.semi:
            self._teams(w)
        choose = [PickCharacter(char) for char in w.order()]
        return (*choose, FillBoards(), Offer(), OpenStore(), BeginMission())

    def _first(self, w: Sands) -> int:
        """US-102: three green dice each, the tied ones again; or the seat the table named."""
        wish = w.options["first_player"]
        if wish != "random":
            return int(wish) - 1
        rivals = list(range(w.players))
        while len(rivals) > 1:
            faces = [*map(DICE["G"].__getitem__, w.chance.roll(3 * len(rivals), 8))]
            rolls = [*map(sum, zip(faces[::3], faces[1::3], faces[2::3], strict=True))]
            best = max(rolls)
            rivals = [s for s, n in zip(rivals, rolls, strict=True) if n == best]
        return rivals[0]

    def _target(self, w: Sands, distance: int) -> None:
        """US-1212: the target tile lies face up in a rolled direction."""
        card = targets(w)[0]
        pos = straight(HAVEN, w.chance.below(6) + 1, distance)
        w.move(card, "tile-box", "map")
        put_tile(w, pos, card)

    def _teams(self, w: Sands) -> None:
        """US-961: one of the three Sons of Liberty among players + 4 Survivors; one card each, the rest unseen."""
        cards = [i for i, card in enumerate(w.content.cards) if card.deck == "team"]
        sols = [i for i in cards if w.card(i, Team).role == "sol"]
        survivors = [i for i in cards if i not in sols]
        pile = [sols[w.chance.lot(len(sols), [])], *survivors[: w.players + SURVIVORS_MORE]]
        for seat in range(w.players):
            card = pile.pop(w.chance.lot(len(pile), []))
            w.move(card, "team-box", TEAMS[seat])
        for card in pile:
            w.take(card, "team-box")
            w.shuffle_in(card, "team-rest")


# --- characters --------------------------------------------------------------------------------------------------------


class PickCharacter(Question[Sands]):
    """US-104: one unused character, clockwise from the first player; or dealt by lot."""

    char: int

    def free(self, w: Sands) -> list[int]:
        taken = w.characters
        return [card for card in w.zones["characters"].top if card not in taken]

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return () if w.options["characters"] == "random" else (w.seat_of(self.char),)

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        for card in w.zones["characters"].top:
            blocks = needs(card in self.free(w), "US-104", "character-taken")
            menu.add(f"character:{w.content.cards[card].id}", TakeCharacter(self.char, card), blocks=blocks)

    def apply(self, w: Sands, by: Cause) -> Effects:
        if w.options["characters"] != "random":
            return ()
        free = self.free(w)
        return (TakeCharacter(self.char, free[w.chance.below(len(free))]),)


class TakeCharacter(Effect[Sands]):
    char: int
    card: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        taken = list(w.characters)
        taken[self.char] = self.card
        w.characters = tuple(taken)
        return ()


class FillBoards(Effect[Sands]):
    """US-105, US-108: health and water are full; a ration only by the option."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        for char in range(w.crew):
            sheet = w.sheet(char)
            w.hp[char], w.water[char] = sheet.hp, sheet.water
            if w.rules.ration:
                w.goods[char] = add(w.goods[char], "food", 1)
        return ()


# --- starting items ------------------------------------------------------------------------------------------------------


def starred(w: Sands) -> list[int]:
    """US-118, US-1162: the starred cards that nobody has bought; one copy of each line carries the stars."""
    kinds, _ = STARS[w.content]
    bought = {kinds[card] for char in range(w.crew) for card in w.things(char)}
    left = first_copies(w.content, w.zones["item"].top, w.zones["equipment"].top)
    return [card for card in left if kinds[card] not in bought]


def first_copies(content: Content, items: tuple[int, ...], equipment: tuple[int, ...]) -> list[int]:
    kinds, n = STARS[content]
    new = [False] + [True] * n
    found: list[int] = []
    for card in items + equipment:
        kind = kinds[card]
        if new[kind]:
            new[kind] = False
            found.append(card)
    return found


@lru_cache(maxsize=16)
def whole_decks(content: Content, items: tuple[int, ...], equipment: tuple[int, ...]) -> tuple[int, ...]:
    """The same while nobody has taken anything: all tables with the same cards begin so."""
    return tuple(first_copies(content, items, equipment))


def star_cards(content: Content) -> tuple[tuple[int, ...], int]:
    """Numbers that copies of a starred card share, by cards, 0 where there are no stars; and how many there are."""
    known: dict[str, int] = {}
    for card in content.cards:
        if isinstance(card, Gear) and card.stars:
            known.setdefault(card.key, len(known) + 1)
    return tuple([known.get(card.key, 0) for card in content.cards]), len(known)


STARS = PerContent(star_cards)


def lay_out(w: Sands, taken: list[int], to: str) -> None:
    """Cards of the open decks, which everybody has seen, go to another place where all see them."""
    zones, cards = w.zones, w.content.cards
    left = {deck: list(zones[deck].top) for deck in OPEN_DECKS}
    for card in taken:
        left[cards[card].deck].remove(card)
    for deck, lie in left.items():
        z = zones[deck]
        zones[deck] = Zone(tuple(lie), z.mixed, z.bottom, z.sees)
    z = zones[to]
    zones[to] = Zone(z.top + tuple(taken), z.mixed, z.bottom, z.sees)


class Offer(Effect[Sands]):
    """US-109 to US-111: six random starred cards; the points are split, the surplus goes to the first player."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        zones, below = w.zones, w.chance.below
        pile = list(whole_decks(w.content, zones["item"].top, zones["equipment"].top))
        offer: list[int] = []
        for _ in range(min(OFFER, len(pile))):
            offer.append(pile.pop(below(len(pile))))
        lay_out(w, offer, "offer")
        total = max(4, w.players)
        each = total // w.players
        w.points = [each] * w.players
        w.points[w.first % w.players] += total - each * w.players
        return (Buying(w.turn_order(w.first % w.players)), EndOffer())


class Buying(Question[Sands]):
    """US-111: clockwise from the first player until all pass; points may be pooled for a dearer card."""

    seats: tuple[int, ...]
    passed: int = 0
    nth: int = 0

    def turn(self, w: Sands) -> int:
        for i in range(len(self.seats)):
            seat = self.seats[(self.nth + i) % len(self.seats)]
            if not self.passed >> seat & 1 and w.points[seat]:
                return seat
        return -1

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        seat = self.turn(w)
        return (seat,) if seat >= 0 and w.zones["offer"].top else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        after = Buying(self.seats, self.passed, self.seats.index(seat) + 1)
        options, pool, own = menu.options, sum(w.points), w.points[seat]
        chars = chars_of(w.owner, seat)
        cards: tuple[Any, ...] = w.content.cards
        for card in w.zones["offer"].top:
            gear: Gear = cards[card]
            stars = gear.stars
            if own < stars and pool < stars and not menu.explain:
                continue
            for char in chars:
                key = "buy:" + gear.id if len(chars) == 1 else f"buy:{gear.id}:char-{char}"
                if own >= stars:
                    options.append(Option(key, seat, (SpendPoints(seat, stars), TakeCard(char, card), after)))
                elif pool >= stars:
                    options.append(Option(key, seat, (PoolPoints(char, card, own), after)))
                else:
                    blocks = needs(False, "US-111", "no-points", need=stars)
                    menu.add(key, PoolPoints(char, card, own), after, blocks=blocks)
        options.append(Option("pass", seat, (Buying(self.seats, self.passed | 1 << seat, self.nth),)))


class SpendPoints(Effect[Sands]):
    seat: int
    n: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.points[self.seat] -= self.n
        return ()


class PoolPoints(Question[Sands]):
    """US-111: the others are asked clockwise to add points; nothing is spent unless the card is reached."""

    char: int
    card: int
    own: int
    given: tuple[tuple[int, int], ...] = ()

    def others(self, w: Sands) -> list[int]:
        buyer = w.seat_of(self.char)
        done = [seat for seat, _ in self.given]
        return [s for s in w.turn_order(buyer)[1:] if s not in done and w.points[s]]

    def missing(self, w: Sands) -> int:
        n = w.gear(self.card).stars - self.own
        for _, given in self.given:
            n -= given
        return n

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        others = self.others(w)
        return (others[0],) if others and self.missing(w) > 0 else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        for n in range(min(w.points[seat], self.missing(w)) + 1):
            more = PoolPoints(self.char, self.card, self.own, (*self.given, (seat, n)))
            menu.options.append(Option(f"add:{n}", seat, (more,)))

    def apply(self, w: Sands, by: Cause) -> Effects:
        if self.missing(w) > 0:
            return ()
        w.points[w.seat_of(self.char)] -= self.own
        for seat, n in self.given:
            w.points[seat] -= n
        return (TakeCard(self.char, self.card),)


class EndOffer(Effect[Sands]):
    """US-111: unbought cards return to their decks, unused points are lost."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        cards, offer = w.content.cards, w.zones["offer"]
        w.zones["offer"] = Zone((), offer.mixed, offer.bottom, offer.sees)
        for deck in OPEN_DECKS:
            z = w.zones[deck]
            back = [card for card in offer.top if cards[card].deck == deck]
            w.zones[deck] = Zone(z.top + tuple(back), z.mixed, z.bottom, z.sees)
        w.points = [0] * w.players
        return ()


class OpenStore(Effect[Sands]):
    """US-118, US-119: Lawrence: 4 water, 4 cubes, 2 starting cards that nobody took, 1 object of the loot deck."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.lawrence_water = TRADER_WATER
        for _ in range(TRADER_CUBES):
            what = from_bag(w)
            if what:
                w.lawrence = add(w.lawrence, what, 1)
        pile, for_sale = starred(w), []
        for _ in range(min(LAWRENCE_CARDS, len(pile))):
            card = pile.pop(w.chance.below(len(pile)))
            for_sale.append(card)
            load(w, card)
        lay_out(w, for_sale, "lawrence")
        loot_cards(w, "lawrence", 1)
        return ()


class BeginMission(Effect[Sands]):
    """US-122, US-123: the briefing, the first mission card, and the Morning of day 1."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        show_mission_card(w)
        mission = w.mission_card()
        return (*mission.setup, *mission.stages[0].enter, Day())


def faults(w: Sands) -> list[str]:
    """What would make this position impossible: every card in exactly one place, every number within its bounds."""
    wrong = w.misplaced(boxed=("team",) if w.pos else w.content.pool_names)
    if not w.characters or -1 in w.characters:
        return wrong
    for char in range(w.crew):
        if min(w.hp[char], w.water[char], w.ap[char], w.karma[char], *w.goods[char]) < 0:
            wrong.append(f"character {char} has a number below zero")
        if w.water[char] > w.water_room(char) or w.hp[char] > w.sheet(char).hp:
            wrong.append(f"character {char} has too much")
        if w.alive(char) and w.tile(w.pos[char]) is None:
            wrong.append(f"character {char} stands nowhere")
    for what in RESOURCES:
        total = w.supply[what] + w.bag[what] + cubes_in_play(w, what)
        if total != CUBES[what]:
            wrong.append(f"{total} {what} cubes of {CUBES[what]}")
    for foe in w.foes:
        if foe.pos not in w.spots:
            wrong.append("an enemy stands nowhere")
        if not 0 < foe.id < w.next_id:
            wrong.append("an enemy has a number that was never given")
    if w.next_id > MOST_ENEMIES:
        wrong.append(f"more than {MOST_ENEMIES} enemies have come")
    return wrong


def cubes_in_play(w: Sands, what: str) -> int:
    i = KINDS.index(what)
    n = sum([goods[i] for goods in w.goods]) + w.lawrence[i] + sum([d.goods[i] for d in w.dealers])
    n += sum([spot.printed[i] + spot.dropped[i] for spot in w.spots.values()])
    return n + w.delivered.get(what, 0)
