"""Decks that are used up (RC-213, RC-325, RC-625, RC-695)."""

from holdfast.core.engine.effect import Cause, Effect, Effects
from holdfast.games.robinson.vocabulary import Deck
from holdfast.games.robinson.world import Island


class Reshuffle(Effect[Island]):
    """RC-213, RC-325, RC-449, RC-625: the discard pile makes a new deck."""

    deck: Deck

    def apply(self, w: Island, by: Cause) -> Effects:
        w.refill(self.deck, f"{self.deck}-discard")
        return ()


def spent(w: Island, deck: str) -> bool:
    """Is a deck used up, and is there a discard pile to make a new one of?"""
    return not w.size(deck) and w.size(f"{deck}-discard") > 0
