"""Computations for tables: bot moves, odds, advice, summaries. Each is one task for a worker."""

from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path

from holdfast.bots import TABLE_BOTS, make_bot
from holdfast.bots.expert import ThinkingBudget
from holdfast.bots.perspective import Perspective
from holdfast.bots.suggestions import BotMove
from holdfast.core.engine.effect import Seat
from holdfast.core.engine.game import Game
from holdfast.core.engine.standing_orders import NO_ORDERS
from holdfast.core.rng.committed import CommittedStream
from holdfast.core.state.save import save_in_steps
from holdfast.review.summary import GameSummary
from holdfast.tables.errors import Dropped
from holdfast.tables.ports import Wanted, Workers, always
from holdfast.tables.protocol.tasks import CoachAdvice, Result, Task
from holdfast.tables.services.slices import run_sliced

IN_PROCESS = frozenset({"random"})
"""Bots that need no worker."""
COACH_PLAYOUTS = 900
"""Milliseconds of thinking time of the coach."""
MAX_WAITING_ODDS = 4
"""Odds and hints that one person may have waiting."""


def fresh_seed(game: Game, seat: Seat) -> int:
    """A seed that depends on the position only: after an undo the same request gets the same result."""
    at, chance = f"{len(game.journal or ())} {seat}", game.world.chance
    if isinstance(chance, CommittedStream):
        return chance.aside(at) >> 16
    at = f"{game.seed} {at}"
    return int.from_bytes(blake2b(at.encode(), digest_size=6).digest())


async def save_text(game: Game) -> str:
    """Save a game for a worker; a long game is saved in slices."""
    return (await run_sliced(save_in_steps(game))).decode()


def folder_names(packs: tuple[Path, ...]) -> tuple[str, ...]:
    return tuple([str(folder) for folder in packs])


async def choose_move(
    workers: Workers,
    name: str,
    game: Game,
    seat: Seat,
    owner: str,
    packs: tuple[Path, ...] = (),
    wishes: tuple[str, ...] = (),
    purse: ThinkingBudget | None = None,
    address: str = "",
    last: bool = False,
    wanted: Wanted = always,
) -> BotMove:
    """Let a bot choose; a random answer if no worker is free. Raises Dropped if the move is not wanted any more."""
    if name in TABLE_BOTS and name not in IN_PROCESS:
        save = await save_text(game)
        task = Task(save, seat, fresh_seed(game, seat), bot=name, wishes=wishes, purse=purse, packs=folder_names(packs))
        result = await workers.run(task, f"bots of {owner}", address, last, wanted)
        if result is not None and result.chosen is not None:
            return result.chosen
    return BotMove(make_bot("random", fresh_seed(game, seat)).choose(Perspective(game, seat)).key)


async def compute_odds(
    workers: Workers,
    game: Game,
    seat: Seat,
    key: str,
    lang: str,
    owner: str,
    packs: tuple[Path, ...] = (),
    orders: Mapping[str, bool] = NO_ORDERS,
    address: str = "",
    wanted: Wanted = always,
) -> Result | None:
    """Estimate the outcomes of an answer under the seat's standing orders; None if that is impossible now."""
    task = Task(
        await save_text(game),
        seat,
        fresh_seed(game, seat),
        key=key,
        lang=lang,
        orders=dict(orders),
        packs=folder_names(packs),
    )
    result = await _run_limited(workers, task, owner, address, wanted)
    return result if result is not None and result.worlds else None


async def ask_coach(
    workers: Workers,
    game: Game,
    seat: Seat,
    lang: str,
    owner: str,
    packs: tuple[Path, ...] = (),
    address: str = "",
    wanted: Wanted = always,
) -> CoachAdvice | None:
    """Ask the coach for a seat; None if no worker is free."""
    save = await save_text(game)
    task = Task(save, seat, fresh_seed(game, seat), coach=COACH_PLAYOUTS, lang=lang, packs=folder_names(packs))
    result = await _run_limited(workers, task, owner, address, wanted)
    return None if result is None else result.counsel


async def summarize_game(
    workers: Workers,
    game: Game,
    lang: str,
    owner: str,
    packs: tuple[Path, ...] = (),
    address: str = "",
    wanted: Wanted = always,
) -> GameSummary | None:
    """Compute the figures of a finished game; None if no worker is free."""
    task = Task(await save_text(game), 0, 0, evening=True, lang=lang, packs=folder_names(packs))
    result = await _run_unless_dropped(workers, task, f"evenings of {owner}", address, wanted)
    return None if result is None else result.evening


async def _run_limited(workers: Workers, task: Task, owner: str, address: str, wanted: Wanted) -> Result | None:
    """Run a task unless its owner waits for too many others already."""
    queue = f"odds for {owner}"
    if workers.waiting(queue, address) >= MAX_WAITING_ODDS:
        return None
    return await _run_unless_dropped(workers, task, queue, address, wanted)


async def _run_unless_dropped(workers: Workers, task: Task, owner: str, address: str, wanted: Wanted) -> Result | None:
    try:
        return await workers.run(task, owner, address, wanted=wanted)
    except Dropped:
        return None
