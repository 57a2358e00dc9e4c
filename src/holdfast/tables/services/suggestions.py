"""Suggestions of people to bots, and the reasons of bots."""

from holdfast.bots.expert import ThinkingBudget
from holdfast.bots.suggestions import BotMove
from holdfast.core.engine.effect import Seat
from holdfast.core.engine.game import Game
from holdfast.core.player import Reason

MAX_SUGGESTIONS = 4
"""Suggestions that are stored, the latest first."""


class SuggestionBox:
    """The suggestions and reasons at one table; they are not part of the game and not stored."""

    def __init__(self) -> None:
        self._wishes: list[tuple[int, str]] = []
        self.reasons: dict[Seat, Reason] = {}
        """The reason of each bot's last answer that had one."""
        self.heeded: dict[Seat, bool] = {}
        """Whether the bot followed a suggestion."""
        self.purses: dict[tuple[Seat, str], ThinkingBudget] = {}
        """The thinking time that this table's experts have saved, by seat and name."""

    def suggest(self, game: Game, key: str) -> None:
        """Store a suggestion for this round."""
        self._wishes = [(game.definition.rules.clock(game.world), key), *self._wishes][:MAX_SUGGESTIONS]

    def wishes(self, game: Game) -> tuple[str, ...]:
        now = game.definition.rules.clock(game.world)
        return tuple([key for at, key in self._wishes if at == now])

    def answered(self, seat: Seat, chosen: BotMove) -> None:
        """Drop a suggestion that was followed or declined."""
        if chosen.why is not None:
            self.reasons[seat] = chosen.why
        self.heeded.pop(seat, None)
        if chosen.heeded is not None:
            self.heeded[seat] = chosen.heeded
            self._wishes = [wish for wish in self._wishes if wish[1] != chosen.wish]
