"""What a table keeps from change to change: it looks as if one saw it for the first time, and holds no more than somebody needs."""

from random import Random
from typing import Any

import msgspec
import pytest

import holdfast
from holdfast.core.engine.effect import Seat
from holdfast.core.engine.game import Game
from holdfast.core.slices import run_at_once
from holdfast.core.state.json_patch import apply_patch
from holdfast.tables.presenters.beats import AnsweredBeats, BeatHistory, PresentedBeat, TableMoment, split_into_beats
from holdfast.tables.presenters.cards import COMPONENTS, KEY, keys_of
from holdfast.tables.presenters.compact_list import CompactList
from holdfast.tables.records import Change, SeatRow, Snapshot, TableRow
from holdfast.tables.services.recorder import Recorder
from holdfast.tables.table import Table
from holdfast.tables.table_state import open_position

GAMES = [("robinson", {}), ("naufragos", {}), ("this_war", {}), ("under_our_sun", {"mode": "semi"})]
SEATS = (None, 0, 1, 2, 3)


def stands(game: Game, fell: tuple[Any, ...] = ()) -> TableMoment:
    return TableMoment(game.world, game.asked, "" if game.over else game.question.tag, fell)


def anew(beaten: BeatHistory, stand: TableMoment) -> tuple[BeatHistory, TableMoment]:
    """The same moment, for who has never looked."""
    content = stand.world.content
    return BeatHistory(beaten.definition, content), TableMoment(stand.world, stand.asked, stand.question, stand.fell)


def plain(data: Any) -> Any:
    """As it comes out of the wire."""
    return msgspec.json.decode(msgspec.json.encode(data))


def lying(view: dict[str, Any], cards: dict[str, int]) -> set[str]:
    """The cards that lie open in a view."""
    zones = {name: listed for name, listed in view["zones"].items() if name != COMPONENTS}
    return {key.decode() for key in KEY.findall(msgspec.json.encode(view | {"zones": zones}))} & cards.keys()


def look(beaten: BeatHistory, seq: int, parts: list[PresentedBeat], seat: Seat | None) -> None:
    """A seat follows an answer beat by beat."""
    new, first = anew(beaten, parts[0].before)
    view = plain(new.view(first, seat))
    for i, part in enumerate(parts):
        new, after = anew(beaten, part.after)
        seen = new.view(after, seat)
        assert beaten.view(part.after, seat) == seen
        view = apply_patch(view, plain(beaten.patch(seq, i, part, seat)))
        assert view == plain(seen)
    lies = beaten.lies(parts[-1].after, seat)
    content = parts[-1].after.world.content
    assert lies.size == len(msgspec.json.encode(view))
    assert set(keys_of(lies.cards, content)) == lying(view, content.index)


@pytest.mark.parametrize(("name", "options"), GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_kept_from_beat_to_beat_is_what_one_sees_anew(name: str, options: dict[str, str], seed: int) -> None:
    game, random = holdfast.new(name, 4, options, seed=seed), Random(seed)
    beaten, stand = BeatHistory(game.definition, game.world.content), stands(game)
    beats = 0
    for seq in range(1, 60):
        if game.over:
            break
        trial = game.copy(journal=True)
        seat = random.choice(trial.asked)
        heard = Recorder(game.definition, seq, seat, game.world)
        trial.watch(heard)
        trial.choose(random.choice(trial.moves(seat)), seat)
        trial.observers.clear()
        assert heard.beats is not None
        parts = split_into_beats(heard.beats.found, heard.lines, heard.rolls, stand, stands(trial, tuple(heard.fell)))
        beaten.add(AnsweredBeats(seq, parts))
        for who in random.sample(SEATS, len(SEATS)):
            look(beaten, seq, parts, who)
        beats += len(parts)
        game, stand = trial, parts[-1].after
        beaten.let_go(seq - random.randrange(3))
        if not random.randrange(8):
            beaten, stand = anew(beaten, stand)  # it has rested
    assert beats > 60


class Listening:
    """A socket that was told so much."""

    def __init__(self, told: int) -> None:
        self.told = told

    def refresh(self) -> None:
        """It is told when it is ready."""


def a_table() -> Table:
    game = holdfast.new("robinson", 2, seed=3)
    row = TableRow(
        id="t",
        name="",
        game="robinson",
        players=2,
        options=dict(game.options),
        lang="en",
        host="",
        spectator="",
        made=0.0,
        changed=0.0,
    )
    seats = [SeatRow(seat=seat, kind="link", name="") for seat in range(2)]
    return Table(None, row, seats, open_position(Snapshot(0, msgspec.Raw(game.save()), (), ()), ()))  # type: ignore[arg-type]


def answer(table: Table) -> None:
    """The first answer there is, as another server would have written it."""
    trial = table.game.copy(journal=True)
    trial.choose(trial.moves(trial.asked[0])[0])
    entry = (trial.journal or [])[-1]
    assert run_at_once(
        table._follow(Change(entry.seat, entry.key, entry.question, entry.outcomes, entry.masks, at=entry.at))
    )


def test_beats_are_kept_for_who_has_not_been_told_them() -> None:
    table, quick, slow = a_table(), Listening(0), Listening(0)
    new = Listening(-1)
    table.audience.clients = {quick, slow, new}  # type: ignore[arg-type]
    for _ in range(3):
        answer(table)
        quick.told = table.seq
        table.let_go()
    assert [played.seq for played in table.cache.beats.played] == [1, 2, 3]
    slow.told = 2
    table.let_go()
    assert [played.seq for played in table.cache.beats.played] == [3]
    table.rest()
    assert table.cache.beats.since(2), "nobody rests while somebody has not been told"
    slow.told = new.told = 3
    table.let_go()
    assert table.cache.beats.played == []


def test_a_table_that_rested_tells_what_changed() -> None:
    table, one = a_table(), Listening(0)
    table.audience.clients = {one}  # type: ignore[arg-type]
    answer(table)
    before = plain(table.cache.beats.view(table.moment, 0))
    one.told = table.seq
    table.rest()
    answer(table)
    for i, part in enumerate(table.cache.beats.played[0].parts):
        before = apply_patch(before, plain(table.cache.beats.patch(table.seq, i, part, 0)))
    assert before == plain(table.cache.beats.view(table.moment, 0))


def test_a_pile_is_a_list_that_is_kept_small() -> None:
    """Also where it is cut: the deeper part is packed, whatever is read or taken away."""
    random = Random(3)
    pile: CompactList[str] = CompactList(str)
    plain: list[str] = []
    for n in range(400):
        new = [f"{n} {i} – a line of the log that says something, as most do" for i in range(random.randrange(6))]
        pile.extend(new)
        plain += new
        if not random.randrange(40):
            stay = random.randrange(len(plain) + 1)
            pile.cut(stay)
            del plain[stay:]
        at = random.randrange(len(plain) + 1)
        assert (len(pile), pile.since(at)) == (len(plain), plain[at:])
    assert [*pile] == plain
    assert sum(map(len, pile._bundles)) < sum(map(len, plain)) / 3
