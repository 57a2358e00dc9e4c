"""What answers cost, risk and bring, in words for their chips; and when and by which rule a question is asked."""

import re
from functools import cache
from typing import Any

from holdfast.core.engine.game import Game
from holdfast.core.facts import Amount, Facts
from holdfast.core.words.teller import MissingText, Teller
from holdfast.server.telling import wire

RULE = re.compile(r"[A-Z]{2}-\d+")
PHASES = ("noun-phase-{}", "phase-{}", "noun-{}")
"""How games call the messages of their phases."""


def stakes(teller: Teller, facts: Facts, w: Any) -> list[wire.Stake]:
    """Price, chances, risks and gains of an answer. What a game has no words for is not told."""
    told: list[wire.Stake] = [{"kind": "price", "text": counted(teller, one, w)} for one in facts.price]
    for chance in facts.roll.chances if facts.roll is not None else ():
        if teller.has(f"chance-{chance.what}"):
            text, percent = teller.say(f"chance-{chance.what}"), round(100 * chance.of)
            told.append({"kind": "chance", "text": text, "percent": percent})
    for risk in facts.unrolled():
        try:
            told.append({"kind": "risk", "text": teller.say(f"risk-{risk.what}", n=risk.n), "rule": risk.rule})
        except MissingText:
            continue
    return told + [{"kind": "gain", "text": counted(teller, one, w)} for one in facts.gains]


def unsaid(told: list[wire.Stake], label: str) -> list[wire.Stake]:
    """Without the prices that the name of the answer says already."""
    return [one for one in told if one["kind"] != "price" or one["text"] not in label]


def counted(teller: Teller, amount: Amount, w: Any) -> str:
    return f"{amount.n} {teller.noun(amount.what, amount.n, w)}".replace("-", "−", int(amount.n < 0))


def when(teller: Teller, game: Game) -> list[str]:
    """The round, turn or day, and the phase, as far as the game has words for them."""
    n, phase = game.kind.play.clock(game.world), getattr(game.world, "phase", "")
    found = [teller.say("crumb-clock", n=n)] if n and teller.has("crumb-clock") else []
    named = next((name for name in (one.format(phase) for one in PHASES) if phase and teller.has(name)), None)
    return [*found, teller.say(named, n=1)] if named is not None else found


@cache
def rule_of(question: type[Any]) -> str:
    """The rule that a question implements: its description begins with it."""
    found = RULE.match(question.__doc__ or "")
    return found[0] if found else ""
