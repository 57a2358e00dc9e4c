"""Robinson Crusoe: Adventure on the Cursed Island (rules RC-…): the declaration of the game."""

from math import ceil
from pathlib import Path

from holdfast.core.kind import Box, GameKind, Play, Setting, Show, Voice
from holdfast.games.robinson.board import board, introduce
from holdfast.games.robinson.cards import DECK_COUNTS, DECKS
from holdfast.games.robinson.cardtext import card_text
from holdfast.games.robinson.figures import show, stats
from holdfast.games.robinson.labels import label
from holdfast.games.robinson.matters import matters
from holdfast.games.robinson.scenarios import laws, worth
from holdfast.games.robinson.setup import faults, set_up
from holdfast.games.robinson.tell import tell, tell_answer
from holdfast.games.robinson.vocabulary import registry
from holdfast.games.robinson.weather import weather_dice
from holdfast.games.robinson.words import nouns
from holdfast.games.robinson.world import Island

SCENARIOS = ("castaways", "cursed-island", "jenny", "volcano", "cannibals", "family")
ROUNDS = {"castaways": 12, "cursed-island": 10, "jenny": 8, "volcano": 8, "cannibals": 9, "family": 12}


def check(players: int, options: dict[str, str]) -> str:
    """What is wrong with a combination of options, or nothing."""
    most = 2 * ceil(ROUNDS[options["scenario"]] / 2)
    books = options["book_cards"]
    if books != "half" and int(books) > most:
        return f"book_cards is half or 0 to {most} in {options['scenario']}, not {books} (RC-752)"
    first = options["first_player"]
    if first != "random" and int(first) > players:
        return f"first_player is random or 1 to {players}, not {first} (RC-129)"
    return ""


KIND = GameKind(
    name="robinson",
    prefix="RC",
    version=1,
    players=range(1, 5),
    settings=(
        Setting("scenario", SCENARIOS, story=True),
        Setting("first_player", ("random", "1", "2", "3", "4")),
        Setting("characters", ("random", "chosen")),
        Setting("dog", ("off", "on")),
        Setting("friday", ("auto", "on")),
        Setting("starting_items", ("2", "0", "1", "3", "4")),
        Setting("book_cards", ("half", *map(str, range(13)))),
        Setting("wreckage", ("fixed", "random")),
        Setting("far_actions", ("off", "on")),
        Setting("pit_food", ("1", "2")),
        Setting("soldier_level_cost", ("3", "2")),
        Setting("token_on_exhausted", ("on", "off")),
        Setting("flip_at_once", ("on", "off")),
    ),
    folder=Path(__file__).parent,
    world=Island,
    cards=Box(
        decks=DECKS,
        counts=DECK_COUNTS,
        registry=registry,
    ),
    play=Play(
        set_up=set_up,
        laws=laws,
        audit=faults,
        value=worth,
        check=check,
        matters=matters,
    ),
    words=Voice(
        nouns=nouns,
        tell=tell,
        card=card_text,
        label=label,
        answer=tell_answer,
        introduce=introduce,
    ),
    show=Show(
        view=show,
        stats=stats,
        board=board,
        dice=weather_dice,
        screen="holdfast.terminal.boards.robinson",
    ),
)
