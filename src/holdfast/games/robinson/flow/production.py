"""The Production phase (RC-241 to RC-251)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.effects import Window
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.robinson.actions.dice import Throw
from holdfast.games.robinson.cards import Tile
from holdfast.games.robinson.flow.options import KeepHalf, ShortcutGives
from holdfast.games.robinson.island.tokens import FOOD_SOURCES
from holdfast.games.robinson.log import NEW_PHASE, STORE, heading, line, log_decision
from holdfast.games.robinson.rules import ACTION_DICE
from holdfast.games.robinson.vocabulary import Yielded
from holdfast.games.robinson.world import Island


class ProductionPhase(Effect[Island]):
    """RC-251: sources and tokens, Shortcut, Pit, then modifiers."""

    beat = "phase"
    accounts_for = NEW_PHASE
    log = heading("production")

    def apply(self, w: Island, by: Cause) -> Effects:
        w.phase = "production"
        if not (w.built or w.today):
            return USUAL
        pit = (Throw("pit", (6,)), PitYields()) if w.has("pit") else ()
        short = (ShortcutYields(),) if w.has("shortcut") else ()
        changed = (Modify(), Halved()) if w.today else ()
        return (CampYields(), *short, *pit, *changed, Produce(), Window("production"))


class CampYields(Effect[Island]):
    """RC-241, RC-243, RC-244, RC-927, RC-1229: uncovered sources and +1 tokens of the Camp tile; fog gives nothing."""

    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        w.produced = camp_yield(w, w.camp)
        return ()


def camp_yield(w: Island, space: str) -> dict[str, int]:
    """RC-241: what the Camp produces on a space."""
    produced = {"wood": 0, "food": 0}
    spot, tile = w.spots[space], w.tile(space)
    if tile is None or "fog" in spot.tokens:
        return produced
    for source in w.sources(space):
        produced["wood" if source == "wood" else "food"] += 1
    for token in spot.tokens:
        if token == "wood" and token_yields(w, "wood", spot.exhausted, tile.symbols):
            produced["wood"] += 1
        elif token == "food" and token_yields(w, "food", spot.exhausted, tile.symbols):
            produced["food"] += 1
        elif token == "hatchet" and "wood" in tile.symbols:
            produced["wood"] += 1
    return produced


def token_yields(w: Island, kind: str, exhausted: tuple[str, ...], symbols: tuple[str, ...]) -> bool:
    """RC-244; a switch of the edition stops tokens on exhausted sources."""
    if w.rules.token_on_exhausted:
        return True
    mine = [s for s in symbols if s == "wood" or (kind == "food" and s in FOOD_SOURCES)]
    mine = [s for s in mine if (s == "wood") == (kind == "wood")]
    return not mine or any(s not in exhausted for s in mine)


class ShortcutYields(Question[Island]):
    """RC-245, RC-246: one resource of a kind the Shortcut tile offers, the group's choice."""

    log_answer = log_decision

    def kinds(self, w: Island) -> list[str]:
        if not w.has("shortcut"):
            return []
        found = set()
        for space in w.explored():
            spot = w.spots[space]
            if "shortcut" in spot.tokens:
                found |= {"wood" if s == "wood" else "food" for s in w.sources(space)}
                symbols = w.card(spot.tile, Tile).symbols
                tokens = [t for t in ("wood", "food") if t in spot.tokens]
                found |= {t for t in tokens if token_yields(w, t, spot.exhausted, symbols)}
        return sorted(found)

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.first,) if self.kinds(w) else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for kind in self.kinds(w):
            menu.add(ShortcutGives(kind), Yields(kind))


class Yields(Effect[Island]):
    what: Yielded
    n: int = 1
    accounts_for = ("produced.*",)

    def apply(self, w: Island, by: Cause) -> Effects:
        w.produced[self.what] += self.n
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """RC-245, RC-247: nothing is logged before a Production that gives nothing."""
        barred = {"skip-production", f"no-{self.what}"} & set(w.today)
        return None if barred else line("yields", n=self.n, what=self.what)


class PitYields(Effect[Island]):
    """RC-247: a Wound face of the brown Wound die gives food, and nobody is wounded."""

    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        face = ACTION_DICE["build"][0][w.taken_up().faces[0]]
        return (Yields("food", w.rules.pit_food),) if face == "wound" else ()


class Modify(Effect[Island]):
    """RC-248, RC-250, RC-1234: what this round's cards say about Production."""

    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        if "no-food" in w.today:
            w.produced["food"] = 0
        if "no-wood" in w.today:
            w.produced["wood"] = 0
        if "food-fewer" in w.today:
            w.produced["food"] = max(0, w.produced["food"] - 1)
        if "wood-more" in w.today:
            w.produced["wood"] += 1
        if "skip-production" in w.today:
            w.produced = {"wood": 0, "food": 0}
        return ()


class Halved(Question[Island]):
    """RC-249: half of the total, rounded down, of kinds the group chooses; two such effects halve once."""

    wood: int = -1
    log_answer = log_decision

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        halved = "half-production" in w.today and self.wood < 0
        return (w.first,) if halved and any(w.produced.values()) else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        keep = sum(w.produced.values()) // 2
        for wood in range(keep + 1):
            if wood <= w.produced["wood"] and keep - wood <= w.produced["food"]:
                menu.add(KeepHalf(wood, keep - wood), Halved(wood))

    def apply(self, w: Island, by: Cause) -> Effects:
        if self.wood >= 0:
            keep = sum(w.produced.values()) // 2
            w.produced = {"wood": self.wood, "food": keep - self.wood}
        return ()


CHANGES = ("skip-production", "no-food", "no-wood", "food-fewer", "wood-more", "half-production")
"""RC-248 to RC-250: what cards of this round do to Production, by their flags."""


class Produce(Effect[Island]):
    """RC-242: into Available Resources."""

    beat = "gain"
    accounts_for = ("produced.*", *STORE)

    def apply(self, w: Island, by: Cause) -> Effects:
        for what, n in w.produced.items():
            w.stock[what] += n
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        """RC-242, RC-248 to RC-250: what comes in, and what this round's cards have made of it."""
        why = "|".join([f"made-{flag}" for flag in CHANGES if flag in w.today])
        return line("produce", wood=w.produced.get("wood", 0), food=w.produced.get("food", 0), why=why)


USUAL: Effects = (CampYields(), Produce(), Window("production"))
"""Production that no Item and no card changes."""
