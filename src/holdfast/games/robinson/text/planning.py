"""What is asked while planning (RC-261 to RC-283): who has pawns left, what tonight lacks, what cannot be paid, who is dying."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from holdfast.core.text.localizer import sentence
from holdfast.games.robinson.actions.gathering import Gathered
from holdfast.games.robinson.cards import Price
from holdfast.games.robinson.display.odds import certain, possible_beasts
from holdfast.games.robinson.display.stakes import food_of
from holdfast.games.robinson.flow.weather import most_clouds
from holdfast.games.robinson.planning.plan import unready
from holdfast.games.robinson.planning.planned import Planned, Target
from holdfast.games.robinson.planning.requirements import carpenter
from holdfast.games.robinson.planning.targets import home_price
from holdfast.games.robinson.scenarios.registry import difference
from holdfast.games.robinson.text.card_text import prices
from holdfast.games.robinson.text.nouns import action
from holdfast.games.robinson.world import Island

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def planning(localizer: "Localizer", w: Island, seats: Sequence[int]) -> str:
    """RC-261 to RC-283: how pawns work, before the first is placed; then who has how many left, what an Action lacks, who is dying."""
    used = [pawn for p in w.plan for pawn in p.pawns]
    left = [(seat, len([pawn for pawn in w.pawns_of(seat) if pawn not in used])) for seat in seats]
    fresh = w.round == 1 and all(n == len(w.pawns_of(seat)) for seat, n in left)
    parts = [localizer.say("ask-planning", first="yes" if fresh else "no")]
    parts += [localizer.say("pawns-left", who=localizer.noun(f"the-who-{seat}", w=w), n=n) for seat, n in left]
    busy = any(n for _, n in left)
    parts += [*out_of_reach(localizer, w, busy), *supper(localizer, w, seats, busy)]
    if extras := [extra(localizer, pawn) for pawn in w.extras if pawn not in used]:
        parts.append(localizer.say("extras-left", pawns=localizer.listed(extras)))
    for p in unready(w):
        lacking = max(1, p.least - len(p.pawns))
        parts.append(localizer.say("lacks-pawns", action=action(localizer, w, p.kind, p.name), n=lacking))
    parts += [localizer.say("near-death", who=people, n=n) for n, people in near_death(localizer, w)]
    return " ".join([sentence(part) for part in parts])


# --- what cannot be built ---------------------------------------------------------------------------------------------------


def out_of_reach(localizer: "Localizer", w: Island, busy: bool) -> list[str]:
    """RC-341, RC-345, RC-541: a Shelter that nobody can pay, or a Roof where it may be missed tonight."""
    home = "roof" if w.sheltered() else "shelter"
    if not busy or any(p.kind == "build" and p.name == home for p in w.plan):
        return []
    ways = home_price(w, difference(w), f"cost-{home}")
    if any(payable(w, way) for way in ways) or (home == "roof" and most_clouds(w) <= w.levels["roof"]):
        return []
    return [localizer.say(f"no-{home}-yet", price=prices(localizer, ways))]


def payable(w: Island, way: Price) -> bool:
    """RC-621: with what is left, and with what the Carpenter might save."""
    saved = 1 if carpenter(w) >= 0 else 0
    return max(0, way.wood - saved) <= w.free("wood") and way.fur <= w.free("fur")


# --- tonight's meal ---------------------------------------------------------------------------------------------------------


def supper(localizer: "Localizer", w: Island, seats: Sequence[int], busy: bool) -> list[str]:
    """RC-531, RC-555: the food that is still missing tonight, with what the plan brings surely and perhaps."""
    if w.round == 1:
        return []
    found = [(*brings(w, seats[0], p), p) for p in w.plan]
    sure, most = sum([least for least, _, _ in found]), sum([most for _, most, _ in found])
    missing = tonight(w) - w.free("food") - sure
    if missing <= 0:
        return []
    planned = {p.slot for p in w.plan}
    more = any(brings(w, seats[0], as_planned(t))[1] for t in w.targets if t.again or t.slot not in planned)
    twice = "yes" if w.token("night", "food") else "no"
    said = localizer.say("tonight-short", n=missing, planned=sure, perhaps=most - sure, twice=twice)
    return [said] if more or not busy else [said, localizer.say("no-food-left")]


def tonight(w: Island) -> int:
    """RC-531, RC-555: the food that this Night takes."""
    return len(w.everyone()) * (2 if w.token("night", "food") else 1)


def brings(w: Island, seat: int, p: Planned) -> tuple[int, int]:
    """RC-264, RC-308, RC-326: the food that an Action brings at least and at most."""
    match p.kind:
        case "gather":
            space, _, source = p.name.partition("-")
            what, n = Gathered(space, source, p.how == "token").yields(w)
            return (n if certain(w, p) else 0, n) if what == "food" else (0, 0)
        case "hunt" if p.name == "beast":
            food = [beast.food for beast in possible_beasts(w, seat)] or [0]
            return min(food), max(food)
        case "threat":
            food_found = food_of(w, p)
            return food_found, food_found
    return 0, 0


def as_planned(t: Target) -> Planned:
    return Planned(t.kind, t.name, t.how, least=t.least, most=t.most)


# --- pawns and people -------------------------------------------------------------------------------------------------------

FIELD_OF = {"brown": "build", "grey": "gather", "green": "explore", "red": "hunt"}
"""RC-267: where an additional pawn may be put, by its colour."""


def extra(localizer: "Localizer", pawn: str) -> str:
    """An additional pawn, with what it is for."""
    field = FIELD_OF.get(pawn.partition("-")[0])
    name = localizer.noun(pawn)
    return localizer.say("extra-for", pawn=name, field=localizer.noun(f"at-{field}")) if field else name


NEAR = 2
"""So few Wounds from death somebody is named."""


def near_death(localizer: "Localizer", w: Island) -> list[tuple[int, str]]:
    """RC-702: who dies of how few Wounds more."""
    found: dict[int, list[str]] = {}
    for who in w.everyone():
        if (n := w.life(who) - w.wounds[who]) <= NEAR:
            found.setdefault(n, []).append(localizer.noun(f"the-who-{who}", w=w))
    return [(n, localizer.listed(people)) for n, people in sorted(found.items())]
