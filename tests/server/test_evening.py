"""The end of a game: its figures, its review, its story, for those who were there and nobody else."""

import time

import pytest

import holdfast
from holdfast.bots import make_bot
from holdfast.bots.perspective import Perspective
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.text.log import ANSWER, LogEntry
from holdfast.server.routes.summary import POLICY
from holdfast.tables.records import VisibleLogEntry
from holdfast.tables.services.texts import localizer_for
from tests.server.people import Person, Running


def ended(game: str, players: int = 2, seed: int = 2) -> bytes:
    """A game that was played at random."""
    options = {"characters": "random"} if game == "under_our_sun" else {}
    played = holdfast.definition(game).new(players, options, seed)
    bots = [make_bot("random", seat) for seat in range(players)]
    while not played.over:
        seat = played.asked[0]
        played.choose(bots[seat].choose(Perspective(played, seat)).key, seat)
    return played.save()


def loaded(person: Person, save: bytes, seats: str = "me,here") -> str:
    made = person.http.post("/api/tables/load", params={"seats": seats}, content=save)
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


@pytest.mark.parametrize("game", ["robinson", "naufragos", "this_war", "under_our_sun"])
def test_an_evening_in_figures(server: Running, game: str) -> None:
    host = server.person()
    table = loaded(host, ended(game))
    for lang in LANGUAGES:
        told = host.get(f"/api/tables/{table}/evening", lang=lang)
        assert told["people"]
        assert told["rounds"] == sorted(told["rounds"])
        for person in told["people"]:
            assert len(person["lives"]) == len(told["rounds"])
            assert person["name"]
            assert person["alive"] or (person["cause"] and person["round"])
        assert all(len(store["had"]) == len(told["rounds"]) for store in told["stores"])
        words = [person.get("cause", "") for person in told["people"]] + [
            part["name"] for part in told.get("score", ())
        ]
        assert not [word for word in words if word.startswith("evening-")]
        for turn in told["turns"]:
            assert turn["round"] in told["rounds"]
            assert abs(turn["points"]) >= 5
            assert turn["text"]
            assert not turn["text"].startswith(("—", "log-"))


def test_the_same_set_up_again_and_what_was_asked(server: Running) -> None:
    host, friend = server.person(), server.person()
    table = loaded(host, ended("robinson"), "me,link")
    past = host.get(f"/api/tables/{table}/replay", at=0)
    assert past["question"]["prompt"]
    assert past["question"]["answer"]
    last = host.get(f"/api/tables/{table}/replay")
    assert last["question"] is None
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "name": "", "bot": "random"}]
    friend.post(f"/api/tables/{table}/again", {"seats": seats}, status=404)
    host.post(f"/api/tables/{table}/again", {"seats": seats[:1]}, status=400)
    made = host.post(f"/api/tables/{table}/again", {"seats": seats}, status=201)
    host.post(f"/api/tables/{made['id']}/again", {"seats": seats}, status=409)
    again = host.get(f"/api/tables/{made['id']}/replay", at=0)
    assert again["view"]["zones"] == past["view"]["zones"]
    assert again["view"]["people"] == past["view"]["people"]


def test_the_points_of_robinson_are_those_of_the_outcome(server: Running) -> None:
    host = server.person()
    table = loaded(host, ended("robinson"))
    told = host.get(f"/api/tables/{table}/evening")
    outcome = host.socket(table).state["outcome"]
    assert sum(part["n"] * part["each"] for part in told["score"]) == outcome["scores"][0]


def test_nobody_looks_back_who_was_not_there_or_before_it_is_over(server: Running) -> None:
    host, stranger = server.person(), server.person()
    table = loaded(host, ended("naufragos"))
    running = host.create("robinson")["id"]
    for what in ("evening", "review"):
        stranger.get(f"/api/tables/{table}/{what}", 404)
        host.get(f"/api/tables/{running}/{what}", 409)
    stranger.get(f"/api/tables/{table}/story", 404)


def test_a_review_is_made_once_and_is_a_page_of_its_own(server: Running) -> None:
    host = server.person()
    table = loaded(host, ended("naufragos", 1), "me")
    first = host.http.get(f"/api/tables/{table}/review", params={"lang": "it"})
    assert first.status_code == 200
    assert first.headers["content-security-policy"] == POLICY
    assert first.headers["refresh"] == "2"
    until = time.monotonic() + 240
    page = first
    while "refresh" in page.headers:
        assert time.monotonic() < until
        time.sleep(0.5)
        page = host.http.get(f"/api/tables/{table}/review", params={"lang": "it"})
    assert page.status_code == 200
    assert "<svg" in page.text
    assert '<ol class="turning">' in page.text
    assert host.http.get(f"/api/tables/{table}/review", params={"lang": "it"}).text == page.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_story_to_take_home(server: Running, lang: str) -> None:
    host = server.person()
    table = loaded(host, ended("this_war"))
    answer = host.http.get(f"/api/tables/{table}/story", params={"lang": lang})
    assert answer.headers["content-type"].startswith("text/markdown")
    assert answer.headers["content-disposition"].endswith('.md"')
    assert answer.text.startswith("# ")
    assert "\n## " in answer.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_secret_answer_is_no_fault_of_the_story(server: Running, lang: str) -> None:
    """The seat that gave it reads that something was chosen, where the choice has no words outside its question."""
    host = server.person()
    made = host.create("naufragos", ("me", "here", "here"))
    host.socket(made["id"])
    table = server.registry.tables[made["id"]]
    secret = LogEntry(
        ANSWER, (("seat", "who-0"), ("question", "top-or-bottom"), ("key", "bottom"), ("card", "camp/k3"))
    )
    table.lines.extend(
        [VisibleLogEntry(secret, 0, 0, 1), VisibleLogEntry(LogEntry("log-nothing-of-the-kind"), 0, 0, -1)]
    )
    for seat in (0, 1, 2):
        answer = host.http.get(f"/api/tables/{made['id']}/story", params={"lang": lang, "seat": seat})
        assert answer.status_code == 200
        said = localizer_for(table.definition, lang, table.game.world.content).say("a-secret")
        assert (said.casefold() in answer.text.casefold()) == (seat == 0)
