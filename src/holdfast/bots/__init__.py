"""Players made of code. A bot is given what its seat may know, never the game itself."""

import re
from typing import TYPE_CHECKING, Protocol

from holdfast.core.engine.menu import Option
from holdfast.core.kind import Unknown

if TYPE_CHECKING:
    from holdfast.bots.imagined import Imagined

NAMES = ("random", "rollout:100", "rollout:50ms")
"""How bots are named: a rollout says after the colon how many playouts, or how long, it may think a decision."""
ROLLOUT = re.compile(r"rollout:([1-9][0-9]{0,6})(ms)?")


class Bot(Protocol):
    """Answers for a seat, from what that seat may know."""

    def choose(self, at: "Imagined") -> Option: ...


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name, with a generator of its own."""
    if name == "random":
        from holdfast.bots.random import RandomBot

        return RandomBot(seed)
    if match := ROLLOUT.fullmatch(name):
        from holdfast.bots.rollout import Playouts, Rollout, Time

        n = int(match[1])
        return Rollout(Time(n) if match[2] else Playouts(n), seed)
    raise Unknown(f"there is no bot {name!r}; there are {', '.join(NAMES)} (playouts or milliseconds a decision)")
