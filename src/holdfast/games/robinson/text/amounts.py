"""Resources in words."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def amounts(localizer: "Localizer", counts: dict[str, int]) -> str:
    """Resources in words, those that are none left out."""
    return localizer.listed(
        [localizer.say("amount", n=n, what=localizer.noun(what, n)) for what, n in counts.items() if n]
    )
