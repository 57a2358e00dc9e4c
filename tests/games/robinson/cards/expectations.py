"""All expectations about cards in one place: what each card does, after the tables of rules-cards.md."""

from collections.abc import Iterator
from dataclasses import replace

from tests.games.robinson.cards import expected_adventures, expected_events, expected_items, expected_mysteries
from tests.games.robinson.deeds import Line, read

EXPECTED: dict[str, str] = {
    **expected_events.EXPECTED,
    **expected_adventures.EXPECTED,
    **expected_mysteries.EXPECTED,
    **expected_items.EXPECTED,
}


def lines(card: str, text: str) -> Iterator[Line]:
    """The lines of a card. A Threat Action that names no weapon works bare-handed too, one for two pawns with both
    pawns of one player, unless the card says different players."""
    told = list(read(card, text))
    yield from told
    armed = any(line.half == "no-threat" and line.given and line.given[-1].startswith("weapon=") for line in told)
    for line in told:
        if line.half not in ("threat", "handled"):
            continue
        if not armed:
            yield replace(line, given=(*line.given, "weapon=0"))
        if line.answers[0].startswith("pair") and card != "event/argument":
            yield replace(line, answers=(line.answers[0].replace("pair", "both"), *line.answers[1:]))


LINES: list[Line] = [line for card, text in EXPECTED.items() for line in lines(card, text)]
