"""A rule set that a pack brings (NA-797): on what it is based, what it changes, and what `check` says of it."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result

from holdfast.cli import main
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.cards.errors import InvalidPack
from holdfast.core.definition import UnknownName
from holdfast.core.engine.game import Game
from holdfast.core.state import save as saves
from holdfast.core.text.localizer import Localizer
from holdfast.core.text.log import Log
from holdfast.games.naufragos import DEFINITION
from holdfast.games.naufragos.actions.rest import Rest
from holdfast.games.naufragos.cards import OwnRules
from holdfast.games.naufragos.exploration.summit import ReachSummit, turns_left
from holdfast.games.naufragos.flow.event import EventSteps
from holdfast.games.naufragos.night.meals import FireStep
from holdfast.games.naufragos.rules import Rules
from holdfast.games.naufragos.rulesets.hr12.differences import LAWS, SWITCHES
from holdfast.games.naufragos.rulesets.registry import NO_LAWS, RULESETS, laws
from holdfast.games.naufragos.setup.audit import faults
from holdfast.games.naufragos.world import Shore
from tests.games.naufragos.table import Table

EXAMPLE = DEFINITION.folder / "pack-example"
NAMES = "    name: {en: Mine, it: Mie, es: Mías}\n    flavour: {en: D, it: E, es: F}\n"


def pack(folder: Path, *lines: str) -> Path:
    body = "".join([f"    {line}\n" for line in lines])
    (folder / "ruleset.yaml").write_text(f"cards:\n  mine:\n{NAMES}{body}", encoding="utf-8")
    return folder


def other(folder: Path) -> Path:
    """A folder for another pack."""
    (folder / "other").mkdir()
    return folder / "other"


def begun(folder: Path, players: int = 2, **options: object) -> Game:
    return DEFINITION.new(players, {"ruleset": "mine", "characters": "random", **options}, 1, packs=[folder])


def world(game: Game) -> Shore:
    assert isinstance(game.world, Shore)
    return game.world


def checked(folder: Path) -> Result:
    return CliRunner().invoke(main, ["check", str(folder), "--game", "naufragos"])


@pytest.mark.rule("NA-797")
@pytest.mark.parametrize(("written", "name"), [("hr12", "hr12"), ("2013", "2013"), ('"2013"', "2013")])
def test_rules_that_name_no_difference_are_those_they_are_based_on(tmp_path: Path, written: str, name: str) -> None:
    w = world(begun(pack(tmp_path, f"based_on: {written}")))
    other = world(DEFINITION.new(2, {"ruleset": name, "characters": "random"}, 1))
    assert (w.rules.name, w.rules.own, w.rules.switched) == (name, "mine", ())
    for field in Rules.__struct_fields__:
        assert field == "own" or getattr(w.rules, field) == getattr(other.rules, field)
    assert laws(w) is (LAWS if name == "hr12" else NO_LAWS)


@pytest.mark.rule("NA-797", "NA-126", "NA-122")
def test_numbers_that_differ(tmp_path: Path) -> None:
    folder = pack(
        tmp_path, "based_on: 2013", "turns: [3, 4, 5, 6]", "weather: 3", "starving_wounds: 4",
        "starting_difficulty: [9, 8, 7, 6]", "lowest_difficulty: 3", "c_events_up_to: 0", "supply_at_start: false",
    )  # fmt: skip
    t = Table(2, "mine", packs=(folder,))
    assert turns_left(t.w) == 4
    assert (t.w.weather, t.w.size("supply")) == (3, 0)
    t.explore(0, 1)
    assert t.w.difficulty == 8
    assert (t.w.rules.lowest_difficulty, t.w.rules.starving_wounds) == (3, 4)
    assert faults(t.w) == []


@pytest.mark.rule("NA-797")
def test_steps_are_taken_up_and_left_out(tmp_path: Path) -> None:
    taken = world(begun(pack(tmp_path, "based_on: 2013", *[f"{name}: true" for name in SWITCHES])))
    mine = {law for laws_of in SWITCHES.values() for law in laws_of}
    assert set(laws(taken).values()) == mine
    left = world(begun(pack(other(tmp_path), "based_on: hr12", *[f"{name}: false" for name in SWITCHES])))
    assert set(laws(left).values()) == set(LAWS.values()) - mine
    assert laws(left) is laws(left.copy()), "made once"


@pytest.mark.rule("NA-797", "NA-450", "NA-451")
def test_a_law_that_was_taken_up_holds(tmp_path: Path) -> None:
    for switch, energy in (("true", 6), ("false", 5)):
        t = Table(2, "mine", packs=(pack(tmp_path, "based_on: 2013", f"rest_heals_first: {switch}"),))
        t.abilities("medic", "cook")
        t.wounds(1)
        t.energy(5)
        t.play(Rest(0))
        assert (t.w.wounds[0], t.w.energy[0]) == (0, energy)
        tmp_path = other(tmp_path)


@pytest.mark.rule("NA-797", "NA-322")
def test_the_lost_survive_or_skip_the_night_as_the_rules_say(tmp_path: Path) -> None:
    t = Table(2, "mine", packs=(pack(tmp_path, "based_on: 2013", "lost_survive: true"),))
    assert {FireStep} == set(laws(t.w))
    t.energy(4, 4)
    t.lost(((1,), 6))
    t.play(FireStep())
    assert t.w.energy == [3, 3]


@pytest.mark.rule("NA-797", "NA-652")
def test_whoever_may_trade_with_the_lost_and_on_the_way_does_both(tmp_path: Path) -> None:
    t = Table(3, "mine", packs=(pack(tmp_path, "based_on: hr12", "trade_with_lost: true"),))
    t.item(0, "w12")
    t.lost(((2,), 6))
    t.phase("actions")
    t.choose("trade", seat=0)
    assert t.keys() == ["with:seat-1", "with:seat-2", "no-trade"]


@pytest.mark.rule("NA-797")
def test_mistakes_are_named_by_line_and_column(tmp_path: Path) -> None:
    folder = pack(
        tmp_path, "based_on: hr13", "starving_wound: 2", "weather: 9", "turns: [1, 2, 3]", "event_first: often"
    )
    result = checked(folder)
    assert result.exit_code
    for words in (
        "ruleset.yaml:5:15: card 'mine': there is no 'hr13' here; did you mean 'hr12'?",
        "ruleset.yaml:6:5: card 'mine': object contains unknown field `starving_wound`; did you mean 'starving_wounds'?",
        "ruleset.yaml:7:14: card 'mine'",
        "ruleset.yaml:8:12: card 'mine'",
        "ruleset.yaml:9:18: card 'mine'",
    ):
        assert words in result.stderr
    with pytest.raises(InvalidPack):
        DEFINITION.content([folder])


def test_nobody_plays_by_rules_that_no_pack_has_brought() -> None:
    with pytest.raises(UnknownName, match="one of 2013, hr12, not 'mine'"):
        DEFINITION.settle(2, {"ruleset": "mine"})


@pytest.mark.rule("NA-797")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_difference_has_words(lang: str, tmp_path: Path) -> None:
    numbers = {"turns": "[1, 2, 3, 4]", "starting_difficulty": "[1, 2, 3, 4]"}
    names = [name for name in OwnRules.__annotations__ if name != "based_on"]
    for value in ("true", "false"):
        lines = [f"{name}: {numbers.get(name, value if name not in COUNTED else '2')}" for name in names]
        folder = tmp_path / value
        folder.mkdir()
        content = DEFINITION.content([pack(folder, "based_on: hr12", *lines)])
        text = DEFINITION.text.card(Localizer(DEFINITION, lang, content), content.cards[content.index["ruleset/mine"]])
        assert text.count(".") > len(names)
        assert "{" not in text


COUNTED = ("weather", "c_events_up_to", "lowest_difficulty", "starving_wounds")


@pytest.mark.rule("NA-797")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_example_can_be_played_saved_and_opened(players: int) -> None:
    random, log = Random(players), Log(DEFINITION)
    game = DEFINITION.new(
        players, {"ruleset": "long-summer", "characters": "random"}, players, [EXAMPLE], observers=(log,)
    )
    w: Any = game.world
    assert (w.rules.own, w.rules.turns, w.weather) == ("long-summer", (21, 20, 18, 16), w.weather)
    assert EventSteps not in laws(w)
    assert ReachSummit in laws(w)
    assert Localizer(DEFINITION, "en", w.content).line(log.lines[0], w) == "— Náufragos, A long summer —"
    for n in range(400):
        if game.over:
            break
        game.choose(random.choice(game.question.moves(random.choice(game.question.seats))))
        if n == 60:
            again = saves.load(game.save(), lambda name: DEFINITION, [EXAMPLE])
            assert world(again).rules == w.rules
            assert again.notice is None
    assert faults(w) == []


def test_the_rule_sets_of_the_box_are_the_same_data() -> None:
    for name, rules in RULESETS.items():
        assert (rules.name, rules.own, rules.switched) == (name, "", ())
