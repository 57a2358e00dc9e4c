"""What happened since a seat was last told, beat by beat: lines, cards, dice, and how the table changed with each."""

from collections.abc import Callable
from typing import Any

import msgspec

from holdfast.core.engine.effect import Seat
from holdfast.core.kind import GameKind
from holdfast.core.table.patch import Op, difference
from holdfast.core.table.view import shown
from holdfast.core.table.world import Rolled, World
from holdfast.core.words.beats import Beat
from holdfast.server.keeping.rows import Told
from holdfast.server.telling import wire
from holdfast.server.telling.telling import Telling, cards_of_line

Plain = dict[str, Any]
KEPT = 24
"""So many answers are kept beat by beat; who was away longer is told the log."""


class Stand(msgspec.Struct):
    """The table at a moment: what lies there, who is asked what, and the dice of the last answer."""

    world: World
    asked: tuple[Seat, ...] = ()
    question: str = ""
    fell: tuple[Rolled, ...] = ()


class Played(msgspec.Struct):
    """One answer that was taken: its beats, all lines and throws of dice it left, and the table before and after."""

    seq: int
    beats: list[Beat]
    lines: list[Told]
    rolls: list[Rolled]
    before: Stand
    after: Stand


class Part(msgspec.Struct):
    """One beat with what belongs to it."""

    beat: Beat
    lines: list[Told]
    dice: list[Rolled]
    before: Stand
    after: Stand


def parts(played: Played) -> list[Part]:
    """An answer's beats, each up to where the next begins. In their midst nobody is asked."""
    found: list[Part] = []
    beats, before = played.beats, played.before
    for i, beat in enumerate(beats):
        following = beats[i + 1] if i + 1 < len(beats) else None
        after = played.after if following is None else Stand(following.before)
        line, die = (None, None) if following is None else (following.line, following.die)
        found.append(Part(beat, played.lines[beat.line : line], played.rolls[beat.die : die], before, after))
        before = after
    return found


class Beaten:
    """The last answers of a table beat by beat, as every seat may see them; each change is reckoned once."""

    def __init__(self, kind: GameKind) -> None:
        self.kind = kind
        self.played: list[Played] = []
        self._patches: dict[tuple[int, int, Seat | None], list[Op]] = {}

    def add(self, played: Played) -> None:
        self.played.append(played)
        for old in self.played[:-KEPT]:
            self._patches = {key: patch for key, patch in self._patches.items() if key[0] != old.seq}
        del self.played[:-KEPT]

    def forget(self) -> None:
        """Something was taken back: what was told of it did not happen."""
        self.played.clear()
        self._patches.clear()

    def since(self, seq: int) -> list[Played] | None:
        """The answers after this one; nothing where not all of them are known."""
        new = [played for played in self.played if played.seq > seq]
        return new if new and new[0].seq == seq + 1 else None

    def view(self, stand: Stand, seat: Seat | None) -> Plain:
        told = shown(self.kind, stand.world, seat, stand.asked, stand.question)
        return told | {"fell": msgspec.to_builtins(stand.fell)}

    def patch(self, seq: int, i: int, part: Part, seat: Seat | None) -> list[Op]:
        """How the table changes with a beat, as a seat sees it."""
        key = (seq, i, None if self.kind.show.alike else seat)
        known = self._patches.get(key)
        if known is None:
            known = self._patches[key] = difference(self.view(part.before, seat), self.view(part.after, seat))
        return known

    def told(
        self, telling: Telling, seq: int, reads: Callable[[Told], bool]
    ) -> tuple[list[wire.BeatTold], set[str]] | None:
        """The beats after `seq` for one seat, and the cards that are named in them; nothing where not all are known."""
        new = self.since(seq)
        if new is None:
            return None
        found: list[wire.BeatTold] = []
        named: set[str] = set()
        content = telling.game.world.content
        for played in new:
            for i, part in enumerate(parts(played)):
                lines = [told for told in part.lines if reads(told)]
                cards = list(dict.fromkeys([card for told in lines for card in cards_of_line(told.line, content)]))
                named.update(cards)
                patch = self.patch(played.seq, i, part, telling.seat)
                found.append(
                    {
                        "kind": part.beat.kind,
                        "seq": played.seq,
                        "lines": [telling.line(told.line) for told in lines],
                        "cards": cards,
                        "dice": msgspec.to_builtins(part.dice),
                        "place": part.beat.place,
                        "who": part.beat.who,
                        "patch": patch,
                    }
                )
        return found, named
