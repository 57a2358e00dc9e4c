"""Fights and Night Raids (TW-704 to TW-727, TW-901 to TW-954)."""

from holdfast.games.this_war import rules as n
from holdfast.games.this_war.book.orders import RaidMod
from holdfast.games.this_war.city.encounters import FightThem, how_many
from holdfast.games.this_war.combat.blows import Shots, Strike
from holdfast.games.this_war.combat.fight import Flee, NewRound, StartFight, Step, WoundFoe
from holdfast.games.this_war.combat.grid import fight, living, raid
from holdfast.games.this_war.combat.raid import BeginRaid, Shielded
from holdfast.games.this_war.combat.story import MarkFoe, TrustFate, fate_left
from holdfast.games.this_war.combat.weapons import TakeWeapon
from holdfast.games.this_war.display.forecasts import odds
from holdfast.games.this_war.display.forecasts.sheet import Readings, Sheet
from holdfast.games.this_war.flow.night_raid import MoreCrime

READ = Readings()


@READ.of(FightThem)
def fights(sheet: Sheet, effect: FightThem) -> None:
    """TW-1762, TW-942."""
    card = sheet.w.resident(sheet.by.card)
    sheet.risk("fight", how_many(sheet.w, card), "TW-901")
    if not card.thug:
        sheet.risk("killing", rule="TW-942")


@READ.of(StartFight)
def starts_fight(sheet: Sheet, effect: StartFight) -> None:
    sheet.risk("fight", effect.enemies, "TW-901")
    if not effect.thug:
        sheet.risk("killing", rule="TW-942")


@READ.of(NewRound)
def new_round(sheet: Sheet, effect: NewRound) -> None:
    sheet.team = sheet.w.present()
    sheet.risk("fight", len(living(sheet.w)), "TW-914")


@READ.of(Flee)
def flees(sheet: Sheet, effect: Flee) -> None:
    sheet.team = sheet.w.present()
    sheet.risk("backstab", len(living(sheet.w)), "TW-920")
    if sheet.w.phase == "scavenging":
        sheet.risk("go-home", sheet.w.unknown, "TW-920")
    else:
        sheet.risk("robbed", 5, "TW-922")


@READ.of(Step)
def outruns(sheet: Sheet, effect: Step) -> None:
    if effect.firearms and effect.spared >= 0:
        sheet.risk("backstab", len(living(sheet.w)) - 1, "TW-921")


@READ.of(TakeWeapon)
def takes_weapon(sheet: Sheet, effect: TakeWeapon) -> None:
    sheet.who = effect.person
    sheet.brings(effect.item)


@READ.of(Shots)
def shoots(sheet: Sheet, effect: Shots) -> None:
    w = sheet.w
    sheet.who = effect.person
    sheet.pays(n.AMMO, effect.n)
    sheet.rolls(odds.blow("red", w.held[effect.person], w.prowess(effect.person), effect.n))


@READ.of(Strike)
def strikes(sheet: Sheet, effect: Strike) -> None:
    sheet.who = effect.person
    sheet.rolls(odds.blow(effect.colour, effect.weapon, effect.again, effect.shots))


@READ.of(TrustFate)
def fate(sheet: Sheet, effect: TrustFate) -> None:
    """TW-951, TW-1006: a card of this colour may hurt whoever rolled, too."""
    w = sheet.w
    sheet.who = effect.person
    sheet.risk("fate", rule="TW-952")
    stories = [card.story for card in fate_left(w) if card.story.die == effect.colour]
    hurts = max([max(story.takes, int(story.ricochet)) for story in stories], default=0)
    if hurts and w.level(effect.person, n.WOUNDS) + hurts >= n.WORST:
        sheet.risk("fall", rule="TW-1006")


@READ.of(WoundFoe, MarkFoe)
def wounds_foe(sheet: Sheet, effect: WoundFoe | MarkFoe) -> None:
    if fight(sheet.w).foes[effect.foe].wounds + effect.n >= n.FOE_LIFE:
        sheet.brings("kill")
        if not fight(sheet.w).thug:
            sheet.risk("killing", rule="TW-942")


@READ.of(BeginRaid)
def begins_raid(sheet: Sheet, effect: BeginRaid) -> None:
    found = sheet.w.night_raid(effect.card)
    sheet.card = found.key
    sheet.risk("damage", found.damage, "TW-704")
    sheet.risk("wounds", found.wounds, "TW-705")


@READ.of(Shielded)
def shielded(sheet: Sheet, effect: Shielded) -> None:
    """TW-709, TW-1006: what still comes through, and whether it is more than the guards can bear."""
    w, now = sheet.w, raid(sheet.w)
    if now.wounds > effect.wounds:
        sheet.risk("wounds", now.wounds - effect.wounds, "TW-705")
        if now.wounds - effect.wounds > sum([n.WORST - 1 - w.level(p, n.WOUNDS) for p in w.guards()]):
            sheet.risk("guard-falls", rule="TW-1006")
    if now.damage > effect.damage:
        sheet.risk("damage", now.damage - effect.damage, "TW-704")


@READ.of(RaidMod)
def raid_changed(sheet: Sheet, effect: RaidMod) -> None:
    if effect.ignore:
        sheet.brings("quiet-night")
    if effect.damage or effect.wounds:
        sheet.risk("worse-raid" if effect.damage + effect.wounds > 0 else "milder-raid", rule="TW-1793")


@READ.of(MoreCrime)
def crime(sheet: Sheet, effect: MoreCrime) -> None:
    if effect.raids:
        sheet.risk("red-raids", effect.raids, "TW-720")
    if effect.residents:
        sheet.risk("red-residents", effect.residents, "TW-720")
