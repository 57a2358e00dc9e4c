# La mesa en líneas sencillas, y lo que dice a quien se sienta por primera vez.

## Bienvenida
intro-game = El Alcyone se ha ido a pique y sois náufragos en una isla que no figura en ninguna carta. Cada turno trae un evento y su clima; después se colocan los peones: víveres, madera, diario, restos del naufragio, hoguera, construcciones, descanso, el campamento y una expedición conjunta tierra adentro, que encuentra el camino de vuelta con 2 dados: la tirada de regreso. Cada náufrago tiene 2 peones por turno; las filas del tablero se resuelven de arriba abajo, y al final las cartas de campamento. Por la noche, quien no ha comido pierde 1 de energía y sufre { $wounds ->
    [one] 1 lesión
   *[other] { $wounds } lesiones
 }, y sin hoguera todos pierden 1 de energía. Hay { $turns } turnos como mucho.
intro-castaways = Con energía se paga casi todo. Quien debe perderla y no la tiene sufre una lesión; cada lesión baja la energía máxima, un descanso cura una, y por la noche una puede volverse secuela; la cuarta secuela es la muerte. Las fichas de víveres y de pescado son comida perecedera: lo que no se come se pudre esa noche; los contadores de comida se conservan. El almacén es lo que tiene el campamento; el suministro, lo que aún se puede encontrar con Víveres. La fuerza se suma a los dados de un combate; el valor de historia de un objeto son puntos al final.
intro-solo = Ganas si te rescatan: llega al promontorio (entonces decides cuál es el último turno) y ten construido o hallado lo que vería un barco de paso: los iconos de rescate. Los puntos de historia (PH) son tu puntuación.
intro-alone = Sin rescate pierden todos: alguien debe llegar al promontorio (entonces decide cuál es el último turno) y el campamento debe tener lo que vería un barco de paso: los iconos de rescate. De quienes se salven gana, en solitario, quien tenga más puntos de historia (PH). Así que repartíos el trabajo, y no descuidéis el diario.
intro-together = Se gana o se pierde en común: alguien debe llegar al promontorio (entonces decide cuál es el último turno) y el campamento debe tener lo que vería un barco de paso: los iconos de rescate. La puntuación son los puntos de historia (PH) de todos los rescatados.
intro-original = Se juega con las reglas de 2013. Una casilla numerada se paga al colocar el peón. La acción Víveres solo da lo que hay en el suministro. Tras una tirada, una ficha de PH permite repetirla. Tras el último turno puede rescataros el barco de su evento o el de cualquiera de los que queden en el mazo.
intro-house-rules = Se juega con las reglas de la casa 1.2. La energía se paga al resolver el peón. Los víveres salen de la bolsa y, si se quiere, del suministro. Las fichas de PH se suman antes de la tirada. En la expedición se avanza paso a paso. El peón blanco espera en su carta hasta que haga falta. Solo cuenta el barco del evento del último turno.

## El día
board-head = — Turno { $n } ({ $left ->
    [0] no queda ninguno más
    [one] queda 1 más
   *[other] quedan { $left } más
 }) · { $phase } · Empieza { $first }{ $last ->
    [this] {" "}· EL ÚLTIMO TURNO
    [next] {" "}· el próximo turno es el último
   *[none] {""}
 } —
phase-setup = Preparación
phase-event = Evento
phase-actions = Acciones
phase-survival = Supervivencia
phase-end = Fin de turno
board-event = Evento: { $name }. { $text }
board-rescue = { $when ->
    [any] Rescate, con el barco de este evento (o, tras el último turno, el de cualquier evento del mazo): { $ways }
   *[one] Rescate, con el barco de este evento (solo cuenta el del último turno): { $ways }
 }{ $ready ->
    [now] {" "}– está todo, y es el último turno
    [later] {" "}– está todo; cuenta en el último turno, que fija quien llega al promontorio
   *[no] {""}
 }
board-last = El último turno. { told-rescue }.
icon-bb = gran hoguera
icon-ss = señal en la arena
icon-ra = balsa
icon-ca = cañón cargado
icon-sp = catalejo
icon-cn = cuaderno del capitán
icon-mi = espejo
icon-la = farol
icon-fl = banderas
weather = { $space-is ->
    [1] tormenta
    [2] lluvia
    [3] nubes
    [6] abrasador
   *[other] sol
 }
board-weather = Clima: { $track }{ $now ->
    [1] {" "}(−2 en el regreso, no se pesca)
    [2] {" "}(−1 en el regreso)
   *[other] {""}
 }
board-wreck = Pecio: { $wreck }{ $ready ->
    [yes] {" "}· algo ha llegado a la playa
   *[no] {""}
 }

## El campamento
board-none = nada
board-store = Almacén: { $what }
board-tiles = fichas con { $values } de comida
board-cubes = comida perecedera { $n }
board-left = apartado en esta cena { $n }
board-larder = en la despensa { $values }
board-supply = suministro { $n ->
    [one] 1 ficha
   *[other] { $n } fichas
 }
fire-out = Hoguera apagada
fire-lit = Hoguera encendida, sin madera
fire-fed = Hoguera con madera para la noche
board-shelter = { $n ->
    [0] sin refugio (descanso: 1 de energía)
   *[other] refugio { $n } (descanso: { $low } de energía, { $high } con 4–6)
 }
token-dog = perro
token-goat = cabra
token-cannon = { $loaded ->
    [yes] cañón cargado
   *[no] cañón sin cargar
 }
board-sites = Por construir: { $sites }
board-waiting = a la espera: { $sites }
board-built = Construido: { $sites }
board-camp = Campamento { $n }: { $what } – { $text }
board-free = Campamento, libres: { $spaces }
board-white = (peón blanco)
board-wood = madera { $n }
board-orchard = víveres { $n }
board-covers = { $n ->
    [one] 1 carta debajo
   *[other] { $n } cartas debajo
 }

## Náufragos
board-dead = ya no está
place-camp-now = campamento
place-exploring-now = en la expedición
place-lost-now = entre los perdidos (hace falta un { $n })
board-tokens = { $n ->
    [0] sin fichas
    [one] 1 ficha
   *[other] { $n } fichas
 }{ $some ->
    [yes] { $n ->
        [one] {" "}(vale { $known })
       *[other] {" "}(valen { $known })
     }
   *[no] {""}
 }
board-food = comida { $n }
board-strength = fuerza +{ $n }
board-items = Objetos: { $items }

## La isla
sector-coast = Costa, { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 }
sector-interior = Interior, { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 }
sector-heart = Corazón, { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 }
sector-summit = Promontorio
board-space = { $sector ->
    [coast] C{ $n }
    [interior] I{ $n }
    [heart] Co{ $n }
   *[summit] P
 }
board-difficulty = El regreso: { $out ->
    [yes] 2 dados{ $bonus } deben llegar al número entre corchetes{ $lost ->
        [yes] ; «?» son los perdidos
       *[no] {""}
     }
   *[no] «?» son los perdidos, en el número que les hace falta
 }
board-pending = Exploraciones pendientes: { $cards }
board-finds = Hallazgos entre los que elegir: { $cards }
board-decks = Eventos { $event } · Restos del naufragio { $wreckage } · Fichas de víveres { $pile } · Pescado { $fish }
board-dice = Dados: { $faces }
