"""A table to set up positions of Under Our Sun at and play them, in the game's own words.

t = Table(players=2)
t.crew("veteran", "scout")
t.tile("0,-1", 11)
t.at(0, "0,-1")
foe = t.foe("wolf", "0,-1")
t.turn(0)
t.choose(f"attack:foe-{foe}:bare")
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from holdfast.core.engine.effect import AnyEffect, Cause
from holdfast.games.under_our_sun import DEFINITION
from holdfast.games.under_our_sun.enemies.spawning import put_foe
from holdfast.games.under_our_sun.flow.day import DayPhase
from holdfast.games.under_our_sun.flow.preparation import Preparation
from holdfast.games.under_our_sun.flow.turn import TakeTurn
from holdfast.games.under_our_sun.map.tiles import put_tile
from holdfast.games.under_our_sun.people.death import BurialTime
from holdfast.games.under_our_sun.pieces import GEAR, ITEMS, TEAMS
from holdfast.games.under_our_sun.rules import DICE, KINDS
from holdfast.games.under_our_sun.things.supply import add
from holdfast.games.under_our_sun.world import Sands
from tests.games.common import GameTable, StopAfter, ids


class Table(GameTable[Sands]):
    """One game of Under Our Sun with hands that may rearrange it: all stand in New Haven, it is the Morning of day 1,
    character 0 is first, nobody has bought anything, karma is gone unless `karma` gives it (so that rolls are not
    interrupted), and the weather is clear."""

    spare = ("item", "equipment", "box", "enemy-discard")

    def __init__(
        self,
        players: int = 2,
        mission: str = "voice-in-the-static",
        seed: int = 1,
        packs: Iterable[Path] = (),
        **options: object,
    ) -> None:
        wish = {"mission": mission, "first_player": "1", "characters": "random", **options}
        if players > 4:
            wish["expansion"] = "on"
        self.game = DEFINITION.new(players, wish, seed, packs, observers=[StopAfter(BurialTime)])
        while not self.idle:
            q = self.game.question
            keys = self.keys()
            self.game.choose("pass" if "pass" in keys else keys[0], q.seats[0])
        self.game.observers.clear()
        w = self.w
        w.stack.clear()
        w.phase = "morning"
        w.count = 1
        w.karma = [0] * w.crew
        self.pause()

    # --- setting up a position ---------------------------------------------------------------------------------------

    def crew(self, *ids: str) -> None:
        """These characters, with full health and water."""
        w = self.w
        w.characters = tuple(w.content.index[f"character/{id}"] for id in ids)
        for char in range(w.crew):
            w.hp[char] = w.sheet(char).hp
            w.water[char] = w.sheet(char).water

    def at(self, char: int, pos: str, hidden: bool = False) -> None:
        self.w.pos[char] = pos
        self.w.bit("hidden", char, hidden)

    def tile(self, pos: str, number: int, **marks: Any) -> None:
        """A revealed tile; marks are fields of Spot such as event=False, fire="campfire"."""
        w = self.w
        card = self.fetch(f"tile/tile-{number}", "map")
        put_tile(w, pos, card)
        if marks:
            w.change(pos, **marks)

    def blank(self, pos: str, number: int, **marks: Any) -> None:
        """A revealed tile without its resources, event and container: a quiet place, unless marks say otherwise."""
        self.tile(pos, number)
        w = self.w
        spot = w.spots[pos]
        for what, n in zip(KINDS, spot.printed, strict=True):
            if what in w.supply:
                w.supply[what] += n
        w.change(pos, **{"printed": (0,) * len(spot.printed), "event": False, "box": "", **marks})

    def foe(self, id: str, pos: str, **marks: Any) -> int:
        """An enemy in play; returns its number for keys like `attack:foe-3:bare`."""
        deck = "enemy" if f"enemy/{id}" in self.w.content.index else "mission-and-other"
        card = self.fetch(f"{deck}/{id}", "enemies")
        return put_foe(self.w, card, pos, **{"met": True, **marks}).id

    def ap(self, *points: int) -> None:
        for char, n in enumerate(points):
            self.w.ap[char] = n

    def hp(self, *points: int) -> None:
        for char, n in enumerate(points):
            self.w.hp[char] = n

    def water(self, *cubes: int) -> None:
        for char, n in enumerate(cubes):
            self.w.water[char] = n

    def karma(self, *dice: int) -> None:
        for char, n in enumerate(dice):
            self.w.karma[char] = n

    def goods(self, char: int, **cubes: int) -> None:
        """Resources in a character's hands, from the supply: goods(0, wood=2, food=1)."""
        w = self.w
        for what, n in cubes.items():
            w.goods[char] = add(w.goods[char], what, n)
            if what in w.supply:
                w.supply[what] -= n

    def item(self, char: int, *ids: str, uses: int | None = None) -> None:
        """Items and equipment (of any deck) on a character's board, filled."""
        w = self.w
        for id in ids:
            key = self.key(id)
            kind = next(c for c in w.content.unique if c.key == key)
            zone = GEAR[char] if getattr(kind, "kind", "") == "equipment" else ITEMS[char]
            card = self.fetch(key, zone)
            if w.gear(card).uses:
                w.uses[card] = w.gear(card).uses if uses is None else uses

    def weather(self, id: str) -> None:
        """The sun card of this phase, with its keyword; its effects at the phase start do not happen."""
        w = self.w
        for card in w.zones["sun-now"].top:
            w.take(card, "sun-now")
            w.shuffle_in(card, "sun")
        w.sun = self.fetch(f"sun/{id}", "sun-now")
        card_ = w.sun_card()
        assert card_ is not None
        w.keyword = card_.keyword

    def night(self) -> None:
        """It is Night now; nothing of its start happens."""
        self.w.phase = "night"
        self.w.sun = -1

    def role(self, seat: int, id: str) -> None:
        """A team card in front of a seat (semi-cooperative tables); the old one goes to the box, or to whom had it."""
        w = self.w
        old = w.zones[TEAMS[seat]].top[0]
        card = w.content.index[f"team/{id}"]
        home = w.locate(card)
        if card != old:
            w.move(old, TEAMS[seat], home if home in TEAMS else "team-box")
            w.move(card, home, TEAMS[seat])

    # --- playing -----------------------------------------------------------------------------------------------------

    def play(self, *effects: AnyEffect, who: int = 0, place: str = "", card: int = -1) -> None:
        """Let these effects happen to a character; stops at the first question, or when all is done."""
        w = self.w
        for effect in reversed(effects):
            w.stack.append((effect, Cause(w.seat_of(who), who, card, place)))
        self.game.run()

    def card(self, key: str, who: int = 0) -> None:
        """Let what a card says happen to a character: event/…, night/…, loot/… (goods)."""
        index = self.w.content.index[key]
        self.play(*self.w.content.cards[index].then, who=who, place=key.partition("/")[0], card=index)  # type: ignore[attr-defined]

    def turn(self, char: int) -> None:
        """A character's actions, without drinking and night card."""
        w = self.w
        w.turn = char
        w.bit("acted", char, False)
        self.play(TakeTurn(char), who=char)

    def phase(self, name: str) -> None:
        """A whole phase (preparation, morning, afternoon, night) up to its first question."""
        self.play(Preparation() if name == "preparation" else DayPhase(name))

    # --- looking -----------------------------------------------------------------------------------------------------

    def things(self, char: int) -> list[str]:
        return ids(self.w, self.w.things(char))

    def life(self, foe: int) -> int:
        """HP an enemy has left; 0 when it is gone."""
        it = self.w.foe(foe)
        return self.w.life(it) - it.damage if it is not None else 0

    # --- chance ------------------------------------------------------------------------------------------------------

    def dice(self, *rolls: str) -> None:
        """What the next dice show, each as a colour and its successes: "G2", "Y1", "B0", "R-1"."""
        for roll in rolls:
            colour, shown = roll[0], int(roll[1:])
            self.game.dictate(dice=[DICE[colour].index(shown)])

    def numbers(self, *faces: int) -> None:
        """What the next numbered dice show, 1 to 8 (directions) or 1 to 6 (karma: 1 and 2 keep the die)."""
        self.game.dictate(dice=[face - 1 for face in faces])


__all__ = ["Table", "ids"]
