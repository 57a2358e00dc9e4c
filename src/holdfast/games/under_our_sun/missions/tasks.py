"""What a mission card wants done: tasks, deliveries, counters (US-365, US-1213, US-1217)."""

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import AnyEffect, BoundedRecord, Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.memo import MemoPerContent
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.actions.actor import Actor
from holdfast.games.under_our_sun.actions.standard import StandardActions
from holdfast.games.under_our_sun.cards import Mission, Stage, Task
from holdfast.games.under_our_sun.dice.tests import Test
from holdfast.games.under_our_sun.log import DEED, TASK, Told, line, one, somebody
from holdfast.games.under_our_sun.lookups import TILES
from holdfast.games.under_our_sun.missions.conditions import amount, waiting_there
from holdfast.games.under_our_sun.options import NoMore, WithThing
from holdfast.games.under_our_sun.pieces import NOTHING
from holdfast.games.under_our_sun.rules import HAVEN, KINDS
from holdfast.games.under_our_sun.things.goods import PayGoods
from holdfast.games.under_our_sun.things.supply import add, can_pay, cannot_pay
from holdfast.games.under_our_sun.vocabulary import Key, Wish
from holdfast.games.under_our_sun.world import Sands, me


def mission_actions(actor: Actor, own: StandardActions, todo: "ToDo") -> None:
    """US-365, US-1217: the tasks of the current mission card on his tile, and deliveries."""
    w, char = actor.w, actor.char
    explain, goal = actor.menu.explain, todo.goal
    if todo.dear and not goal and not explain and w.goods[char] == NOTHING:
        return
    if w.revealed and w.traitor(char):
        return
    pos, only, by = actor.pos, todo.only, own.mission
    for task in todo.tasks:
        if task.pay and not explain and not can_pay(w, char, task.pay):
            continue
        if task.when is not None and not task.when.holds(w, by):
            continue
        if task.tile and not only and w.where(task.tile) != pos:
            continue
        unpaid = cannot_pay(w, char, task.pay)
        actor.act(WithThing("mission", task.key), task.ap, *task_effects(char, task), blocks=unpaid)
    if goal and (only or w.where(w.ground(pos).number) == pos) and deliverable(w, char):
        actor.act(WithThing("mission", "deliver"), 1, Deliver(char))


def task_effects(char: int, task: Task) -> tuple[AnyEffect, ...]:
    price = tuple([PayGoods(char, what, n) for what, n in task.pay.items()])
    return (*price, Test(task.test, task.then, task.fail)) if task.test else (*price, *task.then)


# --- deliveries and counters ---------------------------------------------------------------------------------------------


def wanted(w: Sands) -> dict[str, int]:
    """What this card still wants at its tile, and later ones too where deliveries may be made in advance (M6)."""
    out: dict[str, int] = {}
    for stage in due(w.mission_card(), w.stage):
        for what, n in stage.deliver.items():
            out[what] = out.get(what, 0) + amount(w, n)
    return {what: n - lies for what, n in out.items() if n > (lies := waiting_there(w, what))}


def due(mission: Mission, stage: int) -> tuple[Stage, ...]:
    """The cards that deliveries may be made for at this stage."""
    return mission.stages[stage:] if mission.ahead else mission.stages[stage : stage + 1]


class ToDo(BoundedRecord):
    """What a mission card wants on a tile."""

    tasks: tuple[Task, ...]
    dear: bool
    """None of them is for him who has no goods."""
    goal: bool
    """Deliveries may be made there now."""
    only: bool
    """No other tile has its number."""


def wishes(content: Content) -> dict[int, tuple[dict[int, ToDo], ...]]:
    """By missions and their cards, by the tiles where they want anything at all."""
    missions = [(i, card) for i, card in enumerate(content.cards) if isinstance(card, Mission)]
    return {i: tuple([on_tiles(content, card, stage) for stage in range(len(card.stages))]) for i, card in missions}


def on_tiles(content: Content, mission: Mission, stage: int) -> dict[int, ToDo]:
    goal = next((it.deliver_to for it in due(mission, stage) if it.deliver), 0) or -1
    found: dict[int, ToDo] = {}
    for number, tiles in TILES[content].items():
        tasks = tuple([task for task in mission.stages[stage].tasks if task.tile in (0, number)])
        if tasks or number == goal:
            dear = all(not task.pay.keys().isdisjoint(KINDS) for task in tasks)
            found |= dict.fromkeys(tiles, ToDo(tasks, dear, number == goal, len(tiles) == 1))
    return found


TO_DO = MemoPerContent(wishes)
"""By missions, their cards and tiles."""


def deliverable(w: Sands, char: int) -> list[str]:
    """US-1217: what he has of what is wanted."""
    carried = w.carried[char]
    return [what for what in wanted(w) if (what in KINDS and w.have(char, what)) or what in carried]


class Deliver(Question[Sands]):
    """US-1213: any number of cubes in one action."""

    char: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),) if w.alive(self.char) and deliverable(w, self.char) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        for what in deliverable(w, self.char):
            menu.add(WithThing("deliver", what), HandIn(self.char, what), Deliver(self.char))
        menu.add(NoMore("deliver"))


class HandIn(Effect[Sands]):
    """Delivered cubes lie safe at the tile."""

    char: int
    what: Wish
    accounts_for = (*TASK, "goods", "carried")

    def apply(self, w: Sands, by: Cause) -> Effects:
        if self.what in KINDS:
            w.goods[self.char] = add(w.goods[self.char], self.what, -1)
        else:
            left = list(w.carried[self.char])
            left.remove(self.what)
            w.carried[self.char] = tuple(left)
        w.delivered[self.what] = w.delivered.get(self.what, 0) + 1
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        now = w.delivered[self.what]
        left = wanted(w).get(self.what, 0)
        return line("deliver", goods=phrases.goods({self.what: 1}), now=now, of=now + left, **one(w, self.char))


class Count(Effect[Sands]):
    """A counter of the mission goes up."""

    what: Key
    n: int = 1
    accounts_for = TASK

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.score[self.what] = w.score.get(self.what, 0) + self.n
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("count", what=self.what, now=w.score[self.what])


# --- M3, M6: the wells and the crossing ------------------------------------------------------------------------------


class Cross(Effect[Sands]):
    """M6: a crossed character leaves the map and is safe."""

    accounts_for = (*DEED, "crossed")
    log = somebody("cross")

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = me(w, by)
        w.bit("crossed", char, True)
        w.bit("acted", char, True)
        return ()


class DryHaven(Effect[Sands]):
    """M3: New Haven has so little water, and it is not restored."""

    n: int
    accounts_for = ("spots.0,0.water",)

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.change(HAVEN, water=self.n)
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("dry-haven", n=self.n)
