"""The rule catalogue by id and by words, in every language."""

import re
from collections import Counter
from itertools import groupby
from pathlib import Path

import pytest

import holdfast
from holdfast.core.content import LANGUAGES
from holdfast.core.rules import REFERENCE, Rule, folded, pages, read, rules, search
from tests.core.toy import KIND

TRANSLATED = [
    (name, lang) for name in holdfast.GAMES for lang in LANGUAGES[1:] if pages(holdfast.kind(name).folder, lang)
]


def test_a_rule_has_its_chapter_and_its_text_without_source_and_ticks():
    found = rules(KIND.folder)
    assert list(found) == ["TY-01", "TY-02", "TY-03", "TY-04", "TY-14", "TY-31", "TY-42", "TY-90"]
    assert (found["TY-01"].chapter, found["TY-01"].text) == (
        "Days",
        "A day is dawn, sea, plans, work, council and night.",
    )
    assert found["TY-03"].text == "Building costs one wood."
    assert found["TY-90"].chapter == "The end"


def test_search_wants_all_words_and_puts_more_hits_first():
    assert [rule.id for rule in search(KIND.folder, "DAY")] == ["TY-01", "TY-02", "TY-03"]
    assert [rule.id for rule in search(KIND.folder, "raft hero")] == ["TY-90"]
    assert search(KIND.folder, "raft spaceship") == []


@pytest.fixture
def translated(tmp_path: Path) -> Path:
    """Four rules, three of them in Spanish too."""
    (tmp_path / "rules.md").write_text(
        "# Raft\n\n## Days\n\n- **TY-01** An action is one of `TY-02`.\n- **TY-02** Sleep.\n- **TY-02a** Or wake.\n"
        "\n## The end\n\n- **TY-90** All are home.\n",
        encoding="utf-8",
    )
    (tmp_path / "rules-cards.md").write_text("## Cards\n\n- **TY-91** A card is read.\n", encoding="utf-8")
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "rules.es.md").write_text(
        "## Los días\n\n- **TY-01** Una Acción es una de `TY-02`. *(fuente: los días)*\n- **TY-02a** O despierta.\n"
        "\n## El fin\n\n- **TY-90** Todos en casa, mañana.\n",
        encoding="utf-8",
    )
    return tmp_path


def told(rule: Rule) -> tuple[str, str, str, str]:
    return rule.id, rule.chapter, rule.text, rule.lang


def test_a_rule_is_told_in_the_language_of_its_reader_and_else_in_english(translated: Path):
    assert [told(rule) for rule in rules(translated, "es").values()] == [
        ("TY-01", "Los días", "Una Acción es una de TY-02.", "es"),
        ("TY-02", "Los días", "Sleep.", "en"),
        ("TY-02a", "Los días", "O despierta.", "es"),
        ("TY-90", "El fin", "Todos en casa, mañana.", "es"),
        ("TY-91", "Cards", "A card is read.", "en"),
    ]
    assert [rule.text for rule in rules(translated, "it").values()] == [r.text for r in rules(translated).values()]
    assert list(rules(translated)) == list(rules(translated, "es")), "a translation adds no rule to the catalogue"


@pytest.mark.parametrize("words", ["acción", "accion", "ACCIÓN una", "Acción", "ty-01 accion"])
def test_search_is_in_the_language_of_the_reader_and_accents_do_not_matter(translated: Path, words: str):
    assert [rule.id for rule in search(translated, words, "es")] == ["TY-01"]
    assert search(translated, words) == []


def test_a_rule_that_is_not_translated_is_found_by_its_english_words_and_its_chapter(translated: Path):
    assert [rule.id for rule in search(translated, "sleep", "es")] == ["TY-02"]
    assert {rule.id for rule in search(translated, "dias", "es")} == {"TY-01", "TY-02", "TY-02a"}
    assert [rule.id for rule in search(translated, "manana", "es")] == ["TY-90"]
    assert folded("È più FÀCIL: Ñ") == "e piu facil: n"


@pytest.mark.parametrize(("name", "lang"), TRANSLATED)
def test_a_translation_has_the_same_rules_in_the_same_chapters(name: str, lang: str):
    """Exactly the ids of the English rules, each once, under as many chapters, referring to the same rules."""
    folder = holdfast.kind(name).folder
    english, spoken = rules(folder), read(folder, lang)
    [page] = pages(folder, lang)
    ids = re.findall(r"^- \*\*(\S+?)\*\*", page.read_text(encoding="utf-8"), re.M)
    assert not [id for id, times in Counter(ids).items() if times > 1]
    assert sorted(ids) == sorted(english)
    assert not {
        id: (REFERENCE.findall(english[id].text), REFERENCE.findall(spoken[id].text))
        for id in english
        if sorted(set(REFERENCE.findall(english[id].text))) != sorted(set(REFERENCE.findall(spoken[id].text)))
    }
    assert not [id for id in english if not spoken[id].text.strip() or not spoken[id].chapter]
    runs = [
        [len(list(rules_of)) for _, rules_of in groupby(told.values(), key=lambda rule: rule.chapter)]
        for told in (english, {id: spoken[id] for id in english})
    ]
    assert runs[0] == runs[1]
    words = {rule.chapter: spoken[id].chapter for id, rule in english.items()}
    assert all(spoken[id].chapter == words[rule.chapter] for id, rule in english.items())
    assert len(set(words.values())) == len(words)
