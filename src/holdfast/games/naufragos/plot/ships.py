"""Which ships may still come, as far as a castaway knows, and how likely one of them sees the signals (NA-726, NA-727)."""

from math import comb
from typing import Any

from holdfast.core.cards.content import Content
from holdfast.core.memo import MemoPerContent
from holdfast.games.naufragos.cards import PARTS, Plot
from holdfast.games.naufragos.flow.ending import answers
from holdfast.games.naufragos.world import Shore


def basic_events(content: Content) -> list[int]:
    """Events with which a deck may have been made."""
    return [i for i in PARTS[content].happenings if not isinstance(content.cards[i], Plot)]


EVENTS = MemoPerContent(basic_events)


class Ships:
    """The events that may still come, as far as a seat knows, and what their ships look for."""

    def __init__(self, face: Any) -> None:
        self.w: Shore = face
        content = self.w.content
        with_c = face.players <= face.rules.c_events_up_to
        happenings = PARTS[content].happenings
        self.may_come = [i for i in EVENTS[content] if (with_c or not happenings[i].c) and not face.knows(i)]
        self.lie_there = [i for i in face.zones["event"].entries() if i >= 0]
        """Those of which the seat knows that they lie in the deck."""

    def seen_by(self, have: frozenset[str], left: int) -> float:
        """How likely one of the events in the deck answers these icons."""
        w, signs = self.w, set(have)
        if any(answers(w, i, signs) for i in self.lie_there):
            return 1.0
        pool = self.may_come
        fit = sum([answers(w, i, signs) for i in pool])
        drawn = max(0, min(left, len(pool)))
        return 1 - comb(len(pool) - fit, drawn) / comb(len(pool), drawn) if pool else 0.0
