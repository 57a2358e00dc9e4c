# Testo di regola degli effetti e delle condizioni. Le frasi cominciano in minuscolo: la maiuscola la mette la carta.
# `$who-is` è `me` quando la carta parla a chi la legge, `that` quando parla di qualcuno appena nominato.

## Parti
subject = { $who-is ->
    [me] {""}
    [that] {""}
    [active] il naufrago attivo
    [all] ogni naufrago, dispersi compresi,
    [dog-owner] il padrone del cane
    [explorers] ogni esploratore
    [fighters] ogni combattente
    [in-camp] ogni naufrago nell’accampamento
    [not-lost] ogni naufrago non disperso
    [others] ogni altro esploratore
    [same-place] ogni naufrago che è con te
    [starter] il giocatore iniziale
    [wounded] ogni naufrago ferito e non disperso
   *[other] { $who }
 }
loses = { $who-is ->
    [me] perdi
   *[other] perde
 }
takes = { $who-is ->
    [me] prendi
   *[other] prende
 }
heals = { $who-is ->
    [me] guarisci da
   *[other] guarisce da
 }
discards = { $who-is ->
    [me] scarta
   *[other] scarta
 }
looks = { $who-is ->
    [me] guarda
   *[other] guarda
 }
n-wounds = { $n ->
    [one] 1 ferita
   *[other] { $n } ferite
 }
n-traumas = { $n ->
    [one] 1 trauma
   *[other] { $n } traumi
 }
n-tokens = { $n ->
    [one] 1 gettone PS
   *[other] { $n } gettoni PS
 }
n-food = { $n-size ->
    [one] 1 segnalino cibo
   *[other] { $n-size } segnalini cibo
 }
n-tiles = { $n-size ->
    [one] 1 tessera cibo
   *[other] { $n-size } tessere cibo
 }
n-spaces = { $n-size ->
    [one] 1 casella
   *[other] { $n-size } caselle
 }
signed = { $n-sign ->
    [minus] −{ $n-size }
   *[plus] +{ $n-size }
 }
of-a-deck = { $deck-is ->
    [any] di un mazzo esplorazione a tua scelta
    [reached] del mazzo esplorazione di un settore che hai raggiunto
    [event] del mazzo eventi
    [wreckage] del mazzo dei resti del naufragio
    [coast] del mazzo della costa
    [interior] del mazzo dell’interno
   *[heart] del mazzo del centro dell’isola
 }
to-a-deck = { $deck-is ->
    [event] al mazzo eventi
    [wreckage] al mazzo dei resti del naufragio
    [coast] al mazzo della costa
    [interior] al mazzo dell’interno
   *[heart] al mazzo del centro dell’isola
 }
the-construction = { $name-is ->
    [bonfire] il falò enorme
    [larder] la dispensa
    [raft] la zattera
    [sand] i segnali nella sabbia
   *[other] il rifugio
 }
one-of = { $frm-is ->
    [explorers] un esploratore a tua scelta
    [in-camp] un naufrago a tua scelta nell’accampamento
    [others] un altro esploratore a tua scelta
    [same-place] un naufrago a tua scelta che è con te (anche tu)
   *[not-lost] un naufrago a tua scelta non disperso
 }

price-energy = { $n } energia
price-food = { $n ->
    [one] 1 segnalino cibo
   *[other] { $n } segnalini cibo
 }
price-own-food = { $n ->
    [one] 1 dei tuoi segnalini cibo
   *[other] { $n } dei tuoi segnalini cibo
 }
price-store-food = { $n ->
    [one] 1 segnalino cibo della riserva comune
   *[other] { $n } segnalini cibo della riserva comune
 }
price-wood = { $n ->
    [one] 1 segnalino legno della riserva comune
   *[other] { $n } segnalini legno della riserva comune
 }

## Naufraghi
fx-energy = { $full ->
    [yes] { subject } { $who-is ->
        [me] riporta
       *[other] riporta
     } l’energia al massimo attuale
   *[no] { $who-is ->
        [me] { $n-sign ->
            [minus] perdi { $n-size } energia{ $unless-is ->
                [none] {""}
               *[other] , a meno che tu non abbia { $unless }
             }
           *[plus] guadagna { $n-size } energia
         }
       *[other] { subject }{ $unless-is ->
            [none] {""}
           *[other] {" "}senza { $unless }
         } { $n-sign ->
            [minus] perde { $n-size } energia
           *[plus] guadagna { $n-size } energia
         }
     }
 }
fx-wound = { subject } { $who-is ->
    [me] subisci
   *[other] subisce
 } { n-wounds }
fx-heal = { subject } { heals } { n-wounds }
fx-trauma = { subject } { $who-is ->
    [me] subisci
   *[other] subisce
 } { n-traumas }
fx-heal-trauma = { subject } { heals } { n-traumas }
fx-story = { subject } { takes } { n-tokens }
fx-lose-story = { subject } { loses } { n-tokens } a caso
fx-show-token = { subject } { $who-is ->
    [me] mostra
   *[other] mostra
 } a tutti un gettone PS da almeno { $n }
fx-advance = { subject } { $who-is ->
    [me] avanza
   *[other] avanza
 } di { n-spaces } sul tracciato esplorazione
fx-lose-item = { $how-is ->
    [random] { subject } { discards } 1 oggetto a caso
   *[choice] { $who-is ->
        [me] scarta 1 oggetto a tua scelta
       *[other] { subject } scarta 1 oggetto a sua scelta
     }
 }
fx-discard-item = si scarta «{ $item }»
fx-discard-perk = { $perk-is ->
    [medicine] scarta i tuoi medicinali
    [powder] scarta la tua polvere da sparo
   *[other] scarta { $perk }
 }
fx-item = { subject } { takes } la carta numerata { $n } come oggetto
fx-keep = { subject } { $who-is ->
    [me] tieni
   *[other] tiene
 } questa carta come oggetto
fx-side-with = scegli un altro esploratore: guadagnate entrambi 1 energia, e ogni altro naufrago non disperso perde 1 energia
fx-covetous = se un naufrago non disperso ha «{ $treasure }»: in senso orario a partire da lui, ogni altro naufrago non disperso può sfidare una volta chi ce l’ha in quel momento a una prova di forza; lo sfidante che vince se ne impadronisce, quello che perde subisce 1 ferita
fx-reconcile = trova un altro naufrago nell’accampamento che sia d’accordo: ciascuno dei due paga 1 energia e prende 1 gettone PS, e questa carta lascia il gioco (in solitario: paga 2 energia e prendi 1 gettone PS)

## Riserva e tessere
fx-food = { $to-is ->
    [store] { $n-sign ->
        [minus] togli { n-food } dalla riserva comune
       *[plus] aggiungi { n-food } alla riserva comune
     }
   *[me] { $n-sign ->
        [minus] { subject } { loses } { n-food }
       *[plus] { subject } { takes } { n-food }
     }
 }
fx-wood = { $n-sign ->
    [minus] togli { $n-size ->
        [one] 1 segnalino legno
       *[other] { $n-size } segnalini legno
     } dalla riserva comune
   *[plus] aggiungi { $n-size ->
        [one] 1 segnalino legno
       *[other] { $n-size } segnalini legno
     } alla riserva comune
 }
fx-rope = { $n-sign ->
    [minus] togli { $n-size ->
        [one] 1 corda
       *[other] { $n-size } corde
     } dalla riserva comune
   *[plus] aggiungi { $n-size ->
        [one] 1 corda
       *[other] { $n-size } corde
     } alla riserva comune (per una zattera o il rifugio 4)
 }
fx-sail = { $n-sign ->
    [minus] togli { $n-size ->
        [one] 1 vela
       *[other] { $n-size } vele
     } dalla riserva comune
   *[plus] aggiungi { $n-size ->
        [one] 1 vela
       *[other] { $n-size } vele
     } alla riserva comune (per una zattera)
 }
fx-forage = { $n-sign ->
    [minus] scarta { n-tiles } a caso dalla scorta generale
   *[plus] { $to-is ->
        [store] aggiungi { n-tiles } alla riserva comune
       *[supply] aggiungi { n-tiles } alla scorta generale
     }
 }
fx-fish = pesca { $n ->
    [one] 1 tessera pesce
   *[other] { $n } tessere pesce
 } per la riserva comune{ $safe ->
    [yes] ; se esce la medusa, rimettila tra le tessere e pescane un’altra
   *[no] {""}
 }
fx-add-shark = aggiungi lo squalo alle tessere pesce
fx-orchard = se su questa carta ci sono tessere cibo, mettine 1 nella riserva comune; se non ce ne sono, mettine 4 sulla carta, a faccia in giù
fx-orchard-lose = scarta fino a { $n } tessere cibo dal Frutteto
fx-lianas = aggiungi 1 corda alla riserva comune; quando le corde sono finite, questa carta lascia il gioco
fx-take-wood = sposta { $n ->
    [one] 1 segnalino legno
   *[other] { $n } segnalini legno
 } da questa carta alla riserva comune; quando il legno è finito, la carta lascia il gioco

## Clima, fuoco, costruzioni
fx-weather = sposta il cubo del clima di { n-spaces } verso { $n-sign ->
    [minus] sinistra
   *[plus] destra
 }
fx-weather-set = sposta il cubo del clima direttamente su { $space ->
    [1] tempesta
    [2] pioggia
    [3] nuvole
    [6] torrido
   *[other] sole
 }
fx-fire = { $on ->
    [yes] il fuoco da accampamento si accende
   *[no] il fuoco da accampamento si spegne
 }
fx-construction = { $name-is ->
    [sand] ora si possono costruire i segnali nella sabbia
   *[other] ora si può costruire { the-construction }
 }
fx-build-progress = { $name-is ->
    [sand] { $n-sign ->
        [minus] togli { $n-size ->
            [one] 1 cubo
           *[other] { $n-size } cubi
         } dai segnali nella sabbia non ancora finiti
       *[plus] metti { $n-size ->
            [one] 1 cubo
           *[other] { $n-size } cubi
         } sui segnali nella sabbia
     }
   *[bonfire] { $n-sign ->
        [minus] togli { $n-size ->
            [one] 1 segnalino legno
           *[other] { $n-size } segnalini legno
         } dal falò enorme non ancora finito
       *[plus] metti sul falò enorme { $n-size ->
            [one] 1 segnalino legno preso
           *[other] { $n-size } segnalini legno presi
         } dalla scatola
     }
 }
fx-downgrade = il rifugio finito di livello più alto è da ricostruire
fx-load-cannon = scarta la tua polvere da sparo: il cannone è carico
fx-unload-cannon = fai fuoco col cannone carico

## Spedizione e mazzi
fx-difficulty = difficoltà di ritorno { signed }
fx-return-now = tutti gli esploratori devono tentare subito il ritorno
fx-prepare = se partecipi all’esplorazione di questo turno, la difficoltà di ritorno iniziale cala di 1 e il primo tiro di ritorno ha +1
fx-pending = questa carta resta come esplorazione in sospeso
fx-look = { subject } { looks } { $n ->
    [one] la prima carta
   *[other] le prime { $n } carte
 } { of-a-deck }{ $then-is ->
    [reorder] {" "}e { $who-is ->
        [me] rimettile
       *[other] le rimette
     } in qualsiasi ordine
    [top-or-bottom] ; { $n ->
        [one] resta in cima o va in fondo
       *[other] ognuna resta in cima o va in fondo
     }
   *[back] {""}
 }
fx-discard-top = scarta la prima carta { of-a-deck }
fx-wreck-draw = { subject } rivela { $n } carte dei resti del naufragio e { $who-is ->
    [me] tienine
   *[other] ne tiene
 } { $keep }
fx-wreck-cube = { $n-sign ->
    [minus] togli { $n-size ->
        [one] 1 cubo nero
       *[other] { $n-size } cubi neri
     } dal relitto
   *[plus] rimetti { $n-size ->
        [one] 1 cubo nero
       *[other] { $n-size } cubi neri
     } sul relitto
 }

## Carte numerate e segnalini
fx-add = { $deck-is ->
    [camp] aggiungi la carta numerata { $n } all’accampamento
    [none] aggiungi la carta numerata { $n } al suo mazzo
   *[other] aggiungi la carta numerata { $n } { to-a-deck }
 }
fx-camp = aggiungi la carta numerata { $n } all’accampamento
fx-remove = la carta numerata { $n } lascia il gioco, ovunque sia
fx-solved = questa carta è risolta
fx-token = { $on ->
    [yes] { $name-is ->
        [dog] { subject } { takes } il cane
        [goat] metti la capra nell’accampamento
       *[cannon] metti il cannone nell’accampamento
     }
   *[no] { $name-is ->
        [dog] il cane lascia il gioco con la sua carta
        [goat] la capra lascia il gioco
       *[cannon] il cannone lascia il gioco
     }
 }

## Questo turno
fx-block = { $action-is ->
    [fishing] in questo turno nessuno può pescare
   *[other] in questo turno l’azione { $action } è chiusa
 }
fx-cost = in questo turno l’azione { $action } costa { $n-size } energia in { $n-sign ->
    [minus] meno
   *[plus] più
 }
fx-bonus = { $what-is ->
    [fishing] in questo turno chi pesca prende { $n ->
        [one] 1 tessera pesce
       *[other] { $n } tessere pesce
     } in più
    [return] in questo turno ogni tiro di ritorno ha { signed }
   *[difficulty] in questo turno l’esplorazione comincia con difficoltà di ritorno { signed }
 }

## Dadi e forza
fx-roll-table = { rolls } ({ $rows })
rolls = { subject } { $who-is ->
    [me] tira
   *[other] tira
 } 1 dado
fights = { $who-is ->
    [me] combatti contro forza { $n } ({ $attack ->
        [yes] attacchi: in caso di parità perdi
       *[no] ti difendi: in caso di parità vinci
     })
    [active] il naufrago attivo combatte contro forza { $n } ({ $attack ->
        [yes] attacca: in caso di parità perde
       *[no] si difende: in caso di parità vince
     })
    [starter] il giocatore iniziale combatte contro forza { $n } ({ $attack ->
        [yes] attacca: in caso di parità perde
       *[no] si difende: in caso di parità vince
     })
    [that] combatte contro forza { $n } ({ $attack ->
        [yes] attacca: in caso di parità perde
       *[no] si difende: in caso di parità vince
     })
    [explorers] tutti gli esploratori insieme combattono contro forza { $n } ({ $attack ->
        [yes] attaccano: in caso di parità perdono
       *[no] si difendono: in caso di parità vincono
     })
   *[other] tutti i naufraghi nell’accampamento insieme combattono contro forza { $n } ({ $attack ->
        [yes] attaccano: in caso di parità perdono
       *[no] si difendono: in caso di parità vincono
     })
 }
fx-fight = { fights }{ $win-is ->
    [some] ; vittoria: { $win-clause }
   *[none] {""}
 }{ $lose-is ->
    [some] ; sconfitta: { $lose-clause }
   *[none] {""}
 }
fx-dispute = il giocatore iniziale e il naufrago non disperso successivo si affrontano in una prova di forza: il vincitore { $win-clause }; lo sconfitto { $lose-clause }

## Decisioni e costi
decides = { $by-is ->
    [me] scegli un’opzione
    [that] sceglie un’opzione
    [active] il naufrago attivo sceglie un’opzione
    [starter] il giocatore iniziale sceglie un’opzione
    [explorers] gli esploratori scelgono insieme un’opzione
    [in-camp] i naufraghi nell’accampamento scelgono insieme un’opzione
    [not-lost] i naufraghi non dispersi scelgono insieme un’opzione
   *[players] i naufraghi scelgono insieme un’opzione
 }
fx-decide = { decides }: { $choices }
fx-each = { subject } { $then-clause }
fx-pick = { one-of } { $then-clause }
picks-by = il naufrago non disperso con { $what-is ->
    [wounds] { $most ->
        [yes] più
       *[no] meno
     } ferite
   *[tokens] { $most ->
        [yes] più
       *[no] meno
     } gettoni PS
 }
fx-pick-by = { picks-by } { $then-clause } (in caso di parità decide il giocatore iniziale)
fx-if = { $otherwise-is ->
    [some] se { $cond }, { $then-clause }; altrimenti { $otherwise-clause }
   *[none] se { $cond }, { $then-clause }
 }
if-first = se { $cond }: { $then-clause }
if-after = { $then-clause } se { $cond }
fx-if-wounded = { $first-clause }; se così qualcuno subisce una ferita: { $then-clause }
must-pays = { $from-store ->
    [none] { $who-is ->
        [me] devi
       *[other] { subject } deve
     } pagare { $price }
   *[other] { $from-store }
 }
fx-must-pay = { must-pays }; se non è possibile: { $otherwise-clause }
fx-pay = { subject } { $who-is ->
    [me] paga
   *[other] paga
 } { $price }
fx-together = pagate insieme { $n } energia{ $then-is ->
    [some] : { $then-clause }
   *[none] {""}
 }{ $otherwise-is ->
    [some] ; se non lo fate: { $otherwise-clause }
   *[none] {""}
 }
fx-offer-items = { $n ->
    [one] un { $who-is ->
        [explorers] esploratore
        [in-camp] naufrago nell’accampamento
       *[not-lost] naufrago non disperso
     } rinuncia a 1 oggetto
   *[other] { $who-is ->
        [explorers] gli esploratori
        [in-camp] i naufraghi nell’accampamento
       *[not-lost] i naufraghi non dispersi
     } rinunciano insieme a { $n } oggetti
 }{ $then-is ->
    [some] : { $then-clause }
   *[none] {""}
 }{ $otherwise-is ->
    [some] ; se nessuno lo fa: { $otherwise-clause }
   *[none] {""}
 }
fx-helped = { $otherwise-clause }, a meno che { $who-is ->
    [others] un altro esploratore
    [explorers] un esploratore
   *[other] qualcuno
 } non paghi { $n } energia

## Condizioni
if-both = { $a } e { $b }
if-either = { $a } o { $b }
if-not = { $cond-is ->
    [built] { $name-is ->
        [bonfire] il falò enorme non è finito
        [larder] la dispensa non è finita
        [raft] la zattera non è finita
        [sand] i segnali nella sabbia non sono finiti
       *[other] il rifugio non è finito
     }
    [cannon-loaded] il cannone non è carico
    [carries] non hai oggetti
    [company] nessun altro esploratore è con te
    [fire-lit] il fuoco da accampamento è spento
    [has] il gruppo non ha { $item-is ->
        [none] { $perk-is ->
            [none] il simbolo { $icon }
           *[other] { $perk }
         }
       *[other] «{ $item }»
     }
    [holds] non hai { $perk }
    [on-camp] la carta numerata { $n } non è nell’accampamento
    [orchard-bears] sul Frutteto non ci sono tessere cibo
    [players-at-least] i giocatori sono meno di { $n }
    [shelter-below] il rifugio { $n } { $together ->
        [0] è costruito
       *[other] (in 2 o più giocatori il rifugio { $together }) è costruito
     }
    [solo] non giochi in solitario
    [stocked] nella riserva comune { $what-is ->
        [food] { $n ->
            [one] non c’è nessun segnalino cibo
           *[other] non ci sono { $n } segnalini cibo
         }
        [rope] { $n ->
            [one] non c’è nessuna corda
           *[other] non ci sono { $n } corde
         }
        [sail] { $n ->
            [one] non c’è nessuna vela
           *[other] non ci sono { $n } vele
         }
       *[wood] { $n ->
            [one] non c’è nessun segnalino legno
           *[other] non ci sono { $n } segnalini legno
         }
     }
    [story-at-least] non hai un gettone PS da almeno { $n }
    [token-on] { $name-is ->
        [dog] il cane non è con voi
        [goat] la capra non è nell’accampamento
       *[cannon] il cannone non è nell’accampamento
     }
    [weather-between] il clima non è { between }
   *[other] non è vero che { $cond }
 }
if-amount = { $what-is ->
    [food] { $n ->
        [one] c’è un segnalino cibo
       *[other] ci sono { $n } segnalini cibo
     }
    [rope] { $n ->
        [one] c’è una corda
       *[other] ci sono { $n } corde
     }
    [sail] { $n ->
        [one] c’è una vela
       *[other] ci sono { $n } vele
     }
   *[wood] { $n ->
        [one] c’è un segnalino legno
       *[other] ci sono { $n } segnalini legno
     }
 }
between = { $low ->
    [1] { $high ->
        [1] su tempesta
        [2] su tempesta o pioggia
       *[other] entro la casella { $high }
     }
    [3] { $high ->
        [6] su nuvole, sole o torrido
       *[other] sulle caselle da { $low } a { $high }
     }
    [4] { $high ->
        [5] su sole
        [6] su sole o torrido
       *[other] su sole
     }
    [6] su torrido
   *[other] sulle caselle da { $low } a { $high }
 }
if-stocked = nella riserva comune { if-amount }
if-has = il gruppo ha { $item-is ->
    [none] { $perk-is ->
        [none] il simbolo { $icon }
       *[other] { $perk }
     }
   *[other] «{ $item }»
 }
if-holds = hai { $perk }
if-carries = hai un oggetto
if-players-at-least = i giocatori sono almeno { $n }
if-solo = giochi in solitario
if-token-on = { $name-is ->
    [dog] il cane è con voi
    [goat] la capra è nell’accampamento
   *[cannon] il cannone è nell’accampamento
 }
if-shelter-below = il rifugio { $n } { $together ->
    [0] non è costruito
   *[other] (in 2 o più giocatori il rifugio { $together }) non è costruito
 }
if-fire-lit = il fuoco da accampamento è acceso
if-built = { $name-is ->
    [bonfire] il falò enorme è finito
    [larder] la dispensa è finita
    [raft] la zattera è finita
    [sand] i segnali nella sabbia sono finiti
   *[other] il rifugio è finito
 }
if-cannon-loaded = il cannone è carico
if-on-camp = la carta numerata { $n } è nell’accampamento
if-weather-between = il clima è { between }
if-company = un altro esploratore è con te
if-orchard-bears = sul Frutteto ci sono tessere cibo
if-story-at-least = hai un gettone PS da almeno { $n }
