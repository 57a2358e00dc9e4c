"""Webhook notifications to the group of a table when an absent player must answer."""

import msgspec

from holdfast.core.engine.effect import Record
from holdfast.server.notifications.webhook import WebhookRules, WebhookSender
from holdfast.tables.ports import Clock
from holdfast.tables.records import TableRow
from holdfast.tables.services.runtime import BackgroundTasks
from holdfast.tables.services.texts import localizer_for, table_texts
from holdfast.tables.table import Table

MARKS = str.maketrans("", "", "<>@`")
"""Characters that could mention a whole group or hide a link in a chat service."""


class WebhookTarget(Record):
    """The stored webhook of a table: its address, and the address of the table for browsers."""

    url: str
    origin: str


def webhook_of(table: Table) -> WebhookTarget | None:
    return msgspec.json.decode(table.row.hook, type=WebhookTarget) if table.row.hook else None


class AwayWatcher:
    """A watcher of tables whose turn has changed or whose players have left, some seconds later."""

    def __init__(self, rules: WebhookRules, tasks: BackgroundTasks, clock: Clock) -> None:
        self.rules = rules
        self.caller = WebhookSender(rules)
        self._tasks = tasks
        self._clock = clock
        self._watched: set[str] = set()

    def state(self, row: TableRow) -> str | None:
        """Return the state of a table's webhook for its host: none, set or failing; None if this server calls no webhooks."""
        if not self.rules.on:
            return None
        if not row.hook:
            return "none"
        return "failing" if self.caller.failing(row.id) else "set"

    def look(self, table: Table) -> None:
        """Watch a table that has changed."""
        if self.rules.on and table.row.hook and table.id not in self._watched:
            self._watched.add(table.id)
            self._tasks.start(self._watch(table))

    async def _watch(self, table: Table) -> None:
        try:
            await self._clock.sleep(self.rules.wait)
        finally:
            self._watched.discard(table.id)
        hook = webhook_of(table)
        missing = [
            s
            for s in table.asked
            if s in table.people - table.audience.present and table.called.get(s) != table.since[s]
        ]
        if hook is None or not missing or table.deleted or table.game.over:
            return
        table.called |= {seat: table.since[seat] for seat in missing}
        data = self._told(table, hook, [table.name(seat) for seat in missing])
        await self.caller.call(table.id, table.row.host, hook.url, data)

    def _told(self, table: Table, hook: WebhookTarget, names: list[str]) -> bytes:
        """Build the message in the table's language; the usual chat services show `text` or `content`."""
        row, content = table.row, table.game.world.content
        title = localizer_for(table.definition, row.lang, content).noun(row.game)
        link = f"{hook.origin}/#/table/{row.id}"
        called = row.name or title
        listed = ", ".join(names).translate(MARKS)
        text = table_texts(row.lang).say("hook-turn", names=listed, table=called.translate(MARKS), link=link)
        told = {"table": called, "game": row.game, "title": title, "turn": names, "link": link}
        return msgspec.json.encode(told | {"text": text, "content": text, "allowed_mentions": {"parse": []}})
