"""Gather, refill, rain, eat (US-336 to US-339, US-350, US-351)."""

from collections.abc import Sequence
from functools import lru_cache

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat, replace
from holdfast.core.engine.menu import Menu, Option, option
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.log import DEED, GROUND, HANDS, LogOnly, Told, hp, line, mixed, one, water
from holdfast.games.under_our_sun.options import NoMore, TwoResources, WithThing
from holdfast.games.under_our_sun.pieces import NOTHING, PLACE, Spot
from holdfast.games.under_our_sun.rules import AMMUNITION, KINDS
from holdfast.games.under_our_sun.things.dropping import Overflow
from holdfast.games.under_our_sun.things.gear import on_ground, room_for_card, room_on_weapons
from holdfast.games.under_our_sun.things.goods import LoadWeapons, TakeCard
from holdfast.games.under_our_sun.things.kit import Kit
from holdfast.games.under_our_sun.things.supply import add, join, receive, spend
from holdfast.games.under_our_sun.vocabulary import Cube
from holdfast.games.under_our_sun.world import Sands


@lru_cache(maxsize=8192)
def lying_about(printed: tuple[int, ...], dropped: tuple[int, ...]) -> Sequence[str]:
    """The kinds of cubes on a tile; looked through once."""
    return [what for what, a, b in zip(KINDS, printed, dropped, strict=True) if a or b]


def takeable(w: Sands, char: int) -> tuple[Sequence[str], list[int], list[str]]:
    """US-336, US-338: the cubes, cards and objective tokens of his tile for which he has room; tracks are read."""
    pos = w.pos[char]
    spot = w.spots[pos]
    cubes = lying_about(spot.printed, spot.dropped)
    if cubes and w.spare(char, w.kit(char)) < 1 and not w.fits(char, cubes=1):
        cubes = loadable_cubes(w, char, cubes)
    cards: list[int] = []
    if w.lying:
        for card in on_ground(w, pos):
            if room_for_card(w, char, card):
                cards.append(card)
    tokens = sorted(set(spot.tokens) - {"track"}) if spot.tokens and w.fits(char, items=1) else []
    return cubes, cards, tokens


def loadable_cubes(w: Sands, char: int, cubes: Sequence[str]) -> list[str]:
    return [what for what in cubes if room_on_weapons(w, char, what)]


def can_gather(w: Sands, char: int, spot: Spot, kit: Kit) -> bool:
    """Is there anything on his tile for which he has room, with what his cards are good for?"""
    if spot.printed != NOTHING or spot.dropped != NOTHING:
        return w.spare(char, kit) > 0 or any(takeable(w, char))
    return bool(spot.tokens or (w.lying and w.pos[char] in w.lying.values())) and any(takeable(w, char))


class Gather(Question[Sands]):
    """US-336, US-338: one item, or up to two resources, from printed, dropped and stored goods."""

    char: int
    taken: int = 0
    cubes: tuple[Cube, ...] = ()
    """What has been taken and not been told yet, in older saves only."""

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        if self.taken >= 2 or not w.alive(self.char):
            return ()
        char = self.char
        if not self.taken:
            more = can_gather(w, char, w.spots[w.pos[char]], w.kit(char))
        else:
            more = bool(takeable(w, char)[0])
        return (w.owner[char],) if more else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        cubes, cards, tokens = takeable(w, self.char)
        if not self.taken and cubes and w.fits(self.char, cubes=2):
            spot = w.spots[w.pos[self.char]]
            menu.options += take_two(seat, self.char, join(spot.printed, spot.dropped))
        for what in cubes:
            menu.options.append(take_cube(seat, self, what))
        if not self.taken:
            shown: set[str] = set()
            for card in cards:
                id = w.content.cards[card].id
                if id not in shown:
                    shown.add(id)
                    menu.add(WithThing("take", id), TakeCard(self.char, card, found=True))
            for token in tokens:
                menu.add(WithThing("take", token), TakeToken(self.char, token))
        menu.options.append(take_no_more(seat, self))

    def apply(self, w: Sands, by: Cause) -> Effects:
        return self.gathered()

    def gathered(self) -> Effects:
        return (Gathered(self.char, self.cubes),) if self.cubes else ()


@lru_cache(maxsize=4096)
def take_cube(seat: Seat, gather: Gather, what: str) -> Option:
    """Made once."""
    char, more = gather.char, replace(gather, taken=gather.taken + 1)
    return option(WithThing("take", what), seat, (TakeCube(char, what), Gathered(char, (what,)), more))


@lru_cache(maxsize=4096)
def take_two(seat: Seat, char: int, lying: tuple[int, ...]) -> tuple[Option, ...]:
    """US-336: two resources in one answer, whatever two there are; made once."""
    return tuple([option(TwoResources("take", a, b), seat, two_taken(char, a, b)) for a, b in two_of(lying)])


def two_of(lying: tuple[int, ...]) -> list[tuple[Cube, Cube]]:
    there = [(what, n) for what, n in zip(KINDS, lying, strict=True) if n]
    alike = [(what, what) for what, n in there if n > 1]
    return alike + [(one, other) for i, (one, _) in enumerate(there) for other, _ in there[i + 1 :]]


def two_taken(char: int, one: str, other: str) -> Effects:
    return (TakeCube(char, one), TakeCube(char, other), Gathered(char, (one, other)))


class Haul(Effect[Sands]):
    """US-336: two resources that were named with the action, if he lives to take them; where they are there no more, or his
    room has become less in the fight before, he chooses again."""

    char: int
    cubes: tuple[Cube, Cube]
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        if not w.alive(self.char):
            return ()
        spot, (one, other) = w.spots[w.pos[self.char]], self.cubes
        lying = join(spot.printed, spot.dropped)
        there = lying[PLACE[one]] >= 1 + (one == other) and lying[PLACE[other]] > 0
        return two_taken(self.char, one, other) if there and w.fits(self.char, cubes=2) else (Gather(self.char),)


MOST_HAULS = 4


def pairs(lying: tuple[int, ...]) -> list[tuple[Cube, Cube]]:
    """US-336: the two resources that can be taken of these, where there are few ways to choose them."""
    found = two_of(lying)
    return found if len(found) <= MOST_HAULS else []


@lru_cache(maxsize=4096)
def take_no_more(seat: Seat, gather: Gather) -> Option:
    return option(NoMore("take"), seat, gather.gathered())


class Gathered(LogOnly):
    """What one action has gathered, for the log."""

    char: int
    cubes: tuple[Cube, ...]
    beat = "gain"
    accounts_for = (*DEED, "spots.*.printed", "score.held", *HANDS, *GROUND)

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("gathered", goods=mixed(self.cubes), **one(w, self.char))


class TakeCube(Effect[Sands]):
    """A cube from the tile: dropped ones first."""

    char: int
    what: Cube
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        pos = w.pos[self.char]
        spot = w.spots[pos]
        if spot.dropped[PLACE[self.what]]:
            w.change(pos, dropped=add(spot.dropped, self.what, -1))
        else:
            w.change(pos, printed=add(spot.printed, self.what, -1))
        receive(w, self.char, self.what, 1)
        return (LoadWeapons(self.char),) if self.what in AMMUNITION else ()


class TakeToken(Effect[Sands]):
    """US-1218: an objective token is picked up."""

    char: int
    token: str
    beat = "gain"
    accounts_for = (*DEED, "spots.*.printed", "score.held", *HANDS, *GROUND)

    def apply(self, w: Sands, by: Cause) -> Effects:
        pos = w.pos[self.char]
        tokens = list(w.spots[pos].tokens)
        tokens.remove(self.token)
        w.change(pos, tokens=tuple(tokens))
        w.carried[self.char] = (*w.carried[self.char], self.token)
        w.score["held"] = 1
        return (Overflow(self.char),)

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("gathered", goods=phrases.goods({self.token: 1}), **one(w, self.char))


class Refill(Effect[Sands]):
    """US-339: the whole water supply, as far as the tile and the camp have water."""

    char: int
    beat = "use"
    accounts_for = (*DEED, "water", "spots.*.water", "spots.*.stored_water")
    log = water("refill")

    def apply(self, w: Sands, by: Cause) -> Effects:
        pos = w.pos[self.char]
        spot = w.spots[pos]
        need = w.water_room(self.char) - w.water[self.char]
        from_tile = min(need, spot.water)
        from_camp = min(need - from_tile, spot.stored_water)
        w.change(pos, water=spot.water - from_tile, stored_water=spot.stored_water - from_camp)
        w.water[self.char] += from_tile + from_camp
        return ()


class Rain(Effect[Sands]):
    """US-351: 1 water during a Storm."""

    char: int
    beat = "gain"
    accounts_for = (*DEED, "water")
    log = water("rain")

    def apply(self, w: Sands, by: Cause) -> Effects:
        receive(w, self.char, "water", 1)
        return ()


class Eat(Effect[Sands]):
    """US-350: 1 food, 1 HP."""

    char: int
    beat = "use"
    accounts_for = (*DEED, "hp", "goods", "supply")

    def apply(self, w: Sands, by: Cause) -> Effects:
        spend(w, self.char, "food", 1)
        w.hp[self.char] = min(w.sheet(self.char).hp, w.hp[self.char] + 1)
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("eat", **hp(w, (self.char,)), **one(w, self.char))
