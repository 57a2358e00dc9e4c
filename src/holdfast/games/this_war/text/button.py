"""An open option, and what the labels of all options share."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from holdfast.core.engine.menu import Option
from holdfast.games.this_war.actions.jobs import Assigned
from holdfast.games.this_war.house.building import ChooseSlot
from holdfast.games.this_war.pieces import Job
from holdfast.games.this_war.text.nouns import amount, named
from holdfast.games.this_war.things.stores import Lose, LoseValue
from holdfast.games.this_war.world import City

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


T = TypeVar("T")


class Button(NamedTuple):
    """An open option with the question that it answers."""

    localizer: "Localizer"
    w: City
    tag: str
    option: Option
    it: Any
    """The option as data."""
    card: str
    question: Any

    def say(self, message: str, **args: Any) -> str:
        return self.localizer.say(message, **args)

    def name(self, word: str) -> str:
        return named(self.localizer, self.w, word)

    @property
    def deed(self) -> str:
        """The word with which its key begins."""
        return self.option.key.partition(":")[0]

    def follows(self, kind: type[T]) -> T | None:
        """The first effect of this kind that follows."""
        return next((effect for effect in self.option.then if isinstance(effect, kind)), None)

    @property
    def job(self) -> Job | None:
        """The job that would be assigned."""
        return next((e.job for e in self.option.then if isinstance(e, Assigned | ChooseSlot)), None)


Live = Callable[[Button], str | None]
"""Writes the label of an open option; None if its message is enough."""
Words = Callable[["Localizer", City, Any], dict[str, Any]]
"""Further arguments of a question's prompt."""


def price(localizer: "Localizer", cost: Iterable[Any]) -> str:
    """What is discarded for something."""
    parts = [amount(localizer, e.item, e.n) for e in cost if isinstance(e, Lose)]
    parts += [localizer.say("tokens-worth", n=e.n) for e in cost if isinstance(e, LoseValue)]
    return localizer.listed(parts)
