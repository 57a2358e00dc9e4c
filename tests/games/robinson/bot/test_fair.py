"""A player answers by what its seat knows: alike in worlds that the seat cannot tell apart; and it knows what to do with
cards, Scenarios and options it has never seen."""

import os
from pathlib import Path
from random import Random

import pytest

import holdfast
from holdfast.bots.perspective import Perspective
from holdfast.bots.rule_player import player_of
from holdfast.core.engine.game import Game

DEFINITION = holdfast.definition("robinson")
DECISIONS = 2_000 if os.environ.get("HOLDFAST_LONG") else 200
WORLDS = 2
SCENARIOS = ("castaways", "cursed-island", "jenny", "volcano", "cannibals", "family")
MOST_ANSWERS = 4_000


def answer(game: Game, seat: int, skill: str = "friend") -> str:
    player = player_of(DEFINITION, skill)
    assert player is not None
    return player.weigh(Perspective(game, seat))[0].option.key


@pytest.mark.parametrize("skill", ["friend", "novice"])
def test_the_same_answer_in_worlds_that_nobody_can_tell_apart(skill):
    random, left, game = Random(5), DECISIONS, None
    while left:
        if game is None or game.over:
            game = DEFINITION.new(random.randint(1, 4), {"scenario": random.choice(SCENARIOS)}, random.getrandbits(32))
        seat = random.choice(game.asked)
        key = answer(game, seat, skill)
        if len(game.moves(seat)) > 1:
            left -= 1
            for n in range(WORLDS):
                world = Perspective(game, seat).world(random.getrandbits(32) + n)
                assert answer(world, seat, skill) == key, f"{game.question.tag}: round {game.world.round}"
        game.choose(key, seat)


OTHER_TABLES = [
    (1, {"friday": "on", "dog": "on"}),
    (2, {"dog": "on", "starting_items": 4, "book_cards": 0}),
    (3, {"friday": "on", "starting_items": 0, "book_cards": 8, "wreckage": "random"}),
    (4, {"characters": "chosen", "far_actions": "on", "token_on_exhausted": "off", "flip_at_once": "off"}),
]


@pytest.mark.parametrize(("players", "options"), OTHER_TABLES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_table_is_played_to_its_end(scenario, players, options):
    """RC-731, RC-751 to RC-757: never in circles."""
    played(DEFINITION.new(players, {"scenario": scenario, **options}, 11))


def played(game: Game, skill: str = "friend") -> None:
    for _ in range(MOST_ANSWERS):
        if game.over:
            return
        seat = game.asked[-1] if game.world.round % 2 else game.asked[0]
        game.choose(answer(game, seat, skill), seat)
    raise AssertionError(f"no end: {game.question.tag}")


def packs() -> list[Path]:
    return [DEFINITION.folder / "pack-example"]


def test_cards_of_packs_are_played():
    """RC-900: also a Scenario that nobody has written rules for."""
    content = DEFINITION.content(packs())
    own = [card.id for card in content.deck("scenario") if card.id not in SCENARIOS]
    for scenario in (*own, "castaways"):
        for seed in range(3):
            played(DEFINITION.new(2, {"scenario": scenario}, seed, packs=packs()))
