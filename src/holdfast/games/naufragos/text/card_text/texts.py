"""The full rules text of every kind of card, pronounced from its data."""

from itertools import groupby
from typing import TYPE_CHECKING, Any

from holdfast.core.cards.content import Card
from holdfast.core.text.card_text import as_text
from holdfast.core.text.localizer import sentence
from holdfast.games.naufragos.camp.camp_board import Solved
from holdfast.games.naufragos.cards import (
    Belonging,
    CampAction,
    Character,
    EveryTurn,
    Happening,
    IslandCard,
    Modify,
    OwnRules,
    Piece,
    Plot,
    Trip,
)
from holdfast.games.naufragos.dice.rolls import RollTable
from holdfast.games.naufragos.plot.today import Cost
from holdfast.games.naufragos.text.card_text.effects import Speaker, back_of

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def card_text(localizer: "Localizer", card: Card) -> str:
    """What the card says, as sentences."""
    match card:
        case Character():
            parts = character(localizer, card)
        case Piece():
            parts = piece(localizer, card)
        case OwnRules():
            parts = own_rules(localizer, card)
        case IslandCard():
            parts = island(localizer, card)
        case _:
            parts = []
    return as_text(localizer, card, parts)


def own_rules(localizer: "Localizer", card: OwnRules) -> list[str]:
    """NA-797: on which rules they are based, and each thing that differs."""
    said = {name: getattr(card, name) for name in OwnRules.__annotations__ if name != "based_on"}
    differs = [difference(localizer, name, value) for name, value in said.items() if value is not None]
    return [localizer.say("rules-based-on", base=str(card.based_on)), *differs]


def difference(localizer: "Localizer", name: str, value: bool | int | tuple[int, ...]) -> str:
    """One number or switch, in words; values for one to four players in a row."""
    message = f"rules-{name.replace('_', '-')}"
    match value:
        case bool():
            return localizer.say(message, on="yes" if value else "no")
        case int():
            return localizer.say(message, n=value)
    return localizer.say(message, numbers=" / ".join(map(str, value)))


def card_parts(localizer: "Localizer", card: Card) -> dict[str, str]:
    """What boards show apart: the name and the ability of a castaway, the story of an event, an action of the camp
    in so few words that they fit on it."""
    match card:
        case Character():
            return {
                "called": card.name[localizer.lang].split()[0],
                "role": card.ability_name[localizer.lang],
                "can": sentence(localizer.say(f"text-ability-{card.ability}")).rstrip("."),
            }
        case IslandCard(event=Happening() as it):
            return {
                "text": " ".join([sentence(part) for part in story(Speaker(localizer, card.choices), it, card) if part])
            }
        case IslandCard(camp=CampAction() as it):
            return {"brief": brief(Speaker(localizer, card.choices), it)}
        case _:
            return {}


def brief(speaker: Speaker, it: CampAction) -> str:
    """Of a red card the trouble; of another the first thing that it does, a table of results not cut."""
    if it.red:
        return " ".join([sentence(part) for part in harm(speaker, it)]).rstrip(".")
    for run, me in speaker.told_of(it.then, "me"):
        said = speaker.spread(run[0], me) if len(run) == 1 else [speaker.together(run, me)]
        whole = said if isinstance(run[0], RollTable) else said[:1]
        return " ".join([sentence(part.partition(";")[0]) for part in whole]).rstrip(".")
    return ""


def island(localizer: "Localizer", card: IslandCard) -> list[str]:
    """NA-901 to NA-907: each part that a card has, under a heading where there is more than one."""
    speaker = Speaker(localizer, card.choices)
    parts = [localizer.say("card-plot", n=card.number, on=card.on)] if isinstance(card, Plot) and card.number else []
    if card.event is not None:
        return [*parts, *event(speaker, card.event, card)]
    if card.trip is not None:
        parts += trip(speaker, card.trip, becomes_camp=card.camp is not None)
        if card.camp is None:
            parts.append(adds(localizer, card, anyway=speaker.branching(card.trip.then[-1:])))
    if card.camp is not None:
        parts += camp(speaker, card.camp)
        parts.append(adds(localizer, card, arriving=True))
    if card.item is not None:
        own = item(speaker, card.item)
        parts += own if card.trip is None else [localizer.say("card-as-item", text=small(" ".join(map(sentence, own))))]
        if card.trip is None:
            parts.append(adds(localizer, card))
    return parts


def adds(localizer: "Localizer", card: IslandCard, anyway: bool = False, arriving: bool = False) -> str:
    """NA-807, NA-918, NA-923: the plot numbers a card brings into play, each with the deck of its back."""
    when = "arriving" if arriving else "anyway" if anyway else "now"
    said = []
    for back, numbers in groupby(card.adds, key=lambda n: back_of(localizer, n)):
        listed = [str(n) for n in numbers]
        said.append(localizer.say("adds", numbers=localizer.listed(listed), n=len(listed), **{"deck-is": back}))
    return localizer.say("card-adds", cards=localizer.listed(said), when=when) if said else ""


# --- parts of a card --------------------------------------------------------------------------------------------------------


def trip(speaker: Speaker, it: Trip, becomes_camp: bool) -> list[str]:
    """NA-901: icons and effect; a white card goes to the camp board (NA-958)."""
    teller = speaker.localizer
    icons = [teller.say("icon-foot", once="yes" if it.foot_once else "no")] if it.foot else []
    icons += [teller.say("icon-map", n=it.map)] if it.map else []
    icons += [teller.say("icon-diary")] if it.diary else []
    said = teller.say("card-icons", icons=", ".join(icons)) if icons else ""
    return [said, speaker.text(it.then), teller.say("card-becomes-camp") if becomes_camp else ""]


def event(speaker: Speaker, it: Happening, card: IslandCard) -> list[str]:
    """NA-903: weather, wreckage number, text, what stays in play, additions, rescue strips, the "C"."""
    teller = speaker.localizer
    parts = [teller.say("card-weather", weather=it.weather)] if it.weather else []
    parts += [teller.say("card-wreck", n=it.wreck)] if it.wreck else []
    parts += story(speaker, it, card)
    strips = [teller.listed([teller.noun(icon) for icon in strip]) for strip in it.rescue]
    parts += [teller.say("card-rescue", ways=f"; {teller.say('or-else')} ".join(strips))] if strips else []
    return [*parts, teller.say("card-c") if it.c else ""]


def story(speaker: Speaker, it: Happening, card: IslandCard) -> list[str]:
    """What an event does, without what the table shows by signs: its weather, its number, what a ship would have to see."""
    teller = speaker.localizer
    parts = [speaker.text(it.then, "starter")]
    if it.standing is not None:
        parts += [teller.say("card-stays"), standing(speaker, it.standing)]
    if it.until is not None:
        parts.append(teller.say("card-until", cond=teller.condition(it.until)))
    return [*parts, adds(teller, card, anyway=speaker.branching(it.then[-1:]))]


def camp(speaker: Speaker, it: CampAction) -> list[str]:
    """NA-905, NA-511, NA-925: the action with its cost and conditions; or the harm of a red card and how to end it."""
    teller = speaker.localizer
    if it.red:
        ways = speaker.branches(it.solve, "me")
        solved = teller.say("card-solved") if any(solves(c.then) for c in it.solve) else ""
        return [teller.say("card-red"), *harm(speaker, it), teller.say("card-solve"), *ways, solved]
    notes = [teller.say("camp-calm")] if it.calm or it.fishing else []
    notes += [teller.say("camp-if", cond=teller.condition(it.when))] if it.when is not None else []
    head = teller.say("card-camp", n=it.cost, notes="".join(f", {note}" for note in notes))
    wood = teller.say("card-wood", n=it.wood) if it.wood else ""
    return [wood, f"{head} {small(speaker.text(it.then))}"]


def in_the_camp(localizer: "Localizer", card: IslandCard) -> str:
    """What a card does that lies in the camp, without its price; a red one also how it is solved."""
    if card.camp is None:
        return ""
    speaker = Speaker(localizer, card.choices)
    texts = camp(speaker, card.camp) if card.camp.red else [speaker.text(card.camp.then)]
    return " ".join([sentence(text) for text in texts if text])


def harm(speaker: Speaker, it: CampAction) -> list[str]:
    """NA-511: what a red card does until it is solved."""
    often = [standing(speaker, it.standing)] if it.standing is not None else []
    return [*often, *[speaker.localizer.say(f"text-flag-{flag}") for flag in it.flags]]


def standing(speaker: Speaker, it: EveryTurn) -> str:
    """What happens again each turn, and when."""
    teller = speaker.localizer
    dearer = [effect for effect in it.then if isinstance(effect, Cost)]
    if len(dearer) == len(it.then) and len({effect.n for effect in dearer}) == 1:
        actions = teller.listed([teller.say(f"act-{effect.action}") for effect in dearer])
        return teller.say("card-dearer", actions=actions, count=len(dearer), n=dearer[0].n)
    return teller.say("card-standing", at=it.at, text=small(speaker.text(it.then, "starter")))


def item(speaker: Speaker, it: Belonging) -> list[str]:
    """NA-904, NA-950: what an item counts for, and what it does."""
    teller = speaker.localizer
    parts = [teller.say("card-value", n=it.story)] if it.story else []
    if it.strength:
        strength = teller.say("card-strength", n=it.strength)
        when = it.strength_when
        parts.append(teller.say("if-behind", text=strength, cond=teller.condition(when)) if when else strength)
    parts += [teller.say("card-signal", icon=teller.noun(it.signal))] if it.signal else []
    parts += [modifier(teller, m) for m in it.modify]
    parts += [teller.say(f"text-perk-{perk}") for perk in it.perks]
    if it.at_once:
        parts.append(teller.say("card-at-once", text=speaker.clause(it.at_once)))
    if it.use is not None:
        cond = it.use.when
        text = speaker.clause(it.use.then)
        parts.append(
            teller.say("card-use", text=text, cond=teller.condition(cond) if cond else "", when="yes" if cond else "no")
        )
    return parts


def modifier(localizer: "Localizer", it: Modify) -> str:
    sign = "minus" if it.n < 0 else "plus"
    text = localizer.say("card-modify", roll=it.roll, of=it.of, n=abs(it.n), sign=sign)
    return localizer.say("if-behind", text=text, cond=localizer.condition(it.when)) if it.when is not None else text


def solves(effects: tuple[Any, ...]) -> bool:
    """Does a way to solve a red card end with its token (NA-925)?"""
    inner = [e for effect in effects for name in ("then", "win") for e in getattr(effect, name, ())]
    return any(isinstance(effect, Solved) for effect in (*effects, *inner))


def small(text: str) -> str:
    """As it stands after a colon."""
    return text[:1].lower() + text[1:]


# --- castaways and tiles ----------------------------------------------------------------------------------------------------


def character(localizer: "Localizer", card: Character) -> list[str]:
    """NA-906: scale and ability."""
    text = localizer.say(f"text-ability-{card.ability}")
    return [
        localizer.say("card-ability", name=card.ability_name[localizer.lang], text=text),
        localizer.say("card-scale", n=card.scale),
    ]


def piece(localizer: "Localizer", card: Piece) -> list[str]:
    """NA-021 to NA-024: what is printed on a token or tile."""
    return [localizer.say(f"card-piece-{card.kind or card.deck}", n=card.value)]
