from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, dataclass_transform

from msgspec import field

from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Menu
from holdfast.core.state.world import World
from holdfast.core.text.log import LogEntry

Seat = int
Outcomes = tuple[int, ...]
EVERYBODY: int
T = TypeVar("T")

def kebab(name: str) -> str: ...
def mutable_struct(kind: type[T]) -> type[T]: ...

@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class FrozenMeta(type): ...

class Record(metaclass=FrozenMeta):
    __struct_fields__: ClassVar[tuple[str, ...]]
    def __init_subclass__(
        cls, *, tag: str | None = ..., tag_field: str | None = ..., kw_only: bool = ..., cache_hash: bool = ...
    ) -> None: ...

class BoundedRecord(Record): ...

F = TypeVar("F", bound=Record)
W = TypeVar("W", bound=World, contravariant=True)

class Cause(BoundedRecord):
    seat: int = -1
    who: int = -1
    card: int = -1
    place: str = ""
    target: str = ""
    bound: tuple[tuple[str, int], ...] = ()

class Effect(BoundedRecord, Generic[W]):
    asks: ClassVar[bool]
    quiet: ClassVar[bool]
    may_be_void: ClassVar[bool]
    beat: ClassVar[str]
    @property
    def accounts_for(self) -> tuple[str, ...]: ...
    def apply(self, w: W, by: Cause) -> Effects: ...
    def log(self, w: W, by: Cause, outcomes: Outcomes, /) -> LogEntry | None: ...
    def void(self, w: W, by: Cause) -> bool: ...

class Question(Effect[W]):
    moment: ClassVar[str]
    private: ClassVar[bool]
    relentless: ClassVar[bool]
    stays: ClassVar[bool]
    logs_forced: ClassVar[bool]
    def asked(self, w: W, by: Cause) -> tuple[Seat, ...]: ...
    def options(self, w: W, by: Cause, seat: Seat, menu: Menu) -> None: ...
    def backs(self, w: W, by: Cause, seat: Seat, menu: Menu) -> None: ...
    def log_answer(self, w: W, by: Cause, entry: Entry, /) -> LogEntry | None: ...
    def at(self) -> str: ...

class Condition(BoundedRecord, Generic[W]):
    def holds(self, w: W, by: Cause) -> bool: ...

AnyEffect: TypeAlias = Effect[Any]
AnyCondition: TypeAlias = Condition[Any]
Effects: TypeAlias = tuple[Effect[Any], ...]

def tag_of(kind: Any) -> str: ...
def replace(thing: F, **changes: Any) -> F: ...
