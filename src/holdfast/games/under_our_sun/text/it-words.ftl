# Nomi, e ciò che circonda il testo di regola sulle carte.

noun-under_our_sun = Under Our Sun
noun-strength = Forza
noun-skill = Abilità
noun-stealth = Furtività
noun-melee = mischia
noun-ranged = a distanza
noun-water = acqua
noun-food = cibo
noun-fabric = tessuto
noun-metal = metallo
noun-connector = { $n ->
    [one] connettore
   *[other] connettori
 }
noun-wood = legno
noun-alcohol = alcol
noun-plastic = plastica
noun-cartridge = { $n ->
    [one] cartuccia
   *[other] cartucce
 }
noun-arrow = { $n ->
    [one] freccia
   *[other] frecce
 }
noun-part = { $n ->
    [one] pezzo del filtro
   *[other] pezzi del filtro
 }
noun-track = { $n ->
    [one] traccia
   *[other] tracce
 }
noun-goods = merci
noun-Animal = Animale
noun-Human = Umano
noun-Mutated = Mutato
noun-G = verde
noun-Y = giallo
noun-B = blu
noun-R = rosso
noun-preparation = Preparazione
noun-morning = Mattino
noun-afternoon = Pomeriggio
noun-night = Notte
noun-storm = Tempesta
noun-solar-storm = Tempesta solare
noun-campfire = falò
noun-kitchen = cucina da campo

## Personaggi dentro una frase
the-veteran = la Veterana
the-thickskin = Pellaccia
the-scout = l’Esploratore
the-medic = la Medica
the-mechanic = la Stagnina
the-hunter = il Bracconiere
the-somebody = { $name }
of-veteran = della Veterana
of-thickskin = di Pellaccia
of-scout = dell’Esploratore
of-medic = della Medica
of-mechanic = della Stagnina
of-hunter = del Bracconiere
of-somebody = di { $name }
to-veteran = alla Veterana
to-thickskin = a Pellaccia
to-scout = all’Esploratore
to-medic = alla Medica
to-mechanic = alla Stagnina
to-hunter = al Bracconiere
to-somebody = a { $name }
by-veteran = dalla Veterana
by-thickskin = da Pellaccia
by-scout = dall’Esploratore
by-medic = dalla Medica
by-mechanic = dalla Stagnina
by-hunter = dal Bracconiere
by-somebody = da { $name }
the-rat-pack = il Branco di ratti
the-feral-dog = il Cane di nessuno
the-wolf = il Lupo di cresta
the-wild-boar = il Cinghiale dei rovi
the-great-bear = il Grande orso
the-carrion-birds = lo Stormo in attesa
the-scavenger = lo Spigolatore
the-raider = il Grassatore
the-road-gunner = il Gabelliere
the-liberty-recruit = la Matricola della Libertà
the-liberty-rifleman = il Tiratore della Libertà
the-liberty-enforcer = il Caporione della Libertà
the-crawler = lo Strisciante dei fossi
the-howler = la Prefica
the-sunburnt = la Pelle di mezzogiorno
the-brute = il Lastrone
of-rat-pack = del Branco di ratti
of-feral-dog = del Cane di nessuno
of-wolf = del Lupo di cresta
of-wild-boar = del Cinghiale dei rovi
of-great-bear = del Grande orso
of-carrion-birds = dello Stormo in attesa
of-scavenger = dello Spigolatore
of-raider = del Grassatore
of-road-gunner = del Gabelliere
of-liberty-recruit = della Matricola della Libertà
of-liberty-rifleman = del Tiratore della Libertà
of-liberty-enforcer = del Caporione della Libertà
of-crawler = dello Strisciante dei fossi
of-howler = della Prefica
of-sunburnt = della Pelle di mezzogiorno
of-brute = del Lastrone
to-rat-pack = al Branco di ratti
to-feral-dog = al Cane di nessuno
to-wolf = al Lupo di cresta
to-wild-boar = al Cinghiale dei rovi
to-great-bear = al Grande orso
to-carrion-birds = allo Stormo in attesa
to-scavenger = allo Spigolatore
to-raider = al Grassatore
to-road-gunner = al Gabelliere
to-liberty-recruit = alla Matricola della Libertà
to-liberty-rifleman = al Tiratore della Libertà
to-liberty-enforcer = al Caporione della Libertà
to-crawler = allo Strisciante dei fossi
to-howler = alla Prefica
to-sunburnt = alla Pelle di mezzogiorno
to-brute = al Lastrone

## Luoghi dentro una frase
the-tile-2 = la Via del Talco
the-tile-3 = il Fiume di Sassi
the-tile-4 = il Bosco Carbone
the-tile-6 = il Relitto d’Aereo
the-tile-7 = i Palazzi Crollati
the-tile-8 = il Podere della Vedova
the-tile-9 = il Lago di Cemento
the-tile-10 = la Tavola Bianca
the-tile-11 = il Campo della Pressa
the-tile-13 = il Dorso di Lama
the-tile-14 = la Sala dei Carrelli
the-tile-15 = il Campo dell’Ascolto
the-tile-18 = il Labirinto dei Vagoni
the-tile-19 = i Pini Grigi
the-tile-21 = il Campeggio Belsole
the-tile-22 = le Onde Lente
the-tile-23 = la Casa del Gesso
the-tile-24 = il Pozzo del Guardiano
the-tile-25 = la Centrale Muta
the-tile-26 = la Conca di Cava
the-tile-27 = la Torre dell’Ago
the-tile-28 = la Palizzata della Libertà
the-tile-29 = le Pompe d’Ottone
the-tile-31 = il Cerchio del Convoglio
the-tile-32 = il Passo del Traghettatore
the-unknown-land = la terra ignota

## Frasi di una carta
or-else = oppure
row = { $at }: { $text }
row-text = { $text }
quoted = «{ $words }»
only-if = { $what } (solo se { $cond })
then-first = poi { $text }
otherwise = altrimenti: { $text }
if-none = se non ce n’è: { $text }
on-success = successo: { $text }
on-failure = fallimento: { $text }
successes = { $n ->
    [0] nessun successo
    [1] successo
   *[2] doppio successo
 }
tile-named = tessera { $n } ({ $name })
tile-number = tessera { $n }
the-tile = la { $tile }

## Personaggi
card-archetype = { $expansion ->
    [yes] { $name } (espansione)
   *[no] { $name }
 }
card-body = { $hp } PS, { $water } acqua
value = { $name } { $dice }
card-values = Dadi: { $values }
card-areas = Aree: { $items } per oggetti, { $mixed } miste, { $equipment } per equipaggiamento
card-ability = { $name }: { $text }

## Tessere
card-tile = { $kind ->
    [haven] Tessera { $n }, tessera di partenza: VM { $mv }
    [target] Tessera bersaglio { $n }: VM { $mv }
   *[normal] Tessera { $n }: VM { $mv }
 }
card-store = Emporio (Lawrence). Qui non si pescano carte notte
card-resources = Risorse: { $goods }
card-spring = { $n } acqua
card-symbols = { $n ->
    [one] 1 simbolo nemico
   *[other] { $n } simboli nemico
 }
card-event = Evento
card-box = Contenitore da aprire con { $attribute }
card-fields = { $n ->
    [0] Nessun limite di personaggi
    [one] 1 campo di movimento
   *[other] { $n } campi di movimento
 }
card-camp = Accampamento

## Nemici
card-kind = { $kind ->
    [Animal] Animale
    [Human] { $sol ->
        [yes] Umano, Figlio della Libertà
       *[no] Umano
     }
   *[Mutated] Mutato
 }
card-hp = { $growth ->
    [boss] PS: { $n }, più 3 per personaggio
    [captain] PS: { $n }, più 1 per personaggio
   *[none] { $n } PS
 }
card-melee = { $when ->
    [always] Dadi in mischia: { $day }
    [day] Dadi in mischia: { $day }; di Notte nessuno
    [night] Dadi in mischia: { $night }, solo di Notte
   *[both] Dadi in mischia: { $day }; di Notte { $night }
 }
card-ranged = { $when ->
    [always] Dadi a distanza: { $day }
    [day] Dadi a distanza: { $day }; di Notte nessuno
    [night] Dadi a distanza: { $night }, solo di Notte
   *[both] Dadi a distanza: { $day }; di Notte { $night }
 }
card-loot = Bottino
text-foe-rat = Quando infligge danni, tira 1 dado blu: con un successo il bersaglio contrae un’infezione
text-foe-wolf = Di Notte, quando si attiva: se l’altro lupo non è in gioco, arriva dal mazzo o dagli scarti e partecipa allo stesso primo turno di combattimento
text-foe-boar = +1 dado giallo in un primo turno di combattimento
text-foe-bear = La schivata di un personaggio ferito non può annullare il suo attacco
text-foe-carrion = Quando infligge danni, il bersaglio perde 1 cibo
text-foe-scavenger = Quando si attiva, il personaggio attivo può pagare 2 acqua: in tal caso il nemico se ne va
text-foe-enforcer = Gli altri Figli della Libertà sulla sua tessera hanno +1 dado blu
text-foe-crawler = Quando un suo attacco infligge 2 o più danni, il bersaglio contrae un’infezione
text-foe-howler = Se è ancora in vita alla fine del primo turno di combattimento in cui si è attivata, l’altro nemico più vicino a distanza da 1 a 3, senza personaggi esposti sulla sua tessera, si muove di 1 tessera verso di lei
text-foe-sunburnt = +1 dado verde durante una Tempesta solare
text-foe-brute = Una schivata annulla il suo attacco solo con 2 successi
text-foe-boss = Non viene mai girato: attacca a turno ogni partecipante sulla sua tessera. Recupera 1 PS in ogni Preparazione; il fuoco non lo ferma, gli oggetti non lo spostano. 3 cibo scartati sulla sua tessera gli tolgono 1 dado verde fino alla fine della fase
text-foe-captain = Guida l’ultima ondata

## Notte e sole
card-animal = Animale: si può ignorare su una tessera con un fuoco
card-storm = Tempesta: i personaggi hanno 5 PA; si può Raccogliere pioggia, Dormire all’aperto costa 1 PA in meno e tutti i fuochi si spengono
card-solar-storm = Tempesta solare: le carte col simbolo elettrico non hanno effetto
card-drink = Ogni personaggio beve { $n } acqua{ $shade ->
    [yes] , a New Haven e negli accampamenti solo 1
   *[no] , anche negli accampamenti
 }
card-rough = Muoversi e Intrufolarsi su una tessera di VM 3 o 4 costano { $n } PA in più
card-haze = Le prove di Furtività hanno +1 dado blu. Ogni attacco a distanza, di personaggi e nemici, perde il dado più debole
card-burn = Fuori da New Haven e dagli accampamenti ogni personaggio subisce 1 danno all’inizio del suo turno in questa fase, dopo aver bevuto (non nella Notte che segue)
card-fair = Nessun effetto particolare

## Oggetti, equipaggiamento, bottino
card-gear = { $kind ->
    [melee] Arma da mischia
    [ranged] Arma a distanza
    [thrown] Arma da lancio
    [hero] Oggetto eroe
    [equipment] Equipaggiamento
   *[item] Oggetto
 }
mark-electric = simbolo elettrico
mark-fire = fonte di fuoco (accende un falò con 1 legno, che tiene lontani gli animali)
card-goods = Merci: { $text }
mark-hero = oggetto eroe
mark-only = solo per { $name }
card-dice = { $thrown ->
    [yes] Tira soltanto { $dice }
   *[no] Attacco: +{ $dice }
 }
card-more-water = Porta { $n } acqua in più
card-more-mixed = { $n ->
    [one] 1 area mista in più
   *[other] { $n } aree miste in più
 }
card-ammo = Contiene al massimo { $amount }; costruita o comprata, è già carica{ $found ->
    [yes] ; se trovata, tante munizioni quanti i successi di 2 dadi verdi
   *[no] {""}
 }
card-uses = { $n ->
    [one] 1 uso
   *[other] { $n } usi
 }
card-tap = Dopo l’uso si gira fino alla Preparazione
card-use = { $when ->
    [yes] Uso ({ $ap } PA, solo se { $cond }): { $text }
   *[no] Uso ({ $ap } PA): { $text }
 }
card-recipe = Ricetta: { $goods }
card-price = Prezzo: { $n } acqua
card-stars = { $n ->
    [one] Carta iniziale: 1 punto
   *[other] Carta iniziale: { $n } punti
 }
text-perk-sneak-green = In un attacco furtivo, invece: +1 dado verde
text-perk-strength-box-Y = +1 dado giallo per aprire contenitori con Forza
text-perk-strength-box-G = +1 dado verde per aprire contenitori con Forza
text-perk-skill-box-G = +1 dado verde per aprire contenitori con Abilità
text-perk-first-turn-Y = In un primo turno di combattimento: 1 altro dado giallo
text-perk-area-once = Si lancia sulla tua tessera o su una adiacente: un solo tiro, e ogni nemico che c’è ne subisce il risultato
text-perk-area-each = Si lancia sulla tua tessera o su una adiacente: un tiro a parte per ogni nemico che c’è
text-perk-scares = Gli Animali che sopravvivono si allontanano di 1 tessera: da una tessera adiacente invece di reagire, dalla tua alla fine del turno di combattimento
text-perk-tent = Montare l’accampamento (1 PA): scambiala con un segnalino accampamento sulla tua tessera. In un accampamento Dormire costa meno, ciò che si lascia resta, e una sola carta notte vale per tutti
text-perk-no-night-die = Nessun dado rosso della Notte quando ti intrufoli
text-perk-no-night-card = Non peschi carte notte per le tessere in cui entri
text-perk-jacket = Dopo il tiro di un attacco contro di te, puoi girarla fino alla Preparazione per evitare 1 danno
text-perk-armour = Dopo il tiro di un attacco contro di te, puoi spendere 1 uso per evitare 1 danno (una volta per attacco)
text-perk-vest = Dopo il tiro di un attacco contro di te, puoi spendere 1 uso per evitare fino a 2 danni (una volta per attacco)
text-perk-dodge-Y = Le prove per Schivare hanno +1 dado giallo
text-perk-boots = Una volta per fase, un’azione Muoversi costa 1 PA in meno (minimo 1)
text-perk-trail-boots = Ogni azione Muoversi costa 1 PA in meno (minimo 1)
text-perk-stealth-B = Le tue prove di Furtività hanno +1 dado blu
text-perk-gas-mask = Non puoi contrarre infezioni; quella che hai già rimane
text-perk-distance-2 = Raggiunge anche bersagli a distanza 2, che non reagiscono mai
text-perk-shotgun = Sulla tua tessera: 1 altro dado verde
text-perk-burst = Per 2 cartucce: 1 altro dado giallo
text-perk-slow-approach = Il bersaglio si avvicina solo con un successo su ciascuno di 2 dadi blu
text-perk-heavy = Le tue prove per Intrufolarsi perdono il dado più debole
text-perk-stun = Quando infligge danni, tira 1 dado giallo: con un successo il bersaglio è girato prima di rispondere
text-perk-wrecker = Con 3 o più danni, il bersaglio è girato prima di rispondere
text-perk-chainsaw = Ogni attacco consuma 1 uso; 1 PA e 1 alcol le ridanno tutti gli usi, e da scarica non si scarta
text-perk-torch = Una volta accesa resta con te e si scarta alla fine della fase
text-perk-plate = In ogni fase, il primo attacco che ti infligge danni ne infligge 2 in meno
text-perk-longbow = Prima di un attacco a distanza in modalità furtiva puoi fare una prova di Furtività; successo: resti in modalità furtiva e il bersaglio non reagisce
text-perk-ghost-boots = In ogni prova di Furtività puoi ritirare una volta 1 dado
text-perk-sun-suit = Non bevi mai più di 1 acqua, e la Tempesta solare non ti fa danni
text-perk-ghillie = Dopo il karma, puoi girarla fino alla Preparazione per trasformare in successo una tua prova di Furtività fallita

## Ruoli
text-role-survivor = Vinci con gli altri Sopravvissuti quando la missione è compiuta, oppure quando il Figlio della Libertà muore
text-role-sol = Vinci per conto tuo, raggiungendo il tuo obiettivo segreto. Nel tuo turno hai due abilità, ed entrambe rivelano la tua identità: una volta al giorno, per 0 PA, fai apparire un nemico Figlio della Libertà su una tessera rivelata adiacente, diversa da New Haven; per 2 PA, muovi un nemico Figlio della Libertà, che è sulla tua tessera o su una adiacente, su una tessera rivelata adiacente alla sua. Da quel momento i Figli della Libertà non ti attaccano più, ma non puoi più commerciare con Lawrence, né dormire o depositare merci a New Haven
text-goal-saboteur = Obiettivo segreto: la missione è persa, per il limite di giorni o per un’altra sua condizione, prima che tu sia fuori dal gioco per sempre, e la tua identità è nota al più tardi dal Mattino dell’ultimo giorno
text-goal-executioner = Obiettivo segreto: alla fine di una fase è morto 1 altro personaggio (2 con 4 o più giocatori), e almeno uno dei morti ha subito danni da te o da nemici fatti apparire o mossi da te
text-goal-arsonist = Obiettivo segreto: alla fine di una Notte, dal giorno 2 in poi, la tua identità è nota e sei a New Haven senza nessun altro personaggio vivo, e almeno 2 Figli della Libertà sono a New Haven o su tessere adiacenti. Puoi muoverli dentro New Haven

## Missioni
card-mission = { $n ->
    [0] Missione
   *[other] Missione { $n }
 } ({ $level ->
    [1] facile
    [2] impegnativa
   *[3] difficile
 }): { $days } giorni; modalità consigliata: { $mode ->
    [semi] semicooperativa
   *[coop] cooperativa
 }
card-placed = La { $tile } si mette scoperta a distanza { $n } da New Haven, in { $nth ->
    [1] una direzione tirata col dado
   *[other] un’altra direzione tirata col dado
 }
card-mixed = { $tiles } { $count ->
    [one] si mescola
   *[other] si mescolano
 } con { $mix ->
    [one] 1 tessera normale
   *[other] { $mix } tessere normali
 } e { $count ->
    [one] va
   *[other] vanno
 } sotto { $top ->
    [one] la prima tessera
   *[other] le prime { $top } tessere
 } della pila di esplorazione
card-setup = Preparativi: { $text }
card-revealed = Quando la { $tile } viene rivelata: { $text }
card-from-the-start = Fin dall’inizio: { $text }
card-stage = Carta { $n }. Obiettivo: { $cond }
card-now-and-again = Subito e in ogni Preparazione: { $text }
card-enter = Subito: { $text }
card-again = In ogni Preparazione: { $text }
card-still = Ancora possibili: { $names }
card-deliver = Da consegnare alla { $tile }, per 1 PA ogni volta e in qualsiasi quantità: { $goods }
card-task = Azione della missione «{ $name }» ({ $notes }): { $text }
task-price = { $n } PA
task-place = sulla { $tile }
task-if = solo se { $cond }
task-test = prova di { $attribute }
card-done = Raggiunto l’obiettivo: { $text }
card-fails = La missione è persa alla fine dell’ultima Notte, se non resta nessun personaggio{ $conds }
or-if = , o se { $cond }
wish-101 = { $what } (1 per personaggio, e 1 in più da 3 personaggi in su)
wish-102 = { $what } (metà dei personaggi, arrotondata per eccesso, più 1)
wish-103 = { $what } (1 per personaggio, al massimo 3)
task-free-hostage = Liberare l’ostaggio
task-lead-hostage = Guidare l’ostaggio
task-hand-hostage = Affidare l’ostaggio
task-tune = Sintonizzare il trasmettitore
task-fit-pump = Montare la pompa
task-read-track = Leggere la traccia
task-barricade = Barricata
task-repair-wood = Riparare con legno
task-repair-metal = Riparare con metallo
task-stage-1 = Lavori 1
task-stage-2 = Lavori 2
task-stage-3 = Lavori 3
task-cross = Attraversare
text-mission-dry = In Preparazione l’acqua di New Haven non viene ripristinata
text-mission-parts = Un pezzo del filtro va su ciascuna delle prime tre tessere normali con simbolo nemico rivelate a distanza 2 o più da New Haven
text-mission-tracks = Una traccia va su ciascuna delle prime tre tessere rivelate con simbolo evento
text-mission-boss = Madre Cenere si muove di 1 tessera verso il personaggio più vicino in ogni Preparazione e all’inizio di ogni Notte
text-mission-ahead = Ciò che chiedono le carte successive si può consegnare in anticipo; i cubetti consegnati sono al sicuro sulla tessera
text-mission-gate = I nemici possono entrare a New Haven. Alla fine di una fase diurna ogni nemico a New Haven toglie 1 integrità, alla fine di una Notte 2. All’inizio della Notte dei giorni 2, 3 e 4 arriva un’ondata (tanti nemici quanti i personaggi, 1 in più nei giorni 3 e 4), nel Mattino del giorno 5 l’ultima (il doppio dei personaggi, e il Colonnello della Libertà): ogni nemico a distanza 2 in una direzione tirata col dado. I nemici delle ondate si muovono di 1 tessera verso New Haven all’inizio di ogni fase diurna e in Preparazione, se sulla loro tessera non c’è un personaggio esposto; il primo che passa da una barricata perde quel movimento e subisce tanti danni quanti i successi di 1 dado giallo
