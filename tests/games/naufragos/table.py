"""A table to set up positions of Náufragos at and play them, in the game's own words.

t = Table(players=3, ruleset="hr12")
t.abilities("medic", "cook", "strong")
t.energy(4, 3, 6)
t.item(0, "w12")
t.to_placing()
t.choose("forage", seat=0)
"""

from pathlib import Path
from typing import Any

from holdfast.core.engine.effect import AnyEffect, Cause
from holdfast.games.naufragos import DEFINITION
from holdfast.games.naufragos.exploration.expedition import DrawCard, Expedition
from holdfast.games.naufragos.flow.event import EventPhase
from holdfast.games.naufragos.flow.turn import ActionsPhase, EndOfTurn, PassToken, SurvivalPhase, Turn
from holdfast.games.naufragos.plot.plot_cards import LayCampCard
from holdfast.games.naufragos.rules import CAMP_SPACES, FIRST_OF
from holdfast.games.naufragos.setup.opening import Begin
from holdfast.games.naufragos.world import ITEMS, STORIES, Group, Shore
from tests.games.common import GameTable, StopAfter, ids

PHASES: dict[str, type[Any]] = {
    "turn": Turn,
    "event": EventPhase,
    "actions": ActionsPhase,
    "survival": SurvivalPhase,
    "end": EndOfTurn,
}
RULESETS = ("2013", "hr12")


class Table(GameTable[Shore]):
    """One game of Náufragos with hands that may rearrange it. Seat 0 is the starting player, all are dealt at random
    unless `abilities` says who sits where; it is turn 1, and nothing has happened yet. `packs` are folders of own cards."""

    def __init__(
        self, players: int = 3, ruleset: str = "2013", seed: int = 1, packs: tuple[Path, ...] = (), **options: object
    ) -> None:
        wish = {"ruleset": ruleset, "first_player": "1", "characters": "random", **options}
        self.game = DEFINITION.new(players, wish, seed, packs, observers=[StopAfter(Begin)])
        self.game.observers.clear()
        self.w.stack.clear()
        self.w.turn = 1
        self.pause()

    # --- setting up a position ---------------------------------------------------------------------------------------

    def abilities(self, *names: str) -> None:
        """Castaways with these abilities sit at the table in this order (the female card), at full energy."""
        w = self.w
        w.characters = tuple(w.content.index[f"character/{name}-f"] for name in names)
        for seat in range(len(names)):
            w.energy[seat] = w.top(seat)

    def energy(self, *energy: int) -> None:
        for seat, n in enumerate(energy):
            self.w.energy[seat] = n

    def wounds(self, *wounds: int) -> None:
        """White cubes of the seats in order; energy is kept within the scale."""
        w = self.w
        for seat, n in enumerate(wounds):
            w.wounds[seat] = n
            w.energy[seat] = min(w.energy[seat], w.top(seat))

    def trauma(self, *trauma: int) -> None:
        w = self.w
        for seat, n in enumerate(trauma):
            w.trauma[seat] = n
            w.energy[seat] = min(w.energy[seat], w.top(seat))

    def store(self, **numbers: int) -> None:
        """food, wood, rope, sail, cubes, and any other number of the world: weather, wrecks, shelter …"""
        for name, n in numbers.items():
            assert hasattr(self.w, name)
            setattr(self.w, name, n)

    def held(self, *food: int) -> None:
        """Food counters in the castaways' hands."""
        for seat, n in enumerate(food):
            self.w.held[seat] = n

    def track(self, *spaces: int) -> None:
        """Exploration cubes, counted from C1 = 0."""
        for seat, n in enumerate(spaces):
            self.w.track[seat] = n

    def sector(self, seat: int, sector: str) -> None:
        """A cube on the first space of a sector."""
        self.w.track[seat] = FIRST_OF[sector]

    def lost(self, *groups: tuple[tuple[int, ...], int]) -> None:
        """Lost groups: members and difficulty."""
        w = self.w
        w.groups = tuple(Group(members, difficulty) for members, difficulty in groups)
        w.away = sum(1 << s for members, _ in groups for s in members)

    def item(self, seat: int, *ids: str) -> None:
        """Items in a castaway's hands: w1 … w30, plot-3 …; what happens at once is left out."""
        for id in ids:
            self.fetch(self.key(id), ITEMS[seat])

    def story(self, seat: int, *values: int) -> None:
        """Story tokens of these values, which only their owner knows."""
        for value in values:
            self.fetch(f"story/story-{value}", STORIES[seat])

    def tiles(self, *ids: str) -> None:
        """Food tiles in the store: forage-2, fish-1 …"""
        for id in ids:
            self.fetch(self.key(id), "tiles")

    def supply(self, *ids: str) -> None:
        """The forage supply is these tiles (the first is drawn first), and no others."""
        w = self.w
        while w.size("supply"):
            w.pass_unseen("supply", "forage")
        for id in reversed(ids):
            self.fetch(self.key(id), "supply")

    def camp(self, id: str, space: str = "") -> int:
        """A card on the camp board, by default on the first free space; its additions do not happen."""
        w = self.w
        card = self.fetch(self.key(id), "box")
        free = [s for s in CAMP_SPACES if w.on_camp(s) < 0]
        w.stack.append((LayCampCard(card, space or free[0]), Cause(w.starter, w.starter)))
        adds = w.card(card).adds
        self.game.run()
        for n in adds:
            added = w.plot(n)
            if w.locate(added) in w.face_down:
                w.move(added, w.locate(added), "reserve")
        return card

    def build(self, *names: str) -> None:
        """Finished constructions: sand, bonfire, raft, larder."""
        w = self.w
        for name in names:
            w.built = (*w.built, name)
            w.places = tuple("" if place == name else place for place in w.places)

    def empty(self, zone: str, keep: int = 0) -> None:
        """A deck has no more than so many cards left; the rest is put into the box."""
        w = self.w
        while w.size(zone) > keep:
            w.pass_unseen(zone, "unused")

    # --- playing -----------------------------------------------------------------------------------------------------

    def play(self, *effects: AnyEffect, who: int = -1, place: str = "", card: int = -1) -> None:
        """Let these effects happen, under a cause; stops at the first question, or when all is done."""
        w = self.w
        seat = who if who >= 0 else w.starter
        for effect in reversed(effects):
            w.stack.append((effect, Cause(seat, seat, card, place)))
        self.game.run()

    def phase(self, name: str) -> None:
        """Play a whole phase (turn, event, actions, survival, end) up to its first question, or through."""
        self.play(PHASES[name]())

    def event(self, id: str) -> None:
        """The event phase with this card revealed."""
        self.on_top("event", id)
        self.phase("event")

    def to_placing(self) -> None:
        """The actions phase up to the first coloured pawn; the white pawn is not placed."""
        self.phase("actions")
        while self.asked == "white-pawn":
            self.choose("white:pass")

    def pawns(self, *keys: str) -> None:
        """Pawns in the order in which they are asked for; windows in between are passed."""
        for key in keys:
            self.go_on()
            self.choose(key)
        self.go_on()

    def act(self, *keys: str) -> None:
        """A whole actions phase in which only these first pawns are placed, in turn; stops where one of them asks."""
        self.to_placing()
        pawns = sum(self.w.free_pawns[seat] for seat in self.w.not_lost())
        self.pawns(*keys, *["pass"] * (pawns - len(keys)))

    def explore(self, *seats: int) -> None:
        """These castaways set out now; stops at the first explorer's choice."""
        self.play(Expedition(seats))

    def draw(self, seat: int, id: str, *party: int) -> None:
        """A castaway on an expedition draws this exploration card; the party is he alone unless named."""
        w = self.w
        card = self.w.content.index[self.key(id)]
        it = w.card(card)
        deck = str(getattr(it, "on", it.deck))
        self.on_top(deck, id)
        w.march = w.party = party or (seat,)
        w.difficulty = w.difficulty or 4
        self.play(DrawCard(seat, deck), who=seat)

    def home(self) -> None:
        """Everybody still on the expedition returns together, with the best dice."""
        while self.asked == "march":
            self.dice(6, 6)
            self.choose("return")
            while self.asked == "go-home":
                self.choose("join-return")

    def stop_at_dawn(self) -> None:
        """From now on nothing goes beyond the end of a turn: the next one has not begun, and its event is not revealed."""
        self.game.watch(StopAfter(PassToken))

    # --- looking -----------------------------------------------------------------------------------------------------

    def items(self, seat: int) -> list[str]:
        return ids(self.w, self.w.items(seat))

    def tokens(self, seat: int) -> list[int]:
        """The values of a castaway's story tokens."""
        return sorted(self.w.piece(card).value for card in self.w.zones[STORIES[seat]].top)

    # --- chance ------------------------------------------------------------------------------------------------------

    def dice(self, *faces: int) -> None:
        """What the next dice show, as printed: 1 to 6."""
        self.game.dictate(dice=[face - 1 for face in faces])


def both(players: int = 3, **options: object) -> tuple[Table, Table]:
    """The same table under the two rule sets, to see them side by side."""
    return Table(players, "2013", **options), Table(players, "hr12", **options)


__all__ = ["RULESETS", "Table", "both", "ids"]
