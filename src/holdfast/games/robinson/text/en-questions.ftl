# Prompts, answers and refusals.

## Prompts
ask-window = { $moment-is ->
    [setup] Before the first round: anything to use?
    [round] The round begins: anything to use first?
    [event] The Event is resolved: anything to use?
    [before-morale] Before the Morale phase: anything to use?
    [after-morale] After the Morale phase: anything to use?
    [production] Production is in: anything to use before you plan?
    [arrange] { $the-actor } arranges the Camp: use something?
    [before-action] Before the next Action: anything to use?
    [dice] { $the-actor } has rolled: change the dice?
    [gathered] The Gathering succeeded: take more along?
    [fight] { $the-actor } must fight: use something?
    [mystery] A Mystery card is turned: { $card }. Use something?
    [before-weather] Before the Weather phase: anything to use?
    [clouds] The clouds gather: use something?
    [night] Night falls: anything to use before you eat?
    [before-rot] Before the food rots: anything to use?
   *[other] Anything to use before going on?
 }
ask-dice = { $actor } has rolled { $wound }, { $success } and { $adventure } for { $action }. Change the dice, or use something?
ask-fight = { $actor } fights: strength { $strength } against Weapon level { $weapon }, { $n ->
    [0] no Wounds
    [one] 1 Wound
   *[other] { $n } Wounds
 }. Use something?
ask-clouds = Clouds: { $rain } Rainy, { $winter } Winter; Roof { $roof }. They would take { $wood } wood and { $food } food. Use something?
ask-night = Night falls, with { $food } food for { $people ->
    [one] 1 person
   *[other] { $people } people
 }{ $twice ->
    [yes] , and tonight each eats a second time or gets 1 Wound ({ $need } food in all)
   *[no] {""}
 }{ $lacks ->
    [0] .
    [one] . One goes hungry and gets 2 Wounds; the First Player says who.
   *[other] . { $lacks } go hungry and get 2 Wounds each; the First Player says who.
 } Anything to use before you eat?
opt-told = { $what } – { $text }
with-wounds = { $who } ({ $n } of { $of } Wounds)
space-tile = { $space }, { $tile } ({ $text })
spent-source = { $source } exhausted
would-produce = Production: { $what }
would-be-near = beside it: { $what }
near-source = { $n ->
    [one] { $source }
   *[other] { $n } × { $source }
 }
near-unexplored = { $n } unexplored
ask-planning = { $first ->
    [yes] Plan the Actions. “1–2 pawns”: 1 rolls the dice, 2 always succeed; “2–3”, farther from the Camp, the same with one pawn more. An Adventure is a card, mostly trouble.
   *[no] Plan the Actions.
 }
pawns-left = { $n ->
    [0] { $who } has no pawn left
    [one] { $who } has 1 pawn left
   *[other] { $who } has { $n } pawns left
 }
tonight-short = { $twice ->
    [yes] For tonight’s two meals { $n } food is missing so far{ surely-comes }{ perhaps-comes }; whoever misses the first gets 2 Wounds, whoever misses the second 1
   *[no] For tonight’s meal { $n } food is missing so far{ surely-comes }{ perhaps-comes }; whoever does not eat gets 2 Wounds
 }
surely-comes = { $planned ->
    [0] {""}
   *[other] , the { $planned } that the plan brings for sure already counted
 }
perhaps-comes = { $perhaps ->
    [0] {""}
   *[other] {" "}(with luck the plan brings { $perhaps } more)
 }
no-food-left = No Action that is left brings food
no-shelter-yet = Not enough for a Shelter ({ $price }); without one each gets 1 Wound tonight
no-roof-yet = Not enough for a Roof ({ $price })
extras-left = Additional pawns: { $pawns }
extra-for = { $pawn } (for one { $field } Action)
lacks-pawns = { $n ->
    [one] { $action } still lacks a pawn: give it one or take it back, else the plan cannot stand
   *[other] { $action } still lacks { $n } pawns: add them or take it back, else the plan cannot stand
 }
near-death = { $n ->
    [one] One more Wound would kill { $who }
   *[other] { $n } more Wounds would kill { $who }
 }
ask-resolve-all = { $shared ->
    [yes] Which planned Action comes next? The first { $field } Action meets the Adventure token; those after it only roll.
    [sure] Which planned Action comes next?
   *[no] Which planned Action comes next? An Adventure or a Wound can change those after it.
 }
afterwards = Afterwards: { $actions }.
ask-reroll-die = { $actor }: which die is rolled again?
ask-arrange-camp = { $the-actor } arranges the Camp: Determination or Morale?
ask-extra-building = { $card }: what does { $the-actor } build on top?
ask-items-ready = All the new Items take effect: which one first?
ask-move-camp = { $forced ->
    [yes] The Camp must move. Where to?
   *[no] Does the Camp move tonight?
 }
camp-moves = { $shelter ->
    [built] The Shelter comes along; Roof and Palisade lose half, rounded down.
    [natural] The natural shelter stays behind, and with it Roof and Palisade.
   *[none] Nothing is lost by it.
 }
ask-driven-out = { $card }: the Camp must move. Where to?
ask-raided = The cannibals drive you out: the Camp must move. Where to?
ask-move-token = The Camp has moved: does the +1 token of an Item come along? It adds to what the tile on which it lies produces.
ask-top-or-bottom = You know the top Beast now: leave it there?
ask-pick-strongest = Equally strong: which Beast goes on top of the Hunting deck?
ask-keep-discovery = Which Discovery token do you keep?
ask-return-tiles = { $how-is ->
    [one] Which tile goes on top of the stack?
   *[order] Which tile goes back next? The last one lies on top.
 }
ask-choose-tile = Which tile is placed on { $space }?
ask-flip-item = { card-first }which Item is turned back to its Invention side?
ask-mark-items = { card-first }which Item is marked? It turns back to its Invention side when the card comes back as an Event.
ask-discard-item = { card-first }which Item is discarded?
ask-discard-inventions = { card-first }which Invention is discarded? ({ $n } to go)
ask-pick-idea = Which Invention goes on the board?
ask-build-free = { card-first }what is built free?
ask-corral = The Corral: shut in the animals of a source next to the Camp?
ask-place-shortcut = Which tile beside the Camp does the Shortcut lead to? One of its sources will be produced each round.
ask-apply-morale = Morale is at its best: 2 Determination, or heal 1 Wound?
ask-go-on-drawing = { $actor }: draw another Mystery card?
ask-draw-the-worst = { $actor }: draw another Mystery card? No Treasure is left to find here, only a Trap or a Monster.
ask-strange-disease = { card-first }who takes the next marker? Each is 1 Wound in the next Night.
ask-meals = There { $food ->
    [one] is 1 food
   *[other] are { $food } food
 } for { $mouths } people: { $lacking ->
    [one] one goes hungry and gets 2 Wounds. Who?
   *[other] { $lacking } go hungry and get 2 Wounds each. Who ({ $nth } of { $lacking })?
 }
ask-eat-more = Everybody is starving tonight: 1 more food, or 1 Wound?
ask-heal-among = { $n ->
    [one] Who is healed of 1 Wound?
   *[other] { $n } Wounds can be healed: who is healed next?
 }
ask-share = { $at-once ->
    [yes] Who gets { $n } Determination?
   *[no] Who gets the next Determination? ({ $n } to give)
 }
ask-cover-arrows = Which Morale arrow is covered?
ask-shortcut-yields = What does the Shortcut bring?
ask-halved = Production is halved: what do you keep?
ask-decide = { $card-is ->
    [some] { $card }: what do you choose?
   *[none] What do you choose?
 }
ask-choose-characters = Which Character do you play?
ask-remove-any-token = Which token or marker is removed?
ask-exhaust = { card-first }which source is exhausted?
ask-exhaust-tile = { card-first }all sources of which tile are exhausted?
ask-cover-terrain = { card-first }the terrain of which tile is covered?
ask-turn-down = { card-first }which tile becomes inaccessible?
ask-tribute = The village demands a tribute: wood or food?
ask-pile-up = How much wood goes on the woodpile? You have { $wood }; stage { $stage } lacks { $needs }, and no more than one stage can be finished each round{ $more ->
    [0] {""}
    [one] ; 1 stage comes after it
   *[other] ; { $more } stages come after it
 }.
wood-for-shelter = There is no Shelter yet: one takes { $price }, and without it each gets 1 Wound tonight.
wood-for-roof = { $clouds ->
    [one] 1 cloud may come tonight
   *[other] Up to { $clouds } clouds may come tonight
 }, and the Roof is at { $roof }: one more takes { $price }.
ask-place-fog = { $token-is ->
    [ash] Where does the ash fall? There each Action takes 1 pawn more.
   *[fog] Where does the fog settle? There each Action takes 1 pawn more, the terrain counts as unexplored, and a Camp produces nothing.
 }
ask-remove-fog = Where does the fog lift? (up to { $n } more)
ask-clear-marker = Which exhausted source or covered terrain is freed?
card-first = { $card-is ->
    [some] { $card } –{" "}
   *[none] {""}
 }

## Planning
plan = { $action } ({ $notes })
plan-for = { $plan }: { $does }
for-shelter = nobody sleeps in the open any more, and Roof and Palisade can be built
for-shelter-too = here there is a natural one, which stays behind when the Camp moves; this one comes along
for-roof = Roof +1, keeps off one cloud each round (1 food and 1 wood)
for-palisade = Palisade +1: animals that gnaw and storms take a level of it instead of 1 Wound each; a beast that attacks does not
for-weapon = Weapon level +1, one Wound fewer in every fight, and for each when a beast attacks the Camp
for-cards = needed for { $cards }
for-goal = part of the goal
for-later = softens { $cards }, which lies in the Event deck
for-uncounted = the chances leave out { $things }
for-best-morale = Morale is at its best already
for-morale-enough = Morale reaches its best without it
for-nothing-yet = no card on the table asks for it yet; cards drawn later may
for-beast = { $food } food and { $fur } fur, depending on the Beast; some lower the Weapon level afterwards, by up to { $weapon }; the first pawn’s owner fights
for-known-beast = { $name }, strength { $strength }: { $spoils }{ $weapon ->
    [0] {""}
   *[other] , afterwards Weapon level −{ $weapon }
 }
for-burning = strength { $strength } against Weapon level { $weapon }, each point missing is a Wound for the leader; { $what ->
    [city] with the City the game is won
   *[village] the City’s strength falls to { $city }
 }
for-threat = the Threat is off
for-source = the source gives again
for-terrain = the terrain counts as explored again
for-rest-idle = no Wound to heal so far
for-arranging = 2 Determination or Morale +1
plan-how = { $action } ({ $how })
plan-both = { $action }, with both pawns
plan-friday = Friday: { $action }
plan-jenny = Jenny: { $action }
way-both = with both pawns
way-friday = Friday
way-jenny = Jenny
how-one = lesser reward
how-two = greater reward
how-thrift = by Economical Construction
how-token = for the +1 token only
how-item = with the { $item }
pawns-of = sure with { $most } pawns
pawns = { $sure ->
    [yes] { $least ->
        [one] 1 pawn
       *[other] { $least } pawns
     }
   *[no] { $least }–{ $most } pawns
 }
opt-join = Add { $pawn } to: { $action }
opt-take-back = Take back: { $action }
comes-back = { $action } ({ $what } back)
opt-in-order = All, in this order: { $actions }
opt-resolve = { $action }
planned-by = { $action } – { $who }
opt-ready = Ready

## Things to use
opt-skill = { $cost ->
    [0] { $name }
   *[other] { $name } ({ $cost } Determination): { $does }
 }
opt-use = Use { $name }: { $does }
opt-use-token = Use { $name } (token): { $does }
opt-use-treasure = Use { $name } (Treasure): { $does }
opt-more-gathered = Use { $name } here: { $what } more (once a round)
opt-friday-reroll = Friday spends 2 Determination and rerolls one die
choice = { $words }: { $does }

## Answers
opt-heal = { $b ->
    [0] Heal { $a }
   *[other] Heal { $a } of { $b } Wounds
 }
apply-morale-heal = Heal 1 Wound of the First Player
opt-determination = Determination
apply-morale-determination = 2 Determination for the First Player
arrange-camp-determination = 2 Determination
opt-morale = Morale +1
opt-give = { $b ->
    [0] { $a }
   *[other] { $a }: all { $b }
 }
opt-cover = { $a }, arrow at Wound { $b }
opt-hungry = { $a } goes hungry
opt-eat = { $a } eats 1 food more
opt-wound = 1 Wound
eat-more-wound = { $a } gets 1 Wound
opt-marker = A marker for { $a }
opt-beast = { $a }
opt-character = { $a }
opt-keep = Keep { $a }
halved-keep = Keep { $a } wood and { $b } food
opt-put = { $a }
opt-tile = { $a }
opt-take = { $a }
opt-item = { $a }
opt-flip = { $a }
opt-mark = { $a }
opt-discard = { $a }
opt-build-free = { $a }
opt-exhaust = { $a }
opt-shortcut = { $a }
opt-corral = Shut in: { $a }
corral-no = Leave the animals alone
opt-reroll = { $a-is ->
    [wound] The Wound die ({ $b-is ->
        [wound] a Wound
       *[blank] no Wound
     })
    [success] The Success die ({ $b-is ->
        [success] Success
       *[two] no Success
     })
   *[adventure] The Adventure die ({ $b-is ->
        [adventure] an Adventure
       *[blank] no Adventure
     })
 }
opt-stay = The Camp stays
opt-stay-here = The Camp stays ({ $what })
opt-move-camp = Move the Camp to { $a }
opt-carry = The +1 { $a } comes along
move-token-leave = The +1 { $a } stays behind
opt-leave = Leave it
top-or-bottom-leave = Leave it on top
opt-under = Put it at the bottom
opt-draw-on = Draw on
opt-stop = Stop here
opt-pile = { $a ->
    [0] No wood this time
   *[other] { $a } wood for the woodpile
 }
opt-fog = { $a }
opt-ash = { $a }
opt-clear = { $a }
opt-enough = That is enough
opt-remove = { $a }
opt-reclaim = { $a }
opt-wood = Wood
opt-food = Food
opt-roof = Roof
opt-palisade = Palisade
opt-weapon = Weapon level
opt-wounds = Wounds
opt-rain = Rainy cloud
opt-winter = Winter cloud
opt-fight = Fight
opt-yield = Give way
opt-outside = Stay outside
opt-home = Go home
opt-wait = Wait
opt-feed = Feed it
opt-chase = Chase it off

## Refusals
no-needs-item = You need the Item { $item }
no-needs-weapon = You need Weapon level { $n }; you have { $have }
no-needs-wood = You need { $n } wood; { $have } is available
no-needs-fur = You need { $n } fur; { $have } is available
no-needs-food = You need { $n } food; { $have } is available
no-needs-shelter = You need a Shelter first
no-needs-terrain = This terrain must be explored first: { $terrain }
no-needs-pawns = { $action } needs at least { $n } pawns
no-too-few-pawns = There are not enough pawns left: it takes { $n }
no-no-pawn = You have no pawn left
no-no-beast = There is no Beast left in the Hunting deck
no-no-tiles = There are no Island tiles left
no-no-path = No path leads there
no-too-far = It is too far from the Camp
no-exhausted = This source is exhausted
no-already-built = It is already built
no-already-planned = It is already planned
no-not-your-invention = Only its own Character can do this
no-not-the-carpenter = Only the Carpenter can build economically
no-restricted = This Character may not take such an Action this round
no-later-round = It can be explored only in a later round
no-jenny-first = Jenny must be in the Camp first
no-boat-locked = { $tiles } tiles and { $sites } Totem sites must be explored first
no-not-yet = its time has not come yet
