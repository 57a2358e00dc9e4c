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
    """A position and a request: a bot's answer for a seat, the odds of an option, advice or a summary."""

    save: str
    seat: int
    seed: int
    bot: str = ""
    wishes: tuple[str, ...] = ()
    """Suggestions to the bot, the latest first."""
    purse: ThinkingBudget | None = None
    """The thinking time that an expert has saved."""
    key: str = ""
    coach: int = 0
    """Milliseconds for advice; 0 if none is requested."""
    evening: bool = False
    """Whether the summary of a finished game is requested."""
    lang: str = "en"
    orders: dict[str, bool] = {}
    """The standing orders of the seat."""
    packs: tuple[str, ...] = ()
    """The folders of the game's packs."""


class LikelyLine(Record):
    """A log entry and the number of worlds in which it occurred; or one of many entries of a kind that are equally
    likely.

    Then `text` is their common beginning, `names` are some of them, and `of` is their number.
    """

    text: str
    told: int
    names: tuple[str, ...] = ()
    of: int = 1


class RatedOptionText(Record):
    """An option and the probability to win after it, from 0 to 1, with its interval; none if it was not tried."""

    key: str
    chance: float | None = None
    low: float = 0.0
    high: float = 1.0
    worlds: int = 0
    costs: float = 0.0
    """The least amount by which it is worse than the best."""
    why: str = ""


class CoachAdvice(Record):
    """The coach's advice: the best option, its reason, and the next best ones."""

    best: str
    why: str = ""
    second: str = ""
    close: bool = False
    answers: tuple[RatedOptionText, ...] = ()


class OutcomeText(Record):
    """A possible outcome of an option: `success`, `partial` or `failure`, its probability, costs and gains."""

    kind: str
    of: float
    low: float
    high: float
    changes: tuple[str, ...] = ()


class Result(Record):
    """A bot's answer; or the odds of option `key` from a number of imagined worlds: likely entries, then groups of
    equally likely ones, then unlikely ones."""

    key: str = ""
    worlds: int = 0
    lines: tuple[LikelyLine, ...] = ()
    shares: tuple[OutcomeText, ...] = ()
    counted: bool = False
    """Whether the shares are exact."""
    chance: bool = False
    """Whether any die is rolled or card is drawn."""
    assumed: bool = False
    """Whether a question was answered by assumption on the way."""
    chosen: BotMove | None = None
    counsel: CoachAdvice | None = None
    evening: GameSummary | None = None
    wrong: str = ""
    """The error, if there is no result."""


class SaveCheck(Record):
    """The error of a save; otherwise the position that its answers led to, and its packs."""

    wrong: str = ""
    unplayable: bool = False
    """Whether some answers do not fit the rules."""
    game: str = ""
    packs: tuple[str, ...] = ()
    fitted: int = 0
    answers: int = 0
    """The number of answers in the file, and how many of them fit today's rules."""
    uncertified: bool = False
    """Whether its key was revealed: the game cannot continue as certified."""
    differs: bool = False
    """Whether the position differs from the one in the file."""
    save: msgspec.Raw = NOTHING
    """The position that the answers led to, as a save."""
    past: tuple[StoredPosition, ...] = ()
    """Earlier positions, for undo."""
    lines: tuple[VisibleLogEntry, ...] = ()
    too_long: int = 0
    """The number of answers, if it exceeds the limit of a server."""


class ReviewProgress(Record):
    """The progress of a review, and finally its page."""

    done: int = 0
    of: int = 0
    page: str = ""
    wrong: str = ""


ReviewKey = tuple[str, int, str]
"""Table, number of changes, language."""
