"""Gathering Resources (RC-371 to RC-377)."""

from holdfast.core.engine.effect import Cause, Effect, Effects
from holdfast.games.robinson.lexicon import Source, Space
from holdfast.games.robinson.things.resources import Gain
from holdfast.games.robinson.world import Island


class Gathered(Effect[Island]):
    """RC-372, RC-374, RC-375: one of the source's kind, and one more for a +1 token of that kind."""

    space: Space
    source: Source
    only_token: bool = False

    def apply(self, w: Island, by: Cause) -> Effects:
        kind = "wood" if self.source == "wood" else "food"
        tokens = w.spots[self.space].tokens
        n = 0 if self.only_token else 1
        if kind in tokens or (kind == "wood" and "hatchet" in tokens):
            spent = f"token-{self.space}-{kind}"
            if spent not in w.used:
                n += 1
            w.used = (*w.used, spent)
        return (Gain(kind, n),) if n else ()


class MoreGathered(Effect[Island]):
    """RC-376, RC-377: one more of the gathered kind, also if the Action failed."""

    def apply(self, w: Island, by: Cause) -> Effects:
        source = (w.acting.name if w.acting else by.target).partition("-")[2]
        return (Gain("wood" if source == "wood" else "food"),)
