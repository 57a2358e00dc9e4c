"""The board in plain lines, and the fields that change without a log entry."""

from typing import Any

from embers.world import hand
from holdfast.core.text.localizer import Localizer

UNSAID = {"zones.find-pile": "EM-05"}
"""Finds that are shuffled again: everyone sees the pile go."""


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
