"""Gathering Resources (RC-371 to RC-377)."""

from holdfast.core.engine.effect import Cause, Effect, Effects
from holdfast.core.text.log import unlogged
from holdfast.games.robinson.things.resources import Gain
from holdfast.games.robinson.vocabulary import Source, Space
from holdfast.games.robinson.world import Island


class Gathered(Effect[Island]):
    """RC-372, RC-374, RC-375: one of the source's kind, and one more for a +1 token of that kind."""

    space: Space
    source: Source
    only_token: bool = False
    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        kind, n = self.yields(w)
        if self.token(w, kind):
            w.used = (*w.used, f"token-{self.space}-{kind}")
        return (Gain(kind, n),) if n else ()

    def yields(self, w: Island) -> tuple[str, int]:
        """Of what, and how much: a token gives once a round."""
        kind = "wood" if self.source == "wood" else "food"
        more = self.token(w, kind) and f"token-{self.space}-{kind}" not in w.used
        return kind, (not self.only_token) + more

    def token(self, w: Island, kind: str) -> bool:
        tokens = w.spots[self.space].tokens
        return kind in tokens or (kind == "wood" and "hatchet" in tokens)


def gathering(name: str, how: str) -> Gathered:
    """What a planned Gathering of this name and payment gathers."""
    space, _, source = name.partition("-")
    return Gathered(space, source, how == "token")


class MoreGathered(Effect[Island]):
    """RC-376, RC-377: one more of the gathered kind, also if the Action failed."""

    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        source = (w.acting.name if w.acting else by.target).partition("-")[2]
        return (Gain("wood" if source == "wood" else "food"),)
