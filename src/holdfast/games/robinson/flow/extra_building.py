"""One more Building Action without a pawn (RC-1211)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat, replace
from holdfast.core.engine.effects import Under
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry
from holdfast.games.robinson.flow.action import LURKING, ROLLED
from holdfast.games.robinson.log import actor, line
from holdfast.games.robinson.planning.beginning import Beginning
from holdfast.games.robinson.planning.options import Begin
from holdfast.games.robinson.planning.planned import Planned
from holdfast.games.robinson.planning.targets import survey
from holdfast.games.robinson.world import Island

NO_PAWNS_NEEDED = {"build": 99}


class ExtraBuilding(Question[Island]):
    """RC-1211, fast-work: one more Building Action without a pawn; its cost from unassigned resources, dice rolled.

    A Shelter of this same phase is not there for it yet (RC-270).
    """

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if self.targets(w, by) else ()

    def targets(self, w: Island, by: Cause) -> list[Planned]:
        beginning = Beginning(w, by.who, NO_PAWNS_NEEDED)
        found = []
        for t in survey(w).found:
            if t.kind != "build" or t.how.startswith("thrift") or beginning.hindered(t):
                continue
            if not t.again and self.in_future(w, t.name):
                continue
            if t.name in ("roof", "palisade") and w.new_today("shelter") and not w.natural_shelter():
                continue
            found.append(replace(t.planned(f"{by.who}a"), least=1, most=99, slot="extra", carries=()))
        return found

    def in_future(self, w: Island, name: str) -> bool:
        return any(w.content.cards[c].id == name for c in w.zones["future"].entries())

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for p in self.targets(w, by):
            menu.add(Begin("build", p.name, p.how), BuildExtra(p))


class BuildExtra(Effect[Island]):
    """RC-1211: the extra Action is resolved, then the Action that brought it goes on."""

    it: Planned
    beat = "deed"
    accounts_for = ("acting",)

    def apply(self, w: Island, by: Cause) -> Effects:
        before = w.acting
        w.acting = self.it
        here = Cause(by.seat, by.who, -1, "action", self.it.name)
        return (Under(here, LURKING + ROLLED["build"]), ActOn(before))

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("build-extra", who=actor(w, by), action=f"build:{self.it.name}")


class ActOn(Effect[Island]):
    it: Planned | None
    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        w.acting = self.it
        return ()
