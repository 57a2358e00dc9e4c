"""The Actions that meet the demands of field tokens: one more pawn, one more wood (RC-479, RC-480, RC-488)."""

from collections.abc import Iterable

from holdfast.core.engine.effect import replace
from holdfast.games.robinson.planning.planned import Planned, Target
from holdfast.games.robinson.world import Island

FUR_IS_WOOD = "fur-is-wood"
"""RC-966: the mark of a Scenario in which fur counts as wood."""
HOME = ("shelter", "roof", "palisade")
"""RC-006: what may be built of fur."""


def in_wood(w: Island, p: Planned | Target) -> bool:
    """RC-480, RC-624, RC-966: is this build paid in wood? Also if the Carpenter saves it, or fur counts as wood."""
    if p.kind != "build":
        return False
    return p.wood > 0 or p.how.startswith("thrift") or fur_as_wood(w, p)


def fur_as_wood(w: Island, p: Planned | Target) -> bool:
    return p.fur > 0 and p.name in HOME and FUR_IS_WOOD in w.marks


def enough(p: Planned) -> int:
    """How well its pawns meet one more demand: 2 still without dice, 1 with dice, 0 not at all."""
    n = len(p.pawns)
    return 2 if n > p.most else 1 if n > p.least else 0


def unladen(p: Planned) -> Planned:
    """As it would be without tokens."""
    if not p.carries:
        return p
    pawn, wood = "pawn" in p.carries, "wood" in p.carries
    in_fur = wood and not p.wood
    least, most = p.least - pawn, p.most - pawn
    return replace(p, least=least, most=most, wood=p.wood - (wood and not in_fur), fur=p.fur - in_fur, carries=())


def with_pawn(p: Planned) -> Planned:
    return replace(p, least=p.least + 1, most=p.most + 1, carries=(*p.carries, "pawn"))


def with_wood(w: Island, p: Planned) -> Planned | None:
    """One more wood, if there is any; a price in fur as wood may take one fur instead (RC-966)."""
    carries = (*p.carries, "wood")
    if p.how == "fur" and fur_as_wood(w, p) and w.free("fur") > 0:
        return replace(p, fur=p.fur + 1, carries=carries)
    if w.free("wood") > 0:
        return replace(p, wood=p.wood + 1, carries=carries)
    return replace(p, fur=p.fur + 1, carries=carries) if fur_as_wood(w, p) and w.free("fur") > 0 else None


def rebind(w: Island) -> list[Planned]:
    """RC-479, RC-480: of the Actions planned now one meets each demand, whichever was planned first.

    Returns the Actions that can no longer be paid and leave the plan.
    """
    burdened = []
    for kind, tokens in w.fields.items():
        if "pawn" in tokens:
            burdened.append(kind)
    dear = "wood" in w.fields.get("build", ())
    if not burdened and not dear and not borne(w.plan):
        return []
    plan = [unladen(p) for p in w.plan]
    for kind in burdened:
        mine = [i for i, p in enumerate(plan) if p.kind == kind]
        if mine:
            i = max(mine, key=lambda i: enough(plan[i]))
            plan[i] = with_pawn(plan[i])
    w.plan = tuple(plan)
    return bind_wood(w) if dear else []


def borne(plan: Iterable[Planned]) -> bool:
    """RC-479: does one of these Actions meet the demand of a field token?"""
    bearing = False
    for p in plan:
        if p.carries:
            bearing = True
            break
    return bearing


def bind_wood(w: Island) -> list[Planned]:
    """RC-480: the Action that meets the pawn's demand also meets the wood's, otherwise the first that is paid in
    wood."""
    left: list[Planned] = []
    while payers := [p for p in w.plan if in_wood(w, p)]:
        for p in sorted(payers, key=lambda p: not p.carries):
            if bearer := with_wood(w, p):
                w.plan = tuple([bearer if q is p else q for q in w.plan])
                return left
        left.append(payers[-1])
        w.plan = tuple([q for q in w.plan if q is not payers[-1]])
    return left


def first_of(w: Island, mine: list[Planned]) -> list[Planned]:
    """RC-479: the Actions of one type that may come first: none with too few pawns for a demand, none in wood before
    the one that meets the wood's demand."""
    if any("pawn" in p.carries for p in mine):
        mine = [p for p in mine if "pawn" in p.carries or enough(p)]
    bearer = next((p for p in mine if "wood" in p.carries), None)
    return mine if bearer is None else [p for p in mine if p is bearer or not in_wood(w, p)]


def taking_over(w: Island, p: Planned) -> Planned:
    """RC-479: the first Action resolved of its type meets the demand, even if another was to meet it."""
    for q in w.plan:
        if q.kind != p.kind:
            continue
        if takes := [token for token in q.carries if token not in p.carries and (token == "pawn" or in_wood(w, p))]:
            w.plan = tuple([relieved(q, takes) if other is q else other for other in w.plan])
            if "pawn" in takes:
                p = with_pawn(p)
            if "wood" in takes:
                p = with_wood(w, p) or p
    return p


def relieved(q: Planned, takes: list[str]) -> Planned:
    """Without the demands that another takes over."""
    bare = unladen(q)
    if "pawn" in q.carries and "pawn" not in takes:
        bare = with_pawn(bare)
    if "wood" in q.carries and "wood" not in takes:
        bare = replace(bare, wood=q.wood, fur=q.fur, carries=(*bare.carries, "wood"))
    return bare
