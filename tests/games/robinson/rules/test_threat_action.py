"""The Threat Action (RC-301 to RC-312): requirements, benefits, Wreckage."""

import pytest

from tests.games.robinson.table import Table


def table(players: int = 3, **stock: int) -> Table:
    t = Table(players=players, starting_items="0")
    t.characters(*("cook", "explorer", "carpenter", "soldier")[:players])
    t.give(**stock)
    return t


@pytest.mark.rule("RC-301")
def test_pawns_item_weapon_and_resource_are_required() -> None:
    t = table()
    t.threat("predators", "left")  # 2 pawns and Weapon level 2
    t.threat("ravenous-predators", "right")  # Fire
    t.levels(weapon=1)
    t.to_planning()
    assert t.refuses("threat:left", 0) == {"RC-301"}
    assert t.refuses("threat:right", 0) == {"RC-301"}

    t = table()
    t.threat("predators", "left")
    t.threat("winter-depression", "right")  # 1 food
    t.levels(weapon=2)
    t.to_planning()
    assert t.refuses("threat:right", 0) == {"RC-269"}
    t.choose("threat:left", 0)
    t.choose("ready", 1)
    t.choose("ready", 2)
    assert t.refuses("ready", 0) == {"RC-279"}
    t.choose("join:threat:left:pawn", 0)
    t.choose("ready", 0)
    assert t.w.determination[0] == 1


@pytest.mark.rule("RC-302", "RC-1307")
def test_a_resource_is_discarded_an_item_or_level_only_shown() -> None:
    t = table(food=1)
    t.item("knife")
    t.threat("winter-depression", "left")  # 1 food
    t.threat("poisoning", "right")  # the Knife
    t.to_planning()
    t.plan(0, "threat:left", "threat:right")
    t.resolve()
    t.go_on()
    assert t.w.stock["food"] == 0
    assert t.w.has("knife")
    assert t.w.levels["weapon"] == 2  # the Knife's own and the blade coated
    assert t.w.determination[:3] == [2, 0, 0]


@pytest.mark.rule("RC-303", "RC-1307")
def test_one_of_two_ways_suffices_and_is_chosen_while_planning() -> None:
    t = table(wood=1)
    t.threat("storm")  # 1 wood or the Shovel
    t.to_planning()
    assert t.refuses("threat:right:shovel", 0) == {"RC-303"}
    t.choose("threat:right:wood", 0)
    t.resolve()
    assert t.w.stock["wood"] == 0

    t = table(wood=1)
    t.item("shovel")
    t.threat("storm")
    t.to_planning()
    t.choose("threat:right:shovel", 0)
    t.resolve()
    assert t.w.stock["wood"] == 1
    assert t.w.determination[0] == 1


@pytest.mark.rule("RC-303")
def test_wood_or_fur() -> None:
    t = table(fur=1)
    t.threat("frost")  # 1 wood or 1 fur
    t.to_planning()
    assert t.refuses("threat:right:wood", 0) == {"RC-269"}
    t.choose("threat:right:fur", 0)
    t.resolve()
    assert t.w.stock["fur"] == 0
    assert t.w.determination[0] == 2


@pytest.mark.rule("RC-304", "RC-305")
def test_benefit_then_discard_and_the_threat_effect_never_happens() -> None:
    t = table()
    t.threat("exhausting-night", "left")  # slides off with Morale -2
    t.to_planning()
    t.choose("threat:left", 0)
    used = t.w.chance.used
    t.resolve()
    assert t.w.chance.used == used
    assert t.w.determination[0] == 1
    assert t.w.ids("event-discard") == ["exhausting-night"]
    assert t.w.size("threat-left") == 0
    t.w.round = 2
    t.on_top("event", "event/sunny-beach")
    t.phase("event")
    assert t.w.morale == 0


@pytest.mark.rule("RC-306")
def test_each_card_once_two_cards_at_most() -> None:
    t = table()
    t.threat("weakness", "left")
    t.threat("vertigo", "right")
    t.to_planning()
    t.plan(0, "threat:left")
    assert t.refuses("threat:left", 1) == {"RC-306"}
    t.plan(1, "threat:right")
    assert [key for key in t.keys(2) if key.startswith("threat")] == []
    t.resolve()
    t.go_on()
    assert t.w.determination[:3] == [1, 1, 0]
    assert sorted(t.w.ids("event-discard")) == ["vertigo", "weakness"]


@pytest.mark.rule("RC-307", "RC-1305")
def test_chanty_gives_determination_to_the_taker_and_morale_to_all() -> None:
    t = table()
    t.threat("memories-of-the-cruise")
    t.to_planning()
    t.choose("threat:right", 2)
    t.choose("join:threat:right:pawn", 1)
    t.resolve()
    assert t.w.determination[:3] == [0, 0, 2]
    assert t.w.morale == 1
    assert t.w.ids("event-discard") == ["memories-of-the-cruise"]


@pytest.mark.rule("RC-307")
def test_levels_and_resources_are_for_the_group() -> None:
    t = table()
    t.item("rope")
    t.threat("ravishing-windstorm", "left")  # Weapon +1
    t.threat("broken-tree", "right")  # 1 wood
    t.to_planning()
    t.plan(1, "threat:left", "threat:right")
    t.resolve()
    t.go_on()
    assert t.w.levels["weapon"] == 1
    assert t.w.stock["wood"] == 1
    assert t.w.determination[:3] == [0, 2, 0]


@pytest.mark.rule("RC-308")
@pytest.mark.parametrize(("how", "food", "rations"), [("one", 1, 0), ("two", 1, 1)])
def test_wreckage_gives_less_for_one_pawn_and_more_for_two(how: str, food: int, rations: int) -> None:
    t = table()
    t.to_planning()
    t.choose(f"threat:right:{how}", 0)
    other = "two" if how == "one" else "one"
    assert t.refuses(f"threat:right:{other}", 1) == {"RC-306"}
    if how == "two":
        t.choose("join:threat:right:pawn", 1)
    else:
        assert "join:threat:right:pawn" not in t.keys(1)
    t.resolve()
    assert (t.w.stock["food"], t.w.stock["ration"]) == (food, rations)
    assert t.w.size("threat-right") == 0
    assert "food-crates" in t.w.ids("wreckage")


@pytest.mark.rule("RC-309")
def test_only_players_and_friday_help_with_a_threat() -> None:
    t = table(players=1, wood=1)
    t.item("map", "lantern", "shield", "belts")
    t.threat("memories-of-the-cruise")
    t.to_planning()
    assert len(t.w.extras) == 5  # four Items and the Dog
    t.choose("threat:right", 0)
    joins = [key for key in t.keys(0) if key.startswith("join:threat:right")]
    assert sorted(joins) == ["join:threat:right:friday", "join:threat:right:pawn"]
    t.choose("join:threat:right:friday", 0)
    t.choose("ready", 0)
    assert t.w.determination[0] == 2


@pytest.mark.rule("RC-310")
def test_pawns_of_different_players_means_two_players() -> None:
    t = table(players=2)
    t.threat("argument")
    t.to_planning()
    t.choose("threat:right", 0)
    assert "join:threat:right:pawn" not in t.keys(0)
    assert "join:threat:right:friday" not in t.keys(0)
    t.choose("join:threat:right:pawn", 1)
    t.resolve()
    assert t.w.determination[:2] == [1, 0]
    assert t.w.morale == 1


@pytest.mark.rule("RC-310")
def test_alone_the_player_and_friday_make_up() -> None:
    t = table(players=1)
    t.threat("argument")
    t.to_planning()
    t.choose("threat:right", 0)
    assert "join:threat:right:pawn" not in t.keys(0)
    assert t.refuses("ready", 0) == {"RC-279"}
    t.choose("join:threat:right:friday", 0)
    t.choose("ready", 0)
    assert t.w.determination[0] == 1
    assert t.w.morale == 1


@pytest.mark.rule("RC-311")
def test_a_temporary_weapon_meets_no_requirement() -> None:
    t = table(players=4)
    t.determination(0, 0, 0, 9)
    t.treasure("old-rifle")
    t.starting_item("pistol")
    t.threat("jaguar")  # Weapon level 2
    t.to_planning()
    assert t.refuses("threat:right", 3) == {"RC-301"}
    offers = set(t.keys(0)) | set(t.keys(3))
    assert not {"skill:frenzy", "treasure:old-rifle", "use:pistol"} & offers
    assert t.w.levels["weapon"] == 0


@pytest.mark.rule("RC-312")
def test_there_is_always_a_threat_action_to_take() -> None:
    t = table()
    t.to_planning()
    assert "threat:right:one" in t.keys(0)

    t = table()
    t.w.round = 2
    t.on_top("event", "event/weakness")
    t.phase("event")
    t.to_planning()
    assert "threat:right" in t.keys(0)
    assert "threat:left:one" in t.keys(0)  # the Wreckage slid one space to the left
