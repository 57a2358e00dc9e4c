# Testo di regola degli effetti e delle condizioni. Le frasi cominciano in minuscolo: la maiuscola la mette la carta.

## Parti
n-wounds = { $n-size ->
    [one] 1 Ferita
   *[other] { $n-size } Ferite
 }
if-possible-first = { $if-possible ->
    [yes] se possibile:{" "}
   *[no] {""}
 }
a-token = { $token-is ->
    [adventure] un segnalino Avventura
    [animals] un segnalino Animali affamati
    [ash] un segnalino Cenere
    [beast] un segnalino Forza della Bestia
    [blocked] un segnalino che annulla la prossima Azione
    [embers] un segnalino braci
    [fog] un segnalino Nebbia
    [food] un segnalino +1 cibo
    [hatchet] un segnalino +1 legna
    [pawn] un segnalino −1 pedina
    [rain] un segnalino Nuvola di pioggia
    [reroll] un segnalino Ritira
    [storm] un segnalino Tempesta
    [winter] un segnalino Nuvola invernale
    [wood] un segnalino +1 legna
   *[other] un segnalino
 }
at-place = { $at-is ->
    [arrange] nello spazio Sistemare il campo
    [build] nello spazio Costruzione
    [camp] sulla tessera dell’Accampamento
    [cost-palisade] sul costo della Palizzata
    [cost-roof] sul costo del Tetto
    [cost-shelter] sul costo del Riparo
    [cost-weapon] sul costo del livello Armi
    [explore] nello spazio Esplorazione
    [gather] nello spazio Raccolta
    [hunt] sul mazzo Caccia
    [night] nello spazio Notte
    [target] sulla tessera o sullo spazio di questa Azione
    [weather] nello spazio Meteo
   *[other] sul tabellone
 }
source-kind = { $kinds-list ->
    [fish] di pesce
    [parrot-flock] di pappagalli
    [parrot-fish-flock] di cibo
    [wood] di legna
   *[other] libera
 }
on-part = { $part-is ->
    [arm] sul braccio
    [belly] sulla pancia
    [head] sulla testa
   *[leg] sulla gamba
 }
on-your-part = { $part-is ->
    [arm] sul tuo braccio
    [belly] sulla tua pancia
    [head] sulla tua testa
   *[leg] sulla tua gamba
 }

## Persone
fx-wound = { $who-is ->
    [each] ogni giocatore subisce { n-wounds }
    [first] il Primo giocatore subisce { n-wounds }
    [bearer] quel Personaggio subisce { n-wounds }
    [camp] ogni giocatore nell’Accampamento subisce { n-wounds }
   *[taker] subisci { n-wounds }
 }
fx-heal = { $who-is ->
    [each] ogni giocatore cura { n-wounds }
    [first] il Primo giocatore cura { n-wounds }
    [bearer] quel Personaggio cura { n-wounds }
    [camp] ogni giocatore nell’Accampamento cura { n-wounds }
   *[taker] curi { n-wounds }
 }
fx-heal-among = { $n ->
    [one] curate 1 Ferita a chi volete
   *[other] curate { n-wounds }, divise come volete
 }
fx-determination = { $n-sign ->
    [minus] { $who-is ->
        [each] ogni giocatore scarta { $n-size } Determinazione
        [first] il Primo giocatore scarta { $n-size } Determinazione
        [bearer] quel Personaggio scarta { $n-size } Determinazione
       *[taker] scarti { $n-size } Determinazione
     }
   *[plus] { $who-is ->
        [each] ogni giocatore ottiene { $n-size } Determinazione
        [first] il Primo giocatore ottiene { $n-size } Determinazione
        [bearer] quel Personaggio ottiene { $n-size } Determinazione
       *[taker] ottieni { $n-size } Determinazione
     }
 }
fx-discard-all-determination = { $who-is ->
    [each] ogni giocatore scarta tutta la Determinazione
   *[taker] scarti tutta la tua Determinazione
 }
fx-share = { $at-once ->
    [yes] date { $n } Determinazione a un giocatore
   *[no] dividete { $n } Determinazione tra i giocatori come volete
 }
fx-morale = { $n-sign ->
    [minus] Morale −{ $n-size }
   *[plus] Morale +{ $n-size }
 }
fx-special-wound = metti un segnalino Ferita speciale { $colour } { on-your-part }
fx-scarred = se un Personaggio ha un segnalino Ferita speciale { $colour } { on-part }: { $then-clause }; poi togliete il segnalino
fx-cover-arrows = coprite { $n } frecce del Morale sui tracciati vita: le Ferite che le raggiungono non abbassano più il Morale
fx-strange-disease = prendete 2 segnalini neri per giocatore e divideteveli come volete; nella prossima Notte ognuno subisce 1 Ferita per ogni suo segnalino
fx-mark = { $what-is ->
    [bowl] dal prossimo round devi ritirare un Successo in ogni tua Azione
    [web] finché non avete la Cura, subisci 1 Ferita ogni Notte
   *[other] resti segnato
 }
fx-unmark = chi porta la maledizione di questa carta ne è libero
fx-night-outside = { $then-is ->
    [some] passi la Notte fuori dall’Accampamento; il mattino dopo: { $then-clause }
   *[none] passi la Notte fuori dall’Accampamento
 }

## Questo round e il prossimo
fx-today = { $what-is ->
    [argument] in questo round le pedine di giocatori diversi non possono svolgere insieme un’Azione
    [skip-production] in questo round la Produzione non dà nulla
    [no-food] in questo round la Produzione non dà cibo
    [no-wood] in questo round la Produzione non dà legna
    [half-production] in questo round la Produzione dà solo la metà, arrotondata per difetto; scegliete voi che cosa tenere
    [food-fewer] in questo round la Produzione dà 1 cibo in meno
    [wood-more] in questo round la Produzione dà 1 legna in più
    [items-out] fino alla fine della fase Azione di questo round non potete usare gli Oggetti
    [one-pawn] { $who-is ->
        [each] in questo round ogni giocatore ha una sola pedina
        [first] in questo round il Primo giocatore ha una sola pedina
        [bearer] in questo round quel Personaggio ha una sola pedina
       *[taker] in questo round hai una sola pedina
     }
    [no-skills] { $who-is ->
        [each] in questo round nessuno può usare abilità
        [first] in questo round il Primo giocatore non può usare abilità
        [bearer] in questo round quel Personaggio non può usare abilità
       *[taker] in questo round non puoi usare abilità
     }
    [only-build-arrange-rest] { $who-is ->
        [first] in questo round il Primo giocatore può solo svolgere Azioni di Costruzione, Sistemare il campo e Riposo
        [bearer] in questo round quel Personaggio può solo svolgere Azioni di Costruzione, Sistemare il campo e Riposo
       *[taker] in questo round puoi solo svolgere Azioni di Costruzione, Sistemare il campo e Riposo
     }
    [only-rest] { $who-is ->
        [first] in questo round il Primo giocatore può solo riposare
        [bearer] in questo round quel Personaggio può solo riposare
       *[taker] in questo round puoi solo riposare
     }
   *[other] vale per questo round
 }
fx-tomorrow = { $what-is ->
    [one-pawn] nel prossimo round hai una sola pedina
    [confused] nel prossimo round devi ritirare un Successo, e tiri il dado Successo anche con pedine a sufficienza
   *[other] vale per il prossimo round
 }
fx-put-off = { $until-is ->
    [night] questa Notte, dopo il pasto: { $then-clause }
    [round-end] alla fine del round: { $then-clause }
   *[morning] il mattino dopo: { $then-clause }
 }
fx-if = { $otherwise-is ->
    [some] se { $cond }: { $then-clause }; altrimenti: { $otherwise-clause }
   *[none] se { $cond }: { $then-clause }
 }
fx-decide = a scelta: { $choices }

## Risorse e livelli
fx-gain = { $per-player ->
    [yes] ottenete { $n } { $what } per giocatore
   *[no] ottenete { $n } { $what }
 }
fx-lose = { if-possible-first }scartate { $n } { $what }
fx-lose-all-resources = scartate tutte le Risorse disponibili
fx-level = { $n-sign ->
    [minus] { if-possible-first }{ $track } −{ $n-size }
   *[plus] { $track-is ->
        [weapon] { $track } +{ $n-size }
       *[other] { $track } +{ $n-size } (solo con un Riparo)
     }
 }
fx-halve = { $track-is ->
    [roof] perdete metà dei livelli del Tetto, arrotondata per difetto
    [palisade] perdete metà dei livelli della Palizzata, arrotondata per difetto
   *[other] perdete metà del livello Armi, arrotondata per difetto
 }
fx-set-level = { $track-is ->
    [roof] il Tetto scende a { $n }
    [palisade] la Palizzata scende a { $n }
   *[other] il livello Armi scende a { $n }
 }
fx-restore-move-loss = Tetto +1 e Palizzata +1, ciascuno solo se con quello spostamento ne avete perso dei livelli
fx-temporary-weapon = livello Armi +{ $n } per questo combattimento
fx-more-gathered = ottenete 1 risorsa in più del tipo raccolto, anche se l’Azione è fallita

## Segnalini, fonti, tessere
fx-put-token = { $token-is ->
    [blocked] la prossima Azione Sistemare il campo non dà nulla
   *[other] mettete { a-token } { at-place }
 }
fx-remove-token = { $token-is ->
    [beast] togliete il segnalino Forza della Bestia che si trova { at-place }
   *[other] togliete il segnalino che si trova { at-place }
 }
fx-exhaust = { $which-is ->
    [target] la fonte di questa Azione si esaurisce
    [linked] si esauriscono tutte le fonti della tessera con il segnalino di questa carta
    [adjacent] { $n ->
        [one] si esaurisce 1 fonte accanto all’Accampamento; se non ce n’è, ogni giocatore subisce 1 Ferita
       *[other] si esauriscono { $n } fonti accanto all’Accampamento; per ognuna che manca, ogni giocatore subisce 1 Ferita
     }
    [closest] si esaurisce la fonte { source-kind } più vicina; se non ce n’è, ogni giocatore subisce 1 Ferita
    [camp] si esaurisce una fonte { source-kind } della tessera dell’Accampamento; se non ce n’è, ogni giocatore subisce 1 Ferita
    [tile] { if-possible-first }si esaurisce una fonte della tessera di questa Azione
   *[other] si esauriscono tutte le fonti della tessera di questa Azione
 }
fx-exhaust-tile = se possibile: si esauriscono tutte le fonti di una tessera accanto all’Accampamento
fx-uncover = le fonti coperte da questa carta tornano libere
fx-cover-terrain = { $terrain-is ->
    [none] coprite il terreno della tessera di questa Azione: vale come inesplorato
   *[other] se possibile: coprite il terreno di una tessera ({ $terrain }): vale come inesplorato
 }
fx-uncover-terrain = il terreno coperto da questa carta torna esplorato
fx-cover-first-terrain = un terreno rivelato per la prima volta viene coperto: vale come inesplorato
fx-turn-down = se possibile: girate a faccia in giù una tessera accanto all’Accampamento; è inaccessibile
fx-turn-linked-down = girate a faccia in giù la tessera con il segnalino di questa carta; se c’è l’Accampamento, ogni giocatore subisce invece 1 Ferita
fx-turn-up = la tessera girata da questa carta torna a faccia in su
fx-mark-fire = si esaurisce una fonte della tessera esplorata; se l’Esplorazione è fallita, segnate lo spazio: accadrà quando sarà esplorato
fx-remove-any-token = togliete un segnalino qualsiasi da una tessera o da uno spazio, tranne numeri, Croci e Accampamento
fx-clear-marker = liberate 1 fonte esaurita o 1 terreno coperto di una tessera qualsiasi (togliete il segnalino nero)
fx-move-camp = { $forced ->
    [yes] l’Accampamento deve spostarsi su una tessera adiacente; se non può, ogni giocatore subisce 1 Ferita
   *[no] potete spostare l’Accampamento su una tessera adiacente
 }
fx-look-at-tiles = { $then-is ->
    [one] rivelate le prime { $n } tessere Isola; mettetene una in cima e rimescolate le altre
   *[order] rivelate le prime { $n } tessere Isola e rimettetele nell’ordine che volete
 }

## Carte e Oggetti
fx-into-event-deck = mescolate questa carta nel mazzo Eventi
fx-keep-card = tieni questa carta
fx-draw-adventure = { $kind-is ->
    [building] pesca e risolvi una carta Avventura di Costruzione
    [gathering] pesca e risolvi una carta Avventura di Raccolta
   *[exploration] pesca e risolvi una carta Avventura di Esplorazione
 }
fx-draw-discovery = { $n ->
    [one] pescate 1 segnalino Scoperta
   *[other] pescate { $n } segnalini Scoperta
 }
fx-scout-discovery = pescate { $n } segnalini Scoperta, tenetene uno e scartate il resto
fx-draw-starting-item = { $n ->
    [one] pescate 1 Oggetto iniziale dalla scatola
   *[other] pescate { $n } Oggetti iniziali dalla scatola
 }
fx-draw-mystery = { $any ->
    [0] pescate dal mazzo Misteri: { mystery-treasures }{ mystery-trap }{ mystery-monster }{ mystery-either }
   *[other] pescate { $any } carte Mistero e risolvetele tutte
 }
mystery-treasures = { $treasure ->
    [0] {""}
    [one] 1 Tesoro
   *[other] fino a { $treasure } Tesori
 }
mystery-trap = { $trap ->
    [0] {""}
   *[other] , { $trap } Trappola
 }
mystery-monster = { $monster ->
    [0] {""}
   *[other] , { $monster } Mostro
 }
mystery-either = { $either ->
    [0] {""}
   *[other] , { $either } Mostro o Trappola
 }
fx-stop-drawing = smettete di pescare carte Mistero
fx-discard-treasures-drawn = scartate tutti i Tesori pescati in questa Azione
fx-ignore-mystery = ignoratela: vale come pescata e si scarta
fx-fewer-mysteries = in questo round un’Esplorazione di un Totem pesca 1 carta Mistero in meno
fx-draw-invention = { $n ->
    [one] pescate 1 Invenzione e mettetela sul tabellone
   *[other] pescate { $n } Invenzioni e mettetele sul tabellone
 }
fx-new-idea = pesca { $n } Invenzioni, mettine una sul tabellone e scarta le altre
fx-search-inventions = guardate tutto il mazzo Invenzioni, mettete una carta sul tabellone e rimescolate il resto
fx-discard-inventions = scartate { $n } Invenzioni dal tabellone
fx-discard-item = se possibile: scartate 1 Oggetto
fx-flip-item = { if-possible-first }{ $n ->
    [one] girate 1 Oggetto sul lato Invenzione
   *[other] girate { $n } Oggetti sul lato Invenzione
 }
fx-flip-marked = girate sul lato Invenzione gli Oggetti segnati da questa carta
fx-mark-items = se possibile: segnate { $n } Oggetti con segnalini neri
fx-build-free = costruite gratis, senza Azione: { $items }
fx-freely-built = costruite gratis, senza Azione: { $item }
fx-extra-building = svolgi un’altra Azione di Costruzione senza pedina, tirando tutti i dadi
fx-camp-token = { $token-is ->
    [food] mettete un segnalino +1 cibo sulla tessera dell’Accampamento: lì la Produzione dà 1 cibo in più
    [hatchet] mettete un segnalino +1 legna sulla tessera dell’Accampamento: la Produzione dà 1 legna in più finché la tessera ha una fonte di legna
   *[wood] mettete un segnalino +1 legna sulla tessera dell’Accampamento: lì la Produzione dà 1 legna in più
 }
fx-corral = potete esaurire una fonte di pesce o di pappagalli accanto all’Accampamento; se lo fate, mettete un segnalino +1 cibo sulla tessera dell’Accampamento
fx-place-shortcut = mettete il segnalino Scorciatoia su una tessera accanto all’Accampamento: a ogni Produzione ottenete 1 risorsa tra quelle che dà la tessera
fx-add-pawn = { $colour-is ->
    [brown] in questo round una pedina marrone aiuta in un’Azione di Costruzione
    [grey] in questo round una pedina grigia aiuta in un’Azione di Raccolta
    [green] in questo round una pedina verde aiuta in un’Azione di Esplorazione
   *[red] in questo round una pedina rossa aiuta in un’Azione di Caccia
 }
fx-bible = questa Azione dà 3 Determinazione invece di 2 e cura 1 Ferita
fx-barrel-opened = da ora in poi il barile salva ogni Notte 2 cibo dal deperimento
fx-reroll-die = ritira un dado; vale il nuovo risultato

## Bestie e combattimenti
fx-fight = combatti una Bestia di forza { $strength }{ fight-weapon }{ fight-food }{ fight-fur }{ fight-palisade }
fight-weapon = { $weapon ->
    [0] {""}
   *[other] , livello Armi −{ $weapon }
 }
fight-food = { $food ->
    [0] {""}
   *[other] , in premio { $food } cibo
 }
fight-fur = { $fur ->
    [0] {""}
    [one] , 1 pelliccia
   *[other] , { $fur } pellicce
 }
fight-palisade = { $palisade ->
    [0] {""}
   *[other] ; dopo, Palizzata −{ $palisade }
 }
fx-fight-top-beast = il Primo giocatore combatte la prima carta del mazzo Caccia
fx-take-top-beast = pesca la prima carta del mazzo Caccia: niente combattimento, ma vale tutto il resto
fx-discard-top-beast = se possibile: scartate la prima carta del mazzo Caccia
fx-look-at-top-beast = { $or-bottom ->
    [yes] guarda la prima carta del mazzo Caccia; puoi metterla in fondo
   *[no] se possibile: guardate la prima carta del mazzo Caccia
 }
fx-top-to-bottom = mettete in fondo la prima carta del mazzo Caccia
fx-strongest-beast-on-top = rivelate { $n } Bestie; la più forte va in cima al mazzo Caccia, le altre tornano nel mazzo Bestie
fx-set-beast-aside = mettete da parte la prima Bestia senza guardarla: il mattino dopo il Primo giocatore la combatte
fx-aside-into-hunting = mescolate nel mazzo Caccia la Bestia messa da parte
fx-beast-appears = { $on-top ->
    [yes] mettete la prima Bestia, senza guardarla, in cima al mazzo Caccia
   *[no] mescolate la prima Bestia, senza guardarla, nel mazzo Caccia
 }

## Eventi, meteo, notte
fx-book = risolvete l’effetto Libro dello Scenario
fx-event-again = risolvete di nuovo l’effetto Evento di questa carta
fx-stroke-of-fate = scartate le carte di entrambi gli spazi Minaccia, prima la sinistra, e risolvete i loro effetti Minaccia
fx-first-player-to-next = il giocatore successivo diventa Primo giocatore
fx-look-at-event = guardate la prima carta del mazzo Eventi
fx-eat-more-tonight = questa Notte ogni giocatore mangia 1 cibo in più o subisce 1 Ferita
fx-ignore-cloud = { $kind-is ->
    [winter] ignorate 1 Nuvola invernale
   *[rain] ignorate 1 Nuvola di pioggia
 }
fx-convert-cloud = 1 Nuvola invernale vale come Nuvola di pioggia
fx-reroll-animals = ritirate il dado Animali affamati
fx-roll-weather-now = tirate subito i dadi Meteo di questo round

## Scenari
fx-pile-wood = il livello attuale della catasta riceve { $n } legna dalla riserva
fx-place-cross = mettete una Croce sulla tessera scelta
fx-place-fog = { $n ->
    [one] mettete un segnalino Nebbia su una tessera o uno spazio senza Nebbia
   *[other] mettete segnalini Nebbia su { $n } tessere o spazi senza Nebbia
 }
fx-place-ash = se possibile: mettete segnalini Cenere su { $n } tessere o spazi senza Cenere
fx-remove-fog = togliete fino a { $n } segnalini Nebbia
fx-fog-here = mettete un segnalino Nebbia su questa tessera
fx-dark-temple = il Tempio oscuro: dal prossimo round questa tessera si può esplorare ancora una volta, per un massimo di 3 Tesori e 1 Mostro
fx-village = { $wounds ->
    [0] un villaggio; non subisci Ferite
   *[other] un villaggio: { $without-cure ->
        [0] subisci { $wounds } Ferita
       *[other] subisci { $wounds } Ferita ({ $without-cure } senza la Cura)
     }{ $demand ->
        [yes] ; se possibile, scartate 1 legna o 1 cibo
       *[no] {""}
     }
 }
fx-cannibal-raid = ogni giocatore subisce 3 Ferite, 1 in meno per ogni villaggio bruciato; poi l’Accampamento deve spostarsi. Se non può, perdete il Riparo con Tetto e Palizzata; senza Riparo ogni giocatore subisce 2 Ferite

## Condizioni
if-animals-rolled = il dado Animali affamati è stato tirato
if-both = { $a } e { $b }
if-clouds = { $kind-is ->
    [winter] c’è una Nuvola invernale
   *[rain] c’è una Nuvola di pioggia
 }
if-arranging = l’Azione non è annullata e la Bibbia è ancora chiusa
if-beasts-left = restano Bestie fuori dal mazzo Caccia
if-inventions-left = restano Invenzioni nel mazzo o tra quelle scartate
if-worth-looking = { $zone-is ->
    [hunting] nel mazzo Caccia c’è una Bestia che nessuno ha visto, o più di una
   *[tile] resta una tessera Isola che nessuno ha visto, o più di una
 }
if-deck-has = { $zone-is ->
    [tile] ci sono ancora tessere Isola
    [discovery] ci sono ancora segnalini Scoperta
    [hunting] il mazzo Caccia non è vuoto
   *[event] il mazzo Eventi non è vuoto
 }
if-either = { $a } o { $b }
if-flag = i dadi Meteo sono già stati tirati
if-has-item = avete l’Oggetto { $item }
if-level-at-least = { $track-is ->
    [roof] il Tetto è almeno a { $n }
    [palisade] la Palizzata è almeno a { $n }
   *[other] il livello Armi è almeno { $n }
 }
if-marker-on-tile = c’è un segnalino nero su una tessera
if-morale-below = il Morale non è al massimo
if-mystery-turned = { $type-is ->
    [trap] è una Trappola
   *[monster] è un Mostro
 }
if-not = { $cond-is ->
    [has-item] non avete l’Oggetto { $item }
    [level-at-least] { $track-is ->
        [roof] il Tetto è inferiore a { $n }
        [palisade] la Palizzata è inferiore a { $n }
       *[other] il livello Armi è inferiore a { $n }
     }
    [flag] i dadi Meteo non sono ancora stati tirati
    [resolving] nessuna Azione è in corso
    [sheltered] non avete un Riparo
   *[other] non è vero che { $cond }
 }
if-own-action = è una tua Azione
if-pile-open = la catasta non è completa
if-removable = c’è un segnalino, anche nero, da togliere
if-resolving = un’Azione è in corso
if-rolling = { $kind-is ->
    [build] qualcuno ha tirato i dadi Costruzione
    [gather] qualcuno ha tirato i dadi Raccolta
   *[explore] qualcuno ha tirato i dadi Esplorazione
 }
if-round-at-least = è il round { $n } o un round successivo
if-tiles-explored = { $n ->
    [one] è stata esplorata { $n } tessera
   *[other] sono state esplorate { $n } tessere
}
if-sheltered = avete un Riparo
if-stocked = avete { $n } { $what }
if-token-on-board = c’è Nebbia sull’isola
if-unbuilt = non avete ancora costruito { $items }
if-wounded = qualcuno è ferito
