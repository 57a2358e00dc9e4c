"""Labels and prompts about goods: their weight, value and number."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from holdfast.games.this_war.rules import BANDAGES, FAMILIES, FOOD, HERBAL, IDS, ITEM, MEDS, WEIGHT
from holdfast.games.this_war.text.button import Button, Live, Words
from holdfast.games.this_war.text.card_text.effects import said
from holdfast.games.this_war.text.nouns import amount, amounts, item_named, paid
from holdfast.games.this_war.things.barter import Barter, GiveGoods, Haggle
from holdfast.games.this_war.things.stores import COMMISSION, GiveUp, PickLoss, PickValue, covering, there, total_value
from holdfast.games.this_war.world import City

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def packed(button: Button) -> str | None:
    """TW-603, TW-636, TW-967: a thing with its weight, its barter value and how many there are."""
    item = button.it.what
    outside = button.deed == "leave"
    stock = button.w.pile if outside else button.w.storage if button.tag == "equip" else button.w.box
    if n := button.it.n:
        what, value = amount(button.localizer, item, n), n * button.w.worth(ITEM[item])
        return button.say(f"{button.tag}-{button.deed}-some", what=what, weight=n * WEIGHT[ITEM[item]], value=value)
    what = button.localizer.noun(item, 2 if button.deed in ("fill", "home-with") else 1)
    words = {"weight": WEIGHT[ITEM[item]], "value": button.w.worth(ITEM[item]), "n": stock[ITEM[item]]}
    return button.say(f"{button.tag}-{button.deed}-now", what=what, one=amount(button.localizer, item, 1), **words)


def valued(button: Button) -> str | None:
    """TW-963: a thing with its barter value."""
    item = ITEM[button.it.what]
    if button.it.n:
        return several(button, item)
    stock = button.w.box if button.deed == "take" else button.w.stock()
    left = stock[item]
    if button.deed == "take" and button.w.deal is not None:
        left -= button.w.deal.given.count(item)
    words = {"value": button.w.worth(item), "n": left, "weight": WEIGHT[item]}
    return button.say(f"live-{button.deed}", what=amount(button.localizer, button.it.what, 1), **words)


def new_deal(button: Button) -> str | None:
    """TW-963: what of the credit would be lost, where some is left."""
    deal = button.w.deal
    return button.say("live-new-deal", n=deal.credit) if deal is not None and deal.credit else None


def several(button: Button, item: int) -> str:
    """Some of one kind, with what they are worth together."""
    n = button.it.n
    what = amount(button.localizer, button.it.what, n)
    return button.say(f"live-{button.deed}-some", what=what, value=n * button.w.worth(item))


def given(button: Button) -> str | None:
    """TW-706: a thing that is given up, and how many there are."""
    stock = button.w.stock(button.question.where)
    if button.it.n:
        return amount(button.localizer, button.it.what, button.it.n)
    return button.say("live-lose", what=button.localizer.noun(button.it.what), n=stock[ITEM[button.it.what]])


def worth(button: Button) -> str | None:
    """TW-962: a thing that pays for something, with its value."""
    item = ITEM[button.it.what]
    if button.it.n:
        return several(button, item)
    stock = button.w.stock(button.question.where)
    what = amount(button.localizer, button.it.what, 1)
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
    """TW-627, TW-1866: somebody who trades here, with their goods and their Commission."""
    barter = button.follows(Barter)
    if barter is None:
        return None
    goods, fee = offer(button.localizer, barter.offer), barter.price(button.w)
    return button.say("live-visit", who=button.name(button.it.what), goods=goods, **terms(button, fee, barter.offer))


def terms(button: Button, fee: int, families: Iterable[str]) -> dict[str, Any]:
    """TW-627, TW-962, TW-967: what a trade asks for, beside the cards there are and what is carried; with what the Commission would
    be paid, where that is too much, and what food and medicine cost there."""
    w, stock, values = button.w, button.w.stock(), button.w.values()
    paid = covering(stock, values, list(there(stock, "any-token")), fee) if fee else []
    value = sum([values[item] * n for item, n in paid])
    dear = [
        item
        for item in (*FOOD, MEDS, BANDAGES, HERBAL)
        if w.box[item] and any(item in goods_of(family) for family in families)
    ]
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


def swap(button: Button) -> str | None:
    """TW-963: a thing on offer, and what is given for it."""
    item = button.it.what
    gives = [(step.item, step.n) for step in button.option.then if isinstance(step, GiveGoods)]
    what, price = amount(button.localizer, item, 1), paid(button.localizer, gives)
    return button.say("live-buy", what=what, value=button.w.worth(ITEM[item]), price=price)


def all_given(button: Button) -> str | None:
    """TW-706, TW-962: everything that is asked for, at once."""
    goods = [(step.item, step.n) for step in button.option.then if isinstance(step, GiveUp)]
    value = sum([button.w.worth(item) * n for item, n in goods])
    return button.say(f"live-{button.deed}", what=paid(button.localizer, goods), value=value)


# --- prompts ----------------------------------------------------------------------------------------------------


def haggle(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    assert w.deal is not None
    return {"credit": w.deal.credit, "given": "yes" if w.deal.given else "no"}


def loss(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    return {"what": item_named(localizer, effect.family, effect.n)}


def price_prompt(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    """TW-962: what is paid for; for the Commission of a barter nothing is bought yet."""
    asked = w.question("pick-value")
    commission = asked is not None and asked[1].place == COMMISSION
    return {"for": "commission" if commission else "other"}


LABELS: dict[str, Live] = {
    "equip-take": packed,
    "equip-leave": packed,
    "carry-take": packed,
    "carry-fill": packed,
    "carry-leave": packed,
    "carry-home-with": packed,
    "haggle-take": valued,
    "haggle-give": valued,
    "new-deal": new_deal,
    "pick-loss-give": given,
    "pick-value-give": worth,
    "trade": trade,
    "visit": visit,
    "buy": swap,
    "plenty": all_given,
    "cover": all_given,
}
"""By deed, or by question and deed."""
PROMPTS: dict[type[Any], Words] = {
    Haggle: haggle,
    PickLoss: loss,
    PickValue: price_prompt,
}
