"""Which bots sit where, as somebody says it on the command line, and how a game ended for those who are no bots."""

from collections.abc import Container
from typing import TYPE_CHECKING

from holdfast.bots import bot
from holdfast.core.engine.effect import Seat
from holdfast.core.kind import Unknown
from holdfast.core.table.world import Outcome
from holdfast.core.words.rules import rules
from holdfast.core.words.teller import sentence

if TYPE_CHECKING:
    from holdfast.terminal.session import Session


def seat_bots(wish: str, players: int) -> dict[Seat, str]:
    """`2=random,3=rollout:100`: which bots sit where; seats are counted from 1."""
    seats: dict[Seat, str] = {}
    for part in filter(None, wish.split(",")):
        number, equals, name = part.strip().partition("=")
        if not equals or not number.isdecimal():
            raise Unknown(f"bots are seated like 2=random,3=rollout:100, not {part.strip()!r}")
        if not 1 <= int(number) <= players:
            raise Unknown(f"there is no seat {number} in a game of {players}; seats are 1 to {players}")
        if int(number) - 1 in seats:
            raise Unknown(f"seat {number} was given two bots; give it one")
        bot(name)
        seats[int(number) - 1] = name
    return seats


def verdict(outcome: Outcome, bots: Container[Seat]) -> str:
    """The message for the people at this screen; where nobody is named, all have won."""
    if not outcome.won:
        return "lost-but-not-for-all" if outcome.alone else "lost"
    mine = not outcome.winners or any(seat not in bots for seat in outcome.winners)
    return "won" if mine else "won-by-another"


def why_over(session: "Session") -> list[str]:
    """For whoever asks: why the game ended, and the rule by which it did, as the catalogue has it."""
    why, rule = session.ending()
    catalogue = rules(session.kind.folder, session.teller.lang)
    return [sentence(why), *([f"{rule}: {catalogue[rule].text}"] if rule in catalogue else [])]
