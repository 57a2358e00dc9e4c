# Lo que una respuesta pone en juego, y lo que un jugador dice de ella.

crumb-clock = Día { $n }
noun-ap = PA
noun-hp = PS
noun-karma = { $n ->
    [one] dado de karma
   *[other] dados de karma
}
noun-stars = { $n ->
    [one] punto inicial
   *[other] puntos iniciales
}
noun-worth = de valor en agua
noun-well-being = bienestar
noun-loot = { $n ->
    [one] carta de botín
   *[other] cartas de botín
}
noun-use = { $n ->
    [one] uso
   *[other] usos
}
noun-cure = una cura
chance-success = éxito
chance-hit = un impacto
chance-kill = eliminado
chance-double = éxito doble
risk-attacked = { $n ->
    [one] ataca 1 enemigo
   *[other] atacan { $n } enemigos
}
risk-seen = vistos al { $n } %
risk-exposes = ya no hay escondite
risk-unknown-tile = nadie sabe qué hay allí
risk-enemies-come = { $n ->
    [one] puede venir 1 enemigo
   *[other] pueden venir { $n } enemigos
}
risk-enemies-there = { $n ->
    [one] allí hay 1 enemigo
   *[other] allí hay { $n } enemigos
}
risk-night-card = una carta de noche
risk-event = una carta de evento
risk-ends-turn = { $n ->
    [0] el turno termina
   *[other] el turno termina; { $n } PA quedan solo para combates
}
risk-failure-spawns = si falla, { $n ->
    [one] viene 1 enemigo
   *[other] vienen { $n } enemigos
}
risk-failure-hurts = si falla, −{ $n } PS
risk-comes-closer = se acerca al { $n } %
risk-shoots-back = devuelve el disparo, acierta al { $n } %
risk-strikes-back = puede devolver el golpe
risk-hurt = { $n } de daño en camino
risk-makes-enemy = el comerciante pasa a ser enemigo
risk-shows-role = todo el mundo sabrá quién eres
risk-once-a-day = una vez al día
risk-infection = una infección
