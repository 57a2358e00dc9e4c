"""Verification that every die and draw of a finished game was fixed in advance: its answers are replayed under the
committed key."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from holdfast.core.engine.effect import Record
from holdfast.core.rng.committed import KEY_BYTES, CommittedStream, commit
from holdfast.core.state.save import Document, code_of, read_document

if TYPE_CHECKING:
    from holdfast.core.definition import GameDefinition
    from holdfast.core.engine.game import Game
    from holdfast.core.engine.journal import Entry


class Unproved(ValueError):
    """The luck of this game cannot be verified; the message says why."""


class Proof(Record):
    """A verified result: the number of outcomes and answers, the first verified answer, and undone outcomes."""

    promise: str
    answers: int
    outcomes: int
    first: int
    """The answer from which on luck is verified; 0 from the opening on."""
    taken_back: int
    """Outcomes that were seen before they were undone; those that followed are fresh."""


def verify(data: bytes, find: Callable[[str], "GameDefinition"], packs: Iterable[Path] = ()) -> Proof:
    """Verify the luck of a finished game. Raise `Unproved` with the reason if it cannot be verified."""
    document = read_document(data)
    key = _key(document)
    try:
        return _proof(document, key, find(document.game), tuple(packs))
    except Unproved as fault:
        if document.rules != code_of(find(document.game)):
            raise Unproved(f"{fault} (it was played by other rules than these: verify it with that version)") from None
        raise


def _key(document: Document) -> bytes:
    luck = document.luck
    if luck is None:
        raise Unproved("no luck was promised in this game: it was played in the terminal, or by an older Holdfast")
    if luck.open:
        at = sum(entry.at < luck.since for entry in document.journal) + 1
        raise Unproved(
            "this game had ended before: its key and all its secrets were shown, then the end was undone; from answer "
            f"{at} on nothing is certified. Verify the save from before the end was undone"
        )
    if not luck.key:
        raise Unproved("this game was not over when it was saved: the key of its luck is told at the end")
    try:
        key = bytes.fromhex(luck.key)
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES or commit(key) != luck.promise:
        raise Unproved("the key in this save is not the one that was promised")
    return key


def _proof(document: Document, key: bytes, definition: "GameDefinition", packs: tuple[Path, ...]) -> Proof:
    assert document.luck is not None
    since, first, proved, taken_back = document.luck.since, 0, 0, 0
    game = _opening(document, key, definition, packs)
    if not since:
        proved = len(game.opening)
    for n, entry in enumerate(document.journal, 1):
        if entry.at < since:
            first = n + 1
            if not game.replay((entry,)):
                raise Unproved(f"answer {n} does not fit the rules")
            continue
        taken_back += max(0, entry.at - max(since, game.world.chance.used))
        _again(game, entry, n)
        proved += len(entry.outcomes)
    if not game.over:
        raise Unproved("the answers in this save do not lead to the end of the game")
    if first > len(document.journal):
        raise Unproved("all answers in this save were given before luck was promised")
    return Proof(document.luck.promise, len(document.journal), proved, first, taken_back)


def _opening(document: Document, key: bytes, definition: "GameDefinition", packs: tuple[Path, ...]) -> "Game":
    """Return the first question: dealt by the key, or as recorded if the game had started before."""
    assert document.luck is not None
    since, options = (
        document.luck.since,
        definition.settle(document.players, document.options, definition.content(packs)),
    )
    try:
        if since:
            game = definition.opened(document.players, options, document.seed, document.opening, packs)
            game.world.chance = CommittedStream.of(key, since, game.world.chance.used)
            return game
        game = definition.new(document.players, options, document.seed, packs, stream=CommittedStream.of(key))
    except Exception as error:  # any error under the current rules
        raise Unproved(f"the opening does not fit the rules ({error!r:.200})") from None
    if game.opening != document.opening:
        raise Unproved("the opening was not dealt by the key that was promised")
    return game


def _again(game: "Game", entry: "Entry", n: int) -> None:
    """Repeat an answer with the outcomes of the key at this place of its stream."""
    chance = game.world.chance
    if entry.at < chance.used:
        raise Unproved(f"answer {n} used luck that was used before")
    chance.used = entry.at
    try:
        game.choose(entry.key, entry.seat)
    except Exception as error:  # any error under the current rules
        raise Unproved(f"answer {n} does not fit the rules ({error!r:.200})") from None
    if game.journal is None or game.journal[-1].outcomes != entry.outcomes:
        raise Unproved(f"the dice and draws of answer {n} are not those of the key that was promised")
