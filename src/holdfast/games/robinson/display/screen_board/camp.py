"""The page of the camp: morale, shelter and tracks, stock, weather, people, threats."""

from textual.content import Content

from holdfast.boards.board import BoardContext
from holdfast.boards.markup import BAD, COOL, DIM, GOOD, HEAD, WARM, about, listed, row, styled
from holdfast.games.robinson.cards import Event, Price, Scenario, Tile
from holdfast.games.robinson.display.screen_board.people import person_line, persons
from holdfast.games.robinson.display.view import Sky
from holdfast.games.robinson.rules import STANDARD
from holdfast.games.robinson.world import RESOURCES

AHEAD = 4
"""Rounds of weather shown."""
LONGEST = 6
"""Levels drawn as blocks."""


def camp(look: BoardContext) -> list[Content]:
    return [
        morale(look),
        tracks(look),
        stock(look),
        weather(look),
        *(person_line(who, look) for who in persons(look)),
        *threats(look),
    ]


def head(look: BoardContext, message: str) -> Content:
    return styled(f"{look.say(message)} ", HEAD)


def morale(look: BoardContext) -> Content:
    now = look.view["morale"]
    steps = [f"[{n:+d}]" if n == now else "·" for n in range(STANDARD.morale_low, STANDARD.morale_high + 1)]
    style = f"bold {GOOD if now > 0 else BAD if now < 0 else COOL}"
    return row(
        head(look, "rc-morale"), styled("− " + " ".join(steps).replace("-", "−").replace("+0", "0") + " +", style)
    )


def tracks(look: BoardContext) -> Content:
    view = look.view
    tile = view["spots"][view["camp"]].get("tile", -1)
    card = look.cards.cards[tile] if tile >= 0 else None
    natural = isinstance(card, Tile) and card.shelter
    state = "rc-built" if view["shelter"] else "rc-natural" if natural else "rc-unbuilt"
    parts = [row(head(look, "rc-shelter"), look.say(state))]
    for track in ("roof", "palisade", "weapon"):
        level = view["levels"][track]
        blocks = f" {'▮' * min(level, LONGEST)}" if level else ""
        parts.append(row(head(look, f"rc-{track}"), str(level), styled(blocks, COOL)))
    return listed(parts, "  ")


def stock(look: BoardContext) -> Content:
    """What there is, what of it is planned away, what comes when the Actions are done."""
    view = look.view
    acting = [view["acting"]] if view["acting"] else []
    parts: list[Content] = []
    for what in RESOURCES:
        n = view["stock"][what]
        planned = sum(p.get(what, 0) for p in (*view["plan"], *acting))
        note = f" ({look.say('rc-planned', n=planned)})" if planned else ""
        parts.append(
            row(styled(str(n), "bold" if n else DIM), styled(f" {look.say(f'rc-{what}')}{note}", "" if n else DIM))
        )
    line = row(head(look, "rc-stock"), listed(parts, " · "))
    if words := ", ".join(f"+{n} {look.say(f'rc-{what}')}" for what, n in view.get("gains", {}).items() if n):
        line = row(line, "  ", head(look, "rc-coming"), styled(words, GOOD))
    return line


def weather(look: BoardContext) -> Content:
    """The dice of this round and of the next ones, what was rolled, and the tokens that wait."""
    view = look.view
    card = look.cards.cards[view["scenario"]]
    dice = card.weather if isinstance(card, Scenario) else ()
    parts: list[Content] = []
    for n in range(view["round"], min(view["round"] + AHEAD, len(dice) + 1)):
        words = "+".join(look.say(f"rc-die-{die}") for die in dice[n - 1]) or "—"
        when = look.say("rc-now") if n == view["round"] else f"{n}:"
        parts.append(row(styled(f"{when} ", DIM), styled(words, "bold" if n == view["round"] else "")))
    line = row(head(look, "rc-weather"), listed(parts, "  "))
    rolled = [sky_word(sky, look) for sky in view.get("sky", ())]
    tokens = [look.mark(token) for token in view["fields"].get("weather", ())]
    extra = ", ".join([*rolled, *tokens])
    return row(line, styled(f"  + {extra}", f"bold {WARM}")) if extra else line


def sky_word(sky: Sky, look: BoardContext) -> str:
    """What a weather die shows."""
    what = sky["what"]
    if what in ("rain", "winter"):
        return f"{sky['n']}× {look.say(f'rc-die-{what}')}"
    return look.noun(f"animals-{what}")


def threats(look: BoardContext) -> list[Content]:
    lines = []
    for side, arrow in (("left", "◂"), ("right", "▸")):
        for key in look.view["zones"][f"threat-{side}"]:
            name = about(look.noun(key), f"threat:{side}", "bold")
            lines.append(row(styled(f"{arrow} ", WARM), name, styled(f" {demand(key, look)}", DIM)))
    return [head(look, "rc-threats"), *lines] if lines else []


def demand(key: str, look: BoardContext) -> str:
    """What a Threat Action asks for, in a few words."""
    card = look.cards.cards[look.cards.index[key]]
    if not isinstance(card, Event):
        return f"→ {look.say('rc-one-or-two')}"
    it = card.threat
    words = [look.say("rc-pawns", n=it.pawns) + (f" {look.say('rc-different')}" if it.different else "")]
    built, weapon = look.view["built"], look.view["levels"]["weapon"]
    words += [look.noun(f"invention/{item}") + (" ✓" if item in built else "") for item in it.items]
    words += [look.say("rc-weapon-level", n=it.weapon) + (" ✓" if weapon >= it.weapon else "")] if it.weapon else []
    words += [price] if (price := cost(it.pay, look)) else []
    return f"→ {it.name[look.localizer.lang]}: {', '.join(words)}"


def cost(prices: tuple[Price, ...], look: BoardContext) -> str:
    """The ways to pay, in words."""
    ways = []
    for price in prices:
        parts = [f"{n} {look.say(f'rc-{what}')}" for what in ("wood", "fur", "food") if (n := getattr(price, what))]
        parts += [look.noun(f"invention/{price.item}")] if price.item else []
        ways.append(" + ".join(parts))
    return f" {look.say('rc-or')} ".join(filter(None, ways))
