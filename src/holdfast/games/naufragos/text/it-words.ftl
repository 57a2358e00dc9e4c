# Nomi, e ciò che circonda il testo di regola sulle carte.

noun-naufragos = Náufragos
player = Giocatore { $n }
camp-space = spazio { $n } dell’accampamento

noun-energy = energia
noun-wood = legno
noun-food = { $n ->
    [one] segnalino cibo
   *[other] segnalini cibo
 }
noun-rope = { $n ->
    [one] corda
   *[other] corde
 }
noun-sail = { $n ->
    [one] vela
   *[other] vele
 }
noun-cube = { $n ->
    [one] cibo deperibile
   *[other] cibo deperibile
 }
noun-nothing = nulla
noun-nobody = nessuno
noun-dog = il cane
noun-goat = la capra
noun-cannon = il cannone

noun-coast = costa
noun-interior = interno
noun-heart = centro dell’isola
noun-summit = vetta
noun-sun = sole
noun-storm = tempesta
noun-weather-1 = tempesta
noun-weather-2 = pioggia
noun-weather-3 = nuvole
noun-weather-4 = sole
noun-weather-5 = sole
noun-weather-6 = torrido

noun-shelter = rifugio
noun-sand = segnali nella sabbia
noun-bonfire = falò enorme
noun-raft = zattera
noun-larder = dispensa
noun-campfire = fuoco da accampamento

noun-bb = falò enorme
noun-ss = segnali nella sabbia
noun-ra = zattera
noun-ca = cannone carico
noun-sp = cannocchiale
noun-cn = quaderno del capitano
noun-mi = specchio
noun-la = lanterna
noun-fl = bandiere

## Oggetti, secondo ciò a cui servono
noun-blanket = una coperta
noun-undergrowth = un machete
noun-powder = polvere da sparo
noun-medicine = medicinali
noun-lighter = un accendino
noun-net = una rete da pesca
noun-pot = una pentola
noun-ink = l’inchiostro
noun-heavy = il forziere
noun-extra-wood = un’ascia
noun-extra-build = una cassetta degli attrezzi
noun-keeps-cube = un barile
noun-no-rain = una lanterna
noun-open-diary = il pappagallo
noun-second-action = un orologio
noun-two-tokens = l’occorrente per scrivere

## Frasi di una carta
or-else = oppure
row = { $at }: { $text }
quoted = «{ $words }»
only-if = { $what } (solo se { $cond })
if-behind = { $text } se { $cond }
then-first = poi { $text }
otherwise = altrimenti: { $text }
if-impossible = se non è possibile: { $text }
if-anybody-wounded = se così qualcuno subisce una ferita: { $text }
on-win = vittoria: { $text }
on-lose = sconfitta: { $text }
card-plot = { $on ->
    [camp] Carta numerata { $n }, accampamento
    [event] Carta numerata { $n }, evento
    [wreckage] Carta numerata { $n }, oggetto
    [coast] Carta numerata { $n }, costa
    [interior] Carta numerata { $n }, interno
   *[heart] Carta numerata { $n }, centro dell’isola
 }
card-icons = Simboli: { $icons }
icon-foot = { $once ->
    [yes] piede (solo la prima volta)
   *[no] piede
 }
icon-map = mappa { $n }
icon-diary = diario
card-becomes-camp = Quando la peschi, mettila nell’accampamento
adds = { $n ->
    [one] la carta numerata { $numbers }
   *[other] le carte numerate { $numbers }
 } { $deck-is ->
    [camp] all’accampamento
    [none] al mazzo del loro dorso
   *[other] { to-a-deck }
 }
card-adds = { $when ->
    [arriving] Quando questa carta arriva nell’accampamento, aggiungi { $cards }
    [anyway] In ogni caso, aggiungi { $cards }
   *[now] Aggiungi { $cards }
 }
card-weather = { $weather ->
    [sun] Clima: sole
   *[storm] Clima: tempesta
 }
card-wreck = { $n ->
    [one] Dal relitto arriva qualcosa se vi resta almeno 1 cubo
   *[other] Dal relitto arriva qualcosa se vi restano almeno { $n } cubi
 }
card-stays = Questo evento resta in gioco
card-until = Lascia il gioco se, prima di un nuovo evento, { $cond }
card-rescue = Requisiti: { $ways }
card-c = Simbolo «C»: solo con pochi giocatori
card-camp = { $n ->
    [0] Azione Accampamento (senza energia{ $notes }):
   *[other] Azione Accampamento ({ $n } energia{ $notes }):
 }
camp-calm = non con la tempesta
camp-if = solo se { $cond }
card-wood = Quando arriva nell’accampamento, mettici sopra { $n ->
    [one] 1 segnalino legno
   *[other] { $n } segnalini legno
 }
card-red = Carta a sfondo rosso
card-standing = { $at ->
    [actions] Ogni turno, prima di piazzare le pedine, { $text }
    [event] Ogni turno, prima dell’evento, { $text }
   *[survival] Ogni turno, prima del pasto, { $text }
 }
card-dearer = { $count ->
    [one] Ogni turno, l’azione { $actions } costa { $n } energia in più
   *[other] Ogni turno, le azioni { $actions } costano ciascuna { $n } energia in più
 }
card-solve = Per risolverla, scegli un’opzione con un’azione Accampamento
card-solved = Quando è risolta, lascia il gioco e tu prendi 1 gettone PS
card-as-item = Come oggetto: { $text }
card-value = Valore storia { $n }
card-strength = Forza +{ $n }
card-signal = Simbolo dei requisiti: { $icon }
card-modify = { $roll ->
    [fire] { $sign ->
        [minus] Quando accendi il fuoco, il dado vale { $n } in più
       *[plus] Quando accendi il fuoco, il dado vale { $n } in meno
     }
   *[return] { $of ->
        [group] { $sign ->
            [minus] −{ $n } a tutti i tiri di ritorno del tuo gruppo
           *[plus] +{ $n } a tutti i tiri di ritorno del tuo gruppo
         }
       *[me] { $sign ->
            [minus] −{ $n } ai tuoi tiri di ritorno
           *[plus] +{ $n } ai tuoi tiri di ritorno
         }
     }
 }
card-at-once = Scarta subito questo oggetto: { $text }
card-use = { $when ->
    [yes] Puoi scartare questo oggetto se { $cond }: { $text }
   *[no] Puoi scartare questo oggetto: { $text }
 }
card-ability = { $name }: { $text }
card-scale = Tracciato energia da { $n } a 0
card-piece-story = { $n ->
    [one] 1 punto storia
   *[other] { $n } punti storia
 }
card-piece-forage = Tessera cibo: cibo deperibile { $n }
card-piece-fish = Tessera pesce: cibo deperibile { $n }
card-piece-jellyfish = Niente cibo: chi la pesca subisce 1 ferita
card-piece-shark = Niente cibo: chi lo pesca combatte da solo contro forza 7 (si difende: in caso di parità vince); se perde, subisce 2 ferite. Poi lo squalo lascia il gioco

## Carte a sfondo rosso
text-flag-more-dice = Quando si tira per le ferite, ogni naufrago ferito e non disperso tira 1 dado in più
text-flag-only-proposer = Nell’azione Costruire, solo chi propone può dare energia

## Abilità
text-ability-medic = all’inizio del tiro per le ferite, togli 1 trauma a te o a un naufrago che è con te; a chi non ha traumi puoi togliere 1 ferita pagando 1 energia
text-ability-lucky = quando spendi un gettone PS per un tiro, il risultato migliora di 1
text-ability-cook = dopo il pasto, se non sei tra i dispersi, trasforma in segnalini cibo fino a 2 bocconi di cibo deperibile della riserva comune
text-ability-strong = forza +2; la prima energia che dai in ogni azione Costruire vale doppio
text-ability-fisher = quando vai a pesca, pesca e tieni 1 tessera in più; se esce la medusa, rimettila tra le tessere e pescane un’altra
text-ability-pathfinder = +2 ai tuoi tiri di ritorno, con cui una spedizione ritrova la via

## Oggetti
text-perk-blanket = Quando riposi, guadagni 1 energia in più (una volta sola, anche con due oggetti di questo tipo). Ti protegge dove una carta chiede una coperta
text-perk-dog = Ogni turno dagli 1 segnalino cibo, o scappa
text-perk-extra-build = Quando dai energia in un’azione Costruire, vale 1 in più
text-perk-extra-wood = La tua azione Legna dà 1 segnalino legno in più
text-perk-heavy = Puoi portare al massimo altri 3 oggetti: quelli di troppo passano subito a un naufrago che è con te e li accetta, oppure si scartano
text-perk-ink = Finché ce l’hai, nessun altro ottiene gettoni PS
text-perk-jellyfish = La medusa non ti ferisce
text-perk-keeps-cube = Ogni turno, 1 boccone di cibo deperibile della riserva comune non marcisce
text-perk-lighter = La tua azione Fuoco accende il fuoco senza energia e senza tiro; se per accenderlo ci vuole legno, quello serve comunque
text-perk-medicine = Serve dove una carta chiede medicinali
text-perk-net = Quando vai a pesca, pesca 1 tessera in più, poi rimettine in mare 1 a tua scelta
text-perk-no-rain = La pioggia non toglie nulla ai tiri di ritorno del tuo gruppo
text-perk-open-diary = I gettoni PS che prendi si mostrano a tutti
text-perk-pot = Il primo cibo che mangi in ogni turno dà 2 energia
text-perk-powder = Prima di una prova di forza puoi scartare questo oggetto per avere altri 4 di forza in quel tiro. Serve anche a caricare il cannone
text-perk-second-action = Una volta per turno puoi piazzare una pedina su un’azione che hai già svolto, tranne Esplorazione
text-perk-two-tokens = Con l’azione Diario pesca 2 gettoni PS, tienine 1 e rimetti a posto l’altro
text-perk-undergrowth = La tua spedizione non paga nulla per il sottobosco

## Singole carte
text-plot-plot-8 = Questa carta lascia il gioco insieme alla capra
text-plot-plot-24 = Alcune carte la richiedono
text-plot-plot-25 = Alcune carte la richiedono
text-plot-plot-40 = Finché è carico, il cannone vale come simbolo dei requisiti. Puoi farlo sparare prima di una prova di forza nell’accampamento: la lotta è vinta e il cannone non è più carico

## Regole proprie
rules-based-on = { $base ->
    [hr12] Secondo le regole della casa 1.2, con queste differenze
   *[2013] Secondo le regole del 2013, con queste differenze
 }
rules-turns = Turni al massimo, da uno a quattro giocatori: { $numbers }
rules-weather = { $n ->
    [1] La prima mattina è di tempesta
    [2] La prima mattina è di pioggia
    [3] La prima mattina è nuvolosa
    [6] La prima mattina è torrida
   *[other] La prima mattina è di sole (casella { $n })
 }
rules-c-events-up-to = Gli eventi «C» si usano fino a { $n } giocatori
rules-starting-difficulty = Difficoltà di ritorno iniziale, da uno a quattro esploratori: { $numbers }
rules-lowest-difficulty = La difficoltà di ritorno non scende sotto { $n }
rules-starving-wounds = { $n ->
    [one] Chi resta a digiuno subisce 1 ferita
   *[other] Chi resta a digiuno subisce { $n } ferite
 }
rules-supply-at-start = { $on ->
    [yes] La scorta generale ha tessere fin dall’inizio
   *[no] All’inizio la scorta generale è vuota
 }
rules-watch-at-start = { $on ->
    [yes] Chi è solo comincia con l’orologio da taschino
   *[no] Chi è solo comincia senza orologio da taschino
 }
rules-lost-survive = { $on ->
    [yes] I dispersi devono mangiare, e la notte toglie loro energia
   *[no] I dispersi saltano la fase di sopravvivenza
 }
rules-trade-on-expedition = { $on ->
    [yes] Gli esploratori scambiano per via, e intanto anche il campo
   *[no] Finché c’è chi esplora non si scambia nulla
 }
rules-trade-with-lost = { $on ->
    [yes] Si scambia anche con i dispersi
   *[no] Con i dispersi non si scambia nulla
 }
rules-event-first = { $on ->
    [yes] L’effetto di un evento viene prima del clima e dei resti
   *[no] Clima e resti vengono prima dell’effetto di un evento
 }
rules-wounds-before-rescue = { $on ->
    [yes] Le ferite si tirano prima del salvataggio
   *[no] Le ferite si tirano dopo il salvataggio
 }
rules-rest-heals-first = { $on ->
    [yes] Il riposo prima cura, poi dà energia
   *[no] Il riposo prima dà energia, poi cura
 }
rules-summit-sees-events = { $on ->
    [yes] Dalla vetta si vedono gli eventi a venire e si mettono in ordine
   *[no] Dalla vetta non si vede nulla degli eventi a venire
 }
rules-rescue-of-the-day = { $on ->
    [yes] Salvano solo gli eventi dell’ultimo turno
   *[no] Può salvare qualunque evento rimasto nel mazzo
 }
rules-track-counts = { $on ->
    [yes] Il numero della casella di esplorazione vale punti storia
   *[no] Alla fine la casella di esplorazione porta gettoni PS
 }
