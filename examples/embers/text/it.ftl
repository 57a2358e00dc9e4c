noun-embers = Braci
about-embers = Tenete acceso un fuoco notte dopo notte.
setting-nights = Notti
setting-wind = Vento
value-still = Calmo
value-gale = Burrasca
noun-who-0 = Frassino
noun-who-1 = Betulla
noun-who-2 = Cedro

## Cards
fx-heat = { $n-sign ->
    [minus] il fuoco perde { $n-size } di calore
   *[other] il fuoco guadagna { $n-size } di calore
 }
fx-wood = prendi { $n } legna
fx-cold = { $who-is ->
    [each] { $n-sign ->
        [minus] tutti perdono { $n-size } freddo
       *[other] tutti prendono { $n-size } freddo
     }
   *[other] { $n-sign ->
        [minus] perdi { $n-size } freddo
       *[other] prendi { $n-size } freddo
     }
 }
fx-if = se { $cond }: { $then-clause }
if-fire-low = il fuoco ha { $n } di calore o meno

## Questions and answers
ask-turn = Che cosa fa { $actor }?
turn-search = Cerca nel bosco
turn-feed = Alimenta il fuoco
turn-huddle = Scaldati
turn-use = Usa { $card }: { $text }
ask-watch = Vegliare o dormire?
watch-watch = Veglia
watch-sleep = Dormi
no-hands-full = In mano si tengono al massimo { $n } oggetti trovati
no-no-wood = Non hai legna
no-hottest = Il fuoco non può essere più caldo
no-not-cold = Non hai freddo
no-fire-out = Il fuoco è spento
no-too-cold = Hai troppo freddo per vegliare

## The log
log-nightfall = cala la notte { $n } di { $nights }
log-turn-up = la notte porta: { $card }
log-search = { $who } cerca nel bosco
log-use = { $who } usa { $card }
log-heat = il fuoco { $n-sign ->
    [minus] perde { $n-size }
   *[other] guadagna { $n-size }
 } e ha { $heat } di calore
log-wood = { $who } { $n-sign ->
    [minus] mette { $n-size } legna sul fuoco
   *[other] prende { $n-size } legna
 }
log-cold = { $who } { $n-sign ->
    [minus] perde { $n-size } freddo
   *[other] prende { $n-size } freddo
 }
log-cold-each = tutti { $n-sign ->
    [minus] perdono { $n-size } freddo
   *[other] prendono { $n-size } freddo
 }

## The board and the end
board-fire = Notte { $night } di { $nights }. Calore: { $heat }
board-person = { $who }: legna { $wood }, freddo { $cold }, oggetti trovati { $finds }
morning = Al mattino le braci ardono ancora
ashes = Al mattino ci sono solo ceneri
frozen = Qualcuno è morto di freddo
