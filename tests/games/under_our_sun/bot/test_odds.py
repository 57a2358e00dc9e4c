"""How likely attacks and tests are, followed to where their dice are read, beside exact counts."""

from collections.abc import Callable

import pytest

from holdfast.bots.odds import estimate_odds
from holdfast.bots.perspective import Perspective
from holdfast.games.under_our_sun.combat.first_combat_turn import FirstCombatTurn
from holdfast.games.under_our_sun.missions.course import CheckMission
from holdfast.games.under_our_sun.rules import DICE
from tests.bots.odds import odds, said, share, ways
from tests.games.under_our_sun.arena import HERE, NEXT, arena
from tests.games.under_our_sun.table import Table


def at_least(dice: str, need: int = 1) -> float:
    return share(ways(*[DICE[colour] for colour in dice]), lambda fall: max(0, sum(fall)) >= need)


def trial(dice: str, need: int = 1) -> tuple[float, float, float]:
    done = at_least(dice, need)
    return done, 0.0, 1 - done


def blow(dice: str, life: int) -> tuple[float, float, float]:
    hit, kill = at_least(dice), at_least(dice, life)
    return kill, hit - kill, 1 - hit


def alone(who: str, foe: str = "", pos: str = HERE, hidden: bool = False, **gear: str) -> Table:
    t = arena(who, "medic")
    t.at(1, "0,0")
    t.at(0, HERE, hidden=hidden)
    for item in gear.values():
        t.item(0, item)
    if foe:
        t.foe(foe, pos)
    return t


def turn(t: Table) -> Table:
    t.turn(0)
    return t


def beside(hp: int = 0) -> Table:
    t = arena("scout", "medic")
    t.tile("-1,0", 4)
    t.at(0, "0,0")
    if hp:
        t.hp(hp)
    return turn(t)


def container() -> Table:
    t = arena("thickskin", "medic")
    t.at(0, HERE)
    t.w.change(HERE, box="strength")
    return turn(t)


def at_the_radio() -> Table:
    t = Table(2, "voice-in-the-static")
    t.crew("scout", "medic")
    t.weather("clear-sky")
    t.ap(6, 6)
    t.w.stage = 2
    t.at(0, t.w.where(27))
    t.play(CheckMission())
    return turn(t)


def first_combat() -> Table:
    t = alone("scout", "wolf")
    t.play(FirstCombatTurn(0))
    return t


def wounded(who: str, foe: str) -> Table:
    t = alone(who, foe)
    t.hp(2)
    return turn(t)


Begin = Callable[[], Table]
ROLLS: dict[str, tuple[Begin, str, tuple[float, float, float]]] = {
    "sneaking": (beside, "sneak:-1,0", trial("GG")),
    "sneaking with a wound": (lambda: beside(2), "sneak:-1,0", trial("GGR")),
    "fists on a dog": (lambda: turn(alone("thickskin", "feral-dog")), "attack:", blow("GG", 2)),
    "fists of the wounded": (lambda: wounded("thickskin", "feral-dog"), "attack:", blow("GGR", 2)),
    "dodging": (first_combat, "dodge", trial("GY")),
    "a container": (container, "open", trial("GG")),
    "the radio": (at_the_radio, "mission:tune", trial("GY")),
    "from hiding": (lambda: turn(alone("scout", "feral-dog", hidden=True, a="knife")), "sneak-attack:", trial("GG")),
}


@pytest.mark.parametrize("roll", ROLLS)
def test_the_shares_are_exact(roll: str) -> None:
    """US-402, US-617, US-631: without karma."""
    begin, key, expected = ROLLS[roll]
    t = begin()
    full = next(one for one in t.keys(0) if one.startswith(key))
    said(odds(t, full, 0), *expected)


@pytest.mark.parametrize(
    ("who", "foe", "pos", "gear", "head"),
    [
        ("thickskin", "wolf", HERE, "", "attack"),
        ("scout", "wolf", HERE, "knife", "attack"),
        ("medic", "feral-dog", HERE, "club", "attack"),
        ("scout", "feral-dog", NEXT, "bow", "shoot"),
        ("scout", "road-gunner", NEXT, "bow", "shoot"),
        ("thickskin", "brute", HERE, "crowbar", "attack"),
    ],
)
def test_attacks_are_counted_by_the_dice_they_roll(who: str, foe: str, pos: str, gear: str, head: str) -> None:
    """US-616, US-617, US-630: the dice as they are told, against the life that is left."""
    other = "scout" if who == "medic" else "medic"
    t = arena(who, other)
    t.at(1, "0,0")
    if gear:
        t.item(0, gear)
    id = t.foe(foe, pos)
    t.turn(0)
    key = f"{head}:foe-{id}:{gear or 'bare'}"
    found = odds(t, key, 0)
    victim = t.w.foe(id)
    assert victim is not None
    said(found, *blow("".join(found.dice), t.w.life(victim)))


def test_karma_is_spent_as_the_companion_would_and_it_says_so() -> None:
    t = beside()
    before = odds(t, "sneak:-1,0", 0)
    t.karma(3, 0)
    found = odds(t, "sneak:-1,0", 0)
    assert found.of("success") > before.of("success")
    assert "karma" in found.assumed


def test_standing_orders_come_first() -> None:
    """Who never wants to be asked about karma rolls without it."""
    t = beside()
    t.karma(3, 0)
    found = estimate_odds(Perspective(t.game, 0), "sneak:-1,0", {"*": False}, worlds=40)
    said(found, *trial("GG"))
    assert "karma" not in found.assumed


def test_an_attack_never_sounds_as_if_no_chance_decided_it() -> None:
    t = turn(alone("veteran", "feral-dog"))
    key = next(one for one in t.keys(0) if one.startswith("attack:"))
    found = odds(t, key, 0)
    assert found.chance
    assert found.shares
