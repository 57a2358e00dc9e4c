# La fine di una partita in cifre.
evening-food = cibo
evening-wood = legna
evening-built = costruito
evening-wounds-borne = le ferite di tutti quei giorni
evening-story-tokens = Racconto
evening-story-cards = Cose portate a casa
evening-story-track = Esplorazione
evening-when = turno { $n }
