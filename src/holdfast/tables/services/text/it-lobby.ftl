# The lobby: settings and values that games have in common. What is a game's own stands in its own folder.
setting-first-player = Primo giocatore
about-setting-first-player = Chi comincia, e decide quando il tavolo non è d’accordo.
value-first-player = Giocatore { $n }
setting-characters = Personaggi
about-setting-characters = Estratti a caso, o scelti da ciascuno all’inizio.
value-random = A caso
value-chosen = Scelti
value-on = Sì
value-off = No
value-auto = Secondo il numero di giocatori
