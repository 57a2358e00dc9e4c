"""Commands that show games, rules, cards, and the effects cards may use."""

from pathlib import Path

import click

import holdfast
from holdfast.cli.options import (
    WIDTH,
    echo,
    json_option,
    lang_option,
    own_language,
    pack_option,
    print_json,
    print_paragraph,
)
from holdfast.core.cards.content import Content
from holdfast.core.cards.errors import InvalidPack
from holdfast.core.definition import GameDefinition

MOST_RULES = 20


@click.command()
@pack_option
@json_option
def games(packs: tuple[Path, ...], as_json: bool) -> None:
    """List the games with their player counts and options (the default first). With packs: only the games that can
    use them, including the values they add."""
    values = {
        kind: {setting.name: setting.allowed(content) for setting in kind.settings}
        for kind, content in _playable(packs)
    }
    if as_json:
        print_json([{"name": kind.name, "players": list(kind.players), "options": of} for kind, of in values.items()])
        return
    for kind, of in values.items():
        echo(f"{kind.name}: {kind.players[0]} to {kind.players[-1]} players")
        for name, allowed in of.items():
            echo(f"  {name} = {', '.join(allowed)}")


def _playable(packs: tuple[Path, ...]) -> list[tuple[GameDefinition, Content | None]]:
    """Return the games that can use these packs, with their cards; if there is none, raise the closest one's errors."""
    kinds = [holdfast.definition(name) for name in holdfast.GAMES]
    if not packs:
        return [(kind, None) for kind in kinds]
    found: list[tuple[GameDefinition, Content | None]] = []
    refused: list[InvalidPack] = []
    for kind in kinds:
        try:
            found.append((kind, kind.content(packs)))
        except InvalidPack as bad:
            refused.append(bad)
    if not found:
        raise min(refused, key=lambda bad: len(bad.mistakes))
    return found


@click.command()
@click.argument("words", nargs=-1, required=True)
@click.option("--game", default="", help="Game to search in. [default: all]")
@lang_option
@json_option
def rules(words: tuple[str, ...], game: str, lang: str, as_json: bool) -> None:
    """Show a rule by its id (RC-412), or the rules that contain all WORDS."""
    from holdfast.core.text.rulebook import aligned
    from holdfast.lookup import find_rules

    kinds = [holdfast.definition(name) for name in ([game] if game else holdfast.GAMES)]
    found = find_rules(kinds, " ".join(words), lang or own_language())
    if as_json:
        print_json(
            [
                {"id": rule.id, "chapter": rule.chapter, "text": rule.text, "table": rule.table, "lang": rule.lang}
                for rule in found
            ]
        )
        return
    for rule in found[:MOST_RULES]:
        print_paragraph(f"{rule.id} ({rule.chapter})", rule.text)
        for line in aligned(rule.table, WIDTH - 2):
            echo(f"  {line}")
    if len(found) > MOST_RULES:
        echo(f"… and {len(found) - MOST_RULES} more; add words to narrow the search.")


@click.command()
@click.argument("game")
@click.option("--deck", default="", help="Deck to list. [default: all]")
@lang_option
@pack_option
@json_option
def cards(game: str, deck: str, lang: str, packs: tuple[Path, ...], as_json: bool) -> None:
    """List the cards of GAME with their rules texts."""
    from holdfast.core.text.localizer import Localizer
    from holdfast.lookup import cards_of, describe_card

    kind = holdfast.definition(game)
    content = kind.content(packs)
    chosen = cards_of(content, kind, deck)
    if as_json:
        print_json(describe_card(kind, content, chosen))
        return
    teller = Localizer(kind, lang or own_language(), content)
    for card in chosen:
        copies = f" ×{card.count}" if card.count > 1 else ""
        head = f"{card.name[teller.lang]}{copies} [{card.key}, {card.source}, {kind.card_status(card)}]"
        print_paragraph(head, kind.text.card(teller, card))


@click.command()
@click.argument("game")
@click.argument("name", default="")
@click.option("--all", "every", is_flag=True, help="Effects that only the rules use too.")
@lang_option
@json_option
def effects(game: str, name: str, every: bool, lang: str, as_json: bool) -> None:
    """Show the effects and conditions that cards of GAME may use, or the one called NAME: fields, an example, its
    text."""
    from holdfast.authoring import effect_docs as handbook

    kind = holdfast.definition(game)
    found = [handbook.entry(kind, name)] if name else [e for e in handbook.entries(kind) if every or not e.own]
    if as_json:
        print_json([handbook.plain(entry) for entry in found])
        return
    for entry in found:
        tag = "is" if entry.what == "condition" else "do"
        echo(f"{{{tag}: {entry.name}}}" + (" (only the rules use it)" if entry.own else ""))
        if entry.about:
            echo(f"  {entry.about}")
        for field in entry.fields:
            echo(f"  {field.name}: {handbook.describe(field)}")
        if (example := entry.example) is not None:
            echo(f"  {example.written}   {example.name[lang or own_language()]} [{example.card}]")
            for spoken, says in example.says.items():
                if says and lang in ("", spoken):
                    echo(f"  {spoken}: {says}")
