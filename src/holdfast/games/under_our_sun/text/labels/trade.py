"""Buttons of trade: how much for how much."""

from holdfast.games.under_our_sun.actions.building import buildable, in_hand
from holdfast.games.under_our_sun.actions.deeds import hauls
from holdfast.games.under_our_sun.actions.gathering import Haul
from holdfast.games.under_our_sun.pieces import PLACE
from holdfast.games.under_our_sun.setup.starting_items import PoolPoints
from holdfast.games.under_our_sun.text.labels.ask import Ask, offered, within
from holdfast.games.under_our_sun.text.nouns.names import GOODS, amount, amounts, key_of, stock
from holdfast.games.under_our_sun.things.gear import on_ground
from holdfast.games.under_our_sun.things.supply import add as with_one
from holdfast.games.under_our_sun.things.supply import join
from holdfast.games.under_our_sun.trade.dealing import Bill, Order, Sell, Swap


def buy(ask: Ask) -> str | None:
    """US-111, US-712: a card with its price in points or in water."""
    name = ask.name(ask.rest[0])
    for effect in ask.option.then:
        if isinstance(effect, Bill):
            return ask.say("live-buy", name=offered(ask, key_of(ask.localizer, ask.rest[0])), n=effect.price)
    if ask.tag != "buying":
        return None
    stars = getattr(ask.localizer.card(key_of(ask.localizer, ask.rest[0])), "stars", 0)
    pooled = next((stars - e.own for e in ask.option.then if isinstance(e, PoolPoints)), 0)
    taker = ask.name(ask.rest[1]) if len(ask.rest) > 1 else ""
    text = offered(ask, key_of(ask.localizer, ask.rest[0]))
    words = ask.say("live-choose", name=text, n=stars, own=stars - pooled, pooled=pooled)
    return ask.say("live-for", what=words, who=taker) if taker and name else words


def sell(ask: Ask) -> str | None:
    """US-714."""
    it = next((e for e in ask.option.then if isinstance(e, Sell)), None)
    if it is None:
        return None
    return ask.say("live-sell", name=ask.name(ask.rest[0]), n=ask.w.gear(it.card).price // 2)


def order(ask: Ask) -> str | None:
    """US-713: one thing, paid piece by piece."""
    return ask.say("live-order", what=amount(ask.localizer, ask.rest[0], 1))


def add(ask: Ask) -> str | None:
    """US-111: who keeps his points is told what else they would buy."""
    w = ask.w
    mine = w.points[ask.option.seat]
    cheap = [gear for gear in map(w.gear, w.zones["offer"].top) if gear.stars <= mine]
    if ask.rest[0] != "0" or not cheap:
        return None
    names = [ask.localizer.noun(gear.key) for gear in cheap]
    return ask.say("live-add-none", n=mine, names=ask.localizer.listed(names, "or"))


def leave(ask: Ask) -> str | None:
    """US-111: to take nothing at all, or nothing more."""
    bought = any(ask.w.things(char) for char in ask.w.of_seat(ask.option.seat))
    return None if bought or ask.tag != "buying" else ask.say("live-pass-none")


def swap(ask: Ask) -> str | None:
    """US-713: how much for how much."""
    it = next((e for e in ask.option.then if isinstance(e, Swap)), None)
    if it is None:
        return None
    give, want = amount(ask.localizer, it.give, it.given), amount(ask.localizer, it.want, it.wanted)
    return ask.say("live-swap", give=give, want=want)


def hand(ask: Ask) -> str | None:
    """US-346: one of a kind, or all that there is of it."""
    n = int(ask.rest[1]) if len(ask.rest) > 1 else 1
    counted = n > 1 or ask.rest[0] in GOODS
    return ask.say(f"live-{ask.head}", what=amount(ask.localizer, ask.rest[0], n)) if counted else None


def take(ask: Ask) -> str | None:
    """US-336: two resources at once; a card that is chosen among others with what it does."""
    if not ask.rest:
        return gather(ask)
    two = ask.rest[0].split("+")
    if ask.tag == "take-item" and (key := key_of(ask.localizer, ask.rest[0])):
        return offered(ask, key)
    if len(two) < 2:
        return None
    makes = enough_for(ask, two)
    return ask.say(
        f"live-{ask.head}-two",
        what=amounts(ask.localizer, {what: two.count(what) for what in two}),
        makes=ask.localizer.listed(makes[:NAMED], "or"),
        some="yes" if makes else "no",
    )


NAMED = 3
"""So many things are named that two resources would be enough for."""


def enough_for(ask: Ask, cubes: list[str]) -> list[str]:
    """US-340: what could be built with these, and not without them."""
    haul = within(ask.option.then, Haul)
    if haul is None:
        return []
    w, char = ask.w, haul.char
    spot = w.spots[w.pos[char]]
    have = after = in_hand(w, char)
    for what in cubes:
        if spot.printed[PLACE[what]]:  # what the camp has stored is at hand already
            after = with_one(after, what, 1)
    before = {recipe.id for recipe, _ in buildable(w, char, have)}
    return [ask.name(recipe.id) for recipe, _ in buildable(w, char, after) if recipe.id not in before]


def gather(ask: Ask) -> str | None:
    """US-336: what lies here, or that there is more than what other answers name; things are named in any case."""
    w = ask.w
    if w.turn < 0:
        return None
    pos = w.pos[w.turn]
    spot = w.spots[pos]
    things = [ask.name(token) for token in spot.tokens]
    things += [ask.localizer.noun(w.content.cards[card].key) for card in on_ground(w, pos)]
    if hauls(w, ask.option.seat, w.turn, spot, w.kit(w.turn)):
        return ask.say("live-gather-else", what=ask.localizer.listed(things, "or"), things=len(things))
    goods = amounts(ask.localizer, stock(join(spot.printed, spot.dropped)))
    return ask.say("live-gather-here", what=", ".join([it for it in (goods, *things) if it]))


def pay(ask: Ask) -> str | None:
    """US-712: the whole price (`2-water+1-wood`), or a part of it."""
    if ask.rest[0][0].isdigit():
        parts = [part.partition("-") for part in ask.rest[0].split("+")]
        return ask.say("live-pay", what=amounts(ask.localizer, {what: int(n) for n, _, what in parts}))
    n = int(ask.rest[1]) if len(ask.rest) > 1 else 1
    owed = [e.price for e in ask.option.then if isinstance(e, Bill | Order)]
    message = "live-pay-part" if owed and owed[0] > 0 else "live-pay"
    return ask.say(message, what=amount(ask.localizer, ask.rest[0], n))
