"""A bounded server log: each fault is logged a few times and then rarely, and each entry has a maximum length."""

import logging

from holdfast.tables.services.rate_limits import Bucket, Buckets

MAX_SIMILAR = (5, 1 / 30)
"""Rate of similar entries: from the same place, with the same fault."""
ALL = (100, 2.0)
LONGEST = 6_000
"""Maximum characters of one entry, its traceback included."""


class RepeatFilter(logging.Filter):
    """A filter that drops entries that were logged often recently; the next entry names the number dropped."""

    def __init__(self) -> None:
        super().__init__()
        self._alike = Buckets(MAX_SIMILAR, most=500)
        self._all = Bucket(ALL)
        self._untold: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        fault = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        kind = f"{record.name} {record.pathname}:{record.lineno} {fault}"
        if not self._alike.take(kind) or not self._all.take():
            if kind in self._untold or len(self._untold) < 500:
                self._untold[kind] = self._untold.get(kind, 0) + 1
            return False
        if untold := self._untold.pop(kind, 0):
            record.msg, record.args = f"{record.getMessage()} (and {untold} more like this)", ()
        return True


class ShortFormatter(logging.Formatter):
    """A formatter that removes control characters; one entry is one line and its traceback."""

    def format(self, record: logging.LogRecord) -> str:
        said = f"{record.levelname} {printable(record.getMessage())}"
        if record.exc_info:
            trace = self.formatException(record.exc_info).splitlines()
            said = "\n".join([said, *map(printable, trace)])
        if len(said) <= LONGEST:
            return said
        return f"{said[: LONGEST // 2]}\n … {len(said) - LONGEST} characters …\n{said[-LONGEST // 2 :]}"


def printable(text: str) -> str:
    return "".join(c if c.isprintable() else " " for c in text.rstrip())


def install() -> None:
    """Filter everything that this process logs, including the entries of libraries."""
    root = logging.getLogger()
    if root.handlers:
        return
    handler = logging.StreamHandler()
    handler.addFilter(RepeatFilter())
    handler.setFormatter(ShortFormatter())
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
