"""Effects that a single card needs and no rule uses."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.games.robinson.geography import SPACES
from holdfast.games.robinson.tiles import MarkerRemoved, markers
from holdfast.games.robinson.tokens import take_token
from holdfast.games.robinson.world import Island

REMOVABLE = ("fog", "ash", "beast", "pawn", "embers")
"""RC-1219: what the protective amulet may remove besides black markers."""


class LookAtEvent(Effect[Island]):
    """RC-811: the top card of the Event deck is shown to all and stays there."""

    def apply(self, w: Island, by: Cause) -> Effects:
        w.look("event", 1)
        return ()


class RemoveAnyToken(Question[Island]):
    """RC-1219: any token or black marker of a tile or space; no number tokens, Crosses or Camp."""

    def choices(self, w: Island) -> list[tuple[str, str]]:
        return [(s, t) for s in SPACES for t in w.spots[s].tokens if t in REMOVABLE] + markers(w)

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if self.choices(w) else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for space, what in self.choices(w):
            menu.add(f"remove:{space}-{what}", TokenRemoved(space, what))


class TokenRemoved(Effect[Island]):
    space: str
    what: str

    def apply(self, w: Island, by: Cause) -> Effects:
        if self.what in REMOVABLE:
            take_token(w, self.space, self.what)
            return ()
        return (MarkerRemoved(f"{self.space}-{self.what}"),)
