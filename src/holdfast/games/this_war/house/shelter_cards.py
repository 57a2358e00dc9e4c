"""Shelter cards: who can deal with them, and what they hide (TW-318 to TW-325, TW-1750 to TW-1755)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.menu import Menu, Option, needs
from holdfast.core.memo import Memo
from holdfast.core.state.observed_world import ObservedWorld
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.actions.hands import DEALINGS, KEYS, STRONG, TOOLS, Hands
from holdfast.games.this_war.actions.jobs import can_help
from holdfast.games.this_war.book.objectives import reached
from holdfast.games.this_war.card_lookup import SHEETS
from holdfast.games.this_war.cards import ShelterCard
from holdfast.games.this_war.house.options import Place
from holdfast.games.this_war.house.spaces import (
    BLOCKING,
    DIGGING,
    EMPTY,
    FITTING,
    OF_TYPE,
    PLAIN,
    REMNANTS,
    RUBBLE,
    SPACE,
    SPACES,
    TYPES,
    accessible,
    slots,
)
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.log import BLANK_TOKENS, DONE, GOODS, HOUSE, Args, in_vain, line, one, rolled, yes
from holdfast.games.this_war.rules import IDS, ITEM, LOCKPICK
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.things.dice import black
from holdfast.games.this_war.things.stores import discard, gain
from holdfast.games.this_war.things.tokens import carried, use_up
from holdfast.games.this_war.vocabulary import Slot
from holdfast.games.this_war.world import City


class ShelterCardRestore(Effect[City]):
    """A collapse: a plain heap of Rubble is put on a slot again, if that slot is empty."""

    slot: Slot
    accounts_for = ("house", "reach")

    def apply(self, w: City, by: Cause) -> Effects:
        space = SPACE[self.slot]
        if w.house[space] == EMPTY:
            w.house[space] = OF_TYPE["plain-rubble"]
            w.reach = accessible(w.house)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        space = SPACE[self.slot]
        return line("restored", space=phrases.space(space)) if w.house[space] == PLAIN else None


def house_actions(w: City, hands: Hands, left: tuple[int, ...], shut: int, menu: Menu) -> tuple[list[int], list[int]]:
    """TW-318 to TW-323: Shelter cards that can be reached, where somebody free has what it takes. Returns the other slots
    that can be reached and are not taken: the empty ones, and those with Fittings."""
    house, options = w.house, menu.options
    alone = hands.alone(means(w, hands.p))
    partners = helpers(w, hands, left) if len(left) > 1 else []
    free, built = [], []
    for space in slots(w.reach, shut):
        kind = house[space]
        if kind == EMPTY:
            free.append(space)
        elif kind >= FITTING:
            built.append(space)
        else:
            options += alone[kind][space]
            if partners and kind in DIGGING:
                for pair in partners:
                    options.append(pair[space])
    return free, built


def means(w: City, p: int) -> int:
    """What a Character has to deal with Shelter cards."""
    mask, storage = STRONG if w.has(p, "strong") else 0, w.storage
    for tool, bit in TOOLS.items():
        if storage[tool]:
            mask |= bit
    return mask | KEYS if w.tokens and carried(w, "ring-of-keys") and can_help(w, "ring-of-keys") else mask


def helpers(w: City, hands: Hands, left: tuple[int, ...]) -> list[Memo[int, Option]]:
    """TW-320, TW-342: what can be dug together with anybody else who is free in this turn, in the order of the people; the strong
    need nobody."""
    found, names = [], SHEETS[w.content].id
    for q in sorted(left) if not w.has(hands.p, "strong") else ():
        if q != hands.p:
            found.append(hands.pairs[q, names[q]])
    return found


def closed_cards(w: City, hands: Hands, shut: int, menu: Menu) -> None:
    """TW-305, TW-320 to TW-323: why a Shelter card that can be reached cannot be dealt with: what `house_actions` does not
    offer there lacks its tool."""
    alone = hands.alone(means(w, hands.p))
    for space in slots(w.reach):
        kind = w.house[space]
        if not EMPTY < kind < FITTING:
            continue
        verb, tool, rule = DEALINGS[kind]
        spec = Place(verb, SPACES[space])
        if shut >> space & 1:
            menu.closed(spec, *needs(False, "TW-305", "taken"))
        elif spec not in [way.spec for way in alone[kind][space]]:
            menu.closed(spec, *needs(False, rule, "no-tool", what=IDS[tool]))


# --- their hidden side ----------------------------------------------------------------------------------------------


SHELTER_DECKS = {kind: f"shelter-{name}" for kind, name in TYPES.items()}


def may_lie(w: City, space: int) -> list[ShelterCard]:
    """TW-324, TW-325, TW-1602: the cards of which one is in a slot, as far as everybody can count: those of its type that
    nobody has seen yet, or the one that was turned over; under plain Rubble there is none."""
    if space in w.remnants:
        return [w.shelter_card(w.remnants[space])]
    if w.house[space] == PLAIN:
        return []
    unseen = ObservedWorld(w, w.leader).unseen(SHELTER_DECKS[w.house[space]])
    return [card for card in unseen if isinstance(card, ShelterCard)]


class OpenCard(Effect[City]):
    """TW-318, TW-324, TW-325: the hidden side: loot for Storage, and the slot is free; or Remnants, which must be dug once
    more."""

    space: int
    beat = "card"
    accounts_for = (*DONE, *HOUSE, *GOODS)

    def apply(self, w: City, by: Cause) -> Effects:
        space = self.space
        kind = w.house[space]
        w.moved = ()
        if kind == PLAIN:
            w.house[space] = EMPTY
        elif kind == REMNANTS:
            card = w.remnants.pop(space)
            w.move(card, "remnants", "shelter-gone")
            empty_out(w, space, card)
        elif kind >= FITTING or kind <= EMPTY:
            return ()
        else:
            card = w.draw(SHELTER_DECKS[kind], "shelter-gone")
            if kind == RUBBLE and w.shelter_card(card).remnants:
                w.move(card, "shelter-gone", "remnants")
                w.house[space] = REMNANTS
                w.remnants[space] = card
                return ()
            empty_out(w, space, card)
        if kind in BLOCKING:
            w.reach = accessible(w.house)
        return reached(w)

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-318, TW-325: what lay there; Remnants must be dug once more."""
        if w.house[self.space] not in (EMPTY, REMNANTS):
            return in_vain(w, by, self.space)
        words: Args = {"space": phrases.space(self.space), "goods": phrases.goods(w.moved), "found": yes(w.moved)}
        words["remnants"] = yes(w.house[self.space] == REMNANTS)
        return line("open-card", **words, **one(w, by.who))


def empty_out(w: City, space: int, card: int) -> None:
    w.house[space] = EMPTY
    found = []
    for name, n in w.shelter_card(card).loot.items():
        item = ITEM[name]
        found.append((item, gain(w, w.storage, item, n)))
    w.moved = tuple(found)


class PickDoor(Effect[City]):
    """TW-323: 1–3 nothing, 4–10 the Lockpick is discarded and the door is open; Arica may roll once more."""

    person: int
    space: int
    again: bool = True
    beat = "move"
    accounts_for = (*DONE, *GOODS)

    def apply(self, w: City, by: Cause) -> Effects:
        if black(w, "lock", self.person, w.rules.lock_holds + 1) > w.rules.lock_holds:
            discard(w, w.storage, LOCKPICK, 1)
            return (OpenCard(self.space),)
        if self.again and w.has(self.person, "picklock"):
            return (PickAgain(self.person, self.space),)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        roll = rolled(outcomes)
        return line(
            "pick-door",
            space=phrases.space(self.space),
            roll=roll,
            open=yes(roll > w.rules.lock_holds),
            **one(w, self.person),
        )


class PickAgain(Decision):
    """TW-1713: Arica may roll the die of her Lockpick once more."""

    person: int
    space: int

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("again", PickDoor(self.person, self.space, again=False))
        menu.add("keep")


class UseKeys(Effect[City]):
    """TW-1866: the Ring of Keys opens a door without Lockpick and roll."""

    space: int
    accounts_for = (*DONE, *BLANK_TOKENS)

    def apply(self, w: City, by: Cause) -> Effects:
        use_up(w, "ring-of-keys")
        return (OpenCard(self.space),)

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("use-keys", space=phrases.space(self.space), **one(w, by.who))
