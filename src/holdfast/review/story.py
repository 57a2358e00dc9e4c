"""A played game as a story in Markdown: its log under headings, its pages as they were read, its choices as they were made.

It works for every game, by how log lines look and which message they are:

- `— … —` is the title where it comes first, else a part of a round; `—— … ——` a round; `· … ·` a phase of a day
- the messages `PAGE`, `CHOICE` and `SAYING` of core/text/log.py are a page, what was chosen on it, and what came of it
- a line with a `text` of its own is a paragraph, one that begins with ★, ☆ or † stands out, all others are items of a list
"""

import re
from collections.abc import Iterable, Iterator

from holdfast.core.engine.effect import replace
from holdfast.core.slices import Steps, run_at_once
from holdfast.core.state.world import World
from holdfast.core.text.localizer import Localizer, MissingText, sentence
from holdfast.core.text.log import ANSWER, CHOICE, PAGE, SAYING, LogEntry

HEADING = re.compile(r"(——|—|·) (.+) \1")
SPECIAL = re.compile(r"([\\`*_\[\]<>])")
"""What Markdown would not print as it stands."""
ASIDES = frozenset({"log-journal"})
"""Lines about the players, who are no part of the story."""
PLAYERS = "several"
"""The argument by which a line says which of several players it was: a story is told as if there were one."""
MARKS = ("★", "☆", "†")


def story(lines: Iterable[LogEntry], localizer: Localizer, w: World) -> str:
    """The lines of a log as one Markdown document."""
    return run_at_once(tell_story(lines, localizer, w))


def tell_story(lines: Iterable[LogEntry], localizer: Localizer, w: World) -> Steps[str]:
    """Write the same in steps, a block each."""
    parts: list[str] = []
    before = ""
    for block in _blocks(lines, localizer, w):
        if not parts and not block.startswith("# "):
            parts.append(before := _title(localizer))
        if parts:
            parts.append("\n" if before.startswith("- ") and block.startswith("- ") else "\n\n")
        parts.append(before := block)
        yield
    return f"{''.join(parts or [_title(localizer)])}\n"


def _title(localizer: Localizer) -> str:
    """The name of the game, where the log has no title."""
    return f"# {plain(localizer.noun(localizer.definition.name if localizer.definition is not None else ''))}"


def plain(text: str) -> str:
    """A text that Markdown prints as it stands."""
    return SPECIAL.sub(r"\\\1", text)


def _blocks(lines: Iterable[LogEntry], localizer: Localizer, w: World) -> Iterator[str]:
    """Headings, paragraphs and items, one line each."""
    first = True
    for line in lines:
        if line.message in ASIDES:
            continue
        line = replace(line, args=tuple([(name, "no" if name == PLAYERS else it) for name, it in line.args]))
        if line.message == PAGE:
            yield from _page(line, localizer, w)
        else:
            said = _entry_text(line, localizer, w)
            if not said:
                continue
            yield _block(line, said, localizer, w, first)
        first = False


def _entry_text(line: LogEntry, localizer: Localizer, w: World) -> str:
    """Put a line into words. What was chosen can sometimes not be named as it was when it was asked, as a secret answer: then the
    story says only that something was chosen; any other line without words is left out."""
    try:
        return localizer.line(line, w)
    except MissingText:
        if line.message != ANSWER:
            return ""
    unnamed = tuple([(name, "?" if name == "key" else value) for name, value in line.args])
    return localizer.line(replace(line, args=unnamed), w)


def _page(line: LogEntry, localizer: Localizer, w: World) -> Iterator[str]:
    args = dict(line.args)
    title, text = (localizer.noun(str(args[name]), w=w) for name in ("title", "text"))
    yield f"### {plain(title)} ({args['number']})"
    yield plain(text)


def _block(line: LogEntry, said: str, localizer: Localizer, w: World, first: bool) -> str:
    heading = HEADING.fullmatch(said)
    if heading is not None:
        mark, words = heading.groups()
        if mark == "·":
            return f"**{plain(words)}**"
        return f"{'##' if mark == '——' else '#' if first else '###'} {plain(words)}"
    args = dict(line.args)
    if line.message == CHOICE:
        return f"*{plain(localizer.noun(str(args['choice']), w=w))}*"
    words = plain(sentence(said))
    if said.startswith(MARKS) and "text" not in args:
        return f"**{words}**"
    return words if line.message == SAYING or "text" in args else f"- {words}"
