"""House rules 1.2: the summit, the rescue, the score."""

from holdfast.core.engine.effect import Cause, Effects
from holdfast.games.naufragos.exploration.summit import ChooseLastTurn, ReachSummit, is_last
from holdfast.games.naufragos.flow.ending import Rescue, RescueCheck, Score, answers, icons
from holdfast.games.naufragos.plot.looking import Reorder
from holdfast.games.naufragos.world import Shore, nobody_rescued


class HrReachSummit(ReachSummit):
    """Row 46, NA-722: the castaway looks at the rest of the event deck, puts it back in any order, and decides."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        cards = w.look("event", w.size("event"), 1 << self.seat)
        return (Reorder(self.seat, "event", cards), ChooseLastTurn(self.seat))


class HrRescueCheck(RescueCheck):
    """Rows 47 and 48, NA-727, NA-915: only the cards revealed in this last turn count."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        if not is_last(w):
            return ()
        if not w.not_lost():
            return (nobody_rescued(w, "all-lost", "NA-732"),)
        have = icons(w)
        if ships := [card for card in w.zones["event-now"].top if answers(w, card, have)]:
            return (Rescue(ships[0]),)
        return (nobody_rescued(w, "no-rescue", "NA-727"),)


class HrRescue(Rescue):
    """Row 49, NA-735: no tokens are drawn; the number of the space is added."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.came_to = ()
        return (Score(track=True),)
