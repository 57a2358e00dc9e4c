"""Commands for card packs."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

import holdfast
from holdfast.cli.options import FIRST_GAME, echo, json_option, print_json

if TYPE_CHECKING:
    from holdfast.authoring.pack_check import Verdicts


@click.command()
@click.argument("pack", type=click.Path(path_type=Path))
@click.option("--game", help="Game of these cards. [default: the one with the fewest mistakes]")
@json_option
@click.pass_context
def check(context: click.Context, pack: Path, game: str | None, as_json: bool) -> None:
    """Check the cards of the folder PACK and report every mistake by file, line and column."""
    from holdfast.authoring.pack_check import check_against_games, check_pack, min_players

    if game is None and pack.is_dir():
        verdicts = check_against_games(pack)
        if not verdicts:
            which = ", ".join(holdfast.GAMES)
            raise click.UsageError(f"{pack} does not say which game it is for; add --game and one of {which}")
    else:
        game = game or FIRST_GAME
        verdicts = {game: check_pack(holdfast.definition(game), pack)}
    sure, verdicts = len(verdicts) == 1, min_players(verdicts)
    if as_json:
        told = [{"game": name, "faults": [one.plain() for one in wrong]} for name, wrong in verdicts.items()]
        print_json({"pack": str(pack), **told[0], "or": told[1:]} if told[1:] else {"pack": str(pack), **told[0]})
    else:
        _print_errors(pack, verdicts, sure)
    if any(verdicts.values()):
        context.exit(1)


def _print_errors(pack: Path, verdicts: "Verdicts", sure: bool) -> None:
    """Print the mistakes of a pack, with a heading per game if the game is uncertain."""
    for name, wrong in verdicts.items():
        if not wrong:
            echo(f"{pack}: no mistakes. To play with it: holdfast play {name} --pack {pack}")
        elif not sure:
            echo(f"{pack}, as cards of {name} (--game says which game is meant):", err=True)
        for one in wrong:
            echo(one, err=True)


@click.command("new-pack")
@click.argument("game")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
def new_pack(game: str, folder: Path) -> None:
    """Write a commented example pack for GAME to the new folder DIR."""
    from holdfast.authoring.pack_check import new_pack as write_pack

    for file in write_pack(holdfast.definition(game), folder):
        echo(file)
    echo(f"Change the cards, then: holdfast check {folder} --game {game}")
