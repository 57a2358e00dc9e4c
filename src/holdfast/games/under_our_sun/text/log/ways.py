"""How ways are told: steps, tiles that come to light, and enemies that appear, move and leave."""

from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.cards import Tile
from holdfast.games.under_our_sun.enemies.wandering import nearest, toward
from holdfast.games.under_our_sun.log import Args, Told, key, line, one, yes
from holdfast.games.under_our_sun.pieces import Body
from holdfast.games.under_our_sun.world import Sands, me


def step(w: Sands, e: Any, by: Cause) -> Told:
    """US-318: only if there was room."""
    if w.pos[e.char] != e.pos or not w.alive(e.char):
        return None
    guided = len([h for h in w.hostages if h.guide == e.char])
    message = "tunnel" if by.place == "event" else "sneak-in" if e.hidden else "step"
    return line(message, place=phrases.there(w, e.pos), guided=guided, **one(w, e.char))


def reveal_tile(w: Sands, e: Any, by: Cause) -> Told:
    """US-331, US-332: with what is to be seen there."""
    tile = w.tile(e.pos)
    if tile is None:
        return None
    seen = features(tile)
    args: Args = {"features": "|".join(seen), "many": len(seen)}
    if w.phase == "setup" or by.who < 0:
        return line("tile", place=phrases.far(w, e.pos), **args)
    return line("reveal-tile", place=phrases.found(w, e.pos), **args, **one(w, me(w, by)))


def features(tile: Tile) -> list[str]:
    found = [phrases.feature("enemies", tile.enemies)] if tile.enemies else []
    found += [phrases.feature("water", tile.water)] if tile.water else []
    found += [phrases.feature("event")] if tile.event else []
    found += [phrases.feature("box")] if tile.box else []
    return found + ([phrases.feature("camp")] if tile.camp else [])


def reorder_tiles(w: Sands, e: Any, by: Cause) -> Told:
    """US-1001: how many, never which."""
    return line("reorder-tiles", n=e.n, **one(w, me(w, by)))


# --- enemies ------------------------------------------------------------------------------------------------------------


def appear(w: Sands, e: Any, by: Cause) -> Told:
    foes = [foe for foe in w.foes if foe.id in e.foes]
    if not foes:
        return None
    return line(
        "appear",
        foes="|".join([phrases.foe(w, f) for f in foes]),
        cards="|".join(dict.fromkeys([key(w, f.card) for f in foes])),
        n=len(foes),
        place=phrases.place(w, foes[0].pos),
    )


def step_foe(w: Sands, e: Any, by: Cause) -> Told:
    foe = w.foe(e.id)
    if foe is None or foe.pos != e.pos or e.by_sol >= 0:
        return None
    return line("step-foe", foe=phrases.foe(w, foe), place=phrases.there(w, e.pos), down=yes(w.tile(e.pos) is None))


def pull_enemy(w: Sands, e: Any, by: Cause) -> Told:
    """US-544, US-1125, US-1208: who calls whom, and who cannot come; a card has been told by its name."""
    goal = e.goal or w.pos[me(w, by)]
    called = w.foe(nearest(w, goal))
    if called is None:
        return None
    comes = toward(w, called, goal) != called.pos
    howler = next((foe for foe in w.foes_at(goal) if "howler" in w.fighter(foe).perks), None) if e.goal else None
    if howler is not None:
        return line("howl", foe=phrases.foe(w, howler), called=phrases.foe(w, called), comes=yes(comes))
    return line("barred", foe=phrases.foe(w, called)) if not comes else None


def sol_move(w: Sands, e: Any, by: Cause) -> Told:
    """US-965: whoever sent it is no secret any more; its step is told here."""
    foe = w.foe(e.foe)
    return line("sol-move", foe=phrases.foe(w, foe), place=phrases.place(w, e.pos), **one(w, e.char)) if foe else None


def dismiss(w: Sands, e: Any, by: Cause) -> Told:
    gone = w.zones["enemy-discard"].top
    return line("dismiss", foe=phrases.foe(w, Body(e.id, gone[-1], ""))) if gone else None


def searched(w: Sands, e: Any, by: Cause) -> Told:
    return line("searched", foe=phrases.foe(w, Body(e.id, e.card, "")))


def nobody_came(w: Sands, e: Any, by: Cause) -> Told:
    return line("nobody-came")


def pay_off(w: Sands, e: Any, by: Cause) -> Told:
    foe = w.foe(e.id)
    return line("pay-off", foe=phrases.foe(w, foe), now=w.water[e.char], **one(w, e.char)) if foe else None


def place_container(w: Sands, e: Any, by: Cause) -> Told:
    return line("place-container", test=e.test, place=phrases.place(w, w.pos[me(w, by)]))


def opened(w: Sands, e: Any, by: Cause) -> Told:
    return line("opened", place=phrases.place(w, e.pos))


def put_out(w: Sands, e: Any, by: Cause) -> Told:
    return line("put-out", place=phrases.place(w, e.pos))
