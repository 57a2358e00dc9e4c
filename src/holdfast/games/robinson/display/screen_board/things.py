"""The pages of things (inventions, items, tokens, treasures) and of the story (goal, progress, decks)."""

from textual.content import Content

from holdfast.boards.board import BoardContext
from holdfast.boards.markup import DIM, GOOD, HEAD, WARM, about, listed, row, styled
from holdfast.games.robinson.cards import Discovery, Invention, Scenario, Tile
from holdfast.games.robinson.display.screen_board.camp import cost, head

ROWS = ("items", "scenario-items", "scenario", "personal", "inventions", "starting", "discoveries", "treasures", "kept")
DECKS = ("event", "hunting", "tile", "invention")


def things(look: BoardContext) -> list[Content]:
    """Row by row; a click on a name shows the options that concern it."""
    lines = []
    for name in ROWS:
        zones = [z for z in look.view["zones"] if z == name or (name == "personal" and z.startswith("personal-"))]
        cards = [thing(key, look) for zone in zones for key in look.view["zones"][zone]]
        title = look.say("rc-personal") if name == "personal" else look.noun(f"row-{name}")
        lines += [row(styled(f"{title} ", HEAD), listed(cards, " · "))] if cards else []
    return lines


def thing(key: str, look: BoardContext) -> Content:
    """A card's name; for an Invention also what it needs, with a tick at what is there."""
    card = look.cards.cards[look.cards.index[key]]
    scenario = look.cards.cards[look.view["scenario"]]
    if isinstance(card, Discovery) and card.sigil and isinstance(scenario, Scenario):
        return about(scenario.sigils[card.sigil].name[look.localizer.lang], card.id)
    name = about(look.noun(key), card.id)
    built = set(look.view["built"])
    if isinstance(card, Invention) and card.id not in built:
        needs = [(look.noun(card.terrain), card.terrain in terrains(look))] if card.terrain else []
        needs += [(look.noun(f"invention/{item}"), item in built) for item in card.items]
        words = [styled(f"{word}\N{NO-BREAK SPACE}✓", GOOD) if there else styled(word, DIM) for word, there in needs]
        words += [styled(price, DIM)] if (price := cost(card.cost, look)) else []
        return row(name, styled(" (", DIM), listed(words), styled(")", DIM)) if words else name
    left = look.view["uses"].get(look.cards.index[key])
    return row(name, styled(f" ({look.say('rc-uses', n=left)})", DIM)) if left else name


def terrains(look: BoardContext) -> set[str]:
    """RC-684: terrain on accessible tiles that are neither covered nor in fog."""
    found = set()
    for spot in look.view["spots"].values():
        tile = look.cards.cards[spot["tile"]] if spot.get("tile", -1) >= 0 else None
        hidden = spot.get("down") or spot.get("covered") or "fog" in spot.get("tokens", ())
        if isinstance(tile, Tile) and not hidden:
            found.add(tile.terrain)
    return found


def story(look: BoardContext) -> list[Content]:
    view, lang = look.view, look.localizer.lang
    scenario = look.cards.cards[view["scenario"]]
    assert isinstance(scenario, Scenario)
    done = [
        f"{look.say(f'rc-count-{what}')}: {n}"
        for what, n in view["score"].items()
        if look.localizer.has(f"rc-count-{what}")
    ]
    decks = [f"{look.say(f'rc-deck-{deck}')} {len(view['zones'][deck])}" for deck in DECKS]
    lines = [row(head(look, "rc-goal"), scenario.goal[lang])]
    lines += [row(head(look, "rc-progress"), " · ".join(done))] if done else []
    lines += [row(head(look, "rc-tokens"), styled("; ".join(lying), WARM))] if (lying := tokens(look)) else []
    lines.append(row(head(look, "rc-decks"), " · ".join(decks)))
    lines.append(row(head(look, "rc-briefing"), styled(scenario.briefing[lang], "italic")))
    return lines


def tokens(look: BoardContext) -> list[str]:
    """The places of tokens: fields of the board and spaces of the island."""
    places = {look.noun(f"at-{field}"): on for field, on in look.view["fields"].items() if on}
    places |= {space: spot["tokens"] for space, spot in look.view["spots"].items() if spot.get("tokens")}
    return [f"{place}: {', '.join(look.mark(token) for token in on)}" for place, on in places.items()]
