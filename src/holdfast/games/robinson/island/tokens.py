"""Tokens on fields and tiles (RC-471 to RC-487, RC-665, RC-666), and what a card remembers of them (RC-227)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat, replace
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.robinson.island.geography import SPACES
from holdfast.games.robinson.island.options import AtSpace
from holdfast.games.robinson.log import MAP, fields, line, log_decision
from holdfast.games.robinson.vocabulary import Field, Put, Space, TileToken, Veiled
from holdfast.games.robinson.world import Island

FOOD_SOURCES = ("fish", "parrot", "flock")
TOKEN_TYPE = {"hatchet": "wood", "flock": "food"}
"""A +1 token with a rule of its own is still a +1 token."""


def space_of(w: Island, by: Cause) -> str:
    """RC-356: the space that an Action is about; the Camp tile for a Building."""
    return space_in(w, by.target)


def space_in(w: Island, target: str) -> str:
    for part in target.split("-"):
        if part in w.spots:
            return part
    return w.camp


NOWHERE = ("rescue", "map")
"""RC-956, RC-1226: Explorations on a card, not on the island: the Raft to the wreck, the treasure map."""


def lurks(w: Island, target: str) -> bool:
    """RC-475: is there a Beast strength token where an Action takes place?"""
    return target not in NOWHERE and "beast" in w.spots[space_in(w, target)].tokens


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


def several_there(w: Island, token: str) -> bool:
    """RC-1016: with a family to feed, the Camp tile may hold more than one +1 food token."""
    return token == "food" and "many-food" in w.marks


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

    token: Put
    at: Field

    def apply(self, w: Island, by: Cause) -> Effects:
        return put_token(w, by, self.token, self.at)

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """RC-665: a second token of its kind is not placed; a placed one has its own entry."""
        if self.at not in ("target", "camp"):
            return line("token-there", token=self.token, at=self.at) if w.token(self.at, self.token) else None
        space = w.camp if self.at == "camp" else space_of(w, by)
        token = TOKEN_TYPE.get(self.token, self.token)
        return None if may_lie(w, space, token) else line("token-there-on", token=token, space=space)


def put_token(w: Island, by: Cause, token: str, at: str) -> Effects:
    if at not in ("target", "camp"):
        return () if w.token(at, token) else (TokenAt(token, at),)
    space = w.camp if at == "camp" else space_of(w, by)
    remember(w, by, space)
    token = food_or_flock(w, space) if token == "food" and at == "target" else token
    return (TokenOn(token, space),) if may_lie(w, space, token) else ()


def food_or_flock(w: Island, space: str) -> str:
    """new-flock: a +1 food token, or a parrot source if the tile has no food source (RC-375)."""
    tile = w.tile(space)
    return "food" if tile is not None and any(s in FOOD_SOURCES for s in tile.symbols) else "flock"


class TokenAt(Effect[Island]):
    """RC-666: a token is put on a field that has none of its kind."""

    token: Put
    at: Field
    beat = "move"
    accounts_for = ("fields.*",)

    def apply(self, w: Island, by: Cause) -> Effects:
        w.fields[self.at] = (*w.fields.get(self.at, ()), self.token)
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("put-token", token=self.token, at=self.at)


class TokenOn(Effect[Island]):
    """RC-665: a token is put on a tile or space."""

    token: TileToken
    space: Space
    beat = "move"
    accounts_for = MAP

    def apply(self, w: Island, by: Cause) -> Effects:
        add_token(w, self.space, self.token, True)
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("put-token-on", token=TOKEN_TYPE.get(self.token, self.token), space=self.space)


class TokenOff(Effect[Island]):
    """A token is taken off a tile or space."""

    token: TileToken
    space: Space
    beat = "move"
    accounts_for = MAP

    def apply(self, w: Island, by: Cause) -> Effects:
        take_token(w, self.space, self.token)
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("marker-removed", name=f"{self.space}-{self.token}")


def drop(w: Island, field: str, token: str) -> bool:
    """Take a token from a field; returns whether it was there."""
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
    """A token leaves a field, if it is still there."""

    token: Put
    at: Field
    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        return (TokenLeaves(self.token, self.at),) if w.token(self.at, self.token) else ()


class TokenLeaves(Effect[Island]):
    """What a token demanded is done: it is taken from its field."""

    token: Put
    at: Field
    beat = "move"
    accounts_for = ("fields.*",)

    def apply(self, w: Island, by: Cause) -> Effects:
        drop(w, self.at, self.token)
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("token-leaves", token=self.token, at=self.at)


class PlaceFog(Question[Island]):
    """RC-925, RC-929: on n different tiles or spaces without fog, of the group's choice; if impossible no penalty."""

    n: int
    token: Veiled = "fog"
    never: tuple[Space, ...] = ()
    log_answer = log_decision

    def places(self, w: Island) -> list[str]:
        never, token = self.never, self.token
        found = []
        for space in SPACES:
            if token not in w.spots[space].tokens and space not in never:
                found.append(space)
        return found

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.first,) if self.n and self.places(w) else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        rest = replace(self, n=self.n - 1)
        for space in self.places(w):
            menu.add(AtSpace("fog" if self.token == "fog" else "ash", space), Veil(space, self.token), rest)


class Veil(Effect[Island]):
    """A fog or ash marker on a space."""

    space: Space
    token: Veiled
    beat = "move"
    accounts_for = MAP
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        add_token(w, self.space, self.token)
        return ()
