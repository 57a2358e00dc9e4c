# Prompts, answers and refusals.

## Prompts
ask-window = { $moment-is ->
    [meanwhile] { $actor }: the expedition is on its way; anything before it goes on?
    [strength] Before the strength roll: use anything?
    [survival] The actions are done: anything before the survival phase?
    [eat] Before the meal: use anything?
    [eaten] The meal is over: use anything?
    [fire] Before the night: use anything?
    [wounds] Before the wounds are rolled for: use anything?
    [dice] Before the dice are thrown: use anything?
    [rescue] Before the horizon is searched for a ship: a last thing to do?
    [end] The turn ends: a last thing to do?
   *[other] Anything before going on?
 }
ask-roll = { $actor }: spend anything on { $roll ->
    [return] the roll for the way back
    [strength] the strength roll
    [fire] the roll for the fire
    [rest] the roll for your rest
    [wounds] the roll for your wounds
   *[table] the roll for the card
 } before the dice fall?
ask-rolled = { $roll ->
    [return] The dice for the way back have fallen
    [strength] The strength dice have fallen
    [fire] The die for the fire has fallen
    [rest] The die for the rest has fallen
    [wounds] The dice for the wounds have fallen
   *[table] The die for the card has fallen
 }: spend anything on the roll?
ask-choose-character = Which castaway do you play?
ask-white-pawn = { $when ->
    [alone] { $actor } has the white pawn besides: where does it go?
    [later] { $actor } starts this turn and has the white pawn besides, for a camp card. On which one does it wait? You use it this turn whenever you like, in the camp, and pay its energy then; unused, it is lost.
   *[now] { $actor } starts this turn and has the white pawn besides, for a camp card that is done at once. Which one?
 }
ask-place-pawn = { $actor }: where do you place a pawn?{ $energy ->
    [0] {" "}Without energy only what costs nothing is open.
   *[other] {""}
 }
way-fight = { $way } (1 die +{ $strength }, { $n } or more: { $percent } %; { $lost ->
    [none] a defeat costs nothing
   *[other] defeat: { $lost }
 })
ask-take-find-first = You choose first; then { $others } { $people ->
    [one] takes
   *[other] take
 } one of the rest. Which find do you take?
tonight-fire = { $wood ->
    [0] no wood for the fire (cold: 1 energy each)
   *[other] the fire takes 1 of { $wood } wood
 }
tonight-cold = no fire (cold: 1 energy each)
tonight-food = { $n ->
    [one] no food (hunger: 1 energy and { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
     })
   *[other] food for { $have } of { $n } (hunger: 1 energy and { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
     })
 }
tonight = Tonight, so far: { $what }.
ask-resolve = { $actor }: next comes { $action } ({ $who }). Anything before it? { $away ->
    [yes] Out there you cannot use the white pawn; it waits until you are back in the camp, or is lost when the turn ends.
   *[no] You are asked again before each later action.
 }
ask-camp-arrives = New in the camp: { $card } – { $text } { $free ->
    [yes] On which space does it lie?
   *[no] No space is free: which card does it cover? That one cannot be used until this one leaves.
 }
ask-campfire = { $actor } rubs the sticks: how much energy do you spend? The die must not show more.
ask-build = What do you propose to build? Everybody in the camp may give energy for it.{ $later ->
    [none] {""}
   *[some] {" "}Not yet, for want of materials: { $sites }.
 }
ask-contribute = { $proposer } proposes { $name-is ->
    [shelter] the next shelter
    [sand] the sand signal
    [bonfire] the great bonfire
    [raft] the raft
   *[larder] the larder
 }, and takes 1 story token when it stands. { $name-is ->
    [bonfire] { $done } of { $of } stand; each more takes 1 energy and 1 wood (in the store: { $wood }{ $fire ->
        [yes] , and tonight’s fire wants 1
       *[no] {""}
     }), so at most { $lacks } now
   *[other] Energy needed: { $lacks }
 }{ $total ->
    [0] {""}
   *[other] {" "}(so far { $total })
 }. { $long ->
    [yes] What is given stays there; what is still missing may follow in other turns.
   *[no] If it is not enough, nothing is built and what was given is lost.
 } { $left ->
    [0] Nobody is asked after you.
   *[other] Asked after you: { $others }.
 } How much do you give?
giver = { $who } (energy { $n })
ask-more-from-supply = One more forage tile, from the supply?
ask-take-find = { card-first }which find do you take?
ask-take-find-after = { $actor } has searched, and everybody else in the camp takes one find too, in turn. Which do you take?
ask-second-find = A second find for 1 energy?
ask-choose-catch = The net holds more than you may keep: which catch goes back?
ask-march = { $actor } leads the expedition: explore, or head home?
ask-go-home = Somebody heads home: do you go along?
ask-too-many-pending = Five explorations are pending: which one do you abandon?
ask-join-fight = { card-first }do you join the fight for 1 energy? You then share the harm.
ask-shares = { card-first }{ $n } energy is needed together: how much do you give?{ $otherwise-is ->
    [some] {" "}Otherwise: { $otherwise-clause }.
   *[none] {""}
 }
ask-another-attempt = The way home was missed. Another attempt ({ $roll }) takes { $n } energy together, else those who tried are lost: how much do you give?
ask-decide = { $card-is ->
    [some] { $card }: what do you choose?
   *[none] What do you choose?
 }
ask-ballot = { $card-is ->
    [some] { $card }: what is your vote?
   *[none] What is your vote?
 }
ask-pick = { card-first }choose a castaway. What happens to the one you choose: “{ $then }”
ask-pick-by = { card-first }several have as many { $what-is ->
    [wounds] wounds
   *[other] story tokens
 }, so you choose one. What happens to the one you choose: “{ $then }”
ask-offer-items = { card-first }do you offer an item? ({ $n } needed)
ask-helped = { card-first }do you spend { $n } energy to help { $actor }? Otherwise: { $otherwise-clause }.
ask-helped-alone = { card-first }do you spend { $n } energy to get out of it? Otherwise: { $otherwise-clause }.
ask-lose-item = { card-first }which item do you give up?
ask-side-with = { card-first }with whom do you side?
ask-challenge = { card-first }do you fight for the treasure?
ask-reconcile = { card-first }to whom do you hold out your hand?
ask-hand-shake = { $actor } holds out a hand: do you pay 1 energy too, and make peace?
ask-look = { card-first }which deck do you look at?
ask-seen = { card-first }only you see this.
ask-top-or-bottom = Only you see this card of the deck “{ $deck-is ->
    [coast] coast
    [interior] interior
    [heart] heart
    [event] events
   *[other] { $deck }
 }”: where does it go?
ask-reorder = Only you see these cards: which one comes up next?
ask-keep-one = Two story tokens, only for your eyes: which one goes back?
ask-piece = The meal goes round. In the store: { $cubes ->
    [0] { told-counters }
   *[other] { $food ->
        [0] { told-pieces }
       *[other] { told-pieces }, { told-counters }
     }
 }. { $people ->
    [0] Everybody has eaten.
    [one] { $hungry } has not eaten yet. Who eats nothing loses 1 energy and takes { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
     }.
   *[other] { $hungry } have not eaten yet. Who eats nothing loses 1 energy and takes { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
     }.
 } What do you do with the next piece?
ask-own-food = { $n ->
    [one] 1 food counter is in your own hands.
   *[other] { $n } food counters are in your own hands.
 } { $people ->
    [0] Everybody has eaten.
    [one] { $hungry } has not eaten yet.
   *[other] { $hungry } have not eaten yet.
 } What do you do with your food?
ask-keep-or-eat = You are given a food counter: eat it or keep it?
ask-feed-dog = The dog is hungry: do you feed it from your own food?
ask-cook = What would rot can be preserved: how much?
ask-medic = { $actor } looks after the wounded: whom do you treat?
ask-larder = In the larder lies { $card }: is it eaten tonight?
ask-still-lost = { $people ->
    [one] { $who } is still lost (difficulty { $n })
   *[other] { $who } are still lost (difficulty { $n })
 }. With another attempt it is { $after }, and 2 dice must reach it ({ $percent } %): try once more?
ask-lost-alone = { $who } is still lost (difficulty { $n }). With another attempt it is { $after }, and 2 dice must reach it ({ $percent } %): with which pawn do you try again, if at all?
ask-share-out = The belongings of the dead are shared out: what do you take?
ask-overloaded = The coffer is too heavy for so many things: what goes?
ask-relieve = A neighbour cannot carry everything: do you take it?
ask-trade = { $partner-sign ->
    [minus] With whom do you trade?
   *[other] { $give-is ->
        [none] What do you offer { $partner }? What you want for it is asked next.
        [nothing] You offer { $partner } nothing: what do you ask for?
        [food] You offer { $partner } 1 food: what do you want for it?
       *[other] You offer { $partner } { $give }: what do you want for it?
     }
 }
ask-bargain = { $give-is ->
    [nothing] { $actor } asks you for { $want-is ->
        [food] 1 food
       *[other] { $want }
     } and gives nothing for it
    [food] { $want-is ->
        [nothing] { $actor } gives you 1 food as a present
        [food] { $actor } gives you 1 food for 1 food
       *[other] { $actor } gives you 1 food for { $want }
     }
   *[other] { $want-is ->
        [nothing] { $actor } gives you { $give } as a present
        [food] { $actor } gives you { $give } for 1 food
       *[other] { $actor } gives you { $give } for { $want }
     }
 }. { $about }Do you agree?
ask-choose-last-turn = { $actor } stands on the summit: which turn is the last?
card-first = { $card-is ->
    [some] { $card }:{" "}
   *[none] {""}
 }

## Placing pawns
act-forage = Forage
act-wood = Wood
act-diary = Diary
act-wreckage = Wreckage
act-campfire = Campfire
act-build = Build
act-explore = Exploration
act-rest = Rest
act-camp = Camp
place = { $action } ({ $n } energy)
place-open = { $action } (energy as you choose; by night a fire with 1 wood gives everybody in the camp 1 energy, without a fire everybody loses 1)
place-build = { $action } ({ $some ->
    [yes] propose { $sites }; you give energy first, then the others in the camp; when it stands you take 1 story token
   *[no] nothing can be built with what lies in the store now
 })
place-explore = { $place }: cards that lead inland, with finds and dangers; at the end 2 dice{ $some ->
    [yes] {" "}({ $added })
   *[no] {""}
 } must reach the way home (it begins at { $n } and rises), or you are lost
place-again = { $place } – a second time, by the watch
place-danger = put an end to it: { $ways }
rest-gives = { $more ->
    [yes] +{ $low } energy, or +{ $high } if a die shows 4–6: 50 %
   *[no] { $low ->
        [0] your energy is full now
       *[other] +{ $low } energy
     }
 }
row-rest = Rest, one a turn, costs nothing, comes before the rows below it ({ $gives })
row-rest-list = Rest before the camp cards, Build and Exploration, all rests alike ({ $gives })
rest-after = after { $row }
place-rest = Rest after { $row }
place-camp = Camp: { $name }
place-camp-does = { $camp }: { $does }
place-camp-space = Camp space { $n }
opt-pass = Place no pawn
opt-white = White pawn – { $action }
white-pawn-white = Leave the white pawn unused
opt-resolve-white = Resolve the white pawn – { $action }
opt-lay = Space { $n }, which is free
lay-over = Space { $n }, over { $name }

## Free acts
opt-not-so-fast = Ask me before each action of this turn: I may want to use a thing, trade or feed the fire
opt-go-ahead = Do not ask me before each action any more
opt-feed-fire = Put 1 wood on the fire
opt-larder = Keep { $a } in the larder
decide-larder = { $a-is ->
    [open] Eat what is in the larder
   *[keep] Leave it in the larder
 }
ballot-larder = { $a-is ->
    [open] Eat what is in the larder
   *[keep] Leave it in the larder
 }
opt-use = Use { $name }: { $does }
opt-trade = Trade…
opt-repeat = Spend your lowest story token and repeat the roll ({ $aim })
opt-add-token = Add a story token of { $a } ({ $aim })
opt-luck = Trust your luck: 1 better ({ $aim })
opt-fewer-dice = { $token ->
    [0] Trust your luck
   *[other] Spend a story token of { $token }
 }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } of { $of } less to roll (any 1 leaves a trauma)
opt-powder = Blow up { $a } for 4 more strength ({ $aim })
opt-cannon = Fire the cannon and win
aim-high = { $n } or more is needed on the dice
aim-low = { $n } or less is needed
aim-wounds = any 1 leaves a trauma
aim-contest = the highest wins
aim-table = read on the card
aim-rolled = now { $dice }; { $need }

## Actions
opt-stake = { $a ->
    [one] 1 energy
   *[other] { $a } energy
 }{ $up ->
    [6] {" "}(lights for certain)
   *[other] {""}
 }
opt-build = { $what } ({ $needs })
opt-build-shelter = { $built }: a rest then gives { $low } energy, or { $high } if a die shows 4–6
build-build = Build nothing after all
site-shelter = Shelter { $n }
site-sand = Sand signal
site-bonfire = Great bonfire
site-raft = Raft
site-larder = Larder
needs-long = { $what ->
    [bonfire] { $done } of { $of }, 1 wood and 1 energy each{ $wood ->
        [-1] {""}
       *[other] ; wood in the store: { $wood }
     }
   *[sand] { $done } of { $of }, 1 energy each
 }
amount-energy = { $n } energy
amount-wood = { $n } wood
amount-food = { $n } food
amount-own-food = { $n } food of your own
amount-store-food = { $n } food of the store
amount-rope = { $n ->
    [one] 1 rope
   *[other] { $n } ropes
 }
amount-sail = { $n ->
    [one] 1 sail
   *[other] { $n } sails
 }
contribute-give = { $a ->
    [0] Nothing (in all { $total }, { needed-in-all })
   *[other] { $counts ->
        [0] { $a } energy (in all { $total }, { needed-in-all })
       *[other] { $a } energy, which counts as { $counts } (in all { $total }, { needed-in-all })
     }
 }
needed-in-all = { $limited ->
    [yes] { $need } at most now
   *[no] { $need } needed
 }
shares-give = { $a ->
    [0] Nothing (in all { $total }, { needed-in-all })
   *[other] { $a } energy (in all { $total }, { needed-in-all })
 }
opt-take-supply = Take one from the supply
opt-leave-supply = Leave the supply as it is
opt-take = { $a }
march-take = Take up a pending exploration: { $a }
opt-take-nothing = Take nothing
opt-release = Put back { $a }

## The expedition
opt-advance = Press on: 1 space further, way home +1, then a card{ $most ->
    [0] {""}
   *[other] {" "}(up to +{ $most } more)
 }
opt-draw = { $a-is ->
    [coast] Explore the coast
    [interior] Explore the interior
   *[heart] Explore the heart
 } ({ $n ->
    [0] no card left
    [one] 1 card left
   *[other] { $n } cards left
 }{ $most ->
    [0] {""}
   *[other] , way home up to +{ $most }
 })
opt-return = Head home ({ $roll })
opt-return-asked = Head home ({ $same ->
    [yes] alone or with { $who }, as they like: { $roll }
   *[no] alone { $roll }; { $people ->
        [one] if { $who } comes too
       *[other] if { $who } come too
     }, { $together }
 })
opt-join-return = Go home with { $name } ({ $roll })
home-roll = 2 dice{ $each ->
    [yes] {" "}each, one is enough
   *[no] {""}
 }{ $some ->
    [yes] , { $added }
   *[no] {""}
 }, { $n } or more: { $percent } %
opt-stay-out = Stay out here
opt-abandon = Abandon { $a }
opt-join-fight = Join the fight (1 energy)
opt-stay-back = Stay out of it
opt-try-again = Try once more to get back
opt-stay-lost = Wait where you are
opt-white-attempt = Try once more with the white pawn
opt-last-turn = { $a-is ->
    [this] This turn is the last
   *[next] The next turn is the last
 }

## Choices
choice = { $words }: { $does }
choice-paid = { $words } ({ $price })
card-does = { $name } – { $does }
opt-pick = { $a }
opt-side = With { $a }
opt-offer = Offer { $a }
overloaded-offer = Offer { $a } to { $b }
opt-offer-nothing = Offer nothing
opt-help = Help
opt-do-not-help = Do not help
opt-lose = { $a }
opt-drop = Throw away { $a }
relieve-accept = Take { $item } from { $name }
opt-refuse = No, thank you
opt-agree = Agree
opt-challenge = Fight for it
opt-no-challenge = Let it be
opt-reach-out = { $a-is ->
    [nobody] To nobody
   *[other] To { $a }
 }
opt-make-peace = Make peace (1 energy each)
opt-no-peace = Not yet
opt-look = { $a-is ->
    [coast] The coast deck
    [interior] The interior deck
   *[heart] The heart deck
 }
opt-seen = I have seen it
seen-cards = Seen: { $cards }
opt-top = Leave on top: { $card }
opt-bottom = Put at the bottom: { $card }
opt-next = { $card }
opt-top-all = All stay on top, in this order: { $cards }
opt-bottom-all = All go to the bottom: { $cards }
opt-next-all = All that are left in this order: { $cards }
keep-one-return = { $a-is ->
    [first] Put back the first token ({ $value })
   *[second] Put back the second token ({ $value })
 }
opt-with = { $a }
trade-give = { $a-is ->
    [nothing] I offer nothing
    [food] 1 food
   *[other] { $a }
 }
opt-want = { $a-is ->
    [nothing] Nothing: it is a gift
    [food] 1 food
   *[other] { $a }
 }
opt-no-trade = Leave the trade be
opt-character = { $a }

## Survival
opt-eat = { $a-is ->
    [cube] Eat a perishable piece
   *[food] Eat a food counter
 }
opt-leave = { $a-is ->
    [cube] Leave a perishable piece
    [all] Leave all that is left
   *[food] Leave a food counter in the store
 }
opt-feed = { $a-is ->
    [cube] Give a perishable piece to { $b }
   *[food] Give a food counter to { $b }
 }
opt-dog = { $a-is ->
    [cube] Give the dog a perishable piece
    [food] Give the dog a food counter
    [feed] Feed it
   *[let-go] Let it run away
 }
opt-own = { $a-is ->
    [eat] Eat one
    [give] Give one to { $b }, to eat or to keep
   *[keep] Keep the rest
 }
opt-given = { $a-is ->
    [eat] Eat it
   *[keep] Keep it
 }
opt-preserve = { $a ->
    [0] Preserve nothing
    [one] Preserve 1 food
   *[other] Preserve { $a } food
 }
opt-mend = Take off a trauma: { $a }
opt-bandage = Take off a wound: { $a } (1 energy)
opt-medic = Treat nobody
opt-inherit = { $a-is ->
    [food] 1 food
   *[other] { $a }
 }

## Refusals
no-no-energy = It costs { $need } energy; you have { $have }
no-exhausted = You need at least 1 energy for this
no-already-done = You have already taken this action this turn
no-no-free-space = All its spaces are taken
no-closed-today = Today’s event closes this action
no-no-wreckage = Nothing has drifted ashore
no-fire-is-lit = The fire is already burning
no-camp-card-taken = A pawn already stands on this card
no-white-pawn-there = The white pawn stands on this card
no-free-space = Another space of the camp board is still free
no-storm = Not in a storm
no-no-fishing = Nobody may fish today
no-not-possible = The card’s own condition is not met
no-no-way-to-solve = None of the ways to solve this card is open to you
no-red-card = A red card may be covered only if all cards are red
no-no-own-food = You need { $need } food in your own hands
no-no-food = You need { $need } food within your reach
no-no-store-food = The store needs { $need } food
no-no-wood = The store needs { $need } wood
no-no-rope = The store needs a rope
no-no-sail = The store needs a sail
no-ability-taken = Somebody already has this ability
no-sector-not-reached = Nobody on the expedition has come that far
no-not-an-earlier-sector = Only decks of sectors behind you can be explored without pressing on
no-on-the-summit = You stand on the summit: it goes no further
no-deck-empty = This deck is empty
no-no-event-left = No event is left, so there is no next turn

## What follows in questions that no card asks
fx-return-roll = you roll again for the way home
fx-get-lost = those who tried to return are lost
fx-empty-larder = the tile of the larder goes to the meal
fx-attempt = the lost try to return
