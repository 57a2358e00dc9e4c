"""The log: what was applied, as lines of plain data that each reader pronounces in his own language.

A line names people and things by their words and cards by their keys; nothing in it is secret. What happens in a moment
that another line tells is left out by `LEFT_OUT`; `LINES` says what the others tell, and which quiet effects are told
all the same; an effect in neither has a line without arguments.
"""

from holdfast.core.engine.effect import AnyEffect, Cause, Question, tag_of
from holdfast.core.engine.journal import Entry
from holdfast.games.under_our_sun.log import (
    Answers,
    TellsOf,
    Told,
    here,
    key,
    line,
    one,
    other,
    somebody,
)
from holdfast.games.under_our_sun.text.log import fights, goods, mission, people, ways
from holdfast.games.under_our_sun.world import Sands, me

# fmt: off
LEFT_OUT = frozenset({
    "action-points", "activate", "answer", "approach", "assault", "bet", "bitten", "blow", "boss-company", "boss-heals", "call-pack",
    "character-turn", "chase", "clear-dropped", "clear-ground", "close-turn", "counter", "cure", "damage", "day", "day-over",
    "drink", "drop-all", "each", "each-test", "end-offer", "enemies-move", "enter", "evade",
    "evaded", "exchange", "expose", "fall", "first-combat", "first-combat-turn", "foe-attack", "foe-beaten",
    "found-ammunition", "gain", "gain-random", "give-water", "hand", "haul", "heal", "hurt", "hurt-foe", "infect", "leaving-attacks",
    "load-weapons", "loot-body", "lose", "lose-first", "lose-water-to", "new-day", "next-preparation-tired",
    "night-at-start", "night-on-entering", "open-box", "own-tile", "paid",
    "phase-start", "put-out-fires", "react", "read-harm", "read-rows", "read-test",
    "refresh", "regain-karma", "remove-body", "reroll", "rob-strike", "roll-die", "rope", "rush", "scare", "seen",
    "set-points", "shoot-back", "sneak-attack", "spawn", "spawn-at", "spawn-near", "spawn-open", "spend-ap",
    "spend-points", "steal", "struck", "suffer", "take-cube", "tally",
    "test", "theft", "throw", "tiredness", "traitor-check", "travel", "turn-card", "turns", "uncover", "use-one", "victim-voted",
    "wander-foe", "wave-move", "winnings",
})
# fmt: on
"""Machinery, and what the effects that follow tell better."""
TOLD_QUESTIONS = frozenset({"ballot", "heal-or-cure", "order", "tap-own", "window"})
"""Questions that tell something when nobody is left to ask."""


def tell(w: Sands, effect: AnyEffect, by: Cause, outcomes: tuple[int, ...]) -> Told:
    """An applied effect as a line of the log, or nothing."""
    kind = type(effect)
    tag = tag_of(kind)
    if tag in LEFT_OUT:
        return None
    if tag == "karma-roll":
        return fights.karma_roll(w, effect, outcomes)
    if tag in LINES:
        return LINES[tag](w, effect, by)
    if kind.quiet or issubclass(kind, Question):
        return None
    return line(tag)


def tell_answer(w: Sands, entry: Entry, by: Cause, forced: bool) -> Told:
    """An answer that no following line would show; what is private or sealed is never told."""
    if entry.secret or entry.question not in ANSWERS:
        return None
    return ANSWERS[entry.question](w, entry, by) if not forced or entry.question in FORCED else None


# --- answers ------------------------------------------------------------------------------------------------------------


def decides(w: Sands, entry: Entry, by: Cause) -> Told:
    """A choice, in the words of its card."""
    words = mission.choice(w, by, entry.key)
    return line("decide", choice=words, **one(w, me(w, by))) if words else None


def acts(w: Sands, entry: Entry, by: Cause) -> Told:
    """What begins with a question or a test; all else is told as it is done."""
    head, _, what = entry.key.partition(":")
    match head:
        case "mission" if what not in TOLD_TASKS:
            return line("task", task=what, **one(w, by.who))
        case "trade":
            return line("talks", **other(int(what.rpartition("-")[2])), **one(w, by.who))
        case "trader":
            return line("deals", trader=f"mission-and-other/{what}", **one(w, by.who))
        case "gather" | "build" if not what:
            return line(head + "s", **one(w, by.who))
    return None


def calls(w: Sands, entry: Entry, by: Cause) -> Told:
    """Field Radio: whom it calls."""
    return line("call", **other(int(entry.key.rpartition("-")[2])), **one(w, by.who))


def lays_by(w: Sands, entry: Entry, by: Cause) -> Told:
    """US-344: what cannot be used before the next Preparation."""
    return line("turn-card", card=entry.key.partition(":")[2], **one(w, me(w, by)))


def lies_still(w: Sands, entry: Entry, by: Cause) -> Told:
    """The ghillie net turns a failed test, or is kept for another one."""
    char = me(w, by)
    net = w.perk(char, "ghillie")
    if net < 0:
        return None
    return line("ghillie" if entry.key == "use-net" else "net-kept", card=key(w, net), **one(w, char))


def just(message: str, *answers: str) -> Answers:
    """Some answers of a question."""
    return lambda w, entry, by: line(message, **one(w, speaker(w, entry, by))) if entry.key in answers else None


def speaker(w: Sands, entry: Entry, by: Cause) -> int:
    """The character who answers: the one it is about where it is the answering player's, else his first."""
    own = w.of_seat(entry.seat)
    return by.who if by.who in own else own[0]


TOLD_TASKS = frozenset({"barricade", "cross", "hand-hostage", "lead-hostage", "repair-metal", "repair-wood"})
FORCED = frozenset({"field-radio", "tap-own"})
"""Answers told even where there was no choice."""
ANSWERS: dict[str, Answers] = {
    "decide": decides,
    "gamble": decides,
    "tunnel": decides,
    "take-turn": acts,
    "field-radio": calls,
    "tap-own": lays_by,
    "ghillie-net": lies_still,
    "agreement": just("refuse", "refuse"),
    "ignore-animal": just("ignore", "ignore"),
    "reaction": just("rush", "rush"),
}
LINES: dict[str, TellsOf] = {
    "set-up": people.set_up,
    "take-character": people.picks,
    "fill-boards": people.crew,
    "offer": people.offer,
    "unbought": people.unbought,
    "begin-mission": mission.begin_mission,
    "preparation": people.preparation,
    "swept": people.swept,
    "uncovered": people.uncovered,
    "wells-full": people.wells_full,
    "restocked": people.restocked,
    "set-first": people.chosen_first,
    "end-turn": people.waits,
    "phase-end": people.phase_over,
    "points-lost": people.phase_over,
    "burnt-down": people.burnt_down,
    "day-phase": people.night_falls,
    "draw-sun": people.weather,
    "drank": people.drank,
    "take-meal": people.meal,
    "fever": people.fever,
    "draw-night": people.draw_night,
    "night-hits": people.night_hits,
    "tap-own": people.nothing_happens,
    "heal-or-cure": people.nothing_happens,
    "ballot": people.ballot,
    "draw-event": people.draw_event,
    "event-if-clear": people.event_waits,
    "lose-health": people.damage,
    "fares": people.fares,
    "well-being": people.well_being,
    "out-of-hiding": somebody("out-of-hiding"),
    "die": people.die,
    "eliminate": people.eliminated,
    "character-gone": people.role_shown,
    "return": people.returned,
    "sleep": people.sleep,
    "sleep-cheaper": somebody("sleep-cheaper"),
    "eat": people.eat,
    "truce": somebody("truce"),
    "light-torch": somebody("light-torch"),
    "step": ways.step,
    "reveal-tile": ways.reveal_tile,
    "reorder-tiles": ways.reorder_tiles,
    "appear": ways.appear,
    "step-foe": ways.step_foe,
    "pull-enemy": ways.pull_enemy,
    "sol-move": ways.sol_move,
    "sol-spawn": somebody("sol-spawn"),
    "dismiss": ways.dismiss,
    "searched": ways.searched,
    "nobody-came": ways.nobody_came,
    "pay-off": ways.pay_off,
    "place-container": ways.place_container,
    "opened": ways.opened,
    "put-out": ways.put_out,
    "place-trap": here("place-trap"),
    "fallen": fights.fallen,
    "roll": fights.stands,
    "window": fights.rolled,
    "combat-turn": fights.combat_turn,
    "joined": fights.joined,
    "cancel-hit": fights.cancel_hit,
    "spend": fights.spend,
    "armour": fights.worn,
    "roll-again": fights.roll_again,
    "ghost-boots": fights.ghost_boots,
    "received": goods.received,
    "gathered": goods.gathered,
    "goods-lost": goods.goods_lost,
    "pay-goods": goods.paid,
    "fill-water": goods.water("refill"),
    "refill": goods.water("refill"),
    "rain": goods.water("rain"),
    "drop-goods": goods.drop_goods,
    "drop-water": goods.drop_goods,
    "drop-thing": goods.drop_thing,
    "drop-token": goods.drop_token,
    "bait": goods.bait,
    "take-card": goods.take_card,
    "take-token": goods.take_token,
    "draw-loot": goods.draw_loot,
    "keep-find": goods.keep_find,
    "use-item": goods.use_item,
    "pay-recipe": goods.pay_recipe,
    "make-ammunition": goods.make_ammunition,
    "strip": goods.strip,
    "refuel": goods.refuel,
    "set-up-camp": here("set-up-camp"),
    "take-down-camp": here("take-down-camp"),
    "light-fire": goods.light_fire,
    "make-kitchen": here("make-kitchen"),
    "cook": somebody("cook"),
    "bargain": goods.bargain,
    "open-store": goods.open_store,
    "place-dealer": goods.place_dealer,
    "swap": goods.swap,
    "sell": goods.sell,
    "change-given": goods.change_given,
    "pay-trader": goods.pay_trader,
    "order": goods.order,
    "buy-round": goods.buy_round,
    "take-stock": goods.take_stock,
    "anger": goods.anger,
    "robbed": goods.robbed,
    "calmed": goods.calmed,
    "next-card": mission.next_card,
    "hand-in": mission.hand_in,
    "count": mission.counted,
    "read-track": mission.read_track,
    "hostage-appears": mission.hostage_appears,
    "free-hostage": somebody("free-hostage"),
    "lead-hostage": somebody("lead-hostage"),
    "new-guide": mission.new_guide,
    "brought-home": mission.brought_home,
    "hostage-hurt": mission.hostage_hurt,
    "boss-comes": mission.boss_comes,
    "recovered": mission.recovered,
    "raise-walls": mission.raise_walls,
    "no-events": mission.no_events,
    "dry-haven": mission.dry_haven,
    "stock-haven": mission.stock_haven,
    "wave": mission.wave,
    "gate-holds": mission.gate_holds,
    "barricade": here("barricade"),
    "repair": mission.repair,
    "cross": somebody("cross"),
    "reveal-self": mission.reveal_self,
    "over": mission.over,
}
