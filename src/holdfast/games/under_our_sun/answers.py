"""How enemies answer, and what becomes of their attacks (US-612 to US-618, US-625 to US-645, US-652 to US-655)."""

from typing import Any, ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Question, Seat, replace
from holdfast.core.engine.effects import Under
from holdfast.core.engine.menu import Menu
from holdfast.games.under_our_sun.attacks import TapFoe, rampages, tap, up
from holdfast.games.under_our_sun.cards import Fighter
from holdfast.games.under_our_sun.dice import Roll, TurnCard, successes
from holdfast.games.under_our_sun.enemies import Scare, StepFoe, may_enter
from holdfast.games.under_our_sun.goods import Lose, UseOne
from holdfast.games.under_our_sun.hooks import CheckMission
from holdfast.games.under_our_sun.kit import Kit
from holdfast.games.under_our_sun.numbers import EXPECTED
from holdfast.games.under_our_sun.people import CHARS, Damage, Infect, Spend, seat_cause
from holdfast.games.under_our_sun.pieces import Fight, Foe
from holdfast.games.under_our_sun.weapons import enemy_dice
from holdfast.games.under_our_sun.world import Sands


def strongest(w: Sands, foes: list[Foe]) -> Foe:
    """US-654: highest expected damage, then most HP left, then the oldest."""

    def rank(foe: Foe) -> tuple[float, int, int]:
        dice = enemy_dice(w, foe, w.fighter(foe), False, w.fight().first)
        return (sum([EXPECTED[c] for c in dice]), w.life(foe) - foe.damage, -foe.id)

    return max(foes, key=rank)


def attackers_on(w: Sands, char: int, pos: str) -> list[Foe]:
    """Untapped enemies there that fight this character, those at 0 HP included (US-613); a hidden one has none."""
    if (w.hidden | w.dead | w.gone | w.crossed) >> char & 1 or w.pos[char] != pos:
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
        return ApplyHits(self.char).apply(w, by) if self.only else ()


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


class KeepHit(Effect[Sands]):
    """The successes lie there until all have rolled (US-631); with the `only` or last attack all hit him at once."""

    foe: int
    only: int = -1
    quiet: ClassVar[bool] = True

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
            menu.add(f"dodge:foe-{id}", CancelHit(id))


class CancelHit(Effect[Sands]):
    """One attack is avoided whole."""

    foe: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        fight = w.fight()
        i = next(i for i, (id, _) in enumerate(fight.hits) if id == self.foe)
        fight.hits = fight.hits[:i] + fight.hits[i + 1 :]
        fight.dodge = -1
        return ()


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


# --- what an attack does --------------------------------------------------------------------------------------------


class TakeHit(Question[Sands]):
    """Thickskin's Bulwark: he may take the whole attack on another character of his tile (US-1104)."""

    char: int
    n: int
    foe: int = -1
    by_char: int = -1

    def guard(self, w: Sands) -> int:
        c = w.having("bulwark")
        return c if c >= 0 and guards(w, c, self.char, self.by_char) else -1

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        guard = self.guard(w)
        return (w.seat_of(guard),) if guard >= 0 else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        guard = self.guard(w)
        menu.add("bulwark", Spend(f"phase:bulwark:{guard}"), Soften(guard, self.n, self.foe, self.by_char))
        menu.add("no-bulwark", Soften(self.char, self.n, self.foe, self.by_char))

    def apply(self, w: Sands, by: Cause) -> Effects:
        return struck(w, self.char, self.n, self.foe, self.by_char, guarded=False)


def guards(w: Sands, guard: int, char: int, by_char: int) -> bool:
    """US-1104: can he who has the Bulwark stand in for this character now, once per phase?"""
    if w.pos[guard] != w.pos[char] or guard in (char, by_char) or not w.hp[char]:
        return False
    return w.exposed(guard) and w.hp[guard] > 0 and w.fresh(f"phase:bulwark:{guard}")


def struck(w: Sands, char: int, n: int, foe: int, by_char: int = -1, guarded: bool = True) -> Effects:
    """An attack on somebody who may be `guarded` by another, and may soften it, by armour or a tough hide."""
    pos = w.pos
    if guarded and pos.count(pos[char]) > 1:
        guard = w.having("bulwark")
        if guard >= 0 and guards(w, guard, char, by_char):
            return (TakeHit(char, n, foe, by_char),)
    kit = w.kit(char)
    cards: tuple[Any, ...] = w.content.cards
    hide = "tough-hide" in cards[w.characters[char]].able and HIDES[char] not in w.used
    if hide or kit.armour or "plate" in kit.perks:
        soften = Soften(char, n, foe, by_char)
        if soften.open(w) and (soften.plate(w, kit) or soften.chosen(w, kit)):
            return (soften,)
    return suffer(w, char, n, foe, by_char)


class Soften(Question[Sands]):
    """US-645: interrupts before damage: jacket, armour, vest, Tough hide; several may be combined."""

    char: int
    n: int
    foe: int = -1
    by_char: int = -1
    used: tuple[int, ...] = ()
    plated: bool = False

    def means(self, w: Sands, kit: Kit) -> list[tuple[int, str]]:
        out: list[tuple[int, str]] = []
        for card, perk in kit.armour:
            if (perk == "jacket" or w.uses.get(card, 0) > 0) and card not in self.used:
                out.append((card, perk))
        return out

    def hide(self, w: Sands) -> bool:
        cards: tuple[Any, ...] = w.content.cards
        return "tough-hide" in cards[w.characters[self.char]].able and HIDES[self.char] not in w.used

    def plate(self, w: Sands, kit: Kit) -> bool:
        return not self.plated and "plate" in kit.perks and w.fresh(f"phase:plate:{self.char}")

    def open(self, w: Sands) -> bool:
        return self.n > 0 and w.hp[self.char] > 0

    def chosen(self, w: Sands, kit: Kit) -> bool:
        """Is there anything to choose?"""
        return bool(self.means(w, kit)) or self.hide(w)

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        if not self.open(w):
            return ()
        kit = w.kit(self.char)
        return (w.seat_of(self.char),) if not self.plate(w, kit) and self.chosen(w, kit) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        names: list[str] = []
        for card, perk in self.means(w, w.kit(self.char)):
            name = w.content.cards[card].id
            if name in names:  # one of each at a time: the answer names no card
                continue
            names.append(name)
            less = min(2, self.n) if perk == "vest" else 1
            after = replace(self, n=self.n - less, used=(*self.used, card))
            wear = TurnCard(card) if perk == "jacket" else UseOne(card)
            menu.add(f"armour:{name}", wear, after)
        if self.hide(w):
            menu.add("tough-hide", Spend(HIDES[self.char]), replace(self, n=self.n - 1))
        menu.add("take-it", Suffer(self.char, self.n, self.foe, self.by_char))

    def apply(self, w: Sands, by: Cause) -> Effects:
        if self.open(w):
            kit = w.kit(self.char)
            if self.plate(w, kit):
                return (Spend(f"phase:plate:{self.char}"), replace(self, n=max(0, self.n - 2), plated=True))
            if self.chosen(w, kit):
                return ()
        return suffer(w, self.char, self.n, self.foe, self.by_char)


HIDES = tuple([f"phase:tough-hide:{char}" for char in range(6)])


class Suffer(Effect[Sands]):
    """US-618, US-1125: HP are really lost; what the enemy's card says follows."""

    char: int
    n: int
    foe: int = -1
    by_char: int = -1

    def apply(self, w: Sands, by: Cause) -> Effects:
        return suffer(w, self.char, self.n, self.foe, self.by_char)


def suffer(w: Sands, char: int, n: int, id: int, by_char: int) -> Effects:
    """What `Suffer` does: an attack of an enemy or of another character has gone through."""
    hp = w.hp[char]
    if n > hp:
        n = hp
    if n <= 0:
        return ()
    perks: tuple[str, ...] = ()
    foe = w.foe(id) if id >= 0 else None
    if foe is not None:
        cards: tuple[Any, ...] = w.content.cards
        by_char, perks = foe.by, cards[foe.card].fighter.perks
    if by_char >= 0:
        w.blood = (*w.blood, (by_char, char))
    w.suffered("fights", n)
    out: Effects = (Damage(CHARS[char], n),)
    if n >= 3 and w.hostages:
        out += (HostageHurt(char),)
    if perks:
        if "rat" in perks:
            out += (Roll("bite", "B", w.pos[char], (Bitten(char),)),)
        if n >= 2 and "crawler" in perks:
            out += (Infect(CHARS[char]),)
        if "carrion" in perks:
            out += (Under(seat_cause(w, char), (Lose("food"),)),)
    return out


class Bitten(Effect[Sands]):
    """Rat Pack: a success infects."""

    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        return (Infect(str(self.char)),) if successes(w) else ()


class HostageHurt(Effect[Sands]):
    """US-1204: a hit of 3 or more on the guide costs each of his hostages 1 HP."""

    guide: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        if not any(h.guide == self.guide for h in w.hostages):
            return ()
        w.hostages = tuple([replace(h, hp=h.hp - 1) if h.guide == self.guide else h for h in w.hostages])
        return (CheckMission(),) if not w.fights else ()


# --- answers to a shot ----------------------------------------------------------------------------------------------


def reactions(fight: Fight, char: int) -> Effects:
    """US-639: of those he shot at, then of those around him."""
    return (*[React(char, id) for id in fight.targets], OwnTile(char))


class React(Effect[Sands]):
    """US-635 to US-639, US-655: the target of a shot from another tile comes closer, or shoots back; no die is rolled
    where it cannot come. After a throw only survivors react, and Animals run from a Fire Bottle (US-1165)."""

    char: int
    foe: int

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


class Approach(Effect[Sands]):
    """US-635: it moves to the shooter's tile, which is its action; else it stays and shoots back if it can."""

    foe: int
    char: int
    need: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        if successes(w) < self.need:
            return (ShootBack(self.foe, self.char),)
        return (TapFoe(self.foe), StepFoe(self.foe, w.pos[self.char]))


class ShootBack(Effect[Sands]):
    """US-636: a ranged counter-attack, if it has a ranged value."""

    foe: int
    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.foe)
        if foe is None or not enemy_dice(w, foe, w.fighter(foe), True, False):
            return ()
        return (FoeAttack(self.foe, self.char, ranged=True), ApplyHits(self.char))


class OwnTile(Effect[Sands]):
    """US-639: untapped enemies on the shooter's own tile attack him too."""

    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        foes = attackers_on(w, self.char, w.pos[self.char])
        return (*attacks(foes, self.char), ApplyHits(self.char)) if foes else ()
