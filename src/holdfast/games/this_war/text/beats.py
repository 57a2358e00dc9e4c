"""Which effects begin a beat, and of what kind it is: what the table shows one after another when an answer is taken."""

KINDS = {
    "phase": """
        morning-phase day-phase dusk-phase evening-phase scavenging-phase night-raid-phase dawn-phase set-up
        begin day-over end-scavenging
    """,
    "dice": """
        roll roll-noise roll-each roll-again empathy-check cold-check danger-rolls
    """,
    "card": """
        open-card reveal-event fate-card reveal-raid draw-visitor reveal-objective next-objective take-idea
        find-arrival draw-resident special-finding colour-drawn rummage draw-two exchange-location
        location-exchange
    """,
    "page": """
        read-page last-page epilogue
    """,
    "build": """
        build-fitting unbuild boards use-fitting mend
    """,
    "move": """
        go-to set-out homeward go-outside pick-door join sneak flee fled step pass-on task action-turn
    """,
    "use": """
        medicine assign-meds use-map use-hideout use-shelf trust-fate drink drink-up eat treat
    """,
    "fight": """
        strike foe-strike fight begin-raid new-round wound-foe
    """,
    "gain": """
        gain pick-up take-goods search take-weapon cheer heat open-deal close-deal keep-promise
    """,
    "loss": """
        lose lose-all return-cards give-up give-goods go-hungry thirst freeze cold noise food-price half-rations
        untreated more-crime
    """,
    "wound": """
        state hurt spirit
    """,
    "death": """
        death-among-us removed farewell bury
    """,
    "end": """
        over defeat
    """,
}
BEATS = {tag: kind for kind, tags in KINDS.items() for tag in tags.split()}
READ_OUT = frozenset(
    ["event", "fate", "exploration", "night-raid", "resident", "visitor", "objective", "narrative-action"]
)
"""Decks whose cards are read to the table when they are met."""
