"""What the keys of answers say, as facts."""

import re
from pathlib import Path

import pytest

from holdfast import definition
from holdfast.core.facts import Facts, UnknownKey
from holdfast.games.robinson.display.deeds import DEEDS

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
    assert DEEDS.read(key) == facts


@pytest.mark.parametrize("key", ["fly:N1", "pile:much", "gather:M2", "special:dance", "", "hunt:deer"])
def test_what_nobody_thought_of_is_not_swallowed(key):
    with pytest.raises(UnknownKey):
        DEEDS.read(key)


WRITTEN = re.compile(r"menu\.add\(\s*f?\"([a-z-]+)")
HEADS = re.compile(r"Option\(\s*f?\"([a-z-]+)")
SAMPLES = ("", ":x", ":N1", ":N1-wood", ":who-1", ":3", ":who-1:3", ":a:b", ":build:roof", ":build:roof:pawn")


def heads() -> set[str]:
    """The first words of all answers that the game writes itself."""
    folder: Path = definition("robinson").folder
    texts = [file.read_text(encoding="utf-8") for file in folder.rglob("*.py")]
    return {head for text in texts for pattern in (WRITTEN, HEADS) for head in pattern.findall(text)}


def test_every_head_that_the_game_writes_is_declared():
    assert len(heads()) > 30
    for head in heads():
        declared = [key for key in (head + sample for sample in SAMPLES) if declares(key)]
        assert declared, head


def declares(key: str) -> bool:
    """Is there a pattern for this key, not only the single word of some card?"""
    known = key.partition(":")[0] in DEEDS._patterns
    try:
        return known and bool(DEEDS.read(key))
    except UnknownKey:
        return False


def choices(effect: object) -> set[str]:
    """The keys of the branches inside an effect or card."""
    found = set()
    if hasattr(effect, "__struct_fields__"):
        fields = [getattr(effect, name) for name in effect.__struct_fields__]
        if type(effect).__name__ == "Choice":
            found.add(effect.key)
        found |= {key for field in fields for key in choices(field)}
    elif isinstance(effect, tuple | list):
        found |= {key for each in effect for key in choices(each)}
    elif isinstance(effect, dict):
        found |= {key for each in effect.values() for key in choices(each)}
    return found


def test_every_branch_of_a_card_is_declared():
    """RC-611."""
    words = {key for card in definition("robinson").content().cards for key in choices(card)}
    assert len(words) > 15
    assert {word for word in words if word not in DEEDS._patterns} == set()
