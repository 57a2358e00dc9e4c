"""How the island is told: the expedition, the way home, the summit, and the end."""

from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.text.log import LogEntry
from holdfast.games.naufragos.castaways.health import whom
from holdfast.games.naufragos.flow.ending import card_points, icons, token_points
from holdfast.games.naufragos.flow.lost import lost_group
from holdfast.games.naufragos.rules import STORY_OF
from holdfast.games.naufragos.text.log import phrases
from holdfast.games.naufragos.text.log.lines import Told, came_to, group, key, line, one
from holdfast.games.naufragos.world import Shore

# --- the expedition -----------------------------------------------------------------------------------------------------


def expedition(w: Shore, e: Any, by: Cause) -> Told:
    return line("expedition", n=w.difficulty, **group(w, e.seats))


def draw_card(w: Shore, e: Any, by: Cause) -> Told:
    return line("draw-card", deck=e.deck, card=key(w, w.zones["exploring"].top[-1]), **one(w, e.seat))


def step_on(w: Shore, e: Any, by: Cause) -> Told:
    """NA-541: [HR1.2] the explorer's own step, for which the difficulty rose by 1."""
    return line("step-on", step=phrases.space(e.seat, w.track[e.seat]), now=w.difficulty)


def forward(w: Shore, e: Any, by: Cause) -> Told:
    return line("forward", steps="|".join([phrases.space(s, w.track[s]) for s in e.seats]))


def leave_behind(w: Shore, e: Any, by: Cause) -> Told:
    return line("leave-behind", steps="|".join([phrases.space(s, w.track[s]) for s in e.seats]))


def advance(w: Shore, e: Any, by: Cause) -> Told:
    seats = [s for s in whom(w, by, e.who) if came_to(w, e.n, s)]
    return line("forward", steps="|".join([phrases.space(s, w.track[s]) for s in seats])) if seats else None


def difficulty(w: Shore, e: Any, by: Cause) -> Told:
    """The step for which it rises (NA-541) tells it too."""
    n = came_to(w, e.n)
    return line("difficulty", n=n, now=w.difficulty) if n and w.party and by.target != "step-on" else None


def return_now(w: Shore, e: Any, by: Cause) -> Told:
    return line("return-now") if w.party else None


def back_in_camp(w: Shore, e: Any, by: Cause) -> Told:
    return line("back-in-camp", **group(w, e.group))


def get_lost(w: Shore, e: Any, by: Cause) -> Told:
    seats = [s for s in e.group if not w.is_dead(s)]
    return line("get-lost", n=w.difficulty, **group(w, seats)) if seats else None


def attempt(w: Shore, e: Any, by: Cause) -> Told:
    """NA-272, NA-273: each of them uses a pawn, and their markers go down."""
    return looking_for_the_camp(w, e.members, "coloured")


def white_attempt(w: Shore, e: Any, by: Cause) -> Told:
    """NA-279: alone, with the white pawn."""
    return looking_for_the_camp(w, (0,), "white")


def looking_for_the_camp(w: Shore, members: tuple[int, ...], pawn: str) -> Told:
    lost = lost_group(w, members)
    return None if lost is None else line("attempt", n=lost.difficulty, pawn=pawn, **group(w, lost.members))


def found(w: Shore, e: Any, by: Cause) -> Told:
    return line("found", **group(w, e.members))


# --- the end ------------------------------------------------------------------------------------------------------------


def reach_summit(w: Shore, e: Any, by: Cause) -> Told:
    return line("reach-summit", **one(w, e.seat))


def set_last_turn(w: Shore, e: Any, by: Cause) -> Told:
    """NA-720, NA-725 to NA-727: and what is decided after it."""
    ships = "one" if w.rules.one_ship() else "any"
    return line("set-last-turn", now="yes" if e.turn == w.turn else "no", ships=ships)


def rescue(w: Shore, e: Any, by: Cause) -> Told:
    """NA-728, NA-734: which signals were seen; [2013] and the tokens for how far each has come."""
    have = icons(w)
    strips = w.happening(e.ship).rescue if e.ship >= 0 else (sorted(have),)
    strip = next(strip for strip in strips if have.issuperset(strip))
    drawn = [phrases.drawn(seat, n) for seat, n in w.came_to if n]
    return line(
        "rescue",
        signals="|".join(strip),
        tokens="yes" if drawn else "no",
        drawn="|".join(drawn),
        **group(w, w.not_lost()),
    )


def score(w: Shore, e: Any, by: Cause) -> Told:
    """NA-730, NA-734, NA-735: only the rescued score."""
    scores = []
    for seat in w.not_lost():
        diary, items, track = token_points(w, seat), card_points(w, seat), e.track * STORY_OF[w.track[seat]]
        scores.append(phrases.score(seat, diary + items + track, diary, items, track))
    return line("score", scores="|".join(scores))


def over(w: Shore, e: Any, by: Cause) -> Told:
    """NA-736, NA-793: who won, where somebody did; else why nobody."""
    winners = e.outcome.winners
    if not winners:
        return LogEntry(f"why-{e.outcome.why}")
    if w.rules.cooperative:
        return line("all-win", n=e.outcome.scores[0])
    return line("wins", n=max(e.outcome.scores), **group(w, winners))
