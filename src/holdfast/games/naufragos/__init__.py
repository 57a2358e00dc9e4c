"""Náufragos (rules NA-…), in two rule sets: the declaration of the game."""

from pathlib import Path

from holdfast.core.definition import Components, DisplayHooks, GameDefinition, RulesHooks, Setting, TextHooks
from holdfast.core.engine.effects import Ballot, Over
from holdfast.core.engine.option_spec import OptionReader
from holdfast.games.naufragos.bot.estimate import estimate
from holdfast.games.naufragos.cards import DECK_COUNTS, DECKS, OWN_CARDS, PIECES
from holdfast.games.naufragos.display.card_faces import printed
from holdfast.games.naufragos.display.plain_board import board, introduce
from holdfast.games.naufragos.display.stakes import stakes
from holdfast.games.naufragos.display.standings import counted, fate, standing
from holdfast.games.naufragos.display.verdicts import foreseen, holds, verdict
from holdfast.games.naufragos.display.view import own, show, stats, worth
from holdfast.games.naufragos.flow.ending import ENDING
from holdfast.games.naufragos.free_acts.automatic import obvious
from holdfast.games.naufragos.free_acts.matters import matters
from holdfast.games.naufragos.free_acts.offers import OpenShore
from holdfast.games.naufragos.log import UNSAID
from holdfast.games.naufragos.options import GROUPS, IN_VAIN, SPENDS, SingleWords
from holdfast.games.naufragos.pawns.text import rows
from holdfast.games.naufragos.plot.decisions import VOTING
from holdfast.games.naufragos.rulesets.registry import laws
from holdfast.games.naufragos.setup.audit import faults
from holdfast.games.naufragos.setup.opening import set_up
from holdfast.games.naufragos.setup.reference_checks import strays
from holdfast.games.naufragos.text.card_text.effects import speak
from holdfast.games.naufragos.text.card_text.table import at_table
from holdfast.games.naufragos.text.card_text.texts import card_parts, card_text
from holdfast.games.naufragos.text.chapters import IMPLIED, LABELS, PROMPTS, QUESTION_LABELS
from holdfast.games.naufragos.text.nouns import nouns
from holdfast.games.naufragos.vocabulary import option_specs, registry

SWITCH = ("off", "on")
READ_OUT = frozenset({"character", "event", "coast", "interior", "heart", "plot", "wreckage", "camp"})
"""Decks whose cards are read to the table when they are met."""


def check(players: int, options: dict[str, str]) -> str:
    """What is wrong with a combination of options, or nothing."""
    first = options["first_player"]
    if first != "random" and int(first) > players:
        return f"first_player is random or 1 to {players}, not {first} (NA-134)"
    if options["hr_list_order"] == "on" and options["ruleset"] == "2013":
        return "hr_list_order belongs to the rule set hr12 (NA-292)"
    return ""


DEFINITION = GameDefinition(
    name="naufragos",
    prefix="NA",
    version=1,
    players=range(1, 5),
    settings=(
        Setting("ruleset", ("2013", "hr12"), deck="ruleset", story=True),
        Setting("first_player", ("random", "1", "2", "3", "4")),
        Setting("characters", ("chosen", "random")),
        Setting("no_story_dice", SWITCH),
        Setting("no_lost_trade", SWITCH),
        Setting("cooperative", SWITCH),
        Setting("hr_list_order", SWITCH),
    ),
    folder=Path(__file__).parent,
    world=OpenShore,
    components=Components(
        decks=DECKS,
        counts=DECK_COUNTS,
        pieces=PIECES,
        own=dict.fromkeys(OWN_CARDS, 1),
        own_rule="NA-794",
        registry=registry,
        strays=strays,
        spoilers=frozenset({"plot"}),
    ),
    rules=RulesHooks(
        set_up=set_up,
        laws=laws,
        audit=faults,
        value=worth,
        estimate=estimate,
        clock=lambda w: w.turn,
        check=check,
        matters=matters,
        obvious=obvious,
        deeds=OptionReader(option_specs(), SingleWords()),
        spends=SPENDS,
        in_vain=IN_VAIN,
        stakes=stakes,
        foreseen=foreseen,
        verdict=verdict,
        holds=holds,
        player="holdfast.games.naufragos.bot",
    ),
    text=TextHooks(
        answers_logged=False,
        implied=IMPLIED,
        read_out=READ_OUT,
        core_effects={Over: ENDING, Ballot: VOTING},
        nouns=nouns,
        card=card_text,
        at_table=at_table,
        parts=card_parts,
        speak=speak,
        labels=LABELS,
        question_labels=QUESTION_LABELS,
        prompts=PROMPTS,
        row=rows,
        introduce=introduce,
        unsaid=UNSAID,
    ),
    display=DisplayHooks(
        groups=GROUPS,
        view=show,
        own=own,
        card=printed,
        stats=stats,
        standing=standing,
        fate=fate,
        counted=counted,
        board=board,
        screen="holdfast.games.naufragos.display.screen_board",
    ),
)
