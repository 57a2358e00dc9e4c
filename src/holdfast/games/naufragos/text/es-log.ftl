# El diario: qué ha pasado, línea a línea. `$who` son náufragos, `$people` cuántos, `$sex` es f si todas son mujeres.

## Partes
told-space = { $sector ->
    [coast] { $who } (costa { $n })
    [interior] { $who } (interior { $n })
    [heart] { $who } (corazón { $n })
   *[summit] { $who } (promontorio)
 }
told-score = { $track ->
    [0] { $who } { $total } (diario { $diary }, objetos { $items })
   *[other] { $who } { $total } (diario { $diary }, objetos { $items }, isla { $track })
 }
told-lost = { $who } (dificultad { $n })
told-dice = { $n ->
    [one] 1 dado: { $faces }
   *[other] { $n } dados: { $faces }
 }
told-enough = { $enough-is ->
    [yes] { $result } contra { $target }, basta
    [tie] { $result } contra { $target }, el empate es de quien defiende
   *[no] { $result } contra { $target }, no basta
 }
told-signed = { $n-sign ->
    [minus] −{ $n-size }
   *[plus] +{ $n-size }
 }
told-scale = { $trauma ->
    [0] lesiones: { $wounds }, energía máxima: { $top }
   *[other] lesiones: { $wounds }, secuelas: { $trauma }, energía máxima: { $top }
 }
told-wounds = { $n ->
    [one] 1 lesión
   *[other] { $n } lesiones
 }
told-pieces = { $cubes } de comida perecedera
told-counters = { $food ->
    [one] 1 contador de comida
   *[other] { $food } contadores de comida
 }
told-wood = { $wood } de madera
told-deck = { $deck-is ->
    [coast] mazo de la costa
    [interior] mazo del interior
    [heart] mazo del corazón
    [event] mazo de eventos
   *[wreckage] mazo de restos del naufragio
 }
told-building = { $what-is ->
    [shelter] refugio { $level }
    [sand] señal en la arena
    [bonfire] gran hoguera
    [raft] balsa
   *[larder] despensa
 }
told-to = a { $to }
told-rescue = { $ships-is ->
    [any] Tras su noche se busca un barco: el del evento, o el de cualquiera de los eventos que queden en el mazo. Si está todo lo que pide uno de ellos, se salvan todos los que no estén perdidos; después solo cuentan los puntos de historia: fichas, valor de historia de los objetos y hasta dónde ha llegado cada uno en la isla
   *[one] Tras su noche se busca un barco: el del último evento revelado. Si está todo lo que pide, se salvan todos los que no estén perdidos; después solo cuentan los puntos de historia: fichas, valor de historia de los objetos y hasta dónde ha llegado cada uno en la isla
 }
noun-log-food = 1 de comida
noun-log-token = ficha de PH
noun-log-luck = suerte
noun-log-powder = pólvora
noun-log-today = hoy
noun-log-choice-larder-open = Abrir la despensa
noun-log-choice-larder-keep = Dejar cerrada la despensa
noun-log-choice-try-again = Buscar otra vez el camino
noun-log-choice-stay-lost = Esperar a la mañana

## El turno
log-set-up = { $rules-is ->
    [house] — Náufragos, reglas de la casa 1.2 —
   *[original] — Náufragos, reglas de 2013 —
 }
log-set-up-own = — Náufragos, { $card } —
log-take-character = Con nosotros está { $who }
log-begin = El mar ha dejado en la playa, aún con toda su energía: { $who }
log-turn = { $last-is ->
    [yes] —— Turno { $n }, el último · empieza { $who } ——
   *[no] —— Turno { $n } de { $of } · empieza { $who } ——
 }
log-phase = { $phase-is ->
    [actions] — Acciones —
   *[survival] — Supervivencia —
 }
log-event = Evento: { $card }
log-event-ends = Ha terminado: { $card }
log-standing = Sigue en vigor: { $cards }
log-weather = { $way-is ->
    [storm] El clima avanza una casilla hacia la tormenta
    [sun] El clima avanza una casilla hacia el sol
    [stays] El clima sigue igual
   *[set] El clima cambia
 }: { $space ->
    [1] tormenta, −2 en el regreso; con este mar no se pesca
    [2] lluvia, −1 en el regreso
    [3] nubes
    [4] sol, primera casilla
    [5] sol, segunda casilla
   *[6] abrasador, la última casilla
 }
log-no-wound = { $who } no tiene lesiones que curar
log-scorch = El calor quita 1 de energía: { $castaways }
log-drift-ashore = La corriente arrastra restos del naufragio hasta la playa (en el pecio: { $n })
log-wreck-cube = { $n-sign ->
    [minus] El mar se lleva algo de lo que quedaba en el pecio (en el pecio: { $now })
   *[plus] Al pecio le queda algo más que dar (en el pecio: { $now })
 }
log-block = { $action-is ->
    [wreckage] Este turno nadie puede buscar en los restos del naufragio
    [explore] Este turno nadie puede salir de expedición
   *[fishing] Este turno nadie puede pescar
 }
log-cost = { $action-is ->
    [forage] Este turno buscar víveres cuesta { told-signed } de energía
   *[wood] Este turno recoger madera cuesta { told-signed } de energía
 }
log-bonus = { $what-is ->
    [fishing] Este turno, quien pesque roba más fichas ({ told-signed })
    [return] Este turno, { told-signed } en las tiradas de regreso
   *[difficulty] La exploración de este turno empieza con dificultad de regreso { told-signed }
 }

## Peones
log-put = { $action-is ->
    [forage] { $who } irá a por víveres
    [wood] { $who } recogerá madera
    [diary] { $who } escribirá el diario
    [wreckage] { $who } buscará en los restos del naufragio
    [campfire] { $who } encenderá la hoguera
    [build] { $who } construirá
    [explore] { $who } saldrá a explorar
    [rest] { $who } descansará
   *[camp] { $who } tiene pensado: { $card }
 }{ $again-is ->
    [yes] {" "}por segunda vez, con el reloj
   *[no] {""}
 }{ $paid-is ->
    [yes] {" "}(energía { $now }/{ $of })
   *[no] {""}
 }
log-pass-pawn = { $who } se guarda un peón
log-white-pawn = { $action-is ->
    [forage] Peón blanco: { $who } va a por víveres
    [wood] Peón blanco: { $who } recoge madera
    [diary] Peón blanco: { $who } escribe el diario
    [wreckage] Peón blanco: { $who } busca en los restos del naufragio
    [campfire] Peón blanco: { $who } se ocupa de la hoguera
    [build] Peón blanco: { $who } construye
    [rest] Peón blanco: { $who } descansa
   *[camp] { $who } coloca el peón blanco: { $card }
 }
log-use-camp-card = { $white-is ->
    [yes] { $who }, con el peón blanco – { $card }
   *[no] { $who } – { $card }
 }{ $paid-is ->
    [yes] {" "}(energía { $now }/{ $of })
   *[no] {""}
 }
log-camp-card-closed = { $who } ya no puede hacer nada allí: { $card }
log-taken-back = { $sex-is ->
    [f] { $who } está demasiado cansada
   *[m] { $who } está demasiado cansado
 } { $action-is ->
    [forage] para ir a por víveres
    [wood] para recoger madera
    [wreckage] para buscar en los restos del naufragio
    [explore] para partir
   *[other] para hacerlo
 }

## Náufragos
log-energy = { $full-is ->
    [yes] { $who } recupera toda su energía ({ $now }/{ $of })
   *[no] { $who }: energía { told-signed } ({ $now }/{ $of })
 }
log-energy-each = { $full-is ->
    [yes] Recuperan toda su energía: { $castaways }
   *[no] { $n ->
        [0] Energía: { $castaways }
       *[other] Energía { told-signed } por persona: { $castaways }
     }
 }
log-another-try = { $who } gasta { $n-size } de energía en otro intento ({ $now }/{ $of })
log-effort = { $who } gasta { $n-size } de energía ({ $now }/{ $of })
log-rest = { $n ->
    [0] { $who } descansa (energía { $now }/{ $of })
   *[other] { $who } descansa: energía { told-signed } ({ $now }/{ $of })
 }
log-build = { $who } pone { $n-size } de energía ({ $now }/{ $of })
log-eat = { $kind-is ->
    [cube] { $who } come 1 de comida perecedera (energía { $now }/{ $of })
    [own] { $who } come 1 contador de comida que tenía en la mano (energía { $now }/{ $of })
   *[food] { $who } come 1 contador de comida (energía { $now }/{ $of })
 }
log-warm-night = { $n ->
    [0] La hoguera calienta la noche y su madera se consume
   *[other] La hoguera calienta la noche y su madera se consume, energía { told-signed }: { $castaways }
 }
log-fire-alone = La madera de la hoguera se consume, y nadie está a su lado
log-cold-night = { $n ->
    [0] Una noche sin hoguera
   *[other] Una noche sin hoguera, energía { told-signed }: { $castaways }
 }
log-lost-night = { $who } pasa la noche al raso: energía { told-signed } ({ $now }/{ $of })
log-hunger = { $weaker-is ->
    [no] { $who } se queda sin comer: { told-wounds } ({ told-scale })
   *[yes] { $who } se queda sin comer: 1 de energía menos ({ $now }/{ $of }) y { told-wounds } ({ told-scale })
 }
log-exhausted = { $people ->
    [one] A { $who } ya no le queda energía que perder: 1 lesión ({ told-scale })
   *[other] A { $who } ya no les queda energía que perder: 1 lesión por persona
 }
log-wound = { $people ->
    [one] { $who } sufre { told-wounds } ({ told-scale })
   *[other] { $who } sufren { told-wounds } por persona
 }
log-healed = { $people ->
    [one] { $who } se cura de { told-wounds } ({ told-scale })
   *[other] { $n ->
        [0] { $who } se curan de sus lesiones
       *[other] { $who } se curan de { told-wounds } por persona
     }
 }
log-healed-trauma = { $who } se cura de una secuela ({ told-scale })
log-medic-wound = { $medic } gasta 1 de energía ({ $now }/{ $of }) y venda una lesión: { $who } ({ told-scale })
log-medic-trauma = { $medic } cura una secuela: { $who } ({ told-scale })
log-trauma = { $people ->
    [one] { $who } sufre una secuela ({ told-scale })
   *[other] { $who } sufren una secuela por persona
 }
log-scar = Una lesión empeora y deja secuela: { $who } ({ told-scale })
log-die = { $passes-is ->
    [yes] { $who } ha muerto; ahora el jugador inicial es { $starter }
   *[no] { $who } ha muerto
 }
log-buried = Todo lo que { $who } llevaba encima se queda para siempre en la isla
log-left-behind = Lo que llevaba { $who } se repartirá entre los demás
log-inherit = { $who } hereda: { $what }
log-pick = { $who } elige a { $to }
log-side-with = { $who } se pone de parte de { $to }
log-reach-out = { $who } le tiende la mano { told-to }
log-no-peace = { $who } no se la estrecha
log-peace = { $people ->
    [one] { $who } recupera la paz
   *[other] { $who } hacen las paces
 }
log-helped = { $answer-is ->
    [alone] { $who } se las arregla por su cuenta
    [help] { $who } ayuda { told-to }
   *[do-not-help] { $who } no ayuda { told-to }
 }
log-decide = { $who }: { $choice }
log-vote = { $late-is ->
    [yes] También vota { $who }, aunque ya está decidido: { $choice }
   *[no] { $who } vota: { $choice }
 }
log-vote-decides = Decidido con { $n } de { $of } votos: { $choice }
log-vote-tied = { $again-is ->
    [yes] Otro empate: decide la fuerza
   *[no] Empate: se vota otra vez
 }

## El almacén
log-gather-wood = { $who } recoge { $n } de madera (en el almacén: { $now })
log-no-wood-left = { $who } busca madera en vano: ya no queda
log-wood = Madera { told-signed } (en el almacén: { $now }{ $short-is ->
    [yes] , no había más
   *[no] {""}
 })
log-take-wood = { $left ->
    [0] { $who } lleva al almacén la última madera (ahora { $now }); ya no queda nada de la carta: { $card }
   *[other] { $who } lleva madera al almacén (ahora { $now }; en la carta quedan { $left })
 }
log-card-used-up = Ya no queda nada: { $card }
log-made-anew = { $pile-is ->
    [story] Las fichas de PH descartadas se mezclan en un nuevo montón
    [forage] Las fichas de víveres usadas se mezclan en un nuevo montón
   *[fish] Las fichas de pesca usadas se mezclan de nuevo
 }
log-rope = Cuerda { told-signed } (en el almacén: { $now })
log-sail = Vela { told-signed } (en el almacén: { $now })
log-food = Comida { told-signed } (en el almacén: { $now })
log-own-food = Comida { told-signed } para { $who } (en mano: { $now })
log-pay = { $wood ->
    [0] { $who } paga { $food } de comida
   *[other] { $food ->
        [0] { $who } saca { told-wood } del almacén (quedan: { $left })
       *[other] { $who } paga { $food } de comida y saca { told-wood } del almacén (quedan: { $left })
     }
 }
log-nothing-to-forage = { $who } busca víveres en vano: el suministro está vacío
log-empty-bag = { $who } busca víveres en vano: la bolsa está vacía
log-tile = { $who } lleva al almacén: { $card }
log-tiles-found = Hallazgo para el almacén: { $cards }
log-forage = Suministro de víveres { told-signed } (ahora { $now })
log-orchard = { $n ->
    [0] El huerto no da nada: no quedan fichas de víveres
    [one] El huerto da fruto: 1 ficha de víveres cuelga de las ramas
   *[other] El huerto da fruto: { $n } fichas de víveres cuelgan de las ramas
 }
log-orchard-lose = Fichas de víveres del huerto −{ $n } (ahora { $now })
log-no-fishing = Hoy el mar no da nada
log-no-fish = No hay peces
log-draw-fish = { $who } pesca: { $cards }
log-release = De vuelta al mar: { $card }
log-add-shark = Desde ahora un tiburón ronda la costa
log-fill-larder = A la despensa: { $card }
log-empty-larder = De la despensa: { $card }
log-supper = { $cubes ->
    [0] { $food ->
        [0] En el almacén no hay nada para cenar
       *[other] Para cenar: { told-counters }
     }
   *[other] { $food ->
        [0] Para cenar: { told-pieces }
       *[other] Para cenar: { told-pieces } y { told-counters }
     }
 }
log-feed = { $who } le da de comer { told-to }
log-leave-piece = { $kind-is ->
    [cube] { $who } deja 1 de comida perecedera
    [all] { $who } deja todo lo que queda
   *[food] { $who } deja 1 contador de comida
 }
log-left-over = { $cubes ->
    [0] Tras la cena queda en el almacén: { told-counters }
   *[other] { $food ->
        [0] Tras la cena queda en el almacén: { told-pieces }
       *[other] Tras la cena queda en el almacén: { told-pieces } y { told-counters }
     }
 }
log-dog-eats = El perro recibe su parte
log-preserve = { $who } conserva { $n } de comida (en el almacén: { $now })
log-rot = Comida que se pudre: { $n }

## Fuego y construcciones
log-fire = { $on-is ->
    [yes] { $wood ->
        [0] La hoguera arde
       *[other] La hoguera arde, con 1 de madera (en el almacén: { $now })
     }
   *[no] La hoguera se apaga
 }
log-burns-already = { $who } encuentra la hoguera ya encendida
log-too-tired-for-fire = A { $who } no le quedan fuerzas para encender la hoguera
log-no-wood-to-light = Chispas hay; madera que encender, no
log-sure-fire = { $who } frota con todas sus fuerzas, { $n } de energía ({ $now }/{ $of }): el fuego es seguro
log-rub-sticks = { $who } frota los palos con { $n } de energía ({ $now }/{ $of })
log-feed-fire = { $who } echa 1 de madera a la hoguera para que dure la noche (en el almacén: { $now })
log-build-this = { $what-is ->
    [nothing] { $who } al final no construye nada
   *[other] { $who } quiere construir: { told-building }
 }
log-materials = { $rope ->
    [0] Materiales – madera: { $wood } (en el almacén: { $now })
   *[other] { $sail ->
        [0] Materiales – madera: { $wood }, cuerda: 1 (madera en el almacén: { $now })
       *[other] Materiales – madera: { $wood }, cuerda: 1, vela: 1 (madera en el almacén: { $now })
     }
 }
log-finish = Construcción terminada: { told-building }
log-building-fails = El esfuerzo se queda corto: { told-building }
log-pile = { $what-is ->
    [sand] Señal en la arena { told-signed } ({ $now } de { $of })
   *[bonfire] { $left ->
        [-1] Madera en la gran hoguera { told-signed } ({ $now } de { $of })
       *[other] Madera del almacén en la gran hoguera { told-signed } ({ $now } de { $of }; en el almacén: { $left })
     }
 }
log-nothing-piled = Nadie echa una mano: { told-building }
log-construction = { $what-is ->
    [raft] Ya se puede construir una balsa
   *[larder] Ya se puede construir una despensa
 }{ $waits-is ->
    [yes] {" "}(cuando quede libre un lugar)
   *[no] {""}
 }
log-shelter-falls = { $level ->
    [0] El refugio queda destruido
   *[other] El refugio sufre daños: queda el refugio { $level }
 }

## El diario y los objetos
log-no-ink = { $people ->
    [one] { $who } no tiene tinta para escribir
   *[other] { $who } no tienen tinta para escribir
 }
log-diary = { $n ->
    [one] { $who } escribe el diario: 1 ficha de PH (ahora { $now })
   *[other] { $who } escribe el diario: { $n } fichas de PH (ahora { $now })
 }{ $shown-is ->
    [yes] , y todos oyen cuánto vale: { $values }
   *[no] {""}
 }
log-story = { $people ->
    [one] { $n ->
        [one] { $who } toma 1 ficha de PH (ahora { $now })
       *[other] { $who } toma { $n } fichas de PH (ahora { $now })
     }
   *[other] { $n ->
        [one] { $who } toman 1 ficha de PH por persona
       *[other] { $who } toman { $n } fichas de PH por persona
     }
 }{ $shown-is ->
    [yes] , y todos oyen cuánto vale: { $values }
   *[no] {""}
 }
log-draw-second = { $who } saca otra ficha de PH y se queda con una de las dos
log-put-back = { $who } devuelve una ficha de PH
log-show-token = { $who } enseña una ficha de PH que vale { $value }
log-lose-story = { $n ->
    [one] { $who } pierde 1 ficha de PH
   *[other] { $who } pierde { $n } fichas de PH
 }
log-repeat = { $who } gasta una ficha de PH: se repite la tirada
log-add-token = { $who } gasta en la tirada una ficha de PH que vale { $value }
log-be-lucky = { $who } se encomienda a la suerte: +1
log-wreckage = { $who } busca entre lo que ha dejado el mar: { $cards }
log-no-wreckage = { $who } no encuentra nada de lo que ha dejado el mar
log-leave-finds = Se lo queda el mar: { $cards }
log-receive = { $who } se queda con: { $card }
log-take-nothing = { $who } no se queda con nada
log-use-up = { $who } usa: { $card }
log-drop = { $who } deja atrás: { $card }
log-go-trading = { $who } propone un trato
log-hand-over = { $who } le da { told-to }: { $what }
log-refuse = { $who } rechaza el trato
log-give-nothing = { $who } no pone nada
log-discarded = Objeto gastado: { $card }
log-lose-this = { $who } pierde: { $card }
log-offer-items = Cedido: { $cards }
log-nothing-offered = { $n ->
    [one] Nadie ofrece un objeto
   *[other] No se reúnen { $n } objetos
 }

## Dados
log-roll-return = { $people ->
    [one] { $who } busca el camino de vuelta
   *[other] { $who } buscan el camino de vuelta
 } – { $dice }: { told-enough }
log-roll-lost = { $people ->
    [one] { $sex-is ->
        [f] { $who }, perdida, busca el campamento
       *[m] { $who }, perdido, busca el campamento
     }
   *[other] { $sex-is ->
        [f] { $who }, perdidas, buscan el campamento
       *[m] { $who }, perdidos, buscan el campamento
     }
 } – { $dice }: { told-enough }
log-roll-strength = { $people ->
    [one] { $who } golpea
   *[other] { $who } golpean
 } – { $dice }: { told-enough }
log-roll-side = { $who } – { $dice }{ $parts-is ->
    [several] : { $result }
   *[one] {""}
 }
log-roll-rest = { $who } se echa en el refugio – { $dice }{ $parts-is ->
    [several] : { $result }
   *[one] {""}
 }
log-roll-table = { $card-is ->
    [none] { $who } tira
   *[other] { $who } tira por «{ $card }»
 } – { $dice }{ $parts-is ->
    [several] : { $result }
   *[one] {""}
 }
log-roll-fire = { $who } necesita { $stake } o menos – { $dice }{ $parts-is ->
    [several] : { $result }
   *[one] {""}
 }, { $enough-is ->
    [yes] prende la llama
   *[no] ninguna llama
 }
log-nothing-comes = No pasa nada
log-no-wounds-roll = Para las lesiones de { $who } no queda ningún dado que tirar
log-roll-wounds = ¿Se infectan las lesiones de { $who }? { $dice }; { $ones-is ->
    [yes] hay un 1
   *[no] no se infectan (solo con un 1)
 }

## La exploración
log-expedition = { $people ->
    [one] { $who } parte (dificultad de regreso { $n })
   *[other] { $who } parten (dificultad de regreso { $n })
 }
log-draw-card = { $deck-is ->
    [coast] { $who } explora la costa: { $card }
    [interior] { $who } explora el interior: { $card }
   *[heart] { $who } explora el corazón de la isla: { $card }
 }
log-take-pending = { $who } retoma una exploración pendiente: { $card }
log-step-on = Adelante: { $step }, dificultad de regreso ahora { $now }
log-forward = Un paso más: { $steps }
log-leave-behind = Atrás ya no queda nada que explorar y siguen adelante: { $steps }
log-difficulty = Dificultad de regreso { told-signed } (ahora { $now })
log-return-now = No queda más remedio que dar la vuelta
log-back-in-camp = { $people ->
    [one] { $who } está de vuelta en el campamento
   *[other] { $who } están de vuelta en el campamento
 }
log-expedition-over = La exploración ha terminado
log-get-lost = { $people ->
    [one] { $sex-is ->
        [f] { $who } está perdida (dificultad { $n })
       *[m] { $who } está perdido (dificultad { $n })
     }
   *[other] { $sex-is ->
        [f] { $who } están perdidas (dificultad { $n })
       *[m] { $who } están perdidos (dificultad { $n })
     }
 }
log-attempt = { $people ->
    [one] { $sex-is ->
        [f] { $who }, perdida, usa
       *[m] { $who }, perdido, usa
     } { $pawn-is ->
        [white] el peón blanco
       *[coloured] un peón
     }
   *[other] { $sex-is ->
        [f] { $who }, perdidas, usan un peón por persona
       *[m] { $who }, perdidos, usan un peón por persona
     }
 } para buscar el camino (dificultad ahora { $n })
log-found = { $people ->
    [one] { $who } ha dado con el campamento
   *[other] { $who } han dado con el campamento
 }
log-nearer = Los perdidos se acercan al campamento: { $groups }

## Cartas
log-into-deck = La carta de trama { $number } se baraja en el { told-deck }
log-remove = { $seen-is ->
    [yes] Fuera del juego: { $card }
   *[no] La carta de trama { $number } queda fuera del juego
 }
log-pending = Queda a la vista como exploración pendiente: { $card }
log-abandon = Se renuncia a: { $card }
log-lay-camp-card = { $red-is ->
    [yes] Problemas en el campamento: { $card }
   *[no] Nuevo en el campamento: { $card }
 }{ $wood ->
    [0] {""}
   *[other] {" "}(con { $wood } de madera)
 }{ $covers-is ->
    [yes] {" "}(tapa { $covered })
   *[no] {""}
 }
log-solved = { $who } le pone fin: { $card }
log-token = { $token-is ->
    [dog] { $on-is ->
        [yes] El perro se une al campamento
       *[no] El perro se ha ido
     }
    [goat] { $on-is ->
        [yes] La cabra llega al campamento
       *[no] La cabra se ha ido
     }
   *[cannon] { $on-is ->
        [yes] El cañón está en el campamento
       *[no] El cañón ya no está
     }
 }
log-peek = { $n ->
    [one] { $who } mira en secreto la primera carta del { told-deck }
   *[other] { $who } mira en secreto las { $n } primeras cartas del { told-deck }
 }
log-nothing-to-look-at = No queda ninguna carta que mirar
log-laid-back = { $who } ha devuelto las cartas al { told-deck }
log-discard-top = Carta descartada del { told-deck }: { $card }

## Combates y riñas
log-fight = { $people ->
    [one] { $who } combate – { $card }, fuerza { $strength }
   *[other] { $who } combaten – { $card }, fuerza { $strength }
 }
log-joined = { $who } se une al combate (energía { $now }/{ $of })
log-stay-back = { $who } se queda fuera del combate
log-load-cannon = { $who } carga el cañón
log-unload-cannon = El cañón dispara
log-fire-cannon = El cañón dispara: el combate está ganado
log-quarrel = { $who } contra { $to }
log-side-tie = Empate a { $n }: se tira otra vez
log-side-wins = { $people ->
    [one] { $who } se impone con { $n }
   *[other] { $who } se imponen con { $n }
 }
log-duel = { $who } le disputa el tesoro { told-to }: { $card }

## El final
log-reach-summit = { $who } llega al promontorio y ve la isla entera
log-set-last-turn = { $now-is ->
    [yes] Este turno será el último
   *[no] El próximo turno será el último
 }. { told-rescue }
log-rescue = { $people ->
    [one] Un barco ve las señales ({ $signals }): { $who } está a salvo
   *[other] Un barco ve las señales ({ $signals }): { $who } están a salvo
 }{ $tokens-is ->
    [yes] ; fichas de PH por el camino recorrido: { $drawn }
   *[no] {""}
 }
log-score = Puntos de historia: { $scores }
log-wins = { $people ->
    [one] { $who } gana con { $n } PH
   *[other] { $who } comparten la victoria con { $n } PH
 }
log-all-win = Ganan todos juntos: { $n } PH
why-rescued = Los náufragos están a salvo
why-all-dead = Todos los náufragos han muerto: nadie gana
why-all-lost = En el campamento no hay nadie a quien rescatar: nadie gana
why-no-rescue = Ningún barco ha visto las señales: nadie gana
why-no-events = Ha pasado el último día y no ha venido nadie: nadie gana
