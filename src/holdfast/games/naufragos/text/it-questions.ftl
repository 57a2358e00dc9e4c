# Domande, risposte e rifiuti.

## Domande
ask-window = { $moment-is ->
    [meanwhile] { $actor }: la spedizione è in cammino; vuoi fare qualcosa prima che prosegua?
    [strength] Prima della prova di forza: vuoi usare qualcosa?
    [survival] Le azioni sono finite: vuoi fare qualcosa prima della sopravvivenza?
    [eat] Prima del pasto: vuoi usare qualcosa?
    [eaten] Il pasto è finito: vuoi usare qualcosa?
    [fire] Prima della notte: vuoi usare qualcosa?
    [wounds] Prima dei tiri per le ferite: vuoi usare qualcosa?
    [dice] Prima di tirare i dadi: vuoi usare qualcosa?
    [rescue] Prima di scrutare l’orizzonte: un’ultima cosa da fare?
    [end] Il turno finisce: un’ultima cosa da fare?
   *[other] Vuoi fare qualcosa prima di proseguire?
 }
ask-roll = { $actor }: vuoi spendere qualcosa, prima dei dadi, per { $roll ->
    [return] il tiro di ritorno
    [strength] la prova di forza
    [fire] il tiro per il fuoco
    [rest] il tiro per il riposo
    [wounds] il tiro per le ferite
   *[table] il tiro della carta
 }?
ask-rolled = { $roll ->
    [return] Il tiro di ritorno è fatto
    [strength] La prova di forza è tirata
    [fire] Il tiro per il fuoco è fatto
    [rest] Il tiro per il riposo è fatto
    [wounds] Il tiro per le ferite è fatto
   *[table] Il tiro della carta è fatto
 }: vuoi spendere qualcosa?
ask-choose-character = Quale naufrago giochi?
ask-white-pawn = { $when ->
    [alone] { $actor } ha in più la pedina bianca: dove va?
    [later] Comincia { $actor }, che ha in più la pedina bianca, per una carta accampamento. Su quale aspetta? La usi quando vuoi in questo turno, dall’accampamento, e l’energia si paga allora; se non la usi, va persa.
   *[now] Comincia { $actor }, che ha in più la pedina bianca, per una carta accampamento che si risolve subito. Quale?
 }
ask-place-pawn = { $actor }: dove metti una pedina?{ $energy ->
    [0] {" "}Senza energia resta solo ciò che non costa nulla.
   *[other] {""}
 }
way-fight = { $way } (1 dado +{ $strength }, almeno { $n }: { $percent } %; { $lost ->
    [none] perdere non costa nulla
   *[other] se si perde: { $lost }
 })
ask-take-find-first = La prima scelta è tua; poi { $others } { $people ->
    [one] prende
   *[other] prendono
 } qualcosa del resto. Quale oggetto prendi?
tonight-fire = { $wood ->
    [0] niente legno per il fuoco (il freddo: −1 energia a testa)
   *[other] al fuoco va 1 segnalino legno su { $wood }
 }
tonight-cold = niente fuoco (il freddo: −1 energia a testa)
tonight-food = { $n ->
    [one] niente cibo (a digiuno: −1 energia e { $wounds ->
        [one] 1 ferita
       *[other] { $wounds } ferite
     })
   *[other] cibo per { $have } su { $n } (chi digiuna: −1 energia e { $wounds ->
        [one] 1 ferita
       *[other] { $wounds } ferite
     })
 }
tonight = Stasera, per ora: { $what }.
ask-resolve = { $actor }: ora tocca a «{ $action }» ({ $who }). Vuoi fare qualcosa prima? { $away ->
    [yes] In spedizione non puoi usare la pedina bianca: aspetta il tuo ritorno all’accampamento, e a fine turno va persa.
   *[no] Prima di ogni azione successiva te lo si chiede di nuovo.
 }
ask-camp-arrives = Novità nell’accampamento: { $card } – { $text } { $free ->
    [yes] In quale casella va?
   *[no] Nessuna casella è libera: quale carta copre? Quella non si può usare finché questa resta lì.
 }
ask-campfire = { $actor } sfrega i legnetti: quanta energia spendi? Il dado non deve superarla.
ask-build = Che cosa proponi di costruire? Chi è all’accampamento può dare energia.{ $later ->
    [none] {""}
   *[some] {" "}Non ancora, perché mancano i materiali: { $sites }.
 }
ask-contribute = { $proposer } propone { $name-is ->
    [shelter] il prossimo rifugio
    [sand] i segnali nella sabbia
    [bonfire] il falò enorme
    [raft] la zattera
   *[larder] la dispensa
 } e, a costruzione finita, prende 1 gettone PS. { $name-is ->
    [bonfire] È a { $done } su { $of }; ogni passo prende 1 energia e 1 segnalino legno (nella riserva: { $wood }{ $fire ->
        [yes] , e stanotte 1 serve al fuoco
       *[no] {""}
     }), quindi adesso al massimo { $lacks }
   *[other] Energia che serve: { $lacks }
 }{ $total ->
    [0] {""}
   *[other] {" "}(finora { $total })
 }. { $long ->
    [yes] Quella data resta sulla costruzione; quel che manca si può aggiungere in altri turni.
   *[no] Se non basta, non si costruisce nulla e l’energia data va persa.
 } { $left ->
    [0] Dopo di te non dà più nessuno.
   *[other] Dopo di te tocca a: { $others }.
 } Quanta ne dai?
giver = { $who } (energia { $n })
ask-more-from-supply = Un’altra tessera cibo, dalla scorta generale?
ask-take-find = { card-first }quale oggetto prendi?
ask-take-find-after = Ha cercato { $actor }, e anche gli altri nell’accampamento, uno dopo l’altro, prendono un oggetto. Quale prendi?
ask-second-find = Un secondo oggetto per 1 energia?
ask-choose-catch = La rete è troppo piena: che cosa rimetti in mare?
ask-march = { $actor } è alla guida: esplorare o tornare?
ask-go-home = Qualcuno torna indietro: vai anche tu?
ask-too-many-pending = Cinque esplorazioni in sospeso: quale abbandoni?
ask-join-fight = { card-first }ti unisci alla lotta per 1 energia? Ne condividi anche i danni.
ask-shares = { card-first }in tutto { $n ->
    [one] serve 1 energia
   *[other] servono { $n } punti energia
 }: quanta ne dai?{ $otherwise-is ->
    [some] {" "}Altrimenti: { $otherwise-clause }.
   *[none] {""}
 }
ask-another-attempt = La via del ritorno non si è trovata. Un altro tentativo ({ $roll }) costa in tutto { $n } energia, altrimenti chi ci ha provato è disperso: quanta ne dai?
ask-decide = { $card-is ->
    [some] { $card } – che cosa scegli?
   *[none] Che cosa scegli?
 }
ask-ballot = { $card-is ->
    [some] { $card } – per che cosa voti?
   *[none] Per che cosa voti?
 }
ask-pick = { card-first }scegli un naufrago. Che cosa gli succede: «{ $then }»
ask-pick-by = { card-first }{ $what-is ->
    [wounds] c’è parità di ferite
   *[other] c’è parità di gettoni
 }, perciò scegli tu: quale naufrago? Effetto: «{ $then }»
ask-offer-items = { card-first }offri un oggetto? ({ $n ->
    [one] ne serve 1
   *[other] ne servono { $n }
 })
ask-helped = { card-first }spendi { $n } energia per aiutare { $actor }? Altrimenti: { $otherwise-clause }.
ask-helped-alone = { card-first }spendi { $n } energia per cavartela? Altrimenti: { $otherwise-clause }.
ask-lose-item = { card-first }a quale oggetto rinunci?
ask-side-with = { card-first }da che parte stai?
ask-challenge = { card-first }ti batti per il tesoro?
ask-reconcile = { card-first }a chi tendi la mano?
ask-hand-shake = { $actor } ti tende la mano: spendi anche tu 1 energia per fare la pace?
ask-look = { card-first }quale mazzo guardi?
ask-seen = { card-first }lo vedi solo tu.
ask-top-or-bottom = Solo tu vedi questa carta del mazzo { $deck-is ->
    [coast] della costa
    [interior] dell’interno
    [heart] del centro dell’isola
    [event] eventi
   *[other] «{ $deck }»
 }: dove va?
ask-reorder = Solo tu vedi queste carte: quale uscirà per prima?
ask-keep-one = Due gettoni punti storia, che vedi solo tu: quale rimetti a posto?
ask-piece = Il pasto fa il giro. Nella riserva: { $cubes ->
    [0] { told-counters }
   *[other] { $food ->
        [0] { told-pieces }
       *[other] { told-pieces } e { told-counters }
     }
 }. { $people ->
    [0] Hanno mangiato tutti.
    [one] { $hungry } non ha ancora mangiato. Chi resta a digiuno perde 1 energia e subisce { $wounds ->
        [one] 1 ferita
       *[other] { $wounds } ferite
     }.
   *[other] { $hungry } non hanno ancora mangiato. Chi resta a digiuno perde 1 energia e subisce { $wounds ->
        [one] 1 ferita
       *[other] { $wounds } ferite
     }.
 } Che cosa fai con il prossimo boccone?
ask-own-food = { $n ->
    [one] Hai con te 1 segnalino cibo.
   *[other] Hai con te { $n } segnalini cibo.
 } { $people ->
    [0] Hanno mangiato tutti.
    [one] { $hungry } non ha ancora mangiato.
   *[other] { $hungry } non hanno ancora mangiato.
 } Che cosa ne fai?
ask-keep-or-eat = Ti danno un segnalino cibo: lo mangi o lo tieni?
ask-feed-dog = Il cane ha fame: gli dai del tuo cibo?
ask-cook = Il cibo che marcirebbe si può conservare: quanto?
ask-medic = { $actor } si occupa dei feriti: chi curi?
ask-larder = Nella dispensa c’è { $card }: si mangia stasera?
ask-still-lost = { $people ->
    [one] { $who } non ha ritrovato la via (difficoltà { $n })
   *[other] { $who } non hanno ritrovato la via (difficoltà { $n })
 }. Con un altro tentativo scende a { $after }, e 2 dadi devono arrivarci ({ $percent } %): si riprova?
ask-lost-alone = { $who } non ha ritrovato la via (difficoltà { $n }). Con un altro tentativo scende a { $after }, e 2 dadi devono arrivarci ({ $percent } %): con quale pedina riprovi, se riprovi?
ask-share-out = Si spartiscono le cose di chi è morto: che cosa prendi?
ask-overloaded = Con il forziere non si porta tutto: a che cosa rinunci?
ask-relieve = Qualcuno vicino a te non può portare tutto: lo prendi tu?
ask-trade = { $partner-sign ->
    [minus] Con chi scambi?
   *[other] { $give-is ->
        [none] Scambio con { $partner }: che cosa offri? Che cosa vuoi in cambio si chiede dopo.
        [nothing] Scambio con { $partner }: non offri nulla, che cosa chiedi?
        [food] Scambio con { $partner }: offri 1 segnalino cibo, che cosa vuoi in cambio?
       *[other] Scambio con { $partner }: offri { $give }, che cosa vuoi in cambio?
     }
 }
ask-bargain = { $give-is ->
    [nothing] { $actor } ti chiede { $want-is ->
        [food] 1 segnalino cibo
       *[other] { $want }
     } e non offre nulla in cambio
    [food] { $want-is ->
        [nothing] { $actor } ti regala 1 segnalino cibo
        [food] { $actor } ti offre 1 segnalino cibo in cambio di 1 segnalino cibo
       *[other] { $actor } ti offre 1 segnalino cibo in cambio di { $want }
     }
   *[other] { $want-is ->
        [nothing] { $actor } ti regala { $give }
        [food] { $actor } ti offre { $give } in cambio di 1 segnalino cibo
       *[other] { $actor } ti offre { $give } in cambio di { $want }
     }
 }. { $about }Accetti?
ask-choose-last-turn = { $actor } è sulla vetta: quale turno sarà l’ultimo?
card-first = { $card-is ->
    [some] { $card } –{" "}
   *[none] {""}
 }

## Piazzare le pedine
act-forage = Viveri
act-wood = Legna
act-diary = Diario
act-wreckage = Resti
act-campfire = Fuoco
act-build = Costruire
act-explore = Esplorazione
act-rest = Riposo
act-camp = Accampamento
place = { $action } ({ $n } energia)
place-open = { $action } (energia a scelta; di notte un fuoco con 1 segnalino legno dà 1 energia a tutti nell’accampamento, senza fuoco ne perdono 1 tutti)
place-build = { $action } ({ $some ->
    [yes] proponi { $sites }; dai energia tu, poi gli altri all’accampamento; a costruzione finita prendi 1 gettone PS
   *[no] con quel che c’è nella riserva ora non si può costruire nulla
 })
place-explore = { $place }: carte che portano nell’entroterra, con ritrovamenti e pericoli; alla fine 2 dadi{ $some ->
    [yes] {" "}({ $added })
   *[no] {""}
 } devono arrivare alla difficoltà di ritorno (parte da { $n } e cresce), o ci si perde
place-again = { $place } – una seconda volta, con l’orologio
place-danger = per liberarsene: { $ways }
rest-gives = { $more ->
    [yes] +{ $low } energia, o +{ $high } se un dado fa 4–6: 50 %
   *[no] { $low ->
        [0] ora hai tutta l’energia
       *[other] +{ $low } energia
     }
 }
row-rest = Riposo, uno per turno, non costa nulla, viene prima delle righe più in basso ({ $gives })
row-rest-list = Riposo prima delle carte accampamento, di Costruire e di Esplorazione, ovunque uguale ({ $gives })
rest-after = dopo { $row }
place-rest = Riposo dopo { $row }
place-camp = Accampamento: { $name }
place-camp-does = { $camp }: { $does }
place-camp-space = Accampamento, spazio { $n }
opt-pass = Non mettere la pedina
opt-white = Pedina bianca – { $action }
white-pawn-white = Non usare la pedina bianca
opt-resolve-white = Risolvi la pedina bianca – { $action }
opt-lay = Spazio { $n }, libero
lay-over = Spazio { $n }, sopra { $name }

## Atti liberi
opt-not-so-fast = In questo turno chiedimi prima di ogni azione se voglio usare un oggetto, scambiare o mettere legno sul fuoco
opt-go-ahead = Non chiedermelo più prima di ogni azione
opt-feed-fire = Metti 1 segnalino legno sul fuoco
opt-larder = Metti nella dispensa: { $a }
decide-larder = { $a-is ->
    [open] Mangiare quello che c’è nella dispensa
   *[keep] Lasciarlo nella dispensa
 }
ballot-larder = { $a-is ->
    [open] Mangiare quello che c’è nella dispensa
   *[keep] Lasciarlo nella dispensa
 }
opt-use = Usa { $name }: { $does }
opt-trade = Scambia…
opt-repeat = Spendi il tuo gettone più basso e ripeti il tiro ({ $aim })
opt-add-token = Aggiungi un gettone da { $a } ({ $aim })
opt-luck = Affidati alla fortuna: 1 in più ({ $aim })
opt-fewer-dice = { $token ->
    [0] Affidati alla fortuna
   *[other] Spendi un gettone PS da { $token }
 }: { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
 } su { $of } in meno da tirare (ogni 1 lascia un trauma)
opt-powder = Fai esplodere { $a } per 4 di forza in più ({ $aim })
opt-cannon = Spara col cannone e vinci
aim-high = ai dadi serve almeno { $n }
aim-low = serve al massimo { $n }
aim-wounds = con un 1 resta un trauma
aim-contest = vince il più alto
aim-table = si legge sulla carta
aim-rolled = ora { $dice }; { $need }

## Azioni
opt-stake = { $a } energia{ $up ->
    [6] {" "}(si accende di sicuro)
   *[other] {""}
 }
opt-build = { $what } ({ $needs })
opt-build-shelter = { $built }: poi un riposo dà { $low } energia, o { $high } se un dado fa 4–6
build-build = Non costruire niente
site-shelter = Rifugio { $n }
site-sand = Segnali nella sabbia
site-bonfire = Falò enorme
site-raft = Zattera
site-larder = Dispensa
needs-long = { $what ->
    [bonfire] { $done } di { $of }, 1 legno e 1 energia l’uno{ $wood ->
        [-1] {""}
       *[other] ; legno nella riserva: { $wood }
     }
   *[sand] { $done } di { $of }, 1 energia l’uno
 }
amount-energy = { $n } energia
amount-wood = { $n ->
    [one] 1 segnalino legno
   *[other] { $n } segnalini legno
 }
amount-food = { $n ->
    [one] 1 segnalino cibo
   *[other] { $n } segnalini cibo
 }
amount-own-food = { $n ->
    [one] 1 segnalino cibo personale
   *[other] { $n } segnalini cibo personali
 }
amount-store-food = { $n ->
    [one] 1 segnalino cibo della riserva comune
   *[other] { $n } segnalini cibo della riserva comune
 }
amount-rope = { $n ->
    [one] 1 corda
   *[other] { $n } corde
 }
amount-sail = { $n ->
    [one] 1 vela
   *[other] { $n } vele
 }
contribute-give = { $a ->
    [0] Niente (in tutto { $total }, { needed-in-all })
   *[other] { $counts ->
        [0] { $a } energia (in tutto { $total }, { needed-in-all })
       *[other] { $a } energia, che { $a ->
            [one] conta
           *[other] contano
         } come { $counts } (in tutto { $total }, { needed-in-all })
     }
 }
needed-in-all = { $limited ->
    [yes] adesso al massimo { $need }
   *[no] { $need ->
        [one] ne serve 1
       *[other] ne servono { $need }
     }
 }
shares-give = { $a ->
    [0] Niente (in tutto { $total }, { needed-in-all })
   *[other] { $a } energia (in tutto { $total }, { needed-in-all })
 }
opt-take-supply = Prendi una tessera dalla scorta generale
opt-leave-supply = Lascia stare la scorta
opt-take = { $a }
march-take = Riprendi un’esplorazione in sospeso: { $a }
opt-take-nothing = Non prendere niente
opt-release = Rimetti in mare: { $a }

## La spedizione
opt-advance = Avanti: 1 casella, difficoltà di ritorno +1, poi una carta{ $most ->
    [0] {""}
   *[other] {" "}(fino a +{ $most } in più)
 }
opt-draw = { $a-is ->
    [coast] Esplora la costa
    [interior] Esplora l’interno
   *[heart] Esplora il centro dell’isola
 } ({ $n ->
    [0] nessuna carta
    [one] resta 1 carta
   *[other] restano { $n } carte
 }{ $most ->
    [0] {""}
   *[other] , ritorno fino a +{ $most }
 })
opt-return = Torna indietro ({ $roll })
opt-return-asked = Torna indietro ({ $same ->
    [yes] senza altri o con { $who }, a loro scelta: { $roll }
   *[no] senza altri { $roll }; { $people ->
        [one] se viene anche { $who }
       *[other] se vengono anche { $who }
     }, { $together }
 })
opt-join-return = Torna con { $name } ({ $roll })
home-roll = 2 dadi{ $each ->
    [yes] {" "}a testa, ne basta uno riuscito
   *[no] {""}
 }{ $some ->
    [yes] , { $added }
   *[no] {""}
 }, almeno { $n }: { $percent } %
opt-stay-out = Resta qui fuori
opt-abandon = Abbandona { $a }
opt-join-fight = Unisciti alla lotta (1 energia)
opt-stay-back = Stanne fuori
opt-try-again = Tentare ancora il ritorno
opt-stay-lost = Restare dove si è
opt-white-attempt = Tenta ancora con la pedina bianca
opt-last-turn = { $a-is ->
    [this] Questo turno è l’ultimo
   *[next] Il prossimo turno è l’ultimo
 }

## Scelte
choice = { $words }: { $does }
choice-paid = { $words } ({ $price })
card-does = { $name } – { $does }
opt-pick = { $a }
opt-side = Con { $a }
opt-offer = Offri { $a }
overloaded-offer = { $b-sound ->
    [a] Offri { $a } ad { $b }
   *[other] Offri { $a } a { $b }
 }
opt-offer-nothing = Non offrire niente
opt-help = Aiuta
opt-do-not-help = Non aiutare
opt-lose = { $a }
opt-drop = Scarta { $a }
relieve-accept = Prendi { $item } da { $name }
opt-refuse = No, grazie
opt-agree = Ci sto
opt-challenge = Battiti per averlo
opt-no-challenge = Lascia perdere
opt-reach-out = { $a-is ->
    [nobody] A nessuno
   *[other] { $a-sound ->
        [a] Ad { $a }
       *[other] A { $a }
     }
 }
opt-make-peace = Fate la pace (1 energia a testa)
opt-no-peace = Non ancora
opt-look = { $a-is ->
    [coast] Il mazzo della costa
    [interior] Il mazzo dell’interno
   *[heart] Il mazzo del centro dell’isola
 }
opt-seen = Ho visto
seen-cards = Visto: { $cards }
opt-top = Lascia in cima: { $card }
opt-bottom = Metti in fondo: { $card }
opt-next = { $card }
opt-top-all = Tutte restano in cima, in quest’ordine: { $cards }
opt-bottom-all = Tutte in fondo al mazzo: { $cards }
opt-next-all = Tutte quelle che restano, in quest’ordine: { $cards }
keep-one-return = { $a-is ->
    [first] Rimetti a posto il primo gettone ({ $value })
   *[second] Rimetti a posto il secondo gettone ({ $value })
 }
opt-with = { $a }
trade-give = { $a-is ->
    [nothing] Non offro nulla
    [food] 1 segnalino cibo
   *[other] { $a }
 }
opt-want = { $a-is ->
    [nothing] Niente: è un regalo
    [food] 1 segnalino cibo
   *[other] { $a }
 }
opt-no-trade = Lascia perdere lo scambio
opt-character = { $a }

## Sopravvivenza
opt-eat = { $a-is ->
    [cube] Mangia un boccone di cibo deperibile
   *[food] Mangia un segnalino cibo
 }
opt-leave = { $a-is ->
    [cube] Lascia un boccone di cibo deperibile
    [all] Lascia tutto quello che resta
   *[food] Lascia un segnalino cibo nella riserva comune
 }
opt-feed = { $a-is ->
    [cube] { $b-sound ->
        [a] Dai un boccone di cibo deperibile ad { $b }
       *[other] Dai un boccone di cibo deperibile a { $b }
     }
   *[food] { $b-sound ->
        [a] Dai un segnalino cibo ad { $b }
       *[other] Dai un segnalino cibo a { $b }
     }
 }
opt-dog = { $a-is ->
    [cube] Dai al cane un boccone di cibo deperibile
    [food] Dai al cane un segnalino cibo
    [feed] Dagli da mangiare
   *[let-go] Lascialo scappare
 }
opt-own = { $a-is ->
    [eat] Mangiane uno
    [give] { $b-sound ->
        [a] Danne uno ad { $b }, da mangiare o da tenere
       *[other] Danne uno a { $b }, da mangiare o da tenere
     }
   *[keep] Tieni il resto
 }
opt-given = { $a-is ->
    [eat] Mangialo
   *[keep] Tienilo
 }
opt-preserve = { $a ->
    [0] Non conservare niente
    [one] Conserva 1 segnalino cibo
   *[other] Conserva { $a } segnalini cibo
 }
opt-mend = Togli un trauma: { $a }
opt-bandage = Togli una ferita: { $a } (1 energia)
opt-medic = Non curare nessuno
opt-inherit = { $a-is ->
    [food] 1 segnalino cibo
   *[other] { $a }
 }

## Rifiuti
no-no-energy = Serve energia: { $need }; ne hai { $have }
no-exhausted = Serve almeno 1 energia
no-already-done = In questo turno hai già svolto questa azione
no-no-free-space = Tutti i suoi spazi sono occupati
no-closed-today = L’evento di questo turno impedisce questa azione
no-no-wreckage = Sulla spiaggia non è arrivato niente
no-fire-is-lit = Il fuoco è già acceso
no-camp-card-taken = Su questa carta c’è già una pedina
no-white-pawn-there = Su questa carta c’è la pedina bianca
no-free-space = Nell’accampamento c’è ancora uno spazio libero
no-storm = Non durante la tempesta
no-no-fishing = In questo turno non si può pescare
no-not-possible = La condizione della carta non è soddisfatta
no-no-way-to-solve = Non hai nessun modo di risolvere questa carta
no-red-card = Una carta a sfondo rosso si copre solo se tutte sono rosse
no-no-own-food = { $need ->
    [one] Devi avere con te 1 segnalino cibo
   *[other] Devi avere con te { $need } segnalini cibo
 }
no-no-food = { $need ->
    [one] Devi avere 1 segnalino cibo a portata di mano
   *[other] Devi avere { $need } segnalini cibo a portata di mano
 }
no-no-store-food = Nella riserva comune serve cibo: { $need }
no-no-wood = Nella riserva comune serve legno: { $need }
no-no-rope = Nella riserva comune serve una corda
no-no-sail = Nella riserva comune serve una vela
no-ability-taken = Qualcuno ha già questa abilità
no-sector-not-reached = Nessuno della spedizione è arrivato fin lì
no-not-an-earlier-sector = Senza andare avanti si esplorano solo i settori già superati
no-on-the-summit = Sei sulla vetta: più in là non si va
no-deck-empty = Questo mazzo è vuoto
no-no-event-left = Non restano eventi, quindi non c’è un prossimo turno

## Quello che segue nelle domande che nessuna carta pone
fx-return-roll = si ripete il tiro di ritorno
fx-get-lost = chi tentava il ritorno finisce tra i dispersi
fx-empty-larder = la tessera della dispensa si mangia
fx-attempt = i dispersi tentano il ritorno
