# Prompts, answers and refusals.

## Prompts: the day
ask-between-turns = { $nth ->
    [0] The day’s actions are done. Pay for the Objective now, or go on?
   *[other] Before turn { $nth } of the day: pay for the Objective, or go on?
 }
ask-overtime = { $by ->
    [both] Nobody has an action left in this turn. Does somebody eat first, so that hunger no longer costs an action, or work an extra shift?
    [shift] Nobody has an action left in this turn. Does somebody work an extra shift?
   *[food] Nobody has an action left in this turn. Does somebody eat first, so that hunger no longer costs an action?
 }
ask-assign = Turn { $turn } of 3: what does { $who } do?{ $starving-n ->
    [0] {""}
    [one] {" "}{ $starving } has Hunger 3 and is lost at Dusk unless fed today.
   *[other] {" "}{ $starving } have Hunger 3 and are lost at Dusk unless fed today.
 }{ $thirsty-n ->
    [0] {""}
   *[other] {" "}There is too little Water for tonight, and thirst could be the end of { $thirsty }.
 }{ $short ->
    [yes] {" "}Water for tonight: { $water } for { $need }; at Dusk it is asked who goes without.
    [none] {" "}There is no Water for tonight: at Dusk everybody goes thirsty (Hunger or Misery +1).
   *[no] {""}
 }{ $cold ->
    [0] {""}
   *[other] {" "}Cold: at Dawn, unless the Fate card skips it, whoever rolls { $cold } or less on the black die gets Illness +1.
 }
ask-choose-slot = { $what }: where is it put? { $beside-is ->
    [some] Only next to it can be built: { $beside }. So a place with a free slot beside it is better.
    [full] Only next to it could be built: { $beside }. But no place has a free slot beside it now.
    [others] It needs nothing beside it; but leave room for: { $beside }.
    [tied] Only these places are next to what it needs.
   *[none] It needs nothing beside it: one place is as good as another.
 }
ask-resolve-turn = { $out ->
    [yes] { $door } goes to the door, and who knocks may bring, take or break something: who acts first?
   *[no] Who acts first?
 }
ask-new-idea = A new idea: which Fitting can be built from now on? What is not chosen stays an Idea for another time. ({ $n ->
    [one] 1 to choose
   *[other] { $n } to choose
 })
ask-sort = The rummaging has brought { $n ->
    [one] one piece
   *[other] { $n } pieces
 }. Wood or Components?
ask-pick-again = The lock holds out against { $who }. Try once more?
ask-serve = A meal for { $n ->
    [one] one
   *[other] { $n }
 } (Hunger −1 each): who eats? { $served-is ->
    [some] So far: { $served }.
   *[none] {""}
 }
ask-at-the-door = { $who } is at the door. Who comes?
ask-arrival = { card-first }somebody asks to stay: { $states }. Do we take in a newcomer?
ask-doctor = { card-first }a doctor treats whoever can pay: tokens worth { $fee } each time. Whom?
ask-before-thirst = There is no Water, and thirst can make the hungry starve. Does anybody eat first?
ask-water = { $have ->
    [one] There is 1 Water
   *[other] There are { $have } Water
 } for { $need ->
    [one] one Character
   *[other] { $need } Characters
 }. { $enough ->
    [yes] { $some ->
        [yes] Without water: { $dry }. Do the others drink?
       *[no] Does everybody drink?
     }
   *[no] Who goes without?
 } Whoever does not drink rolls the black die: 1–5 Hunger +1, 6–10 Misery +1.
ask-meal = What does { $who } eat? Hunger { $hunger }{ $fed ->
    [yes] , has eaten today
   *[no] {""}
 }.
ask-tasks = The evening: what does { $who } do tonight? On guard: one die, { $prowess ->
    [0] without rerolls
    [one] with 1 reroll
   *[other] with up to { $prowess } rerolls
 } (Prowess): at least one hit in { $hit } % even unarmed. Outside: brings home up to { $inventory } (Inventory), what is found and Wood, Components or Water.{ $wounds ->
    [0] {""}
   *[other] {" "}Wounds: { $wounds }.
 }{ $first ->
    [yes] {" "}Every night a Raid may come, mostly with Damage { $damage } (so many things are taken from the Storage) and Wounds { $hurts } (in all, divided among the guards); each hit of a guard and each Board-Up wards off 1 of either.
   *[no] {""}
 }

## Prompts: outside
ask-choose-location = Where to tonight? Out scavenging: { $people }. The nearer, the more cards there are to look at: more finds, more encounters. Furniture, debris and pantries are alike everywhere. Low danger means 1 enemy fewer in a fight, high danger 1 more.
ask-equip = What goes along? Packed: { $weight } of { $most } ({ $people }). What has a barter value can buy a way past people, or be bartered; food can be eaten on the way.{ $tools-is ->
    [some] {" "}Of use here: { $tools }.
   *[none] {""}
 }
ask-explore = { $place }, Noise { $noise } (whenever it is rolled for, somebody comes in { $percent } %). { $n ->
    [one] 1 card is
   *[other] { $n } cards are
 } left.{ $over ->
    [yes] {" "}We carry { $weight }, and can bring home { $most }.
   *[no] {""}
 } Go on?
ask-carry = Going home: { $weight } of { $most } to carry. { $over ->
    [yes] It is too much: what stays behind?
   *[no] What else comes along? Wood, Components and Water lie about everywhere.
 }
ask-before-noise = Noise { $noise }: a roll of { $noise } or less brings somebody. Do we do anything about it?
ask-find-one = A search. { $who } has an eye for it and may, once tonight, draw two Findings cards and use one. Now?
ask-take-one = Two finds: which one do we use?
ask-try-again = The lock holds out. Try once more?
ask-sort-unknown = We have looked ahead: which card comes next, which is left aside and never comes?
ask-meet = { $card }. { $n ->
    [one] Just one of them
   *[other] { $n } of them
 }{ $danger ->
    [low] {" "}(low danger: 1 fewer)
    [high] {" "}(high danger: 1 more)
   *[medium] {""}
 }.{ $pays ->
    [yes] {" "}What we carry is worth { $worth } in barter.
   *[no] {""}
 } What do we do?
ask-haggle = Barter: { $credit ->
    [0] { $given ->
        [yes] no credit left
       *[no] no credit yet
     }
   *[other] credit { $credit }
 }. What do we give, what do we take for it? No change is given: credit that is not spent is lost. “Done” ends the barter.{ $given ->
    [yes] {" "}What we have given can be bought back only in a new deal.
   *[no] {""}
 }

## Prompts: the night
ask-arm = Which weapon does { $who } take? A die hits for 0–1 with bare hands, for 0–2 with a Knife or Hatchet, for 1–3 with a firearm, which takes Ammo.
ask-which-raid = Two bands are about, as bad as each other: which one comes?
ask-hidden-shelf = The Raid takes { $damage ->
    [one] 1 thing
   *[other] { $damage } things
 }. Use the hidden shelf?
ask-guards-roll = The Raid brings Damage { $damage } and Wounds { $wounds }; each hit wards off 1. Which guard rolls next?
ask-shields = The Raid brings Damage { $damage } (so many things are taken from the Storage) and Wounds { $wounds } (for the guards). { $hits ->
    [0] {""}
    [one] 1 hit
   *[other] { $hits } hits
 }{ $boards ->
    [0] {""}
   *[other] { $hits ->
        [0] {""}
       *[other] {" "}and{" "}
     }
 }{ $boards ->
    [0] {""}
    [one] 1 Board-Up
   *[other] { $boards } Board-Ups
 }{ $n ->
    [one] {" "}wards off 1 of it
   *[other] {" "}ward off { $n } of it
 }. What is left?
ask-wave = Each night crime grows: { $n ->
    [one] 1 red-cornered card (a harsher one)
   *[other] { $n } red-cornered cards (harsher ones)
 } must be shuffled in unseen, among the Night Raids, which hit the house, or among the Residents, who are met while scavenging. Where?

## Prompts: fights
ask-round = { $round ->
    [0] A fight. Do we stand, or do we run?
   *[other] After round { $round }: do we stand, or do we run?
 }
ask-shoot = Does { $who } shoot? { $what }; Ammo: { $ammo }.
ask-blow = { $who } rolls: { $face }. { $what ->
    [story] It is no hit. Leave it so, or turn over a Fate card?
   *[other] Keep it, or roll again?
 }
ask-foe-story = An enemy rolls § of fate, which is no hit: { $foe }. Leave it so, or turn over a Fate card?
ask-target-foe = Fate strikes an enemy ({ $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
 }). Which one?
ask-target-us = Fate strikes one of ours ({ $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
 }). Whom?
ask-deal-wound = { $n ->
    [one] A hit: which enemy takes 1 Wound?
   *[other] A deadly blow: which enemy falls?
 }
ask-outrun = Nobody outruns a runner: which enemy does not strike as we flee?

## Prompts: dawn
ask-dawn-meds = Dawn: does anybody get medicine before the Fate card decides about Illness and Wounds?{ $ails ->
    [yes] {" "}Whoever stays untreated rolls the black die: 1 level worse up to { $worse }, 1 better from { $better } on, by the card; a night in a Bed adds { $bed }.
   *[no] {""}
 }{ $food ->
    [yes] {" "}Whoever is hungry may eat.
   *[no] {""}
 }
ask-doctor-calls = The Old Doctor looks in: whom does he treat?
ask-alcohol = Dawn: does anybody drink? Misery −1; Alcohol brings Fatigue +1, Moonshine +2.
ask-spirits = A night for brooding (Spirit line { $line }). In which order?
ask-habit-choice = { $who } wants { $what }; without it, Misery +{ $misery }. Do we give it?
ask-music-box = The music box: who listens? On 8 or more, Misery −1.
ask-choose-narrative = Before the day begins, one of two cards: which?
ask-drop-kept = Three cards are one too many: which one do we give up?

## Prompts: people and things
ask-decision = What do we do?
ask-choose-people = { card-first }{ $does-is ->
    [some] { $does }. { $n ->
        [one] { $good ->
            [misery] Who is comforted?
           *[other] For whom?
         }{ $raid ->
            [yes] {" "}(one at a time, { $total } in all{ $damage ->
                [0] {""}
               *[other] ; then Damage { $damage }, things from the Storage
             })
           *[no] {""}
         }
       *[other] For which { $n } of us?
     }
   *[none] { $n ->
        [one] which of us is it?
       *[other] which { $n } of us are they?
     }
 }
ask-one-and-another = { card-first }for whom is it?{ $does-is ->
    [some] {" "}({ $does })
   *[none] {""}
 }
ask-promised = { $who } would break (Misery 4). Does the promise hold?
ask-farewells = More than one of us is lost. Of whom do we speak first?
ask-calm-voice = { $people } would be affected: { $does }. A calm word for one of them?
ask-rolled = { card-first }the black die shows { $rolled }. Keep it? ({ $again ->
    [one] 1 reroll
   *[other] { $again } rerolls
 } left) { $table }.
table-row = { $faces }: { $does }
another-page = the page tells it then
nothing-more = nothing more
ask-danger-rolled = { card-first }{ $hits ->
    [one] 1 Wound
   *[other] { $hits } Wounds
 } for { $who }. Keep it? ({ $again ->
    [one] 1 reroll
   *[other] { $again } rerolls
 } left)
ask-pick-loss = { card-first }what do we give up? ({ $what }, { $n } to go)
ask-pick-value = { $for ->
    [commission] First the Commission, which buys nothing yet: tokens of value { $n }. What do we give? No change is given, and nothing of it counts for the barter.
   *[other] { card-first }what do we give? Still to pay: { $n }. No change is given.
 }
ask-lose-blanks = Nothing else is left to take: which of these goes? ({ $n } to go)
ask-give-up-token = There is no room for another of these: which one do we let go?
ask-pick-fitting = { card-first }which Fitting is lost?
ask-pick-crack = { $off ->
    [yes] Which Board-Up comes down?
   *[no] Which Crack is boarded up?
 }
ask-pick-exchange = { card-first }which Location is exchanged for a new one?
ask-choose-one = { card-first }which of these?
ask-offered = { $card-is ->
    [some] { $card }. What do we do?
   *[none] What do we do?
 }
ask-choose-character = { $red ->
    [yes] Who belongs to the group? First one with a red border.
   *[no] Who belongs to the group?
 }
ask-bind = This page is about one of us. Whose story is it?
ask-choose = What do we do?
ask-ballot = What is your vote?
page-title = { $title } (Script { $n })
card-first = { $card-is ->
    [some] { $card }:{" "}
   *[none] {""}
 }

## Words around people, places and things
one-of-us = one of us
bare-hands = unarmed
in-the-house = { $code }, { $floor }
person-now = { $who } ({ $states })
person-able = { $who } (Prowess { $prowess }, Empathy { $empathy })
person-armed = { $who } ({ $what })
card-does = { $name } – { $does }
one-more = { $what } – one more of them
priced = { $what } ({ $price })
with-help = { $what }, with the { $help }
tokens-worth = tokens worth { $n }
only-fills = Hunger stays { $n }, no +1 tonight
table-brings = What it brings: { $rows }
page-keeps = What { $faces } bring, the page tells only afterwards
serves = { $what }: { $does }
only-beside = { $what }, only next to { $beside }
hunger-falls = { $does }: { $n } → { $now }{ $meal ->
    [yes] , no +1 tonight
   *[no] {""}
 }
tired-by = { $what } ({ $does })
fatigue-changes = { $does }: { $now } → { $then }{ $then ->
    [4] ; then there is nothing but sleep
   *[other] {""}
 }{ $acts ->
    [0] {""}
    [3] {""}
    [one] ; at most 1 of 3 actions tomorrow
   *[other] ; at most { $acts } of 3 actions tomorrow
 }
fatigue-stays = Fatigue stays { $now }
tool-opens = { $tool } ({ $way })
free-passage = { $what } (none here: the way is free)
danger-low = low danger
danger-medium = medium danger
danger-high = high danger
goods-any = all tokens
goods-green = green tokens (food, drink, tobacco)
goods-red = red tokens (weapons, Ammo)
goods-yellow = yellow tokens (medicine, Herbs, Chems)
goods-grey = grey tokens (tools, parts, Books, Jewelry)
foe = { $n }. { $letter }: { $weapon }, Prowess { $prowess }, { $wounds ->
    [0] unharmed
    [1] lightly wounded
    [2] badly wounded
   *[other] dead
 }

## The day
opt-hand-on = Hand the Journal to the next player
opt-rest = Do nothing
opt-rest-all = Nobody else does anything this turn
opt-rummage-all = All who are left rummage
live-rummage-all = All who are left rummage for Wood and Components, each with the black die: { $who }
opt-ration = Save Water tonight: at Dusk we say one by one who drinks, though there is enough
opt-outside = Go Outside: see who comes to the door (a trade, help, a newcomer, trouble)
opt-new-idea = New Idea: choose 2 Ideas that can be built from now on
opt-rummage = Rummage for Wood and Components
opt-comfort = Comfort one of the others (Misery −1; once a day)
opt-music = Play music (Misery −1; once a day)
live-music = { $all ->
    [yes] Play the Guitar for all the others (Misery −1 each; once a day)
   *[no] Play for one of the others (Misery −1; once a day)
 }
opt-mend-roof = Mend the leaking roof (2 Wood)
opt-drain = Drain the basement (Shovel)
opt-search = Search ({ $a })
opt-dig = Dig ({ $a })
opt-dig-with = Dig together with { $b } ({ $a })
way-dig-with = together with { $by }, without the Shovel
way-several = { $by } at once
opt-pick = Pick the lock ({ $a })
opt-unlock = Open with the Ring of Keys ({ $a })
opt-saw = Saw through the Bars ({ $a })
row-move = Move
row-demolish = Take down, nothing is refunded
row-search = Search { $what } ({ $finds })
dug-twice = nothing yet, Remnants lie under it that must be dug once more
finds-nothing = nothing lies in it
finds-some = { $n ->
    [one] one thing
   *[other] { $span } things
 } out of { $things }
opens = { $what }; opens the way to { $rooms }
live-search = Search: { $what } ({ $where })
live-dig = Dig { $tool ->
    [yes] with the Shovel
   *[no] alone
 }: { $what } ({ $where })
live-dig-with = Dig together with { $who }, without a Shovel: { $what } ({ $where })
live-pick = Pick the lock with a Lockpick: { $what } ({ $where })
live-unlock = Open with the Ring of Keys: { $what } ({ $where })
live-saw = Saw through: { $what } ({ $where })
opt-use = Work at { $a }
live-use = { $fitting } ({ $code }): { $does }
live-heat = burn { $what }: Cold −{ $off } ({ $now } → { $then })
opt-build = Build { $a }
live-build = Build { $what }
good-for-bed = one Character sleeps there by night (Fatigue falls to 0, on the Floor by 2 at most; at Dawn +4 on the roll for untreated Illness or Wounds) or lies down by day (Fatigue −1)
good-for-crude-stove = 1 Wood and 2 Raw Food, or 2 Vegetables, make a meal for 3 (Hunger −1)
good-for-stove-with-oven = 1 Wood, 1 Water, 1 Raw Food and 1 Vegetable make a meal for 4 (Hunger −1)
good-for-heater = an action there burns up to 3 Wood (Cold −1 each) or Books (Cold −2 each)
good-for-efficient-heater = an action there burns up to 2 Wood (Cold −2 each) or Books (Cold −3 each)
good-for-rainwater-collector = 1 Filter brings 3 Water the next Morning
good-for-second-barrel = the Rainwater Collector brings 5 Water instead of 3
good-for-armchair = sitting down: Fatigue −1; with a Book or a Coffee: Misery −1
good-for-radio = once a day a look at the next Event, and Misery −1 on 6–10
good-for-workshop = boards up Cracks (each a Board-Up against the Night Raids, for 3 Wood and 1 Component), makes Filters, mends a Guitar
good-for-workshop-filter = for the Rainwater Collector
good-for-metal-workshop = makes Lockpicks, Shovels, Sawblades, Knives, Hatchets and Ammo, repairs firearms
good-for-trap = with bait, the next Morning 1 Raw Food (on 4–8) or 2 (on 9–10)
good-for-herbal-workshop = makes Herbs, Herbal Meds, Bandages and Meds
good-for-herb-garden = 1 Water brings 2 Herbs the next Morning
good-for-vegetable-garden = 2 Vegetables the next Morning, with 1 Chems 3
good-for-moonshine-still = 1 Sugar, 1 Water and 1 Wood bring 2 Moonshine the next Morning
good-for-distiller = 2 Moonshine and 1 Wood make 1 bottle of 100% Alcohol
good-for-reinforced-door = every Night Raid: Damage −1, Wounds −1
opt-move = Move the Fitting at { $a }
opt-demolish = Take down the Fitting at { $a }
live-move = Move { $what } ({ $where })
live-demolish = Take down { $what } ({ $where }); nothing is refunded
opt-take-back = Take back the last assignment
opt-slot = { $a }
live-slot = { $where } ({ $n ->
    [0] no free slot beside it
    [one] 1 free slot beside it
   *[other] { $n } free slots beside it
 })
opt-in-order = As they were assigned
spirits-in-order = In any order
opt-first = { $a } first
live-first = { $who } first
opt-objective = Pay for the Objective
live-objective = Pay for “{ $what }”: { $price } (only between turns)
opt-idea = { $a }
sort-wood = { $a } Wood, the rest Components
opt-with-next = Wait, and sort it together with what the next one finds
opt-extra-shift = { $kept } for { $a }: act in spite of everything today, Fatigue +1 tonight
opt-top = Whoever knocks: the top card
opt-new-arrival = Look for a New Arrival: somebody who asks to stay with us
opt-accept = Take the newcomer in
opt-refuse = Refuse (empathy check)
doctor-leave = That is all
opt-treat = Treat { $a }: { $b } −1

## Food, water, medicine
opt-eat = { $a } eats { $b }
meal-eat = { $a }
live-eat = { $what } ({ $does })
live-eats = { $who } eats { $what } ({ $does })
opt-nothing = Nothing
live-nothing = Nothing ({ $does })
fed-today = has eaten today
hunger-rises = Hunger +1: { $n } → { $now }{ $acts ->
    [0] {""}
    [3] {""}
    [one] ; at most 1 of 3 actions tomorrow
   *[other] ; at most { $acts } of 3 actions tomorrow
 }{ $left ->
    [0] {""}
    [one] , and one more is the end
   *[other] {""}
 }
opt-nobody-eats = Nobody eats any more tonight (Hunger +1 for whoever has not eaten)
live-nobody-eats = Nobody eats any more tonight: { $who }
opt-all-eat = Everybody eats { $a }
opt-hungry-eat = Only the hungriest eat: { $a }
live-hungry-eat = Only the hungriest eat, { $who }: { $what }. Nothing for { $others }
live-all-eat = { $who }: { $what } in all, 1 each
opt-assign = { $b } for { $a }
live-assign = { $what } for { $who } ({ $when ->
    [later] at Dawn{" "}
   *[now] {""}
 }{ $sure ->
    [no] { $does } on 5–10
   *[other] { $does }: { $now } → { $then }
 }{ $sure ->
    [part] , of { $most } it can take off
   *[other] {""}
 })
opt-treat-all = Medicine for all who need it
live-treat-all = Medicine for all who need it, as far as it goes: { $doses }
water-drink = Everybody drinks
live-drink-rest = The others drink
opt-dry = { $a } goes without water
opt-alone = Only { $a } drinks
live-alone = Only { $who } drinks
live-dry = No water for { $who }
opt-drink = { $a } drinks { $b-is ->
    [moonshine] Moonshine (Misery −1, Fatigue +2)
   *[other] 100% Alcohol (Misery −1, Fatigue +1)
 }
live-drink = { $who } drinks { $what } ({ $misery }, { $fatigue })
overtime-go-on = Nobody acts
before-thirst-go-on = Nobody eats (any more)
alcohol-go-on = Nobody drinks
dawn-meds-go-on = That is all: let Fate decide
doctor-calls-go-on = Nobody today

## The evening
opt-bed = Sleep in a Bed
opt-floor = Sleep on the Floor
opt-guard = Stand Guard
opt-scavenge = Go scavenging
opt-all = All who have no task yet: { $a-is ->
    [bed] sleep in a Bed
    [guard] stand Guard
   *[floor] sleep on the Floor
 }
live-all-bed = All who have no task yet sleep in a Bed: { $who }
live-all-floor = All who have no task yet sleep on the Floor: { $who }
live-all-guard = All who have no task yet stand Guard: { $who }
opt-unguarded = Nobody stands guard: all who have no task yet go to sleep
opt-watch = { $a } stands Guard, all the others sleep
live-watch = { $guard } stands Guard, nobody goes out. Asleep: { $asleep }
opt-night = { $a } goes scavenging, { $b } stands Guard
live-night = { $out } goes scavenging, { $guard } stands Guard{ $asleep-is ->
    [some] . Asleep: { $asleep }
   *[none] {""}
 }
guards-with = { $does }; a hit in { $hit } % even unarmed
asleep-bed = { $who } (Bed, { $does })
asleep-floor = { $who } (Floor, { $does })
tasks-take-back = Take back the last task

## Outside
choose-location-go = { $a }
live-go = { $name } ({ $space }: { $n } cards, { $danger }){ $shut ->
    [yes] . In the way: { $obstacles }
   *[no] . Nothing in the way
 }{ $start-is ->
    [some] . On arrival: { $start }
   *[none] {""}
 }{ $special ->
    [yes] . Special Findings: { $finds }
   *[no] {""}
 }{ $barter ->
    [yes] . Barter: { $goods }
   *[no] {""}
 }
opt-go = Set out
opt-as-before = Take along the same as last time, and set out
live-as-before = Take along the same as last time, and set out: { $what }
opt-pack = Take weapons and tools for this place, and set out
live-pack = Take weapons and tools for this place, and set out: { $what }
opt-take = Take { $a }
equip-leave = Leave { $a } at home
carry-leave = Leave { $a } behind
opt-fill = { $a }: as much as we can carry
equip-take-now = Take along { $one } (weight { $weight }, value { $value }, { $n } in Storage)
equip-leave-now = Put back { $one } (weight { $weight }, value { $value }, { $n } packed)
carry-take-now = { $one } (weight { $weight })
carry-fill-now = { $what }: as much as we can carry
carry-leave-now = Leave behind { $one } (weight { $weight }, value { $value }, { $n } carried)
equip-take-some = Take along { $what } (weight { $weight }, value { $value })
carry-take-some = { $what } (weight { $weight })
carry-leave-some = Leave behind { $what } (weight { $weight }, value { $value })
opt-home-with = Fill up with { $a } and go home
carry-home-with-now = Fill up with { $what } and go home
live-give-some = Give { $what } (value { $value })
opt-token = { $a }
equip-token = Take along: { $a }
opt-reveal = Reveal the next card
live-reveal = Reveal the next card ({ $n } left)
opt-reveal-on = Reveal cards until there is something to decide
live-reveal-on = Reveal cards until there is something to decide (the Journal passes on with every card)
explore-stop = Go home with what we carry
live-stop = Go home with what we carry (there is room for { $n } more: Wood, Components or Water on the way)
opt-map = Use the Map: look at the next three cards
opt-trade = Trade here
live-trade = Trade here: { $goods } (gives up { $cards ->
    [one] 1 of the cards to explore
   *[other] { $cards } of the cards to explore
 }, { $n } are left; { $fee ->
    [0] no Commission
   *[other] first a Commission, tokens of value { $fee }, no change{ $over ->
        [yes] : the least is { $paid } ({ $value })
       *[no] {""}
     }
 }; what we carry is worth { $worth }{ $prices-is ->
    [some] ; prices: { $prices }
   *[none] {""}
 }){ $after-is ->
    [some] . After the barter: { $after }
   *[none] {""}
 }
opt-visit = Look up the { $a } (return 2 cards)
live-visit = Trade with somebody we know, { $who }: { $goods } (gives up 2 of the cards to explore, { $n } are left; { $fee ->
    [0] no Commission
   *[other] first a Commission, tokens of value { $fee }, no change{ $over ->
        [yes] : the least is { $paid } ({ $value })
       *[no] {""}
     }
 }; what we carry is worth { $worth }{ $prices-is ->
    [some] ; prices: { $prices }
   *[none] {""}
 })
opt-home = Home
opt-roll = Roll for Noise
live-roll = Roll for Noise ({ $n } or less brings somebody)
opt-stealth = Steal past (once a night): Noise −5, then roll
before-noise-use = { $a }: no roll at all
opt-draw = Draw one Findings card
opt-draw-two = Draw two Findings cards and use one
live-draw-two = Draw two Findings cards and use one ({ $who })
opt-findings = { $a }
live-finding = { $name } – { $brings }{ $star ->
    [yes] ; and a star: a roll for the Special Findings of this place
   *[no] {""}
 }
finds-nothing-here = nothing
opt-next = Next: { $a }
opt-return = Leave aside: { $a }
opt-as-they-lie = All of them, in the order in which they lie
live-as-they-lie = Keep them in this order: { $what }
opt-return-all = Leave all of them aside
live-return-all = Leave all of them aside: { $what }
live-next-card = Next: { $what }
live-return-card = Leave aside: { $what }
opt-hide = Hide in the Hideout: return 1 card
opt-ambush = Ambush them from the Hideout: we strike first, and they cannot strike back yet
opt-whistle = Blow the Police Whistle (Noise is 4)
opt-papers = Show the Forged Papers
opt-leave = Leave it
offered-leave = Leave it alone
offered-stand = Stand up to them
haggle-done = Done
haggle-take = Take { $a }
live-take = Take { $what } (value { $value }, { $n } on offer{ $weight ->
    [1] {""}
   *[other] , weight { $weight }
 })
live-give = Give { $what } (value { $value }, { $n } left)
live-take-some = Take { $what } (value { $value })
opt-buy = Buy { $a }
live-buy = Swap for { $what } (value { $value }): give { $price }
live-lose = { $what } ({ $n } there)
opt-plenty = What there is most of
live-plenty = All at once, of what there is most: { $what }
opt-cover = All at once
live-cover = All at once: { $what } (value { $value })
opt-give = Give { $a }
opt-new-deal = Close this deal and begin another
live-new-deal = Close this deal and begin another; { $n } of credit is lost
opt-exchange = { $a-is ->
    [near] The Near Location
    [medium] The Medium Location
   *[far] The Far Location
 }
live-exchange = { $name } ({ $space })
opt-none = Leave them as they are

## Fights and Raids
opt-weapon = { $a }
opt-unarmed = No weapon
opt-arm-all = Hand the weapons out, the best to the ablest
live-arm-all = Hand the weapons out, the best to the ablest: { $what }
armed-with = { $who } – { $what }
round-fight = Stand and fight
opt-flee = Run: they strike at our backs
opt-rearm = Change weapons first
opt-shots = { $a ->
    [one] One shot (1 Ammo)
   *[other] Two shots (2 Ammo)
 }
opt-no-shot = Do not shoot
opt-miss = It is a miss
opt-trust = Trust to fate
live-trust = Trust to fate: a Fate card decides ({ $fates })
fate-may = { $percent } % { $does }
live-foe-misses = It is a miss; the enemy rolls again ({ $n ->
    [one] 1 reroll
   *[other] { $n } rerolls
 } left)
opt-again = Roll again
live-again = Roll again ({ $n ->
    [one] 1 reroll
   *[other] { $n } rerolls
 } left)
opt-keep = Keep it
pick-again-keep = Leave it
try-again-keep = Leave it
pick-again-again = Try once more
try-again-again = Try once more
live-keep-roll = { $known ->
    [yes] Keep { $n }: { $does }
   *[no] Keep { $n }
 }
live-keep-hurt = Keep it ({ $does })
live-keep-blow = Keep it: { $face }
calm-voice-keep = Nobody: say nothing
opt-calm = A calm word for { $a }, who is spared
opt-foe = Enemy { $a }
opt-person = { $a }
opt-raid = { $a }
hidden-shelf-use = { $a } (Damage −2)
choose-go-on = There is nothing we can do: go on
hidden-shelf-go-on = Keep it for another night
meal-use = { $a }: nothing, and no harm
opt-off-wounds = { $a ->
    [0] Nothing off the Wounds
    [one] 1 Wound less
   *[other] { $a } Wounds less
 }
live-shields = Damage { $lost } ({ $lost ->
    [0] nothing is taken
    [one] 1 thing from the Storage
   *[other] { $lost } things from the Storage
 }), { $hurt ->
    [0] no Wounds
   *[other] Wounds +{ $hurt } in all for the guards
 }
opt-raids = { $a } among the Night Raids
live-wave = { $raids ->
    [0] {""}
   [one] 1 card among the Night Raids
   *[other] { $raids } cards among the Night Raids
 }{ $raids ->
    [0] {""}
   *[other] { $residents ->
        [0] {""}
       *[other] ,{" "}
     }
 }{ $residents ->
    [0] {""}
   [one] 1 card among the Residents
   *[other] { $residents } cards among the Residents
 }

## Dawn, choices
habit-choice-give = Give it
habit-choice-refuse = No: bear it
opt-narrative = { $a }
opt-keep-promise = The promise holds: Misery stays at 3
opt-let-go = Let go
opt-way = Way { $a }
opt-fitting = The Fitting at { $a }
live-fitting = { $what } ({ $where })
opt-crack = { $a }
opt-character = { $a }

## Why not
no-no-way = The way there is blocked
no-taken = Somebody has been assigned there this turn
no-no-tool = There is no { $what } in Storage
no-no-materials = There is not enough in Storage to pay for it
no-no-slot = There is no free accessible space for it
no-no-items = It takes { $need } { $what }; there { $have ->
    [one] is 1
   *[other] are { $have }
 }
no-no-value = It takes tokens worth { $need }; those here are worth { $have }
no-no-cards = It takes { $need ->
    [one] 1 Unknown card
   *[other] { $need } Unknown cards
 }; { $have } left
no-no-credit = It costs { $need }; what was given is worth { $have }
no-no-commission = The Commission is { $need }; the tokens here are worth { $have }
no-no-flight = Nobody can flee from this fight
no-no-ambush = These people cannot be fought
no-too-heavy = It weighs { $need }; there is room for { $have }
no-no-water = There is Water for { $have }, not for { $need }
no-no-bed = There is no free Bed
no-no-guard = Somebody must stand Guard: without a guard the campaign is lost
no-exhausted = Fatigue 4: nothing but sleep
no-enough-scavengers = Three scavengers are the most
no-no-token = Not here: { $what }
no-no-fitting = Not in the house: { $what }
no-no-person = { $what } is not here
no-no-pair = It takes two scavengers, or one who has the strength of two
no-no-present = It takes { $need } Characters here; there { $have ->
    [one] is 1
   *[other] are { $have }
 }
no-no-group = It takes a group of { $need } or more; there { $have ->
    [one] is 1
   *[other] are { $have }
 }
no-not-met = What the choice asks for is not there

## What happens to whoever is picked
leaves-for-good = leaves for good
away-for = { $n ->
    [one] away for a day
   *[other] away for { $n } days
 }
on-the-save-sheet = counts as a starting Character from now on
nothing-there = nothing
