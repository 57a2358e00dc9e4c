# The lobby: what the game is, its settings and their values.
about-naufragos = El Alcyone está en el arrecife y vosotros en la playa. De día colocáis los peones: buscar comida, cortar leña, cuidar el campamento, adentraros juntos en la isla; de noche se come, se entra en calor y se escribe el diario. Solo quien llega a la cumbre puede esperar un barco, y entre los rescatados gana la mejor historia. Ayudaos, pero guardad algo que contar.
setting-ruleset = Reglas
about-setting-ruleset = Las reglas de 2013, o las reglas de la casa 1.2.
value-ruleset-2013 = Reglas de 2013
value-ruleset-hr12 = Reglas de la casa 1.2
setting-no-story-dice = Sin suerte del diario
about-setting-no-story-dice = Las fichas de historia no se gastan en dados: más difícil.
setting-no-lost-trade = Sin trueque con los perdidos
about-setting-no-lost-trade = Quien está perdido no cambia nada con el campamento: más difícil.
setting-cooperative = Ganan todos juntos
about-setting-cooperative = Quien es rescatado ha ganado; los puntos de historia no se comparan.
setting-hr-list-order = Orden de la lista
about-setting-hr-list-order = Solo con las reglas de la casa 1.2: las acciones se resuelven en el orden de su lista.
