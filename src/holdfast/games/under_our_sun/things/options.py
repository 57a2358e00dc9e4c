"""Options about bodies."""

from typing import Annotated

from holdfast.core.engine.option_spec import NamedAs, OptionSpec
from holdfast.core.facts import Facts


class SearchBody(OptionSpec):
    """US-348."""

    pattern = "loot:body-{body}"
    body: Annotated[int, NamedAs("body-{}")]

    def facts(self) -> Facts:
        return Facts("loot", f"body-{self.body}")
