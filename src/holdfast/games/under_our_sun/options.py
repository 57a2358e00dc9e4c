"""Shapes of options that several chapters share (US-302).

A character is `who`, an enemy, a body or a trader is `what`, a place on the map is `where`, a weapon or another means is `by`.
"""

from typing import Annotated, Literal

from msgspec import Meta

from holdfast.core.engine.option_spec import NamedAs, OptionSpec
from holdfast.core.facts import Facts
from holdfast.games.under_our_sun.vocabulary import Key, Position

Person = Annotated[int, NamedAs("char-{}")]
Word = Annotated[
    str,
    Meta(
        pattern="^(pass|recon|gather|refill|rain|eat|open|sleep|build|refuel|camp-up|camp-build|camp-down|campfire|kitchen"
        "|cook|discard|wait|propose|leave-it|agree|refuse|steal|done|react-dodge|rush|do-nothing|dodge|join|join-free"
        "|stay-out|let-be|bribe|no-bribe|bulwark|no-bulwark|tough-hide|take-it|go-on|cool-head|roll-now|use-net|spare-net"
        "|ignore|face-it|decline|reveal-sol)$"
    ),
]


Way = Annotated[str, Meta(pattern="^(move|sneak|charge|march|explore|reveal|tunnel|sol-spawn)$")]


class OneWord(OptionSpec):
    """An option that its deed says completely; menus name it by the word alone."""

    pattern = "{deed}"
    deed: Word


class Going(OptionSpec):
    """A way to a position, or something done there."""

    pattern = "{deed}:{where}"
    deed: Way
    where: Position


class WithPerson(OptionSpec):
    """Something done with one character."""

    pattern = "{deed}:char-{who}"
    deed: Literal["treat", "disinfect", "heal", "cure", "calm", "call", "revive", "guide", "water", "trade", "first"]
    who: Person


class NoMore(OptionSpec):
    """Nothing more is revealed, delivered, dropped or taken."""

    pattern = "{deed}:{end}"
    deed: Literal["reveal", "deliver", "drop", "take"]
    end: Literal["none", "done"] = "done"

    def facts(self) -> Facts:
        return Facts("done")


class TwoResources(OptionSpec):
    """US-336: two resources at once."""

    pattern = "{deed}:{what}+{to}"
    deed: Literal["gather", "take"]
    what: str
    to: str


class WithThing(OptionSpec):
    """Something done with a card, a resource, a token or a trader."""

    pattern = "{deed}:{what}"
    deed: Literal[
        "character",
        "make",
        "strip",
        "use",
        "flare",
        "turn",
        "drop",
        "take",
        "lose",
        "mission",
        "deliver",
        "trader",
        "order",
        "sell",
        "dismantle",
        "snatch",
    ]
    what: str


class Build(OptionSpec):
    """US-340: a card; the Mechanic spares one resource."""

    pattern = "build:{what}[:without-{by}]"
    what: str
    by: str = ""


class ByMeans(OptionSpec):
    """Something done by one of several means."""

    pattern = "{deed}:{by}"
    deed: Literal["meal", "drink", "armour", "cool-head"]
    by: str


class Numbered(OptionSpec):
    """A number: of a die, a card, a tile; of points or water."""

    pattern = "{deed}:{n}"
    deed: Literal["add", "next", "keep", "die", "ghost-boots", "stake"]
    n: int


class Quantity(OptionSpec):
    """US-346, US-712: goods that are given, wanted or paid; one of them, or `n`."""

    pattern = "{deed}:{what}[:{n}]"
    deed: Literal["give", "want", "pay"]
    what: str
    n: int = 0


class CardChoice(OptionSpec):
    """US-509: a branch of a card, by the card's own name for it."""

    pattern = "{choice}"
    choice: Key
    card: str = ""

    def facts(self) -> Facts:
        return Facts("choose", self.choice)
