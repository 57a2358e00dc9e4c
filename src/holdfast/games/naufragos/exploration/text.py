"""Labels of the expedition: how much harder the next card may make the way home, and what that way takes."""

from typing import TYPE_CHECKING, Any

from holdfast.core.engine.menu import Option
from holdfast.core.state.observed_world import ObservedWorld
from holdfast.games.naufragos.dice.chances import coming, homecoming, way_back
from holdfast.games.naufragos.exploration.expedition import map_of
from holdfast.games.naufragos.exploration.options import FromDeck, OnTheWay
from holdfast.games.naufragos.exploration.returning import GoHome, return_modifiers
from holdfast.games.naufragos.exploration.track import sector_ahead
from holdfast.games.naufragos.rules import SECTORS
from holdfast.games.naufragos.rulesets.hr12.lost import LostAlone
from holdfast.games.naufragos.text.labels import in_menu, spoken
from holdfast.games.naufragos.text.phrases import addends
from holdfast.games.naufragos.world import Shore

if TYPE_CHECKING:
    from holdfast.core.engine.questions import OpenQuestion
    from holdfast.core.text.localizer import Label, Localizer, Prompt


def from_deck(localizer: "Localizer", w: Shore, tag: str, option: Option, it: FromDeck) -> str:
    """NA-540, NA-552: a deck, and how much harder its next card can make the way home."""
    if it.deed == "look":
        return spoken(localizer, w, tag, option, it)
    return localizer.say("opt-draw", **{"a-is": it.where}, n=w.size(it.where), most=hardest(w, option.seat, it.where))


def on_the_way(localizer: "Localizer", w: Shore, tag: str, option: Option, it: OnTheWay) -> str:
    """NA-541, NA-552: a step, and a card of the sector in which it ends; or the way home."""
    if it.deed == "advance":
        return localizer.say("opt-advance", most=hardest(w, option.seat, sector_ahead(w, option.seat)))
    return go_home(localizer, w, option, it)


def hardest(w: Shore, seat: int, deck: str) -> int:
    """The most that the next card of a deck can add to the way home, as far as this seat knows."""
    if deck not in SECTORS or not w.size(deck):
        return 0
    return max([map_of(w, card) for card in coming(ObservedWorld(w, seat), deck)])


def go_home(localizer: "Localizer", w: Shore, option: Option, it: OnTheWay) -> str:
    """NA-580 to NA-583: the way home with what its roll takes: for those who join, with whom; for who declares it, alone
    and with all who may join."""
    plan = next(e for e in option.then if isinstance(e, GoHome))
    roll, others = home_roll(localizer, w, plan.group), plan.left
    if plan.leader != option.seat or not others:
        return localizer.say(f"opt-{it.deed}", name=localizer.noun(f"who-{plan.leader}", w=w), roll=roll)
    who = localizer.listed([localizer.noun(f"who-{seat}", w=w) for seat in others])
    together = home_roll(localizer, w, (*plan.group, *others))
    same = "yes" if together == roll else "no"
    return localizer.say("opt-return-asked", who=who, people=len(others), roll=roll, together=together, same=same)


def home_roll(localizer: "Localizer", w: Shore, group: tuple[int, ...]) -> str:
    """NA-581 to NA-584: what these explorers roll for the way home, with all that counts by its name, and how likely they
    are to find it. [HR1.2] Each of them rolls."""
    each = len(group) > 1 and w.rules.each_rolls
    added = addends(localizer, w, return_modifiers(w, group, group[0] if len(group) == 1 and w.rules.bags else -1))
    return localizer.say(
        "home-roll",
        n=w.difficulty,
        each="yes" if each else "no",
        added=", ".join(added),
        some="yes" if added else "no",
        percent=round(100 * homecoming(w, group)),
    )


def lost_alone(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: LostAlone) -> str:
    """NA-279: the number of the marker."""
    return still_lost(localizer, w, 0, "ask-lost-alone")


def still_lost(localizer: "Localizer", w: Shore, seat: int, message: str = "ask-still-lost") -> str:
    """The group, and its number after the next step down, which is what the dice must reach."""
    group = w.group_of(seat)
    members = group.members if group is not None else (seat,)
    lower = len(members) if w.rules.bags else 1
    after = max(w.rules.lowest_difficulty, (group.difficulty if group is not None else 0) - lower)
    who = localizer.listed([localizer.noun(f"who-{member}", w=w) for member in members])
    percent = round(100 * way_back(w, group)) if group is not None else 0
    now = group.difficulty if group is not None else 0
    return localizer.say(message, who=who, people=len(members), n=now, after=after, percent=percent)


LABELS: "dict[type[Any], Label]" = {FromDeck: in_menu(from_deck), OnTheWay: in_menu(on_the_way)}
PROMPTS: "dict[type[Any], Prompt]" = {LostAlone: lost_alone}
