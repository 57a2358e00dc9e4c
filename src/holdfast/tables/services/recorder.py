"""The log entries of a table: those of an answer, of an undo, and of the end."""

from pathlib import Path

from holdfast.core.cards.content import LANGUAGES
from holdfast.core.definition import GameDefinition
from holdfast.core.engine.effect import EVERYBODY, Cause, Effect, Seat, replace
from holdfast.core.engine.game import Game
from holdfast.core.engine.journal import Entry, Observer
from holdfast.core.state.world import Rolled, World
from holdfast.core.text.beats import Beats
from holdfast.core.text.localizer import sentence
from holdfast.core.text.log import LogEntry, answer_entry, answer_line, effect_entry
from holdfast.tables.records import Change, GameResult, VisibleLogEntry
from holdfast.tables.services import fair_dice as luck
from holdfast.tables.services.texts import localizer_for

UNDO = "log-undo"
"""The message of the log entry that names an undo: a text of the table, not of a game."""
MAX_UNDO_LINES = 200
"""Undo entries that a log may have."""


class Recorder(Observer):
    """The log entries of one answer, each with its readers, and the dice."""

    def __init__(
        self, definition: GameDefinition, answer: int = 0, seat: Seat = -1, begins: World | None = None
    ) -> None:
        self.definition = definition
        self.beats = None if begins is None else Beats(definition.beats, begins)
        self.answer = answer
        self.seat = seat
        self.lines: list[VisibleLogEntry] = []
        self.fell: list[Rolled] = []
        self.rolls: list[Rolled] = []
        """Every roll as it was, including rolls that were rolled again."""
        self._lay: object = None
        """The table before the current effect."""
        self._shown = False
        """Whether the last roll was already shown."""

    def ended(self, w: World) -> None:
        """Log the key before the last entry, which says how the game ended."""
        if line := luck.reveal_line(w.chance):
            self.lines.insert(max(0, len(self.lines) - 1), VisibleLogEntry(line, self.answer, self.seat))

    def tell(self, line: LogEntry | None, sees: int = EVERYBODY) -> None:
        if line is not None:
            self.lines.append(VisibleLogEntry(line, self.answer, self.seat, sees))

    def applied(self, effect: Effect[World], by: Cause, w: World, outcomes: tuple[int, ...]) -> None:
        line = effect_entry(self.definition, w, effect, by, outcomes)
        if self.beats is not None:
            self.beats.applied(effect, by, w, line is not None, len(self.lines), len(self.rolls))
        self.tell(line)
        self.watch_dice(w, self.definition.display.dice(w, effect, outcomes))

    def watch_dice(self, w: World, told: Rolled | None) -> None:
        """Replace a roll by the dice that an effect changed."""
        lies = w.laid[-1] if w.laid else None
        if lies is not self._lay:
            if isinstance(lies, Rolled):
                if self._shown:
                    self.fell.pop()
                self.fell.append(told or lies)
                self.rolls.append(told or lies)
            self._shown = isinstance(lies, Rolled)
        elif told is not None:
            self.fell.append(told)
            self.rolls.append(told)
            self._shown = False
        self._lay = lies

    def answered(self, entry: Entry, by: Cause, w: World, forced: bool) -> None:
        """Log a secret answer in full for its seat; for others only what the game shows of it."""
        if not forced:
            self._lay, self._shown = w.laid[-1] if w.laid else None, False
        line = answer_entry(self.definition, w, entry, by, forced)
        own = 1 << entry.seat
        if entry.secret:
            open_entry = Entry(entry.seat, entry.question, entry.key)
            self.tell(line, EVERYBODY & ~own)
            self.tell(answer_line(w, open_entry, by, forced), own)
        else:
            self.tell(line)


def replay_with_log(game: Game, packs: tuple[Path, ...]) -> tuple[Game, int, tuple[VisibleLogEntry, ...]]:
    """Replay the recorded answers of a game from its opening; return the position, the number that fit, and their log."""
    recorder = Recorder(game.definition)
    again = game.definition.opened(game.players, game.options, game.seed, game.opening, packs, (recorder,))
    fitted = 0
    for entry in game.journal or ():
        recorder.answer, recorder.seat = fitted + 1, entry.seat
        before = len(recorder.lines)
        if not again.replay((entry,)):
            del recorder.lines[before:]
            break
        fitted += 1
    again.observers.clear()
    return again, fitted, tuple(recorder.lines)


def log_after_undo(lines: list[VisibleLogEntry], row: Change, n: int) -> list[VisibleLogEntry]:
    """Return the log after an undo of all but `n` answers; an entry names the undo and its person.

    Consecutive undos of one person share one entry, so that the log does not grow.
    """
    kept = [
        told
        for told in lines
        if told.answer <= n or told.line.message == UNDO or told.line.message in luck.KEPT_ENTRIES
    ]
    kept = [told if told.answer <= n else replace(told, answer=n) for told in kept]
    how = "decided" if row.decided else "consent" if row.consent else "free"
    back = row.back
    said = (("who", row.by), ("how", how), ("away", ", ".join(row.decided)))
    while kept and kept[-1].line.message == UNDO and kept[-1].line.args[1:] == said:
        back += int(kept.pop().line.args[0][1])
    return merge_undo_lines([*kept, VisibleLogEntry(LogEntry(UNDO, (("n", back), *said)), n, row.seat)])


def merge_undo_lines(lines: list[VisibleLogEntry]) -> list[VisibleLogEntry]:
    """Merge the oldest undo entry with the next one of the same people if there are too many; the counts are added."""
    undone = [i for i, told in enumerate(lines) if told.line.message == UNDO]
    if len(undone) <= MAX_UNDO_LINES:
        return lines
    for n, old in enumerate(undone):
        said = lines[old].line.args[1:]
        later = next((i for i in undone[n + 1 :] if lines[i].line.args[1:] == said), None)
        if later is not None:
            back = sum(int(lines[i].line.args[0][1]) for i in (old, later))
            told = replace(lines[later], line=LogEntry(UNDO, (("n", back), *said)))
            return [*lines[:old], *lines[old + 1 : later], told, *lines[later + 1 :]]
    return lines


def common_prefix(before: list[VisibleLogEntry], after: list[VisibleLogEntry]) -> int:
    """Return the number of equal entries at the beginning."""
    pairs = zip(before, after, strict=False)
    return next((i for i, (old, new) in enumerate(pairs) if old != new), min(len(before), len(after)))


def ending_of(game: Game) -> GameResult | None:
    """Return the result of a finished game with its reason in every language; None while the game runs."""
    outcome = game.outcome
    if outcome is None:
        return None
    content = game.world.content
    why = {
        lang: sentence(localizer_for(game.definition, lang, content).ending(outcome, game.world)) for lang in LANGUAGES
    }
    return GameResult(outcome.won, outcome.rule, why, outcome.scores, outcome.winners)
