"""What the server sends over the socket, typed once: the browser's types are written from these (tools/wire_types.py)."""

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
"""A view, made once for all who see the same."""
EncodedQuestion = Annotated[dict[str, Any] | None, Meta(extra={"ts": "QuestionMessage | null"})]
"""Its options are made once for all who are asked the same."""
Built = Annotated[dict[str, Any], Meta(extra={"ts": "Facts"})]
"""Facts as plain data."""
Printed = Annotated[Any, Meta(extra={"ts": "unknown"})]
"""What `DisplayHooks.card` of the game returns, as plain data; each board knows its own (`Printed` in its types.gen.ts)."""
Lang = Annotated[str, Meta(extra={"ts": "'en' | 'it' | 'es'"})]


class ReasonMessage(TypedDict):
    """Why something is not allowed."""

    rule: str
    text: str


class Stake(TypedDict):
    """What an answer costs, how likely something is, what it risks or surely brings, in words; `percent` of a chance."""

    kind: Annotated[str, Meta(extra={"ts": "'price' | 'chance' | 'risk' | 'gain'"})]
    text: str
    percent: NotRequired[int]
    rule: NotRequired[str]


class Blocked(TypedDict):
    """An answer that there is, but not now: what it is. What it is called and why not is told when somebody looks."""

    key: str
    open: Literal[False]
    facts: Built
    offer: NotRequired[bool]


class BlockedReason(TypedDict):
    """What a blocked answer is called, and why it is not allowed now."""

    label: str
    reasons: list[ReasonMessage]


class OptionMessage(TypedDict):
    """One answer to a question: legal when `open`, else with the reasons why not, as far as somebody has looked."""

    key: str
    label: str
    tail: str
    """What it costs, rolls and risks in words, as far as the label does not say it; or nothing."""
    open: bool
    reasons: list[ReasonMessage]
    back: bool
    offer: bool
    matters: bool
    facts: Built
    follows: NotRequired[str]
    stakes: NotRequired[list[Stake]]
    """Of an open one: the price first, then chances, risks and gains."""


class ReasonText(TypedDict):
    """One step that led to a question: whose action, and the card that asks, which can be read."""

    text: str
    card: str


class QuestionHead(TypedDict):
    """What is asked, as it is said to everybody."""

    tag: str
    asked: list[int]
    prompt: str
    page: ScriptPage | None
    """What the prompt begins with, where it is a page to be read."""
    at: list[str]
    """When it is asked: the round, turn or day, and the phase."""
    rule: str
    """The rule by which it is asked, or nothing."""
    who: int
    """The person it is about, by number, or -1."""


class QuestionCause(TypedDict):
    """Why something is asked, as far as a seat may know."""

    why: list[ReasonText]
    cards: list[str]
    """The cards that led to it, the outermost first."""


class AskedSeat(QuestionHead, QuestionCause):
    """What is asked of whom, and why."""

    mine: bool


class QuestionMessage(AskedSeat):
    """What is asked, why, and what this seat may answer: open options whole, then the blocked ones."""

    options: Annotated[list[Any], Meta(extra={"ts": "(OptionMessage | Blocked)[]"})]


class CardText(TypedDict):
    """A card to read: the text, its parts that boards show apart, and what is printed on it as facts."""

    name: str
    text: str
    flavour: str
    deck: str
    id: str
    parts: NotRequired[dict[str, str]]
    facts: NotRequired[Printed]


class SeatState(TypedDict):
    """Who sits there, whether somebody is present, and who they play once it is dealt."""

    seat: int
    name: str
    kind: str
    bot: str
    present: bool
    character: NotRequired[str]
    why: NotRequired[str]
    """Why a bot gave its last answer, in a sentence."""
    heeded: NotRequired[bool]
    """Whether it did what somebody had suggested."""


class LogLine(TypedDict):
    """One line of the log, and the cards that it names."""

    n: int
    text: str
    seat: int | None
    cards: Sequence[str]
    turn: int
    code: NotRequired[str]
    """What the line has the first digits of, whole: the promise of luck, or its key."""


LogTold = TypedDict("LogTold", {"from": int, "lines": list[LogLine]})
"""Keep the first `from` lines that you have, then these follow."""


class ResultMessage(TypedDict):
    """How it ended, and why in words."""

    won: bool
    why: str
    rule: str
    scores: list[int]
    winners: list[int]


class TableInfo(TypedDict):
    """Which table it is."""

    id: str
    name: str
    game: str
    players: int
    options: dict[str, str]
    lang: Lang
    packs: Sequence[str]


class UndoRequestState(TypedDict):
    """Somebody wishes to take back; `decide`: some who are asked are away, and this host may decide for them."""

    by: int
    needs: list[int]
    yes: NotRequired[list[int]]
    decide: NotRequired[bool]


class UndoState(TypedDict):
    """Whether something can be taken back, and without asking anybody."""

    can: bool
    free: bool
    again: bool
    """Whether what was taken back can be given again."""
    waiting: UndoRequestState | None


class ForAbsent(TypedDict):
    """What the host may answer for a seat whose player is away."""

    seat: int
    key: str
    label: str


class PatchStep(TypedDict):
    """One step of a JSON Patch (RFC 6902)."""

    op: Literal["add", "replace", "remove"]
    path: str
    value: NotRequired[Annotated[Any, Meta(extra={"ts": "any"})]]


class BeatMessage(TypedDict):
    """One thing that happened: its lines, cards and dice, and how the view changed with it."""

    kind: str
    seq: int
    lines: list[str]
    cards: list[str]
    dice: Annotated[list[Any], Meta(extra={"ts": "Rolled[]"})]
    place: str
    who: int
    patch: Annotated[list[dict[str, Any]], Meta(extra={"ts": "PatchStep[]"})]


class StateMessage(TypedDict):
    """The whole table as this seat may see it; of the log and the cards only what is new. Where patches are wished, so it is
    of what seldom changes: what is not told is as it was told last."""

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
    """The state on which `beats` stand; nothing where the whole view is told."""
    beats: Annotated[list[Raw], Meta(extra={"ts": "BeatMessage[]"})]
    view: Annotated[Raw | None, Meta(extra={"ts": "View | null"})]
    size: int
    """How long the view is as JSON: what was patched together must be as long."""
    cards: dict[str, CardText]
    question: EncodedQuestion
    kept: list[int] | None
    """Where patches are wished: what stands at each place of the options. A number is that of an option told before,
    which is not told again; -1 the next of those that are told now. Nothing: all are told."""
    log: LogTold
    over: bool
    outcome: ResultMessage | None
    undo: UndoState
    for_absent: list[ForAbsent]
    orders: dict[str, bool]
    secrets: list[int]
    muted: Sequence[int]
    coach: bool
    """Whether the coach may be asked here."""
    hook: Annotated[str | None, Meta(extra={"ts": "'none' | 'set' | 'failing' | null"})]
    """For the host of a server that calls web hooks: whether this table's group is told who must answer."""
    notice: NotRequired[str]
    intro: NotRequired[list[str]]


class OddsMessage(TypedDict):
    """How likely a line of the log is, and that said in words; of more than one, each of them."""

    percent: int
    of: int
    text: str
    said: str


class OutcomeMessage(TypedDict):
    """How likely success, partial success or failure is, in percent with its interval, and what it costs and brings."""

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
"""What the browser must know; what these hold comes with them."""
