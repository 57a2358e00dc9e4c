"""All expectations about cards in one place: what each card does, after the tables of rules-cards.md."""

from tests.rules.robinson import expected_adventures, expected_events, expected_items, expected_mysteries
from tests.rules.robinson.deeds import Line, read

EXPECTED: dict[str, str] = {
    **expected_events.EXPECTED,
    **expected_adventures.EXPECTED,
    **expected_mysteries.EXPECTED,
    **expected_items.EXPECTED,
}
LINES: list[Line] = [line for card, text in EXPECTED.items() for line in read(card, text)]
