"""A save is somebody else's data: it never hangs the server, never exceeds its limits and never touches a running table."""

import json
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

import holdfast
from holdfast.core.table.save import BadSave, trusted
from holdfast.games.under_our_sun.lookups import seats_of
from holdfast.server.thinking import reader
from tests.fate import LONG
from tests.server.conftest import Start
from tests.server.hostile import mutated, played, resigned
from tests.server.people import Person, Running

SAVES = Path(__file__).parent.parent / "saves"
MUTATED = 20_000 if LONG else 240
QUICK = 12.0
"""Seconds within which any save is opened or refused, on a busy machine."""


@pytest.fixture
def server(start: Start, tmp_path: Path) -> Running:
    return start(str(tmp_path / "tables.sqlite3"))


def send(person: Person, save: bytes) -> tuple[int, str]:
    begun = time.monotonic()
    answer = person.http.post("/api/tables/load", content=save)
    assert time.monotonic() - begun < QUICK
    return answer.status_code, answer.text


def bomb(under: bool) -> bytes:
    """The position of an honest game with an effect on its stack that would draw for ever: at once, or after an answer."""
    document = json.loads(played("robinson", 3, 30))
    effect = [{"do": "draw-invention", "n": 10**15}, {}]
    stack = document["world"]["stack"]
    stack.insert(len(stack) - 1 if under else len(stack), effect)
    return resigned(document)


@pytest.mark.parametrize("under", [False, True], ids=["on top", "under the question"])
def test_an_effect_without_end_is_refused(server: Running, under: bool) -> None:
    status, text = send(server.person(), bomb(under))
    assert status == 400
    assert "9999" in text


def test_a_position_that_its_answers_do_not_lead_to_is_refused(server: Running) -> None:
    document = json.loads(played("robinson", 3, 30))
    document["world"]["morale"] = 3
    status, text = send(server.person(), resigned(document))
    assert status == 400
    assert "do not lead to its position" in text


def test_a_position_of_other_rules_is_taken_on_trust_and_the_table_says_so(server: Running) -> None:
    document = json.loads(played("robinson", 3, 30))
    document["world"]["morale"], document["rules"] = 3, "others"
    person = server.person()
    status, text = send(person, resigned(document))
    assert status == 201, text
    seat = person.socket(json.loads(text)["id"])
    state = seat.until_asked()
    assert state["view"]["morale"] == 3
    assert any("taken on trust" in line["text"] for line in state["log"]["lines"])


def test_an_honest_save_is_not_taken_on_trust(server: Running) -> None:
    for name in holdfast.GAMES:
        person = server.person()
        status, text = send(person, played(name, 5, 25))
        assert status == 201, text
        state = person.socket(json.loads(text)["id"]).until_asked()
        assert not any("on trust" in line["text"] for line in state["log"]["lines"])


def test_own_saves_of_older_formats_open_as_they_always_did() -> None:
    for file in sorted(SAVES.glob("*-format-*.json")):
        data = file.read_bytes()
        game = holdfast.load(data)
        assert not game.over
        trusted(data, game)


def test_what_exceeds_the_time_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    import asyncio

    monkeypatch.setattr(reader, "CLOCK", 0.01)
    with pytest.raises(BadSave, match="more time or memory"):
        asyncio.run(reader.Reader().read(played("robinson", 3, 5)))


def test_memory_is_bounded() -> None:
    hungry = "from holdfast.server.thinking import reader; reader.confine(); x = bytearray(2 << 30)"
    done = subprocess.run([sys.executable, "-c", hungry], capture_output=True, text=True)
    assert "MemoryError" in done.stderr


def test_a_crew_of_forty_is_refused_at_once() -> None:
    """What is looked up by the whole crew would take a terabyte."""
    with pytest.raises(ValueError, match="at most 6"):
        seats_of((0,) * 40, 1)


def judged(case: tuple[str, int]) -> tuple[float, str]:
    """How long one mutated save took, and what was said of it."""
    name, seed = case
    save = mutated(played(name, seed % 7, seed % 50), seed)
    begun = time.process_time()
    verdict = reader.judge(save)
    return time.process_time() - begun, verdict.wrong or ("trust" if verdict.trust else "opened")


def test_mutated_saves_never_hang_and_never_fail_otherwise() -> None:
    games = list(holdfast.GAMES)
    cases = [(games[i % len(games)], i) for i in range(MUTATED)]
    with ProcessPoolExecutor(2) as pool:
        told = list(pool.map(judged, cases, chunksize=20))
    slowest = max(took for took, _ in told)
    assert slowest < reader.SECONDS
    said = [what for _, what in told]
    assert sum(what not in ("trust", "opened") for what in said) > len(said) / 2, "most of them are refused"


def test_a_running_table_is_untouched_by_them(server: Running) -> None:
    person = server.person()
    seat = person.socket(person.create("robinson")["id"])
    before = seat.until_asked()
    for seed in range(12):
        status, _ = send(server.person(), mutated(played("robinson", 1, 20), seed))
        assert status in (201, 400)
    after = person.socket(
        before["table"]["id"] if "table" in before else person.get("/api/tables")[0]["id"]
    ).until_asked()
    assert after["view"] == before["view"]
    assert after["seq"] == before["seq"]


@pytest.mark.parametrize("module", ["holdfast.server.thinking.thinker", "holdfast.server.thinking.reader"])
def test_a_file_in_the_working_folder_is_not_run(module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import asyncio

    from holdfast.server.thinking import isolated

    for library in ("msgspec", "json", "random", "holdfast"):
        (tmp_path / f"{library}.py").write_text("open('ran', 'w').close()\n")
    monkeypatch.chdir(tmp_path)

    async def ask() -> bytes:
        process = await isolated.process(module)
        told, _ = await process.communicate(b"{}\n")
        return told

    assert asyncio.run(ask()).startswith(b"{")
    assert not (tmp_path / "ran").exists()
