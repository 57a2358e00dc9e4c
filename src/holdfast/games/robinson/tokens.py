"""Tokens on fields and tiles, and exhausted sources (RC-471 to RC-487, RC-661 to RC-666)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Question, Seat, replace
from holdfast.core.engine.menu import Menu
from holdfast.games.robinson.people import Wound
from holdfast.games.robinson.world import Island

FOOD_SOURCES = ("fish", "parrot", "flock")
TOKEN_TYPE = {"hatchet": "wood", "flock": "food"}
"""A +1 token with a rule of its own is still a +1 token."""


def space_of(w: Island, by: Cause) -> str:
    """RC-356: the space an Action speaks of; where it gathers or explores, the Camp tile where it builds."""
    return space_in(w, by.target)


def space_in(w: Island, target: str) -> str:
    for part in target.split("-"):
        if part in w.spots:
            return part
    return w.camp


def may_lie(w: Island, space: str, token: str, several: bool = False) -> bool:
    """RC-665: at most one of each type on a space."""
    kinds = [TOKEN_TYPE.get(t, t) for t in w.spots[space].tokens]
    return several or TOKEN_TYPE.get(token, token) not in kinds


def add_token(w: Island, space: str, token: str, several: bool = False) -> bool:
    """RC-665: a second one of its type is simply not placed."""
    if not may_lie(w, space, token, several):
        return False
    spot = w.spots[space]
    w.place(space, replace(spot, tokens=tuple(sorted((*spot.tokens, token)))))
    return True


def take_token(w: Island, space: str, token: str) -> bool:
    spot = w.spots[space]
    if token not in spot.tokens:
        return False
    tokens = list(spot.tokens)
    tokens.remove(token)
    w.place(space, replace(spot, tokens=tuple(tokens)))
    return True


def remember(w: Island, by: Cause, what: str) -> None:
    """RC-227: a card remembers what it did to the island, so that it can be undone."""
    if by.card >= 0:
        w.links[by.card] = what


def forget(w: Island, covered: str) -> None:
    """RC-227: a new marker on a source or terrain; what covered it before has no part in this one."""
    for card, linked in w.links.items():
        before, plus, known = linked.rpartition("+")
        w.links[card] = before + plus + ",".join([it for it in known.split(",") if it != covered])


class PutToken(Effect[Island]):
    """RC-665, RC-666: on an Action field, the Weather or Night space, a cost space, `target` or `camp`."""

    token: str
    at: str

    def apply(self, w: Island, by: Cause) -> Effects:
        if self.at in ("target", "camp"):
            space = w.camp if self.at == "camp" else space_of(w, by)
            if self.token == "food" and self.at == "target":
                return self._flock(w, by, space)
            add_token(w, space, self.token)
            remember(w, by, space)
            return ()
        there = w.fields.get(self.at, ())
        if self.token not in there:
            w.fields[self.at] = (*there, self.token)
        return ()

    def _flock(self, w: Island, by: Cause, space: str) -> Effects:
        """new-flock: a +1 food token that counts as a parrot source where the tile has no food source (RC-375)."""
        tile = w.tile(space)
        remember(w, by, space)
        has_food = tile is not None and any(s in FOOD_SOURCES for s in tile.symbols)
        add_token(w, space, "food" if has_food else "flock")
        return ()


def drop(w: Island, field: str, token: str) -> bool:
    """Take a token from a field; did it lie there?"""
    there = w.fields.get(field, ())
    if token not in there:
        return False
    i = there.index(token)
    rest = there[:i] + there[i + 1 :]
    if rest:
        w.fields[field] = rest
    else:
        del w.fields[field]
    return True


class RemoveToken(Effect[Island]):
    """A token leaves a field, if it still lies there."""

    token: str
    at: str

    def apply(self, w: Island, by: Cause) -> Effects:
        drop(w, self.at, self.token)
        return ()


# --- sources -----------------------------------------------------------------------------------------------------------


def exhaust(w: Island, space: str, source: str) -> bool:
    """RC-661: a black marker, unless one lies there."""
    spot = w.spots[space]
    if source in spot.exhausted:
        return False
    w.place(space, replace(spot, exhausted=(*spot.exhausted, source)))
    forget(w, f"{space}-{source}")
    return True


def uncover(w: Island, space: str, source: str) -> None:
    """The source is free again."""
    spot = w.spots[space]
    w.place(space, replace(spot, exhausted=tuple([s for s in spot.exhausted if s != source])))


class Exhaust(Question[Island]):
    """RC-661, RC-662, RC-1208, RC-1244: black markers on n uncovered sources; missing ones are Wounds.

    which: `closest`, `adjacent`, `target` (the gathered source), `tile` (one of the target tile), `tile-all`, `camp`.
    """

    which: str
    n: int = 1
    kinds: tuple[str, ...] = ()
    if_possible: bool = False

    def sources(self, w: Island, by: Cause) -> list[tuple[str, str]]:
        match self.which:
            case "target":
                space, _, source = by.target.partition("-")
                return [(space, source)] if source in w.sources(space) else []
            case "tile" | "tile-all":
                spaces = [space_of(w, by)]
            case "linked":
                spaces = [w.links[by.card]] if by.card in w.links else []
            case "camp":
                spaces = [w.camp]
            case "adjacent":
                spaces = w.adjacent()
            case _:
                spaces = w.explored()
        found = [(sp, so) for sp in spaces for so in w.sources(sp) if not self.kinds or so in self.kinds]
        if self.which == "closest" and found:
            nearest = min(w.distance(sp) for sp, _ in found)
            return [(sp, so) for sp, so in found if w.distance(sp) == nearest]
        return found

    def wanted(self, w: Island, by: Cause) -> int:
        return 9 if self.which in ("tile-all", "linked") else self.n

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        n = self.wanted(w, by)
        return (w.decider(by),) if 0 < n < len(self.sources(w, by)) else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for space, source in self.sources(w, by):
            menu.add(f"exhaust:{space}-{source}", CoverSource(space, source), replace(self, n=self.n - 1))

    def apply(self, w: Island, by: Cause) -> Effects:
        sources = self.sources(w, by) if self.wanted(w, by) else []
        covered = tuple([CoverSource(space, source) for space, source in sources])
        missing = self.n - len(sources)
        none_needed = self.if_possible or self.which in ("target", "tile-all", "linked") or missing <= 0
        return covered if none_needed else (*covered, Wound("hit", missing))


class CoverSource(Effect[Island]):
    """RC-661, RC-227: the card remembers what it covered."""

    space: str
    source: str

    def apply(self, w: Island, by: Cause) -> Effects:
        if exhaust(w, self.space, self.source):
            mine, known = f"{self.space}-{self.source}", w.links.get(by.card, "")
            remember(w, by, f"{known},{mine}" if "-" in known else mine)
        return ()


class ExhaustTile(Question[Island]):
    """IF POSSIBLE all sources of one tile next to the Camp (ravishing-hurricane)."""

    def tiles(self, w: Island) -> list[str]:
        return [s for s in w.adjacent() if w.sources(s)]

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.first,) if self.tiles(w) else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for space in self.tiles(w):
            menu.add(f"tile:{space}", *[CoverSource(space, s) for s in w.sources(space)])


class Uncover(Effect[Island]):
    """RC-227: the sources this card covered are free again; what is already free stays so."""

    def apply(self, w: Island, by: Cause) -> Effects:
        for linked in w.links.pop(by.card, "").split(","):
            space, _, source = linked.partition("-")
            if space in w.spots and source:
                uncover(w, space, source)
        return ()


class MarkFire(Effect[Island]):
    """RC-409, signs-of-fire on a failed Exploration: a marker on the space, applied when it is explored."""

    def apply(self, w: Island, by: Cause) -> Effects:
        space = space_of(w, by)
        if w.open_land(space):
            return (Exhaust("tile", if_possible=True),)
        add_token(w, space, "embers")
        return ()
