"""How Wounds, Determination, Morale and skills are told."""

from collections.abc import Callable
from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.games.robinson.people.deciding import whom
from holdfast.games.robinson.people.persons import FRIDAY, JENNY
from holdfast.games.robinson.words.log.line import TellsOf, Told, actor, line, the
from holdfast.games.robinson.world import Island


def changed(message: str, total: Callable[[Island, int], int]) -> TellsOf:
    """Somebody's number changes: who, by how much, and what it is now where it is one person."""

    def told(w: Island, e: Any, by: Cause) -> Told:
        concerned = [p for p in whom(w, by, e.who) if message != "determination" or p != JENNY]
        if not concerned:
            return None
        if concerned == [FRIDAY] and message == "wound" and not w.friday:
            return line("friday-dies", n=e.n)
        now = total(w, concerned[0]) if len(concerned) == 1 else -1
        of = w.life(concerned[0]) if len(concerned) == 1 else -1
        return line(message, who="|".join(map(the, concerned)), people=len(concerned), n=e.n, now=now, of=of)

    return told


def discard_all(w: Island, e: Any, by: Cause) -> Told:
    return line("discard-all-determination", who="|".join(map(the, whom(w, by, e.who))))


def morale(w: Island, e: Any, by: Cause) -> Told:
    return line("morale", n=e.n, now=w.morale)


def special_wound(w: Island, e: Any, by: Cause) -> Told:
    return line("special-wound", who=actor(w, by), colour=e.colour, part=e.part)


def flagged(message: str) -> TellsOf:
    return lambda w, e, by: line(message, what=e.what, who=e.who or "all")


def use_skill(w: Island, e: Any, by: Cause) -> Told:
    return line("use-skill", who=the(by.seat), name=f"{w.character(by.seat).key}/{e.skill}", cost=e.cost)


LINES: dict[str, TellsOf] = {
    "mark": lambda w, e, by: line("mark", who=actor(w, by), what=e.what),
    "use-skill": use_skill,
    "wound": changed("wound", lambda w, p: w.wounds[p]),
    "heal": changed("heal", lambda w, p: w.wounds[p]),
    "determination": changed("determination", lambda w, p: w.determination[p]),
    "discard-all-determination": discard_all,
    "morale": morale,
    "special-wound": special_wound,
    "today": flagged("today"),
    "tomorrow": flagged("tomorrow"),
}
