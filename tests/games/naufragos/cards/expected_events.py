"""What the basic events and the basic camp cards do, line by line (see deeds.py), after the tables of rules-cards.md."""

EVENTS = {
    "e1": """
        event | | | weather-3 today=no-fishing
        event | fire | | weather-3 today=no-fishing fire=False
        event | weather=6 | | weather-5 today=no-fishing
    """,
    "e2": """
        event | | | weather+2 E-1
        event | weather=1 lost=2 | | weather+5 E-1
        event | energy=2,0,2 | | weather+2 E0-1 W1+1 E2-1
    """,
    "e3": "event | | | weather-1 today=block:fishing,block:wreckage",
    "e4": "event | | | weather+1 lasting=cost-forage+1:turn",
    "e5": """
        event | dice=1-3 shelter=3 | | weather-1 shelter-1
        event | dice=1 shelter=2 | | weather-1 today=block:explore shelter-1
        event | dice=1 shelter=4 | | weather-1 shelter-1 places=bonfire,sand,shelter
        event | dice=3 | | weather-1 today=block:explore
        event | dice=4-6 shelter=3 | | weather-1 wood-2
        event | players=1 dice=4 shelter=1 | | weather-1 wood-2
        event | players=1 dice=4 | | weather-1 today=block:explore wood-2
        event | dice=4 wood=1 | | weather-1 today=block:explore wood-1
    """,
    "e6": """
        event | | 0>pay 1>decline 2>pay | weather+1 E0-1 E2-1 sand+2
        event | | 0>decline 1>decline 2>decline | weather+1
        event | lost=1 | 0>pay 2>pay | weather+1 E0-1 E2-1 sand+2
        event | energy=0,1,1 sand=11 | 1>pay 2>decline | weather+1 E1-1 sand-11 built=sand places=bonfire,shelter
    """,
    "e7": "event | | | weather+1 lasting=fishing+1:turn",
    "e8": """
        event | | | weather-1 today=block:explore food-2
        event | shelter=1 | | weather-1 today=block:explore food-2
        event | shelter=2 | | weather-1 food-2
        event | players=1 shelter=1 | | weather-1 food-1
        event | players=4 | | weather-1 today=block:explore food-2
        event | players=2 | | weather-1 today=block:explore food-1
        event | players=1 | | weather-1 today=block:explore food-1
        event | food=1 | | weather-1 today=block:explore food-1
        event | food=0 | | weather-1 today=block:explore
        event | items=0:w3 shelter=2 | | weather-1 food-2 I0=- #gone+1
        event | items=0:w3 shelter=2 fire | | weather-1 food-2
        event | items=1:w3 shelter=2 | | weather-1 food-2
        event | players=1 items=0:w3 shelter=1 | | weather-1 food-1
    """,
    "e9": """
        event | fire | | weather+1 wood+2
        event | fire wood=15 | | weather+1 wood+1
        event | | | weather+1
        event | players=2 | | weather+1
        event | players=1 | | weather+1 wood+2
    """,
    "e10": """
        event | dice=1,2,3 | | weather-1 today=block:explore E0-1 E1-1
        event | dice=1,2,3 shelter=1 | | weather-1 today=block:explore E0-1 E1-1
        event | dice=1,2,3 shelter=2 fire | | weather-1 E0-1 E1-1
        event | dice=1,2,3 shelter=1 fire | | weather-1 today=block:explore E0-1 E1-1
        event | dice=1,2,3 shelter=2 | | weather-1 today=block:explore E0-1 E1-1
        event | dice=1,2,3 shelter=2 items=0:w3 fire | | weather-1 E0-1 E1-1
        event | dice=1,1,2,3 shelter=2 items=0:w3 | | weather-1 today=block:explore E0-1 E1-1 I0=- #gone+1
        event | players=2 dice=1,2 shelter=2 items=0:w3 | | weather-1 E0-1 E1-1
        event | players=1 dice=1 shelter=1 | | weather-1 E0-1
        event | dice=4,5,6 | | weather-1 today=block:explore
        event | dice=3,2 lost=1 | | weather-1 today=block:explore E2-1
        event | dice=1,3,3 energy=0,2,2 | | weather-1 today=block:explore W0+1
    """,
    "e11": """
        event | wounds=1,2,0 fire | | weather-1 today=block:explore W1+1
        event | wounds=1,2,0 shelter=1 fire | | weather-1 today=block:explore W1+1
        event | wounds=1,2,0 shelter=2 fire | | weather-1 W1+1
        event | wounds=1,2,0 shelter=2 | | weather-1 W0+1 W1+2 W2+1
        event | players=1 wounds=1 shelter=1 | | weather-1 W0+1
        event | players=2 wounds=1,2 shelter=2 | | weather-1 W1+1
        event | wounds=1,2,2 fire | 0>pick:seat-2 | weather-1 today=block:explore W2+1
        event | wounds=1,2,1 lost=1 fire | 0>pick:seat-0 | weather-1 today=block:explore W0+1
        event | wounds=1,2,0 lost=1 fire | | weather-1 today=block:explore W0+1
        event | wounds=1,2,0 lost=1 | | weather-1 today=block:explore W0+2 W2+1
    """,
    "e12": "event | | | weather+1 lasting=return+1:turn",
    "e13": """
        event | dice=6,1 fire | | weather-1 S0+1 E1-1
        event | dice=6,1 | | weather-1 today=block:explore S0+1 E1-1
        event | dice=1,6 fire | | weather-1 S1+1 E0-1
        event | dice=3,3,2,5 fire | | weather-1 S1+1 E0-1
        event | dice=3,4 items=0:w9 fire shelter=1 | | weather-1 S0+1 E1-1
        event | dice=3,4 items=0:w9 fire | | weather-1 S0+1 E1-1 I0=- #gone+1
        event | dice=6,1 items=1:w3 fire | | weather-1 S0+1 E1-1 I1=- #gone+1
        event | players=2 dice=3,4 items=0:w9 | | weather-1 S0+1 E1-1
        event | players=1 items=0:w9 | | weather-1
        event | dice=1,6 lost=1 fire | | weather-1 S2+1 E0-1
        event | lost=1,2 fire | | weather-1
        event | players=2 dice=6,1 | | weather-1 S0+1 E1-1
        event | players=1 | | weather-1
    """,
    "e14": """
        event | fire | | weather+1 food+2
        event | | | weather+1
        event | players=2 | | weather+1 food+2
    """,
    "e15": """
        event | | | weather-1 today=block:explore
        event | players=1 | | weather-1 today=block:explore
        event | fire | | weather-1 today=block:explore
        event | players=4 fire | | weather-1 lasting=difficulty+1:turn
        event | players=4 fire items=0:w3 | | weather-1 lasting=difficulty+1:turn I0=- #gone+1
        event | players=4 fire items=0:w3 shelter=1 | | weather-1 lasting=difficulty+1:turn
        event | players=1 items=0:w3 | | weather-1 today=block:explore
        event | players=4 | | weather-1 today=block:explore
    """,
    "e16": """
        event | fire | | weather-1 today=block:explore wood-1
        event | shelter=3 | | weather-1 wood-1
        event | shelter=2 | | weather-1 today=block:explore wood-1
        event | players=4 | | weather-1 wood-1
        event | players=1 shelter=1 | | weather-1 wood-1
        event | players=1 | | weather-1 today=block:explore wood-1
        event | wood=0 | | weather-1 today=block:explore food-1
        event | wood=0 food=1 items=0:w3 fire | | weather-1 today=block:explore food-1
        event | wood=0 food=0 items=0:w3 fire | | weather-1 today=block:explore I0=- #gone+1
        event | wood=0 food=0 items=0:w3,w9 dice=2 fire | | weather-1 today=block:explore I0=w3 #gone+1
        event | wood=0 food=0 items=1:w3 fire | | weather-1 today=block:explore
        event | shelter=3 items=0:w3 items=1:w9 | | weather-1 wood-1 I0=- I1=- #gone+2
        event | shelter=3 items=0:w3 items=1:w9 fire | | weather-1 wood-1
        event | players=1 shelter=1 items=0:w3 | | weather-1 wood-1
    """,
    "e17": """
        event | fire | | weather+1 E+1
        event | fire lost=2 energy=4,2,2 | | weather+1 E1+1
        event | | | weather+1
        event | players=2 | | weather+1 E+1
    """,
    "e18": "event | | | weather+1 101>event",
    "e19": """
        event | | | weather+1 S0+1 E0-1
        event | players=1 | | weather+1 S0+1 E0-1
        event | players=2 energy=0 | | weather+1 S0+1 W0+1
    """,
    "e20": """
        event | | 0>sleep | weather+1 E0+2
        event | energy=0 | 0>sleep | weather+1 E0+2
        event | top=event:e5,e9 | 0>listen top | weather+1 see0:event+1
        event | top=event:e5,e9 | 0>listen bottom | weather+1 see0:event+1 top:event=e9 bottom:event=e5
        event | players=1 | 0>sleep | weather+1 E0+2
    """,
    "e21": "event | | | weather-1 lasting=difficulty-1:turn",
}

CAMP = {
    "k1": """
        camp | draws=fish-3 | | E0-1 tiles=fish-3 #fish-1
        camp | draws=jellyfish | | E0-1 W0+1 #fish-1 #fish-discard+1
        camp | draws=jellyfish items=0:w14 | | E0-1 #fish-1 #fish-discard+1
        no-camp | weather=1 | | NA-216
        no-camp | energy=0 | | NA-257
    """,
    "k2": "camp | | | E0-1 prepared+1",
    "k3": """
        camp | top=coast:bc1,bc2 | top top | E0-1 see0:coast+2
        camp | top=coast:bc1,bc2 | bottom bottom | E0-1 see0:coast+2 top:coast=- bottom:coast=bc1,bc2
        camp | top=interior:bi5,bi6 track=6 | look:interior bottom top | E0-1 see0:interior+2 top:interior=bi6 bottom:interior=bi5
        camp | top=coast:bc1,bc2 track=13 | look:coast top top | E0-1 see0:coast+2
        camp | top=heart:bh1,bh2 track=13 | look:heart top bottom | E0-1 see0:heart+2 top:heart=bh1 bottom:heart=bh2
        camp | top=heart:bh1,bh2 track=19 | look:heart top top | E0-1 see0:heart+2
    """,
    "k4": """
        camp | | pick:seat-2 | E0-1 W2-1
        camp | | pick:seat-0 | E0-1 W0-1
        2013:camp | lost=1,2:15 dice=1,1,1,1 | | E0-1 W0-1 lost=1,2@13
        camp | wounds=0 | pick:seat-1 | E0-1
    """,
    "k5": """
        camp | dice=1-2 | | E0-1
        camp | dice=3-4 | | E0-1 wood+1
        camp | dice=5 | | E0-1 food+1
        camp | dice=6 | | E0-1 S0+1
    """,
}

EXPECTED = {
    **{f"event/{id}": text for id, text in EVENTS.items()},
    **{f"camp/{id}": text for id, text in CAMP.items()},
}
