"""Luck under a key: nothing that is seen tells what comes, and at the end everybody can make it again."""

from random import Random

import msgspec
import pytest

import holdfast
from holdfast.core.engine.game import Game
from holdfast.core.rng.committed import Commitment, CommittedStream, commit
from holdfast.core.rng.fairness_proof import Unproved, verify
from holdfast.core.rng.stream import RandomStream
from holdfast.core.state.save import Document, read_document

KEY = bytes(range(32))
GAMES = ("robinson", "naufragos", "this_war", "under_our_sun")


def new(name: str = "robinson", key: bytes = KEY) -> Game:
    return holdfast.definition(name).new(2, stream=CommittedStream.of(key))


def play(game: Game, answers: int = 100_000, seed: int = 0) -> Game:
    random = Random(seed)
    for _ in range(answers):
        if game.over:
            break
        game.choose(random.choice(game.question.moves(random.choice(game.question.seats))))
    return game


def forged(data: bytes, **changes: object) -> bytes:
    """A save with other words in it, and a checksum that fits."""
    from holdfast.core.state.save import _checksum

    document: Document = msgspec.structs.replace(read_document(data), **changes)
    return msgspec.json.encode(msgspec.structs.replace(document, sum=_checksum(document)))


def test_what_is_written_down_of_a_stream_does_not_tell_it() -> None:
    """The quick generator is what it will roll: its state is in every save. Of a keyed one only the count is."""
    one, other = CommittedStream.of(KEY), CommittedStream.of(bytes(32))
    rolled = [chance.roll(50, 6) for chance in (one, other)]
    assert rolled[0] != rolled[1]
    for chance in (one, other):
        chance.forget()
    assert msgspec.json.encode(one) == msgspec.json.encode(other)
    assert one.roll(50, 6) != other.roll(50, 6)


def test_outcomes_are_spread_evenly() -> None:
    keyed = CommittedStream.of(KEY)
    counts = [0] * 6
    for _ in range(6000):
        for face in keyed.roll(1, 6):
            counts[face] += 1
        keyed.record.clear()
    assert sum((n - 1000) ** 2 / 1000 for n in counts) < 20


def test_each_outcome_is_made_of_the_key_and_its_number_alone() -> None:
    whole, late = CommittedStream.of(KEY), CommittedStream.of(KEY, used=5)
    ten = [whole.below(1000) for _ in range(10)]
    assert [late.below(1000) for _ in range(5)] == ten[5:]
    assert [CommittedStream.of(bytes(32)).below(1000)] != ten[:1]
    assert list(CommittedStream.of(KEY).roll(10, 1000)) == ten
    assert [CommittedStream.of(KEY).lot(1000, [])] == ten[:1]


def test_numbers_beside_the_game_use_up_nothing() -> None:
    keyed = CommittedStream.of(KEY)
    assert keyed.aside("1 0") == keyed.aside("1 0") != keyed.aside("1 1")
    assert keyed.used == 0


@pytest.mark.parametrize("name", GAMES)
def test_no_copy_save_or_text_carries_the_key_while_a_game_is_played(name: str) -> None:
    game = play(new(name), 30)
    while game.over:
        game = play(new(name), 5)
    assert isinstance(game.world.chance, CommittedStream)
    assert isinstance(game.copy(journal=True).world.chance, CommittedStream)
    said = [game.save().decode(), repr(game.world.chance), repr(game.world), str(game.view(0)), str(game.view())]
    assert not any(KEY.hex() in text or repr(KEY) in text for text in said)
    luck = read_document(game.save()).luck
    assert luck == Commitment(commit(KEY))


def test_imagined_worlds_know_nothing_of_the_key() -> None:
    one, other = (new(key=key).copy(seed=3).world.chance for key in (KEY, bytes(32)))
    assert type(one) is type(other) is RandomStream
    assert one.state == other.state


def test_a_loaded_save_does_not_know_what_comes() -> None:
    """Whoever takes his game home and tries an answer there learns nothing about the table's dice."""
    game = play(new(), 20)
    outcomes = []
    for one in (game, holdfast.load(game.save())):
        play(one, 25, seed=1)
        outcomes.append([entry.outcomes for entry in (one.journal or [])[20:]])
    assert outcomes[0] != outcomes[1]


def test_what_is_taken_back_is_never_dealt_again() -> None:
    game = play(new(), 40)
    used = game.world.chance.used
    assert game.undo(20, consent=True)
    assert isinstance(game.world.chance, CommittedStream)
    assert game.world.chance.used == used
    play(game, 10, seed=5)
    entries = game.journal or []
    assert [e.at for e in entries] == sorted(e.at for e in entries)
    assert entries[20].at == used, "the stream goes on where it stood"


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_proves_its_luck(name: str) -> None:
    game = play(new(name))
    proof = verify(game.save(), holdfast.definition)
    outcomes = len(game.opening) + sum(len(e.outcomes) for e in game.journal or ())
    assert (proof.promise, proof.outcomes, proof.first, proof.taken_back) == (commit(KEY), outcomes, 0, 0)


def test_a_game_with_answers_taken_back_proves_its_luck() -> None:
    game = play(new(), 40)
    used = game.world.chance.used
    game.undo(20, consent=True)
    left = (game.journal or [])[-1]
    proof = verify(play(game, seed=9).save(), holdfast.definition)
    assert proof.taken_back == used - left.at - len(left.outcomes) > 0


def test_a_game_that_went_on_from_a_save_is_certified_from_there() -> None:
    game = holdfast.load(play(holdfast.new("robinson", 2, seed=4), 30).save())
    used = game.world.chance.used
    game.world.chance = CommittedStream.of(KEY, used, used)
    proof = verify(play(game).save(), holdfast.definition)
    assert 0 < proof.first <= 31
    assert proof.outcomes == game.world.chance.used - used


def test_a_game_that_was_not_promised_is_not_certified() -> None:
    with pytest.raises(Unproved, match="no luck was promised"):
        verify(play(holdfast.new("robinson", 2)).save(), holdfast.definition)
    with pytest.raises(Unproved, match="told at the end"):
        verify(play(new(), 5).save(), holdfast.definition)


def test_what_was_not_fixed_before_is_found() -> None:
    data = play(new()).save()
    document = read_document(data)
    assert document.luck is not None
    other = bytes(32)
    with pytest.raises(Unproved, match="not the one that was promised"):
        verify(forged(data, luck=Commitment(document.luck.promise, 0, other.hex())), holdfast.definition)
    with pytest.raises(Unproved, match=r"opening was not dealt|answer \d+"):
        verify(forged(data, luck=Commitment(commit(other), 0, other.hex())), holdfast.definition)
    i = next(i for i, e in enumerate(document.journal) if e.outcomes and not e.masks)
    entry = document.journal[i]
    loaded = msgspec.structs.replace(entry, outcomes=((entry.outcomes[0] + 1) % 6, *entry.outcomes[1:]))
    journal = (*document.journal[:i], loaded, *document.journal[i + 1 :])
    with pytest.raises(Unproved, match=f"answer {i + 1} are not those"):
        verify(forged(data, journal=journal), holdfast.definition)
