"""Goods in numbers: one herb, three herbs. Every noun of goods has a form for one and a form for several, and no text of ours
counts with the wrong one."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import holdfast
from holdfast.core.facts import Amount
from holdfast.core.text.localizer import Localizer
from holdfast.core.text.log import card_of
from holdfast.core.text.stakes import Stakes, stakes
from holdfast.games.this_war.rules import IDS
from holdfast.games.under_our_sun.text.nouns.names import GOODS
from tests.games.test_stakes_in_words import positions

LANGS = ("en", "it", "es")
COUNTED = {
    "robinson": ("wood", "food", "ration", "fur", "determination", "items"),
    "naufragos": ("food", "wood", "energy", "item", "token"),
    "this_war": tuple(IDS),
    "under_our_sun": GOODS,
}
BY_MEASURE = {
    "robinson": {"wood", "food", "ration", "fur", "determination"},
    "naufragos": {"food", "wood", "energy"},
    "this_war": {"wood", "water", "sugar", "coffee", "alcohol-100", "jewelry", "ammo", "moonshine", "chems", "meds"}
    | {"bandages", "herbal-meds", "canned-food", "raw-food"},
    "under_our_sun": {"water", "fabric", "metal", "wood", "alcohol", "plastic", "food"},
}
"""What a language may say alike of one and of several, as of wood; what it does count it counts rightly all the same."""


@cache
def teller(game: str, lang: str) -> Localizer:
    kind = holdfast.definition(game)
    return Localizer(kind, lang, kind.content())


def said(game: str, lang: str, what: str, n: int) -> str:
    """The words alone."""
    amount = Stakes(teller(game, lang), None, "").amount("gained", Amount(what, n))
    assert amount.startswith(f"{n} "), amount
    return amount.partition(" ")[2]


def texts(game: str, lang: str) -> Iterator[tuple[str, str]]:
    """Whatever is written in a language: messages, and the words on cards."""
    folder = Path(holdfast.definition(game).folder)
    for file in sorted(folder.glob(f"text/{lang}-*.ftl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            yield file.name, line
    for card in holdfast.definition(game).content().unique:
        for key, words in card.names().items():
            yield key, words[lang]
        yield card.key, card.flavour[lang]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", sorted(COUNTED))
def test_one_and_several_have_a_form_each(game: str, lang: str) -> None:
    alike = {what for what in COUNTED[game] if said(game, lang, what, 1) == said(game, lang, what, 3)}
    assert alike <= BY_MEASURE[game]


@pytest.mark.parametrize("game", sorted(COUNTED))
def test_what_is_measured_has_one_form_in_a_language(game: str) -> None:
    """Italian leaves the noun as it is, *4 legno, 2 acqua*; Spanish measures, *4 de madera, 2 de agua*."""
    alike = [what for what in COUNTED[game] if said(game, "es", what, 1) == said(game, "es", what, 3)]
    assert [what for what in alike if not said(game, "es", what, 3).startswith("de ")] == []
    assert len(alike) >= 3
    assert [what for what in COUNTED[game] if said(game, "it", what, 3).startswith(("di ", "d’"))] == []


@pytest.mark.parametrize("game", sorted(COUNTED))
def test_no_spanish_text_counts_what_it_measures(game: str) -> None:
    counts = counts_measured(game)
    assert [f"{place}: {text[:120]}" for place, text in texts(game, "es") if counts.search(text)] == []


@pytest.mark.parametrize("game", sorted(COUNTED))
def test_no_spanish_answer_counts_what_it_measures(game: str) -> None:
    counts, told = counts_measured(game), teller(game, "es")
    for it in positions(game, 33):
        asking, w = it.question, it.world
        for option in asking.options_for(asking.seats[0]):
            label = told.option(asking.tag, option, w, card_of(w, asking.by))
            words = f"{label} – {stakes(told, asking.facts(option), w, label)}"
            assert not counts.search(words), words


def counts_measured(game: str) -> re.Pattern[str]:
    """A number before the bare name of something that Spanish measures."""
    forms = [said(game, "es", what, 3) for what in COUNTED[game]]
    measured = "|".join([re.escape(form.removeprefix("de ")) for form in forms if form.startswith("de ")])
    return re.compile(rf"(?<![\d–,.+−-])\b\d+ (?:{measured})\b")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", sorted(COUNTED))
def test_no_text_counts_one_as_several_or_several_as_one(game: str, lang: str) -> None:
    forms = [(said(game, lang, what, 1), said(game, lang, what, 3)) for what in COUNTED[game]]
    one, several = {a for a, _ in forms}, {b for _, b in forms}
    wrong: list[str] = []
    for place, text in texts(game, lang):
        for a, b in forms:
            if a == b:
                continue
            singles = "|".join(map(re.escape, [b] if b not in one else []))
            plurals = "|".join(map(re.escape, [a] if a not in several else []))
            for number, noun in (("1", singles), ("[2-9]", plurals)):
                if noun and re.search(rf"(?<![\d–,.+−-])\b{number} (?:{noun})(?![\w’'])(?! [a-zà-ù])", text):
                    wrong.append(f"{place}: {text[:120]}")
    assert wrong == []
