"""Messages and request bodies that the server accepts: strict, bounded structs; anything else is refused."""

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
    """Data that is not one of these messages."""


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
    """Names of packs that the server offers."""


class Rematch(BoundedRecord):
    """The seats of a rematch."""

    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=16)]


class ClaimSeat(BoundedRecord):
    table: Annotated[str, Meta(max_length=40)]
    token: Annotated[str, Meta(max_length=80)]
    name: Name = ""
    password: Annotated[str, Meta(max_length=100)] = ""


class Invitation(BoundedRecord):
    """The token of a link, before its seat is claimed."""

    table: Annotated[str, Meta(max_length=40)]
    token: Annotated[str, Meta(max_length=80)]


class Coaching(BoundedRecord):
    """Whether the coach may be used at a table."""

    on: bool


class Mute(BoundedRecord):
    """Mute or unmute a seat, or the spectators if no seat is named."""

    muted: bool
    seat: SeatNumber | None = None


class Password(BoundedRecord):
    """The password that is required to claim a seat by a link from now on; empty for none."""

    password: Annotated[str, Meta(max_length=100)]


class ClaimDevice(BoundedRecord):
    """The code that another device created for this one."""

    code: Annotated[str, Meta(max_length=80)]


class Remove(BoundedRecord):
    """The person to remove, by their id in the list of people."""

    person: Annotated[str, Meta(max_length=40)]


class SetWebhook(BoundedRecord):
    """The webhook that notifies the group when an absent player must answer; empty for none."""

    url: Annotated[str, Meta(max_length=500)]


class Rename(BoundedRecord):
    name: Annotated[str, Meta(min_length=1, max_length=60)]


class NewLink(BoundedRecord):
    """A request for a new link to a seat, or for spectators if no seat is named."""

    seat: SeatNumber | None = None


class ChangeSeat(BoundedRecord):
    """The new kind of a seat: a person at the host's screen, a friend by a new link, or a bot."""

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
    """Refuse an answer that loses the game at once for everybody (`final`); it may then be given again without this."""


class Undo(Message, tag="undo"):
    seq: Seq


class Redo(Message, tag="redo"):
    """Redo the undone answers, unless another answer was given since."""

    seq: Seq


class AgreeToUndo(Message, tag="consent"):
    yes: bool


class OverrideUndo(Message, tag="decide"):
    """Agree to an undo request for the absent players, as the host."""


class WithdrawUndo(Message, tag="withdraw"):
    """Withdraw an undo request."""


class Chat(Message, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Suggest(Message, tag="suggest"):
    key: Key
    text: Annotated[str, Meta(max_length=200)] = ""


class Language(Message, tag="language"):
    lang: Lang


class SwitchSeat(Message, tag="seat"):
    """Look at the table from one of the client's seats; null is a spectator."""

    seat: SeatNumber | None


class SetStandingOrder(Message, tag="order"):
    """Ask this seat about a kind of offer always (true), never (false), or when it matters (null); `*` is all kinds."""

    offer: Annotated[str, Meta(min_length=1, max_length=60)]
    ask: bool | None


class AskOdds(Message, tag="odds"):
    key: Key


class Hint(Message, tag="hint"):
    """Ask the coach for advice."""


class AskReasons(Message, tag="reasons"):
    """Request the labels and blocks of the blocked options of this question."""


class Resync(Message, tag="whole"):
    """Request the whole table; the client's patches no longer apply."""


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
    """Decode one message of a client."""
    try:
        found: AnyMessage = _messages.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BadMessage(str(error)) from None
    return found


def body(data: bytes, kind: type[T]) -> T:
    """Decode the body of a request."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BadMessage(str(error)) from None


def clean(text: str) -> str:
    """Return a person's text as one line, without control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
