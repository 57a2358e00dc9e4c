"""Options of the actions on the board."""

from holdfast.core.engine.option_spec import OptionSpec
from holdfast.core.facts import Facts
from holdfast.games.naufragos.vocabulary import AnySite


class Propose(OptionSpec):
    """NA-435: a construction."""

    pattern = "build:{what}"
    what: AnySite

    def facts(self) -> Facts:
        return Facts("propose", what=self.what)
