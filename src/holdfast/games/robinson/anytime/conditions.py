"""Conditions that cards and offers ask for."""

from holdfast.core.engine.effect import EVERYBODY, Cause, Condition
from holdfast.games.robinson.cards import Mystery
from holdfast.games.robinson.island.tiles import removable
from holdfast.games.robinson.people.wounds import in_reach
from holdfast.games.robinson.vocabulary import Adventures, DiceKind, NewFlag, Pile, Resource, Sky, TileToken, Track
from holdfast.games.robinson.world import Island


class HasItem(Condition[Island]):
    """RC-1242: checked at the moment it matters, against Items available then."""

    item: str

    def holds(self, w: Island, by: Cause) -> bool:
        return w.has(self.item)


class LevelAtLeast(Condition[Island]):
    track: Track
    n: int

    def holds(self, w: Island, by: Cause) -> bool:
        return w.levels[self.track] >= self.n


class RoundAtLeast(Condition[Island]):
    """For the goal and the locks of a Scenario of a pack."""

    n: int

    def holds(self, w: Island, by: Cause) -> bool:
        return w.round >= self.n


class TilesExplored(Condition[Island]):
    """The players have revealed this number of tiles."""

    n: int

    def holds(self, w: Island, by: Cause) -> bool:
        return w.count("tiles") >= self.n


class Sheltered(Condition[Island]):
    def holds(self, w: Island, by: Cause) -> bool:
        return w.sheltered()


class Unbuilt(Condition[Island]):
    """One of these Inventions is on the board, not yet built."""

    items: tuple[str, ...]

    def holds(self, w: Island, by: Cause) -> bool:
        return any(w.find("inventions", i) >= 0 for i in self.items)


class Stocked(Condition[Island]):
    """RC-552: for a skill, the food that its owner can eat."""

    what: Resource
    n: int = 1

    def holds(self, w: Island, by: Cause) -> bool:
        own = by.place == "skill" and self.what == "food"
        return (w.meal(by.who) if own else w.free(self.what)) >= self.n


class Wounded(Condition[Island]):
    """A person in reach has a Wound to heal."""

    def holds(self, w: Island, by: Cause) -> bool:
        return bool(in_reach(w, by.seat))


class Clouds(Condition[Island]):
    kind: Sky

    def holds(self, w: Island, by: Cause) -> bool:
        return w.clouds.get(self.kind, 0) > 0


class DeckHas(Condition[Island]):
    zone: Pile

    def holds(self, w: Island, by: Cause) -> bool:
        return w.size(self.zone) > 0


class BeastsLeft(Condition[Island]):
    """RC-325, RC-634: not all Beasts are in the Hunting deck."""

    def holds(self, w: Island, by: Cause) -> bool:
        return w.size("beast") + w.size("beast-discard") > 0


class WorthLooking(Condition[Island]):
    """RC-629, RC-636: a deck with a card that not everybody knows, or with several that may change places."""

    zone: Pile

    def holds(self, w: Island, by: Cause) -> bool:
        cards = w.size(self.zone)
        return cards > 1 or (cards == 1 and not any(w.seen[c] == EVERYBODY for c in w.zones[self.zone].top if c >= 0))


class InventionsLeft(Condition[Island]):
    """RC-625, RC-636: there is a card to draw, when the discarded ones have been shuffled."""

    def holds(self, w: Island, by: Cause) -> bool:
        return w.size("invention") + w.size("invention-discard") > 0


class Rolling(Condition[Island]):
    """Action dice of this kind are on the table."""

    kind: DiceKind

    def holds(self, w: Island, by: Cause) -> bool:
        rolled = w.rolled()
        return rolled is not None and rolled.kind == self.kind


class Resolving(Condition[Island]):
    """RC-1191: an Action is being resolved."""

    def holds(self, w: Island, by: Cause) -> bool:
        return w.acting is not None


class Arranging(Condition[Island]):
    """RC-486, RC-1233: this Arranging has a benefit, and the Bible has not been opened for it yet."""

    def holds(self, w: Island, by: Cause) -> bool:
        return not w.token("arrange", "blocked") and "bible" not in w.today


class OwnAction(Condition[Island]):
    """RC-628: the player takes the Action that is being resolved."""

    def holds(self, w: Island, by: Cause) -> bool:
        return w.acting is not None and w.acting.taker() == by.seat


class MysteryTurned(Condition[Island]):
    type: Adventures

    def holds(self, w: Island, by: Cause) -> bool:
        turned = w.zones["turned"].top
        return bool(turned) and w.card(turned[-1], Mystery).type == self.type


class Flag(Condition[Island]):
    """Something that holds today."""

    what: NewFlag

    def holds(self, w: Island, by: Cause) -> bool:
        return self.what in w.today


class MoraleBelow(Condition[Island]):
    """The Morale marker can still rise."""

    n: int = 3

    def holds(self, w: Island, by: Cause) -> bool:
        return w.morale < self.n


class TokenOnBoard(Condition[Island]):
    """Such a token is on some tile or space."""

    token: TileToken

    def holds(self, w: Island, by: Cause) -> bool:
        return any(self.token in spot.tokens for spot in w.spots.values())


class MarkerOnTile(Condition[Island]):
    """A black marker is on some accessible tile."""

    def holds(self, w: Island, by: Cause) -> bool:
        return any(w.spots[s].exhausted or w.spots[s].covered for s in w.explored())


class Removable(Condition[Island]):
    """RC-1219: there is something that the protective amulet can remove."""

    def holds(self, w: Island, by: Cause) -> bool:
        return bool(removable(w))


class AnimalsRolled(Condition[Island]):
    def holds(self, w: Island, by: Cause) -> bool:
        return bool(w.animals_face())


class PileOpen(Condition[Island]):
    """RC-911: the woodpile still takes wood."""

    def holds(self, w: Island, by: Cause) -> bool:
        return w.count("stage") < w.rules.stages
