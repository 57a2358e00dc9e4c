"""Preparation (US-211 to US-223), and who acts first alone (US-952)."""

from typing import Any, ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.enemies.deck import discard_enemy
from holdfast.games.under_our_sun.enemies.wandering import EnemiesMove
from holdfast.games.under_our_sun.log import CLOCK, STALLS, LogOnly, Told, group, line, one, yes
from holdfast.games.under_our_sun.missions.course import CHECK, RepeatedTask
from holdfast.games.under_our_sun.options import ByMeans, WithPerson
from holdfast.games.under_our_sun.people.characters import Damage, WellBeing
from holdfast.games.under_our_sun.pieces import NOTHING
from holdfast.games.under_our_sun.rules import HAVEN
from holdfast.games.under_our_sun.things.dropping import swept
from holdfast.games.under_our_sun.things.gear import home_of
from holdfast.games.under_our_sun.things.supply import add as add_goods
from holdfast.games.under_our_sun.things.supply import from_bag as bag_cube
from holdfast.games.under_our_sun.things.supply import in_camp, join, pay, pay_from_camp, return_all, within_reach
from holdfast.games.under_our_sun.vocabulary import MaybeCube, Position
from holdfast.games.under_our_sun.world import Sands


class Preparation(Effect[Sands]):
    """US-211 to US-223: steps a to h."""

    beat = "phase"
    accounts_for = CLOCK

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

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("preparation", n=w.day + 1, of=w.days, first=phrases.name(w.first), alone=yes(w.players == 1))


class ClearGround(Effect[Sands]):
    """US-212 to US-214: dropped goods and bodies go, except in camps."""

    log = unlogged

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

    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.day += 1
        w.tapped = ()
        w.used = tuple([flag for flag in w.used if not flag.startswith("day:")])
        return ()


class Uncover(Effect[Sands]):
    """US-216, US-217: tokens on enemy symbols go, and who stands there becomes hidden."""

    log = unlogged

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


class Uncovered(LogOnly):
    """Where enemy symbols lie open again, and who has become hidden there, for the log."""

    places: tuple[Position, ...]
    hidden: tuple[int, ...]
    accounts_for = ("spots.*.covered", "hidden")

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-216, US-217."""
        places = "|".join([phrases.place(w, pos) for pos in self.places])
        return line("uncovered", places=places, some=yes(self.hidden), **group(w, self.hidden))


class Refresh(Effect[Sands]):
    """US-219, US-742: water tiles are full again; Lawrence is restocked only by the option."""

    log = unlogged

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
        w.lawrence_water += w.rules.supply_water
        what = bag_cube(w)
        if what:
            w.lawrence = add_goods(w.lawrence, what, 1)
        return (*full, Restocked(what))


class WellsFull(LogOnly):
    """US-219: where there is water again, for the log."""

    places: tuple[Position, ...]
    accounts_for = ("spots.*.water",)

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line(
            "wells-full", places="|".join([phrases.place(w, pos) for pos in self.places]), many=len(self.places)
        )


class Restocked(LogOnly):
    """US-742: what Lawrence has got besides water, if the bag had anything, for the log."""

    what: MaybeCube
    accounts_for = STALLS

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        goods = {"water": w.rules.supply_water, **({self.what: 1} if self.what else {})}
        return line("restocked", goods=phrases.goods(goods))


class Tiredness(Effect[Sands]):
    """US-220: well-being goes down one space, one more after a stimulant."""

    log = unlogged

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
        menu.add(ByMeans("meal", "eat"), TakeMeal(self.char, camp=not w.have(self.char, "food")))
        if w.have(self.char, "food") and in_camp(w, self.char, "food"):
            menu.add(ByMeans("meal", "camp"), TakeMeal(self.char, camp=True))
        menu.add(ByMeans("meal", "starve"), Hunger(self.char))

    def apply(self, w: Sands, by: Cause) -> Effects:
        hungry = w.alive(self.char) and not within_reach(w, self.char, "food")
        return (Hunger(self.char),) if hungry else ()


class Hunger(Effect[Sands]):
    """US-221: 1 damage."""

    char: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.suffered("hunger", min(w.rules.hunger_damage, w.hp[self.char]))
        return (Damage(str(self.char), w.rules.hunger_damage),)


class TakeMeal(Effect[Sands]):
    char: int
    camp: bool = False
    beat = "use"
    accounts_for = ("goods", "supply", "spots.*.dropped")

    def apply(self, w: Sands, by: Cause) -> Effects:
        if self.camp:
            pay_from_camp(w, w.pos[self.char], "food", 1)
        else:
            pay(w, self.char, "food", 1)
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("meal", source="store" if self.camp else "own", **one(w, self.char))


class FirstToAct(Question[Sands]):
    """US-952: solo, the player chooses before each day phase which character acts first; for the Morning already in
    Preparation, which uses that order."""

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (0,) if len(w.living()) > 1 else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        for char in range(w.crew):
            if w.alive(char):
                menu.add(WithPerson("first", char), SetFirst(char))


class SetFirst(Effect[Sands]):
    char: int
    accounts_for = ("first", "turn", "ap", "visited")

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.first = self.char
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("first", phase=w.phase, **one(w, self.char))
