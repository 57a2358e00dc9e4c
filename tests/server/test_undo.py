"""Nobody's answers are taken back behind his back, and whatever is taken back stands in the log."""

import pytest

from holdfast.core.cards.content import LANGUAGES
from holdfast.core.text.log import LogEntry
from holdfast.tables.presenters.cards import cards_of_line
from holdfast.tables.records import Change, VisibleLogEntry
from holdfast.tables.services.recorder import UNDO, common_prefix, log_after_undo
from holdfast.tables.services.texts import table_texts
from tests.server.conftest import Cluster, Start
from tests.server.people import Running
from tests.server.test_table import Two, play


def over_the_friend(two: Two) -> None:
    """The friend answered last, so the host would take back over him."""
    play([two.a, two.b], 4)
    for _ in range(40):
        if not two.a.state["undo"]["free"] and two.a.state["undo"]["can"]:
            return
        play([two.a, two.b], 1)
    pytest.fail("the friend never answered last")


def test_who_is_away_is_asked_when_he_is_back(start: Start, url: str) -> None:
    two = Two(start(url))
    over_the_friend(two)
    answers = two.a.state["answers"]
    two.b.close()
    two.a.until(lambda m: m["type"] == "presence" and not m["seats"][1]["present"])
    two.a.send(type="undo", seq=two.a.state["seq"])
    waiting = two.a.until(lambda m: m["type"] == "state" and m["undo"]["waiting"])
    assert (waiting["answers"], waiting["undo"]["waiting"]["needs"]) == (answers, [1])
    back = two.friend.socket(two.table)
    assert back.state["undo"]["waiting"]["needs"] == [1]
    assert back.state["answers"] == answers
    back.send(type="consent", yes=True)
    back.until(lambda m: m["type"] == "state" and m["answers"] < answers)
    assert back.log[-1].startswith("P0 undoes")
    assert back.log[-1].endswith("; all agreed.")


def test_leaving_is_not_agreeing(server: Running) -> None:
    two = Two(server)
    over_the_friend(two)
    answers = two.a.state["answers"]
    two.a.send(type="undo", seq=two.a.state["seq"])
    two.a.until(lambda m: m["type"] == "state" and m["undo"]["waiting"])
    two.b.close()
    two.a.until(lambda m: m["type"] == "presence" and not m["seats"][1]["present"])
    two.a.send(type="ping")
    two.a.until_type("pong")
    two.a.send(type="language", lang="it")
    state = two.a.until_type("state")
    assert (state["answers"], state["undo"]["waiting"]["needs"]) == (answers, [1])


def test_the_host_decides_for_who_is_away_and_the_log_says_so(start: Start, url: str) -> None:
    two = Two(start(url))
    over_the_friend(two)
    answers = two.a.state["answers"]
    two.a.send(type="decide")
    assert two.a.until_type("refused")["code"] == "nobody-asks-undo"
    two.a.send(type="undo", seq=two.a.state["seq"])
    two.a.until(lambda m: m["type"] == "state" and m["undo"]["waiting"])
    assert not two.a.state["undo"]["waiting"]["decide"], "he is here and can be asked"
    two.a.send(type="decide")
    assert two.a.until_type("refused")["code"] == "nobody-asks-undo"
    two.b.send(type="decide")
    assert two.b.until_type("refused")["code"] == "not-the-host"
    two.b.close()
    two.a.until(lambda m: m["type"] == "presence" and not m["seats"][1]["present"])
    two.a.send(type="decide")
    two.a.until(lambda m: m["type"] == "state" and m["answers"] < answers)
    assert two.a.log[-1].endswith("; the host agreed for Ana, who was away.")
    back = two.friend.socket(two.table)
    assert back.log == two.a.log


def test_dice_are_not_rolled_anew_while_the_others_are_away(server: Running) -> None:
    """One's own answer, but something was revealed by it: that needs the others too."""
    two = Two(server)
    for _ in range(80):
        play([two.a, two.b], 1)
        table = server.registry.tables[two.table]
        last = table.last_given()
        if last >= 0 and table.game.journal[last].seat == 0 and last < table.game.barrier:
            break
    else:
        pytest.fail("nothing was revealed by an answer of the host")
    answers = two.a.state["answers"]
    two.b.close()
    two.a.until(lambda m: m["type"] == "presence" and not m["seats"][1]["present"])
    two.a.send(type="undo", seq=two.a.state["seq"])
    state = two.a.until(lambda m: m["type"] == "state")
    assert (state["answers"], state["undo"]["waiting"]["needs"]) == (answers, [1])


def test_what_was_taken_back_is_given_again(server: Running) -> None:
    """By whoever took it back, as long as nobody answers anything else; a die that fell does not fall again."""
    host = server.person()
    made = host.create("robinson", ("me",), options={"starting_items": "0"})
    seat = host.socket(made["id"])
    given = rolled = 0
    while not (given and rolled) and seat.state["answers"] < 60:
        seat.until_asked()
        before = seat.state["answers"]
        seat.give(seat.options[0])
        seat.until_asked()
        free, view, answers = seat.state["undo"]["free"], seat.state["view"], seat.state["answers"]
        if (given if free else rolled) or answers == before:
            continue
        seat.send(type="undo", seq=seat.state["seq"])
        seat.until(lambda m, n=answers: m["type"] == "state" and m["answers"] < n)
        assert seat.state["undo"]["again"] == free
        seat.send(type="redo", seq=seat.state["seq"])
        if not free:
            rolled = 1
            assert seat.until_type("refused")["code"] == "nothing-to-redo"
            continue
        given = 1
        seat.until(lambda m, n=answers: m["type"] == "state" and m["answers"] == n)
        assert seat.state["view"] == view
        assert not seat.state["undo"]["again"]
    assert given
    assert rolled


def test_who_never_came_is_not_waited_for(server: Running) -> None:
    host = server.person()
    made = host.create("robinson", ("me", "link"), options={"starting_items": "0", "first_player": "1"})
    seat = host.socket(made["id"])
    while 0 in seat.state["question"]["asked"] and seat.state["answers"] < 3:
        seat.give(seat.options[0])
    answers = seat.state["answers"]
    assert answers, "the host was asked nothing"
    seat.send(type="undo", seq=seat.state["seq"])
    seat.until(lambda m: m["type"] == "state" and m["answers"] < answers)


def test_another_server_hears_who_is_asked(start: Start, postgres: Cluster) -> None:
    """He comes back at another server, which opens the table only then."""
    url = postgres.new()
    one, other = start(url), start(url)
    two = Two(one)
    over_the_friend(two)
    answers = two.a.state["answers"]
    two.b.close()
    two.a.until(lambda m: m["type"] == "presence" and not m["seats"][1]["present"])
    two.a.send(type="undo", seq=two.a.state["seq"])
    two.a.until(lambda m: m["type"] == "state" and m["undo"]["waiting"])
    back = two.friend.at(other.base).socket(two.table)
    if not back.state["undo"]["waiting"]:
        back.until(lambda m: m["type"] == "state" and m["undo"]["waiting"])
    back.send(type="consent", yes=True)
    two.a.until(lambda m: m["type"] == "state" and m["answers"] < answers)
    back.until(lambda m: m["type"] == "state" and m["answers"] < answers)
    assert back.log == two.a.log


def test_every_undo_stays_in_the_log(start: Start, url: str) -> None:
    """Also when more is taken back later, for all readers, and after a restart."""
    server = start(url)
    host = server.person()
    table = host.create("robinson", ("me",), options={"starting_items": "0"})["id"]
    seat = host.socket(table)
    for _ in range(30):
        seat.until_asked()
        seat.give(next(key for key in seat.options))
        if (
            seat.state["undo"]["free"]
            and server.registry.tables[table].last_given() > server.registry.tables[table].game.barrier
        ):
            break
    for total in ("one answer", "2 answers"):
        answers = seat.state["answers"]
        seat.send(type="undo", seq=seat.state["seq"])
        seat.until(lambda m, answers=answers: m["type"] == "state" and m["answers"] < answers)
        assert [line for line in seat.log if "undoes" in line] == [f"P0 undoes {total}."]
    seat.until_asked()
    seat.give(seat.options[0])
    assert host.socket(table).log == seat.log
    assert [line["text"] for line in host.get(f"/api/tables/{table}/replay")["log"]] == seat.log
    server.stop()
    again = start(url)
    assert host.at(again.base).socket(table).log == seat.log


def test_going_to_and_fro_does_not_fill_the_log() -> None:
    lines: list[VisibleLogEntry] = [VisibleLogEntry(LogEntry("log-answer"), 1, 0)]
    for _ in range(50):
        lines = log_after_undo(
            [*lines, VisibleLogEntry(LogEntry("x"), 2, 0), VisibleLogEntry(LogEntry("y"), 3, 0)],
            Change(0, back=1, by="Ana"),
            2,
        )
        lines = log_after_undo(lines, Change(0, back=1, by="Ana"), 1)
    assert [told.line.message for told in lines] == ["log-answer", UNDO]
    assert dict(lines[-1].line.args)["n"] == 100
    other = log_after_undo(lines, Change(1, back=1, by="Ben", consent=True), 0)
    assert [dict(told.line.args)["who"] for told in other] == ["Ana", "Ben"]
    assert common_prefix(lines, other) == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_every_language(lang: str) -> None:
    for how in ("free", "consent", "decided"):
        said = table_texts(lang).say(UNDO, n=2, who="Zoë", how=how, away="Bartolomeo")
        assert "Zoë" in said
        assert "2" in said
        assert ("Bartolomeo" in said) == (how == "decided")


def test_a_name_is_nobodys_noun(server: Running) -> None:
    """Who calls himself like a card or a seat shows no card by it, and is called so."""
    host = server.person()
    made = host.post("/api/tables", {"game": "robinson", "seats": [{"kind": "me", "name": "who-99|beast/tiger"}]}, 201)
    seat = host.socket(made["id"])
    for _ in range(10):
        seat.until_asked()
        seat.give(seat.options[0])
    answers = seat.state["answers"]
    seat.send(type="undo", seq=seat.state["seq"])
    seat.until(lambda m: m["type"] == "state" and m["answers"] < answers)
    assert seat.log[-1].startswith("who-99|beast/tiger undoes ")
    table = server.registry.tables[made["id"]]
    assert cards_of_line([*table.lines][-1].line, table.game.world.content) == ()
