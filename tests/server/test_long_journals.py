"""A long journal freezes nobody: what grows with a game is done in slices, and undo never plays all of it again."""

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import holdfast
from holdfast.core.engine.answers import SNAPSHOT_EVERY, AnswerMixin
from holdfast.core.engine.journal import Entry
from holdfast.core.slices import Steps, run_at_once
from holdfast.core.state.save import save_in_steps
from holdfast.core.text.localizer import Localizer
from holdfast.review.story import story
from holdfast.tables.client import Client
from holdfast.tables.log_feed import AT_ONCE, LogFeed
from holdfast.tables.presenters.cache import LogCut
from holdfast.tables.presenters.compact_list import CompactList
from holdfast.tables.records import Snapshot
from holdfast.tables.services import slices
from holdfast.tables.services.save_check import MAX_ANSWERS
from holdfast.tables.services.slices import run_sliced
from holdfast.tables.table_state import open_position
from tests.server.conftest import Start
from tests.server.long_games import long_game
from tests.server.people import Person, Running, Seat, loop_of, run

ANSWERS = 700
TOO_MANY = 5_002


class Ticking:
    """A task of the server that counts its turns; `seen` are the turns in which something was called."""

    def __init__(self, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        self.turn = 0
        self.seen: list[int] = []
        self._patch = monkeypatch
        self._task = asyncio.run_coroutine_threadsafe(self._tick(), loop_of(server))

    async def _tick(self) -> None:
        while True:
            self.turn += 1
            await asyncio.sleep(0)

    def at(self, owner: type, name: str) -> None:
        """Note from now on in which turn a method is called."""
        plain: Callable[..., Any] = getattr(owner, name)

        def noted(*args: Any, **more: Any) -> Any:
            self.seen.append(self.turn)
            return plain(*args, **more)

        self._patch.setattr(owner, name, noted)

    def most_in_one_turn(self) -> int:
        """How often it was called at most between two turns of others."""
        return max(self.seen.count(turn) for turn in set(self.seen))

    def stop(self) -> None:
        self._task.cancel()


@pytest.fixture
def ticking(server: Running, monkeypatch: pytest.MonkeyPatch) -> Iterator[Ticking]:
    """Slices of one step, so that turns can be counted on any machine."""
    monkeypatch.setattr(slices, "SLICE", 0.0)
    made = Ticking(server, monkeypatch)
    yield made
    made.stop()


def loaded(person: Person, answers: int = ANSWERS, game: str = "robinson") -> str:
    """A table with a long game, whose seats are all this person's."""
    answer = person.http.post("/api/tables/load?seats=me,here", content=long_game(game, answers).save())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def undone(seat: Seat) -> None:
    """Take the last answer back."""
    seq = seat.state["seq"]
    seat.send(type="undo", seq=seq)
    seat.until(lambda m: m["type"] == "refused" or (m["type"] == "state" and m["seq"] > seq))
    assert seat.state["seq"] > seq, seat.heard[-1]


# --- slices ----------------------------------------------------------------------------------------------------------


def test_others_have_a_turn_after_every_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE", 0.0)
    order: list[str] = []

    def work(name: str) -> Steps[str]:
        for _ in range(4):
            order.append(name)
            yield
        return name

    async def tick() -> None:
        while True:
            order.append(".")
            await asyncio.sleep(0)

    async def main() -> list[str]:
        ticker = asyncio.create_task(tick())
        done = await asyncio.gather(run_sliced(work("a")), run_sliced(work("b")))
        ticker.cancel()
        return done

    assert asyncio.run(main()) == ["a", "b"]
    steps = "".join(order).strip(".")
    assert "aa" not in steps
    assert "ab" not in steps, "at most one slice in each turn of the loop"
    assert "ba" not in steps
    assert sorted(steps.replace(".", "")) == [*"aaaabbbb"]
    assert steps.index("b") < steps.rindex("a"), "they take turns"


def test_an_error_in_a_step_reaches_who_waits_and_the_next_goes_on() -> None:
    def wrong() -> Steps[None]:
        yield
        raise ValueError("wrong")

    def right() -> Steps[int]:
        yield
        return 7

    async def main() -> int:
        with pytest.raises(ValueError, match="wrong"):
            await run_sliced(wrong())
        return await run_sliced(right())

    assert asyncio.run(main()) == 7


def test_a_save_in_steps_is_the_same_save() -> None:
    game = long_game("robinson", ANSWERS)
    steps = [*save_in_steps(game)]
    assert len(steps) >= ANSWERS // 256
    document = msgspec.json.decode(game.save())
    assert document["journal"] == msgspec.json.decode(msgspec.json.encode(game.journal))
    again = holdfast.load(game.save())
    assert again.save() == game.save()


@pytest.mark.parametrize("length", [0, 1, 15, 16, 31, 32, 33, 47, 100])
def test_a_pile_is_read_and_cut_anywhere(length: int) -> None:
    things = list(range(length))
    pile = CompactList(int, things)
    for first in range(0, length + 1, 7):
        for last in range(first, length + 3, 5):
            assert pile.between(first, last) == things[first:last]
    for n in range(length + 1):
        short = pile.copy()
        short.cut(n)
        assert [*short] == things[:n]
        assert len(short) == n
        short.extend([7] * 40)
        assert [*short] == things[:n] + [7] * 40
    assert [*pile] == things
    assert [thing for part in pile.parts() for thing in part] == things


# --- nobody waits ----------------------------------------------------------------------------------------------------


def test_a_story_is_made_in_slices(server: Running, ticking: Ticking) -> None:
    person = server.person()
    id = loaded(person)
    person.socket(id)
    ticking.at(Localizer, "line")
    text = person.http.get(f"/api/tables/{id}/story").text
    assert len(ticking.seen) > ANSWERS / 3
    assert ticking.most_in_one_turn() <= 2
    table = server.registry.tables[id]
    lines = [told.line for told in table.lines if not told.line.message.startswith(("log-luck", "log-undo"))]
    assert text == story(lines, Localizer(table.definition, "en", table.game.world.content), table.game.world)


def test_the_log_of_a_long_game_is_told_in_slices(server: Running, ticking: Ticking) -> None:
    person = server.person()
    id = loaded(person)
    ticking.at(Localizer, "line")
    seat = person.socket(id)
    assert len(seat.log) > ANSWERS / 3
    assert ticking.most_in_one_turn() <= AT_ONCE + 1
    ticking.seen.clear()
    seat.send(type="language", lang="it")
    english = seat.log[:]
    seat.until_type("state")
    assert len(seat.log) == len(english)
    assert seat.log != english
    assert len(ticking.seen) > ANSWERS / 3
    assert ticking.most_in_one_turn() <= AT_ONCE + 1
    numbers = [line["n"] for line in seat.state["log"]["lines"]]
    assert numbers == list(range(len(seat.log)))


def test_a_past_moment_and_what_is_taken_home_are_made_in_slices(server: Running, ticking: Ticking) -> None:
    person = server.person()
    id = loaded(person)
    person.socket(id)
    ticking.at(Localizer, "line")
    told = person.get(f"/api/tables/{id}/replay", at=ANSWERS - 1)
    assert (told["n"], told["of"]) == (ANSWERS - 1, ANSWERS)
    assert ticking.most_in_one_turn() <= 4  # a line of the log, and the question that was asked then
    table = server.registry.tables[id]
    assert person.http.get(f"/api/tables/{id}/save").content == table.game.save()


def test_the_words_of_a_language_are_read_beside_the_loop(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []
    plain = Client._rehearse

    def noted(self: Client, telling: Any, beaten: Any) -> None:
        threads.append(threading.get_ident())
        plain(self, telling, beaten)

    async def its_thread() -> int:
        return threading.get_ident()

    monkeypatch.setattr(Client, "_rehearse", noted)
    person = server.person()
    seat = person.socket(loaded(person, 20))
    seat.send(type="language", lang="it")
    seat.until_type("state")
    assert len(threads) == 2
    assert run(server, its_thread()) not in threads


def test_undo_gives_others_a_turn_after_every_answer(server: Running, ticking: Ticking) -> None:
    person = server.person()
    seat = person.socket(loaded(person))
    ticking.at(AnswerMixin, "_again")
    undone(seat)
    assert len(ticking.seen) > 1
    assert ticking.most_in_one_turn() == 1


# --- undo and reopening ----------------------------------------------------------------------------------------------


def counted(monkeypatch: pytest.MonkeyPatch) -> list[Entry]:
    """The answers that are given again from now on."""
    again: list[Entry] = []
    plain = AnswerMixin._again

    def noted(self: AnswerMixin, entry: Entry) -> None:
        again.append(entry)
        plain(self, entry)

    monkeypatch.setattr(AnswerMixin, "_again", noted)
    return again


def test_undo_in_a_loaded_game_gives_few_answers_again(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = str(tmp_path / "tables.sqlite3")
    server = start(url)
    person = server.person()
    id = loaded(person)
    seat = person.socket(id)
    again = counted(monkeypatch)
    undone(seat)
    assert 0 < len(again) <= SNAPSHOT_EVERY
    world = server.registry.tables[id].game.world
    server.stop()
    other = start(url)
    again.clear()
    seat = person.at(other.base).socket(id)
    assert len(again) <= SNAPSHOT_EVERY, "reopening plays what came after the last position"
    assert other.registry.tables[id].game.view() == run_at_once(steps_back(1)).view()
    assert type(other.registry.tables[id].game.world) is type(world)
    again.clear()
    undone(seat)
    assert 0 < len(again) <= SNAPSHOT_EVERY
    assert other.registry.tables[id].game.view() == run_at_once(steps_back(2)).view()


def steps_back(n: int) -> Steps[Any]:
    """The long game with so many answers fewer."""
    game = long_game("robinson", ANSWERS).copy(journal=True)
    assert (yield from game.undoing(n, consent=True))
    return game


def test_positions_on_the_way_back_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    game = holdfast.load(long_game("robinson", ANSWERS).save())
    again = counted(monkeypatch)
    assert game.undo(1, consent=True)
    assert len(again) == ANSWERS - 1, "nothing is known between the beginning and the end"
    again.clear()
    assert game.undo(1, consent=True)
    assert len(again) <= SNAPSHOT_EVERY


# --- limits ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "word"), [("en", "answers"), ("it", "risposte"), ("es", "respuestas")])
def test_a_save_with_too_many_answers_is_refused_and_says_what_to_do(server: Running, lang: str, word: str) -> None:
    data = long_game("robinson", TOO_MANY).save()
    answer = server.person().http.post(f"/api/tables/load?lang={lang}", content=data)
    assert answer.status_code == 400
    said = answer.json()["error"]
    figures = "".join(c for c in said if c.isdecimal() or c == " ")
    assert str(TOO_MANY) in figures
    assert str(MAX_ANSWERS) in figures
    assert word in said
    assert "holdfast play" in said


def test_a_table_that_grew_is_opened_however_long_it_is() -> None:
    game = long_game("robinson", TOO_MANY)
    opened = open_position(Snapshot(3, msgspec.Raw(game.save()), (), ()), ())
    assert len(opened.game.journal or ()) == TOO_MANY


# --- the log ---------------------------------------------------------------------------------------------------------


def test_numbers_of_lines_stay_right_where_secret_lines_were_taken_back() -> None:
    connection = Client.__new__(Client)
    connection.table = SimpleNamespace(cache=SimpleNamespace(cuts=[LogCut(3, ((4, 0b10), (5, 0b01), (9, 0b10)))]))  # type: ignore[assignment]
    connection.lang, connection.seat = "en", 0
    feed = LogFeed(connection)
    feed._cut, feed.sent, feed.number = 0, 7, 6  # of seven lines, number four is not for this seat
    feed._current()
    assert (feed.sent, feed.number) == (3, 3)
    connection.table.cache.cuts.append(LogCut(0))
    feed._current()
    assert (feed.sent, feed.number) == (0, 0)


def test_the_log_in_slices_is_the_log_at_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    person = server.person()
    id = loaded(person, game="this_war")
    sliced_log = person.socket(id)
    monkeypatch.setattr("holdfast.tables.log_feed.AT_ONCE", 10**9)
    whole = person.socket(id)
    assert json.loads(sliced_log.raw[-1])["log"] == json.loads(whole.raw[-1])["log"]
    assert len(whole.log) > AT_ONCE
