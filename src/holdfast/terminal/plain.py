"""The table as plain lines on standard input and output: for pipes, for screen readers, for any terminal."""

from collections.abc import Callable
from pathlib import Path
from textwrap import fill
from typing import TextIO

from holdfast.core.engine.effect import Seat
from holdfast.core.engine.menu import Refused
from holdfast.core.kind import Unknown
from holdfast.core.table.save import BadSave
from holdfast.core.words.log import Line
from holdfast.core.words.rules import aligned
from holdfast.core.words.teller import sentence
from holdfast.reference import cards_with, look_up
from holdfast.terminal.answers import dice_told, noted
from holdfast.terminal.seating import first_words, verdict
from holdfast.terminal.session import Session
from holdfast.terminal.setting import WIDTH, framed, paragraphs, parts
from holdfast.terminal.words import Words

LINES_OF_LOG = 20
MOST_FOUND = 10
MARGIN = "  "
"""Before what is read out."""
YES = frozenset({"y", "yes", "s", "si", "sì", "sí"})
COMMANDS = (
    "why", "hint", "undo", "redo", "save", "load", "log", "rules", "cards", "board", "blocked", "ask", "seat", "help",
    "quit",
)  # fmt: skip


class Plain:
    """Reads a line, does what it says, tells what has changed. Nothing else happens between two lines."""

    def __init__(self, session: Session, reader: TextIO, writer: TextIO, terse: bool = False) -> None:
        self.session = session
        self.terse = terse
        """Whoever sits here knows the cards: none is read out."""
        self.words = Words(session.teller.lang)
        self.seat: Seat = 0
        self._reader = reader
        self._writer = writer
        self._told = 0
        self._read_out: set[str] = set()
        """Cards that were read out in this play."""
        self._board: list[str] = []
        self._left = False
        self._commands: dict[str, Callable[[str], None]] = {
            name: getattr(self, f"_{name}_command") for name in COMMANDS
        }

    def run(self) -> None:
        """Play until the game is over, the person leaves, or there is nothing more to read."""
        self._welcome()
        self._tell_notice()
        if self.session.game.journal:
            self._know_cards()
        try:
            self._try(self._go_on)
            while not self._left:
                line = self._read("> ")
                if line is None:
                    self._write("")
                    self._say("end-of-input")
                    break
                if line.strip():
                    self._obey(line.strip())
        except KeyboardInterrupt:
            self._write("")
            self._say("goodbye")
        self._say_where_kept()

    # --- reading and writing -------------------------------------------------------------------------------------

    def _write(self, line: str) -> None:
        self._writer.write(line + "\n")

    def _say(self, message: str, **args: object) -> None:
        self._write(self.words.say(message, **args))

    def _read(self, mark: str) -> str | None:
        self._writer.write(mark)
        self._writer.flush()
        line = self._reader.readline()
        return line if line else None

    def _welcome(self) -> None:
        """A few lines for who has never sat here; a game that goes on is not introduced again."""
        session = self.session
        self._say("welcome", game=session.teller.noun(session.kind.name))
        introduction = [] if session.game.journal else session.introduction()
        for text in introduction:
            self._write("")
            self._write(fill(text, WIDTH))
        if introduction:
            self._write("")

    # --- showing ---------------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Let the bots answer, tell what happened, and ask."""
        session = self.session
        self._tell()
        while session.answer_unasked():
            self._tell()
        session.keep()
        self._show_board(changes=True)
        if session.over:
            self._tell_ending()
        else:
            self._ask()

    def _tell(self) -> None:
        """What is new in the log; a page stands in a frame, unless the question to a person will show it."""
        session = self.session
        prompt = session.prompt() if session.asked and not session.over else ""
        for line in session.log.lines[self._told :]:
            page = session.page(line)
            if page is None:
                said = sentence(session.spoken(line))
                self._write(said)
                self._read_cards(line, said)
            elif page.text not in prompt:
                self._write("\n" + framed(page.title, [page.text]))
        self._told = len(session.log.lines)

    def _read_cards(self, line: Line, said: str) -> None:
        """Cards that are met for the first time are read to the table: the books say so. Of several each has its name."""
        new = [card for card in self.session.cards(line) if card.key not in self._read_out and not self.terse]
        self._read_out.update([card.key for card in new])
        for card in new:
            texts = [text for text in self.session.read_out(card) if text not in said]
            if len(new) > 1 and texts:
                texts[0] = f"{card.name[self.session.teller.lang]}: {texts[0]}"
            for text in texts:
                self._write(fill(text, WIDTH, initial_indent=MARGIN, subsequent_indent=MARGIN))

    def _know_cards(self) -> None:
        """What the log of a game that goes on has named was read out before."""
        self._read_out = {card.key for line in self.session.log.lines for card in self.session.cards(line)}

    def _show_board(self, changes: bool) -> None:
        """The whole board, or after the first time only the parts of it that are new; the log has the headings."""
        board = parts(self.session.board(self.seat))
        shown = board
        if changes and self._board:
            shown = [part for part in board if part not in self._board and not part.startswith("—")]
        if shown:
            self._write("")
        for part in shown:
            self._write(part)
        self._board = board

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
        groups = session.listed(self.seat)
        for group in groups:
            dice = group.dice(session) if len(groups) > 1 else {}
            if len(groups) > 1:
                heading = session.heading(group) or self.words.say("group-rest")
                self._write(f"{noted(heading, dice_told(session, dice))}:")
            for line in group.told(session, dice):
                self._write(line)

    def _tell_ending(self) -> None:
        outcome = self.session.game.outcome
        assert outcome is not None
        why, rule = self.session.ending()
        self._write("")
        self._say(verdict(outcome, self.session.bots))
        self._say("because", why=sentence(why), rule=rule)
        if outcome.scores:
            self._say("score", score=", ".join(map(str, outcome.scores)), n=len(outcome.scores))
        if winners := self.session.winners():
            self._say("winners", names=self.words.listed(winners), n=len(winners))
        self._say("after-the-end")

    def _tell_notice(self) -> None:
        if self.session.game.notice:
            fitted, answers = self.session.game.notice
            self._say("replayed", fitted=fitted, answers=answers)

    def _say_where_kept(self) -> None:
        if self.session.file is None:
            self._say("not-kept")
        else:
            self._say("kept", game=self.session.kind.name, file=str(self.session.file))

    # --- answers and commands ------------------------------------------------------------------------------------

    def _obey(self, line: str) -> None:
        """A command, or else an answer. What cannot be done is told in one line, and nothing has changed."""
        head, _, rest = line.partition(" ")
        command = self._commands.get(head.casefold())
        if command is not None:
            self._try(lambda: command(rest.strip()))
        else:
            self._try(lambda: self._answer(line))

    def _try(self, action: Callable[[], None]) -> None:
        """Even a rule with a mistake in it does not end the evening: the game stands where it stood."""
        try:
            action()
        except Refused as refused:
            self._write("; ".join(self.session.reason(reason) for reason in refused.blocks))
        except Exception as error:
            self._say("fault", error=f"{type(error).__name__}: {error}")
            self._say_where_kept()

    def _answer(self, words: str) -> None:
        if self.session.over:
            self._say("after-the-end")
            return
        if not self.session.asked:
            self._go_on()
            return
        numbers = self.session.numbers(self.seat)
        if words.isdecimal() and int(words) not in numbers:
            self._say("no-such-number", number=words, last=max(numbers))
            return
        if " " in words:
            self._say("not-understood", words=words[:60])
            return
        self.session.answer(self.session.find(words, self.seat))
        self._go_on()

    def _why_command(self, key: str) -> None:
        if not key:
            from holdfast.terminal.hints import companions

            for line in companions(self.session, self.words) or [self.words.say("usage-why")]:
                self._write(line)
            return
        lines = self.session.why(key, None if self.session.over else self.seat)
        if not lines:
            self._say("is-legal", key=key)
        for line in lines:
            self._write(line)

    def _hint_command(self, _: str) -> None:
        """What the coach would do here; the coach is fetched when somebody asks."""
        from holdfast.terminal.hints import hint

        if self.session.over or not self.session.asked:
            self._say("after-the-end" if self.session.over else "hint-not-now")
            return
        for line in hint(self.session, self.seat, self.words):
            self._write(line)

    def _undo_command(self, _: str) -> None:
        taken = self.session.undo()
        if taken == "consent":
            self._say("ask-consent")
            answer = self._read(self.words.say("yes-or-no") + " ")
            if answer is None or answer.strip().casefold() not in YES:
                self._say("not-taken-back")
                return
            taken = self.session.undo(consent=True)
        if taken == "nothing":
            self._say("nothing-to-undo")
            return
        self._say("taken-back")
        self._told = len(self.session.log.lines)
        self._go_on()

    def _redo_command(self, _: str) -> None:
        if not self.session.redo():
            self._say("nothing-to-redo")
            return
        self._say("given-again")
        self._go_on()

    def _save_command(self, name: str) -> None:
        if not name:
            self._say("usage-save")
            return
        file = Path(name).expanduser()
        try:
            self.session.save(file)
        except OSError as error:
            self._say("not-saved", file=str(file), reason=error.strerror or str(error))
        else:
            self._say("saved", file=str(file))

    def _load_command(self, name: str) -> None:
        if not name:
            self._say("usage-load")
            return
        old = self.session
        try:
            new = Session.load(Path(name).expanduser(), old.teller.lang, old.packs)
        except (BadSave, Unknown) as error:
            self._say("not-loaded", reason=str(error))
            return
        if new.kind is not old.kind:
            self._say("other-game", game=new.kind.name)
            return
        new.take_over(old)
        self.session = new
        self._board = []
        self._told = len(new.log.lines)
        self._know_cards()
        self._say("loaded", file=name)
        self._tell_notice()
        self._go_on()

    def _log_command(self, n: str) -> None:
        if n and not n.isdecimal():
            self._say("usage-log")
            return
        lines = self.session.lines(max(0, len(self.session.log.lines) - int(n or LINES_OF_LOG)))
        if not lines:
            self._say("nothing-happened")
        for line in lines:
            self._write(sentence(line))

    def _rules_command(self, wanted: str) -> None:
        if not wanted:
            self._say("usage-rules")
            return
        try:
            found = look_up([self.session.kind], wanted, self.session.teller.lang)
        except Unknown:
            self._say("no-such-rule", words=wanted)
            return
        for rule in found[:MOST_FOUND]:
            self._write(f"{rule.id} ({rule.chapter}): {rule.text}")
            for line in aligned(rule.table, WIDTH - 2):
                self._write(f"  {line}")
        if len(found) > MOST_FOUND:
            self._say("and-more", n=len(found) - MOST_FOUND)

    def _cards_command(self, words: str) -> None:
        """With words the cards that have them, without how many cards lie in each deck of the game."""
        session, content = self.session, self.session.game.world.content
        if not words:
            for deck in session.kind.cards.decks:
                cards = content.deck(deck)
                self._write(f"{deck}: {sum(card.count for card in cards)}")
            return
        found = cards_with(session.kind, session.teller, content, words)
        if not found:
            self._say("no-such-card", words=words)
        for card, text in found[:MOST_FOUND]:
            self._write(f"{card.name[session.teller.lang]} [{card.key}]: {text}")
        if len(found) > MOST_FOUND:
            self._say("and-more", n=len(found) - MOST_FOUND)

    def _board_command(self, _: str) -> None:
        self._show_board(changes=False)

    def _blocked_command(self, _: str) -> None:
        blocked = [] if self.session.over else self.session.blocked(self.seat)
        if not blocked:
            self._say("nothing-blocked")
        for option in blocked:
            reasons = "; ".join(self.session.reason(reason) for reason in option.blocks)
            self._write(f"{self.session.label(option)} [{option.key}]: {reasons}")

    def _ask_command(self, wish: str) -> None:
        """Standing orders, for all people at this table."""
        if wish not in ("", "all", "less"):
            self._say("usage-ask")
            return
        if wish:
            self.session.asks = "all" if wish == "all" else "less"
        self._say(f"asks-{self.session.asks}")
        if wish == "less" and not self.session.over:
            self._go_on()

    def _seat_command(self, number: str) -> None:
        asked = self.session.asked
        if not number.isdecimal() or int(number) - 1 not in asked:
            self._say("usage-seat", seats=", ".join(str(seat + 1) for seat in asked), n=len(asked))
            return
        self.seat = int(number) - 1
        self._ask()

    def _help_command(self, _: str) -> None:
        self._say("help-answer")
        for name in COMMANDS:
            self._say(f"help-{name}")

    def _quit_command(self, _: str) -> None:
        self._left = True
        self._say("goodbye")
