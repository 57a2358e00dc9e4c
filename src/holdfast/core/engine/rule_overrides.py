"""Resolution of effects and questions under rule overrides, cached per class."""

from collections import defaultdict
from collections.abc import Callable
from typing import Any

from holdfast.core.engine.effect import Effects, Question, Seat, tag_of
from holdfast.core.engine.effects import Window
from holdfast.core.state.world import World

Laws = dict[type[Any], type[Any]]
Plain = dict[type[Any], Callable[..., Effects] | None]
NO_EFFECTS: Plain = defaultdict(type(None))
"""Whether observers are attached; every applied effect is then reported to them."""


class ResolvedQuestion:
    """How a question of one class is asked under its rule overrides, resolved once."""

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
        """Whether undo options may exist."""
        self.absent: Callable[..., None] = law.absent
        self.apply: Callable[..., Effects] | None = None if law.apply is Question.apply else law.apply
        """The effects that follow if no seat is asked, if any."""
        self.at: Callable[[Any], str] = law.at
        moment = law.moment if w.offering(law.moment) else ""
        self.moment: str | None = moment if law.at is Question.at else None
        """Its moment if all questions of the class share it; empty if nothing is ever offered at it."""


SORTED: dict[int, tuple[Laws, Plain, dict[type[Any], ResolvedQuestion]]] = {}
"""Resolved effects (None if more checks are needed) and questions per table of overrides; the reference to the table
keeps its id unique."""
