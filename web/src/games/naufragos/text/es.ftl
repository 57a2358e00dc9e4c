# Palabras que solo necesita el tablero dibujado de Náufragos.
na-pane-island = Isla
na-pane-actions = Acciones
na-pane-camp = Campamento
na-island = La isla en sección: costa, interior, corazón y cima
na-camp-area = El campamento: refugio, fuego y construcciones
na-camp-board = Tablero del campamento
na-actions = Acciones, se resuelven de izquierda a derecha
na-phases = Fases del turno
na-turn = Turno { $n } de { $of } como mucho
na-event = Evento, turno { $n }
na-no-event = Aún no hay evento
na-weather = Tiempo
na-weather-sun = más sol
na-weather-storm = más tormenta
na-wreck = El pecio: { $n ->
    [one] queda 1 de 6 cubos negros
   *[other] quedan { $n } de 6 cubos negros
 }
na-needed = hacen falta;
na-in-wreck = { $n } en el pecio
na-ashore = algo ha llegado
na-rescue = Un barco vería
na-have = lo tenemos
na-lack = todavía no
na-of = { $n } de { $of }
na-lasts = sigue en juego
na-act-forage = Víveres
na-act-wood = Madera
na-act-diary = Diario
na-act-wreckage = Restos
na-act-campfire = Hoguera
na-act-build = Construir
na-act-explore = Exploración
na-does-forage = Busca comida cerca del campamento
na-does-wood = Trae madera al almacén
na-does-diary = Toma una ficha de historia
na-does-wreckage = Toma lo que ha traído el mar
na-does-campfire = Enciende el fuego
na-does-build = Propón algo que construir
na-does-explore = Únete a la expedición al interior
na-rest = Descanso, al final de la fila «{ $row }»
na-place = { $n ->
    [one] Tu último peón
   *[other] Coloca un peón
 }
na-place-white = Coloca el peón blanco
na-place-how = Elige un espacio iluminado
na-hand = En tu mano
na-white = Peón blanco
na-store = Almacén
na-supply = Suministro
na-larder = Despensa
na-shelter = Refugio { $n }
na-no-shelter = Sin refugio
na-next = luego: { $what }
na-site-shelter = Refugio { $n }
na-site-sand = Señal en la arena
na-site-bonfire = Gran hoguera
na-site-raft = Balsa
na-site-larder = Despensa
na-built = construido
na-waiting = a la espera de sitio
na-fire = Hoguera
na-fire-out = apagada
na-fire-lit = encendida, sin madera
na-fire-fed = encendida, madera para la noche
na-being-dog = Perro
na-being-goat = Cabra
na-being-cannon = { $loaded ->
    [yes] Cañón, cargado
   *[no] Cañón
 }
na-deck = { $name }: { $n ->
    [0] no quedan cartas
    [one] queda 1 carta
   *[other] quedan { $n } cartas
 }
na-home = El regreso
na-way = El regreso.
na-way-back = Dos dados{ $bonus } deben llegar a { $n }: { $need } o más en los dados.
na-way-plain = Dos dados deben llegar a { $n }.
na-way-lost = Cada marcador muestra a cuánto deben llegar los perdidos.
na-way-none = Dificultad de regreso: no hay nadie fuera
na-pending = Exploración pendiente
na-pending-n = pendientes, { $n } de 4
na-draws = Roba { $name }
na-stage = Lo que ocurre ahora
na-at-camp = en el campo
na-castaways = Náufragos
na-fight = Fuerza que superar: { $n }; por ahora +{ $own } y un dado
na-starts = empieza
na-lost-at = se ha perdido, a { $n }
na-deciding = decide
na-only-you = { $n } en total, solo para ti
na-post = { $name }: energía { $energy } de { $top } como mucho, lesiones { $wounds }, secuelas { $trauma }
na-left = Quedarse con { $n } de energía
na-close = Cerrar
na-camp-k1 = 1 ficha de pescado
na-camp-k2 = dificultad −1, primer regreso +1
na-camp-k3 = mira 2 cartas: encima o al fondo
na-camp-k4 = 1 lesión curada
na-camp-k5 = 1 dado: madera, comida o historia
na-hands = de { $from } a { $to }
na-roll = { $kind ->
    [return] El camino de vuelta
    [strength] Una tirada de fuerza
    [fire] Chispas para la hoguera
    [rest] Un descanso a cubierto
    [wounds] Las lesiones: con un 1 queda una secuela
   *[table] Una tirada por una carta
 }
na-was = recién robada
na-throw = { $named ->
    [yes] { $who }: { $n }
   *[no] Total { $n }
 }
na-throw-wounds = Las lesiones
na-throw-trauma = Una lesión se convierte en secuela
na-throw-spared = Ningún 1: no queda secuela

# Decks, in the gallery and under a card
deck-camp = Campamento
deck-character = Náufragos
deck-coast = Exploración: costa
deck-interior = Exploración: interior
deck-heart = Exploración: corazón de la isla
deck-event = Eventos
deck-fish = Fichas de pescado
deck-forage = Fichas de víveres
deck-plot = Cartas de trama
deck-story = Fichas de historia
deck-wreckage = Restos del naufragio
