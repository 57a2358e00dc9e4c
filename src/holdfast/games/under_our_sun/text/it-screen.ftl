# Titoli del tavolo disegnato di Under Our Sun; le cose stesse le pronuncia il gioco.
us-day = Giorno { $n } di { $of }
us-map = Mappa
us-mission = Missione
us-places = Luoghi
us-dice = Dadi
us-role = Ruolo
us-signs = ★ primo giocatore, ♥ salute, ≈ acqua, ▸ punti azione, ☯ dadi karma.

deck-under_our_sun-tile = tessera mappa
deck-enemy = nemico
deck-night = carta notte
deck-sun = carta sole
deck-item = oggetto
deck-equipment = equipaggiamento
deck-loot = bottino
deck-team = carta squadra
deck-mission-and-other = missioni e altre carte
