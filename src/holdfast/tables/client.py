"""One socket at a table: it receives the table in its language, as its seat may see it."""

import asyncio
import contextlib
import logging
from collections.abc import Iterable
from typing import Any

import msgspec

from holdfast.core.engine.effect import Seat
from holdfast.tables.log_feed import LogFeed
from holdfast.tables.ports import Outbox
from holdfast.tables.presenters.beats import BeatHistory, TableMoment
from holdfast.tables.presenters.cards import Cards, keys_of, present_card
from holdfast.tables.presenters.question import SeatPresenter
from holdfast.tables.presenters.seat_view import PresentedSeat, SeatViewCache
from holdfast.tables.protocol import outbound as wire
from holdfast.tables.records import SPECTATOR
from holdfast.tables.services.slices import run_sliced
from holdfast.tables.services.texts import localizer_for, preload, table_texts
from holdfast.tables.table import Table

MAX_OUTBOX = 500
CLOSE_TIMEOUT = 2.0
"""Seconds that a removed client gets to receive the reason."""
POLICY, FAILED, FULL = 1008, 1011, 1013
RARELY_CHANGING_FIELDS = (
    "table",
    "you",
    "seat",
    "host",
    "seats",
    "watching",
    "over",
    "outcome",
    "undo",
    "for_absent",
    "orders",
    "secrets",
    "muted",
    "coach",
    "hook",
)
"""Fields of a state that seldom change; a client that accepts patches receives them only after a change."""
log = logging.getLogger("holdfast.server")


class Client:
    """A browser's socket that holds some seats, or watches."""

    __slots__ = (
        "_due",
        "_heard",
        "_messages",
        "_reading",
        "_stale",
        "address",
        "cards",
        "closing",
        "first",
        "lang",
        "log",
        "offered",
        "outbox",
        "patches",
        "seat",
        "table",
        "told",
        "who",
        "you",
    )

    def __init__(self, table: Table, outbox: Outbox, who: str, lang: str) -> None:
        self.table = table
        self.outbox = outbox
        self.who = who
        self.lang = lang
        self.address = ""
        """The address, for sharing out work fairly; it is not stored."""
        self.you: frozenset[Seat] = frozenset()
        self.seat: Seat | None = None
        self.closing = 0
        self.patches = False
        """Whether the client keeps its view and receives patches; otherwise it receives the whole view each time."""
        self.offered: tuple[bytes, ...] = ()
        """The options that were sent last."""
        self._messages: list[dict[str, Any]] = []
        self._stale = False
        self._due = False
        """Whether a write is scheduled."""
        self._reading = False
        """The log is being prepared."""
        self.log = LogFeed(self)
        self.anew()

    def anew(self) -> None:
        """Send everything again, because the language or the current seat has changed."""
        self.log.restart()
        self.cards: Cards = 0
        """The cards that were sent."""
        self._heard: dict[str, Any] = {}
        self.first = True
        self.told = -1
        """The number of the last state that was sent."""

    def send(self, message: dict[str, Any]) -> None:
        """Send a message; drop the connection if the client does not read its messages."""
        self._messages.append(message)
        if len(self._messages) > MAX_OUTBOX:
            self.leave(FULL)
        self.write_soon()

    def refresh(self) -> None:
        """Send the changed table when the socket is ready; a slow client skips the states between."""
        self._stale = True
        self.write_soon()

    def tell_whole(self) -> None:
        """Send the whole table again, because the patches no longer apply at the client."""
        self.told, self.offered = -1, ()
        self._heard.clear()
        self.refresh()

    def leave(self, code: int) -> None:
        if not self.closing:
            asyncio.get_running_loop().call_later(CLOSE_TIMEOUT, self.outbox.abort)
        self.closing = code
        self.write_soon()

    def tell(self, message: str) -> None:
        """Send a notice that has no other effect."""
        self.send({"type": "notice", "message": self.say(message), "code": message})

    def dismiss(self, message: str) -> None:
        """Disconnect the client with a message."""
        if self.closing:
            return
        self.send({"type": "error", "message": self.say(message), "code": message})
        self.leave(POLICY)

    def reseat(self, seats: Iterable[Seat]) -> None:
        """Set the seats that the browser holds now."""
        seats = list(seats)
        if not seats and self.who != self.table.row.host:
            self.dismiss("seat-gone")
            return
        you = frozenset(seat for seat in seats if seat != SPECTATOR)
        if you != self.you:
            self.you = you
            if self.seat not in you:
                self.seat = min(you) if you else None
                self.anew()

    def say(self, message: str, **args: Any) -> str:
        return table_texts(self.lang).say(message, **args)

    def write_soon(self) -> None:
        """Write once all messages of this moment are queued."""
        if not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self._write)

    def _write(self) -> None:
        """Send everything that is due, as far as the socket accepts it; drop a client that cannot be served, so that it
        connects again."""
        self._due, outbox = False, self.outbox
        try:
            while outbox.ready and (self._messages or (self._stale and not self.closing)):
                if self._messages:
                    outbox.write(msgspec.json.encode(self._messages.pop(0)))
                elif self.log.far_behind:
                    self._prepare_log()
                    break
                else:
                    self._stale = False
                    outbox.write(self._encoded())
        except Exception:
            log.exception("table %s could not be told to seat %s", self.table.id, self.seat)
            outbox.close(FAILED)
        if self.closing and outbox.ready:
            outbox.close(self.closing)

    def _encoded(self) -> bytes:
        """Encode the state as JSON in a frame of its own, so that a waiting client keeps nothing of it in memory."""
        state = msgspec.json.encode(self.state())
        self.table.let_go()
        return state

    def telling(self) -> SeatPresenter:
        game = self.table.game
        return SeatPresenter(
            game, localizer_for(game.definition, self.lang, game.world.content), table_texts(self.lang), self.seat
        )

    async def learn(self, lang: str) -> None:
        """Load a language and the texts of the open question beside the event loop, so that no other client has to
        wait."""
        game, beaten = self.table.game.copy(), BeatHistory(self.table.definition, self.table.game.world.content)
        await preload(self.table.runtime.workers, game.definition, game.world.content, lang)
        if lang not in self.table.cache.texts:
            telling = SeatPresenter(
                game, localizer_for(game.definition, lang, game.world.content), table_texts(lang), self.seat
            )
            await self.table.runtime.workers.offload(self._rehearse, telling, beaten)

    def _rehearse(self, telling: SeatPresenter, beaten: BeatHistory) -> None:
        """Localize everything that the first state shows besides the log; only the texts are cached."""
        game = telling.game
        content, asked = game.world.content, "" if game.over else game.question.tag
        with contextlib.suppress(Exception):  # a missing text is reported by the state itself
            shown = SeatViewCache().of(telling, 0, beaten, TableMoment(game.world, game.asked, asked))
            for key in keys_of(shown.cards, content):
                present_card(game.definition, telling.localizer, content, key, game.players)
            telling.introduction()

    def state(self) -> wire.StateMessage | dict[str, Any]:
        """Build the table as this seat may see it; of the log and the cards only the new ones."""
        table, game = self.table, self.table.game
        telling = self.telling()
        shown = table.cache.seat_views.of(telling, table.seq, table.cache.beats, table.moment)
        question, kept = self._asked(shown)
        base, (beats, in_beats) = self.told, self._beats(telling)
        log, in_log = self.log.next(telling)
        row = table.row
        about: wire.TableInfo = {
            "id": row.id,
            "name": row.name,
            "game": row.game,
            "players": row.players,
            "options": row.options,
            "lang": row.lang,
            "packs": row.packs,
        }
        seats = table.presence()
        for seat, name in zip(seats, self._names(telling), strict=True):
            seat["character"] = name
            if why := telling.because(table.company.reasons.get(seat["seat"])):
                seat["why"] = why
            if (heeded := table.company.heeded.get(seat["seat"])) is not None:
                seat["heeded"] = heeded
        waiting = table.waiting
        state: wire.StateMessage = {
            "type": "state",
            "seq": table.seq,
            "answers": len(game.journal or ()),
            "table": about,
            "you": sorted(self.you),
            "seat": self.seat,
            "host": self.who == row.host,
            "seats": seats,
            "watching": table.audience.watching,
            "base": base if beats is not None else None,
            "beats": beats or [],
            "view": self._view() if beats is None or not self.patches else None,
            "size": shown.size,
            "cards": self._new_cards(telling, shown.cards | in_beats | in_log),
            "question": question,
            "kept": kept,
            "log": log,
            "over": game.over,
            "outcome": telling.outcome(),
            "undo": {
                "can": bool(self.you) and table.last_given() >= 0,
                "free": table.free(self.you),
                "again": bool(table.redo_stack.next(self.you)),
                "waiting": None
                if waiting is None
                else {
                    "by": waiting.by,
                    "needs": sorted(waiting.open),
                    "yes": sorted(waiting.yes),
                    "decide": self.who == row.host and not game.over and bool(waiting.open - table.audience.present),
                },
            },
            "for_absent": self._may_answer_for(telling),
            "orders": self.orders(),
            "secrets": self._secrets(),
            "muted": row.muted,
            "coach": bool(row.coach),
            "hook": self._hook(),
        }
        if table.notice is not None:
            fitted, answers = table.notice
            state["notice"] = self.say("rules-changed", fitted=fitted, answers=answers)
        if self.first:
            self.first = False
            state["intro"] = telling.introduction()
        return self._unheard(state) if self.patches else state

    def _unheard(self, state: wire.StateMessage) -> dict[str, Any]:
        """Return a state without the fields that the client already has."""
        heard, told = self._heard, {**state}
        for name in RARELY_CHANGING_FIELDS:
            value = told[name]
            if name in heard and heard[name] == value:
                del told[name]
            else:
                heard[name] = self.table.cache.share(name, value)
        return told

    def _view(self) -> msgspec.Raw:
        """Return the whole view of this seat."""
        return msgspec.Raw(self.table.cache.beats.encoded(self.table.moment, self.seat))

    def _names(self, telling: SeatPresenter) -> list[str]:
        """Return the characters of all seats, localized once per language."""
        table = self.table
        known = table.cache.names.get(self.lang)
        if known is None or known[0] != table.seq:
            known = table.cache.names[self.lang] = (table.seq, [telling.name(seat.seat) for seat in table.seats])
        return known[1]

    def _beats(self, telling: SeatPresenter) -> tuple[list[msgspec.Raw] | None, Cards]:
        """Return the beats since the last state and the cards in them; no beats if the whole view must be sent."""
        told, self.told = self.told, self.table.seq
        if told < 0:
            return None, 0
        if told == self.table.seq:
            return [], 0
        return self.table.cache.beats.told(telling, told, self.log.reads, self.log.texts(telling)) or (None, 0)

    def _may_answer_for(self, telling: SeatPresenter) -> list[wire.ForAbsent]:
        """List the answers that the host may give for absent players."""
        game, known = self.table.game, self.table.definition.rules.for_the_absent
        if not known or game.over or self.who != self.table.row.host:
            return []
        return [
            {"seat": seat, "key": option.key, "label": telling.label(game.question, option)}
            for seat in game.asked
            if seat not in self.you
            for option in game.for_absent(seat)
            if option.key in known
        ]

    def _hook(self) -> str | None:
        """Return the state of the webhook; None if this client is not the host."""
        return self.table.runtime.webhook_state(self.table.row) if self.who == self.table.row.host else None

    def _secrets(self) -> list[Seat]:
        """List the seats of this client that see, or are asked, something hidden from the others."""
        if len(self.you) < 2:
            return []
        game = self.table.game
        private = bool(game.asked) and getattr(game.question.effect, "private", False)
        seen, stand = self.table.cache.beats.view, self.table.moment
        return [s for s in sorted(self.you) if (private and s in game.asked) or seen(stand, s) != seen(stand, None)]

    def orders(self) -> dict[str, bool]:
        return next((seat.orders for seat in self.table.seats if seat.seat == self.seat), {})

    def _asked(self, shown: PresentedSeat) -> tuple[dict[str, Any] | None, list[int] | None]:
        """Return the question with all options, or with those that the client does not have yet."""
        before, self.offered = self.offered, shown.options
        if shown.question is None:
            return None, None
        if not self.patches:
            return shown.question | {"options": [msgspec.Raw(option) for option in shown.options]}, None
        places = {option: i for i, option in enumerate(before)}
        kept = [places.get(option, -1) for option in shown.options]
        fresh = [msgspec.Raw(option) for option, place in zip(shown.options, kept, strict=True) if place < 0]
        return shown.question | {"options": fresh}, kept

    def _new_cards(self, telling: SeatPresenter, cards: Cards) -> dict[str, wire.CardText]:
        kind, game = self.table.definition, self.table.game
        content, players = game.world.content, game.players
        new = cards & ~self.cards
        self.cards |= new
        return {
            key: present_card(kind, telling.localizer, content, key, players) for key in sorted(keys_of(new, content))
        }

    def _prepare_log(self) -> None:
        """Prepare the log in slices, then write."""
        if not self._reading:
            self._reading = True
            self.table.runtime.tasks.start(self._prepare_in_slices())

    async def _prepare_in_slices(self) -> None:
        try:
            await run_sliced(self.log.prepare())
        except Exception:
            log.exception("table %s: the log for seat %s failed", self.table.id, self.seat)
            self.outbox.close(FAILED)
        finally:
            self._reading = False
        self.write_soon()
