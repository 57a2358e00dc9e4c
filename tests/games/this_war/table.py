"""A table to set up positions of This War of Mine at and play them, in the game's own words.

t = Table(players=2)
t.people("arica", "marin")
t.states("arica", misery=2)
t.store(raw_food=1, water=2)
t.day(turn=1)
t.choose("rummage:c3")
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from holdfast.core.engine.effect import AnyEffect, Cause
from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.actions.assigning import Assign
from holdfast.games.this_war.actions.resolving import ResolveTurn
from holdfast.games.this_war.book.scripts import OpenScript
from holdfast.games.this_war.card_lookup import sheets
from holdfast.games.this_war.city.exploring import Explore
from holdfast.games.this_war.flow.dawn import DawnPhase, FateCard
from holdfast.games.this_war.flow.dusk import DuskPhase
from holdfast.games.this_war.flow.evening import EveningPhase
from holdfast.games.this_war.flow.morning import MorningPhase
from holdfast.games.this_war.flow.night_raid import NightRaidPhase
from holdfast.games.this_war.flow.scavenging import Homeward, ScavengingPhase
from holdfast.games.this_war.house.spaces import EMPTY, FITTING, SPACE, accessible
from holdfast.games.this_war.pieces import BlankToken, RaidChange
from holdfast.games.this_war.rules import COUNT, ITEM, KINDS, STATES, UNARMED
from holdfast.games.this_war.setup.table import Begin
from holdfast.games.this_war.vocabulary import Phase
from holdfast.games.this_war.world import City
from tests.games.common import GameTable, Pause, StopAfter, ids


class Table(GameTable[City]):
    """One campaign with hands that may rearrange it: the people stand in the house on day 1, before the first Morning;
    seat 0 is the Leader. The Storage holds what the game starts with until `store` says otherwise."""

    spare = ("findings-discard", "explored", "waste")

    def __init__(self, players: int = 1, seed: int = 1, packs: Iterable[Path] = (), **options: object) -> None:
        wish = {"first_player": "1", **options}
        self.game = DEFINITION.new(players, wish, seed, packs, observers=[StopAfter(Begin)])
        while not self.idle:
            self.game.choose(self.keys()[0])
        self.game.observers.clear()
        self.w.stack.clear()
        self.w.day = 1
        self.pause()

    # --- setting up a position -----------------------------------------------------------------------------------------

    def people(self, *names: str, starting: Iterable[str] | None = None) -> None:
        """The group is these Characters, all their States at 0; all of them count as starting unless it is said who does."""
        w = self.w
        for p in w.group:
            card = sheets(w.content).card[p]
            w.take(card, "group")
            w.shuffle_in(card, "characters")
        w.group = ()
        for name in names:
            self.fetch(f"character/{name}", "group")
            w.group = (*w.group, w.person(name))
        w.starting = tuple([w.person(name) for name in (names if starting is None else starting)])
        w.levels = [0] * len(w.levels)

    def p(self, name: str) -> int:
        """The number of a person."""
        return self.w.person(name)

    def states(self, name: str, **levels: int) -> None:
        """Levels of a Character's States: states("arica", hunger=2, misery=1)."""
        for state, level in levels.items():
            self.w.levels[self.p(name) * 5 + STATES.index(state)] = level

    def state(self, name: str) -> dict[str, int]:
        """All States of a Character that are not 0."""
        levels = {state: self.w.level(self.p(name), i) for i, state in enumerate(STATES)}
        return {state: level for state, level in levels.items() if level}

    def store(self, **things: int) -> None:
        """The Storage holds exactly these: store(raw_food=2, wood=3, alcohol_100=1)."""
        self._fill(self.w.storage, things)

    def pile(self, **things: int) -> None:
        """The Findings Pile holds exactly these."""
        self._fill(self.w.pile, things)

    def _fill(self, stock: list[int], things: dict[str, int]) -> None:
        w = self.w
        for item in range(KINDS):
            w.box[item] += stock[item]
            stock[item] = 0
        for name, n in things.items():
            item = ITEM[name.replace("_", "-")]
            stock[item] = n
            w.box[item] -= n
            assert w.box[item] >= 0, f"the box has {COUNT[item]} {name}"

    def stored(self, stock: list[int] | None = None) -> dict[str, int]:
        """What lies in the Storage, or in another stock, by name."""
        return {name: n for name, n in zip(ITEM, self.w.storage if stock is None else stock, strict=True) if n}

    def piled(self) -> dict[str, int]:
        return self.stored(self.w.pile)

    def clear(self, *spaces: str) -> None:
        """Slots without their Shelter cards (those go out of the game unseen)."""
        w = self.w
        for name in spaces:
            space = SPACE[name]
            w.house[space] = EMPTY
        w.reach = accessible(w.house)

    def built(self, **fittings: str) -> None:
        """Fittings that stand: built(u3="bed", g3="heater")."""
        w = self.w
        for space, id in fittings.items():
            card = self.fetch(f"fitting/{id}", "built")
            w.house[SPACE[space]] = FITTING + card
        w.reach = accessible(w.house)

    def known_fittings(self, *names: str) -> None:
        """Ideas that have become Fittings."""
        for id in names:
            self.fetch(f"fitting/{id}", "fittings")

    def token(self, name: Any, place: str = "storage", uses: int = 0) -> None:
        """A blank token in the game."""
        self.w.tokens = (*self.w.tokens, BlankToken(name, place, uses))

    def keep(self, *cards: str) -> None:
        """Narrative Actions by the board."""
        for id in cards:
            self.fetch(f"narrative-action/{id}", "kept")

    def goal(self, id: str) -> None:
        """The Objective of this Chapter, open."""
        w = self.w
        for card in w.zones["objective-now"].top:
            w.move(card, "objective-now", "waste")
        self.fetch(f"objective/{id}", "objective-now")
        w.done = False

    def locations(self, near: str, medium: str, far: str) -> None:
        """The three Locations on the board."""
        w = self.w
        for space in ("near", "medium", "far"):
            for card in w.zones[space].top:
                w.take(card, space)
                w.shuffle_in(card, "location")
        for space, id in (("near", near), ("medium", medium), ("far", far)):
            self.fetch(f"location/{id}", space)

    def tasks(self, **tasks: str) -> None:
        """Tonight's tasks: tasks(arica="guard", marin="scavenge", anton="bed")."""
        w = self.w
        for name, task in tasks.items():
            w.tasks[self.p(name)] = task
        w.scavengers = tuple([p for p in w.group if w.tasks[p] == "scavenge"])

    def armed(self, **weapons: str) -> None:
        """Weapons in their hands, from the box: armed(boris="knife")."""
        w = self.w
        for name, weapon in weapons.items():
            item = ITEM[weapon.replace("_", "-")] if weapon else UNARMED
            w.held[self.p(name)] = item
            if item != UNARMED:
                w.box[item] -= 1

    # --- playing -------------------------------------------------------------------------------------------------------

    def run(self, *effects: AnyEffect, by: Cause | None = None) -> None:
        """Play effects now, from where the table stands; it pauses when they are done."""
        w = self.w
        if self.asked == "pause":
            w.stack.pop()
        w.stack.append((Pause(), Cause()))
        for effect in reversed(effects):
            w.stack.append((effect, by or Cause()))
        self.game.run()

    def in_phase(self, phase: Phase, *effects: AnyEffect, by: Cause | None = None) -> None:
        """Play effects as if it were this phase."""
        self.w.phase = phase
        self.run(*effects, by=by)

    def morning(self, event: str = "", deck: str = "event") -> None:
        """The next Morning, with this card on top of the Events deck."""
        if event:
            self.fetch(f"{deck}/{event}", "events")
        self.run(MorningPhase())

    def day(self, turn: int = 1) -> None:
        """One turn of the Day Actions: assigning begins."""
        w = self.w
        w.phase, w.turn, w.jobs, w.idle = "day", turn, (), 0
        self.run(Assign(), ResolveTurn())

    def dusk(self) -> None:
        self.run(DuskPhase())

    def evening(self) -> None:
        self.run(EveningPhase())

    def scavenge(self) -> None:
        """The Scavenging phase, from the choice of the Location; `tasks` says who goes."""
        self.run(ScavengingPhase())

    def outside(self, location: str, *names: str, unknown: int = 8, noise: int = 1) -> None:
        """These Characters scavenge at a Location; the next question is whether to reveal a card."""
        w = self.w
        w.phase = "scavenging"
        w.location = self.fetch(f"location/{location}", "near")
        w.scavengers = tuple([self.p(name) for name in names])
        for name in names:
            w.tasks[self.p(name)] = "scavenge"
        w.unknown, w.noise = unknown, noise
        self.run(Explore(), Homeward())

    def next_cards(self, *ids: str) -> None:
        """The next Unknown cards."""
        for id in reversed(ids):
            self.fetch(f"exploration/{id}", "exploration")

    def script(self, key: str, phase: Phase | None = None) -> None:
        """Open a Script now."""
        if phase is not None:
            self.w.phase = phase
        self.run(OpenScript(key))

    def raid(self, card: str, *strength: int) -> None:
        """The Night Raid, with this card on top of its deck; where a rule is not about what is printed on it, with so much
        Damage and so many Wounds: raid("bandits", 3, 2)."""
        self.fetch(f"night-raid/{card}", "night-raids")
        if strength:
            found, (damage, wounds) = self.w.night_raid(self.w.content.index[f"night-raid/{card}"]), strength
            change = RaidChange(damage - found.damage, wounds - found.wounds)
            self.w.raid_changes = (*self.w.raid_changes, change)
        self.run(NightRaidPhase())

    def fate(self, card: str) -> None:
        """A Fate card at Dawn, upper part."""
        self.fetch(f"fate/{card}", "fate")
        self.w.phase = "dawn"
        self.run(FateCard())

    def dawn(self) -> None:
        self.run(DawnPhase())

    def dice(self, *faces: int) -> None:
        """What the next black dice show, 1 to 10."""
        self.game.dictate(dice=[face - 1 for face in faces])

    def combat_dice(self, *faces: int) -> None:
        """Which sides the next combat dice show, 0 to 5, in the order of numbers.GREY_DIE, YELLOW_DIE, RED_DIE."""
        self.game.dictate(dice=list(faces))

    # --- looking ---------------------------------------------------------------------------------------------------------

    def cards(self, zone: str) -> list[str]:
        """The cards of an open zone by id, bottom first."""
        return ids(self.w, self.w.zones[zone].top)

    def group(self) -> list[str]:
        return [self.w.id(p) for p in self.w.group]

    def faults(self) -> list[str]:
        """What is impossible about this position."""
        return DEFINITION.rules.audit(self.w)
