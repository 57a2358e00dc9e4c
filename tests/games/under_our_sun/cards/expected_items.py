"""What items, equipment and loot do when they are used, worn and found, line by line (see deeds.py)."""

from tests.games.under_our_sun.deeds import read

ITEM = {
    "knife": """
        own | alone foe=raider@HERE dice=G0,Y0,B1,Y0,B0 | attack:foe-1:knife | A0-1 foes=raider@HERE~1
        own | alone hidden=0 foe=raider@HERE dice=Y1,G0,Y0,G1 | sneak-attack:foe-1:knife | A0-2 hidden=- foes=raider@HERE~1
    """,
    "club": """
        own | alone foe=raider@HERE dice=G0,Y0,Y1,Y0,B0 | attack:foe-1:club | A0-1 foes=raider@HERE~1
        own | alone hidden=0 foe=raider@HERE dice=Y1,G0,Y0,Y1 | sneak-attack:foe-1:club | A0-2 hidden=- foes=raider@HERE~1
    """,
    "crowbar": """
        own | alone foe=raider@HERE dice=G0,Y0,Y1,Y0,B0 | attack:foe-1:crowbar | A0-1 foes=raider@HERE~1
        own | spot=HERE:box-strength top=loot:katana,drone dice=G0,Y1 | open keep:1 | A0-1 HERE.box=- I0=crowbar,katana #loot-1
        own | spot=HERE:box-skill dice=Y0,B0 | open | A0-1
    """,
    "machete": """
        own | alone foe=raider@HERE dice=G0,Y0,G2,Y0,B0 | attack:foe-1:machete | A0-1 foes=raider@HERE~2
    """,
    "spear": """
        own | alone foe=raider@HERE dice=G0,Y0,B1,Y0,B0 | attack:foe-1:spear | A0-1 foes=raider@HERE~1
        enter | outside foe=raider@HERE dice=G0,Y0,B0,Y1,Y0,B0 | attack:foe-1:spear | at0=HERE foes=raider@HERE~1
    """,
    "bow": """
        own | foe=raider@W dice=G0,Y0,G1,B0,B1 | shoot:foe-1:bow | A0-1 H0-1 I0=bow:2 foes=raider@W~1
        own | foe=raider@W dice=G0,Y0,G1,B1 | shoot:foe-1:bow | A0-1 I0=bow:2 foes=raider@HERE~1
        own | alone foe=raider@HERE dice=G0,Y0,G1,Y0,B0 | attack:foe-1:bow | A0-1 I0=bow:2 foes=raider@HERE~1
        own | uses=bow:0 arrow=1 foe=feral-dog@W dice=G0,Y0,G0,B0 | shoot:foe-1:bow | A0-1 arrow0-1
        own | uses=bow:1 foe=feral-dog@W dice=G0,Y0,G0,B0 | shoot:foe-1:bow | A0-1 I0=bow:0
        no-own | uses=bow:0 foe=raider@W | shoot:foe-1:bow |
        no-own | blank=NN:20 foe=raider@NN | shoot:foe-1:bow |
    """,
    "crossbow": """
        own | foe=feral-dog@W dice=G0,Y0,G0,Y1,B0 | shoot:foe-1:crossbow | A0-1 I0=crossbow:1 foes=feral-dog@W~1
    """,
    "slingshot": """
        own | foe=feral-dog@W dice=G0,Y0,B1,B0 | shoot:foe-1:slingshot | A0-1 foes=feral-dog@W~1
    """,
    "scrap-pistol": """
        own | foe=feral-dog@W dice=G0,Y0,G1,Y0,B0 | shoot:foe-1:scrap-pistol | A0-1 I0=scrap-pistol:3 foes=feral-dog@W~1
    """,
    "fire-bottle": """
        own | foe=raider@W foe=feral-dog@W dice=G1,G1,B0,B0 | throw:fire-bottle:W | A0-1 I0=- foes=raider@W~2 bodies=feral-dog@W
        own | foe=great-bear@W foe=raider@W dice=G1,G0,B1 | throw:fire-bottle:W | A0-1 I0=- foes=great-bear@-1,-2~1,raider@HERE~1 -1,-2.tile=down #stack-1
        own | alone foe=great-bear@HERE dice=G2,G2,G0,Y1 | throw:fire-bottle:HERE | A0-1 H0-1 I0=- foes=great-bear@N~4
        own | alone foe=raider@HERE dice=G0,G1,Y1,B0 | throw:fire-bottle:HERE | A0-1 H0-1 I0=- foes=raider@HERE~1
        own | wood=1 | campfire | A0-1 wood0-1 HERE.fire=campfire
    """,
    "nail-bomb": """
        own | foe=raider@W foe=feral-dog@W dice=G1,Y1,G0,Y0,B0,B0,B1 | throw:nail-bomb:W | A0-1 I0=- foes=raider@W~2,feral-dog@HERE
        own | alone foe=raider@HERE foe=feral-dog@HERE dice=G1,Y0,G2,Y0,Y0,B0,Y1 | throw:nail-bomb:HERE | A0-1 H0-1 I0=- foes=raider@HERE~1 bodies=feral-dog@HERE
        no-own | wood=1 | campfire |
    """,
    "bandage": """
        own | | use:bandage heal:char-1 | A0-1 I0=- H1+1
        own | hp=2 | use:bandage heal:char-0 | A0-1 I0=- H0+2
        own | hp=4,2 | use:bandage heal:char-1 | A0-1 I0=- H1+2
        no-own | | use:bandage heal:char-2 |
        no-own | hp=7,6 | use:bandage |
    """,
    "medikit": """
        own | | use:medikit heal:char-0 | A0-1 I0=medikit:1 H0+2
        own | infected=1 | use:medikit cure:char-1 | A0-1 I0=medikit:1 infected=-
        own | uses=medikit:1 | use:medikit heal:char-1 | A0-1 I0=- H1+2
        no-own | infected=2 hp=7,6 | use:medikit |
    """,
    "antibiotic": """
        own | infected=0 | use:antibiotic | I0=- infected=-
        own | infected=1 | use:antibiotic | I0=- infected=-
        own | infected=1 infected=0 | use:antibiotic cure:char-0 | I0=- infected=1
        no-own | infected=2 | use:antibiotic |
    """,
    "defibrillator": """
        own | dead=1 infected=1 ap=6,0 | use:defibrillator | A0-1 I0=- H1+2 F1-1 dead=- infected=-
        no-own | dead=2 | use:defibrillator |
        no-own | dead=1 weather=solar-storm | use:defibrillator |
    """,
    "stimulant": """
        own | | use:stimulant | A0+2 I0=- tired_next=0
        own | ap=7 | use:stimulant | A0+1 I0=- tired_next=0
        dawn | tired=0 well=2,2,2 | | F0-2 F1-1 F2-1 H1-1 H2-1 tired_next=-
    """,
    "tent": """
        own | | camp-up | A0-1 I0=- HERE.camp=True
        own | | camp-up camp-down | A0-2
        no-own | at=0:HAVEN | camp-up |
    """,
    "lighter": """
        own | wood=1 | campfire | A0-1 wood0-1 HERE.fire=campfire
        no-own | | campfire |
    """,
    "torch": """
        own | wood=1 | campfire | A0-1 wood0-1 HERE.fire=campfire
        own | | use:torch | I0=torch:0
        own | wood=1 | use:torch campfire | A0-1 wood0-1 HERE.fire=campfire I0=torch:0
        own | alone foe=raider@HERE dice=G0,Y0,B1,Y0,B0 | use:torch attack:foe-1:bare | A0-1 I0=torch:0 foes=raider@HERE~1
        own | alone item=machete foe=raider@HERE dice=G0,Y0,G0,B1,Y0,B0 | use:torch attack:foe-1:machete | A0-1 I0=machete,torch:0 foes=raider@HERE~1
        own | alone foe=raider@HERE dice=G0,Y1,Y0,B0 | attack:foe-1:bare | A0-1 foes=raider@HERE~1
        own | night dice=Y1 | use:torch sneak:W | A0-2 I0=torch:0 at0=W hidden=0
        own | night hp=2 dice=Y1,R0 | use:torch sneak:W | A0-2 I0=torch:0 at0=W hidden=0
        own | night dice=Y1,R0 | sneak:W | A0-2 at0=W hidden=0
        own | alone foe=raider@HERE dice=G0,Y0,Y0,B0 | use:torch discard drop:torch drop:done attack:foe-1:bare | A0-1 I0=- lying=torch@HERE
        over | uses=torch:0 ap=0,0,0 | | I0=-
        over | ap=0,0,0 | |
        no-own | uses=torch:0 | use:torch |
    """,
    "small-trap": """
        own | | use:small-trap | A0-1 I0=- HERE.trap=True
        no-own | spot=HERE:trap-yes | use:small-trap |
        lure | spot=N:trap-yes blank=NN:20 foe=feral-dog@NN dice=G1,G0 | | foes=feral-dog@N~1 N.trap=False
        lure | spot=N:trap-yes blank=NN:20 foe=feral-dog@NN dice=G2,G0 | | foes=- bodies=feral-dog@N N.trap=False
        lure | spot=N:trap-yes blank=NN:20 foe=feral-dog@N | | foes=feral-dog@HERE
    """,
    "rope": """
        own | | use:rope move:N | A0-3 at0=N I0=rope*
        own | | use:rope move:E | A0-2 at0=E I0=rope*
        own | | use:rope move:W | A0-1 at0=W I0=rope* today=rope:0
        own | ap=8 | use:rope move:E move:N | A0-6 at0=N I0=rope*
        own | dice=Y1 | use:rope sneak:E | A0-4 at0=E hidden=0 I0=rope* today=rope:0
        no-own | | use:rope use:rope |
    """,
    "lockpick": """
        own | spot=HERE:box-skill top=loot:katana,drone dice=Y0,B0,G1 | open keep:2 | A0-1 HERE.box=- I0=drone,lockpick #loot-1
        own | spot=HERE:box-skill dice=Y0,B0,G0 | open | A0-1
        own | spot=HERE:box-strength dice=G0 | open | A0-1
    """,
    "flashlight": """
        own | night dice=Y1 | sneak:W | A0-2 at0=W hidden=0
        own | night hp=2 top=night:silence dice=Y1,R-1 | sneak:W | A0-2 at0=W
        own | weather=solar-storm night dice=Y1,R0 | sneak:W | A0-2 at0=W hidden=0
    """,
    "binoculars": """
        own | top=stack:tile-9 | use:binoculars reveal:NN | I0=binoculars* NN.tile=tile-9 #stack-1 stack=-
        own | top=stack:tile-9 | use:binoculars reveal:1,-1 | I0=binoculars* 1,-1.tile=tile-9 #stack-1 stack=-
        no-own | blank=NN:20 | use:binoculars reveal:0,-4 |
        no-own | | use:binoculars reveal:NN use:binoculars |
    """,
}

EQUIPMENT = {
    "water-bottle": """
        own | at=0:HAVEN | refill | A0-1 W0+4 HAVEN.water-4
        own | water=7 | discard drop:water-bottle drop:done | W0-2 I0=- lying=water-bottle@HERE
    """,
    "canteen": """
        own | at=0:HAVEN | refill | A0-1 W0+6 HAVEN.water-6
        own | water=9 | discard drop:canteen drop:done | W0-4 I0=- lying=canteen@HERE
    """,
    "backpack": """
        own | metal=5 dropped=HERE:wood-2 | gather take:wood take:wood | A0-1 wood0+2 HERE.dropped=-
        own | metal=5 | discard drop:backpack drop:metal drop:done | I0=- metal0-1 HERE.dropped=metal-1 lying=backpack@HERE
    """,
    "padded-jacket": """
        own | alone foe=raider@HERE dice=G0,Y0,Y1,B1 | attack:foe-1:bare armour:padded-jacket | A0-1 H0-1 I0=padded-jacket*
        own | alone foe=raider@HERE dice=G0,Y0,Y1,B1 | attack:foe-1:bare take-it | A0-1 H0-2
        own | alone foe=raider@HERE dice=G0,Y0,Y1,B0,G0,Y0,Y1,B0 | attack:foe-1:bare armour:padded-jacket attack:foe-1:bare | A0-2 H0-1 I0=padded-jacket*
    """,
    "scrap-armour": """
        own | alone foe=raider@HERE dice=G0,Y0,Y1,B1 | attack:foe-1:bare armour:scrap-armour | A0-1 H0-1 I0=scrap-armour:3
        own | alone foe=raider@HERE uses=scrap-armour:1 dice=G0,Y0,Y1,B0 | attack:foe-1:bare armour:scrap-armour | A0-1 I0=-
        own | alone foe=raider@HERE dice=G0,Y0,Y1,B0 | attack:foe-1:bare take-it | A0-1 H0-1
    """,
    "road-sign-shield": """
        own | alone foe=raider@HERE dice=Y0,B0,Y1,Y1,B1 | dodge | A0-1
        own | spot=HERE:box-skill dice=Y0,B0 | open | A0-1
    """,
    "hiking-boots": """
        own | | move:E | A0-2 at0=E used=phase:boots:0
        own | | move:N | A0-3 at0=N used=phase:boots:0
        own | ap=8 | move:W move:HERE move:E | A0-4 at0=E used=phase:boots:0
        own | ap=8 | move:E move:N | A0-6 at0=N used=phase:boots:0
        own | dice=Y1 | sneak:E | A0-4 at0=E hidden=0
    """,
    "camouflage-cloak": """
        own | dice=Y0,B1 | sneak:W | A0-2 at0=W hidden=0
        own | night top=night:silence dice=Y0,B1,R-1 | sneak:W | A0-2 at0=W
        own | alone hidden=0 foe=raider@HERE dice=Y0,B1,G1,Y0 | sneak-attack:foe-1:bare | A0-2 hidden=- foes=raider@HERE~1
    """,
    "gas-mask": """
        own | alone foe=crawler@HERE dice=G0,Y0,Y1,B1 | attack:foe-1:bare | A0-1 H0-2
        own | infected=0 item=antibiotic | use:antibiotic | I0=gas-mask infected=-
        dawn | infected=0 well=0,0,0 | | H1-1 H2-1
    """,
}

LOOT = {
    "hunting-rifle": """
        find | dice=G1,G0 | | I0=hunting-rifle:1 #loot-1
        find | dice=G2,G2 | | I0=hunting-rifle:4 #loot-1
        own | foe=feral-dog@W dice=G0,Y0,G1,G0,B0 | shoot:foe-1:hunting-rifle | A0-1 I0=hunting-rifle:3 foes=feral-dog@W~1
    """,
    "sniper-rifle": """
        find | dice=G2,G2 | | I0=sniper-rifle:3 #loot-1
        own | blank=NN:20 foe=raider@NN dice=G0,Y0,G1,G0,Y0 | shoot:foe-1:sniper-rifle | A0-1 I0=sniper-rifle:2 foes=raider@NN~1
        own | foe=raider@W dice=G0,Y0,G1,G0,Y0,B0,B0 | shoot:foe-1:sniper-rifle | A0-1 I0=sniper-rifle:2 foes=raider@W~1
        no-own | blank=NN:20 blank=0,-4:26 foe=raider@0,-4 | shoot:foe-1:sniper-rifle |
    """,
    "revolver": """
        find | dice=G0,G0 | | I0=revolver:0 #loot-1
        own | foe=feral-dog@W dice=G0,Y0,G1,Y0,B0 | shoot:foe-1:revolver | A0-1 I0=revolver:4 foes=feral-dog@W~1
    """,
    "pump-shotgun": """
        find | dice=G1,G1 | | I0=pump-shotgun:2 #loot-1
        own | alone foe=great-bear@HERE dice=G0,Y0,G1,Y0,G1,G0,Y0 | attack:foe-1:pump-shotgun | A0-1 I0=pump-shotgun:2 foes=great-bear@HERE~2
        own | foe=feral-dog@W dice=G0,Y0,G1,Y0,B0 | shoot:foe-1:pump-shotgun | A0-1 I0=pump-shotgun:2 foes=feral-dog@W~1
    """,
    "assault-rifle": """
        find | dice=G1,G0 | | I0=assault-rifle:1 #loot-1
        own | foe=feral-dog@W dice=G0,Y0,G1,G0,B0 | shoot:foe-1:assault-rifle | A0-1 I0=assault-rifle:5 foes=feral-dog@W~1
        own | foe=feral-dog@W dice=G0,Y0,G0,G0,Y1,B0 | shoot:foe-1:assault-rifle:burst | A0-1 I0=assault-rifle:4 foes=feral-dog@W~1
        no-own | uses=assault-rifle:1 foe=feral-dog@W | shoot:foe-1:assault-rifle:burst |
    """,
    "compound-bow": """
        find | dice=G1,G2 | | I0=compound-bow:3 #loot-1
        own | foe=feral-dog@W dice=G0,Y0,G1,G0,B1,B0 | shoot:foe-1:compound-bow | A0-1 I0=compound-bow:3 foes=feral-dog@W~1
        own | foe=feral-dog@W dice=G0,Y0,G1,G0,B1,B1 | shoot:foe-1:compound-bow | A0-1 I0=compound-bow:3 foes=feral-dog@HERE~1
    """,
    "katana": """
        find | | | I0=katana #loot-1
        own | alone foe=great-bear@HERE dice=G0,Y0,G1,G1,G0,Y0 | attack:foe-1:katana | A0-1 foes=great-bear@HERE~2
    """,
    "sledgehammer": """
        find | | | I0=sledgehammer #loot-1
        own | alone foe=great-bear@HERE dice=G0,Y0,G1,G1,G0,Y0 | attack:foe-1:sledgehammer | A0-1 foes=great-bear@HERE~2
        own | spot=HERE:box-strength top=loot:katana,drone dice=G0,G1 | open keep:1 | A0-1 HERE.box=- I0=katana,sledgehammer #loot-1
        own | | sneak:W | A0-2 at0=W
        own | crew=medic,scout,veteran dice=Y1 | sneak:W | A0-2 at0=W hidden=0
        own | alone hidden=0 foe=raider@HERE dice=Y1,G1,Y0 | sneak-attack:foe-1:bare | A0-2 hidden=- foes=raider@HERE~1
    """,
    "stun-baton": """
        find | | | I0=stun-baton #loot-1
        own | alone foe=great-bear@HERE dice=G0,Y0,G1,Y1 | attack:foe-1:stun-baton | A0-1 foes=great-bear@HERE~1
        own | alone foe=great-bear@HERE dice=G0,Y0,G1,Y0,G1,Y0 | attack:foe-1:stun-baton | A0-1 H0-1 foes=great-bear@HERE~1
        own | alone foe=great-bear@HERE dice=G0,Y0,G0,G1,Y0 | attack:foe-1:stun-baton | A0-1 H0-1
        no-own | weather=solar-storm alone foe=great-bear@HERE | attack:foe-1:stun-baton |
    """,
    "chainsaw": """
        find | | | I0=chainsaw:3 #loot-1
        own | alone foe=great-bear@HERE dice=G0,Y0,G1,G1,G1,G0,Y0 | attack:foe-1:chainsaw | A0-1 I0=chainsaw:2 foes=great-bear@HERE~3
        own | alone uses=chainsaw:1 foe=great-bear@HERE dice=G0,Y0,G1,G0,G0,G0,Y0 | attack:foe-1:chainsaw | A0-1 I0=chainsaw:0 foes=great-bear@HERE~1
        own | uses=chainsaw:0 alcohol=1 | refuel | A0-1 alcohol0-1 I0=chainsaw:3
        no-own | alcohol=1 | refuel |
        no-own | uses=chainsaw:0 | refuel |
        no-own | uses=chainsaw:0 alone foe=great-bear@HERE | attack:foe-1:chainsaw |
    """,
    "service-rifle": """
        find | dice=G1,G1 | | I0=service-rifle:2 #loot-1
        own | foe=feral-dog@W dice=G0,Y0,G1,G0,Y0,B0 | shoot:foe-1:service-rifle | A0-1 I0=service-rifle:4 foes=feral-dog@W~1
        no-own | crew=scout,veteran,medic foe=feral-dog@W | shoot:foe-1:service-rifle |
    """,
    "field-radio": """
        find | | | I0=field-radio #loot-1
        own | foe=feral-dog@HERE ap=6,0 dice=Y1,B0,Y0 | use:field-radio call:char-1 attack:foe-1:bare stay-out | I0=field-radio* foes=feral-dog@HERE~1
        own | ap=6,0,0 | use:field-radio call:char-2 move:HERE | I0=field-radio* at2=HERE
        own | foe=feral-dog@HERE dice=Y1 | use:field-radio call:char-1 move:W | I0=field-radio* H1-1 at1=W
        own | owner=1:hiking-boots | use:field-radio call:char-1 move:W | I0=field-radio* at1=W
        own | | use:field-radio call:char-1 decline | I0=field-radio*
        no-own | | use:field-radio call:char-1 move:E |
        no-own | | use:field-radio call:char-0 |
        no-own | weather=solar-storm | use:field-radio |
        no-own | crew=scout,veteran,medic | use:field-radio |
    """,
    "wrecker": """
        find | | | I0=wrecker #loot-1
        own | crew=thickskin,scout,medic alone foe=great-bear@HERE dice=G1,G1,G1,G0 | attack:foe-1:wrecker | A0-1 foes=great-bear@HERE~3
        own | crew=thickskin,scout,medic alone foe=great-bear@HERE dice=G1,G1,G0,G0,G1,Y0 | attack:foe-1:wrecker take-it | A0-1 H0-1 foes=great-bear@HERE~2
        no-own | alone foe=great-bear@HERE | attack:foe-1:wrecker |
    """,
    "plate": """
        find | | | I0=plate #loot-1
        own | crew=thickskin,scout,medic alone foe=brute@HERE dice=G0,G0,G2,B1 | attack:foe-1:bare take-it | A0-1 H0-1 used=phase:plate:0
        own | crew=thickskin,scout,medic alone foe=brute@HERE dice=G0,G0,G1,B1,G0,G0,G1,B0 | attack:foe-1:bare attack:foe-1:bare take-it | A0-2 H0-1 used=phase:plate:0
        own | crew=thickskin,scout,medic alone foe=brute@HERE dice=G0,G0,G0,B0,G0,G0,G1,B1 | attack:foe-1:bare attack:foe-1:bare | A0-2 used=phase:plate:0
        own | alone foe=brute@HERE dice=G0,Y0,G2,B1 | attack:foe-1:bare | A0-1 H0-3
    """,
    "longbow": """
        find | dice=G1,G1 | | I0=longbow:2 #loot-1
        own | crew=scout,veteran,medic foe=raider@W dice=G0,B0,G1,G0,B0,B0 | shoot:foe-1:longbow | A0-1 I0=longbow:3 foes=raider@W~1
        own | crew=scout,veteran,medic hidden=0 foe=raider@W dice=G1,G0,G0,B0,G1,G0 | shoot:foe-1:longbow:unseen | A0-1 I0=longbow:3 foes=raider@W~1
        own | crew=scout,veteran,medic hidden=0 foe=raider@W dice=G0,G0,G0,B0,G1,G0,B0,B1 | shoot:foe-1:longbow:unseen | A0-1 H0-1 hidden=- I0=longbow:3 foes=raider@W~1
        own | crew=scout,veteran,medic hidden=0 foe=raider@W dice=G0,B0,G1,G0,B1 | shoot:foe-1:longbow | A0-1 hidden=- I0=longbow:3 foes=raider@HERE~1
        no-own | hidden=0 foe=raider@W | shoot:foe-1:longbow |
    """,
    "ghost-boots": """
        find | | | I0=ghost-boots #loot-1
        own | crew=scout,veteran,medic dice=G0,G0,D2 | sneak:W ghost-boots:1 | A0-1 at0=W hidden=0
        own | crew=scout,veteran,medic dice=G0,G0,D8 | sneak:W ghost-boots:2 | A0-1 at0=W
        own | crew=scout,veteran,medic dice=G0,G0 | sneak:W go-on | A0-1 at0=W
        own | dice=Y0 | sneak:W | A0-2 at0=W
    """,
    "surgical-kit": """
        find | | | I0=surgical-kit #loot-1
        own | crew=medic,scout,veteran hp=1 | use:surgical-kit heal:char-0 | A0-1 H0+3 I0=surgical-kit*
        own | crew=medic,scout,veteran | use:surgical-kit heal:char-1 | A0-1 H1+3 I0=surgical-kit*
        no-own | crew=medic,scout,veteran hp=6,6 | use:surgical-kit |
        no-own | | use:surgical-kit |
    """,
    "calm": """
        find | | | I0=calm #loot-1
        own | crew=medic,scout,veteran | use:calm calm:char-1 | A0-1 H0+1 H1+1 F1+1 I0=calm*
        own | crew=medic,scout,veteran hp=6 | use:calm calm:char-0 | A0-1 H1+1 F0+1 I0=calm*
        no-own | | use:calm |
    """,
    "ballistic-vest": """
        find | | | I0=ballistic-vest:5 #loot-1
        own | alone foe=raider@HERE dice=G0,Y0,Y1,B1 | attack:foe-1:bare armour:ballistic-vest | A0-1 I0=ballistic-vest:4
        own | alone foe=brute@HERE dice=G0,Y0,G2,B1 | attack:foe-1:bare armour:ballistic-vest | A0-1 H0-1 I0=ballistic-vest:4
        own | alone foe=brute@HERE uses=ballistic-vest:1 dice=G0,Y0,G0,B1 | attack:foe-1:bare armour:ballistic-vest | A0-1 I0=- #loot-discard+1
        own | alone foe=raider@HERE dice=G0,Y0,Y1,B1 | attack:foe-1:bare take-it | A0-1 H0-2
    """,
    "night-goggles": """
        find | | | I0=night-goggles #loot-1
        own | night dice=Y1 | sneak:W | A0-2 at0=W hidden=0
        own | night top=night:leaking-bottle | move:W | A0-1 at0=W
        own | weather=solar-storm night top=night:leaking-bottle | move:W | A0-1 W0-1 at0=W
        own | weather=solar-storm night dice=Y1,R0 | sneak:W | A0-2 at0=W hidden=0
    """,
    "expedition-pack": """
        find | | | I0=expedition-pack #loot-1
        own | metal=8 dropped=HERE:wood-2 | gather take:wood take:wood | A0-1 wood0+2 HERE.dropped=-
        own | metal=5 | discard drop:expedition-pack drop:metal drop:done | I0=- metal0-1 HERE.dropped=metal-1 lying=expedition-pack@HERE
    """,
    "hydration-rig": """
        find | | | I0=hydration-rig #loot-1
        own | at=0:HAVEN | refill | A0-1 W0+6 HAVEN.water-6
        own | water=11 | discard drop:hydration-rig drop:done | W0-6 I0=- lying=hydration-rig@HERE
    """,
    "sun-suit": """
        find | | | I0=sun-suit #loot-1
        thirst | weather=heat | | W0-1
        thirst | weather=scorcher | | W0-1
        thirst | weather=solar-storm | | W0-1
        thirst | weather=clear-sky | | W0-1
    """,
    "trail-boots": """
        find | | | I0=trail-boots #loot-1
        own | ap=8 | move:E move:N | A0-5 at0=N
        own | | move:W | A0-1 at0=W
        own | dice=Y1 | sneak:E | A0-4 at0=E hidden=0
        own | weather=scorcher | move:E | A0-3 at0=E
    """,
    "trauma-kit": """
        find | | | I0=trauma-kit:2 #loot-1
        own | | use:trauma-kit heal:char-0 | A0-1 H0+3 I0=trauma-kit:1
        own | infected=1 | use:trauma-kit cure:char-1 | A0-1 I0=trauma-kit:1 infected=-
        own | uses=trauma-kit:1 | use:trauma-kit heal:char-1 | A0-1 H1+3 I0=- #loot-discard+1
    """,
    "antibiotic-strip": """
        find | | | I0=antibiotic-strip:2 #loot-1
        own | infected=1 | use:antibiotic-strip | I0=antibiotic-strip:1 infected=-
        own | infected=0 uses=antibiotic-strip:1 | use:antibiotic-strip | I0=- infected=- #loot-discard+1
        no-own | | use:antibiotic-strip |
    """,
    "adrenaline-pen": """
        find | | | I0=adrenaline-pen:1 #loot-1
        own | ap=2 | use:adrenaline-pen | A0+3 I0=- #loot-discard+1
        own | | use:adrenaline-pen | A0+2 I0=- #loot-discard+1
        own | ap=0 | use:adrenaline-pen | A0+3 I0=- #loot-discard+1
    """,
    "military-defibrillator": """
        find | | | I0=military-defibrillator:1 #loot-1
        own | dead=1 infected=1 ap=6,0 | use:military-defibrillator | A0-1 I0=- H1+4 F1-1 dead=- infected=- #loot-discard+1
        no-own | dead=1 weather=solar-storm | use:military-defibrillator |
    """,
    "fragmentation-grenade": """
        find | | | I0=fragmentation-grenade:1 #loot-1
        own | foe=raider@W foe=feral-dog@W dice=G1,G0,G1,G0,G0,G1,B0,B0,B0 | throw:fragmentation-grenade:W | A0-1 I0=- foes=raider@W~2,feral-dog@W~1 #loot-discard+1
        own | alone foe=great-bear@HERE dice=G1,G1,G1,G0,Y1 | throw:fragmentation-grenade:HERE | A0-1 H0-1 I0=- foes=great-bear@HERE~3 #loot-discard+1
    """,
    "water-filter": """
        find | | | I0=water-filter #loot-1
        own | | use:water-filter | W0+2 I0=water-filter*
        own | water=4 | use:water-filter | W0+1 I0=water-filter*
        no-own | water=5 | use:water-filter |
        no-own | | use:water-filter use:water-filter |
    """,
    "ghillie-net": """
        find | | | I0=ghillie-net #loot-1
        own | dice=Y0 | sneak:W use-net | A0-2 at0=W hidden=0 I0=ghillie-net*
        own | dice=Y0 | sneak:W spare-net | A0-2 at0=W
        own | dice=Y1 | sneak:W | A0-2 at0=W hidden=0
        own | spot=HERE:box-skill dice=Y0,B0 | open | A0-1
    """,
    "drone": """
        find | | | I0=drone #loot-1
        own | blank=NN:20 top=stack:tile-9,tile-16 | use:drone reveal:0,-4 reveal:1,-1 | I0=drone* 0,-4.tile=tile-9 1,-1.tile=tile-16 #stack-2 stack=-
        own | top=stack:tile-9 | use:drone reveal:NN reveal:none | I0=drone* NN.tile=tile-9 #stack-1 stack=-
        no-own | | use:drone reveal:0,3 |
        no-own | weather=solar-storm | use:drone |
    """,
    "flare-gun": """
        find | | | I0=flare-gun:2 #loot-1
        own | | use:flare-gun | A0-1 I0=flare-gun:1 HERE.fire=campfire
        own | foe=feral-dog@W | use:flare-gun flare:fire | A0-1 I0=flare-gun:1 HERE.fire=campfire
        own | uses=flare-gun:1 foe=great-bear@W foe=raider@N foe=feral-dog@NN blank=NN:20 | use:flare-gun flare:scare | A0-1 I0=- foes=great-bear@-1,-2,raider@N,feral-dog@NN -1,-2.tile=down #stack-1 #loot-discard+1
        own | alone foe=feral-dog@HERE | use:flare-gun flare:scare | A0-1 I0=flare-gun:1 foes=feral-dog@N
        own | wood=1 | campfire | A0-1 wood0-1 HERE.fire=campfire
        no-own | spot=HERE:fire-campfire foe=raider@W | use:flare-gun |
        no-own | spot=HERE:fire-campfire foe=wolf@W foe=feral-dog@N | use:flare-gun flare:fire |
        no-own | weather=storm foe=raider@W | use:flare-gun |
    """,
    "scrap-heap": "find | | | metal0+3 #loot-1 #loot-discard+1",
    "bolt-of-cloth": "find | | | fabric0+3 #loot-1 #loot-discard+1",
    "timber": "find | | | wood0+2 #loot-1 #loot-discard+1",
    "cable-drum": "find | | | connector0+2 #loot-1 #loot-discard+1",
    "moonshine": "find | | | alcohol0+2 #loot-1 #loot-discard+1",
    "plastic-crate": "find | | | plastic0+2 #loot-1 #loot-discard+1",
    "rations": "find | | | food0+3 #loot-1 #loot-discard+1",
    "bottled-water": """
        find | water=1 | | W0+3 #loot-1 #loot-discard+1
        find | | | W0+2 #loot-1 #loot-discard+1
    """,
    "cartridge-box": "find | | | cartridge0+4 #loot-1 #loot-discard+1",
    "quiver": """
        find | empty | | arrow0+5 #loot-1 #loot-discard+1
        find | item=bow uses=bow:0 | | arrow0+5 #loot-1 #loot-discard+1
    """,
    "mixed-bag": "find | | | wood0+3 #loot-1 #loot-discard+1",
}

LINES = [
    line
    for deck, cards in (("item", ITEM), ("equipment", EQUIPMENT), ("loot", LOOT))
    for id, text in cards.items()
    for line in read(f"{deck}/{id}", text)
]
