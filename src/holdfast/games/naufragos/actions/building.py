"""Constructions (NA-040 to NA-043, NA-435 to NA-447)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.menu import Blocks, Menu, Option, block, needs
from holdfast.games.naufragos.camp.store import wood_left
from holdfast.games.naufragos.castaways.diary import Story
from holdfast.games.naufragos.castaways.health import PAID
from holdfast.games.naufragos.rules import LARDER, LONG, RAFT, SHELTER_ENERGY, SHELTER_WOOD
from holdfast.games.naufragos.vocabulary import AnySite, LongSite, Site
from holdfast.games.naufragos.world import Shore


def next_shelter(w: Shore) -> int:
    """NA-041: only the top tile of the stack is available."""
    return w.shelter + 1


def needed(w: Shore, name: str) -> tuple[int, int, int, int]:
    """Energy, wood, ropes and sails of a one-turn construction."""
    if name == "shelter":
        level = next_shelter(w)
        return SHELTER_ENERGY[level], SHELTER_WOOD[level], int(level == 4), 0
    return (*RAFT, 1, 1) if name == "raft" else (*LARDER, 0, 0)


def material_blocks(w: Shore, name: str) -> Blocks:
    """NA-439: no one-turn construction without its materials in the store; no bonfire without wood."""
    if name in LONG:
        return needs(name == "sand" or w.wood, "NA-440", "no-wood", need=1)
    _, wood, rope, sail = needed(w, name)
    blocks: Blocks = ()
    if w.wood < wood:
        blocks += (block("NA-439", "no-wood", need=wood),)
    if w.rope < rope:
        blocks += (block("NA-439", "no-rope"),)
    if w.sail < sail:
        blocks += (block("NA-439", "no-sail"),)
    return blocks


class Build(Question[Shore]):
    """NA-435: he proposes one construction that lies in a building place with its requirements."""

    seat: int

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        builders = (seat,) if w.camp_flag("only-proposer") else tuple([s for s in w.turn_order(seat) if w.at_camp(s)])
        for name in w.places:
            if name:
                blocks = material_blocks(w, name)
                if not blocks or menu.explain:
                    menu.add(f"build:{name}", Contribute(name, builders), blocks=blocks)
        menu.add("build:nothing")


def counts_for(w: Shore, seat: Seat, n: int) -> int:
    """What a contribution counts: the strong castaway's first energy double (NA-935), a toolbox 1 more."""
    if not n:
        return 0
    return n + (w.ability(seat) == "strong") + (w.perk(seat, "extra-build") >= 0)


MORE_THAN_ALL = 99
"""More than anybody can give."""


def lacks(w: Shore, name: str) -> int:
    """The energy that a construction takes as things are."""
    return missing(w, name) if name in LONG else needed(w, name)[0]


def missing(w: Shore, name: str) -> int:
    """What a long construction still lacks, as far as wood is there (NA-441)."""
    lacks = LONG[name] - w.progress[name]
    return min(lacks, w.wood) if name == "bonfire" else lacks


class Contribute(Question[Shore]):
    """NA-436, NA-441: from the proposer clockwise each states his energy openly; all of it is spent."""

    name: AnySite
    builders: tuple[int, ...]
    total: int = 0
    asked_so_far: int = 0

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        if self.asked_so_far >= len(self.builders):
            return ()
        if self.name in LONG and self.total >= missing(w, self.name):
            return ()
        return (self.builders[self.asked_so_far],)

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        name, builders, nth = self.name, self.builders, self.asked_so_far + 1
        enough = missing(w, name) if name in LONG else MORE_THAN_ALL
        total, paid = self.total, PAID[seat]
        for n in range(w.energy[seat] + 1):
            if n > 1 and total >= enough:
                break
            total = self.total + counts_for(w, seat, n)
            after = Contribute(name, builders, total, nth)
            menu.options.append(Option(f"give:{n}", seat, paid[n] + (after,) if n else (after,)))

    def apply(self, w: Shore, by: Cause) -> Effects:
        if self.name in LONG:
            return (Pile(self.builders[0], self.name, min(self.total, missing(w, self.name))),)
        if self.total < needed(w, self.name)[0]:
            return (BuildingFails(self.name),)
        return (Raise(self.builders[0], self.name),)


class BuildingFails(Effect[Shore]):
    """NA-438: the energy is lost, the materials stay."""

    name: AnySite

    def apply(self, w: Shore, by: Cause) -> Effects:
        return ()


class Raise(Effect[Shore]):
    """NA-437: materials go, the construction stands."""

    seat: int
    name: AnySite

    def apply(self, w: Shore, by: Cause) -> Effects:
        _, wood, rope, sail = needed(w, self.name)
        w.wood -= wood
        w.rope -= rope
        w.sail -= sail
        return (Finish(self.name), Story(str(self.seat)))


class Pile(Effect[Shore]):
    """NA-440: white cubes on the sand signal, wood of the store on the great bonfire."""

    seat: int
    name: AnySite
    n: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.progress[self.name] += self.n
        if self.name == "bonfire":
            w.wood -= self.n
        if w.progress[self.name] < LONG[self.name]:
            return ()
        return (Finish(self.name), Story(str(self.seat)))


class Finish(Effect[Shore]):
    """NA-043, NA-442: into its box; its building place is free for the construction that has waited longest."""

    name: AnySite

    def apply(self, w: Shore, by: Cause) -> Effects:
        if self.name == "shelter":
            w.shelter += 1
            if w.shelter == 4:
                w.places = ("", *w.places[1:])
            return ()
        if self.name in LONG:
            w.progress[self.name] = 0
        w.built = (*w.built, self.name)
        free = w.places.index(self.name)
        then, w.waiting = (w.waiting[0], w.waiting[1:]) if w.waiting else ("", ())
        w.places = (*w.places[:free], then, *w.places[free + 1 :])
        return ()


class Construction(Effect[Shore]):
    """NA-444: a construction turns up: on a free building place, else it waits; the shelter's place is for shelters."""

    name: Site

    def apply(self, w: Shore, by: Cause) -> Effects:
        new = self.name not in (*w.places, *w.waiting, *w.built)
        w.came(1, int(new))
        if not new:
            return ()
        free = next((i for i in range(1, len(w.places)) if not w.places[i]), -1)
        if free < 0:
            w.waiting = (*w.waiting, self.name)
        else:
            w.places = (*w.places[:free], self.name, *w.places[free + 1 :])
        return ()


class BuildProgress(Effect[Shore]):
    """Free cubes or wood onto a long construction that is not finished, or off it; nobody proposed, no token."""

    name: LongSite
    n: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        if self.name in w.built:
            return ()
        done = w.progress[self.name]
        n = max(-done, min(self.n, LONG[self.name] - done))
        if self.name == "bonfire" and n > 0:
            n = min(n, wood_left(w))
        w.progress[self.name] += n
        w.came(self.n, n)
        return (Finish(self.name),) if w.progress[self.name] >= LONG[self.name] else ()


class Downgrade(Effect[Shore]):
    """The highest finished shelter goes back to its requirements."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (ShelterFalls(),) if w.shelter else ()


class ShelterFalls(Effect[Shore]):
    """NA-041: the one below it counts again."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.shelter -= 1
        w.places = ("shelter", *w.places[1:])
        return ()
