# The lobby: games, their settings and values.
about-under-our-sun = The sun has outlived the old world. From New Haven you walk out into a desert that nobody has mapped, with six action points and never enough water: sneak or fight, trade, build, and be back before night. Six missions, alone or together; from three players on, one of you may be lying.

setting-mission = Mission
about-setting-mission = What you set out for, and in how many days.
setting-mode = Mode
about-setting-mode = Semi-cooperative is for three players or more: secret team cards are dealt, and one of you may be against the others.
value-mode-coop = All together
value-mode-semi = With a possible traitor
setting-first-player = First player
about-setting-first-player = Who begins, and decides where the table does not agree.
value-first-player = Player { $n }
setting-characters = Characters
about-setting-characters = Drawn at random, or chosen by each player when the game begins.
value-random = At random
value-chosen = Chosen
value-on = On
value-off = Off
value-auto = As the number of players says


setting-expansion = Tinsmith and Poacher
about-setting-expansion = Two more characters; five and six players need them.
value-expansion-auto = From five players on
setting-crew-of-four = Crew of four
about-setting-crew-of-four = For two players: each plays two characters.
setting-less-karma = Less karma
about-setting-less-karma = Two karma dice instead of three: harder.
setting-tough-enemies = Tough enemies
about-setting-tough-enemies = Enemies have one more hit point: harder.
setting-no-defibrillator = No defibrillator
about-setting-no-defibrillator = Nobody is brought back: harder.
setting-more-days = One more day
about-setting-more-days = The mission may take a day longer: easier.
setting-ration = Starting ration
about-setting-ration = Everybody starts with 1 food: easier.
setting-supply-line = Supply line
about-setting-supply-line = Lawrence is supplied every morning: easier.
