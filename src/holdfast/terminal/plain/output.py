"""The output of the plain-line client: log, board, question and ending."""

from itertools import groupby
from textwrap import fill
from typing import TextIO

from holdfast.core.engine.effect import Seat
from holdfast.core.text.log import LogEntry
from holdfast.core.text.safe_output import safe
from holdfast.terminal.line_layout import WIDTH, framed, paragraphs, parts, still
from holdfast.terminal.plain.bot_summaries import NOBODY, BotSummaries
from holdfast.terminal.plain.option_list import Listing
from holdfast.terminal.seats import ended, first_words, is_ending
from holdfast.terminal.session import Session
from holdfast.terminal.texts import TerminalTexts

MARGIN = "  "
"""Indentation of text that is read out."""
MANY = 4
"""Number of log lines from which a bot's answers have a heading."""


class PlainOutput:
    """The printed lines of a session; each shows only what is new."""

    def __init__(self, session: Session, reader: TextIO, writer: TextIO, terse: bool, keys: bool) -> None:
        self.session = session
        self.terse = terse
        """Do not read out cards."""
        self.keys = keys
        """Show the keys of options."""
        self.words = TerminalTexts(session.localizer.lang)
        self.seat: Seat = 0
        self._reader = reader
        self._writer = writer
        self._told = 0
        self._since = 0
        """First log line since a person last answered."""
        self._read_out: set[str] = set()
        """Keys of the cards read out so far."""
        self._board: list[str] = []
        self._sight: object = None

    # --- reading and writing -------------------------------------------------------------------------------------

    def _write(self, line: str) -> None:
        self._writer.write(safe(line) + "\n")

    def _say(self, message: str, **args: object) -> None:
        self._write(self.words.say(message, **args))

    def _read(self, mark: str) -> str | None:
        self._writer.write(safe(mark))
        self._writer.flush()
        line = self._reader.readline()
        return line if line else None

    def _welcome(self) -> None:
        """Print the introduction of a new game."""
        session = self.session
        self._say("welcome", game=session.localizer.noun(session.definition.name))
        introduction = [] if session.game.journal else session.introduction()
        for text in introduction:
            self._write("")
            self._write(fill(text, WIDTH))
        if introduction:
            self._write("")

    # --- showing ---------------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Let the bots answer, print what happened, and ask."""
        session = self.session
        self._tell()
        while session.answer_unasked():
            self._tell(so_far=True)
        self._tell()
        session.keep()
        self._show_board(changes=True)
        if session.over:
            self._tell_ending()
        else:
            self._ask()

    def _tell(self, so_far: bool = False) -> None:
        """Print new log lines, summarised per bot; with `so_far`, without the bot that is still acting. The verdict
        replaces the reason for the ending."""
        companions = BotSummaries(self.session)
        parts = [list(part) for _, part in groupby(companions.read(self._told), key=lambda said: said.seat)]
        if so_far:
            del parts[-2 if parts and parts[-1][0].seat == NOBODY else -1 :]
        for part in parts:
            told = companions.joined(part)
            if len(told) >= MANY and part[0].seat in self.session.bots:
                self._write(f"· {self.session.name(part[0].seat)} ·")
            for words, lines in told:
                self._tell_lines(words, lines)
            self._told += len(part)

    def _tell_lines(self, words: str, lines: list[LogEntry]) -> None:
        """Print a sentence with its cards; a page is framed, unless the next question shows it."""
        session = self.session
        page = session.page(lines[0])
        if page is not None:
            prompt = session.prompt() if session.asked and not session.over else ""
            if page.text not in prompt:
                self._write("\n" + framed(page.title, [page.text]))
        elif not is_ending(session, words):
            self._write(words if len(lines) == 1 else fill(words, WIDTH, subsequent_indent=MARGIN))
            for line in lines:
                self._read_cards(line, words)

    def _read_cards(self, line: LogEntry, said: str) -> None:
        """Read out cards that appear for the first time; several at once are preceded by their names."""
        named = [] if self.terse else self.session.cards(line)
        new = [card for card in named if card.key not in self._read_out]
        self._read_out.update([card.key for card in new])
        for card in new:
            texts = [text for text in self.session.read_out(card) if text not in said]
            if len(named) > 1 and texts:
                texts[0] = f"{card.name[self.session.localizer.lang]}: {texts[0]}"
            for text in texts:
                self._write(fill(text, WIDTH, initial_indent=MARGIN, subsequent_indent=MARGIN))

    def _know_cards(self) -> None:
        """Mark the cards in the log of a continued game as read out."""
        self._read_out = {card.key for line in self.session.log.lines for card in self.session.cards(line)}

    def _show_board(self, changes: bool) -> None:
        """Print the whole board the first time, afterwards only its new parts."""
        shown = board = parts(self.session.board(self.seat))
        sight = self.session.definition.display.sight(self.session.game.view(self.seat))
        if changes and self._board:
            board = board if sight is None or sight != self._sight else still(board, self._board)
            shown = [part for part in board if part not in self._board and not part.startswith("—")]
        if shown:
            self._write("\n".join(["", *shown]))
        self._board, self._sight = board, sight

    def _ask(self) -> None:
        session, asked = self.session, self.session.asked
        if self.seat not in asked:
            self.seat = asked[0]
        for line in ("", *first_words(session, self.words, self._read_out)):
            self._write(line)
        if session.game.players - len(session.bots) > 1:
            others = ", ".join(str(seat + 1) for seat in asked if seat != self.seat)
            message = "also-asked" if others else "your-turn"
            self._say(message, seat=self.seat + 1, name=session.name(self.seat), seats=others)
        page, prompt = paragraphs(session.prompt())
        if page:
            self._write(framed(page[0], page[1:]))
        self._write(prompt)
        for line in Listing(session, self.words, self.seat, self.keys).short():
            self._write(line)

    def _tell_ending(self) -> None:
        for line in ("", *ended(self.session, self.words)):
            self._write(line)
        self._say("after-the-end")

    def _tell_notice(self) -> None:
        if self.session.game.notice:
            fitted, answers = self.session.game.notice
            self._say("replayed", fitted=fitted, answers=answers)

    def _say_where_kept(self) -> None:
        if self.session.file is None:
            self._say("not-kept")
        else:
            self._say("kept", game=self.session.definition.name, file=str(self.session.file))
