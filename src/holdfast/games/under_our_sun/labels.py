"""What stands on the buttons: actions with their price, places by name and direction, enemies with what they can take."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from holdfast.core.engine.effects import Under
from holdfast.core.engine.menu import Option
from holdfast.core.words.teller import inside
from holdfast.games.under_our_sun.attacks import Hurl, Strike
from holdfast.games.under_our_sun.dice import colours
from holdfast.games.under_our_sun.goods import PayGoods
from holdfast.games.under_our_sun.interactions import PayRecipe
from holdfast.games.under_our_sun.items import UseItem
from holdfast.games.under_our_sun.luck import aim, result
from holdfast.games.under_our_sun.map import TileOrder
from holdfast.games.under_our_sun.moving import Travel
from holdfast.games.under_our_sun.naming import (
    amount,
    amounts,
    dice,
    direction,
    face,
    foe_left,
    key_of,
    named,
    person,
    tile_name,
    unknown,
)
from holdfast.games.under_our_sun.numbers import AMMUNITION
from holdfast.games.under_our_sun.people import Heal
from holdfast.games.under_our_sun.pvp import Assault, Blow
from holdfast.games.under_our_sun.setup import PoolPoints
from holdfast.games.under_our_sun.stealth import Paid, SneakAttack
from holdfast.games.under_our_sun.traders import Bill, Sell, Swap
from holdfast.games.under_our_sun.weapons import attack_dice
from holdfast.games.under_our_sun.world import Sands

if TYPE_CHECKING:
    from holdfast.core.words.teller import Teller

CHOICES = ("decide", "gamble", "tunnel")
"""Questions whose answers may have words of their own on the card."""
SNEAK_ATTACK = 2
"""US-642: its price."""


class Ask(NamedTuple):
    """An open option: whoever asks, and what it is about."""

    teller: "Teller"
    w: Sands
    tag: str
    option: Option
    rest: list[str]

    def say(self, message: str, **args: Any) -> str:
        return self.teller.say(message, **args)

    def name(self, word: str) -> str:
        return named(self.teller, self.w, word)

    @property
    def head(self) -> str:
        return self.option.key.partition(":")[0]


def label(teller: "Teller", w: Sands | None, tag: str, option: Option, card: str) -> str | None:
    """An option in the game's own words, with its price where it is open."""
    head, *rest = option.key.split(":")
    if tag in CHOICES and (words := choice(teller, option, card)) is not None:
        return words
    if head.startswith("char-"):
        return named(teller, w, head)
    if head == "mission" and not option.then:
        return teller.say("opt-mission", a=task_name(teller, w, rest[0]))
    live = bool(option.then or option.blocks)
    words = LIVE[head](Ask(teller, w, tag, option, rest)) if live and w is not None and head in LIVE else None
    words = words or answer(teller, w, tag, head, rest)
    ap = price(option)
    return teller.say("with-ap", what=words, n=ap) if words and ap else words


def price(option: Option) -> int:
    """The action points an open option costs."""
    for effect in option.then:
        if isinstance(effect, Paid | Travel):
            return effect.ap
        if isinstance(effect, SneakAttack):
            return SNEAK_ATTACK
        if isinstance(effect, Assault):
            return 1
    return 0


def answer(teller: "Teller", w: Sands | None, tag: str, head: str, rest: list[str]) -> str | None:
    """By its message: parts of the key are said as characters, enemies, places, cards and goods."""
    message = f"{tag}-{head}" if teller.has(f"{tag}-{head}") else f"opt-{head}"
    if not teller.has(message):
        return None
    args: dict[str, Any] = {"a": "", "a-is": "none", "b": "", "b-is": "none", "c": "", "c-is": "none"}
    for name, part in zip("abc", rest, strict=False):
        args[name] = int(part) if part.isdigit() else named(teller, w, part)
        args[f"{name}-is"] = int(part) if part.isdigit() else part
    return teller.say(message, n=1, **args)


# --- choices of a card -----------------------------------------------------------------------------------------------


def choice(teller: "Teller", option: Option, card: str) -> str | None:
    """A branch of a card: its own words, what it costs, and what follows."""
    own = teller.name(f"{card}/choice/{option.key}")
    if own is None:
        return None
    paid = amounts(teller, {e.what: e.n for e in option.then if isinstance(e, PayGoods)})
    does = said(teller, [e for e in option.then if not isinstance(e, PayGoods)])
    words = teller.say("choice-paid", words=own, price=paid) if paid else own
    return teller.say("choice", words=words, does=does) if does else words


def said(teller: "Teller", effects: Iterable[Any]) -> str:
    """What follows, in words; nothing where a part of it has none."""
    inner = [e for effect in effects for e in (effect.then if isinstance(effect, Under) else (effect,))]
    return teller.clause(inner) if all(teller.spoken(e) for e in inner) else ""


def described(teller: "Teller", key: str) -> str:
    """A card with what it does, for who must choose it now."""
    card = teller.card(key)
    text = teller.kind.words.card(teller, card) if card is not None and teller.kind is not None else ""
    return teller.say("card-does", name=teller.noun(key), does=text) if text else teller.noun(key)


# --- moving ----------------------------------------------------------------------------------------------------------


def travel(ask: Ask) -> str | None:
    """US-311 to US-333: the direction and the name of the tile, or where the unknown lies."""
    pos = ask.rest[0]
    mover = next((e.char for e in ask.option.then if isinstance(e, Travel | Paid)), -1)
    way = direction(ask.teller, ask.w.pos[mover], pos) if mover >= 0 else ""
    if not way:
        return None
    known = ask.w.tile(pos) is not None
    where = tile_name(ask.teller, ask.w, pos) if known else unknown(ask.teller, pos)
    return ask.say(f"live-{ask.head}", way=way, place=where)


# --- fighting --------------------------------------------------------------------------------------------------------


def within(effects: Iterable[Any], kind: type[Any]) -> Any:
    """The first effect of a kind among these and those inside them."""
    for effect in effects:
        if isinstance(effect, kind):
            return effect
        if (found := within(inside(effect), kind)) is not None:
            return found
    return None


def strike(ask: Ask) -> str | None:
    """US-616: target, weapon and the dice that are rolled."""
    hit = within(ask.option.then, Strike)
    target = ask.w.foe(hit.foe) if hit is not None else None
    if hit is None or target is None:
        return None
    first = bool(ask.w.fights) and ask.w.fight().first
    rolls = attack_dice(ask.w, hit.char, hit.weapon, target.pos, first, hit.sneak, hit.burst)
    return ask.say(
        f"live-{ask.head}",
        foe=foe_left(ask.teller, ask.w, hit.foe),
        weapon=ask.name(ask.rest[1]),
        how=manner(ask, 2),
        place=tile_name(ask.teller, ask.w, target.pos),
        dice=dice(ask.teller, rolls),
        shots=shots(ask, hit.weapon),
    )


def shots(ask: Ask, weapon: int) -> int:
    """What is loaded, or -1 for a weapon that needs nothing."""
    gear = ask.w.gear(weapon) if weapon >= 0 else None
    return ask.w.uses.get(weapon, 0) if gear is not None and gear.uses else -1


def hurl(ask: Ask) -> str | None:
    """US-1165: a whole tile, with the printed dice."""
    it = within(ask.option.then, Hurl)
    if it is None:
        return None
    where = tile_name(ask.teller, ask.w, it.pos)
    return ask.say(
        "live-throw", weapon=ask.name(ask.rest[0]), place=where, dice=dice(ask.teller, ask.w.gear(it.weapon).dice)
    )


def assault(ask: Ask) -> str | None:
    """US-661: a character, with the HP he has."""
    it = within(ask.option.then, Blow)
    if it is None:
        return None
    return ask.say(
        "live-assault",
        who=person(ask.teller, ask.w, it.other),
        n=ask.w.hp[it.other],
        weapon=ask.name(ask.rest[1]),
        how=manner(ask, 2),
        dice=dice(ask.teller, attack_dice(ask.w, it.char, it.weapon, ask.w.pos[it.other], False, False, it.burst)),
    )


def rob(ask: Ask) -> str | None:
    """US-720: which dealer, with what, and how."""
    if len(ask.rest) < 2:
        return None
    return ask.say("live-rob", who=ask.name(ask.rest[0]), weapon=ask.name(ask.rest[1]), how=manner(ask, 2))


def counter(ask: Ask) -> str | None:
    """US-662: the attacked one strikes back."""
    it = within(ask.option.then, Blow)
    if it is None:
        return None
    rolls = attack_dice(ask.w, it.char, it.weapon, ask.w.pos[it.other], False, False, it.burst)
    return ask.say("live-counter", weapon=ask.name(ask.rest[0]), how=manner(ask, 1), dice=dice(ask.teller, rolls))


def manner(ask: Ask, nth: int) -> str:
    """US-1108: a burst, an ambush, an unseen shot; nothing for a common attack."""
    return "".join([ask.say(f"how-{how}") for how in ask.rest[nth:]])


def avoid(ask: Ask) -> str | None:
    """US-631: which attack a dodge cancels, and how hard it would hit."""
    if not ask.rest:
        return None
    id = int(ask.rest[0].rpartition("-")[2])
    hits = sum([n for foe, n in ask.w.fight().hits if foe == id])
    return ask.say("live-avoid", foe=ask.name(ask.rest[0]), n=hits)


def body(ask: Ask) -> str | None:
    return ask.say("opt-loot", a=ask.name(ask.rest[0]))


# --- rolls -----------------------------------------------------------------------------------------------------------


def outlook(ask: Ask) -> str:
    """What lies on the table, and what it must show."""
    rolled = ask.w.rolled()
    if rolled is None:
        return ""
    wish = aim(ask.w, ask.option.seat)
    kind = f"{wish.wish}-each" if wish.each else wish.wish
    return ask.say("outlook", n=result(rolled), aim=ask.say(f"aim-{kind}", need=wish.need))


def karma(ask: Ask) -> str | None:
    """US-431: whose karma, and what the roll is about."""
    char = int(ask.rest[0].rpartition("-")[2])
    who = person(ask.teller, ask.w, char)
    return ask.say("live-karma", who=who, n=ask.w.karma[char], outlook=outlook(ask))


def again(ask: Ask) -> str | None:
    return ask.say(f"live-{ask.head}", outlook=outlook(ask))


def die(ask: Ask) -> str | None:
    """One die on the table, by colour and face; its number tells equal ones apart."""
    rolled = ask.w.rolled()
    nth = int(ask.rest[0]) - 1
    if rolled is None or nth >= len(rolled.faces):
        return None
    colour = colours(rolled)[nth]
    args = {"n": nth + 1, "die": ask.say(f"die-{colour}"), "face": face(colour, rolled.faces[nth])}
    return ask.say(f"live-{ask.head}", **args)


# --- interactions and crafts -----------------------------------------------------------------------------------------


def box(ask: Ask) -> str | None:
    """US-357: by which test it is opened."""
    char = next((e.char for e in ask.option.then if isinstance(e, Paid)), 0)
    attribute = ask.w.spots[ask.w.pos[char]].box
    return ask.say("live-open", attribute=ask.say(f"attribute-{attribute}"))


def build(ask: Ask) -> str | None:
    """US-340: a card with its recipe; the Mechanic spares one resource."""
    if not ask.rest:
        return None
    paid = next((e for e in ask.option.then if isinstance(e, PayRecipe)), None)
    if paid is None:
        return None
    recipe = {what: n - (what == paid.without) for what, n in ask.w.gear(paid.card).recipe.items()}
    spared = ask.say(f"good-{paid.without}", n=1) if paid.without else ""
    return ask.say(
        "live-build",
        name=ask.name(ask.rest[0]),
        recipe=amounts(ask.teller, recipe),
        spared=spared,
        thrift="yes" if paid.without else "no",
    )


def tent(ask: Ask) -> str | None:
    """US-360: a tent is built and set up at once."""
    paid = within(ask.option.then, PayRecipe)
    return ask.say("live-camp-build", recipe=amounts(ask.teller, ask.w.gear(paid.card).recipe)) if paid else None


def make(ask: Ask) -> str | None:
    """US-342."""
    resource, n = AMMUNITION[ask.rest[0]]
    return ask.say("live-make", what=amount(ask.teller, ask.rest[0], n), price=amount(ask.teller, resource, 1))


def use(ask: Ask) -> str | None:
    """US-343: an item with what it does, and the uses it has left."""
    it = within(ask.option.then, UseItem)
    use = ask.w.gear(it.card).use if it is not None else None
    if it is None or use is None:
        return None
    does = said(ask.teller, use.then)
    uses = ask.w.uses.get(it.card, 0)
    name = ask.name(ask.rest[0])
    return ask.say("live-use", name=name, uses=uses, does=does, known="yes" if does else "no")


def wait(ask: Ask) -> str | None:
    """US-204, US-640: with points left this is Wait."""
    char = ask.w.turn
    return ask.say("live-wait", n=ask.w.ap[char] if char >= 0 else 0)


def task(ask: Ask) -> str | None:
    """US-365: a mission action with what it takes."""
    key = ask.rest[0]
    if key == "deliver":
        return ask.say("opt-mission", a=ask.say("task-deliver"))
    stage = ask.w.mission_card().stages[ask.w.stage]
    it = next((t for t in stage.tasks if t.key == key), None)
    if it is None:
        return None
    test = ask.say("needs-test", attribute=ask.say(f"attribute-{it.test}")) if it.test else ""
    notes = [note for note in (test, amounts(ask.teller, it.pay)) if note]
    words = ask.say("opt-mission", a=task_name(ask.teller, ask.w, key))
    return ask.say("mission-needs", what=words, needs=", ".join(notes)) if notes else words


def task_name(teller: "Teller", w: Sands | None, key: str) -> str:
    """A mission action by the mission's own word for it, else by the game's."""
    own = teller.name(f"{w.mission_card().key}/word/{key}") if w is not None else None
    message = f"task-{key}"
    return own or (teller.say(message) if teller.has(message) else teller.noun(key))


def armour(ask: Ask) -> str | None:
    """US-645: how much of the damage it keeps off."""
    card = key_of(ask.teller, ask.rest[0])
    vest = "vest" in getattr(ask.teller.card(card), "perks", ())
    return ask.say("live-armour", name=ask.name(ask.rest[0]), n=2 if vest else 1)


def heal(ask: Ask) -> str | None:
    it = next((e for e in ask.option.then if isinstance(e, Heal)), None)
    return (
        ask.say("live-heal", who=ask.name(ask.rest[0]), n=it.n) if it is not None and ask.tag != "take-turn" else None
    )


# --- trade -----------------------------------------------------------------------------------------------------------


def buy(ask: Ask) -> str | None:
    """US-111, US-712: a card with its price in points or in water."""
    name = ask.name(ask.rest[0])
    for effect in ask.option.then:
        if isinstance(effect, Bill):
            return ask.say("live-buy", name=described(ask.teller, key_of(ask.teller, ask.rest[0])), n=effect.price)
    if ask.tag != "buying":
        return None
    stars = getattr(ask.teller.card(key_of(ask.teller, ask.rest[0])), "stars", 0)
    pooled = any(isinstance(e, PoolPoints) for e in ask.option.then)
    taker = ask.name(ask.rest[1]) if len(ask.rest) > 1 else ""
    text = described(ask.teller, key_of(ask.teller, ask.rest[0]))
    words = ask.say("live-choose", name=text, n=stars, pooled="yes" if pooled else "no")
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


def pay(ask: Ask) -> str | None:
    n = int(ask.rest[1]) if len(ask.rest) > 1 else 1
    return ask.say("live-pay", what=amount(ask.teller, ask.rest[0], n))


# --- cards that only one sees ----------------------------------------------------------------------------------------


def keep(ask: Ask) -> str | None:
    """US-357, US-1005: the finds are named for the one asked; the log never names them."""
    finds = [ask.w.content.cards[card].key for card in ask.w.zones[f"finds-{ask.option.seat}"].top]
    nth = int(ask.rest[0]) - 1
    if nth >= len(finds):
        return None
    found = described(ask.teller, finds[nth])
    return ask.say("live-another", what=found) if finds[nth] in finds[:nth] else found


def next_tile(ask: Ask) -> str | None:
    """Old Map: the tiles are named for the one who looks at them."""
    after = next((e for e in ask.option.then if isinstance(e, TileOrder)), None)
    return described(ask.teller, ask.w.content.cards[after.order[-1]].key) if after is not None else None


def character(ask: Ask) -> str | None:
    """US-104: a character with what the board says."""
    return described(ask.teller, f"character/{ask.rest[0]}")


LIVE: dict[str, Callable[[Ask], str | None]] = {
    "move": travel,
    "sneak": travel,
    "charge": travel,
    "explore": travel,
    "attack": strike,
    "shoot": strike,
    "sneak-attack": strike,
    "throw": hurl,
    "assault": assault,
    "rob": rob,
    "counter": counter,
    "dodge": avoid,
    "loot": body,
    "karma": karma,
    "cool-head": again,
    "ghost-boots": die,
    "die": die,
    "open": box,
    "build": build,
    "camp-build": tent,
    "make": make,
    "use": use,
    "wait": wait,
    "mission": task,
    "armour": armour,
    "heal": heal,
    "buy": buy,
    "sell": sell,
    "swap": swap,
    "pay": pay,
    "keep": keep,
    "next": next_tile,
    "character": character,
}
"""Answers whose consequences, or whose table, have more to say than their key."""
