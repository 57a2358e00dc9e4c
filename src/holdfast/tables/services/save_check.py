"""Validation of foreign saves.

The position in the file is never played. Its answers are given again from the opening by today's rules; if all of them
fit, the result is the position to which they lead and their log. A position that cannot be reached is refused.
"""

import msgspec

import holdfast
from holdfast.core.definition import UnknownName
from holdfast.core.engine.game import Game
from holdfast.core.slices import run_at_once
from holdfast.core.state.save import (
    BadSave,
    Unplayable,
    answers_in,
    check_reached,
    pack_past,
    read_document,
    same_position,
    save_header,
)
from holdfast.tables.protocol.tasks import SaveCheck
from holdfast.tables.records import VisibleLogEntry
from holdfast.tables.services.packs import PackLibrary
from holdfast.tables.services.recorder import replay_with_log

MAX_ANSWERS = 5_000
"""Answers of a save that is opened; a running table may have more."""
NOTHING_OFFERED = PackLibrary()
TOO_MUCH = "this save takes more time or memory than a game needs: it was not opened"


class TooManyAnswers(BadSave):
    """A save with more answers than a server opens."""

    def __init__(self, answers: int) -> None:
        super().__init__(f"this save has {answers} answers, and a server opens saves of at most {MAX_ANSWERS}")
        self.answers = answers


def check_save(data: bytes, shelf: PackLibrary = NOTHING_OFFERED) -> SaveCheck:
    """Open a save with the offered packs that give its cards, and replay its answers."""
    try:
        if (answers := answers_in(data)) > MAX_ANSWERS:
            return SaveCheck(too_long=answers)
        name, listing = save_header(data)
        packs = shelf.made_with(holdfast.definition(name), listing)
        folders = shelf.folders(name, packs)
        game = holdfast.load(data, folders)
        again, fitted, lines = replay_with_log(game, folders)
        check_reached(data, game, again, fitted)
        luck = read_document(data).luck
        return _admitted(game, again, lines, packs, luck is not None and luck.open)
    except Unplayable as error:
        return SaveCheck(str(error), unplayable=True, game=error.game, fitted=error.fitted, answers=error.answers)
    except (BadSave, UnknownName) as error:
        return SaveCheck(str(error))
    except (MemoryError, RecursionError):
        return SaveCheck(TOO_MUCH)
    except Exception as error:
        return SaveCheck(f"the position in this save cannot be played ({error!r:.200}); load another copy")


def _admitted(
    game: Game, again: Game, lines: tuple[VisibleLogEntry, ...], packs: tuple[str, ...], uncertified: bool
) -> SaveCheck:
    """Describe the position that the answers of a save led to. If the journal equals the file's, answers undone there
    count as undone."""
    fitted, answers = game.notice or (len(game.journal or ()),) * 2
    if len(again.journal or ()) == len(game.journal or ()):
        again.undone, again.barrier = game.undone, max(again.barrier, min(game.barrier, len(game.journal or ())))
    differs = game.notice is not None or not same_position(again, game)
    save = msgspec.Raw(again.save())
    return SaveCheck(
        game=game.definition.name,
        packs=packs,
        fitted=fitted,
        answers=answers,
        uncertified=uncertified,
        differs=differs,
        save=save,
        past=run_at_once(pack_past(again)),
        lines=lines,
    )
