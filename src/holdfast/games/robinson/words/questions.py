"""Prompts that say what lies on the table: dice, a fight, the sky, the stores, who has pawns left and who is near death."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from holdfast.core.cards.content import Card
from holdfast.core.engine.asking import Asking
from holdfast.core.engine.effects import Window
from holdfast.core.words.teller import sentence
from holdfast.games.robinson.actions.combat import Strike, blow
from holdfast.games.robinson.actions.gathering import Gathered
from holdfast.games.robinson.anytime.matters import within
from holdfast.games.robinson.cards import Event
from holdfast.games.robinson.flow.action import ResolveAll, next_type
from holdfast.games.robinson.flow.night import Meals
from holdfast.games.robinson.island.camp import MoveCamp
from holdfast.games.robinson.numbers import ACTION_DICE, BUILD_COST, face
from holdfast.games.robinson.planning.plan import unready
from holdfast.games.robinson.planning.question import Planning
from holdfast.games.robinson.scenarios.castaways import STAGES, PileUp, stage_needs
from holdfast.games.robinson.show.odds import action_risks, certain, shared_token
from holdfast.games.robinson.things.mystery import GoOnDrawing
from holdfast.games.robinson.words.nouns import action
from holdfast.games.robinson.world import FIELDS, Island

if TYPE_CHECKING:
    from holdfast.core.words.teller import Teller


def ask(teller: "Teller", w: Island, asking: Asking) -> str | None:
    """What is asked, where the fields of the question do not say enough."""
    match asking.effect:
        case Window():
            return window(teller, w, asking)
        case Planning():
            return planning(teller, w, asking.seats)
        case Meals(hungry):
            return meals(teller, w, len(hungry))
        case PileUp():
            return piling(teller, w)
        case ResolveAll():
            return resolving(teller, w)
        case MoveCamp(forced):
            return moving(teller, w, forced, asking)
        case GoOnDrawing(rest) if not rest.treasure:
            actor = teller.noun(f"who-{asking.seats[0]}", w=w)
            return teller.say("ask-draw-the-worst", actor=actor)
    return None


def piling(teller: "Teller", w: Island) -> str:
    """RC-341, RC-541, RC-912: what the stage lacks, and what wood is needed for before the Night."""
    stage = w.score.get("stage", 0)
    shelter, fur = (0, 0) if w.sheltered() else BUILD_COST[w.players]
    return teller.say(
        "ask-pile-up",
        needs=stage_needs(w),
        stage=stage + 1,
        wood=w.stock["wood"],
        more=STAGES - stage - 1,
        shelter=shelter,
        fur=fur,
    )


def resolving(teller: "Teller", w: Island) -> str:
    """RC-292, RC-474: of several Actions of a kind the first one meets the Adventure token of their field; where
    all are sure to succeed, none can change another."""
    due = next_type(w.plan)
    shared = [p.kind for p in due if shared_token(w, p)]
    field = teller.noun(f"at-{shared[0]}") if shared else ""
    sure = all(p.kind in FIELDS and certain(w, p) and not action_risks(w, w.first, p) for p in due)
    return teller.say("ask-resolve-all", shared="yes" if shared else "sure" if sure else "no", field=field)


def moving(teller: "Teller", w: Island, forced: bool, asking: Asking) -> str:
    """RC-534 to RC-538: whether the Camp moves, and what becomes of its Shelter, Roof and Palisade."""
    if forced and asking.by.card >= 0:
        card = w.content.cards[asking.by.card]
        asked = teller.say("ask-raided" if raided(w, card) else "ask-driven-out", card=teller.noun(card.key))
    else:
        asked = teller.say("ask-move-camp", forced="yes" if forced else "no")
    shelter = "built" if w.shelter else "natural" if w.natural_shelter() else "none"
    return f"{asked} {teller.say('camp-moves', shelter=shelter)}"


def raided(w: Island, card: Card) -> bool:
    """RC-993: is it the raid of the Book icon that drives the Camp away, and not the Event itself?"""
    if w.rules.scenario != "cannibals" or not isinstance(card, Event) or card.icon != "book":
        return False
    return not any(isinstance(effect, MoveCamp) for effect in within(card.event))


def window(teller: "Teller", w: Island, asking: Asking) -> str | None:
    who = asking.by.who if asking.by.who >= 0 else asking.seats[0]
    actor = teller.noun(f"the-who-{who}", w=w)
    said: dict[str, Any] | None = None
    question: Any = asking.effect
    match moment := question.at():
        case "dice":
            said = dice(teller, w)
        case "fight":
            said = fight(w)
        case "clouds":
            said = clouds(w)
        case "night" if w.at_camp():
            said = night(w)
    if said is None:
        return None
    text = teller.say(f"ask-{moment}", actor=actor, **said)
    return text[:1].upper() + text[1:]


def night(w: Island) -> dict[str, Any]:
    """RC-531, RC-555: the food there is, who eats of it, and whether everybody needs a second meal tonight."""
    food, people = w.free("food"), len(w.at_camp())
    twice = bool(w.token("night", "food"))
    lacks = max(0, people - food)
    return {"food": food, "people": people, "twice": "yes" if twice else "no", "need": 2 * people, "lacks": lacks}


def planning(teller: "Teller", w: Island, seats: Sequence[int]) -> str:
    """RC-261 to RC-283: how pawns work, in the first round; then who has how many left, what an Action lacks, who is dying."""
    used = [pawn for p in w.plan for pawn in p.pawns]
    left = [(seat, len([pawn for pawn in w.pawns_of(seat) if pawn not in used])) for seat in seats]
    parts = [teller.say("ask-planning", first="yes" if w.round == 1 else "no")]
    parts += [teller.say("pawns-left", who=teller.noun(f"the-who-{seat}", w=w), n=n) for seat, n in left]
    planned = surely_gathered(w)
    if w.round > 1 and (missing := tonight(w) - w.free("food") - planned) > 0:
        twice = "yes" if w.token("night", "food") else "no"
        parts.append(teller.say("tonight-short", n=missing, planned=planned, twice=twice))
    if extras := [extra(teller, pawn) for pawn in w.extras if pawn not in used]:
        parts.append(teller.say("extras-left", pawns=teller.listed(extras)))
    for p in unready(w):
        lacking = max(1, p.least - len(p.pawns))
        parts.append(teller.say("lacks-pawns", action=action(teller, w, p.kind, p.name), n=lacking))
    parts += [teller.say("near-death", who=people, n=n) for n, people in near_death(teller, w)]
    return " ".join([sentence(part) for part in parts])


def tonight(w: Island) -> int:
    """RC-531, RC-555: the food that this Night takes."""
    return len(w.everyone()) * (2 if w.token("night", "food") else 1)


def surely_gathered(w: Island) -> int:
    """RC-264: the food that planned Gathering Actions bring without dice."""
    sure = [p for p in w.plan if p.kind == "gather" and certain(w, p)]
    places = [(p.name.partition("-"), p.how == "token") for p in sure]
    found = [Gathered(space, source, token).yields(w) for (space, _, source), token in places]
    return sum([n for what, n in found if what == "food"])


FIELD_OF = {"brown": "build", "grey": "gather", "green": "explore", "red": "hunt"}
"""RC-267: where an additional pawn may be put, by its colour."""


def extra(teller: "Teller", pawn: str) -> str:
    """An additional pawn, with what it is for."""
    field = FIELD_OF.get(pawn.partition("-")[0])
    name = teller.noun(pawn)
    return teller.say("extra-for", pawn=name, field=teller.noun(f"at-{field}")) if field else name


NEAR = 2
"""So few Wounds from death somebody is named."""


def near_death(teller: "Teller", w: Island) -> list[tuple[int, str]]:
    """RC-702: who dies of how few Wounds more."""
    found: dict[int, list[str]] = {}
    for who in w.everyone():
        if (n := w.life(who) - w.wounds[who]) <= NEAR:
            found.setdefault(n, []).append(teller.noun(f"the-who-{who}", w=w))
    return [(n, teller.listed(people)) for n, people in sorted(found.items())]


def meals(teller: "Teller", w: Island, hungry: int) -> str:
    """RC-531, RC-532: how much food there is for how many, and how many have nothing."""
    food, mouths = w.free("food"), len(w.at_camp())
    return teller.say("ask-meals", food=food, mouths=mouths, lacking=mouths - food, nth=hungry + 1)


def dice(teller: "Teller", w: Island) -> dict[str, Any] | None:
    """RC-441: what the three dice show."""
    rolled = w.rolled()
    if rolled is None or rolled.kind not in ACTION_DICE:
        return None
    names = ("wound", "success", "adventure")
    return {d: teller.noun(f"die-{d}-{face(rolled.kind, i, rolled.faces[i])}") for i, d in enumerate(names)}


def fight(w: Island) -> dict[str, Any] | None:
    """RC-451: strength, Weapon level, and the Wounds that would follow."""
    strike = blow(w)
    if not isinstance(strike, Strike):
        return None
    return {"strength": strike.strength, "weapon": w.levels["weapon"] + w.temporary, "n": max(0, strike.wounds(w))}


def clouds(w: Island) -> dict[str, Any] | None:
    """RC-503 to RC-505: the clouds, the Roof, and what they would take."""
    if not w.at_camp():
        return None
    rain, winter, roof = w.clouds.get("rain", 0), w.clouds.get("winter", 0), w.levels["roof"]
    excess = max(0, rain + winter - roof)
    return {"rain": rain, "winter": winter, "roof": roof, "wood": winter + excess, "food": excess}


IMPLIED = frozenset(
    {
        ("build-free", "items"),
        ("discard-inventions", "item-lost"),
        ("flip-item", "item-lost"),
        ("share", "determination"),
    }
)
"""What questions say of all their answers, by the question and the stake."""
IN_TURN = frozenset({"resolve-all"})
"""Questions of which thing comes next."""
