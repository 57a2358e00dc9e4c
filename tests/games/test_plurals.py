"""One is one: sentences that were met in the wrong number, and prompts that did not say what they ask."""

import re
from pathlib import Path

import pytest

import holdfast
from holdfast.core.text.localizer import Localizer

LANGS = ("en", "it", "es")
DECKS = dict.fromkeys(("events", "raids", "residents", "visitors", "fate", "fittings", "ideas"), 3)


def teller(game: str, lang: str) -> Localizer:
    return Localizer(holdfast.definition(game), lang)


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "1 page read", "2 pages read"),
        ("it", "1 pagina letta", "2 pagine lette"),
        ("es", "1 página leída", "2 páginas leídas"),
    ],
)
def test_one_page_is_read(lang, one, two):
    say = teller("this_war", lang).say
    assert say("board-decks", read=1, **DECKS).endswith(f"· {one}")
    assert say("board-decks", read=2, **DECKS).endswith(f"· {two}")


@pytest.mark.parametrize(("lang", "said"), list(zip(LANGS, ("1 AP is left", "1 PA resta", "1 PA queda"), strict=True)))
def test_one_action_point_is_left(lang, said):
    assert said in teller("under_our_sun", lang).say("risk-ends-turn", n=1)


@pytest.mark.parametrize(
    ("lang", "said"), list(zip(LANGS, ("End the turn", "Finisci il turno", "Terminas el turno"), strict=True))
)
def test_without_action_points_it_is_said_what_is_asked(lang, said):
    assert said in teller("under_our_sun", lang).say(
        "ask-take-turn",
        who="Medic",
        place="New Haven",
        ap=0,
        lacks="none",
        friend="",
        food=0,
        deadly="no",
        crowded="no",
        full="",
    )


def test_no_italian_article_stands_before_a_percentage():
    """*Nel 30 %*, but *nell’80 %*: what the number will be nobody knows."""
    texts = [*Path(holdfast.__file__).parent.rglob("text/it*.ftl")]
    assert len(texts) > 10
    before = re.compile(r"\b(?:nel|del|al|dal|sul|col|il) \{ \$[a-z-]+ \} ?%")
    assert [found.group() for file in texts for found in before.finditer(file.read_text(encoding="utf-8"))] == []
