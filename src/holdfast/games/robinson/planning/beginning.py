"""What keeps a pawn from beginning an Action (RC-262 to RC-283), for the menu and for its explanations."""

from collections.abc import Mapping

from holdfast.games.robinson.planning.plan import hunted, thrifty
from holdfast.games.robinson.planning.planned import Target
from holdfast.games.robinson.planning.targets import BEAST_HUNT
from holdfast.games.robinson.world import Island


class Beginning:
    """A player who is about to begin an Action: what is planned, what is left to pay, how many hands can come
    together."""

    __slots__ = ("food", "fur", "hands", "planned", "taker", "w", "wood")

    def __init__(self, w: Island, taker: int, hands: Mapping[str, int]) -> None:
        self.w, self.taker, self.hands = w, taker, hands
        stock, acting = w.stock, w.acting
        wood, fur, food = stock["wood"], stock["fur"], stock["food"] + stock["ration"]
        planned: set[str] = set()
        for p in w.plan:
            planned.add(p.slot)
            if p.wood:
                wood -= p.wood
            if p.fur:
                fur -= p.fur
            if p.food:
                food -= p.food
        if acting is not None:
            wood, fur, food = wood - acting.wood, fur - acting.fur, food - acting.food
        self.planned = planned
        self.wood, self.fur, self.food = wood, fur, food

    def hindered(self, t: Target) -> str:
        """What forbids this target, in a word, or nothing."""
        if t.taker >= 0 and (t.taker != self.taker or (t.how.startswith("thrift") and not thrifty(self.w, t.taker))):
            return "taker"
        if not t.again and t.slot in self.planned:
            return "planned"
        if t.wood > self.wood:
            return "wood"
        if t.fur > self.fur:
            return "fur"
        if t.food > self.food:
            return "food"
        if t.slot == BEAST_HUNT.slot and self.w.size("hunting") <= hunted(self.w.plan):
            return "beast"
        return "pawns" if t.least > self.hands[t.kind] else ""
