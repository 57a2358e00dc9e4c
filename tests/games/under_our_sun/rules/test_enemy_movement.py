"""Enemy movement (US-530 to US-539, US-542, US-543, US-EX25)."""

import pytest

from holdfast.games.under_our_sun.enemies.wandering import Chase, EnemiesMove, PullEnemy, Scare, StepFoe, WanderFoe
from holdfast.games.under_our_sun.map.geography import neighbour
from holdfast.games.under_our_sun.map.tiles import down_zone
from tests.games.under_our_sun.table import Table

START = "3,-3"
"""Where the enemies of these stories stand, three hexes from New Haven."""
WEST = "2,-3"
"""The next hex to the north-west of it."""


def steppe(*crew: str) -> Table:
    """Everybody in New Haven; a quiet tile far from it, where the enemy stands."""
    t = Table(players=len(crew))
    t.crew(*crew)
    t.blank(START, 2)
    t.weather("clear-sky")
    t.ap(*[6] * len(crew))
    return t


def place(t: Table, foe: int) -> str:
    it = t.w.foe(foe)
    assert it is not None
    return it.pos


@pytest.mark.rule("US-530", "US-531", "US-036")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_six_faces_are_the_six_directions(face: int) -> None:
    t = steppe("scout", "medic")
    dog = t.foe("feral-dog", START)
    t.numbers(face)
    t.play(EnemiesMove())
    assert place(t, dog) == neighbour(START, face)  # one tile


@pytest.mark.rule("US-531")
def test_a_seven_stays() -> None:
    t = steppe("scout", "medic")
    t.blank("3,-2", 10)
    t.at(0, "3,-2")
    dog = t.foe("feral-dog", START)
    t.numbers(7)
    t.play(EnemiesMove())
    assert place(t, dog) == START


@pytest.mark.rule("US-EX25", "US-531", "US-535")
@pytest.mark.parametrize("laid", [False, True])
def test_a_five_goes_south_west(laid: bool) -> None:
    t = steppe("scout", "medic")
    t.blank("2,-1", 10)
    if laid:
        t.blank("1,0", 24)
    stack = t.w.size("stack")
    dog = t.foe("feral-dog", "2,-1")
    t.numbers(5)
    t.play(WanderFoe(dog))
    assert place(t, dog) == "1,0"
    assert (t.w.spots["1,0"].tile >= 0) == laid
    assert t.w.size("stack") == stack - (not laid)


@pytest.mark.rule("US-531", "US-533")
def test_an_eight_goes_for_the_nearest_character() -> None:
    t = steppe("scout", "medic")
    t.blank("3,-1", 10)
    t.blank("0,-3", 24)
    t.at(0, "0,-3")  # three hexes away
    t.at(1, "3,-1")  # two hexes to the south
    dog = t.foe("feral-dog", START)
    t.numbers(8)
    t.play(EnemiesMove())
    assert place(t, dog) == "3,-2"


@pytest.mark.rule("US-532")
@pytest.mark.parametrize(
    ("rolls", "went"),
    [
        (("G1", "G0", "G1", "G1"), WEST),  # 1 against 2 successes
        (("G2", "G1", "G2", "G0"), "3,-2"),
        (("G1", "G0", "G0", "G1", "G2", "G2", "G0", "G0"), "3,-2"),  # tied at 1, again: 4 against 0
    ],
)
def test_the_equally_near_roll_and_the_fewest_successes_draw_it_on(rolls: tuple[str, ...], went: str) -> None:
    t = steppe("scout", "medic")
    t.blank("3,-1", 10)
    t.blank("1,-3", 24)
    t.at(0, "1,-3")
    t.at(1, "3,-1")
    t.hp(1, 1)  # wounds add no red die here
    dog = t.foe("feral-dog", START)
    t.numbers(8)
    t.dice(*rolls)
    t.play(EnemiesMove())
    assert place(t, dog) == went


@pytest.mark.rule("US-532")
def test_of_three_only_the_tied_lowest_roll_again() -> None:
    t = steppe("scout", "medic", "thickskin")
    for char, pos in enumerate(("1,-3", "3,-1", "5,-5")):
        t.blank(pos, (10, 24, 20)[char])
        t.at(char, pos)
    dog = t.foe("feral-dog", START)
    t.numbers(8)
    t.dice("G1", "G1", "G1", "G0", "G0", "G1", "G1", "G0", "G0", "G0")  # 2, 1, 1; then 1, 0
    t.play(EnemiesMove())
    assert place(t, dog) == "4,-4"


@pytest.mark.rule("US-532", "US-537")
@pytest.mark.parametrize("why", ["hidden", "dead", "haven"])
def test_who_is_hidden_dead_or_in_new_haven_draws_nobody(why: str) -> None:
    t = steppe("scout", "medic")
    t.blank("3,-1", 10)
    if why != "haven":
        t.at(0, "3,-1", hidden=why == "hidden")
        t.w.bit("dead", 0, why == "dead")
    dog = t.foe("feral-dog", START)
    t.numbers(8)
    t.play(EnemiesMove())
    assert place(t, dog) == START  # with nobody to go for it stays
    t.blank("0,-3", 24)
    t.at(1, "0,-3")
    t.numbers(8)
    t.play(EnemiesMove())
    assert place(t, dog) == neighbour(START, 6)  # the other one, farther away


@pytest.mark.rule("US-533")
def test_among_several_ways_revealed_ones_then_the_lowest_number() -> None:
    t = steppe("scout", "medic")
    t.blank("4,-1", 10)
    t.at(0, "4,-1")  # from 3,-3 both SE (4,-3) and S (3,-2) come nearer
    dog = t.foe("feral-dog", START)
    t.numbers(8)
    t.play(WanderFoe(dog))
    assert place(t, dog) == neighbour(START, 3)  # both unrevealed: the lower number
    wolf = t.foe("wolf", START)
    t.blank("3,-2", 24)
    t.numbers(8)
    t.play(WanderFoe(wolf))
    assert place(t, wolf) == neighbour(START, 4)  # the revealed one; a face-down tile is not revealed


@pytest.mark.rule("US-530", "US-534", "US-419")
def test_an_enemy_beside_an_exposed_character_stays() -> None:
    t = steppe("scout", "medic")
    t.at(0, START)
    t.at(1, START, hidden=True)
    dog = t.foe("feral-dog", START)
    t.numbers(1)
    t.play(EnemiesMove())
    assert place(t, dog) == START
    t.w.bit("hidden", 0, True)  # now all characters there are hidden
    t.play(EnemiesMove())
    assert place(t, dog) == neighbour(START, 1)


@pytest.mark.rule("US-534", "US-530")
def test_a_dead_pawn_holds_nobody() -> None:
    t = steppe("scout", "medic")
    t.at(0, START)
    t.w.bit("dead", 0, True)
    dog = t.foe("feral-dog", START)
    t.numbers(2)
    t.play(EnemiesMove())
    assert place(t, dog) == neighbour(START, 2)


@pytest.mark.rule("US-535")
def test_an_unrevealed_position_gets_a_face_down_tile() -> None:
    t = steppe("scout", "medic")
    dog = t.foe("feral-dog", START)
    wolf = t.foe("wolf", START)
    stack = t.w.size("stack")
    t.play(StepFoe(dog, "4,-4"))
    assert (t.w.spots["4,-4"].tile, t.w.size("stack"), t.w.tile("4,-4")) == (-1, stack - 1, None)
    assert t.game.view(0)["zones"][down_zone("4,-4")] == ["?tile"]  # nobody knows which
    t.play(StepFoe(wolf, "4,-4"))  # what lies there is simply entered
    assert (place(t, wolf), t.w.size("stack")) == ("4,-4", stack - 1)


@pytest.mark.rule("US-535")
def test_with_an_empty_stack_it_stays() -> None:
    t = steppe("scout", "medic")
    dog = t.foe("feral-dog", START)
    t.blank("3,-2", 10)
    while t.w.size("stack"):
        t.w.draw("stack", "tile-box")
    t.numbers(1)
    t.play(EnemiesMove())
    assert (place(t, dog), neighbour(START, 1) in t.w.spots) == (START, False)
    t.numbers(4)
    t.play(EnemiesMove())
    assert place(t, dog) == "3,-2"  # tiles on the table are open to it


@pytest.mark.rule("US-536", "US-763")
@pytest.mark.parametrize("fire", ["campfire", "kitchen"])
@pytest.mark.parametrize(("id", "comes"), [("feral-dog", False), ("raider", True), ("crawler", True)])
def test_animals_shun_a_fire(fire: str, id: str, comes: bool) -> None:
    t = steppe("scout", "medic")
    t.blank("3,-2", 10, fire=fire)
    foe = t.foe(id, START)
    t.numbers(4)
    t.play(EnemiesMove())
    assert place(t, foe) == ("3,-2" if comes else START)
    t.at(0, "3,-2")
    t.numbers(8)
    if not comes:
        t.play(EnemiesMove())
        assert place(t, foe) == START  # not even for prey


@pytest.mark.rule("US-537")
def test_new_haven_is_closed_to_enemies() -> None:
    t = steppe("scout", "medic")
    t.blank("0,-1", 10)
    dog = t.foe("feral-dog", "0,-1")
    t.numbers(4)
    t.play(EnemiesMove())
    assert place(t, dog) == "0,-1"


@pytest.mark.rule("US-537")
def test_a_mission_may_open_new_haven() -> None:
    t = Table(players=2, mission="hold-the-gate")
    t.crew("scout", "medic")
    t.blank("0,-1", 10)
    dog = t.foe("feral-dog", "0,-1")
    t.w.foes = tuple(foe for foe in t.w.foes if foe.id == dog)
    t.numbers(4)
    t.play(WanderFoe(dog))
    assert place(t, dog) == "0,0"


@pytest.mark.rule("US-538")
def test_they_move_in_the_order_of_spawning_and_do_not_attack() -> None:
    t = steppe("scout", "medic")
    t.blank("3,-2", 10)
    t.at(0, "3,-2")
    dog = t.foe("feral-dog", START)
    rats = t.foe("rat-pack", START)
    steps = t.record(StepFoe)
    t.numbers(4, 4)
    t.play(EnemiesMove())
    assert [step.id for step in steps] == [dog, rats]
    assert (place(t, dog), place(t, rats)) == ("3,-2", "3,-2")
    assert (t.idle, t.w.hp[0]) == (True, 6)  # no first combat turn
    t.hp(4)
    t.goods(0, food=1)
    t.turn(0)
    t.dice("Y1", "B0")
    t.choose("eat")
    assert t.w.hp[0] == 4  # the next paid action is answered by both


@pytest.mark.rule("US-539")
def test_a_small_trap_snaps_at_once() -> None:
    t = steppe("scout", "medic")
    t.blank("3,-2", 10, trap=True)
    wolf = t.foe("wolf", START)
    dog = t.foe("feral-dog", START)
    t.numbers(4)
    t.dice("G1", "G1")
    t.play(WanderFoe(wolf))
    assert (place(t, wolf), t.life(wolf), t.w.spots["3,-2"].trap) == ("3,-2", 1, False)
    t.play(StepFoe(dog, "3,-2"))
    assert t.life(dog) == 2  # it was used up


@pytest.mark.rule("US-539")
def test_a_trap_may_kill() -> None:
    t = steppe("scout", "medic")
    t.blank("3,-2", 10, trap=True)
    dog = t.foe("feral-dog", START)
    t.numbers(4)
    t.dice("G1", "G1")
    t.play(EnemiesMove())
    assert (t.life(dog), [body.pos for body in t.w.bodies]) == (0, ["3,-2"])


@pytest.mark.rule("US-543")
def test_a_card_moves_an_enemy_step_by_step_and_it_stops_at_an_exposed_character() -> None:
    t = steppe("scout", "medic")
    for pos, number in (("3,-2", 10), ("3,-1", 24), ("3,0", 20)):
        t.blank(pos, number)
    t.at(0, "3,0")
    dog = t.foe("feral-dog", START)
    t.card("night/circling-howls", who=0)
    assert place(t, dog) == "3,-1"  # two steps
    wolf = t.foe("wolf", START)
    t.at(1, "3,-2")
    t.play(Chase(wolf, "3,0", 2))
    assert place(t, wolf) == "3,-2"  # somebody stands in its way
    t.at(1, "3,-2", hidden=True)
    t.play(Chase(wolf, "3,0", 2))
    assert place(t, wolf) == "3,0"


@pytest.mark.rule("US-543")
def test_a_card_cannot_pull_an_enemy_that_is_held() -> None:
    t = steppe("scout", "medic")
    t.blank("3,-2", 10)
    t.at(0, "3,-2")
    t.at(1, START)
    t.foe("feral-dog", START)
    t.card("night/circling-howls", who=0)
    assert (t.w.foes[0].pos, t.w.well) == (START, [0, 1])  # what the card says where none can come


@pytest.mark.rule("US-543", "US-536", "US-537", "US-535")
def test_fire_new_haven_and_the_unknown_hold_for_cards_too() -> None:
    t = steppe("scout", "medic")
    t.blank("3,-2", 10, fire="campfire")
    t.at(0, "3,-2")
    dog = t.foe("feral-dog", START)
    t.play(PullEnemy(2))
    assert place(t, dog) == START
    t.play(Scare(dog, "3,-2"))
    assert (place(t, dog), t.w.spots[place(t, dog)].tile) == ("3,-4", -1)
    t.blank("0,-1", 24)
    wolf = t.foe("wolf", "0,-1")
    t.play(Chase(wolf, "0,0"))
    assert place(t, wolf) == "0,-1"


@pytest.mark.rule("US-1166", "US-537")
def test_who_must_flee_and_finds_new_haven_closed_takes_another_way() -> None:
    """From 0,-2 the farthest a beast on 0,-1 can run is New Haven, 1,-1 or -1,0."""
    t = steppe("scout", "medic")
    t.blank("0,-1", 24)
    dog = t.foe("feral-dog", "0,-1")
    t.play(Scare(dog, "0,-2"))
    assert place(t, dog) == "1,-1"  # New Haven is revealed and would come first; of the unknown the lower number


@pytest.mark.rule("US-1166", "US-536")
def test_who_must_flee_between_fires_goes_aside_and_never_nearer() -> None:
    t = steppe("scout", "medic")
    for pos, number in (("3,-4", 10), ("4,-4", 20), ("2,-3", 24)):
        t.blank(pos, number, fire="campfire")  # the three ways that lead farther from 3,-2
    dog = t.foe("feral-dog", START)
    t.play(Scare(dog, "3,-2"))
    assert place(t, dog) == "4,-3"  # aside, the lower number
    t.play(StepFoe(dog, START))
    for pos, number in (("4,-3", 11), ("2,-2", 12)):
        t.blank(pos, number, fire="campfire")
    t.play(Scare(dog, "3,-2"))
    assert place(t, dog) == START  # 3,-2 alone is left
    raider = t.foe("raider", START)
    t.play(Scare(raider, "3,-2"))
    assert place(t, raider) == "3,-4"  # fires are nothing to him


@pytest.mark.rule("US-1166", "US-535")
def test_who_must_flee_with_an_empty_stack_runs_where_a_tile_lies() -> None:
    t = steppe("scout", "medic")
    t.blank("4,-3", 10)
    while t.w.size("stack"):
        t.w.draw("stack", "tile-box")
    dog = t.foe("feral-dog", START)
    t.play(Scare(dog, START))
    assert place(t, dog) == "4,-3"


@pytest.mark.rule("US-544", "US-533", "US-536")
def test_prey_is_sought_round_a_fire() -> None:
    t = steppe("scout", "medic")
    t.blank("3,-2", 10, fire="campfire")
    t.blank("2,-1", 24)
    t.at(0, "2,-1")  # by way of 3,-2 or 2,-2
    dog, raider = t.foe("feral-dog", START), t.foe("raider", START)
    t.numbers(8, 8)
    t.play(EnemiesMove())
    assert (place(t, dog), place(t, raider)) == ("2,-2", "3,-2")
    t.w.change("2,-2", fire="campfire")
    wolf = t.foe("wolf", START)
    t.play(Chase(wolf, "2,-1", 2))
    assert place(t, wolf) == START  # both are barred


@pytest.mark.rule("US-542")
def test_wanderers_that_meet_do_not_fight() -> None:
    t = steppe("scout", "medic")
    t.blank("3,-2", 24)
    foes = [t.foe(id, START) for id in ("raider", "crawler", "wolf", "feral-dog", "brute")]
    t.numbers(4, 4, 4, 4, 4)
    t.play(EnemiesMove())
    assert [place(t, foe) for foe in foes] == ["3,-2"] * 5
    assert [t.life(foe) for foe in foes] == [3, 3, 3, 2, 6]
