"""The Characters' skills (RC-621 to RC-633)."""

import pytest

from holdfast.core.engine.effects import Window
from holdfast.games.robinson.actions.combat import Fight
from holdfast.games.robinson.flow.night import FoodRots
from tests.games.robinson.table import Table

ORDER = ("carpenter", "cook", "explorer", "soldier")
CARPENTER, COOK, EXPLORER, SOLDIER = range(4)


def table(who: int, tokens: int, **options: object) -> Table:
    """All four Characters; one of them has Determination."""
    t = Table(4, starting_items=0, **options)
    t.characters(*ORDER)
    t.w.determination[who] = tokens
    return t


# --- Carpenter ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-621", "RC-624", "RC-1326")
def test_economical_construction_saves_one_wood_on_the_shelter() -> None:
    t = Table(3, starting_items=0)
    t.characters("carpenter", "cook", "explorer")
    t.determination(2, 0, 0)
    t.give(wood=2)
    t.to_planning()
    assert "RC-269" in t.why("build:shelter:wood", 0)
    t.plan(0, "build:shelter:thrift", "join:build:shelter:pawn")
    assert t.w.determination[0] == 0
    t.resolve()
    assert t.w.shelter
    assert t.w.stock["wood"] == 0


@pytest.mark.rule("RC-624", "RC-1326")
def test_economical_construction_takes_a_threat_of_one_wood_for_nothing() -> None:
    t = table(CARPENTER, 2)
    t.threat("awful-weather")
    t.to_planning()
    assert "RC-269" in t.why("threat:right", CARPENTER)
    t.plan(CARPENTER, "threat:right:thrift")
    t.resolve()
    assert t.w.determination[CARPENTER] == 1  # two spent, one gained from the card
    assert t.w.size("threat-right") == 0
    assert t.w.wounds[:4] == [0, 0, 0, 0]


@pytest.mark.rule("RC-624")
def test_economical_construction_never_saves_fur_or_food() -> None:
    t = table(CARPENTER, 9)
    t.threat("heavy-clouds", "left")  # 1 fur
    t.threat("depression", "right")  # 1 food
    t.to_planning()
    assert not [key for key in t.keys(CARPENTER) if key.startswith("threat:")]
    assert "RC-269" in t.why("threat:left", CARPENTER)
    assert "RC-269" in t.why("threat:right", CARPENTER)


@pytest.mark.rule("RC-632", "RC-621")
def test_economical_construction_is_for_one_action_of_the_carpenter() -> None:
    t = table(CARPENTER, 9)
    t.give(wood=9)
    t.to_planning()
    thrifty = [key for key in t.keys(CARPENTER) if key.endswith(":thrift")]
    assert "build:shelter:thrift" in thrifty
    assert "build:weapon:thrift" in thrifty
    assert not [key for key in t.keys(COOK) if key.endswith(":thrift")]
    assert t.refuses("build:weapon:thrift", seat=COOK)
    t.plan(CARPENTER, "build:weapon:thrift")
    assert t.w.determination[CARPENTER] == 7
    assert not [key for key in t.keys(CARPENTER) if key.endswith(":thrift")]  # once per round
    t.choose("take-back:build:weapon", CARPENTER)
    assert t.w.determination[CARPENTER] == 9
    assert "build:weapon:thrift" in t.keys(CARPENTER)


@pytest.mark.rule("RC-621", "RC-623")
def test_craftsmanship_rerolls_a_brown_die_of_anybody() -> None:
    t = table(CARPENTER, 5)
    t.to_planning()
    t.plan(COOK, "build:shovel")
    t.dice("build", wound="wound")
    t.resolve()
    t.choose("skill:craftsmanship", CARPENTER)
    assert t.w.determination[CARPENTER] == 3
    t.game.dictate(dice=[5])  # blank
    t.choose("reroll:wound:wound", CARPENTER)
    t.go_on()
    assert t.w.wounds[COOK] == 0
    assert "shovel" in t.w.built


@pytest.mark.rule("RC-623", "RC-605")
def test_the_rerolled_result_stands() -> None:
    t = table(CARPENTER, 9)
    t.give(wood=1)
    t.to_planning()
    t.plan(COOK, "build:shovel", "build:weapon")
    t.dice("build", success="two")
    t.resolve()
    t.choose("resolve:build:shovel")
    t.choose("skill:craftsmanship", CARPENTER)
    t.game.dictate(dice=[5])
    t.choose("reroll:success:two", CARPENTER)  # two again
    assert "skill:craftsmanship" not in t.keys(CARPENTER)
    t.dice("build")
    t.choose("go-on")
    assert t.w.determination[COOK] == 2
    assert "skill:craftsmanship" not in t.keys(CARPENTER)  # nor on the next roll of the round
    t.go_on()
    assert "shovel" not in t.w.built
    assert t.w.levels["weapon"] == 1


@pytest.mark.rule("RC-622")
@pytest.mark.parametrize(
    ("who", "kind", "action", "skill"),
    [
        (CARPENTER, "build", "build:shovel", "craftsmanship"),
        (COOK, "gather", "gather:M2-wood", "searching-talent"),
        (EXPLORER, "explore", "explore:N1", "lucky"),
    ],
)
def test_what_a_die_gives_does_not_pay_for_rolling_it_again(who: int, kind: str, action: str, skill: str) -> None:
    t = table(who, 1)
    t.tile("M2", 4)
    t.to_planning()
    t.plan(who, action)
    t.dice(kind, success="two")
    t.resolve()
    assert t.idle  # it was never offered
    assert t.w.determination[who] == 3
    t.to_planning()
    t.plan(who, action)
    t.dice(kind, success="two")
    t.resolve()
    assert f"skill:{skill}" in t.keys(who)  # they pay for another roll


@pytest.mark.rule("RC-621", "RC-623")
@pytest.mark.parametrize(
    ("who", "kind", "action", "skill"),
    [(COOK, "gather", "gather:M2-wood", "searching-talent"), (EXPLORER, "explore", "explore:N1", "lucky")],
)
def test_grey_and_green_dice_are_rerolled_for_two_tokens(who: int, kind: str, action: str, skill: str) -> None:
    t = table(who, 2)
    t.tile("M2", 4)
    t.to_planning()
    t.plan(SOLDIER, action)
    t.dice(kind, adventure="adventure")
    t.resolve()
    t.choose(f"skill:{skill}", who)
    assert t.w.determination[who] == 0
    assert t.keys(who) == ["reroll:wound:blank", "reroll:success:success", "reroll:adventure:adventure"]
    t.game.dictate(dice=[5])
    deck = t.w.size("gathering-adventure"), t.w.size("exploration-adventure")
    t.choose("reroll:adventure:adventure", who)
    assert (t.w.size("gathering-adventure"), t.w.size("exploration-adventure")) == deck
    assert t.idle


@pytest.mark.rule("RC-621")
def test_reroll_skills_keep_to_their_colour() -> None:
    t = table(CARPENTER, 2)
    t.w.determination[COOK] = 2
    t.tile("M2", 4)
    t.to_planning()
    t.plan(SOLDIER, "explore:N1")
    t.dice("explore")
    t.resolve()
    assert t.idle


@pytest.mark.rule("RC-621")
def test_a_new_idea_brings_one_of_five() -> None:
    t = table(CARPENTER, 3)
    deck, board = t.w.size("invention"), t.w.size("inventions")
    t.play(Window("round"))
    t.choose("skill:a-new-idea")
    assert t.w.determination[CARPENTER] == 0
    ideas = t.keys(CARPENTER)
    assert len(ideas) == 5
    t.choose(ideas[2])
    assert t.w.size("inventions") == board + 1
    assert t.w.ids("inventions")[-1] == ideas[2].removeprefix("take:")
    assert t.w.size("invention-discard") == 4
    assert t.w.size("invention") == deck - 5


@pytest.mark.rule("RC-625", "RC-626")
@pytest.mark.parametrize(("in_deck", "discarded", "seen"), [(2, 6, 5), (1, 2, 3), (0, 5, 5)])
def test_a_new_idea_from_the_discarded_ones(in_deck: int, discarded: int, seen: int) -> None:
    t = table(CARPENTER, 3)
    w = t.w
    while w.size("invention") > in_deck:
        w.draw("invention", "invention-discard" if w.size("invention-discard") < discarded else "box")
    assert w.size("invention-discard") == discarded
    t.play(Window("round"))
    t.choose("skill:a-new-idea")
    assert len(t.keys()) == seen
    t.choose(t.keys()[0])
    assert w.size("invention") + w.size("invention-discard") == in_deck + discarded - 1


@pytest.mark.rule("RC-621")
def test_handy_man_helps_with_one_building_and_goes() -> None:
    t = table(CARPENTER, 3)
    t.tile("M2", 4)
    t.to_planning()
    t.plan(CARPENTER, "skill:handy-man")
    assert t.w.determination[CARPENTER] == 0
    t.plan(COOK, "gather:M2-wood")
    assert "join:gather:M2-wood:brown-extra1" not in t.keys(COOK)
    t.plan(COOK, "build:shovel", "join:build:shovel:brown-extra1")
    t.dice("gather")
    t.resolve()
    assert "shovel" in t.w.built  # two pawns: no brown dice
    assert t.w.wounds[COOK] == 0
    t.to_planning()
    assert t.w.extras == ()


# --- Cook ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-621")
@pytest.mark.parametrize("split", [("heal:who-0", "heal:who-0"), ("heal:who-0", "heal:who-3")])
def test_grandmas_recipe_heals_two_by_day(split: tuple[str, str]) -> None:
    t = table(COOK, 2)
    t.wounds(3, 0, 0, 3)
    t.give(food=2)
    t.play(Window("production"))
    t.choose("skill:grandmas-recipe")
    for key in split:
        t.choose(key)
    assert t.w.wounds[0] + t.w.wounds[3] == 4
    assert t.w.wounds[0] == 3 - split.count("heal:who-0")
    assert t.w.stock["food"] == 1
    assert t.w.determination[COOK] == 0


@pytest.mark.rule("RC-621", "RC-631", "RC-633")
def test_stone_soup_can_be_eaten_but_does_not_keep() -> None:
    t = table(COOK, 3)
    t.play(Window("after-morale"))
    t.choose("skill:stone-soup")
    assert t.w.determination[COOK] == 0
    assert (t.w.stock["food"], t.w.stock["ration"]) == (1, 0)
    t.play(FoodRots())
    assert t.w.stock["food"] == 0


@pytest.mark.rule("RC-621")
@pytest.mark.parametrize(("choice", "wood", "food"), [("rain", 1, 1), ("winter", 1, 0)])
def test_hooch_against_rain_or_winter(choice: str, wood: int, food: int) -> None:
    t = table(COOK, 3)
    t.token("weather", "rain", "winter")
    t.give(wood=3, food=2)
    t.phase("weather")
    assert "skill:hooch" not in t.keys(COOK)  # nobody knows the weather yet
    t.choose("go-on")
    t.choose("skill:hooch")
    t.choose(choice)
    assert t.w.determination[COOK] == 0
    assert (t.w.stock["wood"], t.w.stock["food"]) == (wood, food)
    assert t.w.wounds[:4] == [0, 0, 0, 0]


@pytest.mark.rule("RC-621")
def test_hooch_is_for_clouds_only() -> None:
    t = table(COOK, 3)
    t.token("weather", "storm")
    t.shelter()
    t.levels(palisade=1)
    t.phase("weather")
    while not t.idle:
        assert "skill:hooch" not in t.keys()
        t.choose("go-on")
    assert t.w.determination[COOK] == 3


# --- Explorer -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-621")
def test_reconnaissance_puts_one_tile_of_three_on_top() -> None:
    t = table(EXPLORER, 2)
    stack = t.w.size("tile")
    t.draws("tile/tile-1", "tile/tile-2", "tile/tile-3")
    t.play(Window("round"))
    t.choose("skill:reconnaissance")
    assert sorted(t.keys()) == ["put:tile-1", "put:tile-2", "put:tile-3"]
    t.choose("put:tile-3")
    assert t.w.determination[EXPLORER] == 0
    assert t.w.size("tile") == stack
    t.to_planning()
    t.plan(COOK, "explore:N1", "join:explore:N1:pawn")
    t.resolve()
    tile = t.w.tile("N1")
    assert tile is not None
    assert tile.number == 3


@pytest.mark.rule("RC-621", "RC-633")
def test_motivational_speech_outside_the_action_phase() -> None:
    t = table(EXPLORER, 4)
    t.play(Window("event"))
    t.choose("skill:motivational-speech")
    assert t.w.morale == 1
    assert t.w.determination[EXPLORER] == 1


@pytest.mark.rule("RC-621", "RC-627", "RC-633")
def test_scouting_keeps_one_token_and_loses_the_other() -> None:
    t = table(EXPLORER, 6)
    stack = t.w.size("discovery")
    t.draws("discovery/tobacco", "discovery/poison")
    t.play(Window("production"))
    t.choose("skill:scouting")
    keep, lose = (f"discovery/{key.split(':')[1]}" for key in t.keys())
    assert {keep, lose} == {"discovery/tobacco", "discovery/poison"}
    t.choose(t.keys()[0])
    assert t.w.holds("discoveries", t.w.content.index[keep])  # available at once
    assert t.w.holds("discovery-gone", t.w.content.index[lose])
    assert t.w.size("discovery") == stack - 2
    while t.w.size("discovery"):
        t.w.draw("discovery", "found")
    assert not t.w.holds("found", t.w.content.index[lose])


# --- Soldier ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-621", "RC-629")
@pytest.mark.parametrize("choice", ["leave", "under"])
def test_tracking_looks_at_the_top_beast(choice: str) -> None:
    t = table(SOLDIER, 4)
    t.play(Window("round"))
    assert t.idle or "skill:tracking" not in t.keys(SOLDIER)  # nothing to track yet
    t.go_on()
    t.beast("fox")
    t.beast("bear")
    t.play(Window("round"))
    t.choose("skill:tracking")
    assert t.w.determination[SOLDIER] == 2
    t.choose(choice)
    t.go_on()
    t.levels(weapon=9)
    t.to_planning()
    t.plan(COOK, "hunt:beast", "join:hunt:beast:pawn")
    t.resolve()
    t.go_on()
    assert t.w.ids("beast-discard") == (["bear"] if choice == "leave" else ["fox"])


@pytest.mark.rule("RC-621", "RC-629", "RC-630")
def test_the_hunt_raises_weapon_or_with_a_shelter_palisade() -> None:
    t = table(SOLDIER, 3)
    t.play(Window("round"))
    t.choose("skill:the-hunt")
    assert t.idle  # without Shelter there is no choice
    assert (t.w.levels["weapon"], t.w.levels["palisade"]) == (1, 0)
    assert t.w.determination[SOLDIER] == 0
    t = table(SOLDIER, 3)
    t.shelter()
    t.play(Window("round"))
    t.choose("skill:the-hunt")
    t.choose("palisade")
    assert (t.w.levels["weapon"], t.w.levels["palisade"]) == (0, 1)


@pytest.mark.rule("RC-630")
@pytest.mark.parametrize("cost", [2, 3])
def test_the_price_of_the_hunt_is_an_edition_switch(cost: int) -> None:
    t = table(SOLDIER, cost, soldier_level_cost=cost)
    t.play(Window("round"))
    t.choose("skill:the-hunt")
    assert t.w.determination[SOLDIER] == 0
    assert t.w.levels["weapon"] == 1
    t = table(SOLDIER, cost - 1, soldier_level_cost=cost)
    t.play(Window("round"))
    assert t.idle
    t = table(SOLDIER, 4, soldier_level_cost=cost)
    t.play(Window("round"))
    t.choose("skill:defence-plan")  # the other name keeps its own price
    assert t.w.determination[SOLDIER] == 0
    assert t.w.size("hunting") == 1


@pytest.mark.rule("RC-621", "RC-628")
def test_frenzy_in_the_soldiers_own_action() -> None:
    t = table(SOLDIER, 3)
    t.beast("cheetah")  # strength 4, Weapon -1
    t.to_planning()
    t.plan(SOLDIER, "hunt:beast")
    t.plan(COOK, "join:hunt:beast:pawn")
    t.resolve()
    t.choose("skill:frenzy", SOLDIER)
    assert t.w.determination[SOLDIER] == 0
    assert t.w.wounds[SOLDIER] == 1 + 1  # 4 - 3, and a Weapon level that was never on the track
    assert t.w.levels["weapon"] == 0


@pytest.mark.rule("RC-628")
def test_frenzy_is_not_for_others_nor_for_other_phases() -> None:
    t = table(SOLDIER, 3)
    t.beast("fox")
    t.to_planning()
    t.plan(COOK, "hunt:beast")
    t.plan(SOLDIER, "join:hunt:beast:pawn")
    t.resolve()
    while not t.idle:
        assert "skill:frenzy" not in t.keys()
        t.choose("go-on")
    assert t.w.wounds[COOK] == 2
    t.w.first = SOLDIER
    t.play(Fight(strength=3), place="event")
    while not t.idle:
        assert "skill:frenzy" not in t.keys()
        t.choose("go-on")
    assert t.w.wounds[SOLDIER] == 3
    assert t.w.determination[SOLDIER] == 3
    t.w.round = 7
    t.weather(rain="rain", winter="winter", animals="beast")
    t.give(wood=9, food=9)
    t.phase("weather")
    while not t.idle:
        assert "skill:frenzy" not in t.keys()
        t.choose("go-on")
    assert t.w.wounds[SOLDIER] == 6


@pytest.mark.rule("RC-628")
def test_frenzy_lasts_for_one_action() -> None:
    t = table(SOLDIER, 3)
    t.beast("fox")
    t.beast("birds")
    t.to_planning()
    t.plan(SOLDIER, "hunt:beast", "hunt:beast")
    t.plan(COOK, "join:hunt:beast:pawn", "join:hunt:beast+2:pawn")
    t.resolve()
    t.choose("resolve:hunt:beast")
    t.choose("skill:frenzy", SOLDIER)
    assert t.w.wounds[SOLDIER] == 2  # none of the birds, two of the fox
    assert t.idle


@pytest.mark.rule("RC-621", "RC-629")
def test_defence_plan_puts_a_beast_on_top_unseen() -> None:
    t = table(SOLDIER, 4)
    t.beast("fox")
    t.play(Window("round"))
    t.choose("skill:defence-plan")
    assert t.w.determination[SOLDIER] == 0
    assert t.game.view(SOLDIER)["zones"]["hunting"][-1] == "?beast"
    t.levels(weapon=9)
    t.draws("beast/bear")
    for beasts in (["bear"], ["bear", "fox"]):  # the deck was not shuffled: the fox has become the second
        t.to_planning()
        t.plan(COOK, "hunt:beast", "join:hunt:beast:pawn")
        t.resolve()
        assert t.w.ids("beast-discard") == beasts


@pytest.mark.rule("RC-633")
def test_what_skills_give_while_actions_resolve_serves_no_planned_action() -> None:
    t = table(COOK, 3)
    t.tile("M2", 4)
    t.threat("depression")  # 1 food
    t.to_planning()
    assert "RC-269" in t.why("threat:right", COOK)
    t.plan(SOLDIER, "gather:M2-wood")
    t.dice("gather")
    t.resolve()
    t.choose("skill:stone-soup", COOK)
    assert t.w.stock["food"] == 1
    t.go_on()
    assert t.w.size("threat-right") == 1  # nothing new was planned with it
    assert t.w.stock["food"] == 1
