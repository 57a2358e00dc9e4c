"""What cards certainly cost, bring and risk."""

from holdfast.core.engine.effect import Cause
from holdfast.core.forecast import Forecasts
from holdfast.games.naufragos.castaways.health import Heal
from holdfast.games.naufragos.castaways.selection import whom
from holdfast.games.naufragos.forecast import ShoreForecast
from holdfast.games.naufragos.plot.decisions import Each, Pick
from holdfast.games.naufragos.plot.looking import LayBack, Reorder, TopOrBottom
from holdfast.games.naufragos.plot.plot_cards import Abandon, Item, Keep, LayCampCard
from holdfast.games.naufragos.plot.prices import MustPay, Pay, price_blocks
from holdfast.games.naufragos.plot.shares import OfferItems, Shares, Together, concerned
from holdfast.games.naufragos.plot.today import Prepare
from holdfast.games.naufragos.world import actor

FORECASTS = Forecasts()


@FORECASTS.of(Each)
def each(forecast: ShoreForecast, effect: Each) -> None:
    """Everybody in turn; what concerns others is counted as theirs."""
    for seat in whom(forecast.w, forecast.by, effect.who):
        forecast.follow(effect.then, Cause(seat, seat, forecast.by.card, forecast.by.place))


@FORECASTS.of(Pick)
def pick(forecast: ShoreForecast, effect: Pick) -> None:
    """Whom it will be is not decided yet; where it heals, nobody may need it."""
    chosen = tuple(whom(forecast.w, forecast.by, effect.frm))
    if not forecast.team:
        forecast.team = [*chosen]
    if all(isinstance(e, Heal) for e in effect.then) and not any(forecast.w.wounds[seat] for seat in chosen):
        forecast.risk("nobody-hurt", 0, "NA-171")


@FORECASTS.of(Prepare)
def prepare(forecast: ShoreForecast, effect: Prepare) -> None:
    """NA-507: nothing is prepared where no expedition leaves, nor, by a coloured pawn in the printed order, after it."""
    w = forecast.w
    if w.is_closed("explore"):
        forecast.risk("no-expedition", 0, "NA-507")
    elif forecast.coloured and not w.rules.list_order:
        forecast.risk("too-late", 0, "NA-507")


@FORECASTS.of(Item)
def item(forecast: ShoreForecast, effect: Item) -> None:
    w = forecast.w
    card = w.plot(effect.n)
    if actor(w, forecast.by) == forecast.seat and w.holds("reserve", card):
        forecast.brings("item")


@FORECASTS.of(Keep)
def keep(forecast: ShoreForecast, effect: Keep) -> None:
    forecast.brings("item")


@FORECASTS.of(Pay)
def pay(forecast: ShoreForecast, effect: Pay) -> None:
    price = effect.price
    for what in ("food", "own_food", "store_food", "wood"):
        if getattr(price, what):
            forecast.pays(what.replace("_", "-"), getattr(price, what))
    if price.energy:
        forecast.energy(-price.energy)


@FORECASTS.of(MustPay)
def must_pay(forecast: ShoreForecast, effect: MustPay) -> None:
    if price_blocks(forecast.w, actor(forecast.w, forecast.by), effect.pay):
        forecast.read(effect.otherwise)
    elif actor(forecast.w, forecast.by) == forecast.seat:
        pay(forecast, Pay(effect.pay))


@FORECASTS.of(Shares)
def shares(forecast: ShoreForecast, effect: Shares) -> None:
    """NA-587: a share is paid only if all of it comes together."""
    forecast.team = [*effect.seats]
    if effect.given and effect.given[-1]:
        forecast.pays("energy", effect.given[-1])
    if effect.missing():
        forecast.risk("short", effect.missing(), "NA-587")


@FORECASTS.of(Together)
def together(forecast: ShoreForecast, effect: Together) -> None:
    forecast.team = [*concerned(forecast.w, forecast.by)]
    forecast.pays("energy-of-all", effect.n)


@FORECASTS.of(OfferItems)
def offer_items(forecast: ShoreForecast, effect: OfferItems) -> None:
    if effect.offered:
        forecast.about(effect.offered[-1])
        forecast.pays("item")
    elif effect.passed == ():
        forecast.pays("items-of-all", effect.n)


@FORECASTS.of(LayCampCard)
def lay(forecast: ShoreForecast, effect: LayCampCard) -> None:
    forecast.about(effect.card)
    if forecast.w.on_camp(effect.space) >= 0:
        forecast.risk("covers", 1, "NA-501")


@FORECASTS.of(Abandon)
def abandon(forecast: ShoreForecast, effect: Abandon) -> None:
    forecast.about(effect.card)


@FORECASTS.of(TopOrBottom)
def laid_back(forecast: ShoreForecast, effect: TopOrBottom) -> None:
    if dealt_with := len(effect.keep) + len(effect.under):
        forecast.about(forecast.w.zones[effect.deck].top[-dealt_with])


@FORECASTS.of(Reorder)
def next(forecast: ShoreForecast, effect: Reorder) -> None:
    """The card that is laid down next; where all are laid down at once, the first of them."""
    if effect.order:
        forecast.about(effect.order[-1 if effect.cards else 0])


@FORECASTS.of(LayBack)
def seen(forecast: ShoreForecast, effect: LayBack) -> None:
    if effect.cards:
        forecast.about(effect.cards[0])
