# Nombres, y lo que rodea el texto de regla en las cartas.

noun-under_our_sun = Under Our Sun
noun-strength = Fuerza
noun-skill = Habilidad
noun-stealth = Sigilo
noun-melee = cuerpo a cuerpo
noun-ranged = a distancia
noun-water = agua
noun-food = comida
noun-fabric = tela
noun-metal = metal
noun-connector = { $n ->
    [one] conector
   *[other] conectores
 }
noun-wood = madera
noun-alcohol = alcohol
noun-plastic = plástico
noun-cartridge = { $n ->
    [one] cartucho
   *[other] cartuchos
 }
noun-arrow = { $n ->
    [one] flecha
   *[other] flechas
 }
noun-part = { $n ->
    [one] pieza del filtro
   *[other] piezas del filtro
 }
noun-track = { $n ->
    [one] huella
   *[other] huellas
 }
noun-goods = bienes
noun-Animal = Animal
noun-Human = Humano
noun-Mutated = Mutado
noun-G = verde
noun-Y = amarillo
noun-B = azul
noun-R = rojo
noun-preparation = Preparación
noun-morning = Mañana
noun-afternoon = Tarde
noun-night = Noche
noun-storm = Tormenta
noun-solar-storm = Tormenta solar
noun-campfire = hoguera
noun-kitchen = cocina de campaña

## Personajes dentro de una frase
the-veteran = la Veterana
the-thickskin = Pellejo Duro
the-scout = el Explorador
the-medic = la Médica
the-mechanic = la Hojalatera
the-hunter = el Cazador Furtivo
the-somebody = { $name }
of-veteran = de la Veterana
of-thickskin = de Pellejo Duro
of-scout = del Explorador
of-medic = de la Médica
of-mechanic = de la Hojalatera
of-hunter = del Cazador Furtivo
of-somebody = de { $name }
to-veteran = a la Veterana
to-thickskin = a Pellejo Duro
to-scout = al Explorador
to-medic = a la Médica
to-mechanic = a la Hojalatera
to-hunter = al Cazador Furtivo
to-somebody = a { $name }
by-veteran = por la Veterana
by-thickskin = por Pellejo Duro
by-scout = por el Explorador
by-medic = por la Médica
by-mechanic = por la Hojalatera
by-hunter = por el Cazador Furtivo
by-somebody = por { $name }
the-rat-pack = la Manada de ratas
the-feral-dog = el Perro de nadie
the-wolf = el Lobo de la cresta
the-wild-boar = el Jabalí de los espinos
the-great-bear = el Gran oso
the-carrion-birds = la Bandada a la espera
the-scavenger = el Espigador
the-raider = el Salteador
the-road-gunner = el Peajero
the-liberty-recruit = el Novato de la Libertad
the-liberty-rifleman = el Tirador de la Libertad
the-liberty-enforcer = el Capataz de la Libertad
the-crawler = el Reptante de cuneta
the-howler = la Plañidera
the-sunburnt = la Piel de mediodía
the-brute = la Mole
of-rat-pack = de la Manada de ratas
of-feral-dog = del Perro de nadie
of-wolf = del Lobo de la cresta
of-wild-boar = del Jabalí de los espinos
of-great-bear = del Gran oso
of-carrion-birds = de la Bandada a la espera
of-scavenger = del Espigador
of-raider = del Salteador
of-road-gunner = del Peajero
of-liberty-recruit = del Novato de la Libertad
of-liberty-rifleman = del Tirador de la Libertad
of-liberty-enforcer = del Capataz de la Libertad
of-crawler = del Reptante de cuneta
of-howler = de la Plañidera
of-sunburnt = de la Piel de mediodía
of-brute = de la Mole
to-rat-pack = a la Manada de ratas
to-feral-dog = al Perro de nadie
to-wolf = al Lobo de la cresta
to-wild-boar = al Jabalí de los espinos
to-great-bear = al Gran oso
to-carrion-birds = a la Bandada a la espera
to-scavenger = al Espigador
to-raider = al Salteador
to-road-gunner = al Peajero
to-liberty-recruit = al Novato de la Libertad
to-liberty-rifleman = al Tirador de la Libertad
to-liberty-enforcer = al Capataz de la Libertad
to-crawler = al Reptante de cuneta
to-howler = a la Plañidera
to-sunburnt = a la Piel de mediodía
to-brute = a la Mole

## Lugares dentro de una frase
the-tile-2 = el Camino del Talco
the-tile-3 = el Río de Guijarros
the-tile-4 = el Soto Carbonero
the-tile-6 = el Avión Siniestrado
the-tile-7 = los Bloques Caídos
the-tile-8 = la Granja de la Viuda
the-tile-9 = el Lago de Hormigón
the-tile-10 = la Mesa Blanca
the-tile-11 = el Desguace de la Prensa
the-tile-13 = el Lomo de Navaja
the-tile-14 = la Nave de los Carritos
the-tile-15 = el Campo de Escucha
the-tile-18 = el Laberinto de Vagones
the-tile-19 = los Pinos Grises
the-tile-21 = el Camping Buen Sol
the-tile-22 = las Olas Lentas
the-tile-23 = la Casa de la Tiza
the-tile-24 = el Pozo del Guardés
the-tile-25 = la Subestación Muda
the-tile-26 = el Cuenco de la Cantera
the-tile-27 = la Torre de la Aguja
the-tile-28 = la Empalizada de la Libertad
the-tile-29 = las Bombas de Latón
the-tile-31 = el Círculo del Convoy
the-tile-32 = el Paso del Barquero
the-unknown-land = la tierra desconocida

## Frases de una carta
or-else = o bien
row = { $at }: { $text }
row-text = { $text }
quoted = «{ $words }»
only-if = { $what } (solo si { $cond })
then-first = después, { $text }
otherwise = si no: { $text }
if-none = si no hay ninguno: { $text }
on-success = éxito: { $text }
on-failure = fallo: { $text }
successes = { $n ->
    [0] ningún éxito
    [1] éxito
   *[2] doble éxito
 }
tile-named = loseta { $n } ({ $name })
tile-number = loseta { $n }
the-tile = la { $tile }

## Personajes
card-archetype = { $expansion ->
    [yes] { $name } (expansión)
   *[no] { $name }
 }
card-body = { $hp } PS, { $water } de agua
value = { $name } { $dice }
card-values = Dados: { $values }
card-areas = Áreas: { $items } de objetos, { $mixed } mixtas, { $equipment } de equipo
card-ability = { $name }: { $text }

## Losetas
card-tile = { $kind ->
    [haven] Loseta { $n }, loseta inicial: VM { $mv }
    [target] Loseta objetivo { $n }: VM { $mv }
   *[normal] Loseta { $n }: VM { $mv }
 }
card-store = Almacén (Lawrence). Aquí no se roban cartas de noche
card-resources = Recursos: { $goods }
card-spring = { $n } de agua
card-symbols = { $n ->
    [one] 1 símbolo de enemigo
   *[other] { $n } símbolos de enemigo
 }
card-event = Evento
card-box = Contenedor que se abre con { $attribute }
card-fields = { $n ->
    [0] Sin límite de personajes
    [one] 1 casilla de movimiento
   *[other] { $n } casillas de movimiento
 }
card-camp = Campamento

## Enemigos
card-kind = { $kind ->
    [Animal] Animal
    [Human] { $sol ->
        [yes] Humano, Hijo de la Libertad
       *[no] Humano
     }
   *[Mutated] Mutado
 }
card-hp = { $growth ->
    [boss] PS: { $n }, más 3 por personaje
    [captain] PS: { $n }, más 1 por personaje
   *[none] { $n } PS
 }
card-melee = { $when ->
    [always] Dados cuerpo a cuerpo: { $day }
    [day] Dados cuerpo a cuerpo: { $day }; de Noche, ninguno
    [night] Dados cuerpo a cuerpo: { $night }, solo de Noche
   *[both] Dados cuerpo a cuerpo: { $day }; de Noche, { $night }
 }
card-ranged = { $when ->
    [always] Dados a distancia: { $day }
    [day] Dados a distancia: { $day }; de Noche, ninguno
    [night] Dados a distancia: { $night }, solo de Noche
   *[both] Dados a distancia: { $day }; de Noche, { $night }
 }
card-loot = Botín
text-foe-rat = Cuando hace daño, tira 1 dado azul: con un éxito, el objetivo contrae una infección
text-foe-wolf = De Noche, al activarse: si el otro lobo no está en juego, llega del mazo o de los descartes y participa en el mismo primer turno de combate
text-foe-boar = +1 dado amarillo en un primer turno de combate
text-foe-bear = La esquiva de un personaje herido no puede anular su ataque
text-foe-carrion = Cuando hace daño, el objetivo pierde 1 de comida
text-foe-scavenger = Al activarse, el personaje activo puede pagarle 2 de agua para que se marche
text-foe-enforcer = Los demás Hijos de la Libertad de su loseta atacan con 1 dado azul más
text-foe-crawler = Cuando un ataque suyo hace 2 o más de daño, el objetivo contrae una infección
text-foe-howler = Si sigue con vida al final del primer turno de combate en que se activó, el otro enemigo más cercano a distancia de 1 a 3, sin personajes expuestos en su loseta, se mueve 1 loseta hacia ella
text-foe-sunburnt = +1 dado verde durante una Tormenta solar
text-foe-brute = Una esquiva anula su ataque solo con 2 éxitos
text-foe-boss = Nunca queda girado: ataca por turno a cada participante de su loseta. Recupera 1 PS en cada Preparación; el fuego no lo detiene, los objetos no lo mueven. 3 de comida descartados en su loseta le quitan 1 dado verde hasta el final de la fase
text-foe-captain = Encabeza la última oleada

## Noche y sol
card-animal = Animal: puede ignorarse en una loseta con fuego
card-storm = Tormenta: los personajes tienen 5 PA; se puede Recoger lluvia, Dormir a la intemperie cuesta 1 PA menos y todos los fuegos se apagan
card-solar-storm = Tormenta solar: las cartas con el símbolo eléctrico no tienen efecto
card-drink = Cada personaje bebe { $n } de agua{ $shade ->
    [yes] ; en New Haven y en los campamentos, solo 1
   *[no] , también en los campamentos
 }
card-rough = Moverse a una loseta de VM 3 o 4 o Infiltrarse en ella cuesta { $n } PA más
card-haze = En las pruebas de Sigilo, +1 dado azul. Todo ataque a distancia, de personajes y de enemigos, pierde su dado más débil
card-burn = Fuera de New Haven y de los campamentos, cada personaje sufre 1 de daño al comienzo de su turno en esta fase, después de beber (no en la Noche siguiente)
card-fair = Sin efecto especial

## Objetos, equipo, botín
card-gear = { $kind ->
    [melee] Arma cuerpo a cuerpo
    [ranged] Arma a distancia
    [thrown] Arma arrojadiza
    [hero] Objeto de héroe
    [equipment] Equipo
   *[item] Objeto
 }
mark-electric = símbolo eléctrico
mark-fire = fuente de fuego (enciende una hoguera con 1 de madera, que aleja a los animales)
card-goods = Bienes: { $text }
mark-hero = objeto de héroe
mark-only = solo para { $name }
card-dice = { $thrown ->
    [yes] Tira solo { $dice }
   *[no] Ataque: +{ $dice }
 }
card-more-water = Puedes llevar { $n } de agua más
card-more-mixed = { $n ->
    [one] 1 área mixta más
   *[other] { $n } áreas mixtas más
 }
card-ammo = Caben { $amount }; construida o comprada, viene cargada{ $found ->
    [yes] ; si se encuentra, tanta munición como éxitos den 2 dados verdes
   *[no] {""}
 }
card-uses = { $n ->
    [one] 1 uso
   *[other] { $n } usos
 }
card-tap = Después de usar esta carta, gírala hasta la Preparación
card-use = { $when ->
    [yes] Uso ({ $ap } PA, solo si { $cond }): { $text }
   *[no] Uso ({ $ap } PA): { $text }
 }
card-recipe = Receta: { $goods }
card-price = Precio: { $n } de agua
card-stars = { $n ->
    [one] Carta inicial: 1 punto
   *[other] Carta inicial: { $n } puntos
 }
text-perk-sneak-green = En un ataque furtivo, en cambio: +1 dado verde
text-perk-strength-box-Y = +1 dado amarillo para abrir contenedores con Fuerza
text-perk-strength-box-G = +1 dado verde para abrir contenedores con Fuerza
text-perk-skill-box-G = +1 dado verde para abrir contenedores con Habilidad
text-perk-first-turn-Y = En un primer turno de combate: 1 dado amarillo más
text-perk-area-once = Se lanza a tu loseta o a una adyacente: una sola tirada, y cada enemigo que haya sufre su resultado
text-perk-area-each = Se lanza a tu loseta o a una adyacente: una tirada aparte por cada enemigo que haya
text-perk-scares = Los Animales que sobreviven se alejan 1 loseta: de una loseta adyacente, en lugar de reaccionar; de la tuya, al final del turno de combate
text-perk-tent = Montar el campamento (1 PA): cámbiala por una ficha de campamento en tu loseta. En un campamento Dormir cuesta menos, lo que se deja se conserva y una sola carta de noche vale para todos
text-perk-no-night-die = Ningún dado rojo de la Noche cuando te infiltras
text-perk-no-night-card = No robas cartas de noche por las losetas en que entras
text-perk-jacket = Después de la tirada de un ataque contra ti, puedes girarla hasta la Preparación para evitar 1 de daño
text-perk-armour = Después de la tirada de un ataque contra ti, puedes gastar 1 uso para evitar 1 de daño (una vez por ataque)
text-perk-vest = Después de la tirada de un ataque contra ti, puedes gastar 1 uso para evitar hasta 2 de daño (una vez por ataque)
text-perk-dodge-Y = En las pruebas para Esquivar, +1 dado amarillo
text-perk-boots = Una vez por fase, una acción de Moverse cuesta 1 PA menos (mínimo 1)
text-perk-trail-boots = Cada acción de Moverse cuesta 1 PA menos (mínimo 1)
text-perk-stealth-B = En tus pruebas de Sigilo, +1 dado azul
text-perk-gas-mask = No puedes contraer infecciones; la que ya tengas se queda
text-perk-distance-2 = Alcanza también objetivos a distancia 2, que nunca reaccionan
text-perk-shotgun = En tu loseta: 1 dado verde más
text-perk-burst = Por 2 cartuchos: 1 dado amarillo más
text-perk-slow-approach = El objetivo solo se acerca con un éxito en cada uno de 2 dados azules
text-perk-heavy = Tus pruebas para Infiltrarse pierden su dado más débil
text-perk-stun = Cuando hace daño, tira 1 dado amarillo: con un éxito, el objetivo queda girado antes de responder
text-perk-wrecker = Con 3 o más de daño, el objetivo queda girado antes de responder
text-perk-chainsaw = Cada ataque gasta 1 uso; 1 PA y 1 de alcohol le devuelven todos los usos, y vacía no se descarta
text-perk-torch = Una vez encendida se queda contigo y se descarta al final de la fase
text-perk-plate = En cada fase, el primer ataque que te haga daño hace 2 menos
text-perk-longbow = Antes de un ataque a distancia en modo sigilo puedes hacer una prueba de Sigilo; éxito: sigues en modo sigilo y el objetivo no reacciona
text-perk-ghost-boots = En cada prueba de Sigilo puedes volver a tirar una vez 1 dado
text-perk-sun-suit = Nunca bebes más de 1 de agua, y la Tormenta solar no te hace daño
text-perk-ghillie = Después del karma, puedes girarla hasta la Preparación para convertir en éxito una prueba de Sigilo tuya fallida

## Papeles
text-role-survivor = Ganas con los demás Supervivientes cuando se cumple la misión, o cuando muere el Hijo de la Libertad
text-role-sol = Ganas por tu cuenta, con tu objetivo secreto. En tu turno tienes dos habilidades, y usar cualquiera de ellas te descubre: una vez al día, por 0 PA, haz aparecer un enemigo Hijo de la Libertad en una loseta revelada adyacente que no sea New Haven; por 2 PA, mueve un enemigo Hijo de la Libertad de tu loseta o de una adyacente a una loseta revelada contigua a la suya. Desde entonces los Hijos de la Libertad no te atacan, pero ya no puedes comerciar con Lawrence, ni dormir o guardar bienes en New Haven
text-goal-saboteur = Objetivo secreto: la misión se pierde, por el límite de días o por otra de sus condiciones, antes de que quedes fuera del juego para siempre, y tu identidad se conoce, a más tardar, desde la Mañana del último día
text-goal-executioner = Objetivo secreto: al final de una fase ha muerto 1 personaje que no seas tú (2 con 4 o más jugadores), y al menos uno de los muertos sufrió daño causado por ti o por enemigos que hiciste aparecer o moviste
text-goal-arsonist = Objetivo secreto: al final de una Noche, desde el día 2, tu identidad se conoce y estás en New Haven sin ningún otro personaje vivo, y al menos 2 Hijos de la Libertad están en New Haven o al lado. Puedes moverlos dentro de New Haven

## Misiones
card-mission = { $n ->
    [0] Misión
   *[other] Misión { $n }
 } ({ $level ->
    [1] fácil
    [2] exigente
   *[3] difícil
 }): { $days } días; modo recomendado: { $mode ->
    [semi] semicooperativo
   *[coop] cooperativo
 }
card-placed = La { $tile } se coloca boca arriba a distancia { $n } de New Haven, en { $nth ->
    [1] una dirección sorteada con el dado
   *[other] otra dirección sorteada con el dado
 }
card-mixed = { $tiles } se { $count ->
    [one] baraja
   *[other] barajan
 } con { $mix ->
    [one] 1 loseta normal
   *[other] { $mix } losetas normales
 } y { $count ->
    [one] va
   *[other] van
 } debajo de { $top ->
    [one] la primera loseta
   *[other] las { $top } primeras losetas
 } de la pila de exploración
card-setup = Preparativos: { $text }
card-revealed = Cuando se revela la { $tile }: { $text }
card-from-the-start = Desde el principio: { $text }
card-stage = Carta { $n }. Objetivo: { $cond }
card-now-and-again = De inmediato y en cada Preparación: { $text }
card-enter = De inmediato: { $text }
card-again = En cada Preparación: { $text }
card-still = Todavía posibles: { $names }
card-deliver = Hay que entregar en la { $tile }, por 1 PA cada vez y en cualquier cantidad: { $goods }
card-task = Acción de misión «{ $name }» ({ $notes }): { $text }
task-price = { $n } PA
task-place = en la { $tile }
task-if = solo si { $cond }
task-test = prueba de { $attribute }
card-done = Cumplido el objetivo: { $text }
card-fails = La misión se pierde al final de la última Noche, si no queda ningún personaje{ $conds }
or-if = , o si { $cond }
wish-101 = { $what } (1 por personaje, y 1 más con 3 o más personajes)
wish-102 = { $what } (la mitad de los personajes, redondeada hacia arriba, más 1)
wish-103 = { $what } (1 por personaje, 3 como máximo)
task-free-hostage = Liberar al rehén
task-lead-hostage = Guiar al rehén
task-hand-hostage = Confiar al rehén
task-tune = Sintonizar el transmisor
task-fit-pump = Montar la bomba
task-read-track = Leer la huella
task-barricade = Barricada
task-repair-wood = Reparar con madera
task-repair-metal = Reparar con metal
task-stage-1 = Etapa 1
task-stage-2 = Etapa 2
task-stage-3 = Etapa 3
task-cross = Cruzar
text-mission-dry = En la Preparación el agua de New Haven no se repone
text-mission-parts = Se pone una pieza del filtro en cada una de las tres primeras losetas normales con símbolo de enemigo reveladas a distancia 2 o más de New Haven
text-mission-tracks = Se pone una huella en cada una de las tres primeras losetas reveladas con símbolo de evento
text-mission-boss = Madre Ceniza se mueve 1 loseta hacia el personaje más cercano en cada Preparación y al comienzo de cada Noche
text-mission-ahead = Lo que piden las cartas siguientes se puede entregar por adelantado; los cubos entregados están a salvo en la loseta
text-mission-gate = Los enemigos pueden entrar en New Haven. Al final de una fase del día cada enemigo que haya en ella quita 1 de integridad; al final de una Noche, 2. Al comienzo de la Noche de los días 2, 3 y 4 llega una oleada (tantos enemigos como personajes, 1 más los días 3 y 4); en la Mañana del día 5, la última (el doble que personajes, y el Coronel de la Libertad): cada enemigo a distancia 2 en una dirección sorteada con el dado. Los enemigos de las oleadas se mueven 1 loseta hacia New Haven al comienzo de cada fase del día y en la Preparación, si no hay en su loseta ningún personaje expuesto; una barricada cuesta al primero que pase ese movimiento y tanto daño como éxitos salgan en 1 dado amarillo
