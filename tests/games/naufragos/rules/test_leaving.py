"""Leaving the island: the summit, the rescue, the score (NA-720 to NA-739, NA-793)."""

import pytest

from holdfast.core.state.world import Outcome
from holdfast.games.naufragos.castaways.diary import Story
from holdfast.games.naufragos.castaways.health import Trauma
from holdfast.games.naufragos.exploration.summit import Settle
from holdfast.games.naufragos.exploration.track import Advance
from holdfast.games.naufragos.flow.ending import Rescue, RescueCheck
from holdfast.games.naufragos.rules import FIRST_OF, SUMMIT
from tests.games.naufragos.table import RULESETS, Table, both, ids

H6 = SUMMIT - 1
WHITE_SPECK = "e6"
"""Great bonfire, sand signal, spyglass and captain's notebook."""
ITEM = {"spyglass": "w1", "notebook": "w2"}


def table(ruleset: str, players: int = 3, **options: object) -> Table:
    t = Table(players, ruleset, **options)
    t.abilities(*("cook", "fisher", "medic", "lucky")[:players])
    t.energy(*[4] * players)
    return t


def climbing(ruleset: str, *cubes: int, players: int = 3) -> Table:
    """An expedition of the first castaways, whose cubes stand there; it is the first one's round."""
    t = table(ruleset, players)
    t.track(*cubes)
    t.explore(*range(len(cubes)))
    return t


def reach(t: Table) -> None:
    """The active explorer goes up from H6: by a card in 2013, by option a in the house rules."""
    if t.w.rules.name == "2013":
        t.on_top("heart", "bh5")
        t.choose("draw:heart")
    else:
        t.choose("advance")


def arrange(t: Table) -> None:
    """[HR1.2] The event deck goes back as it was."""
    while t.asked == "reorder":
        t.choose("next:1")


def last_turn(
    ruleset: str, current: str = "e1", deck: tuple[str, ...] = (), players: int = 3, **options: object
) -> Table:
    """The last turn, with this current event and these cards left in the event deck; the survival phase is over."""
    t = table(ruleset, players, **options)
    t.fetch(t.key(current), "event-now")
    t.empty("event")
    t.on_top("event", *deck)
    t.store(last_turn=1, summit=0)
    return t


def outcome(t: Table) -> Outcome:
    assert t.game.outcome is not None
    return t.game.outcome


# --- the summit -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-720")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(("answer", "turn"), [("last-turn:this", 1), ("last-turn:next", 2)])
def test_the_first_on_the_summit_says_which_turn_is_the_last(ruleset: str, answer: str, turn: int) -> None:
    t = climbing(ruleset, H6, 3)
    reach(t)
    arrange(t)
    assert t.w.track[0] == SUMMIT
    assert (t.asked, t.game.question.seats) == ("choose-last-turn", (0,)), "he alone"
    assert t.keys() == ["last-turn:this", "last-turn:next"]
    t.choose(answer)
    assert (t.w.summit, t.w.last_turn) == (0, turn)
    assert (t.asked, t.seat) == ("march", 1), "the game goes on"


@pytest.mark.rule("NA-721")
def test_2013_he_decides_without_looking_at_the_event_deck() -> None:
    t = climbing("2013", H6)
    reach(t)
    assert t.asked == "choose-last-turn", "at once"
    assert t.w.size("event") == 15
    assert t.game.view(0)["zones"]["event"] == ["?event"] * 15
    t.choose("last-turn:next")
    assert t.game.view(0)["zones"]["event"] == ["?event"] * 15


@pytest.mark.rule("NA-722", "NA-805")
def test_hr_he_first_looks_at_the_event_deck_and_orders_it() -> None:
    t = table("hr12")
    t.empty("event")
    t.on_top("event", "e3", "e9", "e14", "plot-101")
    t.track(H6)
    t.explore(0)
    t.choose("advance")
    assert (t.asked, t.seat) == ("reorder", 0)
    assert t.keys() == ["next:1", "next:2", "next:3", "next:4", "next:all"]
    t.choose("next:3")  # e14, then of e3, e9 and the ship the last
    t.choose("next:3")
    t.choose("next:2")
    assert ids(t.w, t.w.zones["event"].entries()[::-1]) == ["e14", "plot-101", "e9", "e3"]
    assert t.asked == "choose-last-turn", "then he decides"
    assert t.game.view(0)["zones"]["event"] == ["event/e3", "event/e9", "plot/plot-101", "event/e14"]
    for seat in (1, 2, None):
        shown = t.game.view(seat)["zones"]["event"]
        assert sorted(shown) == ["?event", "?event", "?event", "?plot-101"], "the others know no more than before"
    t.choose("last-turn:next")
    t.home()
    t.phase("event")
    assert ids(t.w, t.w.zones["event-now"].top) == ["e14"]


@pytest.mark.rule("NA-723")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("left", [(), ("plot-101",)])
def test_without_an_event_left_this_turn_is_the_last(ruleset: str, left: tuple[str, ...]) -> None:
    t = table(ruleset)
    t.empty("event")
    t.on_top("event", *left)
    t.track(H6)
    t.explore(0)
    reach(t)
    assert t.asked == "march", "there is nothing to ask"
    assert (t.w.summit, t.w.last_turn) == (0, 1)
    other = table(ruleset)
    other.empty("event")
    other.on_top("event", "e9", *left)
    other.track(H6)
    other.explore(0)
    reach(other)
    arrange(other)
    assert other.keys() == ["last-turn:this", "last-turn:next"]


@pytest.mark.rule("NA-724")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_who_comes_later_decides_nothing(ruleset: str) -> None:
    t = climbing(ruleset, H6, H6 - 1)
    reach(t)
    arrange(t)
    t.choose("last-turn:next")
    assert t.seat == 1
    t.w.track[1] = H6
    reach(t)
    assert t.w.track[1] == SUMMIT
    assert (t.asked, t.seat) == ("march", 0)
    assert (t.w.summit, t.w.last_turn) == (0, 2)
    t.play(Rescue())
    assert outcome(t).scores[1] >= 4, "but the 4 of the summit counts for him too"


@pytest.mark.rule("NA-739")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_he_decides_when_the_card_is_fully_resolved(ruleset: str) -> None:
    t = climbing(ruleset, H6, 3)
    t.w.difficulty = 4
    t.on_top("heart", "bh4")
    t.draw(0, "bh4", 0, 1)
    assert (t.asked, t.seat) == ("decide", 0)
    t.choose("pay")
    arrange(t)
    assert (t.asked, t.seat) == ("choose-last-turn", 0)
    assert (t.w.energy[0], t.w.difficulty) == (2, 7)
    assert t.where("plot-99") == "heart", "what the card adds has been added"
    assert t.where("bh4") == "gone"
    t.choose("last-turn:this")
    assert (t.asked, t.seat) == ("march", 1), "before the next explorer acts"


@pytest.mark.rule("NA-739")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("fate", ["dead", "lost"])
def test_his_decision_stands_whatever_becomes_of_him(ruleset: str, fate: str) -> None:
    t = climbing(ruleset, H6)
    reach(t)
    arrange(t)
    t.choose("last-turn:next")
    if fate == "lost":
        t.dice(1, 1)
        t.choose("return")
        t.choose("give:0")
    else:
        t.home()
        t.play(Trauma("0", 4))
    assert 0 not in t.w.not_lost()
    assert (t.w.summit, t.w.last_turn) == (0, 2)
    t.w.track[1] = SUMMIT
    t.play(Settle(1))
    assert t.asked != "choose-last-turn"
    assert t.w.last_turn == 2


@pytest.mark.rule("NA-739", "NA-720")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_an_advance_outside_the_expedition_counts_when_its_effect_is_over(ruleset: str) -> None:
    t = table(ruleset)
    t.track(3, H6, 3)
    t.play(Advance("1"), Story("1"), Settle())
    arrange(t)
    assert (t.asked, t.seat) == ("choose-last-turn", 1)
    assert len(t.tokens(1)) == 1


# --- the rescue -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-728", "NA-EX05")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("missing", ["nothing", "bonfire", "sand", "spyglass", "notebook"])
def test_all_four_icons_of_the_card_must_be_met_together(ruleset: str, missing: str) -> None:
    t = last_turn(ruleset, WHITE_SPECK)
    t.build(*[name for name in ("bonfire", "sand") if name != missing])
    for seat, item in enumerate(ITEM):
        if item != missing:
            t.item(seat, ITEM[item])
    t.play(RescueCheck())
    assert outcome(t).won == (missing == "nothing")


@pytest.mark.rule("NA-728")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_construction_that_is_not_finished_is_not_seen(ruleset: str) -> None:
    for progress, built in ((11, ()), (0, ("sand",))):
        t = last_turn(ruleset, "e21")  # the sand signal alone
        t.w.progress["sand"] = progress
        t.build(*built)
        t.play(RescueCheck())
        assert outcome(t).won == bool(built)


@pytest.mark.rule("NA-726", "NA-727")
def test_in_2013_any_card_of_the_deck_will_do_in_hr_only_the_revealed_one() -> None:
    old, new = (last_turn(ruleset, "e1", ("e4", WHITE_SPECK, "e7")) for ruleset in RULESETS)
    for t in (old, new):
        t.build("bonfire", "sand")
        t.item(0, "w1")
        t.item(1, "w2")
        t.play(RescueCheck())
    assert (outcome(old).won, outcome(old).why) == (True, "rescued")
    assert (outcome(new).won, outcome(new).why, outcome(new).rule) == (False, "no-rescue", "NA-727")


@pytest.mark.rule("NA-726")
def test_2013_icons_of_two_cards_are_not_added_up() -> None:
    t = last_turn("2013", "e21", ("e9", "e10"))  # SS; two that are not met
    t.build("bonfire")
    t.play(RescueCheck())
    assert (outcome(t).won, outcome(t).rule) == (False, "NA-726")


@pytest.mark.rule("NA-726")
def test_2013_past_events_do_not_count() -> None:
    t = last_turn("2013", "e1", ("e4",))
    t.fetch(t.key("e21"), "past-events")
    t.build("sand")
    t.play(RescueCheck())
    assert not outcome(t).won


@pytest.mark.rule("NA-726", "NA-727")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_current_event_counts_in_both(ruleset: str) -> None:
    t = last_turn(ruleset, "e21", ("e1",))
    t.build("sand")
    t.play(RescueCheck())
    assert outcome(t).won


@pytest.mark.rule("NA-727", "NA-729")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("lost", [True, False])
def test_the_bag_of_a_lost_castaway_is_not_there(ruleset: str, lost: bool) -> None:
    t = last_turn(ruleset, "e7")  # raft and spyglass
    t.build("raft")
    t.item(2, "w1")
    if lost:
        t.lost(((2,), 9))
    t.play(RescueCheck())
    assert outcome(t).won != lost


@pytest.mark.rule("NA-729", "NA-946")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_loaded_cannon_in_the_camp_counts_whoever_is_lost(ruleset: str) -> None:
    for loaded in (True, False):
        t = last_turn(ruleset, "e18")
        t.store(tokens=("cannon",), loaded=loaded)
        t.lost(((0, 1), 9))
        t.play(RescueCheck())
        assert outcome(t).won == loaded


@pytest.mark.rule("NA-730")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_lost_are_left_behind_and_do_not_score(ruleset: str) -> None:
    t = last_turn(ruleset, "e21")
    t.build("sand")
    t.lost(((1,), 9))
    t.story(0, 1)
    t.story(1, 3, 3, 3)
    t.item(1, "w18")
    t.track(0, SUMMIT, 0)
    t.play(RescueCheck())
    assert outcome(t).won
    assert outcome(t).scores == (1, 0, 0)
    assert outcome(t).winners == (0,)


@pytest.mark.rule("NA-731")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_nobody_rescued_nobody_wins(ruleset: str) -> None:
    t = last_turn(ruleset, "e21")
    t.story(0, 3, 3)
    t.item(1, "w18")
    t.play(RescueCheck())
    assert (outcome(t).won, outcome(t).scores, outcome(t).winners) == (False, (0, 0, 0), ())
    assert t.game.over


@pytest.mark.rule("NA-732")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_with_everybody_lost_there_is_nobody_to_be_seen(ruleset: str) -> None:
    t = last_turn(ruleset, "e21")
    t.build("sand")
    t.lost(((0, 1), 9), ((2,), 5))
    t.play(RescueCheck())
    assert (outcome(t).won, outcome(t).why, outcome(t).rule) == (False, "all-lost", "NA-732")


@pytest.mark.rule("NA-733")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_without_the_summit_there_is_no_rescue_check(ruleset: str) -> None:
    t = last_turn(ruleset, "e21")
    t.store(last_turn=0, summit=-1, food=9)
    t.build("sand")
    t.phase("survival")
    while not t.idle:
        t.choose(next(key for key in t.keys() if key.startswith(("eat:", "go-on"))))
    assert not t.game.over, "the ship that would see the signal does not look"
    t.phase("end")
    assert (outcome(t).won, outcome(t).why) == (False, "no-events")
    assert outcome(t).rule == {"2013": "NA-202", "hr12": "NA-203"}[ruleset]
    assert outcome(t).winners == ()


@pytest.mark.rule("NA-725", "NA-720")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_whole_last_turn_from_the_summit_to_the_rescue(ruleset: str) -> None:
    t = table(ruleset)
    t.build("sand")
    t.store(food=9, turn=1)
    t.track(H6, 0, 0)
    t.fetch(t.key("e21"), "event-now")
    t.to_placing()
    for key in ("explore", *["pass"] * 5):
        t.choose(key)
    reach(t)
    arrange(t)
    t.choose("last-turn:this")
    assert not t.game.over, "the turn is played to its end first"
    t.home()
    t.go_on()
    assert t.idle
    t.phase("survival")
    while t.asked in ("piece", "window", "cook"):
        t.choose(next(key for key in t.keys() if key.startswith(("eat:", "go-on"))))
    assert outcome(t).won
    assert t.w.turn == 1


# --- the score ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-734", "NA-735")
def test_2013_draws_tokens_for_the_space_hr_adds_its_number() -> None:
    old, new = both()
    for t in (old, new):
        t.abilities("cook", "fisher", "medic")
        t.story(0, 2)
        t.item(0, "w7", "w18")  # 1 and 3
        t.track(FIRST_OF["heart"], 0, 1)
        t.draws("story-3", "story-1", "story-3", "story-2")
        t.play(Rescue())
    assert old.tokens(0) == [1, 2, 3, 3], "three for the heart"
    assert (old.tokens(1), old.tokens(2)) == ([], [2]), "none for the start, one for the coast"
    assert outcome(old).scores == (2 + 7 + 4, 0, 2)
    assert new.tokens(0) == [2]
    assert outcome(new).scores == (2 + 3 + 4, 0, 1)


@pytest.mark.rule("NA-734", "NA-138")
def test_2013_an_empty_pile_is_made_again_for_the_last_tokens() -> None:
    t = table("2013")
    t.empty("story", keep=1)
    t.fetch("story/story-3", "story-discard")
    t.fetch("story/story-3", "story-discard")
    t.track(SUMMIT, 0, 0)
    t.play(Rescue())
    assert len(t.tokens(0)) == 3, "four are due, three are there"


@pytest.mark.rule("NA-736")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("best", [0, 1, 2])
def test_the_highest_score_wins_alone(ruleset: str, best: int) -> None:
    t = table(ruleset)
    for seat in range(3):
        t.story(seat, 3 if seat == best else 2)
    t.play(Rescue())
    assert (outcome(t).won, outcome(t).winners) == (True, (best,))
    assert outcome(t).scores[best] == 3


@pytest.mark.rule("NA-737")
@pytest.mark.parametrize(
    ("track", "trauma", "wounds", "winners"),
    [
        ((0, 0), (0, 0), (0, 0), (0, 1)),
        ((1, 2), (0, 3), (0, 2), (1,)),
        ((0, 0), (1, 0), (0, 3), (1,)),
        ((0, 0), (1, 1), (2, 1), (1,)),
    ],
)
def test_hr_ties_are_broken_by_track_trauma_wounds(
    track: tuple[int, ...], trauma: tuple[int, ...], wounds: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    t = table("hr12")
    t.story(0, 3)
    t.story(1, 3)
    t.track(*track)
    t.trauma(*trauma)
    t.wounds(*wounds)
    t.play(Rescue())
    assert outcome(t).scores[0] == outcome(t).scores[1]
    assert outcome(t).winners == winners


@pytest.mark.rule("NA-737")
def test_2013_too_the_further_one_wins_a_tie() -> None:
    t = table("2013")
    t.story(0, 3)
    t.story(1, 2)
    t.track(0, 1, 0)
    t.draws("story-1")
    t.play(Rescue())
    assert outcome(t).scores == (3, 3, 0)
    assert outcome(t).winners == (1,)


@pytest.mark.rule("NA-738", "NA-658")
def test_2013_the_ink_does_not_stop_the_last_tokens() -> None:
    t = table("2013")
    t.item(1, "w19")
    t.play(Story("0"))
    assert t.tokens(0) == [], "on the island nobody else writes"
    t.track(FIRST_OF["heart"], 0, 0)
    t.play(Rescue())
    assert len(t.tokens(0)) == 3


@pytest.mark.rule("NA-793")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_together_the_rescue_of_one_is_a_win_for_all(ruleset: str) -> None:
    t = last_turn(ruleset, "e21", players=4, cooperative="on")
    t.build("sand")
    t.story(0, 3)
    t.story(1, 2)
    t.story(2, 3)
    t.lost(((2,), 9))
    t.play(Trauma("3", 4))
    t.play(RescueCheck())
    assert outcome(t).won
    assert outcome(t).scores == (5, 5, 5, 5), "the sum of the rescued; the lost and the dead add nothing"
    assert outcome(t).winners == (0, 1, 2, 3)
    rivals = last_turn(ruleset, "e21", players=4)
    rivals.build("sand")
    rivals.story(0, 3)
    rivals.story(1, 2)
    rivals.play(RescueCheck())
    assert outcome(rivals).winners == (0,)


@pytest.mark.rule("NA-793")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_together_they_lose_as_any_group_does(ruleset: str) -> None:
    t = last_turn(ruleset, "e21", cooperative="on")
    t.story(0, 3)
    t.play(RescueCheck())
    assert (outcome(t).won, outcome(t).scores, outcome(t).winners) == (False, (0, 0, 0), ())
