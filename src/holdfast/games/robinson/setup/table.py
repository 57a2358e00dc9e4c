"""Setting the table (RC-101 to RC-139)."""

from math import ceil

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.effects import Window
from holdfast.core.engine.menu import Menu
from holdfast.core.rng.stream import RandomStream
from holdfast.core.text.log import LogEntry
from holdfast.games.robinson.anytime.offers import InhabitedIsland
from holdfast.games.robinson.cards import Scenario
from holdfast.games.robinson.flow.round import Round
from holdfast.games.robinson.log import key, line
from holdfast.games.robinson.rules import Rules
from holdfast.games.robinson.scenarios.registry import SCENARIOS
from holdfast.games.robinson.setup.layout import LayOut, StartItems, deck, empty_zones, pick
from holdfast.games.robinson.things.options import OfCard
from holdfast.games.robinson.world import Island

MOST_ROUNDS = 12


def set_up(players: int, options: dict[str, str], stream: RandomStream, content: Content) -> Island:
    """The table before the first question: nothing is shuffled, decks are undecided."""
    rules = Rules(
        options["scenario"],
        options["far_actions"] == "on",
        int(options["pit_food"]),
        int(options["soldier_level_cost"]),
        options["token_on_exhausted"] == "on",
        options["flip_at_once"] == "on",
    )
    w = InhabitedIsland(players=players, content=content, chance=stream, rules=rules, options=options)
    w.pools = list(content.pools)
    w.seen = [0] * len(content.cards)
    w.zones = empty_zones(players).copy()
    w.stack = [(SetUp(), Cause())]
    return w


def check(players: int, options: dict[str, str]) -> str:
    """What is wrong with a combination of options, or nothing."""
    books = options["book_cards"]
    if books != "half" and int(books) > (most := most_events(options["scenario"])):
        return f"book_cards is half or 0 to {most} in {options['scenario']}, not {books} (RC-752)"
    first = options["first_player"]
    if first != "random" and int(first) > players:
        return f"first_player is random or 1 to {players}, not {first} (RC-129)"
    return ""


def most_events(scenario: str) -> int:
    """RC-752: the number of cards in the Event deck; for a Scenario of a pack only its card knows (`LayDecks`)."""
    return 2 * ceil(SCENARIOS[scenario].rounds / 2) if scenario in SCENARIOS else MOST_ROUNDS


class SetUp(Effect[Island]):
    """RC-101 to RC-139 in order; the Characters are drawn or chosen on the way."""

    beat = "phase"

    def apply(self, w: Island, by: Cause) -> Effects:
        w.scenario = pick(w, f"scenario/{w.rules.scenario}", "scenario-card")
        w.rounds = w.card(w.scenario, Scenario).rounds
        deck(w, "box", "scenario")
        first = w.options["first_player"]
        w.first = w.chance.below(w.players) if first == "random" else int(first) - 1
        if w.players < 3:
            pick(w, "character/soldier", "box-characters")
        chosen = w.options["characters"] == "chosen"
        return (ChooseCharacters() if chosen else DrawCharacters(), LayOut(), StartItems(), Window("setup"), Round())

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("set-up", scenario=w.card(w.scenario, Scenario).key)


class DrawCharacters(Effect[Island]):
    """RC-104, RC-105, RC-741."""

    beat = "card"
    accounts_for = ("characters", "zones.characters", "zones.character-box")

    def apply(self, w: Island, by: Cause) -> Effects:
        deck(w, "character-box", "character")
        for _ in range(w.players):
            w.draw("character-box", "characters")
        w.characters = w.zones["characters"].top
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return drawn_characters(w)


def drawn_characters(w: Island) -> LogEntry:
    return line("draw-characters", cards="|".join([key(w, card) for card in w.characters]))


class ChooseCharacters(Question[Island]):
    """The players choose one after the other, from the First Player on."""

    taken: tuple[int, ...] = ()
    accounts_for = ("characters", "zones.characters", "zones.character-box")

    def left(self, w: Island) -> list[int]:
        people = [w.content.index[card.key] for card in w.content.deck("character")]
        return [c for c in people if c not in self.taken and not w.holds("box-characters", c)]

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return ((w.first + len(self.taken)) % w.players,) if len(self.taken) < w.players else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for card in self.left(w):
            menu.add(OfCard("character", w.content.cards[card].id), ChooseCharacters((*self.taken, card)))

    def apply(self, w: Island, by: Cause) -> Effects:
        order = [self.taken[(seat - w.first) % w.players] for seat in range(w.players)]
        for card in order:
            pick(w, w.content.cards[card].key, "characters")
        deck(w, "character-box", "character")
        w.characters = tuple(order)
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return drawn_characters(w) if w.characters else None
