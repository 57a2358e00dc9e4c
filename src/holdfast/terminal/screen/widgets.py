"""The parts of the screen: options to choose from, pages of the table, the log, lines of keys."""

import textwrap
from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from textual import events
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from holdfast.boards.markup import DIM, button, listed, page, row, styled
from holdfast.core.engine.menu import Option
from holdfast.terminal.line_layout import aside

HEADINGS = ("—", "·")
"""What lines of the log begin with that stand over others."""
LINES_SHOWN = 200
"""Of the log beside the table; the whole log has a screen of its own."""


class About(Message):
    """Something on the table was clicked: show what concerns it."""

    def __init__(self, token: str) -> None:
        self.token = token
        super().__init__()


class Drawn(Static):
    """Text of which parts can be clicked."""

    def on_click(self, event: events.Click) -> None:
        token = event.style.meta.get("about")
        if token:
            event.stop()
            self.post_message(About(token))


class Choice(NamedTuple):
    """An option as it stands in the list: its words, where it is not allowed the reasons, and what it costs and risks."""

    option: Option
    label: str
    reasons: tuple[str, ...] = ()
    stakes: str = ""

    @property
    def legal(self) -> bool:
        return not self.reasons


def noted(label: str) -> Content:
    """A label whose last words in brackets (the price, the pawns) are dimmer than the rest."""
    return Content(label).stylize(DIM, aside(label))


class Choices(OptionList):
    """The numbered options; the blocked ones, where they are shown, have a cross and their reason."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "screen.take", show=False),
        Binding("left", "screen.turn_page(-1)", show=False),
        Binding("right", "screen.turn_page(1)", show=False),
    ]

    def __init__(self) -> None:
        super().__init__(id="choices", markup=False)
        self.choices: list[Choice] = []

    def offer(self, choices: Sequence[Choice], at: str = "") -> None:
        """Show these; the one with the key `at`, else the first, is highlighted."""
        self.choices = list(choices)
        self.set_options([Row(content) for content in self._rows()])
        keys = [choice.option.key for choice in self.choices]
        if keys:
            self.highlighted = keys.index(at) if at in keys else 0
            self.scroll_to(y=0, animate=False) if at not in keys else self.scroll_to_highlight()

    def _rows(self) -> list[Content]:
        rows, number = [], 0
        for choice in self.choices:
            if choice.legal:
                number += 1
                label = row(styled(f"{number:>3} ", "bold $accent"), noted(self._wrapped(choice.label)))
                stakes = [styled(f"    {self._wrapped(choice.stakes)}", DIM)] if choice.stakes else []
                rows.append(page([label, *stakes]))
            else:
                reasons = [styled(f"    {self._wrapped(reason)}", f"italic {DIM}") for reason in choice.reasons]
                rows.append(page([styled(f"  ✗ {self._wrapped(choice.label)}", DIM), *reasons]))
        return rows

    def _wrapped(self, text: str) -> str:
        """Lines after the first stand under the first."""
        room = max(16, self.scrollable_content_region.width - 1)
        return textwrap.fill(text, room, initial_indent="    ", subsequent_indent="    ").removeprefix("    ")

    def on_resize(self) -> None:
        here = self.here
        self.offer(self.choices, here.option.key if here else "")

    @property
    def here(self) -> Choice | None:
        """The highlighted one."""
        at = self.highlighted
        return self.choices[at] if at is not None and at < len(self.choices) else None

    def numbered(self, number: int) -> Choice | None:
        legal = [choice for choice in self.choices if choice.legal]
        return legal[number - 1] if 1 <= number <= len(legal) else None

    def point_at(self, choice: Choice) -> None:
        self.highlighted = self.choices.index(choice)


class LogPanel(VerticalScroll):
    """The log: what happened since the last answer of a person is bright, the rest dim."""

    def __init__(self, id: str) -> None:
        super().__init__(Static(markup=False), id=id)
        self._lines: Sequence[str] = ()
        self._news = 0

    def tell(self, lines: Sequence[str], news: int) -> None:
        self._lines, self._news = lines, news
        first = max(0, len(lines) - LINES_SHOWN)
        shown = [self._line(line, first + i >= news) for i, line in enumerate(lines[first:])]
        self.query_one(Static).update(page(shown))
        self.anchor()

    def _line(self, line: str, new: bool) -> Content:
        if line.startswith(HEADINGS):
            return styled(line, "bold $accent" if new else "$accent 60%")
        room = max(12, self.scrollable_content_region.width)
        wrapped = textwrap.fill(line, room, initial_indent="• " if new else "  ", subsequent_indent="  ")
        return styled(wrapped, "" if new else DIM)

    def on_resize(self) -> None:
        self.tell(self._lines, self._news)


class Tabs(Static):
    """Names side by side, one of them current; a click chooses another."""

    names: Sequence[tuple[str, str]] = ()
    current = lead = ""

    def name_all(self, names: Sequence[tuple[str, str]], current: str, lead: str = "") -> None:
        """`names`: what is shown, and the action of a click on it."""
        self.names, self.current, self.lead = names, current, lead
        self._draw()

    def _draw(self) -> None:
        """As many in a line as have room."""
        room = self.content_size.width or self.screen.size.width
        lines = [styled(f"{self.lead} ", DIM)]
        for name, action in self.names:
            here = action == self.current
            part = button(f"▸{name}◂" if here else f" {name} ", action, "bold reverse" if here else "")
            if lines[-1].cell_length + part.cell_length > room:
                lines.append(Content())
            lines[-1] = row(lines[-1], part, " ")
        self.update(page([line.rstrip() for line in lines]))

    def on_resize(self) -> None:
        self._draw()


class Keys(Static):
    """The last line: what can be pressed, or clicked; what has no room is left out, the last first."""

    def show_all(self, keys: Sequence[tuple[str, str, str]]) -> None:
        """Each a key, what it does in words, and its action."""
        parts: list[Content] = []
        room = self.screen.size.width - 2
        for key, word, action in keys:
            part = row(button(f"{key} ", action, "bold $accent"), button(word, action, DIM))
            room -= part.cell_length + 2
            if room < -2:
                break
            parts.append(part)
        self.update(listed(parts, "  "))
