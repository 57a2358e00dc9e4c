"""Items held: story values, strength, rescue icons, what they add to a return roll, and the few with a way of their own."""

import pytest

from holdfast.games.naufragos.camp.store import Wood
from holdfast.games.naufragos.cards import IslandCard
from holdfast.games.naufragos.castaways.belongings import UseUp
from holdfast.games.naufragos.dice.strength import Fight
from holdfast.games.naufragos.exploration.expedition import March
from holdfast.games.naufragos.flow.ending import RescueCheck, Score
from tests.games.naufragos.cards.catalogue import ROWS
from tests.games.naufragos.table import RULESETS, Table

ITEMS = sorted(c.id for c in Table().w.content.unique if isinstance(c, IslandCard) and c.item is not None)
PLOT_STORY = {3: 1, 24: 1, 25: 1, 28: 5, 38: 2, 47: 2, 60: 2, 62: 3, 84: 3, 92: 1}
PLOT_STRENGTH = {3: 2, 4: 1, 42: 4}
PLOT_SIGNAL = {16: "la", 47: "cn", 60: "mi", 79: "sp"}
SIGNALS = {"w1": "sp", "w2": "cn", "w3": "mi", "w4": "la", "w5": "fl"}
SHIPS = {"sp": "e5", "cn": "e1", "mi": "e4", "la": "e10", "fl": "e15"}
"""An event that wants the great signals and this one thing; some another besides, of which there are two."""
BESIDES = {"sp": ("w4", "plot-16"), "cn": ("w4", "plot-16"), "fl": ("w2", "plot-47")}


def story(id: str) -> int:
    n = id.removeprefix("plot-")
    return ROWS[f"wreckage/{id}"].story if id == n else PLOT_STORY.get(int(n), 0)


def printed_strength(id: str) -> int:
    n = id.removeprefix("plot-")
    return ROWS[f"wreckage/{id}"].strength if id == n else PLOT_STRENGTH.get(int(n), 0)


def signal(id: str) -> str:
    n = id.removeprefix("plot-")
    return SIGNALS.get(id, "") if id == n else PLOT_SIGNAL.get(int(n), "")


@pytest.mark.rule("NA-904", "NA-950")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("id", ITEMS)
def test_an_item_counts_its_story_value_for_its_owner(id: str, ruleset: str) -> None:
    t = Table(2, ruleset)
    t.item(1, id)
    t.play(Score())
    assert t.game.over
    assert t.w.outcome is not None
    assert t.w.outcome.scores == (0, story(id))


@pytest.mark.rule("NA-904", "NA-950")
@pytest.mark.parametrize("id", ITEMS)
def test_an_item_adds_its_strength_to_the_die(id: str) -> None:
    """Against 6 the die must show 6 less the strength."""
    strength = printed_strength(id)
    for face, won in ((6 - strength, True), (5 - strength, False)):
        t = Table(2)
        t.abilities("medic", "cook")
        t.store(wood=4, weather=4)
        t.item(0, id)
        t.dice(face)
        t.play(Fight(6, win=(Wood(1),), lose=(Wood(-1),)), who=0)
        t.go_on()
        assert t.w.wood == (5 if won else 3)
        assert t.items(0) == [id]


@pytest.mark.rule("NA-904", "NA-946")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("id", ITEMS)
def test_an_item_is_seen_by_the_ships_that_look_for_its_icon(id: str, ruleset: str) -> None:
    for icon, event in SHIPS.items():
        t = Table(2, ruleset)
        t.build("bonfire", "sand")
        t.item(1, id)
        for other in [one for one in BESIDES.get(icon, ()) if one != id][:1]:
            t.item(0, other)
        t.empty("event")
        t.fetch(f"event/{event}", "event-now")
        t.w.last_turn = t.w.turn
        t.play(RescueCheck())
        assert t.w.outcome is not None
        assert t.w.outcome.won is (icon == signal(id)), icon


def bonus_of(id: str, weather: int, own_roll: bool, ruleset: str) -> int:
    """W1, W4, W16, W17, 4, 28: what the item adds for a group of two; NA-217: the weather itself."""
    group = ruleset == "2013" or own_roll
    sky = {1: -2, 2: -1}.get(weather, 0)
    adds = {"w1": weather >= 4, "w4": weather == 2, "w16": 1, "w17": group, "plot-4": 1, "plot-28": -group}
    return sky + int(adds.get(id, 0))


@pytest.mark.rule("NA-583", "NA-584", "NA-950")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("holder", [0, 1])
@pytest.mark.parametrize("weather", [1, 2, 3, 4, 6])
@pytest.mark.parametrize("id", ["w1", "w4", "w16", "w17", "plot-4", "plot-28", "w3"])
def test_an_item_helps_on_the_way_home(id: str, weather: int, holder: int, ruleset: str) -> None:
    """The first explorer leads both home: the least sum that is enough tells what the item adds."""
    least = 9 - bonus_of(id, weather, holder == 0, ruleset)
    for result, home in ((least, True), (least - 1, False)):
        t = Table(3, ruleset)
        t.abilities("medic", "cook", "lucky")
        t.item(holder, id)
        t.store(weather=weather, difficulty=9)
        t.w.march = t.w.party = (0, 1)
        t.play(March(0), who=0)
        t.choose("return")
        t.dice(result // 2, result - result // 2, *([] if home or ruleset == "2013" else [1, 1]))
        t.choose("join-return")
        assert t.w.party == (() if home else (0, 1))
        assert t.idle if home else t.asked == "shares"


@pytest.mark.rule("NA-950", "NA-250")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_pocket_watch_lets_one_pawn_repeat_an_action_but_exploration(ruleset: str) -> None:
    t = Table(2, ruleset)
    t.item(0, "w15")
    t.to_placing()
    t.pawns("explore", "wood")
    assert t.refuses("explore") == {"NA-250"}
    t.choose("wood")
    assert t.refuses("wood") == {"NA-250"}

    other = Table(2, ruleset)
    other.item(1, "w15")
    other.to_placing()
    other.pawns("wood", "pass")
    assert other.refuses("wood") == {"NA-250"}


@pytest.mark.rule("NA-950", "NA-412")
@pytest.mark.parametrize(("returned", "kept"), [("first", 3), ("second", 1)])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_quill_and_paper_give_a_choice_of_two_pages(ruleset: str, returned: str, kept: int) -> None:
    t = Table(2, ruleset)
    t.item(0, "w20")
    t.draws("story-1", "story-3")
    before = t.w.size("story")
    t.act("diary")
    assert t.seat == 0
    t.choose(f"return:{returned}")
    assert t.tokens(0) == [kept]
    assert t.w.size("story") == before - 1

    other = Table(2, ruleset)
    other.item(1, "w20")
    other.act("diary")
    assert other.idle
    assert len(other.tokens(0)) == 1


@pytest.mark.rule("NA-950", "NA-658")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_with_ink_only_its_holder_writes_whatever_brings_the_page(ruleset: str) -> None:
    """A diary icon on an exploration card, for the holder and for another."""
    t = Table(3, ruleset)
    t.item(2, "w19")
    t.draw(1, "bi15", 1, 2)
    assert [len(t.tokens(seat)) for seat in range(3)] == [0, 0, 0]
    t = Table(3, ruleset)
    t.item(1, "w19")
    t.draw(1, "bi15", 1, 2)
    assert [len(t.tokens(seat)) for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("NA-950", "NA-635", "NA-636")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_cannon_is_fired_only_in_the_camp(ruleset: str) -> None:
    """Plot 40: loaded, it wins a fight there without a die; a fight on the expedition cannot use it."""
    t = Table(2, ruleset)
    t.w.loaded = True
    t.w.march = t.w.party = (0, 1)
    t.dice(1)
    t.play(Fight(9, "explorers", lose=(Wood(1),)), who=0)
    assert t.idle
    assert t.w.loaded

    t = Table(2, ruleset)
    t.w.loaded = True
    wood = t.w.wood
    t.play(Fight(99, "in-camp", win=(Wood(1),)), who=0)
    t.choose("cannon")
    assert t.w.wood == wood + 1
    assert not t.w.loaded
    t.play(Fight(99, "in-camp", win=(Wood(1),), lose=(Wood(-1),)), who=0)
    assert t.w.wood == wood


@pytest.mark.rule("NA-950", "NA-961")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_only_a_loaded_cannon_is_heard_by_the_ship_that_fires(ruleset: str) -> None:
    for loaded in (True, False):
        t = Table(2, ruleset)
        t.empty("event")
        t.fetch("event/e18", "event-now")
        t.w.loaded, t.w.last_turn = loaded, t.w.turn
        t.play(RescueCheck())
        assert t.w.outcome is not None
        assert t.w.outcome.won is loaded


@pytest.mark.rule("NA-950")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(("id", "answers"), [("w23", ()), ("plot-69", ("wounds",)), ("plot-69", ("trauma",))])
def test_medicine_reaches_only_those_in_the_same_place(id: str, answers: tuple[str, ...], ruleset: str) -> None:
    """On the expedition those who are on it; in the camp those who stayed."""
    for holder, reached in ((0, {"pick:seat-0", "pick:seat-1"}), (2, {"pick:seat-2", "pick:seat-3"})):
        t = Table(4, ruleset)
        t.abilities("strong", "cook", "lucky", "fisher")
        t.wounds(2, 2, 2, 2)
        t.item(holder, id)
        t.w.march = t.w.party = (0, 1)
        card = t.w.content.index[t.key(id)]
        use = t.w.item(card).use
        assert use is not None
        t.play(UseUp(holder, card, use.then))
        for key in answers:
            t.choose(key)
        assert set(t.keys()) == reached
        assert t.where(id) == "gone"
