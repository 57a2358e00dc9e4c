"""How Wounds, Determination, Morale and skills are told."""

from collections.abc import Sequence
from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.games.robinson.people.deciding import whom
from holdfast.games.robinson.people.determination import having_tokens
from holdfast.games.robinson.people.persons import FRIDAY
from holdfast.games.robinson.words.log.line import TellsOf, Told, actor, line, the
from holdfast.games.robinson.world import Island


def changed(message: str, concerned: Sequence[int], n: int, total: Sequence[int], w: Island) -> Told:
    """Somebody's number changes: who, by how much, and what it is now where it is one person."""
    if not concerned:
        return None
    alone = len(concerned) == 1
    now, of = (total[concerned[0]], w.life(concerned[0])) if alone else (-1, -1)
    return line(message, who="|".join(map(the, concerned)), people=len(concerned), n=n, now=now, of=of)


def wound(w: Island, e: Any, by: Cause) -> Told:
    """Who dies of it is told then: not all of it may have been left to him."""
    hit = [who for who in whom(w, by, e.who) if who != FRIDAY or w.friday]
    if len(hit) == 1 and w.wounds[hit[0]] >= w.life(hit[0]):
        return line("last-wound", who=the(hit[0]), of=w.life(hit[0]))
    return changed("wound", hit, e.n, w.wounds, w)


def healed(w: Island, e: Any, by: Cause) -> Told:
    return changed("heal", whom(w, by, e.who), e.n, w.wounds, w)


def determination(w: Island, e: Any, by: Cause) -> Told:
    """What is demanded is told as it is discarded."""
    if e.n <= 0:
        return None
    return changed("determination", having_tokens(w, whom(w, by, e.who)), e.n, w.determination, w)


def determination_lost(w: Island, e: Any, by: Cause) -> Told:
    return changed("determination", whom(w, by, e.who), -e.n, w.determination, w)


def dies(w: Island, e: Any, by: Cause) -> Told:
    dead = whom(w, by, e.who)
    return line("dies", who="|".join(map(the, dead)), people=len(dead))


def unfulfilled(w: Island, e: Any, by: Cause) -> Told:
    return line("unfulfilled", n=e.n, what=e.what)


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
    "wound": wound,
    "dies": dies,
    "unfulfilled": unfulfilled,
    "healed": healed,
    "determination": determination,
    "determination-lost": determination_lost,
    "morale-moves": morale,
    "cover-arrow": lambda w, e, by: line("cover-arrow", who=the(e.who)),
    "special-wound": special_wound,
    "scar-opens": lambda w, e, by: line("scar-opens", who=actor(w, by), part=e.part),
    "today": flagged("today"),
    "tomorrow": flagged("tomorrow"),
}
