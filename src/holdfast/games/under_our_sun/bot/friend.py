"""A player of Under Our Sun: an expert's rules, one for each question, by what everybody at the table can see."""

from collections.abc import Sequence
from typing import Any

from holdfast.core.engine.effects import Ballot, Window
from holdfast.core.player import RankedOption, SeatPosition
from holdfast.games.under_our_sun.bot import fights
from holdfast.games.under_our_sun.bot.answers import ANSWERS, by_facts, victim
from holdfast.games.under_our_sun.bot.dice import DICE
from holdfast.games.under_our_sun.bot.evaluation.outlook import Outlook
from holdfast.games.under_our_sun.bot.evaluation.worth import Weights, weights
from holdfast.games.under_our_sun.bot.sides import reaction
from holdfast.games.under_our_sun.bot.trade import TRADE
from holdfast.games.under_our_sun.bot.turn import turn
from holdfast.games.under_our_sun.combat.crimes import Reaction
from holdfast.games.under_our_sun.combat.first_combat_turn import FirstAct
from holdfast.games.under_our_sun.combat.joining import JoinerAct, JoinFight
from holdfast.games.under_our_sun.flow.day import LastBlows
from holdfast.games.under_our_sun.flow.turn import TakeTurn

FIGHTS = {FirstAct: fights.first_act, JoinFight: fights.join, JoinerAct: fights.joiner_act}
SMALL: dict[type[Any], Any] = {**ANSWERS, **DICE, **TRADE, Ballot: victim, Reaction: reaction}


class Friend:
    """Answers as well as these rules can. It has no memory: it makes the same plan in the same position."""

    def __init__(self, k: Weights) -> None:
        self.k = k

    def weigh(self, at: SeatPosition) -> Sequence[RankedOption]:
        options = at.moves
        if len(options) == 1:
            return [RankedOption(options[0])]
        question = at.question
        kind = type(question)
        o = Outlook(at, self.k)
        if kind is TakeTurn:
            return turn(o, question.char, at)
        if kind is Window and question.moment_ == "spent":
            return turn(o, o.w.turn, at)
        if kind in FIGHTS:
            return FIGHTS[kind](o, question.char, options)
        if kind is LastBlows:
            return fights.last_blows(o, question.who(o.w), options)
        found: Sequence[RankedOption] = SMALL.get(kind, by_facts)(o, at, question, options)
        return found


def player(skill: str) -> Friend:
    """A friend, or a novice: the same rules with a novice's mistakes."""
    return Friend(weights(skill))
