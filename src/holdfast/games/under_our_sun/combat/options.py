"""What is answered in fights: whom one attacks, with what and how (US-613 to US-634, US-661, US-720, US-1108, US-1165)."""

from typing import Annotated

from msgspec import Meta

from holdfast.core.engine.option_spec import NamedAs, OptionSpec
from holdfast.core.facts import Facts
from holdfast.games.under_our_sun.vocabulary import Position

FoeId = Annotated[int, NamedAs("foe-{}")]
Arm = Annotated[str, NamedAs("arm-{}")]
"""A weapon by the id of its card, or `bare` hands."""
Burst = Annotated[str, Meta(pattern="^burst$")]
Hiding = Annotated[str, Meta(pattern="^(ambush|unseen)$")]


class AttackFoe(OptionSpec):
    """US-613, US-616, US-630, US-633: US-642: one enemy, with one weapon; from hiding it may not
    notice (US-1108)."""

    pattern = "{deed}:foe-{foe}:{weapon}[:{burst}][:{hiding}]"
    group = "fights"
    deed: Annotated[str, Meta(pattern="^(attack|shoot|sneak-attack)$")]
    foe: FoeId
    weapon: Arm
    burst: Burst = ""
    hiding: Hiding = ""

    def facts(self) -> Facts:
        return Facts(manner(self.deed, self.burst, self.hiding), what=f"foe-{self.foe}", by=self.weapon)


class RobDealer(OptionSpec):
    """US-720."""

    pattern = "rob:dealer-{dealer}:{weapon}[:{burst}][:{hiding}]"
    group = "fights"
    dealer: Annotated[int, NamedAs("dealer-{}")]
    weapon: Arm
    burst: Burst = ""
    hiding: Hiding = ""

    def facts(self) -> Facts:
        return Facts(manner("rob", self.burst, self.hiding), what=f"dealer-{self.dealer}", by=self.weapon)


class AttackCharacter(OptionSpec):
    """US-661."""

    pattern = "assault:char-{other}:{weapon}[:{burst}][:{hiding}]"
    group = "fights"
    other: Annotated[int, NamedAs("char-{}")]
    weapon: Arm
    burst: Burst = ""
    hiding: Hiding = ""

    def facts(self) -> Facts:
        return Facts(manner("assault", self.burst, self.hiding), who=self.other, by=self.weapon)


class StrikeBack(OptionSpec):
    """US-662."""

    pattern = "counter:{weapon}[:{burst}]"
    weapon: Arm
    burst: Burst = ""

    def facts(self) -> Facts:
        return Facts(manner("counter", self.burst), by=self.weapon)


class ThrowAt(OptionSpec):
    """US-1165: at everybody on a tile."""

    pattern = "throw:{weapon}:{where}"
    group = "fights"
    weapon: Arm
    where: Position

    def facts(self) -> Facts:
        return Facts("throw", where=self.where, by=self.weapon)


class DodgeAttack(OptionSpec):
    """US-631: whose attack a dodge cancels."""

    pattern = "dodge:foe-{foe}"
    foe: FoeId

    def facts(self) -> Facts:
        return Facts("cancel", what=f"foe-{self.foe}")


def manner(*words: str) -> str:
    """The deed with the manner in which it is done."""
    return "-".join([word for word in words if word])
