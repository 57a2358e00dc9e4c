"""The full rules text of every kind of card, pronounced from its data."""

from typing import TYPE_CHECKING, Any

from holdfast.core.cards.content import Card
from holdfast.core.text.card_text import as_text, card_texts
from holdfast.core.text.localizer import sentence
from holdfast.games.robinson.cards import (
    Adventure,
    Beast,
    Character,
    Discovery,
    Event,
    Invention,
    Mystery,
    Price,
    Scenario,
    ScenarioInvention,
    Skill,
    StartingItem,
    Threat,
    Tile,
    Use,
    Wreckage,
)
from holdfast.games.robinson.people.deciding import Decide
from holdfast.games.robinson.text.amounts import amounts

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def card_text(teller: "Localizer", card: Card) -> str:
    """What the card says, as sentences."""
    match card:
        case Event():
            parts = event(teller, card)
        case Wreckage():
            one, two = rules(teller, card.one), rules(teller, card.two)
            parts = [label(teller, "card-one", one), label(teller, "card-two", two)]
        case Adventure():
            parts = [rules(teller, card.effect, card), used(teller, card.use), later(teller, card)]
        case Mystery():
            parts = mystery(teller, card)
        case Beast():
            parts = beast(teller, card)
        case StartingItem():
            parts = [used(teller, card.use), teller.say("card-uses", n=card.uses)]
        case Invention():
            parts = invention(teller, card)
        case Character():
            parts = character(teller, card)
        case Scenario():
            parts = scenario(teller, card)
        case Tile():
            parts = tile(teller, card)
        case Discovery():
            parts = discovery(teller, card)
        case _:
            parts = []
    return as_text(teller, card, parts)


def card_at_table(teller: "Localizer", card: Card) -> str:
    """What is read out where the log has just named the card: an Event without the icon that stands there, and of a sigil
    nothing, as the Scenario's word for it was told."""
    match card:
        case Event():
            return as_text(teller, card, event(teller, card)[1:])
        case Discovery() if card.sigil:
            return ""
    return card_text(teller, card)


def card_parts(teller: "Localizer", card: Card) -> dict[str, str]:
    """What boards show apart: the halves of an Event, the goal and sigils of a Scenario, the skills of a Character."""
    match card:
        case Event():
            it = card.threat
            return {
                "now": sentence(rules(teller, card.event) or teller.say("card-none")),
                "name": it.name[teller.lang],
                "needs": ", ".join(demands(teller, it)),
                "gain": sentence(rules(teller, it.then) or teller.say("card-no-reward")),
                "later": rules(teller, card.slide),
            }
        case Scenario():
            sigils = {letter: used(teller, it.use) or rules(teller, it.at_once) for letter, it in card.sigils.items()}
            return {
                "goal": sentence(card.goal[teller.lang]),
                **{f"sigil-{letter}": it.name[teller.lang] for letter, it in card.sigils.items()},
                **{f"sigil-{letter}-text": sentence(text) for letter, text in sigils.items()},
            }
        case Character():
            return {
                "sheet": as_text(teller, card, character_sheet(teller, card)),
                **{f"skill-{it.id}": it.name[teller.lang] for it in card.skills},
                **{f"skill-{it.id}-text": sentence(skill(teller, it)) for it in card.skills},
            }
        case _:
            return {}


def label(teller: "Localizer", message: str, text: str, empty: str = "card-none", **args: Any) -> str:
    """A part of the card under its heading; one without effects says so."""
    return teller.say(message, text=text or teller.say(empty), **args)


def rules(teller: "Localizer", effects: tuple[Any, ...], card: Adventure | None = None) -> str:
    """Effects as sentences; a choice in the card's own words where it has them."""
    said = []
    for effect in effects:
        own = card is not None and isinstance(effect, Decide) and all(c.key in card.choices for c in effect.choices)
        said.append(choices(teller, effect, card) if own and card is not None else teller.effect(effect))
    return " ".join(sentence(s) for s in said if s)


def choices(teller: "Localizer", decide: Any, card: Adventure) -> str:
    branches = [
        label(teller, "card-choice", teller.clause(c.then), "nothing", words=card.choices[c.key][teller.lang])
        for c in decide.choices
    ]
    return teller.say("card-choose", choices="; ".join(branches))


def used(teller: "Localizer", use: Use | Skill | None) -> str:
    """When it can be used, under which condition, and what it does."""
    if use is None:
        return ""
    at = teller.listed([teller.say(f"at-{moment}") for moment in use.at], "or")
    text = teller.clause(use.then)
    if use.when is None:
        return teller.say("card-use", at=at, text=text)
    return teller.say("card-use-if", at=at, cond=teller.condition(use.when), text=text)


def later(teller: "Localizer", card: Adventure | Mystery) -> str:
    if not card.later:
        return ""
    return label(teller, "card-later", rules(teller, card.later, _choosing(card)), name=card.later_name[teller.lang])


def _choosing(card: Adventure | Mystery) -> Adventure | None:
    return card if isinstance(card, Adventure) else None


# --- kinds of cards ---------------------------------------------------------------------------------------------------------


def event(teller: "Localizer", card: Event) -> list[str]:
    return [
        teller.noun(f"icon-{card.icon}"),
        label(teller, "card-event", rules(teller, card.event)),
        threat(teller, card.threat),
        label(teller, "card-slide", rules(teller, card.slide)),
    ]


def threat_text(teller: "Localizer", card: Event) -> str:
    """An Event that has become a Threat: its Threat Action, and what strikes when it leaves."""
    return as_text(teller, card, event(teller, card)[2:])


def threat(teller: "Localizer", it: Threat) -> str:
    name, reward = it.name[teller.lang], rules(teller, it.then)
    return label(teller, "card-threat", reward, "card-no-reward", name=name, needs=", ".join(demands(teller, it)))


def demands(teller: "Localizer", it: Threat) -> list[str]:
    """What a Threat Action takes: pawns, Items, weapons, resources."""
    needs = [teller.say("need-pawns", n=it.pawns, different="yes" if it.different else "no")]
    needs += [teller.say("need-item", item=teller.noun(item)) for item in it.items]
    if it.weapon:
        needs.append(teller.say("need-weapon", n=it.weapon))
    if price := prices(teller, it.pay):
        needs.append(price)
    return needs


def prices(teller: "Localizer", pay: tuple[Price, ...]) -> str:
    """One way to pay, or several."""
    ways = [
        teller.say("need-item", item=teller.noun(p.item))
        if p.item
        else amounts(teller, {"wood": p.wood, "fur": p.fur, "food": p.food})
        for p in pay
    ]
    return teller.listed([way for way in ways if way], "or")


def mystery(teller: "Localizer", card: Mystery) -> list[str]:
    parts = [teller.noun(card.type)]
    if card.keep:
        parts.append(teller.say("card-keep", n=card.uses))
    if card.pawn:
        parts.append(pawn_text(teller, card.pawn))
    return [*parts, rules(teller, card.effect), used(teller, card.use), later(teller, card)]


def pawn_text(teller: "Localizer", colour: str) -> str:
    return teller.say("card-pawn", colour=teller.noun(colour), **{"colour-is": colour})


def beast(teller: "Localizer", card: Beast) -> list[str]:
    numbers = teller.say("card-beast", strength=card.strength, weapon=card.weapon)
    spoils = amounts(teller, {"food": card.food, "fur": card.fur})
    return [numbers, teller.say("card-spoils", spoils=spoils) if spoils else "", rules(teller, card.extra)]


def invention(teller: "Localizer", card: Invention) -> list[str]:
    kind = "scenario" if isinstance(card, ScenarioInvention) else card.type
    owner = teller.name(f"character/{card.character}") if card.character else ""
    home = teller.name(f"scenario/{card.scenario}") if isinstance(card, ScenarioInvention) else ""
    needs = [teller.say("need-terrain", terrain=teller.noun(card.terrain))] if card.terrain else []
    needs += [teller.say("need-item", item=teller.noun(item)) for item in card.items]
    if price := prices(teller, card.cost):
        needs.append(price)
    parts = [
        teller.say("card-invention", kind=kind, owner=owner or home or ""),
        teller.say("card-needs", needs=", ".join(needs)) if needs else "",
        label(teller, "card-gives", rules(teller, card.gives)) if card.gives else "",
        pawn_text(teller, card.pawn) if card.pawn else "",
        used(teller, card.use),
        teller.say("card-again") if isinstance(card, ScenarioInvention) and card.again else "",
    ]
    plain = not (card.gives or card.pawn or card.use or card_texts(teller, card))
    return [*parts, teller.say("card-item-only") if plain else ""]


def item_text(teller: "Localizer", card: Invention) -> str:
    """What an Invention does once it is built, within a sentence; nothing where other cards alone ask for it."""
    return "; ".join([part for part in (teller.clause(card.gives), lasting_text(teller, card)) if part])


def lasting_text(teller: "Localizer", card: Invention) -> str:
    """What an Item does round after round."""
    sentences = (pawn_text(teller, card.pawn) if card.pawn else "", used(teller, card.use), card_texts(teller, card))
    return "; ".join([text[:1].lower() + text[1:] for text in sentences if text])


def character(teller: "Localizer", card: Character) -> list[str]:
    return [*character_sheet(teller, card), *[skill(teller, it) for it in card.skills]]


def character_sheet(teller: "Localizer", card: Character) -> list[str]:
    arrows = teller.listed([str(a) for a in card.arrows])
    invented = teller.noun(card.invention)
    return [
        teller.say("card-life", life=card.life, arrows=arrows),
        teller.say("card-own-invention", item=invented),
    ]


def skill(teller: "Localizer", it: Skill) -> str:
    text = used(teller, it) if it.then else teller.say(f"text-skill-{it.id}")
    return teller.say("card-skill", name=it.name[teller.lang], cost=it.cost, text=text)


def scenario(teller: "Localizer", card: Scenario) -> list[str]:
    parts = [
        teller.say("card-scenario", number=card.number, rounds=card.rounds),
        teller.say("card-goal", text=card.goal[teller.lang]),
        teller.say("card-weather", text=weather(teller, card)),
        label(teller, "card-book", rules(teller, card.book)),
    ]
    if card.begins:
        parts.append(teller.say("card-begins", text=rules(teller, card.begins)))
    if card.explore_extra:
        parts.append(teller.say("card-explore-extra", n=card.explore_extra))
    for item, until in card.locks.items():
        parts.append(
            teller.say("card-lock", item=teller.noun(f"scenario-invention/{item}"), cond=teller.condition(until))
        )
    for i, effects in enumerate(card.totems, 1):
        parts.append(label(teller, "card-totem", rules(teller, effects), n=i))
    if card.more_totems:
        message = "card-more-totems" if card.totems else "card-totems"
        parts.append(label(teller, message, rules(teller, card.more_totems)))
    for letter, it in card.sigils.items():
        text = used(teller, it.use) or rules(teller, it.at_once)
        again = "yes" if it.again else "no"
        parts.append(teller.say("card-sigil", letter=letter.upper(), name=it.name[teller.lang], text=text, again=again))
    return parts


def sigil_text(teller: "Localizer", card: Scenario, letter: str) -> str:
    """RC-901: what a token with a sigil does in this Scenario, within a sentence."""
    it = card.sigils[letter]
    return used(teller, it.use) or teller.say("at-once", text=teller.clause(it.at_once))


def weather(teller: "Localizer", card: Scenario) -> str:
    """The dice by rounds, equal rounds together."""
    spans: list[tuple[int, int, tuple[str, ...]]] = []
    for n, dice in enumerate(card.weather, 1):
        if spans and spans[-1][2] == dice:
            spans[-1] = (spans[-1][0], n, dice)
        else:
            spans.append((n, n, dice))
    said = [
        teller.say("weather-rounds", first=a, last=b, one="yes" if a == b else "no", dice=dice_words(teller, dice))
        for a, b, dice in spans
        if dice
    ]
    return ", ".join(said) or teller.say("weather-none")


def dice_words(teller: "Localizer", dice: tuple[str, ...] | list[str]) -> str:
    return teller.listed([teller.noun(f"die-{die}") for die in dice])


def tile(teller: "Localizer", card: Tile) -> list[str]:
    return [
        teller.noun(card.terrain),
        ", ".join(teller.noun(f"symbol-{symbol}") for symbol in card.symbols),
        teller.noun("totem") if card.totem else "",
        teller.noun("natural-shelter") if card.shelter else "",
        teller.say("card-discoveries", n=card.discovery) if card.discovery else "",
    ]


def discovery(teller: "Localizer", card: Discovery) -> list[str]:
    if card.sigil:
        return [teller.say("card-is-sigil", letter=card.sigil.upper())]
    return [rules(teller, card.at_once), used(teller, card.use)]
