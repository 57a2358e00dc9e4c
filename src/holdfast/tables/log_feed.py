"""The log of a table as one client receives it: new entries only, in its language, as its seat may read them."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

import msgspec

from holdfast.core.engine.effect import EVERYBODY, Seat
from holdfast.core.slices import Steps
from holdfast.tables.presenters.cards import Cards, bits, cards_of_line
from holdfast.tables.presenters.compact_list import CompactList
from holdfast.tables.presenters.question import SeatPresenter
from holdfast.tables.protocol import outbound as wire
from holdfast.tables.records import VisibleLogEntry
from holdfast.tables.services.fair_dice import code

if TYPE_CHECKING:
    from holdfast.tables.client import Client

AT_ONCE = 64
"""Log entries that are sent without a pause; more are prepared in slices."""
STEP = 32
"""Log entries that are prepared in one step."""


@dataclass(slots=True)
class PreparedLines:
    """Log entries from `first` up to before `last` as JSON, for a language and a seat, after some cuts of the log."""

    reader: tuple[str, Seat | None]
    cut: int
    first: int
    last: int
    number: int
    """The number of the seat's next line."""
    lines: list[msgspec.Raw] = field(default_factory=list)
    cards: Cards = 0
    """The cards named in them."""


class LogFeed:
    """Keeps track of the log entries that a client has."""

    __slots__ = ("_client", "_cut", "_prepared", "number", "sent")

    def __init__(self, client: "Client") -> None:
        self._client = client
        self._prepared: PreparedLines | None = None
        self.restart()

    def restart(self) -> None:
        """Send the whole log again."""
        self.sent = 0
        """Entries of the log that the client has, read or not."""
        self.number = 0
        """Lines that the client has."""
        self._cut = len(self._client.table.cache.cuts)

    def next(self, presenter: SeatPresenter) -> tuple[wire.LogTold, Cards]:
        """Return the new lines, to follow the first `from` lines that the client has, and the cards in them."""
        entries, texts = self._client.table.lines, self.texts(presenter)
        prepared, self._prepared = self._current() or self._empty(), None
        start = self.number
        self._add(prepared, entries.since(prepared.last), texts.since(prepared.last))
        self.sent, self.number = len(entries), prepared.number
        return {"from": start, "lines": cast(list[wire.LogLine], prepared.lines)}, prepared.cards

    @property
    def far_behind(self) -> bool:
        """Return whether the new entries are too many to send without blocking other clients."""
        prepared, table = self._current(), self._client.table
        texts = table.cache.texts.get(self._client.lang, ())
        return len(table.lines) - min(len(texts), self.sent if prepared is None else prepared.last) > AT_ONCE

    def prepare(self) -> Steps[None]:
        """Localize the log and encode its lines, some in each step."""
        client = self._client
        while self.far_behind and not client.closing:
            table, presenter = client.table, client.telling()
            texts = table.cache.texts.setdefault(client.lang, CompactList(str))
            if len(texts) < len(table.lines):
                new = table.lines.between(len(texts), len(texts) + STEP)
                texts.extend([presenter.line(entry.line) for entry in new])
            else:
                prepared = self._prepared = self._current() or self._empty()
                last = prepared.last + STEP
                self._add(prepared, table.lines.between(prepared.last, last), texts.between(prepared.last, last))
            yield

    def texts(self, presenter: SeatPresenter) -> CompactList[str]:
        """Return the whole log in the client's language; each line is localized once per table."""
        table = self._client.table
        texts = table.cache.texts.setdefault(self._client.lang, CompactList(str))
        texts.extend([presenter.line(entry.line) for entry in table.lines.since(len(texts))])
        return texts

    def reads(self, entry: VisibleLogEntry) -> bool:
        return self._reads(entry.sees)

    def _reads(self, sees: int) -> bool:
        seat = self._client.seat
        return sees == EVERYBODY or (seat is not None and bool(sees >> seat & 1))

    def _add(self, prepared: PreparedLines, entries: list[VisibleLogEntry], texts: list[str]) -> None:
        """Encode the entries that this seat reads."""
        content = self._client.table.game.world.content
        for entry, text in zip(entries, texts, strict=True):
            if not self.reads(entry):
                continue
            cards = cards_of_line(entry.line, content)
            prepared.cards |= bits(cards, content)
            line: wire.LogLine = {
                "n": prepared.number,
                "text": text,
                "seat": entry.seat,
                "cards": cards,
                "turn": entry.answer,
            }
            if whole := code(entry.line):
                line["code"] = whole
            prepared.lines.append(msgspec.Raw(msgspec.json.encode(line)))
            prepared.number += 1
        prepared.last += len(entries)

    def _current(self) -> PreparedLines | None:
        """Return the prepared lines, unless undos, the seat or the language have changed since."""
        cuts = self._client.table.cache.cuts
        for cut in cuts[self._cut :]:
            if cut.same < self.sent:
                unread = sum(at < self.sent and not self._reads(sees) for at, sees in cut.secret)
                self.number = self.number - (self.sent - cut.same) + unread if cut.same else 0
                self.sent = cut.same
        self._cut = len(cuts)
        lines = self._prepared
        fits = lines is not None and (lines.reader, lines.cut, lines.first) == (self._reader, self._cut, self.sent)
        self._prepared = lines if fits else None
        return self._prepared

    def _empty(self) -> PreparedLines:
        return PreparedLines(self._reader, self._cut, self.sent, self.sent, self.number)

    @property
    def _reader(self) -> tuple[str, Seat | None]:
        return self._client.lang, self._client.seat
