"""A data set of games by the players, with its data card: what it holds, how it was made, what it is not good for."""

from collections.abc import Callable, Sequence
from math import ceil
from pathlib import Path

import holdfast
from holdfast.core.definition import UnknownName
from holdfast.lab.experiment import CellGroup, Design, Experiment, make_design
from holdfast.lab.results import DECISIONS, GAMES, Results, run_experiment
from holdfast.simulation.executor import ExecutionTarget, holdfast_version

VARIED = {"robinson": "scenario", "naufragos": "ruleset", "this_war": "difficulty", "under_our_sun": "mission"}
"""The option of each game that makes the most difference; all of its values are played."""
DEALT = {"naufragos": {"characters": "random"}, "under_our_sun": {"characters": "random"}}
PLAYERS = (1, 2, 3, 4)
SEED = 20_261_118

COLUMN_TEXTS = {
    "cell": "games with the same key depend on the same things: game, players, options, bots, packs, numbers, rules, cards",
    "game": "which game",
    "players": "how many sit at the table",
    "bots": "who plays: one name for all, or one a seat",
    "options": "the game's options that were chosen; others have their default",
    "packs": "packs of cards that were added",
    "numbers": "numbers of the game that were replaced, as JSON; `{}` in games as they are",
    "number": "which game of its cell, from 0; the same number has the same seed in every cell",
    "seed": "play it again: `holdfast.new(game, players, options, seed)` with the same bots",
    "won": "whether the table has won; empty where the game broke off",
    "alone": "lost for the table, won by some of it (traitors)",
    "first_won": "whether the first seat is among the winners",
    "came_to": "what the judge says of the end for the first seat, 0 or 1: the truth of the chances in `tracks`",
    "rule": "the rule by which the game ended",
    "why": "how it ended, in a word",
    "scores": "points by seat",
    "decisions": "answers that were given",
    "rounds": "the round, turn or day in which it ended",
    "figures": "the game's own figures at the end, by name",
    "words": "its own words at the end, by name",
    "tracks": "the table at the begin of each round and at the end: people alive, their life in sum, stores, and `chance`, what the game's judge gave the first seat",
    "deaths": "who died, when, of what (a card or a word)",
    "actions": "how often each thing was done, all seats together",
    "cards": "cards that somebody saw",
    "error": "why the game broke off, else empty",
}
DECISION_COLUMN_TEXTS = {
    "cell": "as in games",
    "number": "as in games",
    "n": "which decision of the game, from 1",
    "round": "the round, turn or day",
    "seat": "whose decision",
    "question": "what was asked",
    "options": "how many answers there were",
    "key": "the answer as the journal writes it",
    "deed": "what was done, in words of the game",
}


def design(games: int, bots: Sequence[str], decisions: bool, only: Sequence[str] = (), seed: int = SEED) -> Design:
    """Games of all kinds, in equal shares."""
    parts: list[CellGroup] = []
    for game in only or VARIED:
        if game not in VARIED:
            raise UnknownName(f"there is no game {game!r} in the data set; there are {', '.join(VARIED)}")
        parts += _parts(game, bots)
    cells = sum(len(part.players) for part in parts if isinstance(part.players, list)) * len(bots)
    each = ceil(games / cells)
    return make_design(Experiment("Games by the players", parts, games=each, seed=seed, decisions=decisions))


def _parts(game: str, bots: Sequence[str]) -> list[CellGroup]:
    """A part for each value of the option, with the numbers of players that it allows."""
    kind = holdfast.definition(game)
    values = next(setting.values for setting in kind.settings if setting.name == VARIED[game])
    parts = []
    for value in values:
        options = {VARIED[game]: value, **DEALT.get(game, {})}
        players = [n for n in PLAYERS if n in kind.players and _legal(game, n, options)]
        if game == "this_war":
            players = players[1:2]  # the number of players changes nothing (TW-1501)
        if players:
            parts.append(CellGroup(game, players, dict(options), list(bots)))
    return parts


def _legal(game: str, players: int, options: dict[str, str]) -> bool:
    try:
        holdfast.definition(game).settle(players, options)
    except UnknownName:
        return False
    return True


def write(
    out: Path,
    games: int,
    bots: Sequence[str],
    decisions: bool,
    only: Sequence[str] = (),
    where: ExecutionTarget | None = None,
    progress: Callable[[int, int], object] = lambda played, planned: None,
) -> Results:
    """The data set and its card; what is there already is not played again."""
    results = run_experiment(design(games, bots, decisions, only), out, where or ExecutionTarget(), progress)
    (out / "README.md").write_text(data_card(results), encoding="utf-8")
    return results


def data_card(results: Results) -> str:
    experiment = results.design.experiment
    [(played, answers, failed)] = results.ask(
        "SELECT count(*), coalesce(sum(decisions), 0), count(*) FILTER (error <> '') FROM games"
    )
    shares = results.ask(
        "SELECT game, bots, count(*), 100 * avg(won::INTEGER), avg(decisions), avg(rounds) FROM games GROUP BY 1, 2 ORDER BY 1, 2"
    )
    rows = [f"| {g} | {b} | {n:,} | {won or 0:.1f} % | {d:.0f} | {r:.1f} |" for g, b, n, won, d, r in shares]
    prints = {cell.game: cell.print for cell in results.design.cells}
    made = [f"| {game} | {version} | `{rules}` | `{cards}` |" for game, (version, rules, cards) in prints.items()]
    parts = [
        CARD.format(
            played=played,
            answers=answers,
            failed=failed,
            version=holdfast_version(),
            seed=experiment.seed,
            bots=", ".join(dict.fromkeys(cell.seating for cell in results.design.cells)),
            unfinished=" It is not finished: the same command goes on with it." if results.cut else "",
        ),
        "\n".join(["| game | bots | games | won | decisions | rounds |", "|---|---|---|---|---|---|", *rows]),
        "## Made by\n\n" + "\n".join(["| game | Holdfast | rules | cards |", "|---|---|---|---|", *made]),
        "## games/*.parquet: one row a game\n\n" + _columns(GAMES, COLUMN_TEXTS),
    ]
    if experiment.decisions:
        parts.append("## decisions/*.parquet: one row a decision\n\n" + _columns(DECISIONS, DECISION_COLUMN_TEXTS))
    return "\n\n".join([*parts, LIMITS]) + "\n"


def _columns(types: dict[str, str], said: dict[str, str]) -> str:
    rows = [f"| `{name}` | `{kind}` | {said[name]} |" for name, kind in types.items()]
    return "\n".join(["| column | type | what |", "|---|---|---|", *rows])


CARD = """\
# Games by the players

{played:,} games of survival board games, {answers:,} decisions, played by Holdfast {version} with its own bots ({bots});
{failed} of them broke off.{unfinished} No person took part: there are no personal data in it.

Every game can be played again from its row: seeds follow from {seed} and the number of the game, bots from the seed. Read it with
anything that reads Parquet:

    duckdb -c "SELECT game, avg(won::INT) FROM 'games/*.parquet' GROUP BY game"

The licence is that of Holdfast (MIT)."""

LIMITS = """\
## What it is not

- **Not people.** Bots answer by rules; `friend` plays well and never tires, `novice` errs by design. Rates of people differ.
- **Not independent of the rules' version.** Numbers are tuned from time to time; rows of different `rules` are different games.
- **Not causes.** Who lives longer sees more cards and does more: what goes with winning need not bring it. For causes, run an
  experiment with a factor (`holdfast lab run`).
- **Not equally many of everything**: each combination of game, option and number of players has the same number of games, which is
  nobody's taste. Weigh rows where that matters.
- Tracks hold `chance` as the game's judge gave it from the first seat's view; it was learnt from games like these."""
