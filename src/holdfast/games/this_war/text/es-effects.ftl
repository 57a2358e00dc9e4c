# Texto de reglas de efectos y condiciones. Las frases empiezan en minúscula: la mayúscula la pone la carta.
# A quién afecta un efecto es `$whom`; donde una carta habla de su propio Personaje no se nombra a nadie.

## Partes
amount = { $n } { $what }
amount-wood = { $n } de Madera
amount-water = { $n } de Agua
amount-sugar = { $n } de Azúcar
amount-alcohol-100 = { $n } de Alcohol puro
change = { $state } { $delta }
subject = { $whom }: { $text }
range-one = { $low }
range-pair = { $low } o { $high }
range-to = { $low }–{ $high }
range-more = { $low } o más
with-level = { $whom } con { $state } { $range }
both-needed = { $text } (solo si son al menos { $n ->
    [2] dos
   *[other] { $n }
 })
n-cards = { $n ->
    [one] 1 carta de Exploración
   *[other] { $n } cartas de Exploración
 }
whom-all = { $n ->
    [0] cada Personaje
    [one] un Personaje
    [2] dos Personajes
   *[other] { $n } Personajes
 }
whom-all-present = { $n ->
    [0] cada Personaje presente
    [one] un Personaje presente
    [2] dos Personajes presentes
   *[other] { $n } Personajes presentes
 }
whom-all-in-shelter = { $n ->
    [0] cada Personaje en el Refugio
    [one] un Personaje en el Refugio
    [2] dos Personajes en el Refugio
   *[other] { $n } Personajes en el Refugio
 }
whom-guards = { $n ->
    [0] cada Personaje de Guardia
    [one] un Personaje de Guardia
    [2] dos Personajes de Guardia
   *[other] { $n } Personajes de Guardia
 }
whom-scavengers = { $n ->
    [0] cada Personaje que saquea
    [one] un Personaje que saquea
    [2] dos Personajes que saquean
   *[other] { $n } Personajes que saquean
 }
whom-others = { $n ->
    [0] cada uno de los demás Personajes en el Refugio
    [one] otro Personaje en el Refugio
    [2] otros dos Personajes en el Refugio
   *[other] otros { $n } Personajes en el Refugio
 }
whom-affected = { $n ->
    [0] cada Personaje afectado
    [one] un Personaje afectado
    [2] dos Personajes afectados
   *[other] { $n } Personajes afectados
 }
whom-me = este Personaje
whom-picked = ese Personaje
whom-most-miserable = el Personaje con más Tristeza
whom-kindest = el Personaje con más Empatía
whom-bound = el Personaje elegido
group-all = todos los Personajes
group-all-present = todos los Personajes presentes
group-all-in-shelter = todos los Personajes en el Refugio
group-guards = todos los Personajes de Guardia
group-scavengers = todos los Personajes que saquean
group-others = todos los demás Personajes en el Refugio
group-affected = todos los Personajes afectados

## Efectos uno tras otro
or-else = o
row = con { $at }, { $text }
row-amount = { $at }: { $text }
then-first = después { $text }
otherwise = si no, { $text }
quoted = «{ $words }»
only-if = { $what } (solo si { $cond })
fx-if = si { $cond }, { $then-clause }{ $otherwise-is ->
    [some] ; si no, { $otherwise-clause }
   *[none] {""}
 }
fx-each = { $whom }: { $then-clause }
fx-choose-one = elige una opción: { $ways }
fx-one-and-another = un Personaje en el Refugio: { $one-clause }; { $empathy ->
    [0] otro: { $another-clause }
   *[other] otro con Empatía { $empathy } o más, si lo hay: { $another-clause }
 }{ $need ->
    [yes] {" "}(solo si son al menos dos)
   *[no] {""}
 }
fx-say = { $text }

## Fichas y recursos
fx-gain = obtén { $goods }{ $where-is ->
    [findings] {" "}en la Pila de hallazgos
   *[other] {""}
 }
first-of = { $first } o, si ya no queda, { $rest }
fx-gain-first = obtén { $goods }
fx-lose = descarta { $goods }{ $choice ->
    [yes] {" "}a tu elección
   *[no] {""}
 }{ from-where }{ $if-possible ->
    [yes] {" "}(hasta donde sea posible)
   *[no] {""}
 }
most-valuable = { $n ->
    [one] la ficha de más valor
   *[other] las { $n } fichas de más valor
 }
from-where = { $where-is ->
    [storage] {" "}del Almacén
    [findings] {" "}de la Pila de hallazgos
   *[here] {""}
 }
fx-lose-value = descarta fichas{ from-where } por un valor total de { $n } o más
fx-lose-all = descarta { $all ->
    [yes] todo
   *[no] { $goods }
 }{ from-where }
all-of = todo ({ $goods })
all-valuables = todas las armas y Joyas
fx-remove-from-box = retira { $goods } de la caja para el resto de la campaña (si hay)
fx-food-price = hasta la próxima carta de Capítulo, cada ficha de comida vale { $n } más en el Trueque
fx-habit = Hábito: descarta { $goods } del Almacén, o Tristeza { $delta }
fx-barter = Trueque: { $offer }, Comisión { $commission }
offer-any = cualquier ficha
offer-colours = fichas { $colours }
offer-green = verdes
offer-red = rojas
offer-yellow = amarillas
offer-grey = grises
fx-trap-pays = las Ratas se van

## Estados
fx-state = { $text }
set-to = { $state } pasa a { $level }
fx-set-state = { $text }
fx-wounds-split = reparte como quieras { $n ->
    [one] 1 Herida
   *[other] { $n } Heridas
 } entre { $group }
fx-remove-character = { $whom } deja el grupo para siempre
fx-away = { $whom } se ausenta { $days ->
    [one] 1 día
   *[other] { $days } días
 }
fx-starting-swap = { $whom } pasa a ser Personaje inicial
fx-join = el próximo Personaje sin usar se une al grupo con { $states }, si hay sitio
fx-arrival = puedes acoger al próximo Personaje sin usar, que se une al grupo con { $states }. Si te niegas, prueba de Empatía para cada Personaje en el Refugio (a quien afecte: Tristeza +1)
fx-doctor = cuantas veces quieras, puedes descartar del Almacén fichas por un valor total de { $fee } o más: un Personaje en el Refugio, Enfermedad −1 o Heridas −1

## Dados
fx-empathy-check = prueba de Empatía para { $whom } (a quien afecte: { $hit-clause }{ $miss-is ->
    [some] ; si no afecta a nadie: { $miss-clause }
   *[none] {""}
 })
rolls = tira el dado negro{ $bonus ->
    [0] {""}
   *[other] {" "}y suma { $bonus }
 }{ $prowess ->
    [none] {""}
   *[other] {" "}(se puede repetir con el Valor: { $prowess })
 }
fx-roll = { rolls }: { $rows }
fx-roll-each = { $whom } tira el dado negro; con { $at }, { $then-clause }
fx-danger-roll = prueba de peligro para { $whom }: { $die }, cada impacto es 1 Herida{ $prowess ->
    [yes] {" "}(se puede repetir con el Valor)
   *[no] {""}
 }

## Frío, Ruido, mazo Desconocido
fx-cold = { $n-sign ->
    [minus] quita { $all ->
        [yes] todo el Frío
       *[no] { $n-size } de Frío
     }
   *[plus] añade { $n-size } de Frío
 }
fx-noise = Ruido { $delta }
fx-noise-set = pon el Ruido en { $n }
fx-roll-noise = haz una tirada de Ruido
fx-return-cards = devuelve { $all ->
    [yes] todas las cartas de Exploración que queden
   *[no] { n-cards }{ $or-all ->
        [yes] {" "}(o todas las que queden)
       *[no] {""}
     }
 }
fx-add-unknown = pon { n-cards } del mazo al fondo del mazo Desconocido
fx-end-scavenging = el Saqueo termina y se eligen los hallazgos
fx-peek = mira { $deck-is ->
    [events] { $n ->
        [one] la primera carta de Acontecimientos
       *[other] las { $n } primeras cartas de Acontecimientos
     }
    [night-raids] { $n ->
        [one] la primera carta de Incursión nocturna
       *[other] las { $n } primeras cartas de Incursión nocturna
     }
   *[unknown] { $n ->
        [one] la próxima carta del mazo Desconocido
       *[other] las { $n } próximas cartas del mazo Desconocido
     }
 }{ $sort ->
    [yes] , devuelve las que quieras y deja las demás en el orden que quieras
   *[no] {" "}y { $n ->
        [one] déjala
       *[other] déjalas
     } en su sitio
 }
fx-draw-findings = roba { $n ->
    [one] 1 carta de Hallazgo
   *[other] { $n } cartas de Hallazgo
 }: { $rows-n ->
    [one] fila { $rows }
   *[other] filas { $rows }
 }{ $star ->
    [yes] {""}
   *[no] , sin la tirada de la estrella
 }
fx-search = Ruido +4, con tirada de Ruido; después roba 1 carta de Hallazgo: fila { $row }
fx-special-finding = tira en los Hallazgos especiales del Lugar
fx-pick-lock = tira el dado negro; con 1–3, la Ganzúa se queda y la puerta sigue cerrada; con 4–10, descarta la Ganzúa; { $then-clause }
fx-twist = roba una carta de Color y lee el Texto de ese color del Lugar actual; si no lo hay o ya se ha leído: silencio, Ruido −1
fx-encounter = roba y resuelve una carta de Habitantes

## Combates e incursiones
fx-fight = combate contra { $enemies ->
    [one] 1 enemigo
   *[other] { $enemies } enemigos
 } ({ $weapons }){ $notes }
fight-note = , { $text }
fight-backstab = { $side ->
    [enemies] que empiezan con un Ataque por la espalda
   *[characters] empezando con un Ataque por la espalda de tus Personajes
 }
fight-thug = Matones
fight-no-flee = sin posibilidad de huir
fight-prowess = Valor { $n } para todos
fight-flee-when = { $n ->
    [one] cuando muere 1
   *[other] cuando mueren { $n }
 } los demás huyen
fight-loot = botín: { $goods }
fight-then = después { $text }
weapons-of-the-dead = las armas de los muertos
armed-all = { $weapon }
armed = { $letter } { $weapon }
fx-fight-them = empieza el combate
fx-talk = roba una carta de Color y lee el Texto de ese color
fx-raid-mod = { $ignore ->
    [yes] la próxima Incursión nocturna se ignora
   *[no] { $changes } en la próxima Incursión nocturna
 }
raid-damage = Daño { $delta }
raid-wounds = Heridas { $delta }
fx-shuffle-raids = baraja todas las Incursiones nocturnas descartadas en su mazo
fx-remove-event = retira del juego la primera carta de Acontecimientos sin mirarla

## La casa y la ciudad
fx-exchange-location = { $place-is ->
    [chosen] puedes cambiar un Lugar
    [near] cambia el Lugar de Cerca
    [medium] cambia el Lugar de Medio
   *[far] cambia el Lugar de Lejos
 }
fx-fitting-return = { $n ->
    [one] un Accesorio construido a tu elección vuelve
   *[other] { $n } Accesorios construidos a tu elección vuelven
 } al mazo de Accesorios{ $then-is ->
    [some] {" "}(si hay alguno: { $then-clause })
   *[none] {""}
 }
fx-shelter-card-restore = si { $slot } está libre, vuelve a haber allí Escombros sin botín
fx-board-up = { $n-sign ->
    [minus] descarta 1 Cerramiento a tu elección
   *[plus] pon un Cerramiento en una Grieta libre y accesible
 }
fx-flag-day = { $text }
flag-snipers = hoy en el Exterior el francotirador acierta con 1–3
flag-curfew = esta noche cada Lugar tiene 2 cartas de Exploración menos
flag-robbers = esta noche revela 2 cartas de Incursión nocturna y resuelve la que tenga más Daño (si empatan, tú eliges); la otra se descarta
flag-clear-day = hoy nadie pierde la primera acción que el Hambre, la Fatiga u otro Estado le quitaría
flag-no-visitors = hoy no llegan Visitas
flag-empty-streets = esta noche el Ruido empieza en 2
fx-objective-done = el Objetivo está cumplido
fx-game-over = { $result-is ->
    [ceasefire] la campaña termina como con el alto el fuego
   *[other] se pierde la campaña
 }

## El Libro de los Textos
script-number = el Texto { $n }
some-script = un Texto
fx-open-script = lee { $number }
fx-goto = lee { $number }
fx-read-page = lee { $number }
fx-epilogue = apunta { $number } para el final de la campaña
fx-by-colour = roba una carta de Color y lee el Texto de ese color ({ $scripts }){ $silence-is ->
    [some] ; si no lo hay o ya se ha leído: { $silence-clause }
   *[none] ; si ya se ha leído, no pasa nada
 }
colour-script = { $colour } { $n }
fx-pending = pon una ficha de texto sobre el mazo de { $deck }: { $roll ->
    [yes] cada vez que se robe, tira el dado negro; con { $at },
   *[no] la próxima vez que se robe,
 } lee { $number } { $mode-is ->
    [instead] en lugar de la carta
   *[before] antes de la carta
 }{ $stay ->
    [yes] {" "}(la ficha se queda)
   *[no] {""}
 }
fx-token = obtén la ficha «{ $name }», { $place }{ $uses ->
    [0] {""}
    [one] , 1 uso
   *[other] , { $uses } usos
 }
place-storage = en el Almacén
place-findings = en la Pila de hallazgos
place-here = aquí
place-shelter = en el Refugio
place-guard = en la Guardia
place-rummage = en Rebuscar
place-outside = en el Exterior
place-cold = en la casilla de Frío
place-deck = sobre el mazo de { $deck }
place-this-location = en este Lugar
place-location = en el Lugar { $n }
fx-token-remove = la ficha «{ $name }» se retira
fx-token-use = usa una vez la ficha «{ $name }»

## Condiciones
if-both = { $a } y { $b }
if-either = { $a } o { $b }
if-not = no se cumple que { $cond }
if-has = { $where-is ->
    [storage] en el Almacén
    [findings] en la Pila de hallazgos
   *[here] aquí
 } { $no ->
    [none] no hay { $things }
    [fewer] hay menos de { $goods }
   *[yes] hay al menos { $goods }
 }
nor-more = { $first } ni { $last }
if-built = { $n ->
    [one] «{ $what }» { $no ->
        [none] no está en juego
       *[yes] está en juego
     }
   *[other] { $no ->
        [none] están en juego menos de { $n } × «{ $what }»
       *[yes] están en juego { $n } × «{ $what }»
     }
 }
if-beside = { $no ->
    [none] no tiene al lado «{ $what }»
   *[yes] tiene al lado «{ $what }»
 }
if-fittings-built = { $no ->
    [none] hay construidos menos de { $n } Accesorios
   *[yes] hay construidos { $n } Accesorios
 }
if-cleared = { $no ->
    [none] se han despejado menos de { $n } cartas de Refugio
   *[yes] se han despejado { $n } cartas de Refugio
 }
if-boarded-up = { $no ->
    [none] hay colocados menos de { $n } Cerramientos
   *[yes] { $n ->
        [one] hay colocado 1 Cerramiento (una Grieta tapada
       *[other] hay colocados { $n } Cerramientos (Grietas tapadas
     } en el Taller)
 }
if-level = { $who-is ->
    [me] { $no ->
        [none] no tiene { $states } { $range }
       *[yes] tiene { $states } { $range }
     }
   *[other] { $no ->
        [none] nadie entre { $group } tiene { $states } { $range }
       *[yes] { $whom } tiene { $states } { $range }
     }
 }
if-level-wounds = { $no ->
    [none] no tiene Heridas { $range }
   *[yes] tiene Heridas { $range }
 }
compare = { $op ->
    [less] menos de { $n }
    [at-most] { $n } o menos
    [exactly] exactamente { $n }
    [more] más de { $n }
   *[at-least] { $n } o más
 }
if-count = { $of ->
    [characters] los Personajes del grupo son { $compared }
   *[other] los Personajes presentes son { $compared }
 }
if-present = { $no ->
    [none] no está presente { $name }
   *[yes] está presente { $name }
 }
if-any-prowess = un Personaje presente tiene Valor { $compared }
if-cold-is = el Frío es { $compared }
if-has-token = { $no ->
    [none] la ficha «{ $name }» no está en juego
   *[yes] la ficha «{ $name }» está en juego
 }
if-carried = { $no ->
    [none] aquí no tienes la ficha «{ $name }»
   *[yes] aquí tienes la ficha «{ $name }»
 }
if-was-read = { $no ->
    [none] no se ha leído { $number }
   *[yes] ya se ha leído { $number }
 }
if-chapter-is = el número del Capítulo es { $compared }
if-day-is = el número del día es { $compared }
if-unknown-left = las cartas que quedan en el mazo Desconocido son { $compared }
if-lost-today = { $no ->
    [none] desde la última Alba no ha muerto ni se ha ido nadie
   *[yes] desde la última Alba alguien ha muerto o se ha ido
 }
if-full-house = { $no ->
    [none] los Personajes del grupo son menos de 4
   *[yes] los Personajes del grupo son 4
 }
if-at-home = { $no ->
    [none] estáis de Saqueo
   *[yes] estáis en el Refugio
 }
if-pair = { $no ->
    [none] solo está presente un Personaje que saquea
   *[yes] están presentes dos Personajes que saquean
 }
