"""An experiment as it is written: which games are played by whom, what is varied, how many games, what they should come to.

A list of values is a factor: all are crossed with all. Variants are differences that are compared on the same seeds. Mistakes
are named by file, line and column, with the nearest right word.
"""

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

import holdfast
from holdfast import bots
from holdfast.bots import make_bot as bot_named
from holdfast.core.cards.effect_decoder import EffectDecoder
from holdfast.core.cards.errors import InvalidPack, PackError
from holdfast.core.cards.validation import field_errors
from holdfast.core.cards.yaml_positions import SourcePosition, YamlSource
from holdfast.core.definition import GameDefinition, UnknownName
from holdfast.core.numbers import check_numbers, numbers_of_cards
from holdfast.core.safe_files import FileTooLarge, read_regular_file
from holdfast.core.state.save import code_of
from holdfast.simulation.executor import Fingerprint, holdfast_version
from holdfast.simulation.runner import draw_options

UNCHANGED = "as it is"
FORMAT = 1
"""Of the rows that are written; rows of another one are played anew."""
MOST_CELLS = 2000
MOST_BYTES = 1 << 20

Value = str | int | bool
Count = Annotated[int, Meta(ge=1, le=10**9)]
Seating = str | list[str]
"""A bot for all seats, or one for each."""


class BadExperiment(InvalidPack):
    """An experiment that cannot be played; names the first mistake by its place, and how many more there are."""


class ExperimentFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What stands in a file, and nothing besides."""


class Band(ExperimentFile, frozen=True, rename={"low": "from", "high": "to"}):
    """What a contract asks for: a measure of a cell lies between two figures, shares in percent."""

    rule: str
    low: float
    high: float
    measure: str = "won"
    """`won`, `alone`, or a figure of the game: `day`, a share of the players (`deaths/players`), or a figure for each of them
    (`lost_turns per player`)."""
    of: Literal["all", "won", "lost"] = "all"
    take: Literal["mean", "median"] = "mean"
    over: Literal["cell", "part"] = "cell"
    """Of each cell, or of all cells of the part together."""


class CellGroup(ExperimentFile, frozen=True):
    """Some cells: what they have in common, and what is varied among them."""

    game: str
    players: int | list[int] = 2
    options: dict[str, Value | list[Value]] = {}
    bots: str | list[Seating] = "friend"
    packs: list[str] = []
    numbers: dict[str, Any] = {}
    bands: list[Band] = []


class Variant(ExperimentFile, frozen=True):
    """A difference to be compared: other options, other bots, more packs, other numbers."""

    options: dict[str, Value] = {}
    bots: Seating = ""
    packs: list[str] = []
    numbers: dict[str, Any] = {}


class Precision(ExperimentFile, frozen=True):
    """Play on until every rate is known to so many points, by an interval that stays honest though it is looked at again and
    again (`reckoning.mixture`)."""

    points: Annotated[float, Meta(gt=0, le=50)]
    least: Count = 200
    most: Count = 20_000


class Experiment(ExperimentFile, frozen=True):
    """The whole file."""

    title: str
    cells: Annotated[list[CellGroup], Meta(min_length=1)]
    variants: dict[str, Variant] = {}
    games: Count | None = None
    precision: Precision | None = None
    seed: Annotated[int, Meta(ge=0, lt=1 << 53)] = 1
    decisions: bool = False
    """Whether every decision is written down too."""


class Cell(ExperimentFile, frozen=True):
    """Games of one kind: one combination of all factors, in one variant."""

    number: int
    row: int
    """Cells of the same row differ in their variant only."""
    part: int
    variant: str
    game: str
    module: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    packs: tuple[str, ...] = ()
    numbers: dict[str, Any] = {}
    key: str = ""
    """What its games depend on, all of it, as a fingerprint: games of the same key are the same games."""
    print: tuple[str, str, str] = ("", "", "")
    """By which version, rules and cards they are played."""

    @property
    def folders(self) -> tuple[Path, ...]:
        return tuple([Path(pack) for pack in self.packs])

    @property
    def seating(self) -> str:
        return self.bots[0] if len(set(self.bots)) == 1 else " ".join(self.bots)


class Design(ExperimentFile, frozen=True):
    """An experiment with all its cells, ready to be played."""

    experiment: Experiment
    cells: tuple[Cell, ...]
    text: str = ""
    """The file as it was written."""

    @property
    def variants(self) -> tuple[str, ...]:
        return tuple(self.experiment.variants) or (UNCHANGED,)

    @property
    def rows(self) -> list[list[Cell]]:
        """Cells that are compared with one another, the first variant first."""
        found: dict[int, list[Cell]] = {}
        for cell in self.cells:
            found.setdefault(cell.row, []).append(cell)
        return list(found.values())

    def bands(self, cell: Cell) -> list[Band]:
        return self.experiment.cells[cell.part].bands

    def label(self, cell: Cell) -> str:
        """A cell by what is varied among the cells: its game, options, players, bots."""
        return self.together([cell])

    def together(self, cells: Sequence[Cell]) -> str:
        """Several cells by what they have in common of it, and the numbers of players."""
        first = cells[0]
        parts = [first.game] if len({one.game for one in self.cells}) > 1 else []
        varied = self._varied()
        for name, value in first.options.items():
            if name in varied and all(one.options.get(name) == value for one in cells):
                alike = sum(value in values for values in varied.values()) > 1
                parts.append(f"{value} {name.replace('_', ' ')}" if alike else value)
        counts = sorted({one.players for one in cells})
        if len({one.players for one in self.cells}) > 1 or not parts:
            many = f"{counts[0]}–{counts[-1]}" if len(counts) > 1 else str(counts[0])
            parts.append(f"{many} player{'s' * (counts[-1] > 1)}")
        if len({one.seating for one in self.cells}) > 1 and len({one.seating for one in cells}) == 1:
            parts.append(first.seating)
        return ", ".join(parts)

    def _varied(self) -> dict[str, set[str | None]]:
        names = dict.fromkeys(name for one in self.cells for name in one.options)
        values = {name: {one.options.get(name) for one in self.cells} for name in names}
        return {name: found for name, found in values.items() if len(found) > 1}


# --- reading ----------------------------------------------------------------------------------------------------------


def read_experiment(file: Path) -> Design:
    """An experiment from its file; packs are found beside it."""
    try:
        text = read_regular_file(file, MOST_BYTES).decode("utf-8")
    except UnicodeDecodeError:
        raise BadExperiment(PackError("not UTF-8 text", file.name)) from None
    except FileTooLarge:
        raise BadExperiment(PackError(f"larger than {MOST_BYTES >> 20} MiB", file.name)) from None
    return parse_experiment(text, file.name, file.parent)


def parse_experiment(text: str, name: str = "experiment.yaml", beside: Path = Path()) -> Design:
    try:
        sheet = YamlSource(name, text)
    except InvalidPack as error:
        raise BadExperiment(*error.mistakes) from None
    wrong = list(sheet.mistakes)
    if not isinstance(sheet.data, dict):
        raise BadExperiment(*wrong, sheet.wrong("an experiment is a mapping with title, cells and games", sheet.place))
    for one in field_errors(sheet.data, Experiment, EffectDecoder({})):
        here = sheet.place.at(one.path)
        wrong.append(sheet.wrong(one.says, here.keys.get(one.key, here) if one.key else here))
    if wrong:
        raise BadExperiment(wrong[0], *wrong[1:])
    experiment = msgspec.convert(sheet.data, Experiment)
    return DesignBuilder(experiment, sheet, beside).design(text)


def make_design(experiment: Experiment, beside: Path = Path()) -> Design:
    """An experiment that was made by code."""
    text = msgspec.yaml.encode(experiment).decode()
    return parse_experiment(text, "experiment.yaml", beside)


class DesignBuilder:
    """All cells of an experiment, each looked at before a game is played."""

    def __init__(self, experiment: Experiment, sheet: YamlSource, beside: Path) -> None:
        self.experiment = experiment
        self.sheet = sheet
        self.beside = beside
        self.wrong: list[PackError] = []
        self.complaints = 0

    def design(self, text: str) -> Design:
        one = self.experiment
        if (one.games is None) == (one.precision is None):
            self.complain("say either games (so many a cell) or precision (play until it is reached)", ())
        cells: list[Cell] = []
        rows = 0
        for i, part in enumerate(one.cells):
            kind = self.kind(part.game, i)
            if kind is None:
                continue
            for players, options, seating in self.crossed(part):
                for name, variant in (one.variants or {UNCHANGED: Variant()}).items():
                    if len(cells) >= MOST_CELLS:
                        raise BadExperiment(self.mistake(f"more than {MOST_CELLS} cells", ("cells",)))
                    cell = self.cell(i, part, players, options, seating, name, variant)
                    cell = msgspec.structs.replace(cell, number=len(cells), row=rows)
                    if self.check(kind, cell):
                        cell = cell_keys(kind, cell, one.seed)
                    cells.append(cell)
                rows += 1
        if self.wrong:
            raise BadExperiment(self.wrong[0], *self.wrong[1:])
        return Design(one, tuple(cells), text)

    def crossed(self, part: CellGroup) -> Iterator[tuple[int, dict[str, str], Seating]]:
        values = [levels(value) for value in part.options.values()]
        for chosen, seating, players in product(product(*values), levels(part.bots), levels(part.players)):
            yield players, dict(zip(part.options, map(worded, chosen), strict=True)), seating

    def cell(
        self,
        i: int,
        part: CellGroup,
        players: int,
        options: Mapping[str, str],
        seating: Seating,
        name: str,
        variant: Variant,
    ) -> Cell:
        seating = variant.bots or seating
        return Cell(
            0,
            0,
            i,
            name,
            part.game,
            holdfast.GAMES[part.game],
            players,
            {**options, **{key: worded(value) for key, value in variant.options.items()}},
            (seating,) * players if isinstance(seating, str) else tuple(seating),
            tuple([str((self.beside / pack).resolve()) for pack in (*part.packs, *variant.packs)]),
            {**part.numbers, **variant.numbers},
        )

    # --- looking ---

    def kind(self, game: str, i: int) -> GameDefinition | None:
        try:
            return holdfast.definition(game)
        except UnknownName as error:
            self.complain(str(error), ("cells", i, "game"))
            return None

    def check(self, definition: GameDefinition, cell: Cell) -> bool:
        """Everything that would keep a game of this cell from being played, each where it was written."""
        found = self.complaints
        part, variant = ("cells", cell.part), ("variants", cell.variant)
        written = self.experiment.variants.get(cell.variant, Variant())

        def at(field: str, key: object) -> tuple[object, ...]:
            mine = getattr(written, field)
            return (*variant, field, key) if mine and (key in mine or not key) else (*part, field, key)

        if len(cell.bots) != cell.players:
            says = f"{len(cell.bots)} bots are not {cell.players} players; name one for all, or one a seat"
            self.complain(says, at("bots", ""))
        for name in dict.fromkeys(cell.bots):
            self.tried(at("bots", ""), bot_named, name)
        content = self.tried(at("packs", ""), definition.content, cell.folders)
        if content is None:
            return False
        for number, value in cell.numbers.items():
            self.tried(at("numbers", number), check_numbers, definition, {number: value}, cell.folders)
        known = {setting.name for setting in definition.settings}
        strange = [name for name in cell.options if name not in known]
        place = (
            at("options", strange[0])
            if strange
            else (*part, "players")
            if cell.players not in definition.players
            else ()
        )
        self.tried(place or at("options", next(iter(cell.options), "")), draw_options, definition, cell.players, cell.options, 1, cell.folders)  # fmt: skip
        return self.complaints == found

    def tried(self, path: tuple[object, ...], attempt: Any, *args: Any) -> Any:
        try:
            return attempt(*args)
        except (UnknownName, InvalidPack, OSError) as error:
            self.complain(str(error), path)
            return None

    def complain(self, says: str, path: Sequence[object]) -> None:
        self.complaints += 1
        mistake = self.mistake(says, path)
        if mistake not in self.wrong:
            self.wrong.append(mistake)

    def mistake(self, says: str, path: Iterable[object]) -> PackError:
        return self.sheet.wrong(says, deepest(self.sheet.place, tuple(path)))


def cell_keys(definition: GameDefinition, cell: Cell, seed: int) -> Cell:
    """A cell with the fingerprint of everything on which its games depend."""
    print = fingerprint(definition, cell)
    depends = (
        FORMAT,
        cell.game,
        cell.players,
        sorted(cell.options.items()),
        cell.bots,
        numbers_text(cell),
        print,
        seed,
    )
    key = hashlib.sha256(msgspec.json.encode(depends)).hexdigest()[:16]
    return msgspec.structs.replace(cell, key=key, print=tuple(print))


def numbers_text(cell: Cell) -> str:
    return msgspec.json.encode(cell.numbers, order="sorted").decode()


def fingerprint(definition: GameDefinition, cell: Cell) -> Fingerprint:
    """Return the version, rules and cards by which games of a cell are played."""
    content = definition.content(cell.folders, numbers_of_cards(cell.numbers))
    return Fingerprint(
        holdfast_version(), f"{code_of(definition)[:16]}{_players(definition.folder)[:16]}", content.hash
    )


@cache
def _players(game: Path) -> str:
    """A fingerprint of those who play: the bots, and the weights and numbers of the game's own players."""
    files = [*sorted(Path(bots.__file__).parent.glob("*.py")), *sorted((game / "bot").rglob("*.yaml"))]
    return hashlib.sha256(b"\0".join([file.read_bytes() for file in files])).hexdigest()


def deepest(place: SourcePosition, path: tuple[object, ...]) -> SourcePosition:
    """The place of what stands there; of something under a key, that of the key, where a reader looks for it."""
    here = place.at(path[:-1])
    return here.keys.get(path[-1], here.at(path[-1:])) if path else here


def levels(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def worded(value: Value) -> str:
    """A value of an option as its game writes it: YAML has numbers and truths, options have words."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
