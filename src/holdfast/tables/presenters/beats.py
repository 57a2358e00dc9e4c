"""The beats since a seat's last state: log entries, cards, dice, and the change of the table with each."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from holdfast.core.cards.content import Content
from holdfast.core.definition import GameDefinition
from holdfast.core.engine.effect import Seat
from holdfast.core.state.json_patch import Op, diff, without_paths
from holdfast.core.state.view import NOTHING_OWN, SeatOverlay, SharedView, ViewCache
from holdfast.core.state.world import Rolled, World
from holdfast.core.text.beats import Beat
from holdfast.tables.presenters.cards import Cards, VisibleCardIndex, bits, cards_of_line
from holdfast.tables.presenters.compact_list import CompactList
from holdfast.tables.presenters.question import QuestionCache, SeatPresenter
from holdfast.tables.protocol import outbound as wire
from holdfast.tables.records import VisibleLogEntry

Plain = dict[str, Any]
MAX_STORED = 24
"""Number of answers whose beats are stored for slow clients; a slower client receives the whole table."""


class VisibleCards(NamedTuple):
    """The cards visible at a moment, and the length of the view as JSON."""

    cards: Cards
    size: int


class TableMoment(msgspec.Struct):
    """The table at a moment: its components, the questions, and the dice of the last answer."""

    world: World
    asked: tuple[Seat, ...] = ()
    question: str = ""
    fell: tuple[Rolled, ...] = ()
    sight: SharedView | None = None
    own: dict[Seat | None, SeatOverlay] = msgspec.field(default_factory=dict)
    """The overlays of seats, as far as they were requested."""
    lies: VisibleCards | None = None
    """The cards that everybody sees."""
    encoded: dict[Seat | None, bytes] = msgspec.field(default_factory=dict)
    """The views as JSON."""
    posed: QuestionCache = msgspec.field(default_factory=QuestionCache)

    def unlook(self) -> None:
        """Drop the cached views."""
        self.sight = self.lies = None
        self.own.clear()
        self.encoded.clear()


class PresentedBeat(msgspec.Struct):
    """One beat with its log entries, its dice, and the table before and after."""

    beat: Beat
    lines: list[VisibleLogEntry]
    dice: list[Rolled]
    before: TableMoment
    after: TableMoment
    begins: int
    """The index of its first entry in the log."""


class AnsweredBeats(msgspec.Struct):
    """The beats of one accepted answer."""

    seq: int
    parts: list[PresentedBeat]


def split_into_beats(
    beats: list[Beat],
    lines: list[VisibleLogEntry],
    rolls: list[Rolled],
    before: TableMoment,
    end: TableMoment,
    log: int = 0,
) -> list[PresentedBeat]:
    """Split an answer into beats, the first after `log` log entries; between two beats no question is open."""
    found: list[PresentedBeat] = []
    for i, beat in enumerate(beats):
        following = beats[i + 1] if i + 1 < len(beats) else None
        after = end if following is None else TableMoment(following.before)
        line, die = (None, None) if following is None else (following.line, following.die)
        found.append(
            PresentedBeat(beat, lines[beat.line : line], rolls[beat.die : die], before, after, log + beat.line)
        )
        before = after
    return found


class BeatHistory:
    """The beats of the last answers of a table as each seat may see them; each patch is computed once."""

    def __init__(self, definition: GameDefinition, content: Content) -> None:
        self.definition = definition
        self.played: list[AnsweredBeats] = []
        self._looked = ViewCache()
        self._content = content
        self._lying = VisibleCardIndex(content)
        self._told: dict[tuple[int, int, str, Seat | None], tuple[msgspec.Raw, Cards]] = {}
        self._patches: dict[tuple[int, int, Seat | None], list[Op]] = {}

    def add(self, played: AnsweredBeats) -> None:
        self._told.clear()
        for earlier in self.played[-1:]:  # the next answer begins at its last moment
            for part in earlier.parts:
                part.before.unlook()
        self.played.append(played)
        for old in self.played[:-MAX_STORED]:
            self._patches = {key: patch for key, patch in self._patches.items() if key[0] != old.seq}
        del self.played[:-MAX_STORED]

    def let_go(self, seq: int) -> None:
        """Drop the views and patches up to this change, because every client has them."""
        if not self.played or self.played[0].seq > seq:
            return
        self.played = [played for played in self.played if played.seq > seq]
        self._patches = {key: patch for key, patch in self._patches.items() if key[0] > seq}
        self._told = {key: told for key, told in self._told.items() if key[0] > seq}

    def forget(self) -> None:
        """Drop all beats, because an undo has removed their answers."""
        self.played.clear()
        self._patches.clear()
        self._told.clear()

    def since(self, seq: int) -> list[AnsweredBeats] | None:
        """Return the answers after this one; None if not all of them are stored."""
        new = [played for played in self.played if played.seq > seq]
        return new if new and new[0].seq == seq + 1 else None

    def public(self, stand: TableMoment) -> Plain:
        """Return the view of a moment that everybody sees."""
        return self._sight(stand).public

    def view(self, stand: TableMoment, seat: Seat | None) -> Plain:
        """Return a seat's view of a moment; equal views are shared."""
        return self._own(stand, seat).over(self.public(stand))

    def _sight(self, stand: TableMoment) -> SharedView:
        if stand.sight is None:
            stand.sight = SharedView(self.definition, stand.world, stand.asked, stand.question, self._looked)
            stand.sight.public["fell"] = msgspec.to_builtins(stand.fell)
        return stand.sight

    def _own(self, stand: TableMoment, seat: Seat | None) -> SeatOverlay:
        known = stand.own.get(seat)
        if known is None:
            known = stand.own[seat] = self._sight(stand).own(seat)
        return known

    def lies(self, stand: TableMoment, seat: Seat | None) -> VisibleCards:
        """Return the cards that a seat sees at a moment, and the length of its view as JSON."""
        everybody = self.public(stand)
        if stand.lies is None:
            stand.lies = VisibleCards(*self._lying.whole(everybody))
        own = self._own(stand, seat)
        if own is NOTHING_OWN:
            return stand.lies
        cards, size = self._lying.of(seat, own.parts, own.zones)
        parts = {name: everybody[name] for name in own.parts}
        zones = {name: everybody["zones"][name] for name in own.zones}
        _, instead = self._lying.of(None, parts, zones)
        return VisibleCards(stand.lies.cards | cards, stand.lies.size + size - instead)

    def encoded(self, stand: TableMoment, seat: Seat | None) -> bytes:
        """Encode a seat's view as JSON; a seat without an overlay shares the public one."""
        whose = None if self._own(stand, seat) is NOTHING_OWN else seat
        if whose not in stand.encoded:
            stand.encoded[whose] = msgspec.json.encode(self.view(stand, whose))
        return stand.encoded[whose]

    def patch(self, seq: int, i: int, part: PresentedBeat, seat: Seat | None) -> list[Op]:
        """Return the patch of a beat for a seat's view."""
        whose = None if self._alike(part, seat) else seat
        known = self._patches.get((seq, i, whose))
        if known is None:
            old, new = self.public(part.before), self.public(part.after)
            if whose is None:
                known = diff(old, new)
            else:
                before, after = self._own(part.before, seat), self._own(part.after, seat)
                own = before.instead(after, old), after.instead(before, new)
                known = without_paths(self.patch(seq, i, part, None), own[1]) + diff(*own)
            self._patches[seq, i, whose] = known
        return known

    def _alike(self, part: PresentedBeat, seat: Seat | None) -> bool:
        """Return whether a seat sees the same of a beat as everybody."""
        return self._own(part.before, seat) is NOTHING_OWN and self._own(part.after, seat) is NOTHING_OWN

    def told(
        self, telling: SeatPresenter, seq: int, reads: Callable[[VisibleLogEntry], bool], log: CompactList[str]
    ) -> tuple[list[msgspec.Raw], Cards] | None:
        """Return the beats after `seq` for one seat in its language and the cards named in them; None if not all are
        stored."""
        new = self.since(seq)
        if new is None:
            return None
        found: list[msgspec.Raw] = []
        named: Cards = 0
        for played in new:
            for i, part in enumerate(played.parts):
                seat = None if self._alike(part, telling.seat) and all(map(reads, part.lines)) else telling.seat
                key = (played.seq, i, telling.localizer.lang, seat)
                if key not in self._told:
                    said = zip(part.lines, log.since(part.begins), strict=False)
                    texts = [(told, text) for told, text in said if reads(told)]
                    self._told[key] = self._beat(played.seq, i, part, seat, texts)
                beat, cards = self._told[key]
                found.append(beat)
                named |= cards
        return found, named

    def _beat(
        self, seq: int, i: int, part: PresentedBeat, seat: Seat | None, texts: list[tuple[VisibleLogEntry, str]]
    ) -> tuple[msgspec.Raw, Cards]:
        """Encode one beat as JSON with its log entries in a language; also return the cards that they name."""
        cards = list(dict.fromkeys([card for told, _ in texts for card in cards_of_line(told.line, self._content)]))
        beat: wire.BeatMessage = {
            "kind": part.beat.kind,
            "seq": seq,
            "lines": [text for _, text in texts],
            "cards": cards,
            "dice": msgspec.to_builtins(part.dice),
            "place": part.beat.place,
            "who": part.beat.who,
            "patch": self.patch(seq, i, part, seat),
        }
        return msgspec.Raw(msgspec.json.encode(beat)), bits(cards, self._content)
