"""The stakes of options in words for their chips; also when and by which rule a question is asked."""

import re
from functools import cache
from typing import Any

from holdfast.core.engine.game import Game
from holdfast.core.facts import Facts
from holdfast.core.text.localizer import Localizer, MissingText
from holdfast.core.text.stakes import Stakes, percent
from holdfast.tables.protocol import outbound as wire

RULE = re.compile(r"[A-Z]{2}-\d+")
PHASES = ("noun-phase-{}", "phase-{}", "noun-{}")
"""Patterns of the messages that name a phase."""


def stakes(localizer: Localizer, facts: Facts, w: Any, label: str = "") -> list[wire.Stake]:
    """Return price, chances, risks and gains of an option in words, without those that its label names or that the game
    has no text for."""
    words = Stakes(localizer, w, label)
    told: list[wire.Stake] = [
        {"kind": "price", "text": text} for text in words.amounts("paid", facts.price, facts.what)
    ]
    for chance in facts.roll.chances if facts.roll is not None else ():
        if localizer.has(f"chance-{chance.what}"):
            text = localizer.say(f"chance-{chance.what}")
            told.append({"kind": "chance", "text": text, "percent": percent(chance.of)})
    for risk in facts.unrolled():
        try:
            text = localizer.say(f"risk-{risk.what}", n=risk.n)
        except MissingText:
            continue
        if not words.in_label(text):
            told.append({"kind": "risk", "text": text, "rule": risk.rule})
    return told + [{"kind": "gain", "text": text} for text in words.amounts("gained", facts.gains, facts.what)]


def phase_text(localizer: Localizer, game: Game) -> list[str]:
    """Return the round, turn or day, and the phase, as far as the game has texts for them."""
    n, phase = game.definition.rules.clock(game.world), getattr(game.world, "phase", "")
    found = [localizer.say("crumb-clock", n=n)] if n and localizer.has("crumb-clock") else []
    named = next((name for name in (one.format(phase) for one in PHASES) if phase and localizer.has(name)), None)
    return [*found, localizer.say(named, n=1)] if named is not None else found


@cache
def rule_of(question: type[Any]) -> str:
    """Return the rule that a question implements: its docstring begins with it."""
    found = RULE.match(question.__doc__ or "")
    return found[0] if found else ""
