"""What belongs to all and can be used, each thing at its moments: Items, tokens, Treasures (RC-413, RC-606, RC-615)."""

from functools import cache
from typing import Any

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import AnyCondition, BoundedRecord, Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.effects import Both
from holdfast.core.engine.menu import Menu, Option
from holdfast.core.text.log import LogEntry
from holdfast.games.robinson.actions.combat import fighter
from holdfast.games.robinson.actions.gathering import MoreGathered
from holdfast.games.robinson.anytime.conditions import HasItem
from holdfast.games.robinson.anytime.foresight import foreseen
from holdfast.games.robinson.anytime.options import Thing, UseThing
from holdfast.games.robinson.anytime.skills import again, foresight, moments, skilled
from holdfast.games.robinson.cards import Adventure, Discovery, Invention, Mystery, Scenario, StartingItem, Use
from holdfast.games.robinson.log import decider, key, line
from holdfast.games.robinson.people.persons import PAWNS
from holdfast.games.robinson.planning.plan import taken
from holdfast.games.robinson.things.discovery import sigil
from holdfast.games.robinson.world import Island

DEEDS: dict[type[Any], Thing] = {
    StartingItem: "use",
    Discovery: "token",
    Mystery: "treasure",
    Adventure: "kept",
    Invention: "item",
}


class Candidate(BoundedRecord):
    """A card that can be used at some moments, with the options that were made of it."""

    spec: UseThing
    id: str
    card: int
    use: Use
    moments: frozenset[str]
    foresees: str
    """The kind of Action for which it is foresight, or nothing."""
    needs: frozenset[str]
    """Items without which it is of no use."""
    uses: int
    fight_mark: str
    round_mark: str
    users: tuple[Cause, ...]
    made: dict[tuple[Seat, bool], Option]


def candidate(content: Content, scenario: int, card: int) -> Candidate | None:
    """What a card can be used for under this Scenario, which gives the sigils of Discovery tokens their meaning."""
    it = content.cards[card]
    use: Use | None = getattr(it, "use", None)
    if isinstance(it, Discovery) and it.sigil:
        meanings = content.cards[scenario]
        assert isinstance(meanings, Scenario)
        use = meanings.sigils[it.sigil].use
    if use is None:
        return None
    spec, suits = UseThing(DEEDS[type(it)], it.id), suited(use.at)
    once = round_mark(it.id) if isinstance(it, Invention) else ""
    users = tuple([Cause(seat, seat, card, "use") for seat in range(len(PAWNS))])
    uses, foresees, needs = getattr(it, "uses", 0), foreseen(use.then), needed(use.when)
    return Candidate(spec, it.id, card, use, suits, foresees, needs, uses, fight_mark(it.id), once, users, {})


def needed(when: AnyCondition | None) -> frozenset[str]:
    """The Items that a condition asks for, whatever else it asks for."""
    match when:
        case HasItem():
            return frozenset({when.item})
        case Both():
            return needed(when.a) | needed(when.b)
    return frozenset()


class Kit(BoundedRecord):
    """The cards on the table that can be used at some moment, all these moments, and who has a skill at which. What waits
    for an Item that is not built is not among them.

    `foresight` names those with a skill that shows what a kind of Action draws, `instruments` the kinds a card shows.
    """

    entries: tuple[Candidate, ...]
    moments: frozenset[str]
    skilled: dict[str, tuple[Seat, ...]]
    foresight: dict[str, tuple[Seat, ...]]
    instruments: frozenset[str]


LATEST_KIT: list[tuple[Any, Kit]] = [((), Kit((), frozenset(), {}, {}, frozenset()))]
"""The cards of the last kit, and the kit: it is read many times before they change."""
CANDIDATES: dict[tuple[Content, int], dict[int, Candidate | None]] = {}
"""What can be used of each card, by the Scenario."""


def at_hand(w: Island) -> Kit:
    """What belongs to all and can be used at some moment."""
    lie = w.zones
    people, tokens, starting = w.characters, lie["discoveries"].top, lie["starting"].top
    treasures, kept, items = lie["treasures"].top, lie["kept"].top, lie["items"].top
    cards = (w.content, w.scenario, people, w.built, tokens, starting, treasures, kept, items)
    known, kit = LATEST_KIT[0]
    if known != cards:
        kit = new_kit(*cards)
        LATEST_KIT[0] = cards, kit
    return kit


def new_kit(
    content: Content,
    scenario: int,
    characters: tuple[int, ...],
    built: tuple[str, ...],
    tokens: tuple[int, ...],
    *zones: tuple[int, ...],
) -> Kit:
    """Of equal Discovery tokens one is offered."""
    known = CANDIDATES.setdefault((content, scenario), {})
    entries: list[Candidate] = []
    once: set[str] = set()
    suits: set[frozenset[str]] = set()
    shown: set[str] = set()
    for cards in (tokens, *zones):
        for card in cards:
            if card not in known:
                known[card] = candidate(content, scenario, card)
            entry = known[card]
            if entry is None or not entry.needs.issubset(built):
                continue
            if cards is tokens:
                if entry.id in once:
                    continue
                once.add(entry.id)
            entries.append(entry)
            suits.add(entry.moments)
            if entry.foresees:
                shown.add(entry.foresees)
    every = all_of(frozenset(suits))
    return Kit(tuple(entries), every, skilled(content, characters), foresight(content, characters), frozenset(shown))


@cache
def all_of(suits: frozenset[frozenset[str]]) -> frozenset[str]:
    """All moments that some of the cards suit."""
    return frozenset().union(*suits)


@cache
def suited(at: tuple[str, ...]) -> frozenset[str]:
    """The same, to look up."""
    return frozenset(moments(at))


def use_option(w: Island, entry: "Candidate", seat: Seat, moment: str) -> Option:
    by = cause(w, moment, seat, entry)
    own = by.place == "use"
    option = entry.made.get((seat, moment == "planning")) if own else None
    if option is None:
        effects = (Used(entry.card), *entry.use.then, *again(moment == "planning"))
        option = Option(entry.spec.key, seat, effects, stay=True, by=by, spec=entry.spec)
        if own:
            entry.made[seat, moment == "planning"] = option
    return option


def shared(w: Island, moment: str, seat: Seat, host: Seat) -> list[Candidate]:
    """Starting Items, Discovery tokens, Treasures, Adventure cards and Items that can be used."""
    found: list[Candidate] = []
    kit = at_hand(w)
    if moment not in kit.moments:
        return found
    helper = fighting(w) if moment == "fight" else host
    if seat != host and seat != helper:
        return found
    usual = moment != "fight" and moment != "arrange"
    used = w.used
    for entry in kit.entries:
        if moment not in entry.moments:
            continue
        use = entry.use
        if helper != host and seat != (helper if moment in use.at else host):
            continue
        if entry.fight_mark in used or (entry.uses and entry.card not in w.uses):
            continue
        if entry.round_mark and (entry.round_mark in used or not w.has(entry.id)):
            continue
        if use.when is None or use.when.holds(w, entry.users[seat] if usual else cause(w, moment, seat, entry)):
            found.append(entry)
    return found


def fighting(w: Island) -> Seat:
    """RC-458: the seat that decides what is used in a fight."""
    return w.seat_of(fighter(w).who)


def cause(w: Island, moment: str, seat: Seat, entry: Candidate) -> Cause:
    """The cause of a use: in a fight or an Arranging that of its taker."""
    if moment not in ("fight", "arrange") or moment not in entry.use.at:
        return entry.users[seat]
    by = fighter(w) if moment == "fight" else taken(w)
    return Cause(seat, by.who, entry.card, by.place, by.target)


def round_mark(item: str) -> str:
    """An Item is used once a round."""
    return f"item-{item}"


def fight_mark(card_id: str) -> str:
    """What can be used again and again is used once a fight."""
    return f"fight-{card_id}"


class Used(Effect[Island]):
    """RC-413, RC-606, RC-615: one use gone; with the last one the card or token is discarded."""

    card: int
    beat = "use"
    accounts_for = (
        "used",
        "uses.*",
        "today",
        "zones.discoveries",
        "zones.discovery-gone",
        "zones.starting",
        "zones.starting-gone",
        "zones.treasures",
        "zones.kept",
    )

    def apply(self, w: Island, by: Cause) -> Effects:
        card = w.content.cards[self.card]
        match card:
            case Discovery():
                meaning = sigil(w, card)
                if meaning is None or not meaning.again:
                    w.move(self.card, "discoveries", "discovery-gone")
                else:
                    w.used = (*w.used, fight_mark(card.id))
            case Invention():
                w.used = (*w.used, round_mark(card.id))
            case StartingItem() | Mystery():
                self._mark(w)
            case _:
                w.move(self.card, "kept", f"{card.deck}-discard")
        return ()

    def _mark(self, w: Island) -> None:
        if self.card not in w.uses:
            w.used = (*w.used, fight_mark(w.content.cards[self.card].id))
            return
        w.uses[self.card] -= 1
        if not w.uses[self.card]:
            del w.uses[self.card]
            zone = w.locate(self.card, "starting", "treasures")
            stays = zone == "treasures" and w.content.cards[self.card].id == "barrel"
            if not stays:
                w.move(self.card, zone, "starting-gone" if zone == "starting" else "mystery-discard")

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        left = w.uses.get(self.card, 0)
        return line("used", who=decider(w, by.seat), card=key(w, self.card), left=left)


def gathered(w: Island, seat: Seat, menu: Menu) -> None:
    """RC-376: Basket and Sack, each once per round, both on one Action if the group chooses."""
    for item in ("basket", "sack"):
        if w.has(item) and round_mark(item) not in w.used:
            menu.add(UseThing("item", item), OncePerRound(item), MoreGathered(), stay=True, by=taken(w))


class OncePerRound(Effect[Island]):
    item: str
    accounts_for = (
        "used",
        "uses.*",
        "today",
        "zones.discoveries",
        "zones.discovery-gone",
        "zones.starting",
        "zones.starting-gone",
        "zones.treasures",
        "zones.kept",
    )

    def apply(self, w: Island, by: Cause) -> Effects:
        w.used = (*w.used, round_mark(self.item))
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("used", who=decider(w, w.host()), card=w.invention(self.item).key, left=0)
