"""The view, question and options of a seat after a change, made once for all seats that see the same."""

from typing import Any, NamedTuple

from holdfast.core.engine.effect import Seat
from holdfast.tables.presenters.beats import BeatHistory, TableMoment
from holdfast.tables.presenters.cards import Cards, bits
from holdfast.tables.presenters.option_cache import EncodedOption
from holdfast.tables.presenters.question import SeatPresenter


class PresentedSeat(NamedTuple):
    """The view and question after a change, and the cards in them."""

    seq: int
    size: int
    """The length of the view as JSON."""
    question: dict[str, Any] | None
    """The question without its options."""
    options: tuple[bytes, ...]
    cards: Cards


class SeatViewCache:
    """The presented seats of a table, by seat and language."""

    def __init__(self) -> None:
        self._shown: dict[tuple[Seat | None, str], PresentedSeat] = {}

    def of(self, telling: SeatPresenter, seq: int, beaten: BeatHistory, stand: TableMoment) -> PresentedSeat:
        """Return what this seat sees in this language after change number `seq`."""
        seat = telling.seat
        known = self._shown.get((seat, telling.localizer.lang))
        if known is None or known.seq != seq:
            asked = telling.asked(stand.posed)
            options: list[EncodedOption] = []
            if asked is not None and asked["mine"] and seat is not None:
                options = telling.options(stand.posed.asking or telling.game.question, seat)
            led = [] if asked is None else [*asked["cards"], *[step["card"] for step in asked["why"] if step["card"]]]
            lies = beaten.lies(stand, seat)
            cards = lies.cards | bits(led, telling.game.world.content)
            for option in options:
                cards |= option.cards
            question = None if asked is None else dict(asked)
            known = PresentedSeat(seq, lies.size, question, tuple([option.plain for option in options]), cards)
            self._shown[seat, telling.localizer.lang] = known
        return known
