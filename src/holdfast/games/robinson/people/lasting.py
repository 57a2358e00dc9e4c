"""Effects that last: for this round or the next, until later, or as a mark on a player (RC-202)."""

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.effects import Last
from holdfast.core.engine.menu import Menu
from holdfast.core.state.world import Lasting
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.robinson.log import Log, actor, fields, line, log_label
from holdfast.games.robinson.people.deciding import resolve_people
from holdfast.games.robinson.people.options import Somebody
from holdfast.games.robinson.people.wounds import Wound
from holdfast.games.robinson.vocabulary import Flagged, Later, Marked, Who, WhoOrAll
from holdfast.games.robinson.world import Island


def flagged(message: str) -> Log:
    """An entry about something that holds for one player or for all."""
    return lambda effect, w, by, outcomes: line(message, what=effect.what, who=effect.who or "all")


class Today(Effect[Island]):
    """RC-202: something that holds until the end of this round's Night; `who` is added for one player."""

    what: Flagged
    who: WhoOrAll = ""
    accounts_for = ("today",)
    log = flagged("today")

    def apply(self, w: Island, by: Cause) -> Effects:
        flags = [f"{self.what}:{p}" for p in resolve_people(w, by, self.who)] if self.who else [self.what]
        w.begin_today(*[flag for flag in flags if flag not in w.today])
        return ()


class Tomorrow(Effect[Island]):
    """RC-202: the same for the next round; it never falls on Friday."""

    what: Flagged
    who: WhoOrAll = ""
    accounts_for = ("tomorrow",)
    log = flagged("tomorrow")

    def apply(self, w: Island, by: Cause) -> Effects:
        flags = (
            [f"{self.what}:{p}" for p in resolve_people(w, by, self.who) if p < w.players] if self.who else [self.what]
        )
        w.tomorrow = (*w.tomorrow, *[flag for flag in flags if flag not in w.tomorrow])
        return ()


class PutOff(Effect[Island]):
    """Something that happens later: at `night` (after eating), in the `morning`, at `round-end`."""

    until: Later
    then: tuple[AnyEffect, ...]
    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        return (Last(Lasting(self.until, how="due", then=self.then)),)


class Mark(Effect[Island]):
    """Something that stays on a Character or the table: `bowl`, `confused`, `web`."""

    what: Marked
    who: Who = "taker"
    accounts_for = ("marks", "today")

    def apply(self, w: Island, by: Cause) -> Effects:
        for p in resolve_people(w, by, self.who):
            flag = f"{self.what}:{p}"
            if p < w.players and flag not in w.marks:
                w.mark(flag)
                w.begin_today(f"new-{flag}")
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("mark", who=actor(w, by), what=self.what)


class Unmark(Effect[Island]):
    what: Marked
    accounts_for = ("marks",)
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        w.unmark(self.what)
        return ()


class StrangeDisease(Question[Island]):
    """strange-disease: two black markers per player, divided freely; next Night 1 Wound for each own marker."""

    given: tuple[int, ...] = ()
    log_answer = log_label

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.decider(by),) if len(self.given) < 2 * len(w.everyone()) else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for who in w.everyone():
            menu.add(Somebody("marker", who), StrangeDisease(tuple(sorted((*self.given, who)))))

    def apply(self, w: Island, by: Cause) -> Effects:
        wounds: list[AnyEffect] = [Wound(str(p), self.given.count(p)) for p in sorted(set(self.given))]
        return (Last(Lasting("night", how="due", then=tuple(wounds))),)
