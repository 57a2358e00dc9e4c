# La mesa en líneas sencillas, y lo que dice a quien se sienta por primera vez.

## Bienvenida
intro-game = El sol ha sobrevivido al viejo mundo; New Haven, a casi todos sus vecinos. Desde aquí se sale a un desierto que nadie ha dibujado: cada loseta es una sorpresa, casi siempre sedienta, a veces armada.
intro-mission = { $name }. { $briefing }{ $told ->
    [yes] {""}
   *[no] {" "}Tenéis { $days } días.
 }
intro-coop = Ganáis juntos cuando se cumple la última carta de misión. Perdéis juntos cuando se acaban los días, cuando la misión fracasa o cuando no queda nadie. Cuantos menos mueran y antes terminéis, más estrellas ganáis.
intro-solo = Llevas dos personajes. Ganas cuando se cumple la última carta de misión; pierdes cuando se acaban los días, cuando la misión fracasa o cuando pierdes a los dos.
intro-semi = Los Supervivientes ganan juntos cuando se cumple la última carta de misión. Pero uno de vosotros puede ser un Hijo de la Libertad con su propio objetivo secreto, y entonces gana solo. Tu papel solo lo ves tú: guárdatelo, y mira quién camina a tu espalda. Los personajes pueden atacarse entre sí.
intro-turn = Cada día tiene una Mañana, una Tarde y una Noche. En cada fase el personaje bebe al menos 1 de agua, o pierde PS (puntos de salud), y luego tiene 6 PA (puntos de acción): moverse, explorar, recoger, construir, combatir, comerciar, dormir. Entrar en una loseta cuesta su VM (valor de movimiento). Quien se infiltra sigue en modo sigilo; quien entra sin esconderse despierta a los enemigos de la loseta. En la Preparación, antes de cada nuevo día, cada uno come 1 de comida propia o del campamento (la de un compañero hay que comerciarla antes) o pierde 1 PS, y baja un espacio de bienestar; los enemigos sin nadie en su loseta vagan, por lo general una loseta.
intro-words = Los dados muestran éxitos: el verde en el 62 % de los casos (a veces dos), el amarillo en el 50 %, el azul en el 38 %; el rojo quita uno en el 38 %. Los dados de karma, 3 por cabeza, permiten volver a tirar dados, una vez por fase. El bienestar va de En forma a Bien y a Cansado, que cuesta 2 PA por fase. Con 2 PS o menos se está herido: 1 dado rojo más en cada tirada. Una infección cuesta 1 PS cada Mañana y cada Noche. Quien llega al descubierto (expuesto) a una loseta con enemigos, donde ningún compañero les hace frente todavía, tiene con ellos un primer intercambio gratuito, el primer turno de combate. Después, cada acción que cuesta PA provoca un ataque de cada enemigo de la loseta. Los golpes de un intercambio caen a la vez: quien muere también golpea. El tablero propio tiene áreas de objetos, de equipo y mixtas (3 recursos o 1 objeto cada una).
board-night = Noche: los enemigos combaten con sus dados nocturnos, la acción Infiltrarse tira 1 dado rojo más (las demás pruebas de Sigilo, no) y se roban cartas de noche: una al empezar el turno, una por cada loseta nueva en la que se entra al descubierto; ninguna en New Haven.{ $keyword ->
    [storm] {" "}La Tormenta de la Tarde continúa.
    [solar-storm] {" "}La Tormenta solar de la Tarde continúa: las cartas eléctricas siguen sin efecto, pero de Noche no quema a nadie.
   *[none] {""}
 }

## El día
board-choosing = Quién sale: { $crew }
to-be-chosen = { $n } por elegir
board-head = — Día { $day } de { $days } · { $phase } · Primer jugador: { $first } —
phase-setup = Inicio
phase-preparation = Preparación
phase-morning = Mañana
phase-afternoon = Tarde
phase-night = Noche
board-weather = Tiempo: { $name }{ $some ->
    [yes] . { $text }
   *[no] {""}
 }
board-mission = Misión: { $mission }, carta { $n } de { $of }: { $name }. { $text }
board-own-mission = Misión: { $mission }. { $text }
board-progress = Cómo vais: { $what }
figure-counted-freed = rehenes liberados
figure-counted-tests = pruebas superadas
figure-counted-held = pieza del filtro recogida
figure-counted-tracks = huellas leídas
figure-counted-boss = Madre Ceniza derrotada
figure-counted-stage-1 = etapa 1 construida
figure-counted-stage-2 = etapa 2 construida
figure-counted-stage-3 = etapa 3 construida
figure-gathered = personajes en el lugar
figure-home = rehenes en New Haven
figure-crossed = personajes al otro lado
figure-boss = daño a Madre Ceniza
figure-integrity = integridad de New Haven
board-hostage = Rehén ({ $hp } PS): { $where }{ $state ->
    [led] , con { $guide } (un golpe de 3 o más a quien lo guía le cuesta 1 PS)
    [home] , libre y de vuelta en casa
    [freed] , libre, espera a un guía
    [dead] , muerto
   *[held] , en cautiverio
 }
map-down = loseta boca abajo
map-dead = personaje muerto
board-role = Tu papel: { $name }. { $text }
board-revealed = { $name }: Hijo de la Libertad a la vista de todos.

## El mapa
map-mv = VM{ $n }
map-event = evento
map-box = contenedor
map-camp = campamento
map-campfire = hoguera
map-kitchen = cocina de campaña
map-goods = bienes
map-body = cuerpo
map-token = objetivo
map-dealer = vendedor
map-hostage = rehén
map-trap = trampa
map-barricade = barricada
board-legend = Mapa: VM o la cifra es el valor de movimiento, ≈ agua, ▲ símbolos de enemigo; ①–⑥ personajes, (①) en modo sigilo, A–Z enemigos{ $some ->
    [yes] ; { $signs }
   *[no] {""}
 }

## Personajes
board-state = PS { $hp }/{ $most } · agua { $water }/{ $room } · PA { $ap } · { $well } · karma { $karma }
well-fit = En forma
well-ok = Bien
well-tired = Cansado
is-fit = En forma
is-ok = Bien
is-tired = { $sex ->
    [f] Cansada
   *[m] Cansado
 }
is-wounded = { $sex ->
    [f] herida
   *[m] herido
 }
state-dead = † SIN VIDA
state-hidden = en modo sigilo
state-infected = infección
state-wounded = herido
state-waits = a la espera
board-gone = fuera del juego
board-crossed = al otro lado, a salvo
board-turned = carta girada

## Ahí fuera
board-enemies = Enemigos:
board-enemy = { $letter } { $name }: { $hp }/{ $most } PS, { $where }; cuerpo a cuerpo { $melee }{ $shoots ->
    [yes] ; a distancia { $ranged }
   *[no] {""}
 }
board-place = { $where }: { $what }
board-body = cuerpo: { $name }
board-box = contenedor (prueba de { $attribute })
board-trader = { $name } (precios en agua; también acepta bienes): { $wares }
board-decks = Mazos: { $stack } losetas por explorar · { $enemy } enemigos · { $night } cartas de noche · { $event } eventos · { $loot } de botín · bolsa { $bag } cubos
board-dice = Dados: { $faces }
