"""Every reason that a player gives can be said in three languages, with the facts that it names."""

import pytest

import holdfast
from holdfast.bots.rule_player import player_of
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.player import SeatPosition
from holdfast.core.text.localizer import Localizer

DEFINITION = holdfast.definition("robinson")


@pytest.mark.parametrize("scenario", ["castaways", "volcano", "cannibals"])
def test_reasons_have_words(scenario):
    game = DEFINITION.new(2, {"scenario": scenario}, 4)
    tellers = [Localizer(DEFINITION, lang, game.world.content) for lang in LANGUAGES]
    player = player_of(DEFINITION)
    said = set()
    while game.asked:
        seat = game.asked[0]
        best = player.weigh(SeatPosition(game, seat))[0]
        if best.why is not None and best.why.says not in said:
            said.add(best.why.says)
            for teller in tellers:
                args = {k: teller.noun(v, w=game.world) if isinstance(v, str) else v for k, v in best.why.args}
                assert teller.has(best.why.says), best.why.says
                words = teller.say(best.why.says, **args)
                assert words
                assert "{" not in words
        game.answer(best.option)
    assert len(said) > 10
