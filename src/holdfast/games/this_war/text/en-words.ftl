# Nouns, and what stands around the rules text on a card.

noun-this_war = This War of Mine: The Board Game
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
noun-bandages = Bandages
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
face-story = §
face-axe = Hatchet symbol
face-blast = Shotgun symbol
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
