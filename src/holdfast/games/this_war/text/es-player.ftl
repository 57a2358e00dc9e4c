# Qué ponen en juego las respuestas de This War of Mine, y por qué un jugador las aconseja.
risk-hunger = Hambre +{ $n }
risk-fatigue = Fatiga +{ $n }
risk-illness = Enfermedad +{ $n }
risk-wounds = { $n ->
    [0] Heridas
   *[other] Heridas +{ $n }
}
risk-misery = Tristeza +{ $n }
risk-fall = puede ser el fin de alguien
risk-gone = alguien se va para siempre
risk-away = alguien está fuera, días: { $n }
risk-thirst = sin agua: { $n } (Hambre o Tristeza +1 cada uno)
risk-empathy = una prueba de empatía
risk-killing = quien mata hace una prueba de empatía
risk-encounter = un encuentro
risk-encounters = quien sale puede encontrarse con alguien
risk-raid = hace frente a la Incursión de esta noche
risk-unguarded = nadie hace guardia: la campaña se pierde
risk-noise = Ruido +{ $n }
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
risk-red-raids = cartas de esquina roja para las Incursiones nocturnas: { $n }
risk-red-residents = cartas de esquina roja para los Habitantes: { $n }
risk-lose-all = se pierde todo
risk-credit-lost = valor que se pierde: { $n }
risk-tool-used-up = si sale bien, la herramienta se gasta
risk-remnants = pueden quedar Restos que cavar otra vez
risk-tomorrow = no antes de mañana por la mañana
risk-fitting-lost = se pierde el Accesorio
risk-cold = Frío +{ $n }
risk-script = se abre un Texto

chance-success = sale bien
chance-sniper = acierta un francotirador
chance-encounter = un encuentro
chance-misery = alguien lo sufre
chance-wound = una Herida
chance-hit = un impacto
chance-kill = un golpe mortal
chance-remnants = Restos
chance-units-1 = 1 unidad o más
chance-units-2 = 2 unidades o más
chance-units-3 = 3 unidades o más
chance-units-4 = 4 unidades

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
