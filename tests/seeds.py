"""Tables that begin alike, so that no test of servers and pages depends on luck; the long form leaves it to luck."""

import os

LONG = bool(os.environ.get("HOLDFAST_LONG"))
SEED = int(os.environ.get("HOLDFAST_SEED", "3141592653589793"))
"""Of every game that a server begins; long enough to be noticed wherever it leaks."""
SEEDED_PROGRAM = f"""
from holdfast.cli import main
from holdfast.tables.operations import new_table
from holdfast.tables.services import fair_dice

use = fair_dice.use_commitment
fair_dice.use_commitment = new_table.use_commitment = lambda held, game: game.world.chance.state or use(held, game)
{"" if LONG else f"fair_dice.token_bytes = lambda n: ({SEED}).to_bytes(n)"}
main()
"""
"""`holdfast` whose new tables have that seed. A position that a test has laid out rolls as the test has computed: its
generator has a state, while a stream under a key has none."""
