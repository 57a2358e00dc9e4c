"""A table to set up positions at and play them, in the game's own words.

t = Table(players=3)
t.give(wood=3)
t.tile("M2", 11)
t.to_planning()
t.choose("build:shelter:wood", seat=0)
"""

from typing import Any

import holdfast
from holdfast.core.engine.effect import AnyEffect, Cause, replace
from holdfast.core.engine.effects import Window
from holdfast.games.robinson.flow.action import ActionPhase
from holdfast.games.robinson.flow.event import EventPhase
from holdfast.games.robinson.flow.morale import MoralePhase
from holdfast.games.robinson.flow.production import ProductionPhase
from holdfast.games.robinson.flow.round import BeginningOfRound, NightPhase, Round
from holdfast.games.robinson.flow.weather import WeatherPhase
from holdfast.games.robinson.people.persons import FRIDAY, JENNY, PAWNS
from holdfast.games.robinson.planning.planned import Planned
from holdfast.games.robinson.rules import ACTION_DICE, WEATHER_DICE
from holdfast.games.robinson.setup.layout import StartItems
from holdfast.games.robinson.things.inventions import GainItem
from holdfast.games.robinson.world import RESOURCES, Island, Spot
from tests.games.common import GameTable, StopAfter, ids

PHASES: dict[str, type[Any]] = {
    "round": Round,
    "event": EventPhase,
    "morale": MoralePhase,
    "production": ProductionPhase,
    "action": ActionPhase,
    "weather": WeatherPhase,
    "night": NightPhase,
}


class Table(GameTable[Island]):
    """One game of Robinson Crusoe with hands that may rearrange it."""

    def __init__(self, players: int = 3, scenario: str = "castaways", seed: int = 1, **options: object) -> None:
        wish = {"scenario": scenario, "first_player": "1", **options}
        self.game = holdfast.definition("robinson").new(players, wish, seed, observers=[StopAfter(StartItems)])
        self.game.observers.clear()
        self.w.stack.clear()
        self.pause()

    # --- setting up a position --------------------------------------------------------------------------------------

    def characters(self, *names: str) -> None:
        """These Characters sit at the table, in this order, with their own Inventions."""
        w = self.w
        for seat in range(w.players):
            for card in w.zones[f"personal-{seat}"].top:
                w.move(card, f"personal-{seat}", "invention-discard")
        w.characters = tuple(w.content.index[f"character/{name}"] for name in names)
        for seat in range(len(names)):
            invention = w.character(seat).invention
            self.fetch(f"invention/{invention}", f"personal-{seat}")

    def give(self, **stock: int) -> None:
        """Available Resources: wood, food, fur, ration."""
        self.w.stock.update(stock)

    def levels(self, **levels: int) -> None:
        """roof, palisade, weapon."""
        self.w.levels.update(levels)

    def shelter(self) -> None:
        self.w.shelter = True

    def determination(self, *tokens: int) -> None:
        """Tokens of the seats in order."""
        for seat, n in enumerate(tokens):
            self.w.determination[seat] = n

    def wounds(self, *wounds: int) -> None:
        for seat, n in enumerate(wounds):
            self.w.wounds[seat] = n

    def tile(self, space: str, number: int, **marks: Any) -> None:
        """An explored tile; marks are fields of Spot such as exhausted=("wood",) or tokens=("pawn",)."""
        card = self.fetch(f"tile/tile-{number}", "placed")
        self.w.place(space, Spot(tile=card, **marks))

    def spot(self, space: str, **marks: Any) -> None:
        """Change what lies on a space."""
        self.w.place(space, replace(self.w.spots[space], **marks))

    def token(self, place: str, *tokens: str) -> None:
        """Tokens on an Action field, the Weather or Night space, a cost space."""
        self.w.fields[place] = tokens

    def item(self, *names: str) -> None:
        """These Inventions are built, with their effects."""
        for name in names:
            deck = "invention" if f"invention/{name}" in self.w.content.index else "scenario-invention"
            self.play(GainItem(self.fetch(f"{deck}/{name}", "inventions")))

    def invention(self, *names: str) -> None:
        """These Inventions lie on the board, not built."""
        for name in names:
            self.fetch(f"invention/{name}", "inventions")

    def treasure(self, name: str) -> int:
        """A kept Treasure with all its uses."""
        card = self.fetch(f"mystery/{name}", "treasures")
        uses = getattr(self.w.content.cards[card], "uses", 0)
        if uses:
            self.w.uses[card] = uses
        return card

    def discovery(self, name: str) -> int:
        return self.fetch(f"discovery/{name}", "discoveries")

    def starting_item(self, name: str) -> int:
        card = self.fetch(f"starting-item/{name}", "starting")
        self.w.uses[card] = 2
        return card

    def threat(self, name: str, side: str = "right") -> int:
        """An Event or Wreckage card on a Threat space, alone there."""
        w = self.w
        for old in w.zones[f"threat-{side}"].top:
            w.move(old, f"threat-{side}", "wreckage" if w.content.cards[old].deck == "wreckage" else "event-discard")
        deck = "event" if f"event/{name}" in w.content.index else "wreckage"
        return self.fetch(f"{deck}/{name}", f"threat-{side}")

    def beast(self, name: str) -> int:
        """On top of the Hunting deck."""
        return self.fetch(f"beast/{name}", "hunting")

    # --- playing -----------------------------------------------------------------------------------------------------

    def play(self, *effects: AnyEffect, who: int = -1, place: str = "", card: int = -1, target: str = "") -> None:
        """Let these effects happen, under a cause; stops at the first question, or when all is done."""
        w = self.w
        if place == "action":
            w.phase = "action"
        seat = w.seat_of(who) if who >= 0 else w.first
        for effect in reversed(effects):
            w.stack.append((effect, Cause(seat, who, card, place, target)))
        self.game.run()

    def under_way(self, who: int, kind: str = "hunt", name: str = "beast") -> None:
        """An Action that this one takes lies on the table."""
        self.w.acting = Planned(kind, name, pawns=PAWNS[who][:1])

    def phase(self, name: str) -> None:
        """Play a whole phase up to its first question, or through."""
        self.play(PHASES[name]())

    def stop_at_dawn(self) -> None:
        """From now on nothing goes beyond the beginning of a round."""
        self.game.watch(StopAfter(BeginningOfRound))

    def to_dawn(self) -> None:
        """The Night of this round, the Camp staying where it is, until the next round has begun."""
        self.stop_at_dawn()
        self.phase("night")
        while not self.game.over and not self.idle:
            keys = self.keys()
            self.game.choose("stay" if "stay" in keys else keys[0])

    def to_planning(self) -> None:
        self.phase("action")

    def plan(self, seat: int, *keys: str) -> None:
        for key in keys:
            self.game.choose(key, seat)

    def explore(self, space: str, number: int, seat: int = 1) -> None:
        """A sure Exploration of a space that turns out to be this tile."""
        self.on_top("tile", f"tile/tile-{number}")
        self.on_top("discovery", "discovery/tobacco")
        self.to_planning()
        self.plan(seat, f"explore:{space}", f"join:explore:{space}:pawn")
        self.resolve()
        self.go_on()

    def events(self, *keys: str) -> None:
        """The Event phase of the second round, with these cards from the Event deck in this order."""
        self.w.round = 2
        self.on_top("event", *keys)
        self.phase("event")

    def resolve(self) -> None:
        """Everybody confirms; stops at the first question after planning, the moment before an Action being passed."""
        self.all_ready()
        while self.before_action:
            self.game.choose("go-on")

    def all_ready(self) -> None:
        """Everybody confirms."""
        for seat in range(self.w.players):
            if not self.w.ready >> seat & 1:
                self.game.choose("ready", seat)

    @property
    def before_action(self) -> bool:
        """Is this the moment before an Action (RC-610)?"""
        effect = None if self.game.over else self.game.question.effect
        return isinstance(effect, Window) and effect.at() == "before-action"

    def go_on(self) -> None:
        """Pass every open window and take the order as it comes, until something else is asked."""
        while self.asked in ("window", "resolve-all", "items-ready"):
            keys = self.keys()
            self.game.choose("go-on" if "go-on" in keys else keys[0])

    def future(self, what: str) -> int:
        """What waits of a resource in Future Resources."""
        return sum(self.w.future[RESOURCES.index(what) :: len(RESOURCES)])

    # --- chance ------------------------------------------------------------------------------------------------------

    def dice(self, kind: str, wound: str = "blank", success: str = "success", adventure: str = "blank") -> None:
        """What the next Action dice show, in words: wound|blank, success|two, adventure|blank."""
        faces = ACTION_DICE[kind]
        shown = (wound, success, adventure)
        self.game.dictate(dice=[faces[i].index(face) for i, face in enumerate(shown)])

    def weather(self, **faces: str) -> None:
        """What the Weather dice show, in the order rain, winter, animals."""
        for die in ("rain", "winter", "animals"):
            if die in faces:
                self.game.dictate(dice=[WEATHER_DICE[die].index(faces[die])])


def camp(**options: object) -> Table:
    """Carpenter (First Player), Cook, Explorer; the Camp on the Beach of M1: wood and fish."""
    t = Table(3, starting_items=0, **options)
    t.characters("carpenter", "cook", "explorer")
    return t


__all__ = ["FRIDAY", "JENNY", "Table", "camp", "ids"]
