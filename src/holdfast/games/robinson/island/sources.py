"""Sources and the black markers that exhaust them (RC-661, RC-662)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat, replace
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.robinson.island.options import AtSpace, OnSpace
from holdfast.games.robinson.island.tokens import TokenOn, forget, may_lie, remember, space_of
from holdfast.games.robinson.log import MAP, line, log_decision, nothing_there
from holdfast.games.robinson.people.wounds import Unfulfilled
from holdfast.games.robinson.vocabulary import Source, Space, Which
from holdfast.games.robinson.world import Island


def exhaust(w: Island, space: str, source: str) -> bool:
    """RC-661: put a black marker, unless there is one."""
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

    which: Which
    n: int = 1
    kinds: tuple[Source, ...] = ()
    if_possible: bool = False
    log_answer = log_decision

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
            menu.add(OnSpace("exhaust", space, source), CoverSource(space, source), replace(self, n=self.n - 1))

    def apply(self, w: Island, by: Cause) -> Effects:
        sources = self.sources(w, by) if self.wanted(w, by) else []
        covered = tuple([CoverSource(space, source) for space, source in sources])
        missing = self.n - len(sources)
        none_needed = self.if_possible or self.which in ("target", "tile-all", "linked") or missing <= 0
        return covered if none_needed else (*covered, Unfulfilled("source", missing))


class CoverSource(Effect[Island]):
    """RC-661, RC-227: the card remembers what it covered."""

    space: Space
    source: Source
    beat = "move"
    accounts_for = MAP

    def apply(self, w: Island, by: Cause) -> Effects:
        if exhaust(w, self.space, self.source):
            mine, known = f"{self.space}-{self.source}", w.links.get(by.card, "")
            remember(w, by, f"{known},{mine}" if "-" in known else mine)
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("cover-source", what=f"{self.space}-{self.source}")


class ExhaustTile(Question[Island]):
    """IF POSSIBLE all sources of one tile next to the Camp (ravishing-hurricane)."""

    log = nothing_there
    log_answer = log_decision

    def tiles(self, w: Island) -> list[str]:
        return [s for s in w.adjacent() if w.sources(s)]

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.first,) if self.tiles(w) else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for space in self.tiles(w):
            menu.add(AtSpace("tile", space), *[CoverSource(space, s) for s in w.sources(space)])


class Uncover(Effect[Island]):
    """RC-227: the sources this card covered are free again; what is already free stays so."""

    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        covered = [linked.partition("-") for linked in w.links.pop(by.card, "").split(",")]
        return tuple([SourceFree(s, what) for s, _, what in covered if s in w.spots and what in w.spots[s].exhausted])


class SourceFree(Effect[Island]):
    """The marker on one source is taken off."""

    space: Space
    source: Source
    beat = "move"
    accounts_for = MAP

    def apply(self, w: Island, by: Cause) -> Effects:
        uncover(w, self.space, self.source)
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("source-free", space=self.space, what=self.source)


class MarkFire(Effect[Island]):
    """RC-409, signs-of-fire on a failed Exploration: a marker on the space, applied when it is explored."""

    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        space = space_of(w, by)
        if w.open_land(space):
            return (Exhaust("tile", if_possible=True),)
        return (TokenOn("embers", space),) if may_lie(w, space, "embers") else ()
