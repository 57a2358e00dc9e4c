"""Processes beside the server that run this very Holdfast, and nothing that happens to lie in the working folder."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process

LONGEST = 8 << 20
"""Bytes of one line that such a process may answer."""


async def process(module: str, *args: str) -> Process:
    """A module of ours in a process of its own. `-P`: a file in the working folder is never taken for a library."""
    return await asyncio.create_subprocess_exec(
        sys.executable, "-P", "-m", module, *args, stdin=PIPE, stdout=PIPE, limit=LONGEST
    )
