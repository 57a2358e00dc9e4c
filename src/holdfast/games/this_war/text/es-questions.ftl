# Preguntas, respuestas y negativas.

## Preguntas: el día
ask-between-turns = { $nth ->
    [0] Las acciones del día han terminado. ¿Pagamos ahora el Objetivo o seguimos?
   *[other] Antes del turno { $nth } del día: ¿pagamos el Objetivo o seguimos?
 }
ask-overtime = { $by ->
    [both] En este turno a nadie le quedan acciones. ¿Come alguien antes, para que el hambre no le quite una acción, o hace un turno de más?
    [shift] En este turno a nadie le quedan acciones. ¿Hace alguien un turno de más?
   *[food] En este turno a nadie le quedan acciones. ¿Come alguien antes, para que el hambre no le quite una acción?
 }
ask-assign = Turno { $turn } de 3: ¿qué hace { $who }?{ $starving-n ->
    [0] {""}
    [one] {" "}{ $starving } tiene Hambre 3: si hoy no come, en el Crepúsculo es el fin.
   *[other] {" "}{ $starving } tienen Hambre 3: para quien hoy no coma, en el Crepúsculo es el fin.
 }{ $thirsty-n ->
    [0] {""}
   *[other] {" "}Para esta noche falta Agua, y la sed puede ser el fin para { $thirsty }.
 }{ $short ->
    [yes] {" "}Agua para esta noche: { $water } para { $need }; en el Crepúsculo se pregunta quién se queda sin beber.
    [none] {" "}Para esta noche no hay Agua: en el Crepúsculo todos pasarán sed (Hambre o Tristeza +1).
   *[no] {""}
 }{ $cold ->
    [0] {""}
   *[other] {" "}Frío: al Alba, si la carta de Destino lo pide, quien saque { $cold } o menos con el dado negro tendrá Enfermedad +1.
 }
ask-choose-slot = { $what }: ¿dónde va? { $beside-is ->
    [some] Solo justo a su lado se podrá construir: { $beside }. Mejor, pues, un sitio con una casilla libre al lado.
    [full] Solo justo a su lado se podría construir: { $beside }. Pero ahora ningún sitio tiene una casilla libre al lado.
    [others] No necesita nada al lado; pero conviene dejar sitio para: { $beside }.
    [tied] Solo estos sitios están junto a lo que necesita.
   *[none] No necesita nada al lado: cualquier sitio vale.
 }
ask-resolve-turn = { $out ->
    [yes] A la puerta va { $door }, y quien llama puede traer, llevarse o romper algo: ¿quién actúa primero?
   *[no] ¿Quién actúa primero?
 }
ask-new-idea = Una nueva idea: ¿qué Accesorio se podrá construir desde ahora? Lo que no se elige queda como Idea para otra vez. ({ $n ->
    [one] 1 por elegir
   *[other] { $n } por elegir
 })
ask-sort = De tanto rebuscar { $n ->
    [one] ha aparecido una cosa
   *[other] han aparecido { $n } cosas
 }. ¿Madera o Piezas?
ask-pick-again = La cerradura se le resiste a { $who }. ¿Otro intento?
ask-serve = Una comida para { $n ->
    [one] una persona
   *[other] { $n }
 } (Hambre −1 cada uno): ¿quién come? { $served-is ->
    [some] Hasta ahora: { $served }.
   *[none] {""}
 }
ask-at-the-door = { $who } está en la puerta. ¿Quién viene?
ask-arrival = { card-first }alguien pide quedarse ({ $states }). ¿Acogemos a esta persona?
ask-doctor = { card-first }atiende a quien pueda pagar; cada vez, fichas por valor de { $fee }. ¿A quién?
ask-before-thirst = No hay Agua, y la sed puede acabar con quien pasa hambre. ¿Alguien come antes?
ask-water = Hay { $have } de Agua para { $need ->
    [one] un Personaje
   *[other] { $need } Personajes
 }. { $enough ->
    [yes] { $some ->
        [yes] Sin beber: { $dry }. ¿Beben los demás?
       *[no] { $need ->
            [one] ¿Bebe?
           *[other] ¿Beben todos?
         }
     }
   *[no] ¿Quién se queda sin beber?
 } Quien no bebe tira el dado negro: 1–5 Hambre +1, 6–10 Tristeza +1.
ask-meal = ¿Qué come { $who }? Hambre { $hunger }{ $fed ->
    [yes] , hoy ya ha comido
   *[no] {""}
 }.
ask-tasks = Anochecer: ¿qué hace { $who } esta noche? De guardia tira un dado, { $prowess ->
    [0] sin repeticiones
    [one] con 1 repetición
   *[other] con { $prowess } repeticiones como mucho
 } (Valor): al menos un impacto el { $hit } % de las veces, aun sin armas. De fuera puede traer hasta { $inventory } (Inventario): lo que encuentre, y Madera, Piezas o Agua.{ $wounds ->
    [0] {""}
   *[other] {" "}Heridas: { $wounds }.
 }{ $first ->
    [yes] {" "}Cada noche puede llegar una Incursión, casi siempre con Daño { $damage } (otras tantas cosas del Almacén) y Heridas { $hurts } (en total, a repartir entre los guardias); cada impacto de un guardia y cada Cerramiento evitan 1 punto de lo uno o de lo otro.
   *[no] {""}
 }

## Preguntas: fuera
ask-choose-location = ¿Adónde vamos esta noche? De saqueo: { $people }. Cuanto más cerca está el Lugar, más cartas hay por ver: más hallazgos, pero también más encuentros. Muebles, escombros y despensas son iguales en todas partes. Peligro bajo es 1 enemigo menos en un combate; alto, 1 más.
ask-equip = ¿Qué llevamos? En el saco: { $weight } de { $most } ({ $people }). Con lo que tiene valor se puede pagar a quien corta el paso o hacer un trueque; la comida se puede comer por el camino.{ $tools-is ->
    [some] {" "}Sirve aquí: { $tools }.
   *[none] {""}
 }
ask-explore = { $place }, Ruido { $noise } (cuando se tira por Ruido, viene alguien el { $percent } % de las veces). { $n ->
    [one] Queda 1 carta
   *[other] Quedan { $n } cartas
 }.{ $over ->
    [yes] {" "}El saco está demasiado lleno: { $weight } de { $most }.
   *[no] {""}
 } ¿Seguimos?
ask-carry = De vuelta a casa: carga { $weight } de { $most }. { $over ->
    [yes] Es demasiado: ¿qué dejamos?
   *[no] ¿Qué más llevamos? Madera, Piezas y Agua las hay por todas partes.
 }
ask-before-noise = Ruido { $noise }: con { $noise } o menos viene alguien. ¿Hacemos algo?
ask-find-one = Un registro. { $who } tiene buen ojo y, una vez por noche, puede robar dos cartas de Hallazgo y usar una. ¿Ahora?
ask-take-one = Dos hallazgos: ¿cuál usamos?
ask-try-again = La cerradura se resiste. ¿Otro intento?
ask-sort-unknown = Hemos mirado lo que viene: ¿qué carta sigue, cuál dejamos a un lado para que ya no salga?
ask-meet = { $card }. { $n ->
    [one] Es uno solo
   *[other] Son { $n }
 }{ $danger ->
    [low] {" "}(peligro bajo: 1 menos)
    [high] {" "}(peligro alto: 1 más)
   *[medium] {""}
 }.{ $pays ->
    [yes] {" "}Lo que llevamos vale { $worth }.
   *[no] {""}
 } ¿Qué hacemos?
ask-haggle = Trueque: { $credit ->
    [0] { $given ->
        [yes] el crédito está gastado
       *[no] aún sin crédito
     }
   *[other] crédito { $credit }
 }. ¿Qué damos, qué tomamos a cambio? No dan la vuelta: el crédito que no se gasta se pierde. «Listo» termina el Trueque.{ $given ->
    [yes] {" "}Lo que hemos dado solo se puede recuperar en un trato nuevo.
   *[no] {""}
 }

## Preguntas: la noche
ask-arm = ¿Qué arma coge { $who }? Un dado da 0–1 impactos con las manos, 0–2 con Cuchillo o Hacha, 1–3 con un arma de fuego, que pide Munición.
ask-which-raid = Dos bandas rondan, a cuál peor: ¿cuál viene?
ask-hidden-shelf = La Incursión se lleva { $damage ->
    [one] 1 cosa
   *[other] { $damage } cosas
 }. ¿Usamos el estante oculto?
ask-guards-roll = La Incursión trae Daño { $damage } y Heridas { $wounds }; cada impacto evita 1. ¿Qué guardia tira ahora?
ask-shields = La Incursión trae Daño { $damage } (otras tantas cosas del Almacén) y Heridas { $wounds } (para los guardias). { $hits ->
    [0] {""}
    [one] 1 impacto
   *[other] { $hits } impactos
 }{ $boards ->
    [0] {""}
   *[other] { $hits ->
        [0] {""}
       *[other] {" "}y{" "}
     }
 }{ $boards ->
    [0] {""}
    [one] 1 Cerramiento
   *[other] { $boards } Cerramientos
 }: en total se { $n ->
    [one] evita 1 punto
   *[other] evitan { $n } puntos
 }. ¿Qué queda?
ask-wave = Cada noche crece el crimen: { $n ->
    [one] 1 carta de esquina roja (es decir, más dura) se mezcla boca abajo
   *[other] { $n } cartas de esquina roja (es decir, más duras) se mezclan boca abajo
 } entre las Incursiones nocturnas, que caen sobre la casa, o entre los Habitantes, que se encuentran durante el Saqueo. ¿Dónde?

## Preguntas: los combates
ask-round = { $round ->
    [0] Hay combate. ¿Aguantamos o huimos?
   *[other] Tras la ronda { $round }: ¿aguantamos o huimos?
 }
ask-shoot = ¿Dispara { $who }? { $what }; Munición: { $ammo }.
ask-blow = { $who } tira: { $face }. { $what ->
    [story] No es un impacto. ¿Lo dejamos así o damos la vuelta a una carta de Destino?
   *[other] ¿Lo dejamos así o repetimos?
 }
ask-foe-story = Un enemigo saca § del Destino, que no es un impacto: { $foe }. ¿Lo dejamos así o damos la vuelta a una carta de Destino?
ask-target-foe = El Destino golpea a un enemigo ({ $n ->
    [one] 1 Herida
   *[other] { $n } Heridas
 }). ¿A cuál?
ask-target-us = El Destino golpea a uno de los nuestros ({ $n ->
    [one] 1 Herida
   *[other] { $n } Heridas
 }). ¿A quién?
ask-deal-wound = { $n ->
    [one] Un impacto: ¿qué enemigo recibe 1 Herida?
   *[other] Un golpe mortal: ¿qué enemigo cae?
 }
ask-outrun = A quien corre así no se le alcanza: ¿qué enemigo no golpea mientras huimos?

## Preguntas: el alba
ask-dawn-meds = Alba: ¿recibe alguien medicinas antes de que la carta de Destino decida sobre Enfermedad y Heridas?{ $ails ->
    [yes] {" "}Quien queda sin tratar tira el dado negro: 1 nivel más hasta { $worse }, 1 menos desde { $better }, según la carta; una noche en una Cama suma { $bed }.
   *[no] {""}
 }{ $food ->
    [yes] {" "}Quien tiene hambre puede comer.
   *[no] {""}
 }
ask-doctor-calls = Pasa el Médico anciano: ¿a quién atiende?
ask-alcohol = Alba: ¿bebe alguien? Tristeza −1; el Alcohol trae Fatiga +1, el Licor casero +2.
ask-spirits = Una noche de cavilaciones (Ánimo { $line }). ¿En qué orden?
ask-habit-choice = Hábito de { $who }: { $what }. Si no, Tristeza +{ $misery }. ¿Se lo damos?
ask-music-box = La caja de música: ¿quién escucha? Con 8 o más, Tristeza −1.
ask-choose-narrative = Antes de que empiece el día, una de dos cartas: ¿cuál?
ask-drop-kept = Tres cartas son una de más: ¿a cuál renunciamos?

## Preguntas: personas y cosas
ask-decision = ¿Qué hacemos?
ask-choose-people = { card-first }{ $does-is ->
    [some] { $does }. { $n ->
        [one] { $good ->
            [misery] ¿Quién se consuela?
           *[other] ¿A quién le toca?
         }{ $raid ->
            [yes] {" "}(de una en una, { $total } en total{ $damage ->
                [0] {""}
               *[other] ; después, Daño { $damage }, cosas del Almacén
             })
           *[no] {""}
         }
       *[other] ¿A qué { $n } de nosotros les toca?
     }
   *[none] { $n ->
        [one] ¿quién de nosotros?
       *[other] ¿qué { $n } de nosotros?
     }
 }
ask-one-and-another = { card-first }¿para quién?{ $does-is ->
    [some] {" "}({ $does })
   *[none] {""}
 }
ask-promised = { $who } está a punto de hundirse (Tristeza 4). ¿Se mantiene la promesa?
ask-farewells = Hemos perdido a más de uno. ¿De quién hablamos primero?
ask-calm-voice = Afecta a { $people } ({ $does }). ¿Una palabra tranquila para alguien?
ask-rolled = { card-first }el dado negro marca { $rolled }. ¿Lo dejamos así? ({ $again ->
    [one] queda 1 repetición
   *[other] quedan { $again } repeticiones
 }) { $table }.
table-row = { $faces }: { $does }
another-page = lo dirá la página
nothing-more = nada más
ask-danger-rolled = { card-first }{ $hits ->
    [one] 1 Herida
   *[other] { $hits } Heridas
 } para { $who }. ¿Lo dejamos así? ({ $again ->
    [one] queda 1 repetición
   *[other] quedan { $again } repeticiones
 })
ask-pick-loss = { card-first }¿a qué renunciamos? ({ $what }, { $n ->
    [one] falta 1
   *[other] faltan { $n }
 })
ask-pick-value = { $for ->
    [commission] Primero la Comisión, con la que aún no se compra nada: fichas por valor de { $n }. ¿Qué damos? No dan la vuelta, y para el Trueque no cuenta.
   *[other] { card-first }¿qué damos? Falta por pagar: { $n }. No dan la vuelta.
 }
ask-lose-blanks = No queda nada más que llevarse: ¿qué se pierde? ({ $n ->
    [one] falta 1
   *[other] faltan { $n }
 })
ask-give-up-token = No hay sitio para todas estas fichas: ¿a cuál renunciamos?
ask-pick-fitting = { card-first }¿qué Accesorio se pierde?
ask-pick-crack = { $off ->
    [yes] ¿Qué Cerramiento cae?
   *[no] ¿Qué Grieta tapamos?
 }
ask-pick-exchange = { card-first }¿qué Lugar cambiamos por uno nuevo?
ask-choose-one = { card-first }¿cuál de estas cosas?
ask-offered = { $card-is ->
    [some] { $card }. ¿Qué hacemos?
   *[none] ¿Qué hacemos?
 }
ask-choose-character = { $red ->
    [yes] ¿Quién forma parte del grupo? Primero alguien de borde rojo.
   *[no] ¿Quién forma parte del grupo?
 }
ask-bind = Esta página habla de uno de nosotros. ¿De quién es la historia?
ask-choose = ¿Qué hacemos?
ask-ballot = ¿Cuál es tu voto?
page-title = { $title } (Texto { $n })
card-first = { $card-is ->
    [some] { $card }:{" "}
   *[none] {""}
 }

## Palabras en torno a personas, lugares y cosas
one-of-us = uno de nosotros
bare-hands = sin armas
in-the-house = { $code }, { $floor }
person-now = { $who } ({ $states })
person-able = { $who } (Valor { $prowess }, Empatía { $empathy })
person-armed = { $who } ({ $what })
card-does = { $name } – { $does }
one-more = { $what } – además de la que ya hay
priced = { $what } ({ $price })
with-help = { $what }, con: { $help }
tokens-worth = fichas por valor de { $n }
only-fills = el Hambre se queda en { $n } y esta noche no sube
table-brings = Lo que trae: { $rows }
page-keeps = Qué traen { $faces }, la página solo lo dice después
serves = { $what }: { $does }
only-beside = { $what }, solo junto a «{ $beside }»
hunger-falls = { $does }: { $n } → { $now }{ $meal ->
    [yes] {" "}y esta noche no sube
   *[no] {""}
 }
tired-by = { $what } ({ $does })
fatigue-changes = { $does }: { $now } → { $then }{ $then ->
    [4] ; después solo queda dormir
   *[other] {""}
 }{ $acts ->
    [0] {""}
    [3] {""}
    [one] ; mañana, como mucho 1 acción de 3
   *[other] ; mañana, como mucho { $acts } acciones de 3
 }
fatigue-stays = la Fatiga se queda en { $now }
tool-opens = { $tool } ({ $way })
free-passage = { $what } (aquí no hay: el paso está libre)
danger-low = peligro bajo
danger-medium = peligro medio
danger-high = peligro alto
goods-any = fichas de todo tipo
goods-green = fichas verdes (comida, bebida, tabaco)
goods-red = fichas rojas (armas, Munición)
goods-yellow = fichas amarillas (medicinas, Hierbas, Químicos)
goods-grey = fichas grises (herramientas, piezas, Libros, Joyas)
foe = { $n }. { $letter }: { $weapon }, Valor { $prowess }, { $wounds ->
    [0] ileso
    [1] herido
    [2] malherido
   *[other] muerto
 }

## El día
opt-hand-on = Pasar el Diario al siguiente jugador
opt-rest = No hacer nada
opt-rest-all = En este turno nadie más hace nada
opt-rummage-all = Los que quedan se ponen a rebuscar
live-rummage-all = Los que quedan rebuscan Madera y Piezas, cada uno con el dado negro: { $who }
opt-ration = Ahorrar Agua esta noche: en el Crepúsculo decimos uno por uno quién bebe, aunque hay para todos
opt-outside = Salir al Exterior: ver quién viene a la puerta (un trueque, una ayuda, alguien nuevo, un problema)
opt-new-idea = Nueva idea: elegir 2 Ideas que desde ahora se podrán construir
opt-rummage = Rebuscar Madera y Piezas
opt-comfort = Consolar a uno de los demás (Tristeza −1; una vez al día)
opt-music = Tocar música (Tristeza −1; una vez al día)
live-music = { $all ->
    [yes] Tocar la Guitarra para todos los demás (Tristeza −1 por cabeza; una vez al día)
   *[no] Tocar para uno de los demás (Tristeza −1; una vez al día)
 }
opt-mend-roof = Reparar el tejado (2 de Madera)
opt-drain = Achicar el sótano (Pala)
opt-search = Registrar ({ $a })
opt-dig = Cavar ({ $a })
opt-dig-with = Cavar junto con { $b } ({ $a })
way-dig-with = entre dos, con { $by }, sin la Pala
way-several = { $by } de una vez
opt-pick = Forzar la cerradura ({ $a })
opt-unlock = Abrir con el Manojo de llaves ({ $a })
opt-saw = Serrar los Barrotes ({ $a })
row-move = Mover
row-demolish = Desmontar, sin recuperar nada
row-search = Registrar: { $what } ({ $finds })
dug-twice = de momento nada, debajo quedan restos que hay que cavar otra vez
finds-nothing = no hay nada dentro
finds-some = { $n ->
    [one] una cosa
   *[other] { $span } cosas
 } entre { $things }
opens = { $what }; abre el paso hacia { $rooms }
live-search = Registrar: { $what } ({ $where })
live-dig = Cavar { $tool ->
    [yes] con la Pala
   *[no] sin ayuda
 }: { $what } ({ $where })
live-dig-with = Cavar junto con { $who }, sin la Pala: { $what } ({ $where })
live-pick = Forzar con una Ganzúa: { $what } ({ $where })
live-unlock = Abrir con el Manojo de llaves: { $what } ({ $where })
live-saw = Serrar: { $what } ({ $where })
opt-use = Trabajar en { $a }
live-use = { $fitting } ({ $code }): { $does }
live-heat = quemar { $what }: Frío −{ $off } ({ $now } → { $then })
opt-build = Construir: { $a }
live-build = Construir: { $what }
good-for-bed = de noche duerme ahí una persona (la Fatiga baja a 0, en el suelo baja 2 como mucho; al Alba, +4 a la tirada por Enfermedad o Heridas sin tratar), de día uno se tumba (Fatiga −1)
good-for-crude-stove = con 1 de Madera y 2 Comidas crudas, o 2 Verduras, una comida para 3 (Hambre −1)
good-for-stove-with-oven = con 1 de Madera, 1 de Agua, 1 Comida cruda y 1 Verdura, una comida para 4 (Hambre −1)
good-for-heater = con una acción se queman allí hasta 3 entre Madera (Frío −1 cada una) y Libros (Frío −2 cada uno)
good-for-efficient-heater = con una acción se queman allí hasta 2 entre Madera (Frío −2 cada una) y Libros (Frío −3 cada uno)
good-for-rainwater-collector = con 1 Filtro da 3 de Agua a la mañana siguiente
good-for-second-barrel = el Colector de agua de lluvia da 5 de Agua en vez de 3
good-for-armchair = quien se sienta: Fatiga −1; con un Libro o un Café: Tristeza −1
good-for-radio = una vez al día se mira el próximo Acontecimiento, y con 6–10 Tristeza −1
good-for-workshop = tapa Grietas (cada una, un Cerramiento contra las Incursiones, por 3 de Madera y 1 Pieza), hace Filtros, arregla una Guitarra
good-for-workshop-filter = para el Colector de agua de lluvia
good-for-metal-workshop = hace Ganzúas, Palas, Sierras, Cuchillos, Hachas y Munición, repara armas de fuego
good-for-trap = con cebo, a la mañana siguiente 1 Comida cruda (con 4–8) o 2 (con 9–10)
good-for-herbal-workshop = hace Hierbas, Medicinas de hierbas, Vendas y Medicinas
good-for-herb-garden = con 1 de Agua da 2 Hierbas a la mañana siguiente
good-for-vegetable-garden = 2 Verduras a la mañana siguiente, 3 con 1 Químico
good-for-moonshine-still = con 1 de Azúcar, 1 de Agua y 1 de Madera da 2 Licores caseros a la mañana siguiente
good-for-distiller = con 2 Licores caseros y 1 de Madera hace 1 de Alcohol puro
good-for-reinforced-door = en cada Incursión nocturna Daño −1 y Heridas −1
opt-move = Mover el Accesorio de { $a }
opt-demolish = Desmontar el Accesorio de { $a }
live-move = Mover: { $what } ({ $where })
live-demolish = Desmontar: { $what } ({ $where }); no se recupera nada
opt-take-back = Deshacer la última asignación
opt-slot = { $a }
live-slot = { $where } (al lado: { $n ->
    [0] ninguna casilla libre
    [one] 1 casilla libre
   *[other] { $n } casillas libres
 })
opt-in-order = En el orden en que se asignaron
spirits-in-order = En cualquier orden
opt-first = Primero { $a }
live-first = Primero { $who }
opt-objective = Pagar el Objetivo
live-objective = Objetivo «{ $what }»: pagar { $price } (solo entre turnos)
opt-idea = { $a }
sort-wood = { $a } de Madera, el resto Piezas
opt-with-next = Esperar y repartirlo junto con lo que encuentre el siguiente
opt-extra-shift = { $kept } para { $a }: hoy actúa a pesar de todo, por la noche Fatiga +1
opt-top = Quien llame: la primera carta
opt-new-arrival = Buscar un Recién llegado: alguien que pide quedarse con nosotros
opt-accept = Acoger a quien llega
opt-refuse = Negarse (prueba de Empatía)
doctor-leave = Nada más
opt-treat = Atender a { $a }: { $b } −1

## Comida, agua, medicinas
opt-eat = { $a } come { $b }
meal-eat = { $a }
live-eat = { $what } ({ $does })
live-eats = { $who } come { $what } ({ $does })
opt-nothing = Nada
live-nothing = Nada ({ $does })
fed-today = hoy ya ha comido
hunger-rises = Hambre +1: { $n } → { $now }{ $acts ->
    [0] {""}
    [3] {""}
    [one] ; mañana, como mucho 1 acción de 3
   *[other] ; mañana, como mucho { $acts } acciones de 3
 }{ $left ->
    [0] {""}
    [one] , y un punto más es el fin
   *[other] {""}
 }
opt-nobody-eats = Esta noche ya no come nadie (Hambre +1 para quien no haya comido)
live-nobody-eats = Esta noche ya no come nadie: { $who }
opt-all-eat = Todos comen { $a }
opt-hungry-eat = Come solo quien tiene más hambre: { $a }
live-hungry-eat = Come solo quien tiene más hambre, { $who }: { $what }. Nada para { $others }
live-all-eat = { $who }: { $what } en total, 1 por cabeza
opt-assign = { $b } para { $a }
live-assign = { $what } para { $who } ({ $when ->
    [later] al Alba,{" "}
   *[now] {""}
 }{ $sure ->
    [no] { $does } con 5–10
   *[other] { $does }: { $now } → { $then }
 }{ $sure ->
    [part] , y podría quitar hasta { $most }
   *[other] {""}
 })
opt-treat-all = Medicinas para todos los que las necesitan
live-treat-all = Medicinas para todos los que las necesitan, hasta donde alcancen: { $doses }
water-drink = Beben todos
live-drink-rest = Beben los demás
opt-dry = { $a } se queda sin agua
opt-alone = Solo bebe { $a }
live-alone = Solo bebe { $who }
live-dry = Sin agua: { $who }
opt-drink = { $a } bebe { $b-is ->
    [moonshine] Licor casero (Tristeza −1, Fatiga +2)
   *[other] Alcohol puro (Tristeza −1, Fatiga +1)
 }
live-drink = { $who } bebe { $what } ({ $misery }, { $fatigue })
overtime-go-on = Nadie actúa
before-thirst-go-on = Seguir sin comer
alcohol-go-on = Seguir sin beber
dawn-meds-go-on = Nada más: que decida el Destino
doctor-calls-go-on = Hoy a nadie

## El anochecer
opt-bed = Dormir en una Cama
opt-floor = Dormir en el suelo
opt-guard = Hacer Guardia
opt-scavenge = Salir de Saqueo
opt-all = Todos los que aún no tienen tarea: { $a-is ->
    [bed] a la Cama
    [guard] de Guardia
   *[floor] al suelo
 }
live-all-bed = Todos los que aún no tienen tarea duermen en una Cama: { $who }
live-all-floor = Todos los que aún no tienen tarea duermen en el suelo: { $who }
live-all-guard = Todos los que aún no tienen tarea hacen Guardia: { $who }
opt-unguarded = Nadie hace Guardia: quien aún no tiene tarea se va a dormir
opt-watch = { $a } hace Guardia, los demás duermen
live-watch = { $guard } hace Guardia, no sale nadie. A dormir: { $asleep }
opt-night = { $a } sale de Saqueo, { $b } hace Guardia
live-night = { $out } sale de Saqueo, { $guard } hace Guardia{ $asleep-is ->
    [some] . A dormir: { $asleep }
   *[none] {""}
 }
guards-with = { $does }; un impacto el { $hit } % incluso sin armas
asleep-bed = { $who } (Cama, { $does })
asleep-floor = { $who } (suelo, { $does })
tasks-take-back = Deshacer la última tarea

## Fuera
choose-location-go = { $a }
live-go = { $name } ({ $space }: { $n } cartas, { $danger }){ $shut ->
    [yes] . Obstáculos: { $obstacles }
   *[no] . Sin obstáculos
 }{ $start-is ->
    [some] . Al llegar: { $start }
   *[none] {""}
 }{ $special ->
    [yes] . Hallazgos especiales: { $finds }
   *[no] {""}
 }{ $barter ->
    [yes] . Trueque: { $goods }
   *[no] {""}
 }
opt-go = En marcha
opt-as-before = Llevar lo mismo que la última vez y salir
live-as-before = Llevar lo mismo que la última vez y salir: { $what }
opt-pack = Llevar armas y herramientas para este lugar y salir
live-pack = Llevar armas y herramientas para este lugar y salir: { $what }
opt-take = Coger { $a }
equip-leave = Dejar en casa { $a }
carry-leave = Dejar atrás: { $a }
opt-fill = { $a }: todo lo que podamos cargar
equip-take-now = Llevar { $one } (peso { $weight }, valor { $value }, { $n } en el Almacén)
equip-leave-now = Devolver { $one } (peso { $weight }, valor { $value }, { $n } en el saco)
carry-take-now = Coger { $one } (peso { $weight })
carry-fill-now = { $what }: todo lo que podamos cargar
carry-leave-now = Dejar atrás { $one } (peso { $weight }, valor { $value }, { $n } en el saco)
equip-take-some = Llevar { $what } (peso { $weight }, valor { $value })
carry-take-some = Coger { $what } (peso { $weight })
carry-leave-some = Dejar atrás { $what } (peso { $weight }, valor { $value })
opt-home-with = Llenar el saco de { $a } y volver a casa
carry-home-with-now = Llenar el saco de { $what } y volver a casa
live-give-some = Dar { $what } (valor { $value })
opt-token = { $a }
equip-token = Llevar: { $a }
opt-reveal = Revelar la siguiente carta
live-reveal = Revelar la siguiente carta ({ $n ->
    [one] queda 1
   *[other] quedan { $n }
 })
opt-reveal-on = Revelar cartas hasta que haya algo que decidir
live-reveal-on = Revelar cartas hasta que haya algo que decidir (con cada carta el Diario cambia de manos)
explore-stop = Volver a casa con lo que llevamos
live-stop = Volver a casa con lo que llevamos (aún caben { $n }: por el camino, Madera, Piezas o Agua)
opt-map = Usar el Mapa: mirar las tres cartas siguientes
opt-trade = Hacer trueque aquí
live-trade = Hacer trueque aquí: { $goods } (se renuncia a { $cards ->
    [one] 1 de las cartas por explorar
   *[other] { $cards } de las cartas por explorar
 }, quedan { $n }; { $fee ->
    [0] sin Comisión
   *[other] antes la Comisión, fichas por valor de { $fee }, sin cambio{ $over ->
        [yes] : lo mínimo es { $paid } ({ $value })
       *[no] {""}
     }
 }; lo que llevamos vale { $worth }{ $prices-is ->
    [some] ; precios: { $prices }
   *[none] {""}
 }){ $after-is ->
    [some] . Después del Trueque: { $after }
   *[none] {""}
 }
opt-visit = Ir a ver a: { $a } (devuelve 2 cartas)
live-visit = Hacer trueque con alguien conocido, { $who }: { $goods } (se renuncia a 2 de las cartas por explorar, quedan { $n }; { $fee ->
    [0] sin Comisión
   *[other] antes la Comisión, fichas por valor de { $fee }, sin cambio{ $over ->
        [yes] : lo mínimo es { $paid } ({ $value })
       *[no] {""}
     }
 }; lo que llevamos vale { $worth }{ $prices-is ->
    [some] ; precios: { $prices }
   *[none] {""}
 })
opt-home = A casa
opt-roll = Tirar por Ruido
live-roll = Tirar por Ruido (con { $n } o menos viene alguien)
opt-stealth = Pasar a hurtadillas (una vez por noche): Ruido −5, luego se tira
before-noise-use = { $a }: sin tirada
opt-draw = Robar una carta de Hallazgo
opt-draw-two = Robar dos cartas de Hallazgo y usar una
live-draw-two = Robar dos cartas de Hallazgo y usar una ({ $who })
opt-findings = { $a }
live-finding = { $name } – { $brings }{ $star ->
    [yes] ; y una estrella: una tirada por los Hallazgos especiales de este Lugar
   *[no] {""}
 }
finds-nothing-here = nada
opt-next = Luego: { $a }
opt-return = A un lado: { $a }
opt-as-they-lie = Todas, en el orden en que están
live-as-they-lie = Dejarlas en este orden: { $what }
opt-return-all = Dejarlas todas a un lado
live-return-all = Dejarlas todas a un lado: { $what }
live-next-card = Luego: { $what }
live-return-card = A un lado: { $what }
opt-hide = Meternos en el Escondite: devuelve 1 carta
opt-ambush = Sorprenderlos desde el Escondite: golpeamos primero, sin que puedan responder todavía
opt-whistle = Tocar el Silbato de policía (el Ruido pasa a 4)
opt-papers = Enseñar los Papeles falsos
opt-leave = Dejarlo estar
offered-leave = Dejarlo estar
offered-stand = Hacerles frente
haggle-done = Listo
haggle-take = Tomar { $a }
live-take = Tomar { $what } (valor { $value }, { $n } en oferta{ $weight ->
    [1] {""}
   *[other] , peso { $weight }
 })
live-give = Dar { $what } (valor { $value }, { $n ->
    [one] 1 disponible
   *[other] { $n } disponibles
 })
live-take-some = Tomar { $what } (valor { $value })
opt-buy = Comprar: { $a }
live-buy = Cambiar por { $what } (valor { $value }): dar { $price }
live-lose = { $what } ({ $n ->
    [one] 1 disponible
   *[other] { $n } disponibles
 })
opt-plenty = De lo que más hay
live-plenty = Todo de una vez, de lo que más hay: { $what }
opt-cover = Todo de una vez
live-cover = Todo de una vez: { $what } (valor { $value })
opt-give = Dar { $a }
opt-new-deal = Cerrar este trato y empezar otro
live-new-deal = Cerrar este trato y empezar otro; se { $n ->
    [one] pierde
   *[other] pierden
 } { $n } de crédito
opt-exchange = { $a-is ->
    [near] El Lugar de Cerca
    [medium] El Lugar de Medio
   *[far] El Lugar de Lejos
 }
live-exchange = { $name } ({ $space })
opt-none = Dejarlo todo como está

## Combates e Incursiones
opt-weapon = { $a }
opt-unarmed = Ningún arma
opt-arm-all = Repartir las armas, las mejores a los más hábiles
live-arm-all = Repartir las armas, las mejores a los más hábiles: { $what }
armed-with = { $who } – { $what }
round-fight = Aguantar y luchar
opt-flee = Huir: nos golpean por la espalda
opt-rearm = Antes, cambiar de armas
opt-shots = { $a ->
    [one] Un disparo (1 Munición)
   *[other] Dos disparos (2 Municiones)
 }
opt-no-shot = No disparar
opt-miss = Es un fallo
opt-trust = Dejarlo al Destino
live-trust = Dejarlo al Destino: decide una carta de Destino ({ $fates })
fate-may = { $percent } % { $does }
live-foe-misses = Es un fallo; el enemigo repite la tirada ({ $n ->
    [one] queda 1 repetición
   *[other] quedan { $n } repeticiones
 })
opt-again = Repetir la tirada
live-again = Repetir la tirada ({ $n ->
    [one] queda 1 repetición
   *[other] quedan { $n } repeticiones
 })
opt-keep = Dejarlo así
pick-again-keep = Dejarlo estar
try-again-keep = Dejarlo estar
pick-again-again = Otro intento
try-again-again = Otro intento
live-keep-roll = { $known ->
    [yes] Quedarse con { $n }: { $does }
   *[no] Quedarse con { $n }
 }
live-keep-hurt = Dejarlo así ({ $does })
live-keep-blow = Quedarse con: { $face }
calm-voice-keep = Para nadie: callar
opt-calm = Una palabra tranquila para { $a }, que así se libra
opt-foe = Enemigo { $a }
opt-person = { $a }
opt-raid = { $a }
hidden-shelf-use = { $a } (Daño −2)
choose-go-on = No podemos hacer nada: sigamos
hidden-shelf-go-on = Guardarlo para otra noche
meal-use = { $a }: no come, y sin Hambre +1
opt-off-wounds = { $a ->
    [0] Ninguna Herida menos
    [one] 1 Herida menos
   *[other] { $a } Heridas menos
 }
live-shields = Daño { $lost } ({ $lost ->
    [0] no se llevan nada
    [one] 1 cosa del Almacén
   *[other] { $lost } cosas del Almacén
 }), { $hurt ->
    [0] ninguna Herida
   *[other] Heridas +{ $hurt } en total para los guardias
 }
opt-raids = { $a } entre las Incursiones nocturnas
live-wave = { $raids ->
    [0] {""}
   [one] 1 carta entre las Incursiones nocturnas
   *[other] { $raids } cartas entre las Incursiones nocturnas
 }{ $raids ->
    [0] {""}
   *[other] { $residents ->
        [0] {""}
       *[other] ,{" "}
     }
 }{ $residents ->
    [0] {""}
   [one] 1 carta entre los Habitantes
   *[other] { $residents } cartas entre los Habitantes
 }

## Alba, elecciones
habit-choice-give = Sí, se lo damos
habit-choice-refuse = No: habrá que aguantar
opt-narrative = { $a }
opt-keep-promise = La promesa se mantiene: la Tristeza se queda en 3
opt-let-go = Dejar que ocurra
opt-way = Posibilidad { $a }
opt-fitting = El Accesorio de { $a }
live-fitting = { $what } ({ $where })
opt-crack = { $a }
opt-character = { $a }

## Por qué no
no-no-way = El camino hasta allí está cortado
no-taken = En este turno el sitio ya está asignado
no-no-tool = En el Almacén falta: { $what }
no-no-materials = En el Almacén no hay bastante para pagarlo
no-no-slot = No hay ninguna casilla libre y accesible
no-no-items = { $need ->
    [one] Hace falta
   *[other] Hacen falta
 } { $need } { $what }; hay { $have }
no-no-value = Hacen falta fichas por valor de { $need }; las que hay valen { $have }
no-no-cards = { $need ->
    [one] Hace falta 1 carta del mazo Desconocido
   *[other] Hacen falta { $need } cartas del mazo Desconocido
 }; { $have ->
    [one] queda 1
   *[other] quedan { $have }
 }
no-no-credit = Cuesta { $need }; lo entregado vale { $have }
no-no-commission = La Comisión es { $need }; las fichas que hay valen { $have }
no-no-flight = De este combate no se puede huir
no-no-ambush = Con esta gente no se puede luchar
no-too-heavy = Pesa { $need }; hay sitio para { $have }
no-no-water = Hay Agua para { $have }, no para { $need }
no-no-bed = No hay ninguna Cama libre
no-no-guard = Alguien debe hacer Guardia: sin ella se pierde la campaña
no-exhausted = Fatiga 4: solo cabe dormir
no-enough-scavengers = De Saqueo salen tres como mucho
no-no-token = Aquí falta: { $what }
no-no-fitting = En la casa falta: { $what }
no-no-person = { $what } no está aquí
no-no-pair = Hay que ser dos, o tener la fuerza de dos
no-no-present = Hay que ser { $need } aquí; hay { $have ->
    [one] 1 Personaje
   *[other] { $have } Personajes
 }
no-no-group = El grupo debe contar con al menos { $need } Personajes; { $have ->
    [one] queda 1
   *[other] quedan { $have }
 }
no-not-met = No se cumple lo que exige esta opción

## Qué le pasa a quien se elige
leaves-for-good = se va para siempre
away-for = { $n ->
    [one] fuera un día
   *[other] fuera { $n } días
 }
on-the-save-sheet = desde ahora cuenta como Personaje inicial
nothing-there = nada
