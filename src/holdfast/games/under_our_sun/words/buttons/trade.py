"""Buttons of trade: how much for how much."""

from holdfast.games.under_our_sun.actions.deeds import hauls
from holdfast.games.under_our_sun.setup.starting_items import PoolPoints
from holdfast.games.under_our_sun.things.gear import on_ground
from holdfast.games.under_our_sun.things.supply import join
from holdfast.games.under_our_sun.trade.dealing import Bill, Order, Sell, Swap
from holdfast.games.under_our_sun.words.buttons.ask import Ask, offered
from holdfast.games.under_our_sun.words.nouns.names import amount, amounts, key_of, stock


def buy(ask: Ask) -> str | None:
    """US-111, US-712: a card with its price in points or in water."""
    name = ask.name(ask.rest[0])
    for effect in ask.option.then:
        if isinstance(effect, Bill):
            return ask.say("live-buy", name=offered(ask, key_of(ask.teller, ask.rest[0])), n=effect.price)
    if ask.tag != "buying":
        return None
    stars = getattr(ask.teller.card(key_of(ask.teller, ask.rest[0])), "stars", 0)
    pooled = next((stars - e.own for e in ask.option.then if isinstance(e, PoolPoints)), 0)
    taker = ask.name(ask.rest[1]) if len(ask.rest) > 1 else ""
    text = offered(ask, key_of(ask.teller, ask.rest[0]))
    words = ask.say("live-choose", name=text, n=stars, own=stars - pooled, pooled=pooled)
    return ask.say("live-for", what=words, who=taker) if taker and name else words


def sell(ask: Ask) -> str | None:
    """US-714."""
    it = next((e for e in ask.option.then if isinstance(e, Sell)), None)
    if it is None:
        return None
    return ask.say("live-sell", name=ask.name(ask.rest[0]), n=ask.w.gear(it.card).price // 2)


def swap(ask: Ask) -> str | None:
    """US-713: how much for how much."""
    it = next((e for e in ask.option.then if isinstance(e, Swap)), None)
    if it is None:
        return None
    give, want = amount(ask.teller, it.give, it.given), amount(ask.teller, it.want, it.wanted)
    return ask.say("live-swap", give=give, want=want)


def hand(ask: Ask) -> str | None:
    """US-346: all that there is of a kind."""
    n = int(ask.rest[1]) if len(ask.rest) > 1 else 1
    return ask.say(f"live-{ask.head}", what=amount(ask.teller, ask.rest[0], n)) if n > 1 else None


def take(ask: Ask) -> str | None:
    """US-336: two resources at once; a card that is chosen among others with what it does."""
    if not ask.rest:
        return gather(ask)
    two = ask.rest[0].split("+")
    if ask.tag == "take-item" and (key := key_of(ask.teller, ask.rest[0])):
        return offered(ask, key)
    if len(two) < 2:
        return None
    return ask.say(f"live-{ask.head}-two", what=amounts(ask.teller, {what: two.count(what) for what in two}))


def gather(ask: Ask) -> str | None:
    """US-336: what lies here, or that there is more than what other answers name; things are named in any case."""
    w = ask.w
    if w.turn < 0:
        return None
    pos = w.pos[w.turn]
    spot = w.spots[pos]
    things = [ask.name(token) for token in spot.tokens]
    things += [ask.teller.noun(w.content.cards[card].key) for card in on_ground(w, pos)]
    if hauls(w, ask.option.seat, w.turn, spot, w.kit(w.turn)):
        return ask.say("live-gather-else", what=ask.teller.listed(things, "or"), things=len(things))
    goods = amounts(ask.teller, stock(join(spot.printed, spot.dropped)))
    return ask.say("live-gather-here", what=", ".join([it for it in (goods, *things) if it]))


def pay(ask: Ask) -> str | None:
    """US-712: the whole price (`2-water+1-wood`), or a part of it."""
    if ask.rest[0][0].isdigit():
        parts = [part.partition("-") for part in ask.rest[0].split("+")]
        return ask.say("live-pay", what=amounts(ask.teller, {what: int(n) for n, _, what in parts}))
    n = int(ask.rest[1]) if len(ask.rest) > 1 else 1
    owed = [e.price for e in ask.option.then if isinstance(e, Bill | Order)]
    message = "live-pay-part" if owed and owed[0] > 0 else "live-pay"
    return ask.say(message, what=amount(ask.teller, ask.rest[0], n))
