"""A player that knows This War of Mine."""

from holdfast.core.player import Player


def player(skill: str) -> Player:
    """A friend or a novice. Its rules are fetched when somebody plays by them, not when a position is only judged."""
    from holdfast.games.this_war.bot.people import player as made

    return made(skill)
