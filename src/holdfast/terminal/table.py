"""The table as one screen: it shows the session and does what keys and clicks ask of it."""

import secrets
from pathlib import Path
from typing import ClassVar

from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, Static

from holdfast.core.content import LANGUAGES
from holdfast.core.kind import Unknown
from holdfast.core.menu import Option, Refused
from holdfast.core.save import BadSave
from holdfast.core.text import sentence
from holdfast.terminal import lookups, saves
from holdfast.terminal.boards import Look, Room, board_of, concerns
from holdfast.terminal.ink import DIM, ink, page
from holdfast.terminal.modals import AskFile, Confirm, Ending, Found, Lookup, Reader
from holdfast.terminal.session import Session
from holdfast.terminal.themes import THEMES
from holdfast.terminal.widgets import About, Choice, Choices, Chronicle, Drawn, Keys, Tabs
from holdfast.terminal.words import Words

WIDE = 100
"""From here on the table stands beside the question; below it they take turns."""
DECIDE = "decide"
KEYS = (
    ("?", "key-help", "screen.help"),
    ("q", "key-quit", "screen.leave"),
    ("↵", "key-enter", "screen.take"),
    ("/", "key-filter", "screen.filter"),
    ("w", "key-why", "screen.why"),
    ("b", "key-blocked", "screen.blocked"),
    ("i", "key-info", "screen.info"),
    ("u", "key-undo", "screen.undo"),
    ("g", "key-log", "screen.log"),
    ("r", "key-rules", "screen.rules"),
    ("c", "key-cards", "screen.cards"),
    ("s", "key-save", "screen.save"),
    ("l", "key-load", "screen.load"),
    ("L", "key-language", "screen.language"),
)


class Table(Screen[None]):
    """Shows the session and does what is asked of it. While bots think, the session is theirs and is not touched."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide"), (116, "-broad")]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "filter", show=False),
        Binding("escape", "all", show=False),
        Binding("w", "why", show=False),
        Binding("b", "blocked", show=False),
        Binding("i", "info", show=False),
        Binding("u", "undo", show=False),
        Binding("s", "save", show=False),
        Binding("l", "load", show=False),
        Binding("g", "log", show=False),
        Binding("r", "rules", show=False),
        Binding("c", "cards", show=False),
        Binding("L", "language", show=False),
        Binding("t", "theme", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("q,ctrl+q,ctrl+c", "leave", show=False, priority=False),
        Binding("tab", "next_seat", show=False),
        Binding("left", "turn_page(-1)", show=False),
        Binding("right", "turn_page(1)", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.words = Words(session.teller.lang)
        self.board = board_of(session.kind.name)
        self.seat = 0
        self.thinking = False
        self._look: Look | None = None
        self._page = DECIDE
        self._about = ""
        self._show_blocked = False
        self._typed = ""
        self._told: list[str] = []
        self._news = 0
        self._ended = False

    def compose(self) -> ComposeResult:
        with Horizontal(id="top"):
            yield Static(id="where", markup=False)
            yield Static(id="whose", markup=False)
        yield Tabs(id="pages", markup=False)
        with Horizontal(id="table"):
            with Vertical(id="left"):
                yield Drawn(id="map", markup=False)
                with VerticalScroll(id="page", can_focus=False):
                    yield Drawn(id="text", markup=False)
            with Vertical(id="right"):
                yield Drawn(id="question", markup=False)
                yield Tabs(id="seats", markup=False)
                yield Input(id="filter", compact=True)
                yield Choices()
                yield Chronicle(id="log")
        yield Keys(id="keys", markup=False)

    def on_mount(self) -> None:
        self.query_one(Choices).focus()
        self._news = 0
        self._hear_news()
        if self.session.game.notice:
            fitted, answers = self.session.game.notice
            self.notify(self.words.say("replayed", fitted=fitted, answers=answers), markup=False, timeout=12)
        self.go_on()

    # --- playing -------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Let the bots answer, in a thread of their own, then ask."""
        session = self.session
        if not session.over and any(seat in session.bots for seat in session.game.question.seats):
            self.thinking = True
            self.show()
            self.let_bots_answer()
        else:
            self.rest()

    @work(thread=True, exclusive=True, group="bots")
    def let_bots_answer(self) -> None:
        """Between two answers the screen hears the news; the bots wait for it."""
        try:
            while self.session.let_bot_answer():
                self.app.call_from_thread(self.hear_bot)
        except Exception as error:
            self.app.call_from_thread(self.fault, error)
        self.app.call_from_thread(self.rest)

    def hear_bot(self) -> None:
        self._hear_news()
        self._show_top()

    def rest(self) -> None:
        """Nobody but people has anything to say now."""
        self.thinking = False
        self.session.keep()
        self.show()
        if self.session.over and not self._ended:
            self._ended = True
            self.show_ending()

    def answer(self, option: Option) -> None:
        self._news = len(self.session.log.lines)
        try:
            self.session.answer(option)
        except Refused as refused:
            self.complain("; ".join(self.session.reason(reason) for reason in refused.blocks))
            return
        except Exception as error:
            self.fault(error)
            self.show()
            return
        self._about = ""
        self.query_one("#filter", Input).value = ""
        self._hear_news()
        self.go_on()

    def fault(self, error: Exception) -> None:
        self.complain(self.words.say("fault", error=f"{type(error).__name__}: {error}"))

    def complain(self, text: str) -> None:
        self.notify(text, severity="warning", markup=False, timeout=8)

    def quiet(self) -> bool:
        """May the session be touched now?"""
        if self.thinking:
            self.notify(self.words.say("wait"), markup=False, timeout=3)
        return not self.thinking

    # --- showing ---------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Everything anew, from the session."""
        session = self.session
        asked = session.asked
        if asked and self.seat not in asked:
            self.seat = asked[0]
        self._look = Look(
            session.game.view(self.seat),
            session.teller,
            self.words,
            session.game.world.content,
            lambda: session.board(self.seat),
        )
        self._show_top()
        self._show_question()
        self._show_choices()
        self._show_page()
        self._show_map()
        self._show_keys()

    def _show_top(self) -> None:
        session = self.session
        assert self._look is not None
        names = [session.teller.noun(session.kind.name), *self.board.heading(self._look)]
        self.query_one("#where", Static).update(Content(" · ".join(names)))
        if session.over:
            whose = self.words.say("top-over")
        elif self.thinking:
            bots = [seat for seat in session.game.question.seats if seat in session.bots]
            whose = "… " + self.words.say("top-thinking", name=session.name(bots[0] if bots else 0))
        else:
            whose = "▶ " + self.words.say("top-seat", name=session.name(self.seat))
        self.query_one("#whose", Static).update(Content(whose))

    def _show_question(self) -> None:
        session = self.session
        assert self._look is not None
        seats = self.query_one("#seats", Tabs)
        seats.display = len(session.asked) > 1 and not self.thinking
        if session.over:
            why, rule = session.ending()
            text = page([ink(self.words.say("question-over"), "bold"), Content(f"{sentence(why)} ({rule})")])
        elif self.thinking:
            text = ink(self.words.say("question-thinking"), f"italic {DIM}")
        else:
            steps = session.steps()
            lines = [ink(session.prompt(), "bold")]
            lines += [ink(self.words.say("question-why", steps=" › ".join(steps)), DIM)] if steps else []
            text = page([*lines, *self.board.beside(self._look)])
            names = [(f"{seat + 1} {session.name(seat)}", f"screen.sit({seat})") for seat in session.asked]
            seats.name_all(names, f"screen.sit({self.seat})", self.words.say("question-seats"))
        self.query_one("#question", Drawn).update(text)

    def _show_choices(self) -> None:
        """The options that the filter lets through; where they are wanted, the blocked ones after them."""
        choices = self.query_one(Choices)
        self._typed = ""
        if self.thinking or self.session.over:
            choices.offer([])
            choices.border_title = choices.border_subtitle = ""
            return
        session, here = self.session, choices.here
        every = [Choice(option, session.label(option)) for option in session.options(self.seat)]
        if self._show_blocked:
            every += [
                Choice(option, session.label(option), tuple(session.reason(block) for block in option.blocks))
                for option in session.blocked(self.seat)
            ]
        words = self.query_one("#filter", Input).value.casefold().split()
        shown = [choice for choice in every if self._wanted(choice, words)]
        choices.offer(shown, here.option.key if here else "")
        legal, all_legal = (sum(choice.legal for choice in some) for some in (shown, every))
        say = self.words.say
        title = say("options-title", n=legal) if legal == all_legal else say("options-some", n=legal, all=all_legal)
        if self._about and self._look:
            title += f" {say('options-about', what=self.board.name(self._about, self._look))}"
        if self._show_blocked:
            title += f" · ✗ {say('options-blocked')}"
        choices.border_title = title
        choices.border_subtitle = "" if shown else say("options-none")

    def _wanted(self, choice: Choice, words: list[str]) -> bool:
        if self._about and not concerns(choice.option.key, self._about):
            return False
        hay = f"{choice.label} {choice.option.key}".casefold()
        return all(word in hay for word in words)

    def _show_map(self) -> None:
        if self._look is None:
            return
        here = self.query_one(Choices).here
        drawing = self.board.map(self._look, here.option.key if here else "", Room(*self.size))
        island = self.query_one("#map", Drawn)
        island.display = drawing is not None and (not self.narrow or self._page in self.board.map_pages)
        if drawing is not None:
            island.update(drawing)

    def _show_page(self) -> None:
        """Turn the pages; on a narrow terminal the question is one of them."""
        if self._look is None:
            return
        pages = self.page_names
        if self._page not in pages:
            self._page = pages[0]
        names = [(self.words.say(f"page-{name}"), f"screen.open_page('{name}')") for name in pages]
        tabs = self.query_one("#pages", Tabs)
        tabs.name_all(names, f"screen.open_page('{self._page}')", "←→")
        tabs.display = len(pages) > 1
        self.query_one("#left").display = self._page != DECIDE
        self.query_one("#right").display = self._page == DECIDE or not self.narrow
        if self._page != DECIDE:
            self.query_one("#text", Drawn).update(self.board.page(self._page, self._look))

    def _show_keys(self) -> None:
        keys = [(key, self.words.say(message), action) for key, message, action in KEYS]
        if len(self.session.asked) > 1:
            keys.insert(2, ("Tab", self.words.say("key-seat"), "screen.next_seat"))
        self.query_one(Keys).show_all(keys)

    def _hear_news(self) -> None:
        log = self.query_one(Chronicle)
        log.border_title = self.words.say("log-title")
        self._told = [sentence(line) for line in self.session.lines()]
        self._news = min(self._news, len(self._told))
        log.tell(self._told, self._news)

    @property
    def narrow(self) -> bool:
        return self.size.width < WIDE

    @property
    def page_names(self) -> tuple[str, ...]:
        return (DECIDE, *self.board.pages) if self.narrow else self.board.pages

    def on_resize(self) -> None:
        self._show_page()
        self._show_map()

    # --- choosing ----------------------------------------------------------------------------------------------------

    @on(Choices.OptionSelected)
    def selected(self) -> None:
        self.action_take()

    @on(Choices.OptionHighlighted)
    def highlighted(self) -> None:
        self._show_map()

    def action_take(self) -> None:
        here = self.query_one(Choices).here
        if here is None or self.thinking:
            return
        if here.legal:
            self.answer(here.option)
        else:
            self.action_why()

    def on_key(self, event: events.Key) -> None:
        """Digits choose; where a number may still become longer, it waits for the next digit or Enter."""
        if event.character is None or not event.character.isdecimal() or self.thinking:
            self._typing("")
            return
        event.stop()
        choices = self.query_one(Choices)
        typed = self._typed + event.character
        choice = choices.numbered(int(typed))
        if choice is None:
            self._typing("")
            return
        choices.point_at(choice)
        if choices.numbered(int(typed) * 10) is None:
            self._typing("")
            self.answer(choice.option)
        else:
            self._typing(typed)

    def _typing(self, typed: str) -> None:
        if typed != self._typed:
            self._typed = typed
            hint = self.words.say("options-typed", typed=typed) if typed else ""
            self.query_one(Choices).border_subtitle = hint

    def action_filter(self) -> None:
        if self.narrow:
            self.action_open_page(DECIDE)
        box = self.query_one("#filter", Input)
        box.placeholder = self.words.say("filter-hint")
        box.add_class("-open")
        box.focus()

    @on(Input.Changed, "#filter")
    def filtered(self) -> None:
        self._show_choices()

    @on(Input.Submitted, "#filter")
    def filter_done(self) -> None:
        self.query_one(Choices).focus()

    def action_all(self) -> None:
        """All options again."""
        box = self.query_one("#filter", Input)
        box.value = ""
        box.remove_class("-open")
        self._about = ""
        self._show_choices()
        self.query_one(Choices).focus()

    def on_about(self, message: About) -> None:
        if self.quiet():
            self._about = "" if self._about == message.token else message.token
            if self.narrow:
                self.action_open_page(DECIDE)
            self._show_choices()

    def action_blocked(self) -> None:
        if self.quiet():
            self._show_blocked = not self._show_blocked
            self._show_choices()

    def action_next_seat(self) -> None:
        asked = self.session.asked
        if self.thinking or len(asked) < 2:
            self.focus_next()
        else:
            self.action_sit(asked[(asked.index(self.seat) + 1) % len(asked)])

    def action_sit(self, seat: int) -> None:
        self.seat = seat
        self.show()

    def action_turn_page(self, by: int) -> None:
        pages = self.page_names
        self.action_open_page(pages[(pages.index(self._page) + by) % len(pages)])

    def action_open_page(self, name: str) -> None:
        self._page = name
        self.query_one("#page").scroll_home(animate=False)
        self._show_page()
        self._show_map()

    # --- looking things up -------------------------------------------------------------------------------------------

    def read(self, message: str, text: Content, at_end: bool = False) -> None:
        self.app.push_screen(Reader(self.words.say(message), text, self.words, at_end, large=at_end))

    def action_why(self) -> None:
        here = self.query_one(Choices).here
        if here is not None and self.quiet():
            self.read("why-title", lookups.reasons(self.session, here, self.words))

    def action_info(self) -> None:
        """The cards that what was clicked, or the highlighted option, or the question speaks of."""
        if self._look is None or not self.quiet():
            return
        here = self.query_one(Choices).here
        keys = self.board.cards(self._about, self._look) if self._about else []
        keys += self.board.cards(here.option.key, self._look) if here else []
        content = self.session.game.world.content
        if not self.session.over and self.session.game.question.by.card >= 0:
            keys.append(content.cards[self.session.game.question.by.card].key)
        if not keys:
            self.notify(self.words.say("info-none"), markup=False, timeout=4)
            return
        cards = [content.cards[content.index[key]] for key in dict.fromkeys(keys)]
        texts = [lookups.card_content(self.session, card) for card in cards]
        self.read("info-title", Content("\n\n").join(texts))

    def action_log(self) -> None:
        self.read("log-full", lookups.log_content(self._told), at_end=True)

    def action_rules(self) -> None:
        self.look_up("rules", lookups.all_rules(self.session))

    def action_cards(self) -> None:
        self.look_up("cards", lookups.all_cards(self.session))

    def look_up(self, what: str, entries: list[Found]) -> None:
        say = self.words.say
        self.app.push_screen(Lookup(say(f"{what}-title"), say(f"{what}-hint"), entries, self.words))

    def action_help(self) -> None:
        self.read("help-title", lookups.help_content(self.words))

    def action_language(self) -> None:
        if self.quiet():
            lang = LANGUAGES[(LANGUAGES.index(self.words.lang) + 1) % len(LANGUAGES)]
            self.session.speak(lang)
            self.words = Words(lang)
            self._hear_news()
            self.show()
            self.notify(self.words.say("language-name"), markup=False, timeout=2)

    def action_theme(self) -> None:
        light, dark = (theme.name for theme in THEMES)
        self.app.theme = dark if self.app.theme == light else light

    # --- taking back, keeping, leaving ---------------------------------------------------------------------------------

    @work
    async def action_undo(self) -> None:
        if not self.quiet():
            return
        taken = self.session.undo()
        if taken == "consent":
            agreed = await self.app.push_screen_wait(
                Confirm(self.words.say("undo-title"), self.words.say("ask-consent"), self.words)
            )
            taken = self.session.undo(consent=True) if agreed else taken
        if taken == "done":
            self._ended = False
            self._news = len(self.session.log.lines)
            self._hear_news()
            self.go_on()
        message = {"done": "taken-back", "consent": "not-taken-back", "nothing": "nothing-to-undo"}[taken]
        self.notify(self.words.say(message), markup=False, timeout=3)

    @work
    async def action_save(self) -> None:
        if not self.quiet():
            return
        start = str(self.folder / f"{self.session.kind.name}-{self.session.game.seed}.json")
        file = await self.app.push_screen_wait(AskFile(self.words.say("save-title"), "", start, (), self.words))
        if file is None:
            return
        try:
            self.session.save(file)
        except OSError as error:
            self.complain(self.words.say("not-saved", file=str(file), reason=error.strerror or str(error)))
        else:
            self.notify(self.words.say("saved", file=str(file)), markup=False)

    @work
    async def action_load(self) -> None:
        if not self.quiet():
            return
        there = sorted(self.folder.glob(f"{self.session.kind.name}*.json")) if self.folder.is_dir() else []
        say = self.words.say
        file = await self.app.push_screen_wait(AskFile(say("load-title"), say("load-hint"), "", there, self.words))
        if file is None:
            return
        try:
            new = Session.load(file, self.words.lang, self.session.packs)
        except (BadSave, Unknown) as error:
            self.complain(say("not-loaded", reason=str(error)))
            return
        if new.kind is not self.session.kind:
            self.complain(say("other-game", game=new.kind.name))
            return
        new.take_over(self.session)
        self.begin(new)
        self.notify(say("loaded", file=str(file)), markup=False)

    def begin(self, session: Session) -> None:
        """Another game on the same table."""
        self.session = session
        self._ended = False
        self._about = ""
        self._news = len(session.log.lines)
        self._hear_news()
        self.go_on()

    @property
    def folder(self) -> Path:
        """Where saves are offered."""
        return (self.session.file or saves.kept(self.session.kind.name)).parent

    @work
    async def action_leave(self) -> None:
        session, say = self.session, self.words.say
        kept = (
            say("quit-kept", game=session.kind.name, file=str(session.file)) if session.file else say("quit-not-kept")
        )
        if await self.app.push_screen_wait(Confirm(say("quit-title"), kept, self.words)):
            self.app.exit()

    @work
    async def show_ending(self) -> None:
        session, say = self.session, self.words.say
        outcome = session.game.outcome
        assert outcome is not None
        why, rule = session.ending()
        scores = outcome.scores
        same = len(set(scores)) == 1
        points = (
            say("over-points", n=scores[0]) if same else say("over-points-by-seat", points=", ".join(map(str, scores)))
        )
        next_step = await self.app.push_screen_wait(
            Ending(outcome.won, f"{sentence(why)} ({rule})", points if scores else "", self.words)
        )
        match next_step:
            case "undo":
                self.action_undo()
            case "log":
                self.action_log()
            case "save":
                self.action_save()
            case "again":
                self.begin(session.again(secrets.randbelow(1 << 31)))
            case "quit":
                self.app.exit()
