"""Costs, gains, dice and risks of fights and Night Raids (TW-704 to TW-727, TW-901 to TW-954)."""

from holdfast.core.forecast import Forecasts
from holdfast.games.this_war import odds
from holdfast.games.this_war import rules as n
from holdfast.games.this_war.book.orders import RaidMod
from holdfast.games.this_war.city.encounters import FightThem, how_many
from holdfast.games.this_war.combat.blows import Shots, Strike
from holdfast.games.this_war.combat.fight import Flee, NewRound, StartFight, Step, WoundFoe
from holdfast.games.this_war.combat.grid import fight, living, raid
from holdfast.games.this_war.combat.raid import BeginRaid, Shielded
from holdfast.games.this_war.combat.story import MarkFoe, TrustFate, fate_left
from holdfast.games.this_war.combat.weapons import TakeWeapon
from holdfast.games.this_war.flow.night_raid import MoreCrime
from holdfast.games.this_war.forecast import CityForecast

FORECASTS = Forecasts()


@FORECASTS.of(FightThem)
def fights(forecast: CityForecast, effect: FightThem) -> None:
    """TW-1762, TW-942."""
    card = forecast.w.resident(forecast.by.card)
    forecast.risk("fight", how_many(forecast.w, card), "TW-901")
    if not card.thug:
        forecast.risk("killing", rule="TW-942")


@FORECASTS.of(StartFight)
def starts_fight(forecast: CityForecast, effect: StartFight) -> None:
    forecast.risk("fight", effect.enemies, "TW-901")
    if not effect.thug:
        forecast.risk("killing", rule="TW-942")


@FORECASTS.of(NewRound)
def new_round(forecast: CityForecast, effect: NewRound) -> None:
    forecast.team = [*forecast.w.present()]
    forecast.risk("fight", len(living(forecast.w)), "TW-914")


@FORECASTS.of(Flee)
def flees(forecast: CityForecast, effect: Flee) -> None:
    forecast.team = [*forecast.w.present()]
    forecast.risk("backstab", len(living(forecast.w)), "TW-920")
    if forecast.w.phase == "scavenging":
        forecast.risk("go-home", forecast.w.unknown, "TW-920")
    else:
        forecast.risk("robbed", forecast.w.rules.robbed, "TW-922")


@FORECASTS.of(Step)
def outruns(forecast: CityForecast, effect: Step) -> None:
    if effect.firearms and effect.spared >= 0:
        forecast.risk("backstab", len(living(forecast.w)) - 1, "TW-921")


@FORECASTS.of(TakeWeapon)
def takes_weapon(forecast: CityForecast, effect: TakeWeapon) -> None:
    forecast.who = effect.person
    forecast.brings(effect.item)


@FORECASTS.of(Shots)
def shoots(forecast: CityForecast, effect: Shots) -> None:
    w = forecast.w
    forecast.who = effect.person
    forecast.pays(n.AMMO, effect.n)
    forecast.rolls(odds.blow("red", w.held[effect.person], w.prowess(effect.person), effect.n))


@FORECASTS.of(Strike)
def strikes(forecast: CityForecast, effect: Strike) -> None:
    forecast.who = effect.person
    forecast.rolls(odds.blow(effect.colour, effect.weapon, effect.again, effect.shots))


@FORECASTS.of(TrustFate)
def fate(forecast: CityForecast, effect: TrustFate) -> None:
    """TW-951, TW-1006: a card of this colour may also hurt the Character who rolled."""
    w = forecast.w
    forecast.who = effect.person
    forecast.risk("fate", rule="TW-952")
    stories = [card.story for card in fate_left(w) if card.story.die == effect.colour]
    hurts = max([max(story.takes, int(story.ricochet)) for story in stories], default=0)
    if hurts and w.level(effect.person, n.WOUNDS) + hurts >= n.WORST:
        forecast.risk("fall", rule="TW-1006")


@FORECASTS.of(WoundFoe, MarkFoe)
def wounds_foe(forecast: CityForecast, effect: WoundFoe | MarkFoe) -> None:
    if fight(forecast.w).foes[effect.foe].wounds + effect.n >= forecast.w.rules.enemy_life:
        forecast.brings("kill")
        if not fight(forecast.w).thug:
            forecast.risk("killing", rule="TW-942")


@FORECASTS.of(BeginRaid)
def begins_raid(forecast: CityForecast, effect: BeginRaid) -> None:
    found = forecast.w.night_raid(effect.card)
    forecast.card = found.key
    forecast.risk("damage", found.damage, "TW-704")
    forecast.risk("wounds", found.wounds, "TW-705")


@FORECASTS.of(Shielded)
def shielded(forecast: CityForecast, effect: Shielded) -> None:
    """TW-709, TW-1006: what still comes through, and whether it is more than the guards can bear."""
    w, now = forecast.w, raid(forecast.w)
    if now.wounds > effect.wounds:
        forecast.risk("wounds", now.wounds - effect.wounds, "TW-705")
        if now.wounds - effect.wounds > sum([n.WORST - 1 - w.level(p, n.WOUNDS) for p in w.guards()]):
            forecast.risk("guard-falls", rule="TW-1006")
    if now.damage > effect.damage:
        forecast.risk("damage", now.damage - effect.damage, "TW-704")


@FORECASTS.of(RaidMod)
def raid_changed(forecast: CityForecast, effect: RaidMod) -> None:
    if effect.ignore:
        forecast.brings("quiet-night")
    if effect.damage or effect.wounds:
        forecast.risk("worse-raid" if effect.damage + effect.wounds > 0 else "milder-raid", rule="TW-1793")


@FORECASTS.of(MoreCrime)
def crime(forecast: CityForecast, effect: MoreCrime) -> None:
    if effect.raids:
        forecast.risk("red-raids", effect.raids, "TW-720")
    if effect.residents:
        forecast.risk("red-residents", effect.residents, "TW-720")
