"""Messages that the server sends over the socket, typed once; `tools/wire_types.py` generates the browser's types."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta, Raw

from holdfast.core.definition import ScriptPage
from holdfast.core.facts import Facts
from holdfast.core.state.view import View
from holdfast.core.state.world import BallotResult, Rolled
from holdfast.review.summary import GameSummary
from holdfast.tables.protocol.tasks import CoachAdvice

Encoded = Annotated[Raw, Meta(extra={"ts": "View"})]
"""A view, encoded once for all clients that see the same."""
EncodedQuestion = Annotated[dict[str, Any] | None, Meta(extra={"ts": "QuestionMessage | null"})]
"""A question whose options are encoded once for all seats that are asked the same."""
Built = Annotated[dict[str, Any], Meta(extra={"ts": "Facts"})]
"""Facts as plain data."""
Printed = Annotated[Any, Meta(extra={"ts": "unknown"})]
"""The result of the game's `DisplayHooks.card` as plain data; each board knows its own type (`Printed` in its
types.gen.ts)."""
Lang = Annotated[str, Meta(extra={"ts": "'en' | 'it' | 'es'"})]


class ReasonMessage(TypedDict):
    """Why an option is blocked."""

    rule: str
    text: str


class Stake(TypedDict):
    """A price, chance, risk or certain gain of an option in words; a chance has a `percent`."""

    kind: Annotated[str, Meta(extra={"ts": "'price' | 'chance' | 'risk' | 'gain'"})]
    text: str
    percent: NotRequired[int]
    rule: NotRequired[str]


class Blocked(TypedDict):
    """A blocked option; its label and blocks are sent on request."""

    key: str
    open: Literal[False]
    facts: Built
    offer: NotRequired[bool]


class BlockedReason(TypedDict):
    """The label and the blocks of a blocked option."""

    label: str
    reasons: list[ReasonMessage]


class OptionMessage(TypedDict):
    """One option: legal if `open`, otherwise with its blocks, if they were requested."""

    key: str
    label: str
    tail: str
    """Costs, dice and risks in words that the label does not name; may be empty."""
    open: bool
    reasons: list[ReasonMessage]
    back: bool
    offer: bool
    matters: bool
    facts: Built
    follows: NotRequired[str]
    stakes: NotRequired[list[Stake]]
    """The stakes of a legal option: the price first, then chances, risks and gains."""


class ReasonText(TypedDict):
    """One cause of a question: the seat that acted, and the card that asks."""

    text: str
    card: str


class QuestionHead(TypedDict):
    """The part of a question that is the same for all readers."""

    tag: str
    asked: list[int]
    prompt: str
    page: ScriptPage | None
    """The page to read before the prompt, if there is one."""
    at: list[str]
    """The round, turn or day, and the phase."""
    rule: str
    """The rule behind the question; may be empty."""
    who: int
    """The seat of the person that the question is about, or -1."""


class QuestionCause(TypedDict):
    """The causes of a question, as far as a seat may know them."""

    why: list[ReasonText]
    cards: list[str]
    """The cards among the causes, the outermost first."""


class AskedSeat(QuestionHead, QuestionCause):
    """A question without its options."""

    mine: bool


class QuestionMessage(AskedSeat):
    """A question with its causes and this seat's options: legal ones in full, then the blocked ones."""

    options: Annotated[list[Any], Meta(extra={"ts": "(OptionMessage | Blocked)[]"})]


class CardText(TypedDict):
    """A card's text, the parts that boards show separately, and its printed facts."""

    name: str
    text: str
    flavour: str
    deck: str
    id: str
    parts: NotRequired[dict[str, str]]
    facts: NotRequired[Printed]


class SeatState(TypedDict):
    """A seat: its player, whether they are present, and their character once it is dealt."""

    seat: int
    name: str
    kind: str
    bot: str
    present: bool
    character: NotRequired[str]
    why: NotRequired[str]
    """The reason of a bot's last answer, in a sentence."""
    heeded: NotRequired[bool]
    """Whether the bot followed a suggestion."""


class LogLine(TypedDict):
    """One log entry, and the cards that it names."""

    n: int
    text: str
    seat: int | None
    cards: Sequence[str]
    turn: int
    code: NotRequired[str]
    """The whole commitment or key that the text shortens."""


LogTold = TypedDict("LogTold", {"from": int, "lines": list[LogLine]})
"""New log entries: they follow the first `from` entries that the client has."""


class ResultMessage(TypedDict):
    """The result of the game, and its reason in words."""

    won: bool
    why: str
    rule: str
    scores: list[int]
    winners: list[int]


class TableInfo(TypedDict):
    """The identity of the table."""

    id: str
    name: str
    game: str
    players: int
    options: dict[str, str]
    lang: Lang
    packs: Sequence[str]


class UndoRequestState(TypedDict):
    """An open undo request; `decide` if this host may agree for absent players."""

    by: int
    needs: list[int]
    yes: NotRequired[list[int]]
    decide: NotRequired[bool]


class UndoState(TypedDict):
    """Whether an undo is possible, and whether without a request."""

    can: bool
    free: bool
    again: bool
    """Whether a redo is possible."""
    waiting: UndoRequestState | None


class ForAbsent(TypedDict):
    """An answer that the host may give for an absent player."""

    seat: int
    key: str
    label: str


class PatchStep(TypedDict):
    """One step of a JSON Patch (RFC 6902)."""

    op: Literal["add", "replace", "remove"]
    path: str
    value: NotRequired[Annotated[Any, Meta(extra={"ts": "any"})]]


class BeatMessage(TypedDict):
    """One beat: its log entries, cards and dice, and the patch of the view."""

    kind: str
    seq: int
    lines: list[str]
    cards: list[str]
    dice: Annotated[list[Any], Meta(extra={"ts": "Rolled[]"})]
    place: str
    who: int
    patch: Annotated[list[dict[str, Any]], Meta(extra={"ts": "PatchStep[]"})]


class StateMessage(TypedDict):
    """The table as this seat may see it, with only the new log entries and cards; for a client that accepts patches,
    fields that seldom change are left out if they are unchanged."""

    type: Literal["state"]
    seq: int
    answers: int
    table: TableInfo
    you: list[int]
    seat: int | None
    host: bool
    seats: list[SeatState]
    watching: int
    base: int | None
    """The state to which `beats` apply; null if the whole view is sent."""
    beats: Annotated[list[Raw], Meta(extra={"ts": "BeatMessage[]"})]
    view: Annotated[Raw | None, Meta(extra={"ts": "View | null"})]
    size: int
    """The length of the view as JSON, to check a patched view against."""
    cards: dict[str, CardText]
    question: EncodedQuestion
    kept: list[int] | None
    """For a client that accepts patches, the source of each option: a number is the index of an option that the client
    has, -1 the next of the options sent now. Null: all are sent."""
    log: LogTold
    over: bool
    outcome: ResultMessage | None
    undo: UndoState
    for_absent: list[ForAbsent]
    orders: dict[str, bool]
    secrets: list[int]
    muted: Sequence[int]
    coach: bool
    """Whether the coach may be used at this table."""
    hook: Annotated[str | None, Meta(extra={"ts": "'none' | 'set' | 'failing' | null"})]
    """The state of this table's webhook, for the host, if the server calls webhooks."""
    notice: NotRequired[str]
    intro: NotRequired[list[str]]


class OddsMessage(TypedDict):
    """The probability of log entries, in words and for each entry if there are several."""

    percent: int
    of: int
    text: str
    said: str


class OutcomeMessage(TypedDict):
    """The probability of success, partial success or failure in percent with its interval, and its costs and gains."""

    kind: Annotated[str, Meta(extra={"ts": "'success' | 'partial' | 'failure'"})]
    name: str
    percent: int
    low: int
    high: int
    changes: list[str]
    said: str


TYPES: tuple[Any, ...] = (
    Facts,
    Rolled,
    BallotResult,
    View,
    QuestionMessage,
    OptionMessage,
    Blocked,
    BlockedReason,
    PatchStep,
    BeatMessage,
    StateMessage,
    OddsMessage,
    OutcomeMessage,
    CoachAdvice,
    GameSummary,
)
"""The types that the browser needs; the types of their fields are included."""
