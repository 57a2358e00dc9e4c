"""The lock on a database file: readable by its owner only, written by one server only, and checked for replacement."""

import contextlib
import os
import secrets
import sqlite3
import stat
from pathlib import Path

from holdfast.tables.errors import StorageLost, StorageUnavailable

PRIVATE = 0o600
MAGIC = b"SQLite format 3\0"
MARK = slice(60, 64)
"""The bytes of the file header that are free for applications (`user_version`)."""
HEADER = 100


class DatabaseFileLock:
    """One server's lock on a file. The lock is a separate file, because SQLite locks the database file itself."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._wal = Path(f"{file}-wal")
        self._lock = self._eye = -1
        """File descriptors. That of the database is closed last: closing one drops all locks of the process on the
        file."""
        self._mark = b""
        self._wal_inode = 0

    def take(self) -> None:
        """Lock the file; raise StorageUnavailable if another server holds it."""
        if self.file.exists() and not self.file.is_file():
            raise _not_plain(self.file)
        self._lock = _open(Path(f"{self.file}.lock"))
        if not _locked(self._lock):
            other = "?"
            with contextlib.suppress(OSError):  # on Windows no other process can read a locked file
                other = os.read(self._lock, 20).decode(errors="replace").strip() or other
            self.release()
            raise StorageUnavailable(
                f"another server (process {other}) keeps its games there; stop it, or give this one another --database"
            )
        os.ftruncate(self._lock, 0)
        os.write(self._lock, str(os.getpid()).encode())
        self._eye = _open(self.file)
        with contextlib.suppress(OSError):  # the file belongs to another user, but is writable
            self.file.chmod(PRIVATE)

    def mark(self, db: sqlite3.Connection) -> None:
        """Write a number into the header that identifies this database."""
        number = secrets.randbelow((1 << 31) - 1) + 1
        db.execute(f"pragma user_version = {number}")
        db.execute("pragma wal_checkpoint(truncate)")
        found = self._header()[MARK]
        self._mark = found if found == number.to_bytes(4) else b""  # a reader may have delayed the checkpoint
        self._wal_inode = self._wal.stat().st_ino if self._wal.exists() else 0

    def check(self) -> None:
        """Raise StorageLost if the file was deleted, moved or overwritten."""
        if self._eye < 0:
            return
        try:
            gone = not os.path.samestat(self.file.stat(), os.fstat(self._eye))
            gone = gone or (self._wal_inode > 0 and self._wal.stat().st_ino != self._wal_inode)
        except FileNotFoundError:
            gone = True
        if gone:
            raise StorageLost(f"{self.file} was deleted or replaced while the server was running")
        if self._mark and self._header()[MARK] != self._mark:
            raise StorageLost(f"{self.file} was written over while the server was running")

    def _header(self) -> bytes:
        os.lseek(self._eye, 0, os.SEEK_SET)
        header = os.read(self._eye, HEADER)
        return header if header.startswith(MAGIC) else b""

    def release(self) -> None:
        for descriptor in (self._eye, self._lock):
            if descriptor >= 0:
                os.close(descriptor)
        self._lock = self._eye = -1


def _open(file: Path) -> int:
    """Open a regular file for reading and writing, and create it if needed; raise StorageUnavailable for other kinds."""
    how = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
    descriptor = os.open(file, how, PRIVATE)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise _not_plain(file)
    return descriptor


def _not_plain(file: Path) -> StorageUnavailable:
    return StorageUnavailable(f"{file} is not a plain file")


def _locked(descriptor: int) -> bool:
    """Lock a file until this process ends; return False if another process has locked it."""
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        except OSError:
            return False
        return True
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
