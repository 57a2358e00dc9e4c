# Títulos de la mesa dibujada de Under Our Sun; las cosas mismas las pronuncia el juego.
us-day = Día { $n } de { $of }
us-map = Mapa
us-mission = Misión
us-places = Lugares
us-dice = Dados
us-role = Papel
us-signs = ★ primer jugador, ♥ salud, ≈ agua, ▸ puntos de acción, ☯ dados de karma.

deck-under_our_sun-tile = loseta de mapa
deck-enemy = enemigo
deck-night = carta de noche
deck-sun = carta de sol
deck-item = objeto
deck-equipment = equipo
deck-loot = botín
deck-team = carta de bando
deck-mission-and-other = misiones y otras cartas
