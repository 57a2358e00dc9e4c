# The end of a game in figures.
evening-food = food
evening-wood = wood
evening-built = built
evening-wounds-borne = the wounds of all these days
evening-story-tokens = Story
evening-story-cards = Things brought home
evening-story-track = Exploration
evening-when = turn { $n }
