# La sala: giochi, impostazioni e valori.
about-under-our-sun = Il sole è sopravvissuto al vecchio mondo. Da New Haven uscite in un deserto che nessuno ha mai disegnato, con sei punti azione e mai abbastanza acqua: nascondersi o combattere, commerciare, costruire, ed essere di ritorno prima della notte. Sei missioni, da soli o insieme; da tre giocatori in su, uno di voi può mentire.

setting-mission = Missione
about-setting-mission = Per che cosa partite, e in quanti giorni.
setting-mode = Modalità
about-setting-mode = La semicooperativa è da tre giocatori in su: si danno carte squadra segrete, e uno di voi può essere contro gli altri.
value-mode-coop = Tutti insieme
value-mode-semi = Con un possibile traditore
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


setting-expansion = Stagnina e Bracconiere
about-setting-expansion = Altri due personaggi; in cinque e in sei servono.
value-expansion-auto = Da cinque giocatori in su
setting-crew-of-four = Squadra di quattro
about-setting-crew-of-four = In due: ciascuno gioca due personaggi.
setting-less-karma = Meno karma
about-setting-less-karma = Due dadi karma invece di tre: più difficile.
setting-tough-enemies = Nemici tenaci
about-setting-tough-enemies = I nemici hanno un punto ferita in più: più difficile.
setting-no-defibrillator = Niente defibrillatore
about-setting-no-defibrillator = Nessuno viene riportato indietro: più difficile.
setting-more-days = Un giorno in più
about-setting-more-days = La missione può durare un giorno in più: più facile.
setting-ration = Razione iniziale
about-setting-ration = Tutti iniziano con 1 cibo: più facile.
setting-supply-line = Rifornimenti
about-setting-supply-line = Lawrence è rifornito ogni mattina: più facile.
