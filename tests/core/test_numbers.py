"""Numbers of one table: rules and cards get other values, saves keep or refuse them, unknown names are refused."""

from typing import Any

import msgspec
import pytest

import holdfast
from holdfast.core.definition import UnknownName
from holdfast.core.numbers import check_numbers
from holdfast.core.state.save import BadSave, _checksum, read_document

NAUFRAGOS = holdfast.definition("naufragos")


def test_a_path_leads_into_a_number_of_the_rules() -> None:
    kind = holdfast.definition("robinson")
    usual: Any = kind.new(2, seed=1).world
    other: Any = kind.new(2, seed=1, numbers={"build_cost.1.0": 4}).world
    assert usual.rules.build_cost[1] == (2, 1)
    assert other.rules.build_cost == (usual.rules.build_cost[0], (4, 1), *usual.rules.build_cost[2:])


def test_a_loaded_game_begins_again_with_its_own_numbers() -> None:
    game = NAUFRAGOS.new(2, seed=5, numbers={"starting_wood": 3})
    start: Any = game.world.copy()
    game.answer(game.moves(game.asked[0])[0])
    loaded = holdfast.load(game.save())
    again: Any = NAUFRAGOS.reopened(loaded).world
    assert again.wood == 3
    assert loaded.undo(1, consent=True)
    world: Any = loaded.world
    assert world.rules == start.rules
    assert world.wood == start.wood == 3


def test_numbers_of_cards_hold_for_one_table_only() -> None:
    [usual] = [card for card in NAUFRAGOS.content().deck("wreckage") if card.id == "w1"]
    game = NAUFRAGOS.new(2, seed=5, numbers={"wreckage/w1.count": usual.count + 1})
    content = game.world.content
    assert len(content.cards) == len(NAUFRAGOS.content().cards) + 1
    assert content.hash != NAUFRAGOS.content().hash
    assert NAUFRAGOS.new(2, seed=5).world.content is NAUFRAGOS.content()
    assert NAUFRAGOS.content(cards={"wreckage/w1.count": usual.count + 1}) is content


def test_a_whole_deck_gets_another_number() -> None:
    content = NAUFRAGOS.content(cards={"wreckage/*.count": 2})
    assert {card.count for card in content.deck("wreckage")} == {2}


def test_a_save_with_other_numbers_on_cards_is_refused() -> None:
    data = NAUFRAGOS.new(2, seed=5, numbers={"wreckage/w1.count": 3}).save()
    with pytest.raises(BadSave, match=r"an experiment with other numbers.*wreckage/w1.count.*cannot be restored"):
        holdfast.load(data)


def test_a_save_of_an_older_experiment_is_refused() -> None:
    document = read_document(NAUFRAGOS.new(2, seed=5).save())
    old = msgspec.structs.replace(document, turned='{"STANDARD.sand":14}')
    with pytest.raises(BadSave, match=r"an experiment with other numbers.*STANDARD.sand"):
        holdfast.load(msgspec.json.encode(msgspec.structs.replace(old, sum=_checksum(old))))


def test_a_path_leads_through_the_lists_and_mappings_of_a_card() -> None:
    content = holdfast.definition("under_our_sun").content(cards={"mission/the-crossing.stages.2.done.0.n": 5})
    [mission] = [card for card in content.deck("mission") if card.id == "the-crossing"]
    assert mission.stages[2].done[0].n == 5  # type: ignore[attr-defined]
    content = holdfast.definition("this_war").content(cards={"fitting/crude-stove.works.0.pay.raw-food": 1})
    [stove] = [card for card in content.deck("fitting") if card.id == "crude-stove"]
    assert stove.works[0].pay["raw-food"] == 1  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("number", "value", "says"),
    [
        ("snd", 14, "there is no number 'snd'; did you mean 'sand'"),
        ("sand", "dear", "sand: 'dear' does not fit there"),
        ("sand", True, "sand: True does not fit there"),
        ("sand.teeth", 1, "it is 12 and has no parts"),
        ("raft.5", 1, "raft.5: there is no '5' there; there is 0, 1"),
        ("wreckage/w99.count", 2, "has no card wreckage/w99"),
        ("wrekage/w1.count", 2, "did you mean 'wreckage'"),
        ("wreckage/w1.cuont", 2, "did you mean 'count'"),
        ("wreckage/w1.count", "two", "'two' does not fit there"),
    ],
)
def test_an_unknown_number_is_refused_with_the_nearest_right_name(number: str, value: object, says: str) -> None:
    with pytest.raises(UnknownName, match=says):
        check_numbers(NAUFRAGOS, {number: value})
