# The lobby: settings and values shared by several games. Each game's own texts are in its folder.
setting-first-player = First player
about-setting-first-player = Starts the game, and decides if the players do not agree.
value-first-player = Player { $n }
setting-characters = Characters
about-setting-characters = Drawn at random, or chosen by each player at the start.
value-random = At random
value-chosen = Chosen
value-on = On
value-off = Off
value-auto = By number of players
