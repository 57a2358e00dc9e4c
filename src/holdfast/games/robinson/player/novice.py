"""A novice errs in human ways: it hardly looks beyond tonight, thinks little of risk, and forgets what it could use."""

from holdfast.core.engine.menu import Option
from holdfast.core.player import Position, Weighed
from holdfast.games.robinson.player.answers import Castaway
from holdfast.games.robinson.player.judging.numbers import Numbers, novice_numbers_for
from holdfast.games.robinson.player.judging.outlook import Outlook

FORGETS = 2
"""Every so many moments it does not think of what it has."""


class Novice(Castaway):
    """The same rules with other numbers; what it forgets follows from round and seat, not from dice."""

    def judged_by(self, scenario: str, players: int) -> Numbers:
        return novice_numbers_for(scenario, players)

    def used(self, at: Position, o: Outlook, options: list[Option], moment: str) -> list[Weighed]:
        forgets = (3 * o.w.round + at.seat + len(moment)) % FORGETS == 0
        return [] if forgets else super().used(at, o, options, moment)
