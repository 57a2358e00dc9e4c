"""Messages of clients: decoded, rate-limited and dispatched in order, each for the seats that the client holds."""

import logging
import secrets
from collections.abc import Awaitable, Callable

import msgspec

from holdfast.core.engine.effect import Seat
from holdfast.core.engine.menu import Refused
from holdfast.tables.client import FAILED, POLICY, Client
from holdfast.tables.errors import Rejected, StorageUnavailable, reason
from holdfast.tables.protocol import inbound as m
from holdfast.tables.protocol import outbound as wire
from holdfast.tables.protocol.tasks import LikelyLine, OutcomeText
from holdfast.tables.records import SPECTATOR, ChatLine, cluster_event
from holdfast.tables.registry import TableRegistry
from holdfast.tables.services.computations import ask_coach, compute_odds

MAX_FAULTS = 50
"""Malformed messages before the client is disconnected."""

log = logging.getLogger("holdfast.server")


class CommandDispatcher:
    """Handles the messages of one client in order; no task exists while there are none."""

    __slots__ = ("_busy", "_messages", "_on_disconnect", "client", "faults", "registry")

    def __init__(self, registry: TableRegistry, client: Client, on_disconnect: Callable[[], Awaitable[None]]) -> None:
        self.registry = registry
        self.client = client
        self.faults = 0
        self._on_disconnect = on_disconnect
        self._messages: list[str | bytes | None] = []
        """Received messages, and None for the end of the connection."""
        self._busy = False

    def receive(self, message: str | bytes | None) -> None:
        """Queue a message, or None if the connection has ended."""
        self._messages.append(message)
        if not self._busy:
            self._busy = True
            self.client.outbox.start(self._handle_messages())

    async def _handle_messages(self) -> None:
        """Handle the queued messages in order until the connection ends; no message breaks the table."""
        try:
            while self._messages:
                message = self._messages.pop(0)
                if message is None:
                    await self._on_disconnect()
                    return
                if not self.client.closing:
                    await self._take(message)
        except Exception:
            log.exception("table %s: a message of seat %s failed", self.client.table.id, self.client.seat)
            self.client.leave(FAILED)
        self._busy = False
        self.client.outbox.resume()

    async def _take(self, said: str | bytes) -> None:
        pace = self.registry.rates["messages"].of(self.client.who)
        while not pace.take():
            await self.registry.runtime.clock.sleep(pace.wait())
        try:
            message = m.message(said)
        except m.BadMessage as error:
            self._fault("not-understood", detail=str(error)[:200])
        else:
            await self._hear(message)

    def _fault(self, message: str, **more: str) -> None:
        self.faults += 1
        self.client.send({"type": "error", "message": self.client.say(message), "code": message} | more)
        if self.faults > MAX_FAULTS:
            self.client.leave(POLICY)

    async def _hear(self, message: m.AnyMessage) -> None:
        seq = message.seq if isinstance(message, m.Answer | m.Undo | m.Redo) else None
        try:
            await self._do(message)
        except Refused as refused:
            telling = self.client.telling()
            rules = telling.refusal(refused)
            self.refuse(seq, " ".join(rule["text"] for rule in rules), "refused", rules)
        except Rejected as no:
            why = {"why": self.client.say(f"why-{no.about['reason']}")} if "reason" in no.about else {}
            self.refuse(seq, self.client.say(no.message, **why), no.message, [])
        except StorageUnavailable as error:
            self.refuse(seq, self.client.say("not-kept", why=self.client.say(f"why-{reason(error)}")), "not-kept", [])

    def refuse(self, seq: int | None, message: str, code: str, rules: list[wire.ReasonMessage]) -> None:
        self.client.send({"type": "refused", "seq": seq, "message": message, "code": code, "rules": rules})
        self.client.refresh()

    async def _do(self, message: m.AnyMessage) -> None:
        match message:
            case m.Answer():
                await self._answer(message)
                self.registry.bots.drive(self.client.table)
            case m.Undo():
                seat = self._my_seat()
                if not self.client.table.free(self.client.you) and not self._may_talk():
                    raise Rejected("slow-down")
                await self.client.table.request_undo(seat, self.client.you, message.seq)
                self.registry.bots.drive(self.client.table)
            case m.Redo():
                self._my_seat()
                await self.client.table.redo(self.client.you, message.seq)
                self.registry.bots.drive(self.client.table)
            case m.AgreeToUndo():
                self._my_seat()
                await self.client.table.agree_to_undo(self.client.you, message.yes)
                self.registry.bots.drive(self.client.table)
            case m.OverrideUndo():
                if self.client.who != self.client.table.row.host:
                    raise Rejected("not-the-host")
                await self.client.table.override_undo()
                self.registry.bots.drive(self.client.table)
            case m.WithdrawUndo():
                self._my_seat()
                await self.client.table.withdraw_undo(self.client.you)
            case m.Chat():
                await self._chat(m.clean(message.text))
            case m.Suggest():
                await self._suggest(message)
            case m.Language():
                await self.client.learn(message.lang)
                self.client.lang = message.lang
                self.client.anew()
                self.client.refresh()
            case m.Hint():
                await self._hint()
            case m.AskReasons():
                self._tell_reasons(self._my_seat())
            case m.Resync():
                self.client.tell_whole()
            case m.SwitchSeat():
                self._look(message.seat)
            case m.SetStandingOrder():
                await self._order(message)
            case m.AskOdds():
                await self._odds(message.key)
            case m.Ping():
                self.client.send({"type": "pong"})

    async def _answer(self, message: m.Answer) -> None:
        table = self.client.table
        if message.seat in self.client.you:
            await table.answer(message.seat, message.key, message.seq, careful=message.careful)
        elif self._for_absent(message):
            await table.stand_in(message.seat, message.key, message.seq)
        else:
            raise Rejected("not-your-seat")

    def _for_absent(self, message: m.Answer) -> bool:
        """Give the host's answer for an absent player, if the game offers one; bots are always present."""
        table = self.client.table
        away = table.people - table.audience.present
        return (
            self.client.who == table.row.host
            and message.key in table.definition.rules.for_the_absent
            and message.seat in away
        )

    def _my_seat(self) -> Seat:
        if self.client.seat is None:
            if not self.client.you:
                raise Rejected("watching")
            return min(self.client.you)
        return self.client.seat

    def _look(self, seat: Seat | None) -> None:
        if seat is not None and seat not in self.client.you:
            raise Rejected("not-your-seat")
        if seat != self.client.seat:
            self.client.seat = seat
            self.client.anew()
        self.client.refresh()

    def _name(self) -> str:
        return next((seat.name for seat in self.client.table.seats if seat.seat == self.client.seat), "")

    def _may_talk(self) -> bool:
        """Take a chat token of this seat, shared by all its sockets; spectators share one bucket."""
        if self.client.you:
            return self.registry.rates["chatting"].take(f"{self.client.table.id} {min(self.client.you)}")
        return self.registry.rates["chatting"].take(self.client.who) and self.registry.rates["murmuring"].take(
            self.client.table.id
        )

    def _listen_only(self) -> None:
        """Reject the chat line of a seat, or of spectators, that the host has muted."""
        if self.client.who != self.client.table.row.host and set(self.client.you or {SPECTATOR}) & set(
            self.client.table.row.muted
        ):
            raise Rejected("muted")

    async def _chat(self, text: str) -> None:
        self._listen_only()
        if not self._may_talk():
            raise Rejected("slow-down")
        if not text:
            raise Rejected("not-understood")
        said = ChatLine(
            SPECTATOR if self.client.seat is None else self.client.seat,
            self._name(),
            text,
            self.registry.runtime.clock.now(),
        )
        told = {"seat": self.client.seat, "name": said.name, "text": text, "at": said.at}
        key = secrets.token_hex(8)
        await self.registry.runtime.storage.add_chat(
            self.client.table.id, key, said, cluster_event(self.client.table.id, "chat", message=told)
        )

    async def _suggest(self, message: m.Suggest) -> None:
        """Pass a suggestion to the seat that is asked; the game does not change."""
        seat = self._my_seat()
        self._listen_only()
        if not self._may_talk():
            raise Rejected("slow-down")
        told = {"seat": seat, "name": self._name(), "key": message.key, "text": m.clean(message.text)}
        await self.registry.runtime.storage.publish(cluster_event(self.client.table.id, "suggest", message=told))

    async def _order(self, message: m.SetStandingOrder) -> None:
        """Set or clear a standing order of the current seat."""
        seat = self._my_seat()
        orders = dict(self.client.orders())
        if message.ask is None:
            orders.pop(message.offer, None)
        else:
            orders[message.offer] = message.ask
        if len(orders) > 100:
            raise Rejected("slow-down")
        await self.registry.runtime.storage.set_orders(
            self.client.table.id, seat, orders, cluster_event(self.client.table.id, "seats")
        )

    async def _odds(self, key: str) -> None:
        """Send the odds of an answer, as far as this seat can know them."""
        seat, game = self._my_seat(), self.client.table.game
        if not self.registry.rates["thinking"].take(self.client.who):
            raise Rejected("slow-down")
        if seat not in game.asked or game.explain(key, seat):
            raise Rejected("not-asked-now")
        self.registry.runtime.tasks.start(self._reckon(seat, key))

    def _tell_reasons(self, seat: Seat) -> None:
        """Send the labels and blocks of the blocked options of this seat's open question."""
        table = self.client.table
        if seat not in table.game.asked:
            raise Rejected("not-asked-now")
        found = self.client.telling().looked_at(table.game.question, seat)
        self.client.send({"type": "reasons", "seq": table.seq, "seat": seat, "blocked": found})

    async def _hint(self) -> None:
        """Send the coach's advice to this seat only, without a log entry."""
        line = self.client
        seat = self._my_seat()
        if not line.table.row.coach:
            raise Rejected("coach-off")
        if not self.registry.rates["thinking"].take(line.who):
            raise Rejected("slow-down")
        if seat not in line.table.game.asked:
            raise Rejected("not-asked-now")
        self.registry.runtime.tasks.start(self._coach(seat))

    def _here(self) -> bool:
        """Return whether a client still waits at this socket for the result."""
        return self.client in self.client.table.audience.clients

    async def _coach(self, seat: Seat) -> None:
        line, table, seq = self.client, self.client.table, self.client.table.seq
        counsel = await ask_coach(
            self.registry.runtime.workers, table.game, seat, line.lang, line.who, table.packs, line.address, self._here
        )
        if counsel is None:
            line.send({"type": "hint", "seq": seq, "failed": True, "text": line.say("hint-not-now")})
            return
        line.send({"type": "hint", "seq": seq, "seat": seat} | msgspec.to_builtins(counsel))

    async def _reckon(self, seat: Seat, key: str) -> None:
        line = self.client
        result = await compute_odds(
            self.registry.runtime.workers,
            line.table.game,
            seat,
            key,
            line.lang,
            line.who,
            line.table.packs,
            line.orders(),
            line.address,
            self._here,
        )
        if result is None:
            line.send({"type": "odds", "key": key, "text": line.say("odds-not-now"), "failed": True})
            return
        lines = [self._likely(one, result.worlds) for one in result.lines]
        shares: list[wire.OutcomeMessage] = [self._share(one) for one in result.shares]
        said = [one["said"] for one in (*shares, *lines)]
        silent = line.say("odds-silent" if result.chance else "odds-none")
        message = {"type": "odds", "key": key, "text": " ".join(said) or silent, "lines": lines, "shares": shares}
        how = line.say("odds-counted") if result.counted else line.say("odds-imagined", worlds=result.worlds)
        told = {"counted": result.counted, "how": how, "assumed": line.say("odds-assumed") if result.assumed else ""}
        line.send(message | told)

    def _share(self, one: OutcomeText) -> wire.OutcomeMessage:
        percent, low, high = [round(100 * part) for part in (one.of, one.low, one.high)]
        kind = self.client.say(f"odds-{one.kind}")
        said = self.client.say("odds-line", percent=percent, text=kind)
        return {
            "kind": one.kind,
            "name": kind,
            "percent": percent,
            "low": low,
            "high": high,
            "changes": list(one.changes),
            "said": said,
        }

    def _likely(self, line: LikelyLine, worlds: int) -> wire.OddsMessage:
        percent = round(100 * line.told / line.of / worlds) or 1
        if line.of == 1:
            said = self.client.say("odds-line", percent=percent, text=line.text)
        else:
            names = " · ".join(line.names)
            said = self.client.say(
                "odds-each", percent=percent, n=line.of, text=line.text, names=names, more=line.of - len(line.names)
            )
        return {"percent": percent, "of": line.of, "text": line.text, "said": said}
