# Nombres, y lo que rodea al texto de regla en las cartas.

noun-naufragos = Náufragos
player = Jugador { $n }
camp-space = casilla { $n } del campamento

noun-energy = energía
noun-wood = madera
noun-food = { $n ->
    [one] contador de comida
   *[other] contadores de comida
 }
noun-rope = { $n ->
    [one] cuerda
   *[other] cuerdas
 }
noun-sail = { $n ->
    [one] vela
   *[other] velas
 }
noun-cube = { $n ->
    [one] comida perecedera
   *[other] comida perecedera
 }
noun-nothing = nada
noun-nobody = nadie
noun-dog = el perro
noun-goat = la cabra
noun-cannon = el cañón

noun-coast = costa
noun-interior = interior
noun-heart = corazón
noun-summit = promontorio
noun-sun = sol
noun-storm = tormenta
noun-weather-1 = tormenta
noun-weather-2 = lluvia
noun-weather-3 = nubes
noun-weather-4 = sol
noun-weather-5 = sol
noun-weather-6 = abrasador

noun-shelter = refugio
noun-sand = señal en la arena
noun-bonfire = gran hoguera
noun-raft = balsa
noun-larder = despensa
noun-campfire = hoguera

noun-bb = gran hoguera
noun-ss = señal en la arena
noun-ra = balsa
noun-ca = cañón cargado
noun-sp = catalejo
noun-cn = cuaderno del capitán
noun-mi = espejo
noun-la = farol
noun-fl = banderas

## Objetos, según para qué sirven
noun-blanket = una manta
noun-undergrowth = un machete
noun-powder = pólvora
noun-medicine = medicinas
noun-lighter = un encendedor
noun-net = una red de pesca
noun-pot = una olla
noun-ink = la tinta
noun-heavy = el cofre
noun-extra-wood = un hacha
noun-extra-build = una caja de herramientas
noun-keeps-cube = un barril
noun-no-rain = un farol
noun-open-diary = el loro
noun-second-action = un reloj
noun-two-tokens = recado de escribir

## Frases de una carta
or-else = o bien
row = { $at }: { $text }
quoted = «{ $words }»
only-if = { $what } (solo si { $cond })
if-behind = { $text } si { $cond }
then-first = después, { $text }
otherwise = si no: { $text }
if-impossible = si no es posible: { $text }
if-anybody-wounded = si alguien sufre así una lesión: { $text }
on-win = victoria: { $text }
on-lose = derrota: { $text }
card-plot = { $on ->
    [camp] Carta de trama { $n }, campamento
    [event] Carta de trama { $n }, evento
    [wreckage] Carta de trama { $n }, objeto
    [coast] Carta de trama { $n }, costa
    [interior] Carta de trama { $n }, interior
   *[heart] Carta de trama { $n }, corazón
 }
card-icons = Iconos: { $icons }
icon-foot = { $once ->
    [yes] pie (solo la primera vez)
   *[no] pie
 }
icon-map = mapa { $n }
icon-diary = diario
card-becomes-camp = Al robarla, ponla en el campamento
adds = { $n ->
    [one] la carta de trama { $numbers }
   *[other] las cartas de trama { $numbers }
 } { $deck-is ->
    [camp] al campamento
    [none] al mazo de su dorso
   *[other] { to-a-deck }
 }
card-adds = { $when ->
    [arriving] Cuando esta carta llega al campamento, añade { $cards }
    [anyway] En cualquier caso, añade { $cards }
   *[now] Añade { $cards }
 }
card-weather = { $weather ->
    [sun] Clima: sol
   *[storm] Clima: tormenta
 }
card-wreck = { $n ->
    [one] Del pecio llega algo si le queda al menos 1 cubo
   *[other] Del pecio llega algo si le quedan al menos { $n } cubos
 }
card-stays = Este evento permanece en juego
card-until = Sale del juego si, antes de un nuevo evento, { $cond }
card-rescue = Condiciones de rescate: { $ways }
card-c = Símbolo «C»: solo con pocos jugadores
card-camp = { $n ->
    [0] Acción Campamento (sin energía{ $notes }):
   *[other] Acción Campamento ({ $n } de energía{ $notes }):
 }
camp-calm = no con tormenta
camp-if = solo si { $cond }
card-wood = Cuando llega al campamento, pon sobre ella { $n ->
    [one] 1 contador de madera
   *[other] { $n } contadores de madera
 }
card-red = Carta de fondo rojo
card-standing = { $at ->
    [actions] Cada turno, antes de colocar los peones, { $text }
    [event] Cada turno, antes del evento, { $text }
   *[survival] Cada turno, antes de comer, { $text }
 }
card-dearer = { $count ->
    [one] Cada turno, la acción { $actions } cuesta { $n } de energía más
   *[other] Cada turno, las acciones { $actions } cuestan { $n } de energía más cada una
 }
card-solve = Para resolverla, elige una opción con una acción Campamento
card-solved = Una vez resuelta, sale del juego y tú tomas 1 ficha de PH
card-as-item = Como objeto: { $text }
card-value = Valor de historia { $n }
card-strength = Fuerza +{ $n }
card-signal = Icono de rescate: { $icon }
card-modify = { $roll ->
    [fire] { $sign ->
        [minus] Al encender la hoguera, tu dado cuenta { $n } más
       *[plus] Al encender la hoguera, tu dado cuenta { $n } menos
     }
   *[return] { $of ->
        [group] { $sign ->
            [minus] −{ $n } en todas las tiradas de regreso de tu grupo
           *[plus] +{ $n } en todas las tiradas de regreso de tu grupo
         }
       *[me] { $sign ->
            [minus] −{ $n } en tus tiradas de regreso
           *[plus] +{ $n } en tus tiradas de regreso
         }
     }
 }
card-at-once = Descarta enseguida este objeto: { $text }
card-use = { $when ->
    [yes] Puedes descartar este objeto si { $cond }: { $text }
   *[no] Puedes descartar este objeto: { $text }
 }
card-ability = { $name }: { $text }
card-scale = Escala de energía de { $n } a 0
card-piece-story = { $n ->
    [one] 1 punto de historia
   *[other] { $n } puntos de historia
 }
card-piece-forage = Ficha de víveres: { $n } de comida perecedera
card-piece-fish = Ficha de pescado: { $n } de comida perecedera
card-piece-jellyfish = Sin comida: quien la roba sufre 1 lesión
card-piece-shark = Sin comida: quien lo roba combate solo contra fuerza 7 (se defiende: el empate se gana); si pierde, sufre 2 lesiones. Después, el tiburón sale del juego

## Cartas de fondo rojo
text-flag-more-dice = Al tirar por las lesiones, cada náufrago no perdido con lesiones tira 1 dado más
text-flag-only-proposer = En la acción Construir, solo quien propone puede aportar energía

## Habilidades
text-ability-medic = al empezar las tiradas por lesiones, quítate 1 secuela o quítasela a un náufrago que esté contigo; a quien no tenga secuelas puedes quitarle 1 lesión por 1 de energía
text-ability-lucky = cuando descartas una ficha de PH para una tirada, el resultado mejora en 1
text-ability-cook = después de comer, si no estás entre los perdidos, convierte hasta 2 de comida perecedera del almacén en contadores de comida
text-ability-strong = fuerza +2; la primera energía que aportas en cada acción Construir cuenta el doble
text-ability-fisher = cuando pescas, te quedas con 1 ficha más; si sale la medusa, devuélvela y roba otra ficha
text-ability-pathfinder = +2 en tus tiradas de regreso, con las que una expedición encuentra el camino de vuelta

## Objetos
text-perk-blanket = Cuando descansas, ganas 1 de energía más (una sola vez, aunque tengas dos objetos con este efecto). Te protege cuando una carta pida una manta
text-perk-dog = Dale 1 de comida cada turno o se escapará
text-perk-extra-build = Cuando aportas energía en una acción Construir, cuenta 1 más
text-perk-extra-wood = Tu acción Madera da 1 contador de madera más
text-perk-heavy = Puedes llevar como máximo otros 3 objetos: los que sobren pasan enseguida a un náufrago que esté contigo y los acepte, o se descartan
text-perk-ink = Mientras la tengas, nadie más obtiene fichas de PH
text-perk-jellyfish = La medusa no te causa lesiones
text-perk-keeps-cube = Cada turno, 1 de comida perecedera del almacén no se pudre
text-perk-lighter = Tu acción Hoguera la enciende sin gastar energía ni tirar el dado; si para encenderla hace falta madera, sigue haciendo falta
text-perk-medicine = Sirve cuando una carta pida medicinas
text-perk-net = Cuando pescas, roba 1 ficha más y después devuelve 1 a tu elección
text-perk-no-rain = La lluvia no resta nada a las tiradas de regreso de tu grupo
text-perk-open-diary = Las fichas de PH que tomas se enseñan a todos
text-perk-pot = La primera comida que tomas cada turno da 2 de energía
text-perk-powder = Antes de una tirada de fuerza puedes descartar este objeto para sumarle otros 4 de fuerza. También sirve para cargar el cañón
text-perk-second-action = Una vez por turno puedes colocar un peón en una acción que ya hayas realizado, pero no en Exploración
text-perk-two-tokens = En tu acción Diario robas 2 fichas de PH: quédate con 1 y devuelve la otra
text-perk-undergrowth = Tu expedición no paga nada por la maleza

## Cartas sueltas
text-plot-plot-8 = Esta carta sale del juego junto con la cabra
text-plot-plot-24 = Algunas cartas las piden
text-plot-plot-25 = Algunas cartas lo piden
text-plot-plot-40 = Mientras esté cargado, el cañón cuenta como icono de rescate. Puedes dispararlo antes de una tirada de fuerza en el campamento: el combate se gana y el cañón deja de estar cargado

## Reglas propias
rules-based-on = { $base ->
    [hr12] Según las reglas de la casa 1.2, con estas diferencias
   *[2013] Según las reglas de 2013, con estas diferencias
 }
rules-turns = Turnos como mucho, de uno a cuatro jugadores: { $numbers }
rules-weather = { $n ->
    [1] La primera mañana es de tormenta
    [2] La primera mañana es de lluvia
    [3] La primera mañana está nublada
    [6] La primera mañana es abrasadora
   *[other] La primera mañana es de sol (casilla { $n })
 }
rules-c-events-up-to = Los eventos «C» se usan hasta con { $n } jugadores
rules-starting-difficulty = Dificultad de regreso inicial, de uno a cuatro exploradores: { $numbers }
rules-lowest-difficulty = La dificultad de regreso no baja de { $n }
rules-starving-wounds = { $n ->
    [one] Quien no come sufre 1 lesión
   *[other] Quien no come sufre { $n } lesiones
 }
rules-supply-at-start = { $on ->
    [yes] El suministro tiene fichas desde el principio
   *[no] El suministro empieza vacío
 }
rules-watch-at-start = { $on ->
    [yes] Quien está solo empieza con el reloj de bolsillo
   *[no] Quien está solo empieza sin el reloj de bolsillo
 }
rules-lost-survive = { $on ->
    [yes] Los perdidos tienen que comer, y la noche les quita energía
   *[no] Los perdidos se saltan la fase de supervivencia
 }
rules-trade-on-expedition = { $on ->
    [yes] Los exploradores intercambian por el camino, y entretanto el campamento
   *[no] Mientras alguien explora no se intercambia nada
 }
rules-trade-with-lost = { $on ->
    [yes] También se intercambia con los perdidos
   *[no] Con los perdidos no se intercambia nada
 }
rules-event-first = { $on ->
    [yes] El efecto de un evento va antes que su clima y sus restos
   *[no] El clima y los restos van antes que el efecto de un evento
 }
rules-wounds-before-rescue = { $on ->
    [yes] Las lesiones se tiran antes del rescate
   *[no] Las lesiones se tiran después del rescate
 }
rules-rest-heals-first = { $on ->
    [yes] El descanso primero cura y después da energía
   *[no] El descanso primero da energía y después cura
 }
rules-summit-sees-events = { $on ->
    [yes] Desde el promontorio se ven los eventos que vendrán y se ordenan
   *[no] Desde el promontorio no se ve nada de los eventos que vendrán
 }
rules-rescue-of-the-day = { $on ->
    [yes] Solo rescatan los eventos del último turno
   *[no] Puede rescatar cualquier evento que quede en el mazo
 }
rules-track-counts = { $on ->
    [yes] El número de la casilla de exploración vale puntos de historia
   *[no] Al final la casilla de exploración da fichas de PH
 }
