"""The works of Fittings: what they cost, when they are open, what they bring (TW-317, TW-332, TW-338, TW-1730 to TW-1748)."""

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import Cause, Effect, Effects, Seat, replace
from holdfast.core.engine.menu import Menu, Option, needs
from holdfast.core.memo import MemoPerContent
from holdfast.games.this_war.actions.hands import Hands
from holdfast.games.this_war.actions.jobs import Assigned, can_help
from holdfast.games.this_war.cards import Fitting, Work
from holdfast.games.this_war.house.cracks import free_cracks
from holdfast.games.this_war.house.spaces import FITTING, SPACES
from holdfast.games.this_war.house.standing import works_here
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.people.states import change
from holdfast.games.this_war.pieces import Job
from holdfast.games.this_war.rules import BOOK, HUNGER, ITEM, MOST_CHARACTERS, WAIT_TOKENS, WOOD
from holdfast.games.this_war.things.tokens import use_up
from holdfast.games.this_war.things.tracks import Cold
from holdfast.games.this_war.world import City


class Recipe:
    """One way to use a Fitting: its work, what is paid, which blank token helps."""

    __slots__ = ("_jobs", "card", "enough", "extra", "key", "paid", "work")

    def __init__(
        self, card: int, key: str, work: Work, paid: tuple[tuple[int, int], ...], extra: str = "", enough: int = 0
    ) -> None:
        self.card = card
        self.key = key
        self.work = work
        self.paid = paid
        self.extra = extra
        self.enough = enough
        """Of a heating: how much Cold it would take off with one piece less."""
        self._jobs: dict[int, tuple[str, Effects]] = {}

    def option(self, hands: Hands, space: int) -> Option:
        """What it is called and what follows is made once and kept, whoever leads."""
        p = hands.p
        try:
            key, then = self._jobs[p * len(SPACES) + space]
        except KeyError:
            key = f"use:{SPACES[space]}:{self.key}"
            work = self.key.partition("+")[0]
            then = (Assigned(Job(p, "use", space, self.card, work, paid=self.paid, extra=self.extra)),)
            self._jobs[p * len(SPACES) + space] = key, then
        return Option(key, hands.seat, then, stay=True)

    def wasteful(self, cold: int) -> bool:
        """TW-341: would less fuel take off as much?"""
        return cold <= self.enough


COAL_WARMS = 2
"""TW-1866: how much more Cold a Sack of Coal takes off."""
FLOUR, COAL, LEAK = 1, 2, 4
"""Blank tokens that change how Fittings are used, as a mask."""


class Recipes(dict[int, tuple[Recipe, ...]]):
    """All ways to use a Fitting, by `card << 3` and the blank tokens that matter."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def __missing__(self, at: int) -> tuple[Recipe, ...]:
        self[at] = made = recipes(self.content, at >> 3, bool(at & FLOUR), bool(at & COAL), bool(at & LEAK))
        return made


RECIPES = MemoPerContent(Recipes)


def recipes(content: Content, card: int, flour: bool, coal: bool, leak: bool) -> tuple[Recipe, ...]:
    """A heater burns Wood and Books in any mix (TW-1734), double under a leaking roof."""
    fitting = content.cards[card]
    assert isinstance(fitting, Fitting)
    found = []
    for work in fitting.works:
        paid = tuple([(ITEM[item], n) for item, n in work.pay.items()])
        found.append(Recipe(card, work.key, work, paid))
        if work.cooks and flour and "raw-food" in work.pay:
            unfed = tuple([p for p in paid if p[0] != ITEM["raw-food"]])
            found.append(Recipe(card, f"{work.key}+flour", work, unfed, "sack-of-flour"))
    if fitting.fuel is not None:
        for wood in range(fitting.fuel.most + 1):
            for book in range(fitting.fuel.most + 1 - wood):
                if wood + book:
                    paid = tuple([(i, n * (1 + leak)) for i, n in ((WOOD, wood), (BOOK, book)) if n])
                    key = f"heat-{wood}-{book}"
                    work = Work(key, {}, heats=True)
                    warmth = fitting.fuel.wood * wood + fitting.fuel.book * book
                    least = min([fitting.fuel.wood] * bool(wood) + [fitting.fuel.book] * bool(book))
                    spare = warmth - least
                    found.append(Recipe(card, key, work, paid, enough=spare))
                    if coal:
                        spare = max(warmth, spare + COAL_WARMS) if wood + book > 1 else warmth
                        found.append(Recipe(card, f"{key}+coal", work, paid, "sack-of-coal", spare))
    return tuple(found)


def helping(w: City) -> int:
    """The blank tokens that change how Fittings are used now."""
    if not w.tokens:
        return 0
    leak = LEAK if w.token("leaking-roof") is not None else 0
    return FLOUR * can_help(w, "sack-of-flour") | COAL * can_help(w, "sack-of-coal") | leak


def fitting_actions(w: City, hands: Hands, built: list[int], menu: Menu) -> None:
    """TW-317, TW-338: exactly one of its actions; TW-332, TW-333: none while it waits, and Wait tokens are three."""
    house, storage, ways, help = w.house, w.storage, RECIPES[w.content], helping(w)
    for space in built:
        if space in w.waits or not works_here(w, space):
            continue
        for way in ways[house[space] - FITTING << 3 | help]:
            for item, n in way.paid:
                if storage[item] < n:
                    if menu.explain:
                        menu.add(f"use:{SPACES[space]}:{way.key}", blocks=needs(False, "TW-308", "no-materials"))
                    break
            else:
                if work_open(w, space, hands.p, way):
                    menu.options.append(way.option(hands, space))


def work_open(w: City, space: int, p: int, way: Recipe) -> bool:
    """TW-308, TW-332, TW-341: can it be done, and is there Cold for all that would be burnt?"""
    work = way.work
    if work.heats and way.wasteful(w.cold):
        return False
    if work.once and f"{work.key}:{w.house[space] - FITTING}" in w.today:
        return False
    if work.wait and len(w.waits) + waiting(w) >= WAIT_TOKENS:
        return False
    if work.key == "board-up" and len(free_cracks(w)) <= [j.work for j in w.jobs].count("board-up"):
        return False
    return work.when is None or work.when.holds(w, Cause(who=p, card=w.house[space] - FITTING))


def waiting(w: City) -> int:
    """How many of this turn's assignments will put a Wait token on their Fitting."""
    return len([job for job in w.jobs if job.what == "use" and waits(w, job)])


def waits(w: City, job: Job) -> bool:
    """Will this put a Wait token on its Fitting?"""
    return any(bool(work.wait) for work in w.fitting(job.card).works if work.key == job.work)


# --- what comes of it -----------------------------------------------------------------------------------------------


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
        return (Cold(-(fuel.wood * self.wood + fuel.book * self.book + (COAL_WARMS if self.coal else 0))),)


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
