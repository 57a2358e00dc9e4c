"""Every table is at home in one of the processes; whoever comes to another with a request for it is handed on, socket and all.

Nothing depends on it but work and memory: each process keeps any table in step (`keeping/`), so that where the other is gone,
or does not take its post, one serves the table oneself.
"""

import array
import asyncio
import contextlib
import re
import shutil
import socket
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

ASKS = re.compile(rb"[A-Z]+ /api/(?:tables/|cards/\w+\?(?:[^ ]*&)?table=)([a-z0-9]{12})\b")
"""How a request for a table begins. One that comes in smaller pieces is answered where it comes."""
MOST = 64 << 10
"""Bytes that are handed on with a socket."""
Welcome = Callable[[socket.socket, bytes], None]


class SocketHandoff:
    """This process, as number `me` of so many. Each has a letter box in a folder that is theirs alone."""

    def __init__(self, folder: Path, me: int, count: int) -> None:
        self._folder = folder
        self._me = me
        self._count = count
        self._box: socket.socket | None = None

    def open(self, welcome: Welcome) -> None:
        """From now on `welcome` gets who is handed on to us, with what he has said so far."""
        place = self._place(self._me)
        place.unlink(missing_ok=True)  # of one that was killed
        self._box = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._box.setblocking(False)
        self._box.bind(str(place))
        asyncio.get_running_loop().add_reader(self._box, self._take, welcome)

    def close(self) -> None:
        if self._box is not None:
            asyncio.get_running_loop().remove_reader(self._box)
            self._place(self._me).unlink(missing_ok=True)
            self._box.close()
            self._box = None

    def leave(self) -> None:
        """For good, as all of us do: the folder goes too, with the boxes of those who were killed."""
        shutil.rmtree(self._folder, ignore_errors=True)

    def home(self, data: bytes) -> int:
        """Which of us a request belongs to: that of its table, else whoever has it."""
        found = ASKS.match(data)
        return crc32(found[1]) % self._count if found else self._me

    def hand_on(self, descriptor: int, data: bytes) -> bool:
        """Whether it is another's now. Raises BlockingIOError where the other has too much to do at this moment."""
        home = self.home(data)
        if home == self._me or self._box is None or len(data) > MOST:
            return False
        given = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [descriptor]))]
        try:
            self._box.sendmsg([data], given, 0, str(self._place(home)))
        except BlockingIOError:
            raise
        except OSError:
            return False  # he is not there
        return True

    def _take(self, welcome: Welcome) -> None:
        assert self._box is not None
        with contextlib.suppress(BlockingIOError):
            while True:
                data, given, _, _ = socket.recv_fds(self._box, MOST, 1)
                for descriptor in given:
                    welcome(socket.socket(fileno=descriptor), data)

    def _place(self, number: int) -> Path:
        return self._folder / str(number)
