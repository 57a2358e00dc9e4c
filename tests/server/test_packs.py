"""Packs that the host offers: in the lobby, at a table, after a restart, in saves; and where they are gone."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import holdfast
from holdfast.cli import main
from holdfast.core.cards.errors import InvalidPack
from holdfast.core.definition import UnknownName
from holdfast.server.context import Settings
from holdfast.tables.protocol.tasks import Task
from holdfast.tables.services.packs import PackLibrary, PackUnavailable, offered_packs
from holdfast.tables.services.tasks import run_task
from tests.server.conftest import Start
from tests.server.people import EASY, PATIENCE, Person, Running

BEAST = """cards:
  {id}:
    name: {{en: Sea Serpent, it: Serpente marino, es: Serpiente marina}}
    flavour: {{en: It is mostly neck., it: È quasi tutto collo., es: Es casi todo cuello.}}
    strength: 5
    count: {count}
"""


def pack(folder: Path, id: str = "sea-serpent", count: int = 2) -> Path:
    folder.mkdir()
    (folder / "beast.yaml").write_text(BEAST.format(id=id, count=count), encoding="utf-8")
    return folder


@pytest.fixture
def folders(tmp_path: Path) -> list[Path]:
    mission = tmp_path / "lamps"
    shutil.copytree(holdfast.definition("under_our_sun").folder / "pack-example", mission)
    return [pack(tmp_path / "serpents"), pack(tmp_path / "more", "old-serpent", 1), mission]


def offering(*folders: Path) -> Settings:
    return Settings(limits=EASY, pace=0, packs=offered_packs(folders))


@pytest.fixture
def server(start: Start, tmp_path: Path, folders: list[Path]) -> Running:
    return start(str(tmp_path / "t.sqlite3"), offering(*folders))


def beasts(server: Running, id: str) -> int:
    return server.registry.tables[id].game.world.size("beast")


def barred(server: Running, person: Person, id: str, lang: str) -> dict[str, Any]:
    """What somebody is told who comes to a table that is not opened."""
    url = f"{server.base.replace('http', 'ws')}/api/tables/{id}/socket?lang={lang}"
    with connect(url, additional_headers={"cookie": person.cookie}, origin=server.base, compression=None) as socket:  # type: ignore[arg-type]
        told: dict[str, Any] = json.loads(socket.recv(PATIENCE))
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)
    return told


# --- the shelf -------------------------------------------------------------------------------------------------------


def test_a_pack_is_offered_for_the_games_in_which_it_has_no_mistake(folders: list[Path]) -> None:
    assert [(p.name, p.game, len(p.keys)) for p in offered_packs(folders)] == [
        ("serpents", "robinson", 2),
        ("more", "robinson", 1),
        ("lamps", "under_our_sun", len(offered_packs(folders[2:])[0].keys)),
    ]


def test_what_is_no_pack_or_has_mistakes_is_not_offered(tmp_path: Path, folders: list[Path]) -> None:
    with pytest.raises(UnknownName, match="is not a pack for any game"):
        offered_packs([tmp_path / "nowhere"])
    (folders[0] / "beast.yaml").write_text(BEAST.format(id="sea-serpent", count="many"), encoding="utf-8")
    with pytest.raises(InvalidPack, match=r"beast\.yaml:6:12: card 'sea-serpent': expected `int`, got `str`"):
        offered_packs(folders)
    (tmp_path / "elsewhere").mkdir()
    with pytest.raises(UnknownName, match="two packs for robinson are called 'more'"):
        offered_packs([folders[1], pack(tmp_path / "elsewhere" / "more", "young-serpent")])


def test_packs_of_a_save_are_found_by_its_cards(folders: list[Path]) -> None:
    shelf, kind = PackLibrary(offered_packs(folders)), holdfast.definition("robinson")
    for names in ((), ("more",), ("serpents",), ("more", "serpents")):
        content = kind.content(shelf.folders("robinson", names))
        assert shelf.made_with(kind, content.listing) == names
    assert shelf.made_with(kind, "another") == ()
    with pytest.raises(PackUnavailable, match=r"does not offer now: lamps, nothing\. Nothing is lost"):
        shelf.folders("robinson", ["nothing", "lamps", "more"])


def test_serving_a_pack_with_mistakes_is_refused_before_anything_is_promised(
    folders: list[Path], tmp_path: Path
) -> None:
    (folders[0] / "beast.yaml").write_text("cards: [", encoding="utf-8")
    database = tmp_path / "none.sqlite3"
    said = CliRunner().invoke(main, ["serve", "--no-browser", "--database", str(database), "--pack", str(folders[0])])
    assert said.exit_code == 2
    assert "beast.yaml:2:1" in said.output
    assert not database.exists()


# --- at the table ----------------------------------------------------------------------------------------------------


def test_the_lobby_lists_packs_with_their_games(server: Running) -> None:
    games = {game["name"]: game["packs"] for game in server.person().get("/api/games", lang="es")}
    assert games["robinson"] == [
        {"name": "more", "cards": 1, "values": {}},
        {"name": "serpents", "cards": 2, "values": {}},
    ]
    [lamps] = games["under_our_sun"]
    assert lamps["name"] == "lamps"
    [mission] = lamps["values"]["mission"]
    assert mission["value"] == "lamp-on-the-hill"
    assert mission["label"]
    assert games["naufragos"] == games["this_war"] == []


def test_a_table_is_made_with_some_of_them(server: Running) -> None:
    person = server.person()
    plain, rich = person.create(), person.create(packs=["serpents", "more"])
    assert person.socket(plain["id"]).state["table"]["packs"] == []
    assert person.socket(rich["id"]).state["table"]["packs"] == ["more", "serpents"]
    assert beasts(server, rich["id"]) == beasts(server, plain["id"]) + 3
    assert {row["id"]: row["packs"] for row in person.get("/api/me")} == {
        plain["id"]: [],
        rich["id"]: ["more", "serpents"],
    }
    names = {card["key"]: card for card in person.get("/api/cards/robinson", lang="it", table=rich["id"], spoilers=1)}
    assert names["beast/sea-serpent"]["name"] == "Serpente marino"
    assert names["beast/sea-serpent"]["text"]
    assert "beast/sea-serpent" not in {card["key"] for card in person.get("/api/cards/robinson", spoilers=1)}


def test_a_mission_of_a_pack_is_played(server: Running) -> None:
    person = server.person()
    wish = {"game": "under_our_sun", "seats": [{"kind": "me"}], "options": {"mission": "lamp-on-the-hill"}}
    assert "mission" in person.post("/api/tables", wish, 400)["error"]
    made = person.post("/api/tables", wish | {"packs": ["lamps"]}, 201)
    assert person.socket(made["id"]).state["table"]["options"]["mission"] == "lamp-on-the-hill"


def test_only_what_is_offered_for_the_game_can_be_taken(server: Running) -> None:
    person = server.person()
    for packs in (["lamps"], ["../serpents"], ["nothing"]):
        said = person.post("/api/tables", {"game": "robinson", "seats": [{"kind": "me"}], "packs": packs}, 400)
        assert "offers no pack" in said["error"]
        assert "it offers more, serpents" in said["error"]


def test_bots_think_and_odds_are_reckoned_with_the_cards_of_packs(server: Running) -> None:
    person = server.person()
    made = person.create(kinds=("me", "bot=rollout:100ms"), packs=["serpents"])
    person.socket(made["id"])
    table = server.registry.tables[made["id"]]
    task = Task(table.game.save().decode(), table.asked[0], 1, bot="random", packs=tuple(map(str, table.packs)))
    assert table.packs
    chosen = run_task(task).chosen
    assert chosen is not None
    assert chosen.key in [option.key for option in table.game.menu(table.asked[0])]


# --- later -----------------------------------------------------------------------------------------------------------


def test_a_table_goes_on_with_its_packs_after_a_restart(start: Start, tmp_path: Path, folders: list[Path]) -> None:
    url = str(tmp_path / "t.sqlite3")
    first = start(url, offering(*folders))
    person = first.person()
    made = person.create(packs=["serpents"])
    person.socket(made["id"])
    before = first.registry.tables[made["id"]].game.save()
    first.stop()
    second = start(url, offering(*folders))
    again = person.at(second.base)
    again.socket(made["id"])
    assert second.registry.tables[made["id"]].game.save() == before


def test_a_table_waits_while_its_pack_is_not_offered(start: Start, tmp_path: Path, folders: list[Path]) -> None:
    url = str(tmp_path / "t.sqlite3")
    first = start(url, offering(*folders))
    person = first.person()
    made, doomed = person.create(packs=["serpents"]), person.create(packs=["serpents"])
    person.socket(made["id"])
    before = first.registry.tables[made["id"]].game.save()
    first.stop()
    second = start(url, offering(folders[1]))
    again = person.at(second.base)
    rows = {row["id"]: row for row in again.get("/api/me")}
    assert rows[made["id"]]["missing"] == ["serpents"]
    assert "does not offer now: serpents" in again.get(f"/api/tables/{made['id']}/save", 409)["error"]
    told = barred(second, again, made["id"], "it")
    assert told["code"] == "packs-missing"
    assert "serpents" in told["message"]
    assert "Nulla è perduto" in told["message"]
    second.person().get(f"/api/tables/{made['id']}/save", 404)
    again.post(f"/api/tables/{doomed['id']}/delete")
    assert [row["id"] for row in again.get("/api/me")] == [made["id"]]
    second.stop()
    third = start(url, offering(*folders))
    person.at(third.base).socket(made["id"])
    assert third.registry.tables[made["id"]].game.save() == before


def test_a_save_made_with_packs_is_loaded_where_they_are_offered(
    start: Start, tmp_path: Path, folders: list[Path]
) -> None:
    save = holdfast.new("robinson", packs=[folders[1], folders[0]], seed=3).save()
    server = start(str(tmp_path / "t.sqlite3"), offering(*folders))
    person = server.person()
    answer = person.http.post("/api/tables/load", content=save, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    person.socket(made["id"])
    [row] = person.get("/api/me")
    assert row["packs"] == ["more", "serpents"]
    table = server.registry.tables[made["id"]]
    assert table.notice is None
    assert not any(told.line.message == "log-on-trust" for told in table.lines)
