"""Constructions (NA-040 to NA-043, NA-435 to NA-447)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Blocks, Menu, block, needs, option
from holdfast.core.memo import Memo
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.actions.options import Propose
from holdfast.games.naufragos.camp.store import wood_left
from holdfast.games.naufragos.castaways.diary import Story
from holdfast.games.naufragos.castaways.health import PAID
from holdfast.games.naufragos.log import SITES, came_to, just, line, one, read
from holdfast.games.naufragos.options import GiveEnergy, TwoWords
from holdfast.games.naufragos.rules import LONG_SITES
from holdfast.games.naufragos.vocabulary import AnySite, LongSite, Site
from holdfast.games.naufragos.world import NOBODY, Shore


def next_shelter(w: Shore) -> int:
    """NA-041: only the top tile of the stack is available."""
    return w.shelter + 1


def needed(w: Shore, name: str) -> tuple[int, int, int, int]:
    """Energy, wood, ropes and sails of a one-turn construction."""
    if name == "shelter":
        level = next_shelter(w)
        return w.rules.shelter_energy[level - 1], w.rules.shelter_wood[level - 1], int(level == 4), 0
    return (*w.rules.raft, 1, 1) if name == "raft" else (*w.rules.larder, 0, 0)


def material_blocks(w: Shore, name: str) -> Blocks:
    """NA-439: no one-turn construction without its materials in the store; no bonfire without wood."""
    if name in LONG_SITES:
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
    """NA-435: one construction is proposed that lies in a building place with its requirements."""

    seat: int
    logs_forced = True

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        builders = (seat,) if w.camp_flag("only-proposer") else tuple([s for s in w.turn_order(seat) if w.at_camp(s)])
        for name in w.places:
            if name:
                blocks = material_blocks(w, name)
                if not blocks or menu.explain:
                    menu.add(Propose(name), Contribute(name, builders), blocks=blocks)
        menu.add(TwoWords("build", "nothing"))

    def log_answer(self, w: Shore, by: Cause, entry: Entry) -> LogEntry | None:
        chosen = read(Propose, entry)
        what = chosen.what if chosen is not None else "nothing"
        return line("build-this", what=what, level=min(4, next_shelter(w)), **one(w, entry.seat))


def counts_for(w: Shore, seat: Seat, n: int) -> int:
    """What a contribution counts: the strong castaway's first energy double (NA-935), a toolbox 1 more."""
    if not n:
        return 0
    return n + (w.ability(seat) == "strong") + (w.perk(seat, "extra-build") >= 0)


GIVES = Memo(GiveEnergy)
"""The same amount is the same option spec."""
MORE_THAN_ALL = 99
"""More than anybody can give."""


def lacks(w: Shore, name: str) -> int:
    """The energy that a construction takes as things are."""
    return missing(w, name) if name in LONG_SITES else needed(w, name)[0]


def missing(w: Shore, name: str) -> int:
    """What a long construction still lacks, as far as wood is there (NA-441)."""
    lacks = w.rules.size(name) - w.progress[name]
    return min(lacks, w.wood) if name == "bonfire" else lacks


class Contribute(Question[Shore]):
    """NA-436, NA-441: from the proposer clockwise each states energy openly; all of it is spent."""

    name: AnySite
    builders: tuple[int, ...]
    total: int = 0
    asked_so_far: int = 0
    log_answer = just("give-nothing", "give:0")

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        if self.asked_so_far >= len(self.builders):
            return ()
        if self.name in LONG_SITES and self.total >= missing(w, self.name):
            return ()
        return (self.builders[self.asked_so_far],)

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        name, builders, nth = self.name, self.builders, self.asked_so_far + 1
        enough = missing(w, name) if name in LONG_SITES else MORE_THAN_ALL
        total, paid = self.total, PAID[seat]
        for n in range(w.energy[seat] + 1):
            if n > 1 and total >= enough:
                break
            total = self.total + counts_for(w, seat, n)
            after = Contribute(name, builders, total, nth)
            menu.options.append(option(GIVES[n], seat, paid[n] + (after,) if n else (after,)))

    def apply(self, w: Shore, by: Cause) -> Effects:
        if self.name in LONG_SITES:
            return (Pile(self.builders[0], self.name, min(self.total, missing(w, self.name))),)
        if self.total < needed(w, self.name)[0]:
            return (BuildingFails(self.name),)
        return (Raise(self.builders[0], self.name),)


class BuildingFails(Effect[Shore]):
    """NA-438: the energy is lost, the materials stay."""

    name: AnySite
    beat = "build"

    def apply(self, w: Shore, by: Cause) -> Effects:
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("building-fails", what=self.name, level=w.shelter + 1)


class Raise(Effect[Shore]):
    """NA-437: materials go, the construction stands."""

    seat: int
    name: AnySite
    accounts_for = ("wood", "rope", "sail")

    def apply(self, w: Shore, by: Cause) -> Effects:
        _, wood, rope, sail = needed(w, self.name)
        w.wood -= wood
        w.rope -= rope
        w.sail -= sail
        return (Finish(self.name), Story(str(self.seat)))

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-437: what goes into a construction; logged before it stands."""
        _, wood, rope, sail = needed(w, self.name)
        return line("materials", wood=wood, rope=rope, sail=sail, now=w.wood)


class Pile(Effect[Shore]):
    """NA-440: white cubes on the sand signal, wood of the store on the great bonfire."""

    seat: int
    name: AnySite
    n: int
    beat = "build"
    accounts_for = ("progress", "wood")

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.progress[self.name] += self.n
        if self.name == "bonfire":
            w.wood -= self.n
        if w.progress[self.name] < w.rules.size(self.name):
            return ()
        return (Finish(self.name), Story(str(self.seat)))

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-440: the wood of the bonfire comes from the store."""
        if not self.n:
            return line("nothing-piled", what=self.name, level=0)
        left = w.wood if self.name == "bonfire" else NOBODY
        return line("pile", what=self.name, n=self.n, now=w.progress[self.name], of=w.rules.size(self.name), left=left)


class Finish(Effect[Shore]):
    """NA-043, NA-442: into its box; its building place is free for the construction that has waited longest."""

    name: AnySite
    beat = "build"
    accounts_for = SITES

    def apply(self, w: Shore, by: Cause) -> Effects:
        if self.name == "shelter":
            w.shelter += 1
            if w.shelter == 4:
                w.places = ("", *w.places[1:])
            return ()
        if self.name in LONG_SITES:
            w.progress[self.name] = 0
        w.built = (*w.built, self.name)
        free = w.places.index(self.name)
        then, w.waiting = (w.waiting[0], w.waiting[1:]) if w.waiting else ("", ())
        w.places = (*w.places[:free], then, *w.places[free + 1 :])
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("finish", what=self.name, level=w.shelter)


class Construction(Effect[Shore]):
    """NA-444: a construction turns up: on a free building place; without one it waits; the shelter's place is for shelters."""

    name: Site
    beat = "build"
    accounts_for = SITES

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

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        if not came_to(w, 1):
            return None
        return line("construction", what=self.name, waits="yes" if self.name in w.waiting else "no")


class BuildProgress(Effect[Shore]):
    """Free cubes or wood onto a long construction that is not finished, or off it; nobody proposed, no token."""

    name: LongSite
    n: int
    beat = "build"
    accounts_for = ("progress", "wood")

    def apply(self, w: Shore, by: Cause) -> Effects:
        if self.name in w.built:
            return ()
        done = w.progress[self.name]
        n = max(-done, min(self.n, w.rules.size(self.name) - done))
        if self.name == "bonfire" and n > 0:
            n = min(n, wood_left(w))
        w.progress[self.name] += n
        w.came(self.n, n)
        return (Finish(self.name),) if w.progress[self.name] >= w.rules.size(self.name) else ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        n = came_to(w, self.n)
        if self.name in w.built or not n:
            return None
        return line("pile", what=self.name, n=n, now=w.progress[self.name], of=w.rules.size(self.name), left=NOBODY)


class Downgrade(Effect[Shore]):
    """The highest finished shelter goes back to its requirements."""

    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (ShelterFalls(),) if w.shelter else ()


class ShelterFalls(Effect[Shore]):
    """NA-041: the one below it counts again."""

    beat = "build"
    accounts_for = SITES

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.shelter -= 1
        w.places = ("shelter", *w.places[1:])
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("shelter-falls", level=w.shelter)
