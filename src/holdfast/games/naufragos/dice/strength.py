"""Strength rolls: fights against the island, disputes between castaways (NA-630 to NA-636, NA-692, NA-693)."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Question, Seat, replace
from holdfast.core.engine.effects import Under, Window
from holdfast.core.engine.menu import Menu
from holdfast.games.naufragos.castaways.belongings import discard
from holdfast.games.naufragos.castaways.health import priced, whom
from holdfast.games.naufragos.dice.rolls import Roll, total
from holdfast.games.naufragos.lexicon import Who
from holdfast.games.naufragos.numbers import JOIN, POWDER, STRENGTH_OF_STRONG
from holdfast.games.naufragos.world import ITEMS, Fighters, Shore


def strength(w: Shore, seats: tuple[int, ...]) -> int:
    """NA-630: all strength modifiers on the cards of everybody in the group."""
    return sum([n for _, n in strengths(w, seats)])


def strengths(w: Shore, seats: tuple[int, ...]) -> list[tuple[str, int]]:
    """NA-630: what makes a group strong, each by its word."""
    found: list[tuple[str, int]] = []
    for seat in seats:
        if w.ability(seat) == "strong":
            found.append((f"{w.sheet(seat).key}/ability", STRENGTH_OF_STRONG))
        for card in w.items(seat):
            item = w.item(card)
            if item.strength and (item.strength_when is None or item.strength_when.holds(w, Cause(seat, seat))):
                found.append((w.content.cards[card].key, item.strength))
    return found


class Fight(Effect[Shore]):
    """NA-631 to NA-634: one die plus strength against a printed value; in a tie the defender wins."""

    n: int
    who: Who = "me"
    attack: bool = False
    win: tuple[AnyEffect, ...] = ()
    lose: tuple[AnyEffect, ...] = ()
    alone: bool = False
    """Nobody may join."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        seats = tuple(whom(w, by, self.who))
        if not seats:
            return ()
        camp = all(w.at_camp(s) for s in seats)
        w.fight = Fighters(seats, self.n, self.attack, camp)
        joining: Effects = ()
        if self.who == "me" and not self.alone:
            joining = tuple([JoinFight(s) for s in w.party if s not in seats and seats[0] in w.party])
        return (*joining, Window("strength"), Strike(self.win, self.lose))


class JoinFight(Question[Shore]):
    """NA-634: another explorer may join by paying 1 energy, and then shares the harm printed."""

    seat: int

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (self.seat,) if w.energy[self.seat] >= JOIN and self.seat in w.party else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("join-fight", priced(by, seat, JOIN), Joined(seat))
        menu.add("stay-back")


class Joined(Effect[Shore]):
    seat: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        assert w.fight is not None
        w.fight = replace(w.fight, seats=(*w.fight.seats, self.seat))
        return ()


class Strike(Effect[Shore]):
    """NA-636: what was discarded before the die counts; a fired cannon wins without one."""

    win: tuple[AnyEffect, ...]
    lose: tuple[AnyEffect, ...]
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        assert w.fight is not None
        if w.fight.fired:
            return self.win
        return (Roll("strength", 1, w.fight.seats, (Blow(self.win, self.lose),)),)


class Blow(Effect[Shore]):
    """NA-632, NA-633: the defender wins a tie."""

    win: tuple[AnyEffect, ...]
    lose: tuple[AnyEffect, ...]

    def apply(self, w: Shore, by: Cause) -> Effects:
        fight = w.fight
        assert fight is not None
        result = total(w) + strength(w, fight.seats) + fight.extra
        won = result > fight.against if fight.attack else result >= fight.against
        return self.win if won else self.lose


class BlowPowder(Effect[Shore]):
    """NA-635: a powder barrel is discarded for 4 more in this roll."""

    seat: int
    card: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        assert w.fight is not None
        strength_of_barrel = w.item(self.card).strength
        discard(w, self.card, ITEMS[self.seat])
        w.fight = replace(w.fight, extra=w.fight.extra + strength_of_barrel + POWDER)
        return ()


class FireCannon(Effect[Shore]):
    """Plot 40: the loaded cannon wins a fight in the camp, and is loaded no more."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        assert w.fight is not None
        w.loaded = False
        w.fight = replace(w.fight, fired=True)
        return ()


def strength_offers(w: Shore, seat: Seat, menu: Menu) -> None:
    """NA-636: before the die is rolled."""
    fight = w.fight
    if fight is None or seat not in fight.seats or fight.fired:
        return
    for card in w.items(seat):
        if "powder" in w.item(card).perks:
            menu.add(f"powder:{w.content.cards[card].id}", BlowPowder(seat, card), stay=True, by=Cause(seat, seat))
    if w.loaded and fight.camp:
        menu.add("cannon", FireCannon(), stay=True, by=Cause(seat, seat))


class Dispute(Effect[Shore]):
    """Quarrel: the starting player against the next castaway not lost; `me` is the winner, then the loser."""

    win: tuple[AnyEffect, ...] = ()
    lose: tuple[AnyEffect, ...] = ()

    def apply(self, w: Shore, by: Cause) -> Effects:
        rivals = w.not_lost()[:2]
        return (Quarrel(rivals[0], rivals[1], self.win, self.lose),) if len(rivals) == 2 else ()


class Quarrel(Effect[Shore]):
    """NA-693: both make a strength roll; a tie is rolled again."""

    a: int
    b: int
    win: tuple[AnyEffect, ...] = ()
    lose: tuple[AnyEffect, ...] = ()

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (SideRolls(((self.a,), (self.b,)), ((*self.win,), (*self.lose,)), duel=True),)


class SideRolls(Effect[Shore]):
    """NA-692, NA-635: each side makes a strength roll, 1 die plus the modifiers of all its members; the highest decides.

    In a duel the first outcome is the winner's and the second the loser's; else each side has its own outcome.
    """

    sides: tuple[tuple[int, ...], ...]
    outcomes: tuple[tuple[AnyEffect, ...], ...]
    results: tuple[int, ...] = ()
    duel: bool = False

    def apply(self, w: Shore, by: Cause) -> Effects:
        rolled = len(self.results)
        if rolled < len(self.sides):
            w.fight = Fighters(self.sides[rolled], 0, attack=False)
            return (Window("strength"), Roll("strength", 1, self.sides[rolled], (SideResult(self),)))
        best = max(self.results)
        if self.results.count(best) > 1:
            return (replace(self, results=()),)
        first = self.results.index(best)
        if not self.duel:
            return self.outcomes[first]
        winner, loser = self.sides[first][0], self.sides[1 - first][0]
        return (
            Under(Cause(winner, winner, by.card, by.place), self.outcomes[0]),
            Under(Cause(loser, loser, by.card, by.place), self.outcomes[1]),
        )


class SideResult(Effect[Shore]):
    """One side's roll is read, and the next side rolls."""

    rolls: SideRolls
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        side = self.rolls.sides[len(self.rolls.results)]
        assert w.fight is not None
        result = total(w) + strength(w, side) + w.fight.extra
        return (replace(self.rolls, results=(*self.rolls.results, result)),)
