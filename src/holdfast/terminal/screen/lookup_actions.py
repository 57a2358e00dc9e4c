"""Actions that only show something: cards, rules, the log, reasons."""

from textual.content import Content

from holdfast.core.cards.content import LANGUAGES
from holdfast.terminal import lookup_text as lookups
from holdfast.terminal.line_layout import paragraphs
from holdfast.terminal.screen.dialogs import Ask, Confirm, Lookup, LookupEntry, Reader
from holdfast.terminal.screen.display import Display
from holdfast.terminal.screen.themes import THEMES
from holdfast.terminal.seats import why_over, your_seats_text
from holdfast.terminal.session import BookPage
from holdfast.terminal.texts import TerminalTexts

FRAME = 8
"""Columns that border, padding and scrollbar of a large dialog take."""


class LookupActions(Display):
    """A display with lookup dialogs."""

    def note(self, message: str, timeout: float = 3, **args: object) -> None:
        self.notify(self.words.say(message, **args), markup=False, timeout=timeout)

    def complain(self, text: str) -> None:
        self.notify(text, severity="warning", markup=False, timeout=8)

    def quiet(self) -> bool:
        """Return whether the session may be used, that is, no bot is playing."""
        if self.thinking:
            self.note("wait")
        return not self.thinking

    async def agreed(self, title: str, text: str) -> bool:
        """Ask for confirmation and return the answer."""
        return await self.app.push_screen_wait(Confirm(self.words.say(title), text, self.words))

    def introduce(self) -> None:
        """Show the introduction of a new game."""
        lines = self.session.introduction()
        if lines:
            you = your_seats_text(self.session, self.words, self.greeted)
            text = [Content(line) for line in (*lines, *you, self.words.say("intro-keys"))]
            self.read("intro-title", Content("\n\n").join(text))

    def read(self, message: str, text: Content, at_end: bool = False) -> None:
        self.app.push_screen(Reader(self.words.say(message), text, self.words, at_end, large=at_end))

    def book(self, pages: list[BookPage]) -> Reader:
        """Show the pages read out since the last answer."""
        text = Content("\n\n\n").join([lookups.page_content(page) for page in pages])
        return Reader(self.words.say("pages-title", n=len(pages)), text, self.words)

    def action_why(self) -> None:
        here = self.choices.here
        if self.session.over:
            self.read("why-title", Content("\n\n").join([Content(line) for line in why_over(self.session)]))
        elif here is not None and self.quiet():
            self.read("why-title", lookups.reasons(self.session, here, self.words))

    def action_hint(self) -> None:
        """Show the coach's hint."""
        from holdfast.terminal.coach_text import hint

        if self.seat in self.session.asked and self.quiet():
            lines = hint(self.session, self.seat, self.words)
            self.read("hint-title", Content("\n").join([Content(line) for line in lines]))

    def action_info(self) -> None:
        """Show the cards of the clicked object, the highlighted option or the question."""
        if self.look is None or not self.quiet():
            return
        session, here = self.session, self.choices.here
        content = session.game.world.content
        page = [] if session.over else paragraphs(session.prompt())[0]
        if page and not self.about:
            self.app.push_screen(self.book([BookPage(page[0], "\n\n".join(page[1:]))]))
            return
        keys = self.board.cards((self.about,), self.look) if self.about else []
        keys += self.board.cards(self.said(here), self.look)
        if not session.over and session.game.question.by.card >= 0:
            keys.append(content.cards[session.game.question.by.card].key)
        if not keys:
            self.note("info-none")
            return
        cards = [content.cards[content.index[key]] for key in dict.fromkeys(keys)]
        self.read("info-title", Content("\n\n").join(lookups.card_content(session, card) for card in cards))

    def action_log(self) -> None:
        self.read("log-full", lookups.log_content(self.told), at_end=True)

    def action_rules(self) -> None:
        entries = lookups.all_rules(self.session, self.size.width * 9 // 10 - FRAME)
        self.look_up("rules", entries, lambda question: lookups.rules_asked(self.session, question))

    def action_cards(self) -> None:
        self.look_up("cards", lookups.all_cards(self.session))

    def look_up(self, what: str, entries: list[LookupEntry], ask: Ask = lambda question: []) -> None:
        say = self.words.say
        self.app.push_screen(Lookup(say(f"{what}-title"), say(f"{what}-hint"), entries, self.words, ask))

    def action_help(self) -> None:
        self.read("help-title", lookups.help_content(self.words))

    def action_language(self) -> None:
        if self.quiet():
            lang = LANGUAGES[(LANGUAGES.index(self.words.lang) + 1) % len(LANGUAGES)]
            self.session.speak(lang)
            self.words = TerminalTexts(lang)
            self.hear_news(anew=True)
            self.show()
            self.note("language-name")

    def action_theme(self) -> None:
        light, dark = (theme.name for theme in THEMES)
        self.app.theme = dark if self.app.theme == light else light
