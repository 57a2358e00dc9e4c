"""The plan: pawns on Actions, how they come there and leave again (RC-261 to RC-283)."""

from collections.abc import Iterable

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat, replace
from holdfast.core.text.log import LogEntry
from holdfast.games.robinson.cards import Event
from holdfast.games.robinson.log import STORE, line, the
from holdfast.games.robinson.people.persons import JENNY
from holdfast.games.robinson.planning.burdens import rebind
from holdfast.games.robinson.planning.log import action_word, pawn_word
from holdfast.games.robinson.planning.planned import Planned, Target
from holdfast.games.robinson.world import THREAT_ZONES, Island

THRIFT = "economical-construction"
"""RC-621: the Carpenter's skill that is declared while planning."""


def place_in(plan: tuple[Planned, ...], slot: str) -> int:
    """The place of the Action with this slot in the plan."""
    i = 0
    while plan[i].slot != slot:
        i += 1
    return i


def taken(w: Island) -> Cause:
    """RC-265, RC-266: the cause of the Action that is resolved: its taker and its place."""
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
    """RC-279, RC-310: Actions with too few pawns yet, or not of different players if the card demands it."""
    found = []
    for p in w.plan:
        if len(p.pawns) < p.least or (p.kind == "threat" and not agreed(w, p)):
            found.append(p)
    return found


def agreed(w: Island, p: Planned) -> bool:
    """RC-310: pawns of two players if the Threat card demands it; alone, Friday counts as one."""
    return not agreement(w, p) or len(p.seats()) + (w.players == 1 and "friday" in p.pawns) >= 2


def bearers(w: Island, kind: str) -> list[Planned]:
    """The Actions of a kind, one of which meets the demand of its field's token."""
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
    return w.determination[seat] >= w.rules.thrift_cost and THRIFT not in w.used


class Assign(Effect[Island]):
    """RC-264, RC-272, RC-273: a pawn on a target, the resources assigned with it."""

    it: Planned
    accounts_for = ("plan",)

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
            return (Thrift(p.taker(), -w.rules.thrift_cost),)
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        p = w.plan[-1]
        return line("assign", who=pawn_word(p.pawns[0]), action=action_word(w, p), pawns=len(self.it.pawns))


class Thrift(Effect[Island]):
    """RC-282, RC-621: Economical construction is declared, or undone, while planning."""

    who: int
    n: int
    accounts_for = ("determination.*", "used")

    def apply(self, w: Island, by: Cause) -> Effects:
        w.determination[self.who] += self.n
        w.used = (*w.used, THRIFT) if self.n < 0 else tuple([u for u in w.used if u != THRIFT])
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("thrift", who=the(self.who), n=self.n)


class Join(Effect[Island]):
    """RC-265: a supporting pawn."""

    slot: str
    pawn: str
    accounts_for = ("plan",)

    def apply(self, w: Island, by: Cause) -> Effects:
        plan, i = w.plan, place_in(w.plan, self.slot)
        joined = replace(plan[i], pawns=(*plan[i].pawns, self.pawn))
        w.plan = (*plan[:i], joined, *plan[i + 1 :])
        if w.fields:
            rebind(w)
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        p = next((p for p in w.plan if p.slot == self.slot), None)
        return line("join", who=pawn_word(self.pawn), action=action_word(w, p)) if p is not None else None


class TakeBack(Effect[Island]):
    """RC-281, RC-479: until planning ends any pawn may be moved; another Action then meets the demand of a field token.

    An Action that is undone for another player is remembered until tomorrow: a bot does not insist on it.
    """

    slot: str
    seat: int = -1
    accounts_for = ("plan", "ready", "today")

    def apply(self, w: Island, by: Cause) -> Effects:
        plan, i = w.plan, place_in(w.plan, self.slot)
        w.plan = plan[:i] + plan[i + 1 :]
        if self.seat >= 0 and plan[i].seats() - {self.seat}:
            flag = refusal(plan[i])
            if flag not in w.today:
                w.begin_today(flag)
        return left(w, (plan[i], *rebind(w)))

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        kind, _, name = self.slot.partition(":")
        return line("take-back", action=action_word(w, Planned(kind, name, slot=self.slot)))


def refusal(p: Planned | Target) -> str:
    """The flag of an Action that was undone for another player, by what it is and how it is paid."""
    return f"refused:{p.kind}:{p.name}:{p.how}"


def left(w: Island, leaving: Iterable[Planned]) -> Effects:
    """The players whose pawns came back plan again; what was saved on an Action is paid back."""
    saved: list[Thrift] = []
    for p in leaving:
        for seat in p.seats():
            w.ready &= ~(1 << seat)
        if p.how and p.how.startswith("thrift"):
            saved.append(Thrift(p.taker(), w.rules.thrift_cost))
    return tuple(saved)


class Ready(Effect[Island]):
    """RC-281: confirmed."""

    seat: int
    accounts_for = ("ready", "plan")

    def apply(self, w: Island, by: Cause) -> Effects:
        w.ready |= 1 << self.seat
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("ready", who=the(self.seat))


class Spend(Effect[Island]):
    """RC-355: assigned resources are spent on success only."""

    wood: int
    fur: int
    food: int
    beat = "loss"
    accounts_for = STORE

    def apply(self, w: Island, by: Cause) -> Effects:
        if w.acting is not None:
            w.acting = replace(w.acting, wood=0, fur=0, food=0)
        w.stock["wood"] -= self.wood
        w.stock["fur"] -= self.fur
        perishable = min(self.food, w.stock["food"])
        w.stock["food"] -= perishable
        w.stock["ration"] -= self.food - perishable
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        paid = (("wood", self.wood), ("fur", self.fur), ("food", self.food))
        return line("spend", what="|".join([f"amount-{n}-{what}" for what, n in paid if n]))


def price(p: Planned) -> Effects:
    """What an Action takes that succeeds."""
    return (Spend(p.wood, p.fur, p.food),) if p.wood or p.fur or p.food else ()
