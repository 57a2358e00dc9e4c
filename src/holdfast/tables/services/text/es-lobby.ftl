# The lobby: settings and values that games have in common. What is a game's own stands in its own folder.
setting-first-player = Primer jugador
about-setting-first-player = Quién empieza, y decide cuando la mesa no está de acuerdo.
value-first-player = Jugador { $n }
setting-characters = Personajes
about-setting-characters = Sacados al azar, o elegidos por cada cual al empezar.
value-random = Al azar
value-chosen = Elegidos
value-on = Sí
value-off = No
value-auto = Según el número de jugadores
