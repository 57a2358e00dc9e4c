# The log: what happened, line by line. `$who` are characters, `$people` how many, `$sex` is f if they are all women.

## Parts
told-successes = { $n ->
    [0] no success
    [one] 1 success
   *[other] { $n } successes
 }
told-no-dice = no dice
told-nothing = nothing
told-signed = { $n-sign ->
    [minus] −{ $n-size }
   *[plus] +{ $n-size }
 }
told-hp-now = { $wounded-is ->
    [yes] { $newly-is ->
        [yes] { $now }/{ $of-hp }, wounded: 1 red die more in every roll
       *[no] { $now }/{ $of-hp }, wounded
     }
   *[no] { $now }/{ $of-hp }
 }
told-well = { $level ->
    [0] { $who } Tired
    [1] { $who } OK
   *[2] { $who } Fit
 }
told-supplied = { $who } ({ $hp } HP, { $water } water)
told-blow = { $n ->
    [0] { $foe } unhurt
   *[other] { $left ->
        [0] { $foe } loses the last { $n ->
            [one] HP
           *[other] { $n } HP
         }
       *[other] { $foe } loses { $n } HP ({ $left } left)
     }
 }
told-body = the body { $of }
told-feature = { $what ->
    [enemies] { $n ->
        [one] 1 enemy symbol
       *[other] { $n } enemy symbols
     }
    [water] { $n } water
    [event] an event
    [box] a container
   *[camp] a camp
 }
told-attribute = { $attribute-is ->
    [strength] strength
    [skill] skill
   *[stealth] stealth
 }
told-dice-again = { $n ->
    [one] 1 die
   *[other] { $n } dice
 }

## The day
log-set-up = { $mode-is ->
    [semi] — Under Our Sun: { $mission } ({ $n } days, semi-cooperative) —
   *[coop] — Under Our Sun: { $mission } ({ $n } days) —
 }
log-picks = { $who } joins the crew
log-crew = In New Haven, ready to leave: { $names }{ $ration-is ->
    [yes] . Each has a ration of 1 food
   *[no] {""}
 }
log-offer = Starting cards, price in points: { $cards }. Points to spend: { $shares }
told-priced = { $name } ({ $n })
log-unbought = { $some-is ->
    [yes] Nobody takes: { $cards }
   *[no] Everything is bought
 }{ $n ->
    [0] {""}
    [one] . 1 point lapses
   *[other] . { $n } points lapse
 }
# Turned cards turn back, and abilities of the day are fresh.
log-preparation = { $alone-is ->
    [yes] —— Day { $n } of { $of } · Preparation ——
   *[no] —— Day { $n } of { $of } · Preparation · first player: { $first } ——
 }
log-swept = Gone by the morning: { $what }
log-uncovered = Enemies may come up again: { $places }{ $some-is ->
    [yes] { $people ->
        [one] . { $who }, already on the spot, is hidden from them
       *[other] . { $who }, already on the spot, are hidden from them
     }
   *[no] {""}
 }
log-wells-full = Full of water again: { $places }
log-restocked = A supply line reaches Lawrence: { $goods }
log-first = { $phase-is ->
    [preparation] { $who } will act first in the Morning
   *[other] { $who } acts first, and both have their action points
 }
log-wait = { $n ->
    [0] { $who } has no action points left and ends the turn
    [one] { $who } waits with 1 AP
   *[other] { $who } waits with { $n } AP
 }
log-phase-over = { $phase-is ->
    [morning] The Morning is over
    [afternoon] The Afternoon is over
   *[night] The Night is over
 }
log-burnt-down = { $n ->
    [one] A torch has burnt down
   *[other] { $n } torches have burnt down
 }
log-phase = —— Day { $n } of { $of } · Night{ $keyword-is ->
    [storm] {" "}· the Storm goes on
    [solar-storm] {" "}· the Solar storm goes on, but burns nobody at Night
   *[none] {""}
 } (1 water to drink{ $hungry-is ->
    [yes] ; no food for Preparation: { $crew }
   *[no] {""}
 }) ——
log-no-effect = For { $whom } nothing changes
log-weather = —— Day { $n } of { $of } · { $phase-is ->
    [morning] Morning
   *[afternoon] Afternoon
 } · { $card } ({ $drink } water to drink) ——
log-drank = { $missing ->
    [0] { $who } drinks { $n } water{ $source-is ->
        [store] {" "}from the store
        [both] , { $stored } of it from the store
       *[own] {""}
     } (left: { $now }/{ $of })
   *[other] { $n ->
        [0] { $who } has nothing to drink
       *[other] { $who } drinks only { $n } of { $need } water
     }
 }{ $burns-is ->
    [yes] {" "}and burns in the sun
   *[no] {""}
 }
log-meal = { $who } eats 1 food{ $source-is ->
    [store] {" "}from the store
   *[own] {""}
 }
log-hungry = { $who } goes hungry: { $n } HP less ({ told-hp-now })
log-tiredness = Well-being now: { $crew }
log-fever = Infection takes 1 HP: { $crew }
log-night-card = Night card for { $whom }: { $card }
log-night-hits = It strikes { $other }
log-ballot = The vote: { $votes }
log-ignore = { $who } stays by the fire and lets it pass
log-event = Event at { $place } for { $whom }: { $card }
log-event-waits = The event at { $place } waits until no enemy is left there
log-decide = { $who }: { $choice }

## Characters
log-damage = { $who } loses { $n } HP ({ told-hp-now })
log-damage-each = { $n } HP less: { $crew }
log-damage-some = Up to { $n } HP less: { $crew }
log-heal = { $who } regains { $n } HP ({ told-hp-now })
log-heal-each = { $n } HP regained: { $crew }
log-heal-some = Up to { $n } HP regained: { $crew }
log-heal-other = { $who } treats { $other }: { $n } HP more ({ $now }/{ $of-hp })
log-infect = { $people ->
    [one] { $who } is infected
   *[other] { $who } are infected
 }
log-cure = { $people ->
    [one] { $who } is cured of the infection
   *[other] { $who } are cured of the infection
 }
log-cure-other = { $who } cures { $other } of the infection
log-well-being = Well-being { told-signed }: { $crew }
log-action-points = { $people ->
    [one] { $who }: AP { told-signed } (now { $now })
   *[other] { $who }: AP { told-signed } each
 }
log-points-now = Action points now: { $crew }
log-regain-karma = Karma dice now: { $crew }
log-out-of-hiding = { $who } is no longer hidden
log-die = { $who } dies at { $place }{ $alone ->
    [0] {""}
    [one] ; the hostage waits there
   *[other] ; both hostages wait there
 }{ $hope-is ->
    [yes] . A defibrillator can bring { $sex-is ->
        [f] her
       *[m] him
     } back on that tile until the end of the { $until-is ->
        [morning] Morning
        [afternoon] Afternoon
       *[night] Night
     } of day { $day }
   *[no] {""}
 }
log-howl = { $foe } wails for help, { $comes-is ->
    [yes] and { $called } comes
   *[no] but every way is barred to { $called }
 }
log-barred = { $foe } is called, but every way nearer is barred (New Haven, fire, or no tile left to lay)
log-nobody-near = Nobody appears: no fitting tile lies at distance 2
log-eliminate = Nobody came in time: { $whom } is gone for good{ $some-is ->
    [yes] . Until Preparation there lies at { $place }: { $left }
   *[no] {""}
 }
log-role-shown = { $role-is ->
    [sol] The card of { $whom } is turned up: a Son of Liberty!
   *[survivor] The card of { $whom } is turned up: a Survivor
 }
log-return = { $who } comes back to life ({ $n } HP)
log-sleep = { $who } sleeps ({ $well ->
    [0] Tired
    [1] OK
   *[2] Fit
 })
log-no-sleep = { $who } cannot sleep with enemies around
log-sleep-cheaper = { $who } will sleep well
log-eat = { $who } eats 1 food ({ told-hp-now })
log-truce = { $who } has a friend among the raiders: the next Human will let { $sex-is ->
    [f] her
   *[m] him
 } go
log-light-torch = { $who } lights a torch

## Ways and enemies
log-step = { $who } moves to { $place }{ $guided ->
    [0] {""}
    [one] {" "}with a hostage
   *[other] {" "}with both hostages
 }
log-sneak-in = { $who } sneaks to { $place } and is hidden there{ $guided ->
    [0] {""}
    [one] {" "}with a hostage
   *[other] {" "}with both hostages
 }
log-tunnel = { $who } comes up again at { $place }
log-tile = In sight: { $place }{ $many ->
    [0] {""}
   *[other] {" "}({ $features })
 }
log-reveal-tile = { $who } discovers { $place }{ $many ->
    [0] {""}
   *[other] {" "}({ $features })
 }
log-reorder-tiles = { $who } looks secretly at the top { $n } tiles and puts them back
log-appear = { $n ->
    [one] At { $place } appears { $foes }
   *[other] At { $place } appear { $foes }
 }
log-step-foe = { $foe } moves to { $place }{ $down-is ->
    [yes] , on a tile lying face down
   *[no] {""}
 }
log-sol-move = { $who } sends { $foe } to { $place }
log-sol-spawn = { $who } whistles for a Son of Liberty
log-dismiss = { $foe } leaves
log-searched = The body of { $foe } has been searched
log-nobody-came = Nobody comes: no such enemy is left in the deck, which is shuffled
log-pay-off = { $who } pays { $foe } 2 water (left: { $now })
log-place-container = { $test-is ->
    [strength] A container stands at { $place } (strength)
   *[skill] A container stands at { $place } (skill)
 }
log-opened = The container at { $place } is open
log-put-out = The storm puts out the fire at { $place }
log-place-trap = { $who } sets a trap at { $place }

## Fights
log-fight = { $people ->
    [one] { $who } faces { $foes }
   *[other] { $who } face { $foes }
 }
log-break-away = { $who } is leaving, and { $foes } strike{ $n ->
    [one] s
   *[other] {""}
 } at { $sex-is ->
    [f] her
   *[m] his
 } back
log-joined = { $free-is ->
    [yes] { $who } joins the fight for 0 AP
   *[no] { $who } joins the fight for 1 AP (AP left: { $now })
 }
log-rush = { $who } runs at the attacker
log-fallen = { $n ->
    [one] { $foes } falls: a body lies at { $place }
   *[other] { $foes } fall: { $n } bodies lie at { $place }
 }{ $more ->
    [-1] {""}
    [0] , and the enemy symbols there (▲) bring nobody more before Preparation
    [one] , and 1 enemy symbol there (▲) is still open
   *[other] , and { $more } enemy symbols there (▲) are still open
 }
log-hurl = { $who } throws at { $place }: { $card }
log-cancel-hit = { $who } dodges the attack of { $foe }
log-ability = { $ability-is ->
    [bulwark] { $who } steps in front and takes the blow (Behind Me, once a phase)
    [tough-hide] { $who } shrugs off 1 damage (Old Leather, once a phase)
    [treat] { $who } reaches for Needle and Thread (once a phase)
    [plate] The plate of { $whom } takes 2 damage
   *[ambush] { $who } shoots from hiding
 }
log-armour = { $n ->
    [0] { $who } – { $card } stops the blow
   *[other] { $who } – { $card } softens the blow ({ $n } damage left)
 }
log-ghillie = { $who } lies still under the { $card }: unseen after all
log-net-kept = { $who } keeps the { $card } folded, and somebody looks up
log-turn-card = { $who } turns a card, of no use until Preparation: { $card }

## Dice
log-karma-roll = { $who } trusts in karma and rolls { told-dice-again } again; { $lost ->
    [0] { $n ->
        [one] the karma die is kept
       *[other] all karma dice are kept
     }
    [one] 1 karma die is lost
   *[other] { $lost } karma dice are lost
 } (left: { $now })
log-roll-again = { $who } keeps steady nerves and rolls { $again ->
    [one] 1 die
   *[other] { $again } dice
 } again: now { told-successes }
log-ghost-boots = { $who } treads softly and rolls 1 die again
log-rolls-dice = Rolled: { $dice }, { told-successes }
told-attack = { $how-is ->
    [shoot] { $who } shoots at { $foe }
    [sneak] { $who } attacks { $foe } from hiding
   *[strike] { $who } attacks { $foe }
 }{ $armed-is ->
    [yes] {" "}({ $weapon }{ $shots ->
        [-1] {""}
        [0] , no shot left
        [one] , 1 shot left in all
       *[other] , { $shots } shots left in all
     })
   *[no] {""}
 } – { $dice }: { told-successes }
told-loss = { $left ->
    [0] { $foe } loses the last { $lost ->
        [one] HP
       *[other] { $lost } HP
     }
   *[other] { $foe } loses { $lost } HP ({ $left } left)
 }
log-roll-attack = { told-attack }{ $n ->
    [0] {""}
   *[other] , { told-loss }
 }{ $reels-is ->
    [yes] {" "}and reels
   *[no] {""}
 }
log-cast-attack = { told-attack }
log-stands-attack = { told-loss }{ $reels-is ->
    [yes] {" "}and reels
   *[no] {""}
 }
log-roll-blast = { $dice }: { told-successes } – { $foes }
log-cast-blast = { $dice }: { told-successes }
log-stands-blast = { $foes }
told-evaded = { $n ->
    [0] in vain
   *[other] { $ranged-is ->
        [yes] { $n } damage less
       *[no] the attack misses
     }
 }
log-roll-enemy = { $how-is ->
    [shoot] { $foe } shoots at { $other }
    [last] { $foe } strikes once more at { $other }
   *[strike] { $foe } attacks { $other }
 } – { $dice }: { told-successes }
log-roll-dodge = { $who } tries to dodge – { $dice }: { told-successes }
log-roll-blow = { $counter-is ->
    [yes] { $who } strikes back at { $other }
   *[no] { $who } attacks { $other }
 } – { $dice }: { told-successes }
log-roll-evade = { $who } tries to dodge – { $dice }: { told-successes }, { told-evaded }
log-cast-evade = { $who } tries to dodge – { $dice }: { told-successes }
log-stands-evade = { $who } has dodged: { told-evaded }
told-test = { $about-is ->
    [box] { $who } tries to open the container ({ told-attribute }) – { $dice }: { told-successes }
    [stealth] { $who } tries to stay out of sight – { $dice }: { told-successes }
   *[other] { $who } – test of { told-attribute }, { $dice }: { told-successes }
 }
log-roll-test = { told-test }, { $about-is ->
    [box] { $passed-is ->
        [yes] it opens
       *[no] it stays shut
     }
    [stealth] { $passed-is ->
        [yes] unnoticed
       *[no] noticed
     }
   *[other] { $passed-is ->
        [yes] passed
       *[no] failed
     }
 }
log-cast-test = { told-test }
log-stands-test = { $about-is ->
    [box] { $passed-is ->
        [yes] The container opens
       *[no] The container stays shut
     }
    [stealth] { $passed-is ->
        [yes] Nobody notices { $whom }
       *[no] Somebody notices { $whom }
     }
   *[other] { $passed-is ->
        [yes] The test is passed
       *[no] The test has failed
     }
 }
log-roll-stun = { log-cast-stun }{ $n ->
    [0] {""}
   *[other] , it is stunned
 }
log-cast-stun = { $foe } is struck by the current – { $dice }: { told-successes }
log-stands-stun = { $foe } is stunned
log-roll-approach = { $comes-is ->
    [yes] { $foe } comes closer – { $dice }: { told-successes }
   *[no] { $foe } stays where it is – { $dice }: { told-successes }
 }
log-cast-approach = Does { $foe } come closer? { $dice }: { told-successes }
log-stands-approach = { $comes-is ->
    [yes] { $foe } comes closer
   *[no] { $foe } stays where it is
 }
log-roll-harm = { log-cast-harm }{ $n ->
    [0] {""}
   *[other] , { told-loss }
 }
log-cast-harm = { $what-is ->
    [barricade] { $foe } runs into the barricade
   *[trap] { $foe } steps into the trap
 } – { $dice }: { told-successes }
log-stands-harm = { told-loss }
log-roll-bite = { log-cast-bite }{ $n ->
    [0] , the wound is clean
   *[other] , the wound festers
 }
log-cast-bite = { $who } is bitten – { $dice }: { told-successes }
log-stands-bite = { $n ->
    [0] The wound is clean
   *[other] The wound festers
 }
log-roll-theft = { log-cast-theft }{ $n ->
    [0] , caught in the act
   *[other] {""}
 }
log-cast-theft = { $who } reaches behind the back of { $dealer } – { $dice }: { told-successes }
log-stands-theft = { $n ->
    [0] { $who } is caught in the act
   *[other] { $who } is not seen
 }
log-roll-gamble = { log-cast-gamble }{ $n ->
    [0] , lost
   *[other] , won
 }
log-cast-gamble = { $who } stakes { $stake } water – { $dice }: { told-successes }
log-stands-gamble = { $n ->
    [0] The stake is lost
   *[other] The stake is won
 }
log-roll-loot = { $who } searches what is left of { $foe } – { $dice }: { told-successes }
log-roll-ammunition = How much ammunition { $card } has – { $dice }: { told-successes }
log-roll-table = { $who } tries { $sex-is ->
    [f] her
   *[m] his
 } luck – { $dice }: { told-successes }

## Goods
log-received = { $who } gets { $goods }
log-gathered = { $who } gathers { $goods }
log-goods-lost = { $who } loses { $goods }
log-nothing-lost = { $who } has nothing of the kind and loses nothing
log-paid = { $who } pays { $goods }
log-refill = { $who } fills up with water ({ $now }/{ $of })
log-rain = { $who } catches rain: 1 water ({ $now }/{ $of })
log-drop = { $stored-is ->
    [yes] { $who } stores in the camp: { $what }
   *[no] { $who } drops: { $what }
 }
log-bait = { $foe } stops to eat, and is slower for it
log-starts-with = { $who } sets out with: { $card } ({ $n ->
    [one] 1 point
   *[other] { $n } points
 })
log-takes = { $who } takes: { $card }{ $loaded-is ->
    [yes] {" "}(loaded: { $n }/{ $of })
   *[no] {""}
 }
log-draw-loot = { $n ->
    [one] { $who } draws a loot card
   *[other] { $who } looks at { $n } loot cards, keeps { $keep } and shuffles back the rest
 }
log-finds = { $who } finds: { $card }
log-use-item = { $who } uses: { $card }
log-build = { $who } builds: { $card } (for { $goods })
log-make = { $who } makes { $goods }
log-strip = { $who } has taken apart: { $card }
log-refuel = { $who } refuels: { $card }
log-set-up-camp = { $who } sets up camp at { $place }
log-take-down-camp = { $who } takes down the camp at { $place } and packs the tent and all that was stored there
log-light-fire = { $who } lights a campfire at { $place }{ $wood-is ->
    [yes] {" "}with 1 wood
   *[no] {""}
 }
log-make-kitchen = { $who } makes a field kitchen of the fire at { $place } with 1 metal
log-cook = { $who } cooks: 1 food becomes 3

## Trade
log-bargain = { $what-is ->
    [both] { $who } gives { $to }: { $gives }, and gets { $gets }
    [give] { $who } gives { $to }: { $gives }
   *[want] { $living-is ->
        [yes] { $who } gets from { $other }: { $gets }
       *[no] { $who } takes from the dead hands of { $other }: { $gets }
     }
 }
log-refuse = { $who } declines the bargain
log-open-store = Lawrence opens the store: { $goods }; { $cards }
log-place-dealer = { $dealer } spreads a blanket at { $place }: { $goods }; { $cards }
log-buys = { $who } buys from { $trader }: { $card } (price { $price })
log-swap = { $who } gives { $trader } { $gives } for { $gets }
log-pays-trader = { $who } pays { $trader } { $goods }
log-change-given = { $who } gets { $goods } back from { $trader }
log-payout = { $who } gets { $goods } from { $trader }
log-sell = { $who } sells to { $trader }: { $card }
log-buys-goods = { $who } buys from { $trader }: { $goods }
log-buy-round = { $who } buys { $goods }
log-steal = { $who } steals { $goods }
log-anger = { $dealer } reaches for a weapon: { $other } is an enemy now
log-robbed = { $who } takes all that the dealer had
log-seizes = { $who } seizes: { $card }
log-calmed = { $dealer } calms down, but will not deal any more with { $names }
log-call = { $who } calls { $other } by radio

## The mission
log-mission-card = The first day begins. First mission card: { $card }
log-objective = ★ Objective reached: { $goal }. Next mission card: { $card }
log-objective-last = ★ Objective reached!
log-task = { $task-is ->
    [free-hostage] { $who } works at the hostage’s bonds
    [tune] { $who } turns the dial of the transmitter
    [deliver] { $who } unloads what is wanted here
    [fit-pump] { $who } heaves the pump into place
    [read-track] { $who } kneels down by the tracks
    [stage-1] { $who } works on the first stage
    [stage-2] { $who } works on the second stage
    [stage-3] { $who } works on the third stage
   *[other] { $who }: { $task }
 }
log-talks = { $who } proposes a bargain { $to }
log-deals = { $who } looks through the wares: { $trader }
log-gathers = { $who } looks around for what can be had here
log-builds = { $who } sets to work
log-deliver = { $who } delivers { $goods } ({ $now } of { $of })
log-count = { $what-is ->
    [tests] It works: { $now }
    [stage-1] The first stage stands
    [stage-2] The second stage stands
    [stage-3] The third stage stands
   *[other] The mission makes progress: { $now }
 }
log-read-track = { $who } reads the track (tracks read: { $now })
log-hostage-appears = A hostage is held at { $place }
log-free-hostage = { $who } frees the hostage, who follows { $sex-is ->
    [f] her
   *[m] him
 } now
log-lead-hostage = { $who } takes the hostage by the hand
log-new-guide = { $who } hands the hostage over { $to }
log-brought-home = { $n ->
    [one] { $who } has brought the hostage home and is free to go again
   *[other] { $who } has brought both hostages home and is free to go again
 }
log-hostage-hurt = { $dead ->
    [0] A blow that hard hits whoever is led by { $other } too: { $n ->
        [one] the hostage loses 1 HP (HP { $now })
       *[other] both hostages lose 1 HP (HP { $now } at least)
     }
    [one] A blow that hard hits whoever is led by { $other } too: a hostage loses the last HP and dies
   *[other] A blow that hard hits whoever is led by { $other } too: both hostages lose the last HP and die
 }
log-boss-comes = The ground shakes at { $place }
log-boss-heals = { $foe } licks the wounds (HP { $now })
log-raise-walls = The walls of New Haven stand (integrity { $n })
log-no-events = Around the walls every event token is taken away
log-stock-haven = For so many, New Haven has laid up { $food } food and { $water } water
log-dry-haven = New Haven is running dry: { $n } water is left, and it does not come back
log-wave = { $captain-is ->
    [yes] The last wave comes, { $n } strong, and the Colonel with it
   *[no] A wave comes, { $n } strong
 }
log-gate = Enemies in New Haven: the walls give way (integrity { $now }/{ $of })
log-barricade = { $who } barricades { $place }
log-repair = { $who } repairs the walls (integrity { $now }/{ $of })
log-cross = { $who } crosses over and is safe

## Teams and the end
log-reveal-self = { $who } throws off the mask: a Son of Liberty!
log-over = { $why-is ->
    [mission] — Mission accomplished: { $stars }
    [traitor-dead] — The traitor is dead: { $whom }. The Survivors have won: { $stars }
    [saboteur] — The sabotage is complete: { $whom } wins for the Sons of Liberty
    [executioner] — The sentence is carried out: { $whom } wins for the Sons of Liberty
    [arsonist] — New Haven burns: { $whom } wins for the Sons of Liberty
    [time] — Time is up: the mission is lost
    [all-dead] — Nobody is left alive: the mission is lost
    [failed-hostage-lost] — A hostage is dead: the mission has failed
    [failed-too-many-gone] — Too many are gone for good: the mission has failed
    [failed-gate-fallen] — The walls of New Haven have fallen: the mission has failed
    [failed-cannot-cross] — Too few are left to cross: the mission has failed
   *[failed] — The mission has failed
 }{ $gone ->
    [0] {""}
   *[other] {" "}(gone for good: { $lost }; 1 star less for each)
 }{ $late-is ->
    [yes] {" "}(on the last day: 1 star less)
   *[no] {""}
 }{ $role-is ->
    [traitor] . The Son of Liberty was { $whom }
    [nobody] . Nobody was a Son of Liberty
   *[told] {""}
 } —
