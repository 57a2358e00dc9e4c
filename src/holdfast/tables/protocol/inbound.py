"""What may be sent to the server: strict structs, everything bounded; whatever else is sent is refused."""

from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from holdfast.core.engine.effect import BoundedRecord

Seq = Annotated[int, Meta(ge=0, le=1 << 40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Key = Annotated[str, Meta(min_length=1, max_length=400)]
Name = Annotated[str, Meta(max_length=60)]
Lang = Literal["en", "it", "es"]
T = TypeVar("T")


class BadMessage(ValueError):
    """Something that is not one of these messages."""


# --- over HTTP -----------------------------------------------------------------------------------------------------


class NewSeat(BoundedRecord):
    kind: Literal["me", "here", "link", "bot"]
    name: Name = ""
    bot: Annotated[str, Meta(max_length=20)] = ""


class NewTable(BoundedRecord):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=16)]
    name: Name = ""
    options: Annotated[dict[str, Annotated[str, Meta(max_length=60)]], Meta(max_length=40)] = {}
    lang: Lang = "en"
    packs: Annotated[tuple[Annotated[str, Meta(max_length=255)], ...], Meta(max_length=64)] = ()
    """Packs that the server offers, by their names."""


class Rematch(BoundedRecord):
    """Who sits where when a finished game is dealt once more."""

    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=16)]


class ClaimSeat(BoundedRecord):
    table: Annotated[str, Meta(max_length=40)]
    token: Annotated[str, Meta(max_length=80)]
    name: Name = ""
    password: Annotated[str, Meta(max_length=100)] = ""


class Invitation(BoundedRecord):
    """A link, before somebody sits down by it."""

    table: Annotated[str, Meta(max_length=40)]
    token: Annotated[str, Meta(max_length=80)]


class Coaching(BoundedRecord):
    """Whether the coach may be asked at a table."""

    on: bool


class Mute(BoundedRecord):
    """Who may talk no more, or again; spectators where no seat is named."""

    muted: bool
    seat: SeatNumber | None = None


class Password(BoundedRecord):
    """What is asked of whoever sits down by a link from now on; nothing where it is empty."""

    password: Annotated[str, Meta(max_length=100)]


class ClaimDevice(BoundedRecord):
    """The code that another device was given for this one."""

    code: Annotated[str, Meta(max_length=80)]


class Remove(BoundedRecord):
    """Whom the host shows out, as the list of people names him."""

    person: Annotated[str, Meta(max_length=40)]


class SetWebhook(BoundedRecord):
    """Where the group is told that somebody who is away must answer; nowhere where it is empty."""

    url: Annotated[str, Meta(max_length=500)]


class Rename(BoundedRecord):
    name: Annotated[str, Meta(min_length=1, max_length=60)]


class NewLink(BoundedRecord):
    """A new link for a seat; for spectators where no seat is named."""

    seat: SeatNumber | None = None


class ChangeSeat(BoundedRecord):
    """Who sits on a seat from now on: somebody at the host's screen, a friend by a new link, or a bot."""

    seat: SeatNumber
    kind: Literal["here", "link", "bot"]
    name: Name = ""
    bot: Annotated[str, Meta(max_length=20)] = ""


class ProblemReport(BoundedRecord):
    text: Annotated[str, Meta(max_length=4000)] = ""


# --- over the socket -----------------------------------------------------------------------------------------------


class Message(BoundedRecord, tag_field="type"):
    """One message of a client."""


class Answer(Message, tag="answer"):
    seq: Seq
    seat: SeatNumber
    key: Key
    careful: bool = False
    """Not where the game would be lost for everybody by it at once: then it is refused as `final`, and may be given again."""


class Undo(Message, tag="undo"):
    seq: Seq


class Redo(Message, tag="redo"):
    """Give again what was taken back, where nobody has answered anything since."""

    seq: Seq


class AgreeToUndo(Message, tag="consent"):
    yes: bool


class OverrideUndo(Message, tag="decide"):
    """The host lets take back for those who are asked and away."""


class WithdrawUndo(Message, tag="withdraw"):
    """Whoever asked to take something back no longer wishes it."""


class Chat(Message, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Suggest(Message, tag="suggest"):
    key: Key
    text: Annotated[str, Meta(max_length=200)] = ""


class Language(Message, tag="language"):
    lang: Lang


class SwitchSeat(Message, tag="seat"):
    """Which of my seats looks at the table now; null looks as a spectator."""

    seat: SeatNumber | None


class SetStandingOrder(Message, tag="order"):
    """Ask me about this kind of offer always (true), never (false), or when it matters (null); `*` is all kinds."""

    offer: Annotated[str, Meta(min_length=1, max_length=60)]
    ask: bool | None


class AskOdds(Message, tag="odds"):
    key: Key


class Hint(Message, tag="hint"):
    """What would the coach do here?"""


class AskReasons(Message, tag="reasons"):
    """Why are the blocked options of this question not allowed? Somebody looks at one."""


class Resync(Message, tag="whole"):
    """What it was told does not fit what it has: it asks to be shown the whole table."""


class Ping(Message, tag="ping"):
    pass


AnyMessage = (
    Answer
    | Undo
    | Redo
    | AgreeToUndo
    | OverrideUndo
    | WithdrawUndo
    | Chat
    | Suggest
    | Language
    | SwitchSeat
    | SetStandingOrder
    | AskOdds
    | Hint
    | AskReasons
    | Resync
    | Ping
)
_messages = msgspec.json.Decoder(AnyMessage)


def message(data: str | bytes) -> AnyMessage:
    """One message of a client."""
    try:
        found: AnyMessage = _messages.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BadMessage(str(error)) from None
    return found


def body(data: bytes, kind: type[T]) -> T:
    """The body of a request."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BadMessage(str(error)) from None


def clean(text: str) -> str:
    """Words of a person in one line, without what only steers a screen or a database."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
