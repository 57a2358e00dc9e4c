"""Bots in seats as given on the command line, the characters of the people, and the ending for them."""

from collections.abc import Container
from typing import TYPE_CHECKING

from holdfast.bots import make_bot
from holdfast.core.definition import UnknownName
from holdfast.core.engine.effect import Seat
from holdfast.core.state.world import Outcome
from holdfast.core.text.localizer import sentence
from holdfast.core.text.rulebook import rules

if TYPE_CHECKING:
    from holdfast.terminal.session import Session
    from holdfast.terminal.texts import TerminalTexts


def seat_bots(wish: str, players: int) -> dict[Seat, str]:
    """Parse `2=random,3=rollout:100` into bots by seat; seats are numbered from 1."""
    seats: dict[Seat, str] = {}
    for part in filter(None, wish.split(",")):
        number, equals, name = part.strip().partition("=")
        if not equals or not number.isdecimal():
            raise UnknownName(f"bots are seated like 2=random,3=rollout:100, not {part.strip()!r}")
        if not 1 <= int(number) <= players:
            raise UnknownName(f"there is no seat {number} in a game of {players}; seats are 1 to {players}")
        if int(number) - 1 in seats:
            raise UnknownName(f"seat {number} was given two bots; give it one")
        make_bot(name)
        seats[int(number) - 1] = name
    return seats


def your_seats_text(session: "Session", words: "TerminalTexts", told: set[str]) -> list[str]:
    """Return the message naming the characters of the people at this screen, once all are known.

    A game without personal characters provides its own message (`you-play`).
    """
    game, teller = session.game, session.localizer
    seats = [seat for seat in range(game.players) if seat not in session.bots]
    own = teller.has("you-play")
    unnamed = any(session.name(seat) == words.say("nobody-yet", n=seat + 1) for seat in seats)
    if YOU in told or not seats or (unnamed and not own):
        return []
    told.add(YOU)
    names = words.listed([teller.noun(f"the-who-{seat}", w=game.world) for seat in seats])
    return [(teller if own else words).say("you-play", names=names, n=len(seats))]


def first_words(session: "Session", words: "TerminalTexts", told: set[str]) -> list[str]:
    """Return the same for plain lines, with a note that some questions are skipped."""
    you = your_seats_text(session, words, told)
    return [*you, words.say("unasked")] if you and session.definition.rules.spares else you


YOU = "you"
"""Marks the message as shown among the keys of read-out cards; no card has this key."""


def verdict(outcome: Outcome, bots: Container[Seat]) -> str:
    """Return the id of the message for the people at this screen; without named winners, everyone has won."""
    if not outcome.won:
        return "lost-but-not-for-all" if outcome.alone else "lost"
    mine = not outcome.winners or any(seat not in bots for seat in outcome.winners)
    return "won" if mine else "won-by-another"


def ended(session: "Session", words: "TerminalTexts") -> list[str]:
    """Return the verdict, its reason, the scores and, unless everyone won, the winners."""
    outcome = session.game.outcome
    assert outcome is not None
    told = [words.say(verdict(outcome, session.bots)), sentence(session.ending()[0])]
    if outcome.scores:
        told.append(words.say("score", score=", ".join(map(str, outcome.scores)), n=len(outcome.scores)))
    if winners := session.winners():
        told.append(words.say("winners", names=words.listed(winners), n=len(winners)))
    return told


def is_ending(session: "Session", said: str) -> bool:
    """Return whether a log line repeats the reason for the ending."""
    return session.over and sentence(said.strip("— ")) == sentence(session.ending()[0])


def why_over(session: "Session") -> list[str]:
    """Return why the game ended, with the rule from the catalogue."""
    why, rule = session.ending()
    catalogue = rules(session.definition.folder, session.localizer.lang)
    return [sentence(why), *([f"{rule}: {catalogue[rule].text}"] if rule in catalogue else [])]
