"""The whole table of Under Our Sun, and what can be asked of it."""

from collections.abc import Callable
from typing import Any

from holdfast.core.engine.effect import Cause, Seat, mutable_struct, replace
from holdfast.core.engine.menu import Menu
from holdfast.games.under_our_sun.cards import Character, Fighter, Gear, Mission, Sun, Tile
from holdfast.games.under_our_sun.lookups import ORDER, TILES, chars_of, seats_of, skilled
from holdfast.games.under_our_sun.map.geography import neighbours
from holdfast.games.under_our_sun.pieces import AMMO, GEAR, ITEMS, PLACE, Body, Fight, Foe
from holdfast.games.under_our_sun.rules import HAVEN, PER_AREA
from holdfast.games.under_our_sun.state import Desert
from holdfast.games.under_our_sun.things.kit import EMPTY_HANDS, LATEST_KITS, Kit, kit_of


@mutable_struct
class Sands(Desert, kw_only=True):
    """The table as the rules know it."""

    def offers(self, moment: str, seat: Seat, menu: Menu) -> None:
        """US-437, US-801, US-967: what can be done besides answering."""
        offer = (OFFERS or offers()).get(moment)
        if offer is not None:
            offer(self, seat, menu)

    def offering(self, moment: str) -> bool:
        return moment in offers()

    def likely(self, moment: str) -> int:
        if moment == "rolled":
            return seats_of(self.owner, self.changers) if self.changers and self.laid else 0
        if moment == "spent":
            return 1 << self.owner[self.turn] if self.turn >= 0 and not self.ap[self.turn] else 0
        return 0

    def suspects(self, moment: str) -> tuple[Seat, ...]:
        """US-963, US-966, US-967: while no Son of Liberty is revealed, everybody is asked as if he might be one: at
        the end of his turn, and when he meets a Son of Liberty."""
        if not self.rules.semi or self.revealed:
            return ()
        if moment == "turn":
            return tuple(range(self.players))
        return (self.owner[self.meeting],) if moment == "meet-sol" and self.meeting >= 0 else ()

    def secretive(self) -> bool:
        return self.rules.semi

    # --- cards -----------------------------------------------------------------------------------------------------

    def sheet(self, char: int) -> Character:
        cards: tuple[Any, ...] = self.content.cards
        sheet: Character = cards[self.characters[char]]
        return sheet

    def gear(self, index: int) -> Gear:
        cards: tuple[Any, ...] = self.content.cards
        gear: Gear = cards[index]
        return gear

    def mission_card(self) -> Mission:
        cards: tuple[Any, ...] = self.content.cards
        mission: Mission = cards[self.mission]
        return mission

    def things(self, char: int) -> tuple[int, ...]:
        """Items and equipment of a character."""
        return self.zones[ITEMS[char]].top + self.zones[GEAR[char]].top

    def kit(self, char: int) -> Kit:
        """What his cards are good for now."""
        zones = self.zones
        items, worn = zones[ITEMS[char]].top, zones[GEAR[char]].top
        if not items and not worn:
            return EMPTY_HANDS
        now = items, worn, self.tapped, self.keyword, self.characters, self.content
        known, kit = LATEST_KITS[char]
        if known != now:
            kit = kit_of(self.content, self.characters[char], items, worn, self.tapped, self.keyword == "solar-storm")
            LATEST_KITS[char] = now, kit
        return kit

    def perk(self, char: int, perk: str) -> int:
        """A working item or equipment of the character with this perk, or -1."""
        return self.kit(char).perks.get(perk, -1)

    def torchlit(self, char: int) -> bool:
        """Torch: he carries one that has been lit: +B melee, no red die when sneaking at Night, until the phase ends."""
        torches = self.kit(char).torches
        return bool(torches) and any(not self.uses.get(card, 0) for card in torches)

    def able(self, char: int, ability: str) -> bool:
        index = self.characters[char]
        cards: tuple[Any, ...] = self.content.cards
        return index >= 0 and ability in cards[index].able

    def having(self, ability: str) -> int:
        """A character with an ability, or nobody; no two have the same."""
        return skilled(self.content, self.characters).get(ability, -1)

    def fresh(self, flag: str) -> bool:
        """Has this ability not been used yet (US-053)?"""
        return flag not in self.used

    # --- characters ------------------------------------------------------------------------------------------------

    def living(self) -> list[int]:
        """Characters on the map who live, in turn order from the first player."""
        return list(ORDER[self.crew][self.first][self.dead | self.crossed])

    def order(self) -> tuple[int, ...]:
        return ORDER[self.crew][self.first][0]

    def alive(self, char: int) -> bool:
        return not (self.dead | self.crossed) >> char & 1

    def is_hidden(self, char: int) -> bool:
        return bool(self.hidden >> char & 1)

    def exposed(self, char: int) -> bool:
        return not (self.dead | self.crossed | self.hidden) >> char & 1

    def here(self, pos: str) -> list[int]:
        """Living characters on a tile, in turn order."""
        where = self.pos
        if pos not in where:
            return []
        there: list[int] = []
        for c in ORDER[self.crew][self.first][self.dead | self.crossed]:
            if where[c] == pos:
                there.append(c)
        return there

    def wounded(self, char: int) -> bool:
        """US-770."""
        return self.hp[char] <= self.rules.wounded_hp

    def seat_of(self, char: int) -> Seat:
        return self.owner[char]

    def of_seat(self, seat: Seat) -> list[int]:
        return list(chars_of(self.owner, seat))

    def traitor(self, char: int) -> bool:
        """US-968: a revealed Son of Liberty."""
        return bool(self.revealed >> self.owner[char] & 1)

    def outcast(self, char: int) -> bool:
        """US-969: a revealed Son of Liberty in New Haven: no store, no sleep, no storing."""
        return self.pos[char] == HAVEN and self.traitor(char)

    def water_room(self, char: int) -> int:
        """US-050: what the board and the bottles hold."""
        cards: tuple[Any, ...] = self.content.cards
        board: int = cards[self.characters[char]].water
        return board + self.kit(char).water

    def fits(self, char: int, items: int = 0, cubes: int = 0, gear: int = 0, mixed: int = 0) -> bool:
        """US-047 to US-049: items, resources and equipment on the areas of the board, rearranged at will; and so many
        more of them, with so many more mixed areas."""
        cards: tuple[Any, ...] = self.content.cards
        sheet: Character = cards[self.characters[char]]
        zones = self.zones
        worn = zones[GEAR[char]].top
        mixed += sheet.mixed
        if worn:
            if len(worn) + gear > sheet.equipment:
                return False
            mixed += self.kit(char).mixed
        elif gear > sheet.equipment:
            return False
        items += len(zones[ITEMS[char]].top) + len(self.carried[char]) - sheet.items
        if items > 0:
            mixed -= items
            if mixed < 0:
                return False
        over = sum(self.goods[char]) + cubes - PER_AREA * mixed
        return over <= 0 or over <= self.loadable(char)

    def spare(self, char: int, kit: Kit) -> int:
        """The resources for which there is certainly room besides his own, with what his cards are good for; `fits`
        knows more of objective tokens and ammunition."""
        if self.carried[char]:
            return -1
        if kit is not EMPTY_HANDS:
            return kit.places - sum(self.goods[char])
        cards: tuple[Any, ...] = self.content.cards
        mixed: int = cards[self.characters[char]].mixed
        return PER_AREA * mixed - sum(self.goods[char])

    def loadable(self, char: int) -> int:
        """US-702, US-703: loose ammunition that goes onto weapons with room for it, for free at any time."""
        goods, n = self.goods[char], 0
        for ammo in AMMO:
            loose = goods[PLACE[ammo]]
            if loose:
                guns = [gun for gun in self.kit(char).guns if gun[1] == PLACE[ammo]]
                n += min(loose, sum([most - self.uses.get(card, 0) for card, _, most in guns]))
        return n

    def have(self, char: int, what: str) -> int:
        return self.water[char] if what == "water" else self.goods[char][PLACE[what]]

    # --- the map ---------------------------------------------------------------------------------------------------

    def tile(self, pos: str) -> Tile | None:
        """The revealed tile of a position."""
        spot = self.spots.get(pos)
        if spot is None or spot.tile < 0:
            return None
        cards: tuple[Any, ...] = self.content.cards
        tile: Tile = cards[spot.tile]
        return tile

    def ground(self, pos: str) -> Tile:
        tile = self.tile(pos)
        assert tile is not None
        return tile

    def change(self, pos: str, **changes: object) -> None:
        self.spots[pos] = replace(self.spots[pos], **changes)

    def revealed_tiles(self) -> list[str]:
        return [pos for pos, spot in self.spots.items() if spot.tile >= 0]

    def where(self, number: int) -> str:
        """The position of a revealed tile by its number, or nothing."""
        cards = TILES[self.content].get(number, ())
        on_table = self.zones["map"].top
        for card in cards:
            if card in on_table:
                break
        else:
            return ""
        for pos, spot in self.spots.items():
            if spot.tile in cards:
                return pos
        return ""

    def camp(self, pos: str) -> bool:
        """US-028, US-750."""
        spot = self.spots.get(pos)
        if spot is None or spot.tile < 0:
            return False
        cards: tuple[Any, ...] = self.content.cards
        tile: Tile = cards[spot.tile]
        return spot.tent >= 0 or tile.camp

    def room(self, pos: str) -> bool:
        """US-026, US-027: a free movement field."""
        spot = self.spots.get(pos)
        if spot is None or spot.tile < 0:
            return False
        cards: tuple[Any, ...] = self.content.cards
        fields: int = cards[spot.tile].fields
        return not fields or self.pos.count(pos) < fields or len(self.here(pos)) < fields

    def free_symbols(self, pos: str) -> int:
        """Enemy symbols without a universal token."""
        spot = self.spots.get(pos)
        if spot is None or spot.tile < 0:
            return 0
        cards: tuple[Any, ...] = self.content.cards
        free: int = cards[spot.tile].enemies - spot.covered
        return free if free > 0 else 0

    def open_symbols(self, pos: str) -> int:
        """US-513: symbols that can still spawn: uncovered ones minus enemy pawns present."""
        free = self.free_symbols(pos)
        if not free:
            return 0
        for foe in self.foes:
            if foe.pos == pos and not foe.only:
                free -= 1
        return free if free > 0 else 0

    # --- enemies ---------------------------------------------------------------------------------------------------

    def foes_at(self, pos: str) -> list[Foe]:
        found: list[Foe] = []
        for foe in self.foes:
            if foe.pos == pos:
                found.append(foe)
        return found

    def foe(self, id: int) -> Foe | None:
        """The newest are asked for most often."""
        for foe in reversed(self.foes):
            if foe.id == id:
                return foe
        return None

    def fighter(self, foe: Foe | Body) -> Fighter:
        cards: tuple[Any, ...] = self.content.cards
        fighter: Fighter = cards[foe.card].fighter
        return fighter

    def set_foe(self, id: int, **changes: object) -> None:
        foes = self.foes
        for i, foe in enumerate(foes):
            if foe.id == id:
                self.foes = (*foes[:i], replace(foe, **changes), *foes[i + 1 :])
                return

    def change_foe(self, foe: Foe, **changes: object) -> None:
        """The same for an enemy at hand."""
        self.renew_foe(foe, replace(foe, **changes))

    def renew_foe(self, foe: Foe, new: Foe) -> None:
        """An enemy at hand, as it is from now on."""
        foes = self.foes
        i = foes.index(foe)
        self.foes = foes[:i] + (new,) + foes[i + 1 :]  # noqa: RUF005 - quicker than unpacking

    def life(self, foe: Foe) -> int:
        """US-617, US-981: the damage that defeats an enemy."""
        cards: tuple[Any, ...] = self.content.cards
        fighter: Fighter = cards[foe.card].fighter
        return fighter.hp + fighter.per_head * self.crew + self.rules.tough_enemies

    def against(self, char: int) -> list[Foe]:
        """US-514, US-720, US-968: enemies on his tile that fight this character."""
        found: list[Foe] = []
        pos = self.pos[char]
        for foe in self.foes:
            if foe.pos == pos and (not foe.only or foe.only >> char & 1):
                found.append(foe)
        return self.strangers(found) if self.revealed and found and self.traitor(char) else found

    def strangers(self, foes: list[Foe]) -> list[Foe]:
        """US-968: those who are no Sons of Liberty."""
        return [foe for foe in foes if not self.fighter(foe).sol]

    def threatened(self, char: int) -> bool:
        """US-303: exposed, with an active enemy on the tile."""
        return not (self.dead | self.crossed | self.hidden) >> char & 1 and self.opposed(char)

    def opposed(self, char: int) -> bool:
        """Is there anybody against him?"""
        if self.revealed:
            return bool(self.against(char))
        pos, found = self.pos[char], False
        for foe in self.foes:
            if foe.pos == pos and (not foe.only or foe.only >> char & 1):
                found = True
                break
        return found

    def watched_here(self, char: int) -> bool:
        """US-305, US-422: an enemy pawn or an open symbol makes hiding a matter of a test."""
        return self.opposed(char) or self.open_symbols(self.pos[char]) > 0

    # --- bookkeeping -------------------------------------------------------------------------------------------------

    def dark(self) -> bool:
        return self.phase == "night"

    def sun_card(self) -> Sun | None:
        if self.sun < 0:
            return None
        cards: tuple[Any, ...] = self.content.cards
        sun: Sun = cards[self.sun]
        return sun

    def fight(self) -> Fight:
        return self.fights[-1]

    def expose(self, char: int) -> None:
        """US-417: he is hidden no more."""
        if self.hidden >> char & 1:
            self.hidden ^= 1 << char


OFFERS: dict[str, Callable[[Sands, Seat, Menu], None]] = {}
"""By the moment."""


def offers() -> dict[str, Callable[[Sands, Seat, Menu], None]]:
    """Their rules stand above this module, so that it asks for them late."""
    from holdfast.games.under_our_sun.dice.karma import roll_offers
    from holdfast.games.under_our_sun.flow.turn import spent_offers
    from holdfast.games.under_our_sun.people.teams import son_offers

    OFFERS.update({"rolled": roll_offers, "meet-sol": son_offers, "spent": spent_offers})
    return OFFERS


def me(w: Sands, by: Cause) -> int:
    """The character a card means."""
    return by.who if by.who >= 0 else w.first


def near(w: Sands, pos: str) -> list[str]:
    """Revealed tiles next to a position, by direction number."""
    return [p for p in neighbours(pos) if (spot := w.spots.get(p)) is not None and spot.tile >= 0]
