"""Games, a line each: what was answered, what the log told, and a fingerprint of the save and of the views.

python tests/compiled/games.py naufragos 160            # random ones
python tests/compiled/games.py naufragos 24 friend
"""

import sys
from hashlib import sha256
from itertools import cycle, product
from random import Random

import msgspec

import holdfast
from holdfast.bots.expert import played_out_by
from holdfast.bots.playthrough import play_until
from holdfast.bots.rollout import play_out
from holdfast.bots.rule_player import player_of
from holdfast.core.text.log import Log

VARIETY = {"robinson": "scenario", "naufragos": "ruleset", "under_our_sun": "mission", "this_war": "difficulty"}


def played(name: str, players: int, options: dict[str, str], seed: int, bot: str) -> str:
    """One game; every other one is watched, since the engine goes another way then."""
    game = holdfast.new(name, players, options, seed)
    log = Log(game.definition)
    if seed % 2:
        game.watch(log)
    if bot == "random":
        play_out(game, Random(seed))
    else:
        player = player_of(game.definition)
        assert player is not None
        play_until(game, played_out_by(player))
    keys = " ".join(f"{entry.seat}:{entry.key}" for entry in game.journal or ())
    told = msgspec.json.encode([log.lines, [game.view(seat) for seat in (None, *range(players))]], enc_hook=str)
    digest = sha256(keys.encode() + told + game.save()).hexdigest()
    return f"{name} {players} {' '.join(options.values())} {seed}: {len(game.journal or ())} answers, {digest}"


def main() -> None:
    name, games, bot = sys.argv[1], int(sys.argv[2]), [*sys.argv[3:], "random"][0]
    kind = holdfast.definition(name)
    values = next(setting.values for setting in kind.settings if setting.name == VARIETY[name])
    tables = cycle(product(kind.players, values))
    print(f"# {holdfast.BUILD}", file=sys.stderr)
    for seed, (players, value) in zip(range(games), tables, strict=False):
        print(played(name, players, {VARIETY[name]: value}, seed, bot))


if __name__ == "__main__":
    main()
