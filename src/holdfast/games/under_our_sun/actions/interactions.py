"""What can be done on a tile: interactions, crafts, handiwork, dealings (US-336 to US-364, US-711)."""

from collections.abc import Container
from typing import Any

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.engine.menu import Blocks, block
from holdfast.games.under_our_sun.actions.actor import Actor
from holdfast.games.under_our_sun.actions.building import can_build, in_hand, payable, tent_to_build, thrifty
from holdfast.games.under_our_sun.actions.camp import sleep_cost
from holdfast.games.under_our_sun.actions.gathering import can_gather
from holdfast.games.under_our_sun.actions.standard import TREATED, StandardActions, camp_up, hauls, loot, strip, use
from holdfast.games.under_our_sun.enemies.deck import enemies_left
from holdfast.games.under_our_sun.enemies.spawning import SpawnOpen
from holdfast.games.under_our_sun.log import DEED, Told, key, line, one
from holdfast.games.under_our_sun.pieces import NOTHING, PLACE, Spot
from holdfast.games.under_our_sun.rules import FIT
from holdfast.games.under_our_sun.things.goods import PayGoods
from holdfast.games.under_our_sun.trade.dealing import any_deal
from holdfast.games.under_our_sun.trade.traders import traders_here
from holdfast.games.under_our_sun.world import Sands, me

FOOD, METAL, WOOD = PLACE["food"], PLACE["metal"], PLACE["wood"]
RESTED = block("US-051", "already-fit")
WATCHED = block("US-355", "enemy-here")
BARRED = block("US-969", "traitor")
NO_DEAL = block("US-368", "no-deal")


# --- interactions --------------------------------------------------------------------------------------------------------


def interactions(actor: Actor, own: StandardActions, spot: Spot, camp: bool) -> None:
    """US-336 to US-358: what there is on his tile, and sleep."""
    w, char, kit = actor.w, actor.char, actor.kit
    menu, sheet = actor.menu, actor.sheet
    offer = actor.offer
    if w.hidden >> char & 1 and w.open_symbols(actor.pos) and enemies_left(w):
        actor.act("recon", 1, SpawnOpen(actor.pos, 1), kind="recon")
    named = hauls(w, menu.seat, char, spot, kit)
    if named or can_gather(w, char, spot, kit):
        for haul in named:
            offer(haul)
        if named and actor.ap and not (spot.tokens or w.lying):  # to take one alone is what few want
            menu.backs.append(own.gather)
        else:
            offer(own.gather)
    wet = spot.water or spot.stored_water
    storm = w.keyword == "storm"
    if (wet or storm) and w.water[char] < sheet.water + kit.water:
        if wet:
            offer(own.refill)
        if storm:
            offer(own.rain)
    if w.goods[char][FOOD] and w.hp[char] < sheet.hp:
        offer(own.eat)
    if w.bodies:
        pos = actor.pos
        for body in w.bodies:
            if body.pos == pos:
                offer(loot(menu.seat, char, body.id))
    if spot.box:
        offer(own.open)
    if actor.ap >= w.rules.least_deep_sleep_ap or menu.explain:
        awake = sleepless(actor)
        if not awake or menu.explain:
            cost = sleep_cost(w, char, camp)
            actor.usual(own.sleep[cost], cost, awake)


def sleepless(actor: Actor) -> Blocks:
    """US-051, US-355, US-969: the reasons why he finds no sleep."""
    w, char = actor.w, actor.char
    blocks: Blocks = () if w.well[char] < FIT else (RESTED,)
    if actor.against and not w.hidden >> char & 1:
        blocks += (WATCHED,)
    if w.revealed and w.outcast(char):
        blocks += (BARRED,)
    return blocks


def medicine(actor: Actor, own: StandardActions) -> None:
    """US-1106: Treat once per phase, Disinfect whenever needed."""
    w = actor.w
    fresh = not w.used or TREATED[actor.char] not in w.used
    if not fresh and not w.infected:
        return
    offer = actor.offer
    cards: tuple[Any, ...] = w.content.cards
    for other in w.here(actor.pos):
        if fresh and w.hp[other] < cards[w.characters[other]].hp:
            offer(own.treat[other])
        if w.infected >> other & 1:
            offer(own.disinfect[other])


# --- crafts --------------------------------------------------------------------------------------------------------------


def crafts(actor: Actor, own: StandardActions, spot: Spot, camp: bool) -> None:
    """US-340 to US-342, US-360 to US-364: what he makes of his goods, and of those of the camp; tents and fires."""
    w, char, kit = actor.w, actor.char, actor.kit
    offer = actor.offer
    goods = w.goods[char]
    have = in_hand(w, char) if camp and spot.dropped != NOTHING else goods
    tents: dict[int, bool] = {}
    if have != NOTHING:
        enough = payable(w.content, have, "thrift" in actor.sheet.able and thrifty(w, char))
        tents = enough.tents
        if enough.recipes and can_build(w, char, enough.recipes):
            offer(own.build)
        for place, made in own.ammunition:
            if have[place]:
                offer(made)
    if camp:
        if spot.tent >= 0:
            offer(own.camp_down)
    else:
        if kit.tent >= 0:
            offer(camp_up(actor.menu.seat, char, kit.tent, False))
        if tents:
            tent = tent_to_build(w, tents)
            if tent >= 0:
                offer(camp_up(actor.menu.seat, char, tent, True))
    if not spot.fire:
        if kit.fire and goods[WOOD] and w.keyword != "storm":
            offer(own.campfire)
    elif spot.fire == "campfire":
        if goods[METAL]:
            offer(own.kitchen)
    elif goods[FOOD]:
        actor.usual(own.cook[w.rules.cook_ap], w.rules.cook_ap)


def handiwork(actor: Actor, able: Container[str], items: dict[str, int]) -> None:
    """What he does with his own cards."""
    w, char, seat = actor.w, actor.char, actor.menu.seat
    if "strip-down" in able:
        parts: dict[str, int] = {}
        for card in w.things(char)[::-1]:
            gear = w.gear(card)
            if gear.recipe:
                parts[gear.id] = card
        for id, card in parts.items():
            actor.usual(strip(seat, char, id, card))
    saw = actor.kit.perks.get("chainsaw", -1)
    if saw >= 0 and w.uses.get(saw, 0) < w.gear(saw).uses and w.have(char, "alcohol"):
        actor.act("refuel", 1, PayGoods(char, "alcohol", 1), Refuel(saw))
    cards: tuple[Any, ...] = w.content.cards
    for id, card in items.items():
        it = cards[card].use
        if it is not None and it.ap:
            actor.usual(use(seat, char, id, card, it.ap), it.ap)


class Refuel(Effect[Sands]):
    """Chainsaw: back to its uses."""

    card: int
    accounts_for = (*DEED, "uses")

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.uses[self.card] = w.gear(self.card).uses
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("refuel", card=key(w, self.card), **one(w, me(w, by)))


# --- trade -----------------------------------------------------------------------------------------------------------


def dealings(actor: Actor, own: StandardActions, company: bool) -> None:
    """US-346, US-711: trade with a character or a trader on the tile."""
    w, char, pos = actor.w, actor.char, actor.pos
    offer = actor.offer
    if company:
        gone, trade = w.gone | w.crossed | 1 << char, own.trade
        for other, where in enumerate(w.pos):
            if where == pos and not gone >> other & 1:
                offer(trade[other])
    for trader in traders_here(w, char):
        if w.water[char] or any_deal(w, actor.menu.seat, char, trader):
            offer(own.deal[trader])
        elif actor.menu.explain:
            actor.usual(own.deal[trader], 1, (NO_DEAL,))
