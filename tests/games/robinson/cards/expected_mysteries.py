"""What every Mystery card and Beast does, line by line (see deeds.py), after the tables of rules-cards.md."""

TREASURES = {
    "amulet-with-portrait": """
        mystery | | cover:who-0:5 cover:who-1:4 | arrows=0:5,1:4 to=mystery-discard
        mystery | | cover:who-1:4 cover:who-1:7 | arrows=1:4,1:7 to=mystery-discard
    """,
    "antique-rapier": """
        mystery | | | weapon+2 to=mystery-discard
    """,
    "backpack": """
        mystery | | | to=treasures
        explore | top=discovery:discovery/tobacco,discovery/goat,discovery/poison | keep:poison:2 | #discovery-2 #discoveries+1 #discovery-gone+1 to=treasures
    """,
    "barrel": """
        mystery  | | | to=treasures
        night    | wounds=2 | treasure:barrel | W-1 marks=barrel to=treasures
        no-round | wounds=2 | treasure:barrel | HF-01
    """,
    "blankets": """
        mystery   | | | to=treasures
        clouds    | clouds=winter:2 | treasure:blankets | winter-1 to=treasures
        clouds    | clouds=winter:4 | treasure:blankets treasure:blankets treasure:blankets | winter-3 to=mystery-discard
        no-clouds | clouds=rain:2 | treasure:blankets | HF-01
    """,
    "bottle-of-wine": """
        mystery  | | | to=treasures
        night    | wounds=2 | treasure:bottle-of-wine heal:who-0 heal:who-2 | W0-1 W2-1 to=mystery-discard
        no-round | wounds=2 | treasure:bottle-of-wine | HF-01
    """,
    "boxes": """
        mystery | | | to=treasures
        rot     | | | food+3 to=treasures
    """,
    "candles": """
        mystery  | | | to=treasures
        planning | | 0>treasure:candles 1>build:weapon 1>join:build:weapon:brown-extra1 ready | wood-1 weapon+1 to=treasures
        planning | | 0>treasure:candles 0>treasure:candles ready | to=mystery-discard
    """,
    "captain-stones-spyglass": """
        mystery | top=tile:tile/tile-1,tile/tile-3,tile/tile-9 | put:tile-1 put:tile-3 | to=mystery-discard
    """,
    "cave-with-furs": """
        mystery | | | fur+2 to=mystery-discard
    """,
    "ceremonial-bowl": """
        mystery | | | marks=bowl:1 to=event
        later   | mark=bowl:1 | | marks=- to=mystery-discard
    """,
    "compass": """
        mystery  | | | to=treasures
        planning | camp=M2 top=tile:tile/tile-5 top=discovery:discovery/goat | 1>explore:N2 1>join:explore:N2:green-compass ready | N2.tile=tile-5 #tile-1 #placed+1 #discovery-1 #discoveries+1 score-tiles+1 to=treasures
    """,
    "crocks": """
        mystery | | | items=pot #inventions-1 #items+1 to=mystery-discard
        mystery | item=pot | | to=mystery-discard
    """,
    "gold": """
        mystery | | | to=treasures
    """,
    "hammock": """
        mystery | | | to=treasures
        rest    | wounds=2 | | D1+1 to=treasures
    """,
    "hatchet": """
        mystery | | | M1.tokens=hatchet to=mystery-discard
    """,
    "helmet": """
        mystery | | | to=treasures
        fight   | | | W1-1 to=treasures
    """,
    "herbal-mixture": """
        mystery | | | to=treasures
        round   | top=event:event/jaguar | treasure:herbal-mixture | seen-event=jaguar to=mystery-discard
    """,
    "old-clothes": """
        mystery | | | to=treasures
        weather | token=weather:winter roof=0 | | wood+1 to=treasures
    """,
    "old-map": """
        mystery | | | D+1 to=mystery-discard
    """,
    "old-rifle": """
        mystery | | | to=treasures
        fight   | | treasure:old-rifle | W1-3 temporary+3 to=mystery-discard
    """,
    "protective-amulet": """
        mystery | | | to=treasures
        round   | on=M2:beast exhausted=N1:wood | treasure:protective-amulet remove:N1-wood | N1.exhausted=- to=mystery-discard
        round   | on=M2:beast exhausted=N1:wood | treasure:protective-amulet remove:M2-beast | M2.tokens=- to=mystery-discard
    """,
    "ropes": """
        mystery | | palisade | palisade+1 to=mystery-discard
        mystery | | roof | roof+1 to=mystery-discard
        mystery | homeless | roof | to=mystery-discard
    """,
    "saber": """
        mystery | | | to=treasures
        fight   | | treasure:saber | W1-2 temporary+3 to=treasures
    """,
    "treasure-map": """
        mystery     | | | to=treasures
        planning    | top=mystery:mystery/gold,mystery/bite,mystery/boxes | 1>explore:map 1>join:explore:map:pawn ready draw-on | #mystery-2 #treasures+2 to=mystery-discard
    """,
    "tin-of-provisions": """
        mystery | | | to=treasures
        round   | | treasure:tin-of-provisions | ration+2 to=mystery-discard
    """,
}

TRAPS = {
    "blowgun": """
        mystery | | | tomorrow=one-pawn:1 to=mystery-discard
    """,
    "blunt-spear": """
        mystery | | | W1+2 to=mystery-discard
        search  | | | W1+2 #mystery-1 #treasures+1 to=mystery-discard
    """,
    "collapse": """
        search | | | to=mystery-discard
    """,
    "confused": """
        mystery | | | tomorrow=confused:1 to=mystery-discard
    """,
    "net": """
        search | | | outside=1 to=mystery-discard
    """,
    "poisonous-spores": """
        mystery | | | W1+1 due=night to=mystery-discard
        mystery | | tonight | W0+1 W1+2 W2+1 to=mystery-discard
        mystery | item=cure | tonight | W1+1 to=mystery-discard
    """,
    "sharp-blade": """
        mystery | | | W1+2 to=mystery-discard
    """,
    "snare": """
        mystery | | | weapon-2 to=mystery-discard
        mystery | weapon=1 | | weapon-1 to=mystery-discard
    """,
    "spider-web": """
        mystery | | | W1+1 marks=web:1 to=mystery-discard
        mystery | | tonight tonight | W1+3 marks=web:1 to=mystery-discard
        mystery | item=cure | tonight | W1+1 to=mystery-discard
    """,
    "strange-disease": """
        mystery | | marker:who-0 marker:who-0 marker:who-0 marker:who-2 marker:who-2 marker:who-0 | due=night to=mystery-discard
        mystery | | marker:who-0 marker:who-0 marker:who-0 marker:who-2 marker:who-2 marker:who-0 tonight | W0+4 W2+2 to=mystery-discard
    """,
    "terrible-scream": """
        mystery | | | D1-2 to=mystery-discard
        mystery | determination=0 | | to=mystery-discard
    """,
    "trapdoor": """
        search-late | | | #mystery-1 #mystery-discard+1 to=mystery-discard
    """,
    "unfortunate-adventure": """
        mystery | top=exploration-adventure:exploration-adventure/lost-in-the-woods | | D1-2 #exploration-adventure-1 #exploration-adventure-discard+1 to=mystery-discard
    """,
}

MONSTERS = {
    "a-shiny-jewel": """
        mystery | | | due=night to=mystery-discard
        mystery | | tonight | W+1 to=mystery-discard
    """,
    "bats": """
        mystery | | determination | D1-1 to=mystery-discard
        mystery | | wound | W1+1 to=mystery-discard
    """,
    "bite": """
        mystery | | | W1+1 to=mystery-discard
    """,
    "furious-tiger": """
        mystery | | | W1+2 to=mystery-discard
    """,
    "giant-snake": """
        search | | | D1-2 to=mystery-discard
    """,
    "gorilla": """
        mystery | | | W1+2 to=event
        later   | | | weapon-2 to=mystery-discard
        later   | weapon=1 | | weapon-1 W+1 to=mystery-discard
    """,
    "gremlins": """
        mystery | | | to=event
        mystery | weapon=0 | | W1+2 to=event
        later   | draws=event/the-island-fights-back | | W0+1 to=event
    """,
    "savage": """
        mystery | | | weapon-2 to=event
        mystery | weapon=0 | | to=event
        later   | top=mystery:mystery/bite,mystery/gold | | #mystery-1 #treasures+1 to=mystery-discard
    """,
    "scorpion": """
        mystery | | | W1+3 to=mystery-discard
        mystery | item=cure | | to=mystery-discard
    """,
    "snake": """
        mystery | | | W1+2 to=mystery-discard
    """,
    "spiders": """
        mystery | | | D1-2 to=mystery-discard
        mystery | determination=1 | | D1-1 W1+1 to=mystery-discard
    """,
    "unleashed-beast": """
        mystery | | | #hunting-1 #beast-discard+1 to=mystery-discard
        mystery | no-beasts | | to=mystery-discard
    """,
    "big-ape": """
        mystery | | | to=event
        later   | | | W0+2 fur+2 to=mystery-discard
    """,
}

BEASTS = {
    "alligator": "hunt | weapon=5 | | W1+1 weapon-2 food+3",
    "bear": "hunt | weapon=5 | | W1+1 weapon-1 food+5 fur+2",
    "birds": """
        hunt | | | food+2
        hunt | weapon=0 | | W1+1 food+2
    """,
    "boa": """
        hunt | top=discovery:discovery/goat | | weapon-2 food+2 #discovery-1 #discoveries+1
        hunt | weapon=1 top=discovery:discovery/goat | | W1+2 weapon-1 food+2 #discovery-1 #discoveries+1
    """,
    "chamois": "hunt | weapon=4 | | W1+1 weapon-1 food+3 fur+2",
    "cheetah": "hunt | weapon=3 | | W1+1 weapon-1 food+2 fur+1",
    "fox": "hunt | weapon=1 | | W1+1 food+2 fur+1",
    "goats": "hunt | weapon=3 | | W1+1 weapon-1 food+3 fur+1",
    "gorilla": "hunt | weapon=5 top=discovery:discovery/goat | | W1+1 weapon-3 food+5 fur+2 #discovery-1 #discoveries+1",
    "iguana": "hunt | weapon=4 | | W1+1 weapon-1 food+3 fur+1",
    "jaguar": """
        hunt | weapon=4 | | W1+3 food+4 fur+1
        hunt | weapon=4 item=cure | | W1+1 food+4 fur+1
    """,
    "puma": """
        hunt | weapon=4 | | W1+3 food+2 fur+1
        hunt | weapon=4 item=cure | | W1+1 food+2 fur+1
    """,
    "tapir": "hunt | weapon=2 | | W1+1 weapon-1 food+2 fur+1",
    "tiger": "hunt | weapon=5 | | W1+1 weapon-2 food+5 fur+2",
    "wild-dog": """
        hunt | weapon=2 | | W1+3 food+2 fur+1
        hunt | weapon=2 item=cure | | W1+1 food+2 fur+1
    """,
    "wild-pig": "hunt | weapon=2 | | W1+1 weapon-1 food+3 fur+1",
}

EXPECTED = {f"mystery/{card}": text for deck in (TREASURES, TRAPS, MONSTERS) for card, text in deck.items()}
EXPECTED |= {f"beast/{card}": text for card, text in BEASTS.items()}
