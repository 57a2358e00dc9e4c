"""Views: everything on the table except unseen cards, the order of decks, and chance."""

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
    """The fields of every view; each game adds its own."""

    game: str
    players: int
    zones: dict[str, list[str]]
    """Per zone its entries from the bottom up: a card's key, or `?back`."""
    laid: list[Rolled | BallotResult]
    fell: NotRequired[list[Rolled]]
    """The dice of the last answer; added by tables of a server."""
    outcome: Outcome | None
    asked: list[int]
    question: str


class Faces(dict[int, str]):
    """The entries of a zone as a seat sees them: a card's key, or `?back` for an unseen one."""

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
    """Return a zone's entries from the bottom up, with the unknown order of mixed cards removed."""
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
    """The zones of a table at one version: as everybody sees them, which of them some seats see differently, and since
    which version each is unchanged."""

    lists: dict[str, list[str]]
    parting: tuple[str, ...]
    since: dict[str, int]


class SeatOverlay(NamedTuple):
    """The parts of the view and single zones that one seat sees differently."""

    parts: Mapping[str, Any]
    zones: dict[str, list[str]]

    def over(self, everybody: dict[str, Any]) -> dict[str, Any]:
        """Return the whole view of this seat."""
        if self is NOTHING_OWN:
            return everybody
        return everybody | {"zones": everybody["zones"] | self.zones, **self.parts}

    def instead(self, other: "SeatOverlay", everybody: dict[str, Any]) -> dict[str, Any]:
        """Return the seat's values of everything it sees differently here or in another overlay."""
        zones = _hidden_paths(self.zones, other.zones, everybody["zones"])
        return {**_hidden_paths(self.parts, other.parts, everybody), "zones": zones}


NOTHING_OWN = SeatOverlay({}, {})
"""The overlay of a seat without differences."""


def _hidden_paths(own: Mapping[str, Any], others: Iterable[str], everybody: Mapping[str, Any]) -> dict[str, Any]:
    """Return a seat's own values, and the shared values of the other names."""
    return {**own, **{name: everybody[name] for name in others if name not in own and name in everybody}}


class ViewCache:
    """The last view of a table. The next view reuses unchanged objects."""

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
        """Return the zones as everybody sees them."""
        before, known, seen = self._lying, self._zones, w.seen
        turned: set[int] = set()
        """Cards that have been revealed since."""
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
        """Return the zones that a seat may see differently."""
        face = Faces(w, seat).__getitem__
        found: dict[str, list[str]] = {}
        for name in zones.parting:
            known = self._own.get((seat, name))
            if known is None or known[0] != zones.since[name]:
                known = self._own[seat, name] = (zones.since[name], _listed(w, name, w.zones[name], face))
            found[name] = known[1]
        return found

    def fields(self, w: World) -> dict[str, Any]:
        """Return the plain world fields that everybody sees."""
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
        """Return the view fields that a game adds, for everybody or for one seat."""
        known = self._shown.get(seat, {})
        fields = {name: known[name] if name in known and known[name] == part else part for name, part in parts.items()}
        self._shown[seat] = fields
        return fields


def visible_zones(w: World, seat: Seat | None) -> dict[str, list[str]]:
    """Return per zone its entries from the bottom up: a card's key, or `?back` for one this seat has not seen."""
    looked = ViewCache()
    zones = looked.zones(w)
    return zones.lists if seat is None else zones.lists | looked.own_zones(w, seat, zones)


@cache
def _visible(kind: type[World]) -> tuple[str, ...]:
    """Return the world fields that everybody sees unchanged."""
    hidden = ENGINE_FIELDS | kind.hidden_fields
    return tuple([name for name in kind.__struct_fields__ if name not in hidden])


def _stays(value: Any) -> bool:
    """Return whether a field holds only immutable values."""
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
    """Return the cards that some seats have seen and others have not."""
    return {card for card, sees in enumerate(seen) if sees and sees != EVERYBODY}


class SharedView:
    """A world between two changes, viewed by several clients: shared parts are built once, and a seat without
    differences gets the shared view."""

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
        """The view that everybody shares."""
        self.public |= {
            "game": definition.name,
            "zones": self._zones.lists,
            "outcome": msgspec.to_builtins(w.outcome),
            "asked": list(asked),
            "question": question,
            **self._looked.shown(None, definition.display.view(w)),
        }

    def own(self, seat: Seat | None) -> SeatOverlay:
        """Return the overlay of a seat; None is a spectator."""
        w = self.w
        zones = self._looked.own_zones(w, seat, self._zones) if seat is not None and self._zones.parting else {}
        parts = self.definition.display.own(w, seat, self.public)
        return SeatOverlay(self._looked.shown(seat, parts), zones) if parts or zones else NOTHING_OWN

    def of(self, seat: Seat | None) -> dict[str, Any]:
        """Return the view of one seat as plain data."""
        return self.own(seat).over(self.public)


def view(game: "Game", seat: Seat | None) -> dict[str, Any]:
    """Return the view as plain data for screens, bots and messages; the game adds its own fields."""
    if seat is not None and seat not in range(game.players):
        raise UnknownName(f"there is no seat {seat!r}; seats are 0 to {game.players - 1}, and None is a spectator")
    return SharedView(game.definition, game.world, game.asked, "" if game.over else game.question.tag).of(seat)
