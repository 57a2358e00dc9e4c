# La fine di una partita in cifre.
evening-water = acqua
evening-food = cibo
evening-stars-won = Missione compiuta
evening-stars-eliminated = Perduti per sempre
evening-stars-last-day = È servito l’ultimo giorno
evening-in-setup = prima di cominciare
evening-in-preparation = durante i preparativi
evening-in-morning = di mattina
evening-in-afternoon = di pomeriggio
evening-in-night = di notte
evening-when = giorno { $n }
