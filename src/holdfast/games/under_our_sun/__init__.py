"""Under Our Sun (rules US-…): the declaration of the game."""

from pathlib import Path

from holdfast.core.definition import Components, DisplayHooks, GameDefinition, RulesHooks, Setting, TextHooks
from holdfast.games.under_our_sun.actions.text import by_compass, into_the_unknown
from holdfast.games.under_our_sun.bot.estimate import estimate
from holdfast.games.under_our_sun.cards import DECK_COUNTS, DECKS, PIECES
from holdfast.games.under_our_sun.dice.matters import matters
from holdfast.games.under_our_sun.display.automatic import obvious
from holdfast.games.under_our_sun.display.card_faces import printed
from holdfast.games.under_our_sun.display.dice import dice_shown
from holdfast.games.under_our_sun.display.groups import GROUPS, IN_VAIN, SPENDS
from holdfast.games.under_our_sun.display.plain_board import board, introduce, sight
from holdfast.games.under_our_sun.display.stakes import stakes
from holdfast.games.under_our_sun.display.standings import counted, fate, standing
from holdfast.games.under_our_sun.display.verdicts import holds, verdict
from holdfast.games.under_our_sun.display.view import TABLES, own, show, stats, worth
from holdfast.games.under_our_sun.flow.log import CORE_EFFECTS
from holdfast.games.under_our_sun.migrations import tapped_apart
from holdfast.games.under_our_sun.rules import DIRECTIONS
from holdfast.games.under_our_sun.setup.audit import faults
from holdfast.games.under_our_sun.setup.opening import BASE_PLAYERS, SWITCHES, set_up
from holdfast.games.under_our_sun.text.card_text.parts import card_parts
from holdfast.games.under_our_sun.text.card_text.speech import speak
from holdfast.games.under_our_sun.text.card_text.texts import card_at_table, card_text
from holdfast.games.under_our_sun.text.nouns.nouns import nouns
from holdfast.games.under_our_sun.text.wording import IMPLIED, LABELS, PROMPTS
from holdfast.games.under_our_sun.vocabulary import option_reader, registry
from holdfast.games.under_our_sun.world import Sands

MISSIONS = ("missing-two", "voice-in-the-static", "dry-wells", "ash-matriarch", "hold-the-gate", "the-crossing")


def check(players: int, options: dict[str, str]) -> str:
    """What is wrong with a combination of options, or nothing."""
    first = options["first_player"]
    if first != "random" and int(first) > players:
        return f"first_player is random or 1 to {players}, not {first} (US-102)"
    if options["mode"] == "semi" and players < 3:
        return "the semi-cooperative mode is for 3 players or more (US-960)"
    if players > BASE_PLAYERS and options["expansion"] == "off":
        return "5 and 6 players need the expansion (US-956): leave expansion out, or say expansion=on"
    if options["crew_of_four"] == "on" and players != 2:
        return "crew_of_four is for 2 players (US-954)"
    return ""


READ_OUT = frozenset({"event", "night", "sun", "loot", "enemy", "item", "equipment", "character"})
"""Decks whose cards are read to the table when they are met."""
UNSAID = {
    "fights": "US-610",
    "tapped_foes": "US-611",
    "openings": "US-601",
    "meeting": "US-967",
    "blood": "US-1009",
    "score.hp-*": "US-1225",
    "foes.*.met": "US-541",
    "foes.*.bonus": "US-1133",
    "zones.stack": "US-1001",
}
"""Fields that change without a log entry: the course of a combat turn, which its dice show; whom an enemy has met; who has
met whom, which is secret; the tiles that somebody looks at in secret; figures for the end."""

DEFINITION = GameDefinition(
    name="under_our_sun",
    prefix="US",
    version=2,
    players=range(1, 7),
    settings=(
        Setting("mission", MISSIONS, deck="mission", story=True),
        Setting("mode", ("coop", "semi")),
        Setting("first_player", ("random", "1", "2", "3", "4", "5", "6")),
        Setting("characters", ("chosen", "random")),
        Setting("expansion", ("auto", "on", "off")),
        *[Setting(name, ("off", "on")) for name in SWITCHES],
    ),
    folder=Path(__file__).parent,
    world=Sands,
    components=Components(
        decks=DECKS,
        counts=DECK_COUNTS,
        pieces=PIECES,
        registry=registry,
        spoilers=frozenset({"mission-and-other"}),
    ),
    rules=RulesHooks(
        once_asked=frozenset({("take-turn", "wait")}),
        set_up=set_up,
        audit=faults,
        value=worth,
        estimate=estimate,
        player="holdfast.games.under_our_sun.bot",
        clock=lambda w: w.day,
        deeds=option_reader(),
        spends=SPENDS,
        in_vain=IN_VAIN,
        stakes=stakes,
        verdict=verdict,
        holds=holds,
        migrations={1: tapped_apart},
        check=check,
        matters=matters,
        obvious=obvious,
    ),
    text=TextHooks(
        implied=IMPLIED,
        read_out=READ_OUT,
        nouns=nouns,
        core_effects=CORE_EFFECTS,
        answers_logged=False,
        card=card_text,
        card_at_table=card_at_table,
        parts=card_parts,
        speak=speak,
        labels=LABELS,
        row=into_the_unknown,
        prompts=PROMPTS,
        unsaid=UNSAID,
        introduce=introduce,
    ),
    display=DisplayHooks(
        groups=GROUPS,
        own_number=by_compass,
        own_numbers=2 * len(DIRECTIONS),
        view=show,
        own=own,
        card=printed,
        tables=TABLES,
        dice=dice_shown,
        stats=stats,
        standing=standing,
        fate=fate,
        counted=counted,
        board=board,
        sight=sight,
        screen="holdfast.games.under_our_sun.display.screen_board",
    ),
)
