# Qué pone en juego una respuesta, y por qué la aconseja un jugador.

crumb-clock = Turno { $n }
noun-wounds = { $n ->
    [one] lesión
   *[other] lesiones
}
noun-trauma = { $n ->
    [one] secuela
   *[other] secuelas
}
noun-token = { $n ->
    [one] ficha de PH
   *[other] fichas de PH
}
noun-token-for-others = { $n ->
    [one] ficha de PH para otro
   *[other] fichas de PH para otros
}
noun-item = { $n ->
    [one] objeto
   *[other] objetos
}
noun-items-of-all = { $n ->
    [one] objeto de cualquiera
   *[other] objetos de cualquiera
}
noun-energy-for-others = { $n ->
    [one] energía para otro
   *[other] energía para otros
}
gives-energy-for-others = le da { $n } de energía
gives-healed = { $n ->
    [one] cura 1 lesión
   *[other] cura { $n } lesiones
}
gives-mended = { $n ->
    [one] cura 1 secuela
   *[other] cura { $n } secuelas
}
gives-supply = { $n ->
    [one] 1 ficha más que encontrar luego con Víveres, por ahora nada
   *[other] { $n } fichas más que encontrar luego con Víveres, por ahora nada
}
gives-warm-night = esta noche no se pasa frío
gained-own-food = { $n } de comida para ti
amount-cube = { $n } de comida perecedera
gives-kept = quien cocina o el barril pueden guardarla para mañana
gained-fish = { $n ->
    [one] 1 ficha de pescado (1–3 raciones)
   *[other] { $n } fichas de pescado (1–3 raciones cada una)
}
gained-tile = { $n ->
    [one] 1 ficha de víveres (1–4 raciones)
   *[other] { $n } fichas de víveres (1–4 raciones cada una)
}
noun-energy-of-all = de energía entre todos
noun-own-food = { $n ->
    [one] comida propia
   *[other] comidas propias
}
noun-store-food = { $n ->
    [one] comida del almacén
   *[other] comidas del almacén
}
noun-tile = { $n ->
    [one] ficha de víveres
   *[other] fichas de víveres
}
noun-supply = { $n ->
    [one] ficha del suministro
   *[other] fichas del suministro
}
noun-fish = { $n ->
    [one] ficha de pescado
   *[other] fichas de pescado
}
noun-meal = { $n ->
    [one] cena
   *[other] cenas
}
noun-kept = { $n ->
    [one] ración guardada para mañana
   *[other] raciones guardadas para mañana
}
noun-healed = { $n ->
    [one] lesión curada
   *[other] lesiones curadas
}
noun-mended = { $n ->
    [one] secuela curada
   *[other] secuelas curadas
}
noun-warm-night = { $n ->
    [one] noche caliente
   *[other] noches calientes
}
noun-step = { $n ->
    [one] paso isla adentro
   *[other] pasos isla adentro
}
noun-easier = { $n ->
    [one] punto menos para volver
   *[other] puntos menos para volver
}
noun-solved = { $n ->
    [one] peligro resuelto
   *[other] peligros resueltos
}
noun-pawn = { $n ->
    [one] peón
   *[other] peones
}
noun-white-pawn = { $n ->
    [one] peón blanco
   *[other] peones blancos
}
dice-d6 = { $n ->
    [one] 1 dado
   *[other] { $n } dados
}
chance-success = éxito
chance-least = prende con 1 de energía
chance-most = con toda la que tendrás entonces
chance-rested = un buen sueño, más energía
chance-trauma = una secuela (1 de energía menos para siempre; la cuarta es la muerte)
chance-shark = el tiburón (una pelea)
chance-jellyfish = una medusa (una lesión)
chance-step = otro paso isla adentro
chance-harder = una vuelta más difícil
chance-wound = una lesión
chance-heal = una lesión se cura
chance-wood = madera
chance-food = comida
chance-story = una ficha de PH
chance-tired = energía perdida
chance-item = un objeto
chance-rope = una cuerda
chance-downgrade = daños en el refugio
chance-helped = apuros, si nadie ayuda
chance-decide = otra decisión
risk-idle = el peón se queda ocioso
risk-full = solo sirve después de gastarla
risk-no-expedition = este turno no sale ninguna expedición
risk-too-late = las cartas de campamento van después de la expedición: solo llega a tiempo el peón blanco
risk-nobody-hurt = allí nadie tiene lesiones
risk-fills = de momento nada para el almacén: se ponen { $n } fichas en la carta
risk-complete = ya está completa: no se añade nada
risk-exhausted = te quedas sin energía: la próxima pérdida es una lesión
risk-wound = { $n ->
    [one] 1 lesión
   *[other] { $n } lesiones
}
risk-trauma = { $n ->
    [one] 1 secuela
   *[other] { $n } secuelas
}
risk-others-wound = { $n ->
    [one] 1 lesión para otros
   *[other] { $n } lesiones para otros
}
risk-others-trauma = { $n ->
    [one] 1 secuela para otros
   *[other] { $n } secuelas para otros
}
risk-others-tired = otros pierden { $n } de energía
risk-harder = { $n ->
    [0] la vuelta puede hacerse más difícil
   *[other] la vuelta se hace más difícil en { $n }
}
risk-lost = { $n ->
    [one] puedes perderte (si fallas, con 1 de energía se repite la tirada; quien se pierde gasta sus próximos peones en encontrar el camino, y ningún barco lo recoge)
   *[other] podéis perderos los { $n } (si falláis, con { $n } de energía entre todos se repite la tirada; quien se pierde gasta sus próximos peones en encontrar el camino, y ningún barco lo recoge)
}
risk-alone = { $n ->
    [one] uno se queda fuera
   *[other] { $n } se quedan fuera
}
risk-last-turn = la partida acaba en el turno { $n }, con rescate o sin él
risk-rots = se pudre esta noche
risk-hunger = { $n ->
    [one] uno puede quedarse sin comer
   *[other] { $n } pueden quedarse sin comer
}
risk-ink = otro tiene la tinta: no hay ficha de PH
risk-no-wood = sin madera el fuego no prende
risk-empty-handed = el suministro está vacío
risk-short = { $n ->
    [one] falta aún 1 de energía
   *[other] faltan aún { $n } de energía
 }
risk-wasted = { $n } de energía más de la necesaria
risk-spilt = { $n } de energía se desperdicia: la escala está llena
risk-no-use = a quien ya ha comido y tiene toda la energía no le da nada
risk-shark = puede salir el tiburón
risk-jellyfish = puede salir una medusa
risk-fight = una pelea contra fuerza { $n }
risk-covers = tapa una carta del campamento
risk-item-lost = se pierde un objeto
risk-wood-lost = { $n ->
    [one] se pierde 1
   *[other] se pierden { $n }
 } de madera
risk-food-lost = { $n ->
    [one] se pierde 1
   *[other] se pierden { $n }
 } de comida
risk-own-food-lost = { $n ->
    [one] se pierde 1
   *[other] se pierden { $n }
 } de comida propia
risk-rope-lost = se pierde una cuerda
risk-sail-lost = se pierde una vela
risk-supply-lost = el suministro pierde { $n }
because-nothing-better = ahora no hay nada mejor que hacer con ello
because-nothing-now = nada de lo que se puede usar ayuda ahora
because-food = esta noche comen { $n }, y hay comida para { $have }
because-more-food = esta noche comen todos; lo que sobre aún da hasta { $n } de energía
because-wood-for-fire = no hay madera para el fuego de esta noche, y el frío quita energía a { $n }
because-wood = en la leñera hay { $n }, y mañana la noche también será fría
because-wood-to-build = { $what }: { $n ->
    [one] falta 1
   *[other] faltan { $n }
 } de madera
because-fire = un fuego calienta a { $n } cada noche; con { $energy } de energía prende { $percent } veces de cada 100
because-warm = con una madera esta noche no pasan frío { $n }
because-roof = el refugio { $n } puede acabarse ya, y cada descanso da más
because-signal-site = { $what }: { $n } más, y los barcos podrán vernos
because-nothing-to-build = no se puede construir nada que ayude
because-give = { $what }: faltan { $n } de energía, y entre todos la tenemos
because-give-nothing = { $what }: faltan { $n } de energía, más de la que tenemos, y la que se da en vano se pierde
rolled-for-what = { $roll-is ->
    [return] la tirada de regreso
    [strength] la tirada de fuerza
    [fire] la tirada por el fuego
    [rest] la tirada de descanso
    [wounds] la tirada por las lesiones
   *[table] la tirada de la carta
 }
because-weak = { $who } solo tiene { $n } de energía
because-give-enough = { $what }: ahora no hace falta más
because-give-keep = { $what }: con { $n } de energía no sobra para dar
because-explore = { $n } pasos hasta el promontorio, y { $turns } turnos después de este
because-company = ya va { $n }
because-prepare = una expedición preparada vuelve con más facilidad
because-wreckage = el mar ha traído algo, y por ahora mostramos { $n } señales
because-diary = una ficha de PH es suerte en los dados, y puntos al final
because-wounds = { $n ->
    [one] 1 lesión: un descanso la cura antes de que se vuelva secuela
   *[other] { $n } lesiones: un descanso cura una antes de que se vuelva secuela
 }
because-rest = la energía está en { $n } de { $of }, y descansar no cuesta nada
because-danger = { $card } hace daño cada turno hasta que alguien lo remedie
because-camp-card = { $card } vale ahora su precio
because-signal = { $card } es una señal que aún no mostramos
because-useful = { $card } es lo más útil de lo que hay
because-burden = lo que hay sería una carga
because-least-useful = { $card } es lo que menos se echará en falta
because-too-dear = vale más en las propias manos
because-borrow = { $what } ayuda a quien debe hallar el camino de vuelta, y { $who } se queda en el campamento
because-good-bargain = un buen trato con { $who }
because-bad-bargain = { $who } pide más de lo que vale
because-white-now = lo que espera al peón blanco hace falta ahora
because-medicine = { $card } cura a quien tiene { $n } entre lesiones y secuelas antes de tirar los dados
because-strength = { $card }, pues solo queda { $n } de energía
because-fight = hay que vencer una fuerza de { $n }
because-try-again = otro intento sale bien { $percent } veces de cada 100
because-common-cause = { $n } de energía entre todos, por lo que todos sacarán
because-go-on = tras la próxima carta aún se vuelve { $percent } veces de cada 100, contando todos los intentos que se pueden pagar
because-return = { $n ->
    [one] ahora un intento de regreso
   *[other] ahora un intento de regreso de los { $n }
 } sale bien { $percent } veces de cada 100, y solo se hará más difícil
because-together = con { $who } la vuelta sale bien { $percent } veces de cada 100
because-find-back = el camino se encuentra { $percent } veces de cada 100
because-luck = así { rolled-for-what } sale bien { $percent } veces de cada 100
because-good-enough = tal como está, { rolled-for-what } sale bien { $percent } veces de cada 100
because-ship-today = el barco de { $card } ve hoy nuestras señales
because-no-ship-today = con { $n } señales ningún barco nos ve hoy
because-ship-tomorrow = con { $n } señales y un turno más un barco nos ve { $percent } veces de cada 100
because-comes-next = { $card } conviene que salga ahora
because-not-next = { $card } conviene que no salga pronto
because-look = lo que nos espera: { $where }
because-hungry = { $who } no ha comido, y el hambre { $n ->
    [one] es 1 lesión
   *[other] son { $n } lesiones
 }
because-energy = { $who } solo tiene { $n } de energía, y la ración se pudriría
because-keep-food = { $n } de comida { $n ->
    [one] se guarda
   *[other] se guardan
 } para otro día
because-own-meal = { $who } se quedaría sin comer con { $n } de comida en la mano
because-dog = el perro se queda con quien le da de comer
because-preserve = { $n } de comida { $n ->
    [one] se pudriría
   *[other] se pudrirían
 } esta noche
because-mend = { $who } tiene { $n ->
    [one] 1 secuela
   *[other] { $n } secuelas
 }, y la cuarta es la muerte
because-bandage = { $who } tiene { $n ->
    [one] 1 lesión, que esta noche puede volverse secuela
   *[other] { $n } lesiones, y cada una puede volverse secuela esta noche
 }
because-keep-supply = para esta noche hay { $n } raciones; el suministro guarda el resto
because-lower-token = la de { $n } es la más baja
because-vote = es lo mejor para todos
because-best-choice = trae más de lo que cuesta, y más que las otras
because-help = con { $n } de energía se le ahorra algo peor a un compañero
because-pick = le toca sobre todo a { $who } (lesiones: { $n })
because-free-space = el espacio está libre
because-character = { $ability-is ->
    [pathfinder] { $card } suma 2 a las tiradas de regreso
    [fisher] { $card } pesca el doble
    [strong] { $card } vale 2 en cada pelea y construye por dos
    [cook] { $card } conserva lo que se pudriría
    [medic] { $card } cura a alguien cada noche
   *[lucky] { $card } saca más de cada ficha que gasta
 }

# Títulos sobre las listas largas de respuestas.
group-board = En el tablero
group-rest = Descanso
group-camp = Cartas de campamento
group-white = El peón blanco
group-meal = La cena
group-things = Objetos
