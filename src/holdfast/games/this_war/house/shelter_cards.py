"""Shelter cards: who can deal with them, and what they hide (TW-318 to TW-325, TW-1750 to TW-1755)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Seat
from holdfast.core.engine.menu import Menu, Option, needs
from holdfast.games.this_war.actions.hands import STRONG, WITH_KEYS, WITH_LOCKPICK, WITH_SAWBLADE, WITH_SHOVEL, Hands
from holdfast.games.this_war.actions.jobs import able, can_help
from holdfast.games.this_war.book.objectives import reached
from holdfast.games.this_war.house.spaces import (
    BARS,
    BLOCKING,
    DIGGING,
    DOOR,
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
from holdfast.games.this_war.numbers import ITEM, LOCKPICK, SAWBLADE, SHOVEL
from holdfast.games.this_war.things.dice import black
from holdfast.games.this_war.things.stores import discard, gain
from holdfast.games.this_war.things.tokens import carried, use_up
from holdfast.games.this_war.world import SHEETS, City


class ShelterCardRestore(Effect[City]):
    """A collapse: a plain heap of Rubble lies on a slot again, if that slot is empty."""

    slot: str

    def apply(self, w: City, by: Cause) -> Effects:
        space = SPACE[self.slot]
        if w.house[space] == EMPTY:
            w.house[space] = OF_TYPE["plain-rubble"]
            w.reach = accessible(w.house)
        return ()


def house_actions(w: City, hands: Hands, shut: int, menu: Menu) -> tuple[list[int], list[int]]:
    """TW-318 to TW-323: Shelter cards that can be reached, where somebody free has what it takes. Returns the other slots
    that can be reached and are not taken: the empty ones, and those with Fittings."""
    house, options = w.house, menu.options
    alone = hands.alone(means(w, hands.p))
    partners = helpers(w, hands)
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
    storage, mask = w.storage, 0
    if storage[SHOVEL]:
        mask = WITH_SHOVEL
    if storage[LOCKPICK]:
        mask |= WITH_LOCKPICK
    if storage[SAWBLADE]:
        mask |= WITH_SAWBLADE
    if w.tokens and carried(w, "ring-of-keys") and can_help(w, "ring-of-keys"):
        mask |= WITH_KEYS
    return mask | STRONG if w.has(p, "strong") else mask


def helpers(w: City, hands: Hands) -> list[dict[int, Option]]:
    """TW-320: what can be dug together with whoever else is free in this turn, in the order of the people."""
    found, names = [], SHEETS[w.content].id
    for q in sorted(w.here()):
        if q != hands.p and not w.idle >> q & 1 and able(w, q):
            found.append(hands.pairs(q, names[q]))
    return found


def closed_cards(w: City, hands: Hands, shut: int, menu: Menu) -> None:
    """TW-305, TW-320 to TW-323: why a Shelter card that can be reached cannot be dealt with."""
    house, storage = w.house, w.storage
    p = hands.p
    for space in slots(w.reach):
        kind, name = house[space], SPACES[space]
        if not EMPTY < kind < FITTING:
            continue
        verb = "dig" if kind in DIGGING else "pick" if kind == DOOR else "saw" if kind == BARS else "search"
        if shut >> space & 1:
            menu.closed(f"{verb}:{name}", *needs(False, "TW-305", "taken"))
        elif verb == "dig" and not storage[SHOVEL] and not w.has(p, "strong"):
            menu.closed(f"dig:{name}", *needs(False, "TW-320", "no-tool", what="shovel"))
        elif verb == "pick" and not storage[LOCKPICK]:
            menu.closed(f"pick:{name}", *needs(False, "TW-323", "no-tool", what="lockpick"))
        elif verb == "saw" and not storage[SAWBLADE]:
            menu.closed(f"saw:{name}", *needs(False, "TW-321", "no-tool", what="sawblade"))


# --- their hidden side ------------------------------------------------------------------------------------------------


SHELTER_DECKS = {kind: f"shelter-{name}" for kind, name in TYPES.items()}


class OpenCard(Effect[City]):
    """TW-318, TW-324, TW-325: the hidden side: loot for Storage, and the slot is free; or Remnants, which must be dug once
    more."""

    space: int

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

    def apply(self, w: City, by: Cause) -> Effects:
        if black(w, "lock", self.person, 4) > 3:
            discard(w, w.storage, LOCKPICK, 1)
            return (OpenCard(self.space),)
        if self.again and w.has(self.person, "picklock"):
            return (PickAgain(self.person, self.space),)
        return ()


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

    def apply(self, w: City, by: Cause) -> Effects:
        use_up(w, "ring-of-keys")
        return (OpenCard(self.space),)
