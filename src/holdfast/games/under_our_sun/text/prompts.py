"""What is asked, in words: who decides, about whom, and what he must know for it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from holdfast.core.text.log import card_of
from holdfast.games.under_our_sun.combat.hits import TakeHit
from holdfast.games.under_our_sun.combat.weapons import enemy_dice
from holdfast.games.under_our_sun.flow.day import LastBlows
from holdfast.games.under_our_sun.map.geography import neighbours
from holdfast.games.under_our_sun.missions.tasks import wanted
from holdfast.games.under_our_sun.people.characters import hurt
from holdfast.games.under_our_sun.text.labels.ask import described
from holdfast.games.under_our_sun.text.nouns.names import (
    GOODS,
    amount,
    amounts,
    dice,
    foe,
    foe_left,
    in_sentence,
    named,
    person,
    the_tile,
    tile_name,
)
from holdfast.games.under_our_sun.text.nouns.names import stock as named_goods
from holdfast.games.under_our_sun.text.rolls import rolled
from holdfast.games.under_our_sun.things.supply import in_camp
from holdfast.games.under_our_sun.trade.traders import display, stock
from holdfast.games.under_our_sun.world import Sands

if TYPE_CHECKING:
    from holdfast.core.engine.questions import OpenQuestion
    from holdfast.core.text.localizer import Localizer


def ask(localizer: "Localizer", w: Sands, question: "OpenQuestion") -> str:
    """The prompt of a question; private cards are on its buttons, never in it."""
    effect: Any = question.effect
    char = concerned(w, question)
    card = card_of(w, question.by)
    args: dict[str, Any] = {
        "who": person(localizer, w, char),
        "the": in_sentence(localizer, w, char),
        "to": in_sentence(localizer, w, char, "to"),
        "card": localizer.noun(card) if card else "",
        "card-is": "some" if card else "none",
        "does": described(localizer, card) if card and question.tag == "ballot" else "",
    }
    for name in ("n", "price", "distance", "taken", "nth"):
        if isinstance(value := getattr(effect, name, None), int):
            args[name] = value
    if question.tag in MORE:
        args |= MORE[question.tag](localizer, w, effect, char)
    text = localizer.say(f"ask-{question.tag}", **args)
    return text[:1].upper() + text[1:]


def concerned(w: Sands, question: "OpenQuestion") -> int:
    """The character whose decision it is."""
    effect: Any = question.effect
    if isinstance(effect, LastBlows):
        return effect.who(w)
    if isinstance(effect, TakeHit):
        return effect.guard(w)
    if question.tag in ("reaction", "agreement"):
        return int(effect.other)
    if question.tag == "window":
        own = [c for c in w.of_seat(question.seats[0]) if w.alive(c)]
        if w.turn in own:
            return w.turn
        return own[0] if own else question.seats[0]
    char = getattr(effect, "char", question.by.who)
    return int(char) if isinstance(char, int) and char >= 0 else question.seats[0]


def goods_list(localizer: "Localizer", w: Sands, things: tuple[str, ...]) -> str:
    """Parts of a bargain: equal goods counted, everything else by name."""
    counted = [amount(localizer, what, things.count(what)) for what in GOODS if what in things]
    others = [named(localizer, w, thing) for thing in things if thing not in GOODS]
    return localizer.listed([*counted, *others]) or localizer.say("nothing-at-all")


# --- questions that need to say more -----------------------------------------------------------------------------------


def turn(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    """What is left to spend, and what he will lack: as things stand he goes without drink or food."""
    last = w.day >= w.days and w.dark()
    dry = not last and not w.water[char] and not in_camp(w, char, "water")
    late = not last and w.phase != "morning"
    hungry = late and not w.have(char, "food") and not in_camp(w, char, "food")
    lacks = "both" if dry and hungry else "water" if dry else "food" if hungry else "none"
    friend, food = beside(w, char) if hungry else (-1, 0)
    full = [the_tile(localizer, w, pos) for pos in crowded(w, char)]
    return {
        "deadly": "yes" if w.hp[char] <= dry + hungry and (dry or hungry) else "no",
        "crowded": "yes" if full else "no",
        "full": localizer.listed(full),
        "ap": w.ap[char],
        "place": tile_name(localizer, w, w.pos[char]),
        "lacks": lacks,
        "friend": in_sentence(localizer, w, friend) if friend >= 0 else "",
        "food": food,
    }


def crowded(w: Sands, char: int) -> list[str]:
    """US-318: tiles next to him that he has the points for, and no movement field is free there."""
    near = [pos for pos in neighbours(w.pos[char]) if (tile := w.tile(pos)) is not None and tile.mv <= w.ap[char]]
    return [pos for pos in near if not w.room(pos)]


def beside(w: Sands, char: int) -> tuple[int, int]:
    """US-346: who on the same tile has most food to spare, and how much he carries; nobody where it is one meal."""
    stores = [(w.have(c, "food"), -c) for c in w.here(w.pos[char]) if c != char]
    food, friend = max(stores, default=(0, 0))
    return (-friend, food) if food > 1 else (-1, 0)


def bargain(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    return {
        "from": in_sentence(localizer, w, effect.char),
        "other": in_sentence(localizer, w, effect.other),
        "give": goods_list(localizer, w, effect.give),
        "want": goods_list(localizer, w, effect.want),
        "open": "yes" if effect.give or effect.want else "no",
    }


def enemy(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    it = w.foe(effect.id)
    strikes = dice(localizer, enemy_dice(w, it, w.fighter(it), False, True)) if it is not None else ""
    return {"foe": foe_left(localizer, w, effect.id), "dice": strikes, "water": w.water[char]}


def foes_on(localizer: "Localizer", w: Sands, pos: str) -> str:
    return localizer.listed([foe_left(localizer, w, it.id) for it in w.foes_at(pos)]) or localizer.say("nothing-at-all")


def fight(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    """Who is fought, and where."""
    pos = w.fight().tile if w.fights else w.pos[char]
    active = w.fight().active if w.fights else char
    return {
        "foes": foes_on(localizer, w, pos),
        "place": tile_name(localizer, w, pos),
        "active": in_sentence(localizer, w, active),
        "ap": w.ap[char],
    }


def hit(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    """An attack that has landed: by whom, on whom, how hard."""
    by = in_sentence(localizer, w, effect.by_char) if effect.by_char >= 0 else foe(localizer, w, effect.foe)
    return {"foe": by, "victim": in_sentence(localizer, w, effect.char), "n": effect.n, "hp": w.hp[effect.char]}


def blow(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    return {"from": in_sentence(localizer, w, effect.char), "n": effect.n, "ap": w.ap[char], "hp": w.hp[char]}


def meal(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    return {"hp": w.hp[char], "food": w.have(char, "food")}


def waters(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    return {"water": w.water[char], "stored": w.spots[w.pos[char]].stored_water}


def card_named(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    return {"thing": localizer.noun(w.content.cards[effect.card].key)}


def night_card(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    """US-262: the card with what it does to whoever is chosen."""
    return {"does": described(localizer, w.content.cards[effect.card].key)}


def pool(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    """US-111: what the card does, what it costs, and what the one who is asked has."""
    gear = w.gear(effect.card)
    mine = w.points[next(iter(effect.others(w)), 0)]
    return {"n": effect.missing(w), "price": gear.stars, "does": described(localizer, gear.key), "mine": mine}


def offer(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    own = w.points[effect.turn(w)]
    return {"n": own, "others": sum(w.points) - own}


def remedy(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    """US-772, US-780: is there somebody to heal, an infection to treat, or both?"""
    there = [char] if effect.only_me else w.here(w.pos[char])
    sick, low = any(w.infected >> c & 1 for c in there), bool(hurt(w, there))
    return {"for": "both" if sick and low else "cure" if sick else "heal"}


def trader(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    """What the trader has, and what can be paid."""
    water, goods = stock(w, effect.trader)
    purse = {"water": w.water[char], **named_goods(w.goods[char])}
    return {
        "trader": localizer.noun(f"mission-and-other/{display(effect.trader)}"),
        "stock": amounts(localizer, {"water": water, **named_goods(goods)}) or localizer.say("nothing-at-all"),
        "purse": amounts(localizer, purse) or localizer.say("nothing-at-all"),
    }


def bill(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    return card_named(localizer, w, effect, char) | {"n": effect.price}


def delivery(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    return {"wanted": amounts(localizer, wanted(w))}


def tiles(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    return {"nth": len(effect.order) + 1}


MORE: dict[str, Callable[["Localizer", Sands, Any, int], dict[str, Any]]] = {
    "take-turn": turn,
    "window": rolled,
    "karma-pick": rolled,
    "cool-head": rolled,
    "barter": bargain,
    "agreement": bargain,
    "greeting": enemy,
    "first-act": fight,
    "join-fight": fight,
    "joiner-act": fight,
    "last-blows": fight,
    "take-hit": hit,
    "soften": hit,
    "reaction": blow,
    "meal": meal,
    "drink-from": waters,
    "ignore-animal": card_named,
    "choose-victim": night_card,
    "pool-points": pool,
    "buying": offer,
    "heal-or-cure": remedy,
    "dealing": trader,
    "snatch": trader,
    "payout": trader,
    "order": trader,
    "spoils": trader,
    "bill": bill,
    "deliver": delivery,
    "tile-order": tiles,
}
"""Questions that say more than who is asked and for which card."""
IMPLIED = frozenset(
    {
        ("choose-dodge", "hp"),
        ("karma-pick", "karma"),
        ("reveal-any", "unknown-tile"),
        ("take-hit", "hurt"),
    }
)
"""What questions say of all their answers, by the question and the stake."""
