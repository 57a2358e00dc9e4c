"""Labels of the starting offer."""

from typing import TYPE_CHECKING, Any

from holdfast.games.under_our_sun.setup.options import Buy
from holdfast.games.under_our_sun.setup.starting_items import Buying, PoolPoints
from holdfast.games.under_our_sun.text.labels import Ask, Labels, Prompts, described, offered
from holdfast.games.under_our_sun.text.nouns.names import key_of
from holdfast.games.under_our_sun.trade.dealing import Bill
from holdfast.games.under_our_sun.world import Sands

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer

if TYPE_CHECKING:
    pass


def buy(ask: Ask) -> str | None:
    """US-111, US-712: a card with its price in points or in water."""
    name = ask.name(ask.it.what)
    for effect in ask.option.then:
        if isinstance(effect, Bill):
            return ask.say("live-buy", name=offered(ask, key_of(ask.localizer, ask.it.what)), n=effect.price)
    if ask.tag != "buying":
        return None
    stars = getattr(ask.localizer.card(key_of(ask.localizer, ask.it.what)), "stars", 0)
    pooled = next((stars - e.own for e in ask.option.then if isinstance(e, PoolPoints)), 0)
    taker = ask.name(f"char-{ask.it.who}") if ask.it.who >= 0 else ""
    text = offered(ask, key_of(ask.localizer, ask.it.what))
    words = ask.say("live-choose", name=text, n=stars, own=stars - pooled, pooled=pooled)
    return ask.say("live-for", what=words, who=taker) if taker and name else words


def add(ask: Ask) -> str | None:
    """US-111: what else the points would buy that a player keeps."""
    w = ask.w
    mine = w.points[ask.option.seat]
    cheap = [gear for gear in map(w.gear, w.zones["offer"].top) if gear.stars <= mine]
    if ask.it.n or not cheap:
        return None
    names = [ask.localizer.noun(gear.key) for gear in cheap]
    return ask.say("live-add-none", n=mine, names=ask.localizer.listed(names, "or"))


def leave(ask: Ask) -> str | None:
    """US-111: to take nothing at all, or nothing more."""
    bought = any(ask.w.things(char) for char in ask.w.of_seat(ask.option.seat))
    return None if bought or ask.tag != "buying" else ask.say("live-pass-none")


LABELS: Labels = {
    Buy: buy,
    "add": add,
    "pass": leave,
}


def pool(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    """US-111: what the card does, what it costs, and what the one who is asked has."""
    gear = w.gear(effect.card)
    mine = w.points[next(iter(effect.others(w)), 0)]
    return {"n": effect.missing(w), "price": gear.stars, "does": described(localizer, gear.key), "mine": mine}


def offer(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    own = w.points[effect.turn(w)]
    return {"n": own, "others": sum(w.points) - own}


PROMPTS: Prompts = {
    PoolPoints: pool,
    Buying: offer,
}
