"""Widgets of the screen: options, pages of the table, log, key lines."""

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
"""Beginnings of log headings."""
LINES_SHOWN = 200
"""Number of log lines beside the table; a dialog shows the whole log."""


class About(Message):
    """A click on an object of the table, which filters the options."""

    def __init__(self, token: str) -> None:
        self.token = token
        super().__init__()


class Drawn(Static):
    """Text with clickable parts."""

    def on_click(self, event: events.Click) -> None:
        token = event.style.meta.get("about")
        if token:
            event.stop()
            self.post_message(About(token))


class Choice(NamedTuple):
    """An option in the list: its label, its price and risks, and its reasons if it is blocked."""

    option: Option
    label: str
    reasons: tuple[str, ...] = ()
    stakes: str = ""

    @property
    def legal(self) -> bool:
        return not self.reasons


def noted(label: str) -> Content:
    """Return a label with its final brackets (price, pawns) dimmed."""
    return Content(label).stylize(DIM, aside(label))


class Choices(OptionList):
    """The numbered options; blocked ones have a cross and their reason."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "screen.take", show=False),
        Binding("left", "screen.turn_page(-1)", show=False),
        Binding("right", "screen.turn_page(1)", show=False),
    ]

    def __init__(self) -> None:
        super().__init__(id="choices", markup=False)
        self.choices: list[Choice] = []

    def offer(self, choices: Sequence[Choice], at: str = "") -> None:
        """Show these options and highlight the one with the key `at`, or the first."""
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
        """Indent the lines after the first."""
        room = max(16, self.scrollable_content_region.width - 1)
        return textwrap.fill(text, room, initial_indent="    ", subsequent_indent="    ").removeprefix("    ")

    def on_resize(self) -> None:
        here = self.here
        self.offer(self.choices, here.option.key if here else "")

    @property
    def here(self) -> Choice | None:
        """Return the highlighted option."""
        at = self.highlighted
        return self.choices[at] if at is not None and at < len(self.choices) else None

    def numbered(self, number: int) -> Choice | None:
        legal = [choice for choice in self.choices if choice.legal]
        return legal[number - 1] if 1 <= number <= len(legal) else None

    def point_at(self, choice: Choice) -> None:
        self.highlighted = self.choices.index(choice)


class LogPanel(VerticalScroll):
    """The log; lines since a person's last answer are bright, older ones dim."""

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
    """Clickable tabs with one current tab."""

    names: Sequence[tuple[str, str]] = ()
    current = lead = ""

    def name_all(self, names: Sequence[tuple[str, str]], current: str, lead: str = "") -> None:
        """Set the tabs: each a name and the action of a click."""
        self.names, self.current, self.lead = names, current, lead
        self._draw()

    def _draw(self) -> None:
        """Draw as many tabs per line as fit."""
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
    """The last line: keys to press or click; keys without room are left out from the end."""

    def show_all(self, keys: Sequence[tuple[str, str, str]]) -> None:
        """Set the keys: each with its meaning and action."""
        parts: list[Content] = []
        room = self.screen.size.width - 2
        for key, word, action in keys:
            part = row(button(f"{key} ", action, "bold $accent"), button(word, action, DIM))
            room -= part.cell_length + 2
            if room < -2:
                break
            parts.append(part)
        self.update(listed(parts, "  "))
