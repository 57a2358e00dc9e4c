"""Playback of an answer step by step, with pauses for drawn cards and dice, on the full screen only."""

from threading import Event
from typing import Literal, NamedTuple, get_args

from holdfast.core.cards.content import Card
from holdfast.core.engine.effect import Cause, Effect
from holdfast.core.engine.journal import Observer
from holdfast.core.state.world import World
from holdfast.core.text.beats import Beats
from holdfast.terminal.session import Session

Pace = Literal["calm", "brisk", "once"]
PACES: tuple[Pace, ...] = get_args(Pace)
PAUSES: dict[Pace, float] = {"calm": 1.6, "brisk": 0.7, "once": 0.0}
"""Pause per step in seconds."""
SHOWN = frozenset({"dice", "card", "tile", "page", "fight", "wound", "death"})
"""Kinds of beats that are steps; other beats join the next step."""


class PlaybackStep(NamedTuple):
    """A step: its kind, the end of the shown log, its own log lines, and the world at that moment."""

    kind: str
    upto: int
    own: tuple[int, int]
    world: World


class Playback(Observer):
    """An observer that splits an answer into steps and pauses between them until hurried."""

    def __init__(self, session: Session, pace: Pace = "once") -> None:
        self.session = session
        self.pace = pace
        self.hurry = Event()
        session.game.watch(self)
        self.begin()

    @property
    def pause(self) -> float:
        return PAUSES[self.pace]

    def begin(self) -> None:
        """Start recording an answer."""
        self.hurry.clear()
        self._told = len(self.session.log.lines)
        self._beats = Beats(self.session.definition.beats if self.pause else {}, self.session.game.world.copy())

    def applied(self, effect: Effect[World], by: Cause, w: World, outcomes: tuple[int, ...]) -> None:
        lines = len(self.session.log.lines)
        self._beats.applied(effect, by, w, lines > self._told, lines - 1, 0)
        self._told = lines

    def steps(self) -> list[PlaybackStep]:
        """Return the steps of the answer that come before the next question."""
        beats, last = self._beats.found, len(self.session.log.lines)
        if not beats:
            return []
        ends = [beat.line for beat in beats[1:]] + [last]
        worlds = [beat.before for beat in beats[1:]] + [self.session.game.world]
        return [
            PlaybackStep(beat.kind, end, (beat.line, end), world)
            for beat, end, world in zip(beats, ends, worlds, strict=True)
            if beat.kind in SHOWN and beat.line < end
        ]

    def cards(self, step: PlaybackStep) -> list[Card]:
        """Return the cards that a step reads out."""
        lines = self.session.log.lines[slice(*step.own)]
        return list({card.key: card for line in lines for card in self.session.cards(line)}.values())

    def wait(self) -> bool:
        """Pause; return False if the player hurries."""
        return not self.hurry.wait(self.pause)
