"""What an option costs, brings, rolls and risks, by the effects that follow it."""

from typing import Any

from holdfast.core.engine.effect import Cause, Effects, replace
from holdfast.core.engine.effects import Window
from holdfast.core.engine.menu import Option
from holdfast.core.engine.questions import OpenQuestion
from holdfast.core.facts import Amount, Facts, Risk
from holdfast.games.robinson.actions.arranging import arranged, rested
from holdfast.games.robinson.actions.dice import RerollDie
from holdfast.games.robinson.actions.gathering import gathering
from holdfast.games.robinson.anytime.matters import within
from holdfast.games.robinson.cards import Event, Wreckage
from holdfast.games.robinson.display.forecast import card_in, certain_facts
from holdfast.games.robinson.display.odds import action_risks, action_roll, any_reroll, certain, reroll_roll
from holdfast.games.robinson.flow.action import Resolve
from holdfast.games.robinson.flow.extra_building import BuildExtra
from holdfast.games.robinson.flow.night import Meals, rotting
from holdfast.games.robinson.island.camp import CampTo, lost_by_moving
from holdfast.games.robinson.people.forecast import wounding
from holdfast.games.robinson.people.morale import Morale
from holdfast.games.robinson.people.persons import FRIDAY, JENNY, PAWN_OWNER
from holdfast.games.robinson.planning.log import card_of_action
from holdfast.games.robinson.planning.plan import Assign, Join, Ready, TakeBack, place_in
from holdfast.games.robinson.planning.planned import Planned
from holdfast.games.robinson.scenarios.volcano import LAVA
from holdfast.games.robinson.world import THREAT_ZONES, Island


def stakes(w: Island, question: OpenQuestion, option: Option, facts: Facts) -> Facts:
    """RC-261 ff.: the facts of an option, with price, gains, dice and risks."""
    if not option.then and option.blocks:
        return facts
    by = option.by or question.by
    if facts.deed == "in-order":  # each of several Actions has stakes of its own
        return facts
    match option.then[0] if option.then else None:
        case Meals():
            return replace(facts, team=(facts.who,), risks=wounding(w, facts.who, w.rules.hunger_wounds, "RC-531"))
        case Assign(it) | BuildExtra(it):
            return of_action(w, option.seat, it, facts)
        case Join(slot, pawn):
            p = w.plan[place_in(w.plan, slot)]
            joined = replace(p, pawns=(*p.pawns, pawn))
            return without_price(of_action(w, option.seat, joined, facts))
        case Resolve(slot):
            return of_action(w, option.seat, w.plan[place_in(w.plan, slot)], facts, comes_next=True)
        case TakeBack(slot):
            p = w.plan[place_in(w.plan, slot)]
            return replace(facts, team=people(p), gains=price(w, p))
        case Ready(seat):
            helper = ("friday",) if w.friday and seat == w.first else ()
            used = [pawn for p in w.plan for pawn in p.pawns]
            idle = len([pawn for pawn in (*w.pawns_of(seat), *helper) if pawn not in used])
            extra = len([pawn for pawn in w.extras if pawn not in used])
            risks = (Risk("idle", idle, "RC-262"), Risk("extra-idle", extra, "RC-267"))
            return replace(facts, risks=tuple([risk for risk in risks if risk.n]))
        case CampTo(space):
            return replace(facts, risks=moving(w, space))
        case None:
            return replace(facts, card=card_in(w, question.by.card), risks=staying(w, question, facts))
    if facts.deed == "reroll":
        return replace(facts, roll=reroll_roll(w, facts.what))
    known = replace(certain_facts(w, by, option.then, facts), who=facts.who)
    if any(isinstance(effect, RerollDie) for effect in within(option.then)):
        known = replace(known, roll=any_reroll(w))
    if hungrier(w, question, known, 1):
        known = replace(known, risks=(*known.risks, Risk("hungrier", 1, "RC-532")))
    elif w.token("night", "food") and hungrier(w, question, known, 2):
        known = replace(known, risks=(*known.risks, Risk("second-meal", 1, "RC-555")))
    return known if known.card else replace(known, card=card_in(w, by.card))


# --- planned Actions ---------------------------------------------------------------------------------------------------


def people(p: Planned) -> tuple[int, ...]:
    """RC-265: whose pawns take part, the taker first; additional pawns are nobody's."""
    owners = [PAWN_OWNER[pawn] for pawn in p.pawns if pawn in PAWN_OWNER]
    if "friday" in p.pawns:
        owners.append(FRIDAY)
    return (JENNY,) if "jenny" in p.pawns else tuple(dict.fromkeys(owners))


def taker(p: Planned) -> int:
    return JENNY if "jenny" in p.pawns else p.taker()


def price(w: Island, p: Planned, declared: bool = False) -> tuple[Amount, ...]:
    """RC-272, RC-621: what is assigned with it; the Carpenter saves wood for Determination, which is paid while
    planning."""
    amounts = [
        ("wood", p.wood),
        ("fur", p.fur),
        ("food", p.food),
        ("determination", w.rules.thrift_cost * (p.how.startswith("thrift") and not declared)),
    ]
    return tuple([Amount(what, n) for what, n in amounts if n])


def without_price(facts: Facts) -> Facts:
    """A pawn that joins pays nothing: the price was assigned when the Action was begun."""
    return replace(facts, price=())


def of_action(w: Island, seat: int, p: Planned, facts: Facts, comes_next: bool = False) -> Facts:
    """RC-264, RC-441 ff.: an Action with its present pawns, if nobody joins it."""
    team = people(p)
    card = card_of_action(w, p)
    found = replace(
        facts,
        card=card,
        team=team,
        who=team[0] if team and team[0] != seat else facts.who,
        price=price(w, p, comes_next),
        roll=action_roll(w, seat, p, comes_next),
        risks=action_risks(w, seat, p, comes_next),
    )
    if p.kind == "gather" and certain(w, p):
        return replace(found, gains=(Amount(*gathering(p.name, p.how).yields(w)),))
    effects = benefit(w, p, comes_next)
    if not effects:
        return found
    sure = certain_facts(w, Cause(seat, taker(p), -1, "action", p.name), effects, Facts(facts.deed))
    return replace(found, gains=sure.gains, price=found.price + sure.price, risks=found.risks + sure.risks)


def benefit(w: Island, p: Planned, comes_next: bool = False) -> Effects:
    """What an Action without dice certainly brings: a Threat Action, Arranging, Rest."""
    match p.kind:
        case "threat":
            there = w.zones[THREAT_ZONES[p.name]].top
            card = w.content.cards[there[-1]] if there else None
            if isinstance(card, Wreckage):
                return card.two if p.how == "two" else card.one
            return card.threat.then if isinstance(card, Event) else ()
        case "rest":
            return rested(w, taker(p))
        case "arrange" if w.players < 4:
            before = 0 if comes_next else sum([q.kind == "arrange" for q in w.plan])
            cheered = w.morale + before >= w.rules.morale_high
            return tuple([effect for effect in arranged(w) if not (cheered and isinstance(effect, Morale))])
    return ()


def food_of(w: Island, p: Planned) -> int:
    """RC-308: the food that a Threat Action, or the wreck, certainly brings."""
    sure = certain_facts(w, Cause(w.first, taker(p), -1, "action", p.name), benefit(w, p), Facts(p.kind))
    return sum([one.n for one in sure.gains if one.what in ("food", "ration")])


# --- the night -----------------------------------------------------------------------------------------------------------


def hungrier(w: Island, asking: OpenQuestion, facts: Facts, meals: int) -> bool:
    """RC-531, RC-532, RC-555: would somebody go hungry for the food that is used before supper, if each needs this
    number of meals?"""
    question: Any = asking.effect
    if not isinstance(question, Window) or question.at() != "night":
        return False
    spent = sum([one.n for one in facts.price if one.what == "food"])
    return spent > 0 and 0 <= w.free("food") - spent < meals * len(w.at_camp())


def moving(w: Island, space: str) -> tuple[Risk, ...]:
    """RC-534 to RC-541: what a move costs, and whether there is a roof over the night."""
    risks = [Risk(f"{track}-lost", n, "RC-535") for track, n in lost_by_moving(w).items() if n]
    if "shortcut" in w.built:
        risks.append(Risk("shortcut-lost", 1, "RC-539"))
    tile = w.tile(space)
    if not w.shelter and not (tile is not None and tile.shelter):
        risks.append(Risk("open-air", len(w.at_camp()), "RC-541"))
    if lava_next(w, space):
        risks.append(Risk("lava", 0, "RC-967"))
    return tuple(risks)


def lava_next(w: Island, space: str) -> bool:
    """RC-967: does this space burn at the beginning of the next round?"""
    return w.rules.scenario == "volcano" and space in LAVA.get(w.round + 1, ())


def staying(w: Island, asking: OpenQuestion, facts: Facts) -> tuple[Risk, ...]:
    """What is at risk if nothing is done: the open air, the lava, food that rots."""
    question: Any = asking.effect
    risks: list[Risk] = []
    if facts.deed == "stay":
        if not w.sheltered():
            risks.append(Risk("open-air", len(w.at_camp()), "RC-541"))
        if lava_next(w, w.camp):
            risks.append(Risk("lava", 0, "RC-967"))
    if facts.deed == "go-on" and question.at() == "before-rot" and (n := rotting(w)):
        risks.append(Risk("rots", n, "RC-542"))
    return tuple(risks)
