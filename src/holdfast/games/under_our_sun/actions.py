"""A character's turn: every action with its price and its conditions (US-301 to US-365, US-630 to US-647)."""

from typing import ClassVar

from holdfast.core.effect import AnyEffect, Cause, Effect, Effects, Question, Seat
from holdfast.core.menu import Blocks, Menu, block, needs
from holdfast.games.under_our_sun.barter import Barter
from holdfast.games.under_our_sun.cards import Task
from holdfast.games.under_our_sun.combat import Spend, Strike
from holdfast.games.under_our_sun.dice import Test
from holdfast.games.under_our_sun.enemies import SpawnOpen
from holdfast.games.under_our_sun.fighting import Ask, Blows, combat_options
from holdfast.games.under_our_sun.goods import DropWater, drop_options, within_reach
from holdfast.games.under_our_sun.interactions import (
    Build,
    Cook,
    Eat,
    Gather,
    LightFire,
    MakeAmmunition,
    MakeKitchen,
    PayRecipe,
    Rain,
    Refill,
    SetUpCamp,
    Sleep,
    Strip,
    TakeDownCamp,
    buildable,
    can_gather,
    sleep_cost,
)
from holdfast.games.under_our_sun.items import UseItem, usable
from holdfast.games.under_our_sun.loot import LootBody, OpenBox
from holdfast.games.under_our_sun.map import RevealTile, unrevealed
from holdfast.games.under_our_sun.missions import Deliver, PayTask, delivery_tile, wanted
from holdfast.games.under_our_sun.moving import Travel, move_cost
from holdfast.games.under_our_sun.numbers import AMMUNITION, FIT, MOST_AP
from holdfast.games.under_our_sun.people import Cure, Heal
from holdfast.games.under_our_sun.pvp import assaults
from holdfast.games.under_our_sun.stealth import Paid
from holdfast.games.under_our_sun.teams import sol_options
from holdfast.games.under_our_sun.traders import LAWRENCE, Anger, Dealing, angry, dealer_card, traders_here
from holdfast.games.under_our_sun.weapons import arm_name, arms
from holdfast.games.under_our_sun.world import Sands, near

CHARGE = 2
FULL = block("US-318", "tile-full")


class TakeTurn(Question[Sands]):
    """US-203, US-208, US-302: any actions in any order while the points last; Wait ends the turn."""

    char: int
    moment: ClassVar[str] = "turn"

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        char = self.char
        return (w.seat_of(char),) if w.alive(char) and not w.acted >> char & 1 else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        ask = Ask(w, self.char, menu)
        exploring(ask)
        if w.ap[self.char] or menu.explain:
            movement(ask)
            interactions(ask)
            crafts(ask)
            fights(ask)
            dealings(ask)
            mission_actions(ask)
        free_activities(ask)
        if w.rules.semi:
            sol_options(w, self.char, menu)
        menu.add("wait", EndTurn(self.char))

    def apply(self, w: Sands, by: Cause) -> Effects:
        return ()


def still_legal(w: Sands, char: int, key: str) -> bool:
    """US-421: could this action, paid already, be declared now?"""
    menu = Menu(w.seat_of(char))
    have, w.ap[char] = w.ap[char], MOST_AP
    TakeTurn(char).options(w, Cause(w.seat_of(char), char), menu.seat, menu)
    w.ap[char] = have
    return any(option.key == key for option in menu.options)


class Again(Effect[Sands]):
    """The turn goes on until it is ended."""

    char: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        if not w.alive(self.char) or w.acted >> self.char & 1:
            return ()
        return (TakeTurn(self.char), Again(self.char))


class EndTurn(Effect[Sands]):
    """US-204, US-640: with points left this is Wait; they serve for combat until the phase ends."""

    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.bit("acted", self.char, True)
        w.bit("waiting", self.char, w.ap[self.char] > 0)
        return ()


# --- movement ----------------------------------------------------------------------------------------------------------


def movement(ask: Ask) -> None:
    w, char, menu = ask.w, ask.char, ask.menu
    pos = w.pos[char]
    ap = w.ap[char]
    for place in near(w, pos):
        full = () if w.room(place) else (FULL,)
        for how, sneaking in (("move", False), ("sneak", True)):
            cost = move_cost(w, char, place, sneaking)
            if (cost <= ap and not full) or menu.explain:
                menu.add(f"{how}:{place}", Travel(char, place, how, cost), blocks=(*ask.price(cost), *full))
    if ap >= CHARGE or menu.explain:
        for place in unrevealed(w, pos):
            menu.add(f"charge:{place}", Travel(char, place, "charge", CHARGE), blocks=ask.price(CHARGE))


def exploring(ask: Ask) -> None:
    """US-331; the Scout's first one of a phase is free, so it needs no points at all (US-208, US-304)."""
    w, char = ask.w, ask.char
    free = w.able(char, "far-sight") and w.fresh(f"phase:far-sight:{char}")
    if not (free or w.ap[char] or ask.menu.explain):
        return
    for place in unrevealed(w, w.pos[char]):
        seen = (Spend(f"phase:far-sight:{char}"), RevealTile(place)) if free else (RevealTile(place),)
        ask.act(f"explore:{place}", 0 if free else 1, *seen)


# --- interactions --------------------------------------------------------------------------------------------------------


def interactions(ask: Ask) -> None:
    w, char = ask.w, ask.char
    pos = w.pos[char]
    spot = w.spots[pos]
    if w.is_hidden(char) and w.open_symbols(pos):
        ask.act("recon", 1, SpawnOpen(pos, 1), kind="recon")
    if can_gather(w, char):
        ask.act("gather", 1, Gather(char))
    if (spot.water or spot.stored_water) and w.water[char] < w.water_room(char):
        ask.act("refill", 1, Refill(char))
    if w.keyword == "storm" and w.water[char] < w.water_room(char):
        ask.act("rain", 1, Rain(char))
    if w.have(char, "food") and w.hp[char] < w.sheet(char).hp:
        ask.act("eat", 1, Eat(char))
    for body in w.bodies:
        if body.pos == pos:
            ask.act(f"loot:body-{body.id}", 1, LootBody(char, body.id))
    if spot.box:
        ask.act("open", 1, OpenBox(char))
    if w.well[char] < FIT or ask.menu.explain:
        rested = needs(w.well[char] < FIT, "US-051", "already-fit")
        watched = needs(w.is_hidden(char) or not w.against(char), "US-355", "enemy-here")
        barred = needs(not w.outcast(char), "US-969", "traitor")
        ask.act("sleep", sleep_cost(w, char), Sleep(char), blocks=rested + watched + barred)
    if w.able(char, "treat"):
        _medic(ask)


def _medic(ask: Ask) -> None:
    """US-1106: Treat once per phase, Disinfect whenever needed."""
    w, char = ask.w, ask.char
    for other in w.here(w.pos[char]):
        if w.hp[other] < w.sheet(other).hp and w.fresh(f"phase:treat:{char}"):
            ask.act(f"treat:char-{other}", 1, Spend(f"phase:treat:{char}"), Heal(str(other)))
        if w.infected >> other & 1:
            ask.act(f"disinfect:char-{other}", 1, Cure(str(other)))


# --- crafts --------------------------------------------------------------------------------------------------------------


def crafts(ask: Ask) -> None:
    w, char = ask.w, ask.char
    pos = w.pos[char]
    spot = w.spots[pos]
    if buildable(w, char):
        ask.act("build", 1, Build(char))
    for what, (resource, _) in AMMUNITION.items():
        if within_reach(w, char, resource):
            ask.act(f"make:{what}", 1, MakeAmmunition(char, what))
    tent = next((card for card in w.things(char) if "tent" in w.gear(card).perks), -1)
    if not w.camp(pos):
        if tent >= 0:
            ask.act("camp-up", 1, SetUpCamp(char, tent))
        free = next((card for card in w.zones["item"].top if "tent" in w.gear(card).perks), -1)
        if free >= 0 and all(within_reach(w, char, r) >= n for r, n in w.gear(free).recipe.items()):
            ask.act("camp-build", 1, PayRecipe(char, free), SetUpCamp(char, free))
    elif spot.tent >= 0:
        ask.act("camp-down", 1, TakeDownCamp(char))
    if not spot.fire and w.keyword != "storm" and w.kit(char).fire and w.have(char, "wood"):
        ask.act("campfire", 1, LightFire(char))
    if spot.fire == "campfire" and w.have(char, "metal"):
        ask.act("kitchen", 1, MakeKitchen(char))
    if spot.fire == "kitchen" and w.have(char, "food"):
        ask.act("cook", 2, Cook(char))
    if w.able(char, "strip-down"):
        parts = {w.gear(card).id: card for card in w.things(char)[::-1] if w.gear(card).recipe}
        for id, card in parts.items():
            ask.act(f"strip:{id}", 1, Strip(char, card))
    saw = w.perk(char, "chainsaw")
    if saw >= 0 and w.uses.get(saw, 0) < w.gear(saw).uses and w.have(char, "alcohol"):
        ask.act("refuel", 1, PayTask(char, "alcohol", 1), Refuel(saw))
    for id, card in usable(w, char).items():
        use = w.gear(card).use
        if use is not None and use.ap:
            ask.act(f"use:{id}", use.ap, UseItem(char, card))


class Refuel(Effect[Sands]):
    """Chainsaw: back to its uses."""

    card: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.uses[self.card] = w.gear(self.card).uses
        return ()


# --- fighting ------------------------------------------------------------------------------------------------------------


def fights(ask: Ask) -> None:
    """US-630 to US-647: enemies, characters, dealers."""
    w, char = ask.w, ask.char
    combat_options(ask)
    for key, assault in assaults(w, char).items():
        ask.put(key, 1, assault)
    for it in w.dealers:
        if not angry(w, it.id, char):
            blows = Blows(ask, it.pos)
            for card in arms(w, char, it.pos):
                key = f"rob:dealer-{it.id}:{arm_name(w, card)}"
                blows.add(ask.menu, key, Anger(char, it.id), RobStrike(char, it.id, card))


class RobStrike(Effect[Sands]):
    """US-720: robbing is an attack on the dealer, from next to it a ranged one."""

    char: int
    trader: int
    weapon: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = next(f for f in w.foes if f.card == dealer_card(w, self.trader))
        return (Strike(self.char, foe.id, self.weapon),)


# --- others ----------------------------------------------------------------------------------------------------------------


def dealings(ask: Ask) -> None:
    """US-346, US-711: trade with a character or a trader on the tile."""
    w, char = ask.w, ask.char
    for other in range(w.crew):
        gone = w.gone | w.crossed
        if other != char and w.pos[other] == w.pos[char] and not gone >> other & 1:
            ask.act(f"trade:char-{other}", 1, Barter(char, other))
    for trader in traders_here(w, char):
        name = "lawrence" if trader == LAWRENCE else f"dealer-{trader}"
        ask.act(f"trader:{name}", 1, Dealing(char, trader))


def mission_actions(ask: Ask) -> None:
    """US-365, US-1217: the tasks of the current mission card, and deliveries."""
    w, char = ask.w, ask.char
    if w.traitor(char):
        return
    mission = w.mission_card()
    stage = mission.stages[w.stage]
    seat = w.seat_of(char)
    by = Cause(seat, char, -1, "mission")
    for task in stage.tasks:
        if task.tile and w.where(task.tile) != w.pos[char]:
            continue
        if task.when is not None and not task.when.holds(w, by):
            continue
        blocks: Blocks = ()
        for what, n in task.pay.items():
            blocks += needs(w.have(char, what) >= n, "US-808", "cannot-pay", need=n, what=what)
        ask.act(f"mission:{task.key}", task.ap, *task_effects(char, task), blocks=blocks)
    if delivery_tile(w) == w.pos[char] and w.pos[char]:
        need = wanted(w)
        if any(w.have(char, what) if what not in ("part",) else "part" in w.carried[char] for what in need):
            ask.act("mission:deliver", 1, Deliver(char))


def task_effects(char: int, task: Task) -> tuple[AnyEffect, ...]:
    price = tuple([PayTask(char, what, n) for what, n in task.pay.items()])
    return (*price, Test(task.test, task.then, task.fail)) if task.test else (*price, *task.then)


def free_activities(ask: Ask) -> None:
    """US-304, US-343, US-359: discarding, items without a price."""
    w, char, menu = ask.w, ask.char, ask.menu
    for id, card in usable(w, char).items():
        use = w.gear(card).use
        if use is not None and not use.ap:
            menu.add(f"use:{id}", Paid(char, 0, (UseItem(char, card),)))
    if any(w.goods[char]) or w.things(char) or w.carried[char] or w.water[char]:
        menu.add("discard", Discard(char), back=True)


class Discard(Question[Sands]):
    """US-359: any number of things are dropped; in a camp they are stored."""

    char: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),)

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        drop_options(w, self.char, menu, Discard(self.char))
        if w.water[self.char]:
            menu.add("drop:water", DropWater(self.char), Discard(self.char))
        menu.add("drop:done")
