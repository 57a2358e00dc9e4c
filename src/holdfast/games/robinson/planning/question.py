"""Planning the Actions (RC-261 to RC-283): all players together, every pawn on a concrete target."""

from functools import partial
from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.menu import Block, Menu, Option, block
from holdfast.core.lookups import Kept
from holdfast.games.robinson.people.persons import FRIDAY, PAWNS
from holdfast.games.robinson.planning.pawns import HANDS, UNCONFIRMED, fits, hands_for, limited_to, standing_pawns
from holdfast.games.robinson.planning.plan import (
    Assign,
    Join,
    Ready,
    TakeBack,
    agreement,
    bearers,
    hunted,
    last_to_confirm,
    unready,
)
from holdfast.games.robinson.planning.planned import Planned, Target, target
from holdfast.games.robinson.planning.requirements import target_key
from holdfast.games.robinson.planning.targets import BEAST_HUNT, survey
from holdfast.games.robinson.world import Island

NO_BURDENS: tuple[tuple[str, ...], bool] = ((), False)


class BeginPlanning(Effect[Island]):
    """The table is surveyed once; what changes the requirements while planning surveys it again."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        w.phase = "action"
        w.ready = 0
        w.plan = ()
        w.extras = standing_pawns(w)
        return REPLAN


class Replan(Effect[Island]):
    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        w.targets = tuple(survey(w).found)
        return ()


REPLAN: Effects = (Replan(),)


def thrifty(w: Island, seat: Seat) -> bool:
    """RC-605: can Economical construction still be paid?"""
    return w.determination[seat] >= 2 and "economical-construction" not in w.used


Targets = tuple[Target, ...]

OPTIONS: dict[tuple[str, Seat], dict[str, Option]] = {}
"""Options of planning by pawn and seat and then by target, made once and kept."""


def plan_option(t: Target, pawn: str, seat: Seat) -> Option:
    """A pawn on a target."""
    shelf = OPTIONS.setdefault((pawn, seat), {})
    known = shelf.get(t.code)
    if known is None:
        who = "" if pawn[0].isdigit() else pawn
        key = target_key(who, t.slot, t.how)
        p = Planned(t.kind, t.name, t.how, t.wood, t.fur, t.food, t.least, t.most, (pawn,), t.slot)
        known = shelf[t.code] = Option(key, seat, (Assign(p),), stay=True)
    return known


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


PARTED: dict[int, tuple[Targets, Targets, Targets]] = {}
"""Targets parted into easy and other ones by identity: the survey of a round is looked at many times."""


def parted(targets: Targets) -> tuple[Targets, Targets, Targets]:
    """These targets, the easy ones and the others."""
    known = PARTED.get(id(targets))
    if known is None or known[0] is not targets:
        if len(PARTED) > 512:
            PARTED.clear()
        easy: list[Target] = []
        others: list[Target] = []
        for t in targets:
            (easy if t.easy else others).append(t)
        known = PARTED[id(targets)] = (targets, tuple(easy), tuple(others))
    return known


def join_option(seat: Seat, pawn: str, slot: str) -> Option:
    name = "pawn" if pawn in PAWNS[seat] else pawn
    return Option(f"join:{slot}:{name}", seat, (Join(slot, pawn),), stay=True)


def joins(seat: Seat, pawn: str) -> Kept[str, Option]:
    return Kept(partial(join_option, seat, pawn))


def back_option(seat: Seat, slot: str) -> Option:
    return Option(f"take-back:{slot}", seat, (TakeBack(slot),), stay=True, back=True)


JOINS = tuple([Kept(partial(joins, seat)) for seat in range(len(PAWNS))])
"""The options of joining by seat, pawn and slot."""
BACKS = tuple([Kept(partial(back_option, seat)) for seat in range(len(PAWNS))])
"""The options of taking back by seat and slot."""
READY = tuple(Option("ready", seat, (Ready(seat),), stay=True) for seat in range(len(PAWNS)))
"""The options that confirm, by seat."""


class Planning(Question[Island]):
    """RC-261, RC-281: whoever has not confirmed puts, moves or takes back pawns; then nothing moves any more.

    What completes an Action that is short of pawns stands first, and what gives it up before what gives up another: whoever
    always takes the first option comes to an end.
    """

    moment: ClassVar[str] = "planning"

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return UNCONFIRMED[w.players][w.ready]

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        used: set[str] = set()
        room: list[Planned] = []
        short = threat = False
        for p in w.plan:
            pawns = p.pawns
            used.update(pawns)
            n = len(pawns)
            if n < p.most:
                room.append(p)
                if n < p.least:
                    short = True
            if p.kind == "threat":
                threat = True
        mine = []
        for pawn in w.pawns_of(seat) if w.today else PAWNS[seat]:
            if pawn not in used:
                mine.append(pawn)
        friday = w.friday and seat == w.first and "friday" not in used
        if short:
            self._join(w, seat, mine, friday, used, room, menu)
        if mine:
            self._start(w, seat, mine[0], len(mine) - 1, menu, used)
        if friday:
            self._start(w, seat, "friday", 0, menu, used)
        if w.jenny == "camp" and seat == w.first and "jenny" not in used:
            menu.take(plan_option(target("rest", "rest", again=True), "jenny", seat))
        if room and not short:
            self._join(w, seat, mine, friday, used, room, menu)
        if not (short or threat) or not last_to_confirm(w, seat) or not (short or unready(w)):
            menu.options.append(READY[seat])
        if menu.explain:
            self._closed(w, seat, mine, menu)

    def _unfinished(self, w: Island, seat: Seat) -> list[Planned]:
        """RC-279: what keeps the last player from confirming."""
        return unready(w) if last_to_confirm(w, seat) else []

    def backs(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        unfinished, shelf = self._unfinished(w, seat), BACKS[seat]
        for p in unfinished:
            menu.backs.append(shelf[p.slot])
        for p in w.plan:
            if p not in unfinished:
                menu.backs.append(shelf[p.slot])

    def _start(self, w: Island, seat: Seat, pawn: str, own: int, menu: Menu, used: set[str]) -> None:
        """Every target this pawn can begin: affordable, not planned yet, with hands enough in reach."""
        plan, stock, options = w.plan, w.stock, menu.options
        wood, fur, food = stock["wood"], stock["fur"], stock["food"] + stock["ration"]
        planned = set()
        for p in plan:
            planned.add(p.slot)
            if p.wood:
                wood -= p.wood
            if p.fur:
                fur -= p.fur
            if p.food:
                food -= p.food
        taker = FRIDAY if pawn == "friday" else seat
        shelf = OPTIONS.get((pawn, seat)) or OPTIONS.setdefault((pawn, seat), {})
        easy, others = self._targets(w, taker)
        for t in easy:
            if t.slot not in planned or t.again:
                try:
                    options.append(shelf[t.code])
                except KeyError:
                    options.append(plan_option(t, pawn, seat))
        if not others:
            return
        hands = self._hands(w, seat, pawn, own, used)
        for t in others:
            if t.least > hands[t.kind] or t.wood > wood or t.fur > fur or t.food > food:
                continue
            if t.again:
                if t.slot == BEAST_HUNT.slot and w.size("hunting") <= hunted(plan):
                    continue
            elif t.slot in planned:
                continue
            if t.taker >= 0 and (t.taker != taker or (t.how.startswith("thrift") and not thrifty(w, seat))):
                continue
            try:
                options.append(shelf[t.code])
            except KeyError:
                options.append(plan_option(t, pawn, seat))

    def _targets(self, w: Island, taker: int) -> tuple[Targets, Targets]:
        """What was surveyed, with what tokens and cards demand today: first what only the plan can forbid, then the rest."""
        burdened, dear = self._burdens(w) if w.fields else NO_BURDENS
        limits = limited_to(w, taker) if w.today else None
        if burdened or limits is not None:
            return (), demanded(w.targets, burdened, dear, limits)
        _, easy, others = parted(w.targets)
        return easy, demanded(others, burdened, dear, limits) if dear else others

    def _burdens(self, w: Island) -> tuple[tuple[str, ...], bool]:
        """RC-479, RC-480: fields whose token the next Action must meet, and whether the next wood-paid build is dearer."""
        burdened: tuple[str, ...] = ()
        dear = False
        for field, tokens in w.fields.items():
            if "pawn" in tokens and not bearers(w, field):
                burdened = (*burdened, field)
            if field == "build" and "wood" in tokens:
                dear = not [p for p in bearers(w, field) if p.wood]
        return burdened, dear

    def _hands(self, w: Island, seat: Seat, pawn: str, own: int, used: set[str]) -> dict[str, int]:
        """How many pawns could still come together for an Action of each kind, this one included."""
        friday = w.friday and pawn != "friday" and "friday" not in used
        friday = friday and (seat == w.first or not w.ready >> w.first & 1)
        alone = everybody = 1 + own + friday
        for other in UNCONFIRMED[w.players][w.ready]:
            if other != seat:
                for theirs in w.pawns_of(other) if w.today else PAWNS[other]:
                    if theirs not in used:
                        everybody += 1
        together = alone if w.today and "argument" in w.today else everybody
        if everybody == together and not w.extras:
            return HANDS[everybody]
        return hands_for(everybody, together, w.extras, used)

    def _join(
        self, w: Island, seat: Seat, mine: list[str], friday: bool, used: set[str], room: list[Planned], menu: Menu
    ) -> None:
        """RC-265, RC-267: Actions that have room for a pawn of this player, for Friday or for an additional pawn."""
        extras, today = w.extras, w.today
        if not (mine or friday or extras):
            return
        limits = limited_to(w, seat) if today else None
        argument = bool(today) and "argument" in today
        options, joining = menu.options, JOINS[seat]
        for p in room:
            different = p.kind == "threat" and agreement(w, p)
            if mine and (limits is None or p.kind in limits):
                if different:
                    together = seat not in p.seats()
                else:
                    together = not argument or not p.seats() - {seat}
                if together:
                    options.append(joining[mine[0]][p.slot])
            if friday and not (different and w.players > 1):
                options.append(joining["friday"][p.slot])
            if extras:
                for extra in extras:
                    if extra not in used and fits(extra, p):
                        options.append(joining[extra][p.slot])

    def _closed(self, w: Island, seat: Seat, mine: list[str], menu: Menu) -> None:
        """Everything that cannot be planned now, with the rule that forbids it."""
        for p in self._unfinished(w, seat)[:1]:
            menu.closed("ready", block("RC-279", "needs-pawns", action=p.slot, n=p.least))
        open_keys = {o.key for o in menu.options}
        burdened, dear = self._burdens(w)
        s = survey(w, True)
        for key, why in s.shut:
            menu.closed(key, why)
        for t in s.found:
            key = target_key(t.kind, t.name, t.how)
            if key not in open_keys:
                (asked,) = demanded((t,), burdened, dear, None)
                menu.closed(key, self._why_not(w, seat, asked, mine))

    def _why_not(self, w: Island, seat: Seat, t: Target, mine: list[str]) -> Block:
        if not mine:
            return block("RC-262", "no-pawn")
        limits = limited_to(w, seat)
        if limits is not None and t.kind not in limits:
            return block("RC-283", "restricted")
        if t.taker >= 0 and t.taker != seat:
            thrift = t.how.startswith("thrift")
            return block("RC-632", "not-the-carpenter") if thrift else block("RC-354", "not-your-invention")
        if not t.again and any((p.kind, p.name) == (t.kind, t.name) for p in w.plan):
            rule = {"gather": "RC-373", "explore": "RC-402", "threat": "RC-306"}.get(t.kind, "RC-348")
            return block(rule, "already-planned")
        for what, n in (("wood", t.wood), ("fur", t.fur), ("food", t.food)):
            if w.free(what) < n:
                return block("RC-273", f"needs-{what}", n=n, have=w.free(what))
        if t.slot == BEAST_HUNT.slot and w.size("hunting") <= hunted(w.plan):
            return block("RC-323", "no-beast")
        return block("RC-279", "too-few-pawns", n=t.least)
