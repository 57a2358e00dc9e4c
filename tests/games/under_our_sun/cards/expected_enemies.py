"""What enemies roll, do and leave behind, line by line (see deeds.py), after rules-cards.md.

Each of them attacks by day and by Night, is shot at where it can shoot back, and is looted with 0, 1 and 2 successes.
"""

from tests.games.under_our_sun.deeds import read

HIT = "turn | alone foe={id}@HERE dice=G0,Y0,{dice} | attack:foe-1:bare | A0-1 {result}"
NIGHT = "turn | alone night foe={id}@HERE dice=G0,Y0,{dice} | attack:foe-1:bare | A0-1 {result}"
SHOT = "turn | item=slingshot foe={id}@W dice=G0,Y0,B0,B0{dice} | shoot:foe-1:slingshot | A0-1 {result}"
DARK_SHOT = "turn | night item=slingshot foe={id}@W dice=G0,Y0,B0,B0{dice} | shoot:foe-1:slingshot | A0-1 {result}"
LOOT = "turn | body={id}@HERE {given} dice=G{n} | loot:body-1 {answers} | A0-1 bodies=- #enemy-discard+1 {result}"


def fights(id: str, day: str, night: str, ranged: str = "", dark: str = "") -> str:
    """Lines for the four values of a card: `Y1,B0 H0-1` are dice and what they do."""
    out = []
    for form, text in ((HIT, day), (NIGHT, night)):
        dice, _, result = text.partition(" ")
        line = form.format(id=id, dice=dice, result=result)
        out.append(line if dice else line.replace(", |", " |").replace("Y0, ", "Y0 "))
    for form, text in ((SHOT, ranged), (DARK_SHOT, dark)):
        dice, _, result = text.partition(" ")
        out.append(form.format(id=id, dice=f",{dice}" if dice else "", result=result))
    return "\n".join(out) + "\n"


def loot(id: str, *rows: str) -> str:
    """Lines for 0, 1 and 2 successes: what is gained, after `given ->` where a loot card is drawn."""
    out = []
    for n, row in enumerate(rows):
        given, _, result = row.rpartition("->")
        out.append(LOOT.format(id=id, n=n, given=given, answers="", result=result))
    return "\n".join(out) + "\n"


L = "top=loot:katana ->I0=katana #loot-1"

ENEMY = {
    "rat-pack": fights("rat-pack", "B1,B0 H0-1", "Y1,B1 H0-1 infected=0")
    + "turn | alone foe=rat-pack@HERE dice=G0,Y0,B0 | attack:foe-1:bare | A0-1\n"
    + "turn | alone item=padded-jacket foe=rat-pack@HERE dice=G0,Y0,B1 | attack:foe-1:bare armour:padded-jacket | A0-1 I0=padded-jacket*\n"
    + loot("rat-pack", "", "food0+1", "food0+1 wood0+1").replace("dice=G2", "dice=G2,D1"),
    "feral-dog": fights("feral-dog", "Y1 H0-1", "Y1,B1 H0-2") + loot("feral-dog", "", "food0+1", "food0+2"),
    "wolf": fights("wolf", "Y1,B1 H0-2", "G1,B0 H0-1")
    + """
        enter | outside new=wolf@HERE dice=G0,Y0,Y0,B0 | attack:foe-1:bare | at0=HERE
        enter | outside night top=night:silence new=wolf@HERE dice=G0,Y0,G1,B0,G0,B1 | attack:foe-1:bare | at0=HERE H0-2 foes=wolf@HERE,wolf@HERE #enemy-1
        enter | outside night top=night:silence new=wolf@HERE foe=wolf@N dice=G0,Y0,G0,B0 | attack:foe-1:bare | at0=HERE
        enter | outside night top=night:silence new=wolf@HERE body=wolf@N dice=G0,Y0,G0,B0 | attack:foe-1:bare | at0=HERE
        enter | outside night top=night:silence foe=wolf@HERE dice=G0,Y0,G0,B0 | attack:foe-1:bare | at0=HERE
    """
    + loot("wolf", "", "food0+1", "food0+1 fabric0+1"),
    "wild-boar": fights("wild-boar", "Y1 H0-1", "Y1 H0-1")
    + "enter | outside new=wild-boar@HERE dice=G0,Y0,Y1,Y1 | attack:foe-1:bare | at0=HERE H0-2\n"
    + loot("wild-boar", "", "food0+2", "food0+3"),
    "great-bear": fights("great-bear", "G1,Y0 H0-1", "G1,G1 H0-2")
    + """
        turn | alone foe=great-bear@HERE dice=Y1,B0,G1,Y1 | dodge | A0-1
        turn | alone hp=2 foe=great-bear@HERE dice=Y1,B1,R0,G1,Y0 | dodge | A0-1 H0-1
    """
    + loot("great-bear", "food0+1", "food0+3", "food0+4 fabric0+1").replace(" dice=G2", " empty dice=G2"),
    "carrion-birds": fights("carrion-birds", "B1 H0-1 food0-1", "")
    + """
        turn | alone foe=carrion-birds@HERE dice=G0,Y0,B0 | attack:foe-1:bare | A0-1
        turn | alone empty foe=carrion-birds@HERE dice=G0,Y0,B1 | attack:foe-1:bare | A0-1 H0-1
    """
    + loot("carrion-birds", "", "wood0+1", "wood0+1 food0+1")
    .replace("dice=G1", "dice=G1,D1")
    .replace("dice=G2", "dice=G2,D1"),
    "scavenger": fights("scavenger", "Y1 H0-1", "Y1 H0-1")
    + """
        enter | outside new=scavenger@HERE | bribe | at0=HERE W0-2 foes=- #enemy-discard+1
        enter | outside new=scavenger@HERE dice=G0,Y0,Y1 | no-bribe attack:foe-1:bare | at0=HERE H0-1
        enter | outside new=scavenger@HERE new=feral-dog@HERE dice=G0,Y0,Y0 | bribe attack:foe-2:bare | at0=HERE W0-2 foes=feral-dog@HERE #enemy-discard+1
        enter | outside water=1 new=scavenger@HERE dice=G0,Y0,Y0 | attack:foe-1:bare | at0=HERE
        enter | outside foe=scavenger@HERE dice=G0,Y0,Y0 | attack:foe-1:bare | at0=HERE
    """
    + loot("scavenger", "", "wood0+1", "top=loot:katana ->wood0+1 I0=katana #loot-1")
    .replace("dice=G1", "dice=G1,D1")
    .replace("dice=G2", "dice=G2,D1"),
    "raider": fights("raider", "Y1,B1 H0-2", "Y1,B0 H0-1", "B1 H0-1", "")
    + loot("raider", "", "wood0+1", L).replace("dice=G1", "dice=G1,D1"),
    "road-gunner": fights("road-gunner", "Y1 H0-1", "Y1 H0-1", "Y1,B1 H0-2", "B1 H0-1")
    + loot("road-gunner", "", "cartridge0+2 wood0+1", "top=loot:katana ->cartridge0+2 I0=katana #loot-1").replace(
        "dice=G1", "dice=G1,D1"
    ),
    "liberty-recruit": fights("liberty-recruit", "Y1 H0-1", "Y1 H0-1", "B1 H0-1", "")
    + loot("liberty-recruit", "", "wood0+1", "top=loot:katana ->wood0+1 I0=katana #loot-1")
    .replace("dice=G1", "dice=G1,D1")
    .replace("dice=G2", "dice=G2,D1"),
    "liberty-rifleman": fights("liberty-rifleman", "Y1 H0-1", "Y1 H0-1", "G2 H0-2", "Y1 H0-1")
    + loot("liberty-rifleman", "", "cartridge0+2 wood0+1", L).replace("dice=G1", "dice=G1,D1"),
    "liberty-enforcer": fights("liberty-enforcer", "G1,Y1 H0-2", "G1,Y0 H0-1")
    + """
        turn | alone foe=liberty-enforcer@HERE foe=liberty-recruit@HERE dice=G0,Y0,G0,Y0,Y0,B1 | attack:foe-1:bare | A0-1 H0-1
        turn | alone foe=liberty-enforcer@HERE foe=raider@HERE dice=G0,Y0,G0,Y0,Y0,B1 | attack:foe-1:bare | A0-1 H0-1
        turn | alone foe=liberty-enforcer@N foe=liberty-recruit@HERE dice=G0,Y0,Y0 | attack:foe-2:bare | A0-1
        turn | item=slingshot foe=liberty-enforcer@W foe=liberty-recruit@W dice=G0,Y0,B0,B0,B0,B1 | shoot:foe-2:slingshot | A0-1 H0-1
    """
    + loot("liberty-enforcer", "wood0+1", L, "top=loot:katana ->I0=katana #loot-1 wood0+1")
    .replace("dice=G0 | loot", "dice=G0,D1 | loot")
    .replace("dice=G2", "dice=G2,D1"),
    "crawler": fights("crawler", "Y1,B1 H0-2 infected=0", "G1,B0 H0-1")
    + """
        turn | alone night foe=crawler@HERE dice=G0,Y0,G2,B0 | attack:foe-1:bare | A0-1 H0-2 infected=0
        turn | alone item=padded-jacket foe=crawler@HERE dice=G0,Y0,Y1,B1 | attack:foe-1:bare armour:padded-jacket | A0-1 H0-1 I0=padded-jacket*
    """
    + loot("crawler", "", "wood0+1", "wood0+2").replace("dice=G1", "dice=G1,D1").replace("dice=G2", "dice=G2,D1,D1"),
    "howler": fights("howler", "B1 H0-1", "Y1 H0-1")
    + """
        enter | outside new=howler@HERE foe=feral-dog@N dice=G0,Y0,B0 | attack:foe-1:bare | at0=HERE foes=howler@HERE,feral-dog@HERE
        enter | outside blank=NN:20 new=howler@HERE foe=feral-dog@NN foe=rat-pack@W dice=G0,Y0,B0 | attack:foe-1:bare | at0=HERE foes=howler@HERE,feral-dog@NN,rat-pack@HERE
        enter | outside new=howler@HERE foe=feral-dog@N at=2:N dice=G0,Y0,B0 | attack:foe-1:bare | at0=HERE
        enter | outside new=howler@HERE foe=feral-dog@N dice=G2,Y0,B0 | attack:foe-1:bare | at0=HERE foes=feral-dog@N bodies=howler@HERE
        enter | outside foe=howler@HERE foe=feral-dog@N dice=G0,Y0,B0 | attack:foe-1:bare | at0=HERE
        enter | outside new=howler@HERE dice=G0,Y0,B0 | attack:foe-1:bare | at0=HERE
    """
    + loot("howler", "", "wood0+1", "wood0+2").replace("dice=G1", "dice=G1,D1").replace("dice=G2", "dice=G2,D1,D1"),
    "sunburnt": fights("sunburnt", "Y1 H0-1", "G1 H0-1")
    + """
        turn | alone weather=solar-storm foe=sunburnt@HERE dice=G0,Y0,Y0,G2 | attack:foe-1:bare | A0-1 H0-2
        turn | alone weather=solar-storm night foe=sunburnt@HERE dice=G0,Y0,G1,G1 | attack:foe-1:bare | A0-1 H0-2
        turn | alone weather=storm foe=sunburnt@HERE dice=G0,Y0,Y0 | attack:foe-1:bare | A0-1
    """
    + loot("sunburnt", "", "wood0+1", L).replace("dice=G1", "dice=G1,D1"),
    "brute": fights("brute", "G2,B1 H0-3", "G1,Y1 H0-2")
    + """
        turn | alone foe=brute@HERE dice=Y1,B0,G1,B0 | dodge | A0-1 H0-1
        turn | alone foe=brute@HERE dice=Y1,B1,G1,B1 | dodge | A0-1
    """
    + loot("brute", "wood0+1", L, "top=loot:katana ->I0=katana #loot-1 wood0+2")
    .replace("dice=G0 | loot", "dice=G0,D1 | loot")
    .replace("dice=G2", "dice=G2,D1,D1"),
}

FIGURE = {
    "liberty-captain": """
        turn | alone foe=liberty-captain@HERE dice=G0,Y0,G1,Y1 | attack:foe-1:bare | A0-1 H0-2
        turn | alone night foe=liberty-captain@HERE dice=G0,Y0,G1,Y1 | attack:foe-1:bare | A0-1 H0-2
        turn | item=slingshot foe=liberty-captain@W dice=G0,Y0,B0,B0,G1 | shoot:foe-1:slingshot | A0-1 H0-1
        turn | night item=slingshot foe=liberty-captain@W dice=G0,Y0,B0,B0,G1 | shoot:foe-1:slingshot | A0-1 H0-1
        turn | alone foe=liberty-captain@HERE foe=liberty-recruit@HERE dice=G0,Y0,G0,Y0,Y0,B1 | attack:foe-1:bare | A0-1 H0-1
        turn | alone foe=liberty-captain@HERE~7 dice=G1,Y0,G0,Y0 | attack:foe-1:bare | A0-1 foes=- bodies=liberty-captain@HERE
        turn | alone foe=liberty-captain@HERE~6 dice=G1,Y0,G0,Y0 | attack:foe-1:bare | A0-1 foes=liberty-captain@HERE~7
        turn | body=liberty-captain@HERE top=loot:katana,timber dice=G0 | loot:body-1 | A0-1 bodies=- I0=katana wood0+2 #loot-2 #loot-discard+1
        turn | body=liberty-captain@HERE top=loot:katana,timber dice=G1 | loot:body-1 | A0-1 bodies=- I0=katana wood0+2 #loot-2 #loot-discard+1
        turn | body=liberty-captain@HERE top=loot:katana,timber dice=G2 | loot:body-1 | A0-1 bodies=- I0=katana wood0+2 #loot-2 #loot-discard+1
    """,
    "ash-matriarch": """
        turn | foe=ash-matriarch@HERE dice=G0,Y0,G1,G0,Y0,B0,G0,G1 | attack:foe-1:bare join-free attack:foe-1:bare | A0-1 H0-1 H1-1 used=phase:coordinated:0
        turn | alone night foe=ash-matriarch@HERE dice=G0,Y0,G1,G0,B1 | attack:foe-1:bare | A0-1 H0-2
        turn | alone foe=ash-matriarch@HERE~16 dice=G1,Y0,G0,G0 | attack:foe-1:bare | A0-1 foes=- bodies=ash-matriarch@HERE
        turn | alone foe=ash-matriarch@HERE~15 dice=G1,Y0,G0,G0 | attack:foe-1:bare | A0-1 foes=ash-matriarch@HERE~16
        turn | alone food=2 foe=ash-matriarch@HERE dice=G0,Y0,G1 | discard drop:food drop:food drop:food drop:done attack:foe-1:bare | A0-1 H0-1 food0-3 today=baited
        turn | item=slingshot foe=ash-matriarch@W dice=G0,Y0,B0,B0,Y1 | shoot:foe-1:slingshot | A0-1 H0-1
        turn | item=stun-baton alone foe=ash-matriarch@HERE dice=G0,Y0,G1,Y1,G0,G0 | attack:foe-1:stun-baton | A0-1 foes=ash-matriarch@HERE~1
        turn | item=flare-gun foe=ash-matriarch@W | use:flare-gun | A0-1 I0=flare-gun:1 HERE.fire=campfire
        lure | spot=HERE:fire-campfire foe=ash-matriarch@N | | foes=ash-matriarch@HERE
    """,
}

LINES = [
    line
    for deck, cards in (("enemy", ENEMY), ("mission-and-other", FIGURE))
    for id, text in cards.items()
    for line in read(f"{deck}/{id}", text)
]
