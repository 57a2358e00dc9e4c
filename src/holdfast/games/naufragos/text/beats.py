"""Which effects begin a beat, and of what kind it is: what the table shows one after another when an answer is taken."""

KINDS = {
    "phase": """
        turn actions-phase survival-phase set-up begin
    """,
    "dice": """
        throw-dice side-rolls
    """,
    "card": """
        event-steps event-text draw-card draw-second receive salvage wreck-draw draw-fish lay-camp-card pending
        take-pending standing peek solved story
    """,
    "tile": """
        take-from-bag take-from-supply forage
    """,
    "build": """
        pile finish build-progress building-fails construction wreck-cube fire feed-fire light-fire rub-sticks
        shelter-falls
    """,
    "move": """
        put pass-pawn expedition step-on forward back-in-camp get-lost found return-now sail into-deck
    """,
    "use": """
        use-camp-card use-up repeat be-lucky blow-powder
    """,
    "fight": """
        fight quarrel ballot peace add-shark
    """,
    "gain": """
        exchange-tiles wood take-wood food drift-ashore inherit rope preserve orchard bonus energy add-token
        show-token
    """,
    "loss": """
        rot cost pay drop lose-this release scorch block difficulty weather weather-set
    """,
    "wound": """
        wound exhausted scar
    """,
    "heal": """
        healed
    """,
    "death": """
        die bequeath
    """,
    "end": """
        over
    """,
}
BEATS = {tag: kind for kind, tags in KINDS.items() for tag in tags.split()}
READ_OUT = frozenset(["character", "event", "coast", "interior", "heart", "plot", "wreckage", "camp"])
"""Decks whose cards are read to the table when they are met."""
