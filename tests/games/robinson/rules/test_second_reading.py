"""Corners where two rules meet, found by reading the rulebook once more."""

import pytest

from holdfast.games.robinson.actions.combat import Fight
from holdfast.games.robinson.actions.hunting import LookAtTopBeast
from holdfast.games.robinson.flow.night import MealsOutside
from holdfast.games.robinson.island.camp import CampTo, MoveCamp
from holdfast.games.robinson.island.tokens import PutToken
from holdfast.games.robinson.people.determination import Determination
from holdfast.games.robinson.people.morale import Morale
from holdfast.games.robinson.people.wounds import Dies, Heal, Wound
from holdfast.games.robinson.things.items import CampToken
from holdfast.games.robinson.things.resources import Level, Lose
from tests.games.robinson.table import FRIDAY, Table, camp


def with_friday(wounds: int = 3) -> Table:
    """Carpenter and Cook with Friday, who has one Wound left to take."""
    t = Table(2, starting_items=0)
    t.characters("carpenter", "cook")
    t.w.wounds[FRIDAY] = wounds
    return t


@pytest.mark.rule("RC-748", "RC-739", "RC-705")
def test_what_friday_built_stands_though_he_died_of_it() -> None:
    t = with_friday()
    t.to_planning()
    t.plan(0, "friday:build:shovel")
    t.dice("build", "wound", "success", "adventure")
    t.resolve()
    t.go_on()
    assert not t.w.friday
    assert not t.game.over
    assert t.w.wounds[FRIDAY] == 4
    assert "shovel" in t.w.built


@pytest.mark.rule("RC-748")
def test_friday_dies_once_and_gains_nothing_afterwards() -> None:
    t = with_friday()
    t.to_planning()
    deaths = t.record(Dies)
    t.plan(0, "friday:build:shovel")
    t.dice("build", "wound", "two", "adventure")
    t.resolve()
    t.go_on()
    assert len(deaths) == 1
    assert t.w.determination[FRIDAY] == 0


@pytest.mark.rule("RC-635", "RC-621")
@pytest.mark.parametrize("kind", ["rain", "winter"])
def test_hooch_asks_nothing_where_one_kind_of_cloud_is_there(kind: str) -> None:
    t = camp()
    t.determination(0, 3, 0)
    t.token("weather", kind)
    t.give(wood=5, food=5)
    t.phase("weather")
    while "skill:hooch" not in t.keys():
        t.choose("go-on")
    t.choose("skill:hooch")
    assert t.asked != "decide"
    assert t.w.stock["wood"] + t.w.stock["food"] == (10 if kind == "rain" else 8)


@pytest.mark.rule("RC-296", "RC-293")
def test_the_moment_between_two_actions_stays_though_the_order_was_named_at_once() -> None:
    t = camp()
    t.characters("explorer", "carpenter", "cook")
    t.determination(2, 0, 0)
    t.to_planning()
    t.plan(0, "explore:N1")
    t.plan(1, "explore:S1")
    t.plan(2, "explore:M2")
    t.resolve()
    t.dice("explore", "blank", "two", "blank")
    t.choose("in-order")
    t.choose("go-on")  # the dice stay as they are
    assert t.before_action
    assert "skill:reconnaissance" in t.keys(0)


@pytest.mark.rule("RC-665", "RC-674")
def test_a_snare_that_found_no_room_takes_nothing_away_when_it_is_lost() -> None:
    t = camp()
    t.spot("M1", tokens=("food",))
    t.item("snare")
    assert t.w.spots["M1"].tokens == ("food",)
    t.play(*[undo for effect in t.w.invention("snare").gives for undo in getattr(effect, "cancelled", tuple)()])
    assert t.w.spots["M1"].tokens == ("food",)


@pytest.mark.rule("RC-665")
def test_a_token_that_lies_there_already_is_simply_not_put() -> None:
    t = camp()
    t.token("build", "reroll")
    t.play(PutToken("reroll", "build"))
    assert t.w.fields["build"] == ("reroll",)
    assert t.w.wounds[:3] == [0, 0, 0], "the demand is met"


@pytest.mark.rule("RC-645", "RC-649")
def test_who_lacks_some_pays_what_he_has_and_the_rest_in_wounds() -> None:
    t = camp()
    t.determination(3, 1, 0)
    t.play(Determination("each", -2))
    assert t.w.determination[:3] == [1, 0, 0]
    assert t.w.wounds[:3] == [0, 1, 2]


@pytest.mark.rule("RC-646", "RC-652")
def test_what_everybody_lacks_wounds_everybody_for_each_thing() -> None:
    t = camp()
    t.give(food=1)
    t.levels(palisade=1)
    t.play(Lose("food", 3), place="event")
    t.play(Level("palisade", -2), place="event")
    assert (t.w.stock["food"], t.w.levels["palisade"]) == (0, 0)
    assert t.w.wounds[:3] == [3, 3, 3]


@pytest.mark.rule("RC-647", "RC-643")
def test_arrows_crossed_at_the_lowest_morale_do_nothing_more() -> None:
    t = camp()
    t.w.morale = -3
    first = t.w.character(0).arrows[0]
    t.wounds(first - 1, 0, 0)
    t.play(Wound("0"))
    assert t.w.morale == -3
    t.play(Heal("0"), Wound("0"), Morale(1))
    assert t.w.morale == -2, "healing back and being hurt again counts again, but there was nothing left to lose"


@pytest.mark.rule("RC-535", "RC-541")
def test_the_roof_that_a_move_costs_is_gone_before_the_night_is_slept() -> None:
    t = camp()
    t.shelter()
    t.tile("M2", 4)
    t.levels(roof=3, palisade=1)
    t.play(CampTo("M2"))
    assert (t.w.camp, t.w.levels["roof"], t.w.levels["palisade"]) == ("M2", 2, 1)


@pytest.mark.rule("RC-540")
def test_a_forced_move_with_nowhere_to_go_is_a_wound_each() -> None:
    t = camp()
    t.play(MoveCamp(forced=True))
    assert t.w.wounds[:3] == [1, 1, 1]


@pytest.mark.rule("RC-550", "RC-556", "RC-553")
def test_of_two_food_of_a_token_one_is_eaten_outside_and_the_other_rots() -> None:
    t = camp()
    card = t.fetch("discovery/nourishing-larvae", "future")
    t.w.owner[card] = 0
    t.w.outside = {0: True}
    t.play(MealsOutside())
    assert t.future("food") == 1
    assert t.w.wounds[0] == 0


@pytest.mark.rule("RC-804")
def test_a_single_beast_is_looked_at_without_a_question() -> None:
    t = camp()
    t.beast("puma")
    t.play(LookAtTopBeast(or_bottom=True), who=0, place="skill")
    assert t.asked != "top-or-bottom"


@pytest.mark.rule("RC-451", "RC-453")
def test_a_fight_that_wounds_also_breaks_more_weapons_than_there_are() -> None:
    t = camp()
    t.levels(weapon=1)
    t.play(Fight(3, weapon=2, food=1), who=0, place="action")
    t.go_on()
    assert t.w.levels["weapon"] == 0
    assert t.w.wounds[:3] == [3, 0, 0], "two of the fight, one for the level that was missing"


@pytest.mark.rule("RC-1135", "RC-665")
def test_a_plus_one_token_comes_to_the_camp_tile_once() -> None:
    t = camp()
    t.play(CampToken("food"), card=t.fetch("invention/snare", "items"))
    t.play(CampToken("food"), card=t.fetch("invention/corral", "items"))
    assert t.w.spots["M1"].tokens == ("food",)
