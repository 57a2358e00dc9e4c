"""What a seat may see: everything on the table except cards it has not seen, the order of decks, and chance."""

from typing import TYPE_CHECKING, Any, NotRequired, TypedDict

import msgspec

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import Seat
from holdfast.core.kind import Unknown
from holdfast.core.table.world import ENGINE_FIELDS, Cast, Outcome, Rolled, World
from holdfast.core.table.zones import Zone

if TYPE_CHECKING:
    from holdfast.core.engine.game import Game
    from holdfast.core.kind import GameKind


class View(TypedDict):
    """What every view holds; each game has its own fields besides these."""

    game: str
    players: int
    zones: dict[str, list[str]]
    """Per zone its entries from the bottom up: a card's key, or `?back`."""
    laid: list[Rolled | Cast]
    fell: NotRequired[list[Rolled]]
    """The dice of the last answer; tables of a server tell them."""
    outcome: Outcome | None
    asked: list[int]
    question: str


def zones_seen(w: World, seat: Seat | None) -> dict[str, list[str]]:
    """Per zone its entries from the bottom up: a card's key, or `?back` for one this seat has not seen."""
    bit = -1 if seat is None else 1 << seat
    content: Content = w.content

    def shown(entry: int) -> str:
        if entry >= 0 and (w.seen[entry] == -1 if seat is None else w.seen[entry] & bit):
            return content.cards[entry].key
        return f"?{w.back(entry)}"

    def listed(name: str, z: Zone) -> list[str]:
        cards = [*map(shown, z.bottom), *sorted(map(shown, z.mixed)), *map(shown, z.top)]
        if name not in w.face_down:
            return cards
        backs = iter(sorted([card for card in cards if card.startswith("?")]))
        return [next(backs) if card.startswith("?") else card for card in cards]

    return {name: listed(name, z) for name, z in w.zones.items()}


def view(game: "Game", seat: Seat | None) -> dict[str, Any]:
    """Plain data for screens, bots and the wire; the game adds what it shows besides the bare fields."""
    if seat is not None and seat not in range(game.players):
        raise Unknown(f"there is no seat {seat!r}; seats are 0 to {game.players - 1}, and None is a spectator")
    return shown(game.kind, game.world, seat, game.asked, "" if game.over else game.question.tag)


def shown(
    kind: "GameKind", w: World, seat: Seat | None, asked: tuple[Seat, ...] = (), question: str = ""
) -> dict[str, Any]:
    """What a seat sees of a world in which these seats are asked; nobody is, in the midst of what happens."""
    hidden = ENGINE_FIELDS | w.hidden_fields
    plain = {name: getattr(w, name) for name in w.__struct_fields__ if name not in hidden}
    out: dict[str, Any] = msgspec.to_builtins(plain, enc_hook=str)
    out["game"] = kind.name
    out["zones"] = zones_seen(w, seat)
    out["outcome"] = msgspec.to_builtins(w.outcome)
    out["asked"] = list(asked)
    out["question"] = question
    out |= kind.show.view(w, seat)
    return out
