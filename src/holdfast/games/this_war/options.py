"""Options as data: the shapes that several chapters share."""

from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta

from holdfast.core.engine.effect import replace
from holdfast.core.engine.option_spec import OptionSpec
from holdfast.core.facts import Facts
from holdfast.games.this_war.vocabulary import NAMES, CharacterId, Item


class Answer(OptionSpec):
    """An option of this game. Keys name a person by id, facts by number."""

    renamed: ClassVar[dict[str, str]] = {}
    """Deeds whose keys begin with another word."""

    def facts(self) -> Facts:
        facts = super().facts()
        who: Any = facts.who
        return replace(
            facts,
            deed=self.renamed.get(facts.deed, facts.deed),
            who=NAMES.index(who) if isinstance(who, str) else who,
        )


class Word(Answer):
    """An option of a single word that the rules know."""

    pattern = "{deed}"
    renamed = {"go": "set-out"}
    deed: Literal[
        "accept", "again", "ambush", "arm-all", "as-before", "as-they-lie", "bed", "comfort", "cover", "done", "drain",
        "draw", "draw-two", "drink", "fight", "flee", "floor", "give", "go", "go-on", "guard", "hand-on", "hide", "home",
        "in-order", "keep", "keep-promise", "leave", "let-go", "map", "mend-roof", "miss", "music", "new-arrival",
        "new-deal", "no-shot", "nobody-eats", "none", "nothing", "objective", "pack", "papers", "plenty", "ration",
        "rearm", "refuse", "rest", "rest-all", "return-all", "reveal", "reveal-on", "roll", "rummage-all", "scavenge",
        "stealth", "stop", "take-back", "top", "trade", "treat-all", "trust", "unarmed", "unguarded", "whistle",
        "with-next",
    ]  # fmt: skip


class CardChoice(Answer):
    """TW-1203: a choice in a word of its card, also of a pack. If it is a word of the rules too (*talk*, *leave*), the
    question tells them apart."""

    pattern = "{what}"
    what: Annotated[str, Meta(pattern=r"^[a-z]+(-[a-z]+)*$", examples=["chimney-pot"])]

    def facts(self) -> Facts:
        return Facts("choose", self.what)


class Someone(Answer):
    """One Character is meant."""

    pattern = "{deed}:{who}"
    deed: Literal["person", "calm", "dry", "alone", "first", "watch", "extra-shift"]
    who: CharacterId


class GivenTo(Answer):
    """Food, medicine or alcohol for one Character, or a State that is treated."""

    pattern = "{deed}:{who}:{what}"
    renamed = {"drink": "drink-up"}
    deed: Literal["eat", "assign", "drink", "treat"]
    who: CharacterId
    what: str


class Goods(Answer):
    """One or several tokens or resources of a kind."""

    pattern = "{deed}:{what}[:{n}]"
    renamed = {"leave": "leave-behind"}
    deed: Literal["take", "give", "leave", "buy", "fill", "home-with", "eat", "all-eat", "hungry-eat", "weapon"]
    what: Item
    n: int = 0


class TokenNamed(Answer):
    """TW-1211: a blank token is meant."""

    pattern = "{deed}:{what}"
    deed: Literal["token", "visit"]
    what: str


class KeptCard(Answer):
    """TW-1841: a kept card is used."""

    pattern = "use:{what}"
    what: Literal["careful-steps", "half-rations", "hidden-shelf"]

    def facts(self) -> Facts:
        return Facts("use-kept", self.what)


class CardNamed(Answer):
    """A card is chosen."""

    pattern = "{deed}:{what}"
    deed: Literal["character", "idea", "narrative", "findings", "raid", "next", "return"]
    what: str

    @property
    def card(self) -> str:
        """Its key."""
        return f"{DECKS[self.deed]}/{self.what}"

    def facts(self) -> Facts:
        return replace(super().facts(), card=self.card)


DECKS = {
    "character": "character",
    "idea": "fitting",
    "narrative": "narrative-action",
    "findings": "findings",
    "raid": "night-raid",
    "next": "exploration",
    "return": "exploration",
}


class Number(Answer):
    """A number: of pieces, shots or cards, or which of several enemies, prices or ways."""

    pattern = "{deed}:{n}"
    deed: Literal["wood", "shots", "foe", "off-wounds", "raids", "way", "objective"]
    n: int
