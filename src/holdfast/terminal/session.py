"""A game with people and bots in its seats: state and actions of every terminal client, without input or output."""

from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Literal, NamedTuple

from holdfast.bots import Bot, make_bot
from holdfast.bots import suggestions as company
from holdfast.bots.perspective import Perspective
from holdfast.core.cards.content import Card
from holdfast.core.definition import GameDefinition
from holdfast.core.engine.effect import Seat, replace
from holdfast.core.engine.game import Game
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Block, Option, Refused, block
from holdfast.core.engine.standing_orders import default_pass
from holdfast.core.facts import Facts, UnknownKey
from holdfast.core.idle_questions import idle_answer
from holdfast.core.rng.stream import splitmix64
from holdfast.core.text.localizer import Localizer, MissingText
from holdfast.core.text.log import PAGE, Log, LogEntry, card_of
from holdfast.core.text.rulebook import rules
from holdfast.core.text.stakes import Stakes
from holdfast.terminal import saves
from holdfast.terminal.bot_reasons import BotReasons, reason_text
from holdfast.terminal.history import SessionHistory, history
from holdfast.terminal.numbered_options import NumberedOptions, OptionGroup

TakenBack = Literal["done", "consent", "nothing"]
"""Result of an undo: done, consent needed because something was revealed, or nothing to undo."""


class BookPage(NamedTuple):
    """A page of a book."""

    title: str
    text: str


Asks = Literal["less", "all"]
"""Standing orders: ask about offers that matter now, or about every offer."""


class Session:
    """One game at this terminal, saved to `file` after each answer by `keep`."""

    def __init__(self, game: Game, past: SessionHistory, lang: str, packs: tuple[Path, ...]) -> None:
        self.game = game
        self.log = past.log
        self.past = past
        self.packs = packs
        self.localizer = Localizer(game.definition, lang, game.world.content)
        self.bots: dict[Seat, Bot] = {}
        self.reasons = BotReasons()
        self.asks: Asks = "less"
        self._answers = NumberedOptions()
        self.file: Path | None = None

    @classmethod
    def new(
        cls,
        definition: GameDefinition,
        players: int,
        options: Mapping[str, object],
        seed: int,
        lang: str = "en",
        packs: Iterable[Path] = (),
    ) -> "Session":
        folders = tuple(packs)
        log = Log(definition)
        game = definition.new(players, {**options, "language": lang}, seed, folders, (log,))
        return cls(game, SessionHistory(log), lang, folders)

    @classmethod
    def load(cls, file: Path, lang: str = "", packs: Iterable[Path] = ()) -> "Session":
        """Load a saved game, in its own language unless another is given."""
        folders = tuple(packs)
        game = saves.opened(file, folders)
        past = history(game, folders)
        game.watch(past.log)
        return cls(game, past, lang or game.options["language"], folders)

    def seat(self, bots: Mapping[Seat, str]) -> None:
        """Seat these bots; people play the other seats."""
        self.bots = {seat: make_bot(name, splitmix64(self.game.seed * 8 + seat)) for seat, name in bots.items()}

    def take_over(self, old: "Session") -> None:
        """Take over the bots, standing orders and save file of another session."""
        self.bots = {seat: bot for seat, bot in old.bots.items() if seat < self.game.players}
        self.asks = old.asks
        self.file = old.file

    def again(self, seed: int) -> "Session":
        """Start a new game with the same people, bots and options."""
        game = self.game
        new = Session.new(self.definition, game.players, game.options, seed, self.localizer.lang, self.packs)
        new.take_over(self)
        if new.file is not None:
            new.keep_in(new.file, fresh=True)
        return new

    def speak(self, lang: str) -> None:
        """Change the language."""
        self.localizer = Localizer(self.definition, lang, self.game.world.content)

    # --- questions -----------------------------------------------------------------------------------------------

    @property
    def definition(self) -> GameDefinition:
        return self.game.definition

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Return the people's seats that may answer now."""
        if self.game.over:
            return ()
        return tuple(seat for seat in self.game.question.seats if seat not in self.bots)

    def options(self, seat: Seat) -> list[Option]:
        return self.game.question.options_for(seat)

    def blocked(self, seat: Seat) -> list[Option]:
        """Return the blocked options, each once with all its reasons."""
        legal = {option.key for option in self.options(seat)}
        found: dict[str, Option] = {}
        for option in self.game.question.explained(seat):
            if option.key not in legal:
                known = found.get(option.key, option)
                reasons = dict.fromkeys((*known.blocks, *option.blocks))
                found[option.key] = replace(known, blocks=tuple(reasons))
        return list(found.values())

    def explain(self, key: str, seat: Seat | None) -> tuple[Block, ...]:
        """Return the reasons why a key is blocked; `build:roof` covers all ways to build a roof."""
        blocks = self.game.explain(key, seat)
        if self.game.over or all(block.rule != "HF-01" for block in blocks):
            return blocks
        seats = self.game.question.seats if seat is None else (seat,)
        deeds = self.game.definition.rules.deeds
        try:
            meant = deeds.read(key)
        except UnknownKey:
            return blocks
        ways = [o for s in seats for o in self.game.question.explained(s) if meant.includes(deeds.read(o.key))]
        if not ways:
            return blocks
        if any(not way.blocks for way in ways):
            return ()
        return tuple(dict.fromkeys(block for way in ways for block in way.blocks))

    def listed(self, seat: Seat) -> list[OptionGroup]:
        """Return the numbered groups of a seat's options; numbers stay the same while the question is open."""
        kind, w = self.definition, self.game.world
        clock, number = kind.rules.clock(w), partial(kind.display.own_number, w)
        return self._answers.listed(self.game.question, seat, clock, kind, number)

    def numbers(self, seat: Seat) -> dict[int, Option]:
        """Return the options of a seat by number."""
        return {
            number: option
            for group in self.listed(seat)
            for answers in (group.answers, *group.ways.values())
            for number, option in answers
        }

    def find(self, words: str, seat: Seat) -> Option:
        """Return the option with this number or key."""
        numbers = self.numbers(seat)
        if words.isdecimal() and int(words) in numbers:
            return numbers[int(words)]
        for option in numbers.values():
            if option.key == words:
                return option
        raise Refused(words, self.game.explain(words, seat) or (block("HF-01", "no-such-option", key=words[:80]),))

    # --- answers ---------------------------------------------------------------------------------------------------

    def answer(self, option: Option) -> None:
        """Give an answer; if a rule fails, game and log are unchanged."""
        self._give(option, by_itself=False)
        self.reasons.close()

    def _give(self, option: Option, by_itself: bool) -> Entry:
        try:
            self.game.choose(option)
        except Exception:
            self.past.forget()
            raise
        self.past.add(entry := (self.game.journal or [])[-1], by_itself)
        self._answers.forget(self.game.world.stack)
        return entry

    def answer_unasked(self) -> bool:
        """Give one answer of a standing order or a bot; return False if there is none."""
        return self.pass_window() or self.let_bot_answer()

    def pass_window(self) -> bool:
        """Answer *Go on* by standing order for a person without a relevant option."""
        if self.asks == "all":
            return False
        for seat in self.asked:
            go_on = default_pass(self.game, seat) or idle_answer(self.game, seat)
            if go_on is not None:
                self._give(go_on, by_itself=True)
                return True
        return False

    def let_bot_answer(self) -> bool:
        """Give one answer of a bot, if one is asked."""
        seat = next((seat for seat in self.game.asked if seat in self.bots), None)
        if seat is None:
            return False
        option = self.bots[seat].choose(at := Perspective(self.game, seat))
        why = reason_text(company.reason(at, option, len(self.game.journal or ())), self.localizer, self.game.world)
        label = self.label(option)
        secret = self._give(option, by_itself=False).secret
        self.reasons.add(seat, "" if secret else label, why)
        return True

    def undo(self, consent: bool = False) -> TakenBack:
        """Undo the last answer of a person, with the answers of bots and standing orders after it."""
        journal = list(self.game.journal or ())
        passed = self.past.passed
        given = [i for i, entry in enumerate(journal) if entry.seat not in self.bots and i not in passed]
        to = given[-1] if given else -1
        if to < 0:
            return "nothing"
        if not self.game.undo(len(journal) - to, consent):
            return "nothing" if consent else "consent"
        self.past.back(to, journal[to:])
        return "done"

    def redo(self) -> bool:
        """Redo the answers undone last, unless another answer or a die roll cleared them."""
        again = self.past.again()
        for entry, by_itself in again:
            if not self.game.replay((entry,)):
                return False
            self.past.add(entry, by_itself)
        return bool(again)

    def save(self, file: Path) -> None:
        saves.write(file, self.game.save())

    def keep_in(self, file: Path, fresh: bool) -> None:
        """Save to this file from now on; a new game preserves the previous save under another name."""
        try:
            if fresh:
                saves.make_room(file)
            self.file = file
        except OSError:
            self.file = None

    def keep(self) -> None:
        """Save the game; after a failure, stop saving."""
        if self.file is None:
            return
        try:
            self.save(self.file)
        except OSError:
            self.file = None

    # --- texts -----------------------------------------------------------------------------------------------------

    def name(self, seat: Seat) -> str:
        """Return the name of a seat's character."""
        return self.localizer.noun(f"who-{seat}", w=self.game.world)

    def prompt(self) -> str:
        """Return the prompt, or the question's tag if it has no text."""
        try:
            return self.localizer.prompt(self.game.question, self.game.world)
        except MissingText:
            return self.game.question.tag

    def steps(self) -> list[str]:
        """Return the causes of the question: the player's Action and the cards, outermost first."""
        return self.localizer.steps(self.game.question, self.game.world, self.name)

    def follows(self, option: Option) -> str:
        """Return the rules text of an option's effects, or "" if they have none."""
        try:
            return self.localizer.effects(option.then)
        except MissingText:
            return ""

    def facts(self, option: Option) -> Facts:
        """Return an option's facts: action, object, price and risks."""
        return self.game.question.facts(option)

    def label(self, option: Option) -> str:
        """Return an option's label, or its key if it has no text."""
        question, w = self.game.question, self.game.world
        try:
            return self.localizer.option(question.tag, option, w, card_of(w, question.by))
        except MissingText:
            return option.key

    def stakes(self, option: Option, label: str, rolled: str = "") -> str:
        """Return an option's price, roll and risks that neither its label nor the question mentions.

        A roll equal to `rolled` is left out.
        """
        try:
            own = self.facts(option).without(self.game.question.in_common())
            told = Stakes(self.localizer, self.game.world, label).told(own)
            return "; ".join([part for part in told if part != rolled])
        except (MissingText, UnknownKey):
            return ""

    def roll(self, option: Option) -> str:
        """Return the text of an option's roll, or ""."""
        try:
            roll = self.facts(option).roll
            return Stakes(self.localizer, self.game.world, self.label(option)).roll(roll) if roll is not None else ""
        except (MissingText, UnknownKey):
            return ""

    def introduction(self) -> list[str]:
        """Return the introduction of a new game: its subject and how to win."""
        return self.definition.text.introduce(self.localizer, self.game.world)

    def board(self, seat: Seat | None) -> list[str]:
        return self.definition.display.board(self.localizer, self.game.view(seat))

    def reason(self, reason: Block) -> str:
        """Return the text of a block, or its message and rule if it has none."""
        try:
            return self.localizer.block(reason, self.game.world)
        except MissingText:
            return f"{reason.says} ({reason.rule})"

    def why(self, key: str, seat: Seat | None) -> list[str]:
        """Return the blocks of a key, each with its rule from the catalogue."""
        catalogue = rules(self.definition.folder, self.localizer.lang)
        lines: list[str] = []
        for reason in self.explain(key, seat):
            lines.append(self.reason(reason))
            if reason.rule in catalogue:
                lines.append(f"{reason.rule}: {catalogue[reason.rule].text}")
        return lines

    def lines(self, since: int = 0) -> list[str]:
        """Return the text of the log from a line on."""
        return [self.spoken(line) for line in self.log.lines[since:]]

    def spoken(self, line: LogEntry) -> str:
        """Return the text of a log line."""
        try:
            return self.localizer.line(line, self.game.world)
        except MissingText:
            return line.message

    def page(self, line: LogEntry) -> BookPage | None:
        """Return the page of a log line, or None."""
        if line.message != PAGE:
            return None
        args, w = dict(line.args), self.game.world
        title, text = (self.localizer.noun(str(args[name]), w=w) for name in ("title", "text"))
        return BookPage(f"{title} ({args['number']})", text)

    def cards(self, line: LogEntry) -> list[Card]:
        """Return the read-out cards that a log line names."""
        words = [word for _, value in line.args if isinstance(value, str) for word in value.split("|")]
        named = [card for word in dict.fromkeys(words) if (card := self.localizer.card(word)) is not None]
        return [card for card in named if card.deck in self.definition.text.read_out]

    def read_out(self, card: Card) -> list[str]:
        """Return a card as read out: its flavour text, then its effects."""
        try:
            does = self.definition.text.to_read(self.localizer, self.definition.text.at_table(card, self.game.players))
        except MissingText:
            does = ""
        return [text for text in (card.flavour[self.localizer.lang], does) if text]

    def heading(self, group: OptionGroup) -> str:
        """Return the heading of a group, or "" if it has none."""
        message = f"group-{group.name}"
        return self.localizer.say(message) if group.name and self.localizer.has(message) else ""

    def pages(self, since: int, asked: bool = False) -> list[BookPage]:
        """Return the pages of the log from a line on; the page in the prompt only if `asked`."""
        prompt = "" if self.over or asked else self.prompt()
        found = [self.page(line) for line in self.log.lines[since:]]
        return [page for page in found if page is not None and page.text not in prompt]

    def winners(self) -> list[str]:
        """Return the winners, or an empty list if everyone won."""
        outcome = self.game.outcome
        assert outcome is not None
        alone = len(outcome.winners) < self.game.players
        return [self.name(seat) for seat in outcome.winners] if alone else []

    def ending(self) -> tuple[str, str]:
        """Return why the game ended and the rule that says so."""
        outcome = self.game.outcome
        assert outcome is not None
        return self.localizer.ending(outcome, self.game.world), outcome.rule
