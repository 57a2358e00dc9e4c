"""How answers are written: every head that the rules offer is declared, and means one thing."""

import re
from pathlib import Path
from typing import Any

import pytest

from holdfast.core.facts import Facts, UnknownKey
from holdfast.games.under_our_sun import DEFINITION
from holdfast.games.under_our_sun.options import CardChoice
from holdfast.games.under_our_sun.vocabulary import option_reader, option_specs

WRITTEN = {
    "character:medic": Facts("character", "medic"),
    "buy:crowbar": Facts("buy", "crowbar"),
    "buy:crowbar:char-2": Facts("buy", "crowbar", who=2),
    "add:2": Facts("add", n=2),
    "pass": Facts("pass"),
    "move:-5,4": Facts("move", where="-5,4"),
    "sneak:0,1": Facts("sneak", where="0,1"),
    "charge:0,-1": Facts("charge", where="0,-1"),
    "explore:2,-2": Facts("explore", where="2,-2"),
    "reveal:2,-2": Facts("reveal", where="2,-2"),
    "reveal:none": Facts("done"),
    "tunnel:1,1": Facts("tunnel", where="1,1"),
    "next:3": Facts("next", n=3),
    "recon": Facts("recon"),
    "gather": Facts("gather"),
    "refill": Facts("refill"),
    "rain": Facts("rain"),
    "eat": Facts("eat"),
    "open": Facts("open"),
    "sleep": Facts("sleep"),
    "loot:body-11": Facts("loot", "body-11"),
    "keep:2": Facts("keep", n=2),
    "treat:char-4": Facts("treat", who=4),
    "disinfect:char-0": Facts("disinfect", who=0),
    "build": Facts("build"),
    "build:club": Facts("build", "club"),
    "build:torch:without-fabric": Facts("build", "torch", by="fabric"),
    "make:arrow": Facts("make", "arrow"),
    "strip:knife": Facts("strip", "knife"),
    "refuel": Facts("refuel"),
    "use:medikit": Facts("use", "medikit"),
    "camp-up": Facts("camp-up"),
    "camp-build": Facts("camp-build"),
    "camp-down": Facts("camp-down"),
    "campfire": Facts("campfire"),
    "kitchen": Facts("kitchen"),
    "cook": Facts("cook"),
    "mission:read-track": Facts("mission", "read-track"),
    "deliver:part": Facts("deliver", "part"),
    "deliver:done": Facts("done"),
    "discard": Facts("discard"),
    "drop:water": Facts("drop", "water"),
    "drop:done": Facts("done"),
    "take:wood": Facts("take", "wood"),
    "take:done": Facts("done"),
    "wait": Facts("wait"),
    "trade:char-1": Facts("trade", who=1),
    "trader:dealer-1": Facts("trader", "dealer-1"),
    "give:water": Facts("give", "water"),
    "want:medikit": Facts("want", "medikit"),
    "propose": Facts("propose"),
    "leave-it": Facts("leave-it"),
    "agree": Facts("agree"),
    "refuse": Facts("refuse"),
    "swap:alcohol:metal": Facts("swap", "alcohol", to="metal"),
    "order:food": Facts("order", "food"),
    "sell:drone": Facts("sell", "drone"),
    "dismantle:bow": Facts("dismantle", "bow"),
    "pay:wood": Facts("pay", "wood"),
    "pay:water:3": Facts("pay", "water", n=3),
    "pay:2-water+1-wood": Facts("pay-at-once", by="water+1-wood", n=2),
    "cool-head:1+2": Facts("cool-head", by="1+2"),
    "done": Facts("done"),
    "steal": Facts("steal"),
    "snatch:fabric": Facts("snatch", "fabric"),
    "attack:foe-10:bare": Facts("attack", "foe-10", by="bare"),
    "attack:foe-1:assault-rifle:burst": Facts("attack-burst", "foe-1", by="assault-rifle"),
    "shoot:foe-2:bow": Facts("shoot", "foe-2", by="bow"),
    "shoot:foe-2:bow:ambush": Facts("shoot-ambush", "foe-2", by="bow"),
    "shoot:foe-2:scouts-longbow:unseen": Facts("shoot-unseen", "foe-2", by="scouts-longbow"),
    "shoot:foe-2:assault-rifle:burst": Facts("shoot-burst", "foe-2", by="assault-rifle"),
    "shoot:foe-2:assault-rifle:burst:ambush": Facts("shoot-burst-ambush", "foe-2", by="assault-rifle"),
    "sneak-attack:foe-5:crowbar": Facts("sneak-attack", "foe-5", by="crowbar"),
    "throw:fire-bottle:-1,0": Facts("throw", where="-1,0", by="fire-bottle"),
    "rob:dealer-1:bow:ambush": Facts("rob-ambush", "dealer-1", by="bow"),
    "rob:dealer-2:bare": Facts("rob", "dealer-2", by="bare"),
    "assault:char-3:bare": Facts("assault", who=3, by="bare"),
    "assault:char-3:bow:ambush": Facts("assault-ambush", who=3, by="bow"),
    "counter:revolver": Facts("counter", by="revolver"),
    "counter:assault-rifle:burst": Facts("counter-burst", by="assault-rifle"),
    "react-dodge": Facts("react-dodge"),
    "rush": Facts("rush"),
    "do-nothing": Facts("do-nothing"),
    "dodge": Facts("dodge"),
    "dodge:foe-8": Facts("cancel", "foe-8"),
    "join": Facts("join"),
    "join-free": Facts("join-free"),
    "stay-out": Facts("stay-out"),
    "let-be": Facts("let-be"),
    "bribe": Facts("bribe"),
    "no-bribe": Facts("no-bribe"),
    "bulwark": Facts("bulwark"),
    "no-bulwark": Facts("no-bulwark"),
    "armour:padded-jacket": Facts("armour", by="padded-jacket"),
    "tough-hide": Facts("tough-hide"),
    "take-it": Facts("take-it"),
    "go-on": Facts("go-on"),
    "karma:char-5": Facts("karma", who=5),
    "karma:char-5:1+3": Facts("karma", who=5, by="1+3"),
    "march:2,-1": Facts("march", where="2,-1"),
    "gather:wood+food": Facts("gather", "wood", to="food"),
    "take:wood+wood": Facts("take", "wood", to="wood"),
    "give:water:3": Facts("give", "water", n=3),
    "want:knife": Facts("want", "knife"),
    "cool-head": Facts("cool-head"),
    "ghost-boots:2": Facts("ghost-boots", n=2),
    "die:4": Facts("die", n=4),
    "roll-now": Facts("roll-now"),
    "use-net": Facts("use-net"),
    "spare-net": Facts("spare-net"),
    "meal:camp": Facts("meal", by="camp"),
    "drink:own": Facts("drink", by="own"),
    "first:char-1": Facts("first", who=1),
    "ignore": Facts("ignore"),
    "face-it": Facts("face-it"),
    "turn:lockpick": Facts("turn", "lockpick"),
    "lose:wood": Facts("lose", "wood"),
    "heal:char-1": Facts("heal", who=1),
    "cure:char-1": Facts("cure", who=1),
    "calm:char-1": Facts("calm", who=1),
    "call:char-1": Facts("call", who=1),
    "revive:char-1": Facts("revive", who=1),
    "guide:char-1": Facts("guide", who=1),
    "water:char-1": Facts("water", who=1),
    "flare:scare": Facts("flare", "scare"),
    "stake:2": Facts("stake", n=2),
    "decline": Facts("decline"),
    "char-3": Facts("name", who=3),
    "reveal-sol": Facts("reveal-sol"),
    "sol-spawn:-1,1": Facts("sol-spawn", where="-1,1"),
    "sol-move:foe-4:-2,-2": Facts("sol-move", "foe-4", where="-2,-2"),
}


@pytest.mark.parametrize(("key", "facts"), WRITTEN.items())
def test_an_answer_is_read_as_its_deed_and_what_it_is_about(key: str, facts: Facts) -> None:
    """US-302."""
    assert option_reader().read(key) == facts


def test_every_word_that_the_rules_offer_is_declared() -> None:
    """US-302: a word that is not declared would be read as the choice of a card."""
    modules = [file.read_text(encoding="utf-8") for file in DEFINITION.folder.rglob("*.py") if "text" not in file.parts]
    offered = r"(?:menu\.add|menu\.closed|[Oo]ption|deed|paid|actor\.act|actor\.put|Attack)\(\s*\"([a-z][a-z-]*)\""
    words = {word for text in modules for word in re.findall(offered, text)}
    assert len(words) > 40
    assert {word for word in words if option_reader().read(word).deed != word} == set()


def test_every_shape_of_option_has_an_example() -> None:
    assert {type(option_reader().spec(key)) for key in WRITTEN} == {*option_specs()} - {CardChoice}


def choices(card: Any) -> list[str]:
    """The choices a card names, however deep they lie."""
    found: list[str] = []
    for field in getattr(card, "__struct_fields__", ()):
        value = getattr(card, field)
        if field == "choices" and isinstance(value, tuple):
            found += [choice.key for choice in value]
        parts = value.values() if isinstance(value, dict) else value if isinstance(value, tuple | list) else (value,)
        for part in parts:
            for one in part if isinstance(part, tuple) else (part,):
                found += choices(one)
    return found


def test_what_cards_name_themselves_is_a_choice() -> None:
    """US-509: also the words of packs."""
    example = DEFINITION.content((Path(DEFINITION.folder / "pack-example"),))
    named = {key for card in example.unique for key in choices(card)}
    assert {"karma", "heal", "pay", "strip", "leave"} <= named
    assert {option_reader().read(key).deed for key in named} == {"choose", "refuse"}


@pytest.mark.parametrize("key", ["", "move:", "attack:foe-1", "no such", "gather:much", "char-x:1"])
def test_what_nobody_offers_is_not_read(key: str) -> None:
    with pytest.raises(UnknownKey):
        option_reader().read(key)
