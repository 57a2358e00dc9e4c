"""What people are not asked, because only one answer could help anybody; and several answers given as one."""

from typing import Any

import pytest

from holdfast.core.engine.effects import Window
from holdfast.core.idle_questions import idle_answer
from holdfast.games.naufragos.actions.building import Build, BuildProgress, Contribute
from holdfast.games.naufragos.cards import Choice, Price
from holdfast.games.naufragos.castaways.death import ShareOut
from holdfast.games.naufragos.castaways.diary import KeepOne
from holdfast.games.naufragos.castaways.trade import Bargain, GoTrading
from holdfast.games.naufragos.exploration.expedition import Expedition
from holdfast.games.naufragos.exploration.returning import GetLost, ReturnRoll
from holdfast.games.naufragos.night.meals import Cook, Eating, OwnFood, Piece, PiecesDone
from holdfast.games.naufragos.night.wounds import Medic
from holdfast.games.naufragos.pawns.placing import PlacePawn
from holdfast.games.naufragos.pawns.white_pawn import WhitePawn
from holdfast.games.naufragos.plot.decisions import Decide
from holdfast.games.naufragos.plot.looking import Look
from holdfast.games.naufragos.plot.plot_cards import Camp
from holdfast.games.naufragos.plot.shares import Shares
from holdfast.games.naufragos.world import STORIES
from tests.games.naufragos.table import RULESETS, Table, ids

rulesets = pytest.mark.parametrize("ruleset", RULESETS)


def table(ruleset: str = "2013", players: int = 3) -> Table:
    t = Table(players, ruleset)
    t.abilities(*("medic", "fisher", "strong")[:players])
    return t


def unasked(t: Table) -> str:
    """What the table answers for the one who is asked, or nothing where it is a real question."""
    answer = idle_answer(t.game, t.seat)
    return answer.key if answer is not None else ""


@pytest.mark.rule("NA-305", "NA-306", "NA-309")
@rulesets
def test_the_hungry_eat_where_there_is_enough_and_the_sated_leave_the_rest(ruleset: str) -> None:
    t = table(ruleset)
    t.tiles("forage-2")
    t.store(food=3)
    t.energy(3, 6, 7)
    t.play(Eating())
    for answer in ("eat:cube", "eat:cube", "eat:food"):
        assert unasked(t) == answer
        t.choose(answer)
    assert (t.seat, unasked(t)) == (0, ""), "he may eat for energy"
    t.energy(6)
    assert unasked(t) == "leave:food"


@pytest.mark.rule("NA-305", "NA-316")
def test_where_there_is_not_enough_it_is_a_question() -> None:
    t = table()
    t.store(food=2)
    t.play(Eating())
    assert unasked(t) == ""
    t = table()
    t.store(food=3)
    t.w.tokens = ("dog",)
    t.play(Eating())
    assert unasked(t) == "", "the dog wants its share"


@pytest.mark.rule("NA-305", "NA-308")
def test_who_has_nothing_in_hand_eats_where_it_does_for_all_like_him() -> None:
    t = table()
    t.store(food=2)
    t.held(0, 0, 1)
    t.play(Eating())
    assert unasked(t) == "eat:food", "the third has a meal of his own"
    t = table()
    t.store(food=2)
    t.held(1)
    t.play(Eating())
    assert unasked(t) == "", "he may leave it to the others"


@pytest.mark.rule("NA-309", "NA-320", "NA-350")
@pytest.mark.parametrize(
    ("energy", "cubes", "answer"),
    [
        ((4, 6, 7), 1, "eat:cube"),
        ((6, 4, 7), 1, "feed:cube:seat-1"),
        ((5, 5, 7), 2, "eat:cube"),
        ((5, 4, 7), 2, ""),
        ((6, 6, 7), 2, "leave:cube"),
    ],
)
def test_what_would_rot_goes_to_whom_it_helps(energy: tuple[int, ...], cubes: int, answer: str) -> None:
    t = table()
    t.energy(*energy)
    t.store(cubes=cubes)
    t.w.fed = 0b111
    t.play(Piece(0), PiecesDone())
    assert unasked(t) == answer
    t.w.fire, t.w.fire_wood = True, 1
    t.energy(5, 5, 6)
    assert unasked(t) == "leave:cube", "the fire will warm them"


@pytest.mark.rule("NA-350", "NA-934")
def test_what_the_cook_could_keep_is_a_question() -> None:
    t = table()
    t.abilities("cook", "fisher", "strong")
    t.energy(4, 6, 7)
    t.store(cubes=2)
    t.w.fed = 0b111
    t.play(Piece(0), PiecesDone())
    assert unasked(t) == ""
    t.store(cubes=3)
    assert unasked(t) == "eat:cube"


@pytest.mark.rule("NA-308")
@rulesets
def test_food_in_hand(ruleset: str) -> None:
    t = table(ruleset)
    t.held(2)
    t.w.fed = 0b110
    t.play(OwnFood(0))
    assert unasked(t) == "own:eat"
    t.w.fed = 0b100
    assert unasked(t) == "own:eat", "and one is left for the other"
    t.w.fed = 0b000
    assert unasked(t) == "", "not enough for all"
    t.w.fed = 0b101
    assert unasked(t) == "", "somebody else is hungry"
    t.w.fed = 0b111
    assert unasked(t) == "own:keep"
    t.energy(3)
    assert unasked(t) == ""


@pytest.mark.rule("NA-436", "NA-437", "NA-438")
@rulesets
def test_energy_beyond_the_price_is_not_asked_for(ruleset: str) -> None:
    t = table(ruleset)
    t.store(wood=2)
    t.play(Contribute("shelter", (0, 1, 2)))
    assert unasked(t) == ""
    t.choose("give:3")
    assert (t.seat, unasked(t)) == (1, "give:0")
    t.energy(1, 1, 0)
    t.choose("give:1")
    t = table(ruleset)
    t.store(wood=2)
    t.energy(1, 1, 0)
    t.play(Contribute("shelter", (0, 1, 2)))
    assert unasked(t) == "give:0", "all together have not enough"
    t = table(ruleset)
    t.store(wood=2)
    t.energy(5, 0, 0)
    t.play(Contribute("shelter", (0, 1, 2)))
    assert unasked(t) == "give:3", "he came to build, and nobody else can give"


@pytest.mark.rule("NA-435")
def test_who_came_to_build_builds_the_only_thing_that_can_be_built() -> None:
    t = table()
    t.store(wood=0)
    t.play(Build(0))
    assert unasked(t) == "build:sand"
    t = table()
    t.store(wood=2)
    t.play(Build(0))
    assert unasked(t) == ""


@pytest.mark.rule("NA-500", "NA-501")
def test_free_camp_spaces_are_alike() -> None:
    t = table()
    t.play(Camp(8), who=0)
    assert t.keys() == ["lay:camp:6", "lay:camp:7", "lay:camp:8"]
    assert unasked(t) == "lay:camp:6"
    t = table()
    for card in ("bc10", "bc11", "plot-11"):
        t.camp(card)
    t.play(Camp(8), who=0)
    assert unasked(t) == "", "which card is covered is a question"


@pytest.mark.rule("NA-175")
def test_a_single_heir_and_a_single_partner_go_without_saying() -> None:
    t = table()
    for card in ("w12", "w15"):
        t.fetch(t.key(card), "estate")
    t.play(ShareOut((1,)))
    assert unasked(t) == "inherit:w12"
    t = table()
    for card in ("w12", "w15"):
        t.fetch(t.key(card), "estate")
    t.play(ShareOut((1, 2)))
    assert unasked(t) == ""
    t = table(players=2)
    t.item(0, "w12")
    t.play(GoTrading(0))
    assert unasked(t) == "with:seat-1"


@pytest.mark.rule("NA-652", "NA-655")
def test_a_trade_with_one_thing_and_a_gift_go_without_saying() -> None:
    t = table(players=2)
    t.item(0, "w12")
    t.play(GoTrading(0))
    t.choose("with:seat-1")
    assert unasked(t) == "", "he may ask for nothing and give nothing"
    t.choose("give:w12")
    assert unasked(t) == "want:nothing", "the other has nothing"
    t.choose("want:nothing")
    assert (t.seat, unasked(t)) == (1, "agree")
    t = table(players=2)
    t.item(1, "w12")
    t.play(Bargain(0, 1, "nothing", "w12"))
    assert unasked(t) == "", "a favour is a question"
    t = table(players=2)
    t.item(0, "w12")
    for card in ("w15", "w16", "w17"):
        t.item(1, card)
    t.play(Bargain(0, 1, "w12", "nothing"))
    assert unasked(t) == "", "his hands are full"


@pytest.mark.rule("NA-240", "NA-652")
@rulesets
def test_a_white_pawn_without_a_card_is_passed(ruleset: str) -> None:
    t = table(ruleset)
    t.item(1, "w12")
    t.play(WhitePawn())
    assert unasked(t) == ""
    t = table(ruleset)
    t.energy(0)
    t.item(1, "w12")
    t.play(WhitePawn())
    assert t.keys()[:2] == ["white:pass", "trade"]
    assert unasked(t) == "white:pass"


@pytest.mark.rule("NA-254", "NA-412", "NA-658")
@pytest.mark.parametrize(
    ("done", "item", "answer"),
    [
        (("rest",), "", "diary"),
        (("rest",), "w12", "diary"),
        (("rest",), "w19", "pass"),
        (("rest", "diary"), "", "pass"),
        ((), "", ""),
    ],
    ids=["writes", "could trade before", "Ink is another's", "nothing left", "where one rests is a question"],
)
def test_who_can_do_nothing_else_writes(done: tuple[str, ...], item: str, answer: str) -> None:
    t = table()
    t.energy(0)
    t.w.free_pawns, t.w.done = [1, 2, 2], [done, (), ()]
    if item:
        t.item(1, item)
    t.play(PlacePawn(0))
    assert unasked(t) == answer


@pytest.mark.rule("NA-534")
@rulesets
def test_who_has_just_set_out_does_not_turn_back(ruleset: str) -> None:
    t = table(ruleset)
    t.play(Expedition((0,)))
    assert unasked(t) == {"2013": "draw:coast", "hr12": "advance"}[ruleset]
    t = table(ruleset)
    t.w.track = [6, 0, 0]
    t.play(Expedition((0,)))
    assert unasked(t) == "", "two decks are open"


@pytest.mark.rule("NA-585", "NA-587")
@rulesets
def test_nobody_pays_for_a_hopeless_attempt(ruleset: str) -> None:
    for difficulty, tokens, answer in ((12, 0, ""), (13, 0, "give:0"), (13, 1, "")):
        t = table(ruleset)
        t.w.march = t.w.party = (0, 1)
        t.w.difficulty = difficulty
        if tokens:
            t.story(0, 3)
        t.play(Shares(2, (0, 1), then=(ReturnRoll((0, 1)),), otherwise=(GetLost((0, 1)),)), who=0)
        assert unasked(t) == answer


@pytest.mark.rule("NA-930", "NA-931")
def test_the_medic_mends_the_only_trauma() -> None:
    t = table()
    t.trauma(0, 1)
    t.play(Medic())
    assert unasked(t) == "mend:seat-1"
    t = table()
    t.trauma(0, 1, 1)
    t.play(Medic())
    assert unasked(t) == ""
    t = table()
    t.wounds(0, 1)
    t.play(Medic())
    assert unasked(t) == "", "a wound costs energy"


@pytest.mark.rule("NA-321", "NA-428", "NA-701")
@rulesets
def test_the_fire_is_fed_in_the_evening(ruleset: str) -> None:
    def evening() -> Table:
        t = table(ruleset)
        t.w.fire = True
        t.store(wood=2)
        t.play(Window("survival"))
        return t

    t = evening()
    assert unasked(t) == "feed-fire"
    t = evening()
    t.w.last_turn = 5
    assert unasked(t) == ""
    t = evening()
    t.w.progress["bonfire"] = 6
    assert unasked(t) == "", "with this wood the bonfire would be finished"
    t = evening()
    t.store(wood=1)
    assert unasked(t) == "feed-fire"
    t.w.away = 0b110
    assert unasked(t) == "", "alone with the last wood"
    t = evening()
    t.w.alert = 0b111
    assert unasked(t) == "", "he wants to be asked"


@pytest.mark.rule("NA-306")
def test_who_eats_alone_leaves_the_rest_at_once() -> None:
    t = table(players=1)
    t.tiles("forage-2")
    t.store(food=2)
    t.play(Eating())
    t.choose("eat:cube")
    t.choose("leave:all")
    t.go_on()
    assert (t.w.cubes, t.w.food, t.w.left) == (1, 2, (0, 0))
    t = table(players=2)
    t.store(food=3)
    t.play(Eating())
    assert "leave:all" not in t.keys(), "the other pieces are not his to leave"


@pytest.mark.rule("NA-722", "NA-812")
@rulesets
@pytest.mark.parametrize(
    ("then", "answers", "top", "bottom"),
    [
        ("top-or-bottom", ["top:all"], ["bc1", "bc5"], []),
        ("top-or-bottom", ["bottom", "top"], ["bc1"], ["bc5"]),
        ("top-or-bottom", ["bottom:all"], [], ["bc1", "bc5"]),
        ("reorder", ["next:all"], ["bc1", "bc5"], []),
        ("reorder", ["next:2"], ["bc5", "bc1"], []),
    ],
)
def test_cards_are_laid_back_all_at_once(
    ruleset: str, then: Any, answers: list[str], top: list[str], bottom: list[str]
) -> None:
    t = table(ruleset)
    t.on_top("coast", "bc5", "bc1")
    t.play(Look("coast", 2, then), who=0)
    for answer in answers:
        t.choose(answer)
    assert ids(t.w, t.w.zones["coast"].top) == top
    assert sorted(ids(t.w, t.w.zones["coast"].bottom)) == bottom


@pytest.mark.rule("NA-933", "NA-934")
def test_the_cook_keeps_all_that_can_be_kept() -> None:
    t = table()
    t.abilities("cook", "fisher", "strong")
    t.store(cubes=2, food=0)
    t.play(Cook())
    assert unasked(t) == "preserve:2"


@pytest.mark.parametrize(
    ("first", "second", "back"), [(3, 1, "return:second"), (1, 3, "return:first"), (1, 1, "return:first")]
)
def test_the_lower_of_two_story_tokens_goes_back(first: int, second: int, back: str) -> None:
    t = table()
    t.story(0, first, second)
    one, other = t.w.zones[STORIES[0]].top
    pair = (one, other) if t.w.piece(one).value == first else (other, one)
    t.play(KeepOne(0, *pair))
    assert unasked(t) == back


@pytest.mark.rule("NA-442")
def test_nobody_pays_to_go_on_with_what_stands_already() -> None:
    work = Choice("pay", (BuildProgress("sand", 1),), pay=Price(energy=1))
    for built, answer in (((), ""), (("sand",), "decline")):
        t = table()
        t.energy(3, 3, 3)
        t.build(*built)
        t.play(Decide((work, Choice("decline"))), who=0)
        assert unasked(t) == answer
