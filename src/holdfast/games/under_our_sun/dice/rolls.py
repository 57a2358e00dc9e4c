"""Dice are rolled and read, and who can change them (US-010 to US-016, US-402 to US-404, US-432, US-433)."""

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Any, ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes
from holdfast.core.engine.effects import Window
from holdfast.core.state.world import Rolled
from holdfast.core.text.log import LogEntry
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.log import BLOWS, DEED, RollReader, Told, line
from holdfast.games.under_our_sun.lookups import ABLE, OTHERS
from holdfast.games.under_our_sun.rules import DICE, WEAKEST
from holdfast.games.under_our_sun.vocabulary import MaybePosition, RolledDice
from holdfast.games.under_our_sun.world import Sands


class Roll(Effect[Sands]):
    """Dice are rolled at a place by a character (`by.who`) or for a foe; karma may change them; `then` reads them.

    The kind of the roll is `context|colours|place|roller`; the roller is a character, or -1 for an enemy.
    """

    context: str
    colours: RolledDice
    pos: MaybePosition
    then: tuple[AnyEffect, ...]
    char: int = -1
    quiet: ClassVar[bool] = True
    beat = "dice"

    def apply(self, w: Sands, by: Cause) -> Effects:
        context, colours = self.context, self.colours
        place, char = self.pos, self.char
        parts = (context, colours, place, char)
        kind = ROLL_KINDS.get(parts) or kind_of(parts)
        n = len(colours)
        w.laid.append(Rolled(kind, w.chance.roll(n, 8), EIGHTS[n], by))
        if not n:
            changers = 0
        else:
            changers = by_karma(w, place, char)
            if char >= 0 and context in OWN_CHANGES and OWN_CHANGES[context](w, char):
                changers |= 1 << ABLE + char
        if changers:
            w.changers = changers
            return THEN_ASK + self.then
        if w.changers:
            w.changers = 0
        return self.then

    @property
    def accounts_for(self) -> tuple[str, ...]:
        return self.then[0].accounts_for if self.then and isinstance(self.then[0], RollReader) else DEED

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-437: if somebody can change the roll, what it is for and the dice; otherwise also what they mean."""
        entry = roll_entry(w, self.then, by)
        if not w.changers or not self.then:
            return entry
        if entry is not None:
            return stage(entry, "cast")
        roll = w.rolled()
        return line("rolls-dice", dice=phrases.dice(colours(roll)), n=net(roll)) if roll is not None else None


EIGHTS = tuple([(8,) * n for n in range(100)])
"""The sides of the dice, by how many there are."""
Parts = tuple[str, str, str, int]
"""Context, colours, place and roller of a roll."""
ROLL_KINDS: dict[Parts, str] = {}
"""The kinds of rolls by their parts."""
PARTS: dict[str, Parts] = {}
"""And the other way round."""
MOST_KINDS = 20_000
"""When so many are known, all are forgotten."""


def kind_of(parts: Parts) -> str:
    """A kind of roll that has not been made yet."""
    context, colours, place, char = parts
    kind = f"{context}|{colours}|{place}|{char}"
    if len(COUNTS) >= MOST_KINDS:
        for known in (ROLL_KINDS, PARTS, COUNTS):
            known.clear()
    ROLL_KINDS[parts] = kind
    PARTS[kind] = parts
    COUNTS[kind] = worth_of(colours)
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
    able = OTHERS[w.crew][w.karma_used | w.dead | w.crossed]
    if not able:
        return 0
    pos, karma, fights = w.pos, w.karma, w.fights
    if who >= 0 and pos[who] != place:
        return by_karma(w, place, -1) | by_karma(w, pos[who], -1)
    mask, fighting = 0, fights[-1].participants if fights else ()
    for char in able:
        if karma[char] and (pos[char] == place or char in fighting):
            mask |= 1 << char
    return mask


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
        return COUNTS[rolled.kind][rolled.faces]
    except KeyError:
        return net(rolled)


COUNTS: dict[str, dict[tuple[int, ...], int]] = {}
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


def cool(w: Sands, char: int) -> bool:
    """Veteran: an attack, once per day."""
    cards: tuple[Any, ...] = w.content.cards
    return "cool-head" in cards[w.characters[char]].able and w.alive(char) and w.fresh(f"day:cool-head:{char}")


def ghostly(w: Sands, char: int) -> bool:
    """Ghost Boots: a stealth test."""
    return "ghost-boots" in w.kit(char).perks and w.alive(char)


OWN_CHANGES = {"attack": cool, "test-stealth": ghostly}
"""Rolls that characters may be able to change without karma, and whether they are."""


# --- log entries of rolls --------------------------------------------------------------------------------------------------


ROLLS = (*BLOWS, "hidden", "foes.*.met", "spots.*.trap", "spots.*.barricade")
"""The fields that rolls change."""
AT_ONCE = frozenset({"ammunition", "blow", "dodge", "enemy", "loot", "table"})
"""Rolls whose meaning is reported by what follows."""
ONLY_HITS = frozenset({"attack", "harm", "stun"})
"""Rolls that mean nothing without a success."""


def roll_entry(w: Sands, then: Sequence[AnyEffect], by: Cause) -> Told:
    """Return the entry of the dice on the table, by the effect that will read them."""
    roll = w.rolled()
    if roll is None or not then or not isinstance(then[0], RollReader):
        return None
    return then[0].log_roll(w, by, roll, {"dice": phrases.dice(colours(roll)), "n": net(roll)}, then)


def stage(entry: LogEntry, begins: str) -> Told:
    """Return one of the two entries of a roll: as it is `cast`, and where it `stands` what comes of it, if anything."""
    about = entry.message.removeprefix("log-roll-")
    if about in AT_ONCE:
        return entry if begins == "cast" else None
    args = dict(entry.args)
    opens = args.get("about") == "box" and args["passed"] == "yes"
    said = opens or (about in ONLY_HITS and not args["n"])
    return None if begins == "stands" and said else LogEntry(f"log-{begins}-{about}", entry.args)


def unchanged_roll(window: Window, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
    """US-437: nobody rolls again, and the dice are about to be read: of unchanged dice only what they mean."""
    if window.moment_ != "rolled":
        return None
    entry = roll_entry(w, tuple(w.coming()), by)
    return entry if entry is None or rolled_again(w) else stage(entry, "stands")


def rolled_again(w: Sands) -> bool:
    """Whether somebody has changed the roll on the table. A cool head leaves no mark on the dice: its own entry shows their sum."""
    roll = w.rolled()
    return roll is None or bool(roll.fixed) or context(roll) == "test-stealth2"
