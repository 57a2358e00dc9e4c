"""The plain-line client: reads answers and commands."""

from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from holdfast.core.definition import UnknownName
from holdfast.core.engine.menu import Block, Option, Refused
from holdfast.core.losing_answers import losing_answers
from holdfast.core.state.save import BadSave
from holdfast.core.text.localizer import MissingText, sentence
from holdfast.core.text.rulebook import aligned
from holdfast.lookup import find_cards, find_rules
from holdfast.terminal.line_layout import WIDTH
from holdfast.terminal.numbered_options import keyed
from holdfast.terminal.plain.commands import COMMANDS, CommandParser
from holdfast.terminal.plain.option_list import Listing
from holdfast.terminal.plain.output import PlainOutput
from holdfast.terminal.seats import why_over
from holdfast.terminal.session import Session

LINES_OF_LOG = 20
MOST_FOUND = 10
YES = frozenset({"y", "yes", "s", "si", "sì", "sí"})


class PlainApp(PlainOutput):
    """A loop that reads a line, executes it and prints what changed."""

    def __init__(
        self, session: Session, reader: TextIO, writer: TextIO, terse: bool = False, keys: bool = False
    ) -> None:
        super().__init__(session, reader, writer, terse, keys)
        self._left = False
        self._held: Option | None = None
        """An option that loses the game for everyone, awaiting confirmation."""
        self._heard = CommandParser(self.words)
        self._commands: dict[str, Callable[[str], None]] = {
            name: getattr(self, f"_{name}_command") for name in COMMANDS
        }

    def run(self) -> None:
        """Play until the game is over, the player leaves or the input ends."""
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

    # --- answers and commands ------------------------------------------------------------------------------------

    def _obey(self, line: str) -> None:
        """Execute a command or an answer; a refusal prints one line and changes nothing."""
        held, self._held = self._held, None
        if held is not None and (line.casefold() in YES or self._means(line) == held):
            self._try(lambda: self._take(held))
            return
        heard = self._heard.heard(line)
        if heard is None:
            self._try(lambda: self._answer(line))
            return
        name, rest = heard
        self._try(lambda: self._commands[name](rest))

    def _try(self, action: Callable[[], None]) -> None:
        """Execute an action; an error in a rule is reported and leaves the game unchanged."""
        try:
            action()
        except Refused as refused:
            self._refuse(refused)
        except Exception as error:
            self._say("fault", error=f"{type(error).__name__}: {error}")
            self._say_where_kept()

    def _refuse(self, refused: Refused) -> None:
        """Return the refusal and the command that shows its rule."""
        reasons = dict.fromkeys(self._why_not(reason) for reason in refused.blocks)
        named = dict.fromkeys(reason.rule for reason in refused.blocks if not reason.rule.startswith("HF-"))
        self._write(" ".join([sentence("; ".join(reasons)), *[self.words.say("read-rule", rule=one) for one in named]]))

    def _why_not(self, reason: Block) -> str:
        """Return the refusal without the command that shows its rule."""
        try:
            return self.session.localizer.why_not(reason, self.session.game.world)
        except MissingText:
            return reason.says

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
        try:
            option = self.session.find(words, self.seat)
        except Refused as refused:
            if all(reason.says != "no-such-option" for reason in refused.blocks) or not self._say_what_fits(words):
                raise
            return
        self._give(option)

    def _say_what_fits(self, words: str) -> bool:
        """Print the options that contain the given words, or the most similar command."""
        if self._look_for(words):
            return True
        near = self._heard.nearest(words)
        if near is not None or " " in words:
            self._say("not-understood" if near is None else "nearest", words=words[:60], command=near or "")
            return True
        return False

    def _look_for(self, words: str) -> bool:
        found = Listing(self.session, self.words, self.seat, self.keys).with_words(words)
        for line in found:
            self._write(line)
        return bool(found)

    def _give(self, option: Option) -> None:
        """Give an answer; one that loses the game for everyone needs confirmation or repetition."""
        if option.key in losing_answers(self.session.game, option.seat):
            self._held = option
            self._say("ask-sure", answer=self.session.label(option).removesuffix("."))
        else:
            self._take(option)

    def _take(self, option: Option) -> None:
        self._since = len(self.session.log.lines)
        self.session.answer(option)
        self._go_on()

    def _means(self, words: str) -> Option | None:
        """Return the option with this number or key, or None."""
        try:
            return self.session.find(words, self.seat)
        except Refused:
            return None

    def _why_command(self, wanted: str) -> None:
        """Print why an option is allowed or blocked; without argument, the bots' reasons or the rule that ended the
        game."""
        session = self.session
        if not wanted:
            from holdfast.terminal.coach_text import companions

            lines = [*(why_over(session) if session.over else ()), *companions(session, self.words)]
            for line in lines or [self.words.say("usage-why")]:
                self._write(line)
            return
        option = None if session.over else session.numbers(self.seat).get(int(wanted) if wanted.isdecimal() else -1)
        key = wanted if option is None else option.key
        lines = session.why(key, None if session.over else self.seat)
        if not lines:
            self._say("is-legal", answer=wanted if option is None else session.label(option))
        for line in lines:
            self._write(line)

    def _hint_command(self, _: str) -> None:
        """Print the coach's hint; the coach is loaded on first use."""
        from holdfast.terminal.coach_text import hint

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
        self._told = self._since = len(self.session.log.lines)
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
            new = Session.load(Path(name).expanduser(), old.localizer.lang, old.packs)
        except (BadSave, UnknownName) as error:
            self._say("not-loaded", reason=str(error))
            return
        if new.definition is not old.definition:
            self._say("other-game", game=new.definition.name)
            return
        new.take_over(old)
        self.session = new
        self._board = []
        self._told = self._since = len(new.log.lines)
        self._know_cards()
        self._say("loaded", file=name)
        self._tell_notice()
        self._go_on()

    def _more_command(self, _: str) -> None:
        """Print everything since a person last answered, line by line, with the named cards."""
        lines = self.session.log.lines[self._since :]
        if not lines:
            self._say("nothing-happened")
        self._read_out -= {card.key for line in lines for card in self.session.cards(line)}
        for line in lines:
            self._tell_lines(sentence(self.session.spoken(line)), [line])

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
            found = find_rules([self.session.definition], wanted, self.session.localizer.lang)
        except UnknownName:
            self._say("no-such-rule", words=wanted)
            return
        for rule in found[:MOST_FOUND]:
            self._write(f"{rule.id} ({rule.chapter}): {rule.text}")
            for line in aligned(rule.table, WIDTH - 2):
                self._write(f"  {line}")
        if len(found) > MOST_FOUND:
            self._say("and-more", n=len(found) - MOST_FOUND)

    def _cards_command(self, words: str) -> None:
        """Print the cards that contain the given words, or the size of each deck."""
        session, content = self.session, self.session.game.world.content
        if not words:
            for deck in session.definition.components.decks:
                cards = content.deck(deck)
                self._write(f"{deck}: {sum(card.count for card in cards)}")
            return
        found = find_cards(session.definition, session.localizer, content, words)
        if not found:
            self._say("no-such-card", words=words)
        for card, text in found[:MOST_FOUND]:
            self._write(f"{keyed(card.name[session.localizer.lang], card.key, self.keys)}: {text}")
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
            self._write(f"{keyed(self.session.label(option), option.key, self.keys)}: {reasons}")

    def _list_command(self, words: str) -> None:
        """Print all options in full, or those that contain the given words."""
        if not self.session.asked:
            self._say("after-the-end")
        elif words:
            if not self._look_for(words):
                self._say("list-none", words=words)
        else:
            for line in Listing(self.session, self.words, self.seat, self.keys).whole():
                self._write(line)

    def _keys_command(self, _: str) -> None:
        """Show or hide the keys of options."""
        self.keys = not self.keys
        self._say("keys-shown" if self.keys else "keys-hidden")
        if self.session.asked:
            self._ask()

    def _ask_command(self, wish: str) -> None:
        """Set the standing orders of all people at this table."""
        meant = self._heard.wish(wish)
        if wish and meant is None:
            self._say("usage-ask")
            return
        if meant:
            self.session.asks = "all" if meant == "all" else "less"
        self._say(f"asks-{self.session.asks}")
        if meant == "less" and not self.session.over:
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
