"""Embers: keep a fire burning through the nights. A whole game in a few pages, to learn from and to begin with."""

from pathlib import Path

from embers import display, flow, turns
from embers.cards import Find, Night
from embers.setup import set_up
from embers.world import Camp, audit
from holdfast.core.cards.registry import vocabulary
from holdfast.core.definition import Components, DisplayHooks, GameDefinition, RulesHooks, Setting, TextHooks

DEFINITION = GameDefinition(
    name="embers",
    prefix="EM",
    version=1,
    players=range(1, 4),
    settings=(Setting("nights", ("4", "6")), Setting("wind", ("still", "gale"))),
    folder=Path(__file__).parent,
    world=Camp,
    components=Components(
        decks={"night": Night, "find": Find},
        registry=lambda: vocabulary((flow, turns)),
        counts={"night": 8, "find": 12},
    ),
    rules=RulesHooks(
        set_up=set_up,
        laws=flow.laws,
        audit=audit,
    ),
    text=TextHooks(
        answers_logged=False,
        card=lambda teller, card: teller.effects(card.then),
        labels=turns.LABELS,
        unsaid=display.UNSAID,
    ),
    display=DisplayHooks(
        stats=lambda w: {"night": w.night, "heat": w.heat, "why": w.outcome.why},
        board=display.board,
    ),
)
