# Qué pone en juego una respuesta, y por qué la aconseja un jugador.

crumb-clock = Turno { $n }
noun-wounds = { $n ->
    [one] herida
   *[other] heridas
}
noun-trauma = { $n ->
    [one] trauma
   *[other] traumas
}
noun-token = { $n ->
    [one] ficha de PH
   *[other] fichas de PH
}
noun-token-for-others = { $n ->
    [one] ficha de PH para otro
   *[other] fichas de PH para otros
}
noun-item = { $n ->
    [one] objeto
   *[other] objetos
}
noun-items-of-all = { $n ->
    [one] objeto de cualquiera
   *[other] objetos de cualquiera
}
noun-energy-for-others = { $n ->
    [one] energía para otro
   *[other] energía para otros
}
noun-energy-of-all = energía en común
noun-own-food = { $n ->
    [one] comida propia
   *[other] comidas propias
}
noun-store-food = { $n ->
    [one] comida del almacén
   *[other] comidas del almacén
}
noun-tile = { $n ->
    [one] loseta de comida
   *[other] losetas de comida
}
noun-supply = { $n ->
    [one] loseta del suministro
   *[other] losetas del suministro
}
noun-fish = { $n ->
    [one] loseta de pesca
   *[other] losetas de pesca
}
noun-meal = { $n ->
    [one] cena
   *[other] cenas
}
noun-healed = { $n ->
    [one] herida curada
   *[other] heridas curadas
}
noun-mended = { $n ->
    [one] trauma curado
   *[other] traumas curados
}
noun-warm-night = { $n ->
    [one] noche caliente
   *[other] noches calientes
}
noun-site-progress = { $n ->
    [one] parte de la señal
   *[other] partes de la señal
}
noun-step = { $n ->
    [one] paso isla adentro
   *[other] pasos isla adentro
}
noun-easier = { $n ->
    [one] punto menos para volver
   *[other] puntos menos para volver
}
noun-solved = { $n ->
    [one] peligro resuelto
   *[other] peligros resueltos
}
noun-pawn = { $n ->
    [one] peón
   *[other] peones
}
noun-white-pawn = { $n ->
    [one] peón blanco
   *[other] peones blancos
}
chance-success = éxito
chance-trauma = un trauma
chance-sting = una medusa o el tiburón
chance-step = un paso isla adentro
chance-harder = una vuelta más difícil
chance-wound = una herida
chance-heal = una herida se cura
chance-wood = madera
chance-food = comida
chance-story = una ficha de PH
chance-tired = energía perdida
chance-item = un objeto
chance-rope = una cuerda
chance-downgrade = daños en el refugio
chance-helped = apuros, si nadie ayuda
chance-decide = otra decisión
risk-idle = el peón se queda ocioso
risk-exhausted = no queda energía: la próxima pérdida es una herida
risk-wound = { $n ->
    [one] 1 herida
   *[other] { $n } heridas
}
risk-trauma = { $n ->
    [one] 1 trauma
   *[other] { $n } traumas
}
risk-others-wound = { $n ->
    [one] 1 herida para otros
   *[other] { $n } heridas para otros
}
risk-others-trauma = { $n ->
    [one] 1 trauma para otros
   *[other] { $n } traumas para otros
}
risk-others-tired = otros pierden { $n } de energía
risk-harder = { $n ->
    [0] la vuelta puede hacerse más difícil
   *[other] la vuelta se hace más difícil en { $n }
}
risk-lost = { $n ->
    [one] uno puede perderse
   *[other] { $n } pueden perderse
}
risk-alone = { $n ->
    [one] uno se queda fuera
   *[other] { $n } se quedan fuera
}
risk-last-turn = la partida acaba en el turno { $n }, con rescate o sin él
risk-rots = se pudre esta noche
risk-hunger = { $n ->
    [one] uno puede quedarse sin comer
   *[other] { $n } pueden quedarse sin comer
}
risk-ink = otro tiene la tinta: no hay ficha de PH
risk-no-wood = sin madera el fuego no prende
risk-empty-handed = el suministro está vacío
risk-short = faltan aún { $n } de energía
risk-sting = puede salir una medusa o el tiburón
risk-fight = una pelea contra fuerza { $n }
risk-covers = tapa una carta del campamento
risk-item-lost = se pierde un objeto
risk-wood-lost = se pierde { $n } de madera
risk-food-lost = se pierde { $n } de comida
risk-own-food-lost = se pierde { $n } de comida propia
risk-rope-lost = se pierde una cuerda
risk-sail-lost = se pierde una vela
risk-supply-lost = el suministro pierde { $n }
