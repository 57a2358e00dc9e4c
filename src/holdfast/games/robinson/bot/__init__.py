"""A player that knows Robinson Crusoe: an expert's rules, one currency, the whole plan as one decision."""

from holdfast.core.player import Player


def player(skill: str) -> Player:
    """Make a rule player: a friend plays as well as its rules can; a novice makes the mistakes of a first game.

    The rules are imported when a game is played by them, not when a position is only judged.
    """
    from holdfast.games.robinson.bot.answers import Castaway
    from holdfast.games.robinson.bot.novice import Novice

    return Novice() if skill == "novice" else Castaway()
