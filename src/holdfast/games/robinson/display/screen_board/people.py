"""The people of Robinson Crusoe: wounds as a track, determination, skills."""

from textual.content import Content

from holdfast.boards.board import BoardContext
from holdfast.boards.markup import BAD, DIM, HEAD, WARM, about, row, styled
from holdfast.games.robinson.cards import Character
from holdfast.games.robinson.people.persons import FRIDAY, JENNY
from holdfast.games.robinson.rules import STANDARD

NAME = 12
"""Columns of a name."""


def persons(look: BoardContext) -> list[int]:
    view = look.view
    helpers = [FRIDAY] if view["friday"] else []
    return [*range(len(view["characters"])), *helpers, *([JENNY] if view["jenny"] else [])]


def character_of(who: int, look: BoardContext) -> Character | None:
    card = look.cards.cards[look.view["characters"][who]] if who < len(look.view["characters"]) else None
    return card if isinstance(card, Character) else None


def name_of(who: int, look: BoardContext) -> str:
    character = character_of(who, look)
    return character.name[look.localizer.lang] if character else look.noun("friday" if who == FRIDAY else "jenny")


def person_line(who: int, look: BoardContext) -> Content:
    """Name, the track of wounds with its arrows that cost morale, determination, skills left."""
    view = look.view
    character = character_of(who, look)
    life = character.life if character else STANDARD.friday_life if who == FRIDAY else STANDARD.jenny_life
    wounds = view["wounds"][who]
    covered = {arrow for person, arrow in view["arrows_covered"] if person == who}
    arrows = {arrow for arrow in character.arrows if arrow not in covered} if character else set()
    free = "".join("▼" if i in arrows else "□" for i in range(wounds + 1, life))
    track = row(styled("■" * min(wounds, life - 1), f"bold {BAD}"), styled(f"{free}†", DIM))
    skills = ""
    if character:
        ready = sum(skill.id not in view["used"] for skill in character.skills)
        skills = f"  {look.say('rc-skills')} {ready}/{len(character.skills)}"
    first = styled("★ " if who == view["first"] else "  ", WARM)
    name = about(name_of(who, look)[: NAME - 1].ljust(NAME), f"who-{who}", "bold")
    count = f" {wounds}/{life}".ljust(7)
    return row(first, name, track, count, styled(f"◆ {view['determination'][who]}", WARM), styled(skills, DIM))


def people(look: BoardContext) -> list[Content]:
    """Everybody with all skills and wound tokens."""
    view = look.view
    lines: list[Content] = []
    for who in persons(look):
        lines.append(person_line(who, look))
        character = character_of(who, look)
        for skill in character.skills if character else ():
            used = skill.id in view["used"]
            note = look.say("rc-used") if used else look.say("rc-cost", n=f"{skill.cost} ◆")
            name = about(skill.name[look.localizer.lang], skill.id, DIM if used else "")
            lines.append(row(styled(f"    {'○' if used else '●'} ", DIM), name, styled(f" · {note}", DIM)))
        scars = [look.noun(part) for _, part, whose in view["scars"] if whose == who]
        if scars:
            lines.append(row(styled(f"    {look.say('rc-scars')} ", HEAD), ", ".join(scars)))
    if view["dog"]:
        lines.append(styled(f"  {look.say('rc-dog')}", "bold"))
    lines.append(styled(look.say("rc-track"), f"italic {DIM}"))
    return lines
