"""Dawn: the return, Fate, alcohol, Narrative Actions, Death Among Us (TW-801 to TW-820, TW-1102 to TW-1106, TW-1801 ff.)."""

from operator import add
from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Seat
from holdfast.core.engine.menu import Menu, Option
from holdfast.games.this_war.cards import NarrativeAction, Pick, Turn
from holdfast.games.this_war.deeds import exchange
from holdfast.games.this_war.leader import Decision, PassOn
from holdfast.games.this_war.numbers import (
    ALCOHOL,
    BANDAGES,
    BLACK,
    CANNED,
    FATIGUE,
    HERBAL,
    HUNGER,
    IDS,
    ILLNESS,
    ITEM,
    MEDS,
    MISERY,
    MOONSHINE,
    MOST_KEPT,
    RAW,
    WOUNDS,
)
from holdfast.games.this_war.people import Settled, State, change, settle
from holdfast.games.this_war.scavenging import move_token
from holdfast.games.this_war.scripts import due
from holdfast.games.this_war.stores import discard, unpayable
from holdfast.games.this_war.throws import black
from holdfast.games.this_war.tokens import use_up
from holdfast.games.this_war.world import City, empty, others, under

STRENGTH = {MOONSHINE: 2, ALCOHOL: 1}
"""TW-810: the Fatigue that comes with it."""


class DawnPhase(Effect[City]):
    """TW-818."""

    def apply(self, w: City, by: Cause) -> Effects:
        w.phase = "dawn"
        if any(w.pile):
            w.storage = list(map(add, w.storage, w.pile))
            w.pile = empty()
        w.scavengers = ()
        for token in w.tokens:
            if token.place == "findings":
                move_token(w, token.name, "storage")
        return (
            DawnMeds(),
            *((DoctorCalls(),) if w.token("old-doctor") is not None else ()),
            Alcohol(),
            *due(w, "fate", (FateCard(),)),
            Alcohol(),
            DawnTokens(),
            Narrative(),
            DeathAmongUs(),
            DawnOver(),
        )


# --- medicine and alcohol ------------------------------------------------------------------------------------------------------------------------


class DawnMeds(Decision):
    """TW-802, TW-803: medicine may be laid on the cards of the ill and the wounded; it can be done at any time (TW-1304),
    and so can eating (TW-1303), also what has just come home."""

    moment: ClassVar[str] = "meds"

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        stock = w.storage
        medicine = stock[MEDS] or stock[HERBAL] or stock[BANDAGES]
        food = stock[CANNED] or stock[RAW]
        if medicine or food:
            for p in w.here():
                if food and w.level(p, HUNGER):
                    return (w.leader,)
                if medicine and (w.level(p, ILLNESS) or w.level(p, WOUNDS)):
                    return (w.leader,)
        return ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("go-on")


class AssignMeds(Effect[City]):
    """TW-803, TW-804: it lies there until Fate orders its discard."""

    person: int
    item: int

    def apply(self, w: City, by: Cause) -> Effects:
        outside = self.person in w.scavengers and w.phase in ("scavenging", "raid")
        (w.pile if outside else w.storage)[self.item] -= 1
        if self.item == BANDAGES:
            w.bandaged |= 1 << self.person
        else:
            w.meds[self.person] = self.item
        return ()


class DoctorCalls(Decision):
    """TW-1866: the Old Doctor, before the Fate card: one Character Illness −1 or Wounds −1."""

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if any(w.level(p, ILLNESS) or w.level(p, WOUNDS) for p in w.here()) else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("go-on")
        for p in w.here():
            for state, name in ((ILLNESS, "illness"), (WOUNDS, "wounds")):
                if w.level(p, state):
                    menu.add(f"treat:{w.id(p)}:{name}", Treat(p, state))


class Treat(Effect[City]):
    """TW-1866: the Old Doctor treats somebody, and has one stroke less."""

    person: int
    state: int

    def apply(self, w: City, by: Cause) -> Effects:
        use_up(w, "old-doctor")
        change(w, self.person, self.state, -1)
        return ()


class Alcohol(Decision):
    """TW-810, TW-811: before or after the Fate card; one each, and nobody who is not miserable."""

    def drinkers(self, w: City) -> list[int]:
        return [p for p in w.here() if w.level(p, MISERY) and not w.drunk >> p & 1]

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        there = w.storage[MOONSHINE] or w.storage[ALCOHOL]
        return (w.leader,) if there and self.drinkers(w) else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("go-on")
        for p in self.drinkers(w):
            for item in STRENGTH:
                if w.storage[item]:
                    menu.add(f"drink:{w.id(p)}:{IDS[item]}", DrinkUp(p, item), stay=True)


class DrinkUp(Effect[City]):
    """TW-810, TW-811: a token is drunk: Misery −1, and the Fatigue that comes with it."""

    person: int
    item: int

    def apply(self, w: City, by: Cause) -> Effects:
        discard(w, w.storage, self.item, 1)
        w.drunk |= 1 << self.person
        change(w, self.person, MISERY, -1)
        change(w, self.person, FATIGUE, STRENGTH[self.item])
        return settle(w)


# --- Fate ------------------------------------------------------------------------------------------------------------------------------------------


class FateCard(Effect[City]):
    """TW-806, TW-807: Cold check, Illness, Wounds, Spirit line, Location exchange; each with the States as they then are
    (TW-1805)."""

    def apply(self, w: City, by: Cause) -> Effects:
        if not w.size("fate"):
            w.refill("fate", "fate-discard")
        card = w.draw("fate", "fate-discard")
        fate = w.fate(card)
        then: Effects = (ColdCheck(),) if fate.cold and w.cold else ()
        then = (*then, Sickness("illness", fate.illness), Sickness("wounds", fate.wounds))
        if fate.spirit:
            then = (*then, SpiritLine(fate.spirit))
        if fate.exchange is not None:
            then = (*then, LocationExchange(fate.exchange))
        return under(w, Cause(card=card, place="fate"), then)


class ColdCheck(Effect[City]):
    """TW-1801: for each Character a roll; up to the number of Cold tokens Illness +1. Warm Clothes count 2 less."""

    def apply(self, w: City, by: Cause) -> Effects:
        cold = w.cold
        if w.token("warm-clothes") is not None:
            use_up(w, "warm-clothes")
            cold -= 2
        return (*[Freeze(p, cold) for p in w.here()], Settled()) if cold > 0 else ()


class Freeze(Effect[City]):
    """The roll of one Character for so much Cold."""

    person: int
    cold: int

    def apply(self, w: City, by: Cause) -> Effects:
        if black(w, "cold", self.person, -self.cold) <= self.cold:
            change(w, self.person, ILLNESS, 1)
        return ()


class Sickness(Effect[City]):
    """TW-1802, TW-1803: with medicine it goes down and the medicine is used; without it the die decides, and a Bed helps."""

    state: str
    turn: Turn

    def apply(self, w: City, by: Cause) -> Effects:
        state = ILLNESS if self.state == "illness" else WOUNDS
        then: list[AnyEffect] = []
        for p in w.here():
            if not w.level(p, state):
                continue
            item = w.meds[p] if state == ILLNESS else BANDAGES if w.bandaged >> p & 1 else -1
            then.append(Medicine(p, state, item) if item >= 0 else Untreated(p, state, self.turn))
        return (*then, Settled()) if then else ()


class Medicine(Effect[City]):
    """TW-1803: Meds and Bandages take off 2 levels, Herbal Meds 1 on a roll of 5 to 10; it is used up."""

    person: int
    state: int
    item: int

    def apply(self, w: City, by: Cause) -> Effects:
        p, item = self.person, self.item
        w.box[item] += 1
        if item == BANDAGES:
            w.bandaged &= ~(1 << p)
        else:
            w.meds[p] = -1
        if item != HERBAL:
            change(w, p, self.state, -2)
        elif black(w, "medicine", p, 5) >= 5:
            change(w, p, self.state, -1)
        return ()


class Untreated(Effect[City]):
    """TW-1802: the roll of one Character; 2 more for whoever slept in a Bed."""

    person: int
    state: int
    turn: Turn

    def apply(self, w: City, by: Cause) -> Effects:
        bed = 2 if w.tasks[self.person] == "bed" else 0
        rolled = min(BLACK, black(w, "untreated", self.person, -self.turn.up, bed) + bed)
        if rolled <= self.turn.up:
            change(w, self.person, self.state, 1)
        elif rolled >= self.turn.down:
            change(w, self.person, self.state, -1)
        return ()


class SpiritLine(Effect[City]):
    """TW-1102, TW-1106: every Character resolves his entry of the line, in the order the Leader chooses."""

    line: str

    def apply(self, w: City, by: Cause) -> Effects:
        who = [p for p in w.here() if spirit(w, p, self.line)]
        return (Spirits(self.line, tuple(who)),) if who else ()


def spirit(w: City, p: int, line: str) -> Effects:
    card = w.character(p)
    return card.spirit_a if line == "a" else card.spirit_b if line == "b" else card.spirit_c


class Spirits(Decision):
    """TW-1106: whose entry of the line comes next."""

    line: str
    left: tuple[int, ...]

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if len(self.left) > 1 else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        options, line, left = menu.options, self.line, self.left
        menu.add("in-order", *[Spirit(p, self.line) for p in self.left])
        for p in left:
            then = (Spirit(p, line), Spirits(line, others(left, (p,))))
            options.append(Option(f"person:{w.id(p)}", seat, then))

    def apply(self, w: City, by: Cause) -> Effects:
        return (Spirit(self.left[0], self.line),) if self.left else ()


class Spirit(Effect[City]):
    """One Character's entry."""

    person: int
    line: str

    def apply(self, w: City, by: Cause) -> Effects:
        if self.person not in w.group:
            return ()
        return under(w, Cause(who=self.person, place="spirit"), spirit(w, self.person, self.line))


class Habit(Effect[City]):
    """TW-1104: discard the token from Storage, or take the Misery; without it there is no choice."""

    item: str
    misery: int

    def apply(self, w: City, by: Cause) -> Effects:
        if w.storage[ITEM[self.item]]:
            return (HabitChoice(self.item, self.misery),)
        return (State("me", "misery", self.misery),)


class HabitChoice(Decision):
    """TW-1104: the token, or the Misery."""

    item: str
    misery: int

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("give", HabitGiven(self.item))
        menu.add("refuse", State("me", "misery", self.misery))


class HabitGiven(Effect[City]):
    """TW-1104: the token is discarded from Storage."""

    item: str

    def apply(self, w: City, by: Cause) -> Effects:
        discard(w, w.storage, ITEM[self.item], 1)
        return ()


class LocationExchange(Effect[City]):
    """TW-808."""

    space: str

    def apply(self, w: City, by: Cause) -> Effects:
        exchange(w, self.space)
        return ()


class DawnTokens(Effect[City]):
    """TW-1866: every second Dawn a fed child lifts somebody's spirits; a Music Box may."""

    def apply(self, w: City, by: Cause) -> Effects:
        then: Effects = ()
        if w.token("child") is not None and "child-fed" in w.today and w.day % 2 == 0:
            then = (State(Pick(1, "all-in-shelter"), "misery", -1),)
        if w.token("music-box") is not None and any(w.level(p, MISERY) == 3 for p in w.here()):
            then = (*then, MusicBox())
        return then


class MusicBox(Decision):
    """Once per Dawn one Character with Misery 3 rolls: 8–10 Misery −1."""

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for p in w.here():
            if w.level(p, MISERY) == 3:
                menu.add(f"person:{w.id(p)}", Listens(p))


class Listens(Effect[City]):
    """TW-1866: the Music Box plays for one Character."""

    person: int

    def apply(self, w: City, by: Cause) -> Effects:
        if black(w, "music", self.person, 8) >= 8:
            change(w, self.person, MISERY, -1)
        return ()


# --- Narrative Actions -------------------------------------------------------------------------------------------------------------------------------


class Narrative(Effect[City]):
    """TW-812, TW-813: two cards are read, one is kept, the other shuffled back; with fewer, what is left (TW-819)."""

    def apply(self, w: City, by: Cause) -> Effects:
        if w.size("narrative") < 2:
            w.refill("narrative", "narrative-discard")
        for _ in range(min(2, w.size("narrative"))):
            w.draw("narrative", "narrative-now")
        return (ChooseNarrative(),) if w.zones["narrative-now"].top else ()


class ChooseNarrative(Decision):
    """Which of the two."""

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for card in w.zones["narrative-now"].top:
            menu.add(f"narrative:{w.content.cards[card].id}", Tell(card))


class Tell(Effect[City]):
    """A *Now* card is done at once if its price can be paid (TW-819) and there are as many people as it needs (TW-1842), a
    *Keep* card is laid by the board, two at most."""

    card: int

    def apply(self, w: City, by: Cause) -> Effects:
        card = w.content.cards[self.card]
        assert isinstance(card, NarrativeAction)
        for other in w.zones["narrative-now"].top:
            if other != self.card:
                w.take(other, "narrative-now")
                w.shuffle_in(other, "narrative")
        if card.keep:
            w.move(self.card, "narrative-now", "kept")
            return (DropKept(),) if w.size("kept") > MOST_KEPT else ()
        w.move(self.card, "narrative-now", "narrative-discard")
        cause = Cause(card=self.card, place="narrative")
        if unpayable(w, cause, card.cost) or any(isinstance(e, State) and e.too_few(w, cause) for e in card.effects):
            return ()
        return under(w, cause, (*card.cost, *card.effects))


class DropKept(Decision):
    """TW-813: of three kept cards one is discarded."""

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for card in w.zones["kept"].top:
            menu.add(f"narrative:{w.content.cards[card].id}", Drop(card))


class Drop(Effect[City]):
    """TW-813: a kept card goes to the discards."""

    card: int

    def apply(self, w: City, by: Cause) -> Effects:
        w.move(self.card, "kept", "narrative-discard")
        return ()


# --- the end of the night ------------------------------------------------------------------------------------------------------------------------------


class DeathAmongUs(Effect[City]):
    """TW-814 to TW-816: if somebody was lost since the last Dawn, one roll: whoever has as much Empathy, Misery +2."""

    def apply(self, w: City, by: Cause) -> Effects:
        if not w.losses:
            return ()
        w.losses = 0
        rolled = black(w, "grief", need=-max([w.empathy(p) for p in w.here()], default=0))
        for p in w.here():
            if rolled <= w.empathy(p):
                change(w, p, MISERY, 2)
        return settle(w)


class DawnOver(Effect[City]):
    """TW-817: the day is over; here a table of flesh and blood would put the game away."""

    def apply(self, w: City, by: Cause) -> Effects:
        w.today = ()
        return (PassOn(),)
