"""Options about Actions (RC-261 to RC-292): begin, join, undo, resolve."""

from typing import Any

from holdfast.core.engine.effect import replace
from holdfast.core.engine.option_spec import KEY_PATTERNS, OptionSpec
from holdfast.core.facts import NOBODY, Facts, UnknownKey
from holdfast.games.robinson.island.geography import SPACES
from holdfast.games.robinson.people.persons import FRIDAY, JENNY
from holdfast.games.robinson.vocabulary import ActionKind, Hands

BOTH = "both"
"""The way of putting both pawns at once."""
HELPERS = {"friday": FRIDAY, "jenny": JENNY}
"""RC-731, RC-946: helpers who act for the group."""
CALLED = {"burn": "burn", "totem": "explore-site", "rescue": "rescue", "map": "explore-map", "reclaim": "reclaim"}
"""Actions at a village, a site, Jenny's wreck have words of their own."""
MOST_PLANNED = 10
"""RC-262, RC-736: the most pawns there can be; a taken slot gets one more plus sign."""


GROUPS = {
    "threat": ("threat",),
    "hunt": ("hunt", "burn"),
    "build": ("build",),
    "gather": ("gather", "reclaim"),
    "explore": ("explore", "explore-site", "explore-map", "rescue"),
    "arrange": ("arrange", "rest"),
    "plan": ("join", "take-back"),
    "things": ("use", "token", "treasure", "kept", "item", "skill"),
}
"""RC-261 ff.: the headings of a long list: the Actions in the order of the rulebook, what is planned, what may be used."""


class Begin(OptionSpec):
    """RC-264, RC-731, RC-946: a pawn, both, or a helper on a target, paid `how`."""

    pattern = "[{hands}:]{kind}:{name}[:{how}]"
    kind: ActionKind
    name: str
    how: str = ""
    hands: Hands = ""

    def facts(self) -> Facts:
        head = self.name.partition("-")[0]
        deed = CALLED.get(head, self.kind) if self.kind in ("hunt", "explore", "special") else self.kind
        it = about(self.kind, self.name)
        if head == "totem":
            it["what"] = ""
        who = HELPERS.get(self.hands, NOBODY)
        return Facts(deed, **it, by=self.how, who=who, n=2 if self.hands == BOTH else 0)


class JoinAction(OptionSpec):
    """RC-265, RC-267: one more pawn on what is planned."""

    pattern = "join:{kind}:{name}:{by}"
    kind: ActionKind
    name: str
    by: str

    def facts(self) -> Facts:
        return Facts("join", to=self.kind, **again(self.kind, self.name), by=self.by)


class TakeBackAction(OptionSpec):
    """RC-282."""

    pattern = "take-back:{kind}:{name}"
    kind: ActionKind
    name: str

    def facts(self) -> Facts:
        return Facts("take-back", to=self.kind, **again(self.kind, self.name))


class ResolveAction(OptionSpec):
    """RC-292: which comes next."""

    pattern = "resolve:{kind}:{name}"
    kind: ActionKind
    name: str

    def facts(self) -> Facts:
        return Facts("resolve", to=self.kind, **again(self.kind, self.name))


def again(kind: str, slot: str) -> dict[str, Any]:
    """What a planned Action is about; of several alike, which of them (`rest+2`, `roof+2+++`): no two have the same number."""
    name, _, nth = slot.partition("+")
    more = nth.count("+")
    return {**about(kind, name), "n": int(nth.rstrip("+")) + more * MOST_PLANNED if nth else 0}


def about(kind: str, name: str) -> dict[str, Any]:
    """The thing and the space that an Action is about."""
    head, _, rest = name.partition("-")
    match kind:
        case "gather" if head in SPACES and rest:
            return {"where": head, "what": rest}
        case "explore" if name in SPACES:
            return {"where": name}
        case "explore" if head == "totem":
            return {"what": "totem", "where": rest}
        case "hunt" if head == "burn":
            return {"where": rest}
        case "build" if head == "cross" and rest in SPACES:
            return {"what": "cross", "where": rest}
        case "special" if head == "reclaim" and "-" in rest:
            return dict(zip(("where", "what"), rest.split("-", 1), strict=True))
        case "threat" | "build" | "arrange" | "rest":
            return {"what": name}
        case "hunt" | "explore" if name in ("beast", "rescue", "map"):
            return {"what": name}
    raise UnknownKey(f"no Action is written {kind}:{name}")


def way(key: str) -> tuple[str, str] | None:
    """RC-264, RC-731, RC-947: the same Action with both pawns of a player, or by a helper."""
    begun = KEY_PATTERNS[Begin].read(key)
    return (begun.hands, replace(begun, hands="").key) if isinstance(begun, Begin) and begun.hands else None
