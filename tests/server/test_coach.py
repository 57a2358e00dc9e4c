"""A hint for the seat that asks: private, bounded, in its language, from what it knows."""

import pytest

from tests.server.people import Running


@pytest.mark.parametrize("game", ["robinson", "under_our_sun"])
def test_a_hint_names_an_open_answer_with_the_chances_of_all(server: Running, game: str) -> None:
    person = server.person()
    options = {"characters": "random"} if game == "under_our_sun" else {}
    made = person.create(game, ("me", "me"), options=options)
    seat = person.socket(made["id"], lang="it")
    seat.until_asked()
    seq, log = seat.state["seq"], seat.log[:]
    seat.send(type="hint")
    said = seat.until(lambda m: m["type"] in ("hint", "refused"))
    assert said["type"] == "hint", said
    assert said["seq"] == seq
    assert said["best"] in seat.options
    for one in said["answers"]:
        assert one["key"] in seat.options
        assert one.get("chance") is None or 0 <= one["low"] <= one["chance"] <= one["high"] <= 1
    assert (seat.state["seq"], seat.log) == (seq, log), "asking changes nothing and is in no log"


def test_who_is_not_asked_gets_no_hint(server: Running) -> None:
    host, friend, watcher = server.person(), server.person(), server.person()
    made = host.create("under_our_sun", ("me", "link"), options={"characters": "random"})
    friend.sit(made["links"]["1"], "Ana")
    watcher.sit(made["spectator"])
    a, b = host.socket(made["id"]), friend.socket(made["id"])
    idle = b if 0 in a.state["question"]["asked"] and 1 not in a.state["question"]["asked"] else a
    idle.send(type="hint")
    assert idle.until(lambda m: m["type"] in ("hint", "refused"))["code"] == "not-asked-now"
    spectator = watcher.socket(made["id"])
    spectator.send(type="hint")
    assert spectator.until(lambda m: m["type"] in ("hint", "refused"))["code"] == "watching"


def test_only_who_asked_hears_it(server: Running) -> None:
    host, friend = server.person(), server.person()
    made = host.create("robinson", ("me", "link"))
    friend.sit(made["links"]["1"], "Ana")
    a, b = host.socket(made["id"]), friend.socket(made["id"])
    a.send(type="hint")
    assert a.until(lambda m: m["type"] in ("hint", "refused"))["type"] == "hint"
    b.send(type="ping")
    b.until_type("pong")
    assert all(m["type"] != "hint" for m in b.heard)


def test_the_host_may_ask_the_coach_to_be_silent(server: Running) -> None:
    host, friend = server.person(), server.person()
    made = host.create("robinson", ("me", "link"))
    friend.sit(made["links"]["1"], "Ana")
    a, b = host.socket(made["id"]), friend.socket(made["id"])
    assert a.state["coach"] is True
    friend.post(f"/api/tables/{made['id']}/coach", {"on": False}, 403)
    host.post(f"/api/tables/{made['id']}/coach", {"on": False})
    b.until(lambda m: m["type"] == "state" and m["coach"] is False)
    a.send(type="hint")
    assert a.until(lambda m: m["type"] in ("hint", "refused"))["code"] == "coach-off"
    host.post(f"/api/tables/{made['id']}/coach", {"on": True})
    a.until(lambda m: m["type"] == "state" and m["coach"] is True)


def test_bots_say_why_and_heed_what_is_suggested(server: Running) -> None:
    """A sentence in the reader's language, beside whether the bot did what somebody had suggested."""
    host = server.person()
    made = host.create("robinson", ("me", "bot=friend"))
    table = host.socket(made["id"], lang="it")
    while table.until_asked()["question"]["tag"] != "planning":
        table.answer(table.options[0])
        table.until_type("state")
    table.send(type="suggest", key="ready")
    bot = table.until(lambda m: m["type"] == "state" and "heeded" in m["seats"][1])["seats"][1]
    assert isinstance(bot["heeded"], bool)
    while "why" not in bot:
        bot = table.until_type("state")["seats"][1]
    assert len(bot["why"]) > 10
    assert not bot["why"].startswith("because")
    assert "why" not in table.state["seats"][0]
