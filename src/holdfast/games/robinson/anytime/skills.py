"""Character skills and Friday's reroll: when they can be used, and for what (RC-605, RC-621 to RC-632, RC-737)."""

from functools import cache, lru_cache

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.menu import Menu, Option
from holdfast.core.text.log import LogEntry
from holdfast.games.robinson.actions.dice import RerollDie
from holdfast.games.robinson.anytime.foresight import foreseen
from holdfast.games.robinson.anytime.options import UseOfSkill
from holdfast.games.robinson.cards import Character, Skill
from holdfast.games.robinson.log import fields, line, the
from holdfast.games.robinson.people.persons import FRIDAY, PAWNS
from holdfast.games.robinson.planning.question import Replan
from holdfast.games.robinson.world import Island

ANY_TIME = frozenset({
    "setup", "round", "event", "before-morale", "after-morale", "production", "planning", "before-action",
    "dice", "fight", "before-weather", "clouds", "night", "before-rot",
})  # fmt: skip
"""RC-610: the windows of "at any time"."""
NIGHT_WINDOWS = frozenset({"night", "before-rot"})
SUITS: dict[str, frozenset[str]] = {"any": ANY_TIME, "night": NIGHT_WINDOWS}


@cache
def moments(at: tuple[str, ...]) -> tuple[str, ...]:
    """RC-610: `any` and `night` mean several moments."""
    return tuple(sorted({m for moment in at for m in SUITS.get(moment, (moment,))}))


NO_SKILLS = tuple([f"no-skills:{seat}" for seat in range(len(PAWNS))])
CHEAPEST_SKILL = 2
"""Determination below which no skill can be paid."""


@lru_cache(maxsize=256)
def skills_at(content: Content, character: int, moment: str) -> tuple[Skill, ...]:
    sheet = content.cards[character]
    assert isinstance(sheet, Character)
    return tuple([skill for skill in sheet.skills if moment in moments(skill.at)])


@lru_cache(maxsize=1024)
def skilled(content: Content, characters: tuple[int, ...]) -> dict[str, tuple[Seat, ...]]:
    """The seats whose Character has a skill for a moment."""
    found: dict[str, tuple[Seat, ...]] = {}
    for seat, character in enumerate(characters):
        sheet = content.cards[character]
        assert isinstance(sheet, Character)
        for moment in {moment for skill in sheet.skills for moment in moments(skill.at)}:
            found[moment] = (*found.get(moment, ()), seat)
    return found


@lru_cache(maxsize=1024)
def foresight(content: Content, characters: tuple[int, ...]) -> dict[str, tuple[Seat, ...]]:
    """The seats whose Character can look at what a kind of Action draws."""
    found: dict[str, tuple[Seat, ...]] = {}
    for seat, character in enumerate(characters):
        sheet = content.cards[character]
        assert isinstance(sheet, Character)
        for kind in {foreseen(skill.then) for skill in sheet.skills} - {""}:
            found[kind] = (*found.get(kind, ()), seat)
    return found


def skills(w: Island, moment: str, seat: Seat) -> list[tuple[Skill, int]]:
    """RC-605, RC-622: once per round each, paid with the owner's Determination; with what each costs."""
    found: list[tuple[Skill, int]] = []
    if not w.characters or (w.today and NO_SKILLS[seat] in w.today):
        return found
    have, used = w.determination[seat], w.used
    for skill in skills_at(w.content, w.characters[seat], moment):
        if skill.id in used:
            continue
        cost = skill_cost(w, skill)
        if cost <= have and (skill.when is None or skill.when.holds(w, OWNERS[seat])):
            found.append((skill, cost))
    return found


OWNERS = tuple([Cause(seat, seat, -1, "skill") for seat in range(len(PAWNS))])
"""The causes of skills, by seat."""


def skill_option(skill: Skill, cost: int, seat: Seat, planning: bool) -> Option:
    known = SKILL_OPTIONS.get((skill.id, cost, seat, planning))
    if known is None or known[0] is not skill:
        spec, effects = UseOfSkill(skill.id), (UseSkill(skill.id, cost), *skill.then, *again(planning))
        option = Option(spec.key, seat, effects, stay=True, by=OWNERS[seat], spec=spec)
        known = SKILL_OPTIONS[skill.id, cost, seat, planning] = (skill, option)
    return known[1]


SKILL_OPTIONS: dict[tuple[str, int, Seat, bool], tuple[Skill, Option]] = {}
"""Options that are created once and reused, with the skill that they were made of: a pack's skill is another object."""


def again(planning: bool) -> Effects:
    """What is used while planning may change what can be planned."""
    return (Replan(),) if planning else ()


def skill_cost(w: Island, skill: Skill) -> int:
    """RC-630: a switch of the edition prices the Soldier's level skill."""
    return w.rules.soldier_level_cost if skill.id == "the-hunt" else skill.cost


class UseSkill(Effect[Island]):
    """RC-605: the skill is marked as used until the end of the Night."""

    skill: str
    cost: int
    beat = "use"
    accounts_for = ("determination.*", "used")

    def apply(self, w: Island, by: Cause) -> Effects:
        w.determination[by.seat] -= self.cost
        w.used = (*w.used, self.skill)
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("use-skill", who=the(by.seat), name=f"{w.character(by.seat).key}/{self.skill}", cost=self.cost)


def friday_reroll(w: Island, seat: Seat, menu: Menu) -> None:
    """RC-737, RC-738: two of Friday's tokens for one die of Friday's own Action, once per Action."""
    mine = w.acting is not None and w.acting.taker() == FRIDAY
    rolled = w.rolled()
    able = w.determination[FRIDAY] >= w.rules.friday_reroll and FRIDAY_MARK not in w.used
    if mine and rolled is not None and able:
        menu.add("friday-reroll", FridayPays(), RerollDie(), stay=True, by=Cause(seat, FRIDAY, -1, "skill"))


FRIDAY_MARK = "friday-reroll"
"""With one pawn Friday takes one Action a round, so a marker until the Night is one for the Action."""


class FridayPays(Effect[Island]):
    beat = "use"
    accounts_for = ("determination.*", "used")
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        w.determination[FRIDAY] -= w.rules.friday_reroll
        w.used = (*w.used, FRIDAY_MARK)
        return ()
