# La fine di una partita in cifre.
evening-food = cibo
evening-noise = Rumore
evening-cold = Freddo
evening-hunger = fame
evening-fatigue = sfinimento
evening-illness = malattia
evening-wounds = ferite
evening-misery = disperazione
evening-gone-away = se ne è andato
evening-remains-days = Giorni
evening-remains-starting = Vivi tra i primi
evening-remains-survivors = In casa alla fine
evening-remains-objectives = Obiettivi raggiunti
evening-remains-scripts = Brani letti
evening-when = giorno { $n }
