"""Characters: health, infection, well-being, action points, karma (US-050 to US-053, US-770 to US-772, US-780)."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Question, Seat, replace
from holdfast.core.engine.effects import Under
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun.log import DEED, LogOnly, no_effect, somebody
from holdfast.games.under_our_sun.options import WithPerson
from holdfast.games.under_our_sun.people.death import Die
from holdfast.games.under_our_sun.people.log import log_ability, log_changes, log_losses, log_tiredness
from holdfast.games.under_our_sun.rules import FIT, TIRED
from holdfast.games.under_our_sun.vocabulary import Fare, Who
from holdfast.games.under_our_sun.world import Sands, me

CHARS = tuple([str(char) for char in range(6)])
NUMBERS = {name: char for char, name in enumerate(CHARS)}


def whom(w: Sands, by: Cause, who: str) -> list[int]:
    """The living characters a word of a card means, in turn order."""
    char = NUMBERS.get(who, -1)
    if char >= 0:
        return [char] if not (w.dead | w.crossed) >> char & 1 else []
    char = me(w, by)
    match who:
        case "me":
            return [char] if w.alive(char) else []
        case "tile":
            return w.here(w.pos[char])
        case "others":
            there = w.here(w.pos[char])
            if char in there:
                there.remove(char)
            return there
        case "all":
            return w.living()
    return []


OWN = tuple([tuple([Cause(seat, char) for char in range(6)]) for seat in range(6)])


def seat_cause(w: Sands, char: int) -> Cause:
    """The cause of what a character does by himself."""
    return OWN[w.owner[char]][char]


def own_doing(w: Sands, by: Cause, char: int, then: Effects) -> Effects:
    """The same effects as a character's own doing, if they are not yet."""
    cause = OWN[w.owner[char]][char]
    return then if by is cause or not then or by == cause else (Under(cause, then),)


class Damage(Effect[Sands]):
    """US-618, US-780: HP are lost, as many as there are."""

    who: Who = "me"
    n: int = 1
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        n, hp = self.n, w.hp
        losses = tuple([(char, min(n, hp[char])) for char in whom(w, by, self.who) if hp[char]])
        return (LoseHealth(losses),) if losses else ()


class LoseHealth(Effect[Sands]):
    """US-773, US-780: who loses how many of the HP he has; in a fight nobody is removed before its end (US-625)."""

    losses: tuple[tuple[int, int], ...]
    beat = "wound"
    accounts_for = ("hp",)
    log = log_losses

    def apply(self, w: Sands, by: Cause) -> Effects:
        hp = w.hp
        fallen: Effects = ()
        for char, n in self.losses:
            hp[char] -= n
            if not hp[char] and not w.fights:
                fallen += (Die(char),)
        return fallen


class Fares(LogOnly):
    """How some characters have really changed, and by how much, for the log: hp, infected, well, ap or karma."""

    what: Fare
    changes: tuple[tuple[int, int], ...]
    accounts_for = (*DEED, "hp", "infected", "well", "ap", "karma")
    log = log_changes


def fares(what: Fare, changes: list[tuple[int, int]]) -> Effects:
    """Those of these changes that are any."""
    real = tuple([(char, n) for char, n in changes if n])
    return (Fares(what, real),) if real else ()


class Heal(Effect[Sands]):
    """US-780: never above the maximum."""

    who: Who = "me"
    n: int = 1
    beat = "heal"
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        healed: list[tuple[int, int]] = []
        for char in whom(w, by, self.who):
            n = min(self.n, w.sheet(char).hp - w.hp[char])
            w.hp[char] += n
            healed.append((char, n))
        return fares("hp", healed)


class Infect(Effect[Sands]):
    """US-772: one token at most; a gas mask keeps it off."""

    who: Who = "me"
    beat = "loss"
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        sick: list[tuple[int, int]] = []
        for char in whom(w, by, self.who):
            if w.perk(char, "gas-mask") < 0:
                sick.append((char, 1 - (w.infected >> char & 1)))
                w.bit("infected", char, True)
        return fares("infected", sick)


class Cure(Effect[Sands]):
    """US-772: treated."""

    who: Who = "me"
    beat = "heal"
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        cured: list[tuple[int, int]] = []
        for char in whom(w, by, self.who):
            cured.append((char, -(w.infected >> char & 1)))
            w.bit("infected", char, False)
        return fares("infected", cured)


class WellBeing(Effect[Sands]):
    """US-051: Fit, OK, Tired; beyond the ends nothing happens."""

    n: int
    who: Who = "me"
    beat = "phase"
    accounts_for = ("well", "tired_next")
    log = log_tiredness

    def apply(self, w: Sands, by: Cause) -> Effects:
        changes: list[tuple[int, int]] = []
        for char in whom(w, by, self.who):
            before = w.well[char]
            w.well[char] = max(TIRED, min(FIT, before + self.n))
            changes.append((char, w.well[char] - before))
        return fares("well", changes)


class ActionPoints(Effect[Sands]):
    """US-052, US-1133: never below 0, never above 8."""

    n: int
    who: Who = "me"
    beat = "gain"
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        changes: list[tuple[int, int]] = []
        for char in whom(w, by, self.who):
            before = w.ap[char]
            w.ap[char] = max(0, min(w.rules.most_ap, before + self.n))
            changes.append((char, w.ap[char] - before))
        return fares("ap", changes)


class RegainKarma(Effect[Sands]):
    """A discarded karma die comes back, up to the number of the start; otherwise, if the card says so, an action point."""

    who: Who = "me"
    or_ap: bool = False
    beat = "use"
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        most = w.rules.most_karma
        regained: list[tuple[int, int]] = []
        out: list[AnyEffect] = []
        for char in whom(w, by, self.who):
            if w.karma[char] < most:
                w.karma[char] += 1
                regained.append((char, 1))
            elif self.or_ap:
                out.append(ActionPoints(1, str(char)))
        return (*fares("karma", regained), *out)


class OutOfHiding(LogOnly):
    """US-417: who is hidden no more, for the log."""

    char: int
    accounts_for = ("hidden",)
    log = somebody("out-of-hiding")


def come_out(w: Sands, char: int) -> Effects:
    """US-417: he is exposed from now on; told where he was hidden."""
    if not w.hidden >> char & 1:
        return ()
    w.expose(char)
    return (OutOfHiding(char),)


class Each(Effect[Sands]):
    """One character after the other, each as `me`."""

    who: Who
    then: tuple[AnyEffect, ...]
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        chars = whom(w, by, self.who)
        return tuple([Under(replace(by, seat=w.seat_of(c), who=c), (ForOne(self.then),)) for c in chars])


class ForOne(Effect[Sands]):
    """One character's part; the dead have none."""

    then: tuple[AnyEffect, ...]
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return self.then if w.alive(by.who) else ()


class Spend(Effect[Sands]):
    """US-053: an ability is used up until its token comes off."""

    flag: str
    beat = "use"
    accounts_for = ("used",)
    log = log_ability

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.spend(self.flag)
        return ()


def hurt(w: Sands, chars: list[int]) -> list[int]:
    """US-368, US-780: those of them who lack HP."""
    return [c for c in chars if w.hp[c] < w.sheet(c).hp]


class HealOne(Question[Sands]):
    """A living character on my tile who lacks HP, myself included; `wounded` is the amount for a wounded one."""

    n: int
    wounded: int = 0

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if hurt(w, w.here(w.pos[me(w, by)])) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        for char in hurt(w, w.here(w.pos[me(w, by)])):
            n = self.wounded if self.wounded and w.wounded(char) else self.n
            menu.add(WithPerson("heal", char), Heal(str(char), n))


class CureOne(Question[Sands]):
    """An infected character on my tile."""

    def patients(self, w: Sands, by: Cause) -> list[int]:
        return [c for c in w.here(w.pos[me(w, by)]) if w.infected >> c & 1]

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if self.patients(w, by) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        for char in self.patients(w, by):
            menu.add(WithPerson("cure", char), Cure(str(char)))


class HealOrCure(Question[Sands]):
    """One or the other, for one character on my tile."""

    n: int
    only_me: bool = False
    log = no_effect

    def patients(self, w: Sands, by: Cause) -> list[int]:
        char = me(w, by)
        return [char] if self.only_me else w.here(w.pos[char])

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        there = self.patients(w, by)
        return (by.seat,) if hurt(w, there) or any(w.infected >> c & 1 for c in there) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        there = self.patients(w, by)
        lack = hurt(w, there)
        for other in there:
            if other in lack:
                menu.add(WithPerson("heal", other), Heal(str(other), self.n))
            if w.infected >> other & 1:
                menu.add(WithPerson("cure", other), Cure(str(other)))


class CalmOne(Question[Sands]):
    """Medic's Calm: one character on the tile, of the user's choice, gains a step of well-being."""

    def weary(self, w: Sands, by: Cause) -> list[int]:
        return [c for c in w.here(w.pos[me(w, by)]) if w.well[c] < FIT]

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if self.weary(w, by) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        for char in self.weary(w, by):
            menu.add(WithPerson("calm", char), WellBeing(1, str(char)))
