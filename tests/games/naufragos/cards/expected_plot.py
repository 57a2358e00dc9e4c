"""What the plot cards 1 to 105 do, line by line (see deeds.py), after the tables of rules-cards.md."""

PLOT = {
    1: "event | | | today=block:fishing 2>coast",
    2: """
        trip | dice=6 | fight 2>stay-back | D+2 H1+3 I1=plot-3
        trip | dice=5 | fight 2>stay-back | D+2 W1+1
        trip | dice=4 items=2:w9 | fight 2>join-fight | D+2 E2-1 H1+3 I1=plot-3
        trip | dice=5 | fight 2>join-fight | D+2 E2-1 W1+1 W2+1
        trip | | leave | D+2
    """,
    3: "find | | take:plot-3 |",
    4: """
        trip | | feed | H1-1 tokens=dog 6>event to=items-1
        trip | | drive | 5>event 6>event
        trip | held=1,0,1 | | 5>event 6>event
    """,
    5: """
        event | food=1 items=0:w3 | | food-1 6>removed
        event | at=6:event | | food-1 6>removed
        event | food=0 items=0:w3,w9 | 0>lose:w9 | I0=w3 #gone+1 6>removed
        event | food=0 items=1:w3 | | 6>removed
    """,
    6: """
        event | items=2:plot-4 token=dog story=2:1,2 | *eat | food+3 S2-1 I2=- tokens=- 4>gone
        event | items=2:plot-4 token=dog | *eat | food+3 I2=- tokens=- 4>gone
        event | items=2:plot-4 token=dog | *keep | S2+1
        event | items=2:plot-4 token=dog lost=2 | |
        event | | |
    """,
    7: """
        trip | | climb lay:camp:6 | D+2 E1-2 tokens=goat 8>camp-6 9>event 10>event
        trip | | wait | D+2 9>event to=pending
        trip | energy=1 | | D+2 9>event to=pending
        pending | at=9:event | climb lay:camp:7 | D+2 E1-2 tokens=goat 8>camp-7 10>event
        pending | at=9:event | wait | D+2 to=pending
    """,
    8: """
        arrive | | lay:camp:6 | 10>event
        camp | | | E0-1 food+1
        no-camp | energy=0 | | NA-257
    """,
    9: """
        event | token=goat | | food-1
        event | token=goat food=0 items=2:w18 items=0:w3 | | I2=- #gone+1
        event | token=goat food=0 items=0:w3 | | I0=- #gone+1
        event | token=goat food=0 items=0:w3,w9 dice=1 | | I0=w9 #gone+1
        event | token=goat food=0 items=1:w3 | |
        event | token=goat food=0 items=2:w18 lost=2 | |
        event | items=2:w18 | |
    """,
    10: """
        event | token=goat camp=plot-8 | | tokens=- 8>gone wood-2 E-1
        event | token=goat camp=plot-8 shelter=2 wood=1 | | tokens=- 8>gone wood-1
        event | shelter=1 lost=1 | | 8>removed wood-2 E0-1 E2-1
    """,
    11: """
        arrive | | lay:camp:6 | 12>event 13>interior
        camp | | | E0-1 #orchard+4
        camp | orchard=3 draws=forage-2 | | E0-1 #orchard-1 tiles=forage-2
        camp | orchard=1 draws=forage-4 | | E0-1 #orchard-1 tiles=forage-4
        camp | pile=3 | | E0-1 #orchard+3
        no-camp | energy=0 | | NA-257
    """,
    12: """
        2013:event | orchard=3 | | #orchard-2 #forage-discard+2
        2013:event | orchard=1 | | #orchard-1 #forage-discard+1
        2013:event | | | #supply-1 #forage-discard+1
        hr12:event | orchard=3 | | #orchard-2 #tiles-gone+2
        hr12:event | orchard=1 | | #orchard-1 #tiles-gone+1
        hr12:event | | | #supply-1 #tiles-gone+1
        event | supply=0 | |
    """,
    13: "trip | | | P1+1 P2+1 D+2 #supply+2 14>interior",
    14: """
        trip | | sleep | D+3 S1+1 wood+2 E1+2
        trip | energy=0 | sleep | D+3 S1+1 wood+2 E1+2
        trip | | go | D+2 S1+1 wood+2
    """,
    15: """
        arrive | | lay:camp:6 |
        camp | dice=1 | | E0-1 W0+1
        camp | dice=2-3 | | E0-1
        camp | dice=4-5 | | E0-1 food+1
        camp | dice=6 | | E0-1 food+1 I0=plot-16
    """,
    16: "find | | take:plot-16 |",
    17: """
        trip | | *approach | D+2 S1+1 18>interior
        trip | | *hide | D+2 S1+1 19>event
        trip | dice=1,6 story=1:1 | 1>approach 2>hide 1>approach 2>hide | D+2 S1+1 19>event
    """,
    18: """
        trip | items=1:w3,w9 | *gift 1>lose:w3 | P1+1 P2+1 D+2 I1=w9 #gone+1 20>interior
        trip | items=2:plot-24 items=1:w3 | *gift | P1+1 P2+1 D+2 20>interior
        trip | items=2:plot-24 | *gift | P1+1 P2+1 D+2 20>interior
        trip | items=1:w9,w7 items=2:w8 dice=2 | *fight | P1+1 P2+1 D+2 S1+1
        trip | items=1:w9,w7 items=2:w8 dice=1 | *fight lay:camp:6 | P1+1 P2+1 D+2 W1+1 W2+1 21>camp-6
        trip | dice=6,6 | *run | P1+1 P2+1 D+2 party=-
        no-trip | items=2:w3 | gift | HF-01
        no-trip | items=0:plot-24 | gift | HF-01
    """,
    19: """
        event | items=1:w3 items=2:w9 | *give 1>offer:w3 | I1=- #gone+1
        event | items=1:w3 items=2:w9 | *give 1>offer-nothing 2>offer:w9 | I2=- #gone+1
        event | items=1:w3 items=2:w9 | *give 1>offer-nothing 2>offer-nothing | E-1
        event | items=2:w9 lost=2 | *give | E0-1 E1-1
        event | | *give | E-1
        event | items=1:w3 | *watch | E-1
        event | lost=1 | *watch | E0-1 E2-1
    """,
    20: """
        trip | | | S1+1 E1+2 E2+2 W1-1 W2-1 22>interior
        trip | energy=2,0,1 wounds=2,0,3 | | S1+1 E1+6 E2+2 W2-1 22>interior
    """,
    21: """
        stand | food=1 | | food-1
        stand | food=0 lost=2 | | E0-1 E1-1
        camp | items=0:w9 items=1:w7 items=2:w8 dice=3 | fight | S0+1 to=gone
        camp | items=0:w9 items=1:w7 items=2:w8 dice=2 | fight |
        camp | loaded | fight cannon | S0+1 loaded=False to=gone
        camp | items=1:w3 items=2:w9 | give 1>offer:w3 2>offer:w9 | I1=- I2=- #gone+2 S0+1 to=gone
        camp | items=1:w3,w9 | give 1>offer:w3 1>offer:w9 | I1=- #gone+2 S0+1 to=gone
        camp | items=0:w3 items=2:w9 | give 0>offer-nothing 2>offer:w9 |
        camp | items=0:w3 | give 0>offer:w3 |
        2013:camp | lost=2:15 items=0:w3 items=2:w9 dice=1,1,1,1 | give 0>offer:w3 | lost=2@13
        2013:camp | lost=2:15 items=0:w9 items=1:w7 items=2:w8 dice=1,1,1,1,5 | fight | lost=2@13
    """,
    22: "trip | | | P1+2 P2+2 D-2 23>heart",
    23: """
        trip | items=2:plot-24 | | P1+2 P2+1 S1+1
        trip | items=0:plot-24 | | P1+1 P2+1 S1+1
        trip | | | P1+1 P2+1 S1+1
    """,
    24: "find | | take:plot-24 |",
    25: "trip | | | 26>interior to=items-1",
    26: """
        trip | items=2:plot-25 | | P1+1 P2+1 D+2 27>interior
        trip | items=0:plot-25 | | P1+1 P2+1 D+2 to=pending
        trip | | | P1+1 P2+1 D+2 to=pending
        trip | | 2>take:plot-26 | P1+1 P2+1 D+4 to=pending
    """,
    27: """
        trip | | *dig 1>give:2 2>give:1 | D+2 S1+1 E1-2 E2-1 I1=plot-28 29>event
        trip | | *dig 1>give:1 2>give:2 | D+2 S1+1 E1-1 E2-2 I1=plot-28 29>event
        trip | | *dig 1>give:0 | D+2 S1+1 30>coast
        trip | | *dig 1>give:2 2>give:0 | D+2 S1+1 30>coast
        trip | | *leave | D+2 S1+1 30>coast
    """,
    28: "find | | take:plot-28 |",
    29: """
        event | items=1:plot-28 dice=6,1 | 2>challenge 0>no-challenge | I1=- I2=plot-28
        event | items=1:plot-28 dice=1,6 | 2>challenge 0>no-challenge | W2+1
        event | items=1:plot-28 dice=3,3,2,4 | 2>challenge 0>no-challenge | W2+1
        event | items=1:plot-28 dice=6,1,5,2 | 2>challenge 0>challenge | I1=- I0=plot-28
        event | items=1:plot-28 dice=6,1,2,5 | 2>challenge 0>challenge | I1=- I2=plot-28 W0+1
        event | items=1:plot-28 dice=1,2,2,5 | 2>challenge 0>challenge | W2+1 W0+1
        event | items=1:plot-28 dice=6,1 lost=2 | 0>challenge | I1=- I0=plot-28
        event | items=1:plot-28 lost=1 | |
        event | items=1:plot-28 | 2>no-challenge 0>no-challenge |
        event | | |
    """,
    30: """
        trip | items=1:w9,w7 items=2:w8 dice=2 rope=0 | | D+3 rope+1 sail+1 H1+2
        trip | items=1:w9,w7 items=2:w8 dice=1 | | D+3 W1+1 W2+1 32>event
    """,
    31: """
        stand | | | wood-1 food-1
        stand | wood=0 | | food-1
        stand | food=0 | | wood-1
        camp | items=0:w9 items=1:w7 items=2:w8 dice=4 | | S0+1 to=gone
        camp | items=0:w9 items=1:w7 items=2:w8 dice=3 | |
        2013:camp | lost=2:15 items=0:w9 items=1:w7 items=2:w8 dice=1,1,1,1,6 | | lost=2@13
        camp | loaded | cannon | S0+1 loaded=False to=gone
        camp | loaded | fight cannon | S0+1 loaded=False to=gone
    """,
    32: """
        event | fire | 0>lay:camp:6 | 31>camp-6
        event | built=bonfire | 0>lay:camp:6 | 31>camp-6
        event | | | S0+1
    """,
    33: """
        trip | items=1:w9 dice=5 | 2>stay-back | P1+1 P2+1 D+2 S1+1 I1=plot-38,w9
        trip | items=1:w9 dice=4 | 2>stay-back 1>lay:camp:6 | P1+1 P2+1 D+2 S1+1 W1+2 37>camp-6
        trip | items=2:w9 dice=5 | 2>join-fight | P1+1 P2+1 D+2 S1+1 E2-1 I1=plot-38
        trip | items=2:w9 dice=4 | 2>join-fight lay:camp:6 | P1+1 P2+1 D+2 S1+1 E2-1 W1+2 W2+2 37>camp-6
    """,
    34: """
        trip | | *kill | D+2 S1+1 H1+2 35>event
        trip | | *spare | D+2 S1+1 36>interior
    """,
    35: """
        event | items=0:w9,w7 dice=4 | | S0+1
        event | items=0:w9,w7 dice=3 | | W0+2
        event | items=1:w9,w7 dice=6 | | W0+2
    """,
    36: "trip | | | P1+1 P2+1 D-2",
    37: """
        stand | | | lasting=cost-forage+1:turn,cost-wood+1:turn
        camp | items=0:w9 items=1:w7 items=2:w8 dice=2 | | S0+1 to=gone lasting=cost-forage+1:turn,cost-wood+1:turn
        camp | items=0:w9 items=1:w7 items=2:w8 dice=1 | | W0+1 lasting=cost-forage+1:turn,cost-wood+1:turn
        2013:camp | lost=2:15 items=0:w9 items=1:w7 items=2:w8 dice=1,1,1,1,4 | | W0+1 lost=2@13 lasting=cost-forage+1:turn,cost-wood+1:turn
    """,
    38: "find | | take:plot-38 |",
    39: """
        trip | | *raise 1>give:2 2>give:1 lay:camp:6 | D+2 E1-2 E2-1 tokens=cannon 40>camp-6
        trip | | *raise 1>give:0 | D+2 to=pending
        trip | | *wait | D+2 to=pending
        trip | rope=0 | | D+2 to=pending
        pending | | *raise 1>give:1 2>give:2 lay:camp:6 | D+2 E1-1 E2-2 tokens=cannon 40>camp-6
    """,
    40: """
        camp | items=0:w6 | | E0-1 I0=- #gone+1 loaded=True
        camp | items=0:plot-42 | | E0-1 I0=- 42>gone loaded=True
        no-camp | items=1:w6 | | NA-455
        no-camp | items=0:w6 energy=0 | | NA-257
    """,
    41: """
        trip | dice=1 | | D+2 W1+2
        trip | dice=2-6 | | D+2 I1=plot-42
    """,
    42: "find | | take:plot-42 |",
    43: """
        trip | | feed 1>lay:camp:6 | D+2 S1+1 H1-1 44>camp-6
        trip | | drive | D+2 S1+1 45>event
        trip | held=1,0,1 | | D+2 S1+1 45>event
    """,
    44: """
        camp | top=coast:bc1,bc2,bc3 | look:coast next:3 next:1 | E0-1 see0:coast+3 top:coast=bc3,bc1,bc2
        camp | top=heart:bh1,bh2,bh5 | look:heart next:2 next:2 | E0-1 see0:heart+3 top:heart=bh2,bh5,bh1
        camp | top=interior:bi4,bi5,bi6 | look:interior next:1 next:1 | E0-1 see0:interior+3
    """,
    45: """
        event | | 0>stand | W0+1
        event | | 0>lie | E0-2
        event | energy=1,2,2 | 0>lie | E0-1 W0+1
    """,
    46: """
        trip | camp=plot-44 | | P1+1 P2+1 D+2 I1=plot-47 48>heart
        trip | | | P1+1 P2+1 D+2 H1+1 48>heart
    """,
    47: "find | | take:plot-47 |",
    48: """
        trip | | | D+2 S1+1 bonfire+3
        trip | bonfire=6 wood=3 | | D+2 S1+1 bonfire-6 built=bonfire places=sand,shelter
        trip | built=bonfire | | D+2 S1+1
    """,
    49: """
        event | dice=1,2,6 | | E0-1 50>event 51>heart
        event | dice=2,1,1 | | E1-1 E2-1 50>event 51>heart
        event | dice=2,1 lost=1 | | E2-1 50>event 51>heart
    """,
    50: """
        2013:event | | | weather-1 #supply-1 #forage-discard+1 54>event
        hr12:event | | | weather-1 #supply-1 #tiles-gone+1 54>event
        event | supply=0 weather=2 fire | | weather-1 fire=False today=no-fishing 54>event
    """,
    51: """
        trip | dice=2,3 | | P1+1 P2+1 D+3 W1+1
        trip | dice=3,1 | | P1+1 P2+1 D+3 W2+1
    """,
    52: """
        trip | | lay:camp:6 | E1+2 E2+2 W1-1 W2-1 53>camp-6
        trip | energy=0 | lay:camp:6 | E1+2 E2+2 W1-1 W2-1 53>camp-6
        trip | energy=3 | lay:camp:6 | E1+1 E2+1 W1-1 W2-1 53>camp-6
    """,
    53: """
        arrive | | lay:camp:6 |
        camp | | | E0-1 W0-2
        camp | wounds=3 | | E0-1 W0-2
        camp | wounds=1 | | E0-1 W0-1
    """,
    54: """
        event | top=heart:bh5 | | E-2 #heart-1 #gone+1 top:heart=-
        event | top=heart:bh5 lost=2 energy=1,2,2 | | E0-1 W0+1 E1-2 #heart-1 #gone+1 top:heart=-
    """,
    55: "trip | | | P1+1 P2+1 D+2 56>interior",
    56: """
        trip | | *sun | D+2 S1+1 57>heart
        trip | | *moon | D+2 S1+1 58>heart
        trip | | *serpent | D+2 S1+1 59>heart
    """,
    57: "trip | | | D+2 S1+1 I1=plot-60 62>heart",
    58: "trip | wounds=3 | | W1-2 W2-2 S1+1 62>heart",
    59: """
        trip | dice=2,3 | | D+2 W1+1 S1+1 61>event 62>heart
        trip | dice=3,1 | | D+2 W2+1 S1+1 61>event 62>heart
    """,
    60: "find | | take:plot-60 |",
    61: """
        event | | 0>lie 1>walk 2>lie | W0+1 E1-2 W2+1
        event | wounds=0,2,0 | 1>lie | W1+1
        event | wounds=0,2,0 energy=2,1,2 | | W1+1
        event | wounds=1,1,0 lost=1 | 0>walk | E0-2
        event | wounds=0 | |
    """,
    62: """
        trip | | take | P1+1 P2+1 D+3 S1+2 W1+1 to=items-1
        trip | | bow | P1+1 P2+1 D+3 S1+2 E1+1 E2+1
    """,
    63: """
        trip | dice=1-2 items=1:w3,w9 | let-go lose:w3 | P1+1 P2+1 D+2 I1=w9 #gone+1 64>interior
        trip | dice=1-2 items=1:w3 | hold | P1+1 P2+1 D+2 E1-2 64>interior
        trip | dice=1 items=2:w3 | | P1+1 P2+1 D+2 E1-2 64>interior
        trip | dice=3-6 items=1:w3 | | P1+1 P2+1 D+2 64>interior
    """,
    64: """
        trip | | climb | D+2 E1-2 P1+2
        trip | | around | D+3
        trip | energy=1 | | D+3
    """,
    65: """
        arrive | | lay:camp:6 | 90>event
        camp | draws=fish-3 | | E0-1 tiles=fish-3 #fish-1
        camp | draws=jellyfish,fish-1 | | E0-1 tiles=fish-1 #fish-1
        no-camp | weather=1 | | NA-216
    """,
    66: "trip | | | P1+1 P2+1 #supply+2 72>interior",
    67: """
        trip | rope=0 | | D+2 wood+2 rope+1
        trip | rope=2 | | D+2 wood+2
    """,
    68: "trip | | | D+2 S1+1 I1=plot-69",
    69: """
        find | | take:plot-69 |
        use | trauma=1,0,2 wounds=1 | use:plot-69 trauma pick:seat-2 | T2-1
        use | trauma=1,0,1 wounds=3,4,3 | use:plot-69 wounds pick:seat-1 | W1-3
        use | wounds=2 | use:plot-69 wounds pick:seat-0 | W0-2
    """,
    70: """
        event | dice=1,2,3 | 0>lay:camp:6 | W0+1 E1-1 71>camp-6
        event | dice=3,2,1 | 0>lay:camp:6 | E1-1 W2+1 71>camp-6
        event | dice=2,3,4 | | E0-1
        event | dice=2,5,6 energy=0,2,2 | 0>lay:camp:6 | W0+1 71>camp-6
        event | dice=3,1 lost=1 | 0>lay:camp:7 | W2+1 71>camp-7
    """,
    71: """
        camp | | 0>give:2 1>give:2 | E0-2 E1-2 S0+1 to=gone
        camp | | 0>give:1 1>give:1 2>give:2 | E0-1 E1-1 E2-2 S0+1 to=gone
        camp | | 0>give:0 1>give:1 |
        camp | items=0:w23 | medicine | I0=- #gone+1 S0+1 to=gone
        camp | items=0:plot-69 | medicine | I0=- 69>gone S0+1 to=gone
        camp | items=0:w23 | nurse 0>give:2 1>give:2 | E0-2 E1-2 S0+1 to=gone
    """,
    72: """
        trip | | | P1+1 P2+1 E1+1 E2+1 70>removed 71>removed
        trip | at=70:event camp=plot-71 | | P1+1 P2+1 E1+1 E2+1 70>removed 71>gone
    """,
    73: """
        event | dice=6,1 | 0>lay:camp:6 | S0+1 E1-1 74>event 75>camp-6
        event | dice=1,6 | 0>lay:camp:6 | S1+1 E0-1 74>event 75>camp-6
        event | dice=6,1 lost=1 | 0>lay:camp:6 | S0+1 E2-1 74>event 75>camp-6
        event | lost=1,2 | | 74>event
        event | players=1 | | 74>event
    """,
    74: """
        event | story=0:1 story=1:1 | | S2+1 75>removed
        event | story=0:1 camp=plot-75 | 0>pick:seat-1 | S1+1 75>gone
        event | story=0:1 story=1:1 lost=2 | 0>pick:seat-0 | S0+1 75>removed
    """,
    75: """
        camp | | reach-out:seat-1 1>make-peace | E0-1 E1-1 S0+1 S1+1 to=gone
        camp | | reach-out:seat-2 2>no-peace |
        camp | | reach-out:nobody |
        camp | energy=1,0,0 | |
        camp | players=1 | | E0-2 S0+1 to=gone
    """,
    76: """
        event | story=0:2,1 | 0>show 1>hide 2>hide | E0+1 E1-1 E2-1 shown0=2
        event | story=0:3 story=1:1 | 0>hide 1>hide 2>hide | E-1
        event | story=2:3,1 lost=1 | 0>hide 2>show | E0-1 E2+1 shown2=3
        event | story=2:3,2 | 0>hide 1>hide 2>show | E0-1 E1-1 E2+1 shown2=2
    """,
    77: """
        trip | | bury | P1+1 P2+1 D+2 S1+1 78>event
        trip | | search | P1+1 P2+1 D+2 I1=plot-79
    """,
    78: """
        event | | | W-1
        event | lost=1 wounds=0,1,2 | | W2-1
    """,
    79: "find | | take:plot-79 |",
    80: """
        trip | | pay | P1+1 P2+1 D+2 E1-1 S1+1 81>interior
        trip | | decline | P1+1 P2+1 D+2 81>interior
        trip | energy=0 | | P1+1 P2+1 D+2 81>interior
    """,
    81: """
        trip | | *follow | P1+1 P2+1 D+3 82>heart
        trip | | *climb | P1+1 P2+1 D+3 83>interior
    """,
    82: "trip | | | P1+1 P2+1 D+2 S1+1 I1=plot-84",
    83: """
        trip | dice=2,3 | | D+2 E1-2 P1+1
        trip | dice=3,1 | | D+2 E2-2 P1+1
        trip | dice=1,2 energy=2,1,2 | | D+2 E1-1 W1+1 E2-2 P1+1
    """,
    84: "find | | take:plot-84 |",
    85: """
        trip | top=wreckage:w3,w9,w5 | take:w9 | D+2 I1=w9 #wreckage-3 #gone+2 top:wreckage=- 86>event
        trip | top=wreckage:w3,w9,w5 | take-nothing | D+2 #wreckage-3 #gone+3 top:wreckage=- 86>event
    """,
    86: """
        event | | | wrecks+2 wood+2
        event | wrecks=5 wood=15 | | wrecks+1 wood+1
    """,
    87: """
        trip | | timber | P1+1 P2+1 wood+3
        trip | | canvas | P1+1 P2+1 sail+1
    """,
    88: "trip | | lay:camp:6 | D+2 wood+1 places=bonfire,raft,sand,shelter 89>camp-6",
    89: """
        arrive | | lay:camp:6 |
        camp | built=raft top=wreckage:w3,w9 | take:w9 | E0-2 I0=w9 #wreckage-2 #gone+1 top:wreckage=-
        camp | built=raft top=wreckage:w3,w9 | take-nothing | E0-2 #wreckage-2 #gone+2 top:wreckage=-
        no-camp | | | NA-455
        no-camp | built=raft weather=1 | | NA-216
        no-camp | built=raft energy=1 | | NA-257
    """,
    90: """
        event | | | rope-1
        event | rope=0 | | wood-1
        event | rope=0 wood=0 | |
    """,
    91: """
        trip | dice=1 | | P1+1 P2+1 D+2 H1+2 W1+1
        trip | dice=2-6 | | P1+1 P2+1 D+2 H1+2
    """,
    92: "trip | | | S1+1 to=items-1",
    93: """
        trip | top=event:e5,e9 | pay seen | P1+1 P2+1 D+2 E1-1 see1:event+2 94>heart
        trip | top=event:e5,e9 | decline | P1+1 P2+1 D+2 94>heart
        trip | energy=0 | | P1+1 P2+1 D+2 94>heart
    """,
    94: "trip | | | P1+1 P2+1 D+3",
    95: """
        trip | items=1:w9,w7 dice=4 | 2>stay-back | D+2 H1+3 S1+1
        trip | items=1:w9,w7 dice=3 | 2>stay-back | D+2 W1+2
        trip | items=1:w9 items=2:w7 dice=3 | 2>join-fight | D+2 E2-1 W1+2 W2+2
        trip | items=1:w9 items=2:w7 dice=4 | 2>join-fight | D+2 E2-1 H1+3 S1+1
    """,
    96: """
        trip | | | P1+1 P2+1 D+2 97>heart 100>heart
        trip | rope=0 | 1>help | P1+1 P2+1 D+2 E1-2 97>heart 100>heart
        trip | rope=0 | 1>do-not-help 2>help | P1+1 P2+1 D+2 E2-2 97>heart 100>heart
        trip | rope=0 dice=1-2 | 1>do-not-help 2>do-not-help | P1+1 P2+1 D+2 W1+2 97>heart 100>heart
        trip | rope=0 dice=3-6 | 1>do-not-help 2>do-not-help | P1+1 P2+1 D+2 97>heart 100>heart
        trip | rope=0 energy=2,1,1 dice=2 | | P1+1 P2+1 D+2 W1+2 97>heart 100>heart
    """,
    97: "trip | | | D+3",
    98: "trip | | | P1+1 P2+1 D-2",
    99: """
        trip | | climb | D+2 E1-2 P1+1
        trip | | around | D+3
        trip | energy=1 | | D+3
    """,
    100: """
        trip | items=2:w1 top=event:e5,e9,e14 | seen | P1+1 P2+1 D+2 S1+1 see1:event+3 105>heart
        trip | items=1:plot-79 top=event:e5,e9,e14 | seen | P1+1 P2+1 D+2 S1+1 see1:event+3 105>heart
        trip | items=0:w1 top=event:e5,e9,e14 | | P1+1 P2+1 D+2 S1+1 105>heart
    """,
    101: "event | | |",
    102: """
        event | fire bonfire=3 | *hide | fire=False bonfire-2
        event | bonfire=1 | *hide | bonfire-1
        event | fire built=bonfire | *hide | fire=False
        event | fire bonfire=3 | *seen | W+1
        event | lost=2 | *seen | W0+1 W1+1
    """,
    103: """
        trip | | pay | P1+1 P2+1 D+2 E1-2 sand+4
        trip | sand=8 | pay | P1+1 P2+1 D+2 E1-2 sand-8 built=sand places=bonfire,shelter
        trip | | decline | P1+1 P2+1 D+2
        trip | energy=1 | | P1+1 P2+1 D+2
    """,
    104: "event | | | S0+1",
    105: "trip | | | P1+2 P2+1 D+2 S1+1",
}

EXPECTED = {f"plot/plot-{n}": text for n, text in PLOT.items()}
