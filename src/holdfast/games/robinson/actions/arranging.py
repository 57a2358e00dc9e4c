"""Arranging the Camp, and Rest (RC-431 to RC-438)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.games.robinson.island.tokens import RemoveToken
from holdfast.games.robinson.people.determination import Determination
from holdfast.games.robinson.people.morale import Morale
from holdfast.games.robinson.people.persons import JENNY
from holdfast.games.robinson.people.wounds import Heal
from holdfast.games.robinson.world import Island


class ArrangeCamp(Question[Island]):
    """RC-431 to RC-434, RC-486, RC-1233: two Determination and Morale, with four players one of the two."""

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if w.players == 4 and not w.token("arrange", "blocked") and "bible" not in w.today else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("determination", Determination("taker", 2))
        menu.add("morale", Morale(1))

    def apply(self, w: Island, by: Cause) -> Effects:
        after = arranged(w)
        w.today = tuple([flag for flag in w.today if flag != "bible"])
        return after


def arranged(w: Island) -> Effects:
    """RC-431, RC-486, RC-1233: what an Arranging brings where nobody chooses."""
    if w.token("arrange", "blocked"):
        return (RemoveToken("blocked", "arrange"),)
    morale = (Morale(1),) if w.players < 4 else ()
    if "bible" in w.today:
        return (Determination("taker", 3), Heal("taker"), *morale)
    return (Determination("taker", 2), *morale)


class Bible(Effect[Island]):
    """RC-1215, bible: this Arranging gives 3 Determination and heals 1."""

    def apply(self, w: Island, by: Cause) -> Effects:
        w.today = (*w.today, "bible")
        return ()


class RestAction(Effect[Island]):
    """RC-435 to RC-438, RC-947: heal 1; the Bed heals 2 and gives Determination, the Hammock gives Determination."""

    def apply(self, w: Island, by: Cause) -> Effects:
        return rested(w, by.who)


def rested(w: Island, who: int) -> Effects:
    """RC-435 to RC-438: what a Rest brings this person."""
    if who == JENNY:
        return RESTED
    if w.has("bed"):
        return (Heal("taker", 2), Determination("taker", 1))
    return (Heal("taker"), Determination("taker", 1)) if w.treasure("hammock") else RESTED


RESTED: Effects = (Heal("taker"),)
