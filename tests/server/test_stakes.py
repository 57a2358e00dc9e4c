"""What answers cost and risk, in words for their chips; when and by which rule a question is asked."""

import pytest

from holdfast.core.cards.content import LANGUAGES
from holdfast.core.facts import Amount, Facts, Probability, Risk, Roll
from holdfast.core.text.localizer import Localizer
from holdfast.games.naufragos import DEFINITION
from holdfast.games.robinson import DEFINITION as ROBINSON
from holdfast.tables.presenters.stakes import phase_text, rule_of, stakes
from tests.games.naufragos.table import Table

SOME = Facts(
    "some",
    price=(Amount("energy", 2),),
    gains=(Amount("wood", 1),),
    roll=Roll(("d6",), "4", (Probability("success", 0.5),)),
    risks=(Risk("idle", 1, "NA-245"), Risk("nobody-knows")),
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_price_chance_risk_and_gain_in_this_order(lang: str) -> None:
    told = stakes(Localizer(DEFINITION, lang), SOME, None)
    assert [one["kind"] for one in told] == ["price", "chance", "risk", "gain"]
    assert told[1]["percent"] == 50
    assert told[2]["rule"] == "NA-245"
    assert told[0]["text"].startswith("2 ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_turn_phase_and_rule(lang: str) -> None:
    t = Table(3)
    t.to_placing()
    turn, phase = phase_text(Localizer(DEFINITION, lang, t.w.content), t.game)
    assert turn.endswith("1")
    assert phase
    assert rule_of(type(t.game.question.effect)).startswith("NA-")


def test_the_browser_is_told_in_the_words_of_all_tables() -> None:
    """Not by a number and a noun where the game has a sentence, nor what stands in the label already."""
    teller = Localizer(ROBINSON, "en")
    piled = Facts("pile", price=(Amount("wood", 1),), gains=(Amount("pile", 1), Amount("morale", 2)))
    assert [one["text"] for one in stakes(teller, piled, None)] == ["1 wood", "1 wood for the woodpile", "Morale +2"]
    assert [one["text"] for one in stakes(teller, piled, None, "1 wood")] == ["1 wood for the woodpile", "Morale +2"]
