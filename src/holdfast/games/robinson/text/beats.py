"""Which effects begin a beat, and of what kind it is: what the table shows one after another when an answer is taken."""

KINDS = {
    "phase": """
        round set-up
    """,
    "deed": """
        resolve build-extra end-of-actions
    """,
    "dice": """
        throw throw-success reroll reroll-success roll-weather animals-die reroll-animals
    """,
    "card": """
        draw-characters start-items draw-event draw-adventure threat-effect book draw-discovery draw-mystery
        meet-mystery take-treasure draw-starting-item draw-invention new-idea idea-picked beast-appears
        look-at-top-beast look-at-event scout-discovery discovery-kept keep-card treasure-map gain-item
        turn-mystery passed-over beast-goes threat-averted
    """,
    "tile": """
        place-tile site-explored totem-found look-at-tiles turn-tile-down tile-up explore tile-returned dark-temple
        city-shown lava-flows
    """,
    "build": """
        built waits-free level pile-wood place-cross burnt-down shortcut-at corralled
    """,
    "move": """
        camp-to token-at token-on token-off token-leaves source-free terrain-free cover-source terrain-covered veil
        fog-lifts token-carried slide-threats jenny-ashore
    """,
    "use": """
        used use-skill friday-pays
    """,
    "fight": """
        fight strike village cannibal-raid overrun beast-token-bites hungry-animals storm
    """,
    "gain": """
        gain produce brought-home at-hand
    """,
    "loss": """
        lost spend lose-item treasure-lost lose-all-resources gather-clouds night-outside lowered set-level shelter-lost
        discard-invention
    """,
    "wound": """
        adventure-hurts
    """,
    "heal": """
        child-born
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
        "character",
    ]
)
"""Decks whose cards are read to the table when they are met."""
