"""Whatever a command is given to read: what is no plain file is refused at once, and nothing in it steers the terminal."""

import asyncio
import json
import os
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import holdfast
from holdfast.core.text.safe_output import escaped, safe
from holdfast.terminal.plain import PlainApp
from holdfast.terminal.screen.app import ScreenApp
from holdfast.terminal.session import Session
from tests.cli.test_cli import run
from tests.cli.test_cli import save as save
from tests.core.test_luck import forged
from tests.tiny import DEFINITION

STEERING = "\x1b]0;pwned\x07\x1b[2J\x9b31m\x7f\u202e"
"""A title for the window, an empty screen, another colour, and a line from right to left."""
CONTROLS = frozenset({chr(c) for c in [*range(32), *range(0x7F, 0xA0)] if chr(c) not in "\n\t"} | {"\u202e"})


def steered(text: str) -> set[str]:
    return CONTROLS & set(text)


def test_what_steers_is_shown() -> None:
    assert safe(f"a{STEERING}b\nc\td") == "a␛]0;pwned␇␛[2J�31m␡�b\nc\td"
    assert safe("Isla María — «¿qué?» 島 ☆") == "Isla María — «¿qué?» 島 ☆"
    told = json.dumps({"name": STEERING}, ensure_ascii=False)
    assert not steered(escaped(told))
    assert json.loads(escaped(told)) == {"name": STEERING}


# --- files that are none ----------------------------------------------------------------------------------------------


def fifo(file: Path) -> None:
    os.mkfifo(file)


def device(file: Path) -> None:
    file.symlink_to("/dev/zero")


READS = {
    "verify": ("verify", "{}"),
    "story": ("story", "{}"),
    "replay": ("replay", "{}"),
    "review": ("review", "{}"),
    "why": ("why", "{}", "fish"),
    "play": ("play", "tiny", "--plain", "--load", "{}"),
    "lab run": ("lab", "run", "{}"),
    "serve": ("serve", "--database-file", "{}"),
}


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no such files")
@pytest.mark.parametrize("make", [fifo, device])
@pytest.mark.parametrize("command", READS)
def test_no_command_reads_what_is_no_plain_file(tmp_path: Path, command: str, make: Callable[[Path], None]) -> None:
    """It would wait for ever, or never end."""
    file = tmp_path / "odd"
    make(file)
    told = run(*[part.format(file) for part in READS[command]])
    assert told.exit_code == 2, told.output
    [line] = told.stderr.splitlines()
    assert "not a plain file" in line


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no such files")
def test_no_results_are_read_from_what_is_no_plain_file(tmp_path: Path) -> None:
    pytest.importorskip("duckdb")
    from holdfast.lab.experiment import parse_experiment
    from holdfast.lab.results import run_experiment
    from holdfast.simulation.executor import ExecutionTarget

    text = "title: T\ncells:\n  - {game: tiny, players: 1, bots: random}\ngames: 4\n"
    run_experiment(parse_experiment(text), tmp_path / "out", ExecutionTarget(1))
    os.mkfifo(tmp_path / "out" / "games" / "more.parquet")
    told = run("lab", "report", tmp_path / "out")
    assert told.exit_code == 2
    assert "more.parquet is not a plain file" in told.stderr


# --- words that steer -------------------------------------------------------------------------------------------------


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack whose only card has a name that steers, in a folder whose name does."""
    folder = tmp_path / f"pack{STEERING}"
    assert run("new-pack", "tiny", folder).exit_code == 0
    name = json.dumps(STEERING)
    card = f"cards:\n  odd:\n    name: {{en: {name}, it: {name}, es: {name}}}\n    flavour: {{en: {name}, it: {name}, es: {name}}}\n"
    (folder / "weather.yaml").write_text(card, encoding="utf-8")
    return folder


def test_names_of_cards_and_folders_steer_nothing(pack: Path) -> None:
    for args in (
        ("check", pack, "--game", "tiny"),
        ("cards", "tiny", "--pack", pack),
        ("cards", "tiny", "--pack", pack, "--json"),
    ):
        told = run(*args)
        assert "pwned" in told.output, told.output
        assert not steered(told.output), told.output
    (pack / "weather.yaml").write_text("cards: {odd: {name: x}}", encoding="utf-8")
    wrong = run("check", pack, "--game", "tiny")
    assert wrong.exit_code == 1
    assert not steered(wrong.output)


@pytest.mark.parametrize("command", READS)
def test_names_of_files_steer_nothing(tmp_path: Path, command: str) -> None:
    told = run(*[part.format(tmp_path / f"none{STEERING}.json") for part in READS[command]])
    assert told.exit_code == 2
    assert not steered(told.output)


def test_a_save_steers_nothing(tmp_path: Path, save: Path) -> None:
    """What stands in it is said, or said to be wrong, harmlessly."""
    data = save.read_bytes()
    for n, odd in enumerate(
        (
            forged(data, game=STEERING),
            forged(data, options={"language": STEERING}),
            forged(data, turned=STEERING),
            data.replace(b'"format":1', b'"format":1,"odd\\u001b[2J":1'),
            forged(data, journal=(msgspec.structs.replace(holdfast.load(data).journal[0], key=STEERING),)),
        )
    ):
        file = tmp_path / f"{n}.json"
        file.write_bytes(odd)
        for command in ("verify", "story", "replay", "review", "why", "play"):
            told = run(*[part.format(file) for part in READS[command]], text="quit\n")
            assert not steered(told.output), (n, command, told.output)


def test_plain_lines_steer_nothing(pack: Path, tmp_path: Path) -> None:
    """A table whose cards are called so, kept in a file that is called so."""
    import io

    table = Session.new(DEFINITION, 1, {}, 3, "en", (pack,))
    table.keep_in(tmp_path / f"game{STEERING}.json", fresh=True)
    shown = io.StringIO()
    PlainApp(table, io.StringIO(f"cards odd\n{STEERING}\nsave {tmp_path}/{STEERING}.json\nquit\n"), shown).run()
    assert "pwned" in shown.getvalue()
    assert not steered(shown.getvalue())


def test_the_screen_steers_nothing(pack: Path, tmp_path: Path) -> None:
    """Whatever stands in a widget: what goes to the terminal has no character that was not the screen's own."""
    table = Session.new(DEFINITION, 1, {}, 3, "en", (pack,))
    table.keep_in(tmp_path / f"game{STEERING}.json", fresh=True)

    async def shown() -> str:
        app = ScreenApp(table)
        async with app.run_test(size=(120, 40)) as pilot:
            app.notify(f"here {STEERING} there", markup=False)
            app.table.action_cards()
            await pilot.pause()
            await pilot.pause()
            lines = app.screen._compositor.render_strips()
            return "\n".join(line.text for line in lines)

    text = asyncio.run(shown())
    assert "pwned" in text
    assert not steered(text)
