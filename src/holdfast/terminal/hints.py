"""What the coach says at a question, in lines."""

from holdfast.bots.coach import Judged, advise
from holdfast.bots.rollout import Time
from holdfast.core.engine.effect import Seat
from holdfast.terminal.reasons import in_words
from holdfast.terminal.session import Session
from holdfast.terminal.words import Words

THINKS = 1000
"""Milliseconds for a hint: a person has asked and waits."""
MOST_TOLD = 8


def hint(session: Session, seat: Seat, words: Words) -> list[str]:
    """What to do, why, what comes next to it, and what every answer is worth."""
    game = session.game
    advice = advise(game, seat, Time(THINKS), len(game.journal or ()))
    labels = {option.key: sentence(session.label(option)) for option in session.options(seat)}
    lines = [words.say("hint-best", answer=labels[advice.best])]
    if because := in_words(advice.why, session.teller, game.world):
        lines.append(because)
    if advice.second:
        lines.append(words.say("hint-close" if advice.close else "hint-second", answer=labels[advice.second]))
    judged = [one for one in advice.answers if one.chance is not None]
    lines += [_line(labels[one.key], one, words) for one in judged[:MOST_TOLD]]
    return lines


def companions(session: Session, words: Words) -> list[str]:
    """Why companions did what they have done since a person last answered, of those who have a reason to tell."""
    return [
        words.say("why-bot", who=session.name(seat), answer="; ".join(map(sentence, answers)), n=len(answers), why=why)
        for seat, answers, why in session.reasons.told()
    ]


def sentence(label: str) -> str:
    """An answer within a sentence, which has a full stop of its own."""
    return label.rstrip(" .")


def _line(label: str, one: Judged, words: Words) -> str:
    chance, low, high = (round(100 * share) for share in (one.chance or 0.0, one.low, one.high))
    return words.say("hint-answer", answer=label, chance=chance, low=low, high=high, worlds=one.worlds)
