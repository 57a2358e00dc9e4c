"""What is done at no card: Outside, a New Idea, Rummage, comfort, repairs (TW-309 to TW-316, TW-040, TW-1715)."""

from itertools import takewhile
from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.menu import Menu, needs, option
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.actions.hands import Hands, do
from holdfast.games.this_war.actions.jobs import Assigned, Errand
from holdfast.games.this_war.card_lookup import SHEETS
from holdfast.games.this_war.cards import Pick
from holdfast.games.this_war.house.options import Place
from holdfast.games.this_war.house.spaces import IDEA, OUTSIDE, RUMMAGE
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.log import BLANK_TOKENS, DONE, FINDINGS, GOODS, key, line, one, rolled, yes
from holdfast.games.this_war.options import CardNamed, Number
from holdfast.games.this_war.people.states import State
from holdfast.games.this_war.pieces import Job
from holdfast.games.this_war.rules import BLACK, COMPONENT, ITEM, SHOVEL, WOOD
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.things.dice import black
from holdfast.games.this_war.things.stores import gain
from holdfast.games.this_war.things.tokens import lay_down
from holdfast.games.this_war.world import City

CHEERING = ("comfort", "music")
"""TW-1715: abilities that are used as an action."""


def place_actions(w: City, hands: Hands, shut: int, menu: Menu) -> None:
    """TW-309, TW-313, TW-315, TW-040, where they can be reached (TW-035), and what is done at no place (TW-1715)."""
    options, p = menu.options, hands.p
    if not shut >> OUTSIDE & 1:
        options.append(hands.outside)
    elif menu.explain:
        menu.add(Place("outside", "g1"), blocks=needs(False, "TW-305", "taken"))
    if w.zones["ideas"].top and w.can_reach(IDEA) and not shut >> IDEA & 1:
        options.append(hands.idea)
    if w.can_reach(RUMMAGE):
        options.append(hands.rummage)
    elif menu.explain:
        menu.add(Place("rummage", "c3"), blocks=needs(False, "TW-035", "no-way"))
    abilities = SHEETS[w.content].abilities[p]
    for ability in CHEERING:
        if ability in abilities and ability not in w.today and len(w.here()) > 1:
            options.append(do(hands.seat, p, ability))
    if w.tokens:
        if w.token("leaking-roof") is not None and w.storage[WOOD] >= 2 and "mend-roof" not in [j.what for j in w.jobs]:
            menu.add("mend-roof", Assigned(Job(p, "mend-roof", paid=((WOOD, 2),))), stay=True)
        if w.token("flooded-basement") is not None and w.storage[SHOVEL]:
            options.append(do(hands.seat, p, "drain", SHOVEL))


# --- what comes of it -----------------------------------------------------------------------------------------------


class NewIdea(Decision):
    """TW-313: two cards of the Ideas deck become Fittings, one if only one is left."""

    n: int

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if self.n and w.zones["ideas"].top else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        cards, options, more = w.content.cards, menu.options, NewIdea(self.n - 1)
        for card in w.zones["ideas"].top:
            options.append(option(CardNamed("idea", cards[card].id), seat, (TakeIdea(card), more)))


class TakeIdea(Effect[City]):
    """TW-313: an Idea becomes a Fitting that can be built."""

    card: int
    beat = "card"
    accounts_for = ("zones.ideas", "zones.fittings")

    def apply(self, w: City, by: Cause) -> Effects:
        w.move(self.card, "ideas", "fittings")
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("take-idea", card=key(w, self.card))


def units(rolled: int) -> int:
    """TW-315."""
    return 1 if rolled <= 4 else 2 if rolled <= 6 else 3 if rolled <= 8 else 4


def rummage_bonus(w: City, p: int) -> tuple[int, int]:
    """TW-1716, TW-1866: what a handyman adds to the roll, and what a flooded basement subtracts."""
    handy, flood = w.has(p, "handyman"), w.token("flooded-basement") is not None
    return w.rules.handyman * handy, w.rules.flood * flood


def counted(rolled: int, bonus: tuple[int, int]) -> int:
    """TW-315, TW-1716, TW-1866: the roll as it counts."""
    handy, flood = bonus
    return max(1, min(BLACK, rolled + handy) - flood)


class Rummage(Effect[City]):
    """TW-315, TW-1716: a handyman rolls 3 more, 10 at most; a flooded basement takes 2 off."""

    person: int
    beat = "card"
    accounts_for = DONE

    def apply(self, w: City, by: Cause) -> Effects:
        bonus = handy, flood = rummage_bonus(w, self.person)
        face = black(w, "rummage", self.person, plus=handy - flood)
        return (Sort(units(counted(face, bonus))),)

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-315: the roll as it counts."""
        roll = counted(rolled(outcomes), rummage_bonus(w, self.person))
        changed = yes(roll != rolled(outcomes))
        return line(
            "rummage", roll=rolled(outcomes), counts=roll, changed=changed, n=units(roll), **one(w, self.person)
        )


class Sort(Decision):
    """TW-316: each unit is Wood or a Component, as the Leader chooses."""

    n: int

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for wood in range(self.n + 1):
            menu.add(Number("wood", wood), Sorted(wood, self.n - wood))
        if self.more(w):
            menu.add("with-next", SortLater(self.n))

    def more(self, w: City) -> bool:
        """Is there more to be sorted after this, or will somebody else rummage?"""
        return len(w.row(Sort)) > 1 or rummages(next(w.coming(), None))


def rummages(effect: AnyEffect | None) -> bool:
    """Will somebody rummage by this?"""
    return isinstance(effect, Errand) and effect.job.what == "rummage"


class SortLater(Effect[City]):
    """TW-316: what several have rummaged in a turn is sorted together, when the last one is back."""

    n: int
    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        ahead, n = w.row(Errand), self.n
        w.call_off(Errand)
        rummagers = list(takewhile(rummages, ahead))
        if len(rummagers) == len(ahead):
            n += sum([waiting.n for waiting in w.row(Sort)])
            w.call_off(Sort)
        return (*rummagers, Sort(n), *ahead[len(rummagers) :])


class Sorted(Effect[City]):
    """TW-316: Wood and Components, as far as the box has them."""

    wood: int
    components: int
    accounts_for = (*GOODS, *FINDINGS)

    def apply(self, w: City, by: Cause) -> Effects:
        wood = gain(w, w.storage, WOOD, self.wood)
        w.moved = ((WOOD, wood), (COMPONENT, gain(w, w.storage, COMPONENT, self.components)))
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        stored, goods = phrases.stored(w, w.moved), phrases.goods(w.moved)
        return line("gained", stored=stored, goods=goods, outside="no", place="", placed="no")


class Cheer(Effect[City]):
    """Cveta comforts one other Character once per day; Zlata plays for one, or with a Guitar for all."""

    how: str
    beat = "gain"
    accounts_for = (*DONE, "today")

    def apply(self, w: City, by: Cause) -> Effects:
        w.remember(self.how)
        if self.how == "music" and w.storage[ITEM["guitar"]]:
            return (State("others", "misery", -1),)
        return (State(Pick(1, "others"), "misery", -1),)

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("cheer", how=self.how, guitar=yes(w.storage[ITEM["guitar"]]), **one(w, by.who))


class Mend(Effect[City]):
    """TW-1866: the roof is mended, or the basement drained."""

    what: str
    beat = "build"
    accounts_for = (*DONE, *BLANK_TOKENS)

    def apply(self, w: City, by: Cause) -> Effects:
        lay_down(w, "leaking-roof" if self.what == "mend-roof" else "flooded-basement")
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("mend", what=self.what, **one(w, by.who))
