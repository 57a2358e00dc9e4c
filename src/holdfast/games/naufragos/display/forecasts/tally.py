"""What is counted together about one answer, and which effects have something to be told."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.facts import Probability, Risk, Roll
from holdfast.games.naufragos.world import Shore

Telling = Callable[["Tally", Any, Cause], None]


class Tellings(dict[type[Any], Telling]):
    """What is to be said of each kind of effect."""

    def of(self, *kinds: type[Any]) -> Callable[[Telling], Telling]:
        """Says what is told of these effects."""

        def declare(telling: Telling) -> Telling:
            for kind in kinds:
                self[kind] = telling
            return telling

        return declare


class Tally:
    """Price, gains, dice and risks of an answer of one seat, while its consequences are followed."""

    def __init__(self, w: Shore, seat: int, tellings: Mapping[type[Any], Telling]) -> None:
        self.w = w
        self.tellings = tellings
        self.seat = seat
        self.card = ""
        self.coloured = False
        """The pawn that is placed is resolved in its row, not at once (NA-290)."""
        self.what = ""
        self.team: tuple[int, ...] = ()
        self.price: dict[str, int] = {}
        self.gains: dict[str, int] = {}
        self.spilt = 0
        """Energy above the maximum, which nobody gains (NA-163)."""
        self.roll: Roll | None = None
        self.risks: list[Risk] = []

    def follow(self, effects: Iterable[Any], by: Cause) -> None:
        """These effects, one after the other, for their cause; nothing is said of what has no word."""
        for effect in effects:
            for kind in type(effect).__mro__:
                if kind in self.tellings:
                    self.tellings[kind](self, effect, by)
                    break

    def about(self, card: int) -> None:
        """The card that the answer is about: the first one that is named."""
        if not self.card and card >= 0:
            self.card = self.w.content.cards[card].key

    def pay(self, what: str, n: int = 1) -> None:
        self.price[what] = self.price.get(what, 0) + n

    def gain(self, what: str, n: int = 1) -> None:
        self.gains[what] = self.gains.get(what, 0) + n

    def energy(self, n: int) -> None:
        """NA-162, NA-163: his own energy; what is above the maximum is not gained."""
        w, seat = self.w, self.seat
        if n < 0:
            self.pay("energy", -n)
        else:
            room = w.top(seat) - w.energy[seat] - self.gains.get("energy", 0) + self.price.get("energy", 0)
            self.gain("energy", max(0, min(n, room)))
            self.spilt += max(0, n - max(0, room))

    def risk(self, what: str, n: int = 0, rule: str = "") -> None:
        """What is at stake: the same word counts together."""
        for i, old in enumerate(self.risks):
            if old.what == what:
                self.risks[i] = Risk(what, old.n + n, old.rule)
                return
        self.risks.append(Risk(what, n, rule))

    def rolls(self, dice: int, need: str = "", **chances: float) -> None:
        """The first dice that are rolled for the answer."""
        if self.roll is None:
            told = tuple([Probability(what.replace("_", "-"), of) for what, of in chances.items()])
            self.roll = Roll(("d6",) * dice, need, told)

    def exhaustion(self) -> None:
        """NA-162: who has no energy left takes a wound where he loses more; a price beyond it is a wound at once."""
        paid = self.price.get("energy", 0)
        if not paid:
            return
        have = self.w.energy[self.seat]
        if paid > have:
            self.risk("wound", 1, "NA-162")
        elif paid == have:
            self.risk("exhausted", 0, "NA-162")
