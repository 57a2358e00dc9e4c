"""What is at stake with every answer helps nobody choose: the question says it once, and no answer repeats it."""

import pytest

import holdfast
from holdfast.core.facts import ALIKE, Amount, Facts, Probability, Risk, Roll, common_facts
from holdfast.core.text.stakes import in_any_case, stakes
from holdfast.tables.presenters.question import SeatPresenter
from holdfast.tables.services.texts import table_texts
from tests.games.test_stakes_in_words import GAMES, positions, tellers

HURT, SEEN = Risk("hurt", 1), Risk("seen", 20)


def test_what_all_answers_have_in_common():
    one = Facts("a", price=(Amount("wood", 2),), risks=(HURT, SEEN))
    other = Facts("b", price=(Amount("wood", 2),), gains=(Amount("hp"),), risks=(HURT,))
    common = common_facts([one, other])
    assert (common.price, common.gains, common.risks) == ((Amount("wood", 2),), (), (HURT,))
    assert one.without(common).risks == (SEEN,)
    assert one.without(common).price == ()
    assert common_facts([one]) == ALIKE
    assert common_facts([]) == ALIKE


def test_a_price_is_common_only_as_a_whole_and_never_taken_from_who_pays_another():
    dear, cheap = Facts("a", price=(Amount("wood", 2), Amount("fur"))), Facts("b", price=(Amount("wood", 2),))
    assert common_facts([dear, cheap]) == ALIKE
    common = common_facts([cheap, cheap])
    assert dear.without(common).price == dear.price


def test_what_the_dice_tell_is_no_risk_besides():
    facts = Facts("dig", roll=Roll((), "", (Probability("remnants", 0.4),)), risks=(Risk("remnants"),))
    said = {lang: stakes(teller, facts) for lang, teller in tellers("this_war").items()}
    assert said == {
        "en": "a second dig needed 40 %",
        "it": "serve un secondo scavo 40 %",
        "es": "hace falta cavar otra vez 40 %",
    }


def test_it_is_said_after_the_question_unless_the_question_or_all_answers_say_it():
    teller = tellers("under_our_sun")["en"]
    common = Facts("", risks=(Risk("attacked", 1),))
    assert in_any_case(teller, common, None, "Attack or dodge?", ["a", "b"]) == "In any case: 1 enemy attacks."
    assert in_any_case(teller, common, None, "1 enemy attacks: attack or dodge?", ["a", "b"]) == ""
    assert in_any_case(teller, common, None, "Well?", ["Dodge (1 enemy attacks)", "Shoot, 1 enemy attacks"]) == ""


@pytest.mark.parametrize("game", GAMES)
def test_no_stake_stands_on_every_answer(game):
    in_turn = holdfast.definition(game).text.in_turn
    seen = 0
    for it in positions(game, 7):
        if len(it.question.seats) > 1 or it.question.tag in in_turn:
            continue
        [seat] = it.question.seats
        moves = {option.key for option in it.moves(seat)}
        for lang, teller in tellers(game).items():
            question = SeatPresenter(it, teller, table_texts(lang), seat).question()
            assert question is not None
            told = [option for option in question["options"] if option["key"] in moves]
            risks = [{s["text"] for s in option.get("stakes", ()) if s["kind"] == "risk"} for option in told]
            if len(told) > 1:
                seen += 1
                assert set.intersection(*risks) == set(), (question["prompt"], [o["label"] for o in told])
            for option in told:
                chances = [s["text"] for s in option.get("stakes", ()) if s["kind"] == "chance" and s["percent"]]
                repeated = [s["text"] for s in option.get("stakes", ()) if s["kind"] == "risk" and s["text"] in chances]
                assert repeated == [], (lang, option["label"], option["tail"])
    assert seen > 50
