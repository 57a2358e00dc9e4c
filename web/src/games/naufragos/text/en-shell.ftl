# What the shell says of the game: in the lobby, and on the first evening.
line-naufragos = A beach, a fire, a summit nobody has seen.
meta-naufragos = 2–3 h · one is remembered
who-naufragos = Who reached the beach?
which-naufragos = Which rules?
story-naufragos-2013 = The rules as they were printed.
story-naufragos-hr12 = The rules as players have revised them.
start-naufragos = { $n ->
    [1] Go ashore alone
    [2] Go ashore with two
    [3] Go ashore with three
    [4] Go ashore with four
   *[other] Go ashore with { $n }
 }
tour-naufragos-goal = You are castaways together, yet one wins. Without a rescue all lose: somebody must reach the summit, and the camp must be seen by a ship. The best story wins.
tour-naufragos-flow = Every turn: an event with its weather, your actions, then survival: everybody eats and keeps warm, or suffers.
tour-naufragos-board = Pawns go on the action spaces, one after the other. Watch your energy: at zero a castaway collapses. The path leads inland to the summit.
ending-won-naufragos = A boat on the sand
ending-lost-naufragos = The tide takes the letters
ending-scene-won-naufragos = A boat has landed; castaways wave beside the bonfire and the stones of the signal.
ending-scene-lost-naufragos = Night on the beach: the tide runs over the stones of the signal, and the fire is out.
