"""Dialogs over the table: text, lookup, confirmation, file name, end of the game."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar, NamedTuple

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option as Row

from holdfast.boards.markup import DIM, HEAD, page, row, styled
from holdfast.core.text.localizer import sentence
from holdfast.core.text.rulebook import folded
from holdfast.terminal.session import Session
from holdfast.terminal.texts import TerminalTexts


class Reader(ModalScreen[None]):
    """A scrollable text."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,space", "dismiss", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
    ]

    def __init__(
        self, title: str, text: Content, words: TerminalTexts, at_end: bool = False, large: bool = False
    ) -> None:
        super().__init__(classes="-large" if large else "")
        self.heading = title
        self.text = text
        self.words = words
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="window") as window:
            window.border_title = self.heading
            window.border_subtitle = f"↵ · Esc {self.words.say('key-close')}"
            with VerticalScroll():
                yield Static(self.text, markup=False)

    def on_mount(self) -> None:
        if self.at_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


Ask = Callable[[str], Sequence[str]]
"""Function that returns the keys of the entries that answer a question, the best first."""


class LookupEntry(NamedTuple):
    """An entry of a lookup: its line in the list and its text."""

    title: str
    text: Content
    hay: str
    key: str = ""


class Lookup(ModalScreen[None]):
    """A search: the list shows the entries with all words, the pane below shows the highlighted one.

    With `ask`, entries that answer a question come first.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("down", "move(1)", show=False, priority=True),
        Binding("up", "move(-1)", show=False, priority=True),
        Binding("pagedown", "move(8)", show=False, priority=True),
        Binding("pageup", "move(-8)", show=False, priority=True),
    ]

    def __init__(
        self,
        title: str,
        hint: str,
        entries: Sequence[LookupEntry],
        words: TerminalTexts,
        ask: Ask = lambda question: [],
    ) -> None:
        super().__init__(classes="-large")
        self.ask = ask
        self.heading = title
        self.hint = hint
        self.entries = entries
        self.words = words
        self.shown: list[LookupEntry] = []

    def compose(self) -> ComposeResult:
        with Vertical(classes="window") as window:
            window.border_title = self.heading
            window.border_subtitle = f"↑↓ · Esc {self.words.say('key-close')}"
            yield Input(placeholder=self.hint, compact=True)
            yield OptionList(markup=False, compact=True)
            with VerticalScroll(classes="detail"):
                yield Static(markup=False)

    def on_mount(self) -> None:
        self.look_for("")
        self.query_one(Input).focus()

    @on(Input.Changed)
    def typed(self, event: Input.Changed) -> None:
        self.look_for(event.value)

    def look_for(self, words: str) -> None:
        wanted = folded(words).split()
        answers = {key: place for place, key in enumerate(self.ask(words) if wanted else ())}
        last = len(answers)
        self.shown = [
            entry for entry in self.entries if entry.key in answers or all(word in entry.hay for word in wanted)
        ]
        begins = folded(words).strip()
        self.shown.sort(key=lambda entry: (not folded(entry.title).startswith(begins), answers.get(entry.key, last)))
        found = self.query_one(OptionList)
        found.set_options([Row(entry.title) for entry in self.shown])
        if self.shown:
            found.highlighted = 0
        else:
            self.query_one(".detail Static", Static).update(styled(self.words.say("found-none"), DIM))

    @on(OptionList.OptionHighlighted)
    def highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_index < len(self.shown):
            self.query_one(".detail Static", Static).update(self.shown[event.option_index].text)
            self.query_one(".detail", VerticalScroll).scroll_home(animate=False)

    def action_move(self, lines: int) -> None:
        found = self.query_one(OptionList)
        if self.shown:
            found.highlighted = min(max(0, (found.highlighted or 0) + lines), len(self.shown) - 1)


class Confirm(ModalScreen[bool]):
    """A confirmation."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,n", "answer(False)", show=False),
        Binding("y,s", "answer(True)", show=False),
        Binding("left,right", "app.focus_next", show=False),
    ]

    def __init__(self, title: str, text: str, words: TerminalTexts) -> None:
        super().__init__(classes="-small")
        self.heading = title
        self.text = text
        self.words = words

    def compose(self) -> ComposeResult:
        with Vertical(classes="window") as window:
            window.border_title = self.heading
            yield Static(self.text, markup=False)
            with Horizontal(classes="buttons"):
                yield Button(self.words.say("yes"), id="yes", compact=True, variant="primary")
                yield Button(self.words.say("no"), id="no", compact=True)

    @on(Button.Pressed)
    def pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")

    def action_answer(self, yes: bool) -> None:
        self.dismiss(yes)


class AskFile(ModalScreen[Path | None]):
    """A file dialog with an input and a list of existing files."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, title: str, hint: str, start: str, there: Sequence[Path], words: TerminalTexts) -> None:
        super().__init__(classes="-small")
        self.heading = title
        self.hint = hint
        self.start = start
        self.there = there
        self.words = words

    def compose(self) -> ComposeResult:
        with Vertical(classes="window") as window:
            window.border_title = self.heading
            window.border_subtitle = f"Enter {self.words.say('ok')} · Esc {self.words.say('cancel')}"
            yield Input(self.start, placeholder=self.hint, compact=True)
            if self.there:
                yield OptionList(*(Row(file.name) for file in self.there), markup=False, compact=True)

    @on(Input.Submitted)
    def typed(self, event: Input.Submitted) -> None:
        name = event.value.strip()
        self.dismiss(Path(name).expanduser() if name else None)

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.there[event.option_index])


class GameOverDialog(ModalScreen[str]):
    """The end of the game: result, reason, points and next actions."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss('look')", show=False),
        Binding("u", "dismiss('undo')", show=False),
        Binding("w", "dismiss('why')", show=False),
        Binding("g", "dismiss('log')", show=False),
        Binding("s", "dismiss('save')", show=False),
        Binding("n", "dismiss('again')", show=False),
        Binding("q", "dismiss('quit')", show=False),
    ]
    CHOICES = (("look", "Esc"), ("why", "w"), ("log", "g"), ("undo", "u"), ("save", "s"), ("again", "n"), ("quit", "q"))

    def __init__(self, session: Session, words: TerminalTexts) -> None:
        super().__init__(classes="-small")
        outcome = session.game.outcome
        assert outcome is not None
        self.words = words
        self.won = outcome.won
        self.heading = words.say("over-won" if outcome.won else "over-lost")
        why, _ = session.ending()
        self.why = sentence(why)
        self.points = self._points(outcome.scores)
        if winners := session.winners():
            names = words.listed(winners)
            self.points = f"{words.say('winners', names=names, n=len(winners))}\n{self.points}"
            self.heading = self.heading if outcome.won else words.say("over-won-by", names=names, n=len(winners))

    def _points(self, scores: Sequence[int]) -> str:
        if len(set(scores)) > 1:
            return self.words.say("over-points-by-seat", points=", ".join(map(str, scores)))
        return self.words.say("over-points", n=scores[0]) if scores else ""

    def compose(self) -> ComposeResult:
        with Vertical(classes="window -won" if self.won else "window -lost"):
            marks = "★  ★  ★" if self.won else "~  ~  ~"
            banner = (marks, self.heading.upper(), marks)
            text = page([styled("   ".join(banner), HEAD), Content(), Content(self.why), styled(self.points, "bold")])
            yield Static(text, markup=False, classes="banner")
            rows = [row(styled(f"{key:>4}  ", HEAD), self.words.say(f"over-{name}")) for name, key in self.CHOICES]
            yield OptionList(*map(Row, rows), markup=False, compact=True)

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.CHOICES[event.option_index][0])
