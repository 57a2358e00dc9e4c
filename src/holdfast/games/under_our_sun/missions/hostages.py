"""M1: hostages, who are held, freed and led home (US-1204 to US-1206)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat, replace
from holdfast.core.engine.menu import Menu
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.log import DEED, TASK, Told, line, one, somebody, to_whom
from holdfast.games.under_our_sun.missions.course import CheckMission
from holdfast.games.under_our_sun.options import WithPerson
from holdfast.games.under_our_sun.pieces import Hostage
from holdfast.games.under_our_sun.rules import HAVEN
from holdfast.games.under_our_sun.world import Sands, me


def lead(w: Sands, char: int, pos: str) -> Effects:
    """Hostages go along with their guide, and stay in New Haven."""
    guided = 0
    for h in w.hostages:
        guided += h.guide == char
    if not guided:
        return ()
    w.hostages = tuple([replace(h, pos=pos) if h.guide == char else h for h in w.hostages])
    return (BroughtHome(char, guided),) if pos == HAVEN else ()


class BroughtHome(Effect[Sands]):
    """US-1209: a hostage that comes to New Haven is home; its guide is free to go."""

    char: int
    n: int
    beat = "move"
    accounts_for = ("hostages.*.guide",)

    def apply(self, w: Sands, by: Cause) -> Effects:
        left_behind(w, self.char)
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-1209."""
        return line("brought-home", n=self.n, **one(w, self.char))


class HostageHurt(Effect[Sands]):
    """US-1204: a hit of 3 or more on the guide costs each of his hostages 1 HP."""

    guide: int
    accounts_for = ("hostages.*.hp",)

    def apply(self, w: Sands, by: Cause) -> Effects:
        if not any(h.guide == self.guide for h in w.hostages):
            return ()
        w.hostages = tuple([replace(h, hp=max(0, h.hp - 1)) if h.guide == self.guide else h for h in w.hostages])
        return (CheckMission(),) if not w.fights else ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-1204: by the same blow; who has no HP left is dead."""
        hurt = [h.hp for h in w.hostages if h.guide == self.guide]
        return (
            line("hostage-hurt", n=len(hurt), now=min(hurt), dead=hurt.count(0), **to_whom(self.guide))
            if hurt
            else None
        )


def left_behind(w: Sands, char: int) -> None:
    """M1: a hostage that loses its guide stays on the tile."""
    w.hostages = tuple([replace(h, guide=-1) if h.guide == char else h for h in w.hostages])


class HostageAppears(Effect[Sands]):
    """M1: a hostage is held on this tile."""

    tile: int
    beat = "move"
    accounts_for = ("hostages",)

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.hostages = (*w.hostages, Hostage(w.where(self.tile)))
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("hostage-appears", place=phrases.far(w, w.where(self.tile)))


class FreeHostage(Effect[Sands]):
    """M1: it follows the one who freed it."""

    beat = "move"
    accounts_for = (*TASK, "hostages")
    log = somebody("free-hostage")

    def apply(self, w: Sands, by: Cause) -> Effects:
        return follow(w, me(w, by), freed=False)


class LeadHostage(Effect[Sands]):
    """M1: a hostage without a guide is picked up."""

    accounts_for = (*TASK, "hostages")
    log = somebody("lead-hostage")

    def apply(self, w: Sands, by: Cause) -> Effects:
        return follow(w, me(w, by), freed=True)


def follow(w: Sands, char: int, freed: bool) -> Effects:
    hostages = list(w.hostages)
    for i, h in enumerate(hostages):
        if h.pos == w.pos[char] and h.freed == freed and h.guide < 0:
            hostages[i] = replace(h, guide=char, freed=True)
            w.score["freed"] = w.score.get("freed", 0) + (not freed)
            break
    w.hostages = tuple(hostages)
    return ()


class HandHostage(Question[Sands]):
    """M1, US-1206: handing over to a character on the same tile."""

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,)

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        char = me(w, by)
        for other in w.here(w.pos[char]):
            if other != char:
                menu.add(WithPerson("guide", other), NewGuide(char, other))


class NewGuide(Effect[Sands]):
    char: int
    other: int
    accounts_for = (*DEED, "hostages")

    def apply(self, w: Sands, by: Cause) -> Effects:
        hostages = list(w.hostages)
        i = next(i for i, h in enumerate(hostages) if h.guide == self.char)
        hostages[i] = replace(hostages[i], guide=self.other)
        w.hostages = tuple(hostages)
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("new-guide", **to_whom(self.other), **one(w, self.char))
