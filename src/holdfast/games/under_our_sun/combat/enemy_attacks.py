"""How enemies answer on their own tile, and which attack a dodge avoids (US-612 to US-615, US-625, US-631, US-652 to US-654)."""

from collections.abc import Sequence
from typing import Any, ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.state.world import Rolled
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.cards import Fighter
from holdfast.games.under_our_sun.combat.attacks import TapFoe, rampages, tap, up
from holdfast.games.under_our_sun.combat.hits import TakeHit, struck
from holdfast.games.under_our_sun.combat.options import DodgeAttack
from holdfast.games.under_our_sun.combat.weapons import enemy_dice
from holdfast.games.under_our_sun.dice.rolls import Roll, successes
from holdfast.games.under_our_sun.enemies.wandering import Scare, StepFoe, may_enter
from holdfast.games.under_our_sun.log import DEED, Args, RollReader, Told, foe_roll, line, one, to_whom, yes
from holdfast.games.under_our_sun.pieces import Fight, Foe
from holdfast.games.under_our_sun.rules import EXPECTED
from holdfast.games.under_our_sun.world import Sands


def strongest(w: Sands, foes: list[Foe]) -> Foe:
    """US-654: highest expected damage, then most HP left, then the oldest."""

    def rank(foe: Foe) -> tuple[float, int, int]:
        dice = enemy_dice(w, foe, w.fighter(foe), False, w.fight().first)
        return (sum([EXPECTED[c] for c in dice]), w.life(foe) - foe.damage, -foe.id)

    return max(foes, key=rank)


def attackers_on(w: Sands, char: int, pos: str) -> list[Foe]:
    """Untapped enemies there that fight this character, those at 0 HP included (US-613); a hidden one has none."""
    if (w.hidden | w.dead | w.crossed) >> char & 1 or w.pos[char] != pos:
        return []
    foes = w.against(char)
    return untapped(w, foes) if w.tapped_foes else foes


def untapped(w: Sands, foes: list[Foe]) -> list[Foe]:
    """US-611: those that have not had their action of this combat turn."""
    tapped = w.tapped_foes
    return [foe for foe in foes if foe.id not in tapped]


def attackers(w: Sands, fight: Fight, foes: list[Foe]) -> list[Foe]:
    """US-612, US-652, US-653: who of them attacks now: all; but while somebody whom they can attack comes later, only the
    attacked one, or the strongest."""
    later = [c for c in fight.participants[fight.at + 1 :] if w.alive(c) and w.pos[c] == fight.tile]
    patient = [foe for foe in foes if any(foe in w.against(c) for c in later)]
    if not patient:
        return foes
    chosen = [foe for foe in foes if foe.id in fight.targets[:1]] or [strongest(w, foes)]
    return [foe for foe in foes if foe in chosen or foe not in patient or rampages(w, foe)]


# --- attacks on a participant ---------------------------------------------------------------------------------------


class FoeAttack(Effect[Sands]):
    """US-615: one enemy's roll against one participant; it is tapped."""

    foe: int
    char: int
    ranged: bool = False
    only: bool = False
    """There is no other attack to wait for any more."""
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        id = self.foe
        foe = w.foe(id)
        if foe is not None:
            cards: tuple[Any, ...] = w.content.cards
            fighter: Fighter = cards[foe.card].fighter
            dice = enemy_dice(w, foe, fighter, self.ranged, w.fights[-1].first)
            tap(w, foe, fighter.perks)
            if dice:
                only = self.char if self.only else -1
                try:
                    keep = HITS[only][id]
                except KeyError:
                    keep = kept_hit(id, only)
                return (Roll("enemy", dice, foe.pos, keep),)
        return (ApplyHits(self.char),) if self.only else ()


def attacks(foes: list[Foe], char: int) -> Effects:
    """One of each of these enemies."""
    found: Effects = ()
    for foe in foes:
        found += (FoeAttack(foe.id, char),)
    return found


LAST_ATTACKS: tuple[dict[int, Effects], ...] = tuple([{} for _ in range(6)])
"""The attacks on each character after which no other is to wait for, by the enemy."""


def last_attack(foe: int, char: int) -> Effects:
    """One of them, made once."""
    LAST_ATTACKS[char][foe] = made = (FoeAttack(foe, char, False, True),)
    return made


class KeepHit(RollReader):
    """The successes lie there until all have rolled (US-631); with the `only` or last attack all hit him at once."""

    foe: int
    only: int = -1
    quiet: ClassVar[bool] = True
    accounts_for = (*DEED, "foes.*.met")

    def apply(self, w: Sands, by: Cause) -> Effects:
        n, only, fight = successes(w), self.only, w.fights[-1]
        hits = fight.hits
        if only < 0:
            fight.hits = hits + ((self.foe, n),)  # noqa: RUF005 - quicker than unpacking
            return ()
        if not hits:
            return struck(w, only, n, self.foe) if n else ()
        fight.hits = ()
        return all_struck(w, only, hits + ((self.foe, n),))  # noqa: RUF005

    def log_roll(self, w: Sands, by: Cause, roll: Rolled, dice: Args, then: Sequence[AnyEffect]) -> Told:
        """US-613, US-615: even an enemy that falls attacks once more."""
        foe = w.foe(self.foe)
        if foe is None:
            return None
        char = w.fight().answering
        how = "shoot" if foe.pos != w.pos[char] else "strike" if up(w, foe) else "last"
        return line("roll-enemy", foe=phrases.foe(w, foe), how=how, **dice, **to_whom(char))


HITS: tuple[dict[int, Effects], ...] = tuple([{} for _ in range(7)])
"""What keeps the hits on each character, and (at -1) those to which others are to come, by the enemy."""


def kept_hit(foe: int, only: int) -> Effects:
    """One of them, made once."""
    HITS[only][foe] = made = (KeepHit(foe, only),)
    return made


class ChooseDodge(Question[Sands]):
    """US-631: after all attack dice, before damage, a successful dodge cancels one attack."""

    char: int

    def open(self, w: Sands) -> list[tuple[int, int]]:
        fight = w.fight()
        if fight.dodge < 1:
            return []
        out = []
        for id, n in fight.hits:
            if not n:
                continue
            foe = w.foe(id)
            perks = w.fighter(foe).perks if foe is not None else ()
            if not ("bear" in perks and w.wounded(self.char)) and not ("brute" in perks and fight.dodge < 2):
                out.append((id, n))
        return out

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),) if self.open(w) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        for id, _ in self.open(w):
            menu.add(DodgeAttack(id), CancelHit(id))


class CancelHit(Effect[Sands]):
    """One attack is avoided whole."""

    foe: int
    beat = "use"

    def apply(self, w: Sands, by: Cause) -> Effects:
        fight = w.fight()
        i = next(i for i, (id, _) in enumerate(fight.hits) if id == self.foe)
        fight.hits = fight.hits[:i] + fight.hits[i + 1 :]
        fight.dodge = -1
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        foe = w.foe(self.foe)
        return line("cancel-hit", foe=phrases.foe(w, foe), **one(w, w.fight().answering)) if foe is not None else None


class ApplyHits(Effect[Sands]):
    """US-625: each attack in turn, with what may redirect or soften it."""

    char: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        fight = w.fights[-1]
        hits = fight.hits
        if not hits:
            return ()
        fight.hits = ()
        return all_struck(w, self.char, hits)


def all_struck(w: Sands, char: int, hits: tuple[tuple[int, int], ...]) -> Effects:
    """The first attack at once where nobody can take it upon himself, the others after it."""
    found: Effects = ()
    for id, n in hits:
        if n:
            found += (TakeHit(char, n, id),) if found else struck(w, char, n, id)
    return found


def reactions(fight: Fight, char: int) -> Effects:
    """US-639: of those he shot at, then of those around him."""
    return (*[React(char, id) for id in fight.targets], OwnTile(char))


class React(Effect[Sands]):
    """US-635 to US-639, US-655: the target of a shot from another tile comes closer, or shoots back; no die is rolled
    where it cannot come. After a throw only survivors react, and Animals run from a Fire Bottle (US-1165)."""

    char: int
    foe: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        fight = w.fight()
        foe = w.foe(self.foe)
        if foe is None or foe.id in w.tapped_foes or fight.quiet or (fight.thrown and not up(w, foe)):
            return ()
        if fight.scares and w.fighter(foe).kind == "Animal":
            return (TapFoe(foe.id), Scare(foe.id, w.pos[self.char]))
        ward = [c for c in w.here(foe.pos) if w.exposed(c)]
        if ward or foe.only or not up(w, foe) or not may_enter(w, foe, w.pos[self.char]):
            return (ShootBack(foe.id, self.char),)
        dice = "BB" if fight.slow else "B"
        return (Roll("approach", dice, foe.pos, (Approach(foe.id, self.char, len(dice)),)),)


class Approach(RollReader):
    """US-635: it moves to the shooter's tile, which is its action; otherwise it stays and shoots back if it can."""

    foe: int
    char: int
    need: int
    log = unlogged
    accounts_for = DEED

    def apply(self, w: Sands, by: Cause) -> Effects:
        if successes(w) < self.need:
            return (ShootBack(self.foe, self.char),)
        return (TapFoe(self.foe), StepFoe(self.foe, w.pos[self.char]))

    def log_roll(self, w: Sands, by: Cause, roll: Rolled, dice: Args, then: Sequence[AnyEffect]) -> Told:
        return foe_roll("approach", w, self.foe, dice | {"comes": yes(int(dice["n"]) >= self.need)})


class ShootBack(Effect[Sands]):
    """US-636: a ranged counter-attack, if it has a ranged value."""

    foe: int
    char: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.foe)
        if foe is None or not enemy_dice(w, foe, w.fighter(foe), True, False):
            return ()
        return (FoeAttack(self.foe, self.char, ranged=True), ApplyHits(self.char))


class OwnTile(Effect[Sands]):
    """US-639: untapped enemies on the shooter's own tile attack him too."""

    char: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        foes = attackers_on(w, self.char, w.pos[self.char])
        return (*attacks(foes, self.char), ApplyHits(self.char)) if foes else ()
