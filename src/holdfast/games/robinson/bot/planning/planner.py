"""The whole placement of pawns as one decision (RC-261 to RC-283): the most valuable Actions, pawn by pawn.

The plan is made from public facts alone, so that all players arrive at the same one; it includes whatever is begun.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from holdfast.games.robinson.bot.evaluation.outlook import Outlook
from holdfast.games.robinson.bot.planning.sketch import Action, Sketch
from holdfast.games.robinson.people.persons import FRIDAY, PAWN_OWNER
from holdfast.games.robinson.planning.burdens import in_wood
from holdfast.games.robinson.planning.pawns import fits, limited_to
from holdfast.games.robinson.planning.plan import agreement
from holdfast.games.robinson.planning.planned import Planned, Target
from holdfast.games.robinson.planning.requirements import carpenter
from holdfast.games.robinson.planning.targets import BEAST_HUNT, survey

FREE = 0.25
"""As which part of a pawn an additional one counts: nobody else needs it."""
Hand = int | str
"""Whose pawn: a seat or Friday, or an additional pawn by its name."""


def hand(pawn: str) -> Hand:
    return FRIDAY if pawn == "friday" else PAWN_OWNER.get(pawn, pawn)


class Step(NamedTuple):
    """An Action of the plan: what, with whose pawns, the taker first; `begun` is its slot if it is planned on the
    table."""

    action: Action
    hands: tuple[Hand, ...]
    begun: str = ""
    value: float = 0.0


class Pool:
    """Pawns that are not placed yet."""

    def __init__(self, free: dict[int, int], friday: bool, extras: Sequence[str]) -> None:
        self.free = free
        self.friday = friday
        self.extras = list(extras)
        self.takers: dict[tuple[Any, ...], list[int]] = {}
        self.teams: dict[tuple[Any, ...], tuple[Hand, ...] | None] = {}
        """The hands for each Action with the pawns that are left: known until a pawn is taken."""

    def copy(self) -> "Pool":
        return Pool(self.free.copy(), self.friday, self.extras)

    def count(self) -> int:
        return sum(self.free.values()) + self.friday

    def has(self, who: int) -> bool:
        return self.friday if who == FRIDAY else self.free.get(who, 0) > 0

    def take(self, one: Hand) -> None:
        self.takers.clear()
        self.teams.clear()
        if isinstance(one, str):
            self.extras.remove(one)
        elif one == FRIDAY:
            self.friday = False
        else:
            self.free[one] -= 1


class Candidate(NamedTuple):
    """An Action on its way into the plan."""

    action: Action
    hands: tuple[Hand, ...]
    sure: bool
    value: float
    at: int = -1
    """The step it completes, if one is in the plan already."""


class Planner:
    """Fills a plan, the best Action for its pawns first."""

    def __init__(self, o: Outlook, pool: Pool, begun: Sequence[Planned] = ()) -> None:
        self.o, self.w = o, o.w
        self.pool = pool
        self.sketch = Sketch(o, {})
        self.steps: list[Step] = []
        self.sure: list[bool] = []
        self.firmer: dict[int, float] = {}
        """What it is worth that a step for the home needs no dice, computed while the step was still missing."""
        self.argument = "argument" in self.w.today
        self.hurried = o.goal.hurries(o)
        self.limits = {who: limited_to(self.w, who) for who in (*pool.free, FRIDAY)} if self.w.today else {}
        self.burdened = {kind for kind, tokens in self.w.fields.items() if "pawn" in tokens}
        self.dear = self.w.token("build", "wood")
        self.wood, self.fur, self.food = self.w.stock["wood"], self.w.stock["fur"], self.w.stock_for("food")
        self.thrift = thrifty_seat(self.w, begun)
        for p in begun:
            self.begin(p)
        self.targets = [t for t in survey(self.w).found if self.open_to(t)]

    def open_to(self, t: Target) -> bool:
        return not t.how.startswith("thrift") or t.taker == self.thrift

    def begin(self, p: Planned) -> None:
        """Add what is already planned on the table."""
        hands = tuple([hand(pawn) for pawn in p.pawns if pawn != "jenny"])
        if not hands:
            return
        sure = len(p.pawns) >= p.most
        self.firm(p, taker_of(hands))
        self.steps.append(Step(p, hands, p.slot))
        self.sure.append(sure)
        self.pay(p)
        self.sketch.take(p, sure, taker_of(hands))

    def pay(self, p: Action) -> None:
        self.wood -= p.wood
        self.fur -= p.fur
        self.food -= p.food
        if p.kind == "build" and in_wood(self.w, p):
            self.dear = False
        self.burdened.discard(p.kind)
        if p.how.startswith("thrift"):
            self.thrift = -1

    # --- the search ------------------------------------------------------------------------------------------------------

    def plan(self) -> list[Step]:
        """All pawns that can be put to use."""
        self.complete()
        power = 1 - self.o.numbers.sure
        while self.pool.count() or self.pool.extras:
            best, most = None, 0.0
            for one in self.candidates():
                pawns = sum([isinstance(who, int) for who in one.hands]) or FREE
                score = one.value / pawns**power
                if score > most:
                    best, most = one, score
            if best is None:
                break
            self.accept(best)
        return self.steps

    def complete(self) -> None:
        """RC-279: what is short of pawns gets them before all else."""
        for i, step in enumerate(self.steps):
            short = step.action.least - len(step.hands)
            if short > 0 and (more := self.supporters(step.action, step.hands, short, asking=True)) is not None:
                self.support(i, more, 0.0)

    def accept(self, one: Candidate) -> None:
        if one.at >= 0:
            self.support(one.at, one.hands, one.value)
            return
        for who in one.hands:
            self.pool.take(who)
        self.firm(one.action, taker_of(one.hands))
        self.steps.append(Step(one.action, one.hands, "", one.value))
        self.sure.append(one.sure)
        self.pay(one.action)
        self.sketch.take(one.action, one.sure, taker_of(one.hands))

    def firm(self, p: Action, taker: int) -> None:
        """In the plan it counts as built, and nobody would make sure of it."""
        sketch = self.sketch
        if p.kind == "build" and self.o.goal.home(self.o, p.name, sketch.level(p.name)):
            self.firmer[len(self.steps)] = sketch.value(p, True, taker) - sketch.value(p, False, taker)

    def support(self, i: int, more: Sequence[Hand], value: float) -> None:
        for who in more:
            self.pool.take(who)
        step = self.steps[i]
        hands = (*step.hands, *more)
        self.steps[i] = step._replace(hands=hands, value=step.value + value)
        self.sure[i] = len(hands) >= step.action.most

    def candidates(self) -> Iterator[Candidate]:
        sketch = self.sketch
        for i, step in enumerate(self.steps):
            if not self.sure[i] and (
                more := self.supporters(step.action, step.hands, step.action.most - len(step.hands))
            ):
                taker = taker_of(step.hands)
                gain = self.firmer.get(i)
                if gain is None:
                    gain = sketch.value(step.action, True, taker) - sketch.value(step.action, False, taker)
                yield Candidate(step.action, more, True, gain, i)
        planned = {step.action.slot.partition("+")[0] for step in self.steps}
        hunts = sum([step.action.slot.startswith(BEAST_HUNT.slot) for step in self.steps])
        for t in self.targets:
            if (t.slot in planned and not t.again) or (t is BEAST_HUNT and hunts >= self.w.size("hunting")):
                continue
            yield from self.beginnings(t)

    def beginnings(self, t: Target) -> Iterator[Candidate]:
        """RC-279, RC-479, RC-480: with as few pawns as will do, and with enough to need no dice."""
        dearer = self.dear and t.kind == "build" and in_wood(self.w, t)
        if t.wood + dearer > self.wood or t.fur > self.fur or t.food > self.food:
            return
        more = t.kind in self.burdened
        least, most = t.least + more, t.most + more
        who = t.kind, t.taker, t.name if t.kind == "threat" else t.name.startswith("totem")
        takers = self.pool.takers.get(who)
        if takers is None:
            takers = self.pool.takers[who] = self.takers(t)
        for taker in takers:
            for k in (least,) if least == most or (self.hurried and t.kind == "explore") else (least, most):
                team = (*who, taker, k)
                if team not in self.pool.teams:
                    self.pool.teams[team] = self.team(t, taker, k)
                hands = self.pool.teams[team]
                if hands is not None:
                    yield Candidate(t, hands, k >= most, self.value(t, hands, k >= most, taker))

    def value(self, t: Target, hands: tuple[Hand, ...], sure: bool, taker: int) -> float:
        """RC-265: the player whose pawn comes first fights; with pawns of two players that may be either."""
        if t.kind != "hunt":
            return self.sketch.value(t, sure, taker)
        fighters = {who for who in hands if isinstance(who, int) and who != FRIDAY} or {taker}
        return min([self.sketch.value(t, sure, who) for who in fighters])

    # --- pawns -----------------------------------------------------------------------------------------------------------

    def takers(self, t: Target) -> list[int]:
        """RC-265: the best player for it, and Friday."""
        o = self.o
        able = [who for who, n in self.pool.free.items() if n and self.may(who, t) and t.taker in (-1, who)]
        found: list[int] = []
        if able:
            match t.kind:
                case "rest":
                    found.append(max(able, key=lambda who: (o.price[who], -self.sketch.rests.get(who, 0))))
                case "arrange" | "threat":
                    first, lacking = o.next_first()
                    poorest = min(able, key=lambda who: o.w.determination[who])
                    found.append(first if lacking and first in able and not self.sketch.arranges else poorest)
                case "hunt":
                    found.append(min(able, key=lambda who: o.price[who]))
                    found.append(max(able, key=o.spare))
                case _:
                    found.append(min(able, key=lambda who: o.price[who]))
        if self.pool.friday and t.taker == -1 and self.may(FRIDAY, t) and not self.different(t):
            found.append(FRIDAY)
        return found

    def different(self, p: Action) -> bool:
        """RC-310: does the Threat card ask for pawns of different players?"""
        return p.kind == "threat" and bool(self.w.players > 1) and agreement(self.w, as_planned(p))

    def may(self, who: int, t: Action) -> bool:
        """RC-283."""
        limits = self.limits.get(who)
        return limits is None or t.kind in limits

    def team(self, t: Target, taker: int, k: int) -> tuple[Hand, ...] | None:
        """The hands of an Action with k pawns whose first player is the taker."""
        more = self.supporters(t, (taker,), k - 1)
        if more is None or taker_of((taker, *more)) != taker:
            return None
        return taker, *more

    def supporters(self, p: Action, hands: tuple[Hand, ...], n: int, asking: bool = False) -> tuple[Hand, ...] | None:
        """RC-265, RC-267, RC-310: n more pawns: additional ones first, then Friday, the taker's own, the others.

        For an Action that one player began alone, the others come first: its player asks for company. An Action that
        only one seat can begin (RC-354, RC-632) is supported by seats that are asked after it.
        """
        if n <= 0:
            return ()
        found: list[Hand] = []
        pool = self.pool
        only = p.taker if isinstance(p, Target) else -1
        different = self.different(p)
        if p.kind != "threat":
            found += [extra for extra in pool.extras if fits(extra, p)][:n]
        taker = taker_of(hands)
        if len(found) < n and pool.friday and FRIDAY not in hands and not different and self.w.first >= only:
            found.append(FRIDAY)
        used = {who: hands.count(who) for who in pool.free}
        others = self.others(taker, p)
        if asking:
            others.sort(key=lambda who: who == taker)
        if self.argument and not different:
            others = [who for who in others if who == taker] if taker != FRIDAY else others[:1]
        for who in others:
            left = pool.free[who] - (used[who] if not self.placed(hands) else 0)
            if who < only or (different and who in hands):
                continue
            while len(found) < n and left > 0:
                found.append(who)
                left -= 1
                if different:
                    break
        return tuple(found) if len(found) == n else None

    def placed(self, hands: tuple[Hand, ...]) -> bool:
        """Are these pawns already in a step, and no longer in the pool?"""
        return any(step.hands is hands for step in self.steps)

    def others(self, taker: int, p: Action) -> list[int]:
        """The supporting seats in order: the taker's own pawn, then seats that are asked later, then by spare pawns."""
        free = self.pool.free
        able = [who for who in free if free[who] and self.may(who, p)]
        return sorted(able, key=lambda who: (who != taker, who < taker, -free[who], -self.o.price[who]))


def taker_of(hands: tuple[Hand, ...]) -> int:
    """RC-265, RC-733: the first player with a pawn there, otherwise Friday."""
    for who in hands:
        if isinstance(who, int) and who != FRIDAY:
            return who
    return FRIDAY


def as_planned(p: Action) -> Planned:
    return p if isinstance(p, Planned) else Planned(p.kind, p.name)


def thrifty_seat(w: Any, begun: Sequence[Planned]) -> int:
    """RC-621: the Carpenter's seat, if they can still save a wood."""
    return -1 if any(p.how.startswith("thrift") for p in begun) else carpenter(w)
