"""A player that knows Náufragos: for its own rescue and score, with the others and beside them."""

from holdfast.core.player import Player


def player(skill: str) -> Player:
    """A friend or a novice. Its rules are fetched when somebody plays by them, not when a position is only judged."""
    from holdfast.games.naufragos.bot.castaway import player as made

    return made(skill)
