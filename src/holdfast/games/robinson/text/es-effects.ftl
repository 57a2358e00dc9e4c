# Texto de regla de efectos y condiciones. Las frases empiezan en minúscula: la mayúscula la pone la carta.

## Partes
n-wounds = { $n-size ->
    [one] 1 Herida
   *[other] { $n-size } Heridas
 }
if-possible-first = { $if-possible ->
    [yes] si es posible:{" "}
   *[no] {""}
 }
a-token = { $token-is ->
    [adventure] una ficha de Aventura
    [animals] una ficha de Animales hambrientos
    [ash] un marcador de Ceniza
    [beast] una ficha de Fuerza de bestia
    [blocked] una ficha que anula la próxima Acción
    [embers] un marcador de brasas
    [fog] un marcador de Niebla
    [food] una ficha de +1 comida
    [hatchet] una ficha de +1 madera
    [pawn] una ficha de −1 peón
    [rain] una ficha de Nube de lluvia
    [reroll] una ficha de Repetir
    [storm] una ficha de Tormenta
    [winter] una ficha de Nube invernal
    [wood] una ficha de +1 madera
   *[other] una ficha
 }
at-place = { $at-is ->
    [arrange] en la casilla de Ordenar el campamento
    [build] en la casilla de Construcción
    [camp] en la loseta del Campamento
    [cost-palisade] en el coste de la Empalizada
    [cost-roof] en el coste del Techo
    [cost-shelter] en el coste del Refugio
    [cost-weapon] en el coste del nivel de Armas
    [explore] en la casilla de Exploración
    [gather] en la casilla de Recolección
    [hunt] en el mazo de Caza
    [night] en la casilla de Noche
    [target] en la loseta o el espacio de esta Acción
    [weather] en la casilla de Clima
   *[other] en el tablero
 }
source-kind = { $kinds-list ->
    [fish] de peces
    [parrot-flock] de loros
    [parrot-fish-flock] de comida
    [wood] de madera
   *[other] libre
 }
on-part = { $part-is ->
    [arm] en el brazo
    [belly] en el vientre
    [head] en la cabeza
   *[leg] en la pierna
 }
on-your-part = { $part-is ->
    [arm] en el brazo
    [belly] en el vientre
    [head] en la cabeza
   *[leg] en la pierna
 }

## Personas
fx-wound = { $who-is ->
    [each] cada jugador recibe { n-wounds }
    [first] el Jugador inicial recibe { n-wounds }
    [bearer] ese Personaje recibe { n-wounds }
    [camp] cada jugador que esté en el Campamento recibe { n-wounds }
   *[taker] recibes { n-wounds }
 }
fx-heal = { $who-is ->
    [each] cada jugador se cura { n-wounds }
    [first] el Jugador inicial se cura { n-wounds }
    [bearer] ese Personaje se cura { n-wounds }
    [camp] cada jugador que esté en el Campamento se cura { n-wounds }
   *[taker] te curas { n-wounds }
 }
fx-heal-among = { $n ->
    [one] curad 1 Herida a quien queráis
   *[other] curad { n-wounds }, repartidas como queráis
 }
fx-determination = { $n-sign ->
    [minus] { $who-is ->
        [each] cada jugador descarta { $n-size } de Determinación
        [first] el Jugador inicial descarta { $n-size } de Determinación
        [bearer] ese Personaje descarta { $n-size } de Determinación
       *[taker] descartas { $n-size } de Determinación
     }
   *[plus] { $who-is ->
        [each] cada jugador obtiene { $n-size } de Determinación
        [first] el Jugador inicial obtiene { $n-size } de Determinación
        [bearer] ese Personaje obtiene { $n-size } de Determinación
       *[taker] obtienes { $n-size } de Determinación
     }
 }
fx-discard-all-determination = { $who-is ->
    [each] cada jugador descarta toda su Determinación
   *[taker] descartas toda tu Determinación
 }
fx-share = { $at-once ->
    [yes] dad { $n } de Determinación a un jugador
   *[no] repartid { $n } de Determinación entre los jugadores como queráis
 }
fx-morale = { $n-sign ->
    [minus] Moral −{ $n-size }
   *[plus] Moral +{ $n-size }
 }
fx-special-wound = ponte una ficha de Herida especial { $colour } { on-your-part }
fx-scarred = si un Personaje tiene una ficha de Herida especial { $colour } { on-part }, aplicad este efecto y después retirad la ficha: { $then-clause }
fx-cover-arrows = cubrid { $n } flechas de Moral en los registros de vida: al alcanzarlas ya no baja la Moral
fx-strange-disease = tomad 2 marcadores negros por jugador y repartíoslos como queráis; en la próxima Noche cada jugador recibe 1 Herida por cada marcador que tenga
fx-mark = { $what-is ->
    [bowl] desde la próxima ronda, en cada una de tus Acciones, si sacas un Éxito debes repetir ese dado una vez
    [web] hasta que tengáis el Remedio, recibes 1 Herida cada Noche
   *[other] llevas una marca
 }
fx-unmark = quien sufre la maldición de esta carta se libra de ella
fx-night-outside = { $then-is ->
    [some] pasas la Noche fuera del Campamento; a la mañana siguiente: { $then-clause }
   *[none] pasas la Noche fuera del Campamento
 }

## Esta ronda y la próxima
fx-today = { $what-is ->
    [argument] en esta ronda, los peones de jugadores distintos no pueden compartir una Acción
    [skip-production] en esta ronda, la Producción no da nada
    [no-food] en esta ronda, la Producción no da comida
    [no-wood] en esta ronda, la Producción no da madera
    [half-production] en esta ronda, la Producción solo da la mitad, redondeando hacia abajo; elegís qué conserváis
    [food-fewer] en esta ronda, la Producción da 1 de comida menos
    [wood-more] en esta ronda, la Producción da 1 de madera más
    [items-out] hasta el final de la fase de Acción de esta ronda no podéis usar los Objetos
    [one-pawn] { $who-is ->
        [each] en esta ronda, cada jugador tiene un solo peón
        [first] en esta ronda, el Jugador inicial tiene un solo peón
        [bearer] en esta ronda, ese Personaje tiene un solo peón
       *[taker] en esta ronda tienes un solo peón
     }
    [no-skills] { $who-is ->
        [each] en esta ronda, nadie puede usar habilidades
        [first] en esta ronda, el Jugador inicial no puede usar habilidades
        [bearer] en esta ronda, ese Personaje no puede usar habilidades
       *[taker] en esta ronda no puedes usar habilidades
     }
    [only-build-arrange-rest] { $who-is ->
        [first] en esta ronda, el Jugador inicial solo puede realizar Acciones de Construcción, Ordenar el campamento y Descanso
        [bearer] en esta ronda, ese Personaje solo puede realizar Acciones de Construcción, Ordenar el campamento y Descanso
       *[taker] en esta ronda solo puedes realizar Acciones de Construcción, Ordenar el campamento y Descanso
     }
    [only-rest] { $who-is ->
        [first] en esta ronda, el Jugador inicial solo puede descansar
        [bearer] en esta ronda, ese Personaje solo puede descansar
       *[taker] en esta ronda solo puedes descansar
     }
   *[other] vale para esta ronda
 }
fx-tomorrow = { $what-is ->
    [one-pawn] en la próxima ronda tienes un solo peón
    [confused] en la próxima ronda tiras el dado de Éxito aunque tengas peones suficientes y, si sacas un Éxito, debes repetir ese dado una vez
   *[other] vale para la próxima ronda
 }
fx-put-off = { $until-is ->
    [night] esta Noche, después de comer: { $then-clause }
    [round-end] al final de la ronda: { $then-clause }
   *[morning] a la mañana siguiente: { $then-clause }
 }
fx-if = { $otherwise-is ->
    [some] si { $cond }: { $then-clause }; si no: { $otherwise-clause }
   *[none] si { $cond }: { $then-clause }
 }
fx-decide = a elegir: { $choices }

## Recursos y niveles
fx-gain = { $per-player ->
    [yes] obtenéis { $n } de { $what } por jugador
   *[no] obtenéis { $n } de { $what }
 }
fx-lose = { if-possible-first }descartad { $n } de { $what }
fx-lose-all-resources = descartad todos los Recursos disponibles
fx-level = { $n-sign ->
    [minus] { if-possible-first }{ $track } −{ $n-size }
   *[plus] { $track-is ->
        [weapon] { $track } +{ $n-size }
       *[other] { $track } +{ $n-size } (solo si tenéis Refugio)
     }
 }
fx-halve = { $track-is ->
    [roof] perdéis la mitad de los niveles de Techo, redondeando hacia abajo
    [palisade] perdéis la mitad de los niveles de Empalizada, redondeando hacia abajo
   *[other] perdéis la mitad del nivel de Armas, redondeando hacia abajo
 }
fx-set-level = { $track-is ->
    [roof] el Techo baja a { $n }
    [palisade] la Empalizada baja a { $n }
   *[other] el nivel de Armas baja a { $n }
 }
fx-restore-move-loss = Techo +1 y Empalizada +1, cada uno solo si ese traslado os costó niveles
fx-temporary-weapon = nivel de Armas +{ $n } para este combate
fx-more-gathered = obtenéis 1 más del recurso recolectado, aunque la Acción haya fallado

## Fichas, fuentes, losetas
fx-put-token = { $token-is ->
    [blocked] la próxima Acción de Ordenar el campamento no da nada
   *[other] poned { a-token } { at-place }
 }
fx-remove-token = { $token-is ->
    [beast] retirad la ficha de Fuerza de bestia que está { at-place }
   *[other] retirad la ficha que está { at-place }
 }
fx-exhaust = { $which-is ->
    [target] se agota la fuente de esta Acción
    [linked] se agotan todas las fuentes de la loseta con la ficha de esta carta
    [adjacent] { $n ->
        [one] se agota 1 fuente junto al Campamento; si no hay, cada jugador recibe 1 Herida
       *[other] se agotan { $n } fuentes junto al Campamento; por cada una que falte, cada jugador recibe 1 Herida
     }
    [closest] se agota la fuente { source-kind } más cercana; si no hay, cada jugador recibe 1 Herida
    [camp] se agota una fuente { source-kind } de la loseta del Campamento; si no hay, cada jugador recibe 1 Herida
    [tile] { if-possible-first }se agota una fuente de la loseta de esta Acción
   *[other] se agotan todas las fuentes de la loseta de esta Acción
 }
fx-exhaust-tile = si es posible: se agotan todas las fuentes de una loseta junto al Campamento
fx-uncover = las fuentes cubiertas por esta carta quedan libres
fx-cover-terrain = { $terrain-is ->
    [none] cubrid el terreno de la loseta de esta Acción: cuenta como inexplorado
   *[other] si es posible: cubrid el terreno de una loseta ({ $terrain }): cuenta como inexplorado
 }
fx-uncover-terrain = el terreno cubierto por esta carta vuelve a estar explorado
fx-cover-first-terrain = un terreno revelado por primera vez se cubre: cuenta como inexplorado
fx-turn-down = si es posible: poned boca abajo una loseta junto al Campamento; queda inaccesible
fx-turn-linked-down = poned boca abajo la loseta con la ficha de esta carta; si el Campamento está allí, en lugar de eso cada jugador recibe 1 Herida
fx-turn-up = la loseta que esta carta puso boca abajo vuelve a estar boca arriba
fx-mark-fire = se agota una fuente de la loseta explorada; si la Exploración falló, marcad el espacio: ocurrirá cuando se explore
fx-remove-any-token = retirad cualquier ficha o marcador negro de una loseta o un espacio, salvo números, Cruces y el Campamento
fx-clear-marker = despejad 1 fuente agotada o 1 terreno cubierto de cualquier loseta (retirad el marcador negro)
fx-move-camp = { $forced ->
    [yes] el Campamento debe trasladarse a una loseta adyacente; si no puede, cada jugador recibe 1 Herida
   *[no] podéis trasladar el Campamento a una loseta adyacente
 }
fx-look-at-tiles = { $then-is ->
    [one] revelad las { $n } primeras losetas de isla; poned una encima y volved a mezclar las demás
   *[order] revelad las { $n } primeras losetas de isla y devolvedlas en el orden que queráis
 }

## Cartas y Objetos
fx-into-event-deck = barajad esta carta en el mazo de Eventos
fx-keep-card = quédate con esta carta
fx-draw-adventure = { $kind-is ->
    [building] roba y resuelve una carta de Aventura de Construcción
    [gathering] roba y resuelve una carta de Aventura de Recolección
   *[exploration] roba y resuelve una carta de Aventura de Exploración
 }
fx-draw-discovery = { $n ->
    [one] robad 1 ficha de Descubrimiento
   *[other] robad { $n } fichas de Descubrimiento
 }
fx-scout-discovery = robad { $n } fichas de Descubrimiento, quedaos con una y descartad el resto
fx-draw-starting-item = { $n ->
    [one] robad 1 Objeto inicial de la caja
   *[other] robad { $n } Objetos iniciales de la caja
 }
fx-draw-mystery = { $any ->
    [0] robad del mazo de Misterios: { mystery-treasures }{ mystery-trap }{ mystery-monster }{ mystery-either }
   *[other] robad { $any } cartas de Misterio y resolvedlas todas
 }
mystery-treasures = { $treasure ->
    [0] {""}
    [one] 1 Tesoro
   *[other] hasta { $treasure } Tesoros
 }
mystery-trap = { $trap ->
    [0] {""}
   *[other] , { $trap } Trampa
 }
mystery-monster = { $monster ->
    [0] {""}
   *[other] , { $monster } Monstruo
 }
mystery-either = { $either ->
    [0] {""}
   *[other] , { $either } Monstruo o Trampa
 }
fx-stop-drawing = dejad de robar cartas de Misterio
fx-discard-treasures-drawn = descartad todos los Tesoros robados en esta Acción
fx-ignore-mystery = ignoradla: cuenta como robada y se descarta
fx-fewer-mysteries = en esta ronda, al explorar un Tótem se roba 1 carta de Misterio menos
fx-draw-invention = { $n ->
    [one] robad 1 Invento y ponedlo en el tablero
   *[other] robad { $n } Inventos y ponedlos en el tablero
 }
fx-new-idea = roba { $n } Inventos, pon uno en el tablero y descarta los demás
fx-search-inventions = mirad todo el mazo de Inventos, poned una carta en el tablero y barajad el resto
fx-discard-inventions = descartad { $n } Inventos del tablero
fx-discard-item = si es posible: descartad 1 Objeto
fx-flip-item = { if-possible-first }{ $n ->
    [one] voltead 1 Objeto a su cara de Invento
   *[other] voltead { $n } Objetos a su cara de Invento
 }
fx-flip-marked = voltead a su cara de Invento los Objetos marcados por esta carta
fx-mark-items = si es posible: marcad { $n } Objetos con marcadores negros
fx-build-free = construid gratis, sin Acción: { $items }
fx-freely-built = construid gratis, sin Acción: { $item }
fx-extra-building = realiza otra Acción de Construcción sin peón, tirando todos los dados
fx-camp-token = { $token-is ->
    [food] poned una ficha de +1 comida en la loseta del Campamento: allí la Producción da 1 de comida más
    [hatchet] poned una ficha de +1 madera en la loseta del Campamento: la Producción da 1 de madera más mientras la loseta tenga una fuente de madera
   *[wood] poned una ficha de +1 madera en la loseta del Campamento: allí la Producción da 1 de madera más
 }
fx-corral = podéis agotar una fuente de peces o de loros junto al Campamento; si lo hacéis, poned una ficha de +1 comida en la loseta del Campamento
fx-place-shortcut = poned la ficha de Atajo en una loseta junto al Campamento: en cada Producción obtenéis 1 recurso de los que da esa loseta
fx-add-pawn = { $colour-is ->
    [brown] en esta ronda un peón marrón ayuda en una Acción de Construcción
    [grey] en esta ronda un peón gris ayuda en una Acción de Recolección
    [green] en esta ronda un peón verde ayuda en una Acción de Exploración
   *[red] en esta ronda un peón rojo ayuda en una Acción de Caza
 }
fx-bible = esta Acción da 3 de Determinación en vez de 2 y cura 1 Herida
fx-barrel-opened = desde ahora, el barril evita cada Noche que se pudran 2 de comida
fx-reroll-die = repite un dado; vale el nuevo resultado

## Bestias y combates
fx-fight = combate contra una Bestia de fuerza { $strength }{ fight-weapon }{ fight-food }{ fight-fur }{ fight-palisade }
fight-weapon = { $weapon ->
    [0] {""}
   *[other] , nivel de Armas −{ $weapon }
 }
fight-food = { $food ->
    [0] {""}
   *[other] , de premio { $food } de comida
 }
fight-fur = { $fur ->
    [0] {""}
   *[other] , { $fur } de piel
 }
fight-palisade = { $palisade ->
    [0] {""}
   *[other] ; después, Empalizada −{ $palisade }
 }
fx-fight-top-beast = el Jugador inicial combate contra la primera carta del mazo de Caza
fx-take-top-beast = roba la primera carta del mazo de Caza: no hay combate, pero se aplica todo lo demás
fx-discard-top-beast = si es posible: descartad la primera carta del mazo de Caza
fx-look-at-top-beast = { $or-bottom ->
    [yes] mira la primera carta del mazo de Caza; puedes pasarla al fondo
   *[no] si es posible: mirad la primera carta del mazo de Caza
 }
fx-top-to-bottom = pasad la primera carta del mazo de Caza al fondo
fx-strongest-beast-on-top = revelad { $n } Bestias; la más fuerte va encima del mazo de Caza, las demás vuelven al mazo de Bestias
fx-set-beast-aside = apartad la primera Bestia sin mirarla: a la mañana siguiente el Jugador inicial combate contra ella
fx-aside-into-hunting = barajad en el mazo de Caza la Bestia apartada
fx-beast-appears = { $on-top ->
    [yes] poned la primera Bestia, sin mirarla, encima del mazo de Caza
   *[no] barajad la primera Bestia, sin mirarla, en el mazo de Caza
 }

## Eventos, clima, noche
fx-book = resolved el efecto de Libro del Escenario
fx-event-again = resolved otra vez el efecto de Evento de esta carta
fx-stroke-of-fate = descartad las cartas de las dos casillas de Amenaza, primero la de la izquierda, y resolved sus efectos de Amenaza
fx-first-player-to-next = el jugador siguiente pasa a ser Jugador inicial
fx-look-at-event = mirad la primera carta del mazo de Eventos
fx-eat-more-tonight = esta Noche cada jugador consume 1 de comida más o recibe 1 Herida
fx-ignore-cloud = { $kind-is ->
    [winter] ignorad 1 Nube invernal
   *[rain] ignorad 1 Nube de lluvia
 }
fx-convert-cloud = 1 Nube invernal cuenta como Nube de lluvia
fx-reroll-animals = repetid el dado de Animales hambrientos
fx-roll-weather-now = tirad ahora los dados de Clima de esta ronda

## Escenarios
fx-pile-wood = el nivel actual de la pira recibe { $n } de madera de la reserva
fx-place-cross = poned una Cruz en la loseta elegida
fx-place-fog = { $n ->
    [one] poned un marcador de Niebla en una loseta o un espacio sin Niebla
   *[other] poned marcadores de Niebla en { $n } losetas o espacios sin Niebla
 }
fx-place-ash = si es posible: poned marcadores de Ceniza en { $n } losetas o espacios sin Ceniza
fx-remove-fog = retirad hasta { $n } marcadores de Niebla
fx-fog-here = poned un marcador de Niebla en esta loseta
fx-dark-temple = el Templo oscuro: desde la próxima ronda esta loseta se puede explorar una vez más, para robar hasta 3 Tesoros y 1 Monstruo
fx-village = { $wounds ->
    [0] una aldea; no recibes Heridas
   *[other] una aldea: { $without-cure ->
        [0] recibes { $wounds } Herida
       *[other] recibes { $wounds } Herida ({ $without-cure } sin el Remedio)
     }{ $demand ->
        [yes] ; si es posible, descartad 1 de madera o 1 de comida
       *[no] {""}
     }
 }
fx-cannibal-raid = cada jugador recibe 3 Heridas, 1 menos por cada aldea quemada; después el Campamento debe trasladarse. Si no puede, perdéis el Refugio, el Techo y la Empalizada; sin Refugio, cada jugador recibe 2 Heridas

## Condiciones
if-animals-rolled = se ha tirado el dado de Animales hambrientos
if-both = { $a } y { $b }
if-clouds = { $kind-is ->
    [winter] hay una Nube invernal
   *[rain] hay una Nube de lluvia
 }
if-arranging = la Acción no está anulada y la Biblia sigue cerrada
if-beasts-left = quedan Bestias fuera del mazo de Caza
if-inventions-left = quedan Inventos en el mazo o entre los descartados
if-worth-looking = { $zone-is ->
    [hunting] en el mazo de Caza hay una Bestia que nadie ha visto, o más de una
   *[tile] queda una loseta de isla que nadie ha visto, o más de una
 }
if-deck-has = { $zone-is ->
    [tile] quedan losetas de isla
    [discovery] quedan fichas de Descubrimiento
    [hunting] el mazo de Caza no está vacío
   *[event] el mazo de Eventos no está vacío
 }
if-either = { $a } o { $b }
if-flag = ya se han tirado los dados de Clima
if-has-item = tenéis el Objeto { $item }
if-level-at-least = { $track-is ->
    [roof] el Techo es { $n } o más
    [palisade] la Empalizada es { $n } o más
   *[other] el nivel de Armas es { $n } o más
 }
if-marker-on-tile = hay un marcador negro en una loseta
if-morale-below = la Moral no está al máximo
if-mystery-turned = { $type-is ->
    [trap] es una Trampa
   *[monster] es un Monstruo
 }
if-not = { $cond-is ->
    [has-item] no tenéis el Objeto { $item }
    [level-at-least] { $track-is ->
        [roof] el Techo es menor que { $n }
        [palisade] la Empalizada es menor que { $n }
       *[other] el nivel de Armas es menor que { $n }
     }
    [flag] aún no se han tirado los dados de Clima
    [resolving] no se está resolviendo ninguna Acción
    [sheltered] no tenéis Refugio
   *[other] no se cumple que { $cond }
 }
if-own-action = es una Acción tuya
if-pile-open = la pira no está completa
if-removable = hay una ficha o un marcador negro que quitar
if-resolving = se está resolviendo una Acción
if-rolling = { $kind-is ->
    [build] alguien ha tirado los dados de Construcción
    [gather] alguien ha tirado los dados de Recolección
   *[explore] alguien ha tirado los dados de Exploración
 }
if-round-at-least = es la ronda { $n } o una posterior
if-tiles-explored = { $n ->
    [one] se ha explorado { $n } loseta
   *[other] se han explorado { $n } losetas
}
if-sheltered = tenéis un Refugio
if-stocked = tenéis { $n } de { $what }
if-token-on-board = hay Niebla en la isla
if-unbuilt = aún falta por construir { $items }
if-wounded = alguien está herido
