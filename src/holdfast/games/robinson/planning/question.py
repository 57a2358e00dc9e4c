"""Planning the Actions (RC-261 to RC-283): all players together, every pawn on a concrete target."""

from functools import partial

from holdfast.core.engine.effect import Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.menu import Block, Menu, Option, block, option
from holdfast.core.memo import Memo
from holdfast.games.robinson.people.persons import FRIDAY, PAWNS
from holdfast.games.robinson.planning.beginning import Beginning
from holdfast.games.robinson.planning.burdens import rebind
from holdfast.games.robinson.planning.demands import burdens, demanded, targets_today
from holdfast.games.robinson.planning.options import BOTH, Begin, JoinAction, TakeBackAction
from holdfast.games.robinson.planning.pawns import UNCONFIRMED, fits, hands, limited_to, standing_pawns
from holdfast.games.robinson.planning.plan import (
    Assign,
    Join,
    Ready,
    TakeBack,
    agreement,
    apart,
    last_to_confirm,
    left,
    unready,
)
from holdfast.games.robinson.planning.planned import Planned, Target, target
from holdfast.games.robinson.planning.targets import survey
from holdfast.games.robinson.world import Island


class BeginPlanning(Effect[Island]):
    """The table is surveyed once; what changes the requirements while planning surveys it again."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        w.phase = "action"
        w.ready = 0
        w.plan = ()
        w.extras = standing_pawns(w)
        return REPLAN


class Replan(Effect[Island]):
    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        w.targets = tuple(survey(w).found)
        return left(w, rebind(w)) if w.plan else ()


REPLAN: Effects = (Replan(),)


OPTIONS: dict[tuple[str, Seat], dict[str, Option]] = {}
"""Options of planning by pawn and seat and then by target, created once and reused."""


def plan_option(t: Target, pawn: str, seat: Seat) -> Option:
    """A pawn on a target."""
    reused = OPTIONS.setdefault((pawn, seat), {})
    known = reused.get(t.code)
    if known is None:
        who = "" if pawn[0].isdigit() else pawn
        begin = Begin(t.kind, t.name, t.how, who)
        known = reused[t.code] = option(begin, seat, (Assign(t.planned(pawn)),), stay=True)
    return known


PAIRS: tuple[dict[str, Option], ...] = tuple([{} for _ in PAWNS])
"""Options of planning with both pawns, by seat and then by target, created once and reused."""


def pair_option(t: Target, seat: Seat) -> Option:
    """Both pawns of a player on a target."""
    begin = Begin(t.kind, t.name, t.how, BOTH)
    PAIRS[seat][t.code] = made = option(begin, seat, (Assign(t.planned(*PAWNS[seat])),), stay=True)
    return made


def join_option(seat: Seat, pawn: str, slot: str) -> Option:
    name = "pawn" if pawn in PAWNS[seat] else pawn
    kind, _, target = slot.partition(":")
    return option(JoinAction(kind, target, name), seat, (Join(slot, pawn),), stay=True)


def joins(seat: Seat, pawn: str) -> Memo[str, Option]:
    return Memo(partial(join_option, seat, pawn))


def back_option(seat: Seat, slot: str) -> Option:
    kind, _, target = slot.partition(":")
    return option(TakeBackAction(kind, target), seat, (TakeBack(slot, seat),), stay=True, back=True)


JOINS = tuple([Memo(partial(joins, seat)) for seat in range(len(PAWNS))])
"""The options of joining by seat, pawn and slot."""
BACKS = tuple([Memo(partial(back_option, seat)) for seat in range(len(PAWNS))])
"""The options that undo an Action, by seat and slot."""
READY = tuple(Option("ready", seat, (Ready(seat),), stay=True) for seat in range(len(PAWNS)))
"""The options that confirm, by seat."""


class Planning(Question[Island]):
    """RC-261, RC-281: players who have not confirmed put or move pawns or undo Actions; then nothing moves any more.

    Options that complete an Action that is short of pawns come first, and options that give it up come before others
    that give up: always taking the first option comes to an end.
    """

    moment = "planning"

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return UNCONFIRMED[w.players][w.ready]

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        used: tuple[str, ...] = ()
        room: list[Planned] = []
        short = threat = False
        for p in w.plan:
            pawns = p.pawns
            used += pawns
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
            self._closed(w, seat, mine, used, menu)

    def _unfinished(self, w: Island, seat: Seat) -> list[Planned]:
        """RC-279: what keeps the last player from confirming."""
        return unready(w) if last_to_confirm(w, seat) else []

    def backs(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        unfinished, reused = self._unfinished(w, seat), BACKS[seat]
        for p in unfinished:
            menu.backs.append(reused[p.slot])
        for p in w.plan:
            if p not in unfinished:
                menu.backs.append(reused[p.slot])

    def _start(self, w: Island, seat: Seat, pawn: str, own: int, menu: Menu, used: tuple[str, ...]) -> None:
        """Every target this pawn can begin; an easy one needs no second look. After them, if it is not the player's
        only pawn, targets for more than one pawn, begun with both (RC-264, RC-265)."""
        taker = FRIDAY if pawn == "friday" else seat
        beginning, options = Beginning(w, taker, hands(w, seat, pawn, own, used)), menu.options
        hindered, planned = beginning.hindered, beginning.planned
        reused = OPTIONS.get((pawn, seat)) or OPTIONS.setdefault((pawn, seat), {})
        pairs: list[Option] = []
        for t in targets_today(w, taker):
            if t.easy:
                if t.slot in planned and not t.again:
                    continue
            elif hindered(t):
                continue
            try:
                options.append(reused[t.code])
            except KeyError:
                options.append(plan_option(t, pawn, seat))
            if own and t.most > 1 and not (t.kind == "threat" and apart(w, t.name)):
                pairs.append(PAIRS[seat].get(t.code) or pair_option(t, seat))
        options += pairs

    def _join(
        self,
        w: Island,
        seat: Seat,
        mine: list[str],
        friday: bool,
        used: tuple[str, ...],
        room: list[Planned],
        menu: Menu,
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

    def _closed(self, w: Island, seat: Seat, mine: list[str], used: tuple[str, ...], menu: Menu) -> None:
        """Everything that cannot be planned now, with the rule that forbids it."""
        for p in self._unfinished(w, seat)[:1]:
            menu.closed("ready", block("RC-279", "needs-pawns", action=p.slot, n=p.least))
        offered = {o.key for o in menu.options}
        burdened, dear = burdens(w)
        beginning = Beginning(w, seat, hands(w, seat, mine[0], len(mine) - 1, used)) if mine else None
        limits = limited_to(w, seat)
        s = survey(w, True)
        for answer, why in s.shut:
            menu.closed(answer, why)
        for t in s.found:
            begin = Begin(t.kind, t.name, t.how)
            if begin.key in offered:
                continue
            if beginning is None:
                menu.closed(begin, block("RC-262", "no-pawn"))
            elif limits is not None and t.kind not in limits:
                menu.closed(begin, block("RC-283", "restricted"))
            else:
                asked = demanded(w, (t,), burdened, dear, None)[0]
                menu.closed(begin, why_not(asked, beginning))


def why_not(t: Target, beginning: Beginning) -> Block:
    """The rule that forbids a target."""
    match beginning.hindered(t):
        case "taker" if t.how.startswith("thrift"):
            return block("RC-632", "not-the-carpenter")
        case "taker":
            return block("RC-354", "not-your-invention")
        case "planned":
            return block(PLANNED_ONCE.get(t.kind, "RC-348"), "already-planned")
        case "wood" | "fur" | "food" as what:
            return block("RC-273", f"needs-{what}", n=getattr(t, what), have=getattr(beginning, what))
        case "beast":
            return block("RC-323", "no-beast")
    return block("RC-279", "too-few-pawns", n=t.least)


PLANNED_ONCE = {"gather": "RC-373", "explore": "RC-402", "threat": "RC-306"}
"""The rule by which an Action is planned once, by its kind; all others are Buildings."""
