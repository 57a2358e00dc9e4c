"""All expectations about cards in one place: what each card does, after the tables of rules-cards.md."""

from tests.games.naufragos.cards import expected_events, expected_exploration, expected_items, expected_plot
from tests.games.naufragos.deeds import Line, read

EXPECTED: dict[str, str] = {
    **expected_exploration.EXPECTED,
    **expected_events.EXPECTED,
    **expected_plot.EXPECTED,
    **expected_items.EXPECTED,
}
LINES: list[Line] = [line for card, text in EXPECTED.items() for line in read(card, text)]
LINES += [line for card, text in expected_items.HELD.items() for line in read(card, text)]
