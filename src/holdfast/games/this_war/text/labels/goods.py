"""Buttons with goods: what they weigh, what they are worth, how many there are."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from holdfast.games.this_war.people.health import CURES
from holdfast.games.this_war.rules import FAMILIES, FOOD, IDS, ITEM, WEIGHT
from holdfast.games.this_war.text.card_text.effects import said
from holdfast.games.this_war.text.labels.button import Button
from holdfast.games.this_war.text.nouns import amount, amounts
from holdfast.games.this_war.things.barter import Barter
from holdfast.games.this_war.things.stores import covering, there, total_value

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def packed(button: Button) -> str | None:
    """TW-603, TW-636, TW-967: a thing with its weight, its barter value and how many there are."""
    item = button.rest[0]
    outside = button.head == "leave"
    stock = button.w.pile if outside else button.w.storage if button.tag == "equip" else button.w.box
    if len(button.rest) > 1:
        n = int(button.rest[1])
        what, value = amount(button.localizer, item, n), n * button.w.worth(ITEM[item])
        return button.say(f"{button.tag}-{button.head}-some", what=what, weight=n * WEIGHT[ITEM[item]], value=value)
    what = button.localizer.noun(item, 2 if button.head in ("fill", "home-with") else 1)
    words = {"weight": WEIGHT[ITEM[item]], "value": button.w.worth(ITEM[item]), "n": stock[ITEM[item]]}
    return button.say(f"{button.tag}-{button.head}-now", what=what, one=amount(button.localizer, item, 1), **words)


def valued(button: Button) -> str | None:
    """TW-963: a thing with its barter value."""
    item = ITEM[button.rest[0]]
    if len(button.rest) > 1:
        return several(button, item)
    stock = button.w.box if button.head == "take" else button.w.stock()
    left = stock[item]
    if button.head == "take" and button.w.deal is not None:
        left -= button.w.deal.given.count(item)
    words = {"value": button.w.worth(item), "n": left, "weight": WEIGHT[item]}
    return button.say(f"live-{button.head}", what=amount(button.localizer, button.rest[0], 1), **words)


def new_deal(button: Button) -> str | None:
    """TW-963: what of the credit would be lost, where some is left."""
    deal = button.w.deal
    return button.say("live-new-deal", n=deal.credit) if deal is not None and deal.credit else None


def several(button: Button, item: int) -> str:
    """Some of one kind, with what they are worth together."""
    n = int(button.rest[1])
    what = amount(button.localizer, button.rest[0], n)
    return button.say(f"live-{button.head}-some", what=what, value=n * button.w.worth(item))


def given(button: Button) -> str | None:
    """TW-706: a thing that is given up, and how many there are."""
    stock = button.w.stock(button.question.where)
    if len(button.rest) > 1:
        return amount(button.localizer, button.rest[0], int(button.rest[1]))
    return button.say("live-lose", what=button.localizer.noun(button.rest[0]), n=stock[ITEM[button.rest[0]]])


def worth(button: Button) -> str | None:
    """TW-962: a thing that pays for something, with its value."""
    item = ITEM[button.rest[0]]
    if len(button.rest) > 1:
        return several(button, item)
    stock = button.w.stock(button.question.where)
    what = amount(button.localizer, button.rest[0], 1)
    return button.say("live-give", what=what, value=button.w.worth(item), n=stock[item])


def trade(button: Button) -> str | None:
    """TW-627: the market of a Location, with what it costs to reach it."""
    deal = button.w.place(button.w.location).trade
    barter = button.follows(Barter)
    if deal is None:
        return None
    fee = barter.price(button.w) if barter is not None else deal.commission
    after = said(button.localizer, deal.after).rstrip(".")
    words = {"goods": offer(button.localizer, deal.offer), "after": after, "after-is": "some" if after else "none"}
    return button.say("live-trade", cards=deal.cards, **words, **terms(button, fee, deal.offer))


def visit(button: Button) -> str | None:
    """TW-627, TW-1866: somebody who trades here, with what he has and what he wants first."""
    barter = button.follows(Barter)
    if barter is None:
        return None
    goods, fee = offer(button.localizer, barter.offer), barter.price(button.w)
    return button.say("live-visit", who=button.name(button.rest[0]), goods=goods, **terms(button, fee, barter.offer))


def terms(button: Button, fee: int, families: Iterable[str]) -> dict[str, Any]:
    """TW-627, TW-962, TW-967: what a trade asks for, beside the cards there are and what is carried; with what the Commission would
    be paid, where that is too much, and what food and medicine cost there."""
    w, stock, values = button.w, button.w.stock(), button.w.values()
    paid = covering(stock, values, list(there(stock, "any-token")), fee) if fee else []
    value = sum([values[item] * n for item, n in paid])
    dear = [item for item in (*FOOD, *CURES) if w.box[item] and any(item in goods_of(family) for family in families)]
    prices = [f"{button.localizer.noun(IDS[item])} {values[item]}" for item in dear]
    return {
        "fee": fee,
        "n": w.unknown,
        "worth": total_value(w, stock),
        "over": "yes" if value > fee else "no",
        "paid": amounts(button.localizer, {IDS[item]: n for item, n in paid}),
        "value": value,
        "prices": ", ".join(prices),
        "prices-is": "some" if prices else "none",
    }


def goods_of(family: str) -> Iterable[int]:
    return FAMILIES["any-token" if family == "any" else family]


def offer(localizer: "Localizer", families: Iterable[str]) -> str:
    """What is for sale, by the colours of the tokens."""
    return localizer.listed(
        [localizer.say(f"goods-{f}") if localizer.has(f"goods-{f}") else localizer.noun(f) for f in families]
    )
