"""Where the black die decides about a page of the Book, its numbers stand beside the answer (TW-1203, TW-1208)."""

import pytest

from holdfast.core.cards.content import LANGUAGES
from holdfast.core.text.localizer import Localizer
from holdfast.core.text.log import card_of
from holdfast.core.text.stakes import stakes
from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.book.checks import Rolled
from holdfast.games.this_war.book.scripts import OpenScript
from tests.games.this_war.table import Table

TELLERS = {lang: Localizer(DEFINITION, lang, DEFINITION.content()) for lang in LANGUAGES}


def said(t: Table, key: str) -> dict[str, str]:
    """What stands beside an answer, in each language."""
    question = t.game.question
    option = next(option for option in question.options_for(question.seats[0]) if option.key == key)
    found = {}
    for lang, teller in TELLERS.items():
        label = teller.option(question.tag, option, t.w, card_of(t.w, question.by))
        found[lang] = stakes(teller, question.facts(option), t.w, label)
    return found


@pytest.mark.rule("TW-1203", "TW-1208")
def test_a_choice_that_is_rolled_for_names_the_numbers_and_leaves_the_rest_to_the_page():
    t = Table()
    t.people("arica", "marin", "katia")
    t.run(OpenScript("vis-t-yellow3"))
    [choice] = [c for c in t.w.script("vis-t-yellow3").choices if c.check is not None and c.check.rows]
    assert list(choice.check.rows) == ["1-4", "5-10"]
    assert said(t, choice.key) == {
        "en": "1–4 or 5–10: the page tells what comes of it",
        "it": "1–4 o 5–10: la pagina dice che cosa ne viene",
        "es": "1–4 o 5–10: la página dice qué sale de ello",
    }


@pytest.mark.rule("TW-1208")
def test_when_it_has_fallen_the_table_is_told_and_a_page_that_was_not_read_is_not():
    t = Table()
    t.people("arica", "marin", "katia")
    rows = t.w.script("evt-news-white2").choices[0].check.rows
    t.run(Rolled(4, 1, rows, 0))
    prompts = {lang: teller.prompt(t.game.question, t.w) for lang, teller in TELLERS.items()}
    assert prompts["en"].endswith("What it brings: 1–4: the chosen Character: Illness +1 · 5–10: gain 1 Raw Food.")
    assert prompts["it"].endswith(
        "Che cosa porta: 1–4: il Personaggio scelto: Malattia +1 · 5–10: ottieni 1 Cibo Crudo."
    )
    assert prompts["es"].endswith("Lo que trae: 1–4: el Personaje elegido: Enfermedad +1 · 5–10: obtén 1 Comida cruda.")
    assert "chain" not in prompts["en"], "what is told of it is told when it has come to that"


@pytest.mark.rule("TW-1203")
def test_what_a_deed_does_to_everybodys_conscience_nobody_knows_before():
    t = Table()
    t.people("arica", "marin", "katia")
    t.run(OpenScript("evt-hoard"))
    [choice] = [c for c in t.w.script("evt-hoard").choices if c.check is not None and c.check.empathy]
    assert set(said(t, choice.key).values()) == {""}
