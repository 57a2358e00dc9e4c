"""The full rules text of every kind of card, pronounced from its data (TW-1700 to TW-1850)."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from holdfast.core.cards.content import Card
from holdfast.core.engine.effects import Both
from holdfast.core.text.card_text import as_text
from holdfast.core.text.localizer import sentence
from holdfast.games.this_war.book.checks import check_effects
from holdfast.games.this_war.book.conditions import Built
from holdfast.games.this_war.cards import (
    Chapter,
    Character,
    Choice,
    Colour,
    Event,
    Exploration,
    Fate,
    Findings,
    Fitting,
    Location,
    NarrativeAction,
    NightRaid,
    Objective,
    Resident,
    Script,
    ShelterCard,
    Story,
    Trade,
    Visitor,
    Work,
)
from holdfast.games.this_war.rules import BLACK, COLOURS, STANDARD
from holdfast.games.this_war.text.card_text.conditions import flattened
from holdfast.games.this_war.text.card_text.effects import Speaker, label
from holdfast.games.this_war.text.card_text.naming import delta, numbers
from holdfast.games.this_war.text.nouns import amounts, filled, number_of
from holdfast.games.this_war.things.stores import Gain, GainFirst

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def card_text(localizer: "Localizer", card: Card) -> str:
    """What the card says, as sentences; a Script is read, so it says its text and nothing of what follows."""
    if isinstance(card, Script):
        return script(Speaker(localizer), card)
    say = KINDS.get(type(card))
    parts = say(Speaker(localizer, names=False), card) if say else []
    return as_text(localizer, card, parts)


def card_parts(localizer: "Localizer", card: Card) -> dict[str, str]:
    """What boards show apart: a Character line by line, the dangers of a Location, what an Objective wants."""
    s = Speaker(localizer, names=False)
    match card:
        case Character():
            lines = ("profession", "values", *card.abilities, "spirit-a", "spirit-b", "spirit-c")
            return {name: sentence(text) for name, text in zip(lines, character(s, card), strict=True)}
        case Location():
            _, danger, obstacles, *_ = location(s, card)
            return {name: text for name, text in (("danger", danger), ("obstacles", obstacles)) if text}
        case Objective():
            return {"goal": as_text(localizer, card, objective(s, card)[1:])}
    return {}


def script(s: Speaker, card: Script) -> str:
    """TW-1203: the text alone; but what cannot be said, or leads nowhere, is found here."""
    s.clause((*card.effects, *check_effects(card.check)))
    for choice in card.choices:
        s.choice(choice)
    if card.goto:
        s.script(card.goto)
    return filled(s.localizer, None, card.flavour[s.localizer.lang], ())


# --- people and the house -------------------------------------------------------------------------------------------


def character(s: Speaker, card: Character) -> list[str]:
    """TW-1710: profession and border, values, abilities, Spirit."""
    sex = "f" if card.woman else "m"
    spirit = (("A", card.spirit_a), ("B", card.spirit_b), ("C", card.spirit_c))
    return [
        s.say("card-profession", profession=card.profession[s.localizer.lang], red=yes(card.red)),
        s.say("card-values", prowess=card.prowess, empathy=card.empathy, inventory=card.inventory),
        *[
            s.say("card-ability", name=s.localizer.noun(ability), text=s.say(f"text-ability-{ability}", sex=sex))
            for ability in card.abilities
        ],
        *[
            s.say("card-spirit", line=line, text=s.clause(then)) if then else s.say("card-no-spirit", line=line)
            for line, then in spirit
        ],
    ]


def fitting(s: Speaker, card: Fitting) -> list[str]:
    """TW-1730: what it costs, beside what it stands, what can be done there."""
    beside = s.localizer.name(f"fitting/{card.next_to}") or card.next_to
    fuel = card.fuel
    return [
        s.say("card-cost", green=yes(card.green), goods=s.goods(card.cost)),
        s.say("card-next-to", what=beside) if card.next_to else "",
        s.say("card-bed") if card.id.startswith("bed") else "",
        *works(s, card.works),
        s.say("card-fuel", most=fuel.most, wood=fuel.wood, book=fuel.book) if fuel is not None else "",
        *[s.say(f"text-perk-{perk}") for perk in card.perks],
    ]


def works(s: Speaker, all_works: Sequence[Work]) -> list[str]:
    """What can be done there; works that come to the same are said together, each with its price."""
    said: list[tuple[str, list[str]]] = []
    for it in all_works:
        name = label(it.label[s.localizer.lang])
        opening = s.say("work-paid", name=name, goods=s.goods(it.pay)) if it.pay else s.say("work", name=name)
        text = work(s, it)
        if said and said[-1][0] == text:
            said[-1][1].append(opening)
        else:
            said.append((text, [opening]))
    return [s.say("card-works", works=s.localizer.listed(openings, "or"), text=text) for text, openings in said]


def work(s: Speaker, it: Work) -> str:
    """TW-332, TW-338: what a work brings, at once or after the Wait."""
    parts = [s.clause(it.then)] if it.then else []
    parts += [s.say("work-meal", n=it.cooks)] if it.cooks else []
    parts += [s.say("work-wait", text=s.clause(it.wait))] if it.wait else []
    text = "; ".join(parts)
    if it.when is not None:
        text = s.say("work-if", cond=s.condition(it.when), text=text)
    return s.say("work-once", text=text) if it.once else text


def shelter_card(s: Speaker, card: ShelterCard) -> list[str]:
    """TW-1750: what it asks for, and its hidden side."""
    return [
        s.say("card-shelter", type=card.type),
        s.say("card-remnants") if card.remnants else "",
        s.say("card-loot", goods=s.goods(card.loot)) if card.loot else s.say("card-no-loot"),
    ]


# --- outside --------------------------------------------------------------------------------------------------------


def location(s: Speaker, card: Location) -> list[str]:
    """TW-1760: danger, obstacles, Special Findings, Scripts, the red box."""
    rows = [s.say("row-amount", at=at.replace("-", "–"), text=finds(s, then)) for at, then in card.specials.items()]
    obstacles = s.localizer.listed([s.localizer.noun(obstacle) for obstacle in card.obstacles])
    return [
        s.say("card-location", n=card.number),
        s.say("card-danger", danger=card.danger),
        s.say("card-obstacles", obstacles=obstacles) if obstacles else "",
        s.say("card-specials", rows="; ".join(rows)) if rows else "",
        s.say("card-start", text=s.clause(card.start)) if card.start else "",
        *(trade(s, card.trade) if card.trade is not None else []),
        *[s.say(f"text-perk-{perk}") for perk in card.perks],
        s.say("card-homeward", text=s.clause(card.end)) if card.end else "",
        s.say("card-scripts", scripts=s.scripts(card.scripts)) if card.scripts else "",
    ]


def trade(s: Speaker, it: Trade) -> list[str]:
    """TW-627."""
    script = str(number_of(s.localizer, it.script)) if it.script else "none"
    offer = s.offer(it.offer)
    return [
        s.say("card-trade", n=it.cards, offer=offer, commission=it.commission, script=script),
        s.say("card-after", text=s.clause(it.after)) if it.after else "",
    ]


def finds(s: Speaker, effects: Sequence[Any]) -> str:
    """What a row brings: goods without a verb, anything else as it is."""
    if all(isinstance(effect, Gain | GainFirst) for effect in effects):
        return s.localizer.listed([s.gained(effect) for effect in effects])
    return s.clause(effects)


def exploration(s: Speaker, card: Exploration) -> list[str]:
    """TW-1770: where it matters, and what can or must be done."""
    listed = s.say("card-listed", obstacle=s.localizer.noun(card.obstacle)) if card.obstacle is not None else ""
    keep = s.say(f"text-keep-{card.id}") if card.keep else ""
    return [listed, keep, s.text(card.effects), *choices(s, card.choices, card.must)]


def choices(s: Speaker, all_choices: Sequence[Choice], must: bool) -> list[str]:
    """TW-617: one of these, or none where the card does not insist."""
    if not all_choices:
        return []
    return [
        s.say("card-must" if must else "card-may", n=len(all_choices)),
        *[s.choice(choice) for choice in all_choices],
    ]


def findings(s: Speaker, card: Findings) -> list[str]:
    """TW-1775: three rows, perhaps a star."""
    parts = []
    for row, then in card.rows.items():
        name, text = s.localizer.noun(row), finds(s, then)
        parts.append(s.say("card-row", row=name, text=text) if text else s.say("card-row-nothing", row=name))
    return [*parts, s.say("card-star") if card.star else ""]


def resident(s: Speaker, card: Resident) -> list[str]:
    """TW-1780: enemies and weapons, options, the Scripts of a talk, loot."""
    weapons = s.weapons({letter: "+".join(has) for letter, has in card.weapons.items()})
    loot = [s.say("weapons-of-the-dead")] if card.weapons_of_dead else []
    loot += [finds(s, card.loot)] if card.loot else []
    everybody = yes(len(card.talk) == len(COLOURS))
    return [
        s.say("card-red-corner") if card.corner else "",
        s.say("card-enemies", n=card.enemies, weapons=weapons, mixed=yes(len(set(card.weapons.values())) > 1)),
        s.say("card-thugs") if card.thug else "",
        *choices(s, card.choices, must=True),
        s.say("card-talk", scripts=s.scripts(card.talk), all=everybody) if card.talk else "",
        s.say("card-victory", goods=s.localizer.listed(loot)) if loot else "",
    ]


# --- night and morning ----------------------------------------------------------------------------------------------


def night_raid(s: Speaker, card: NightRaid) -> list[str]:
    """TW-1790: Damage, Wounds, and what else happens."""
    bribes = [s.say("card-bribe"), *[s.choice(choice) for choice in card.choices]] if card.choices else []
    return [
        s.say("card-red-corner") if card.corner else "",
        s.say("card-raid", damage=card.damage, wounds=card.wounds),
        s.say("card-thugs") if card.thug else "",
        *bribes,
        s.say("card-food-first") if card.food_first else "",
        s.say("card-wrecks") if card.wrecks_boards else "",
        s.text(card.after),
        s.say("card-repelled", text=s.clause(card.repelled)) if card.repelled else "",
        s.say("card-guard-died", text=s.clause(card.guard_died)) if card.guard_died else "",
    ]


def fate(s: Speaker, card: Fate) -> list[str]:
    """TW-1800: the upper half from top to bottom (TW-807), then the lower one."""
    illness, wounds = card.illness, card.wounds
    return [
        s.say("card-cold-check", cold=yes(card.cold)),
        s.say("card-illness", up=numbers(1, illness.up), down=numbers(illness.down, BLACK)),
        s.say("card-wounds", up=numbers(1, wounds.up), down=numbers(wounds.down, BLACK)),
        s.say("card-slept", n=STANDARD.bed_bonus),
        s.say("card-spirit-line", line=card.spirit.upper() or "none"),
        s.say("card-exchange", space=card.exchange or "none"),
        s.say("card-story", die=s.say(f"die-{card.story.die}"), text=story(s, card.story)),
    ]


def story(s: Speaker, it: Story) -> str:
    """TW-953, TW-1806: what § does when the die has this colour."""
    parts = [s.say("story-deals", n=it.deals)] if it.deals else []
    parts += [s.say("story-disarms")] if it.disarms else []
    parts += [s.say("story-takes", n=it.takes, deals=it.deals)] if it.takes else []
    parts += [s.say("story-noise", delta=delta(it.noise))] if it.noise else []
    parts += [s.say("story-ends")] if it.ends else []
    parts += [s.say("story-ricochet")] if it.ricochet else []
    return ", ".join(parts)


def visitor(s: Speaker, card: Visitor) -> list[str]:
    """TW-1810."""
    return [s.text(card.effects), *choices(s, card.choices, card.must)]


def event(s: Speaker, card: Event) -> list[str]:
    """TW-1820: Cold first, then its text."""
    if card.ceasefire:
        return [s.say("card-ceasefire")]
    return [s.say("card-cold", n=card.cold), s.text(card.effects), *choices(s, card.choices, must=True)]


def chapter(s: Speaker, card: Chapter) -> list[str]:
    """TW-206, TW-1831."""
    return [s.say("card-cold", n=card.cold), s.say("card-chapter", n=card.number), s.text(card.effects)]


def objective(s: Speaker, card: Objective) -> list[str]:
    """TW-207, TW-208, TW-1832: a price or a condition, reward and penalty."""
    roman = "I" * card.chapter
    either = f" {s.say('or-else')} ".join([s.clause(price) for price in card.cost])
    goal = s.say("card-goal", cond=s.condition(card.when)) if card.when is not None else ""
    parts = flattened(card.when) if isinstance(card.when, Both) else [card.when]
    wanted = [s.localizer.card(f"fitting/{part.fitting}") for part in parts if isinstance(part, Built)]
    prices = [
        s.say("priced", what=s.localizer.noun(it.key), price=amounts(s.localizer, it.cost))
        for it in wanted
        if isinstance(it, Fitting)
    ]
    if prices:
        goal = s.say("goal-costs", goal=goal, costs=s.localizer.listed(prices))
    return [
        s.say("card-objective", n=roman),
        s.say("card-price", text=either) if card.cost else goal or s.say("card-survive"),
        s.say("card-reward", text=s.clause(card.reward)) if card.reward else "",
        s.say("card-penalty", text=s.clause(card.penalty)) if card.penalty else "",
    ]


def narrative_action(s: Speaker, card: NarrativeAction) -> list[str]:
    """TW-1840: done now, or kept for its moment."""
    mode = s.say("card-keep") if card.keep else s.say("card-now")
    perk = s.say(f"text-perk-{card.perk}") if card.perk else ""
    if card.cost:
        return [mode, s.say("card-pay", cost=s.clause(card.cost), text=s.clause(card.effects))]
    return [mode, perk, s.text(card.effects)]


def colour(s: Speaker, card: Colour) -> list[str]:
    """TW-1850."""
    return [s.say("card-colour")]


def yes(it: bool) -> str:
    return "yes" if it else "no"


KINDS: dict[type[Card], Callable[[Speaker, Any], list[str]]] = {
    Character: character,
    Fitting: fitting,
    ShelterCard: shelter_card,
    Location: location,
    Exploration: exploration,
    Findings: findings,
    Resident: resident,
    NightRaid: night_raid,
    Fate: fate,
    Visitor: visitor,
    Event: event,
    Chapter: chapter,
    Objective: objective,
    NarrativeAction: narrative_action,
    Colour: colour,
}
"""Each kind of card by its class."""
