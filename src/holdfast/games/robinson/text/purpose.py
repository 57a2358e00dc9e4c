"""What an Action that can be planned is for, in a few words after its name: what is built does, what is gathered or hunted."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from holdfast.core.cards.content import Card, Content
from holdfast.core.engine.effect import Cause, Effects
from holdfast.core.facts import Facts
from holdfast.core.memo import MemoPerContent
from holdfast.games.robinson.actions.arranging import rested
from holdfast.games.robinson.actions.combat import TemporaryWeapon
from holdfast.games.robinson.actions.gathering import gathering
from holdfast.games.robinson.anytime.conditions import HasItem
from holdfast.games.robinson.anytime.matters import within
from holdfast.games.robinson.anytime.skills import skills
from holdfast.games.robinson.anytime.uses import at_hand
from holdfast.games.robinson.cards import Beast, Event, Invention
from holdfast.games.robinson.display.forecast import certain_facts
from holdfast.games.robinson.display.odds import burning_strength, possible_beasts
from holdfast.games.robinson.display.stakes import benefit
from holdfast.games.robinson.island.tiles import is_city
from holdfast.games.robinson.people.morale import Morale
from holdfast.games.robinson.people.persons import JENNY
from holdfast.games.robinson.planning.planned import Planned
from holdfast.games.robinson.scenarios.cannibals import city_strength
from holdfast.games.robinson.scenarios.family import goal_inventions
from holdfast.games.robinson.text.amounts import amounts
from holdfast.games.robinson.text.card_text import item_text
from holdfast.games.robinson.world import PERSONAL, THREAT_ZONES, Island

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer

ON_THE_TABLE = ("inventions", "scenario", *THREAT_ZONES.values())
"""Zones of cards that may ask for an Item, besides each Character's own."""
GOALS = {"castaways": ("fire",)}
"""RC-910: Items without which a Scenario is not won, besides its own Inventions and those of the family."""


def purpose(localizer: "Localizer", w: Island, seat: int, p: Planned) -> str:
    """What a successful Action brings; nothing if its name or its stakes show it."""
    match p.kind:
        case "build":
            return built(localizer, w, p.name)
        case "gather":
            what, n = gathering(p.name, p.how).yields(w)
            return amounts(localizer, {what: n})
        case "hunt" if p.name.startswith("burn-"):
            return burning(localizer, w, p.name.removeprefix("burn-"))
        case "hunt":
            return "; ".join(filter(None, (hunt(localizer, possible_beasts(w, seat)), uncounted(localizer, w, seat))))
        case "threat":
            cards = [w.content.cards[card] for card in w.zones[THREAT_ZONES[p.name]].top[-1:]]
            return averted(localizer, w, seat, p) if any(isinstance(card, Event) for card in cards) else ""
        case "special":
            what = "terrain" if p.name.endswith("-terrain") else "source"
            return localizer.say(f"for-{what}")
        case "rest":
            who = JENNY if "jenny" in p.pawns else p.taker()
            return localizer.say("for-rest-idle") if len(rested(w, who)) == 1 and not w.wounds[who] else ""
        case "arrange" if w.players == 4 and not w.token("arrange", "blocked") and "bible" not in w.today:
            return localizer.say("for-arranging")
        case "arrange" if w.players < 4 and not any(isinstance(effect, Morale) for effect in benefit(w, p)):
            return localizer.say(cheer(w)) if not w.token("arrange", "blocked") else ""
    return ""


def cheer(w: Island) -> str:
    """RC-004: Morale is at its best, or gets there by what is planned."""
    return "for-best-morale" if w.morale == w.rules.morale_high else "for-morale-enough"


def averted(localizer: "Localizer", w: Island, seat: int, p: Planned) -> str:
    """RC-301: the Threat is averted, with those rewards that its stakes do not show."""
    by = Cause(seat, seat, -1, "action", p.name)
    plain = Facts(p.kind)
    unsaid = [effect for effect in benefit(w, p) if certain_facts(w, by, (effect,), plain) == plain]
    return "; ".join(filter(None, (localizer.say("for-threat"), localizer.clause(unsaid))))


def uncounted(localizer: "Localizer", w: Island, seat: int) -> str:
    """RC-457, RC-458: what the hunter may use in the fight, and the chances leave out."""
    cards = [w.content.cards[entry.card].key for entry in at_hand(w).entries if arms(entry.use.then)]
    mine = [f"{w.character(seat).key}/{skill.id}" for skill, _ in skills(w, "fight", seat) if arms(skill.then)]
    names = [localizer.noun(word, w=w) for word in (*cards, *mine)]
    return localizer.say("for-uncounted", things=localizer.listed(names, "or")) if names else ""


def arms(effects: Effects) -> bool:
    return any(isinstance(effect, TemporaryWeapon) for effect in within(effects))


def built(localizer: "Localizer", w: Island, name: str) -> str:
    """RC-341 to RC-353: a level, the Shelter, or an Item with what it does and what asks for it."""
    name = name.partition("-")[0] if name.startswith("cross-") else name
    if name == "shelter" and w.natural_shelter():
        return localizer.say("for-shelter-too")
    if name == "shelter" or name in w.levels:
        return localizer.say(f"for-{name}")
    return item(localizer, w, name)


def item(localizer: "Localizer", w: Island, name: str) -> str:
    """What an Item does, which cards on the table ask for it, and whether the goal does."""
    card = w.invention(name)
    wanted = [localizer.noun(key) for key in asking_for(w, name)]
    parts = [item_text(localizer, card)]
    if wanted:
        parts.append(localizer.say("for-cards", cards=", ".join(wanted)))
    if stories := [localizer.noun(key) for key in waiting_for(w, name)]:
        parts.append(localizer.say("for-later", cards=", ".join(stories)))
    if in_goal(w, name):
        parts.append(localizer.say("for-goal"))
    return "; ".join([part for part in parts if part]) or localizer.say("for-nothing-yet")


def asking_for(w: Island, name: str) -> list[str]:
    """The Inventions and Threat Actions on the table that cannot be done without an Item."""
    asks, zones = ASKS[w.content], w.zones
    cards = [card for zone in (*ON_THE_TABLE, *PERSONAL[: w.players]) for card in zones[zone].top]
    return [asks[card][name] for card in cards if name in asks[card]]


def waiting_for(w: Island, name: str) -> list[str]:
    """RC-691: cards that everybody knows to be in the Event deck and that are better for a group with an Item."""
    cards = [w.content.cards[card] for card in w.zones["event"].entries() if card >= 0]
    return [card.key for card in cards if name in dict.fromkeys(items_in(getattr(card, "later", ())))]


def items_in(effects: Effects) -> Iterator[str]:
    """The Items on which effects depend."""
    for effect in within(effects):
        cond = getattr(effect, "cond", None)
        while cond is not None:
            if isinstance(cond, HasItem):
                yield cond.item
            cond = getattr(cond, "cond", None)


def asks_of(content: Content) -> list[dict[str, str]]:
    """For each card the Items that it cannot be done without, and by which word it is called there."""
    return [asked_by(card) for card in content.cards]


def asked_by(card: Card) -> dict[str, str]:
    match card:
        case Event(threat=threat):
            return dict.fromkeys([*threat.items, *[price.item for price in threat.pay]], f"{card.key}/threat")
        case Invention():
            return dict.fromkeys([*card.items, *[price.item for price in card.cost]], card.key)
    return {}


ASKS = MemoPerContent(asks_of)


def in_goal(w: Island, name: str) -> bool:
    """RC-910, RC-1010."""
    return name in GOALS.get(w.rules.scenario, ()) or (w.rules.scenario == "family" and name in goal_inventions(w))


def burning(localizer: "Localizer", w: Island, space: str) -> str:
    """RC-986, RC-990: strength against Weapon level; a burnt village weakens the City."""
    return localizer.say(
        "for-burning",
        strength=burning_strength(w, space),
        weapon=w.levels["weapon"],
        city=max(0, city_strength(w) - w.rules.city_less),
        what="city" if is_city(w, space) else "village",
    )


def hunt(localizer: "Localizer", beasts: list[Beast]) -> str:
    """RC-326, RC-451: the Beast on top if it is known, otherwise what a Beast may bring."""
    if not beasts:
        return ""
    if len(beasts) == 1:
        [beast] = beasts
        spoils, name = amounts(localizer, {"food": beast.food, "fur": beast.fur}) or "–", localizer.noun(beast.key)
        return localizer.say("for-known-beast", name=name, strength=beast.strength, spoils=spoils, weapon=beast.weapon)
    food, fur = span([beast.food for beast in beasts]), span([beast.fur for beast in beasts])
    return localizer.say("for-beast", food=food, fur=fur, weapon=max([beast.weapon for beast in beasts]))


def span(numbers: list[int]) -> str:
    least, most = min(numbers), max(numbers)
    return str(least) if least == most else f"{least}–{most}"
