# What an answer puts at stake, and what a player says about it.

crumb-clock = Round { $n }
noun-wounds = { $n ->
    [one] Wound
   *[other] Wounds
}
noun-pile = the woodpile
noun-healing = healing
noun-items = { $n ->
    [one] 1 Item
   *[other] { $n } Items
}
chance-success = success
chance-wound = a Wound
chance-adventure = an Adventure
chance-three-wounds = 3 Wounds or more
risk-wounds = { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
}
risk-adventure = an Adventure for sure
risk-short = { $n ->
    [one] 1 pawn short
   *[other] { $n } pawns short
}
risk-idle = { $n ->
    [one] 1 pawn stays idle
   *[other] { $n } pawns stay idle
}
risk-roof-lost = Roof −{ $n }
risk-palisade-lost = Palisade −{ $n }
risk-item-lost = { $n ->
    [one] 1 Item is lost
   *[other] { $n } Items are lost
}
risk-open-air = a night in the open
risk-lava = the lava comes here next round
risk-rots = { $n } food rots tonight
risk-comes-back = the card comes back as an Event
risk-outside = a night outside, alone
risk-trap = perhaps a Trap
risk-monster = perhaps a Monster
risk-used-up = the last use
