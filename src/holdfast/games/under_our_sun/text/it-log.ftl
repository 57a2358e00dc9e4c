# Il diario: che cosa è successo, riga per riga. `$who` sono personaggi, `$people` quanti, `$sex` è f se sono tutte donne.

## Parti
told-successes = { $n ->
    [0] nessun successo
    [one] 1 successo
   *[other] { $n } successi
 }
told-no-dice = nessun dado
told-nothing = niente
told-signed = { $n-sign ->
    [minus] −{ $n-size }
   *[plus] +{ $n-size }
 }
told-hp-now = { $wounded-is ->
    [yes] { $now }/{ $of-hp }, { $sex-is ->
        [f] ferita
       *[m] ferito
     }{ $newly-is ->
        [yes] : 1 dado rosso in più in ogni tiro
       *[no] {""}
     }
   *[no] { $now }/{ $of-hp }
 }
told-well = { $level ->
    [0] { $sex ->
        [f] { $who } Stanca
       *[m] { $who } Stanco
     }
    [1] { $who } OK
   *[2] { $who } In forma
 }
told-supplied = { $who } ({ $hp } PS, { $water } acqua)
told-blow = { $n ->
    [0] { $foe } senza un graffio
   *[other] { $left ->
        [0] { $foe } perde { $n ->
            [one] l’ultimo PS
           *[other] gli ultimi { $n } PS
         }
        [one] { $foe } perde { $n } PS (ne resta 1)
       *[other] { $foe } perde { $n } PS (ne restano { $left })
     }
 }
told-body = il corpo { $of }
told-feature = { $what ->
    [enemies] { $n ->
        [one] 1 simbolo nemico
       *[other] { $n } simboli nemico
     }
    [water] { $n } acqua
    [event] un evento
    [box] un contenitore
   *[camp] un accampamento
 }
told-attribute = { $attribute-is ->
    [strength] Forza
    [skill] Abilità
   *[stealth] Furtività
 }
told-dice-again = { $n ->
    [one] 1 dado
   *[other] { $n } dadi
 }

## Il giorno
log-set-up = { $mode-is ->
    [semi] — Under Our Sun: { $mission } ({ $n } giorni, modalità semicooperativa) —
   *[coop] — Under Our Sun: { $mission } ({ $n } giorni) —
 }
log-picks = { $who } si unisce al gruppo
log-crew = A New Haven, pronti a partire: { $names }{ $ration-is ->
    [yes] . A ciascuno una razione: 1 cibo
   *[no] {""}
 }
log-offer = Carte iniziali, prezzo in punti: { $cards }. Punti da spendere: { $shares }
told-priced = { $name } ({ $n })
log-unbought = { $some-is ->
    [yes] Nessuno prende: { $cards }
   *[no] Tutto venduto
 }{ $n ->
    [0] {""}
    [one] . 1 punto va perso
   *[other] . { $n } punti vanno persi
 }
# Le carte girate tornano dritte, le capacità del giorno sono di nuovo pronte.
log-preparation = { $alone-is ->
    [yes] —— Giorno { $n } di { $of } · Preparazione ——
   *[no] —— Giorno { $n } di { $of } · Preparazione · primo giocatore: { $first } ——
 }
log-swept = { $many ->
    [one] Sparito con la notte: { $what }
   *[other] Spariti con la notte: { $what }
 }
log-uncovered = Qui possono comparire di nuovo nemici: { $places }{ $some-is ->
    [yes] { $people ->
        [one] . { $who }, già sul posto, passa in modalità furtiva
       *[other] . { $who }, già sul posto, passano in modalità furtiva
     }
   *[no] {""}
 }
log-wells-full = L’acqua è di nuovo al massimo: { $places }
log-restocked = Rifornimenti per Lawrence: { $goods }
log-first = { $phase-is ->
    [preparation] Al Mattino comincia { $whom }
   *[other] Comincia { $whom }, e tutti e due hanno i loro punti azione
 }
log-wait = { $n ->
    [0] { $who } non ha più punti azione e chiude il turno
   *[other] { $who } aspetta con { $n } PA
 }
log-phase-over = { $phase-is ->
    [morning] Il Mattino è finito
    [afternoon] Il Pomeriggio è finito
   *[night] La Notte è finita
 }
log-burnt-down = { $n ->
    [one] Una fiaccola si è consumata
   *[other] { $n } fiaccole si sono consumate
 }
log-phase = —— Giorno { $n } di { $of } · Notte{ $keyword-is ->
    [storm] {" "}· la Tempesta continua
    [solar-storm] {" "}· la Tempesta solare continua, ma di Notte non brucia nessuno
   *[none] {""}
 } (1 acqua da bere{ $hungry-is ->
    [yes] ; senza cibo per la Preparazione: { $crew }
   *[no] {""}
 }) ——
log-no-effect = Per { $whom } non cambia niente
log-weather = —— Giorno { $n } di { $of } · { $phase-is ->
    [morning] Mattino
   *[afternoon] Pomeriggio
 } · { $card } ({ $drink } acqua da bere) ——
log-drank = { $missing ->
    [0] { $who } beve { $n } acqua{ $source-is ->
        [store] {" "}dalle scorte
        [both] , di cui { $stored } dalle scorte
       *[own] {""}
     } (acqua { $now }/{ $of })
   *[other] { $n ->
        [0] { $who } non ha niente da bere
       *[other] { $who } beve solo { $n } acqua su { $need }
     }
 }{ $burns-is ->
    [yes] {" "}e si brucia al sole
   *[no] {""}
 }
log-meal = { $who } mangia 1 cibo{ $source-is ->
    [store] {" "}dalle scorte
   *[own] {""}
 }
log-hungry = { $who } resta a digiuno: { $n } PS in meno ({ told-hp-now })
log-tiredness = Benessere adesso: { $crew }
log-fever = L’infezione toglie 1 PS: { $crew }
log-night-card = Carta notte per { $whom }: { $card }
log-night-hits = Tocca { $to }
log-ballot = Il voto: { $votes }
log-ignore = { $who } resta accanto al fuoco e lascia correre
log-event = Evento – { $place }, { $whom }: { $card }
log-event-waits = L’evento aspetta finché ci sono nemici ({ $place })
log-decide = { $who }: { $choice }

## Personaggi
log-damage = { $who } perde { $n } PS ({ told-hp-now })
log-damage-each = { $n } PS in meno: { $crew }
log-damage-some = Fino a { $n } PS in meno: { $crew }
log-heal = { $who } recupera { $n } PS ({ told-hp-now })
log-heal-each = { $n } PS recuperati: { $crew }
log-heal-some = Fino a { $n } PS recuperati: { $crew }
log-heal-other = { $who } cura { $other }: { $n } PS in più ({ $now }/{ $of-hp })
log-infect = { $people ->
    [one] { $sex-is ->
        [f] { $who } è infetta
       *[m] { $who } è infetto
     }
   *[other] { $sex-is ->
        [f] { $who } sono infette
       *[m] { $who } sono infetti
     }
 }
log-cure = { $people ->
    [one] { $sex-is ->
        [f] { $who } è guarita dall’infezione
       *[m] { $who } è guarito dall’infezione
     }
   *[other] { $sex-is ->
        [f] { $who } sono guarite dall’infezione
       *[m] { $who } sono guariti dall’infezione
     }
 }
log-cure-other = { $who } guarisce { $other } dall’infezione
log-well-being = Benessere { told-signed }: { $crew }
log-action-points = { $people ->
    [one] { $who }: PA { told-signed } (ora { $now })
   *[other] { $who }: PA { told-signed } a testa
 }
log-points-now = Punti azione adesso: { $crew }
log-regain-karma = Dadi karma adesso: { $crew }
log-out-of-hiding = { $who } non è più in modalità furtiva
log-die = { $who } muore ({ $place }){ $alone ->
    [0] {""}
    [one] ; l’ostaggio resta lì ad aspettare
   *[other] ; i due ostaggi restano lì ad aspettare
 }{ $hope-is ->
    [yes] . Un DAE può riportar{ $sex-is ->
        [f] la
       *[m] lo
     } in vita su quella tessera fino alla fine { $until-is ->
        [morning] del Mattino
        [afternoon] del Pomeriggio
       *[night] della Notte
     } del giorno { $day }
   *[no] {""}
 }
log-howl = { $foe } chiama aiuto con un lamento, { $comes-is ->
    [yes] e { $called } accorre
   *[no] ma { $called } trova ogni via sbarrata
 }
log-barred = { $foe } sente il richiamo, ma ogni via per avvicinarsi è sbarrata (New Haven, un fuoco, o la pila finita)
log-nobody-near = Non compare nessuno: a distanza 2 non c’è una tessera adatta
log-eliminate = { $sex-is ->
    [f] Nessuno è arrivato in tempo: { $whom } è perduta per sempre
   *[m] Nessuno è arrivato in tempo: { $whom } è perduto per sempre
 }{ $some-is ->
    [yes] . Fino alla Preparazione resta a terra ({ $place }): { $left }
   *[no] {""}
 }
log-role-shown = { $role-is ->
    [sol] Si scopre la carta – { $whom }: Figlio della Libertà!
   *[survivor] Si scopre la carta – { $whom }: Sopravvissuto
 }
log-return = { $who } torna in vita ({ $n } PS)
log-sleep = { $who } dorme ({ $well ->
    [0] { $sex-is ->
        [f] Stanca
       *[m] Stanco
     }
    [1] OK
   *[2] In forma
 })
log-no-sleep = { $who } non può dormire con i nemici intorno
log-sleep-cheaper = { $who } dormirà bene
log-eat = { $who } mangia 1 cibo ({ told-hp-now })
log-truce = { $sex-is ->
    [f] { $who } ha un amico tra i predoni: il prossimo Umano la lascerà andare
   *[m] { $who } ha un amico tra i predoni: il prossimo Umano lo lascerà andare
 }
log-light-torch = { $who } accende una fiaccola

## Strade e nemici
log-step = { $who } raggiunge { $place }{ $guided ->
    [0] {""}
    [one] {" "}con un ostaggio
   *[other] {" "}con i due ostaggi
 }
log-sneak-in = { $who } raggiunge di nascosto { $place }{ $guided ->
    [0] {""}
    [one] {" "}con un ostaggio
   *[other] {" "}con i due ostaggi
 } e resta in modalità furtiva
log-tunnel = { $who } riemerge altrove e raggiunge { $place }
log-tile = In vista: { $place }{ $many ->
    [0] {""}
   *[other] {" "}({ $features })
 }
log-reveal-tile = { $who } scopre { $place }{ $many ->
    [0] {""}
   *[other] {" "}({ $features })
 }
log-reorder-tiles = { $who } guarda in segreto le prime { $n } tessere della pila e le rimette nell’ordine che vuole
log-appear = { $n ->
    [one] { $place }: appare { $foes }
   *[other] { $place }: appaiono { $foes }
 }
log-step-foe = { $foe } raggiunge { $place }{ $down-is ->
    [yes] , su una tessera coperta
   *[no] {""}
 }
log-sol-move = { $who } manda { $foe } altrove: { $place }
log-sol-spawn = { $who } chiama con un fischio un Figlio della Libertà
log-dismiss = { $foe } se ne va
log-searched = Il corpo { $of-foe } è stato perquisito
log-nobody-came = Non arriva nessuno: nel mazzo non c’è un nemico così, e lo si rimescola
log-pay-off = { $who } dà 2 acqua { $to-foe } (acqua: { $now })
log-place-container = { $test-is ->
    [strength] { $place }: qui c’è un contenitore (Forza)
   *[skill] { $place }: qui c’è un contenitore (Abilità)
 }
log-opened = { $place }: il contenitore è aperto
log-put-out = { $place }: la tempesta spegne il fuoco
log-place-trap = { $who } piazza una trappola ({ $place })

## Combattimenti
log-fight = { $people ->
    [one] { $who } si trova davanti { $foes }
   *[other] { $who } si trovano davanti { $foes }
 }
log-break-away = { $who } se ne va, e { $n ->
    [one] { $foes } colpisce
   *[other] { $foes } colpiscono
 } alle spalle
log-joined = { $free-is ->
    [yes] { $who } si unisce al combattimento per 0 PA
   *[no] { $who } si unisce al combattimento per 1 PA (PA: { $now })
 }
log-rush = { $who } si lancia contro chi attacca
log-fallen = { $n ->
    [one] { $foes } cade: il corpo resta lì ({ $place })
   *[other] { $foes } cadono: { $n } corpi restano lì ({ $place })
 }{ $more ->
    [-1] {""}
    [0] , e fino alla Preparazione i simboli nemico (▲) di quella tessera non portano più nessuno
    [one] , e lì resta scoperto 1 simbolo nemico (▲)
   *[other] , e lì restano scoperti { $more } simboli nemico (▲)
 }
log-hurl = { $who } lancia: { $card } ({ $place })
log-cancel-hit = { $who } schiva l’attacco { $of-foe }
log-ability = { $ability-is ->
    [bulwark] { $who } si mette davanti e incassa il colpo (Dietro di me, una volta per fase)
    [tough-hide] { $who } si scrolla di dosso 1 danno (Cuoio vecchio, una volta per fase)
    [treat] { $who } prende Ago e filo (una volta per fase)
    [plate] { $who }: la piastra evita 2 danni
   *[ambush] { $who } tira da sottovento
 }
log-armour = { $n ->
    [0] { $who } – { $card }: il colpo è fermato
   *[other] { $who } – { $card }: il colpo si attenua (danni rimasti: { $n })
 }
log-ghillie = { $who } resta immobile – { $card }: alla fine nessuno vede niente
log-net-kept = { $who } tiene da parte – { $card } – e qualcuno alza lo sguardo
log-turn-card = { $who } gira una carta, che fino alla Preparazione non serve: { $card }

## Dadi
log-karma-roll = { $who } si affida al karma e ritira { told-dice-again }: { $lost ->
    [0] { $n ->
        [one] il dado karma resta
       *[other] tutti i dadi karma restano
     }
    [one] 1 dado karma è perso
   *[other] { $lost } dadi karma sono persi
 } (rimasti: { $now })
log-roll-again = { $who } mantiene il sangue freddo e ritira { $again ->
    [one] 1 dado
   *[other] { $again } dadi
 }: ora { told-successes }
log-ghost-boots = { $who } va in punta di piedi e ritira 1 dado
log-rolls-dice = Tirati { $dice }: { told-successes }
told-attack = { $how-is ->
    [shoot] { $who } tira contro { $foe }
    [sneak] { $who } attacca di soppiatto { $foe }
   *[strike] { $who } attacca { $foe }
 }{ $armed-is ->
    [yes] {" "}({ $weapon }{ $shots ->
        [-1] {""}
        [0] , nessun colpo rimasto
        [one] , resta 1 colpo in tutto
       *[other] , restano { $shots } colpi in tutto
     })
   *[no] {""}
 } – { $dice }: { told-successes }
told-loss = { $left ->
    [0] { $foe } perde { $lost ->
        [one] l’ultimo PS
       *[other] gli ultimi { $lost } PS
     }
    [one] { $foe } perde { $lost } PS (ne resta 1)
   *[other] { $foe } perde { $lost } PS (ne restano { $left })
 }
log-roll-attack = { told-attack }{ $n ->
    [0] {""}
   *[other] , { told-loss }
 }{ $reels-is ->
    [yes] {" "}e barcolla
   *[no] {""}
 }
log-cast-attack = { told-attack }
log-stands-attack = { told-loss }{ $reels-is ->
    [yes] {" "}e barcolla
   *[no] {""}
 }
log-roll-blast = { $dice }: { told-successes } – { $foes }
log-cast-blast = { $dice }: { told-successes }
log-stands-blast = { $foes }
told-evaded = { $n ->
    [0] invano
   *[other] { $ranged-is ->
        [yes] danni in meno: { $n }
       *[no] l’attacco va a vuoto
     }
 }
log-roll-enemy = { $how-is ->
    [shoot] { $foe } tira contro { $other }
    [last] { $foe } colpisce un’ultima volta { $other }
   *[strike] { $foe } attacca { $other }
 } – { $dice }: { told-successes }
log-roll-dodge = { $who } cerca di schivare – { $dice }: { told-successes }
log-roll-blow = { $counter-is ->
    [yes] { $who } contrattacca { $other }
   *[no] { $who } attacca { $other }
 } – { $dice }: { told-successes }
log-roll-evade = { $who } cerca di schivare – { $dice }: { told-successes }, { told-evaded }
log-cast-evade = { $who } cerca di schivare – { $dice }: { told-successes }
log-stands-evade = Schivata ({ $whom }): { told-evaded }
told-test = { $about-is ->
    [box] { $who } prova ad aprire il contenitore ({ told-attribute }) – { $dice }: { told-successes }
    [stealth] { $who } cerca di non farsi notare – { $dice }: { told-successes }
   *[other] { $who } – prova di { told-attribute }, { $dice }: { told-successes }
 }
log-roll-test = { told-test }, { $about-is ->
    [box] { $passed-is ->
        [yes] si apre
       *[no] resta chiuso
     }
    [stealth] { $passed-is ->
        [yes] nessuno se ne accorge
       *[no] qualcuno se ne accorge
     }
   *[other] { $passed-is ->
        [yes] superata
       *[no] fallita
     }
 }
log-cast-test = { told-test }
log-stands-test = { $about-is ->
    [box] { $passed-is ->
        [yes] Il contenitore si apre
       *[no] Il contenitore resta chiuso
     }
    [stealth] { $passed-is ->
        [yes] Nessuno si accorge di niente
       *[no] Qualcuno se ne accorge
     }
   *[other] { $passed-is ->
        [yes] La prova è superata
       *[no] La prova è fallita
     }
 }
log-roll-stun = { log-cast-stun }{ $n ->
    [0] {""}
   *[other] , e non può più rispondere
 }
log-cast-stun = La scossa raggiunge { $foe } – { $dice }: { told-successes }
log-stands-stun = { $foe } non può più rispondere
log-roll-approach = { $comes-is ->
    [yes] { $foe } si avvicina – { $dice }: { told-successes }
   *[no] { $foe } resta dov’è – { $dice }: { told-successes }
 }
log-cast-approach = { $foe } si avvicina? { $dice }: { told-successes }
log-stands-approach = { $comes-is ->
    [yes] { $foe } si avvicina
   *[no] { $foe } resta dov’è
 }
log-roll-harm = { log-cast-harm }{ $n ->
    [0] {""}
   *[other] , { told-loss }
 }
log-cast-harm = { $what-is ->
    [barricade] { $foe } urta contro la barricata
   *[trap] { $foe } finisce nella trappola
 } – { $dice }: { told-successes }
log-stands-harm = { told-loss }
log-roll-bite = { log-cast-bite }{ $n ->
    [0] , la ferita è pulita
   *[other] , la ferita si infetta
 }
log-cast-bite = Un morso per { $whom } – { $dice }: { told-successes }
log-stands-bite = { $n ->
    [0] La ferita è pulita
   *[other] La ferita si infetta
 }
log-roll-theft = { log-cast-theft }{ $n ->
    [0] , in flagrante
   *[other] {""}
 }
log-cast-theft = { $who } allunga la mano sulla merce – { $dealer }, { $dice }: { told-successes }
log-stands-theft = { $n ->
    [0] { $who } è in flagrante
   *[other] Nessuno vede { $whom }
 }
log-roll-gamble = { log-cast-gamble }{ $n ->
    [0] , persa
   *[other] , vinta
 }
log-cast-gamble = { $who } punta { $stake } acqua – { $dice }: { told-successes }
log-stands-gamble = { $n ->
    [0] La puntata è persa
   *[other] La puntata è vinta
 }
log-roll-loot = { $who } fruga tra i resti { $of-foe } – { $dice }: { told-successes }
log-roll-ammunition = Munizioni – { $card }, { $dice }: { told-successes }
log-roll-table = { $who } tenta la sorte – { $dice }: { told-successes }

## Beni
log-received = { $who } riceve { $goods }
log-gathered = { $who } raccoglie { $goods }
log-goods-lost = { $who } perde { $goods }
log-nothing-lost = { $who } non ha niente del genere e non perde nulla
log-paid = { $who } paga { $goods }
log-refill = { $who } si rifornisce d’acqua ({ $now }/{ $of })
log-rain = { $who } raccoglie pioggia: 1 acqua ({ $now }/{ $of })
log-drop = { $stored-is ->
    [yes] { $who } mette da parte nell’accampamento: { $what }
   *[no] { $who } scarta sulla tessera: { $what }
 }
log-bait = { $foe } si ferma a mangiare, e ne esce appesantita
log-starts-with = { $who } parte con: { $card } ({ $n ->
    [one] 1 punto
   *[other] { $n } punti
 })
log-takes = { $who } prende: { $card }{ $loaded-is ->
    [yes] {" "}(colpi: { $n }/{ $of })
   *[no] {""}
 }
log-draw-loot = { $n ->
    [one] { $who } pesca una carta bottino
   *[other] { $who } guarda { $n } carte bottino, ne tiene { $keep } e rimescola il resto
 }
log-finds = { $who } trova: { $card }
log-use-item = { $who } usa: { $card }
log-build = { $who } costruisce: { $card } (con { $goods })
log-make = { $who } fabbrica { $goods }
log-strip = { $who } ha smontato: { $card }
log-refuel = { $who } rifornisce di carburante: { $card }
log-set-up-camp = { $who } monta un accampamento ({ $place })
log-take-down-camp = { $who } smonta l’accampamento ({ $place }) e si carica la tenda e tutto ciò che c’era da parte
log-light-fire = { $who } accende un falò{ $wood-is ->
    [yes] {" "}con 1 legno
   *[no] {""}
 } ({ $place })
log-make-kitchen = { $who } trasforma il falò in una cucina da campo, con 1 metallo ({ $place })
log-cook = { $who } cucina: 1 cibo diventa 3

## Commercio
log-bargain = { $what-is ->
    [both] { $who } dà { $to }: { $gives }; riceve { $gets }
    [give] { $who } dà { $to }: { $gives }
   *[want] { $living-is ->
        [yes] { $who } riceve { $by }: { $gets }
       *[no] { $who } prende dalle mani senza vita { $of }: { $gets }
     }
 }
log-refuse = { $who } rifiuta lo scambio
log-open-store = Lawrence apre l’emporio: { $goods }; { $cards }
log-place-dealer = { $dealer } stende la coperta ({ $place }): { $goods }; { $cards }
log-buys = { $who } compra da { $trader }: { $card } (prezzo { $price })
log-swap = { $who } dà a { $trader } { $gives } in cambio di { $gets }
log-pays-trader = { $who } paga a { $trader } { $goods }
log-change-given = { $who } riceve da { $trader } il resto: { $goods }
log-payout = { $who } riceve da { $trader } { $goods }
log-sell = { $who } vende a { $trader }: { $card }
log-buys-goods = { $who } compra da { $trader }: { $goods }
log-buy-round = { $who } compra { $goods }
log-steal = { $who } ruba { $goods }
log-anger = { $dealer } mette mano all’arma: ormai il nemico è { $other }
log-robbed = { $who } si prende tutto ciò che il rivenditore aveva
log-seizes = { $who } si prende: { $card }
log-calmed = { $dealer } si calma, ma non farà più affari con { $names }
log-call = { $who } chiama { $other } per radio

## La missione
log-mission-card = Comincia il primo giorno. Prima carta missione: { $card }
log-objective = ★ Obiettivo raggiunto: { $goal }. Prossima carta missione: { $card }
log-objective-last = ★ Obiettivo raggiunto!
log-task = { $task-is ->
    [free-hostage] { $who } lavora sui nodi dell’ostaggio
    [tune] { $who } gira la manopola del trasmettitore
    [deliver] { $who } scarica ciò che serve qui
    [fit-pump] { $who } spinge la pompa al suo posto
    [read-track] { $who } si china sulle tracce
    [stage-1] { $who } si mette ai lavori 1
    [stage-2] { $who } si mette ai lavori 2
    [stage-3] { $who } si mette ai lavori 3
   *[other] { $who }: { $task }
 }
log-talks = { $who } propone uno scambio { $to }
log-deals = { $who } guarda la merce: { $trader }
log-gathers = { $who } guarda che cosa c’è da raccogliere
log-builds = { $who } si mette al lavoro
log-deliver = { $who } consegna { $goods } ({ $now } di { $of })
log-count = { $what-is ->
    [tests] Funziona: { $now }
    [stage-1] I lavori 1 sono finiti
    [stage-2] I lavori 2 sono finiti
    [stage-3] I lavori 3 sono finiti
   *[other] La missione va avanti: { $now }
 }
log-read-track = { $who } legge la traccia (tracce lette: { $now })
log-hostage-appears = { $place }: qui c’è un ostaggio prigioniero
log-free-hostage = { $sex-is ->
    [f] { $who } libera l’ostaggio, che ora la segue
   *[m] { $who } libera l’ostaggio, che ora lo segue
 }
log-lead-hostage = { $who } prende per mano l’ostaggio
log-new-guide = { $who } affida l’ostaggio { $to }
log-brought-home = { $n ->
    [one] { $who } ha riportato a casa l’ostaggio e può ripartire
   *[other] { $who } ha riportato a casa i due ostaggi e può ripartire
 }
log-hostage-hurt = Un colpo così forte raggiunge anche chi cammina accanto: { $dead ->
    [0] { $n ->
        [one] l’ostaggio perde 1 PS (PS { $now })
       *[other] i due ostaggi perdono 1 PS a testa (PS almeno { $now })
     }
    [one] un ostaggio perde l’ultimo PS e muore
   *[other] i due ostaggi perdono l’ultimo PS e muoiono
 }
log-boss-comes = La terra trema: { $place }
log-boss-heals = { $foe } si lecca le ferite (PS { $now })
log-raise-walls = Le mura di New Haven sono in piedi (integrità { $n })
log-no-events = Intorno alle mura si tolgono tutti i segnalini evento
log-stock-haven = Per tanta gente New Haven ha messo da parte { $food } cibo e { $water } acqua
log-dry-haven = New Haven si sta prosciugando: restano { $n } acqua, e non ne tornerà
log-wave = { $captain-is ->
    [yes] Arriva l’ultima ondata: sono in { $n }, e con loro il Colonnello
   *[no] Arriva un’ondata: sono in { $n }
 }
log-gate = Nemici a New Haven: le mura cedono (integrità { $now }/{ $of })
log-barricade = { $who } alza una barricata ({ $place })
log-repair = { $who } ripara le mura (integrità { $now }/{ $of })
log-cross = { $who } attraversa ed è in salvo

## Squadre e fine
log-reveal-self = { $who } getta la maschera: Figlio della Libertà!
log-over = { $why-is ->
    [mission] — Missione compiuta: { $stars }
    [traitor-dead] — Con la maschera cade anche chi la portava: { $whom }. I Sopravvissuti vincono: { $stars }
    [saboteur] — Il sabotaggio è riuscito: { $whom } vince per i Figli della Libertà
    [executioner] — La sentenza è eseguita: { $whom } vince per i Figli della Libertà
    [arsonist] — New Haven brucia: { $whom } vince per i Figli della Libertà
    [time] — Il tempo è scaduto: la missione è persa
    [all-dead] — Nessuno è più in vita: la missione è persa
    [failed-hostage-lost] — Un ostaggio è morto: la missione è fallita
    [failed-too-many-gone] — Troppi sono perduti per sempre: la missione è fallita
    [failed-gate-fallen] — Le mura di New Haven sono cadute: la missione è fallita
    [failed-cannot-cross] — Siete rimasti in troppo pochi per attraversare: la missione è fallita
   *[failed] — La missione è fallita
 }{ $gone ->
    [0] {""}
   *[other] {" "}(per sempre: { $lost }; 1 stella in meno a testa)
 }{ $late-is ->
    [yes] {" "}(all’ultimo giorno: 1 stella in meno)
   *[no] {""}
 }{ $role-is ->
    [traitor] . Il Figlio della Libertà era { $whom }
    [nobody] . Nessuno era un Figlio della Libertà
   *[told] {""}
 } —
