"""What follows from pawns, journeys, meals and things: the part of the facts that the rules themselves write."""

from holdfast.core.engine.effect import Cause
from holdfast.core.state.observed_world import ObservedWorld
from holdfast.games.naufragos.actions.campfire import tinder
from holdfast.games.naufragos.actions.rest import warmth
from holdfast.games.naufragos.camp.fishing import Release
from holdfast.games.naufragos.castaways.belongings import Drop, HandOver, PassCounter, Receive, Relieve, UseUp
from holdfast.games.naufragos.castaways.death import Inherit
from holdfast.games.naufragos.castaways.diary import PutBack, Story
from holdfast.games.naufragos.castaways.losses import LoseThis
from holdfast.games.naufragos.castaways.trade import FOOD, NOTHING, Bargain, Trade
from holdfast.games.naufragos.dice.chances import coming, homecoming, low_die, way_back
from holdfast.games.naufragos.display.forecasts.tally import Tally, Tellings
from holdfast.games.naufragos.exploration.expedition import DrawCard, TakePending, map_of
from holdfast.games.naufragos.exploration.returning import GoHome, return_bonus
from holdfast.games.naufragos.exploration.summit import SetLastTurn
from holdfast.games.naufragos.exploration.track import Difficulty, sector_ahead
from holdfast.games.naufragos.flow.lost import Attempt, lost_group
from holdfast.games.naufragos.flow.placing import PassPawn, Put
from holdfast.games.naufragos.flow.resolving import Act
from holdfast.games.naufragos.flow.survival import DogEats, EatPiece, FillLarder, LeaveAll, LeavePiece, Preserve, eaters
from holdfast.games.naufragos.flow.white_pawn import PutWhite, ResolveWhite
from holdfast.games.naufragos.free_acts.obvious import kept
from holdfast.games.naufragos.free_acts.odds import energy_at, more_by_rest
from holdfast.games.naufragos.plot.looking import LayBack, Reorder, TopOrBottom
from holdfast.games.naufragos.plot.plot_cards import Abandon, LayCampCard
from holdfast.games.naufragos.rules import REST, SECTORS
from holdfast.games.naufragos.rulesets.hr12.expedition import GoOn
from holdfast.games.naufragos.rulesets.hr12.lost import WhiteAttempt
from holdfast.games.naufragos.setup import TakeCharacter

RULES = Tellings()
of = RULES.of

# --- pawns ---------------------------------------------------------------------------------------------------------------


@of(Put)
def _put(told: Tally, effect: Put, by: Cause) -> None:
    if effect.price:
        told.energy(-effect.price)
    if effect.action == "camp":
        told.coloured = True
        camp(told, effect.space)
    else:
        act(told, effect.seat, effect.action)


@of(Act)
def _act(told: Tally, effect: Act, by: Cause) -> None:
    act(told, effect.seat, effect.action)


@of(PassPawn)
def _pass(told: Tally, effect: PassPawn, by: Cause) -> None:
    told.risk("idle", 1, "NA-254")


@of(PutWhite)
def _put_white(told: Tally, effect: PutWhite, by: Cause) -> None:
    camp(told, effect.space)


@of(ResolveWhite)
def _resolve_white(told: Tally, effect: ResolveWhite, by: Cause) -> None:
    camp(told, told.w.white)


def camp(told: Tally, space: str) -> None:
    """NA-455: a camp card, its cost and what it does; a red one is solved by choices that come later."""
    w, seat = told.w, told.seat
    card = w.on_camp(space)
    action = w.camp_card(card)
    told.about(card)
    if action.cost:
        told.energy(-action.cost)
    told.follow(action.then, Cause(seat, seat, card, "camp"))


def act(told: Tally, seat: int, action: str) -> None:
    """What an action of the board surely brings, or its dice."""
    w = told.w
    match action:
        case "forage":
            forage(told)
        case "wood":
            told.gain("wood", 2 if w.perk(seat, "extra-wood") >= 0 else 1)
        case "diary":
            told.follow((Story(str(seat)),), Cause(seat, seat))
        case "wreckage":
            told.gain("item")
        case "campfire":
            sure = w.perk(seat, "lighter") >= 0
            if sure:
                told.rolls(0, "", success=1.0)
            else:  # how much he will spend is asked later
                helps, energy = tinder(w, seat), energy_at(w, seat, "campfire:1")
                told.rolls(1, "", least=low_die(1 + helps), most=low_die(energy + helps))
            if w.rules.name == "2013" and not w.wood:
                told.risk("no-wood", 1, "NA-426")
        case "explore":
            told.team = (*[w.pawns[space] for space in sorted(w.pawns) if space.startswith("explore:")], seat)
        case "rest":
            rest(told, seat)


def forage(told: Tally) -> None:
    """NA-400, NA-401: [2013] a tile of the supply, if the pawns before leave one; [HR1.2] one of the bag, and one more."""
    w = told.w
    before = sum([space.startswith("forage:") for space in w.pawns])
    tiles = (w.size("supply") > before) + (w.rules.bags and w.size("forage") > before)
    told.gain("tile", tiles)
    if not tiles:
        told.risk("empty-handed", 0, "NA-400")


def rest(told: Tally, seat: int) -> None:
    """NA-040, NA-450: energy by the shelter, more on 4 to 6; a wound heals."""
    w = told.w
    told.energy(REST[w.shelter][0] + warmth(w, seat))
    if w.wounds[seat]:
        told.gain("healed")
    elif not told.gains.get("energy"):
        told.risk("full", 0, "NA-167")
    if w.shelter and more_by_rest(w, seat) > 0:
        told.rolls(1, "4", rested=0.5)


# --- the expedition ------------------------------------------------------------------------------------------------------


@of(DrawCard)
def _draw(told: Tally, effect: DrawCard, by: Cause) -> None:
    """NA-551, NA-552: the next card of the deck brings a step forward, and a harder way home, as often as it may be."""
    explore(told, effect.deck)


@of(GoOn)
def _go_on(told: Tally, effect: GoOn, by: Cause) -> None:
    """NA-541: a step at once, for a harder way home."""
    told.gain("step")
    told.follow((Difficulty(1),), by)
    explore(told, sector_ahead(told.w, effect.seat))


def explore(told: Tally, deck: str) -> None:
    """NA-551: a card of an earlier sector than his own moves him nowhere."""
    w = told.w
    told.team = w.marching(told.seat)
    if deck not in SECTORS or not w.size(deck):
        return
    leads_on = w.sector(told.seat) in SECTORS[: SECTORS.index(deck) + 1]
    step = harder = 0.0
    for card, chance in coming(ObservedWorld(w, told.seat), deck).items():
        step += chance * (leads_on and w.trip(card).foot)
        harder += chance * (map_of(w, card) > 0)
    told.rolls(0, "", step=step, harder=harder)
    told.risk("harder", 0, "NA-552")


@of(TakePending)
def _take_pending(told: Tally, effect: TakePending, by: Cause) -> None:
    w = told.w
    trip = w.trip(effect.card)
    told.about(effect.card)
    told.team = w.marching(told.seat)
    if trip.foot and not (trip.foot_once and effect.card in w.seen_foot):
        told.gain("step")
    if harder := map_of(w, effect.card):
        told.follow((Difficulty(harder),), by)
    told.follow(trip.then, Cause(effect.seat, effect.seat, effect.card, "trip"))


@of(GoHome)
def _go_home(told: Tally, effect: GoHome, by: Cause) -> None:
    """NA-580 to NA-586: who stays out makes no roll now."""
    if told.seat not in effect.group:
        told.risk("alone", len(told.w.party) - len(effect.group), "NA-580")
        return
    told.team = effect.group
    home = homecoming(told.w, effect.group)
    told.rolls(2, f"{told.w.difficulty - return_bonus(told.w, effect.group)}", success=home)
    if home < 1:
        told.risk("lost", len(effect.group), "NA-586")


@of(Attempt)
def _attempt(told: Tally, effect: Attempt, by: Cause) -> None:
    group = lost_group(told.w, effect.members)
    if group is not None:
        told.team = group.members
        told.pay("pawn")
        told.rolls(2, "", success=way_back(told.w, group))


@of(WhiteAttempt)
def _white_attempt(told: Tally, effect: WhiteAttempt, by: Cause) -> None:
    group = lost_group(told.w, (0,))
    if group is not None:
        told.pay("white-pawn")
        told.rolls(2, "", success=way_back(told.w, group))


@of(SetLastTurn)
def _last_turn(told: Tally, effect: SetLastTurn, by: Cause) -> None:
    told.risk("last-turn", effect.turn, "NA-720")


# --- meals ---------------------------------------------------------------------------------------------------------------


@of(EatPiece)
def _eat(told: Tally, effect: EatPiece, by: Cause) -> None:
    """NA-309, NA-312: a piece of food, and for who was hungry a night without hunger."""
    w, seat = told.w, effect.seat
    first = not w.fed >> seat & 1
    energy = 2 if first and w.perk(seat, "pot") >= 0 else 1
    if seat == told.seat:
        told.energy(energy)
    else:
        told.gain("energy-for-others", min(energy, w.top(seat) - w.energy[seat]))
    if first:
        told.gain("meal")
    elif w.energy[seat] == w.top(seat):
        told.risk("no-use", 0, "NA-309")
    told.pay("own-food" if effect.kind == "own" else effect.kind)


@of(LeavePiece)
def _leave(told: Tally, effect: LeavePiece, by: Cause) -> None:
    """NA-306, NA-312, NA-350: a cube rots, unless barrel or cook keep it; who is still hungry may stay so."""
    w = told.w
    if effect.kind == "cube" and kept(w):
        told.gain("kept")
    elif effect.kind == "cube":
        told.risk("rots", 1, "NA-350")
    hungry = sum([not w.fed >> s & 1 and not w.held[s] for s in eaters(w)])
    if hungry > (left := w.cubes + w.food - 1):
        told.risk("hunger", hungry - left, "NA-312")


@of(LeaveAll)
def _leave_all(told: Tally, effect: LeaveAll, by: Cause) -> None:
    told.follow(effect.apply(told.w, by), by)


@of(DogEats)
def _dog(told: Tally, effect: DogEats, by: Cause) -> None:
    told.pay("own-food" if effect.kind == "own" else effect.kind)


@of(Preserve)
def _preserve(told: Tally, effect: Preserve, by: Cause) -> None:
    told.gain("food", effect.n)
    told.pay("cube", effect.n)


@of(FillLarder, Release)
def _tile(told: Tally, effect: FillLarder | Release, by: Cause) -> None:
    told.about(effect.card)


# --- things --------------------------------------------------------------------------------------------------------------


@of(Receive)
def _receive(told: Tally, effect: Receive, by: Cause) -> None:
    """What is taken is the answer itself, and its label says what it gives at once; what that risks is told."""
    told.about(effect.card)
    gains = dict(told.gains)
    told.follow(told.w.item(effect.card).at_once, Cause(effect.seat, effect.seat, effect.card, "item"))
    told.gains = gains


@of(Inherit)
def _inherit(told: Tally, effect: Inherit, by: Cause) -> None:
    told.about(effect.card)
    told.gain("item" if effect.card >= 0 else "own-food")


@of(UseUp)
def _use(told: Tally, effect: UseUp, by: Cause) -> None:
    told.about(effect.card)
    told.pay("item")
    told.follow(effect.then, Cause(effect.seat, effect.seat, effect.card, "item"))
    if told.spilt:
        told.risk("spilt", told.spilt, "NA-163")


@of(LoseThis, Drop, Relieve)
def _part_with(told: Tally, effect: LoseThis | Drop | Relieve, by: Cause) -> None:
    told.about(effect.card)
    told.pay("item")


@of(HandOver)
def _hand_over(told: Tally, effect: HandOver, by: Cause) -> None:
    told.about(effect.card)
    if effect.to == told.seat:
        told.gain("item")
    else:
        told.pay("item")


@of(PassCounter)
def _pass_counter(told: Tally, effect: PassCounter, by: Cause) -> None:
    if effect.to == told.seat:
        told.gain("own-food")
    elif effect.seat == told.seat:
        told.pay("own-food")


@of(Trade, Bargain)
def _trade(told: Tally, effect: Trade | Bargain, by: Cause) -> None:
    """NA-655: what changes hands if the other one agrees."""
    if effect.partner >= 0:
        told.team = (effect.seat, effect.partner)
    wanted = effect.want if isinstance(effect, Bargain) else ""
    if wanted == FOOD:
        told.gain("own-food")
    elif wanted not in ("", NOTHING):
        told.about(thing(told, effect.partner, wanted))
        told.gain("item")
    if effect.give == FOOD:
        told.pay("own-food")
    elif effect.give not in ("", NOTHING):
        told.about(thing(told, effect.seat, effect.give))
        told.pay("item")


def thing(told: Tally, seat: int, id: str) -> int:
    w = told.w
    return next((card for card in w.items(seat) if w.content.cards[card].id == id), -1)


# --- cards that are laid, looked at, taken ----------------------------------------------------------------------------------


@of(LayCampCard)
def _lay(told: Tally, effect: LayCampCard, by: Cause) -> None:
    told.about(effect.card)
    if told.w.on_camp(effect.space) >= 0:
        told.risk("covers", 1, "NA-501")


@of(Abandon)
def _abandon(told: Tally, effect: Abandon, by: Cause) -> None:
    told.about(effect.card)


@of(PutBack, TakeCharacter)
def _card(told: Tally, effect: PutBack | TakeCharacter, by: Cause) -> None:
    told.about(effect.card)


@of(TopOrBottom)
def _laid_back(told: Tally, effect: TopOrBottom, by: Cause) -> None:
    if dealt_with := len(effect.keep) + len(effect.under):
        told.about(told.w.zones[effect.deck].top[-dealt_with])


@of(Reorder)
def _next(told: Tally, effect: Reorder, by: Cause) -> None:
    """The card that is laid down next; where all are laid down at once, the first of them."""
    if effect.order:
        told.about(effect.order[-1 if effect.cards else 0])


@of(LayBack)
def _seen(told: Tally, effect: LayBack, by: Cause) -> None:
    if effect.cards:
        told.about(effect.cards[0])
