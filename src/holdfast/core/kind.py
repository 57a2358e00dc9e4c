"""What kind of game this is: its name, its settings, how it starts, where its cards, texts and rules are."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from holdfast.core.chance import Chance, mix
from holdfast.core.content import LANGUAGES, Card, Content
from holdfast.core.effect import Cause, Frozen
from holdfast.core.game import Asking, Game
from holdfast.core.journal import Entry, Observer
from holdfast.core.menu import Option
from holdfast.core.world import Rolled, World

if TYPE_CHECKING:
    from holdfast.core.text import Line, Teller


class Unknown(ValueError):
    """A game, option, value, player count or language that does not exist; the message says what does."""


class Setting(Frozen):
    """One option of a game: its values, the default first. Cards that packs add to `deck` are values too, by their ids."""

    name: str
    values: tuple[str, ...]
    deck: str = ""

    @property
    def default(self) -> str:
        return self.values[0]

    def allowed(self, content: Content | None = None) -> tuple[str, ...]:
        """All values it may have with these cards."""
        if content is None or not self.deck:
            return self.values
        added = [card.id for card in content.deck(self.deck) if card.id not in self.values]
        return (*self.values, *added)


LANGUAGE = Setting("language", LANGUAGES)


class GameKind:
    """A game's declaration. `games/<game>/__init__.py` makes exactly one."""

    def __init__(
        self,
        *,
        name: str,
        prefix: str,
        version: int,
        players: range,
        settings: tuple[Setting, ...],
        folder: Path,
        world: type[World],
        decks: Mapping[str, type[Card]],
        set_up: Callable[[int, dict[str, str], Chance, Content], World],
        registry: Callable[[], Mapping[str, type[Any]]],
        laws: Callable[[Any], dict[type[Any], type[Any]]],
        audit: Callable[[Any], list[str]],
        show: Callable[[Any, int | None], dict[str, Any]],
        nouns: Callable[["Teller", Any, str], str | None],
        tell: Callable[[Any, Any, Cause, tuple[int, ...]], "Line | None"],
        stats: Callable[[Any], dict[str, float | str]],
        check: Callable[[int, dict[str, str]], str] = lambda players, options: "",
        deck_counts: Mapping[str, int] | None = None,
        pieces: frozenset[str] = frozenset(),
        own_cards: Mapping[str, int] | None = None,
        own_cards_rule: str = "",
        value: Callable[[Any, int], float] | None = None,
        board: Callable[["Teller", dict[str, Any]], list[str]] = lambda teller, view: [],
        card_text: Callable[["Teller", Any], str] = lambda teller, card: "",
        card_at_table: Callable[["Teller", Any], str] | None = None,
        label: Callable[["Teller", Any, str, Option, str], str | None] = lambda teller, w, tag, option, card: None,
        speak: Callable[["Teller", Any], str | None] = lambda teller, effect: None,
        ask: Callable[["Teller", Any, Asking], str | None] = lambda teller, w, asking: None,
        tell_answer: Callable[[Any, Entry, Cause, bool], "Line | None"] | None = None,
        dice: Callable[[Any, Any, tuple[int, ...]], Rolled | None] = lambda w, effect, outcomes: None,
        matters: Callable[[Any, str, Option], bool] = lambda w, moment, option: True,
        introduce: Callable[["Teller", Any], list[str]] = lambda teller, w: [],
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
        self.decks = decks
        self.set_up = set_up
        self.registry = registry
        self.laws = laws
        self.audit = audit
        self.show = show
        self.nouns = nouns
        self.tell = tell
        self.stats = stats
        self.check = check
        self.deck_counts = deck_counts or {}
        self.pieces = pieces
        """Decks of tiles and tokens, which no list of cards shows."""
        self.own_cards = own_cards
        """How many cards packs may add to each deck; None where they may add any."""
        self.own_cards_rule = own_cards_rule
        """The rule that says so."""
        self.value = value or won
        self.board = board
        self.card_text = card_text
        self.card_at_table = card_at_table or card_text
        """The same without what is to be met in play only."""
        self.label = label
        self.speak = speak
        """An effect in the game's own words, where its message alone cannot say it."""
        self.ask = ask
        """A question in the game's own words, where the fields of its effect do not say enough."""
        self.tell_answer = tell_answer
        self.dice = dice
        """What who looks on sees of dice that an effect rolled, where they do not lie on the table or tell too little."""
        self.matters = matters
        self.introduce = introduce
        self._content: dict[tuple[Path, ...], Content] = {}

    def content(self, packs: Iterable[Path] = ()) -> Content:
        """The built-in cards and those of the user's packs, loaded once."""
        folders = tuple(packs)
        if folders not in self._content:
            from holdfast.core.packs import load_content

            self._content[folders] = load_content(self, folders)
        return self._content[folders]

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
            raise Unknown(f"{self.name} is for {self.players[0]} to {self.players[-1]} players, not {players!r}")
        settled = self._defaults.copy()
        for name, wish in options.items():
            setting = self._named.get(name)
            if setting is None:
                raise Unknown(f"{self.name} has no option {name!r}; it has {', '.join(self._named)}")
            value = str(wish)
            if value not in setting.values and value not in (allowed := setting.allowed(content)):
                raise Unknown(f"option {name} of {self.name} is one of {', '.join(allowed)}, not {value!r}")
            settled[name] = value
        if wrong := self.check(players, settled):
            raise Unknown(wrong)
        return settled

    def new(
        self,
        players: int,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        packs: Iterable[Path] = (),
        observers: Iterable[Observer] = (),
    ) -> Game:
        """A new game at its first question; observers given here hear of the opening too."""
        if type(seed) is not int:
            raise Unknown(f"a seed is a whole number, not {seed!r}")
        content = self.content(packs)
        game = self._fresh(players, self.settle(players, options or {}, content), seed, content)
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
    ) -> Game:
        """The first question of a recorded game, with its recorded outcomes."""
        game = self._fresh(players, options, seed, self.content(packs), opening)
        game.observers.extend(observers)
        game.start()
        return game

    def _fresh(
        self, players: int, options: dict[str, str], seed: int, content: Content, opening: tuple[int, ...] = ()
    ) -> Game:
        chance = Chance(mix(seed), dictated=list(opening))
        world = self.set_up(players, options, chance, content)
        return Game(self, world, players, options, seed)


def won(world: World, seat: int) -> float:
    """What a finished game is worth to a seat: 1 for a win, 0 for a loss."""
    outcome = world.outcome
    if outcome is None:
        return 0.0
    return float(seat in outcome.winners) if outcome.winners else float(outcome.won)
