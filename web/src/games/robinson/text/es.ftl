# Palabras que solo necesita el tablero dibujado de Robinson Crusoe.
rc-island = La isla
rc-pane-island = Isla
rc-pane-camp = Campo
rc-pane-threats = Amenazas
rc-pane-crafts = Objetos
rc-actions = Acciones, resueltas de izquierda a derecha
rc-field-threat = Amenaza
rc-field-hunt = Caza
rc-field-build = Construir
rc-field-gather = Recolectar
rc-field-explore = Explorar
rc-field-arrange = Ordenar
rc-field-rest = Descanso
rc-explore = Explorar
rc-roll = dados
rc-sure = seguro
rc-stands-short = { $n } de { $least } peones
rc-stands-dice = { $n ->
    [one] 1 peón, dados
   *[other] { $n } peones, dados
 }
rc-stands-sure = { $n ->
    [one] 1 peón, seguro
   *[other] { $n } peones, seguro
 }
rc-planned = { $n } previstas
rc-beasts = { $n ->
    [0] sin bestias
    [one] 1 bestia
   *[other] { $n } bestias
 }
rc-threats = Amenazas
rc-threats-slide = se van con el próximo evento
rc-events = Cartas de Evento restantes
rc-shelter = Refugio
rc-roof = Techo
rc-palisade = Empalizada
rc-weapon = Armas
rc-stores = Reservas
rc-now = Ahora
rc-later = Luego
rc-tonight = Esta noche
rc-clouds-rain = { $n ->
    [one] 1 nube de lluvia
   *[other] { $n } nubes de lluvia
 }
rc-clouds-winter = { $n ->
    [one] 1 nube invernal
   *[other] { $n } nubes invernales
 }
rc-scenario = Escenario
rc-pile = Pila de leña
rc-made = hecho
rc-marked = marcado
rc-finds = Hallazgos y equipo
rc-stage = Qué está pasando
rc-hand = En mano
rc-first = Jugador inicial
rc-ready = listo
rc-deciding = está decidiendo
rc-close = Cerrar
rc-deck-tile = Losetas de Isla restantes
rc-deck-discovery = Fichas de Descubrimiento restantes
rc-deck-mystery = Cartas de Misterio restantes
rc-phases = Fases de la ronda
rc-phase-event = Evento
rc-phase-morale = Moral
rc-phase-production = Producción
rc-phase-action = Acción
rc-phase-weather = Clima
rc-phase-night = Noche
rc-round = Ronda { $n } de { $of }
rc-throw = { $action }: { $what }

# Decks, in the gallery and under a card
deck-beast = Bestias
deck-building-adventure = Aventuras: Construcción
deck-character = Personajes
deck-discovery = Fichas de Descubrimiento
deck-event = Eventos
deck-exploration-adventure = Aventuras: Exploración
deck-gathering-adventure = Aventuras: Recolección
deck-invention = Inventos
deck-mystery = Misterios
deck-scenario = Escenarios
deck-scenario-invention = Inventos del Escenario
deck-starting-item = Objetos iniciales
deck-tile = Losetas de Isla
deck-wreckage = Naufragio
