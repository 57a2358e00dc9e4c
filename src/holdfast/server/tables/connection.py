"""One socket at a table: what it is told, in its language and as its seat may see it, and what it says."""

import asyncio
import logging
import secrets
import time
from collections.abc import Iterable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from holdfast.core.engine.effect import EVERYBODY, Seat
from holdfast.core.engine.menu import Refused
from holdfast.server.keeping.faults import Unavailable
from holdfast.server.keeping.store import WATCHER, Said, Told
from holdfast.server.tables import wire
from holdfast.server.tables.hall import Hall
from holdfast.server.tables.table import No, Table, news, reason
from holdfast.server.tables.telling import Telling, card_keys, card_told, cards_of_line, cards_shown
from holdfast.server.thinking.thinker import Likely
from holdfast.server.web import messages as m
from holdfast.server.words import teller, words

MOST_UNSENT = 500
FAREWELL = 2.0
MOST_FAULTS = 50
"""Messages that make no sense before the socket is closed."""
POLICY, FAILED, FULL = 1008, 1011, 1013
log = logging.getLogger("holdfast.server")


class Connection:
    """A socket of a browser that holds some seats, or watches."""

    def __init__(self, hall: Hall, table: Table, socket: WebSocket, who: str, lang: str) -> None:
        self.hall = hall
        self.table = table
        self.socket = socket
        self.who = who
        self.lang = lang
        self.you: frozenset[Seat] = frozenset()
        self.seat: Seat | None = None
        self.faults = 0
        self.closing = 0
        self.patches = False
        """It keeps the view it has and is told what changes; else it is told the whole each time."""
        self._outbox: list[dict[str, Any]] = []
        self._wake = asyncio.Event()
        self._stale = False
        self._anew()

    def _anew(self) -> None:
        """Everything must be told again: another language, or another seat looks."""
        self.heard = 0
        self.numbered = 0
        self.cut = len(self.table.cuts)
        self.cards: set[str] = set()
        self.first = True
        self.told = -1
        """The number of the last state that was told."""

    # --- what it is told -----------------------------------------------------------------------------------------

    def send(self, message: dict[str, Any]) -> None:
        """Put a message into the box; who does not empty it is let go."""
        self._outbox.append(message)
        if len(self._outbox) > MOST_UNSENT:
            self.leave(FULL)
        self._wake.set()

    def refresh(self) -> None:
        """The table has changed: show it as it is when the socket is ready. Who is slow skips what was between."""
        self._stale = True
        self._wake.set()

    def leave(self, code: int) -> None:
        self.closing = code
        self._wake.set()

    def tell(self, message: str) -> None:
        """A word besides; nothing follows from it."""
        self.send({"type": "notice", "message": self.say(message), "code": message})

    def dismiss(self, message: str) -> None:
        """Shown out; why is told once."""
        if self.closing:
            return
        self.send({"type": "error", "message": self.say(message), "code": message})
        self.leave(POLICY)

    def reseat(self, seats: Iterable[Seat]) -> None:
        """The seats that the browser holds now."""
        seats = list(seats)
        if not seats and self.who != self.table.row.host:
            self.dismiss("seat-gone")
            return
        you = frozenset(seat for seat in seats if seat != WATCHER)
        if you != self.you:
            self.you = you
            if self.seat not in you:
                self.seat = min(you) if you else None
                self._anew()

    def say(self, message: str, **args: Any) -> str:
        return words(self.lang).say(message, **args)

    async def write(self) -> None:
        """Send what there is to send, until the socket is closed."""
        socket = self.socket
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._outbox or (self._stale and not self.closing):
                if self._outbox:
                    box, self._outbox = self._outbox, []
                    for message in box:
                        await socket.send_text(m.encode(message))
                if self._stale and not self.closing:
                    self._stale = False
                    await socket.send_text(m.encode(self.state()))
            if self.closing:
                await socket.close(self.closing)
                return

    def telling(self) -> Telling:
        game = self.table.game
        return Telling(game, teller(game.kind, self.lang, game.world.content), words(self.lang), self.seat)

    def state(self) -> wire.StateMessage:
        """The whole table as this seat may see it; of the log and the cards only what is new."""
        table, game = self.table, self.table.game
        telling = self.telling()
        view, question, keys = self._shown(telling)
        base, beats = self.told, self._beats(telling, keys)
        log = self._log(telling, keys)
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
        seats = self.hall.presence(table, table.seats, table.asked)
        for seat in seats:
            seat["character"] = telling.name(seat["seat"])
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
            "watching": self.hall.watching(table),
            "base": base if beats is not None else None,
            "beats": beats or [],
            "view": view if beats is None or not self.patches else None,
            "size": len(bytes(view)),
            "cards": self._new_cards(telling, keys),
            "question": question,
            "log": log,
            "over": game.over,
            "outcome": telling.outcome(),
            "undo": {
                "can": bool(self.you) and table.last_given() >= 0,
                "free": table.free(self.you),
                "waiting": None
                if waiting is None
                else {
                    "by": waiting.by,
                    "needs": sorted(waiting.open),
                    "yes": sorted(waiting.yes),
                    "decide": self.who == row.host and bool(waiting.open - table.present),
                },
            },
            "for_absent": self._may_answer_for(telling),
            "orders": self._orders(),
            "secrets": self._secrets(),
            "muted": row.muted,
            "hook": self._hook(),
        }
        if table.notice is not None:
            fitted, answers = table.notice
            state["notice"] = self.say("rules-changed", fitted=fitted, answers=answers)
        if self.first:
            self.first = False
            state["intro"] = telling.introduction()
        return state

    def _beats(self, telling: Telling, keys: set[str]) -> list[wire.BeatTold] | None:
        """What happened since this socket was last told; nothing where it must be told the whole."""
        told, self.told = self.told, self.table.seq
        if told < 0:
            return None
        if told == self.table.seq:
            return []
        found = self.table.beaten.told(telling, told, self.reads)
        if found is None:
            return None
        keys.update(found[1])
        return found[0]

    def _may_answer_for(self, telling: Telling) -> list[wire.ForAbsent]:
        """What the host may answer for the seats of others while nobody is there."""
        game, known = self.table.game, self.table.kind.play.for_the_absent
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
        """Whether the group is told who must answer: for the host's eyes, where this server calls web hooks at all."""
        if not self.hall.settings.hooks.on or self.who != self.table.row.host:
            return None
        if not self.table.row.hook:
            return "none"
        return "failing" if self.hall.away.caller.failing(self.table.id) else "set"

    def _secrets(self) -> list[Seat]:
        """Which of several seats at this screen see, or are asked, what nobody else may see."""
        if len(self.you) < 2:
            return []
        game = self.table.game
        private = bool(game.asked) and getattr(game.question.effect, "private", False)
        plain = game.view(None)
        return [s for s in sorted(self.you) if (private and s in game.asked) or game.view(s) != plain]

    def _orders(self) -> dict[str, bool]:
        return next((seat.orders for seat in self.table.seats if seat.seat == self.seat), {})

    def _shown(self, telling: Telling) -> tuple[msgspec.Raw, msgspec.Raw, set[str]]:
        """View and question, made once for all who see the same in the same language."""
        table, game = self.table, self.table.game
        known = table.shown.get((self.seat, self.lang))
        if known is None or known[0] != table.seq:
            view, question = game.view(self.seat) | {"fell": msgspec.to_builtins(table.fell)}, telling.question()
            content = game.world.content
            asks = msgspec.json.encode(question)
            keys = frozenset(cards_shown(view, content) | card_keys(asks, content))
            known = (table.seq, msgspec.Raw(msgspec.json.encode(view)), msgspec.Raw(asks), keys)
            table.shown[(self.seat, self.lang)] = known
        return known[1], known[2], set(known[3])

    def _new_cards(self, telling: Telling, keys: set[str]) -> dict[str, wire.CardText]:
        game = self.table.game
        new = keys - self.cards
        self.cards |= new
        content = game.world.content
        return {key: card_told(game.kind, telling.teller, content, key) for key in sorted(new)}

    def _log(self, telling: Telling, keys: set[str]) -> wire.LogTold:
        """The lines since the last time: keep the first `from` lines that you have, then these follow."""
        table = self.table
        texts = table.told.setdefault(self.lang, [])
        texts += [telling.line(told.line) for told in table.lines[len(texts) :]]
        if self.cut != len(table.cuts):
            self.heard = min(self.heard, *table.cuts[self.cut :])
            self.cut = len(table.cuts)
            self.numbered = sum(self.reads(told) for told in table.lines[: self.heard])
        content = table.game.world.content
        start = self.numbered
        lines: list[wire.LogLine] = []
        for told, text in zip(table.lines[self.heard :], texts[self.heard :], strict=True):
            if not self.reads(told):
                continue
            cards = cards_of_line(told.line, content)
            keys.update(cards)
            line: wire.LogLine = {
                "n": self.numbered,
                "text": text,
                "seat": told.seat,
                "cards": cards,
                "turn": told.answer,
            }
            lines.append(line)
            self.numbered += 1
        self.heard = len(table.lines)
        return {"from": start, "lines": lines}

    def reads(self, told: Told) -> bool:
        return told.sees == EVERYBODY or (self.seat is not None and bool(told.sees >> self.seat & 1))

    # --- what it says --------------------------------------------------------------------------------------------

    async def read(self) -> None:
        """Take messages until the socket is closed; whatever they are, the table stands."""
        while True:
            try:
                said = await self.socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if said["type"] != "websocket.receive":
                return
            pace = self.hall.messages.of(self.who)
            while not pace.take():
                await asyncio.sleep(pace.wait())  # who talks too fast is heard later
            try:
                message = m.message(said.get("text") or said.get("bytes") or b"")
            except m.BadMessage as error:
                if not self._fault("not-understood", detail=str(error)[:200]):
                    return
                continue
            await self._hear(message)

    def _fault(self, message: str, **more: str) -> bool:
        self.faults += 1
        self.send({"type": "error", "message": self.say(message), "code": message} | more)
        if self.faults > MOST_FAULTS:
            self.leave(POLICY)
            return False
        return True

    async def _hear(self, message: m.AnyMessage) -> None:
        seq = message.seq if isinstance(message, m.Answer | m.Undo) else None
        try:
            await self._do(message)
        except Refused as refused:
            telling = self.telling()
            rules = telling.refusal(refused)
            self.refuse(seq, " ".join(rule["text"] for rule in rules), "refused", rules)
        except No as no:
            why = {"why": self.say(f"why-{no.about['reason']}")} if "reason" in no.about else {}
            self.refuse(seq, self.say(no.message, **why), no.message, [])
        except Unavailable as error:
            self.refuse(seq, self.say("not-kept", why=self.say(f"why-{reason(error)}")), "not-kept", [])

    def refuse(self, seq: int | None, message: str, code: str, rules: list[wire.Reason]) -> None:
        self.send({"type": "refused", "seq": seq, "message": message, "code": code, "rules": rules})
        self.refresh()

    async def _do(self, message: m.AnyMessage) -> None:
        match message:
            case m.Answer():
                await self._answer(message)
                self.hall.drive(self.table)
            case m.Undo():
                seat = self._my_seat()
                if not self.table.free(self.you) and not self._may_talk():
                    raise No("slow-down")
                await self.hall.ask_undo(self.table, seat, self.you, message.seq)
            case m.Consent():
                self._my_seat()
                await self.hall.consent(self.table, self.you, message.yes)
            case m.Decide():
                if self.who != self.table.row.host:
                    raise No("not-the-host")
                await self.hall.decide(self.table)
            case m.Withdraw():
                self._my_seat()
                await self.hall.withdraw(self.table, self.you)
            case m.Chat():
                await self._chat(m.clean(message.text))
            case m.Suggest():
                await self._suggest(message)
            case m.Language():
                self.lang = message.lang
                self._anew()
                self.refresh()
            case m.Hint():
                await self._hint()
            case m.Whole():
                self.told = -1
                self.refresh()
            case m.Look():
                self._look(message.seat)
            case m.Order():
                await self._order(message)
            case m.Odds():
                await self._odds(message.key)
            case m.Ping():
                self.send({"type": "pong"})

    async def _answer(self, message: m.Answer) -> None:
        table = self.table
        if message.seat in self.you:
            await table.answer(message.seat, message.key, message.seq)
        elif self._for_absent(message):
            await table.stand_in(message.seat, message.key, message.seq)
        else:
            raise No("not-your-seat")

    def _for_absent(self, message: m.Answer) -> bool:
        """The host hands on what somebody who is not there would have to decide, where the game knows such an answer. A bot
        is always there."""
        table = self.table
        away = table.people - table.present
        return self.who == table.row.host and message.key in table.kind.play.for_the_absent and message.seat in away

    def _my_seat(self) -> Seat:
        if self.seat is None:
            if not self.you:
                raise No("watching")
            return min(self.you)
        return self.seat

    def _look(self, seat: Seat | None) -> None:
        if seat is not None and seat not in self.you:
            raise No("not-your-seat")
        if seat != self.seat:
            self.seat = seat
            self._anew()
        self.refresh()

    def _name(self) -> str:
        return next((seat.name for seat in self.table.seats if seat.seat == self.seat), "")

    def _may_talk(self) -> bool:
        """One more line of this seat, whoever holds it at however many sockets; spectators share what they may say."""
        if self.you:
            return self.hall.chatting.take(f"{self.table.id} {min(self.you)}")
        return self.hall.chatting.take(self.who) and self.hall.murmuring.take(self.table.id)

    def _listen_only(self) -> None:
        """The host has asked this seat, or the spectators, to be silent."""
        if self.who != self.table.row.host and set(self.you or {WATCHER}) & set(self.table.row.muted):
            raise No("muted")

    async def _chat(self, text: str) -> None:
        self._listen_only()
        if not self._may_talk():
            raise No("slow-down")
        if not text:
            raise No("not-understood")
        said = Said(WATCHER if self.seat is None else self.seat, self._name(), text, time.time())
        told = {"seat": self.seat, "name": said.name, "text": text, "at": said.at}
        key = secrets.token_hex(8)
        await self.hall.store.say(self.table.id, key, said, news(self.table.id, "chat", message=told))

    async def _suggest(self, message: m.Suggest) -> None:
        """A proposal to whoever must decide; it changes nothing."""
        seat = self._my_seat()
        self._listen_only()
        if not self._may_talk():
            raise No("slow-down")
        told = {"seat": seat, "name": self._name(), "key": message.key, "text": m.clean(message.text)}
        await self.hall.store.tell(news(self.table.id, "suggest", message=told))

    async def _order(self, message: m.Order) -> None:
        """A standing order of the seat that looks."""
        seat = self._my_seat()
        orders = dict(self._orders())
        if message.ask is None:
            orders.pop(message.offer, None)
        else:
            orders[message.offer] = message.ask
        if len(orders) > 100:
            raise No("slow-down")
        await self.hall.store.order(self.table.id, seat, orders, news(self.table.id, "seats"))

    async def _odds(self, key: str) -> None:
        """How an answer may turn out, as far as this seat can know."""
        seat, game = self._my_seat(), self.table.game
        if not self.hall.thinking.take(self.who):
            raise No("slow-down")
        if seat not in game.asked or game.explain(key, seat):
            raise No("not-asked-now")
        self.hall.later(self._reckon(seat, key))

    async def _hint(self) -> None:
        """What the coach would do: for this seat alone, and in no log."""
        seat, game = self._my_seat(), self.table.game
        if not self.hall.thinking.take(self.who):
            raise No("slow-down")
        if seat not in game.asked:
            raise No("not-asked-now")
        self.hall.later(self._coach(seat))

    async def _coach(self, seat: Seat) -> None:
        table, seq = self.table, self.table.seq
        counsel = await self.hall.thinkers.advice(table.game, seat, self.lang, self.who, table.packs)
        if counsel is None:
            self.send({"type": "hint", "seq": seq, "failed": True, "text": self.say("hint-not-now")})
            return
        self.send({"type": "hint", "seq": seq, "seat": seat} | msgspec.to_builtins(counsel))

    async def _reckon(self, seat: Seat, key: str) -> None:
        result = await self.hall.thinkers.odds(self.table.game, seat, key, self.lang, self.who, self.table.packs)
        if result is None:
            self.send({"type": "odds", "key": key, "text": self.say("odds-not-now"), "failed": True})
            return
        lines = [self._likely(line, result.worlds) for line in result.lines]
        told = [line["said"] for line in lines]
        self.send({"type": "odds", "key": key, "text": " ".join(told) or self.say("odds-none"), "lines": lines})

    def _likely(self, line: Likely, worlds: int) -> wire.Likely:
        percent = round(100 * line.told / line.of / worlds) or 1
        if line.of == 1:
            said = self.say("odds-line", percent=percent, text=line.text)
        else:
            names = " · ".join(line.names)
            said = self.say(
                "odds-each", percent=percent, n=line.of, text=line.text, names=names, more=line.of - len(line.names)
            )
        return {"percent": percent, "of": line.of, "text": line.text, "said": said}
