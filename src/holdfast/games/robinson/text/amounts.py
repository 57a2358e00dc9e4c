"""Resources and effects as text."""

from typing import TYPE_CHECKING, Any

from holdfast.core.engine.effect import tag_of

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def amounts(localizer: "Localizer", counts: dict[str, int]) -> str:
    """Resources, without those that are none."""
    return localizer.listed(
        [localizer.say("amount", n=n, what=localizer.noun(what, n)) for what, n in counts.items() if n]
    )


def effects_text(localizer: "Localizer", effects: tuple[Any, ...]) -> str:
    """Effects as a clause, without bookkeeping that has no words."""
    return localizer.clause([e for e in effects if localizer.has(f"fx-{tag_of(type(e))}")])
