"""Good company: a bot that heeds what a person suggests, and says why it did what it did."""

from collections.abc import Sequence

from holdfast.bots import bot
from holdfast.bots.expert import Expert, Purse, worth
from holdfast.bots.perspective import Imagined
from holdfast.bots.rollout import Playouts
from holdfast.bots.rule_player import player_of
from holdfast.core.engine.effect import Plain
from holdfast.core.engine.menu import Option
from holdfast.core.player import Reason, Weighed

WEIGHS = 64
"""Playouts to find out whether a suggestion is clearly worse."""
WATCHED = 3
"""Imagined worlds in which a reason must be the same."""
MUTE = ("random", "rollout")
"""Bots that have no reasons."""


class Chosen(Plain):
    """A bot's answer, why, and whether it is the one that somebody suggested; nothing was, where it is not said."""

    key: str
    why: Reason | None = None
    heeded: bool | None = None
    wish: str = ""
    purse: Purse | None = None
    """What an expert has left for its next answers."""


def in_company(
    name: str, at: Imagined, seed: int = 0, wishes: Sequence[str] = (), purse: Purse | None = None
) -> Chosen:
    """What a bot answers among people: what they suggest, the latest first, unless its own answer is clearly better."""
    who = bot(name, seed, purse)
    own = who.choose(at)
    if name.startswith(MUTE):
        return Chosen(own.key)
    left = who.purse if isinstance(who, Expert) else None
    wish = next((option for key in wishes for option in at.moves if option.key == key), None)
    if wish is None:
        return Chosen(own.key, reason(at, own, seed), purse=left)
    heeded = wish.key == own.key or not clearly_worse(at, wish, own, seed)
    taken = wish if heeded else own
    return Chosen(taken.key, reason(at, taken, seed), heeded, wish.key, left)


def clearly_worse(at: Imagined, wish: Option, own: Option, seed: int) -> bool:
    """Tried in the same worlds: the suggestion is the incumbent, and stays unless the other is surely better."""
    player = player_of(at.kind)
    if player is None:
        return False
    suggested, mine = Expert(Playouts(WEIGHS), seed, judged=worth).tried(at, player, [Weighed(wish), Weighed(own)])
    return mine.better(suggested)


def reason(at: Imagined, option: Option, seed: int) -> Reason | None:
    """Why, by what everybody at the table knows.

    It is asked of worlds as somebody who only watches may imagine them, never of the true one: so neither what is said
    nor that nothing is said tells anything of the bot's own secrets, and a traitor gives an honest one's reasons.
    """
    first, *others = [_held(Imagined(at.watched(seed + i), at.seat), option.key) for i in range(WATCHED)]
    return first if all(other == first for other in others) else None


def _held(at: Imagined, key: str) -> Reason | None:
    player = player_of(at.kind)
    if player is None:
        return None
    return next((one.why for one in player.weigh(at) if one.option.key == key), None)
