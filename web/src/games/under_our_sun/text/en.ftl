# Words that only the drawn board of Under Our Sun needs.
us-pane-map = Map
us-pane-you = You
us-pane-mission = Mission
us-map = The desert
us-unknown = Unknown
us-explore = explore
us-charge = charge in
us-reveal = reveal
us-move = move
us-sneak = sneak
us-nearer = Zoom in
us-farther = Zoom out
us-whole = Show all
us-amount = { $n } { $what }
us-uses = { $n ->
    [one] 1 use left
   *[other] { $n } uses left
 }
us-close = Close
us-stage = What is happening
us-fight = Combat at { $place }
us-first-turn = First combat turn at { $place }
us-tapped = turned
us-life = Health: { $n } of { $of }
us-water-of = Water: { $n } of { $of }
us-successes = { $n ->
    [one] success
   *[other] successes
 }
us-karma = Karma
us-karma-again = Roll dice again
us-karma-of = { $n ->
    [one] 1 karma die left
   *[other] { $n } karma dice left
 }
us-health = Health
us-water = Water
us-ap = Action points
us-ap-short = AP
us-ap-of = { $n ->
    [one] 1 action point left
   *[other] { $n } action points left
 }
us-well = Well-being
us-dodge = Dodge
us-build = Build
us-discard = Discard
us-every-roll = every roll
us-sneaking = sneaking
us-carries = Carried
us-nothing = Empty hands, empty pack.
us-board-of = Board: { $name }
us-role = Your role
us-role-peek = Only you can see it. Click to look.
us-role-hide = Hide
us-sol = Son of Liberty
us-first = First player
us-deciding = is deciding
us-mission = Mission
us-to-come = { $n ->
    [one] 1 card still to come
   *[other] { $n } cards still to come
 }
us-stock = In stock
us-phases = Phases of the day
us-day = Day { $n } of { $of }, { $phase }
us-day-short = Day { $n }/{ $of }
us-deck-stack = Tiles to explore
us-deck-enemy = Enemy cards left
us-deck-event = Event cards left
us-deck-night = Night cards left
us-deck-loot = Loot cards left
us-deck-bag = Cubes in the bag
us-leaves = { $n ->
    [0] { $name } falls.
   *[other] { $name }: { $n } health left.
 }
us-ask-for = Ask for
us-points = { $n ->
    [one] 1 point left
   *[other] { $n } points left
 }
us-revealed = Unmasked
us-more = The whole card, with its set-up
us-less = Fold it up
us-back = Back to whoever acts
us-give = Give
us-step-strike = Strike
us-step-karma = Karma
us-step-join = Join in
us-step-counter = Counter-attack
us-throw = { $context ->
    [attack] Attack
    [enemy] The enemy strikes
    [dodge] Dodge
    [stun] Stun
    [trap] Trap
    [bite] Bite: infection?
    [approach] Coming closer?
    [ammunition] Ammunition
    [loot] Loot
    [test-strength] Strength test
    [test-skill] Skill test
    [test-stealth] Stealth test
    [test-melee] Melee test
    [test-ranged] Ranged test
   *[table] Luck
 }

# Decks, in the gallery and under a card
deck-character = Characters
deck-enemy = Enemies
deck-equipment = Equipment
deck-event = Events
deck-item = Items
deck-loot = Loot
deck-mission = Missions
deck-mission-and-other = Missions and other cards
deck-night = Night
deck-sun = Sun
deck-team = Team
deck-tile = Map tiles
us-goal = The goal
us-far-tile = { $n ->
    [0] not found yet
   *[other] found
 }
us-far = { $done ->
    [yes] done
   *[no] { $n } of { $of }
 }
us-first-map = New Haven, and desert around it that nobody has mapped
