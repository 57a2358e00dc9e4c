# Il diario: che cosa è successo, riga per riga.

log-set-up = — { $scenario } —
log-draw-characters = Sulla riva: { $cards }
log-start-items = Salvati dalla nave: { $cards }
log-laid-out = L’isola è pronta; il mare ha portato a riva: { $cards }
log-round = —— Round { $n } di { $of } · Primo giocatore: { $first } ——
log-phase = — { $phase } —
log-answer = { $seat }: { $key }
log-decides = Decide { $who }

## Finali
why-died = È morto un Personaggio, e con uno perdono tutti
why-jenny-died = Jenny è morta: la partita è persa
why-time = L’ultimo round è finito e l’obiettivo non è stato raggiunto: la partita è persa
why-goal = L’obiettivo è raggiunto: la partita è vinta
why-lava = La lava ha raggiunto l’Accampamento: la partita è persa
why-child-starved = Un bambino è rimasto a digiuno: la partita è persa

## Pianificazione e Azioni
log-assign = { $pawns ->
    [one] { $who } pianifica: { $action }
   *[other] { $who } pianifica con entrambe le pedine: { $action }
 }
log-join = { $who } dà una mano – { $action }
log-take-back = Annullato: { $action }
log-ready = { $who } ha finito di pianificare
log-thrift = { $n-sign ->
    [minus] { $who } costruisce in economia ({ $n-size } Determinazione)
   *[plus] { $who } riprende { $n-size } Determinazione
 }
log-resolve = { $who } – { $action }
log-rest-idle = { $who } riposa, senza Ferite da curare
log-build-extra = { $who } continua subito – { $action }
log-throw = { $who } tira: { $wound }, { $success }, { $adventure }
log-throw-success = { $who } è in stato confusionale e tira: { $success }
log-reroll = Ritirato, { $die }: { $face }
log-reroll-success = { $who } deve ritirare il Successo
log-pit = La Buca: { $caught }
log-beast-token-bites = Là c’era qualcosa in agguato
log-draw-adventure = { $who } vive un’Avventura: { $card }
log-keep-card = { $who } tiene { $card }
log-built = { $now ->
    [yes] Costruzione riuscita: { $what }
   *[no] Costruzione riuscita: { $what } (disponibile dopo le Azioni)
 }
log-built-cross = Una Croce per { $space } è pronta
log-place-tile = Esplorato { $space }: { $card } ({ $terrain })
log-site-explored = Esplorato il sito Totem in { $space }
log-rescue = Jenny è sulla Zattera
log-treasure-map = La mappa porta nel punto giusto
log-totem-found = { $idle ->
    [yes] In { $space } c’è un Totem, che in questo Scenario non conta nulla
   *[no] In { $space } c’è un Totem
 }
log-night-outside = { $who } passerà la Notte fuori, lontano dal cibo e dal Riparo dell’Accampamento
log-come-back = { $people ->
    [one] { $who } torna all’Accampamento
   *[other] { $who } tornano all’Accampamento
 }
log-arranged = { $blocked ->
    [yes] { $who } riordina l’Accampamento per niente
   *[no] L’Accampamento è in ordine
 }
log-end-of-actions = Tutte le Azioni sono concluse
log-threat-averted = Affrontata e scartata: { $card }
log-adventure-hurts = Niente carta Avventura per { $who }, ma una Ferita
log-canoe-tiles = Con la Canoa si può scegliere tra { $cards }
log-no-tiles = Non ci sono più tessere da esplorare
log-tile-returned = { $how ->
    [one] In cima alle tessere: { $card }; le altre si rimescolano
   *[order] Rimessa in cima alle tessere: { $card }
 }

## Persone
log-wound = { $people ->
    [one] { $who } subisce { n-wounds } ({ $now } su { $of }){ past-arrow }
   *[other] { $who } subiscono { n-wounds } a testa{ past-arrow }
 }
past-arrow = { $arrows ->
    [0] {""}
   *[other] { $people ->
        [one] {" "}e supera una freccia del Morale
       *[other] ; { $arrows ->
            [one] { $passing } supera una freccia del Morale
           *[other] { $passing } superano una freccia del Morale
         }
     }
 }
log-last-wound = { $who } subisce l’ultima Ferita ({ $of } su { $of })
log-dies = { $people ->
    [one] { $who } muore
   *[other] { $who } muoiono
 }
log-unfulfilled = { $what-is ->
    [roof] Al Tetto { $n ->
        [one] manca 1 livello: 1 Ferita
       *[other] mancano { $n } livelli: 1 Ferita per ognuno
     }
    [palisade] Alla Palizzata { $n ->
        [one] manca 1 livello: 1 Ferita
       *[other] mancano { $n } livelli: 1 Ferita per ognuno
     }
    [weapon] Alle Armi { $n ->
        [one] manca 1 livello: 1 Ferita
       *[other] mancano { $n } livelli: 1 Ferita per ognuno
     }
   *[other] { $n ->
        [one] Manca 1 { $what }: 1 Ferita
       *[other] Mancano { $n } { $what }: 1 Ferita per ognuno che manca
     }
 }
log-heal = { $people ->
    [one] { $who } guarisce da { n-wounds } ({ $now } su { $of })
   *[other] { $who } guariscono da { n-wounds } a testa
 }
log-determination = { $people ->
    [one] { $who }: Determinazione { $n-sign ->
        [minus] −{ $n-size }
       *[plus] +{ $n-size }
     } (ora { $now }){ $why-is ->
        [own] , per la propria Invenzione personale
        [morale] , da Primo giocatore con Morale { morale-is }{ best-morale }{ with-items }
       *[other] {""}
     }
   *[other] { $who }: Determinazione { $n-sign ->
        [minus] −{ $n-size }
       *[plus] +{ $n-size }
     } a testa
 }
log-action-failed = L’Azione fallisce; in cambio { $who } ottiene { $n } Determinazione (ora { $now }){ $kept-is ->
    [none] {""}
   *[other] , e non si spende nulla (resta: { $kept })
 }
log-morale = Morale { $n-sign ->
    [minus] −{ $n-size }
   *[plus] +{ $n-size }
 } (ora { $now ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $now }
 })
log-morale-counts = { $n-sign ->
    [minus] Morale { morale-is }{ with-items }: il Primo giocatore, { $who }, deve scartare { $n-size } Determinazione
   *[zero] Morale { morale-is }{ with-items }: il Primo giocatore non ottiene e non scarta nulla
 }
log-morale-stays = { $how ->
    [lowest] Il Morale resta al minimo
   *[highest] Il Morale resta al massimo
 }
morale-is = { $morale ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $morale }
 }
best-morale = { $morale ->
    [3] {" "}(che ne dà al massimo 2)
   *[other] {""}
 }
with-items = { $items-is ->
    [none] {""}
   *[other] {" "}con { $items }
 }
log-special-wound = { $who } ha una Ferita speciale { on-part } (segnalino { $colour })
log-cover-arrow = Coperta una freccia Morale sul tracciato vita: { $who }
log-mark = { $what-is ->
    [bowl] La ciotola maledice { $who }
   *[other] { $who } ha in corpo il veleno della ragnatela finché non avrete la Cura
 }
log-unmark = { $what-is ->
    [web] La Cura scaccia il veleno della ragnatela
   *[other] La maledizione è spezzata
 }
log-scar-opens = { $who }: la Ferita speciale { on-part } si riapre e il segnalino si toglie
log-today = { fx-today }
log-tomorrow = { fx-tomorrow }
log-use-skill = { $who } usa { $name } ({ $cost } Determinazione)
log-used = { $left ->
    [0] { $who } usa: { $card }
   *[other] { $who } usa: { $card } (usi rimasti: { $left })
 }
log-friday-pays = Venerdì spende 2 Determinazione

## Risorse e livelli
log-produce = Produzione: { $wood } legna, { $food } cibo{ $why-is ->
    [none] {""}
   *[other] {" "}(per effetto di carte: { $why })
 }
log-yields = Nella Produzione c’è { $n } { $what } in più
log-gain = { $later ->
    [yes] +{ $n } { $what } (dopo le Azioni)
   *[no] +{ $n } { $what }
 }
log-lose = −{ $n } { $what } (ora { $now })
log-lose-all-resources = Tutte le Risorse disponibili sono perse
log-spend = Spesa: { $what }
log-brought-home = Portato all’Accampamento: { $n } { $what } (ora { $now })
log-level = { $track } { $n-sign ->
    [minus] −{ $n-size }
   *[plus] +{ $n-size }
 } (ora { $now })
log-level-now = { $track }: ora { $now }
log-no-shelter = Senza Riparo niente { $track }: non si ottiene nulla
log-temporary-weapon = Livello Armi +{ $n } per questo combattimento
log-add-pawn = { $colour-is ->
    [brown] Una pedina marrone aiuta in un’Azione di Costruzione
    [grey] Una pedina grigia aiuta in un’Azione di Raccolta
    [green] Una pedina verde aiuta in un’Azione di Esplorazione
   *[red] Una pedina rossa aiuta in un’Azione di Caccia
 }

## Carte e Oggetti
log-draw-event = Evento: { $card } ({ $icon })
log-draw-later = Torna una vecchia storia: { $later } ({ $card })
log-book = L’effetto Libro dello Scenario
log-event-again = Ancora una volta l’effetto Evento
log-threat-effect = Effetto Minaccia: { $card }
log-nothing-there = Non c’è nulla da colpire: non succede niente
log-threat-gone = { $space-is ->
    [none] Se ne va: { $card }
   *[other] Se ne va: { $card }; { $space } resta inaccessibile
 }
log-slide-threats = { $left-is ->
    [none] Sugli spazi Minaccia: { $right }
   *[other] Sugli spazi Minaccia: a sinistra { $left }; a destra { $right-is ->
        [none] niente
       *[other] { $right }
     }
 }
log-reshuffle = Gli scarti, rimescolati, formano un nuovo mazzo: { $deck }
log-stroke-of-fate = Tutte le Minacce si avverano
log-first-player-to-next = Ora il Primo giocatore è { $who }
log-look-at-event = In cima al mazzo Eventi: { $card }
log-into-event-deck = { $card } finisce nel mazzo Eventi
log-draw-mystery = { $who } rivela carte Mistero
log-turned-over = Rivelata: { $card }
log-passed-over = Messa da parte: { $card }
log-nothing-found = Non ci sono più carte Mistero da rivelare
log-shuffled-back = Le carte messe da parte si rimescolano nel mazzo Misteri
log-meet-mystery = { $type-is ->
    [treasure] { $who } trova un Tesoro: { $card }
    [trap] { $who } cade in una Trappola: { $card }
   *[monster] { $who } incontra un Mostro: { $card }
 }
log-take-treasure = { $kept ->
    [yes] Tesoro da tenere: { $card }
   *[no] Tesoro: { $card }
 }
log-ignore-mystery = Ignorata: { $card }
log-stop-drawing = Qui si smette di pescare
log-treasure-lost = Tesoro di nuovo perso: { $card }
log-draw-discovery = { $alone-is ->
    [yes] Scoperta: { $sigils }
   *[no] Scoperta: { $cards }{ told-sigils }
 }
told-sigils = { $sigils-is ->
    [none] {""}
   *[other] . { $sigils }
 }
log-scout-discovery = Scoperta: { $cards }; se ne tiene una sola{ told-sigils }
log-discovery-kept = Si tiene: { $card }
log-token-available = Ora disponibile: { $card }
log-draw-starting-item = Tra i rottami: { $cards }
log-look-at-tiles = Le prossime tessere: { $cards }
log-gain-item = Nuovo Oggetto: { $what }
log-lose-item = Oggetto perso: { $item }
log-mark-item = Oggetto segnato: { $card }
log-discard-invention = Invenzione scartata: { $item }
log-draw-invention = Nuova Invenzione: { $cards }
log-new-idea = Idee: { $cards }
log-search-inventions = Si cerca nel mazzo Invenzioni
log-idea-picked = La scelta: { $card }
log-freely-built = Costruzione gratis: { $item } (disponibile dopo le Azioni)
log-corralled = Gli animali di { $space } sono nel Recinto: un segnalino +1 cibo sulla tessera dell’Accampamento
log-shortcut-at = La Scorciatoia porta in { $space }
log-barrel-opened = Il barile è aperto: da ora conserva il cibo

## Bestie
log-fight = { $who } combatte: forza { $strength }
log-fight-card = { $who } combatte – { $card }, forza { $strength }
log-strike = Forza { $strength } contro livello Armi { $weapon }{ $helmet ->
    [yes] ; l’Elmo risparmia 1 Ferita
   *[no] {""}
 }
log-beast-appears = { $on-top ->
    [yes] Una Bestia va in cima al mazzo Caccia (ora { $n })
   *[no] Una Bestia si mescola nel mazzo Caccia (ora { $n })
 }
log-beast-goes = Scartata dal mazzo Caccia: { $card } ({ $n ->
    [0] non ne resta nessuna
    [one] ne resta 1
   *[other] ne restano { $n }
 })
log-take-top-beast = Presa senza combattere: { $card }
log-look-at-top-beast = In cima al mazzo Caccia: { $card }
log-top-to-bottom = La prima carta del mazzo Caccia va in fondo
log-strongest-beast-on-top = Dal bosco escono: { $cards }
log-beast-on-top = In cima al mazzo Caccia va: { $card }
log-set-beast-aside = Una Bestia, messa da parte, aspetta il mattino
log-aside-into-hunting = La Bestia messa da parte entra nel mazzo Caccia

## Tabellone
log-put-token = { a-token } { at-place }
log-put-token-on = { a-token } in { $space }
log-token-there = C’è già { a-token } { at-place }: non se ne mette un altro
log-token-there-on = C’è già { a-token } in { $space }: non se ne mette un altro
log-token-leaves = Esaurito: { a-token } { at-place }
log-camp-to = { $who-is ->
    [none] L’Accampamento si sposta in { $space }
   *[other] { $who } sposta l’Accampamento in { $space }
 }
log-token-carried = Il suo segnalino lo segue
log-cover-source = Esaurita: { $what }
log-terrain-covered = Il terreno di { $space } ({ $terrain }) è coperto: non conta più come esplorato
log-terrain-free = Il terreno di { $space } ({ $terrain }) conta di nuovo come esplorato
log-source-free = Una fonte torna a dare: { $what } in { $space }
log-turn-tile-down = { $space } ora è inaccessibile
log-tile-up = { $space } torna accessibile
log-nowhere-to-go = Non c’è dove spostare l’Accampamento
log-marker-removed = Si toglie: { $name }

## Meteo e Notte
log-roll-weather = I dadi Meteo: { $dice }
log-gather-clouds = Nuvole che contano: { $rain } di pioggia, { $winter ->
    [one] 1 invernale
   *[other] { $winter } invernali
 }{ cloud-why }; Tetto { $roof }{ $kept ->
    [yes] , che basta a coprirvi
   *[no] {""}
 }
cloud-why = { $why-is ->
    [none] {""}
   *[other] {" "}(contando: { $why })
 }
log-no-clouds = { $why-is ->
    [none] Il cielo resta sereno
   *[other] Nessuna nuvola conta, grazie a: { $why }
 }
log-face-clouds = { $winter ->
    [0] {""}
    [one] 1 Nuvola invernale: 1 legna da bruciare{ $above ->
        [0] {""}
       *[other] ;{" "}
     }
   *[other] { $winter } Nuvole invernali: { $winter } legna da bruciare{ $above ->
        [0] {""}
       *[other] ;{" "}
     }
 }{ $above ->
    [0] {""}
    [one] 1 nuvola che il Tetto non ferma: 1 cibo e 1 legna
   *[other] { $above } nuvole che il Tetto non ferma: { $above } cibo e { $above } legna
 }
log-ignore-cloud = { $kind-is ->
    [winter] 1 Nuvola invernale è ignorata
   *[rain] 1 Nuvola di pioggia è ignorata
 }
log-convert-cloud = 1 Nuvola invernale diventa di pioggia
log-hungry-animals = Animali affamati: { $face }
log-reroll-animals = Si ritira il dado Animali affamati: { $face }
log-supper = { $where ->
    [outside] { $who } mangia ciò che ha trovato fuori (cibo rimasto: { $n })
   *[camp] { $people ->
        [one] { $who } cena (cibo rimasto: { $n })
       *[other] { $who } cenano (cibo rimasto: { $n })
     }
 }
log-go-hungry = { $people ->
    [one] { $where ->
        [outside] { $who }, che è fuori, non ha trovato cibo e resta a digiuno
       *[camp] { $who } resta a digiuno{ hungry-by }
     }
   *[other] { $who } restano a digiuno{ hungry-by }
 }
hungry-by = { $by-is ->
    [none] {""}
   *[other] ; lo ha deciso { $by }
 }
log-larvae = Le larve nutrienti valgono 2 cibo
log-web-poison = Il veleno della ragnatela tormenta { $who }
log-storm = La Tempesta scuote la Palizzata
log-rot = { $who-is ->
    [none] All’Accampamento { $n ->
        [one] marcisce
       *[other] marciscono
     } { $n } cibo ({ $left ->
        [0] non ne resta
        [one] ne resta 1
       *[other] ne restano { $left }
     })
   *[other] { $who }: { $n ->
        [one] marcisce
       *[other] marciscono
     } { $n } cibo
 }
log-sleep-rough = { $people ->
    [one] { $who } dorme senza Riparo
   *[other] { $who } dormono senza Riparo
 }

## Scenari
log-pile-wood = Catasta: +{ $n } legna (livelli completi: { $stage }, sul prossimo: { $pile })
log-no-wood-piled = { $who } non mette legna sulla catasta
log-place-cross = Si alza una Croce: è la numero { $n }
log-veil = { $token-is ->
    [ash] La cenere cade in { $space }
   *[fog] La nebbia cala in { $space }
 }
log-fog-lifts = La nebbia si alza da { $space }
log-dark-temple = Trovato il Tempio oscuro
log-village = Qui c’è un villaggio: { $n ->
    [0] chi lo scopre ne esce illeso
    [one] chi lo scopre subisce 1 Ferita
   *[other] chi lo scopre subisce { $n } Ferite
 }{ $demand ->
    [yes] , e il villaggio prende 1 legna o 1 cibo
   *[no] {""}
 }
log-burnt-down = { $space }: il villaggio è bruciato. La forza della Città ora è { $n }
log-city-stands = La Città su { $space } è ancora in piedi: nessuno è tornato a raccontare l’incendio
log-cannibal-raid = I cannibali assaltano l’Accampamento: { $n ->
    [one] 1 Ferita
   *[other] { $n } Ferite
 } a testa ({ $of }, meno 1 per ogni villaggio bruciato: { $burnt })
log-overrun = L’Accampamento è travolto
log-shelter-lost = Il Riparo è perso
log-jenny-waits = Jenny aspetta ancora sul relitto
log-jenny-ashore = Jenny è all’Accampamento
log-lava-flows = La lava copre { $spaces }
log-city-shown = In { $space } appare la Città dei cannibali: forza { $n }, 3 in meno per ogni villaggio che brucia
log-children-eat = { $n ->
    [one] 1 bambino mangia per primo (cibo rimasto: { $now })
   *[other] { $n } bambini mangiano per primi (cibo rimasto: { $now })
 }
log-child-born = È nato un bambino: da ora mangia 1 cibo ogni Notte
