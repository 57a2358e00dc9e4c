# Che cosa mette in gioco una risposta, e perché un giocatore la consiglia.

crumb-clock = Turno { $n }
noun-wounds = { $n ->
    [one] ferita
   *[other] ferite
}
noun-trauma = { $n ->
    [one] trauma
   *[other] traumi
}
noun-token = { $n ->
    [one] gettone PS
   *[other] gettoni PS
}
noun-token-for-others = { $n ->
    [one] gettone PS per un altro
   *[other] gettoni PS per altri
}
noun-item = { $n ->
    [one] oggetto
   *[other] oggetti
}
noun-items-of-all = { $n ->
    [one] oggetto di chiunque
   *[other] oggetti di chiunque
}
noun-energy-for-others = { $n ->
    [one] energia per un altro
   *[other] energia per altri
}
gives-energy-for-others = così prende { $n } energia
gives-healed = { $n ->
    [one] guarisce 1 ferita
   *[other] guarisce { $n } ferite
}
gives-mended = { $n ->
    [one] cura 1 trauma
   *[other] cura { $n } traumi
}
gives-supply = { $n ->
    [one] 1 tessera in più da trovare poi con Viveri, per ora niente
   *[other] { $n } tessere in più da trovare poi con Viveri, per ora niente
}
gives-warm-night = stanotte si sta al caldo
gained-own-food = { $n ->
    [one] 1 segnalino cibo per te
   *[other] { $n } segnalini cibo per te
 }
amount-cube = { $n ->
    [one] 1 boccone deperibile
   *[other] { $n } bocconi deperibili
}
gives-kept = la cuoca o il barile possono conservarlo per domani
gained-fish = { $n ->
    [one] 1 tessera pesce (1–3 bocconi)
   *[other] { $n } tessere pesce (1–3 bocconi l’una)
}
gained-tile = { $n ->
    [one] 1 tessera viveri (1–4 bocconi)
   *[other] { $n } tessere viveri (1–4 bocconi l’una)
}
noun-energy-of-all = energia in tutto
noun-own-food = { $n ->
    [one] cibo proprio
   *[other] cibi propri
}
noun-store-food = { $n ->
    [one] cibo della riserva
   *[other] cibi della riserva
}
noun-tile = { $n ->
    [one] tessera cibo
   *[other] tessere cibo
}
noun-supply = { $n ->
    [one] tessera della scorta
   *[other] tessere della scorta
}
noun-fish = { $n ->
    [one] tessera pesce
   *[other] tessere pesce
}
noun-meal = { $n ->
    [one] pasto
   *[other] pasti
}
noun-kept = { $n ->
    [one] boccone conservato per domani
   *[other] bocconi conservati per domani
}
noun-healed = { $n ->
    [one] ferita guarita
   *[other] ferite guarite
}
noun-mended = { $n ->
    [one] trauma curato
   *[other] traumi curati
}
noun-warm-night = { $n ->
    [one] notte al caldo
   *[other] notti al caldo
}
noun-step = { $n ->
    [one] passo nell’entroterra
   *[other] passi nell’entroterra
}
noun-easier = { $n ->
    [one] punto in meno per il ritorno
   *[other] punti in meno per il ritorno
}
noun-solved = { $n ->
    [one] pericolo eliminato
   *[other] pericoli eliminati
}
noun-pawn = { $n ->
    [one] pedina
   *[other] pedine
}
noun-white-pawn = { $n ->
    [one] pedina bianca
   *[other] pedine bianche
}
dice-d6 = { $n ->
    [one] 1 dado
   *[other] { $n } dadi
}
chance-success = riuscita
chance-least = acceso con 1 energia
chance-most = con tutta quella che avrai allora
chance-rested = un buon sonno, più energia
chance-trauma = un trauma (1 energia in meno per sempre, il quarto è la morte)
chance-shark = lo squalo (uno scontro)
chance-jellyfish = una medusa (una ferita)
chance-step = un altro passo nell’entroterra
chance-harder = un ritorno più difficile
chance-wound = una ferita
chance-heal = una ferita guarisce
chance-wood = legno
chance-food = cibo
chance-story = un gettone PS
chance-tired = energia persa
chance-item = un oggetto
chance-rope = una corda
chance-downgrade = danni al rifugio
chance-helped = guai, se nessuno aiuta
chance-decide = un’altra scelta
risk-idle = la pedina resta inattiva
risk-full = serve solo dopo averne spesa
risk-no-expedition = in questo turno non parte nessuna spedizione
risk-too-late = le carte accampamento vengono dopo la spedizione: fa in tempo solo la pedina bianca
risk-nobody-hurt = lì nessuno è ferito
risk-fills = per ora niente alla riserva: si mettono { $n } tessere sulla carta
risk-complete = è già completo: non si aggiunge nulla
risk-exhausted = resti senza energia: la prossima perdita è una ferita
risk-wound = { $n ->
    [one] 1 ferita
   *[other] { $n } ferite
}
risk-trauma = { $n ->
    [one] 1 trauma
   *[other] { $n } traumi
}
risk-others-wound = { $n ->
    [one] 1 ferita per altri
   *[other] { $n } ferite per altri
}
risk-others-trauma = { $n ->
    [one] 1 trauma per altri
   *[other] { $n } traumi per altri
}
risk-others-tired = altri perdono { $n } energia
risk-harder = { $n ->
    [0] il ritorno può farsi più difficile
   *[other] il ritorno si fa più difficile di { $n }
}
risk-lost = { $n ->
    [one] puoi perderti (se il tiro fallisce, con 1 energia si ritira; chi è disperso usa le prossime pedine per ritrovare la via, e nessuna nave lo porta via)
   *[other] potete perdervi in { $n } (se il tiro fallisce, con { $n } energia in tutto si ritira; chi è disperso usa le prossime pedine per ritrovare la via, e nessuna nave lo porta via)
}
risk-alone = { $n ->
    [one] uno resta fuori
   *[other] restano fuori in { $n }
}
risk-last-turn = la partita finisce col turno { $n }, salvi o no
risk-rots = stanotte marcisce
risk-hunger = { $n ->
    [one] uno può restare a digiuno
   *[other] { $n } possono restare a digiuno
}
risk-ink = un altro ha l’inchiostro: niente gettoni PS
risk-no-wood = senza legno il fuoco non si accende
risk-empty-handed = la scorta è vuota
risk-short = energia che manca ancora: { $n }
risk-wasted = { $n } energia più del necessario
risk-spilt = { $n } energia va sprecata: la scala è piena
risk-no-use = chi ha già mangiato e ha tutta l’energia non ne ricava nulla
risk-shark = può uscire lo squalo
risk-jellyfish = può uscire una medusa
risk-fight = uno scontro con forza { $n }
risk-covers = copre una carta del campo
risk-item-lost = si perde un oggetto
risk-wood-lost = { $n ->
    [one] si perde 1 segnalino legno
   *[other] si perdono { $n } segnalini legno
 }
risk-food-lost = { $n ->
    [one] si perde 1 segnalino cibo
   *[other] si perdono { $n } segnalini cibo
 }
risk-own-food-lost = { $n ->
    [one] si perde 1 segnalino cibo proprio
   *[other] si perdono { $n } segnalini cibo propri
 }
risk-rope-lost = si perde una corda
risk-sail-lost = si perde una vela
risk-supply-lost = la scorta perde { $n }
because-nothing-better = adesso non c’è di meglio da farne
because-nothing-now = niente di ciò che si può usare serve adesso
because-food = stasera devono mangiare in { $n }, e c’è cibo per { $have }
because-more-food = stasera mangiano tutti; quel che avanza dà ancora fino a { $n } energia
because-wood-for-fire = non c’è legno per il fuoco di stanotte, e il freddo toglie energia a { $n }
because-wood = la catasta ha { $n ->
    [one] 1 segnalino
   *[other] { $n } segnalini
 } legno, e anche domani notte farà freddo
because-wood-to-build = { $n ->
    [one] { $what }: manca 1 segnalino legno
   *[other] { $what }: mancano { $n } segnalini legno
 }
because-fire = un fuoco scalda { $n ->
    [one] 1 persona
   *[other] { $n } persone
 } ogni notte; con { $energy } energia si accende { $percent } volte su 100
because-warm = con un legno stanotte stanno al caldo in { $n }
because-roof = il rifugio { $n } si può finire ora, e ogni riposo rende di più
because-signal-site = { $what }: ancora { $n }, e le navi possono vederci
because-nothing-to-build = non si può costruire nulla che serva
because-give = { $what }: energia che manca { $n }, e insieme l’abbiamo
because-give-nothing = { $what }: energia che manca { $n }, più di quanta ne abbiamo, e quella data invano va persa
rolled-for-what = { $roll-is ->
    [return] il tiro di ritorno
    [strength] la prova di forza
    [fire] il tiro per il fuoco
    [rest] il tiro per il riposo
    [wounds] il tiro per le ferite
   *[table] il tiro della carta
 }
because-weak = { $who } ha solo { $n } energia
because-give-enough = { $what }: adesso non serve altro
because-give-keep = { $what }: con { $n } energia non ce n’è da dare
because-explore = { $n } passi alla vetta, e { $turns } turni dopo questo
because-company = { $n } ci va già
because-prepare = una spedizione preparata torna più facilmente
because-wreckage = il mare ha portato qualcosa, e finora mostriamo { $n } segnali
because-diary = un gettone PS è fortuna ai dadi, e punti alla fine
because-wounds = { $n ->
    [one] 1 ferita: un riposo la guarisce prima che diventi un trauma
   *[other] { $n } ferite: un riposo ne guarisce una prima che diventi un trauma
 }
because-rest = l’energia è a { $n } su { $of }, e un riposo non costa nulla
because-danger = { $card } fa danni ogni turno finché qualcuno non provvede
because-camp-card = { $card } adesso vale il suo prezzo
because-signal = { $card } è un segnale che non mostriamo ancora
because-useful = { $card } è la cosa più utile tra quelle che ci sono
because-burden = quel che c’è sarebbe un peso
because-least-useful = { $card } è ciò che mancherà meno
because-too-dear = vale di più nelle proprie mani
because-borrow = { $what } serve a chi deve ritrovare la strada, e { $who } resta al campo
because-good-bargain = un buon affare con { $who }
because-bad-bargain = { $who } chiede più di quanto vale
because-white-now = ciò per cui aspetta la pedina bianca serve adesso
because-medicine = { $card } cura chi ha { $n } tra ferite e traumi prima che si tirino i dadi
because-strength = { $card }, perché resta solo { $n } energia
because-fight = c’è da battere una forza di { $n }
because-try-again = un altro tentativo riesce { $percent } volte su 100
because-common-cause = { $n } energia in tutto, per ciò che ne avranno tutti
because-go-on = dopo la prossima carta si torna ancora { $percent } volte su 100, contando tutti i tentativi che ci si può permettere
because-return = { $n ->
    [one] adesso un tentativo di ritorno
   *[other] adesso un tentativo di ritorno in { $n }
 } riesce { $percent } volte su 100, e può solo farsi più difficile
because-together = con { $who } il ritorno riesce { $percent } volte su 100
because-find-back = la strada si ritrova { $percent } volte su 100
because-luck = in questo modo { rolled-for-what } va bene { $percent } volte su 100
because-good-enough = così com’è, { rolled-for-what } va bene { $percent } volte su 100
because-ship-today = la nave di { $card } oggi vede i nostri segnali
because-no-ship-today = con { $n } segnali oggi nessuna nave ci vede
because-ship-tomorrow = con { $n } segnali e un turno in più una nave ci vede { $percent } volte su 100
because-comes-next = { $card } è meglio che venga adesso
because-not-next = { $card } è meglio che non venga presto
because-look = che cosa ci aspetta: { $where }
because-hungry = { $who } non ha mangiato, e la fame vuol dire { $n ->
    [one] 1 ferita
   *[other] { $n } ferite
 }
because-energy = { $who } ha solo { $n } energia, e il boccone marcirebbe
because-keep-food = { $n ->
    [one] 1 segnalino cibo si conserva
   *[other] { $n } segnalini cibo si conservano
 } per un altro giorno
because-own-meal = { $who } resterebbe a digiuno con { $n ->
    [one] 1 segnalino
   *[other] { $n } segnalini
 } cibo in mano
because-dog = il cane resta con chi lo nutre
because-preserve = { $n ->
    [one] 1 boccone stanotte marcirebbe
   *[other] { $n } bocconi stanotte marcirebbero
 }
because-mend = { $who } ha { $n ->
    [one] 1 trauma
   *[other] { $n } traumi
 }, e il quarto è la morte
because-bandage = { $who } ha { $n ->
    [one] 1 ferita, che stanotte può diventare un trauma
   *[other] { $n } ferite, e ognuna può diventare un trauma stanotte
 }
because-keep-supply = per stasera ci sono { $n } porzioni; la scorta conserva il resto
because-lower-token = quello da { $n } è il più basso
because-vote = è la cosa migliore per tutti
because-best-choice = porta più di quel che costa, e più delle altre
because-help = con { $n } energia si evita il peggio a un compagno
because-pick = tocca soprattutto a { $who } (ferite: { $n })
because-free-space = lo spazio è libero
because-character = { $ability-is ->
    [pathfinder] { $card } aggiunge 2 ai tiri di ritorno
    [fisher] { $card } pesca il doppio
    [strong] { $card } vale 2 in ogni scontro e costruisce per due
    [cook] { $card } conserva ciò che marcirebbe
    [medic] { $card } ogni notte cura qualcuno
   *[lucky] { $card } ricava di più da ogni gettone speso
 }

# Titoli sopra le liste lunghe di risposte.
group-board = Sul tabellone
group-rest = Riposo
group-camp = Carte accampamento
group-white = La pedina bianca
group-meal = Il pasto
group-things = Oggetti
