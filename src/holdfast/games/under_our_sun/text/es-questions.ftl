# Preguntas, respuestas y negativas; nombres de lugares, bienes y dados.

## Nombres
player-number = Jugador { $n }
way-n = { $n ->
    [one] 1 loseta al norte
   *[other] { $n } losetas al norte
 }
way-ne = { $n ->
    [one] 1 loseta al noreste
   *[other] { $n } losetas al noreste
 }
way-se = { $n ->
    [one] 1 loseta al sureste
   *[other] { $n } losetas al sureste
 }
way-s = { $n ->
    [one] 1 loseta al sur
   *[other] { $n } losetas al sur
 }
way-sw = { $n ->
    [one] 1 loseta al suroeste
   *[other] { $n } losetas al suroeste
 }
way-nw = { $n ->
    [one] 1 loseta al noroeste
   *[other] { $n } losetas al noroeste
 }
towards-n = al norte
towards-ne = al noreste
towards-se = al sureste
towards-s = al sur
towards-sw = al suroeste
towards-nw = al noroeste
short-n = N
short-ne = NE
short-se = SE
short-s = S
short-sw = SO
short-nw = NO
from-haven = { $way } de New Haven
place = { $name }, { $bearing }
unknown-land = tierra desconocida
foe-named = { $name } { $letter }
foe-gone = enemigo { $letter }
foe-left = { $n ->
    [0] { $name } (a punto de caer)
    [one] { $name } (le queda 1 PS)
   *[other] { $name } (le quedan { $n } PS)
 }
the-enemies = el enemigo
bare-hands = las manos
nothing-at-all = nada
good-water = agua
good-fabric = tela
good-metal = metal
good-connector = conector
good-wood = madera
good-alcohol = alcohol
good-plastic = plástico
good-food = comida
good-cartridge = cartucho
good-arrow = flecha
good-part = pieza del filtro
good-track = huella
amount-water = { $n } de agua
amount-fabric = { $n } de tela
amount-metal = { $n } de metal
amount-connector = { $n ->
    [one] 1 conector
   *[other] { $n } conectores
 }
amount-wood = { $n } de madera
amount-alcohol = { $n } de alcohol
amount-plastic = { $n } de plástico
amount-food = { $n } de comida
amount-cartridge = { $n ->
    [one] 1 cartucho
   *[other] { $n } cartuchos
 }
amount-arrow = { $n ->
    [one] 1 flecha
   *[other] { $n } flechas
 }
amount-part = { $n ->
    [one] 1 pieza del filtro
   *[other] { $n } piezas del filtro
 }
amount-track = { $n ->
    [one] 1 huella
   *[other] { $n } huellas
 }
dice-G = { $n ->
    [one] 1 verde
   *[other] { $n } verdes
 }
dice-Y = { $n ->
    [one] 1 amarillo
   *[other] { $n } amarillos
 }
dice-B = { $n ->
    [one] 1 azul
   *[other] { $n } azules
 }
dice-R = { $n ->
    [one] 1 rojo
   *[other] { $n } rojos
 }
die-G = verde
die-Y = amarillo
die-B = azul
die-R = rojo
side-blank = en blanco
attribute-strength = Fuerza
attribute-skill = Habilidad
attribute-stealth = Sigilo

## Preguntas
card-first = { $card-is ->
    [some] { $card }.{" "}
   *[none] {""}
 }
ask-window = { $what ->
    [none] { $spent ->
        [yes] { $to } no le quedan puntos de acción. ¿Algo que no cueste ninguno antes de terminar el turno?
       *[no] ¿Algo antes de seguir?
     }
    [trap] Salta una trampa bajo { $target }: { $dice }; daño: { $hits }. ¿Quieres volver a tirar dados?
    [approach] Tras el disparo, { $roller } reacciona: con { $hp ->
        [one] 1 éxito
       *[other] { $hp } éxitos
     } viene a tu loseta; con menos se queda y, si puede, devuelve el disparo. Ahora { $hits }: { $dice }. ¿Quieres volver a tirar dados?
    [bite] Con un éxito, la mordedura infecta: { $dice }. ¿Quieres volver a tirar dados?
    [enemy] { $aimed ->
        [no] Ataque ({ $roller }): { $dice }. ¿Quieres volver a tirar dados?
       *[other] Ataque { $of-roller } contra { $target } ({ $hp } PS{ $coming ->
            [0] {""}
           *[other] , { $coming } de daño ya en camino
         }): { $dice }; { $coming ->
            [0] daño: { $hits }
           *[other] daño añadido: { $hits }
         }{ $softened }. ¿Quieres volver a tirar dados?
     }
    [loot] { $roller } registra los restos ({ $rows }): { $dice }. ¿Quieres volver a tirar dados?
    [dodge] Esquiva ({ $roller }): { $dice }; con { $hp ->
        [one] 1 éxito
       *[other] { $hp } éxitos
     } falla un ataque. ¿Quieres volver a tirar dados?
    [attack] { $aimed ->
        [no] Ataque ({ $roller }): { $dice }. ¿Quieres volver a tirar dados?
       *[other] Ataque ({ $roller }) contra { $target }: { $dice }; daño: { $hits }. ¿Quieres volver a tirar dados?
     }
   *[other] { $for ->
        [none] Tirada ({ $roller }): { $dice }. ¿Quieres volver a tirar dados?
        [ammunition] ¿Con cuánta munición viene { $thing }? 1 por éxito, { $hp } como mucho: { $dice }, es decir, { $hits }. ¿Quieres volver a tirar dados?
        [gamble] { $roller } ha apostado { $hp } de agua: un éxito devuelve el doble, un doble éxito el triple; sin éxitos se pierde. { $dice }. ¿Quieres volver a tirar dados?
        [theft] Robo ({ $roller }): con un éxito te llevas 1 cosa sin que nadie lo vea; sin éxitos hay pelea. { $dice }. ¿Quieres volver a tirar dados?
        [stun] Descarga contra { $target }: con un éxito no puede responder. { $dice }. ¿Quieres volver a tirar dados?
        [rows] { $roller } tira por la carta ({ $rows }): { $dice }. ¿Quieres volver a tirar dados?
        [strength] Prueba de Fuerza ({ $roller }): { $dice }, { $hits } de { $hp }. ¿Quieres volver a tirar dados?
        [skill] Prueba de Habilidad ({ $roller }): { $dice }, { $hits } de { $hp }. ¿Quieres volver a tirar dados?
       *[stealth] Prueba de Sigilo ({ $roller }): { $dice }, { $hits } de { $hp }. ¿Quieres volver a tirar dados?
     }
 }
ask-ballot = { $card-is ->
    [some] { $does }{" "}
   *[none] {""}
 }Una sola carta para todo el campamento: ¿a quién le toca? Decide la mayoría; si hay empate, { $to }, por haberla robado.
ask-take-turn = { $who }, { $place }: { $ap ->
    [0] no quedan puntos de acción. ¿Terminas el turno, o antes haces algo que no cuesta ninguno?
    [one] queda 1 punto de acción. ¿Qué haces?
   *[other] quedan { $ap } puntos de acción. ¿Qué haces?
 }{ $lacks ->
    [water] {" "}(Sin agua: si no la encuentras, pierdes 1 PS en la próxima fase.)
    [food] {" "}(Sin comida: si no la encuentras, pierdes 1 PS en la Preparación.)
    [both] {" "}(Sin agua ni comida: si no las encuentras, pierdes 1 PS en la Preparación por hambre y 1 por la Mañana por sed.)
   *[none] {""}
 }{ $deadly ->
    [yes] {" "}(Sería la muerte.)
   *[no] {""}
 }{ $food ->
    [0] {""}
   *[other] {" "}(Aquí al lado, { $friend } lleva { $food } de comida: podéis comerciar.)
 }{ $crowded ->
    [yes] {" "}(Ya no cabe nadie más: { $full }.)
   *[no] {""}
 }
ask-discard = { $who }: ¿qué descartas aquí?
ask-barter = Comercio: { $the } y { $other }. { $open ->
    [yes] De momento das: { $give }; recibes: { $want }.
   *[no] ¿Qué cambia de manos?
 }
ask-agreement = { $who }: { $from } te propone un trato. Recibes: { $give }. Das: { $want }. ¿Aceptas?
ask-greeting = { $who } ({ $water } de agua): { $foe } te corta el paso. ¿Le pagas 2 de agua para que se marche? Si no, ataca ({ $dice }).
ask-first-act = { $who }: te topas con { $foes }. ¿Atacas o esquivas? No cuesta nada.
ask-join-fight = { $who }: { $active } combate contra { $foes } en { $place }. ¿Te unes?
ask-joiner-act = { $who }: te unes al combate contra { $foes }. ¿Qué haces?
ask-choose-dodge = { $who }: has esquivado bien. ¿Qué ataque falla?
ask-take-hit = Ataca { $foe }, recibe el golpe { $victim }: { $n } de daño. { $who }: ¿te interpones y lo recibes tú?
ask-soften = { $who } ({ $hp } PS): { $foe } te hace { $n } de daño. ¿Qué te protege?
ask-meal = { $who } ({ $hp } PS): tienes hambre. ¿Comes 1 de comida?
ask-drink-from = { $who } (agua: { $water }): ¿bebes tu agua o la del campamento ({ $stored })?
ask-first-to-act = ¿Quién actúa primero en esta fase?
ask-last-blows = La fase termina. { $who }: aún guardas { $ap } PA. ¿Combates?
ask-ghillie-net = { $who }: están a punto de descubrirte. ¿Giras la red de camuflaje para seguir en modo sigilo?
ask-karma-pick = { $who }: { $dice }. ¿Qué dados vuelves a tirar? Cada uno te cuesta un dado de karma, que conservas en el 33 % de los casos.
ask-cool-head = { $who }: { $dice }. ¿Qué dados vuelves a tirar?
ask-decide = { $card-is ->
    [some] { $card }. { $who }: ¿qué eliges?
   *[none] { $who }: ¿qué eliges?
 }
ask-take-item = { card-first }¿Qué objeto tomas (precio { $price } o menos)?
ask-share-water = { card-first }¿Quién más recibe { $n } de agua?
ask-gamble = { card-first }¿Cuánta agua apuestas a un dado verde?
ask-tunnel = { card-first }¿Dónde sale el túnel?
ask-lose-resources = { card-first }¿Qué pierdes ({ $n } por elegir)?
ask-overflow = { $who }: no puedes cargar con todo. ¿Qué sueltas? Queda aquí hasta la Preparación; en un campamento, para siempre.
ask-gather = { $who }: { $taken ->
    [0] ¿recoges un objeto, o hasta dos recursos?
   *[other] ¿recoges un recurso más?
 }
ask-build = { $who }: ¿qué construyes?
ask-flare = { card-first }¿Para qué es la bengala?
ask-field-radio = { card-first }¿A quién llamas?
ask-called = La radio chisporrotea. { $who }: puedes actuar ya sin gastar PA. ¿Qué haces?
ask-choose-loot = { $who }: solo tú ves estas cartas de botín. ¿Con cuál te quedas?
ask-reveal = { card-first }¿Qué posición revelas ({ $n } por elegir)?
ask-reveal-any = { card-first }¿Qué posición revelas?
ask-tile-order = Solo tú ves estas losetas: { $nth ->
    [1] ¿cuál va encima de la pila, la primera que se robará?
   *[other] ¿cuál va debajo, en el puesto { $nth }?
 }
ask-deliver = { $who }: ¿qué entregas? Aún falta: { $wanted }.
ask-hand-hostage = ¿Quién guía al rehén de ahora en adelante?
ask-ignore-animal = { $thing }: el fuego ahuyenta a los animales. ¿Ignoras la carta?
ask-choose-victim = { $does } Una sola carta para todo el campamento: ¿a quién le toca?
ask-tap-own = { card-first }{ $who }: ¿qué carta giras? Hasta la Preparación no sirve.
ask-revive = { card-first }¿Quién vuelve a la vida?
ask-heal-one = { card-first }¿A quién curas?
ask-cure-one = { card-first }¿A quién le eliminas la infección?
ask-heal-or-cure = { card-first }{ $for ->
    [both] ¿Recuperar PS o eliminar una infección?
    [cure] ¿A quién le eliminas la infección?
   *[heal] ¿A quién curas?
 }
ask-calm-one = { card-first }¿A quién le sube el bienestar?
ask-reaction = { $who } ({ $hp } PS, { $ap } PA): { $from } te ataca, { $n } de daño. ¿Cómo reaccionas?
ask-pick-character = ¿Con qué personaje juegas?
ask-buying = Cartas iniciales: tienes { $n ->
    [one] 1 punto
   *[other] { $n } puntos
 }{ $others ->
    [0] {""}
   *[other] {" "}y tus compañeros { $others }
 }; lo que nadie gaste se pierde. ¿Qué tomas?
ask-pool-points = { $the } querría una carta de { $price } puntos y le { $n ->
    [one] falta 1
   *[other] faltan { $n }
 }: { $does } Tú tienes { $mine ->
    [one] 1 punto
   *[other] { $mine } puntos
 }. ¿Añades alguno?
ask-dealing = { $trader } tiene { $stock }. Tú tienes { $purse }. ¿Qué trato haces?
ask-bill = { $thing }. Por pagar: { $n } de agua. ¿Con qué pagas?
ask-snatch = Tienes la mano en la caja: { $trader }. ¿Qué tomas?
ask-payout = { $trader } te debe { $n } de agua y tiene { $stock }. ¿En qué quieres cobrar?
ask-order = { $trader }. Por pagar: { $price } de agua. ¿Con qué pagas?
ask-spoils = { $trader } está en el suelo: ¿qué cartas tomas ({ $n } por elegir)?

## Un turno
with-ap = { $what } ({ $n } PA)
with-no-ap = { $what } (0 PA, una vez por fase)
live-march = Moverse hasta { $place } pasando por { $via }
live-move = Moverse { $way } hacia { $place }
live-sneak = Infiltrarse { $way } hacia { $place }
row-charge = Cargar hacia tierra desconocida: la descubres, entras enseguida y despiertas a sus enemigos
row-explore = Explorar tierra desconocida: la descubres sin moverte de aquí, y aún no aparece ningún enemigo
live-charge = Cargar { $way } hacia { $place }{ $held ->
    [yes] , donde está { $foes }
   *[no] {""}
 }: la descubres, entras enseguida y despiertas a sus enemigos
live-explore = Explorar { $way }: descubres sin moverte de aquí { $place }{ $held ->
    [yes] , donde está { $foes }
   *[no] {""}
 }, y aún no aparece ningún enemigo
opt-march = Seguir hasta { $a }
opt-move = Moverse a { $a }
opt-sneak = Infiltrarse en { $a }
opt-charge = Cargar hacia { $a }
opt-explore = Explorar { $a }
opt-recon = Reconocimiento: descubrir sin prueba el próximo enemigo de la loseta; sigues en modo sigilo y puedes atacarlo por sorpresa
live-recon = Reconocimiento: descubrir sin prueba 1 enemigo de la loseta (quedan { $n }). Se queda aquí, también para los compañeros; tú sigues en modo sigilo y puedes atacarlo por sorpresa
opt-gather = Recoger
opt-refill = Rellenar agua
opt-rain = Recoger lluvia: 1 de agua, sin quitarle nada a la loseta
opt-eat = Comer 1 de comida: recuperas 1 PS
opt-loot = Saquear: { $a }
live-loot = Saquear los restos { $of }: { $rows }{ $late ->
    [yes] {" "}(por la mañana ya no estarán)
   *[no] {""}
 }
opt-open = Abrir el contenedor
live-open = Abrir el contenedor – prueba de { $attribute }
opt-sleep = Dormir
live-sleep = Dormir, 1 espacio de bienestar: de { $before } a { $after } { $well ->
    [0] { $vain ->
        [yes] (ahora no sirve: la Preparación lo quita, y mañana vuelves a { $before })
       *[no] ({ $before }: 2 PA menos en cada fase)
     }
   *[other] (En forma no da nada por sí mismo, pero aleja un día el cansancio: cada Preparación quita un espacio, y { $tired } significa 2 PA menos en cada fase)
 }{ $why ->
    [camp] ; aquí cuesta menos que a la intemperie
    [storm] ; sin la Tormenta costaría 1 PA más
    [least] ; en New Haven y en los campamentos 3 PA, con Tormenta o sin ella
    [night] ; de día o en un campamento cuesta menos
    [card] ; sin la carta de noche costaría 1 PA más
   *[none] {""}
 }
opt-treat = Curar: { $a }, 1 PS
opt-disinfect = Eliminar la infección: { $a }
opt-build = { $a-is ->
    [none] Construir…
   *[other] Construir { $a }
 }
to-build = { $name } ({ $price })
live-build-any = Construir { $names }{ $more ->
    [0] {""}
    [one] {" "}u otra cosa
   *[other] {" "}u otra de { $more } cosas
 }: para qué sirve cada una se ve tras gastar el PA
live-build = Construir { $name } Cuesta { $recipe }{ $thrift ->
    [yes] {" "}(aquí no se tira nada: sin { $spared })
   *[no] {""}
 }
opt-make = Fabricar { $a-is ->
    [cartridge] cartuchos
   *[arrow] flechas
 }
live-make = Fabricar { $what } con { $price }
opt-camp-up = Montar el campamento con la tienda
opt-camp-build = Construir una tienda y montar el campamento
live-camp-build = Construir una tienda y montar el campamento – { $recipe }
opt-camp-down = Desmontar el campamento
opt-campfire = Encender una hoguera: 1 de madera
opt-kitchen = Montar una cocina de campaña: 1 de metal
opt-cook = Cocinar: 1 de comida se convierte en 3
opt-strip = Desmontar { $a }
opt-refuel = Repostar la motosierra: 1 de alcohol
opt-use = Usar { $a }
live-use = Usar { $name }{ $uses ->
    [0] {""}
    [one] {" "}(último uso)
   *[other] {" "}({ $uses } usos)
 }{ $known ->
    [yes] : { $does }
   *[no] {""}
 }
opt-discard = Descartar…
opt-wait = Esperar
live-wait = { $n ->
    [0] Terminar el turno
   *[other] Esperar
 }{ $foes ->
    [yes] {" "}(los enemigos de aquí no golpean por eso)
   *[no] {""}
 }
opt-trade = Comerciar con { $a }
opt-trader = { $a-is ->
    [lawrence] Comerciar en el almacén de Lawrence
   *[other] Comerciar con { $a }
 }
opt-rob = Atracar: { $a }{ $b-is ->
    [none] {""}
   *[other] , con { $b }
 }
live-rob = Atracar: { $who }, con { $weapon }{ $how }

## Misiones
opt-mission = Misión: { $a }
task-deliver = Entregar…
mission-needs = { $what } – { $needs }
needs-test = prueba de { $attribute }
opt-deliver = { $a-is ->
    [done] Eso es todo
   *[other] Entregar 1: { $a }
 }
opt-guide = { $a }

## Combate
opt-attack = Atacar: { $a }, con { $b }{ $c-is ->
    [burst] { how-burst }
    [ambush] { how-ambush }
    [unseen] { how-unseen }
   *[other] {""}
 }
live-attack = Atacar { $to } con { $weapon }{ $how }: { $dice }{ $shots ->
    [-1] {""}
    [one] , 1 disparo cargado
   *[other] , { $shots } disparos cargados
 }
opt-shoot = Disparar: { $a }, con { $b }{ $c-is ->
    [burst] { how-burst }
    [ambush] { how-ambush }
    [unseen] { how-unseen }
   *[other] {""}
 }
live-shoot = Disparar { $to } en { $place } con { $weapon }{ $how }: { $dice }{ $shots ->
    [-1] {""}
    [one] , 1 disparo cargado
   *[other] , { $shots } disparos cargados
 }
opt-sneak-attack = Ataque furtivo: { $a }, con { $b }
live-sneak-attack = Atacar por sorpresa { $to } con { $weapon }: { $dice }; si la prueba sale bien, nadie devuelve el golpe
opt-throw = Lanzar { $a }: { $b }
live-throw = Lanzar { $weapon } a todos los enemigos en { $place }: { $dice }
opt-assault = Atacar: { $a }, con { $b }
live-assault = Atacar: { $who } ({ $n } PS), con { $weapon }{ $how }: { $dice }
opt-dodge = { $a-is ->
    [none] Esquivar
   *[other] Evitar el ataque: { $a }
 }
live-avoid = Evitar el ataque { $of } ({ $n } de daño)
how-burst = , en ráfaga
how-ambush = , a sotavento
how-unseen = , en modo sigilo
opt-let-be = Dejarlo estar
opt-join = Unirse al combate (1 PA)
live-join = Unirse al combate (1 PA); tu mejor golpe: { $foe } con { $weapon }, { $dice }
opt-join-free = Unirse al combate por 0 PA
live-join-free = Unirse al combate por 0 PA; tu mejor golpe: { $foe } con { $weapon }, { $dice }
opt-stay-out = Quedarse al margen
live-stay-out = Quedarse al margen: { $n ->
    [one] 1 enemigo ataca
   *[other] { $n } enemigos atacan
 } { $to } ({ $hp } PS)
opt-bribe = Pagar 2 de agua, y se marcha
opt-no-bribe = No pagar: hay combate
opt-armour = Usar { $a }
live-armour = { $name }: { $n } de daño menos{ $turned ->
    [yes] {" "}(la carta queda girada hasta la Preparación)
   *[no] {" "}(1 uso)
 }
opt-tough-hide = Cuero viejo, una vez por fase: 1 de daño menos
name-tough-hide = Cuero viejo
softened = { $n ->
    [one] (se puede evitar 1: { $by })
   *[other] (se pueden evitar { $n }: { $by })
 }
opt-take-it = Encajar el golpe
opt-bulwark = Detrás de mí: interponerse y recibir el golpe
opt-no-bulwark = Quedarse al margen
live-bulwark = Detrás de mí, una vez por fase: { $who } ({ $hp } PS) se interpone y recibe { $n } de daño{ $softened }
live-no-bulwark = Quedarse al margen: { $who } ({ $hp } PS) recibe { $n } de daño{ $softened }
opt-counter = Contraatacar con { $a } (1 PA)
live-counter = Contraatacar con { $weapon }{ $how }: { $dice } (1 PA)
opt-react-dodge = Esquivar (1 PA)
opt-rush = Lanzarse contra quien ataca (prueba de Fuerza)
opt-do-nothing = No hacer nada

## Tiradas
opt-karma = Karma: volver a tirar dados
live-karma = Karma ({ $who }, { $n ->
    [one] 1 dado
   *[other] { $n } dados
 }, una vez por fase): elegir los dados que se vuelven a tirar – { $outlook }
live-karma-dice = Karma ({ $who }, { $n ->
    [one] 1 dado
   *[other] { $n } dados
 }, una vez por fase): volver a tirar { $dice }; { $outlook }; al repetir, mejora en el { $chance } % de los casos
opt-cool-head = Sangre fría: volver a tirar dados
live-cool-head = Sangre fría, una vez al día: elegir los dados que se vuelven a tirar – { $outlook }
live-cool-head-dice = Sangre fría, una vez al día: volver a tirar { $dice }; { $outlook }; al repetir, mejora en el { $chance } % de los casos
opt-ghost-boots = Suelas de fieltro: volver a tirar el dado { $a }
live-ghost-boots = Suelas de fieltro: volver a tirar el dado { $n }, { $die } { $face }
opt-die = Dado { $a }
live-die = Dado { $n }: { $die } { $face }
opt-roll-now = Tirarlos
outlook = ahora { $n ->
    [one] 1 éxito
   *[other] { $n } éxitos
 }{ $some ->
    [yes] , { $aim }
   *[no] {""}
 }
aim-high = { $need ->
    [one] hace falta 1
   *[other] hacen falta { $need }
 }
aim-low = { $need ->
    [one] mejor ninguno
   *[other] mejor menos de { $need }
 }
aim-low-each = cada éxito duele
opt-use-net = Girar la red de camuflaje: nadie te descubre; la red vuelve a estar lista en la próxima Preparación
opt-spare-net = Guardar la red para otra ocasión: te descubren

## Bienes
opt-take = { $a-is ->
    [done] No tomar nada más
   *[other] { $a }
 }
gather-take = { $a-is ->
    [done] Dejar el resto
   *[other] Tomar: { $a }
 }
opt-drop = { $a-is ->
    [done] Eso es todo
   *[other] Soltar: { $a }
 }
opt-lose = { $a }
live-give = Dar: { $what }
live-want = Pedir: { $what }
live-gather-else = { $things ->
    [0] Recoger otra cosa, o una sola
   *[other] Recoger { $what }, o una sola cosa
 }
live-gather-here = Recoger lo que hay: { $what }
live-gather-two = Recoger { $what }{ $some ->
    [yes] {" "}(basta para { $makes })
   *[no] {""}
 }
live-take-two = Tomar { $what }
live-end-turn = Terminar el turno
opt-give = Dar: { $a }
opt-want = Pedir: { $a }
opt-propose = Proponer este trato
opt-leave-it = Dejarlo, no hay trato
opt-agree = Aceptar
opt-refuse = Rechazar
opt-buy = Comprar { $a }
dealing-buy = Comprar 1 { $a } (1 de agua)
live-buy = Comprar { $name } ({ $n } de agua, o bienes por ese valor)
live-choose = { $name } ({ $pooled ->
    [0] { $n ->
        [one] 1 punto
       *[other] { $n } puntos
     }
   *[other] { $n } puntos: tú das { $own ->
        [one] 1 punto
       *[other] { $own } puntos
     }{ $pooled ->
        [one] , a los demás se les pide 1
       *[other] , a los demás se les piden { $pooled }
     }; si se niegan, no gastas nada
 })
live-for = { $who }: { $what }
opt-pass = No tomar nada más
live-pass-none = No tomar nada
opt-add = { $a ->
    [0] No añadir nada
    [one] Añadir 1 punto
   *[other] Añadir { $a } puntos
 }
live-add-none = No añadir nada: con { $n ->
    [one] 1 punto
   *[other] { $n } puntos
 } también puedes tomar { $names }
opt-sell = Vender { $a }
live-sell = Vender { $name } por { $n } de agua, o bienes por ese valor
opt-swap = Dar { $a } a cambio de { $b }
live-swap = Dar { $give } a cambio de { $want }
opt-order = Tomar 1: { $a }, a cambio de bienes de varias clases
live-order = Tomar { $what } pagando con bienes variados
opt-dismantle = Pagar 1 de agua para que desmonten { $a }
opt-steal = Robar (1 PA, prueba de Sigilo)
opt-pay = Pagar con { $a }
live-pay = { $what }
live-pay-part = Primero { $what }, después el resto
opt-snatch = Tomar 1: { $a }
opt-keep = Quedarse con la carta de botín { $a }
live-another = { $what } (otra copia)
opt-next = Loseta { $a }

## Otras decisiones
choice = { $words }: { $does }
choice-paid = { $words } ({ $price })
armed = { $ranged ->
    [yes] Así { $who } dispara con { $dice }; sin armas, en su propia loseta: { $bare }.
   *[no] Así { $who } golpea con { $dice }; sin armas: { $bare }.
 }
card-does = { $name } – { $does }
opt-decline = No, gracias
opt-stake = Apostar { $a } de agua
opt-tunnel = { $a }
opt-water = { $a }
opt-call = { $a }
opt-flare = { $a-is ->
    [fire] Encender una hoguera sin madera
   *[scare] Ahuyentar a los animales de alrededor
 }
opt-reveal = { $a-is ->
    [none] No revelar más
   *[other] { $a }
 }
opt-ignore = Ignorarla
opt-face-it = Afrontarla
opt-turn = { $a }
opt-revive = Devolver a la vida: { $a }
opt-heal = Curar: { $a }
live-heal = Curar: { $who }, { $n } PS
opt-cure = Eliminar la infección: { $a }
opt-calm = { $a }
opt-meal = { $a-is ->
    [eat] Comer 1 de comida
    [camp] Comer 1 de comida del campamento y guardar la propia
   *[starve] Pasar hambre
 }
opt-drink = { $a-is ->
    [own] Beber la propia agua
   *[camp] Beber de la reserva del campamento
 }
opt-first = { $a }
opt-character = { $a }
opt-reveal-sol = Descubrirse como Hijo de la Libertad
opt-sol-spawn = Hijo de la Libertad: hacer aparecer un enemigo en { $a }
opt-sol-move = Hijo de la Libertad: mover { $a } a { $b } (2 PA)

## Negativas
no-no-ap = Cuesta { $need } PA; tienes { $have }
no-tile-full = Todas las casillas de movimiento de allí están ocupadas
no-already-fit = Tu bienestar ya está En forma
no-enemy-here = No mientras haya aquí un enemigo, salvo en modo sigilo
no-traitor = En New Haven no dejan dormir a un Hijo de la Libertad
no-cannot-pay = Hace falta: { $need } × { $what-is ->
    [water] { good-water }
    [food] { good-food }
    [fabric] { good-fabric }
    [metal] { good-metal }
    [connector] { good-connector }
    [wood] { good-wood }
    [alcohol] { good-alcohol }
    [plastic] { good-plastic }
    [cartridge] { good-cartridge }
   *[arrow] { good-arrow }
 }
no-not-possible = No se cumple la condición de la carta
no-character-taken = Alguien juega ya con este personaje
no-no-points = Hacen falta { $need } puntos, y entre todos tenéis menos
no-too-dear = Cuesta { $need } de agua, y no puedes pagar tanto
no-hero-item = Es un objeto de héroe: solo puede llevarlo su personaje
no-no-deal = No tienes nada que aquí se pueda cambiar o vender
