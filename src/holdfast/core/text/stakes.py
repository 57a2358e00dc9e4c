"""What an answer puts at stake, in a few words after its label: its price, what it brings, its dice, what it risks.

One place for all games, which bring the words:

- `paid-<word>`, `gained-<word>`, else `amount-<word>`: so many, `$n`, where a number and the noun do not say it
- `gives-<word>`      the same with a verb of its own (*heals 1 Wound*), where it would not be said that an answer gives it
- `dice-<word>`       dice of a kind, `$n` of them; `dice-<word>-<word>` a handful that has a name
- `rolled-for-<word>` what they are rolled for, `$n` how many of it are needed; where faces follow the word (`page 1-3 4-10`),
  `$faces` names them
- `chance-<word>`     what may come of it
- `risk-<word>`       what it provokes, with `$n`
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from holdfast.core.facts import Amount, Facts, Risk, Roll

if TYPE_CHECKING:
    from holdfast.core.state.world import World
    from holdfast.core.text.localizer import Localizer

SUCCESS = "success"
"""The chance that is told even where there is none."""
FACES = {
    "faces-range": re.compile(r"(?P<least>\d+)-(?P<most>\d+)"),
    "faces-most": re.compile(r"≤ ?(?P<n>\d+)"),
    "faces-least": re.compile(r"(?P<n>\d+)"),
}
"""What numbers of dice must show, as games write it."""


def stakes(localizer: "Localizer", facts: Facts, w: "World | None" = None, label: str = "") -> str:
    """What an answer costs, brings, rolls and risks; what its label says is not said again."""
    return "; ".join(Stakes(localizer, w, label).told(facts))


def in_any_case(localizer: "Localizer", common: Facts, w: "World | None", question: str, answers: Sequence[str]) -> str:
    """What every answer to a question costs, brings and risks, in a sentence after it; what the question says itself, or all
    its answers do, is not said again."""
    told = list(Stakes(localizer, w, question, answers).plain(common))
    return localizer.say("stakes-in-any-case", what="; ".join(told)) if told else ""


class Stakes:
    """The words for one answer, beside its label; or for all, beside the question and their labels."""

    def __init__(self, localizer: "Localizer", w: "World | None", label: str, answers: Sequence[str] = ()) -> None:
        self.localizer = localizer
        self.w = w
        self._label = label.casefold()
        self._answers = [answer.casefold() for answer in answers]

    def told(self, facts: Facts) -> Iterator[str]:
        yield from self.paid_and_gained(facts)
        if facts.roll is not None and (roll := self.roll(facts.roll)):
            yield roll
        if risks := self.risks(facts.unrolled()):
            yield self.localizer.say("stakes-risk", what="; ".join(risks))

    def plain(self, common: Facts) -> Iterator[str]:
        """What there is nothing to mind about, since it cannot be helped."""
        yield from self.paid_and_gained(common)
        yield from self.risks(common.risks)

    def paid_and_gained(self, facts: Facts) -> Iterator[str]:
        own = [one for one in facts.gains if self.localizer.has(f"gives-{one.what}")]
        plain = [one for one in facts.gains if one not in own]
        for lead, amounts in (("paid", facts.price), ("gained", plain)):
            if said := self.amounts(lead, amounts, facts.what):
                yield self.localizer.say(f"stakes-{lead}", what=", ".join(said))
        for one in own:
            words = self.localizer.say(f"gives-{one.what}", n=one.n)
            if not self.in_label(count_text(words)):
                yield words

    def in_label(self, said: str) -> bool:
        words = said.lstrip("−+").casefold()
        return words in self._label or (bool(self._answers) and all(words in answer for answer in self._answers))

    # --- prices and gains --------------------------------------------------------------------------------------------

    def amounts(self, lead: str, amounts: Sequence[Amount], about: str) -> list[str]:
        """One of what the answer itself is about goes without saying, as does what the label says."""
        said = [self.amount(lead, one) for one in amounts if one != Amount(about)]
        return [words for words in said if not self.in_label(words)]

    def amount(self, lead: str, one: Amount) -> str:
        """So many of it; a level that goes down is written with its sign."""
        n = one.n
        for message in (f"{lead}-{one.what}", f"amount-{one.what}"):
            if self.localizer.has(message):
                return self.localizer.say(message, n=n)
        noun = self.localizer.noun(one.what, abs(n), self.w)
        return self.localizer.say("stakes-less" if n < 0 else "stakes-amount", n=abs(n), what=noun)

    # --- dice --------------------------------------------------------------------------------------------------------

    def roll(self, roll: Roll) -> str:
        """The dice, what they are for, and how likely each thing is that matters."""
        dice, need = self.dice(roll.dice), self.need(roll)
        if self.in_label(dice):
            dice, need = "", need.strip("()") if " " in roll.need else ""
        thrown = " ".join(filter(None, (dice, need)))
        likely = [
            self.localizer.say("stakes-chance", what=self.localizer.say(f"chance-{one.what}"), percent=percent(one.of))
            for one in roll.chances
            if (one.of > 0 or one.what == SUCCESS) and not self.in_label(f": {percent(one.of)} %")
        ]
        return ": ".join(filter(None, (thrown, ", ".join(likely))))

    def dice(self, dice: Sequence[str]) -> str:
        """Which are rolled: a handful by its name, else each kind with its number."""
        handful = f"dice-{'-'.join(dice)}"
        if len(dice) > 1 and self.localizer.has(handful):
            return self.localizer.say(handful)
        return ", ".join([self.localizer.say(f"dice-{die}", n=n) for die, n in Counter(dice).items()])

    def need(self, roll: Roll) -> str:
        """What counts: faces by their numbers, or what the dice are rolled for; where the chances say it, nothing."""
        for message, pattern in FACES.items():
            if found := pattern.fullmatch(roll.need):
                return self.localizer.say(message, **{name: int(n) for name, n in found.groupdict().items()})
        word, *spans = roll.need.split() or [""]
        message, faces = f"rolled-for-{word}", [span.replace("-", "–") for span in spans]
        if not self.localizer.has(message):
            return ""
        return self.localizer.say(message, n=roll.least, faces=self.localizer.listed(faces, "or"))

    # --- risks -------------------------------------------------------------------------------------------------------

    def risks(self, risks: Sequence[Risk]) -> list[str]:
        said = [self.localizer.say(f"risk-{risk.what}", n=risk.n) for risk in risks]
        return [words for words in dict.fromkeys(said) if not self.in_label(words)]


def count_text(words: str) -> str:
    """The words from their number on: *heal 1 Wound* says that it heals 1 Wound."""
    number = re.search(r"\d.*", words)
    return number.group() if number else words


def percent(chance: float) -> int:
    """A chance in a hundred; only what is sure is 0 or 100."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))
