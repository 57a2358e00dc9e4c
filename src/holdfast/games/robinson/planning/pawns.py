"""Pawns: additional ones, restrictions by cards, and how many can come together (RC-262 to RC-267, RC-283)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Seat
from holdfast.games.robinson.cards import Invention
from holdfast.games.robinson.log import fields
from holdfast.games.robinson.people.persons import PAWNS, PERSONS
from holdfast.games.robinson.planning.planned import KINDS, Planned, Target
from holdfast.games.robinson.vocabulary import Colour
from holdfast.games.robinson.world import Island

COLOURS = {
    "brown": ("build",),
    "grey": ("gather",),
    "green": ("explore",),
    "red": ("hunt",),
    "dog": ("hunt", "explore"),
    "raft": ("gather", "explore"),
    "ladder": ("explore",),
}
"""RC-267, RC-751, RC-1122: which Actions an additional pawn may support."""


def standing_pawns(w: Island) -> tuple[str, ...]:
    """RC-267, RC-751: the additional pawns of Items, Treasures and the Dog."""
    pawns = []
    for zone in ("items", "scenario-items"):
        for card in w.zones[zone].top:
            it = w.card(card, Invention)
            if it.pawn and w.has(it.id):
                pawns.append(f"{it.pawn}-{it.id}")
    if w.treasure("compass"):
        pawns.append("green-compass")
    if w.dog:
        pawns.append("dog-dog")
    return tuple(pawns)


def fits(pawn: str, action: Planned | Target) -> bool:
    """RC-267, RC-309, RC-973: an additional pawn supports its own Action types only."""
    colour = pawn.partition("-")[0]
    if action.kind not in COLOURS[colour]:
        return False
    return colour != "ladder" or action.name.startswith("totem")


def limited_to(w: Island, seat: Seat) -> tuple[str, ...] | None:
    """RC-283: the Action types to which a Character is restricted today, as taker and as supporter."""
    if not w.today:
        return None
    if ONLY_REST[seat] in w.today:
        return ("rest",)
    return ("build", "arrange", "rest") if ONLY_BUILD_ARRANGE_REST[seat] in w.today else None


ONLY_REST = tuple([f"only-rest:{who}" for who in range(PERSONS)])
ONLY_BUILD_ARRANGE_REST = tuple([f"only-build-arrange-rest:{who}" for who in range(PERSONS)])
MOST_HANDS = 2 * len(PAWNS) + 2
HANDS = tuple([dict.fromkeys(KINDS, n) for n in range(MOST_HANDS)])
"""The number of pawns that can come together for an Action of each kind, without restrictions and additional pawns."""


UNCONFIRMED = tuple(
    tuple(tuple(seat for seat in range(players) if not ready >> seat & 1) for ready in range(1 << players))
    for players in range(5)
)
"""The seats that have not confirmed, by the number of players and the mask of those that have."""


def hands_for(everybody: int, together: int, extras: tuple[str, ...], used: tuple[str, ...]) -> dict[str, int]:
    """How many pawns can come together for an Action of each kind, with the additional ones that are not used yet."""
    many = HANDS[together].copy()
    many["threat"] = everybody
    for extra in extras:
        if extra not in used:
            for kind in COLOURS[extra.partition("-")[0]]:
                many[kind] += 1
    return many


def hands(w: Island, seat: Seat, pawn: str, own: int, used: tuple[str, ...]) -> dict[str, int]:
    """How many pawns could still come together for an Action of each kind, this one included."""
    friday = w.friday and pawn != "friday" and "friday" not in used
    friday = friday and (seat == w.first or not w.ready >> w.first & 1)
    alone = everybody = 1 + own + friday
    for other in UNCONFIRMED[w.players][w.ready]:
        if other != seat:
            for theirs in w.pawns_of(other) if w.today else PAWNS[other]:
                if theirs not in used:
                    everybody += 1
    together = alone if w.today and "argument" in w.today else everybody
    if everybody == together and not w.extras:
        return HANDS[everybody]
    return hands_for(everybody, together, w.extras, used)


class AddPawn(Effect[Island]):
    """RC-267, RC-294: an additional pawn for one Action of this phase."""

    colour: Colour
    accounts_for = ("extras",)
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        n = sum(e.startswith(f"{self.colour}-extra") for e in w.extras)
        w.extras = (*w.extras, f"{self.colour}-extra{n + 1}")
        return ()
