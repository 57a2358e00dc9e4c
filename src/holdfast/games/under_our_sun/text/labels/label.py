"""What stands on the buttons: actions with their price, places by name and direction, enemies with what they can take."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from holdfast.core.engine.menu import Option
from holdfast.core.engine.option_spec import OptionSpec
from holdfast.games.under_our_sun.actions.price import Paid
from holdfast.games.under_our_sun.actions.stealth import SneakAttack
from holdfast.games.under_our_sun.combat import text as combat
from holdfast.games.under_our_sun.combat.crimes import Assault
from holdfast.games.under_our_sun.combat.opening import SNEAK_ATTACK
from holdfast.games.under_our_sun.map.moving import March, Travel
from holdfast.games.under_our_sun.text.labels.ask import Ask, said
from holdfast.games.under_our_sun.text.labels.deeds import (
    box,
    build,
    character,
    heal,
    keep,
    make,
    next_tile,
    on_foot,
    priced,
    recon,
    sleep,
    task,
    task_name,
    tent,
    trade,
    travel,
    turn,
    use,
    wait,
)
from holdfast.games.under_our_sun.text.labels.fights import (
    armour,
    body,
    cool_head,
    die,
    go_on,
    join,
    karma,
    stand_in,
    stay_out,
)
from holdfast.games.under_our_sun.text.labels.trade import add, buy, hand, leave, order, pay, sell, swap, take
from holdfast.games.under_our_sun.text.nouns.names import amounts, named
from holdfast.games.under_our_sun.things.goods import PayGoods
from holdfast.games.under_our_sun.world import Sands

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Label, Localizer


STILL = ("stay-out",)
"""Answers from which nothing follows, but of which there is something to say."""
CHOICES = ("decide", "gamble", "tunnel")
"""Questions whose answers may have words of their own on the card."""


def label(localizer: "Localizer", w: Sands | None, tag: str, option: Option, card: str) -> str | None:
    """An option in the game's own words, with its price where it is open."""
    head, *rest = option.key.split(":")
    if tag in CHOICES and (words := choice(localizer, option, card)) is not None:
        return words
    if head.startswith("char-"):
        return named(localizer, w, head)
    if head == "mission" and not option.then:
        return localizer.say("opt-mission", a=task_name(localizer, w, rest[0]))
    live = bool(option.then or option.blocks) or head in STILL
    words = LIVE[head](Ask(localizer, w, tag, option, rest)) if live and w is not None and head in LIVE else None
    words = words or answer(localizer, w, tag, head, rest)
    return priced(localizer, head, words, price(option)) if words and option.then else words


def with_price(make: Callable[["Localizer", Sands, Option, Any], str | None]) -> "Label":
    """An answer in words that its table has for it, else by its message; with its price where it is open."""

    def label(localizer: "Localizer", w: Sands | None, tag: str, option: Option, it: OptionSpec) -> str:
        live = make(localizer, w, option, it) if w is not None and (option.then or option.blocks) else None
        words = live or localizer.option_label(w, tag, option, it)
        return priced(localizer, "", words, price(option)) if option.then else words

    return label


def price(option: Option) -> int:
    """The action points an open option costs."""
    for effect in option.then:
        if isinstance(effect, Paid | Travel | March):
            return effect.ap
        if isinstance(effect, SneakAttack):
            return SNEAK_ATTACK
        if isinstance(effect, Assault):
            return 1
    return 0


def answer(localizer: "Localizer", w: Sands | None, tag: str, head: str, rest: list[str]) -> str | None:
    """By its message: parts of the key are said as characters, enemies, places, cards and goods."""
    message = f"{tag}-{head}" if localizer.has(f"{tag}-{head}") else f"opt-{head}"
    if not localizer.has(message):
        return None
    args: dict[str, Any] = {"a": "", "a-is": "none", "b": "", "b-is": "none", "c": "", "c-is": "none"}
    for name, part in zip("abc", rest, strict=False):
        args[name] = int(part) if part.isdigit() else named(localizer, w, part)
        args[f"{name}-is"] = int(part) if part.isdigit() else part
    return localizer.say(message, n=1, **args)


# --- choices of a card -----------------------------------------------------------------------------------------------


def choice(localizer: "Localizer", option: Option, card: str) -> str | None:
    """A branch of a card: its own words, what it costs, and what follows."""
    own = localizer.name(f"{card}/choice/{option.key}")
    if own is None:
        return None
    paid = amounts(localizer, {e.what: e.n for e in option.then if isinstance(e, PayGoods)})
    does = said(localizer, [e for e in option.then if not isinstance(e, PayGoods)])
    words = localizer.say("choice-paid", words=own, price=paid) if paid else own
    return localizer.say("choice", words=words, does=does) if does else words


LIVE: dict[str, Callable[[Ask], str | None]] = {
    "move": travel,
    "march": on_foot,
    "sneak": travel,
    "charge": travel,
    "explore": travel,
    "loot": body,
    "karma": karma,
    "cool-head": cool_head,
    "ghost-boots": die,
    "die": die,
    "open": box,
    "build": build,
    "camp-build": tent,
    "make": make,
    "sleep": sleep,
    "trade": trade,
    "use": use,
    "wait": wait,
    "mission": task,
    "armour": armour,
    "bulwark": stand_in,
    "no-bulwark": stand_in,
    "heal": heal,
    "buy": buy,
    "order": order,
    "add": add,
    "pass": leave,
    "join": join,
    "join-free": join,
    "stay-out": stay_out,
    "recon": recon,
    "sell": sell,
    "swap": swap,
    "pay": pay,
    "give": hand,
    "want": hand,
    "take": take,
    "gather": take,
    "go-on": go_on,
    "keep": keep,
    "next": next_tile,
    "turn": turn,
    "character": character,
}
"""Answers whose consequences, or whose table, have more to say than their key."""
LABELS: "dict[type[OptionSpec], Label]" = {kind: with_price(make) for kind, make in combat.LABELS.items()}
