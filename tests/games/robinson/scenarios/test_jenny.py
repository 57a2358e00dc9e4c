"""Scenario 3, Jenny: rescue her, then build the Lifeboat (RC-940 to RC-955)."""

import pytest

from holdfast.core.engine.effects import Window
from holdfast.games.robinson.actions.combat import Fight
from holdfast.games.robinson.flow.event import Book
from holdfast.games.robinson.people.determination import Determination
from holdfast.games.robinson.people.wounds import Wound
from holdfast.games.robinson.things.resources import Gain
from tests.games.robinson.table import FRIDAY, JENNY, Table


def island(players: int = 3, jenny: str = "wreck", **tiles: int) -> Table:
    t = Table(players=players, scenario="jenny", starting_items="0")
    t.characters(*("carpenter", "cook", "explorer", "soldier")[:players])
    for space, number in tiles.items():
        t.tile(space, number)
    t.w.jenny = jenny
    return t


@pytest.mark.rule("RC-940")
def test_the_storm_glass_is_never_a_starting_item_here() -> None:
    drawn = set()
    for seed in range(40):
        t = Table(players=3, scenario="jenny", seed=seed)
        assert t.w.size("starting") == 2
        assert t.w.size("starting-box") == 5
        assert "storm-glass" in t.w.ids("box")
        drawn |= set(t.w.ids("starting"))
    assert len(drawn) == 7


@pytest.mark.rule("RC-941", "RC-942", "RC-951")
def test_jenny_is_fetched_and_the_lifeboat_carries_all_away() -> None:
    """A late position: the Raft lies ready in round 6; in round 7 there is stuff for the Lifeboat."""
    t = island(M2=11, N1=6)
    t.item("rope", "knife", "jenny-raft")
    t.w.round = 6
    t.w.wounds[JENNY] = 8
    t.give(wood=6, fur=4, food=8)
    t.shelter()
    t.levels(palisade=3, weapon=3)
    t.to_planning()
    assert t.refuses("build:lifeboat", 0) == {"RC-951"}
    t.plan(1, "explore:rescue", "join:explore:rescue:pawn")
    t.resolve()
    t.go_on()
    assert (t.w.jenny, t.game.over) == ("camp", False)
    assert t.w.score["jenny"] == 1
    t.to_dawn()
    assert (t.w.round, t.w.wounds[JENNY]) == (7, 8)
    t.to_planning()
    t.plan(0, "build:lifeboat", "join:build:lifeboat:pawn")
    t.resolve()
    t.go_on()
    assert t.game.outcome is not None
    assert (t.game.outcome.won, t.game.outcome.rule) == (True, "RC-941")
    assert (t.w.stock["wood"], t.w.stock["fur"]) == (0, 0)


@pytest.mark.rule("RC-941", "RC-945")
def test_the_eleventh_wound_kills_jenny_and_loses_the_game() -> None:
    for before, dead in ((8, False), (9, True)):
        t = island()
        t.give(food=3)
        t.w.wounds[JENNY] = before
        t.to_dawn()
        assert t.w.wounds[JENNY] == before + 2
        assert t.game.over == dead
    assert t.game.outcome is not None
    assert (t.game.outcome.won, t.game.outcome.rule, t.game.outcome.why) == (False, "RC-941", "jenny-died")


@pytest.mark.rule("RC-942")
def test_without_a_raft_there_is_no_rescue_and_with_it_one_pawn_rolls() -> None:
    t = island()
    t.to_planning()
    assert t.refuses("explore:rescue", 1) == {"RC-942"}
    t.resolve()
    t.item("jenny-raft")
    t.to_planning()
    t.choose("explore:rescue", 1)
    (planned,) = t.w.plan
    assert (planned.least, planned.most) == (1, 2)
    t.dice("explore", success="two")
    t.resolve()
    t.go_on()
    assert (t.w.jenny, t.w.determination[1]) == ("wreck", 2)
    t.to_planning()
    t.choose("explore:rescue", 1)
    t.dice("explore", wound="wound")
    t.resolve()
    t.go_on()
    assert (t.w.jenny, t.w.wounds[1]) == ("camp", 1)
    t.to_planning()
    assert t.refuses("explore:rescue", 1) == {"HF-01"}


@pytest.mark.rule("RC-942")
def test_the_raft_is_built_this_round_and_sails_in_a_later_one() -> None:
    t = island()
    t.item("rope")
    t.give(wood=2)
    t.to_planning()
    t.plan(0, "build:jenny-raft", "join:build:jenny-raft:pawn")
    assert t.refuses("explore:rescue", 1) == {"RC-942"}
    t.resolve()
    t.go_on()
    assert "jenny-raft" in t.w.built
    t.to_planning()
    assert "explore:rescue" in t.keys(1)


@pytest.mark.rule("RC-943", "RC-955")
@pytest.mark.parametrize(
    ("face", "token", "wounds"),
    [("adventure", False, 1), ("blank", True, 1), ("adventure", True, 1), ("blank", False, 0)],
)
def test_an_adventure_at_sea_is_one_wound(face: str, token: bool, wounds: int) -> None:
    t = island()
    t.item("jenny-raft")
    if token:
        t.token("explore", "adventure")
    t.to_planning()
    t.choose("explore:rescue", 1)
    t.dice("explore", adventure=face)
    t.resolve()
    t.go_on()
    assert t.w.wounds[:3] == [0, wounds, 0]
    assert t.w.size("exploration-adventure") == 30
    assert t.w.fields.get("explore", ()) == ()
    assert t.w.jenny == "camp"


@pytest.mark.rule("RC-955")
def test_the_token_also_wounds_who_sails_with_two_pawns() -> None:
    t = island()
    t.item("jenny-raft")
    t.token("explore", "adventure")
    t.to_planning()
    t.plan(1, "explore:rescue", "join:explore:rescue:pawn")
    t.resolve()
    t.go_on()
    assert (t.w.wounds[1], t.w.token("explore", "adventure"), t.w.jenny) == (1, False, "camp")


@pytest.mark.rule("RC-944")
def test_on_the_wreck_jenny_suffers_two_wounds_a_night_and_nothing_else() -> None:
    t = island()
    t.play(Wound("each", 2))
    assert t.w.wounds == [2, 2, 2, 0, 0, 0]
    t.play(Gain("food", 1, per_player=True))
    assert t.w.stock["food"] == 3
    t.to_dawn()
    assert t.w.wounds == [3, 3, 3, 0, 0, 2], "the open air is not hers; the night on the wreck is"


@pytest.mark.rule("RC-946", "RC-954")
def test_in_the_round_of_her_rescue_she_eats_and_freezes_with_the_others() -> None:
    t = island()
    t.item("jenny-raft")
    t.w.wounds[JENNY] = 4
    t.to_planning()
    t.plan(1, "explore:rescue", "join:explore:rescue:pawn")
    t.resolve()
    t.go_on()
    t.token("weather", "rain")
    t.give(wood=1, food=0)
    t.phase("weather")
    t.go_on()
    assert t.w.wounds == [1, 1, 1, 0, 0, 5], "one food is missing for the cloud"
    t.give(food=4)
    t.stop_at_dawn()
    t.phase("night")
    t.go_on()
    assert t.w.stock["food"] == 0
    assert t.w.wounds == [2, 2, 2, 0, 0, 6], "the open air; no longer the wreck"


@pytest.mark.rule("RC-946")
def test_events_and_demands_hit_her_too_and_she_may_go_hungry() -> None:
    t = island(jenny="camp")
    t.play(Wound("each"))
    assert t.w.wounds == [1, 1, 1, 0, 0, 1]
    t.play(Book())
    assert t.w.wounds == [2, 2, 2, 0, 0, 2], "no Palisade to lose"
    t.give(food=3)
    t.stop_at_dawn()
    t.phase("night")
    assert "hungry:who-5" in t.keys()
    t.answer("hungry:who-5")
    assert t.w.wounds == [3, 3, 3, 0, 0, 5]
    t.play(Gain("food", 1, per_player=True))
    assert t.w.stock["food"] == 4, "food per player counts her"


@pytest.mark.rule("RC-947")
def test_her_pawn_only_rests_and_no_bed_helps_her() -> None:
    t = island(jenny="camp", M2=6)
    t.item("bed")
    t.w.wounds[JENNY] = 5
    t.give(wood=3)
    t.to_planning()
    assert [key for key in t.keys(0) if key.startswith("jenny")] == ["jenny:rest:rest"]
    assert not [key for key in t.keys(1) if key.startswith("jenny")]
    assert "build:shelter:wood" in t.keys(1), "three players still pay three"
    t.choose("jenny:rest:rest", 0)
    assert not [key for key in t.keys(0) if key.startswith("jenny")]
    t.resolve()
    t.go_on()
    assert (t.w.wounds[JENNY], t.w.determination[JENNY]) == (4, 0)
    assert t.w.stock["wood"] == 3


@pytest.mark.rule("RC-947")
def test_she_is_never_first_player() -> None:
    t = island(jenny="camp")
    firsts = []
    for _ in range(4):
        t.give(food=4)
        t.shelter()
        t.to_dawn()
        firsts.append(t.w.first)
    assert firsts == [1, 2, 0, 1]


@pytest.mark.rule("RC-948")
def test_the_book_takes_a_palisade_level_or_wounds_everybody() -> None:
    t = island()
    t.shelter()
    t.levels(palisade=1)
    t.play(Book())
    assert (t.w.levels["palisade"], t.w.wounds[:3]) == (0, [0, 0, 0])
    t.play(Book())
    assert t.w.wounds == [1, 1, 1, 0, 0, 0]


@pytest.mark.rule("RC-949", "RC-902", "RC-904", "RC-905")
def test_four_totems_four_things() -> None:
    t = island()
    t.explore("M2", 6, seat=2)
    assert (t.w.spots["M2"].totem, t.w.wounds[:3]) == (1, [0, 0, 2])
    t.explore("N1", 7)
    assert (t.w.spots["N1"].totem, t.w.morale) == (2, -2)
    t.on_top("tile", "tile/tile-10")
    t.on_top("discovery", "discovery/tobacco")
    t.to_planning()
    t.plan(1, "explore:S1", "join:explore:S1:pawn")
    t.plan(2, "rest:rest")
    t.plan(0, "rest:rest")
    t.resolve()
    assert t.asked == "resolve-all", "two Rests are still to come"
    assert "rope" in [t.w.content.cards[c].id for c in t.w.zones["future"].top]
    assert "rope" not in t.w.built
    t.go_on()
    assert "rope" in t.w.built
    t.w.camp = "M2"
    t.on_top("tile", "tile/tile-5")
    t.on_top("discovery", "discovery/herbs")
    t.to_planning()
    t.plan(1, "explore:M3", "join:explore:M3:pawn")
    t.plan(2, "rest:rest")
    t.plan(0, "rest:rest")
    t.resolve()
    assert t.asked == "resolve-all"
    assert (t.future("fur"), t.w.stock["fur"]) == (2, 0)
    t.go_on()
    assert (t.w.spots["M3"].totem, t.w.stock["fur"]) == (4, 2)


@pytest.mark.rule("RC-949", "RC-950")
def test_a_rope_that_is_built_is_not_built_twice_and_a_fifth_totem_is_mute() -> None:
    t = island()
    t.item("rope")
    t.w.score["totems"] = 2
    t.explore("M2", 6)
    assert t.w.spots["M2"].totem == 3
    assert t.w.built == ("rope",)
    t.w.score["totems"] = 4
    t.explore("N1", 7)
    assert t.w.spots["N1"].totem == 5
    assert (t.w.stock["fur"], t.w.morale, t.w.wounds) == (0, 0, [0] * 6)


@pytest.mark.rule("RC-903", "RC-949")
def test_friday_bleeds_for_the_totem_he_finds() -> None:
    t = island(players=2)
    t.on_top("tile", "tile/tile-6")
    t.on_top("discovery", "discovery/tobacco")
    t.to_planning()
    t.choose("friday:explore:M2", 0)
    t.dice("explore")
    t.resolve()
    t.go_on()
    assert t.w.wounds[FRIDAY] == 2
    assert t.w.wounds[:2] == [0, 0]


@pytest.mark.rule("RC-951")
def test_the_lifeboat_waits_until_jenny_is_in_the_camp() -> None:
    t = island()
    t.item("rope", "knife")
    t.give(wood=6, fur=4)
    t.to_planning()
    assert t.refuses("build:lifeboat", 1) == {"RC-951"}
    t.resolve()
    t.w.jenny = "camp"
    t.to_planning()
    assert "build:lifeboat" in t.keys(1)


@pytest.mark.rule("RC-952")
def test_jenny_has_no_determination_to_lose() -> None:
    t = island(jenny="camp")
    t.determination(1, 0, 2)
    t.play(Determination("each", -1))
    assert t.w.determination[:3] == [0, 0, 1]
    assert t.w.wounds == [0, 1, 0, 0, 0, 0]


@pytest.mark.rule("RC-953", "RC-901")
def test_herbs_heal_jenny_once_she_is_rescued() -> None:
    t = island()
    t.wounds(1, 1, 0)
    t.w.wounds[JENNY] = 3
    t.discovery("sigil-a")
    t.play(Window("night"), who=0)
    t.choose("token:sigil-a")
    assert t.keys() == ["heal:who-0", "heal:who-1"]
    t.answer("heal:who-1")
    t.w.jenny = "camp"
    t.fetch("discovery/sigil-a", "discoveries")
    t.play(Window("night"), who=0)
    t.answer("token:sigil-a", "heal:who-5")
    assert t.w.wounds == [1, 0, 0, 0, 0, 2]


@pytest.mark.rule("RC-901")
def test_pistol_hut_and_vines() -> None:
    t = island()
    for sigil in "bcd":
        t.discovery(f"sigil-{sigil}")
    t.play(Window("round"), who=0)
    assert "token:sigil-d" not in t.keys(), "no Shelter to strengthen"
    t.answer("token:sigil-c")
    assert t.w.stock["wood"] == 2
    t.shelter()
    t.play(Window("round"), who=0)
    t.answer("token:sigil-d")
    assert t.w.levels["palisade"] == 1
    t.play(Fight(4), who=0, place="fight")
    t.answer("token:sigil-b")
    assert t.w.wounds[0] == 1
    assert sorted(t.w.ids("discovery-gone")) == ["sigil-b", "sigil-c", "sigil-d"]
    assert t.w.levels["weapon"] == 0


@pytest.mark.rule("RC-1202", "RC-942")
@pytest.mark.parametrize("kept_from_use", [False, True])
def test_catastrophe_keeps_the_raft_from_the_rescue(kept_from_use: bool) -> None:
    t = Table(3, scenario="jenny", starting_items=0)
    t.item("jenny-raft")
    if kept_from_use:
        t.w.today = ("items-out",)
    t.to_planning()
    assert ("explore:rescue" in t.keys(0)) != kept_from_use


@pytest.mark.rule("RC-557", "RC-1221")
def test_the_player_in_place_of_the_first_player_decides_for_jenny() -> None:
    t = Table(3, scenario="jenny", starting_items=0)
    t.w.jenny = "camp"
    t.w.outside = {0: True}
    t.give(food=9)
    t.w.future[1] = 2
    t.token("night", "food")
    t.phase("night")
    asked = []
    while t.asked == "eat-more":
        asked.append((t.seat, t.keys()[0]))
        t.choose(t.keys()[0])
    assert asked[-1] == (1, "eat:who-5")


@pytest.mark.rule("RC-353", "RC-548")
def test_the_lifeboat_does_not_wait_for_its_builder_who_got_lost() -> None:
    """It stands on the Scenario card, not in his supply: in the last round there is no morning to wait for."""
    t = island(M2=11, N1=6, jenny="camp")
    t.item("rope", "knife", "jenny-raft")
    t.w.round = 8
    t.give(wood=6, fur=4)
    t.on_top("tile", "tile/tile-7")
    t.on_top("exploration-adventure", "exploration-adventure/lost")
    t.to_planning()
    t.plan(0, "build:lifeboat")
    t.plan(1, "join:build:lifeboat:pawn")
    t.plan(0, "explore:S1")
    t.dice("explore", adventure="adventure")
    t.resolve()
    t.go_on()
    assert t.game.outcome is not None
    assert (t.game.outcome.won, t.game.outcome.rule) == (True, "RC-941")


@pytest.mark.rule("RC-956", "RC-475", "RC-478")
def test_what_lies_on_the_camp_tile_does_not_concern_the_rescue() -> None:
    """It is taken on the Raft, on no tile: neither a Beast nor a burden of the Camp tile is met on the way."""
    t = island(M2=11, N1=6)
    t.item("rope", "jenny-raft")
    t.levels(weapon=0)
    t.spot("M1", tokens=("beast", "pawn"))
    t.to_planning()
    t.plan(1, "explore:rescue", "join:explore:rescue:pawn")
    t.resolve()
    t.go_on()
    assert t.w.jenny == "camp"
    assert t.w.wounds[1] == 0
