"""Dice rolled again: karma and own abilities (US-431 to US-437)."""

from functools import cache
from typing import Any

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat, replace
from holdfast.core.engine.menu import Menu, Option, option
from holdfast.core.state.world import Rolled
from holdfast.games.under_our_sun.dice.options import UseKarma
from holdfast.games.under_our_sun.dice.rolls import about, context, cool, ghostly, lay, net
from holdfast.games.under_our_sun.log import Told, line, one
from holdfast.games.under_our_sun.lookups import ABLE, BY_KARMA, MEMBERS
from holdfast.games.under_our_sun.options import ByMeans, Numbered
from holdfast.games.under_our_sun.rules import DICE
from holdfast.games.under_our_sun.world import Sands, me


class KarmaPick(Question[Sands]):
    """US-431, US-435: which dice are rolled again? One karma die for each."""

    char: int
    dice: tuple[int, ...] = ()

    def more(self, w: Sands) -> tuple[int, ...]:
        """The dice that may be added."""
        rolled: Any = w.laid[-1]
        picked = self.dice
        if len(picked) >= w.karma[self.char]:
            return ()
        return loose_dice(len(rolled.faces), rolled.fixed, picked[-1] + 1 if picked else 0)

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        """There is a choice, or the last die has been picked."""
        more = self.more(w)
        return (w.owner[self.char],) if more and (self.dice or len(more) > 1) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.options += picks(seat, self.char, self.dice, self.more(w), w.karma[self.char])

    def apply(self, w: Sands, by: Cause) -> Effects:
        more = self.more(w)
        return (KarmaRoll(self.char, self.dice or more),) if len(more) + bool(self.dice) == 1 else ()


def loose_dice(n: int, fixed: int, first: int = 0) -> tuple[int, ...]:
    """Dice from this one on that may be rolled again."""
    if not fixed:
        return COUNTED[n][first:] if first else COUNTED[n]
    loose: tuple[int, ...] = ()
    for i in range(first, n):
        if not fixed >> i & 1:
            loose += (i,)
    return loose


COUNTED = tuple([tuple(range(n)) for n in range(100)])
"""The numbers of the dice, by how many there are."""


@cache
def picks(seat: Seat, char: int, dice: tuple[int, ...], more: tuple[int, ...], karma: int) -> tuple[Option, ...]:
    """One more die, or no more; made once. With the last that can be picked they are rolled."""
    last = more[-1] if len(dice) + 1 < karma else -1
    found = [
        option(
            Numbered("die", i + 1), seat, (KarmaPick(char, (*dice, i)) if i < last else KarmaRoll(char, (*dice, i)),)
        )
        for i in more
    ]
    return (*found, Option("roll-now", seat, (KarmaRoll(char, dice),))) if dice else tuple(found)


class KarmaRoll(Effect[Sands]):
    """US-435, US-436: dice and karma dice together; a karma die that shows its symbol is kept."""

    char: int
    dice: tuple[int, ...]
    beat = "dice"
    accounts_for = ("karma", "karma_used")

    def apply(self, w: Sands, by: Cause) -> Effects:
        rolled: Any = w.laid.pop()
        dice, roll = self.dice, w.chance.roll
        faces, fixed = list(rolled.faces), rolled.fixed
        again = roll(len(dice), 8)
        for k, i in enumerate(dice):
            faces[i] = again[k]
            fixed |= 1 << i
        for face in roll(len(dice), 6):
            if face >= w.rules.karma_kept:
                w.karma[self.char] -= 1
        w.karma_used |= 1 << self.char
        lay(w, rolled, faces, fixed)
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-435: the karma dice are rolled last; those that show their symbol are kept."""
        lost = len([face for face in outcomes[-len(self.dice) :] if face >= w.rules.karma_kept])
        return line("karma-roll", n=len(self.dice), lost=lost, now=w.karma[self.char], **one(w, self.char))


class CoolHead(Question[Sands]):
    """Veteran: once per day, after one of her own attack rolls, any number of its dice once."""

    char: int
    dice: tuple[int, ...] = ()

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),)

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        rolled = w.rolled()
        assert rolled is not None
        for i in range(len(rolled.faces)):
            if i not in self.dice and (not self.dice or i > self.dice[-1]):
                menu.add(Numbered("die", i + 1), CoolHead(self.char, (*self.dice, i)))
        if self.dice:
            menu.add("roll-now", RollAgain(self.dice, f"day:cool-head:{self.char}"))


class RollAgain(Effect[Sands]):
    """Chosen dice once more; karma may still follow on others."""

    dice: tuple[int, ...]
    flag: str
    beat = "dice"
    accounts_for = ("used",)

    def apply(self, w: Sands, by: Cause) -> Effects:
        rolled = w.taken_up()
        faces = list(rolled.faces)
        for i in self.dice:
            faces[i] = w.chance.below(8)
        w.spend(self.flag)
        lay(w, rolled, faces, rolled.fixed)
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-1103: with what the dice come to now: nothing about them tells later that they were rolled again."""
        roll = w.rolled()
        now = net(roll) if roll is not None else 0
        return line("roll-again", again=len(self.dice), n=now, **one(w, int(self.flag.rpartition(":")[2])))


def roll_offers(w: Sands, seat: Seat, menu: Menu) -> None:
    """US-437: after a roll is shown and before it is applied."""
    if not w.laid:
        return
    rolled: Any = w.laid[-1]
    changers, owner, n = w.changers, w.owner, len(rolled.faces)
    dice = loose_dice(n, rolled.fixed) if rolled.fixed else COUNTED[n]
    try:
        karma = KARMA_FOR[dice][seat]
    except KeyError:
        karma = karma_for(dice)[seat]
    if changers <= BY_KARMA:
        for char in MEMBERS[changers]:
            if owner[char] == seat:
                by_karma(w, char, rolled, karma[char], dice, menu)
        return
    for char in MEMBERS[(changers | changers >> ABLE) & BY_KARMA]:
        if owner[char] == seat:
            if changers >> char & 1:
                by_karma(w, char, rolled, karma[char], dice, menu)
            if changers >> ABLE + char & 1:
                own_offers(w, seat, char, rolled, menu)


def by_karma(w: Sands, char: int, rolled: Rolled, picking: Option, dice: tuple[int, ...], menu: Menu) -> None:
    """US-435: the dice that nearly everybody would roll again, and to pick them oneself, which few want then."""
    if dice[1:]:
        what, colours, _, who = about(rolled.kind)
        poor = poor_dice(who < 0 and what != "trap", colours, rolled.faces, dice, w.karma[char])
        if poor:
            menu.options.append(plain_karma(menu.seat, char, poor))
            menu.backs.append(picking)
            return
    menu.options.append(picking)


KARMA_FOR: dict[tuple[int, ...], tuple[tuple[Option, ...], ...]] = {}
"""The karma of each seat and each character for dice that may be rolled again."""


def karma_for(dice: tuple[int, ...]) -> tuple[tuple[Option, ...], ...]:
    """Made once."""
    people = range(ABLE)
    KARMA_FOR[dice] = made = tuple([tuple([use_karma(seat, char, dice) for char in people]) for seat in people])
    return made


def use_karma(seat: Seat, char: int, dice: tuple[int, ...]) -> Option:
    """US-431: where there is only one die, there is nothing to pick."""
    then = KarmaPick(char) if len(dice) > 1 else KarmaRoll(char, dice)
    return option(UseKarma(char), seat, (then,), stay=True, by=Cause(seat, char))


def poor_dice(harms: bool, colours: str, faces: tuple[int, ...], dice: tuple[int, ...], karma: int) -> tuple[int, ...]:
    """Of these dice of an own roll all that show no success, of an enemy's all that do, as far as there is karma for it."""
    poor: tuple[int, ...] = ()
    for i in dice:
        colour = colours[i]
        worth = DICE[colour][faces[i]]
        if worth > 0 if harms else worth < 0 or (not worth and colour != "R"):
            poor += (i,)
    if len(poor) <= karma:
        return poor
    counts = [DICE[colour][face] for colour, face in zip(colours, faces, strict=True)]
    return tuple(sorted(sorted(poor, key=counts.__getitem__, reverse=harms)[:karma]))


def numbers(dice: tuple[int, ...]) -> str:
    """The numbers of dice as they are counted on the table: `1+3`."""
    return "+".join([str(i + 1) for i in dice])


@cache
def plain_karma(seat: Seat, char: int, dice: tuple[int, ...]) -> Option:
    """US-435: in one answer what nearly everybody wants; made once."""
    return option(UseKarma(char, numbers(dice)), seat, (KarmaRoll(char, dice),), stay=True, by=Cause(seat, char))


@cache
def plain_cool_head(seat: Seat, char: int, dice: tuple[int, ...]) -> Option:
    """US-1103: the dice that nearly everybody would roll again, in one answer; made once."""
    return option(
        ByMeans("cool-head", numbers(dice)),
        seat,
        (RollAgain(dice, f"day:cool-head:{char}"),),
        stay=True,
        by=Cause(seat, char),
    )


def own_offers(w: Sands, seat: Seat, char: int, rolled: Rolled, menu: Menu) -> None:
    """What a character can change in a roll of his own."""
    what = context(rolled)
    if what == "attack" and cool(w, char):
        n = len(rolled.faces)
        poor = poor_dice(False, about(rolled.kind)[1], rolled.faces, COUNTED[n], n)
        if poor:
            menu.options.append(plain_cool_head(seat, char, poor))
        picking = Option("cool-head", seat, (CoolHead(char),), stay=True, by=Cause(seat, char))
        (menu.backs if poor else menu.options).append(picking)
    if what == "test-stealth" and ghostly(w, char):
        for i in range(len(rolled.faces)):
            menu.add(Numbered("ghost-boots", i + 1), GhostBoots(i), stay=True, by=Cause(seat, char))


class GhostBoots(Effect[Sands]):
    """Scout's Ghost Boots: in each stealth test one die may be rolled again once."""

    die: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        rolled = w.taken_up()
        faces = list(rolled.faces)
        faces[self.die] = w.chance.below(8)
        again = replace(rolled, kind=rolled.kind.replace("test-stealth|", "test-stealth2|"))
        lay(w, again, faces, rolled.fixed)
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("ghost-boots", **one(w, me(w, by)))
