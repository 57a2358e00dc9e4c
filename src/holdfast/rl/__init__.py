"""The games as environments for learning: Gymnasium (one seat or the whole team) and PettingZoo (every seat an agent).

import gymnasium, holdfast.rl

env = gymnasium.make("holdfast/Robinson-v0", players=2, scenario="castaways")

Needs the extra `rl`; nothing else of Holdfast does. What observations and answers are made of: docs/research/environments.md.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

MISSING = 'holdfast.rl needs the packages of the extra "rl" ({name} is missing): pip install "holdfast[rl]"'

try:
    import gymnasium
    import numpy as _numpy  # noqa: F401 - imported here so that the message below comes first
except ModuleNotFoundError as error:
    raise ImportError(MISSING.format(name=error.name)) from error

if TYPE_CHECKING:
    from holdfast.rl.pettingzoo_env import HoldfastAEC

ENVIRONMENTS = {
    "holdfast/Robinson-v0": "robinson",
    "holdfast/Naufragos-v0": "naufragos",
    "holdfast/ThisWar-v0": "this_war",
    "holdfast/UnderOurSun-v0": "under_our_sun",
}
"""The Gymnasium names of the games. `holdfast/Game-v0` makes any game, external ones included: `game=…`."""


def register() -> None:
    """Register the names with Gymnasium, once."""
    named = {name: {"game": game} for name, game in ENVIRONMENTS.items()} | {"holdfast/Game-v0": {}}
    for name, kwargs in named.items():
        if name not in gymnasium.registry:
            gymnasium.register(id=name, entry_point="holdfast.rl.gymnasium_env:HoldfastEnv", kwargs=kwargs)


def aec_env(
    game: str,
    players: int = 1,
    *,
    packs: Iterable[Path] = (),
    stakes: bool = False,
    reward: str = "outcome",
    render_mode: str | None = None,
    **options: Any,
) -> "HoldfastAEC":
    """Return a PettingZoo environment: every seat is an agent and sees what it may see
    (`holdfast/rl/pettingzoo_env.py`)."""
    try:
        from holdfast.rl.pettingzoo_env import HoldfastAEC
    except ModuleNotFoundError as error:
        if error.name != "pettingzoo":
            raise
        raise ImportError(MISSING.format(name=error.name)) from error

    return HoldfastAEC(game, players, packs=packs, stakes=stakes, reward=reward, render_mode=render_mode, **options)


register()
