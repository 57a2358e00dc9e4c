"""A player that knows This War of Mine: an expert's rules, one a question, and reasons in the words of the game."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from holdfast.core.engine.effects import Ballot
from holdfast.core.engine.menu import Option
from holdfast.core.player import Player, RankedOption, Reason, SeatPosition
from holdfast.games.this_war.actions.assigning import Assign
from holdfast.games.this_war.actions.places import NewIdea, Sort
from holdfast.games.this_war.actions.resolving import ResolveTurn
from holdfast.games.this_war.actions.visitors import Arrival, AtTheDoor, Doctor
from holdfast.games.this_war.book.checks import CalmVoice, DangerRolled, Rolled
from holdfast.games.this_war.book.narrative import ChooseNarrative, DropKept
from holdfast.games.this_war.book.scripts import Bind, Choose, ChooseOne, Offered
from holdfast.games.this_war.bot import book, building, city, day, fights, night
from holdfast.games.this_war.bot.judgement import Judgement, Mind, because, mind
from holdfast.games.this_war.city.encounters import Meet
from holdfast.games.this_war.city.exploring import Explore
from holdfast.games.this_war.city.listening import BeforeNoise
from holdfast.games.this_war.city.locations import PickExchange
from holdfast.games.this_war.city.obstacles import TryAgain
from holdfast.games.this_war.city.packing import Carry, Equip
from holdfast.games.this_war.city.searching import FindOne, TakeOne
from holdfast.games.this_war.city.unknown import SortUnknown
from holdfast.games.this_war.combat.blows import Blow, FoeStory, Shoot
from holdfast.games.this_war.combat.fight import DealWound, Outrun, Round
from holdfast.games.this_war.combat.raid import GuardsRoll, HiddenShelf, LoseBlanks, Shields, WhichRaid
from holdfast.games.this_war.combat.story import TargetFoe, TargetUs
from holdfast.games.this_war.combat.weapons import Arm
from holdfast.games.this_war.flow.dusk import BeforeThirst, Meal, Water
from holdfast.games.this_war.flow.evening import Tasks
from holdfast.games.this_war.flow.night_raid import Wave
from holdfast.games.this_war.flow.scavenging import ChooseLocation
from holdfast.games.this_war.flow.turns import BetweenTurns, Overtime
from holdfast.games.this_war.house.building import ChooseSlot, PickFitting
from holdfast.games.this_war.house.cracks import PickCrack
from holdfast.games.this_war.house.fittings import Serve
from holdfast.games.this_war.house.shelter_cards import PickAgain
from holdfast.games.this_war.leader import ChoosePeople
from holdfast.games.this_war.people.health import DawnMeds, DoctorCalls
from holdfast.games.this_war.people.leaving import Farewells
from holdfast.games.this_war.people.spirit import Alcohol, HabitChoice, MusicBox, Spirits
from holdfast.games.this_war.people.states import Promised
from holdfast.games.this_war.people.whom import OneAndAnother
from holdfast.games.this_war.setup.table import ChooseCharacter
from holdfast.games.this_war.things.barter import Haggle
from holdfast.games.this_war.things.stores import PickLoss, PickValue
from holdfast.games.this_war.things.tokens import GiveUpToken

Judge = Callable[[Judgement, Option], float]
Why = Callable[[Judgement, Option], Reason]
ON: dict[type[Any], tuple[Judge, Why]] = {
    Assign: (day.assign, day.why_assign),
    ResolveTurn: (day.in_order, day.why_order),
    Overtime: (day.overtime, day.why_overtime),
    BetweenTurns: (day.objective, day.why_objective),
    Sort: (day.sort, day.why_sort),
    ChooseSlot: (day.slot, day.why_slot),
    NewIdea: (day.idea, day.why_idea),
    Serve: (day.serve, day.why_serve),
    AtTheDoor: (day.at_the_door, day.why_door),
    Arrival: (day.arrival, day.why_arrival),
    PickFitting: (day.unbuild, day.why_unbuild),
    PickCrack: (day.crack, day.why_crack),
    BeforeThirst: (night.before_thirst, night.why_passing),
    Water: (night.water, night.why_water),
    Meal: (night.meal, night.why_meal),
    Tasks: (night.tasks, night.why_tasks),
    DawnMeds: (night.dawn_meds, night.why_passing),
    DoctorCalls: (night.cure, night.why_cure),
    Doctor: (night.cure, night.why_cure),
    Alcohol: (night.alcohol, night.why_alcohol),
    Spirits: (night.spirits, night.why_spirits),
    HabitChoice: (night.habit, night.why_habit),
    Promised: (book.promised, book.why_promised),
    MusicBox: (book.listener, book.why_listener),
    ChooseLocation: (city.location, city.why_location),
    Equip: (city.equip, city.why_equip),
    Explore: (city.explore, city.why_explore),
    SortUnknown: (city.sort_unknown, city.why_unknown),
    FindOne: (city.find_one, city.why_find),
    TakeOne: (city.take_one, city.why_take),
    TryAgain: (city.again, city.why_again),
    PickAgain: (city.again, city.why_again),
    BeforeNoise: (city.before_noise, city.why_noise),
    PickExchange: (city.exchange, city.why_exchange),
    Carry: (building.carry, building.why_carry),
    Haggle: (book.haggle, book.why_haggle),
    PickLoss: (book.pick_loss, book.why_loss),
    PickValue: (book.pick_value, book.why_loss),
    GiveUpToken: (book.blank, book.why_blank),
    LoseBlanks: (book.blank, book.why_blank),
    Round: (fights.fight_on, fights.why_fight),
    DealWound: (fights.strike_whom, fights.why_strike),
    TargetFoe: (fights.strike_whom, fights.why_strike),
    Outrun: (fights.outrun, fights.why_strike),
    Arm: (fights.arm, fights.why_arm),
    Shoot: (fights.shoot, fights.why_shoot),
    Blow: (fights.blow, fights.why_blow),
    FoeStory: (fights.foe_story, fights.why_foe_story),
    TargetUs: (fights.target_us, fights.why_target),
    DangerRolled: (fights.danger_rolled, fights.why_danger),
    GuardsRoll: (fights.guards_roll, fights.why_guards),
    Shields: (fights.shields, fights.why_shields),
    HiddenShelf: (fights.hidden_shelf, fights.why_shelf),
    WhichRaid: (fights.which_raid, fights.why_raid),
    Wave: (fights.wave, fights.why_wave),
    Choose: (book.choice, book.why_choice),
    Ballot: (book.choice, book.why_choice),
    Meet: (book.choice, book.why_choice),
    ChooseOne: (book.choice, book.why_choice),
    CalmVoice: (book.choice, book.why_choice),
    Offered: (book.offered, book.why_offered),
    Rolled: (book.rolled, book.why_rolled),
    ChoosePeople: (book.somebody, book.why_somebody),
    Bind: (book.reader, book.why_somebody),
    OneAndAnother: (book.one_and_another, book.why_somebody),
    Farewells: (book.farewell, book.why_farewell),
    ChooseNarrative: (book.narrative, book.why_narrative),
    DropKept: (book.drop, book.why_drop),
    ChooseCharacter: (book.character, book.why_character),
}
"""One rule a question: what each answer is worth, and why the best one is."""
ALL_ANSWERS = frozenset({Carry, DawnMeds, Equip, Haggle, PickLoss, PickValue, Tasks})
"""Questions in which answers that take something back may be the right ones."""


class Companion:
    """Answers in the order of what they are worth."""

    def __init__(self, own: Mind) -> None:
        self.mind = own
        self.levels, self.worths = own.levels, own.worths

    def weigh(self, at: SeatPosition) -> Sequence[RankedOption]:
        question = type(at.question)
        options = at.options if question in ALL_ANSWERS else at.moves
        if len(options) == 1:
            return [RankedOption(options[0], 0.0, because("no-choice"))]
        s = Judgement(at, self.mind, self.levels, self.worths)
        judge, why = ON.get(question, UNKNOWN)
        found = sorted([(-judge(s, option), i) for i, option in enumerate(options)])
        [(best, first), *rest] = found
        answers = [RankedOption(options[first], -best, why(s, options[first]))]
        return answers + [RankedOption(options[i], -value) for value, i in rest]


UNKNOWN: tuple[Judge, Why] = (book.choice, book.why_choice)
"""A question that nobody has thought of is judged by what follows from its answers."""


@cache
def player(skill: str) -> Player:
    return Companion(mind(skill))
