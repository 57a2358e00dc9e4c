"""Dusk: water, then food (TW-401 to TW-411)."""

from functools import lru_cache
from itertools import combinations
from typing import Any, ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat, replace
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Menu, Option, needs, option
from holdfast.core.memo import MemoPerSeat
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.this_war.flow.options import PairGoesWithout
from holdfast.games.this_war.leader import Decision, PassOn, put
from holdfast.games.this_war.log import (
    GOODS,
    KEPT,
    STATE,
    TURN,
    Args,
    group,
    leads,
    line,
    one,
    phase_entry,
    rolled,
    tag_entry,
    top,
    yes,
)
from holdfast.games.this_war.options import Goods, KeptCard, Someone
from holdfast.games.this_war.people.states import Settled, State, change, settle
from holdfast.games.this_war.rules import (
    CANNED,
    FOOD,
    HUNGER,
    IDS,
    MISERY,
    RAW,
    STATES,
    VEGETABLE,
    WATER,
    WORST,
)
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.things.dice import black
from holdfast.games.this_war.things.stores import Lose, discard
from holdfast.games.this_war.things.tokens import TokenRemove
from holdfast.games.this_war.world import City, others


def kept_card_entry(effect: Any, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
    """TW-1841: a kept card has its moment."""
    who = one(w, effect.person) if hasattr(effect, "person") else {"who": "", "people": 0, "sex": "m"}
    return line("use-kept", card=top(w, "narrative-discard"), **who)


class DuskPhase(Effect[City]):
    """TW-407: water for all, then food for all."""

    beat = "phase"
    accounts_for = ("phase", *TURN, "tasks", "tonight")
    log = phase_entry("dusk")

    def apply(self, w: City, by: Cause) -> Effects:
        w.phase = "dusk"
        return (BeforeThirst(), Water(), Meals(), Guests(), PassOn())


# --- water ----------------------------------------------------------------------------------------------------------


RATIONED = "rationed"
"""TW-403: who drinks is said one by one tonight, although there is enough for all."""


def starving(w: City) -> bool:
    """TW-1303: may somebody at the last level of Hunger eat before the water is shared out?"""
    food = w.storage[CANNED] or w.storage[RAW]
    return bool(food) and any(w.level(p, HUNGER) == WORST - 1 for p in w.here())


class BeforeThirst(Decision):
    """TW-1303, TW-1006: without Water thirst may kill a starving Character, who may eat before."""

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
        drink = option("drink", seat, (Drink(self.dry),))
        need, have = len(thirsty), w.storage[WATER]
        if need <= have:
            menu.options.append(drink)
            return
        put(menu, drink, needs(False, "TW-401", "no-water", need=need, have=have))
        options, dry = menu.options, self.dry
        if self.together(w):
            for p in thirsty if have == 1 else ():
                options.append(option(Someone("alone", w.id(p)), seat, (Drink((*dry, *others(thirsty, (p,)))),)))
            for p, q in combinations(thirsty, 2) if have > 1 else ():
                options.append(option(PairGoesWithout(w.id(p), w.id(q)), seat, (Drink((*dry, p, q)),)))
            return
        for p in thirsty:
            options.append(option(Someone("dry", w.id(p)), seat, (Water((*dry, p)),)))

    def together(self, w: City) -> bool:
        """Is it one answer: which two go without, or who alone drinks?"""
        have, need = w.storage[WATER], len(w.here()) - len(self.dry)
        return need - have > 1 and (have == 1 or need - have == 2)

    def backs(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        """TW-403: somebody may go without although there is enough; or they are named one by one."""
        thirsty = others(w.here(), self.dry)
        if len(thirsty) <= w.storage[WATER] or self.together(w):
            for p in thirsty:
                menu.add(Someone("dry", w.id(p)), replace(self, dry=(*self.dry, p)), back=True)

    def apply(self, w: City, by: Cause) -> Effects:
        return (Drink(w.here()),)


class Ration(Effect[City]):
    """TW-403: somebody shall go without tonight although there is enough; otherwise the table does not ask."""

    accounts_for = ("today",)
    log = tag_entry

    def apply(self, w: City, by: Cause) -> Effects:
        w.remember(RATIONED)
        return ()


class Drink(Effect[City]):
    """TW-402, TW-411: for each who does not drink a roll: 1–5 Hunger +1, 6–10 Misery +1."""

    dry: tuple[int, ...]
    beat = "use"
    accounts_for = GOODS

    def apply(self, w: City, by: Cause) -> Effects:
        here = w.here()
        discard(w, w.storage, WATER, len([p for p in here if p not in self.dry]))
        return (*[Thirst(p) for p in here if p in self.dry], Settled()) if self.dry else ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-401: who drinks, and who does not."""
        drinkers = [p for p in w.here() if p not in self.dry]
        dry = group(w, self.dry)["who"]
        words: Args = {"dry": dry, "some": yes(self.dry), "left": w.storage[IDS.index("water")], **leads(w)}
        return line("drink", **words, **group(w, drinkers))


class Thirst(Effect[City]):
    """TW-402: what going without water does to one of them."""

    person: int
    beat = "loss"
    accounts_for = STATE

    def apply(self, w: City, by: Cause) -> Effects:
        change(w, self.person, HUNGER if black(w, "thirst", self.person) <= 5 else MISERY, 1)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-402."""
        what = HUNGER if outcomes[0] < 5 else MISERY
        return line(
            "thirst", roll=rolled(outcomes), state=STATES[what], now=w.level(self.person, what), **one(w, self.person)
        )


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
        serves = SERVED[seat, p]
        for item in FOOD:
            if storage[item]:
                options.append(serves[item])
        options.append(serves[NOTHING])
        if w.kept("half-rations") >= 0 and not w.has_eaten(p):
            menu.add(KeptCard("half-rations"), HalfRations())
        table = (p, *later(w)) if len(options) > 1 else ()
        if len(table) > 1:
            for item in FOOD:
                if storage[item] >= len(table) and all(feeds(w, q, item) for q in table):
                    options.append(all_eat(seat, item, table))
            options.append(nobody_eats(seat, table))
            worst = max([w.level(q, HUNGER) for q in table])
            hungry = tuple([q for q in table if w.level(q, HUNGER) == worst])
            if len(hungry) < len(table):
                for item in FOOD:
                    if storage[item] >= len(hungry) and all(feeds(w, q, item) for q in hungry):
                        options.append(hungry_eat(seat, item, hungry, table))

    def log_answer(self, w: City, by: Cause, entry: Entry) -> LogEntry | None:
        """TW-404: nobody is given anything, although there is food."""
        food = [(item, w.storage[item]) for item in FOOD if w.storage[item]]
        return (
            line("food-saved", goods=phrases.goods(food), **leads(w)) if food and entry.key == "nobody-eats" else None
        )


@lru_cache(maxsize=4096)
def all_eat(seat: Seat, item: int, table: tuple[int, ...]) -> Option:
    """One kind of food for all who are still to be asked: made once and kept."""
    return option(Goods("all-eat", IDS[item]), seat, (*[Eat(p, item) for p in table], Served()))


@lru_cache(maxsize=4096)
def hungry_eat(seat: Seat, item: int, hungry: tuple[int, ...], table: tuple[int, ...]) -> Option:
    """One kind of food for the hungriest of those who are still to be asked, and nothing for the others."""
    eat = [Eat(p, item) if p in hungry else GoHungry(p) for p in table]
    return option(Goods("hungry-eat", IDS[item]), seat, (*eat, Served()))


@lru_cache(maxsize=4096)
def nobody_eats(seat: Seat, table: tuple[int, ...]) -> Option:
    return option("nobody-eats", seat, (*[GoHungry(p) for p in table], Served()))


def feeds(w: City, p: int, item: int) -> bool:
    """TW-404, TW-406: does a food token help at Dusk: does it still hunger, or count as today's meal?"""
    return not w.has_eaten(p) or bool(w.rules.nourishes(item) and w.level(p, HUNGER))


def wants(w: City, p: int) -> bool:
    """Is a Character asked? After a meal of today only if still hungry and if there is food (TW-404)."""
    return not w.has_eaten(p) or bool(w.level(p, HUNGER) and (w.storage[CANNED] or w.storage[RAW]))


def later(w: City) -> list[int]:
    """The people who are asked after this one."""
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
    beat = "use"
    accounts_for = ("levels", "fed", *GOODS)

    def apply(self, w: City, by: Cause) -> Effects:
        outside = self.person in w.scavengers and w.phase in ("scavenging", "raid")
        discard(w, w.pile if outside else w.storage, self.item, 1)
        change(w, self.person, HUNGER, -w.rules.nourishes(self.item))
        if w.phase in ("morning", "day", "dusk"):
            w.fed |= 1 << self.person
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-404: what fills, but does not still hunger, keeps it as it is; by day who was starving acts once more (TW-1004)."""
        now = w.level(self.person, HUNGER)
        stilled = w.rules.nourishes(self.item)
        starved = now + stilled == WORST - 1 and stilled > 0
        words: Args = {"goods": phrases.goods([(self.item, 1)]), "now": now}
        words["freed"] = yes(starved and w.phase == "day" and w.actions(self.person) == 3)
        return line("eat", still=yes(not stilled), **words, **one(w, self.person))


class GoHungry(Effect[City]):
    """TW-404, TW-406: eating nothing all day raises Hunger by 1."""

    person: int
    beat = "loss"
    accounts_for = STATE

    def apply(self, w: City, by: Cause) -> Effects:
        if w.has_eaten(self.person):
            return ()
        change(w, self.person, HUNGER, 1)
        return settle(w)

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-404, TW-406: if there is food, it is the Leader's decision that a Character gets nothing."""
        words: Args = {"fed": yes(w.has_eaten(self.person)), "now": w.level(self.person, HUNGER), **leads(w)}
        if not any(w.storage[item] for item in FOOD):
            words["several"] = "no"
        return line("go-hungry", **words, **one(w, self.person))


NOTHING = -1


def served(seat: Seat, p: int) -> dict[int, Option]:
    """What one of them may eat, as one seat gives it, or nothing: made once and kept."""
    food = {item: option(Goods("eat", IDS[item]), seat, (Eat(p, item),)) for item in FOOD}
    return {**food, NOTHING: option("nothing", seat, (GoHungry(p),))}


SERVED = MemoPerSeat(served)


class HalfRations(Effect[City]):
    """TW-1841 (7): the card is used; who eats nothing does not grow hungrier."""

    beat = "loss"
    accounts_for = (*KEPT, "today")
    log = kept_card_entry

    def apply(self, w: City, by: Cause) -> Effects:
        w.move(w.kept("half-rations"), "kept", "narrative-discard")
        return ()


# --- those who are blank tokens -------------------------------------------------------------------------------------


class Guests(Effect[City]):
    """TW-409, TW-1866: a child eats a food token, Vegetable first; a watchdog Raw Food every second Dusk."""

    log = unlogged

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

    accounts_for = ("today",)
    log = tag_entry

    def apply(self, w: City, by: Cause) -> Effects:
        if not (w.storage[VEGETABLE] or w.storage[RAW] or w.storage[CANNED]):
            return (State("kindest", "misery", 1),)
        w.remember("child-fed")
        return (Lose("vegetable" if w.storage[VEGETABLE] else "food", 1, "storage"),)


class FeedDog(Effect[City]):
    """Each second Dusk it eats 1 Raw Food or runs away."""

    log = tag_entry

    def apply(self, w: City, by: Cause) -> Effects:
        return (Lose("raw-food", 1, "storage"),) if w.storage[RAW] else (TokenRemove("watchdog"),)
