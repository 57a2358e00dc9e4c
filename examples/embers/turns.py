"""A turn, and the small things that happen in it and on cards."""

from typing import Any, ClassVar

from embers.world import HAND, HOTTEST, Camp, hand
from holdfast.core.engine.effect import Cause, Condition, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu, Option, needs
from holdfast.core.engine.option_spec import OptionSpec
from holdfast.core.text.localizer import Localizer
from holdfast.core.text.log import LogEntry


class UseFind(OptionSpec):
    """EM-04: a find in hand, by its place."""

    pattern = "use:{n}"
    n: int


def use_label(localizer: Localizer, w: Camp | None, tag: str, option: Option, spec: UseFind) -> str:
    """Name a find in hand; its owner, who alone is asked, reads its name."""
    if w is None:
        return localizer.option_label(w, tag, option, spec)
    find: Any = w.content.cards[w.zones[hand(option.seat)].top[spec.n]]
    return localizer.say("turn-use", card=localizer.noun(find.key), text=localizer.effects(find.then))


LABELS = {UseFind: use_label}


def who(by: Cause) -> tuple[str, str]:
    """The argument of a log entry that names the acting player."""
    return "who", f"who-{by.seat}"


class Turn(Question[Camp]):
    """EM-04 to EM-07: use finds, then search, feed the fire or huddle."""

    def options(self, w: Camp, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("search", Search(), blocks=needs(w.size(hand(seat)) < HAND, "EM-05", "hands-full", n=HAND))
        fuel = needs(w.wood[seat], "EM-06", "no-wood") + needs(w.heat < HOTTEST, "EM-06", "hottest")
        menu.add("feed", Wood(-1), Heat(2), blocks=fuel)
        warmth = needs(w.cold[seat], "EM-07", "not-cold") + needs(w.heat, "EM-07", "fire-out")
        menu.add("huddle", Cold(n=-1), blocks=warmth)
        for place in range(w.size(hand(seat))):
            menu.add(UseFind(place), Use(place), stay=True)


class Search(Effect[Camp]):
    """EM-05: a find goes into the hand, unseen by the others, and a piece of wood with it."""

    accounts_for: ClassVar[tuple[str, ...]] = ("zones.find", "zones.hand-*")

    def apply(self, w: Camp, by: Cause) -> Effects:
        if not w.size("find"):
            w.refill("find", "find-pile")
        w.draw("find", hand(by.seat))
        return (Wood(1),)

    def log(self, w: Camp, by: Cause, outcomes: Outcomes) -> LogEntry:
        return LogEntry("log-search", (who(by),))


class Use(Effect[Camp]):
    """EM-04: a find does what it says and is laid open."""

    place: int
    accounts_for: ClassVar[tuple[str, ...]] = ("zones.hand-*", "zones.find-pile")

    def apply(self, w: Camp, by: Cause) -> Effects:
        card = w.zones[hand(by.seat)].top[self.place]
        w.move(card, hand(by.seat), "find-pile")
        used: Any = w.content.cards[card]
        return tuple(used.then)

    def log(self, w: Camp, by: Cause, outcomes: Outcomes) -> LogEntry:
        return LogEntry("log-use", (who(by), ("card", w.top_key("find-pile"))))


class Heat(Effect[Camp]):
    """EM-06: the fire burns between 0 and 8."""

    n: int
    accounts_for: ClassVar[tuple[str, ...]] = ("heat",)

    def apply(self, w: Camp, by: Cause) -> Effects:
        w.heat = min(HOTTEST, max(0, w.heat + self.n))
        return ()

    def log(self, w: Camp, by: Cause, outcomes: Outcomes) -> LogEntry:
        return LogEntry("log-heat", (("n", self.n), ("heat", w.heat)))


class Wood(Effect[Camp]):
    """EM-05, EM-06: the wood of the acting player."""

    n: int
    accounts_for: ClassVar[tuple[str, ...]] = ("wood",)

    def apply(self, w: Camp, by: Cause) -> Effects:
        w.wood[by.seat] += self.n
        return ()

    def log(self, w: Camp, by: Cause, outcomes: Outcomes) -> LogEntry:
        return LogEntry("log-wood", (who(by), ("n", self.n)))


class Cold(Effect[Camp]):
    """EM-07, EM-10: somebody, or each, gets colder or warmer."""

    who: str = "taker"
    n: int = 1
    accounts_for: ClassVar[tuple[str, ...]] = ("cold",)

    def apply(self, w: Camp, by: Cause) -> Effects:
        for seat in range(w.players) if self.who == "each" else (by.seat,):
            w.cold[seat] = max(0, w.cold[seat] + self.n)
        return ()

    def log(self, w: Camp, by: Cause, outcomes: Outcomes) -> LogEntry:
        if self.who == "each":
            return LogEntry("log-cold-each", (("n", self.n),))
        return LogEntry("log-cold", (who(by), ("n", self.n)))


class FireLow(Condition[Camp]):
    """The fire has this heat or less."""

    n: int

    def holds(self, w: Camp, by: Cause) -> bool:
        return w.heat <= self.n
