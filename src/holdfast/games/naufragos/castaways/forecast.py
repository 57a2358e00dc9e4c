"""What health, belongings, trade and diaries certainly cost, bring and risk."""

from holdfast.core.engine.effect import Cause, tag_of
from holdfast.core.forecast import Forecasts
from holdfast.games.naufragos.camp.places import LoadCannon
from holdfast.games.naufragos.castaways.belongings import Drop, HandOver, PassCounter, Receive, Relieve, UseUp
from holdfast.games.naufragos.castaways.death import Inherit
from holdfast.games.naufragos.castaways.diary import LoseStory, PutBack, Story, may_write
from holdfast.games.naufragos.castaways.health import Energy, Heal, HealTrauma, IfWounded, Trauma, Wound
from holdfast.games.naufragos.castaways.losses import DiscardPerk, LoseItem, LoseThis
from holdfast.games.naufragos.castaways.selection import whom
from holdfast.games.naufragos.castaways.trade import FOOD, NOTHING, Bargain, Trade
from holdfast.games.naufragos.forecast import ShoreForecast
from holdfast.games.naufragos.setup.opening import TakeCharacter

FORECASTS = Forecasts()


@FORECASTS.of(IfWounded)
def if_wounded(forecast: ShoreForecast, effect: IfWounded) -> None:
    forecast.read(effect.first)


@FORECASTS.of(Energy)
def energy(forecast: ShoreForecast, effect: Energy) -> None:
    w = forecast.w
    for seat in whom(w, forecast.by, effect.who):
        if effect.unless and w.perk(seat, effect.unless) >= 0:
            continue
        if seat == forecast.seat:
            forecast.energy(w.top(seat) if effect.full else effect.n)
        elif effect.n < 0:
            forecast.risk("others-tired", -effect.n, "NA-162")
        else:
            forecast.brings("energy-for-others", min(effect.n, w.top(seat) - w.energy[seat]))


@FORECASTS.of(Wound, Trauma)
def hurt(forecast: ShoreForecast, effect: Wound | Trauma) -> None:
    word = tag_of(type(effect))
    for seat in whom(forecast.w, forecast.by, effect.who):
        forecast.risk(
            word if seat == forecast.seat else f"others-{word}", effect.n, "NA-165" if word == "wound" else "NA-170"
        )


@FORECASTS.of(Heal)
def heal(forecast: ShoreForecast, effect: Heal) -> None:
    for seat in whom(forecast.w, forecast.by, effect.who):
        forecast.brings("healed", min(effect.n, forecast.w.wounds[seat]))


@FORECASTS.of(HealTrauma)
def mend(forecast: ShoreForecast, effect: HealTrauma) -> None:
    for seat in whom(forecast.w, forecast.by, effect.who):
        forecast.brings("mended", min(effect.n, forecast.w.trauma[seat]))


@FORECASTS.of(Story)
def story(forecast: ShoreForecast, effect: Story) -> None:
    for seat in whom(forecast.w, forecast.by, effect.who):
        if not may_write(forecast.w, seat):
            forecast.risk("ink", 0, "NA-658")
        else:
            forecast.brings("token" if seat == forecast.seat else "token-for-others", effect.n)


@FORECASTS.of(LoseStory)
def lose_story(forecast: ShoreForecast, effect: LoseStory) -> None:
    if forecast.seat in whom(forecast.w, forecast.by, effect.who):
        forecast.pays("token", effect.n)


@FORECASTS.of(LoseItem)
def lose_item(forecast: ShoreForecast, effect: LoseItem) -> None:
    w = forecast.w
    if forecast.seat in [s for s in whom(w, forecast.by, effect.who) if w.items(s)]:
        forecast.risk("item-lost", 1, "NA-950")


@FORECASTS.of(DiscardPerk, LoadCannon)
def used_up(forecast: ShoreForecast, effect: DiscardPerk | LoadCannon) -> None:
    forecast.pays("item")


@FORECASTS.of(Receive)
def receive(forecast: ShoreForecast, effect: Receive) -> None:
    """What is taken is the answer itself, and its label says what it gives at once; what that risks is forecast."""
    forecast.about(effect.card)
    gains = dict(forecast.gains)
    forecast.follow(forecast.w.item(effect.card).at_once, Cause(effect.seat, effect.seat, effect.card, "item"))
    forecast.gains = gains


@FORECASTS.of(Inherit)
def inherit(forecast: ShoreForecast, effect: Inherit) -> None:
    forecast.about(effect.card)
    forecast.brings("item" if effect.card >= 0 else "own-food")


@FORECASTS.of(UseUp)
def use(forecast: ShoreForecast, effect: UseUp) -> None:
    forecast.about(effect.card)
    forecast.pays("item")
    forecast.follow(effect.then, Cause(effect.seat, effect.seat, effect.card, "item"))
    if forecast.spilt:
        forecast.risk("spilt", forecast.spilt, "NA-163")


@FORECASTS.of(LoseThis, Drop, Relieve)
def part_with(forecast: ShoreForecast, effect: LoseThis | Drop | Relieve) -> None:
    forecast.about(effect.card)
    forecast.pays("item")


@FORECASTS.of(HandOver)
def hand_over(forecast: ShoreForecast, effect: HandOver) -> None:
    forecast.about(effect.card)
    if effect.to == forecast.seat:
        forecast.brings("item")
    else:
        forecast.pays("item")


@FORECASTS.of(PassCounter)
def pass_counter(forecast: ShoreForecast, effect: PassCounter) -> None:
    if effect.to == forecast.seat:
        forecast.brings("own-food")
    elif effect.seat == forecast.seat:
        forecast.pays("own-food")


@FORECASTS.of(Trade, Bargain)
def trade(forecast: ShoreForecast, effect: Trade | Bargain) -> None:
    """NA-655: what changes hands if the other one agrees."""
    if effect.partner >= 0:
        forecast.team = [effect.seat, effect.partner]
    wanted = effect.want if isinstance(effect, Bargain) else ""
    if wanted == FOOD:
        forecast.brings("own-food")
    elif wanted not in ("", NOTHING):
        forecast.about(thing(forecast, effect.partner, wanted))
        forecast.brings("item")
    if effect.give == FOOD:
        forecast.pays("own-food")
    elif effect.give not in ("", NOTHING):
        forecast.about(thing(forecast, effect.seat, effect.give))
        forecast.pays("item")


def thing(forecast: ShoreForecast, seat: int, id: str) -> int:
    w = forecast.w
    return next((card for card in w.items(seat) if w.content.cards[card].id == id), -1)


@FORECASTS.of(PutBack, TakeCharacter)
def card(forecast: ShoreForecast, effect: PutBack | TakeCharacter) -> None:
    forecast.about(effect.card)
