"""Facts of options: action, target, price, dice and risks.

Boards, terminal, bots and coach read the same facts instead of keys. A game declares once how its keys are written
(`ActionPatterns`) and returns costs and risks that are not in the key (`RulesHooks.stakes`).
"""

import re
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from holdfast.core.engine.effect import Record, replace

NOBODY = -1
MAX_CACHED = 20_000
PLACEHOLDER = re.compile(r"\{(\w+)(?:=([\w-]+))?\}")
NUMBERS = frozenset({"who", "n"})
"""Fields that hold a number: a person by seat or index, or an amount."""


class Amount(Record):
    """A number of something: a price, a gain."""

    what: str
    n: int = 1


class Probability(Record):
    """The probability of something, from 0 to 1."""

    what: str
    of: float


class Roll(Record):
    """Dice that an option rolls: the dice, their purpose, and the probability of each relevant result."""

    dice: tuple[str, ...]
    need: str = ""
    chances: tuple[Probability, ...] = ()
    least: int = 0
    """The number of results needed, if they are counted."""


class Risk(Record):
    """What an option provokes or puts at stake, by a word of the game (`risk-…` in its texts)."""

    what: str
    n: int = 0
    rule: str = ""


class Facts(Record):
    """The meaning of an option. Words are the game's, as in its cards and views."""

    deed: str
    what: str = ""
    """The thing, card or action that is the target."""
    where: str = ""
    to: str = ""
    """The result or destination."""
    by: str = ""
    """The means, if there are several: wood or fur, a pawn or a token."""
    who: int = NOBODY
    """The person that is the target."""
    n: int = 0
    card: str = ""
    """The key of the target card, where cards are distinguished."""
    team: tuple[int, ...] = ()
    """All participants."""
    price: tuple[Amount, ...] = ()
    gains: tuple[Amount, ...] = ()
    """The certain gains."""
    roll: Roll | None = None
    risks: tuple[Risk, ...] = ()

    def unrolled(self) -> tuple[Risk, ...]:
        """Return the risks whose probability the dice do not show."""
        rolled = [chance.what for chance in self.roll.chances if chance.of > 0] if self.roll is not None else []
        return tuple([risk for risk in self.risks if risk.what not in rolled])

    def without(self, common: "Facts") -> "Facts":
        """Return the facts without those that are common to all options."""
        if common is ALIKE:
            return self
        risks = tuple([risk for risk in self.risks if risk not in common.risks])
        price = self.price if self.price != common.price else ()
        gains = self.gains if self.gains != common.gains else ()
        return replace(self, price=price, gains=gains, risks=risks)

    def without_words(self, words: Collection[str]) -> "Facts":
        """Return the facts without stakes of these words."""
        price, gains = ([one for one in part if one.what not in words] for part in (self.price, self.gains))
        risks = [risk for risk in self.risks if risk.what not in words]
        return replace(self, price=tuple(price), gains=tuple(gains), risks=tuple(risks))

    def includes(self, other: "Facts") -> bool:
        """Return whether the other facts are a case of these: the same action with all these values."""
        fields = ("what", "where", "to", "by", "who", "n")
        mine = [(getattr(self, name), getattr(other, name), name) for name in fields]
        return self.deed == other.deed and all(it in (OMITTED.get(name, ""), its) for it, its, name in mine)


OMITTED = {"who": NOBODY, "n": 0}
"""The default value of each field."""


def common_facts(answers: Iterable[Facts]) -> Facts:
    """Return what all of several options cost, bring or risk alike, which does not help to choose; dice are excluded.
    Prices and gains count only if they are entirely equal."""
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
"""Facts with nothing in common."""


class UnknownKey(LookupError):
    """A key that its game has not declared."""


class ActionPatterns:
    """The patterns of a game's option keys: `gather:{where}-{what}`, or `ready` alone; `{to=gather}` is a constant
    fact.

    The first match counts. The action is the word before the first colon, unless the pattern names another.
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
        """Return the facts in a key."""
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
    """Compile a pattern to a regular expression: words end at colons, numbers may follow a word (`who-2`)."""
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
    """The patterns of a game that declares none: the action, and the rest of the key as its target."""

    def _read(self, key: str) -> Facts:
        deed, _, what = key.partition(":")
        return Facts(deed, what)
