"""An invitation says what it is for, and whoever wishes to be forgotten is."""

from tests.server.people import Running
from tests.server.test_faults import sql
from tests.server.test_table import Two


def invited(link: str) -> dict[str, str]:
    table, token = link.split("/")[-2:]
    return {"table": table, "token": token}


def test_an_invitation_names_game_host_and_free_seats(server: Running) -> None:
    host, friend = server.person(), server.person()
    wish = {"game": "robinson", "name": "Our island", "lang": "en"}
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "link", "name": "Bruno"}, {"kind": "link", "name": ""}]
    made = host.post("/api/tables", wish | {"seats": seats}, status=201)
    told = friend.post("/api/invitation?lang=it", invited(made["links"]["1"]))
    assert (told["title"], told["name"], told["host"]) == ("Robinson Crusoe", "Our island", "Ana")
    assert (told["invited"], told["free"], told["watch"], told["taken"]) == ("Bruno", 2, False, False)
    friend.sit(made["links"]["1"], "Bruno")
    again = server.person().post("/api/invitation", invited(made["links"]["1"]))
    assert (again["free"], again["taken"]) == (1, True)
    watcher = server.person().post("/api/invitation", invited(made["spectator"]))
    assert (watcher["watch"], watcher["invited"]) == (True, "")
    assert server.person().get("/api/me") == []
    server.person().post("/api/invitation", {"table": made["id"], "token": "x" * 32}, status=404)
    server.person().post("/api/invitation", {"table": "nowhere", "token": "x"}, status=404)


def test_whoever_leaves_takes_name_and_words_along(server: Running) -> None:
    two = Two(server)
    two.b.send(type="chat", text="it was me")
    two.a.until_type("chat")
    two.host.post(f"/api/tables/{two.table}/leave", status=409)
    two.friend.post(f"/api/tables/{two.table}/leave")
    assert two.b.closed() == 1008
    assert two.friend.get("/api/me") == []
    assert two.host.get("/api/me")[0]["seats"][1]["name"] == ""
    assert sql(server, "select said from chat") == []
    two.friend.post(f"/api/tables/{two.table}/leave", status=404)


def test_all_that_is_mine_is_deleted(server: Running) -> None:
    two = Two(server)
    own = two.friend.create("naufragos", ("me", "bot"))
    two.a.send(type="chat", text="still here")
    two.b.until_type("chat")
    who = two.friend.cookie
    assert two.friend.post("/api/me/forget") == {"deleted": 1, "left": 1}
    assert two.friend.cookie != who
    assert two.friend.get("/api/me") == []
    found = sql(server, "select id from tables")
    assert [row[0] for row in found] == [two.table]
    assert own["id"] not in str(sql(server, "select table_id from journal"))
    assert [row[0] for row in sql(server, "select said from chat")] == ["still here"]
    assert server.person().post("/api/me/forget") == {"deleted": 0, "left": 0}
