"""Which effects begin a beat, and of what kind it is: what the table shows one after another when an answer is taken."""

KINDS = {
    "phase": """
        day-phase preparation set-up begin-mission order buy-round well-being next-card draw-night draw-sun wave
    """,
    "dice": """
        roll roll-again karma-roll read-track
    """,
    "card": """
        draw-event take-card draw-loot keep-find use-item
    """,
    "tile": """
        reveal-tile place-container opened place-dealer place-trap
    """,
    "build": """
        set-up-camp take-down-camp light-fire put-out light-torch make-ammunition pay-recipe raise-walls
    """,
    "move": """
        step step-foe sol-move sol-spawn appear boss-comes hostage-appears joined free-hostage brought-home swap
        reorder-tiles return
    """,
    "use": """
        spend regain-karma sleep eat drank take-meal refill fill-water open-store strip armour cancel-hit
    """,
    "fight": """
        combat-turn night-hits gate-holds anger calmed truce reveal-self ballot
    """,
    "gain": """
        gathered received take-stock take-token sell bargain action-points rain
    """,
    "loss": """
        goods-lost drop-goods drop-thing pay-goods pay-off infect fever
    """,
    "wound": """
        lose-health
    """,
    "heal": """
        heal cure boss-heals
    """,
    "death": """
        die eliminate dismiss
    """,
    "end": """
        over
    """,
}
BEATS = {tag: kind for kind, tags in KINDS.items() for tag in tags.split()}
READ_OUT = frozenset(["event", "night", "sun", "loot", "enemy", "item", "equipment", "character"])
"""Decks whose cards are read to the table when they are met."""
