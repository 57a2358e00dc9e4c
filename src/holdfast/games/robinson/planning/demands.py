"""What tokens on the fields and cards of the day demand of whoever plans (RC-283, RC-479, RC-480)."""

from holdfast.games.robinson.planning.pawns import limited_to
from holdfast.games.robinson.planning.plan import bearers
from holdfast.games.robinson.planning.planned import Target, target
from holdfast.games.robinson.world import Island

Targets = tuple[Target, ...]
NO_BURDENS: tuple[tuple[str, ...], bool] = ((), False)


def burdens(w: Island) -> tuple[tuple[str, ...], bool]:
    """RC-479, RC-480: fields whose token the next Action must meet, and whether the next wood-paid build is dearer."""
    burdened: tuple[str, ...] = ()
    dear = False
    for field, tokens in w.fields.items():
        if "pawn" in tokens and not bearers(w, field):
            burdened = (*burdened, field)
        if field == "build" and "wood" in tokens:
            dear = not [p for p in bearers(w, field) if p.wood]
    return burdened, dear


def targets_today(w: Island, taker: int) -> Targets:
    """What was surveyed, as tokens and cards let this one plan it today."""
    burdened, dear = burdens(w) if w.fields else NO_BURDENS
    limits = limited_to(w, taker) if w.today else None
    if burdened or limits is not None:
        return demanded(w.targets, burdened, dear, limits)
    targets = easy_first(w.targets)
    return demanded(targets, burdened, dear, limits) if dear else targets


EASY_FIRST: dict[int, tuple[Targets, Targets]] = {}
"""Targets in the order of the menu by identity: the survey of a round is looked at many times."""


def easy_first(targets: Targets) -> Targets:
    """What only the plan can forbid, then the rest."""
    known = EASY_FIRST.get(id(targets))
    if known is None or known[0] is not targets:
        if len(EASY_FIRST) > 512:
            EASY_FIRST.clear()
        known = EASY_FIRST[id(targets)] = (targets, tuple(sorted(targets, key=lambda t: not t.easy)))
    return known[1]


def demanded(targets: Targets, burdened: tuple[str, ...], dear: bool, limits: tuple[str, ...] | None) -> Targets:
    """RC-283, RC-479, RC-480: what may be planned today, with what the tokens on its field ask for; the Carpenter, who
    saves a wood, pays in wood too (RC-624)."""
    asked = []
    for t in targets:
        if limits is None or t.kind in limits:
            more = t.kind in burdened
            dearer = dear and t.kind == "build" and (t.wood > 0 or t.how.startswith("thrift"))
            asked.append(laden(t, more, dearer) if more or dearer else t)
    return tuple(asked)


def laden(t: Target, more: bool, dearer: bool) -> Target:
    """RC-479, RC-480: a target where field tokens ask for one pawn or one wood more."""
    return target(
        t.kind, t.name, t.how, t.wood + dearer, t.fur, t.food, t.least + more, t.most + more, t.again, t.taker
    )
