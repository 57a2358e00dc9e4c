# Preguntas, respuestas y negativas.

## Preguntas
ask-window = { $moment-is ->
    [meanwhile] { $actor }: la expedición está en camino; ¿quieres hacer algo antes de que siga?
    [strength] Antes de la tirada de fuerza: ¿usas algo?
    [survival] Se acabaron las acciones: ¿algo antes de la supervivencia?
    [eat] Antes de comer: ¿usas algo?
    [eaten] Ya habéis comido: ¿usas algo?
    [fire] Antes de la noche: ¿usas algo?
    [wounds] Antes de tirar por las lesiones: ¿usas algo?
    [dice] Antes de lanzar los dados: ¿usas algo?
    [rescue] Antes de otear el horizonte: ¿algo más que hacer?
    [end] Se acaba el turno: ¿algo más que hacer?
   *[other] ¿Algo antes de continuar?
 }
ask-roll = { $actor }: ¿gastas algo, antes de lanzar los dados, en { $roll ->
    [return] la tirada de regreso
    [strength] la tirada de fuerza
    [fire] la tirada por el fuego
    [rest] la tirada de descanso
    [wounds] la tirada por las lesiones
   *[table] la tirada de la carta
 }?
ask-rolled = { $roll ->
    [return] Han caído los dados del regreso
    [strength] Han caído los dados de fuerza
    [fire] Ha caído el dado del fuego
    [rest] Ha caído el dado del descanso
    [wounds] Han caído los dados de las lesiones
   *[table] Ha caído el dado de la carta
 }: ¿gastas algo?
ask-choose-character = ¿Con qué náufrago juegas?
ask-white-pawn = { $when ->
    [alone] { $actor } tiene además el peón blanco: ¿adónde va?
    [later] Empieza { $actor }, que tiene además el peón blanco, para una carta de campamento. ¿En cuál espera? Lo usas este turno cuando quieras, estando en el campamento, y la energía se paga entonces; si no lo usas, se pierde.
   *[now] Empieza { $actor }, que tiene además el peón blanco, para una carta de campamento que se resuelve al momento. ¿Cuál?
 }
ask-place-pawn = { $actor }: ¿dónde colocas un peón?{ $energy ->
    [0] {" "}Sin energía solo queda lo que no cuesta nada.
   *[other] {""}
 }
way-fight = { $way } (1 dado +{ $strength }, { $n } o más: { $percent } %; { $lost ->
    [none] perder no cuesta nada
   *[other] si se pierde: { $lost }
 })
ask-take-find-first = Eliges antes que nadie; después { $people ->
    [one] toma
   *[other] toman
 } algo de lo que quede { $others }. ¿Con qué objeto te quedas?
tonight-fire = { $wood ->
    [0] no hay madera para la hoguera (el frío: −1 de energía a cada uno)
   *[other] la hoguera pide 1 de las { $wood } de madera
 }
tonight-cold = no hay hoguera (el frío: −1 de energía a cada uno)
tonight-food = { $n ->
    [one] nada de comida (sin comer: −1 de energía y { $wounds ->
        [one] 1 lesión
       *[other] { $wounds } lesiones
     })
   *[other] comida para { $have } de { $n } (quien no come: −1 de energía y { $wounds ->
        [one] 1 lesión
       *[other] { $wounds } lesiones
     })
 }
tonight = Esta noche, por ahora: { $what }.
ask-resolve = { $actor }: ahora viene «{ $action }» ({ $who }). ¿Algo antes? { $away ->
    [yes] De expedición no puedes usar el peón blanco: espera a que vuelvas al campamento, y al acabar el turno se pierde.
   *[no] Antes de cada acción siguiente se te vuelve a preguntar.
 }
ask-camp-arrives = Novedad en el campamento: { $card } – { $text } { $free ->
    [yes] ¿En qué casilla queda?
   *[no] No hay casillas libres: ¿qué carta tapa? La tapada no se puede usar hasta que esta se vaya.
 }
ask-campfire = { $actor } frota los palos: ¿cuánta energía gastas? El dado no debe superarla.
ask-build = ¿Qué propones construir? Todos los que están en el campamento pueden poner energía.{ $later ->
    [none] {""}
   *[some] {" "}Todavía no, por falta de materiales: { $sites }.
 }
ask-contribute = { $proposer } propone { $name-is ->
    [shelter] el siguiente refugio
    [sand] la señal en la arena
    [bonfire] la gran hoguera
    [raft] la balsa
   *[larder] la despensa
 } y, cuando esté en pie, toma 1 ficha de PH. { $name-is ->
    [bonfire] Va por { $done } de { $of }; cada paso cuesta 1 de energía y 1 de madera (en el almacén: { $wood }{ $fire ->
        [yes] , y 1 la pide esta noche la hoguera del campamento
       *[no] {""}
     }), así que ahora como mucho { $lacks }
   *[other] Energía necesaria: { $lacks }
 }{ $total ->
    [0] {""}
   *[other] {" "}(por ahora { $total })
 }. { $long ->
    [yes] Lo que se pone se queda; lo que falte se puede añadir en otros turnos.
   *[no] Si no basta, no se construye nada y la energía puesta se pierde.
 } { $left ->
    [0] Después de ti no pone nadie más.
    [one] Después de ti le toca a { $others }.
   *[other] Después de ti les toca a { $others }.
 } ¿Cuánta pones?
giver = { $who } (energía { $n })
ask-more-from-supply = ¿Otra ficha de víveres, del suministro?
ask-take-find = { card-first }¿Con qué objeto te quedas?
ask-take-find-after = Ha buscado { $actor }, y también los demás del campamento toman un objeto, por turno. ¿Con cuál te quedas?
ask-second-find = ¿Un segundo objeto por 1 de energía?
ask-choose-catch = La red trae de más: ¿qué devuelves al mar?
ask-march = { $actor } va delante: ¿explorar o volver?
ask-go-home = Hay quien regresa: ¿vas tú también?
ask-too-many-pending = Cinco exploraciones pendientes: ¿cuál abandonas?
ask-join-fight = { card-first }¿Te unes al combate por 1 de energía? También compartirás el daño.
ask-shares = { card-first }Hay que reunir entre todos { $n } de energía: ¿cuánta pones?{ $otherwise-is ->
    [some] {" "}Si no: { $otherwise-clause }.
   *[none] {""}
 }
ask-another-attempt = No se ha encontrado el camino. Otro intento ({ $roll }) cuesta { $n } de energía entre todos; si no, quienes lo intentaron se pierden: ¿cuánta das?
ask-decide = { $card-is ->
    [some] { $card }: ¿qué eliges?
   *[none] ¿Qué eliges?
 }
ask-ballot = { $card-is ->
    [some] { $card }: ¿qué votas?
   *[none] ¿Qué votas?
 }
ask-pick = { card-first }elige a un náufrago. Lo que le pasa: «{ $then }»
ask-pick-by = { card-first }Hay empate a { $what-is ->
    [wounds] lesiones
   *[other] fichas de PH
 }, así que eliges tú: ¿a qué náufrago le toca? «{ $then }»
ask-offer-items = { card-first }¿Ofreces un objeto? ({ $n ->
    [one] hace falta 1
   *[other] hacen falta { $n }
 })
ask-helped = { card-first }¿Gastas { $n } de energía para ayudar a { $actor }? Si no: { $otherwise-clause }.
ask-helped-alone = { card-first }¿Gastas { $n } de energía para librarte? Si no: { $otherwise-clause }.
ask-lose-item = { card-first }¿A qué objeto renuncias?
ask-side-with = { card-first }¿De parte de quién te pones?
ask-challenge = { card-first }¿Peleas por el tesoro?
ask-reconcile = { card-first }¿A quién le tiendes la mano?
ask-hand-shake = { $actor } te tiende la mano: ¿gastas tú también 1 de energía para hacer las paces?
ask-look = { card-first }¿Qué mazo miras?
ask-seen = { card-first }Solo lo ves tú.
ask-top-or-bottom = Solo tú ves esta carta del mazo «{ $deck-is ->
    [coast] costa
    [interior] interior
    [heart] corazón
    [event] eventos
   *[other] { $deck }
 }»: ¿adónde va?
ask-reorder = Solo tú ves estas cartas: ¿cuál saldrá antes?
ask-keep-one = Dos fichas de PH que solo ves tú: ¿cuál devuelves?
ask-piece = La cena pasa de mano en mano. En el almacén: { $cubes ->
    [0] { told-counters }
   *[other] { $food ->
        [0] { told-pieces }
       *[other] { told-pieces } y { told-counters }
     }
 }. { $people ->
    [0] Ya han comido todos.
    [one] { $hungry } no ha comido todavía. Quien no come pierde 1 de energía y sufre { $wounds ->
        [one] 1 lesión
       *[other] { $wounds } lesiones
     }.
   *[other] { $hungry } no han comido todavía. Quien no come pierde 1 de energía y sufre { $wounds ->
        [one] 1 lesión
       *[other] { $wounds } lesiones
     }.
 } ¿Qué haces con la siguiente ración?
ask-own-food = { $n ->
    [one] Llevas 1 contador de comida.
   *[other] Llevas { $n } contadores de comida.
 } { $people ->
    [0] Ya han comido todos.
    [one] { $hungry } no ha comido todavía.
   *[other] { $hungry } no han comido todavía.
 } ¿Qué haces con tu comida?
ask-keep-or-eat = Te dan un contador de comida: ¿te lo comes o te lo guardas?
ask-feed-dog = El perro tiene hambre: ¿le das de tu comida?
ask-cook = Lo que se pudriría se puede conservar: ¿cuánto?
ask-medic = { $actor } atiende a los heridos: ¿a quién curas?
ask-larder = En la despensa hay { $card }: ¿se come esta noche?
ask-still-lost = { $people ->
    [one] { $who } sigue sin encontrar el camino (dificultad { $n })
   *[other] { $who } siguen sin encontrar el camino (dificultad { $n })
 }. Con otro intento baja a { $after }, y 2 dados tienen que alcanzarla ({ $percent } %): ¿otra vez?
ask-lost-alone = { $who } sigue sin encontrar el camino (dificultad { $n }). Con otro intento baja a { $after }, y 2 dados tienen que alcanzarla ({ $percent } %): ¿con qué peón vuelves a intentarlo, si lo intentas?
ask-share-out = Se reparten las cosas de quien ha muerto: ¿con qué te quedas?
ask-overloaded = Con el cofre no se puede cargar con todo: ¿qué sueltas?
ask-relieve = Alguien a tu lado no puede cargar con todo: ¿te lo quedas tú?
ask-trade = { $partner-sign ->
    [minus] ¿Con quién haces el trueque?
   *[other] { $give-is ->
        [none] Trueque con { $partner }: ¿qué ofreces? Lo que quieres a cambio se pregunta después.
        [nothing] Trueque con { $partner }: no ofreces nada, ¿qué pides?
        [food] Trueque con { $partner }: ofreces 1 de comida, ¿qué quieres a cambio?
       *[other] Trueque con { $partner }: ofreces { $give }, ¿qué quieres a cambio?
     }
 }
ask-bargain = { $actor } te propone un trueque. Recibes: { $give-is ->
    [nothing] nada
    [food] 1 de comida
   *[other] { $give }
 }. Das: { $want-is ->
    [nothing] nada, es un regalo
    [food] 1 de comida
   *[other] { $want }
 }. { $about }¿Hay trato?
ask-choose-last-turn = { $actor } ha llegado al promontorio: ¿qué turno será el último?
card-first = { $card-is ->
    [some] { $card }.{" "}
   *[none] {""}
 }

## Colocar los peones
act-forage = Víveres
act-wood = Madera
act-diary = Diario
act-wreckage = Restos
act-campfire = Hoguera
act-build = Construir
act-explore = Exploración
act-rest = Descanso
act-camp = Campamento
place = { $action } ({ $n } de energía)
place-open = { $action } (energía a elegir; de noche, una hoguera con 1 de madera da 1 de energía a todos en el campamento; sin hoguera, todos pierden 1)
place-build = { $action } ({ $some ->
    [yes] propones { $sites }; pones energía tú y después los demás del campamento; cuando esté en pie, tomas 1 ficha de PH
   *[no] con lo que hay ahora en el almacén no se puede construir nada
 })
place-explore = { $place }: cartas que llevan isla adentro, con hallazgos y peligros; al final 2 dados{ $some ->
    [yes] {" "}({ $added })
   *[no] {""}
 } deben alcanzar la dificultad de regreso (empieza en { $n } y sube), o te pierdes
place-again = { $place } – por segunda vez, con el reloj
place-danger = para acabar con ello: { $ways }
rest-gives = { $more ->
    [yes] +{ $low } de energía, o +{ $high } si un dado saca 4–6: 50 %
   *[no] { $low ->
        [0] ahora tienes toda la energía
       *[other] +{ $low } de energía
     }
 }
row-rest = Descanso, uno por turno, no cuesta nada, va antes que las filas de más abajo ({ $gives })
row-rest-list = Descanso antes de las cartas de campamento, de Construir y de Exploración, igual en todas ({ $gives })
rest-after = tras { $row }
place-rest = Descanso tras { $row }
place-camp = Campamento: { $name }
place-camp-does = { $camp }: { $does }
place-camp-space = Campamento, casilla { $n }
opt-pass = No colocar el peón
opt-white = Peón blanco – { $action }
white-pawn-white = No usar el peón blanco
opt-resolve-white = Resolver el peón blanco – { $action }
opt-lay = Casilla { $n }, libre
lay-over = Casilla { $n }, encima de { $name }

## Actos libres
opt-not-so-fast = Este turno, pregúntame antes de cada acción si quiero usar un objeto, hacer un trueque o echar madera a la hoguera
opt-go-ahead = No me preguntes más antes de cada acción
opt-feed-fire = Echar 1 de madera a la hoguera
opt-larder = Guardar en la despensa: { $a }
decide-larder = { $a-is ->
    [open] Comer lo que hay en la despensa
   *[keep] Dejarlo en la despensa
 }
ballot-larder = { $a-is ->
    [open] Comer lo que hay en la despensa
   *[keep] Dejarlo en la despensa
 }
opt-use = Usar { $name }: { $does }
opt-trade = Hacer un trueque…
opt-repeat = Gastar tu ficha de PH más baja y repetir la tirada ({ $aim })
opt-add-token = Sumar una ficha de PH de valor { $a } ({ $aim })
opt-luck = Confiar en la suerte: el resultado mejora en 1 ({ $aim })
opt-fewer-dice = { $token ->
    [0] Confiar en la suerte
   *[other] Gastar una ficha de PH de { $token }
 }: { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
 } de { $of } menos que tirar (cualquier 1 deja secuela)
opt-powder = Descartar { $a }: otros 4 de fuerza ({ $aim })
opt-cannon = Disparar el cañón y ganar
aim-high = los dados deben sumar { $n } o más
aim-low = hace falta un { $n } o menos
aim-wounds = un 1 deja una secuela
aim-contest = gana el más alto
aim-table = se lee en la carta
aim-rolled = ahora { $dice }; { $need }

## Acciones
opt-stake = { $a } de energía{ $up ->
    [6] {" "}(prende seguro)
   *[other] {""}
 }
opt-build = { $what } ({ $needs })
opt-build-shelter = { $built }: después un descanso da { $low } de energía, o { $high } si un dado saca 4–6
build-build = No construir nada
site-shelter = Refugio { $n }
site-sand = Señal en la arena
site-bonfire = Gran hoguera
site-raft = Balsa
site-larder = Despensa
needs-long = { $what ->
    [bonfire] { $done } de { $of }, 1 de madera y 1 de energía cada paso{ $wood ->
        [-1] {""}
       *[other] ; madera en el almacén: { $wood }
     }
   *[sand] { $done } de { $of }, 1 de energía cada paso
 }
amount-energy = { $n } de energía
amount-wood = { $n } de madera
amount-food = { $n } de comida
amount-own-food = { $n } de tu propia comida
amount-store-food = { $n } de comida del almacén
amount-rope = { $n ->
    [one] 1 cuerda
   *[other] { $n } cuerdas
 }
amount-sail = { $n ->
    [one] 1 vela
   *[other] { $n } velas
 }
contribute-give = { $a ->
    [0] Nada (en total { $total }; { needed-in-all })
   *[other] { $counts ->
        [0] { $a } de energía (en total { $total }; { needed-in-all })
       *[other] { $a } de energía, que { $a ->
            [one] cuenta
           *[other] cuentan
         } como { $counts } (en total { $total }; { needed-in-all })
     }
 }
needed-in-all = { $limited ->
    [yes] ahora como mucho { $need }
   *[no] { $need ->
        [one] hace falta 1
       *[other] hacen falta { $need }
     }
 }
shares-give = { $a ->
    [0] Nada (en total { $total }; { needed-in-all })
   *[other] { $a } de energía (en total { $total }; { needed-in-all })
 }
opt-take-supply = Tomar una del suministro
opt-leave-supply = Dejar el suministro como está
opt-take = { $a }
march-take = Retomar una exploración pendiente: { $a }
opt-take-nothing = No quedarse con nada
opt-release = Devolver al mar: { $a }

## La expedición
opt-advance = Seguir adelante: 1 casilla, dificultad de regreso +1 y una carta{ $most ->
    [0] {""}
   *[other] {" "}(hasta +{ $most } más)
 }
opt-draw = { $a-is ->
    [coast] Explorar la costa
    [interior] Explorar el interior
   *[heart] Explorar el corazón
 } ({ $n ->
    [0] sin cartas
    [one] queda 1 carta
   *[other] quedan { $n } cartas
 }{ $most ->
    [0] {""}
   *[other] , regreso hasta +{ $most }
 })
opt-return = Regresar ({ $roll })
opt-return-asked = Regresar ({ $same ->
    [yes] sin nadie más o con { $who }, a su elección: { $roll }
   *[no] sin nadie más, { $roll }; { $people ->
        [one] si viene también { $who }
       *[other] si vienen también { $who }
     }, { $together }
 })
opt-join-return = Regresar con { $name } ({ $roll })
home-roll = 2 dados{ $each ->
    [yes] {" "}cada cual, basta con un acierto
   *[no] {""}
 }{ $some ->
    [yes] , { $added }
   *[no] {""}
 }, { $n } o más: { $percent } %
opt-stay-out = Quedarse aquí fuera
opt-abandon = Abandonar { $a }
opt-join-fight = Unirse al combate (1 de energía)
opt-stay-back = Quedarse al margen
opt-try-again = Intentar otra vez el regreso
opt-stay-lost = Esperar aquí
opt-white-attempt = Intentarlo otra vez con el peón blanco
opt-last-turn = { $a-is ->
    [this] Este turno es el último
   *[next] El próximo turno es el último
 }

## Elecciones
choice = { $words }: { $does }
choice-paid = { $words } ({ $price })
card-does = { $name } – { $does }
opt-pick = { $a }
opt-side = De parte de { $a }
opt-offer = Ofrecer { $a }
overloaded-offer = Ofrecer { $a } a { $b }
opt-offer-nothing = No ofrecer nada
opt-help = Ayudar
opt-do-not-help = No ayudar
opt-lose = { $a }
opt-drop = Tirar { $a }
relieve-accept = Quedarse con { $item }, de { $name }
opt-refuse = No, gracias
opt-agree = Hay trato
opt-challenge = Pelear por él
opt-no-challenge = Dejarlo estar
opt-reach-out = { $a-is ->
    [nobody] A nadie
   *[other] A { $a }
 }
opt-make-peace = Hacer las paces (1 de energía cada uno)
opt-no-peace = Todavía no
opt-look = { $a-is ->
    [coast] El mazo de la costa
    [interior] El mazo del interior
   *[heart] El mazo del corazón
 }
opt-seen = Visto
seen-cards = Visto: { $cards }
opt-top = Dejar encima: { $card }
opt-bottom = Poner debajo: { $card }
opt-next = { $card }
opt-top-all = Todas se quedan encima, en este orden: { $cards }
opt-bottom-all = Todas al fondo del mazo: { $cards }
opt-next-all = Todas las que quedan, en este orden: { $cards }
keep-one-return = { $a-is ->
    [first] Devolver la primera ficha ({ $value })
   *[second] Devolver la segunda ficha ({ $value })
 }
opt-with = { $a }
trade-give = { $a-is ->
    [nothing] No ofrezco nada
    [food] 1 de comida
   *[other] { $a }
 }
opt-want = { $a-is ->
    [nothing] Nada: es un regalo
    [food] 1 de comida
   *[other] { $a }
 }
opt-no-trade = Dejar el trueque
opt-character = { $a }

## Supervivencia
opt-eat = { $a-is ->
    [cube] Comer 1 de comida perecedera
   *[food] Comer 1 contador de comida
 }
opt-leave = { $a-is ->
    [cube] Dejar 1 de comida perecedera
    [all] Dejar todo lo que queda
   *[food] Dejar 1 contador de comida en el almacén
 }
opt-feed = { $a-is ->
    [cube] Dar 1 de comida perecedera a { $b }
   *[food] Dar 1 contador de comida a { $b }
 }
opt-dog = { $a-is ->
    [cube] Dar al perro 1 de comida perecedera
    [food] Dar al perro 1 contador de comida
    [feed] Darle de comer
   *[let-go] Dejar que se escape
 }
opt-own = { $a-is ->
    [eat] Comer uno
    [give] Dar uno a { $b }, para comerlo o guardarlo
   *[keep] Guardar el resto
 }
opt-given = { $a-is ->
    [eat] Comerlo
   *[keep] Guardarlo
 }
opt-preserve = { $a ->
    [0] No conservar nada
   *[other] Conservar { $a } de comida
 }
opt-mend = Quitar una secuela: { $a }
opt-bandage = Quitar una lesión: { $a } (1 de energía)
opt-medic = No curar a nadie
opt-inherit = { $a-is ->
    [food] 1 de comida
   *[other] { $a }
 }

## Negativas
no-no-energy = Cuesta { $need } de energía; tienes { $have }
no-exhausted = Hace falta al menos 1 de energía
no-already-done = Ya has hecho esta acción este turno
no-no-free-space = Todas sus casillas están ocupadas
no-closed-today = El evento de hoy impide esta acción
no-no-wreckage = No ha llegado nada a la playa
no-fire-is-lit = La hoguera ya está encendida
no-camp-card-taken = Ya hay un peón en esta carta
no-white-pawn-there = El peón blanco está en esta carta
no-free-space = Todavía queda libre una casilla del campamento
no-storm = No durante la tormenta
no-no-fishing = Hoy no se puede pescar
no-not-possible = No se cumple la condición de la carta
no-no-way-to-solve = No tienes ninguna manera de resolver esta carta
no-red-card = Una carta de fondo rojo solo se cubre si todas son rojas
no-no-own-food = Necesitas { $need } de comida propia
no-no-food = Necesitas { $need } de comida a tu alcance
no-no-store-food = En el almacén debe haber { $need } de comida
no-no-wood = En el almacén debe haber { $need } de madera
no-no-rope = En el almacén hace falta una cuerda
no-no-sail = En el almacén hace falta una vela
no-ability-taken = Alguien tiene ya esta habilidad
no-sector-not-reached = Nadie de la expedición ha llegado tan lejos
no-not-an-earlier-sector = Sin seguir adelante solo se exploran los sectores ya superados
no-on-the-summit = Estás en el promontorio: no se puede ir más allá
no-deck-empty = Este mazo está vacío
no-no-event-left = No quedan eventos, así que no hay próximo turno

## Lo que sigue en las preguntas que no hace ninguna carta
fx-return-roll = se repite la tirada de regreso
fx-get-lost = quienes intentaban regresar quedan perdidos
fx-empty-larder = la ficha de la despensa va a la comida
fx-attempt = los perdidos intentan regresar
