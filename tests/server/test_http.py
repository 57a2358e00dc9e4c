"""Requests: what the lobby reads, and what is refused."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import holdfast
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.text import rule_search as searching
from holdfast.core.text import rulebook as catalogue
from holdfast.server.context import Settings
from holdfast.server.middleware import HEADERS
from holdfast.tables.operations.catalog import plainly, text_of
from holdfast.tables.services.rate_limits import Limits
from holdfast.tables.services.texts import TEXT
from tests.server.conftest import Start
from tests.server.people import EASY, PATIENCE, Running


def test_games_are_described_in_every_language(server: Running) -> None:
    person = server.person()
    told = {lang: person.get("/api/games", lang=lang) for lang in LANGUAGES}
    for lang, games in told.items():
        assert [game["name"] for game in games] == list(holdfast.GAMES)
        for game in games:
            assert game["title"], lang
            assert len(game["about"]) > 80, f"{lang} {game['name']}"
            assert all(setting["label"] and setting["values"] for setting in game["settings"])
            assert all(value["label"] for setting in game["settings"] for value in setting["values"])
            assert game["bots"][0]["name"] == "friend"
    assert told["en"] != told["it"] != told["es"]
    secrets = {game["name"]: game["secrets"] for game in told["en"]}
    assert secrets["under_our_sun"]
    assert secrets["naufragos"]
    assert not secrets["robinson"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_setting_is_without_words(lang: str, server: Running) -> None:
    """Every label is a message of the language, or a card's name; not a name of the program."""
    for game in server.person().get("/api/games", lang=lang):
        for setting in game["settings"]:
            message = f"setting-{setting['name'].replace('_', '-')}"
            assert text_of(holdfast.definition(game["name"]), lang, message), setting["name"]
            assert setting["about"], f"{lang} {game['name']} {setting['name']}"
            for value in setting["values"]:
                same = value["label"] == plainly(value["value"])
                assert lang == "en" or not same or value["value"].isdecimal() or value["value"] == "jenny", value


@pytest.mark.parametrize("game", ["", *holdfast.GAMES])
def test_the_languages_say_the_same_things(game: str) -> None:
    """The server's own words, and what each game says of itself in the lobby."""
    folder, files = (holdfast.definition(game).folder / "text", "-lobby") if game else (TEXT, "*")
    ids = {
        lang: sorted(
            re.findall(r"^([a-z][\w-]*) =", "\n".join(f.read_text() for f in folder.glob(f"{lang}{files}.ftl")), re.M)
        )
        for lang in LANGUAGES
    }
    assert ids["en"]
    assert ids["en"] == ids["it"] == ids["es"]


def test_words_rules_and_cards_can_be_read(server: Running) -> None:
    person = server.person()
    ftl = person.http.get("/api/words/robinson/it")
    assert ftl.status_code == 200
    assert "noun-robinson = " in ftl.text
    person.get("/api/words/robinson/xx", 404)
    person.get("/api/words/chess/en", 404)
    found = person.get("/api/rules/robinson", q="move camp")
    assert found
    assert {"id", "section", "text", "table", "lang"} == set(found[0])
    assert person.get(f"/api/rules/robinson/{found[0]['id']}") == found[0]
    assert person.get("/api/rules/robinson", q=found[0]["id"]) == found[:1]
    person.get("/api/rules/robinson/RC-9999", 404)
    around = person.get("/api/rules/robinson", around=found[0]["id"])
    assert found[0] in around
    assert {rule["section"] for rule in around} == {found[0]["section"]}
    chapter = {"section": found[0]["section"], "first": around[0]["id"], "count": len(around), "lang": "en"}
    assert chapter in person.get("/api/chapters/robinson")
    cards = person.get("/api/cards/naufragos", lang="es")
    plots = [card for card in cards if card["deck"] == "plot"]
    assert plots
    assert all(not card["known"] and "text" not in card and not card["name"] for card in plots)
    assert all(card["name"] for card in cards if card["known"])
    spoilt = person.get("/api/cards/naufragos", lang="es", spoilers=1)
    assert all(card["known"] for card in spoilt)


SPANISH = """## El camino

- **RC-411** Una acción más.
- **RC-412** El campamento se queda.
"""


@pytest.mark.parametrize(("lang", "words"), [("en", "stone soup"), ("it", "zuppa di sasso"), ("es", "sopa de piedras")])
def test_the_table_of_a_rule_is_shown_with_it_and_found_by_its_cells(server: Running, lang: str, words: str) -> None:
    person = server.person()
    rule = person.get("/api/rules/robinson/RC-621", lang=lang)
    assert (len(rule["table"]), {len(row) for row in rule["table"]}) == (17, {4})
    [row] = [row for row in rule["table"] if row[1].lower() == words]
    assert row[2] == "3"
    assert rule in person.get("/api/rules/robinson", lang=lang, q=words)
    assert rule in person.get("/api/rules/robinson", lang=lang, around="RC-622")


@pytest.fixture
def spanish(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """As if two rules of Robinson, and no others, were translated."""
    page, pages = tmp_path / "rules.es.md", catalogue.pages
    page.write_text(SPANISH, encoding="utf-8")
    monkeypatch.setattr(catalogue, "pages", lambda folder, lang="en": [page] if lang == "es" else pages(folder, lang))
    catalogue.rules.cache_clear()
    searching.index.cache_clear()
    yield
    catalogue.rules.cache_clear()
    searching.index.cache_clear()


@pytest.mark.usefixtures("spanish")
def test_rules_are_told_in_the_language_of_the_reader(server: Running) -> None:
    person = server.person()
    rule = person.get("/api/rules/robinson/rc-412", lang="es")
    assert rule == {
        "id": "RC-412",
        "section": "El camino",
        "text": "El campamento se queda.",
        "table": [],
        "lang": "es",
    }
    assert person.get("/api/rules/robinson", lang="es", q=" RC-412 ") == [rule]
    for wanted in ("accion", "ACCIÓN"):
        assert [one["id"] for one in person.get("/api/rules/robinson", lang="es", q=wanted)] == ["RC-411"]
    around = person.get("/api/rules/robinson", lang="es", around="rc-412")
    english = person.get("/api/rules/robinson", lang="en", around="RC-412")
    assert [one["id"] for one in around] == [one["id"] for one in english]
    assert {one["section"] for one in around} == {"El camino"}
    assert {one["id"] for one in around if one["lang"] == "es"} == {"RC-411", "RC-412"}
    chapters = {lang: person.get("/api/chapters/robinson", lang=lang) for lang in ("en", "es")}
    assert [one["first"] for one in chapters["es"]] == [one["first"] for one in chapters["en"]]
    assert [one["count"] for one in chapters["es"]] == [one["count"] for one in chapters["en"]]
    assert "El camino" in [one["section"] for one in chapters["es"]]


@pytest.mark.rule("US-1004")
def test_a_mission_does_not_tell_of_its_later_cards(server: Running) -> None:
    person = server.person()
    seat = person.socket(person.create("under_our_sun", ("me",), options={"characters": "random"})["id"])
    cards = [card for m in seat.heard if m["type"] == "state" for card in m["cards"].values()]
    told = [card["text"] for card in cards if card["deck"] == "mission"]
    assert told
    assert all("Card 1." in text and "Card 2." not in text for text in told)


def test_the_gallery_at_a_table_shows_what_was_met(server: Running) -> None:
    person = server.person()
    made = person.create("under_our_sun", ("me", "here"), options={"characters": "random"})
    cards = person.get("/api/cards/under_our_sun", table=made["id"])
    missions = [card for card in cards if card["deck"] == "mission-and-other"]
    known = [card for card in missions if card["known"]]
    assert 0 < len(known) < len(missions) / 2
    assert all(card["name"] and card["text"] for card in known)
    server.person().get("/api/cards/under_our_sun", 404, table=made["id"])


def test_every_answer_carries_the_headers(server: Running) -> None:
    person = server.person()
    for path in ("/", "/healthz", "/api/games", "/api/nothing", "/assets/none.js", "/api/tables/x/save"):
        headers = person.http.get(path).headers
        for name, value in HEADERS.items():
            assert headers[name] == value, path
        assert "server" not in headers
    assert person.http.get("/api/me").headers["cache-control"] == "no-store"


def test_files_outside_the_client_are_not_served(server: Running) -> None:
    with httpx.Client(base_url=server.base, timeout=PATIENCE) as http:
        for path in ("/..%2fapp.py", "/%2e%2e/app.py", "/assets/..%2f..%2fapp.py", "//etc/passwd", "/sql/001.sql"):
            answer = http.get(path)
            assert answer.status_code in (200, 404, 503)
            assert "import" not in answer.text[:200]
            assert "create table" not in answer.text


def test_the_cookie_cannot_be_read_by_scripts(server: Running) -> None:
    person = server.person()
    answer = person.http.post("/api/tables", json={"game": "robinson", "seats": [{"kind": "me"}]})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert person.cookie.partition("=")[2] not in answer.text


@pytest.mark.parametrize("origin", [None, "http://evil.example", "null", "http://127.0.0.1:1"])
def test_other_sites_cannot_post_or_connect(server: Running, origin: str | None) -> None:
    person = server.person()
    made = person.create()
    headers = {"cookie": person.cookie} | ({"origin": origin} if origin else {})
    with httpx.Client(base_url=server.base, headers=headers, timeout=PATIENCE) as http:
        for path in ("/api/tables", "/api/sit", f"/api/tables/{made['id']}/delete"):
            assert http.post(path, json={}).status_code == 403
    with pytest.raises(Exception, match="403"):
        person.socket(made["id"], origin=origin or "http://other")
    assert len(person.get("/api/me")) == 1


def test_at_home_only_our_own_name_is_answered(start: Start, tmp_path: Any) -> None:
    server = start(str(tmp_path / "t.sqlite3"), Settings(hosts=("127.0.0.1", "localhost"), limits=EASY))
    for host, status in ((server.address, 200), ("evil.example", 403), ("localhost:80", 200)):
        assert httpx.get(server.base + "/healthz", headers={"host": host}, timeout=PATIENCE).status_code == status


BAD = [
    ({}, 400),
    ([], 400),
    ({"game": "chess", "seats": [{"kind": "me"}]}, 400),
    ({"game": "robinson", "seats": []}, 400),
    ({"game": "robinson", "seats": [{"kind": "king"}]}, 400),
    ({"game": "robinson", "seats": [{"kind": "me"}] * 9}, 400),
    ({"game": "robinson", "seats": [{"kind": "bot", "bot": "rollout:9999999ms"}]}, 400),
    ({"game": "robinson", "seats": [{"kind": "me"}], "options": {"scenario": "../x"}}, 400),
    ({"game": "robinson", "seats": [{"kind": "me"}], "options": {"seed": "7"}}, 400),
    ({"game": "robinson", "seats": [{"kind": "me"}], "packs": ["/etc"]}, 400),
    ({"game": "robinson", "seats": [{"kind": "me"}], "seed": 7}, 400),
    ({"game": "under_our_sun", "seats": [{"kind": "me"}], "options": {"mode": "semi"}}, 400),
    ({"game": "robinson", "seats": [{"kind": "me"}], "name": "x" * 61}, 400),
    ({"game": "robinson", "seats": [{"kind": "me"}], "name": "x" * 70_000}, 413),
]


@pytest.mark.parametrize(("body", "status"), BAD)
def test_a_table_that_cannot_be_is_refused(server: Running, body: Any, status: int) -> None:
    assert server.person().post("/api/tables", body, status)["error"]


def test_only_json_is_read(server: Running) -> None:
    person = server.person()
    for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
        answer = person.http.post("/api/tables", content=b"{}", headers={"content-type": kind})
        assert answer.status_code == 415
    for data in (b"", b"\xff", b"[" * 5000, b'{"game":"\xed\xa0\x80"}', b"null", b"1e999"):
        answer = person.http.post("/api/tables", content=data, headers={"content-type": "application/json"})
        assert answer.status_code == 400, data
    assert person.http.post("/api/tables/load", content=b"x" * ((4 << 20) + 1)).status_code == 413


def test_links_cannot_be_guessed_for_long(start: Start, tmp_path: Any) -> None:
    server = start(str(tmp_path / "t.sqlite3"), Settings(limits=Limits(creating=(2, 0.001), joining=(10, 0.001))))
    host, guesser = server.person(), server.person()
    made = host.create("robinson", ("me", "link"))
    codes = [
        guesser.http.post("/api/sit", json={"table": made["id"], "token": "x" * 32}).status_code for _ in range(15)
    ]
    assert codes[:10] == [404] * 10
    assert set(codes[10:]) == {429}
    host.create()
    assert host.post("/api/tables", {"game": "robinson", "seats": [{"kind": "me"}]}, 429)["error"]


def test_a_token_sits_at_its_own_table_only(server: Running) -> None:
    host = server.person()
    one, two = host.create("robinson", ("me", "link")), host.create("robinson", ("me", "link"))
    token = one["links"]["1"].rpartition("/")[2]
    server.person().post("/api/sit", {"table": two["id"], "token": token}, 404)
    server.person().post("/api/sit", {"table": "nope", "token": token}, 404)
    server.person().post("/api/sit", {"table": one["id"], "token": ""}, 404)
