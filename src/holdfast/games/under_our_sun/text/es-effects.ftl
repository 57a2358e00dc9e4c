# Texto de regla de los efectos y las condiciones. Las frases empiezan en minúscula: la mayúscula la pone la carta.
# `$who-is` es `me` cuando la carta habla a quien la lee, `that` cuando habla de alguien que acaba de nombrar.

## Partes
subject = { $who-is ->
    [me] {""}
    [that] {""}
    [all] cada personaje vivo
    [others] cada uno de los demás personajes de la loseta
   *[tile] cada personaje de la loseta
 }
n-loot = { $n ->
    [one] 1 carta de botín
   *[other] { $n } cartas de botín
 }
n-more = { $n-size ->
    [one] 1 espacio
   *[other] { $n-size } espacios
 }
n-dice = { $n ->
    [one] 1 dado { $colour ->
        [G] verde
        [Y] amarillo
        [B] azul
       *[R] rojo
     }
   *[other] { $n } dados { $colour ->
        [G] verdes
        [Y] amarillos
        [B] azules
       *[R] rojos
     }
 }
some-enemies = { $sol ->
    [yes] { $n ->
        [one] 1 enemigo Hijo de la Libertad
       *[other] { $n } enemigos Hijos de la Libertad
     }
   *[no] { $kind-is ->
        [Animal] { $n ->
            [one] 1 Animal
           *[other] { $n } Animales
         }
        [Human] { $n ->
            [one] 1 Humano
           *[other] { $n } Humanos
         }
        [Mutated] { $n ->
            [one] 1 Mutado
           *[other] { $n } Mutados
         }
       *[none] { $n ->
            [one] 1 enemigo
           *[other] { $n } enemigos
         }
     }
 }
spawns = { $n ->
    [one] aparece
   *[other] aparecen
 }
mission-enemies = { $sol ->
    [yes] { $n ->
        [one] 1 enemigo Hijo de la Libertad
       *[other] { $n } enemigos Hijos de la Libertad
     }
   *[no] { $n ->
        [one] 1 enemigo
       *[other] { $n } enemigos
     }
 }
n-times = { $n ->
    [one] una vez
   *[other] { $n } veces
 }
the-amount = { $what-is ->
    [water] { amount-water }
    [food] { amount-food }
    [fabric] { amount-fabric }
    [metal] { amount-metal }
    [connector] { amount-connector }
    [wood] { amount-wood }
    [alcohol] { amount-alcohol }
    [plastic] { amount-plastic }
    [cartridge] { amount-cartridge }
   *[arrow] { amount-arrow }
 }

## Personajes
fx-damage = { subject } { $who-is ->
    [me] sufres
   *[other] sufre
 } { $n } de daño
fx-heal = { subject } { $who-is ->
    [me] recupera
   *[other] recupera
 } { $n } PS
fx-infect = { subject } { $who-is ->
    [me] contraes
   *[other] contrae
 } una infección
fx-cure = { $who-is ->
    [me] elimina tu infección
   *[other] { subject } se libra de la infección
 }
fx-well-being = { $who-is ->
    [me] tu bienestar { $n-sign ->
        [minus] baja
       *[plus] sube
     } { n-more }
   *[other] { subject } { $n-sign ->
        [minus] baja
       *[plus] sube
     } { n-more } en su bienestar
 }
fx-action-points = { subject } { $n-sign ->
    [minus] { $who-is ->
        [me] pierdes
       *[other] pierde
     }
   *[plus] { $who-is ->
        [me] obtén
       *[other] obtiene
     }
 } { $n-size } PA
fx-regain-karma = { subject } { $who-is ->
    [me] recupera
   *[other] recupera
 } 1 dado de karma descartado{ $or-ap ->
    [yes] {" "}o, si no falta ninguno, { $who-is ->
        [me] obtén
       *[other] obtiene
     } 1 PA
   *[no] {""}
 }
fx-heal-one = 1 personaje de tu loseta recupera { $n } PS{ $wounded ->
    [0] {""}
   *[other] , o { $wounded } PS si está herido
 }
fx-cure-one = elimina la infección de 1 personaje de tu loseta
fx-heal-or-cure = { $only-me ->
    [yes] recupera { $n } PS o elimina tu infección
   *[no] 1 personaje de tu loseta recupera { $n } PS o se libra de la infección
 }
fx-calm-one = elige a 1 personaje de tu loseta: su bienestar sube 1 espacio
fx-revive = 1 personaje muerto de tu loseta vuelve a la vida con { $hp } PS: Cansado, con 0 PA y sin infección

## Bienes
fx-gain = { $who-is ->
    [me] obtén
   *[other] obtiene
 } { $amount }
fx-gain-random = { fx-gain }
n-random = { $n ->
    [one] 1 recurso al azar
   *[other] { $n } recursos al azar
 }
fx-lose = { $who-is ->
    [me] pierdes
   *[other] pierde
 } { $amount }
fx-lose-first = { $who-is ->
    [me] pierdes
   *[other] pierde
 } { $amount }
lacking = o, si no tienes,
fx-lose-water-to = pierdes toda el agua de tu tablero menos { $n }; la de tus botellas está a salvo
fx-fill-water = llena toda tu reserva de agua
fx-share-water = otro personaje de la loseta, a tu elección, obtiene { $n } de agua
fx-lose-resources = devuelve a la reserva { $n ->
    [one] 1 recurso
   *[other] { $n } recursos
 } a tu elección (la comida y la munición cuentan, el agua no)
fx-draw-loot = roba { n-loot }{ $keep ->
    [one] { $n ->
        [one] {""}
       *[other] {" "}y quédate con 1
     }
   *[other] {" "}y quédate con { $keep }
 }
fx-take-item = toma del mazo de objetos 1 objeto de precio { $price } o menos
fx-clear-dropped = los bienes descartados en la loseta vuelven a la reserva, salvo que haya un campamento

## La loseta
fx-spawn = { spawns } { some-enemies } { $where-is ->
    [adjacent] en una loseta revelada adyacente sin personajes y que no sea New Haven (la de número de dirección más bajo)
    [random-adjacent] en una loseta revelada adyacente al azar que no sea New Haven
   *[here] en tu loseta
 }{ $bonus-is ->
    [none] {""}
   *[other] , con { $bonus } más en su primer turno de combate
 }
fx-first-combat = afronta un primer turno de combate
fx-place-container = coloca aquí un contenedor, que se abre con { $test }
fx-place-dealer = coloca aquí un vendedor{ $water ->
    [4] {""}
   *[other] , que empieza con { $water } de agua en su oferta
 }
fx-truce = el próximo Humano que vaya a empezar contigo un primer turno de combate se marcha
fx-gamble = puedes apostar de 1 a 3 de agua y tirar 1 dado verde: con un éxito recibes el doble de lo apostado; con un doble éxito, el triple; si no, lo pierdes
fx-tunnel = puedes ir de inmediato, por 0 PA y sin que te ataquen al irte, a una loseta revelada a distancia 3 o menos con una casilla de movimiento libre; llegas como personaje expuesto
fx-reveal = revela { $n ->
    [one] 1 posición
   *[other] hasta { $n } posiciones
 } a distancia { $distance } o menos, { $n ->
    [one] adyacente
   *[other] adyacentes
 } a una loseta que ya esté en el mapa
fx-reveal-any = revela 1 posición a tu elección adyacente a una loseta revelada
fx-reorder-tiles = mira { $n ->
    [one] la primera loseta
   *[other] las { $n } primeras losetas
 } de la pila de exploración y { $n ->
    [one] devuélvela
   *[other] devuélvelas en el orden que quieras
 }
pulls = el enemigo más cercano a distancia de 1 a 3, sin personajes expuestos en su loseta, se mueve { $steps ->
    [one] 1 loseta
   *[other] { $steps } losetas
 } hacia ti
fx-pull-enemy = { pulls }{ $otherwise-is ->
    [some] ; si no hay ninguno: { $otherwise-clause }
   *[none] {""}
 }

## Objetos
fx-tap-own = gira 1 de tus objetos o equipos sin girar: no tiene efecto hasta la Preparación
fx-sleep-cheaper = tu próxima acción de Dormir en esta fase cuesta 1 PA menos (mínimo 2)
fx-place-trap = coloca la trampa en tu loseta; el próximo enemigo que entre en ella se detiene y sufre tanto daño como éxitos salgan en 2 dados verdes
fx-light-torch = hasta el final de la fase, +1 dado azul cuerpo a cuerpo y ningún dado rojo de la Noche cuando te infiltras
fx-rope = tu próxima acción de Moverse en esta fase a una loseta de VM 3 o 4 cuesta 1 PA menos
fx-next-preparation-tired = en la próxima Preparación tu bienestar baja 1 espacio más
fx-flare = enciende una hoguera en tu loseta sin madera, o bien todos los Animales de tu loseta y de las adyacentes se alejan 1 loseta
fx-field-radio = 1 personaje que no seas tú, esté donde esté, puede hacer de inmediato, por 0 PA, 1 acción de combate o 1 acción de Moverse a una loseta de VM 1 o 2

## Pruebas, dados, decisiones
tests = { $who-is ->
    [me] haz
   *[other] hace
 } una prueba de { $attribute }{ $need ->
    [1] {""}
   *[other] {" "}(hacen falta { $need } éxitos)
 }
fx-test = { tests } ({ $rows })
each-tests = cada personaje de la loseta hace una prueba de { $attribute }
fx-each-test = { each-tests } ({ $rows })
rolls = tira { $dice }
fx-roll-die = { rolls } ({ $rows })
decides = { $who-is ->
    [me] elige una opción
   *[other] elige una opción
 }
fx-decide = { decides }: { $choices }
pays = { $who ->
    [me] paga
   *[other] paga
 } { $price }
fx-each = { subject } { $then-clause }
fx-if = { $otherwise-is ->
    [some] si { $cond }, { $then-clause }; si no, { $otherwise-clause }
   *[none] si { $cond }, { $then-clause }
 }
if-first = si { $cond }: { $then-clause }

## Misiones
fx-count = { $what-is ->
    [known] { $what }
   *[own] marca { n-times } «{ $what }»
 }
fx-spawn-at = { $per-is ->
    [final-wave] en la { $tile } aparecen 2 enemigos; con 4 o más personajes, tantos como personajes menos 1
   *[none] en la { $tile } { spawns } { mission-enemies }{ $more-from ->
        [99] {""}
       *[other] , 1 más con { $more-from } o más personajes
     }
 }
fx-spawn-near = aparece 1 enemigo Hijo de la Libertad en una loseta revelada al azar a distancia 2 { $of-is ->
    [guide] del guía del primer rehén liberado
   *[other] de un personaje que lleve una pieza del filtro
 }
fx-hostage-appears = en la { $tile } hay un rehén
fx-free-hostage = el rehén queda libre y te sigue
fx-lead-hostage = el rehén te sigue
fx-hand-hostage = tu rehén sigue a otro personaje de tu loseta
fx-read-track = retira la huella
fx-boss-comes = Madre Ceniza aparece en su cubil (loseta 30); si aún no está revelada, se coloca a distancia 3 del personaje activo, en una dirección sorteada con el dado
fx-boss-company = en la loseta de Madre Ceniza aparecen enemigos Mutados: la mitad de los personajes, redondeada hacia arriba, menos 1
fx-boss-heals = Madre Ceniza recupera 2 PS
fx-raise-walls = New Haven tiene integridad 6 (7 con 5 o 6 personajes); las seis posiciones de alrededor se revelan, sin fichas de evento
fx-barricade = coloca una barricada en tu loseta
fx-repair = la integridad sube 1
fx-cross = cruzas: dejas el mapa y estás a salvo
fx-stock-haven = por cada personaje a partir del tercero, en New Haven se guardan { $food } de comida y { $water } de agua
fx-dry-haven = New Haven tiene solo { $n } de agua

## Condiciones
if-both = { $a } y { $b }
if-either = { $a } o bien { $b }
if-not = { $cond-is ->
    [at-haven] no estás en New Haven
    [barricade-place] tu loseta no es adyacente a New Haven o ya tiene una barricada
    [boss-half] Madre Ceniza tiene más de la mitad de sus PS
    [all-on] al final de una fase del día no todos los personajes vivos están en la { $tile }
    [both] no se cumple todo esto: { $cond }
    [calm-weather] hay una Tormenta solar
    [can-drink] tu reserva de agua está llena
    [cannot-cross] aún quedan suficientes personajes para cruzar
    [clock-at] { $phase-is ->
        [morning] la Mañana del día { $day } no ha empezado
        [afternoon] la Tarde del día { $day } no ha empezado
       *[night] la Noche del día { $day } no ha empezado
     }
    [counted] { $what-is ->
        [known] { $what }
       *[own] «{ $what }» está marcado menos de { n-times }
     }
    [crossed] aún no han cruzado suficientes personajes
    [damaged] la integridad está al máximo
    [delivered] la entrega no está completa
    [fire-here] no hay fuego en tu loseta
    [gate-fallen] la integridad es mayor que 0
    [guiding] no guías a ningún rehén o no hay nadie más en tu loseta
    [held-tile] la { $tile } no está defendida
    [hostage-here] no hay en tu loseta ningún rehén en esas condiciones
    [hostage-lost] no ha muerto ningún rehén
    [hostages-home] algún rehén no está aún en New Haven
    [infected] no tienes ninguna infección
    [quiet] hay un enemigo activo en tu loseta
    [reached] nadie ha llegado a la { $tile }
    [somebody-dead-here] no se puede reanimar a nadie en tu loseta
    [somebody-hurt] a nadie de tu loseta le faltan PS
    [somebody-infected] nadie de tu loseta tiene una infección
    [stocked] no tienes { the-amount }
    [survived-night] la Noche del día { $day } no ha acabado
    [tile-up] la { $tile } no está revelada
    [too-many-gone] aún no hay demasiados personajes eliminados
    [track-here] no hay ninguna huella en tu loseta
    [trap-free] hay una trampa en tu loseta
    [with-others] no hay ningún otro personaje en tu loseta
   *[other] no es cierto que { $cond }
 }
if-fire-here = hay fuego en tu loseta
if-infected = tienes una infección
if-with-others = hay otro personaje en tu loseta
if-stocked = tienes { the-amount }
if-somebody-infected = un personaje de tu loseta tiene una infección
if-somebody-hurt = a un personaje de tu loseta le faltan PS
if-somebody-dead-here = aún se puede reanimar a un personaje muerto de tu loseta
if-trap-free = no hay ninguna trampa en tu loseta
if-can-drink = queda sitio en tu reserva de agua
if-tile-up = la { $tile } está revelada
if-reached = un personaje ha llegado a la { $tile }
if-delivered = la entrega está completa
if-counted = { $what-is ->
    [known] { $what }
   *[own] «{ $what }» está marcado { n-times }
 }
count-freed = { $n ->
    [one] 1 rehén está libre
   *[other] { $n } rehenes están libres
 }
count-tests = { $n ->
    [one] la prueba está superada
   *[other] { $n } pruebas están superadas
 }
count-held = un personaje ha recogido una pieza del filtro
count-tracks = { $n ->
    [one] 1 huella está leída
   *[other] { $n } huellas están leídas
 }
count-boss = Madre Ceniza está derrotada
count-stage-1 = la etapa 1 está construida
count-stage-2 = la etapa 2 está construida
count-stage-3 = la etapa 3 está construida
uncount-freed = { $n ->
    [one] ningún rehén está libre aún
   *[other] hay menos de { $n } rehenes libres
 }
uncount-tests = { $n ->
    [one] la prueba no está superada aún
   *[other] hay menos de { $n } pruebas superadas
 }
uncount-held = nadie ha recogido aún una pieza del filtro
uncount-tracks = { $n ->
    [one] ninguna huella está leída aún
   *[other] hay menos de { $n } huellas leídas
 }
uncount-boss = Madre Ceniza no está derrotada
uncount-stage-1 = la etapa 1 no está construida
uncount-stage-2 = la etapa 2 no está construida
uncount-stage-3 = la etapa 3 no está construida
if-all-on = al final de una fase del día todos los personajes vivos están en la { $tile }
if-hostages-home = los dos rehenes están en New Haven
if-hostage-lost = muere un rehén
if-hostage-here = { $freed ->
    [yes] hay en tu loseta un rehén liberado sin guía
   *[no] hay en tu loseta un rehén preso, y no hay enemigos activos o estás en modo sigilo
 }
if-guiding = guías a un rehén y hay otro personaje en tu loseta
if-too-many-gone = hay 2 personajes eliminados (con 5 o 6: todos menos 2)
if-calm-weather = no hay Tormenta solar
if-held-tile = al final de una fase del día que haya empezado después de revelarse esta carta, hay en la { $tile } un personaje vivo y expuesto y ningún enemigo
if-track-here = hay una huella en tu loseta
if-boss-half = Madre Ceniza tiene la mitad de sus PS o menos
if-clock-at = { $phase-is ->
    [morning] empieza la Mañana del día { $day }
    [afternoon] empieza la Tarde del día { $day }
   *[night] empieza la Noche del día { $day }
 }
if-survived-night = la Noche del día { $day } acaba con al menos 1 de integridad
if-gate-fallen = la integridad es 0
if-barricade-place = tu loseta es adyacente a New Haven y no tiene barricada
if-at-haven = estás en New Haven
if-damaged = la integridad está por debajo del máximo
if-quiet = no hay enemigos activos en tu loseta
if-crossed = han cruzado todos los personajes menos uno
if-cannot-cross = ya no quedan suficientes personajes para cruzar
