"""What follows from an answer, effect by effect: what it brings, costs, rolls and risks.

What only may happen (behind dice, for others) is a chance or a risk; nothing is said of what has no word here.
"""

from typing import Any

from holdfast.core.engine.effect import Cause, tag_of
from holdfast.core.engine.effects import If, Under
from holdfast.games.naufragos.actions.building import BuildProgress, Contribute, needed
from holdfast.games.naufragos.actions.campfire import FeedFire, RubSticks, tinder
from holdfast.games.naufragos.actions.foraging import Forage, TakeFromSupply
from holdfast.games.naufragos.camp.camp_board import Solved
from holdfast.games.naufragos.camp.fishing import Fish, kept
from holdfast.games.naufragos.camp.places import Lianas, LoadCannon, Orchard, TakeWood
from holdfast.games.naufragos.camp.store import Food, Rope, Sail, Wood
from holdfast.games.naufragos.castaways.diary import LoseStory, Story, may_write
from holdfast.games.naufragos.castaways.health import Energy, Heal, HealTrauma, IfWounded, Trauma, Wound, whom
from holdfast.games.naufragos.castaways.losses import DiscardPerk, LoseItem
from holdfast.games.naufragos.dice.chances import low_die, sting, victory
from holdfast.games.naufragos.dice.rolls import RESULTS, RollTable
from holdfast.games.naufragos.dice.strength import Fight
from holdfast.games.naufragos.display.forecasts.tally import Tally, Tellings
from holdfast.games.naufragos.exploration.track import Advance, Difficulty
from holdfast.games.naufragos.plot.decisions import Each, Pick
from holdfast.games.naufragos.plot.plot_cards import Item, Keep
from holdfast.games.naufragos.plot.prices import MustPay, Pay, price_blocks
from holdfast.games.naufragos.plot.shares import OfferItems, Shares, Together, concerned
from holdfast.games.naufragos.plot.today import Prepare
from holdfast.games.naufragos.rules import HIGHEST_DIFFICULTY, LONG, ORCHARD_TILES
from holdfast.games.naufragos.world import actor

CARDS = Tellings()
of = CARDS.of


@of(Under)
def _under(told: Tally, effect: Under, by: Cause) -> None:
    told.follow(effect.then, effect.by)


@of(If)
def _if(told: Tally, effect: If, by: Cause) -> None:
    told.follow(effect.then if effect.cond.holds(told.w, by) else effect.otherwise, by)


@of(IfWounded)
def _if_wounded(told: Tally, effect: IfWounded, by: Cause) -> None:
    told.follow(effect.first, by)


@of(Each)
def _each(told: Tally, effect: Each, by: Cause) -> None:
    """Everybody in turn: for himself it is his own, for the others theirs."""
    for seat in whom(told.w, by, effect.who):
        told.follow(effect.then, Cause(seat, seat, by.card, by.place))


@of(Pick)
def _pick(told: Tally, effect: Pick, by: Cause) -> None:
    """Whom it will be is not decided yet; where it heals, nobody may need it."""
    chosen = tuple(whom(told.w, by, effect.frm))
    if told.team == ():
        told.team = chosen
    if all(isinstance(e, Heal) for e in effect.then) and not any(told.w.wounds[seat] for seat in chosen):
        told.risk("nobody-hurt", 0, "NA-171")


# --- castaways -----------------------------------------------------------------------------------------------------------


@of(Energy)
def _energy(told: Tally, effect: Energy, by: Cause) -> None:
    w = told.w
    for seat in whom(w, by, effect.who):
        if effect.unless and w.perk(seat, effect.unless) >= 0:
            continue
        if seat == told.seat:
            told.energy(w.top(seat) if effect.full else effect.n)
        elif effect.n < 0:
            told.risk("others-tired", -effect.n, "NA-162")
        else:
            told.gain("energy-for-others", min(effect.n, w.top(seat) - w.energy[seat]))


@of(Wound, Trauma)
def _hurt(told: Tally, effect: Wound | Trauma, by: Cause) -> None:
    word = tag_of(type(effect))
    for seat in whom(told.w, by, effect.who):
        told.risk(word if seat == told.seat else f"others-{word}", effect.n, "NA-165" if word == "wound" else "NA-170")


@of(Heal)
def _heal(told: Tally, effect: Heal, by: Cause) -> None:
    for seat in whom(told.w, by, effect.who):
        told.gain("healed", min(effect.n, told.w.wounds[seat]))


@of(HealTrauma)
def _mend(told: Tally, effect: HealTrauma, by: Cause) -> None:
    for seat in whom(told.w, by, effect.who):
        told.gain("mended", min(effect.n, told.w.trauma[seat]))


@of(Story)
def _story(told: Tally, effect: Story, by: Cause) -> None:
    for seat in whom(told.w, by, effect.who):
        if not may_write(told.w, seat):
            told.risk("ink", 0, "NA-658")
        else:
            told.gain("token" if seat == told.seat else "token-for-others", effect.n)


@of(LoseStory)
def _lose_story(told: Tally, effect: LoseStory, by: Cause) -> None:
    if told.seat in whom(told.w, by, effect.who):
        told.pay("token", effect.n)


@of(Advance)
def _advance(told: Tally, effect: Advance, by: Cause) -> None:
    if told.seat in whom(told.w, by, effect.who):
        told.gain("step", effect.n)


@of(Difficulty)
def _difficulty(told: Tally, effect: Difficulty, by: Cause) -> None:
    w = told.w
    if w.party and effect.n > 0:
        told.risk("harder", min(effect.n, HIGHEST_DIFFICULTY - w.difficulty), "NA-552")
    elif w.party:
        told.gain("easier", min(-effect.n, w.difficulty - w.rules.lowest_difficulty))


# --- the store, things ---------------------------------------------------------------------------------------------------


@of(Wood, Rope, Sail, Food)
def _goods(told: Tally, effect: Wood | Rope | Sail | Food, by: Cause) -> None:
    what = tag_of(type(effect))
    if isinstance(effect, Food) and effect.to == "me":
        what = "own-food"
        if actor(told.w, by) != told.seat:
            return
    if effect.n > 0:
        told.gain(what, effect.n)
    else:
        told.risk(f"{what}-lost", min(-effect.n, getattr(told.w, tag_of(type(effect)))), "NA-005")


@of(TakeWood)
def _take_wood(told: Tally, effect: TakeWood, by: Cause) -> None:
    told.gain("wood", min(effect.n, told.w.on_card.get(by.card, 0)))


@of(Lianas)
def _lianas(told: Tally, effect: Lianas, by: Cause) -> None:
    told.gain("rope")


@of(Forage)
def _forage(told: Tally, effect: Forage, by: Cause) -> None:
    if effect.n > 0:
        told.gain("tile" if effect.to == "store" else "supply", effect.n)
    else:
        told.risk("supply-lost", min(-effect.n, told.w.size("supply")), "NA-404")


@of(Orchard)
def _orchard(told: Tally, effect: Orchard, by: Cause) -> None:
    """NA-957: a tile of the card; an empty one is filled first."""
    if told.w.size("orchard"):
        told.gain("tile")
    else:
        told.risk("fills", ORCHARD_TILES, "NA-957")


@of(Prepare)
def _prepare(told: Tally, effect: Prepare, by: Cause) -> None:
    """NA-507: nothing is prepared where no expedition leaves, nor, by a coloured pawn in the printed order, after it."""
    w = told.w
    if "block:explore" in w.today:
        told.risk("no-expedition", 0, "NA-507")
    elif told.coloured and not w.rules.list_order:
        told.risk("too-late", 0, "NA-507")


@of(TakeFromSupply)
def _take_from_supply(told: Tally, effect: TakeFromSupply, by: Cause) -> None:
    told.gain("tile")
    told.pay("supply")


@of(Item)
def _item(told: Tally, effect: Item, by: Cause) -> None:
    w = told.w
    card = w.plot(effect.n)
    if actor(w, by) == told.seat and w.holds("reserve", card):
        told.gain("item")


@of(Keep)
def _keep(told: Tally, effect: Keep, by: Cause) -> None:
    told.gain("item")


@of(LoseItem)
def _lose_item(told: Tally, effect: LoseItem, by: Cause) -> None:
    w = told.w
    if told.seat in [s for s in whom(w, by, effect.who) if w.items(s)]:
        told.risk("item-lost", 1, "NA-950")


@of(DiscardPerk, LoadCannon)
def _used_up(told: Tally, effect: DiscardPerk | LoadCannon, by: Cause) -> None:
    told.pay("item")


@of(Solved)
def _solved(told: Tally, effect: Solved, by: Cause) -> None:
    told.gain("solved")
    told.gain("token")


@of(Pay)
def _pay(told: Tally, effect: Pay, by: Cause) -> None:
    price = effect.price
    for what in ("food", "own_food", "store_food", "wood"):
        if getattr(price, what):
            told.pay(what.replace("_", "-"), getattr(price, what))
    if price.energy:
        told.energy(-price.energy)


@of(MustPay)
def _must_pay(told: Tally, effect: MustPay, by: Cause) -> None:
    if price_blocks(told.w, actor(told.w, by), effect.pay):
        told.follow(effect.otherwise, by)
    elif actor(told.w, by) == told.seat:
        _pay(told, Pay(effect.pay), by)


@of(FeedFire)
def _feed_fire(told: Tally, effect: FeedFire, by: Cause) -> None:
    told.pay("wood")
    told.gain("warm-night")


# --- dice ----------------------------------------------------------------------------------------------------------------


@of(RollTable)
def _roll_table(told: Tally, effect: RollTable, by: Cause) -> None:
    """NA-684: how many faces of the die bring each thing."""
    if actor(told.w, by) != told.seat:
        return
    faces: dict[str, int] = {}
    for row, then in effect.rows.items():
        for word in {table_word(e) for e in then}:
            faces[word] = faces.get(word, 0) + len(RESULTS[row])
    told.rolls(1, "", **{word: n / 6 for word, n in faces.items()})


def table_word(effect: Any) -> str:
    """What a row of a table brings, in a word; a loss of energy is another than a gain."""
    word = tag_of(type(effect))
    return "tired" if word == "energy" and effect.n < 0 else word


@of(Fight)
def _fight(told: Tally, effect: Fight, by: Cause) -> None:
    seats = tuple(whom(told.w, by, effect.who))
    told.team = told.team or seats
    told.rolls(1, f"{effect.n + effect.attack}", success=victory(told.w, by, effect))
    told.risk("fight", effect.n, "NA-631")


@of(RubSticks)
def _rub_sticks(told: Tally, effect: RubSticks, by: Cause) -> None:
    """NA-425, NA-432: 6 energy need no roll."""
    if effect.n < 6:
        told.rolls(1, f"≤ {effect.n}", success=low_die(effect.n + tinder(told.w, effect.seat)))


@of(Fish)
def _fish(told: Tally, effect: Fish, by: Cause) -> None:
    seat = actor(told.w, by)
    tiles = kept(told.w, seat, effect.n)
    told.gain("fish", tiles)
    if not effect.safe and (harm := sting(told.w, seat, tiles)):
        told.rolls(0, "", **harm)
        for kind in harm:
            told.risk(kind, 0, "NA-024")


# --- together ------------------------------------------------------------------------------------------------------------


@of(Contribute)
def _contribute(told: Tally, effect: Contribute, by: Cause) -> None:
    """NA-436 to NA-438: who builds, what it takes, and what all others together could still add."""
    w, name = told.w, effect.name
    told.team = effect.builders
    if name in LONG:  # how far it gets is for all of them to say
        return
    energy, *materials = needed(w, name)
    if not effect.asked_so_far:
        for what, n in zip(("energy-of-all", "wood", "rope", "sail"), (energy, *materials), strict=True):
            if n:
                told.pay(what, n)
    lacks = energy - effect.total
    if effect.asked_so_far and lacks > 0:
        told.risk("short", lacks, "NA-438")
    elif effect.asked_so_far and lacks < 0:
        told.risk("wasted", -lacks, "NA-436")


@of(BuildProgress)
def _progress(told: Tally, effect: BuildProgress, by: Cause) -> None:
    if effect.name in told.w.built:
        told.risk("complete", 0, "NA-442")


@of(Shares)
def _shares(told: Tally, effect: Shares, by: Cause) -> None:
    """NA-587: what he gives is paid only if all of it comes together."""
    told.team = effect.seats
    if effect.given and effect.given[-1]:
        told.pay("energy", effect.given[-1])
    if effect.missing():
        told.risk("short", effect.missing(), "NA-587")


@of(Together)
def _together(told: Tally, effect: Together, by: Cause) -> None:
    told.team = concerned(told.w, by)
    told.pay("energy-of-all", effect.n)


@of(OfferItems)
def _offer_items(told: Tally, effect: OfferItems, by: Cause) -> None:
    if effect.offered:
        told.about(effect.offered[-1])
        told.pay("item")
    elif effect.passed == ():
        told.pay("items-of-all", effect.n)
