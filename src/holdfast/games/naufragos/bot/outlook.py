"""How things stand in the eyes of one castaway: what the group has, what it lacks, what it should build."""

from functools import cached_property
from typing import Any

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import Cause
from holdfast.core.engine.menu import Option
from holdfast.core.memo import MemoPerContent
from holdfast.core.player import RankedOption, Reason, SeatPosition
from holdfast.games.naufragos.actions.building import counts_for, needed
from holdfast.games.naufragos.bot.parameters import Numbers, Worths
from holdfast.games.naufragos.bot.worth import Judge
from holdfast.games.naufragos.camp.fishing import Fish
from holdfast.games.naufragos.camp.places import Orchard, TakeWood
from holdfast.games.naufragos.camp.store import Food, Wood
from holdfast.games.naufragos.cards import PARTS
from holdfast.games.naufragos.dice.rolls import RESULTS, RollTable
from holdfast.games.naufragos.exploration.summit import turns_left
from holdfast.games.naufragos.flow.ending import answers, icons
from holdfast.games.naufragos.pawns.spaces import space_price
from holdfast.games.naufragos.plot.ships import Ships
from holdfast.games.naufragos.rules import ACTION_OF, LONG_SITES, OPEN_PRICE, RESTS, SUMMIT
from holdfast.games.naufragos.world import Shore

SIGN_OF = {"sand": "ss", "bonfire": "bb", "raft": "ra"}
HAND_SIGNS = frozenset({"sp", "cn", "mi", "la", "fl"})
"""Rescue icons that are items; two of them are soon found."""
NEVER = 99
EARLY_RESTS = RESTS[:4]
"""Rest spaces of the rows above Build."""


def because(says: str, **args: int | str) -> Reason:
    """A reason with the facts that it names."""
    return Reason(says, tuple(args.items()))


def ranked(found: list[tuple[float, Option, Reason | None]]) -> list[RankedOption]:
    """The best first; what is worth the same stays in the order in which it is offered."""
    return [RankedOption(option, worth, why) for worth, option, why in sorted(found, key=lambda it: -it[0])]


def means(content: Content) -> tuple[float, float]:
    """The mean value of a forage tile, and of a fish tile with the jellyfish but without the shark."""
    tiles = {"forage": [0], "fish": [0]}
    for piece in PARTS[content].pieces.values():
        if piece.deck in tiles and piece.kind != "shark":
            tiles[piece.deck].append(piece.value)
    return tuple([sum(values) / max(1, len(values) - 1) for values in tiles.values()])  # type: ignore[return-value]


MEANS = MemoPerContent(means)


class Outlook:
    """A position as one player sees it, with everything that its rules ask again and again."""

    def __init__(self, at: SeatPosition, numbers: Numbers, worths: Worths) -> None:
        self.at = at
        self.w: Shore = at.face
        self.seat = at.seat
        self.n = numbers
        self.t = worths
        self.judge = Judge(at.face, at.seat, worths)

    # --- time and rescue -----------------------------------------------------------------------------------------------

    @cached_property
    def left(self) -> int:
        """Turns after this one."""
        return turns_left(self.w)

    @cached_property
    def ending(self) -> bool:
        """This turn is the last."""
        w = self.w
        return w.last_turn == w.turn or (self.left == 0 and not w.rules.house_rules)

    @cached_property
    def have(self) -> frozenset[str]:
        return frozenset(icons(self.w))

    @cached_property
    def ships(self) -> Ships:
        return Ships(self.w)

    def rescue(self, have: frozenset[str], left: int | None = None) -> float:
        """How likely one of the events still in the deck answers these icons."""
        return self.ships.seen_by(have, self.left if left is None else left)

    @cached_property
    def now(self) -> int:
        """An event of this turn that our signals answer, or -1."""
        signs = set(self.have)
        return next((c for c in self.w.zones["event-now"].top if answers(self.w, c, signs)), -1)

    # --- castaways -----------------------------------------------------------------------------------------------------

    @cached_property
    def camp(self) -> tuple[int, ...]:
        return self.w.not_lost()

    @cached_property
    def leader(self) -> int:
        """The seat that goes on expeditions: furthest on the track, then prepared, then fittest; -1 for nobody."""
        return max(self.camp, key=self.fitness, default=-1)

    def fitness(self, seat: int) -> tuple[float, ...]:
        w = self.w
        ready = bool(w.prepared >> seat & 1)
        return w.track[seat], ready, w.ability(seat) == "pathfinder", w.top(seat) + 0.5 * w.energy[seat], -seat

    @cached_property
    def explorers(self) -> tuple[int, ...]:
        """Who has a pawn on Exploration."""
        return self.w.on_action("explore")

    @cached_property
    def actions(self) -> list[str]:
        """The actions on which pawns stand."""
        return [ACTION_OF[space][0] for space in self.w.pawns]

    def owed(self, seat: int) -> int:
        """Energy that pawns already standing will cost: [HR1.2] all of them, [2013] camp cards only."""
        w = self.w
        due = 0
        for space, s in w.pawns.items():
            if s != seat:
                continue
            action, nth = ACTION_OF[space]
            if action == "camp":
                due += w.camp_card(w.on_camp(space)).cost
            elif w.rules.paid_late and action != "rest" and action not in OPEN_PRICE:
                due += space_price(w, s, action, nth)
        return due

    def energy(self, seat: int) -> int:
        """What is left when the pawns are paid."""
        return self.w.energy[seat] - self.owed(seat)

    def spare(self, seat: int) -> int:
        """What can be given to a construction: without what is needed for the night or on the way."""
        w, n = self.w, self.n
        last = w.last_turn == w.turn
        leaves = seat in self.explorers or (seat == self.leader and self.sets_out)
        keep = 0 if last else n.keep_explorer if leaves else n.keep
        if not last and w.fire and (w.fire_wood or w.wood):
            keep -= 1
        return max(0, self.energy(seat) + self.rested(seat) - max(0, keep))

    @cached_property
    def sets_out(self) -> bool:
        """The one who explores has a pawn for it today, and the strength."""
        w, leader = self.w, self.leader
        if w.summit >= 0 or w.party or self.explorers or leader < 0 or not w.free_pawns[leader]:
            return False
        open_ = not w.is_closed("explore") and not self.holds_back(leader)
        return open_ and self.energy(leader) >= self.n.explore_least

    def rested(self, seat: int) -> int:
        """Energy from a rest that comes before building."""
        w = self.w
        early = [row for row in EARLY_RESTS if w.pawns.get(row, -1) == seat]
        return min(w.rules.rest[w.shelter][0], w.top(seat) - w.energy[seat]) if early else 0

    def given(self, seats: tuple[int, ...]) -> int:
        """What these can give together, as it counts."""
        return sum([counts_for(self.w, s, self.spare(s)) for s in seats])

    # --- food and wood -------------------------------------------------------------------------------------------------

    @cached_property
    def mouths(self) -> int:
        return len(self.camp) + ("dog" in self.w.tokens)

    @cached_property
    def pieces(self) -> int:
        """Food that is there tonight for sure."""
        w = self.w
        return w.food + w.cubes + sum(w.held) + sum([w.piece(c).value for c in w.zones["tiles"].top])

    @cached_property
    def food_due(self) -> float:
        """Food that will lie there tonight as pawns stand now."""
        w = self.w
        due, supply = float(self.pieces), w.size("supply")
        tile, _ = MEANS[w.content]
        for space, seat in w.pawns.items():
            action, _ = ACTION_OF[space]
            if action == "forage":
                due += tile * (w.rules.bags + (supply > 0))
                supply -= 1
            elif action == "camp":
                due += self.food_of(seat, w.on_camp(space))
        return due

    @cached_property
    def lack(self) -> float:
        """Pieces that are missing tonight."""
        return self.mouths - self.food_due

    @cached_property
    def room(self) -> int:
        """Energy that more food could give."""
        w = self.w
        return sum([max(0, w.top(s) - w.energy[s]) for s in self.camp])

    def food_of(self, seat: int, card: int) -> float:
        """What a camp card brings to the table tonight."""
        return self._food(seat, card, self.w.camp_card(card).then) if card >= 0 else 0.0

    def _food(self, seat: int, card: int, effects: tuple[Any, ...]) -> float:
        w = self.w
        tile, fish = MEANS[w.content]
        found = 0.0
        for effect in effects:
            match effect:
                case Fish():
                    keep = effect.n * (2 if w.ability(seat) == "fisher" else 1) + w.add_up("fishing", seat)
                    found += keep * fish + (0.5 if w.perk(seat, "net") >= 0 else 0)
                case Food():
                    found += effect.n
                case Orchard():
                    found += tile if w.size("orchard") else 0
                case RollTable():
                    rows = effect.rows.items()
                    found += sum([self._food(seat, card, then) * len(RESULTS[row]) for row, then in rows]) / 6
        return found

    def wood_of(self, card: int) -> float:
        """What a camp card brings to the woodpile."""
        w = self.w
        found = 0.0
        for effect in w.camp_card(card).then:
            match effect:
                case TakeWood():
                    found += min(effect.n, w.on_card.get(card, 0))
                case Wood():
                    found += effect.n
        return found

    @cached_property
    def wood_due(self) -> int:
        """Wood that will be there when the fire burns."""
        w = self.w
        coming = [2 if w.perk(s, "extra-wood") >= 0 else 1 for s in w.on_action("wood")]
        return w.wood + sum(coming)

    @cached_property
    def burning(self) -> bool:
        """The fire burns tonight, or somebody will try to light it."""
        return self.w.fire or "campfire" in self.actions

    @cached_property
    def keeps_fire(self) -> bool:
        """[HR1.2] Who is alone and has no lighter does better to rest: without a fire 54 % of games, with one 47 (some 380
        pairs of games)."""
        w = self.w
        return w.rules.fire_takes_wood or not w.solo() or w.perk(self.seat, "lighter") >= 0

    @cached_property
    def wood_for_fire(self) -> int:
        return int(self.burning and not self.w.fire_wood)

    # --- what to build -------------------------------------------------------------------------------------------------

    @cached_property
    def target(self) -> str:
        """What the camp builds next: a roof first, then the signal that helps most."""
        w, n = self.w, self.n
        if w.summit < 0 and w.shelter < n.shelter_most and self.left >= 3 and "shelter" in w.places:
            return "shelter"
        return self.project

    @cached_property
    def project(self) -> str:
        """Of the two great signals the one that helps most for its price; with two icons that may soon be found."""
        w = self.w
        if self.needed_signal:
            return self.needed_signal
        left = max(2, self.left - 2)
        best, name = 0.0, ""
        for site in LONG_SITES:
            if site in w.built or site not in w.places:
                continue
            hoped = self.have | {SIGN_OF[site]}
            if len(hoped & HAND_SIGNS) < 2:
                hoped = hoped | {"mi", "sp"}
            gain = self.rescue(hoped, left) - self.rescue(self.have, left) + 0.02
            gain /= max(1.0, (w.rules.size(site) - w.progress[site]) * (2 if site == "bonfire" else 1))
            if gain > best:
                best, name = gain, site
        return name

    @cached_property
    def needed_signal(self) -> str:
        """The last turn is near: the great signal that would bring the ship, or nothing."""
        w = self.w
        if w.summit < 0 or (self.now >= 0 and w.last_turn == w.turn):
            return ""
        now = self.rescue(self.have)
        gains = {site: self.rescue(self.have | {SIGN_OF[site]}) - now for site in LONG_SITES if site in w.places}
        if w.last_turn == w.turn:
            for site in gains:
                with_it = set(self.have | {SIGN_OF[site]})
                if any(answers(w, card, with_it) for card in w.zones["event-now"].top):
                    gains[site] = 1.0
                elif w.rules.house_rules:
                    gains[site] = 0.0
        return max(gains, key=lambda site: gains[site] - 0.03 * self.lacks(site)) if any(gains.values()) else ""

    @cached_property
    def wood_wanted(self) -> int:
        """Wood that the next construction takes."""
        w = self.w
        if self.target == "shelter":
            return needed(w, "shelter")[1]
        return w.rules.size("bonfire") - w.progress["bonfire"] if self.target == "bonfire" else 0

    # --- the summit ----------------------------------------------------------------------------------------------------

    @cached_property
    def soon(self) -> frozenset[str]:
        """Signals that stand by the end of the next turn, if all build; who comes from the summit has little left."""
        stay = [s for s in self.camp if s != self.leader]
        energy = sum([max(0, self.energy(s) - 1) for s in stay]) + 2 * len(self.camp)
        return self.have | {SIGN_OF[site] for site in LONG_SITES if self.lacks(site) <= energy}

    def lacks(self, site: str) -> int:
        """Energy that a great signal still takes, where there is the wood for it."""
        w = self.w
        if site in w.built or site not in w.places:
            return NEVER
        left = w.rules.size(site) - w.progress[site]
        return left if site == "sand" or left <= w.wood else NEVER

    def turns_to_build(self, site: str) -> int:
        """In how many turns a great signal can stand, with the energy and wood that a turn brings."""
        w = self.w
        if site in w.built or site not in w.places or not self.camp:
            return NEVER
        lacks, hands = w.rules.size(site) - w.progress[site], len(self.camp)
        now = sum([max(0, self.energy(s) - 1) for s in self.camp])
        turns = 1 + max(0, -(-(lacks - now) // (2 * hands)))
        if site == "bonfire":
            turns = max(turns, -(-(lacks - w.wood) * 2 // (2 + hands)))
        return turns

    @cached_property
    def rescue_now(self) -> float:
        """How likely a ship sees a castaway who stands on the summit now: today's, or one that is still to come; what is to
        be built in the last turn may fail."""
        return 1.0 if self.now >= 0 else max(self.rescue(self.have), self.n.last_minute * self.rescue(self.soon))

    @cached_property
    def rescue_later(self) -> float:
        """The same after waiting: for a signal that is being built, or for another find."""
        best = 0.0
        for site in LONG_SITES:
            turns = self.turns_to_build(site)
            if turns < self.left:
                best = max(best, self.rescue(self.have | {SIGN_OF[site]}, self.left - turns))
        missing = HAND_SIGNS - self.have
        if missing and self.left > 1 and (self.w.wrecks or self.w.wreck_ready):
            found = sum([self.rescue(self.soon | {sign}, self.left - 1) for sign in missing]) / len(missing)
            finds = self.n.finds if self.w.wreck_ready else self.n.finds / 2
            best = max(best, finds * found + (1 - finds) * self.rescue(self.soon, self.left - 1))
        return best

    def holds_back(self, seat: int) -> bool:
        """Near the summit it is better to wait where more signals make it likelier that a ship sees them."""
        w, n = self.w, self.n
        if w.summit >= 0 or SUMMIT - w.track[seat] > n.hold_steps or self.left < n.hold_turns:
            return False
        return self.rescue_later > self.rescue_now + n.patience

    @cached_property
    def waiting(self) -> bool:
        """Only the signals are missing."""
        return self.leader >= 0 and self.holds_back(self.leader)

    @cached_property
    def forgetful(self) -> bool:
        """A turn in which this castaway does not pay attention; everybody at the table could compute it."""
        return self.n.forgets > 0 and (5 * self.w.turn + 3 * self.seat) % self.n.forgets == 0

    def cause(self, option: Option) -> Cause:
        return option.by or self.at.by
