"""The return from the expedition (NA-580 to NA-594)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat, replace
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.dice.log import Faces, against
from holdfast.games.naufragos.dice.rolls import ReadsDice, Roll, total
from holdfast.games.naufragos.exploration.options import OnTheWay
from holdfast.games.naufragos.log import AWAY, PAWNS, TRIP, WHITE, group, line
from holdfast.games.naufragos.plot.shares import Shares
from holdfast.games.naufragos.rules import RAIN
from holdfast.games.naufragos.world import Group, Shore


def weather_on_return(w: Shore, group: tuple[int, ...]) -> int:
    """NA-217: rain and storm make the way home harder; a signal lantern makes up for rain."""
    if w.weather == RAIN and any(w.perk(s, "no-rain") >= 0 for s in group):
        return 0
    return w.rules.weather_on_return[w.weather - 1]


def common_bonus(w: Shore) -> int:
    """NA-583, NA-584: what every return roll of the expedition has: [HR1.2] without what is one roller's own."""
    if len(w.party) > 1 and w.rules.each_rolls:
        return return_bonus(w, w.party, NO_ROLLER)
    return return_bonus(w, w.party) if w.party else 0


NO_ROLLER = -2
"""Nobody's own modifiers count."""


def return_bonus(w: Shore, group: tuple[int, ...], roller: int = -1) -> int:
    """NA-583, NA-584, NA-282: [2013] all modifiers of the group; [HR1.2] the roller's own and those of the group.

    A prepared expedition has 1 more at its first attempt (K2).
    """
    return sum([n for _, n in return_modifiers(w, group, roller)])


PREPARED = "camp/k2"
TODAY = "log-today"


def return_modifiers(w: Shore, group: tuple[int, ...], roller: int = -1) -> list[tuple[str, int]]:
    """What changes a return roll, each by its word: abilities and items, the day, the preparation, the weather."""
    cards = w.content.cards
    found: list[tuple[str, int]] = []
    for seat in group:
        own = roller in (-1, seat)
        if own and w.ability(seat) == "pathfinder":
            found.append((f"{w.sheet(seat).key}/ability", w.rules.pathfinder))
        for card in w.items(seat):
            for it in w.item(card).modify:
                counts = it.roll == "return" and (own or it.of == "group")
                if counts and (it.when is None or it.when.holds(w, Cause(seat, seat))):
                    found.append((cards[card].key, it.n))
    for lasting in w.lasting:
        if lasting.what == "return" and lasting.how == "add" and lasting.seat in (-1, roller):
            found.append((cards[lasting.by.card].key if lasting.by.card >= 0 else TODAY, lasting.n))
    if w.party and w.prepared:
        found.append((PREPARED, 1))
    if weather := weather_on_return(w, group):
        found.append((f"weather-{w.weather}", weather))
    return found


class GoHome(Question[Shore]):
    """NA-580: the active explorer has declared the return; each other one says in marching order whether to join."""

    leader: int
    group: tuple[int, ...]
    left: tuple[int, ...]

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (self.left[0],) if self.left else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add(OnTheWay("join-return"), replace(self, group=(*self.group, seat), left=self.left[1:]))
        menu.add("stay-out", replace(self, left=self.left[1:]))

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (ReturnRoll(self.group),)


class ReturnNow(Effect[Shore]):
    """NA-535, NA-588, NA-589: all explorers attempt the return together, led by the active one."""

    beat = "move"

    def apply(self, w: Shore, by: Cause) -> Effects:
        if not w.party:
            return ()
        leader = by.who if by.who in w.party else w.party[0]
        return (ReturnRoll(w.marching(leader)),)

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("return-now") if w.party else None


class ReturnRoll(Effect[Shore]):
    """NA-581: [2013] the group makes one roll of 2 dice."""

    group: tuple[int, ...]
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        group = tuple([s for s in self.group if s in w.party])
        return (Roll("return", 2, group, (ReadReturn(group),)),) if group else ()


class ReadReturn(ReadsDice, Effect[Shore]):
    """NA-582: at least the difficulty brings the group home."""

    group: tuple[int, ...]
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        home = total(w) + return_bonus(w, self.group) >= w.difficulty
        return after_attempt(w, self.group, home)

    def log_roll(self, w: Shore, by: Cause, faces: Faces) -> LogEntry | None:
        return against("return", w, faces, self.group, return_modifiers(w, self.group), w.difficulty)


def after_attempt(w: Shore, group: tuple[int, ...], home: bool) -> Effects:
    """NA-585 to NA-587: home; or as much energy as there are returning explorers buys another roll; or lost.

    The preparation has served its first attempt (K2).
    """
    w.prepared = 0
    if home:
        return (BackInCamp(group),)
    return (Shares(len(group), group, then=(ReturnRoll(group),), otherwise=(GetLost(group),)),)


class BackInCamp(Effect[Shore]):
    """They are in the camp for all later steps of the turn."""

    group: tuple[int, ...]
    beat = "move"
    accounts_for = TRIP

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.party = tuple([s for s in w.party if s not in self.group])
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("back-in-camp", **group(w, self.group))


class GetLost(Effect[Shore]):
    """NA-586, NA-293: lost markers on the space of the white cube; pawns still waiting return to their owners."""

    group: tuple[int, ...]
    beat = "move"
    accounts_for = (*TRIP, *AWAY, *PAWNS, *WHITE)

    def apply(self, w: Shore, by: Cause) -> Effects:
        group = tuple([s for s in self.group if not w.is_dead(s)])
        w.party = tuple([s for s in w.party if s not in group])
        if not group:
            return ()
        w.groups = (*w.groups, Group(group, w.difficulty))
        for seat in group:
            w.away |= 1 << seat
            w.forget_pawns(seat)
        if w.starter in group:
            w.white_waits = False
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        seats = [s for s in self.group if not w.is_dead(s)]
        return line("get-lost", n=w.difficulty, **group(w, seats)) if seats else None
