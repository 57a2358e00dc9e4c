"""Game definitions: name, settings, set-up, and the location of cards, texts and rules."""

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
"""A lock held while cards are loaded and decoders are built: two threads that build the same type crash the process."""


class UnknownName(ValueError):
    """A game, option, value, player count or language that does not exist; the message lists the existing ones."""


class Setting(BoundedRecord):
    """One setting of a game: its values, the default first. Cards that packs add to `deck` are also values, by id."""

    name: str
    values: tuple[str, ...]
    deck: str = ""
    story: bool = False
    """Whether its values have stories, which the lobby shows before all other settings."""

    @property
    def default(self) -> str:
        return self.values[0]

    def allowed(self, content: Content | None = None) -> tuple[str, ...]:
        """Return all values that are available with these cards."""
        if content is None or not self.deck:
            return self.values
        added = [card.id for card in content.deck(self.deck) if card.id not in self.values]
        return (*self.values, *added)


SEED_BITS = 63
LANGUAGE = Setting("language", LANGUAGES)


NO_OVERRIDES: Laws = {}
"""An empty table of rule overrides, shared by all games so that the engine caches it once."""


def win_value(world: World, seat: int) -> float:
    """Return the value of a finished game to a seat: 1 for a win, 0 for a loss."""
    outcome = world.outcome
    if outcome is None:
        return 0.0
    return float(seat in outcome.winners) if outcome.winners else float(outcome.won)


@dataclass(frozen=True, slots=True, kw_only=True)
class Components:
    """The cards of a game: one type per deck, their numbers, and the limits for packs."""

    decks: Mapping[str, type[Card]]
    registry: Callable[[], Mapping[str, type[Any]]]
    """The effects and conditions that cards and saves may use."""
    counts: Mapping[str, int] = field(default_factory=dict)
    """The exact number of cards per deck, where the catalogue states it."""
    pieces: frozenset[str] = frozenset()
    """Decks of tiles and tokens, which card lists omit."""
    own: Mapping[str, int] | None = None
    """The number of cards that packs may add to each deck; None if unlimited."""
    own_rule: str = ""
    """The rule that sets these limits."""
    strays: Callable[[Sequence[Card]], list[CardProblem]] = lambda cards: []
    """Return the errors of decoded cards, such as unknown names; called when packs add cards."""
    spoilers: frozenset[str] = frozenset()
    """Decks whose cards should not be read before they appear in play."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesHooks:
    """How a game is played: its set-up, the effects of its settings, and its evaluation."""

    set_up: Callable[[int, dict[str, str], RandomStream, Content], World]
    laws: Callable[[Any], Laws] = lambda w: NO_OVERRIDES
    """The rule overrides of a scenario or a rule set: replacement effects by replaced effect."""
    check: Callable[[int, dict[str, str]], str] = lambda players, options: ""
    """Return the error of a combination of settings, or nothing."""
    audit: Callable[[Any], list[str]] = lambda w: []
    """Return the error of a position that was read from a file, or nothing."""
    matters: Callable[[Any, str, Option], bool] = lambda w, moment, option: True
    """Return whether an offer matters now, for players with a standing order to be asked only if it does."""
    value: Callable[[Any, int], float] = win_value
    """Return the value of a finished game to a seat in search, from 0 to 1."""
    estimate: Callable[[Any], float] = no_estimate
    """Return the win probability of a seat, from 0 to 1, from its `ObservedWorld`."""
    clock: Callable[[Any], int] = lambda w: 0
    """Return the number of the round, turn or day."""
    deeds: ActionPatterns = field(default_factory=DefaultActionPatterns)
    """The patterns of the option keys, the only code that parses them."""
    stakes: Callable[[Any, OpenQuestion, Option, Facts], Facts] = lambda w, asking, option, facts: facts
    """Return the facts of an option including those not in its key: price, dice, participants, risks."""
    foreseen: Callable[[Any, Option], Effects] = lambda w, option: ()
    """Return the delayed effects of an answer as they would resolve now; odds follow them."""
    verdict: Callable[[Any, Any, tuple[int, ...], Rolled | None], str] = lambda w, effect, outcomes, rolled: ""
    """Return the result of a roll (`success`, `partial` or `failure`); called after each effect with its outcomes and
    the dice that were on the table before; nothing if they are not read yet."""
    holds: Callable[[Any, int], Mapping[str, int]] = lambda w, seat: {}
    """Return the resources of a seat or of the group by word; odds report their changes."""
    player: str = ""
    """The module whose `player(skill)` makes a `Player` (`friend` or `novice`); without one, bots search at random."""
    spares: bool = True
    """Questions that the table answers itself if all options are equivalent (`core/idle_questions.py`)."""
    obvious: Callable[[Any, Any, Sequence[Option]], Option | None] = lambda w, question, moves: None
    """Return the option that no player would hesitate about, judged by public information only. The table answers it
    like an idle question."""
    spends: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The costs of uses by action: world fields as paths. The fuzzer reports a use that changes nothing else."""
    in_vain: Mapping[str, str] = field(default_factory=dict)
    """Uses that are offered even if they may have no effect, by key prefix, each with its reason."""
    once_asked: frozenset[tuple[str, str]] = frozenset()
    """Answers without effect that earlier rules asked for, by question and key; a replay skips those that current rules
    do not ask for."""
    horizon: int = 2
    """The number of rounds, turns or days that a search looks ahead."""
    for_the_absent: frozenset[str] = frozenset()
    """Keys of answers that the host may give for a seat whose player is away (`QuestionMessage.absent`)."""
    migrations: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = field(default_factory=dict)
    """One pure function per old version that migrates the JSON document of a saved world."""


class ScriptPage(TypedDict):
    """A page that is read out before a question: its full title, its bare name and number, and the question."""

    title: str
    name: str
    number: int
    paragraphs: list[str]
    ask: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Presentation:
    """The log entry, beat and changed fields that a game declares for an effect of the core, as `Effect` does for its
    own."""

    log: Callable[[Any, Any, Cause, tuple[int, ...]], "LogEntry | None"]
    log_answer: Callable[[Any, Any, Cause, Entry], "LogEntry | None"] | None = None
    beat: str = ""
    accounts_for: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TextHooks:
    """The texts of a game that its messages alone do not determine."""

    nouns: Callable[["Localizer", Any, str], str | None] = lambda teller, w, word: None
    answers_logged: bool = True
    """Whether an answer is logged by its label if its question has no `log_answer`."""
    card: Callable[["Localizer", Any], str] = lambda teller, card: ""
    """Return the rules text of a card."""
    card_at_table: Callable[["Localizer", Any], str] | None = None
    """Return the same text without spoilers."""
    at_table: Callable[[Any, int], Any] = lambda card, players: card
    """Return a card as it applies to a number of players: without the values for other numbers."""
    parts: Callable[["Localizer", Any], Mapping[str, str]] = lambda teller, card: {}
    """Return the parts of that text that boards show separately, by name: current effect, requirement."""
    labels: Mapping[type[Any], "Label"] = field(default_factory=dict)
    """Label builders of option specs whose message needs more than their fields, and of questions about choices of a
    card."""
    question_labels: Mapping[str, Callable[["Localizer", Any, str, Option, str], str | None]] = field(
        default_factory=dict
    )
    """Label builders for all options of a question, by tag; None uses the option's own label."""
    row: Callable[["Localizer", Any, Option], tuple[str, str] | None] = lambda teller, w, option: None
    """Return the common and the individual part of options that share a row in lists."""
    speak: Callable[["Localizer", Any], str | None] = lambda teller, effect: None
    """Return the text of an effect that its message cannot express."""
    prompts: Mapping[type[Any], "Prompt"] = field(default_factory=dict)
    """Prompt builders of questions whose message needs more than their fields."""
    in_turn: frozenset[str] = frozenset()
    """Questions about the order of several things that all happen: costs and risks belong to each option."""
    implied: frozenset[tuple[str, str]] = frozenset()
    """Stakes that a question's own text states for all its options, by tag and stake; they are not repeated."""
    page: Callable[["Localizer", Any, OpenQuestion], ScriptPage | None] = lambda teller, w, asking: None
    """Return the parts of the page that `ask` starts with."""
    unsaid: Mapping[str, str] = field(default_factory=dict)
    """Fields that may change without a log entry, each with the rule that justifies it: ten at most."""
    core_effects: Mapping[type[Any], Presentation] = field(default_factory=dict)
    """The log entries and beats of effects of the core."""
    read_out: frozenset[str] = frozenset()
    """Decks whose cards are read out when the log first names them, as the rulebooks require."""
    introduce: Callable[["Localizer", Any], list[str]] = lambda teller, w: []
    """Return the introduction that is shown before the first question."""

    def to_read(self, localizer: "Localizer", card: Any) -> str:
        """Return the text of a card for people at the table."""
        return (self.card_at_table or self.card)(localizer, card)


class EmptyView(TypedDict):
    """View fields of a game that adds none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DisplayHooks:
    """How a game is shown: in views, figures and the terminal board."""

    view: Callable[[Any], Mapping[str, Any]] = lambda w: {}
    """View fields computed once for all seats: a typed dictionary from which the browser's types are generated."""
    own: Callable[[Any, int | None, Mapping[str, Any]], Mapping[str, Any]] = lambda w, seat, everybody: {}
    """View fields that replace the shared ones for one seat (None: spectator), by the same names."""
    card: Callable[[Any], Record | None] = lambda card: None
    """Printed card data as facts: one struct per kind of card, tagged by deck, with no more than its text says. Boards
    show icons, costs and dice from it."""
    about: Callable[[Any, OpenQuestion], int] = lambda w, asking: asking.by.who
    """Return the number of the person that a question concerns, or -1."""
    tables: Mapping[str, Any] = field(default_factory=dict)
    """Other printed constants that boards draw, by name; written to the browser's types."""
    stats: Callable[[Any], dict[str, float | str]] = lambda w: {}
    """Return the figures of a finished game."""
    standing: Callable[[Any], Standing] = lambda w: NO_STANDINGS
    """Return the state of every person and the shared resources, the data of the game's chart."""
    fate: Callable[[Any, Any, Cause], tuple[Death, ...]] = lambda w, effect, by: ()
    """Return the person whom an effect has just killed and the cause."""
    counted: Callable[[Any], tuple[ScoreLine, ...]] = lambda w: ()
    """Return the score of a finished game, line by line."""
    board: Callable[["Localizer", dict[str, Any]], list[str]] = lambda teller, view: []
    """Return the table in plain lines."""
    sight: Callable[[dict[str, Any]], object] = lambda view: None
    """Return the data that a map depends on; plain mode redraws the map only if it changes. None: whenever the drawing
    differs."""
    dice: Callable[[Any, Any, tuple[int, ...]], Rolled | None] = lambda w, effect, outcomes: None
    """Return what spectators see of an effect's dice that are not on the table or not self-explanatory."""
    groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Actions whose options have a heading (`group-…`) in long lists, in the order of the rulebook; an entry may
    include the target (`buy:knife`)."""
    own_number: Callable[[Any, Option], int] = lambda w, option: 0
    """Return the fixed number of an option in every list, as for a direction; 0: the next free number."""
    own_numbers: int = 0
    """The number of list positions, from 1 on, reserved for fixed numbers."""
    way: Callable[[str], tuple[str, str] | None] = lambda key: None
    """Return the variant and the base key of an option that is a variant of another, as with a helper. A list shows it
    under its base option by the variant only (`way-…`; the part after a colon is `$by`)."""
    screen: str = ""
    """The module whose `BOARD` draws the table on a terminal screen; without one, plain lines are shown."""


PLAIN_WORDS, PLAIN_SHOW = TextHooks(), DisplayHooks()
"""Text and display hooks of a game that declares none."""


class GameDefinition:
    """A game's declaration. `games/<game>/__init__.py` creates exactly one."""

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
        """Return the built-in cards and those of the user's packs; one thread loads them, others wait.

        `cards` replaces numbers on cards (`event/storm.strength`).
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
        """Load the cards from their files; the first call also builds all decoders of the game."""
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
        """Return the kind of beat that each effect starts, by tag."""
        kinds = {tag: kind.beat for tag, kind in self.components.registry().items() if getattr(kind, "beat", "")}
        core = {tag_of(kind): shown.beat for kind, shown in self.text.core_effects.items() if shown.beat}
        return kinds | core

    @cached_property
    def choice_labels(self) -> "Mapping[str, Label]":
        """Return the label builders of questions about choices of a card, by tag."""
        return {tag_of(kind): make for kind, make in self.text.labels.items() if issubclass(kind, Question)}

    @cached_property
    def reported_fields(self) -> frozenset[str]:
        """Return the world fields whose change log entries report."""
        declared = (*self.components.registry().values(), *self.text.core_effects.values())
        tables = [getattr(one, "accounts_for", ()) for one in declared]
        return frozenset([name for table in tables if isinstance(table, tuple) for name in table])

    def card_status(self, card: Card) -> str:
        """Return `verified` if a dedicated test asserts the card's effect (`verified.txt`, one `deck/id` per line)."""
        return "verified" if card.key in self._verified else "implemented"

    @cached_property
    def _verified(self) -> frozenset[str]:
        file = self.folder / "verified.txt"
        return frozenset(file.read_text(encoding="utf-8").split()) if file.exists() else frozenset()

    def settle(self, players: int, options: Mapping[str, object], content: Content | None = None) -> dict[str, str]:
        """Validate requested settings against those of the game and the packs of `content`; fill in defaults."""
        if type(players) is not int or players not in self.players:
            raise UnknownName(f"{self.name} is for {self.players[0]} to {self.players[-1]} players, not {players!r}")
        settled = self._defaults.copy()
        for name, requested in options.items():
            setting = self._named.get(name)
            if setting is None:
                raise UnknownName(f"{self.name} has no option {name!r}; it has {', '.join(self._named)}")
            value = str(requested)
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
        """Start a new game at its first question; observers passed here also see the opening.

        The seed determines its dice unless a `stream` is passed (as tables with several people do). `numbers` replaces
        fields of the game's rules, and numbers on its cards, for this table.
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
        """Return a recorded game at its first question, with its recorded outcomes and, if given, other `rules`."""
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
