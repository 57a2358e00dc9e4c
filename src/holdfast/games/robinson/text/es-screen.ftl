# Títulos de la mesa dibujada de Robinson Crusoe; las cosas mismas las pronuncia el juego.
page-things = Cosas

rc-round = Ronda { $n } de { $of }

rc-legend-camp = campamento
rc-legend-wood = madera
rc-legend-fish = peces
rc-legend-parrot = loros
rc-legend-beast = bestia
rc-legend-shelter = cueva
rc-legend-totem = tótem
rc-legend-spent = agotada
rc-camp = Campam.
rc-closed = cerrada
rc-terrain-hidden = cubierto

rc-morale = Moral
rc-shelter = Refugio
rc-roof = Techo
rc-palisade = Empalizada
rc-weapon = Armas
rc-built = sí
rc-natural = cueva
rc-unbuilt = no
rc-stock = Reservas
rc-wood = madera
rc-food = comida
rc-fur = piel
rc-ration = víveres
rc-planned = { $n } en el plan
rc-coming = Por llegar
rc-weather = Clima
rc-now = ahora
rc-die-rain = lluvia
rc-die-winter = invierno
rc-die-animals = animales
rc-threats = Amenazas
rc-pawns = { $n ->
    [one] 1 peón
   *[other] { $n } peones
 }
rc-different = de jugadores distintos
rc-weapon-level = Armas { $n }
rc-one-or-two = 1 o 2 peones
rc-or = o
rc-dog = Perro
rc-skills = habil.
rc-track = Heridas: ■ sufridas, □ libres, ▼ moral −1, † muerte. ★ jugador inicial, ◆ determinación.
rc-cost = cuesta { $n }
rc-used = usada
rc-scars = Marcas
rc-personal = Inventos personales
rc-uses = { $n ->
    [one] 1 uso
   *[other] { $n } usos
 }
rc-goal = Objetivo
rc-briefing = La historia
rc-tokens = Fichas en el tablero
rc-progress = Hasta ahora
rc-count-stage = niveles de la pira
rc-count-pile = madera en el nivel siguiente
rc-count-cross = cruces
rc-count-jenny = Jenny a salvo
rc-count-site = lugares explorados
rc-count-tiles = losetas exploradas
rc-count-village = aldeas quemadas
rc-count-city = ciudad quemada
rc-count-child = niños
rc-count-totems = tótems hallados
rc-decks = Mazos
rc-deck-event = eventos
rc-deck-hunting = bestias por cazar
rc-deck-tile = losetas de isla
rc-deck-invention = inventos
rc-dice = Dados
rc-face-wound = herida
rc-face-blank = nada
rc-face-success = éxito
rc-face-two = 2 ◆
rc-face-adventure = aventura

deck-tile = loseta de isla
deck-discovery = descubrimiento
deck-building-adventure = aventura de construcción
deck-gathering-adventure = aventura de recolección
deck-exploration-adventure = aventura de exploración
deck-mystery = misterio
deck-beast = bestia
deck-starting-item = objeto inicial
deck-invention = invento
deck-scenario-invention = invento del escenario
deck-scenario = escenario
