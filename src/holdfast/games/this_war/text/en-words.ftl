# Nouns, and what stands around the rules text on a card.

noun-this_war = This War of Mine: The Board Game
you-play = You are { $names }; the people of the house are everybody’s, and whoever holds the Journal decides for all.
player = Player { $n }

## Tokens and resources
noun-canned-food = Canned Food
noun-raw-food = Raw Food
noun-vegetable = { $n ->
    [one] Vegetable
   *[other] Vegetables
 }
noun-alcohol-100 = 100% Alcohol
noun-moonshine = Moonshine
noun-sugar = Sugar
noun-coffee = Coffee
noun-cigarette = { $n ->
    [one] Cigarette
   *[other] Cigarettes
 }
noun-assault-rifle = { $n ->
    [one] Assault Rifle
   *[other] Assault Rifles
 }
noun-shotgun = { $n ->
    [one] Shotgun
   *[other] Shotguns
 }
noun-pistol = { $n ->
    [one] Pistol
   *[other] Pistols
 }
noun-hatchet = { $n ->
    [one] Hatchet
   *[other] Hatchets
 }
noun-knife = { $n ->
    [one] Knife
   *[other] Knives
 }
noun-broken-assault-rifle = { $n ->
    [one] Broken Assault Rifle
   *[other] Broken Assault Rifles
 }
noun-broken-shotgun = { $n ->
    [one] Broken Shotgun
   *[other] Broken Shotguns
 }
noun-broken-pistol = { $n ->
    [one] Broken Pistol
   *[other] Broken Pistols
 }
noun-weapon-part = { $n ->
    [one] Weapon Part
   *[other] Weapon Parts
 }
noun-ammo = Ammo
noun-shell = { $n ->
    [one] Shell
   *[other] Shells
 }
noun-meds = Meds
noun-bandages = { $n ->
    [one] Bandage
   *[other] Bandages
 }
noun-herbal-meds = Herbal Meds
noun-herb = { $n ->
    [one] Herb
   *[other] Herbs
 }
noun-chems = Chems
noun-shovel = { $n ->
    [one] Shovel
   *[other] Shovels
 }
noun-lockpick = { $n ->
    [one] Lockpick
   *[other] Lockpicks
 }
noun-sawblade = { $n ->
    [one] Sawblade
   *[other] Sawblades
 }
noun-filter = { $n ->
    [one] Filter
   *[other] Filters
 }
noun-mechanical-part = { $n ->
    [one] Mechanical Part
   *[other] Mechanical Parts
 }
noun-electrical-part = { $n ->
    [one] Electrical Part
   *[other] Electrical Parts
 }
noun-jewelry = Jewelry
noun-book = { $n ->
    [one] Book
   *[other] Books
 }
noun-broken-guitar = { $n ->
    [one] Broken Guitar
   *[other] Broken Guitars
 }
noun-guitar = { $n ->
    [one] Guitar
   *[other] Guitars
 }
noun-wood = Wood
noun-component = { $n ->
    [one] Component
   *[other] Components
 }
noun-water = Water
noun-none = unarmed
noun-unarmed = unarmed
noun-wait = { $n ->
    [one] Wait token
   *[other] Wait tokens
 }
noun-cold = Cold
noun-noise = Noise
noun-damage = Damage

## Families of tokens
noun-food = { $n ->
    [one] food token
   *[other] food tokens
 }
noun-medical = { $n ->
    [one] medical token
   *[other] medical tokens
 }
noun-melee = { $n ->
    [one] melee weapon
   *[other] melee weapons
 }
noun-firearm = { $n ->
    [one] firearm
   *[other] firearms
 }
noun-weapon = { $n ->
    [one] weapon
   *[other] weapons
 }
noun-tool = { $n ->
    [one] tool
   *[other] tools
 }
noun-alcohol = { $n ->
    [one] alcohol token
   *[other] alcohol tokens
 }
noun-valuables = weapons and Jewelry
noun-fresh-food = Raw Food or Vegetables
noun-resource = { $n ->
    [one] resource
   *[other] resources
 }
noun-any-token = { $n ->
    [one] token
   *[other] tokens
 }
noun-any = { $n ->
    [one] token or resource
   *[other] tokens or resources
 }
noun-most-valuable = { $n ->
    [one] most valuable token
   *[other] most valuable tokens
 }
noun-green-token = { $n ->
    [one] green token
   *[other] green tokens
 }
noun-red-token = { $n ->
    [one] red token
   *[other] red tokens
 }
noun-yellow-token = { $n ->
    [one] yellow token
   *[other] yellow tokens
 }
noun-grey-token = { $n ->
    [one] grey token
   *[other] grey tokens
 }

## States and values
noun-hunger = Hunger
noun-fatigue = Fatigue
noun-illness = Illness
noun-wounds = Wounds
noun-misery = Misery
noun-prowess = Prowess
noun-empathy = Empathy
noun-inventory = Inventory

## The day
noun-morning = Morning
noun-day = Day Actions
noun-dusk = Dusk
noun-evening = Evening
noun-scavenging = Scavenging
noun-raid = Night Raid
noun-dawn = Dawn
noun-end = the end
noun-bed-task = Sleep in a Bed
noun-floor = Sleep on the Floor
noun-guard = Guard
noun-guard-task = Guard Duty
noun-scavenge = Scavenging

## Places
noun-storage = Storage
noun-findings-pile = Findings Pile
noun-shelter = Shelter
noun-outside = Outside
noun-new-idea = New Idea
noun-rummage = Rummage
noun-stairs = stairs
noun-crack = Crack
noun-empty-space = empty space
noun-near = Near
noun-medium = Medium
noun-far = Far
noun-attic = Attic
noun-upper = Upper Floor
noun-ground = Ground Floor
noun-cellar = Basement
space = space { $code }
space-with = { $what } ({ $code })

## Cards of the house and of the night
noun-furniture = Furniture
noun-debris = Debris
noun-pantry = Pantry
noun-rubble = Rubble
noun-plain-rubble = Rubble
noun-remnants = Rubble Remnants
noun-closed-door = Closed Door
noun-bars = Bars
noun-basement = Basement Entrance
noun-open-space = Open Space
noun-board-up = { $n ->
    [one] Board-Up
   *[other] Board-Ups
 }

## Decks
noun-deck-fitting = Fittings
noun-deck-ideas = Ideas
noun-deck-shelter = Shelter cards
noun-deck-character = Characters
noun-deck-exploration = Exploration
noun-deck-findings = Findings
noun-deck-night-raid = Night Raids
noun-deck-resident = Residents
noun-deck-location = Locations
noun-deck-visitor = Visitors
noun-deck-event = Events
noun-deck-ending-event = Ending Events
noun-deck-chapter = Chapters
noun-deck-objective = Objectives
noun-deck-narrative-action = Narrative Actions
noun-deck-fate = Fate
noun-deck-colour = Colours
noun-deck-script-location = Book of Scripts: Locations
noun-deck-script-people = Book of Scripts: people
noun-deck-script-ending = Book of Scripts: endings
noun-events = Events
noun-night-raids = Night Raids
noun-fate = Fate
noun-visitors = Visitors
noun-residents = Residents
noun-unknown = Unknown

## Colours and dice
noun-red = Red
noun-blue = Blue
noun-green = Green
noun-yellow = Yellow
noun-white = White
noun-grey = Grey
noun-black-die = black die
die-grey = Grey die
die-yellow = Yellow die
die-red = Red die
face-story = § of fate
face-axe = Hatchet symbol (counts with a Hatchet only)
face-blast = Shotgun symbol (counts with a Shotgun only)
face-empty = Out-of-Ammo
face-hits = { $n ->
    [0] blank
    [one] 1 hit
   *[other] { $n } hits
 }

## Fights
noun-a = A
noun-b = B
noun-c = C
noun-enemy = { $n ->
    [one] enemy
   *[other] enemies
 }
noun-unharmed = Unharmed
noun-lightly = Lightly wounded
noun-badly = Badly wounded

## Blank tokens
noun-sack-of-coal = Sack of Coal
noun-tool-box = Tool Box
noun-sack-of-flour = Sack of Flour
noun-warm-clothes = Warm Clothes
noun-child = Child
noun-carpenter = Carpenter
noun-old-doctor = Old Doctor
noun-cellar-trader = Cellar Trader
noun-junk-dealer = Junk Dealer
noun-field-nurse = Field Nurse
noun-leaking-roof = Leaking Roof
noun-rats = Rats
noun-flooded-basement = Flooded Basement
noun-watchdog = Watchdog
noun-ring-of-keys = Ring of Keys
noun-hand-cart = Hand Cart
noun-police-whistle = Police Whistle
noun-forged-papers = Forged Papers
noun-music-box = Music Box
noun-debt-note = Debt Note
noun-boy-at-the-window = Boy at the Window
text-token-sack-of-coal = with a heating action, remove 2 more Cold
text-token-tool-box = build one Fitting without its Mechanical and Electrical Parts
text-token-sack-of-flour = a Cook action needs no Raw Food
text-token-warm-clothes = in a Cold check the number of Cold counts 2 less
text-token-child = each Dusk discard 1 food token (a Vegetable first). Fed, every second Dawn one Character in the Shelter: Misery −1. Not fed, the Character with the highest Empathy: Misery +1
text-token-carpenter = once per day, when a Fitting is built, it costs 2 Wood less
text-token-old-doctor = at Dawn, before the Fate card, one Character: Illness −1 or Wounds −1
text-token-cellar-trader = while scavenging here, return 2 Exploration cards to barter: green tokens, Commission 0
text-token-junk-dealer = while scavenging here, return 2 Exploration cards to barter: grey tokens, Commission 1
text-token-field-nurse = while scavenging here, return 2 Exploration cards to barter: yellow tokens, Commission 2
text-token-leaking-roof = heating actions cost double fuel. One Character with 1 action and 2 Wood removes this token
text-token-rats = each Morning discard 1 Raw Food or Vegetable, if there is one. Removed when a Trap pays out Raw Food
text-token-flooded-basement = every Rummage roll −2 (at least 1). One Character with a Shovel and 1 action removes this token
text-token-watchdog = Night Raid: Damage −1. Each second Dusk discard 1 Raw Food, or this token is removed
text-token-ring-of-keys = opens a Closed Door, at home or outside, without Lockpick and roll
text-token-hand-cart = may be taken scavenging: Inventory +3 in total, Noise starts at 2. Lost if the group flees
text-token-police-whistle = when a Residents card is revealed, it is discarded without effect and Noise is set to 4
text-token-forged-papers = against Soldiers, Patrol or Rebels: slip away without returning cards
text-token-music-box = once per Dawn, one Character with Misery 3 rolls the black die; on 8–10, Misery −1
text-token-debt-note = at the next Chapter card, discard tokens of value 8 from Storage, or the next Night Raid has Damage +3
text-token-boy-at-the-window = before the first card here, look at the next 3 Unknown cards and return any of them
token-uses = { $n ->
    [0] stays
    [one] 1 use
   *[other] { $n } uses
 }

## Settings
noun-difficulty = Difficulty
noun-standard = standard
noun-easier = easier
noun-harder = harder
noun-board = Board
noun-advanced = advanced
noun-group = Group
noun-drawn = drawn
noun-chosen = chosen
noun-first_player = First Leader
noun-random = random
noun-open_votes = Open votes
noun-short = Short campaign
noun-mild = Milder texts
noun-on = on
noun-off = off

## Abilities
noun-stealth = Stealth
noun-picklock = Picklock
noun-handyman = Handyman
noun-strong = Strong
noun-heavy = Heavy
noun-cook = Cook
noun-comfort = Comfort
noun-calm-voice = Calm Voice
noun-bargain = Bargain
noun-scavenger = Scavenger
noun-runner = Runner
noun-trained = Trained
noun-music = Music
text-ability-stealth = once per Scavenging, before a Noise roll, Noise −5 (not below 1)
text-ability-picklock = when { $sex ->
    [f] she
   *[m] he
 } uses a Lockpick, the die may be rerolled once; the second result stands
text-ability-handyman = +3 to { $sex ->
    [f] her
   *[m] his
 } Rummage roll (10 at most)
text-ability-strong = digs Rubble alone and without a Shovel, at home and outside
text-ability-heavy = a search while { $sex ->
    [f] she
   *[m] he
 } is present raises Noise by 1 more
text-ability-cook = { $sex ->
    [f] her
   *[m] his
 } Cook action feeds 1 Character more (never more than 4)
text-ability-comfort = once per day, as an action at no place, one other Character in the Shelter: Misery −1
text-ability-calm-voice = once per day, after the roll of an empathy check at which { $sex ->
    [f] she
   *[m] he
 } is present, one affected Character, even { $sex ->
    [f] herself
   *[m] himself
 }, counts as not affected
text-ability-bargain = in a barter at which { $sex ->
    [f] she
   *[m] he
 } is present, Commission is 0 and the total price is 3 lower (once per barter)
text-ability-scavenger = once per Scavenging, draw 2 Findings cards in a search and use one of them (only its star counts)
text-ability-runner = when you flee with { $sex ->
    [f] her
   *[m] him
 }, one enemy of your choice does not strike in the Backstab
text-ability-trained = unarmed, { $sex ->
    [f] she
   *[m] he
 } rolls the Yellow die
text-ability-music = once per day, as an action at no place, one other Character in the Shelter: Misery −1; with a Guitar in Storage, every other Character there instead

## Sentences of a card
card-profession = { $profession } ({ $red ->
    [yes] red border
   *[no] black border
 })
card-values = Prowess { $prowess }, Empathy { $empathy }, Inventory { $inventory }
card-ability = { $name }: { $text }
card-spirit = Spirit { $line }: { $text }
card-no-spirit = Spirit { $line }: nothing
card-cost = { $green ->
    [yes] Fitting
   *[no] Idea
 }. Cost: { $goods }
card-next-to = Must stand next to { $what }
work = “{ $name }”
work-paid = “{ $name }” ({ $goods })
card-works = { $works }: { $text }
work-once = once per day, { $text }
work-if = only if { $cond }: { $text }
work-wait = Wait; next Morning, { $text }
work-meal = up to { $n } Characters in the Shelter: Hunger −1, and they have eaten today
card-fuel = Heating: discard 1 to { $most } Wood or Books in all; remove { $wood } Cold per Wood and { $book } per Book
card-bed = In the Evening 1 Character can sleep here: Fatigue is set to 0
text-perk-barrel = The Rainwater Collector next to it pays out 5 Water
text-perk-door = Each Night Raid: Damage −1 and Wounds −1
card-shelter = { $type ->
    [rubble] Dig with 1 Shovel, or with 2 Characters in the same turn
    [closed-door] Pick the lock with 1 Lockpick: on 1–3, nothing happens; on 4–10, discard the Lockpick and open the door
    [bars] Saw with 1 Sawblade
   *[other] Search
 }
card-remnants = Underneath lie Rubble Remnants, which must be dug once more
card-loot = Loot: { $goods }
card-no-loot = No loot
card-location = Location { $n }
card-danger = Danger: { $danger ->
    [low] low (1 enemy fewer, at least 1)
    [high] high (1 enemy more)
   *[medium] medium
 }
card-obstacles = Obstacles: { $obstacles }
card-specials = Special Findings: { $rows }; otherwise nothing
card-scripts = Scripts by colour: { $scripts }; the other colours: silence
card-start = At the start of Scavenging here: { $text }
card-trade = Once per Scavenging, between two cards, return { n-cards } to barter: { $offer }, Commission { $commission }{ $script ->
    [none] {""}
   *[other] {" "}(Script { $script })
 }
card-after = After the barter: { $text }
card-homeward = When Scavenging ends: { $text }
text-perk-double-empathy = Empathy checks here: Misery +2 instead of +1
text-perk-loud-first-search = The first search of the night raises Noise by 2 more
card-listed = Only where the Location lists { $obstacle }; elsewhere an empty passage
card-may = { $n ->
    [one] You may do this
   *[other] You may choose one
 }
card-must = { $n ->
    [one] You must do this
   *[other] Choose one
 }
text-keep-hideout = Keep it. When a Residents card is revealed, discard it to hide (that card is shuffled back, return 1 Exploration card if one is left) or, if the card lists a fight or a robbery, to ambush (a Backstab by your Characters, then a fight if an enemy lives)
text-keep-map = Keep it. At any time while scavenging, discard it to look at the next 3 Unknown cards, return any of them and put the others back in any order
card-row = { $row }: { $text }
card-row-nothing = { $row }: nothing
card-star = Star: also roll on the Special Findings of the Location
card-enemies = { $n ->
    [one] 1 enemy
   *[other] { $n } enemies
 } ({ $mixed ->
    [yes] drawn by lot from these kinds:{" "}
   *[no] {""}
 }{ $weapons })
card-thugs = Thugs: their deaths burden nobody
card-red-corner = Red corner
card-talk = Scripts by colour: { $scripts }{ $all ->
    [yes] . If it has been read, they let you pass
   *[no] . Another colour, or one that has been read: they let you pass
 }
card-victory = After a victory: { $goods }
card-raid = Damage { $damage }, Wounds { $wounds }
card-bribe = Before the dice, and instead of them, of Damage and of Wounds, you may do this
card-food-first = The first thing lost must be a food token, if Storage has one
card-wrecks = If any Damage remains, 1 Board-Up of your choice is discarded too
card-repelled = If Damage and Wounds were both reduced to 0: { $text }
card-guard-died = If a Character on Guard died: { $text }
card-cold-check = { $cold ->
    [yes] Cold check: each Character rolls the black die; if the result is not above the number of Cold, Illness +1
   *[no] No Cold check
 }
card-illness = Illness: with Meds −2; with Herbal Meds −1 on 5–10; untreated, +1 on { $up }, −1 on { $down }
card-wounds = Wounds: with Bandages −2; untreated, +1 on { $up }, −1 on { $down }
card-slept = After a night in a Bed, add { $n } to an untreated roll
card-spirit-line = { $line ->
    [none] No Spirit line
   *[other] Spirit: each Character resolves line { $line }
 }
card-exchange = { $space ->
    [near] Exchange the Near Location
    [medium] Exchange the Medium Location
    [far] Exchange the Far Location
   *[none] No Location is exchanged
 }
card-story = § on the { $die }: { $text }
story-deals = whoever rolled deals { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
 } to one opponent
story-disarms = who loses the weapon and is unarmed from now on
story-takes = { $deals ->
    [0] whoever rolled misses and takes { $n ->
        [one] 1 Wound
       *[other] { $n } Wounds
     }
   *[other] but takes { $n ->
        [one] 1 Wound
       *[other] { $n } Wounds
     }
 }
story-noise = Noise { $delta } while scavenging
story-ends = both sides step back and the fight ends at once; Scavenging goes on
story-ricochet = ricochet: 1 Wound to one fighter of each side, you choose
card-cold = { $n ->
    [0] No Cold
   *[other] Add { $n } Cold
 }
card-ceasefire = The campaign ends at once. With at least one starting Character in the group you win
card-chapter = { $n ->
    [1] Reveal the first Objective
   *[other] If the Objective of the last Chapter is not done, apply its penalty. Reveal the next Objective
 }
card-objective = Objective of Chapter { $n }
card-price = In the Day Actions, between the turns: { $text }
card-goal = Goal: { $cond }
goal-costs = { $goal }. To build: { $costs }
card-survive = Goal: at the Ceasefire at least one starting Character is in the group
card-reward = Reward: { $text }
card-penalty = Otherwise, at the next Chapter card: { $text }
card-now = Now
card-keep = Keep
card-pay = { $cost }: { $text }
text-perk-extra-shift = Day Actions: one Character acts three times today whatever Hunger, Fatigue and the other States take; at the end of the Day Actions, Fatigue +1
text-perk-half-rations = Dusk: one Character who eats nothing does not get Hunger +1
text-perk-careful-steps = Scavenging: ignore one Noise roll
text-perk-hidden-shelf = Once, at a Night Raid: Damage −2
text-perk-promise = Once, when a Character would reach Misery 4, Misery stays at 3
card-colour = Says which Script of a table is read; shuffled back after each draw
