"""All effects and conditions that cards and saves of this game may name."""

from functools import cache
from typing import Any

from holdfast.core.cards.vocabulary import vocabulary
from holdfast.games.this_war import (
    actions,
    anytime,
    barter,
    checks,
    conditions,
    dawn,
    day,
    deeds,
    dice,
    dusk,
    ending,
    evening,
    fight,
    jobs,
    leader,
    morning,
    objectives,
    people,
    raid,
    residents,
    scavenging,
    scripts,
    searching,
    setup,
    stores,
    tokens,
    visitors,
)

MODULES = (
    actions, anytime, barter, checks, conditions, dawn, day, deeds, dice, dusk, ending, evening, fight, jobs, leader,
    morning, objectives, people, raid, residents, scavenging, scripts, searching, setup, stores, tokens, visitors,
)  # fmt: skip


@cache
def registry() -> dict[str, type[Any]]:
    """Each effect and condition by its name."""
    return vocabulary(MODULES)
