"""Using items (US-343 to US-345, US-803, US-1165 to US-1167), and what they do."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.actions.actor import acting
from holdfast.games.under_our_sun.actions.camp import LightFire
from holdfast.games.under_our_sun.cards import Gear
from holdfast.games.under_our_sun.combat.crimes import crimes
from holdfast.games.under_our_sun.combat.opening import combat_options
from holdfast.games.under_our_sun.enemies.wandering import Scare
from holdfast.games.under_our_sun.log import DECKS, DEED, Told, here, key, line, one, somebody, to_whom
from holdfast.games.under_our_sun.map.geography import neighbours
from holdfast.games.under_our_sun.map.moving import Travel
from holdfast.games.under_our_sun.map.tiles import Reveal
from holdfast.games.under_our_sun.options import Going, WithPerson, WithThing
from holdfast.games.under_our_sun.people.characters import ActionPoints, CalmOne, Heal, whom
from holdfast.games.under_our_sun.pieces import Foe
from holdfast.games.under_our_sun.things.goods import UseOne
from holdfast.games.under_our_sun.things.kit import Kit
from holdfast.games.under_our_sun.vocabulary import option_reader
from holdfast.games.under_our_sun.world import Sands, me, near


def usable(w: Sands, char: int, kit: Kit) -> dict[str, int]:
    """Cards with a use that works now and has tokens left."""
    found: dict[str, int] = {}
    cards: tuple[Any, ...] = w.content.cards
    for card in kit.usable:
        gear: Gear = cards[card]
        if gear.use is None or (gear.uses and not w.uses.get(card, 0)):
            continue
        when, by = gear.use.when, item_cause(w.owner[char], char, card)
        if (when is None or when.holds(w, by)) and does_something(w, by, gear.use.then):
            found.setdefault(gear.id, card)
    return found


def does_something(w: Sands, by: Cause, then: Effects) -> bool:
    """US-368: at least one of these effects would change something now."""
    for effect in then:
        test = IDLE_UNLESS.get(type(effect))
        if test is None or test(w, by, effect):
            return True
    return False


@lru_cache(maxsize=4096)
def item_cause(seat: Seat, char: int, card: int) -> Cause:
    return Cause(seat, char, card, "item")


class UseItem(Effect[Sands]):
    """US-343: the effect, then one use less."""

    char: int
    card: int
    beat = "card"
    accounts_for = (*DEED, "uses", "tapped", "today", "tired_next", "zones.items-*", "zones.gear-*", *DECKS)

    def apply(self, w: Sands, by: Cause) -> Effects:
        use = w.gear(self.card).use
        if use is None:
            return ()
        return (UseOne(self.card), *use.then)

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-343: who has it knows what it does."""
        return line("use-item", card=phrases.card(key(w, self.card)), **one(w, self.char))


class PlaceTrap(Effect[Sands]):
    """Small Trap: on the own tile, one per tile."""

    beat = "tile"
    accounts_for = (*DEED, "spots.*.trap")
    log = here("place-trap")

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.change(w.pos[me(w, by)], trap=True)
        return ()


class LightTorch(Effect[Sands]):
    """Torch: its only use is spent, so it burns until the end of the phase (see `Sands.torchlit`)."""

    beat = "build"
    accounts_for = (*DEED, "uses")
    log = somebody("light-torch")

    def apply(self, w: Sands, by: Cause) -> Effects:
        return ()


class Rope(Effect[Sands]):
    """The next Move into MV 3 or 4 costs 1 less."""

    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.set_today("rope", me(w, by))
        return ()


class NextPreparationTired(Effect[Sands]):
    """Stimulant: one more step of well-being down in the next Preparation."""

    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.bit("tired_next", me(w, by), True)
        return ()


class Flare(Question[Sands]):
    """Flare Gun: a campfire without wood, or all Animals on the own and adjacent tiles move away."""

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if flares(w, by) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        char = me(w, by)
        pos = w.pos[char]
        if may_burn(w, pos):
            menu.add(WithThing("flare", "fire"), LightFire(char, wood=False))
        animals = near_animals(w, pos)
        if animals:
            menu.add(WithThing("flare", "scare"), *[Scare(foe.id, pos) for foe in animals])


def may_burn(w: Sands, pos: str) -> bool:
    """US-760, US-766: one fire per tile, none in a Storm."""
    return not w.spots[pos].fire and w.keyword != "storm"


def flares(w: Sands, by: Cause) -> bool:
    """Is there anything a flare can do?"""
    pos = w.pos[me(w, by)]
    return may_burn(w, pos) or bool(near_animals(w, pos))


def near_animals(w: Sands, pos: str) -> list[Foe]:
    """On the own and adjacent tiles."""
    around = (pos, *neighbours(pos))
    return [foe for foe in w.foes if foe.pos in around and w.fighter(foe).kind == "Animal"]


class FieldRadio(Question[Sands]):
    """Veteran's Field Radio: one other character anywhere may now take a combat action or an easy Move for 0 AP."""

    logs_forced: ClassVar[bool] = True

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if len(w.living()) > 1 else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        for char in w.living():
            if char != me(w, by):
                menu.add(WithPerson("call", char), Called(char))

    def log_answer(self, w: Sands, by: Cause, entry: Entry) -> Told:
        called = option_reader().spec(entry.key)
        assert isinstance(called, WithPerson)
        return line("call", **to_whom(called.who), **one(w, by.who))


class Called(Question[Sands]):
    """The one called takes his free action, or none."""

    char: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),) if w.alive(self.char) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        char = self.char
        actor = acting(w, char, menu, w.rules.most_ap, free=True)
        combat_options(actor)
        crimes(actor)
        for pos in near(w, w.pos[char]):
            if w.ground(pos).mv <= 2 and w.room(pos):
                menu.add(Going("move", pos), Travel(char, pos, "move", 0))
        menu.add("decline")


IDLE_UNLESS: Mapping[type[Any], Callable[[Sands, Cause, Any], bool]] = {
    LightTorch: lambda w, by, e: not w.torchlit(me(w, by)),
    Rope: lambda w, by, e: not w.lasts("rope", me(w, by)),
    Flare: lambda w, by, e: flares(w, by),
    Reveal: lambda w, by, e: e.any_open(w, by),
    FieldRadio: lambda w, by, e: len(w.living()) > 1,
    ActionPoints: lambda w, by, e: any(w.ap[c] < w.rules.most_ap for c in whom(w, by, e.who)),
    Heal: lambda w, by, e: any(w.hp[c] < w.sheet(c).hp for c in whom(w, by, e.who)),
    CalmOne: lambda w, by, e: bool(e.weary(w, by)),
    NextPreparationTired: lambda w, by, e: False,
}
"""US-368: what a use needs to change anything, where its card does not say it; a price alone is nothing."""
