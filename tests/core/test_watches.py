"""What lasts: numbers, watches before, after and instead, things put off, and their ends."""

import holdfast.core.state.save
from holdfast.core.engine.effect import Cause
from holdfast.core.engine.effects import Due, EndOf, Last, Throw, Under
from holdfast.core.state.world import Lasting
from tests.core.stories import Ear, do, planning
from tests.core.toy import DEFINITION, Catch, Gain, Note, Settle, Wound


def watch(what, how, *then, until="", seat=-1):
    return Last(Lasting(what, how=how, then=then, until=until, seat=seat))


def test_before_and_after_go_around_the_effect():
    game = planning()
    do(game, watch("note", "before", Gain(5)), watch("note", "after", Wound()))
    wood = game.world.wood
    ear = game.watch(Ear())
    do(game, Note("x"))
    told = [effect for effect, _, _ in ear.effects if not type(effect).quiet]
    assert told == [Gain(5), Note("x"), Wound()], "the watched effect is told, not its wrapping"
    assert (game.world.wood, game.world.notes, game.world.wounds[0]) == (wood + 5, ("x0",), 1)


def test_each_watch_is_heard_once_per_effect():
    game = do(planning(), watch("wound", "before", Note("b")), watch("wound", "before", Note("c")))
    do(game, Wound(), Wound())
    assert game.world.notes == ("b0", "c0", "b0", "c0")
    assert game.world.wounds[0] == 2


def test_instead_takes_the_place_of_the_effect_for_the_taker_of_the_effect():
    game = do(planning(), watch("wound", "instead", Note("spared")), seat=1)
    do(game, Wound(), seat=2)
    assert game.world.notes == ("spared2",)
    assert game.world.wounds == [0, 0, 0]


def test_used_up_watches_are_gone_others_stay():
    game = do(planning(), watch("wound", "instead", Note("spared"), until="used"), watch("wound", "after", Note("ow")))
    do(game, Wound(), Wound())
    assert game.world.notes == ("spared0", "ow0", "ow0")
    assert game.world.wounds[0] == 1


def test_of_two_equal_replacements_only_the_one_used_is_spent():
    once = watch("wound", "instead", Note("spared"), until="used")
    game = do(planning(), once, once)
    do(game, Wound(), Wound(), Wound())
    assert game.world.notes == ("spared0", "spared0")
    assert game.world.wounds[0] == 1


def test_a_watch_of_one_seat_hears_only_what_that_seat_causes():
    game = do(planning(), watch("wound", "instead", Note("spared"), seat=1))
    do(game, Wound(), seat=0)
    do(game, Wound(), seat=1)
    assert game.world.notes == ("spared1",)
    assert game.world.wounds == [1, 0, 0]


def test_a_watch_hears_the_effect_also_where_a_variant_has_another_law():
    game = do(planning(sea="rough"), watch("catch", "before", Note("splash")))
    game.dictate(dice=[2])
    do(game, Throw("fish", (6,)), Catch())
    assert game.world.notes == ("splash0",)
    assert game.world.catch[0] == 0, "the rough law counted: a 3 is no catch"


def test_an_effect_that_became_void_by_its_own_watch_does_not_happen():
    game = planning()
    game.world.wounds[0] = 2
    do(game, watch("wound", "before", Under(Cause(0), (Wound("each"),)), until="used"))
    do(game, Wound())
    assert game.world.wounds == [3, 1, 1], "dead before the blow fell"


def test_a_game_can_be_saved_between_a_watch_and_what_it_watches():
    game = do(planning(), watch("wound", "before", Settle(2)))
    do(game, Wound())
    assert game.question.tag == "settle"
    again = holdfast.core.state.save.load(game.save(), lambda name: DEFINITION)
    assert again.save() == game.save()
    for played in (game, again):
        played.choose("keep")
        assert played.world.wounds[0] == 1


def test_what_was_put_off_happens_oldest_first_under_its_own_cause_and_once():
    game = planning()
    do(game, watch("noon", "due", Note("a")), seat=1)
    do(game, watch("noon", "due", Note("b"), Note("c")), seat=2)
    do(game, watch("midnight", "due", Note("not yet")))
    do(game, Due("noon"), Note("d"), Due("noon"))
    assert game.world.notes == ("a1", "b2", "c2", "d0")


def test_what_lasts_ends_with_its_time_and_nothing_else_does():
    game = do(planning(), Last(Lasting("catch", 2, until="round")), Last(Lasting("catch", 1, seat=1)))
    w = game.world
    assert [w.add_up("catch", seat, 10) for seat in range(3)] == [12, 13, 12]
    do(game, EndOf("phase"))
    assert w.add_up("catch", 0) == 2
    do(game, EndOf("round"))
    assert [w.add_up("catch", seat) for seat in range(3)] == [0, 1, 0]


def test_an_ended_watch_is_not_heard():
    game = do(planning(), watch("wound", "instead", Note("spared"), until="phase"), EndOf("phase"))
    do(game, Wound())
    assert game.world.notes == ()
    assert game.world.wounds[0] == 1
