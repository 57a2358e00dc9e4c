"""What a seat may see: everything on the table except cards it has not seen, the order of decks, and chance."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, NotRequired, TypedDict

import msgspec

from holdfast.core.definition import UnknownName
from holdfast.core.engine.effect import EVERYBODY, Seat
from holdfast.core.state.world import ENGINE_FIELDS, BallotResult, Outcome, Rolled, World
from holdfast.core.state.zones import Zone

if TYPE_CHECKING:
    from holdfast.core.definition import GameDefinition
    from holdfast.core.engine.game import Game


class View(TypedDict):
    """What every view holds; each game has its own fields besides these."""

    game: str
    players: int
    zones: dict[str, list[str]]
    """Per zone its entries from the bottom up: a card's key, or `?back`."""
    laid: list[Rolled | BallotResult]
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
        face = self[entry] = w.content.keys[entry] if known else f"?{w.back(entry)}"
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


class ZoneViews(NamedTuple):
    """The zones of a table at one look: as everybody sees them, which of them some see otherwise, and since which look each
    lies as it lies."""

    lists: dict[str, list[str]]
    parting: tuple[str, ...]
    since: dict[str, int]


class SeatOverlay(NamedTuple):
    """What one seat sees otherwise than everybody does: parts of the view, and single zones."""

    parts: Mapping[str, Any]
    zones: dict[str, list[str]]

    def over(self, everybody: dict[str, Any]) -> dict[str, Any]:
        """The whole view of this seat."""
        if self is NOTHING_OWN:
            return everybody
        return everybody | {"zones": everybody["zones"] | self.zones, **self.parts}

    def instead(self, other: "SeatOverlay", everybody: dict[str, Any]) -> dict[str, Any]:
        """What this seat sees of what it sees in its own way here or at another moment."""
        zones = _hidden_paths(self.zones, other.zones, everybody["zones"])
        return {**_hidden_paths(self.parts, other.parts, everybody), "zones": zones}


NOTHING_OWN = SeatOverlay({}, {})
"""Of who sees what everybody sees."""


def _hidden_paths(own: Mapping[str, Any], others: Iterable[str], everybody: Mapping[str, Any]) -> dict[str, Any]:
    """What is one's own, and of others what everybody sees."""
    return {**own, **{name: everybody[name] for name in others if name not in own and name in everybody}}


class ViewCache:
    """A table as it was when somebody looked last. Looked at again later, what is as it was is not made anew: the same
    object stands in both views."""

    def __init__(self) -> None:
        self._look = 0
        self._seen: list[int] = []
        self._apart: set[int] = set()
        self._lying: dict[str, Zone] = {}
        self._zones = ZoneViews({}, (), {})
        self._own: dict[tuple[Seat, str], tuple[int, list[str]]] = {}
        self._bare: dict[str, Any] = {}
        self._plain: dict[str, Any] = {}
        self._shown: dict[Seat | None, Mapping[str, Any]] = {}

    def zones(self, w: World) -> ZoneViews:
        """The zones as everybody sees them."""
        before, known, seen = self._lying, self._zones, w.seen
        turned: set[int] = set()
        """Cards that have been turned since."""
        if len(seen) != len(self._seen) or w.zones.keys() != before.keys():
            before, known = {}, ZoneViews({}, (), {})
        elif seen != self._seen:
            turned = {card for card, (now, then) in enumerate(zip(seen, self._seen, strict=True)) if now != then}
        elif w.zones == before:
            return known
        changed = [name for name, z in w.zones.items() if before.get(name) is not z and name not in w.unlisted]
        if turned:
            changed += [name for name in known.lists if not turned.isdisjoint(w.zones[name].entries())]
        if turned or not before:
            self._apart = _apart(seen)
        self._look += 1
        face, apart = Faces(w, None).__getitem__, self._apart
        lists, since, parting = known.lists.copy(), known.since.copy(), set(known.parting)
        for name in changed:
            z = w.zones[name]
            lists[name], since[name] = _listed(w, name, z, face), self._look
            (parting.discard if apart.isdisjoint(z.entries()) else parting.add)(name)
        self._lying, self._seen, self._zones = w.zones.copy(), seen[:], ZoneViews(lists, tuple(parting), since)
        return self._zones

    def own_zones(self, w: World, seat: Seat, zones: ZoneViews) -> dict[str, list[str]]:
        """The zones that a seat may see otherwise than everybody does."""
        face = Faces(w, seat).__getitem__
        found: dict[str, list[str]] = {}
        for name in zones.parting:
            known = self._own.get((seat, name))
            if known is None or known[0] != zones.since[name]:
                known = self._own[seat, name] = (zones.since[name], _listed(w, name, w.zones[name], face))
            found[name] = known[1]
        return found

    def fields(self, w: World) -> dict[str, Any]:
        """The bare fields of a world that everybody sees."""
        bare, plain = self._bare, self._plain
        changed: dict[str, Any] = {}
        for name in _visible(type(w)):
            value = getattr(w, name)
            if name not in bare or bare[name] != value:
                changed[name] = value
        for name, made in msgspec.to_builtins(changed, enc_hook=str).items() if changed else ():
            if name not in plain or plain[name] != made:
                plain[name] = made
            value = changed[name]
            if _stays(value):
                bare[name] = value.copy() if isinstance(value, list | dict | set) else value
            else:
                bare.pop(name, None)
        return self._plain.copy()

    def shown(self, seat: Seat | None, parts: Mapping[str, Any]) -> Mapping[str, Any]:
        """What a game shows besides, to everybody or to one seat."""
        known = self._shown.get(seat, {})
        kept = {name: known[name] if name in known and known[name] == part else part for name, part in parts.items()}
        self._shown[seat] = kept
        return kept


def visible_zones(w: World, seat: Seat | None) -> dict[str, list[str]]:
    """Per zone its entries from the bottom up: a card's key, or `?back` for one this seat has not seen."""
    looked = ViewCache()
    zones = looked.zones(w)
    return zones.lists if seat is None else zones.lists | looked.own_zones(w, seat, zones)


@cache
def _visible(kind: type[World]) -> tuple[str, ...]:
    """The fields of a world that everybody sees as they are."""
    hidden = ENGINE_FIELDS | kind.hidden_fields
    return tuple([name for name in kind.__struct_fields__ if name not in hidden])


def _stays(value: Any) -> bool:
    """Whether a field holds nothing that itself changes while the world goes on."""
    try:
        hash(
            tuple(value.values())
            if isinstance(value, dict)
            else tuple(value)
            if isinstance(value, list | set)
            else value
        )
    except TypeError:
        return False
    return True


def _apart(seen: list[int]) -> set[int]:
    """The cards that some have seen and others have not."""
    return {card for card, sees in enumerate(seen) if sees and sees != EVERYBODY}


class SharedView:
    """A world in which these seats are asked (nobody is, in the midst of what happens), for several to look at: what is
    alike for all is made once, and who sees nothing of his own is given what everybody sees."""

    def __init__(
        self,
        definition: "GameDefinition",
        w: World,
        asked: tuple[Seat, ...] = (),
        question: str = "",
        looked: ViewCache | None = None,
    ) -> None:
        self.definition = definition
        self.w = w
        self._looked = looked or ViewCache()
        self._zones = self._looked.zones(w)
        self.public: dict[str, Any] = self._looked.fields(w)
        """What everybody sees."""
        self.public |= {
            "game": definition.name,
            "zones": self._zones.lists,
            "outcome": msgspec.to_builtins(w.outcome),
            "asked": list(asked),
            "question": question,
            **self._looked.shown(None, definition.display.view(w)),
        }

    def own(self, seat: Seat | None) -> SeatOverlay:
        """What a seat sees in place of what everybody sees; None is a spectator."""
        w = self.w
        zones = self._looked.own_zones(w, seat, self._zones) if seat is not None and self._zones.parting else {}
        parts = self.definition.display.own(w, seat, self.public)
        return SeatOverlay(self._looked.shown(seat, parts), zones) if parts or zones else NOTHING_OWN

    def of(self, seat: Seat | None) -> dict[str, Any]:
        """Plain data for one seat."""
        return self.own(seat).over(self.public)


def view(game: "Game", seat: Seat | None) -> dict[str, Any]:
    """Plain data for screens, bots and the wire; the game adds what it shows besides the bare fields."""
    if seat is not None and seat not in range(game.players):
        raise UnknownName(f"there is no seat {seat!r}; seats are 0 to {game.players - 1}, and None is a spectator")
    return SharedView(game.definition, game.world, game.asked, "" if game.over else game.question.tag).of(seat)
