"""The works of Fittings: what they cost, when they are open, what they bring (TW-317, TW-332, TW-338, TW-1730 to TW-1748)."""

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat, replace
from holdfast.core.engine.menu import Menu, Option, needs, option
from holdfast.core.memo import MemoPerContent
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.actions.hands import Hands
from holdfast.games.this_war.actions.jobs import Assigned, can_help
from holdfast.games.this_war.cards import Fitting, Work
from holdfast.games.this_war.house.cracks import free_cracks
from holdfast.games.this_war.house.options import Use
from holdfast.games.this_war.house.spaces import FITTING, SPACES
from holdfast.games.this_war.house.standing import works_here
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.log import BLANK_TOKENS, DONE, Args, in_vain, key, line, one, yes
from holdfast.games.this_war.options import Someone
from holdfast.games.this_war.people.states import change
from holdfast.games.this_war.pieces import Job, fuel_of
from holdfast.games.this_war.rules import BOOK, HUNGER, ITEM, WOOD
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.things.tokens import use_up
from holdfast.games.this_war.things.tracks import Cold
from holdfast.games.this_war.world import City


class Recipe:
    """One way to use a Fitting: its work, what is paid, which blank token helps."""

    __slots__ = ("_options", "card", "extra", "least", "paid", "warmth", "work")

    def __init__(
        self, card: int, work: Work, paid: tuple[tuple[int, int], ...], extra: str = "", warmth: int = 0, least: int = 0
    ) -> None:
        self.card = card
        self.work = work
        self.paid = paid
        self.extra = extra
        self.warmth = warmth
        """Of a heating: the Cold that its fuel takes off."""
        self.least = least
        """The Cold that the weakest piece of its fuel takes off."""
        self._options: dict[tuple[Hands, int], Option] = {}

    def option(self, hands: Hands, space: int) -> Option:
        """It is created once and reused."""
        try:
            return self._options[hands, space]
        except KeyError:
            job = Job(hands.p, "use", space, self.card, self.work.key, paid=self.paid, extra=self.extra)
            made = self._options[hands, space] = option(self.spec(space), hands.seat, (Assigned(job),), stay=True)
            return made

    def spec(self, space: int) -> Use:
        return Use(SPACES[space], self.work.key, self.extra.removeprefix("sack-of-"))

    def wasteful(self, cold: int, coal_warms: int) -> bool:
        """TW-341: would less fuel take off as much?"""
        fewer = self.warmth - self.least
        if not self.extra:
            return cold <= fewer
        return cold <= (max(self.warmth, fewer + coal_warms) if fewer else self.warmth)


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
        found.append(Recipe(card, work, paid))
        if work.cooks and flour and "raw-food" in work.pay:
            unfed = tuple([p for p in paid if p[0] != ITEM["raw-food"]])
            found.append(Recipe(card, work, unfed, "sack-of-flour"))
    if fitting.fuel is not None:
        for wood in range(fitting.fuel.most + 1):
            for book in range(fitting.fuel.most + 1 - wood):
                if wood + book:
                    paid = tuple([(i, n * (1 + leak)) for i, n in ((WOOD, wood), (BOOK, book)) if n])
                    work = Work(f"heat-{wood}-{book}", {}, heats=True)
                    warmth = fitting.fuel.wood * wood + fitting.fuel.book * book
                    least = min([fitting.fuel.wood] * bool(wood) + [fitting.fuel.book] * bool(book))
                    found.append(Recipe(card, work, paid, "", warmth, least))
                    if coal:
                        found.append(Recipe(card, work, paid, "sack-of-coal", warmth, least))
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
                        menu.add(way.spec(space), blocks=needs(False, "TW-308", "no-materials"))
                    break
            else:
                if work_open(w, space, hands.p, way):
                    menu.options.append(way.option(hands, space))


def work_open(w: City, space: int, p: int, way: Recipe) -> bool:
    """TW-308, TW-332, TW-341: can it be done, and is there Cold for all that would be burnt?"""
    work = way.work
    if work.heats and way.wasteful(w.cold, w.rules.coal_warms):
        return False
    if work.once and used_once(work.key, w.house[space] - FITTING) in w.today:
        return False
    if work.wait and len(w.waits) + waiting(w) >= w.rules.wait_tokens:
        return False
    if work.key == "board-up" and len(free_cracks(w)) <= [j.work for j in w.jobs].count("board-up"):
        return False
    return work.when is None or work.when.holds(w, Cause(who=p, card=w.house[space] - FITTING))


def used_once(work: str, card: int) -> str:
    """TW-1730: the word that remembers a work that is done once per day."""
    return f"{work}:{card}"


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
    beat = "build"
    accounts_for = (*DONE, "waits", "today", *BLANK_TOKENS)

    def apply(self, w: City, by: Cause) -> Effects:
        job = self.job
        if w.house[job.space] - FITTING != job.card:
            return ()
        if fuel := fuel_of(job.work):
            return (Heat(job.card, *fuel, job.extra),)
        work = next(work for work in w.fitting(job.card).works if work.key == job.work)
        if work.once:
            w.remember(used_once(work.key, job.card))
        if job.extra:
            use_up(w, job.extra)
        if work.wait:
            w.waits[job.space] = work.key
        if work.cooks:
            most = work.cooks + (1 if w.has(job.person, "cook") else 0)
            return (Serve(min(most, w.rules.most_characters)),)
        return work.then

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-317; heating has its own entry."""
        job: Job = self.job
        if w.house[job.space] - FITTING != job.card:
            return in_vain(w, by, job.space)
        if fuel_of(job.work):
            return None
        card = key(w, job.card)
        words: Args = {"work": f"{card}/work/{job.work}", "waits": yes(job.space in w.waits)}
        return line("use-fitting", card=card, helps=job.extra, helped=yes(job.extra), **words, **one(w, job.person))


class Heat(Effect[City]):
    """TW-1734, TW-1735, TW-1866: the Cold that each piece of fuel takes off, and the coal."""

    card: int
    wood: int
    book: int
    coal: str
    beat = "gain"
    accounts_for = (*DONE, *BLANK_TOKENS)

    def apply(self, w: City, by: Cause) -> Effects:
        fuel = w.fitting(self.card).fuel
        assert fuel is not None
        if self.coal:
            use_up(w, self.coal)
        return (Cold(-(fuel.wood * self.wood + fuel.book * self.book + (w.rules.coal_warms if self.coal else 0))),)

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        fuel = phrases.goods([(ITEM["wood"], self.wood), (ITEM["book"], self.book)])
        return line("heat", card=key(w, self.card), goods=fuel, coal=yes(self.coal), **one(w, by.who))


class Serve(Decision):
    """TW-1732, TW-338: a meal for up to `n` people, at least one: Hunger −1, and they have eaten today."""

    n: int
    served: tuple[int, ...] = ()

    def hungry(self, w: City) -> list[int]:
        return [p for p in w.at_home() if p not in self.served]

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if len(self.hungry(w)) > self.n - len(self.served) > 0 else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for p in self.hungry(w):
            menu.add(Someone("person", w.id(p)), replace(self, served=(*self.served, p)))

    def apply(self, w: City, by: Cause) -> Effects:
        left = self.n - len(self.served)
        return (Fed((*self.served, *self.hungry(w)[:left])),)


class Fed(Effect[City]):
    """TW-1732: they are less hungry, and have eaten today (TW-406)."""

    people: tuple[int, ...]
    accounts_for = ("levels", "fed")

    def apply(self, w: City, by: Cause) -> Effects:
        for p in self.people:
            change(w, p, HUNGER, -1)
            w.fed |= 1 << p
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-1732."""
        return line("fed", crew=phrases.levels(w, self.people, HUNGER))
