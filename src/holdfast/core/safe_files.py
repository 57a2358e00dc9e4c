"""Reading of regular files up to a size limit.

A FIFO would block and a device never end, so a file is opened without blocking and checked before it is read.
"""

import errno
import os
import stat
from pathlib import Path

NON_BLOCKING = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0)


class FileTooLarge(OSError):
    """A file larger than the limit."""


def read_regular_file(file: Path, most: int, within: Path | None = None) -> bytes:
    """Return the bytes of a regular file. Raise OSError if it cannot be read. With `within`, no link may lead out of
    that folder."""
    how = NON_BLOCKING
    if within is not None:
        real = file.resolve(strict=True)
        if not real.is_relative_to(within.resolve()):
            raise OSError(errno.EPERM, "a link that leads out of its folder")
        file, how = real, how | NO_FOLLOW
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
        raise FileTooLarge(errno.EFBIG, f"larger than {most} bytes")
    return data
