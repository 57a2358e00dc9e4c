"""Fish tiles, the jellyfish and the shark (NA-024, NA-216, NA-509, NA-936)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.camp.store import made_anew
from holdfast.games.naufragos.castaways.health import Wound
from holdfast.games.naufragos.dice.strength import Fight
from holdfast.games.naufragos.log import FISH, keys, line, named_line, one, with_card
from holdfast.games.naufragos.options import Thing
from holdfast.games.naufragos.world import Shore, actor


def may_fish(w: Shore) -> bool:
    """NA-216: nobody fishes in a storm, or where an event closes the beach."""
    return not w.stormy() and not w.happened("no-fishing") and not w.is_closed("fishing")


class Fish(Effect[Shore]):
    """NA-509, NA-936: tiles of the fish stack; the fisher keeps two, the net lets one choose."""

    n: int = 1
    safe: bool = False

    def apply(self, w: Shore, by: Cause) -> Effects:
        if not may_fish(w):
            return ()
        me = actor(w, by)
        keep = kept(w, me, self.n)
        more = 1 if w.perk(me, "net") >= 0 else 0
        return (DrawFish(keep + more, self.safe or w.ability(me) == "fisher"), ChooseCatch(keep), LandCatch())

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return None if may_fish(w) else line("no-fishing")


def kept(w: Shore, seat: Seat, n: int) -> int:
    """NA-936: the fisher keeps twice as many; items and the day's event may add some."""
    return n * (2 if w.ability(seat) == "fisher" else 1) + w.add_up("fishing", seat)


class DrawFish(Effect[Shore]):
    """NA-116, NA-117: an empty stack is made again; where `safe`, a jellyfish is put back and another tile drawn."""

    n: int
    safe: bool
    beat = "card"
    accounts_for = FISH

    def apply(self, w: Shore, by: Cause) -> Effects:
        jellyfish: list[int] = []
        discarded = w.size("fish-discard")
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
        return made_anew(w, "fish", discarded)

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        cards = w.zones["catch"].top
        return line("draw-fish", cards=keys(w, cards), **one(w, actor(w, by))) if cards else line("no-fish")


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
                menu.add(Thing("release", id), Release(card), ChooseCatch(self.keep))


class Release(Effect[Shore]):
    card: int
    beat = "loss"
    accounts_for = FISH
    log = with_card("release")

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.take(self.card, "catch")
        w.shuffle_in(self.card, "fish")
        return ()


class LandCatch(Effect[Shore]):
    """NA-024: numbered fish go to the store; the jellyfish stings, the shark attacks and leaves the game."""

    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        after: list[Fight | Wound] = []
        me = actor(w, by)
        for card in w.zones["catch"].top:
            kind = w.piece(card).kind
            w.move(card, "catch", {"jellyfish": "fish-discard", "shark": "tiles-gone"}.get(kind, "tiles"))
            if kind == "jellyfish" and w.perk(me, "jellyfish") < 0:
                after.append(Wound())
            if kind == "shark":
                after.append(Fight(w.rules.shark, alone=True, lose=(Wound(n=w.rules.shark_wounds),)))
        return tuple(after)


class AddShark(Effect[Shore]):
    """Crab rocks: the shark tile joins the fish."""

    beat = "fight"
    accounts_for = ("zones.fish", "zones.shark-aside")
    log = named_line

    def apply(self, w: Shore, by: Cause) -> Effects:
        shark = w.content.index["fish/shark"]
        if w.holds("shark-aside", shark):
            w.take(shark, "shark-aside")
            w.shuffle_in(shark, "fish")
        return ()
