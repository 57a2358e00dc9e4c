"""What each line of the log accounts for, as paths of the table: nothing changes in silence. Effects that tell their own line say it themselves (`accounts_for`)."""

from holdfast.games.robinson.log import GAINS, KEPT_FOR_LATER, STORE

MAP = ("spots.*", "land", "links.*")
"""The island, and what cards remember of it."""
DISCOVERIES = ("zones.discovery", "zones.discoveries", "zones.found", "zones.discovery-gone")
INVENTIONS = ("zones.invention", "zones.inventions", "zones.invention-discard", "zones.ideas")
ITEMS = ("built", "marked", "zones.items", "zones.scenario-items", "zones.inventions")
THREATS = ("zones.threat-*", "zones.leaving", "zones.event-discard", "zones.wreckage")
BEASTS = ("zones.hunting", "zones.beast", "zones.aside", "zones.found-beasts")
MYSTERIES = ("zones.mystery", "zones.turned", "zones.ignored", "searches")
ON_TABLE = ("zones.resolving",)
TILES = ("zones.tile", "zones.looked-at", "zones.placed")
LAID_OUT = (
    "friday", "dog", "jenny", "marks", "score.goal-*", "uses.*", "camp", "gone", *MAP,
    "zones.scenario", "zones.scenario-card", "zones.box", "zones.personal-*", "zones.character-box",
    "zones.*-adventure", "zones.mystery", "zones.beast", "zones.discovery", "zones.event", "zones.event-box",
    "zones.starting", "zones.starting-box", "zones.threat-right", "zones.wreckage-box", *TILES, *INVENTIONS,
)  # fmt: skip
"""Everything that set-up puts in its place (RC-106 to RC-128)."""
ROUND_OVER = ("round", "first", "phase", "used", "today", "tomorrow")

EXPLAINS = {
    # set-up and the round
    "log-draw-characters": ("characters", "zones.characters", "zones.character-box"),
    "log-laid-out": LAID_OUT,
    "log-start-items": ("zones.starting", "zones.starting-box", "uses.*"),
    "log-round": ROUND_OVER,
    "why-time": ROUND_OVER,
    "log-first-player-to-next": ("first",),
    # Events
    "log-draw-event": ("zones.event", *ON_TABLE),
    "log-draw-later": ("zones.event", *ON_TABLE),
    "log-slide-threats": (*THREATS, *ON_TABLE),
    "log-threat-effect": THREATS,
    "log-threat-gone": THREATS,
    "log-threat-averted": THREATS,
    "log-stroke-of-fate": THREATS,
    "log-look-at-event": ("zones.event",),
    "log-into-event-deck": ("zones.event", "zones.treasures", "zones.kept", "uses.*", *ON_TABLE),
    "log-reshuffle": (
        "zones.event", "zones.*-adventure", "zones.mystery", "zones.beast", "zones.invention", "zones.*-discard",
    ),
    # planning and Actions
    "log-assign": ("plan",),
    "log-join": ("plan",),
    "log-take-back": ("plan", "ready", "today"),
    "log-ready": ("ready", "plan"),
    "log-thrift": ("determination.*", "used"),
    "log-resolve": ("plan", "acting"),
    "log-build-extra": ("acting",),
    "log-end-of-actions": ("phase", "plan", "extras", "today"),
    "log-arranged": ("today",),
    "log-spend": STORE,
    "log-brought-home": (*STORE, *GAINS),
    "log-draw-adventure": ("zones.*-adventure", *ON_TABLE),
    "log-keep-card": ("zones.kept", *KEPT_FOR_LATER, *ON_TABLE),
    "log-built": (
        "shelter", "today", "zones.inventions", "zones.invention-discard", "zones.scenario", "zones.personal-*",
        *KEPT_FOR_LATER,
    ),
    "log-built-cross": ("zones.scenario", *KEPT_FOR_LATER),
    "log-freely-built": ("zones.inventions", *KEPT_FOR_LATER),
    "log-add-pawn": ("extras",),
    "log-place-tile": (*MAP, "score.tiles", *TILES),
    "log-canoe-tiles": TILES,
    "log-look-at-tiles": TILES,
    "log-tile-returned": TILES,
    "log-totem-found": ("spots.*", "score.totems"),
    "log-site-explored": ("spots.*", "marks", "today", "score.site"),
    "log-treasure-map": ("zones.treasures", "uses.*"),
    "log-night-outside": ("outside.*",),
    # people
    "log-mark": ("marks", "today"),
    "log-unmark": ("marks",),
    "log-today": ("today",),
    "log-tomorrow": ("tomorrow",),
    "log-reroll": ("today",),
    "log-use-skill": ("determination.*", "used"),
    "log-friday-pays": ("determination.*", "used"),
    "log-used": (
        "used", "uses.*", "today", "zones.discoveries", "zones.discovery-gone", "zones.starting", "zones.starting-gone",
        "zones.treasures", "zones.kept",
    ),
    # resources and levels
    "log-produce": ("produced.*", *STORE),
    "log-yields": ("produced.*",),
    "log-gain": (*STORE, *GAINS, "used"),
    "log-lose": (*STORE, *GAINS),
    "log-lose-all-resources": STORE,
    "log-level": ("levels.*",),
    "log-level-now": ("levels.*",),
    "log-shelter-lost": ("shelter",),
    "log-temporary-weapon": ("temporary",),
    # cards and Items
    "log-meet-mystery": (*MYSTERIES, *KEPT_FOR_LATER, *ON_TABLE),
    "log-turned-over": MYSTERIES,
    "log-passed-over": MYSTERIES,
    "log-shuffled-back": MYSTERIES,
    "log-draw-mystery": MYSTERIES,
    "log-stop-drawing": ("searches",),
    "log-ignore-mystery": MYSTERIES,
    "answer:go-on-drawing": MYSTERIES,
    "log-take-treasure": ("today", "uses.*", "zones.treasures", "zones.turned", *KEPT_FOR_LATER, *ON_TABLE),
    "log-treasure-lost": ("uses.*", "zones.treasures", *KEPT_FOR_LATER),
    "log-draw-discovery": (*DISCOVERIES, *KEPT_FOR_LATER),
    "log-scout-discovery": DISCOVERIES,
    "log-discovery-kept": (*DISCOVERIES, *KEPT_FOR_LATER),
    "log-token-available": (*DISCOVERIES, "zones.starting", "zones.kept", "uses.*", *KEPT_FOR_LATER),
    "log-draw-starting-item": ("zones.starting-box", "zones.starting", "uses.*", *KEPT_FOR_LATER),
    "log-gain-item": (*ITEMS, *KEPT_FOR_LATER),
    "log-lose-item": ITEMS,
    "log-mark-item": ("marked",),
    "log-discard-invention": INVENTIONS,
    "log-draw-invention": INVENTIONS,
    "log-new-idea": INVENTIONS,
    "log-search-inventions": INVENTIONS,
    "log-idea-picked": INVENTIONS,
    # Beasts
    "log-fight-card": (*BEASTS, *ON_TABLE),
    "log-strike": ("used",),
    "log-take-top-beast": (*BEASTS, *ON_TABLE),
    "log-beast-appears": BEASTS,
    "log-beast-goes": (*BEASTS, "zones.beast-discard"),
    "log-look-at-top-beast": BEASTS,
    "log-top-to-bottom": BEASTS,
    "log-strongest-beast-on-top": BEASTS,
    "log-beast-on-top": BEASTS,
    "log-set-beast-aside": BEASTS,
    "log-aside-into-hunting": BEASTS,
    "answer:top-or-bottom": ("zones.hunting",),
    # the board
    "log-put-token": ("fields.*",),
    "log-token-leaves": ("fields.*",),
    "log-put-token-on": MAP,
    "log-camp-to": ("camp", "links.*"),
    "log-token-carried": MAP,
    "log-corralled": MAP,
    "log-shortcut-at": ("spots.*",),
    "log-cover-source": MAP,
    "log-terrain-covered": MAP,
    "log-marker-removed": MAP,
    "log-source-free": MAP,
    "log-terrain-free": MAP,
    "log-turn-tile-down": (*MAP, "marks", "score.cross"),
    "log-tile-up": MAP,
    # Weather and Night
    "log-roll-weather": ("weather", "today"),
    "log-hungry-animals": ("weather",),
    "log-reroll-animals": ("weather",),
    "log-gather-clouds": ("clouds.*", "today"),
    "log-no-clouds": ("clouds.*", "today"),
    "log-ignore-cloud": ("clouds.*",),
    "log-convert-cloud": ("clouds.*",),
    # Scenarios
    "log-pile-wood": ("stock.wood", "score.pile", "score.stage"),
    "log-place-cross": ("spots.*", "score.cross"),
    "log-veil": MAP,
    "log-fog-lifts": MAP,
    "log-dark-temple": ("marks", "today"),
    "log-rescue": ("jenny",),
    "log-jenny-ashore": ("jenny", "score.jenny"),
    "log-lava-flows": ("gone",),
    "log-city-shown": MAP,
    "log-burnt-down": ("spots.*", "score.village", "score.city"),
    "log-child-born": ("score.child",),
    "log-children-eat": STORE,
    "why-child-starved": (*STORE, "score.child"),
}  # fmt: skip
UNSAID = {
    "acting": "RC-265",
    "zones.*-discard": "RC-214",
    "zones.resolving": "RC-214",
    "zones.leaving": "RC-219",
    "temporary": "RC-457",
    "searches": "RC-694",
    "loot": "RC-685",
    "links.*": "RC-227",
}
"""What the table keeps in mind for the rules, and cards that go where they always go."""
