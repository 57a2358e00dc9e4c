"""What the wreckage cards do when they are found, used and held, line by line (see deeds.py), after rules-cards.md.

Story values, strength, rescue icons and what an item adds to a return roll are in test_cards_items.py.
"""

WRECKAGE = {
    "w1": "find | | take:w1 |",
    "w2": "find | | take:w2 |",
    "w3": "find | | take:w3 |",
    "w4": "find | | take:w4 |",
    "w5": "find | | take:w5 |",
    "w6": """
        find | | take:w6 |
        fight | dice=6 | go-on | wood+1
        fight | dice=5 | go-on | wood-1
        fight | dice=2 | powder:w6 | wood+1 to=gone
        fight | dice=1 | powder:w6 | wood-1 to=gone
    """,
    "w7": """
        find | | take:w7 |
        fight | dice=6 items=0:w6 | go-on | wood+1
    """,
    "w8": """
        find | | take:w8 |
        fight | items=0:w6,w7 dice=1 weather=3 | go-on | wood+1
        fight | items=0:w6,w7 dice=3 weather=2 | go-on | wood-1
        fight | items=0:w6,w7 dice=3 weather=1 | go-on | wood-1
        fight | items=0:w6,w7 dice=1 weather=6 | go-on | wood+1
    """,
    "w9": "find | | take:w9 |",
    "w10": """
        find | | take:w10 |
        act | | place:wood | E0-1 wood+2
        act | | place:pass,wood | E1-1 wood+1
    """,
    "w11": """
        find | | take:w11 |
        act | | place:build build:sand 0>give:2 1>give:1 2>give:0 | E0-2 E1-1 sand+4
        act | | place:build build:sand 0>give:0 1>give:1 2>give:0 | E1-1 sand+1
        act | | place:build build:shelter 0>give:2 1>give:0 2>give:0 | E0-2 wood-1 shelter+1 S0+1
    """,
    "w12": """
        find | | take:w12 |
        2013:act | energy=0 | place:campfire | wood-1 fire=True fire-wood+1
        2013:act | wood=0 | place:campfire |
        hr12:act | energy=0 wood=0 | place:campfire | fire=True
    """,
    "w13": """
        find | | take:w13 |
        act | | place:rest:1 | E0+2 W0-1
        act | | place:pass,rest:1 | E1+1 W1-1
        act | wounds=0 energy=0 shelter=2 dice=3 | place:rest:1 | E0+3
        act | wounds=0 energy=0 shelter=2 dice=4 items=0:plot-38 | place:rest:1 | E0+5
    """,
    "w14": """
        find | | take:w14 |
        act | draws=jellyfish | place:camp:1 | E0-1 #fish-1 #fish-discard+1
        act | draws=jellyfish | place:pass,camp:1 | E1-1 W1+1 #fish-1 #fish-discard+1
        age | cubes=3 | | cubes-2 starter=1
        age | cubes=1 | | starter=1
        age | cubes=3 lost=0:7 | | cubes-3 lost=0@6 starter=1
    """,
    "w15": """
        find | | take:w15 |
        act | energy=3,2,2 | place:wood,pass,pass,wood | E0-3 wood+2 today=watch
        act | | place:diary,pass,pass,diary | S0+2 today=watch
        act | | place:wood,pass,pass,diary | E0-1 wood+1 S0+1
    """,
    "w16": "find | | take:w16 |",
    "w17": "find | | take:w17 |",
    "w18": "find | | take:w18 |",
    "w19": """
        find | | take:w19 |
        act | | place:diary | S0+1
        act | | place:pass,diary |
        act | energy=2,6,2 wounds=2,0,2 | place:pass,build build:shelter 1>give:3 2>give:0 0>give:0 | E1-3 wood-1 shelter+1
    """,
    "w20": "find | | take:w20 |",
    "w21": """
        find | | take:w21 |
        act | draws=fish-1,fish-3 | place:camp:1 release:fish-1 | E0-1 tiles=fish-3 #fish-1
        act | draws=fish-1,fish-3 | place:camp:1 release:fish-3 | E0-1 tiles=fish-1 #fish-1
        act | draws=jellyfish,fish-2 | place:camp:1 release:jellyfish | E0-1 tiles=fish-2 #fish-1
        act | draws=jellyfish,fish-2 | place:camp:1 release:fish-2 | E0-1 W0+1 #fish-1 #fish-discard+1
        act | draws=fish-2 | place:pass,camp:1 | E1-1 tiles=fish-2 #fish-1
    """,
    "w22": """
        find | | take:w22 |
        eat | food=3 held=0 energy=0 | 0>eat:food 1>eat:food 2>eat:food | E0+2 E1+1 E2+1 food-3
        eat | food=4 held=0 energy=0 | 0>eat:food 1>eat:food 2>eat:food 0>eat:food | E0+3 E1+1 E2+1 food-4
        eat | food=0 energy=0 | own:eat own:eat own:eat | E0+2 E1+1 E2+1 H-1
    """,
    "w23": """
        find | | take:w23 |
        use | | use:w23 pick:seat-1 | W1-2
        use | wounds=1,3,3 | use:w23 pick:seat-0 | W0-1
        use | wounds=3 lost=1:9 | use:w23 pick:seat-2 | W2-2
    """,
    "w24": """
        find | | take:w24 |
        use | energy=0 | use:w24 | E0+3
        use | energy=2 | use:w24 | E0+2
    """,
    "w25": """
        find | | take:w25 |
        use | | use:w25 | H0+3
    """,
    "w26": "find | | take:w26 | food+2 H0+1 to=gone",
    "w27": """
        find | rope=0 | take:w27 | rope+1 to=gone
        find | rope=2 | take:w27 | to=gone
    """,
    "w28": """
        find | | take:w28 | sail+1 to=gone
        find | sail=2 | take:w28 | to=gone
    """,
    "w29": """
        find | | take:w29 | wood+3 to=gone
        find | wood=14 | take:w29 | wood+2 to=gone
    """,
    "w30": """
        find | items=0:w3,w5,w9 | take:w30 |
        find | items=0:w2,w3,w5,w9 | take:w30 drop:w3 | I0=w2,w5,w9 #gone+1
        find | items=0:w2,w3,w5,w9 | take:w30 offer:w3:seat-1 1>accept | I0=w2,w5,w9 I1=w3
        find | items=0:w2,w3,w5,w9 | take:w30 offer:w3:seat-1 1>refuse offer:w3:seat-2 2>accept | I0=w2,w5,w9 I2=w3
        find | items=0:w2,w3,w5,w9 | take:w30 offer:w3:seat-1 1>refuse drop:w3 | I0=w2,w5,w9 #gone+1
    """,
}
PLOT_ITEMS = {
    16: """
        2013:act | dice=2 | place:campfire stake:1 | E0-1 wood-1 fire=True fire-wood+1
        hr12:act | dice=2 | place:campfire stake:1 | E0-1 fire=True
        act | dice=3 | place:campfire stake:1 | E0-1
        act | dice=2 | place:pass,campfire stake:1 | E1-1
    """,
    38: """
        act | | place:rest:1 | E0+2 W0-1
        act | wounds=0 energy=0 shelter=1 dice=4 | place:rest:1 | E0+4
        act | | place:pass,rest:1 | E1+1 W1-1
    """,
    42: """
        fight | dice=6 | go-on | wood+1
        fight | dice=2 | powder:plot-42 | wood+1 to=gone
        fight | dice=1 | powder:plot-42 | wood-1 to=gone
    """,
    92: """
        act | draws=story-2 | place:diary | S0+1 shown0=2
        act | draws=story-2 | place:pass,diary | S1+1
        act | draws=story-3 story=0:1 | place:diary | S0+1 shown0=3
    """,
    4: """
        eat | token=dog food=0 | 0>own:keep 1>own:keep 2>own:keep dog:feed | H0-1 E-1 {hunger}
        eat | token=dog food=0 held=0 | | tokens=- to=gone E-1 {hunger}
        eat | token=dog food=0 held=1,0,0 | 0>own:keep dog:let-go | tokens=- to=gone E-1 {hunger}
        eat | token=dog food=1 held=0 | 0>dog:food | food-1 E-1 {hunger}
    """,
}


def fed(text: str) -> str:
    """Who ate nothing has more wounds by the original rules (NA-312, NA-313)."""
    rows = [row.strip() for row in text.strip().splitlines()]
    hungry = {"2013": "W+2", "hr12": "W+1"}
    return "\n".join(
        f"{name}:{row.replace('{hunger}', wounds)}" if "{hunger}" in row else row
        for row in rows
        for name, wounds in (hungry.items() if "{hunger}" in row else [("", "")])
    )


EXPECTED = {f"wreckage/{id}": text for id, text in WRECKAGE.items()}
HELD = {f"plot/plot-{n}": fed(text) for n, text in PLOT_ITEMS.items()}
"""Lines that join those of the plot cards."""
