"""The table screen: runs people's and bots' answers and handles keys and clicks."""

import secrets
from pathlib import Path
from threading import Thread
from typing import ClassVar

from textual import events, on, work
from textual.binding import Binding, BindingType
from textual.widgets import Input

from holdfast.core.definition import UnknownName
from holdfast.core.engine.menu import Option, Refused
from holdfast.core.losing_answers import losing_answers
from holdfast.core.state.save import BadSave
from holdfast.terminal import saves
from holdfast.terminal.screen.dialogs import AskFile, GameOverDialog
from holdfast.terminal.screen.display import DECIDE
from holdfast.terminal.screen.lookup_actions import LookupActions
from holdfast.terminal.screen.playback import PACES, Pace, Playback
from holdfast.terminal.screen.widgets import About, Choices
from holdfast.terminal.seats import your_seats_text
from holdfast.terminal.session import BookPage, Session

NOTES = {"done": "taken-back", "consent": "not-taken-back", "nothing": "nothing-to-undo"}
NEW_SEEDS = 1 << 31
LOW = 34
"""Terminal height below which a page has its own dialog even if the question shows it."""


class TableScreen(LookupActions):
    """Keys, clicks and bots that change the game; the display shows the result."""

    welcome = False
    pace: Pace = "once"
    """Pace of drawn cards and dice."""
    turned = 0
    """Number of log lines already searched for pages."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "filter", show=False),
        Binding("escape", "all", show=False),
        Binding("w", "why", show=False),
        Binding("h", "hint", show=False),
        Binding("b", "blocked", show=False),
        Binding("i", "info", show=False),
        Binding("u", "undo", show=False),
        Binding("U", "redo", show=False),
        Binding("a", "orders", show=False),
        Binding("p", "pace", show=False),
        Binding("s", "save", show=False),
        Binding("l", "load", show=False),
        Binding("g", "log", show=False),
        Binding("r", "rules", show=False),
        Binding("c", "cards", show=False),
        Binding("L", "language", show=False),
        Binding("t", "theme", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("q,ctrl+q,ctrl+c", "leave", show=False),
        Binding("enter", "take", show=False),
        Binding("tab", "next_seat", show=False),
        Binding("left", "turn_page(-1)", show=False),
        Binding("right", "turn_page(1)", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.stage = Playback(session)

    def on_mount(self) -> None:
        self.choices.focus()
        self.begin(self.session, all_new=True)
        if self.welcome:
            self.introduce()

    def begin(self, session: Session, all_new: bool = False) -> None:
        """Install a session; its log counts as read, except for a new game at the start."""
        self.session = session
        if self.stage.session is not session:
            self.stage = Playback(session)
        self.stage.pace = self.pace
        self.stage.begin()
        self.about = ""
        self.news = self.turned = 0 if all_new else len(session.log.lines)
        self.hear_news(anew=True)
        if session.game.notice:
            fitted, answers = session.game.notice
            self.note("replayed", timeout=12, fitted=fitted, answers=answers)
        self.go_on()

    def fault(self, error: Exception) -> None:
        """Report an error in a rule; the game is unchanged."""
        self.complain(self.words.say("fault", error=f"{type(error).__name__}: {error}"))

    # --- playing -------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Let standing orders and bots answer, the bots in a thread, then ask."""
        session = self.session
        try:
            while session.pass_window():
                self.hear_news()
            self.stage.begin()
        except Exception as error:
            self.fault(error)
        if not session.over and any(seat in session.bots for seat in session.game.question.seats):
            self.thinking = True
            session.keep()
            self.show()
            Thread(target=self.let_bots_answer, daemon=True).start()
        else:
            self.rest()

    def let_bots_answer(self) -> None:
        """Run the bots in a thread and show each answer before the next; leaving does not wait."""
        try:
            while self.session.answer_unasked():
                self.play_steps()
                self.app.call_from_thread(self.hear_bot)
                self.stage.begin()
        except Exception as error:
            if self.app.is_running:
                self.app.call_from_thread(self.fault, error)
        if self.app.is_running:
            self.app.call_from_thread(self.rest)

    def play_steps(self) -> None:
        """Show the steps one by one until hurried; runs in a thread."""
        for step in self.stage.steps():
            if not self.app.is_running:
                return
            self.app.call_from_thread(self.show_step, self.stage, step)
            if not self.stage.wait():
                return

    def play_out(self) -> None:
        """Play back a person's answer, then continue."""
        self.play_steps()
        if self.app.is_running:
            self.app.call_from_thread(self.played_out)

    def played_out(self) -> None:
        self.thinking = False
        self.hear_news()
        self.go_on()

    def hear_bot(self) -> None:
        self.hear_news()
        if self.look is not None:
            self.show_top(self.look)

    def rest(self) -> None:
        """Update the screen when only people are asked."""
        self.thinking = False
        self.session.keep()
        self.show()
        for line in your_seats_text(self.session, self.words, self.greeted) if self.welcome else ():
            self.notify(line, markup=False, timeout=12)
        pages = self.session.pages(self.turned, asked=self.size.height < LOW)
        self.turned = len(self.session.log.lines)
        if self.session.over:
            self.show_ending(pages)
        elif pages:
            self.app.push_screen(self.book(pages))

    def answer(self, option: Option) -> None:
        self.news = len(self.session.log.lines)
        self.stage.begin()
        try:
            self.session.answer(option)
        except Refused as refused:
            self.complain("; ".join(self.session.reason(reason) for reason in refused.blocks))
            return
        except Exception as error:
            self.fault(error)
            self.show()
            return
        self.about = ""
        self.filter.value = ""
        if self.stage.steps():
            self.thinking = True
            self.show_choices()
            Thread(target=self.play_out, daemon=True).start()
            return
        self.hear_news()
        self.go_on()

    @work
    async def answer_if_sure(self, option: Option) -> None:
        """Ask for confirmation before an answer that loses the game."""
        if await self.agreed("sure-title", self.words.say("sure-final", answer=self.session.label(option))):
            self.answer(option)

    def action_pace(self) -> None:
        """Switch the pace: calm, brisk, at once."""
        self.pace = PACES[(PACES.index(self.pace) + 1) % len(PACES)]
        self.stage.pace = self.pace
        self.stage.hurry.set()
        self.note(f"pace-{self.pace}", timeout=4)

    # --- choosing ----------------------------------------------------------------------------------------------------

    @on(Choices.OptionSelected)
    def selected(self) -> None:
        self.action_take()

    @on(Choices.OptionHighlighted)
    def highlighted(self) -> None:
        self.show_map()

    def action_take(self) -> None:
        here = self.choices.here
        if not self.deciding:
            self.action_open_page(DECIDE)
        elif self.thinking:
            self.stage.hurry.set()
        elif self.session.over:
            return
        elif here is None:
            self.go_on()
        elif here.legal and here.option.key in losing_answers(self.session.game, here.option.seat):
            self.answer_if_sure(here.option)
        elif here.legal:
            self.answer(here.option)
        else:
            self.action_why()

    def on_key(self, event: events.Key) -> None:
        """Choose by digits; an ambiguous number waits for the next digit or Enter.

        During playback Space and Enter continue.
        """
        if self.thinking and event.key in ("space", "enter"):
            self.stage.hurry.set()
        digit = event.character if event.character and event.character.isdecimal() else ""
        open_now = bool(digit) and self.deciding and not self.thinking
        choice = self.choices.numbered(int(self.typed + digit)) if open_now else None
        if choice is None:
            self.typed = ""
            return
        event.stop()
        self.choices.point_at(choice)
        self.typed += digit
        if self.choices.numbered(int(self.typed) * 10) is None:
            self.answer(choice.option)
        else:
            self.choices.border_title = self.words.say("options-typed", typed=self.typed)

    def action_filter(self) -> None:
        if self.narrow:
            self.action_open_page(DECIDE)
        self.filter.placeholder = self.words.say("filter-hint")
        self.filter.add_class("-open")
        self.filter.focus()

    @on(Input.Changed, "#filter")
    def filtered(self) -> None:
        if not self.thinking:
            self.show_choices()

    @on(Input.Submitted, "#filter")
    def filter_done(self) -> None:
        self.choices.focus()

    def action_all(self) -> None:
        """Show all options again."""
        self.about = ""
        self.filter.value = ""
        self.filter.remove_class("-open")
        self.choices.focus()
        if not self.thinking:
            self.show_choices()

    def on_about(self, message: About) -> None:
        """Filter the options by the clicked object; a second click removes the filter."""
        if self.quiet():
            self.about = "" if self.about == message.token else message.token
            if self.narrow:
                self.action_open_page(DECIDE)
            self.show_choices()

    def action_blocked(self) -> None:
        if self.quiet():
            self.blocked_too = not self.blocked_too
            self.show_choices()

    def action_orders(self) -> None:
        """Switch standing orders; a question that they answer is passed."""
        if self.quiet():
            self.session.asks = "less" if self.session.asks == "all" else "all"
            self.note(f"orders-{self.session.asks}", timeout=4)
            self.go_on()

    def action_next_seat(self) -> None:
        if len(self.asked) < 2:
            self.focus_next()
        else:
            self.action_sit(self.asked[(self.asked.index(self.seat) + 1) % len(self.asked)])

    def action_sit(self, seat: int) -> None:
        if self.quiet():
            self.seat = seat
            self.show()

    def action_turn_page(self, by: int) -> None:
        self.action_open_page(self.pages[(self.pages.index(self.open_page) + by) % len(self.pages)])

    def action_open_page(self, name: str) -> None:
        self.open_page = name
        self.query_one("#page").scroll_home(animate=False)
        self.show_table()
        if self.deciding:
            self.choices.focus()

    # --- undoing, saving, leaving --------------------------------------------------------------------------------------

    @work
    async def action_undo(self) -> None:
        if not self.quiet():
            return
        taken = self.session.undo()
        if taken == "consent" and await self.agreed("undo-title", self.words.say("ask-consent")):
            taken = self.session.undo(consent=True)
        if taken == "done":
            self.begin(self.session)
        self.note(NOTES[taken])

    def action_redo(self) -> None:
        if not self.quiet():
            return
        if given := self.session.redo():
            self.begin(self.session)
        self.note("given-again" if given else "nothing-to-redo")

    @work
    async def action_save(self) -> None:
        if not self.quiet():
            return
        say = self.words.say
        start = str(self.folder / f"{self.session.definition.name}-{self.session.game.seed}.json")
        file = await self.app.push_screen_wait(AskFile(say("save-title"), "", start, (), self.words))
        if file is None:
            return
        try:
            self.session.save(file)
        except OSError as error:
            self.complain(say("not-saved", file=str(file), reason=error.strerror or str(error)))
        else:
            self.note("saved", timeout=6, file=str(file))

    @work
    async def action_load(self) -> None:
        if not self.quiet():
            return
        say = self.words.say
        there = sorted(self.folder.glob(f"{self.session.definition.name}*.json")) if self.folder.is_dir() else []
        file = await self.app.push_screen_wait(AskFile(say("load-title"), say("load-hint"), "", there, self.words))
        if file is None:
            return
        try:
            new = Session.load(file, self.words.lang, self.session.packs)
        except (BadSave, UnknownName) as error:
            self.complain(say("not-loaded", reason=str(error)))
            return
        if new.definition is not self.session.definition:
            self.complain(say("other-game", game=new.definition.name))
            return
        new.take_over(self.session)
        self.begin(new)
        self.note("loaded", timeout=6, file=str(file))

    @property
    def folder(self) -> Path:
        """Return the folder offered for saves."""
        return (self.session.file or saves.autosaves(self.session.definition.name)).parent

    @work
    async def action_leave(self) -> None:
        game, file, say = self.session.definition.name, self.session.file, self.words.say
        kept = say("quit-kept", game=game, file=str(file)) if file else say("quit-not-kept")
        if await self.agreed("quit-title", kept):
            self.app.exit()

    @work(exclusive=True, group="ending")
    async def show_ending(self, pages: list[BookPage]) -> None:
        """Show the pages read at the end, then the ending."""
        if pages:
            await self.app.push_screen_wait(self.book(pages))
        match await self.app.push_screen_wait(GameOverDialog(self.session, self.words)):
            case "undo":
                self.action_undo()
            case "why":
                self.action_why()
            case "log":
                self.action_log()
            case "save":
                self.action_save()
            case "again":
                self.begin(self.session.again(secrets.randbelow(NEW_SEEDS)), all_new=True)
            case "quit":
                self.app.exit()
