# Nomi, ciò che circonda il testo di regola sulle carte, e il tabellone.

noun-robinson = Robinson Crusoe
player = Giocatore { $n }
as-first = { $who } (Primo giocatore)
noun-the-carpenter = il Carpentiere
noun-the-cook = il Cuoco
noun-the-explorer = l’Esploratore
noun-the-soldier = il Soldato
noun-friday = Venerdì
noun-jenny = Jenny
noun-dog = il Cane
noun-pawn = una pedina
noun-camp = Accampamento

noun-wood = legna
noun-food = cibo
noun-fur = { $n ->
    [one] pelliccia
   *[other] pellicce
 }
noun-ration = cibo non deperibile
noun-fish = pesce
noun-parrot = pappagalli
noun-flock = il nuovo stormo
noun-shelter = Riparo
noun-roof = Tetto
noun-palisade = Palizzata
noun-weapon = livello Armi
noun-morale = Morale
noun-determination = Determinazione
noun-cross = Croce
noun-source = { $n ->
    [one] fonte
   *[other] fonti
 }
noun-invention = { $n ->
    [one] Invenzione
   *[other] Invenzioni
 }
noun-item = { $n ->
    [one] Oggetto
   *[other] Oggetti
 }
noun-pile-event = Eventi
noun-pile-mystery = Misteri
noun-pile-beast = Bestie
noun-pile-invention = Invenzioni
noun-pile-building-adventure = Avventure di Costruzione
noun-pile-gathering-adventure = Avventure di Raccolta
noun-pile-exploration-adventure = Avventure di Esplorazione

noun-beach = Spiaggia
noun-hills = Colline
noun-mountains = Montagne
noun-river = Fiume
noun-plains = Pianura
noun-totem = Totem
noun-natural-shelter = Riparo naturale
noun-treasure = Tesoro
noun-trap = Trappola
noun-monster = Mostro
noun-left = sinistra
noun-right = destra

noun-brown = marrone
noun-grey = grigio
noun-green = verde
noun-red = rosso
noun-dog-pawn = viola
noun-raft = Zattera
noun-ladder = Scala di corda
noun-arm = braccio
noun-belly = pancia
noun-head = testa
noun-leg = gamba

noun-symbol-wood = fonte di legna
noun-symbol-fish = fonte di pesce
noun-symbol-parrot = fonte di pappagalli
noun-symbol-beast = icona Bestia
noun-sign-wood = legna
noun-sign-fish = pesce
noun-sign-parrot = pappagalli
noun-sign-shelter = riparo
noun-sign-beast = bestia

mark-wood = legna
mark-food = +1 cibo
mark-hatchet = +1 legna
mark-flock = nuovo stormo
mark-beast = segnalino Bestia
mark-pawn = −1 pedina
mark-fog = Nebbia
mark-ash = Cenere
mark-cross = Croce
mark-burnt = bruciato
mark-shortcut = Scorciatoia
mark-embers = braci
mark-terrain = terreno coperto
mark-adventure-token = Avventura
mark-animals-token = Animali affamati
mark-beast-token = Forza della Bestia
mark-blocked-token = non dà nulla
mark-food-token = +1 cibo
mark-pawn-token = −1 pedina
mark-rain-token = Nuvola di pioggia
mark-reroll-token = Ritira
mark-storm-token = Tempesta
mark-winter-token = Nuvola invernale
mark-wood-token = +1 legna
on-space = { $what } in { $space }

noun-at-arrange = Sistemare il campo
noun-at-build = Costruzione
noun-at-cost-palisade = costo della Palizzata
noun-at-cost-roof = costo del Tetto
noun-at-cost-shelter = costo del Riparo
noun-at-cost-weapon = costo del livello Armi
noun-at-explore = Esplorazione
noun-at-gather = Raccolta
noun-at-hunt = Caccia
noun-at-night = Notte
noun-at-weather = Meteo

noun-phase-setup = Preparazione
noun-phase-round = Inizio del round
noun-phase-event = Fase Evento
noun-phase-morale = Fase Morale
noun-phase-production = Fase Produzione
noun-phase-action = Fase Azione
noun-phase-actions-end = Fine delle Azioni
noun-phase-weather = Fase Meteo
noun-phase-night = Fase Notte

noun-icon-book = icona Libro
noun-icon-building = icona Avventura di Costruzione
noun-icon-gathering = icona Avventura di Raccolta
noun-icon-exploration = icona Avventura di Esplorazione
noun-die-rain = dado Pioggia
noun-die-winter = dado Inverno
noun-die-animals = dado Animali affamati
noun-die-wound = dado Ferita
noun-die-success = dado Successo
noun-die-adventure = dado Avventura
noun-die-wound-wound = una Ferita
noun-die-wound-blank = nessuna Ferita
noun-die-success-success = Successo
noun-die-success-two = nessun Successo
noun-die-adventure-adventure = un’Avventura
noun-die-adventure-blank = nessuna Avventura
noun-sky-rain = 1 Nuvola di pioggia
noun-sky-rain-2 = 2 Nuvole di pioggia
noun-sky-rain-3 = 3 Nuvole di pioggia
noun-sky-rain-4 = 4 Nuvole di pioggia
noun-sky-winter = 1 Nuvola invernale
noun-sky-winter-2 = 2 Nuvole invernali
noun-sky-winter-3 = 3 Nuvole invernali
noun-sky-winter-4 = 4 Nuvole invernali
noun-sky-animals-blank = Animali affamati (non viene nessuno)
noun-sky-animals-food = Animali affamati (vogliono 1 cibo)
noun-sky-animals-palisade = Animali affamati (rosicchiano la Palizzata)
noun-sky-animals-beast = Animali affamati (attacca una bestia di forza 3)
noun-animals-blank = non si vede nessuno
noun-animals-food = vogliono 1 cibo
noun-animals-palisade = rosicchiano la Palizzata
noun-animals-beast = attacca una bestia di forza 3
noun-pit-wound = c’è caduta una preda
noun-pit-blank = vuota
noun-by-tokens = segnalini sullo spazio Meteo
noun-made-half-production = dimezzata per difetto
noun-made-wood-more = 1 legna in più
noun-made-food-fewer = 1 cibo in meno
noun-made-no-wood = in questo round niente legna
noun-made-no-food = in questo round niente cibo
noun-made-skip-production = in questo round nulla

## Azioni
action-threat = Minaccia a { $side }: { $card }
action-wreck = Dal relitto: { $card }
action-some-threat = Minaccia a { $side }
action-hunt = Caccia
action-burn = Incendiare il villaggio in { $space }
action-build = Costruzione: { $what }
action-cross = Costruzione: { $what } in { $space }
action-gather = { $what-is ->
    [wood] Raccolta di legna in { $space }
    [fish] Raccolta di pesce in { $space }
    [parrot] Raccolta di pappagalli in { $space }
   *[other] Raccolta dal nuovo stormo in { $space }
 }
action-explore = Esplorazione di { $space }
action-site = Esplorazione del sito Totem in { $space }
action-map = Seguire la mappa del tesoro
action-rescue = Salvare Jenny dal relitto
action-reclaim = Liberare: { $what }
action-arrange = Sistemare il campo
action-rest = Riposo
action-again = { $action } ({ $n })
amount = { $n } { $what }
extra-pawn = { $colour-is ->
    [brown] { nth-pawn } pedina marrone
    [grey] { nth-pawn } pedina grigia
    [green] { nth-pawn } pedina verde
   *[red] { nth-pawn } pedina rossa
 }
nth-pawn = { $n ->
    [1] una
    [2] una seconda
    [3] una terza
   *[other] un’altra
 }
item-pawn = la pedina dell’Oggetto { $item }

## Sulle carte
at-any = In qualsiasi momento
at-night = Di Notte
at-planning = Mentre pianificate
at-fight = In un combattimento
at-dice = Dopo il tiro dei dadi di un’Azione
at-clouds = Nella fase Meteo
at-arrange = Quando si sistema il campo
at-production = Dopo la Produzione
at-mystery = Quando si rivela una carta Mistero
at-action = Come Azione di Esplorazione con 2 pedine
card-use = { $at }: { $text }
card-use-if = { $at }, se { $cond }: { $text }
card-uses = { $n ->
    [one] 1 uso
   *[other] { $n } usi
 }
card-keep = { $n ->
    [0] Si tiene
    [one] Si tiene: 1 uso
   *[other] Si tiene: { $n } usi
 }
card-choose = A scelta: { $choices }
card-choice = «{ $words }»: { $text }
card-event = Evento: { $text }
card-threat = Azione Minaccia «{ $name }» ({ $needs }): { $text }
card-slide = Effetto Minaccia: { $text }
card-none = nessuno
card-no-reward = serve soltanto a togliere questa carta
card-one = Con 1 pedina: { $text }
card-two = Con 2 pedine: { $text }
card-later = Quando esce dal mazzo Eventi, «{ $name }»: { $text }
card-beast = { $weapon ->
    [0] Forza { $strength }
   *[other] Forza { $strength }; livello Armi −{ $weapon }
 }
card-spoils = Ottenete { $spoils }
card-pawn = { $colour-is ->
    [brown] Ogni round: una pedina marrone per un’Azione di Costruzione
    [grey] Ogni round: una pedina grigia per un’Azione di Raccolta
    [green] Ogni round: una pedina verde per un’Azione di Esplorazione
    [red] Ogni round: una pedina rossa per un’Azione di Caccia
    [raft] Ogni round: una pedina per un’Azione di Raccolta o di Esplorazione
   *[ladder] Ogni round: una pedina per un’Esplorazione di un sito Totem
 }
card-invention = { $kind ->
    [default] Invenzione
    [personal] Invenzione personale: { $owner }
    [scenario] Invenzione dello Scenario ({ $owner })
   *[random] Invenzione casuale
 }
card-needs = Richiede: { $needs }
card-gives = Dà: { $text }
card-again = Si può costruire più volte
card-item-only = Altre Invenzioni e carte richiedono questo Oggetto
need-pawns = { $n ->
    [one] 1 pedina
   *[other] { $different ->
        [yes] { $n } pedine di giocatori diversi
       *[no] { $n } pedine
     }
 }
need-item = { $item }
need-weapon = livello Armi { $n }
need-terrain = un terreno { $terrain } esplorato
card-life = Vita { $life }; il Morale scende alle Ferite { $arrows }
card-own-invention = Invenzione personale: { $item }
card-skill = { $name } ({ $cost } Determinazione): { $text }
card-scenario = Scenario { $number }, { $rounds } round
card-goal = Obiettivo: { $text }
card-weather = Dadi Meteo: { $text }
card-book = Libro: { $text }
card-begins = Ogni round comincia con: { $text }
card-explore-extra = Ogni Esplorazione richiede { $n } { $n ->
    [one] pedina
   *[other] pedine
} in più
card-lock = { $item }: si costruisce solo se { $cond }
card-totem = Totem { $n }: { $text }
card-totems = Totem: { $text }
card-more-totems = Altri Totem: { $text }
card-sigil = { $again ->
    [yes] Sigillo { $letter }, { $name } (si tiene, una volta per combattimento): { $text }
   *[no] Sigillo { $letter }, { $name }: { $text }
 }
card-is-sigil = Che cosa sia lo dice lo Scenario, alla lettera { $letter }
sigil-is = { $name } (sigillo { $letter }) – { $text }
at-once = subito: { $text }
card-discoveries = { $n ->
    [one] 1 segnalino Scoperta
   *[other] { $n } segnalini Scoperta
 }
weather-rounds = { $one ->
    [yes] round { $first }: { $dice }
   *[no] round { $first }–{ $last }: { $dice }
 }
weather-from = dal round { $first }: { $dice }
weather-none = nessuno

text-skill-economical-construction = Mentre pianifichi una tua Azione di Costruzione o di Minaccia: costa 1 legna in meno
text-invention-basket = Una volta per round, un’Azione di Raccolta riuscita dà 1 risorsa in più
text-invention-sack = Una volta per round, un’Azione di Raccolta riuscita dà 1 risorsa in più
text-invention-bed = Il Riposo cura 2 Ferite e dà 1 Determinazione
text-invention-cellar = Il cibo non deperisce
text-invention-diary = Nella fase Morale il Primo giocatore ottiene 1 Determinazione in più
text-invention-drums = Nella fase Morale il Primo giocatore ottiene 2 Determinazione in più
text-invention-furnace = In ogni fase Meteo ignorate 1 Nuvola invernale
text-invention-pit = In ogni fase Produzione tirate il dado Ferita marrone: una Ferita dà 1 cibo, e nessuno si fa male
text-scenario-invention-jenny-raft = Permette di salvare Jenny, con un’Azione di Esplorazione apposita
text-scenario-invention-lifeboat = Si può costruire quando Jenny è nell’Accampamento; con questa si vince
text-scenario-invention-jelly-boat = Si può costruire quando avete esplorato abbastanza tessere e siti Totem; con questa si vince
text-scenario-invention-canoe = Quando esplorate, pescate due tessere e sceglietene una
text-mystery-backpack = Dal prossimo round ogni Azione di Esplorazione pesca anche 2 segnalini Scoperta: tenetene uno, scartate l’altro
text-mystery-boxes = Il vostro cibo non deperisce
text-mystery-gold = Luccica. Qui non sa fare altro
text-mystery-hammock = Il Riposo dà anche 1 Determinazione
text-mystery-helmet = Dal prossimo round chi combatte una Bestia subisce 1 Ferita in meno
text-mystery-old-clothes = In ogni fase Meteo 1 Nuvola invernale vale come Nuvola di pioggia
text-mystery-compass = Si può usare dal round successivo al ritrovamento

## Tabellone
board-head = — Round { $n } di { $of } · { $phase } · Primo giocatore: { $first } —
board-goal-castaways = Catasta: livelli completi { $stage } su { $stages }, { $pile } legna sul prossimo. { $fire ->
    [0] Il Fuoco non è costruito.
   *[other] Il Fuoco è costruito.
 }
board-goal-cursed-island = Croci: { $cross } su { $crosses }.
board-goal-jenny = { $rescued ->
    [0] Jenny è sul relitto.
   *[other] Jenny è nell’Accampamento; manca la Scialuppa di salvataggio.
 }
board-goal-volcano = Tessere esplorate: { $tile } su { $tiles }; siti Totem esplorati: { $site } su { $sites }.
board-goal-cannibals = Villaggi bruciati: { $village }. La Città è ancora in piedi.
board-goal-family = Invenzioni dell’obiettivo: { $built } su { $goal } (costruite: { $done }; mancano: { $missing }), oltre a Riparo e almeno 1 di Tetto, Palizzata e Armi. Bambini da sfamare: { $child }.
board-weather = Dadi Meteo – { $rounds }
board-camp = Accampamento in { $space } · { $shelter } · Tetto { $roof } · Palizzata { $palisade } · livello Armi { $weapon } · Morale { $morale }
shelter-built = Riparo
shelter-natural = Riparo naturale
shelter-none = nessun Riparo
board-stock = { $later ->
    [yes] Disponibili: { $stock } · dopo le Azioni: { $gains }
    [outside] Disponibili: { $stock } · fuori fino a domattina ({ $who }): { $gains }
   *[no] Disponibili: { $stock }
 }
stock-promised = { $stock } (di cui riservati al piano: { $plan })
board-none = nulla
board-person = { $name }: Ferite { $wounds }/{ $life }, Determinazione { $determination }{ $notes }
board-arrows = Morale −1 alle Ferite { $arrows }
board-friday = aiuta il Primo giocatore, non mangia
board-outside = stanotte è fuori
board-one-pawn = una sola pedina
board-scar = Ferita speciale: { $part }
board-skill = { $used ->
    [yes] { $name } (di nuovo dal prossimo round)
   *[no] { $name } { $cost }
 }
board-personal = Invenzione personale: { $items }
board-number = n. { $n }
board-gone = inaccessibile
board-unexplored = inesplorato
board-brackets = Tra parentesi: fonti esaurite, terreno coperto.
board-tokens = In { $space }, per intero: { $tokens }
board-threat = { $kind ->
    [wreckage] Dal relitto, { $side-is ->
        [left] ultima occasione in questo round
       *[right] in questo round e nel prossimo
     }: { $name } – { $text }
   *[event] Minaccia a { $side-is ->
        [left] sinistra, colpisce con il prossimo Evento
       *[right] destra, colpisce al secondo Evento da ora
     }: { $name } – { $text }
 }
board-row = { $row }: { $cards }
board-lacks = { $name } ({ $lacks })
lacks-gone = { $item }, che non è sul tabellone
board-uses = { $name } ({ $n ->
    [one] 1 uso
   *[other] { $n } usi
 })
noun-row-inventions = Invenzioni (tra parentesi ciò che ancora manca)
noun-row-scenario = Invenzioni dello Scenario
noun-row-items = Oggetti
noun-row-scenario-items = Oggetti dello Scenario
noun-row-starting = Oggetti iniziali (li usa il Primo giocatore)
noun-row-discoveries = Segnalini Scoperta (li usa il Primo giocatore)
noun-row-treasures = Tesori
noun-row-kept = Carte tenute
noun-row-future = Dopo le Azioni
board-decks = Mazzo Caccia { $hunting } · tessere rimaste { $tiles } · segnalini Scoperta rimasti { $discoveries }
board-field = Segnalini, { $place }: { $tokens }
token-means = { $name } ({ $means })
means-food = stanotte ognuno mangia 1 cibo in più o subisce 1 Ferita
means-wood = { $place ->
    [build] la prossima Costruzione pagata in legna costa 1 legna in più
   *[other] costa 1 legna in più, se si paga in legna
 }
means-beast = { $place ->
    [hunt] la prossima Bestia cacciata ha forza +1
   *[other] una Ferita al prossimo che esplora, se il livello Armi è 0
 }
means-animals = stanotte si tira il dado Animali affamati
means-storm = Palizzata −1 stanotte
means-winter = 1 Nuvola invernale in più stanotte
means-rain = 1 Nuvola di pioggia in più stanotte
means-pawn = la prossima Azione di questo tipo richiede 1 pedina in più, poi il segnalino si toglie
means-adventure = la prossima Azione di questo tipo ha di sicuro un’Avventura, poi il segnalino si toglie
means-reroll = al prossimo tiro un Successo va ritirato, poi il segnalino si toglie
board-plan = Pianificato: { $action } – { $who } ({ $n ->
    [one] 1 pedina
   *[other] { $n } pedine
 } di { $needed })
