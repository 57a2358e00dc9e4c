"""The Gymnasium environment: one seat among bots, or the whole team as one agent."""

from collections.abc import Iterable
from copy import deepcopy
from pathlib import Path
from typing import Any, Self

import gymnasium
from gymnasium import spaces

from holdfast.bots import Bot, make_bot
from holdfast.bots.perspective import Perspective
from holdfast.core.engine.effect import Seat
from holdfast.core.engine.game import Game
from holdfast.core.facts import Facts
from holdfast.rl.action_features import MOST
from holdfast.rl.game_session import MODES, SEEDS, GameSession, Observation, checked_mode, checked_seat
from holdfast.rl.observation import ObservationLayout
from holdfast.rl.render import Picture, as_picture, as_text

AGAINST = {"naufragos": ("cooperative", "off"), "under_our_sun": ("mode", "semi")}
"""Settings in which seats compete: NA-736, one castaway wins alone; US-960, one may be a Son of Liberty."""


def one_side(game: str, players: int, options: dict[str, str]) -> bool:
    """Return whether all players at the table win or lose together."""
    if players == 1 or game not in AGAINST:
        return True
    setting, value = AGAINST[game]
    return options[setting] != value


class HoldfastEnv(gymnasium.Env[Observation, int]):
    """A table with one agent: on all seats (`team`), or on one seat with bots on the others.

    An action is the index of an option. One that is not in `info["action_mask"]` changes nothing, has no reward and is
    reported in `info["refused"]`.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int = 1,
        seat: int = 0,
        others: str = "friend",
        team: bool | None = None,
        stakes: bool = False,
        reward: str = "outcome",
        packs: Iterable[Path] = (),
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table = GameSession(game, players, packs, stakes, reward, options)
        self.team = one_side(game, players, self.table.options) if team is None else team
        self.seat = checked_seat(seat, players)
        self.others = others
        make_bot(others)
        self.render_mode = checked_mode(render_mode)
        self.action_space: spaces.Space[Any] = spaces.Discrete(MOST)
        self.observation_space = self.table.space()
        self._bots: dict[Seat, Bot] = {}
        self._worth = 0.0

    @property
    def layout(self) -> ObservationLayout:
        """Return the meaning of the numbers of `table`."""
        return self.table.layout

    @property
    def game(self) -> Game:
        """Return the game itself, with all hidden parts: for analysis, never for the agent."""
        return self.table.now

    @property
    def asked(self) -> Seat:
        """Return the seat that the agent answers for now; at the end, the seat that observes."""
        asked = self.game.asked
        return asked[0] if self.team and asked else self.seat

    def view(self) -> dict[str, Any]:
        """Return the agent's view as structured data."""
        return self.game.view(self.asked)

    def facts(self) -> list[Facts]:
        """Return the facts of the options in order."""
        return self.table.facts(self.asked)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        begun = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self.table.begin(begun)
        if not self.team:
            self._bots = {s: make_bot(self.others, begun + s) for s in range(self.table.players) if s != self.seat}
        self._others_answer()
        self._worth = self._value()
        return self._told()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        game = self.game
        moves = self.table.moves(self.asked)
        if not 0 <= action < len(moves):
            observation, info = self._told()
            return observation, 0.0, game.over, False, info | {"refused": True}
        game.answer(moves[action])
        self._others_answer()
        worth = self._value()
        earned, self._worth = worth - self._worth, worth
        observation, info = self._told()
        return observation, earned, game.over, False, info

    def _others_answer(self) -> None:
        """Let bots answer, in order of seats, until the agent is asked or the game is over."""
        game = self.game
        while self._bots and game.asked and game.asked[0] != self.seat:
            seat = game.asked[0]
            game.answer(self._bots[seat].choose(Perspective(game, seat)))

    def _value(self) -> float:
        """Return the value of the position; a team's is the mean of its seats': 1 or 0 if all win or lose together."""
        if not self.table.judged and not self.game.over:
            return 0.0
        if not self.team:
            return self.table.value(self.seat)
        return sum([self.table.value(seat) for seat in range(self.table.players)]) / self.table.players

    def _told(self) -> tuple[Observation, dict[str, Any]]:
        seat = self.asked
        observation, mask = self.table.seen(seat)
        return observation, {"action_mask": mask, "seat": seat}

    def action_masks(self) -> Any:
        """Return the mask under the name that masked-policy learners call."""
        return self.table.seen(self.asked)[1].astype(bool)

    def render(self) -> str | Picture | None:
        """Render the board from the perspective of its seat."""
        if self.render_mode is None:
            return None
        text = as_text(self.game, self.asked)
        return text if self.render_mode == "ansi" else as_picture(text)

    def copy(self, seed: int | None = None) -> Self:
        """Return an independent copy with the same future, or with another one from a seed.

        A fair search uses sampled worlds instead (docs/research/environments.md).
        """
        new = self.__class__.__new__(self.__class__)
        new.__dict__.update(self.__dict__)
        new.table = self.table.copy(seed)
        new._bots = deepcopy(self._bots)
        new._np_random = deepcopy(self._np_random)
        return new
