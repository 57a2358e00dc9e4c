"""Combat: the state machine of a combat turn (US-601 to US-659)."""

from typing import ClassVar, Protocol

from holdfast.core.effect import AnyEffect, Cause, Effect, Effects, Question, Seat, replace
from holdfast.core.effects import Under, Window
from holdfast.core.menu import Menu
from holdfast.games.under_our_sun.dice import Roll, Test, TurnCard, dice_for, successes
from holdfast.games.under_our_sun.enemies import (
    Dismiss,
    Fall,
    HurtFoe,
    PullEnemy,
    Scare,
    StepFoe,
    appeared,
    may_enter,
    put_foe,
    search_wolf,
)
from holdfast.games.under_our_sun.geography import distance
from holdfast.games.under_our_sun.goods import Lose, UseOne, spend
from holdfast.games.under_our_sun.hooks import ON_DEALER_BEATEN, CheckMission, FightOver
from holdfast.games.under_our_sun.numbers import EXPECTED
from holdfast.games.under_our_sun.people import Damage, Die, Infect
from holdfast.games.under_our_sun.weapons import (
    BARE,
    ammunition,
    arm_name,
    arms,
    attack_dice,
    bombs,
    bursts,
    enemy_dice,
    in_throw,
)
from holdfast.games.under_our_sun.world import Fight, Foe, Sands


def up(w: Sands, foe: Foe) -> bool:
    """US-613: it can still be chosen as a target."""
    return not foe.damage or foe.damage < w.life(foe)


def seat_cause(w: Sands, char: int) -> Cause:
    return Cause(w.seat_of(char), char)


# --- a combat turn -----------------------------------------------------------------------------------------------------


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
        w.foes = tuple([replace(foe, tapped=False) if foe.tapped else foe for foe in w.foes])
        fight = Fight(
            self.active,
            self.tile,
            self.first,
            (self.active, *self.also),
            sneak=self.sneak,
            fresh=self.fresh,
            opposed=bool(w.foes_at(self.tile)),
        )
        w.fights = (*w.fights, fight)
        w.openings += self.first
        join = (Joining(),) if self.joinable else ()
        return (Under(seat_cause(w, self.active), self.act), *join, Answer(), CloseTurn())


class FirstCombatTurn(Effect[Sands]):
    """US-601 to US-606, US-541: what is printed "on activation" first, then the free opening exchange.

    `also` are the other characters whom the same card attacks (US-605)."""

    char: int
    also: tuple[int, ...] = ()

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = self.char
        if not w.exposed(char):
            return ()
        new = tuple([foe.id for foe in w.against(char) if not foe.met])
        spared = truce_with(w, char)
        met = (Greeting(spared, char),) if spared >= 0 and spared not in new else ()
        known = w.rules.semi and not w.revealed and any(w.fighter(foe).sol for foe in w.against(char))
        meet = (MeetSon(char), Window("meet-sol")) if known else ()
        return (*meet, *met, *[Greeting(id, char) for id in new], OpenFirst(char, self.also, new))


def truce_with(w: Sands, char: int) -> int:
    """Wounded Raider: the oldest Human enemy there leaves, whether it has met somebody before or not."""
    if not w.truce >> char & 1:
        return -1
    return next((foe.id for foe in w.against(char) if w.fighter(foe).kind == "Human"), -1)


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
        char, pos = self.char, w.pos[self.char]
        if not w.exposed(char) or not w.against(char):
            return ()
        also = tuple([c for c in self.also if w.exposed(c) and w.pos[c] == pos])
        act = (FirstAct(char),)
        return (CombatTurn(char, pos, act, first=True, joinable=True, also=also, fresh=self.fresh),)


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
        return appeared([put_foe(w, card, foe.pos, met=True).id]) if card >= 0 else ()


# --- ACT ---------------------------------------------------------------------------------------------------------------


class Wrap(Protocol):
    """How a chosen combat action is put into the menu: alone, or with a price."""

    def add(self, menu: Menu, key: str, *then: AnyEffect) -> None: ...


class Free:
    """A combat action that costs nothing more."""

    def add(self, menu: Menu, key: str, *then: AnyEffect) -> None:
        menu.add(key, *then)


def targets(w: Sands, char: int, tile: str) -> list[Foe]:
    """US-613, US-647, US-968: enemies there that can be attacked; a dealer who is at peace with him is robbed instead,
    but in a fight that is under way everybody may attack it."""
    found = []
    for foe in w.foes:
        if foe.pos == tile and up(w, foe) and (not foe.only or foe.only >> char & 1 or w.fights):
            found.append(foe)
    return [foe for foe in found if not w.fighter(foe).sol] if found and w.traitor(char) else found


def attack_options(w: Sands, char: int, tile: str, menu: Menu, wrap: Wrap) -> None:
    """Every target on the tile with every weapon; from next to it only shots, some of them from hiding; throws."""
    foes = targets(w, char, tile)
    if not foes:
        return
    word = "attack" if w.pos[char] == tile else "shoot"
    weapons = arms(w, char, tile)
    for foe in foes:
        for card in weapons:
            key = f"{word}:foe-{foe.id}:{arm_name(w, card)}"
            strike = Strike(char, foe.id, card)
            wrap.add(menu, key, strike)
            if word == "shoot" and w.is_hidden(char):
                for how, shot in from_hiding(w, char, card, strike).items():
                    wrap.add(menu, f"{key}:{how}", *shot)
            if bursts(w, char, card):
                burst = replace(strike, burst=True)
                wrap.add(menu, f"{key}:burst", burst)
                if word == "shoot" and w.is_hidden(char):
                    for how, shot in from_hiding(w, char, card, burst).items():
                        wrap.add(menu, f"{key}:burst:{how}", *shot)
    thrown = bombs(w, char)
    if thrown and in_throw(w, char, tile):
        for card in thrown:
            wrap.add(menu, f"throw:{arm_name(w, card)}:{tile}", Hurl(char, tile, card))


def from_hiding(w: Sands, char: int, weapon: int, strike: "Strike") -> dict[str, tuple[AnyEffect, ...]]:
    """US-1108, Scout's Longbow: shots from stealth mode to which the target does not react."""
    found: dict[str, tuple[AnyEffect, ...]] = {}
    if w.able(char, "ambush") and w.fresh(f"phase:ambush:{char}"):
        found["ambush"] = (Spend(f"phase:ambush:{char}"), replace(strike, quiet_shot=True))
    if "longbow" in w.gear(weapon).perks:
        found["unseen"] = (Test("stealth", (replace(strike, quiet_shot=True, unseen=True),), (strike,)),)
    return found


class FirstAct(Question[Sands]):
    """US-604: Attack or Dodge for nothing."""

    char: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),)

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        attack_options(w, self.char, w.pos[self.char], menu, Free())
        menu.add("dodge", Dodge(self.char))


class Strike(Effect[Sands]):
    """US-427, US-616, US-630, US-633: the roll of one attack on an enemy; it exposes, a shot spends ammunition.

    A dealer is from now on the enemy of whoever attacks it (US-720)."""

    char: int
    foe: int
    weapon: int = BARE
    sneak: bool = False
    burst: bool = False
    quiet_shot: bool = False
    """The target does not react (US-1108)."""
    unseen: bool = False
    """He stays hidden (Scout's Longbow)."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.foe)
        if foe is None:
            return ()
        if not self.unseen:
            w.bit("hidden", self.char, False)
        if foe.only:
            w.set_foe(self.foe, only=foe.only | 1 << self.char)
        dice = attack_dice(w, self.char, self.weapon, foe.pos, w.fight().first, self.sneak, self.burst)
        slow = self.weapon >= 0 and "slow-approach" in w.gear(self.weapon).perks
        far = distance(w.pos[self.char], foe.pos) > 1
        w.set_fight(targets=(self.foe,), slow=slow, quiet=self.quiet_shot or far)
        use = worn(w, self.char, self.weapon, self.burst)
        return (*use, Roll("attack", dice, foe.pos, (Wounds(self.char, self.foe, self.weapon),), self.char))


def worn(w: Sands, char: int, weapon: int, burst: bool) -> Effects:
    """US-345, US-634: what an attack takes from its weapon: ammunition, or a use."""
    if weapon < 0 or not w.gear(weapon).uses:
        return ()
    if w.gear(weapon).ammo:
        ammunition(w, char, weapon, burst)
        return ()
    return (UseOne(weapon),)


def note_beaten(w: Sands, char: int, foe: int, n: int) -> None:
    """US-508, US-720: who brought an enemy to 0 HP."""
    it = w.foe(foe)
    if it is not None and up(w, it) and it.damage + n >= w.life(it):
        w.set_fight(beaten=(*w.fight().beaten, (foe, char)))


class Wounds(Effect[Sands]):
    """US-617: every success is 1 damage; stun baton and Wrecker may tap the target before it answers."""

    char: int
    foe: int
    weapon: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        n = successes(w)
        note_beaten(w, self.char, self.foe, n)
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
    """US-611: it has had its action of this combat turn; the rampaging Matriarch is never tapped."""

    foe: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.foe)
        if foe is not None and not rampages(w, foe):
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
    if char in fight.participants or not w.alive(char) or not w.hp[char]:
        return False
    if not w.ap[char] and not free_join(w):
        return False
    tile = fight.tile
    if not targets(w, char, tile):
        return False
    return bool(arms(w, char, tile)) or (in_throw(w, char, tile) and bool(bombs(w, char)))


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
            leader = next(c for c in fight.participants if w.able(c, "coordinated-strike"))
            w.spend(f"phase:coordinated:{leader}")
        else:
            w.ap[self.char] -= 1
        w.set_fight(participants=(*fight.participants, self.char), free=fight.free | self.free << self.char)
        return ()


class JoinerAct(Question[Sands]):
    """US-649, US-651: the joiner names action and target; with nothing left to hit he can only dodge. Who joins from
    hiding joins with an attack."""

    char: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),) if w.alive(self.char) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        char, tile = self.char, w.fight().tile
        attack_options(w, char, tile, menu, Free())
        if w.pos[char] == tile and (not w.is_hidden(char) or not targets(w, char, tile)):
            menu.add("dodge", Dodge(char))


# --- ANSWER ------------------------------------------------------------------------------------------------------------


def strongest(w: Sands, foes: list[Foe]) -> Foe:
    """US-654: highest expected damage, then most HP left, then the oldest."""

    def rank(foe: Foe) -> tuple[float, int, int]:
        dice = enemy_dice(w, foe, False, w.fight().first)
        return (sum([EXPECTED[c] for c in dice]), w.life(foe) - foe.damage, -foe.id)

    return max(foes, key=rank)


def attackers_on(w: Sands, char: int, pos: str) -> list[Foe]:
    """Untapped enemies there that fight this character, those at 0 HP included (US-613); a hidden one has none."""
    if not w.exposed(char) or w.pos[char] != pos:
        return []
    return [foe for foe in w.against(char) if not foe.tapped]


def attackers(w: Sands, char: int) -> list[Foe]:
    """US-612, US-652, US-653: all untapped enemies; but while somebody whom they can attack comes later, only the
    attacked one, or the strongest."""
    fight = w.fight()
    untapped = attackers_on(w, char, fight.tile)
    if fight.sneak and not fight.at:
        return []
    later = [c for c in fight.participants[fight.at + 1 :] if w.alive(c) and w.pos[c] == fight.tile]
    patient = [foe for foe in untapped if any(foe in w.against(c) for c in later)]
    if not patient:
        return untapped
    chosen = [foe for foe in untapped if foe.id in fight.targets[:1]] or [strongest(w, untapped)]
    return [foe for foe in untapped if foe in chosen or foe not in patient or rampages(w, foe)]


class Answer(Effect[Sands]):
    """ANSWER(i): US-612, US-652, US-653, US-655: who attacks this participant."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        fight = w.fight()
        char = fight.participants[fight.at]
        if not w.alive(char):
            return (NextParticipant(),)
        if w.pos[char] != fight.tile:
            return (*[React(char, id) for id in fight.targets], OwnTile(char), NextParticipant())
        rolls = [FoeAttack(foe.id, char) for foe in attackers(w, char)]
        return (*rolls, ChooseDodge(char), ApplyHits(char), NextParticipant())


def rampages(w: Sands, foe: Foe) -> bool:
    """M4: the Matriarch attacks every participant, until card 3 gives her company."""
    return "boss" in w.fighter(foe).perks and not (w.stage >= 2 and len(w.foes_at(foe.pos)) > 1)


class FoeAttack(Effect[Sands]):
    """US-615: one enemy's roll against one participant; it is tapped."""

    foe: int
    char: int
    ranged: bool = False

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.foe)
        if foe is None:
            return ()
        dice = enemy_dice(w, foe, self.ranged, w.fight().first)
        roll = (Roll("enemy", dice, foe.pos, (KeepHit(self.foe),)),) if dice else ()
        return (TapFoe(self.foe), *roll)


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
        if not w.hp[self.char]:
            return -1
        for c in w.here(w.pos[self.char]):
            able = w.exposed(c) and w.hp[c] and w.able(c, "bulwark") and w.fresh(f"phase:bulwark:{c}")
            if able and c not in (self.char, self.by_char):
                return c
        return -1

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        guard = self.guard(w)
        return (w.seat_of(guard),) if guard >= 0 else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        guard = self.guard(w)
        menu.add("bulwark", Spend(f"phase:bulwark:{guard}"), Soften(guard, self.n, self.foe, self.by_char))
        menu.add("no-bulwark", Soften(self.char, self.n, self.foe, self.by_char))

    def apply(self, w: Sands, by: Cause) -> Effects:
        return () if self.guard(w) >= 0 else (Soften(self.char, self.n, self.foe, self.by_char),)


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
        for card, perk in w.kit(self.char).armour:
            if (perk == "jacket" or w.uses.get(card, 0) > 0) and card not in self.used:
                out.append((card, perk))
        return out

    def hide(self, w: Sands) -> bool:
        return w.able(self.char, "tough-hide") and w.fresh(f"phase:tough-hide:{self.char}")

    def plate(self, w: Sands) -> bool:
        return not self.plated and w.perk(self.char, "plate") >= 0 and w.fresh(f"phase:plate:{self.char}")

    def open(self, w: Sands) -> bool:
        return self.n > 0 and w.hp[self.char] > 0

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        if not self.open(w) or self.plate(w) or not (self.means(w) or self.hide(w)):
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
        if self.open(w) and self.plate(w):
            return (Spend(f"phase:plate:{self.char}"), replace(self, n=max(0, self.n - 2), plated=True))
        if self.open(w) and (self.means(w) or self.hide(w)):
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
        author = foe.by if foe is not None else self.by_char
        if author >= 0:
            w.blood = (*w.blood, (author, self.char))
        w.suffered("fights", n)
        out: list[AnyEffect] = [Damage(str(self.char), n)]
        if n >= 3:
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
    """US-635 to US-639, US-655: the target of a shot from another tile comes closer, or shoots back; no die is rolled
    where it cannot come. After a throw only survivors react, and Animals run from a Fire Bottle (US-1165)."""

    char: int
    foe: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        fight = w.fight()
        foe = w.foe(self.foe)
        if foe is None or foe.tapped or fight.quiet or (fight.thrown and not up(w, foe)):
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
        if foe is None or not enemy_dice(w, foe, True, False):
            return ()
        return (FoeAttack(self.foe, self.char, ranged=True), ApplyHits(self.char))


class OwnTile(Effect[Sands]):
    """US-639: untapped enemies on the shooter's own tile attack him too."""

    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        foes = attackers_on(w, self.char, w.pos[self.char])
        return (*[FoeAttack(foe.id, self.char) for foe in foes], ApplyHits(self.char)) if foes else ()


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
            w.set_fight(participants=before + rest[1:])
            return (NextParticipant(),)
        clean = {"targets": (), "dodge": -1, "hits": (), "quiet": False, "slow": False}
        w.set_fight(at=fight.at + 1, thrown=False, scares=False, **clean)
        return (Under(seat_cause(w, char), (JoinerAct(char),)), Answer())


# --- CLOSE -------------------------------------------------------------------------------------------------------------


class CloseTurn(Effect[Sands]):
    """CLOSE: defeated enemies leave bodies, the dead die, howlers call, scared Animals run, and the turn is over."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        fight = w.fight()
        w.fights = w.fights[:-1]
        victors = dict(fight.beaten)
        out: list[AnyEffect] = [
            FoeBeaten(foe.id, victors.get(foe.id, fight.active)) for foe in w.foes if not up(w, foe)
        ]
        out += [Die(c) for c in w.living() if not w.hp[c]]
        howlers = [f for f in w.foes if f.id in fight.fresh and "howler" in w.fighter(f).perks and up(w, f)]
        out += [PullEnemy(1, (), howler.pos) for howler in howlers]
        if fight.first:
            w.foes = tuple([replace(f, bonus="") if f.bonus and f.pos == fight.tile else f for f in w.foes])
        out += [Scare(id, fight.tile) for id in fight.scared]
        if fight.opposed:
            last = fight.beaten[-1][1] if fight.beaten else fight.active
            out.append(FightOver(fight.tile, last))
        return tuple(out)


class FoeBeaten(Effect[Sands]):
    """US-719: a beaten dealer is robbed; every other enemy leaves its body."""

    foe: int
    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.foe)
        if foe is None:
            return ()
        if foe.only:
            return tuple([e for hear in ON_DEALER_BEATEN for e in hear(w, self.foe, self.char)])
        return (Fall(self.foe),)


# --- thrown at a whole tile ----------------------------------------------------------------------------------------------


class Hurl(Effect[Sands]):
    """US-1165: only the printed dice; every enemy there is hit, once for all or each apart. On the own tile it is an
    Attack on the oldest; thrown farther each survivor reacts."""

    char: int
    pos: str
    weapon: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        perks = w.gear(self.weapon).perks
        dice = w.gear(self.weapon).dice
        w.bit("hidden", self.char, False)
        foes = tuple([foe.id for foe in targets(w, self.char, self.pos)])
        w.set_fight(targets=foes, thrown=True, scares="scares" in perks)
        groups = [foes] if "area-once" in perks else [(id,) for id in foes]
        rolls = [Roll("attack", dice, self.pos, (Blast(self.char, group),), self.char) for group in groups]
        here = self.pos == w.pos[self.char]
        scared = [FrightenHere(id) for id in foes] if here and "scares" in perks else []
        return (UseOne(self.weapon), *rolls, *scared)


class Blast(Effect[Sands]):
    """Each of these enemies takes the result."""

    char: int
    foes: tuple[int, ...]

    def apply(self, w: Sands, by: Cause) -> Effects:
        n = successes(w)
        for id in self.foes:
            note_beaten(w, self.char, id, n)
        return tuple([HurtFoe(id, n) for id in self.foes])


class FrightenHere(Effect[Sands]):
    """Fire Bottle on the own tile: a surviving Animal runs at the end of the combat turn."""

    foe: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.foe)
        if foe is not None and up(w, foe) and w.fighter(foe).kind == "Animal":
            w.set_fight(scared=(*w.fight().scared, self.foe))
        return ()
