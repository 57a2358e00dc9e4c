"""Character against character (US-660 to US-667)."""

from holdfast.core.effect import Cause, Effect, Effects, Question, Seat
from holdfast.core.effects import Under
from holdfast.core.menu import Menu
from holdfast.games.under_our_sun.combat import CombatTurn, TakeHit, seat_cause
from holdfast.games.under_our_sun.dice import Roll, Test, dice_for, successes
from holdfast.games.under_our_sun.hooks import CheckMission
from holdfast.games.under_our_sun.people import Die
from holdfast.games.under_our_sun.weapons import BARE, ammunition, attack_dice, in_reach, weapons
from holdfast.games.under_our_sun.world import Sands


def attack_targets(w: Sands, char: int) -> list[tuple[int, int, str]]:
    """US-661, US-634: whom he may attack, with what; only in semi-cooperative games."""
    if not w.rules.semi:
        return []
    found = []
    for other in w.living():
        if other == char:
            continue
        if w.pos[other] == w.pos[char]:
            arms = [BARE, *weapons(w, char, "melee"), *weapons(w, char, "ranged")]
        elif not w.is_hidden(other):
            arms = [card for card in weapons(w, char, "ranged") if in_reach(w, char, w.pos[other], card)]
        else:
            arms = []
        found += [(other, card, "bare" if card < 0 else w.content.cards[card].id) for card in arms]
    return found


class Assault(Effect[Sands]):
    """US-667: an attack on a character; enemies on the tile answer the attacker only."""

    char: int
    other: int
    weapon: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.ap[self.char] -= 1
        w.bit("hidden", self.char, False)
        w.bit("hidden", self.other, False)
        blow = Blow(self.char, self.other, self.weapon)
        cause = seat_cause(w, self.char)
        if w.threatened(self.char):
            return (CombatTurn(self.char, w.pos[self.char], (blow,)), CheckMission())
        return (Under(cause, (blow,)), Fallen(), CheckMission())


class Fallen(Effect[Sands]):
    """Who is at 0 HP dies now."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        return tuple([Die(c) for c in w.living() if not w.hp[c]])


class Blow(Effect[Sands]):
    """The attacker's roll; then the attacked one may react."""

    char: int
    other: int
    weapon: int
    counter: bool = False

    def apply(self, w: Sands, by: Cause) -> Effects:
        dice = attack_dice(w, self.char, self.weapon, w.pos[self.other], False, False, False)
        if self.weapon >= 0 and w.gear(self.weapon).ammo:
            ammunition(w, self.char, self.weapon)
        after = Landed(self.char, self.other) if self.counter else Reaction(self.char, self.other)
        return (Roll("attack", dice, w.pos[self.other], (Struck(after),), self.char),)


class Struck(Effect[Sands]):
    then: "Landed | Reaction"

    def apply(self, w: Sands, by: Cause) -> Effects:
        n = successes(w)
        w.score["blow"] = n
        if isinstance(self.then, Landed):
            return (TakeHit(self.then.other, n, by_char=self.then.char),) if n else ()
        return (Reaction(self.then.char, self.then.other, n),)


class Landed(Effect[Sands]):
    char: int
    other: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        return ()


class Reaction(Question[Sands]):
    """US-660, US-662 to US-664: counter-attack, dodge, come closer, or nothing; one reaction for each attack."""

    char: int
    other: int
    n: int = 0

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.other),) if w.alive(self.other) and w.ap[self.other] else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        char, other = self.char, self.other
        near_by = w.pos[char] == w.pos[other]
        hit = Hurt(char, other, self.n)
        if near_by:
            arms = [BARE, *weapons(w, other, "melee"), *weapons(w, other, "ranged")]
        else:
            arms = [card for card in weapons(w, other, "ranged") if in_reach(w, other, w.pos[char], card)]
        for card in arms:
            name = "bare" if card < 0 else w.content.cards[card].id
            menu.add(f"counter:{name}", SpendAp(other, 1), hit, Blow(other, char, card, counter=True))
        menu.add("react-dodge", SpendAp(other, 1), Evade(char, other, self.n, not near_by))
        if not near_by:
            cost = w.ground(w.pos[char]).mv
            if w.ap[other] >= cost and w.room(w.pos[char]):
                menu.add("rush", SpendAp(other, cost), hit, Rush(char, other))
        menu.add("do-nothing", hit)

    def apply(self, w: Sands, by: Cause) -> Effects:
        return () if w.alive(self.other) and w.ap[self.other] else (Hurt(self.char, self.other, self.n),)


class SpendAp(Effect[Sands]):
    char: int
    n: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.ap[self.char] -= self.n
        return ()


class Hurt(Effect[Sands]):
    char: int
    other: int
    n: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        return (TakeHit(self.other, self.n, by_char=self.char),) if self.n > 0 else ()


class Evade(Effect[Sands]):
    """US-660, US-662: a melee dodge avoids the whole attack; from a distance each success takes 1 damage away."""

    char: int
    other: int
    n: int
    ranged: bool

    def apply(self, w: Sands, by: Cause) -> Effects:
        dice = dice_for(w, self.other, "skill") + ("Y" if w.perk(self.other, "dodge-Y") >= 0 else "")
        return (Roll("dodge", dice, w.pos[self.other], (Evaded(self),), self.other),)


class Evaded(Effect[Sands]):
    evade: Evade

    def apply(self, w: Sands, by: Cause) -> Effects:
        it, won = self.evade, successes(w)
        left = max(0, it.n - won) if it.ranged else (0 if won else it.n)
        return (Hurt(it.char, it.other, left),)


class Rush(Effect[Sands]):
    """US-663: with a strength test he moves onto the attacker's tile, if he lives."""

    char: int
    other: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        from holdfast.games.under_our_sun.moving import Step

        if not w.alive(self.other) or not w.hp[self.other]:
            return ()
        test = Test("strength", (Step(self.other, w.pos[self.char]),))
        return (Under(seat_cause(w, self.other), (test,)),)
