"""What the keys of options say, as facts."""

from random import Random

import pytest

from holdfast import definition
from holdfast.core.facts import Facts, UnknownKey
from holdfast.games.robinson.scenarios.registry import SCENARIOS

GAME = definition("robinson")
OPTIONS = GAME.rules.deeds

KEYS = {
    "ready": Facts("ready"),
    "threat:left": Facts("threat", what="left"),
    "threat:right:two": Facts("threat", what="right", by="two"),
    "hunt:beast": Facts("hunt", what="beast"),
    "hunt:burn-N2": Facts("burn", where="N2"),
    "build:cross-N2": Facts("build", what="cross", where="N2"),
    "build:warm-clothes": Facts("build", what="warm-clothes"),
    "build:shelter:mixed-1": Facts("build", what="shelter", by="mixed-1"),
    "gather:M2-fish": Facts("gather", where="M2", what="fish"),
    "gather:M1-wood:token": Facts("gather", where="M1", what="wood", by="token"),
    "explore:N1": Facts("explore", where="N1"),
    "build:cross-M1:thrift": Facts("build", what="cross", where="M1", by="thrift"),
    "explore:totem-N1": Facts("explore-site", where="N1"),
    "explore:rescue": Facts("rescue", what="rescue"),
    "explore:map": Facts("explore-map", what="map"),
    "special:reclaim-N1-wood": Facts("reclaim", where="N1", what="wood"),
    "reclaim:N1-terrain": Facts("reclaim", where="N1", what="terrain"),
    "arrange:camp": Facts("arrange", what="camp"),
    "rest:rest": Facts("rest", what="rest"),
    "friday:threat:left:shovel": Facts("threat", what="left", by="shovel", who=4),
    "friday:gather:M3-parrot": Facts("gather", where="M3", what="parrot", who=4),
    "jenny:rest:rest": Facts("rest", what="rest", who=5),
    "join:build:roof+2:pawn": Facts("join", to="build", what="roof", n=2, by="pawn"),
    "join:build:roof+2+++:brown-hammer": Facts("join", to="build", what="roof", n=32, by="brown-hammer"),
    "join:build:cross-N2:pawn": Facts("join", to="build", what="cross", where="N2", by="pawn"),
    "join:explore:N2:green-compass": Facts("join", to="explore", where="N2", by="green-compass"),
    "join:explore:totem-N1:pawn": Facts("join", to="explore", what="totem", where="N1", by="pawn"),
    "join:threat:left:pawn": Facts("join", to="threat", what="left", by="pawn"),
    "resolve:gather:M2-wood": Facts("resolve", to="gather", where="M2", what="wood"),
    "take-back:special:reclaim-N1-wood": Facts("take-back", to="special", where="N1", what="wood"),
    "take-back:rest:rest+3": Facts("take-back", to="rest", what="rest", n=3),
    "reroll:success:two": Facts("reroll", what="success", by="two"),
    "shortcut:M2": Facts("shortcut", where="M2"),
    "shortcut:food": Facts("shortcut-yields", what="food"),
    "keep:0:2": Facts("halve", n=0, what="2"),
    "keep:large-leaves:1": Facts("keep", what="large-leaves", n=1),
    "cover:who-1:10": Facts("cover", who=1, n=10),
    "heal:who-4": Facts("heal", who=4),
    "heal": Facts("heal"),
    "leave": Facts("leave"),
    "leave:food": Facts("leave", what="food"),
    "bribe-the-chief": Facts("bribe-the-chief"),
}


@pytest.mark.parametrize(("key", "facts"), KEYS.items())
def test_a_key_is_read_as_facts(key, facts):
    """RC-261, RC-611."""
    assert OPTIONS.read(key) == facts


@pytest.mark.parametrize("key", ["fly:N1", "pile:much", "gather:M2", "special:dance", "", "hunt:deer"])
def test_an_unknown_key_is_refused(key):
    with pytest.raises(UnknownKey):
        OPTIONS.read(key)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_key_that_the_game_writes_is_read_as_the_spec_that_wrote_it(scenario):
    random, game = Random(1), GAME.new(3, {"scenario": scenario, "characters": "chosen"}, seed=3)
    seen = set()
    while not game.over:
        for option in [option for seat in game.asked for option in game.explaining_menu(seat)]:
            assert option.spec is not None or ":" not in option.key
            if option.spec is not None:
                seen.add(type(option.spec))
                assert OPTIONS.read(option.key) == option.spec.facts()
        seat = random.choice(game.asked)
        game.choose(random.choice(game.menu(seat)), seat)
    assert len(seen) > 8
