# The log: what happened, line by line. `$who` are Characters, `$people` how many, `$sex` is f if they are all women.

## Parts
told-nothing = nothing
told-one-of-us = one of us
told-stored = +{ $goods } (now { $now })
told-enemy = Enemy { $n }
told-foe = Enemy { $n } ({ $weapon })
told-signed = { $n-sign ->
    [minus] −{ $n-size }
   *[plus] +{ $n-size }
 }
told-fate-deals = { $n ->
    [one] 1 Wound for the other side
   *[other] { $n } Wounds for the other side
 }
told-fate-hits = { $n ->
    [one] 1 hit
   *[other] { $n } hits
 }
told-fate-guard = 1 Wound for a guard whom we choose
told-fate-takes = { $n ->
    [one] 1 Wound for whoever struck
   *[other] { $n } Wounds for whoever struck
 }
told-fate-noise = Noise +{ $n }
told-fate-disarms = a weapon is knocked away
told-fate-ends = both sides step back
told-fate-ricochet = 1 Wound on either side
told-fate-nothing = nothing

## The day
log-set-up = — This War of Mine{ $difficulty-is ->
    [easier] {" "}(easier)
    [harder] {" "}(harder)
   *[standard] {""}
 }{ $short-is ->
    [yes] {" "}· short campaign
   *[no] {""}
 } —
log-take-character = { $who } ({ $profession }) has found the way to this house
log-begin = In the house, hungry already (Hunger { $n }): { $who }{ $several-is ->
    [yes] . { $seat } holds the Journal
   *[no] {""}
 }
log-morning = —— Day { $n } ——
log-back = { $people ->
    [one] { $who } is back
   *[other] { $who } are back
 }
log-phase = · { $phase-is ->
    [day] Day Actions
    [dusk] Dusk
    [evening] Evening
    [scavenging] Scavenging
    [raid] Night Raid
   *[dawn] Dawn
 }{ $several-is ->
    [yes] {" "}· Journal: { $seat }
   *[no] {""}
 } ·
log-nobody-out = Nobody goes out tonight
log-action-turn = { $idle-is ->
    [yes] Turn { $n } of the Day Actions: nobody has an action left
   *[no] Turn { $n } of the Day Actions{ $people ->
        [0] {""}
       *[other] {" "}(too worn for it: { $who })
     }
 }{ $several-is ->
    [yes] {" "}· Journal: { $seat }
   *[no] {""}
 }
log-event = { $ceasefire-is ->
    [yes] { $card }! { $text }
   *[no] Event: { $card }. { $text }
 }
log-flag = { $name-is ->
    [snipers] For today the sniper hits on 1 to 3
    [curfew] For tonight every Location has 2 cards fewer
    [robbers] For tonight two Night Raids are turned up, and the worse one comes
    [clear-day] For today nobody loses the first action that Hunger, Fatigue or another State would take
    [no-visitors] For today nobody comes to the door
   *[empty-streets] For tonight Noise begins at 2
 }
log-chapter = ★ { $card }. { $text }
log-no-event = No Event is left
log-journal = Journal → { $seat }
log-cold = Cold { told-signed } (now { $now })
log-cold-full = Cold is already as high as it can be ({ $now })
log-debt-due = The debt falls due

## The people
log-state = { $who }: { $state } { told-signed } (now { $now }){ $out-is ->
    [yes] {" "}– too much
   *[no] {""}
 }
told-shift = { $who }: { $state } { told-signed } (now { $now })
log-shifts = { $crew }
log-states = { $state } { told-signed }: { $crew }
log-set-state = { $state } now: { $crew }
log-keep-promise = { $card }: { $who } stays, at Misery 3
log-let-go = The promise is not called in; nothing holds { $who } any longer
log-farewell = † { $who }: { $states } { $n }. This is as far as it goes
log-removed = † { $how-is ->
    [death] { $who } is dead
    [departure] { $who } has left us
    [breakdown] { $who } is no longer with us
    [last-departure] { $who } has gone, and nobody bolts the door
    [last-breakdown] { $who } does not get up any more
   *[other] { $who } is gone
 }. { $left ->
    [0] Nobody is left
    [one] Only { $rest } is left
   *[other] { $rest } are left
 }
log-take-along = { $goods } is missing too
log-starting-swap = { $people ->
    [one] { $who } counts as one of the first from now on
   *[other] { $who } count among the first from now on
 }
log-shaken = After such a death (black die { $roll }) { $people ->
    [0] all of them go on searching
    [one] { $who } cannot search any longer
   *[other] { $who } cannot search any longer
 }
log-join = { $who } ({ $profession }) joins us
log-away = { $people ->
    [one] { $who } is away until the morning of day { $n }
   *[other] { $who } are away until the morning of day { $n }
 }

## Dusk and evening
log-drink = { $people ->
    [0] Nobody has anything to drink
    [one] { $who } drinks
   *[other] { $who } drink
 }{ $some-is ->
    [yes] { $people ->
        [0] {""}
       *[other] ; without water{ $several-is ->
            [yes] {" "}({ $seat } decides)
           *[no] {""}
         }: { $dry }
     }
   *[no] {""}
 } (Water left: { $left })
log-thirst = { $who } goes thirsty (black die { $roll }; 1–5 Hunger, 6–10 Misery): { $state } +1 (now { $now })
log-eat = { $who } eats { $goods } (Hunger { $still-is ->
    [yes] stays { $now }
   *[no] now { $now }
 }{ $freed-is ->
    [yes] , which no longer costs an action
   *[no] {""}
 })
log-go-hungry = { $fed-is ->
    [yes] { $who } has eaten today already
   *[no] { $who } eats nothing{ $several-is ->
        [yes] {" "}({ $seat } decides)
       *[no] {""}
     }: Hunger +1 (now { $now })
 }
log-food-saved = { $several-is ->
    [yes] { $seat } saves the food:
   *[no] The food is saved:
 } { $goods } in Storage
log-fed = A warm meal (Hunger now: { $crew })
log-feed-child = The Child is hungry
log-feed-dog = The Watchdog wants its share
log-task = { $who } { $task-is ->
    [bed] will sleep in a Bed
    [floor] will sleep on the floor
    [guard] will stand guard
   *[scavenge] will go out scavenging
 }
log-take-back-task = The last task is taken back
log-ration = Water will be saved: at Dusk it is said one by one who drinks
log-unguarded = The door is left without a guard, on purpose
log-home-again = { $people ->
    [0] Into the Storage: { $goods }
    [one] { $who } is home again{ $some-is ->
        [yes] ; into the Storage: { $goods }
       *[no] , with empty hands
     }
   *[other] { $who } are home again{ $some-is ->
        [yes] ; into the Storage: { $goods }
       *[no] , with empty hands
     }
 }
log-night = The night begins; sleep takes Fatigue off, guard and scavenging add 1 (Fatigue now: { $crew })

## Dawn
log-assign-meds = { $who } will be treated with { $goods }
log-treat = The Old Doctor treats { $who }: { $state } −1 (now { $now })
log-drink-up = { $who } drinks { $goods }: Misery { $misery }, Fatigue { $fatigue }
log-fate = Fate: { $card }
log-cold-check = The Cold is tested: { $n } on the table
log-freeze = { $ill-is ->
    [yes] { $who } has caught a chill (black die { $roll }): Illness +1 (now { $now })
   *[no] { $who } withstands the Cold (black die { $roll })
 }
log-medicine = { $worked-is ->
    [yes] { $goods } for { $who }{ $roll ->
        [0] {""}
       *[other] {" "}(black die { $roll })
     }: { $state } now { $now }
   *[no] { $goods } for { $who } (black die { $roll }): no effect, { $state } still { $now }
 }
log-untreated = { $who } – { $state } untreated, black die { $roll }{ $bed-is ->
    [yes] {" "}and { $plus } for the Bed
   *[no] {""}
 }: { $turn-is ->
    [worse] worse, now { $now }
    [better] better, now { $now }
   *[same] no change, still { $now }
 }
log-spirit = { $who } – Spirit line { $line }: { $text }{ $idle-is ->
    [yes] {" "}– not so now, nothing changes
   *[no] {""}
 }
log-habit-given = { $who } uses up { $goods } of the Storage
log-listens = { $who } listens to the Music Box (black die { $roll }): { $touched-is ->
    [yes] Misery −1 (now { $now })
   *[no] it does not help
 }
log-death-among-us = A death among us (black die { $roll }): { $some-is ->
    [yes] Misery +2 ({ $crew })
   *[no] the others bear it
 }
log-narratives = { $n ->
    [one] One thing is left to tell: { $cards }
   *[other] Two ways to begin the day: { $cards }
 }
log-narrative = { $kept-is ->
    [yes] Kept for later: { $card }. { $text }
   *[no] Chosen: { $card }. { $text }{ $vain-is ->
        [yes] {" "}But what it takes is not there, and nothing happens
       *[no] {""}
     }
 }
log-use-kept = { $people ->
    [0] { $card } is used
   *[other] { $card } is used for { $who }
 }
log-drop = { $card } is discarded
log-shift-over = The longer day takes its toll – { $crew }

## In the house
log-assigned = { $who } { $what-is ->
    [rest] will do nothing this turn
    [outside] will go to the door
    [new-idea] will think of something new
    [rummage] will rummage
    [comfort] will comfort somebody
    [music] will play for the others
    [search] will search space { $space }
    [dig] will dig at { $space }{ $together-is ->
        [yes] {" "}together with { $other }
       *[no] { $with-tool-is ->
            [yes] {" "}with a Shovel
           *[no] {" "}alone
         }
     }
    [pick] will try the lock at { $space }
    [unlock] will take the keys to { $space }
    [saw] will saw at the Bars ({ $space })
    [build] will build the { $card } ({ $space })
    [use] will work: { $card }
    [move] will move the { $card } to { $space }
    [demolish] will take down the { $card }
    [mend-roof] will climb up to the roof
   *[drain] will drain the basement
 }{ $paid-is ->
    [yes] {" "}({ $goods })
   *[no] {""}
 }
log-take-back = The last assignment is taken back
log-thinking = { $who } sits down with pencil and paper
log-too-late = { $who } can no longer do it
log-in-vain = { $who } can no longer do it: { $space } is not as it was
log-take-idea = A new idea: { $card }
log-rummage = { $who } rummages: black die { $roll }{ $changed-is ->
    [yes] {" "}(counts as { $counts })
   *[no] {""}
 }, { $n ->
    [one] 1 piece
   *[other] { $n } pieces
 }
log-cheer = { $how-is ->
    [comfort] { $who } finds the right words
   *[music] { $guitar-is ->
        [yes] { $who } plays the Guitar for all of us
       *[no] { $who } sings softly
     }
 }
log-mend = { $what-is ->
    [mend-roof] { $who } mends the roof
   *[drain] { $who } drains the basement
 }
log-open-card = { $remnants-is ->
    [yes] { $who } digs at { $space }: Rubble Remnants are left
   *[no] { $found-is ->
        [yes] { $who } clears { $space } and finds { $goods }
       *[no] { $who } clears { $space }
     }
 }
log-pick-door = { $who } picks the lock at { $space } (black die { $roll }): { $open-is ->
    [yes] open, but the Lockpick is gone
   *[no] it holds
 }
log-use-keys = { $who } opens { $space } with the Ring of Keys
log-build = { $who } has built the { $card } ({ $space }){ $helped-is ->
    [yes] {" "}with the help of { $helps }
   *[no] {""}
 }
log-move-fitting = { $who } moves the { $card } to { $space }
log-demolish = { $who } takes down the { $card } ({ $space })
log-unbuild = { $card } is lost ({ $space })
log-use-fitting = { $who } – { $card }: { $work }{ $helped-is ->
    [yes] , from { $helps }
   *[no] {""}
 }{ $waits-is ->
    [yes] {" "}(ready tomorrow)
   *[no] {""}
 }
log-heat = { $who } heats with { $goods }{ $coal-is ->
    [yes] {" "}and coal
   *[no] {""}
 } ({ $card })
log-restored = Rubble blocks { $space } again
log-boards = { $up-is ->
    [yes] The Crack { $space } is boarded up (Board-Ups: { $n })
   *[no] The Board-Up at { $space } is torn down (Board-Ups: { $n })
 }
log-outside = { $hit-is ->
    [yes] A sniper hits { $who } at the door (black die { $roll }): { $n ->
        [one] 1 Wound
       *[other] { $n } Wounds
     } (now { $now })
   *[no] { $who } is at the door, no shot is heard (black die { $roll })
 }
log-visitor = Somebody knocks: { $card }. { $text }
log-visitor-gone = The door closes again
log-refuse = The door stays shut

## Tokens
log-gained = { $outside-is ->
    [yes] { $placed-is ->
        [yes] Found ({ $place }): { $goods }
       *[no] Found: { $goods }
     }
   *[no] Storage: { $stored }
 }
log-pay-out = { $card } is ready: { $goods }
log-box-empty = There would be { $item }, but none is left in the box
log-lost = { $why-is ->
    [rats] The rats have had their share: { $goods }
    [raid] The raiders take { $goods }{ $several-is ->
        [yes] {" "}(chosen by { $seat })
       *[no] {""}
     }
    [commission] For the Commission: { $goods }
   *[price] Gone: { $goods }
 }
log-remove-from-box = Out of the game for good, from the box, not from our Storage: { $n } { $item }
log-food-price = Food is worth { $n } more in barter until the next Chapter
log-put-token = New: { $token } – { $does }
log-token-remove = { $token }: gone
log-token-use = { $token }: used
log-reached = ★ Objective reached: { $card }
log-missed = ☆ Objective missed: { $card }
log-objective = Objective: { $card }. { $text }

## Outside
log-go-to = { $who } { $people ->
    [one] sets
   *[other] set
 } out for { $card } ({ $space-is ->
    [near] Near
    [medium] Medium
   *[far] Far
 }, { $n } Unknown cards, Noise { $noise }). { $text }
log-packed = Packed: { $goods } (weight { $n } of { $room })
log-unpacked = Left at home after all: { $goods } (weight { $n } of { $room })
log-set-out = { $some-is ->
    [yes] Off they go (Noise { $n })
   *[no] Off they go, with empty hands (Noise { $n })
 }
log-revealed = { $how-is ->
    [kept] { $card }: it may still be of use
    [passage] { $card }: not here, an empty passage
    [barred] { $card }: nothing to be done about it with what we have
   *[card] { $card }
 } ({ $left ->
    [0] the last card
    [one] 1 card left
   *[other] { $left } cards left
 }{ $several-is ->
    [yes] {" "}· Journal: { $seat }
   *[no] {""}
 })
log-return-cards = { $left ->
    [0] The last Unknown cards go back
   *[other] { $n ->
        [one] 1 Unknown card goes back
       *[other] { $n } Unknown cards go back
     } ({ $left } left)
 }
log-add-unknown = There is more to see: { $n ->
    [one] 1 Unknown card is
   *[other] { $n } Unknown cards are
 } added ({ $left } left)
log-end-scavenging = It is time to go home
log-use-map = The Map is unfolded
log-peek = { $deck-is ->
    [events] { $n ->
        [one] The next Event
       *[other] The next Events
     }
    [night-raids] { $n ->
        [one] The next Night Raid
       *[other] The next Night Raids
     }
   *[unknown] What lies ahead
 }: { $cards }
log-bury = { $card } goes back
log-sorted-unknown = They will come in this order: { $cards }
log-exchange = { $gone } is no longer within reach. From near to far there are now: { $there }{ $new-is ->
    [yes] {" "}(new)
   *[no] {""}
 }
log-noise = Noise { told-signed } (now { $now })
log-noise-least = Noise stays { $now }, the least there is
log-noise-set = Noise is now { $now }
log-noise-back = Somebody comes, and Noise falls back to { $now }
log-search = The search makes noise: Noise { $now }
log-listen = { $heard-is ->
    [yes] Noise roll { $roll } against { $now }: somebody has heard them
   *[no] Noise roll { $roll } against { $now }: all quiet
 }
log-sneak = { $who } knows how to walk: Noise { $now }
log-special-finding = Special Findings of { $card }: black die { $roll }{ $nothing-is ->
    [yes] , nothing this time
   *[no] {""}
 }
log-found-nothing = They turn everything over and find nothing
log-draw-two = { $who } takes a second look
log-pick-lock = The Lockpick (black die { $roll }): { $open-is ->
    [yes] the door is open, the Lockpick is gone
   *[no] the lock holds
 }
log-leave-alone = { $people ->
    [0] We leave it alone
    [one] { $who } leaves it alone
   *[other] { $who } leave it alone
 }
log-stand-up = We stand up to them
log-stop = They turn back; { $n ->
    [one] 1 card stays
   *[other] { $n } cards stay
 } unseen
log-resident = They are not alone: { $card }. { $text }
log-encounter-over = This encounter is over
log-use-hideout = The Hideout is used
log-hide = They hide and are not found
log-trade = They look for somebody to trade with ({ $card }{ $several-is ->
    [yes] ; chosen by { $seat }
   *[no] {""}
 })
log-visit = They look for somebody they know: { $token }{ $several-is ->
    [yes] {" "}(chosen by { $seat })
   *[no] {""}
 }
log-open-deal = { $n ->
    [0] The goods are laid out
   *[other] The goods are laid out; { $who } beats the price down by { $n }
 }
log-give-goods = Given: { $goods } (credit { $n })
log-take-goods = Taken: { $goods } (credit { $n })
log-new-deal = The scales are cleared, another deal begins
log-close-deal = The barter is over
log-homeward = { $people ->
    [0] Nobody comes home{ $lost-is ->
        [yes] ; with them is lost: { $goods }
       *[no] {""}
     }. The cards go back into their decks
    [one] { $who } turns for home; the cards go back into their decks{ $several-is ->
        [yes] . What comes along is for { $seat } to say
       *[no] {""}
     }
   *[other] { $who } turn for home; the cards go back into their decks{ $several-is ->
        [yes] . What comes along is for { $seat } to say
       *[no] {""}
     }
 }
log-leave-behind = Left behind: { $goods }
log-pick-up = There was room for more, and they take along: { $goods }
log-carry = Carried home: { $goods }{ $also-is ->
    [yes] {" "}and { $tokens }
   *[no] {""}
 } (weight { $n })
log-carry-with = There was room for more, and they take along: { $picked }. Carried home in all: { $goods }{ $also-is ->
    [yes] {" "}and { $tokens }
   *[no] {""}
 } (weight { $n })

## Fights
log-fight = A fight! { $who } against { $foes }
log-take-weapon = { $who } takes up a weapon: { $weapon }
log-new-round = Round { $n }
log-backstab = { $side-is ->
    [characters] They strike first, from behind
   *[enemies] The enemies strike at their backs
 }
log-fight-over = { $how-is ->
    [won] { $all-is ->
        [yes] The fight is won; { $n ->
            [one] one man lies dead
           *[other] { $n } lie dead
         }
       *[no] The rest of them run ({ $n } dead)
     }
    [parted] Both sides step back; the fight is over
   *[lost] Nobody is left to fight
 }
log-shots = { $who } shoots ({ $weapon }): { $shots } Ammo ({ $left } left)
log-strike = { $who } – { $die }: { $face }{ $again ->
    [0] {""}
    [one] {" "}(1 reroll left)
   *[other] {" "}({ $again } rerolls left)
 }
log-lands = { $raid-is ->
    [yes] It counts: { $face } (hits so far: { $hits })
   *[no] It counts: { $face }
 }
log-foe-strike = { $foe } – { $die }: { $faces }{ $dry-is ->
    [yes] . Out of ammunition
   *[no] {""}
 }
log-miss = § counts as a miss
log-story = Trusted to fate – { $card }, { $die }: { $fits-is ->
    [yes] { $deeds }
   *[no] another colour, nothing happens
 }
log-mark-foe = It strikes { $foe }: { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
 }{ $disarms-is ->
    [yes] {" "}and the weapon is gone
   *[no] {""}
 }
log-mark-us = It strikes { $who }: { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
 }{ $disarms-is ->
    [yes] {" "}and the weapon is gone
   *[no] {""}
 }
log-wound-foe = { $dead-is ->
    [yes] { $foe } is dead
   *[no] { $foe }: { $now ->
        [one] 1 Wound
       *[other] { $now } Wounds
     }
 }
log-disarmed = { $who } stands there with bare hands
log-flee = They run for it
log-fled = { $people ->
    [0] Nobody gets away
    [one] { $who } gets away
   *[other] { $who } get away
 }{ $home-is ->
    [yes] , and the house stands open
   *[no] {""}
 }
log-loot = What they had on them: { $goods }

## Night Raid
log-no-raid = Nobody comes tonight
log-two-raids = Two bands are about: { $cards }
log-raid = { $card }: Damage { $damage }, Wounds { $wounds }; on guard: { $who }. { $text }
log-use-shelf = { $card }: Damage falls to { $n }
log-shielded = { $hits ->
    [0] No hits
    [one] 1 hit
   *[other] { $hits } hits
 } and { $boards ->
    [0] no Board-Ups
    [one] 1 Board-Up
   *[other] { $boards } Board-Ups
 }: { $off-is ->
    [both] Damage −{ $off-damage }, Wounds −{ $off-wounds }
    [damage] Damage −{ $off-damage }
    [wounds] Wounds −{ $off-wounds }
   *[none] nothing to ward off
 } (left: Damage { $damage }, Wounds { $wounds })
log-driven-off = They are driven off before they can take anything
log-held = Nothing is taken, nobody is hurt
log-raid-over = { $armed-is ->
    [yes] The house is quiet again; put away: { $goods }
   *[no] The house is quiet again
 }
log-crime = Crime Wave: { $raids ->
    [0] {""}
    [one] 1 harsher card joins the Night Raids
   *[other] { $raids } harsher cards join the Night Raids
 }{ $raids ->
    [0] {""}
   *[other] { $residents ->
        [0] {""}
       *[other] {" "}and{" "}
     }
 }{ $residents ->
    [0] {""}
    [one] 1 harsher card joins the Residents (met while scavenging)
   *[other] { $residents } harsher cards join the Residents (met while scavenging)
 }
log-raid-ignored = The next Night Raid will not come
log-raid-mod = The next Night Raid: { $damage-size ->
    [0] {""}
   *[other] Damage { $damage-sign ->
        [minus] −{ $damage-size }
       *[other] +{ $damage-size }
     }{ $wounds-size ->
        [0] {""}
       *[other] ,{" "}
     }
 }{ $wounds-size ->
    [0] {""}
   *[other] Wounds { $wounds-sign ->
        [minus] −{ $wounds-size }
       *[other] +{ $wounds-size }
     }
 }
log-shuffle-raids = All Night Raids are shuffled again
log-remove-event = One day less lies ahead

## The Book
log-page = “{ $title }” ({ $number }). { $text }
log-choice = → { $choice }
log-no-choice = There is nothing we can do
log-saying = { $en }
log-vote = { $seat } votes: { $choice }
log-colour = Colour: { $colour }{ $page-is ->
    [read] {" "}– that page has been read already
    [none] {" "}– no page of the Book for it
   *[open] {""}
 }
log-pending = More will come of it: a page of the Book waits on a deck ({ $deck })
log-pending-due = A page of the Book waits on a deck ({ $deck }), black die { $roll }: { $comes-is ->
    [yes] it comes now
   *[no] not yet
 }
log-pending-comes = The page that waited on a deck ({ $deck }) comes now
log-epilogue = This will not be forgotten: it is kept for the last pages
log-empathy = Empathy, black die { $roll }: { $people ->
    [0] nobody is affected
    [one] { $who } is affected
   *[other] { $who } are affected
 }
log-calm = { $same-is ->
    [yes] { $who } keeps calm
   *[no] { $who } talks to { $other } in a calm voice
 }
log-roll = { $told-is ->
    [yes] { $again-is ->
        [yes] Once more, black die: { $roll }
       *[no] Black die: { $roll }
     }
   *[no] { $card }, black die: { $roll }
 }{ $empty-is ->
    [yes] {" "}– nothing happens
   *[no] {""}
 }
log-danger = { $who } – { $die }: { $face }{ $again-is ->
    [yes] {""}
   *[no] { $n ->
        [0] , unhurt
       *[other] , Wounds now { $now }
     }
 }
log-roll-each = Black dice: { $rolls }. { $people ->
    [0] Nobody is hit
   *[other] It hits { $who }
 } ({ $low }–{ $high })

## The end
log-ceasefire = —— Day { $n } · Ceasefire ——
log-defeat = —— Day { $n } · { $why-is ->
    [no-guard] Nobody stood guard
    [last-page] The last page
   *[nobody-left] The house is empty
 } ——
log-over = { $why-is ->
    [victory] ★ It is over. { $who } { $people ->
        [one] has
       *[other] have
     } lived to see the peace
    [survival] It is over. { $who } { $people ->
        [one] has
       *[other] have
     } survived, but none of those who began here
   *[other] † It is over. None of us saw the end of the war
 }
