"""Preparation (US-211 to US-223), and who acts first alone (US-952)."""

from typing import Any, ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.games.under_our_sun.enemies.deck import discard_enemy
from holdfast.games.under_our_sun.enemies.wandering import EnemiesMove
from holdfast.games.under_our_sun.missions.course import CHECK, RepeatedTask
from holdfast.games.under_our_sun.people.characters import Damage, WellBeing
from holdfast.games.under_our_sun.pieces import NOTHING
from holdfast.games.under_our_sun.rules import HAVEN, SUPPLY_WATER
from holdfast.games.under_our_sun.things.dropping import swept
from holdfast.games.under_our_sun.things.gear import home_of
from holdfast.games.under_our_sun.things.supply import add as add_goods
from holdfast.games.under_our_sun.things.supply import from_bag as bag_cube
from holdfast.games.under_our_sun.things.supply import in_camp, join, pay, pay_from_camp, return_all, within_reach
from holdfast.games.under_our_sun.vocabulary import MaybeCube, Position
from holdfast.games.under_our_sun.world import Sands


class Preparation(Effect[Sands]):
    """US-211 to US-223: steps a to h."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.phase = "preparation"
        w.turn = -1
        if w.players > 1:
            order = [c for c in w.order()[1:] if w.alive(c)]
            w.first = order[0] if order else w.first
        choose = (FirstToAct(),) if w.players == 1 else ()
        return (
            ClearGround(),
            NewDay(),
            Uncover(),
            EnemiesMove(),
            RepeatedTask(),
            Refresh(),
            *choose,
            Tiredness(),
            Meals(),
            CHECK,
        )


class ClearGround(Effect[Sands]):
    """US-212 to US-214: dropped goods and bodies go, except in camps."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        goods, cards, bodies = NOTHING, list[int](), w.bodies
        for pos, spot in list(w.spots.items()):
            if spot.dropped != NOTHING and not w.camp(pos):
                goods = join(goods, spot.dropped)
                return_all(w, spot.dropped)
                w.change(pos, dropped=NOTHING)
        for card, pos in list(w.lying.items()):
            if not w.camp(pos):
                cards.append(card)
                w.move(card, "ground", home_of(w, card))
                del w.lying[card]
                w.uses.pop(card, None)
                w.tapped = tuple([c for c in w.tapped if c != card])
        for body in bodies:
            discard_enemy(w, body.card)
        w.bodies = ()
        return swept(goods, cards, tuple([(body.id, body.card) for body in bodies]))


class NewDay(Effect[Sands]):
    """US-215, US-216: the day marker; turned cards turn back; abilities of the day are fresh."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.day += 1
        w.tapped = ()
        w.used = tuple([flag for flag in w.used if not flag.startswith("day:")])
        return ()


class Uncover(Effect[Sands]):
    """US-216, US-217: tokens on enemy symbols go, and who stands there becomes hidden."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        places: tuple[str, ...] = ()
        hidden: tuple[int, ...] = ()
        for pos, spot in list(w.spots.items()):
            if spot.covered:
                w.change(pos, covered=0)
                places += (pos,)
                for char in w.here(pos):
                    if not w.is_hidden(char):
                        hidden += (char,)
                        w.bit("hidden", char, True)
        return (Uncovered(places, hidden),) if places else ()


class Uncovered(Effect[Sands]):
    """Where enemy symbols lie open again, and who has become hidden there, for the log."""

    places: tuple[Position, ...]
    hidden: tuple[int, ...]
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return ()


class Refresh(Effect[Sands]):
    """US-219, US-742: water tiles are full again; Lawrence is restocked only by the option."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        cards: tuple[Any, ...] = w.content.cards
        wells: tuple[str, ...] = ()
        for pos, spot in list(w.spots.items()):
            if spot.tile < 0 or spot.water >= cards[spot.tile].water:
                continue
            if pos != HAVEN or "dry" not in w.mission_card().perks:
                w.change(pos, water=cards[spot.tile].water)
                wells += (pos,)
        full = (WellsFull(wells),) if wells else ()
        if not w.rules.supply_line:
            return full
        w.lawrence_water += SUPPLY_WATER
        what = bag_cube(w)
        if what:
            w.lawrence = add_goods(w.lawrence, what, 1)
        return (*full, Restocked(what))


class WellsFull(Effect[Sands]):
    """US-219: where there is water again, for the log."""

    places: tuple[Position, ...]
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return ()


class Restocked(Effect[Sands]):
    """US-742: what Lawrence has got besides water, if the bag had anything, for the log."""

    what: MaybeCube
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return ()


class Tiredness(Effect[Sands]):
    """US-220: well-being goes down one space, one more after a stimulant."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        out: list[AnyEffect] = [WellBeing(-1 - (w.tired_next >> c & 1), str(c)) for c in w.living()]
        w.tired_next = 0
        return tuple(out)


class Meals(Effect[Sands]):
    """US-223: in turn order; alone in that of the coming Morning (US-952)."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return tuple([Meal(char) for char in w.living()])


class Meal(Question[Sands]):
    """US-221, US-222: 1 food, own or of the camp, or 1 damage; the player chooses."""

    char: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        able = w.alive(self.char) and within_reach(w, self.char, "food")
        return (w.seat_of(self.char),) if able else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("meal:eat", TakeMeal(self.char, camp=not w.have(self.char, "food")))
        if w.have(self.char, "food") and in_camp(w, self.char, "food"):
            menu.add("meal:camp", TakeMeal(self.char, camp=True))
        menu.add("meal:starve", Hunger(self.char))

    def apply(self, w: Sands, by: Cause) -> Effects:
        hungry = w.alive(self.char) and not within_reach(w, self.char, "food")
        return (Hunger(self.char),) if hungry else ()


class Hunger(Effect[Sands]):
    """US-221: 1 damage."""

    char: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.suffered("hunger", min(1, w.hp[self.char]))
        return (Damage(str(self.char)),)


class TakeMeal(Effect[Sands]):
    char: int
    camp: bool = False

    def apply(self, w: Sands, by: Cause) -> Effects:
        if self.camp:
            pay_from_camp(w, w.pos[self.char], "food", 1)
        else:
            pay(w, self.char, "food", 1)
        return ()


class FirstToAct(Question[Sands]):
    """US-952: solo, the player chooses before each day phase which character acts first; for the Morning already in
    Preparation, which uses that order."""

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (0,) if len(w.living()) > 1 else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        for char in range(w.crew):
            if w.alive(char):
                menu.add(f"first:char-{char}", SetFirst(char))


class SetFirst(Effect[Sands]):
    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.first = self.char
        return ()
