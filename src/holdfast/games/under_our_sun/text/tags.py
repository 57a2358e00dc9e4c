"""What the lines of the log account for (`TextHooks.explains`): nothing on the table changes in silence."""

from holdfast.games.under_our_sun.log import BLOWS, DEED

# --- what always goes together -----------------------------------------------------------------------------------------

CLOCK = ("phase", "day", "count", "turn", "first", "acted", "waiting", "ap", "karma_used", "used", "today", "tapped")
"""A phase begins or ends: what was spent is fresh again."""
HANDS = ("goods", "water", "carried", "uses", "supply", "zones.items-*", "zones.gear-*")
"""What somebody carries, and what his cards are loaded with."""
DECKS = ("zones.item", "zones.equipment", "zones.loot", "zones.loot-discard")
"""Where cards come from, and where they go."""
GROUND = ("spots.*.dropped", "spots.*.stored_water", "spots.*.tokens", "lying", "zones.ground")
"""What lies on a tile or is stored there."""
STALLS = ("lawrence", "lawrence_water", "dealers", "zones.lawrence", "zones.dealer-*", "bag", "supply")
"""What traders have."""
PAWNS = ("foes", "next_id", "zones.enemies", "zones.enemy", "zones.enemy-discard", "zones.box", "zones.mission-cards")
"""Enemies that come into play or leave it."""
FALLS = ("foes", "bodies", "spots.*.covered", "score.boss")
"""Enemies that are beaten."""
TILES = ("spots", "zones.map", "zones.stack", "zones.down:*", "supply", "score.parts", "score.laid")
"""Tiles that come to light, with all that lies on them."""
WALK = (*DEED, "pos", "hidden", "visited", "hostages.*.pos", "today")
"""A step, and who goes along."""
TASK = (*DEED, "score", "delivered")
"""The mission makes progress."""

EXPLAINS: dict[str, tuple[str, ...]] = {
    # setting out
    "log-picks": ("characters",),
    "log-crew": ("characters", "hp", "water", "goods"),
    "log-offer": ("zones.offer", "zones.item", "zones.equipment", "points"),
    "log-starts-with": ("zones.offer", "points", *HANDS),
    "log-unbought": ("zones.offer", "zones.item", "zones.equipment", "points"),
    "log-open-store": ("zones.item", "zones.equipment", "zones.loot", "uses", *STALLS),
    "log-mission-card": (*CLOCK, "zones.mission-open", "zones.mission-cards"),
    # the day
    "log-preparation": CLOCK,
    "log-weather": (*CLOCK, "sun", "keyword", "zones.sun", "zones.sun-now"),
    "log-phase": (*CLOCK, "sun", "visited", "night_drawn"),
    "log-phase-over": CLOCK,
    "log-wait": DEED,
    "log-first": ("first", "turn", "ap", "visited"),
    "log-swept": ("bodies", "uses", "tapped", "supply", "zones.enemies", "zones.enemy-discard", *GROUND, *DECKS),
    "log-uncovered": ("spots.*.covered", "hidden"),
    "log-wells-full": ("spots.*.water",),
    "log-restocked": STALLS,
    "log-burnt-down": ("uses", "zones.items-*", "zones.item", "zones.ground", "lying"),
    "log-drank": ("turn", "water", "spots.*.stored_water", "visited"),
    "log-meal": ("goods", "supply", "spots.*.dropped"),
    "log-hungry": ("hp",),
    "log-tiredness": ("well", "tired_next"),
    "log-fever": ("hp",),
    "log-night-card": ("night_drawn", "visited", "zones.night", "zones.night-discard"),
    "log-event": ("spots.*.event", "zones.event", "zones.event-discard"),
    # people
    "log-damage": ("hp",),
    "log-damage-each": ("hp",),
    "log-damage-some": ("hp",),
    "log-heal": (*DEED, "hp"),
    "log-heal-each": ("hp",),
    "log-heal-some": ("hp",),
    "log-heal-other": (*DEED, "hp"),
    "log-infect": ("infected",),
    "log-cure": (*DEED, "infected"),
    "log-cure-other": (*DEED, "infected"),
    "log-well-being": (*DEED, "well"),
    "log-action-points": ("ap",),
    "log-points-now": ("ap",),
    "log-regain-karma": ("karma",),
    "log-die": ("dead", "died", "deaths", "ap", "hidden", "turn", "hostages.*.guide"),
    "log-eliminate": ("gone", "turn", *HANDS, *GROUND),
    "log-role-shown": ("zones.team-*",),
    "log-return": ("dead", "infected", "hp", "well", "ap", "acted"),
    "log-sleep": (*DEED, "well", "today"),
    "log-no-sleep": DEED,
    "log-sleep-cheaper": ("today",),
    "log-eat": (*DEED, "hp", "goods", "supply"),
    "log-truce": ("truce",),
    "log-light-torch": (*DEED, "uses"),
    "log-out-of-hiding": ("hidden",),
    # ways and enemies
    "log-step": WALK,
    "log-sneak-in": WALK,
    "log-tunnel": WALK,
    "log-tile": TILES,
    "log-reveal-tile": (*DEED, *TILES),
    "log-reorder-tiles": ("zones.stack",),
    "log-appear": (*DEED, *PAWNS),
    "log-step-foe": ("foes.*.pos", "foes.*.by", "spots", "zones.stack", "zones.down:*"),
    "log-sol-move": (*DEED, "foes.*.pos", "foes.*.by", "spots", "zones.stack", "zones.down:*"),
    "log-sol-spawn": ("used", *PAWNS),
    "log-dismiss": ("truce", "spots.*.covered", *PAWNS),
    "log-searched": ("bodies", "zones.enemies", "zones.enemy-discard", "zones.box"),
    "log-nobody-came": ("zones.enemy", "zones.enemy-discard"),
    "log-pay-off": ("water", "supply"),
    "log-place-container": ("spots.*.box",),
    "log-opened": ("spots.*.box",),
    "log-put-out": ("spots.*.fire", "spots.*.dropped", "supply"),
    "log-place-trap": (*DEED, "spots.*.trap"),
    # fights
    "log-fight": ("foes.*.met",),
    "log-break-away": DEED,
    "log-rush": DEED,
    "log-joined": ("ap", "used"),
    "log-ability": ("used",),
    "log-armour": ("uses", "tapped", "zones.gear-*", "zones.items-*", *DECKS),
    "log-ghillie": ("tapped",),
    "log-net-kept": ("hidden",),
    "log-turn-card": ("tapped",),
    "log-fallen": FALLS,
    # dice
    "log-karma-roll": ("karma", "karma_used"),
    "log-roll-again": ("used",),
    "log-rolls-dice": DEED,
    "log-roll-attack": BLOWS,
    "log-roll-blast": BLOWS,
    "log-roll-enemy": (*DEED, "foes.*.met"),
    "log-roll-dodge": DEED,
    "log-roll-blow": BLOWS,
    "log-roll-evade": DEED,
    "log-roll-test": (*DEED, "hidden"),
    "log-roll-harm": ("foes", "spots.*.trap", "spots.*.barricade"),
    "log-roll-theft": DEED,
    "log-roll-gamble": ("water",),
    "log-roll-loot": DEED,
    "log-roll-table": DEED,
    # goods
    "log-received": (*HANDS, "bag"),
    "log-gathered": (*DEED, "spots.*.printed", "score.held", *HANDS, *GROUND),
    "log-goods-lost": ("goods", "water", "supply"),
    "log-paid": (*DEED, "goods", "water", "supply"),
    "log-refill": (*DEED, "water", "spots.*.water", "spots.*.stored_water"),
    "log-rain": (*DEED, "water"),
    "log-drop": (*HANDS, *GROUND, *DECKS),
    "log-bait": ("today", "spots.*.dropped"),
    "log-takes": (*DEED, "zones.found", "zones.finds-*", *HANDS, *GROUND, *DECKS),
    "log-draw-loot": (*DEED, "zones.loot", "zones.loot-discard", "zones.finds-*", "zones.found"),
    "log-finds": ("zones.found", "zones.finds-*", "zones.loot", "zones.loot-discard"),
    "log-use-item": (*DEED, "uses", "tapped", "today", "tired_next", "zones.items-*", "zones.gear-*", *DECKS),
    "log-build": (*DEED, "spots.*.dropped", *HANDS, *DECKS),
    "log-make": (*DEED, "spots.*.dropped", *HANDS),
    "log-strip": (*DEED, "tapped", *HANDS, *DECKS),
    "log-refuel": (*DEED, "uses"),
    "log-set-up-camp": (*DEED, "spots.*.tent", "zones.camps", "zones.items-*", "zones.item"),
    "log-take-down-camp": (*DEED, "spots.*.tent", "zones.camps", *HANDS, *GROUND),
    "log-light-fire": (*DEED, "spots.*.fire", "spots.*.dropped", "goods", "supply"),
    "log-make-kitchen": (*DEED, "spots.*.fire", "spots.*.dropped", "goods", "supply"),
    "log-cook": (*DEED, "goods", "spots.*.dropped"),
    # trade
    "log-talks": DEED,
    "log-deals": DEED,
    "log-gathers": DEED,
    "log-builds": DEED,
    "log-pays-trader": (*STALLS, *HANDS),
    "log-payout": (*STALLS, *HANDS),
    "log-change-given": (*STALLS, *HANDS),
    "log-bargain": (*DEED, *HANDS),
    "log-place-dealer": ("uses", "zones.loot", *STALLS),
    "log-buys": (*STALLS, *HANDS),
    "log-swap": (*STALLS, *HANDS),
    "log-sell": (*STALLS, *HANDS),
    "log-buys-goods": (*STALLS, *HANDS),
    "log-buy-round": (*STALLS, *HANDS),
    "log-steal": (*STALLS, *HANDS),
    "log-anger": ("foes.*.only", "zones.mission-cards", *PAWNS),
    "log-robbed": ("zones.box", *STALLS, *PAWNS),
    "log-seizes": ("zones.dealer-*", "uses", *HANDS, *DECKS),
    "log-calmed": ("foes.*.damage", "dealers"),
    # the mission
    "log-objective": ("stage", "score", "zones.mission-open", "zones.mission-cards"),
    "log-objective-last": ("stage", "score", "zones.mission-open", "zones.mission-cards"),
    "log-task": DEED,
    "log-deliver": (*TASK, "goods", "carried"),
    "log-count": TASK,
    "log-read-track": (*TASK, "spots.*.tokens"),
    "log-hostage-appears": ("hostages",),
    "log-free-hostage": (*TASK, "hostages"),
    "log-lead-hostage": (*TASK, "hostages"),
    "log-new-guide": (*DEED, "hostages"),
    "log-brought-home": ("hostages.*.guide",),
    "log-hostage-hurt": ("hostages.*.hp",),
    "log-boss-comes": (*TILES, *PAWNS),
    "log-boss-heals": ("foes.*.damage",),
    "log-raise-walls": ("score.walls", "score.integrity"),
    "log-no-events": ("spots.*.event",),
    "log-dry-haven": ("spots.0,0.water",),
    "log-stock-haven": ("spots.0,0.dropped", "spots.0,0.stored_water"),
    "log-wave": ("spots", "zones.stack", "zones.down:*"),
    "log-gate": ("score.integrity",),
    "log-barricade": (*DEED, "spots.*.barricade", "goods", "supply"),
    "log-repair": (*TASK, "goods", "supply"),
    "log-cross": (*DEED, "crossed"),
    # teams and the end
    "log-reveal-self": ("revealed", "score.revealed_day", "score.revealed_count"),
    "log-over": (*CLOCK, "zones.team-*", "zones.team-rest"),
}
"""By message: of what it tells, in its words, that it has changed."""
EXPLAINS |= {
    f"log-{stage}-{about}": EXPLAINS.get(f"log-roll-{about}", DEED)
    for stage in ("cast", "stands")
    for about in ("attack", "blast", "evade", "test", "stun", "approach", "harm", "bite", "theft", "gamble")
}
"""A roll that somebody may change is told in two lines."""
UNSAID = {
    "fights": "US-610",
    "tapped_foes": "US-611",
    "openings": "US-601",
    "meeting": "US-967",
    "blood": "US-1009",
    "score.hp-*": "US-1225",
    "foes.*.met": "US-541",
    "foes.*.bonus": "US-1133",
    "zones.stack": "US-1001",
}
"""The course of a combat turn, which its dice tell, and whom an enemy has met; who has met whom, which nobody may be told;
the tiles that somebody looks at in secret; figures for the end."""
