"""A save is somebody else's data: it never hangs the server, never exceeds its limits and never touches a running table."""

import asyncio
import json
import resource
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

import holdfast
from holdfast.core.slices import run_at_once
from holdfast.core.state.save import MAX_STACK, BadSave, Unplayable, same_position
from holdfast.games.under_our_sun.lookups import seats_of
from holdfast.server.workers import save_sandbox as sandbox
from holdfast.tables.services import save_check as reader
from tests.seeds import LONG
from tests.server.conftest import Start
from tests.server.hostile import WAYS, aimed, counting, mutated, played, resigned
from tests.server.people import Person, Running, run

SAVES = Path(__file__).parent.parent / "saves"
MUTATED = 20_000 if LONG else 240
QUICK = 12.0
"""Seconds of the processor within which any save is opened or refused, in the server and in the process beside it."""


@pytest.fixture
def server(start: Start, tmp_path: Path) -> Running:
    return start(str(tmp_path / "tables.sqlite3"))


def used() -> float:
    """Seconds of the processor that this process and those that it has started have used: a busy machine adds none."""
    beside = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + beside.ru_utime + beside.ru_stime


def send(person: Person, save: bytes) -> tuple[int, str]:
    begun = used()
    answer = person.http.post("/api/tables/load", content=save)
    assert used() - begun < QUICK
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
    assert "no game has so much" in text


def test_a_position_that_its_answers_do_not_lead_to_is_refused(server: Running) -> None:
    document = json.loads(played("robinson", 3, 30))
    document["world"]["morale"] = 3
    status, text = send(server.person(), resigned(document))
    assert status == 400
    assert "do not lead to its position" in text


def others(name: str = "robinson", **world: object) -> bytes:
    """A save of other rules with a position that was changed by hand; the answers are honest ones."""
    document = json.loads(played(name, 3, 30))
    document["world"] |= world
    document["rules"] = "others"
    return resigned(document)


def test_a_position_of_other_rules_is_never_the_one_that_is_played(server: Running) -> None:
    """Its answers lead to another, and the table says so."""
    honest = holdfast.load(played("robinson", 3, 30)).world.morale
    assert honest != 3
    person = server.person()
    status, text = send(person, others(morale=3))
    assert status == 201, text
    state = person.socket(json.loads(text)["id"]).until_asked()
    assert state["view"]["morale"] == honest
    assert any("30 of its 30 answers were given again" in line["text"] for line in state["log"]["lines"])


def unfit() -> bytes:
    """A save of other rules with an answer that those of today do not know."""
    document = json.loads(played("robinson", 3, 30))
    document["journal"][20]["key"] = "an-answer-of-long-ago"
    document["rules"] = "others"
    return resigned(document)


@pytest.mark.parametrize(
    ("lang", "says"), [("en", "on your own computer"), ("it", "sul tuo computer"), ("es", "en tu ordenador")]
)
def test_what_cannot_be_reached_by_its_answers_is_not_played_here(server: Running, lang: str, says: str) -> None:
    """The refusal says in one's own language how far they fit and where the file can be opened."""
    assert not holdfast.load(unfit()).over, "on one's own computer it opens"
    person = server.person()
    answer = person.http.post("/api/tables/load", content=unfit(), params={"lang": lang})
    assert answer.status_code == 400
    told = answer.json()["error"]
    assert says in told
    assert "20" in told
    assert "30" in told
    assert "holdfast play robinson --load" in told
    assert person.get("/api/me") == []


def test_an_honest_save_is_opened_where_it_stood(server: Running) -> None:
    for name in holdfast.GAMES:
        data = played(name, 5, 25)
        person = server.person()
        status, text = send(person, data)
        assert status == 201, text
        table = json.loads(text)["id"]
        state = person.socket(table).until_asked()
        assert not any("other rules" in line["text"] for line in state["log"]["lines"])
        before = holdfast.load(data)
        game = server.registry.tables[table].game
        assert [one.key for one in game.journal or ()][:25] == [one.key for one in before.journal or ()]
        assert reader.check_save(data).lines


@pytest.mark.parametrize("file", sorted(SAVES.glob("*-format-*.json")), ids=lambda file: file.stem)
def test_a_released_save_is_played_as_far_as_its_answers_lead_or_not_at_all(file: Path) -> None:
    """On one's own computer each of them opens (`tests/saves`)."""
    data = file.read_bytes()
    verdict = reader.check_save(data)
    answers = len(json.loads(data)["journal"])
    assert verdict.answers == answers
    if verdict.wrong:
        assert verdict.unplayable
        assert verdict.fitted < answers
        with pytest.raises(Unplayable, match="holdfast play"):
            sandbox.decode_check(msgspec.json.encode(verdict))
    else:
        game = holdfast.load(bytes(verdict.save))
        assert game.notice is None
        assert len(game.journal or ()) <= verdict.fitted


def test_what_was_taken_back_before_counts_in_a_save_too() -> None:
    game = holdfast.load(played("robinson", 3, 30))
    assert game.undo(5, consent=True)
    verdict = reader.check_save(game.save())
    assert not verdict.wrong
    again = holdfast.load(bytes(verdict.save))
    assert (again.undone, again.barrier, len(again.journal or ())) == (game.undone, game.barrier, 25)


# --- aimed at the server -------------------------------------------------------------------------------------------------


def heavy(times: int) -> bytes:
    """An honest game with very many draws on its stack, under two questions that a table tries to answer by itself."""
    document = json.loads(played("robinson", 8, 20))
    stack = document["world"]["stack"]
    stack[-1:] = [[{"do": "draw-invention", "n": 9999}, {"seat": 0}]] * times + [stack[-1]] * 2
    document["rules"] = "others"
    return resigned(document)


def attack(person: Person, data: bytes) -> tuple[int, str]:
    """Send a save, and where a table is made of it open its page."""
    status, text = send(person, data)
    if status == 201:
        person.socket(json.loads(text)["id"])
    return status, text


@pytest.mark.parametrize(
    ("times", "says"), [(190, "no game has so much"), (400, f"more than {MAX_STACK}"), (4_000, "no game has more")]
)
def test_nobody_waits_while_an_aimed_save_is_sent(server: Running, times: int, says: str) -> None:
    """It is refused, so that no page of it can be opened; meanwhile somebody else is answered at once."""
    other = server.person()
    seat = other.socket(other.create("robinson")["id"])
    seat.until_asked()
    attacker = server.person()
    waited, given = 0.0, 0
    with ThreadPoolExecutor(1) as pool:
        sent = pool.submit(attack, attacker, heavy(times))
        while not sent.done() or given < 3:
            begun = time.monotonic()
            other.get("/api/me")
            if given < 10:
                seat.give(seat.options[0])
                seat.until_asked()
                given += 1
            waited = max(waited, time.monotonic() - begun)
        status, text = sent.result()
    assert waited < 5
    assert status == 400, text
    assert says in text
    assert attacker.get("/api/me") == []


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", sorted(holdfast.GAMES))
def test_an_aimed_save_is_refused_or_played_from_its_answers(name: str, way: str) -> None:
    """Whatever counts lie in its position, and however: what is played is the honest position, soon."""
    for seed, count, times in ((1, 9_999, 400), (2, 9_999, 150), (3, 300, 150), (4, 40, 60)):
        data = aimed(name, way, seed, count, times)
        begun = time.process_time()
        verdict = reader.check_save(data)
        assert time.process_time() - begun < sandbox.CPU_SECONDS
        if verdict.wrong:
            assert count > 40 or times > 40, "small ones are just not played"
        else:
            honest = holdfast.load(played(name, seed, 30))
            assert same_position(holdfast.load(bytes(verdict.save)), honest)


def test_counts_are_known_to_whoever_aims() -> None:
    """The generator knows effects of every game; with small counts its saves can be read."""
    for name in holdfast.GAMES:
        assert len(counting(name)) > 10, name
    holdfast.load(aimed("robinson", "under", 1, 2, 9))


ODD = {
    "deep": lambda d: d["world"].update(stack=nested(100_000)),
    "long keys": lambda d: d["world"].update({"x" * 1_000_000: 1}),
    "voters": lambda d: d["world"]["stack"].append(
        [{"do": "ballot", "voters": [0] * 4_000, "choices": ["x" * 900] * 4_000}, {}]
    ),
    "sides": lambda d: d["world"]["stack"].append([{"do": "throw", "kind": "x", "sides": [9_999] * 4_000}, {}]),
    "lasting": lambda d: d["world"].update(lasting=[{"what": "x", "n": 1}] * 4_000),
    "laid": lambda d: d["world"].update(laid=[{"type": "rolled", "kind": "x", "faces": [], "sides": []}] * 4_000),
    "zones": lambda d: d["world"]["zones"].update({f"z{i}": {} for i in range(4_000)}),
    "pools": lambda d: d["world"].update(pools=[list(range(300))] * 4_000),
    "turned": lambda d: d.update(turned="x" * 4_000),
    "options": lambda d: d["options"].update({f"o{i}": "x" * 400 for i in range(4_000)}),
    "opening": lambda d: d.update(opening=[9_999] * 4_000),
    "packs": lambda d: d.update(cards="0" * 32),
    "texts": lambda d: [entry.update(question="x" * 4_000) for entry in d["journal"]],
    "outcomes": lambda d: [entry.update(outcomes=[0] * 4_000) for entry in d["journal"]],
    "let pass": lambda d: d["journal"].extend([{"seat": 9, "question": "window", "key": "go-on"}] * 50_000),
    "counted out": lambda d: d["journal"][-1].update(at=(1 << 48) - 1),
}


def nested(deep: int) -> object:
    """Lists in lists, as a text already: a writer of JSON would not go so deep."""
    return f"<{deep}>"


@pytest.mark.parametrize("how", sorted(ODD))
def test_odd_saves_of_other_rules_are_refused_or_played_from_their_answers(how: str) -> None:
    document = json.loads(played("robinson", 3, 30))
    document["rules"] = "others"
    ODD[how](document)
    data = resigned(document).replace(b'"<100000>"', b"[" * 100_000 + b"]" * 100_000)
    begun = time.process_time()
    verdict = reader.check_save(data)
    assert time.process_time() - begun < sandbox.CPU_SECONDS
    if not verdict.wrong and not verdict.too_long:
        again, honest = holdfast.load(bytes(verdict.save)), holdfast.load(played("robinson", 3, 30))
        assert len(verdict.save) < 2 * len(honest.save())
        assert again.world.chance.used < 1 << 40
        assert how == "packs" or [one.key for one in again.journal or ()] == [one.key for one in honest.journal or ()]


def test_a_position_that_was_kept_before_there_were_bounds_says_why_it_is_not_opened(server: Running) -> None:
    """Other tables go on."""
    person = server.person()
    made = person.create("robinson")["id"]
    person.socket(made).until_asked()
    document = json.loads(server.registry.tables[made].game.save())
    document["world"]["stack"] = document["world"]["stack"][-1:] * 300
    kept = run_at_once(server.registry.tables.pop(made).position())
    run(
        server,
        server.context.store.save_snapshot(made, msgspec.structs.replace(kept, save=msgspec.Raw(resigned(document)))),
    )
    assert str(MAX_STACK) in person.get(f"/api/tables/{made}/save", 409)["error"]
    other = person.create("robinson")["id"]
    assert person.socket(other).until_asked()["question"]


def test_what_exceeds_the_time_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandbox, "TIMEOUT", 0.01)
    with pytest.raises(BadSave, match="more time or memory"):
        asyncio.run(sandbox.SaveSandbox().check(played("robinson", 3, 5)))


def test_memory_is_bounded() -> None:
    hungry = "from holdfast.server.workers import save_sandbox; save_sandbox.confine(); x = bytearray(2 << 30)"
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
    verdict = reader.check_save(save)
    return time.process_time() - begun, verdict.wrong or "opened"


def test_mutated_saves_never_hang_and_never_fail_otherwise() -> None:
    games = list(holdfast.GAMES)
    cases = [(games[i % len(games)], i) for i in range(MUTATED)]
    with ProcessPoolExecutor(2) as pool:
        told = list(pool.map(judged, cases, chunksize=20))
    slowest = max(took for took, _ in told)
    assert slowest < sandbox.CPU_SECONDS
    said = [what for _, what in told]
    assert sum(what != "opened" for what in said) > len(said) / 2, "most of them are refused"


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


@pytest.mark.parametrize("module", ["holdfast.tables.services.tasks", "holdfast.server.workers.save_sandbox"])
def test_a_file_in_the_working_folder_is_not_run(module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from holdfast.server.workers import process as isolated

    for library in ("msgspec", "json", "random", "holdfast"):
        (tmp_path / f"{library}.py").write_text("open('ran', 'w').close()\n")
    monkeypatch.chdir(tmp_path)

    async def ask() -> bytes:
        process = await isolated.process(module)
        told, _ = await process.communicate(b"{}\n")
        return told

    assert asyncio.run(ask()).startswith(b"{")
    assert not (tmp_path / "ran").exists()
