# Texto de regla de efectos y condiciones. Las frases empiezan en minúscula: la mayúscula la pone la carta.
# `$who-is` es `me` cuando la carta habla a quien la lee, `that` cuando habla de alguien a quien acaba de nombrar.

## Partes
subject = { $who-is ->
    [me] {""}
    [that] {""}
    [active] el náufrago activo
    [all] cada náufrago, incluidos los perdidos,
    [dog-owner] el dueño del perro
    [explorers] cada explorador
    [fighters] cada combatiente
    [in-camp] cada náufrago que esté en el campamento
    [not-lost] cada náufrago no perdido
    [others] cada uno de los demás exploradores
    [same-place] cada náufrago que esté contigo
    [starter] el jugador inicial
    [wounded] cada náufrago no perdido con lesiones
   *[other] { $who }
 }
loses = { $who-is ->
    [me] pierde
   *[other] pierde
 }
takes = { $who-is ->
    [me] toma
   *[other] toma
 }
heals = { $who-is ->
    [me] cúrate
   *[other] se cura
 }
discards = { $who-is ->
    [me] descarta
   *[other] descarta
 }
looks = { $who-is ->
    [me] mira
   *[other] mira
 }
n-wounds = { $n ->
    [one] 1 lesión
   *[other] { $n } lesiones
 }
n-traumas = { $n ->
    [one] 1 secuela
   *[other] { $n } secuelas
 }
n-tokens = { $n ->
    [one] 1 ficha de PH
   *[other] { $n } fichas de PH
 }
n-food = { $n-size ->
    [one] 1 contador de comida
   *[other] { $n-size } contadores de comida
 }
n-tiles = { $n-size ->
    [one] 1 ficha de víveres
   *[other] { $n-size } fichas de víveres
 }
n-spaces = { $n-size ->
    [one] 1 casilla
   *[other] { $n-size } casillas
 }
signed = { $n-sign ->
    [minus] −{ $n-size }
   *[plus] +{ $n-size }
 }
of-a-deck = { $deck-is ->
    [any] de un mazo de exploración a tu elección
    [reached] del mazo de exploración de un sector que hayas alcanzado
    [event] del mazo de eventos
    [wreckage] del mazo de restos del naufragio
    [coast] del mazo de la costa
    [interior] del mazo del interior
   *[heart] del mazo del corazón
 }
to-a-deck = { $deck-is ->
    [event] al mazo de eventos
    [wreckage] al mazo de restos del naufragio
    [coast] al mazo de la costa
    [interior] al mazo del interior
   *[heart] al mazo del corazón
 }
the-construction = { $name-is ->
    [bonfire] la gran hoguera
    [larder] la despensa
    [raft] la balsa
    [sand] la señal en la arena
   *[other] el refugio
 }
one-of = { $frm-is ->
    [explorers] un explorador a tu elección
    [in-camp] un náufrago a tu elección que esté en el campamento
    [others] otro explorador a tu elección
    [same-place] un náufrago a tu elección que esté contigo (o tú)
   *[not-lost] un náufrago no perdido a tu elección
 }

price-energy = { $n } de energía
price-food = { $n ->
    [one] 1 contador de comida
   *[other] { $n } contadores de comida
 }
price-own-food = { $n ->
    [one] 1 de tus contadores de comida
   *[other] { $n } de tus contadores de comida
 }
price-store-food = { $n ->
    [one] 1 contador de comida del almacén
   *[other] { $n } contadores de comida del almacén
 }
price-wood = { $n ->
    [one] 1 contador de madera del almacén
   *[other] { $n } contadores de madera del almacén
 }

## Náufragos
fx-energy = { $full ->
    [yes] { subject } { $who-is ->
        [me] recupera energía hasta tu
       *[other] recupera energía hasta su
     } máximo actual
   *[no] { $who-is ->
        [me] { $n-sign ->
            [minus] pierde { $n-size } de energía{ $unless-is ->
                [none] {""}
               *[other] , salvo que tengas { $unless }
             }
           *[plus] gana { $n-size } de energía
         }
       *[other] { subject }{ $unless-is ->
            [none] {""}
           *[other] {" "}que no tenga { $unless }
         } { $n-sign ->
            [minus] pierde { $n-size } de energía
           *[plus] gana { $n-size } de energía
         }
     }
 }
fx-wound = { subject } { $who-is ->
    [me] sufre
   *[other] sufre
 } { n-wounds }
fx-heal = { subject } { heals } { n-wounds }
fx-trauma = { subject } { $who-is ->
    [me] sufre
   *[other] sufre
 } { n-traumas }
fx-heal-trauma = { subject } { heals } { n-traumas }
fx-story = { subject } { takes } { n-tokens }
fx-lose-story = { subject } { loses } { n-tokens } al azar
fx-show-token = { subject } { $who-is ->
    [me] enseña
   *[other] enseña
 } a todos una ficha de PH de valor { $n } o más
fx-advance = { subject } { $who-is ->
    [me] avanza
   *[other] avanza
 } { n-spaces } en el track de exploración
fx-lose-item = { $how-is ->
    [random] { subject } { discards } 1 objeto al azar
   *[choice] { $who-is ->
        [me] descarta 1 objeto a tu elección
       *[other] { subject } descarta 1 objeto a su elección
     }
 }
fx-discard-item = se descarta «{ $item }»
fx-discard-perk = { $perk-is ->
    [medicine] descarta tus medicinas
    [powder] descarta tu pólvora
   *[other] descarta { $perk }
 }
fx-item = { subject } { takes } la carta de trama { $n } como objeto
fx-keep = { subject } { $who-is ->
    [me] quédate
   *[other] se queda
 } con esta carta como objeto
fx-side-with = elige a otro explorador: ambos ganáis 1 de energía y cada uno de los demás náufragos no perdidos pierde 1 de energía
fx-covetous = si un náufrago no perdido tiene «{ $treasure }»: en sentido horario desde su dueño, cada uno de los demás náufragos no perdidos puede retar una vez a una tirada de fuerza a quien lo tenga en ese momento; el retador que gana se lo queda y el que pierde sufre 1 lesión
fx-reconcile = busca a otro náufrago del campamento que esté de acuerdo: cada uno de los dos paga 1 de energía y toma 1 ficha de PH, y esta carta sale del juego (en solitario: paga 2 de energía y toma 1 ficha de PH)

## Almacén y fichas
fx-food = { $to-is ->
    [store] { $n-sign ->
        [minus] retira { n-food } del almacén
       *[plus] añade { n-food } al almacén
     }
   *[me] { $n-sign ->
        [minus] { subject } { loses } { n-food }
       *[plus] { subject } { takes } { n-food }
     }
 }
fx-wood = { $n-sign ->
    [minus] retira { $n-size ->
        [one] 1 contador de madera
       *[other] { $n-size } contadores de madera
     } del almacén
   *[plus] añade { $n-size ->
        [one] 1 contador de madera
       *[other] { $n-size } contadores de madera
     } al almacén
 }
fx-rope = { $n-sign ->
    [minus] retira { $n-size ->
        [one] 1 cuerda
       *[other] { $n-size } cuerdas
     } del almacén
   *[plus] añade { $n-size ->
        [one] 1 cuerda
       *[other] { $n-size } cuerdas
     } al almacén (para una balsa o el refugio 4)
 }
fx-sail = { $n-sign ->
    [minus] retira { $n-size ->
        [one] 1 vela
       *[other] { $n-size } velas
     } del almacén
   *[plus] añade { $n-size ->
        [one] 1 vela
       *[other] { $n-size } velas
     } al almacén (para una balsa)
 }
fx-forage = { $n-sign ->
    [minus] descarta al azar { n-tiles } del suministro
   *[plus] { $to-is ->
        [store] añade { n-tiles } al almacén
       *[supply] añade { n-tiles } al suministro
     }
 }
fx-fish = roba { $n ->
    [one] 1 ficha de pescado
   *[other] { $n } fichas de pescado
 } para el almacén{ $safe ->
    [yes] ; si sale la medusa, devuélvela y roba otra ficha
   *[no] {""}
 }
fx-add-shark = añade el tiburón a las fichas de pescado
fx-orchard = si hay fichas de víveres sobre esta carta, pon 1 de ellas en el almacén; si no hay, pon sobre ella 4 fichas de víveres boca abajo
fx-orchard-lose = descarta hasta { $n } fichas de víveres del Huerto
fx-lianas = añade 1 cuerda al almacén; cuando no queden cuerdas en la reserva, esta carta sale del juego
fx-take-wood = pasa { $n ->
    [one] 1 contador de madera
   *[other] { $n } contadores de madera
 } de esta carta al almacén; cuando no le quede madera, sale del juego

## Clima, fuego, construcciones
fx-weather = mueve el cubo del clima { n-spaces } a la { $n-sign ->
    [minus] izquierda
   *[plus] derecha
 }
fx-weather-set = lleva el cubo del clima directamente a { $space ->
    [1] tormenta
    [2] lluvia
    [3] nubes
    [6] abrasador
   *[other] sol
 }
fx-fire = { $on ->
    [yes] la hoguera se enciende
   *[no] la hoguera se apaga
 }
fx-construction = ya se puede construir { the-construction }
fx-build-progress = { $name-is ->
    [sand] { $n-sign ->
        [minus] retira { $n-size ->
            [one] 1 cubo
           *[other] { $n-size } cubos
         } de la señal en la arena sin terminar
       *[plus] pon { $n-size ->
            [one] 1 cubo
           *[other] { $n-size } cubos
         } en la señal en la arena
     }
   *[bonfire] { $n-sign ->
        [minus] retira { $n-size ->
            [one] 1 contador de madera
           *[other] { $n-size } contadores de madera
         } de la gran hoguera sin terminar
       *[plus] pon en la gran hoguera { $n-size ->
            [one] 1 contador de madera
           *[other] { $n-size } contadores de madera
         } de la reserva
     }
 }
fx-downgrade = hay que volver a construir el refugio más alto ya terminado
fx-load-cannon = descarta tu pólvora: el cañón queda cargado
fx-unload-cannon = dispara el cañón cargado

## Expedición y mazos
fx-difficulty = dificultad de regreso { signed }
fx-return-now = todos los exploradores deben intentar regresar ya
fx-prepare = si participas en la exploración de este turno, la dificultad inicial baja en 1 y tienes +1 en la primera tirada de regreso
fx-pending = esta carta queda como exploración pendiente
fx-look = { subject } { looks } { $n ->
    [one] la primera carta
   *[other] las { $n } primeras cartas
 } { of-a-deck }{ $then-is ->
    [reorder] {" "}y { $who-is ->
        [me] devuélvelas
       *[other] las devuelve
     } en cualquier orden
    [top-or-bottom] ; { $n ->
        [one] se queda encima o va al fondo
       *[other] cada una se queda encima o va al fondo
     }
   *[back] {""}
 }
fx-discard-top = descarta la primera carta { of-a-deck }
fx-wreck-draw = { subject } revela { $n } cartas de restos del naufragio y { $who-is ->
    [me] quédate
   *[other] se queda
 } con { $keep }
fx-wreck-cube = { $n-sign ->
    [minus] retira { $n-size ->
        [one] 1 cubo negro
       *[other] { $n-size } cubos negros
     } del pecio
   *[plus] devuelve { $n-size ->
        [one] 1 cubo negro
       *[other] { $n-size } cubos negros
     } al pecio
 }

## Cartas de trama y fichas
fx-add = { $deck-is ->
    [camp] añade la carta de trama { $n } al campamento
    [none] añade la carta de trama { $n } a su mazo
   *[other] añade la carta de trama { $n } { to-a-deck }
 }
fx-camp = añade la carta de trama { $n } al campamento
fx-remove = la carta de trama { $n } sale del juego, esté donde esté
fx-solved = esta carta queda resuelta
fx-token = { $on ->
    [yes] { $name-is ->
        [dog] { subject } { $who-is ->
            [me] quédate
           *[other] se queda
         } con el perro
        [goat] pon la cabra en el campamento
       *[cannon] pon el cañón en el campamento
     }
   *[no] { $name-is ->
        [dog] el perro sale del juego con su carta
        [goat] la cabra sale del juego
       *[cannon] el cañón sale del juego
     }
 }

## Este turno
fx-block = { $action-is ->
    [fishing] este turno nadie puede pescar
   *[other] este turno no se puede realizar la acción { $action }
 }
fx-cost = este turno la acción { $action } cuesta { $n-size } de energía { $n-sign ->
    [minus] menos
   *[plus] más
 }
fx-bonus = { $what-is ->
    [fishing] este turno, quien pesque roba { $n ->
        [one] 1 ficha
       *[other] { $n } fichas
     } más
    [return] este turno, { signed } en todas las tiradas de regreso
   *[difficulty] la exploración de este turno empieza con dificultad de regreso { signed }
 }

## Dados y fuerza
fx-roll-table = { rolls } ({ $rows })
rolls = { subject } { $who-is ->
    [me] tira
   *[other] tira
 } 1 dado
fights = { $who-is ->
    [me] combate contra fuerza { $n } ({ $attack ->
        [yes] atacas: el empate se pierde
       *[no] te defiendes: el empate se gana
     })
    [active] el náufrago activo combate contra fuerza { $n } ({ $attack ->
        [yes] ataca: el empate se pierde
       *[no] se defiende: el empate se gana
     })
    [starter] el jugador inicial combate contra fuerza { $n } ({ $attack ->
        [yes] ataca: el empate se pierde
       *[no] se defiende: el empate se gana
     })
    [that] combate contra fuerza { $n } ({ $attack ->
        [yes] ataca: el empate se pierde
       *[no] se defiende: el empate se gana
     })
    [explorers] todos los exploradores juntos combaten contra fuerza { $n } ({ $attack ->
        [yes] atacan: el empate se pierde
       *[no] se defienden: el empate se gana
     })
   *[other] todos los náufragos del campamento juntos combaten contra fuerza { $n } ({ $attack ->
        [yes] atacan: el empate se pierde
       *[no] se defienden: el empate se gana
     })
 }
fx-fight = { fights }{ $win-is ->
    [some] ; victoria: { $win-clause }
   *[none] {""}
 }{ $lose-is ->
    [some] ; derrota: { $lose-clause }
   *[none] {""}
 }
fx-dispute = el jugador inicial y el siguiente náufrago no perdido se enfrentan en una tirada de fuerza: el ganador { $win-clause }; el perdedor { $lose-clause }

## Decisiones y costes
decides = { $by-is ->
    [me] elige una opción
    [that] elige una opción
    [active] el náufrago activo elige una opción
    [starter] el jugador inicial elige una opción
    [explorers] los exploradores eligen juntos una opción
    [in-camp] los náufragos del campamento eligen juntos una opción
    [not-lost] los náufragos no perdidos eligen juntos una opción
   *[players] los náufragos eligen juntos una opción
 }
fx-decide = { decides }: { $choices }
fx-each = { subject } { $then-clause }
fx-pick = { one-of } { $then-clause }
picks-by = el náufrago no perdido con { $what-is ->
    [wounds] { $most ->
        [yes] más
       *[no] menos
     } lesiones
   *[tokens] { $most ->
        [yes] más
       *[no] menos
     } fichas de PH
 }
fx-pick-by = { picks-by } { $then-clause } (en caso de empate decide el jugador inicial)
fx-if = { $otherwise-is ->
    [some] si { $cond }, { $then-clause }; si no, { $otherwise-clause }
   *[none] si { $cond }, { $then-clause }
 }
if-first = si { $cond }: { $then-clause }
if-after = { $then-clause } si { $cond }
fx-if-wounded = { $first-clause }; si alguien sufre así una lesión: { $then-clause }
must-pays = { $from-store ->
    [none] { $who-is ->
        [me] debes
       *[other] { subject } debe
     } pagar { $price }
   *[other] { $from-store }
 }
fx-must-pay = { must-pays }; si no es posible: { $otherwise-clause }
fx-pay = { subject } { $who-is ->
    [me] paga
   *[other] paga
 } { $price }
fx-together = pagad entre todos { $n } de energía{ $then-is ->
    [some] ; si lo hacéis, { $then-clause }
   *[none] {""}
 }{ $otherwise-is ->
    [some] ; si no, { $otherwise-clause }
   *[none] {""}
 }
fx-offer-items = { $n ->
    [one] { $who-is ->
        [explorers] un explorador
        [in-camp] un náufrago del campamento
       *[not-lost] un náufrago no perdido
     } renuncia a 1 objeto
   *[other] { $who-is ->
        [explorers] los exploradores
        [in-camp] los náufragos del campamento
       *[not-lost] los náufragos no perdidos
     } renuncian entre todos a { $n } objetos
 }{ $then-is ->
    [some] : { $then-clause }
   *[none] {""}
 }{ $otherwise-is ->
    [some] ; si nadie lo hace: { $otherwise-clause }
   *[none] {""}
 }
fx-helped = { $otherwise-clause }, salvo que { $who-is ->
    [others] otro explorador
    [explorers] un explorador
   *[other] alguien
 } pague { $n } de energía

## Condiciones
if-both = { $a } y { $b }
if-either = { $a } o { $b }
if-not = { $cond-is ->
    [built] { the-construction } no está { $name-is ->
        [shelter] terminado
       *[other] terminada
     }
    [cannon-loaded] el cañón no está cargado
    [carries] no tienes objetos
    [company] no te acompaña ningún explorador
    [fire-lit] la hoguera está apagada
    [has] el grupo no tiene { $item-is ->
        [none] { $perk-is ->
            [none] el icono «{ $icon }»
           *[other] { $perk }
         }
       *[other] «{ $item }»
     }
    [holds] no tienes { $perk }
    [on-camp] la carta de trama { $n } no está en el campamento
    [orchard-bears] no hay fichas de víveres en el Huerto
    [players-at-least] sois menos de { $n } jugadores
    [shelter-below] el refugio { $n } { $together ->
        [0] está construido
       *[other] (con 2 jugadores o más, el refugio { $together }) está construido
     }
    [solo] no juegas en solitario
    [stocked] en el almacén no hay { $n ->
        [one] { $what-is ->
            [food] ningún contador de comida
            [rope] ninguna cuerda
            [sail] ninguna vela
           *[wood] ningún contador de madera
         }
       *[other] { if-amount }
     }
    [story-at-least] no tienes una ficha de PH de valor { $n } o más
    [token-on] { $name-is ->
        [dog] el perro no está con vosotros
        [goat] la cabra no está en el campamento
       *[cannon] el cañón no está en el campamento
     }
    [weather-between] el clima no está { between }
   *[other] no es cierto que { $cond }
 }
if-amount = { $what-is ->
    [food] { $n ->
        [one] un contador de comida
       *[other] { $n } contadores de comida
     }
    [rope] { $n ->
        [one] una cuerda
       *[other] { $n } cuerdas
     }
    [sail] { $n ->
        [one] una vela
       *[other] { $n } velas
     }
   *[wood] { $n ->
        [one] un contador de madera
       *[other] { $n } contadores de madera
     }
 }
between = { $low ->
    [1] { $high ->
        [1] en tormenta
        [2] en tormenta o lluvia
       *[other] en las casillas 1 a { $high }
     }
    [3] { $high ->
        [6] en nubes, sol o abrasador
       *[other] en las casillas { $low } a { $high }
     }
    [4] { $high ->
        [5] en sol
        [6] en sol o abrasador
       *[other] en sol
     }
    [6] en abrasador
   *[other] en las casillas { $low } a { $high }
 }
if-stocked = en el almacén hay { if-amount }
if-has = el grupo tiene { $item-is ->
    [none] { $perk-is ->
        [none] el icono «{ $icon }»
       *[other] { $perk }
     }
   *[other] «{ $item }»
 }
if-holds = tienes { $perk }
if-carries = tienes un objeto
if-players-at-least = sois { $n } jugadores o más
if-solo = juegas en solitario
if-token-on = { $name-is ->
    [dog] el perro está con vosotros
    [goat] la cabra está en el campamento
   *[cannon] el cañón está en el campamento
 }
if-shelter-below = el refugio { $n } { $together ->
    [0] no está construido
   *[other] (con 2 jugadores o más, el refugio { $together }) no está construido
 }
if-fire-lit = la hoguera está encendida
if-built = { the-construction } está { $name-is ->
    [shelter] terminado
   *[other] terminada
 }
if-cannon-loaded = el cañón está cargado
if-on-camp = la carta de trama { $n } está en el campamento
if-weather-between = el clima está { between }
if-company = te acompaña otro explorador
if-orchard-bears = hay fichas de víveres en el Huerto
if-story-at-least = tienes una ficha de PH de valor { $n } o más
