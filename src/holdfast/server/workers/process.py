"""Helper processes that run this installation of Holdfast and nothing from the working folder."""

import asyncio
from asyncio.subprocess import DEVNULL, PIPE, Process

from holdfast.core.python_process import python_command, safe_environment

LONGEST = 8 << 20
"""Maximum bytes of one line that such a process may write."""


SECRETS = ("HOLDFAST_DATABASE", "PGPASSWORD", "PGPASSFILE")
"""Environment variables that the processes do not get."""


async def process(module: str, *args: str) -> Process:
    """Start a module of Holdfast in a separate process.

    It opens files of strangers, so it gets no password, and its error output does not reach the server's log.
    """
    env = {name: value for name, value in safe_environment().items() if name not in SECRETS}
    return await asyncio.create_subprocess_exec(
        *python_command(module, *args), stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST, env=env
    )
