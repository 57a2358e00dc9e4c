"""The action Build (NA-435 to NA-447): proposing, contributing, what comes of it; the larder."""

import pytest

from holdfast.games.naufragos.actions.building import Construction
from holdfast.games.naufragos.camp.store import wood_left
from holdfast.games.naufragos.flow.ending import icons
from holdfast.games.naufragos.night.meals import Eating
from tests.games.naufragos.table import RULESETS, Table


def site(ruleset: str = "2013", players: int = 3, **store: int) -> Table:
    """A camp where nobody is strong; the store holds only what is named, everybody has 4 energy."""
    t = Table(players, ruleset)
    t.abilities(*("fisher", "pathfinder", "lucky", "cook")[:players])
    t.energy(*[4] * players)
    t.store(food=0, wood=0)
    t.store(**store)
    return t


def propose(t: Table, key: str = "") -> Table:
    """The starting player's pawn on Build is resolved, and he proposes."""
    t.to_placing()
    pawns = len(t.w.not_lost())
    t.pawns("build", *["pass"] * (2 * pawns - 1))
    if key:
        t.choose(key)
    return t


# --- proposing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-435")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_he_proposes_what_lies_in_a_building_place(ruleset: str) -> None:
    t = site(ruleset, wood=6, rope=1, sail=1)
    t.w.starter = 1
    propose(t)
    assert (t.asked, t.seat) == ("build", 1)
    assert t.keys() == [
        "build:shelter",
        "build:sand",
        "build:bonfire",
        "build:nothing",
    ]  # raft and larder are not there
    t.choose("build:sand")
    assert (t.asked, t.seat) == ("contribute", 1)


@pytest.mark.rule("NA-435")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_is_finished_cannot_be_proposed_again(ruleset: str) -> None:
    t = site(ruleset, wood=6)
    t.build("sand")
    propose(t)
    assert t.keys() == ["build:shelter", "build:bonfire", "build:nothing"]
    t.choose("build:nothing")
    assert t.idle
    assert t.w.energy == [4, 4, 4]


@pytest.mark.rule("NA-439")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_without_its_materials_nothing_is_proposed(ruleset: str) -> None:
    t = site(ruleset, wood=1, shelter=1)
    propose(t)
    assert t.keys() == ["build:sand", "build:bonfire", "build:nothing"]
    assert t.refuses("build:shelter") == {"NA-439"}
    t.choose("build:nothing")
    t.play(Construction("raft"))
    t.store(wood=4, rope=1, sail=0, shelter=3)
    propose(t)
    assert t.refuses("build:raft") == {"NA-439"}  # no sail
    assert t.why("build:shelter") == set()  # shelter 4: four wood and the rope
    t.choose("build:nothing")
    t.store(rope=0, sail=1)
    propose(t)
    assert t.refuses("build:shelter") == {"NA-439"}
    assert t.refuses("build:raft") == {"NA-439"}


# --- contributing -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-436", "NA-437", "NA-443")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_all_in_the_camp_contribute_clockwise_and_the_shelter_stands(ruleset: str) -> None:
    t = site(ruleset, players=4, wood=5)
    t.w.starter = 2
    t.lost(((3,), 15))
    t.energy(4, 2, 4, 4)
    t.dice(1, 1, 1, 1)
    t.to_placing()
    t.pawns("build", "pass", "pass", "pass", "pass", "pass")
    if ruleset == "hr12":
        t.choose("stay-lost")
    t.choose("build:shelter")
    assert (t.seat, t.keys()) == (2, ["give:0", "give:1", "give:2", "give:3", "give:4"])
    t.choose("give:2")
    assert (t.seat, t.w.energy[2]) == (0, 2)  # paid openly, before the next one speaks; the lost one is not asked
    t.choose("give:0")
    assert (t.seat, t.keys()) == (1, ["give:0", "give:1", "give:2"])
    t.choose("give:2")
    assert t.idle
    assert t.w.energy == [4, 0, 2, 4]  # 4 were stated, 3 were needed: all are spent
    assert (t.w.shelter, t.w.wood) == (1, 4)
    assert [len(t.tokens(s)) for s in range(4)] == [0, 0, 1, 0]


@pytest.mark.rule("NA-437")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(("built", "wood"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_each_shelter_goes_on_top_of_the_one_before(ruleset: str, built: int, wood: int) -> None:
    t = site(ruleset, players=2, wood=6, rope=2, shelter=built)
    propose(t, "build:shelter")
    t.answer("give:3", "give:2")
    assert t.idle
    assert t.w.shelter == built + 1
    assert (t.w.wood, t.w.rope) == (6 - wood, 1 if built == 3 else 2)
    assert t.w.places[0] == ("shelter" if built < 3 else "")  # the next one of the stack lies there


@pytest.mark.rule("NA-437", "NA-444")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_raft_takes_rope_and_sail(ruleset: str) -> None:
    t = site(ruleset, players=2, wood=5, rope=2, sail=1)
    t.play(Construction("raft"))
    assert t.w.places == ("shelter", "sand", "bonfire", "raft")
    propose(t, "build:raft")
    t.answer("give:4", "give:1")
    assert (t.w.built, t.w.places) == (("raft",), ("shelter", "sand", "bonfire", ""))
    assert (t.w.wood, t.w.rope, t.w.sail) == (1, 1, 0)
    assert len(t.tokens(0)) == 1


@pytest.mark.rule("NA-438")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_too_little_energy_is_lost_and_the_materials_stay(ruleset: str) -> None:
    t = site(ruleset, players=2, wood=2)
    propose(t, "build:shelter")
    t.answer("give:1", "give:1")
    assert t.idle
    assert t.w.energy == [3, 3]
    assert (t.w.shelter, t.w.wood, t.w.places[0]) == (0, 2, "shelter")
    assert t.tokens(0) == []


# --- long constructions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-440")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_long_construction_grows_from_turn_to_turn(ruleset: str) -> None:
    t = site(ruleset, players=2, wood=3)
    t.stop_at_dawn()
    propose(t, "build:sand")
    t.answer("give:3", "give:1")
    assert (t.w.progress["sand"], t.w.wood, t.w.energy) == (4, 3, [1, 3])  # white cubes, no wood
    assert t.tokens(0) == []
    t.phase("end")
    assert t.w.progress["sand"] == 4
    t.energy(4, 4)
    propose(t, "build:bonfire")
    assert t.seat == 1  # the next starting player proposes
    t.answer("give:2", "give:0")
    assert (t.w.progress["bonfire"], t.w.wood, t.w.energy) == (2, 1, [4, 2])
    assert t.w.progress["sand"] == 4
    assert t.w.built == ()


@pytest.mark.rule("NA-440")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_bonfire_needs_wood_in_the_store(ruleset: str) -> None:
    t = site(ruleset)
    propose(t)
    assert t.refuses("build:bonfire") == {"NA-440"}


@pytest.mark.rule("NA-441")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_nothing_is_paid_beyond_what_is_missing_or_the_wood_there_is(ruleset: str) -> None:
    t = site(ruleset, players=3, wood=2)
    propose(t, "build:bonfire")
    assert t.keys() == ["give:0", "give:1", "give:2"]  # eight are missing, but two wood are there
    t.choose("give:1")
    assert (t.seat, t.keys()) == (1, ["give:0", "give:1"])
    t.choose("give:1")
    assert t.idle  # the third is not asked
    assert (t.w.progress["bonfire"], t.w.wood, t.w.energy) == (2, 0, [3, 3, 4])
    t.w.progress["sand"] = 9
    propose(t, "build:sand")
    assert t.keys() == ["give:0", "give:1", "give:2", "give:3"]  # of twelve


@pytest.mark.rule("NA-442", "NA-443")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_long_construction_is_finished_and_its_wood_discarded(ruleset: str) -> None:
    t = site(ruleset, players=2, wood=5)
    t.w.progress["bonfire"] = 5
    assert wood_left(t.w) == 6
    propose(t, "build:bonfire")
    t.answer("give:1", "give:2")
    assert t.idle
    assert (t.w.built, t.w.places) == (("bonfire",), ("shelter", "sand", "", ""))
    assert (t.w.progress["bonfire"], t.w.wood) == (0, 2)
    assert wood_left(t.w) == 14  # eight counters are back in the reserve
    assert icons(t.w) == {"bb"}
    assert [len(t.tokens(s)) for s in range(2)] == [1, 0]  # the proposer's, although the other one gave more


@pytest.mark.rule("NA-442", "NA-443")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_sand_signal_is_finished_with_the_twelfth_cube(ruleset: str) -> None:
    t = site(ruleset, players=2, wood=1)
    t.w.progress["sand"] = 10
    t.w.starter = 1
    propose(t, "build:sand")
    t.answer("give:0", "give:2")
    assert (t.w.built, t.w.progress["sand"], t.w.wood) == (("sand",), 0, 1)
    assert [len(t.tokens(s)) for s in range(2)] == [0, 1]  # the token is for proposing


# --- constructions that turn up -------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-444", "NA-955")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_larder_turns_up_on_the_free_place_and_the_raft_waits(ruleset: str) -> None:
    t = site(ruleset, players=2, wood=6)
    t.draw(0, "bi1")  # Caves in the rock bring the larder
    t.answer("pass")
    assert t.w.places == ("shelter", "sand", "bonfire", "larder")
    t.draw(0, "plot-88")  # and this card the raft
    assert (t.w.places[3], t.w.waiting) == ("larder", ("raft",))


@pytest.mark.rule("NA-444")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_waiting_construction_takes_the_place_of_the_next_one_finished(ruleset: str) -> None:
    t = site(ruleset, players=2, wood=6, shelter=3, rope=1)
    t.play(Construction("larder"), Construction("raft"))
    assert t.w.waiting == ("raft",)
    propose(t, "build:shelter")
    t.answer("give:3", "give:2")
    assert (t.w.shelter, t.w.places, t.w.waiting) == (
        4,
        ("", "sand", "bonfire", "larder"),
        ("raft",),
    )  # only for shelters
    t.w.progress["sand"] = 11
    propose(t, "build:sand")
    t.answer("give:1")
    assert (t.w.places, t.w.waiting) == (("", "raft", "bonfire", "larder"), ())
    t.play(Construction("raft"))
    assert t.w.places.count("raft") == 1  # there is only one


@pytest.mark.rule("NA-444")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_no_other_construction_takes_the_empty_place_of_the_shelters(ruleset: str) -> None:
    t = site(ruleset, players=2, wood=4, shelter=3, rope=1)
    t.play(Construction("larder"))
    propose(t, "build:shelter")
    t.answer("give:3", "give:2")
    assert t.w.places == ("", "sand", "bonfire", "larder")
    t.play(Construction("raft"))
    assert (t.w.places, t.w.waiting) == (("", "sand", "bonfire", "larder"), ("raft",))


@pytest.mark.rule("NA-445")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_bonfire_counts_without_a_campfire(ruleset: str) -> None:
    t = site(ruleset, players=2, cubes=2)
    t.build("bonfire", "sand")
    t.item(0, "w3")
    t.event("e4")  # both great signals and the mirror
    t.store(fire=False, last_turn=1, summit=0)
    t.phase("survival")
    t.answer("eat:cube", "eat:cube")
    outcome = t.game.outcome
    assert outcome is not None
    assert outcome.won
    assert not t.w.fire


@pytest.mark.rule("NA-445")
def test_the_campfire_is_no_bonfire() -> None:
    t = site(players=2, wood=1, fire=True, fire_wood=1)
    assert icons(t.w) == set()
    t.build("bonfire")
    t.store(fire=False, fire_wood=0)
    assert icons(t.w) == {"bb"}
    t.to_placing()
    assert "campfire" in t.keys()  # it is still to be lit


# --- the larder ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-446", "NA-447")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_tile_is_kept_on_the_larder_until_they_want_it(ruleset: str) -> None:
    t = site(ruleset, players=2)
    t.abilities("fisher", "pathfinder")
    t.build("larder")
    t.tiles("forage-3", "fish-2")
    t.to_placing()
    t.choose("pass")
    assert t.seat == 1
    assert {"larder:forage-3", "larder:fish-2"} <= set(t.keys())  # any castaway in the camp
    t.choose("larder:fish-2")
    assert (t.asked, t.seat) == ("place-pawn", 1)  # no pawn was needed
    assert t.game.view(None)["larder"] == [2]
    assert not [key for key in t.keys() if key.startswith("larder")]  # one tile, no more
    t.pawns("pass", "pass", "pass")
    assert t.idle
    t.stop_at_dawn()
    t.phase("survival")
    t.vote(s0="larder:keep", s1="larder:keep")
    assert t.w.cubes == 3
    t.answer("eat:cube", "eat:cube", "leave:cube")
    t.phase("end")
    assert (t.w.cubes, t.game.view(None)["larder"]) == (0, [2])
    t.phase("survival")
    t.vote(s0="larder:open", s1="larder:open")
    assert (t.w.cubes, t.w.size("larder"), t.w.size("fish-discard")) == (2, 0, 1)


@pytest.mark.rule("NA-446")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_there_must_be_a_larder(ruleset: str) -> None:
    t = site(ruleset, players=2)
    t.tiles("forage-3")
    t.play(Construction("larder"))
    t.to_placing()
    assert not [key for key in t.keys() if key.startswith("larder")]  # it is not built yet
    t = site(ruleset, players=2)
    t.tiles("forage-3")
    t.build("larder")
    t.to_placing()
    assert "larder:forage-3" in t.keys()


@pytest.mark.rule("NA-447")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_larder_is_out_of_reach_for_who_is_away(ruleset: str) -> None:
    t = site(ruleset, players=3)
    t.build("larder")
    t.tiles("forage-3")
    t.lost(((2,), 9))
    t.explore(0)
    assert not [key for key in t.keys() if key.startswith("larder")]  # on the expedition
    t.dice(6, 6)
    t.choose("return")
    t.play(Eating())
    asked = []
    while t.asked == "window":
        asked.append(t.seat)
        t.choose("go-on")
    assert asked == [0, 1]  # back in the camp he can; the lost one cannot


@pytest.mark.rule("NA-447", "NA-304")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_in_disagreement_the_group_decides_even_about_a_tile_just_put_there(ruleset: str) -> None:
    t = site(ruleset, players=3)
    t.build("larder")
    t.tiles("forage-4")
    t.play(Eating())
    assert (t.asked, t.seat) == ("window", 0)
    t.choose("larder:forage-4")  # he would rather keep it from the others
    t.go_on()
    assert t.game.question.seats == (0, 1, 2)
    t.vote(s0="larder:keep", s1="larder:open", s2="larder:open")
    assert (t.w.cubes, t.w.size("larder")) == (4, 0)


@pytest.mark.rule("NA-447")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_tied_camp_settles_the_larder_by_strength(ruleset: str) -> None:
    t = site(ruleset, players=2)
    t.build("larder")
    t.fetch("forage/forage-2", "larder")
    t.play(Eating())
    t.vote(s0="larder:open", s1="larder:keep")
    t.dice(2, 5)
    t.vote(s0="larder:open", s1="larder:keep")  # after a tie one more vote
    assert t.idle  # the second was stronger: the larder stays closed, and there is nothing to eat
    assert (t.w.cubes, t.w.size("larder")) == (0, 1)
