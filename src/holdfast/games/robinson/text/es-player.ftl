# Qué pone en juego una respuesta, y qué dice de ella un jugador.

crumb-clock = Ronda { $n }
noun-wounds = { $n ->
    [one] Herida
   *[other] Heridas
}
noun-pile = la pira
noun-healing = curación
noun-items = { $n ->
    [one] 1 Objeto
   *[other] { $n } Objetos
}
dice-die-wound-die-success-die-adventure = dados de Acción
dice-die-wound = dado de Herida
dice-die-success = dado de Éxito
dice-die-adventure = dado de Aventura
dice-beast = una Bestia
amount-wood = { $n } de madera
amount-fur = { $n } de piel
amount-food = { $n } de comida
amount-ration = { $n } de comida no perecedera
amount-determination = { $n } de Determinación
gained-healing = { $n ->
    [one] −1 Herida
   *[other] −{ $n } Heridas
}
gives-healing = { $n ->
    [one] cura 1 Herida
   *[other] cura { $n } Heridas
}
gained-morale = Moral +{ $n }
paid-morale = Moral −{ $n }
gained-weapon = nivel de Armas +{ $n }
paid-weapon = nivel de Armas −{ $n }
gained-roof = Techo +{ $n }
paid-roof = Techo −{ $n }
gained-palisade = Empalizada +{ $n }
paid-palisade = Empalizada −{ $n }
gained-pile = { $n } de madera para la pira
gained-items = { $n ->
    [one] 1 Objeto
   *[other] { $n } Objetos
}
chance-success = éxito
chance-wound = una Herida
chance-adventure = una Aventura
chance-no-wound = ninguna Herida
chance-no-adventure = ninguna Aventura
chance-three-wounds = 3 Heridas o más
risk-wounds = { $n ->
    [one] 1 Herida
   *[other] { $n } Heridas
}
risk-adventure = una Aventura segura
risk-adventure-first = hay allí una ficha de Aventura: la primera de estas Acciones se topa con ella seguro
risk-short = { $n ->
    [one] falta 1 peón
   *[other] faltan { $n } peones
}
risk-idle = { $n ->
    [one] 1 peón queda ocioso
   *[other] { $n } peones quedan ociosos
}
risk-extra-idle = { $n ->
    [one] 1 peón adicional queda ocioso
   *[other] { $n } peones adicionales quedan ociosos
}
risk-dies = la muerte, y perdéis la partida
risk-morale-falls = Moral −{ $n }
risk-roof-lost = Techo −{ $n }
risk-palisade-lost = Empalizada −{ $n }
risk-item-lost = { $n ->
    [one] se pierde 1 Objeto
   *[other] se pierden { $n } Objetos
}
risk-shortcut-lost = se pierde el Atajo
risk-open-air = una noche a la intemperie, 1 Herida cada uno
risk-lava = la próxima ronda llega aquí la lava
risk-rots = { $n ->
    [one] esta noche se pudre 1 de comida
   *[other] esta noche se pudren { $n } de comida
}
risk-hungrier = así uno se queda sin comer (2 Heridas)
risk-second-meal = así a uno le falta la segunda comida (1 Herida)
risk-no-dice = esta ronda no hay dados de Clima: el uso se pierde
risk-comes-back = la carta vuelve como Evento
risk-outside = una noche fuera, a solas: 1 Herida si no hay refugio natural, y solo comes lo que hayas reunido
risk-trap = quizá una Trampa
risk-monster = quizá un Monstruo
risk-used-up = el último uso

## Por qué

because-ready = Todos mis peones están colocados.
because-completes = { $n ->
    [one] A «{ $action }» le falta 1 peón: sin ayuda no sale adelante.
   *[other] A «{ $action }» le faltan { $n } peones: sin ayuda no sale adelante.
}
because-goal = { $action } es lo que pide el objetivo.
because-threat = Si nadie se ocupa de «{ $card }», nos golpeará más fuerte.
because-hunt = La caza da cerca de { $food } de comida.
because-wood = Tenemos { $n } de madera, y esta noche { $clouds ->
    [one] puede venir una nube
   *[other] pueden venir hasta { $clouds } nubes
}.
because-wood-first = Tenemos { $n } de madera, y para construir hace falta más.
because-hungry = Esta noche { $n ->
    [one] uno de nosotros se queda
   *[other] { $n } de nosotros se quedan
} sin comer, y el hambre cuesta 2 Heridas a cada uno.
because-food = Tenemos { $n } de comida; un poco más no viene mal.
because-explore = Conocemos { $n ->
    [one] una sola loseta
   *[other] { $n } losetas
}, y aún { $lacking ->
    [one] falta un terreno
   *[other] faltan { $lacking } terrenos
}.
because-arrange = La Moral está en { $morale }: cada paso cuesta o da una ficha por ronda.
because-arrange-best = La Moral está al máximo; esta vez es por los 2 de Determinación.
because-rest = { $who } tiene { $wounds } de { $life } Heridas.
because-shelter = Sin Refugio cada noche cuesta { $n } Heridas.
because-roof = El Techo está en { $n }, y esta noche { $clouds ->
    [one] puede venir una nube
   *[other] pueden venir hasta { $clouds } nubes
}.
because-roof-soon = El Techo está en { $n }, y desde la ronda { $round } vienen nubes.
because-palisade = La Empalizada está en { $n }; los animales y las Amenazas la roen.
because-weapon = El nivel de Armas es { $n }; tener más ahorra Heridas en cada combate.
because-item = El Objeto «{ $card }» se amortiza en las rondas que quedan.
because-worth = Lo demás nos cuesta más.
because-wait = Ya llegará un momento mejor.
because-use = Ahora es cuando más ayuda.
because-order = En este orden no se pierde nada.
because-build = Es lo más útil que construir ahora mismo.
because-reroll = El { $die } es el que más daño nos hace.
because-strongest = Quien mejor lo aguanta: { $who }, con { $wounds } de { $life } Heridas.
because-eats = La comida está ahí, y una Herida cuesta más.
because-heals = Quien está más cerca de la muerte: { $who }, con { $wounds } de { $life } Heridas.
because-poorest = Quien menos fichas tiene: { $who }.
because-heal-now = Con { $n } Heridas, curarse es lo primero.
because-determination-now = Ahora las fichas valen más que una Herida curada.
because-lava = { $where } arderá al amanecer.
because-natural-shelter = { $where } tiene un refugio natural.
because-camp = { $where } { $n ->
    [0] no tiene fuentes
    [one] tiene una fuente
   *[other] tiene { $n } fuentes
}, y buena tierra alrededor.
because-pile = Al nivel aún le { $lacking ->
    [one] falta 1 de madera
   *[other] faltan { $lacking } de madera
}, y solo se termina uno por ronda.
because-save-wood = La madera ({ $n }) hace falta antes en el Campamento.
because-halve = Esta noche aún quedan { $n } por alimentar.
because-least-item = Es lo que menos echaremos en falta.
because-best-item = Es lo que más vale tener.
because-best-token = Es la más útil.
because-treasures = { $n ->
    [0] Ya no quedan Tesoros por conseguir.
    [one] Aún queda un Tesoro por conseguir.
   *[other] Aún quedan { $n } Tesoros por conseguir.
}
because-best-tile = Esa loseta es la que más nos ayuda.
because-least-source = Es la que menos usamos.
because-least-tile = Esa loseta es la que menos necesitamos.
because-fog-far = Por allí no tiene que pasar nadie.
because-fog-near = Allí es donde más estorba.
because-corral = Comida cada mañana bien vale una fuente vecina.
because-carry = También nos sirve en el nuevo Campamento.
because-beast = Así la próxima caza la podemos ganar.

# Títulos sobre las listas largas de respuestas.
group-threat = Amenazas y pecio
group-hunt = Caza y combates
group-build = Construir
group-gather = Recolectar
group-explore = Explorar
group-arrange = El campamento y el descanso
group-plan = En el plan (quien pierde así una Acción planifica de nuevo)
group-things = Para usar ahora
