"""What the event, night and sun cards do, line by line (see deeds.py), after rules-cards.md."""

from tests.games.under_our_sun.deeds import read

EVENT = {
    "hidden-cache": """
        event | top=loot:katana | | I0=katana #loot-1
        event | top=loot:timber | | wood0+2 #loot-1 #loot-discard+1
    """,
    "water-barrel": """
        event | | | W0+2 W1+2
        event | at=2:HERE | water:char-2 | W0+2 W2+2
        event | at=1:HAVEN | | W0+2
        event | item=water-bottle at=1:HAVEN | | W0+4
        event | water=5,4,3 | | W1+1
    """,
    "canned-goods": """
        event | | | food0+2
        event | metal=3 | drop:metal | food0+2 metal0-1 HERE.dropped=metal-1
    """,
    "spare-parts": "event | | | wood0+2",
    "field-pharmacy": """
        event | | | H0+2
        event | hp=6 | | H0+1
        event | infected=0 | cure:char-0 | infected=-
        event | infected=0 | heal:char-0 | H0+2
        no-event | infected=1 | cure:char-1 |
        no-event | | heal:char-1 |
    """,
    "friendly-drifter": """
        event | top=stack:tile-9 | reveal:NN | W0+1 food0+1 NN.tile=tile-9 #stack-1 stack=-
        event | top=stack:tile-9 | reveal:0,4 | W0+1 food0+1 0,4.tile=tile-9 #stack-1 stack=-
        no-event | | reveal:N |
    """,
    "old-map": """
        event | top=stack:tile-9,tile-16,tile-26 | next:3 next:1 | stack=tile-26,tile-9,tile-16
        event | top=stack:tile-9,tile-16,tile-26 | next:2 next:2 | stack=tile-16,tile-26,tile-9
    """,
    "toolbox": """
        event | | take:crowbar | I0=crowbar
        event | | take:bandage | I0=bandage:1
        event | | take:torch | I0=torch:1
        no-event | | take:machete |
        no-event | | take:water-bottle |
    """,
    "ammo-crate": """
        event | | cartridges | cartridge0+3
        event | | arrows | arrow0+4
    """,
    "lucky-day": """
        event | karma=2 | | K0+1
        event | karma=3 | |
    """,
    "shady-hollow": """
        event | | | F0+1
        event | well=2,1,1 | |
    """,
    "dealer-on-the-road": """
        event | top=loot:katana,rations,drone,revolver | | dealers=1@HERE:4:wood-4 #loot-3
    """,
    "dealer-at-the-well": """
        event | top=loot:katana,drone,revolver | | dealers=1@HERE:6:wood-4 #loot-3
    """,
    "ambush": """
        event | alone top=enemy:feral-dog dice=G1,Y0,Y1 | attack:foe-1:bare | H0-1 foes=feral-dog@HERE~1 #enemy-1
        event | alone top=enemy:feral-dog dice=Y1,B0,Y1 | dodge | foes=feral-dog@HERE #enemy-1
        event | top=enemy:feral-dog dice=G2,Y0,Y0 | attack:foe-1:bare | bodies=feral-dog@HERE #enemy-1
    """,
    "liberty-checkpoint": """
        event | alone top=enemy:wolf,liberty-recruit dice=G0,Y1,Y0 | attack:foe-1:bare | foes=liberty-recruit@HERE~1 #enemy-1
    """,
    "nest": """
        event | alone top=enemy:feral-dog,rat-pack dice=D2,G0,Y0,Y0 | attack:foe-1:bare | foes=feral-dog@HERE,rat-pack@E #enemy-2
        event | alone top=enemy:feral-dog,raider,rat-pack dice=D3,G0,Y0,Y1 | attack:foe-1:bare | H0-1 foes=feral-dog@HERE,rat-pack@W #enemy-2
        event | alone without=N,E,W top=enemy:feral-dog,rat-pack dice=G0,Y0,Y0 | attack:foe-1:bare | foes=feral-dog@HERE #enemy-1
    """,
    "bad-water": """
        event | dice=G0 | | W0-2 infected=0
        event | dice=G1 | | W0-2
        event | water=1 dice=G2 | | W0-1
    """,
    "rockfall": """
        event | dice=Y0,B0 | | H0-2
        event | dice=Y1,B0 | |
    """,
    "rusty-nail": """
        event | dice=B1 | | H0-1 infected=0
        event | dice=B0 | | H0-1
    """,
    "torn-pack": """
        event | metal=1 | lose:food lose:metal | food0-1 metal0-1
        event | cartridge=1 | lose:cartridge lose:fabric | cartridge0-1 fabric0-1
        event | empty metal=1 | | metal0-1
        event | empty | |
        no-event | | lose:water |
    """,
    "sand-devil": """
        event | dropped=HERE:food-2 | | A0-1 A1-1 HERE.dropped=-
        event | dropped=HERE:metal-2 lying=HERE:rope | | A0-1 A1-1 HERE.dropped=- lying=-
        event | dropped=N:metal-2 lying=N:rope ap=0 | | A1-1
        event | spot=HERE:tent-0 dropped=HERE:food-2 lying=HERE:rope | | A0-1 A1-1
    """,
    "spores": """
        event | dice=G1,B0 | | infected=1
        event | dice=G0,B0 | | infected=0,1
        event | dice=G0,B1 | | infected=0
    """,
    "broken-bottle": """
        event | water=5 | | W0-3
        event | item=water-bottle water=7 | | W0-3
        event | item=canteen water=6 | |
        event | water=2 | |
    """,
    "fever-dream": """
        event | | | F0-1
        event | well=0,1,1 | |
    """,
    "locked-van": "event | | | HERE.box=strength",
    "safe": "event | | | HERE.box=skill",
    "stranger-in-need": """
        event | top=loot:katana | pay | W0-2 I0=katana #loot-1
        event | | refuse |
        no-event | water=1 | pay |
    """,
    "wounded-raider": """
        event | | finish | H0-1 wood0+1
        event | | help | W0-1 truce=0
        no-event | water=0 | help |
        enter | outside truce=0 new=raider@HERE | | at0=HERE truce=- foes=- #enemy-discard+1
        enter | outside truce=0 foe=raider@HERE | | at0=HERE truce=- foes=- #enemy-discard+1
        enter | outside truce=0 foe=raider@HERE foe=liberty-recruit@HERE dice=G0,Y0,Y0 | attack:foe-2:bare | at0=HERE truce=- foes=liberty-recruit@HERE #enemy-discard+1
        enter | outside truce=0 new=feral-dog@HERE dice=G0,Y0,Y0 | attack:foe-1:bare | at0=HERE
    """,
    "unstable-floor": """
        event | top=loot:katana dice=Y1,B0 | | I0=katana #loot-1
        event | dice=Y0,B0 | | H0-1
    """,
    "wreck-engine": """
        event | dice=G1 | | metal0+2 connector0+1
        event | dice=G0 | | A0-1
        event | ap=0 dice=G0 | |
    """,
    "beehive": """
        event | dice=Y1 | | food0+2
        event | dice=Y0 | | H0-1 food0+1
    """,
    "gambler": """
        event | | decline |
        event | dice=G1 | stake:1 | W0+1
        event | dice=G2 | stake:1 | W0+2
        event | water=2 dice=G2 | stake:2 | W0+3
        event | dice=G0 | stake:3 | W0-3
        no-event | water=2 | stake:3 |
    """,
    "radio-voice": """
        event | connector=1 karma=2,3,0 | spend 0>karma 1>heal 2>karma | connector0-1 K0+1 H1+1 K2+1
        event | connector=1 karma=3,3,3 at=2:N | spend 0>heal 1>karma 2>heal | connector0-1 H0+1 H2+1
        event | connector=1 dead=2 | spend 0>heal 1>heal | connector0-1 H0+1 H1+1
        event | connector=1 | nothing |
        no-event | | spend |
    """,
    "tunnel": """
        event | | tunnel:N | at0=N
        event | hidden=0 | tunnel:E | at0=E hidden=-
        event | | decline |
        event | foe=feral-dog@HERE | tunnel:N | at0=N
        event | foe=feral-dog@W dice=G0,Y0,Y0 | tunnel:W attack:foe-1:bare | at0=W
        no-event | at=1:N at=2:N | tunnel:N |
        no-event | | tunnel:0,4 |
        no-event | | tunnel:NN |
    """,
    "jackpot-bunker": """
        event | top=loot:katana,timber,drone | keep:2 | wood0+2 HERE.box=strength #loot-1 #loot-discard+1
        event | top=loot:katana,timber,drone | keep:1 | I0=katana HERE.box=strength #loot-1
        event | top=loot:katana,timber,drone | keep:3 | I0=drone HERE.box=strength #loot-1
    """,
}

NIGHT = {
    "eyes-in-the-dark": """
        night | alone top=enemy:raider,feral-dog dice=G1,Y0,Y0,B0 | attack:foe-1:bare | foes=feral-dog@HERE~1 #enemy-1
        night | hidden=0 alone top=enemy:feral-dog dice=G1,Y0,Y0,B1 | attack:foe-1:bare | H0-1 hidden=- foes=feral-dog@HERE~1 #enemy-1
        night | spot=HERE:fire-campfire | ignore |
        night | spot=HERE:fire-campfire alone top=enemy:feral-dog dice=Y0,B0,Y0,B0 | face-it dodge | foes=feral-dog@HERE #enemy-1
    """,
    "gnawed-packs": """
        night | | | food0-1
        night | empty fabric=2 | | fabric0-1
        night | empty metal=2 | |
        night | spot=HERE:fire-kitchen | ignore |
    """,
    "bite-in-the-sleep": """
        night | dice=Y0,B0 | | H0-1 infected=0
        night | dice=Y1,B0 | |
        night | spot=HERE:fire-campfire | ignore |
    """,
    "circling-howls": """
        night | blank=NN:20 foe=feral-dog@NN | | foes=feral-dog@HERE
        night | blank=NN:20 blank=0,-4:26 foe=feral-dog@0,-4 | | foes=feral-dog@N
        night | foe=rat-pack@W foe=feral-dog@N | | foes=rat-pack@HERE,feral-dog@N
        night | blank=NN:20 foe=feral-dog@NN foe=rat-pack@W | | foes=feral-dog@NN,rat-pack@HERE
        night | at=1:N foe=feral-dog@N | | F0-1
        night | at=1:N hidden=1 foe=feral-dog@N | | foes=feral-dog@HERE
        night | | | F0-1
        night | spot=HERE:fire-campfire | ignore |
        night | blank=NN:20 foe=feral-dog@NN spot=HERE:fire-campfire | face-it | foes=feral-dog@N
    """,
    "stampede": """
        night | dice=G0,B1 | | H0-1
        night | dice=G1,B0 | | H1-1
        night | dice=G0,B0 | | H0-1 H1-1
        night | spot=HERE:fire-campfire | ignore |
    """,
    "snake-in-the-boot": """
        night | dice=Y0,B0 | | H0-2
        night | dice=Y0,B1 | |
        night | spot=HERE:fire-campfire | ignore |
    """,
    "night-raid": """
        night | alone top=enemy:wolf,raider dice=G1,Y1,Y1,B0 | attack:foe-1:bare | H0-1 foes=raider@HERE~2 #enemy-1
        night | spot=HERE:fire-campfire alone top=enemy:raider dice=G1,Y1,Y0,B0 | attack:foe-1:bare | foes=raider@HERE~2 #enemy-1
    """,
    "liberty-patrol": """
        night | alone top=enemy:raider,liberty-recruit dice=Y0,G0,Y0,Y1 | attack:foe-1:bare | H0-1 foes=liberty-recruit@HERE #enemy-1
        night | hidden=0 alone top=enemy:liberty-recruit dice=Y0,G0,Y0,Y0 | attack:foe-1:bare | hidden=- foes=liberty-recruit@HERE #enemy-1
        night | top=enemy:liberty-recruit dice=Y1 | | foes=liberty-recruit@N #enemy-1
        night | at=1:N top=enemy:liberty-recruit dice=Y1 | | foes=liberty-recruit@E #enemy-1
        night | without=N,E,W dice=Y1 | |
    """,
    "it-crawls-closer": """
        night | alone top=enemy:crawler dice=G0,Y0,G1,B0,B0 | attack:foe-1:bare | H0-1 foes=crawler@HERE #enemy-1
        night | alone top=enemy:wolf,howler dice=G1,Y0,Y1,B1 | attack:foe-1:bare | H0-2 foes=howler@HERE~1 #enemy-1
    """,
    "restless": """
        night | | | A0-2
        night | ap=1 | | A0-1
    """,
    "leaking-bottle": """
        night | | | W0-1
        night | water=0 | |
    """,
    "cold-snap": """
        night | | | H0-1
        night | spot=HERE:fire-campfire | |
        night | hp=1 | | H0-1 A0-6 dead=0
    """,
    "thief-of-hours": """
        night | item=rope,knife | turn:knife | I0=knife*,rope
        night | item=rope,water-bottle water=7 | turn:water-bottle | W0-2 I0=rope,water-bottle*
        night | item=backpack metal=5 | drop:metal | I0=backpack* metal0-1 HERE.dropped=metal-1
        night | | |
    """,
    "silence": "night | | |",
    "clear-stars": """
        night | karma=2 | | K0+1
        night | karma=3 | | A0+1
        night | karma=3 ap=8 | |
    """,
    "deep-sleep": """
        night | | | today=sleep-cheaper:0
        turn | night today=sleep-cheaper:0 | sleep | A0-4 F0+1 today=-
        turn | night today=sleep-cheaper:0 spot=HERE:tent-0 | sleep | A0-2 F0+1 today=-
        turn | night today=sleep-cheaper:0 well=0,1,1 spot=HERE:tent-0 | sleep sleep | A0-5 F0+2 today=-
    """,
}

SUN = {
    "clear-sky": """
        drink | | | W0-1
        begin | ap=1,1,1 | | A0+5 A1+5 A2+5
        under | | move:N | A0-4 at0=N
        sunrise | spot=HERE:fire-campfire | |
    """,
    "heat": """
        drink | | | W0-2
        drink | at=0:HAVEN | | W0-1
        drink | spot=HERE:tent-0 | | W0-1
        drink | water=1 | | W0-1 H0-1
        under | | move:N | A0-4 at0=N
    """,
    "scorcher": """
        drink | | | W0-2
        drink | at=0:HAVEN | | W0-2
        drink | spot=HERE:tent-0 water=0 | | H0-2
        under | | move:N | A0-5 at0=N
        under | | move:E | A0-4 at0=E
        under | | move:W | A0-1 at0=W
        under | dice=Y1 | sneak:E | A0-5 at0=E hidden=0
        under | dice=Y1 | sneak:W | A0-2 at0=W hidden=0
        under | top=stack:tile-20 | charge:1,-1 | A0-2 at0=1,-1 1,-1.tile=tile-20 #stack-1 stack=-
    """,
    "haze": """
        drink | | | W0-1
        under | dice=Y0,B1 | sneak:W | A0-2 at0=W hidden=0
        under | item=slingshot foe=feral-dog@W dice=G1,Y0,B0 | shoot:foe-1:slingshot | A0-1 foes=feral-dog@W~1
        under | item=scrap-pistol foe=road-gunner@W dice=G0,G0,Y1,B0,Y1 | shoot:foe-1:scrap-pistol | A0-1 H0-1 I0=scrap-pistol:3 foes=road-gunner@W~1
        under | item=slingshot hp=2 foe=feral-dog@W dice=G1,Y0,R0,B0 | shoot:foe-1:slingshot | A0-1 foes=feral-dog@W~1
        under | item=slingshot foe=liberty-rifleman@W dice=G0,Y0,B0 | shoot:foe-1:slingshot | A0-1
        under | item=nail-bomb foe=feral-dog@W dice=G1,Y0,B0 | throw:nail-bomb:W | A0-1 I0=- foes=feral-dog@W~1
        under | alone foe=feral-dog@HERE dice=G0,Y0,Y0 | attack:foe-1:bare | A0-1
    """,
    "storm": """
        drink | | | W0-1
        begin | well=0,1,1 ap=0,0,0 | | A0+3 A1+5 A2+5
        under | | rain | A0-1 W0+1
        under | | sleep | A0-3 F0+1
        sunrise | spot=HERE:fire-campfire spot=N:fire-kitchen | | HERE.fire=- N.fire=- N.dropped=metal-1
        no-under | item=lighter wood=1 | campfire |
        no-under | water=5 | rain |
    """,
    "solar-storm": """
        drink | | | W0-1 H0-1
        drink | at=0:HAVEN | | W0-1
        drink | spot=HERE:tent-0 | | W0-1
        drink | water=0 | | H0-2
        begin | ap=0,0,0 | | A0+6 A1+6 A2+6
        no-under | item=defibrillator dead=1 | use:defibrillator |
        no-under | | rain |
        under | item=flashlight night dice=Y1,R0 | sneak:W | A0-2 at0=W hidden=0
    """,
}

LINES = [
    line
    for deck, cards in (("event", EVENT), ("night", NIGHT), ("sun", SUN))
    for id, text in cards.items()
    for line in read(f"{deck}/{id}", text)
]
