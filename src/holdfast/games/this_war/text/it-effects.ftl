# Testo delle regole di effetti e condizioni. Le frasi cominciano in minuscolo: la maiuscola la mette la carta.
# Chi è interessato da un effetto è `$whom`; dove una carta parla del proprio Personaggio non si nomina nessuno.

## Parti
amount = { $n } { $what }
amount-wood = { $n } Legno
amount-water = { $n } Acqua
amount-sugar = { $n } Zucchero
amount-alcohol-100 = { $n } Alcool Puro
change = { $state } { $delta }
subject = { $whom }: { $text }
range-one = { $low }
range-pair = { $low } o { $high }
range-to = { $low }–{ $high }
range-more = { $low } o più
with-level = { $whom } con { $state } { $range }
both-needed = { $text } (solo se sono almeno { $n ->
    [2] due
   *[other] { $n }
 })
n-cards = { $n ->
    [one] 1 carta Esplorazione
   *[other] { $n } carte Esplorazione
 }
whom-all = { $n ->
    [0] ogni Personaggio
    [one] un Personaggio
    [2] due Personaggi
   *[other] { $n } Personaggi
 }
whom-all-present = { $n ->
    [0] ogni Personaggio presente
    [one] un Personaggio presente
    [2] due Personaggi presenti
   *[other] { $n } Personaggi presenti
 }
whom-all-in-shelter = { $n ->
    [0] ogni Personaggio nel Rifugio
    [one] un Personaggio nel Rifugio
    [2] due Personaggi nel Rifugio
   *[other] { $n } Personaggi nel Rifugio
 }
whom-guards = { $n ->
    [0] ogni Personaggio di Guardia
    [one] un Personaggio di Guardia
    [2] due Personaggi di Guardia
   *[other] { $n } Personaggi di Guardia
 }
whom-scavengers = { $n ->
    [0] ogni Personaggio in Perlustrazione
    [one] un Personaggio in Perlustrazione
    [2] due Personaggi in Perlustrazione
   *[other] { $n } Personaggi in Perlustrazione
 }
whom-others = { $n ->
    [0] ogni altro Personaggio nel Rifugio
    [one] un altro Personaggio nel Rifugio
    [2] altri due Personaggi nel Rifugio
   *[other] altri { $n } Personaggi nel Rifugio
 }
whom-affected = { $n ->
    [0] ogni Personaggio colpito
    [one] un Personaggio colpito
    [2] due Personaggi colpiti
   *[other] { $n } Personaggi colpiti
 }
whom-me = questo Personaggio
whom-picked = quel Personaggio
whom-most-miserable = il Personaggio con più Tristezza
whom-kindest = il Personaggio con più Empatia
whom-bound = il Personaggio scelto
group-all = tutti i Personaggi
group-all-present = tutti i Personaggi presenti
group-all-in-shelter = tutti i Personaggi nel Rifugio
group-guards = tutti i Personaggi di Guardia
group-scavengers = tutti i Personaggi in Perlustrazione
group-others = tutti gli altri Personaggi nel Rifugio
group-affected = tutti i Personaggi colpiti

## Effetti uno dopo l’altro
or-else = o
row = con { $at }, { $text }
row-amount = { $at }: { $text }
then-first = poi { $text }
otherwise = altrimenti { $text }
quoted = «{ $words }»
only-if = { $what } (solo se { $cond })
fx-if = se { $cond }, { $then-clause }{ $otherwise-is ->
    [some] ; altrimenti { $otherwise-clause }
   *[none] {""}
 }
fx-each = { $whom }: { $then-clause }
fx-choose-one = scegli una possibilità: { $ways }
fx-one-and-another = un Personaggio nel Rifugio: { $one-clause }; { $empathy ->
    [0] un altro: { $another-clause }
   *[other] un altro con Empatia { $empathy } o più, se c’è: { $another-clause }
 }{ $need ->
    [yes] {" "}(solo se sono almeno due)
   *[no] {""}
 }
fx-say = { $text }

## Segnalini e risorse
fx-gain = ottieni { $goods }{ $where-is ->
    [findings] {" "}nella Pila dei Ritrovamenti
   *[other] {""}
 }
first-of = { $first } o, se non ce ne sono più, { $rest }
fx-gain-first = ottieni { $goods }
fx-lose = scarta { $goods }{ $choice ->
    [yes] {" "}a tua scelta
   *[no] {""}
 }{ from-where }{ $if-possible ->
    [yes] {" "}(per quanto possibile)
   *[no] {""}
 }
most-valuable = { $n ->
    [one] il segnalino di maggior valore
   *[other] i { $n } segnalini di maggior valore
 }
from-where = { $where-is ->
    [storage] {" "}dal Magazzino
    [findings] {" "}dalla Pila dei Ritrovamenti
   *[here] {""}
 }
fx-lose-value = scarta segnalini per un valore totale di almeno { $n }{ from-where }
fx-lose-all = scarta { $all ->
    [yes] tutto
   *[no] { $goods }
 }{ from-where }
all-of = tutto ({ $goods })
all-valuables = tutte le armi e i Gioielli
fx-remove-from-box = elimina { $goods } dalla scatola per il resto della campagna (se c’è)
fx-food-price = fino alla prossima carta Capitolo, ogni segnalino cibo vale { $n } in più nel Baratto
fx-habit = Abitudine: scarta { $goods } dal Magazzino, oppure Tristezza { $delta }
fx-barter = Baratto: { $offer }, Commissione { $commission }
offer-any = qualsiasi segnalino
offer-colours = segnalini { $colours }
offer-green = verdi
offer-red = rossi
offer-yellow = gialli
offer-grey = grigi
fx-trap-pays = i Topi se ne vanno

## Stati
fx-state = { $text }
set-to = { $state } passa a { $level }
fx-set-state = { $text }
fx-wounds-split = distribuisci come vuoi { $n ->
    [one] 1 Ferita
   *[other] { $n } Ferite
 } fra { $group }
fx-remove-character = { $whom } lascia per sempre il gruppo
fx-away = { $whom } è assente per { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
 }
fx-starting-swap = { $whom } diventa un Personaggio iniziale
fx-join = il prossimo Personaggio disponibile si unisce al gruppo con { $states }, se c’è posto
fx-arrival = puoi accogliere il prossimo Personaggio disponibile, che si unisce al gruppo con { $states }. Se rifiuti, prova di Empatia per ogni Personaggio nel Rifugio (chi è colpito: Tristezza +1)
fx-doctor = quante volte vuoi, puoi scartare dal Magazzino segnalini per un valore totale di almeno { $fee }; ogni volta, un Personaggio nel Rifugio: Malattia −1 o Ferite −1

## Dadi
fx-empathy-check = prova di Empatia per { $whom } (chi è colpito: { $hit-clause }{ $miss-is ->
    [some] ; nessun colpito: { $miss-clause }
   *[none] {""}
 })
rolls = tira il dado Nero{ $bonus ->
    [0] {""}
   *[other] {" "}e aggiungi { $bonus }
 }{ $prowess ->
    [none] {""}
   *[other] {" "}(si può ritirare con il Coraggio: { $prowess })
 }
fx-roll = { rolls }: { $rows }
fx-roll-each = { $whom } tira il dado Nero; con { $at }, { $then-clause }
fx-danger-roll = prova di pericolo per { $whom }: { $die }, ogni colpo è 1 Ferita{ $prowess ->
    [yes] {" "}(si può ritirare con il Coraggio)
   *[no] {""}
 }

## Freddo, Rumore, mazzo Ignoto
fx-cold = { $n-sign ->
    [minus] rimuovi { $all ->
        [yes] tutto il Freddo
       *[no] { $n-size } Freddo
     }
   *[plus] aggiungi { $n-size } Freddo
 }
fx-noise = Rumore { $delta }
fx-noise-set = porta il Rumore a { $n }
fx-roll-noise = tira per il Rumore
fx-return-cards = restituisci { $all ->
    [yes] tutte le carte Esplorazione rimaste
   *[no] { n-cards }{ $or-all ->
        [yes] {" "}(o tutte quelle rimaste)
       *[no] {""}
     }
 }
fx-add-unknown = metti { $n ->
    [one] 1 carta
   *[other] { $n } carte
 } del mazzo Esplorazione in fondo al mazzo Ignoto
fx-end-scavenging = la Perlustrazione finisce e si scelgono i ritrovamenti
fx-peek = guarda { $deck-is ->
    [events] { $n ->
        [one] la prima carta Evento
       *[other] le prime { $n } carte Evento
     }
    [night-raids] { $n ->
        [one] la prima carta Raid Notturno
       *[other] le prime { $n } carte Raid Notturno
     }
   *[unknown] { $n ->
        [one] la prossima carta Ignoto
       *[other] le prossime { $n } carte Ignoto
     }
 }{ $sort ->
    [yes] , restituisci quelle che vuoi e rimetti le altre nell’ordine che vuoi
   *[no] {" "}e { $n ->
        [one] rimettila
       *[other] rimettile
     } a posto
 }
fx-draw-findings = pesca { $n ->
    [one] 1 carta Ritrovamenti
   *[other] { $n } carte Ritrovamenti
 }: { $rows-n ->
    [one] riga { $rows }
   *[other] righe { $rows }
 }{ $star ->
    [yes] {""}
   *[no] , senza il tiro della stella
 }
fx-search = Rumore +4, tira per il Rumore; poi pesca 1 carta Ritrovamenti: riga { $row }
fx-special-finding = tira sui Ritrovamenti Speciali del Luogo
fx-pick-lock = tira il dado Nero; con 1–3, il Grimaldello resta e la porta rimane chiusa; con 4–10, scarta il Grimaldello; { $then-clause }
fx-twist = pesca una carta Colori e leggi la Storia del Luogo attuale di quel colore; se non c’è o è già stata letta: silenzio, Rumore −1
fx-encounter = pesca e risolvi una carta Residenti

## Combattimenti e raid
fx-fight = combattimento contro { $enemies ->
    [one] 1 nemico
   *[other] { $enemies } nemici
 } ({ $weapons }){ $notes }
fight-note = , { $text }
fight-backstab = { $side ->
    [enemies] che prima fanno un Attacco alle Spalle
   *[characters] prima un Attacco alle Spalle dei tuoi Personaggi
 }
fight-thug = Teppisti
fight-no-flee = non si può fuggire
fight-prowess = Coraggio { $n } per tutti
fight-flee-when = gli altri scappano dopo { $n ->
    [one] 1 morto
   *[other] { $n } morti
 }
fight-loot = bottino: { $goods }
fight-then = poi { $text }
weapons-of-the-dead = le armi dei morti
armed-all = { $weapon }
armed = { $letter } { $weapon }
fx-fight-them = comincia il combattimento
fx-talk = pesca una carta Colori e leggi la loro Storia di quel colore
fx-raid-mod = { $ignore ->
    [yes] il prossimo Raid Notturno viene ignorato
   *[no] { $changes } al prossimo Raid Notturno
 }
raid-damage = Danno { $delta }
raid-wounds = Ferite { $delta }
fx-shuffle-raids = rimescola tutti i Raid Notturni scartati nel loro mazzo
fx-remove-event = elimina dal gioco la prima carta Evento senza guardarla

## La casa e la città
fx-exchange-location = { $place-is ->
    [chosen] puoi sostituire un Luogo
    [near] sostituisci il Luogo Vicino
    [medium] sostituisci il Luogo Medio
   *[far] sostituisci il Luogo Lontano
 }
fx-fitting-return = { $n ->
    [one] un Miglioramento costruito a tua scelta torna
   *[other] { $n } Miglioramenti costruiti a tua scelta tornano
 } nel mazzo Miglioramenti{ $then-is ->
    [some] {" "}(se ce n’è uno: { $then-clause })
   *[none] {""}
 }
fx-shelter-card-restore = se { $slot } è vuoto, vi tornano Macerie senza bottino
fx-board-up = { $n-sign ->
    [minus] scarta 1 segnalino Assi di Legno a tua scelta
   *[plus] metti Assi di Legno su una Crepa libera e accessibile
 }
fx-flag-day = { $text }
flag-snipers = oggi all’Esterno il cecchino colpisce con 1–3
flag-curfew = questa notte ogni Luogo ha 2 carte Esplorazione in meno
flag-robbers = questa notte rivela 2 carte Raid Notturno e risolvi quella con più Danno (a parità, scegli tu); l’altra si scarta
flag-clear-day = oggi nessuno perde la prima azione che la Fame, la Fatica o un altro Stato gli toglierebbe
flag-no-visitors = oggi non arrivano Visitatori
flag-empty-streets = questa notte il Rumore parte da 2
fx-objective-done = l’Obiettivo è compiuto
fx-game-over = { $result-is ->
    [ceasefire] la campagna finisce come con il cessate il fuoco
   *[other] la campagna è persa
 }

## Il Libro delle Storie
script-number = la Storia { $n }
some-script = una Storia
fx-open-script = leggi { $number }
fx-goto = leggi { $number }
fx-read-page = leggi { $number }
fx-epilogue = annota { $number } per la fine della campagna
fx-by-colour = pesca una carta Colori e leggi la Storia di quel colore ({ $scripts }){ $silence-is ->
    [some] ; se non c’è o è già stata letta: { $silence-clause }
   *[none] ; se è già stata letta, non succede nulla
 }
colour-script = { $colour } { $n }
fx-pending = metti un segnalino Storia sul mazzo { $deck }: { $roll ->
    [yes] a ogni pescata tira il dado Nero; con { $at },
   *[no] alla prossima pescata,
 } leggi { $number } { $mode-is ->
    [instead] al posto della carta
   *[before] prima della carta
 }{ $stay ->
    [yes] {" "}(il segnalino resta)
   *[no] {""}
 }
fx-token = ottieni il segnalino «{ $name }», { $place }{ $uses ->
    [0] {""}
    [one] , 1 uso
   *[other] , { $uses } usi
 }
place-storage = nel Magazzino
place-findings = nella Pila dei Ritrovamenti
place-here = qui
place-shelter = nel Rifugio
place-guard = sulla Guardia
place-rummage = su Rovistare
place-outside = all’Esterno
place-cold = sullo spazio Freddo
place-deck = sul mazzo { $deck }
place-this-location = in questo Luogo
place-location = nel Luogo { $n }
fx-token-remove = il segnalino «{ $name }» viene eliminato
fx-token-use = usa una volta il segnalino «{ $name }»

## Condizioni
if-both = { $a } e { $b }
if-either = { $a } o { $b }
if-not = non è vero che { $cond }
if-has = { $where-is ->
    [storage] nel Magazzino
    [findings] nella Pila dei Ritrovamenti
   *[here] qui
 } { $no ->
    [none] non ci sono { $things }
    [fewer] ci sono meno di { $goods }
   *[yes] { $n ->
        [one] c’è
       *[other] ci sono
     } almeno { $goods }
 }
nor-more = { $first } né { $last }
if-built = { $n ->
    [one] «{ $what }» { $no ->
        [none] non è in gioco
       *[yes] è in gioco
     }
   *[other] { $no ->
        [none] sono in gioco meno di { $n } × «{ $what }»
       *[yes] sono in gioco { $n } × «{ $what }»
     }
 }
if-beside = { $no ->
    [none] non ha accanto «{ $what }»
   *[yes] ha accanto «{ $what }»
 }
if-fittings-built = { $no ->
    [none] sono costruiti meno di { $n } Miglioramenti
   *[yes] sono costruiti { $n } Miglioramenti
 }
if-cleared = { $no ->
    [none] sono state sgombrate meno di { $n } carte Rifugio
   *[yes] sono state sgombrate { $n } carte Rifugio
 }
if-boarded-up = { $no ->
    [none] le Crepe chiuse con Assi di Legno sono meno di { $n }
   *[yes] { $n ->
        [one] 1 Crepa è chiusa con Assi di Legno (si fa
       *[other] { $n } Crepe sono chiuse con Assi di Legno (si fa
     } all’Officina)
 }
if-level = { $who-is ->
    [me] { $no ->
        [none] non ha { $states } { $range }
       *[yes] ha { $states } { $range }
     }
   *[other] { $no ->
        [none] nessuno fra { $group } ha { $states } { $range }
       *[yes] { $whom } ha { $states } { $range }
     }
 }
if-level-wounds = { $no ->
    [none] non ha Ferite { $range }
   *[yes] ha Ferite { $range }
 }
compare = { $op ->
    [less] meno di { $n }
    [at-most] al massimo { $n }
    [exactly] esattamente { $n }
    [more] più di { $n }
   *[at-least] almeno { $n }
 }
if-count = { $of ->
    [characters] i Personaggi del gruppo sono { $compared }
   *[other] i Personaggi presenti sono { $compared }
 }
if-present = { $no ->
    [none] nella scena non c’è { $name }
   *[yes] nella scena c’è { $name }
 }
if-any-prowess = un Personaggio presente ha Coraggio { $compared }
if-cold-is = il Freddo è { $compared }
if-has-token = { $no ->
    [none] il segnalino «{ $name }» non è in gioco
   *[yes] il segnalino «{ $name }» è in gioco
 }
if-carried = { $no ->
    [none] qui non hai il segnalino «{ $name }»
   *[yes] qui hai il segnalino «{ $name }»
 }
if-was-read = { $no ->
    [none] { $number } non è stata letta
   *[yes] { $number } è già stata letta
 }
if-chapter-is = il numero del Capitolo è { $compared }
if-day-is = il numero del giorno è { $compared }
if-unknown-left = le carte Ignoto rimaste sono { $compared }
if-lost-today = { $no ->
    [none] dall’ultima Alba non è morto né partito nessuno
   *[yes] dall’ultima Alba qualcuno è morto o è partito
 }
if-full-house = { $no ->
    [none] i Personaggi del gruppo sono meno di 4
   *[yes] i Personaggi del gruppo sono 4
 }
if-at-home = { $no ->
    [none] si è in Perlustrazione
   *[yes] si è nel Rifugio
 }
if-pair = { $no ->
    [none] in Perlustrazione è presente un solo Personaggio
   *[yes] in Perlustrazione sono presenti due Personaggi
 }
