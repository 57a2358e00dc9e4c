"""The log: what was applied, as lines of plain data that each reader pronounces in his own language.

A line names people (`the-who-0`), cards by their keys and things by their words. What happens in a moment that another
line tells is left out by `LEFT_OUT`; `LINES` says what the others tell; an effect in neither tells its own fields.
"""

from typing import Any

from holdfast.core.engine.effect import AnyEffect, Cause, Question, tag_of
from holdfast.core.engine.journal import Entry
from holdfast.games.robinson.cards import Adventure
from holdfast.games.robinson.log import TellsOf, Told, answered, decider, line
from holdfast.games.robinson.text.log import actions, flow, people, scenarios, things
from holdfast.games.robinson.world import Island

# fmt: off
LEFT_OUT = frozenset({
    "tally", "read-dice", "read-success", "gathered", "more-gathered", "threat-action", "bible",
    "restore-move-loss", "fight-top-beast", "fight-beast", "resolve-event", "event-icon", "resolve-later", "put-off",
    "hunt-site", "special-action", "flip-marked", "camp-token", "camp-token-lost", "shortcut-gone",
    "night-over", "camp-yields", "pit-yields",
    "modify", "remove-token", "token-removed", "marker-removed", "uncover", "uncover-terrain", "turn-up",
    "turn-linked-down", "mark-fire", "roll-weather-now", "spend-wood", "fog-here",
    "cover-first-terrain", "place-ash", "fewer-mysteries", "discard-top-beast", "freely-built", "discard-treasures-drawn", "lose",
})
# fmt: on
"""Machinery, and what the effects that follow tell better."""
TOLD_QUESTIONS = frozenset({"arrange-camp", "choose-characters", "move-camp", *things.IF_POSSIBLE})
"""Questions that tell something when nobody is left to ask."""
TOLD_QUIETLY = frozenset({"lay-wreckage", "night-begins", "turn-mystery"})
"""Machinery on which there is something to tell all the same."""
ROLLED = frozenset({"roll-weather"})
"""What is told only when it is really rolled: the dice may lie there already (RC-1232)."""
TOLD_ANSWERS = frozenset({"go-on-drawing", "strange-disease", "top-or-bottom", "arrange-camp"})
"""Answers that no following line would show."""
# fmt: off
DECIDED = frozenset({
    "turn-down", "exhaust", "exhaust-tile", "cover-terrain", "halved", "shortcut-yields", "place-fog", "pile-up",
    "discard-inventions", "discard-item", "flip-item", "mark-items",
})
# fmt: on
"""Questions of the group of which the following lines tell what, but not who has decided it."""
NOTHING = frozenset({"pile:0"})
"""Answers to them after which nothing happens."""


def tell(w: Island, effect: AnyEffect, by: Cause, outcomes: tuple[int, ...]) -> Told:
    """An applied effect as a line of the log, or nothing."""
    kind = type(effect)
    tag = tag_of(kind)
    if tag in LEFT_OUT or (kind.quiet and tag not in TOLD_QUIETLY):
        return None
    if issubclass(kind, Question) and tag not in TOLD_QUESTIONS:
        return None
    if tag in ROLLED and not outcomes:
        return None
    if tag in LINES:
        return LINES[tag](w, effect, by)
    fields = {name.rstrip("_"): _plain(w, name, getattr(effect, name)) for name in kind.__struct_fields__}
    return line(tag, **{name: value for name, value in fields.items() if value is not None})


def tell_answer(w: Island, entry: Entry, by: Cause, forced: bool) -> Told:
    """An answer, where no following line shows what it was: choices in a card's own words, and a few others."""
    if entry.question in DECIDED and entry.key not in NOTHING and not forced and w.players > 1:
        return line("decides", who=decider(w, entry.seat))
    if entry.key in NOTHING and not forced:
        return line("no-wood-piled", who=decider(w, entry.seat))
    if forced or not (entry.question in TOLD_ANSWERS or _own_words(w, entry, by)):
        return None
    return answered(w, by, entry)


def _own_words(w: Island, entry: Entry, by: Cause) -> bool:
    card = w.content.cards[by.card] if by.card >= 0 else None
    return entry.question == "decide" and isinstance(card, Adventure) and entry.key in card.choices


def _plain(w: Island, name: str, value: Any) -> int | str | None:
    if name == "card" and isinstance(value, int):
        return w.content.cards[value].key
    return value if isinstance(value, int | str) and not isinstance(value, bool) else None


LINES: dict[str, TellsOf] = flow.LINES | actions.LINES | people.LINES | things.LINES | scenarios.LINES
