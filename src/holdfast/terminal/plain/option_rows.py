"""A group of options as rows of names, with common beginnings shown once and explanations left out.

    Building – Action dice: success 67 %, a Wound 67 %; with both pawns: success 100 %:
        1–2 pawns: 4. Shovel · 6. Weapon level (1 wood) · 8. Sling (1 wood)
        with both pawns: 5. Shovel · 7. Weapon level · 9. Sling

Rows are derived from labels and therefore work in every game and language.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from holdfast.core.engine.menu import Option
from holdfast.core.facts import UnknownKey
from holdfast.core.text.rulebook import folded
from holdfast.terminal.line_layout import WIDTH, brief
from holdfast.terminal.numbered_options import OptionGroup, how_of, row, way_words
from holdfast.terminal.session import Session

MARGIN = "    "
SHORT_HEADING = 40
"""Maximum length of a heading on the same line as its row."""
MIND = "!"
"""Mark of a risky option."""
Answers = list[tuple[int, Option]]
ASIDE = re.compile(r"(.*) \(([^()]*)\)")


class Named(NamedTuple):
    """An option in a row."""

    number: int
    name: str
    key: str
    risky: bool

    def told(self) -> str:
        return f"{self.number}. {self.name}{MIND if self.risky else ''}"


def rows(session: Session, group: OptionGroup, heading: str) -> list[str]:
    """Return the group as rows after its heading, or an empty list if options would have the same name."""
    kinds: dict[str, Answers] = {}
    for number, option in group.answers:
        shared = row(session, option)
        kinds.setdefault(shared[0] if shared else folded(session.label(option).split()[0]), []).append((number, option))
    parts = [part for members in kinds.values() for part in parted(session, members)]
    led_by = [leading(session, part) for part in parts if len(part) > 1]
    if alone := [named(session, *one) for part in parts if len(part) == 1 for one in part]:
        led_by.append(("", alone))
    if any(len({one.name for one in members}) < len(members) for _, members in led_by):
        return []
    told: list[str] = []
    for lead, members in led_by:
        told += paragraph("" if option_text(lead, heading) else lead, [one.told() for one in members])
    if len(led_by) == 1 and 0 < len(heading) <= SHORT_HEADING:
        [(lead, members)] = led_by
        beside = heading if option_text(lead, heading) else f"{heading} – {lead}"
        told = paragraph(beside, [one.told() for one in members], margin="")
    elif heading:
        told.insert(0, f"{heading}:")
    for way, given in by_way(session, group, [one for _, members in led_by for one in members]).items():
        told += paragraph(way, given)
    return told


def named(session: Session, number: int, option: Option) -> Named:
    return Named(number, brief(session.label(option)), option.key, is_risky(session, option))


def parted(session: Session, members: Answers) -> list[Answers]:
    """Split options with two different endings of their brackets, such as *1–2 pawns* and *2–3*, into two rows."""
    by_end: dict[str, Answers] = {}
    for one in members:
        aside = ASIDE.fullmatch(brief(session.label(one[1])))
        by_end.setdefault(aside[2].rpartition(", ")[2] if aside else "", []).append(one)
    return (
        list(by_end.values()) if len(by_end) == 2 and "" not in by_end and len(members) > len(by_end) + 1 else [members]
    )


def leading(session: Session, members: Answers) -> tuple[str, list[Named]]:
    """Return what the options have in common, from the game or their first words, and their remaining names."""
    shared = [row(session, option) for _, option in members]
    own = [one for one in shared if one is not None]
    if len(own) == len(members):
        names = [name for _, name in own]
        lead = own[0][0]
    else:
        split = [brief(session.label(option)).split(" ") for _, option in members]
        n = similar(split)
        lead, names = unbracketed(" ".join(split[0][:n]).rstrip(":"), [" ".join(words[n:]) for words in split])
    told = [named(session, *one) for one in members]
    return lead, [one._replace(name=name) for one, name in zip(told, names, strict=True)]


def similar(split: Sequence[Sequence[str]]) -> int:
    """Return the number of words with which all names begin.

    Every name keeps a word before its brackets. If that word is the same in all names, only the part up to the last
    colon is common.
    """
    n = 0
    while all(len(words) > n + 1 for words in split) and len({words[n] for words in split}) == 1:
        if any(words[n + 1].startswith("(") for words in split):
            return max([i + 1 for i, word in enumerate(split[0][:n]) if word.endswith(":")], default=0)
        n += 1
    return n


def unbracketed(lead: str, names: list[str]) -> tuple[str, list[str]]:
    """Move the ending that all brackets share to the common part."""
    found = [aside for name in names if (aside := ASIDE.fullmatch(name)) is not None]
    last = {aside[2].rpartition(", ")[2] for aside in found}
    if len(found) < len(names) or len(last) > 1:
        return lead, names
    [shared] = last
    rest = [(aside[1], aside[2].rpartition(", ")[0]) for aside in found]
    return f"{lead} ({shared})".strip(), [f"{name} ({more})" if more else name for name, more in rest]


def option_text(lead: str, heading: str) -> bool:
    """Return whether the heading begins with the same words."""
    return folded(heading).startswith(folded(lead))


def by_way(session: Session, group: OptionGroup, answers: Sequence[Named]) -> dict[str, list[str]]:
    """Return the numbered names of each other way; prices are left out if the names are unique without them."""
    bare = {one.key: ASIDE.sub(r"\1", one.name) for one in answers}
    names = bare if len(set(bare.values())) == len(bare) else {one.key: one.name for one in answers}
    found: dict[str, list[str]] = {}
    for number, key, way in sorted(
        [(n, key, how_of(session, way)) for key, ways in group.ways.items() for n, way in ways]
    ):
        found.setdefault(way_words(session, way), []).append(f"{number}. {names[key]}")
    return found


def is_risky(session: Session, option: Option) -> bool:
    """Return whether an option has a risk that is not common to all and not shown by its dice."""
    try:
        return bool(session.facts(option).without(session.game.question.in_common()).unrolled())
    except UnknownKey:
        return False


def paragraph(lead: str, items: Sequence[str], margin: str = MARGIN) -> list[str]:
    """Return a row, wrapped only between options."""
    lines, line = list[str](), f"{margin}{lead}: " if lead else margin
    for n, item in enumerate(items):
        more = item if n + 1 == len(items) else f"{item} ·"
        if len(line) + len(more) > WIDTH and line.strip():
            lines.append(line.rstrip())
            line = f"{MARGIN}  "
        line += f"{more} "
    return [*lines, line.rstrip()]
