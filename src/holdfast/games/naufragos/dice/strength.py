"""Strength, and fights against the island (NA-630 to NA-636)."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat, replace
from holdfast.core.engine.effects import Window
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.castaways.belongings import discard
from holdfast.games.naufragos.castaways.health import priced
from holdfast.games.naufragos.castaways.selection import whom
from holdfast.games.naufragos.dice.log import Faces, against
from holdfast.games.naufragos.dice.options import BlowUp, ChangeRoll
from holdfast.games.naufragos.dice.rolls import ReadsDice, Roll, total
from holdfast.games.naufragos.log import RESERVE, THINGS, group, just, key, level, line, named_line, one, with_card
from holdfast.games.naufragos.vocabulary import Who
from holdfast.games.naufragos.world import ITEMS, Fighters, Shore


def strength(w: Shore, seats: tuple[int, ...]) -> int:
    """NA-630: all strength modifiers on the cards of everybody in the group."""
    return sum([n for _, n in strengths(w, seats)])


def strengths(w: Shore, seats: tuple[int, ...]) -> list[tuple[str, int]]:
    """NA-630: what makes a group strong, each by its word."""
    found: list[tuple[str, int]] = []
    for seat in seats:
        if w.ability(seat) == "strong":
            found.append((f"{w.sheet(seat).key}/ability", w.rules.strong))
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
    beat = "fight"
    accounts_for = ("fight",)

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

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        if w.fight is None:
            return None
        attack = "yes" if self.attack else "no"
        card = key(w, by.card) if by.card >= 0 else ""
        if by.place == "camp" and self.alone:
            card = "fish/shark"
        return line("fight", strength=self.n, attack=attack, card=card, **group(w, w.fight.seats))


class JoinFight(Question[Shore]):
    """NA-634: another explorer may join by paying 1 energy, and then shares the harm printed."""

    seat: int
    log_answer = just("stay-back", "stay-back")

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (self.seat,) if w.energy[self.seat] >= w.rules.join_cost and self.seat in w.party else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("join-fight", priced(by, seat, w.rules.join_cost), Joined(seat))
        menu.add("stay-back")


class Joined(Effect[Shore]):
    seat: int
    accounts_for = ("fight", "energy")

    def apply(self, w: Shore, by: Cause) -> Effects:
        assert w.fight is not None
        w.fight = replace(w.fight, seats=(*w.fight.seats, self.seat))
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("joined", **level(w, self.seat), **one(w, self.seat))


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


class Blow(ReadsDice, Effect[Shore]):
    """NA-632, NA-633: the defender wins a tie."""

    win: tuple[AnyEffect, ...]
    lose: tuple[AnyEffect, ...]
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        fight = w.fight
        assert fight is not None
        result = total(w) + strength(w, fight.seats) + fight.extra
        won = result > fight.against if fight.attack else result >= fight.against
        return self.win if won else self.lose

    def log_roll(self, w: Shore, by: Cause, faces: Faces) -> LogEntry | None:
        fight = w.fight
        if fight is None:
            return None
        extra = [("log-powder", fight.extra)] if fight.extra else []
        added = [*strengths(w, fight.seats), *extra]
        return against("strength", w, faces, fight.seats, added, fight.against, fight.attack)


class BlowPowder(Effect[Shore]):
    """NA-635: a powder barrel is discarded for 4 more in this roll."""

    seat: int
    card: int
    beat = "use"
    accounts_for = (*THINGS, *RESERVE, "zones.wreck-row", "fight")
    log = with_card("use-up")

    def apply(self, w: Shore, by: Cause) -> Effects:
        assert w.fight is not None
        strength_of_barrel = w.item(self.card).strength
        discard(w, self.card, ITEMS[self.seat])
        w.fight = replace(w.fight, extra=w.fight.extra + strength_of_barrel + w.rules.powder)
        return ()


class FireCannon(Effect[Shore]):
    """Plot 40: the loaded cannon wins a fight in the camp, and is loaded no more."""

    accounts_for = ("loaded", "fight")
    log = named_line

    def apply(self, w: Shore, by: Cause) -> Effects:
        assert w.fight is not None
        w.loaded = False
        w.fight = replace(w.fight, fired=True)
        return ()


def armed(w: Shore, seat: Seat, fight: Fighters) -> bool:
    """NA-635: is there powder to discard, or a loaded cannon to fire?"""
    return (w.loaded and fight.camp) or w.perk(seat, "powder") >= 0


def strength_offers(w: Shore, seat: Seat, menu: Menu) -> None:
    """NA-636: before the die is rolled."""
    fight = w.fight
    if fight is None or seat not in fight.seats or fight.fired:
        return
    for card in w.items(seat):
        if "powder" in w.item(card).perks:
            menu.add(BlowUp(w.content.cards[card].id), BlowPowder(seat, card), stay=True, by=Cause(seat, seat))
    if w.loaded and fight.camp:
        menu.add(ChangeRoll("cannon"), FireCannon(), stay=True, by=Cause(seat, seat))
