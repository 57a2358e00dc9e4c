"""Loot: bodies, containers, the loot deck (US-348, US-349, US-357, US-358, US-670, US-671, US-1005, US-1183)."""

from collections.abc import Sequence
from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.state.world import Rolled
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.dice.rolls import Roll, successes
from holdfast.games.under_our_sun.dice.tests import ReadRows, Test
from holdfast.games.under_our_sun.enemies.leaving import RemoveBody
from holdfast.games.under_our_sun.log import DEED, Args, RollReader, Told, key, line, one
from holdfast.games.under_our_sun.map.tiles import Opened
from holdfast.games.under_our_sun.options import Numbered
from holdfast.games.under_our_sun.pieces import Body
from holdfast.games.under_our_sun.things.goods import Gain, TakeCard
from holdfast.games.under_our_sun.world import Sands, me


def draw_loot_card(w: Sands, to: str) -> int:
    """US-503: used loot cards come back when the deck is exhausted."""
    if w.bare("loot"):
        if w.bare("loot-discard"):
            return -1
        w.refill("loot", "loot-discard")
    return w.draw("loot", to)


class DrawLoot(Effect[Sands]):
    """US-671, US-1153: cards of the loot deck; of several, some are kept and the rest is shuffled back."""

    n: int = 1
    keep: int = 1
    beat = "card"
    accounts_for = (*DEED, "zones.loot", "zones.loot-discard", "zones.finds-*", "zones.found")

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = me(w, by)
        if not w.alive(char):
            return ()
        zone = f"finds-{w.seat_of(char)}"
        for _ in range(self.n):
            draw_loot_card(w, zone)
        return (ChooseLoot(char, self.keep),)

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-1005: how many, never which."""
        char = me(w, by)
        return line("draw-loot", n=self.n, keep=self.keep, **one(w, char)) if w.alive(char) else None


class ChooseLoot(Question[Sands]):
    """US-357, US-1005: only he sees them all; what is kept is public, the others are shuffled back."""

    char: int
    keep: int
    private: ClassVar[bool] = True

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        seat = w.seat_of(self.char)
        return (seat,) if w.size(f"finds-{seat}") > self.keep > 0 else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        for i, _ in enumerate(w.zones[f"finds-{seat}"].top):
            menu.add(Numbered("keep", i + 1), KeepFind(self.char, i))

    def apply(self, w: Sands, by: Cause) -> Effects:
        seat = w.seat_of(self.char)
        if not w.size(f"finds-{seat}"):
            return ()
        return (KeepFind(self.char, 0),)


class KeepFind(Effect[Sands]):
    """One of the cards is his; goods are resolved at once (US-1182)."""

    char: int
    nth: int
    beat = "card"
    accounts_for = ("zones.found", "zones.finds-*", "zones.loot", "zones.loot-discard")

    def apply(self, w: Sands, by: Cause) -> Effects:
        zone = f"finds-{w.seat_of(self.char)}"
        cards = w.zones[zone].top
        card = cards[self.nth]
        for other in cards:
            if other != card:
                w.take(other, zone)
                w.shuffle_in(other, "loot")
        gear = w.gear(card)
        if gear.kind == "goods":
            w.move(card, zone, "loot-discard")
            return gear.then
        if gear.ammo:
            w.move(card, zone, "found")
            return (Roll("ammunition", "GG", w.pos[self.char], (FoundAmmunition(self.char, card),), self.char),)
        return (TakeCard(self.char, card),)

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-1182: the entry of goods names the card that gave them; other cards are logged as they are taken."""
        if w.zones[f"finds-{w.seat_of(self.char)}"].top:
            return None
        card = (w.zones["found"].top or w.zones["loot-discard"].top)[-1]
        return line("finds", card=key(w, card), **one(w, self.char))


class FoundAmmunition(RollReader):
    """US-704: 2 green dice, successes are ammunition, at most the capacity."""

    char: int
    card: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.uses[self.card] = min(w.gear(self.card).uses, successes(w))
        return (TakeCard(self.char, self.card, found=True),)

    def log_roll(self, w: Sands, by: Cause, roll: Rolled, dice: Args, then: Sequence[AnyEffect]) -> Told:
        return line("roll-ammunition", card=phrases.card(key(w, self.card)), **dice, **one(w, self.char))


class LootBody(Effect[Sands]):
    """US-348, US-349, US-771: one green die; the row of the successes; then the body is removed."""

    char: int
    id: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        body = next(b for b in w.bodies if b.id == self.id)
        dice = "GR" if w.wounded(self.char) else "G"
        fighter = w.fighter(Body(0, body.card, ""))
        game = (Gain("food"),) if fighter.kind == "Animal" and w.able(self.char, "game") else ()
        rows = ReadRows(fighter.loot, exact=True)
        return (Roll("loot", dice, w.pos[self.char], (rows, *game, RemoveBody(self.id)), self.char),)


class OpenBox(Effect[Sands]):
    """US-357, US-358: a test of skill or strength; two loot cards, one is kept; the token is removed."""

    char: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        box = w.spots[w.pos[self.char]].box
        more = ""
        if box == "strength":
            more = "G" * (w.perk(self.char, "strength-box-G") >= 0) + "Y" * (w.perk(self.char, "strength-box-Y") >= 0)
        elif w.perk(self.char, "skill-box-G") >= 0:
            more = "G"
        return (Test(box, (Opened(w.pos[self.char]), DrawLoot(2, 1)), more=more),)
