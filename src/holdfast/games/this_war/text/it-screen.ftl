# Titoli del tavolo disegnato di This War of Mine; le cose stesse le pronuncia il gioco.
tw-house = Casa
tw-stores = Scorte
tw-city = Città
tw-signs = ★ c’era dall’inizio, /// una Crepa, ### chiusa con assi; un clic su una stanza, un nome o una cosa mostra che cosa si può fare.
tw-to-build = Da costruire

deck-fitting = Miglioramento
deck-shelter = carta Rifugio
deck-exploration = carta Esplorazione
deck-findings = carta Ritrovamenti
deck-night-raid = Raid Notturno
deck-resident = Residenti
deck-location = Luogo
deck-visitor = Visitatori
deck-ending-event = Evento Finale
deck-chapter = Capitolo
deck-objective = Obiettivo
deck-narrative-action = Azione Narrativa
deck-fate = Fato
deck-colour = carta Colori
deck-script-location = Storia
deck-script-people = Storia
deck-script-ending = Storia
