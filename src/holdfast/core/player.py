"""The interface of rule players: what they see, and their ranking of options with reasons."""

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
"""How well a player plays: a friend as well as its rules can, a novice as people do in their first game."""


class Reason(BoundedRecord):
    """Why an option is good: a message of the game's texts (`because-…`, prefix optional) and the facts it names."""

    says: str
    args: tuple[tuple[str, int | str], ...] = ()


class RankedOption(BoundedRecord):
    """An option, its worth on the player's own scale, and the reason."""

    option: Option
    worth: float = 0.0
    why: Reason | None = None


class SeatPosition:
    """A question from the perspective of a seat that is asked."""

    __slots__ = ("_game", "face", "rivals", "seat")

    def __init__(self, game: Game, seat: Seat, rivals: bool = True) -> None:
        self._game = game
        self.seat = seat
        self.rivals = rivals
        """Whether options other than the best are requested; a player may omit them if they take long to find."""
        self.face: Any = ObservedWorld(game.world, seat)

    @property
    def definition(self) -> "GameDefinition":
        return self._game.definition

    @property
    def question(self) -> Any:
        """Return the question effect with its fields."""
        return self._game.world.stack[-1][0]

    @property
    def by(self) -> Cause:
        return self._game.world.stack[-1][1]

    @property
    def tag(self) -> str:
        """Return the tag of the question."""
        return tag_of(type(self.question))

    @property
    def players(self) -> int:
        return self._game.players

    @property
    def options(self) -> list[Option]:
        """Return all options of the seat, including undo and hand-over options."""
        return self._game.question.options_for(self.seat)[:]

    @property
    def moves(self) -> list[Option]:
        """Return the options that advance the game, so that random play ends."""
        return self._game.moves(self.seat)[:]

    def deed(self, option: Option) -> Facts:
        """Return the facts in an option's key: fast, without price, dice and risks."""
        return self._game.definition.rules.deeds.read(option.key)

    def facts(self, option: Option) -> Facts:
        """Return the facts of an option with its costs and risks."""
        return self._game.facts(option)

    def view(self) -> dict[str, Any]:
        return self._game.view(self.seat)


class Player(Protocol):
    """A rule player of one game. It has no memory: several players reach the same plan from the same facts."""

    def weigh(self, at: SeatPosition) -> Sequence[RankedOption]:
        """Return the options worth considering, the best first; at least one."""
        ...
