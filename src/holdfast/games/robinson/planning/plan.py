"""The plan: pawns on Actions, how they come there and leave again (RC-261 to RC-283)."""

from collections.abc import Iterable

from holdfast.core.engine.effect import Cause, Effect, Effects, Seat, replace
from holdfast.games.robinson.cards import Event
from holdfast.games.robinson.people.persons import JENNY
from holdfast.games.robinson.planning.burdens import rebind
from holdfast.games.robinson.planning.planned import Planned, Target
from holdfast.games.robinson.world import THREAT_ZONES, Island

THRIFT, THRIFT_COST = "economical-construction", 2
"""RC-621: the Carpenter's skill that is declared while planning."""


def place_in(plan: tuple[Planned, ...], slot: str) -> int:
    """Where in the plan the Action of this slot stands."""
    i = 0
    while plan[i].slot != slot:
        i += 1
    return i


def taken(w: Island) -> Cause:
    """RC-265, RC-266: for whom and where the Action on the table is taken."""
    p = w.acting
    assert p is not None
    taker = JENNY if "jenny" in p.pawns else p.taker()
    return Cause(w.seat_of(taker), taker, -1, "action", p.name)


def last_to_confirm(w: Island, seat: Seat) -> bool:
    return w.ready | 1 << seat == (1 << w.players) - 1


def agreement(w: Island, p: Planned) -> bool:
    """RC-310, RC-1201: a Threat Action that asks for pawns of different players."""
    return p.kind == "threat" and apart(w, p.name)


def apart(w: Island, side: str) -> bool:
    """RC-310: does the Threat card of this side ask for pawns of different players?"""
    for card in w.zones[THREAT_ZONES[side]].top:
        threat = w.content.cards[card]
        if isinstance(threat, Event) and threat.threat.different:
            return True
    return False


def unready(w: Island) -> list[Planned]:
    """RC-279, RC-310: Actions with too few pawns yet, or not of different players where the card says so."""
    found = []
    for p in w.plan:
        if len(p.pawns) < p.least or (p.kind == "threat" and not agreed(w, p)):
            found.append(p)
    return found


def agreed(w: Island, p: Planned) -> bool:
    """RC-310: pawns of two players where the Threat card asks for it; alone, Friday is one."""
    return not agreement(w, p) or len(p.seats()) + (w.players == 1 and "friday" in p.pawns) >= 2


def bearers(w: Island, kind: str) -> list[Planned]:
    """The Actions of a kind, one of which bears what the tokens of its field demand."""
    return [p for p in w.plan if p.kind == kind]


def hunted(plan: tuple[Planned, ...]) -> int:
    """RC-323: hunts already planned."""
    n = 0
    for p in plan:
        if p.kind == "hunt" and p.name == "beast":
            n += 1
    return n


def thrifty(w: Island, seat: Seat) -> bool:
    """RC-605: can Economical construction still be paid?"""
    return w.determination[seat] >= THRIFT_COST and THRIFT not in w.used


class Assign(Effect[Island]):
    """RC-264, RC-272, RC-273: a pawn on a target, the resources assigned with it."""

    it: Planned

    def apply(self, w: Island, by: Cause) -> Effects:
        p, same = self.it, 0
        for q in w.plan:
            if q.name == p.name and q.kind == p.kind:
                same += 1
        if same:
            slots = {q.slot for q in w.plan}
            slot = f"{p.kind}:{p.name}+{same + 1}"
            while slot in slots:
                slot += "+"
            p = replace(p, slot=slot)
        w.plan += (p,)
        if w.fields:
            rebind(w)
        if p.how and p.how.startswith("thrift"):
            return (Thrift(p.taker(), -THRIFT_COST),)
        return ()


class Thrift(Effect[Island]):
    """RC-282, RC-621: Economical construction is declared, or taken back, while planning."""

    who: int
    n: int

    def apply(self, w: Island, by: Cause) -> Effects:
        w.determination[self.who] += self.n
        w.used = (*w.used, THRIFT) if self.n < 0 else tuple([u for u in w.used if u != THRIFT])
        return ()


class Join(Effect[Island]):
    """RC-265: a supporting pawn."""

    slot: str
    pawn: str

    def apply(self, w: Island, by: Cause) -> Effects:
        plan, i = w.plan, place_in(w.plan, self.slot)
        joined = replace(plan[i], pawns=(*plan[i].pawns, self.pawn))
        w.plan = (*plan[:i], joined, *plan[i + 1 :])
        if w.fields:
            rebind(w)
        return ()


class TakeBack(Effect[Island]):
    """RC-281, RC-479: until planning ends any pawn may be moved; what it bore for a token of its field another bears.

    What somebody takes back for another is remembered until tomorrow: a companion does not insist on it.
    """

    slot: str
    seat: int = -1

    def apply(self, w: Island, by: Cause) -> Effects:
        plan, i = w.plan, place_in(w.plan, self.slot)
        w.plan = plan[:i] + plan[i + 1 :]
        if self.seat >= 0 and plan[i].seats() - {self.seat}:
            flag = refusal(plan[i])
            w.today = w.today if flag in w.today else (*w.today, flag)
        return left(w, (plan[i], *rebind(w)))


def refusal(p: Planned | Target) -> str:
    """The word for an Action that was taken back for another, by what it is and how it is paid."""
    return f"refused:{p.kind}:{p.name}:{p.how}"


def left(w: Island, leaving: Iterable[Planned]) -> Effects:
    """Whose pawns came back plans anew; what was saved on an Action is not saved any more."""
    saved: list[Thrift] = []
    for p in leaving:
        for seat in p.seats():
            w.ready &= ~(1 << seat)
        if p.how and p.how.startswith("thrift"):
            saved.append(Thrift(p.taker(), THRIFT_COST))
    return tuple(saved)


class Ready(Effect[Island]):
    """RC-281: confirmed."""

    seat: int

    def apply(self, w: Island, by: Cause) -> Effects:
        w.ready |= 1 << self.seat
        return ()


class Spend(Effect[Island]):
    """RC-355: assigned resources are spent on success only."""

    wood: int
    fur: int
    food: int

    def apply(self, w: Island, by: Cause) -> Effects:
        if w.acting is not None:
            w.acting = replace(w.acting, wood=0, fur=0, food=0)
        w.stock["wood"] -= self.wood
        w.stock["fur"] -= self.fur
        perishable = min(self.food, w.stock["food"])
        w.stock["food"] -= perishable
        w.stock["ration"] -= self.food - perishable
        return ()


def price(p: Planned) -> Effects:
    """What an Action takes that succeeds."""
    return (Spend(p.wood, p.fur, p.food),) if p.wood or p.fur or p.food else ()
