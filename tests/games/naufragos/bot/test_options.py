"""Every key of an answer is known by its facts."""

import re
from pathlib import Path
from random import Random

import pytest

from holdfast.core.engine.effect import tag_of
from holdfast.core.facts import Facts, UnknownKey
from holdfast.games.naufragos import DEFINITION
from holdfast.games.naufragos.vocabulary import option_specs

SOURCE = Path(DEFINITION.folder)
SINGLE_WORD = re.compile(r"""(?:menu\.add\(|Option\(|option\(|Choice\()\s*"([a-z-]+)\"""")
"""A key of one word in the rules."""
DEEDS = DEFINITION.rules.deeds

DEED_OF = {
    "forage": Facts("forage"),
    "wood": Facts("wood"),
    "diary": Facts("diary"),
    "wreckage": Facts("wreckage"),
    "campfire": Facts("campfire"),
    "build": Facts("build"),
    "explore": Facts("explore"),
    "rest:3": Facts("rest", n=3),
    "camp:8": Facts("camp", n=8),
    "pass": Facts("pass"),
    "white:pass": Facts("pass-white"),
    "white:camp:2": Facts("white-camp", n=2),
    "white:rest": Facts("white", what="rest"),
    "resolve-white": Facts("resolve-white"),
    "build:nothing": Facts("propose-nothing"),
    "build:sand": Facts("propose", what="sand"),
    "give:3": Facts("give", what="energy", n=3),
    "give:plot-79": Facts("give-thing", what="plot-79"),
    "give:nothing": Facts("give-thing", what="nothing"),
    "stake:4": Facts("stake", n=4),
    "advance": Facts("advance"),
    "draw:heart": Facts("draw", where="heart"),
    "take:plot-24": Facts("take", what="plot-24"),
    "take-nothing": Facts("take-nothing"),
    "abandon:bc1": Facts("abandon", what="bc1"),
    "return": Facts("return"),
    "return:first": Facts("put-back", what="first"),
    "join-return": Facts("join-return"),
    "stay-out": Facts("stay-out"),
    "try-again": Facts("try-again"),
    "white-attempt": Facts("white-attempt"),
    "stay-lost": Facts("stay-lost"),
    "last-turn:next": Facts("last-turn", what="next"),
    "take-supply": Facts("take-supply"),
    "leave-supply": Facts("leave-supply"),
    "release:fish-1": Facts("release", what="fish-1"),
    "eat:cube": Facts("eat", what="cube"),
    "feed:food:seat-3": Facts("feed", what="food", who=3),
    "leave:food": Facts("leave", what="food"),
    "preserve:2": Facts("preserve", n=2),
    "larder:open": Facts("open-larder"),
    "larder:keep": Facts("keep-larder"),
    "larder:fish-3": Facts("fill-larder", what="fish-3"),
    "own:eat": Facts("eat-own"),
    "own:keep": Facts("keep-own"),
    "own:give:seat-2": Facts("give-own", who=2),
    "given:eat": Facts("eat-own"),
    "given:keep": Facts("keep-own"),
    "dog:feed": Facts("feed-dog"),
    "dog:cube": Facts("feed-dog", what="cube"),
    "dog:let-go": Facts("let-dog-go"),
    "use:w24": Facts("use", what="w24"),
    "drop:w3": Facts("drop", what="w3"),
    "lose:w13": Facts("lose", what="w13"),
    "offer:w17:seat-0": Facts("offer", what="w17", who=0),
    "offer:plot-79": Facts("offer", what="plot-79"),
    "offer-nothing": Facts("offer-nothing"),
    "accept": Facts("accept"),
    "refuse": Facts("refuse"),
    "inherit:food": Facts("inherit", what="food"),
    "trade": Facts("trade"),
    "with:seat-1": Facts("with", who=1),
    "want:w2": Facts("want", what="w2"),
    "no-trade": Facts("no-trade"),
    "agree": Facts("agree"),
    "feed-fire": Facts("feed-fire"),
    "add-token:3": Facts("add-token", n=3),
    "repeat": Facts("repeat"),
    "luck": Facts("luck"),
    "powder:w6": Facts("powder", what="w6"),
    "cannon": Facts("cannon"),
    "join-fight": Facts("join-fight"),
    "stay-back": Facts("stay-back"),
    "challenge": Facts("challenge"),
    "no-challenge": Facts("no-challenge"),
    "mend:seat-0": Facts("mend", who=0),
    "bandage:seat-2": Facts("bandage", who=2),
    "medic:nothing": Facts("cure-nobody"),
    "pick:seat-1": Facts("pick", who=1),
    "side:seat-1": Facts("side", who=1),
    "reach-out:seat-3": Facts("reach-out", who=3),
    "reach-out:nobody": Facts("reach-out-to-nobody"),
    "make-peace": Facts("make-peace"),
    "no-peace": Facts("no-peace"),
    "help": Facts("help"),
    "do-not-help": Facts("do-not-help"),
    "look:coast": Facts("look", where="coast"),
    "seen": Facts("seen"),
    "top": Facts("top"),
    "bottom": Facts("bottom"),
    "next:2": Facts("next", n=2),
    "lay:camp:7": Facts("lay", n=7),
    "character:medic-m": Facts("character", what="medic-m"),
    "go-on": Facts("go-on"),
    "go-ahead": Facts("go-ahead"),
    "not-so-fast": Facts("not-so-fast"),
    # branches of cards, also of packs
    "taste": Facts("choose", what="taste"),
    "give": Facts("choose", what="give"),
    "let-go": Facts("choose", what="let-go"),
    "sing-to-it": Facts("choose", what="sing-to-it"),
}


@pytest.mark.parametrize("key", DEED_OF)
def test_every_key_is_read_as_its_facts(key: str) -> None:
    assert DEEDS.read(key) == DEED_OF[key]


def test_every_option_spec_is_tried_above_and_writes_the_key_that_it_reads() -> None:
    specs = {key: DEEDS.spec(key) for key in DEED_OF}
    assert {type(spec) for spec in specs.values() if spec is not None} == {*option_specs()}
    for key, spec in specs.items():
        if spec is not None:
            assert spec.key == key
            assert spec.facts() == DEED_OF[key]


def test_every_single_word_of_the_rules_is_known() -> None:
    written: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        written |= {*SINGLE_WORD.findall(file.read_text(encoding="utf-8"))}
    assert len(written) > 20
    assert [word for word in written if DEEDS.read(word).deed == "choose"] == []


@pytest.mark.parametrize("key", ["", "forage:1:2", "Take", "camp:here", "pick:nobody", "take:", ":w1", "open larder"])
def test_a_key_that_no_option_has_is_refused(key: str) -> None:
    with pytest.raises(UnknownKey):
        DEEDS.read(key)


def test_only_branches_of_cards_have_words_of_their_own() -> None:
    """The one way to be read without being declared is to be a choice of a card."""
    for seed in range(6):
        game = DEFINITION.new(1 + seed % 4, {"ruleset": ("2013", "hr12")[seed % 2]}, seed=seed)
        random = Random(seed)
        while game.asked:
            seat = game.asked[0]
            tag = tag_of(type(game.question.effect))
            for option in game.question.explained(seat):
                if DEEDS.read(option.key).deed == "choose":
                    assert tag in ("decide", "ballot"), option.key
            game.answer(random.choice(game.moves(seat)))
