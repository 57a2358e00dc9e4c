"""Arranging the Camp, and Rest (RC-431 to RC-438)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.robinson.island.tokens import RemoveToken
from holdfast.games.robinson.log import actor, line, log_label
from holdfast.games.robinson.people.determination import Determination
from holdfast.games.robinson.people.morale import Morale
from holdfast.games.robinson.people.persons import JENNY
from holdfast.games.robinson.people.wounds import Heal
from holdfast.games.robinson.world import Island


class ArrangeCamp(Question[Island]):
    """RC-431 to RC-434, RC-486, RC-1233: two Determination and Morale, with four players one of the two."""

    accounts_for = ("today",)
    log_answer = log_label

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if w.players == 4 and not w.token("arrange", "blocked") and "bible" not in w.today else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("determination", Determination("taker", w.rules.arranging_determination))
        menu.add("morale", Morale(1))

    def apply(self, w: Island, by: Cause) -> Effects:
        after = arranged(w)
        w.end_today("bible")
        return after

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("arranged", who=actor(w, by), blocked="yes" if w.token("arrange", "blocked") else "no")


def arranged(w: Island) -> Effects:
    """RC-431, RC-486, RC-1233: what an Arranging brings if nobody chooses."""
    if w.token("arrange", "blocked"):
        return (RemoveToken("blocked", "arrange"),)
    morale = (Morale(1),) if w.players < 4 else ()
    if "bible" in w.today:
        return (Determination("taker", w.rules.bible_determination), Heal("taker"), *morale)
    return (Determination("taker", w.rules.arranging_determination), *morale)


class Bible(Effect[Island]):
    """RC-1215, bible: this Arranging gives 3 Determination and heals 1."""

    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        w.begin_today("bible")
        return ()


class RestAction(Effect[Island]):
    """RC-435 to RC-438, RC-947: heal 1; the Bed heals 2 and gives Determination, the Hammock gives Determination."""

    def apply(self, w: Island, by: Cause) -> Effects:
        return rested(w, by.who)

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """RC-435: a player without Wounds has nothing to heal; healing has its own entry."""
        return line("rest-idle", who=actor(w, by)) if not w.wounds[by.who] else None


def rested(w: Island, who: int) -> Effects:
    """RC-435 to RC-438: what a Rest brings this person."""
    rules = w.rules
    bed = who != JENNY and w.has("bed")
    healed = Heal("taker", rules.bed_heals if bed else rules.rest_heals)
    rested_well = bed or (who != JENNY and w.treasure("hammock"))
    return (healed, Determination("taker", rules.rest_determination)) if rested_well else (healed,)
