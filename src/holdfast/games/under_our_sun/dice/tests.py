"""Tests and tables of dice (US-401 to US-408)."""

from collections.abc import Sequence
from typing import Any, ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Menu
from holdfast.core.state.world import Rolled
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.cards import Character
from holdfast.games.under_our_sun.dice.rolls import Roll, context, roller, successes, weaker
from holdfast.games.under_our_sun.enemies.leaving import RemoveBody
from holdfast.games.under_our_sun.log import DEED, Args, RollReader, Told, key, line, one, yes
from holdfast.games.under_our_sun.map.tiles import Opened
from holdfast.games.under_our_sun.people.characters import Each
from holdfast.games.under_our_sun.things.gear import TurnCard
from holdfast.games.under_our_sun.vocabulary import Attribute, Dice, MaybeDice, Row
from holdfast.games.under_our_sun.world import Sands, me


def dice_for(w: Sands, char: int, attribute: str, sneaking: bool = False) -> str:
    """US-401, US-405, US-406: the dice of an attribute, items and weather, the wound die, the night die."""
    cards: tuple[Any, ...] = w.content.cards
    sheet: Character = cards[w.characters[char]]
    if attribute == "strength":
        dice = sheet.strength
    elif attribute == "skill":
        dice = sheet.skill
    else:
        dice, perks, dark = sheet.stealth, w.kit(char).perks, w.phase == "night"
        if "stealth-B" in perks:
            dice += "B"
        if not dark and w.sun >= 0 and cards[w.sun].haze:
            dice += "B"
        if sneaking:
            if "heavy" in perks:
                dice = weaker(dice)
            if dark and not sees_at_night(w, char):
                dice += "R"
    return dice + "R" if w.hp[char] <= w.rules.wounded_hp else dice


def sees_at_night(w: Sands, char: int) -> bool:
    """Flashlight, goggles, a burning torch: no red die when sneaking at Night (US-1166)."""
    return w.perk(char, "no-night-die") >= 0 or w.torchlit(char)


class Test(Effect[Sands]):
    """US-401, US-402, US-408: a test of the affected character."""

    __test__: ClassVar[bool] = False
    """Not one of pytest's."""

    attribute: Attribute
    ok: tuple[AnyEffect, ...] = ()
    fail: tuple[AnyEffect, ...] = ()
    need: int = 1
    more: MaybeDice = ""
    sneaking: bool = False
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = me(w, by)
        if (w.dead | w.crossed) >> char & 1:
            return ()
        dice = dice_for(w, char, self.attribute, self.sneaking) + self.more
        return (Roll(TESTS[self.attribute], dice, w.pos[char], (ReadTest(self),), char),)


TESTS = {attribute: f"test-{attribute}" for attribute in ("strength", "skill", "stealth")}


class ReadTest(RollReader):
    """US-402; a ghillie net may still turn a failed stealth test (interrupt after karma)."""

    test: Test
    log = unlogged
    accounts_for = (*DEED, "hidden")

    def apply(self, w: Sands, by: Cause) -> Effects:
        test = self.test
        if successes(w) >= test.need:
            return test.ok
        char = me(w, by)
        if test.attribute == "stealth" and w.perk(char, "ghillie") >= 0:
            return (GhillieNet(char, test.ok, test.fail),)
        return test.fail

    def log_roll(self, w: Sands, by: Cause, roll: Rolled, dice: Args, then: Sequence[AnyEffect]) -> Told:
        """US-402: a test, and whether it was passed; nobody could notice anything in the test of a card."""
        it = self.test
        passed = yes(int(dice["n"]) >= it.need)
        about = "box" if it.ok and isinstance(it.ok[0], Opened) else "card" if by.place else it.attribute
        return line("roll-test", about=about, attribute=it.attribute, passed=passed, **dice, **one(w, roller(roll)))


class GhillieNet(Question[Sands]):
    """Interrupt: one own failed stealth test becomes a success; the net is turned."""

    char: int
    ok: tuple[AnyEffect, ...]
    fail: tuple[AnyEffect, ...]
    accounts_for = ("tapped", "hidden")

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),)

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("use-net", TurnCard(w.perk(self.char, "ghillie")), *self.ok)
        menu.add("spare-net", *self.fail)

    def log_answer(self, w: Sands, by: Cause, entry: Entry) -> Told:
        net = w.perk(self.char, "ghillie")
        if net < 0:
            return None
        return line("ghillie" if entry.key == "use-net" else "net-kept", card=key(w, net), **one(w, self.char))


class EachTest(Effect[Sands]):
    """Every living character on the tile makes the test."""

    attribute: Attribute
    ok: tuple[AnyEffect, ...] = ()
    fail: tuple[AnyEffect, ...] = ()
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        return (Each("tile", (Test(self.attribute, self.ok, self.fail),)),)


class RollDie(Effect[Sands]):
    """A table of successes; where the row of 2 is missing, that of 1 holds (US-349, US-771: no wound die)."""

    dice: Dice
    rows: dict[Row, tuple[AnyEffect, ...]]
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = me(w, by)
        return (Roll("table", self.dice, w.pos[char], (ReadRows(self.rows),), char),)


class ReadRows(RollReader):
    """The row of the successes; `exact`: a missing row means nothing (US-349)."""

    rows: dict[Row, tuple[AnyEffect, ...]]
    exact: bool = False
    log = unlogged
    accounts_for = DEED

    def apply(self, w: Sands, by: Cause) -> Effects:
        n = min(2, successes(w))
        return self.rows.get(str(n)) or (self.rows.get("1", ()) if n == 2 and not self.exact else ())

    def log_roll(self, w: Sands, by: Cause, roll: Rolled, dice: Args, then: Sequence[AnyEffect]) -> Told:
        """US-349: the body that is searched is still there."""
        if context(roll) != "loot":
            return line("roll-table", **dice, **one(w, roller(roll)))
        ids = [effect.id for effect in then if isinstance(effect, RemoveBody)]
        body = next((body for body in w.bodies if body.id in ids), None)
        if body is None:
            return None
        return line("roll-loot", foe=phrases.foe(w, body), **dice, **one(w, roller(roll)))
