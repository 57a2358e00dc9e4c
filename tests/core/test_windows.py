"""Offers at their moments, windows for those who have one, and the silence about who has."""

from holdfast.core.engine.effects import Throw, Window
from tests.core.stories import deal, do, everybody, keys, new, planning, until
from tests.core.toy import Catch, Note, Settle


def test_nobody_has_an_offer_nobody_is_asked():
    game = do(planning(), Window("rest"), Note("on"))
    assert game.question.tag == "plan"
    assert game.world.notes == ("on0",)


def test_whoever_has_an_offer_is_asked_one_after_the_other_from_the_actor():
    game = planning()
    game.world.wounds = [1, 0, 2]
    do(game, Window("rest"), seat=1)
    assert (game.question.seats, keys(game, 2)) == ((2,), ["go-on", "rest"])
    game.choose("rest", 2)
    assert game.question.seats == (2,), "taking an offer asks again"
    game.choose("rest", 2)
    assert game.question.seats == (0,), "no offer is left to seat 2"
    game.choose("go-on", 0)
    assert game.question.tag == "plan"
    assert game.world.wounds == [1, 0, 0]


def test_a_question_has_the_offers_of_its_moment_and_without_a_moment_none():
    game = planning()
    deal(game, "sea/rope", "hand-0")
    game.world.wounds[0] = 1
    do(game, Settle(1))
    assert keys(game) == ["keep", "under:0"]


def test_a_die_may_be_rolled_again_once_by_the_owner_of_the_rope():
    game = planning()
    deal(game, "sea/rope", "hand-0")
    deal(game, "sea/rope", "hand-0", copy=1)
    game.dictate(dice=[0, 5])
    do(game, Throw("fish", (6,)), Window("dice"), Catch())
    assert keys(game) == ["go-on", "reroll:0", "reroll:1"]
    game.choose("reroll:1", 0)
    assert game.world.rolled().faces == (5,)
    assert keys(game) == ["go-on"], "still asked: others cannot know what is left in hand"
    assert [(block.rule, block.says) for block in game.explain("reroll:0", 0)] == [("TY-31", "fixed")]
    game.choose("go-on", 0)
    assert game.world.catch[0] == 1
    assert game.world.size("hand-0") == 1
    assert game.view(1)["zones"]["pile"][-1] == "sea/rope"


def test_a_suspect_is_asked_though_he_has_nothing_to_offer():
    game = planning()
    deal(game, "sea/gull", "hand-1")
    game.dictate(dice=[0])
    do(game, Throw("fish", (6,)), Window("dice"), Catch())
    assert (game.question.seats, keys(game, 1)) == ((1,), ["go-on"])


def test_what_a_suspect_answers_is_not_read_by_others():
    game = new(players=2, seed=5)
    until(game, "plan")
    for seat in (0, 1):
        game.choose("put:build", seat)
    everybody(game, "ready")
    everybody(game, "sail")
    assert (game.question.tag, len(game.question.seats)) == ("window", 1)
    first = game.question.seats[0]
    game.choose("go-on", first)
    assert game.journal[-1].seen_by(first).key == "go-on"
    assert game.journal[-1].seen_by(1 - first).key == "?"
    assert game.journal[-1].seen_by(None).key == "?"
