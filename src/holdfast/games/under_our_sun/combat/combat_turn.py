"""The combat turn: how it opens, who joins, in which order all act, how it closes (US-601 to US-612, US-649 to US-659)."""

from typing import Any, ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes
from holdfast.core.engine.effects import Under
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.combat.attacks import targets, up
from holdfast.games.under_our_sun.combat.enemy_attacks import (
    LAST_ATTACKS,
    ApplyHits,
    ChooseDodge,
    attackers,
    attackers_on,
    attacks,
    last_attack,
    reactions,
)
from holdfast.games.under_our_sun.combat.joining import JoinerAct, JoinFight, free_join, free_later, reaches
from holdfast.games.under_our_sun.combat.weapons import IN_SHOT
from holdfast.games.under_our_sun.enemies.leaving import Fallen, fall
from holdfast.games.under_our_sun.enemies.wandering import PullEnemy, Scare
from holdfast.games.under_our_sun.flow.events import FightOver, after_fight
from holdfast.games.under_our_sun.log import DEED, Told, group, line, one
from holdfast.games.under_our_sun.lookups import ORDER
from holdfast.games.under_our_sun.people.characters import own_doing, seat_cause
from holdfast.games.under_our_sun.people.death import Die
from holdfast.games.under_our_sun.pieces import Fight
from holdfast.games.under_our_sun.trade.robbing import Robbed
from holdfast.games.under_our_sun.vocabulary import Position
from holdfast.games.under_our_sun.world import Sands


class CombatTurn(Effect[Sands]):
    """OPEN: all enemies untap; ACT, JOIN where it may be, ANSWER, CLOSE. `also`: others who act for free (US-605)."""

    active: int
    tile: Position
    act: tuple[AnyEffect, ...] = ()
    first: bool = False
    joinable: bool = False
    sneak: bool = False
    also: tuple[int, ...] = ()
    fresh: tuple[int, ...] = ()
    beat = "fight"
    accounts_for = ("foes.*.met", *DEED)

    def apply(self, w: Sands, by: Cause) -> Effects:
        if w.tapped_foes:
            w.tapped_foes = ()
        opposed = self.first or self.tile in [foe.pos for foe in w.foes]
        who = (self.active, *self.also)
        w.fights += (
            Fight(self.active, self.tile, self.first, who, sneak=self.sneak, fresh=self.fresh, opposed=opposed),
        )
        w.openings += self.first
        then = AND_JOIN if self.joinable else AND_ANSWER
        return own_doing(w, by, self.active, self.act) + then if self.act else then

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-601, US-320: an opening exchange, or enemies that attack a leaving character; dice report the rest."""
        against = w.against(self.active)
        foes = "|".join([phrases.foe(w, foe) for foe in against])
        if self.first:
            just_appeared = [foe.id for foe in against] == list(range(w.next_id - len(against), w.next_id))
            alone = just_appeared and not self.also
            return None if alone else line("fight", foes=foes, **group(w, (self.active, *self.also)))
        return line("break-away", foes=foes, n=len(against), **one(w, self.active)) if not self.act else None


class Joining(Effect[Sands]):
    """US-650: after the active roll and before the answers, everybody in range is asked, clockwise; then the answers."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        crew, fight = w.crew, w.fights[-1]
        who, tile, pos = fight.participants, fight.tile, w.pos
        near = IN_SHOT[tile]
        joining: Effects = ()
        for c in ORDER[crew][(fight.active + 1) % crew][w.dead | w.crossed]:
            if c in who or pos[c] not in near or not w.hp[c]:
                continue
            if (w.ap[c] or free_join(w) or (joining and free_later(w, joining))) and reaches(w, c, tile):
                joining += (JoinFight(c),)
        return (*joining, ANSWER)


# --- ANSWER ---------------------------------------------------------------------------------------------------------


class Answer(Effect[Sands]):
    """ANSWER(i): US-612, US-652, US-653, US-655: who attacks this participant."""

    log = unlogged

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

    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        fights = w.fights
        fight = fights[-1]
        w.fights = fights[:-1] if len(fights) > 1 else ()
        out: Effects = ()
        fallen: tuple[int, ...] = ()
        cards: tuple[Any, ...] = w.content.cards
        for foe in w.foes:  # its life is never less than the HP on its card
            if foe.damage and foe.damage >= cards[foe.card].fighter.hp and foe.damage >= w.life(foe):
                if out or foe.only:
                    out += (FoeBeaten(foe.id, dict(fight.beaten).get(foe.id, fight.active)),)
                else:
                    fall(w, foe.id)
                    fallen += (foe.id,)
        if fallen:
            out = (Fallen(fallen), *out)
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
        return after_fight(w, fight.tile, last)

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
AND_ANSWER: Effects = (ANSWER, CLOSE)
AND_JOIN: Effects = (Joining(), CLOSE)


class FoeBeaten(Effect[Sands]):
    """US-719: a beaten dealer is robbed; every other enemy leaves its body."""

    foe: int
    char: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.foe)
        if foe is None:
            return ()
        if foe.only:
            return (Robbed(self.char, self.foe),)
        fall(w, self.foe)
        return (Fallen((self.foe,)),)
