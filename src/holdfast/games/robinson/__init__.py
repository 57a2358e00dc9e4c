"""Robinson Crusoe: Adventure on the Cursed Island (rules RC-…): the declaration of the game."""

from pathlib import Path

from holdfast.core.definition import Components, DisplayHooks, GameDefinition, RulesHooks, Setting, TextHooks
from holdfast.core.engine.option_spec import OptionReader
from holdfast.games.robinson.anytime import text as anytime
from holdfast.games.robinson.anytime.matters import matters
from holdfast.games.robinson.anytime.offers import InhabitedIsland
from holdfast.games.robinson.anytime.options import SPENDS
from holdfast.games.robinson.bot.estimate import estimate
from holdfast.games.robinson.cards import DECK_COUNTS, DECKS
from holdfast.games.robinson.display.card_faces import printed
from holdfast.games.robinson.display.plain_board import board, introduce
from holdfast.games.robinson.display.stakes import stakes
from holdfast.games.robinson.display.standings import counted, fate, standing
from holdfast.games.robinson.display.verdicts import foreseen, holds, verdict
from holdfast.games.robinson.display.view import dice_told, show, stats
from holdfast.games.robinson.flow import text as flow
from holdfast.games.robinson.flow.action import only_peaceful
from holdfast.games.robinson.island import text as island
from holdfast.games.robinson.log import READ_OUT, UNLOGGED_FIELDS
from holdfast.games.robinson.people import text as people
from holdfast.games.robinson.planning import text as planning
from holdfast.games.robinson.planning.options import GROUPS, way
from holdfast.games.robinson.scenarios import text as scenarios
from holdfast.games.robinson.scenarios.registry import SCENARIOS, laws, worth
from holdfast.games.robinson.setup.audit import faults
from holdfast.games.robinson.setup.reference_checks import strays
from holdfast.games.robinson.setup.table import check, set_up
from holdfast.games.robinson.text.card_text import card_at_table, card_parts, card_text
from holdfast.games.robinson.text.nouns import nouns
from holdfast.games.robinson.things import text as things
from holdfast.games.robinson.vocabulary import option_specs, registry

DEFINITION = GameDefinition(
    name="robinson",
    prefix="RC",
    version=1,
    players=range(1, 5),
    settings=(
        Setting("scenario", tuple(SCENARIOS), deck="scenario", story=True),
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
    world=InhabitedIsland,
    components=Components(decks=DECKS, counts=DECK_COUNTS, registry=registry, strays=strays),
    rules=RulesHooks(
        set_up=set_up,
        laws=laws,
        audit=faults,
        value=worth,
        estimate=estimate,
        clock=lambda w: w.round,
        check=check,
        matters=matters,
        obvious=only_peaceful,
        deeds=OptionReader(option_specs()),
        spends=SPENDS,
        stakes=stakes,
        player="holdfast.games.robinson.bot",
        foreseen=foreseen,
        verdict=verdict,
        holds=holds,
    ),
    text=TextHooks(
        implied=things.IMPLIED,
        in_turn=flow.IN_TURN,
        read_out=READ_OUT,
        nouns=nouns,
        answers_logged=False,
        card=card_text,
        card_at_table=card_at_table,
        parts=card_parts,
        labels=anytime.LABELS | flow.LABELS | island.LABELS | people.LABELS | planning.LABELS | things.LABELS,
        prompts=anytime.PROMPTS | flow.PROMPTS | island.PROMPTS | planning.PROMPTS | scenarios.PROMPTS | things.PROMPTS,
        introduce=introduce,
        unsaid=UNLOGGED_FIELDS,
    ),
    display=DisplayHooks(
        groups=GROUPS,
        way=way,
        view=show,
        card=printed,
        stats=stats,
        standing=standing,
        fate=fate,
        counted=counted,
        board=board,
        dice=dice_told,
        screen="holdfast.games.robinson.display.screen_board.board",
    ),
)
