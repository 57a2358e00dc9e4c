"""What a socket says: messages in order, each heard for the seats that its browser holds; whatever they are, the table stands."""

import asyncio
import logging
import secrets
import time
from typing import Any

import msgspec

from holdfast.core.engine.effect import Seat
from holdfast.core.engine.menu import Refused
from holdfast.tables.client import FAILED, POLICY, Client
from holdfast.tables.errors import Rejected, reason
from holdfast.tables.protocol import inbound as m
from holdfast.tables.protocol import outbound as wire
from holdfast.tables.records import SPECTATOR, ChatLine, cluster_event
from holdfast.tables.services.tasks import LikelyLine, OutcomeText
from holdfast.tables.storage_errors import StorageUnavailable

MAX_FAULTS = 50
"""Messages that make no sense before the socket is closed."""

log = logging.getLogger("holdfast.server")


async def leave(line: Client) -> None:
    """Somebody has got up, or has not even sat down."""
    table, hall = line.table, line.hall
    line.line.rise()
    hall.places.leave(line)
    if line in table.connections:
        table.connections.discard(line)
        table.let_go()
        await hall.come(table)


class CommandDispatcher:
    """Listens to one socket: messages in order, one after another. While nobody says anything, nothing waits for it."""

    __slots__ = ("_busy", "_said", "faults", "line")

    def __init__(self, line: Client) -> None:
        self.line = line
        self.faults = 0
        self._said: list[Any] = []
        self._busy = False

    def ready(self) -> None:
        self.line.write_soon()

    def put_nowait(self, said: Any) -> None:
        self._said.append(said)
        if not self._busy:
            self._busy = True
            self.line.line.begin(self._listen())

    async def _listen(self) -> None:
        """Take what there is; whatever it is, the table stands. Who is gone is heard no more."""
        try:
            while self._said:
                said = self._said.pop(0)
                if said["type"] != "websocket.receive":
                    await leave(self.line)
                    return
                if not self.line.closing:
                    await self._take(said.get("text") or said.get("bytes") or b"")
        except Exception:
            log.exception("table %s: seat %s could not be heard", self.line.table.id, self.line.seat)
            self.line.leave(FAILED)
        self._busy = False
        self.line.line.listen()

    async def _take(self, said: str | bytes) -> None:
        pace = self.line.hall.messages.of(self.line.who)
        while not pace.take():
            await asyncio.sleep(pace.wait())  # who talks too fast is heard later
        try:
            message = m.message(said)
        except m.BadMessage as error:
            self._fault("not-understood", detail=str(error)[:200])
        else:
            await self._hear(message)

    def _fault(self, message: str, **more: str) -> None:
        self.faults += 1
        self.line.send({"type": "error", "message": self.line.say(message), "code": message} | more)
        if self.faults > MAX_FAULTS:
            self.line.leave(POLICY)

    async def _hear(self, message: m.AnyMessage) -> None:
        seq = message.seq if isinstance(message, m.Answer | m.Undo | m.Redo) else None
        try:
            await self._do(message)
        except Refused as refused:
            telling = self.line.telling()
            rules = telling.refusal(refused)
            self.refuse(seq, " ".join(rule["text"] for rule in rules), "refused", rules)
        except Rejected as no:
            why = {"why": self.line.say(f"why-{no.about['reason']}")} if "reason" in no.about else {}
            self.refuse(seq, self.line.say(no.message, **why), no.message, [])
        except StorageUnavailable as error:
            self.refuse(seq, self.line.say("not-kept", why=self.line.say(f"why-{reason(error)}")), "not-kept", [])

    def refuse(self, seq: int | None, message: str, code: str, rules: list[wire.ReasonMessage]) -> None:
        self.line.send({"type": "refused", "seq": seq, "message": message, "code": code, "rules": rules})
        self.line.refresh()

    async def _do(self, message: m.AnyMessage) -> None:
        match message:
            case m.Answer():
                await self._answer(message)
                self.line.hall.driver.drive(self.line.table)
            case m.Undo():
                seat = self._my_seat()
                if not self.line.table.free(self.line.you) and not self._may_talk():
                    raise Rejected("slow-down")
                await self.line.hall.undoing.ask(self.line.table, seat, self.line.you, message.seq)
            case m.Redo():
                self._my_seat()
                await self.line.table.redo(self.line.you, message.seq)
                self.line.hall.driver.drive(self.line.table)
            case m.AgreeToUndo():
                self._my_seat()
                await self.line.hall.undoing.consent(self.line.table, self.line.you, message.yes)
            case m.OverrideUndo():
                if self.line.who != self.line.table.row.host:
                    raise Rejected("not-the-host")
                await self.line.hall.undoing.decide(self.line.table)
            case m.WithdrawUndo():
                self._my_seat()
                await self.line.hall.undoing.withdraw(self.line.table, self.line.you)
            case m.Chat():
                await self._chat(m.clean(message.text))
            case m.Suggest():
                await self._suggest(message)
            case m.Language():
                await self.line.learn(message.lang)
                self.line.lang = message.lang
                self.line.anew()
                self.line.refresh()
            case m.Hint():
                await self._hint()
            case m.AskReasons():
                self._tell_reasons(self._my_seat())
            case m.Resync():
                self.line.tell_whole()
            case m.SwitchSeat():
                self._look(message.seat)
            case m.SetStandingOrder():
                await self._order(message)
            case m.AskOdds():
                await self._odds(message.key)
            case m.Ping():
                self.line.send({"type": "pong"})

    async def _answer(self, message: m.Answer) -> None:
        table = self.line.table
        if message.seat in self.line.you:
            await table.answer(message.seat, message.key, message.seq, careful=message.careful)
        elif self._for_absent(message):
            await table.stand_in(message.seat, message.key, message.seq)
        else:
            raise Rejected("not-your-seat")

    def _for_absent(self, message: m.Answer) -> bool:
        """The host hands on what somebody who is not there would have to decide, where the game knows such an answer. A bot
        is always there."""
        table = self.line.table
        away = table.people - table.present
        return (
            self.line.who == table.row.host
            and message.key in table.definition.rules.for_the_absent
            and message.seat in away
        )

    def _my_seat(self) -> Seat:
        if self.line.seat is None:
            if not self.line.you:
                raise Rejected("watching")
            return min(self.line.you)
        return self.line.seat

    def _look(self, seat: Seat | None) -> None:
        if seat is not None and seat not in self.line.you:
            raise Rejected("not-your-seat")
        if seat != self.line.seat:
            self.line.seat = seat
            self.line.anew()
        self.line.refresh()

    def _name(self) -> str:
        return next((seat.name for seat in self.line.table.seats if seat.seat == self.line.seat), "")

    def _may_talk(self) -> bool:
        """One more line of this seat, whoever holds it at however many sockets; spectators share what they may say."""
        if self.line.you:
            return self.line.hall.chatting.take(f"{self.line.table.id} {min(self.line.you)}")
        return self.line.hall.chatting.take(self.line.who) and self.line.hall.murmuring.take(self.line.table.id)

    def _listen_only(self) -> None:
        """The host has asked this seat, or the spectators, to be silent."""
        if self.line.who != self.line.table.row.host and set(self.line.you or {SPECTATOR}) & set(
            self.line.table.row.muted
        ):
            raise Rejected("muted")

    async def _chat(self, text: str) -> None:
        self._listen_only()
        if not self._may_talk():
            raise Rejected("slow-down")
        if not text:
            raise Rejected("not-understood")
        said = ChatLine(SPECTATOR if self.line.seat is None else self.line.seat, self._name(), text, time.time())
        told = {"seat": self.line.seat, "name": said.name, "text": text, "at": said.at}
        key = secrets.token_hex(8)
        await self.line.hall.store.say(
            self.line.table.id, key, said, cluster_event(self.line.table.id, "chat", message=told)
        )

    async def _suggest(self, message: m.Suggest) -> None:
        """A proposal to whoever must decide; it changes nothing."""
        seat = self._my_seat()
        self._listen_only()
        if not self._may_talk():
            raise Rejected("slow-down")
        told = {"seat": seat, "name": self._name(), "key": message.key, "text": m.clean(message.text)}
        await self.line.hall.store.tell(cluster_event(self.line.table.id, "suggest", message=told))

    async def _order(self, message: m.SetStandingOrder) -> None:
        """A standing order of the seat that looks."""
        seat = self._my_seat()
        orders = dict(self.line.orders())
        if message.ask is None:
            orders.pop(message.offer, None)
        else:
            orders[message.offer] = message.ask
        if len(orders) > 100:
            raise Rejected("slow-down")
        await self.line.hall.seating.order(self.line.table.id, seat, orders, cluster_event(self.line.table.id, "seats"))

    async def _odds(self, key: str) -> None:
        """How an answer may turn out, as far as this seat can know."""
        seat, game = self._my_seat(), self.line.table.game
        if not self.line.hall.thinking.take(self.line.who):
            raise Rejected("slow-down")
        if seat not in game.asked or game.explain(key, seat):
            raise Rejected("not-asked-now")
        self.line.hall.later(self._reckon(seat, key))

    def _tell_reasons(self, seat: Seat) -> None:
        """Why what is blocked is blocked, for the question that this seat is asked now."""
        table = self.line.table
        if seat not in table.game.asked:
            raise Rejected("not-asked-now")
        found = self.line.telling().looked_at(table.game.question, seat)
        self.line.send({"type": "reasons", "seq": table.seq, "seat": seat, "blocked": found})

    async def _hint(self) -> None:
        """What the coach would do: for this seat alone, and in no log."""
        line = self.line
        seat = self._my_seat()
        if not line.table.row.coach:
            raise Rejected("coach-off")
        if not line.hall.thinking.take(line.who):
            raise Rejected("slow-down")
        if seat not in line.table.game.asked:
            raise Rejected("not-asked-now")
        line.hall.later(self._coach(seat))

    def _here(self) -> bool:
        """Whether somebody still waits at this socket for what was asked."""
        return self.line in self.line.table.connections

    async def _coach(self, seat: Seat) -> None:
        line, table, seq = self.line, self.line.table, self.line.table.seq
        counsel = await line.hall.thinkers.advice(
            table.game, seat, line.lang, line.who, table.packs, line.address, self._here
        )
        if counsel is None:
            line.send({"type": "hint", "seq": seq, "failed": True, "text": line.say("hint-not-now")})
            return
        line.send({"type": "hint", "seq": seq, "seat": seat} | msgspec.to_builtins(counsel))

    async def _reckon(self, seat: Seat, key: str) -> None:
        line = self.line
        result = await line.hall.thinkers.odds(
            line.table.game, seat, key, line.lang, line.who, line.table.packs, line.orders(), line.address, self._here
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
        kind = self.line.say(f"odds-{one.kind}")
        said = self.line.say("odds-line", percent=percent, text=kind)
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
            said = self.line.say("odds-line", percent=percent, text=line.text)
        else:
            names = " · ".join(line.names)
            said = self.line.say(
                "odds-each", percent=percent, n=line.of, text=line.text, names=names, more=line.of - len(line.names)
            )
        return {"percent": percent, "of": line.of, "text": line.text, "said": said}
