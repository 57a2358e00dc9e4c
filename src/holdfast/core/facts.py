"""What an answer is, as facts: its deed, what it is about, its price, its dice, what it risks.

Boards, terminal, bots and coach read the same facts; nobody reads keys. A game declares once how its keys are written
(`ActionPatterns`), and says for each answer what it costs and risks where that is not written in it (`RulesHooks.stakes`).
"""

import re
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from holdfast.core.engine.effect import Record, replace

NOBODY = -1
MAX_CACHED = 20_000
PLACEHOLDER = re.compile(r"\{(\w+)(?:=([\w-]+))?\}")
NUMBERS = frozenset({"who", "n"})
"""Fields that hold a number: a person by the place where they sit or stand, or an amount."""


class Amount(Record):
    """So many of something: a price, a gain."""

    what: str
    n: int = 1


class Probability(Record):
    """How likely something is, from 0 to 1."""

    what: str
    of: float


class Roll(Record):
    """Dice that an answer rolls: which, for what, and how likely each of the things is that matter."""

    dice: tuple[str, ...]
    need: str = ""
    chances: tuple[Probability, ...] = ()
    least: int = 0
    """How many of what is needed, where it is counted."""


class Risk(Record):
    """What an answer provokes or puts at stake, by a word of the game (`risk-…` in its texts)."""

    what: str
    n: int = 0
    rule: str = ""


class Facts(Record):
    """What an answer is. Words are the game's, as in its cards and views."""

    deed: str
    what: str = ""
    """The thing, card or action it is about."""
    where: str = ""
    to: str = ""
    """What it becomes, or where it goes."""
    by: str = ""
    """The means, where there are several: wood or fur, a pawn or a token."""
    who: int = NOBODY
    """The one person it is about."""
    n: int = 0
    card: str = ""
    """The key of the card that it is about, where cards are told."""
    team: tuple[int, ...] = ()
    """All who take part."""
    price: tuple[Amount, ...] = ()
    gains: tuple[Amount, ...] = ()
    """What it surely brings."""
    roll: Roll | None = None
    risks: tuple[Risk, ...] = ()

    def unrolled(self) -> tuple[Risk, ...]:
        """The risks of which the dice do not tell the chance."""
        told = [chance.what for chance in self.roll.chances if chance.of > 0] if self.roll is not None else []
        return tuple([risk for risk in self.risks if risk.what not in told])

    def without(self, common: "Facts") -> "Facts":
        """The same without what has been said of all answers at once."""
        if common is ALIKE:
            return self
        risks = tuple([risk for risk in self.risks if risk not in common.risks])
        price = self.price if self.price != common.price else ()
        gains = self.gains if self.gains != common.gains else ()
        return replace(self, price=price, gains=gains, risks=risks)

    def without_words(self, words: Collection[str]) -> "Facts":
        """The same without stakes of these words."""
        price, gains = ([one for one in part if one.what not in words] for part in (self.price, self.gains))
        risks = [risk for risk in self.risks if risk.what not in words]
        return replace(self, price=tuple(price), gains=tuple(gains), risks=tuple(risks))

    def includes(self, other: "Facts") -> bool:
        """Is the other one of the ways to do this: the same deed, about all that is said here?"""
        fields = ("what", "where", "to", "by", "who", "n")
        mine = [(getattr(self, name), getattr(other, name), name) for name in fields]
        return self.deed == other.deed and all(it in (OMITTED.get(name, ""), its) for it, its, name in mine)


OMITTED = {"who": NOBODY, "n": 0}
"""What fields hold of which nothing is said."""


def common_facts(answers: Iterable[Facts]) -> Facts:
    """What all of several answers cost, bring or risk alike, which helps nobody choose between them; their dice are each
    one's own. A price or a gain is the same where all of it is."""
    several = iter(answers)
    first = next(several, ALIKE)
    price, gains, risks, alone = first.price, first.gains, first.unrolled(), True
    for other in several:
        alone = False
        price = price if price == other.price else ()
        gains = gains if gains == other.gains else ()
        risks = tuple([risk for risk in risks if risk in other.unrolled()])
        if not (price or gains or risks):
            return ALIKE
    return ALIKE if alone else Facts("", price=price, gains=gains, risks=risks)


ALIKE = Facts("")
"""Nothing is common to all."""


class UnknownKey(LookupError):
    """A key that its game has not declared."""


class ActionPatterns:
    """How the keys of a game's answers are written: `gather:{where}-{what}`, or `ready` alone; `{to=gather}` is a fact
    that is always this word.

    The first that fits counts. The deed is the word before the first colon, unless another is named for the pattern.
    """

    def __init__(self, *patterns: str, named: Mapping[str, str] | None = None) -> None:
        renamed = named or {}
        self._patterns: dict[str, list[tuple[re.Pattern[str], str]]] = {}
        for pattern in (*renamed, *patterns):
            head = pattern.partition(":")[0]
            self._patterns.setdefault(head, []).append((_compiled(pattern), renamed.get(pattern, head)))
        self._kept: dict[str, Facts] = {}

    def spec(self, key: str) -> Any:
        """Return the option spec that a key stands for, or None."""
        return None

    def read(self, key: str) -> Facts:
        """The facts that are written in a key."""
        facts = self._kept.get(key)
        if facts is None:
            facts = self._read(key)
            if len(self._kept) < MAX_CACHED:
                self._kept[key] = facts
        return facts

    def _read(self, key: str) -> Facts:
        for pattern, deed in self._patterns.get(key.partition(":")[0], ()):
            if found := pattern.fullmatch(key):
                written: dict[str, Any] = found.groupdict()
                for name in NUMBERS & written.keys():
                    written[name] = int(written[name])
                return Facts(deed, **written)
        raise UnknownKey(f"no pattern of this game's keys fits {key!r}")


def _compiled(pattern: str) -> re.Pattern[str]:
    """A pattern as a regular expression: words stop at colons, numbers may follow a word (`who-2`)."""
    parts: list[str] = []
    end = 0
    for found in PLACEHOLDER.finditer(pattern):
        name = found[1]
        if name not in Facts.__struct_fields__:
            raise ValueError(f"{pattern}: a fact is one of {', '.join(Facts.__struct_fields__)}, not {name}")
        parts.append(re.escape(pattern[end : found.start()]))
        written = re.escape(found[2]) if found[2] else "[^:]+?"
        parts.append(rf"(?:[a-z]+-)?(?P<{name}>-?\d+)" if name in NUMBERS else rf"(?P<{name}>{written})")
        end = found.end()
    return re.compile("".join((*parts, re.escape(pattern[end:]))))


class DefaultActionPatterns(ActionPatterns):
    """The keys of a game that declares none: the deed, and whatever follows is what it is about."""

    def _read(self, key: str) -> Facts:
        deed, _, what = key.partition(":")
        return Facts(deed, what)
