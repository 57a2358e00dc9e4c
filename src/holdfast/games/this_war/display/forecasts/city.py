"""Scavenging, goods and barter (TW-603 to TW-641, TW-960 to TW-968, TW-1205)."""

from typing import Any

from holdfast.core.engine.effect import AnyEffect
from holdfast.games.this_war import rules as n
from holdfast.games.this_war.city.encounters import Hide, UseHideout
from holdfast.games.this_war.city.listening import STEALTH, Listen, RollNoise, Sneak
from holdfast.games.this_war.city.locations import ExchangeLocation
from holdfast.games.this_war.city.obstacles import PickLock
from holdfast.games.this_war.city.packing import BackToStorage, LeaveBehind, PickUp, TakeToken, TakeToPile
from holdfast.games.this_war.city.searching import SEARCH_NOISE, DrawFindings, Search, UseFindings, search_noise
from holdfast.games.this_war.city.unknown import EndScavenging, ReturnCards
from holdfast.games.this_war.display.forecasts import odds
from holdfast.games.this_war.display.forecasts.sheet import Readings, Sheet
from holdfast.games.this_war.flow.scavenging import GoTo
from holdfast.games.this_war.things.barter import Barter, CloseDeal, GiveGoods, TakeGoods
from holdfast.games.this_war.things.stores import Gain, GiveUp, Lose, LoseAll, LoseValue
from holdfast.games.this_war.things.tokens import TokenRemove, TokenUse
from holdfast.games.this_war.things.tracks import Cold, Noise, NoiseSet, heard

READ = Readings()


# --- the city -----------------------------------------------------------------------------------------------------------


@READ.of(GoTo)
def goes(sheet: Sheet, effect: GoTo) -> None:
    w = sheet.w
    place = w.place(w.places()[effect.space])
    sheet.card = place.key
    sheet.risk(f"danger-{place.danger}", rule="TW-1762")


@READ.of(ExchangeLocation)
def exchanged(sheet: Sheet, effect: ExchangeLocation) -> None:
    where = sheet.w.places().get(effect.place)
    if where is not None:
        sheet.card = sheet.w.content.cards[where].key


@READ.of(Noise)
def noise(sheet: Sheet, effect: Noise) -> None:
    louder(sheet, effect.n, "noise")


def louder(sheet: Sheet, by: int, risk: str) -> None:
    """TW-606, TW-618: so much more Noise; by another word where it is more than the card says."""
    if sheet.w.phase == "scavenging":
        sheet.noise = heard(sheet.noise, by)
        if by > 0:
            sheet.risk(risk, by, "TW-606")


@READ.of(NoiseSet)
def noise_set(sheet: Sheet, effect: NoiseSet) -> None:
    sheet.noise = effect.n


@READ.of(Sneak)
def sneaks(sheet: Sheet, effect: Sneak) -> None:
    sheet.noise = heard(sheet.noise, -STEALTH)


@READ.of(Listen, RollNoise)
def listening(sheet: Sheet, effect: AnyEffect) -> None:
    """TW-607: as low as the Noise, or lower, is an encounter."""
    if sheet.w.phase == "scavenging":
        sheet.rolls(odds.black_die("encounter", sheet.noise))
        sheet.risk("encounter", rule="TW-607")


@READ.of(Search)
def searches(sheet: Sheet, effect: Search) -> None:
    """TW-618: a Findings card, whatever is heard."""
    sheet.brings(f"find-{effect.row}")
    loud = search_noise(sheet.w)
    louder(sheet, loud, "noise" if loud == SEARCH_NOISE else "louder")
    listening(sheet, effect)


@READ.of(PickLock)
def picks_lock(sheet: Sheet, effect: PickLock) -> None:
    again = effect.again and sheet.w.with_ability("picklock") != n.NOBODY
    sheet.rolls(odds.lock(again))
    sheet.risk("tool-used-up", 1, "TW-641")


@READ.of(UseFindings)
def uses_findings(sheet: Sheet, effect: UseFindings) -> None:
    findings = sheet.w.findings(effect.card)
    sheet.card = findings.key
    sheet.read(findings.rows[effect.row])


@READ.of(ReturnCards)
def returns(sheet: Sheet, effect: ReturnCards) -> None:
    sheet.pays("unknown-card", min(effect.n, sheet.w.unknown))


@READ.of(UseHideout)
def hideout(sheet: Sheet, effect: UseHideout) -> None:
    sheet.pays("hideout")


@READ.of(Hide)
def hides(sheet: Sheet, effect: Hide) -> None:
    sheet.pays("unknown-card", min(1, sheet.w.unknown))


@READ.of(EndScavenging)
def leaves(sheet: Sheet, effect: EndScavenging) -> None:
    sheet.risk("go-home", sheet.w.unknown, "TW-920")


@READ.of(DrawFindings)
def finds(sheet: Sheet, effect: DrawFindings) -> None:
    for row in effect.rows:
        sheet.brings(f"find-{row}", effect.n)


@READ.of(TakeToPile, BackToStorage, PickUp)
def packs(sheet: Sheet, effect: Any) -> None:
    sheet.brings(effect.item, getattr(effect, "n", 1))


@READ.of(LeaveBehind)
def left_behind(sheet: Sheet, effect: LeaveBehind) -> None:
    sheet.pays(effect.item)


@READ.of(TakeToken)
def takes_token(sheet: Sheet, effect: TakeToken) -> None:
    sheet.brings(effect.name)


# --- things -------------------------------------------------------------------------------------------------------------


@READ.of(Gain)
def gains(sheet: Sheet, effect: Gain) -> None:
    item = n.ITEM[effect.item]
    sheet.brings(item, min(effect.n, sheet.w.box[item]))


@READ.of(Lose)
def loses(sheet: Sheet, effect: Lose) -> None:
    sheet.pays(effect.item, effect.n)


@READ.of(GiveUp)
def gives_up(sheet: Sheet, effect: GiveUp) -> None:
    sheet.pays(effect.item, effect.n)


@READ.of(LoseValue)
def loses_value(sheet: Sheet, effect: LoseValue) -> None:
    sheet.pays("value", effect.n)


@READ.of(LoseAll)
def loses_all(sheet: Sheet, effect: LoseAll) -> None:
    sheet.risk("lose-all", rule="TW-1205")


@READ.of(Barter)
def barters(sheet: Sheet, effect: Barter) -> None:
    sheet.pays("value", effect.price(sheet.w))


@READ.of(GiveGoods)
def gives(sheet: Sheet, effect: GiveGoods) -> None:
    sheet.pays(effect.item, effect.n)
    sheet.brings("value", effect.n * sheet.w.worth(effect.item))


@READ.of(TakeGoods)
def takes(sheet: Sheet, effect: TakeGoods) -> None:
    """What is bought is paid with what was given for it; what is too much stays as credit."""
    sheet.brings(effect.item, effect.n)
    value = effect.n * sheet.w.worth(effect.item)
    left = sheet.gains.pop("value", 0) - value
    if left > 0:
        sheet.brings("value", left)
    else:
        sheet.pays("credit", -left)


@READ.of(CloseDeal)
def closes(sheet: Sheet, effect: CloseDeal) -> None:
    """TW-963: what is not spent is lost; as long as it would buy something, to close the barter leaves that undone."""
    deal, w = sheet.w.deal, sheet.w
    if deal is None or not deal.credit:
        return
    sheet.risk("credit-lost", deal.credit, "TW-963")
    if any(w.worth(item) <= deal.credit and w.box[item] > deal.given.count(item) for item in deal.offer):
        sheet.risk("idle", rule="TW-963")


@READ.of(TokenRemove, TokenUse)
def token(sheet: Sheet, effect: TokenRemove | TokenUse) -> None:
    sheet.pays(effect.name)


@READ.of(Cold)
def cold(sheet: Sheet, effect: Cold) -> None:
    if effect.n > 0:
        sheet.risk("cold", effect.n, "TW-202")
    else:
        sheet.brings("cold", effect.n)
