# This War of Mine in the lobby: what it is, its settings and their values.
about-this-war = Una città assediata, una casa squarciata, persone che non sono mai state soldati. Di giorno si sgombrano macerie e si ripara quel che si può; di notte si esce a cercare, e qualcuno deve fare la guardia. Ciò che fate resta con loro. Resistete fino al cessate il fuoco, restando umani.

setting-difficulty = Difficoltà
about-setting-difficulty = Più facile: meno fame all’inizio, più scorte, niente freddo dai capitoli. Più difficile: tristezza fin dall’inizio, luoghi più poveri, ladri peggiori.
value-difficulty-standard = Normale
value-difficulty-easier = Più facile
value-difficulty-harder = Più difficile
setting-board = Tabellone
about-setting-board = Avanzato: la stessa casa con più macerie, e senza grimaldello all’inizio.
value-board-standard = Normale
value-board-advanced = Avanzato (più duro)
setting-group = Gruppo
about-setting-group = I tre che vivono nella casa sono estratti, oppure li scegliete voi.
value-group-drawn = Estratto
value-group-chosen = Scelto
setting-open-votes = Voto aperto sulle Storie
about-setting-open-votes = Ciò che chiede una Storia si decide a maggioranza; chi tiene il Diario scioglie le parità. Altrimenti decide chi lo tiene.
setting-short = Campagna breve
about-setting-short = Un evento in meno nei primi due capitoli: da 9 a 11 giorni.
setting-mild = Racconto più mite
about-setting-mild = Le pagine più dure sono raccontate con meno particolari. Ciò che accade resta uguale.
