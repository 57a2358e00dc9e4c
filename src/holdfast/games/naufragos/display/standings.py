"""The evening in figures: what each castaway can still bear, the store of the camp; deaths; everybody's story."""

from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.state.standings import Death, PersonStatus, ScoreLine, Standing
from holdfast.core.text.log import card_of
from holdfast.games.naufragos.cards import Character
from holdfast.games.naufragos.castaways.death import Die
from holdfast.games.naufragos.flow.ending import card_points, token_points
from holdfast.games.naufragos.world import Shore


def standing(w: Shore) -> Standing:
    """NA-166, NA-172: the numbers of the scale that no cube covers."""
    souls = []
    for seat, card in enumerate(w.characters):
        if card < 0 or seat >= len(w.wounds):
            continue
        sheet = w.content.cards[card]
        assert isinstance(sheet, Character)
        alive = not w.is_dead(seat)
        souls.append(PersonStatus(f"who-{seat}", seat, w.top(seat) if alive else 0, sheet.scale, alive))
    built = sum(w.progress.values()) + len(w.built)
    return Standing(tuple(souls), (("food", w.food + w.cubes), ("wood", w.wood), ("built", built)))


def fate(w: Shore, effect: Any, by: Cause) -> tuple[Death, ...]:
    """NA-172, NA-173: of the card by which it came, or of all the wounds before it."""
    return (Death(f"who-{effect.seat}", card_of(w, by) or "wounds-borne"),) if isinstance(effect, Die) else ()


def counted(w: Shore) -> tuple[ScoreLine, ...]:
    """NA-730, NA-734, NA-735: what each of the rescued has to tell; who is lost has no story."""
    outcome = w.outcome
    if outcome is None or not outcome.won:
        return ()
    found = []
    for seat in w.not_lost():
        tokens, cards = token_points(w, seat), card_points(w, seat)
        found += [ScoreLine("story-tokens", tokens, seat=seat), ScoreLine("story-cards", cards, seat=seat)]
        if not w.rules.cooperative and outcome.scores[seat] > tokens + cards:
            found.append(ScoreLine("story-track", outcome.scores[seat] - tokens - cards, seat=seat))
    return tuple(found)
