"""The log: entries as plain data that each reader's localizer formats."""

from typing import TYPE_CHECKING, Any

from holdfast.core.engine.effect import BoundedRecord, Cause, Effect, Outcomes, Question
from holdfast.core.engine.journal import Entry, Observer

if TYPE_CHECKING:
    from holdfast.core.definition import GameDefinition
    from holdfast.core.state.world import World

ANSWER = "log-answer"
"""The message of an answer: its `key` is formatted as the label of that option."""
PAGE, CHOICE, SAYING = "log-page", "log-choice", "log-saying"
"""Messages of a story game: a page with `title`, `number` and `text`, the `choice` made, and its result, in each
language under its name."""


class LogEntry(BoundedRecord):
    """One line of the log as plain data, formatted in the reader's language."""

    message: str
    args: tuple[tuple[str, int | str], ...] = ()
    forced: bool = False
    depth: int = 0


def unlogged(effect: Any, w: Any, by: Cause, outcomes: Outcomes) -> None:
    """`log = unlogged` marks an effect that another entry reports: of a following effect or of the answer before it."""


def law_of(definition: "GameDefinition", w: Any, effect: Any) -> type[Any]:
    """Return the class that applies an effect: its own, or its replacement under the rule overrides of this table."""
    return definition.rules.laws(w).get(type(effect), type(effect))


def effect_entry(definition: "GameDefinition", w: Any, effect: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """Return the log entry of an applied effect, or None."""
    law = law_of(definition, w, effect)
    if law.log is not Effect.log:
        line: LogEntry | None = law.log(effect, w, by, outcomes)
        return line
    shown = definition.text.core_effects.get(type(effect))
    return shown.log(effect, w, by, outcomes) if shown is not None else None


def answer_entry(definition: "GameDefinition", w: "World", entry: Entry, by: Cause, forced: bool) -> LogEntry | None:
    """Return the log entry of an answer to the question on top of the stack, or None."""
    question: Any = w.stack[-1][0]
    if type(question).log_answer is not Question.log_answer:
        if forced and not question.logs_forced:
            return None
        line: LogEntry | None = question.log_answer(w, by, entry)
        return line
    shown = definition.text.core_effects.get(type(question))
    if shown is not None and shown.log_answer is not None:
        return None if forced else shown.log_answer(question, w, by, entry)
    return answer_line(w, entry, by, forced) if definition.text.answers_logged else None


def card_of(w: "World", by: Cause) -> str:
    """Return the key of the card that causes an effect, or nothing."""
    return w.content.cards[by.card].key if by.card >= 0 else ""


def answer_line(w: "World", entry: Entry, by: Cause, forced: bool) -> LogEntry | None:
    """Return an answer as a line of the log; forced answers and passes have none."""
    if forced or (entry.question, entry.key) == ("window", "go-on"):
        return None
    key = "?" if entry.secret else entry.key
    said = (("seat", f"who-{entry.seat}"), ("question", entry.question), ("key", key), ("card", card_of(w, by)))
    return LogEntry(ANSWER, said)


class Log(Observer):
    """The log of a game as plain lines: effects that have an entry, and answers."""

    def __init__(self, definition: "GameDefinition") -> None:
        self.definition = definition
        self.lines: list[LogEntry] = []
        self.accounts: list[tuple[str, ...]] = []
        """The fields whose change each line reports."""

    def applied(self, effect: Effect["World"], by: Cause, w: "World", outcomes: Outcomes) -> None:
        self._keep(effect_entry(self.definition, w, effect, by, outcomes), effect, law_of(self.definition, w, effect))

    def answered(self, entry: Entry, by: Cause, w: "World", forced: bool) -> None:
        question, _ = w.stack[-1]
        self._keep(answer_entry(self.definition, w, entry, by, forced), question, type(question))

    def _keep(self, line: LogEntry | None, effect: Any, law: type[Any]) -> None:
        if line is not None:
            self.lines.append(line)
            own = effect.accounts_for if law is type(effect) else law.accounts_for
            shown = self.definition.text.core_effects.get(law)
            of_core = shown.accounts_for if shown is not None else ()
            self.accounts.append((*own, *of_core))
