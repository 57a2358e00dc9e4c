"""Setting the table (NA-100 to NA-139)."""

from functools import lru_cache
from typing import ClassVar, NamedTuple

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.menu import Menu, needs
from holdfast.core.rng.stream import RandomStream
from holdfast.core.state.zones import Zone
from holdfast.games.naufragos.camp.store import wood_left
from holdfast.games.naufragos.cards import DECK_COUNTS, OWN_CARDS, Character, Event, Plot
from holdfast.games.naufragos.castaways.belongings import Receive
from holdfast.games.naufragos.flow.turn import Turn
from holdfast.games.naufragos.free_acts.offers import OpenShore
from holdfast.games.naufragos.plot.plot_cards import additions
from holdfast.games.naufragos.rules import CAMP_SPACES, SECTORS, START_DIFFICULTY, WRECKS, ZEROS
from holdfast.games.naufragos.rulesets.chosen import chosen_rules
from holdfast.games.naufragos.rulesets.original import RuleSet
from holdfast.games.naufragos.world import ITEMS, PLACE_OF_CAMP_CARD, STORIES, Shore

OPEN_ZONES = (
    "characters",
    "event-now",
    "lasting-events",
    "wreck-row",
    "exploring",
    "pending",
    "estate",
    "tiles",
    "larder",
    "catch",
    "fish-discard",
    "forage-discard",
    "tiles-gone",
    "shark-aside",
    "gone",
    "box",
    *[PLACE_OF_CAMP_CARD[space] for space in CAMP_SPACES],
)
"""Zones in which everybody sees what comes to lie there (NA-809, NA-810)."""
HIDDEN_ZONES = (
    *SECTORS,
    "event",
    "wreckage",
    "reserve",
    "removed",
    "story",
    "story-discard",
    "forage",
    "supply",
    "orchard",
    "fish",
    "unused",
    "past-events",
    "character-box",
)
"""Zones whose cards nobody sees (NA-107, NA-803 to NA-808)."""
HOUSE_DECKS = {
    1: {"coast": 5, "zero-coast": 1, "interior": 3, "zero-interior": 1, "heart": 3},
    2: {"coast": 6, "zero-coast": 5, "interior": 7, "zero-interior": 1, "heart": 5},
    3: {"coast": 7, "zero-coast": 9, "interior": 10, "zero-interior": 2, "heart": 7},
    4: {"coast": 8, "zero-coast": 13, "interior": 14, "zero-interior": 2, "heart": 9},
}
"""NA-104; both white coast cards are always in (NA-105)."""
COMPLICATED = "plot/z7"
"""NA-136: Complicated relationships."""
WATCH = "wreckage/w15"
"""NA-135."""


def set_up(players: int, options: dict[str, str], stream: RandomStream, content: Content) -> Shore:
    """The table before the first question: nothing is shuffled, decks are undecided."""
    w = OpenShore(
        players=players, content=content, chance=stream, rules=chosen_rules(options, content), options=options
    )
    w.stack = [(SetUp(), Cause())]
    return w


def empty_table(players: int, content: Content, rules: RuleSet) -> Shore:
    """All zones, and all cards still in the box."""
    w = Shore(players=players, content=content, rules=rules)
    w.pools = list(content.pools)
    w.seen = [0] * len(content.cards)
    w.zones = dict.fromkeys((*OPEN_ZONES, *ITEMS[:players]), Zone())
    w.zones |= dict.fromkeys(HIDDEN_ZONES, Zone(sees=0))
    w.zones |= {STORIES[seat]: Zone(sees=1 << seat) for seat in range(players)}
    return w


def deal(w: Shore, pool: str, to: str, n: int = -1) -> None:
    """Undecided cards of a pool into a deck, all of them or n; the others go back to the box unseen."""
    if pool not in w.content.pool_names:
        return
    p = w.content.pool(pool)
    size = len(w.pools[p])
    n = size if n < 0 else min(n, size)
    for zone, count in ((to, n), ("unused", size - n)):
        z = w.zones[zone]
        w.zones[zone] = Zone(z.top, (*z.mixed, *(~p,) * count), z.bottom, z.sees)


def of_deck(content: Content, deck: str) -> list[int]:
    """The cards of a deck, in their order."""
    return [i for i, card in enumerate(content.cards) if card.deck == deck]


@lru_cache(maxsize=64)
def own_card(content: Content, deck: str) -> int:
    """NA-794: the players' own card of a deck, or -1."""
    cards = of_deck(content, deck)
    return cards[DECK_COUNTS[deck]] if len(cards) > DECK_COUNTS[deck] else -1


# --- where everything lies -----------------------------------------------------------------------------------------------


class Layout(NamedTuple):
    """Where all cards lie at the beginning, and who has seen them."""

    zones: dict[str, Zone]
    pools: list[tuple[int, ...]]
    seen: list[int]
    reveals: int


@lru_cache(maxsize=256)
def layout(content: Content, players: int, rules: RuleSet, from_coast: int) -> Layout:
    """NA-100 to NA-139: the same for all games of so many with so many zero cards of the coast, as long as nothing is
    drawn; so it is laid out once and copied."""
    w = empty_table(players, content, rules)
    _plot(w)
    _own_cards(w)
    _exploration(w, from_coast)
    _events(w)
    _pieces(w)
    if starts_with_watch(w):
        w.take_out(content.index[WATCH], "box")
    deal(w, "wreckage", "wreckage")
    for space, card in zip(CAMP_SPACES, of_deck(content, "camp"), strict=False):
        w.take_out(card, PLACE_OF_CAMP_CARD[space])
    for card in of_deck(content, "character"):
        w.take_out(card, "characters")
    for card in of_deck(content, "ruleset"):
        w.take_out(card, "box")
    return Layout(w.zones, w.pools, w.seen, w.reveals)


def starts_with_watch(w: Shore) -> bool:
    """NA-135: [HR1.2] the solo player."""
    return w.rules.watch_at_start and w.solo()


def _plot(w: Shore) -> None:
    """NA-100, NA-136: the numbered cards form the reserve; their faces are hidden."""
    for i, card in enumerate(w.content.cards):
        if isinstance(card, Plot) and card.number:
            w.take_out(i, "reserve")
    if w.solo():
        w.take_out(w.content.index[COMPLICATED], "box")


def _own_cards(w: Shore) -> None:
    """NA-796: the players' own cards are always in."""
    for deck in OWN_CARDS:
        card = own_card(w.content, deck)
        if card >= 0 and deck not in ("event", "camp"):
            w.take_out(card, "box")
            w.take(card, "box")
            w.shuffle_in(card, deck)


def _exploration(w: Shore, from_coast: int) -> None:
    """NA-103: [2013] all basic cards and 8 zeros; NA-104: [HR1.2] so many of each colour."""
    deal(w, "coast-white", "coast")
    if w.rules.bags:
        for pool, n in HOUSE_DECKS[w.players].items():
            deal(w, pool, pool.removeprefix("zero-"), n)
        return
    for sector in SECTORS:
        deal(w, sector, sector)
    deal(w, "zero-coast", "coast", from_coast)
    deal(w, "zero-interior", "interior", ZEROS - from_coast)


def _events(w: Shore) -> None:
    """NA-123 to NA-126: without the "C" cards from so many players on; as many as there are turns."""
    n = w.rules.turns[w.players - 1]
    own = own_card(w.content, "event")
    for i, card in enumerate(w.content.cards):
        if isinstance(card, Event) and card.event.c and i != own and w.players > w.rules.c_events_up_to:
            w.take_out(i, "box")
    if own >= 0:
        w.take_out(own, "box")
        w.take(own, "box")
        w.shuffle_in(own, "event")
        n -= 1
    deal(w, "event", "event", n)


def _pieces(w: Shore) -> None:
    """NA-115 to NA-120, NA-133, NA-137: tiles and tokens; the shark waits beside the board. Tiles look alike, so none
    is decided when some go into the supply."""
    w.take_out(w.content.index["fish/shark"], "shark-aside")
    for kind in ("story", "forage", "fish"):
        deal(w, kind, kind)
    if w.rules.supply_at_start:
        for _ in range(w.players):
            w.pass_unseen("forage", "supply")


@lru_cache(maxsize=16)
def zeros(content: Content, solo: bool) -> tuple[int, int]:
    """NA-103, NA-136: how many zero cards of the coast and of the interior are in the box."""
    cards = content.cards
    out = COMPLICATED if solo else ""
    coast, interior = [
        len([i for i in content.pools[content.pool(pool)] if cards[i].key != out])
        for pool in ("zero-coast", "zero-interior")
    ]
    return coast, interior


# --- the opening ---------------------------------------------------------------------------------------------------------


class SetUp(Effect[Shore]):
    """NA-100 to NA-139: everything on its place, then the castaways, then the first turn."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        first = w.options["first_player"]
        w.starter = w.chance.below(w.players) if first == "random" else int(first) - 1
        start = layout(w.content, w.players, w.rules, 0 if w.rules.bags else self._from_coast(w))
        w.zones, w.pools, w.seen = start.zones.copy(), start.pools[:], start.seen[:]
        w.reveals = start.reveals
        w.food, w.wood = max(1, w.players - 1), 1
        w.wrecks, w.weather = WRECKS, w.rules.weather
        w.progress = {"sand": 0, "bonfire": 0}
        w.held = [0] * w.players
        w.track = [0] * w.players
        w.difficulty = START_DIFFICULTY
        starting: Effects = (Receive(0, w.content.index[WATCH]),) if starts_with_watch(w) else ()
        return (ChooseCharacters(), *starting, *self._own_camp(w), Turn())

    def _from_coast(self, w: Shore) -> int:
        """NA-103: [2013] how many of the 8 zeros are cards of the coast."""
        coast, interior = zeros(w.content, w.solo())
        n = 0
        for i in range(ZEROS):
            n += w.chance.below(coast + interior - i) < coast - n
        return n

    def _own_camp(self, w: Shore) -> Effects:
        """NA-796, NA-923: the players' own camp card lies there as if it had just been put down."""
        card = own_card(w.content, "camp")
        if card < 0:
            return ()
        if wood := w.camp_card(card).wood:
            w.on_card[card] = min(wood, wood_left(w))
        return additions(w, card)


class ChooseCharacters(Effect[Shore]):
    """NA-108 to NA-111: one castaway each, no ability twice; chosen in a random seat order, or dealt."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.characters = (-1,) * w.players
        if w.options["characters"] == "random":
            for seat in range(w.players):
                free = free_characters(w)
                give_character(w, seat, free[w.chance.below(len(free))])
            return (Begin(),)
        order = list(range(w.players))
        seats = [order.pop(w.chance.below(len(order))) for _ in range(w.players)]
        return (*[ChooseCharacter(seat) for seat in seats], Begin())


@lru_cache(maxsize=16)
def character_abilities(content: Content) -> dict[int, str]:
    """The ability on each character card."""
    return {i: card.ability for i, card in enumerate(content.cards) if isinstance(card, Character)}


def free_characters(w: Shore) -> list[int]:
    """NA-109: cards whose ability nobody has yet."""
    known = character_abilities(w.content)
    taken = [known[card] for card in w.characters if card >= 0]
    return [card for card in w.zones["characters"].top if known[card] not in taken]


def give_character(w: Shore, seat: Seat, card: int) -> None:
    w.characters = (*w.characters[:seat], card, *w.characters[seat + 1 :])


class ChooseCharacter(Question[Shore]):
    """NA-110: an ability not yet taken, in either version."""

    seat: int

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        free = free_characters(w)
        for card in w.zones["characters"].top:
            blocks = needs(card in free, "NA-109", "ability-taken")
            menu.add(f"character:{w.content.cards[card].id}", TakeCharacter(seat, card), blocks=blocks)


class TakeCharacter(Effect[Shore]):
    seat: int
    card: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        give_character(w, self.seat, self.card)
        return ()


class Begin(Effect[Shore]):
    """NA-111: everybody starts at full energy."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.wounds = [0] * w.players
        w.trauma = [0] * w.players
        w.energy = [w.top(seat) for seat in range(w.players)]
        w.free_pawns = [0] * w.players
        w.done = [()] * w.players
        return ()


def faults(w: Shore) -> list[str]:
    """What would make this position impossible: every card in exactly one place, every number within its bounds."""
    wrong = w.misplaced(boxed=() if w.characters else w.content.pool_names)
    if not w.energy:
        return wrong
    for seat in range(w.players):
        if not w.is_dead(seat) and not 0 <= w.energy[seat] <= max(0, w.top(seat)):
            wrong.append(f"seat {seat} has {w.energy[seat]} energy of {w.top(seat)}")
        if min(w.wounds[seat], w.trauma[seat], w.held[seat], w.top(seat)) < 0 and not w.is_dead(seat):
            wrong.append(f"seat {seat} has impossible numbers")
    wood = w.wood + w.fire_wood + w.progress["bonfire"] + sum(w.on_card.values())
    food = w.food + w.left[1] + sum(w.held) + w.estate_food
    if not (0 <= wood <= 16 and 0 <= food <= 16 and min(w.wood, w.food, w.cubes, w.rope, w.sail) >= 0):
        wrong.append(f"{wood} wood and {food} food counters are in play")
    lost_members = sorted([s for g in w.groups for s in g.members])
    if lost_members != [s for s in range(w.players) if w.is_lost(s)]:
        wrong.append("the lost groups are not the lost castaways")
    if set(w.party) & set(lost_members) or any(w.is_dead(s) for s in (*w.party, *lost_members)):
        wrong.append("somebody is in two places")
    if not 1 <= w.weather <= 6 or not 0 <= w.difficulty <= 15 or w.size("pending") > 5:
        wrong.append("a track is left")
    return wrong
