# Preguntas, respuestas y negativas.

## Preguntas
ask-window = { $moment-is ->
    [setup] Antes de la primera ronda: ¿queréis usar algo?
    [round] Empieza la ronda: ¿queréis usar algo antes?
    [event] El Evento está resuelto: ¿queréis usar algo?
    [before-morale] Antes de la fase de Moral: ¿queréis usar algo?
    [after-morale] Tras la fase de Moral: ¿queréis usar algo?
    [production] La Producción está hecha: ¿queréis usar algo antes de planificar?
    [arrange] { $the-actor } ordena el campamento: ¿queréis usar algo?
    [before-action] Antes de la siguiente Acción: ¿queréis usar algo?
    [dice] { $the-actor } ha tirado: ¿cambiar los dados?
    [gathered] La Recolección ha tenido éxito: ¿queréis llevaros más?
    [fight] { $the-actor } debe combatir: ¿queréis usar algo?
    [mystery] Se revela una carta de Misterio: { $card }. ¿Queréis usar algo?
    [before-weather] Antes de la fase de Clima: ¿queréis usar algo?
    [clouds] Se juntan las nubes: ¿queréis usar algo?
    [night] Cae la Noche: ¿queréis usar algo antes de comer?
    [before-rot] Antes de que se pudra la comida: ¿queréis usar algo?
   *[other] ¿Queréis usar algo antes de continuar?
 }
ask-dice = { $actor } ha sacado para «{ $action }»: { $wound }, { $success }, { $adventure }. ¿Queréis cambiar los dados o usar algo?
ask-fight = { $actor } combate: fuerza { $strength } contra nivel de Armas { $weapon }, { $n ->
    [0] ninguna Herida
    [one] 1 Herida
   *[other] { $n } Heridas
 }. ¿Queréis usar algo?
ask-clouds = Nubes de lluvia: { $rain }; invernales: { $winter }; Techo: { $roof }. Costarían { $wood } de madera y { $food } de comida. ¿Queréis usar algo?
ask-night = Cae la Noche, con { $food } de comida para { $people ->
    [one] 1 persona
   *[other] { $people } personas
 }{ $twice ->
    [yes] , y esta noche cada uno come otra vez o recibe 1 Herida (en total, { $need } de comida)
   *[no] {""}
 }{ $lacks ->
    [0] .
    [one] . Uno se queda sin comer y recibe 2 Heridas; decide el Jugador inicial quién.
   *[other] . { $lacks } se quedan sin comer y reciben 2 Heridas cada uno; decide el Jugador inicial quiénes.
 } ¿Queréis usar algo antes de comer?
opt-told = { $what } – { $text }
with-wounds = { $who } (Heridas: { $n } de { $of })
space-tile = { $space }, { $tile } ({ $text })
spent-source = { $source } agotada
would-produce = Producción: { $what }
would-be-near = al lado: { $what }
near-source = { $n ->
    [one] { $source }
   *[other] { $n } × { $source }
 }
near-unexplored = { $n ->
    [one] 1 espacio sin explorar
   *[other] { $n } espacios sin explorar
 }
ask-planning = { $first ->
    [yes] Planificad las Acciones. «1–2 peones»: con 1 se tiran los dados, con 2 el éxito es seguro; «2–3», más lejos del Campamento: lo mismo con un peón más. Una Aventura es una carta, casi siempre un contratiempo.
   *[no] Planificad las Acciones.
 }
pawns-left = { $n ->
    [0] { $who } no tiene más peones
    [one] { $who } tiene aún 1 peón
   *[other] { $who } tiene aún { $n } peones
 }
tonight-short = { $twice ->
    [yes] Para las dos cenas de esta noche { $n ->
        [one] falta
       *[other] faltan
     } por ahora { $n } de comida{ surely-comes }{ perhaps-comes }; quien se salta la primera recibe 2 Heridas, quien se salta la segunda, 1
   *[no] Para la cena de esta noche { $n ->
        [one] falta
       *[other] faltan
     } por ahora { $n } de comida{ surely-comes }{ perhaps-comes }; quien no come recibe 2 Heridas
 }
surely-comes = { $planned ->
    [0] {""}
   *[other] , contando ya { $planned } que el plan trae con seguridad
 }
perhaps-comes = { $perhaps ->
    [0] {""}
   *[other] {" "}(con suerte el plan trae { $perhaps } más)
 }
no-food-left = Ninguna de las Acciones que quedan da comida
no-shelter-yet = No alcanza para un Refugio ({ $price }); sin él, esta noche 1 Herida cada uno
no-roof-yet = No alcanza para un Techo ({ $price })
extras-left = Peones adicionales: { $pawns }
extra-for = { $pawn } (para una Acción de { $field })
lacks-pawns = { $n ->
    [one] A «{ $action }» le falta aún un peón: ponedlo o deshacedla; si no, el plan no se puede confirmar
   *[other] A «{ $action }» le faltan aún { $n } peones: ponedlos o deshacedla; si no, el plan no se puede confirmar
 }
near-death = { $n ->
    [one] Con 1 Herida más muere { $who }
   *[other] Con { $n } Heridas más muere { $who }
 }
ask-resolve-all = { $shared ->
    [yes] ¿Qué Acción planificada se resuelve ahora? La primera de { $field } se topa con la ficha de Aventura; las demás solo tiran.
    [sure] ¿Qué Acción planificada se resuelve ahora?
   *[no] ¿Qué Acción planificada se resuelve ahora? Una Aventura o una Herida puede cambiar las siguientes.
 }
afterwards = Después: { $actions }.
ask-reroll-die = { $actor }: ¿qué dado se repite?
ask-arrange-camp = { $the-actor } ordena el campamento: ¿Determinación o Moral?
ask-extra-building = { $card }: ¿qué más construye { $the-actor }?
ask-items-ready = Todos los Objetos nuevos surten efecto: ¿cuál primero?
ask-move-camp = { $forced ->
    [yes] El Campamento debe trasladarse. ¿Adónde?
   *[no] ¿Se traslada el Campamento esta Noche?
 }
camp-moves = { $shelter ->
    [built] El Refugio va con vosotros; Techo y Empalizada pierden la mitad, redondeada hacia abajo.
    [natural] El refugio natural se queda aquí, y con él Techo y Empalizada.
   *[none] No se pierde nada.
 }
ask-driven-out = { $card }: el Campamento debe trasladarse. ¿Adónde?
ask-raided = Los caníbales os expulsan: el Campamento debe trasladarse. ¿Adónde?
ask-move-token = El Campamento se ha trasladado: ¿lo acompaña la ficha +1 de un Objeto? Aumenta lo que produce la loseta en la que está.
ask-top-or-bottom = Has visto la primera Bestia: ¿la dejas encima?
ask-pick-strongest = Igual de fuertes: ¿qué Bestia va encima del mazo de Caza?
ask-keep-discovery = ¿Con qué ficha de Descubrimiento te quedas?
ask-return-tiles = { $how-is ->
    [one] ¿Qué loseta va encima de la pila?
   *[order] ¿Qué loseta vuelve ahora a la pila? La última queda encima.
 }
ask-choose-tile = ¿Qué loseta se pone en { $space }?
ask-flip-item = { card-first }¿qué Objeto se voltea a su cara de Invento?
ask-mark-items = { card-first }¿qué Objeto se marca? Vuelve a su lado de Invento cuando la carta regrese como Evento.
ask-discard-item = { card-first }¿qué Objeto se descarta?
ask-discard-inventions = { card-first }¿qué Invento se descarta? (por descartar: { $n })
ask-pick-idea = ¿Qué Invento va al tablero?
ask-build-free = { card-first }¿qué se construye gratis?
ask-corral = El Corral: ¿encerrar a los animales de una fuente junto al Campamento?
ask-place-shortcut = ¿A qué loseta junto al Campamento lleva el Atajo? Una de sus fuentes producirá en cada ronda.
ask-apply-morale = La Moral está al máximo: ¿2 de Determinación o curar 1 Herida?
ask-go-on-drawing = { $actor }: ¿robar otra carta de Misterio?
ask-draw-the-worst = { $actor }: ¿robar otra carta de Misterio? Aquí ya no quedan Tesoros, solo una Trampa o un Monstruo.
ask-strange-disease = { card-first }¿para quién es el próximo marcador? Cada uno causará 1 Herida la próxima Noche.
ask-meals = Hay { $food } de comida para { $mouths } personas: { $lacking ->
    [one] una pasa hambre y recibe 2 Heridas. ¿Quién?
   *[other] { $lacking } pasan hambre y reciben 2 Heridas cada una. ¿Quién ({ $nth } de { $lacking })?
 }
ask-eat-more = Esta Noche el hambre es doble: ¿1 de comida más o 1 Herida?
ask-heal-among = { $n ->
    [one] ¿A quién se le cura 1 Herida?
   *[other] Se pueden curar { $n } Heridas: ¿a quién se le cura la próxima?
 }
ask-share = { $at-once ->
    [yes] ¿Quién recibe { $n } de Determinación?
   *[no] ¿Quién recibe la próxima ficha de Determinación? (por repartir: { $n })
 }
ask-cover-arrows = ¿Qué flecha de Moral se cubre?
ask-shortcut-yields = ¿Qué trae el Atajo?
ask-halved = La Producción se reduce a la mitad: ¿con qué os quedáis?
ask-decide = { $card-is ->
    [some] { $card }: ¿qué opción?
   *[none] ¿Qué opción?
 }
ask-choose-characters = ¿Con qué Personaje juegas?
ask-remove-any-token = ¿Qué ficha o marcador se retira?
ask-exhaust = { card-first }¿qué fuente se agota?
ask-exhaust-tile = { card-first }¿de qué loseta se agotan todas las fuentes?
ask-cover-terrain = { card-first }¿en qué loseta se cubre el terreno?
ask-turn-down = { card-first }¿qué loseta queda inaccesible?
ask-tribute = La aldea exige un tributo: ¿madera o comida?
ask-pile-up = ¿Cuánta madera va a la pira? Tenéis { $wood }; al nivel { $stage } le { $needs ->
    [one] falta 1
   *[other] faltan { $needs }
 }, y cada ronda se termina un nivel como mucho{ $more ->
    [0] {""}
    [one] ; después queda 1 nivel
   *[other] ; después quedan { $more } niveles
 }.
wood-for-shelter = Aún no hay Refugio: cuesta { $price }, y sin él cada uno recibe 1 Herida esta noche.
wood-for-roof = { $clouds ->
    [one] Esta noche puede venir 1 nube
   *[other] Esta noche pueden venir hasta { $clouds } nubes
 }, y el Techo está en { $roof }: un nivel más cuesta { $price }.
ask-place-fog = { $token-is ->
    [ash] ¿Dónde cae la ceniza? Allí cada Acción pide 1 peón más.
   *[fog] ¿Dónde se posa la niebla? Allí cada Acción pide 1 peón más, el terreno cuenta como inexplorado y un Campamento no produce nada.
 }
ask-remove-fog = ¿Dónde se levanta la niebla? (hasta { $n } más)
ask-clear-marker = ¿Qué fuente agotada o terreno cubierto se despeja?
card-first = { $card-is ->
    [some] { $card } –{" "}
   *[none] {""}
 }

## Planificación
plan = { $action } ({ $notes })
plan-for = { $plan }: { $does }
for-shelter = nadie duerme ya a la intemperie, y se pueden construir Techo y Empalizada
for-shelter-too = aquí ya hay uno natural, que se queda si el Campamento se traslada; este va con vosotros
for-roof = Techo +1, protege de una nube cada ronda (1 de comida y 1 de madera)
for-palisade = Empalizada +1: los animales que roen y las tormentas le quitan un nivel en vez de 1 Herida a cada uno; una bestia que ataca, no
for-weapon = nivel de Armas +1, una Herida menos en cada combate, y para cada uno cuando una bestia ataca el Campamento
for-cards = hace falta para: { $cards }
for-goal = es parte del objetivo
for-later = suaviza { $cards }, que está en el mazo de Eventos
for-uncounted = las probabilidades no cuentan { $things }
for-best-morale = la Moral ya está al máximo
for-morale-enough = la Moral llega al máximo sin ello
for-nothing-yet = de momento ninguna carta de la mesa pide este Objeto; otra robada más adelante puede pedirlo
for-beast = { $food } de comida y { $fur } de piel, según la Bestia, que puede costar hasta { $weapon } niveles de Armas; combate quien pone el primer peón
for-known-beast = { $name }, fuerza { $strength }: { $spoils }{ $weapon ->
    [0] {""}
   *[other] , después nivel de Armas −{ $weapon }
 }
for-burning = fuerza { $strength } contra nivel de Armas { $weapon }, cada punto que falta es una Herida para quien dirige; { $what ->
    [city] con la Ciudad quemada ganáis
   *[village] la fuerza de la Ciudad baja a { $city }
 }
for-threat = la Amenaza queda conjurada
for-source = la fuente vuelve a dar
for-terrain = el terreno vuelve a contar como explorado
for-rest-idle = por ahora ninguna Herida que curar
for-arranging = 2 de Determinación o Moral +1
plan-how = { $action } ({ $how })
plan-both = { $action }, con los dos peones
plan-friday = Viernes: { $action }
plan-jenny = Jenny: { $action }
way-both = con los dos peones
way-friday = Viernes
way-jenny = Jenny
how-one = recompensa menor
how-two = recompensa mayor
how-thrift = con Construcción económica
how-token = solo por la ficha de +1
how-item = con el Objeto { $item }
pawns-of = seguro con { $most } peones
pawns = { $sure ->
    [yes] { $least ->
        [one] 1 peón
       *[other] { $least } peones
     }
   *[no] { $least }–{ $most } peones
 }
opt-join = Añadir { $pawn } a: { $action }
opt-take-back = Deshacer: { $action }
comes-back = { $action } (recuperáis { $what })
opt-in-order = Todas, en este orden: { $actions }
opt-resolve = { $action }
planned-by = { $action } – { $who }
opt-ready = Confirmar

## Cosas que usar
opt-skill = { $cost ->
    [0] { $name }
   *[other] { $name } ({ $cost } de Determinación): { $does }
 }
opt-use = Usar { $name }: { $does }
opt-use-token = Usar { $name } (ficha): { $does }
opt-use-treasure = Usar { $name } (Tesoro): { $does }
opt-more-gathered = Usar { $name } aquí: { $what } más (una vez por ronda)
opt-friday-reroll = Viernes gasta 2 de Determinación y repite un dado
choice = { $words }: { $does }

## Respuestas
opt-heal = { $b ->
    [0] Curar: { $a }
   *[other] Curar { $b } Heridas: { $a }
 }
apply-morale-heal = Curar 1 Herida del Jugador inicial
opt-determination = Determinación
apply-morale-determination = 2 de Determinación para el Jugador inicial
arrange-camp-determination = 2 de Determinación
opt-morale = Moral +1
opt-give = { $b ->
    [0] { $a }
   *[other] { $a }: las { $b }
 }
opt-cover = { $a }, flecha en la Herida { $b }
opt-hungry = Pasa hambre { $a }
opt-eat = 1 de comida más para { $a }
opt-wound = 1 Herida
eat-more-wound = 1 Herida para { $a }
opt-marker = Un marcador para { $a }
opt-beast = { $a }
opt-character = { $a }
opt-keep = Quedarse con { $a }
halved-keep = Quedarse con { $a } de madera y { $b } de comida
opt-put = { $a }
opt-tile = { $a }
opt-take = { $a }
opt-item = { $a }
opt-flip = { $a }
opt-mark = { $a }
opt-discard = { $a }
opt-build-free = { $a }
opt-exhaust = { $a }
opt-shortcut = { $a }
opt-corral = Encerrar: { $a }
corral-no = Dejar en paz a los animales
opt-reroll = { $a-is ->
    [wound] El dado de Herida ({ $b-is ->
        [wound] una Herida
       *[blank] ninguna Herida
     })
    [success] El dado de Éxito ({ $b-is ->
        [success] Éxito
       *[two] sin Éxito
     })
   *[adventure] El dado de Aventura ({ $b-is ->
        [adventure] una Aventura
       *[blank] ninguna Aventura
     })
 }
opt-stay = El Campamento se queda donde está
opt-stay-here = El Campamento se queda ({ $what })
opt-move-camp = Trasladar el Campamento a { $a }
opt-carry = La ficha +1 { $a } lo acompaña
move-token-leave = La ficha +1 { $a } se queda atrás
opt-leave = Dejarlo
top-or-bottom-leave = Dejarla encima
opt-under = Pasarla al fondo
opt-draw-on = Seguir robando
opt-stop = Parar aquí
opt-pile = { $a ->
    [0] Nada por ahora
   *[other] { $a } de madera para la pira
 }
opt-fog = { $a }
opt-ash = { $a }
opt-clear = { $a }
opt-enough = Con esto basta
opt-remove = { $a }
opt-reclaim = { $a }
opt-wood = Madera
opt-food = Comida
opt-roof = Techo
opt-palisade = Empalizada
opt-weapon = Nivel de Armas
opt-wounds = Heridas
opt-rain = Nube de lluvia
opt-winter = Nube invernal
opt-fight = Combatir
opt-yield = Ceder
opt-outside = Quedarse fuera
opt-home = Volver
opt-wait = Esperar
opt-feed = Darle de comer
opt-chase = Ahuyentarlo

## Negativas
no-needs-item = Hace falta el Objeto { $item }
no-needs-weapon = Hace falta un nivel de Armas de { $n }; tenéis { $have }
no-needs-wood = { $n ->
    [one] Hace falta 1 de madera; hay { $have }
   *[other] Hacen falta { $n } de madera; hay { $have }
 }
no-needs-fur = { $n ->
    [one] Hace falta 1 de piel; hay { $have }
   *[other] Hacen falta { $n } de piel; hay { $have }
 }
no-needs-food = { $n ->
    [one] Hace falta 1 de comida; hay { $have }
   *[other] Hacen falta { $n } de comida; hay { $have }
 }
no-needs-shelter = Antes hace falta un Refugio
no-needs-terrain = Antes hay que explorar este terreno: { $terrain }
no-needs-pawns = { $n ->
    [one] { $action }: hace falta al menos 1 peón
   *[other] { $action }: hacen falta al menos { $n } peones
 }
no-too-few-pawns = No quedan suficientes peones (hay que poner { $n })
no-no-pawn = No te quedan peones
no-no-beast = No quedan Bestias en el mazo de Caza
no-no-tiles = No quedan losetas de isla
no-no-path = Ningún camino lleva hasta allí
no-too-far = Está demasiado lejos del Campamento
no-exhausted = Esta fuente está agotada
no-already-built = Ya está construido
no-already-planned = Ya está planificado
no-not-your-invention = Solo puede hacerlo su Personaje
no-not-the-carpenter = Solo el Carpintero puede usar «Construcción económica»
no-restricted = En esta ronda, este Personaje no puede realizar esa Acción
no-later-round = Solo se puede explorar en una ronda posterior
no-jenny-first = Antes Jenny debe estar en el Campamento
no-boat-locked = Antes hay que explorar { $tiles } losetas y { $sites } lugares con Tótem
no-not-yet = aún no ha llegado su momento
