"""Decks that are used up (RC-213, RC-325, RC-625, RC-695)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.text.log import LogEntry
from holdfast.games.robinson.log import line
from holdfast.games.robinson.vocabulary import Deck
from holdfast.games.robinson.world import Island


class Reshuffle(Effect[Island]):
    """RC-213, RC-325, RC-449, RC-625: the discard pile makes a new deck."""

    deck: Deck
    accounts_for = (
        "zones.event",
        "zones.*-adventure",
        "zones.mystery",
        "zones.beast",
        "zones.invention",
        "zones.*-discard",
    )

    def apply(self, w: Island, by: Cause) -> Effects:
        w.refill(self.deck, f"{self.deck}-discard")
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("reshuffle", deck=f"pile-{self.deck}")


def spent(w: Island, deck: str) -> bool:
    """Is a deck used up, and is there a discard pile to make a new one of?"""
    return not w.size(deck) and w.size(f"{deck}-discard") > 0
