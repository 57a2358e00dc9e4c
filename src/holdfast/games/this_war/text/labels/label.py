"""What stands on the buttons: who does what where, what it costs, what a card says about it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from holdfast.core.engine.menu import Option
from holdfast.games.this_war.text.labels.button import Button
from holdfast.games.this_war.text.labels.cards import card_named, finding, idea, objective, way
from holdfast.games.this_war.text.labels.city import (
    draw_two,
    go,
    leave,
    reveal,
    reveal_on,
    roll_noise,
    stop,
    swap,
    unknown,
)
from holdfast.games.this_war.text.labels.combat import (
    again,
    crime,
    foe,
    foe_misses,
    keep_blow,
    keep_hurt,
    keep_roll,
    shields,
    trust,
)
from holdfast.games.this_war.text.labels.goods import given, new_deal, packed, trade, valued, visit, worth
from holdfast.games.this_war.text.labels.house import at_card, build, fitting, shift, slot, sort, work
from holdfast.games.this_war.text.labels.people import (
    all_eat,
    all_tasks,
    brooding,
    drink,
    eat,
    guard,
    medicine,
    music,
    nobody_eats,
    nothing_to_eat,
    reader,
    somebody,
    spirits,
    task,
)
from holdfast.games.this_war.text.labels.whole import (
    all_given,
    arms,
    doses,
    hungriest,
    looked_at,
    night,
    pack,
    rummagers,
    thirsty,
)
from holdfast.games.this_war.text.labels.whole import swap as bought
from holdfast.games.this_war.text.nouns import filled, named
from holdfast.games.this_war.world import City

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


CHOICES = ("choose", "offered", "meet", "ballot")
"""Questions whose answers have words of their own on the card."""


def label(localizer: "Localizer", w: City | None, tag: str, option: Option, card: str) -> str | None:
    """An option in the game's own words, with its price where it is open."""
    head, *rest = option.key.split(":")
    asked = w.question(tag) if w is not None else None
    if tag in CHOICES and (own := localizer.name(f"{card}/choice/{option.key}")) is not None:
        return filled(localizer, w, own, asked[1].bound if asked is not None else ())
    if w is not None and asked is not None and (option.then or option.blocks):
        make = LIVE.get(f"{tag}-{head}") or LIVE.get(head)
        button = Button(localizer, w, tag, option, rest, card, asked[0])
        if make is not None and (words := make(button)) is not None:
            return words
    return answer(localizer, w, tag, head, rest)


def answer(localizer: "Localizer", w: City | None, tag: str, head: str, rest: list[str]) -> str | None:
    """By its message: parts of the key are said as people, places, cards and goods."""
    message = f"{tag}-{head}" if localizer.has(f"{tag}-{head}") else f"opt-{head}"
    if not localizer.has(message):
        return None
    args: dict[str, Any] = {"a": "", "a-is": "none", "b": "", "b-is": "none", "c": "", "c-is": "none"}
    for name, part in zip("abc", rest, strict=False):
        number = part.isdigit()
        args[name] = int(part) if number else named(localizer, w, part.partition("+")[0])
        args[f"{name}-is"] = int(part) if number else part
    return localizer.say(message, n=1, kept=localizer.name(f"narrative-action/{head}") or "", **args)


LIVE: dict[str, Callable[[Button], str | None]] = {
    "person": somebody,
    "guards-roll-person": guard,
    "spirits-person": brooding,
    "bind-person": reader,
    "dry": lambda button: thirsty(button) or button.say("live-dry", who=somebody(button) or ""),
    "alone": lambda button: button.say("live-alone", who=somebody(button) or ""),
    "water-drink": drink,
    "alcohol-drink": spirits,
    "first": lambda button: button.say("live-first", who=button.name(button.rest[0])),
    "search": at_card,
    "dig": at_card,
    "dig-with": at_card,
    "pick": at_card,
    "unlock": at_card,
    "saw": at_card,
    "assign-use": work,
    "build": build,
    "move": shift,
    "demolish": shift,
    "idea": idea,
    "objective": objective,
    "sort-wood": sort,
    "slot": slot,
    "eat": eat,
    "meal-nothing": nothing_to_eat,
    "music": music,
    "nobody-eats": nobody_eats,
    "assign": medicine,
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
    "choose-location-go": go,
    "exchange": swap,
    "reveal": reveal,
    "trade": trade,
    "visit": visit,
    "reveal-on": reveal_on,
    "explore-stop": stop,
    "offered-leave": leave,
    "findings": finding,
    "draw-two": draw_two,
    "bed": task,
    "floor": task,
    "guard": task,
    "scavenge": task,
    "all": all_tasks,
    "all-eat": all_eat,
    "hungry-eat": hungriest,
    "night": night,
    "watch": night,
    "rummage-all": rummagers,
    "treat-all": doses,
    "arm-all": arms,
    "as-before": pack,
    "pack": pack,
    "as-they-lie": looked_at,
    "return-all": looked_at,
    "buy": bought,
    "plenty": all_given,
    "cover": all_given,
    "before-noise-roll": roll_noise,
    "foe": foe,
    "again": again,
    "trust": trust,
    "foe-story-miss": foe_misses,
    "rolled-keep": keep_roll,
    "danger-rolled-keep": keep_hurt,
    "blow-keep": keep_blow,
    "off-wounds": shields,
    "raids": crime,
    "narrative": card_named,
    "raid": card_named,
    "character": card_named,
    "next": unknown,
    "return": unknown,
    "way": way,
    "fitting": fitting,
}
"""Answers whose consequences, or whose table, have more to say than their key."""
