# What the shell says of the game: in the lobby, and on the first evening.
line-this_war = Civiles, invierno, una noche más.
meta-this_war = 2–5 h · cooperativo
who-this_war = ¿Quién está en la casa?
which-this_war = ¿Qué tan duro el invierno?
story-this_war-standard = Como dicen las reglas.
story-this_war-easier = Más reservas, un invierno más suave.
story-this_war-harder = Menos reservas, un invierno más largo.
start-this_war = { $n ->
    [1] Cerrar la puerta a solas
   *[other] Cerrar la puerta con { $n }
 }
tour-this_war-goal = Tres civiles en una ciudad sitiada. Ganáis si uno de ellos ve el alto el fuego. Habla de guerra, hambre y muerte; la opción «Contado con más suavidad» lo atenúa.
tour-this_war-flow = Un día: se trabaja en la casa, se bebe y se come, luego unos vigilan y otros salen a buscar. Quien tiene el Diario decide, y lo pasa.
tour-this_war-board = El refugio en sección: habitaciones, escombros, puertas, camas y quienes viven allí. Vigila hambre, enfermedad, heridas y desánimo: cuatro de uno es el final.
ending-won-this_war = La puerta está abierta
ending-lost-this_war = De cinco en cinco
ending-scene-won-this_war = La mañana en el umbral: alguien sale de la casa; la estufa aún arde.
ending-scene-lost-this_war = La casa está vacía. La puerta está abierta, ha entrado la nieve, la estufa está fría; los días están marcados en la pared de cinco en cinco.
