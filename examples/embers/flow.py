"""The night: what it brings, whose turn it is, what the fire loses, and how it ends."""

from typing import Any, ClassVar

from embers.turns import Cold, Heat, Turn
from embers.world import FROZEN, Camp
from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat, replace
from holdfast.core.engine.effects import Over, Under
from holdfast.core.engine.menu import Menu, needs
from holdfast.core.engine.rule_overrides import Laws
from holdfast.core.state.world import Outcome
from holdfast.core.text.log import LogEntry


class Nightfall(Effect[Camp]):
    """EM-03, EM-04: a card is turned up; then each has a turn, another one first every night."""

    accounts_for: ClassVar[tuple[str, ...]] = ("night",)

    def apply(self, w: Camp, by: Cause) -> Effects:
        first = w.night % w.players
        w.night += 1
        turns = [Under(Cause(seat, seat), (Turn(),)) for seat in w.turn_order(first)]
        return (TurnUp(), *turns, Watch(), Dawn())

    def log(self, w: Camp, by: Cause, outcomes: Outcomes) -> LogEntry:
        return LogEntry("log-nightfall", (("n", w.night), ("nights", w.nights)))


class TurnUp(Effect[Camp]):
    """EM-03: the night card does what it says."""

    accounts_for: ClassVar[tuple[str, ...]] = ("zones.night", "zones.night-pile")

    def apply(self, w: Camp, by: Cause) -> Effects:
        card = w.draw("night", "night-pile")
        drawn: Any = w.content.cards[card]
        return (Under(Cause(card=card), drawn.then),)

    def log(self, w: Camp, by: Cause, outcomes: Outcomes) -> LogEntry:
        return LogEntry("log-turn-up", (("card", w.top_key("night-pile")),))


class Watch(Question[Camp]):
    """EM-09: all say whether they keep watch or sleep; one who wakes saves the fire some heat and gets cold."""

    said: tuple[int, ...] = ()
    awake: int = 0

    def asked(self, w: Camp, by: Cause) -> tuple[Seat, ...]:
        return tuple([seat for seat in range(w.players) if seat not in self.said])

    def options(self, w: Camp, by: Cause, seat: Seat, menu: Menu) -> None:
        said = replace(self, said=(*self.said, seat))
        menu.add("sleep", said)
        stiff = needs(w.cold[seat] < FROZEN - 1, "EM-09", "too-cold")
        menu.add("watch", Cold(), replace(said, awake=self.awake + 1), blocks=stiff, by=Cause(seat, seat))

    def apply(self, w: Camp, by: Cause) -> Effects:
        return (BurnDown(self.awake),)


class BurnDown(Effect[Camp]):
    """EM-08, EM-09: the fire loses 2 heat, 1 where somebody keeps watch."""

    awake: int = 0

    def apply(self, w: Camp, by: Cause) -> Effects:
        return (Heat(-1 if self.awake else -2),)


class BurnDownInAGale(BurnDown):
    """EM-13: one heat more is lost."""

    def apply(self, w: Camp, by: Cause) -> Effects:
        return (*BurnDown.apply(self, w, by), Heat(-1))


class Dawn(Effect[Camp]):
    """EM-10, EM-11, EM-12: who freezes, and whether there is another night."""

    def apply(self, w: Camp, by: Cause) -> Effects:
        frost = () if w.heat else (Cold("each"),)
        return (*frost, Reckoning())


class Reckoning(Effect[Camp]):
    """EM-11, EM-12: lost when somebody is frozen or the last night leaves no embers, else won or another night."""

    def apply(self, w: Camp, by: Cause) -> Effects:
        scores = tuple([w.heat - cold for cold in w.cold])
        if max(w.cold) >= FROZEN:
            return (Over(Outcome(False, "frozen", "EM-11", scores)),)
        if w.night < w.nights:
            return (Nightfall(),)
        won = w.heat > 0
        return (Over(Outcome(won, "morning" if won else "ashes", "EM-12", scores)),)


STILL: Laws = {}
GALE: Laws = {BurnDown: BurnDownInAGale}


def laws(w: Camp) -> Laws:
    """EM-13: what the wind changes."""
    return GALE if w.gale else STILL
