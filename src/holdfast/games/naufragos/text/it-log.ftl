# Il diario: che cosa è successo, riga per riga. `$who` sono naufraghi, `$people` quanti, `$sex` è f se sono tutte donne.

## Parti
told-space = { $sector ->
    [coast] { $who } (costa { $n })
    [interior] { $who } (interno { $n })
    [heart] { $who } (centro { $n })
   *[summit] { $who } (vetta)
 }
told-score = { $track ->
    [0] { $who } { $total } (diario { $diary }, oggetti { $items })
   *[other] { $who } { $total } (diario { $diary }, oggetti { $items }, isola { $track })
 }
told-lost = { $who } (difficoltà { $n })
told-dice = { $n ->
    [one] 1 dado: { $faces }
   *[other] { $n } dadi: { $faces }
 }
told-enough = { $enough-is ->
    [yes] { $result } contro { $target }, basta
    [tie] { $result } contro { $target }, il pareggio premia chi si difende
   *[no] { $result } contro { $target }, non basta
 }
told-signed = { $n-sign ->
    [minus] −{ $n-size }
   *[plus] +{ $n-size }
 }
told-scale = { $trauma ->
    [0] ferite: { $wounds }, quindi energia al massimo { $top }
   *[other] ferite: { $wounds }, traumi: { $trauma }, quindi energia al massimo { $top }
 }
told-wounds = { $n ->
    [one] 1 ferita
   *[other] { $n } ferite
 }
told-pieces = { $cubes ->
    [one] 1 boccone di cibo deperibile
   *[other] { $cubes } bocconi di cibo deperibile
 }
told-counters = { $food ->
    [one] 1 segnalino cibo
   *[other] { $food } segnalini cibo
 }
told-wood = { $wood ->
    [one] 1 segnalino legno
   *[other] { $wood } segnalini legno
 }
told-deck = { $deck-is ->
    [coast] mazzo della costa
    [interior] mazzo dell’interno
    [heart] mazzo del centro dell’isola
    [event] mazzo eventi
   *[wreckage] mazzo dei resti del naufragio
 }
told-building = { $what-is ->
    [shelter] rifugio { $level }
    [sand] segnali nella sabbia
    [bonfire] falò enorme
    [raft] zattera
   *[larder] dispensa
 }
told-to = { $sound-is ->
    [a] ad { $to }
   *[other] a { $to }
 }
told-rescue = { $ships-is ->
    [any] Dopo la sua notte si cerca una nave: quella dell’evento, o di uno qualsiasi degli eventi rimasti nel mazzo. Se di una avete tutti i requisiti, si salva chi non è disperso; poi contano solo i punti storia: gettoni, valore storia degli oggetti, e fin dove ciascuno è arrivato sull’isola
   *[one] Dopo la sua notte si cerca una nave: quella dell’ultimo evento rivelato. Se ne avete tutti i requisiti, si salva chi non è disperso; poi contano solo i punti storia: gettoni, valore storia degli oggetti, e fin dove ciascuno è arrivato sull’isola
 }
noun-log-food = 1 segnalino cibo
noun-log-token = gettone PS
noun-log-luck = fortuna
noun-log-powder = polvere da sparo
noun-log-today = oggi
noun-log-choice-larder-open = Aprire la dispensa
noun-log-choice-larder-keep = Lasciare chiusa la dispensa
noun-log-choice-try-again = Tentare ancora il ritorno
noun-log-choice-stay-lost = Restare dove si è

## Il turno
log-set-up = { $rules-is ->
    [house] — Náufragos, regole della casa 1.2 —
   *[original] — Náufragos, regole del 2013 —
 }
log-set-up-own = — Náufragos, { $card } —
log-take-character = Con noi c’è { $who }
log-begin = Il mare ha portato a riva, ancora nel pieno delle forze: { $who }
log-turn = { $last-is ->
    [yes] —— Turno { $n }, l’ultimo · comincia { $who } ——
   *[no] —— Turno { $n } di { $of } · comincia { $who } ——
 }
log-phase = { $phase-is ->
    [actions] — Azioni —
   *[survival] — Sopravvivenza —
 }
log-event = Evento: { $card }
log-event-ends = È finita: { $card }
log-standing = Ancora in vigore: { $cards }
log-weather = { $way-is ->
    [storm] Il clima si sposta di una casella verso la tempesta
    [sun] Il clima si sposta di una casella verso il sole
    [stays] Il clima resta com’è
   *[set] Il clima cambia
 }: { $space ->
    [1] tempesta, −2 al ritorno; con questo mare non si pesca
    [2] pioggia, −1 al ritorno
    [3] nuvole
    [4] sole, prima casella
    [5] sole, seconda casella
   *[6] torrido, l’ultima casella
 }
log-no-wound = { $who } non ha ferite da guarire
log-scorch = Il caldo toglie 1 energia: { $castaways }
log-drift-ashore = La corrente porta a riva resti del naufragio (sul relitto: { $n })
log-wreck-cube = { $n-sign ->
    [minus] Il mare si riprende qualcosa del relitto (sul relitto: { $now })
   *[plus] Il relitto ha ancora altro da dare (sul relitto: { $now })
 }
log-block = { $action-is ->
    [wreckage] In questo turno l’azione Resti è chiusa
    [explore] In questo turno nessuno può partire in esplorazione
   *[fishing] In questo turno nessuno può pescare
 }
log-cost = { $action-is ->
    [forage] In questo turno l’azione Viveri costa { $n-size } energia
   *[wood] In questo turno l’azione Legna costa { $n-size } energia
 } { $n-sign ->
    [minus] in meno
   *[plus] in più
 }
log-bonus = { $what-is ->
    [fishing] In questo turno chi pesca prende { $n-size ->
        [one] 1 tessera pesce
       *[other] { $n-size } tessere pesce
     } in più
    [return] In questo turno i tiri di ritorno hanno { told-signed }
   *[difficulty] In questo turno l’esplorazione comincia con difficoltà di ritorno { told-signed }
 }

## Pedine
log-put = { $action-is ->
    [forage] { $who } andrà in cerca di cibo
    [wood] { $who } raccoglierà legno
    [diary] { $who } scriverà il diario
    [wreckage] { $who } cercherà tra i resti del naufragio
    [campfire] { $who } accenderà il fuoco
    [build] { $who } costruirà
    [explore] { $who } andrà in esplorazione
    [rest] { $who } riposerà
   *[camp] { $who } ha in mente: { $card }
 }{ $again-is ->
    [yes] {" "}una seconda volta, orologio alla mano
   *[no] {""}
 }{ $paid-is ->
    [yes] {" "}(energia { $now }/{ $of })
   *[no] {""}
 }
log-pass-pawn = { $who } tiene ferma una pedina
log-white-pawn = { $action-is ->
    [forage] Pedina bianca: { $who } va in cerca di cibo
    [wood] Pedina bianca: { $who } raccoglie legno
    [diary] Pedina bianca: { $who } scrive il diario
    [wreckage] Pedina bianca: { $who } cerca tra i resti del naufragio
    [campfire] Pedina bianca: { $who } pensa al fuoco
    [build] Pedina bianca: { $who } costruisce
    [rest] Pedina bianca: { $who } riposa
   *[camp] { $who } piazza la pedina bianca: { $card }
 }
log-use-camp-card = { $white-is ->
    [yes] { $who }, con la pedina bianca – { $card }
   *[no] { $who } – { $card }
 }{ $paid-is ->
    [yes] {" "}(energia { $now }/{ $of })
   *[no] {""}
 }
log-camp-card-closed = { $who } non può più farne nulla: { $card }
log-taken-back = { $sex-is ->
    [f] { $who } è troppo stanca
   *[m] { $who } è troppo stanco
 } { $action-is ->
    [forage] per andare in cerca di cibo
    [wood] per raccogliere legno
    [wreckage] per cercare tra i resti del naufragio
    [explore] per partire
   *[other] per farlo
 }

## Naufraghi
log-energy = { $full-is ->
    [yes] { $who } è di nuovo in piene forze ({ $now }/{ $of })
   *[no] { $who }: energia { told-signed } ({ $now }/{ $of })
 }
log-energy-each = { $full-is ->
    [yes] Di nuovo in piene forze: { $castaways }
   *[no] { $n ->
        [0] Energia: { $castaways }
       *[other] Energia { told-signed } a testa: { $castaways }
     }
 }
log-another-try = { $who } spende { $n-size } energia per un altro tentativo ({ $now }/{ $of })
log-effort = { $who } spende { $n-size } energia ({ $now }/{ $of })
log-rest = { $n ->
    [0] { $who } riposa (energia { $now }/{ $of })
   *[other] { $who } riposa: energia { told-signed } ({ $now }/{ $of })
 }
log-build = { $who } ci mette { $n-size } energia ({ $now }/{ $of })
log-eat = { $kind-is ->
    [cube] { $who } mangia un boccone di cibo deperibile (energia { $now }/{ $of })
    [own] { $who } mangia un segnalino cibo di quelli che ha in mano (energia { $now }/{ $of })
   *[food] { $who } mangia un segnalino cibo (energia { $now }/{ $of })
 }
log-warm-night = { $n ->
    [0] Il fuoco scalda la notte; il suo legno si consuma
   *[other] Il fuoco scalda la notte e il suo legno si consuma, energia { told-signed }: { $castaways }
 }
log-fire-alone = Il legno sul fuoco si consuma, e accanto non c’è nessuno
log-cold-night = { $n ->
    [0] Una notte senza fuoco
   *[other] Una notte senza fuoco, energia { told-signed }: { $castaways }
 }
log-lost-night = { $who } passa la notte all’aperto: energia { told-signed } ({ $now }/{ $of })
log-hunger = { $weaker-is ->
    [no] { $who } resta a digiuno: { told-wounds } ({ told-scale })
   *[yes] { $who } resta a digiuno: 1 energia in meno ({ $now }/{ $of }) e { told-wounds } ({ told-scale })
 }
log-exhausted = { $people ->
    [one] { $who } non ha più energia da perdere: 1 ferita ({ told-scale })
   *[other] { $who } non hanno più energia da perdere: 1 ferita a testa
 }
log-wound = { $people ->
    [one] { $who } subisce { told-wounds } ({ told-scale })
   *[other] { $who } subiscono { told-wounds } a testa
 }
log-healed = { $people ->
    [one] { $who } guarisce da { told-wounds } ({ told-scale })
   *[other] { $n ->
        [0] { $who } guariscono dalle loro ferite
       *[other] { $who } guariscono da { told-wounds } a testa
     }
 }
log-healed-trauma = { $who } guarisce da un trauma ({ told-scale })
log-medic-wound = { $medic } spende 1 energia ({ $now }/{ $of }) e fascia una ferita: { $who } ({ told-scale })
log-medic-trauma = { $medic } cura un trauma: { $who } ({ told-scale })
log-trauma = { $people ->
    [one] { $who } subisce un trauma ({ told-scale })
   *[other] { $who } subiscono un trauma a testa
 }
log-scar = Una ferita peggiora e diventa un trauma: { $who } ({ told-scale })
log-die = { $sex-is ->
    [f] { $who } è morta
   *[m] { $who } è morto
 }{ $passes-is ->
    [yes] {"; "}ora il giocatore iniziale è { $starter }
   *[no] {""}
 }
log-buried = Tutto ciò che { $who } aveva con sé resta per sempre sull’isola
log-left-behind = Tutto ciò che { $who } aveva con sé sarà diviso tra gli altri
log-inherit = { $who } eredita: { $what }
log-pick = { $who } sceglie { $to }
log-side-with = { $who } si schiera con { $to }
log-reach-out = { $who } tende la mano { told-to }
log-no-peace = { $who } non la stringe
log-peace = { $people ->
    [one] { $who } ritrova la pace
   *[other] { $who } fanno la pace
 }
log-helped = { $answer-is ->
    [alone] { $who } se la cava con le proprie forze
    [help] { $who } aiuta { $to }
   *[do-not-help] { $who } non aiuta { $to }
 }
log-decide = { $who }: { $choice }
log-vote = { $late-is ->
    [yes] Vota anche { $who }, ma è già deciso: { $choice }
   *[no] { $who } vota: { $choice }
 }
log-vote-decides = { $n ->
    [one] Deciso con 1 voto su { $of }: { $choice }
   *[other] Deciso con { $n } voti su { $of }: { $choice }
 }
log-vote-tied = { $again-is ->
    [yes] Ancora parità: decide la forza
   *[no] Parità: si vota di nuovo
 }

## La riserva comune
log-gather-wood = { $n ->
    [one] { $who } raccoglie 1 segnalino legno (nella riserva: { $now })
   *[other] { $who } raccoglie { $n } segnalini legno (nella riserva: { $now })
 }
log-no-wood-left = { $who } cerca legno invano: non ce n’è più
log-wood = Legno { told-signed } (nella riserva: { $now }{ $short-is ->
    [yes] , di più non ce n’era
   *[no] {""}
 })
log-take-wood = { $left ->
    [0] { $who } porta alla riserva l’ultimo legno (ora { $now }) e la carta si esaurisce: { $card }
   *[other] { $who } porta legno alla riserva (ora { $now }; sulla carta ancora { $left })
 }
log-card-used-up = Non ne resta più nulla: { $card }
log-made-anew = { $pile-is ->
    [story] I gettoni PS scartati si mescolano in una nuova pila
    [forage] Le tessere cibo usate si mescolano in una nuova pila
   *[fish] Le tessere pesce usate si rimescolano
 }
log-rope = Corda { told-signed } (nella riserva: { $now })
log-sail = Vela { told-signed } (nella riserva: { $now })
log-food = Cibo { told-signed } (nella riserva: { $now })
log-own-food = Cibo { told-signed } per { $who } (con sé: { $now })
log-pay = { $wood ->
    [0] { $who } paga { told-counters }
   *[other] { $food ->
        [0] { $who } prende { told-wood } dalla riserva (ne resta: { $left })
       *[other] { $who } paga { told-counters } e prende { told-wood } dalla riserva (ne resta: { $left })
     }
 }
log-nothing-to-forage = { $who } cerca cibo invano: la scorta generale è vuota
log-empty-bag = { $who } cerca cibo invano: il sacchetto è vuoto
log-tile = { $who } porta alla riserva: { $card }
log-tiles-found = Trovato per la riserva: { $cards }
log-forage = Scorta generale { told-signed } (ora { $now })
log-orchard = { $n ->
    [0] Il frutteto non dà nulla: le tessere cibo sono finite
    [one] Il frutteto dà frutti: 1 tessera cibo pende dai rami
   *[other] Il frutteto dà frutti: { $n } tessere cibo pendono dai rami
 }
log-orchard-lose = Tessere cibo del frutteto −{ $n } (ora { $now })
log-no-fishing = Oggi il mare non dà nulla
log-no-fish = Non restano tessere pesce
log-draw-fish = { $who } pesca: { $cards }
log-release = Di nuovo in mare: { $card }
log-add-shark = D’ora in poi uno squalo nuota davanti alla costa
log-fill-larder = Nella dispensa: { $card }
log-empty-larder = Dalla dispensa: { $card }
log-supper = { $cubes ->
    [0] { $food ->
        [0] Per cena nella riserva non c’è nulla
       *[other] Per cena: { told-counters }
     }
   *[other] { $food ->
        [0] Per cena: { told-pieces }
       *[other] Per cena: { told-pieces } e { told-counters }
     }
 }
log-feed = { $who } dà da mangiare { told-to }
log-leave-piece = { $kind-is ->
    [cube] { $who } lascia un boccone di cibo deperibile
    [all] { $who } lascia tutto quello che resta
   *[food] { $who } lascia un segnalino cibo
 }
log-left-over = { $cubes ->
    [0] Avanzi del pasto nella riserva: { told-counters }
   *[other] { $food ->
        [0] Avanzi del pasto nella riserva: { told-pieces }
       *[other] Avanzi del pasto nella riserva: { told-pieces } e { told-counters }
     }
 }
log-dog-eats = Il cane ha la sua parte
log-preserve = { $n ->
    [one] { $who } conserva 1 boccone (segnalini cibo nella riserva: { $now })
   *[other] { $who } conserva { $n } bocconi (segnalini cibo nella riserva: { $now })
 }
log-rot = Cibo deperibile che marcisce: { $n }

## Fuoco e costruzioni
log-fire = { $on-is ->
    [yes] { $wood ->
        [0] Il fuoco da accampamento arde
       *[other] Il fuoco da accampamento arde, con 1 segnalino legno sopra (nella riserva: { $now })
     }
   *[no] Il fuoco da accampamento si spegne
 }
log-burns-already = { $who } trova il fuoco già acceso
log-too-tired-for-fire = { $who } non ha le forze per accendere il fuoco
log-no-wood-to-light = Le scintille ci sono, il legno no
log-sure-fire = { $who } sfrega con tutte le forze, { $n } energia ({ $now }/{ $of }): il fuoco è sicuro
log-rub-sticks = { $who } sfrega i legnetti con { $n } energia ({ $now }/{ $of })
log-feed-fire = { $who } mette 1 segnalino legno sul fuoco, perché duri la notte (nella riserva: { $now })
log-build-this = { $what-is ->
    [nothing] { $who } alla fine non costruisce nulla
   *[other] { $who } vuole costruire: { told-building }
 }
log-materials = { $rope ->
    [0] Materiali usati – legno: { $wood } (nella riserva: { $now })
   *[other] { $sail ->
        [0] Materiali usati – legno: { $wood }, corda: 1 (legno nella riserva: { $now })
       *[other] Materiali usati – legno: { $wood }, corda: 1, vela: 1 (legno nella riserva: { $now })
     }
 }
log-finish = Costruzione finita: { told-building }
log-building-fails = Lo sforzo non basta: { told-building }
log-pile = { $what-is ->
    [sand] Segnali nella sabbia { told-signed } ({ $now } su { $of })
   *[bonfire] { $left ->
        [-1] Legno sul falò enorme { told-signed } ({ $now } su { $of })
       *[other] Legno della riserva sul falò enorme { told-signed } ({ $now } su { $of }; nella riserva: { $left })
     }
 }
log-nothing-piled = Nessuno dà una mano: { told-building }
log-construction = { $what-is ->
    [raft] Ora si può costruire una zattera
   *[larder] Ora si può costruire una dispensa
 }{ $waits-is ->
    [yes] {" "}(quando si libera un posto)
   *[no] {""}
 }
log-shelter-falls = { $level ->
    [0] Il rifugio è distrutto
   *[other] Il rifugio è danneggiato: resta il rifugio { $level }
 }

## Il diario e gli oggetti
log-no-ink = { $people ->
    [one] { $who } non ha inchiostro per scrivere
   *[other] { $who } non hanno inchiostro per scrivere
 }
log-diary = { $n ->
    [one] { $who } scrive il diario: 1 gettone PS (ora { $now })
   *[other] { $who } scrive il diario: { $n } gettoni PS (ora { $now })
 }{ $shown-is ->
    [yes] , e tutti ne sentono il valore: { $values }
   *[no] {""}
 }
log-story = { $people ->
    [one] { $n ->
        [one] { $who } prende 1 gettone PS (ora { $now })
       *[other] { $who } prende { $n } gettoni PS (ora { $now })
     }
   *[other] { $n ->
        [one] { $who } prendono 1 gettone PS a testa
       *[other] { $who } prendono { $n } gettoni PS a testa
     }
 }{ $shown-is ->
    [yes] , e tutti ne sentono il valore: { $values }
   *[no] {""}
 }
log-draw-second = { $who } pesca un altro gettone PS e ne tiene uno dei due
log-put-back = { $who } rimette a posto un gettone PS
log-show-token = { $who } mostra un gettone PS che vale { $value }
log-lose-story = { $n ->
    [one] { $who } perde 1 gettone PS
   *[other] { $who } perde { $n } gettoni PS
 }
log-repeat = { $who } spende un gettone PS: il tiro si ripete
log-add-token = { $who } spende per il tiro un gettone PS che vale { $value }
log-be-lucky = { $who } si affida alla fortuna: +1
log-wreckage = { $who } cerca tra ciò che il mare ha lasciato: { $cards }
log-no-wreckage = { $who } non trova nulla di ciò che il mare ha lasciato
log-leave-finds = Restano al mare: { $cards }
log-receive = { $who } prende: { $card }
log-take-nothing = { $who } non prende nulla
log-use-up = { $who } usa: { $card }
log-drop = { $who } scarta: { $card }
log-go-trading = { $who } propone uno scambio
log-hand-over = { $who } dà { told-to }: { $what }
log-refuse = { $who } rifiuta lo scambio
log-give-nothing = { $who } non ci mette niente
log-discarded = Oggetto consumato: { $card }
log-lose-this = { $who } perde: { $card }
log-offer-items = Dato via: { $cards }
log-nothing-offered = { $n ->
    [one] Nessuno offre un oggetto
   *[other] Non si mettono insieme { $n } oggetti
 }

## Dadi
log-roll-return = { $people ->
    [one] { $who } cerca la via del ritorno
   *[other] { $who } cercano la via del ritorno
 } – { $dice } ({ told-enough })
log-roll-lost = { $people ->
    [one] { $sex-is ->
        [f] { $who }, dispersa, cerca l’accampamento
       *[m] { $who }, disperso, cerca l’accampamento
     }
   *[other] { $sex-is ->
        [f] { $who }, disperse, cercano l’accampamento
       *[m] { $who }, dispersi, cercano l’accampamento
     }
 } – { $dice } ({ told-enough })
log-roll-strength = { $people ->
    [one] { $who } colpisce
   *[other] { $who } colpiscono
 } – { $dice } ({ told-enough })
log-roll-side = { $who } – { $dice }{ $parts-is ->
    [several] {" "}= { $result }
   *[one] {""}
 }
log-roll-rest = { $who } si sdraia nel rifugio – { $dice }{ $parts-is ->
    [several] {" "}= { $result }
   *[one] {""}
 }
log-roll-table = { $card-is ->
    [none] { $who } tira
   *[other] { $who } tira per «{ $card }»
 } – { $dice }{ $parts-is ->
    [several] {" "}= { $result }
   *[one] {""}
 }
log-roll-fire = { $who } deve fare { $stake } o meno – { $dice }{ $parts-is ->
    [several] {" "}= { $result }
   *[one] {""}
 }, { $enough-is ->
    [yes] la fiamma prende
   *[no] niente fiamma
 }
log-nothing-comes = Non succede nulla
log-no-wounds-roll = Per le ferite di { $who } non resta alcun dado da tirare
log-roll-wounds = Le ferite di { $who } si infettano? { $dice }; { $ones-is ->
    [yes] c’è un 1
   *[no] no, solo con un 1
 }

## L’esplorazione
log-expedition = { $people ->
    [one] { $who } parte (difficoltà di ritorno { $n })
   *[other] { $who } partono (difficoltà di ritorno { $n })
 }
log-draw-card = { $deck-is ->
    [coast] { $who } esplora la costa: { $card }
    [interior] { $who } esplora l’interno: { $card }
   *[heart] { $who } esplora il centro dell’isola: { $card }
 }
log-take-pending = { $who } riprende un’esplorazione in sospeso: { $card }
log-step-on = Avanti: { $step }, difficoltà di ritorno ora { $now }
log-forward = Un passo avanti: { $steps }
log-leave-behind = Alle spalle non c’è più nulla da esplorare, si va oltre: { $steps }
log-difficulty = Difficoltà di ritorno { told-signed } (ora { $now })
log-return-now = Non resta che tornare indietro
log-back-in-camp = { $people ->
    [one] { $sex-is ->
        [f] { $who } è tornata all’accampamento
       *[m] { $who } è tornato all’accampamento
     }
   *[other] { $sex-is ->
        [f] { $who } sono tornate all’accampamento
       *[m] { $who } sono tornati all’accampamento
     }
 }
log-expedition-over = L’esplorazione è finita
log-get-lost = { $people ->
    [one] { $sex-is ->
        [f] { $who } è dispersa (difficoltà { $n })
       *[m] { $who } è disperso (difficoltà { $n })
     }
   *[other] { $sex-is ->
        [f] { $who } sono disperse (difficoltà { $n })
       *[m] { $who } sono dispersi (difficoltà { $n })
     }
 }
log-attempt = { $people ->
    [one] { $sex-is ->
        [f] { $who }, dispersa, usa
       *[m] { $who }, disperso, usa
     } { $pawn-is ->
        [white] la pedina bianca
       *[coloured] una pedina
     }
   *[other] { $sex-is ->
        [f] { $who }, disperse, usano una pedina a testa
       *[m] { $who }, dispersi, usano una pedina a testa
     }
 } per cercare la via del ritorno (difficoltà ora { $n })
log-found = { $people ->
    [one] { $who } ha ritrovato l’accampamento
   *[other] { $who } hanno ritrovato l’accampamento
 }
log-nearer = I dispersi si avvicinano al campo: { $groups }

## Carte
log-into-deck = La carta numerata { $number } viene mescolata nel { told-deck }
log-remove = { $seen-is ->
    [yes] Fuori dal gioco: { $card }
   *[no] La carta numerata { $number } è fuori dal gioco
 }
log-pending = Resta scoperta come esplorazione in sospeso: { $card }
log-abandon = Si rinuncia a: { $card }
log-lay-camp-card = { $red-is ->
    [yes] Guai nell’accampamento: { $card }
   *[no] Novità nell’accampamento: { $card }
 }{ $wood ->
    [0] {""}
   *[other] {" "}(legno sulla carta: { $wood })
 }{ $covers-is ->
    [yes] {" "}(copre { $covered })
   *[no] {""}
 }
log-solved = { $who } risolve: { $card }
log-token = { $token-is ->
    [dog] { $on-is ->
        [yes] Il cane si unisce al gruppo
       *[no] Il cane se n’è andato
     }
    [goat] { $on-is ->
        [yes] La capra arriva all’accampamento
       *[no] La capra se n’è andata
     }
   *[cannon] { $on-is ->
        [yes] Il cannone è nell’accampamento
       *[no] Il cannone non c’è più
     }
 }
log-peek = { $n ->
    [one] { $who } guarda in segreto la prima carta del { told-deck }
   *[other] { $who } guarda in segreto le prime { $n } carte del { told-deck }
 }
log-nothing-to-look-at = Non c’è più nessuna carta da guardare
log-laid-back = { $who } ha rimesso le carte nel { told-deck }
log-discard-top = Carta scartata dal { told-deck }: { $card }

## Lotte e liti
log-fight = { $people ->
    [one] { $who } combatte – { $card }, forza { $strength }
   *[other] { $who } combattono – { $card }, forza { $strength }
 }
log-joined = { $who } si unisce alla lotta (energia { $now }/{ $of })
log-stay-back = { $who } resta fuori dalla lotta
log-load-cannon = { $who } carica il cannone
log-unload-cannon = Il cannone spara
log-fire-cannon = Il cannone spara: la lotta è vinta
log-quarrel = { $who } contro { $to }
log-side-tie = Pari a { $n }: si tira di nuovo
log-side-wins = { $people ->
    [one] { $who } la spunta con { $n }
   *[other] { $who } la spuntano con { $n }
 }
log-duel = { $who } contende il tesoro { told-to }: { $card }

## La fine
log-reach-summit = { $who } è sulla vetta e vede l’isola intera
log-set-last-turn = { $now-is ->
    [yes] Questo turno sarà l’ultimo
   *[no] Il prossimo turno sarà l’ultimo
 }. { told-rescue }
log-rescue = { $people ->
    [one] { $sex-is ->
        [f] Una nave vede i segnali ({ $signals }): { $who } è salva
       *[m] Una nave vede i segnali ({ $signals }): { $who } è salvo
     }
   *[other] { $sex-is ->
        [f] Una nave vede i segnali ({ $signals }): { $who } sono salve
       *[m] Una nave vede i segnali ({ $signals }): { $who } sono salvi
     }
 }{ $tokens-is ->
    [yes] ; gettoni PS per la strada fatta: { $drawn }
   *[no] {""}
 }
log-score = Punti storia: { $scores }
log-wins = { $people ->
    [one] { $who } vince con { $n } PS
   *[other] { $who } vincono insieme con { $n } PS
 }
log-all-win = Vincono tutti insieme: { $n } PS
why-rescued = I naufraghi sono in salvo
why-all-dead = Tutti i naufraghi sono morti: nessuno vince
why-all-lost = Nell’accampamento non c’è nessuno da salvare: nessuno vince
why-no-rescue = Nessuna nave ha visto i segnali: nessuno vince
why-no-events = È passato l’ultimo giorno e non è venuto nessuno: nessuno vince
