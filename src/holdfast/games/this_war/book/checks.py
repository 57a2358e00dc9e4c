"""Checks of Scripts and cards: empathy, tables, danger (TW-1207 to TW-1209, TW-1224)."""

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Seat, replace
from holdfast.core.engine.menu import Menu
from holdfast.games.this_war.book.orders import UsedToday
from holdfast.games.this_war.cards import Check, Who
from holdfast.games.this_war.leader import Decision, bind
from holdfast.games.this_war.people.states import State, change, settle, shift
from holdfast.games.this_war.people.whom import one_by_one, people
from holdfast.games.this_war.rules import BLACK, NOBODY, WOUNDS
from holdfast.games.this_war.things.dice import black, combat
from holdfast.games.this_war.vocabulary import DieColour, Named, Span, Whom
from holdfast.games.this_war.world import City, under


def check_effects(check: Check | None) -> Effects:
    """What a check is, as effects."""
    if check is None:
        return ()
    if check.empathy:
        return (EmpathyCheck(check.empathy, check.hit, check.miss),)
    if check.danger:
        return (DangerRoll(check.danger, check.colour, check.prowess),)
    return (Roll(check.rows, check.prowess_of, check.bonus),)


# --- empathy --------------------------------------------------------------------------------------------------------


class EmpathyCheck(Effect[City]):
    """TW-1207: one roll; everybody with as much Empathy or more is affected, as a rule by Misery +1."""

    who: Whom = "all-present"
    hit: tuple[AnyEffect, ...] = (State("affected", "misery", 1),)
    miss: tuple[AnyEffect, ...] = ()

    def apply(self, w: City, by: Cause) -> Effects:
        concerned = people(w, by, self.who)
        if not concerned:
            return self.miss
        rolled = black(w, "empathy", need=-max([w.empathy(p) for p in concerned]))
        affected = tuple([p for p in concerned if rolled <= w.empathy(p)])
        if not affected:
            return self.miss
        cause = replace(bind(by, "affected", affected), target="empathy")
        calm = w.with_ability("calm-voice")
        if calm != NOBODY and "calm-voice" not in w.today:
            return under(w, cause, (CalmVoice(affected, self.hit, self.miss),))
        return under(w, cause, self.hit)


class CalmVoice(Decision):
    """Emilia: once per day one affected Character, also herself, counts as not affected."""

    affected: tuple[int, ...]
    hit: tuple[AnyEffect, ...]
    miss: tuple[AnyEffect, ...]

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("keep", *self.hit)
        for p in self.affected:
            rest = tuple([q for q in self.affected if q != p])
            then = self.hit if rest else self.miss
            menu.add(f"calm:{w.id(p)}", UsedToday("calm-voice"), *then, by=bind(by, "affected", rest))


# --- tables ---------------------------------------------------------------------------------------------------------


def row(rows: dict[str, tuple[AnyEffect, ...]], rolled: int) -> tuple[AnyEffect, ...]:
    """What a table says for a number: `4` or `1-3`; nothing where it has no row."""
    for key, effects in rows.items():
        low, _, high = key.partition("-")
        if int(low) <= rolled <= int(high or low):
            return effects
    return ()


class Roll(Effect[City]):
    """TW-1208: the black die on a table; whoever it names may roll again as often as his Prowess says."""

    rows: dict[Span, tuple[AnyEffect, ...]]
    prowess_of: Named = ""
    bonus: int = 0

    def apply(self, w: City, by: Cause) -> Effects:
        rolled = min(black(w, "table", plus=self.bonus) + self.bonus, BLACK)
        who = people(w, by, self.prowess_of) if self.prowess_of else ()
        again = max([w.prowess(p) for p in who], default=0)
        if again:
            return (Rolled(rolled, again, self.rows, self.bonus),)
        return row(self.rows, rolled)


class Rolled(Decision):
    """TW-1208: the last roll counts."""

    rolled: int
    again: int
    rows: dict[Span, tuple[AnyEffect, ...]]
    bonus: int

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("keep", *row(self.rows, self.rolled))
        if self.again:
            menu.add("again", RollAgain(self.again - 1, self.rows, self.bonus))


class RollAgain(Effect[City]):
    """TW-1208: the black die once more; with no rerolls left the result stands."""

    again: int
    rows: dict[Span, tuple[AnyEffect, ...]]
    bonus: int

    def apply(self, w: City, by: Cause) -> Effects:
        rolled = min(black(w, "table", plus=self.bonus) + self.bonus, BLACK)
        if self.again:
            return (Rolled(rolled, self.again, self.rows, self.bonus),)
        return row(self.rows, rolled)


# --- danger ---------------------------------------------------------------------------------------------------------


class DangerRoll(Effect[City]):
    """TW-1209: a combat die; its hits are the Wounds he takes, all symbols count 0."""

    who: Who
    colour: DieColour = "grey"
    prowess: bool = False

    def apply(self, w: City, by: Cause) -> Effects:
        if not isinstance(self.who, str):
            return one_by_one(w, by, self.who, people(w, by, self.who.of), replace(self, who="picked"))
        who = people(w, by, self.who)
        if not who:
            return ()
        return (DangerRolls(who[0], self.colour, w.prowess(who[0]) if self.prowess else 0),)


class DangerRolls(Effect[City]):
    """TW-1209: the combat die of a danger check falls; hits may be rolled again."""

    person: int
    colour: DieColour
    again: int

    def apply(self, w: City, by: Cause) -> Effects:
        hits = max(0, combat(w, self.colour, "danger", self.person))
        if hits and self.again:
            return (DangerRolled(self.person, self.colour, self.again, hits),)
        change(w, self.person, WOUNDS, hits)
        return settle(w)


class DangerRolled(Decision):
    """Keep the Wounds or roll again."""

    person: int
    colour: DieColour
    again: int
    hits: int

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("keep", Hurt(self.person, self.hits))
        menu.add("again", DangerRolls(self.person, self.colour, self.again - 1))


class Hurt(Effect[City]):
    """So many Wounds for one Character."""

    person: int
    n: int

    def apply(self, w: City, by: Cause) -> Effects:
        shift(w, (self.person,), WOUNDS, self.n)
        return settle(w)


class RollEach(Effect[City]):
    """Each of these people rolls the black die: within the range it happens to him."""

    who: Whom
    low: int = 1
    high: int = 2
    then: tuple[AnyEffect, ...] = ()

    def apply(self, w: City, by: Cause) -> Effects:
        hit = [p for p in people(w, by, self.who) if self.low <= black(w, "each", p) <= self.high]
        for p in reversed(hit):
            under(w, replace(by, who=p), self.then)
        return ()
