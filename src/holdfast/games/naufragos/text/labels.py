"""What labels of options share: castaways by name, cards with what they do, amounts."""

from typing import TYPE_CHECKING, Any

from holdfast.core.engine.menu import Option
from holdfast.core.engine.option_spec import KEY_PATTERNS, OptionSpec
from holdfast.games.naufragos.text.nouns import key_of
from holdfast.games.naufragos.world import Shore

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Label, Localizer

READ_FIRST = ("take-find", "second-find", "choose-character", "share-out", "trade", "lose-item")
"""Questions in which cards are chosen or given up for what they do: it stands beside their names."""


def spoken(
    localizer: "Localizer",
    w: Shore | None,
    tag: str,
    option: Option,
    it: OptionSpec,
    reading: bool = False,
    **more: Any,
) -> str:
    """The message of an option with its fields as `$a`, `$b`, `$c`; cards with what they do, for `reading`."""
    args: dict[str, Any] = {}
    for letter, (_, value) in zip("abc", KEY_PATTERNS[type(it)].fields(it), strict=False):
        args[letter] = named(localizer, w, value, reading) if isinstance(value, str) else value
        args[f"{letter}-is"] = value
        args[f"{letter}-sound"] = str(args[letter])[:1].lower()
    head = option.key.partition(":")[0]
    message = f"{tag}-{head}" if localizer.has(f"{tag}-{head}") else f"opt-{head}"
    return localizer.say(message, n=1, **args, **more)


def thing(localizer: "Localizer", w: Shore | None, tag: str, option: Option, it: OptionSpec) -> str:
    """A card by its name; with what it does, for the one who must choose it now."""
    return spoken(localizer, w, tag, option, it, reading=is_open(option) and tag in READ_FIRST)


def is_open(option: Option) -> bool:
    """Whether the option is in a menu; in the log only its key is left."""
    return bool(option.then or option.blocks)


def in_menu(label: "Label") -> "Label":
    """A label that needs the table and the consequences; in the log the message alone says enough."""

    def labelled(localizer: "Localizer", w: Shore | None, tag: str, option: Option, it: Any) -> str:
        if w is None or not is_open(option):
            return spoken(localizer, w, tag, option, it)
        return label(localizer, w, tag, option, it)

    return labelled


def named(localizer: "Localizer", w: Shore | None, part: str, reading: bool) -> str:
    if part.startswith("seat-"):
        return person(localizer, w, int(part[5:]))
    key = key_of(localizer, part)
    if not key:
        return localizer.noun(part, w=w)
    return described(localizer, key) if reading else localizer.noun(key, w=w)


def person(localizer: "Localizer", w: Shore | None, seat: int) -> str:
    return localizer.noun(f"who-{seat}", w=w)


def described(localizer: "Localizer", key: str) -> str:
    """A card with what it does, for the one who must choose it now."""
    card = localizer.card(key)
    text = (
        localizer.definition.text.card(localizer, card) if card is not None and localizer.definition is not None else ""
    )
    return localizer.say("card-does", name=localizer.noun(key), does=text) if text else localizer.noun(key)


def amounts(localizer: "Localizer", **counts: int) -> str:
    """Energy and materials in words, without those of which there is none."""
    return localizer.listed([localizer.say(f"amount-{what}", n=n) for what, n in counts.items() if n])
