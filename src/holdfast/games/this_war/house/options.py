"""Options of the Day Actions: where in the house, and with what help."""

from typing import Literal

from holdfast.games.this_war.options import Answer
from holdfast.games.this_war.vocabulary import CharacterId, HouseSpace

PlaceDeed = Literal[
    "slot", "move", "demolish", "search", "dig", "pick", "unlock", "saw", "rummage", "outside", "new-idea", "crack",
    "fitting",
]  # fmt: skip


class Place(Answer):
    """Something is done at a space of the house (TW-309 to TW-331)."""

    pattern = "{deed}:{where}"
    deed: PlaceDeed
    where: HouseSpace


class DigTogether(Answer):
    """TW-320: two Characters dig without a Shovel."""

    pattern = "dig-with:{where}:{who}"
    where: HouseSpace
    who: CharacterId


class Build(Answer):
    """TW-326: a Fitting is built, with the help of blank tokens (TW-1866)."""

    pattern = "build:{what}[+{by}]"
    what: str
    by: str = ""


class Use(Answer):
    """TW-317: a work of a Fitting, with the help of a blank token (TW-1866)."""

    pattern = "use:{where}:{what}[+{by}]"
    where: HouseSpace
    what: str
    by: str = ""
