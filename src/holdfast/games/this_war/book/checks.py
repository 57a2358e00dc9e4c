"""Checks of Scripts and cards: empathy, tables, danger (TW-1207 to TW-1209, TW-1224)."""

from typing import Any

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Seat, replace
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.this_war.book.orders import UsedToday
from holdfast.games.this_war.cards import Check, Script, Who
from holdfast.games.this_war.leader import Decision, bind
from holdfast.games.this_war.log import STATE, Args, group, line, one, other, rolled, yes
from holdfast.games.this_war.options import Someone
from holdfast.games.this_war.people.states import State, change, changed, settle, shift
from holdfast.games.this_war.people.whom import one_by_one, people
from holdfast.games.this_war.rules import BLACK, DICE, NOBODY, WOUNDS
from holdfast.games.this_war.text import phrases
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
    beat = "dice"

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

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-1207: one roll for all."""
        if not outcomes:
            return None
        roll = rolled(outcomes)
        return line("empathy", roll=roll, **group(w, [p for p in people(w, by, self.who) if roll <= w.empathy(p)]))


class CalmVoice(Decision):
    """Emilia: once per day one affected Character, also herself, counts as not affected."""

    affected: tuple[int, ...]
    hit: tuple[AnyEffect, ...]
    miss: tuple[AnyEffect, ...]
    accounts_for = ("today",)

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("keep", *self.hit)
        for p in self.affected:
            rest = tuple([q for q in self.affected if q != p])
            then = self.hit if rest else self.miss
            menu.add(Someone("calm", w.id(p)), UsedToday("calm-voice"), *then, by=bind(by, "affected", rest))

    def log_answer(self, w: City, by: Cause, entry: Entry) -> LogEntry | None:
        match Someone.read(entry.key):
            case Someone("calm", who):
                calm = w.with_ability("calm-voice")
                return line("calm", same=yes(w.id(calm) == who), **other(w, w.person(who)), **one(w, calm))
        return None


# --- tables ---------------------------------------------------------------------------------------------------------


def row(rows: dict[str, tuple[AnyEffect, ...]], rolled: int) -> tuple[AnyEffect, ...]:
    """What a table says for a number: `4` or `1-3`; nothing where it has no row."""
    for key, effects in rows.items():
        low, _, high = key.partition("-")
        if int(low) <= rolled <= int(high or low):
            return effects
    return ()


def table_entry(effect: Any, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1208: the black die on a table, with what is added to it, and its card if no page says it."""
    again = yes(isinstance(effect, RollAgain))
    roll = min(rolled(outcomes) + effect.bonus, BLACK)
    card = w.content.cards[by.card] if by.card >= 0 else None
    found = card is not None and not isinstance(card, Script)
    last = not (effect.again if isinstance(effect, RollAgain) else effect.prowess_of)
    empty = yes(last and not row(effect.rows, roll))
    return line(
        "roll", roll=roll, again=again, card=card.key if card and found else "", told=yes(not found), empty=empty
    )


def table_roll(w: City, bonus: int) -> int:
    """TW-1208: the black die with what is added to it, 10 at most."""
    return min(black(w, "table", plus=bonus) + bonus, BLACK)


class Roll(Effect[City]):
    """TW-1208: the black die on a table; the Character it names may roll again up to their Prowess."""

    rows: dict[Span, tuple[AnyEffect, ...]]
    prowess_of: Named = ""
    bonus: int = 0
    beat = "dice"
    accounts_for = ("waits",)
    log = table_entry

    def apply(self, w: City, by: Cause) -> Effects:
        rolled = table_roll(w, self.bonus)
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
    beat = "dice"
    accounts_for = ("waits",)
    log = table_entry

    def apply(self, w: City, by: Cause) -> Effects:
        rolled = table_roll(w, self.bonus)
        if self.again:
            return (Rolled(rolled, self.again, self.rows, self.bonus),)
        return row(self.rows, rolled)


# --- danger ---------------------------------------------------------------------------------------------------------


class DangerRoll(Effect[City]):
    """TW-1209: a combat die; its hits are Wounds, all symbols count 0."""

    who: Who
    colour: DieColour = "grey"
    prowess: bool = False
    log = unlogged

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
    beat = "dice"
    accounts_for = STATE

    def apply(self, w: City, by: Cause) -> Effects:
        hits = max(0, combat(w, self.colour, "danger", self.person))
        if hits and self.again:
            return (DangerRolled(self.person, self.colour, self.again, hits),)
        change(w, self.person, WOUNDS, hits)
        return settle(w)

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-1209: the hits are Wounds, unless the die is rolled again."""
        side = DICE[self.colour][outcomes[0]]
        hits = max(0, side)
        words: Args = {
            "die": phrases.die(self.colour),
            "face": phrases.face(side),
            "n": hits,
            "again": yes(hits and self.again),
        }
        return line("danger", now=w.level(self.person, WOUNDS), **words, **one(w, self.person))


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
    beat = "wound"
    accounts_for = STATE

    def apply(self, w: City, by: Cause) -> Effects:
        shift(w, (self.person,), WOUNDS, self.n)
        return settle(w)

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return changed(w)


class RollEach(Effect[City]):
    """Each of these people rolls the black die; `then` happens to those within the range."""

    who: Whom
    low: int = 1
    high: int = 2
    then: tuple[AnyEffect, ...] = ()
    beat = "dice"

    def apply(self, w: City, by: Cause) -> Effects:
        hit = [p for p in people(w, by, self.who) if self.low <= black(w, "each", p) <= self.high]
        for p in reversed(hit):
            under(w, replace(by, who=p), self.then)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        who = people(w, by, self.who)
        if not who:
            return None
        rolls = [phrases.count(phrases.name(w, p), o + 1) for p, o in zip(who, outcomes, strict=True)]
        hit = [p for p, o in zip(who, outcomes, strict=True) if self.low <= o + 1 <= self.high]
        return line("roll-each", rolls="|".join(rolls), low=self.low, high=self.high, **group(w, hit))
