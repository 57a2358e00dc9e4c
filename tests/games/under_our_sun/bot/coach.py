"""What a friend would answer at a table that was set up by hand, and why."""

from holdfast.bots.rule_player import player_of
from holdfast.core.player import RankedOption, SeatPosition
from holdfast.games.under_our_sun import DEFINITION
from tests.games.under_our_sun.table import Table

CREW = ("scout", "medic", "veteran", "thickskin", "mechanic", "hunter")


def table(mission: str, *crew: str, **options: object) -> Table:
    """All in New Haven with 6 AP, in the Morning of day 1, under a clear sky."""
    t = Table(len(crew), mission, **options)  # type: ignore[arg-type]
    t.crew(*crew)
    t.weather("clear-sky")
    t.ap(*[6] * len(crew))
    return t


def advice(t: Table, seat: int = 0, skill: str = "friend") -> RankedOption:
    """The best answer by its player."""
    player = player_of(DEFINITION, skill)
    assert player is not None
    return player.weigh(SeatPosition(t.game, seat))[0]


def advised(t: Table, seat: int = 0) -> tuple[str, dict[str, int | str]]:
    """The best answer, and the facts that its reason names."""
    best = advice(t, seat)
    assert best.why is not None, best.option.key
    return best.option.key, dict(best.why.args)
