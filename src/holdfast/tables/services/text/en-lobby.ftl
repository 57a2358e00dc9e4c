# The lobby: settings and values that games have in common. What is a game's own stands in its own folder.
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
