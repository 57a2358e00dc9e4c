"""How the camp is told: food, wood, fire, constructions, the diary, and what castaways own."""

from collections.abc import Callable
from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.games.naufragos.actions.building import needed
from holdfast.games.naufragos.camp.fishing import may_fish
from holdfast.games.naufragos.castaways.diary import may_write
from holdfast.games.naufragos.castaways.health import whom
from holdfast.games.naufragos.plot.plot_cards import GOAT_PEN
from holdfast.games.naufragos.rules import LONG
from holdfast.games.naufragos.text.log import phrases
from holdfast.games.naufragos.text.log.lines import (
    TellsOf,
    Told,
    came_to,
    group,
    key,
    keys,
    level,
    line,
    one,
    other,
    with_card,
)
from holdfast.games.naufragos.world import NOBODY, STORIES, Shore, actor

# --- the store ----------------------------------------------------------------------------------------------------------


def wood(w: Shore, e: Any, by: Cause) -> Told:
    n, gathered = came_to(w, e.n), by.place == "action" and by.target == "wood"
    if gathered:
        return line("gather-wood" if n else "no-wood-left", n=n, now=w.wood, **one(w, actor(w, by)))
    return line("wood", n=n, now=w.wood, short="yes" if e.n < n < 0 else "no") if n else None


def take_wood(w: Shore, e: Any, by: Cause) -> Told:
    """The card goes with its last wood."""
    left = w.on_card.get(by.card, 0)
    return line("take-wood", now=w.wood, left=left, card=key(w, by.card), **one(w, actor(w, by)))


def used_up(w: Shore, e: Any, by: Cause) -> Told:
    """A camp card that has given all it had."""
    return line("card-used-up", card=key(w, by.card)) if came_to(w, 0) else None


def leave_pen(w: Shore, e: Any, by: Cause) -> Told:
    return line("card-used-up", card=key(w, w.plot(GOAT_PEN))) if came_to(w, 0) else None


def changed(message: str, now: Callable[[Shore], int]) -> TellsOf:
    """A stock of which there is more or less now; nothing where nothing was gained or lost."""
    return lambda w, e, by: line(message, n=n, now=now(w)) if (n := came_to(w, e.n)) else None


def food(w: Shore, e: Any, by: Cause) -> Told:
    me, n = actor(w, by), came_to(w, e.n)
    if not n:
        return None
    return line("food", n=n, now=w.food) if e.to == "store" else line("own-food", n=n, now=w.held[me], **one(w, me))


def pay(w: Shore, e: Any, by: Cause) -> Told:
    """Food and wood that a choice costs; its energy is told for itself."""
    n = e.price.food + e.price.own_food + e.price.store_food
    return line("pay", food=n, wood=e.price.wood, left=w.wood, **one(w, actor(w, by))) if n or e.price.wood else None


def tile(w: Shore, e: Any, by: Cause) -> Told:
    """A forage tile comes face up into the store."""
    tiles = w.zones["tiles"].top
    return line("tile", card=key(w, tiles[-1]), **one(w, actor(w, by))) if tiles else None


def go_foraging(w: Shore, e: Any, by: Cause) -> Told:
    """NA-400, NA-401: [2013] the supply has nothing; [HR1.2] the bag, from which it is filled."""
    if w.size("forage" if w.rules.bags else "supply"):
        return None
    return line("empty-bag" if w.rules.bags else "nothing-to-forage", **one(w, e.seat))


def forage(w: Shore, e: Any, by: Cause) -> Told:
    n = came_to(w, e.n)
    if not n:
        return None
    if e.to == "store":
        return line("tiles-found", cards=keys(w, w.zones["tiles"].top[-n:]))
    return line("forage", n=n, now=w.size("supply"))


def orchard(w: Shore, e: Any, by: Cause) -> Told:
    """NA-957: a tile is taken from it, or it bears new ones, as far as there are any."""
    if not w.came_to:
        return tile(w, e, by)
    return line("orchard", n=came_to(w, 0))


def no_fishing(w: Shore, e: Any, by: Cause) -> Told:
    return None if may_fish(w) else line("no-fishing")


def catch(w: Shore, e: Any, by: Cause) -> Told:
    cards = w.zones["catch"].top
    return line("draw-fish", cards=keys(w, cards), **one(w, actor(w, by))) if cards else line("no-fish")


def fill_larder(w: Shore, e: Any, by: Cause) -> Told:
    return line("fill-larder", card=key(w, e.card))


def empty_larder(w: Shore, e: Any, by: Cause) -> Told:
    return line("empty-larder", card=key(w, w.zones["tiles"].top[-1]))


def supper(w: Shore, e: Any, by: Cause) -> Told:
    return line("supper", cubes=w.cubes, food=w.food)


def eat_piece(w: Shore, e: Any, by: Cause) -> Told:
    """NA-309: what is eaten, and the energy that it gives."""
    return line("eat", kind=e.kind, **level(w, e.seat, came_to(w, 1)), **one(w, e.seat))


def pieces_done(w: Shore, e: Any, by: Cause) -> Told:
    """NA-306: what nobody ate lies in the store again."""
    return line("left-over", cubes=w.cubes, food=w.food) if w.cubes or w.food else None


def dog_eats(w: Shore, e: Any, by: Cause) -> Told:
    return line("dog-eats")


def preserve(w: Shore, e: Any, by: Cause) -> Told:
    cook = next((s for s in w.not_lost() if w.ability(s) == "cook"), w.starter)
    return line("preserve", n=e.n, now=w.food, **one(w, cook)) if e.n else None


# --- fire and constructions ---------------------------------------------------------------------------------------------


def fire(w: Shore, e: Any, by: Cause) -> Told:
    """NA-426, NA-434: [2013] with the wood that it takes to light it."""
    if not came_to(w, 1):
        return None
    return line("fire", on="yes" if e.on else "no", wood=w.fire_wood, now=w.wood)


def campfire(w: Shore, e: Any, by: Cause) -> Told:
    """NA-256, NA-258: somebody came to light it, and it burns already or he has no strength left."""
    if w.fire:
        return line("burns-already", **one(w, e.seat))
    tired = not w.energy[e.seat] and w.perk(e.seat, "lighter") < 0
    return line("too-tired-for-fire", **one(w, e.seat)) if tired else None


def light_fire(w: Shore, e: Any, by: Cause) -> Told:
    """NA-426: [2013] without wood nothing burns."""
    return line("no-wood-to-light") if w.rules.name == "2013" and not w.wood and not w.fire_wood else None


def rub_sticks(w: Shore, e: Any, by: Cause) -> Told:
    return line("sure-fire" if e.n >= 6 else "rub-sticks", n=e.n, **level(w, e.seat), **one(w, e.seat))


def feed_fire(w: Shore, e: Any, by: Cause) -> Told:
    return line("feed-fire", now=w.wood, **one(w, actor(w, by)))


def raise_up(w: Shore, e: Any, by: Cause) -> Told:
    """NA-437: what goes into a construction; it is told before it stands."""
    _, wood, rope, sail = needed(w, e.name)
    return line("materials", wood=wood, rope=rope, sail=sail, now=w.wood)


def finish(w: Shore, e: Any, by: Cause) -> Told:
    return line("finish", what=e.name, level=w.shelter)


def building_fails(w: Shore, e: Any, by: Cause) -> Told:
    return line("building-fails", what=e.name, level=w.shelter + 1)


def pile(w: Shore, e: Any, by: Cause) -> Told:
    """NA-440: the wood of the bonfire comes from the store."""
    if not e.n:
        return line("nothing-piled", what=e.name, level=0)
    left = w.wood if e.name == "bonfire" else NOBODY
    return line("pile", what=e.name, n=e.n, now=w.progress[e.name], of=LONG[e.name], left=left)


def build_progress(w: Shore, e: Any, by: Cause) -> Told:
    n = came_to(w, e.n)
    if e.name in w.built or not n:
        return None
    return line("pile", what=e.name, n=n, now=w.progress[e.name], of=LONG[e.name], left=NOBODY)


def construction(w: Shore, e: Any, by: Cause) -> Told:
    if not came_to(w, 1):
        return None
    return line("construction", what=e.name, waits="yes" if e.name in w.waiting else "no")


def shelter_falls(w: Shore, e: Any, by: Cause) -> Told:
    return line("shelter-falls", level=w.shelter)


# --- the diary and what castaways own -----------------------------------------------------------------------------------


def story(w: Shore, e: Any, by: Cause) -> Told:
    """NA-800: how many, never which; the parrot says it aloud."""
    seats = [s for s in whom(w, by, e.who) if may_write(w, s)]
    if not seats:
        return line("no-ink", **group(w, whom(w, by, e.who))) if whom(w, by, e.who) else None
    n = came_to(w, e.n, seats[0])
    seats = [s for s in seats if came_to(w, e.n, s) == n]
    if not n:
        return None
    shown = seats[0] if len(seats) == 1 and w.perk(seats[0], "open-diary") >= 0 else -1
    newest = w.zones[STORIES[shown]].top[-n:] if shown >= 0 else ()
    values = phrases.plain(", ".join([str(w.piece(card).value) for card in newest])) if newest else ""
    wrote = by.place == "action" and by.target == "diary"
    now = w.size(STORIES[seats[0]]) if len(seats) == 1 else 0
    message = "diary" if wrote else "story"
    return line(message, n=n, now=now, shown="yes" if values else "no", values=values, **group(w, seats))


def draw_second(w: Shore, e: Any, by: Cause) -> Told:
    """NA-412: nothing where there was no second one."""
    return line("draw-second", **one(w, e.seat)) if came_to(w, 0) else None


def show_token(w: Shore, e: Any, by: Cause) -> Told:
    me = actor(w, by)
    value = next(n for card in w.zones[STORIES[me]].top if (n := w.piece(card).value) >= e.n)
    return line("show-token", value=value, **one(w, me))


def lose_story(w: Shore, e: Any, by: Cause) -> Told:
    seats = [s for s in whom(w, by, e.who) if came_to(w, e.n, s)]
    return line("lose-story", n=came_to(w, e.n, seats[0]), **group(w, seats)) if seats else None


def add_token(w: Shore, e: Any, by: Cause) -> Told:
    return line("add-token", value=e.value, **one(w, e.seat))


def receive(w: Shore, e: Any, by: Cause) -> Told:
    """What is used up at once is told as it is used."""
    return None if w.item(e.card).at_once else with_card("receive")(w, e, by)


def hand_over(w: Shore, e: Any, by: Cause) -> Told:
    return line("hand-over", what=key(w, e.card), **other(w, e.to), **one(w, e.seat))


def pass_counter(w: Shore, e: Any, by: Cause) -> Told:
    return line("hand-over", what="log-food", **other(w, e.to), **one(w, e.seat))


def discard_item(w: Shore, e: Any, by: Cause) -> Told:
    """An item that a card asks for by its id."""
    gone = w.zones["gone"].top
    return discarded(w, e, by) if gone and w.content.cards[gone[-1]].id == e.item else None


def discarded(w: Shore, e: Any, by: Cause) -> Told:
    """The card that was discarded last."""
    gone = w.zones["gone"].top
    return line("discarded", card=key(w, gone[-1])) if gone else None


def lose_this(w: Shore, e: Any, by: Cause) -> Told:
    [(seat, _)] = w.came_to
    return line("lose-this", card=key(w, e.card), **one(w, seat))


def offer_items(w: Shore, e: Any, by: Cause) -> Told:
    if len(e.offered) < e.n:
        return line("nothing-offered", n=e.n)
    return line("offer-items", cards=keys(w, e.offered))
