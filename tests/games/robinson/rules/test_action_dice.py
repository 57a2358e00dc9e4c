"""The dice of Building, Gathering and Exploration (RC-441 to RC-449)."""

import pytest

from holdfast.core.engine.effects import Reroll, Throw
from holdfast.games.robinson.actions.adventures import DrawAdventure
from holdfast.games.robinson.actions.dice import ReadDice, Succeed
from holdfast.games.robinson.people.determination import Determination
from holdfast.games.robinson.people.wounds import Wound
from tests.games.robinson.table import Table

ACTIONS = {"build": "build:weapon", "gather": "gather:M2-wood", "explore": "explore:N1"}
HARMLESS = {"build": "hard-work", "gather": "unexpected-discovery", "explore": "dangerous-terrain"}
DECKS = {"build": "building", "gather": "gathering", "explore": "exploration"}


def table() -> Table:
    t = Table(players=3, starting_items="0")
    t.characters("cook", "explorer", "carpenter")
    t.give(wood=1)
    t.tile("M2", 6)
    t.on_top("tile", "tile/tile-5")
    t.on_top("discovery", "discovery/tobacco")
    for kind, card in HARMLESS.items():
        t.on_top(f"{DECKS[kind]}-adventure", f"{DECKS[kind]}-adventure/{card}")
    return t


def success(t: Table, kind: str) -> bool:
    if kind == "build":
        return t.w.levels["weapon"] == 1
    return t.w.stock["wood"] == 2 if kind == "gather" else t.w.spots["N1"].tile >= 0


@pytest.mark.rule("RC-441", "RC-446")
@pytest.mark.parametrize("kind", ACTIONS)
def test_three_dice_then_wound_success_adventure(kind: str) -> None:
    t = table()
    t.to_planning()
    t.choose(ACTIONS[kind], 1)
    t.dice(kind, wound="wound", adventure="adventure")
    seen = t.record(Throw, Wound, Succeed, DrawAdventure)
    t.resolve()
    assert [type(e).__name__ for e in seen] == ["Throw", "Wound", "Succeed", "DrawAdventure"]
    assert seen[0].kind == kind
    assert len(seen[0].sides) == 3


@pytest.mark.rule("RC-442", "RC-443", "RC-444", "RC-445")
@pytest.mark.parametrize("kind", ACTIONS)
@pytest.mark.parametrize("wound", ["wound", "blank"])
@pytest.mark.parametrize("fell", ["success", "two"])
@pytest.mark.parametrize("adventure", ["adventure", "blank"])
def test_each_die_counts_by_itself(kind: str, wound: str, fell: str, adventure: str) -> None:
    t = table()
    t.to_planning()
    t.choose(ACTIONS[kind], 1)
    t.dice(kind, wound, fell, adventure)
    t.resolve()
    assert t.idle
    assert t.w.wounds[:3] == [0, wound == "wound", 0]
    assert t.w.determination[:3] == [0, 2 * (fell == "two"), 0]
    assert success(t, kind) is (fell == "success")
    drawn = t.w.ids(f"{DECKS[kind]}-adventure-discard")
    assert drawn == ([HARMLESS[kind]] if adventure == "adventure" else [])


@pytest.mark.rule("RC-446", "RC-460")
def test_who_dies_of_the_wound_die_builds_nothing_more() -> None:
    t = table()
    t.wounds(0, 11, 0)  # the Explorer's twelfth Wound kills
    t.to_planning()
    t.choose("build:weapon", 1)
    t.dice("build", wound="wound")
    t.resolve()
    assert t.game.over
    assert t.game.outcome is not None
    assert not t.game.outcome.won
    assert t.w.levels["weapon"] == 0


@pytest.mark.rule("RC-447", "RC-472")
def test_the_window_for_skills_opens_after_the_forced_reroll_before_any_result() -> None:
    t = table()
    t.determination(2, 0, 0)  # the Cook
    t.token("gather", "reroll")
    t.to_planning()
    t.choose("gather:M2-wood", 1)
    t.dice("gather", wound="wound", success="success")
    t.game.dictate(dice=[5])  # the forced reroll: two Determination
    seen = t.record(Reroll, ReadDice, Wound)
    t.resolve()
    assert [type(e).__name__ for e in seen] == ["Reroll"]
    assert t.asked == "window"
    assert t.w.wounds[1] == 0
    assert t.w.determination[1] == 0
    t.choose("skill:searching-talent")
    t.game.dictate(dice=[0])
    t.choose("reroll:success:two")
    assert t.idle
    assert t.w.stock["wood"] == 2
    assert t.w.wounds[1] == 1
    assert t.w.determination[:3] == [0, 0, 0]


@pytest.mark.rule("RC-447", "RC-622")
def test_determination_of_a_roll_never_pays_for_rerolling_it() -> None:
    t = table()
    t.determination(1, 0, 0)
    t.to_planning()
    t.choose("gather:M2-wood", 0)
    t.dice("gather", success="two")
    t.resolve()
    assert t.idle  # nobody was asked
    assert t.w.determination[0] == 3
    assert t.w.stock["wood"] == 1


@pytest.mark.rule("RC-448")
def test_the_yield_comes_before_the_adventure() -> None:
    t = table()
    t.on_top("exploration-adventure", "exploration-adventure/bamboo")  # asks before it gives
    t.to_planning()
    t.choose("explore:N1", 0)
    t.dice("explore", adventure="adventure")
    t.resolve()
    assert t.asked == "decide"
    assert t.w.spots["N1"].tile >= 0
    assert t.w.ids("future") == ["tobacco"]
    assert t.future("wood") == 0
    t.choose("take")
    assert t.w.stock["wood"] == 3


@pytest.mark.rule("RC-448", "RC-443")
def test_a_failure_gives_its_determination_before_the_adventure_takes_it() -> None:
    t = table()
    t.on_top("exploration-adventure", "exploration-adventure/lost-in-the-woods")  # discard 2 Determination
    seen = t.record(Determination)
    t.to_planning()
    t.choose("explore:N1", 0)
    t.dice("explore", success="two", adventure="adventure")
    t.resolve()
    assert [e.n for e in seen] == [2, -2]
    assert t.w.determination[0] == 0
    assert t.w.wounds[0] == 0


@pytest.mark.rule("RC-449")
def test_an_empty_adventure_deck_is_made_of_its_discards() -> None:
    t = table()
    while t.w.size("gathering-adventure") > 3:
        t.w.draw("gathering-adventure", "gathering-adventure-discard")
    for _ in range(2):
        t.w.draw("gathering-adventure", "event")  # shuffled into the Event deck: not in the pile
    t.w.draw("gathering-adventure", "kept")
    assert t.w.size("gathering-adventure-discard") == 27
    t.draws("gathering-adventure/unexpected-discovery")
    t.play(DrawAdventure("gathering"), who=0, place="action", target="M2-wood")
    assert t.w.size("gathering-adventure") == 26
    assert t.w.ids("gathering-adventure-discard") == ["unexpected-discovery"]
    assert t.w.size("kept") == 1
