"""What every Event and Wreckage card does, line by line (see deeds.py), after the tables of rules-cards.md."""

BOOK = {
    "argument": """
        event  | | | today=argument
        threat | | pair | morale+1 D1+1
        slide  | | | morale-1 D-1 to=event-discard
        no-threat | | 1>threat:right join:threat:right:pawn | HF-01
    """,
    "bad-feelings": """
        event  | | | @gather=reroll
        threat | | act | D1+1
        slide  | | | @gather=adventure,reroll to=event-discard
    """,
    "bear": """
        event     | | | @arrange=blocked
        no-threat | | threat:right | RC-301
        threat    | item=shovel | act | D1+1
        slide     | | | morale-1 D-1 to=event-discard
    """,
    "body-on-the-beach": """
        event     | | | morale-1
        no-threat | | threat:right | RC-301
        threat    | item=shovel | act | D1+2
        slide     | | | morale-2 to=event-discard
    """,
    "call-of-the-wild": """
        event     | | | @hunt=beast
        no-threat | weapon=1 | threat:right | RC-301
        threat    | | act | food+1
        slide     | | | @hunt=beast to=event-discard
    """,
    "council": """
        event  | | discard:shovel discard:map discard:pot | #inventions-3 #invention-discard+3
        threat | top=invention:invention/bow | act take:bow | D1+1 #invention-1 #inventions+1
        slide  | | discard:fire discard:dam | #inventions-2 #invention-discard+2 to=event-discard
    """,
    "dangerous-night": """
        event     | | | #beast-1 #aside+1
        no-threat | weapon=1 | threat:right | RC-301
        handled   | | act | #beast-1 #hunting+1
        slide     | | | to=event-discard
    """,
    "depression": """
        event     | | discard:shovel discard:map | #inventions-2 #invention-discard+2 D-1
        no-threat | food=0 | threat:right | RC-269
        threat    | | act | food-1 D1+2
        slide     | | discard:pot discard:cure | morale-1 #inventions-2 #invention-discard+2 to=event-discard
    """,
    "despondency": """
        event     | | | first=1
        no-threat | food=0 | threat:right | RC-269
        threat    | | act | food-1 D1+1
        slide     | | | morale-2 to=event-discard
    """,
    "devastation": """
        event     | | exhaust:M2-parrot exhaust:N1-wood | M2.exhausted=parrot N1.exhausted=wood
        event     | bare | | W+2
        no-threat | | threat:right | RC-301
        threat    | item=shovel | act | D1+1
        slide     | | exhaust:S1-fish | S1.exhausted=fish to=event-discard
        slide     | bare | | W+1 to=event-discard
    """,
    "drought": """
        event     | | | S1.covered=True
        event     | bare | |
        no-threat | | threat:right | RC-301
        handled   | item=shovel | act | D1+1
        slide     | | | S1.covered=True to=event-discard
    """,
    "earthquake": """
        event     | | tile:N1 | N1.down=True
        event     | bare | |
        no-threat | | threat:right | RC-301
        handled   | item=shovel | act |
        slide     | | | to=event-discard
    """,
    "exhausting-night": """
        event  | | | @build=reroll
        threat | | act | D1+1
        slide  | | | morale-2 to=event-discard
    """,
    "fight-in-the-dark": """
        event     | | | #hunting-1 #beast-discard+1
        event     | no-beasts | |
        no-threat | weapon=1 | threat:right | RC-301
        threat    | | act | D1+1
        slide     | | | @weather=animals to=event-discard
    """,
    "foul-weather": """
        event     | | | @gather=pawn
        no-threat | | threat:right | RC-301
        threat    | item=shovel | act | D1+1
        slide     | | exhaust:M2-wood exhaust:S1-wood | M2.exhausted=wood S1.exhausted=wood to=event-discard
        slide     | bare | | W+2 to=event-discard
    """,
    "howling-from-the-woods": """
        event     | top=beast:beast/goats,beast/bear,beast/tapir | | #beast-1 #hunting+1 seen-hunting=bear
        no-threat | | threat:right | RC-301
        threat    | item=fire | act | D1+1 hunting-bottom=fox
        slide     | | | food+2 fur+1 #hunting-1 #beast-discard+1 to=event-discard
        slide     | no-beasts | | to=event-discard
    """,
    "loss-of-hope": """
        event  | | | today=only-build-arrange-rest:0
        threat | | act | D1+1
        slide  | | | morale-2 to=event-discard
    """,
    "mess-in-the-camp": """
        event  | | | @arrange=pawn
        threat | | act | D1+1
        slide  | | | D-1 to=event-discard
    """,
    "mist": """
        event  | | | @explore=pawn
        threat | | act | D1+1
        slide  | | | @explore=adventure,pawn to=event-discard
    """,
    "natural-dam-breaks": """
        event     | | | today=no-food,wood-more @explore=adventure
        no-threat | | threat:right | RC-301
        threat    | item=shovel | act | D1+1
        slide     | item=knife,rope,pot | flip:knife flip:rope | items=pot weapon-1 #items-2 #inventions+2 to=event-discard
        slide     | | | to=event-discard
    """,
    "night-howling": """
        event     | | | @hunt=beast
        no-threat | weapon=1 | threat:right | RC-301
        threat    | | act | D1+1
        slide     | | | palisade-1 to=event-discard
        slide     | palisade=0 | | W+1 to=event-discard
    """,
    "otters": """
        event     | | | M1.exhausted=fish
        event     | exhausted=M1:fish exhausted=S1:fish | | W+1
        no-threat | weapon=0 | threat:right | RC-301
        handled   | weapon=1 | act |
        slid      | | | M1.exhausted=fish S1.exhausted=fish
    """,
    "poisoning": """
        event     | | | W+1
        no-threat | | threat:right | RC-301
        threat    | item=knife | act | D1+1 weapon+1
        slide     | | | W+1 to=event-discard
    """,
    "predator-is-near": """
        event     | | | M2.exhausted=parrot
        event     | exhausted=M2:parrot | | W+1
        no-threat | weapon=1 | threat:right | RC-301
        handled   | | act | D1+1
        slide     | | | @explore=adventure @gather=adventure to=event-discard
    """,
    "ravenous-predators": """
        event     | | | @hunt=beast
        no-threat | | threat:right | RC-301
        threat    | item=fire | act | D1+1
        slide     | | | palisade-1 to=event-discard
        slide     | palisade=0 | | W+1 to=event-discard
    """,
    "ravishing-hurricane": """
        event     | | tile:M2 | M2.exhausted=parrot,wood
        event     | bare | |
        no-threat | | threat:right | RC-301
        handled   | item=shovel | act | D1+1
        slide     | | | to=event-discard
    """,
    "rough-passage": """
        event   | | | N1.covered=True
        handled | | act | D1+1
        slide   | | | N1.covered=True to=event-discard
    """,
    "searching-for-a-new-path": """
        event  | | | @explore=reroll
        threat | | act | D1+1
        slide  | | | @explore=adventure @gather=adventure to=event-discard
    """,
    "sleepless-night": """
        event  | | | @build=reroll @gather=reroll @explore=reroll
        threat | | act | D1+1
        slide  | | | @explore=adventure @gather=adventure to=event-discard
    """,
    "slow-work": """
        event  | | | @build=wood
        threat | | act | D1+1
        slide  | | | @build=wood to=event-discard
    """,
    "smoke-on-the-horizon": """
        event   | | | M2.covered=True
        handled | | act | D1+1
        slide   | | | M2.covered=True to=event-discard
    """,
    "strong-wind": """
        event  | | | @build=pawn
        threat | | act | D1+1
        slide  | item=knife,rope | flip:rope | items=knife #items-1 #inventions+1 to=event-discard
        slide  | | | to=event-discard
    """,
    "insects": """
        event     | | | wood-1
        event     | wood=0 | |
        no-threat | | threat:right | RC-301
        threat    | item=fire | act | D1+1
        slide     | | | wood-1 to=event-discard
        slide     | wood=0 | | to=event-discard
    """,
    "the-island-fights-back": """
        event  | scenario=jenny | | palisade-2
        threat | | act | D1+1
        slide  | scenario=jenny | | palisade-1 to=event-discard
    """,
    "unusually-cold-night": """
        event     | | wood | wood-2
        event     | | wounds | W+1
        event     | wood=1 | wood | wood-1 W+1
        no-threat | wood=0 | threat:right:wood | RC-269
        no-threat | fur=0 | threat:right:fur | RC-269
        threat    | | act:wood | wood-1 D1+1
        threat    | | act:fur | fur-1 D1+1
        slide     | | | W+1 to=event-discard
    """,
    "vertigo": """
        event  | | | today=one-pawn:0
        threat | | act | D1+1
        slide  | | | D-1 to=event-discard
    """,
    "weakness": """
        event  | | | today=no-skills:0
        threat | | act | D1+1
        slide  | | | today=no-skills:0 to=event-discard
    """,
    "winter-depression": """
        event     | | | morale-1
        no-threat | food=0 | threat:right | RC-269
        threat    | | act | food-1 D1+1
        slide     | | | D-1 to=event-discard
    """,
    "wrecked-balloon": """
        event  | | | morale-1
        threat | top=mystery:mystery/bite,mystery/gold | act | #mystery-1 #treasures+1
        slide  | | | to=event-discard
    """,
}

BUILDING = {
    "broken-tree": """
        event     | | | W+1 @build=adventure
        no-threat | | threat:right | RC-301
        threat    | item=rope | act | D1+1 wood+1
        slide     | | | morale-1 to=event-discard
    """,
    "catastrophe": """
        event  | | | today=items-out @build=adventure
        threat | | act | D1+1
        slide  | item=knife,rope | discard:knife | items=rope weapon-1 #items-1 #invention-discard+1 to=event-discard
        slide  | | | to=event-discard
    """,
    "fight": """
        event  | | | W+1 @build=adventure
        threat | | act | D1+1
        slide  | | | D-2 to=event-discard
        slide  | determination=1 | | D-1 W+1 to=event-discard
    """,
    "flying-surprise": """
        event     | | roof | roof-1 @build=adventure
        event     | | palisade | palisade-1 @build=adventure
        no-threat | wood=0 | threat:right | RC-269
        threat    | | act | wood-1 D1+1
        slide     | | roof | roof-1 to=event-discard
        slide     | | palisade | palisade-1 to=event-discard
        event     | roof=0 | roof | W+1 @build=adventure
        event     | palisade=0 | palisade | W+1 @build=adventure
        slide     | roof=0 | roof | W+1 to=event-discard
        slide     | palisade=0 | palisade | W+1 to=event-discard
    """,
    "heavy-clouds": """
        event     | | | @weather=rain @build=adventure
        no-threat | fur=0 | threat:right | RC-269
        threat    | | act | fur-1 D1+1
        slide     | | | @weather=rain to=event-discard
    """,
    "heavy-rain": """
        event     | | | @weather=rain @build=adventure
        no-threat | wood=0 | threat:right | RC-269
        threat    | | act | wood-1 D1+1
        slide     | | | @weather=rain to=event-discard
    """,
    "jaguar": """
        event     | | | W+1 @build=adventure
        no-threat | weapon=1 | threat:right | RC-301
        threat    | | act |
        slide     | | | W+1 to=event-discard
    """,
    "landslide": """
        event     | | move-camp:M2 | camp=M2 roof-1 palisade-1 @build=adventure
        event     | bare | | W+1 @build=adventure
        no-threat | | threat:right | RC-301
        threat    | item=shovel | act | D1+1
        slide     | | | today=skip-production to=event-discard
    """,
    "memories-of-the-cruise": """
        event  | | | morale-1 @build=adventure
        threat | | pair | D1+2 morale+1
        slide  | | | D-1 to=event-discard
    """,
}

GATHERING = {
    "cloudburst": """
        event   | | move-camp:S1 | camp=S1 roof-1 palisade-1 @gather=adventure
        handled | | act | camp=M2 @gather=adventure
        handled | roof=1 palisade=2 | act | camp=M2 @gather=adventure
        handled | roof=4 palisade=1 | act | camp=M2 roof-1 @gather=adventure
        slide   | | | to=event-discard
    """,
    "culled-area": """
        event     | | | today=no-food @gather=adventure
        no-threat | weapon=1 | threat:right | RC-301
        threat    | | act | food+2
        slide     | | | to=event-discard
    """,
    "disaster": """
        event     | | roof | roof-1 @gather=adventure
        event     | | palisade | palisade-1 @gather=adventure
        no-threat | wood=0 | threat:right | RC-269
        threat    | | act roof | wood-1 roof+1
        threat    | | act palisade | wood-1 palisade+1
        threat    | homeless | act roof | wood-1
        slide     | roof=5 | roof | roof-2 to=event-discard
        slide     | | palisade | palisade-1 to=event-discard
        event     | roof=0 | roof | W+1 @gather=adventure
        event     | palisade=0 | palisade | W+1 @gather=adventure
    """,
    "frost": """
        event     | | | @weather=winter @gather=adventure
        no-threat | wood=0 | threat:right:wood | RC-269
        threat    | | act:wood | wood-1 D1+2
        threat    | | act:fur | fur-1 D1+2
        slide     | | | @weather=winter to=event-discard
    """,
    "heavy-rain-is-coming": """
        event     | | | @weather=rain @gather=adventure
        no-threat | | threat:right | RC-301
        threat    | item=shovel | act | D1+1
        slide     | | | @weather=rain to=event-discard
    """,
    "high-water": """
        event     | | | @explore=adventure @gather=adventure
        no-threat | | threat:right:shovel | RC-303
        threat    | | pair:wood | wood-1 D1+2
        threat    | item=shovel | pair:shovel | D1+2
        slide     | ration=1 | | wood-3 food-3 fur-2 ration-1 today=skip-production to=event-discard
    """,
    "raging-river": """
        event     | | | today=half-production @gather=adventure
        no-threat | | threat:right | RC-301
        threat    | item=shovel | act | D1+1
        slide     | | | today=skip-production to=event-discard
    """,
    "rain": """
        event     | | | @weather=rain @gather=adventure
        no-threat | fur=0 | threat:right | RC-269
        threat    | | act | fur-1 D1+1
        slide     | | | @weather=rain to=event-discard
    """,
    "storm": """
        event     | | | @weather=storm @gather=adventure
        no-threat | | threat:right:shovel | RC-303
        threat    | | act:wood | wood-1 D1+1
        threat    | item=shovel | act:shovel | D1+1
        slide     | | | palisade-1 to=event-discard
        slide     | palisade=0 | | W+1 to=event-discard
    """,
    "storm-damage": """
        event     | roof=3 | roof | roof-1 @gather=adventure
        event     | palisade=4 | palisade | palisade-2 @gather=adventure
        no-threat | wood=0 | threat:right | RC-269
        threat    | | act roof | wood-1 roof+1
        threat    | | act palisade | wood-1 palisade+1
        slide     | | roof | roof-1 to=event-discard
        slide     | palisade=0 | palisade | W+1 to=event-discard
        slide     | roof=0 | roof | W+1 to=event-discard
    """,
    "stroke-of-fate": """
        event  | threats=vertigo,jaguar | | D-1 W+1 #threat-left-1 #threat-right-1 #event-discard+2 @gather=adventure
        threat | | act | D1+3
        slide  | | | D-1 to=event-discard
    """,
    "thunderstorm": """
        event     | | | M1.exhausted=wood @gather=adventure
        no-threat | | threat:right | RC-301
        handled   | item=shovel | act | @gather=adventure
        slid      | | exhaust:N1-wood | M1.exhausted=wood N1.exhausted=wood @gather=adventure
        event     | bare exhausted=M1:wood | | W+1 @gather=adventure
    """,
}

EXPLORATION = {
    "awful-weather": """
        event     | | | @weather=rain @explore=adventure
        no-threat | wood=0 | threat:right | RC-269
        threat    | | act | wood-1 D1+1
        slide     | | | @weather=winter to=event-discard
    """,
    "chronic-tiredness": """
        event  | | | @night=food @explore=adventure
        threat | | pair | D1+2
        slide  | | | W+1 to=event-discard
    """,
    "cold-rain": """
        event     | | | @weather=rain @explore=adventure
        no-threat | | threat:right | RC-301
        threat    | item=shovel | act | D1+1
        slide     | | | @weather=rain to=event-discard
    """,
    "fire": """
        event     | | | today=no-wood @explore=adventure
        no-threat | | threat:right | RC-301
        threat    | item=shovel | act | D1+1
        slide     | | | today=no-wood to=event-discard
    """,
    "flood": """
        event     | item=knife,rope | item flip:rope | items=knife #items-1 #inventions+1 @explore=adventure
        event     | | item | W+1 @explore=adventure
        event     | | weapon | weapon-1 @explore=adventure
        event     | | palisade | palisade-1 @explore=adventure
        event     | | wounds | W+1 @explore=adventure
        no-threat | | threat:right | RC-301
        threat    | item=shovel | act | D1+1
        slide     | | | palisade-1 to=event-discard
        event     | weapon=0 | weapon | W+1 @explore=adventure
        event     | palisade=0 | palisade | W+1 @explore=adventure
        slide     | palisade=0 | | W+1 to=event-discard
    """,
    "night-attack": """
        event     | | | W+1 seen-hunting=fox @explore=adventure
        no-threat | weapon=2 | threat:right | RC-301
        threat    | weapon=3 | act | food+2 fur+1 #hunting-1 #beast-discard+1
        slide     | | | #hunting-1 #beast-discard+1 to=event-discard
    """,
    "precipice": """
        event     | | tile:S1 | S1.down=True @explore=adventure
        no-threat | wood=1 | threat:right | RC-269
        handled   | | act | wood-2 D1+3 @explore=adventure
        slide     | | | to=event-discard
    """,
    "predator-in-the-vicinity": """
        event     | | | @weather=animals @explore=adventure
        no-threat | weapon=1 | threat:right | RC-301
        threat    | | act | D1+1
        slide     | | | @weather=animals to=event-discard
    """,
    "predators": """
        event     | | | M1.exhausted=fish @explore=adventure
        no-threat | weapon=1 | threat:right | RC-301
        handled   | | pair | D1+1 @explore=adventure
        slid      | | exhaust:M2-parrot | M1.exhausted=fish M2.exhausted=parrot @explore=adventure
        event     | bare exhausted=M1:fish | | W+1 @explore=adventure
    """,
    "predators-in-the-woods": """
        event     | | | @explore=adventure,beast
        no-threat | weapon=0 | threat:right | RC-301
        handled   | | act | D1+1 @explore=adventure
        slid      | | | W+1 @explore=adventure
        handled   | weapon=1 | act | D1+1 @explore=adventure
    """,
    "ravishing-windstorm": """
        event  | | | weapon-2 @explore=adventure
        event  | weapon=1 | | weapon-1 @explore=adventure
        threat | | act | weapon+1 D1+1
        slide  | | | to=event-discard
    """,
    "sunny-beach": """
        event  | | | @explore=adventure
        threat | | pair | D+1
        slide  | | | D-1 to=event-discard
    """,
}

WRECKAGE = {
    "food-crates": """
        wreckage | | 1>threat:right:one ready | food+1
        wreckage | | 1>threat:right:two 1>join:threat:right:pawn ready | food+1 ration+1
        slide    | | | to=wreckage
    """,
    "wrecked-lifeboat": """
        wreckage | | 1>threat:right:one ready | wood+1
        wreckage | | 1>threat:right:two 1>join:threat:right:pawn ready | wood+2
        slide    | | | to=wreckage
    """,
    "captains-chest": """
        wreckage | | 1>threat:right:one ready | wood+1
        wreckage | | 1>threat:right:two 1>join:threat:right:pawn ready | wood+1 #starting-box-1 #starting+1
        slide    | | | to=wreckage
    """,
}

EXPECTED = {f"event/{card}": text for deck in (BOOK, BUILDING, GATHERING, EXPLORATION) for card, text in deck.items()}
EXPECTED |= {f"wreckage/{card}": text for card, text in WRECKAGE.items()}
