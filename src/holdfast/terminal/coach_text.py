"""What the coach says at a question, in lines."""

from holdfast.bots.coach import RatedOption, advise
from holdfast.bots.rollout import TimeBudget
from holdfast.core.engine.effect import Seat
from holdfast.terminal.bot_reasons import reason_text
from holdfast.terminal.session import Session
from holdfast.terminal.texts import TerminalTexts

THINKS = 2000
"""Milliseconds for a hint: a person has asked and waits."""
MAX_LINES = 8
VAGUE = 0.5
"""An interval as wide as this is not worth telling."""
BRIEF = 64
"""Letters of an answer that is listed with its whole text anyway."""


def hint(session: Session, seat: Seat, words: TerminalTexts) -> list[str]:
    """What to do, why, what comes next to it, and what every answer is worth; answers by their numbers in the list."""
    game = session.game
    advice = advise(game, seat, TimeBudget(THINKS), len(game.journal or ()))
    numbers = {option.key: number for number, option in session.numbers(seat).items()}
    labels = {
        option.key: words.say("hint-number", n=numbers.get(option.key, 0), answer=brief(session.label(option)))
        for option in session.options(seat)
    }
    lines = [words.say("hint-best", answer=labels[advice.best])]
    if because := reason_text(advice.why, session.localizer, game.world):
        lines.append(because)
    if advice.second:
        lines.append(words.say("hint-close" if advice.close else "hint-second", answer=labels[advice.second]))
    judged = [one for one in advice.answers if one.chance is not None]
    if judged:
        lines.append(words.say("hint-chances", n=judged[0].worlds))
        lines += [_line(labels[one.key], one, words) for one in judged[:MAX_LINES]]
    return lines


def brief(label: str) -> str:
    """An answer as far as it takes to know it again in the list."""
    short = label if len(label) <= BRIEF else f"{label[:BRIEF].rsplit(' ', 1)[0].rstrip(',;:–(')}…"
    return short.rstrip(" .")


def companions(session: Session, words: TerminalTexts) -> list[str]:
    """Why companions did what they have done since a person last answered, of those who have a reason to tell."""
    return [
        words.say("why-bot", who=session.name(seat), answer="; ".join(map(brief, answers)), n=len(answers), why=why)
        for seat, answers, why in session.reasons.told()
    ]


def _line(label: str, one: RatedOption, words: TerminalTexts) -> str:
    chance, low, high = (round(100 * share) for share in (one.chance or 0.0, one.low, one.high))
    message = "hint-answer" if one.high - one.low < VAGUE else "hint-about"
    return words.say(message, answer=label, chance=chance, low=low, high=high)
