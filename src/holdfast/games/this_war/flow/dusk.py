"""Dusk: water, then food (TW-401 to TW-411)."""

from functools import lru_cache
from itertools import combinations
from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Seat, replace
from holdfast.core.engine.menu import Menu, Option, needs
from holdfast.core.memo import MemoPerSeat
from holdfast.games.this_war.leader import Decision, PassOn, put
from holdfast.games.this_war.people.states import Settled, State, change, settle
from holdfast.games.this_war.rules import CANNED, FOOD, HUNGER, IDS, MISERY, PEOPLE, RAW, VEGETABLE, WATER, WORST
from holdfast.games.this_war.things.dice import black
from holdfast.games.this_war.things.stores import Lose, discard
from holdfast.games.this_war.things.tokens import TokenRemove
from holdfast.games.this_war.world import City, others

NOURISHES = {CANNED: 2, RAW: 1, VEGETABLE: 0}
"""TW-404."""


class DuskPhase(Effect[City]):
    """TW-407: water for all, then food for all."""

    def apply(self, w: City, by: Cause) -> Effects:
        w.phase = "dusk"
        return (BeforeThirst(), Water(), Meals(), Guests(), PassOn())


# --- water ----------------------------------------------------------------------------------------------------------


RATIONED = "rationed"
"""TW-403: who drinks is said one by one tonight, although there is enough for all."""


def starving(w: City) -> bool:
    """TW-1303: may somebody who is at his last level of Hunger eat before the water is shared out?"""
    food = w.storage[CANNED] or w.storage[RAW]
    return bool(food) and any(w.level(p, HUNGER) == WORST - 1 for p in w.here())


class BeforeThirst(Decision):
    """TW-1303, TW-1006: without Water thirst may cost a starving Character his life; he may eat before."""

    moment: ClassVar[str] = "dusk"

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if not w.storage[WATER] and starving(w) else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("go-on")


class Water(Decision):
    """TW-401, TW-403: the Leader says who goes without, at least as many as there is too little for."""

    moment: ClassVar[str] = "dusk"
    relentless: ClassVar[bool] = False
    dry: tuple[int, ...] = ()

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if w.storage[WATER] and len(w.here()) > len(self.dry) else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        thirsty = others(w.here(), self.dry)
        drink = Option("drink", seat, (Drink(self.dry),))
        need, have = len(thirsty), w.storage[WATER]
        if need <= have:
            menu.options.append(drink)
            return
        put(menu, drink, needs(False, "TW-401", "no-water", need=need, have=have))
        options, dry = menu.options, self.dry
        if self.together(w):
            for p in thirsty if have == 1 else ():
                options.append(Option(f"alone:{w.id(p)}", seat, (Drink((*dry, *others(thirsty, (p,)))),)))
            for p, q in combinations(thirsty, 2) if have > 1 else ():
                options.append(Option(f"dry:{w.id(p)}+{w.id(q)}", seat, (Drink((*dry, p, q)),)))
            return
        for p in thirsty:
            options.append(Option(f"dry:{w.id(p)}", seat, (Water((*dry, p)),)))

    def together(self, w: City) -> bool:
        """Is it one answer: which two go without, or who alone drinks?"""
        have, need = w.storage[WATER], len(w.here()) - len(self.dry)
        return need - have > 1 and (have == 1 or need - have == 2)

    def backs(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        """TW-403: somebody may go without although there is enough; or they are named one by one."""
        thirsty = others(w.here(), self.dry)
        if len(thirsty) <= w.storage[WATER] or self.together(w):
            for p in thirsty:
                menu.add(f"dry:{w.id(p)}", replace(self, dry=(*self.dry, p)), back=True)

    def apply(self, w: City, by: Cause) -> Effects:
        return (Drink(w.here()),)


class Ration(Effect[City]):
    """TW-403: somebody shall go without tonight although there is enough; a table does not ask else."""

    def apply(self, w: City, by: Cause) -> Effects:
        w.remember(RATIONED)
        return ()


class Drink(Effect[City]):
    """TW-402, TW-411: for each who does not drink a roll: 1–5 Hunger +1, 6–10 Misery +1."""

    dry: tuple[int, ...]

    def apply(self, w: City, by: Cause) -> Effects:
        here = w.here()
        discard(w, w.storage, WATER, len([p for p in here if p not in self.dry]))
        return (*[Thirst(p) for p in here if p in self.dry], Settled()) if self.dry else ()


class Thirst(Effect[City]):
    """TW-402: what going without water does to one of them."""

    person: int

    def apply(self, w: City, by: Cause) -> Effects:
        change(w, self.person, HUNGER if black(w, "thirst", self.person) <= 5 else MISERY, 1)
        return ()


# --- food -----------------------------------------------------------------------------------------------------------


class Meals(Effect[City]):
    """TW-404, TW-405: one after the other, each at most one token."""

    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        return tuple([Meal(p) for p in w.here()])


class Meal(Decision):
    """What one of them eats, or nothing; Half Rations let one go without harm (TW-1841)."""

    moment: ClassVar[str] = "meal"
    person: int

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if self.person in w.group else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        p, storage, options = self.person, w.storage, menu.options
        serves = SERVED[seat * PEOPLE + p]
        for item in FOOD:
            if storage[item]:
                options.append(serves[item])
        options.append(serves[NOTHING])
        if w.kept("half-rations") >= 0 and not w.fed >> p & 1:
            menu.add("use:half-rations", HalfRations())
        table = (p, *later(w)) if len(options) > 1 else ()
        if len(table) > 1:
            for item in FOOD:
                if storage[item] >= len(table) and all(feeds(w, q, item) for q in table):
                    options.append(all_eat(seat, item, table))
            options.append(nobody_eats(seat, table))
            worst = max([w.levels[q * 5 + HUNGER] for q in table])
            hungry = tuple([q for q in table if w.levels[q * 5 + HUNGER] == worst])
            if len(hungry) < len(table):
                for item in FOOD:
                    if storage[item] >= len(hungry) and all(feeds(w, q, item) for q in hungry):
                        options.append(hungry_eat(seat, item, hungry, table))


@lru_cache(maxsize=4096)
def all_eat(seat: Seat, item: int, table: tuple[int, ...]) -> Option:
    """One kind of food for all who are still to be asked: made once and kept."""
    return Option(f"all-eat:{IDS[item]}", seat, (*[Eat(p, item) for p in table], Served()))


@lru_cache(maxsize=4096)
def hungry_eat(seat: Seat, item: int, hungry: tuple[int, ...], table: tuple[int, ...]) -> Option:
    """One kind of food for the hungriest of those who are still to be asked, and nothing for the others."""
    eat = [Eat(p, item) if p in hungry else GoHungry(p) for p in table]
    return Option(f"hungry-eat:{IDS[item]}", seat, (*eat, Served()))


@lru_cache(maxsize=4096)
def nobody_eats(seat: Seat, table: tuple[int, ...]) -> Option:
    return Option("nobody-eats", seat, (*[GoHungry(p) for p in table], Served()))


def feeds(w: City, p: int, item: int) -> bool:
    """TW-404, TW-406: does a food token do anything for him at Dusk: does it still hunger, or count as today's meal?"""
    return not w.fed >> p & 1 or bool(NOURISHES[item] and w.levels[p * 5 + HUNGER])


def wants(w: City, p: int) -> bool:
    """Who has eaten today is asked again only where he is hungry and there is something to still it (TW-404)."""
    return not w.fed >> p & 1 or bool(w.levels[p * 5 + HUNGER] and (w.storage[CANNED] or w.storage[RAW]))


def later(w: City) -> list[int]:
    """Who is to be asked what he eats after this."""
    return [meal.person for meal in w.row(Meal)[1:] if meal.person in w.group and wants(w, meal.person)]


class Served(Effect[City]):
    """TW-405: all have eaten, or not: nobody else is asked."""

    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        w.call_off(Meal)
        return ()


class Eat(Effect[City]):
    """TW-404, TW-406, TW-1303: Canned Food 2, Raw Food 1, a Vegetable only fills the stomach."""

    person: int
    item: int

    def apply(self, w: City, by: Cause) -> Effects:
        outside = self.person in w.scavengers and w.phase in ("scavenging", "raid")
        discard(w, w.pile if outside else w.storage, self.item, 1)
        change(w, self.person, HUNGER, -NOURISHES[self.item])
        if w.phase in ("morning", "day", "dusk"):
            w.fed |= 1 << self.person
        return ()


class GoHungry(Effect[City]):
    """TW-404, TW-406: eating nothing all day raises Hunger by 1."""

    person: int

    def apply(self, w: City, by: Cause) -> Effects:
        if w.fed >> self.person & 1:
            return ()
        change(w, self.person, HUNGER, 1)
        return settle(w)


NOTHING = -1


def served(seat: Seat, p: int) -> dict[int, Option]:
    """What one of them may eat, as one seat gives it, or nothing: made once and kept."""
    food = {item: Option(f"eat:{IDS[item]}", seat, (Eat(p, item),)) for item in FOOD}
    return {**food, NOTHING: Option("nothing", seat, (GoHungry(p),))}


SERVED = MemoPerSeat(PEOPLE, served)


class HalfRations(Effect[City]):
    """TW-1841 (7): the card is used; who eats nothing does not grow hungrier."""

    def apply(self, w: City, by: Cause) -> Effects:
        w.move(w.kept("half-rations"), "kept", "narrative-discard")
        return ()


# --- those who are blank tokens -------------------------------------------------------------------------------------


class Guests(Effect[City]):
    """TW-409, TW-1866: a child eats a food token, Vegetable first; a watchdog Raw Food every second Dusk."""

    def apply(self, w: City, by: Cause) -> Effects:
        if not w.tokens:
            return ()
        then: Effects = ()
        if w.token("child") is not None:
            then = (FeedChild(),)
        if w.token("watchdog") is not None and w.day % 2 == 0:
            then = (*then, FeedDog())
        return then


class FeedChild(Effect[City]):
    """Not fed: the Character with the highest Empathy is miserable."""

    def apply(self, w: City, by: Cause) -> Effects:
        if not (w.storage[VEGETABLE] or w.storage[RAW] or w.storage[CANNED]):
            return (State("kindest", "misery", 1),)
        w.remember("child-fed")
        return (Lose("vegetable" if w.storage[VEGETABLE] else "food", 1, "storage"),)


class FeedDog(Effect[City]):
    """Each second Dusk 1 Raw Food, else it runs away."""

    def apply(self, w: City, by: Cause) -> Effects:
        return (Lose("raw-food", 1, "storage"),) if w.storage[RAW] else (TokenRemove("watchdog"),)
