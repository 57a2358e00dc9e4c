# El registro: qué ha pasado, línea a línea. `$who` son Personajes, `$people` cuántos, `$sex` es f si todas son mujeres.

## Partes
told-nothing = nada
told-one-of-us = alguien del grupo
told-stored = +{ $goods } (ahora { $now })
told-enemy = Enemigo { $n }
told-foe = Enemigo { $n } ({ $weapon })
told-signed = { $n-sign ->
    [minus] −{ $n-size }
   *[plus] +{ $n-size }
 }
told-fate-deals = { $n ->
    [one] 1 Herida para el otro bando
   *[other] { $n } Heridas para el otro bando
 }
told-fate-hits = { $n ->
    [one] 1 impacto
   *[other] { $n } impactos
 }
told-fate-guard = 1 Herida para un guardia que elegimos
told-fate-takes = { $n ->
    [one] 1 Herida para quien ha tirado
   *[other] { $n } Heridas para quien ha tirado
 }
told-fate-noise = Ruido +{ $n }
told-fate-disarms = un arma sale volando
told-fate-ends = los dos bandos retroceden
told-fate-ricochet = 1 Herida en cada bando
told-fate-nothing = nada

## El día
log-set-up = — This War of Mine{ $difficulty-is ->
    [easier] {" "}(más fácil)
    [harder] {" "}(más difícil)
   *[standard] {""}
 }{ $short-is ->
    [yes] {" "}· campaña corta
   *[no] {""}
 } —
log-take-character = { $who } ({ $profession }) ha dado con esta casa
log-begin = En la casa, ya con hambre (Hambre { $n }): { $who }{ $several-is ->
    [yes] . Líder: { $seat }
   *[no] {""}
 }
log-morning = —— Día { $n } ——
log-back = { $people ->
    [one] { $who } está de vuelta
   *[other] { $who } están de vuelta
 }
log-phase = · { $phase-is ->
    [day] Acciones diurnas
    [dusk] Crepúsculo
    [evening] Anochecer
    [scavenging] Saqueo
    [raid] Incursión nocturna
   *[dawn] Alba
 }{ $several-is ->
    [yes] {" "}· Diario: { $seat }
   *[no] {""}
 } ·
log-nobody-out = Esta noche no sale nadie
log-action-turn = { $idle-is ->
    [yes] Turno { $n } de las Acciones diurnas: a nadie le quedan acciones
   *[no] Turno { $n } de las Acciones diurnas{ $people ->
        [0] {""}
       *[other] {" "}(ya sin fuerzas: { $who })
     }
 }{ $several-is ->
    [yes] {" "}· Diario: { $seat }
   *[no] {""}
 }
log-event = { $ceasefire-is ->
    [yes] { $card } { $text }
   *[no] Acontecimiento: { $card }. { $text }
 }
log-flag = { $name-is ->
    [snipers] Por hoy el francotirador acierta con 1 a 3
    [curfew] Por esta noche cada Lugar tiene 2 cartas menos
    [robbers] Por esta noche se descubren dos Incursiones, y llega la peor
    [clear-day] Por hoy nadie pierde la primera acción que el Hambre, la Fatiga u otro Estado le quitaría
    [no-visitors] Por hoy nadie llama a la puerta
   *[empty-streets] Por esta noche el Ruido empieza en 2
 }
log-chapter = ★ { $card }. { $text }
log-no-event = No quedan Acontecimientos
log-journal = Diario → { $seat }
log-cold = Frío { told-signed } (ahora { $now })
log-cold-full = El Frío ya está al máximo ({ $now })
log-debt-due = Llega el día de pagar la deuda

## Las personas
log-state = { $who }: { $state } { told-signed } (ahora { $now }){ $out-is ->
    [yes] {" "}– es demasiado
   *[no] {""}
 }
told-shift = { $who }: { $state } { told-signed } (ahora { $now })
log-shifts = { $crew }
log-states = { $state } { told-signed }: { $crew }
log-set-state = { $state } ahora: { $crew }
log-keep-promise = { $card }: { $who } se queda, con Tristeza 3
log-let-go = Nadie recuerda la promesa: ya nada retiene a { $who }
log-farewell = † { $who }: { $states } { $n }. Hasta aquí
log-removed = † { $how-is ->
    [death] { $who } ha muerto
    [departure] { $who } nos ha dejado
    [breakdown] { $who } ya no está con nosotros
    [last-departure] { $who } se va, y nadie echa el cerrojo
    [last-breakdown] { $who } ya no se levanta
   *[other] { $who } ya no está
 }. { $left ->
    [0] No queda nadie
    [one] Solo queda { $rest }
   *[other] Quedan { $rest }
 }
log-take-along = También faltan provisiones: { $goods }
log-starting-swap = { $people ->
    [one] Desde ahora { $who } cuenta como Personaje inicial
   *[other] Desde ahora { $who } cuentan como Personajes iniciales
 }
log-shaken = Tras una muerte así (dado negro { $roll }) { $people ->
    [0] todos siguen buscando
    [one] { $who } no puede seguir buscando
   *[other] { $who } no pueden seguir buscando
 }
log-join = { $who } ({ $profession }) se une al grupo
log-away = { $people ->
    [one] { $who } estará fuera hasta la mañana del día { $n }
   *[other] { $who } estarán fuera hasta la mañana del día { $n }
 }

## Crepúsculo y anochecer
log-drink = { $people ->
    [0] Nadie tiene nada que beber
    [one] { $who } bebe
   *[other] { $who } beben
 }{ $some-is ->
    [yes] { $people ->
        [0] {""}
       *[other] ; sin agua{ $several-is ->
            [yes] {" "}(decide el { $seat })
           *[no] {""}
         }: { $dry }
     }
   *[no] {""}
 } (Agua restante: { $left })
log-thirst = { $who } pasa sed (dado negro { $roll }; 1–5 Hambre, 6–10 Tristeza): { $state } +1 (ahora { $now })
log-eat = { $who } come { $goods } ({ $still-is ->
    [yes] el Hambre se queda en { $now }
   *[no] Hambre ahora { $now }
 }{ $freed-is ->
    [yes] , que ya no cuesta una acción
   *[no] {""}
 })
log-go-hungry = { $fed-is ->
    [yes] { $who } ya ha comido hoy
   *[no] { $who } no come nada{ $several-is ->
        [yes] {" "}(decide el { $seat })
       *[no] {""}
     }: Hambre +1 (ahora { $now })
 }
log-food-saved = { $several-is ->
    [yes] El { $seat } guarda la comida:
   *[no] La comida se guarda:
 } en el Almacén, { $goods }
log-fed = Una comida caliente (Hambre ahora: { $crew })
log-feed-child = La Niña tiene hambre
log-feed-dog = El Perro guardián quiere su parte
log-task = { $who } { $task-is ->
    [bed] dormirá en una Cama
    [floor] dormirá en el suelo
    [guard] montará guardia
   *[scavenge] saldrá de saqueo
 }
log-take-back-task = Se retira la última tarea
log-ration = Se ahorra Agua: en el Crepúsculo se dirá uno por uno quién bebe
log-unguarded = La puerta queda sin guardia, a propósito
log-home-again = { $people ->
    [0] Al Almacén: { $goods }
    [one] { $who } ya está en casa{ $some-is ->
        [yes] ; al Almacén: { $goods }
       *[no] , con las manos vacías
     }
   *[other] { $who } ya están en casa{ $some-is ->
        [yes] ; al Almacén: { $goods }
       *[no] , con las manos vacías
     }
 }
log-night = Empieza la noche; a quien duerme le baja la Fatiga, a quien está de guardia o fuera le sube 1 (Fatiga ahora: { $crew })

## Alba
log-assign-meds = Se tratará a { $who } con { $goods }
log-treat = El Médico anciano atiende a { $who }: { $state } −1 (ahora { $now })
log-drink-up = { $who } bebe { $goods }: Tristeza { $misery }, Fatiga { $fatigue }
log-fate = Destino: { $card }
log-cold-check = Prueba de Frío (Frío { $n })
log-freeze = { $ill-is ->
    [yes] { $who } coge frío (dado negro { $roll }): Enfermedad +1 (ahora { $now })
   *[no] { $who } aguanta el Frío (dado negro { $roll })
 }
log-medicine = { $worked-is ->
    [yes] { $goods } para { $who }{ $roll ->
        [0] {""}
       *[other] {" "}(dado negro { $roll })
     }: { $state } ahora { $now }
   *[no] { $goods } para { $who } (dado negro { $roll }): sin efecto, { $state } sigue en { $now }
 }
log-untreated = { $who } – { $state } sin tratar, dado negro { $roll }{ $bed-is ->
    [yes] {" "}más { $plus } por la Cama
   *[no] {""}
 }: { $turn-is ->
    [worse] empeora, ahora { $now }
    [better] mejora, ahora { $now }
   *[same] sin cambios, sigue en { $now }
 }
log-spirit = { $who } – Ánimo, línea { $line }: { $text }{ $idle-is ->
    [yes] {" "}– ahora no es así, nada cambia
   *[no] {""}
 }
log-habit-given = { $who } gasta { $goods } del Almacén
log-listens = { $who } escucha la Caja de música (dado negro { $roll }): { $touched-is ->
    [yes] Tristeza −1 (ahora { $now })
   *[no] no basta
 }
log-death-among-us = Una muerte entre nosotros (dado negro { $roll }): { $some-is ->
    [yes] Tristeza +2 ({ $crew })
   *[no] los demás lo soportan
 }
log-narratives = { $n ->
    [one] Solo queda una cosa que contar: { $cards }
   *[other] Dos maneras de empezar el día: { $cards }
 }
log-narrative = { $kept-is ->
    [yes] Guardado para más tarde: { $card }. { $text }
   *[no] Se elige: { $card }. { $text }{ $vain-is ->
        [yes] {" "}Pero falta lo que pide, y no pasa nada
       *[no] {""}
     }
 }
log-use-kept = { $people ->
    [0] Se usa «{ $card }»
   *[other] Se usa «{ $card }» con { $who }
 }
log-drop = Se descarta «{ $card }»
log-shift-over = La jornada más larga pasa factura – { $crew }

## En la casa
log-assigned = { $who } { $what-is ->
    [rest] no hará nada en este turno
    [outside] irá a la puerta
    [new-idea] pensará en algo nuevo
    [rummage] rebuscará
    [comfort] consolará a alguien
    [music] tocará para los demás
    [search] registrará { $space }
    [dig] cavará en { $space }{ $together-is ->
        [yes] {" "}junto con { $other }
       *[no] { $with-tool-is ->
            [yes] {" "}con la Pala
           *[no] {" "}sin ayuda
         }
     }
    [pick] probará la cerradura de { $space }
    [unlock] abrirá { $space } con las llaves
    [saw] serrará los Barrotes ({ $space })
    [build] construirá «{ $card }» en { $space }
    [use] se pondrá manos a la obra: { $card }
    [move] moverá «{ $card }» a { $space }
    [demolish] desmontará «{ $card }»
    [mend-roof] subirá al tejado
   *[drain] achicará el sótano
 }{ $paid-is ->
    [yes] {" "}({ $goods })
   *[no] {""}
 }
log-take-back = Se retira la última asignación
log-thinking = { $who } se sienta con papel y lápiz
log-too-late = { $who } ya no puede hacerlo
log-in-vain = { $who } ya no puede hacerlo: { $space } no está como estaba
log-take-idea = Una idea nueva: { $card }
log-rummage = { $who } rebusca: dado negro { $roll }{ $changed-is ->
    [yes] {" "}(cuenta como { $counts })
   *[no] {""}
 }, { $n ->
    [one] 1 recurso
   *[other] { $n } recursos
 }
log-cheer = { $how-is ->
    [comfort] { $who } encuentra las palabras justas
   *[music] { $guitar-is ->
        [yes] { $who } toca la Guitarra para todos
       *[no] { $who } canta en voz baja
     }
 }
log-mend = { $what-is ->
    [mend-roof] { $who } arregla el tejado
   *[drain] { $who } achica el sótano
 }
log-open-card = { $remnants-is ->
    [yes] { $who } cava en { $space }: quedan Restos de escombros
   *[no] { $found-is ->
        [yes] { $who } despeja { $space } y encuentra { $goods }
       *[no] { $who } despeja { $space }
     }
 }
log-pick-door = { $who } fuerza la cerradura de { $space } (dado negro { $roll }): { $open-is ->
    [yes] abierta, pero la Ganzúa se ha roto
   *[no] resiste
 }
log-use-keys = { $who } abre { $space } con el Manojo de llaves
log-build = { $who } ha construido «{ $card }» en { $space }{ $helped-is ->
    [yes] {" "}con ayuda de: { $helps }
   *[no] {""}
 }
log-move-fitting = { $who } mueve «{ $card }» a { $space }
log-demolish = { $who } desmonta «{ $card }» ({ $space })
log-unbuild = Se pierde «{ $card }» ({ $space })
log-use-fitting = { $who } – { $card }: { $work }{ $helped-is ->
    [yes] , gracias a: { $helps }
   *[no] {""}
 }{ $waits-is ->
    [yes] {" "}(listo mañana)
   *[no] {""}
 }
log-heat = { $who } calienta la casa con { $goods }{ $coal-is ->
    [yes] {" "}y carbón
   *[no] {""}
 } ({ $card })
log-restored = Los Escombros vuelven a bloquear { $space }
log-boards = { $up-is ->
    [yes] La Grieta { $space } queda tapada: un Cerramiento (en total: { $n })
   *[no] Arrancan el Cerramiento de { $space } (en total: { $n })
 }
log-outside = { $hit-is ->
    [yes] Un francotirador alcanza a { $who } en la puerta (dado negro { $roll }): { $n ->
        [one] 1 Herida
       *[other] { $n } Heridas
     } (ahora { $now })
   *[no] { $who } está en la puerta; no se oye ningún disparo (dado negro { $roll })
 }
log-visitor = Llaman a la puerta: { $card }. { $text }
log-visitor-gone = La puerta vuelve a cerrarse
log-refuse = La puerta sigue cerrada

## Fichas
log-gained = { $outside-is ->
    [yes] { $placed-is ->
        [yes] Encontráis ({ $place }): { $goods }
       *[no] Encontráis: { $goods }
     }
   *[no] Almacén: { $stored }
 }
log-pay-out = { $card }: toca recoger { $goods }
log-box-empty = Tocaban { $item }, pero ya no quedan fichas
log-lost = { $why-is ->
    [rats] Las ratas se han cobrado su parte: { $goods }
    [raid] La Incursión se lleva { $goods }{ $several-is ->
        [yes] {" "}(por decisión del { $seat })
       *[no] {""}
     }
    [commission] Para la Comisión: { $goods }
   *[price] Descartado: { $goods }
 }
log-remove-from-box = Fuera del juego para siempre, de la caja y no del Almacén: { $n } { $item }
log-food-price = Hasta el próximo Capítulo la comida vale { $n } más en el Trueque
log-put-token = Nueva ficha: { $token } – { $does }
log-token-remove = Fuera del juego: { $token }
log-token-use = Se usa: { $token }
log-reached = ★ Objetivo cumplido: { $card }
log-missed = ☆ Objetivo sin cumplir: { $card }
log-objective = Objetivo: { $card }. { $text }

## Fuera
log-go-to = { $people ->
    [one] { $who } se pone en camino
   *[other] { $who } se ponen en camino
 } – { $card } ({ $space-is ->
    [near] Cerca
    [medium] Medio
   *[far] Lejos
 }, cartas del mazo Desconocido: { $n }, Ruido { $noise }). { $text }
log-packed = En el saco: { $goods } (peso { $n } de { $room })
log-unpacked = Al final se queda en casa: { $goods } (peso { $n } de { $room })
log-set-out = { $some-is ->
    [yes] En marcha (Ruido { $n })
   *[no] En marcha, con las manos vacías (Ruido { $n })
 }
log-revealed = { $how-is ->
    [kept] { $card }: aún puede servir
    [passage] { $card }: aquí no hay, el paso está libre
    [barred] { $card }: con lo que llevamos no hay nada que hacer, se sigue
   *[card] { $card }
 } ({ $left ->
    [0] la última carta
    [one] queda 1 carta
   *[other] quedan { $left } cartas
 }{ $several-is ->
    [yes] {" "}· Diario: { $seat }
   *[no] {""}
 })
log-return-cards = { $left ->
    [0] Vuelven las últimas cartas sin ver
   *[other] { $n ->
        [one] Vuelve 1 carta sin ver
       *[other] Vuelven { $n } cartas sin ver
     } ({ $left ->
        [one] queda 1
       *[other] quedan { $left }
     })
 }
log-add-unknown = Queda más por ver: { $n ->
    [one] 1 carta más
   *[other] { $n } cartas más
 } (ahora { $left })
log-end-scavenging = Es hora de volver a casa
log-use-map = Se despliega el Mapa
log-peek = { $deck-is ->
    [events] { $n ->
        [one] El próximo Acontecimiento
       *[other] Los próximos Acontecimientos
     }
    [night-raids] { $n ->
        [one] La próxima Incursión nocturna
       *[other] Las próximas Incursiones nocturnas
     }
   *[unknown] Lo que hay más adelante
 }: { $cards }
log-bury = Vuelve al mazo: { $card }
log-sorted-unknown = Saldrán en este orden: { $cards }
log-exchange = { $gone }: ya no se puede ir. De cerca a lejos quedan ahora { $there }{ $new-is ->
    [yes] {" "}(nuevo)
   *[no] {""}
 }
log-noise = Ruido { told-signed } (ahora { $now })
log-noise-least = El Ruido se queda en { $now }, el mínimo
log-noise-set = El Ruido es ahora { $now }
log-noise-back = Alguien se acerca, y el Ruido vuelve a { $now }
log-search = Al registrar se hace ruido: Ruido { $now }
log-listen = { $heard-is ->
    [yes] Tirada de Ruido, { $roll } contra { $now }: alguien ha oído algo
   *[no] Tirada de Ruido, { $roll } contra { $now }: todo en calma
 }
log-sneak = { $who } sabe dónde pisar: Ruido { $now }
log-special-finding = Hallazgos especiales, { $card }: dado negro { $roll }{ $nothing-is ->
    [yes] , esta vez nada
   *[no] {""}
 }
log-found-nothing = Lo revuelven todo y no encuentran nada
log-draw-two = { $who } mira por segunda vez
log-pick-lock = La Ganzúa (dado negro { $roll }): { $open-is ->
    [yes] la puerta está abierta, la Ganzúa se ha roto
   *[no] la cerradura resiste
 }
log-leave-alone = { $people ->
    [0] Lo dejamos estar
    [one] { $who } lo deja estar
   *[other] { $who } lo dejan estar
 }
log-stand-up = Les hacemos frente
log-stop = Damos media vuelta; { $n ->
    [one] 1 carta se queda
   *[other] { $n } cartas se quedan
 } sin ver
log-resident = Hay alguien: { $card }. { $text }
log-encounter-over = El encuentro ha terminado
log-use-hideout = Se usa el Escondite
log-hide = Nos escondemos y nadie nos encuentra
log-trade = Buscamos con quién hacer un Trueque ({ $card }{ $several-is ->
    [yes] ; decide el { $seat }
   *[no] {""}
 })
log-visit = Buscamos a alguien conocido: { $token }{ $several-is ->
    [yes] {" "}(decide el { $seat })
   *[no] {""}
 }
log-open-deal = { $n ->
    [0] La mercancía está sobre la mesa
   *[other] La mercancía está sobre la mesa; { $who } rebaja el precio en { $n }
 }
log-give-goods = Damos: { $goods } (crédito { $n })
log-take-goods = Tomamos: { $goods } (crédito { $n })
log-new-deal = Se despeja la mesa y empieza otro trato
log-close-deal = El Trueque ha terminado
log-homeward = { $people ->
    [0] Nadie vuelve a casa{ $lost-is ->
        [yes] ; con ellos se pierde: { $goods }
       *[no] {""}
     }. Las cartas vuelven a sus mazos
    [one] { $who } vuelve a casa; las cartas vuelven a sus mazos{ $several-is ->
        [yes] . Qué se trae lo decide quien tiene el Diario: { $seat }
       *[no] {""}
     }
   *[other] { $who } vuelven a casa; las cartas vuelven a sus mazos{ $several-is ->
        [yes] . Qué se traen lo decide quien tiene el Diario: { $seat }
       *[no] {""}
     }
 }
log-leave-behind = Dejado atrás: { $goods }
log-pick-up = Aún hay sitio, y camino de casa recogen: { $goods }
log-carry = Traído a casa: { $goods }{ $also-is ->
    [yes] {" "}y { $tokens }
   *[no] {""}
 } (peso { $n })
log-carry-with = Aún hay sitio, y camino de casa recogen: { $picked }. En total traen a casa: { $goods }{ $also-is ->
    [yes] {" "}y { $tokens }
   *[no] {""}
 } (peso { $n })

## Combates
log-fight = ¡Combate! { $who }. Enfrente: { $foes }
log-take-weapon = { $who } coge un arma: { $weapon }
log-new-round = Ronda { $n }
log-backstab = { $side-is ->
    [characters] Atacamos primero, por la espalda
   *[enemies] Los enemigos atacan por la espalda
 }
log-fight-over = { $how-is ->
    [won] { $all-is ->
        [yes] El combate está ganado; en el suelo, { $n ->
            [one] un muerto
           *[other] { $n } muertos
         }
       *[no] Los demás huyen ({ $n ->
            [one] 1 muerto
           *[other] { $n } muertos
         })
     }
    [parted] Los dos bandos retroceden: el combate ha terminado
   *[lost] No queda nadie para luchar
 }
log-shots = { $who } dispara ({ $weapon }): { $shots ->
    [one] gasta 1 Munición
   *[other] gasta { $shots } Municiones
 } ({ $left ->
    [one] queda 1
   *[other] quedan { $left }
 })
log-strike = { $who } – { $die }: { $face }{ $again ->
    [0] {""}
    [one] {" "}(1 repetición posible)
   *[other] {" "}({ $again } repeticiones posibles)
 }
log-lands = { $raid-is ->
    [yes] Vale: { $face } (impactos hasta ahora: { $hits })
   *[no] Vale: { $face }
 }
log-foe-strike = { $foe } – { $die }: { $faces }{ $dry-is ->
    [yes] . Se queda sin munición
   *[no] {""}
 }
log-miss = § cuenta como fallo
log-story = En manos del Destino – { $card }, { $die }: { $fits-is ->
    [yes] { $deeds }
   *[no] otro color, no pasa nada
 }
log-mark-foe = Le toca al { $foe }: { $n ->
    [one] 1 Herida
   *[other] { $n } Heridas
 }{ $disarms-is ->
    [yes] {" "}y pierde el arma
   *[no] {""}
 }
log-mark-us = Le toca a { $who }: { $n ->
    [one] 1 Herida
   *[other] { $n } Heridas
 }{ $disarms-is ->
    [yes] {" "}y pierde el arma
   *[no] {""}
 }
log-wound-foe = { $dead-is ->
    [yes] { $foe }: muerto
   *[no] { $foe }: { $now ->
        [one] 1 Herida
       *[other] { $now } Heridas
     }
 }
log-disarmed = { $who } se queda con las manos desnudas
log-flee = Echamos a correr
log-fled = { $people ->
    [0] Nadie consigue escapar
    [one] { $who } consigue escapar
   *[other] { $who } consiguen escapar
 }{ $home-is ->
    [yes] , y la casa queda abierta
   *[no] {""}
 }
log-loot = Llevaban encima: { $goods }

## Incursión nocturna
log-no-raid = Esta noche no viene nadie
log-two-raids = Rondan dos bandas: { $cards }
log-raid = { $card }: Daño { $damage }, Heridas { $wounds }; de guardia: { $who }. { $text }
log-use-shelf = { $card }: el Daño baja a { $n }
log-shielded = { $hits ->
    [0] Ningún impacto
    [one] 1 impacto
   *[other] { $hits } impactos
 } y { $boards ->
    [0] ningún Cerramiento
    [one] 1 Cerramiento
   *[other] { $boards } Cerramientos
 }: { $off-is ->
    [both] Daño −{ $off-damage }, Heridas −{ $off-wounds }
    [damage] Daño −{ $off-damage }
    [wounds] Heridas −{ $off-wounds }
   *[none] nada que parar
 } (quedan: Daño { $damage }, Heridas { $wounds })
log-driven-off = Los rechazamos antes de que se lleven nada
log-held = No falta nada y no hay heridos
log-raid-over = { $armed-is ->
    [yes] La casa vuelve a quedar en silencio; se guarda: { $goods }
   *[no] La casa vuelve a quedar en silencio
 }
log-crime = Ola de crímenes: { $raids ->
    [0] {""}
    [one] 1 carta más dura entra entre las Incursiones nocturnas
   *[other] { $raids } cartas más duras entran entre las Incursiones nocturnas
 }{ $raids ->
    [0] {""}
   *[other] { $residents ->
        [0] {""}
       *[other] {" "}y{" "}
     }
 }{ $residents ->
    [0] {""}
    [one] 1 carta más dura entra entre los Habitantes (a quienes se encuentra en el Saqueo)
   *[other] { $residents } cartas más duras entran entre los Habitantes (a quienes se encuentra en el Saqueo)
 }
log-raid-ignored = La próxima Incursión nocturna no llegará
log-raid-mod = La próxima Incursión nocturna: { $damage-size ->
    [0] {""}
   *[other] Daño { $damage-sign ->
        [minus] −{ $damage-size }
       *[other] +{ $damage-size }
     }{ $wounds-size ->
        [0] {""}
       *[other] ,{" "}
     }
 }{ $wounds-size ->
    [0] {""}
   *[other] Heridas { $wounds-sign ->
        [minus] −{ $wounds-size }
       *[other] +{ $wounds-size }
     }
 }
log-shuffle-raids = Se barajan de nuevo todas las Incursiones nocturnas
log-remove-event = Queda un día menos por delante

## El Libro
log-page = «{ $title }» ({ $number }). { $text }
log-choice = → { $choice }
log-no-choice = No podemos hacer nada
log-saying = { $es }
log-vote = { $seat } vota: { $choice }
log-colour = Color: { $colour }{ $page-is ->
    [read] {" "}– esa página ya se ha leído
    [none] {" "}– para este color no hay página del Libro
   *[open] {""}
 }
log-pending = No acaba aquí: una página del Libro espera en un mazo ({ $deck })
log-pending-due = Una página del Libro espera en un mazo ({ $deck }), dado negro { $roll }: { $comes-is ->
    [yes] llega ahora
   *[no] todavía no
 }
log-pending-comes = La página que esperaba en un mazo ({ $deck }) llega ahora
log-epilogue = Esto no se olvidará: volverá en las últimas páginas
log-empathy = Empatía, dado negro { $roll }: { $people ->
    [0] no afecta a nadie
   *[other] afecta a { $who }
 }
log-calm = { $same-is ->
    [yes] { $who } mantiene la calma
   *[no] { $who } habla con voz serena a { $other }
 }
log-roll = { $told-is ->
    [yes] { $again-is ->
        [yes] Una vez más, dado negro: { $roll }
       *[no] Dado negro: { $roll }
     }
   *[no] { $card }, dado negro: { $roll }
 }{ $empty-is ->
    [yes] {" "}– no pasa nada
   *[no] {""}
 }
log-danger = { $who } – { $die }: { $face }{ $again-is ->
    [yes] {""}
   *[no] { $n ->
        [0] , sin Heridas
       *[other] , Heridas ahora { $now }
     }
 }
log-roll-each = Dados negros: { $rolls }. { $people ->
    [0] No le toca a nadie
    [one] Le toca a { $who }
   *[other] Les toca a { $who }
 } ({ $low }–{ $high })

## El final
log-ceasefire = —— Día { $n } · Alto el fuego ——
log-defeat = —— Día { $n } · { $why-is ->
    [no-guard] Nadie montaba guardia
    [last-page] La última página
   *[nobody-left] La casa está vacía
 } ——
log-over = { $why-is ->
    [victory] ★ Se acabó. { $people ->
        [one] { $who } ha llegado a ver la paz
       *[other] { $who } han llegado a ver la paz
     }
    [survival] Se acabó. { $people ->
        [one] { $who } sigue con vida
       *[other] { $who } siguen con vida
     }, pero de quienes empezaron aquí no queda nadie
   *[other] † Se acabó. Nadie de la casa ha visto el final de la guerra
 }
