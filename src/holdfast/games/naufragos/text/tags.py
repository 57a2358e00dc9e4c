"""What each line of the log accounts for: nothing on the table changes in silence (`TextHooks.explains`, `TextHooks.unsaid`).

A line stands for what its words tell, and for the bookkeeping of what it tells: whose pawn has been used, who has eaten.
Fields that always go together have a name of their own.
"""

Fields = tuple[str, ...]

# --- fields that go together ----------------------------------------------------------------------------------------------

PAWNS: Fields = ("free_pawns", "done")
"""Pawns at hand, and what has been done with the others."""
WHITE: Fields = ("white", "white_waits")
DAY: Fields = ("today", "scorched", "prepared", *WHITE)
"""What holds for one turn and is over when the next begins."""
HURT: Fields = ("energy", "wounds", "trauma", "hurts")
"""NA-166: who is hurt has a lower maximum, and perhaps less energy."""
HEALED: Fields = ("wounds", "trauma")
MEAL: Fields = ("cubes", "food", "left", "held", "fed", "dog_fed", "energy")
TRIP: Fields = ("march", "party", "prepared", "difficulty")
AWAY: Fields = ("groups", "away")
TILES: Fields = ("zones.tiles", "zones.tiles-gone", "zones.forage-discard", "zones.fish-discard")
FORAGE: Fields = ("zones.forage", "zones.supply", "zones.orchard", *TILES)
FISH: Fields = ("zones.fish", "zones.catch", *TILES)
TOKENS: Fields = ("zones.story", "zones.story-discard", "zones.story-?")
THINGS: Fields = ("zones.items-?", "tokens")
"""Items, and the dog that goes where its card goes (NA-316)."""
EVENTS: Fields = ("zones.event", "zones.event-now", "zones.lasting-events", "zones.past-events")
DECKS: Fields = ("zones.coast", "zones.interior", "zones.heart", "zones.event", "zones.wreckage")
RESERVE: Fields = ("zones.reserve", "zones.removed")
CAMP_BOARD: Fields = ("zones.camp-?", "on_card", *WHITE)
"""NA-510: with a camp card goes what lies and stands on it."""
SITES: Fields = ("shelter", "places", "waiting", "built", "progress")

# --- what is told ---------------------------------------------------------------------------------------------------------

TURN: dict[str, Fields] = {
    "log-take-character": ("characters",),
    "log-begin": ("characters", *HURT, *PAWNS),
    "log-turn": ("turn", "starter", *DAY, *PAWNS),
    "log-phase": (*PAWNS, *WHITE, "fed", "left", "dog_fed"),
    "log-event": EVENTS,
    "log-event-ends": EVENTS,
    "log-weather": ("weather", "today"),
    "log-scorch": ("scorched", *HURT),
    "log-drift-ashore": ("wrecks", "wreck_ready"),
    "log-wreck-cube": ("wrecks",),
    "log-block": ("today",),
    "log-put": (*PAWNS, "energy", "today"),
    "log-pass-pawn": PAWNS,
    "log-white-pawn": WHITE,
    "log-use-camp-card": (*PAWNS, *WHITE, "energy", "prepared"),
    "log-camp-card-closed": (*PAWNS, *WHITE),
    "log-taken-back": PAWNS,
    "log-go-trading": ("today",),
}
CASTAWAYS: dict[str, Fields] = {
    "log-energy": ("energy",),
    "log-energy-each": ("energy",),
    "log-effort": ("energy",),
    "log-another-try": ("energy",),
    "log-rest": ("energy",),
    "log-build": ("energy",),
    "log-medic-wound": ("energy", *HEALED),
    "log-medic-trauma": HEALED,
    "log-warm-night": ("energy", "fire_wood"),
    "log-fire-alone": ("fire_wood",),
    "log-cold-night": ("energy",),
    "log-lost-night": ("energy",),
    "log-hunger": HURT,
    "log-exhausted": (*HURT, "scorched"),
    "log-wound": HURT,
    "log-trauma": HURT,
    "log-scar": HURT,
    "log-healed": HEALED,
    "log-healed-trauma": HEALED,
    "log-die": (*HURT, *PAWNS, *WHITE, *TRIP, *AWAY, *TOKENS, "dead", "deaths", "track", "starter"),
    "log-buried": (*THINGS, "held"),
    "log-left-behind": (*THINGS, "held", "zones.estate", "estate_food"),
    "log-inherit": (*THINGS, "held", "zones.estate", "estate_food"),
}
STORE: dict[str, Fields] = {
    "log-gather-wood": ("wood",),
    "log-wood": ("wood",),
    "log-take-wood": ("wood", *CAMP_BOARD),
    "log-card-used-up": CAMP_BOARD,
    "log-rope": ("rope",),
    "log-sail": ("sail",),
    "log-food": ("food",),
    "log-own-food": ("held",),
    "log-pay": ("food", "held", "wood"),
    "log-made-anew": ("zones.story", "zones.story-discard", *FORAGE, *FISH),
    "log-tile": FORAGE,
    "log-tiles-found": FORAGE,
    "log-forage": FORAGE,
    "log-orchard": FORAGE,
    "log-orchard-lose": FORAGE,
    "log-draw-fish": FISH,
    "log-release": FISH,
    "log-add-shark": ("zones.fish", "zones.shark-aside"),
    "log-fill-larder": ("zones.larder", "zones.tiles"),
    "log-empty-larder": ("zones.larder", "zones.tiles"),
    "log-supper": ("cubes", *TILES),
    "log-eat": MEAL,
    "log-leave-piece": ("left", "cubes", "food"),
    "log-left-over": ("left", "cubes", "food"),
    "log-dog-eats": MEAL,
    "log-preserve": ("cubes", "food"),
    "log-rot": ("cubes",),
    "log-fire": ("fire", "fire_wood", "wood"),
    "log-feed-fire": ("fire_wood", "wood"),
    "log-rub-sticks": ("energy",),
    "log-sure-fire": ("energy",),
    "log-materials": ("wood", "rope", "sail"),
    "log-finish": SITES,
    "log-pile": ("progress", "wood"),
    "log-construction": SITES,
    "log-shelter-falls": SITES,
}
DIARY: dict[str, Fields] = {
    "log-diary": TOKENS,
    "log-story": TOKENS,
    "log-draw-second": TOKENS,
    "log-put-back": TOKENS,
    "log-show-token": TOKENS,
    "log-lose-story": TOKENS,
    "log-repeat": TOKENS,
    "log-add-token": TOKENS,
    "log-be-lucky": ("today",),
    "log-wreckage": ("zones.wreckage", "zones.wreck-row", "wreck_ready"),
    "log-no-wreckage": ("wreck_ready",),
    "log-leave-finds": ("zones.wreck-row",),
    "log-receive": (*THINGS, *RESERVE, "zones.wreck-row", "zones.box"),
    "log-use-up": (*THINGS, *RESERVE, "zones.wreck-row", "fight"),
    "log-drop": THINGS,
    "log-hand-over": (*THINGS, "held"),
    "log-discarded": THINGS,
    "log-lose-this": THINGS,
    "log-offer-items": THINGS,
}
ROLLS: dict[str, Fields] = dict.fromkeys(
    ("log-roll-strength", "log-roll-side", "log-roll-rest", "log-roll-table", "log-roll-wounds", "log-no-wounds-roll"),
    ("fight",),
)
ISLAND: dict[str, Fields] = {
    "log-expedition": TRIP,
    "log-draw-card": (*DECKS, "seen_foot"),
    "log-take-pending": ("zones.pending", "seen_foot"),
    "log-step-on": ("track", "difficulty"),
    "log-forward": ("track", "seen_foot"),
    "log-leave-behind": ("track",),
    "log-difficulty": ("difficulty",),
    "log-roll-return": ("prepared",),
    "log-back-in-camp": TRIP,
    "log-get-lost": (*TRIP, *AWAY, *PAWNS, *WHITE),
    "log-expedition-over": TRIP,
    "log-attempt": ("groups", "free_pawns"),
    "log-found": AWAY,
    "log-nearer": ("groups",),
}
CARDS: dict[str, Fields] = {
    "log-into-deck": (*DECKS, *RESERVE),
    "log-remove": (*DECKS, *RESERVE, *CAMP_BOARD, *THINGS, *EVENTS, "zones.pending", "zones.estate"),
    "log-pending": ("zones.pending",),
    "log-abandon": ("zones.pending",),
    "log-lay-camp-card": (*CAMP_BOARD, *RESERVE),
    "log-solved": CAMP_BOARD,
    "log-peace": CAMP_BOARD,
    "log-token": THINGS,
    "log-peek": DECKS,
    "log-laid-back": DECKS,
    "log-discard-top": DECKS,
    "log-fight": ("fight",),
    "log-joined": ("fight", "energy"),
    "log-load-cannon": ("loaded", *THINGS),
    "log-unload-cannon": ("loaded",),
    "log-fire-cannon": ("loaded", "fight"),
    "log-quarrel": ("fight",),
    "log-duel": ("fight",),
    "log-side-tie": ("fight",),
    "log-side-wins": ("fight",),
    "log-vote-tied": ("fight",),
}
ENDING: dict[str, Fields] = {
    "log-reach-summit": ("summit", "summit_turn", "zones.event"),
    "log-set-last-turn": ("last_turn",),
    "log-rescue": EVENTS,
    "log-score": TOKENS,
    "why-no-rescue": EVENTS,
    "why-no-events": ("turn", "starter", *DAY, *EVENTS),
}
EXPLAINS = {**TURN, **CASTAWAYS, **STORE, **DIARY, **ROLLS, **ISLAND, **CARDS, **ENDING}

# --- what needs no line ---------------------------------------------------------------------------------------------------

UNSAID = {
    "phase": "NA-200",
    "pawns": "NA-290",
    "zones.exploring": "NA-559",
    "zones.gone": "NA-559",
    "lost_turns": "NA-270",
    "alert": "NA-701",
    "rollers": "NA-684",
    "bonus": "NA-684",
    "luck_spent": "NA-684",
}
"""The phases follow each other; a pawn is taken back when its action is resolved, which is told; a resolved card leaves, as everybody has seen; turns of the lost are counted for the end;
who wishes to be asked is nobody's deed; whose roll is under way, and what was spent on it, the roll tells."""
