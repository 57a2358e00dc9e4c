"""The rule catalogue by id and by words."""

from holdfast.core.rules import rules, search
from tests.core.toy import KIND


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
