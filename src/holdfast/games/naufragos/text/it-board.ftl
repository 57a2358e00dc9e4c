# Il tavolo in righe semplici, e quello che dice a chi si siede per la prima volta.

## Benvenuto
intro-game = L’Alcyone è colata a picco, e siete naufraghi su un’isola che nessuna carta segna. Ogni turno porta un evento e il suo clima; poi si piazzano le pedine: viveri, legna, diario, resti del naufragio, fuoco, costruzioni, riposo, l’accampamento e una spedizione comune verso l’interno, che ritrova la via con 2 dadi, il tiro di ritorno. Ogni naufrago ha 2 pedine per turno; le righe del tabellone si risolvono dall’alto in basso, per ultime le carte accampamento. Di notte chi non ha mangiato perde 1 energia e subisce { $wounds ->
    [one] 1 ferita
   *[other] { $wounds } ferite
 }, e senza fuoco perdono 1 energia tutti. I turni sono al massimo { $turns }.
intro-castaways = Con l’energia si paga quasi tutto. Chi deve perderne e non ne ha subisce una ferita; ogni ferita abbassa l’energia massima, un riposo ne guarisce una, e di notte una può diventare un trauma; il quarto trauma è la morte. Tessere cibo e pesce sono deperibili: ciò che non si mangia marcisce quella notte; i segnalini cibo si conservano. La riserva è ciò che ha l’accampamento, la scorta generale ciò che si può ancora trovare con Viveri. La forza si somma ai dadi di uno scontro; il valore in storia di un oggetto sono punti alla fine. PS sono i punti storia.
intro-solo = Vinci se ti salvano: devi arrivare sulla vetta (da lì fissi l’ultimo turno) e devi avere costruito o trovato quello che una nave di passaggio può vedere: i simboli dei requisiti. I punti storia sono il tuo record.
intro-alone = Senza soccorso perdono tutti: qualcuno deve arrivare sulla vetta (da lì si fissa l’ultimo turno) e l’accampamento deve avere quello che una nave di passaggio può vedere: i simboli dei requisiti. Tra chi si salva vince, da solo, chi ha più punti storia. Dividetevi dunque il lavoro, e tenete il diario.
intro-together = Si vince o si perde insieme: qualcuno deve arrivare sulla vetta (da lì si fissa l’ultimo turno) e l’accampamento deve avere quello che una nave di passaggio può vedere: i simboli dei requisiti. Il punteggio sono i punti storia di tutti quelli che si salvano.
intro-original = Si gioca con le regole del 2013. Uno spazio numerato si paga quando si piazza la pedina. Cercando viveri si trova solo quello che c’è nella scorta generale. Dopo un tiro, un gettone punti storia permette di ripeterlo. Dopo l’ultimo turno può salvarvi la nave del suo evento, o di uno qualsiasi degli eventi rimasti nel mazzo.
intro-house-rules = Si gioca con le regole della casa 1.2. L’energia si paga quando la pedina si risolve. Cercando viveri si pesca dal sacchetto e, se si vuole, dalla scorta generale. I gettoni punti storia si aggiungono prima del tiro. In spedizione si avanza passo dopo passo. La pedina bianca aspetta sulla sua carta finché non serve. Conta solo la nave dell’evento dell’ultimo turno.

## Il giorno
board-head = — Turno { $n } ({ $left ->
    [0] l’ultimo possibile
    [one] ne resta 1
   *[other] ne restano { $left }
 }) · { $phase } · Comincia { $first }{ $last ->
    [this] {" "}· L’ULTIMO TURNO
    [next] {" "}· il prossimo turno è l’ultimo
   *[none] {""}
 } —
phase-setup = Preparazione
phase-event = Evento
phase-actions = Azioni
phase-survival = Sopravvivenza
phase-end = Fine turno
board-event = Evento: { $name }. { $text }
board-rescue = { $when ->
    [any] Salvataggio, con la nave di questo evento (o, dopo l’ultimo turno, di uno qualsiasi degli eventi nel mazzo): { $ways }
   *[one] Salvataggio, con la nave di questo evento (conta solo quella dell’ultimo turno): { $ways }
 }{ $ready ->
    [now] {" "}– c’è tutto, ed è l’ultimo turno
    [later] {" "}– c’è tutto; conta nell’ultimo turno, fissato da chi arriva in Vetta
   *[no] {""}
 }
board-last = L’ultimo turno. { told-rescue }.
icon-bb = falò enorme
icon-ss = segnali nella sabbia
icon-ra = zattera
icon-ca = cannone carico
icon-sp = cannocchiale
icon-cn = quaderno del capitano
icon-mi = specchio
icon-la = lanterna
icon-fl = bandiere
weather = { $space-is ->
    [1] tempesta
    [2] pioggia
    [3] nuvole
    [6] torrido
   *[other] sole
 }
board-weather = Clima: { $track }{ $now ->
    [1] {" "}(−2 al ritorno, non si pesca)
    [2] {" "}(−1 al ritorno)
   *[other] {""}
 }
board-wreck = Relitto: { $wreck }{ $ready ->
    [yes] {" "}· qualcosa è arrivato sulla spiaggia
   *[no] {""}
 }

## L’accampamento
board-none = niente
board-store = Riserva comune: { $what }
board-tiles = tessere con { $values } di cibo
board-cubes = cibo deperibile { $n }
board-left = lasciati a questo pasto { $n }
board-larder = nella dispensa { $values }
board-supply = scorta generale { $n ->
    [one] 1 tessera
   *[other] { $n } tessere
 }
fire-out = Fuoco spento
fire-lit = Fuoco acceso, senza legno
fire-fed = Fuoco con legno per la notte
board-shelter = { $n ->
    [0] nessun rifugio (riposo: 1 energia)
   *[other] rifugio { $n } (riposo: { $low } energia, { $high } con 4–6)
 }
token-dog = cane
token-goat = capra
token-cannon = { $loaded ->
    [yes] cannone carico
   *[no] cannone scarico
 }
board-sites = Da costruire: { $sites }
board-waiting = in attesa: { $sites }
board-built = Costruito: { $sites }
board-camp = Accampamento { $n }: { $what } – { $text }
board-free = Accampamento, liberi: { $spaces }
board-white = (pedina bianca)
board-wood = legno { $n }
board-orchard = tessere { $n }
board-covers = { $n ->
    [one] 1 carta sotto
   *[other] { $n } carte sotto
 }

## Naufraghi
board-dead = non c’è più
place-camp-now = accampamento
place-exploring-now = in spedizione
place-lost-now = tra i dispersi (serve { $n })
board-tokens = { $n ->
    [0] nessun gettone
    [one] 1 gettone
   *[other] { $n } gettoni
 }{ $some ->
    [yes] { $n ->
        [one] {" "}(vale { $known })
       *[other] {" "}(valgono { $known })
     }
   *[no] {""}
 }
board-food = cibo { $n }
board-strength = forza +{ $n }
board-items = Oggetti: { $items }

## L’isola
sector-coast = { $n ->
    [one] Costa, 1 carta
   *[other] Costa, { $n } carte
 }
sector-interior = { $n ->
    [one] Interno, 1 carta
   *[other] Interno, { $n } carte
 }
sector-heart = { $n ->
    [one] Centro, 1 carta
   *[other] Centro, { $n } carte
 }
sector-summit = Vetta
board-space = { $sector ->
    [coast] C{ $n }
    [interior] I{ $n }
    [heart] Ce{ $n }
   *[summit] V
 }
board-difficulty = Il ritorno: { $out ->
    [yes] 2 dadi{ $bonus } devono dare almeno il numero tra parentesi{ $lost ->
        [yes] ; «?» indica i dispersi
       *[no] {""}
     }
   *[no] «?» indica i dispersi, sul numero che serve loro
 }
board-pending = Esplorazioni in sospeso: { $cards }
board-finds = Ritrovamenti tra cui scegliere: { $cards }
board-decks = Eventi { $event } · Resti del naufragio { $wreckage } · Tessere cibo { $pile } · Pesce { $fish }
board-dice = Dadi: { $faces }
