"""What both halves of every Adventure card do, line by line (see deeds.py), after the tables of rules-cards.md."""

BUILDING = {
    "accident": """
        upper | | | scars=brown-leg-1 to=event
        later | scar=brown-leg-1 | | W1+3 scars=- to=building-adventure-discard
        later | scar=brown-leg-2 item=cure | | W2+1 scars=- to=building-adventure-discard
        later | scar=green-leg-1 | | to=building-adventure-discard
    """,
    "breakdown": """
        upper | | | morale-1 to=event
        later | | | D0+2 to=building-adventure-discard
    """,
    "broken-lever": """
        upper | | | weapon-1 to=building-adventure-discard
        failed | weapon=0 | | W1+1 to=building-adventure-discard
    """,
    "broken-tool": """
        upper | item=knife,rope | flip:rope | items=knife #items-1 #inventions+1 to=building-adventure-discard
        upper | | | to=building-adventure-discard
    """,
    "coming-to-terms": """
        upper | | discard:map discard:pot discard:dam | #inventions-3 #invention-discard+3 to=event
        later | | | morale-1 to=building-adventure-discard
    """,
    "construction": """
        upper | | | to=event
        later | | | palisade+1 to=building-adventure-discard
        later | homeless | | to=building-adventure-discard
    """,
    "cut-head": """
        upper | | | W1+1 D1+2 scars=brown-head-1 to=event
        later | scar=brown-head-1 | | W1+2 scars=- to=building-adventure-discard
        later | scar=brown-head-1 item=cure | | scars=- to=building-adventure-discard
    """,
    "dangerous-work": """
        upper | | | @build=adventure,reroll to=building-adventure-discard
    """,
    "dark-clouds-in-the-sky": """
        upper | | | @weather=rain to=event
        later | | | palisade+1 to=building-adventure-discard
    """,
    "fast-work": """
        upper | | leave | to=building-adventure-discard
        upper | | take dice:build,blank,success,blank build:weapon | wood-1 weapon+1 to=event
        upper | | take dice:build,wound,two,blank build:weapon | W1+1 D1+2 to=event
        later | | roof | roof-1 to=building-adventure-discard
        later | | palisade | palisade-1 to=building-adventure-discard
        later | roof=0 | roof | W+1 to=building-adventure-discard
        later | palisade=0 | palisade | W+1 to=building-adventure-discard
    """,
    "fear-of-the-beasts": """
        upper | | | to=event
        later | | | @cost-weapon=wood to=building-adventure-discard
    """,
    "hard-work": """
        upper | | | food-1 to=building-adventure-discard
        upper | food=0 | | to=building-adventure-discard
    """,
    "howling-in-the-bushes": """
        upper | | | to=event
        later | | | W0+1 weapon-1 food+2 fur+1 palisade-1 to=building-adventure-discard
    """,
    "hungry-predator": """
        upper | | fight | W1+2 food+2 fur+1 to=building-adventure-discard
        upper | | yield | food-1 palisade-1 to=event
        upper | food=0 palisade=0 | yield | W1+2 to=event
        later | | | W0+1 food+1 fur+1 palisade-1 to=building-adventure-discard
    """,
    "in-a-hurry": """
        upper | | leave | to=building-adventure-discard
        upper | top=discovery:discovery/goat,discovery/poison | take | #discovery-2 #discoveries+2 to=event
        later | | | palisade-1 to=building-adventure-discard
        later | palisade=0 | | W+1 to=building-adventure-discard
    """,
    "laborious-work": """
        upper | | | @build=pawn to=building-adventure-discard
    """,
    "lack-of-hope": """
        upper | | discard:map discard:pot discard:dam | #inventions-3 #invention-discard+3 to=building-adventure-discard
    """,
    "monkey-see": """
        upper | | | to=event
        later | roof=3 | roof | roof-1 to=building-adventure-discard
        later | palisade=4 | palisade | palisade-2 to=building-adventure-discard
    """,
    "nasty-wound": """
        upper | | | scars=brown-arm-1 to=event
        later | scar=brown-arm-1 | | W1+2 scars=- to=building-adventure-discard
        later | scar=brown-arm-1 item=cure | | scars=- to=building-adventure-discard
    """,
    "predator-in-the-camp": """
        upper | | | W1+1 to=event
        upper | weapon=0 | | W1+3 to=event
        later | | | food+2 fur+2 to=building-adventure-discard
    """,
    "savings": """
        upper | | leave | to=building-adventure-discard
        upper | | take | wood+2 to=event
        later | | | morale-1 to=building-adventure-discard
    """,
    "sting": """
        upper | | | scars=brown-belly-1 to=event
        later | scar=brown-belly-1 | | today=one-pawn:1 scars=- to=building-adventure-discard
        later | scar=brown-belly-1 item=cure | | scars=- to=building-adventure-discard
    """,
    "tired": """
        upper | wounds=3 | leave | to=building-adventure-discard
        upper | wounds=3 | take | W1-2 to=event
        later | | | morale-1 to=building-adventure-discard
    """,
    "tools-inspection": """
        upper | item=knife,rope,pot | mark:knife mark:pot | marked=knife,pot to=event
        later | item=knife,rope,pot marked=knife,pot | | items=rope marked=- weapon-1 #items-2 #inventions+2 to=building-adventure-discard
        later | item=knife | | to=building-adventure-discard
    """,
    "unmotivated": """
        upper | | determination | D1-1 to=event
        upper | | wound | W1+1 to=event
        upper | determination=0 | determination | W1+1 to=event
        later | | | D-1 to=building-adventure-discard
    """,
    "visit-of-a-predator": """
        upper | | | food-1 to=event
        upper | food=0 | | W1+1 to=event
        later | | | @weather=animals to=building-adventure-discard
    """,
    "weak-construction": """
        upper | | | to=event
        later | roof=5 | | roof-2 to=building-adventure-discard
    """,
    "windstorm": """
        upper | | | palisade-1 to=event
        upper | palisade=0 | | W1+1 to=event
        later | | | palisade+1 to=building-adventure-discard
    """,
    "you-need-a-bigger-camp": """
        upper | | | to=event
        later | | | @cost-shelter=wood @cost-roof=wood @cost-palisade=wood to=building-adventure-discard
    """,
}

GATHERING = {
    "after-the-hurricane": """
        upper   | | | wood+2 M2.tokens=pawn to=event
        returns | | | wood+2 M2.down=True to=gathering-adventure-discard
    """,
    "end-of-source": """
        upper  | | | M2.exhausted=parrot to=gathering-adventure-discard
        failed | | | M2.exhausted=parrot to=gathering-adventure-discard
    """,
    "eyes-in-the-bushes": """
        upper | | | to=event
        later | | | @weather=animals to=gathering-adventure-discard
    """,
    "fruit": """
        upper | | | scars=grey-belly-1 to=event
        later | scar=grey-belly-1 | | today=only-rest:1 scars=- to=gathering-adventure-discard
        later | scar=grey-belly-1 item=cure | | scars=- to=gathering-adventure-discard
    """,
    "furs": """
        upper | | leave | to=gathering-adventure-discard
        upper | | take | fur+2 to=event
        later | | | today=food-fewer to=gathering-adventure-discard
    """,
    "gold-coin": """
        upper | | | to=event
        later | | | @build=reroll @gather=reroll @explore=reroll to=gathering-adventure-discard
    """,
    "mushrooms": """
        upper | | leave | to=gathering-adventure-discard
        upper | | take | food+3 to=event
        later | | | W+1 to=gathering-adventure-discard
        later | item=cure | | to=gathering-adventure-discard
    """,
    "nestlings": """
        upper | | leave | to=gathering-adventure-discard
        upper | | take | food+3 to=event
        later | | | roof-1 to=gathering-adventure-discard
        later | roof=0 | | W+1 to=gathering-adventure-discard
    """,
    "new-flock": """
        upper   | | | M2.tokens=food to=event
        returns | | | M2.tokens=food M2.exhausted=parrot,wood to=gathering-adventure-discard
    """,
    "nice-surprise": """
        upper | | leave | to=gathering-adventure-discard
        upper | | take | wood+3 to=event
        later | roof=3 | | roof-1 to=gathering-adventure-discard
    """,
    "path-of-a-predator": """
        upper | | | to=event
        later | | | @weather=animals to=gathering-adventure-discard
    """,
    "pirates-chest": """
        upper | | leave | to=gathering-adventure-discard
        upper | top=mystery:mystery/gold,mystery/bite,mystery/boxes | take draw-on | #mystery-2 #treasures+2 to=event
        upper | top=mystery:mystery/gold,mystery/bite,mystery/boxes | take stop | #mystery-1 #treasures+1 to=event
        later | | | today=one-pawn:0,one-pawn:1,one-pawn:2 to=gathering-adventure-discard
    """,
    "shortage": """
        upper  | | | food+1 M2.exhausted=parrot to=gathering-adventure-discard
        failed | | | food+1 M2.exhausted=parrot to=gathering-adventure-discard
    """,
    "signs-of-a-predator": """
        upper | | | to=event
        later | weapon=3 | | to=gathering-adventure-discard
        later | | | M1.exhausted=fish to=gathering-adventure-discard
        later | exhausted=M1:fish | | W+1 to=gathering-adventure-discard
    """,
    "skeleton": """
        upper | | | to=event
        later | | | morale-1 #invention-1 #inventions+1 to=gathering-adventure-discard
    """,
    "spider": """
        upper | | | scars=grey-head-1 to=event
        later | scar=grey-head-1 item=cure | | today=one-pawn:1 scars=- to=gathering-adventure-discard
    """,
    "surprise-in-the-bushes": """
        upper | | leave | to=gathering-adventure-discard
        upper | | take | #starting-box-1 #starting+1 to=event
        later | | | morale-1 to=gathering-adventure-discard
    """,
    "tracks-of-a-predator": """
        upper | | | due=round-end to=gathering-adventure-discard
        upper | | round-end | M2.tokens=beast to=gathering-adventure-discard
    """,
    "twisted-ankle": """
        upper | | | scars=grey-leg-1 to=event
        later | scar=grey-leg-1 item=cure | | today=only-build-arrange-rest:1 scars=- to=gathering-adventure-discard
    """,
    "unbelievable-effort": """
        upper | | leave | to=gathering-adventure-discard
        upper | | take | wood+2 scars=grey-arm-1 to=event
        later | scar=grey-arm-1 item=cure | | W1+1 scars=- to=gathering-adventure-discard
    """,
    "unexpected-discovery": """
        upper | top=discovery:discovery/goat | | #discovery-1 #discoveries+1 to=gathering-adventure-discard
    """,
    "unexpected-troubles": """
        upper | | | M2.covered=True to=gathering-adventure-discard
    """,
    "viper": """
        upper | | | to=event
        later | | | W0+3 to=gathering-adventure-discard
        later | item=cure | | W0+1 to=gathering-adventure-discard
    """,
    "weather-breakdown": """
        upper | | | to=event
        later | | | @weather=storm to=gathering-adventure-discard
    """,
    "winter-freezing": """
        upper | | exhaust:M2-wood | M2.exhausted=wood to=gathering-adventure-discard
        upper | | exhaust:M2-parrot | M2.exhausted=parrot to=gathering-adventure-discard
    """,
    "winter-is-coming": """
        upper | | | to=event
        later | | | @weather=winter to=gathering-adventure-discard
    """,
}

EXPLORATION = {
    "bamboo": """
        upper | | leave | to=exploration-adventure-discard
        upper | | take | wood+2 to=event
        later | | roof | roof-1 to=exploration-adventure-discard
        later | | palisade | palisade-1 to=exploration-adventure-discard
        later | roof=0 | roof | W+1 to=exploration-adventure-discard
        later | palisade=0 | palisade | W+1 to=exploration-adventure-discard
    """,
    "carcass": """
        upper | | leave | to=exploration-adventure-discard
        upper | | take | food+2 fur+2 to=event
        later | | | W+1 to=exploration-adventure-discard
    """,
    "cold-wind": """
        upper | | | to=event
        later | | | @weather=winter to=exploration-adventure-discard
    """,
    "dangerous-terrain": """
        upper  | | | due=round-end to=exploration-adventure-discard
        upper  | | round-end | N2.tokens=beast to=exploration-adventure-discard
        failed | | round-end | N2.tokens=beast to=exploration-adventure-discard
    """,
    "empty-forest": """
        upper | | | to=event
        later | | | @hunt=beast to=exploration-adventure-discard
    """,
    "flu": """
        upper | | eat | food-1 to=exploration-adventure-discard
        upper | food=0 | eat | W1+1 to=exploration-adventure-discard
        upper | | wait | to=event
        later | | | @night=food to=exploration-adventure-discard
    """,
    "its-going-to-rain": """
        upper | | | to=event
        later | | | @weather=rain to=exploration-adventure-discard
    """,
    "lost": """
        upper | | | outside=1 due=morning #discoveries-1 #future+1 to=exploration-adventure-discard
        upper | | morning | morale+1 to=exploration-adventure-discard
    """,
    "lost-in-the-thicket": """
        upper | | | outside=1 due=morning #discoveries-1 #future+1 to=exploration-adventure-discard
        upper | top=discovery:discovery/goat | morning | #discovery-1 #discoveries+1 to=exploration-adventure-discard
    """,
    "lost-in-the-woods": """
        upper | | | D1-2 to=exploration-adventure-discard
        upper | determination=1 | | D1-1 W1+1 to=exploration-adventure-discard
    """,
    "misadventure": """
        upper | | | scars=green-leg-1 to=event
        later | scar=green-leg-1 item=cure | | today=only-build-arrange-rest:1 scars=- to=exploration-adventure-discard
    """,
    "old-grave": """
        upper | | | D1-1 to=event
        later | | | D0-2 to=exploration-adventure-discard
    """,
    "old-hut": """
        upper | | leave | to=exploration-adventure-discard
        upper | top=mystery:mystery/snare,mystery/bite,mystery/bats,mystery/gold | take draw-on | W1+1 #mystery-2 #mystery-discard+1 #treasures+1 to=event
        later | | | D-1 to=exploration-adventure-discard
    """,
    "puma": """
        upper | | outside | outside=1 #discoveries-1 #future+1 to=exploration-adventure-discard
        upper | | home | to=event
        later | | | W0+1 weapon-1 food+2 fur+1 palisade-1 to=exploration-adventure-discard
    """,
    "remains-of-a-settlement": """
        upper | | leave | to=exploration-adventure-discard
        upper | top=mystery:mystery/bite,mystery/gold,mystery/blunt-spear,mystery/snare,mystery/boxes | take draw-on draw-on | W1+2 #mystery-3 #mystery-discard+1 #treasures+2 to=event
        later | | | W+1 to=exploration-adventure-discard
    """,
    "ruined-hut": """
        upper | | leave | to=exploration-adventure-discard
        upper | | take build-free:rope | items=rope #inventions-1 #items+1 to=event
        upper | | take build-free:knife | items=knife weapon+1 #inventions-1 #items+1 to=event
        later | | | morale-1 to=exploration-adventure-discard
    """,
    "secret-cave": """
        upper | | leave | to=exploration-adventure-discard
        upper | top=mystery:mystery/blunt-spear,mystery/bite,mystery/gold,mystery/snare,mystery/boxes | take draw-on draw-on | W1+2 #mystery-3 #mystery-discard+1 #treasures+2 to=event
        later | | | W0+1 food+2 fur+1 palisade-1 to=exploration-adventure-discard
    """,
    "shrine": """
        upper | | leave | to=exploration-adventure-discard
        upper | top=mystery:mystery/bite,mystery/gold | take | #mystery-1 #treasures+1 to=event
        later | | | @build=reroll @gather=reroll @explore=reroll to=exploration-adventure-discard
    """,
    "signs-of-fire": """
        upper  | | exhaust:N2-wood | N2.exhausted=wood to=exploration-adventure-discard
        failed | | | N2.tokens=embers to=exploration-adventure-discard
    """,
    "storm-on-the-horizon": """
        upper | | | to=event
        later | | | @weather=storm to=exploration-adventure-discard
    """,
    "surprising-discovery": """
        upper | | | to=kept
        fight | | kept:surprising-discovery | W1-3 temporary+3 to=exploration-adventure-discard
    """,
    "swamp": """
        upper  | | | N2.tokens=pawn to=exploration-adventure-discard
        failed | | | N2.tokens=pawn to=exploration-adventure-discard
    """,
    "theres-something-in-the-air": """
        upper | | | @explore=adventure to=event
        later | | | @explore=adventure to=exploration-adventure-discard
    """,
    "thorny-bush": """
        upper | | | scars=green-arm-1 to=event
        later | scar=green-arm-1 | | today=one-pawn:1 scars=- to=exploration-adventure-discard
        later | scar=green-arm-1 item=cure | | scars=- to=exploration-adventure-discard
    """,
    "tiger": """
        upper | | outside | outside=1 #discoveries-1 #future+1 to=exploration-adventure-discard
        upper | | home | to=event
        later | | | W0+2 weapon-1 food+2 fur+1 palisade-1 to=exploration-adventure-discard
    """,
    "vipers": """
        upper | | | scars=green-head-1 to=event
        later | scar=green-head-1 | | today=one-pawn:1 scars=- to=exploration-adventure-discard
        later | scar=green-head-1 item=cure | | scars=- to=exploration-adventure-discard
    """,
    "wild-berries": """
        upper | | | scars=green-belly-1 to=event
        later | scar=green-belly-1 item=cure | | today=one-pawn:1 scars=- to=exploration-adventure-discard
    """,
    "wild-dog": """
        upper | | | W1+1 to=event
        later | | feed | food-1 weapon+1 to=exploration-adventure-discard
        later | food=0 | feed | W+1 weapon+1 to=exploration-adventure-discard
        later | | chase | to=exploration-adventure-discard
    """,
    "wrong-track": """
        upper | | | outside=1 due=morning #discoveries-1 #future+1 to=exploration-adventure-discard
        upper | | morning | wood+2 to=exploration-adventure-discard
    """,
}

EXPECTED = {f"building-adventure/{card}": text for card, text in BUILDING.items()}
EXPECTED |= {f"gathering-adventure/{card}": text for card, text in GATHERING.items()}
EXPECTED |= {f"exploration-adventure/{card}": text for card, text in EXPLORATION.items()}
