"""Files that somebody names: only plain ones are opened, and no more is read of them than was asked for.

A FIFO would wait for ever, a device never end; so a file is opened without waiting and looked at before it is read.
"""

import errno
import os
import stat
from pathlib import Path

WITHOUT_WAITING = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
NO_LINK = getattr(os, "O_NOFOLLOW", 0)


class TooLarge(OSError):
    """A file of more bytes than were asked for."""


def read_plain(file: Path, most: int, within: Path | None = None) -> bytes:
    """The bytes of a plain file; OSError says why there are none. With `within` no link may lead out of that folder."""
    how = WITHOUT_WAITING
    if within is not None:
        real = file.resolve(strict=True)
        if not real.is_relative_to(within.resolve()):
            raise OSError(errno.EPERM, "a link that leads out of its folder")
        file, how = real, how | NO_LINK
    handle = os.open(file, how)
    try:
        kind = os.fstat(handle).st_mode
        if stat.S_ISDIR(kind):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not stat.S_ISREG(kind):
            raise OSError(errno.EINVAL, "not a plain file")
        with open(handle, "rb", closefd=False) as stream:
            data = stream.read(most + 1)
    finally:
        os.close(handle)
    if len(data) > most:
        raise TooLarge(errno.EFBIG, f"larger than {most} bytes")
    return data
