"""Options, the blocks that explain why one is illegal, and the menu that collects both."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from holdfast.core.engine.effect import AnyEffect, BoundedRecord, Cause, Effects, Seat, mutable_struct
from holdfast.core.engine.option_spec import OptionSpec


class Block(BoundedRecord):
    """Why an option is not legal: the rule that forbids it, a message id (`no-…`) and its arguments."""

    rule: str
    says: str
    args: tuple[tuple[str, int | str], ...] = ()


Blocks = tuple[Block, ...]


class Option(BoundedRecord):
    """One possible answer to a question: a stable readable key, its meaning as data, and the effects that follow."""

    key: str
    seat: Seat
    then: tuple[AnyEffect, ...] = ()
    blocks: tuple[Block, ...] = ()
    stay: bool = False
    back: bool = False
    by: Cause | None = None
    secret: bool = False
    spec: OptionSpec | None = None
    """The key as data; an option with a single-word key may have none."""


@cache
def block(rule: str, says: str, **args: int | str) -> Block:
    return Block(rule, says, tuple(args.items()))


def needs(ok: object, rule: str, says: str, **args: int | str) -> Blocks:
    """Return None if the rule is satisfied, otherwise the block that names it."""
    return () if ok else (block(rule, says, **args),)


def option(
    spec: OptionSpec | str,
    seat: Seat,
    then: tuple[AnyEffect, ...] = (),
    stay: bool = False,
    back: bool = False,
    by: Cause | None = None,
) -> Option:
    """Return an option that is created once and reused."""
    if isinstance(spec, str):
        return Option(spec, seat, then, stay=stay, back=back, by=by)
    return Option(spec.key, seat, then, stay=stay, back=back, by=by, spec=spec)


@mutable_struct
class Menu(Struct, gc=False):
    """The options of one seat. The plain menu drops blocked options, the explaining menu keeps them.

    Undo and hand-over options are separate: bots see them only if no other options are left.
    """

    seat: Seat
    explain: bool = False
    more: bool = False
    """Whether undo options have not been requested from the question yet."""
    options: list[Option] = []
    backs: list[Option] = []

    def add(
        self,
        spec: OptionSpec | str,
        *then: AnyEffect,
        blocks: Blocks = (),
        stay: bool = False,
        back: bool = False,
        by: Cause | None = None,
        secret: bool = False,
    ) -> None:
        if blocks and not self.explain:
            return
        into = self.backs if back else self.options
        if isinstance(spec, str):
            into.append(Option(spec, self.seat, then, blocks, stay, back, by, secret))
        else:
            into.append(Option(spec.key, self.seat, then, blocks, stay, back, by, secret, spec))

    def take(self, option: Option) -> None:
        """Add an option that was created once."""
        (self.backs if option.back else self.options).append(option)

    def whole(self) -> list[Option]:
        """Return every option a person may choose."""
        return self.options + self.backs if self.backs else self.options

    def closed(self, spec: OptionSpec | str, *blocks: Block) -> None:
        """Add an option that exists but is blocked now; only the explaining menu keeps it."""
        if self.explain:
            self.add(spec, blocks=blocks)


class Refused(Exception):
    """An answer that the rules forbid. Nothing has changed."""

    def __init__(self, key: str, blocks: Blocks) -> None:
        self.key = key
        self.blocks = blocks
        super().__init__(
            f"{key}: " + ", ".join(f"{b.rule} ({b.says}{_arguments(b.args)})" for b in blocks) + "; nothing was changed"
        )


class RefusedPlan(Refused):
    """A plan with parts that the rules forbid, each with its blocks. Nothing has changed."""

    def __init__(self, parts: Sequence[Refused]) -> None:
        self.parts = tuple(parts)
        super().__init__(", ".join([part.key for part in parts]), tuple([b for part in parts for b in part.blocks]))


def _arguments(args: tuple[tuple[str, Any], ...]) -> str:
    return "".join(f", {name} {value}" for name, value in args)


__all__ = ["Block", "Blocks", "Effects", "Menu", "Option", "Refused", "RefusedPlan", "block", "needs", "option"]
