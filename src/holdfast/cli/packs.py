"""Packs of one's own cards."""

from pathlib import Path

import click

import holdfast
from holdfast.cli.options import FIRST_GAME, json_option, print_json


@click.command()
@click.argument("pack", type=click.Path(path_type=Path))
@click.option("--game", help="The game these cards are for; by default the one whose decks they fit.")
@json_option
@click.pass_context
def check(context: click.Context, pack: Path, game: str | None, as_json: bool) -> None:
    """Check the cards of the folder PACK; mistakes are named by file, line and field."""
    from holdfast.workshop import faults, games_for

    if game is None:
        fitting = games_for(pack) if pack.is_dir() else [FIRST_GAME]
        if len(fitting) != 1:
            which = ", ".join(fitting or holdfast.GAMES)
            raise click.UsageError(f"{pack} does not say which game it is for; add --game and one of {which}")
        [game] = fitting
    wrong = faults(holdfast.kind(game), pack)
    if as_json:
        print_json({"pack": str(pack), "game": game, "faults": wrong})
    elif wrong:
        for fault in wrong:
            click.echo(fault, err=True)
    else:
        click.echo(f"{pack}: no mistakes. To play with it: holdfast play {game} --pack {pack}")
    if wrong:
        context.exit(1)


@click.command("new-pack")
@click.argument("game")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
def new_pack(game: str, folder: Path) -> None:
    """Write an example pack for GAME, with comments, to the new folder DIR."""
    from holdfast.workshop import new_pack as write_pack

    for file in write_pack(holdfast.kind(game), folder):
        click.echo(file)
    click.echo(f"Change the cards, then: holdfast check {folder} --game {game}")
