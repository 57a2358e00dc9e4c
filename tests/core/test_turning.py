"""Numbers of a game turned for one process: what is reckoned from them follows, saves say so, strange names are refused."""

import subprocess
import sys

import pytest

import holdfast
from holdfast.core import number_overrides as turning
from holdfast.core.definition import UnknownName
from holdfast.core.state.save import BadSave

NAUFRAGOS = "holdfast.games.naufragos"
TURNED = f"""
import holdfast, sys
from holdfast.core.number_overrides import turn
kind = turn("{NAUFRAGOS}", {{"STANDARD.sand": 14, "INTERIOR": 9, "wreckage/w1.count": 1}})
from holdfast.games.naufragos import rules
print(holdfast.new("naufragos", 2, {{"ruleset": "hr12"}}).world.rules.sand, rules.SUMMIT, file=sys.stderr)
game = holdfast.new("naufragos", 2, seed=5)
data = game.save()
assert holdfast.load(data).seed == 5
sys.stdout.buffer.write(data)
"""


def test_a_process_plays_by_what_was_turned_and_its_saves_say_so() -> None:
    done = subprocess.run([sys.executable, "-c", TURNED], capture_output=True, timeout=120, check=True)
    assert done.stderr.decode().strip() == "14 21"
    with pytest.raises(BadSave, match=r"an experiment with other numbers.*STANDARD.sand"):
        holdfast.load(done.stdout)


@pytest.mark.parametrize(
    ("number", "value", "says"),
    [
        ("HOUSE_DECK.2.coast", 7, "naufragos has no number 'HOUSE_DECK'; did you mean 'HOUSE_DECKS'"),
        ("HOUSE_DECKS.2.cost", 7, "there is no 'cost' there; did you mean 'coast'"),
        ("HOUSE_DECKS.2.coast", "dear", "'dear' cannot stand for 6"),
        ("HOUSE_DECKS.2.coast", True, "True cannot stand for 6"),
        ("STANDARD.snd", 14, "there is no 'snd' there; did you mean 'sand'"),
        ("INTERIOR.teeth", 1, "it is 7 and has no parts"),
        ("AS_PRINTED.5", 1, "there is no '5' there; there is 0, 1"),
        ("wreckage/w99.count", 2, "has no card wreckage/w99"),
        ("wrekage/w1.count", 2, "did you mean 'wreckage'"),
        ("wreckage/w1.cuont", 2, "did you mean 'count'"),
        ("wreckage/w1.count", "two", "'two' does not fit there"),
    ],
)
def test_what_is_not_there_is_refused_with_the_nearest_right_name(number: str, value: object, says: str) -> None:
    with pytest.raises(UnknownName, match=says):
        turning.check(holdfast.definition("naufragos"), NAUFRAGOS, {number: value})


def test_a_card_that_is_turned_has_another_hash_and_its_fellows_have_not() -> None:
    kind = holdfast.definition("naufragos")
    content = kind.content()
    turned = turning.turned_cards(kind, content, {"wreckage/w1.count": content.deck("wreckage")[0].count + 1})
    assert turned.hash != content.hash
    assert len(turned.cards) == len(content.cards) + 1


def test_a_number_deep_in_a_card_is_turned_too() -> None:
    kind = holdfast.definition("under_our_sun")
    turned = turning.turned_cards(kind, kind.content(), {"mission/the-crossing.stages.2.done.0.n": 5})
    [card] = [card for card in turned.unique if card.key == "mission/the-crossing"]
    assert card.stages[2].done[0].n == 5  # type: ignore[attr-defined]
    with pytest.raises(UnknownName, match="there is no '9' on that card"):
        turning.turned_cards(kind, kind.content(), {"mission/the-crossing.stages.9.done": []})


def test_what_is_imported_already_cannot_be_turned() -> None:
    holdfast.definition("naufragos")
    with pytest.raises(RuntimeError, match="imported already"):
        turning.turn(NAUFRAGOS, {"INTERIOR": 8})


def test_a_way_leads_through_the_lists_of_a_card() -> None:
    kind = holdfast.definition("this_war")
    content = kind.content()
    turned = turning.turned_cards(kind, content, {"fitting/crude-stove.works.0.pay.raw-food": 1})
    [stove] = [card for card in turned.deck("fitting") if card.id == "crude-stove"]
    assert stove.works[0].pay["raw-food"] == 1
