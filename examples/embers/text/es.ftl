noun-embers = Brasas
about-embers = Mantened un fuego encendido noche tras noche.
setting-nights = Noches
setting-wind = Viento
value-still = En calma
value-gale = Vendaval
noun-who-0 = Fresno
noun-who-1 = Abedul
noun-who-2 = Cedro

## Cards
fx-heat = { $n-sign ->
    [minus] el fuego pierde { $n-size } de calor
   *[other] el fuego gana { $n-size } de calor
 }
fx-wood = toma { $n } de leña
fx-cold = { $who-is ->
    [each] { $n-sign ->
        [minus] todos pierden { $n-size } de frío
       *[other] todos reciben { $n-size } de frío
     }
   *[other] { $n-sign ->
        [minus] pierde { $n-size } de frío
       *[other] recibe { $n-size } de frío
     }
 }
fx-if = si { $cond }: { $then-clause }
if-fire-low = el fuego tiene { $n } de calor o menos

## Questions and answers
ask-turn = ¿Qué hace { $actor }?
turn-search = Buscar en el bosque
turn-feed = Alimentar el fuego
turn-huddle = Calentarse
turn-use = Usar { $card }: { $text }
ask-watch = ¿Velar o dormir?
watch-watch = Velar
watch-sleep = Dormir
no-hands-full = En la mano caben como mucho { $n } hallazgos
no-no-wood = No tienes leña
no-hottest = El fuego no puede arder más
no-not-cold = No tienes frío
no-fire-out = El fuego está apagado
no-too-cold = Tienes demasiado frío para velar

## The log
log-nightfall = cae la noche { $n } de { $nights }
log-turn-up = la noche trae: { $card }
log-search = { $who } busca en el bosque
log-use = { $who } usa { $card }
log-heat = el fuego { $n-sign ->
    [minus] pierde { $n-size }
   *[other] gana { $n-size }
 } y tiene { $heat } de calor
log-wood = { $who } { $n-sign ->
    [minus] echa { $n-size } de leña al fuego
   *[other] toma { $n-size } de leña
 }
log-cold = { $who } { $n-sign ->
    [minus] pierde { $n-size } de frío
   *[other] recibe { $n-size } de frío
 }
log-cold-each = todos { $n-sign ->
    [minus] pierden { $n-size } de frío
   *[other] reciben { $n-size } de frío
 }

## The board and the end
board-fire = Noche { $night } de { $nights }. Calor: { $heat }
board-person = { $who }: leña { $wood }, frío { $cold }, hallazgos { $finds }
morning = Por la mañana aún arden las brasas
ashes = Por la mañana solo quedan cenizas
frozen = Alguien ha muerto de frío
