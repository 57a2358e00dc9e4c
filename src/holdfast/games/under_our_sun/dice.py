"""Dice and tests, karma (US-010 to US-016, US-401 to US-408, US-431 to US-437)."""

from functools import cache
from itertools import product
from typing import Any, ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Question, Seat, replace
from holdfast.core.engine.effects import Window
from holdfast.core.engine.menu import Menu, Option
from holdfast.core.table.world import Rolled
from holdfast.games.under_our_sun.cards import Character
from holdfast.games.under_our_sun.lexicon import Attribute, Dice, MaybeDice, Row
from holdfast.games.under_our_sun.numbers import DICE, KARMA_KEPT, WEAKEST, WOUNDED
from holdfast.games.under_our_sun.people import Each
from holdfast.games.under_our_sun.world import Sands, me


class Roll(Effect[Sands]):
    """Dice are rolled at a place by a character (`by.who`) or for a foe; karma may change them; `then` reads them.

    The kind of the roll is `context|colours|place|roller`; the roller is a character, or -1 for an enemy.
    """

    context: str
    colours: str
    pos: str
    then: tuple[AnyEffect, ...]
    char: int = -1
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        context, colours = self.context, self.colours
        place, char = self.pos, self.char
        parts = (context, colours, place, char)
        try:
            kind = KINDS[parts]
        except KeyError:
            kind = kind_of(parts)
        n = len(colours)
        w.laid.append(Rolled(kind, w.chance.roll(n, 8), EIGHTS[n], by))
        changers = by_karma(w, place, char) if n else 0
        if char >= 0 and context in OWN_CHANGES and n and OWN_CHANGES[context](w, char):
            changers |= 1 << ABLE + char
        if changers:
            w.changers = changers
            return THEN_ASK + self.then
        if w.changers:
            w.changers = 0
        return self.then


EIGHTS = tuple([(8,) * n for n in range(100)])
"""The sides of so many dice."""
Parts = tuple[str, str, str, int]
"""Context, colours, place and roller of a roll."""
KINDS: dict[Parts, str] = {}
"""The kinds of rolls by their parts."""
PARTS: dict[str, Parts] = {}
"""And the other way round."""
MOST_KINDS = 20_000
"""When so many are known, all are forgotten."""


def kind_of(parts: Parts) -> str:
    """A kind of roll that has not been made yet."""
    context, colours, place, char = parts
    kind = f"{context}|{colours}|{place}|{char}"
    if len(WORTH) >= MOST_KINDS:
        for known in (KINDS, PARTS, WORTH):
            known.clear()
    KINDS[parts] = kind
    PARTS[kind] = parts
    WORTH[kind] = worth_of(colours)
    return kind


def lay(w: Sands, rolled: Rolled, faces: list[int], fixed: int = 0) -> None:
    """Dice on the table again, and who can still change them."""
    w.laid.append(Rolled(rolled.kind, tuple(faces), rolled.sides, rolled.by, fixed))
    context, _, place, who = about(rolled.kind)
    changers = by_karma(w, place, who) if fixed != (1 << len(faces)) - 1 else 0
    if context in OWN_CHANGES and who >= 0 and OWN_CHANGES[context](w, who):
        changers |= 1 << ABLE + who
    w.changers = changers


def by_karma(w: Sands, place: str, who: int) -> int:
    """US-432, US-433: who can change a roll by karma: once per phase, on own rolls, rolls on the same tile, rolls of a
    fight he takes part in."""
    able = OTHERS[w.crew][w.karma_used | w.dead | w.gone | w.crossed]
    if not able:
        return 0
    pos, karma, fights = w.pos, w.karma, w.fights
    if who >= 0 and pos[who] != place:
        return by_karma(w, place, -1) | by_karma(w, pos[who], -1)
    mask, fighting = 0, fights[-1].participants if fights else ()
    for char in able:
        if (pos[char] == place or char in fighting) and karma[char]:
            mask |= 1 << char
    return mask


ABLE = 6
"""The first bit for abilities among those who can change a roll."""
BY_KARMA = (1 << ABLE) - 1
MEMBERS = tuple([tuple([char for char in range(ABLE) if mask >> char & 1]) for mask in range(1 << ABLE)])
"""The characters of each mask."""
OTHERS = tuple([tuple([MEMBERS[(1 << crew) - 1 & ~mask] for mask in range(1 << ABLE)]) for crew in range(ABLE + 1)])
"""The characters of a crew who are not in a mask."""


def seats_of(owner: tuple[int, ...], changers: int) -> int:
    """The seats of those who can change a roll."""
    if not changers:
        return 0
    return SEATS[owner][changers if changers <= BY_KARMA else (changers | changers >> ABLE) & BY_KARMA]


class Seats(dict[tuple[int, ...], tuple[int, ...]]):
    """The seats of the characters in each mask, by the owners of all; made once."""

    def __missing__(self, owner: tuple[int, ...]) -> tuple[int, ...]:
        found = [0]
        for seat in owner:
            found += [mask | 1 << seat for mask in found]
        self[owner] = made = tuple(found)
        return made


SEATS = Seats()


THEN_ASK: Effects = (Window("rolled"),)


def about(kind: str) -> Parts:
    """Context, colours, place and roller of a roll; those of a saved game may not have been met yet."""
    try:
        return PARTS[kind]
    except KeyError:
        context, colours, place, who = kind.split("|")
        return context, colours, place, int(who)


def colours(rolled: Rolled) -> str:
    return about(rolled.kind)[1]


def roller(rolled: Rolled) -> int:
    return about(rolled.kind)[3]


def context(rolled: Rolled) -> str:
    return about(rolled.kind)[0]


def successes(w: Sands) -> int:
    """US-402 to US-404: the dice are taken up: successes, doubles counting 2, less the crosses, never below 0."""
    rolled: Any = w.laid.pop()
    try:
        return WORTH[rolled.kind][rolled.faces]
    except KeyError:
        return net(rolled)


WORTH: dict[str, dict[tuple[int, ...], int]] = {}
"""What the dice of each kind of roll count, by their faces; kinds of the same colours share it."""
FEW = 3
"""More dice fall in too many ways to know them all beforehand."""


@cache
def worth_of(colours: str) -> dict[tuple[int, ...], int]:
    """What a few dice of these colours count, however they fall, never below 0."""
    if len(colours) > FEW:
        return {}
    ways = product(range(8), repeat=len(colours))
    return dict(zip(ways, [max(0, sum(dice)) for dice in product(*[DICE[c] for c in colours])], strict=True))


def net(rolled: Rolled) -> int:
    """The same of any dice."""
    return max(0, sum([DICE[colour][face] for colour, face in zip(colours(rolled), rolled.faces, strict=True)]))


def weaker(dice: str) -> str:
    """Without its weakest die (US-1142)."""
    for colour in WEAKEST:
        if colour in dice:
            return dice.replace(colour, "", 1)
    return dice


# --- tests -------------------------------------------------------------------------------------------------------------


def dice_for(w: Sands, char: int, attribute: str, sneaking: bool = False) -> str:
    """US-401, US-405, US-406: the dice of an attribute, items and weather, the wound die, the night die."""
    cards: tuple[Any, ...] = w.content.cards
    sheet: Character = cards[w.characters[char]]
    if attribute == "strength":
        dice = sheet.strength
    elif attribute == "skill":
        dice = sheet.skill
    else:
        dice, perks, dark = sheet.stealth, w.kit(char).perks, w.phase == "night"
        if "stealth-B" in perks:
            dice += "B"
        if not dark and w.sun >= 0 and cards[w.sun].haze:
            dice += "B"
        if sneaking:
            if "heavy" in perks:
                dice = weaker(dice)
            if dark and not sees_at_night(w, char):
                dice += "R"
    return dice + "R" if w.hp[char] <= WOUNDED else dice


def sees_at_night(w: Sands, char: int) -> bool:
    """Flashlight, goggles, a burning torch: no red die when sneaking at Night (US-1166)."""
    return w.perk(char, "no-night-die") >= 0 or w.torchlit(char)


class Test(Effect[Sands]):
    """US-401, US-402, US-408: a test of the affected character."""

    __test__: ClassVar[bool] = False
    """Not one of pytest's."""

    attribute: Attribute
    ok: tuple[AnyEffect, ...] = ()
    fail: tuple[AnyEffect, ...] = ()
    need: int = 1
    more: MaybeDice = ""
    sneaking: bool = False

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = me(w, by)
        if (w.dead | w.gone | w.crossed) >> char & 1:
            return ()
        dice = dice_for(w, char, self.attribute, self.sneaking) + self.more
        return (Roll(TESTS[self.attribute], dice, w.pos[char], (ReadTest(self),), char),)


TESTS = {attribute: f"test-{attribute}" for attribute in ("strength", "skill", "stealth")}


class ReadTest(Effect[Sands]):
    """US-402; a ghillie net may still turn a failed stealth test (interrupt after karma)."""

    test: Test

    def apply(self, w: Sands, by: Cause) -> Effects:
        test = self.test
        if successes(w) >= test.need:
            return test.ok
        char = me(w, by)
        if test.attribute == "stealth" and w.perk(char, "ghillie") >= 0:
            return (GhillieNet(char, test.ok, test.fail),)
        return test.fail


class GhillieNet(Question[Sands]):
    """Interrupt: one own failed stealth test becomes a success; the net is turned."""

    char: int
    ok: tuple[AnyEffect, ...]
    fail: tuple[AnyEffect, ...]

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),)

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("use-net", TurnCard(w.perk(self.char, "ghillie")), *self.ok)
        menu.add("spare-net", *self.fail)


class TurnCard(Effect[Sands]):
    """US-344: a card is turned until Preparation."""

    card: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.tapped = (*w.tapped, self.card)
        return ()


class EachTest(Effect[Sands]):
    """Every living character on the tile makes the test."""

    attribute: Attribute
    ok: tuple[AnyEffect, ...] = ()
    fail: tuple[AnyEffect, ...] = ()

    def apply(self, w: Sands, by: Cause) -> Effects:
        return (Each("tile", (Test(self.attribute, self.ok, self.fail),)),)


class RollDie(Effect[Sands]):
    """A table of successes; where the row of 2 is missing, that of 1 holds (US-349, US-771: no wound die)."""

    dice: Dice
    rows: dict[Row, tuple[AnyEffect, ...]]

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = me(w, by)
        return (Roll("table", self.dice, w.pos[char], (ReadRows(self.rows),), char),)


class ReadRows(Effect[Sands]):
    """The row of the successes; `exact`: a missing row means nothing (US-349)."""

    rows: dict[str, tuple[AnyEffect, ...]]
    exact: bool = False

    def apply(self, w: Sands, by: Cause) -> Effects:
        n = min(2, successes(w))
        return self.rows.get(str(n)) or (self.rows.get("1", ()) if n == 2 and not self.exact else ())


# --- karma -------------------------------------------------------------------------------------------------------------


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
"""The numbers of so many dice."""


@cache
def picks(seat: Seat, char: int, dice: tuple[int, ...], more: tuple[int, ...], karma: int) -> tuple[Option, ...]:
    """One more die, or no more; made once. With the last that can be picked they are rolled."""
    last = more[-1] if len(dice) + 1 < karma else -1
    found = [
        Option(f"die:{i + 1}", seat, (KarmaPick(char, (*dice, i)) if i < last else KarmaRoll(char, (*dice, i)),))
        for i in more
    ]
    return (*found, Option("roll-now", seat, (KarmaRoll(char, dice),))) if dice else tuple(found)


class KarmaRoll(Effect[Sands]):
    """US-435, US-436: dice and karma dice together; a karma die that shows its symbol is kept."""

    char: int
    dice: tuple[int, ...]

    def apply(self, w: Sands, by: Cause) -> Effects:
        rolled: Any = w.laid.pop()
        dice, roll = self.dice, w.chance.roll
        faces, fixed = list(rolled.faces), rolled.fixed
        again = roll(len(dice), 8)
        for k, i in enumerate(dice):
            faces[i] = again[k]
            fixed |= 1 << i
        for face in roll(len(dice), 6):
            if face >= KARMA_KEPT:
                w.karma[self.char] -= 1
        w.karma_used |= 1 << self.char
        lay(w, rolled, faces, fixed)
        return ()


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
                menu.add(f"die:{i + 1}", CoolHead(self.char, (*self.dice, i)))
        if self.dice:
            menu.add("roll-now", RollAgain(self.dice, f"day:cool-head:{self.char}"))


class RollAgain(Effect[Sands]):
    """Chosen dice once more; karma may still follow on others."""

    dice: tuple[int, ...]
    flag: str

    def apply(self, w: Sands, by: Cause) -> Effects:
        rolled = w.taken_up()
        faces = list(rolled.faces)
        for i in self.dice:
            faces[i] = w.chance.below(8)
        w.spend(self.flag)
        lay(w, rolled, faces, rolled.fixed)
        return ()


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
                menu.options.append(karma[char])
        return
    for char in MEMBERS[(changers | changers >> ABLE) & BY_KARMA]:
        if owner[char] == seat:
            if changers >> char & 1:
                menu.options.append(karma[char])
            if changers >> ABLE + char & 1:
                own_offers(w, seat, char, rolled, menu)


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
    return Option(f"karma:char-{char}", seat, (then,), stay=True, by=Cause(seat, char))


def own_offers(w: Sands, seat: Seat, char: int, rolled: Rolled, menu: Menu) -> None:
    """What a character can change in a roll of his own."""
    about = context(rolled)
    if about == "attack" and cool(w, char):
        menu.add("cool-head", CoolHead(char), stay=True, by=Cause(seat, char))
    if about == "test-stealth" and ghostly(w, char):
        for i in range(len(rolled.faces)):
            menu.add(f"ghost-boots:{i + 1}", GhostBoots(i), stay=True, by=Cause(seat, char))


def cool(w: Sands, char: int) -> bool:
    """Veteran: an attack, once per day."""
    cards: tuple[Any, ...] = w.content.cards
    return "cool-head" in cards[w.characters[char]].able and w.alive(char) and w.fresh(f"day:cool-head:{char}")


def ghostly(w: Sands, char: int) -> bool:
    """Ghost Boots: a stealth test."""
    return w.perk(char, "ghost-boots") >= 0 and w.alive(char)


OWN_CHANGES = {"attack": cool, "test-stealth": ghostly}
"""Rolls that characters may be able to change without karma, and whether they are."""


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
