"""Saves, replays and problem reports."""

from typing import Any

import msgspec

from holdfast.core.engine.effect import Seat
from holdfast.core.engine.game import Game
from holdfast.core.engine.journal import Entry
from holdfast.core.rng.committed import CommittedStream
from holdfast.core.rng.stream import RandomStream
from holdfast.core.slices import Steps
from holdfast.core.state.save import save_in_steps
from holdfast.tables.operations.access import TableAccess, in_turn
from holdfast.tables.presenters.question import SeatPresenter
from holdfast.tables.registry import TableRegistry
from holdfast.tables.services.fair_dice import code
from holdfast.tables.services.texts import localizer_for, table_texts


def may_export_all(access: TableAccess) -> bool:
    """Return whether the whole game may be exported: by all after its end, by the host before, unless another person at
    the table has secrets. Bots have none."""
    game = access.table.game
    if game.over or not access.host:
        return game.over
    others = access.table.people - set(access.you)
    plain = game.view(None)
    open_answers = all(not entry.secret or entry.seat not in others for entry in game.journal or ())
    return open_answers and all(game.view(seat) == plain for seat in others)


def without_future(game: Game) -> Steps[bytes]:
    """Export a whole game; while it runs, without what determines future dice and draws."""
    if game.over or isinstance(game.world.chance, CommittedStream):
        return (yield from save_in_steps(game))
    bare = game.copy(journal=True)
    bare.seed, bare.world.chance = 0, RandomStream(0, game.world.chance.used)
    return (yield from save_in_steps(bare))


def seat_part(access: TableAccess, seat: Seat | None) -> Steps[dict[str, Any]]:
    """Collect the part of a running game that a seat may export: its view and the answers as it may read them."""
    game = access.table.game
    journal: list[msgspec.Raw] = []
    for entry in game.journal or ():
        journal.append(msgspec.Raw(msgspec.json.encode(entry.seen_by(seat))))
        yield
    return {
        "game": game.definition.name,
        "players": game.players,
        "options": game.options,
        "seat": seat,
        "view": game.view(seat),
        "journal": journal,
    }


async def export_all(registry: TableRegistry, access: TableAccess) -> tuple[bytes, str]:
    """Export the whole game, with a file name."""
    game = access.table.game
    return await in_turn(
        registry, access.device, without_future(game)
    ), f"{game.definition.name}-{access.table.id}.json"


async def export_part(registry: TableRegistry, access: TableAccess, seat: Seat | None) -> tuple[bytes, str]:
    """Export a seat's part of the game, with a file name."""
    part = msgspec.json.encode(await in_turn(registry, access.device, seat_part(access, seat)))
    return part, f"{access.table.definition.name}-{access.table.id}-seen.json"


def question_then(presenter: SeatPresenter, seat: Seat | None, after: list[Entry]) -> dict[str, Any] | None:
    """Describe a past question and its answer, as the seat may read it."""
    question = presenter.question()
    if question is None or not after:
        return None
    given = after[0].seen_by(seat)
    asked = presenter.game.question
    option = next((one for one in asked.options_for(given.seat) if one.key == given.key), None)
    return {
        "prompt": question["prompt"],
        "at": question["at"],
        "rule": question["rule"],
        "asked": question["asked"],
        "who": given.seat,
        "answer": presenter.label(asked, option) if option is not None else "",
    }


async def replay_game(
    registry: TableRegistry, access: TableAccess, seat: Seat | None, at: int | None, lang: str
) -> dict[str, Any]:
    """Show the table as this seat saw it after `at` answers."""
    table = access.table
    game, of = table.game, len(table.game.journal or ())
    n = of if at is None else min(at, of)
    parts, journal = table.lines.copy().parts(), list(game.journal or ())

    def replayed() -> Steps[dict[str, Any]]:
        then = game.copy(journal=True)
        if n < of:
            yield from then.undoing(of - n, consent=True)
        presenter = SeatPresenter(
            then, localizer_for(game.definition, lang, game.world.content), table_texts(lang), seat
        )
        bit = 0 if seat is None else 1 << seat
        log: list[msgspec.Raw] = []
        for entry in (e for part in parts for e in part if e.answer <= n and (e.sees == -1 or e.sees & bit)):
            text = presenter.line(entry.line)
            line = {"n": len(log), "text": text, "seat": entry.seat, "turn": entry.answer, "code": code(entry.line)}
            log.append(msgspec.Raw(msgspec.json.encode(line)))
            yield
        return {
            "n": n,
            "of": of,
            "view": then.view(seat),
            "log": log,
            "question": question_then(presenter, seat, journal[n:]),
        }

    return await in_turn(registry, access.device, replayed())


async def report_problem(
    registry: TableRegistry, access: TableAccess, key: str, text: str, limit: int
) -> tuple[bytes, bytes]:
    """Describe a problem with the part of the game that the device may export; also return the part that may be stored."""
    table = access.table
    head = {"report": key, "text": text, "at": registry.runtime.clock.now(), "seq": table.seq}
    if may_export_all(access):
        whole = await in_turn(registry, access.device, without_future(table.game))
        data = msgspec.json.encode(head | {"save": msgspec.Raw(whole)})
    else:
        data = msgspec.json.encode(
            head | {"seen": await in_turn(registry, access.device, seat_part(access, access.seat))}
        )
    return data, data if len(data) <= limit else msgspec.json.encode(head)
