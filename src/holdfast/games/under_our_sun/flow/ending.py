"""How the game ends (US-901 to US-907), and who is on whose side (US-963, US-970)."""

from typing import Any

from holdfast.core.engine.effect import EVERYBODY, Effects, Seat
from holdfast.core.engine.effects import Over
from holdfast.core.state.world import Outcome
from holdfast.games.under_our_sun.cards import Team
from holdfast.games.under_our_sun.pieces import TEAMS
from holdfast.games.under_our_sun.world import Sands


def role(w: Sands, seat: Seat) -> Team:
    """The team card before a seat."""
    cards: tuple[Any, ...] = w.content.cards
    team: Team = cards[w.zones[TEAMS[seat]].top[0]]
    return team


def traitor_seat(w: Sands) -> int:
    """The seat that holds a Son of Liberty card, or nobody."""
    if not w.rules.semi:
        return -1
    for seat in range(w.players):
        if role(w, seat).role == "sol":
            return seat
    return -1


def is_sol(w: Sands, seat: Seat) -> bool:
    return w.rules.semi and role(w, seat).role == "sol"


def show_role(w: Sands, char: int) -> None:
    """US-970: an eliminated character's card is shown."""
    if w.rules.semi:
        w.show(w.zones[TEAMS[w.seat_of(char)]].top[0], EVERYBODY)


def show_roles(w: Sands) -> None:
    """US-963, US-1003: at the end of the game all team cards are shown."""
    if w.rules.semi:
        for zone in ("team-rest", *TEAMS[: w.players]):
            for card in w.zones[zone].entries():
                w.show(card, EVERYBODY)


def rating(w: Sands) -> int:
    """US-904: 3 stars, less 1 per eliminated character, less 1 if the last allowed day was used; at least 1."""
    return max(1, 3 - w.gone.bit_count() - (w.day >= w.days))


def survivors_win(w: Sands, why: str, rule: str) -> Over:
    """US-901, US-905: everybody but a traitor."""
    show_roles(w)
    traitor = traitor_seat(w)
    winners = tuple([s for s in range(w.players) if s != traitor])
    scores = tuple([rating(w) if s != traitor else 0 for s in range(w.players)])
    return Over(Outcome(True, why, rule, scores, winners))


def traitor_falls(w: Sands, char: int) -> Effects:
    """US-970: an eliminated character's card is looked at; with a Son of Liberty the Survivors have won."""
    return (survivors_win(w, "traitor-dead", "US-970"),) if is_sol(w, w.seat_of(char)) else ()


def traitor_wins(w: Sands, why: str) -> Over:
    """US-905: the Son of Liberty alone."""
    show_roles(w)
    traitor = traitor_seat(w)
    scores = tuple([3 if s == traitor else 0 for s in range(w.players)])
    return Over(Outcome(False, why, "US-905", scores, (traitor,)))


def saboteur_wins(w: Sands) -> bool:
    """Saboteur: the mission is lost and he is not eliminated, revealed no later than the Morning of the last day."""
    seat = traitor_seat(w)
    if seat < 0 or role(w, seat).goal != "saboteur" or not w.revealed >> seat & 1:
        return False
    left = any(not w.gone >> c & 1 for c in w.of_seat(seat))
    day, phase = w.score.get("revealed_day", 99), w.score.get("revealed_count", 999)
    return left and (day < w.days or (day == w.days and phase <= 3 * (w.days - 1) + 1))


def lost(w: Sands, why: str, rule: str) -> Over:
    """US-902, US-907: a loss for all, unless the Son of Liberty's card names it as goal."""
    if saboteur_wins(w):
        return traitor_wins(w, "saboteur")
    show_roles(w)
    return Over(Outcome(False, why, rule, (0,) * w.players, ()))
