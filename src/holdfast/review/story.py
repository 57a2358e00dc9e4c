"""Stories: a finished game in Markdown, with its log under headings, its pages and its choices.

It works for every game, by the form of log lines and their messages:

- `— … —` is the title if it comes first, otherwise a part of a round; `—— … ——` a round; `· … ·` a phase of a day
- the messages `PAGE`, `CHOICE` and `SAYING` of core/text/log.py are a page, the choice made on it, and its result
- a line with a `text` of its own is a paragraph, one that starts with ★, ☆ or † is emphasised, all others are list items
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
"""Characters that Markdown would interpret."""
ASIDES = frozenset({"log-journal"})
"""Log entries about the players, which are omitted from the story."""
PLAYERS = "several"
"""The argument that names one of several players; the story reads as if there were one."""
MARKS = ("★", "☆", "†")


def story(lines: Iterable[LogEntry], localizer: Localizer, w: World) -> str:
    """Return the lines of a log as one Markdown document."""
    return run_at_once(tell_story(lines, localizer, w))


def tell_story(lines: Iterable[LogEntry], localizer: Localizer, w: World) -> Steps[str]:
    """Yield the same document in steps of one block."""
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
    """Return the name of the game, for logs without a title."""
    return f"# {plain(localizer.noun(localizer.definition.name if localizer.definition is not None else ''))}"


def plain(text: str) -> str:
    """Return a text escaped for Markdown."""
    return SPECIAL.sub(r"\\\1", text)


def _blocks(lines: Iterable[LogEntry], localizer: Localizer, w: World) -> Iterator[str]:
    """Yield headings, paragraphs and items, one line each."""
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
    """Format a log entry. A choice may have no label afterwards, as a secret answer: the story then says only that
    something was chosen; any other entry without a text is omitted."""
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
