"""How the mission is told: its cards, hostages, deliveries and walls, the traitor, and the end."""

from typing import Any

from holdfast.core.engine.effect import Cause, tag_of
from holdfast.core.engine.effects import Either
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.cards import Event
from holdfast.games.under_our_sun.flow.ending import traitor_seat
from holdfast.games.under_our_sun.log import Told, group, key, line, one, other, yes
from holdfast.games.under_our_sun.missions.course import NOBODY_DOES
from holdfast.games.under_our_sun.missions.tasks import wanted
from holdfast.games.under_our_sun.rules import HAVEN
from holdfast.games.under_our_sun.world import Sands, me

TRAITOR_WINS = ("saboteur", "executioner", "arsonist")


def open_card(w: Sands) -> str:
    """The current mission card; a mission of a pack may have none."""
    cards = w.zones["mission-open"].top
    return key(w, cards[-1]) if cards else ""


def begin_mission(w: Sands, e: Any, by: Cause) -> Told:
    card = open_card(w)
    return line("mission-card", card=card) if card else None


def next_card(w: Sands, e: Any, by: Cause) -> Told:
    """US-1214: an objective is reached."""
    if w.stage != e.stage + 1:
        return None
    mission, card = w.mission_card(), open_card(w)
    if w.stage >= len(mission.stages) or not card:
        return line("objective-last")
    objective = mission.stages[w.stage - 1].objective
    way = ("a" if objective.a.holds(w, NOBODY_DOES) else "b") if isinstance(objective, Either) else ""
    return line("objective", goal=phrases.goal(mission.key, w.stage - 1, way), card=card)


def hand_in(w: Sands, e: Any, by: Cause) -> Told:
    now = w.delivered[e.what]
    left = wanted(w).get(e.what, 0)
    return line("deliver", goods=phrases.goods({e.what: 1}), now=now, of=now + left, **one(w, e.char))


def counted(w: Sands, e: Any, by: Cause) -> Told:
    return line("count", what=e.what, now=w.score[e.what])


def read_track(w: Sands, e: Any, by: Cause) -> Told:
    return line("read-track", now=w.score["tracks"], **one(w, me(w, by)))


# --- hostages -----------------------------------------------------------------------------------------------------------


def hostage_appears(w: Sands, e: Any, by: Cause) -> Told:
    return line("hostage-appears", place=phrases.far(w, w.where(e.tile)))


def new_guide(w: Sands, e: Any, by: Cause) -> Told:
    return line("new-guide", **other(e.other), **one(w, e.char))


def brought_home(w: Sands, e: Any, by: Cause) -> Told:
    """US-1209."""
    return line("brought-home", n=e.n, **one(w, e.char))


def hostage_hurt(w: Sands, e: Any, by: Cause) -> Told:
    """US-1204: by the same blow; who has no HP left is dead."""
    hurt = [h.hp for h in w.hostages if h.guide == e.guide]
    return line("hostage-hurt", n=len(hurt), now=min(hurt), dead=hurt.count(0), **other(e.guide)) if hurt else None


# --- the Matriarch and the gate -----------------------------------------------------------------------------------------


def boss_comes(w: Sands, e: Any, by: Cause) -> Told:
    return line("boss-comes", place=phrases.far(w, w.where(30)))


def recovered(w: Sands, e: Any, by: Cause) -> Told:
    boss = w.foe(e.id)
    return line("boss-heals", foe=phrases.foe(w, boss), now=phrases.left(w, boss)) if boss is not None else None


def raise_walls(w: Sands, e: Any, by: Cause) -> Told:
    return line("raise-walls", n=w.score["integrity"])


def wave(w: Sands, e: Any, by: Cause) -> Told:
    return line("wave", n=e.n + e.captain, captain="yes" if e.captain else "no")


def dry_haven(w: Sands, e: Any, by: Cause) -> Told:
    return line("dry-haven", n=e.n)


def stock_haven(w: Sands, e: Any, by: Cause) -> Told:
    """M5: nothing is laid up for two."""
    more = max(0, w.crew - 2)
    return line("stock-haven", food=more * e.food, water=more * e.water) if more else None


def no_events(w: Sands, e: Any, by: Cause) -> Told:
    """M5: nothing is left to happen around the walls."""
    return line("no-events")


def gate_holds(w: Sands, e: Any, by: Cause) -> Told:
    """M5: only if somebody stands in New Haven who should not."""
    if "gate" not in w.mission_card().perks or not w.foes_at(HAVEN):
        return None
    return line("gate", now=w.score["integrity"], of=w.score["walls"])


def repair(w: Sands, e: Any, by: Cause) -> Told:
    return line("repair", now=w.score["integrity"], of=w.score["walls"], **one(w, me(w, by)))


# --- teams and the end --------------------------------------------------------------------------------------------------


def reveal_self(w: Sands, e: Any, by: Cause) -> Told:
    """US-966: the role, never the goal (US-1009)."""
    return line("reveal-self", **group(w, w.of_seat(e.seat)))


def over(w: Sands, e: Any, by: Cause) -> Told:
    """US-901 to US-907: why, with the rating of a mission that was accomplished; all roles are open now (US-963)."""
    it = e.outcome
    traitor = traitor_seat(w)
    told = not w.rules.semi or it.why in (*TRAITOR_WINS, "traitor-dead")
    role = "told" if told else "traitor" if traitor >= 0 else "nobody"
    stars = phrases.plain("★" * max(it.scores, default=0)) if it.won else ""
    gone = [char for char in range(w.crew) if w.gone >> char & 1] if it.won else []
    return line(
        "over",
        why=failure(w) if it.why == "failed" else it.why,
        stars=stars,
        lost="|".join([phrases.name(char) for char in gone]),
        gone=len(gone),
        late=yes(it.won and w.day >= w.days),
        role=role,
        **group(w, w.of_seat(traitor)),
    )


def failure(w: Sands) -> str:
    """By which of its conditions the mission failed."""
    for condition in w.mission_card().fail:
        if condition.holds(w, NOBODY_DOES):
            return f"failed-{tag_of(type(condition))}"
    return "failed"


# --- choices ------------------------------------------------------------------------------------------------------------


def choice(w: Sands, by: Cause, answer: str) -> str:
    """The words of an answer on the event card, or nothing."""
    card = w.content.cards[by.card] if by.card >= 0 else None
    known = isinstance(card, Event) and answer in card.choices
    return f"{card.key}/choice/{answer}" if card is not None and known else ""
