"""How skills, marks and what lasts are told."""

from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.games.robinson.log import TellsOf, Told, actor, line, the
from holdfast.games.robinson.world import Island


def flagged(message: str) -> TellsOf:
    return lambda w, e, by: line(message, what=e.what, who=e.who or "all")


def use_skill(w: Island, e: Any, by: Cause) -> Told:
    return line("use-skill", who=the(by.seat), name=f"{w.character(by.seat).key}/{e.skill}", cost=e.cost)


LINES: dict[str, TellsOf] = {
    "mark": lambda w, e, by: line("mark", who=actor(w, by), what=e.what),
    "use-skill": use_skill,
    "today": flagged("today"),
    "tomorrow": flagged("tomorrow"),
}
