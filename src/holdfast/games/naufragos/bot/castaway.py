"""A castaway made of code: an expert's rules in the words of the game, one a question, from what a seat knows.

It has no memory: several of them come to the same plan by the same facts, and go on from what people have begun.
"""

from collections.abc import Callable, Sequence
from typing import Any

from holdfast.core.engine.effects import Ballot, Window
from holdfast.core.player import Player, RankedOption, SeatPosition
from holdfast.games.naufragos.actions.building import Build, Contribute
from holdfast.games.naufragos.actions.campfire import Campfire
from holdfast.games.naufragos.actions.foraging import MoreFromSupply
from holdfast.games.naufragos.actions.wreckage import SecondFind, TakeFind
from holdfast.games.naufragos.bot import building, evening, journey, pawns, things
from holdfast.games.naufragos.bot.outlook import Outlook
from holdfast.games.naufragos.bot.parameters import Numbers, Worths, numbers_of, worths_of
from holdfast.games.naufragos.camp.fishing import ChooseCatch
from holdfast.games.naufragos.castaways.belongings import Overloaded, Relieve
from holdfast.games.naufragos.castaways.death import ShareOut
from holdfast.games.naufragos.castaways.diary import KeepOne
from holdfast.games.naufragos.castaways.losses import LoseItem
from holdfast.games.naufragos.castaways.trade import Bargain, Trade
from holdfast.games.naufragos.dice.strength import JoinFight
from holdfast.games.naufragos.exploration.expedition import March
from holdfast.games.naufragos.exploration.returning import GoHome
from holdfast.games.naufragos.exploration.summit import ChooseLastTurn
from holdfast.games.naufragos.night.meals import Cook, FeedDog, KeepOrEat, OwnFood, Piece
from holdfast.games.naufragos.night.wounds import Medic
from holdfast.games.naufragos.pawns.placing import PlacePawn
from holdfast.games.naufragos.pawns.white_pawn import WhitePawn
from holdfast.games.naufragos.plot.decisions import Decide, Pick, PickBy
from holdfast.games.naufragos.plot.looking import Look, Reorder, TopOrBottom
from holdfast.games.naufragos.plot.plot_cards import CampArrives
from holdfast.games.naufragos.plot.shares import Helped, OfferItems, Shares
from holdfast.games.naufragos.rulesets.hr12.lost import LostAlone
from holdfast.games.naufragos.setup.opening import ChooseCharacter

RULES: dict[type[Any], Callable[[Outlook], list[RankedOption]]] = {
    ChooseCharacter: evening.character,
    PlacePawn: pawns.place,
    WhitePawn: pawns.place_white,
    Build: building.propose,
    Contribute: building.contribute,
    Campfire: building.light,
    Shares: building.share,
    MoreFromSupply: evening.more_from_supply,
    ChooseCatch: evening.catch,
    TakeFind: things.take_find,
    SecondFind: things.second_find,
    LoseItem: things.lose,
    Overloaded: things.overloaded,
    Relieve: things.relieve,
    ShareOut: things.share_out,
    OfferItems: things.offer_items,
    Trade: things.trade,
    Bargain: things.bargain,
    JoinFight: things.join_fight,
    March: journey.march,
    GoHome: journey.go_home,
    LostAlone: journey.lost_alone,
    Window: journey.window,
    ChooseLastTurn: journey.last_turn,
    Reorder: journey.reorder,
    TopOrBottom: journey.top_or_bottom,
    Look: journey.look,
    Piece: evening.piece,
    OwnFood: evening.own_food,
    KeepOrEat: evening.keep_or_eat,
    FeedDog: evening.feed_dog,
    Cook: evening.cook,
    Medic: evening.medic,
    KeepOne: evening.keep_one,
    Decide: evening.choose,
    Ballot: evening.choose,
    Helped: evening.help_him,
    Pick: evening.pick,
    PickBy: evening.pick,
    CampArrives: evening.lay,
}
"""What is asked, and the rule that answers."""


class Castaway:
    """Weighs answers by its numbers."""

    def __init__(self, numbers: Numbers, worths: Worths) -> None:
        self.numbers = numbers
        self.worths = worths

    def weigh(self, at: SeatPosition) -> Sequence[RankedOption]:
        moves = at.moves
        if len(moves) == 1:
            return [RankedOption(moves[0])]
        rule = RULES.get(type(at.question), evening.any_answer)
        return rule(Outlook(at, self.numbers, self.worths))


def player(skill: str) -> Player:
    return Castaway(numbers_of(skill), worths_of(skill))
