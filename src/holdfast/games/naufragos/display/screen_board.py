"""The table of Náufragos: actions and camp cards with their pawns, the way to the summit, and the pages around it."""

from typing import Any

from textual.content import Content

from holdfast.boards.board import Board, BoardContext, Said, TerminalSize
from holdfast.boards.markup import BAD, COOL, DIM, GOOD, HEAD, WARM, about, listed, page, row, styled
from holdfast.core.facts import NOBODY, Facts
from holdfast.games.naufragos.display.plain_board import TRACK, TRAUMA, WITH, WOUND, PlainBoard, on_track, span
from holdfast.games.naufragos.rules import CAMP_SPACES, FIRST_OF, OPEN_PRICE, ROWS, SECTORS, STORY_OF

COLOURS = (BAD, WARM, COOL, GOOD)
"""NA-013: red, yellow, blue, green; the seat's number stands beside the colour."""
PAWN, WHITE, SUMMIT = "●", "○", "▲"
LABEL, SPACES, NAME, STEP, LONGEST = 13, 26, 17, 4, 28
"""Columns of an action's name, of its spaces, of a castaway's name, of a step on the track, of a sector."""
TALL = 38
"""From this height of the terminal on, the castaways' things lie below the camp."""
PRIVATE = ("seen", "top", "bottom", "next")
"""Answers about cards that only the one asked has seen."""
AT_CAMP = ("camp", "white-camp", "lay")
"""Answers about a space of the camp."""


class Naufragos(Board):
    pages = ("camp", "people", "story")
    drawn = True

    def heading(self, look: BoardContext) -> list[str]:
        view = look.view
        if "castaways" not in view:
            return []
        now = [look.noun(key) for key in view["event_now"][-1:]]
        last = [look.say("na-last")] if view["last_turn"] == view["turn"] else []
        turn = look.say("na-turn", n=view["turn"], of=view["turn"] + view["turns_left"])
        return [turn, look.localizer.say(f"phase-{view['phase']}"), *now, *last]

    # --- the boards ------------------------------------------------------------------------------------------------------

    def map(self, look: BoardContext, marked: Said, room: TerminalSize) -> Content:
        if "castaways" not in look.view:
            return Content()
        half = 32 if room.width >= 116 else 28
        gap = [Content()] if room.height >= TALL else []
        parts = (actions(look, marked), camp_board(look, marked, half), [*track(look, marked), *away(look)])
        return page([line for part in parts for line in (*part, *gap)])

    def page(self, name: str, look: BoardContext, room: TerminalSize) -> Content:
        if "castaways" not in look.view:
            return Content()
        lines = {"camp": camp, "people": people, "story": story}[name](look)
        if name == "camp" and room.height >= TALL:
            lines += [Content(), *things(look)]
        return page(lines)

    def beside(self, look: BoardContext) -> list[Content]:
        """The dice on the table."""
        faces = [face + 1 for rolled in look.view["laid"] for face in rolled.get("faces", ())]
        dice = "  ".join([f"[{face}]" for face in faces])
        return [row(styled(f"{look.say('na-dice')} ", HEAD), styled(dice, "bold"))] if faces else []

    # --- what a click or an option speaks of -----------------------------------------------------------------------------

    def name(self, token: str, look: BoardContext) -> str:
        if token.startswith("seat-"):
            return look.noun(look.view["castaways"][int(token[5:])]["name"])
        if look.localizer.has(f"act-{token}"):
            return look.localizer.say(f"act-{token}")
        cards = self.cards((token,), look)
        return look.noun(cards[0]) if cards else look.noun(token)

    def words(self, facts: Facts, look: BoardContext) -> Said:
        """Spaces of the camp and of the rows are numbered, castaways sit in a row."""
        found = [*super().words(facts, look)]
        found += [f"camp:{facts.n}"] if facts.deed in AT_CAMP else []
        found += [f"rest:{facts.n}"] if facts.deed == "rest" else []
        found += [f"seat-{facts.who}"] if facts.who != NOBODY else []
        return tuple(found)

    def cards(self, words: Said, look: BoardContext) -> list[str]:
        view = look.view
        found = [card for card in super().cards(words, look) if known(card, look)]
        if "castaways" not in view:
            return found
        found += [view["camp"][s]["card"] for s in CAMP_SPACES if s in words and view["camp"][s]["card"]]
        found += [p["name"] for p in view["castaways"] if f"seat-{p['seat']}" in words]
        if "resolve-white" in words:
            found += [it["card"] for it in view["camp"].values() if it["white"]]
        if any(deed in words for deed in PRIVATE):
            found += [card for deck in (*SECTORS, "event") for card in view["zones"][deck] if card[0] != "?"]
        return list(dict.fromkeys(found))


def known(card: str, look: BoardContext) -> bool:
    """May this seat read the card: is it in sight anywhere, or no secret in any game?"""
    return not card.startswith("plot/") or any(card in zone for zone in look.view["zones"].values())


def lit(text: str, token: str, marked: Said, style: str = "") -> Content:
    """A word on the board that can be clicked; what the highlighted option speaks of is reversed."""
    return about(text, token, "bold reverse" if token in marked else style)


def pawn(seat: int, look: BoardContext) -> Content:
    """A pawn in its colour with the first letters of its owner's name."""
    name = look.noun(look.view["castaways"][seat]["name"])
    return styled(f"{PAWN}{name[:4].rstrip()}", f"bold {COLOURS[seat]}")


def actions(look: BoardContext, marked: Said) -> list[Content]:
    """NA-038: six rows with a rest space at the end of each."""
    lines = []
    for n, action in enumerate(ROWS, 1):
        parts: list[Content | str] = [lit(word(action, look).ljust(LABEL), action, marked, "bold")]
        parts.append(spaces(action, look))
        if action in WITH:
            parts += [
                "  ",
                lit(word(WITH[action], look), WITH[action], marked, "bold"),
                " ",
                spaces(WITH[action], look),
            ]
        line = row(*parts)
        rest = f"rest:{n}"
        gap = " " * max(2, LABEL + SPACES - line.cell_length)
        lines.append(row(line, gap, lit(word("rest", look), rest, marked, DIM), " ", space(rest, "0", look)))
    return lines


def word(action: str, look: BoardContext) -> str:
    return look.localizer.say(f"act-{action}")


def spaces(action: str, look: BoardContext) -> Content:
    prices = ["?" if action in OPEN_PRICE else str(price) for price in look.view["prices"][action]]
    return listed([space(f"{action}:{n}", price, look) for n, price in enumerate(prices, 1)], " ")


def space(name: str, price: str, look: BoardContext) -> Content:
    seat = look.view["pawns"].get(name, -1)
    return styled(f"[{price}]", DIM) if seat < 0 else pawn(seat, look)


def camp_board(look: BoardContext, marked: Said, half: int) -> list[Content]:
    """NA-036: eight spaces, two in a line."""
    cells = [camp_space(s, look, marked, half) for s in CAMP_SPACES]
    return [row(a, " " * max(1, half - a.cell_length), b) for a, b in zip(cells[::2], cells[1::2], strict=True)]


def camp_space(name: str, look: BoardContext, marked: Said, half: int) -> Content:
    it = look.view["camp"][name]
    number = styled(f"{name[5:]} ", DIM)
    if not it["card"]:
        return row(number, lit("–", name, marked, DIM))
    behind = [space(name, str(it["cost"]), look) if it["pawn"] < 0 else pawn(it["pawn"], look)]
    behind += [styled(WHITE, "bold")] if it["white"] else []
    behind += [styled(f"+{it['covers']}", DIM)] if it["covers"] else []
    tail = listed(behind, " ")
    room = half - 4 - tail.cell_length
    title = look.noun(it["card"])
    title = title if len(title) <= room else f"{title[: room - 1]}…"
    return row(number, lit(title, name, marked, f"bold {BAD}" if it["red"] else ""), " ", tail)


# --- the island ------------------------------------------------------------------------------------------------------------


def track(look: BoardContext, marked: Said) -> list[Content]:
    """NA-032: the heart above the interior above the coast; cubes are the numbers of the seats."""
    lines = []
    for sector in SECTORS[::-1]:
        first = FIRST_OF[sector]
        last = first + span(sector)
        steps: list[Content] = [step(i, look, last=i == last - 1 and sector != "heart") for i in range(first, last)]
        if sector == "heart":
            steps.append(summit(look))
        way = row(*steps)
        title = lit(look.say(f"na-{sector}").ljust(LABEL - 1), sector, marked, "bold")
        cards = look.say("na-cards", n=look.view["sizes"][sector])
        note = styled(f"{' ' * (LONGEST - way.cell_length)}{cards} · {STORY_OF[last - 1]} ✎", DIM)
        lines.append(row(title, " ", way, note))
    return lines


def cubes(i: int, look: BoardContext) -> list[Content]:
    return [
        styled(str(p["seat"] + 1), f"bold {COLOURS[p['seat']]}")
        for p in look.view["castaways"]
        if p["track"] == i and not p["dead"]
    ]


def step(i: int, look: BoardContext, last: bool) -> Content:
    here = row(*cubes(i, look)) if cubes(i, look) else styled("·", DIM)
    return here if last else row(here, styled("─" * (STEP - here.cell_length), DIM))


def summit(look: BoardContext) -> Content:
    return row(styled(SUMMIT, f"bold {WARM}"), *cubes(len(TRACK) - 1, look))


def away(look: BoardContext) -> list[Content]:
    """NA-031: what the way home takes, for the expedition and for the lost."""
    view = look.view
    parts = []
    if view["party"]:
        bonus = f" {view['return_bonus']:+d}".replace("-", "−") if view["return_bonus"] else ""
        who = row(*[styled(PAWN, f"bold {COLOURS[seat]}") for seat in view["party"]])
        parts.append(row(who, styled(f" 2d6{bonus} ≥ {view['difficulty']}", "bold")))
    for group in view["groups"]:
        names = ", ".join([look.noun(view["castaways"][seat]["name"]) for seat in group["members"]])
        parts.append(row(styled(f"? {names} ", BAD), styled(f"≥ {group['difficulty']}", f"bold {BAD}")))
    return [row(styled(f"{look.say('na-way-home')} ", HEAD), listed(parts, "  "))] if parts else []


# --- pages -----------------------------------------------------------------------------------------------------------------


def head(look: BoardContext, message: str) -> Content:
    return styled(f"{look.say(message)} ", HEAD)


def sentence_of(text: str) -> Content:
    """A line of the plain board whose first word is a heading."""
    title, colon, rest = text.partition(": ")
    return row(styled(f"{title} ", HEAD), rest) if colon else Content(text)


def camp(look: BoardContext) -> list[Content]:
    """The day, the store, what can be built, and everybody at a glance."""
    table = PlainBoard(look.localizer, look.view)
    lines = [sentence_of(text) for text in (*table.event_texts(), *table.sky(), table.store())]
    lines += [Content(table.fire()), sentence_of(table.sites())]
    return [*lines, *[castaway(p, look) for p in look.view["castaways"]]]


def castaway(p: dict[str, Any], look: BoardContext) -> Content:
    """Name, energy scale, place, tokens, food, pawns left."""
    view, seat = look.view, p["seat"]
    star = styled("★" if seat == view["starter"] else " ", WARM)
    name = look.noun(p["name"])[: NAME - 2].ljust(NAME - 1)
    who = row(star, styled(f"{seat + 1} ", f"bold {COLOURS[seat]}"), about(name, f"seat-{seat}", "bold"))
    if p["dead"]:
        return row(who, styled(f"† {look.localizer.say('board-dead')}", DIM))
    known = f" ({', '.join(map(str, p['known_tokens']))})" if p["known_tokens"] else ""
    notes = [f"✎{p['tokens']}{known}"]
    notes += [f"{look.say('na-food')} {p['food']}"] if p["food"] else []
    notes += [look.say("na-lost")] if p["lost"] else [look.say("na-out")] if p["exploring"] else []
    pawns = styled(PAWN * p["pawns"], f"bold {COLOURS[seat]}") if view["phase"] == "actions" else styled("")
    return row(who, scale(p), styled(f" {on_track(look.localizer, p['track'])} ", "bold"), " ".join(notes), " ", pawns)


def scale(p: dict[str, Any]) -> Content:
    """NA-160: a block for each energy, wounds and traumas on the highest numbers."""
    top = max(0, p["scale"] - p["wounds"] - p["trauma"])
    covered = p["scale"] - top - p["trauma"]
    return row(
        styled(f"{p['energy']} ", f"bold {GOOD if p['energy'] > 1 else BAD}"),
        styled("▮" * p["energy"], GOOD),
        styled("▯" * (top - p["energy"]), DIM),
        styled(WOUND * covered, WARM),
        styled(TRAUMA * p["trauma"], f"bold {BAD}"),
        " " * (8 - p["scale"]),
    )


def people(look: BoardContext) -> list[Content]:
    """Everybody with ability and belongings."""
    lines: list[Content] = []
    for p in look.view["castaways"]:
        lines.append(castaway(p, look))
        card = look.localizer.card(p["name"])
        text = (
            look.localizer.definition.text.card(look.localizer, card)
            if card is not None and look.localizer.definition
            else ""
        )
        lines += [styled(f"    {text}", DIM)] if text else []
        lines += owned(p, look)
    lines.append(styled(look.say("na-scale"), f"italic {DIM}"))
    return lines


def owned(p: dict[str, Any], look: BoardContext) -> list[Content]:
    names = [about(look.noun(key), key.partition("/")[2]) for key in p["items"]]
    strength = [look.localizer.say("board-strength", n=p["strength"])] if p["strength"] else []
    parts = [*names, *[styled(text, DIM) for text in strength]]
    return [row("    ", listed(parts, " · "))] if parts else []


def things(look: BoardContext) -> list[Content]:
    """The belongings of each castaway."""
    lines = []
    for p in look.view["castaways"]:
        for line in owned(p, look):
            lines.append(row(styled(f" {p['seat'] + 1}", f"bold {COLOURS[p['seat']]}"), line[3:]))
    return lines


def story(look: BoardContext) -> list[Content]:
    """What would rescue them, what they have of it, and what is left in the decks."""
    view = look.view
    table = PlainBoard(look.localizer, view)
    have = [table.icon(icon) for icon in view["icons"]]
    sizes = view["sizes"]
    decks = [f"{look.say(f'na-{deck}')} {sizes[deck]}" for deck in ("event", "wreckage", "forage", "fish")]
    lines = [row(head(look, "na-goal"), look.say("na-goal-text"))]
    lines.append(row(head(look, "na-have"), ", ".join(have) or look.localizer.say("board-none")))
    for zone, title in (("pending", "na-pending"), ("wreck-row", "na-finds"), ("lasting-events", "na-lasting")):
        cards = [about(look.noun(key), key.partition("/")[2]) for key in view["zones"][zone]]
        lines += [row(head(look, title), listed(cards, " · "))] if cards else []
    lines.append(row(head(look, "na-decks"), " · ".join(decks)))
    return lines


BOARD = Naufragos()
