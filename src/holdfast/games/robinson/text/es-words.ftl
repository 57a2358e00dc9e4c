# Nombres, lo que rodea el texto de regla en las cartas, y el tablero.

noun-robinson = Robinson Crusoe
player = Jugador { $n }
as-first = { $who } (Jugador inicial)
noun-the-carpenter = el Carpintero
noun-the-cook = el Cocinero
noun-the-explorer = el Explorador
noun-the-soldier = el Soldado
noun-friday = Viernes
noun-jenny = Jenny
noun-dog = el Perro
noun-pawn = un peón
noun-camp = Campamento

noun-wood = madera
noun-food = comida
noun-fur = piel
noun-ration = comida no perecedera
noun-fish = peces
noun-parrot = loros
noun-flock = la nueva bandada
noun-shelter = Refugio
noun-roof = Techo
noun-palisade = Empalizada
noun-weapon = nivel de Armas
noun-morale = Moral
noun-determination = Determinación
noun-cross = Cruz
noun-source = { $n ->
    [one] fuente
   *[other] fuentes
 }
noun-invention = { $n ->
    [one] Invento
   *[other] Inventos
 }
noun-item = { $n ->
    [one] Objeto
   *[other] Objetos
 }
noun-pile-event = Eventos
noun-pile-mystery = Misterios
noun-pile-beast = Bestias
noun-pile-invention = Inventos
noun-pile-building-adventure = Aventuras de Construcción
noun-pile-gathering-adventure = Aventuras de Recolección
noun-pile-exploration-adventure = Aventuras de Exploración

noun-beach = Playa
noun-hills = Colinas
noun-mountains = Montañas
noun-river = Río
noun-plains = Llanura
noun-totem = Tótem
noun-natural-shelter = Refugio natural
noun-treasure = Tesoro
noun-trap = Trampa
noun-monster = Monstruo
noun-left = izquierda
noun-right = derecha

noun-brown = marrón
noun-grey = gris
noun-green = verde
noun-red = roja
noun-dog-pawn = morado
noun-raft = Balsa
noun-ladder = Escala de cuerda
noun-arm = brazo
noun-belly = vientre
noun-head = cabeza
noun-leg = pierna

noun-symbol-wood = fuente de madera
noun-symbol-fish = fuente de peces
noun-symbol-parrot = fuente de loros
noun-symbol-beast = icono de Bestia
noun-sign-wood = madera
noun-sign-fish = peces
noun-sign-parrot = loros
noun-sign-shelter = refugio
noun-sign-beast = bestia

mark-wood = madera
mark-food = +1 comida
mark-hatchet = +1 madera
mark-flock = nueva bandada
mark-beast = ficha de Bestia
mark-pawn = −1 peón
mark-fog = Niebla
mark-ash = Ceniza
mark-cross = Cruz
mark-burnt = quemada
mark-shortcut = Atajo
mark-embers = brasas
mark-terrain = terreno cubierto
mark-adventure-token = Aventura
mark-animals-token = Animales hambrientos
mark-beast-token = Fuerza de bestia
mark-blocked-token = no da nada
mark-food-token = +1 comida
mark-pawn-token = −1 peón
mark-rain-token = Nube de lluvia
mark-reroll-token = Repetir
mark-storm-token = Tormenta
mark-winter-token = Nube invernal
mark-wood-token = +1 madera
on-space = { $what } en { $space }

noun-at-arrange = Ordenar el campamento
noun-at-build = Construcción
noun-at-cost-palisade = coste de la Empalizada
noun-at-cost-roof = coste del Techo
noun-at-cost-shelter = coste del Refugio
noun-at-cost-weapon = coste del nivel de Armas
noun-at-explore = Exploración
noun-at-gather = Recolección
noun-at-hunt = Caza
noun-at-night = Noche
noun-at-weather = Clima

noun-phase-setup = Preparación
noun-phase-round = Comienzo de la ronda
noun-phase-event = Fase de Evento
noun-phase-morale = Fase de Moral
noun-phase-production = Fase de Producción
noun-phase-action = Fase de Acción
noun-phase-actions-end = Fin de las Acciones
noun-phase-weather = Fase de Clima
noun-phase-night = Fase de Noche

noun-icon-book = icono de Libro
noun-icon-building = icono de Aventura de Construcción
noun-icon-gathering = icono de Aventura de Recolección
noun-icon-exploration = icono de Aventura de Exploración
noun-die-rain = dado de Lluvia
noun-die-winter = dado de Invierno
noun-die-animals = dado de Animales hambrientos
noun-die-wound = dado de Herida
noun-die-success = dado de Éxito
noun-die-adventure = dado de Aventura
noun-die-wound-wound = una Herida
noun-die-wound-blank = ninguna Herida
noun-die-success-success = Éxito
noun-die-success-two = sin Éxito
noun-die-adventure-adventure = una Aventura
noun-die-adventure-blank = ninguna Aventura
noun-sky-rain = 1 Nube de lluvia
noun-sky-rain-2 = 2 Nubes de lluvia
noun-sky-rain-3 = 3 Nubes de lluvia
noun-sky-rain-4 = 4 Nubes de lluvia
noun-sky-winter = 1 Nube invernal
noun-sky-winter-2 = 2 Nubes invernales
noun-sky-winter-3 = 3 Nubes invernales
noun-sky-winter-4 = 4 Nubes invernales
noun-sky-animals-blank = Animales hambrientos (no viene nada)
noun-sky-animals-food = Animales hambrientos (quieren 1 de comida)
noun-sky-animals-palisade = Animales hambrientos (roen la Empalizada)
noun-sky-animals-beast = Animales hambrientos (ataca una bestia de fuerza 3)
noun-animals-blank = no aparece ninguno
noun-animals-food = quieren 1 de comida
noun-animals-palisade = roen la Empalizada
noun-animals-beast = ataca una bestia de fuerza 3
noun-pit-wound = ha caído una presa
noun-pit-blank = vacío
noun-by-tokens = fichas en el espacio de Clima
noun-made-half-production = reducida a la mitad, hacia abajo
noun-made-wood-more = 1 de madera más
noun-made-food-fewer = 1 de comida menos
noun-made-no-wood = sin madera esta ronda
noun-made-no-food = sin comida esta ronda
noun-made-skip-production = nada esta ronda

## Acciones
action-threat = Amenaza, { $side }: { $card }
action-wreck = Del pecio: { $card }
action-some-threat = Amenaza, { $side }
action-hunt = Caza
action-burn = Quemar la aldea de { $space }
action-build = Construcción: { $what }
action-cross = Construcción: { $what } en { $space }
action-gather = { $what-is ->
    [wood] Recolección de madera en { $space }
    [fish] Recolección de peces en { $space }
    [parrot] Recolección de loros en { $space }
   *[other] Recolección de la nueva bandada en { $space }
 }
action-explore = Exploración de { $space }
action-site = Exploración del lugar del Tótem en { $space }
action-map = Seguir el mapa del tesoro
action-rescue = Rescatar a Jenny del pecio
action-reclaim = Despejar: { $what }
action-arrange = Ordenar el campamento
action-rest = Descanso
action-again = { $action } ({ $n })
amount = { $n } de { $what }
extra-pawn = { $colour-is ->
    [brown] { nth-pawn } peón marrón
    [grey] { nth-pawn } peón gris
    [green] { nth-pawn } peón verde
   *[red] { nth-pawn } peón rojo
 }
nth-pawn = { $n ->
    [1] un
    [2] un segundo
    [3] un tercer
   *[other] otro
 }
item-pawn = el peón del Objeto { $item }

## En las cartas
at-any = En cualquier momento
at-night = De Noche
at-planning = Al planificar
at-fight = En un combate
at-dice = Tras una tirada de Acción
at-clouds = En la fase de Clima
at-arrange = Al ordenar el campamento
at-production = Tras la Producción
at-mystery = Al revelar una carta de Misterio
at-action = Como Acción de Exploración con 2 peones
card-use = { $at }: { $text }
card-use-if = { $at }, si { $cond }: { $text }
card-uses = { $n ->
    [one] 1 uso
   *[other] { $n } usos
 }
card-keep = { $n ->
    [0] Se guarda
    [one] Se guarda: 1 uso
   *[other] Se guarda: { $n } usos
 }
card-choose = Elige: { $choices }
card-choice = «{ $words }»: { $text }
card-event = Evento: { $text }
card-threat = Acción de Amenaza «{ $name }» ({ $needs }): { $text }
card-slide = Efecto de Amenaza: { $text }
card-none = ninguno
card-no-reward = solo elimina esta carta
card-one = Con 1 peón: { $text }
card-two = Con 2 peones: { $text }
card-later = Al salir del mazo de Eventos, «{ $name }»: { $text }
card-beast = { $weapon ->
    [0] Fuerza { $strength }
   *[other] Fuerza { $strength }; nivel de Armas −{ $weapon }
 }
card-spoils = Obtenéis { $spoils }
card-pawn = { $colour-is ->
    [brown] Cada ronda: un peón marrón para una Acción de Construcción
    [grey] Cada ronda: un peón gris para una Acción de Recolección
    [green] Cada ronda: un peón verde para una Acción de Exploración
    [red] Cada ronda: un peón rojo para una Acción de Caza
    [raft] Cada ronda: un peón para una Acción de Recolección o de Exploración
   *[ladder] Cada ronda: un peón para explorar un lugar con Tótem
 }
card-invention = { $kind ->
    [default] Invento
    [personal] Invento personal: { $owner }
    [scenario] Invento del Escenario ({ $owner })
   *[random] Invento al azar
 }
card-needs = Requiere: { $needs }
card-gives = Efecto: { $text }
card-again = Se puede construir varias veces
card-item-only = Otros Inventos y cartas piden este Objeto
need-pawns = { $n ->
    [one] 1 peón
   *[other] { $different ->
        [yes] { $n } peones de jugadores distintos
       *[no] { $n } peones
     }
 }
need-item = { $item }
need-weapon = nivel de Armas { $n }
need-terrain = terreno { $terrain } explorado
card-life = Vida { $life }; la Moral baja en las Heridas { $arrows }
card-own-invention = Invento personal: { $item }
card-skill = { $name } ({ $cost } de Determinación): { $text }
card-scenario = Escenario { $number }, { $rounds } rondas
card-goal = Objetivo: { $text }
card-weather = Dados de Clima: { $text }
card-book = Libro: { $text }
card-begins = Cada ronda empieza con: { $text }
card-explore-extra = Cada Exploración necesita { $n } { $n ->
    [one] peón
   *[other] peones
} más
card-lock = { $item }: solo se construye si { $cond }
card-totem = Tótem { $n }: { $text }
card-totems = Tótem: { $text }
card-more-totems = Otros Tótems: { $text }
card-sigil = { $again ->
    [yes] Sello { $letter }, { $name } (se guarda, una vez por combate): { $text }
   *[no] Sello { $letter }, { $name }: { $text }
 }
card-is-sigil = El Escenario dice qué es esta ficha, en el Sello { $letter }
sigil-is = { $name } (sello { $letter }) – { $text }
at-once = al instante: { $text }
card-discoveries = { $n ->
    [one] 1 ficha de Descubrimiento
   *[other] { $n } fichas de Descubrimiento
 }
weather-rounds = { $one ->
    [yes] ronda { $first }: { $dice }
   *[no] rondas { $first }–{ $last }: { $dice }
 }
weather-from = desde la ronda { $first }: { $dice }
weather-none = ninguno

text-skill-economical-construction = Al planificar tu propia Acción de Construcción o de Amenaza: cuesta 1 de madera menos
text-invention-basket = Una vez por ronda, una Acción de Recolección con éxito da 1 recurso más
text-invention-sack = Una vez por ronda, una Acción de Recolección con éxito da 1 recurso más
text-invention-bed = El Descanso cura 2 Heridas y da 1 de Determinación
text-invention-cellar = La comida no se pudre
text-invention-diary = En la fase de Moral, el Jugador inicial obtiene 1 de Determinación más
text-invention-drums = En la fase de Moral, el Jugador inicial obtiene 2 de Determinación más
text-invention-furnace = En cada fase de Clima, ignorad 1 Nube invernal
text-invention-pit = En cada fase de Producción, tirad el dado marrón de Herida: una Herida da 1 de comida, y nadie se hace daño
text-scenario-invention-jenny-raft = Permite rescatar a Jenny con una Acción de Exploración aparte
text-scenario-invention-lifeboat = Solo se puede construir con Jenny en el Campamento; al construirlo, ganáis
text-scenario-invention-jelly-boat = Solo se puede construir tras explorar suficientes losetas y lugares con Tótem; al construirlo, ganáis
text-scenario-invention-canoe = Al explorar, robad dos losetas y elegid una
text-mystery-backpack = Desde la próxima ronda, en cada Acción de Exploración robad además 2 fichas de Descubrimiento: quedaos con una y descartad la otra
text-mystery-boxes = Vuestra comida no se pudre
text-mystery-gold = Reluce. Aquí no sirve para nada más
text-mystery-hammock = El Descanso da además 1 de Determinación
text-mystery-helmet = Desde la próxima ronda, quien combate contra una Bestia recibe 1 Herida menos
text-mystery-old-clothes = En cada fase de Clima, 1 Nube invernal cuenta como Nube de lluvia
text-mystery-compass = Se usa desde la ronda siguiente al hallazgo

## Tablero
board-head = — Ronda { $n } de { $of } · { $phase } · Jugador inicial: { $first } —
board-goal-castaways = Pira: niveles completos { $stage } de { $stages }, { $pile } de madera en el siguiente. { $fire ->
    [0] El Fuego no está construido.
   *[other] El Fuego está construido.
 }
board-goal-cursed-island = Cruces: { $cross } de { $crosses }.
board-goal-jenny = { $rescued ->
    [0] Jenny está en el pecio.
   *[other] Jenny está en el Campamento; falta el Bote salvavidas.
 }
board-goal-volcano = Explorado: { $tile } de { $tiles } losetas, { $site } de { $sites } lugares con Tótem.
board-goal-cannibals = Aldeas quemadas: { $village }. La Ciudad sigue en pie.
board-goal-family = Inventos del objetivo: { $built } de { $goal } (construidos: { $done }; faltan: { $missing }), además del Refugio y al menos 1 de Techo, Empalizada y Armas. Niños que alimentar: { $child }.
board-weather = Dados de Clima – { $rounds }
board-camp = Campamento en { $space } · { $shelter } · Techo { $roof } · Empalizada { $palisade } · nivel de Armas { $weapon } · Moral { $morale }
shelter-built = Refugio
shelter-natural = Refugio natural
shelter-none = sin Refugio
board-stock = { $later ->
    [yes] Disponible: { $stock } · tras las Acciones: { $gains }
    [outside] Disponible: { $stock } · fuera hasta mañana ({ $who }): { $gains }
   *[no] Disponible: { $stock }
 }
stock-promised = { $stock } (reservado para el plan: { $plan })
board-none = nada
board-person = { $name }: Heridas { $wounds }/{ $life }, Determinación { $determination }{ $notes }
board-arrows = Moral −1 en las Heridas { $arrows }
board-friday = ayuda al Jugador inicial, no come
board-outside = esta noche está fuera
board-one-pawn = un solo peón
board-scar = Herida especial: { $part }
board-skill = { $used ->
    [yes] { $name } (otra vez desde la próxima ronda)
   *[no] { $name } { $cost }
 }
board-personal = Invento personal: { $items }
board-number = n.º { $n }
board-gone = inaccesible
board-unexplored = inexplorado
board-brackets = Entre paréntesis: fuentes agotadas, terreno cubierto.
board-tokens = En { $space }, completo: { $tokens }
board-threat = { $kind ->
    [wreckage] Del pecio, { $side-is ->
        [left] última ocasión, esta ronda
       *[right] esta ronda y la próxima
     }: { $name } – { $text }
   *[event] Amenaza, { $side-is ->
        [left] izquierda, golpea con el próximo Evento
       *[right] derecha, golpea dentro de dos Eventos
     }: { $name } – { $text }
 }
board-row = { $row }: { $cards }
board-lacks = { $name } ({ $lacks })
lacks-gone = { $item }, que no está en el tablero
board-uses = { $name } ({ $n ->
    [one] 1 uso
   *[other] { $n } usos
 })
noun-row-inventions = Inventos (entre paréntesis lo que aún falta)
noun-row-scenario = Inventos del Escenario
noun-row-items = Objetos
noun-row-scenario-items = Objetos del Escenario
noun-row-starting = Objetos iniciales (los usa el Jugador inicial)
noun-row-discoveries = Fichas de Descubrimiento (las usa el Jugador inicial)
noun-row-treasures = Tesoros
noun-row-kept = Cartas guardadas
noun-row-future = Tras las Acciones
board-decks = Mazo de Caza { $hunting } · losetas restantes { $tiles } · fichas de Descubrimiento restantes { $discoveries }
board-field = Fichas, { $place }: { $tokens }
token-means = { $name } ({ $means })
means-food = esta noche cada uno come 1 de comida más o recibe 1 Herida
means-wood = { $place ->
    [build] la próxima Construcción pagada con madera cuesta 1 de madera más
   *[other] cuesta 1 de madera más, si se paga con madera
 }
means-beast = { $place ->
    [hunt] la próxima Bestia cazada tiene fuerza +1
   *[other] una Herida para quien explore, si el nivel de Armas es 0
 }
means-animals = esta noche se tira el dado de Animales hambrientos
means-storm = Empalizada −1 esta noche
means-winter = 1 Nube invernal más esta noche
means-rain = 1 Nube de lluvia más esta noche
means-pawn = la próxima Acción de este tipo pide 1 peón más, luego la ficha se va
means-adventure = la próxima Acción de este tipo tiene una Aventura segura, luego la ficha se va
means-reroll = en la próxima tirada un Éxito se repite, luego la ficha se va
board-plan = Planificado: { $action } – { $who } ({ $n ->
    [one] 1 peón
   *[other] { $n } peones
 } de { $needed })
