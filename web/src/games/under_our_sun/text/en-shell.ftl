# What the shell says of the game: in the lobby, and on the first evening.
line-under_our_sun = Water is money. Shade is time.
meta-under_our_sun = 2–4 h · perhaps a traitor
who-under_our_sun = Who walks out of New Haven?
which-under_our_sun = Which mission?
story-under_our_sun-missing-two = Two chairs are empty. Bring them back.
story-under_our_sun-voice-in-the-static = Somebody answers on a dead channel.
story-under_our_sun-dry-wells = The water is gone. Somebody has it.
story-under_our_sun-ash-matriarch = She owns the road, and the ash on it.
story-under_our_sun-hold-the-gate = They come tonight. Be ready.
story-under_our_sun-the-crossing = All of you, to the far side.
start-under_our_sun = { $n ->
    [1] Walk out alone
   *[other] Walk out with { $n }
 }
tour-under_our_sun-goal = You walk out of New Haven into an unmapped desert. Win together by finishing the mission before the days run out.
tour-under_our_sun-flow = A day has a morning, an afternoon and a night. In each, every character drinks, then spends six action points.
tour-under_our_sun-board = The map of hexes is the desert. Walk, sneak or charge to a neighbour; unknown tiles are turned as you enter. Enemies stand on theirs.
ending-won-under_our_sun = Home before dark
ending-lost-under_our_sun = What the sand keeps
ending-scene-won-under_our_sun = People walk home before a huge white sun; the gate is open and its lamps are lit.
ending-scene-lost-under_our_sun = A red sun goes down; caps on poles stand over stones, and nobody walks.
