"""People and bots at one table: what is suggested to bots, and why they did what they did."""

from holdfast.bots.expert import ThinkingBudget
from holdfast.bots.suggestions import BotMove
from holdfast.core.engine.effect import Seat
from holdfast.core.engine.game import Game
from holdfast.core.player import Reason

MAX_SUGGESTIONS = 4
"""So many suggestions are remembered, the latest first."""


class SuggestionBox:
    """What is said between people and bots; it is no part of the game, and forgotten when the table is put away."""

    def __init__(self) -> None:
        self._wishes: list[tuple[int, str]] = []
        self.reasons: dict[Seat, Reason] = {}
        """Why each bot gave its last answer that had a reason."""
        self.heeded: dict[Seat, bool] = {}
        """Whether it then did what somebody had suggested."""
        self.purses: dict[tuple[Seat, str], ThinkingBudget] = {}
        """What the experts of this table have saved, by seat and name."""

    def suggest(self, game: Game, key: str) -> None:
        """It holds for this round."""
        self._wishes = [(game.definition.rules.clock(game.world), key), *self._wishes][:MAX_SUGGESTIONS]

    def wishes(self, game: Game) -> tuple[str, ...]:
        now = game.definition.rules.clock(game.world)
        return tuple([key for at, key in self._wishes if at == now])

    def answered(self, seat: Seat, chosen: BotMove) -> None:
        """What was taken up, or declined, is not suggested any more."""
        if chosen.why is not None:
            self.reasons[seat] = chosen.why
        self.heeded.pop(seat, None)
        if chosen.heeded is not None:
            self.heeded[seat] = chosen.heeded
            self._wishes = [wish for wish in self._wishes if wish[1] != chosen.wish]
