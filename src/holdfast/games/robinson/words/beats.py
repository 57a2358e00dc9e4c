"""Which effects begin a beat, and of what kind it is: what the table shows one after another when an answer is taken."""

KINDS = {
    "phase": """
        round event-phase morale-phase production-phase action-phase weather-phase night-phase set-up
    """,
    "deed": """
        resolve build-extra
    """,
    "dice": """
        throw throw-success reroll reroll-success roll-weather hungry-animals reroll-animals
    """,
    "card": """
        draw-characters start-items draw-event draw-adventure threat-effect book draw-discovery draw-mystery
        meet-mystery take-treasure draw-starting-item draw-invention new-idea idea-picked beast-appears
        look-at-top-beast look-at-event scout-discovery discovery-kept keep-card treasure-map gain-item
    """,
    "tile": """
        place-tile site-explored totem-found look-at-tiles turn-tile-down dark-temple
    """,
    "build": """
        built freely-built level pile-wood place-cross burnt-down shortcut-at corralled
    """,
    "move": """
        camp-to put-token token-removed marker-removed cover-source terrain-covered veil fog-lifts token-carried
    """,
    "use": """
        used use-skill friday-pays
    """,
    "fight": """
        fight strike village cannibal-raid overrun beast-token-bites
    """,
    "gain": """
        gain produce determination morale
    """,
    "loss": """
        lose lose-item lose-all-resources gather-clouds meals open-air night-outside halve set-level
        discard-invention discard-all-determination
    """,
    "wound": """
        wound special-wound
    """,
    "heal": """
        heal child-born
    """,
    "end": """
        over
    """,
}
BEATS = {tag: kind for kind, tags in KINDS.items() for tag in tags.split()}
READ_OUT = frozenset(
    [
        "event",
        "wreckage",
        "building-adventure",
        "gathering-adventure",
        "exploration-adventure",
        "mystery",
        "beast",
        "discovery",
        "starting-item",
    ]
)
"""Decks whose cards are read to the table when they are met."""
