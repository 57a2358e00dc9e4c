noun-toy = Toy
about-toy = Para probar cosas.
ask-plan = ¿Qué haces hoy?
ask-settle = Miras { $n ->
    [one] una carta
   *[other] { $n } cartas
 }: ¿cómo vuelven?
opt-put = { $a-is ->
    [fish] Ve a pescar
    [dive] Bucea
    [scout] Mira adelante
   *[build] Construye la balsa
 }
opt-ready = Listo
opt-take-back = Recupera al trabajador
opt-sabotage = Haz un agujero
opt-reroll = Lanza la cuerda y repite
opt-keep = Déjalas así
opt-swap = Cámbialas
opt-under = { $a ->
    [0] La de arriba
   *[other] La de abajo
 } va al fondo
opt-sail = A vela
opt-drift = A la deriva
no-wood = Hace falta madera: { $n }
no-idle = Primero coloca a tu trabajador
no-done = Un agujero por noche
no-fixed = Este dado ya se repitió
no-too-few = Solo hay una carta
noun-wood = { $n ->
    [one] tabla
   *[other] tablas
 }
noun-who-0 = Ada
noun-who-1 = Ben
noun-who-2 = Cleo
noun-taker = quien la robó
noun-each = cada uno
fx-gain = { $n ->
    [1] ganas una tabla
   *[other] tablas: { $n }
 }
fx-wound = { $who } sufre { $n ->
    [one] una herida
   *[other] { $n } heridas
 }
fx-note = anota “{ $word }”
fx-if = si { $cond }: { $then } { $otherwise-is ->
    [none] { "" }
   *[other] Si no: { $otherwise }
 }
if-wood-at-least = hay al menos { $n } tablas
fx-come-back = esta carta vuelve al mar
fx-stow = la siguiente carta va al cofre
fx-scout = mira dos cartas
log-gain = { $seat }: madera { $n }
log-wound = { $seat } queda herido
log-throw = { $seat } tira
opt-rest = Descansa
raft-built = la balsa está lista
adrift = la balsa sigue a la deriva
