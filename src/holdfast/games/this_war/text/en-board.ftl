# The table in plain lines, and what it says to who sits down for the first time.

## Welcome
intro-game = A city under siege, in winter. You are not soldiers: you are three strangers in a half-ruined house who want to see the end of it. By day you dig, build, cook and mend; by night some keep watch and some go out among the ruins for what the others will eat tomorrow.
intro-content = A word before you begin: this game speaks of war, hunger, illness, loss and death, and it asks for decisions that have no good side. { $mild ->
    [yes] This table is “Told more gently”: the harshest pages spare the details; what happens stays the same. You may stop at any time.
   *[no] If you would rather be spared some of it, begin a game with the milder texts, “Told more gently”: the harshest pages then spare the details; what happens stays the same. You may stop at any time.
 }
intro-goal = You win if at least one of the three you began with lives to see the Ceasefire. Nobody knows the day. You lose when nobody is left, or on a night when nobody stands guard.
intro-solo = You hold the Journal and take every decision.
intro-leader = Characters belong to all of you. Whoever holds the Journal is the Leader and decides, after listening to the others, then hands it on.
intro-day = A day has seven phases: Morning brings an Event, Day Actions are three turns of work in the house, at Dusk everybody drinks and eats, the Evening gives everybody a task, then come Scavenging, the Night Raid, and Dawn with its Fate card. Hunger, Fatigue, Illness, Wounds and Misery go up to 4: Fatigue 4 means sleep, 4 of anything else means losing somebody. Before that they cost actions of the day: 1 at level 2, 2 at level 3, but Hunger only 1, at level 3; the worst of them counts, they do not add up. Cold makes people ill at Dawn. Sometimes a page of the Book of Scripts is read: read it aloud.
intro-people = These three, by their values: Prowess is how often a die may be rolled again in a fight or on guard; Inventory is how much one can carry; Empathy is how easily one suffers with others: in an empathy check the black die is rolled once, and whoever has as much Empathy as it shows, or more, is affected, mostly with Misery.
intro-person = { $who }: { $values }. { $able-is ->
    [some] { $able }.
   *[none] No special ability.
 }

## The day
board-day = Day { $n }
board-setup = Setup
board-turn = { $phase }, turn { $n } of 3
board-leader = Leader: { $name }
board-event = Event: { $name }. { $text }
board-objective = Objective: { $name }. { $done ->
    [yes] Done.
   *[no] { $text }{ $so-far ->
        [-1] {""}
       *[other] {" "}So far: { $so-far } of { $of }.
     }
 }

## The house
board-floor = Floor
board-boarded = Boards
board-legend = House: ①–④ the people{ $closed ->
    [yes] , { $shut } out of reach
   *[no] {""}
 }{ $waiting ->
    [yes] , { $wait } at work until tomorrow
   *[no] {""}
 }

## The people
board-well = well
board-actions = { $n ->
    [0] no actions
    [one] 1 action
   *[other] { $n } actions
 }
board-last = { $what } (one more is the end)
board-actions-left = { $left ->
    [0] no action left today
    [one] 1 action left
   *[other] { $left } actions left
 }{ $n ->
    [3] {""}
   *[other] {" "}({ $lost } of 3 lost to { $by })
 }
board-away = away
board-stopped = waits, cannot go on
board-fed = has eaten
task-bed = in bed
task-floor = asleep on the floor
task-guard = on guard
task-scavenge = out scavenging
job-at = at { $code }
job-outside = Outside
job-new-idea = thinking of something new
job-rummage = rummaging
job-comfort = comforting somebody
job-music = playing
job-mend-roof = mending the roof
job-drain = draining the basement
job-build = building

## Things
board-storage = Storage: { $what }
board-cold = Cold { $track } { $n }
board-noise = Noise { $track } { $n }
board-out = Out there: { $place }, { $n ->
    [0] no Unknown card left
    [one] 1 Unknown card left
   *[other] { $n } Unknown cards left
 }
board-pile = Carried ({ $weight } of { $most }): { $what }
board-area = In the area: { $what }
board-locations = Locations: { $what }
board-location = { $space }: { $name } ({ $danger })

## Fights and Raids
board-raid = Night Raid: { $name }. Damage { $damage }, Wounds { $wounds }; against it: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
 }, { $boards ->
    [one] 1 Board-Up
   *[other] { $boards } Board-Ups
 }
board-fight = { $n ->
    [0] Fight: before the first round
   *[other] Fight: round { $n }
 }
board-deal = Barter: credit { $n }

## Everything else
board-kept = Kept cards: { $what }
board-tokens = With us: { $what }
board-pending = A Script waits on: { $what }
board-decks = Decks: { $events } Events · { $raids } Night Raids · { $residents } Residents · { $visitors } Visitors · { $fate } Fate · { $fittings } Fittings to build · { $ideas } Ideas · { $read ->
    [one] 1 page read
   *[other] { $read } pages read
 }

## The end
why-victory = the guns have fallen silent, and at least one of those who began it lives to hear it
why-survival = the guns have fallen silent, but none of those who began it is left to hear it
why-nobody-left = nobody is left in the house
why-no-guard = nobody stood guard, and they came
why-last-page = the story ends on this page, and not well
