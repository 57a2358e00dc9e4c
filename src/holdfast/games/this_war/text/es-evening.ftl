# El final de una partida en cifras.
evening-food = comida
evening-noise = Ruido
evening-cold = Frío
evening-hunger = hambre
evening-fatigue = agotamiento
evening-illness = enfermedad
evening-wounds = heridas
evening-misery = desesperación
evening-gone-away = se marchó
evening-remains-days = Días
evening-remains-starting = Vivos de los primeros
evening-remains-survivors = En la casa al final
evening-remains-objectives = Objetivos cumplidos
evening-remains-scripts = Pasajes leídos
evening-when = día { $n }
