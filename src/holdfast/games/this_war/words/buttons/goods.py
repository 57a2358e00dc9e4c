"""Buttons with goods: what they weigh, what they are worth, how many there are."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from holdfast.games.this_war.numbers import ITEM, WEIGHT
from holdfast.games.this_war.things.barter import Barter

if TYPE_CHECKING:
    from holdfast.core.words.teller import Teller
from holdfast.games.this_war.words.buttons.button import Ask

# --- goods ---------------------------------------------------------------------------------------------------------------------


def packed(ask: Ask) -> str | None:
    """TW-603, TW-636: a thing with its weight and how many there are."""
    item = ask.rest[0]
    outside = ask.head == "leave"
    stock = ask.w.pile if outside else ask.w.storage if ask.tag == "equip" else ask.w.box
    what = ask.teller.noun(item, 2 if ask.head == "fill" else 1)
    return ask.say(f"{ask.tag}-{ask.head}-now", what=what, weight=WEIGHT[ITEM[item]], n=stock[ITEM[item]])


def valued(ask: Ask) -> str | None:
    """TW-963: a thing with its barter value."""
    item = ITEM[ask.rest[0]]
    stock = ask.w.box if ask.head == "take" else ask.w.stock()
    left = stock[item]
    if ask.head == "take" and ask.w.deal is not None:
        left -= ask.w.deal.given.count(item)
    return ask.say(f"live-{ask.head}", what=ask.teller.noun(ask.rest[0]), value=ask.w.worth(item), n=left)


def given(ask: Ask) -> str | None:
    """TW-706: a thing that is given up, and how many there are."""
    stock = ask.w.stock(ask.question.where)
    return ask.say("live-lose", what=ask.teller.noun(ask.rest[0]), n=stock[ITEM[ask.rest[0]]])


def worth(ask: Ask) -> str | None:
    """TW-962: a thing that pays for something, with its value."""
    item = ITEM[ask.rest[0]]
    stock = ask.w.stock(ask.question.where)
    return ask.say("live-give", what=ask.teller.noun(ask.rest[0]), value=ask.w.worth(item), n=stock[item])


def trade(ask: Ask) -> str | None:
    """TW-627: the market of a Location, with what it costs to reach it."""
    deal = ask.w.place(ask.w.location).trade
    barter = next((e for e in ask.option.then if isinstance(e, Barter)), None)
    if deal is None:
        return None
    fee = barter.price(ask.w) if barter is not None else deal.commission
    return ask.say("live-trade", cards=deal.cards, fee=fee, goods=offer(ask.teller, deal.offer))


def offer(teller: "Teller", families: Iterable[str]) -> str:
    """What is for sale, by the colours of the tokens."""
    return teller.listed([teller.say(f"goods-{f}") if teller.has(f"goods-{f}") else teller.noun(f) for f in families])
