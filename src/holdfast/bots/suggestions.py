"""Suggestions: a bot follows those of people, or declines, and states its reason."""

from collections.abc import Sequence

from holdfast.bots import make_bot
from holdfast.bots.expert import Expert, ThinkingBudget, worth
from holdfast.bots.perspective import Perspective
from holdfast.bots.rollout import PlayoutBudget
from holdfast.bots.rule_player import player_of
from holdfast.core.engine.effect import Record
from holdfast.core.engine.menu import Option
from holdfast.core.player import RankedOption, Reason

WEIGHS = 64
"""Playouts to decide whether a suggestion is clearly worse."""
WATCHED = 3
"""The number of sampled worlds in which a reason must be the same."""
MUTE = ("random", "rollout")
"""Bots that have no reasons."""


class BotMove(Record):
    """A bot's answer, its reason, and whether a person suggested it; unset without suggestions."""

    key: str
    why: Reason | None = None
    heeded: bool | None = None
    wish: str = ""
    purse: ThinkingBudget | None = None
    """The budget that an expert has left for its next answers."""


def choose_with_suggestions(
    name: str, at: Perspective, seed: int = 0, wishes: Sequence[str] = (), purse: ThinkingBudget | None = None
) -> BotMove:
    """Return a bot's answer after suggestions of people, the latest first, unless its own answer is clearly better."""
    who = make_bot(name, seed, purse)
    own = who.choose(at)
    if name.startswith(MUTE):
        return BotMove(own.key)
    left = who.purse if isinstance(who, Expert) else None
    suggested = next((option for key in wishes for option in at.moves if option.key == key), None)
    if suggested is None:
        return BotMove(own.key, reason(at, own, seed), purse=left)
    heeded = suggested.key == own.key or not clearly_worse(at, suggested, own, seed)
    taken = suggested if heeded else own
    return BotMove(taken.key, reason(at, taken, seed), heeded, suggested.key, left)


def clearly_worse(at: Perspective, wish: Option, own: Option, seed: int) -> bool:
    """Return whether a suggestion is clearly worse in the same worlds: it is the incumbent, and stays unless the other
    is certainly better."""
    player = player_of(at.definition)
    if player is None:
        return False
    suggested, mine = Expert(PlayoutBudget(WEIGHS), seed, judged=worth).tried(
        at, player, [RankedOption(wish), RankedOption(own)]
    )
    return mine.better(suggested)


def reason(at: Perspective, option: Option, seed: int) -> Reason | None:
    """Return the reason from public knowledge.

    It is computed in samples for a spectator, never in the true world: neither a reason nor its absence reveals the
    bot's secrets, and a traitor gives an honest player's reasons.
    """
    first, *others = [_held(Perspective(at.watched(seed + i), at.seat), option.key) for i in range(WATCHED)]
    return first if all(other == first for other in others) else None


def _held(at: Perspective, key: str) -> Reason | None:
    player = player_of(at.definition)
    if player is None:
        return None
    return next((one.why for one in player.weigh(at) if one.option.key == key), None)
