"""The full rules text of every kind of card, tile, board and mission, pronounced from its data."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from holdfast.core.cards.content import Card
from holdfast.core.engine.effect import AnyCondition
from holdfast.core.engine.effects import Either
from holdfast.core.text.card_text import as_text
from holdfast.core.text.localizer import MissingText, sentence
from holdfast.games.under_our_sun.cards import (
    Character,
    Enemy,
    Event,
    Fighter,
    Gear,
    Mission,
    Night,
    Other,
    Stage,
    Sun,
    Task,
    Team,
    Tile,
    Use,
)
from holdfast.games.under_our_sun.missions.conditions import (
    BY_CREW,
    CanDrink,
    SomebodyDeadHere,
    SomebodyHurt,
    SomebodyInfected,
)
from holdfast.games.under_our_sun.text.card_text.speech import Speaker, colours_of, prices, some_dice, tile_named
from holdfast.games.under_our_sun.text.nouns.names import amount
from holdfast.games.under_our_sun.things.kit import AREA

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


ATTRIBUTES = ("strength", "skill", "stealth", "melee", "ranged")
EVIDENT = (SomebodyHurt, SomebodyInfected, SomebodyDeadHere, CanDrink)
"""What goes without saying: nobody bandages where nobody is hurt."""


def card_text(teller: "Localizer", card: Card) -> str:
    """What the card says, as sentences."""
    match card:
        case Character():
            parts = character(teller, card)
        case Tile():
            parts = tile(teller, card)
        case Enemy():
            parts = fighter(teller, card.fighter)
        case Night():
            parts = [teller.say("card-animal") if card.animal else "", effects(Speaker(teller), card.then)]
        case Sun():
            parts = sun(teller, card)
        case Event():
            parts = [effects(Speaker(teller, card.choices), card.then)]
        case Gear():
            parts = gear(teller, card)
        case Team():
            parts = team(teller, card)
        case Other():
            parts = other(teller, card)
        case Mission():
            parts = mission(teller, card, card.stages)
        case _:
            parts = []
    return as_text(teller, card, parts)


def card_at_table(teller: "Localizer", card: Card) -> str:
    """US-1004: as it is read at a table: the later cards of a mission are turned up one by one; of a thing what it does."""
    if isinstance(card, Gear):
        return gear_does(teller, card)
    if not isinstance(card, Mission):
        return card_text(teller, card)
    return as_text(teller, card, mission(teller, card, card.stages[:1]))


def effects(speaker: Speaker, then: Sequence[object]) -> str:
    return speaker.text(then) or speaker.teller.say("nothing")


# --- boards and tiles --------------------------------------------------------------------------------------------------


def character(teller: "Localizer", card: Character) -> list[str]:
    """US-1102: values, dice, areas, abilities."""
    lang = teller.lang
    values = [
        teller.say("value", name=teller.noun(name), dice=colours_of(teller, getattr(card, name))) for name in ATTRIBUTES
    ]
    return [
        teller.say("card-archetype", name=card.archetype[lang], expansion="yes" if card.expansion else "no"),
        teller.say("card-body", hp=card.hp, water=card.water),
        teller.say("card-values", values="; ".join(values)),
        teller.say("card-areas", items=card.items, mixed=card.mixed, equipment=card.equipment),
        *[teller.say("card-ability", name=a.name[lang], text=a.text[lang]) for a in card.abilities],
    ]


def tile(teller: "Localizer", card: Tile) -> list[str]:
    """US-1111: what is printed on a map tile."""
    return [
        teller.say("card-tile", n=card.number, mv=card.mv, kind=card.kind),
        teller.say("card-store") if card.store else "",
        teller.say("card-resources", goods=prices(teller, card.resources)) if card.resources else "",
        teller.say("card-spring", n=card.water) if card.water else "",
        teller.say("card-symbols", n=card.enemies) if card.enemies else "",
        teller.say("card-event") if card.event else "",
        teller.say("card-box", attribute=teller.noun(card.box)) if card.box else "",
        teller.say("card-fields", n=card.fields),
        teller.say("card-camp") if card.camp else "",
    ]


# --- enemies -----------------------------------------------------------------------------------------------------------


def fighter(teller: "Localizer", it: Fighter) -> list[str]:
    """US-1121: kind, HP, dice by day and night, what it does, its loot by successes."""
    growth = "boss" if "boss" in it.perks else "captain" if "captain" in it.perks else "none"
    rows = Speaker(teller).rows(it.loot)
    return [
        teller.say("card-kind", kind=it.kind, sol="yes" if it.sol else "no"),
        teller.say("card-hp", n=it.hp, growth=growth),
        attack(teller, "card-melee", it.melee, it.melee_night),
        attack(teller, "card-ranged", it.ranged, it.ranged_night),
        *[teller.say(f"text-foe-{perk}") for perk in it.perks],
        *([teller.say("card-loot"), *rows] if rows else []),
    ]


def attack(teller: "Localizer", message: str, day: str, night: str) -> str:
    """US-520: light dice by day, dark ones at Night; no dice, no such attack."""
    if not day and not night:
        return ""
    when = "always" if day == night else "day" if not night else "night" if not day else "both"
    return teller.say(message, day=colours_of(teller, day), night=colours_of(teller, night), when=when)


# --- weather -----------------------------------------------------------------------------------------------------------


def sun(teller: "Localizer", card: Sun) -> list[str]:
    """US-1141, US-1142: keyword and effects of a phase."""
    parts = [
        teller.say(f"card-{card.keyword}") if card.keyword else "",
        teller.say("card-drink", n=card.drink, shade="yes" if card.shade else "no") if card.drink != 1 else "",
        teller.say("card-rough", n=card.rough) if card.rough else "",
        teller.say("card-haze") if card.haze else "",
        teller.say("card-burn") if card.burn else "",
    ]
    return parts if any(parts) else [teller.say("card-fair")]


# --- things ------------------------------------------------------------------------------------------------------------


def gear(teller: "Localizer", card: Gear) -> list[str]:
    """US-1161, US-1171, US-1181: what it is, what it does, what it costs."""
    return [
        *use_of(teller, card),
        teller.say("card-recipe", goods=prices(teller, card.recipe)) if card.recipe else "",
        teller.say("card-price", n=card.price) if card.price else "",
        teller.say("card-stars", n=card.stars) if card.stars else "",
    ]


def gear_does(teller: "Localizer", card: Gear) -> str:
    """A thing for who must choose it now: its price is said beside it."""
    return as_text(teller, card, use_of(teller, card))


def use_of(teller: "Localizer", card: Gear) -> list[str]:
    """US-343: what a thing is and what it does."""
    speaker = Speaker(teller)
    if card.kind == "goods":
        return [teller.say("card-goods", text=speaker.clause(card.then))]
    return [
        head(teller, card),
        weapon(teller, card),
        teller.say("card-more-water", n=card.water) if card.water else "",
        teller.say("card-more-mixed", n=card.mixed) if card.mixed else "",
        *[teller.say(f"text-perk-{perk}") for perk in card.perks],
        use(speaker, card.use) if card.use is not None else "",
        counters(teller, card),
        teller.say("card-tap") if card.tap and card.use is not None else "",
    ]


def hero(teller: "Localizer", id: str) -> str:
    """The one character who can use it (US-1183), as the name stands within a sentence."""
    return teller.say(f"the-{id}") if teller.has(f"the-{id}") else teller.name(f"character/{id}") or id


def head(teller: "Localizer", card: Gear) -> str:
    """Weapon, item or equipment, its marks, and whose it is."""
    thrown = any(perk in AREA for perk in card.perks)
    weapons = [mark for mark in card.marks if mark in ("melee", "ranged") and card.dice]
    kind = "thrown" if thrown else weapons[0] if weapons else card.kind
    if kind == "item" and card.hero:
        kind = "hero"
    marks = [teller.say(f"mark-{mark}") for mark in card.marks if mark not in ("melee", "ranged")]
    if card.hero:
        marks += [teller.say("mark-hero")] if kind != "hero" else []
        marks.append(teller.say("mark-only", name=hero(teller, card.hero)))
    return ", ".join([teller.say("card-gear", kind=kind), *marks])


def weapon(teller: "Localizer", card: Gear) -> str:
    """US-616, US-1165: dice besides those of the board, or of the throw alone."""
    if not card.dice:
        return ""
    thrown = any(perk in AREA for perk in card.perks)
    return teller.say("card-dice", dice=some_dice(teller, card.dice), thrown="yes" if thrown else "no")


def counters(teller: "Localizer", card: Gear) -> str:
    """US-344, US-345: ammunition, or uses; a weapon that is found comes with what its dice bring (US-704)."""
    if not card.uses:
        return ""
    if card.ammo:
        found = "yes" if card.deck == "loot" else "no"
        return teller.say("card-ammo", amount=amount(teller, card.ammo, card.uses), found=found)
    return teller.say("card-uses", n=card.uses)


def use(speaker: Speaker, it: Use) -> str:
    """US-343, US-1167: the price, when it is possible, and what follows."""
    teller, cond = speaker.teller, it.when
    when = cond is not None and not evident(cond)
    text = speaker.clause(it.then)
    said = speaker.condition(cond) if cond is not None and when else ""
    return teller.say("card-use", ap=it.ap, text=text, cond=said, when="yes" if when else "no")


def evident(condition: AnyCondition) -> bool:
    if isinstance(condition, Either):
        return evident(condition.a) and evident(condition.b)
    return isinstance(condition, EVIDENT)


# --- roles, missions and others ------------------------------------------------------------------------------------------


def team(teller: "Localizer", card: Team) -> list[str]:
    """US-1191, US-1192: the role, its abilities, its goal."""
    return [teller.say(f"text-role-{card.role}"), teller.say(f"text-goal-{card.goal}") if card.goal else ""]


def other(teller: "Localizer", card: Other) -> list[str]:
    """US-1202 to US-1205: the card's own words; a trader's values stand beside them, a figure's among them."""
    own = card.text.get(teller.lang, "")
    values = fighter(teller, card.fighter) if card.fighter is not None and not (own and card.kind == "figure") else []
    return [own, *values]


def mission(teller: "Localizer", card: Mission, stages: Sequence[Stage]) -> list[str]:
    """US-1211: the mission: how it is laid out, these cards of it, how it is lost."""
    speaker = Speaker(teller, card.words)
    parts = [
        teller.say("card-mission", n=card.number, level=card.difficulty, days=card.days, mode=card.recommended),
        card.briefing.get(teller.lang, ""),
        *layout(teller, card),
        teller.say("card-setup", text=speaker.clause(card.setup)) if card.setup else "",
        *[teller.say(f"text-mission-{perk}") for perk in card.perks],
        teller.say("text-mission-ahead") if card.ahead else "",
    ]
    placed = card.targets[: len(card.distances())]
    for number, then in card.reveal.items():
        name = tile_named(teller, int(number))
        message = "card-from-the-start" if int(number) in placed else "card-revealed"
        parts.append(teller.say(message, tile=name, text=speaker.clause(then)))
    known: list[Task] = []
    for i, it in enumerate(stages):
        parts += stage(speaker, it, i + 1, known)
        known += [t for t in it.tasks if t not in known]
    failures = [speaker.condition(cond) for cond in card.fail]
    return [*parts, teller.say("card-fails", conds="".join([teller.say("or-if", cond=c) for c in failures]))]


def layout(teller: "Localizer", card: Mission) -> list[str]:
    """US-1212: where the target tiles are."""
    names = [tile_named(teller, n) for n in card.targets]
    if missing := [n for n in card.targets if teller.name(f"tile/tile-{n}") is None]:
        raise MissingText(f"{teller.lang}: no tile-{missing[0]} among the tiles")
    if not names:
        return []
    if away := card.distances():
        placed = enumerate(zip(names, away, strict=False), 1)
        return [teller.say("card-placed", tile=name, n=n, nth=i) for i, (name, n) in placed]
    said = teller.listed([teller.say("the-tile", tile=name) for name in names])
    return [teller.say("card-mixed", tiles=said, count=len(names), top=card.top, mix=card.mix)] if card.mix else []


def stage(speaker: Speaker, it: Stage, number: int, known: Sequence[Task] = ()) -> list[str]:
    """US-1213, US-1214: what a mission card does at once, its objective, what it allows and repeats.

    Mission actions that were `known` from earlier cards are only named.
    """
    teller = speaker.teller
    parts = [teller.say("card-stage", n=number, cond=speaker.condition(it.objective))]
    if it.enter and it.enter == it.preparation:
        parts.append(teller.say("card-now-and-again", text=speaker.clause(it.enter)))
    else:
        parts += [teller.say("card-enter", text=speaker.clause(it.enter))] if it.enter else []
        parts += [teller.say("card-again", text=speaker.clause(it.preparation))] if it.preparation else []
    if it.deliver:
        goods = teller.listed([wish(teller, what, n) for what, n in it.deliver.items()])
        parts.append(teller.say("card-deliver", goods=goods, tile=tile_named(teller, it.deliver_to)))
    parts += [task(speaker, t) for t in it.tasks if t not in known]
    old = [teller.say("quoted", words=speaker.word(t.key)) for t in it.tasks if t in known]
    parts += [teller.say("card-still", names=teller.listed(old))] if old else []
    return [*parts, teller.say("card-done", text=speaker.clause(it.done)) if it.done else ""]


def stage_text(teller: "Localizer", card: Mission, nth: int) -> str:
    """The current card of a mission that has none in `mission-and-other`; nothing when the last one is done."""
    if nth >= len(card.stages):
        return ""
    return " ".join([sentence(part) for part in stage(Speaker(teller, card.words), card.stages[nth], nth + 1) if part])


def wish(teller: "Localizer", what: str, n: int) -> str:
    """US-955: goods in a number, or in one that grows with the crew."""
    return teller.say(f"wish-{n}", what=teller.noun(what)) if n in BY_CREW else amount(teller, what, n)


def task(speaker: Speaker, it: Task) -> str:
    """US-365: a mission action: price, place, condition, test, and what follows."""
    teller = speaker.teller
    notes = [teller.say("task-price", n=it.ap)]
    notes += [prices(teller, it.pay)] if it.pay else []
    notes += [teller.say("task-place", tile=tile_named(teller, it.tile))] if it.tile else []
    notes += [teller.say("task-if", cond=speaker.condition(it.when))] if it.when is not None else []
    said = [teller.say("task-test", attribute=teller.noun(it.test))] if it.test else []
    ends = (("on-success" if it.test else "row-text", it.then), ("on-failure", it.fail))
    said += [teller.say(message, text=speaker.clause(then)) for message, then in ends if then]
    return teller.say("card-task", name=speaker.word(it.key), notes=", ".join(notes), text="; ".join(said))
