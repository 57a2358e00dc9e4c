"""Phase C: eating piece by piece, and the fire at night (NA-300 to NA-323)."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.effects import Window
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Menu, Option, option
from holdfast.core.memo import Memo
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.actions.campfire import Fire
from holdfast.games.naufragos.actions.foraging import used_tiles
from holdfast.games.naufragos.camp.store import food_left
from holdfast.games.naufragos.cards import Choice
from holdfast.games.naufragos.castaways.belongings import PassCounter
from holdfast.games.naufragos.castaways.health import Energy, Wound
from holdfast.games.naufragos.log import MEAL, TILES, came_to, fields, key, level, line, named_line, one, read, to_whom
from holdfast.games.naufragos.night.options import FeedSomeone, FoodPiece, GiveOwnFood
from holdfast.games.naufragos.options import Amount, TwoWords
from holdfast.games.naufragos.plot.decisions import Decide
from holdfast.games.naufragos.plot.plot_cards import Token
from holdfast.games.naufragos.rules import CASTAWAYS
from holdfast.games.naufragos.vocabulary import Food
from holdfast.games.naufragos.world import Shore


class Eating(Effect[Shore]):
    """NA-302 to NA-317: exchange the tiles, deal with each piece, own counters, the cook, the dog, the hungry."""

    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.fed = 0
        w.left = (0, 0)
        w.dog_fed = False
        before = w.window("eat")
        if before or w.zones["larder"].top:
            return (*before, OpenLarder(), *SUPPER)
        return SUPPER


class Meal(Effect[Shore]):
    """NA-305 to NA-317: what there is to decide about, now that all pieces lie there; then the hungry."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        out: Effects = ()
        if w.cubes or w.food:
            out = (Piece(w.starter), PiecesDone())
        if any(w.held):
            out += tuple([OwnFood(seat) for seat in eaters(w)])
        if w.holder("dog") >= 0:
            out += (FeedDog(),)
        if w.cubes and w.having("cook") >= 0:
            out += (Cook(),)
        return out + (WAKEFUL_HUNGER if w.wakeful() else HUNGER)


def eaters(w: Shore) -> tuple[Seat, ...]:
    """NA-300, NA-301: [2013] lost castaways skip the survival phase; [HR1.2] they feed themselves."""
    return w.living() if w.rules.lost_survive else w.not_lost()


class OpenLarder(Effect[Shore]):
    """NA-304, NA-447: the castaways in the camp decide whether the tile of the larder is exchanged."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        if not w.size("larder"):
            return ()
        return (Decide((Choice("larder:open", (EmptyLarder(),)), Choice("larder:keep")), "in-camp"),)


class EmptyLarder(Effect[Shore]):
    accounts_for = ("zones.larder", "zones.tiles")

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.move(w.zones["larder"].top[-1], "larder", "tiles")
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("empty-larder", card=key(w, w.zones["tiles"].top[-1]))


class FillLarder(Effect[Shore]):
    """NA-446: a food tile of the store is kept on the larder."""

    card: int
    accounts_for = ("zones.larder", "zones.tiles")
    log = fields("card")

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.move(self.card, "tiles", "larder")
        return ()


class ExchangeTiles(Effect[Shore]):
    """NA-302, NA-303: each food tile of the store becomes as many white cubes as its value."""

    beat = "gain"
    accounts_for = ("cubes", *TILES)

    def apply(self, w: Shore, by: Cause) -> Effects:
        for card in w.zones["tiles"].top:
            w.cubes += w.piece(card).value
            w.move(card, "tiles", "fish-discard" if w.piece(card).deck == "fish" else used_tiles(w))
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("supper", cubes=w.cubes, food=w.food)


class Piece(Question[Shore]):
    """NA-305, NA-306: one piece each, clockwise: eaten, left, or given to somebody who must eat it at once."""

    seat: int
    accounts_for = ("left", "cubes", "food")

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        if not w.cubes and not w.food:
            return ()
        seat = self.seat
        return (seat,) if not (w.dead | w.away) >> seat & 1 else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        dog = "dog" in w.tokens and not w.dog_fed and w.perk(seat, "dog") >= 0
        eaters = w.not_lost()
        if w.cubes:
            menu.options += PIECE_OPTIONS["cube", seat, eaters, dog]
        if w.food:
            menu.options += PIECE_OPTIONS["food", seat, eaters, dog]
        if len(eaters) == 1 and w.cubes + w.food > 1:
            menu.options.append(LEAVE_ALL[seat])

    def apply(self, w: Shore, by: Cause) -> Effects:
        more = (w.cubes or w.food) and w.not_lost()
        return (Piece(w.after(self.seat)),) if more else ()

    def log_answer(self, w: Shore, by: Cause, entry: Entry) -> LogEntry | None:
        """NA-306: who gave a piece, and who left one for later; the meal itself has an entry."""
        if (fed := read(FeedSomeone, entry)) is not None:
            return line("feed", **to_whom(w, fed.who), **one(w, entry.seat))
        if entry.key == "leave:all":
            return line("leave-piece", kind="all", **one(w, entry.seat))
        left = read(FoodPiece, entry)
        return line("leave-piece", kind=left.what, **one(w, entry.seat)) if left and left.act == "leave" else None


def piece_options(what: tuple[str, Seat, tuple[Seat, ...], bool]) -> tuple[Option, ...]:
    """What may be done with a cube or a food counter by one of the eaters; the next one deals with the next piece."""
    kind, seat, eaters, dog = what
    menu, following = Menu(seat), Piece(eaters[(eaters.index(seat) + 1) % len(eaters)])
    menu.add(FoodPiece("eat", kind), EatPiece(seat, kind), following)
    menu.add(FoodPiece("leave", kind), LeavePiece(kind), following)
    for other in eaters:
        if other != seat:
            menu.add(FeedSomeone(kind, other), EatPiece(other, kind), following)
    if dog:
        menu.add(FoodPiece("dog", kind), DogEats(kind), following)
    return tuple(menu.options)


def leave_all(seat: Seat) -> Option:
    """NA-306: who decides alone leaves all that is left."""
    return option(TwoWords("leave", "all"), seat, (LeaveAll(),))


PIECE_OPTIONS = Memo(piece_options)
"""The same every evening, made once."""


class EatPiece(Effect[Shore]):
    """NA-309: every food eaten gives 1 energy; the first one 2 with the cooking pot."""

    seat: int
    kind: Food
    accounts_for = MEAL

    def apply(self, w: Shore, by: Cause) -> Effects:
        take_piece(w, self.kind, self.seat)
        return eat(w, self.seat)

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-309: what is eaten, and the energy that it gives."""
        return line("eat", kind=self.kind, **level(w, self.seat, came_to(w, 1)), **one(w, self.seat))


def take_piece(w: Shore, kind: str, seat: Seat = -1) -> None:
    if kind == "cube":
        w.cubes -= 1
    elif kind == "own":
        w.held[seat] -= 1
    else:
        w.food -= 1


def eat(w: Shore, seat: Seat) -> Effects:
    cooked = not w.fed >> seat & 1 and w.perk(seat, "pot") >= 0
    w.fed |= 1 << seat
    w.came(1, 1 + cooked)
    return EATEN[seat][cooked]


EATEN = tuple([((Energy(str(seat), 1),), (Energy(str(seat), 2),)) for seat in CASTAWAYS])
"""What a piece gives each castaway, and what the first one with the pot."""


class LeavePiece(Effect[Shore]):
    """NA-306: it stays in the store and out of the sequence."""

    kind: Food
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        take_piece(w, self.kind)
        cubes, food = w.left
        w.left = (cubes + 1, food) if self.kind == "cube" else (cubes, food + 1)
        return ()


class LeaveAll(Effect[Shore]):
    """NA-306: piece after piece is left."""

    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        return all_left(w)


def all_left(w: Shore) -> Effects:
    return (LeavePiece("cube"),) * w.cubes + (LeavePiece("food"),) * w.food


class DogEats(Effect[Shore]):
    """NA-315, NA-316: a piece of the store, or an own counter, for the dog."""

    kind: Food
    seat: int = -1
    accounts_for = MEAL
    log = named_line

    def apply(self, w: Shore, by: Cause) -> Effects:
        take_piece(w, self.kind, self.seat)
        w.dog_fed = True
        return ()


class PiecesDone(Effect[Shore]):
    """What was left lies in the store again."""

    quiet: ClassVar[bool] = True
    accounts_for = ("left", "cubes", "food")

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.cubes += w.left[0]
        w.food += w.left[1]
        w.left = (0, 0)
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-306: what nobody ate lies in the store again."""
        return line("left-over", cubes=w.cubes, food=w.food) if w.cubes or w.food else None


class OwnFood(Question[Shore]):
    """NA-308, NA-310, NA-311: each may eat their counters, keep them, or give them to castaways not lost."""

    seat: int

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (self.seat,) if w.held[self.seat] and not w.is_dead(self.seat) else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add(TwoWords("own", "eat"), EatPiece(seat, "own"), OwnFood(seat))
        if not w.is_lost(seat):
            for other in w.not_lost():
                if other != seat:
                    menu.add(GiveOwnFood(other), PassCounter(seat, other), KeepOrEat(other), OwnFood(seat))
        menu.add(TwoWords("own", "keep"))


class KeepOrEat(Question[Shore]):
    """NA-308: who is given a counter decides to keep or eat it."""

    seat: int

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add(TwoWords("given", "eat"), EatPiece(seat, "own"))
        menu.add(TwoWords("given", "keep"))


class FeedDog(Question[Shore]):
    """NA-315, NA-316: the dog must be fed, also by a lost owner; unfed, it runs away."""

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        owner = w.holder("dog")
        return (owner,) if owner >= 0 and not w.dog_fed and w.held[owner] else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add(TwoWords("dog", "feed"), DogEats("own", seat))
        menu.add(TwoWords("dog", "let-go"), Token("dog", on=False))

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (Token("dog", on=False),) if w.holder("dog") >= 0 and not w.dog_fed else ()


class Cook(Question[Shore]):
    """NA-933, NA-934, NA-317: up to 2 white cubes left in the store become food counters there."""

    def most(self, w: Shore) -> int:
        return min(w.rules.cook, w.cubes, food_left(w))

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        cook = w.having("cook")
        return (cook,) if cook >= 0 and not w.is_lost(cook) and self.most(w) else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        for n in range(self.most(w), -1, -1):
            menu.add(Amount("preserve", n), Preserve(n))


class Preserve(Effect[Shore]):
    n: int
    beat = "gain"
    accounts_for = ("cubes", "food")

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.cubes -= self.n
        w.food += self.n
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        cook = next((s for s in w.not_lost() if w.ability(s) == "cook"), w.starter)
        return line("preserve", n=self.n, now=w.food, **one(w, cook)) if self.n else None


class Hunger(Effect[Shore]):
    """NA-312, NA-313: who ate nothing loses 1 energy, then takes wounds."""

    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        out: Effects = ()
        fed, harm = w.fed, STARVING[w.rules.starving_wounds]
        for seat in eaters(w):
            if not fed >> seat & 1:
                out += harm[seat]
        return out


def starving(wounds: int) -> tuple[Effects, ...]:
    """For each castaway."""
    return tuple([(Energy(str(seat), -1), Wound(str(seat), wounds)) for seat in CASTAWAYS])


STARVING = Memo(starving)
HUNGER = (Hunger(),)
WAKEFUL_HUNGER = (Hunger(), Window("eaten"))
SUPPER = (ExchangeTiles(), Meal())


class FireStep(Effect[Shore]):
    """NA-320, NA-321, NA-323: wood on the fire warms everybody in the camp; without fire the night takes 1 energy."""

    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        return fire_at_night(w)


def fire_at_night(w: Shore) -> Effects:
    if w.fire and w.fire_wood:
        w.fire_wood = 0
        return WARM
    return (Fire(on=False), *COLD) if w.fire else COLD


LEAVE_ALL = tuple([leave_all(seat) for seat in CASTAWAYS])
WARM = (Energy("not-lost", 1),)
COLD = (Energy("not-lost", -1),)
