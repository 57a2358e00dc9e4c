"""What is planned and what could be: an Action with its pawns, a target without (RC-264, RC-272)."""

from functools import cache

from holdfast.core.engine.effect import BoundedRecord
from holdfast.games.robinson.people.persons import FRIDAY, PAWN_OWNER

KINDS = ("threat", "hunt", "build", "gather", "explore", "special", "arrange", "rest")
"""The kinds of Actions in the order of resolving (RC-291), those of a Scenario after Exploration (RC-292)."""
PLACE = {kind: i for i, kind in enumerate(KINDS)}
"""RC-291: the fixed order."""


class Planned(BoundedRecord):
    """An Action as it was planned: what, where, paid how, by which pawns (RC-264, RC-272).

    `least` pawns act, `most` act without dice (RC-279). Pawns: `0a`, `0b` of seat 0; `friday`; otherwise additional
    ones. `carries` names the tokens of its field whose demand it meets (RC-479).
    """

    kind: str
    name: str
    how: str = ""
    wood: int = 0
    fur: int = 0
    food: int = 0
    least: int = 1
    most: int = 1
    pawns: tuple[str, ...] = ()
    slot: str = ""
    carries: tuple[str, ...] = ()

    def taker(self) -> int:
        """RC-265, RC-733: the first player with a pawn there, otherwise Friday; additional pawns never count."""
        for pawn in self.pawns:
            if pawn in PAWN_OWNER:
                return PAWN_OWNER[pawn]
        return FRIDAY

    def seats(self) -> set[int]:
        found = set()
        for pawn in self.pawns:
            if pawn in PAWN_OWNER:
                found.add(PAWN_OWNER[pawn])
        return found


class Target(BoundedRecord):
    """Something that can be planned now, before pawns are put on it; made by `target` and reused."""

    kind: str
    name: str
    how: str = ""
    wood: int = 0
    fur: int = 0
    food: int = 0
    least: int = 1
    most: int = 1
    again: bool = False
    taker: int = -1
    code: str = ""
    slot: str = ""
    easy: bool = False
    """Costs nothing, needs one pawn, any player may take it: only the plan can forbid it."""
    carries: tuple[str, ...] = ()
    """The tokens of its field whose demand it includes (RC-479)."""

    def planned(self, *pawns: str) -> Planned:
        """The Action with these pawns on it."""
        return Planned(
            self.kind,
            self.name,
            self.how,
            self.wood,
            self.fur,
            self.food,
            self.least,
            self.most,
            pawns,
            self.slot,
            self.carries,
        )


@cache
def target(
    kind: str,
    name: str,
    how: str = "",
    wood: int = 0,
    fur: int = 0,
    food: int = 0,
    least: int = 1,
    most: int = 1,
    again: bool = False,
    taker: int = -1,
    carries: tuple[str, ...] = (),
) -> Target:
    """The same target is the same object, with a code by which its options are found again."""
    code = f"{kind}:{name}:{how}:{wood}:{fur}:{food}:{least}:{most}:{again:d}:{taker}:{'+'.join(carries)}"
    easy = not (wood or fur or food) and least == 1 and taker < 0
    return Target(kind, name, how, wood, fur, food, least, most, again, taker, code, f"{kind}:{name}", easy, carries)
