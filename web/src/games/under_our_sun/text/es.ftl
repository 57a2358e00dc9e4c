# Palabras que solo necesita el tablero dibujado de Under Our Sun.
us-pane-map = Mapa
us-pane-you = Tú
us-pane-mission = Misión
us-map = El desierto
us-unknown = Desconocido
us-explore = explorar
us-charge = cargar
us-reveal = revelar
us-move = mover
us-sneak = infiltrarse
us-nearer = Acercar
us-farther = Alejar
us-whole = Mostrar todo
us-amount = { $n } { $what }
us-uses = { $n ->
    [one] queda 1 uso
   *[other] quedan { $n } usos
 }
us-close = Cerrar
us-stage = Qué está pasando
us-fight = Combate: { $place }
us-first-turn = Primer turno de combate: { $place }
us-tapped = girado
us-life = Salud: { $n } de { $of }
us-water-of = Agua: { $n } de { $of }
us-successes = { $n ->
    [one] éxito
   *[other] éxitos
 }
us-karma = Karma
us-karma-again = Repetir dados
us-karma-of = { $n ->
    [one] queda 1 dado de karma
   *[other] quedan { $n } dados de karma
 }
us-health = Salud
us-water = Agua
us-ap = Puntos de acción
us-ap-short = PA
us-ap-of = { $n ->
    [one] queda 1 punto de acción
   *[other] quedan { $n } puntos de acción
 }
us-well = Bienestar
us-dodge = Esquivar
us-build = Construir
us-discard = Descartar
us-every-roll = cada tirada
us-sneaking = al infiltrarse
us-carries = Equipaje
us-nothing = Manos vacías, mochila vacía.
us-board-of = Tablero: { $name }
us-role = Tu rol
us-role-peek = Solo lo ves tú. Pulsa para mirar.
us-role-hide = Ocultar
us-sol = Hijo de la Libertad
us-first = Primer jugador
us-deciding = está decidiendo
us-mission = Misión
us-to-come = { $n ->
    [one] 1 carta aún boca abajo
   *[other] { $n } cartas aún boca abajo
 }
us-stock = En la tienda
us-phases = Fases del día
us-day = Día { $n } de { $of }, { $phase }
us-day-short = Día { $n }/{ $of }
us-deck-stack = Losetas por explorar
us-deck-enemy = Cartas de enemigo restantes
us-deck-event = Cartas de evento restantes
us-deck-night = Cartas de noche restantes
us-deck-loot = Cartas de botín restantes
us-deck-bag = Cubos en la bolsa
us-leaves = { $n ->
    [0] { $name }: fuera de combate.
    [one] { $name }: queda 1 punto de salud.
   *[other] { $name }: quedan { $n } puntos de salud.
 }
us-ask-for = Pedir a cambio
us-points = { $n ->
    [one] queda 1 punto
   *[other] quedan { $n } puntos
 }
us-revealed = Al descubierto
us-more = Toda la carta, con los preparativos
us-less = Plegar
us-back = Volver a quien actúa
us-give = Dar
us-step-strike = Golpe
us-step-karma = Karma
us-step-join = Apoyo
us-step-counter = Contraataque
us-throw = { $context ->
    [attack] Ataque
    [enemy] Golpea el enemigo
    [dodge] Esquiva
    [stun] Aturdimiento
    [trap] Trampa
    [bite] Mordisco: ¿infección?
    [approach] ¿Se acerca?
    [ammunition] Munición
    [loot] Botín
    [test-strength] Prueba de Fuerza
    [test-skill] Prueba de Habilidad
    [test-stealth] Prueba de Sigilo
    [test-melee] Prueba cuerpo a cuerpo
    [test-ranged] Prueba a distancia
   *[table] Suerte
 }

# Decks, in the gallery and under a card
deck-character = Personajes
deck-enemy = Enemigos
deck-equipment = Equipo
deck-event = Eventos
deck-item = Objetos
deck-loot = Botín
deck-mission = Misiones
deck-mission-and-other = Misiones y otras cartas
deck-night = Noche
deck-sun = Sol
deck-team = Bando
deck-tile = Losetas de mapa
us-goal = El objetivo
us-far-tile = { $n ->
    [0] aún no encontrada
   *[other] encontrada
 }
us-far = { $done ->
    [yes] hecho
   *[no] { $n } de { $of }
 }
us-first-map = New Haven, y alrededor un desierto que nadie ha cartografiado
