"""Several may rest: each answer says whose Rest it is."""

import pytest

from tests.games.robinson.table import Table, camp
from tests.games.robinson.text.test_texts import TELLERS


@pytest.mark.parametrize("teller", TELLERS.values(), ids=TELLERS)
def test_two_rests_are_distinguished_by_names(teller):
    t: Table = camp()
    t.to_planning()
    w = t.game.world
    for seat in t.game.question.seats[:2]:
        t.game.choose(next(o for o in t.game.question.options_for(seat) if o.key.startswith("rest:")))
    labels = [
        teller.option("planning", option, w)
        for option in t.game.question.options_for(0)
        if option.key.startswith("take-back:rest")
    ]
    assert len(labels) == 2
    assert [label.endswith(teller.noun(f"the-who-{seat}", w=w)) for seat, label in enumerate(labels)] == [True, True]
    assert not any("(2)" in label for label in labels)
