"""Food, wood, ropes and sails; forage and fish tiles (NA-020, NA-042, NA-400 to NA-410, NA-926)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.games.naufragos.castaways import Wound
from holdfast.games.naufragos.lexicon import FoodTo, TilesTo
from holdfast.games.naufragos.numbers import COUNTERS, ROPES, SAILS, SHARK, SHARK_WOUNDS
from holdfast.games.naufragos.strength import Fight
from holdfast.games.naufragos.world import Shore, actor


def food_left(w: Shore) -> int:
    """NA-020: food counters still in the reserve."""
    return COUNTERS - w.food - sum(w.held) - w.estate_food


def wood_left(w: Shore) -> int:
    """NA-020: wood counters still in the reserve."""
    return COUNTERS - w.wood - w.fire_wood - w.progress["bonfire"] - sum(w.on_card.values())


class Food(Effect[Shore]):
    """Food counters into the store or my hands; a loss takes what is there (NA-005); the dead hold nothing (NA-173)."""

    n: int
    to: FoodTo = "store"

    def apply(self, w: Shore, by: Cause) -> Effects:
        n = min(self.n, food_left(w))
        me = actor(w, by)
        if self.to == "store":
            w.food = max(0, w.food + n)
        elif not w.is_dead(me):
            w.held[me] = max(0, w.held[me] + n)
        return ()


class Wood(Effect[Shore]):
    """Wood counters into the store, or out of it."""

    n: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.wood = max(0, w.wood + min(self.n, wood_left(w)))
        return ()


class Rope(Effect[Shore]):
    """NA-042: at most two ropes are in play."""

    n: int = 1

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.rope = max(0, min(ROPES, w.rope + self.n))
        return ()


class Sail(Effect[Shore]):
    """NA-042: at most two sails are in play."""

    n: int = 1

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.sail = max(0, min(SAILS, w.sail + self.n))
        return ()


# --- forage tiles ------------------------------------------------------------------------------------------------------


def tiles_left(w: Shore) -> bool:
    """NA-121, NA-139: [2013] the discard becomes a new pile; [HR1.2] an empty bag stays empty."""
    if not w.size("forage") and w.size("forage-discard"):
        w.refill("forage", "forage-discard")
    return w.size("forage") > 0


def used_tiles(w: Shore) -> str:
    """NA-121, NA-119: where a used forage tile goes."""
    return "tiles-gone" if w.rules.bags else "forage-discard"


class Forage(Effect[Shore]):
    """NA-404: tiles face down into the supply, or face up into the store; a loss takes random tiles of the supply."""

    n: int
    to: TilesTo = "supply"

    def apply(self, w: Shore, by: Cause) -> Effects:
        for _ in range(-self.n):
            if w.size("supply"):
                w.pass_unseen("supply", used_tiles(w))
        for _ in range(self.n):
            if not tiles_left(w):
                break
            if self.to == "store":
                w.draw("forage", "tiles")
            else:
                w.pass_unseen("forage", "supply")
        return ()


class GoForaging(Effect[Shore]):
    """NA-400: [2013] a random tile of the supply into the store; an empty supply gives nothing."""

    seat: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (TakeFromSupply(),) if w.size("supply") else ()


class TakeFromBag(Effect[Shore]):
    """NA-401: [HR1.2] a random tile of the bag."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        if w.size("forage"):
            w.draw("forage", "tiles")
        return ()


class MoreFromSupply(Question[Shore]):
    """NA-401, NA-402: [HR1.2] one more tile of the supply, if he wishes and one is there."""

    seat: int

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (self.seat,) if w.size("supply") else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("take-supply", TakeFromSupply())
        menu.add("leave-supply")


class TakeFromSupply(Effect[Shore]):
    def apply(self, w: Shore, by: Cause) -> Effects:
        w.draw("supply", "tiles")
        return ()


# --- fish --------------------------------------------------------------------------------------------------------------


def may_fish(w: Shore) -> bool:
    """NA-216: nobody fishes in a storm, or where an event closes the beach."""
    return not w.stormy() and "no-fishing" not in w.today and "block:fishing" not in w.today


class Fish(Effect[Shore]):
    """NA-509, NA-936: tiles of the fish stack; the fisher keeps two, the net lets one choose."""

    n: int = 1
    safe: bool = False

    def apply(self, w: Shore, by: Cause) -> Effects:
        if not may_fish(w):
            return ()
        me = actor(w, by)
        fisher = w.ability(me) == "fisher"
        keep = self.n * (2 if fisher else 1) + w.add_up("fishing", me)
        more = 1 if w.perk(me, "net") >= 0 else 0
        return (DrawFish(keep + more, self.safe or fisher), ChooseCatch(keep), LandCatch())


class DrawFish(Effect[Shore]):
    """NA-116, NA-117: an empty stack is made anew; where `safe`, a jellyfish is put back and another tile drawn."""

    n: int
    safe: bool

    def apply(self, w: Shore, by: Cause) -> Effects:
        jellyfish: list[int] = []
        for _ in range(self.n):
            while True:
                if not w.size("fish") and w.size("fish-discard"):
                    w.refill("fish", "fish-discard")
                if not w.size("fish"):
                    break
                card = w.draw("fish", "catch")
                if not (self.safe and w.piece(card).kind == "jellyfish"):
                    break
                w.take(card, "catch")
                jellyfish.append(card)
        for card in jellyfish:
            w.shuffle_in(card, "fish")
        return ()


class ChooseCatch(Question[Shore]):
    """Fishing net: which tiles are kept; the others go back without effect."""

    keep: int

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (actor(w, by),) if w.size("catch") > self.keep else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        shown: set[str] = set()
        for card in w.zones["catch"].top:
            id = w.content.cards[card].id
            if id not in shown:
                shown.add(id)
                menu.add(f"release:{id}", Release(card), ChooseCatch(self.keep))


class Release(Effect[Shore]):
    card: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.take(self.card, "catch")
        w.shuffle_in(self.card, "fish")
        return ()


class LandCatch(Effect[Shore]):
    """NA-024: numbered fish go to the store; the jellyfish stings, the shark attacks and leaves the game."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        after: list[Fight | Wound] = []
        me = actor(w, by)
        for card in w.zones["catch"].top:
            kind = w.piece(card).kind
            w.move(card, "catch", {"jellyfish": "fish-discard", "shark": "tiles-gone"}.get(kind, "tiles"))
            if kind == "jellyfish" and w.perk(me, "jellyfish") < 0:
                after.append(Wound())
            if kind == "shark":
                after.append(Fight(SHARK, alone=True, lose=(Wound(n=SHARK_WOUNDS),)))
        return tuple(after)


class AddShark(Effect[Shore]):
    """Crab rocks: the shark tile joins the fish."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        shark = w.content.index["fish/shark"]
        if w.holds("shark-aside", shark):
            w.take(shark, "shark-aside")
            w.shuffle_in(shark, "fish")
        return ()
