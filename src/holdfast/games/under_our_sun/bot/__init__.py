"""A player that knows Under Our Sun, on either side."""

from holdfast.core.player import Player


def player(skill: str) -> Player:
    """A friend or a novice. Its rules are fetched when somebody plays by them, not when a position is only judged."""
    from holdfast.games.under_our_sun.bot.friend import player as made

    return made(skill)
