"""Scenario 5, Cannibal Island: villages, raids and the City (RC-985 to RC-1000)."""

import pytest

from holdfast.core.engine.effects import Window
from holdfast.games.robinson.actions.combat import Fight
from holdfast.games.robinson.flow.event import Book, DrawEvent
from holdfast.games.robinson.island.tiles import RemoveAnyToken
from holdfast.games.robinson.scenarios.occasions import RoundBegins
from tests.games.robinson.table import FRIDAY, Table


def island(players: int = 3, villages: dict[str, tuple[int, int]] | None = None, **tiles: int) -> Table:
    """Plain tiles by number; villages by number of tile and token."""
    t = Table(players=players, scenario="cannibals", dog="on")
    t.characters(*("carpenter", "cook", "explorer", "soldier")[:players])
    for space, number in tiles.items():
        t.tile(space, number)
    for space, (number, token) in (villages or {}).items():
        t.tile(space, number, totem=token)
        t.w.score["totems"] = max(token, t.w.score.get("totems", 0))
    return t


def burn(t: Table, space: str, seat: int = 1) -> None:
    t.to_planning()
    t.plan(seat, f"hunt:burn-{space}", f"join:hunt:burn-{space}:pawn")
    t.resolve()
    t.go_on()


@pytest.mark.rule("RC-985", "RC-812")
def test_the_city_lies_hidden_and_the_starting_items_are_rum_and_tobacco() -> None:
    t = island()
    spot = t.w.spots["N4"]
    assert (t.w.content.cards[spot.tile].id, spot.down, spot.totem) == ("tile-4", True, 0)
    assert t.w.tile("N4") is None
    assert sorted(t.w.ids("starting")) == ["flask-of-rum", "pipe-and-tobacco"]
    assert t.w.size("starting-box") == 6
    assert t.w.size("tile") == 9
    t.tile("N3", 9)
    t.w.camp = "N3"
    t.to_planning()
    assert "explore:N2" in t.keys(0)
    assert t.refuses("explore:N4", 0) == {"HF-01"}, "there is a tile already"


@pytest.mark.rule("RC-986", "RC-996", "RC-990")
def test_the_city_burns_after_two_villages() -> None:
    """A late position: two villages are ashes, the way to the City is open, round 8 begins."""
    t = island(M2=9, M3=11, M4=1)
    t.spot("N4", down=False, covered=True, totem=6)
    t.w.score |= {"village": 2, "totems": 3}
    t.w.round = 8
    t.shelter()
    t.levels(weapon=13)
    t.give(food=3, wood=2)
    t.w.camp = "M2"
    t.on_top("event", "event/mess-in-the-camp")
    t.phase("round")
    t.answer("move-camp:M3")
    assert t.w.wounds[:3] == [1, 1, 1], "the raid of the Book: 3 less 2"
    t.plan(1, "hunt:burn-N4", "join:hunt:burn-N4:pawn")
    t.resolve()
    t.go_on()
    assert t.w.wounds[1] == 3, "21 less 6 against 13"
    assert t.game.outcome is not None
    assert (t.game.outcome.won, t.game.outcome.rule) == (True, "RC-996")
    assert t.w.score["city"] == 1


@pytest.mark.rule("RC-986")
@pytest.mark.parametrize(("burnt", "strength"), [(0, 21), (1, 18), (2, 15), (3, 12), (4, 9)])
def test_every_village_burnt_weakens_the_city_by_three(burnt: int, strength: int) -> None:
    t = island(M2=9, M3=11, N3=1)
    t.spot("N4", down=False, covered=True, totem=6)
    t.w.score["village"] = burnt
    t.levels(weapon=strength - 2)
    burn(t, "N4")
    assert t.w.wounds[1] == 2
    assert t.game.over


@pytest.mark.rule("RC-996", "RC-706")
def test_a_death_in_the_city_is_no_win() -> None:
    t = island(M2=9, M3=11, N3=1)
    t.spot("N4", down=False, covered=True, totem=6)
    t.levels(weapon=8)
    burn(t, "N4")
    assert t.game.outcome is not None
    assert (t.game.outcome.won, t.game.outcome.rule) == (False, "RC-702")


@pytest.mark.rule("RC-987", "RC-994")
def test_the_city_rises_at_the_beginning_of_round_four() -> None:
    t = island(M2=9)
    t.w.round = 2
    t.give(food=3)
    t.to_dawn()
    assert (t.w.round, t.w.spots["N4"].down) == (3, True)
    t.give(food=3)
    t.to_dawn()
    spot = t.w.spots["N4"]
    assert (t.w.round, spot.down, spot.totem) == (4, False, 6)
    assert (t.w.size("discoveries"), t.w.size("discovery")) == (0, 22)
    assert "hills" not in t.w.terrains()
    t.to_planning()
    assert t.refuses("build:pot", 0) == {"RC-350"}
    assert t.w.score.get("totems", 0) == 0


@pytest.mark.rule("RC-988", "RC-902", "RC-903")
def test_villages_one_to_four_greet_the_explorer() -> None:
    t = island()
    t.give(wood=1, food=1)
    t.explore("M2", 6, seat=2)
    assert (t.w.spots["M2"].totem, t.w.wounds[:3]) == (1, [0, 0, 1])
    assert (t.w.stock["wood"], t.w.stock["food"]) == (1, 1)
    t.explore("N1", 7)
    assert t.asked == "tribute"
    assert t.game.question.seats == (1,)
    t.answer("food")
    assert (t.w.spots["N1"].totem, t.w.wounds[:3]) == (2, [0, 1, 1])
    assert (t.w.stock["wood"], t.w.stock["food"]) == (1, 0)
    t.explore("S1", 10)
    assert (t.w.spots["S1"].totem, t.w.wounds[:3]) == (3, [0, 2, 1])
    assert t.w.stock["wood"] == 0, "only wood was left to give"
    t.w.camp = "M2"
    t.explore("M3", 5, seat=2)
    assert (t.w.spots["M3"].totem, t.w.wounds[:3]) == (4, [0, 2, 4]), "three without a Cure, nothing to give"
    t.explore("S2", 2, seat=2)
    assert (t.w.spots["S2"].totem, t.w.wounds[:3]) == (5, [0, 2, 4]), "a further village does nothing"


@pytest.mark.rule("RC-988")
def test_a_cure_softens_the_fourth_village() -> None:
    t = island()
    t.item("cure")
    t.w.score["totems"] = 3
    t.explore("M2", 6)
    assert t.w.wounds[1] == 1


@pytest.mark.rule("RC-989", "RC-990", "RC-991")
def test_a_village_is_as_strong_as_the_totems_that_stand() -> None:
    t = island(villages={"M2": (6, 1), "N1": (7, 2)})
    t.levels(weapon=5)
    burn(t, "M2")
    assert t.w.wounds[1] == 1, "4 and two Totems against 5"
    spot = t.w.spots["M2"]
    assert (spot.totem, "burnt" in spot.tokens, t.w.score["village"]) == (0, True, 1)
    assert t.w.levels["weapon"] == 5
    t.to_planning()
    assert t.refuses("hunt:burn-M2", 1) == {"HF-01"}
    t.resolve()
    t.levels(weapon=3)
    burn(t, "N1")
    assert t.w.wounds[1] == 3, "the burnt one no longer counts: 5 against 3"
    assert t.w.score["village"] == 2


@pytest.mark.rule("RC-994", "RC-989")
def test_the_citys_totem_counts_but_it_is_no_village() -> None:
    t = island(villages={"M2": (6, 1)})
    t.spot("N4", down=False, covered=True, totem=6)
    t.levels(weapon=5)
    burn(t, "M2")
    assert t.w.wounds[1] == 1, "4 and two Totems"
    assert t.w.score == {"totems": 1, "village": 1}


@pytest.mark.rule("RC-990", "RC-995")
def test_burning_takes_two_pawns_a_path_and_no_beast_in_the_hunting_deck() -> None:
    t = island(M2=9, M3=11, villages={"M4": (6, 1), "S4": (7, 2)})
    assert t.w.size("hunting") == 0
    t.spot("M4", totem=1)
    t.to_planning()
    t.choose("hunt:burn-M4", 1)
    assert (t.w.plan[0].least, t.w.plan[0].most) == (2, 2)
    t.choose("join:hunt:burn-M4:dog-dog", 0)
    t.choose("hunt:burn-S4", 2)
    t.choose("take-back:hunt:burn-S4", 2)
    t.levels(weapon=6)
    t.resolve()
    t.go_on()
    assert t.w.score["village"] == 1, "three steps away, the player and the Dog"
    t.spot("M3", down=True)
    t.to_planning()
    assert t.refuses("hunt:burn-S4", 1) == {"RC-990"}


@pytest.mark.rule("RC-995", "RC-326")
def test_a_beast_strength_token_and_a_red_pawn_work_as_in_hunting() -> None:
    t = island(villages={"M2": (6, 1)})
    t.item("shield")
    t.token("hunt", "beast")
    t.levels(weapon=5)
    t.to_planning()
    t.choose("hunt:burn-M2", 1)
    t.choose("join:hunt:burn-M2:red-shield", 0)
    t.resolve()
    t.go_on()
    assert t.w.wounds[1] == 1, "4, one Totem and the token against 5"
    assert not t.w.token("hunt", "beast")


@pytest.mark.rule("RC-992")
def test_no_camp_at_a_village_and_gathering_there_takes_one_pawn_more() -> None:
    t = island(N1=9, villages={"M2": (6, 1)})
    t.to_planning()
    t.choose("gather:M2-wood", 1)
    assert (t.w.plan[0].least, t.w.plan[0].most) == (2, 3)
    t.choose("gather:N1-parrot", 2)
    assert (t.w.plan[1].least, t.w.plan[1].most) == (1, 2)
    t.choose("take-back:gather:M2-wood", 1)
    t.choose("take-back:gather:N1-parrot", 2)
    t.resolve()
    t.go_on()
    t.give(food=3)
    t.stop_at_dawn()
    t.phase("night")
    t.go_on()
    assert t.keys() == ["stay", "move-camp:N1"]
    t.choose("stay")
    while not t.idle:
        t.choose(t.keys()[0])
    t.levels(weapon=9)
    burn(t, "M2")
    t.to_planning()
    t.choose("gather:M2-wood", 1)
    assert (t.w.plan[0].least, t.w.plan[0].most) == (1, 2)
    t.choose("take-back:gather:M2-wood", 1)
    t.resolve()
    t.go_on()
    t.give(food=3)
    t.phase("night")
    t.go_on()
    assert "move-camp:M2" in t.keys(), "a burnt village is ground like any other"


@pytest.mark.rule("RC-993")
@pytest.mark.parametrize(("burnt", "wounds"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_a_raid_wounds_by_the_villages_left_and_drives_the_camp_away(burnt: int, wounds: int) -> None:
    t = island(M2=9, N1=11, villages={"S1": (10, 1)})
    t.w.score["village"] = burnt
    t.shelter()
    t.levels(roof=3, palisade=2)
    t.play(Book())
    assert t.keys() == ["move-camp:M2", "move-camp:N1"]
    t.choose("move-camp:M2")
    assert t.w.wounds[:3] == [wounds] * 3
    assert (t.w.camp, t.w.levels["roof"], t.w.levels["palisade"], t.w.shelter) == ("M2", 2, 1, True)


@pytest.mark.rule("RC-993", "RC-344")
def test_with_nowhere_to_go_the_shelter_is_lost() -> None:
    t = island(villages={"M2": (6, 1)})
    t.w.score["village"] = 3
    t.shelter()
    t.levels(roof=3, palisade=2, weapon=4)
    t.play(Book())
    assert (t.w.camp, t.w.shelter) == ("M1", False)
    assert t.w.levels == {"roof": 0, "palisade": 0, "weapon": 4}
    assert t.w.wounds[:3] == [0, 0, 0]
    t.play(Book())
    assert t.w.wounds[:3] == [2, 2, 2], "without a Shelter two Wounds each instead"


@pytest.mark.rule("RC-997")
def test_the_canoe_shows_two_tiles_of_which_one_is_kept() -> None:
    t = island()
    t.item("canoe")
    t.on_top("tile", "tile/tile-11", "tile/tile-9")
    t.on_top("discovery", "discovery/tobacco")
    t.to_planning()
    t.plan(1, "explore:M2", "join:explore:M2:pawn")
    t.resolve()
    t.go_on()
    assert t.keys() == ["tile:tile-11", "tile:tile-9"]
    left = t.w.size("tile")
    t.answer("tile:tile-11")
    assert t.w.tile("M2") is not None
    assert t.w.content.cards[t.w.spots["M2"].tile].id == "tile-11"
    assert t.w.size("tile") == left + 1
    assert t.w.size("looked-at") == 0


@pytest.mark.rule("RC-998", "RC-653")
@pytest.mark.parametrize(("shelter", "palisade"), [(True, 2), (False, 0)])
def test_the_ballista_strengthens_palisade_and_weapon(shelter: bool, palisade: int) -> None:
    t = island()
    t.item("rope")
    t.give(wood=2)
    t.w.shelter = shelter
    t.to_planning()
    t.plan(1, "build:ballista", "join:build:ballista:pawn")
    t.resolve()
    t.go_on()
    assert (t.w.levels["palisade"], t.w.levels["weapon"], t.w.stock["wood"]) == (palisade, 1, 0)


@pytest.mark.rule("RC-901")
def test_blowpipe_ointment_map_and_machete() -> None:
    t = island()
    for sigil in "abcd":
        t.discovery(f"sigil-{sigil}")
    t.play(Fight(4), who=0, place="fight")
    t.answer("token:sigil-a")
    assert t.w.wounds[0] == 2
    t.play(Window("round"), who=0)
    assert "token:sigil-b" not in t.keys()
    t.answer("token:sigil-d")
    assert t.w.levels["weapon"] == 1
    t.on_top("tile", "tile/tile-1", "tile/tile-2", "tile/tile-3")
    t.play(Window("round"), who=0)
    t.answer("token:sigil-c", "put:tile-3", "put:tile-1")
    assert t.w.ids("tile")[-3:] == ["tile-3", "tile-1", "tile-2"], "the last one put back lies on top"
    t.play(Window("night"), who=0)
    t.answer("token:sigil-b")
    assert t.w.wounds[0] == 1
    assert sorted(t.w.ids("discovery-gone")) == ["sigil-a", "sigil-b", "sigil-c", "sigil-d"]


@pytest.mark.rule("RC-999")
def test_the_city_cannot_be_buried() -> None:
    t = island(M2=9, M3=11, N3=1, M4=3)
    t.spot("N4", down=False, covered=True, totem=6)
    t.w.camp = "N3"
    t.on_top("event", "event/precipice")
    t.play(DrawEvent())
    assert t.keys() == ["tile:M3", "tile:M4"]
    t.answer("tile:M3")
    t.spot("M4", down=True)
    t.on_top("event", "event/precipice")
    t.play(DrawEvent())
    t.go_on()
    assert t.idle, "only the City is left next to the Camp"
    assert (t.w.spots["N4"].down, t.w.spots["N4"].totem) == (False, 6)
    assert t.w.wounds[:3] == [0, 0, 0]


@pytest.mark.rule("RC-1000", "RC-996", "RC-990")
def test_the_city_stands_where_friday_fell_but_a_village_burns() -> None:
    t = island(players=2, villages={"N1": (6, 1)}, M2=9, M3=11, N3=1)
    t.spot("N4", down=False, covered=True, totem=6)
    t.levels(weapon=4)
    t.to_planning()
    t.plan(0, "friday:hunt:burn-N1", "join:hunt:burn-N1:dog-dog")
    t.resolve()
    t.go_on()
    assert (t.w.friday, t.w.wounds[FRIDAY]) == (True, 2), "4 and two Totems against Weapon level 4"
    assert t.w.score["village"] == 1
    t.to_planning()
    t.plan(0, "friday:hunt:burn-N4", "join:hunt:burn-N4:dog-dog")
    t.resolve()
    t.go_on()
    assert not t.w.friday, "21 less 3 is too much for him"
    assert (t.game.over, t.w.score.get("city", 0), t.w.spots["N4"].totem) == (False, 0, 6)
    t.levels(weapon=18)
    burn(t, "N4", seat=0)
    assert t.game.outcome is not None
    assert t.game.outcome.won, "a later attack by somebody who lives"


@pytest.mark.rule("RC-987", "RC-1219")
def test_no_marker_can_be_taken_from_the_hills_of_the_city() -> None:
    t = Table(3, scenario="cannibals")
    t.w.round = 4
    t.play(RoundBegins())
    t.tile("M2", 1, exhausted=("wood",))
    t.tile("N1", 3, exhausted=("fish",))
    t.play(RemoveAnyToken())
    assert sorted(t.keys()) == ["remove:M2-wood", "remove:N1-fish"]
