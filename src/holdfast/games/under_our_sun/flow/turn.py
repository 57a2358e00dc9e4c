"""A character's turn: what he may do, in which order he likes (US-202 to US-208, US-301 to US-305)."""

from collections.abc import Container
from functools import cache
from typing import Any, ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Question, Seat, replace
from holdfast.core.engine.effects import Window
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun.actions.actor import Actor, acting
from holdfast.games.under_our_sun.actions.interactions import crafts, dealings, handiwork, interactions, medicine
from holdfast.games.under_our_sun.actions.movement import marches, sees_far, ways
from holdfast.games.under_our_sun.actions.standard import (
    STANDARD_ACTIONS,
    EndTurn,
    StandardActions,
    standard_actions,
    use,
)
from holdfast.games.under_our_sun.combat.crimes import crimes
from holdfast.games.under_our_sun.combat.opening import combat_options
from holdfast.games.under_our_sun.flow.drinking import DrinkFrom, both_waters, drink
from holdfast.games.under_our_sun.flow.night import NightAtStart
from holdfast.games.under_our_sun.log import DEED, Told, line, one, to_whom
from holdfast.games.under_our_sun.missions.tasks import TO_DO, mission_actions
from holdfast.games.under_our_sun.options import OneWord, WithPerson, WithThing
from holdfast.games.under_our_sun.people.characters import OWN
from holdfast.games.under_our_sun.people.teams import sol_options
from holdfast.games.under_our_sun.pieces import NOTHING
from holdfast.games.under_our_sun.rules import HAVEN
from holdfast.games.under_our_sun.things.items import usable
from holdfast.games.under_our_sun.things.kit import Kit
from holdfast.games.under_our_sun.vocabulary import option_reader
from holdfast.games.under_our_sun.world import Sands

NO_ITEMS: dict[str, int] = {}


LOGGED_TASKS = frozenset({"barricade", "cross", "hand-hostage", "lead-hostage", "repair-metal", "repair-wood"})
"""Tasks of missions whose effects have entries."""


class TakeTurn(Question[Sands]):
    """US-203, US-208, US-302: any actions in any order while the points last; Wait ends the turn.

    Without points a window asks what needs none, and the turn ends by itself; but where somebody may be a Son of Liberty,
    everybody is asked as if he were one (US-966)."""

    char: int
    moment: ClassVar[str] = "turn"
    stays: ClassVar[bool] = True
    accounts_for = DEED

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        char = self.char
        if not (w.ap[char] or w.rules.semi) or (w.acted | w.dead | w.crossed) >> char & 1:
            return ()
        return (w.owner[char],)

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        turn_options(w, self.char, menu, w.ap[self.char])

    def backs(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        """US-311, US-359: several Moves at once, and discarding; seldom asked for, so they are made when they are."""
        char = self.char
        if w.ap[char]:
            menu.backs += marches(acting(w, char, menu, w.ap[char]))
        if laden(w, char):
            own = STANDARD_ACTIONS[seat][char] or standard_actions(seat, char)
            menu.backs.append(own.discard)

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = self.char
        if (w.acted | w.dead | w.crossed) >> char & 1 or w.ap[char] or w.rules.semi:
            return ()
        return SPENT[char]

    def log_answer(self, w: Sands, by: Cause, entry: Entry) -> Told:
        """What begins with a question or a test; everything else is logged as it is done."""
        match option_reader().spec(entry.key):
            case WithThing("mission", task) if task not in LOGGED_TASKS:
                return line("task", task=task, **one(w, by.who))
            case WithPerson("trade", other):
                return line("talks", **to_whom(other), **one(w, by.who))
            case WithThing("trader", trader):
                return line("deals", trader=f"mission-and-other/{trader}", **one(w, by.who))
            case OneWord("gather" | "build" as deed):
                return line(f"{deed}s", **one(w, by.who))
        return None


class TurnSpent(Effect[Sands]):
    """US-208: his points are spent, and what needs none is done: the turn passes, or goes on if he has points again."""

    char: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = self.char
        if (w.acted | w.dead | w.crossed) >> char & 1:
            return ()
        return (TAKE_TURN[char],) if w.ap[char] else (EndTurn(char),)


def laden(w: Sands, char: int) -> bool:
    """US-359: has he anything that he could discard?"""
    return bool(w.water[char] or w.goods[char] != NOTHING or w.carried[char] or w.things(char))


SPENT: tuple[Effects, ...] = tuple([(Window("spent"), TurnSpent(char)) for char in range(6)])


def spent(w: Sands) -> bool:
    """Is it the turn of somebody who has no action points?"""
    return w.turn >= 0 and not w.ap[w.turn] and not w.acted >> w.turn & 1


def spent_offers(w: Sands, seat: Seat, menu: Menu) -> None:
    """US-208, US-304, US-359: what needs no points, before the turn passes."""
    char = w.turn
    if not spent(w) or w.owner[char] != seat:
        return
    kit, able = w.kit(char), w.sheet(char).able
    if kit.usable or "far-sight" in able:
        free = Menu(seat)
        free_actions(w, char, free, kit, able)
        menu.options += [replace(option, stay=True) for option in free.options]
    if laden(w, char):
        own = STANDARD_ACTIONS[seat][char] or standard_actions(seat, char)
        menu.backs.append(own.discard_spent)


def turn_options(w: Sands, char: int, menu: Menu, ap: int) -> None:
    """What he may do with so many action points, and to wait."""
    seat = menu.seat
    own = STANDARD_ACTIONS[seat][char] or standard_actions(seat, char)
    if ap or menu.explain:
        actions(acting(w, char, menu, ap), own)
    else:
        free_actions(w, char, menu, w.kit(char), w.sheet(char).able)
    if w.rules.semi:
        sol_options(w, char, menu, ap)
    menu.options.append(own.wait)


def actions(actor: Actor, own: StandardActions) -> None:
    """All that has a price, then what has none."""
    w, char, pos = actor.w, actor.char, actor.pos
    kit, able = actor.kit, actor.sheet.able
    items = usable(w, char, kit) if kit.usable else NO_ITEMS
    ways(actor, able)
    spot = w.spots[pos]
    cards: tuple[Any, ...] = w.content.cards
    camp = spot.tent >= 0 or cards[spot.tile].camp
    interactions(actor, own, spot, camp)
    if "treat" in able:
        medicine(actor, own)
    if camp or kit.tent >= 0 or spot.fire or w.goods[char] != NOTHING:
        crafts(actor, own, spot, camp)
    if items or "chainsaw" in kit.perks or (kit.built and "strip-down" in able):
        handiwork(actor, able, items)
    if actor.against or (w.foes and (kit.ranged or kit.bombs or w.fights)):
        combat_options(actor)
    if w.dealers or w.rules.semi:
        crimes(actor)
    company = w.pos.count(pos) > 1
    if company or w.dealers or pos == HAVEN:
        dealings(actor, own, company)
    todo = TO_DO[w.content][w.mission][w.stage].get(spot.tile)
    if todo is not None:
        mission_actions(actor, own, todo)
    if items:
        free_activities(w, char, items, actor.menu)


def free_actions(w: Sands, char: int, menu: Menu, kit: Kit, able: Container[str]) -> None:
    """US-208: without action points, what needs none, with what his cards are good for and his own abilities."""
    if "far-sight" in able and sees_far(w, char):
        ways(acting(w, char, menu, 0), able)
    if kit.usable:
        free_activities(w, char, usable(w, char, kit), menu)


def free_activities(w: Sands, char: int, items: dict[str, int], menu: Menu) -> None:
    """US-304, US-343: items without a price."""
    cards: tuple[Any, ...] = w.content.cards
    for id, card in items.items():
        it = cards[card].use
        if it is not None and not it.ap:
            menu.options.append(use(menu.seat, char, id, card, 0))


def still_legal(w: Sands, char: int, key: str) -> bool:
    """US-421: could this action, paid already, be declared now, if he had points enough?"""
    menu = Menu(w.seat_of(char))
    turn_options(w, char, menu, w.rules.most_ap)
    return any(option.key == key for option in menu.whole())


class Again(Effect[Sands]):
    """Lies under a turn in older saves only: `TakeTurn` itself stays until the turn is ended."""

    char: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        turn = TakeTurn(self.char)
        return (turn,) if turn.asked(w, by) else ()


class Turns(Effect[Sands]):
    """US-202: clockwise from the first player."""

    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        return turns(w.order())


class CharacterTurn(Effect[Sands]):
    """US-235, US-242, US-256: drink, night card, actions."""

    char: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = self.char
        if (w.dead | w.crossed | w.acted) >> char & 1:
            return ()
        w.turn = char
        cause, stack = OWN[w.owner[char]][char], w.stack
        stack.append((TAKE_TURN[char], cause))
        if w.phase == "night":
            stack.append((NightAtStart(char), cause))
        for effect in (DrinkFrom(char),) if both_waters(w, char) else drink(w, char)[::-1]:
            stack.append((effect, cause))
        return ()


TAKE_TURN = tuple([TakeTurn(char) for char in range(6)])


@cache
def turns(order: tuple[int, ...]) -> Effects:
    """Made once for each order."""
    return tuple([CharacterTurn(char) for char in order])
