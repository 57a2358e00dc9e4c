"""Combat: the state machine of a combat turn (US-601 to US-659)."""

from typing import ClassVar, Protocol

from holdfast.core.effect import AnyEffect, Cause, Effect, Effects, Question, Seat, replace
from holdfast.core.effects import Under
from holdfast.core.menu import Menu
from holdfast.games.under_our_sun.dice import Roll, TurnCard, dice_for, successes
from holdfast.games.under_our_sun.enemies import (
    Dismiss,
    Fall,
    HurtFoe,
    PullEnemy,
    Scare,
    StepFoe,
    may_enter,
    put_foe,
    search_wolf,
)
from holdfast.games.under_our_sun.geography import distance
from holdfast.games.under_our_sun.goods import Lose, UseOne, spend
from holdfast.games.under_our_sun.hooks import CheckMission, FightOver
from holdfast.games.under_our_sun.numbers import EXPECTED
from holdfast.games.under_our_sun.people import Damage, Die, Infect
from holdfast.games.under_our_sun.weapons import (
    BARE,
    ammunition,
    attack_dice,
    enemy_dice,
    in_reach,
    weapons,
)
from holdfast.games.under_our_sun.world import Fight, Foe, Sands


def up(w: Sands, foe: Foe) -> bool:
    """US-613: it can still be chosen as a target."""
    return foe.damage < w.life(foe)


def seat_cause(w: Sands, char: int) -> Cause:
    return Cause(w.seat_of(char), char)


# --- a combat turn -----------------------------------------------------------------------------------------------------


class CombatTurn(Effect[Sands]):
    """OPEN: all enemies untap; ACT, JOIN where it may be, ANSWER, CLOSE."""

    active: int
    tile: str
    act: tuple[AnyEffect, ...] = ()
    first: bool = False
    joinable: bool = False
    leaving: str = ""
    sneak: bool = False

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.foes = tuple([replace(foe, tapped=False) if foe.tapped else foe for foe in w.foes])
        fight = Fight(self.active, self.tile, self.first, (self.active,), leaving=self.leaving, sneak=self.sneak)
        w.fights = (*w.fights, fight)
        join = (Joining(),) if self.joinable else ()
        return (Under(seat_cause(w, self.active), self.act), *join, Answer(), CloseTurn())


class FirstCombatTurn(Effect[Sands]):
    """US-601 to US-606, US-541: what is printed "on activation" first, then the free opening exchange."""

    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = self.char
        if not w.exposed(char):
            return ()
        greet = [Greeting(foe.id, char) for foe in w.against(char) if not foe.met]
        return (*greet, OpenFirst(char))


class OpenFirst(Effect[Sands]):
    char: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = self.char
        if not w.exposed(char) or not w.against(char):
            return ()
        return (CombatTurn(char, w.pos[char], (FirstAct(char),), first=True, joinable=True),)


class Greeting(Question[Sands]):
    """US-541: Wolf at Night, Scavenger, and a truce with a Human (Wounded Raider)."""

    id: int
    char: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        foe = w.foe(self.id)
        if foe is None or "scavenger" not in w.fighter(foe).perks or w.water[self.char] < 2 or self.truce(w, foe):
            return ()
        return (w.seat_of(self.char),)

    def truce(self, w: Sands, foe: Foe) -> bool:
        return bool(w.truce >> self.char & 1) and w.fighter(foe).kind == "Human"

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
        if "wolf" in w.fighter(foe).perks and w.dark():
            return (Meet(self.id), CallPack(self.id))
        return (Meet(self.id),)


class PayOff(Effect[Sands]):
    """Scavenger: 2 water, and it leaves."""

    char: int
    id: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        spend(w, self.char, "water", 2)
        return (Dismiss(self.id),)


class Meet(Effect[Sands]):
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
        if card >= 0:
            put_foe(w, card, foe.pos, met=True)
        return ()


# --- ACT ---------------------------------------------------------------------------------------------------------------


class Wrap(Protocol):
    """How a chosen combat action is put into the menu: alone, or with a price."""

    def add(self, menu: Menu, key: str, *then: AnyEffect) -> None: ...


class Free:
    """A combat action that costs nothing more."""

    def add(self, menu: Menu, key: str, *then: AnyEffect) -> None:
        menu.add(key, *then)


def attack_options(w: Sands, char: int, tile: str, menu: Menu, wrap: Wrap) -> None:
    """Every target on the tile with every weapon; from next to it only shots."""
    here = w.pos[char] == tile
    foes = [foe for foe in w.foes_at(tile) if up(w, foe) and (not foe.only or foe.only >> char & 1 or not here)]
    if not foes:
        return
    arms = [(BARE, "bare"), *[(c, w.content.cards[c].id) for c in weapons(w, char, "melee")]] if here else []
    for card in weapons(w, char, "ranged"):
        if here or in_reach(w, char, tile, card):
            arms.append((card, w.content.cards[card].id))
    for foe in foes:
        for card, name in arms:
            word = "attack" if here else "shoot"
            wrap.add(menu, f"{word}:foe-{foe.id}:{name}", Strike(char, foe.id, card))
            if card >= 0 and "burst" in w.gear(card).perks and w.uses.get(card, 0) >= 2:
                wrap.add(menu, f"{word}:foe-{foe.id}:{name}:burst", Strike(char, foe.id, card, burst=True))


class FirstAct(Question[Sands]):
    """US-604: Attack or Dodge for nothing."""

    char: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),)

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        attack_options(w, self.char, w.pos[self.char], menu, Free())
        menu.add("dodge", Dodge(self.char))


class Strike(Effect[Sands]):
    """US-616, US-630, US-633: the roll of one attack on an enemy; a shot spends ammunition."""

    char: int
    foe: int
    weapon: int = BARE
    sneak: bool = False
    burst: bool = False

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.foe)
        if foe is None:
            return ()
        w.bit("hidden", self.char, False)
        first = bool(w.fights) and w.fight().first
        dice = attack_dice(w, self.char, self.weapon, foe.pos, first, self.sneak, self.burst)
        if self.weapon >= 0 and w.gear(self.weapon).ammo:
            ammunition(w, self.char, self.weapon, self.burst)
        if w.fights:
            slow = self.weapon >= 0 and "slow-approach" in w.gear(self.weapon).perks
            far = distance(w.pos[self.char], foe.pos) > 1
            w.set_fight(target=self.foe, slow=slow, quiet=w.fight().quiet or far)
        use = (
            (UseOne(self.weapon),)
            if self.weapon >= 0 and not w.gear(self.weapon).ammo and w.gear(self.weapon).uses
            else ()
        )
        return (*use, Roll("attack", dice, foe.pos, (Wounds(self.char, self.foe, self.weapon),), self.char))


class Wounds(Effect[Sands]):
    """US-617: every success is 1 damage; stun baton and Wrecker may tap the target before it answers."""

    char: int
    foe: int
    weapon: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        n = successes(w)
        out: list[AnyEffect] = [HurtFoe(self.foe, n)]
        perks = w.gear(self.weapon).perks if self.weapon >= 0 else ()
        if "stun" in perks and n:
            out.append(Roll("stun", "Y", w.pos[self.char], (Stunned(self.foe),), self.char))
        if "wrecker" in perks and n >= 3:
            out.append(TapFoe(self.foe))
        return tuple(out)


class Stunned(Effect[Sands]):
    """Stun Baton: a success taps the target."""

    foe: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        return (TapFoe(self.foe),) if successes(w) else ()


class TapFoe(Effect[Sands]):
    foe: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.set_foe(self.foe, tapped=True)
        return ()


class Dodge(Effect[Sands]):
    """US-631: a skill test; its result is kept for the answer."""

    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.bit("hidden", self.char, False)
        dice = dice_for(w, self.char, "skill") + ("Y" if w.perk(self.char, "dodge-Y") >= 0 else "")
        return (Roll("dodge", dice, w.pos[self.char], (KeepDodge(),), self.char),)


class KeepDodge(Effect[Sands]):
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.set_fight(dodge=successes(w))
        return ()


# --- JOIN --------------------------------------------------------------------------------------------------------------


def can_join(w: Sands, char: int) -> bool:
    """US-651: on the fight tile, or next to it with a loaded ranged weapon; 1 AP, or the Veteran's free one."""
    fight = w.fight()
    if char in fight.participants or not w.alive(char) or fight.joined >> char & 1:
        return False
    if not w.ap[char] and not free_join(w):
        return False
    tile = fight.tile
    if not any(up(w, foe) and (not foe.only or foe.only >> char & 1) for foe in w.foes_at(tile)):
        return False
    if w.traitor(char) and all(w.fighter(foe).sol for foe in w.foes_at(tile)):
        return False
    if w.pos[char] == tile:
        return True
    return any(in_reach(w, char, tile, card) for card in weapons(w, char, "ranged"))


def free_join(w: Sands) -> bool:
    """Veteran: once per phase one character that joins her combat turn pays nothing (US-1103)."""
    return any(w.able(c, "coordinated-strike") and w.fresh(f"phase:coordinated:{c}") for c in w.fight().participants)


class Joining(Effect[Sands]):
    """US-650: after the active roll and before the answers, everybody in range is asked, clockwise."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        active = w.fight().active
        order = [(active + i) % w.crew for i in range(1, w.crew)]
        return tuple([JoinFight(c) for c in order if can_join(w, c)])


class JoinFight(Question[Sands]):
    """US-649, US-650, US-659: yes or no; the action is named when its turn comes."""

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
    char: int
    free: bool = False

    def apply(self, w: Sands, by: Cause) -> Effects:
        fight = w.fight()
        if self.free:
            leader = next(c for c in fight.participants if w.able(c, "coordinated-strike"))
            w.spend(f"phase:coordinated:{leader}")
        else:
            w.ap[self.char] -= 1
        w.bit("hidden", self.char, False)
        w.set_fight(participants=(*fight.participants, self.char), joined=fight.joined | 1 << self.char)
        return ()


class JoinerAct(Question[Sands]):
    """US-649: the joiner names action and target; with nothing left to hit he dodges, a shooter drops out."""

    char: int

    def targets(self, w: Sands) -> bool:
        return any(up(w, foe) for foe in w.foes_at(w.fight().tile))

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        if not w.alive(self.char) or (w.pos[self.char] != w.fight().tile and not self.targets(w)):
            return ()
        return (w.seat_of(self.char),)

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        tile = w.fight().tile
        attack_options(w, self.char, tile, menu, Free())
        if w.pos[self.char] == tile:
            menu.add("dodge", Dodge(self.char))

    def apply(self, w: Sands, by: Cause) -> Effects:
        if w.alive(self.char) and w.pos[self.char] != w.fight().tile and not self.targets(w):
            w.ap[self.char] += 1
        return ()


# --- ANSWER ------------------------------------------------------------------------------------------------------------


def strongest(w: Sands, foes: list[Foe]) -> Foe:
    """US-654: highest expected damage, then most HP left, then the oldest."""

    def rank(foe: Foe) -> tuple[float, int, int]:
        dice = enemy_dice(w, foe, False, w.fight().first)
        return (sum([EXPECTED[c] for c in dice]), w.life(foe) - foe.damage, -foe.id)

    return max(foes, key=rank)


def attackers_on(w: Sands, char: int, pos: str) -> list[Foe]:
    """Untapped enemies there that fight this character, those at 0 HP included (US-613)."""
    return [foe for foe in w.against(char) if not foe.tapped and foe.pos == pos]


class Answer(Effect[Sands]):
    """ANSWER(i): US-612, US-652, US-653, US-655: who attacks this participant."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        fight = w.fight()
        char = fight.participants[fight.at]
        if not w.alive(char):
            return (NextParticipant(),)
        if w.pos[char] != fight.tile:
            return (React(char), OwnTile(char), NextParticipant())
        if fight.sneak and not fight.at:
            return (NextParticipant(),)
        untapped = attackers_on(w, char, fight.tile)
        later = any(w.pos[c] == fight.tile and w.alive(c) for c in fight.participants[fight.at + 1 :])
        chosen = untapped
        if later and untapped:
            aimed = [foe for foe in untapped if foe.id == fight.target]
            chosen = aimed or [strongest(w, untapped)]
            rampant = [foe for foe in untapped if rampages(w, foe) and foe not in chosen]
            chosen = [*chosen, *rampant]
        return (*[FoeAttack(foe.id, char) for foe in chosen], *settle(char), NextParticipant())


def rampages(w: Sands, foe: Foe) -> bool:
    """M4: the Matriarch attacks every participant, until card 3 gives her company."""
    return "boss" in w.fighter(foe).perks and not (w.stage >= 2 and len(w.foes_at(foe.pos)) > 1)


def settle(char: int) -> Effects:
    return (ChooseDodge(char), ApplyHits(char))


class FoeAttack(Effect[Sands]):
    """US-615: one enemy's roll against one participant; it is tapped."""

    foe: int
    char: int
    ranged: bool = False

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.foe)
        if foe is None:
            return ()
        if not rampages(w, foe):
            w.set_foe(self.foe, tapped=True)
        dice = enemy_dice(w, foe, self.ranged, w.fight().first)
        if not dice:
            return ()
        return (Roll("enemy", dice, w.pos[self.char], (KeepHit(self.foe),)),)


class KeepHit(Effect[Sands]):
    foe: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.set_fight(hits=(*w.fight().hits, (self.foe, successes(w))))
        return ()


class ChooseDodge(Question[Sands]):
    """US-631: after all attack dice, before damage, a successful dodge cancels one attack."""

    char: int

    def open(self, w: Sands) -> list[tuple[int, int]]:
        fight = w.fight()
        if fight.dodge < 1:
            return []
        out = []
        for id, n in fight.hits:
            foe = w.foe(id)
            perks = w.fighter(foe).perks if foe is not None else ()
            blocked = ("bear" in perks and w.wounded(self.char)) or ("brute" in perks and fight.dodge < 2)
            if n and not blocked:
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
        w.set_fight(hits=fight.hits[:i] + fight.hits[i + 1 :], dodge=-1)
        return ()


class ApplyHits(Effect[Sands]):
    """US-625: each attack in turn, with what may redirect or soften it."""

    char: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        hits = w.fight().hits
        w.set_fight(hits=())
        return tuple([TakeHit(self.char, n, id) for id, n in hits if n])


class TakeHit(Question[Sands]):
    """Thickskin's Bulwark: he may take the whole attack on another character of his tile (US-1104)."""

    char: int
    n: int
    foe: int = -1
    by_char: int = -1

    def guard(self, w: Sands) -> int:
        for c in w.here(w.pos[self.char]):
            if c != self.char and w.exposed(c) and w.able(c, "bulwark") and w.fresh(f"phase:bulwark:{c}"):
                return c
        return -1

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        guard = self.guard(w)
        return (w.seat_of(guard),) if guard >= 0 and w.hp[guard] else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        guard = self.guard(w)
        menu.add("bulwark", Spend(f"phase:bulwark:{guard}"), Soften(guard, self.n, self.foe, self.by_char))
        menu.add("no-bulwark", Soften(self.char, self.n, self.foe, self.by_char))

    def apply(self, w: Sands, by: Cause) -> Effects:
        guard = self.guard(w)
        asked = guard >= 0 and w.hp[guard]
        return () if asked else (Soften(self.char, self.n, self.foe, self.by_char),)


class Spend(Effect[Sands]):
    """US-053: an ability is used up until its token comes off."""

    flag: str

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.spend(self.flag)
        return ()


class Soften(Question[Sands]):
    """US-645: interrupts before damage: jacket, armour, vest, Tough hide; several may be combined."""

    char: int
    n: int
    foe: int = -1
    by_char: int = -1
    used: tuple[int, ...] = ()
    plated: bool = False

    def means(self, w: Sands) -> list[tuple[int, str]]:
        out: list[tuple[int, str]] = []
        for card in w.things(self.char):
            perks = w.gear(card).perks
            for perk in ("jacket", "armour", "vest"):
                ready = perk == "jacket" or w.uses.get(card, 0) > 0
                if perk in perks and ready and card not in self.used and w.works(self.char, card):
                    out.append((card, perk))
        return out

    def hide(self, w: Sands) -> bool:
        return w.able(self.char, "tough-hide") and w.fresh(f"phase:tough-hide:{self.char}")

    def plate(self, w: Sands) -> bool:
        return not self.plated and w.perk(self.char, "plate") >= 0 and w.fresh(f"phase:plate:{self.char}")

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        if self.n <= 0 or self.plate(w) or not (self.means(w) or self.hide(w)):
            return ()
        return (w.seat_of(self.char),)

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        for card, perk in self.means(w):
            less = min(2, self.n) if perk == "vest" else 1
            after = replace(self, n=self.n - less, used=(*self.used, card))
            wear = TurnCard(card) if perk == "jacket" else UseOne(card)
            menu.add(f"armour:{w.content.cards[card].id}", wear, after)
        if self.hide(w):
            menu.add("tough-hide", Spend(f"phase:tough-hide:{self.char}"), replace(self, n=self.n - 1))
        menu.add("take-it", Suffer(self.char, self.n, self.foe, self.by_char))

    def apply(self, w: Sands, by: Cause) -> Effects:
        if self.n > 0 and self.plate(w):
            return (Spend(f"phase:plate:{self.char}"), replace(self, n=max(0, self.n - 2), plated=True))
        if self.n > 0 and (self.means(w) or self.hide(w)):
            return ()
        return (Suffer(self.char, self.n, self.foe, self.by_char),)


class Suffer(Effect[Sands]):
    """US-618, US-1125: HP are really lost; what the enemy's card says follows."""

    char: int
    n: int
    foe: int = -1
    by_char: int = -1

    def apply(self, w: Sands, by: Cause) -> Effects:
        n = min(self.n, w.hp[self.char])
        if n <= 0:
            return ()
        foe = w.foe(self.foe) if self.foe >= 0 else None
        if self.by_char >= 0 or (foe is not None and foe.by >= 0):
            w.bit("blood", self.char, True)
        out: list[AnyEffect] = [Damage(str(self.char), n)]
        if self.n >= 3:
            out.append(HostageHurt(self.char))
        perks = w.fighter(foe).perks if foe is not None else ()
        if "rat" in perks:
            out.append(Roll("bite", "B", w.pos[self.char], (Bitten(self.char),)))
        if "crawler" in perks and n >= 2:
            out.append(Infect(str(self.char)))
        if "carrion" in perks:
            out.append(Under(seat_cause(w, self.char), (Lose("food"),)))
        return tuple(out)


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


class React(Effect[Sands]):
    """US-635 to US-638, US-655: the target of a shot from another tile comes closer, or shoots back."""

    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        fight = w.fight()
        foe = w.foe(fight.target)
        if foe is None or foe.tapped or fight.quiet:
            return ()
        ward = [c for c in w.here(foe.pos) if w.exposed(c) and c != self.char]
        if ward or not up(w, foe):
            return (ShootBack(foe.id, self.char),)
        dice = "BB" if fight.slow else "B"
        return (Roll("approach", dice, foe.pos, (Approach(foe.id, self.char, len(dice)),)),)


class Approach(Effect[Sands]):
    """US-635, US-639: it moves to the shooter's tile, which is its action; a barred enemy stays and shoots."""

    foe: int
    char: int
    need: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.foe)
        come = successes(w) >= self.need
        if foe is None:
            return ()
        if not come or not may_enter(w, foe, w.pos[self.char]) or foe.only:
            return (ShootBack(self.foe, self.char),)
        w.set_foe(self.foe, tapped=True)
        return (StepFoe(self.foe, w.pos[self.char]),)


class ShootBack(Effect[Sands]):
    """US-636: a ranged counter-attack, if it has a ranged value."""

    foe: int
    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.foe)
        if foe is None or not enemy_dice(w, foe, True, False):
            return ()
        return (FoeAttack(self.foe, self.char, ranged=True), ApplyHits(self.char))


class OwnTile(Effect[Sands]):
    """US-639: untapped enemies on the shooter's own tile attack him too."""

    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        if not w.exposed(self.char):
            return ()
        foes = attackers_on(w, self.char, w.pos[self.char])
        return (*[FoeAttack(foe.id, self.char) for foe in foes], ApplyHits(self.char)) if foes else ()


class NextParticipant(Effect[Sands]):
    """ACT(i+1), ANSWER(i+1)."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        fight = w.fight()
        if fight.at + 1 >= len(fight.participants):
            return ()
        w.set_fight(at=fight.at + 1, target=-1, dodge=-1, hits=(), quiet=False, slow=False)
        char = fight.participants[fight.at + 1]
        return (Under(seat_cause(w, char), (JoinerAct(char),)), Answer())


# --- CLOSE -------------------------------------------------------------------------------------------------------------


class CloseTurn(Effect[Sands]):
    """CLOSE: defeated enemies leave bodies, the dead die, howlers call, and the fight is over."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        fight = w.fight()
        w.fights = w.fights[:-1]
        out: list[AnyEffect] = [FoeBeaten(foe.id, fight.active) for foe in w.foes if not up(w, foe)]
        out += [Die(c) for c in w.living() if not w.hp[c]]
        if fight.first:
            howlers = [f for f in w.foes_at(fight.tile) if "howler" in w.fighter(f).perks and up(w, f)]
            out += [PullEnemy(1, (), howler.pos) for howler in howlers]
            w.foes = tuple([replace(f, bonus="") if f.bonus and f.pos == fight.tile else f for f in w.foes])
        out.append(FightOver(fight.tile, fight.active))
        return tuple(out)


class FoeBeaten(Effect[Sands]):
    """US-719: a beaten dealer is robbed; every other enemy leaves its body."""

    foe: int
    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        from holdfast.games.under_our_sun.traders import Robbed

        foe = w.foe(self.foe)
        if foe is None:
            return ()
        return (Robbed(self.char, self.foe),) if foe.only else (Fall(self.foe),)


# --- thrown at a whole tile ----------------------------------------------------------------------------------------------


class Hurl(Effect[Sands]):
    """US-1165: only the printed dice; every enemy there is hit, once for all or each apart."""

    char: int
    pos: str
    weapon: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        gear = w.gear(self.weapon)
        w.bit("hidden", self.char, False)
        foes = [foe for foe in w.foes_at(self.pos) if up(w, foe)]
        scares = "scares" in gear.perks
        out: list[AnyEffect] = [UseOne(self.weapon), Aim(foes[0].id if foes else -1)]
        ids = tuple([foe.id for foe in foes])
        if "area-once" in gear.perks:
            out.append(Roll("attack", gear.dice, self.pos, (Blast(ids),), self.char))
        else:
            out += [Roll("attack", gear.dice, self.pos, (Blast((id,)),), self.char) for id in ids]
        if scares:
            out += [ScareAnimal(id, w.pos[self.char], self.pos != w.pos[self.char]) for id in ids]
        if self.pos != w.pos[self.char]:
            out += [ReactTo(self.char, id) for id in ids[1:]]
        return tuple(out)


class Aim(Effect[Sands]):
    foe: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.set_fight(target=self.foe)
        return ()


class Blast(Effect[Sands]):
    foes: tuple[int, ...]

    def apply(self, w: Sands, by: Cause) -> Effects:
        n = successes(w)
        return tuple([HurtFoe(id, n) for id in self.foes])


class ScareAnimal(Effect[Sands]):
    """Fire Bottle: surviving Animals move 1 away instead of reacting; on the own tile after the combat turn."""

    foe: int
    danger: str
    at_once: bool

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.foe)
        if foe is None or not up(w, foe) or w.fighter(foe).kind != "Animal":
            return ()
        if self.at_once:
            w.set_foe(self.foe, tapped=True)
            return (Scare(self.foe, self.danger),)
        w.today = (*w.today, f"scared:{self.foe}")
        return ()


class ReactTo(Effect[Sands]):
    """US-1165: each further enemy on the tile reacts to the thrower, oldest first."""

    char: int
    foe: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        return (Aim(self.foe), React(self.char))


class ScaredRun(Effect[Sands]):
    """Fire Bottle on the own tile: Animals run at the end of the combat turn."""

    danger: str
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        scared = [int(flag[7:]) for flag in w.today if flag.startswith("scared:")]
        w.today = tuple([flag for flag in w.today if not flag.startswith("scared:")])
        return tuple([Scare(id, self.danger) for id in scared])
