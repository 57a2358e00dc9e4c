"""What effects cost, bring, roll and put at stake, added up on one sheet."""

from collections.abc import Callable, Iterable
from typing import Any

from holdfast.core.engine.effect import AnyEffect, Cause, replace
from holdfast.core.facts import NOBODY, Amount, Facts, Risk, Roll
from holdfast.games.this_war.rules import FATIGUE, IDS, STATES, WORST
from holdfast.games.this_war.world import City

Reckon = Callable[["Sheet", Any], None]


class Readings(dict[type[Any], Reckon]):
    """How effects are read, by their types; one that is not here says nothing before it happens."""

    def of(self, *types: type[Any]) -> Callable[[Reckon], Reckon]:
        """This is how effects of these types are read."""

        def note(reckon: Reckon) -> Reckon:
            self.update(dict.fromkeys(types, reckon))
            return reckon

        return note


class Sheet:
    """The facts of one answer while its effects are read, in their order."""

    __slots__ = ("by", "card", "gains", "noise", "price", "readings", "risks", "roll", "team", "w", "who")

    def __init__(self, w: City, by: Cause, readings: Readings) -> None:
        self.w = w
        self.by = by
        self.readings = readings
        self.price: dict[str, int] = {}
        self.gains: dict[str, int] = {}
        self.risks: list[Risk] = []
        self.roll: Roll | None = None
        self.team: tuple[int, ...] = ()
        self.who = NOBODY
        self.card = ""
        self.noise = w.noise
        """As it is when this effect's turn comes."""

    def read(self, then: Iterable[AnyEffect]) -> None:
        """All that follows, as far as it can be said before dice and cards have spoken."""
        for effect in then:
            reckon = self.readings.get(type(effect))
            if reckon is not None:
                reckon(self, effect)

    def pays(self, what: str | int, n: int = 1) -> None:
        word = IDS[what] if isinstance(what, int) else what
        if n:
            self.price[word] = self.price.get(word, 0) + n

    def brings(self, what: str | int, n: int = 1) -> None:
        word = IDS[what] if isinstance(what, int) else what
        if n:
            self.gains[word] = self.gains.get(word, 0) + n

    def risk(self, what: str, n: int = 0, rule: str = "") -> None:
        self.risks.append(Risk(what, n, rule))

    def idles(self, rule: str) -> None:
        """Somebody does nothing: counted together."""
        others = [one for one in self.risks if one.what == "idle"]
        self.risks = [one for one in self.risks if one.what != "idle"]
        self.risk("idle", 1 + sum([one.n for one in others]), rule)

    def rolls(self, roll: Roll) -> None:
        """The first dice count: what comes after them depends on them."""
        self.roll = self.roll or roll

    def changes(self, who: tuple[int, ...], state: int, n: int, rule: str = "") -> None:
        """TW-1002, TW-1006: a State goes up or down; whoever would reach level 4 is out, or leaves."""
        if n < 0:
            self.brings(STATES[state], n)
            return
        self.risk(STATES[state], n, rule)
        if state != FATIGUE and any(self.w.level(p, state) + n >= WORST for p in who):
            self.risk("fall", rule="TW-1006")

    def facts(self, of: Facts) -> Facts:
        """The facts of the key with all that was added up."""
        return replace(
            of,
            who=of.who if self.who == NOBODY else self.who,
            card=self.card or of.card,
            team=self.team or of.team,
            price=tuple([Amount(what, n) for what, n in self.price.items()]),
            gains=tuple([Amount(what, n) for what, n in self.gains.items()]),
            roll=self.roll,
            risks=tuple(self.risks),
        )
