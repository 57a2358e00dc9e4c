"""A player answers alike in worlds that its seat cannot tell apart; it meets unknown cards; it wins."""

import os
from pathlib import Path
from random import Random

import pytest

from holdfast.bots.perspective import Perspective
from holdfast.bots.rule_player import player_of
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.game import Game
from holdfast.core.player import SKILLS, Player, SeatPosition
from holdfast.core.text.localizer import Localizer
from holdfast.core.text.log import LogEntry
from holdfast.games.naufragos import DEFINITION
from tests.games.naufragos.table import RULESETS

DECISIONS = 2_000 if os.environ.get("HOLDFAST_LONG") else 200
PACK = Path(DEFINITION.folder) / "pack-example"
ASTRAY = 0.15
"""So often somebody at the table answers at random: positions that the player would not have come to."""


def friend(skill: str = "friend") -> Player:
    player = player_of(DEFINITION, skill)
    assert player is not None
    return player


def table(seed: int, **more: object) -> Game:
    return DEFINITION.new(1 + seed % 4, {"ruleset": RULESETS[seed // 4 % 2], **more}, seed=seed)


@pytest.mark.rule("NA-811")
@pytest.mark.parametrize("skill", SKILLS)
def test_answers_are_alike_in_worlds_that_the_seat_cannot_tell_apart(skill: str) -> None:
    player, random = friend(skill), Random(5)
    decided, seed = 0, 100
    while decided < DECISIONS:
        game = table(seed)
        seed += 1
        while game.asked and decided < DECISIONS:
            seat = game.asked[0]
            weighed = player.weigh(SeatPosition(game, seat))
            if len(game.moves(seat)) > 1 and random.random() < 0.3:
                other = Perspective(game, seat).world(random.getrandbits(48))
                again = player.weigh(SeatPosition(other, seat))
                assert [(one.option.key, one.worth, one.why) for one in again] == [
                    (one.option.key, one.worth, one.why) for one in weighed
                ]
                decided += 1
            astray = random.random() < ASTRAY
            game.answer(random.choice(game.moves(seat)) if astray else weighed[0].option)


@pytest.mark.parametrize("skill", SKILLS)
def test_it_knows_what_to_say_about_cards_of_packs(skill: str) -> None:
    player, random = friend(skill), Random(2)
    for seed in range(8):
        game = DEFINITION.new(1 + seed % 4, {"ruleset": RULESETS[seed % 2]}, seed=seed, packs=(PACK,))
        while game.asked:
            seat = game.asked[0]
            best = player.weigh(SeatPosition(game, seat))[0].option
            game.answer(random.choice(game.moves(seat)) if random.random() < ASTRAY else best)


def test_every_answer_with_a_choice_has_a_reason_in_three_languages() -> None:
    tellers = [Localizer(DEFINITION, lang, DEFINITION.content()) for lang in LANGUAGES]
    player, random = friend(), Random(3)
    told: set[str] = set()
    for seed in range(16):
        game = table(seed)
        while game.asked:
            seat = game.asked[0]
            weighed = player.weigh(SeatPosition(game, seat))
            best = weighed[0]
            if len(weighed) > 1:
                assert best.why is not None, (game.question.tag, best.option.key)
                if best.why.says not in told:
                    told.add(best.why.says)
                    for teller in tellers:
                        text = teller.line(LogEntry(f"because-{best.why.says}", best.why.args), game.world)
                        assert text
                        assert "who-" not in text
            game.answer(random.choice(game.moves(seat)) if random.random() < ASTRAY else best.option)
    assert len(told) > 35


def rescued(skill: str, seeds: range) -> int:
    player, won = friend(skill), 0
    for seed in seeds:
        game = table(seed)
        while game.asked:
            game.answer(player.weigh(SeatPosition(game, game.asked[0]))[0].option)
        assert game.outcome is not None
        won += game.outcome.won
    return won


def test_a_friend_is_rescued_often() -> None:
    """NA-970."""
    assert rescued("friend", range(3000, 3016)) >= 4


def test_a_novice_is_rescued_less_often() -> None:
    assert rescued("novice", range(3000, 3016)) <= 6
