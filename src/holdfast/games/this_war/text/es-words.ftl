# Nombres, y lo que rodea al texto de reglas en una carta.

noun-this_war = This War of Mine: El juego de mesa
you-play = Eres { $names }; la gente de la casa es de todos, y quien tiene el Diario decide por todos.
player = Jugador { $n }

## Fichas y recursos
noun-canned-food = { $n ->
    [one] Comida enlatada
   *[other] Comidas enlatadas
 }
noun-raw-food = { $n ->
    [one] Comida cruda
   *[other] Comidas crudas
 }
noun-vegetable = { $n ->
    [one] Verdura
   *[other] Verduras
 }
noun-alcohol-100 = Alcohol puro
noun-moonshine = { $n ->
    [one] Licor casero
   *[other] Licores caseros
 }
noun-sugar = Azúcar
noun-coffee = { $n ->
    [one] Café
   *[other] Cafés
 }
noun-cigarette = { $n ->
    [one] Cigarrillo
   *[other] Cigarrillos
 }
noun-assault-rifle = { $n ->
    [one] Fusil de asalto
   *[other] Fusiles de asalto
 }
noun-shotgun = { $n ->
    [one] Escopeta
   *[other] Escopetas
 }
noun-pistol = { $n ->
    [one] Pistola
   *[other] Pistolas
 }
noun-hatchet = { $n ->
    [one] Hacha
   *[other] Hachas
 }
noun-knife = { $n ->
    [one] Cuchillo
   *[other] Cuchillos
 }
noun-broken-assault-rifle = { $n ->
    [one] Fusil de asalto roto
   *[other] Fusiles de asalto rotos
 }
noun-broken-shotgun = { $n ->
    [one] Escopeta rota
   *[other] Escopetas rotas
 }
noun-broken-pistol = { $n ->
    [one] Pistola rota
   *[other] Pistolas rotas
 }
noun-weapon-part = { $n ->
    [one] Pieza de arma
   *[other] Piezas de arma
 }
noun-ammo = { $n ->
    [one] Munición
   *[other] Municiones
 }
noun-shell = { $n ->
    [one] Casquillo
   *[other] Casquillos
 }
noun-meds = { $n ->
    [one] Medicina
   *[other] Medicinas
 }
noun-bandages = { $n ->
    [one] Venda
   *[other] Vendas
 }
noun-herbal-meds = { $n ->
    [one] Medicina de hierbas
   *[other] Medicinas de hierbas
 }
noun-herb = { $n ->
    [one] Hierba
   *[other] Hierbas
 }
noun-chems = { $n ->
    [one] Químico
   *[other] Químicos
 }
noun-shovel = { $n ->
    [one] Pala
   *[other] Palas
 }
noun-lockpick = { $n ->
    [one] Ganzúa
   *[other] Ganzúas
 }
noun-sawblade = { $n ->
    [one] Sierra
   *[other] Sierras
 }
noun-filter = { $n ->
    [one] Filtro
   *[other] Filtros
 }
noun-mechanical-part = { $n ->
    [one] Pieza mecánica
   *[other] Piezas mecánicas
 }
noun-electrical-part = { $n ->
    [one] Pieza eléctrica
   *[other] Piezas eléctricas
 }
noun-jewelry = { $n ->
    [one] Joya
   *[other] Joyas
 }
noun-book = { $n ->
    [one] Libro
   *[other] Libros
 }
noun-broken-guitar = { $n ->
    [one] Guitarra rota
   *[other] Guitarras rotas
 }
noun-guitar = { $n ->
    [one] Guitarra
   *[other] Guitarras
 }
noun-wood = Madera
noun-component = { $n ->
    [one] Pieza
   *[other] Piezas
 }
noun-water = Agua
noun-none = desarmado
noun-unarmed = desarmado
noun-wait = { $n ->
    [one] ficha de Espera
   *[other] fichas de Espera
 }
noun-cold = Frío
noun-noise = Ruido
noun-damage = Daño

## Familias de fichas
noun-food = { $n ->
    [one] ficha de comida
   *[other] fichas de comida
 }
noun-medical = { $n ->
    [one] ficha médica
   *[other] fichas médicas
 }
noun-melee = { $n ->
    [one] Arma cuerpo a cuerpo
   *[other] Armas cuerpo a cuerpo
 }
noun-firearm = { $n ->
    [one] Arma de fuego
   *[other] Armas de fuego
 }
noun-weapon = { $n ->
    [one] arma
   *[other] armas
 }
noun-tool = { $n ->
    [one] herramienta
   *[other] herramientas
 }
noun-alcohol = { $n ->
    [one] ficha de alcohol
   *[other] fichas de alcohol
 }
noun-valuables = armas y Joyas
noun-fresh-food = { $n ->
    [one] Comida cruda o Verdura
   *[other] Comidas crudas o Verduras
 }
noun-resource = { $n ->
    [one] recurso
   *[other] recursos
 }
noun-any-token = { $n ->
    [one] ficha
   *[other] fichas
 }
noun-any = { $n ->
    [one] ficha o recurso
   *[other] fichas o recursos
 }
noun-most-valuable = { $n ->
    [one] ficha de más valor
   *[other] fichas de más valor
 }
noun-green-token = { $n ->
    [one] ficha verde
   *[other] fichas verdes
 }
noun-red-token = { $n ->
    [one] ficha roja
   *[other] fichas rojas
 }
noun-yellow-token = { $n ->
    [one] ficha amarilla
   *[other] fichas amarillas
 }
noun-grey-token = { $n ->
    [one] ficha gris
   *[other] fichas grises
 }

## Estados y valores
noun-hunger = Hambre
noun-fatigue = Fatiga
noun-illness = Enfermedad
noun-wounds = Heridas
noun-misery = Tristeza
noun-prowess = Valor
noun-empathy = Empatía
noun-inventory = Inventario

## El día
noun-morning = Mañana
noun-day = Acciones diurnas
noun-dusk = Crepúsculo
noun-evening = Anochecer
noun-scavenging = Saqueo
noun-raid = Incursión nocturna
noun-dawn = Alba
noun-end = el final
noun-bed-task = Dormir en una Cama
noun-floor = Dormir en el suelo
noun-guard = Guardia
noun-guard-task = Turno de Guardia
noun-scavenge = Saqueo

## Lugares
noun-storage = Almacén
noun-findings-pile = Pila de hallazgos
noun-shelter = Refugio
noun-outside = Exterior
noun-new-idea = Nueva idea
noun-rummage = Rebuscar
noun-stairs = escaleras
noun-crack = Grieta
noun-empty-space = casilla vacía
noun-near = Cerca
noun-medium = Medio
noun-far = Lejos
noun-attic = Desván
noun-upper = Planta alta
noun-ground = Planta baja
noun-cellar = Sótano
space = casilla { $code }
space-with = { $what } ({ $code })

## Cartas de la casa y de la noche
noun-furniture = Muebles
noun-debris = Escombros menores
noun-pantry = Despensa
noun-rubble = Escombros
noun-plain-rubble = Escombros
noun-remnants = Restos de escombros
noun-closed-door = Puerta cerrada
noun-bars = Barrotes
noun-basement = Entrada del sótano
noun-open-space = Espacio abierto
noun-board-up = { $n ->
    [one] Cerramiento
   *[other] Cerramientos
 }

## Mazos
noun-deck-fitting = Accesorios
noun-deck-ideas = Ideas
noun-deck-shelter = cartas de Refugio
noun-deck-character = Personajes
noun-deck-exploration = Exploración
noun-deck-findings = Hallazgos
noun-deck-night-raid = Incursiones nocturnas
noun-deck-resident = Habitantes
noun-deck-location = Lugares
noun-deck-visitor = Visitas
noun-deck-event = Acontecimientos
noun-deck-ending-event = Acontecimientos finales
noun-deck-chapter = Capítulos
noun-deck-objective = Objetivos
noun-deck-narrative-action = Acciones narrativas
noun-deck-fate = Destino
noun-deck-colour = Colores
noun-deck-script-location = Libro de los Textos: lugares
noun-deck-script-people = Libro de los Textos: gente
noun-deck-script-ending = Libro de los Textos: finales
noun-events = Acontecimientos
noun-night-raids = Incursiones nocturnas
noun-fate = Destino
noun-visitors = Visitas
noun-residents = Habitantes
noun-unknown = Desconocido

## Colores y dados
noun-red = Rojo
noun-blue = Azul
noun-green = Verde
noun-yellow = Amarillo
noun-white = Blanco
noun-grey = Gris
noun-black-die = dado negro
die-grey = dado gris
die-yellow = dado amarillo
die-red = dado rojo
face-story = § del Destino
face-axe = símbolo de Hacha (solo cuenta con un Hacha)
face-blast = símbolo de Escopeta (solo cuenta con una Escopeta)
face-empty = Sin munición
face-hits = { $n ->
    [0] en blanco
    [one] 1 impacto
   *[other] { $n } impactos
 }

## Combates
noun-a = A
noun-b = B
noun-c = C
noun-enemy = { $n ->
    [one] enemigo
   *[other] enemigos
 }
noun-unharmed = Ileso
noun-lightly = Herido
noun-badly = Malherido

## Fichas en Blanco
noun-sack-of-coal = Saco de carbón
noun-tool-box = Caja de herramientas
noun-sack-of-flour = Saco de harina
noun-warm-clothes = Ropa de abrigo
noun-child = Niña
noun-carpenter = Carpintero
noun-old-doctor = Médico anciano
noun-cellar-trader = Comerciante del sótano
noun-junk-dealer = Chatarrero
noun-field-nurse = Enfermera de campaña
noun-leaking-roof = Gotera
noun-rats = Ratas
noun-flooded-basement = Sótano inundado
noun-watchdog = Perro guardián
noun-ring-of-keys = Manojo de llaves
noun-hand-cart = Carretón
noun-police-whistle = Silbato de policía
noun-forged-papers = Papeles falsos
noun-music-box = Caja de música
noun-debt-note = Pagaré
noun-boy-at-the-window = Niño de la ventana
text-token-sack-of-coal = con una acción de calentar, quita 2 de Frío más
text-token-tool-box = construye un Accesorio sin sus Piezas mecánicas y eléctricas
text-token-sack-of-flour = una acción de Cocinar no necesita Comida cruda
text-token-warm-clothes = en una prueba de Frío, el Frío cuenta 2 menos
text-token-child = en cada Crepúsculo descarta 1 ficha de comida (primero las Verduras). Si come, una de cada dos Albas un Personaje en el Refugio: Tristeza −1. Si no come, el Personaje con más Empatía: Tristeza +1
text-token-carpenter = una vez al día, cuando se construye un Accesorio, cuesta 2 de Madera menos
text-token-old-doctor = al Alba, antes de la carta de Destino, un Personaje: Enfermedad −1 o Heridas −1
text-token-cellar-trader = durante el Saqueo aquí, devuelve 2 cartas de Exploración para hacer un Trueque: fichas verdes, Comisión 0
text-token-junk-dealer = durante el Saqueo aquí, devuelve 2 cartas de Exploración para hacer un Trueque: fichas grises, Comisión 1
text-token-field-nurse = durante el Saqueo aquí, devuelve 2 cartas de Exploración para hacer un Trueque: fichas amarillas, Comisión 2
text-token-leaking-roof = las acciones de calentar cuestan el doble de combustible. Un Personaje, con 1 acción y 2 de Madera, retira la ficha
text-token-rats = cada Mañana descarta 1 Comida cruda o 1 Verdura, si hay. Se van cuando una Trampa da Comida cruda
text-token-flooded-basement = cada tirada de Rebuscar −2 (mínimo 1). Un Personaje, con una Pala y 1 acción, retira la ficha
text-token-watchdog = Incursión nocturna: Daño −1. Uno de cada dos Crepúsculos descarta 1 Comida cruda, o retira la ficha
text-token-ring-of-keys = abre una Puerta cerrada, en casa o fuera, sin Ganzúa y sin tirada
text-token-hand-cart = se puede llevar al Saqueo: Inventario total +3, el Ruido empieza en 2. Se pierde si el grupo huye
text-token-police-whistle = cuando se revela una carta de Habitantes, se descarta sin efecto y el Ruido pasa a 4
text-token-forged-papers = contra Soldados, una Patrulla o Rebeldes: os escabullís sin devolver cartas
text-token-music-box = una vez por Alba, un Personaje con Tristeza 3 tira el dado negro; con 8–10, Tristeza −1
text-token-debt-note = en la próxima carta de Capítulo, descarta del Almacén fichas por valor de 8, o la próxima Incursión nocturna tiene Daño +3
text-token-boy-at-the-window = antes de la primera carta aquí, mira las 3 próximas cartas del mazo Desconocido y devuelve las que quieras
token-uses = { $n ->
    [0] permanente
    [one] 1 uso
   *[other] { $n } usos
 }

## Opciones
noun-difficulty = Dificultad
noun-standard = normal
noun-easier = más fácil
noun-harder = más difícil
noun-board = Tablero
noun-advanced = avanzado
noun-group = Grupo
noun-drawn = al azar
noun-chosen = elegido
noun-first_player = Primer Líder
noun-random = al azar
noun-open_votes = Votación abierta
noun-short = Campaña corta
noun-mild = Textos más suaves
noun-on = sí
noun-off = no

## Habilidades
noun-stealth = Sigilo
noun-picklock = Forzar cerraduras
noun-handyman = Manitas
noun-strong = Fuerza
noun-heavy = Paso pesado
noun-cook = Cocina
noun-comfort = Consuelo
noun-calm-voice = Voz serena
noun-bargain = Regateo
noun-scavenger = Buen olfato
noun-runner = Carrera
noun-trained = Instrucción
noun-music = Música
text-ability-stealth = una vez por Saqueo, antes de una tirada de Ruido, Ruido −5 (mínimo 1)
text-ability-picklock = cuando usa una Ganzúa, se puede repetir el dado una vez; vale el segundo resultado
text-ability-handyman = +3 a su tirada de Rebuscar (máximo 10)
text-ability-strong = cava Escombros sin ayuda y sin Pala, en casa y fuera
text-ability-heavy = un registro en su presencia sube el Ruido 1 más
text-ability-cook = su acción de Cocinar alimenta a 1 Personaje más (nunca a más de 4)
text-ability-comfort = una vez al día, como acción sin casilla, otro Personaje en el Refugio: Tristeza −1
text-ability-calm-voice = una vez al día, tras la tirada de una prueba de Empatía en su presencia, un Personaje afectado, incluso { $sex ->
    [f] ella misma
   *[m] él mismo
 }, cuenta como no afectado
text-ability-bargain = en un Trueque en su presencia, la Comisión es 0 y el precio total baja 3 (una vez por Trueque)
text-ability-scavenger = una vez por Saqueo, en un registro, roba 2 cartas de Hallazgo y usa una (solo cuenta su estrella)
text-ability-runner = cuando huís con { $sex ->
    [f] ella
   *[m] él
 }, un enemigo a tu elección no golpea en el Ataque por la espalda
text-ability-trained = { $sex ->
    [f] desarmada
   *[m] desarmado
 }, tira el dado amarillo
text-ability-music = una vez al día, como acción sin casilla, otro Personaje en el Refugio: Tristeza −1; si hay una Guitarra en el Almacén, en cambio, todos los demás Personajes en el Refugio: Tristeza −1

## Frases de una carta
card-profession = { $profession } (borde { $red ->
    [yes] rojo
   *[no] negro
 })
card-values = Valor { $prowess }, Empatía { $empathy }, Inventario { $inventory }
card-ability = { $name }: { $text }
card-spirit = Ánimo { $line }: { $text }
card-no-spirit = Ánimo { $line }: nada
card-cost = { $green ->
    [yes] Accesorio
   *[no] Idea
 }. Coste: { $goods }
card-next-to = Debe estar al lado de «{ $what }»
work = «{ $name }»
work-paid = «{ $name }» ({ $goods })
card-works = { $works }: { $text }
work-once = una vez al día, { $text }
work-if = solo si { $cond }: { $text }
work-wait = Espera; a la Mañana siguiente, { $text }
work-meal = hasta { $n } Personajes en el Refugio: Hambre −1, y hoy ya han comido
card-fuel = Calentar: descarta de 1 a { $most } entre Madera y Libros; quita { $wood } de Frío por Madera y { $book } por Libro
card-bed = Al Anochecer 1 Personaje puede dormir aquí: la Fatiga pasa a 0
text-perk-barrel = El Colector de agua de lluvia de al lado da 5 de Agua
text-perk-door = En cada Incursión nocturna: Daño −1 y Heridas −1
card-shelter = { $type ->
    [rubble] Cava con 1 Pala, o con 2 Personajes en el mismo turno
    [closed-door] Fuerza la cerradura con 1 Ganzúa: con 1–3, no pasa nada; con 4–10, descarta la Ganzúa y abre la puerta
    [bars] Córtalos con 1 Sierra
   *[other] Registra
 }
card-remnants = Debajo hay Restos de escombros, que hay que cavar otra vez
card-loot = Botín: { $goods }
card-no-loot = Sin botín
card-location = Lugar { $n }
card-danger = Peligro: { $danger ->
    [low] bajo (1 enemigo menos, mínimo 1)
    [high] alto (1 enemigo más)
   *[medium] medio
 }
card-obstacles = Obstáculos: { $obstacles }
card-specials = Hallazgos especiales: { $rows }; si no, nada
card-scripts = Textos por color: { $scripts }; los demás colores: silencio
card-start = Al empezar el Saqueo aquí: { $text }
card-trade = Una vez por Saqueo, entre dos cartas, devuelve { n-cards } para hacer un Trueque: { $offer }, Comisión { $commission }{ $script ->
    [none] {""}
   *[other] {" "}(Texto { $script })
 }
card-after = Después del Trueque: { $text }
card-homeward = Cuando termina el Saqueo: { $text }
text-perk-double-empathy = Pruebas de Empatía aquí: Tristeza +2 en vez de +1
text-perk-loud-first-search = El primer registro de la noche sube el Ruido 2 más
card-listed = Solo si entre los obstáculos del Lugar figura «{ $obstacle }»; si no, el paso está libre
card-may = { $n ->
    [one] Puedes hacer esto
   *[other] Puedes elegir una opción
 }
card-must = { $n ->
    [one] Debes hacer esto
   *[other] Elige una opción
 }
text-keep-hideout = Guárdala. Cuando se revele una carta de Habitantes, descártala para esconderos (esa carta se baraja de nuevo, devuelve 1 carta de Exploración si queda) o, si la carta permite combatir o robar, para una emboscada (un Ataque por la espalda de tus Personajes, y después un combate si queda un enemigo vivo)
text-keep-map = Guárdala. En cualquier momento del Saqueo, descártala para mirar las 3 próximas cartas del mazo Desconocido, devolver las que quieras y dejar las demás en el orden que quieras
card-row = { $row }: { $text }
card-row-nothing = { $row }: nada
card-star = Estrella: tira también en los Hallazgos especiales del Lugar
card-enemies = { $n ->
    [one] 1 enemigo
   *[other] { $n } enemigos
 } ({ $mixed ->
    [yes] al azar entre estos tipos:{" "}
   *[no] {""}
 }{ $weapons })
card-thugs = Matones: su muerte no le pesa a nadie
card-red-corner = Esquina roja
card-talk = Textos por color: { $scripts }{ $all ->
    [yes] . Si ya se ha leído, os dejan pasar
   *[no] . Otro color, o uno ya leído: os dejan pasar
 }
card-victory = Tras una victoria: { $goods }
card-raid = Daño { $damage }, Heridas { $wounds }
card-bribe = Antes de los dados, y en lugar de ellos, del Daño y de las Heridas, puedes hacer esto
card-food-first = Lo primero que se pierde debe ser una ficha de comida, si la hay en el Almacén
card-wrecks = Si queda Daño, se descarta también 1 Cerramiento a tu elección
card-repelled = Si tanto el Daño como las Heridas han bajado a 0: { $text }
card-guard-died = Si ha muerto un Personaje de Guardia: { $text }
card-cold-check = { $cold ->
    [yes] Prueba de Frío: cada Personaje tira el dado negro; si el resultado no supera el Frío, Enfermedad +1
   *[no] Sin prueba de Frío
 }
card-illness = Enfermedad: con Medicinas, −2; con Medicinas de hierbas, −1 si sale 5–10; sin tratar, +1 si sale { $up }, −1 si sale { $down }
card-wounds = Heridas: con Vendas, −2; sin tratar, +1 si sale { $up }, −1 si sale { $down }
card-slept = Tras una noche en una Cama, suma { $n } a la tirada sin tratar
card-spirit-line = { $line ->
    [none] Sin línea de Ánimo
   *[other] Ánimo: cada Personaje resuelve la línea { $line }
 }
card-exchange = { $space ->
    [near] Cambia el Lugar de Cerca
    [medium] Cambia el Lugar de Medio
    [far] Cambia el Lugar de Lejos
   *[none] No se cambia ningún Lugar
 }
card-story = § en el { $die }: { $text }
story-deals = quien ha tirado causa { $n ->
    [one] 1 Herida
   *[other] { $n } Heridas
 } a un oponente
story-disarms = que pierde el arma y queda desarmado
story-takes = { $deals ->
    [0] quien ha tirado falla y sufre { $n ->
        [one] 1 Herida
       *[other] { $n } Heridas
     }
   *[other] pero sufre { $n ->
        [one] 1 Herida
       *[other] { $n } Heridas
     }
 }
story-noise = Ruido { $delta } durante el Saqueo
story-ends = ambos bandos retroceden y el combate termina al momento; el Saqueo continúa
story-ricochet = rebote: 1 Herida a un combatiente de cada bando, a tu elección
card-cold = { $n ->
    [0] Sin Frío
   *[other] Añade { $n } de Frío
 }
card-ceasefire = La campaña termina al momento. Con al menos un Personaje inicial en el grupo habéis ganado
card-chapter = { $n ->
    [1] Revela el primer Objetivo
   *[other] Si el Objetivo del último Capítulo no está cumplido, aplica su penalización. Revela el próximo Objetivo
 }
card-objective = Objetivo del Capítulo { $n }
card-price = En las Acciones diurnas, entre los turnos: { $text }
card-goal = Condición: { $cond }
goal-costs = { $goal }. Por construir: { $costs }
card-survive = Condición: al llegar el alto el fuego queda en el grupo al menos un Personaje inicial
card-reward = Recompensa: { $text }
card-penalty = Si no, en la próxima carta de Capítulo: { $text }
card-now = Al momento
card-keep = Para guardar
card-pay = { $cost }: { $text }
text-perk-extra-shift = Acciones diurnas: hoy un Personaje actúa tres veces, le quiten lo que le quiten el Hambre, la Fatiga y los demás Estados; al final de las Acciones diurnas, Fatiga +1
text-perk-half-rations = Crepúsculo: un Personaje que no come nada no recibe Hambre +1
text-perk-careful-steps = Saqueo: ignora una tirada de Ruido
text-perk-hidden-shelf = Una vez, en una Incursión nocturna: Daño −2
text-perk-promise = Una sola vez, cuando un Personaje fuera a llegar a Tristeza 4, la Tristeza se queda en 3
card-colour = Dice qué Texto de una tabla se lee; después de robarla se baraja de nuevo
