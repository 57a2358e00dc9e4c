"""The Weather phase (RC-501 to RC-517)."""

import pytest

from tests.games.robinson.table import FRIDAY, Table


def sky(*tokens: str, round: int = 1, players: int = 3, scenario: str = "castaways", **stock: int) -> Table:
    t = Table(players=players, scenario=scenario, starting_items=0)
    t.w.round = round
    t.shelter()
    t.give(**stock)
    if tokens:
        t.token("weather", *tokens)
    return t


def left(t: Table) -> tuple[int, int, list[int]]:
    return t.w.stock["wood"], t.w.stock["food"], t.w.wounds[:3]


@pytest.mark.rule("RC-1315", "RC-501")
@pytest.mark.parametrize("round", range(1, 13))
def test_castaways_rolls_its_dice_by_round(round: int) -> None:
    t = sky(round=round, wood=9, food=9)
    t.discovery("large-leaves")
    t.token("weather", "rain")  # keeps the window open, so that the dice can be seen
    t.phase("weather")
    shown = [face.partition(":")[0] for face in t.w.weather]
    assert shown == ([] if round < 4 else ["rain"] if round < 7 else ["rain", "winter", "animals"])


@pytest.mark.rule("RC-501")
def test_tokens_are_added_to_the_dice() -> None:
    t = sky("rain", round=4, wood=5, food=5)
    t.levels(roof=1)
    t.weather(rain="rain-2")
    t.phase("weather")
    assert left(t) == (3, 3, [0, 0, 0])  # three clouds, one of them above the Roof twice


@pytest.mark.rule("RC-502")
def test_without_dice_only_tokens_count() -> None:
    t = sky("rain", wood=5, food=5)
    t.phase("weather")
    assert left(t) == (4, 4, [0, 0, 0])
    t = sky(wood=5, food=5)
    t.phase("weather")
    assert left(t) == (5, 5, [0, 0, 0])


@pytest.mark.rule("RC-503")
@pytest.mark.parametrize("roof", [2, 9])
def test_a_winter_cloud_costs_wood_whatever_the_roof(roof: int) -> None:
    t = sky(round=6, scenario="cursed-island", wood=5, food=5)
    t.levels(roof=roof)
    t.weather(winter="winter-2")
    t.phase("weather")
    assert left(t) == (3, 5, [0, 0, 0])


@pytest.mark.rule("RC-504")
@pytest.mark.parametrize(("roof", "wood", "food"), [(0, 3, 3), (1, 4, 4), (2, 5, 5), (5, 5, 5)])
def test_each_cloud_above_the_roof_costs_food_and_wood(roof: int, wood: int, food: int) -> None:
    t = sky(round=4, wood=5, food=5)
    t.levels(roof=roof)
    t.weather(rain="rain-2")
    t.phase("weather")
    assert left(t) == (wood, food, [0, 0, 0])
    assert t.w.levels["roof"] == roof


@pytest.mark.rule("RC-504", "RC-503")
def test_a_winter_cloud_counts_against_the_roof_too() -> None:
    t = sky("winter", wood=5, food=5)
    t.phase("weather")
    assert left(t) == (3, 4, [0, 0, 0])


@pytest.mark.rule("RC-505")
def test_each_resource_that_is_missing_wounds_everybody() -> None:
    t = sky("rain", "winter")
    t.phase("weather")
    assert left(t) == (0, 0, [5, 5, 5])  # one for winter, two for each cloud


@pytest.mark.rule("RC-506")
@pytest.mark.parametrize(
    ("face", "food", "palisade", "wounds"),
    [("blank", 2, 2, 0), ("food", 1, 2, 0), ("palisade", 2, 1, 0), ("beast", 2, 2, 2)],
)
def test_the_hungry_animals_take_what_they_show(face: str, food: int, palisade: int, wounds: int) -> None:
    t = sky(round=5, scenario="jenny", food=2)
    t.levels(palisade=2, weapon=1)
    t.weather(animals=face)
    t.phase("weather")
    assert (t.w.stock["food"], t.w.levels["palisade"], t.w.levels["weapon"]) == (food, palisade, 1)
    assert t.w.wounds[:3] == [wounds] * 3


@pytest.mark.rule("RC-506")
def test_what_the_animals_cannot_take_is_a_wound_for_each() -> None:
    for face in ("food", "palisade"):
        t = sky(round=5, scenario="jenny")
        t.weather(animals=face)
        t.phase("weather")
        assert t.w.wounds[:3] == [1, 1, 1]


@pytest.mark.rule("RC-1317")
def test_worked_examples_of_hungry_animals() -> None:
    t = sky(round=5, scenario="jenny", food=3)
    t.levels(palisade=0)
    t.weather(animals="palisade")
    t.phase("weather")
    assert t.w.wounds[:3] == [1, 1, 1]
    t = sky(round=5, scenario="jenny", food=3)
    t.levels(weapon=1, palisade=3)
    t.weather(animals="beast")
    t.phase("weather")
    assert t.w.wounds[:3] == [2, 2, 2]
    assert (t.w.levels["weapon"], t.w.levels["palisade"]) == (1, 3)


@pytest.mark.rule("RC-507")
def test_the_animals_are_rolled_once_even_with_a_token() -> None:
    t = sky("animals", round=5, scenario="jenny", food=3)
    t.weather(animals="food")
    t.phase("weather")
    assert t.w.stock["food"] == 2
    t = sky("animals", food=3)  # no dice in this round, but the token calls for one
    t.weather(animals="food")
    t.phase("weather")
    assert t.w.stock["food"] == 2


@pytest.mark.rule("RC-508")
@pytest.mark.parametrize(("palisade", "after", "wounds"), [(2, 1, 0), (1, 0, 0), (0, 0, 1)])
def test_a_storm_takes_a_palisade_level(palisade: int, after: int, wounds: int) -> None:
    t = sky("storm", wood=1, food=1)
    t.levels(palisade=palisade, roof=3)
    t.phase("weather")
    assert t.w.levels["palisade"] == after
    assert left(t) == (1, 1, [wounds] * 3)
    assert t.w.levels["roof"] == 3


@pytest.mark.rule("RC-509")
def test_all_tokens_leave_the_weather_space() -> None:
    t = sky("rain", "winter", "storm", "animals", wood=9, food=9)
    t.levels(palisade=5, roof=5)
    t.weather(animals="blank")
    t.phase("weather")
    assert not t.w.fields.get("weather")
    t.token("gather", "reroll")
    wood = t.w.stock["wood"]
    t.phase("weather")
    assert t.w.stock["wood"] == wood  # nothing is left of them
    assert t.w.token("gather", "reroll")


@pytest.mark.rule("RC-510", "RC-508")
def test_clouds_then_animals_then_storm() -> None:
    t = sky("storm", "rain", "animals", wood=1, food=1)
    t.levels(palisade=1)
    t.weather(animals="food")
    t.phase("weather")
    # the cloud takes the last food, so the animals find none: a Wound; the storm the Palisade
    assert left(t) == (0, 0, [1, 1, 1])
    assert t.w.levels["palisade"] == 0
    t = sky("storm", "animals")
    t.levels(palisade=1)
    t.weather(animals="palisade")
    t.phase("weather")
    assert (t.w.levels["palisade"], t.w.wounds[0]) == (0, 1)  # the second of them finds it gone


@pytest.mark.rule("RC-511", "RC-513")
def test_the_furnace_ignores_one_winter_cloud() -> None:
    t = sky(round=6, scenario="cursed-island", wood=5, food=5)
    t.item("furnace")
    t.weather(winter="winter-2")
    t.phase("weather")
    assert left(t) == (3, 4, [0, 0, 0])  # as for one cloud
    t = sky("rain", wood=5, food=5)
    t.item("furnace")
    t.phase("weather")
    assert left(t) == (4, 4, [0, 0, 0])  # rain is none of its business


@pytest.mark.rule("RC-512")
def test_clouds_are_ignored_after_the_roll_and_before_paying() -> None:
    t = sky(round=4, wood=5, food=5)
    t.discovery("large-leaves")
    t.to_planning()
    assert "token:large-leaves" not in t.keys(0)
    t.resolve()
    t.weather(rain="rain")
    t.phase("weather")
    assert t.w.weather == ("rain:rain",)  # the die lies there
    assert left(t) == (5, 5, [0, 0, 0])  # and nothing is paid yet
    assert t.keys() == ["go-on", "token:large-leaves"]
    t.choose("token:large-leaves")
    assert left(t) == (5, 5, [0, 0, 0])
    assert t.w.ids("discovery-gone") == ["large-leaves"]


@pytest.mark.rule("RC-512")
def test_no_cloud_no_offer() -> None:
    t = sky("storm")
    t.levels(palisade=1)
    t.discovery("large-leaves")
    t.phase("weather")
    assert t.idle
    assert t.w.ids("discoveries") == ["large-leaves"]


@pytest.mark.rule("RC-513")
@pytest.mark.parametrize(("help_", "wood", "food"), [("none", 3, 4), ("blankets", 5, 5), ("hooch", 4, 4)])
def test_an_ignored_winter_cloud_counts_for_nothing_and_a_turned_one_for_the_roof(
    help_: str, wood: int, food: int
) -> None:
    t = sky("winter", wood=5, food=5)
    t.characters("cook", "carpenter", "explorer")
    if help_ == "blankets":
        t.treasure("blankets")
        t.phase("weather")
        t.choose("treasure:blankets")
    elif help_ == "hooch":
        t.determination(3, 0, 0)
        t.phase("weather")
        t.choose("go-on")  # before the roll
        t.choose("skill:hooch")  # there is nothing else in the sky (RC-635)
    else:
        t.phase("weather")
    assert t.idle
    assert left(t) == (wood, food, [0, 0, 0])


@pytest.mark.rule("RC-514")
def test_food_that_does_not_rot_pays_too_but_last() -> None:
    t = sky("rain", "winter", wood=5, food=1, ration=3)
    t.phase("weather")
    assert (t.w.stock["food"], t.w.stock["ration"]) == (0, 2)
    assert t.w.wounds[:3] == [0, 0, 0]


@pytest.mark.rule("RC-516")
def test_friday_does_not_mind_the_weather() -> None:
    t = sky("rain", "winter", "storm", "animals", players=2)
    t.weather(animals="beast")
    t.phase("weather")
    assert t.w.wounds[:2] == [9, 9]
    assert t.w.wounds[FRIDAY] == 0
    assert t.w.friday


@pytest.mark.rule("RC-517")
def test_what_is_there_is_paid_before_anybody_is_wounded() -> None:
    t = sky("rain", wood=1)
    t.phase("weather")
    assert left(t) == (0, 0, [1, 1, 1])
    t = sky("rain", food=1)
    t.phase("weather")
    assert left(t) == (0, 0, [1, 1, 1])


@pytest.mark.rule("RC-1316")
def test_worked_example_of_the_weather() -> None:
    t = sky("winter", round=4, wood=3, food=1)
    t.levels(roof=1)
    t.weather(rain="rain-2")
    t.phase("weather")
    assert left(t) == (0, 0, [1, 1, 1])
    assert not t.w.fields.get("weather")
    assert t.w.levels["roof"] == 1
