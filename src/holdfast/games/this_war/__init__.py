"""This War of Mine: The Board Game (rules TW-…): the declaration of the game."""

from pathlib import Path

from holdfast.core.definition import Components, DisplayHooks, GameDefinition, RulesHooks, Setting, TextHooks
from holdfast.games.this_war.bot.estimate import estimate
from holdfast.games.this_war.cards import DECK_COUNTS, DECKS, OWN_CARDS, PIECES
from holdfast.games.this_war.display.automatic import obvious
from holdfast.games.this_war.display.card_faces import printed
from holdfast.games.this_war.display.options import GROUPS, READER, SPENDS, way
from holdfast.games.this_war.display.plain_board import board, introduce
from holdfast.games.this_war.display.stakes import stakes
from holdfast.games.this_war.display.standings import counted, fate, standing
from holdfast.games.this_war.display.verdicts import foreseen, holds, verdict
from holdfast.games.this_war.display.view import TABLES, about, show, stats, worth
from holdfast.games.this_war.flow.anytime import matters
from holdfast.games.this_war.house.text import in_a_row
from holdfast.games.this_war.log import READ_OUT, UNSAID
from holdfast.games.this_war.setup.audit import faults
from holdfast.games.this_war.setup.table import set_up
from holdfast.games.this_war.text.card_text.effects import speak
from holdfast.games.this_war.text.card_text.texts import card_parts, card_text
from holdfast.games.this_war.text.labels import LABELS
from holdfast.games.this_war.text.nouns import nouns
from holdfast.games.this_war.text.prompts import IMPLIED, PROMPTS, script_page
from holdfast.games.this_war.vocabulary import registry
from holdfast.games.this_war.world import City

SWITCH = ("off", "on")


def check(players: int, options: dict[str, str]) -> str:
    """What is wrong with a combination of options, or nothing."""
    first = options["first_player"]
    if first != "random" and int(first) > players:
        return f"first_player is random or 1 to {players}, not {first} (TW-101)"
    return ""


DEFINITION = GameDefinition(
    name="this_war",
    prefix="TW",
    version=1,
    players=range(1, 7),
    settings=(
        Setting("difficulty", ("standard", "easier", "harder"), story=True),
        Setting("board", ("standard", "advanced")),
        Setting("group", ("drawn", "chosen")),
        Setting("first_player", ("random", "1", "2", "3", "4", "5", "6")),
        Setting("open_votes", SWITCH),
        Setting("short", SWITCH),
        Setting("mild", SWITCH),
    ),
    folder=Path(__file__).parent,
    world=City,
    components=Components(
        decks=DECKS,
        counts=DECK_COUNTS,
        pieces=PIECES,
        own=OWN_CARDS,
        own_rule="TW-1852",
        registry=registry,
        spoilers=frozenset({"script-location", "script-people", "script-ending", "ending-event"}),
    ),
    rules=RulesHooks(
        set_up=set_up,
        audit=faults,
        for_the_absent=frozenset({"hand-on"}),  # TW-1310
        value=worth,
        estimate=estimate,
        clock=lambda w: w.day,
        check=check,
        matters=matters,
        obvious=obvious,
        deeds=READER,
        spends=SPENDS,
        stakes=stakes,
        foreseen=foreseen,
        verdict=verdict,
        holds=holds,
        player="holdfast.games.this_war.bot",
        horizon=2,
    ),
    text=TextHooks(
        implied=IMPLIED,
        read_out=READ_OUT,
        nouns=nouns,
        card=card_text,
        parts=card_parts,
        speak=speak,
        labels=LABELS,
        row=in_a_row,
        prompts=PROMPTS,
        page=script_page,
        introduce=introduce,
        unsaid=UNSAID,
    ),
    display=DisplayHooks(
        way=way,
        groups=GROUPS,
        view=show,
        card=printed,
        about=about,
        tables=TABLES,
        stats=stats,
        standing=standing,
        fate=fate,
        counted=counted,
        board=board,
        screen="holdfast.games.this_war.display.screen_board",
    ),
)
