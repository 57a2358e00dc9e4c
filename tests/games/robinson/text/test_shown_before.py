"""What the table must know before it answers: tokens, meals, moves, the sky, and what the plan has taken."""

import pytest

from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.effects import Window
from holdfast.core.text.log import Log
from holdfast.games.robinson.anytime.matters import in_vain
from holdfast.games.robinson.flow.weather import RollWeatherNow
from holdfast.games.robinson.island.camp import MoveCamp
from holdfast.games.robinson.island.tiles import CoverTerrain
from holdfast.games.robinson.scenarios.castaways import PileUp
from tests.games.robinson.display.test_stakes import chances, facts, planning
from tests.games.robinson.table import Table, camp
from tests.games.robinson.text.test_texts import TELLERS

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def prompt(t: Table, lang: str = "en") -> str:
    return TELLERS[lang].prompt(t.game.question, t.w)


@pytest.mark.rule("RC-474")
def test_only_the_first_action_of_a_kind_meets_the_adventure_token():
    t = planning()
    t.token("gather", "adventure")
    t.to_planning()
    alone = chances(facts(t, "gather:M2-parrot", 0))["adventure"]
    assert alone == 1.0
    t.plan(1, "gather:M2-wood")
    second = facts(t, "gather:M2-parrot", 0)
    assert chances(second)["adventure"] < 1
    assert [risk.what for risk in second.risks] == ["adventure-first"]


@pytest.mark.rule("RC-531", "RC-555")
@each_language
def test_the_night_shows_a_second_meal_and_the_hungry(lang):
    t = camp()
    t.give(food=3)
    t.play(Window("night"))
    plain = TELLERS[lang].say("ask-night", food=3, people=3, twice="no", need=6, lacks=0)
    twice = TELLERS[lang].say("ask-night", food=3, people=3, twice="yes", need=6, lacks=0)
    short = TELLERS[lang].say("ask-night", food=1, people=3, twice="no", need=6, lacks=2)
    assert "6" in twice
    assert "6" not in plain
    assert "2" in short
    assert len({plain, twice, short}) == 3


@pytest.mark.rule("RC-534", "RC-535")
@pytest.mark.parametrize(("built", "says"), [(True, "The Shelter comes along"), (False, "Nothing is lost by it")])
def test_a_move_says_what_becomes_of_shelter_and_roof(built, says):
    t = camp()
    t.tile("M2", 5)
    t.w.shelter = built
    t.play(MoveCamp())
    assert says in prompt(t)


@pytest.mark.rule("RC-502")
def test_weather_is_not_foreseen_where_no_dice_are_rolled():
    t = camp()
    t.w.round = 1
    assert in_vain(t.w, RollWeatherNow())
    t.w.round = 5
    assert not in_vain(t.w, RollWeatherNow())


@pytest.mark.rule("RC-656")
def test_what_the_plan_takes_is_said_beside_what_is_available():
    t = planning()
    t.to_planning()
    t.plan(0, "build:weapon")
    lines = t.game.definition.display.board(TELLERS["en"], t.game.view(0))
    assert any("(set aside for the plan: 1 wood)" in line for line in lines)


@each_language
def test_the_night_and_friday_are_introduced(lang):
    t = camp()
    t.w.friday = True
    told = t.game.definition.text.introduce(TELLERS[lang], t.w)
    assert told[-1] == TELLERS[lang].say("intro-friday")
    assert told[-2] == TELLERS[lang].say("intro-night")
    t.w.friday = False
    assert t.game.definition.text.introduce(TELLERS[lang], t.w)[-1] == told[-2]


@pytest.mark.rule("RC-264", "RC-531", "RC-555")
def test_food_that_the_plan_brings_for_sure_is_counted_for_the_night():
    t = planning()
    t.w.round = 2
    t.w.stock["food"] = 0
    t.to_planning()
    people = len(t.w.everyone())
    missing = people - t.w.free("food")
    assert f"For tonight’s meal {missing} food is missing so far; whoever does not eat gets 2 Wounds" in prompt(t)
    t.plan(0, "both:gather:M2-parrot")
    counted = "the 1 that the plan brings for sure already counted"
    assert f"{missing - 1} food is missing so far, {counted}" in prompt(t)
    t.token("night", "food")
    assert f"two meals {missing - 1 + people} food is missing so far, {counted}; whoever misses the first" in prompt(t)


@pytest.mark.rule("RC-435")
def test_a_rest_of_somebody_unhurt_says_that_nothing_heals():
    t = planning()
    t.w.wounds[0] = 0
    t.to_planning()
    q = t.game.question
    rest = next(o for o in q.options_for(0) if o.key == "rest:rest")
    assert "no Wound to heal so far" in TELLERS["en"].option(q.tag, rest, t.w)


@pytest.mark.rule("RC-541", "RC-912")
@pytest.mark.parametrize("built", [True, False])
def test_the_woodpile_says_that_a_shelter_takes_wood_too(built):
    t = camp()
    t.give(wood=5)
    t.w.shelter = built
    t.play(PileUp())
    assert ("There is no Shelter yet" in prompt(t)) is not built


@pytest.mark.rule("RC-613", "RC-684")
def test_a_threat_that_finds_nothing_says_so():
    t = camp()
    log = Log(t.game.definition)
    t.game.watch(log)
    t.play(CoverTerrain("river"))
    assert [line.message for line in log.lines] == ["log-nothing-there"]
    t.tile("M2", next(tile.number for tile in t.w.content.deck("tile") if tile.terrain == "river"))
    t.play(CoverTerrain("river"))
    assert [line.message for line in log.lines][1:] == ["log-terrain-covered"]
