"""What kind of game this is: its name, its settings, how it starts, where its cards, texts and rules are."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any, TypedDict

import msgspec

from holdfast.core.cards.content import LANGUAGES, Card, Content
from holdfast.core.cards.reference_checks import CardProblem
from holdfast.core.engine.effect import BoundedRecord, Cause, Effects, Question, Record, tag_of
from holdfast.core.engine.game import Game
from holdfast.core.engine.journal import Entry, Observer
from holdfast.core.engine.menu import Option
from holdfast.core.engine.questions import OpenQuestion
from holdfast.core.engine.rule_overrides import Laws
from holdfast.core.facts import ActionPatterns, DefaultActionPatterns, Facts
from holdfast.core.rng.stream import RandomStream, splitmix64
from holdfast.core.state.evaluation import no_estimate
from holdfast.core.state.standings import NO_STANDINGS, Death, ScoreLine, Standing
from holdfast.core.state.world import Rolled, World

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Label, Localizer, Prompt
    from holdfast.core.text.log import LogEntry


LOAD_LOCK = RLock()
"""Held while cards are loaded and types are built for reading: a type that two threads build at once ends the process."""


class UnknownName(ValueError):
    """A game, option, value, player count or language that does not exist; the message says what does."""


class Setting(BoundedRecord):
    """One option of a game: its values, the default first. Cards that packs add to `deck` are values too, by their ids."""

    name: str
    values: tuple[str, ...]
    deck: str = ""
    story: bool = False
    """Its values are told as stories, in the lobby before all other settings."""

    @property
    def default(self) -> str:
        return self.values[0]

    def allowed(self, content: Content | None = None) -> tuple[str, ...]:
        """All values it may have with these cards."""
        if content is None or not self.deck:
            return self.values
        added = [card.id for card in content.deck(self.deck) if card.id not in self.values]
        return (*self.values, *added)


SEED_BITS = 63
LANGUAGE = Setting("language", LANGUAGES)


NO_OVERRIDES: Laws = {}
"""No setting changes what an effect does; one table for all games, so that the engine learns it once."""


def win_value(world: World, seat: int) -> float:
    """What a finished game is worth to a seat: 1 for a win, 0 for a loss."""
    outcome = world.outcome
    if outcome is None:
        return 0.0
    return float(seat in outcome.winners) if outcome.winners else float(outcome.won)


@dataclass(frozen=True, slots=True, kw_only=True)
class Components:
    """The cards of a game: a type a deck, how many there are, and what packs may add."""

    decks: Mapping[str, type[Card]]
    registry: Callable[[], Mapping[str, type[Any]]]
    """The effects and conditions that cards and saves may name."""
    counts: Mapping[str, int] = field(default_factory=dict)
    """Where the catalogue knows how many cards a deck has, it is exact."""
    pieces: frozenset[str] = frozenset()
    """Decks of tiles and tokens, which no list of cards shows."""
    own: Mapping[str, int] | None = None
    """How many cards packs may add to each deck; None where they may add any."""
    own_rule: str = ""
    """The rule that says so."""
    strays: Callable[[Sequence[Card]], list[CardProblem]] = lambda cards: []
    """What is wrong with cards that can be read, such as names that nothing bears; asked where packs add cards."""
    spoilers: frozenset[str] = frozenset()
    """Decks whose cards should not be read before they are met."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesHooks:
    """How a game is played: its set-up, what its settings change, what is worth asking and worth having."""

    set_up: Callable[[int, dict[str, str], RandomStream, Content], World]
    laws: Callable[[Any], Laws] = lambda w: NO_OVERRIDES
    """The differences that a scenario or a rule set makes: effects by the effects that stand in for them."""
    check: Callable[[int, dict[str, str]], str] = lambda players, options: ""
    """What is wrong with a combination of options, or nothing."""
    audit: Callable[[Any], list[str]] = lambda w: []
    """What is wrong with a position that was read from a file."""
    matters: Callable[[Any, str, Option], bool] = lambda w, moment, option: True
    """Whether an offer is worth asking a person about who wants to be asked only where it matters."""
    value: Callable[[Any, int], float] = win_value
    """What the end of a game is worth to a seat in search, from 0 to 1."""
    estimate: Callable[[Any], float] = no_estimate
    """The chance that a seat wins from here, from 0 to 1, by its `ObservedWorld`: what it knows."""
    clock: Callable[[Any], int] = lambda w: 0
    """The number of the round, turn or day."""
    deeds: ActionPatterns = field(default_factory=DefaultActionPatterns)
    """How the keys of answers are written, so that nobody else reads them."""
    stakes: Callable[[Any, OpenQuestion, Option, Facts], Facts] = lambda w, asking, option, facts: facts
    """The facts of an answer with what is not written in its key: price, dice, who takes part, what it risks."""
    foreseen: Callable[[Any, Option], Effects] = lambda w, option: ()
    """What an answer that was just given sets going only later, as it would be resolved now: odds follow it."""
    verdict: Callable[[Any, Any, tuple[int, ...], Rolled | None], str] = lambda w, effect, outcomes, rolled: ""
    """What dice came to (`success`, `partial` or `failure`), asked after each effect with its outcomes and the dice that lay
    on the table before; nothing where they are not read yet."""
    holds: Callable[[Any, int], Mapping[str, int]] = lambda w, seat: {}
    """What a seat counts as its own or as everybody's, by words of the game: odds tell how much of it is won or lost."""
    player: str = ""
    """The module whose `player(skill)` makes a `Player` of `friend` or `novice`; without one, bots search at random."""
    spares: bool = True
    """Questions whose answers all come to the same are answered by the table, not by people (`core/idle_questions.py`)."""
    obvious: Callable[[Any, Any, Sequence[Option]], Option | None] = lambda w, question, moves: None
    """Of the answers to a question the one that nobody would ask about, since no other could help anybody now: by what
    everybody sees. The table gives it as it gives idle ones."""
    spends: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What using something costs, by deed: fields of the world, as paths. A use that changes nothing else is offered in vain,
    and the fuzzer finds it."""
    in_vain: Mapping[str, str] = field(default_factory=dict)
    """Uses that are offered although nothing may come of them, by the beginnings of their keys, each with its reason."""
    once_asked: frozenset[tuple[str, str]] = frozenset()
    """Answers that earlier rules asked for and of which nothing came, by question and key: where today's do not ask any more,
    the record of a game is played again without them."""
    horizon: int = 2
    """How many rounds, turns or days a search looks ahead."""
    for_the_absent: frozenset[str] = frozenset()
    """Keys of answers that the host of a table may give for a seat whose player is away (`QuestionMessage.absent`)."""
    migrations: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = field(default_factory=dict)
    """Per old version one pure function on the JSON document of a saved world."""


class ScriptPage(TypedDict):
    """A page that is read out before a question: its title as it is said, its bare name and number, and what is asked."""

    title: str
    name: str
    number: int
    paragraphs: list[str]
    ask: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Presentation:
    """What a game declares for an effect of the core, as `Effect` does for its own: log, beat, changed fields."""

    log: Callable[[Any, Any, Cause, tuple[int, ...]], "LogEntry | None"]
    log_answer: Callable[[Any, Any, Cause, Entry], "LogEntry | None"] | None = None
    beat: str = ""
    accounts_for: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TextHooks:
    """How a game is put into words, where messages by the names of things do not say enough."""

    nouns: Callable[["Localizer", Any, str], str | None] = lambda teller, w, word: None
    tell: Callable[[Any, Any, Cause, tuple[int, ...]], "LogEntry | None"] = lambda w, effect, by, outcomes: None
    """What has happened, as a line of the log."""
    answer: Callable[[Any, Entry, Cause, bool], "LogEntry | None"] | None = None
    """What was answered, where the label of the answer is not enough."""
    answers_logged: bool = True
    """Whether an answer is logged by its label where its question does not say how (`log_answer`)."""
    card: Callable[["Localizer", Any], str] = lambda teller, card: ""
    """The rules text of a card."""
    card_at_table: Callable[["Localizer", Any], str] | None = None
    """The same without what is to be met in play only."""
    at_table: Callable[[Any, int], Any] = lambda card, players: card
    """A card for so many players: without what is printed on it for other numbers."""
    parts: Callable[["Localizer", Any], Mapping[str, str]] = lambda teller, card: {}
    """The parts of that text which boards show apart, each by a name: what a card does now, what it asks for."""
    label: Callable[["Localizer", Any, str, Option, str], str | None] = lambda teller, w, tag, option, card: None
    labels: Mapping[type[Any], "Label"] = field(default_factory=dict)
    """Label builders of option specs whose message needs more than their fields, and of questions about choices of a card."""
    question_labels: Mapping[str, Callable[["Localizer", Any, str, Option, str], str | None]] = field(
        default_factory=dict
    )
    """Label builders for all options of a question, by its tag; None leaves the label to the option."""
    row: Callable[["Localizer", Any, Option], tuple[str, str] | None] = lambda teller, w, option: None
    """Answers that are listed in one row: what they have in common, and what only this one has."""
    speak: Callable[["Localizer", Any], str | None] = lambda teller, effect: None
    """An effect in the game's own words, where its message alone cannot say it."""
    prompts: Mapping[type[Any], "Prompt"] = field(default_factory=dict)
    """Prompt builders of questions whose message needs more than their fields."""
    in_turn: frozenset[str] = frozenset()
    """Questions of which thing comes next, when all of them come: what each costs and risks is its own."""
    implied: frozenset[tuple[str, str]] = frozenset()
    """What a question says of all its answers in words of its own, by its tag and the stake: it is not said after it."""
    page: Callable[["Localizer", Any, OpenQuestion], ScriptPage | None] = lambda teller, w, asking: None
    """The page that `ask` begins with, part by part."""
    explains: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What the lines of the log account for: by message (of an answer `answer:` and the question's tag) the fields of the
    table whose change it tells, as paths of a view: `wounds`, `stock.wood`, `zones.finds`, `spots.*.tile` (`words/tags.py`)."""
    unsaid: Mapping[str, str] = field(default_factory=dict)
    """Fields that may change without a line, each with the rule that says why nobody needs one: ten at most."""
    core_effects: Mapping[type[Any], Presentation] = field(default_factory=dict)
    """How effects of the core are logged and shown."""
    read_out: frozenset[str] = frozenset()
    """Decks whose cards are read out where the log first names them: the books say so."""
    introduce: Callable[["Localizer", Any], list[str]] = lambda teller, w: []
    """What is told before the first question."""

    def to_read(self, localizer: "Localizer", card: Any) -> str:
        """The text of a card for whoever sits at the table."""
        return (self.card_at_table or self.card)(localizer, card)


class EmptyView(TypedDict):
    """What a view adds before there is anything to show."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DisplayHooks:
    """What is to be seen of a game: in a view, in figures, on the board in the terminal."""

    view: Callable[[Any], Mapping[str, Any]] = lambda w: {}
    """What a view adds to the bare fields of the world, alike for everybody and made once for all: a typed dictionary,
    from which the browser's types are written."""
    own: Callable[[Any, int | None, Mapping[str, Any]], Mapping[str, Any]] = lambda w, seat, everybody: {}
    """What a seat (a spectator is None) sees in place of what everybody sees, by the same names."""
    card: Callable[[Any], Record | None] = lambda card: None
    """What is printed on a card as facts, one struct a kind of card, tagged by deck; no more than its text says at the
    table. Boards show icons, costs and dice by it."""
    about: Callable[[Any, OpenQuestion], int] = lambda w, asking: asking.by.who
    """The person a question is about, by number, or -1."""
    tables: Mapping[str, Any] = field(default_factory=dict)
    """What else is printed in the box and drawn by boards: constants by name, written into the browser's types."""
    stats: Callable[[Any], dict[str, float | str]] = lambda w: {}
    """Figures of a finished game."""
    standing: Callable[[Any], Standing] = lambda w: NO_STANDINGS
    """How everybody fares, and what all have in common: what the chart of an evening is drawn from."""
    fate: Callable[[Any, Any, Cause], tuple[Death, ...]] = lambda w, effect, by: ()
    """Who has just died by an effect, and of what."""
    counted: Callable[[Any], tuple[ScoreLine, ...]] = lambda w: ()
    """The score of a finished game, line by line."""
    board: Callable[["Localizer", dict[str, Any]], list[str]] = lambda teller, view: []
    """The table in plain lines."""
    sight: Callable[[dict[str, Any]], object] = lambda view: None
    """What a map is drawn for: while it stays as it was, in plain lines the map is not drawn again. None: whenever the
    drawing would differ."""
    dice: Callable[[Any, Any, tuple[int, ...]], Rolled | None] = lambda w, effect, outcomes: None
    """What who looks on sees of dice that an effect rolled, where they do not lie on the table or tell too little."""
    groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Deeds whose answers stand together in a long list, under a heading (`group-…`), in the order of the rulebook; where
    what they are about counts too, with that (`buy:knife`)."""
    own_number: Callable[[Any, Option], int] = lambda w, option: 0
    """The number that an answer has in every list, as a direction has; 0: the next that is free."""
    own_numbers: int = 0
    """So many numbers are kept for such answers, from 1 on, where a list has any."""
    way: Callable[[str], tuple[str, str] | None] = lambda key: None
    """Where a key gives another answer in another way, as by a helper: the way, and the key of that answer. In a list it
    stands under the answer that it is, by its way alone (`way-…`; who or what follows after a colon is `$by`)."""
    screen: str = ""
    """The module whose `BOARD` draws the table on a terminal's screen; without one it is shown in plain lines."""


PLAIN_WORDS, PLAIN_SHOW = TextHooks(), DisplayHooks()
"""What a game says and shows that leaves it to the names of its things."""


class GameDefinition:
    """A game's declaration. `games/<game>/__init__.py` makes exactly one."""

    def __init__(
        self,
        *,
        name: str,
        prefix: str,
        version: int,
        players: range,
        folder: Path,
        world: type[World],
        components: Components,
        rules: RulesHooks,
        settings: tuple[Setting, ...] = (),
        text: TextHooks = PLAIN_WORDS,
        display: DisplayHooks = PLAIN_SHOW,
    ) -> None:
        self.name = name
        self.prefix = prefix
        self.version = version
        self.players = players
        self.settings = (LANGUAGE, *settings)
        self._named = {setting.name: setting for setting in self.settings}
        self._defaults = {setting.name: setting.default for setting in self.settings}
        self.folder = folder
        self.world = world
        self.components = components
        self.rules = rules
        self.text = text
        self.display = display
        self._content: dict[tuple[tuple[Path, ...], bytes], Content] = {}

    def content(self, packs: Iterable[Path] = (), cards: Mapping[str, Any] | None = None) -> Content:
        """The built-in cards and those of the user's packs, loaded once: one thread loads them, others wait.

        `cards` replaces numbers on cards (`event/storm.strength`); such cards are stored by these values.
        """
        key = tuple(packs), msgspec.json.encode(cards, order="sorted") if cards else b""
        known = self._content.get(key)
        if known is not None:
            return known
        with LOAD_LOCK:
            if key not in self._content:
                self._content[key] = self._loaded(key[0], cards)
            return self._content[key]

    def _loaded(self, folders: tuple[Path, ...], cards: Mapping[str, Any] | None) -> Content:
        """The cards from their files; with the first ones, all types of the game are built for reading."""
        if cards:
            from holdfast.core.numbers import with_card_numbers

            return with_card_numbers(self, self.content(folders), cards)
        from holdfast.core.cards.effect_decoder import build
        from holdfast.core.cards.loader import load_content

        if not self._content:
            build((*self.components.decks.values(), self.world, *self.components.registry().values()))
        return load_content(self, folders)

    @cached_property
    def beats(self) -> Mapping[str, str]:
        """The kind of beat that each effect starts, by tag."""
        kinds = {tag: kind.beat for tag, kind in self.components.registry().items() if getattr(kind, "beat", "")}
        core = {tag_of(kind): shown.beat for kind, shown in self.text.core_effects.items() if shown.beat}
        return kinds | core

    @cached_property
    def choice_labels(self) -> "Mapping[str, Label]":
        """The label builders of questions about choices of a card, by tag."""
        return {tag_of(kind): make for kind, make in self.text.labels.items() if issubclass(kind, Question)}

    @cached_property
    def reported_fields(self) -> frozenset[str]:
        """The fields of the world whose change log entries report."""
        declared = (*self.components.registry().values(), *self.text.core_effects.values())
        tables = [getattr(one, "accounts_for", ()) for one in declared]
        own = {name for table in tables if isinstance(table, tuple) for name in table}
        return frozenset(own.union(*self.text.explains.values()))

    def card_status(self, card: Card) -> str:
        """`verified` if a test of its own asserts the card's effect (`verified.txt`, one `deck/id` a line)."""
        return "verified" if card.key in self._verified else "implemented"

    @cached_property
    def _verified(self) -> frozenset[str]:
        file = self.folder / "verified.txt"
        return frozenset(file.read_text(encoding="utf-8").split()) if file.exists() else frozenset()

    def settle(self, players: int, options: Mapping[str, object], content: Content | None = None) -> dict[str, str]:
        """Check a wish against what exists, in the box or in the packs of `content`; every setting gets a value."""
        if type(players) is not int or players not in self.players:
            raise UnknownName(f"{self.name} is for {self.players[0]} to {self.players[-1]} players, not {players!r}")
        settled = self._defaults.copy()
        for name, wish in options.items():
            setting = self._named.get(name)
            if setting is None:
                raise UnknownName(f"{self.name} has no option {name!r}; it has {', '.join(self._named)}")
            value = str(wish)
            if value not in setting.values and value not in (allowed := setting.allowed(content)):
                raise UnknownName(f"option {name} of {self.name} is one of {', '.join(allowed)}, not {value!r}")
            settled[name] = value
        if wrong := self.rules.check(players, settled):
            raise UnknownName(wrong)
        return settled

    def new(
        self,
        players: int,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        packs: Iterable[Path] = (),
        observers: Iterable[Observer] = (),
        stream: RandomStream | None = None,
        numbers: Mapping[str, Any] | None = None,
    ) -> Game:
        """A new game at its first question; observers given here hear of the opening too.

        Its dice follow from the seed unless a `chance` is passed (tables with people do). `numbers` replaces fields of
        the game's rules, and numbers on its cards, for this table.
        """
        if type(seed) is not int:
            raise UnknownName(f"a seed is a whole number, not {seed!r}")
        if seed.bit_length() > SEED_BITS:
            raise UnknownName(f"a seed has at most {SEED_BITS} bits")
        from holdfast.core.numbers import numbers_of_cards, with_numbers

        content = self.content(packs, numbers_of_cards(numbers or {}))
        stream = RandomStream(splitmix64(seed)) if stream is None else stream
        game = self._fresh(players, self.settle(players, options or {}, content), seed, content, stream)
        if numbers:
            world: Any = game.world
            world.rules = with_numbers(world.rules, numbers)
        game.observers.extend(observers)
        game.start()
        return game

    def opened(
        self,
        players: int,
        options: dict[str, str],
        seed: int,
        opening: tuple[int, ...],
        packs: Iterable[Path] = (),
        observers: Iterable[Observer] = (),
        rules: Any = None,
    ) -> Game:
        """The first question of a recorded game, with its recorded outcomes; with `rules` by those numbers."""
        chance = RandomStream(splitmix64(seed), dictated=list(opening))
        game = self._fresh(players, options, seed, self.content(packs), chance)
        world: Any = game.world
        if rules is not None and rules != world.rules:
            world.rules = rules
        game.observers.extend(observers)
        game.start()
        return game

    def reopened(self, game: Game, packs: Iterable[Path] = (), observers: Iterable[Observer] = ()) -> Game:
        """Return a game at its first question again, with its recorded outcomes and its numbers."""
        rules = getattr(game.world, "rules", None)
        return self.opened(game.players, game.options, game.seed, game.opening, packs, observers, rules)

    def _fresh(self, players: int, options: dict[str, str], seed: int, content: Content, stream: RandomStream) -> Game:
        world = self.rules.set_up(players, options, stream, content)
        return Game(self, world, players, options, seed)
