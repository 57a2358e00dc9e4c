"""The rule catalogue by id and by words, in every language."""

import re
from collections import Counter
from itertools import groupby
from pathlib import Path

import pytest

import holdfast
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.text.rule_search import search
from holdfast.core.text.rulebook import REFERENCE, Rule, Table, aligned, folded, pages, read, rules
from tests.core.toy import DEFINITION

TRANSLATED = [
    (name, lang) for name in holdfast.GAMES for lang in LANGUAGES[1:] if pages(holdfast.definition(name).folder, lang)
]


def test_a_rule_has_its_chapter_and_its_text_without_source_and_ticks():
    found = rules(DEFINITION.folder)
    assert list(found) == [
        *("TY-01", "TY-02", "TY-03", "TY-04", "TY-10", "TY-11", "TY-12", "TY-13", "TY-14"),
        *("TY-20", "TY-30", "TY-31", "TY-42", "TY-90"),
    ]
    assert (found["TY-01"].chapter, found["TY-01"].text) == (
        "Days",
        "A day is dawn, sea, plans, work, council and night.",
    )
    assert found["TY-03"].text == "Building costs one wood."
    assert found["TY-90"].chapter == "The end"


def test_search_puts_rules_with_all_words_first_and_finds_nothing_by_strange_ones():
    assert {rule.id for rule in search(DEFINITION.folder, "DAY")} >= {"TY-01", "TY-02", "TY-03"}
    assert search(DEFINITION.folder, "raft hero")[0].id == "TY-90"
    assert search(DEFINITION.folder, "spaceship") == []


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
    assert [rule.id for rule in search(translated, words)] == (["TY-01"] if "ty-01" in words else [])


def test_a_rule_that_is_not_translated_is_found_by_its_english_words_and_its_chapter(translated: Path):
    assert [rule.id for rule in search(translated, "sleep", "es")] == ["TY-02"]
    assert {rule.id for rule in search(translated, "dias", "es")} == {"TY-01", "TY-02", "TY-02a"}
    assert [rule.id for rule in search(translated, "manana", "es")] == ["TY-90"]
    assert folded("È più FÀCIL: Ñ") == "e piu facil: n"


@pytest.mark.parametrize(("name", "lang"), TRANSLATED)
def test_a_translation_has_the_same_rules_in_the_same_chapters(name: str, lang: str):
    """Exactly the ids of the English rules, each once, under as many chapters, referring to the same rules."""
    folder = holdfast.definition(name).folder
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


# --- tables and remarks --------------------------------------------------------------------------------------------


TABLED = """## Build

| Term | Meaning |
|---|---|
| raft | it floats |

- **TY-01** The table below says what it takes. *(ruling: so it was (twice); see `TY-02`)*

| What | Wood |
|---|---:|
| `raft` | 3 *(given)* |
| hut, TY-02 | 1 |

| No | More |
|---|---|
| of | this |

- **TY-02** It rains. *(source: Days)* [ruling] And shines. *(kinds from source: Sky (clouds))*

| Not | said |
|---|---|
| to | players |

- **TY-03** Another table follows.

But words stand between.

| Not | this |
|---|---|

- **TY-04** Nor does a table cross a heading.

## Log

| Nor | that |
|---|---|
"""


def test_a_table_belongs_to_the_rule_that_speaks_of_it(tmp_path: Path):
    (tmp_path / "rules.md").write_text(TABLED, encoding="utf-8")
    (tmp_path / "rules-cards.md").write_text("- **TY-90** See the table:\n\n| Card |\n|---|\n", encoding="utf-8")
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "rules.es.md").write_text("## Obra\n\n- **TY-02** Llueve.\n", encoding="utf-8")
    found = rules(tmp_path)
    assert {id: rule.table for id, rule in found.items() if rule.table} == {
        "TY-01": (("What", "Wood"), ("raft", "3"), ("hut, TY-02", "1"))
    }
    assert rules(tmp_path, "es")["TY-01"].table == found["TY-01"].table, "English stands in with its table"
    assert [rule.id for rule in search(tmp_path, "hut")] == ["TY-01"], "cells are searched too"
    assert search(tmp_path, "players") == []


def test_no_remark_is_shown(tmp_path: Path):
    (tmp_path / "rules.md").write_text(TABLED, encoding="utf-8")
    assert [rule.text for rule in rules(tmp_path).values()][:2] == [
        "The table below says what it takes.",
        "It rains. [ruling] And shines.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", holdfast.GAMES)
def test_no_rule_of_a_game_shows_a_remark_or_lacks_its_table(name: str, lang: str):
    found = rules(holdfast.definition(name).folder, lang).values()
    assert not [rule.id for rule in found if "*(" in rule.text]
    assert not [
        rule.id
        for rule in found
        if re.search("table below|tabella qui sotto|tabla siguiente", rule.text, re.I) and not rule.table
    ]
    assert not [rule.id for rule in found if re.search("table above|following table|tabla anterior", rule.text)]
    assert all(len(row) == len(rule.table[0]) and all(row[:1]) for rule in found for row in rule.table)


def numbers(table: Table) -> list[list[list[str]]]:
    """The numbers and rules in each cell; a name with a number in it is no number."""
    return [[re.findall(r"[A-Z]{2}-\d+|\d+", cell.replace("100% ", "")) for cell in row] for row in table]


@pytest.mark.parametrize(("name", "lang"), TRANSLATED)
def test_a_translation_has_the_same_tables_with_the_same_numbers(name: str, lang: str):
    folder = holdfast.definition(name).folder
    english, spoken = rules(folder), read(folder, lang)
    assert [id for id in english if english[id].table] == [id for id in english if spoken[id].table]
    assert [id for id in english if numbers(english[id].table) != numbers(spoken[id].table)] == []
    assert not [id for id in english if english[id].table and english[id].table == spoken[id].table]


def test_the_tables_that_players_need():
    tabled = {
        id for name in holdfast.GAMES for id, rule in rules(holdfast.definition(name).folder).items() if rule.table
    }
    assert tabled == {
        "RC-001", "RC-501", "RC-621", "RC-641", "RC-757", "RC-900", "RC-901",
        "NA-038", "NA-040", "NA-104", "NA-760",
        "TW-016", "TW-031", "TW-1004", "TW-1016", "TW-1601",
        "US-109", "US-301",
    }  # fmt: skip


def test_a_table_in_lines():
    table = [("Who", "What he does"), ("cook", "keeps the fire and the pot"), ("hand", "–")]
    assert aligned(table, 40) == [
        "Who   What he does",
        "────  ──────────────────────────",
        "cook  keeps the fire and the pot",
        "hand  –",
    ]
    assert aligned(table, 20) == [
        "Who   What he does",
        "────  ──────────────",
        "cook  keeps the fire",
        "      and the pot",
        "hand  –",
    ]
    assert aligned(table, 10) == [
        "Who: cook;",
        "  What he",
        "  does:",
        "  keeps",
        "  the fire",
        "  and the",
        "  pot",
        "Who: hand;",
        "  What he",
        "  does: –",
    ]
    assert aligned([("A", "B"), ("", "")], 10) == ["A  B", "─  ─"]
    assert aligned((), 10) == []
