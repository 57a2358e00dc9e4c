"""A player that knows Robinson Crusoe: an expert's rules, one currency, the whole plan as one decision."""

from holdfast.core.player import Player


def player(skill: str) -> Player:
    """A friend plays as well as its rules can; a novice errs as people do on their first evening.

    Its rules are fetched when somebody plays by them, not when a position is only judged.
    """
    from holdfast.games.robinson.bot.answers import Castaway
    from holdfast.games.robinson.bot.novice import Novice

    return Novice() if skill == "novice" else Castaway()
