"""Resources in words."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def amounts(teller: "Localizer", counts: dict[str, int]) -> str:
    """Resources in words, those that are none left out."""
    return teller.listed([teller.say("amount", n=n, what=teller.noun(what, n)) for what, n in counts.items() if n])
