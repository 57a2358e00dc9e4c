"""The return from the expedition (NA-580 to NA-594)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.games.naufragos.dice.rolls import Roll, total
from holdfast.games.naufragos.plot.shares import Shares
from holdfast.games.naufragos.rules import PATHFINDER, RAIN, WEATHER_ON_RETURN
from holdfast.games.naufragos.world import Group, Shore


def weather_on_return(w: Shore, group: tuple[int, ...]) -> int:
    """NA-217: rain and storm make the way home harder; a signal lantern makes up for rain."""
    if w.weather == RAIN and any(w.perk(s, "no-rain") >= 0 for s in group):
        return 0
    return WEATHER_ON_RETURN.get(w.weather, 0)


def common_bonus(w: Shore) -> int:
    """NA-583, NA-584: what every return roll of the expedition has: [HR1.2] without what is one roller's own."""
    if len(w.party) > 1 and w.rules.name == "hr12":
        return return_bonus(w, w.party, NO_ROLLER)
    return return_bonus(w, w.party) if w.party else 0


NO_ROLLER = -2
"""Nobody's own modifiers count."""


def return_bonus(w: Shore, group: tuple[int, ...], roller: int = -1) -> int:
    """NA-583, NA-584, NA-282: [2013] all modifiers of the group; [HR1.2] the roller's own and those of the group.

    Whoever makes a prepared expedition's first attempt has 1 more (K2).
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
            found.append((f"{w.sheet(seat).key}/ability", PATHFINDER))
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
    """NA-580: the active explorer has declared the return; each other one says in marching order whether he joins."""

    leader: int
    group: tuple[int, ...]
    left: tuple[int, ...]

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (self.left[0],) if self.left else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("join-return", GoHome(self.leader, (*self.group, seat), self.left[1:]))
        menu.add("stay-out", GoHome(self.leader, self.group, self.left[1:]))

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (ReturnRoll(self.group),)


class ReturnNow(Effect[Shore]):
    """NA-535, NA-588, NA-589: all explorers attempt the return together, led by the active one."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        if not w.party:
            return ()
        leader = by.who if by.who in w.party else w.party[0]
        return (ReturnRoll(w.marching(leader)),)


class ReturnRoll(Effect[Shore]):
    """NA-581: [2013] the group makes one roll of 2 dice."""

    group: tuple[int, ...]

    def apply(self, w: Shore, by: Cause) -> Effects:
        group = tuple([s for s in self.group if s in w.party])
        return (Roll("return", 2, group, (ReadReturn(group),)),) if group else ()


class ReadReturn(Effect[Shore]):
    """NA-582: at least the difficulty brings the group home."""

    group: tuple[int, ...]

    def apply(self, w: Shore, by: Cause) -> Effects:
        home = total(w) + return_bonus(w, self.group) >= w.difficulty
        return after_attempt(w, self.group, home)


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

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.party = tuple([s for s in w.party if s not in self.group])
        return ()


class GetLost(Effect[Shore]):
    """NA-586, NA-293: lost markers on the space of the white cube; pawns still waiting are taken back."""

    group: tuple[int, ...]

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
