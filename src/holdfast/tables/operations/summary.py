"""Finished games: summary, review, story."""

from holdfast.core.engine.effect import Seat
from holdfast.review.story import tell_story
from holdfast.review.summary import GameSummary
from holdfast.tables.errors import Busy
from holdfast.tables.operations.access import TableAccess, in_turn
from holdfast.tables.ports import Wanted
from holdfast.tables.protocol.tasks import ReviewProgress, Task
from holdfast.tables.registry import TableRegistry
from holdfast.tables.services.computations import folder_names, summarize_game
from holdfast.tables.services.fair_dice import ANEW, OPEN, PROMISED, TOLD
from holdfast.tables.services.recorder import UNDO
from holdfast.tables.services.texts import localizer_for, table_texts

TABLE_ENTRIES = frozenset({UNDO, PROMISED, ANEW, OPEN, TOLD})
"""Log entries about the table itself, which are not part of the story."""


def known_summary(access: TableAccess, lang: str) -> GameSummary | None:
    """Return the summary, if it was computed since the last change."""
    seq, summary = access.table.evenings.get(lang, (-1, None))
    return summary if seq == access.table.seq else None


async def summarize_table(
    registry: TableRegistry, access: TableAccess, lang: str, address: str, wanted: Wanted
) -> GameSummary:
    """Compute the figures of a finished game."""
    table, seq = access.table, access.table.seq
    workers = registry.runtime.workers
    summary = await summarize_game(workers, table.game, lang, access.device, table.packs, address, wanted)
    if summary is None:
        raise Busy(table_texts(lang).say("odds-not-now"))
    table.evenings[lang] = seq, summary
    return summary


def review_progress(registry: TableRegistry, access: TableAccess, lang: str) -> ReviewProgress:
    """Return the progress of a review; the first call starts it. Raises TooManyReviews."""
    table = access.table

    def make_task() -> Task:
        return Task(table.game.save().decode(), 0, 0, lang=lang, packs=folder_names(table.packs))

    key = (table.id, table.seq, lang)
    return registry.runtime.workers.review(key, make_task, len(table.game.journal or ()), access.device)


async def write_story(registry: TableRegistry, access: TableAccess, seat: Seat | None, lang: str) -> str:
    """Write the log as this seat may read it as a story in Markdown."""
    bit = 0 if seat is None else 1 << seat
    game, parts = access.table.game, access.table.lines.copy().parts()
    readable = (entry for part in parts for entry in part if entry.sees == -1 or entry.sees & bit)
    lines = (entry.line for entry in readable if entry.line.message not in TABLE_ENTRIES)
    localizer = localizer_for(game.definition, lang, game.world.content)
    return await in_turn(registry, access.device, tell_story(lines, localizer, game.world))
