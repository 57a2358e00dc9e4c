"""How each effect is told: a line with its words, or nothing where there is nothing to tell.

A line names people and things by their words and cards by their keys; nothing in it is secret. What happens in a moment
that another line tells is left out by `LEFT_OUT`; `LINES` says what the others tell, and which quiet effects are told
all the same; an effect in neither has a line without arguments.
"""

from holdfast.core.engine.effect import AnyEffect, Cause, Question, tag_of
from holdfast.games.naufragos.text.log import camp, cards, castaways, expedition, turn
from holdfast.games.naufragos.text.log.dice import read_table, throw_dice
from holdfast.games.naufragos.text.log.lines import TellsOf, Told, group, line, somebody, with_card
from holdfast.games.naufragos.world import Shore

# fmt: off
LEFT_OUT = frozenset({
    "act", "add", "block", "blow", "camp", "choose-characters", "count-votes", "covetous", "diary", "dispute", "downgrade",
    "each", "eating", "end-of-turn", "event-phase", "fire-step", "first-attempt", "foot", "go-on",
    "heal-trauma", "hunger", "if-wounded", "item", "keep", "land-catch", "leave-all", "leave-piece", "lianas",
    "lose-duel", "lost-return", "lost-roll", "map-icon", "must-pay", "one-returns", "pass-token", "placing", "prepare",
    "put-white", "read-attempt", "read-lost-roll", "read-one", "read-rest", "read-return", "read-sparks",
    "read-wounds", "reroll", "rescue-check", "resolve-pawn", "resolve-trip", "resolve-white", "rest",
    "return-roll", "reveal-event", "roll-table", "tally", "throw", "to-bottom", "together", "weather-step", "win-treasure", "wound-roll", "wounds-step", "wreck-step",
})
# fmt: on
"""Machinery, and what the effects that follow tell better."""
TOLD_QUESTIONS = frozenset({"ballot", "offer-items"})
"""Questions that tell something when nobody is left to ask."""
BY_LOT = frozenset({"lose-story", "take-from-bag", "discard-top"})
"""Effects that did nothing where nothing was drawn."""


def tell(w: Shore, effect: AnyEffect, by: Cause, outcomes: tuple[int, ...]) -> Told:
    """An applied effect as a line of the log, or nothing."""
    kind = type(effect)
    tag = tag_of(kind)
    if tag in LEFT_OUT or (tag in BY_LOT and not outcomes):
        return None
    if tag in LINES:
        return LINES[tag](w, effect, by)
    if kind.quiet or (issubclass(kind, Question) and tag not in TOLD_QUESTIONS):
        return None
    return line(tag)


LINES: dict[str, TellsOf] = {
    "set-up": turn.set_up,
    "take-character": turn.take_character,
    "begin": turn.begin,
    "turn": turn.turn,
    "actions-phase": turn.heading("actions"),
    "survival-phase": turn.heading("survival"),
    "event-steps": turn.event,
    "event-text": turn.plot_event,
    "event-ends": turn.event_ends,
    "upkeep": turn.nearer,
    "attempt": expedition.attempt,
    "white-attempt": expedition.white_attempt,
    "expedition-over": lambda w, e, by: line("expedition-over"),
    "standing": turn.standing,
    "weather": turn.weather,
    "weather-set": turn.weather,
    "scorch": turn.scorch,
    "drift-ashore": turn.ashore,
    "wreck-cube": camp.changed("wreck-cube", lambda w: w.wrecks),
    "shut": lambda w, e, by: line("block", action=e.action),
    "cost": lambda w, e, by: line("cost", action=e.action, n=e.n),
    "bonus": lambda w, e, by: line("bonus", what=e.what, n=e.n),
    "put": turn.put,
    "pass-pawn": somebody("pass-pawn"),
    "use-camp-card": turn.use_camp_card,
    "taken-back": turn.taken_back,
    "energy": castaways.energy,
    "exhausted": castaways.exhausted,
    "wound": castaways.wound,
    "heal": castaways.nobody_to_heal,
    "healed": castaways.healed,
    "trauma": castaways.trauma,
    "scar": castaways.scar,
    "die": castaways.die,
    "bequeath": castaways.bequeath,
    "inherit": castaways.inherit,
    "wood": camp.wood,
    "take-wood": camp.take_wood,
    "lianas-gone": camp.used_up,
    "leave-pen": camp.leave_pen,
    "made-anew": lambda w, e, by: line("made-anew", pile=e.pile),
    "rope": camp.changed("rope", lambda w: w.rope),
    "sail": camp.changed("sail", lambda w: w.sail),
    "food": camp.food,
    "pay": camp.pay,
    "go-foraging": camp.go_foraging,
    "take-from-bag": camp.tile,
    "take-from-supply": camp.tile,
    "forage": camp.forage,
    "orchard": camp.orchard,
    "orchard-lose": camp.changed("orchard-lose", lambda w: w.size("orchard")),
    "fish": camp.no_fishing,
    "draw-fish": camp.catch,
    "release": with_card("release"),
    "fill-larder": camp.fill_larder,
    "empty-larder": camp.empty_larder,
    "exchange-tiles": camp.supper,
    "eat-piece": camp.eat_piece,
    "pieces-done": camp.pieces_done,
    "dog-eats": camp.dog_eats,
    "preserve": camp.preserve,
    "rot": lambda w, e, by: line("rot", n=e.n),
    "fire": camp.fire,
    "campfire": camp.campfire,
    "light-fire": camp.light_fire,
    "rub-sticks": camp.rub_sticks,
    "feed-fire": camp.feed_fire,
    "raise": camp.raise_up,
    "finish": camp.finish,
    "building-fails": camp.building_fails,
    "pile": camp.pile,
    "build-progress": camp.build_progress,
    "construction": camp.construction,
    "shelter-falls": camp.shelter_falls,
    "story": camp.story,
    "draw-second": camp.draw_second,
    "put-back": somebody("put-back"),
    "go-trading": somebody("go-trading"),
    "show-token": camp.show_token,
    "lose-story": camp.lose_story,
    "repeat": somebody("repeat"),
    "add-token": camp.add_token,
    "be-lucky": somebody("be-lucky"),
    "salvage": cards.wreckage,
    "wreck-draw": cards.wreckage,
    "leave-finds": cards.leave_finds,
    "receive": camp.receive,
    "use-up": with_card("use-up"),
    "drop": with_card("drop"),
    "hand-over": camp.hand_over,
    "pass-counter": camp.pass_counter,
    "discard-item": camp.discard_item,
    "discard-perk": camp.discarded,
    "lose-this": camp.lose_this,
    "offer-items": camp.offer_items,
    "throw-dice": throw_dice,
    "read-table": read_table,
    "expedition": expedition.expedition,
    "draw-card": expedition.draw_card,
    "take-pending": with_card("take-pending"),
    "step-on": expedition.step_on,
    "forward": expedition.forward,
    "advance": expedition.advance,
    "leave-behind": expedition.leave_behind,
    "difficulty": expedition.difficulty,
    "return-now": expedition.return_now,
    "back-in-camp": expedition.back_in_camp,
    "get-lost": expedition.get_lost,
    "found": expedition.found,
    "into-deck": cards.into_deck,
    "remove": cards.remove,
    "pending": cards.pending,
    "abandon": cards.abandon,
    "lay-camp-card": cards.lay_camp_card,
    "solved": cards.solved,
    "token": cards.token,
    "look": cards.look,
    "peek": cards.peek,
    "top-or-bottom": cards.laid_back,
    "reorder": cards.laid_back,
    "discard-top": cards.discard_top,
    "fight": cards.fight,
    "joined": cards.joined,
    "blow-powder": with_card("use-up"),
    "load-cannon": somebody("load-cannon"),
    "quarrel": cards.quarrel,
    "side-rolls": cards.side_rolls,
    "duel": cards.duel,
    "peace": lambda w, e, by: line("peace", **group(w, e.seats)),
    "ballot": cards.ballot,
    "reach-summit": expedition.reach_summit,
    "set-last-turn": expedition.set_last_turn,
    "rescue": expedition.rescue,
    "score": expedition.score,
    "over": expedition.over,
}
