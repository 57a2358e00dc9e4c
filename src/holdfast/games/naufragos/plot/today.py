"""What a card changes for this turn only: prices, rolls, closed actions, a prepared expedition."""

from holdfast.core.engine.effect import Cause, Effect, Effects
from holdfast.core.engine.effects import Last
from holdfast.core.state.world import Lasting
from holdfast.games.naufragos.vocabulary import Bettered, Closed, Dearer
from holdfast.games.naufragos.world import Shore, actor


class Cost(Effect[Shore]):
    """An action costs more or less this turn."""

    action: Dearer
    n: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (Last(Lasting(f"cost-{self.action}", self.n, until="turn")),)


class Bonus(Effect[Shore]):
    """This turn only: `fishing` tiles, `return` rolls, or the `difficulty` an expedition starts with."""

    what: Bettered
    n: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (Last(Lasting(self.what, self.n, until="turn")),)


class Prepare(Effect[Shore]):
    """NA-507: this turn's expedition, if he is on it; once it has left, who is in the camp prepares nothing."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        if not w.party:
            w.prepared |= 1 << actor(w, by)
        return ()


class Block(Effect[Shore]):
    """An action is closed this turn."""

    action: Closed

    def apply(self, w: Shore, by: Cause) -> Effects:
        return () if f"block:{self.action}" in w.today else (Shut(self.action),)


class Shut(Effect[Shore]):
    """It was open until now."""

    action: Closed

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.remember(f"block:{self.action}")
        return ()
