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

GROWN = {"this_war"}
"""Games whose boxes have got more cards since: the notes of the Book."""
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
        beyond = state["seq"] - table["seq"]
        assert beyond or state["question"]["tag"] == table["tag"]
        live = server.hall.tables[table["id"]]
        answers = len(live.game.journal)
        assert live.unasked.issuperset(range(answers - beyond, answers)), "what nobody has to be asked any more"
        fitted, given = live.notice or (0, 0)
        assert fitted == given, "the very position; where cards have come since, every answer led there again"
        assert fitted == 0 or game in GROWN
        for _ in range(10):
            state = seat.give(seat.options[0])
            assert state["type"] == "state"
            if seat.until_asked()["over"]:
                break
