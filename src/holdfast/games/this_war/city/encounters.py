"""Encounters outside (TW-608, TW-624, TW-1781 to TW-1787)."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.menu import Menu, needs
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.this_war.book.colours import ByColour
from holdfast.games.this_war.book.pending import due
from holdfast.games.this_war.book.scripts import choice_blocks, chooses, chosen
from holdfast.games.this_war.cards import Choice, Resident
from holdfast.games.this_war.city.unknown import ReturnCards
from holdfast.games.this_war.combat.fight import StartFight
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.log import key, line, tag_entry, top
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.things.tokens import TokenUse, carried
from holdfast.games.this_war.things.tracks import NoiseSet, shifted
from holdfast.games.this_war.vocabulary import Side
from holdfast.games.this_war.world import City

PAPERS = ("soldiers", "patrol", "rebels")
"""TW-1866: whom forged papers persuade."""
DANGER = {"low": -1, "medium": 0, "high": 1}
"""TW-1762."""


class Encounter(Effect[City]):
    """TW-607: Noise falls to 1; then the top Residents card, after what waits on that deck."""

    accounts_for = ("noise",)

    def apply(self, w: City, by: Cause) -> Effects:
        w.shifts = shifted(1 - w.noise)
        w.noise = 1
        return due(w, "residents", (DrawResident(),))

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-607: an encounter brings the Noise down to 1."""
        return line("noise-back", now=w.noise) if w.shifts else None


class DrawResident(Effect[City]):
    """TW-607, TW-634: the top Residents card is met."""

    beat = "card"
    accounts_for = ("zones.residents", "zones.resident-now", "zones.resident-discard")

    def apply(self, w: City, by: Cause) -> Effects:
        if not w.searching():
            return ()
        if not w.size("residents"):
            w.refill("residents", "resident-discard")
        card = w.draw("residents", "resident-now")
        cause = Cause(card=card, place="resident")
        w.stack.append((EncounterOver(card), cause))
        w.stack.append((Meet(w.resident(card).choices), cause))
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        card = top(w, "resident-now")
        return line("resident", card=card, text=phrases.flavour(card)) if card else None


class EncounterOver(Effect[City]):
    """TW-1782: the card goes to the discards; one that was hidden from is already back in its deck."""

    card: int
    quiet: ClassVar[bool] = True
    accounts_for = ("zones.resident-now", "zones.resident-discard")

    def apply(self, w: City, by: Cause) -> Effects:
        if w.holds("resident-now", self.card):
            w.move(self.card, "resident-now", "resident-discard")
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-1782: they are alone again; another entry reports people from whom they hid."""
        return line("encounter-over") if top(w, "resident-discard") == key(w, self.card) else None


class Meet(Decision):
    """TW-1786, TW-1784: exactly one of the card's options, or a Hideout, whistle or papers; where none is left they
    attack."""

    choices: tuple[Choice, ...]
    logs_forced: ClassVar[bool] = True
    log_answer = chooses

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        if hideout(w) >= 0 or carried(w, "police-whistle") or self.papers(w, by):
            return (w.leader,)
        for choice in self.choices:
            if not choice_blocks(w, by, choice):
                return (w.leader,)
        return ()

    def papers(self, w: City, by: Cause) -> bool:
        return carried(w, "forged-papers") and w.resident(by.card).people in PAPERS

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for choice in self.choices:
            menu.add(choice.key, *chosen(choice), blocks=choice_blocks(w, by, choice))
        if hideout(w) >= 0:
            menu.add("hide", UseHideout(), Hide(by.card))
            fights = any(choice.key in ("fight", "rob") for choice in self.choices)
            blocks = needs(fights, "TW-624", "no-ambush")
            menu.add("ambush", UseHideout(), FightThem(backstab="characters"), blocks=blocks)
        if w.tokens:
            if carried(w, "police-whistle"):
                menu.add("whistle", TokenUse("police-whistle"), NoiseSet(w.rules.whistle_noise))
            if self.papers(w, by):
                menu.add("papers", TokenUse("forged-papers"))

    def apply(self, w: City, by: Cause) -> Effects:
        return (FightThem(),)


def hideout(w: City) -> int:
    """TW-624: a Hideout in the area, or -1."""
    for card in w.zones["area"].top:
        if w.content.cards[card].id == "hideout":
            return card
    return -1


class UseHideout(Effect[City]):
    """TW-624: one Hideout is discarded."""

    beat = "use"
    accounts_for = ("zones.area", "zones.explored")
    log = tag_entry

    def apply(self, w: City, by: Cause) -> Effects:
        w.move(hideout(w), "area", "explored")
        return ()


class Hide(Effect[City]):
    """TW-624: the card is shuffled back without effect; one Unknown card is returned if one is left."""

    card: int
    accounts_for = ("zones.residents", "zones.resident-now")
    log = tag_entry

    def apply(self, w: City, by: Cause) -> Effects:
        w.take(self.card, "resident-now")
        w.shuffle_in(self.card, "residents")
        return (ReturnCards(1, or_all=True),)


def how_many(w: City, card: Resident) -> int:
    """TW-1762: as many as the card says and the danger of the place changes."""
    return max(1, card.enemies + DANGER[w.place(w.location).danger])


class FightThem(Effect[City]):
    """TW-1762, TW-1766, TW-1787: as many as the card says and the danger of the place changes; its loot for a victory."""

    backstab: Side = ""
    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        card = w.resident(by.card)
        n = how_many(w, card)
        weapons = {letter: "+".join(has) for letter, has in card.weapons.items()}
        gains: tuple[AnyEffect, ...] = card.loot
        return (
            StartFight(
                n,
                weapons,
                self.backstab,
                thug=card.thug,
                weapons_of_dead=card.weapons_of_dead,
                gains=gains,
            ),
        )


class Talk(Effect[City]):
    """TW-1783, TW-1785: the Script of a colour; without one they let the group pass."""

    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        return (ByColour(w.resident(by.card).talk),)
