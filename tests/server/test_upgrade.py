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

SAVES = Path(__file__).parent.parent / "saves"


@pytest.mark.parametrize("release", sorted(SAVES.glob("tables-*.json")), ids=lambda file: file.stem)
def test_running_tables_survive_an_upgrade(release: Path, start: Start, tmp_path: Path) -> None:
    kept = json.loads(release.read_text())
    database = tmp_path / "tables.sqlite3"
    database.write_bytes(gzip.decompress(release.with_suffix(".db.gz").read_bytes()))
    person = start(str(database)).person()
    for name, value in kept["cookies"].items():
        person.http.cookies.set(name, value)
    assert sorted(kept["tables"]) == sorted(holdfast.GAMES)
    for table in kept["tables"].values():
        seat = person.socket(table["id"])
        state = seat.until_asked()
        assert (state["seq"], state["question"]["tag"]) == (table["seq"], table["tag"])
        assert "notice" not in state, "the very position, nothing played again"
        for _ in range(10):
            state = seat.give(seat.options[0])
            assert state["type"] == "state"
            if seat.until_asked()["over"]:
                break
