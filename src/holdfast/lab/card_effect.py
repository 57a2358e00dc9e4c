"""What does my card do? Paired games with and without a pack, at several strengths of player, said in a sentence."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import holdfast
from holdfast.authoring.pack_check import check_against_games, min_players
from holdfast.core.definition import GameDefinition, UnknownName
from holdfast.lab.experiment import CellGroup, Design, Experiment, Variant, make_design
from holdfast.lab.results import Results, points, run_experiment
from holdfast.simulation.executor import ExecutionTarget

STRENGTHS = ("random", "novice", "friend")
"""From the weakest player to the strongest that is still quick."""
WITHOUT, WITH = "without", "with"
GAMES = 400


def game_of(pack: Path, game: str | None) -> GameDefinition:
    """The game a pack is for, as it is told or as its cards say."""
    if game is not None:
        return holdfast.definition(game)
    verdicts = min_players(check_against_games(pack)) if pack.is_dir() else {}
    found = [name for name, wrong in verdicts.items() if not wrong]
    if len(found) != 1:
        raise UnknownName(
            f"{pack} does not say which game it is for; say it with --game, or see: holdfast check {pack}"
        )
    return holdfast.definition(found[0])


def design(
    pack: Path,
    definition: GameDefinition,
    players: Sequence[int],
    options: Mapping[str, str],
    bots: Sequence[str],
    games: int,
    seed: int,
) -> Design:
    folder = str(pack.resolve())
    part = CellGroup(definition.name, list(players), {**options}, list(bots))
    variants = {WITHOUT: Variant(), WITH: Variant(packs=[folder])}
    return make_design(Experiment(f"What does {pack.name} do?", [part], variants, games, seed=seed))


def ask(
    pack: Path,
    out: Path,
    game: str | None = None,
    players: Sequence[int] = (2,),
    options: Mapping[str, str] | None = None,
    bots: Sequence[str] = STRENGTHS,
    games: int = GAMES,
    seed: int = 1,
    where: ExecutionTarget | None = None,
    progress: Callable[[int, int], object] = lambda played, planned: None,
) -> Results:
    """Play the games that tell, or go on with them."""
    kind = game_of(pack, game)
    return run_experiment(
        design(pack, kind, players, options or {}, bots, games, seed), out, where or ExecutionTarget(), progress
    )


def summary_text(results: Results) -> str:
    """What a pack does, for each strength of player and number of players, in sentences; the strongest first."""
    lines = []
    for row in reversed(results.design.rows):
        without, having = row
        one, other = results.rate(without), results.rate(having)
        if not one.games or not other.games:
            continue
        change = results.difference(without, having)
        pack = having.folders[-1].name
        who = f"{having.seating} with {having.players} player{'s' * (having.players > 1)}"
        verb = "makes no difference that shows" if not change.sure else "helps" if change.mean > 0 else "hurts"
        lines.append(
            f"{pack} {verb} for {who}: {100 * other.mean:.1f} % won with it, {100 * one.mean:.1f} % without, "
            f"{points(change)}, in {change.pairs} paired games; its cards came up in {100 * times_met(results):.0f} % of them."
        )
    return "\n".join(lines) or "No games were played."


def times_met(results: Results) -> float:
    """The share of games with the pack in which a card of it was seen."""
    having = [cell for cell in results.design.cells if cell.variant == WITH]
    cell = having[0]
    kind = holdfast.definition(cell.game)
    own = [key for key in kind.content(cell.folders).index if key not in kind.content().index]
    query = "SELECT avg(list_has_any(cards, ?)::INTEGER) FROM games WHERE list_contains(?, cell)"
    return float(results.ask(query, own, [one.key for one in having])[0][0] or 0)
