"""Why the player advises what it advises, in three languages."""

import re
from inspect import getsource

import pytest

from holdfast.core.player import SeatPosition
from holdfast.core.text.localizer import Localizer
from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.bot import book, building, city, day, fights, night, player

GAMES = 3
ROOMS = (book, building, city, day, fights, night)
BUILT = {"blow": "keep again trust miss", "danger": "keep again", "rolled": "keep again", "sleep": "bed floor"}
"""Reasons whose last word is the deed."""


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_every_reason_in_the_rules_has_its_message(language: str) -> None:
    words = {word for room in ROOMS for word in re.findall(r'because\(\s*"([a-z-]+)"', getsource(room))}
    words |= {f"{head}-{deed}" for head, deeds in BUILT.items() for deed in deeds.split()}
    assert len(words) > 70
    teller = Localizer(DEFINITION, language, DEFINITION.content())
    assert [word for word in sorted(words) if not teller.has(f"because-{word}")] == []


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_every_reason_that_is_given_can_be_said(language: str) -> None:
    friend, said = player("friend"), set()
    for seed in range(GAMES):
        options = {"group": "chosen", "language": language, "difficulty": ("standard", "easier", "harder")[seed % 3]}
        game = DEFINITION.new(2, options, seed)
        teller = Localizer(DEFINITION, language, game.world.content)
        while game.asked:
            best = friend.weigh(SeatPosition(game, game.asked[0]))[0]
            assert best.why is not None
            args = {k: teller.noun(v, w=game.world) if isinstance(v, str) else v for k, v in best.why.args}
            words = teller.say(best.why.says, **args)
            assert not set("{$") & set(words), best.why
            said.add(best.why.says)
            game.answer(best.option)
    assert len(said) > 50
