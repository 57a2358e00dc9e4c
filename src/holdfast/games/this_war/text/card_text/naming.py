"""What the cards name: people, goods, places, weapons, Scripts."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from holdfast.core.text.localizer import MissingText
from holdfast.games.this_war.cards import Pick, Who
from holdfast.games.this_war.text.nouns import COLOURED, counted, item_named, number_of
from holdfast.games.this_war.things.stores import Gain, GainFirst
from holdfast.games.this_war.vocabulary import Letter

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


UNNAMED = frozenset({"me", "picked"})
"""People who need not be named."""


class Naming:
    """Names what effects and conditions speak of; only a Script binds names (TW-1223)."""

    def __init__(self, localizer: "Localizer", names: bool = True) -> None:
        self.localizer = localizer
        self.names = names
        self.say: Callable[..., str] = localizer.say

    # --- whom --------------------------------------------------------------------------------------------------------

    def whom(self, who: Who) -> str:
        """Whom an effect concerns: everybody of a group, some of it, or a name a Script has bound."""
        name, n = (who.of, who.chosen) if isinstance(who, Pick) else (who, 0)
        message = f"whom-{name}"
        if not self.localizer.has(message):
            if not self.names:
                raise MissingText(f"no Character is called {name!r} here")
            message = "whom-bound"
        return self.say(message, n=n)

    def group(self, who: str) -> str:
        """The same as a group: *among all Characters on Guard*."""
        message = f"group-{who}"
        return self.say(message) if self.localizer.has(message) else self.whom(who)

    def about(self, who: Who, text: str) -> str:
        """What happens, with the one to whom it does, unless that goes without saying."""
        return text if isinstance(who, str) and who in UNNAMED else self.say("subject", whom=self.whom(who), text=text)

    def levels(self, low: int, high: int) -> str:
        """A range of levels; a Character at 4 is out, so 3 is its end (TW-1008)."""
        form = "one" if low == high else "pair" if high == low + 1 else "more" if high >= 3 else "to"
        return self.say(f"range-{form}", low=low, high=high)

    # --- goods -------------------------------------------------------------------------------------------------------

    def goods(self, things: Mapping[str, int]) -> str:
        """Tokens and resources with their numbers, in a row."""
        return self.localizer.listed([counted(self.localizer, item, n) for item, n in things.items()])

    def gained(self, effect: Gain | GainFirst) -> str:
        """What one effect gives, without the verb."""
        if isinstance(effect, Gain):
            return counted(self.localizer, effect.item, effect.n)
        first, *rest = [counted(self.localizer, item, 1) for item in effect.items]
        for item in rest:
            first = self.say("first-of", first=first, rest=item)
        return first

    def all_of(self, family: str) -> str:
        """Everything of a family."""
        if self.localizer.has(f"all-{family}"):
            return self.say(f"all-{family}")
        return self.say("all-of", goods=item_named(self.localizer, family, 2))

    def offer(self, families: Sequence[str]) -> str:
        """TW-960: what is on offer."""
        if "any" in families or "any-token" in families:
            return self.say("offer-any")
        colours = [self.say(f"offer-{family}") for family in families if family in COLOURED]
        said = [self.say("offer-colours", colours=self.localizer.listed(colours))] if colours else []
        return self.localizer.listed(said + [item_named(self.localizer, f, 2) for f in families if f not in COLOURED])

    def states(self, levels: Mapping[str, int]) -> str:
        """States with their levels: *Hunger 2 and Misery 1*."""
        return self.localizer.listed([f"{self.localizer.noun(state)} {level}" for state, level in levels.items()])

    def script(self, key: str) -> str:
        """A Script by its number (TW-1221)."""
        number = number_of(self.localizer, key)
        return self.say("script-number", n=str(number)) if number else self.say("some-script")

    def scripts(self, table: Mapping[str, str]) -> str:
        """The Scripts of a table by colour."""
        named = [(self.localizer.noun(colour), number_of(self.localizer, key)) for colour, key in table.items()]
        return ", ".join([self.say("colour-script", colour=colour, n=str(n)) for colour, n in named])

    def place(self, place: str) -> str:
        """TW-1211: where a blank token is."""
        if place.startswith("location:"):
            return self.say("place-location", n=int(place.partition(":")[2]))
        if self.localizer.has(f"place-{place}"):
            return self.say(f"place-{place}")
        return self.say("place-deck", deck=self.localizer.noun(place))

    # --- fights ------------------------------------------------------------------------------------------------------

    def weapons(self, weapons: Mapping[Letter, str]) -> str:
        """TW-901, TW-938: what the enemies of each letter hold."""
        said = {letter: self.armed(has) for letter, has in weapons.items()}
        if len(set(said.values())) == 1:
            return self.say("armed-all", weapon=next(iter(said.values())))
        return ", ".join([self.say("armed", letter=letter.upper(), weapon=has) for letter, has in said.items()])

    def armed(self, has: str) -> str:
        return self.localizer.listed([self.localizer.noun(weapon or "none") for weapon in has.split("+")])


def delta(n: int) -> str:
    """+1 or −1, with a proper minus."""
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def everything(families: Sequence[str]) -> str:
    return "yes" if "any" in families else "no"


def numbers(low: int, high: int) -> str:
    """A range of the die."""
    return str(low) if low == high else f"{low}–{high}"
