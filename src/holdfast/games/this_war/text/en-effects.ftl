# Rules text of effects and conditions. Sentences begin small: the card makes the capital letter.
# Whom an effect concerns is `$whom`; where a card speaks of its own Character nobody is named.

## Parts
amount = { $n } { $what }
amount-wood = { $n } Wood
amount-water = { $n } Water
amount-sugar = { $n } Sugar
amount-alcohol-100 = { $n ->
    [one] 1 bottle of 100% Alcohol
   *[other] { $n } bottles of 100% Alcohol
 }
change = { $state } { $delta }
subject = { $whom }: { $text }
range-one = { $low }
range-pair = { $low } or { $high }
range-to = { $low }–{ $high }
range-more = { $low } or more
with-level = { $whom } with { $state } { $range }
both-needed = { $text } (only if there are { $n ->
    [2] two
   *[other] { $n }
 })
n-cards = { $n ->
    [one] 1 Exploration card
   *[other] { $n } Exploration cards
 }
whom-all = { $n ->
    [0] each Character
    [one] one Character
    [2] two Characters
   *[other] { $n } Characters
 }
whom-all-present = { $n ->
    [0] each present Character
    [one] one present Character
    [2] two present Characters
   *[other] { $n } present Characters
 }
whom-all-in-shelter = { $n ->
    [0] each Character in the Shelter
    [one] one Character in the Shelter
    [2] two Characters in the Shelter
   *[other] { $n } Characters in the Shelter
 }
whom-guards = { $n ->
    [0] each Character on Guard
    [one] one Character on Guard
    [2] two Characters on Guard
   *[other] { $n } Characters on Guard
 }
whom-scavengers = { $n ->
    [0] each scavenger
    [one] one scavenger
    [2] two scavengers
   *[other] { $n } scavengers
 }
whom-others = { $n ->
    [0] each other Character in the Shelter
    [one] one other Character in the Shelter
    [2] two other Characters in the Shelter
   *[other] { $n } other Characters in the Shelter
 }
whom-affected = { $n ->
    [0] each affected Character
    [one] one affected Character
    [2] two affected Characters
   *[other] { $n } affected Characters
 }
whom-me = this Character
whom-picked = that Character
whom-most-miserable = the Character with the highest Misery
whom-kindest = the Character with the highest Empathy
whom-bound = the chosen Character
group-all = all Characters
group-all-present = all present Characters
group-all-in-shelter = all Characters in the Shelter
group-guards = all Characters on Guard
group-scavengers = all scavengers
group-others = all other Characters in the Shelter
group-affected = all affected Characters

## Effects one after the other
or-else = or
row = on { $at }, { $text }
row-amount = { $at }: { $text }
then-first = then { $text }
otherwise = otherwise { $text }
quoted = “{ $words }”
only-if = { $what } (only if { $cond })
fx-if = if { $cond }, { $then-clause }{ $otherwise-is ->
    [some] ; otherwise { $otherwise-clause }
   *[none] {""}
 }
fx-each = { $whom }: { $then-clause }
fx-choose-one = choose one: { $ways }
fx-one-and-another = one Character in the Shelter: { $one-clause }; { $empathy ->
    [0] another: { $another-clause }
   *[other] another with Empathy { $empathy } or more, if there is one: { $another-clause }
 }{ $need ->
    [yes] {" "}(only if there are two)
   *[no] {""}
 }
fx-say = { $text }

## Tokens and resources
fx-gain = gain { $goods }{ $where-is ->
    [findings] {" "}into the Findings Pile
   *[other] {""}
 }
first-of = { $first } or, if none is left, { $rest }
fx-gain-first = gain { $goods }
fx-lose = discard { $goods }{ $choice ->
    [yes] {" "}of your choice
   *[no] {""}
 }{ from-where }{ $if-possible ->
    [yes] {" "}(as far as possible)
   *[no] {""}
 }
most-valuable = { $n ->
    [one] the most valuable token
   *[other] the { $n } most valuable tokens
 }
from-where = { $where-is ->
    [storage] {" "}from Storage
    [findings] {" "}from the Findings Pile
   *[here] {""}
 }
fx-lose-value = discard tokens of total value { $n } or more{ from-where }
fx-lose-all = discard { $all ->
    [yes] everything
   *[no] { $goods }
 }{ from-where }
all-of = all { $goods }
all-valuables = all weapons and Jewelry
fx-remove-from-box = remove { $goods } from the box for the rest of the campaign (if there is one)
fx-food-price = until the next Chapter card, each food token is worth { $n } more in barter
fx-habit = Habit: discard { $goods } from Storage, or Misery { $delta }
fx-barter = barter: { $offer }, Commission { $commission }
offer-any = any tokens
offer-colours = { $colours } tokens
offer-green = green
offer-red = red
offer-yellow = yellow
offer-grey = grey
fx-trap-pays = the Rats are removed

## States
fx-state = { $text }
set-to = { $state } is set to { $level }
fx-set-state = { $text }
fx-wounds-split = divide { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
 } among { $group } as you like
fx-remove-character = { $whom } leaves the group for good
fx-away = { $whom } is away for { $days ->
    [one] 1 day
   *[other] { $days } days
 }
fx-starting-swap = { $whom } becomes a starting Character
fx-join = the next unused Character joins the group with { $states }, if there is room
fx-arrival = you may accept the next unused Character, who joins the group with { $states }. If you refuse, empathy check for each Character in the Shelter (affected: Misery +1)
fx-doctor = any number of times, you may discard tokens of total value { $fee } or more from Storage: one Character in the Shelter, Illness −1 or Wounds −1

## Dice
fx-empathy-check = empathy check for { $whom } (affected: { $hit-clause }{ $miss-is ->
    [some] ; nobody affected: { $miss-clause }
   *[none] {""}
 })
rolls = roll the black die{ $bonus ->
    [0] {""}
   *[other] {" "}and add { $bonus }
 }{ $prowess ->
    [none] {""}
   *[other] {" "}(Prowess rerolls of { $prowess })
 }
fx-roll = { rolls }: { $rows }
fx-roll-each = { $whom } rolls the black die; on { $at }, { $then-clause }
fx-danger-roll = danger check for { $whom }: { $die }, each hit is 1 Wound{ $prowess ->
    [yes] {" "}(Prowess rerolls)
   *[no] {""}
 }

## Cold, Noise, the Unknown deck
fx-cold = { $n-sign ->
    [minus] remove { $all ->
        [yes] all Cold
       *[no] { $n-size } Cold
     }
   *[plus] add { $n-size } Cold
 }
fx-noise = Noise { $delta }
fx-noise-set = set Noise to { $n }
fx-roll-noise = roll for Noise
fx-return-cards = return { $all ->
    [yes] all remaining Exploration cards
   *[no] { n-cards }{ $or-all ->
        [yes] {" "}(or all that are left)
       *[no] {""}
     }
 }
fx-add-unknown = put { n-cards } from the deck at the bottom of the Unknown deck
fx-end-scavenging = Scavenging ends and you choose findings
fx-peek = look at the { $deck-is ->
    [events] { $n ->
        [one] top Event card
       *[other] top { $n } Event cards
     }
    [night-raids] { $n ->
        [one] top Night Raid card
       *[other] top { $n } Night Raid cards
     }
   *[unknown] { $n ->
        [one] next Unknown card
       *[other] next { $n } Unknown cards
     }
 }{ $sort ->
    [yes] , return any of them and put the others back in any order
   *[no] {" "}and put { $n ->
        [one] it
       *[other] them
     } back
 }
fx-draw-findings = draw { $n ->
    [one] 1 Findings card
   *[other] { $n } Findings cards
 }: { $rows-n ->
    [one] row { $rows }
   *[other] rows { $rows }
 }{ $star ->
    [yes] {""}
   *[no] , without the star roll
 }
fx-search = Noise +4, roll for Noise; then draw 1 Findings card: row { $row }
fx-special-finding = roll on the Special Findings of the Location
fx-pick-lock = roll the black die; on 1–3, the Lockpick stays and the door remains closed; on 4–10, discard the Lockpick; { $then-clause }
fx-twist = draw a Colour card and read the Script of the current Location with that colour; without one, or if it has been read: silence, Noise −1
fx-encounter = draw and resolve a Residents card

## Fights and raids
fx-fight = fight { $enemies ->
    [one] 1 enemy
   *[other] { $enemies } enemies
 } ({ $weapons }){ $notes }
fight-note = , { $text }
fight-backstab = { $side ->
    [enemies] who make a Backstab first
   *[characters] with a Backstab by your Characters first
 }
fight-thug = Thugs
fight-no-flee = no fleeing
fight-prowess = Prowess { $n } for all
fight-flee-when = when { $n ->
    [one] 1 is dead
   *[other] { $n } are dead
 } the rest run
fight-loot = loot: { $goods }
fight-then = afterwards { $text }
weapons-of-the-dead = the weapons of the dead
armed-all = { $weapon }
armed = { $letter } { $weapon }
fx-fight-them = the fight begins
fx-talk = draw a Colour card and read their Script of that colour
fx-raid-mod = { $ignore ->
    [yes] the next Night Raid is ignored
   *[no] { $changes } at the next Night Raid
 }
raid-damage = Damage { $delta }
raid-wounds = Wounds { $delta }
fx-shuffle-raids = shuffle all discarded Night Raid cards into their deck
fx-remove-event = remove the top Event card from the game unseen

## The house and the city
fx-exchange-location = { $place-is ->
    [chosen] you may exchange one Location
    [near] exchange the Near Location
    [medium] exchange the Medium Location
   *[far] exchange the Far Location
 }
fx-fitting-return = { $n ->
    [one] one built Fitting of your choice returns
   *[other] { $n } built Fittings of your choice return
 } to the Fittings deck{ $then-is ->
    [some] {" "}(if there is one: { $then-clause })
   *[none] {""}
 }
fx-shelter-card-restore = if { $slot } is empty, Rubble without loot lies there again
fx-board-up = { $n-sign ->
    [minus] discard 1 Board-Up of your choice
   *[plus] put a Board-Up on a free accessible Crack
 }
fx-flag-day = { $text }
flag-snipers = today the sniper Outside hits on 1–3
flag-curfew = tonight each Location has 2 Exploration cards fewer
flag-robbers = tonight reveal 2 Night Raid cards and resolve the one with more Damage (on a tie, you choose); the other is discarded
flag-clear-day = today nobody loses the first action that Hunger, Fatigue or another State would take
flag-no-visitors = today no Visitors come
flag-empty-streets = tonight Noise starts at 2
fx-objective-done = the Objective is done
fx-game-over = { $result-is ->
    [ceasefire] the campaign ends as by the Ceasefire
   *[other] the campaign is lost
 }

## The Book of Scripts
script-number = Script { $n }
some-script = a Script
fx-open-script = read { $number }
fx-goto = read { $number }
fx-read-page = read { $number }
fx-epilogue = note { $number } for the end of the campaign
fx-by-colour = draw a Colour card and read the Script of that colour ({ $scripts }){ $silence-is ->
    [some] ; without one, or if it has been read: { $silence-clause }
   *[none] ; if it has been read, nothing happens
 }
colour-script = { $colour } { $n }
fx-pending = put a Script token on the { $deck } deck: { $roll ->
    [yes] at each draw roll the black die; on { $at },
   *[no] at the next draw,
 } read { $number } { $mode-is ->
    [instead] instead of the card
   *[before] before the card
 }{ $stay ->
    [yes] {" "}(the token stays)
   *[no] {""}
 }
fx-token = gain the token “{ $name }”, { $place }{ $uses ->
    [0] {""}
    [one] , 1 use
   *[other] , { $uses } uses
 }
place-storage = in Storage
place-findings = in the Findings Pile
place-here = here
place-shelter = in the Shelter
place-guard = on Guard
place-rummage = on Rummage
place-outside = Outside
place-cold = on the Cold space
place-deck = on the { $deck } deck
place-this-location = at this Location
place-location = at Location { $n }
fx-token-remove = the token “{ $name }” is removed
fx-token-use = use the token “{ $name }” once

## Conditions
if-both = { $a } and { $b }
if-either = { $a } or { $b }
if-not = not ({ $cond })
if-has = { $where-is ->
    [storage] Storage holds
    [findings] the Findings Pile holds
   *[here] you have
 } { $no ->
    [none] no { $things }
    [fewer] fewer than { $goods }
   *[yes] at least { $goods }
 }
nor-more = { $first } and no { $last }
if-built = { $n ->
    [one] { $no ->
        [none] no { $what } is built
       *[yes] at least 1 { $what } is built
     }
   *[other] { $no ->
        [none] fewer than { $n } × { $what } are built
       *[yes] { $n } × { $what } are built
     }
 }
if-beside = { $no ->
    [none] no { $what } stands next to it
   *[yes] a { $what } stands next to it
 }
if-fittings-built = { $no ->
    [none] fewer than { $n } Fittings are built
   *[yes] { $n } Fittings are built
 }
if-cleared = { $no ->
    [none] fewer than { $n } Shelter cards have been cleared
   *[yes] { $n } Shelter cards have been cleared
 }
if-boarded-up = { $no ->
    [none] fewer than { $n } Board-Ups are in place
   *[yes] { $n ->
        [one] 1 Board-Up is in place (a Crack, boarded up at the Workshop)
       *[other] { $n } Board-Ups are in place (Cracks, boarded up at the Workshop)
     }
 }
if-level = { $who-is ->
    [me] { $no ->
        [none] { $states } is not { $range }
       *[yes] { $states } is { $range }
     }
   *[other] { $no ->
        [none] nobody among { $group } has { $states } { $range }
       *[yes] { $whom } has { $states } { $range }
     }
 }
if-level-wounds = { $no ->
    [none] Wounds are not { $range }
   *[yes] Wounds are { $range }
 }
compare = { $op ->
    [less] fewer than { $n }
    [at-most] at most { $n }
    [exactly] exactly { $n }
    [more] more than { $n }
   *[at-least] at least { $n }
 }
if-count = { $of ->
    [characters] { $compared } { $n ->
        [one] Character is
       *[other] Characters are
     } in the group
   *[other] { $compared } { $n ->
        [one] Character is
       *[other] Characters are
     } present
 }
if-present = { $no ->
    [none] { $name } is not present
   *[yes] { $name } is present
 }
if-any-prowess = a present Character has a Prowess of { $compared }
if-cold-is = there are { $compared } Cold tokens
if-has-token = { $no ->
    [none] the token “{ $name }” is not in play
   *[yes] the token “{ $name }” is in play
 }
if-carried = { $no ->
    [none] you do not have the token “{ $name }” here
   *[yes] you have the token “{ $name }” here
 }
if-was-read = { $no ->
    [none] { $number } has not been read
   *[yes] { $number } has been read
 }
if-chapter-is = the number of the Chapter is { $compared }
if-day-is = the number of the day is { $compared }
if-unknown-left = { $compared } Unknown cards are left
if-lost-today = { $no ->
    [none] nobody has died or left since the last Dawn
   *[yes] somebody has died or left since the last Dawn
 }
if-full-house = { $no ->
    [none] there are fewer than 4 Characters in the group
   *[yes] there are 4 Characters in the group
 }
if-at-home = { $no ->
    [none] you are scavenging
   *[yes] you are in the Shelter
 }
if-pair = { $no ->
    [none] a single scavenger is present
   *[yes] two scavengers are present
 }
