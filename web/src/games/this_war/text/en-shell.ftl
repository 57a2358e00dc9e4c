# What the shell says of the game: in the lobby, and on the first evening.
line-this_war = Civilians, winter, one more night.
meta-this_war = 2–5 h · cooperative
who-this_war = Who is in the house?
which-this_war = How hard a winter?
story-this_war-standard = As the rules have it.
story-this_war-easier = More stores, a kinder winter.
story-this_war-harder = Fewer stores, a longer winter.
start-this_war = { $n ->
    [1] Close the door alone
   *[other] Close the door with { $n }
 }
tour-this_war-goal = Three civilians in a besieged city. You win if one of them sees the ceasefire. It speaks of war, hunger and death; the setting “Told more gently” softens it.
tour-this_war-flow = A day: work in the house, drink and eat, then some keep watch while others scavenge. Whoever holds the Journal decides, and hands it on.
tour-this_war-board = The shelter in section: rooms, rubble, doors, beds and the people in them. Keep an eye on hunger, illness, wounds and misery: four of one is the end.
ending-won-this_war = The door stands open
ending-lost-this_war = In fives
ending-scene-won-this_war = Morning in the doorway: people walk out of the house; the stove still burns.
ending-scene-lost-this_war = The house is empty. The door stands open, snow has blown in, the stove is cold; the days are marked on the wall in fives.
