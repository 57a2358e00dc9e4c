"""The log, the buttons and the board, where messages by the names of things do not say enough."""

from typing import Any

from embers.flow import Nightfall, TurnUp
from embers.turns import Cold, Heat, Search, Use, Wood
from embers.world import Camp, hand
from holdfast.core.engine.effect import Cause
from holdfast.core.engine.menu import Option
from holdfast.core.text.localizer import Localizer
from holdfast.core.text.log import LogEntry

EXPLAINS = {
    "log-nightfall": ("night",),
    "log-turn-up": ("zones.night", "zones.night-pile"),
    "log-search": ("zones.find", "zones.hand-*"),
    "log-use": ("zones.hand-*", "zones.find-pile"),
    "log-heat": ("heat",),
    "log-wood": ("wood",),
    "log-cold-each": ("cold",),
    "log-cold": ("cold",),
}
"""What each line accounts for: nothing changes in silence."""
UNSAID = {"zones.find-pile": "EM-05"}
"""Finds that are shuffled anew: everybody sees the pile go."""


def tell(w: Camp, effect: Any, by: Cause, outcomes: tuple[int, ...]) -> LogEntry | None:
    """What has happened; finds are named once they are laid open."""
    who = ("who", f"who-{by.seat}")
    match effect:
        case Nightfall():
            return LogEntry("log-nightfall", (("n", w.night), ("nights", w.nights)))
        case TurnUp():
            return LogEntry("log-turn-up", (("card", top(w, "night-pile")),))
        case Search():
            return LogEntry("log-search", (who,))
        case Use():
            return LogEntry("log-use", (who, ("card", top(w, "find-pile"))))
        case Heat(n):
            return LogEntry("log-heat", (("n", n), ("heat", w.heat)))
        case Wood(n):
            return LogEntry("log-wood", (who, ("n", n)))
        case Cold("each", n):
            return LogEntry("log-cold-each", (("n", n),))
        case Cold(_, n):
            return LogEntry("log-cold", (who, ("n", n)))
    return None


def top(w: Camp, zone: str) -> str:
    return w.content.cards[w.zones[zone].top[-1]].key


def label(localizer: Localizer, w: Camp, tag: str, option: Option, card: str) -> str | None:
    """A find in hand is used by its place; its owner, who alone is asked, reads its name."""
    head, _, place = option.key.partition(":")
    if head != "use":
        return None
    find: Any = w.content.cards[w.zones[hand(option.seat)].top[int(place)]]
    return localizer.say("turn-use", card=localizer.noun(find.key), text=localizer.effects(find.then))


def board(localizer: Localizer, view: dict[str, Any]) -> list[str]:
    fire = localizer.say("board-fire", night=view["night"], nights=view["nights"], heat=view["heat"])
    people = [
        localizer.say(
            "board-person",
            who=localizer.noun(f"who-{seat}"),
            wood=wood,
            cold=cold,
            finds=len(view["zones"][hand(seat)]),
        )
        for seat, (wood, cold) in enumerate(zip(view["wood"], view["cold"], strict=True))
    ]
    return [fire, *people]
