"""What the assigned Characters do: rummage, search, dig, open, build, work (TW-309 to TW-332, TW-1730 to TW-1748)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Seat, replace
from holdfast.core.engine.menu import Menu, Option
from holdfast.games.this_war.cards import Pick
from holdfast.games.this_war.deeds import Cold, unbuild
from holdfast.games.this_war.house import BLOCKING, EMPTY, FITTING, PLAIN, REMNANTS, RUBBLE, TYPES, accessible
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.numbers import BLACK, COMPONENT, HUNGER, ITEM, LOCKPICK, MOST_CHARACTERS, WOOD
from holdfast.games.this_war.objectives import reached
from holdfast.games.this_war.people import State, change
from holdfast.games.this_war.stores import discard, gain
from holdfast.games.this_war.throws import black
from holdfast.games.this_war.tokens import lay_down, use_up
from holdfast.games.this_war.visitors import GoOutside
from holdfast.games.this_war.world import NOBODY, City, Job, others, under


class Resolve(Effect[City]):
    """One assignment is carried out; a Character who is dead or away by now does nothing (TW-334), nor do two of whom one
    is."""

    job: Job

    def apply(self, w: City, by: Cause) -> Effects:
        job = self.job
        w.jobs = others(w.jobs, (job,))
        if job.tool != NOBODY:
            w.storage[job.tool] += 1
        here = w.here()
        if job.person not in here or (job.partner != NOBODY and job.partner not in here):
            return ()
        cause = Cause(w.leader, job.person, job.card, "action", str(job.space))
        return under(w, cause, carry_out(w, job))


def carry_out(w: City, job: Job) -> Effects:
    """What a job comes to."""
    p, what, space = job.person, job.what, job.space
    if what == "outside":
        return (GoOutside(p),)
    if what == "new-idea":
        return (NewIdea(2),)
    if what == "rummage":
        return (Rummage(p),)
    if what in ("search", "dig", "saw"):
        return (OpenCard(space),)
    if what == "pick":
        return (PickDoor(p, space),)
    if what == "unlock":
        return (UseKeys(space),)
    if what == "build":
        return (BuildFitting(job.card, space, job.extra),)
    if what == "use":
        return (UseFitting(job),)
    if what == "move":
        return (MoveFitting(space, job.to),)
    if what == "demolish":
        return (Demolish(space),)
    if what in ("comfort", "music"):
        return (Cheer(what),)
    return (Mend(what),)


# --- places ----------------------------------------------------------------------------------------------------------------------------------


class NewIdea(Decision):
    """TW-313: two cards of the Ideas deck become Fittings, one if only one is left."""

    n: int

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if self.n and w.zones["ideas"].top else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        cards, options, more = w.content.cards, menu.options, NewIdea(self.n - 1)
        for card in w.zones["ideas"].top:
            options.append(Option(f"idea:{cards[card].id}", seat, (TakeIdea(card), more)))


class TakeIdea(Effect[City]):
    """TW-313: an Idea becomes a Fitting that can be built."""

    card: int

    def apply(self, w: City, by: Cause) -> Effects:
        w.move(self.card, "ideas", "fittings")
        return ()


def units(rolled: int) -> int:
    """TW-315."""
    return 1 if rolled <= 4 else 2 if rolled <= 6 else 3 if rolled <= 8 else 4


class Rummage(Effect[City]):
    """TW-315, TW-1716: a handyman rolls 3 more, 10 at most; a flooded basement takes 2 off."""

    person: int

    def apply(self, w: City, by: Cause) -> Effects:
        handy, flood = w.has(self.person, "handyman"), w.token("flooded-basement") is not None
        rolled = black(w, "rummage", self.person, plus=3 * handy - 2 * flood)
        if handy:
            rolled = min(BLACK, rolled + 3)
        if flood:
            rolled = max(1, rolled - 2)
        return (Sort(units(rolled)),)


class Sort(Decision):
    """TW-316: each unit is Wood or a Component, as the Leader chooses."""

    n: int

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for wood in range(self.n + 1):
            menu.add(f"wood:{wood}", Sorted(wood, self.n - wood))


class Sorted(Effect[City]):
    """TW-316: so much Wood, so many Components, as far as the box has them."""

    wood: int
    components: int

    def apply(self, w: City, by: Cause) -> Effects:
        wood = gain(w, w.storage, WOOD, self.wood)
        w.moved = ((WOOD, wood), (COMPONENT, gain(w, w.storage, COMPONENT, self.components)))
        return ()


class Cheer(Effect[City]):
    """Cveta comforts one other Character once per day; Zlata plays for one, or with a Guitar for all."""

    how: str

    def apply(self, w: City, by: Cause) -> Effects:
        w.remember(self.how)
        if self.how == "music" and w.storage[ITEM["guitar"]]:
            return (State("others", "misery", -1),)
        return (State(Pick(1, "others"), "misery", -1),)


class Mend(Effect[City]):
    """TW-1866: the roof is mended, or the basement drained."""

    what: str

    def apply(self, w: City, by: Cause) -> Effects:
        lay_down(w, "leaking-roof" if self.what == "mend-roof" else "flooded-basement")
        return ()


# --- Shelter cards -----------------------------------------------------------------------------------------------------------------------------


DECKS = {kind: f"shelter-{name}" for kind, name in TYPES.items()}


class OpenCard(Effect[City]):
    """TW-318, TW-324, TW-325: the hidden side: loot for Storage, and the slot is free; or Remnants, which must be dug once
    more."""

    space: int

    def apply(self, w: City, by: Cause) -> Effects:
        space = self.space
        kind = w.house[space]
        w.moved = ()
        if kind == PLAIN:
            w.house[space] = EMPTY
        elif kind == REMNANTS:
            card = w.remnants.pop(space)
            w.move(card, "remnants", "shelter-gone")
            empty_out(w, space, card)
        elif kind >= FITTING or kind <= EMPTY:
            return ()
        else:
            card = w.draw(DECKS[kind], "shelter-gone")
            if kind == RUBBLE and w.shelter_card(card).remnants:
                w.move(card, "shelter-gone", "remnants")
                w.house[space] = REMNANTS
                w.remnants[space] = card
                return ()
            empty_out(w, space, card)
        if kind in BLOCKING:
            w.reach = accessible(w.house)
        return reached(w)


def empty_out(w: City, space: int, card: int) -> None:
    w.house[space] = EMPTY
    found = []
    for name, n in w.shelter_card(card).loot.items():
        item = ITEM[name]
        found.append((item, gain(w, w.storage, item, n)))
    w.moved = tuple(found)


class PickDoor(Effect[City]):
    """TW-323: 1–3 nothing, 4–10 the Lockpick is discarded and the door is open; Arica may roll once more."""

    person: int
    space: int
    again: bool = True

    def apply(self, w: City, by: Cause) -> Effects:
        if black(w, "lock", self.person, 4) > 3:
            discard(w, w.storage, LOCKPICK, 1)
            return (OpenCard(self.space),)
        if self.again and w.has(self.person, "picklock"):
            return (PickAgain(self.person, self.space),)
        return ()


class PickAgain(Decision):
    """TW-1713: Arica may roll the die of her Lockpick once more."""

    person: int
    space: int

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("again", PickDoor(self.person, self.space, again=False))
        menu.add("keep")


class UseKeys(Effect[City]):
    """TW-1866: the Ring of Keys opens a door without Lockpick and roll."""

    space: int

    def apply(self, w: City, by: Cause) -> Effects:
        use_up(w, "ring-of-keys")
        return (OpenCard(self.space),)


# --- Fittings ------------------------------------------------------------------------------------------------------------------------------------


class BuildFitting(Effect[City]):
    """TW-326: it stands, and can be used from the next turn on; not where the slot has been buried meanwhile."""

    card: int
    space: int
    helps: str

    def apply(self, w: City, by: Cause) -> Effects:
        if w.house[self.space] != EMPTY:
            return ()
        w.move(self.card, "fittings", "built")
        w.house[self.space] = FITTING + self.card
        for name in self.helps.split():
            use_up(w, name)
            if name == "carpenter":
                w.remember("carpenter")
        return reached(w)


class MoveFitting(Effect[City]):
    """TW-329, TW-330: with its Wait token, if it still stands and the other slot is still empty."""

    space: int
    to: int

    def apply(self, w: City, by: Cause) -> Effects:
        if w.house[self.space] < FITTING or w.house[self.to] != EMPTY:
            return ()
        w.house[self.to], w.house[self.space] = w.house[self.space], EMPTY
        if self.space in w.waits:
            w.waits[self.to] = w.waits.pop(self.space)
        return ()


class Demolish(Effect[City]):
    """TW-331: back to the Fittings deck, nothing is refunded."""

    space: int

    def apply(self, w: City, by: Cause) -> Effects:
        if w.house[self.space] >= FITTING:
            unbuild(w, self.space)
        return ()


class UseFitting(Effect[City]):
    """TW-317: the work of a Fitting, at once or after a Wait (TW-332)."""

    job: Job

    def apply(self, w: City, by: Cause) -> Effects:
        job = self.job
        if w.house[job.space] - FITTING != job.card:
            return ()
        if job.work.startswith("heat-"):
            return (Heat(job.card, int(job.work[5]), int(job.work[7]), job.extra),)
        work = next(work for work in w.fitting(job.card).works if work.key == job.work)
        if work.once:
            w.remember(f"{work.key}:{job.card}")
        if job.extra:
            use_up(w, job.extra)
        if work.wait:
            w.waits[job.space] = work.key
        if work.cooks:
            most = work.cooks + (1 if w.has(job.person, "cook") else 0)
            return (Serve(min(most, MOST_CHARACTERS)),)
        return work.then


class Heat(Effect[City]):
    """TW-1734, TW-1735, TW-1866: so much Cold a piece; coal takes 2 more."""

    card: int
    wood: int
    book: int
    coal: str

    def apply(self, w: City, by: Cause) -> Effects:
        fuel = w.fitting(self.card).fuel
        assert fuel is not None
        if self.coal:
            use_up(w, self.coal)
        return (Cold(-(fuel.wood * self.wood + fuel.book * self.book + (2 if self.coal else 0))),)


class Serve(Decision):
    """TW-1732, TW-338: a meal for up to so many, at least one: Hunger −1, and they have eaten today."""

    n: int
    served: tuple[int, ...] = ()

    def hungry(self, w: City) -> list[int]:
        return [p for p in w.at_home() if p not in self.served]

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if len(self.hungry(w)) > self.n - len(self.served) > 0 else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for p in self.hungry(w):
            menu.add(f"person:{w.id(p)}", replace(self, served=(*self.served, p)))

    def apply(self, w: City, by: Cause) -> Effects:
        left = self.n - len(self.served)
        return (Fed((*self.served, *self.hungry(w)[:left])),)


class Fed(Effect[City]):
    """TW-1732: they are less hungry, and have eaten today (TW-406)."""

    people: tuple[int, ...]

    def apply(self, w: City, by: Cause) -> Effects:
        for p in self.people:
            change(w, p, HUNGER, -1)
            w.fed |= 1 << p
        return ()
