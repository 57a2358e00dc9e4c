"""Options of dice that are rolled again."""

from holdfast.core.engine.option_spec import OptionSpec
from holdfast.games.under_our_sun.options import Person


class UseKarma(OptionSpec):
    """US-431, US-435: a character's karma, on dice that are picked later or, by their numbers, on these (`1+3`)."""

    pattern = "karma:char-{who}[:{by}]"
    who: Person
    by: str = ""
