# El diario: qué ha pasado, línea a línea.

log-set-up = — { $scenario } —
log-draw-characters = En la orilla: { $cards }
log-start-items = Salvado del barco: { $cards }
log-laid-out = La isla está preparada; el mar ha traído a la orilla: { $cards }
log-round = —— Ronda { $n } de { $of } · Jugador inicial: { $first } ——
log-phase = — { $phase } —
log-answer = { $seat }: { $key }
log-decides = Decide { $who }

## Finales
why-died = Ha muerto un Personaje, y con uno pierden todos
why-jenny-died = Jenny ha muerto: habéis perdido la partida
why-time = La última ronda ha terminado sin alcanzar el objetivo: habéis perdido la partida
why-goal = Objetivo cumplido: habéis ganado la partida
why-lava = La lava ha llegado al Campamento: habéis perdido la partida
why-child-starved = Un niño ha pasado hambre: habéis perdido la partida

## Planificación y Acciones
log-assign = { $pawns ->
    [one] { $who } planifica: { $action }
   *[other] { $who } planifica con los dos peones: { $action }
 }
log-join = { $who } echa una mano – { $action }
log-take-back = Deshecho: { $action }
log-ready = { $who } ha terminado de planificar
log-thrift = { $n-sign ->
    [minus] { $who } usa «Construcción económica» ({ $n-size } de Determinación)
   *[plus] { $who } recupera { $n-size } de Determinación
 }
log-resolve = { $who } – { $action }
log-rest-idle = { $who } descansa, sin Heridas que curar
log-build-extra = { $who } sigue construyendo – { $action }
log-throw = { $who } tira: { $wound }, { $success }, { $adventure }
log-throw-success = { $who } no piensa con claridad y tira: { $success }
log-reroll = Se repite el { $die }: { $face }
log-reroll-success = { $who } debe repetir el dado con Éxito
log-pit = El Hoyo: { $caught }
log-beast-token-bites = Allí acechaba algo
log-draw-adventure = { $who } vive una Aventura: { $card }
log-keep-card = { $who } se queda con «{ $card }»
log-built = { $now ->
    [yes] Construcción terminada: { $what }
   *[no] Construcción terminada: { $what } (disponible tras las Acciones)
 }
log-built-cross = Hay una Cruz lista para { $space }
log-place-tile = { $space } explorado: { $card } ({ $terrain })
log-site-explored = Explorado el lugar del Tótem en { $space }
log-rescue = Jenny está en la Balsa
log-treasure-map = El mapa lleva al lugar exacto
log-totem-found = { $idle ->
    [yes] En { $space } hay un Tótem, que en este Escenario no significa nada
   *[no] En { $space } hay un Tótem
 }
log-night-outside = { $who } pasará la Noche fuera, lejos de la comida y del Refugio del Campamento
log-come-back = { $people ->
    [one] { $who } vuelve al Campamento
   *[other] { $who } vuelven al Campamento
 }
log-arranged = { $blocked ->
    [yes] { $who } ordena el Campamento en balde
   *[no] El Campamento queda en orden
 }
log-end-of-actions = Todas las Acciones han terminado
log-threat-averted = Resuelta y descartada: { $card }
log-adventure-hurts = Sin carta de Aventura para { $who }, pero con una Herida
log-canoe-tiles = Desde la Canoa se puede elegir: { $cards }
log-no-tiles = Ya no quedan losetas que explorar
log-tile-returned = { $how ->
    [one] Encima de las losetas: { $card }; las demás se barajan de nuevo
   *[order] Devuelta encima de las losetas: { $card }
 }

## Personas
log-wound = { $people ->
    [one] { $who } recibe { n-wounds } ({ $now } de { $of }){ past-arrow }
   *[other] { $who } reciben { n-wounds } cada uno{ past-arrow }
 }
past-arrow = { $arrows ->
    [0] {""}
   *[other] { $people ->
        [one] {" "}y pasa una flecha de Moral
       *[other] ; { $arrows ->
            [one] { $passing } pasa una flecha de Moral
           *[other] { $passing } pasan una flecha de Moral
         }
     }
 }
log-last-wound = { $who } recibe la última Herida ({ $of } de { $of })
log-dies = { $people ->
    [one] { $who } muere
   *[other] { $who } mueren
 }
log-unfulfilled = { $what-is ->
    [roof] Al Techo { $n ->
        [one] le falta 1 nivel: 1 Herida
       *[other] le faltan { $n } niveles: 1 Herida por cada uno
     }
    [palisade] A la Empalizada { $n ->
        [one] le falta 1 nivel: 1 Herida
       *[other] le faltan { $n } niveles: 1 Herida por cada uno
     }
    [weapon] A las Armas { $n ->
        [one] les falta 1 nivel: 1 Herida
       *[other] les faltan { $n } niveles: 1 Herida por cada uno
     }
    [source] { $n ->
        [one] Falta 1 fuente: 1 Herida
       *[other] Faltan { $n } fuentes: 1 Herida por cada una
     }
    [invention] { $n ->
        [one] Falta 1 Invento: 1 Herida
       *[other] Faltan { $n } Inventos: 1 Herida por cada uno
     }
    [item] { $n ->
        [one] Falta 1 Objeto: 1 Herida
       *[other] Faltan { $n } Objetos: 1 Herida por cada uno
     }
   *[other] { $n ->
        [one] Falta 1 de { $what }: 1 Herida
       *[other] Faltan { $n } de { $what }: 1 Herida por cada una
     }
 }
log-heal = { $people ->
    [one] { $who } se cura { n-wounds } ({ $now } de { $of })
   *[other] { $who } se curan { n-wounds } cada uno
 }
log-determination = { $people ->
    [one] { $who }: Determinación { $n-sign ->
        [minus] −{ $n-size }
       *[plus] +{ $n-size }
     } (ahora { $now }){ $why-is ->
        [own] , por su Invento personal
        [morale] , como Jugador inicial con Moral { morale-is }{ best-morale }{ with-items }
       *[other] {""}
     }
   *[other] { $who }: Determinación { $n-sign ->
        [minus] −{ $n-size }
       *[plus] +{ $n-size }
     } cada uno
 }
log-action-failed = La Acción falla; a cambio { $who } obtiene { $n } de Determinación (ahora { $now }){ $kept-is ->
    [none] {""}
   *[other] , y no se gasta nada (queda: { $kept })
 }
log-morale = Moral { $n-sign ->
    [minus] −{ $n-size }
   *[plus] +{ $n-size }
 } (ahora { $now ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $now }
 })
log-morale-counts = { $n-sign ->
    [minus] Moral { morale-is }{ with-items }: el Jugador inicial, { $who }, debe descartar { $n-size } de Determinación
   *[zero] Moral { morale-is }{ with-items }: el Jugador inicial ni obtiene ni descarta nada
 }
log-morale-stays = { $how ->
    [lowest] La Moral sigue al mínimo
   *[highest] La Moral sigue al máximo
 }
morale-is = { $morale ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $morale }
 }
best-morale = { $morale ->
    [3] {" "}(que da 2 como mucho)
   *[other] {""}
 }
with-items = { $items-is ->
    [none] {""}
   *[other] {" "}con { $items }
 }
log-special-wound = { $who } tiene una Herida especial { on-part } ({ $colour })
log-cover-arrow = Queda cubierta una flecha de Moral en la vida de { $who }
log-mark = { $what-is ->
    [bowl] La maldición del cuenco recae en { $who }
   *[other] { $who } sufrirá el veneno de la telaraña hasta que haya un Remedio
 }
log-unmark = { $what-is ->
    [web] El Remedio expulsa el veneno de la telaraña
   *[other] La maldición se ha roto
 }
log-scar-opens = { $who }: se abre la Herida especial { on-part } y se retira la ficha
log-today = { fx-today }
log-tomorrow = { fx-tomorrow }
log-use-skill = { $who } usa «{ $name }» ({ $cost } de Determinación)
log-used = { $left ->
    [0] { $who } usa: { $card }
   *[other] { $who } usa: { $card } (usos restantes: { $left })
 }
log-friday-pays = Viernes gasta 2 de Determinación

## Recursos y niveles
log-produce = Producción: { $wood } de madera, { $food } de comida{ $why-is ->
    [none] {""}
   *[other] {" "}(por efecto de cartas: { $why })
 }
log-yields = En la Producción entra { $n } de { $what } más
log-gain = { $later ->
    [yes] +{ $n } de { $what } (tras las Acciones)
   *[no] +{ $n } de { $what }
 }
log-lose = −{ $n } de { $what } (queda: { $now })
log-lose-all-resources = Se pierden todos los Recursos disponibles
log-spend = Gastado: { $what }
log-brought-home = Traído al Campamento: { $n } de { $what } (ahora { $now })
log-level = { $track } { $n-sign ->
    [minus] −{ $n-size }
   *[plus] +{ $n-size }
 } (ahora { $now })
log-level-now = { $track }: ahora { $now }
log-no-shelter = Sin Refugio no hay { $track }: no se obtiene nada
log-temporary-weapon = Nivel de Armas +{ $n } para este combate
log-add-pawn = { $colour-is ->
    [brown] Un peón marrón ayuda en una Acción de Construcción
    [grey] Un peón gris ayuda en una Acción de Recolección
    [green] Un peón verde ayuda en una Acción de Exploración
   *[red] Un peón rojo ayuda en una Acción de Caza
 }

## Cartas y Objetos
log-draw-event = Evento: { $card } ({ $icon })
log-draw-later = Vuelve una vieja historia: { $later } ({ $card })
log-book = El efecto de Libro del Escenario
log-event-again = Otra vez el efecto de Evento
log-threat-effect = Efecto de Amenaza: { $card }
log-nothing-there = No hay nada que perder: no pasa nada
log-threat-gone = { $space-is ->
    [none] Desaparece: { $card }
   *[other] Desaparece: { $card }; { $space } queda inaccesible para siempre
 }
log-slide-threats = { $left-is ->
    [none] En los espacios de Amenaza: { $right }
   *[other] En los espacios de Amenaza: a la izquierda { $left }; a la derecha { $right-is ->
        [none] nada
       *[other] { $right }
     }
 }
log-reshuffle = Los descartes, barajados, forman un mazo nuevo: { $deck }
log-stroke-of-fate = Todas las Amenazas se cumplen
log-first-player-to-next = El Jugador inicial es ahora { $who }
log-look-at-event = Encima del mazo de Eventos: { $card }
log-into-event-deck = «{ $card }» va al mazo de Eventos
log-draw-mystery = { $who } revela cartas de Misterio
log-turned-over = Se revela: { $card }
log-passed-over = Se deja a un lado: { $card }
log-nothing-found = No quedan cartas de Misterio por revelar
log-shuffled-back = Lo que se dejó a un lado vuelve a barajarse en el mazo de Misterios
log-meet-mystery = { $type-is ->
    [treasure] { $who } encuentra un Tesoro: { $card }
    [trap] { $who } cae en una Trampa: { $card }
   *[monster] { $who } se topa con un Monstruo: { $card }
 }
log-take-treasure = { $kept ->
    [yes] Tesoro que se guarda: { $card }
   *[no] Tesoro: { $card }
 }
log-ignore-mystery = Se ignora: { $card }
log-stop-drawing = Ya no se roba más
log-treasure-lost = Se pierde de nuevo el Tesoro: { $card }
log-draw-discovery = { $alone-is ->
    [yes] Descubrimiento: { $sigils }
   *[no] Descubrimiento: { $cards }{ told-sigils }
 }
told-sigils = { $sigils-is ->
    [none] {""}
   *[other] . { $sigils }
 }
log-scout-discovery = Descubrimiento: { $cards }; solo se conserva una ficha{ told-sigils }
log-discovery-kept = Se conserva: { $card }
log-token-available = Ya disponible: { $card }
log-draw-starting-item = Entre los restos: { $cards }
log-look-at-tiles = Las próximas losetas: { $cards }
log-gain-item = Nuevo Objeto: { $what }
log-lose-item = Objeto perdido: { $item }
log-mark-item = Objeto marcado: { $card }
log-discard-invention = Invento descartado: { $item }
log-draw-invention = Nuevo Invento: { $cards }
log-new-idea = Ideas: { $cards }
log-search-inventions = Se busca en el mazo de Inventos
log-idea-picked = Invento elegido: { $card }
log-freely-built = Construido gratis: { $item } (disponible tras las Acciones)
log-corralled = Los animales de { $space } están en el Corral: una ficha de +1 comida en la loseta del Campamento
log-shortcut-at = El Atajo lleva a { $space }
log-barrel-opened = El barril está abierto: desde ahora guarda comida

## Bestias
log-fight = { $who } combate: fuerza { $strength }
log-fight-card = { $who } combate – { $card }, fuerza { $strength }
log-strike = Fuerza { $strength } contra nivel de Armas { $weapon }{ $helmet ->
    [yes] ; el Yelmo ahorra 1 Herida
   *[no] {""}
 }
log-beast-appears = { $on-top ->
    [yes] Una Bestia va encima del mazo de Caza (ahora { $n })
   *[no] Una Bestia se baraja en el mazo de Caza (ahora { $n })
 }
log-beast-goes = Descartada del mazo de Caza: { $card } (cartas restantes: { $n })
log-take-top-beast = Sin combatir: { $card }
log-look-at-top-beast = Encima del mazo de Caza: { $card }
log-top-to-bottom = La primera carta del mazo de Caza pasa al fondo
log-strongest-beast-on-top = Del bosque salen: { $cards }
log-beast-on-top = Encima del mazo de Caza va: { $card }
log-set-beast-aside = Una Bestia espera a la mañana
log-aside-into-hunting = La Bestia que esperaba entra en el mazo de Caza

## Tablero
log-put-token = Se pone { a-token } { at-place }
log-put-token-on = Se pone { a-token } en { $space }
log-token-there = Ya hay { a-token } { at-place }: no se pone otra
log-token-there-on = Ya hay { a-token } en { $space }: no se pone otra
log-token-leaves = Se retira { a-token } que estaba { at-place }
log-camp-to = { $who-is ->
    [none] El Campamento se traslada a { $space }
   *[other] { $who } traslada el Campamento a { $space }
 }
log-token-carried = Su ficha lo acompaña
log-cover-source = Agotada: { $what }
log-terrain-covered = El terreno de { $space } ({ $terrain }) queda cubierto: ya no cuenta como explorado
log-terrain-free = El terreno de { $space } ({ $terrain }) vuelve a contar como explorado
log-source-free = Una fuente vuelve a dar: { $what } en { $space }
log-turn-tile-down = { $space } queda inaccesible
log-tile-up = { $space } vuelve a ser accesible
log-nowhere-to-go = No hay adónde trasladar el Campamento
log-marker-removed = Se retira: { $name }

## Clima y Noche
log-roll-weather = Los dados de Clima: { $dice }
log-gather-clouds = Nubes que cuentan: { $rain } de lluvia, { $winter ->
    [one] 1 invernal
   *[other] { $winter } invernales
 }{ cloud-why }; Techo { $roof }{ $kept ->
    [yes] , que las para
   *[no] {""}
 }
cloud-why = { $why-is ->
    [none] {""}
   *[other] {" "}(contando: { $why })
 }
log-no-clouds = { $why-is ->
    [none] El cielo sigue despejado
   *[other] Ninguna nube cuenta, gracias a: { $why }
 }
log-face-clouds = { $winter ->
    [0] {""}
    [one] 1 Nube invernal: 1 de madera que quemar{ $above ->
        [0] {""}
       *[other] ;{" "}
     }
   *[other] { $winter } Nubes invernales: { $winter } de madera que quemar{ $above ->
        [0] {""}
       *[other] ;{" "}
     }
 }{ $above ->
    [0] {""}
    [one] 1 nube que el Techo no para: 1 de comida y 1 de madera
   *[other] { $above } nubes que el Techo no para: { $above } de comida y { $above } de madera
 }
log-ignore-cloud = { $kind-is ->
    [winter] Se ignora 1 Nube invernal
   *[rain] Se ignora 1 Nube de lluvia
 }
log-convert-cloud = 1 Nube invernal pasa a ser de lluvia
log-hungry-animals = Animales hambrientos: { $face }
log-reroll-animals = Se repite el dado de Animales hambrientos: { $face }
log-supper = { $where ->
    [outside] { $who } come lo que ha encontrado fuera (comida restante: { $n })
   *[camp] { $people ->
        [one] { $who } cena (comida restante: { $n })
       *[other] { $who } cenan (comida restante: { $n })
     }
 }
log-go-hungry = { $people ->
    [one] { $where ->
        [outside] { $who }, que está fuera, no ha encontrado comida y pasa hambre
       *[camp] { $who } se queda sin comer{ hungry-by }
     }
   *[other] { $who } se quedan sin comer{ hungry-by }
 }
hungry-by = { $by-is ->
    [none] {""}
   *[other] ; lo ha decidido { $by }
 }
log-larvae = Las larvas nutritivas valen 2 de comida
log-web-poison = El veneno de la telaraña atormenta a { $who }
log-storm = La Tormenta sacude la Empalizada
log-rot = { $who-is ->
    [none] En el Campamento { $n ->
        [one] se pudre 1
       *[other] se pudren { $n }
     } de comida (queda: { $left })
   *[other] Comida que se le pudre a quien está fuera ({ $who }): { $n }
 }
log-sleep-rough = { $people ->
    [one] { $who } duerme sin Refugio
   *[other] { $who } duermen sin Refugio
 }

## Escenarios
log-pile-wood = Pira: +{ $n } de madera (niveles completos: { $stage }, en el siguiente: { $pile })
log-no-wood-piled = { $who } no pone madera en la pira
log-place-cross = Se alza una Cruz: la n.º { $n }
log-veil = { $token-is ->
    [ash] La ceniza cae en { $space }
   *[fog] La niebla se posa en { $space }
 }
log-fog-lifts = La niebla se levanta de { $space }
log-dark-temple = Hallado el Templo oscuro
log-village = Aquí hay una aldea: { $n ->
    [0] quien la descubre sale ileso
    [one] quien la descubre recibe 1 Herida
   *[other] quien la descubre recibe { $n } Heridas
 }{ $demand ->
    [yes] , y la aldea se lleva 1 de madera o 1 de comida
   *[no] {""}
 }
log-burnt-down = { $space }: la aldea ha ardido. La fuerza de la Ciudad es ahora { $n }
log-city-stands = La Ciudad de { $space } sigue en pie: nadie volvió para contar el incendio
log-cannibal-raid = Los caníbales asaltan el Campamento: { $n ->
    [one] 1 Herida
   *[other] { $n } Heridas
 } por persona ({ $of }, menos 1 por cada aldea quemada: { $burnt })
log-overrun = El Campamento queda arrasado
log-shelter-lost = El Refugio se ha perdido
log-jenny-waits = Jenny sigue esperando en el pecio
log-jenny-ashore = Jenny está en el Campamento
log-lava-flows = La lava cubre { $spaces }
log-city-shown = En { $space } se alza la Ciudad de los caníbales: fuerza { $n }, 3 menos por cada aldea que arda
log-children-eat = { $n ->
    [one] 1 niño come primero (comida restante: { $now })
   *[other] { $n } niños comen primero (comida restante: { $now })
 }
log-child-born = Ha nacido un niño: desde ahora come 1 de comida cada Noche
