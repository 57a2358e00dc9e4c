"""What the basic exploration cards and the plot cards of number 0 do, line by line (see deeds.py), after rules-cards.md."""

COAST = {
    "bc1": "trip | | | P1+1 P2+1 #supply+2",
    "bc2": "trip | | | D+2 #supply+2",
    "bc3": "trip | | | D+2 H1+1 #supply+1",
    "bc4": "trip | | | P1+1 P2+1 D+2 S1+1 85>coast",
    "bc5": "trip | | | wood+2",
    "bc6": """
        trip | dice=1-2 | | P1+1 P2+1 D+2 W1+1
        trip | dice=3-6 | | P1+1 P2+1 D+2
    """,
    "bc7": """
        trip | top=interior:bi15,bi5 | top top | P1+1 P2+1 D+2 S1+1 see1:interior+2
        trip | top=interior:bi15,bi5 | bottom top | P1+1 P2+1 D+2 S1+1 see1:interior+2 top:interior=bi5 bottom:interior=bi15
        trip | top=interior:bi15,bi5 | bottom bottom | P1+1 P2+1 D+2 S1+1 see1:interior+2 top:interior=- bottom:interior=bi15,bi5
    """,
    "bc8": """
        trip | draws=forage-3 | pay | D+3 tiles=forage-3 E1-1 #supply+2
        trip | draws=forage-3 | decline | D+3 tiles=forage-3
        trip | draws=forage-1 energy=0 | | D+3 tiles=forage-1
    """,
    "bc9": """
        trip | | eggs | P1+1 P2+1 H1+2
        trip | | watch | P1+1 P2+1 S1+1
    """,
    "bc10": """
        trip | | 1>lay:camp:6 | to=camp-6
        trip | | lay:camp:8 | to=camp-8
        camp | rope=0 | | E0-1 rope+1
        camp | rope=1 | | E0-1 rope+1 to=gone
        camp | rope=2 | | E0-1 to=gone
    """,
    "bc11": """
        trip | | 1>lay:camp:6 | to=camp-6 tree+6
        camp | | | E0-1 wood+2 tree-2
        camp | tree=4 | | E0-1 wood+2 tree-2
        camp | tree=2 | | E0-1 wood+2 tree-2 to=gone
    """,
}

INTERIOR = {
    "bi1": """
        trip | | *enter | P1+1 P2+1 D+3 S1+1 places=bonfire,larder,sand,shelter 80>interior
        trip | | *pass | P1+1 P2+1 D+2 places=bonfire,larder,sand,shelter 80>interior
        trip | party=1 | 1>enter | P1+1 D+3 S1+1 places=bonfire,larder,sand,shelter 80>interior
    """,
    "bi2": """
        trip | | take | D+2 S1+3 E2-1
        trip | | share | D+2 S1+1 S2+1 E1+1 E2+1
        trip | party=1,2,0 | share pick:seat-0 | D+2 S0+1 S1+1 E+1
        trip | party=1,2,0 | take | D+2 S1+3 E0-1 E2-1
        trip | party=1 | take | D+2 S1+3
        trip | party=1 | share | D+2 S1+1 E1+1
        trip | players=1 | | D+2 S0+1
    """,
    "bi3": """
        trip | dice=6,6 | *flee lay:camp:6 | D+2 party=- 15>camp-6
        2013:trip | dice=1,1 | *flee 1>give:0 2>give:0 lay:camp:6 | D+2 party=- lost=1,2@8 15>camp-6
        hr12:trip | dice=1,1,1,1 | *flee 1>give:0 2>give:0 lay:camp:6 | D+2 party=- lost=1,2@8 15>camp-6
        hr12:trip | dice=1,1,6,6 | *flee lay:camp:6 | D+2 party=- 15>camp-6
        trip | dice=3,4 | *stay lay:camp:6 | D+2 W1+1 H1+2 15>camp-6
        trip | dice=4,1 | *stay lay:camp:6 | D+2 W2+1 H1+2 15>camp-6
        trip | dice=2,3 | *stay lay:camp:7 | D+2 W1+1 W2+1 H1+2 15>camp-7
    """,
    "bi4": "trip | | | P1+1 P2+1 D+2 33>interior 34>interior",
    "bi5": "trip | | | P1+1 P2+1 D+2 7>interior",
    "bi6": "trip | | lay:camp:6 | P1+1 P2+1 D+2 #supply+2 11>camp-6 12>event 13>interior",
    "bi7": "trip | | | D+2 S1+1 43>interior",
    "bi8": """
        trip | | | P1+1 P2+1 D+2 E1+1 E2+1 #supply+1 63>interior 66>coast
        trip | energy=4 | | P1+1 P2+1 D+2 #supply+1 63>interior 66>coast
    """,
    "bi9": """
        trip | | | D+3 E1-1
        trip | energy=0 | | D+4
        trip | items=1:w7 | | D+3
        trip | items=2:w7 | | D+3
        trip | items=0:w7 | | D+3 E1-1
    """,
    "bi10": "trip | | | D+2 wood+2",
    "bi11": """
        trip | dice=1-2 | 2>help | D+2 E2-1
        trip | dice=1-2 | 2>do-not-help | D+2 E1-2
        trip | dice=3-6 | | D+2
        trip | dice=2 party=1 | | D+2 E1-2
        trip | dice=1 energy=2,2,0 | | D+2 E1-2
        trip | dice=1 energy=2,1,0 | | D+2 E1-1 W1+1
    """,
    "bi12": """
        trip | | avoid | P1+1 P2+1 D+2
        trip | items=1:w9 dice=5 | fight 2>stay-back | P1+1 P2+1 D+2 H1+3
        trip | items=1:w9 dice=4 | fight 2>stay-back | P1+1 P2+1 D+2 W1+1
        trip | items=2:w9 dice=5 | fight 2>join-fight | P1+1 P2+1 D+2 E2-1 H1+3
        trip | items=2:w9 dice=4 | fight 2>join-fight | P1+1 P2+1 D+2 E2-1 W1+1 W2+1
        trip | items=2:w9 dice=6 | fight 2>stay-back | P1+1 P2+1 D+2 W1+1
    """,
    "bi13": "trip | | | P1+1 P2+1 E1+1 E2+1",
    "bi14": """
        trip | items=1:w3 | | D+2 H1-1
        trip | held=1,0,1 items=1:w3 | | D+2 I1=- #gone+1
        trip | held=1,0,1 items=1:w3,w9 dice=1 | | D+2 I1=w9 #gone+1
        trip | held=1,0,1 items=1:w3,w9 dice=2 | | D+2 I1=w3 #gone+1
        trip | held=1,0,1 items=2:w3 | | D+2
    """,
    "bi15": "trip | | | P1+1 P2+1 D+3 S1+1",
    "bi16": "trip | | | P1+1 P2+1 D+2 wood+1 #supply+1",
    "bi17": """
        trip | | | D+3 E1-1 E2-1
        trip | items=2:w13 | | D+3 E1-1
        trip | items=1:plot-38 | | D+3 E2-1
        trip | energy=2,0,2 | | D+3 W1+1 E2-1
    """,
    "bi18": """
        trip | dice=1 | | P1+1 P2+1 D+2 W1+1 46>interior
        trip | dice=2-4 | | P1+1 P2+1 D+2 46>interior
        trip | dice=5-6 rope=0 | | P1+1 P2+1 D+2 rope+1 46>interior
        trip | dice=6 rope=2 | | P1+1 P2+1 D+2 46>interior
    """,
}

HEART = {
    "bh1": "trip | | | P1+1 P2+1 D+2 49>event 52>heart",
    "bh2": "trip | | | P1+1 P2+1 D+2 96>heart",
    "bh3": "trip | draws=e5 | seen | D+2 S1+1 see1:event+1 top:event=e5 102>event 104>event",
    "bh4": """
        trip | | pay | D+3 E1-2 P1+1 99>heart
        trip | | decline | D+3 99>heart
        trip | energy=1 | | D+3 99>heart
    """,
    "bh5": "trip | | | P1+1 P2+1 D+3",
    "bh6": """
        trip | dice=1,2 | | P1+1 P2+1 D+2 W1+1
        trip | dice=2,1 | | P1+1 P2+1 D+2 W2+1
        trip | dice=6,2 | | P1+1 P2+1 D+2
    """,
    "bh7": """
        trip | | | D+2 E1-1 E2-1
        trip | items=1:w13 | | D+2 E2-1
        trip | items=2:plot-38 | | D+2 E1-1
    """,
    "bh8": "trip | | | P1+1 P2+1 D+2 S1+1 #supply+2",
    "bh9": """
        trip | dice=1 | | D+2 W1+1
        trip | dice=2-5 | | D+2
        trip | dice=6 | | D+2 S1+1
    """,
    "bh10": "trip | | | P1+1 P2+1 D-1 98>heart",
}

ZEROS = {
    "z1": "trip | | | P1+1 P2+1 D+2 H1+1 #fish+1 #shark-aside-1 1>event",
    "z2": "trip | | | #supply+1 4>coast",
    "z3": "trip | | | D+2 S1+1 17>coast",
    "z4": "trip | | | P1+1 P2+1 D+2 25>coast",
    "z5": "trip | | | P1+1 P2+1 D+2 39>coast",
    "z6": """
        trip | dice=1-2 | taste | P1+1 P2+1 W1+1 68>interior 70>event
        trip | dice=3-6 | taste | P1+1 P2+1 W1-1 68>interior 70>event
        trip | | leave | P1+1 P2+1 68>interior 70>event
    """,
    "z7": """
        trip | | side | S1+1 E0-1 E1+1 E2+1 73>event
        trip | party=1,2,0 | side side:seat-0 | S1+1 E0+1 E1+1 E2-1 73>event
        trip | party=1,2,0 | side side:seat-2 | S1+1 E0-1 E1+1 E2+1 73>event
        trip | lost=0 | side | S1+1 E1+1 E2+1 73>event
        trip | | stay-out | S1+1 73>event
        trip | party=1 | | S1+1 73>event
    """,
    "z8": "trip | | | P1+1 P2+1 D+2 77>coast",
    "z9": "trip | | | D+2 H1+1 91>coast",
    "z10": """
        trip | top=wreckage:w3,w9 | take:w3 | P1+1 P2+1 I1=w3 #wreckage-2 #gone+1 top:wreckage=- 87>coast
        trip | top=wreckage:w3,w9 | take:w9 | P1+1 P2+1 I1=w9 #wreckage-2 #gone+1 top:wreckage=- 87>coast
        trip | top=wreckage:w3,w9 | take-nothing | P1+1 P2+1 #wreckage-2 #gone+2 top:wreckage=- 87>coast
    """,
    "z11": "trip | | | P1+1 P2+1 D+2 32>event",
    "z12": "trip | | | D+2 41>interior",
    "z13": """
        trip | dice=1 | | P1+1 P2+1 D+3 S1+1 W1+1 24>wreckage
        trip | dice=2-4 | | P1+1 P2+1 D+3 S1+1 24>wreckage
        trip | dice=5-6 | | P1+1 P2+1 D+3 S1+1 H1+2 24>wreckage
    """,
    "z14": """
        trip | rope=0 | | rope+1 88>coast
        trip | rope=1 | | rope+1 88>coast
        trip | rope=2 | | 88>coast
    """,
    "z15": """
        trip | draws=fish-2 | lay:camp:6 | P1+1 P2+1 #supply+2 tiles=fish-2 #fish-1 65>camp-6 90>event
        trip | draws=jellyfish | lay:camp:6 | P1+1 P2+1 #supply+2 W1+1 #fish-1 #fish-discard+1 65>camp-6 90>event
        trip | weather=1 | lay:camp:6 | P1+1 P2+1 #supply+2 65>camp-6 90>event
    """,
    "z16": "trip | | | P1+1 P2+1 D+2 wood+1 67>interior",
    "z17": "trip | | | D+2 92>coast 93>interior",
    "z18": "trip | | | D+2 S1+1 E1-1 E2-1 76>event",
    "z19": "trip | | | P1+1 P2+1 D+2 55>interior",
    "z20": """
        trip | dice=1 | | P1+1 P2+1 D+2 W1+1 95>heart
        trip | dice=2-6 | | P1+1 P2+1 D+2 95>heart
    """,
    "z21": "trip | | | D+2 S1+1 H1+1 wood+1 19>event 79>wreckage",
    "z22": """
        trip | draws=bh5,bh8 | top top | P1+1 P2+1 D+2 see1:heart+2 103>heart top:heart=bh5,bh8
        trip | draws=bh5,bh8 | bottom top | P1+1 P2+1 D+2 see1:heart+2 103>heart top:heart=bh8 bottom:heart=bh5
    """,
}

EXPECTED = {
    **{f"coast/{id}": text for id, text in COAST.items()},
    **{f"interior/{id}": text for id, text in INTERIOR.items()},
    **{f"heart/{id}": text for id, text in HEART.items()},
    **{f"plot/{id}": text for id, text in ZEROS.items()},
}
