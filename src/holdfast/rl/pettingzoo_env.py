"""The PettingZoo environment: every seat is an agent; if several are asked, they answer in order of seats."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from holdfast.core.engine.effect import Seat
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Refused, block
from holdfast.rl.action_features import MOST
from holdfast.rl.game_session import MODES, SEEDS, GameSession, Observation, checked_mode
from holdfast.rl.observation import ObservationLayout
from holdfast.rl.render import Picture, as_picture, as_text


class HoldfastAEC(AECEnv[str, Observation, int | None]):
    """A table of agents `seat_0`, `seat_1` …

    An observation is `{"observation": {"table", "options"}, "action_mask"}`. The mask of a seat that is not asked is
    empty. An action that is not in the mask is refused (`Refused`), and nothing changes.
    """

    metadata: dict[str, Any] = {
        "name": "holdfast",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        players: int = 1,
        *,
        packs: Iterable[Path] = (),
        stakes: bool = False,
        reward: str = "outcome",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.table = GameSession(game, players, packs, stakes, reward, options)
        self.metadata = {**type(self).metadata, "name": f"holdfast_{game}_v0"}
        self.render_mode = checked_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats: dict[str, Seat] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        whole = {"observation": self.table.space(), "action_mask": spaces.Box(0, 1, (MOST,), np.int8)}
        self.observation_spaces = {agent: spaces.Dict(whole) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(MOST) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()
        self._worth: dict[str, float] = {}

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.action_spaces[agent]

    @property
    def layout(self) -> ObservationLayout:
        """Return the meaning of the numbers of `table`."""
        return self.table.layout

    @property
    def game(self) -> Game:
        """Return the game itself, with all hidden parts: for analysis, never for an agent."""
        return self.table.now

    def view(self, agent: str) -> dict[str, Any]:
        """Return an agent's view as structured data."""
        return self.game.view(self._seats[agent])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.table.begin(int(self._random.integers(SEEDS)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._worth = {agent: self.table.value(seat) for agent, seat in self._seats.items()}
        self.agent_selection = self._next()

    def _next(self) -> str:
        asked = self.game.asked
        return self.possible_agents[asked[0]] if asked else self.agents[0]

    def observe(self, agent: str) -> Observation:
        observation, mask = self.table.seen(self._seats[agent])
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        game = self.game
        moves = self.table.moves(self._seats[agent])
        if action is None or not 0 <= action < len(moves):
            raise Refused(str(action), (block("HF-01", "no-such-option", key=str(action)),))
        self._cumulative_rewards[agent] = 0.0
        game.answer(moves[action])
        for it, seat in self._seats.items():
            worth = self.table.value(seat)
            self.rewards[it], self._worth[it] = worth - self._worth[it], worth
            self.terminations[it] = game.over
        self.agent_selection = self._next()
        self._accumulate_rewards()

    def render(self) -> str | Picture | None:
        """Render the board from the perspective of the seat that is asked."""
        if self.render_mode is None:
            return None
        seat = self._seats[self.agent_selection] if self.agents else 0
        text = as_text(self.game, seat)
        return text if self.render_mode == "ansi" else as_picture(text)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def copy(self, seed: int | None = None) -> "HoldfastAEC":
        """Return an independent copy with the same future, or with another one from a seed."""
        new = self.__class__.__new__(self.__class__)
        new.__dict__.update(self.__dict__)
        new.table = self.table.copy(seed)
        new.agents = self.agents[:]
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos", "_worth"):
            setattr(new, name, dict(getattr(self, name)))
        new._random = seeding.np_random()[0]
        new._random.bit_generator.state = self._random.bit_generator.state
        return new
