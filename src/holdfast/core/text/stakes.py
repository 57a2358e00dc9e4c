"""The stakes of an option in a few words after its label: price, gains, dice, risks.

The games supply the words:

- `paid-<word>`, `gained-<word>`, otherwise `amount-<word>`: an amount, `$n`, if a number and the noun are not enough
- `gives-<word>`      the same with a verb of its own (*heals 1 Wound*), if "gives" does not fit
- `dice-<word>`       dice of a kind, `$n` of them; `dice-<word>-<word>` a named set of dice
- `rolled-for-<word>` what they are rolled for, `$n` the number needed; if faces follow the word (`page 1-3 4-10`),
  `$faces` names them
- `chance-<word>`     a possible result
- `risk-<word>`       what the option provokes, with `$n`
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
"""The result whose probability is shown even if it is zero."""
FACES = {
    "faces-range": re.compile(r"(?P<least>\d+)-(?P<most>\d+)"),
    "faces-most": re.compile(r"≤ ?(?P<n>\d+)"),
    "faces-least": re.compile(r"(?P<n>\d+)"),
}
"""The required faces of dice, as games write them."""


def stakes(localizer: "Localizer", facts: Facts, w: "World | None" = None, label: str = "") -> str:
    """Return what an option costs, brings, rolls and risks, without repeating its label."""
    return "; ".join(Stakes(localizer, w, label).told(facts))


def in_any_case(localizer: "Localizer", common: Facts, w: "World | None", question: str, answers: Sequence[str]) -> str:
    """Return what every option of a question costs, brings and risks, in a sentence after it, without repeating the
    question or all its options."""
    parts = list(Stakes(localizer, w, question, answers).plain(common))
    return localizer.say("stakes-in-any-case", what="; ".join(parts)) if parts else ""


class Stakes:
    """The stakes of one option, beside its label; or of all, beside the question and their labels."""

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
        """Yield the stakes common to all options as plain text, since they are unavoidable."""
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
        """Return the amounts; one of the option's own target is implied, as is anything in the label."""
        said = [self.amount(lead, one) for one in amounts if one != Amount(about)]
        return [words for words in said if not self.in_label(words)]

    def amount(self, lead: str, one: Amount) -> str:
        """Return an amount as text; a level that falls has a minus sign."""
        n = one.n
        for message in (f"{lead}-{one.what}", f"amount-{one.what}"):
            if self.localizer.has(message):
                return self.localizer.say(message, n=n)
        noun = self.localizer.noun(one.what, abs(n), self.w)
        return self.localizer.say("stakes-less" if n < 0 else "stakes-amount", n=abs(n), what=noun)

    # --- dice --------------------------------------------------------------------------------------------------------

    def roll(self, roll: Roll) -> str:
        """Return the dice, their purpose, and the probability of each relevant result."""
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
        """Return the dice: a set by its name, otherwise each kind with its number."""
        handful = f"dice-{'-'.join(dice)}"
        if len(dice) > 1 and self.localizer.has(handful):
            return self.localizer.say(handful)
        return ", ".join([self.localizer.say(f"dice-{die}", n=n) for die, n in Counter(dice).items()])

    def need(self, roll: Roll) -> str:
        """Return the required result: faces by number, or the purpose of the dice; nothing if the probabilities show
        it."""
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
    """Return the text from its number on: *heal 1 Wound* in "heals 1 Wound"."""
    number = re.search(r"\d.*", words)
    return number.group() if number else words


def percent(chance: float) -> int:
    """Return a probability in percent; only certain results are 0 or 100."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))
