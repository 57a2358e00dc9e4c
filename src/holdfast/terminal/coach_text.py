"""The coach's hint as lines of text."""

from holdfast.bots.coach import RatedOption, advise
from holdfast.bots.rollout import TimeBudget
from holdfast.core.engine.effect import Seat
from holdfast.terminal.bot_reasons import reason_text
from holdfast.terminal.session import Session
from holdfast.terminal.texts import TerminalTexts

THINKS = 2000
"""Time limit of a hint in milliseconds."""
MAX_LINES = 8
VAGUE = 0.5
"""Width from which an interval is too imprecise to show."""
BRIEF = 64
"""Maximum length of an answer that the list shows in full anyway."""


def hint(session: Session, seat: Seat, words: TerminalTexts) -> list[str]:
    """Return the recommended answer, its reason, the next best and the value of every answer, by their numbers in the
    list."""
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
    """Shorten an answer to what identifies it in the list."""
    short = label if len(label) <= BRIEF else f"{label[:BRIEF].rsplit(' ', 1)[0].rstrip(',;:–(')}…"
    return short.rstrip(" .")


def companions(session: Session, words: TerminalTexts) -> list[str]:
    """Return the reasons of the bots for their answers since a person last answered."""
    return [
        words.say("why-bot", who=session.name(seat), answer="; ".join(map(brief, answers)), n=len(answers), why=why)
        for seat, answers, why in session.reasons.told()
    ]


def _line(label: str, one: RatedOption, words: TerminalTexts) -> str:
    chance, low, high = (round(100 * share) for share in (one.chance or 0.0, one.low, one.high))
    message = "hint-answer" if one.high - one.low < VAGUE else "hint-about"
    return words.say(message, answer=label, chance=chance, low=low, high=high)
