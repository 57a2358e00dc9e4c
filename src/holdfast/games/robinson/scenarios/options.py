"""Options of the Scenarios."""

from holdfast.core.engine.option_spec import OptionSpec


class AddToPile(OptionSpec):
    """RC-912: wood for the woodpile."""

    pattern = "pile:{n}"
    n: int
