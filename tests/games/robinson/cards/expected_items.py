"""What Starting Items, Discovery tokens and Inventions do, line by line (see deeds.py), after rules-cards.md."""

STARTING_ITEMS = {
    "bible": """
        arrange | wounds=2 | use:bible | D1+1 W1-1 to=starting
    """,
    "biscuits": """
        round | | use:biscuits | ration+1 to=starting
        round | | use:biscuits use:biscuits | ration+2 to=starting-gone
    """,
    "empty-bottle": """
        round | | use:empty-bottle | weapon+1 to=starting
        round | | use:empty-bottle use:empty-bottle | weapon+2 to=starting-gone
    """,
    "flask-of-rum": """
        night    | wounds=2 | use:flask-of-rum heal:who-1 | W1-1 to=starting
        night    | wounds=2 | use:flask-of-rum heal:who-1 use:flask-of-rum heal:who-1 | W1-2 to=starting-gone
        no-round | wounds=2 | use:flask-of-rum | HF-01
    """,
    "hammer-and-nails": """
        planning | | 0>use:hammer-and-nails 1>build:weapon 1>join:build:weapon:brown-extra1 ready | wood-1 weapon+1 to=starting
        no-round | | use:hammer-and-nails | HF-01
    """,
    "pipe-and-tobacco": """
        round | | use:pipe-and-tobacco give:who-2 | D2+2 to=starting
        round | | use:pipe-and-tobacco give:who-2 use:pipe-and-tobacco give:who-0 | D2+2 D0+2 to=starting-gone
    """,
    "pistol": """
        fight    | | use:pistol | W1-3 temporary+3 to=starting
        no-round | | use:pistol | HF-01
    """,
    "storm-glass": """
        production | round=5 | sky:rain,rain-2 use:storm-glass | weather=rain:rain-2 today=weather-rolled to=starting
        no-night   | round=5 | use:storm-glass | HF-01
    """,
}

DISCOVERIES = {
    "thorny-bushes": """
        round    | | token:thorny-bushes | palisade+1 to=discovery-gone
        no-round | homeless | token:thorny-bushes | HF-01
    """,
    "old-machete": """
        round | | token:old-machete | weapon+1 to=discovery-gone
    """,
    "large-leaves": """
        clouds    | clouds=rain:2 | token:large-leaves | rain-1 to=discovery-gone
        no-clouds | clouds=winter:2 | token:large-leaves | HF-01
    """,
    "treasure": """
        round | top=mystery:mystery/bite,mystery/gold | token:treasure | #mystery-1 #treasures+1 to=discovery-gone
    """,
    "tobacco": """
        round    | | token:tobacco | morale+1 to=discovery-gone
        no-round | morale=3 | token:tobacco | HF-01
    """,
    "fallen-tree": """
        gained | | | wood+1 to=discovery-gone
    """,
    "candles": """
        planning | | 0>token:candles 1>build:weapon 1>join:build:weapon:brown-extra1 ready | wood-1 weapon+1 to=discovery-gone
        no-round | | token:candles | HF-01
    """,
    "nourishing-larvae": """
        gained | | | food+2 to=discovery-gone
    """,
    "goat": """
        gained   | | | to=discoveries
        round    | weapon=1 | token:goat | fur+1 food+1 to=discovery-gone
        no-round | weapon=0 | token:goat | HF-01
    """,
    "vegetables": """
        night    | item=pot wounds=2 | token:vegetables heal:who-0 heal:who-0 | W0-2 to=discovery-gone
        night    | item=pot wounds=2 | token:vegetables heal:who-0 heal:who-2 | W0-1 W2-1 to=discovery-gone
        no-night | wounds=2 | token:vegetables | HF-01
        no-round | item=pot wounds=2 | token:vegetables | HF-01
    """,
    "poison": """
        round    | item=pot | token:poison | weapon+2 to=discovery-gone
        no-round | | token:poison | HF-01
    """,
    "healing-herbs": """
        round    | item=pot | token:healing-herbs | items=cure,pot #inventions-1 #items+1 to=discovery-gone
        no-round | | token:healing-herbs | HF-01
        no-round | item=pot,cure | token:healing-herbs | HF-01
    """,
    "herbs": """
        round    | item=pot | token:herbs | morale+1 to=discovery-gone
        no-round | | token:herbs | HF-01
        no-round | item=pot morale=3 | token:herbs | HF-01
    """,
    "sigil-a": """
        night    | wounds=2 | token:sigil-a heal:who-1 | W1-1 to=discovery-gone
        no-round | wounds=2 | token:sigil-a | HF-01
    """,
    "sigil-b": """
        round | | token:sigil-b | score-stage+1 to=discovery-gone
    """,
    "sigil-c": """
        round | | token:sigil-c | weapon+1 to=discovery-gone
    """,
    "sigil-d": """
        round | | token:sigil-d give:who-0 give:who-0 give:who-2 | D0+2 D2+1 to=discovery-gone
    """,
}

INVENTIONS = {
    "shortcut": """
        no-build | | build:shortcut | RC-350
        build    | item=map | make:shortcut shortcut:M2 | items=map,shortcut M2.tokens=shortcut
        produce  | built=shortcut on=M2:shortcut | shortcut:food | food+1 to=items
        produce  | built=shortcut on=M2:shortcut | shortcut:wood | wood+1 to=items
    """,
    "basket": """
        no-build | bare | build:basket | RC-350
        build    | | make:basket | items=basket
        gather   | | item:basket | food+1 to=items
    """,
    "bed": """
        no-build | bare | build:bed | RC-350
        build    | | make:bed | items=bed
        rest     | wounds=3 | | W1-1 D1+1 to=items
    """,
    "belts": """
        no-build | | build:belts | RC-350
        no-build | item=knife fur=0 | build:belts | RC-269
        build    | item=knife | make:belts | items=belts,knife fur-1
        planning | | 1>gather:M2-parrot 1>join:gather:M2-parrot:grey-belts ready | food+1 to=items
    """,
    "bow": """
        no-build | item=rope | build:bow | RC-350
        no-build | item=knife | build:bow | RC-350
        no-build | item=rope,knife wood=0 | build:bow | RC-269
        build    | item=rope,knife | make:bow | items=bow,knife,rope wood-1 weapon+3
    """,
    "bricks": """
        no-build | bare | build:bricks | RC-350
        build    | | make:bricks | items=bricks palisade+1
        build    | homeless | make:bricks | items=bricks
    """,
    "cellar": """
        no-build | | build:cellar | RC-350
        build    | item=shovel | make:cellar | items=cellar,shovel
        rot      | | | food+3 to=items
    """,
    "corral": """
        no-build | | build:corral | RC-350
        build    | item=rope | make:corral corral:M2-parrot | items=corral,rope wood-1 M2.exhausted=parrot M1.tokens=food
        build    | item=rope | make:corral no | items=corral,rope wood-1
    """,
    "cure": """
        no-build | bare | build:cure | RC-350
        build    | | make:cure | items=cure
    """,
    "dam": """
        no-build | bare | build:dam | RC-350
        no-build | wood=0 | build:dam | RC-269
        build    | | make:dam | items=dam wood-1 ration+2
    """,
    "diary": """
        no-build | fur=0 | build:diary | RC-269
        build    | | make:diary | items=diary fur-1
        morale   | morale=1 | | D0+1 to=items
    """,
    "drums": """
        no-build | bare | build:drums | RC-350
        no-build | fur=0 | build:drums | RC-269
        build    | | make:drums | items=drums fur-1
        morale   | morale=-1 | | D0+2 to=items
    """,
    "fire": """
        no-build | | build:fire | RC-350
        build    | tile=N2:11 | make:fire | items=fire palisade+1
    """,
    "fireplace": """
        no-build | | build:fireplace | RC-350
        build    | item=fire | make:fireplace | items=fire,fireplace
        night    | wounds=2 | item:fireplace heal:who-0 heal:who-1 | food-1 W0-1 W1-1 to=items
        no-night | wounds=2 food=0 | item:fireplace | HF-01
        no-night | wounds=4 | item:fireplace heal:who-0 heal:who-0 item:fireplace | HF-01
        night    | wounds=2 food=1 | item:fireplace heal:who-0 heal:who-0 | food-1 W0-2 to=items
    """,
    "furnace": """
        no-build | | build:furnace | RC-350
        build    | item=bricks | make:furnace | items=bricks,furnace
        weather  | token=weather:winter roof=0 | | wood+2 food+1 to=items
    """,
    "knife": """
        no-build | | build:knife | RC-350
        build    | tile=N2:11 | make:knife | items=knife weapon+1
    """,
    "lantern": """
        no-build | | build:lantern | RC-350
        no-build | bare item=fire | build:lantern | RC-350
        build    | item=fire | make:lantern | items=fire,lantern
        planning | | 1>build:weapon 1>join:build:weapon:brown-lantern ready | wood-1 weapon+1 to=items
    """,
    "map": """
        no-build | bare | build:map | RC-350
        build    | | make:map | items=map
        planning | camp=M2 top=tile:tile/tile-5 top=discovery:discovery/goat | 1>explore:N2 1>join:explore:N2:green-map ready | N2.tile=tile-5 #tile-1 #placed+1 #discovery-1 #discoveries+1 score-tiles+1 to=items
    """,
    "moat": """
        no-build | | build:moat | RC-350
        no-build | item=shovel wood=0 | build:moat | RC-269
        build    | item=shovel | make:moat | items=moat,shovel wood-1 palisade+2
        build    | item=shovel homeless | make:moat | items=moat,shovel wood-1
    """,
    "pit": """
        no-build | | build:pit | RC-350
        no-build | item=shovel wood=0 | build:pit | RC-269
        build    | item=shovel | make:pit | items=pit,shovel wood-1
        produce  | face=0 | | food+1 to=items
        produce  | face=5 | | to=items
    """,
    "pot": """
        no-build | bare | build:pot | RC-350
        build    | | make:pot | items=pot
        night    | wounds=2 | item:pot heal:who-2 | food-1 W2-1 to=items
        no-night | wounds=2 food=0 | item:pot | HF-01
        no-night | wounds=2 | item:pot heal:who-0 item:pot | HF-01
        night    | wounds=2 food=1 | item:pot heal:who-0 | food-1 W0-1 to=items
    """,
    "raft": """
        no-build | | build:raft | RC-350
        no-build | item=rope wood=1 | build:raft | RC-269
        build    | item=rope | make:raft | items=raft,rope wood-2
        planning | | 1>gather:M2-parrot 1>join:gather:M2-parrot:raft-raft ready | food+1 to=items
        planning | camp=M2 top=tile:tile/tile-5 top=discovery:discovery/goat | 1>explore:N2 1>join:explore:N2:raft-raft ready | N2.tile=tile-5 #tile-1 #placed+1 #discovery-1 #discoveries+1 score-tiles+1 to=items
    """,
    "rope": """
        no-build | bare | build:rope | RC-350
        build    | | make:rope | items=rope
    """,
    "sack": """
        no-build | fur=0 | build:sack | RC-269
        build    | | make:sack | items=sack fur-1
        gather   | | item:sack | food+1 to=items
    """,
    "shield": """
        no-build | | build:shield | RC-350
        no-build | item=rope wood=0 | build:shield | RC-269
        build    | item=rope | make:shield | items=rope,shield wood-1
        planning | | 1>hunt:beast 1>join:hunt:beast:red-shield ready | food+2 fur+1 #hunting-1 #beast-discard+1 to=items
    """,
    "shovel": """
        no-build | covered=M1 | build:shovel | RC-350
        build    | | make:shovel | items=shovel
    """,
    "sling": """
        no-build | fur=0 | build:sling:fur | RC-269
        no-build | wood=0 | build:sling:wood | RC-269
        build    | | make:sling:fur | items=sling fur-1 weapon+2
        build    | | make:sling:wood | items=sling wood-1 weapon+2
    """,
    "snare": """
        no-build | | build:snare | RC-350
        build    | item=rope | make:snare | items=rope,snare M1.tokens=food
        build    | item=rope on=M1:food | make:snare | items=rope,snare
    """,
    "spear": """
        no-build | | build:spear | RC-350
        no-build | item=knife wood=0 | build:spear | RC-269
        build    | item=knife | make:spear | items=knife,spear wood-1 weapon+3
    """,
    "wall": """
        no-build | | build:wall | RC-350
        build    | item=bricks | make:wall | items=bricks,wall palisade+2
        build    | item=bricks homeless | make:wall | items=bricks,wall
    """,
}

EXPECTED = {f"starting-item/{card}": text for card, text in STARTING_ITEMS.items()}
EXPECTED |= {f"discovery/{card}": text for card, text in DISCOVERIES.items()}
EXPECTED |= {f"invention/{card}": text for card, text in INVENTIONS.items()}
