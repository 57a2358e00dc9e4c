# The end of a game in figures.
evening-food = food
evening-noise = Noise
evening-cold = Cold
evening-hunger = hunger
evening-fatigue = exhaustion
evening-illness = illness
evening-wounds = wounds
evening-misery = misery
evening-gone-away = went away
evening-remains-days = Days
evening-remains-starting = Alive of those who began
evening-remains-survivors = In the house at the end
evening-remains-objectives = Objectives done
evening-remains-scripts = Scripts read
evening-when = day { $n }
