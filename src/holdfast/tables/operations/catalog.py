"""Games, settings, texts, rules and cards, which can be read without a table."""

from functools import cache
from pathlib import Path
from typing import Any

import holdfast
from holdfast.bots import TABLE_BOTS
from holdfast.core.definition import GameDefinition, Setting
from holdfast.core.engine.effect import EVERYBODY, Seat
from holdfast.core.text.localizer import CORE_TEXT
from holdfast.core.text.rule_search import search
from holdfast.core.text.rulebook import Rule, id_of, rules
from holdfast.tables.presenters.cards import VisibleCardIndex, cards_of_line, keys_of, present_card
from holdfast.tables.services.packs import Pack, PackLibrary
from holdfast.tables.services.texts import TableTexts, localizer_for, table_texts
from holdfast.tables.table import Table

MOST_RULES = 60


@cache
def games(lang: str) -> list[dict[str, Any]]:
    """Describe all games."""
    return [game(holdfast.definition(name), lang) for name in holdfast.GAMES]


def game(definition: GameDefinition, lang: str) -> dict[str, Any]:
    """Describe a game for the lobby."""
    says = table_texts(lang)
    told = localizer_for(definition, lang, definition.content())
    return {
        "name": definition.name,
        "title": told.noun(definition.name),
        "about": text_of(definition, lang, f"about-{definition.name.replace('_', '-')}"),
        "players": [definition.players[0], definition.players[-1]],
        "settings": [setting(definition, one, lang) for one in definition.settings if one.name != "language"],
        "secrets": secretive(definition),
        "bots": [{"name": name, "label": bot_name(name, says)} for name in TABLE_BOTS],
    }


def with_packs(told: dict[str, Any], shelf: PackLibrary, lang: str) -> dict[str, Any]:
    """Add the packs that are offered for a game: the cards of each, and its values of settings."""
    kind = holdfast.definition(told["name"])
    packs = [{"name": p.name, "cards": len(p.keys), "values": _added(kind, p, lang)} for p in shelf.of(kind.name)]
    return {**told, "packs": packs}


def _added(definition: GameDefinition, pack: Pack, lang: str) -> dict[str, list[dict[str, str]]]:
    content = definition.content((Path(pack.folder),))
    names = {card.id: card.name[lang] for card in content.unique if card.key in pack.keys}
    added = {one.name: [v for v in one.allowed(content) if v not in one.values] for one in definition.settings}
    return {name: [{"value": v, "label": names[v]} for v in values] for name, values in added.items() if values}


def text_of(definition: GameDefinition, lang: str, *messages: str, **args: Any) -> str:
    """Return the first of these messages that the game or the lobby has, or an empty string."""
    told, says = localizer_for(definition, lang, definition.content()), table_texts(lang)
    for message in messages:
        for who in (told, says):
            if who.has(message):
                return who.say(message, **args)
    return ""


def setting(definition: GameDefinition, one: Setting, lang: str) -> dict[str, Any]:
    """Describe a setting and its values in words; without a text it keeps its name."""
    name, of = one.name.replace("_", "-"), definition.name.replace("_", "-")
    return {
        "name": one.name,
        "label": text_of(definition, lang, f"setting-{of}-{name}", f"setting-{name}") or plainly(one.name),
        "about": text_of(definition, lang, f"about-{of}-{name}", f"about-setting-{name}"),
        "default": one.default,
        "story": one.story,
        "names": one.story and bool(card_name(definition, one, one.default, lang)),
        "values": [{"value": value, "label": value_name(definition, one, value, lang)} for value in one.values],
    }


def value_name(definition: GameDefinition, one: Setting, value: str, lang: str) -> str:
    name, of = one.name.replace("_", "-"), definition.name.replace("_", "-")
    if own := text_of(definition, lang, f"value-{of}-{name}-{value}", f"value-{name}-{value}", f"value-{value}"):
        return own
    if card := card_name(definition, one, value, lang):
        return card
    if value.isdecimal():
        return text_of(definition, lang, f"value-{name}", n=int(value)) or value
    return plainly(value)


def card_name(definition: GameDefinition, one: Setting, value: str, lang: str) -> str:
    """Return the name of the card that a value represents. A story may be a card; rules and difficulties are none."""
    told = localizer_for(definition, lang, definition.content())
    return next((name for deck in (one.deck, one.name) if deck and (name := told.name(f"{deck}/{value}"))), "")


def plainly(name: str) -> str:
    return name.replace("_", " ").replace("-", " ").capitalize()


def bot_name(name: str, says: TableTexts) -> str:
    head, _, time = name.partition(":")
    seconds = int(time.removesuffix("ms") or 0) / 1000
    return says.say(f"bot-{head}", time=f"{seconds:g} s", tenths=round(seconds * 10))


def secretive(definition: GameDefinition) -> bool:
    """Return whether a seat can know something that another seat does not."""
    return any(getattr(effect, "private", False) for effect in definition.components.registry().values())


@cache
def fluent_source(definition: GameDefinition, lang: str) -> str:
    """Return the game's messages that its board in the browser may use."""
    folder = definition.folder / "text"
    files = [CORE_TEXT / f"{lang}.ftl", folder / f"{lang}-words.ftl", folder / f"{lang}-board.ftl"]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())


# --- rules and cards -----------------------------------------------------------------------------------------------


def rule_message(rule: Rule) -> dict[str, Any]:
    return {"id": rule.id, "section": rule.chapter, "text": rule.text, "table": rule.table, "lang": rule.lang}


def search_rules(definition: GameDefinition, wanted: str, lang: str) -> list[dict[str, Any]]:
    """Return the rules that match a query, the rule with that id, or the head of the catalogue for an empty query."""
    catalogue = rules(definition.folder, lang)
    if one := catalogue.get(id_of(wanted.strip())):
        return [rule_message(one)]
    found = search(definition.folder, wanted, lang) if wanted.strip() else list(catalogue.values())
    return [rule_message(rule) for rule in found[:MOST_RULES]]


def chapters(definition: GameDefinition, lang: str) -> list[dict[str, Any]]:
    """List the chapters of the rules in order, each with its first rule and its number of rules."""
    told: dict[str, dict[str, Any]] = {}
    for one in rules(definition.folder, lang).values():
        new = {"section": one.chapter, "first": one.id, "count": 0, "lang": one.lang}
        told.setdefault(one.chapter, new)["count"] += 1
    return list(told.values())


def chapter_of(definition: GameDefinition, id: str, lang: str) -> list[dict[str, Any]]:
    """Return the whole chapter of a rule."""
    catalogue = rules(definition.folder, lang)
    found = catalogue.get(id_of(id))
    return [rule_message(one) for one in catalogue.values() if found and one.chapter == found.chapter]


def rule(definition: GameDefinition, id: str, lang: str) -> dict[str, Any] | None:
    found = rules(definition.folder, lang).get(id_of(id))
    return rule_message(found) if found else None


def gallery(
    definition: GameDefinition, lang: str, spoilers: bool, table: Table | None, seat: Seat | None
) -> list[dict[str, Any]]:
    """List all cards of a game; a spoiler is shown as a card back until it is met."""
    content = definition.content() if table is None else table.game.world.content
    told = localizer_for(definition, lang, content)
    guarded = definition.components.spoilers
    hidden = frozenset() if spoilers else guarded
    met = cards_met(table, seat) if table is not None and hidden else set()
    shown = []
    for card in content.unique:
        if card.deck in definition.components.pieces and card.deck not in guarded:
            continue
        known = card.deck not in hidden or card.key in met
        plain: dict[str, Any] = {
            "key": card.key if known else "",
            "deck": card.deck,
            "count": card.count,
            "known": known,
        }
        if known:
            plain |= present_card(definition, told, content, card.key)
        else:
            plain["name"] = ""
        shown.append(plain)
    return shown


def cards_met(table: Table, seat: Seat | None) -> set[str]:
    """Return the cards that a seat sees on the table now or has read of in the log."""
    w = table.game.world
    bit = 0 if seat is None else 1 << seat
    view = table.game.view(seat)
    lies, _ = VisibleCardIndex(w.content).of(seat, view, view["zones"])
    seen = set(keys_of(lies, w.content))
    for line in table.lines:
        if line.sees == EVERYBODY or line.sees & bit:
            seen.update(cards_of_line(line.line, w.content))
    return seen
