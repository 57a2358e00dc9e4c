"""What a player made of code sees, and what it says: answers in the order of their worth, each with its reason."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from holdfast.core.engine.effect import BoundedRecord, Cause, Seat, tag_of
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Option
from holdfast.core.facts import Facts
from holdfast.core.state.observed_world import ObservedWorld

if TYPE_CHECKING:
    from holdfast.core.definition import GameDefinition

SKILLS = ("friend", "novice")
"""How well a player plays: a friend as well as its rules can, a novice as people do on their first evening."""


class Reason(BoundedRecord):
    """Why an answer is good: a message of the game's texts (`because-…`, which may be left out), and the facts it names."""

    says: str
    args: tuple[tuple[str, int | str], ...] = ()


class RankedOption(BoundedRecord):
    """An answer, what it is worth in the player's own currency, and why."""

    option: Option
    worth: float = 0.0
    why: Reason | None = None


class SeatPosition:
    """A question through the eyes of one seat that is asked."""

    __slots__ = ("_game", "face", "rivals", "seat")

    def __init__(self, game: Game, seat: Seat, rivals: bool = True) -> None:
        self._game = game
        self.seat = seat
        self.rivals = rivals
        """Are answers beside the best one wanted? A player may leave them out where they take long to find."""
        self.face: Any = ObservedWorld(game.world, seat)

    @property
    def definition(self) -> "GameDefinition":
        return self._game.definition

    @property
    def question(self) -> Any:
        """The effect that asks, with its fields."""
        return self._game.world.stack[-1][0]

    @property
    def by(self) -> Cause:
        return self._game.world.stack[-1][1]

    @property
    def tag(self) -> str:
        """The name of the question."""
        return tag_of(type(self.question))

    @property
    def players(self) -> int:
        return self._game.players

    @property
    def options(self) -> list[Option]:
        """All answers of the seat, also those that only take back or hand over."""
        return self._game.question.options_for(self.seat)[:]

    @property
    def moves(self) -> list[Option]:
        """The answers that bring the game on: random play must end."""
        return self._game.moves(self.seat)[:]

    def deed(self, option: Option) -> Facts:
        """What is written in an answer: quick, without price, dice and risk."""
        return self._game.definition.rules.deeds.read(option.key)

    def facts(self, option: Option) -> Facts:
        """What an answer is, with what it costs and risks."""
        return self._game.facts(option)

    def view(self) -> dict[str, Any]:
        return self._game.view(self.seat)


class Player(Protocol):
    """An expert of one game. It has no memory: several of them come to the same plan by the same facts."""

    def weigh(self, at: SeatPosition) -> Sequence[RankedOption]:
        """Answers worth considering, the best first; at least one."""
        ...
