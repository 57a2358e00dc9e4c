"""Night cards (US-260 to US-271, US-1131 to US-1133)."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.effects import Ballot, Under
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Menu
from holdfast.core.state.world import BallotResult
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun.cards import Night
from holdfast.games.under_our_sun.dice.tests import EachTest
from holdfast.games.under_our_sun.log import Told, answers, key, line, no_effect, one, somebody, to_whom
from holdfast.games.under_our_sun.options import WithThing
from holdfast.games.under_our_sun.people.options import NameCharacter
from holdfast.games.under_our_sun.rules import HAVEN
from holdfast.games.under_our_sun.things.dropping import Overflow
from holdfast.games.under_our_sun.things.gear import TurnCard
from holdfast.games.under_our_sun.things.goods import spilt
from holdfast.games.under_our_sun.vocabulary import option_reader
from holdfast.games.under_our_sun.world import Sands, me


def mark(char: int, pos: str) -> str:
    return f"{char}@{pos}"


def camp_had_card(w: Sands, pos: str) -> bool:
    """US-261, US-268: a camp draws once a Night."""
    return any(drawn.endswith(f"@{pos}") for drawn in w.night_drawn)


class NightAtStart(Effect[Sands]):
    """US-260, US-261, US-266: at the start of his Night turn; once per camp; never in New Haven."""

    char: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        char, pos = self.char, w.pos[self.char]
        if not w.alive(char):
            return ()
        w.visited += (mark(char, pos),)
        if pos == HAVEN or (w.camp(pos) and camp_had_card(w, pos)):
            return ()
        return (DrawNight(char),)


class NightOnEntering(Effect[Sands]):
    """US-263 to US-265, US-268: for every tile new to him this Night, unless he sneaked in or another drew there."""

    char: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        return night_on_entering(w, self.char)


def night_on_entering(w: Sands, char: int) -> Effects:
    """What `NightOnEntering` does, at once."""
    pos = w.pos[char]
    here = mark(char, pos)
    new = here not in w.visited
    w.visited += (here,)
    if not new or pos == HAVEN or w.is_hidden(char) or w.perk(char, "no-night-card") >= 0:
        return ()
    if w.camp(pos):
        return () if camp_had_card(w, pos) else (DrawNight(char),)
    for c in w.here(pos):
        if c != char and mark(c, pos) in w.night_drawn:
            return ()
    return (DrawNight(char),)


class DrawNight(Effect[Sands]):
    """US-267, US-262: an Animal card may be ignored at a fire; in a camp the players there vote whom it hits."""

    char: int
    beat = "phase"
    accounts_for = ("night_drawn", "visited", "zones.night", "zones.night-discard")

    def apply(self, w: Sands, by: Cause) -> Effects:
        char, pos = self.char, w.pos[self.char]
        w.night_drawn += (mark(char, pos),)
        if w.bare("night"):
            if w.bare("night-discard"):
                return ()
            w.refill("night", "night-discard")
        card = w.draw("night", "night-discard")
        cause = Cause(w.owner[char], char, card, "night")
        night = w.card(card, Night)
        ask = (IgnoreAnimal(char, card),) if night.animal and w.spots[pos].fire else whom_night_hits(w, char, card)
        return (Under(cause, ask or night.then),)

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        drawn = w.zones["night-discard"].top
        return line("night-card", card=key(w, drawn[-1]), **one(w, self.char)) if drawn else None


class IgnoreAnimal(Question[Sands]):
    """US-267, US-762: the drawer decides whether an Animal card is ignored."""

    char: int
    card: int
    log_answer = answers("ignore", "ignore")

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),)

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("ignore")
        menu.add("face-it", WhomNightHits(self.char, self.card))


class WhomNightHits(Effect[Sands]):
    """US-262: a vote only for a card drawn in a camp with two or more characters, of whom it hits one."""

    char: int
    card: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return whom_night_hits(w, self.char, self.card) or (NightHits(self.char, self.card),)


def personal(night: Night) -> bool:
    """US-262: does the card single somebody out? One that tests everybody there, or does nothing, is like for all."""
    return any(not isinstance(effect, EachTest) for effect in night.then)


def whom_night_hits(w: Sands, char: int, card: int) -> Effects:
    """The vote, if there is one."""
    pos = w.pos[char]
    there = w.here(pos) if w.camp(pos) and personal(w.card(card, Night)) else []
    return vote(w, char, card, there) if len(there) > 1 else ()


def vote(w: Sands, char: int, card: int, there: list[int]) -> Effects:
    """US-207, US-262: the players of all characters there, the dead included; they choose one of the living."""
    pos, out = w.pos[char], w.gone | w.crossed
    voters = tuple(sorted({w.seat_of(c) for c in range(w.crew) if w.pos[c] == pos and not out >> c & 1}))
    keys = tuple([f"char-{c}" for c in there])
    if len(voters) == 1:
        return (ChooseVictim(voters[0], card, tuple(there)),)
    return (Ballot(voters, keys, "night"), VictimVoted(char, card))


class ChooseVictim(Question[Sands]):
    """US-953: in solo the player chooses."""

    seat: int
    card: int
    chars: tuple[int, ...]

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        for char in self.chars:
            menu.add(NameCharacter(char), NightHits(char, self.card))


class VictimVoted(Effect[Sands]):
    """US-262, US-804: a simple majority; a tie means the drawer."""

    drawer: int
    card: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        ballot = w.laid.pop()
        assert isinstance(ballot, BallotResult)
        votes = [key for _, key in ballot.votes]
        best = max([votes.count(key) for key in votes])
        winners = sorted({key for key in votes if votes.count(key) == best})
        victim = int(winners[0][5:]) if len(winners) == 1 else self.drawer
        return (NightHits(victim, self.card),)


class NightHits(Effect[Sands]):
    """US-1133: the card's effect on the affected character."""

    char: int
    card: int
    beat = "fight"

    def apply(self, w: Sands, by: Cause) -> Effects:
        cause = Cause(w.seat_of(self.char), self.char, self.card, "night")
        return (Under(cause, w.card(self.card, Night).then),)

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-262: in a camp with several people somebody is chosen."""
        pos = w.pos[self.char]
        chosen = w.camp(pos) and len(w.here(pos)) > 1 and personal(w.card(self.card, Night))
        return line("night-hits", **to_whom(self.char)) if chosen else None


class TapOwn(Question[Sands]):
    """Thief of Hours: one own untapped item or equipment is turned until Preparation."""

    log = no_effect
    accounts_for = ("tapped",)
    logs_forced: ClassVar[bool] = True

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        char = me(w, by)
        return (w.seat_of(char),) if w.alive(char) and self.open(w, by) else ()

    def open(self, w: Sands, by: Cause) -> list[int]:
        return [card for card in w.things(me(w, by)) if card not in w.tapped]

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        shown: set[str] = set()
        for card in self.open(w, by):
            id = w.content.cards[card].id
            if id not in shown:
                shown.add(id)
                menu.add(WithThing("turn", id), TurnCard(card), Mislaid(me(w, by)))

    def log_answer(self, w: Sands, by: Cause, entry: Entry) -> Told:
        """US-344: which card cannot be used before the next Preparation."""
        turned = option_reader().spec(entry.key)
        assert isinstance(turned, WithThing)
        return line("turn-card", card=turned.what, **one(w, me(w, by)))


class Mislaid(Effect[Sands]):
    """US-1173, US-1232: a turned bottle or pack holds nothing: water above the capacity is lost, goods are dropped."""

    char: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return (*spilt(w, self.char), Overflow(self.char))


class SleepCheaper(Effect[Sands]):
    """Deep Sleep: the next Sleep of this phase costs 1 AP less, down to 2."""

    accounts_for = ("today",)
    log = somebody("sleep-cheaper")

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.set_today("sleep-cheaper", me(w, by))
        return ()
