"""The opening: everything in its place, roles, characters, and the briefing (US-101 to US-108, US-122, US-123)."""

from functools import lru_cache
from typing import ClassVar

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu, Option, needs, option
from holdfast.core.rng.stream import RandomStream
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.cards import Mission, Team
from holdfast.games.under_our_sun.flow.day import Day
from holdfast.games.under_our_sun.log import CLOCK, Told, key, line, one, yes
from holdfast.games.under_our_sun.map.geography import straight
from holdfast.games.under_our_sun.map.tiles import put_tile
from holdfast.games.under_our_sun.missions.course import open_card, show_mission_card
from holdfast.games.under_our_sun.options import WithThing
from holdfast.games.under_our_sun.pieces import NOTHING, TEAMS
from holdfast.games.under_our_sun.rules import BAG, DICE, HAVEN, OK, Rules
from holdfast.games.under_our_sun.setup.layout import empty_table, layout, target_tiles
from holdfast.games.under_our_sun.setup.starting_items import Offer, OpenStore
from holdfast.games.under_our_sun.things.supply import add
from holdfast.games.under_our_sun.world import Sands

SURVIVORS_MORE = 4
"""US-961: Survivor cards beyond the number of players."""


def set_up(players: int, options: dict[str, str], stream: RandomStream, content: Content) -> Sands:
    """The table before the first question: nothing is shuffled, decks are undecided."""
    expansion = options["expansion"] == "on" or (options["expansion"] == "auto" and players > BASE_PLAYERS)
    switches = [options[name] == "on" for name in SWITCHES]
    rules = Rules(options["mission"], options["mode"] == "semi", expansion, *switches)
    w = empty_table(players, content, rules)
    w.chance = stream
    w.options = options
    w.stack = [(SetUp(), Cause())]
    return w


BASE_PLAYERS = 4
"""US-956: more players need the expansion's boards."""
SWITCHES = (
    "crew_of_four",
    "less_karma",
    "tough_enemies",
    "no_defibrillator",
    "more_days",
    "ration",
    "supply_line",
)


class SetUp(Effect[Sands]):
    """US-101 to US-122, US-126: everything in its place, also what the mission lays; then roles, characters, starting cards,
    and the first day."""

    beat = "phase"

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.first = self._first(w)
        lies = layout(w.content, w.players, w.rules)
        w.zones, w.pools, w.seen = lies.zones.copy(), lies.pools[:], lies.seen[:]
        w.spots, w.supply, w.reveals = lies.spots.copy(), lies.supply.copy(), lies.reveals
        w.bag = BAG.copy()
        mission = w.mission_card()
        w.days = mission.days + w.rules.more_days
        c = w.crew
        w.hp, w.water, w.well = [0] * c, [0] * c, [OK] * c
        w.ap, w.karma = [w.rules.ap] * c, [w.rules.most_karma] * c
        w.pos, w.goods, w.carried, w.died = [HAVEN] * c, [NOTHING] * c, [()] * c, [0] * c
        w.characters = (-1,) * c
        self._targets(w)
        if w.rules.semi:
            self._teams(w)
        choose = [PickCharacter(char) for char in w.order()]
        laid = (*mission.setup, *lying_open(w, mission))
        return (*laid, *choose, FillBoards(), Offer(), OpenStore(), BeginMission())

    def _first(self, w: Sands) -> int:
        """US-102: three green dice each, the tied ones again; or the seat the table named."""
        wish = w.options["first_player"]
        if wish != "random":
            return int(wish) - 1
        rivals = list(range(w.players))
        while len(rivals) > 1:
            faces = [DICE["G"][face] for face in w.chance.roll(3 * len(rivals), 8)]
            rolls = [*map(sum, zip(faces[::3], faces[1::3], faces[2::3], strict=True))]
            best = max(rolls)
            rivals = [s for s, n in zip(rivals, rolls, strict=True) if n == best]
        return rivals[0]

    def _targets(self, w: Sands) -> None:
        """US-1212: target tiles lie face up, each in a rolled direction of its own."""
        free = [1, 2, 3, 4, 5, 6]
        for card, distance in zip(target_tiles(w), w.mission_card().distances(), strict=False):
            direction = free.pop(w.chance.below(len(free)))
            w.move(card, "tile-box", "map")
            put_tile(w, straight(HAVEN, direction, distance), card)

    def _teams(self, w: Sands) -> None:
        """US-961: one of the three Sons of Liberty among players + 4 Survivors; one card each, the rest unseen."""
        cards = w.content.of_deck("team")
        sols = [i for i in cards if w.card(i, Team).role == "sol"]
        survivors = [i for i in cards if i not in sols]
        pile = [sols[w.chance.lot(len(sols), [])], *survivors[: w.players + SURVIVORS_MORE]]
        for seat in range(w.players):
            card = pile.pop(w.chance.lot(len(pile), []))
            w.move(card, "team-box", TEAMS[seat])
        for card in pile:
            w.take(card, "team-box")
            w.shuffle_in(card, "team-rest")

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("set-up", mission=key(w, w.mission), mode="semi" if w.rules.semi else "coop", n=w.days)


# --- characters --------------------------------------------------------------------------------------------------------


class PickCharacter(Question[Sands]):
    """US-104: one unused character, clockwise from the first player; or dealt by lot."""

    char: int

    def free(self, w: Sands) -> list[int]:
        taken = w.characters
        return [card for card in w.zones["characters"].top if card not in taken]

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return () if w.options["characters"] == "random" else (w.seat_of(self.char),)

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        for card, pick in picks(w.content, seat, self.char, w.zones["characters"].top):
            if card not in w.characters:
                menu.options.append(pick)
            elif menu.explain:
                menu.add(pick.spec or pick.key, *pick.then, blocks=TAKEN)

    def apply(self, w: Sands, by: Cause) -> Effects:
        if w.options["characters"] != "random":
            return ()
        free = self.free(w)
        return (TakeCharacter(self.char, free[w.chance.below(len(free))]),)


TAKEN = needs(False, "US-104", "character-taken")


@lru_cache(maxsize=256)
def picks(content: Content, seat: Seat, char: int, sheets: tuple[int, ...]) -> tuple[tuple[int, Option], ...]:
    """Made once."""
    cards = content.cards
    return tuple([(i, option(WithThing("character", cards[i].id), seat, (TakeCharacter(char, i),))) for i in sheets])


class TakeCharacter(Effect[Sands]):
    char: int
    card: int
    accounts_for = ("characters",)

    def apply(self, w: Sands, by: Cause) -> Effects:
        taken = list(w.characters)
        taken[self.char] = self.card
        w.characters = tuple(taken)
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-104: the board of everybody who joins is read to the table, that of the last one too."""
        return line("picks", card=key(w, self.card), **one(w, self.char))


class FillBoards(Effect[Sands]):
    """US-105, US-108: health and water are full; a ration only by the option."""

    quiet: ClassVar[bool] = True
    accounts_for = ("characters", "hp", "water", "goods")

    def apply(self, w: Sands, by: Cause) -> Effects:
        for char in range(w.crew):
            sheet = w.sheet(char)
            w.hp[char], w.water[char] = sheet.hp, sheet.water
            if w.rules.ration:
                w.goods[char] = add(w.goods[char], "food", 1)
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-105: with what they set out."""
        names = "|".join([phrases.supplied(w, char) for char in w.order()])
        return line("crew", names=names, ration=yes(w.rules.ration), **one(w, w.first))


class BeginMission(Effect[Sands]):
    """US-122, US-123: the briefing, the first mission card, and the Morning of day 1."""

    beat = "phase"
    accounts_for = (*CLOCK, "zones.mission-open", "zones.mission-cards")

    def apply(self, w: Sands, by: Cause) -> Effects:
        show_mission_card(w)
        return (*w.mission_card().stages[0].enter, Day())

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        card = open_card(w)
        return line("mission-card", card=card) if card else None


def lying_open(w: Sands, mission: Mission) -> Effects:
    """US-1226: what the mission does when a target is turned up, for those that lie open from the beginning."""
    return tuple([it for tile in mission.targets if w.where(tile) for it in mission.reveal.get(str(tile), ())])
