"""Tables that were running when the server was upgraded go on where they stood.

`tests/saves/tables-1.db.gz` is the database of a server of version 0.1 with a table of each game in mid-game, and
`tables-1.json` says who held the seats and what was asked. Neither is ever written anew.
"""

import gzip
import json
from pathlib import Path

import pytest

import holdfast
from tests.server.conftest import Start

TURNED = {"this_war"}
"""Games whose boxes have got more cards since (the notes of the Book) and whose numbers were turned (TW-1521): there the
answers are given again as far as they fit, and who sits there is told so."""
SAVES = Path(__file__).parent.parent / "saves"


@pytest.mark.parametrize("release", sorted(SAVES.glob("tables-*.json")), ids=lambda file: file.stem)
def test_running_tables_survive_an_upgrade(release: Path, start: Start, tmp_path: Path) -> None:
    kept = json.loads(release.read_text())
    database = tmp_path / "tables.sqlite3"
    database.write_bytes(gzip.decompress(release.with_suffix(".db.gz").read_bytes()))
    server = start(str(database))
    person = server.person()
    for name, value in kept["cookies"].items():
        person.http.cookies.set(name, value)
    assert sorted(kept["tables"]) == sorted(holdfast.GAMES)
    for game, table in kept["tables"].items():
        seat = person.socket(table["id"])
        state = seat.until_asked()
        live = server.registry.tables[table["id"]]
        if game in TURNED:
            assert live.notice is not None
            fitted, given = live.notice
            assert 0 < fitted <= given
            assert str(fitted) in state["notice"], "it is said how far they fit"
        else:
            beyond = state["seq"] - table["seq"]
            assert beyond or state["question"]["tag"] == table["tag"]
            answers = len(live.game.journal)
            assert live.unasked.issuperset(range(answers - beyond, answers)), "what nobody has to be asked any more"
            assert live.notice is None, "the very position"
        for _ in range(10):
            state = seat.give(seat.options[0])
            assert state["type"] == "state"
            if seat.until_asked()["over"]:
                break
