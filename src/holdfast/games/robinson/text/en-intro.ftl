# What the table says to who sits down for the first time.
intro-game = You are shipwrecked on an unknown island, all on the same side. Each round brings an Event; then you plan together what your pawns do (explore, gather, build, hunt, arrange the Camp, rest), the Weather strikes, and at Night everybody must eat. If one character dies, all have lost.
intro-scenario = { $name }. { $briefing }
intro-goal = The goal, in { $rounds } rounds at most: { $goal }
