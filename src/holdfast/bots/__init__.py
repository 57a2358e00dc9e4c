"""Bots. A bot receives what its seat may know, never the game itself."""

import re
from typing import TYPE_CHECKING, Protocol

from holdfast.core.definition import UnknownName
from holdfast.core.engine.menu import Option
from holdfast.core.player import SKILLS

if TYPE_CHECKING:
    from holdfast.bots.expert import ThinkingBudget
    from holdfast.bots.perspective import Perspective

NAMES = ("friend", "novice", "expert:100", "expert:100ms", "random", "rollout:100", "rollout:50ms")
"""The names of bots: a searching bot has its playouts or time limit per decision after the colon; an expert's limit is
an average."""
TABLE_BOTS = (
    "friend",
    "novice",
    "expert:300ms",
    "expert:1500ms",
    "random",
    "rollout:100ms",
    "rollout:500ms",
    "rollout:2000ms",
)
"""The bots that a table offers, the default first; the time of each is bounded."""
SEARCHES = re.compile(r"(?=expert$|.*:)(expert|rollout)(?::([1-9][0-9]{0,6})(ms)?)?")
PLAYOUTS = 100
"""The limit of an expert without one in its name."""


class Bot(Protocol):
    """A bot that answers for a seat from what that seat may know."""

    def choose(self, at: "Perspective") -> Option: ...


def make_bot(name: str, seed: int = 0, purse: "ThinkingBudget | None" = None) -> Bot:
    """Create a bot by its name, with its own generator; an expert continues with the given budget."""
    if name == "random":
        from holdfast.bots.rollout import RandomBot

        return RandomBot(seed)
    if name in SKILLS:
        from holdfast.bots.rule_player import RuleBot

        return RuleBot(name, seed)
    if match := SEARCHES.fullmatch(name):
        from holdfast.bots.expert import Expert
        from holdfast.bots.rollout import PlayoutBudget, Rollout, TimeBudget

        n = int(match[2] or PLAYOUTS)
        budget = TimeBudget(n) if match[3] else PlayoutBudget(n)
        return Expert(budget, seed, purse) if match[1] == "expert" else Rollout(budget, seed)
    raise UnknownName(f"there is no bot {name!r}; there are {', '.join(NAMES)} (playouts or milliseconds a decision)")


def table_bot(name: str) -> str:
    """Return the name of a bot that a table offers, the default for an empty name; raise UnknownName for others."""
    if (name or TABLE_BOTS[0]) not in TABLE_BOTS:
        raise UnknownName(f"there is no bot {name!r}; there are {', '.join(TABLE_BOTS)}")
    return name or TABLE_BOTS[0]
