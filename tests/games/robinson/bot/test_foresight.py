"""What a player sees coming: deaths that are sure, and what a goal will ask for in the end."""

from holdfast.core.engine.effects import Window
from holdfast.games.robinson.bot.goals.lava import way_cost
from holdfast.games.robinson.island.camp import MoveCamp
from holdfast.games.robinson.island.geography import BIT
from holdfast.games.robinson.island.tiles import TurnDown
from holdfast.games.robinson.people.morale import CoverArrows
from holdfast.games.robinson.things.inventions import FlipItem
from tests.games.robinson.bot.seats import best, plans
from tests.games.robinson.table import Table, camp


def village(wounds: int) -> Table:
    """Two on Cannibal Island, a village next door (strength 5), Weapon 1: to burn it costs four Wounds."""
    t = Table(2, "cannibals")
    t.characters("carpenter", "cook")
    t.tile("M2", 6, totem=1)
    t.levels(weapon=1)
    t.give(food=2)
    t.wounds(wounds, wounds)
    t.w.friday = False
    t.to_planning()
    return t


def test_a_village_burns_where_somebody_survives_it_and_the_night():
    """RC-541, RC-990: four Wounds, and one of the open air."""
    assert "hunt:burn-M2" in plans(village(7)).actions
    assert "hunt:burn-M2" not in plans(village(8)).actions


def test_friday_does_not_take_what_a_player_supports():
    """RC-733: with a pawn of theirs beside his the dying would fight."""
    t = Table(2)
    t.beast("bear")
    t.wounds(11, 11)
    t.to_planning()
    assert "hunt:beast" not in plans(t).actions


def test_villages_burn_before_the_city():
    """RC-986: each takes three off its strength."""
    t = Table(3, "cannibals")
    t.characters("carpenter", "cook", "explorer")
    for space, number in (("M2", 9), ("M3", 11)):
        t.tile(space, number)
    t.tile("M4", 6, totem=1)
    t.spot("N4", down=False, covered=True, totem=6)
    t.w.score["village"] = 2
    t.w.round = 6
    t.shelter()
    t.levels(weapon=4)
    t.give(food=3)
    t.to_planning()
    plan = plans(t)
    assert {"hunt:burn-M4", "hunt:burn-N4"} <= plan.actions.keys()
    t.game.choose("ready")
    while t.game.question.tag == "window":
        t.game.choose("go-on")
    assert t.game.question.tag == "resolve-all"
    assert best(t) == "resolve:hunt:burn-M4"


def test_one_find_alone_would_come_too_late_for_the_boat():
    """RC-975: a tile and a site are missing, and the next round is the last: both are begun, if with dice."""
    t = Table(1, "volcano", starting_items=0)
    t.w.camp = "M1"
    t.tile("M1", 4)
    t.item("rope", "map")
    t.shelter()
    t.give(food=2, wood=4)
    t.w.score |= {"tiles": 5, "site": 2}
    t.w.round = 7
    t.to_planning()
    assert {"explore:M2", "explore:totem-M1"} <= plans(t).actions.keys()


def test_a_pipe_is_kept_for_who_would_pay_with_wounds():
    """RC-645."""
    t = camp()
    t.starting_item("pipe-and-tobacco")
    t.w.morale = -2
    t.play(Window("before-morale"))
    assert best(t) == "use:pipe-and-tobacco"
    t.game.choose("use:pipe-and-tobacco")
    assert best(t) == f"give:who-{t.w.first}"


def test_the_next_arrow_is_covered():
    """RC-1217: not one that was crossed long ago."""
    t = Table(2)
    t.characters("carpenter", "cook")
    t.wounds(6, 1)
    t.play(CoverArrows(1))
    assert best(t) == "cover:who-0:8"


def test_the_family_builds_its_home_on_a_natural_shelter_too():
    """RC-1011: it is asked for, and natural shelter does not count."""
    t = Table(4, "family")
    t.tile("M2", 11)
    t.w.camp = "M2"
    t.w.round = 8
    t.w.score["child"] = 1
    t.levels(roof=1, palisade=1)
    t.give(wood=4, food=6)
    t.to_planning()
    assert "build:shelter" in plans(t).actions


def household(*missing: str, last: int = 12) -> Table:
    """Two whose home stands but for these, with two or three children and nothing to eat."""
    t = Table(2, "family", starting_items=0)
    t.characters("explorer", "cook")
    for space, number in (("M2", 9), ("N1", 11), ("S1", 10)):
        t.tile(space, number)
    for key in [key for key in t.w.score if key.startswith("goal-")]:
        del t.w.score[key]
    nine = ("bow", "basket", "diary", "sack", "corral", "shield", "belts", "raft", "bed")
    t.item("rope", "knife", *[name for name in nine if name not in missing])
    t.invention(*[name for name in nine if name in missing])
    for name in nine:
        t.w.score[f"goal-{name}"] = 1
    t.shelter()
    t.levels(roof=1, palisade="palisade" not in missing, weapon=1)
    t.w.score["child"] = 2
    t.w.round = last
    return t


def test_in_the_last_round_only_the_goal_counts():
    """RC-703, RC-1014: children who would starve tonight are fed by nobody who could finish their home."""
    t = household("bow", "palisade")
    t.give(wood=3)
    t.to_planning()
    plan = plans(t).actions
    assert len(plan["build:bow"].pawns) == 2
    assert len(plan["build:palisade"].pawns) == 2


def test_fur_that_one_of_the_nine_waits_for_is_not_spent_on_the_roof():
    """RC-1011: it would have to be hunted again."""
    t = household("diary", "corral", last=8)
    t.give(fur=1, food=5, wood=1)
    t.to_planning()
    plan = plans(t).actions
    assert "build:diary" in plan
    assert not [slot for slot, p in plan.items() if p.fur and slot != "build:diary"]


def without_fur(totems: int) -> Table:
    """One with Jenny in the Camp and a round to go: everything stands but the Lifeboat, and there is a beast to hunt."""
    t = Table(1, "jenny", starting_items=0)
    t.characters("carpenter")
    for space, number in (("M2", 9), ("N1", 11)):
        t.tile(space, number)
    t.item("rope", "jenny-raft", "knife")
    t.shelter()
    t.give(food=2, wood=8)
    t.wounds(4)
    t.beast("fox")
    t.w.jenny = "camp"
    t.w.score["totems"] = totems
    t.w.round = 7
    t.to_planning()
    return t


def test_fur_that_a_totem_brings_is_looked_for():
    """RC-949: the fourth Totem is two fur, the fifth nothing."""
    assert {"explore:S1", "explore:M3"} <= plans(without_fur(3)).actions.keys()
    assert "hunt:beast" in plans(without_fur(4)).actions


def test_a_tile_with_a_cross_is_not_buried():
    """RC-934: it would have to be built again, though there is more to gather elsewhere."""
    t = Table(1, "cursed-island")
    t.tile("M2", 1, tokens=("cross",))
    t.tile("N1", 5)
    t.tile("S1", 4)
    t.play(TurnDown())
    assert best(t) != "tile:M2"


def test_a_gap_in_the_way_to_the_city_is_not_torn():
    """RC-990: on M2 stands nothing, but nothing else leads on."""
    t = Table(2, "cannibals")
    for space, number in (("M2", 1), ("S1", 5), ("M3", 9), ("N3", 11)):
        t.tile(space, number)
    t.play(TurnDown())
    assert best(t) == "tile:S1"


def test_the_camp_follows_the_way_to_the_city():
    """RC-277: from M1 nobody reaches what is missing of it."""
    t = Table(3, "cannibals")
    t.tile("M2", 1)
    t.tile("M3", 9)
    t.shelter()
    t.levels(weapon=4)
    t.w.score["village"] = 2
    t.w.round = 4
    t.play(MoveCamp())
    assert best(t) == "move-camp:M2"


def test_the_family_keeps_what_its_inventions_rest_on():
    """RC-671, RC-1010: the Rope is needed for the Shield; the Map is not."""
    t = Table(3, "family")
    t.w.score = {name: n for name, n in t.w.score.items() if not name.startswith("goal-")} | {"goal-shield": 1}
    t.item("rope", "map")
    t.play(FlipItem())
    assert best(t) == "flip:map"


def test_the_camp_does_not_leave_the_ring_before_its_finds_are_made():
    """RC-967: from M2 both N2 and S2 are next door before they burn; from N1 one of them is two steps away."""
    wanted = BIT["N2"] | BIT["S2"] | BIT["S1"]
    assert way_cost("M2", 5, wanted, 0, 0, 0) < way_cost("N1", 5, wanted, 0, 0, 0)
    assert way_cost("N1", 5, wanted, 3, 0, 0) == 0, "what can be spared costs nothing"
