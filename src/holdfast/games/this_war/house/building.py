"""Fittings built, moved, discarded and lost (TW-326 to TW-331, TW-337)."""

from functools import lru_cache
from typing import Any, Literal

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Seat, replace
from holdfast.core.engine.menu import Blocks, Menu, Option, needs, option
from holdfast.core.memo import MemoPerSeat
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.this_war.actions.hands import Hands
from holdfast.games.this_war.actions.jobs import Assigned, can_help
from holdfast.games.this_war.book.objectives import reached
from holdfast.games.this_war.cards import Fitting
from holdfast.games.this_war.house.options import Build, Place
from holdfast.games.this_war.house.spaces import EMPTY, FITTING, SPACES
from holdfast.games.this_war.house.standing import empty_slots, fit_for, fittings_built
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.log import BLANK_TOKENS, DONE, FITTINGS, Args, Logs, in_vain, key, line, one, top, yes
from holdfast.games.this_war.pieces import Job
from holdfast.games.this_war.rules import ITEM, WOOD
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.things.tokens import use_up
from holdfast.games.this_war.world import City, others

# --- lost ------------------------------------------------------------------------------------------------------------


def unbuild(w: City, space: int) -> None:
    """TW-331, TW-337: a Fitting goes back to its deck; what was being made there is lost."""
    card = w.house[space] - FITTING
    w.house[space] = EMPTY
    w.waits.pop(space, None)
    w.move(card, "built", "fittings")


class FittingReturn(Effect[City]):
    """So many built Fittings of the Leader's choice go back to the Fittings deck."""

    n: int = 1
    then: tuple[AnyEffect, ...] = ()
    """Where one was hit."""
    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        if not fittings_built(w):
            return ()
        more: Effects = (FittingReturn(self.n - 1),) if self.n > 1 else ()
        return (PickFitting(), *more, *self.then)


class PickFitting(Decision):
    """Which Fitting is lost."""

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for space, kind in enumerate(w.house):
            if kind >= FITTING:
                menu.add(Place("fitting", SPACES[space]), Unbuild(space))


def unbuilt_entry(message: str) -> Logs:
    """TW-331: the Fitting is on top of its deck again."""

    def entry(effect: Any, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        if w.house[effect.space] != EMPTY:
            return in_vain(w, by, effect.space)
        who = one(w, by.who) if by.who >= 0 else {}
        return line(message, card=top(w, "fittings"), space=phrases.space(effect.space), **who)

    return entry


class Unbuild(Effect[City]):
    """TW-337: a Fitting is lost."""

    space: int
    beat = "build"
    accounts_for = (*DONE, *FITTINGS)
    log = unbuilt_entry("unbuild")

    def apply(self, w: City, by: Cause) -> Effects:
        unbuild(w, self.space)
        return ()


PARTS = (ITEM["mechanical-part"], ITEM["electrical-part"])
"""What a Tool Box makes up for."""
SLOT_OPTIONS = tuple([Place("slot", space) for space in SPACES])


# --- what can be built ----------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def shift(seat: Seat, p: int, space: int, what: Literal["move", "demolish"]) -> Option:
    """TW-329, TW-331: a Fitting is moved or discarded."""
    then = (ChooseSlot(Job(p, "move", space)),) if what == "move" else (Assigned(Job(p, what, space)),)
    return option(Place(what, SPACES[space]), seat, then, stay=True, back=True)


class Price:
    """A way to pay for a Fitting: with what helps."""

    __slots__ = ("card", "helps", "next_to", "options", "paid", "spec")

    def __init__(self, card: int, next_to: str, spec: Build, paid: tuple[tuple[int, int], ...], helps: str) -> None:
        self.card = card
        self.next_to = next_to
        self.spec = spec
        self.paid = paid
        self.helps = helps
        self.options = MemoPerSeat(self._option)

    def _option(self, seat: Seat, p: int) -> Option:
        job = Job(p, "build", -1, self.card, paid=self.paid, extra=self.helps)
        return option(self.spec, seat, (ChooseSlot(job),), stay=True)


@lru_cache(maxsize=512)
def prices(content: Content, card: int, box: bool, carpenter: bool) -> tuple[Price, ...]:
    """TW-326, TW-1866: the printed cost, without parts by a Tool Box, 2 Wood less by a Carpenter."""
    fitting = content.cards[card]
    assert isinstance(fitting, Fitting)
    cost = {ITEM[item]: n for item, n in fitting.cost.items()}
    found = []
    for with_box in (False, True)[: 1 + (box and any(part in cost for part in PARTS))]:
        for with_man in (False, True)[: 1 + (carpenter and WOOD in cost)]:
            left = {i: n for i, n in cost.items() if not (with_box and i in PARTS)}
            if with_man:
                left[WOOD] = max(0, left[WOOD] - 2)
            helps = " ".join([name for name, on in (("tool-box", with_box), ("carpenter", with_man)) if on])
            spec = Build(fitting.id, "+".join(helps.split()))
            paid = tuple([(i, n) for i, n in left.items() if n])
            found.append(Price(card, fitting.next_to, spec, paid, helps))
    return tuple(found)


def build_actions(w: City, hands: Hands, free: list[int], menu: Menu) -> None:
    """TW-326: any card of the Fittings deck that can be paid for and has a place among the free slots, beside its base
    where it must be (TW-328)."""
    explain, options, storage = menu.explain, menu.options, w.storage
    if not free and not explain:
        return
    box = bool(w.tokens) and can_help(w, "tool-box")
    man = bool(w.tokens) and can_help(w, "carpenter")
    at = hands.seat, hands.p
    for price in buildable(w.content, unplanned(w), box, man):
        for item, n in price.paid:
            if storage[item] < n:
                if explain:
                    lacks = needs(False, "TW-326", "no-materials")
                    menu.add(price.spec, blocks=lacks + no_slot(w, free, price.next_to))
                break
        else:
            if fit_for(w, free, price.next_to):
                options.append(price.options[at])
            elif explain:
                menu.add(price.spec, blocks=no_slot(w, free, price.next_to))


def no_slot(w: City, free: list[int], next_to: str) -> Blocks:
    """TW-326, TW-328: why a Fitting can be put nowhere, if so."""
    return needs(free, "TW-326", "no-slot") or needs(fit_for(w, free, next_to), "TW-328", "no-slot")


def unplanned(w: City) -> tuple[int, ...]:
    """The Fittings that nobody builds in this turn."""
    cards = w.zones["fittings"].top
    for job in w.jobs:
        if job.what == "build":
            cards = others(cards, (job.card,))
    return cards


@lru_cache(maxsize=4096)
def buildable(content: Content, cards: tuple[int, ...], box: bool, man: bool) -> tuple[Price, ...]:
    """All ways to pay for each of these Fittings; cards that are alike are named once."""
    found: list[Price] = []
    shown = set()
    for card in cards:
        fitting = content.cards[card]
        assert isinstance(fitting, Fitting)
        id = fitting.id.removesuffix("-idea")
        if id not in shown:
            shown.add(id)
            found += prices(content, card, box, man)
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
            menu.options.append(option(SLOT_OPTIONS[space], seat, (Assigned(put),)))


# --- built, moved, discarded ----------------------------------------------------------------------------------------


class BuildFitting(Effect[City]):
    """TW-326: it is built, and can be used from the next turn on; not where the slot has been buried meanwhile."""

    card: int
    space: int
    helps: str
    beat = "build"
    accounts_for = (*DONE, *FITTINGS, *BLANK_TOKENS, "today")

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

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-326, TW-1866: what was built, and what helped."""
        if w.house[self.space] != FITTING + self.card:
            return in_vain(w, by, self.space)
        words: Args = {
            "card": key(w, self.card),
            "space": phrases.space(self.space),
            "helps": "|".join(self.helps.split()),
        }
        return line("build", helped=yes(self.helps), **words, **one(w, by.who))


class MoveFitting(Effect[City]):
    """TW-329, TW-330: with its Wait token, if it is still there and the other slot is still empty."""

    space: int
    to: int
    accounts_for = (*DONE, *FITTINGS)

    def apply(self, w: City, by: Cause) -> Effects:
        if w.house[self.space] < FITTING or w.house[self.to] != EMPTY:
            return ()
        w.house[self.to], w.house[self.space] = w.house[self.space], EMPTY
        if self.space in w.waits:
            w.waits[self.to] = w.waits.pop(self.space)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        if w.house[self.to] < FITTING:
            return in_vain(w, by, self.to)
        card = key(w, w.house[self.to] - FITTING)
        return line("move-fitting", card=card, space=phrases.space(self.to), **one(w, by.who))


class Demolish(Effect[City]):
    """TW-331: back to the Fittings deck, nothing is refunded."""

    space: int
    accounts_for = (*DONE, *FITTINGS)
    log = unbuilt_entry("demolish")

    def apply(self, w: City, by: Cause) -> Effects:
        if w.house[self.space] >= FITTING:
            unbuild(w, self.space)
        return ()
