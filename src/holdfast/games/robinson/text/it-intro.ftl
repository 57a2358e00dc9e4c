# Quello che il tavolo dice a chi si siede per la prima volta.
intro-game = Siete naufraghi su un’isola sconosciuta, tutti dalla stessa parte. Ogni round porta un Evento; poi decidete insieme che cosa fanno le vostre pedine (esplorare, raccogliere, costruire, cacciare, sistemare il Campo, riposare), arriva il Meteo e di Notte tutti devono mangiare. Se un personaggio muore, avete perso tutti.
intro-scenario = { $name }. { $briefing }
intro-goal = L’obiettivo, in al massimo { $rounds } round: { $goal }
