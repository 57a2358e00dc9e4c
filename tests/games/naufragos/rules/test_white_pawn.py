"""The starting player's white pawn (NA-240 to NA-244, NA-251, NA-252): at once, or when he likes."""

import pytest

from holdfast.games.naufragos.castaways.health import Wound
from holdfast.games.naufragos.dice.rolls import ThrowDice
from holdfast.games.naufragos.dice.strength import Fight
from holdfast.games.naufragos.exploration.expedition import Expedition
from holdfast.games.naufragos.exploration.returning import GetLost
from holdfast.games.naufragos.night.wounds import WoundsStep
from tests.games.naufragos.table import RULESETS, Table

FISHING, PREPARE, SCOUT, BANDAGES, TIDE = (f"camp:{n}" for n in range(1, 6))


def table(ruleset: str, players: int = 3) -> Table:
    """A morning where nobody's ability matters; everybody has 4 energy."""
    t = Table(players, ruleset)
    t.abilities(*("strong", "pathfinder", "lucky", "cook")[:players])
    t.energy(*[4] * players)
    return t


def waiting(space: str = TIDE, players: int = 3) -> Table:
    """By the house rules the white pawn waits on a card, and the first coloured pawn is asked for."""
    t = table("hr12", players)
    t.phase("actions")
    t.choose(f"white:{space}")
    return t


# --- placing and resolving --------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-240", "NA-243")
def test_2013_it_is_resolved_at_once_and_its_cost_is_paid() -> None:
    t = table("2013")
    t.phase("actions")
    assert (t.asked, t.seat) == ("white-pawn", 0)
    t.draws("fish-2")
    t.choose(f"white:{FISHING}")
    assert t.game.view(None)["tiles"] == [2]
    assert t.w.energy == [3, 4, 4]
    assert (t.asked, t.seat) == ("place-pawn", 0)
    assert t.w.free_pawns == [2, 2, 2]  # no coloured pawn was used


@pytest.mark.rule("NA-240", "NA-241")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_lost_starting_player_skips_the_step(ruleset: str) -> None:
    t = table(ruleset)
    t.lost(((0,), 12))
    t.phase("actions")
    assert (t.asked, t.seat) == ("place-pawn", 1)
    assert not t.w.white


@pytest.mark.rule("NA-240")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_only_the_starting_player_is_asked_and_only_for_camp_cards(ruleset: str) -> None:
    t = table(ruleset)
    t.w.starter = 2
    t.phase("actions")
    assert (t.asked, t.seat) == ("white-pawn", 2)
    cards = [f"white:{space}" for space in (FISHING, PREPARE, SCOUT, BANDAGES, TIDE)]
    assert [key for key in t.keys() if key.startswith("white:")] == [*cards, "white:pass"]


@pytest.mark.rule("NA-241", "NA-243")
def test_hr_it_waits_and_is_paid_for_when_its_owner_resolves_it() -> None:
    t = waiting(FISHING)
    assert t.w.energy == [4, 4, 4]
    assert t.w.size("tiles") == 0
    assert t.seat == 0
    assert "resolve-white" in t.keys()
    t.draws("fish-3")
    t.choose("resolve-white")
    assert t.game.view(None)["tiles"] == [3]
    assert t.w.energy == [3, 4, 4]
    assert (t.asked, t.seat) == ("place-pawn", 0)  # it was free: he still places his pawns
    assert "resolve-white" not in t.keys()  # once only
    t.choose("pass")
    assert t.seat == 1


@pytest.mark.rule("NA-241")
def test_hr_only_its_owner_resolves_it() -> None:
    t = waiting()
    t.choose("pass")
    assert t.seat == 1
    assert "resolve-white" not in t.keys()


@pytest.mark.rule("NA-244")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_he_may_decline_to_place_it(ruleset: str) -> None:
    t = table(ruleset)
    t.phase("actions")
    t.choose("white:pass")
    assert t.w.energy == [4, 4, 4]
    assert (t.asked, t.seat, t.w.white) == ("place-pawn", 0, "")
    assert FISHING in t.keys()
    assert "resolve-white" not in t.keys()


@pytest.mark.rule("NA-243", "NA-244")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_without_energy_there_is_nothing_but_to_decline(ruleset: str) -> None:
    t = table(ruleset)
    t.energy(0, 4, 4)
    t.phase("actions")  # he is not even asked
    assert (t.asked, t.seat, t.w.white) == ("place-pawn", 0, "")
    assert (t.w.energy[0], t.w.wounds[0]) == (0, 0)


# --- until when -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-242")
def test_hr_it_may_be_resolved_between_pawns_and_steps_until_the_token_passes() -> None:
    t = waiting()
    t.store(food=3)
    t.stop_at_dawn()
    for key in ("wood", "wood", "diary", "pass", "pass", "pass"):
        t.choose(key)
    offered = []
    while not t.idle:
        if t.asked == "window":
            assert (t.seat, "resolve-white" in t.keys()) == (0, True)
            offered.append((t.game.question.effect.at(), len(t.w.pawns)))
            t.choose("go-on")
        else:
            t.choose("eat:food")
    assert offered == [("resolve", 3), ("resolve", 2), ("resolve", 1), ("survival", 0)]
    t.phase("survival")
    moments = []
    while not t.idle:
        if t.asked == "window":
            moments.append(t.game.question.effect.at())
        t.choose("go-on" if t.asked == "window" else "eat:food")
    assert moments == ["eat", "eaten", "fire", "wounds", "rescue"]
    t.phase("end")
    assert (t.asked, t.seat) == ("window", 0)
    t.dice(5)
    food = t.w.food
    t.choose("resolve-white")
    assert (t.w.food, t.w.starter) == (food + 1, 1)


@pytest.mark.rule("NA-242")
def test_hr_if_it_is_not_resolved_by_then_it_is_forfeited() -> None:
    t = waiting()
    t.stop_at_dawn()
    for _ in range(6):
        t.choose("pass")
    t.go_on()
    energy = t.w.energy[0]
    t.phase("end")
    t.go_on()
    assert (t.w.white, t.w.white_waits, t.w.starter) == ("", False, 1)
    assert t.w.energy[0] == energy  # and nothing is paid for it
    t.phase("actions")
    assert (t.asked, t.seat) == ("white-pawn", 1)


@pytest.mark.rule("NA-242")
def test_hr_in_a_last_turn_it_may_be_resolved_until_the_rescue_check() -> None:
    t = waiting()
    for _ in range(6):
        t.choose("pass")
    t.go_on()
    t.event("e4")  # both great signals and the mirror
    t.build("bonfire", "sand")
    t.item(1, "w3")
    t.store(food=3)
    t.w.last_turn = t.w.turn
    t.phase("survival")
    while t.asked != "window" or t.game.question.effect.at() != "rescue":
        t.choose("go-on" if t.asked == "window" else "eat:food")
    assert (t.seat, t.keys()) == (0, ["go-on", "resolve-white"])
    t.dice(6)
    t.draws("story-3")
    t.choose("resolve-white")  # the tide leaves a story, just in time
    outcome = t.game.outcome
    assert outcome is not None
    assert outcome.won
    assert outcome.scores[0] == 3


@pytest.mark.rule("NA-242")
def test_hr_between_two_wound_rolls_he_may_still_bandage_the_next() -> None:
    t = table("hr12")
    t.phase("actions")
    t.choose(f"white:{BANDAGES}")
    for _ in range(6):
        t.choose("pass")
    t.go_on()
    t.wounds(0, 1, 2)
    t.dice(1, 2)
    thrown = t.record(ThrowDice)
    t.play(WoundsStep())
    t.choose("go-on")  # before the step
    assert (t.asked, t.seat, t.game.question.effect.at()) == ("window", 0, "dice")
    t.choose("go-on")  # before the first roll, a 1
    assert (t.w.wounds, t.w.trauma) == ([0, 0, 2], [0, 1, 0])
    t.choose("resolve-white")
    t.choose("pick:seat-2")
    assert t.idle
    assert (t.w.wounds, t.w.trauma, t.w.energy[0]) == ([0, 0, 1], [0, 1, 0], 3)
    assert [roll.dice for roll in thrown] == [1, 1]  # one wound is left to roll for


@pytest.mark.rule("NA-242")
def test_hr_a_fight_elsewhere_goes_on_as_it_was() -> None:
    t = waiting()
    for _ in range(6):
        t.choose("pass")
    t.go_on()
    t.w.march = t.w.party = (1, 2)
    t.w.difficulty = 4
    t.energy(4, 4, 0)
    t.item(1, "w9")  # 2 strength
    t.play(Fight(6, win=(), lose=(Wound(n=2),)), who=1, place="trip")
    assert (t.asked, t.seat) == ("window", 0)
    t.dice(6, 4)
    t.draws("story-1")
    t.choose("resolve-white")  # a 6 on the beach; then the explorer's 4 and 2 hold against 6
    assert t.tokens(0) == [1]
    assert (t.idle, t.w.wounds) == (True, [0, 0, 0])


@pytest.mark.rule("NA-242")
def test_hr_not_while_the_starting_player_is_exploring() -> None:
    t = waiting()
    t.play(Expedition((0, 1)))
    assert (t.asked, t.seat) == ("march", 0)
    assert "resolve-white" not in t.keys()
    t.dice(6, 6)
    t.choose("return")
    t.choose("join-return")  # their roll is not interrupted: he cannot do camp things
    assert (t.asked, t.seat) == ("place-pawn", 0)  # back in the camp, he may
    assert "resolve-white" in t.keys()


@pytest.mark.rule("NA-242")
def test_hr_a_starting_player_who_gets_lost_forfeits_it() -> None:
    t = waiting()
    t.w.march = t.w.party = (0,)
    t.w.difficulty = 8
    t.play(GetLost((0,)))
    assert t.w.white_waits is False
    assert (t.asked, t.seat) == ("place-pawn", 1)  # the lost one places nothing
    assert t.w.energy == [4, 4, 4]


@pytest.mark.rule("NA-241", "NA-243")
def test_hr_a_card_that_cannot_be_paid_now_is_not_offered_until_it_can() -> None:
    t = waiting()
    t.energy(0, 4, 4)
    t.choose("pass")
    for _ in range(2):
        t.choose("pass")
    assert t.seat == 0
    assert t.refuses("resolve-white") == {"NA-257"}
    t.energy(1, 4, 4)
    t.choose("pass")
    t.choose("pass")
    t.choose("pass")
    assert (t.seat, t.keys()) == (0, ["go-on", "resolve-white"])


# --- the card it stands on --------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-251", "NA-253")
def test_hr_its_card_is_barred_to_the_starting_player_and_taken_while_it_waits() -> None:
    t = waiting(FISHING)
    assert t.refuses(FISHING) == {"NA-251"}
    assert PREPARE in t.keys()  # another camp card is allowed
    t.choose("pass")
    assert t.refuses(FISHING, 1) == {"NA-253"}  # one pawn on a card, and the white one waits there
    t.choose("pass")
    t.choose("pass")
    t.draws("fish-1")
    t.choose("resolve-white")
    assert t.refuses(FISHING) == {"NA-251"}  # still barred to him
    t.choose(TIDE)
    t.draws("fish-2")
    t.dice(1)
    t.choose(FISHING)  # but free for the others
    assert t.w.pawns[FISHING] == 1
    t.pawns("pass")
    assert t.idle
    assert sorted(t.game.view(None)["tiles"]) == [1, 2]
    assert t.w.energy == [2, 3, 4]


@pytest.mark.rule("NA-252")
def test_2013_it_occupies_its_card_until_the_end_of_the_phase() -> None:
    t = table("2013")
    t.phase("actions")
    t.draws("fish-1")
    t.choose(f"white:{FISHING}")
    assert t.refuses(FISHING) == {"NA-252"}
    t.choose(PREPARE)  # it is not his Camp action
    assert t.refuses(FISHING, 1) == {"NA-252"}
    t.pawns("pass", "pass", "pass", "pass", "pass")
    assert t.idle
    assert (t.w.white, t.w.energy) == ("", [2, 4, 4])
    t.w.starter = 1
    t.phase("actions")
    assert f"white:{FISHING}" in t.keys()  # the next turn it is free again


@pytest.mark.rule("NA-252", "NA-251")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_card_that_leaves_the_game_takes_the_white_pawn_with_it(ruleset: str) -> None:
    t = table(ruleset)
    for n in ("plot-11", "plot-37", "plot-44"):
        t.camp(n)
    tree = t.camp("bc11", PREPARE)  # a fallen tree, laid over Prepare an expedition
    t.w.on_card[tree] = 1
    t.phase("actions")
    t.choose(f"white:{PREPARE}")
    if ruleset == "hr12":
        t.choose("resolve-white")
    assert t.w.wood == 2
    assert t.w.white == ""
    assert PREPARE in t.keys()  # what it covered is there again, and another card


# --- while others are away --------------------------------------------------------------------------------------------


def left_behind(*explorers: int) -> Table:
    """The white pawn of the first castaway waits on Prepare an expedition, which the others leave on without him."""
    t = waiting(PREPARE)
    t.play(Expedition(explorers))
    assert t.asked == "march"
    return t


@pytest.mark.rule("NA-507", "NA-242")
def test_hr_who_stayed_at_home_prepares_nobodys_expedition() -> None:
    t = left_behind(2, 1)
    t.store(difficulty=9)
    t.choose("return")
    t.choose("join-return")
    assert (t.asked, t.seat, t.game.question.effect.at()) == ("window", 0, "dice")
    t.dice(4, 4, 1, 1)
    t.choose("resolve-white")
    assert t.w.energy[0] == 3, "it was his to waste"
    assert (t.asked, t.w.party) == ("shares", (2, 1)), "8 is not 9"


@pytest.mark.rule("NA-507", "NA-242")
def test_hr_nor_does_one_who_is_back_help_those_still_out() -> None:
    t = left_behind(0, 2)
    t.dice(6, 6)
    t.choose("return")
    t.choose("stay-out")
    assert (t.asked, t.seat, t.w.party) == ("march", 2, (2,))
    t.store(difficulty=9)
    t.choose("return")
    assert (t.asked, t.seat) == ("window", 0)
    t.dice(4, 4)
    t.choose("resolve-white")
    assert (t.asked, t.w.party, t.w.energy[0]) == ("shares", (2,), 3)


@pytest.mark.rule("NA-513")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_resolved_white_pawn_protects_no_card(ruleset: str) -> None:
    t = table(ruleset)
    for id in ("bc11", "plot-8", "plot-53"):
        t.camp(id)
    t.on_top("coast", "bc10")
    t.phase("actions")
    t.dice(1)
    t.choose(f"white:{TIDE}")
    if ruleset == "hr12":
        t.choose("resolve-white")
    t.pawns("pass", "explore", "pass", "pass", "pass", "pass")
    t.choose("draw:coast" if ruleset == "2013" else "advance")
    assert f"lay:{TIDE}" in t.keys()
    t.choose(f"lay:{TIDE}")
    assert t.where("bc10") == "camp-5"
