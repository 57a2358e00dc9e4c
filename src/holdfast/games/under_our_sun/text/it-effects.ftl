# Testo di regola degli effetti e delle condizioni. Le frasi cominciano in minuscolo: la maiuscola la mette la carta.
# `$who-is` è `me` quando la carta parla a chi la legge, `that` quando parla di qualcuno appena nominato.

## Parti
subject = { $who-is ->
    [me] {""}
    [that] {""}
    [all] ogni personaggio vivo
    [others] ogni altro personaggio sulla tessera
   *[tile] ogni personaggio sulla tessera
 }
n-loot = { $n ->
    [one] 1 carta bottino
   *[other] { $n } carte bottino
 }
n-more = { $n-size ->
    [one] 1 casella
   *[other] { $n-size } caselle
 }
n-dice = { $n ->
    [one] 1 dado { $colour ->
        [G] verde
        [Y] giallo
        [B] blu
       *[R] rosso
     }
   *[other] { $n } dadi { $colour ->
        [G] verdi
        [Y] gialli
        [B] blu
       *[R] rossi
     }
 }
some-enemies = { $sol ->
    [yes] { $n ->
        [one] 1 nemico Figlio della Libertà
       *[other] { $n } nemici Figli della Libertà
     }
   *[no] { $kind-is ->
        [Animal] { $n ->
            [one] 1 Animale
           *[other] { $n } Animali
         }
        [Human] { $n ->
            [one] 1 Umano
           *[other] { $n } Umani
         }
        [Mutated] { $n ->
            [one] 1 Mutato
           *[other] { $n } Mutati
         }
       *[none] { $n ->
            [one] 1 nemico
           *[other] { $n } nemici
         }
     }
 }
spawns = { $n ->
    [one] appare
   *[other] appaiono
 }
mission-enemies = { $sol ->
    [yes] { $n ->
        [one] 1 nemico Figlio della Libertà
       *[other] { $n } nemici Figli della Libertà
     }
   *[no] { $n ->
        [one] 1 nemico
       *[other] { $n } nemici
     }
 }
n-times = { $n ->
    [one] una volta
   *[other] { $n } volte
 }
the-amount = { $what-is ->
    [water] { amount-water }
    [food] { amount-food }
    [fabric] { amount-fabric }
    [metal] { amount-metal }
    [connector] { amount-connector }
    [wood] { amount-wood }
    [alcohol] { amount-alcohol }
    [plastic] { amount-plastic }
    [cartridge] { amount-cartridge }
   *[arrow] { amount-arrow }
 }

## Personaggi
fx-damage = { subject } { $who-is ->
    [me] subisci
   *[other] subisce
 } { $n ->
    [one] 1 danno
   *[other] { $n } danni
 }
fx-heal = { subject } { $who-is ->
    [me] recuperi
   *[other] recupera
 } { $n } PS
fx-infect = { subject } { $who-is ->
    [me] contrai
   *[other] contrae
 } un’infezione
fx-cure = { $who-is ->
    [me] rimuovi la tua infezione
   *[other] { subject } si libera dell’infezione
 }
fx-well-being = { $who-is ->
    [me] il tuo benessere { $n-sign ->
        [minus] scende
       *[plus] sale
     } di { n-more }
   *[other] { subject } { $n-sign ->
        [minus] scende
       *[plus] sale
     } di { n-more } sul tracciato benessere
 }
fx-action-points = { subject } { $n-sign ->
    [minus] { $who-is ->
        [me] perdi
       *[other] perde
     }
   *[plus] { $who-is ->
        [me] ottieni
       *[other] ottiene
     }
 } { $n-size } PA
fx-regain-karma = { subject } { $who-is ->
    [me] riprendi
   *[other] riprende
 } 1 dado karma scartato{ $or-ap ->
    [yes] {" "}oppure, se non ne manca nessuno, { $who-is ->
        [me] ottieni
       *[other] ottiene
     } 1 PA
   *[no] {""}
 }
fx-heal-one = 1 personaggio sulla tua tessera recupera { $n } PS{ $wounded ->
    [0] {""}
   *[other] , o { $wounded } PS se è ferito
 }
fx-cure-one = rimuovi l’infezione di 1 personaggio sulla tua tessera
fx-heal-or-cure = { $only-me ->
    [yes] recuperi { $n } PS oppure rimuovi la tua infezione
   *[no] 1 personaggio sulla tua tessera recupera { $n } PS oppure si libera dell’infezione
 }
fx-calm-one = 1 personaggio a tua scelta sulla tua tessera sale di 1 casella sul tracciato benessere
fx-revive = 1 personaggio morto sulla tua tessera torna in vita con { $hp } PS: Stanco, con 0 PA e senza infezione

## Merci
fx-gain = { $who-is ->
    [me] ottieni
   *[other] ottiene
 } { $amount }
fx-gain-random = { fx-gain }
n-random = { $n ->
    [one] 1 risorsa casuale
   *[other] { $n } risorse casuali
 }
fx-lose = { $who-is ->
    [me] perdi
   *[other] perde
 } { $amount }
fx-lose-first = { $who-is ->
    [me] perdi
   *[other] perde
 } { $amount }
lacking = oppure, se non ne hai,
fx-lose-water-to = perdi tutta l’acqua della tua plancia tranne { $n }; quella nelle bottiglie è salva
fx-fill-water = riempi tutta la tua riserva d’acqua
fx-share-water = un altro personaggio a tua scelta sulla tessera ottiene { $n } acqua
fx-lose-resources = rimetti nella riserva { $n ->
    [one] 1 risorsa
   *[other] { $n } risorse
 } a tua scelta (cibo e munizioni contano, l’acqua no)
fx-draw-loot = pesca { n-loot }{ $keep ->
    [one] { $n ->
        [one] {""}
       *[other] {" "}e tienine 1
     }
   *[other] {" "}e tienine { $keep }
 }
fx-take-item = prendi dal mazzo oggetti 1 oggetto di prezzo { $price } o meno
fx-clear-dropped = le merci scartate sulla tessera tornano nella riserva, a meno che non ci sia un accampamento

## La tessera
fx-spawn = { spawns } { some-enemies } { $where-is ->
    [adjacent] su una tessera rivelata adiacente senza personaggi e diversa da New Haven (quella col numero di direzione più basso)
    [random-adjacent] su una tessera rivelata adiacente a caso, diversa da New Haven
   *[here] sulla tua tessera
 }{ $bonus-is ->
    [none] {""}
   *[other] , con { $bonus } in più nel suo primo turno di combattimento
 }
fx-first-combat = affronta un primo turno di combattimento
fx-place-container = piazza qui un contenitore, da aprire con { $test }
fx-place-dealer = piazza qui un rivenditore{ $water ->
    [4] {""}
   *[other] , che comincia con { $water } acqua in mostra
 }
fx-truce = il prossimo Umano che darebbe inizio a un primo turno di combattimento con te se ne va
fx-gamble = puoi puntare da 1 a 3 della tua acqua e tirare 1 dado verde: con un successo ricevi il doppio della puntata, con un doppio successo il triplo, altrimenti la perdi
fx-tunnel = puoi spostarti subito, per 0 PA e senza subire attacchi da chi lasci, su una tessera rivelata entro distanza 3 con un campo di movimento libero; arrivi come personaggio esposto
fx-reveal = rivela { $n ->
    [one] 1 posizione
   *[other] fino a { $n } posizioni
 } entro distanza { $distance }, { $n ->
    [one] adiacente
   *[other] adiacenti
 } a una tessera già sulla mappa
fx-reveal-any = rivela 1 posizione a tua scelta adiacente a una tessera rivelata
fx-reorder-tiles = guarda { $n ->
    [one] la prima tessera
   *[other] le prime { $n } tessere
 } della pila di esplorazione e { $n ->
    [one] rimettila a posto
   *[other] rimettile in qualsiasi ordine
 }
pulls = il nemico più vicino a distanza da 1 a 3, senza personaggi esposti sulla sua tessera, si muove di { $steps ->
    [one] 1 tessera
   *[other] { $steps } tessere
 } verso di te
fx-pull-enemy = { pulls }{ $otherwise-is ->
    [some] ; se non ce n’è: { $otherwise-clause }
   *[none] {""}
 }

## Oggetti
fx-tap-own = gira 1 tuo oggetto o equipaggiamento non girato: non ha effetto fino alla Preparazione
fx-sleep-cheaper = in questa fase la tua prossima azione Dormire costa 1 PA in meno (minimo 2)
fx-place-trap = piazza la trappola sulla tua tessera; il prossimo nemico che vi entra si ferma e subisce tanti danni quanti i successi di 2 dadi verdi
fx-light-torch = fino alla fine della fase, +1 dado blu in mischia e nessun dado rosso della Notte quando ti intrufoli
fx-rope = in questa fase la tua prossima azione Muoversi su una tessera di VM 3 o 4 costa 1 PA in meno
fx-next-preparation-tired = nella prossima Preparazione il tuo benessere scende di 1 casella in più
fx-flare = accendi un falò sulla tua tessera senza legno, oppure tutti gli Animali sulla tua tessera e su quelle adiacenti si allontanano di 1 tessera
fx-field-radio = 1 altro personaggio, ovunque sia, può compiere subito, per 0 PA, 1 azione di combattimento o 1 azione Muoversi su una tessera di VM 1 o 2

## Prove, dadi, decisioni
tests = { $who-is ->
    [me] fai
   *[other] fa
 } una prova di { $attribute }{ $need ->
    [1] {""}
   *[other] {" "}(servono { $need } successi)
 }
fx-test = { tests } ({ $rows })
each-tests = ogni personaggio sulla tessera fa una prova di { $attribute }
fx-each-test = { each-tests } ({ $rows })
rolls = tira { $dice }
fx-roll-die = { rolls } ({ $rows })
decides = { $who-is ->
    [me] scegli un’opzione
   *[other] sceglie un’opzione
 }
fx-decide = { decides }: { $choices }
pays = { $who ->
    [me] paga
   *[other] paga
 } { $price }
fx-each = { subject } { $then-clause }
fx-if = { $otherwise-is ->
    [some] se { $cond }, { $then-clause }; altrimenti { $otherwise-clause }
   *[none] se { $cond }, { $then-clause }
 }
if-first = se { $cond }: { $then-clause }

## Missioni
fx-count = { $what-is ->
    [known] { $what }
   *[own] segna { n-times } «{ $what }»
 }
fx-spawn-at = { $per-is ->
    [final-wave] sulla { $tile } appaiono 2 nemici, da 4 personaggi in su tanti quanti i personaggi meno 1
   *[none] sulla { $tile } { spawns } { mission-enemies }{ $more-from ->
        [99] {""}
       *[other] , 1 in più con almeno { $more-from } personaggi
     }
 }
fx-spawn-near = appare 1 nemico Figlio della Libertà su una tessera rivelata a caso a distanza 2 { $of-is ->
    [guide] dalla guida del primo ostaggio liberato
   *[other] da un personaggio che porta un pezzo del filtro
 }
fx-hostage-appears = sulla { $tile } c’è un ostaggio prigioniero
fx-free-hostage = l’ostaggio è libero e ti segue
fx-lead-hostage = l’ostaggio ti segue
fx-hand-hostage = il tuo ostaggio segue un altro personaggio sulla tua tessera
fx-read-track = togli la traccia
fx-boss-comes = Madre Cenere appare nella sua tana (tessera 30); se non è ancora rivelata, si mette a distanza 3 dal personaggio attivo, in una direzione tirata col dado
fx-boss-company = sulla tessera di Madre Cenere appaiono nemici Mutati: metà dei personaggi, arrotondata per eccesso, meno 1
fx-boss-heals = Madre Cenere recupera 2 PS
fx-raise-walls = New Haven ha integrità 6 (7 con 5 o 6 personaggi); le sei posizioni intorno sono rivelate, senza segnalini evento
fx-barricade = piazza una barricata sulla tua tessera
fx-repair = l’integrità sale di 1
fx-cross = attraversi: lasci la mappa e sei in salvo
fx-stock-haven = per ogni personaggio oltre i primi due, a New Haven sono riposti { $food } cibo e { $water } acqua
fx-dry-haven = New Haven ha solo { $n } acqua

## Condizioni
if-both = { $a } e { $b }
if-either = { $a } oppure { $b }
if-not = { $cond-is ->
    [at-haven] non sei a New Haven
    [barricade-place] la tua tessera non è adiacente a New Haven o ha già una barricata
    [boss-half] Madre Cenere ha più di metà dei suoi PS
    [all-on] alla fine di una fase diurna non tutti i personaggi vivi sono sulla { $tile }
    [both] non è vero tutto questo: { $cond }
    [calm-weather] c’è una Tempesta solare
    [can-drink] la tua riserva d’acqua è piena
    [cannot-cross] restano abbastanza personaggi per attraversare
    [clock-at] { $phase-is ->
        [morning] il Mattino del giorno { $day } non è cominciato
        [afternoon] il Pomeriggio del giorno { $day } non è cominciato
       *[night] la Notte del giorno { $day } non è cominciata
     }
    [counted] { $what-is ->
        [known] { $what }
       *[own] «{ $what }» è segnato meno di { n-times }
     }
    [crossed] troppo pochi personaggi hanno attraversato
    [damaged] l’integrità è al massimo
    [delivered] la consegna non è completa
    [fire-here] sulla tua tessera non c’è un fuoco
    [gate-fallen] l’integrità è superiore a 0
    [guiding] non guidi nessun ostaggio o non c’è nessun altro sulla tua tessera
    [held-tile] la { $tile } non è tenuta
    [hostage-here] sulla tua tessera non c’è un ostaggio in queste condizioni
    [hostage-lost] nessun ostaggio è morto
    [hostages-home] un ostaggio non è ancora a New Haven
    [infected] non hai un’infezione
    [quiet] sulla tua tessera c’è un nemico attivo
    [reached] nessuno ha raggiunto la { $tile }
    [somebody-dead-here] nessuno sulla tua tessera può essere rianimato
    [somebody-hurt] a nessuno sulla tua tessera mancano PS
    [somebody-infected] nessuno sulla tua tessera ha un’infezione
    [stocked] non hai { the-amount }
    [survived-night] la Notte del giorno { $day } non è finita
    [tile-up] la { $tile } non è rivelata
    [too-many-gone] i personaggi eliminati sono abbastanza pochi
    [track-here] sulla tua tessera non c’è una traccia
    [trap-free] sulla tua tessera c’è una trappola
    [with-others] sulla tua tessera non c’è nessun altro personaggio
   *[other] non è vero che { $cond }
 }
if-fire-here = sulla tua tessera c’è un fuoco
if-infected = hai un’infezione
if-with-others = sulla tua tessera c’è un altro personaggio
if-stocked = hai { the-amount }
if-somebody-infected = un personaggio sulla tua tessera ha un’infezione
if-somebody-hurt = a un personaggio sulla tua tessera mancano PS
if-somebody-dead-here = un personaggio morto sulla tua tessera può ancora essere rianimato
if-trap-free = sulla tua tessera non c’è una trappola
if-can-drink = nella tua riserva d’acqua c’è posto
if-tile-up = la { $tile } è rivelata
if-reached = un personaggio ha raggiunto la { $tile }
if-delivered = la consegna è completa
if-counted = { $what-is ->
    [known] { $what }
   *[own] «{ $what }» è segnato { n-times }
 }
count-freed = { $n ->
    [one] 1 ostaggio è libero
   *[other] { $n } ostaggi sono liberi
 }
count-tests = { $n ->
    [one] la prova è superata
   *[other] { $n } prove sono superate
 }
count-held = un personaggio ha raccolto un pezzo del filtro
count-tracks = { $n ->
    [one] 1 traccia è letta
   *[other] { $n } tracce sono lette
 }
count-boss = Madre Cenere è sconfitta
count-stage-1 = i lavori 1 sono finiti
count-stage-2 = i lavori 2 sono finiti
count-stage-3 = i lavori 3 sono finiti
uncount-freed = { $n ->
    [one] nessun ostaggio è ancora libero
   *[other] gli ostaggi liberi sono meno di { $n }
 }
uncount-tests = { $n ->
    [one] la prova non è ancora superata
   *[other] le prove superate sono meno di { $n }
 }
uncount-held = nessuno ha ancora raccolto un pezzo del filtro
uncount-tracks = { $n ->
    [one] nessuna traccia è ancora letta
   *[other] le tracce lette sono meno di { $n }
 }
uncount-boss = Madre Cenere non è sconfitta
uncount-stage-1 = i lavori 1 non sono finiti
uncount-stage-2 = i lavori 2 non sono finiti
uncount-stage-3 = i lavori 3 non sono finiti
if-all-on = alla fine di una fase diurna tutti i personaggi vivi sono sulla { $tile }
if-hostages-home = entrambi gli ostaggi sono a New Haven
if-hostage-lost = un ostaggio muore
if-hostage-here = { $freed ->
    [yes] sulla tua tessera c’è un ostaggio liberato senza guida
   *[no] sulla tua tessera c’è un ostaggio prigioniero, e non ci sono nemici attivi o tu sei in modalità furtiva
 }
if-guiding = guidi un ostaggio e sulla tua tessera c’è un altro personaggio
if-too-many-gone = 2 personaggi sono eliminati (con 5 o 6: tutti meno 2)
if-calm-weather = non c’è una Tempesta solare
if-held-tile = alla fine di una fase diurna cominciata dopo l’arrivo di questa carta, sulla { $tile } ci sono un personaggio vivo ed esposto e nessun nemico
if-track-here = sulla tua tessera c’è una traccia
if-boss-half = Madre Cenere ha metà dei suoi PS o meno
if-clock-at = { $phase-is ->
    [morning] comincia il Mattino del giorno { $day }
    [afternoon] comincia il Pomeriggio del giorno { $day }
   *[night] comincia la Notte del giorno { $day }
 }
if-survived-night = la Notte del giorno { $day } finisce con integrità di almeno 1
if-gate-fallen = l’integrità è 0
if-barricade-place = la tua tessera è adiacente a New Haven e non ha barricate
if-at-haven = sei a New Haven
if-damaged = l’integrità è sotto il massimo
if-quiet = sulla tua tessera non ci sono nemici attivi
if-crossed = tutti i personaggi meno uno hanno attraversato
if-cannot-cross = restano troppo pochi personaggi per attraversare
