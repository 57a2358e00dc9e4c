"""TW-505 and its like: an answer by which the game is lost for everybody is not taken by the way, if it is said to be careful."""

import json
from pathlib import Path

import holdfast
from tests.server.conftest import Start


def evening() -> bytes:
    """The first evening of This War, with nobody on guard yet."""
    game = holdfast.definition("this_war").new(1, {}, 3)
    while game.question.tag != "tasks":
        game.choose(game.moves(0)[0])
    return game.save()


def test_a_careful_answer_that_would_lose_the_game_is_refused_once(start: Start, tmp_path: Path) -> None:
    person = start(str(tmp_path / "tables.sqlite3")).person()
    table = person.http.post("/api/tables/load", content=evening()).json()
    seat = person.socket(table["id"])
    seat.until_asked()
    seq = seat.state["seq"]
    answer = {"type": "answer", "seq": seq, "seat": 0, "key": "unguarded"}
    seat.send(**answer, careful=True)
    refused = seat.until(lambda m: m["type"] == "refused")
    assert refused["code"] == "final"
    assert "Nothing was changed" in refused["message"]
    seat.send(**answer)
    over = seat.until(lambda m: m["type"] == "state" and m["seq"] > seq)
    assert over["over"]
    assert json.loads(person.http.get(f"/api/tables/{table['id']}/save").content)["journal"][-1]["key"] == "unguarded"


def test_whoever_is_careful_may_give_any_other_answer(start: Start, tmp_path: Path) -> None:
    person = start(str(tmp_path / "tables.sqlite3")).person()
    seat = person.socket(person.http.post("/api/tables/load", content=evening()).json()["id"])
    seat.until_asked()
    seq, key = seat.state["seq"], next(key for key in seat.options if key != "unguarded")
    seat.send(type="answer", seq=seq, seat=0, key=key, careful=True)
    assert not seat.until(lambda m: m["type"] == "state" and m["seq"] > seq)["over"]
