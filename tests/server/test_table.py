"""People at a table, each at a browser: what they are told, what they may do, what they take back."""

from random import Random

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.conftest import Start
from tests.server.people import Running, Seat, without_dice


class Two:
    """A host and a friend who came by a link, each with a socket."""

    def __init__(self, server: Running, game: str = "robinson") -> None:
        self.host, self.friend = server.person(), server.person()
        self.server = server
        self.made = made = self.host.create(game, ("me", "link"))
        self.table = made["id"]
        self.friend.sit(made["links"]["1"], "Ana")
        self.a, self.b = self.host.socket(self.table), self.friend.socket(self.table)


def play(seats: list[Seat], answers: int) -> None:
    """So many answers of whoever is asked first, each heard by all."""
    for _ in range(answers):
        level(*seats)
        state = seats[0].state
        if state["over"]:
            return
        asked = state["question"]["asked"][0]
        seat = next(s for s in seats if asked in s.state["you"])
        seat.until_asked()
        options = [o["key"] for o in seat.state["question"]["options"] if o["open"] and not o["back"]]
        seat.give(options[0])
    level(*seats)


def level(*seats: Seat) -> None:
    """All have heard of the same."""
    while len({seat.state["seq"] for seat in seats}) > 1:
        top = max(seat.state["seq"] for seat in seats)
        for seat in seats:
            seat.until_seq(top)


def test_two_people_and_a_spectator_see_the_same_table(start: Start, url: str) -> None:
    server = start(url)
    host, friend, watcher = server.person(), server.person(), server.person()
    made = host.create("robinson", ("me", "link"), name="Friday night", lang="en")
    assert list(made["links"]) == ["1"]
    assert friend.sit(made["links"]["1"], "Ana") == {"id": made["id"], "seats": [1]}
    assert watcher.sit(made["spectator"]) == {"id": made["id"], "seats": []}
    a, b, c = host.socket(made["id"]), friend.socket(made["id"], lang="it"), watcher.socket(made["id"])
    assert (a.state["you"], b.state["you"], c.state["you"]) == ([0], [1], [])
    assert (a.state["host"], b.state["host"], c.state["host"]) == (True, False, False)
    assert c.state["seat"] is None
    assert c.state["table"]["name"] == "Friday night"
    play([a, b], 8)
    level(a, b, c)
    assert a.state["seq"] == b.state["seq"] == c.state["seq"] >= 8
    assert a.log == c.log
    assert a.log != b.log
    assert len(a.log) == len(b.log)
    assert c.state["question"]["options"] == []
    assert not c.state["question"]["mine"]
    assert c.state["watching"] == 1
    c.answer(key="go-on", seat=0)
    assert c.until_type("refused")["code"] == "not-your-seat"
    c.send(type="undo", seq=c.state["seq"])
    assert c.until_type("refused")["code"] == "watching"


def test_presence_is_told(server: Running) -> None:
    two = Two(server)
    two.a.until(lambda m: m["type"] == "presence" and m["seats"][1]["present"])
    two.b.close()
    told = two.a.until(lambda m: m["type"] == "presence" and not m["seats"][1]["present"])
    assert [(s["seat"], s["name"], s["kind"]) for s in told["seats"]] == [(0, "P0", "me"), (1, "Ana", "link")]
    [mine] = two.host.get("/api/me")
    assert (mine["id"], mine["host"], mine["yours"], mine["over"]) == (two.table, True, [0], False)
    [theirs] = two.friend.get("/api/me")
    assert (theirs["host"], theirs["yours"]) == (False, [1])
    assert server.person().get("/api/me") == []


def test_who_does_not_sit_here_sees_nothing(server: Running) -> None:
    made = server.person().create()
    stranger = server.person()
    stranger.create()
    for path in ("save", "replay"):
        stranger.get(f"/api/tables/{made['id']}/{path}", 404)
    for path in ("name", "delete", "links", "seats", "report"):
        stranger.post(f"/api/tables/{made['id']}/{path}", {"name": "x"} if path == "name" else {}, 404)
    with pytest.raises(InvalidStatus):
        stranger.socket(made["id"])
    with pytest.raises(InvalidStatus):
        server.person().socket(made["id"])


def test_only_the_host_renames_deletes_and_makes_links(server: Running) -> None:
    two = Two(server)
    for path in ("name", "delete", "links"):
        two.friend.post(f"/api/tables/{two.table}/{path}", {"name": "mine"} if path == "name" else {}, 403)
    two.host.post(f"/api/tables/{two.table}/name", {"name": "  The\u0000 island\n"})
    assert two.b.until(lambda m: m["type"] == "state" and m["table"]["name"] == "The island")
    link = two.host.post(f"/api/tables/{two.table}/links", {"seat": 1})["link"]
    assert two.b.closed() == 1008
    assert two.b.heard[-1]["code"] == "seat-gone"
    with pytest.raises(InvalidStatus):
        two.friend.socket(two.table)
    two.friend.sit(link)
    two.friend.socket(two.table)
    two.host.post(f"/api/tables/{two.table}/delete")
    assert two.a.closed() == 1008
    assert two.a.heard[-1]["code"] == "table-gone"
    assert two.host.get("/api/me") == []


def test_hot_seat_shows_one_seat_at_a_time(server: Running) -> None:
    host = server.person()
    made = host.create("naufragos", ("me", "here", "bot"))
    seat = host.socket(made["id"])
    assert seat.state["you"] == [0, 1]
    for _ in range(6):
        seat.until_asked()
        assert seat.state["question"]["mine"]
        seat.give(seat.options[0])
    other = 1 - seat.state["seat"]
    seat.send(type="seat", seat=other)
    state = seat.until(lambda m: m["type"] == "state" and m["seat"] == other)
    assert state["log"]["from"] == 0
    seat.send(type="seat", seat=2)
    assert seat.until_type("refused")["code"] == "not-your-seat"


def test_bots_play_with_people_to_the_end(server: Running) -> None:
    host = server.person()
    for game, other in (("robinson", "bot"), ("naufragos", "bot=rollout:100ms")):
        seat = host.socket(host.create(game, ("me", other))["id"])
        random = Random(1)
        for _ in range(2000 if other == "bot" else 4):
            seat.until_asked()
            if seat.state["over"]:
                break
            options = [o["key"] for o in seat.state["question"]["options"] if o["open"] and not o["back"]]
            seat.give(random.choice(options or seat.options))
        if other == "bot":
            assert seat.state["over"]
            assert seat.state["question"] is None
            assert seat.state["outcome"]["why"]
            seat.answer("go-on", seat=0)
            assert seat.until(lambda m: m["type"] == "refused" and m["rules"])["rules"][0]["rule"] == "HF-05"


def test_language_is_switched_in_play(server: Running) -> None:
    host = server.person()
    seat = host.socket(host.create("under_our_sun", ("me",), options={"characters": "random"})["id"])
    english = (seat.log[:], seat.state["question"]["prompt"], seat.state["intro"])
    seat.send(type="language", lang="es")
    state = seat.until(lambda m: m["type"] == "state" and m["intro"] != english[2])
    assert state["log"]["from"] == 0
    assert len(seat.log) == len(english[0])
    assert seat.log != english[0]
    assert state["question"]["prompt"] != english[1]
    assert set(state["cards"]) == set(seat.cards)


def test_a_forbidden_answer_names_its_rule_and_changes_nothing(server: Running) -> None:
    host = server.person()
    seat = host.socket(host.create("robinson", ("me",))["id"])
    while True:
        seat.until_asked()
        blocked = [o for o in seat.state["question"]["options"] if not o["open"]]
        if blocked:
            break
        seat.give(seat.options[0])
    before = seat.state["seq"]
    assert set(blocked[0]) == {"key", "open", "facts"}, "what it is called, and why not, is said when somebody looks"
    seat.send(type="reasons")
    told = seat.until_type("reasons")["blocked"]
    assert set(told) == {option["key"] for option in blocked}
    assert all(one["label"] and one["reasons"] for one in told.values())
    looked_at = told[blocked[0]["key"]]
    assert looked_at["reasons"][0]["rule"].startswith("RC-")
    refused = seat.give(blocked[0]["key"])
    assert refused["code"] == "refused"
    assert refused["rules"] == looked_at["reasons"]
    refused = seat.give("fly")
    assert refused["rules"][0]["rule"] == "HF-01"
    assert seat.until_type("state")["seq"] == before


def test_an_answer_comes_once(server: Running) -> None:
    """Late, early, forged and repeated answers are refused."""
    two = Two(server)
    play([two.a, two.b], 3)
    asked, other = (two.a, two.b) if 0 in two.a.state["question"]["asked"] else (two.b, two.a)
    asked.until_asked()
    seq, key = asked.state["seq"], asked.options[0]
    seat = asked.state["seat"]
    other.answer(key, seq, seat)
    assert other.until_type("refused")["code"] == "not-your-seat"
    asked.answer(key, seq + 1)
    assert asked.until_type("refused")["code"] == "late"
    asked.until_type("state")
    known = len(asked.heard)
    for _ in range(3):
        asked.answer(key, seq)
    asked.send(type="ping")
    asked.until_type("pong")
    asked.until_seq(seq + 1)
    assert [m["code"] for m in asked.heard[known:] if m["type"] == "refused"] == ["late", "late"]


def test_the_last_answer_is_taken_back_freely(server: Running) -> None:
    host = server.person()
    seat = host.socket(host.create("robinson", ("me",), options={"starting_items": "0"})["id"])
    for _ in range(30):
        seat.until_asked()
        before = (without_dice(seat.state["view"]), seat.log[:], seat.state["answers"], seat.state["seq"], seat.options)
        seat.give(seat.options[0])
        if seat.state["undo"]["free"]:
            break
    assert seat.state["undo"] == {"can": True, "free": True, "again": False, "waiting": None}
    seat.send(type="undo", seq=seat.state["seq"])
    seat.until(lambda m: m["type"] == "state" and m["answers"] == before[2])
    assert (without_dice(seat.state["view"]), seat.log[:-1], seat.state["answers"], seat.options) == (
        *before[:3],
        before[4],
    )
    assert seat.log[-1] == "P0 undoes one answer."
    assert seat.state["seq"] > before[3]
    seat.answer(seat.options[0], before[3])
    assert seat.until_type("refused")["code"] == "late"


@pytest.mark.parametrize("yes", [True, False])
def test_past_what_others_answered_all_must_agree(start: Start, url: str, yes: bool) -> None:
    server = start(url)
    two = Two(server)
    play([two.a, two.b], 6)
    answers = two.a.state["answers"]
    other, last = (two.b, two.a) if two.a.state["undo"]["free"] else (two.a, two.b)
    assert not other.state["undo"]["free"], "nobody takes back freely what another one answered"
    other.send(type="undo", seq=other.state["seq"])
    asked = last.until(lambda m: m["type"] == "undo")
    assert asked["needs"] == last.state["you"]
    assert (
        other.until(lambda m: m["type"] == "state" and m["undo"]["waiting"])["undo"]["waiting"]["by"]
        in other.state["you"]
    )
    other.send(type="consent", yes=True)
    assert other.until_type("refused")["code"] == "nobody-asks-undo"
    last.send(type="consent", yes=yes)
    if yes:
        other.until(lambda m: m["type"] == "state" and m["answers"] < answers)
        last.until(lambda m: m["type"] == "state" and m["answers"] < answers)
        play([two.a, two.b], 4)
    else:
        assert other.until(lambda m: m["type"] == "undo" and "refused" in m)["refused"] == last.state["you"]
        assert other.until_type("state")["answers"] == answers


def test_whoever_asked_may_withdraw_the_wish_to_take_back(start: Start, url: str) -> None:
    two = Two(start(url))
    play([two.a, two.b], 6)
    answers = two.a.state["answers"]
    other, last = (two.b, two.a) if two.a.state["undo"]["free"] else (two.a, two.b)
    other.send(type="withdraw")
    assert other.until_type("refused")["code"] == "nobody-asks-undo"
    other.send(type="undo", seq=other.state["seq"])
    last.until(lambda m: m["type"] == "state" and m["undo"]["waiting"])
    last.send(type="withdraw")
    assert last.until_type("refused")["code"] == "nobody-asks-undo"
    other.send(type="withdraw")
    for seat in (other, last):
        assert seat.until(lambda m: m["type"] == "undo" and m.get("withdrawn"))["needs"] == []
        assert seat.until(lambda m: m["type"] == "state" and not m["undo"]["waiting"])["answers"] == answers
    last.send(type="consent", yes=True)
    assert last.until_type("refused")["code"] == "nobody-asks-undo"
    play([two.a, two.b], 2)
    assert two.a.state["answers"] > answers


class TestSeatsChangeHands:
    """The host says who sits where while the game runs."""

    def test_a_friend_by_link_takes_over_from_a_bot(self, start: Start, url: str) -> None:
        server = start(url)
        host, friend, other = server.person(), server.person(), server.person()
        table = host.create("robinson", ("me", "bot"))["id"]
        a = host.socket(table)
        made = host.post(f"/api/tables/{table}/seats", {"seat": 1, "kind": "link", "name": "Ana"})
        assert (made["seat"], made["kind"]) == (1, "link")
        a.until(lambda m: m["type"] == "state" and m["seats"][1]["kind"] == "link")
        assert friend.sit(made["link"], "Ana") == {"id": table, "seats": [1]}
        b = friend.socket(table)
        play([a, b], 6)
        assert (a.state["seats"][1]["name"], a.state["seats"][1]["bot"]) == ("Ana", "")
        host.post(f"/api/tables/{table}/seats", {"seat": 1, "kind": "bot", "name": "Felix", "bot": "random"})
        assert b.closed() == 1008
        assert b.heard[-1]["code"] == "seat-gone"
        with pytest.raises(InvalidStatus):
            friend.socket(table)
        other.post("/api/sit", {"table": table, "token": made["link"].rpartition("/")[2]}, 404)
        assert friend.get("/api/me") == []
        a.until(lambda m: m["type"] == "state" and m["seats"][1]["kind"] == "bot")
        before = len(a.heard)
        for _ in range(200):
            states = [m for m in a.heard[before:] if m["type"] == "state"]
            if any(line["seat"] == 1 for state in states for line in state["log"]["lines"]):
                break
            a.until_asked()
            a.give(a.options[0])
        else:
            pytest.fail("the bot does not play on")

    def test_it_is_kept(self, start: Start, url: str) -> None:
        server = start(url)
        host = server.person()
        table = host.create("robinson", ("me", "bot", "link"))["id"]
        host.post(f"/api/tables/{table}/seats", {"seat": 1, "kind": "here", "name": "Eve"})
        host.post(f"/api/tables/{table}/seats", {"seat": 2, "kind": "bot", "bot": "rollout:100ms"})
        server.stop()
        host = host.at(start(url).base)
        [row] = host.get("/api/me")
        assert [(s["kind"], s["name"], s["bot"]) for s in row["seats"]] == [
            ("me", "P0", ""),
            ("here", "Eve", ""),
            ("bot", "", "rollout:100ms"),
        ]
        assert row["yours"] == [0, 1]
        assert host.socket(table).state["you"] == [0, 1]

    def test_the_host_gives_away_his_own_seat_and_takes_it_back(self, server: Running) -> None:
        host = server.person()
        table = host.create("robinson", ("me", "bot"))["id"]
        seat = host.socket(table)
        host.post(f"/api/tables/{table}/seats", {"seat": 0, "kind": "bot"})
        seat.until(lambda m: m["type"] == "state" and not m["you"])
        assert (seat.state["seat"], seat.state["host"]) == (None, True)
        made = host.post(f"/api/tables/{table}/seats", {"seat": 0, "kind": "here", "name": "P0"})
        assert made == {"seat": 0, "kind": "me", "link": None}
        assert seat.until(lambda m: m["type"] == "state" and m["you"])["seat"] == 0

    def test_who_waits_for_consent_does_not_wait_for_a_bot(self, server: Running) -> None:
        two = Two(server)
        play([two.a, two.b], 6)
        if two.a.state["undo"]["free"]:
            play([two.a, two.b], 1)
        answers = two.a.state["answers"]
        two.a.send(type="undo", seq=two.a.state["seq"])
        if two.a.until(lambda m: m["type"] == "state")["undo"]["waiting"]:
            two.host.post(f"/api/tables/{two.table}/seats", {"seat": 1, "kind": "bot"})
        two.a.until(lambda m: m["type"] == "state" and m["answers"] < answers)

    def test_only_the_host_and_only_what_makes_sense(self, server: Running) -> None:
        two = Two(server)
        path = f"/api/tables/{two.table}/seats"
        two.friend.post(path, {"seat": 0, "kind": "bot"}, 403)
        for wrong in (
            {"seat": 2, "kind": "bot"},
            {"seat": -1, "kind": "bot"},
            {"seat": "1", "kind": "bot"},
            {"seat": 1, "kind": "me"},
            {"seat": 1},
            {"seat": 1, "kind": "bot", "bot": "oracle"},
            {"seat": 1, "kind": "bot", "token": "x"},
            {"seat": 1, "kind": "here", "name": "x" * 61},
        ):
            two.host.post(path, wrong, 400)
        foreign = httpx.post(
            f"{server.base}{path}",
            json={"seat": 1, "kind": "bot"},
            headers={"origin": "http://elsewhere.example", "cookie": two.host.cookie},
        )
        assert foreign.status_code == 403
        assert [s["kind"] for s in two.host.get("/api/me")[0]["seats"]] == ["me", "link"]


def test_chat_and_suggestions_reach_all_and_chat_is_kept(start: Start, url: str) -> None:
    server = start(url)
    two = Two(server)
    two.a.send(type="chat", text="Camp first?\u0007 ")
    for seat in (two.a, two.b):
        said = seat.until_type("chat")
        assert (said["seat"], said["name"], said["text"]) == (0, "P0", "Camp first?")
    two.b.send(type="suggest", key="build:roof", text="dry!")
    told = two.a.until_type("suggest")
    assert (told["seat"], told["key"], told["text"]) == (1, "build:roof", "dry!")
    late = two.friend.socket(two.table)
    assert [m["text"] for m in late.heard if m["type"] == "chat" and m["old"]] == ["Camp first?"]


def test_standing_orders(server: Running) -> None:
    """By default a window that does not matter is passed; who wants to be asked is asked; an order is remembered."""
    host = server.person()
    made = host.create("robinson", ("me",))
    seat = host.socket(made["id"])
    seat.until_asked()
    question = seat.state["question"]
    assert question["tag"] != "window" or any(o["offer"] and o["matters"] for o in question["options"])
    again = host.create("robinson", ("me",))
    server_side = host.socket(again["id"])
    server_side.send(type="order", offer="*", ask=True)
    server_side.until(lambda m: m["type"] == "state" and m["orders"] == {"*": True})
    for _ in range(60):
        server_side.until_asked()
        if server_side.state["question"]["tag"] == "window" or server_side.state["over"]:
            break
        server_side.give(server_side.options[0])
    assert server_side.state["question"]["tag"] == "window"
    offers = [o for o in server_side.state["question"]["options"] if o["offer"] and o["open"]]
    assert offers
    server_side.send(type="order", offer="*", ask=None)
    server_side.until(lambda m: m["type"] == "state" and m["orders"] == {})


def test_odds_are_reckoned_from_what_the_seat_knows(server: Running) -> None:
    host = server.person()
    seat = host.socket(host.create("under_our_sun", ("me", "here"), options={"characters": "random"})["id"])
    seat.until_asked()
    key = seat.options[0]
    seat.send(type="odds", key=key)
    told = seat.until_type("odds")
    assert told["key"] == key
    assert told["text"]
    seat.send(type="odds", key="fly")
    assert seat.until_type("refused")["code"] == "not-asked-now"


def test_save_replay_report_and_load(start: Start, url: str) -> None:
    server = start(url)
    two = Two(server, "naufragos")
    first = without_dice(two.a.state["view"])
    play([two.a, two.b], 9)
    whole = two.host.get(f"/api/tables/{two.table}/save")
    assert whole["journal"]
    part = two.friend.get(f"/api/tables/{two.table}/save")
    assert "world" not in part
    assert part["view"] == without_dice(two.b.state["view"])
    assert len(part["journal"]) == two.b.state["answers"]
    past = two.host.get(f"/api/tables/{two.table}/replay", at=0)
    assert (past["n"], past["of"], past["view"]) == (0, two.a.state["answers"], first)
    now = two.host.get(f"/api/tables/{two.table}/replay", at=999)
    assert (now["n"], now["view"]) == (two.a.state["answers"], without_dice(two.a.state["view"]))
    assert [line["text"] for line in now["log"]] == two.a.log
    report = two.friend.post(f"/api/tables/{two.table}/report", {"text": "odd"})
    assert report["text"] == "odd"
    assert "save" not in report
    assert two.host.post(f"/api/tables/{two.table}/report")["save"] == whole
    data = two.host.http.get(f"/api/tables/{two.table}/save").content
    made = two.host.http.post("/api/tables/load?name=Again&lang=it&seats=me,link", content=data)
    assert made.status_code == 201, made.text
    assert list(made.json()["links"]) == ["1"]
    again = two.host.socket(made.json()["id"])
    assert without_dice(again.state["view"]) == without_dice(two.a.state["view"])
    assert again.log[:-1] == two.a.log[1:], "each begins or goes on with a promise of its own luck"
    for wrong in (data[:-9], b"", b"{}", data.replace(b'"seed":', b'"seed":1')):
        assert two.host.http.post("/api/tables/load", content=wrong).status_code == 400


def test_a_restart_loses_nothing(start: Start, url: str) -> None:
    server = start(url)
    two = Two(server)
    play([two.a, two.b], 50)
    server.stop()
    assert two.a.closed() == 1012
    again = start(url)
    for person, old in ((two.host, two.a), (two.friend, two.b)):
        new = person.at(again.base).socket(two.table)
        for part in ("seq", "answers", "question", "you", "undo"):
            assert new.state[part] == old.state[part], part
        assert without_dice(new.state["view"]) == without_dice(old.state["view"])
        assert new.log == old.log


def test_reconnecting_gives_the_whole_log(server: Running) -> None:
    two = Two(server, "under_our_sun")
    play([two.a, two.b], 15)
    two.a.close()
    again = two.host.socket(two.table)
    again.until_seq(two.a.state["seq"])
    assert again.log == two.a.log
    assert set(two.a.cards) >= set(again.cards)
    assert without_dice(again.state["view"]) == without_dice(two.a.state["view"])


def test_the_host_hands_the_journal_on_for_a_leader_who_is_gone(server: Running) -> None:
    host, friend = server.person(), server.person()
    made = host.create("this_war", ("me", "link"), options={"first_player": "1"})
    friend.sit(made["links"]["1"], "Ana")
    a, b = host.socket(made["id"]), friend.socket(made["id"])
    a.until(lambda m: m["type"] == "presence" and m["seats"][1]["present"])
    level(a, b)
    for _ in range(80):
        if a.state["question"]["asked"] == [1]:
            break
        a.until_asked()
        a.give(a.options[0])
    assert a.state["question"]["asked"] == [1]
    assert [(one["seat"], one["key"]) for one in a.state["for_absent"]] == [(1, "hand-on")]
    assert b.state["for_absent"] == []
    a.answer(key="hand-on", seat=1)
    assert a.until_type("refused")["code"] == "not-your-seat"
    b.close()
    a.until(lambda m: m["type"] == "presence" and not m["seats"][1]["present"])
    a.answer(key="hand-on", seat=1)
    a.until_asked()
    assert a.state["question"]["asked"] == [0]
