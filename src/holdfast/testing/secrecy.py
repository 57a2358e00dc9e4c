"""Secrecy checks: no text or view may name a card to a seat that has not seen it."""

import json
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from holdfast.core.cards.content import Content
from holdfast.core.definition import GameDefinition
from holdfast.core.engine.effect import EVERYBODY, Cause, Effect, Seat
from holdfast.core.engine.game import Game
from holdfast.core.engine.journal import Entry
from holdfast.core.state.world import World
from holdfast.core.text.log import Log, LogEntry


def hidden(w: World, seat: Seat | None) -> frozenset[str]:
    """Return the cards of which a seat has seen no copy; for None, those that not every seat has seen."""
    bit = 0 if seat is None else 1 << seat
    known = [key for key, mask in zip(w.content.keys, w.seen, strict=True) if mask == EVERYBODY or mask & bit]
    return printed(w.content).difference(known)


@lru_cache(maxsize=16)
def printed(content: Content) -> frozenset[str]:
    """Return the keys of all cards, including those of which a game has no copy."""
    return frozenset(card.key for card in content.unique)


def face_down(w: World, seat: Seat | None) -> frozenset[str]:
    """Return those cards that are or may be face down on the table; a page that is opened by its number is no
    secret."""
    entries = {entry for zone in w.zones.values() for entry in zone.entries()}
    cards = [c for c in entries if c >= 0] + [c for entry in entries if entry < 0 for c in w.pools[~entry]]
    return hidden(w, seat).intersection([w.content.keys[c] for c in cards])


def viewed(game: Game) -> Iterator[str]:
    """Check that a view is plain data and has nothing that its seat has not seen."""
    for seat in (None, *range(game.players)):
        try:
            plain = json.loads(json.dumps(game.view(seat)))
        except TypeError as error:
            yield f"the view of seat {seat} is no plain data: {error}"
            return
        for key in sorted(hidden(game.world, seat).intersection(texts(plain))):
            yield f"the view of {'a spectator' if seat is None else f'seat {seat + 1}'} shows {key}, which is hidden"


def texts(plain: Any) -> Iterator[str]:
    """Yield all keys and strings in plain data, in no order."""
    left = [plain]
    while left:
        it = left.pop()
        if isinstance(it, str):
            yield it
        elif isinstance(it, dict):
            left += it
            left += it.values()
        elif isinstance(it, list):
            left += it


def offered(game: Game) -> Iterator[str]:
    """Check that the key of an option names no card that its seat has not seen."""
    for seat in game.question.seats:
        unseen = face_down(game.world, seat)
        for option in game.question.explained(seat):
            for key in sorted(unseen.intersection(option.key.split(":"))):
                yield f"the key {option.key} shows {key}, which is hidden from seat {seat + 1}: name its place instead"


class Listener(Log):
    """An observer with the public log and the cards it names that not every seat has seen."""

    def __init__(self, definition: GameDefinition) -> None:
        super().__init__(definition)
        self.heard = 0
        self.doubtful: list[tuple[LogEntry, frozenset[str]]] = []

    def applied(self, effect: Effect[World], by: Cause, w: World, outcomes: tuple[int, ...]) -> None:
        super().applied(effect, by, w, outcomes)
        self._listen(w)

    def answered(self, entry: Entry, by: Cause, w: World, forced: bool) -> None:
        super().answered(entry, by, w, forced)
        self._listen(w)

    def _listen(self, w: World) -> None:
        for line in self.lines[self.heard :]:
            words = {word for _, value in line.args if isinstance(value, str) for word in split(value)}
            if named := words.intersection(w.content.index):
                self.doubtful.append((line, face_down(w, None).intersection(named)))
        self.heard = len(self.lines)

    def told_too_much(self, game: Game) -> Iterator[str]:
        """Yield log lines since the last answer that name a card which was hidden then and still is."""
        doubtful, self.doubtful = self.doubtful, []
        for line, named in doubtful:
            for key in sorted(named & hidden(game.world, None)):
                yield f"the log line {line.message} shows {key}, which is hidden from somebody"


def split(value: str) -> list[str]:
    return [word for part in value.split("|") for word in part.split(":")]
