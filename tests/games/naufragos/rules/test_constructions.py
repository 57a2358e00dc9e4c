"""Constructions (NA-037, NA-040 to NA-043): what they need, what they give, where they lie."""

import pytest

from holdfast.games.naufragos.actions.building import BuildProgress, Construction, Downgrade
from holdfast.games.naufragos.camp.places import Lianas
from holdfast.games.naufragos.camp.store import Rope, Sail
from tests.games.naufragos.table import RULESETS, Table, ids

rulesets = pytest.mark.parametrize("ruleset", RULESETS)
SHELTERS = {1: (3, 1, 0), 2: (4, 2, 0), 3: (5, 3, 0), 4: (5, 4, 1)}
"""Energy, wood, ropes."""
RESTS = {1: (2, 3), 2: (2, 4), 3: (3, 4), 4: (4, 5)}
"""Energy on 1 to 3, and on 4 to 6."""


def island(ruleset: str, players: int = 3) -> Table:
    t = Table(players, ruleset)
    t.abilities(*("cook", "fisher", "pathfinder", "medic")[:players])
    return t


def build(t: Table, name: str, *energy: int) -> None:
    """The first castaway proposes a construction, and all give what they give."""
    t.act("build")
    t.choose(f"build:{name}")
    for n in energy:
        t.choose(f"give:{n}")
    t.go_on()


# --- shelters ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-040", "NA-041")
@rulesets
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_what_a_shelter_needs(ruleset: str, level: int) -> None:
    energy, wood, rope = SHELTERS[level]
    for less in (1, 0):
        t = island(ruleset)
        t.store(shelter=level - 1, wood=wood, rope=rope)
        build(t, "shelter", energy - 1, 1 - less, 0)
        assert t.idle
        assert t.w.energy == [6 - energy + 1, 6 - 1 + less, 6]  # spent, whatever comes of it
        assert t.w.shelter == (level - 1 if less else level)
        assert (t.w.wood, t.w.rope) == ((wood, rope) if less else (0, 0))
        assert len(t.tokens(0)) == 1 - less


@pytest.mark.rule("NA-040")
@rulesets
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_shelter_cannot_be_begun_without_its_materials(ruleset: str, level: int) -> None:
    _, wood, rope = SHELTERS[level]
    t = island(ruleset)
    t.store(shelter=level - 1, wood=wood - 1, rope=rope)
    t.act("build")
    assert t.refuses("build:shelter") == {"NA-439"}
    if rope:
        t = island(ruleset)
        t.store(shelter=level - 1, wood=wood, rope=0)
        t.act("build")
        assert t.refuses("build:shelter") == {"NA-439"}


@pytest.mark.rule("NA-040", "NA-041")
@rulesets
@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("face", [1, 3, 4, 6])
def test_the_rest_in_a_shelter(ruleset: str, level: int, face: int) -> None:
    t = island(ruleset)
    t.energy(0)
    t.store(shelter=level)
    t.dice(face)
    t.act("rest:1")
    assert t.w.energy[0] == RESTS[level][face > 3]  # the highest finished one counts


@pytest.mark.rule("NA-040")
@rulesets
def test_without_a_shelter_a_rest_gives_one_energy_and_needs_no_roll(ruleset: str) -> None:
    t = island(ruleset)
    t.energy(0)
    t.story(0, 3)  # a token could be used on a roll
    used = t.w.chance.used
    t.act("rest:1")
    assert t.idle
    assert t.w.energy[0] == 1
    assert t.w.chance.used == used


@pytest.mark.rule("NA-041")
@rulesets
def test_shelters_are_built_in_their_order_and_fall_in_reverse(ruleset: str) -> None:
    t = island(ruleset)
    for level in range(1, 5):
        t.energy(6, 6, 6)
        t.store(wood=9, rope=1)
        build(t, "shelter", 2, 2, 2)
        assert (t.w.shelter, t.w.wood) == (level, 9 - SHELTERS[level][1])
    t.play(Downgrade())
    assert (t.w.shelter, t.w.places[0]) == (3, "shelter")
    t.energy(6, 6, 6)
    t.store(wood=9, rope=1)
    build(t, "shelter", 2, 2, 2)
    assert (t.w.shelter, t.w.wood, t.w.rope) == (4, 5, 0)  # it was the fourth again


# --- long constructions --------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-040")
@rulesets
def test_the_sand_signal_takes_twelve_cubes(ruleset: str) -> None:
    t = island(ruleset)
    t.store(wood=0)
    build(t, "sand", 4, 4, 3)
    assert (t.w.progress["sand"], t.w.built, t.w.energy) == (11, (), [2, 2, 3])
    assert t.tokens(0) == []
    t.act("build")
    t.choose("build:sand")
    assert t.keys() == ["give:0", "give:1"]  # one cube is missing
    t.choose("give:1")
    assert t.idle
    assert t.w.built == ("sand",)
    assert t.w.energy == [1, 2, 3]
    assert len(t.tokens(0)) == 1
    assert t.game.view(None)["icons"] == ["ss"]


@pytest.mark.rule("NA-040")
@rulesets
def test_the_great_bonfire_takes_eight_wood(ruleset: str) -> None:
    t = island(ruleset)
    t.store(wood=5)
    build(t, "bonfire", 3, 2)
    assert t.idle  # no wood is left for the third
    assert (t.w.progress["bonfire"], t.w.wood, t.w.energy) == (5, 0, [3, 4, 6])
    t.act("build")
    assert t.refuses("build:bonfire") == {"NA-440"}
    t.choose("build:nothing")
    t.store(wood=5)
    build(t, "bonfire", 3)
    assert t.w.built == ("bonfire",)
    assert (t.w.wood, t.w.energy) == (2, [0, 4, 6])
    assert t.game.view(None)["icons"] == ["bb"]


@pytest.mark.rule("NA-040")
@rulesets
def test_cubes_that_a_card_gives_count_too(ruleset: str) -> None:
    t = island(ruleset)
    t.play(BuildProgress("sand", 11))
    assert t.w.built == ()
    t.play(BuildProgress("sand", 1))
    assert t.w.built == ("sand",)
    t.play(BuildProgress("sand", 5))
    assert t.w.built == ("sand",)
    assert t.tokens(0) == []  # nobody had proposed it


# --- raft and larder -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-040")
@rulesets
def test_the_raft_and_the_larder(ruleset: str) -> None:
    for name, energy, wood, more in (("raft", 5, 4, 1), ("larder", 3, 3, 0)):
        for less in (1, 0):
            t = island(ruleset)
            t.play(Construction(name))
            t.store(wood=wood, rope=more, sail=more)
            build(t, name, energy - less, 0, 0)
            assert t.w.energy == [6 - energy + less, 6, 6]
            assert t.w.built == (() if less else (name,))
            left = (wood, more, more) if less else (0, 0, 0)
            assert (t.w.wood, t.w.rope, t.w.sail) == left
        for missing in ("wood", *(("rope", "sail") if more else ())):
            t = island(ruleset)
            t.play(Construction(name))
            t.store(wood=wood, rope=more, sail=more)
            t.store(**{missing: getattr(t.w, missing) - 1})
            t.act("build")
            assert t.refuses(f"build:{name}") == {"NA-439"}


@pytest.mark.rule("NA-040")
@rulesets
@pytest.mark.parametrize(("card", "plain", "with_raft"), [("bc2", 2, 1), ("bc8", 3, 2), ("bc5", 0, 0), ("bi15", 3, 3)])
def test_a_raft_takes_one_from_the_map_icons_of_the_coast(ruleset: str, card: str, plain: int, with_raft: int) -> None:
    for raft, rise in ((False, plain), (True, with_raft)):
        t = island(ruleset)
        if raft:
            t.build("raft")
        t.store(difficulty=6)
        t.draw(0, card)
        assert t.w.difficulty == 6 + rise
    assert t.game.view(None)["icons"] == ["ra"]


@pytest.mark.rule("NA-040")
@rulesets
def test_a_larder_keeps_a_tile_through_the_night(ruleset: str) -> None:
    t = island(ruleset)
    t.build("larder")
    t.tiles("forage-4", "forage-2")
    t.store(food=0, fire=True, fire_wood=1)
    t.to_placing()
    t.choose("larder:forage-4")
    t.pawns(*["pass"] * 6)
    assert ids(t.w, t.w.zones["larder"].top) == ["forage-4"]
    t.dice(6, 6)
    t.phase("survival")
    t.vote(s0="larder:keep", s1="larder:keep", s2="larder:open")
    assert t.w.cubes == 2
    assert ids(t.w, t.w.zones["larder"].top) == ["forage-4"]


# --- ropes and sails -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-042")
@rulesets
def test_ropes_and_sails_lie_in_the_store_and_go_back_to_the_reserve(ruleset: str) -> None:
    t = island(ruleset)
    t.play(Rope(), Sail(), who=1)
    shown = t.game.view(None)
    assert (shown["rope"], shown["sail"]) == (1, 1)
    assert [c["items"] for c in shown["castaways"]] == [[], [], []]  # they are nobody's
    t.play(Rope(), Rope())
    assert t.w.rope == 2  # the third is not there
    t.play(Construction("raft"))
    t.store(wood=4)
    build(t, "raft", 5, 0, 0)
    assert (t.w.rope, t.w.sail) == (1, 0)
    t.play(Rope(), Sail())
    assert (t.w.rope, t.w.sail) == (2, 1)  # what was spent can be gained again


@pytest.mark.rule("NA-042")
@rulesets
def test_the_lianas_go_when_both_ropes_are_out(ruleset: str) -> None:
    t = island(ruleset)
    card = t.camp("bc10", "camp:6")
    t.play(Lianas(), card=card)
    assert (t.w.rope, t.where("bc10")) == (1, "camp-6")
    t.play(Lianas(), card=card)
    assert (t.w.rope, t.where("bc10")) == (2, "gone")


# --- building places -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-037", "NA-043")
@rulesets
def test_four_building_places_and_one_that_waits(ruleset: str) -> None:
    t = island(ruleset)
    assert t.w.places == ("shelter", "sand", "bonfire", "")
    t.draw(0, "bi1")  # the larder
    t.draw(0, "plot-88")  # the raft
    assert t.w.places == ("shelter", "sand", "bonfire", "larder")
    assert t.w.waiting == ("raft",)
    t.w.party = ()
    t.w.stack.clear()
    t.pause()
    t.store(wood=9, rope=1, sail=1)
    t.act("build")
    assert t.refuses("build:raft") == {"HF-01"}  # it lies beside the board
    t.choose("build:larder")
    t.answer("give:3", "give:0", "give:0")
    assert t.w.built == ("larder",)
    assert (t.w.places, t.w.waiting) == (("shelter", "sand", "bonfire", "raft"), ())
    t.energy(6)
    build(t, "raft", 5, 0, 0)
    assert t.w.places == ("shelter", "sand", "bonfire", "")
    assert t.w.built == ("larder", "raft")


@pytest.mark.rule("NA-043")
@rulesets
def test_a_finished_signal_makes_room(ruleset: str) -> None:
    t = island(ruleset)
    t.play(Construction("larder"), Construction("raft"), Construction("raft"))
    assert t.w.waiting == ("raft",)  # the same token does not come twice
    t.play(BuildProgress("sand", 12))
    assert (t.w.places, t.w.built) == (("shelter", "raft", "bonfire", "larder"), ("sand",))


@pytest.mark.rule("NA-043", "NA-037")
@rulesets
def test_the_place_of_the_shelters_is_for_shelters_only(ruleset: str) -> None:
    t = island(ruleset)
    t.store(shelter=3, wood=4, rope=1)
    t.play(Construction("larder"), Construction("raft"))
    build(t, "shelter", 5, 0, 0)
    assert t.w.places == ("", "sand", "bonfire", "larder")
    assert t.w.waiting == ("raft",)
    t.play(Downgrade())
    assert t.w.places == ("shelter", "sand", "bonfire", "larder")
