"""The opening: the table is laid, castaways are chosen, the first turn begins (NA-100 to NA-139)."""

from functools import lru_cache
from typing import ClassVar

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu, Option, needs, option
from holdfast.core.rng.stream import RandomStream
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.camp.store import wood_left
from holdfast.games.naufragos.cards import Character
from holdfast.games.naufragos.castaways.belongings import Receive
from holdfast.games.naufragos.flow.turn import Turn
from holdfast.games.naufragos.free_acts.offers import OpenShore
from holdfast.games.naufragos.log import HURT, PAWNS, key, line
from holdfast.games.naufragos.options import Thing
from holdfast.games.naufragos.plot.plot_cards import additions
from holdfast.games.naufragos.rulesets.registry import chosen_rules
from holdfast.games.naufragos.setup.table import COMPLICATED, WATCH, layout, own_card, starts_with_watch
from holdfast.games.naufragos.text import phrases
from holdfast.games.naufragos.world import Shore


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


def set_up(players: int, options: dict[str, str], stream: RandomStream, content: Content) -> Shore:
    """The table before the first question: nothing is shuffled, decks are undecided."""
    w = OpenShore(
        players=players, content=content, chance=stream, rules=chosen_rules(options, content), options=options
    )
    w.stack = [(SetUp(), Cause())]
    return w


class SetUp(Effect[Shore]):
    """NA-100 to NA-139: everything on its place, then the castaways, then the first turn."""

    beat = "phase"

    def apply(self, w: Shore, by: Cause) -> Effects:
        first = w.options["first_player"]
        w.starter = w.chance.below(w.players) if first == "random" else int(first) - 1
        start = layout(w.content, w.players, w.rules, 0 if w.rules.bags else self._from_coast(w))
        w.zones, w.pools, w.seen = start.zones.copy(), start.pools[:], start.seen[:]
        w.reveals = start.reveals
        w.food, w.wood = max(1, w.players - 1), w.rules.starting_wood
        w.wrecks, w.weather = w.rules.wrecks, w.rules.weather
        w.progress = {"sand": 0, "bonfire": 0}
        w.held = [0] * w.players
        w.track = [0] * w.players
        w.difficulty = w.rules.first_difficulty
        starting: Effects = (Receive(0, w.content.index[WATCH]),) if starts_with_watch(w) else ()
        return (ChooseCharacters(), *starting, *self._own_camp(w), Turn())

    def _from_coast(self, w: Shore) -> int:
        """NA-103: [2013] how many of the 8 zeros are cards of the coast."""
        coast, interior = zeros(w.content, w.solo())
        n = 0
        for i in range(w.rules.zeros):
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

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """By their name where the rules are of one's own."""
        if w.rules.own:
            return line("set-up-own", card=f"ruleset/{w.rules.own}")
        return line("set-up", rules="house" if w.rules.house_rules else "original")


class ChooseCharacters(Effect[Shore]):
    """NA-108 to NA-111: one castaway each, no ability twice; chosen in a random seat order, or dealt."""

    log = unlogged

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
            if card in free:
                menu.options.append(character_option(w.content, seat, card))
            else:
                menu.add(Thing("character", w.content.cards[card].id), TakeCharacter(seat, card), blocks=TAKEN)


TAKEN = needs(False, "NA-109", "ability-taken")


@lru_cache(maxsize=256)
def character_option(content: Content, seat: Seat, card: int) -> Option:
    """The same choice is the same option."""
    return option(Thing("character", content.cards[card].id), seat, (TakeCharacter(seat, card),))


class TakeCharacter(Effect[Shore]):
    seat: int
    card: int
    accounts_for = ("characters",)

    def apply(self, w: Shore, by: Cause) -> Effects:
        give_character(w, self.seat, self.card)
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line(
            "take-character", player=f"who-{self.seat}", who=phrases.castaway(self.seat), card=key(w, self.card)
        )


class Begin(Effect[Shore]):
    """NA-111: everybody starts at full energy."""

    quiet: ClassVar[bool] = True
    beat = "phase"
    accounts_for = ("characters", *HURT, *PAWNS)

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.wounds = [0] * w.players
        w.trauma = [0] * w.players
        w.energy = [w.top(seat) for seat in range(w.players)]
        w.free_pawns = [0] * w.players
        w.done = [()] * w.players
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("begin", who="|".join([phrases.castaway(s) for s in range(w.players)]))
