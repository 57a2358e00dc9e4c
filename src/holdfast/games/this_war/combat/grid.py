"""The Combat Grid: the fighters, the living enemies, what the dice of this step brought (TW-043, TW-906)."""

from holdfast.core.engine.effect import replace
from holdfast.games.this_war.pieces import Fight, Foe, Raid
from holdfast.games.this_war.world import City


def fighters(w: City) -> tuple[int, ...]:
    """TW-906: who takes part in a fight."""
    return w.present()


def fight(w: City) -> Fight:
    assert w.fight is not None
    return w.fight


def parted(w: City) -> bool:
    """TW-956: both sides stepped back, so no further die is rolled."""
    return w.fight is not None and w.fight.parted


def raid(w: City) -> Raid:
    assert w.raid is not None
    return w.raid


def strikes(w: City, **more: int) -> None:
    """Add to what the dice of this step brought."""
    struck = fight(w).struck
    changed = {name: getattr(struck, name) + n for name, n in more.items()}
    w.fight = replace(fight(w), struck=replace(struck, **changed))


def set_foe(w: City, i: int, foe: Foe) -> None:
    foes = fight(w).foes
    w.fight = replace(fight(w), foes=(*foes[:i], foe, *foes[i + 1 :]))


def on_us(w: City, person: int, n: int, disarms: bool) -> None:
    struck = fight(w).struck
    w.fight = replace(fight(w), struck=replace(struck, on_us=(*struck.on_us, (person, n, disarms))))


def on_foe(w: City, foe: int, n: int, disarms: bool) -> None:
    struck = fight(w).struck
    w.fight = replace(fight(w), struck=replace(struck, on_foes=(*struck.on_foes, (foe, n, disarms))))


def living(w: City) -> list[int]:
    """The enemies that still stand."""
    return [i for i, foe in enumerate(fight(w).foes) if foe.wounds < w.rules.enemy_life]
