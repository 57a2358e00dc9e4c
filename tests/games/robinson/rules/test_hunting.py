"""Hunting (RC-321 to RC-327): a card in the Hunting deck, two pawns, no dice."""

import pytest

from holdfast.games.robinson.actions.hunting import BeastAppears
from tests.games.robinson.table import FRIDAY, Table


def table(players: int = 3, weapon: int = 0) -> Table:
    t = Table(players=players, starting_items="0")
    t.characters(*("carpenter", "cook", "explorer", "soldier")[:players])
    t.levels(weapon=weapon)
    return t


@pytest.mark.rule("RC-321")
def test_hunting_needs_a_beast_and_two_pawns_and_rolls_no_dice() -> None:
    t = table(weapon=2)
    t.to_planning()
    assert t.refuses("hunt:beast", 0) == {"RC-321"}

    t = table(weapon=2)
    t.beast("fox")
    t.to_planning()
    t.choose("hunt:beast", 0)
    t.choose("ready", 1)
    t.choose("ready", 2)
    assert t.refuses("ready", 0) == {"RC-279"}
    t.choose("join:hunt:beast:pawn", 0)
    used = t.w.chance.used
    t.choose("ready", 0)
    assert t.w.chance.used == used
    assert (t.w.stock["food"], t.w.stock["fur"]) == (2, 1)
    assert t.w.wounds[0] == 0


@pytest.mark.rule("RC-322")
@pytest.mark.parametrize("second", ["friday", "dog-dog", "red-shield"])
def test_the_second_pawn_may_be_a_helper(second: str) -> None:
    t = table(players=1)
    t.item("shield")
    t.beast("fox")
    t.to_planning()
    t.plan(0, "hunt:beast", f"join:hunt:beast:{second}", "ready")
    assert t.w.wounds[0] == 2
    assert t.w.wounds[FRIDAY] == 0
    assert t.w.stock["food"] == 2


@pytest.mark.rule("RC-322")
def test_friday_may_be_the_hunter() -> None:
    t = table(players=1)
    t.beast("fox")
    t.to_planning()
    t.plan(0, "friday:hunt:beast", "join:hunt:beast:dog-dog", "ready")
    assert t.w.wounds[FRIDAY] == 2
    assert t.w.wounds[0] == 0
    assert (t.w.stock["food"], t.w.stock["fur"]) == (2, 1)


@pytest.mark.rule("RC-1331", "RC-268")
def test_the_dog_hunts_with_a_player_never_alone_nor_with_a_red_pawn() -> None:
    t = table(players=1, weapon=2)
    t.item("shield")
    t.beast("fox")
    t.to_planning()
    assert not [key for key in t.keys(0) if key.startswith(("dog", "red"))]
    t.plan(0, "rest:rest", "rest:rest", "friday:rest:rest")
    assert t.refuses("hunt:beast", 0) == {"RC-262"}
    t.choose("take-back:rest:rest", 0)
    t.plan(0, "hunt:beast", "join:hunt:beast:dog-dog", "ready")
    t.go_on()
    assert t.w.stock["food"] == 2


@pytest.mark.rule("RC-323")
def test_no_more_hunts_than_beasts() -> None:
    t = table(weapon=9)
    t.beast("fox")
    t.beast("birds")
    t.to_planning()
    t.plan(0, "hunt:beast", "join:hunt:beast:pawn")
    t.plan(1, "hunt:beast", "join:hunt:beast+2:pawn")
    assert t.refuses("hunt:beast", 2) == {"RC-323"}
    t.resolve()
    t.go_on()
    assert t.w.stock["food"] == 4
    assert t.w.size("hunting") == 0


@pytest.mark.rule("RC-324")
def test_the_top_card_is_fought_and_discarded() -> None:
    t = table(weapon=1)
    t.beast("bear")
    t.beast("fox")  # on top of the Bear
    t.to_planning()
    t.plan(0, "hunt:beast", "join:hunt:beast:pawn")
    t.resolve()
    assert t.w.wounds[0] == 1
    assert t.w.ids("beast-discard") == ["fox"]
    assert t.w.ids("hunting") == ["bear"]
    assert t.w.size("beast") == 14


@pytest.mark.rule("RC-325")
def test_discarded_beasts_make_a_new_beast_deck() -> None:
    t = table(weapon=9)
    while t.w.size("beast"):
        t.w.draw("beast", "beast-discard")
    assert t.w.size("beast-discard") == 16
    t.play(BeastAppears())
    assert t.w.size("hunting") == 1
    assert t.w.size("beast") == 15
    assert t.w.size("beast-discard") == 0


@pytest.mark.rule("RC-326", "RC-483")
def test_a_beast_token_makes_the_next_hunted_beast_stronger() -> None:
    t = table(weapon=2)
    t.beast("fox")
    t.beast("birds")
    t.w.round = 2
    t.on_top("event", "event/call-of-the-wild")
    t.phase("event")
    assert t.w.token("hunt", "beast")
    t.to_planning()
    t.plan(1, "hunt:beast", "join:hunt:beast:pawn")
    t.plan(2, "hunt:beast", "join:hunt:beast+2:pawn")
    t.levels(weapon=1)
    t.resolve()
    t.choose("resolve:hunt:beast")
    assert t.w.wounds[1] == 1  # Birds of strength 1 + 1
    assert t.w.wounds[2] == 1  # a Fox of strength 2
    assert not t.w.token("hunt", "beast")


@pytest.mark.rule("RC-326")
def test_a_beast_that_is_not_hunted_leaves_the_token() -> None:
    t = table(weapon=1)
    t.beast("fox")
    t.token("hunt", "beast")
    t.threat("howling-from-the-woods", "left")  # the First Player fights the top Beast
    t.w.round = 2
    t.on_top("event", "event/sunny-beach")
    t.phase("event")
    assert t.w.wounds[:3] == [1, 0, 0]
    assert t.w.token("hunt", "beast")
    assert t.w.ids("beast-discard") == ["fox"]


@pytest.mark.rule("RC-327")
def test_hunting_without_a_weapon_is_legal() -> None:
    t = table()
    t.beast("wild-pig")  # strength 3, Weapon -1
    t.to_planning()
    t.plan(0, "hunt:beast", "join:hunt:beast:pawn")
    t.resolve()
    assert t.w.wounds[:3] == [4, 0, 0]
    assert (t.w.stock["food"], t.w.stock["fur"]) == (3, 1)


@pytest.mark.rule("RC-1333", "RC-477", "RC-321")
def test_a_minus_one_pawn_token_asks_the_next_hunt_for_three() -> None:
    t = table(players=4, weapon=9)
    t.beast("fox")
    t.beast("birds")
    t.token("hunt", "pawn")
    t.to_planning()
    t.plan(0, "hunt:beast", "join:hunt:beast:pawn")
    t.choose("hunt:beast", 1)
    t.choose("join:hunt:beast+2:pawn", 1)
    for seat in (1, 2):
        t.choose("ready", seat)
    t.choose("ready", 0)
    assert t.refuses("ready", 3) == {"RC-279"}
    t.choose("join:hunt:beast:pawn", 3)
    t.choose("ready", 3)
    t.go_on()
    assert t.w.stock["food"] == 4
    assert not t.w.token("hunt", "pawn")
