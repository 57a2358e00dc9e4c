"""The options of a question in plain lines: in full, shortened to about one screen, or filtered by words.

The short form replaces the longest groups by rows of names until the list fits. Numbers are the same in every form;
`list` or a word of an option shows what a row leaves out.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from holdfast.core.facts import UnknownKey
from holdfast.core.text.localizer import MissingText
from holdfast.core.text.rulebook import folded
from holdfast.core.text.stakes import Stakes
from holdfast.terminal.line_layout import WIDTH
from holdfast.terminal.numbered_options import MAX_REPEATS, OptionGroup, dice_text, noted
from holdfast.terminal.plain.option_rows import MIND, rows
from holdfast.terminal.session import Session
from holdfast.terminal.texts import TerminalTexts

SCREEN = 30
"""Number of lines from which the longest groups become rows."""
FEW = 2
"""Number of options that always have a line each."""
WORTH = 2
"""Minimum number of lines that a row must save."""
CUT = 3
"""Number of cut names from which full lines are used instead."""
NOTE = "(*)"
"""Mark for a risk common to many options; the last line explains it."""
WORTH_A_NOTE = 16
"""Minimum length of a common risk."""
LEAST = 2
"""Minimum length of a search word."""
MOST_BLOCKED = 5


class Listing:
    """The options of a seat for the open question."""

    def __init__(self, session: Session, words: TerminalTexts, seat: int, keys: bool) -> None:
        self.session = session
        self.words = words
        self.seat = seat
        self.keys = keys
        self.groups = session.listed(seat)

    def whole(self) -> list[str]:
        """Return every option in full."""
        return [line for group in self.groups for line in self._in_full(group)]

    def short(self) -> list[str]:
        """Return the options in full if they fit or keys are shown; otherwise shorten common risks, then the longest
        groups."""
        blocks = [self._in_full(group) for group in self.groups]
        if self.keys or total(blocks) <= SCREEN:
            return [line for block in blocks for line in block]
        often = self._often_risked()
        blocks = [[line.replace(often, NOTE) for line in block] for block in blocks] if often else blocks
        shortened = False
        for i in sorted(range(len(blocks)), key=lambda i: -height(blocks[i])):
            group = self.groups[i]
            if total(blocks) <= SCREEN or len(group.answers) + len(group.ways) <= FEW:
                continue
            told = rows(self.session, group, self._heading(group))
            if told and height(told) + WORTH <= height(blocks[i]) and sum(line.count("…") for line in told) < CUT:
                blocks[i], shortened = told, True
        lines = [line for block in blocks for line in block]
        note = [f"{NOTE} {often}"] if any(NOTE in line for line in lines) else []
        return [*lines, *note, *([self._how_to_see_more(lines)] if shortened else [])]

    def _often_risked(self) -> str:
        """Return the text of the risk that many options share, or "" if it is short."""
        session, common = self.session, self.session.game.question.in_common()
        told: Counter[str] = Counter()
        for _, option in [one for group in self.groups for one in group.answers]:
            label = session.label(option)
            try:
                risks = Stakes(session.localizer, session.game.world, label).risks(
                    session.facts(option).without(common).unrolled()
                )
            except (MissingText, UnknownKey):
                continue
            told.update(["; ".join(risks[:n]) for n in range(1, len(risks) + 1)])
        often = [words for words, times in told.items() if times >= MAX_REPEATS and len(words) >= WORTH_A_NOTE]
        return max(often, key=lambda words: len(words) * told[words], default="")

    def with_words(self, wanted: str) -> list[str]:
        """Return the legal options that contain all words, or the blocked ones with their reasons."""
        looked_for = [word for word in folded(wanted).split() if len(word) >= LEAST]
        found = [group for one in self.groups if (group := self._only(one, looked_for)).answers] if looked_for else []
        if found:
            n, all_of_them = (sum(len(group.answers) for group in groups) for groups in (found, self.groups))
            told = [line for group in found for line in self._in_full(group)]
            return [self.words.say("list-some", n=n, all=all_of_them, words=wanted), *told]
        return list(self._blocked(looked_for)) if looked_for else []

    def _only(self, group: OptionGroup, looked_for: Sequence[str]) -> OptionGroup:
        """Return a group with only the options that contain the words; words in the heading count for all of them."""
        session, heading = self.session, self._name(group)
        ways = {key: " ".join(session.label(way) for _, way in several) for key, several in group.ways.items()}
        kept = [
            (number, option)
            for number, option in group.answers
            if has(f"{heading} {session.label(option)} {ways.get(option.key, '')}", looked_for)
        ]
        return group._replace(answers=kept)

    def _blocked(self, looked_for: Sequence[str]) -> Iterator[str]:
        session = self.session
        labelled = [(session.label(option), option) for option in session.blocked(self.seat)]
        found = [one for one in labelled if has(one[0], looked_for)]
        if found:
            yield self.words.say("list-not-now")
        for label, option in found[:MOST_BLOCKED]:
            yield f"  {label}: {'; '.join(session.reason(reason) for reason in option.blocks)}"
        if len(found) > MOST_BLOCKED:
            yield self.words.say("and-more", n=len(found) - MOST_BLOCKED)

    def _in_full(self, group: OptionGroup) -> list[str]:
        dice = group.dice(self.session) if len(self.groups) > 1 else {}
        heading = self._heading(group)
        return [*([f"{heading}:"] if heading else []), *group.told(self.session, dice, self.keys)]

    def _heading(self, group: OptionGroup) -> str:
        """Return the heading of a group with its shared dice, or "" if there is only one group."""
        if len(self.groups) < 2:
            return ""
        return noted(self._name(group), dice_text(self.session, group.dice(self.session)))

    def _name(self, group: OptionGroup) -> str:
        return self.session.heading(group) or (self.words.say("group-rest") if len(self.groups) > 1 else "")

    def _how_to_see_more(self, lines: Sequence[str]) -> str:
        number = sum(len(group.answers) + sum(map(len, group.ways.values())) for group in self.groups)
        risky = any(f"{MIND} ·" in line or line.endswith(MIND) for line in lines)
        return self.words.say("list-short", n=number, risky="yes" if risky else "no")


def total(blocks: Sequence[Sequence[str]]) -> int:
    return sum(map(height, blocks))


def has(text: str, looked_for: Sequence[str]) -> bool:
    """Return whether each search word begins a word of the text."""
    words = "".join([letter if letter.isalnum() else " " for letter in folded(text)])
    return all(f" {word}" in f" {words}" for word in looked_for)


def height(lines: Sequence[str]) -> int:
    """Return the number of screen lines."""
    return sum([1 + max(0, len(row) - 1) // WIDTH for line in lines for row in line.split("\n")])
