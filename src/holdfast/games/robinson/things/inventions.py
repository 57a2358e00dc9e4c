"""Inventions and the Items they become: gained, flipped, marked, discarded, drawn (RC-349 ff., RC-671 to RC-676)."""

from typing import Any

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.effects import Last, Under
from holdfast.core.engine.menu import Menu
from holdfast.core.state.world import Lasting
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.robinson.cards import Invention, ScenarioInvention
from holdfast.games.robinson.log import (
    INVENTIONS,
    ITEMS,
    KEPT_FOR_LATER,
    fields,
    key,
    last_cards,
    line,
    log_decision,
    nothing_there,
    open_cards,
)
from holdfast.games.robinson.people.wounds import Unfulfilled
from holdfast.games.robinson.scenarios.occasions import CheckGoal
from holdfast.games.robinson.things.decks import Reshuffle, spent
from holdfast.games.robinson.things.options import OfCard
from holdfast.games.robinson.things.resources import to_future
from holdfast.games.robinson.vocabulary import Rest
from holdfast.games.robinson.world import Island


def cancels(effects: tuple[Any, ...]) -> Effects:
    """RC-672: what undoes the effects of an Item, if that is possible."""
    return tuple([undo for e in effects if hasattr(e, "cancelled") for undo in e.cancelled()])


class GainItem(Effect[Island]):
    """RC-351, RC-353: a built Invention is an Item now, and its effects apply."""

    card: int
    beat = "card"
    accounts_for = (*ITEMS, *KEPT_FOR_LATER)

    def apply(self, w: Island, by: Cause) -> Effects:
        card = w.card(self.card, Invention)
        scenario = isinstance(card, ScenarioInvention)
        w.owner.pop(self.card, None)
        w.move(self.card, w.locate(self.card, "future", "inventions"), "scenario-items" if scenario else "items")
        w.built = (*w.built, card.id)
        return (*[of_item(w, self.card, e) for e in card.gives], CheckGoal())

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("gain-item", card=key(w, self.card), what=f"told-{key(w, self.card)}")


def of_item(w: Island, card: int, effect: AnyEffect) -> AnyEffect:
    """RC-601: an effect of an Item; a question is for the First Player."""
    return Under(Cause(w.first, -1, card, "item"), (effect,))


class LoseItem(Effect[Island]):
    """RC-671, RC-672, RC-675: turned to its Invention side on the board; what it gave is cancelled."""

    item: str
    now: bool = False
    beat = "loss"
    accounts_for = ITEMS

    def apply(self, w: Island, by: Cause) -> Effects:
        card = w.find("items", self.item)
        if card < 0:
            return ()
        if not w.rules.flip_at_once and not self.now:
            return (Last(Lasting("round-end", how="due", then=(LoseItem(self.item, True),))),)
        w.move(card, "items", "inventions")
        w.built = tuple([i for i in w.built if i != self.item])
        w.marked = tuple([c for c in w.marked if c != card])
        return tuple([of_item(w, card, e) for e in cancels(w.card(card, Invention).gives)])

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return None if self.item in w.built else line("lose-item", item=self.item)


class FlipItem(Question[Island]):
    """RC-671, RC-1243: n Items on the board are turned; missing ones are Wounds unless IF POSSIBLE."""

    n: int = 1
    if_possible: bool = True
    log_answer = log_decision

    def choices(self, w: Island) -> list[str]:
        """Items that no card has turned already, if they are lost from the next round on."""
        turned = [effect for it in w.lasting for effect in it.then]
        return [item for item in w.ids("items") if LoseItem(item, True) not in turned]

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.decider(by),) if self.n and self.choices(w) else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for item in self.choices(w):
            menu.add(OfCard("flip", item), LoseItem(item), FlipItem(self.n - 1, self.if_possible))

    def apply(self, w: Island, by: Cause) -> Effects:
        return (Unfulfilled("item", self.n),) if self.n and not self.if_possible else ()


class MarkItems(Question[Island]):
    """RC-1212: black markers on n Items, if possible."""

    n: int
    log_answer = log_decision

    def unmarked(self, w: Island) -> list[int]:
        return [c for c in w.zones["items"].top if c not in w.marked]

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.decider(by),) if self.n and self.unmarked(w) else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for card in self.unmarked(w):
            menu.add(OfCard("mark", w.content.cards[card].id), MarkItem(card), MarkItems(self.n - 1))


class MarkItem(Effect[Island]):
    card: int
    accounts_for = ("marked",)
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        w.marked = (*w.marked, self.card)
        return ()


class FlipMarked(Effect[Island]):
    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        return tuple([LoseItem(w.content.cards[c].id) for c in w.marked])


class DiscardItem(Question[Island]):
    """RC-1243: one Item goes to the discarded Inventions, its effect cancelled; if possible."""

    log = nothing_there
    log_answer = log_decision

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.decider(by),) if w.size("items") else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for item in w.ids("items"):
            menu.add(OfCard("discard", item), LoseItem(item, True), DiscardInvention(item))


class DiscardInvention(Effect[Island]):
    item: str
    beat = "loss"
    accounts_for = INVENTIONS
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        card = w.find("inventions", self.item)
        if card >= 0:
            w.move(card, "inventions", "invention-discard")
        return ()


class DiscardInventions(Question[Island]):
    """RC-699, RC-1019: n unbuilt Inventions of the board; missing ones are Unfulfilled Demand."""

    n: int
    log_answer = log_decision

    def choices(self, w: Island) -> list[str]:
        goal: list[str] = []
        free: list[str] = []
        for i in w.ids("inventions"):
            (goal if f"goal-{i}" in w.score else free).append(i)
        return free or goal

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.decider(by),) if self.n and self.choices(w) else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        rest = DiscardInventions(self.n - 1)
        for item in self.choices(w):
            menu.add(OfCard("discard", item), DiscardInvention(item), rest)

    def apply(self, w: Island, by: Cause) -> Effects:
        return (Unfulfilled("invention", self.n),) if self.n else ()


class DrawInvention(Effect[Island]):
    """The top Invention goes to the board."""

    n: int = 1
    beat = "card"
    accounts_for = INVENTIONS

    def apply(self, w: Island, by: Cause) -> Effects:
        for drawn in range(self.n):
            if spent(w, "invention"):
                return (Reshuffle("invention"), DrawInvention(self.n - drawn))
            if w.size("invention"):
                w.draw("invention", "inventions")
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("draw-invention", cards=last_cards(w, "inventions", self.n))


class NewIdea(Effect[Island]):
    """RC-621, RC-625, RC-626: draw n, one to the board, the others to the discarded Inventions."""

    n: int = 5
    beat = "card"
    accounts_for = INVENTIONS
    log = open_cards("ideas", "new-idea")

    def apply(self, w: Island, by: Cause) -> Effects:
        for drawn in range(self.n):
            if spent(w, "invention"):
                return (Reshuffle("invention"), NewIdea(self.n - drawn))
            if w.size("invention"):
                w.draw("invention", "ideas")
        return (PickIdea("invention-discard"),)


class SearchInventions(Effect[Island]):
    """RC-1207: look through the whole Invention deck, choose one, shuffle the rest."""

    accounts_for = INVENTIONS
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        if spent(w, "invention"):
            return (Reshuffle("invention"), self)
        while w.size("invention"):
            w.draw("invention", "ideas")
        return (PickIdea("invention"),)


class PickIdea(Question[Island]):
    """One of the drawn Inventions goes to the board, the rest to `rest`."""

    rest: Rest

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(by.who) if by.who >= 0 else w.first,) if w.size("ideas") else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for card in w.zones["ideas"].top:
            menu.add(OfCard("take", w.content.cards[card].id), IdeaPicked(card, self.rest))


class IdeaPicked(Effect[Island]):
    card: int
    rest: Rest
    beat = "card"
    accounts_for = INVENTIONS
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        w.move(self.card, "ideas", "inventions")
        for card in w.zones["ideas"].top:
            if self.rest == "invention":
                w.take(card, "ideas")
                w.shuffle_in(card, "invention")
            else:
                w.move(card, "ideas", self.rest)
        return ()


class BuildFree(Question[Island]):
    """One of these Inventions is built free, without an Action; in the Action phase it waits in Future Resources."""

    items: tuple[str, ...]

    def choices(self, w: Island) -> list[str]:
        return [i for i in self.items if w.find("inventions", i) >= 0]

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.decider(by),) if self.choices(w) else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for item in self.choices(w):
            menu.add(OfCard("build-free", item), FreelyBuilt(item))


class FreelyBuilt(Effect[Island]):
    item: str
    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        card = w.find("inventions", self.item)
        if card < 0:
            return ()
        return (WaitsFree(card),) if w.waits(by) else (GainItem(card),)


class WaitsFree(Effect[Island]):
    """RC-293: it is an Item at the end of the Action phase."""

    card: int
    beat = "build"
    accounts_for = ("zones.inventions", *KEPT_FOR_LATER)

    def apply(self, w: Island, by: Cause) -> Effects:
        w.take(self.card, "inventions")
        to_future(w, self.card, by.who)
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("freely-built", item=key(w, self.card))
