"""The combat turn: how it opens, who joins, in which order all act, how it closes (US-601 to US-612, US-649 to US-659)."""

from typing import Any, ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.effects import Under, Window
from holdfast.core.engine.menu import Menu, Option
from holdfast.games.under_our_sun.answers import (
    LAST_ATTACKS,
    ApplyHits,
    ChooseDodge,
    attackers,
    attackers_on,
    attacks,
    last_attack,
    reactions,
)
from holdfast.games.under_our_sun.attacks import FREE_ATTACK, FREE_SHOT, Dodge, attack_options, targets, up
from holdfast.games.under_our_sun.enemies import Dismiss, PullEnemy, Scare, appeared, fall, put_foe, search_wolf
from holdfast.games.under_our_sun.goods import spend
from holdfast.games.under_our_sun.hooks import ON_DEALER_BEATEN, ON_FIGHT_OVER, FightOver, heard
from holdfast.games.under_our_sun.lookups import ORDER
from holdfast.games.under_our_sun.people import OWN, Die, seat_cause
from holdfast.games.under_our_sun.pieces import Fight, Foe
from holdfast.games.under_our_sun.weapons import IN_SHOT, arms, bombs, in_throw
from holdfast.games.under_our_sun.world import Sands


class CombatTurn(Effect[Sands]):
    """OPEN: all enemies untap; ACT, JOIN where it may be, ANSWER, CLOSE. `also`: others who act for free (US-605)."""

    active: int
    tile: str
    act: tuple[AnyEffect, ...] = ()
    first: bool = False
    joinable: bool = False
    sneak: bool = False
    also: tuple[int, ...] = ()
    fresh: tuple[int, ...] = ()

    def apply(self, w: Sands, by: Cause) -> Effects:
        tile, active = self.tile, self.active
        act, first = self.act, self.first
        if w.tapped_foes:
            w.tapped_foes = ()
        opposed = first
        if not first:
            for foe in w.foes:
                if foe.pos == tile:
                    opposed = True
                    break
        who = (active, *self.also) if self.also else (active,)
        w.fights += (Fight(active, tile, first, who, 0, (), -1, self.sneak, fresh=self.fresh, opposed=opposed),)
        if first:
            w.openings += 1
        if not act:
            return AND_JOIN if self.joinable else ANSWER.apply(w, by) + THEN_CLOSE
        then = AND_JOIN if self.joinable else AND_ANSWER
        cause = OWN[w.owner[active]][active]
        if by is cause or by == cause:
            return act + then
        stack = w.stack
        for effect in then[::-1]:
            stack.append((effect, by))
        for effect in act[::-1]:
            stack.append((effect, cause))
        return ()


class FirstCombatTurn(Effect[Sands]):
    """US-601 to US-606, US-541: what is printed "on activation" first, then the free opening exchange.

    `also` are the other characters whom the same card attacks (US-605); each of them may first show that he is a Son of
    Liberty (US-967), and if he leads the fight no more, the next one does."""

    char: int
    also: tuple[int, ...] = ()
    shown: bool = False
    """All have been asked who they are."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        char, also = self.char, self.also
        if also:
            char, also = leading(w, char, also)
        if (w.dead | w.gone | w.crossed | w.hidden) >> char & 1:
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
            w.renew_foe(foe, Foe(foe.id, foe.card, foe.pos, foe.damage, foe.wave, foe.bonus, foe.by, True, foe.only))
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
    """US-967: each of them is asked, whoever he is."""
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

    def apply(self, w: Sands, by: Cause) -> Effects:
        spend(w, self.char, "water", 2)
        return (Dismiss(self.id),)


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

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.id)
        assert foe is not None
        card = search_wolf(w, foe.card)
        return appeared([put_foe(w, card, foe.pos, met=True).id]) if card >= 0 else ()


# --- ACT ------------------------------------------------------------------------------------------------------------


class FirstAct(Question[Sands]):
    """US-604: Attack or Dodge for nothing."""

    char: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.owner[self.char],)

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        char, pos = self.char, w.pos[self.char]
        attack_options(w, char, pos, menu, FREE_ATTACK, targets(w, char, pos))
        menu.options.append(FREE_DODGES[seat][char])


FIRST_ACTS = tuple([(FirstAct(char),) for char in range(6)])
FREE_DODGES = tuple([tuple([Option("dodge", seat, (Dodge(char),)) for char in range(6)]) for seat in range(6)])
"""By seat and character."""


# --- JOIN -----------------------------------------------------------------------------------------------------------


def can_join(w: Sands, char: int) -> bool:
    """US-651: one who does not take part yet; 1 AP, or the Veteran's free one."""
    fight = w.fights[-1]
    if char in fight.participants or not w.hp[char] or not w.alive(char):
        return False
    return bool(w.ap[char] or free_join(w)) and reaches(w, char, fight.tile)


def reaches(w: Sands, char: int, tile: str) -> bool:
    """US-651: on the fight tile, or next to it with a loaded ranged weapon."""
    pos = w.pos[char]
    if pos == tile:
        return bool(targets(w, char, tile))
    if pos not in IN_SHOT[tile]:
        return False
    kit = w.kit(char)
    if not (kit.ranged or kit.bombs) or not targets(w, char, tile):
        return False
    return bool(arms(w, char, tile, kit)) or (in_throw(w, char, tile) and bool(bombs(w, char)))


def free_join(w: Sands) -> bool:
    """Veteran: once per phase one character that joins her combat turn pays nothing (US-1103)."""
    cards: tuple[Any, ...] = w.content.cards
    for c in w.fights[-1].participants:
        if "coordinated-strike" in cards[w.characters[c]].able:
            return w.fresh(f"phase:coordinated:{c}")
    return False


def free_later(w: Sands, joining: Effects) -> bool:
    """US-1103: the Veteran is asked before, and if she joins, one without AP can follow her."""
    veteran = w.having("coordinated-strike")
    return JoinFight(veteran) in joining and w.fresh(f"phase:coordinated:{veteran}")


class Joining(Effect[Sands]):
    """US-650: after the active roll and before the answers, everybody in range is asked, clockwise; then the answers."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        crew, fight = w.crew, w.fights[-1]
        who, tile, pos = fight.participants, fight.tile, w.pos
        near = IN_SHOT[tile]
        joining: Effects = ()
        for c in ORDER[crew][(fight.active + 1) % crew][w.dead | w.gone | w.crossed]:
            if c in who or pos[c] not in near or not w.hp[c]:
                continue
            if (w.ap[c] or free_join(w) or (joining and free_later(w, joining))) and reaches(w, c, tile):
                joining += (JoinFight(c),)
        return (*joining, ANSWER) if joining else ANSWER.apply(w, by)


class JoinFight(Question[Sands]):
    """US-649, US-650, US-659: yes or no, once; the action is named when its turn comes."""

    char: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),) if can_join(w, self.char) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        if w.ap[self.char]:
            menu.add("join", Joined(self.char))
        if free_join(w):
            menu.add("join-free", Joined(self.char, free=True))
        menu.add("stay-out")


class Joined(Effect[Sands]):
    """US-649: the price is paid with the yes; a hidden one is exposed by his action (US-427, US-651)."""

    char: int
    free: bool = False

    def apply(self, w: Sands, by: Cause) -> Effects:
        fight = w.fight()
        if self.free:
            w.spend(f"phase:coordinated:{w.having('coordinated-strike')}")
        else:
            w.ap[self.char] -= 1
        fight.participants += (self.char,)
        fight.free |= self.free << self.char
        return ()


class JoinerAct(Question[Sands]):
    """US-649, US-651: the joiner names action and target; with nothing left to hit he can only dodge. Who joins from
    hiding joins with an attack."""

    char: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),) if w.alive(self.char) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        char, tile = self.char, w.fight().tile
        free = FREE_ATTACK if w.pos[char] == tile else FREE_SHOT
        attack_options(w, char, tile, menu, free, targets(w, char, tile))
        if w.pos[char] == tile and (not w.is_hidden(char) or not targets(w, char, tile)):
            menu.add("dodge", Dodge(char))


# --- ANSWER ---------------------------------------------------------------------------------------------------------


class Answer(Effect[Sands]):
    """ANSWER(i): US-612, US-652, US-653, US-655: who attacks this participant."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        fight = w.fights[-1]
        who, at = fight.participants, fight.at
        char = who[at]
        after: Effects = (NextParticipant(),) if len(who) > at + 1 else ()
        if w.pos[char] != fight.tile:
            return reactions(fight, char) + after if w.alive(char) else after
        foes = attackers_on(w, char, fight.tile) if at or not fight.sneak else []
        if not foes:
            return after
        if after:
            foes = attackers(w, fight, foes)
        if fight.dodge >= 1:
            return (*attacks(foes, char), ChooseDodge(char), ApplyHits(char), *after)
        id = foes[-1].id
        try:
            last = LAST_ATTACKS[char][id]
        except KeyError:
            last = last_attack(id, char)
        if len(foes) == 1:
            return last + after if after else last
        return attacks(foes[:-1], char) + last + after


class NextParticipant(Effect[Sands]):
    """ACT(i+1), ANSWER(i+1); a shooter with nothing left to hit gets his AP back and drops out (US-649)."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        fight = w.fight()
        before, rest = fight.participants[: fight.at + 1], fight.participants[fight.at + 1 :]
        if not rest:
            return ()
        char = rest[0]
        if w.pos[char] != fight.tile and not targets(w, char, fight.tile):
            w.ap[char] += not fight.free >> char & 1
            fight.participants = before + rest[1:]
            return (NextParticipant(),)
        fight.at += 1
        fight.targets = fight.hits = ()
        fight.dodge = -1
        fight.quiet = fight.slow = fight.thrown = fight.scares = False
        return (Under(seat_cause(w, char), (JoinerAct(char),)), Answer())


# --- CLOSE ----------------------------------------------------------------------------------------------------------


class CloseTurn(Effect[Sands]):
    """CLOSE: defeated enemies leave bodies, the dead die, howlers call, scared Animals run, and the turn is over."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        fights = w.fights
        fight = fights[-1]
        w.fights = fights[:-1] if len(fights) > 1 else ()
        out: Effects = ()
        cards: tuple[Any, ...] = w.content.cards
        for foe in w.foes:  # its life is never less than the HP on its card
            if foe.damage and foe.damage >= cards[foe.card].fighter.hp and foe.damage >= w.life(foe):
                if out or foe.only:
                    out += (FoeBeaten(foe.id, dict(fight.beaten).get(foe.id, fight.active)),)
                else:
                    fall(w, foe.id)
        if 0 in w.hp:
            for char in w.living():
                if not w.hp[char]:
                    out += (Die(char),)
        if fight.first:
            out += self._first_over(w, fight)
        if fight.scared:
            for id in fight.scared:
                out += (Scare(id, fight.tile),)
        if not fight.opposed:
            return out
        last = fight.beaten[-1][1] if fight.beaten else fight.active
        if out:
            return (*out, FightOver(fight.tile, last))
        return ON_FIGHT_OVER[0](w, fight.tile, last)

    def _first_over(self, w: Sands, fight: Fight) -> Effects:
        """New howlers call; dice of a card for the first combat turn are used up."""
        calls: Effects = ()
        fresh = fight.fresh
        cards: tuple[Any, ...] = w.content.cards
        for foe in w.foes:
            if foe.id in fresh and "howler" in cards[foe.card].fighter.perks and up(w, foe):
                calls += (PullEnemy(1, (), foe.pos),)
            if foe.bonus and foe.pos == fight.tile:
                w.set_foe(foe.id, bonus="")
        return calls


ANSWER, CLOSE = Answer(), CloseTurn()
THEN_CLOSE: Effects = (CLOSE,)
AND_ANSWER: Effects = (ANSWER, CLOSE)
AND_JOIN: Effects = (Joining(), CLOSE)


class FoeBeaten(Effect[Sands]):
    """US-719: a beaten dealer is robbed; every other enemy leaves its body."""

    foe: int
    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.foe)
        if foe is None:
            return ()
        if foe.only:
            return heard(ON_DEALER_BEATEN, w, self.foe, self.char)
        fall(w, self.foe)
        return ()
