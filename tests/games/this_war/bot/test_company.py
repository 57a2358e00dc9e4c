"""Good company: what a friend at the table does, and what a friend never does."""

import pytest

from holdfast.core.player import RankedOption, SeatPosition
from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.book.narrative import ChooseNarrative
from holdfast.games.this_war.bot import player
from holdfast.games.this_war.bot.building import GARDENS, bed_of_earth, goals
from holdfast.games.this_war.bot.judgement import Judgement, mind
from holdfast.games.this_war.city.packing import Carry
from holdfast.games.this_war.flow.turns import BetweenTurns
from holdfast.games.this_war.rules import HUNGER
from holdfast.games.this_war.things.barter import Barter
from tests.games.this_war.table import Table

FRIEND = player("friend")


def sensed(t: Table) -> Judgement:
    own = mind("friend")
    return Judgement(SeatPosition(t.game, t.game.asked[0]), own, own.levels, own.worths)


def best(t: Table) -> RankedOption:
    return FRIEND.weigh(SeatPosition(t.game, t.game.asked[0]))[0]


def play(t: Table, tag: str) -> list[str]:
    """Whatever the friend answers while this is asked."""
    keys = []
    while t.asked == tag:
        keys.append(best(t).option.key)
        t.game.choose(keys[-1])
        assert len(keys) < 60, keys
    return keys


# --- plans that people have begun -----------------------------------------------------------------------------------


def test_an_evening_that_somebody_has_begun_is_completed() -> None:
    """TW-505, TW-506: the one who was sent to guard guards; somebody goes out, and nobody is called back."""
    t = Table()
    t.people("roman", "arica", "marko")
    t.evening()
    t.choose("guard")
    keys = play(t, "tasks")
    assert "scavenge" in keys
    assert "take-back" not in keys


def test_a_night_that_nobody_guards_yet_is_guarded() -> None:
    """TW-505: others have sent the strong ones away; the last one stands guard."""
    t = Table()
    t.people("roman", "marko", "cveta")
    t.evening()
    t.choose("scavenge")
    t.choose("scavenge")
    assert play(t, "tasks") == ["guard"]


def test_what_somebody_builds_is_not_built_twice() -> None:
    """TW-305: one Workshop is under way; the next one does something else."""
    t = Table()
    t.people("boris", "arica")
    t.store(wood=6, component=9, water=4, raw_food=3)
    t.day()
    t.choose("build:workshop")
    t.choose("slot:g3")
    assert best(t).option.key != "build:workshop"


def test_nobody_is_idle_who_can_work() -> None:
    """TW-301: a friend does not let hands rest while there is something to search."""
    t = Table()
    t.people("anton", "arica", "marin")
    t.store(water=4, raw_food=3)
    for turn in (1, 2, 3):
        t.day(turn)
        keys = play(t, "assign")
        assert "rest" not in keys


def test_nobody_is_sent_round_in_circles() -> None:
    """Nothing that was assigned is taken back, nothing that was packed is unpacked and packed again."""
    for seed in range(4):
        game, seen = DEFINITION.new(2, {}, seed), 0
        while game.asked:
            option = FRIEND.weigh(SeatPosition(game, game.asked[0]))[0].option
            assert option.key not in ("take-back", "rearm", "new-deal", "unguarded")
            seen += 1
            assert seen < 3000
            game.answer(option)


# --- what is shared -------------------------------------------------------------------------------------------------


def test_food_is_not_eaten_by_who_is_not_hungry() -> None:
    """TW-404: the last tins are everybody's."""
    t = Table()
    t.people("boris", "arica")
    t.store(canned_food=1, water=2)
    t.dusk()
    t.choose("drink")
    assert play(t, "meal") == ["nobody-eats"]


@pytest.mark.parametrize("name", ["boris", "arica"])
def test_who_starves_with_food_at_hand_eats(name: str) -> None:
    """TW-1006: whoever it is, whoever sits first."""
    t = Table()
    t.people("boris", "arica")
    t.states(name, hunger=3)
    t.store(canned_food=1, water=2)
    t.dusk()
    t.choose("drink")
    assert play(t, "meal") == ["hungry-eat:canned-food"]
    assert t.w.level(t.p(name), HUNGER) == 1


def test_all_drink_where_there_is_enough() -> None:
    """TW-401."""
    t = Table()
    t.people("boris", "arica", "marin")
    t.store(water=6)
    t.dusk()
    assert best(t).option.key == "drink"


def test_medicine_is_kept_while_nobody_is_ill() -> None:
    """TW-963: an errand at the market does not cost the only dose."""
    t = Table()
    t.people("boris", "arica")
    t.states("boris", illness=3)
    t.store(meds=1, coffee=1)
    t.in_phase("day", Barter(("cigarette", "book")))
    assert "give:meds" not in play(t, "haggle")


def test_a_goal_is_not_paid_with_the_last_food() -> None:
    """TW-207: bread for the neighbours, but not by those who starve."""
    t = Table()
    t.people("boris", "arica")
    t.w.day = 3
    for name in ("boris", "arica"):
        t.states(name, hunger=3)
    t.store(raw_food=3, water=2)
    t.goal("bread-for-the-neighbours")
    t.in_phase("day", BetweenTurns())
    assert best(t).option.key == "go-on"


def test_scavengers_fill_what_they_can_carry() -> None:
    """TW-635, TW-636: nobody walks home with empty hands."""
    t = Table()
    t.people("boris", "arica", "marin")
    t.store(water=6)
    t.tasks(boris="scavenge", arica="guard", marin="floor")
    t.in_phase("scavenging", Carry())
    play(t, "carry")
    assert sum(t.piled().values()) == t.w.character(t.p("boris")).inventory


# --- gardens ------------------------------------------------------------------------------------------------------------


def test_gardens_want_two_slots_side_by_side() -> None:
    """TW-328, TW-1745."""
    t = Table()
    t.people("boris", "arica", "marin")
    t.day()
    assert not bed_of_earth(sensed(t))
    t.clear("u4")
    assert bed_of_earth(sensed(t))


def test_gardens_are_for_those_who_will_be_hungry() -> None:
    """TW-1745: work that is not needed is better spent on boards."""
    for food, planted in ((dict[str, int](), True), ({"canned_food": 3, "raw_food": 6}, False)):
        t = Table()
        t.people("boris", "arica", "marin")
        t.store(wood=9, component=9, water=4, **food)
        t.clear("u4")
        t.w.day = 4
        t.day()
        assert (set(GARDENS) <= set(goals(sensed(t)))) == planted


def test_vegetables_for_a_soup_are_kept() -> None:
    """TW-1732: two Vegetables are six days of hunger in a soup, and two on a plate."""
    for stove, eats in ((False, True), (True, False)):
        t = Table()
        t.people("boris", "arica", "marin")
        for name in ("boris", "arica", "marin"):
            t.states(name, hunger=2)
        t.store(water=3, vegetable=2)
        if stove:
            t.built(g3="crude-stove")
        t.dusk()
        t.choose("drink")
        assert any("vegetable" in key for key in play(t, "meal")) == eats


# --- what strangers wondered at ---------------------------------------------------------------------------------------


@pytest.mark.rule("TW-819")
def test_a_card_that_would_change_nothing_is_left_for_one_that_helps() -> None:
    """Two must be as miserable as that for the quarrel to be settled."""
    t = Table()
    t.people("arica", "marin", "katia")
    t.store()
    t.w.cold = 2
    for name in ("arica", "marin", "katia"):
        t.states(name, misery=1)
    for id in ("quarrel-settled", "melted-snow"):
        t.fetch(f"narrative-action/{id}", "narrative-now")
    t.run(ChooseNarrative())
    assert best(t).option.key == "narrative:melted-snow"


@pytest.mark.rule("TW-134")
def test_card_by_card_so_that_whoever_leads_next_decides_whether_to_go_on() -> None:
    t = Table(players=3)
    t.people("arica", "marin", "katia")
    t.outside("hotel", "arica")
    assert "reveal-on" in t.keys()
    assert best(t).option.key == "reveal"
