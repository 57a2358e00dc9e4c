noun-embers = Embers
about-embers = Keep a fire burning through the nights.
setting-nights = Nights
setting-wind = Wind
value-still = Still
value-gale = Gale
noun-who-0 = Ash
noun-who-1 = Birch
noun-who-2 = Cedar

## Cards
fx-heat = { $n-sign ->
    [minus] the fire loses { $n-size } heat
   *[other] the fire gains { $n-size } heat
 }
fx-wood = take { $n } wood
fx-cold = { $who-is ->
    [each] { $n-sign ->
        [minus] everybody gets rid of { $n-size } cold
       *[other] everybody gets { $n-size } cold
     }
   *[other] { $n-sign ->
        [minus] get rid of { $n-size } cold
       *[other] get { $n-size } cold
     }
 }
fx-if = if { $cond }: { $then-clause }
if-fire-low = the fire has { $n } heat or less

## Questions and answers
ask-turn = What does { $actor } do?
turn-search = Search the forest
turn-feed = Feed the fire
turn-huddle = Huddle
turn-use = Use { $card }: { $text }
ask-watch = Keep watch, or sleep?
watch-watch = Keep watch
watch-sleep = Sleep
no-hands-full = At most { $n } finds may be in a hand
no-no-wood = You have no wood
no-hottest = The fire cannot burn any hotter
no-not-cold = You are not cold
no-fire-out = The fire is out
no-too-cold = You are too stiff with cold to keep watch

## The log
log-nightfall = night { $n } of { $nights } falls
log-turn-up = the night brings: { $card }
log-search = { $who } searches the forest
log-use = { $who } uses { $card }
log-heat = the fire { $n-sign ->
    [minus] loses { $n-size }
   *[other] gains { $n-size }
 } and has { $heat } heat
log-wood = { $who } { $n-sign ->
    [minus] puts { $n-size } wood on the fire
   *[other] takes { $n-size } wood
 }
log-cold = { $who } { $n-sign ->
    [minus] gets rid of { $n-size } cold
   *[other] gets { $n-size } cold
 }
log-cold-each = everybody { $n-sign ->
    [minus] gets rid of { $n-size } cold
   *[other] gets { $n-size } cold
 }

## The board and the end
board-fire = Night { $night } of { $nights }. Heat: { $heat }
board-person = { $who }: wood { $wood }, cold { $cold }, finds { $finds }
morning = The embers still glow in the morning
ashes = There are only ashes in the morning
frozen = Somebody has frozen
