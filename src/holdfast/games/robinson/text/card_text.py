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


def card_text(localizer: "Localizer", card: Card) -> str:
    """The text of a card, as sentences."""
    match card:
        case Event():
            parts = event(localizer, card)
        case Wreckage():
            one, two = rules(localizer, card.one), rules(localizer, card.two)
            parts = [label(localizer, "card-one", one), label(localizer, "card-two", two)]
        case Adventure():
            parts = [rules(localizer, card.effect, card), used(localizer, card.use), later(localizer, card)]
        case Mystery():
            parts = mystery(localizer, card)
        case Beast():
            parts = beast(localizer, card)
        case StartingItem():
            parts = [used(localizer, card.use), localizer.say("card-uses", n=card.uses)]
        case Invention():
            parts = invention(localizer, card)
        case Character():
            parts = character(localizer, card)
        case Scenario():
            parts = scenario(localizer, card)
        case Tile():
            parts = tile(localizer, card)
        case Discovery():
            parts = discovery(localizer, card)
        case _:
            parts = []
    return as_text(localizer, card, parts)


def card_at_table(localizer: "Localizer", card: Card) -> str:
    """The text that is read out after the log has named the card: an Event without its icon, and nothing for a sigil,
    whose meaning was logged."""
    match card:
        case Event():
            return as_text(localizer, card, event(localizer, card)[1:])
        case Discovery() if card.sigil:
            return ""
    return card_text(localizer, card)


def card_parts(localizer: "Localizer", card: Card) -> dict[str, str]:
    """What boards show apart: the halves of an Event, the goal and sigils of a Scenario, the skills of a Character."""
    match card:
        case Event():
            it = card.threat
            return {
                "now": sentence(rules(localizer, card.event) or localizer.say("card-none")),
                "name": it.name[localizer.lang],
                "needs": ", ".join(demands(localizer, it)),
                "gain": sentence(rules(localizer, it.then) or localizer.say("card-no-reward")),
                "later": rules(localizer, card.slide),
            }
        case Scenario():
            sigils = {
                letter: used(localizer, it.use) or rules(localizer, it.at_once) for letter, it in card.sigils.items()
            }
            return {
                "goal": sentence(card.goal[localizer.lang]),
                **{f"sigil-{letter}": it.name[localizer.lang] for letter, it in card.sigils.items()},
                **{f"sigil-{letter}-text": sentence(text) for letter, text in sigils.items()},
            }
        case Character():
            return {
                "sheet": as_text(localizer, card, character_sheet(localizer, card)),
                **{f"skill-{it.id}": it.name[localizer.lang] for it in card.skills},
                **{f"skill-{it.id}-text": sentence(skill(localizer, it)) for it in card.skills},
            }
        case _:
            return {}


def label(localizer: "Localizer", message: str, text: str, empty: str = "card-none", **args: Any) -> str:
    """A part of the card under its heading; one without effects says so."""
    return localizer.say(message, text=text or localizer.say(empty), **args)


def rules(localizer: "Localizer", effects: tuple[Any, ...], card: Adventure | None = None) -> str:
    """Effects as sentences; a choice in the card's own words if it has them."""
    said = []
    for effect in effects:
        own = card is not None and isinstance(effect, Decide) and all(c.key in card.choices for c in effect.choices)
        said.append(choices(localizer, effect, card) if own and card is not None else localizer.effect(effect))
    return " ".join(sentence(s) for s in said if s)


def choices(localizer: "Localizer", decide: Any, card: Adventure) -> str:
    branches = [
        label(localizer, "card-choice", localizer.clause(c.then), "nothing", words=card.choices[c.key][localizer.lang])
        for c in decide.choices
    ]
    return localizer.say("card-choose", choices="; ".join(branches))


def used(localizer: "Localizer", use: Use | Skill | None) -> str:
    """When it can be used, under which condition, and what it does."""
    if use is None:
        return ""
    at = localizer.listed([localizer.say(f"at-{moment}") for moment in use.at], "or")
    text = localizer.clause(use.then)
    if use.when is None:
        return localizer.say("card-use", at=at, text=text)
    return localizer.say("card-use-if", at=at, cond=localizer.condition(use.when), text=text)


def later(localizer: "Localizer", card: Adventure | Mystery) -> str:
    if not card.later:
        return ""
    return label(
        localizer, "card-later", rules(localizer, card.later, _choosing(card)), name=card.later_name[localizer.lang]
    )


def _choosing(card: Adventure | Mystery) -> Adventure | None:
    return card if isinstance(card, Adventure) else None


# --- kinds of cards ---------------------------------------------------------------------------------------------------------


def event(localizer: "Localizer", card: Event) -> list[str]:
    return [
        localizer.noun(f"icon-{card.icon}"),
        label(localizer, "card-event", rules(localizer, card.event)),
        threat(localizer, card.threat),
        label(localizer, "card-slide", rules(localizer, card.slide)),
    ]


def threat_text(localizer: "Localizer", card: Event) -> str:
    """An Event that has become a Threat: its Threat Action, and what strikes when it leaves."""
    return as_text(localizer, card, event(localizer, card)[2:])


def threat(localizer: "Localizer", it: Threat) -> str:
    name, reward = it.name[localizer.lang], rules(localizer, it.then)
    return label(localizer, "card-threat", reward, "card-no-reward", name=name, needs=", ".join(demands(localizer, it)))


def demands(localizer: "Localizer", it: Threat) -> list[str]:
    """What a Threat Action takes: pawns, Items, weapons, resources."""
    needs = [localizer.say("need-pawns", n=it.pawns, different="yes" if it.different else "no")]
    needs += [localizer.say("need-item", item=localizer.noun(item)) for item in it.items]
    if it.weapon:
        needs.append(localizer.say("need-weapon", n=it.weapon))
    if price := prices(localizer, it.pay):
        needs.append(price)
    return needs


def prices(localizer: "Localizer", pay: tuple[Price, ...]) -> str:
    """One way to pay, or several."""
    ways = [
        localizer.say("need-item", item=localizer.noun(p.item))
        if p.item
        else amounts(localizer, {"wood": p.wood, "fur": p.fur, "food": p.food})
        for p in pay
    ]
    return localizer.listed([way for way in ways if way], "or")


def mystery(localizer: "Localizer", card: Mystery) -> list[str]:
    parts = [localizer.noun(card.type)]
    if card.keep:
        parts.append(localizer.say("card-keep", n=card.uses))
    if card.pawn:
        parts.append(pawn_text(localizer, card.pawn))
    return [*parts, rules(localizer, card.effect), used(localizer, card.use), later(localizer, card)]


def pawn_text(localizer: "Localizer", colour: str) -> str:
    return localizer.say("card-pawn", colour=localizer.noun(colour), **{"colour-is": colour})


def beast(localizer: "Localizer", card: Beast) -> list[str]:
    numbers = localizer.say("card-beast", strength=card.strength, weapon=card.weapon)
    spoils = amounts(localizer, {"food": card.food, "fur": card.fur})
    return [numbers, localizer.say("card-spoils", spoils=spoils) if spoils else "", rules(localizer, card.extra)]


def invention(localizer: "Localizer", card: Invention) -> list[str]:
    kind = "scenario" if isinstance(card, ScenarioInvention) else card.type
    owner = localizer.name(f"character/{card.character}") if card.character else ""
    home = localizer.name(f"scenario/{card.scenario}") if isinstance(card, ScenarioInvention) else ""
    needs = [localizer.say("need-terrain", terrain=localizer.noun(card.terrain))] if card.terrain else []
    needs += [localizer.say("need-item", item=localizer.noun(item)) for item in card.items]
    if price := prices(localizer, card.cost):
        needs.append(price)
    parts = [
        localizer.say("card-invention", kind=kind, owner=owner or home or ""),
        localizer.say("card-needs", needs=", ".join(needs)) if needs else "",
        label(localizer, "card-gives", rules(localizer, card.gives)) if card.gives else "",
        pawn_text(localizer, card.pawn) if card.pawn else "",
        used(localizer, card.use),
        localizer.say("card-again") if isinstance(card, ScenarioInvention) and card.again else "",
    ]
    plain = not (card.gives or card.pawn or card.use or card_texts(localizer, card))
    return [*parts, localizer.say("card-item-only") if plain else ""]


def item_text(localizer: "Localizer", card: Invention) -> str:
    """What an Invention does once it is built, within a sentence; nothing if only other cards need it."""
    return "; ".join([part for part in (localizer.clause(card.gives), lasting_text(localizer, card)) if part])


def lasting_text(localizer: "Localizer", card: Invention) -> str:
    """What an Item does round after round."""
    sentences = (
        pawn_text(localizer, card.pawn) if card.pawn else "",
        used(localizer, card.use),
        card_texts(localizer, card),
    )
    return "; ".join([text[:1].lower() + text[1:] for text in sentences if text])


def character(localizer: "Localizer", card: Character) -> list[str]:
    return [*character_sheet(localizer, card), *[skill(localizer, it) for it in card.skills]]


def character_sheet(localizer: "Localizer", card: Character) -> list[str]:
    arrows = localizer.listed([str(a) for a in card.arrows])
    invented = localizer.noun(card.invention)
    return [
        localizer.say("card-life", life=card.life, arrows=arrows),
        localizer.say("card-own-invention", item=invented),
    ]


def skill(localizer: "Localizer", it: Skill) -> str:
    text = used(localizer, it) if it.then else localizer.say(f"text-skill-{it.id}")
    return localizer.say("card-skill", name=it.name[localizer.lang], cost=it.cost, text=text)


def scenario(localizer: "Localizer", card: Scenario) -> list[str]:
    parts = [
        localizer.say("card-scenario", number=card.number, rounds=card.rounds),
        localizer.say("card-goal", text=card.goal[localizer.lang]),
        localizer.say("card-weather", text=weather(localizer, card)),
        label(localizer, "card-book", rules(localizer, card.book)),
    ]
    if card.begins:
        parts.append(localizer.say("card-begins", text=rules(localizer, card.begins)))
    if card.explore_extra:
        parts.append(localizer.say("card-explore-extra", n=card.explore_extra))
    for item, until in card.locks.items():
        parts.append(
            localizer.say(
                "card-lock", item=localizer.noun(f"scenario-invention/{item}"), cond=localizer.condition(until)
            )
        )
    for i, effects in enumerate(card.totems, 1):
        parts.append(label(localizer, "card-totem", rules(localizer, effects), n=i))
    if card.more_totems:
        message = "card-more-totems" if card.totems else "card-totems"
        parts.append(label(localizer, message, rules(localizer, card.more_totems)))
    for letter, it in card.sigils.items():
        text = used(localizer, it.use) or rules(localizer, it.at_once)
        again = "yes" if it.again else "no"
        parts.append(
            localizer.say("card-sigil", letter=letter.upper(), name=it.name[localizer.lang], text=text, again=again)
        )
    return parts


def sigil_text(localizer: "Localizer", card: Scenario, letter: str) -> str:
    """RC-901: what a token with a sigil does in this Scenario, within a sentence."""
    it = card.sigils[letter]
    return used(localizer, it.use) or localizer.say("at-once", text=localizer.clause(it.at_once))


def weather(localizer: "Localizer", card: Scenario) -> str:
    """The dice by rounds, equal rounds together."""
    spans: list[tuple[int, int, tuple[str, ...]]] = []
    for n, dice in enumerate(card.weather, 1):
        if spans and spans[-1][2] == dice:
            spans[-1] = (spans[-1][0], n, dice)
        else:
            spans.append((n, n, dice))
    said = [
        localizer.say(
            "weather-rounds", first=a, last=b, one="yes" if a == b else "no", dice=dice_words(localizer, dice)
        )
        for a, b, dice in spans
        if dice
    ]
    return ", ".join(said) or localizer.say("weather-none")


def dice_words(localizer: "Localizer", dice: tuple[str, ...] | list[str]) -> str:
    return localizer.listed([localizer.noun(f"die-{die}") for die in dice])


def tile(localizer: "Localizer", card: Tile) -> list[str]:
    return [
        localizer.noun(card.terrain),
        ", ".join(localizer.noun(f"symbol-{symbol}") for symbol in card.symbols),
        localizer.noun("totem") if card.totem else "",
        localizer.noun("natural-shelter") if card.shelter else "",
        localizer.say("card-discoveries", n=card.discovery) if card.discovery else "",
    ]


def discovery(localizer: "Localizer", card: Discovery) -> list[str]:
    if card.sigil:
        return [localizer.say("card-is-sigil", letter=card.sigil.upper())]
    return [rules(localizer, card.at_once), used(localizer, card.use)]
