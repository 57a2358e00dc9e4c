"""How planned Actions are named: by words of the log, and by their cards."""

from holdfast.games.robinson.cards import Event
from holdfast.games.robinson.log import key, the
from holdfast.games.robinson.people.persons import FRIDAY, JENNY
from holdfast.games.robinson.planning.planned import Planned, Target
from holdfast.games.robinson.world import THREAT_ZONES, Island


def pawn_word(pawn: str) -> str:
    return the(int(pawn[0])) if pawn[0].isdigit() else {"friday": the(FRIDAY), "jenny": the(JENNY)}.get(pawn, pawn)


def doers(p: Planned) -> str:
    """The people who act, each once."""
    return "|".join(dict.fromkeys(map(pawn_word, p.pawns)))


def threat_word(w: Island, side: str) -> str:
    """The word for the Threat Action of a side: it stays true when the card has moved on."""
    for card in w.zones[THREAT_ZONES[side]].top[-1:]:
        it = w.content.cards[card]
        return f"{it.key}/threat" if isinstance(it, Event) else it.key
    return ""


def action_word(w: Island, p: Planned) -> str:
    """The word for a planned Action."""
    slot = p.slot.partition("+")[0]
    return (threat_word(w, p.name) or slot) if p.kind == "threat" else slot


def card_of_action(w: Island, p: Planned | Target) -> str:
    """The key of the card that an Action is about: a Threat card, an Invention, or nothing."""
    if p.kind == "threat":
        return "".join([key(w, card) for card in w.zones[THREAT_ZONES[p.name]].top[-1:]])
    name = "cross" if p.name.startswith("cross-") else p.name
    keys = (f"{deck}/{name}" for deck in ("invention", "scenario-invention") if p.kind == "build")
    return next((card for card in keys if card in w.content.index), "")
