"""What an answer costs and risks, by what follows from it: nothing that lies face down, no page of the Book before it is read."""

from holdfast.core.engine.asking import Asking
from holdfast.core.engine.effect import Cause
from holdfast.core.engine.menu import Option
from holdfast.core.facts import Facts
from holdfast.games.this_war.cards import Choice, Chooser, Script
from holdfast.games.this_war.show.reckoning import city, combat, house, people
from holdfast.games.this_war.show.reckoning.sheet import Readings, Sheet
from holdfast.games.this_war.world import City

CHOICES = frozenset({"choose", "offered", "meet", "ballot"})
"""Questions whose answers are choices of a card."""
READ = Readings({**house.READ, **people.READ, **city.READ, **combat.READ})


def stakes(w: City, asking: Asking, option: Option, facts: Facts) -> Facts:
    """The facts of an answer with its price, what it surely brings, its dice and its risks."""
    by = option.by or asking.by
    sheet = Sheet(w, by, READ)
    choice = chosen(w, asking, option) if asking.tag in CHOICES else None
    if choice is None:
        sheet.read(option.then)
        return sheet.facts(facts)
    card = w.content.cards[by.card]
    sheet.read(choice.cost)
    if not isinstance(card, Script):  # TW-1203: what a Script makes of a choice is read when it has been made
        sheet.read(option.then[len(choice.cost) :])
    sheet.card = card.key
    return sheet.facts(Facts("choose", option.key))


def chosen(w: City, asking: Asking, option: Option) -> Choice | None:
    """The choice of the card on the table that is meant."""
    by: Cause = option.by or asking.by
    card = w.content.cards[by.card] if by.card >= 0 else None
    if not isinstance(card, Chooser):
        return None
    return next((choice for choice in card.choices if choice.key == option.key), None)
