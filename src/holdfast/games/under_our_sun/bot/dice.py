"""Dice on the table: which of them are worth a karma die, and for whom (US-431 to US-437)."""

from collections.abc import Sequence
from typing import Any

from holdfast.core.engine.effects import Window
from holdfast.core.engine.menu import Option
from holdfast.core.player import RankedOption, Reason, SeatPosition
from holdfast.core.state.world import Rolled
from holdfast.games.under_our_sun.bot.evaluation.outlook import Outlook
from holdfast.games.under_our_sun.bot.fights import reason
from holdfast.games.under_our_sun.dice.karma import CoolHead, GhostBoots, KarmaPick, KarmaRoll, RollAgain
from holdfast.games.under_our_sun.dice.luck import result, values
from holdfast.games.under_our_sun.dice.rolls import about


def wish(o: Outlook) -> list[int]:
    """Which dice should be rolled again, if any is worth it."""
    w = o.w
    rolled = w.rolled()
    if rolled is None:
        return []
    context, colours, _, who = about(rolled.kind)
    n, each = result(rolled), values(rolled)
    loose = [i for i in range(len(each)) if not rolled.fixed >> i & 1]
    if who < 0:
        if context != "enemy" or not w.fights:
            return []
        fight = w.fights[-1]
        target = fight.participants[min(fight.at, len(fight.participants) - 1)]
        return [i for i in loose if each[i] > 0] if n >= 2 or n >= o.hp[target] else []
    bad = [i for i in loose if each[i] <= 0 and not (colours[i] == "R" and each[i] == 0)]
    if context.startswith("test"):
        return bad if n < 1 else []
    if context == "attack":
        foes = w.foes_at(w.fights[-1].tile) if w.fights else []
        left = min([o.remaining(foe) for foe in foes if o.remaining(foe) > 0], default=0)
        return bad if n == 0 and len(bad) >= 2 and 0 < left <= 2 else []
    return []


def window(o: Outlook, at: SeatPosition, question: Window, options: Sequence[Option]) -> list[RankedOption]:
    """The moment before dice count."""
    rolled = o.w.rolled()
    if rolled is None:
        return [RankedOption(options[0], 0.5, reason("done"))]
    n = result(rolled)
    rest = RankedOption(options[0], 0.5, good_enough(o, rolled))
    if not o.k.karma:
        return [rest]
    found = []
    for option in options[1:]:
        match option.then[0] if option.then else None:
            case CoolHead() | RollAgain() if n <= 1:
                found.append(RankedOption(option, 2.0, reason("cool-head", n=n)))
            case GhostBoots() as boots if n < 1 and values(rolled)[boots.die] <= 0:
                found.append(RankedOption(option, 1.5, reason("boots", n=n)))
            case KarmaRoll(dice=dice) if at.deed(option).by and set(dice) <= set(wish(o)):
                found.append(RankedOption(option, 1.2, reason("karma", n=n)))
            case _ if at.deed(option).deed == "karma" and not at.deed(option).by and wish(o):
                found.append(RankedOption(option, 1.0, reason("karma", n=n)))
    found.sort(key=lambda it: -it.worth)
    return [*found, rest]


def good_enough(o: Outlook, rolled: Rolled) -> Reason:
    """Why a roll is left as it is: so many successes of one's own, or damage that can be borne."""
    n, fight = result(rolled), o.w.fights[-1] if o.w.fights else None
    context, _, _, who = about(rolled.kind)
    if who >= 0 or not n:
        return reason("go-on" if who >= 0 else "harmless", n=n)
    if fight is None or context != "enemy":
        return reason("let-fall")
    return reason("bear-it", n=n, hp=o.hp[fight.participants[min(fight.at, len(fight.participants) - 1)]])


def pick(o: Outlook, at: SeatPosition, question: KarmaPick, options: Sequence[Option]) -> list[RankedOption]:
    """The useful dice, then no more."""
    wished = wish(o)
    return picked(at, options, [i for i in wished if i not in question.dice])


def cool_head(o: Outlook, at: SeatPosition, question: CoolHead, options: Sequence[Option]) -> list[RankedOption]:
    """US-1103: all that show nothing."""
    rolled = o.w.rolled()
    blank = [i for i, n in enumerate(values(rolled)) if n <= 0] if rolled is not None else []
    return picked(at, options, [i for i in blank if i not in question.dice])


def picked(at: SeatPosition, options: Sequence[Option], wished: list[int]) -> list[RankedOption]:
    found = []
    for option in options:
        facts = at.deed(option)
        worth = 2.0 if facts.deed == "die" and facts.n - 1 in wished else 1.0 if facts.deed == "roll-now" else 0.0
        found.append(RankedOption(option, worth, reason("die" if facts.deed == "die" else "roll-now", n=facts.n)))
    return sorted(found, key=lambda it: -it.worth)


DICE: dict[type[Any], Any] = {Window: window, KarmaPick: pick, CoolHead: cool_head}
