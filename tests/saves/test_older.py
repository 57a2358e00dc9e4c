"""Positions of older versions of a game's rules are opened exactly, not played again."""

import msgspec

import holdfast
from holdfast.core.state import save as saves
from tests.saves.test_released import HERE, go_on


def test_a_tapped_enemy_of_version_1_is_still_tapped() -> None:
    game = go_on(holdfast.load((HERE / "under_our_sun-format-1.json").read_bytes()), 20)
    while not game.world.foes:
        go_on(game, 1)
    document = msgspec.json.decode(game.save(), type=saves.Document)
    world = msgspec.json.decode(document.world)
    del world["tapped_foes"]
    world["foes"][-1]["tapped"] = True
    old = msgspec.structs.replace(document, version=1, world=msgspec.Raw(msgspec.json.encode(world)), sum="")
    again = holdfast.load(msgspec.json.encode(msgspec.structs.replace(old, sum=saves._checksum(old))))
    assert again.notice is None
    assert again.world.tapped_foes == (game.world.foes[-1].id,)
    assert again.world.foes == game.world.foes
