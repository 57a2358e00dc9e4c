"""How Wounds, Determination, Morale and skills are told."""

from collections.abc import Sequence
from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.games.robinson.flow.morale import item_bonus
from holdfast.games.robinson.numbers import MORALE_GAIN, MORALE_HIGH, MORALE_LOW
from holdfast.games.robinson.people.deciding import whom
from holdfast.games.robinson.people.determination import having_tokens
from holdfast.games.robinson.people.persons import FRIDAY
from holdfast.games.robinson.people.wounds import arrows_crossed
from holdfast.games.robinson.words.log.line import TellsOf, Told, actor, line, the
from holdfast.games.robinson.world import FIELDS, Island


def changed(message: str, concerned: Sequence[int], n: int, total: Sequence[int], w: Island, **more: int | str) -> Told:
    """Somebody's number changes: who, by how much, and what it is now where it is one person."""
    if not concerned:
        return None
    alone = len(concerned) == 1
    now, of = (total[concerned[0]], w.life(concerned[0])) if alone else (-1, -1)
    return line(message, who="|".join(map(the, concerned)), people=len(concerned), n=n, now=now, of=of, **more)


def wound(w: Island, e: Any, by: Cause) -> Told:
    """Who dies of it is told then: not all of it may have been left to him."""
    hit = [who for who in whom(w, by, e.who) if who != FRIDAY or w.friday]
    if len(hit) == 1 and w.wounds[hit[0]] >= w.life(hit[0]):
        return line("last-wound", who=the(hit[0]), of=w.life(hit[0]))
    passing = [the(who) for who in hit if arrows_crossed(w, who, w.wounds[who] - e.n, w.wounds[who])]
    return changed("wound", hit, e.n, w.wounds, w, passing="|".join(passing), arrows=len(passing))


def healed(w: Island, e: Any, by: Cause) -> Told:
    return changed("heal", whom(w, by, e.who), e.n, w.wounds, w)


def determination(w: Island, e: Any, by: Cause) -> Told:
    """What is demanded is told as it is discarded."""
    if e.n <= 0:
        return None
    why, p = reason(w, e, by), w.acting
    people = having_tokens(w, whom(w, by, e.who))
    if why != "failed" or p is None:
        lifted = uplifting(w)
        return changed("determination", people, e.n, w.determination, w, why=why, morale=w.morale, items=lifted)
    kept = "|".join([f"amount-{n}-{what}" for what, n in (("wood", p.wood), ("fur", p.fur), ("food", p.food)) if n])
    return changed("action-failed", people, e.n, w.determination, w, kept=kept)


def reason(w: Island, e: Any, by: Cause) -> str:
    """RC-233, RC-354, RC-445: tokens by Morale, for an Action that failed, for whoever builds the Invention of his own."""
    p = w.acting
    if w.phase == "morale" and e.who == "first" and by.card < 0:
        return "morale"
    if p is None or by.place != "action" or by.card >= 0 or p.kind not in FIELDS:
        return ""
    own = p.kind == "build" and w.find("future", p.name) >= 0 and w.invention(p.name).type == "personal"
    return "own" if own else "failed"


def morale_counts(w: Island, e: Any, by: Cause) -> Told:
    """RC-231 to RC-235: what the First Player must discard; what he gets is told as he gets it."""
    n = MORALE_GAIN[w.morale] + item_bonus(w)
    return line("morale-counts", who=the(w.first), morale=w.morale, n=n, items=uplifting(w)) if n <= 0 else None


def uplifting(w: Island) -> str:
    """RC-234."""
    return "|".join([item for item in ("diary", "drums") if w.has(item)])


def determination_lost(w: Island, e: Any, by: Cause) -> Told:
    people = whom(w, by, e.who)
    return changed("determination", people, -e.n, w.determination, w, why="", morale=w.morale, items="")


def dies(w: Island, e: Any, by: Cause) -> Told:
    dead = whom(w, by, e.who)
    return line("dies", who="|".join(map(the, dead)), people=len(dead))


def unfulfilled(w: Island, e: Any, by: Cause) -> Told:
    return line("unfulfilled", n=e.n, what=e.what)


def morale(w: Island, e: Any, by: Cause) -> Told:
    return line("morale", n=e.n, now=w.morale)


def morale_stays(w: Island, e: Any, by: Cause) -> Told:
    """RC-004: the marker never leaves the track; how far it goes is told as it moves."""
    if e.n < 0 and w.morale == MORALE_LOW:
        return line("morale-stays", how="lowest")
    return line("morale-stays", how="highest") if e.n > 0 and w.morale == MORALE_HIGH else None


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
    "morale": morale_stays,
    "morale-moves": morale,
    "apply-morale": morale_counts,
    "cover-arrow": lambda w, e, by: line("cover-arrow", who=the(e.who)),
    "special-wound": special_wound,
    "scar-opens": lambda w, e, by: line("scar-opens", who=actor(w, by), part=e.part),
    "today": flagged("today"),
    "tomorrow": flagged("tomorrow"),
}
