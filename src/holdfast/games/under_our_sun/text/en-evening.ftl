# The end of a game in figures.
evening-water = water
evening-food = food
evening-stars-won = Mission done
evening-stars-eliminated = Gone for good
evening-stars-last-day = The last day was needed
evening-in-setup = before it began
evening-in-preparation = while preparing
evening-in-morning = in the morning
evening-in-afternoon = in the afternoon
evening-in-night = at night
evening-when = day { $n }
