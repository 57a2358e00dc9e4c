# Qué ponen en juego las respuestas de This War of Mine, y por qué un jugador las aconseja.
dice-black = dado negro
rolled-for-page = ({ $faces }: la página dice qué sale de ello)
dice-grey = { $n ->
    [one] dado gris
   *[other] { $n } dados grises
}
dice-yellow = { $n ->
    [one] dado amarillo
   *[other] { $n } dados amarillos
}
dice-red = { $n ->
    [one] dado rojo
   *[other] { $n } dados rojos
}
faces-least = ({ $n })
risk-hunger = Hambre +{ $n }
risk-fatigue = Fatiga +{ $n }
risk-illness = Enfermedad +{ $n }
risk-wounds = { $n ->
    [0] Heridas
   *[other] Heridas +{ $n }
}
risk-shot = si acierta, Heridas +{ $n }
risk-misery = Tristeza +{ $n }
risk-idle = { $n ->
    [0] {""}
    [one] 1 acción queda sin usar
   *[other] { $n } acciones quedan sin usar
}
risk-fall = puede ser el fin de alguien
risk-guard-falls = un guardia no sobrevive
risk-frail = con Heridas { $n }, una Incursión puede ser el fin del guardia
risk-gone = alguien se va para siempre
risk-away = alguien está fuera, días: { $n }
risk-thirst = sin agua: { $n } (Hambre o Tristeza +1 cada uno)
risk-empathy = prueba de empatía
risk-killing = quien mata pone a prueba su empatía
risk-encounter = puede venir alguien
risk-encounters = quien sale puede tener un mal encuentro
risk-raid = las Heridas de la Incursión de esta noche caen sobre los guardias
risk-unguarded = con eso la campaña se pierde al momento
risk-noise = Ruido +{ $n }
risk-louder = pero aquí y ahora, Ruido +{ $n }
risk-danger-low = peligro bajo
risk-danger-medium = peligro medio
risk-danger-high = peligro alto
risk-fight = un combate, enemigos: { $n }
risk-backstab = enemigos que golpean primero: { $n }
risk-robbed = los enemigos se llevan { $n } cosas
risk-go-home = se acaba el Saqueo, cartas que quedan: { $n }
risk-fate = decide una carta de Destino
risk-damage = Daño { $n }
risk-worse-raid = la próxima Incursión nocturna es peor
risk-milder-raid = la próxima Incursión nocturna es más leve
risk-red-raids = { $n ->
    [one] 1 carta entre las Incursiones nocturnas
   *[other] { $n } cartas entre las Incursiones nocturnas
}
risk-red-residents = { $n ->
    [one] 1 carta entre los Habitantes
   *[other] { $n } cartas entre los Habitantes
}
risk-lose-all = se pierde todo
risk-credit-lost = se { $n ->
    [one] perdería
   *[other] perderían
 } { $n } de crédito
risk-overpaid = { $n } de más, que se { $n ->
    [one] pierde
   *[other] pierden
 }
risk-tool-used-up = si sale bien, la herramienta se gasta
risk-remnants = pueden quedar Restos que cavar otra vez
risk-tomorrow = no antes de mañana por la mañana
risk-fitting-lost = se pierde el Accesorio
risk-cold = Frío +{ $n }
risk-script = lo que resulte lo dice el Libro
risk-in-vain = falta lo que pide: no pasaría nada
risk-nobody-sad = nadie más está triste
risk-use-tomorrow = se podrá usar desde mañana
risk-not-hungry = nadie tiene hambre: solo evita Hambre +1 esta noche
risk-no-effect = tal como están las cosas no cambia nada

crumb-clock = Día { $n }
chance-success = sale bien
chance-sniper = acierta un francotirador
chance-encounter = viene alguien, a pedir, a trocar o a robar
chance-misery = alguien lo sufre
chance-wound = una Herida
chance-hit = un impacto
chance-kill = un golpe mortal
chance-remnants = hace falta cavar otra vez
chance-page = una página del Libro
chance-more-hits = más impactos
chance-units-1 = 1 unidad o más
chance-units-2 = 2 unidades o más
chance-units-3 = 3 unidades o más
chance-units-4 = 4 unidades

gained-value = crédito { $n }
paid-value = fichas por valor de { $n }
paid-credit = { $n } del crédito
paid-unknown-card = { $n ->
    [one] 1 de las cartas por explorar
   *[other] { $n } de las cartas por explorar
}
gained-meal = Hambre −1 por cabeza
gained-shield = 1 Cerramiento: 1 punto evitado en cada Incursión nocturna
gained-find-furniture = un hallazgo entre los Muebles (Libros, Café, Cigarrillos, medicinas)
gained-find-debris = un hallazgo entre los Escombros menores (piezas, Munición, Químicos)
gained-find-pantry = un hallazgo en la Despensa (Verdura, Azúcar; más a menudo nada)
noun-value = { $n ->
    [one] punto de valor de trueque
   *[other] puntos de valor de trueque
}
noun-meal = { $n ->
    [one] comida
   *[other] comidas
}
noun-person = { $n ->
    [one] Personaje
   *[other] Personajes
}
noun-kill = { $n ->
    [one] enemigo muerto
   *[other] enemigos muertos
}
noun-unknown-card = { $n ->
    [one] carta del mazo Desconocido
   *[other] cartas del mazo Desconocido
}
noun-kept-card = { $n ->
    [one] carta guardada
   *[other] cartas guardadas
}
noun-quiet-night = { $n ->
    [one] noche tranquila
   *[other] noches tranquilas
}

because-no-choice = No hay otra cosa que hacer.
because-go-on = Ahora no hay nada más urgente.
because-in-order = El orden no cambia nada.
because-build = { $what }: se amortiza, y hay material. Madera { $wood }, Piezas { $component }.
because-rummage = Para lo próximo que construir aún faltan: Madera { $wood }, Piezas { $component }.
because-open = Lo que hay en { $where } solo cuesta el trabajo, y deja libre un espacio.
because-outside = Somos { $n }: en la puerta puede haber compañía o un trueque.
because-new-idea = Lo que queremos construir ahora es aún solo una idea: { $what }.
because-cheer = { $other } tiene Tristeza { $misery }: ahí es donde más ayuda una palabra amable.
because-rest = { $who } no tiene ahora nada mejor que hacer.
because-mend = Lo que está roto empeora cada día.
because-heat = Frío { $cold }: cada ficha nos enferma una de cada diez veces. Madera: { $wood }.
because-cook = { $n } tienen hambre: una comida caliente cunde más que la comida cruda.
because-board-up = Grietas tapadas: { $boards }. Cada una quita 1 a cada Incursión nocturna.
because-use = { $what }: da más de lo que cuesta.
because-extra-shift = Sin ello { $who } no podría hacer nada hoy.
because-sort = Es lo que piden las próximas obras: hay Madera { $wood } y Piezas { $component }.
because-slot = Así quedan libres los espacios junto a lo que pide un vecino.
because-idea = Lo próximo que queremos construir: { $what }.
because-serve = { $who } tiene Hambre { $hunger }.
because-objective = «{ $goal }» se puede pagar, y no pagar costaría más.
because-no-objective = «{ $goal }» costaría más de lo que da.
because-door = Solo somos { $n }.
because-accept = Somos { $n }: dos manos más valen una boca más.
because-refuse = Somos { $n }, y no cabe nadie más.
because-unbuild = Lo que menos echaríamos en falta: { $what }.
because-crack = Una Grieta vale tanto como otra.
because-drink = Agua para los { $n }: hay { $have }.
because-dry = Agua: { $have }. { $who } aguanta mejor la sed.
because-eat-or-fall = { $who } tiene Hambre { $hunger }: otro día sin comer es el último.
because-eat = { $who } tiene Hambre { $hunger }, y hay bastante.
because-half-rations = { $who } tiene Hambre { $hunger }, y hoy puede pasar sin comer.
because-has-eaten = { $who } ya ha comido hoy.
because-leave-food = { $other } tiene Hambre { $hunger } y lo necesita más; comida que queda: { $n }.
because-can-wait = { $who } tiene Hambre { $hunger } y puede esperar; la comida tiene que durar.
because-no-food = No hay nada de comer para { $who }.
because-drug = { $who }: { $state } { $level }. Antes de que sea tarde hace falta: { $item }.
because-cure = { $who }: { $state } { $level }.
because-no-cure = Lo que cuesta vale más que lo que cura.
because-guard = { $who } hace guardia: Valor { $prowess }, Heridas { $wounds }. Sin guardia todo está perdido.
because-scavenge = { $who } puede cargar { $room }; comida en casa: { $food }.
because-sleep-bed = { $who } tiene Fatiga { $fatigue }: una noche en una Cama se la quita toda.
because-sleep-floor = { $who } tiene Fatiga { $fatigue } y tiene que dormir.
because-drink-up = { $who } tiene Tristeza { $misery }; el cansancio es el mal menor.
because-stay-sober = Nadie está tan triste como para pagar la Fatiga.
because-spirits = { $who } tiene Tristeza { $misery }: primero quien está más cerca del final.
because-habit = { $who } tiene Tristeza { $misery }; para eso está: { $item }.
because-no-habit = { $who } tiene Tristeza { $misery } y puede soportarlo.
because-promise = Sin la promesa perdemos a { $who }.
because-location = El Lugar con más de lo que nos falta: { $what }. Comida en casa: { $food }.
because-take-along = Allí puede comprar o abrir un camino: { $item }.
because-set-out = Con las manos vacías se trae más a casa.
because-reveal = Cartas que quedan: { $cards }, Ruido { $noise }: aún hay algo que encontrar.
because-stop = Ya no vale el riesgo; cartas que quedan: { $cards }.
because-stop-wounded = { $who } tiene Heridas { $wounds }, el Ruido es { $noise }: el próximo encuentro puede ser el último.
because-map = Cartas que quedan: { $cards }: quien ve tres puede elegir.
because-market = Lo que llevamos y no nos hace falta vale { $value } para ellos.
because-card-next = «{ $what }» nos viene bien.
because-card-back = «{ $what }» costaría más de lo que da.
because-draw-two = De dos cartas se coge la mejor.
because-take-findings = Es lo que más falta nos hace.
because-again = Volver a intentarlo no cuesta nada.
because-quietly = El Ruido es { $noise }: ahora conviene el silencio.
because-roll-noise = El Ruido es solo { $noise }: el silencio se guarda para un momento peor.
because-no-exchange = Estos lugares valen tanto como otros.
because-leave-behind = De lo que llevamos, lo que menos vale: { $item }. Hace más falta: { $other }.
because-carry-water = Agua en casa y aquí: { $have }; mañana tienen que beber { $n }.
because-carry = Aún caben { $room }, y lo que le falta a la casa es: { $item }.
because-go-home = Nada más que valga la pena cargar; sitio que queda: { $room }.
because-buy = De lo que tienen, lo que más falta nos hace: { $item }.
because-sell = Para ellos vale más que para nosotros: { $item }. Es para conseguir: { $other }.
because-deal-done = No tienen nada más que valga su precio.
because-give-up = Lo que menos echaremos en falta: { $item } (hay { $n }).
because-fight-on = Enemigos en pie: { $n }, nuestras peores Heridas: { $wounds }. Podemos aguantar.
because-flee = Enemigos en pie: { $n }, nuestras peores Heridas: { $wounds }. Otra ronda puede matar a alguien.
because-strike = El enemigo { $n } (Heridas { $wounds }) es el primero del que librarse.
because-arm = Lo mejor con que { $who } puede golpear: { $item }.
because-unarmed = No hay nada útil con que { $who } pueda golpear.
because-shoot = Para esto es la Munición: quedan { $ammo }.
because-no-shot = Los muros bastan; la Munición ({ $ammo }) se guarda.
because-blow-keep = Impactos: { $hits }. Otra tirada difícilmente sería mejor.
because-blow-again = Impactos: { $hits }. De media es mejor otra tirada.
because-blow-trust = Fallar no es nada; el destino puede ser algo.
because-blow-miss = El destino podría hacer más mal que bien.
because-foe-story = Repeticiones que le quedan al enemigo: { $n }.
because-danger-keep = Impactos: { $hits }. Difícilmente irá mejor.
because-danger-again = Impactos: { $hits }. De media otra tirada hiere menos a { $who }.
because-bears = { $who } tiene Heridas { $wounds } y puede soportarlo mejor.
because-guards-roll = Primero { $who }: la Munición se gasta solo si aún hace falta.
because-shields = Heridas evitadas: { $n }. El guardia que peor está tiene Heridas { $wounds }; las cosas se reponen.
because-shelf = Daño { $damage }: esta es la noche del estante.
because-no-shelf = Daño { $damage }: el estante se guarda para una noche peor.
because-which-raid = Heridas { $wounds }: las personas valen más que las cosas.
because-wave = De los de fuera se puede escapar; de una Incursión, no.
because-choice = De { $n } caminos este parece el que menos nos cuesta.
because-choice-card = { $what }: así nos cuesta menos, o nos da más.
because-choice-fight = { $what }: enemigos { $n }; somos bastante fuertes.
because-choice-odds = { $what }: el riesgo es de { $chance } entre cien, y vale la pena.
because-choice-luck = { $what }: sale bien { $chance } de cada cien veces.
because-leave = Costaría más de lo que da.
because-leave-noise = El Ruido subiría a { $noise }: { $chance } de cada cien veces vendría alguien.
because-rolled-keep = El { $n } es mejor que lo que da de media otra tirada.
because-rolled-again = El { $n } es peor que lo que da de media otra tirada.
because-somebody = { $who } (Tristeza { $misery }, Heridas { $wounds }) es la persona indicada.
because-narrative = «{ $what }» es lo que más nos ayuda ahora.
because-drop = «{ $what }» es lo que menos falta nos hace.
because-character = { $who }: Valor { $prowess }, puede cargar { $room }.

# Títulos sobre las listas largas de respuestas.
group-build = Construir
group-clear = Despejar la casa
group-work = Trabajos
group-fittings = Accesorios
group-needs = Personas
group-carry = Para llevar
group-barter = Para dar
group-food = Comida
group-comforts = Bebida y tabaco
group-healing = Para curar
group-weapons = Armas y munición
group-tools = Herramientas y piezas
group-pastimes = Libros, música, objetos de valor
group-shift = Mover y desmontar
group-anytime = En cualquier momento, sin gastar una acción
