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


def card_text(localizer: "Localizer", card: Card) -> str:
    """What the card says, as sentences."""
    match card:
        case Character():
            parts = character(localizer, card)
        case Tile():
            parts = tile(localizer, card)
        case Enemy():
            parts = fighter(localizer, card.fighter)
        case Night():
            parts = [localizer.say("card-animal") if card.animal else "", effects(Speaker(localizer), card.then)]
        case Sun():
            parts = sun(localizer, card)
        case Event():
            parts = [effects(Speaker(localizer, card.choices), card.then)]
        case Gear():
            parts = gear(localizer, card)
        case Team():
            parts = team(localizer, card)
        case Other():
            parts = other(localizer, card)
        case Mission():
            parts = mission(localizer, card, card.stages)
        case _:
            parts = []
    return as_text(localizer, card, parts)


def card_at_table(localizer: "Localizer", card: Card) -> str:
    """US-1004: as it is read at a table: the later cards of a mission are turned up one by one; of a thing what it does."""
    if isinstance(card, Gear):
        return gear_does(localizer, card)
    if not isinstance(card, Mission):
        return card_text(localizer, card)
    return as_text(localizer, card, mission(localizer, card, card.stages[:1]))


def effects(speaker: Speaker, then: Sequence[object]) -> str:
    return speaker.text(then) or speaker.localizer.say("nothing")


# --- boards and tiles --------------------------------------------------------------------------------------------------


def character(localizer: "Localizer", card: Character) -> list[str]:
    """US-1102: values, dice, areas, abilities."""
    lang = localizer.lang
    values = [
        localizer.say("value", name=localizer.noun(name), dice=colours_of(localizer, getattr(card, name)))
        for name in ATTRIBUTES
    ]
    return [
        localizer.say("card-archetype", name=card.archetype[lang], expansion="yes" if card.expansion else "no"),
        localizer.say("card-body", hp=card.hp, water=card.water),
        localizer.say("card-values", values="; ".join(values)),
        localizer.say("card-areas", items=card.items, mixed=card.mixed, equipment=card.equipment),
        *[localizer.say("card-ability", name=a.name[lang], text=a.text[lang]) for a in card.abilities],
    ]


def tile(localizer: "Localizer", card: Tile) -> list[str]:
    """US-1111: what is printed on a map tile."""
    return [
        localizer.say("card-tile", n=card.number, mv=card.mv, kind=card.kind),
        localizer.say("card-store") if card.store else "",
        localizer.say("card-resources", goods=prices(localizer, card.resources)) if card.resources else "",
        localizer.say("card-spring", n=card.water) if card.water else "",
        localizer.say("card-symbols", n=card.enemies) if card.enemies else "",
        localizer.say("card-event") if card.event else "",
        localizer.say("card-box", attribute=localizer.noun(card.box)) if card.box else "",
        localizer.say("card-fields", n=card.fields),
        localizer.say("card-camp") if card.camp else "",
    ]


# --- enemies -----------------------------------------------------------------------------------------------------------


def fighter(localizer: "Localizer", it: Fighter) -> list[str]:
    """US-1121: kind, HP, dice by day and night, what it does, its loot by successes."""
    growth = "boss" if "boss" in it.perks else "captain" if "captain" in it.perks else "none"
    rows = Speaker(localizer).rows(it.loot)
    return [
        localizer.say("card-kind", kind=it.kind, sol="yes" if it.sol else "no"),
        localizer.say("card-hp", n=it.hp, growth=growth),
        attack(localizer, "card-melee", it.melee, it.melee_night),
        attack(localizer, "card-ranged", it.ranged, it.ranged_night),
        *[localizer.say(f"text-foe-{perk}") for perk in it.perks],
        *([localizer.say("card-loot"), *rows] if rows else []),
    ]


def attack(localizer: "Localizer", message: str, day: str, night: str) -> str:
    """US-520: light dice by day, dark ones at Night; no dice, no such attack."""
    if not day and not night:
        return ""
    when = "always" if day == night else "day" if not night else "night" if not day else "both"
    return localizer.say(message, day=colours_of(localizer, day), night=colours_of(localizer, night), when=when)


# --- weather -----------------------------------------------------------------------------------------------------------


def sun(localizer: "Localizer", card: Sun) -> list[str]:
    """US-1141, US-1142: keyword and effects of a phase."""
    parts = [
        localizer.say(f"card-{card.keyword}") if card.keyword else "",
        localizer.say("card-drink", n=card.drink, shade="yes" if card.shade else "no") if card.drink != 1 else "",
        localizer.say("card-rough", n=card.rough) if card.rough else "",
        localizer.say("card-haze") if card.haze else "",
        localizer.say("card-burn") if card.burn else "",
    ]
    return parts if any(parts) else [localizer.say("card-fair")]


# --- things ------------------------------------------------------------------------------------------------------------


def gear(localizer: "Localizer", card: Gear) -> list[str]:
    """US-1161, US-1171, US-1181: what it is, what it does, what it costs."""
    return [
        *use_of(localizer, card),
        localizer.say("card-recipe", goods=prices(localizer, card.recipe)) if card.recipe else "",
        localizer.say("card-price", n=card.price) if card.price else "",
        localizer.say("card-stars", n=card.stars) if card.stars else "",
    ]


def gear_does(localizer: "Localizer", card: Gear) -> str:
    """A thing for who must choose it now: its price is said beside it."""
    return as_text(localizer, card, use_of(localizer, card))


def use_of(localizer: "Localizer", card: Gear) -> list[str]:
    """US-343: what a thing is and what it does."""
    speaker = Speaker(localizer)
    if card.kind == "goods":
        return [localizer.say("card-goods", text=speaker.clause(card.then))]
    return [
        head(localizer, card),
        weapon(localizer, card),
        localizer.say("card-more-water", n=card.water) if card.water else "",
        localizer.say("card-more-mixed", n=card.mixed) if card.mixed else "",
        *[localizer.say(f"text-perk-{perk}") for perk in card.perks],
        use(speaker, card.use) if card.use is not None else "",
        counters(localizer, card),
        localizer.say("card-tap") if card.tap and card.use is not None else "",
    ]


def hero(localizer: "Localizer", id: str) -> str:
    """The one character who can use it (US-1183), as the name stands within a sentence."""
    return localizer.say(f"the-{id}") if localizer.has(f"the-{id}") else localizer.name(f"character/{id}") or id


def head(localizer: "Localizer", card: Gear) -> str:
    """Weapon, item or equipment, its marks, and whose it is."""
    thrown = any(perk in AREA for perk in card.perks)
    weapons = [mark for mark in card.marks if mark in ("melee", "ranged") and card.dice]
    kind = "thrown" if thrown else weapons[0] if weapons else card.kind
    if kind == "item" and card.hero:
        kind = "hero"
    marks = [localizer.say(f"mark-{mark}") for mark in card.marks if mark not in ("melee", "ranged")]
    if card.hero:
        marks += [localizer.say("mark-hero")] if kind != "hero" else []
        marks.append(localizer.say("mark-only", name=hero(localizer, card.hero)))
    return ", ".join([localizer.say("card-gear", kind=kind), *marks])


def weapon(localizer: "Localizer", card: Gear) -> str:
    """US-616, US-1165: dice besides those of the board, or of the throw alone."""
    if not card.dice:
        return ""
    thrown = any(perk in AREA for perk in card.perks)
    return localizer.say("card-dice", dice=some_dice(localizer, card.dice), thrown="yes" if thrown else "no")


def counters(localizer: "Localizer", card: Gear) -> str:
    """US-344, US-345: ammunition, or uses; a weapon that is found comes with what its dice bring (US-704)."""
    if not card.uses:
        return ""
    if card.ammo:
        found = "yes" if card.deck == "loot" else "no"
        return localizer.say("card-ammo", amount=amount(localizer, card.ammo, card.uses), found=found)
    return localizer.say("card-uses", n=card.uses)


def use(speaker: Speaker, it: Use) -> str:
    """US-343, US-1167: the price, when it is possible, and what follows."""
    teller, cond = speaker.localizer, it.when
    when = cond is not None and not evident(cond)
    text = speaker.clause(it.then)
    said = speaker.condition(cond) if cond is not None and when else ""
    return teller.say("card-use", ap=it.ap, text=text, cond=said, when="yes" if when else "no")


def evident(condition: AnyCondition) -> bool:
    if isinstance(condition, Either):
        return evident(condition.a) and evident(condition.b)
    return isinstance(condition, EVIDENT)


# --- roles, missions and others ------------------------------------------------------------------------------------------


def team(localizer: "Localizer", card: Team) -> list[str]:
    """US-1191, US-1192: the role, its abilities, its goal."""
    return [localizer.say(f"text-role-{card.role}"), localizer.say(f"text-goal-{card.goal}") if card.goal else ""]


def other(localizer: "Localizer", card: Other) -> list[str]:
    """US-1202 to US-1205: the card's own words; a trader's values stand beside them, a figure's among them."""
    own = card.text.get(localizer.lang, "")
    values = (
        fighter(localizer, card.fighter) if card.fighter is not None and not (own and card.kind == "figure") else []
    )
    return [own, *values]


def mission(localizer: "Localizer", card: Mission, stages: Sequence[Stage]) -> list[str]:
    """US-1211: the mission: how it is laid out, these cards of it, how it is lost."""
    speaker = Speaker(localizer, card.words)
    parts = [
        localizer.say("card-mission", n=card.number, level=card.difficulty, days=card.days, mode=card.recommended),
        card.briefing.get(localizer.lang, ""),
        *layout(localizer, card),
        localizer.say("card-setup", text=speaker.clause(card.setup)) if card.setup else "",
        *[localizer.say(f"text-mission-{perk}") for perk in card.perks],
        localizer.say("text-mission-ahead") if card.ahead else "",
    ]
    placed = card.targets[: len(card.distances())]
    for number, then in card.reveal.items():
        name = tile_named(localizer, int(number))
        message = "card-from-the-start" if int(number) in placed else "card-revealed"
        parts.append(localizer.say(message, tile=name, text=speaker.clause(then)))
    known: list[Task] = []
    for i, it in enumerate(stages):
        parts += stage(speaker, it, i + 1, known)
        known += [t for t in it.tasks if t not in known]
    failures = [speaker.condition(cond) for cond in card.fail]
    return [*parts, localizer.say("card-fails", conds="".join([localizer.say("or-if", cond=c) for c in failures]))]


def layout(localizer: "Localizer", card: Mission) -> list[str]:
    """US-1212: where the target tiles are."""
    names = [tile_named(localizer, n) for n in card.targets]
    if missing := [n for n in card.targets if localizer.name(f"tile/tile-{n}") is None]:
        raise MissingText(f"{localizer.lang}: no tile-{missing[0]} among the tiles")
    if not names:
        return []
    if away := card.distances():
        placed = enumerate(zip(names, away, strict=False), 1)
        return [localizer.say("card-placed", tile=name, n=n, nth=i) for i, (name, n) in placed]
    said = localizer.listed([localizer.say("the-tile", tile=name) for name in names])
    return [localizer.say("card-mixed", tiles=said, count=len(names), top=card.top, mix=card.mix)] if card.mix else []


def stage(speaker: Speaker, it: Stage, number: int, known: Sequence[Task] = ()) -> list[str]:
    """US-1213, US-1214: what a mission card does at once, its objective, what it allows and repeats.

    Mission actions that were `known` from earlier cards are only named.
    """
    teller = speaker.localizer
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


def stage_text(localizer: "Localizer", card: Mission, nth: int) -> str:
    """The current card of a mission that has none in `mission-and-other`; nothing when the last one is done."""
    if nth >= len(card.stages):
        return ""
    return " ".join(
        [sentence(part) for part in stage(Speaker(localizer, card.words), card.stages[nth], nth + 1) if part]
    )


def wish(localizer: "Localizer", what: str, n: int) -> str:
    """US-955: goods in a number, or in one that grows with the crew."""
    return localizer.say(f"wish-{n}", what=localizer.noun(what)) if n in BY_CREW else amount(localizer, what, n)


def task(speaker: Speaker, it: Task) -> str:
    """US-365: a mission action: price, place, condition, test, and what follows."""
    teller = speaker.localizer
    notes = [teller.say("task-price", n=it.ap)]
    notes += [prices(teller, it.pay)] if it.pay else []
    notes += [teller.say("task-place", tile=tile_named(teller, it.tile))] if it.tile else []
    notes += [teller.say("task-if", cond=speaker.condition(it.when))] if it.when is not None else []
    said = [teller.say("task-test", attribute=teller.noun(it.test))] if it.test else []
    ends = (("on-success" if it.test else "row-text", it.then), ("on-failure", it.fail))
    said += [teller.say(message, text=speaker.clause(then)) for message, then in ends if then]
    return teller.say("card-task", name=speaker.word(it.key), notes=", ".join(notes), text="; ".join(said))
