"""What people eat, drink and suffer, and the checks of cards (TW-402 to TW-404, TW-502 to TW-509, TW-803, TW-1207 to TW-1209)."""

from holdfast.core.engine.effect import AnyEffect
from holdfast.core.engine.effects import If
from holdfast.core.facts import NOBODY, Probability, Roll
from holdfast.games.this_war import rules as n
from holdfast.games.this_war.book.checks import DangerRoll, DangerRolls, EmpathyCheck, Hurt, RollAgain
from holdfast.games.this_war.book.checks import Roll as TableRoll
from holdfast.games.this_war.book.colours import ByColour, ColourDrawn
from holdfast.games.this_war.book.scripts import Goto, OpenScript
from holdfast.games.this_war.cards import NightRaid, Pick
from holdfast.games.this_war.city.encounters import Talk
from holdfast.games.this_war.city.listening import TreadSoftly
from holdfast.games.this_war.combat.grid import raid
from holdfast.games.this_war.combat.raid import UseShelf
from holdfast.games.this_war.combat.story import MarkUs
from holdfast.games.this_war.display.forecasts import odds
from holdfast.games.this_war.display.forecasts.sheet import Readings, Sheet
from holdfast.games.this_war.flow.anytime import ExtraShift
from holdfast.games.this_war.flow.dusk import NOURISHES, Drink, Eat, GoHungry, HalfRations, Water
from holdfast.games.this_war.flow.evening import Task
from holdfast.games.this_war.leader import ChoosePeople
from holdfast.games.this_war.people.health import CURES, AssignMeds, Treat
from holdfast.games.this_war.people.joining import Away, Join
from holdfast.games.this_war.people.leaving import RemoveCharacter
from holdfast.games.this_war.people.spirit import STRENGTH, DrinkUp, HabitGiven, Listens
from holdfast.games.this_war.people.states import LetGo, State
from holdfast.games.this_war.people.whom import people
from holdfast.games.this_war.world import City

READ = Readings()


# --- people -------------------------------------------------------------------------------------------------------------


@READ.of(Eat)
def eats(sheet: Sheet, effect: Eat) -> None:
    """TW-404: where several eat, what it does for the first of them."""
    sheet.pays(effect.item)
    if sheet.who == NOBODY:
        sheet.who = effect.person
        sheet.brings("hunger", -min(NOURISHES[effect.item], sheet.w.level(effect.person, n.HUNGER)))


@READ.of(GoHungry)
def goes_hungry(sheet: Sheet, effect: GoHungry) -> None:
    sheet.who = effect.person
    if not sheet.w.fed >> effect.person & 1:
        sheet.changes((effect.person,), n.HUNGER, 1, "TW-404")


@READ.of(Drink, Water)
def drinks(sheet: Sheet, effect: Drink | Water) -> None:
    w = sheet.w
    if isinstance(effect, Water):
        sheet.who = effect.dry[-1]
    else:
        sheet.pays(n.WATER, len([p for p in w.here() if p not in effect.dry]))
    if effect.dry:
        least = len(w.here()) - w.storage[n.WATER]
        sheet.risk("thirst", max(len(effect.dry), least), "TW-402")
        if any(max(w.level(p, n.HUNGER), w.level(p, n.MISERY)) + 1 >= n.WORST for p in effect.dry):
            sheet.risk("fall", rule="TW-1006")


@READ.of(Task)
def task(sheet: Sheet, effect: Task) -> None:
    """TW-502 to TW-509; where several have their tasks at once, what it does to the first of them."""
    p, w = effect.person, sheet.w
    alone = sheet.who == NOBODY
    sheet.who = p
    if effect.task in ("bed", "floor"):
        tired = w.level(p, n.FATIGUE)
        if alone:
            sheet.brings("fatigue", -(tired if effect.task == "bed" else min(2, tired)))
        return
    if alone:
        sheet.changes((p,), n.FATIGUE, 1, "TW-504" if effect.task == "guard" else "TW-506")
    sheet.risk("raid" if effect.task == "guard" else "encounters")
    if effect.task == "guard" and not w.guards() and w.level(p, n.WOUNDS) + least_wounds(w) >= n.WORST:
        sheet.risk("frail", w.level(p, n.WOUNDS), "TW-1006")


def least_wounds(w: City) -> int:
    """TW-705, TW-709: what even the mildest of the usual Raids leaves for the guards, if none of them hits."""
    usual = [card.wounds for card in w.content.deck("night-raid") if isinstance(card, NightRaid) and not card.corner]
    door = any("door" in w.fitting(card).perks for card in w.zones["built"].top)
    return max(0, min([wounds for wounds in usual if wounds], default=0) - w.boards.bit_count() - door)


@READ.of(AssignMeds)
def treats(sheet: Sheet, effect: AssignMeds) -> None:
    sheet.who = effect.person
    sheet.pays(effect.item)
    state = n.WOUNDS if effect.item == n.BANDAGES else n.ILLNESS
    cured = min(CURES[effect.item], sheet.w.level(effect.person, state))
    if effect.item == n.HERBAL:
        sheet.rolls(odds.herbs())
    else:
        sheet.brings(n.STATES[state], -cured)


@READ.of(Treat)
def cured(sheet: Sheet, effect: Treat) -> None:
    sheet.who = effect.person
    sheet.pays("old-doctor")
    sheet.brings(n.STATES[effect.state], -1)


@READ.of(DrinkUp)
def drinks_up(sheet: Sheet, effect: DrinkUp) -> None:
    sheet.who = effect.person
    sheet.pays(effect.item)
    sheet.brings("misery", -1)
    sheet.changes((effect.person,), n.FATIGUE, STRENGTH[effect.item], "TW-810")


@READ.of(HabitGiven)
def habit(sheet: Sheet, effect: HabitGiven) -> None:
    sheet.pays(effect.item)


@READ.of(Listens)
def listens(sheet: Sheet, effect: Listens) -> None:
    sheet.who = effect.person
    sheet.rolls(Roll(("black",), "8-10", (Probability("success", 1 - odds.up_to(7)),)))


@READ.of(LetGo)
def lets_go(sheet: Sheet, effect: LetGo) -> None:
    sheet.who = effect.person
    sheet.risk("fall", rule="TW-1006")


@READ.of(ExtraShift)
def extra_shift(sheet: Sheet, effect: ExtraShift) -> None:
    sheet.who = effect.person
    sheet.changes((effect.person,), n.FATIGUE, 1, "TW-1842")


@READ.of(HalfRations, UseShelf, TreadSoftly)
def kept_card(sheet: Sheet, effect: AnyEffect) -> None:
    sheet.pays("kept-card")
    if isinstance(effect, UseShelf):
        sheet.brings("damage", -min(2, raid(sheet.w).damage))


@READ.of(State)
def state(sheet: Sheet, effect: State) -> None:
    """TW-1002: for those whom it surely concerns; whom the Leader picks is not yet said."""
    at = n.STATES.index(effect.state)
    who = () if isinstance(effect.who, Pick) else people(sheet.w, sheet.by, effect.who)
    if not isinstance(effect.who, Pick) and not who:
        return
    if who and not sheet.team:
        sheet.team = who
    sheet.changes(who, at, effect.n)


@READ.of(ChoosePeople)
def somebody(sheet: Sheet, effect: ChoosePeople) -> None:
    if effect.picked:
        sheet.who, sheet.team = effect.picked[-1], effect.picked


@READ.of(Hurt, MarkUs)
def hurt(sheet: Sheet, effect: Hurt | MarkUs) -> None:
    sheet.who = effect.person
    sheet.changes((effect.person,), n.WOUNDS, effect.n)


@READ.of(RemoveCharacter)
def removed(sheet: Sheet, effect: RemoveCharacter) -> None:
    sheet.risk("gone", rule="TW-1014")


@READ.of(Away)
def away(sheet: Sheet, effect: Away) -> None:
    sheet.risk("away", effect.days, "TW-1216")


@READ.of(Join)
def joins(sheet: Sheet, effect: Join) -> None:
    sheet.brings("person")


# --- checks -------------------------------------------------------------------------------------------------------------


@READ.of(If)
def condition(sheet: Sheet, effect: If) -> None:
    """As it stands now."""
    sheet.read(effect.then if effect.cond.holds(sheet.w, sheet.by) else effect.otherwise)


@READ.of(EmpathyCheck)
def empathy(sheet: Sheet, effect: EmpathyCheck) -> None:
    """TW-1207: as low as the Empathy of one of them, or lower; after other dice it is said without its chance."""
    most = max([sheet.w.empathy(p) for p in people(sheet.w, sheet.by, effect.who)], default=0)
    if not most:
        return
    check = odds.black_die("misery", most)
    sheet.rolls(check)
    if sheet.roll != check:
        sheet.risk("empathy", rule="TW-1207")


@READ.of(DangerRoll)
def danger(sheet: Sheet, effect: DangerRoll) -> None:
    """TW-1209."""
    who = () if isinstance(effect.who, Pick) else people(sheet.w, sheet.by, effect.who)
    sheet.rolls(odds.danger(effect.colour, sheet.w.prowess(who[0]) if who and effect.prowess else 0))


@READ.of(DangerRolls)
def danger_again(sheet: Sheet, effect: DangerRolls) -> None:
    sheet.who = effect.person
    sheet.rolls(odds.danger(effect.colour, effect.again))


@READ.of(TableRoll, RollAgain)
def table(sheet: Sheet, effect: TableRoll | RollAgain) -> None:
    sheet.rolls(Roll(("black",)))


@READ.of(Goto, OpenScript)
def book(sheet: Sheet, effect: AnyEffect) -> None:
    sheet.risk("script", rule="TW-1201")


@READ.of(ByColour)
def by_colour(sheet: Sheet, effect: ByColour) -> None:
    """TW-1850: of five colours so many open a page that may still be read."""
    w = sheet.w
    pages = [colour for colour in effect.scripts if ColourDrawn(colour, effect.scripts).script(w)]
    if len(pages) == len(n.COLOURS):
        sheet.risk("script", rule="TW-1201")
        return
    sheet.rolls(Roll((), "", (Probability("page", len(pages) / len(n.COLOURS)),)))


@READ.of(Talk)
def talks(sheet: Sheet, effect: Talk) -> None:
    by_colour(sheet, ByColour(sheet.w.resident(sheet.by.card).talk))
