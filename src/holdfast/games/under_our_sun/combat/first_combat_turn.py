"""The first combat turn: what is printed "on activation", and the free opening exchange (US-541, US-601 to US-606, US-967)."""

from typing import Any, ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat, replace
from holdfast.core.engine.effects import Window
from holdfast.core.engine.menu import Menu, Option
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.combat.attacks import Dodge, attacks_on, free_attack, targets
from holdfast.games.under_our_sun.combat.combat_turn import CombatTurn
from holdfast.games.under_our_sun.enemies.deck import search_wolf
from holdfast.games.under_our_sun.enemies.leaving import Dismiss
from holdfast.games.under_our_sun.enemies.spawning import appeared, put_foe
from holdfast.games.under_our_sun.log import Told, line, one
from holdfast.games.under_our_sun.people.characters import come_out
from holdfast.games.under_our_sun.pieces import Foe
from holdfast.games.under_our_sun.things.supply import spend
from holdfast.games.under_our_sun.world import Sands, me


class FirstCombatTurn(Effect[Sands]):
    """US-601 to US-606, US-541: what is printed "on activation" first, then the free opening exchange.

    `also` are the other characters whom the same card attacks (US-605); each of them may first show that he is a Son of
    Liberty (US-967), and if he leads the fight no more, the next one does."""

    char: int
    also: tuple[int, ...] = ()
    shown: bool = False
    """All have been asked who they are."""
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        char, also = self.char, self.also
        if also:
            char, also = leading(w, char, also)
        if (w.dead | w.crossed | w.hidden) >> char & 1:
            return ()
        against = w.against(char)
        if not against:
            return ()
        if w.rules.semi and not self.shown and suspicious(w, against):
            return (*meetings(char, *also), FirstCombatTurn(char, also, True))
        fresh: list[Foe] = []
        new: tuple[int, ...] = ()
        for foe in against:
            if not foe.met:
                fresh.append(foe)
                new += (foe.id,)
        spared = truce_with(w, char) if w.truce else -1
        met = (Greeting(spared, char),) if spared >= 0 and spared not in new else ()
        if met or (fresh and special(w, char, fresh)):
            return (*met, *greetings(new, char), OpenFirst(char, also, new))
        for foe in fresh:
            w.renew_foe(foe, replace(foe, met=True))
        return first_exchange(w, char, also, new)


def leading(w: Sands, char: int, also: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """US-605, US-968: the first of those who are still attacked, and the others of them."""
    who = [c for c in (char, *also) if w.threatened(c)]
    return (who[0], tuple(who[1:])) if who else (char, ())


def suspicious(w: Sands, foes: list[Foe]) -> bool:
    """US-967: a Son of Liberty is among them, and no character is known for one yet."""
    return not w.revealed and any(w.fighter(foe).sol for foe in foes)


def special(w: Sands, char: int, foes: list[Foe]) -> bool:
    """US-541: something printed "on activation" may matter to him now, or a truce."""
    if w.truce >> char & 1:
        return True
    cards: tuple[Any, ...] = w.content.cards
    for foe in foes:
        perks = cards[foe.card].fighter.perks
        if perks and ("scavenger" in perks or ("wolf" in perks and w.dark())):
            return True
    return False


def truce_with(w: Sands, char: int) -> int:
    """Wounded Raider: the oldest Human enemy there leaves, whether it has met somebody before or not; a dealer stays the
    enemy of its thief (US-718)."""
    if not w.truce >> char & 1:
        return -1
    return next((foe.id for foe in w.against(char) if w.fighter(foe).kind == "Human" and not foe.only), -1)


def meetings(*chars: int) -> Effects:
    """US-967: each of them is asked, Son of Liberty or not."""
    found: Effects = ()
    for char in chars:
        found += (MeetSon(char), Window("meet-sol"))
    return found


class MeetSon(Effect[Sands]):
    """US-967: who meets a Son of Liberty may show that he is one of them, or stay anonymous and be attacked."""

    char: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.meeting = self.char
        return ()


class OpenFirst(Effect[Sands]):
    """The exchange itself, if an enemy is left; the others follow in turn order (US-605)."""

    char: int
    also: tuple[int, ...] = ()
    fresh: tuple[int, ...] = ()
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        char, also = leading(w, self.char, self.also)
        return first_exchange(w, char, also, self.fresh) if w.threatened(char) else ()


def first_exchange(w: Sands, char: int, also: tuple[int, ...], fresh: tuple[int, ...]) -> Effects:
    """US-604, US-605: of him and of those others who can be attacked there."""
    pos = w.pos[char]
    there: tuple[int, ...] = ()
    for c in also:
        if w.pos[c] == pos and w.threatened(c):
            there += (c,)
    return (CombatTurn(char, pos, FIRST_ACTS[char], True, True, False, there, fresh),)


class Greeting(Question[Sands]):
    """US-541: Wolf at Night, Scavenger, and a truce with a Human (Wounded Raider)."""

    id: int
    char: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        if w.water[self.char] < 2:
            return ()
        foe = w.foe(self.id)
        if foe is None or "scavenger" not in w.fighter(foe).perks or self.truce(w, foe):
            return ()
        return (w.seat_of(self.char),)

    def truce(self, w: Sands, foe: Foe) -> bool:
        return truce_with(w, self.char) == foe.id

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("bribe", PayOff(self.char, self.id))
        menu.add("no-bribe", Meet(self.id))

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.id)
        if foe is None:
            return ()
        if self.truce(w, foe):
            w.bit("truce", self.char, False)
            return (Dismiss(self.id),)
        w.change_foe(foe, met=True)
        return (CallPack(self.id),) if "wolf" in w.fighter(foe).perks and w.dark() else ()


def greetings(foes: tuple[int, ...], char: int) -> list[Greeting]:
    return [Greeting(id, char) for id in foes]


class PayOff(Effect[Sands]):
    """Scavenger: 2 water, and it leaves."""

    char: int
    id: int
    beat = "loss"
    accounts_for = ("water", "supply")

    def apply(self, w: Sands, by: Cause) -> Effects:
        spend(w, self.char, "water", 2)
        return (Dismiss(self.id),)

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        foe = w.foe(self.id)
        return line("pay-off", foe=phrases.foe(w, foe), now=w.water[self.char], **one(w, self.char)) if foe else None


class Meet(Effect[Sands]):
    """US-541: from now on it counts as met."""

    id: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.set_foe(self.id, met=True)
        return ()


class CallPack(Effect[Sands]):
    """Wolf at Night: the other Wolf comes too, unless it is in play already."""

    id: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.id)
        assert foe is not None
        card = search_wolf(w, foe.card)
        return appeared([put_foe(w, card, foe.pos, met=True).id]) if card >= 0 else ()


class FirstAct(Question[Sands]):
    """US-604: Attack or Dodge for nothing."""

    char: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.owner[self.char],)

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        char, pos = self.char, w.pos[self.char]
        for attack in attacks_on(w, char, pos, targets(w, char, pos), w.kit(char)):
            menu.options.append(attack.paid.get(seat) or free_attack(attack, seat))
        menu.options.append(FREE_DODGES[seat][char])


FIRST_ACTS = tuple([(FirstAct(char),) for char in range(6)])
FREE_DODGES = tuple([tuple([Option("dodge", seat, (Dodge(char),)) for char in range(6)]) for seat in range(6)])
"""By seat and character."""


class FirstCombatHere(Effect[Sands], tag="first-combat"):
    """US-606, US-271: a fight started by a card: the affected character is exposed and active; but if nobody is there to
    fight him, he stays as he was (US-270)."""

    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = me(w, by)
        if not w.opposed(char):
            return ()
        return (*come_out(w, char), FirstCombatTurn(char))
