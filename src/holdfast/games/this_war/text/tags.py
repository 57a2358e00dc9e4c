"""Which fields of the table the lines of the log account for: nothing changes in silence (`testing/log_coverage.py`)."""

GOODS = ("storage", "pile", "box")
"""Tokens and resources: what one stock gains another loses (TW-021, TW-022)."""
WEAPONS = ("held", *GOODS)
FALLS = ("levels", "fallen", "wavering", "fell_outside", "group", "scavengers", "stopped", "away", "meds", "bandaged")
"""A State, and that whoever reaches its last level is out, with what he had on him (TW-1006, TW-1013)."""
STATE = (*FALLS, *WEAPONS)
MEMBERS = ("group", "zones.group", "zones.characters")
TURN = ("turn", "jobs", "idle", "today")
"""Who has something to do in this turn (TW-301)."""
TOKENS = ("tokens",)
FATE = ("zones.fate", "zones.fate-discard")
FIGHT = ("fight", "raid")
VISITOR = ("zones.visitors", "zones.visitor-now")
RAIDS = ("zones.raid-now", "zones.night-raids", "zones.raid-discard")
DONE = ("jobs",)
"""One assignment less to carry out (TW-307)."""
UNKNOWN = ("unknown", "zones.exploration", "zones.explored", "zones.area")
FINDINGS = ("zones.findings", "zones.findings-discard", "zones.findings-now")
GONE_HOME = ("zones.residents", "zones.resident-discard", "tonight", "location", "stopped")
"""The expedition is over (TW-634)."""
KEPT = ("zones.kept", "zones.narrative-discard")
NARRATIVE = (*KEPT, "zones.narrative", "zones.narrative-now")
HOUSE = ("house", "reach", "remnants", "zones.shelter-*", "zones.remnants")
FITTINGS = ("house", "waits", "zones.fittings", "zones.built")
LOCATIONS = ("zones.near", "zones.medium", "zones.far", "zones.location", "zones.waste")

EXPLAINS: dict[str, tuple[str, ...]] = {
    # the day
    "log-take-character": MEMBERS,
    "log-begin": ("starting", "levels", *MEMBERS),
    "log-morning": ("day", "phase", "today", "fed", "drunk", "zones.event-now", "zones.waste"),
    "log-back": ("away",),
    "log-phase": ("phase", *TURN, "tasks", "tonight"),
    "log-nobody-out": ("phase",),
    "log-action-turn": TURN,
    "log-event": ("zones.events", "zones.event-now"),
    "log-chapter": ("zones.events", "zones.event-now", "chapter", "food_price"),
    "log-journal": ("leader",),
    "log-cold": ("cold",),
    "log-debt-due": TOKENS,
    "log-flag": ("today", "tonight"),
    # people
    "log-state": STATE,
    "log-states": STATE,
    "log-shifts": STATE,
    "log-set-state": STATE,
    "log-let-go": STATE,
    "log-keep-promise": ("levels", "wavering", *KEPT),
    "log-farewell": ("fallen", "wavering"),
    "log-removed": (*STATE, "tasks", "losses", "deaths", "zones.group", "zones.waste"),
    "log-take-along": GOODS,
    "log-starting-swap": ("starting",),
    "log-shaken": ("stopped", "fell_outside"),
    "log-join": ("levels", "idle", "tasks", *MEMBERS, "zones.visitor-now", "zones.waste"),
    "log-away": ("away", "tasks", "scavengers"),
    # dusk and evening
    "log-ration": ("today",),
    "log-drink": GOODS,
    "log-thirst": STATE,
    "log-eat": ("levels", "fed", *GOODS),
    "log-go-hungry": STATE,
    "log-fed": ("levels", "fed"),
    "log-feed-child": ("today",),
    "log-task": ("tasks",),
    "log-take-back-task": ("tasks",),
    "log-night": (*STATE, "scavengers", "stopped"),
    # Dawn
    "log-home-again": (*GOODS, *TOKENS, "scavengers"),
    "log-assign-meds": ("meds", "bandaged", *GOODS),
    "log-treat": ("levels", *TOKENS),
    "log-drink-up": (*STATE, "drunk"),
    "log-fate": FATE,
    "log-freeze": STATE,
    "log-medicine": ("levels", "meds", "bandaged", "box"),
    "log-untreated": STATE,
    "log-habit-given": GOODS,
    "log-listens": ("levels",),
    "log-death-among-us": (*STATE, "losses"),
    "log-narratives": ("zones.narrative", "zones.narrative-now"),
    "log-narrative": NARRATIVE,
    "log-use-kept": (*KEPT, "today"),
    "log-drop": KEPT,
    "log-shift-over": (*STATE, *TURN),
    # in the house
    "log-assigned": ("jobs", "idle", "today", *GOODS),
    "log-take-back": ("jobs", "idle", "today", *GOODS),
    "log-take-idea": ("zones.ideas", "zones.fittings"),
    "log-thinking": DONE,
    "log-too-late": DONE,
    "log-in-vain": DONE,
    "log-rummage": DONE,
    "log-cheer": (*DONE, "today"),
    "log-mend": (*DONE, *TOKENS),
    "log-open-card": (*DONE, *HOUSE, *GOODS),
    "log-pick-door": (*DONE, *GOODS),
    "log-use-keys": (*DONE, *TOKENS),
    "log-build": (*DONE, *FITTINGS, *TOKENS, "today"),
    "log-move-fitting": (*DONE, *FITTINGS),
    "log-demolish": (*DONE, *FITTINGS),
    "log-unbuild": FITTINGS,
    "log-use-fitting": (*DONE, "waits", "today", *TOKENS),
    "log-heat": (*DONE, *TOKENS),
    "log-restored": ("house", "reach"),
    "log-boards": ("boards",),
    "log-outside": (*DONE, *STATE),
    "log-visitor": VISITOR,
    "log-visitor-gone": VISITOR,
    # tokens
    "log-gained": (*GOODS, *FINDINGS),
    "log-box-empty": (*FINDINGS, "waits"),
    "log-pay-out": (*GOODS, "waits"),
    "log-lost": GOODS,
    "log-remove-from-box": ("box", "waste"),
    "log-food-price": ("food_price",),
    "log-put-token": TOKENS,
    "log-token-remove": TOKENS,
    "log-token-use": TOKENS,
    "log-reached": ("done", "goals"),
    "log-missed": ("zones.objective-now", "zones.waste"),
    "log-objective": ("done", "zones.objective-now", "zones.objectives", "zones.waste"),
    # outside
    "log-go-to": ("location", "unknown", "noise"),
    "log-packed": (*GOODS, *TOKENS, "tonight"),
    "log-unpacked": GOODS,
    "log-set-out": ("noise", "packed"),
    "log-revealed": (*UNKNOWN, "tonight"),
    "log-return-cards": UNKNOWN,
    "log-add-unknown": UNKNOWN,
    "log-end-scavenging": ("unknown", "tonight"),
    "log-use-map": UNKNOWN,
    "log-peek": ("zones.exploration", "zones.events", "zones.night-raids"),
    "log-bury": UNKNOWN,
    "log-sorted-unknown": UNKNOWN,
    "log-exchange": LOCATIONS,
    "log-noise": ("noise",),
    "log-noise-set": ("noise",),
    "log-noise-back": ("noise",),
    "log-search": ("noise", "tonight"),
    "log-sneak": ("noise", "tonight"),
    "log-draw-two": (*FINDINGS, "tonight"),
    "log-special-finding": FINDINGS,
    "log-found-nothing": FINDINGS,
    "log-pick-lock": GOODS,
    "log-stop": ("unknown",),
    "log-resident": ("zones.residents", "zones.resident-now", "zones.resident-discard"),
    "log-encounter-over": ("zones.resident-now", "zones.resident-discard"),
    "log-use-hideout": ("zones.area", "zones.explored"),
    "log-hide": ("zones.residents", "zones.resident-now"),
    "log-trade": ("tonight",),
    "log-visit": ("tonight",),
    "log-open-deal": ("deal",),
    "log-give-goods": ("deal", *GOODS),
    "log-take-goods": ("deal", *GOODS),
    "log-new-deal": ("deal",),
    "log-close-deal": ("deal",),
    "log-homeward": (*UNKNOWN, *FINDINGS, *GOODS, *TOKENS, *GONE_HOME),
    "log-leave-behind": GOODS,
    "log-pick-up": GOODS,
    "log-carry": ("location", "stopped"),
    "log-carry-with": (*GOODS, "location", "stopped"),
    # fights
    "log-fight": ("fight",),
    "log-take-weapon": WEAPONS,
    "log-new-round": ("fight",),
    "log-backstab": ("fight",),
    "log-fight-over": (*FIGHT, *WEAPONS),
    "log-shots": ("fight", *GOODS),
    "log-strike": FIGHT,
    "log-lands": FIGHT,
    "log-foe-strike": ("fight",),
    "log-story": (*FIGHT, *FATE, *STATE, "noise"),
    "log-mark-foe": ("fight",),
    "log-mark-us": ("fight",),
    "log-wound-foe": ("fight",),
    "log-disarmed": ("fight", *WEAPONS),
    "log-flee": ("fight",),
    "log-fled": (*FIGHT, *WEAPONS),
    "log-loot": GOODS,
    # Night Raid
    "log-two-raids": RAIDS,
    "log-raid": ("raid", "raid_changes", *RAIDS),
    "log-raid-over": ("raid", *WEAPONS, *RAIDS),
    "log-no-raid": ("raid_changes",),
    "log-use-shelf": ("raid", *KEPT),
    "log-shielded": ("raid",),
    "log-driven-off": ("raid",),
    "log-held": ("raid",),
    "log-crime": ("zones.night-raids", "zones.residents", "zones.red-*"),
    "log-raid-ignored": ("raid_changes",),
    "log-raid-mod": ("raid_changes",),
    "log-shuffle-raids": ("zones.night-raids", "zones.raid-discard"),
    "log-remove-event": ("zones.events", "zones.unused"),
    # the Book
    "log-page": ("read",),
    "log-pending": ("pending",),
    "log-pending-comes": ("pending",),
    "log-roll": ("waits",),
    "log-epilogue": ("notes",),
    "log-calm": ("today",),
    "log-danger": STATE,
    "log-colour": ("zones.colour",),
    # the end
    "log-ceasefire": ("phase", "done", "goals"),
    "log-defeat": ("phase",),
    "log-over": ("outcome",),
}
"""What each line accounts for."""
UNSAID = {
    "leader": "TW-134",
    "moved": "TW-021",
    "shifts": "TW-1002",
    "thrown": "TW-002",
    "scene": "TW-1017",
}
"""What the lines themselves are made of; who leads is told with each phase, turn and card, dice are told where they fall, and a scene is as long as its page or fight."""
