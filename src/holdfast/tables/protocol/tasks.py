"""Tasks for workers and their results."""

import msgspec

from holdfast.bots.expert import ThinkingBudget
from holdfast.bots.suggestions import BotMove
from holdfast.core.engine.effect import Record
from holdfast.core.state.save import StoredPosition
from holdfast.review.summary import GameSummary
from holdfast.tables.records import VisibleLogEntry

NOTHING = msgspec.Raw(b"null")


class Task(Record):
    """A position and what is wanted: a bot's answer for a seat, or how an answer may turn out."""

    save: str
    seat: int
    seed: int
    bot: str = ""
    wishes: tuple[str, ...] = ()
    """What people suggest to the bot, the latest first."""
    purse: ThinkingBudget | None = None
    """What an expert has saved for this and other answers."""
    key: str = ""
    coach: int = 0
    """Milliseconds for a piece of advice; 0 where none is wanted."""
    evening: bool = False
    """The whole evening in figures is wanted; it is over."""
    lang: str = "en"
    orders: dict[str, bool] = {}
    """The standing orders of the seat."""
    packs: tuple[str, ...] = ()
    """The folders of the packs with which it is played."""


class LikelyLine(Record):
    """A line of the log and in how many worlds it was told; or one of many lines of a kind that are equally likely.

    Then `text` is how they begin, `names` are some of them, and `of` says how many there are.
    """

    text: str
    told: int
    names: tuple[str, ...] = ()
    of: int = 1


class RatedOptionText(Record):
    """An answer and the chance to win after it, from 0 to 1, with its interval; none where nothing was tried."""

    key: str
    chance: float | None = None
    low: float = 0.0
    high: float = 1.0
    worlds: int = 0
    costs: float = 0.0
    """By how much it is surely worse than the best."""
    why: str = ""


class CoachAdvice(Record):
    """What the coach says: the best answer, why, and what comes next to it."""

    best: str
    why: str = ""
    second: str = ""
    close: bool = False
    answers: tuple[RatedOptionText, ...] = ()


class OutcomeText(Record):
    """A way in which an answer may turn out: `success`, `partial` or `failure`, how likely, and what it costs and brings."""

    kind: str
    of: float
    low: float
    high: float
    changes: tuple[str, ...] = ()


class Result(Record):
    """What a bot has chosen; or how the answer `key` may turn out, and what so many imagined worlds tell: what is likely,
    then one of many, then what is not."""

    key: str = ""
    worlds: int = 0
    lines: tuple[LikelyLine, ...] = ()
    shares: tuple[OutcomeText, ...] = ()
    counted: bool = False
    """The shares are exact."""
    chance: bool = False
    """Whether any die falls or any card is drawn."""
    assumed: bool = False
    """Whether somebody was asked something on the way."""
    chosen: BotMove | None = None
    counsel: CoachAdvice | None = None
    evening: GameSummary | None = None
    wrong: str = ""
    """Why there is neither."""


class SaveCheck(Record):
    """What is wrong with a save; otherwise where its answers led, and the packs with which it was made."""

    wrong: str = ""
    unplayable: bool = False
    """Its answers do not all fit."""
    game: str = ""
    packs: tuple[str, ...] = ()
    fitted: int = 0
    answers: int = 0
    """How many answers stand in the file, and how many of them fit the rules of today."""
    uncertified: bool = False
    """Its key was shown before: the game cannot go on as certified."""
    differs: bool = False
    """The position is not the one in the file."""
    save: msgspec.Raw = NOTHING
    """The position to which the answers led, as a save."""
    past: tuple[StoredPosition, ...] = ()
    """Positions on the way, for undo."""
    lines: tuple[VisibleLogEntry, ...] = ()
    too_long: int = 0
    """How many answers it has, if that is more than a server opens."""


class ReviewProgress(Record):
    """The progress of a review, and finally its page."""

    done: int = 0
    of: int = 0
    page: str = ""
    wrong: str = ""


ReviewKey = tuple[str, int, str]
"""Table, number of changes, language."""
