"""Fights: enemies, rounds, fleeing, Backstab, killing (TW-901 to TW-942)."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Seat, replace
from holdfast.core.engine.effects import Under
from holdfast.core.engine.menu import Menu, needs
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.this_war.book.checks import EmpathyCheck, Hurt
from holdfast.games.this_war.city.unknown import EndScavenging
from holdfast.games.this_war.combat.blows import FoeStrike, Shoot, hand_to_hand
from holdfast.games.this_war.combat.grid import fight, fighters, living, parted, set_foe
from holdfast.games.this_war.combat.weapons import ArmAll, armoury, put_back, weapons_of
from holdfast.games.this_war.leader import ChoosePeople, Decision, bind
from holdfast.games.this_war.log import FIGHT, GOODS, IN_HANDS, Args, group, line, one, tag_entry, yes
from holdfast.games.this_war.options import Number
from holdfast.games.this_war.people.leaving import drop_weapon
from holdfast.games.this_war.people.states import EndScene, State
from holdfast.games.this_war.pieces import Fight, Foe, Struck
from holdfast.games.this_war.rules import AMMO, ENEMIES, FIREARMS, ITEM, RIFLE, UNARMED, WORST
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.things.stores import Lose, gain
from holdfast.games.this_war.things.tokens import TokenRemove
from holdfast.games.this_war.vocabulary import Arms, Item, Letter, Side
from holdfast.games.this_war.world import City


class StartFight(Effect[City], tag="fight"):
    """TW-901 to TW-904: Enemy tokens are drawn; their letter gives the weapon, their number the Prowess."""

    enemies: int
    weapons: dict[Letter, Arms]
    backstab: Side = ""
    """Whose Backstab comes first: `characters` or `enemies`."""
    thug: bool = False
    no_flee: bool = False
    prowess: int = -1
    """A Prowess for all, whatever their tokens say."""
    flee_when: int = 0
    loot: tuple[Item, ...] = ()
    weapons_of_dead: bool = False
    gains: tuple[AnyEffect, ...] = ()
    then: tuple[AnyEffect, ...] = ()
    beat = "fight"
    accounts_for = ("fight",)

    def apply(self, w: City, by: Cause) -> Effects:
        if not fighters(w):
            return self.then
        bag, foes = list(ENEMIES), []
        for _ in range(min(self.enemies, len(bag))):
            letter, prowess = bag.pop(w.chance.below(len(bag)))
            has = weapons_of(self.weapons[letter])
            weapon, spare = (has[0], has[1:]) if has else (UNARMED, ())
            foes.append(Foe(letter, self.prowess if self.prowess >= 0 else prowess, weapon, spare))
        w.scene += 1
        w.fight = Fight(
            tuple(foes),
            thug=self.thug,
            no_flee=self.no_flee,
            flee_when=self.flee_when,
            loot=self.loot,
            weapons_of_dead=self.weapons_of_dead,
            gains=self.gains,
            after=self.then,
            stabbed=bool(self.backstab),
        )
        first: Effects = (Step(True, self.backstab), Step(False, self.backstab)) if self.backstab else ()
        return (ArmAll(), *first, Round())

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-901 to TW-904: without anybody there is no fight."""
        now = w.fight
        if now is None or not outcomes:
            return None
        foes = "|".join([phrases.foe(i, foe) for i, foe in enumerate(now.foes)])
        return line("fight", foes=foes, n=len(now.foes), **group(w, w.present()))


# --- rounds ---------------------------------------------------------------------------------------------------------


class Round(Decision):
    """TW-920: before every round the Leader may let them flee, unless it is forbidden; after a round, also a Backstab,
    weapons may be changed (TW-917, TW-925)."""

    relentless: ClassVar[bool] = False
    accounts_for = (*FIGHT, *IN_HANDS)

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return () if finished(w) else (w.leader,)

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        now = fight(w)
        menu.add("fight", NewRound())
        menu.add("flee", Flee(), blocks=needs(not now.no_flee, "TW-920", "no-flight"))
        if (now.round or now.stabbed) and (armoury(w) or any(w.held[p] != UNARMED for p in fighters(w))):
            menu.add("rearm", ArmAll(), stay=True, back=True)

    def apply(self, w: City, by: Cause) -> Effects:
        return (FightOver(),)

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-915: logged when nobody is asked for another round."""
        now = w.fight
        if now is None or not finished(w) or now.fled:
            return None
        how = "parted" if now.parted else "won" if w.present() else "lost"
        return line("fight-over", how=how, n=now.kills, all=yes(now.kills == len(now.foes)))


class NewRound(Effect[City]):
    """TW-914: firearms first, then all others."""

    beat = "fight"
    accounts_for = ("fight",)

    def apply(self, w: City, by: Cause) -> Effects:
        w.fight = replace(fight(w), round=fight(w).round + 1, fired=0, foes_fired=0)
        return (Step(True), Step(False), Round())

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("new-round", n=fight(w).round)


def finished(w: City) -> bool:
    """TW-915: one side is dead, has fled, or both stepped back."""
    now = fight(w)
    gone = bool(now.flee_when) and now.kills >= now.flee_when
    return now.parted or now.fled or gone or not living(w) or not fighters(w)


class Step(Effect[City]):
    """TW-914: all who have firearms, or all others, roll and reroll; then the Wounds are applied together (TW-909). In a
    Backstab only one side strikes (TW-925, TW-927)."""

    firearms: bool
    side: Side = ""
    spared: int = -1
    beat = "move"
    accounts_for = ("fight",)

    def apply(self, w: City, by: Cause) -> Effects:
        if finished(w):
            return ()
        w.fight = now = replace(fight(w), struck=Struck())
        then: list[AnyEffect] = []
        if self.side != "enemies":
            for p in fighters(w):
                weapon = w.held[p]
                if self.firearms:
                    if weapon in FIREARMS and w.stock()[AMMO]:
                        then.append(Shoot(p))
                elif not now.fired >> p & 1:
                    then.append(hand_to_hand(w, p))
        if self.side != "characters":
            for i in living(w):
                weapon = now.foes[i].weapon
                if i != self.spared and (weapon in FIREARMS) == self.firearms and not now.foes_fired >> i & 1:
                    if self.firearms:
                        w.fight = replace(fight(w), foes_fired=fight(w).foes_fired | 1 << i)
                    then.append(FoeStrike(i, now.foes[i].prowess, 2 if weapon == RIFLE else 1))
        return (*then, Wounding()) if then else ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-925, TW-927: a Backstab is logged once, before the shots."""
        return line("backstab", side=self.side) if self.side and self.firearms else None


# --- Wounds ---------------------------------------------------------------------------------------------------------


class Wounding(Effect[City]):
    """TW-908, TW-911, TW-935, TW-936: the Leader divides what both sides dealt; nothing where they parted (TW-956)."""

    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        struck = fight(w).struck
        w.fight = replace(fight(w), struck=Struck())
        if parted(w):
            return ()
        then: list[AnyEffect] = [WoundFoe(foe, n, disarms) for foe, n, disarms in struck.on_foes]
        for person, n, disarms in struck.on_us:
            then += [Disarm(person), Hurt(person, n)] if disarms else [Hurt(person, n)]
        then += [DealWound(w.rules.enemy_life)] * struck.our_kills
        then += [DealWound(1)] * struck.ours
        then += [TakeWound(WORST)] * struck.their_kills
        then += [TakeWound(1)] * struck.theirs
        return tuple(then)


class Disarm(Effect[City]):
    """TW-954: a weapon goes back to where it came from, and its owner is unarmed until the fight ends."""

    person: int
    accounts_for = ("fight", *IN_HANDS)

    def apply(self, w: City, by: Cause) -> Effects:
        drop_weapon(w, self.person)
        w.fight = replace(fight(w), disarmed=fight(w).disarmed | 1 << self.person)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("disarmed", **one(w, self.person))


def wound_foe(w: City, i: int, n: int) -> None:
    """TW-910: an Enemy token moves right, one column a Wound; at the third it is dead."""
    foe = fight(w).foes[i]
    if foe.wounds >= w.rules.enemy_life:
        return
    foe = replace(foe, wounds=min(w.rules.enemy_life, foe.wounds + n))
    set_foe(w, i, foe)
    if foe.wounds == w.rules.enemy_life:
        now = fight(w)
        dropped = (*now.dropped, foe.weapon) if foe.weapon != UNARMED else now.dropped
        w.fight = replace(now, kills=now.kills + 1, dropped=dropped)


class DealWound(Decision):
    """Which enemy is struck."""

    n: int

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if living(w) else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for i in living(w):
            menu.add(Number("foe", i + 1), WoundFoe(i, self.n))


class WoundFoe(Effect[City]):
    """TW-910, TW-953: Wounds of one enemy, who may drop its weapon."""

    foe: int
    n: int
    disarms: bool = False
    beat = "fight"
    accounts_for = ("fight",)

    def apply(self, w: City, by: Cause) -> Effects:
        wound_foe(w, self.foe, self.n)
        foe = fight(w).foes[self.foe]
        if self.disarms and foe.wounds < w.rules.enemy_life:
            set_foe(w, self.foe, replace(foe, weapon=UNARMED, spare=()))
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-910: at the third Wound it is dead."""
        foe = fight(w).foes[self.foe]
        words: Args = {
            "foe": phrases.foe(self.foe, foe),
            "now": foe.wounds,
            "dead": yes(foe.wounds >= w.rules.enemy_life),
        }
        return line("wound-foe", n=self.n, **words)


class TakeWound(Effect[City]):
    """Which Character is struck; a symbol kills at once (TW-936)."""

    n: int
    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        among = fighters(w)
        return (ChoosePeople(1, among, (State("picked", "wounds", self.n),)),) if among else ()


# --- fleeing --------------------------------------------------------------------------------------------------------


class Flee(Effect[City]):
    """TW-920, TW-921: the enemies make a Backstab, then the survivors leave; with a runner one enemy does not strike."""

    beat = "move"
    accounts_for = ("fight",)
    log = tag_entry

    def apply(self, w: City, by: Cause) -> Effects:
        w.fight = replace(fight(w), fired=0, foes_fired=0)
        if any(w.has(p, "runner") for p in fighters(w)) and len(living(w)) > 0:
            return (Outrun(),)
        return (Step(True, "enemies"), Step(False, "enemies"), Fled())


class Outrun(Decision):
    """Pavle: which enemy does not strike."""

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for i in living(w):
            menu.add(Number("foe", i + 1), Step(True, "enemies", i), Step(False, "enemies", i), Fled())


class Fled(Effect[City]):
    """TW-920, TW-922: outside they go to Choosing findings; at home the enemies take five things."""

    beat = "move"
    accounts_for = (*FIGHT, *IN_HANDS)

    def apply(self, w: City, by: Cause) -> Effects:
        w.fight = replace(fight(w), fled=True)
        if w.phase == "scavenging":
            cart: Effects = ()
            if w.token("hand-cart") is not None and "hand-cart" in w.tonight:
                cart = (TokenRemove("hand-cart"),)
            return (*cart, FightOver(), EndScavenging())
        return (Lose("any", w.rules.robbed, if_possible=True), FightOver())

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("fled", home=yes(w.phase != "scavenging"), **group(w, w.present()))


# --- the end of a fight ---------------------------------------------------------------------------------------------


class FightOver(Effect[City]):
    """TW-1017, TW-942, TW-1787: the fallen are spoken of, then the killings are checked, then loot is gained, where all
    enemies died or ran and somebody lives. The fighters answer for them and have their share, even if they stop (TW-945)."""

    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        now = fight(w)
        put_back(w)
        w.fight = None
        fought = bind(by, "fought", fighters(w))
        checks: Effects = () if now.thug else (EmpathyCheck("fought"),) * now.kills
        won = bool(fighters(w)) and not now.fled and not now.parted
        loot: Effects = (Loot(now.loot, now.dropped if now.weapons_of_dead else ()), *now.gains) if won else ()
        return (EndScene(), Under(fought, (*checks, *loot)), *now.after)


class Loot(Effect[City]):
    """TW-916, TW-1786: what the card names, and one weapon for each of the dead who held one."""

    items: tuple[Item, ...]
    weapons: tuple[int, ...]
    accounts_for = GOODS

    def apply(self, w: City, by: Cause) -> Effects:
        found = (*[ITEM[item] for item in self.items], *self.weapons)
        w.moved = tuple([(item, gain(w, w.stock(), item, 1)) for item in found])
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("loot", goods=phrases.goods(w.moved)) if any(n for _, n in w.moved) else None
