"""The widgets of the table, filled from the session: top line, map, pages, question, options, log, keys."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, Static

from holdfast.boards.board import BoardContext, Said, TerminalSize, board_of
from holdfast.boards.markup import BAD, DIM, HEAD, page, styled
from holdfast.core.state.view import SharedView
from holdfast.core.text.localizer import sentence
from holdfast.terminal.line_layout import paragraphs
from holdfast.terminal.screen.playback import Playback, PlaybackStep
from holdfast.terminal.screen.widgets import Choice, Choices, Drawn, Keys, LogPanel, Tabs
from holdfast.terminal.session import Session
from holdfast.terminal.texts import TerminalTexts

WIDE, BROAD = 100, 116
"""Minimum widths for the table beside the question, and for the larger layout."""
DECIDE, MAP = "decide", "map"
"""Pages that exist only on a narrow terminal."""
DICE = frozenset({"dice", "fight"})
"""Beats that show the dice on the table."""
KEYS = (
    ("?", "key-help", "screen.help"),
    ("q", "key-quit", "screen.leave"),
    ("↵", "key-enter", "screen.take"),
    ("/", "key-filter", "screen.filter"),
    ("w", "key-why", "screen.why"),
    ("b", "key-blocked", "screen.blocked"),
    ("i", "key-info", "screen.info"),
    ("u", "key-undo", "screen.undo"),
    ("U", "key-redo", "screen.redo"),
    ("g", "key-log", "screen.log"),
    ("r", "key-rules", "screen.rules"),
    ("c", "key-cards", "screen.cards"),
    ("s", "key-save", "screen.save"),
    ("l", "key-load", "screen.load"),
    ("a", "key-asks", "screen.orders"),
    ("p", "key-pace", "screen.pace"),
    ("L", "key-language", "screen.language"),
)


def opened(read: list[str]) -> list[Content]:
    """Return title and text of a page to read before deciding."""
    title, *text = read or [""]
    return [styled(title, HEAD), *[line for part in text for line in (Content(part), Content())]] if read else []


class Display(Screen[None]):
    """A display of the session; while bots play, it shows only the last snapshot."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide"), (BROAD, "-broad")]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.words = TerminalTexts(session.localizer.lang)
        self.board = board_of(session.definition)
        self.seat = 0
        self.thinking = False
        self.asked: tuple[int, ...] = ()
        self.look: BoardContext | None = None
        self.open_page = DECIDE
        self.about = ""
        self.blocked_too = False
        self.typed = ""
        self.greeted: set[str] = set()
        """Introductory messages already shown."""
        self.told: list[str] = []
        self.news = 0

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
                yield LogPanel(id="log")
        yield Keys(id="keys", markup=False)

    @property
    def choices(self) -> Choices:
        return self.query_one(Choices)

    @property
    def filter(self) -> Input:
        return self.query_one("#filter", Input)

    @property
    def narrow(self) -> bool:
        return self.size.width < WIDE

    @property
    def deciding(self) -> bool:
        """Return whether the options are visible."""
        return not self.narrow or self.open_page == DECIDE

    @property
    def pages(self) -> tuple[str, ...]:
        if not self.narrow:
            return self.board.pages
        return (DECIDE, MAP, *self.board.pages) if self.board.drawn else (DECIDE, *self.board.pages)

    # --- everything ----------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Update everything from the session."""
        session = self.session
        self.asked = session.asked
        if self.asked and self.seat not in self.asked:
            self.seat = self.asked[0]
        view, content = session.game.view(self.seat), session.game.world.content
        self.look = BoardContext(view, session.localizer, self.words, content, lambda: session.board(self.seat))
        self.show_top(self.look)
        self.show_question(self.look)
        self.show_choices()
        self.show_table()

    def show_table(self) -> None:
        """Update what depends only on the last snapshot."""
        self.show_page()
        self.show_map()
        keys = [(key, self.words.say(message), action) for key, message, action in KEYS]
        if len(self.asked) > 1:
            keys.insert(2, ("Tab", self.words.say("key-seat"), "screen.next_seat"))
        self.query_one(Keys).show_all(keys)

    def on_resize(self) -> None:
        self.show_table()

    # --- the top line and the question -----------------------------------------------------------------------------

    def show_top(self, look: BoardContext) -> None:
        session, say = self.session, self.words.say
        names = [session.localizer.noun(session.definition.name), *self.board.heading(look)]
        self.query_one("#where", Static).update(Content(" · ".join(names)))
        if session.over:
            whose = say("top-over")
        elif self.thinking:
            bots = [seat for seat in session.game.question.seats if seat in session.bots]
            whose = "… " + say("top-thinking", name=session.name(bots[0] if bots else self.seat))
        else:
            whose = "▶ " + say("top-seat", name=session.name(self.seat))
        self.query_one("#whose", Static).update(Content(whose))

    def show_question(self, look: BoardContext) -> None:
        """Show the question, its causes and what belongs beside it; with several asked seats, also the current seat."""
        session, say = self.session, self.words.say
        read: list[str] = []
        if session.over:
            why, _ = session.ending()
            lines = [
                styled(say("question-over"), "bold"),
                Content(sentence(why)),
                styled(say("question-over-why"), DIM),
            ]
        elif self.thinking:
            lines = [styled(say("question-thinking"), f"italic {DIM}")]
        elif not self.asked:
            lines = [styled(say("question-stuck"), f"bold {BAD}")]
        else:
            steps = session.steps()
            read, prompt = paragraphs(session.prompt())
            lines = [*opened(read), styled(prompt, "bold")]
            lines += [styled(say("question-why", steps=" › ".join(steps)), DIM)] if steps else []
            lines += self.board.beside(look)
        question = self.query_one("#question", Drawn)
        question.set_class(bool(read), "-page")
        question.update(page(lines))
        seats = self.query_one("#seats", Tabs)
        seats.display = len(self.asked) > 1 and not self.thinking
        names = [(f"{seat + 1} {session.name(seat)}", f"screen.sit({seat})") for seat in self.asked]
        seats.name_all(names, f"screen.sit({self.seat})", say("question-seats"))

    def show_step(self, stage: Playback, step: PlaybackStep) -> None:
        """Show one step: its lines, the drawn card or the dice, and the table at that moment."""
        session = self.session
        self.hear_news(upto=step.upto)
        view = SharedView(session.definition, step.world).of(self.seat)
        self.look = BoardContext(
            view, session.localizer, self.words, step.world.content, lambda: session.board(self.seat)
        )
        lines = [styled(line, "bold") for line in self.told[slice(*step.own)][:3]]
        for card in stage.cards(step):
            lines += [Content(), styled(session.localizer.noun(card.key), HEAD), *map(Content, session.read_out(card))]
        if step.kind in DICE:
            lines += self.board.beside(self.look)
        self.query_one("#question", Drawn).update(page([*lines, Content(), styled(self.words.say("stage-on"), DIM)]))
        self.show_top(self.look)
        self.show_table()

    # --- the options -------------------------------------------------------------------------------------------------

    def show_choices(self) -> None:
        """Show the options that match the filter, and the blocked ones if requested."""
        self.typed = ""
        here = self.choices.here
        every = [] if self.thinking or self.session.over else self.every_choice()
        words = self.filter.value.casefold().split()
        shown = [choice for choice in every if self.wanted(choice, words)]
        self.choices.offer(shown, here.option.key if here else "")
        self.show_count(every, shown)

    def every_choice(self) -> list[Choice]:
        session = self.session
        labelled = [(option, session.label(option)) for option in session.options(self.seat)]
        every = [Choice(option, label, (), session.stakes(option, label)) for option, label in labelled]
        if self.blocked_too:
            for option in session.blocked(self.seat):
                reasons = tuple(session.reason(block) for block in option.blocks)
                every.append(Choice(option, session.label(option), reasons))
        return every

    def wanted(self, choice: Choice, words: list[str]) -> bool:
        if self.about and self.about not in self.said(choice):
            return False
        hay = f"{choice.label} {choice.option.key}".casefold()
        return all(word in hay for word in words)

    def said(self, choice: Choice | None) -> Said:
        """Return the tokens that an option refers to."""
        if choice is None or self.look is None:
            return ()
        return self.board.words(self.session.facts(choice.option), self.look)

    def show_count(self, every: list[Choice], shown: list[Choice]) -> None:
        """Show the number of options above the list, and the active filter."""
        say = self.words.say
        legal, all_legal = (sum(choice.legal for choice in some) for some in (shown, every))
        if not every:
            title = ""
        elif not shown:
            title = say("options-none")
        else:
            title = say("options-title", n=legal) if legal == all_legal else say("options-some", n=legal, all=all_legal)
            if self.about and self.look:
                title += f" {say('options-about', what=self.board.name(self.about, self.look))}"
            if self.blocked_too:
                title += f" · ✗ {say('options-blocked')}"
        self.choices.border_title = title

    # --- the table ---------------------------------------------------------------------------------------------------

    def show_map(self) -> None:
        """Show the map with the objects of the highlighted option marked."""
        if self.look is None or not self.board.drawn:
            self.query_one("#map").display = False
            return
        here = self.choices.here
        drawing = self.board.map(self.look, self.said(here), TerminalSize(*self.size))
        island = self.query_one("#map", Drawn)
        island.display = not self.narrow or self.open_page == MAP
        island.update(drawing)

    def show_page(self) -> None:
        """Show one page of the table; on a narrow terminal the question and the map are pages too."""
        if self.look is None:
            return
        if self.open_page not in self.pages:
            self.open_page = self.pages[0]
        here = self.open_page
        titles = {name: self.board.titles.get(name, f"page-{name}") for name in self.pages}
        names = [(self.look.say(title), f"screen.open_page('{name}')") for name, title in titles.items()]
        tabs = self.query_one("#pages", Tabs)
        tabs.name_all(names, f"screen.open_page('{here}')", "←→")
        tabs.display = len(names) > 1
        self.query_one("#left").display = here != DECIDE
        self.query_one("#right").display = here == DECIDE or not self.narrow
        if here != DECIDE:
            name = self.board.pages[0] if here == MAP else here
            self.query_one("#text", Drawn).update(self.board.page(name, self.look, TerminalSize(*self.size)))

    # --- the log -----------------------------------------------------------------------------------------------------

    def hear_news(self, anew: bool = False, upto: int | None = None) -> None:
        """Add the new lines to the log, or rewrite it after an undo or a change of language."""
        if anew:
            self.told = []
        lines = self.session.lines(len(self.told))
        self.told += [sentence(line) for line in lines[: None if upto is None else max(0, upto - len(self.told))]]
        self.news = min(self.news, len(self.told))
        log = self.query_one(LogPanel)
        log.border_title = self.words.say("log-title")
        log.tell(self.told, self.news)
