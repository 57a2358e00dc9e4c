"""What a seat may see: everything on the table except cards it has not seen, the order of decks, and chance."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NotRequired, TypedDict

import msgspec

from holdfast.core.engine.effect import EVERYBODY, Seat
from holdfast.core.kind import Unknown
from holdfast.core.table.world import ENGINE_FIELDS, Cast, Outcome, Rolled, World
from holdfast.core.table.zones import Zone

if TYPE_CHECKING:
    from holdfast.core.engine.game import Game
    from holdfast.core.kind import GameKind


class View(TypedDict):
    """What every view holds; each game has its own fields besides these."""

    game: str
    players: int
    zones: dict[str, list[str]]
    """Per zone its entries from the bottom up: a card's key, or `?back`."""
    laid: list[Rolled | Cast]
    fell: NotRequired[list[Rolled]]
    """The dice of the last answer; tables of a server tell them."""
    outcome: Outcome | None
    asked: list[int]
    question: str


class Faces(dict[int, str]):
    """What a seat sees of each entry of a zone: a card's key, or `?back` for one it has not seen."""

    def __init__(self, w: World, seat: Seat | None) -> None:
        super().__init__()
        self.w = w
        self.all = seat is None
        self.bit = -1 if seat is None else 1 << seat

    def __missing__(self, entry: int) -> str:
        w = self.w
        seen = w.seen[entry] if entry >= 0 else 0
        known = seen == -1 if self.all else seen & self.bit
        face = self[entry] = w.content.cards[entry].key if known else f"?{w.back(entry)}"
        return face


def _listed(w: World, name: str, z: Zone, face: Callable[[int], str]) -> list[str]:
    """A zone's entries from the bottom up; the order of what is mixed is nobody's to know."""
    mixed, first = z.mixed, z.mixed[:1]
    if mixed == first * len(mixed):
        cards = [*map(face, z.bottom), *[face(entry) for entry in first] * len(mixed), *map(face, z.top)]
    else:
        cards = [*map(face, z.bottom), *sorted(map(face, mixed)), *map(face, z.top)]
    if name not in w.face_down:
        return cards
    backs = iter(sorted([card for card in cards if card.startswith("?")]))
    return [next(backs) if card.startswith("?") else card for card in cards]


class Listing:
    """The zones of a table as everybody sees them. Looked at again later, what lies as it lay is not listed anew."""

    def __init__(self) -> None:
        self._zones: dict[str, Zone] = {}
        self._seen: list[int] = []
        self._lists: dict[str, list[str]] = {}

    def of(self, w: World) -> dict[str, list[str]]:
        before, lists, seen = self._zones, self._lists, w.seen
        turned: set[int] = set()
        """Cards that have been turned since."""
        if len(seen) != len(self._seen):
            before = {}
        elif seen != self._seen:
            turned = {card for card, (now, then) in enumerate(zip(seen, self._seen, strict=True)) if now != then}
        face = Faces(w, None).__getitem__
        found: dict[str, list[str]] = {}
        for name, z in w.zones.items():
            if name in w.unlisted:
                continue
            same = before.get(name) is z and (not turned or turned.isdisjoint(z.entries()))
            found[name] = lists[name] if same else _listed(w, name, z, face)
        self._zones, self._seen, self._lists = w.zones.copy(), seen[:], found
        return found


def zones_seen(w: World, seat: Seat | None) -> dict[str, list[str]]:
    """Per zone its entries from the bottom up: a card's key, or `?back` for one this seat has not seen."""
    public = Listing().of(w)
    return _own_zones(w, seat, public, _parting(w, public))


def _parting(w: World, public: dict[str, list[str]]) -> list[str]:
    """The zones with a card that some have seen and others have not."""
    apart = {card for card, sees in enumerate(w.seen) if sees and sees != EVERYBODY}.isdisjoint
    zones = [(name, w.zones[name]) for name in public]
    return [name for name, z in zones if not (apart(z.top) and apart(z.mixed) and apart(z.bottom))]


def _own_zones(w: World, seat: Seat | None, public: dict[str, list[str]], parting: list[str]) -> dict[str, list[str]]:
    """A seat sees what everybody sees, but for these zones."""
    if seat is None or not parting:
        return public
    face = Faces(w, seat).__getitem__
    return public | {name: _listed(w, name, w.zones[name], face) for name in parting}


class Sight:
    """A world in which these seats are asked (nobody is, in the midst of what happens), for several to look at: what is
    alike for all is made once, and who sees nothing of his own is given what everybody sees."""

    def __init__(
        self,
        kind: "GameKind",
        w: World,
        asked: tuple[Seat, ...] = (),
        question: str = "",
        listing: Listing | None = None,
    ) -> None:
        self.kind = kind
        self.w = w
        hidden = ENGINE_FIELDS | w.hidden_fields
        plain = {name: getattr(w, name) for name in w.__struct_fields__ if name not in hidden}
        self.public: dict[str, Any] = msgspec.to_builtins(plain, enc_hook=str)
        """What everybody sees."""
        self.public |= {
            "game": kind.name,
            "zones": (listing or Listing()).of(w),
            "outcome": msgspec.to_builtins(w.outcome),
            "asked": list(asked),
            "question": question,
            **kind.show.view(w),
        }
        self._parting = _parting(w, self.public["zones"])

    def of(self, seat: Seat | None) -> dict[str, Any]:
        """Plain data for one seat; None is a spectator."""
        everybody, w = self.public, self.w
        zones, own = _own_zones(w, seat, everybody["zones"], self._parting), self.kind.show.own(w, seat, everybody)
        if not own and zones is everybody["zones"]:
            return everybody
        return everybody | {"zones": zones, **own}


def view(game: "Game", seat: Seat | None) -> dict[str, Any]:
    """Plain data for screens, bots and the wire; the game adds what it shows besides the bare fields."""
    if seat is not None and seat not in range(game.players):
        raise Unknown(f"there is no seat {seat!r}; seats are 0 to {game.players - 1}, and None is a spectator")
    return Sight(game.kind, game.world, game.asked, "" if game.over else game.question.tag).of(seat)
