"""The full rules text of every kind of card, pronounced from its data.

A card speaks to its reader (`me`, or `active` once others were named), of somebody it has just named (`that`: *each
explorer rolls 1 die*), or, on events, of the starting player, who is the one an event means (NA-223).
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from holdfast.core.cards.content import Card
from holdfast.core.cards.mistakes import did_you_mean
from holdfast.core.engine.effect import AnyEffect, Frozen, replace
from holdfast.core.engine.effects import If
from holdfast.core.words import speech
from holdfast.core.words.speech import as_text
from holdfast.core.words.teller import MissingText, sentence
from holdfast.games.naufragos.camp.camp_board import Solved
from holdfast.games.naufragos.camp.store import Food, Wood
from holdfast.games.naufragos.cards import (
    Belonging,
    CampAction,
    Character,
    Choice,
    EveryTurn,
    Happening,
    IslandCard,
    Modify,
    Piece,
    Plot,
    Price,
    Trip,
)
from holdfast.games.naufragos.castaways.diary import LoseStory, Story
from holdfast.games.naufragos.castaways.health import Energy, Heal, HealTrauma, IfWounded, Trauma, Wound
from holdfast.games.naufragos.castaways.losses import DiscardItem
from holdfast.games.naufragos.conditions import Has
from holdfast.games.naufragos.dice.disputes import Dispute
from holdfast.games.naufragos.dice.rolls import RollTable
from holdfast.games.naufragos.dice.strength import Fight
from holdfast.games.naufragos.exploration.track import Advance
from holdfast.games.naufragos.plot.decisions import Decide, Each, Pick, PickBy
from holdfast.games.naufragos.plot.plot_cards import Add
from holdfast.games.naufragos.plot.prices import MustPay, Pay
from holdfast.games.naufragos.plot.quarrels import TREASURE, Covetous
from holdfast.games.naufragos.plot.today import Block, Cost

if TYPE_CHECKING:
    from holdfast.core.words.teller import Teller

ON_CASTAWAYS = (Energy, Wound, Heal, Trauma, HealTrauma, Story, LoseStory, Advance)
"""Effects that name castaways and do one thing to them."""
NAMES_SOMEBODY = (Each, Pick, PickBy, Dispute)
"""What follows happens to somebody they name."""


def speak(teller: "Teller", effect: Any) -> str:
    """An effect within a sentence, said to the one it happens to."""
    return Speaker(teller).phrase(effect)


class Speaker(speech.Speaker):
    """Pronounces the effects of one card."""

    choice = Choice

    # --- within a sentence ---------------------------------------------------------------------------------------------

    def clause(self, effects: Sequence[Any], me: str = "me") -> str:
        """Several effects within one sentence; a condition that ends before the next effect stands behind its own."""
        said, last = [], effects[-1] if effects else None
        for run, whom in self.told_of(effects, me):
            effect = run[0]
            if isinstance(effect, If) and not effect.otherwise and effect is not last:
                said.append(self.teller.say("if-after", **self.arguments(effect, whom)))
            else:
                said.append(self.together(run, whom))
        return "; ".join(said)

    def told_of(self, effects: Sequence[Any], me: str) -> list[tuple[list[Any], str]]:
        """Effects in runs, each with whom it calls `me`: once others are named, the reader is named too."""
        out = []
        for run in runs(effects, me):
            out.append((run, me))
            if me == "me" and (isinstance(run[0], NAMES_SOMEBODY) or subject(run[0], me)):
                me = "active"
        return out

    def together(self, run: Sequence[Any], me: str) -> str:
        """Effects on the same castaways: whom they mean is said once."""
        first, *rest = run
        more = [self.phrase(replace(effect, who="me"), "that") for effect in rest]
        return self.teller.listed([self.phrase(first, me), *more])

    def more(self, effect: Any, me: str) -> dict[str, Any]:
        teller = self.teller
        match effect:
            case Decide():
                return {"by-is": me if effect.by == "me" else effect.by}
            case RollTable():
                return {"rows": "; ".join(self.rows(effect, self.told(effect, me)))}
            case MustPay(pay=price):
                return {"price": prices(teller, price), "from-store": self.clause(from_store(price)) or "none"}
            case Pay(price=price):
                return {"price": prices(teller, price)}
            case Add():
                return {"deck-is": back_of(teller, effect.n)}
            case Block(action=action) | Cost(action=action) if teller.has(f"act-{action}"):
                return {"action": teller.say(f"act-{action}")}
            case Covetous():
                return {"treasure": teller.name(f"plot/{TREASURE}") or TREASURE}
        return {}

    def rows(self, table: RollTable, me: str) -> list[str]:
        """The results of a die, each with what it brings."""
        said = [(row.replace("-", "–"), self.clause(then, me)) for row, then in table.rows.items()]
        return [self.teller.say("row", at=at, text=text) for at, text in said]

    def way(self, choice: Choice, me: str) -> str:
        pay = (Pay(choice.pay),) if choice.pay is not None else ()
        return self.clause((*pay, *choice.then), me)

    def told(self, effect: AnyEffect, me: str) -> str:
        """Somebody who was named is not named again."""
        if isinstance(effect, NAMES_SOMEBODY) or (isinstance(effect, Decide) and effect.by == "starter"):
            return "that"
        if isinstance(effect, Fight) and effect.who != "me" and me == "me":
            return "active"
        personal = isinstance(effect, RollTable | MustPay) or (isinstance(effect, Decide) and effect.by == "me")
        return "that" if personal and me != "me" else me

    # --- as sentences --------------------------------------------------------------------------------------------------

    def text(self, effects: Sequence[Any], me: str = "me") -> str:
        """Effects as sentences."""
        runs = self.told_of(effects, me)
        return self.sentences([self.spread(run[0], m) if len(run) == 1 else [self.together(run, m)] for run, m in runs])

    def spread(self, effect: Any, me: str) -> list[str]:
        teller, after = self.teller, self.told(effect, me)
        match effect:
            case Decide():
                return [teller.say("decides", **self.arguments(effect, me)), *self.branches(effect.choices, after)]
            case RollTable():
                return [teller.say("rolls", **self.arguments(effect, me)), *self.rows(effect, after)]
            case Fight():
                return [teller.say("fights", **self.arguments(effect, me)), *self.outcomes(effect, after)]
            case Each(then=(one,)):
                opening, *rest = self.spread(one, after)
                return [teller.say("fx-each", **self.arguments(effect, me) | {"then-clause": opening}), *rest]
            case If(then=(one,), otherwise=()):
                opening, *rest = self.spread(one, after)
                return [teller.say("if-first", **self.arguments(effect, me) | {"then-clause": opening}), *rest]
            case If():
                first = teller.say("if-first", **self.arguments(effect, me))
                return [first, teller.say("otherwise", text=self.clause(effect.otherwise, after))]
            case MustPay():
                otherwise = teller.say("if-impossible", text=self.clause(effect.otherwise, after))
                return [teller.say("must-pays", **self.arguments(effect, me)), otherwise]
            case IfWounded(first=(one,)):
                return [*self.spread(one, me), teller.say("if-anybody-wounded", text=self.clause(effect.then, after))]
        return [self.phrase(effect, me)]

    def branching(self, effects: Sequence[Any]) -> bool:
        """Do these effects end in results or branches, so that what comes after must say whom it concerns?"""
        return any(len(self.spread(effect, "me")) > 1 for effect in effects)

    def outcomes(self, fight: Fight, me: str) -> list[str]:
        ends = (("on-win", fight.win), ("on-lose", fight.lose))
        return [self.teller.say(message, text=self.clause(then, me)) for message, then in ends if then]


def runs(effects: Sequence[Any], me: str) -> list[list[Any]]:
    """Effects one after the other, those on the same castaways together."""
    out: list[list[Any]] = []
    for effect in effects:
        name = subject(effect, me)
        if name and out and subject(out[-1][-1], me) == name:
            out[-1].append(effect)
        else:
            out.append([effect])
    return out


def subject(effect: Any, me: str) -> str:
    """Whom a plain effect names; nothing where it names nobody, or protects some of them."""
    if not isinstance(effect, ON_CASTAWAYS) or (isinstance(effect, Energy) and effect.unless):
        return ""
    whom = me if effect.who == "me" else effect.who
    return "" if whom in ("me", "that") else whom


def prices(teller: "Teller", price: Price) -> str:
    """A cost in words (NA-926)."""
    parts = [(part, n) for part in Price.__struct_fields__ if (n := getattr(price, part))]
    return teller.listed([teller.say(f"price-{part.replace('_', '-')}", n=n) for part, n in parts])


def from_store(price: Price) -> tuple[AnyEffect, ...]:
    """A cost that only the store pays, as what is removed from it."""
    if price.energy or price.food or price.own_food:
        return ()
    wood: tuple[AnyEffect, ...] = (Wood(-price.wood),) if price.wood else ()
    return (*wood, Food(-price.store_food)) if price.store_food else wood


def back_of(teller: "Teller", number: int) -> str:
    """The deck of a plot card, which its back shows to all; its face stays hidden (NA-808)."""
    card = teller.card(f"plot/plot-{number}")
    return card.on if isinstance(card, Plot) else "none"


# --- cards ----------------------------------------------------------------------------------------------------------------


def card_text(teller: "Teller", card: Card) -> str:
    """What the card says, as sentences."""
    match card:
        case Character():
            parts = character(teller, card)
        case Piece():
            parts = piece(teller, card)
        case IslandCard():
            for id in named_items(card):
                known_item(teller, id)
            parts = island(teller, card)
        case _:
            parts = []
    return as_text(teller, card, parts)


def card_parts(teller: "Teller", card: Card) -> dict[str, str]:
    """What boards show apart: whom a castaway is called and what he can do, the story of an event, an action of the camp
    in so few words that they fit on it."""
    match card:
        case Character():
            return {
                "called": card.name[teller.lang].split()[0],
                "role": card.ability_name[teller.lang],
                "can": sentence(teller.say(f"text-ability-{card.ability}")).rstrip("."),
            }
        case IslandCard(event=Happening() as it):
            return {
                "text": " ".join([sentence(part) for part in story(Speaker(teller, card.choices), it, card) if part])
            }
        case IslandCard(camp=CampAction() as it):
            return {"brief": brief(Speaker(teller, card.choices), it)}
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


def named_items(part: Any) -> Iterator[str]:
    """The items that a card, or a part of one, asks for by their ids."""
    match part:
        case DiscardItem(item=id) | Has(item=id) if id:
            yield id
        case tuple():
            for one in part:
                yield from named_items(one)
        case dict():
            yield from named_items(tuple(part.values()))
        case Frozen():
            yield from named_items(tuple([getattr(part, name) for name in part.__struct_fields__]))


def known_item(teller: "Teller", id: str) -> None:
    """What a pack says of an item that nobody can ever hold cannot be read."""
    if not is_item(teller, id):
        near = did_you_mean(id, [item for item in NUMBERED if is_item(teller, item)])
        raise MissingText(f"{teller.lang}: no item is called {id!r}{near}")


def is_item(teller: "Teller", id: str) -> bool:
    cards = [teller.card(f"{deck}/{id}") for deck in CAN_BE_ITEMS]
    return any(isinstance(card, IslandCard) and card.item is not None for card in cards)


CAN_BE_ITEMS = ("wreckage", "plot", "coast", "interior", "heart")
NUMBERED = (*[f"w{n}" for n in range(1, 31)], *[f"plot-{n}" for n in range(1, 106)])
"""The cards of the box that may be items; packs add their own."""


def island(teller: "Teller", card: IslandCard) -> list[str]:
    """NA-901 to NA-907: each part that a card has, under a heading where there is more than one."""
    speaker = Speaker(teller, card.choices)
    parts = [teller.say("card-plot", n=card.number, on=card.on)] if isinstance(card, Plot) else []
    if card.event is not None:
        return [*parts, *event(speaker, card.event, card)]
    if card.trip is not None:
        parts += trip(speaker, card.trip, becomes_camp=card.camp is not None)
        if card.camp is None:
            parts.append(adds(teller, card, anyway=speaker.branching(card.trip.then[-1:])))
    if card.camp is not None:
        parts += camp(speaker, card.camp)
        parts.append(adds(teller, card, arriving=True))
    if card.item is not None:
        own = item(speaker, card.item)
        parts += own if card.trip is None else [teller.say("card-as-item", text=small(" ".join(map(sentence, own))))]
        if card.trip is None:
            parts.append(adds(teller, card))
    return parts


def adds(teller: "Teller", card: IslandCard, anyway: bool = False, arriving: bool = False) -> str:
    """NA-807, NA-918, NA-923: the plot numbers a card brings into play, each with the deck of its back."""
    when = "arriving" if arriving else "anyway" if anyway else "now"
    said = []
    for back, numbers in groupby(card.adds, key=lambda n: back_of(teller, n)):
        listed = [str(n) for n in numbers]
        said.append(teller.say("adds", numbers=teller.listed(listed), n=len(listed), **{"deck-is": back}))
    return teller.say("card-adds", cards=teller.listed(said), when=when) if said else ""


# --- parts of a card --------------------------------------------------------------------------------------------------------


def trip(speaker: Speaker, it: Trip, becomes_camp: bool) -> list[str]:
    """NA-901: icons and effect; a white card goes to the camp board (NA-958)."""
    teller = speaker.teller
    icons = [teller.say("icon-foot", once="yes" if it.foot_once else "no")] if it.foot else []
    icons += [teller.say("icon-map", n=it.map)] if it.map else []
    icons += [teller.say("icon-diary")] if it.diary else []
    said = teller.say("card-icons", icons=", ".join(icons)) if icons else ""
    return [said, speaker.text(it.then), teller.say("card-becomes-camp") if becomes_camp else ""]


def event(speaker: Speaker, it: Happening, card: IslandCard) -> list[str]:
    """NA-903: weather, wreckage number, text, what stays in play, additions, rescue strips, the "C"."""
    teller = speaker.teller
    parts = [teller.say("card-weather", weather=it.weather)] if it.weather else []
    parts += [teller.say("card-wreck", n=it.wreck)] if it.wreck else []
    parts += story(speaker, it, card)
    strips = [teller.listed([teller.noun(icon) for icon in strip]) for strip in it.rescue]
    parts += [teller.say("card-rescue", ways=f"; {teller.say('or-else')} ".join(strips))] if strips else []
    return [*parts, teller.say("card-c") if it.c else ""]


def story(speaker: Speaker, it: Happening, card: IslandCard) -> list[str]:
    """What an event does, without what the table shows by signs: its weather, its number, what a ship would have to see."""
    teller = speaker.teller
    parts = [speaker.text(it.then, "starter")]
    if it.standing is not None:
        parts += [teller.say("card-stays"), standing(speaker, it.standing)]
    if it.until is not None:
        parts.append(teller.say("card-until", cond=teller.condition(it.until)))
    return [*parts, adds(teller, card, anyway=speaker.branching(it.then[-1:]))]


def camp(speaker: Speaker, it: CampAction) -> list[str]:
    """NA-905, NA-511, NA-925: the action with its cost and conditions; or the harm of a red card and how to end it."""
    teller = speaker.teller
    if it.red:
        ways = speaker.branches(it.solve, "me")
        solved = teller.say("card-solved") if any(solves(c.then) for c in it.solve) else ""
        return [teller.say("card-red"), *harm(speaker, it), teller.say("card-solve"), *ways, solved]
    notes = [teller.say("camp-calm")] if it.calm or it.fishing else []
    notes += [teller.say("camp-if", cond=teller.condition(it.when))] if it.when is not None else []
    head = teller.say("card-camp", n=it.cost, notes="".join(f", {note}" for note in notes))
    wood = teller.say("card-wood", n=it.wood) if it.wood else ""
    return [wood, f"{head} {small(speaker.text(it.then))}"]


def harm(speaker: Speaker, it: CampAction) -> list[str]:
    """NA-511: what a red card does until it is solved."""
    often = [standing(speaker, it.standing)] if it.standing is not None else []
    return [*often, *[speaker.teller.say(f"text-flag-{flag}") for flag in it.flags]]


def standing(speaker: Speaker, it: EveryTurn) -> str:
    """What happens again each turn, and when."""
    teller = speaker.teller
    dearer = [effect for effect in it.then if isinstance(effect, Cost)]
    if len(dearer) == len(it.then) and len({effect.n for effect in dearer}) == 1:
        actions = teller.listed([teller.say(f"act-{effect.action}") for effect in dearer])
        return teller.say("card-dearer", actions=actions, count=len(dearer), n=dearer[0].n)
    return teller.say("card-standing", at=it.at, text=small(speaker.text(it.then, "starter")))


def item(speaker: Speaker, it: Belonging) -> list[str]:
    """NA-904, NA-950: what an item counts for, and what it does."""
    teller = speaker.teller
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


def modifier(teller: "Teller", it: Modify) -> str:
    sign = "minus" if it.n < 0 else "plus"
    text = teller.say("card-modify", roll=it.roll, of=it.of, n=abs(it.n), sign=sign)
    return teller.say("if-behind", text=text, cond=teller.condition(it.when)) if it.when is not None else text


def solves(effects: tuple[Any, ...]) -> bool:
    """Does a way to solve a red card end with its token (NA-925)?"""
    inner = [e for effect in effects for name in ("then", "win") for e in getattr(effect, name, ())]
    return any(isinstance(effect, Solved) for effect in (*effects, *inner))


def small(text: str) -> str:
    """As it stands after a colon."""
    return text[:1].lower() + text[1:]


# --- castaways and tiles ----------------------------------------------------------------------------------------------------


def character(teller: "Teller", card: Character) -> list[str]:
    """NA-906: scale and ability."""
    text = teller.say(f"text-ability-{card.ability}")
    return [
        teller.say("card-ability", name=card.ability_name[teller.lang], text=text),
        teller.say("card-scale", n=card.scale),
    ]


def piece(teller: "Teller", card: Piece) -> list[str]:
    """NA-021 to NA-024: what is printed on a token or tile."""
    return [teller.say(f"card-piece-{card.kind or card.deck}", n=card.value)]
