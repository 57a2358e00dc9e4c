"""Adventure cards: met in an Action, drawn, discarded or kept (RC-444, RC-449, RC-474)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, replace
from holdfast.core.engine.effects import Under
from holdfast.core.text.log import LogEntry
from holdfast.games.robinson.cards import Adventure
from holdfast.games.robinson.island.tokens import TokenLeaves
from holdfast.games.robinson.log import KEPT_FOR_LATER, ON_TABLE, actor, by_card, key, line
from holdfast.games.robinson.people.persons import FRIDAY
from holdfast.games.robinson.people.wounds import Wound
from holdfast.games.robinson.things.decks import Reshuffle, spent
from holdfast.games.robinson.things.resources import to_future
from holdfast.games.robinson.vocabulary import Kind
from holdfast.games.robinson.world import FIELDS, Island


class MeetAdventure(Effect[Island]):
    """RC-444, RC-474: the die or a token draws a card; for Friday and on the Raft it is 1 Wound (RC-734, RC-943)."""

    shown: bool
    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        p = w.acting
        assert p is not None
        token = (TokenLeaves("adventure", p.kind),) if w.token(p.kind, "adventure") else ()
        if not token and not self.shown:
            return ()
        if by.who == FRIDAY or p.name == "rescue":
            return (*token, AdventureHurts())
        return (*token, DrawAdventure(FIELDS[p.kind]))


class AdventureHurts(Effect[Island]):
    """RC-734, RC-943: Friday draws no card, nor does the player on the Raft."""

    beat = "wound"

    def apply(self, w: Island, by: Cause) -> Effects:
        return (Wound("taker", w.rules.adventure_wounds),)

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("adventure-hurts", who=actor(w, by))


class DrawAdventure(Effect[Island]):
    """RC-444, RC-449: the top card of an Adventure deck, its upper half for the taker."""

    kind: Kind
    beat = "card"
    accounts_for = ("zones.*-adventure", *ON_TABLE)

    def apply(self, w: Island, by: Cause) -> Effects:
        deck = f"{self.kind}-adventure"
        if spent(w, deck):
            return (Reshuffle(deck), self)
        if not w.size(deck):
            return ()
        card = w.draw(deck, "resolving")
        here = replace(by, card=card)
        return (Under(here, (*w.card(card, Adventure).effect, DiscardAdventure())),)

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        cards = w.zones["resolving"].top[-1:]
        drawn = [c for c in cards if w.content.cards[c].deck == f"{self.kind}-adventure"]
        return line("draw-adventure", who=actor(w, by), card=key(w, drawn[0])) if drawn else None


class DiscardAdventure(Effect[Island]):
    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        if w.holds("resolving", by.card):
            w.move(by.card, "resolving", f"{w.content.cards[by.card].deck}-discard")
        return ()


class KeepCard(Effect[Island]):
    """A card with one use that stays on the table."""

    beat = "card"
    accounts_for = ("zones.kept", *KEPT_FOR_LATER, *ON_TABLE)
    log = by_card("keep-card")

    def apply(self, w: Island, by: Cause) -> Effects:
        if w.phase == "action":
            w.take(by.card, "resolving")
            to_future(w, by.card, by.who)
        else:
            w.move(by.card, "resolving", "kept")
        return ()
