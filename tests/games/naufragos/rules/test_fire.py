"""The campfire: the fire at night (NA-320 to NA-323) and the Campfire action (NA-425 to NA-434)."""

import pytest

from holdfast.games.naufragos.actions.campfire import FeedFire
from holdfast.games.naufragos.camp.store import wood_left
from holdfast.games.naufragos.dice.rolls import ThrowDice
from holdfast.games.naufragos.night.meals import FireStep
from tests.games.naufragos.table import RULESETS, Table


def camp(ruleset: str = "2013", players: int = 2, **store: int) -> Table:
    """A camp where nobody cooks or heals; everybody has 4 energy, the store only what is named."""
    t = Table(players, ruleset)
    t.abilities(*("fisher", "pathfinder", "lucky", "strong")[:players])
    t.energy(*[4] * players)
    t.store(food=0, wood=0)
    t.store(**store)
    return t


def at_the_fire(t: Table) -> Table:
    """The starting player's pawn on Campfire is resolved; he states his energy next, if he must."""
    t.to_placing()
    t.pawns("campfire", "pass", "pass", "pass")
    return t


# --- the night ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-320")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_wood_on_the_fire_is_burnt_and_warms_those_in_the_camp(ruleset: str) -> None:
    t = camp(ruleset, players=3, fire=True, fire_wood=1, wood=2)
    t.lost(((1,), 5))
    t.play(FireStep())
    assert (t.w.fire, t.w.fire_wood, t.w.wood) == (True, 0, 2)
    assert (t.w.energy[0], t.w.energy[2]) == (5, 5)
    assert wood_left(t.w) == 14  # the burnt counter is in the reserve again


@pytest.mark.rule("NA-321")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("lit", [True, False])
def test_without_wood_the_fire_goes_out_and_the_night_is_cold(ruleset: str, lit: bool) -> None:
    t = camp(ruleset, fire=lit, wood=2)
    t.energy(4, 0)
    t.play(FireStep())
    assert (t.w.fire, t.w.wood) == (False, 2)  # wood of the store does not burn by itself
    assert (t.w.energy, t.w.wounds) == ([3, 0], [0, 1])


@pytest.mark.rule("NA-322")
@pytest.mark.parametrize(("ruleset", "cold"), [("2013", 0), ("hr12", 1)])
@pytest.mark.parametrize("lit", [True, False])
def test_the_lost_freeze_in_the_house_rules_only(ruleset: str, cold: int, lit: bool) -> None:
    t = camp(ruleset, players=3, fire=lit, fire_wood=int(lit))
    t.lost(((1,), 5), ((2,), 7))
    t.energy(4, 4, 0)
    t.play(FireStep())
    assert t.w.energy == [5 if lit else 3, 4 - cold, 0]
    assert t.w.wounds == [0, 0, cold]


@pytest.mark.rule("NA-323")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_cold_meets_all_at_the_same_time(ruleset: str, starter: int) -> None:
    t = camp(ruleset, players=3)
    t.w.starter = starter
    t.trauma(3, 0, 0)
    t.wounds(3, 0, 1)
    t.energy(0, 0, 2)
    t.play(FireStep())
    assert t.idle
    assert t.w.is_dead(0)  # the first dies of it, whoever is the starting player
    assert (t.w.energy, t.w.wounds[1:], t.w.trauma) == ([0, 0, 1], [1, 1], [4, 0, 0])


# --- lighting it --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-425")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_he_states_his_energy_pays_and_rolls(ruleset: str) -> None:
    t = at_the_fire(camp(ruleset, wood=2))
    assert (t.asked, t.seat) == ("campfire", 0)
    assert t.keys() == ["stake:1", "stake:2", "stake:3", "stake:4"]  # at least 1, at most what he has
    rolls = t.record(ThrowDice)
    t.dice(2)
    t.choose("stake:2")
    assert rolls == [ThrowDice("fire", 1)]
    assert t.w.fire
    assert t.w.energy == [2, 4]


@pytest.mark.rule("NA-EX20", "NA-425")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_three_energy_light_the_fire_on_one_to_three(ruleset: str, face: int) -> None:
    t = at_the_fire(camp(ruleset, wood=2))
    t.dice(face)
    t.choose("stake:3")
    t.go_on()
    lights = face <= 3
    assert t.w.fire is lights
    assert t.w.energy == [1, 4]  # the energy is gone either way
    onto = int(lights and ruleset == "2013")
    assert (t.w.wood, t.w.fire_wood) == (2 - onto, onto)


@pytest.mark.rule("NA-426", "NA-427")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_only_in_2013_lighting_needs_a_wood(ruleset: str) -> None:
    t = at_the_fire(camp(ruleset, wood=0))
    t.dice(1)
    t.choose("stake:1")
    assert t.idle
    assert t.w.fire is (ruleset == "hr12")
    assert (t.w.wood, t.w.fire_wood, t.w.energy[0]) == (0, 0, 3)


@pytest.mark.rule("NA-427", "NA-428")
def test_hr_the_new_fire_burns_through_the_night_only_if_wood_is_added() -> None:
    for feeds in (True, False):
        t = camp("hr12", wood=2)
        t.to_placing()
        for key in ("campfire", "pass", "pass", "pass"):
            t.choose(key)
        t.dice(1)
        t.choose("stake:1")
        assert (t.w.fire, t.w.fire_wood, t.w.wood) == (True, 0, 2)
        assert (t.asked, t.keys()) == ("window", ["go-on", "feed-fire"])  # the last moment of phase B
        if feeds:
            t.choose("feed-fire")
        t.go_on()
        t.play(FireStep())
        assert t.w.fire is feeds
        assert t.w.wood == (1 if feeds else 2)
        assert t.w.energy == ([4, 5] if feeds else [2, 3])


@pytest.mark.rule("NA-431")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("wood", [1, 0])
def test_the_lighter_needs_neither_energy_nor_a_roll(ruleset: str, wood: int) -> None:
    t = camp(ruleset, wood=wood)
    t.item(0, "w12")
    t.energy(0, 4)
    rolls = t.record(ThrowDice)
    at_the_fire(t)
    assert t.idle
    assert rolls == []
    assert (t.w.energy, t.w.wounds) == ([0, 4], [0, 0])
    assert t.w.fire is (wood == 1 or ruleset == "hr12")  # in 2013 the wood is still needed
    assert t.w.wood == wood - (ruleset == "2013" and wood)


@pytest.mark.rule("NA-432")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("wood", [1, 0])
def test_six_energy_need_no_roll(ruleset: str, wood: int) -> None:
    t = camp(ruleset, wood=wood)
    t.energy(6, 4)
    rolls = t.record(ThrowDice)
    at_the_fire(t)
    t.choose("stake:6")
    t.go_on()
    assert rolls == []
    assert t.w.energy == [0, 4]
    assert t.w.fire is (wood == 1 or ruleset == "hr12")


@pytest.mark.rule("NA-432")
def test_five_energy_still_need_a_roll() -> None:
    t = camp(wood=1)
    t.energy(5, 4)
    at_the_fire(t)
    t.dice(6)
    t.choose("stake:5")
    assert not t.w.fire
    assert t.w.wood == 1


# --- feeding it ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-428", "NA-429")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_any_castaway_feeds_the_lit_fire_without_an_action(ruleset: str) -> None:
    t = camp(ruleset, wood=3, fire=True)
    t.to_placing()
    t.choose("wood")
    assert t.seat == 1
    t.choose("feed-fire")
    assert (t.w.fire_wood, t.w.wood) == (1, 2)
    assert (t.asked, t.seat, t.w.free_pawns) == ("place-pawn", 1, [1, 2])  # it is still his turn to place
    assert "feed-fire" not in t.keys()  # one counter is all it takes
    t.choose("pass")
    assert "feed-fire" not in t.keys()
    t.pawns("pass", "pass")
    assert t.idle
    assert (t.w.fire_wood, t.w.wood) == (1, 3)


@pytest.mark.rule("NA-428")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_who_asks_for_it_feeds_the_fire_between_two_actions(ruleset: str) -> None:
    t = camp(ruleset, wood=0, fire=True)
    t.to_placing()
    t.choose("wood")
    t.choose("not-so-fast")
    for key in ("rest:3", "pass", "pass"):
        assert "feed-fire" not in t.keys()  # the store has no wood yet
        t.choose(key)
    assert (t.asked, t.seat, "feed-fire" in t.keys()) == ("window", 1, False)
    t.choose("go-on")  # the wood is taken
    assert (t.asked, t.seat, t.w.wood) == ("window", 1, 1)
    t.choose("feed-fire")
    assert (t.w.fire_wood, t.w.wood) == (1, 0)
    t.go_on()
    assert t.idle


@pytest.mark.rule("NA-428", "NA-434")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_after_phase_b_it_is_too_late_to_feed_the_fire(ruleset: str) -> None:
    t = camp(ruleset, wood=2, fire=True, cubes=2)
    fed = t.record(FeedFire)
    t.phase("survival")
    while not t.idle:
        assert "feed-fire" not in t.keys()
        t.choose("eat:cube")
    assert (fed, t.w.fire, t.w.wood) == ([], False, 2)


@pytest.mark.rule("NA-428")
def test_an_unlit_fire_takes_no_wood() -> None:
    t = camp(wood=2)
    t.to_placing()
    assert "feed-fire" not in t.keys()
    t.pawns("pass", "pass", "pass", "pass")
    assert t.idle
    assert (t.w.wood, t.w.fire_wood) == (2, 0)


@pytest.mark.rule("NA-433")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_explorers_feed_the_fire_before_they_leave_but_not_from_out_there(ruleset: str) -> None:
    t = camp(ruleset, wood=2, fire=True)
    t.abilities("fisher", "lucky")
    t.energy(4, 4)
    t.lost(((1,), 15))
    t.to_placing()
    t.choose("explore")
    assert (t.seat, "feed-fire" in t.keys()) == (0, True)
    t.dice(1, 1, 1, 1)  # the lost one stays lost
    t.choose("pass")
    if ruleset == "hr12":
        t.choose("try-again")
    assert (t.asked, t.seat) == ("march", 0)
    assert t.w.party == (0,)
    assert "feed-fire" not in t.keys()
    t.dice(1, 1)
    t.choose("return")
    t.choose("give:0")
    assert t.w.is_lost(0)
    assert t.idle  # both are lost: nobody was asked before phase C
    assert (t.w.fire_wood, t.w.wood) == (0, 2)


@pytest.mark.rule("NA-433")
def test_who_stayed_feeds_the_fire_while_the_explorer_is_lost() -> None:
    t = camp(wood=1, fire=True)
    t.to_placing()
    for key in ("explore", "pass", "pass", "pass"):
        t.choose(key)
    t.dice(1, 1)
    t.choose("return")
    t.choose("give:0")
    assert (t.asked, t.seat) == ("window", 1)
    t.choose("feed-fire")
    assert t.idle
    assert (t.w.fire_wood, t.w.wood) == (1, 0)


# --- a fire that went out --------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-430")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_storm_soaks_the_wood_on_the_fire(ruleset: str) -> None:
    t = camp(ruleset, wood=2, fire=True, fire_wood=1, weather=2)
    t.event("e3")
    assert t.w.weather == 1
    assert (t.w.fire, t.w.fire_wood, t.w.wood) == (False, 0, 2)
    assert wood_left(t.w) == 14


@pytest.mark.rule("NA-434")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_fire_put_out_by_a_storm_burns_again_only_through_the_action(ruleset: str) -> None:
    t = camp(ruleset, wood=3, fire=True, fire_wood=1, weather=2)
    t.event("e3")
    assert not t.w.fire
    t.event("e9")  # the sun comes back, with driftwood that dries at no fire
    assert (t.w.weather, t.w.fire, t.w.wood) == (2, False, 3)
    t.play(FireStep())
    assert (t.w.fire, t.w.energy) == (False, [3, 3])
    at_the_fire(t)
    t.dice(1)
    t.choose("stake:1")
    assert t.w.fire


@pytest.mark.rule("NA-434", "NA-353")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_fire_nobody_tended_is_out_when_they_come_back(ruleset: str) -> None:
    t = camp(ruleset, wood=3, fire=True, fire_wood=1)
    t.lost(((0, 1), 9))
    t.stop_at_dawn()
    t.phase("end")
    assert (t.w.fire, t.w.fire_wood, t.w.wood) == (False, 0, 3)
    t.dice(6, 6)
    t.phase("actions")
    assert (t.w.away, t.asked) == (0, "place-pawn")  # they are back
    assert not t.w.fire
    assert "feed-fire" not in t.keys()
    assert "campfire" in t.keys()
