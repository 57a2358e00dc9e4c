"""Why an answer is good, in a sentence of the game's texts with facts of the position."""

from typing import Any

from holdfast.core.player import Reason
from holdfast.games.robinson.bot.evaluation.outlook import Outlook
from holdfast.games.robinson.bot.planning.sketch import Action
from holdfast.games.robinson.planning.log import card_of_action
from holdfast.games.robinson.planning.planned import Planned

Args = dict[str, int | str]


def because(says: str, **args: int | str) -> Reason:
    return Reason(f"because-{says}", tuple(args.items()))


def because_ready(w: Any) -> Reason:
    return because("ready")


def because_completes(p: Planned) -> Reason:
    """RC-279."""
    return because("completes", action=p.slot, n=p.least - len(p.pawns))


def because_action(o: Outlook, p: Action, taker: int) -> Reason:
    """Why this Action is in the plan."""
    w = o.w
    if o.goal.wins(o, p):
        return because("goal", action=p.slot, card=card_of_action(w, p))
    match p.kind:
        case "threat":
            return because("threat", card=card_of_action(w, p))
        case "hunt":
            food = o.hunt()[1]
            return because("hunt", food=round(food), n=w.size("hunting"))
        case "gather":
            return because_gather(o, p)
        case "explore":
            return because(
                "explore", n=len(w.explored()), lacking=4 - len(o.terrains & {"mountains", "hills", "plains", "river"})
            )
        case "arrange":
            return because("arrange-best") if w.morale == w.rules.morale_high else because("arrange", morale=w.morale)
        case "rest":
            return because("rest", who=f"the-who-{taker}", wounds=w.wounds[taker], life=w.life(taker))
    return because_build(o, p)


def because_gather(o: Outlook, p: Action) -> Reason:
    if p.name.endswith("wood"):
        wood, clouds = o.w.stock["wood"], most_clouds(o)
        return because("wood", n=wood, clouds=clouds) if clouds else because("wood-first", n=wood)
    hungry = o.hungry()
    return because("hungry", n=hungry) if hungry else because("food", n=o.food)


def because_build(o: Outlook, p: Action) -> Reason:
    match p.name:
        case "shelter":
            return because("shelter", n=o.n)
        case "roof":
            return because_roof(o)
        case "palisade":
            return because("palisade", n=o.w.levels["palisade"])
        case "weapon":
            return because("weapon", n=o.w.levels["weapon"])
    return because("item", card=card_of_action(o.w, p))


def because_roof(o: Outlook) -> Reason:
    """RC-501: against the clouds of tonight, otherwise against those that the Scenario announces."""
    clouds, w = most_clouds(o), o.w
    sky = enumerate(w.scenario_card().weather, 1)
    first = next((n for n, dice in sky if n > w.round and {"rain", "winter"} & set(dice)), 0)
    if clouds or not first:
        return because("roof", n=o.roof, clouds=clouds)
    return because("roof-soon", n=o.roof, round=first)


def most_clouds(o: Outlook) -> int:
    """The most clouds that may come tonight."""
    return max([rain + winter for _, rain, winter in o.sky])
