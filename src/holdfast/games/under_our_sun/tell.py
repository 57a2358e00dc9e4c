"""The log: what was applied, as lines of plain data that each reader pronounces in his own language.

A line names people and things by their words and cards by their keys; nothing in it is secret. What happens in a moment
that another line tells is left out by `LEFT_OUT`; `LINES` says what the others tell, and which quiet effects are told
all the same; an effect in neither has a line without arguments.
"""

from holdfast.core.engine.effect import AnyEffect, Cause, Question, tag_of
from holdfast.core.engine.journal import Entry
from holdfast.games.under_our_sun import lines, lines_combat, lines_goods, lines_map, lines_mission
from holdfast.games.under_our_sun.lines import Answers, TellsOf, Told, here, line, one, other, somebody, with_card
from holdfast.games.under_our_sun.world import Sands, me

# fmt: off
LEFT_OUT = frozenset({
    "activate", "answer", "approach", "assault", "bet", "bitten", "blast", "blow", "boss-company", "call-pack",
    "character-turn", "chase", "clear-dropped", "clear-ground", "close-turn", "counter", "day", "day-over", "dodge",
    "drink", "drop-all", "dry-haven", "each", "each-test", "end-offer", "end-turn", "enemies-move", "enter", "evade",
    "evaded", "exchange", "expose", "fall", "first-combat", "first-combat-turn", "foe-attack", "foe-beaten",
    "found-ammunition", "gain", "gain-random", "hand", "hurt", "hurt-foe", "leaving-attacks",
    "load-weapons", "loot-body", "lose", "lose-first", "lose-water-to", "new-day", "next-preparation-tired",
    "night-at-start", "night-on-entering", "no-events", "offer", "open-box", "own-tile", "paid", "pay-trader",
    "phase-end", "phase-start", "pull-enemy", "put-out-fires", "react", "read-harm", "read-rows", "read-test",
    "refresh", "remove-body", "reroll", "rob-strike", "roll-die", "rope", "rush", "scare", "seen", "set-first",
    "set-points", "shoot-back", "sneak-attack", "spawn", "spawn-at", "spawn-near", "spawn-open", "spend-ap",
    "spend-points", "steal", "strike", "struck", "stunned", "suffer", "take-character", "take-cube", "tally",
    "tap-foe", "test", "theft", "throw", "tiredness", "traitor-check", "travel", "turns", "uncover", "victim-voted",
    "wander-foe", "wave-move", "winnings", "wounds",
})
# fmt: on
"""Machinery, and what the effects that follow tell better."""
TOLD_QUESTIONS = frozenset({"ballot", "order", "window"})
"""Questions that tell something when nobody is left to ask."""


def tell(w: Sands, effect: AnyEffect, by: Cause, outcomes: tuple[int, ...]) -> Told:
    """An applied effect as a line of the log, or nothing."""
    kind = type(effect)
    tag = tag_of(kind)
    if tag in LEFT_OUT:
        return None
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
    words = lines_mission.choice(w, by, entry.key)
    return line("decide", choice=words, **one(w, me(w, by))) if words else None


def acts(w: Sands, entry: Entry, by: Cause) -> Told:
    """US-1213: mission actions; those without a test are told as they are done."""
    head, _, task = entry.key.partition(":")
    if head != "mission" or task in TOLD_TASKS:
        return None
    return line("task", task=task, **one(w, by.who))


def calls(w: Sands, entry: Entry, by: Cause) -> Told:
    """Field Radio: whom it calls."""
    return line("call", **other(int(entry.key.rpartition("-")[2])), **one(w, by.who))


def lays_by(w: Sands, entry: Entry, by: Cause) -> Told:
    """US-344: what cannot be used before the next Preparation."""
    return line("turn-card", card=entry.key.partition(":")[2], **one(w, me(w, by)))


def lies_still(w: Sands, entry: Entry, by: Cause) -> Told:
    """The ghillie net turns a failed test."""
    char = me(w, by)
    net = w.perk(char, "ghillie")
    return line("ghillie", card=lines.key(w, net), **one(w, char)) if entry.key == "use-net" and net >= 0 else None


def just(message: str, *answers: str) -> Answers:
    """Some answers of a question."""
    return lambda w, entry, by: line(message, **one(w, speaker(w, entry, by))) if entry.key in answers else None


def speaker(w: Sands, entry: Entry, by: Cause) -> int:
    """The character who answers: the one it is about where it is the answering player's, else his first."""
    own = w.of_seat(entry.seat)
    return by.who if by.who in own else own[0]


TOLD_TASKS = frozenset({"barricade", "cross", "deliver", "hand-hostage", "lead-hostage", "repair-metal", "repair-wood"})
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
}
LINES: dict[str, TellsOf] = {
    "set-up": lines.set_up,
    "fill-boards": lines.crew,
    "begin-mission": lines_mission.begin_mission,
    "preparation": lines.preparation,
    "day-phase": lines.night_falls,
    "draw-sun": lines.weather,
    "drank": lines.drank,
    "take-meal": lines.meal,
    "fever": lines.fever,
    "draw-night": lines.draw_night,
    "night-hits": lines.night_hits,
    "ballot": lines.ballot,
    "draw-event": lines.draw_event,
    "damage": lines.damage,
    "heal": lines.heal,
    "infect": lines.infect,
    "cure": lines.cure,
    "well-being": lines.well_being,
    "action-points": lines.action_points,
    "regain-karma": lines.regain_karma,
    "die": lines.die,
    "eliminate": somebody("eliminate"),
    "return": lines.returned,
    "sleep": lines.sleep,
    "sleep-cheaper": somebody("sleep-cheaper"),
    "eat": lines.eat,
    "truce": somebody("truce"),
    "light-torch": somebody("light-torch"),
    "step": lines_map.step,
    "reveal-tile": lines_map.reveal_tile,
    "reorder-tiles": lines_map.reorder_tiles,
    "appear": lines_map.appear,
    "step-foe": lines_map.step_foe,
    "sol-move": lines_map.sol_move,
    "sol-spawn": somebody("sol-spawn"),
    "dismiss": lines_map.dismiss,
    "pay-off": lines_map.pay_off,
    "place-container": lines_map.place_container,
    "opened": lines_map.opened,
    "put-out": lines_map.put_out,
    "place-trap": here("place-trap"),
    "roll": lines_combat.stands,
    "window": lines_combat.rolled,
    "combat-turn": lines_combat.combat_turn,
    "joined": somebody("joined"),
    "hurl": lines_combat.hurl,
    "cancel-hit": lines_combat.cancel_hit,
    "spend": lines_combat.spend,
    "turn-card": lines_combat.worn,
    "use-one": lines_combat.worn,
    "karma-roll": lines_combat.karma_roll,
    "roll-again": lines_combat.roll_again,
    "ghost-boots": lines_combat.ghost_boots,
    "received": lines_goods.received,
    "gathered": lines_goods.gathered,
    "goods-lost": lines_goods.goods_lost,
    "pay-goods": lines_goods.paid,
    "give-water": lines_goods.given_water,
    "fill-water": lines_goods.water("refill"),
    "refill": lines_goods.water("refill"),
    "rain": lines_goods.water("rain"),
    "drop-goods": lines_goods.drop_goods,
    "drop-water": lines_goods.drop_goods,
    "drop-thing": lines_goods.drop_thing,
    "drop-token": lines_goods.drop_token,
    "bait": lines_goods.bait,
    "take-card": lines_goods.take_card,
    "take-token": lines_goods.take_token,
    "draw-loot": lines_goods.draw_loot,
    "keep-find": lines_goods.keep_find,
    "use-item": with_card("use-item"),
    "pay-recipe": lines_goods.pay_recipe,
    "make-ammunition": lines_goods.make_ammunition,
    "strip": lines_goods.strip,
    "refuel": lines_goods.refuel,
    "set-up-camp": here("set-up-camp"),
    "take-down-camp": here("take-down-camp"),
    "light-fire": here("light-fire"),
    "make-kitchen": here("make-kitchen"),
    "cook": somebody("cook"),
    "bargain": lines_goods.bargain,
    "open-store": lines_goods.open_store,
    "place-dealer": lines_goods.place_dealer,
    "swap": lines_goods.swap,
    "sell": lines_goods.sell,
    "order": lines_goods.order,
    "buy-round": lines_goods.buy_round,
    "take-stock": lines_goods.take_stock,
    "anger": lines_goods.anger,
    "robbed": lines_goods.robbed,
    "calmed": lines_goods.calmed,
    "next-card": lines_mission.next_card,
    "hand-in": lines_mission.hand_in,
    "count": lines_mission.counted,
    "read-track": lines_mission.read_track,
    "hostage-appears": lines_mission.hostage_appears,
    "free-hostage": somebody("free-hostage"),
    "lead-hostage": somebody("lead-hostage"),
    "new-guide": lines_mission.new_guide,
    "hostage-hurt": lines_mission.hostage_hurt,
    "boss-comes": lines_mission.boss_comes,
    "boss-heals": lines_mission.boss_heals,
    "raise-walls": lines_mission.raise_walls,
    "wave": lines_mission.wave,
    "gate-holds": lines_mission.gate_holds,
    "barricade": here("barricade"),
    "repair": lines_mission.repair,
    "cross": somebody("cross"),
    "reveal-self": lines_mission.reveal_self,
    "over": lines_mission.over,
}
