"""Prompts that say what lies on the table: dice, a fight, the sky, the stores, who has pawns left and who is near death."""

from typing import TYPE_CHECKING, Any

from holdfast.core.cards.content import Card
from holdfast.core.engine.effects import Window
from holdfast.core.engine.questions import OpenQuestion
from holdfast.games.robinson.actions.combat import Strike, blow
from holdfast.games.robinson.anytime.matters import within
from holdfast.games.robinson.cards import Event
from holdfast.games.robinson.display.odds import action_risks, certain, shared_token
from holdfast.games.robinson.flow.action import ResolveAll, next_type
from holdfast.games.robinson.flow.weather import most_clouds
from holdfast.games.robinson.island.camp import MoveCamp
from holdfast.games.robinson.planning.question import Planning
from holdfast.games.robinson.planning.targets import home_price
from holdfast.games.robinson.rules import ACTION_DICE, face
from holdfast.games.robinson.scenarios.castaways import STAGES, PileUp, stage_needs
from holdfast.games.robinson.scenarios.registry import difference
from holdfast.games.robinson.text.card_text import prices
from holdfast.games.robinson.text.nouns import action
from holdfast.games.robinson.text.planning import planning
from holdfast.games.robinson.text.purpose import built
from holdfast.games.robinson.things.mystery import GoOnDrawing
from holdfast.games.robinson.world import FIELDS, Island

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def ask(localizer: "Localizer", w: Island, question: OpenQuestion) -> str | None:
    """What is asked, where the fields of the question do not say enough."""
    match question.effect:
        case Window():
            return window(localizer, w, question)
        case Planning():
            return planning(localizer, w, question.seats)
        case PileUp():
            return piling(localizer, w)
        case ResolveAll():
            return resolving(localizer, w)
        case MoveCamp(forced):
            return moving(localizer, w, forced, question)
        case GoOnDrawing(rest) if not rest.treasure:
            actor = localizer.noun(f"who-{question.seats[0]}", w=w)
            return localizer.say("ask-draw-the-worst", actor=actor)
    return None


def piling(localizer: "Localizer", w: Island) -> str:
    """RC-341, RC-503 to RC-505, RC-541, RC-912: what the stage lacks, and what wood is needed for before the Night."""
    stage = w.score.get("stage", 0)
    clouds, roof = most_clouds(w), w.levels["roof"]
    home = "roof" if w.sheltered() else "shelter"
    asked = localizer.say(
        "ask-pile-up", needs=stage_needs(w), stage=stage + 1, wood=w.stock["wood"], more=STAGES - stage - 1
    )
    if home == "roof" and clouds <= roof:
        return asked
    price = prices(localizer, home_price(w, difference(w), f"cost-{home}"))
    return f"{asked} {localizer.say(f'wood-for-{home}', price=price, clouds=clouds, roof=roof)}"


def resolving(localizer: "Localizer", w: Island) -> str:
    """RC-291, RC-292, RC-474: of several Actions of a kind the first one meets the Adventure token of their field; where
    all are sure to succeed, none can change another. The other kinds come after."""
    due = next_type(w.plan)
    shared = [p.kind for p in due if shared_token(w, p)]
    field = localizer.noun(f"at-{shared[0]}") if shared else ""
    sure = all(p.kind in FIELDS and certain(w, p) and not action_risks(w, w.first, p) for p in due)
    asked = localizer.say("ask-resolve-all", shared="yes" if shared else "sure" if sure else "no", field=field)
    others = dict.fromkeys([action(localizer, w, p.kind, p.name) or "" for p in w.plan if p.kind != due[0].kind])
    return f"{asked} {localizer.say('afterwards', actions=localizer.listed(list(others)))}" if others else asked


def moving(localizer: "Localizer", w: Island, forced: bool, question: OpenQuestion) -> str:
    """RC-534 to RC-538: whether the Camp moves, and what becomes of its Shelter, Roof and Palisade."""
    if forced and question.by.card >= 0:
        card = w.content.cards[question.by.card]
        asked = localizer.say("ask-raided" if raided(w, card) else "ask-driven-out", card=localizer.noun(card.key))
    else:
        asked = localizer.say("ask-move-camp", forced="yes" if forced else "no")
    shelter = "built" if w.shelter else "natural" if w.natural_shelter() else "none"
    return f"{asked} {localizer.say('camp-moves', shelter=shelter)}"


def raided(w: Island, card: Card) -> bool:
    """RC-993: is it the raid of the Book icon that drives the Camp away, and not the Event itself?"""
    if w.rules.scenario != "cannibals" or not isinstance(card, Event) or card.icon != "book":
        return False
    return not any(isinstance(effect, MoveCamp) for effect in within(card.event))


def window(localizer: "Localizer", w: Island, asking: OpenQuestion) -> str | None:
    who = asking.by.who if asking.by.who >= 0 else asking.seats[0]
    actor = localizer.noun(f"the-who-{who}", w=w)
    said: dict[str, Any] | None = None
    question: Any = asking.effect
    match moment := question.at():
        case "dice":
            said = dice(localizer, w)
        case "fight":
            said = fight(w)
        case "clouds":
            said = clouds(w)
        case "night" if w.at_camp():
            said = night(w)
    if said is None:
        return None
    text = localizer.say(f"ask-{moment}", actor=actor, **said)
    return text[:1].upper() + text[1:]


def night(w: Island) -> dict[str, Any]:
    """RC-531, RC-555: the food there is, who eats of it, and whether everybody needs a second meal tonight."""
    food, people = w.free("food"), len(w.at_camp())
    twice = bool(w.token("night", "food"))
    lacks = max(0, people - food)
    return {"food": food, "people": people, "twice": "yes" if twice else "no", "need": 2 * people, "lacks": lacks}


def dice(localizer: "Localizer", w: Island) -> dict[str, Any] | None:
    """RC-441: what the three dice show."""
    rolled = w.rolled()
    if rolled is None or rolled.kind not in ACTION_DICE:
        return None
    names = ("wound", "success", "adventure")
    shown = {d: localizer.noun(f"die-{d}-{face(rolled.kind, i, rolled.faces[i])}") for i, d in enumerate(names)}
    return {**shown, "action": under_way(localizer, w)}


def under_way(localizer: "Localizer", w: Island) -> str:
    """The Action for which the dice lie there; of a Building, what it would bring."""
    p = w.acting
    if p is None:
        return ""
    name = action(localizer, w, p.kind, p.name) or ""
    return localizer.say("plan", action=name, notes=built(localizer, w, p.name)) if p.kind == "build" else name


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
