"""Processes beside the server that run this very Holdfast, and nothing that happens to lie in the working folder."""

import asyncio
from asyncio.subprocess import DEVNULL, PIPE, Process

from holdfast.core.python_process import python_command, safe_environment

LONGEST = 8 << 20
"""Bytes of one line that such a process may answer."""


SECRETS = ("HOLDFAST_DATABASE", "PGPASSWORD", "PGPASSFILE")
"""Of the environment they get everything but this."""


async def process(module: str, *args: str) -> Process:
    """A module of ours in a process of its own.

    It opens what strangers send: so it knows no password, and what it cries out does not fill the server's log.
    """
    env = {name: value for name, value in safe_environment().items() if name not in SECRETS}
    return await asyncio.create_subprocess_exec(
        *python_command(module, *args), stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST, env=env
    )
