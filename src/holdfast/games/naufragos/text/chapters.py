"""The labels and prompts that the chapters declare."""

from holdfast.games.naufragos.actions import text as actions
from holdfast.games.naufragos.castaways import text as castaways
from holdfast.games.naufragos.dice import text as dice
from holdfast.games.naufragos.exploration import text as exploration
from holdfast.games.naufragos.night import text as night
from holdfast.games.naufragos.pawns import text as pawns
from holdfast.games.naufragos.plot import text as plot

LABELS = {
    **pawns.LABELS,
    **night.LABELS,
    **actions.LABELS,
    **castaways.LABELS,
    **exploration.LABELS,
    **dice.LABELS,
    **plot.LABELS,
}
PROMPTS = {
    **pawns.PROMPTS,
    **night.PROMPTS,
    **actions.PROMPTS,
    **castaways.PROMPTS,
    **exploration.PROMPTS,
    **plot.PROMPTS,
}
QUESTION_LABELS = plot.QUESTION_LABELS
IMPLIED = frozenset(
    {
        ("camp-arrives", "covers"),
        ("lose-item", "item"),
        ("overloaded", "item"),
        ("share-out", "item"),
    }
)
"""What a prompt already says about all answers: the question and the stake."""
