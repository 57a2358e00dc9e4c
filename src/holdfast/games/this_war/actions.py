"""Day Actions: who does what in each of the three turns (TW-301 to TW-308, TW-317 to TW-340)."""

from functools import lru_cache
from typing import ClassVar

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import Cause, Effect, Effects, Seat, replace
from holdfast.core.engine.menu import Menu, Option, needs
from holdfast.core.lookups import PerContent, PerSeat
from holdfast.games.this_war.cards import Fitting, Work
from holdfast.games.this_war.deeds import free_cracks
from holdfast.games.this_war.house import (
    BARS,
    DEBRIS,
    DIGGING,
    DOOR,
    EMPTY,
    FITTING,
    FURNITURE,
    IDEA,
    OUTSIDE,
    RUMMAGE,
    SLOT_SPACES,
    SPACES,
    beside,
    slots,
)
from holdfast.games.this_war.jobs import Resolve
from holdfast.games.this_war.leader import Decision, PassOn
from holdfast.games.this_war.numbers import (
    BLOCKED,
    BOOK,
    CANNED,
    COMPONENT,
    FATIGUE,
    HUNGER,
    ITEM,
    LOCKPICK,
    RAW,
    SAWBLADE,
    SHOVEL,
    WAIT_TOKENS,
    WOOD,
)
from holdfast.games.this_war.objectives import pay_options
from holdfast.games.this_war.people import change, settle
from holdfast.games.this_war.stores import discard
from holdfast.games.this_war.tokens import carried
from holdfast.games.this_war.world import NOBODY, PEOPLE, SHEETS, City, Job, others

CHEAPEST = 2
"""Every Fitting takes at least so many Components."""
PARTS = (ITEM["mechanical-part"], ITEM["electrical-part"])
"""What a Tool Box makes up for."""
CHEERING = ("comfort", "music")
"""TW-1715: abilities that are used as an action."""
SLOT_KEYS = tuple([f"slot:{space}" for space in SPACES])
NOWHERE: tuple[tuple[Option, ...], ...] = ((),) * len(SPACES)


class DayPhase(Effect[City]):
    """TW-301: three turns; what somebody promised to do longer tires him afterwards (TW-1842)."""

    def apply(self, w: City, by: Cause) -> Effects:
        w.phase = "day"
        return (ActionTurn(1), ActionTurn(2), ActionTurn(3), BetweenTurns(), DayOver())


class DayOver(Effect[City]):
    """TW-1842: the Fatigue of an Extra Shift comes at the end of the Day Actions."""

    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        for word in w.today:
            if word.startswith("extra-shift:"):
                change(w, w.person(word.removeprefix("extra-shift:")), FATIGUE, 1)
        w.turn = 0
        return (*settle(w), PassOn())


class ActionTurn(Effect[City]):
    """TW-301: first all are assigned, then all is resolved, then the Journal passes; the last pass is the phase's."""

    n: int

    def apply(self, w: City, by: Cause) -> Effects:
        w.turn = self.n
        w.jobs = ()
        w.idle = 0
        then: Effects = (Assign(), ResolveTurn(), PassOn()) if self.n < 3 else (Assign(), ResolveTurn())
        if has_price(w):
            return (BetweenTurns(), Overtime(), *then)
        return (Overtime(), *then) if w.kept("extra-shift") != NOBODY or starving(w) else then


def has_price(w: City) -> bool:
    goal = w.goal()
    return goal is not None and not w.done and bool(goal.cost)


class BetweenTurns(Decision):
    """TW-207: before, between and after the turns an Objective may be paid for."""

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if has_price(w) else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("go-on")
        pay_options(w, menu)


# --- assigning -----------------------------------------------------------------------------------------------------------------------------


def able(w: City, p: int) -> bool:
    """TW-302 to TW-304, TW-334: does this turn's action of a Character stand open?"""
    left = w.actions(p)
    if left >= w.turn:
        return True
    if not w.today:
        return False
    if f"extra-shift:{w.id(p)}" in w.today:
        return True
    return "clear-day" in w.today and left + 1 >= w.turn and not any(clear(w, p, n) in w.today for n in (1, 2, 3))


def clear(w: City, p: int, turn: int) -> str:
    """TW-1821 (12): what is remembered of a Character who used his blocked action in this turn."""
    return f"clear-day:{w.id(p)}:{turn}"


def lifted(w: City, p: int) -> bool:
    """TW-1821 (12): does a Character act in this turn only because the day is clear?"""
    return w.actions(p) < w.turn and f"extra-shift:{w.id(p)}" not in w.today


def starving(w: City) -> bool:
    """TW-1303, TW-1004: is there food for somebody whom hunger may keep from acting?"""
    if not (w.storage[CANNED] or w.storage[RAW]):
        return False
    return any(BLOCKED[HUNGER][w.level(p, HUNGER)] for p in w.here())


class Overtime(Decision):
    """TW-1841 (6), TW-1303: where nobody can act in this turn, an Extra Shift or a meal may still let somebody."""

    moment: ClassVar[str] = "day"

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        if w.kept("extra-shift") < 0 and not starving(w):
            return ()
        return () if not w.here() or any(able(w, p) for p in w.here()) else (w.leader,)

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("go-on")


class Assign(Decision):
    """TW-301, TW-340: the Characters are assigned one after the other; what is not legal cannot be assigned."""

    moment: ClassVar[str] = "day"

    def next(self, w: City) -> int:
        """Who is assigned next, or nobody."""
        for p in w.here():
            if not w.idle >> p & 1 and able(w, p):
                return p
        return NOBODY

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if self.next(w) >= 0 else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        p = self.next(w)
        hands = HANDS[seat * PEOPLE + p]
        shut = busy(w) if w.jobs else 0
        menu.options.append(hands.rest)
        place_actions(w, hands, shut, menu)
        if menu.explain:
            closed_cards(w, menu)
        free, built = house_actions(w, hands, shut, menu)
        if built:
            fitting_actions(w, hands, built, menu)
        build_actions(w, hands, free, menu)

    def backs(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        if w.jobs:
            menu.add("take-back", TakeBack(), stay=True, back=True)
        super().backs(w, by, seat, menu)
        p = self.next(w)
        for space in fitting_spaces(w, busy(w)):
            move = shift(seat, p, space, "move")
            if empty_slots(w, w.fitting(w.house[space] - FITTING).next_to):
                menu.take(move)
            elif menu.explain:
                menu.take(replace(move, blocks=needs(False, "TW-329", "no-slot")))
            menu.take(shift(seat, p, space, "demolish"))


class Assigned(Effect[City]):
    """TW-307, TW-322: the price is paid, the tool lies on the card; a clear day lifts one action of each (TW-1821)."""

    job: Job

    def apply(self, w: City, by: Cause) -> Effects:
        job = self.job
        for item, n in job.paid:
            discard(w, w.storage, item, n)
        if job.tool != NOBODY:
            w.storage[job.tool] -= 1
        w.idle |= 1 << job.person
        if job.partner != NOBODY:
            w.idle |= 1 << job.partner
        if job.what != "rest":
            w.jobs += (job,)
            if "clear-day" in w.today:
                for p in workers(job):
                    if lifted(w, p):
                        w.remember(clear(w, p, w.turn))
        return ()


class TakeBack(Effect[City]):
    """The last assignment is taken back, with its price."""

    def apply(self, w: City, by: Cause) -> Effects:
        job = w.jobs[-1]
        w.jobs = w.jobs[:-1]
        for item, n in job.paid:
            discard(w, w.storage, item, -n)
        if job.tool != NOBODY:
            w.storage[job.tool] += 1
        order = list(w.here())
        first = order.index(job.person)
        for p in order[first:]:
            w.idle &= ~(1 << p)
        if job.partner != NOBODY:
            w.idle &= ~(1 << job.partner)
        for other in w.jobs:
            w.idle |= 1 << other.person
            if other.partner != NOBODY:
                w.idle |= 1 << other.partner
        used = [clear(w, p, w.turn) for p in workers(job)]
        w.today = tuple([word for word in w.today if word not in used])
        return ()


def workers(job: Job) -> tuple[int, ...]:
    """Who does it: one Character, or two who dig together."""
    return (job.person,) if job.partner == NOBODY else (job.person, job.partner)


def can_help(w: City, name: str) -> bool:
    """TW-307, TW-1866: can a blank token still help, after what was assigned in this turn? Strokes are counted like a
    price; a Carpenter builds once per day."""
    token = w.token(name)
    if token is None:
        return False
    promised = len([job for job in w.jobs if name in job.extra.split()])
    if name == "carpenter" and (promised or name in w.today):
        return False
    return not token.uses or promised < token.uses


def busy(w: City) -> int:
    """TW-305: a mask of the places that are taken in this turn: one Character a place, except where Rummage or digging
    without a Shovel allow more."""
    mask = 0
    for job in w.jobs:
        if job.space >= 0:
            mask |= 1 << job.space
        if job.to >= 0:
            mask |= 1 << job.to
    return mask


# --- what a Character can be assigned to ------------------------------------------------------------------------------------------------------

Row = tuple[tuple[Option, ...], ...]
"""What can be done at each space."""
WITH_SHOVEL, WITH_LOCKPICK, WITH_SAWBLADE, WITH_KEYS, STRONG = 1, 2, 4, 8, 16
"""What somebody has to deal with Shelter cards, as a mask."""


def do(seat: Seat, p: int, what: str, space: int = -1, tool: int = NOBODY, extra: str = "") -> Option:
    """An assignment that costs nothing but a tool or a stroke of a blank token."""
    key = what if space < 0 else f"{what}:{SPACES[space]}"
    return Option(key, seat, (Assigned(Job(p, what, space, tool=tool, extra=extra)),), stay=True)


def together(seat: Seat, p: int, partner: int, name: str, space: int) -> Option:
    """TW-320: two dig without a Shovel."""
    job = Job(p, "dig", space, partner=partner)
    return Option(f"dig-with:{SPACES[space]}:{name}", seat, (Assigned(job),), stay=True)


class Hands:
    """The assignments of one Character that cost nothing, as one seat gives them: made once and kept."""

    __slots__ = ("_alone", "_pairs", "_rows", "idea", "outside", "p", "rest", "rummage", "seat")

    def __init__(self, seat: Seat, p: int) -> None:
        self.seat = seat
        self.p = p
        self.rest = do(seat, p, "rest")
        self.outside = do(seat, p, "outside", OUTSIDE)
        self.idea = do(seat, p, "new-idea", IDEA)
        self.rummage = do(seat, p, "rummage", RUMMAGE)
        self._alone: dict[int, tuple[Row, ...]] = {}
        self._rows: dict[tuple[str, int], Row] = {}
        self._pairs: dict[tuple[int, str], dict[int, Option]] = {}

    def alone(self, means: int) -> tuple[Row, ...]:
        """TW-318 to TW-323: what he can do by himself with what he has, by the kind of Shelter card and the space."""
        found = self._alone.get(means)
        if found is None:
            self._alone[means] = found = self._with(means)
        return found

    def _with(self, means: int) -> tuple[Row, ...]:
        search = self._row("search")
        door = self._row("pick", LOCKPICK) if means & WITH_LOCKPICK else NOWHERE
        if means & WITH_KEYS:
            keys = self._row("unlock", extra="ring-of-keys")
            door = tuple([pick + unlock for pick, unlock in zip(door, keys, strict=True)])
        saw = self._row("saw", SAWBLADE) if means & WITH_SAWBLADE else NOWHERE
        dig = NOWHERE
        if means & STRONG:
            dig = self._row("dig")
        elif means & WITH_SHOVEL:
            dig = self._row("dig", SHOVEL)
        by_kind = {FURNITURE: search, DEBRIS: search, DOOR: door, BARS: saw, **dict.fromkeys(DIGGING, dig)}
        return tuple([by_kind.get(kind, NOWHERE) for kind in range(max(by_kind) + 1)])

    def _row(self, what: str, tool: int = NOBODY, extra: str = "") -> Row:
        row = self._rows.get((what, tool))
        if row is None:
            made = {s: (do(self.seat, self.p, what, s, tool, extra),) for s in SLOT_SPACES}
            self._rows[what, tool] = row = tuple([made.get(s, ()) for s in range(len(SPACES))])
        return row

    def pairs(self, partner: int, name: str) -> dict[int, Option]:
        """TW-320: digging with a partner, by the space."""
        found = self._pairs.get((partner, name))
        if found is None:
            self._pairs[partner, name] = found = self._with_partner(partner, name)
        return found

    def _with_partner(self, partner: int, name: str) -> dict[int, Option]:
        return {s: together(self.seat, self.p, partner, name, s) for s in SLOT_SPACES}


HANDS = PerSeat(PEOPLE, Hands)


def place_actions(w: City, hands: Hands, shut: int, menu: Menu) -> None:
    """TW-309, TW-313, TW-315, TW-040, where they can be reached (TW-035), and what is done at no place (TW-1715)."""
    options, p = menu.options, hands.p
    if not shut >> OUTSIDE & 1:
        options.append(hands.outside)
    elif menu.explain:
        menu.add("outside:g1", blocks=needs(False, "TW-305", "taken"))
    if w.zones["ideas"].top and w.reach >> IDEA & 1 and not shut >> IDEA & 1:
        options.append(hands.idea)
    if w.reach >> RUMMAGE & 1:
        options.append(hands.rummage)
    elif menu.explain:
        menu.add("rummage:c3", blocks=needs(False, "TW-035", "no-way"))
    abilities = SHEETS[w.content].abilities[p]
    for ability in CHEERING:
        if ability in abilities and ability not in w.today and len(w.here()) > 1:
            options.append(do(hands.seat, p, ability))
    if w.tokens:
        if w.token("leaking-roof") is not None and w.storage[WOOD] >= 2 and "mend-roof" not in [j.what for j in w.jobs]:
            menu.add("mend-roof", Assigned(Job(p, "mend-roof", paid=((WOOD, 2),))), stay=True)
        if w.token("flooded-basement") is not None and w.storage[SHOVEL]:
            options.append(do(hands.seat, p, "drain", -1, SHOVEL))


def house_actions(w: City, hands: Hands, shut: int, menu: Menu) -> tuple[list[int], list[int]]:
    """TW-318 to TW-323: Shelter cards that can be reached, where somebody free has what it takes. Returns the other slots
    that can be reached and are not taken: the empty ones, and those with Fittings."""
    house, options = w.house, menu.options
    alone = hands.alone(means(w, hands.p))
    partners = helpers(w, hands)
    free, built = [], []
    for space in slots(w.reach, shut):
        kind = house[space]
        if kind == EMPTY:
            free.append(space)
        elif kind >= FITTING:
            built.append(space)
        else:
            options += alone[kind][space]
            if partners and kind in DIGGING:
                for pair in partners:
                    options.append(pair[space])
    return free, built


def means(w: City, p: int) -> int:
    """What a Character has to deal with Shelter cards."""
    storage, mask = w.storage, 0
    if storage[SHOVEL]:
        mask = WITH_SHOVEL
    if storage[LOCKPICK]:
        mask |= WITH_LOCKPICK
    if storage[SAWBLADE]:
        mask |= WITH_SAWBLADE
    if w.tokens and carried(w, "ring-of-keys") and can_help(w, "ring-of-keys"):
        mask |= WITH_KEYS
    return mask | STRONG if w.has(p, "strong") else mask


def helpers(w: City, hands: Hands) -> list[dict[int, Option]]:
    """TW-320: what can be dug together with whoever else is free in this turn, in the order of the people."""
    found, names = [], SHEETS[w.content].id
    for q in sorted(w.here()):
        if q != hands.p and not w.idle >> q & 1 and able(w, q):
            found.append(hands.pairs(q, names[q]))
    return found


def closed_cards(w: City, menu: Menu) -> None:
    """TW-305, TW-320 to TW-323: why a Shelter card that can be reached cannot be dealt with."""
    house, storage = w.house, w.storage
    p = Assign().next(w)
    shut = busy(w)
    for space in slots(w.reach):
        kind, name = house[space], SPACES[space]
        if not EMPTY < kind < FITTING:
            continue
        verb = "dig" if kind in DIGGING else "pick" if kind == DOOR else "saw" if kind == BARS else "search"
        if shut >> space & 1:
            menu.closed(f"{verb}:{name}", *needs(False, "TW-305", "taken"))
        elif verb == "dig" and not storage[SHOVEL] and not w.has(p, "strong"):
            menu.closed(f"dig:{name}", *needs(False, "TW-320", "no-tool", what="shovel"))
        elif verb == "pick" and not storage[LOCKPICK]:
            menu.closed(f"pick:{name}", *needs(False, "TW-323", "no-tool", what="lockpick"))
        elif verb == "saw" and not storage[SAWBLADE]:
            menu.closed(f"saw:{name}", *needs(False, "TW-321", "no-tool", what="sawblade"))


# --- Fittings ------------------------------------------------------------------------------------------------------------------------------


def fitting_spaces(w: City, shut: int) -> list[int]:
    """The slots with built Fittings that can be reached and are not taken."""
    return [space for space in slots(w.reach, shut) if w.house[space] >= FITTING]


def works_here(w: City, space: int) -> bool:
    """TW-339: a *next to* Fitting needs its base beside it."""
    base = w.fitting(w.house[space] - FITTING).next_to
    return not base or beside_base(w, space, base)


def beside_base(w: City, space: int, base: str) -> bool:
    for other in beside(space):
        if w.house[other] >= FITTING and w.content.cards[w.house[other] - FITTING].id == base:
            return True
    return False


class Recipe:
    """One way to use a Fitting: its work, what is paid, which blank token helps."""

    __slots__ = ("_jobs", "card", "extra", "key", "paid", "work")

    def __init__(self, card: int, key: str, work: Work, paid: tuple[tuple[int, int], ...], extra: str = "") -> None:
        self.card = card
        self.key = key
        self.work = work
        self.paid = paid
        self.extra = extra
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


FLOUR, COAL, LEAK = 1, 2, 4
"""Blank tokens that change how Fittings are used, as a mask."""


class Recipes(dict[int, tuple[Recipe, ...]]):
    """All ways to use a Fitting, by `card << 3` and the blank tokens that matter."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def __missing__(self, at: int) -> tuple[Recipe, ...]:
        self[at] = made = recipes(self.content, at >> 3, bool(at & FLOUR), bool(at & COAL), bool(at & LEAK))
        return made


RECIPES = PerContent(Recipes)


def recipes(content: Content, card: int, flour: bool, coal: bool, leak: bool) -> tuple[Recipe, ...]:
    """A heater burns Wood and Books in any mix (TW-1734), double under a leaking roof."""
    fitting = content.cards[card]
    assert isinstance(fitting, Fitting)
    found = []
    for work in fitting.works:
        paid = tuple([(ITEM[item], n) for item, n in work.pay.items()])
        found.append(Recipe(card, work.key, work, paid))
        if work.cooks and flour:
            unfed = tuple([p for p in paid if p[0] != ITEM["raw-food"]])
            found.append(Recipe(card, f"{work.key}+flour", work, unfed, "sack-of-flour"))
    if fitting.fuel is not None:
        for wood in range(fitting.fuel.most + 1):
            for book in range(fitting.fuel.most + 1 - wood):
                if wood + book:
                    paid = tuple([(i, n * (1 + leak)) for i, n in ((WOOD, wood), (BOOK, book)) if n])
                    key = f"heat-{wood}-{book}"
                    work = Work(key, {}, heats=True)
                    found.append(Recipe(card, key, work, paid))
                    if coal:
                        found.append(Recipe(card, f"{key}+coal", work, paid, "sack-of-coal"))
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
    work = way.work
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


@lru_cache(maxsize=4096)
def shift(seat: Seat, p: int, space: int, what: str) -> Option:
    """TW-329, TW-331: a Fitting is moved or discarded."""
    then = (ChooseSlot(Job(p, "move", space)),) if what == "move" else (Assigned(Job(p, what, space)),)
    return Option(f"{what}:{SPACES[space]}", seat, then, stay=True, back=True)


# --- building --------------------------------------------------------------------------------------------------------------------------------


def empty_slots(w: City, next_to: str) -> list[int]:
    """TW-326 to TW-328: accessible slots without a card; beside the other Fitting where it must be."""
    free, house = [], w.house
    for space in slots(w.reach, busy(w)):
        if house[space] == EMPTY:
            free.append(space)
    return fit_for(w, free, next_to) if next_to else free


def fit_for(w: City, free: list[int], next_to: str) -> list[int]:
    """TW-328: those of the free slots that are beside the other Fitting, where it must be."""
    return [space for space in free if not next_to or beside_base(w, space, next_to)]


class Plan:
    """A way to pay for a Fitting: with what helps."""

    __slots__ = ("card", "helps", "key", "next_to", "options", "paid")

    def __init__(self, card: int, next_to: str, key: str, paid: tuple[tuple[int, int], ...], helps: str) -> None:
        self.card = card
        self.next_to = next_to
        self.key = key
        self.paid = paid
        self.helps = helps
        self.options = PerSeat(PEOPLE, self._option)

    def _option(self, seat: Seat, p: int) -> Option:
        job = Job(p, "build", -1, self.card, paid=self.paid, extra=self.helps)
        return Option(f"build:{self.key}", seat, (ChooseSlot(job),), stay=True)


@lru_cache(maxsize=512)
def plans(content: Content, card: int, box: bool, carpenter: bool) -> tuple[Plan, ...]:
    """TW-326, TW-1866: the printed cost, without parts by a Tool Box, 2 Wood less by a Carpenter."""
    fitting = content.cards[card]
    assert isinstance(fitting, Fitting)
    cost = {ITEM[item]: n for item, n in fitting.cost.items()}
    found = []
    for with_box in (False, True)[: 1 + (box and any(part in cost for part in PARTS))]:
        for with_man in (False, True)[: 1 + (carpenter and WOOD in cost)]:
            price = {i: n for i, n in cost.items() if not (with_box and i in PARTS)}
            if with_man:
                price[WOOD] = max(0, price[WOOD] - 2)
            helps = " ".join([name for name, on in (("tool-box", with_box), ("carpenter", with_man)) if on])
            key = "+".join([fitting.id, *helps.split()])
            paid = tuple([(i, n) for i, n in price.items() if n])
            found.append(Plan(card, fitting.next_to, key, paid, helps))
    return tuple(found)


def build_actions(w: City, hands: Hands, free: list[int], menu: Menu) -> None:
    """TW-326: any card of the Fittings deck that can be paid for and has a place among the free slots, beside its base
    where it must be (TW-328)."""
    explain, options, storage = menu.explain, menu.options, w.storage
    if (not free or storage[COMPONENT] < CHEAPEST) and not explain:
        return
    box = bool(w.tokens) and can_help(w, "tool-box")
    man = bool(w.tokens) and can_help(w, "carpenter")
    at = hands.seat * PEOPLE + hands.p
    for plan in buildable(w.content, unplanned(w), box, man):
        for item, n in plan.paid:
            if storage[item] < n:
                break
        else:
            if free and (not plan.next_to or fit_for(w, free, plan.next_to)):
                options.append(plan.options[at])
                continue
        if explain:
            blocks = needs(payable(w, plan.paid), "TW-326", "no-materials")
            blocks += needs(free, "TW-326", "no-slot") or needs(fit_for(w, free, plan.next_to), "TW-328", "no-slot")
            menu.add(f"build:{plan.key}", blocks=blocks)


def payable(w: City, price: tuple[tuple[int, int], ...]) -> bool:
    return all(w.storage[item] >= n for item, n in price)


def unplanned(w: City) -> tuple[int, ...]:
    """The Fittings that nobody builds in this turn."""
    cards = w.zones["fittings"].top
    for job in w.jobs:
        if job.what == "build":
            cards = others(cards, (job.card,))
    return cards


@lru_cache(maxsize=4096)
def buildable(content: Content, cards: tuple[int, ...], box: bool, man: bool) -> tuple[Plan, ...]:
    """All ways to pay for each of these Fittings; cards that are alike are named once."""
    found: list[Plan] = []
    shown = set()
    for card in cards:
        fitting = content.cards[card]
        assert isinstance(fitting, Fitting)
        id = fitting.id.removesuffix("-idea")
        if id not in shown:
            shown.add(id)
            found += plans(content, card, box, man)
    return tuple(found)


class ChooseSlot(Decision):
    """TW-326, TW-329, TW-330: where a Fitting is put."""

    job: Job

    def card(self, w: City) -> int:
        return self.job.card if self.job.what == "build" else w.house[self.job.space] - FITTING

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if empty_slots(w, w.fitting(self.card(w)).next_to) else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        job = self.job
        for space in empty_slots(w, w.fitting(self.card(w)).next_to):
            put = replace(job, space=space) if job.what == "build" else replace(job, to=space)
            menu.options.append(Option(SLOT_KEYS[space], seat, (Assigned(put),)))


# --- resolving ---------------------------------------------------------------------------------------------------------------------------------


class ResolveTurn(Decision):
    """TW-307: one after another in the order the Leader chooses, or all as they were assigned."""

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if len(w.jobs) > 1 else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        names, all_ = SHEETS[w.content].id, tuple([Resolve(job) for job in w.jobs])
        menu.options.append(Option("in-order", seat, all_))
        for one in all_:
            menu.options.append(Option(f"first:{names[one.job.person]}", seat, (one, self)))

    def apply(self, w: City, by: Cause) -> Effects:
        return (Resolve(w.jobs[0]),) if w.jobs else ()
