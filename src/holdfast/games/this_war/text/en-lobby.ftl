# This War of Mine in the lobby: what it is, its settings and their values.
about-this-war = A besieged city, a torn house, and people who were never soldiers. By day you clear rubble and mend what you can; by night you go out to scavenge, and somebody must stand guard. What you do stays with them. Hold out until the ceasefire, and bring them through as people.

setting-difficulty = Difficulty
about-setting-difficulty = Easier: less hunger at the start, more in store, no cold from the chapters. Harder: misery from the start, poorer places, worse thieves.
value-difficulty-standard = Standard
value-difficulty-easier = Easier
value-difficulty-harder = Harder
setting-board = Board
about-setting-board = Advanced: the same house with more rubble, and no lockpick at the start.
value-board-standard = Standard
value-board-advanced = Advanced (harder)
setting-group = Group
about-setting-group = The three who live in the house are drawn, or you choose them.
value-group-drawn = Drawn
value-group-chosen = Chosen
setting-open-votes = Vote on Scripts
about-setting-open-votes = What a Script asks is decided by majority; whoever holds the Journal breaks ties. Else the holder decides.
setting-short = Short game
about-setting-short = One event fewer in the first two chapters: 9 to 11 days.
setting-mild = Told more gently
about-setting-mild = The harshest pages are told with less detail. What happens stays the same.
