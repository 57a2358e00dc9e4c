"""The `review` command: choices and dice of a finished game."""

import sys
from pathlib import Path
from typing import Any

import click
import msgspec

from holdfast.cli.options import echo, json_option, lang_option, pack_option, print_json
from holdfast.cli.play import loaded
from holdfast.core.definition import UnknownName


@click.command()
@click.argument("save", type=click.Path(path_type=Path))
@click.option(
    "--output", type=click.Path(path_type=Path), default=None, help="Output file. [default: SAVE-review.html]"
)
@lang_option
@pack_option
@json_option
def review(save: Path, output: Path | None, lang: str, packs: tuple[Path, ...], as_json: bool) -> None:
    """Write a review of the saved game SAVE: the chance to win, its turning points, better answers."""
    from holdfast.review.analysis import review as look_back
    from holdfast.review.page import ReviewPage

    session = loaded(save, lang, packs)
    game = session.game
    if not game.journal:
        raise UnknownName(f"{save}: nothing has been played yet; there is nothing to review")
    page = output or save.with_name(f"{save.stem}-review.html")
    if page.exists() and page.samefile(save):
        raise UnknownName(f"{page} is the saved game itself; name another file. Nothing was written")
    bar: Any = click.progressbar(length=len(game.journal), label="Reviewing", file=sys.stderr)

    def told(done: int, of: int) -> None:
        bar.update(1)

    with bar:
        seen = look_back(game, session.localizer, packs, told)
    if as_json:
        print_json(msgspec.to_builtins(seen) | {"chosen": seen.chosen, "luck": seen.luck})
        return
    page.write_text(ReviewPage(seen, game, session.localizer).html(), encoding="utf-8")
    echo(str(page))
