"""Presented data of a table that its clients share."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from holdfast.core.engine.effect import EVERYBODY
from holdfast.core.engine.game import Game
from holdfast.core.state.world import Rolled
from holdfast.tables.presenters.beats import BeatHistory, TableMoment
from holdfast.tables.presenters.compact_list import CompactList
from holdfast.tables.presenters.seat_view import SeatViewCache
from holdfast.tables.records import VisibleLogEntry


class LogCut(NamedTuple):
    """Log entries that an undo removed: all but the first `same`; of the private ones, position and readers."""

    same: int
    secret: tuple[tuple[int, int], ...] = ()


class PresenterCache:
    """The views, texts and beats of one table."""

    def __init__(self, game: Game) -> None:
        self.texts: dict[str, CompactList[str]] = {}
        """The log by language."""
        self.names: dict[str, tuple[int, list[str]]] = {}
        """The characters of the seats by language, and the change at which they had these names."""
        self.cuts: list[LogCut] = []
        """What undos have removed from the log."""
        self._shared: dict[str, Any] = {}
        self.reset(game)

    def reset(self, game: Game) -> None:
        """Forget everything that can be computed again from the game."""
        self.seat_views = SeatViewCache()
        self.beats = BeatHistory(game.definition, game.world.content)
        self._moment: TableMoment | None = None

    @property
    def used(self) -> bool:
        """Return whether the current moment was presented."""
        return self._moment is not None

    def moment(self, game: Game, dice: tuple[Rolled, ...]) -> TableMoment:
        """The table as it is presented now."""
        known = self._moment
        if known is None or known.world is not game.world or known.fell is not dice:
            tag = "" if game.over else game.question.tag
            known = self._moment = TableMoment(game.world, game.asked, tag, dice)
        return known

    def share(self, name: str, value: Any) -> Any:
        """Return a field that was sent to another client instead of an equal copy."""
        known = self._shared.get(name)
        if known != value:
            known = self._shared[name] = value
        return known

    def cut_log(self, same: int, removed: Iterable[VisibleLogEntry]) -> None:
        """Note that an undo has removed all log entries but the first `same`."""
        for texts in self.texts.values():
            texts.cut(same)
        private = [(i, entry.sees) for i, entry in enumerate(removed, same) if entry.sees != EVERYBODY]
        self.cuts.append(LogCut(same, tuple(private)))

    def restart_log(self) -> None:
        """Note that the log was loaded again."""
        self.texts.clear()
        self.cuts.append(LogCut(0))
