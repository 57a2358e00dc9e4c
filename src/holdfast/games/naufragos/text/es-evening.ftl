# El final de una partida en cifras.
evening-food = comida
evening-wood = madera
evening-built = construido
evening-wounds-borne = las lesiones de todos esos días
evening-story-tokens = Relato
evening-story-cards = Cosas traídas a casa
evening-story-track = Exploración
evening-when = turno { $n }
