"""What is said must hold as things stand: dice under a Solar storm, a night without burning, an event that waits."""

import pytest

from holdfast.core.cards.content import LANGUAGES
from holdfast.games.under_our_sun.flow.events import EventIfClear
from holdfast.games.under_our_sun.flow.night import ChooseVictim
from holdfast.games.under_our_sun.things.goods import LoseFirst
from tests.games.under_our_sun.arena import HERE, arena
from tests.games.under_our_sun.text.test_plainly import TELLERS, labels, prompt, told, watched

each_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.mark.rule("US-1121")
@pytest.mark.parametrize(("sky", "dice"), [("clear-sky", "melee 1 yellow"), ("solar-storm", "melee 1 green, 1 yellow")])
def test_an_enemy_shows_the_dice_it_rolls_now(sky: str, dice: str) -> None:
    t = arena("scout", "medic")
    t.foe("sunburnt", HERE)
    t.weather(sky)
    lines = t.game.definition.display.board(TELLERS["en"], t.game.view(0))
    assert any(line.endswith(dice) for line in lines)


@pytest.mark.rule("US-253")
def test_a_solar_storm_burns_nobody_at_night_and_says_so() -> None:
    t = arena("scout", "medic")
    t.weather("solar-storm")
    told_by_day = " ".join(t.game.definition.display.board(TELLERS["en"], t.game.view(0)))
    assert "Weather: Solar Storm. Electric cards have no effect." in told_by_day
    t.night()
    t.w.keyword = "solar-storm"
    board = " ".join(line.strip() for line in t.game.definition.display.board(TELLERS["en"], t.game.view(0)))
    assert "it burns nobody at Night" in board
    before = list(t.w.hp)
    t.turn(0)
    assert t.w.hp == before


@pytest.mark.rule("US-649")
def test_who_joins_a_fight_is_told_with_the_price() -> None:
    t = arena("scout", "medic")
    wolf = t.foe("wolf", HERE)
    t.turn(0)
    t.dice("Y0", "B0")
    t.choose(f"attack:foe-{wolf}:bare")
    log = watched(t)
    t.dice("Y0", "B0")
    t.choose("join", 1)
    assert "The Medic joins the fight for 1 AP (AP left: 5)" in told(t, log)


@pytest.mark.rule("US-507")
def test_an_event_that_waits_for_the_enemies_to_fall_is_told() -> None:
    t = arena("scout", "medic")
    t.w.change(HERE, event=True)
    t.foe("wolf", HERE)
    log = watched(t)
    t.play(EventIfClear(0))
    assert told(t, log)[0].startswith("The event at ")
    assert t.w.spots[HERE].event


@pytest.mark.parametrize("food", [0, 1])
def test_who_has_nothing_to_lose_is_told_too(food: int) -> None:
    t = arena("scout", "medic")
    t.goods(0, food=food)
    log = watched(t)
    t.play(LoseFirst(("food", "fabric")))
    assert told(t, log) == [["The Scout has nothing of the kind and loses nothing", "The Scout loses 1 food"][food]]


@pytest.mark.rule("US-640")
def test_waiting_says_that_nobody_strikes_for_it() -> None:
    t = arena("scout", "medic")
    t.turn(0)
    assert "do not strike" not in labels(t)["wait"]
    t.foe("wolf", HERE)
    t.turn(0)
    assert "(the enemies here do not strike for that)" in labels(t)["wait"]


@pytest.mark.rule("US-262")
@each_language
def test_whom_a_night_card_hits_is_asked_with_what_it_does(lang: str) -> None:
    t = arena("scout", "medic")
    card = next(card for card in t.w.content.cards if card.id == "gnawed-packs")
    t.play(ChooseVictim(0, t.w.content.index[card.key], (0, 1)))
    said = prompt(t, lang)
    assert said.startswith(f"{TELLERS[lang].noun(card.key)} – ")
    assert TELLERS[lang].say("amount-food", n=1) in said
