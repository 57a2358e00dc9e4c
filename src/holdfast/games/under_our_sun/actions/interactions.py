"""What can be done on a tile: interactions, crafts, handiwork, dealings (US-336 to US-364, US-711)."""

from collections.abc import Container
from typing import Any

from holdfast.core.engine.effect import Cause, Effect, Effects
from holdfast.core.engine.menu import Blocks, block
from holdfast.games.under_our_sun.actions.building import can_build, in_hand, payable, tent_to_build, thrifty
from holdfast.games.under_our_sun.actions.camp import sleep_cost
from holdfast.games.under_our_sun.actions.deeds import COOK, TREATED, Deeds, camp_up, loot, strip, use
from holdfast.games.under_our_sun.actions.gathering import can_gather
from holdfast.games.under_our_sun.combat.opening import Asker, Priced
from holdfast.games.under_our_sun.enemies.spawning import SpawnOpen
from holdfast.games.under_our_sun.numbers import DEEP_SLEEP_LEAST, FIT, HAVEN
from holdfast.games.under_our_sun.pieces import NOTHING, PLACE, Spot
from holdfast.games.under_our_sun.things.goods import PayGoods
from holdfast.games.under_our_sun.things.kit import Kit
from holdfast.games.under_our_sun.trade.traders import LAWRENCE, deals_with, traders_here
from holdfast.games.under_our_sun.world import Sands

FOOD, METAL, WOOD = PLACE["food"], PLACE["metal"], PLACE["wood"]
RESTED = block("US-051", "already-fit")
WATCHED = block("US-355", "enemy-here")
BARRED = block("US-969", "traitor")


# --- interactions --------------------------------------------------------------------------------------------------------


def interactions(ask: Asker, w: Sands, char: int, kit: Kit, own: Deeds, spot: Spot, camp: bool) -> None:
    """US-336 to US-358: what there is on his tile, and sleep."""
    ap, menu, sheet = ask.ap, ask.menu, ask.sheet
    into = menu.options if ap else Priced(ask)
    hidden = w.hidden >> char & 1
    if hidden and w.open_symbols(ask.pos):
        ask.act("recon", 1, SpawnOpen(ask.pos, 1), kind="recon")
    if (spot.printed != NOTHING and w.spare(char, kit) > 0) or can_gather(w, char, spot, kit):
        into.append(own.gather)
    wet = spot.water or spot.stored_water
    storm = w.keyword == "storm"
    if (wet or storm) and w.water[char] < sheet.water + kit.water:
        if wet:
            into.append(own.refill)
        if storm:
            into.append(own.rain)
    if w.goods[char][FOOD] and w.hp[char] < sheet.hp:
        into.append(own.eat)
    if w.bodies:
        pos = ask.pos
        for body in w.bodies:
            if body.pos == pos:
                into.append(loot(menu.seat, char, body.id))
    if spot.box:
        into.append(own.open)
    if menu.explain or (ap >= DEEP_SLEEP_LEAST and w.well[char] < FIT and (hidden or not ask.against)):
        cost = sleep_cost(w, char, camp)
        if menu.explain or w.revealed:
            ask.usual(own.sleep[cost], cost, sleepless(ask))
        elif ap >= cost:
            into.append(own.sleep[cost])


def sleepless(ask: Asker) -> Blocks:
    """US-051, US-355, US-969: the reasons why he finds no sleep."""
    w, char = ask.w, ask.char
    blocks: Blocks = () if w.well[char] < FIT else (RESTED,)
    if ask.against and not w.hidden >> char & 1:
        blocks += (WATCHED,)
    if w.revealed and w.outcast(char):
        blocks += (BARRED,)
    return blocks


def medicine(ask: Asker, own: Deeds) -> None:
    """US-1106: Treat once per phase, Disinfect whenever needed."""
    w = ask.w
    fresh = not w.used or TREATED[ask.char] not in w.used
    if not fresh and not w.infected:
        return
    into = ask.menu.options if ask.ap else Priced(ask)
    cards: tuple[Any, ...] = w.content.cards
    for other in w.here(ask.pos):
        if fresh and w.hp[other] < cards[w.characters[other]].hp:
            into.append(own.treat[other])
        if w.infected >> other & 1:
            into.append(own.disinfect[other])


# --- crafts --------------------------------------------------------------------------------------------------------------


def crafts(ask: Asker, w: Sands, char: int, kit: Kit, own: Deeds, spot: Spot, camp: bool) -> None:
    """US-340 to US-342, US-360 to US-364: what he makes of his goods, and of those of the camp; tents and fires."""
    into = ask.menu.options if ask.ap else Priced(ask)
    goods = w.goods[char]
    have = in_hand(w, char) if camp and spot.dropped != NOTHING else goods
    tents: dict[int, bool] = {}
    if have != NOTHING:
        enough = payable(w.content, have, "thrift" in ask.sheet.able and thrifty(w, char))
        tents = enough.tents
        if enough.recipes and can_build(w, char, enough.recipes):
            into.append(own.build)
        for place, made in own.ammunition:
            if have[place]:
                into.append(made)
    if camp:
        if spot.tent >= 0:
            into.append(own.camp_down)
    else:
        if kit.tent >= 0:
            into.append(camp_up(ask.menu.seat, char, kit.tent, False))
        if tents:
            tent = tent_to_build(w, tents)
            if tent >= 0:
                into.append(camp_up(ask.menu.seat, char, tent, True))
    if not spot.fire:
        if kit.fire and goods[WOOD] and w.keyword != "storm":
            into.append(own.campfire)
    elif spot.fire == "campfire":
        if goods[METAL]:
            into.append(own.kitchen)
    elif goods[FOOD]:
        ask.usual(own.cook, COOK)


def handiwork(ask: Asker, able: Container[str], items: dict[str, int]) -> None:
    """What he does with his own cards."""
    w, char, seat = ask.w, ask.char, ask.menu.seat
    if "strip-down" in able:
        parts: dict[str, int] = {}
        for card in w.things(char)[::-1]:
            gear = w.gear(card)
            if gear.recipe:
                parts[gear.id] = card
        for id, card in parts.items():
            ask.usual(strip(seat, char, id, card))
    saw = ask.kit.perks.get("chainsaw", -1)
    if saw >= 0 and w.uses.get(saw, 0) < w.gear(saw).uses and w.have(char, "alcohol"):
        ask.act("refuel", 1, PayGoods(char, "alcohol", 1), Refuel(saw))
    cards: tuple[Any, ...] = w.content.cards
    for id, card in items.items():
        it = cards[card].use
        if it is not None and it.ap:
            ask.usual(use(seat, char, id, card, it.ap), it.ap)


class Refuel(Effect[Sands]):
    """Chainsaw: back to its uses."""

    card: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.uses[self.card] = w.gear(self.card).uses
        return ()


# --- others ----------------------------------------------------------------------------------------------------------------


def dealings(ask: Asker, w: Sands, char: int, own: Deeds, company: bool) -> None:
    """US-346, US-711: trade with a character or a trader on the tile."""
    pos = ask.pos
    into = ask.menu.options if ask.ap else Priced(ask)
    if company:
        gone, trade = w.gone | w.crossed | 1 << char, own.trade
        for other, where in enumerate(w.pos):
            if where == pos and not gone >> other & 1:
                into.append(trade[other])
    if w.dealers:
        for trader in traders_here(w, char):
            into.append(own.deal[trader])
    elif pos == HAVEN and (not w.revealed or deals_with(w, char, LAWRENCE)):
        into.append(own.deal[LAWRENCE])
