# What the shell says of the game: in the lobby, and on the first evening.
line-robinson = An island that wants you gone.
meta-robinson = 60–120 min · cooperative
who-robinson = Who washes ashore?
which-robinson = Which story?
story-robinson-castaways = Build a signal fire and be seen.
story-robinson-cursed-island = Five crosses against the fog.
story-robinson-jenny = She is alive, out on the rock.
story-robinson-volcano = Treasure, ash, and not much time.
story-robinson-cannibals = You are not the hunters here.
story-robinson-family = Stay. Make it a home.
start-robinson = { $n ->
    [1] Set sail alone
    [2] Set sail with two
    [3] Set sail with three
    [4] Set sail with four
   *[other] Set sail with { $n }
 }
tour-robinson-goal = You are shipwrecked together. Reach the scenario’s goal before the last round, and keep everybody alive: if one of you dies, all have lost.
tour-robinson-flow = Every round runs through these phases: an event, morale, production, then your actions, weather, and a night in which everybody eats.
tour-robinson-board = The island grows as you explore. Each of you has two pawns for the actions: two on one action succeed for sure, one alone rolls dice.
ending-won-robinson = The ship turns
ending-lost-robinson = The pile stays cold
ending-scene-won-robinson = A ship has turned towards the island; the signal pile burns on the headland and people wave.
ending-scene-lost-robinson = Rain over a cold pile of wood; far out a sail grows smaller, and crosses of driftwood stand on the headland.
