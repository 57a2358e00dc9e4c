"""What a card changes for this turn only: prices, rolls, closed actions, a prepared expedition."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.engine.effects import Last
from holdfast.core.state.world import Lasting
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.log import fields, line
from holdfast.games.naufragos.vocabulary import Bettered, Closed, Dearer
from holdfast.games.naufragos.world import Shore, actor


class Cost(Effect[Shore]):
    """An action costs more or less this turn."""

    action: Dearer
    n: int
    beat = "loss"
    log = fields("action", "n")

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (Last(Lasting(f"cost-{self.action}", self.n, until="turn")),)


class Bonus(Effect[Shore]):
    """This turn only: `fishing` tiles, `return` rolls, or the `difficulty` an expedition starts with."""

    what: Bettered
    n: int
    beat = "gain"
    log = fields("what", "n")

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (Last(Lasting(self.what, self.n, until="turn")),)


class Prepare(Effect[Shore]):
    """NA-507: this turn's expedition, for those on it; once it has left, nobody in the camp prepares anything."""

    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        if not w.party:
            w.prepared |= 1 << actor(w, by)
        return ()


class Block(Effect[Shore]):
    """An action is closed this turn."""

    action: Closed
    beat = "loss"
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        return () if w.is_closed(self.action) else (Shut(self.action),)


class Shut(Effect[Shore]):
    """It was open until now."""

    action: Closed
    accounts_for = ("today",)

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.close(self.action)
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("block", action=self.action)
