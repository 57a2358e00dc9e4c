"""What tokens on the fields and cards of this round demand while planning (RC-283, RC-479, RC-480)."""

from operator import attrgetter

from holdfast.games.robinson.planning.burdens import fur_as_wood, in_wood
from holdfast.games.robinson.planning.pawns import limited_to
from holdfast.games.robinson.planning.plan import bearers
from holdfast.games.robinson.planning.planned import Target, target
from holdfast.games.robinson.world import Island

Targets = tuple[Target, ...]
NO_BURDENS: tuple[tuple[str, ...], bool] = ((), False)


def burdens(w: Island) -> tuple[tuple[str, ...], bool]:
    """RC-479, RC-480: fields whose token no planned Action meets yet, and whether the next wood-paid build is
    dearer."""
    burdened: tuple[str, ...] = ()
    dear = False
    for field, tokens in w.fields.items():
        if "pawn" in tokens and not bearers(w, field):
            burdened = (*burdened, field)
        if field == "build" and "wood" in tokens:
            dear = not [p for p in w.plan if in_wood(w, p)]
    return burdened, dear


def targets_today(w: Island, taker: int) -> Targets:
    """What was surveyed, as tokens and cards let this one plan it today."""
    burdened, dear = burdens(w) if w.fields else NO_BURDENS
    limits: tuple[str, ...] | None = limited_to(w, taker) if w.today else None
    if burdened or limits is not None:
        return demanded(w, w.targets, burdened, dear, limits)
    targets = easy_first(w.targets)
    return demanded(w, targets, burdened, dear, limits) if dear else targets


EASY = attrgetter("easy")
LATEST_ORDER: list[tuple[Targets, Targets]] = [((), ())]
"""The targets that were put in order last, and in order: the survey of a round is looked at many times."""


def easy_first(targets: Targets) -> Targets:
    """What only the plan can forbid, then the rest."""
    known, ordered = LATEST_ORDER[0]
    if known is not targets:
        ordered = tuple(sorted(targets, key=EASY, reverse=True))
        LATEST_ORDER[0] = targets, ordered
    return ordered


def demanded(
    w: Island, targets: Targets, burdened: tuple[str, ...], dear: bool, limits: tuple[str, ...] | None
) -> Targets:
    """RC-283, RC-479, RC-480: what may be planned today, with what the tokens on its field demand; an Action on which
    the Carpenter saves a wood is paid in wood too (RC-624)."""
    asked: list[Target] = []
    for t in targets:
        if limits is None or t.kind in limits:
            more = t.kind in burdened
            dearer = dear and in_wood(w, t)
            if dearer and not t.wood and fur_as_wood(w, t):
                asked.append(laden(t, more, fur=1))
                asked.append(laden(t, more, wood=1, how=f"mixed-{t.fur}"))
            else:
                asked.append(laden(t, more, wood=dearer) if more or dearer else t)
    return tuple(asked)


def laden(t: Target, more: bool, wood: int = 0, fur: int = 0, how: str = "") -> Target:
    """RC-479, RC-480, RC-966: a target with the field tokens' demand of one pawn, or one wood, or fur for wood,
    more."""
    carries = ("pawn",) * more + ("wood",) * (wood + fur)
    prices = t.wood + wood, t.fur + fur, t.food
    return target(t.kind, t.name, how or t.how, *prices, t.least + more, t.most + more, t.again, t.taker, carries)
