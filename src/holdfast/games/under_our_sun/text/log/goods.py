"""How goods are told: what is gained and lost, built and used, camps and fires, bargains and traders."""

from collections import Counter
from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.log import Args, TellsOf, Told, key, keys, line, one, other, yes
from holdfast.games.under_our_sun.rules import AMMUNITION, KINDS
from holdfast.games.under_our_sun.text.nouns.names import GOODS, TOKENS, stock
from holdfast.games.under_our_sun.trade.traders import LAWRENCE, dealer, display
from holdfast.games.under_our_sun.world import Sands, me

OPEN_DECKS = ("item", "equipment")


def mixed(things: tuple[str, ...]) -> str:
    """Goods, tokens and cards of a bargain in a row."""
    counted = {what: n for what, n in Counter(things).items() if what in GOODS or what in TOKENS}
    cards = [thing for thing in things if thing not in counted]
    return "|".join([phrases.goods({what: n}) for what, n in counted.items()] + cards)


# --- gained and lost ------------------------------------------------------------------------------------------------------


def received(w: Sands, e: Any, by: Cause) -> Told:
    return line("received", goods=mixed(e.goods), **one(w, e.char)) if e.goods else None


def gathered(w: Sands, e: Any, by: Cause) -> Told:
    return line("gathered", goods=mixed(e.cubes), **one(w, e.char))


def goods_lost(w: Sands, e: Any, by: Cause) -> Told:
    if not e.n:
        return line("nothing-lost", **one(w, e.char))
    return line("goods-lost", goods=phrases.goods({e.what: e.n}), **one(w, e.char))


def paid(w: Sands, e: Any, by: Cause) -> Told:
    return line("paid", goods=phrases.goods({e.what: e.n}), **one(w, e.char))


def water(message: str) -> TellsOf:
    """A line about somebody and the water he has now."""

    def told(w: Sands, e: Any, by: Cause) -> Told:
        char = getattr(e, "char", me(w, by))
        return line(message, now=w.water[char], of=w.water_room(char), **one(w, char))

    return told


def drop_goods(w: Sands, e: Any, by: Cause) -> Told:
    what = getattr(e, "what", "water")
    return dropped(w, e.char, phrases.goods({what: e.n}))


def drop_thing(w: Sands, e: Any, by: Cause) -> Told:
    return dropped(w, e.char, key(w, e.card))


def drop_token(w: Sands, e: Any, by: Cause) -> Told:
    return dropped(w, e.char, phrases.goods({e.token: 1}))


def dropped(w: Sands, char: int, what: str) -> Told:
    """US-359, US-969: in a camp it is stored, but not by an outcast."""
    return line("drop", what=what, stored=yes(w.camp(w.pos[char]) and not w.outcast(char)), **one(w, char))


def bait(w: Sands, e: Any, by: Cause) -> Told:
    """M4: the food has just been eaten."""
    boss = next((foe for foe in w.foes_at(e.pos) if "boss" in w.fighter(foe).perks), None)
    eaten = "baited" in w.today and not w.spots[e.pos].dropped[KINDS.index("food")]
    return line("bait", foe=phrases.foe(w, boss)) if boss is not None and eaten else None


def take_card(w: Sands, e: Any, by: Cause) -> Told:
    """A card comes to somebody; what is built was told with its price."""
    card = w.gear(e.card)
    if w.phase == "setup":
        return line("starts-with", card=card.key, n=card.stars, **one(w, e.char))
    if e.trader == LAWRENCE or dealer(w, e.trader) is not None:
        args: Args = {"trader": trader(w, e.trader), "price": card.price}
        return line("buys", card=card.key, **args, **one(w, e.char))
    if e.trader >= 0:
        return line("seizes", card=card.key, **one(w, e.char))
    if not e.found and card.deck in OPEN_DECKS and by.place != "event":
        return None
    shots = w.uses.get(e.card, 0) if card.ammo else 0
    return line("takes", card=card.key, loaded=yes(card.ammo), n=shots, of=card.uses, **one(w, e.char))


def take_token(w: Sands, e: Any, by: Cause) -> Told:
    return line("gathered", goods=phrases.goods({e.token: 1}), **one(w, e.char))


def draw_loot(w: Sands, e: Any, by: Cause) -> Told:
    """US-1005: how many, never which."""
    char = me(w, by)
    return line("draw-loot", n=e.n, keep=e.keep, **one(w, char)) if w.alive(char) else None


def keep_find(w: Sands, e: Any, by: Cause) -> Told:
    """US-1182: goods are told by the card that gave them; other cards as they are taken."""
    if w.zones[f"finds-{w.seat_of(e.char)}"].top:
        return None
    card = (w.zones["found"].top or w.zones["loot-discard"].top)[-1]
    return line("finds", card=key(w, card), **one(w, e.char))


# --- made and used ----------------------------------------------------------------------------------------------------------


def pay_recipe(w: Sands, e: Any, by: Cause) -> Told:
    """US-340: what is built, with its price."""
    price = {what: n - (what == e.without) for what, n in w.gear(e.card).recipe.items()}
    return line("build", card=key(w, e.card), goods=phrases.goods(price), **one(w, e.char))


def use_item(w: Sands, e: Any, by: Cause) -> Told:
    """US-343: who has it knows what it does."""
    return line("use-item", card=phrases.card(key(w, e.card)), **one(w, getattr(e, "char", me(w, by))))


def make_ammunition(w: Sands, e: Any, by: Cause) -> Told:
    return line("make", goods=phrases.goods({e.what: AMMUNITION[e.what][1]}), **one(w, e.char))


def light_fire(w: Sands, e: Any, by: Cause) -> Told:
    """US-362: for wood, or for a flare."""
    return line("light-fire", wood=yes(e.wood), place=phrases.place(w, w.pos[e.char]), **one(w, e.char))


def strip(w: Sands, e: Any, by: Cause) -> Told:
    return line("strip", card=key(w, e.card), **one(w, e.char))


def refuel(w: Sands, e: Any, by: Cause) -> Told:
    return line("refuel", card=key(w, e.card), **one(w, me(w, by)))


# --- bargains and traders ---------------------------------------------------------------------------------------------------


def bargain(w: Sands, e: Any, by: Cause) -> Told:
    """US-346: what each gives; from the dead it is only taken."""
    what = "both" if e.give and e.want else "give" if e.give else "want"
    args = {"gives": mixed(e.give), "gets": mixed(e.want), "what": what, "living": yes(w.alive(e.other))}
    return line("bargain", **args, **other(e.other), **one(w, e.char))


def trader(w: Sands, id: int) -> str:
    return f"mission-and-other/{'lawrence' if id == LAWRENCE else f'dealer-{id}'}"


def wares(w: Sands, water: int, goods: tuple[int, ...]) -> str:
    return phrases.goods({"water": water, **stock(goods)})


def open_store(w: Sands, e: Any, by: Cause) -> Told:
    cards = keys(w, w.zones[display(LAWRENCE)].top)
    return line("open-store", goods=wares(w, w.lawrence_water, w.lawrence), cards=cards)


def place_dealer(w: Sands, e: Any, by: Cause) -> Told:
    """US-741: with the whole display; a third one does not come."""
    pos = w.pos[me(w, by)]
    if not w.dealers or w.dealers[-1].pos != pos:
        return None
    it = w.dealers[-1]
    args = {"dealer": trader(w, it.id), "place": phrases.place(w, pos), "goods": wares(w, it.water, it.goods)}
    return line("place-dealer", cards=keys(w, w.zones[display(it.id)].top), **args)


def swap(w: Sands, e: Any, by: Cause) -> Told:
    gives, gets = phrases.goods({e.give: e.given}), phrases.goods({e.want: e.wanted})
    return line("swap", gives=gives, gets=gets, trader=trader(w, e.trader), **one(w, e.char))


def change_given(w: Sands, e: Any, by: Cause) -> Told:
    return line("change-given", goods=phrases.goods({"water": e.n}), trader=trader(w, e.trader), **one(w, e.char))


def sell(w: Sands, e: Any, by: Cause) -> Told:
    return line("sell", card=key(w, e.card), trader=trader(w, e.trader), **one(w, e.char))


def order(w: Sands, e: Any, by: Cause) -> Told:
    """US-713: paid piece by piece."""
    return line("buys-goods", goods=phrases.goods({e.want: 1}), trader=trader(w, e.trader), **one(w, e.char))


def pay_trader(w: Sands, e: Any, by: Cause) -> Told:
    return line("pays-trader", goods=phrases.goods({e.what: e.n}), trader=trader(w, e.trader), **one(w, e.char))


def buy_round(w: Sands, e: Any, by: Cause) -> Told:
    return line("buy-round", goods=phrases.goods({e.what: 1}), **one(w, e.char))


def take_stock(w: Sands, e: Any, by: Cause) -> Told:
    """US-714, US-717: stolen, or taken for something sold."""
    message = "steal" if e.stolen else "payout"
    return line(message, goods=phrases.goods({e.what: e.n}), trader=trader(w, e.trader), **one(w, e.char))


def anger(w: Sands, e: Any, by: Cause) -> Told:
    return line("anger", dealer=trader(w, e.trader), **other(e.char))


def robbed(w: Sands, e: Any, by: Cause) -> Told:
    """US-719: the display is still there, the dealer is not."""
    return line("robbed", **one(w, e.char)) if w.alive(e.char) else None


def calmed(w: Sands, e: Any, by: Cause) -> Told:
    fled = [char for char in range(w.crew) if e.barred >> char & 1]
    names = "|".join([phrases.name(char) for char in fled])
    return line("calmed", dealer=trader(w, e.trader), names=names) if names else None
