"""Scenario 2, Cursed Island: five Crosses against the fog (RC-920 to RC-934)."""

import pytest

from holdfast.core.engine.effects import Window
from holdfast.games.robinson.actions.combat import Fight
from holdfast.games.robinson.flow.event import Book, DrawEvent
from holdfast.games.robinson.island.geography import SPACES
from holdfast.games.robinson.island.tiles import TurnTileDown
from tests.games.robinson.table import Table


def island(players: int = 3, **tiles: int) -> Table:
    t = Table(players=players, scenario="cursed-island")
    t.characters(*("carpenter", "cook", "explorer", "soldier")[:players])
    for space, number in tiles.items():
        t.tile(space, number)
    return t


def crosses(t: Table) -> list[str]:
    return [space for space in SPACES if "cross" in t.w.spots[space].tokens]


def fog(t: Table) -> list[str]:
    return [space for space in SPACES if "fog" in t.w.spots[space].tokens]


@pytest.mark.rule("RC-920", "RC-921", "RC-922")
def test_the_fifth_cross_wins_at_the_end_of_a_late_round() -> None:
    """A late position: three Crosses stand, wood for two more; fog has come down over the hills."""
    t = island(M2=6, N1=7, S1=10, M3=11)
    t.w.round = 9
    for space in ("M1", "N1", "S1"):
        t.spot(space, tokens=("cross",))
    t.w.score["cross"] = 3
    t.give(wood=4, food=3)
    t.on_top("event", "event/body-on-the-beach")
    t.phase("round")
    t.answer("fog:N1", "fog:S4")
    t.plan(0, "build:cross-M2", "join:build:cross-M2:pawn")
    t.plan(1, "build:cross-M3", "join:build:cross-M3:pawn")
    t.choose("join:build:cross-M3:pawn", 2)
    t.resolve()
    t.go_on()
    assert t.game.outcome is not None
    assert (t.game.outcome.won, t.game.outcome.rule) == (True, "RC-920")
    assert crosses(t) == ["N1", "M1", "M2", "M3", "S1"]


@pytest.mark.rule("RC-921", "RC-920")
def test_several_crosses_in_one_round_each_on_a_tile_of_its_own() -> None:
    t = island(M2=6, N1=7)
    t.give(wood=6)
    t.to_planning()
    t.plan(0, "build:cross-M1", "join:build:cross-M1:pawn")
    assert t.refuses("build:cross-M1", 1) == {"RC-348"}
    t.plan(1, "build:cross-M2", "join:build:cross-M2:pawn")
    t.plan(2, "build:cross-N1", "join:build:cross-N1:pawn")
    t.resolve()
    t.go_on()
    assert crosses(t) == ["N1", "M1", "M2"]
    assert t.w.stock["wood"] == 0
    assert t.w.score["cross"] == 3
    assert not t.game.over
    t.give(wood=2)
    t.to_planning()
    assert not [key for key in t.keys(0) if "cross" in key], "no tile without a Cross is left"


@pytest.mark.rule("RC-922")
def test_a_cross_two_steps_away_needs_one_pawn_more_and_farther_away_is_too_far() -> None:
    t = island(M2=6, M3=11, M4=9)
    t.give(wood=6)
    t.to_planning()
    assert t.why("build:cross-M4", 0) != set()
    t.plan(0, "build:cross-M3")
    (planned,) = t.w.plan
    assert (planned.least, planned.most) == (2, 3)
    t.choose("take-back:build:cross-M3", 0)
    t.choose("build:cross-M1", 0)
    (planned,) = t.w.plan
    assert (planned.least, planned.most) == (1, 2)
    t.dice("build", success="two")
    t.resolve()
    t.go_on()
    assert crosses(t) == []
    assert t.w.stock["wood"] == 6, "a failure spends nothing"


@pytest.mark.rule("RC-923", "RC-924", "RC-926")
def test_fog_asks_for_one_pawn_more_and_only_once() -> None:
    t = island(M2=6, N1=7)
    t.spot("M2", tokens=("fog",))
    t.spot("N2", tokens=("fog",))
    t.give(wood=2)
    t.to_planning()
    needs = {}
    for key in ("build:cross-M2", "build:cross-N1", "gather:M2-parrot", "gather:N1-wood", "explore:S1"):
        t.choose(key, 1)
        needs[key] = (t.w.plan[-1].least, t.w.plan[-1].most)
        t.choose(f"take-back:{t.w.plan[-1].slot}", 1)
    assert needs == {
        "build:cross-M2": (2, 3),
        "build:cross-N1": (1, 2),
        "gather:M2-parrot": (2, 3),
        "gather:N1-wood": (1, 2),
        "explore:S1": (1, 2),
    }
    t.choose("explore:N2", 1)
    assert (t.w.plan[-1].least, t.w.plan[-1].most) == (3, 4), "two steps away and in fog"


@pytest.mark.rule("RC-926")
def test_fog_on_the_camp_tile_makes_building_harder() -> None:
    t = island()
    t.spot("M1", tokens=("fog",))
    t.give(wood=3)
    t.to_planning()
    t.choose("build:shelter:wood", 1)
    assert (t.w.plan[0].least, t.w.plan[0].most) == (2, 3)


@pytest.mark.rule("RC-925", "RC-929")
def test_the_book_brings_two_different_fogs_where_the_group_likes() -> None:
    t = island(M2=6)
    t.play(Book())
    assert t.game.question.seats == (0,)
    assert t.keys() == [f"fog:{space}" for space in SPACES]
    t.choose("fog:S4")
    assert "fog:S4" not in t.keys()
    t.choose("fog:M2")
    assert fog(t) == ["M2", "S4"]
    for space in SPACES:
        if space != "N1":
            t.spot(space, tokens=("fog",))
    t.play(Book())
    assert fog(t) == list(SPACES), "only one place was left"
    t.play(Book())
    assert t.idle
    assert t.w.wounds[:3] == [0, 0, 0]
    assert all(t.w.spots[space].tokens == ("fog",) for space in SPACES)


@pytest.mark.rule("RC-925")
def test_a_book_card_brings_fog_when_it_is_drawn() -> None:
    t = island()
    t.on_top("event", "event/body-on-the-beach")
    t.play(DrawEvent())
    t.answer("fog:M1", "fog:M4")
    assert fog(t) == ["M1", "M4"]
    assert t.w.morale == -1


@pytest.mark.rule("RC-927")
def test_a_camp_in_fog_produces_nothing() -> None:
    t = island()
    t.spot("M1", tokens=("fog", "food", "wood"))
    t.phase("production")
    t.go_on()
    assert (t.w.stock["wood"], t.w.stock["food"]) == (0, 0)
    t.spot("M1", tokens=("food", "wood"))
    t.phase("production")
    t.go_on()
    assert (t.w.stock["wood"], t.w.stock["food"]) == (2, 2)


@pytest.mark.rule("RC-928")
def test_fog_hides_the_terrain() -> None:
    t = island(M2=6)
    t.spot("M2", tokens=("fog",))
    t.to_planning()
    assert t.refuses("build:rope", 0) == {"RC-350"}
    assert "build:shovel" in t.keys(0)
    t.choose("ready", 0)
    t.choose("ready", 1)
    t.choose("ready", 2)
    t.go_on()
    t.spot("M2", tokens=())
    t.to_planning()
    assert "build:rope" in t.keys(0)


@pytest.mark.rule("RC-929")
def test_fog_on_a_space_stays_when_a_tile_is_laid() -> None:
    t = island()
    t.spot("M2", tokens=("fog",))
    t.on_top("tile", "tile/tile-11")
    t.on_top("discovery", "discovery/tobacco")
    t.to_planning()
    t.plan(1, "explore:M2", "join:explore:M2:pawn")
    t.choose("join:explore:M2:pawn", 2)
    t.resolve()
    t.go_on()
    assert t.w.spots["M2"].tokens == ("fog",)
    assert "mountains" not in t.w.terrains()


@pytest.mark.rule("RC-930")
def test_the_sacred_bell_lifts_up_to_three_fogs_and_can_be_rung_again() -> None:
    t = island(M2=6, N1=7)
    t.item("rope")
    for space in ("M2", "S2", "S3", "S4"):
        t.spot(space, tokens=("fog",))
    t.to_planning()
    t.plan(1, "build:sacred-bell", "join:build:sacred-bell:pawn")
    t.plan(2, "build:sacred-bell", "join:build:sacred-bell+2:pawn")
    t.resolve()
    t.answer("clear:M2", "clear:S4", "enough")
    assert fog(t) == ["S2", "S3"]
    assert t.keys() == ["clear:S2", "clear:S3", "enough"]
    t.answer("clear:S2", "clear:S3")
    assert t.idle
    assert fog(t) == []
    t.spot("N4", tokens=("fog",))
    t.to_planning()
    assert "build:sacred-bell" in t.keys(0)


@pytest.mark.rule("RC-931", "RC-933", "RC-905", "RC-902")
def test_the_dark_temple_is_entered_once_in_a_later_round() -> None:
    t = island()
    t.explore("M2", 6)
    assert t.w.spots["M2"].totem == 1
    assert t.w.wounds[:3] == [0, 0, 0]
    t.to_planning()
    assert t.refuses("explore:totem-M2", 1) == {"RC-931"}
    t.resolve()
    t.go_on()
    t.stop_at_dawn()
    t.give(food=9)
    t.shelter()
    t.phase("night")
    t.answer("stay")
    while not t.idle:
        t.choose(t.keys()[0])
    t.to_planning()
    t.choose("explore:totem-M2", 1)
    t.dice("explore", success="two")
    t.resolve()
    t.go_on()
    assert t.w.size("treasures") == 0, "a failure draws nothing"
    t.on_top(
        "mystery",
        "mystery/gold",
        "mystery/blunt-spear",
        "mystery/bite",
        "mystery/snake",
        "mystery/boxes",
        "mystery/helmet",
        "mystery/compass",
    )
    t.to_planning()
    t.plan(1, "explore:totem-M2", "join:explore:totem-M2:pawn")
    t.resolve()
    t.answer("draw-on", "draw-on", "draw-on")
    assert t.idle
    assert sorted(t.w.ids("treasures")) == ["boxes", "gold", "helmet"]
    assert t.w.wounds[1] == 1, "one Monster, the bite; Trap and snake are ignored"
    t.to_planning()
    assert t.refuses("explore:totem-M2", 1) == {"HF-01"}


@pytest.mark.rule("RC-931")
def test_a_player_in_the_temple_may_stop() -> None:
    t = island(M2=6)
    t.spot("M2", totem=1)
    t.w.marks = ("temple:M2",)
    t.on_top("mystery", "mystery/gold", "mystery/bite")
    t.to_planning()
    t.plan(2, "explore:totem-M2", "join:explore:totem-M2:pawn")
    t.resolve()
    t.answer("stop")
    assert t.w.ids("treasures") == ["gold"]
    assert t.w.wounds[2] == 0


@pytest.mark.rule("RC-932", "RC-902", "RC-903", "RC-905")
def test_the_second_totem_wounds_the_explorer_and_the_next_ones_bring_fog() -> None:
    t = island()
    t.w.score["totems"] = 1
    t.explore("M2", 6, seat=2)
    assert (t.w.spots["M2"].totem, t.w.wounds[:3], fog(t)) == (2, [0, 0, 2], [])
    t.explore("N1", 7, seat=1)
    assert (t.w.spots["N1"].totem, t.w.wounds[:3], fog(t)) == (3, [0, 0, 2], ["N1"])
    t.explore("S1", 10, seat=1)
    assert (t.w.spots["S1"].totem, fog(t)) == (4, ["N1", "S1"])


@pytest.mark.rule("RC-934")
def test_a_cross_on_a_tile_turned_face_down_no_longer_counts() -> None:
    t = island(M2=6)
    t.spot("M2", tokens=("cross",))
    t.spot("M1", tokens=("cross",))
    t.w.score["cross"] = 2
    t.play(TurnTileDown("M2"))
    assert crosses(t) == ["M1"]
    assert t.w.score["cross"] == 1


@pytest.mark.rule("RC-901")
def test_candle_vial_and_bell_are_used_once_and_the_dagger_again_and_again() -> None:
    t = island(M2=6)
    for sigil in "abcd":
        t.discovery(f"sigil-{sigil}")
    t.spot("M2", tokens=("fog",))
    t.spot("S4", tokens=("fog",))
    t.spot("N4", tokens=("fog",))
    t.play(Window("round"), who=0)
    t.answer("token:sigil-b")
    assert "cure" in t.w.built, "free, without an Action"
    t.play(Window("round"), who=0)
    t.answer("token:sigil-c", "clear:M2", "clear:N4")
    assert fog(t) == ["S4"]
    t.give(wood=1)
    t.to_planning()
    t.choose("token:sigil-a", 0)
    t.plan(1, "build:weapon", "join:build:weapon:brown-extra1")
    t.resolve()
    t.go_on()
    assert t.w.levels["weapon"] == 1
    assert sorted(t.w.ids("discovery-gone")) == ["sigil-a", "sigil-b", "sigil-c"]
    for wounds in (1, 2):
        t.play(Fight(4), who=0, place="fight")
        t.answer("token:sigil-d")
        assert t.w.wounds[0] == wounds, "4 against 1 + 3, and the dagger's own cut"
    assert t.w.ids("discoveries") == ["sigil-d"]


@pytest.mark.rule("RC-557", "RC-930")
def test_the_player_in_place_of_the_first_player_lifts_the_fog() -> None:
    t = Table(3, scenario="cursed-island", starting_items=0)
    t.discovery("sigil-c")
    for space in ("M2", "N1", "S1"):
        t.spot(space, tokens=("fog",))
    t.w.outside = {0: True}
    t.give(food=9)
    t.phase("night")
    assert (t.asked, t.seat) == ("window", 1)
    t.choose("token:sigil-c", 1)
    assert (t.asked, t.seat) == ("remove-fog", 1)
