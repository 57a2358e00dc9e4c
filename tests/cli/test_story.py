"""A saved game as a story in Markdown: of every game by its log, of This War of Mine with its pages, choices and endings."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import holdfast
from holdfast.cli import main
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.text.localizer import Localizer
from holdfast.core.text.log import Log, LogEntry
from holdfast.games.this_war import DEFINITION as WAR
from holdfast.games.this_war.cards import Script
from holdfast.review.story import story
from tests.games.this_war.table import Table
from tests.tiny import DEFINITION as TINY

BOOK = {card.id: card for card in WAR.content().unique if isinstance(card, Script)}


def run(*args: object) -> Result:
    return CliRunner().invoke(main, [str(arg) for arg in args], prog_name="holdfast")


@pytest.fixture(autouse=True)
def this_war(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its stories do not wait until the game is on the list."""
    monkeypatch.setitem(holdfast.GAMES, "this_war", "holdfast.games.this_war")


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    game = TINY.new(2, {"language": "en"}, seed=5)
    for seat in (0, 1):
        game.choose("ready", seat)
    file = tmp_path / "game.json"
    file.write_bytes(game.save())
    return file


@pytest.fixture(scope="module")
def campaign(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A campaign of two players, lost because all are told to do as little as they can and nobody stands guard."""
    game = WAR.new(2, {"short": "on", "language": "en"}, seed=3)
    while not game.over:
        keys = [option.key for option in game.question.options_for(game.question.seats[0])]
        wish = next(
            (key for key in ("rest", "stop", "nothing", "floor", "unguarded", "leave", "go-on") if key in keys), ""
        )
        game.choose(wish or game.question.moves(game.question.seats[0])[0])
    file = tmp_path_factory.mktemp("campaign") / "war.json"
    file.write_bytes(game.save())
    return file


# --- every game ------------------------------------------------------------------------------------------------------------


def test_a_game_without_pages_is_a_list(tiny: Path) -> None:
    text = run("story", tiny).stdout
    assert text.splitlines()[:3] == ["# Tiny", "", "- Round 1 begins."]
    assert text.endswith("- The sailor: Ready.\n")


@pytest.mark.parametrize("name", ["robinson", "naufragos", "under_our_sun"])
def test_the_rounds_of_other_games_are_headings(name: str, tmp_path: Path) -> None:
    game = holdfast.new(name, 2, {"language": "en"}, seed=1)
    for _ in range(30):
        game.choose(game.question.moves(game.question.seats[0])[0])
    file = tmp_path / "game.json"
    file.write_bytes(game.save())
    lines = run("story", file).stdout.splitlines()
    assert [line for line in lines if line.startswith("# ")] == lines[:1]
    assert any(re.match(r"## (Round|Turn|Day) 1", line) for line in lines)
    assert not any(line.startswith(("- —", "- ·")) for line in lines)


def test_it_is_told_in_the_language_that_is_wished(tiny: Path) -> None:
    assert "- Comincia il turno 1." in run("story", tiny, "--lang", "it").stdout
    assert "no language 'de'" in run("story", tiny, "--lang", "de").stderr


def test_it_is_written_to_a_file(tiny: Path, tmp_path: Path) -> None:
    result = run("story", tiny, "--output", tmp_path / "story.md")
    assert (result.exit_code, result.stdout, result.stderr) == (0, "", "")
    assert (tmp_path / "story.md").read_text(encoding="utf-8") == run("story", tiny).stdout


def test_it_never_writes_over_the_save(tiny: Path) -> None:
    before = tiny.read_bytes()
    result = run("story", tiny, "--output", tiny)
    assert result.exit_code == 2
    assert "is the saved game itself" in result.stderr
    assert tiny.read_bytes() == before


@pytest.mark.parametrize("args", [["nowhere.json"], []])
def test_what_is_wrong_is_one_line(args: list[str]) -> None:
    result = run("story", *args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1


def test_a_file_that_cannot_be_written_is_named(tiny: Path, tmp_path: Path) -> None:
    result = run("story", tiny, "--output", tmp_path / "no" / "story.md")
    assert result.exit_code == 2
    assert "story.md" in result.stderr


def test_markdown_prints_everything_as_it_stands() -> None:
    game = TINY.new(1, {}, seed=1)
    teller = Localizer(TINY, "en", game.world.content)
    key = next(iter(game.world.content.index))
    text = story([LogEntry("log-page", (("title", "*A* [b]"), ("number", 7), ("text", "_c_ <d>")))], teller, game.world)
    assert text == "# Tiny\n\n### \\*A\\* \\[b\\] (7)\n\n\\_c\\_ \\<d\\>\n"
    choice = story([LogEntry("log-choice", (("choice", key),))], Words(teller), game.world)
    assert choice.endswith(f"\n*{teller.noun(key)}*\n")


class Words(Localizer):
    """A teller whose game has a message for choices."""

    def __init__(self, localizer: Localizer) -> None:
        self.__dict__.update(localizer.__dict__)

    def say(self, message: str, **args: object) -> str:
        return "→" if message == "log-choice" else super().say(message, **args)


# --- This War of Mine --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.rule("TW-505", "TW-1405")
def test_a_campaign_reads_as_a_story(campaign: Path, lang: str) -> None:
    lines = run("story", campaign, "--lang", lang).stdout.splitlines()
    assert lines[0].startswith("# This War of Mine")
    day = {"en": "Day", "it": "Giorno", "es": "Día"}[lang]
    headings = [line for line in lines if line.startswith("## ")]
    assert headings[0] == f"## {day} 1"
    assert headings[-1].startswith(f"## {day} 1 · ")
    for script in ("rule-333", "end-defeat"):
        page = BOOK[script]
        at = lines.index(f"### {page.name[lang]} ({page.number})")
        assert lines[at + 2] == " ".join(page.flavour[lang].split())
    assert lines.index(f"### {BOOK['end-defeat'].name[lang]} ({BOOK['end-defeat'].number})") > lines.index(headings[-1])
    assert lines[-1].startswith("**† ")


def test_who_holds_the_journal_is_no_part_of_the_story(campaign: Path) -> None:
    assert "Journal: Player" in run("replay", campaign).stdout
    assert "Player" not in run("story", campaign).stdout


def test_a_choice_stands_under_its_page() -> None:
    script = BOOK["res-civ-red"]
    t, log = Table(), Log(WAR)
    t.game.watch(log)
    t.outside("school", t.group()[0])
    t.script(script.id)
    t.choose("line")
    blocks = story(log.lines, Localizer(WAR, "en", t.w.content), t.w).split("\n\n")
    at = blocks.index(f"### {script.name['en']} ({script.number})")
    assert blocks[at + 1] == " ".join(script.flavour["en"].split())
    assert blocks[at + 2] == "*Stand in line for a while (return 1 card)*"
    assert blocks[at + 3] == "- 1 Unknown card goes back (7 left)."
    assert blocks[at + 4].startswith("They talk about streets")
