"""Items, trade of items and food counters, and the Ink (NA-650 to NA-659)."""

import pytest

from holdfast.core.engine.effects import Window
from holdfast.games.naufragos.flow.ending import Rescue
from tests.games.naufragos.table import RULESETS, Table


def table(ruleset: str = "2013", players: int = 3, **options: object) -> Table:
    t = Table(players, ruleset, **options)
    t.abilities(*("medic", "cook", "fisher", "lucky")[:players])
    return t


def trade(t: Table, other: int, give: str, want: str = "nothing", answer: str = "agree") -> None:
    """The one who is asked proposes a bargain, the other one answers."""
    for key in ("trade", f"with:seat-{other}", f"give:{give}", f"want:{want}"):
        t.choose(key)
    assert (t.asked, t.seat) == ("bargain", other)
    t.choose(answer, other)


@pytest.mark.rule("NA-650")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_everybody_sees_everybodys_items(ruleset: str) -> None:
    t = table(ruleset)
    t.store(wreck_ready=True)
    t.on_top("wreckage", "w9", "w13", "w16", "w7", "w2")
    t.act("wreckage")
    t.choose("take:w7", 0)
    t.choose("take:w16", 1)
    t.choose("take-nothing", 2)
    for seat in (0, 1, 2, None):
        shown = [castaway["items"] for castaway in t.game.view(seat)["castaways"]]
        assert shown == [["wreckage/w7"], ["wreckage/w16"], []]


@pytest.mark.rule("NA-651")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_machete_counts_1_for_its_owner_at_the_end(ruleset: str) -> None:
    t = table(ruleset)
    t.item(0, "w7", "w9")
    t.item(1, "w18")
    t.play(Rescue())
    assert t.game.outcome is not None
    assert t.game.outcome.scores == (1, 3, 0)


@pytest.mark.rule("NA-651", "NA-655")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_it_counts_for_him_who_has_it_then(ruleset: str) -> None:
    t = table(ruleset)
    t.item(0, "w7")
    t.to_placing()
    trade(t, 2, "w7")
    t.pawns(*["pass"] * 6)
    t.play(Rescue())
    assert t.game.outcome is not None
    assert t.game.outcome.scores == (0, 0, 1)


@pytest.mark.rule("NA-652", "NA-653", "NA-655")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_in_the_camp_items_change_hands_where_both_agree(ruleset: str) -> None:
    t = table(ruleset)
    t.item(0, "w7")
    t.item(1, "w9", "w13")
    t.to_placing()
    trade(t, 1, "w7", "w13", answer="refuse")
    assert (t.items(0), t.items(1)) == (["w7"], ["w9", "w13"])
    trade(t, 1, "w7", "w13")
    assert (t.items(0), t.items(1)) == (["w13"], ["w9", "w7"])
    assert (t.asked, t.seat) == ("place-pawn", 0), "it costs no pawn"


@pytest.mark.rule("NA-655", "NA-950")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_one_item_for_another_leaves_the_coffers_owner_with_as_many_as_before(ruleset: str) -> None:
    t = table(ruleset)
    t.item(0, "w7", "w16")
    t.item(1, "w30", "w9", "w13", "w2")
    t.to_placing()
    trade(t, 1, "w7", "w9")
    assert (t.asked, t.seat) == ("place-pawn", 0)
    assert t.items(1) == ["w30", "w13", "w2", "w7"]
    trade(t, 1, "w16")
    assert (t.asked, t.seat) == ("overloaded", 1)
    t.choose("drop:w13")
    assert (t.asked, t.seat) == ("place-pawn", 0)
    assert t.items(1) == ["w30", "w2", "w7", "w16"]
    assert t.items(0) == ["w9"]


@pytest.mark.rule("NA-655")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_loan_need_not_be_given_back(ruleset: str) -> None:
    t = table(ruleset)
    t.item(0, "w7")
    t.to_placing()
    trade(t, 1, "w7")
    trade(t, 1, "nothing", "w7", answer="refuse")
    assert t.items(1) == ["w7"]
    t.pawns(*["pass"] * 6)
    t.stop_at_dawn()
    t.phase("end")
    assert t.items(1) == ["w7"], "nothing gives it back for him"


@pytest.mark.rule("NA-652")
def test_2013_the_lost_trade_items_too() -> None:
    t = table("2013")
    t.item(0, "w7")
    t.item(2, "w16")
    t.lost(((2,), 9))
    t.to_placing()
    trade(t, 2, "w7", "w16")
    assert (t.items(0), t.items(2)) == (["w16"], ["w7"])


@pytest.mark.rule("NA-652")
def test_2013_no_lost_trade_closes_that_way() -> None:
    t = table("2013", no_lost_trade="on")
    t.item(0, "w7")
    t.item(2, "w16")
    t.lost(((2,), 9))
    t.to_placing()
    t.choose("trade")
    assert t.keys() == ["with:seat-1", "no-trade"]


@pytest.mark.rule("NA-652")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_who_wishes_trades_before_each_action_and_step_of_the_turn(ruleset: str) -> None:
    t = table(ruleset)
    t.item(0, "w7")
    t.to_placing()
    t.choose("not-so-fast")
    for key in ("wood", *["pass"] * 5):
        t.choose(key)
    assert (t.asked, t.seat) == ("window", 0)
    trade(t, 1, "w7")
    t.choose("go-on")
    t.choose("go-on")
    assert t.idle
    t.phase("survival")
    assert (t.asked, t.seat) == ("window", 0)
    trade(t, 1, "nothing", "w7")
    assert t.items(0) == ["w7"]
    t.choose("go-ahead")
    t.go_on()
    assert t.asked != "window"


@pytest.mark.rule("NA-652", "NA-655")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_castaways_first_trade_of_the_turn_is_a_move_and_he_may_go_on_haggling(ruleset: str) -> None:
    t = table(ruleset)
    t.item(0, "w7")
    t.to_placing()
    assert "trade" in [move.key for move in t.game.moves(0)]
    trade(t, 1, "w7")
    assert "trade" not in [move.key for move in t.game.moves(0)], "play at random ends"
    assert "trade" in t.keys(0)
    t.choose("trade")
    t.choose("no-trade")
    t.choose("pass")
    assert t.seat == 1
    assert "trade" in [move.key for move in t.game.moves(1)]


@pytest.mark.rule("NA-652", "NA-654")
def test_2013_nothing_changes_hands_anywhere_during_an_exploration() -> None:
    t = table("2013", 4)
    t.item(0, "w7")
    t.item(2, "w9")
    t.explore(0, 1)
    assert t.refuses("trade", 0) == {"HF-01"}
    t.dice(6, 6)
    t.choose("return")
    t.choose("stay-out")
    assert t.refuses("trade", 1) == {"HF-01"}
    t.home()
    t.to_placing()
    assert "trade" in t.keys()


def waiting(ruleset: str) -> Table:
    """0 and 1 are on the expedition, 2 and 3 in the camp; 2, who wishes to be asked, is asked. All have an item."""
    t = table(ruleset, 4)
    for seat, id in enumerate(("w7", "w9", "w13", "w16")):
        t.item(seat, id)
    t.explore(0, 1)
    t.w.alert = 0b0100
    t.play(Window("resolve"))
    assert (t.asked, t.seat) == ("window", 2)
    return t


@pytest.mark.rule("NA-654")
def test_2013_those_in_the_camp_wait_until_the_expedition_is_over() -> None:
    t = waiting("2013")
    assert t.refuses("trade") == {"HF-01"}
    t.choose("go-on")
    t.home()
    t.play(Window("resolve"))
    trade(t, 1, "w13")
    assert t.items(1) == ["w9", "w13"]


@pytest.mark.rule("NA-653", "NA-654")
def test_hr12_camp_trades_with_camp_and_expedition_with_expedition() -> None:
    t = waiting("hr12")
    t.choose("trade")
    assert t.keys() == ["with:seat-3", "no-trade"]
    t.choose("no-trade")
    t.choose("go-on")
    assert (t.asked, t.seat) == ("march", 0)
    t.choose("trade")
    assert t.keys() == ["with:seat-1", "no-trade"]
    t.choose("no-trade")
    trade(t, 1, "w7", "w9")
    assert (t.items(0), t.items(1)) == (["w9"], ["w7"])
    assert (t.asked, t.seat, t.w.party) == ("march", 0, (0, 1)), "it is still his round"


def at_home(ruleset: str) -> Table:
    """0 and 1 will explore; 2, who wishes to be asked, and 3 stay in the camp. 2 has medicine, 3 an item and food."""
    t = table(ruleset, 4)
    t.store(fire=True, wood=2)
    t.item(2, "w7")
    t.item(3, "w9")
    t.held(0, 0, 0, 1)
    t.to_placing()
    t.choose("explore")
    t.choose("explore")
    t.choose("not-so-fast", 2)
    for _ in range(6):
        t.choose("pass")
    assert (t.asked, t.seat, t.game.question.effect.at()) == ("window", 2, "resolve")
    t.choose("go-on")
    return t


@pytest.mark.rule("NA-653", "NA-701")
def test_hr12_those_at_home_trade_before_each_choice_of_the_expedition() -> None:
    t = at_home("hr12")
    assert (t.asked, t.seat, t.w.party) == ("window", 2, (0, 1))
    assert t.game.question.effect.at() == "meanwhile"
    assert {"trade", "feed-fire", "go-ahead"} <= set(t.keys())
    trade(t, 3, "w7", "food")
    assert (t.items(2), t.items(3), t.w.held) == ([], ["w9", "w7"], [0, 0, 1, 0])
    t.choose("feed-fire")
    t.choose("go-on")
    assert (t.asked, t.seat) == ("march", 0)
    t.dice(6, 6)
    t.choose("return")
    t.choose("stay-out")
    assert (t.asked, t.seat) == ("window", 2), "before the next explorer's choice too"
    t.choose("trade")
    assert t.keys() == ["with:seat-0", "with:seat-3", "no-trade"], "who is back is in the camp"
    t.choose("no-trade")
    t.choose("go-ahead")
    assert (t.asked, t.seat) == ("march", 1)


@pytest.mark.rule("NA-653", "NA-701")
def test_hr12_who_does_not_wish_it_is_not_asked_while_others_explore() -> None:
    t = table("hr12", 4)
    t.item(2, "w7")
    t.item(3, "w9")
    t.act("explore")
    assert (t.asked, t.seat) == ("march", 0)


@pytest.mark.rule("NA-654", "NA-701", "NA-428")
def test_2013_meanwhile_the_fire_is_fed_but_nothing_changes_hands() -> None:
    t = at_home("2013")
    assert (t.asked, t.seat, t.game.question.effect.at()) == ("window", 2, "meanwhile")
    assert t.refuses("trade") == {"HF-01"}
    t.choose("feed-fire")
    assert t.w.fire_wood == 1
    t.choose("go-on")
    assert (t.asked, t.seat) == ("march", 0)


@pytest.mark.rule("NA-653")
def test_hr12_the_lost_never_exchange_not_even_among_themselves() -> None:
    t = table("hr12", 4)
    for seat, id in enumerate(("w7", "w9", "w13", "w16")):
        t.item(seat, id)
    t.lost(((2, 3), 9))
    t.to_placing()
    t.choose("trade")
    assert t.keys() == ["with:seat-1", "no-trade"]
    t.choose("no-trade")
    t.w.alert = 0b1100
    t.play(Window("resolve"))
    assert t.seat == 2
    assert t.refuses("trade") == {"HF-01"}


@pytest.mark.rule("NA-656")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_blanket_is_handed_round_and_warms_both_who_rest(ruleset: str) -> None:
    t = table(ruleset)
    t.energy(2, 2, 2)
    t.item(0, "w13")
    t.to_placing()
    t.choose("not-so-fast")
    for key in ("rest:1", "rest:2", "rest:3", "pass", "pass", "pass"):
        t.choose(key)
    t.choose("go-on", 0)
    assert t.w.energy == [4, 2, 2]
    trade(t, 1, "w13")
    t.choose("go-on", 0)
    assert t.w.energy == [4, 4, 2]
    assert t.items(1) == ["w13"]
    t.choose("go-on", 0)
    assert t.w.energy == [4, 4, 3], "the third had no blanket"


@pytest.mark.rule("NA-657")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_food_counters_are_traded_like_items_in_the_camp(ruleset: str) -> None:
    t = table(ruleset)
    t.store(food=0)
    t.held(2, 0, 0)
    t.item(1, "w9")
    t.to_placing()
    trade(t, 1, "food", "w9")
    assert t.w.held == [1, 1, 0]
    assert t.items(0) == ["w9"]
    trade(t, 2, "food")
    assert t.w.held == [0, 1, 1]
    assert t.w.food == 0


@pytest.mark.rule("NA-657")
def test_hr12_explorers_trade_items_but_no_food() -> None:
    t = table("hr12")
    t.held(2, 2, 2)
    t.item(1, "w9")
    t.explore(0, 1)
    t.choose("trade")
    t.choose("with:seat-1")
    assert t.keys() == ["give:nothing", "no-trade"]
    t.choose("give:nothing")
    assert t.keys() == ["want:w9", "no-trade"]
    t.choose("no-trade")
    assert t.w.held == [2, 2, 2]


@pytest.mark.rule("NA-657")
def test_hr12_explorers_who_have_only_food_have_nothing_to_trade() -> None:
    t = table("hr12")
    t.held(2, 2, 2)
    t.explore(0, 1)
    assert t.refuses("trade") == {"HF-01"}


@pytest.mark.rule("NA-657")
def test_2013_the_lost_give_and_receive_no_food() -> None:
    t = table("2013")
    t.held(2, 0, 2)
    t.item(0, "w7")
    t.lost(((2,), 9))
    t.to_placing()
    t.choose("trade")
    t.choose("with:seat-2")
    assert t.keys() == ["give:w7", "give:nothing", "no-trade"]
    t.choose("give:w7")
    assert t.keys() == ["want:nothing", "no-trade"]


@pytest.mark.rule("NA-658")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_while_somebody_has_the_ink_nobody_else_gains_tokens(ruleset: str) -> None:
    t = table(ruleset)
    t.item(1, "w19")
    tokens = t.w.size("story")
    t.act("diary", "diary", "diary")
    assert [len(t.tokens(s)) for s in range(3)] == [0, 1, 0]
    assert t.w.size("story") == tokens - 1
    t.draw(0, "bi7", 0, 1)
    t.draw(0, "bi2", 0, 1)
    t.choose("take")
    assert [len(t.tokens(s)) for s in range(3)] == [0, 1, 0]
    t.draw(0, "plot-58", 0, 1)
    assert t.tokens(0) == []
    t.draw(1, "bi7", 0, 1)
    assert [len(t.tokens(s)) for s in range(3)] == [0, 2, 0]


@pytest.mark.rule("NA-658")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_ink_takes_no_token_away_and_goes_with_its_holder(ruleset: str) -> None:
    t = table(ruleset)
    t.item(1, "w19")
    t.story(0, 2, 3)
    t.lost(((1,), 9))
    t.draw(0, "bi7")
    assert t.asked == "march"
    assert t.tokens(0) == [2, 3], "he is lost, and still nobody else writes"
    t.item(2, "w19")
    t.draw(0, "bi15")
    assert t.tokens(0) == [2, 3]
    t.item(0, "w19")
    t.draw(0, "bc4")
    assert len(t.tokens(0)) == 3


@pytest.mark.rule("NA-659")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_only_items_and_food_can_be_put_into_a_bargain(ruleset: str) -> None:
    t = table(ruleset)
    t.story(0, 1, 2)
    t.story(1, 3)
    t.to_placing()
    assert t.refuses("trade") == {"HF-01"}, "pawns, diaries and castaways are all they have"
    t.pawns(*["pass"] * 6)
    t.item(0, "w7")
    t.held(1, 2)
    t.to_placing()
    t.choose("trade")
    t.choose("with:seat-1")
    assert t.keys() == ["give:w7", "give:food", "give:nothing", "no-trade"]
    t.choose("give:w7")
    assert t.keys() == ["want:food", "want:nothing", "no-trade"]
