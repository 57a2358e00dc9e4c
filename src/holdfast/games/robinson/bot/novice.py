"""A novice errs in human ways: it hardly looks beyond tonight, thinks little of risk, and forgets what it could use."""

from holdfast.core.engine.menu import Option
from holdfast.core.player import RankedOption, SeatPosition
from holdfast.games.robinson.bot.answers import Castaway
from holdfast.games.robinson.bot.evaluation.outlook import Outlook
from holdfast.games.robinson.bot.evaluation.parameters import Numbers, novice_numbers_for
from holdfast.games.robinson.bot.planning.steps import own_plan, planning, rivals

FORGETS = 2
"""The interval of moments at which a novice forgets what it has."""
FULL_TABLE = 4
"""The number of players at which a novice loses sight of the others' plans."""


class Novice(Castaway):
    """The same rules with other numbers; what it forgets follows from round and seat, not from dice."""

    def judged_by(self, scenario: str, players: int) -> Numbers:
        return novice_numbers_for(scenario, players)

    def on_planning(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        """At a full table each novice follows a plan of its own."""
        if o.n < FULL_TABLE:
            return super().on_planning(at, o, options)
        if used := self.used(at, o, options, "planning"):
            return used
        best = planning(at, o, own_plan(o, at.seat))
        return [best, *rivals(at, o, best)]

    def used(self, at: SeatPosition, o: Outlook, options: list[Option], moment: str) -> list[RankedOption]:
        forgets = (3 * o.w.round + at.seat + len(moment)) % FORGETS == 0
        return [] if forgets else super().used(at, o, options, moment)
