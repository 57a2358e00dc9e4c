# Prompts, answers and refusals; names of places, goods and dice.

## Names
player-number = Player { $n }
way-n = { $n ->
    [one] 1 tile north
   *[other] { $n } tiles north
 }
way-ne = { $n ->
    [one] 1 tile north-east
   *[other] { $n } tiles north-east
 }
way-se = { $n ->
    [one] 1 tile south-east
   *[other] { $n } tiles south-east
 }
way-s = { $n ->
    [one] 1 tile south
   *[other] { $n } tiles south
 }
way-sw = { $n ->
    [one] 1 tile south-west
   *[other] { $n } tiles south-west
 }
way-nw = { $n ->
    [one] 1 tile north-west
   *[other] { $n } tiles north-west
 }
towards-n = north
towards-ne = north-east
towards-se = south-east
towards-s = south
towards-sw = south-west
towards-nw = north-west
short-n = N
short-ne = NE
short-se = SE
short-s = S
short-sw = SW
short-nw = NW
from-haven = { $way } of New Haven
place = { $name }, { $bearing }
unknown-land = unknown land
foe-named = { $name } { $letter }
foe-gone = enemy { $letter }
foe-left = { $n ->
    [0] { $name } (about to fall)
   *[other] { $name } ({ $n } HP left)
 }
the-enemies = the enemy
bare-hands = bare hands
nothing-at-all = nothing
good-water = water
good-fabric = fabric
good-metal = metal
good-connector = connector
good-wood = wood
good-alcohol = alcohol
good-plastic = plastic
good-food = food
good-cartridge = cartridge
good-arrow = arrow
good-part = filter part
good-track = track
amount-water = { $n } water
amount-fabric = { $n } fabric
amount-metal = { $n } metal
amount-connector = { $n ->
    [one] 1 connector
   *[other] { $n } connectors
 }
amount-wood = { $n } wood
amount-alcohol = { $n } alcohol
amount-plastic = { $n } plastic
amount-food = { $n } food
amount-cartridge = { $n ->
    [one] 1 cartridge
   *[other] { $n } cartridges
 }
amount-arrow = { $n ->
    [one] 1 arrow
   *[other] { $n } arrows
 }
amount-part = { $n ->
    [one] 1 filter part
   *[other] { $n } filter parts
 }
amount-track = { $n ->
    [one] 1 track
   *[other] { $n } tracks
 }
dice-G = { $n } green
dice-Y = { $n } yellow
dice-B = { $n } blue
dice-R = { $n } red
die-G = green
die-Y = yellow
die-B = blue
die-R = red
side-blank = blank
attribute-strength = strength
attribute-skill = skill
attribute-stealth = stealth

## Prompts
card-first = { $card-is ->
    [some] { $card } –{" "}
   *[none] {""}
 }
ask-window = { $what ->
    [none] { $spent ->
        [yes] { $the } has no action points left. Anything that costs none, before the turn ends?
       *[no] Anything before going on?
     }
    [trap] A trap snaps at { $target }: { $dice }; { $hits } damage. Roll dice again?
    [approach] { $roller } was shot at: with { $hp ->
        [one] a success
       *[other] { $hp } successes
     } it comes over to your tile, with fewer it stays and shoots back if it can. Now { $hits }: { $dice }. Roll dice again?
    [bite] The bite infects with a success: { $dice }. Roll dice again?
    [enemy] { $aimed ->
        [no] { $roller } attacks: { $dice }. Roll dice again?
       *[other] { $roller } attacks { $target } ({ $hp } HP{ $coming ->
            [0] {""}
           *[other] , { $coming } damage already rolled
         }): { $dice }; { $hits } damage{ $coming ->
            [0] {""}
           *[other] {" "}more
         }{ $softened }. Roll dice again?
     }
    [loot] { $roller } searches the body ({ $rows }): { $dice }. Roll dice again?
    [dodge] { $roller } dodges: { $dice }; { $hp ->
        [one] with a success
       *[other] with { $hp } successes
     } one attack misses. Roll dice again?
    [attack] { $aimed ->
        [no] { $roller } attacks: { $dice }. Roll dice again?
       *[other] { $roller } attacks { $target }: { $dice }; { $hits } damage. Roll dice again?
     }
   *[other] { $for ->
        [none] { $roller } rolls: { $dice }. Roll dice again?
        [ammunition] How much ammunition does { $thing } come with? 1 for each success, { $hp } at most: { $dice }, so { $hits }. Roll dice again?
        [gamble] { $roller } has staked { $hp } water: a success brings it back twice, a double success three times, without one it is lost. { $dice }. Roll dice again?
        [theft] { $roller } steals: with a success 1 thing is taken unseen, without one it is a fight. { $dice }. Roll dice again?
        [stun] The shock reaches { $target }: with a success it cannot strike back. { $dice }. Roll dice again?
        [rows] { $roller } rolls for the card ({ $rows }): { $dice }. Roll dice again?
        [strength] { $roller } – strength test: { $dice }, { $hits } of { $hp }. Roll dice again?
        [skill] { $roller } – skill test: { $dice }, { $hits } of { $hp }. Roll dice again?
       *[stealth] { $roller } – stealth test: { $dice }, { $hits } of { $hp }. Roll dice again?
     }
 }
ask-ballot = { $card-is ->
    [some] { $does }{" "}
   *[none] {""}
 }One card for the whole camp: which of you does it hit? The majority decides; in a tie it is { $the }, who drew it.
ask-take-turn = { $who }, { $place }: { $ap ->
    [0] no action points left. End the turn, or first do something that costs none?
    [one] 1 action point left. What do you do?
   *[other] { $ap } action points left. What do you do?
 }{ $lacks ->
    [water] {" "}(No water: without any, 1 HP less in the next phase.)
    [food] {" "}(No food: without any, 1 HP less in Preparation.)
    [both] {" "}(No water, no food: without any, 1 HP less in Preparation for hunger, and 1 in the Morning for thirst.)
   *[none] {""}
 }{ $deadly ->
    [yes] {" "}(That would kill you.)
   *[no] {""}
 }{ $food ->
    [0] {""}
   *[other] {" "}(On the same tile { $friend } has { $food } food: Trade.)
 }{ $crowded ->
    [yes] {" "}(No room for another at { $full }.)
   *[no] {""}
 }
ask-discard = { $who }: what do you discard here?
ask-barter = { $the } trades with { $other }. { $open ->
    [yes] So far you give { $give } for { $want }.
   *[no] What changes hands?
 }
ask-agreement = { $from } offers { $the } { $give } for { $want }. Agreed?
ask-greeting = { $foe } bars the way of { $the } ({ $water } water): pay it off with 2 water? Unpaid it attacks ({ $dice }).
ask-first-act = { $the } runs into { $foes }: attack or dodge, free of charge?
ask-join-fight = { $active } fights { $foes } at { $place }: does { $the } join in?
ask-joiner-act = { $the } joins the fight against { $foes }: what now?
ask-choose-dodge = { $the } has dodged well: which attack misses?
ask-take-hit = { $foe } hits { $victim } for { $n }: does { $the } step in between and take it?
ask-soften = { $foe } hits { $the } for { $n } ({ $hp } HP): what keeps it off?
ask-meal = { $the } is hungry ({ $hp } HP): eat 1 food?
ask-drink-from = { $the } is thirsty ({ $water } water left): drink your own water, or the camp’s ({ $stored })?
ask-first-to-act = Who acts first in this phase?
ask-last-blows = The phase ends, and { $the } has kept { $ap } AP: fight on?
ask-ghillie-net = { $the } would be seen: turn the ghillie net to stay hidden?
ask-karma-pick = { $dice }: which dice does { $the } roll again? One karma die for each; a karma die is kept with 33 %.
ask-cool-head = { $dice }: which dice does { $the } roll again?
ask-decide = { $card-is ->
    [some] { $card }: what does { $the } choose?
   *[none] What does { $the } choose?
 }
ask-take-item = { card-first }which item do you take (price { $price } or less)?
ask-share-water = { card-first }who else gets { $n } water?
ask-gamble = { card-first }how much water do you stake on a green die?
ask-tunnel = { card-first }where does the tunnel come up?
ask-lose-resources = { card-first }what do you lose ({ $n } to go)?
ask-overflow = { $the } cannot carry all this: what is dropped? It lies here until Preparation, in a camp for good.
ask-gather = { $the } gathers: { $taken ->
    [0] one item, or up to two resources?
   *[other] one more resource?
 }
ask-build = What does { $the } build?
ask-flare = { card-first }what is the flare for?
ask-field-radio = { card-first }whom do you call?
ask-called = The radio crackles: { $the } may act now free of charge. What does { $the } do?
ask-choose-loot = Only you see these finds: which one does { $the } keep?
ask-reveal = { card-first }which place do you look at ({ $n } to go)?
ask-reveal-any = { card-first }which unknown place is revealed?
ask-tile-order = Only you see these tiles: { $nth ->
    [1] which one lies on top of the stack, to be drawn first?
   *[other] which one lies under it, as number { $nth }?
 }
ask-deliver = { $the } delivers (still wanted: { $wanted }): what is handed in?
ask-hand-hostage = Who leads the hostage from now on?
ask-ignore-animal = { $thing }: the fire keeps animals away. Ignore the card?
ask-choose-victim = { $does } One card for the whole camp: which of them does it hit?
ask-tap-own = { card-first }which card of { $the } is turned, and of no use until Preparation?
ask-revive = { card-first }who is brought back?
ask-heal-one = { card-first }who is treated?
ask-cure-one = { card-first }whose infection is treated?
ask-heal-or-cure = { card-first }{ $for ->
    [both] heal wounds or treat an infection?
    [cure] whose infection is treated?
   *[heal] who is treated?
 }
ask-calm-one = { card-first }who feels better?
ask-reaction = { $from } attacks { $the } for { $n } ({ $hp } HP, { $ap } AP): how does { $the } react?
ask-pick-character = Which character do you play?
ask-buying = Starting cards: you have { $n ->
    [one] 1 point
   *[other] { $n } points
 }{ $others ->
    [0] {""}
   *[other] , your companions { $others }
 }; what nobody spends lapses. What do you take?
ask-pool-points = { $the } would like a card for { $price } points and is { $n } short: { $does } You have { $mine ->
    [one] 1 point
   *[other] { $mine } points
 }. Do you add any?
ask-dealing = { $trader } has { $stock }. You have { $purse }. What is the deal?
ask-bill = { $thing }: { $n } water still to pay. With what?
ask-snatch = Your hand is in the box of { $trader }: what do you take?
ask-payout = { $trader } owes you { $n } water for it and has { $stock }. How do you want to be paid?
ask-order = { $trader }: { $price } water still to pay. With what?
ask-spoils = { $trader } is beaten: which cards do you take ({ $n } to go)?

## A turn
with-ap = { $what } ({ $n } AP)
with-no-ap = { $what } (0 AP, once a phase)
live-march = Move over { $via } to { $place }
live-move = Move { $way } to { $place }
live-sneak = Sneak { $way } to { $place }
row-charge = Charge into unknown land: turn it up, go in at once and wake its enemies
row-explore = Explore unknown land: turn it up from here; no enemies appear yet
live-charge = Charge { $way } into { $place }{ $held ->
    [yes] , where { $foes } stands
   *[no] {""}
 }: turn it up, go in at once and wake its enemies
live-explore = Explore { $way }: from here turn up { $place }{ $held ->
    [yes] , where { $foes } stands
   *[no] {""}
 }; no enemies appear yet
opt-march = Move on to { $a }
opt-move = Move to { $a }
opt-sneak = Sneak to { $a }
opt-charge = Charge to { $a }
opt-explore = Explore { $a }
opt-recon = Recon: turn up the next enemy of this tile, without a test; you stay hidden and may strike it from hiding
live-recon = Recon: turn up 1 enemy of this tile, without a test ({ $n } to come). It stays here, for companions too; you stay hidden and may strike it from hiding
opt-gather = Gather
opt-refill = Refill water
opt-rain = Collect rain: 1 water, and none is taken from the tile
opt-eat = Eat 1 food: 1 HP
opt-loot = Loot { $a }
live-loot = Loot { $a }: { $rows }{ $late ->
    [yes] {" "}(gone by the morning)
   *[no] {""}
 }
opt-open = Open the container
live-open = Open the container – { $attribute } test
opt-sleep = Sleep
live-sleep = Sleep, 1 space of well-being: { $before } → { $after } { $well ->
    [0] { $vain ->
        [yes] (of no use now: Preparation takes it back, and tomorrow you are { $before } again)
       *[no] ({ $before }: 2 AP less in every phase)
     }
   *[other] (Fit gives nothing by itself but one day more before Tired: each Preparation takes a space, and Tired means 2 AP less in every phase)
 }{ $why ->
    [camp] ; cheaper here than in the open
    [storm] ; 1 AP cheaper than without the Storm
    [least] ; in New Haven and camps 3 AP, with or without a Storm
    [night] ; 1 AP dearer than by day or in a camp
    [card] ; 1 AP cheaper thanks to the night card
   *[none] {""}
 }
opt-treat = Treat { $a }: 1 HP
opt-disinfect = Disinfect { $a }
opt-build = { $a-is ->
    [none] Build…
   *[other] Build { $a }
 }
to-build = { $name } ({ $price })
live-build-any = Build { $names }{ $more ->
    [0] {""}
   *[other] {" "}or one of { $more } other things
 }: what each does is shown once the AP is spent
live-build = Build { $name } Takes { $recipe }{ $thrift ->
    [yes] {" "}(thrift: no { $spared })
   *[no] {""}
 }
opt-make = Make { $a-is ->
    [cartridge] cartridges
   *[arrow] arrows
 }
live-make = Make { $what } from { $price }
opt-camp-up = Set up camp with the tent
opt-camp-build = Build a tent and set up camp
live-camp-build = Build a tent and set up camp – { $recipe }
opt-camp-down = Take down the camp
opt-campfire = Light a campfire: 1 wood
opt-kitchen = Make a field kitchen: 1 metal
opt-cook = Cook: 1 food becomes 3
opt-strip = Take { $a } apart
opt-refuel = Refuel the chainsaw: 1 alcohol
opt-use = Use { $a }
live-use = Use { $name }{ $uses ->
    [0] {""}
    [one] {" "}(last use)
   *[other] {" "}({ $uses } uses)
 }{ $known ->
    [yes] : { $does }
   *[no] {""}
 }
opt-discard = Discard…
opt-wait = Wait
live-wait = { $n ->
    [0] End the turn
   *[other] Wait
 }{ $foes ->
    [yes] {" "}(the enemies here do not strike for that)
   *[no] {""}
 }
opt-trade = Trade with { $a }
opt-trader = { $a-is ->
    [lawrence] Trade at Lawrence’s store
   *[other] Trade with { $a }
 }
opt-rob = Rob { $a }{ $b-is ->
    [none] {""}
   *[other] {" "}with { $b }
 }
live-rob = Rob { $who } with { $weapon }{ $how }

## Missions
opt-mission = Mission: { $a }
task-deliver = Deliver…
mission-needs = { $what } – { $needs }
needs-test = { $attribute } test
opt-deliver = { $a-is ->
    [done] That is all
   *[other] Deliver 1 { $a }
 }
opt-guide = { $a }

## Fighting
opt-attack = Attack { $a } with { $b }{ $c-is ->
    [burst] { how-burst }
    [ambush] { how-ambush }
    [unseen] { how-unseen }
   *[other] {""}
 }
live-attack = Attack { $foe } with { $weapon }{ $how }: { $dice }{ $shots ->
    [-1] {""}
   *[other] , { $shots } loaded
 }
opt-shoot = Shoot { $a } with { $b }{ $c-is ->
    [burst] { how-burst }
    [ambush] { how-ambush }
    [unseen] { how-unseen }
   *[other] {""}
 }
live-shoot = Shoot { $foe } at { $place } with { $weapon }{ $how }: { $dice }{ $shots ->
    [-1] {""}
   *[other] , { $shots } loaded
 }
opt-sneak-attack = Sneak attack on { $a } with { $b }
live-sneak-attack = Sneak attack on { $foe } with { $weapon }: { $dice }; if the test succeeds, nobody strikes back
opt-throw = Throw { $a } at { $b }
live-throw = Throw { $weapon } at every enemy at { $place }: { $dice }
opt-assault = Attack { $a } with { $b }
live-assault = Attack { $who } ({ $n } HP) with { $weapon }{ $how }: { $dice }
opt-dodge = { $a-is ->
    [none] Dodge
   *[other] Avoid the attack of { $a }
 }
live-avoid = Avoid the attack { $of } ({ $n } damage)
how-burst = , in a burst
how-ambush = , from ambush
how-unseen = , unseen
opt-let-be = Let it be
opt-join = Join the fight (1 AP)
live-join = Join the fight (1 AP); your best blow: { $foe } with { $weapon }, { $dice }
opt-join-free = Join the fight for 0 AP
live-join-free = Join the fight for 0 AP; your best blow: { $foe } with { $weapon }, { $dice }
opt-stay-out = Stay out of it
live-stay-out = Stay out of it: { $n ->
    [one] 1 enemy attacks
   *[other] { $n } enemies attack
 } { $active } ({ $hp } HP)
opt-bribe = Pay 2 water, and it leaves
opt-no-bribe = Pay nothing: a fight
opt-armour = Use { $a }
live-armour = { $name }: { $n } less{ $turned ->
    [yes] {" "}(then turned until Preparation)
   *[no] {" "}(1 use)
 }
opt-tough-hide = Old Leather, once a phase: 1 less
name-tough-hide = Old Leather
softened = ({ $by } can keep off { $n })
opt-take-it = Take it
opt-bulwark = Behind Me: step in and take the hit
opt-no-bulwark = Stay out of it
live-bulwark = Behind Me, once a phase: { $who } ({ $hp } HP) steps in and takes { $n } damage{ $softened }
live-no-bulwark = Stay out of it: { $who } ({ $hp } HP) takes { $n } damage{ $softened }
opt-counter = Strike back with { $a } (1 AP)
live-counter = Strike back with { $weapon }{ $how }: { $dice } (1 AP)
opt-react-dodge = Dodge (1 AP)
opt-rush = Rush at the attacker (strength test)
opt-do-nothing = Do nothing

## Rolls
opt-karma = Karma: roll dice again
live-karma = Karma { $of } ({ $n } left, once a phase): pick the dice to roll again – { $outlook }
live-karma-dice = Karma { $of } ({ $n } left, once a phase): roll { $dice } again; { $outlook }; rolled again, better in { $chance } %
opt-cool-head = Steady Nerves: roll dice again
live-cool-head = Steady Nerves, once a day: pick the dice to roll again – { $outlook }
live-cool-head-dice = Steady Nerves, once a day: roll { $dice } again; { $outlook }; rolled again, better in { $chance } %
opt-ghost-boots = Soft soles: roll die { $a } again
live-ghost-boots = Soft soles: roll die { $n } again, { $die } { $face }
opt-die = Die { $a }
live-die = Die { $n }: { $die } { $face }
opt-roll-now = Roll them
outlook = now { $n ->
    [one] 1 success
   *[other] { $n } successes
 }{ $some ->
    [yes] , { $aim }
   *[no] {""}
 }
aim-high = { $need } needed
aim-low = { $need ->
    [one] none wished for
   *[other] fewer than { $need } wished for
 }
aim-low-each = every success hurts
opt-use-net = Turn the ghillie net: nobody sees you; the net is ready again in the next Preparation
opt-spare-net = Keep the net for another time: you are seen

## Goods
opt-take = { $a-is ->
    [done] Take nothing more
   *[other] { $a }
 }
gather-take = { $a-is ->
    [done] Leave the rest
   *[other] Take { $a }
 }
opt-drop = { $a-is ->
    [done] That is all
   *[other] Drop { $a }
 }
opt-lose = { $a }
live-give = Give { $what }
live-want = Ask for { $what }
live-gather-else = { $things ->
    [0] Gather something else, or one thing only
   *[other] Gather { $what }, or one thing only
 }
live-gather-here = Gather what lies here: { $what }
live-gather-two = Gather { $what }{ $some ->
    [yes] {" "}(enough for { $makes })
   *[no] {""}
 }
live-take-two = Take { $what }
live-end-turn = End the turn
opt-give = Give { $a }
opt-want = Ask for { $a }
opt-propose = Propose this bargain
opt-leave-it = No trade after all
opt-agree = Agree
opt-refuse = Refuse
opt-buy = Buy { $a }
dealing-buy = Buy 1 { $a } (1 water)
live-buy = Buy { $name } ({ $n } water, or goods worth as much)
live-choose = { $name } ({ $pooled ->
    [0] { $n ->
        [one] 1 point
       *[other] { $n } points
     }
   *[other] { $n } points: you give { $own ->
        [one] 1 point
       *[other] { $own } points
     }, the others are asked for { $pooled }; if they refuse, nothing is spent
 })
live-for = { $what } for { $who }
opt-pass = Take nothing more
live-pass-none = Take nothing
opt-add = { $a ->
    [0] Add nothing
    [one] Add 1 point
   *[other] Add { $a } points
 }
live-add-none = Add nothing: your { $n ->
    [one] 1 point
   *[other] { $n } points
 } would also buy { $names }
opt-sell = Sell { $a }
live-sell = Sell { $name } for { $n } water, or goods worth as much
opt-swap = Give { $a } for { $b }
live-swap = Give { $give } for { $want }
opt-order = Take 1 { $a } for several kinds of goods
live-order = Take { $what } for a mix of goods
opt-dismantle = Pay 1 water to have { $a } taken apart
opt-steal = Steal (1 AP, stealth test)
opt-pay = Pay with { $a }
live-pay = { $what }
live-pay-part = { $what } first, then the rest
opt-snatch = Take 1 { $a }
opt-keep = Keep find { $a }
live-another = { $what } (another copy)
opt-next = Tile { $a }

## Other choices
choice = { $words }: { $does }
choice-paid = { $words } ({ $price })
armed = { $ranged ->
    [yes] With it { $who } shoots with { $dice }; bare hands on your own tile: { $bare }.
   *[no] With it { $who } strikes with { $dice }; bare hands: { $bare }.
 }
card-does = { $name } – { $does }
opt-decline = No, thank you
opt-stake = Stake { $a } water
opt-tunnel = { $a }
opt-water = { $a }
opt-call = { $a }
opt-flare = { $a-is ->
    [fire] Light a campfire without wood
   *[scare] Scare the animals around away
 }
opt-reveal = { $a-is ->
    [none] Look no further
   *[other] { $a }
 }
opt-ignore = Ignore it
opt-face-it = Let it happen
opt-turn = { $a }
opt-revive = Bring { $a } back
opt-heal = Heal { $a }
live-heal = Heal { $who }: { $n } HP
opt-cure = Treat the infection of { $a }
opt-calm = { $a }
opt-meal = { $a-is ->
    [eat] Eat 1 food
    [camp] Eat 1 food of the camp, keep your own
   *[starve] Go hungry
 }
opt-drink = { $a-is ->
    [own] Drink your own water
   *[camp] Drink from the camp’s store
 }
opt-first = { $a }
opt-character = { $a }
opt-reveal-sol = Reveal yourself as a Son of Liberty
opt-sol-spawn = Son of Liberty: call an enemy to { $a }
opt-sol-move = Son of Liberty: send { $a } to { $b } (2 AP)

## Refusals
no-no-ap = It costs { $need } AP; you have { $have }
no-tile-full = All movement fields there are taken
no-already-fit = You are Fit already; sleep would give nothing more
no-enemy-here = Not while an enemy is here and you are exposed
no-traitor = New Haven does not let a Son of Liberty sleep here
no-cannot-pay = You need { $need } × { $what-is ->
    [water] { good-water }
    [food] { good-food }
    [fabric] { good-fabric }
    [metal] { good-metal }
    [connector] { good-connector }
    [wood] { good-wood }
    [alcohol] { good-alcohol }
    [plastic] { good-plastic }
    [cartridge] { good-cartridge }
   *[arrow] { good-arrow }
 }
no-not-possible = The card’s own condition is not met
no-character-taken = Somebody already plays this character
no-no-points = { $need } points are needed, and all of you together have fewer
no-too-dear = It costs { $need } water, and you cannot pay as much
no-hero-item = Only its hero may have this
no-no-deal = You have nothing that could be exchanged or sold here
