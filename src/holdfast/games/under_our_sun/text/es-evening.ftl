# El final de una partida en cifras.
evening-water = agua
evening-food = comida
evening-stars-won = Misión cumplida
evening-stars-eliminated = Perdidos para siempre
evening-stars-last-day = Hizo falta el último día
evening-in-setup = antes de empezar
evening-in-preparation = durante los preparativos
evening-in-morning = por la mañana
evening-in-afternoon = por la tarde
evening-in-night = de noche
evening-when = día { $n }
