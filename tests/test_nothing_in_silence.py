"""What lines account for, and the few fields that need none: tables that cannot be stretched until they say nothing."""

import pytest

import holdfast
from holdfast.core.text.rulebook import rules

MOST_UNSAID = 10


@pytest.mark.parametrize("name", holdfast.GAMES)
def test_few_fields_change_without_a_line_and_a_rule_says_why(name: str) -> None:
    kind = holdfast.definition(name)
    known = {*rules(kind.folder)}
    assert len(kind.text.unsaid) <= MOST_UNSAID
    assert set(kind.text.unsaid.values()) <= known


@pytest.mark.parametrize("name", holdfast.GAMES)
def test_tags_name_fields_and_zones_that_there_are(name: str) -> None:
    kind = holdfast.definition(name)
    fields = {*kind.world.__struct_fields__}
    for tag in kind.reported_fields | {*kind.text.unsaid}:
        assert tag.split(".")[0] in fields, tag
        assert tag != "zones", "a line tells of some zones, not of all"
