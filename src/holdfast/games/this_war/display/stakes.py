"""What an answer costs and risks, by what follows from it: nothing that lies face down, no page of the Book before it is read."""

from holdfast.core.engine.effect import Cause
from holdfast.core.engine.menu import Option
from holdfast.core.engine.questions import OpenQuestion
from holdfast.core.facts import Facts, Roll
from holdfast.games.this_war.book.checks import check_effects
from holdfast.games.this_war.cards import Check, Choice, Chooser, Script
from holdfast.games.this_war.city.listening import Listen, RollNoise
from holdfast.games.this_war.combat.blows import Blow
from holdfast.games.this_war.display.forecasts import city, combat, house, odds, people
from holdfast.games.this_war.display.forecasts.sheet import Readings, Sheet
from holdfast.games.this_war.people.whom import people as whom
from holdfast.games.this_war.rules import BLACK
from holdfast.games.this_war.things.stores import GiveUp, PickValue
from holdfast.games.this_war.things.tracks import Noise
from holdfast.games.this_war.world import City

CHOICES = frozenset({"choose", "offered", "meet", "ballot"})
"""Questions whose answers are choices of a card."""
SEVERAL = frozenset({"all-present", "all-in-shelter", "guards", "scavengers", "all"})
"""Those whom a deed may weigh upon."""
LOUD = (Noise, Listen, RollNoise)
"""What the label of a choice tells of a Script's effects: the Noise it makes."""
READ = Readings({**house.READ, **people.READ, **city.READ, **combat.READ})


def stakes(w: City, question: OpenQuestion, option: Option, facts: Facts) -> Facts:
    """The facts of an answer with its price, what it surely brings, its dice and its risks."""
    by = option.by or question.by
    sheet = Sheet(w, by, READ)
    choice = chosen(w, question, option) if question.tag in CHOICES else None
    if option.key == "unguarded":  # TW-505: of the night after it nothing counts any more
        sheet.risk("unguarded", rule="TW-505")
        return sheet.facts(facts)
    if choice is None:
        sheet.read(option.then)
        if isinstance(blow := question.effect, Blow) and blow.face > 0 and option.key == "again" and blow.shots == 1:
            sheet.roll = odds.better(blow.colour, blow.weapon, blow.again - 1, blow.face)
        if isinstance(price := question.effect, PickValue):
            overpays(sheet, price, option)
        return sheet.facts(facts)
    card = w.content.cards[by.card]
    sheet.read(choice.cost)
    if isinstance(card, Script):  # TW-1203: what a Script makes of a choice is read when it has been made
        sheet.read([effect for effect in choice.effects if isinstance(effect, LOUD)])
        decided(sheet, choice.check)
    else:
        sheet.read(option.then[len(choice.cost) :])
    sheet.card = card.key
    return sheet.facts(Facts("choose", option.key))


def overpays(sheet: Sheet, price: PickValue, option: Option) -> None:
    """TW-962: what is given beyond a price is lost."""
    given = [sheet.w.worth(step.item) * step.n for step in option.then if isinstance(step, GiveUp)]
    if sum(given) > price.n:
        sheet.risk("overpaid", sum(given) - price.n, "TW-962")


def decided(sheet: Sheet, check: Check | None) -> None:
    """TW-1207 to TW-1209: which dice decide, and by which numbers; what they bring is for the page to tell. What a deed does to
    everybody's conscience nobody knows before."""
    if check is None:
        return
    if check.danger:
        sheet.read(check_effects(check))
    elif check.rows:
        sheet.rolls(Roll(("black",), " ".join(("page", *check.rows))))
    elif check.empathy not in SEVERAL and 0 < (empathy := feels(sheet, check.empathy)) < BLACK:
        sheet.rolls(Roll(("black",), f"page 1-{empathy} {empathy + 1}-{BLACK}"))


def feels(sheet: Sheet, who: str) -> int:
    """The Empathy of whom a page names."""
    return max([sheet.w.empathy(p) for p in whom(sheet.w, sheet.by, who)], default=0)


def chosen(w: City, question: OpenQuestion, option: Option) -> Choice | None:
    """The choice of the card on the table that is meant."""
    by: Cause = option.by or question.by
    card = w.content.cards[by.card] if by.card >= 0 else None
    if not isinstance(card, Chooser):
        return None
    return next((choice for choice in card.choices if choice.key == option.key), None)
