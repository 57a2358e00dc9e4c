"""What one answer leaves behind at a table: lines of the log, each with who may read it, and the dice that fell."""

from holdfast.core.engine.effect import EVERYBODY, Cause, Effect, Seat
from holdfast.core.engine.journal import Entry, Observer
from holdfast.core.kind import GameKind
from holdfast.core.table.world import Rolled, World
from holdfast.core.words.log import Line, answer_line
from holdfast.server.keeping.store import Told
from holdfast.server.tables import luck


class Recorder(Observer):
    """The lines that one answer leaves in the log, each with who may read it, and the dice that fell."""

    def __init__(self, kind: GameKind, answer: int = 0, seat: Seat = -1) -> None:
        self.kind = kind
        self.answer = answer
        self.seat = seat
        self.lines: list[Told] = []
        self.fell: list[Rolled] = []
        self._lay: object = None
        """What lay on the table last, before the effect that is just being told of."""
        self._shown = False
        """It is the last of the dice that fell."""

    def ended(self, w: World) -> None:
        """The key of the luck is told now. The last line stays the last: it says how the game ended."""
        if line := luck.told(w.chance):
            self.lines.insert(max(0, len(self.lines) - 1), Told(line, self.answer, self.seat))

    def tell(self, line: Line | None, sees: int = EVERYBODY) -> None:
        if line is not None:
            self.lines.append(Told(line, self.answer, self.seat, sees))

    def applied(self, effect: Effect[World], by: Cause, w: World, outcomes: tuple[int, ...]) -> None:
        self.tell(self.kind.words.tell(w, effect, by, outcomes))
        self.watch_dice(w, self.kind.show.dice(w, effect, outcomes))

    def watch_dice(self, w: World, told: Rolled | None) -> None:
        """Dice that are changed by one effect take the place of what they showed before."""
        lies = w.laid[-1] if w.laid else None
        if lies is not self._lay:
            if isinstance(lies, Rolled):
                if self._shown:
                    self.fell.pop()
                self.fell.append(told or lies)
            self._shown = isinstance(lies, Rolled)
        elif told is not None:
            self.fell.append(told)
            self._shown = False
        self._lay = lies

    def answered(self, entry: Entry, by: Cause, w: World, forced: bool) -> None:
        """A secret answer is told to the others as the game tells it, if at all, and plainly to whom it belongs."""
        if not forced:
            self._lay, self._shown = w.laid[-1] if w.laid else None, False
        line = (self.kind.words.answer or answer_line)(w, entry, by, forced)
        own = 1 << entry.seat
        if entry.secret:
            open_entry = Entry(entry.seat, entry.question, entry.key)
            self.tell(line, EVERYBODY & ~own)
            self.tell(answer_line(w, open_entry, by, forced), own)
        else:
            self.tell(line)
