# Qué pone en juego una respuesta, y qué dice de ella un jugador.

crumb-clock = Ronda { $n }
noun-wounds = { $n ->
    [one] Herida
   *[other] Heridas
}
noun-pile = la pila de leña
noun-healing = curación
noun-items = { $n ->
    [one] 1 Objeto
   *[other] { $n } Objetos
}
chance-success = éxito
chance-wound = una Herida
chance-adventure = una Aventura
chance-three-wounds = 3 Heridas o más
risk-wounds = { $n ->
    [one] 1 Herida
   *[other] { $n } Heridas
}
risk-adventure = una Aventura segura
risk-short = { $n ->
    [one] falta 1 peón
   *[other] faltan { $n } peones
}
risk-idle = { $n ->
    [one] 1 peón queda ocioso
   *[other] { $n } peones quedan ociosos
}
risk-roof-lost = Techo −{ $n }
risk-palisade-lost = Empalizada −{ $n }
risk-item-lost = { $n ->
    [one] se pierde 1 Objeto
   *[other] se pierden { $n } Objetos
}
risk-open-air = una noche a la intemperie
risk-lava = la próxima ronda llega aquí la lava
risk-rots = esta noche se pudre { $n } de comida
risk-comes-back = la carta vuelve como Evento
risk-outside = una noche fuera, a solas
risk-trap = quizá una Trampa
risk-monster = quizá un Monstruo
risk-used-up = el último uso
