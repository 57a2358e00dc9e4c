"""Survival, eating (NA-300 to NA-317): the store piece by piece, own counters, the larder, the dog, the hungry."""

import pytest

from holdfast.games.naufragos.actions.foraging import Forage
from holdfast.games.naufragos.dice.rolls import ThrowDice
from holdfast.games.naufragos.night.meals import Eating, EatPiece, FireStep, Hunger, LeavePiece, OwnFood
from tests.games.naufragos.table import RULESETS, Table


def evening(ruleset: str = "2013", players: int = 3, **store: int) -> Table:
    """A camp at dusk where nobody cooks or heals; everybody has 3 energy, the store only what is named."""
    t = Table(players, ruleset)
    t.abilities(*("fisher", "pathfinder", "lucky", "strong")[:players])
    t.energy(*[3] * players)
    t.store(food=0, wood=0)
    t.store(**store)
    return t


def the_dog(t: Table, owner: int) -> None:
    t.item(owner, "plot-4")
    t.w.tokens = ("dog",)


# --- the lost -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-300")
@pytest.mark.parametrize("fire", [True, False])
def test_2013_lost_castaways_skip_the_whole_survival_phase(fire: bool) -> None:
    t = evening(food=2, fire=fire, fire_wood=int(fire))
    t.lost(((1,), 6))
    t.energy(3, 0, 3)
    t.held(0, 2, 0)
    t.phase("survival")
    t.answer("eat:food", "eat:food")
    assert t.idle  # the lost one was not asked for his counters
    assert (t.w.energy[1], t.w.wounds, t.w.held) == (0, [0, 0, 0], [0, 2, 0])
    assert t.w.energy[0] == t.w.energy[2] == (5 if fire else 3)


@pytest.mark.rule("NA-301", "NA-310", "NA-312", "NA-322")
def test_hr_lost_castaways_feed_themselves_or_starve_and_freeze() -> None:
    t = evening("hr12", food=1, fire=True, fire_wood=1)
    t.lost(((1,), 6), ((2,), 8))
    t.held(0, 2, 0)
    t.phase("survival")
    assert (t.asked, t.seat) == ("piece", 0)
    assert t.keys() == ["eat:food", "leave:food"]  # neither of the lost can be fed
    t.choose("eat:food")
    assert (t.asked, t.seat) == ("own-food", 1)
    t.choose("own:eat")
    t.dice(6)
    t.choose("own:keep")
    assert t.idle
    assert t.w.held == [0, 1, 0]
    assert t.w.energy == [5, 3, 1]  # eaten and warm; eaten and cold; hungry and cold
    assert t.w.wounds == [0, 0, 1]


@pytest.mark.rule("NA-311")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_lost_castaway_neither_gives_counters_nor_gets_any(ruleset: str) -> None:
    t = evening(ruleset)
    t.lost(((1,), 6))
    t.held(1, 1, 0)
    t.play(Eating())
    assert (t.asked, t.seat) == ("own-food", 0)
    assert t.keys() == ["own:eat", "own:give:seat-2", "own:keep"]
    t.choose("own:eat")
    if ruleset == "hr12":
        assert (t.asked, t.seat) == ("own-food", 1)
        assert t.keys() == ["own:eat", "own:keep"]
        t.choose("own:keep")
    assert t.idle
    assert t.w.held == [0, 1, 0]


# --- tiles ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-302", "NA-303", "NA-403")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_tiles_become_as_many_cubes_as_their_value(ruleset: str) -> None:
    t = evening(ruleset, food=1)
    t.tiles("forage-3", "forage-1", "fish-2")
    assert t.game.view(None)["tiles"] == [3, 1, 2]
    t.play(Eating())
    assert (t.w.cubes, t.w.food) == (6, 1)
    assert t.game.view(None)["tiles"] == []
    assert t.w.size("fish-discard") == 1
    assert (t.w.size("forage-discard"), t.w.size("tiles-gone")) == ((2, 0) if ruleset == "2013" else (0, 2))
    t.choose("eat:cube")
    assert (t.w.cubes, t.w.energy[0]) == (5, 4)  # one cube is one food


@pytest.mark.rule("NA-303")
@pytest.mark.parametrize(("ruleset", "again"), [("2013", 1), ("hr12", 0)])
def test_a_forage_tile_that_was_eaten_comes_back_in_2013_only(ruleset: str, again: int) -> None:
    t = evening(ruleset)
    t.empty("forage")
    t.tiles("forage-1")
    t.play(Eating())
    t.choose("eat:cube")
    assert t.idle
    t.play(Forage(1, "store"))
    assert t.game.view(None)["tiles"] == [1] * again


@pytest.mark.rule("NA-304", "NA-446", "NA-447")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_tile_on_the_larder_is_exchanged_only_if_the_castaways_say_so(ruleset: str) -> None:
    t = evening(ruleset)
    t.build("larder")
    t.fetch("forage/forage-4", "larder")
    t.tiles("forage-1")
    t.lost(((1,), 6))
    t.play(Eating())
    assert t.game.question.seats == (0, 2)  # those in the camp vote
    t.vote(s0="larder:keep", s2="larder:keep")
    assert (t.w.cubes, t.w.size("larder"), t.asked) == (1, 1, "piece")
    t.answer("eat:cube")
    t.play(Eating())
    t.vote(s0="larder:open", s2="larder:open")
    assert (t.w.cubes, t.w.size("larder")) == (4, 0)


# --- the pieces ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-305", "NA-306")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_each_piece_is_eaten_left_or_given_clockwise_from_the_starting_player(ruleset: str) -> None:
    t = evening(ruleset, cubes=2, food=2)
    t.w.starter = 2
    t.lost(((1,), 9))
    t.play(Eating())
    assert (t.asked, t.seat) == ("piece", 2)
    assert t.keys() == [
        "eat:cube", "leave:cube", "feed:cube:seat-0",
        "eat:food", "leave:food", "feed:food:seat-0",
    ]  # fmt: skip
    t.choose("eat:cube")
    assert (t.seat, t.w.energy) == (0, [3, 3, 4])
    t.choose("feed:food:seat-2")  # who is fed eats at once, and is not asked
    assert (t.seat, t.w.energy) == (2, [3, 3, 5])
    t.choose("leave:cube")
    assert (t.seat, t.keys()) == (0, ["eat:food", "leave:food", "feed:food:seat-2"])  # the cube is out of the sequence
    t.choose("eat:food")
    assert t.idle
    assert (t.w.cubes, t.w.food, t.w.left) == (1, 0, (0, 0))
    assert t.w.energy == [4, 3 - (ruleset == "hr12"), 5]


@pytest.mark.rule("NA-306")
def test_every_piece_is_chosen_exactly_once() -> None:
    t = evening(cubes=3, food=2)
    chosen = t.record(EatPiece, LeavePiece)
    t.play(Eating())
    t.answer("leave:food", "leave:food", "leave:cube", "leave:cube", "eat:cube")
    assert t.idle
    assert len(chosen) == 5
    assert (t.w.cubes, t.w.food) == (2, 2)
    assert t.w.wounds == [2, 0, 2]  # only the second of them has eaten: he took the second and the fifth piece


@pytest.mark.rule("NA-307", "NA-308")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_held_counters_come_after_the_store_and_stay_their_owners(ruleset: str) -> None:
    t = evening(ruleset, food=1)
    t.held(3, 0, 0)
    t.play(Eating())
    assert t.w.food == 1
    t.choose("leave:food")  # one piece, and the sequence is over, although three counters are held
    assert (t.asked, t.seat) == ("own-food", 0)
    t.choose("own:eat")
    t.choose("own:give:seat-1")
    assert (t.asked, t.seat, t.keys()) == ("keep-or-eat", 1, ["given:eat", "given:keep"])
    t.choose("given:eat")
    t.choose("own:give:seat-2")
    assert (t.asked, t.seat) == ("keep-or-eat", 2)
    t.choose("given:keep")
    assert (t.asked, t.seat) == ("own-food", 2)  # now it is his, and he may still eat it
    t.choose("own:keep")
    assert t.idle
    assert (t.w.held, t.w.food) == ([0, 0, 1], 1)
    assert t.w.energy == [4, 4, 2]
    assert t.w.wounds == [0, 0, 2 if ruleset == "2013" else 1]


@pytest.mark.rule("NA-309")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_food_gives_energy_and_can_be_eaten_at_the_maximum(ruleset: str) -> None:
    t = evening(ruleset, players=2, cubes=3)
    t.wounds(2, 0)
    t.energy(4, 3)  # the first one stands on his current maximum
    t.play(Eating())
    t.answer("eat:cube", "eat:cube", "eat:cube")
    assert t.w.energy == [4, 4]
    assert t.w.wounds == [2, 0]  # he ate, so he did not starve
    assert t.w.cubes == 0


# --- hunger -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-312")
@pytest.mark.parametrize(("ruleset", "wounds", "left"), [("2013", 2, 4), ("hr12", 1, 5)])
def test_who_ate_nothing_starves(ruleset: str, wounds: int, left: int) -> None:
    t = evening(ruleset, cubes=1)
    t.energy(3, 3, 6)
    t.play(Eating())
    t.choose("eat:cube")
    assert t.idle
    assert t.w.wounds == [0, wounds, wounds]
    assert t.w.energy == [4, 2, left]  # the wounds cover 6, in 2013 also 5


@pytest.mark.rule("NA-313")
@pytest.mark.parametrize(("ruleset", "wounds", "left"), [("2013", 2, 4), ("hr12", 1, 5)])
def test_the_energy_of_hunger_goes_first_and_at_zero_is_a_wound_more(ruleset: str, wounds: int, left: int) -> None:
    t = evening(ruleset, players=2)
    t.energy(0, 6)
    t.play(Hunger())
    assert t.w.wounds == [wounds + 1, wounds]
    assert t.w.energy == [0, left]  # had the wounds come first, the loss would have been taken from what they left


@pytest.mark.rule("NA-313")
def test_hunger_that_kills_by_its_energy_leaves_no_wound_behind() -> None:
    t = evening(players=2)
    t.trauma(3, 0)
    t.wounds(3, 0)
    t.energy(0, 3)
    t.play(Hunger())
    assert t.w.is_dead(0)
    assert t.w.trauma[0] == 4
    assert t.w.wounds[1] == 2


@pytest.mark.rule("NA-314")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_nobody_eats_outside_the_eating_step(ruleset: str) -> None:
    t = evening(ruleset, food=4, cubes=2)
    t.energy(1, 1, 1)
    t.held(2, 2, 2)
    meals = t.record(EatPiece, OwnFood)
    t.to_placing()
    while t.asked == "place-pawn":
        assert not [key for key in t.keys() if key.startswith(("eat", "own", "feed:"))]
        t.choose("rest:1" if "rest:1" in t.keys() else "pass")
    t.go_on()
    assert t.idle
    assert (meals, t.w.food, t.w.cubes, t.w.held) == ([], 4, 2, [2, 2, 2])
    t.play(FireStep())
    assert meals == []
    t.play(Eating())
    assert t.asked == "piece"
    t.choose("eat:food")
    assert len(meals) == 1


# --- the dog ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-315", "NA-316")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_dog_is_fed_with_a_piece_of_the_store(ruleset: str) -> None:
    t = evening(ruleset, players=2, cubes=2)
    the_dog(t, 1)
    t.play(Eating())
    assert "dog:cube" not in t.keys()  # it is not his dog
    t.choose("eat:cube")
    t.choose("dog:cube")
    assert t.idle
    assert (t.w.tokens, t.items(1)) == (("dog",), ["plot-4"])
    assert (t.w.energy, t.w.cubes) == ([4, 2], 0)  # the dog ate, its master did not
    assert t.w.wounds[1] == (2 if ruleset == "2013" else 1)


@pytest.mark.rule("NA-315", "NA-316")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_dog_is_fed_from_the_hand_or_runs_away(ruleset: str) -> None:
    t = evening(ruleset, players=2)
    the_dog(t, 0)
    t.held(2, 0)
    t.play(Eating())
    t.answer("own:eat", "own:keep")
    assert (t.asked, t.seat) == ("feed-dog", 0)
    t.choose("dog:feed")
    assert (t.w.held, t.w.tokens) == ([0, 0], ("dog",))
    t.play(Eating())  # nothing is left for it the next evening
    assert t.idle
    assert (t.w.tokens, t.items(0), t.where("plot-4")) == ((), [], "gone")


@pytest.mark.rule("NA-315", "NA-300", "NA-316")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("held", [1, 0])
def test_a_lost_owner_feeds_the_dog_with_his_own_counters_only(ruleset: str, held: int) -> None:
    t = evening(ruleset, players=2, food=2)
    the_dog(t, 1)
    t.lost(((1,), 7))
    t.held(0, held)
    t.play(Eating())
    t.answer("eat:food", "leave:food")
    if held and ruleset == "hr12":
        t.choose("own:keep")
    if held:
        assert (t.asked, t.seat, t.keys()) == ("feed-dog", 1, ["dog:feed", "dog:let-go"])
        t.choose("dog:feed")
    assert t.idle
    assert (t.w.held[1], t.w.food) == (0, 1)
    assert t.items(1) == (["plot-4"] if held else [])


# --- the cook -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-317")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_lost_cook_preserves_nothing(ruleset: str) -> None:
    t = evening(ruleset, players=2, cubes=3)
    t.abilities("fisher", "cook")
    t.play(Eating())
    t.answer("eat:cube", "leave:cube", "leave:cube")
    assert (t.asked, t.seat) == ("cook", 1)
    t.choose("preserve:2")
    assert (t.w.cubes, t.w.food) == (0, 2)
    t.store(cubes=3, food=0)
    t.lost(((1,), 5))
    t.play(Eating())
    t.answer("eat:cube", "leave:cube", "leave:cube")
    assert t.idle  # nobody asked the cook
    assert (t.w.cubes, t.w.food) == (2, 0)


# --- the worked examples --------------------------------------------------------------------------------------------------


def charles_and_vasa() -> Table:
    """The survival example of the book: Charles is seat 0, Vasa seat 1."""
    t = Table(2)
    t.abilities("fisher", "pathfinder")
    t.wounds(2, 0)
    t.energy(2, 3)
    t.store(food=2, wood=0, fire=True)
    t.tiles("forage-2", "fish-1")
    t.stop_at_dawn()
    t.phase("survival")
    return t


MEAL = ("eat:cube", "eat:cube", "leave:food", "eat:cube", "leave:food")


@pytest.mark.rule("NA-EX06")
def test_the_book_exchanges_its_tiles() -> None:
    t = charles_and_vasa()
    assert (t.asked, t.seat) == ("piece", 0)
    assert (t.w.cubes, t.w.food) == (3, 2)
    assert t.game.view(None)["tiles"] == []


@pytest.mark.rule("NA-EX07")
def test_the_book_deals_with_five_pieces() -> None:
    t = charles_and_vasa()
    energies = []
    for seat, key in zip((0, 1, 0, 1, 0), MEAL, strict=True):
        assert (t.asked, t.seat) == ("piece", seat)
        energies.append(tuple(t.w.energy))
        t.choose(key)
    assert energies == [(2, 3), (3, 3), (3, 4), (3, 4), (3, 5)]
    assert t.asked != "piece"
    assert (t.w.cubes, t.w.food) == (0, 2)


@pytest.mark.rule("NA-EX08")
def test_the_book_lets_its_fire_go_out() -> None:
    t = charles_and_vasa()
    t.answer(*MEAL)
    assert t.idle  # the phase is over
    assert t.w.fire is False
    assert t.w.energy == [2, 4]


@pytest.mark.rule("NA-EX09")
def test_the_book_turns_one_of_two_wounds() -> None:
    t = charles_and_vasa()
    t.answer(*MEAL)
    rolls = t.record(ThrowDice)
    t.dice(1, 1)
    t.phase("end")
    assert t.idle
    assert rolls == [ThrowDice("wounds", 2)]  # Vasa did not roll
    assert (t.w.wounds, t.w.trauma) == ([1, 0], [1, 0])
    assert t.w.energy == [2, 4]
    assert (t.w.food, t.w.cubes) == (2, 0)
    assert t.w.starter == 1


@pytest.mark.rule("NA-EX13")
@pytest.mark.parametrize(("ruleset", "wounds"), [("hr12", 3), ("2013", 4)])
def test_hunger_and_cold_at_zero_energy(ruleset: str, wounds: int) -> None:
    t = evening(ruleset, players=2)
    t.energy(0, 3)
    t.play(Eating(), FireStep())
    assert t.idle
    assert (t.w.energy[0], t.w.wounds[0], t.w.trauma[0]) == (0, wounds, 0)
