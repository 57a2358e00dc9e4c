"""Options of deals with traders."""

from typing import Annotated

from msgspec import Meta

from holdfast.core.engine.option_spec import OptionSpec
from holdfast.core.facts import Facts


class SwapGoods(OptionSpec):
    """US-713: goods for goods."""

    pattern = "swap:{what}:{to}"
    what: str
    to: str


class PayAtOnce(OptionSpec):
    """US-712: a whole price: `2-water+1-wood`."""

    pattern = "pay:{goods}"
    goods: Annotated[str, Meta(pattern=r"^\d+-[a-z]+(\+\d+-[a-z]+)*$", examples=["2-water+1-wood"])]

    def facts(self) -> Facts:
        n, _, first = self.goods.partition("-")
        return Facts("pay-at-once", n=int(n), by=first)
