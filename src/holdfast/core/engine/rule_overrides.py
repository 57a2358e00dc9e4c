"""How effects and questions go under a table of laws: looked up once for each kind, since they come again and again."""

from collections import defaultdict
from collections.abc import Callable
from typing import Any

from holdfast.core.engine.effect import Effects, Question, Seat, tag_of
from holdfast.core.engine.effects import Window
from holdfast.core.state.world import World

Laws = dict[type[Any], type[Any]]
Plain = dict[type[Any], Callable[..., Effects] | None]
NO_EFFECTS: Plain = defaultdict(type(None))
"""While somebody observes, nothing is applied without telling."""


class ResolvedQuestion:
    """How a question of one kind is asked under its law, looked up once: it is asked again and again."""

    __slots__ = (
        "absent",
        "accepted",
        "apply",
        "asked",
        "at",
        "backs",
        "moment",
        "more",
        "options",
        "private",
        "relentless",
        "stays",
        "tag",
        "window",
    )

    def __init__(self, kind: type[Any], law: type[Any], w: World) -> None:
        self.tag = tag_of(kind)
        self.private: bool = kind.private
        self.relentless: bool = kind.relentless
        self.accepted: bool = kind.accepted
        self.stays: bool = kind.stays
        self.window = law is Window
        self.asked: Callable[..., tuple[Seat, ...]] = law.asked
        self.options: Callable[..., None] = law.options
        self.backs: Callable[..., None] = law.backs
        self.more: bool = law.backs is not Question.backs
        """There may be something to take back."""
        self.absent: Callable[..., None] = law.absent
        self.apply: Callable[..., Effects] | None = None if law.apply is Question.apply else law.apply
        """What follows when nobody is asked, if anything."""
        self.at: Callable[[Any], str] = law.at
        moment = law.moment if w.offering(law.moment) else ""
        self.moment: str | None = moment if law.at is Question.at else None
        """Its moment where all questions of the kind have the same; nothing where nothing is ever offered at it."""


SORTED: dict[int, tuple[Laws, Plain, dict[type[Any], ResolvedQuestion]]] = {}
"""How effects apply, None where more must be asked, and the questions, learnt under each table of laws; the table is kept,
so that its id stays its own."""
