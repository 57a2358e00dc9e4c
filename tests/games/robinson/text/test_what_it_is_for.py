"""What is built, hunted or averted says what it brings, who decided what, and why something was lost."""

import pytest

from holdfast.core.text.log import Log, LogEntry
from holdfast.games.robinson.cards import Event
from holdfast.games.robinson.flow.morale import ApplyMorale
from holdfast.games.robinson.flow.night import Meals
from holdfast.games.robinson.flow.production import Produce
from holdfast.games.robinson.flow.weather import FaceClouds, GatherClouds
from holdfast.games.robinson.island.camp import MoveCamp
from holdfast.games.robinson.island.tokens import PutToken
from holdfast.games.robinson.people.wounds import Wound
from holdfast.games.robinson.scenarios.cannibals import CannibalRaid
from tests.games.robinson.table import Table, camp
from tests.games.robinson.text.test_texts import TELLERS

EN = TELLERS["en"]


def label(t: Table, key: str, seat: int = 0) -> str:
    option = next(o for o in t.game.question.options_for(seat) if o.key == key)
    return EN.option(t.game.question.tag, option, t.w)


def prompt(t: Table) -> str:
    return EN.prompt(t.game.question, t.w)


def told(t: Table, *effects, **by) -> list[str]:
    """The lines of the log that effects leave."""
    log = Log(t.game.definition)
    t.game.watch(log)
    t.play(*effects, **by)
    return [EN.line(line, t.w) for line in log.lines]


@pytest.mark.rule("RC-353")
def test_an_invention_says_what_it_does_and_what_asks_for_it():
    t = camp()
    t.give(wood=5)
    t.invention("spear", "pit")
    t.tile("M2", 5)
    t.to_planning()
    assert label(t, "build:shovel") == "Building: Shovel (1–2 pawns): needed for Moat, Pit"
    assert label(t, "build:weapon").endswith(
        "Weapon level +1, one Wound fewer in every fight, and for each when a beast attacks the Camp"
    )


@pytest.mark.rule("RC-372")
def test_gathering_says_what_it_brings():
    t = camp()
    t.tile("M2", 5)
    t.to_planning()
    assert label(t, "gather:M2-parrot") == "Gathering parrots on M2 (1–2 pawns): 1 food"


@pytest.mark.rule("RC-804")
def test_a_beast_that_is_known_is_named():
    t = camp()
    t.beast("fox")
    t.w.look("hunting", 1)
    t.to_planning()
    assert "Fox, strength 2: 2 food and 1 fur" in label(t, "hunt:beast")


@pytest.mark.rule("RC-279")
def test_the_prompt_says_what_keeps_the_plan_from_standing():
    t = camp()
    t.beast("fox")
    t.to_planning()
    t.plan(0, "hunt:beast")
    assert "Hunting still lacks a pawn" in prompt(t)
    assert "has 1 pawn left" in prompt(t)


@pytest.mark.rule("RC-702")
def test_the_prompt_names_who_is_near_death():
    t = camp()
    t.w.wounds[1] = t.w.life(1) - 1
    t.to_planning()
    assert f"One more Wound would kill {EN.noun('the-who-1', w=t.w)}." in prompt(t)


@pytest.mark.rule("RC-531")
def test_supper_says_for_how_many_there_is_food_and_what_hunger_costs():
    t = camp()
    t.give(food=1)
    t.w.wounds[2] = t.w.life(2) - 2
    t.play(Meals())
    assert prompt(t).startswith("There is 1 food for 3 people: 2 go hungry and get 2 Wounds each. Who (1 of 2)?")
    risks = [
        risk.what for o in t.game.question.options_for(0) if o.key == "hungry:who-2" for risk in t.game.facts(o).risks
    ]
    assert risks == ["wounds", "dies"]


@pytest.mark.rule("RC-533")
def test_a_site_of_the_camp_shows_its_tile():
    t = camp()
    t.tile("M2", 5, exhausted=("parrot", "wood"))
    t.play(MoveCamp())
    assert "parrot source exhausted" in label(t, "move-camp:M2")
    assert label(t, "move-camp:M2").endswith("Production: nothing; beside it: wood, fish, 5 unexplored)")
    assert "Discovery" not in label(t, "move-camp:M2")


@pytest.mark.rule("RC-643")
def test_a_morale_arrow_is_named_with_the_wound_that_passes_it():
    t = camp()
    arrow = t.w.character(0).arrows[0]
    t.w.wounds[0] = arrow - 1
    first, second = told(t, Wound("0"))
    assert first.endswith("and passes a Morale arrow")
    assert second == "Morale −1 (now −1)"


@pytest.mark.rule("RC-004")
def test_at_the_end_of_the_track_it_is_said_that_morale_stays():
    t = camp()
    t.w.morale = -3
    t.w.wounds[0] = t.w.character(0).arrows[0] - 1
    assert told(t, Wound("0"))[-1] == "Morale stays at its lowest"


@pytest.mark.rule("RC-232")
def test_what_morale_takes_says_so():
    t = camp()
    t.w.morale = -2
    t.determination(0, 0, 0)
    lines = told(t, ApplyMorale())
    assert lines[0].startswith("Morale −2: the First Player, ")
    assert lines[0].endswith("must discard 2 Determination")
    assert lines[1] == "Missing: 2 Determination, a Wound for each"


@pytest.mark.rule("RC-503")
def test_what_clouds_take_says_for_what():
    t = camp()
    t.give(wood=5, food=5)
    t.treasure("old-clothes")
    t.w.weather = ("winter:winter-2",)
    lines = told(t, GatherClouds(), place="weather")
    assert lines[0] == "Clouds that count: 1 Rainy, 1 Winter (changed by: A Dead Man’s Coat); Roof 0"
    assert "1 Winter cloud: 1 wood to burn; 2 clouds more than the Roof keeps off: 2 food and 2 wood" in lines
    t.w.clouds = {"rain": 0, "winter": 0}
    assert told(t, FaceClouds(), place="weather") == []


@pytest.mark.rule("RC-665")
def test_a_token_that_is_there_already_is_not_passed_over_in_silence():
    t = camp()
    t.token("build", "reroll")
    assert told(t, PutToken("reroll", "build")) == [
        "There is already a Reroll token on the Building field: no second one is laid"
    ]


@pytest.mark.rule("RC-431")
def test_the_second_rest_of_somebody_is_his_second():
    t = camp()
    t.to_planning()
    t.plan(0, "rest:rest")
    t.plan(1, "rest:rest", "rest:rest")
    backs = [
        EN.option("planning", o, t.w) for o in t.game.question.options_for(0) if o.key.startswith("take-back:rest")
    ]
    assert [("(2)" in said, "(3)" in said) for said in backs] == [(False, False), (False, False), (True, False)]


@pytest.mark.rule("RC-993")
def test_a_raid_drives_the_camp_away_and_not_the_event_of_its_icon():
    t = Table(3, scenario="cannibals", starting_items=0)
    t.tile("M2", 5)
    t.tile("S1", 6)
    t.shelter()
    book = t.w.content.index["event/argument"]
    assert t.w.card(book, Event).icon == "book"
    t.play(CannibalRaid(), card=book, place="event")
    assert (
        prompt(t)
        == "The cannibals drive you out: the Camp must move. Where to? The Shelter comes along; Roof and Palisade lose half, rounded down."
    )


@pytest.mark.rule("RC-242", "RC-248")
def test_production_says_once_that_cards_have_changed_it():
    t = camp()
    t.w.today = ("no-food", "wood-more")
    lines = told(t, Produce())
    assert lines[-1].endswith("0 food (by card effects: no food this round and 1 wood more)")


@pytest.mark.rule("RC-901")
def test_a_token_with_a_sigil_is_named_once():
    t = camp()
    args = (("who", "the-0"), ("cards", "discovery/sigil-a"), ("sigils", "sigil-a"), ("alone", "yes"))
    text = EN.line(LogEntry("log-draw-discovery", args), t.w)
    assert text.startswith("Discovered: Soothing Herbs (sigil A) – ")
    assert text.count("Soothing Herbs") == 1
