# Every sentence a Monopoly player reads. Spaces go by their names; money is in Galleons (G).

title = Monopoly
tagline = Once round the wizarding world: buy, trade, build huts and manors, and be the last one who can pay.
name-nobody = the Bank
name-group = { $group ->
    [violet] violet
    [sky_blue] sky blue
    [purple] purple
    [orange] orange
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [common_rooms] common rooms
   *[utilities] utilities
}
name-token = { $token ->
    [stag] stag
    [otter] otter
    [terrier] terrier
    [doe] doe
    [phoenix] phoenix
    [hare] hare
    [lynx] lynx
   *[swan] swan
}
name-deck = { $deck ->
    [daily_prophet] Daily Prophet
   *[quibbler] Quibbler
}
name-card = { $card ->
    [dp_go] On to GO
    [dp_quidditch_bet] A Quidditch bet won
    [dp_pixies] Cornish pixies
    [dp_potions] A right answer in Potions
    [dp_get_out] Get Out of Azkaban Free
    [dp_azkaban] To Azkaban
    [dp_gringotts_error] A goblin's slip
    [dp_school_fee] School fees
    [dp_horcrux] A Horcrux destroyed
    [dp_house_elf] A house-elf's luck
    [dp_pomfrey] The hospital wing
    [dp_refund] Tax paid back
    [dp_patronus] A Patronus
    [dp_st_mungos] St Mungo's
    [dp_troll] A troll beaten
    [dp_yule_ball] The Yule Ball
    [qb_three_broomsticks] On to The Three Broomsticks
    [qb_office] On to Dumbledore's Office
    [qb_go] On to GO
    [qb_hagrid] On to Hagrid's Hut
    [qb_utility] On to the next utility
    [qb_dementors] Dementors
    [qb_get_out] Get Out of Azkaban Free
    [qb_snitch] The Golden Snitch
    [qb_azkaban] To Azkaban
    [qb_dividend] A dividend
    [qb_common_room_a] On to the next common room
    [qb_common_room_b] On to the next common room
    [qb_howler] A Howler
    [qb_imperius] The Imperius Curse
    [qb_pastilles] Puking Pastilles
   *[qb_slytherin] On to the Slytherin Common Room
}
name-Thing = { $label ->
    [dp_get_out] the Get Out card from the Daily Prophet
    [qb_get_out] the Get Out card from the Quibbler
   *[other] { $label }
}
card-text = { $card ->
    [dp_go] Move forward to GO and take your salary of G 200.
    [dp_quidditch_bet] Your Quidditch bet comes in: every other player gives you G 50.
    [dp_pixies] Pixies have been at your buildings: pay G 40 for each hut and G 115 for each manor.
    [dp_potions] A correct answer in Potions earns you G 10.
    [dp_get_out] Keep this card until you use it in Azkaban, or sell it.
    [dp_azkaban] Go straight to Azkaban. You get no salary on the way.
    [dp_gringotts_error] The goblins pay you too much by mistake: take G 200.
    [dp_school_fee] School fees are due: pay G 150.
    [dp_horcrux] You destroy a Horcrux: take G 100.
    [dp_house_elf] A house-elf brings you luck: take G 100.
    [dp_pomfrey] Madam Pomfrey patches you up: pay G 50.
    [dp_refund] The Ministry pays back some of your tax: take G 20.
    [dp_patronus] Your Patronus wins a reward: take G 45.
    [dp_st_mungos] Pay G 100 for a stay at St Mungo's.
    [dp_troll] You beat a troll: take G 100.
    [dp_yule_ball] You find a partner for the Yule Ball: take G 25.
    [qb_three_broomsticks] Move forward to The Three Broomsticks.
    [qb_office] Move forward to Dumbledore's Office.
    [qb_go] Move forward to GO and take your salary of G 200.
    [qb_hagrid] Move forward to Hagrid's Hut.
    [qb_utility] Move forward to the next utility. If nobody owns it, you may buy it. If another player does, roll again and pay them 10 times the roll.
    [qb_dementors] Dementors harm your buildings: pay G 25 for each hut and G 100 for each manor.
    [qb_get_out] Keep this card until you use it in Azkaban, or sell it.
    [qb_snitch] You catch the Golden Snitch: take G 150.
    [qb_azkaban] Go straight to Azkaban. You get no salary on the way.
    [qb_dividend] Gringotts pays you a dividend of G 50.
    [qb_common_room_a] Move forward to the next common room. If nobody owns it, you may buy it. If another player does, pay twice the usual rent.
    [qb_common_room_b] Move forward to the next common room. If nobody owns it, you may buy it. If another player does, pay twice the usual rent.
    [qb_howler] A Howler arrives: pay G 15.
    [qb_imperius] Under the Imperius Curse, you give every other player G 50.
    [qb_pastilles] You feel unwell: go back 3 spaces.
   *[qb_slytherin] Move forward to the Slytherin House Common Room.
}

## Options
option-rent_on_demand = Rent on demand
option-rent_on_demand-help = Ask for your rent before the player after next rolls, or lose it.
option-sealed_bids = Sealed bids
option-sealed_bids-help = In an auction, everyone writes down 1 secret bid, and the highest wins. Otherwise players take turns to raise the bid.
option-offers = Trade offers
option-offers-help = How many trades each player may offer before play moves on.
option-max_rounds = Rounds
option-max_rounds-help = After this many rounds, the wealthiest player wins. With 0, play until only 1 player is left.
option-max_rounds-0 = no limit

## Prompts
ask-Token = Choose your token.
ask-Window = { $moment ->
    [dice] Your turn: continue and roll the dice.
    [throw] Your turn: continue and roll the dice, or first build, trade or mortgage.
    [azkaban] Your turn, in Azkaban: continue and try to get out, or first build, trade or mortgage.
    [end] Your move is over. Build, trade or mortgage, or continue.
   *[others] You may build, trade or mortgage now, or continue.
}
ask-Buying = { $space } costs G { $price }. Do you want to buy it? If not, it goes to auction.
ask-Bidding = { $high ->
    [0] { $space } is up for auction, and nobody has bid yet. What do you bid?
   *[other] { $space } is up for auction, and { $leader } has bid G { $high }. Do you want to bid more?
}
ask-Sealed = { $space } is up for auction. Write down your bid: nobody sees it until all bids are in.
ask-Answer = { $maker }'s { $offer }. Do you agree?
ask-TakeOver = { $space } is now yours, but it is mortgaged. Pay 10% and keep the mortgage, or lift it now?
ask-Debt = You owe { $to } G { $amount } and don't have enough cash. Sell, mortgage or trade until you can pay.
ask-Keep = { $space } came to you mortgaged. Keep the mortgage, or lift it now?
ask-Taxed = Ministry of Magic Tax: pay G 200, or 10% of your cash, deeds and buildings? Choose before you add it up.
ask-Wish = { $manors ->
    [yes] There aren't enough manors for everyone. How many do you want?
   *[no] There aren't enough huts for everyone. How many do you want?
}
ask-PieceBid = { $manors ->
    [yes] A manor is up for auction.
   *[no] A hut is up for auction.
} { $high ->
    [0] Nobody has bid yet. What do you bid, and for which place?
   *[other] { $leader } has bid G { $high }. Do you want to bid more?
}
ask-Cell = You are in Azkaban. How will you try to get out?
ask-Aside = You can also:

## The coach: before the first question of each kind, what you are after, and what to look out for
coach-Token = Your token shows where you are, nothing more. No token is better than another.
coach-Window = Between moves, everyone may build, trade and mortgage. To build you need every street of a colour. If there is nothing you want, continue.
coach-Buying = Whoever lands here later pays you rent. A whole colour doubles the rent and lets you build. If you don't buy it, everyone may bid for it.
coach-Bidding = The highest bid wins, from G 1. If you pass, you are out of this auction.
coach-Sealed = Everyone writes down one bid, and the highest wins. Write 0 if you don't want it.
coach-Answer = Nothing changes hands unless you agree. Look at what each of you would then own. You may also make another offer.
coach-TakeOver = A mortgaged property earns no rent. Lifting the mortgage later costs another 10%.
coach-Debt = You aren't out yet. Sell buildings, mortgage or trade until you can pay. Only if nothing helps are you bankrupt.
coach-Keep = A mortgaged property earns no rent. Lifting the mortgage later costs another 10%.
coach-Taxed = Everything you own counts: cash, deeds and buildings. If that is less than G 2,000, 10% is cheaper.
coach-Wish = Players want more buildings than the Bank has. If you all ask for too many, they are auctioned.
coach-PieceBid = Buildings go one by one to the highest bid, and stand at once where you say. The lowest bid is the price on that deed.
coach-Cell = Doubles set you free, and so do the fine or a Get Out card before you roll. On your third turn without doubles you pay the fine.
goal-last = { $groups ->
    [0] Be the last who can pay. You own no whole colour.
    [one] Be the last who can pay. You own 1 whole colour.
   *[other] Be the last who can pay. You own { $groups } whole colours.
}
goal-richest = Be the richest after { $limit } rounds. This is round { $round }.
warn-yours = This completes your group: { $group }.
warn-theirs = This would complete { $seat }'s group: { $group }.
warn-cash = Buying it leaves you only G { $left }.
warn-rent = { $space } is just ahead and costs G { $amount }. You have G { $cash }.
warn-third = This is your last try: without doubles you pay the fine.

## Choices
do-Choose = take the { $token }
do-Pass = { $until ->
    [0] continue for now, and ask me again
    [1] continue, and don't ask me before my turn
   *[2] continue
}
do-Build = build on { $space }
do-Sell = sell a building on { $space }
do-Raze = sell all buildings in the { $group } group
do-Mortgage = mortgage { $space }
do-Lift = lift the mortgage on { $space }
bargain = { $gives ->
    [none] { $pays ->
        [0] nothing
       *[other] G { $pays }
    }
   *[other] { $gives }{ $pays ->
        [0] { "" }
       *[other] { " " }and G { $pays }
    }
} for { $takes ->
    [none] { $asks ->
        [0] nothing
       *[other] G { $asks }
    }
   *[other] { $takes }{ $asks ->
        [0] { "" }
       *[other] { " " }and G { $asks }
    }
}
do-Offer = offer to { $to }: { bargain }
do-Decline = no, thank you
do-Accept = agreed
do-Buy = buy it
do-Leave = stop bidding
do-Bid = bid G { $amount }
do-Seal = { $amount ->
    [0] no bid
   *[other] bid G { $amount } in secret
}
do-Flat = pay G 200
do-Percent = pay 10% of everything you own
do-Try = roll for doubles
do-Fine = pay the fine of G 50
do-UseCard = use the Get Out card from the { $deck }
do-Hold = keep the mortgage
do-Redeem = lift the mortgage
do-Want = { $count ->
    [0] want none
   *[other] want { $count }
}
do-BidFor = bid G { $amount } to build on { $space }
do-Claim = ask { $debtor } for G { $amount } rent
do-Wake = wake up to build or trade
do-Yield = declare bankruptcy
do-Resign = resign
do-Rolled = rolled { $one } and { $two }
do-Turned = turned up { $card }

## What happened
tell-Chose = { $seat } takes the { $token }.
tell-Threw = { $seat } rolls { $one } and { $two }.
tell-TiedHigh = { $seats } tie for the highest roll and roll again.
tell-Starts = { $seat } starts.
tell-Moved = { $back ->
    [yes] { $seat } goes back to { $space }.
   *[no] { $seat } moves to { $space }.
}
tell-Paid = { $reason ->
    [salary] { $to } gets G { $amount } at GO.
    [rent] { $seat } pays { $to } G { $amount } rent.
    [tax] { $seat } pays G { $amount } tax.
    [fee] { $seat } pays the bank fee of G { $amount }.
    [fine] { $seat } pays the fine of G { $amount }.
    [interest] { $seat } pays G { $amount } interest on a mortgage.
    [repairs] { $seat } pays G { $amount } for repairs.
   *[card] The card makes { $seat } pay { $to } G { $amount }.
}
tell-Bought = { $seat } buys { $space } for G { $amount }.
tell-Declined = { $seat } doesn't buy { $space }: it goes to auction.
tell-BidMade = { $seat } bids G { $amount } for { $space }.
tell-Left = { $seat } stops bidding.
tell-Unsold = Nobody bids for { $space }: it stays with the Bank.
tell-Owes = { $seat } owes { $to } G { $amount } and must raise the money.
tell-Drew = { $seat } draws “{ $card }”.
tell-Jailed = { $seat } is sent to Azkaban.
tell-Freed = { $seat } is out of Azkaban.
tell-Built = { $huts ->
    [1] { $seat } builds the first hut on { $space } for G { $amount }.
    [2] { $seat } builds the second hut on { $space } for G { $amount }.
    [3] { $seat } builds the third hut on { $space } for G { $amount }.
    [4] { $seat } builds the fourth hut on { $space } for G { $amount }.
   *[5] { $seat } builds a manor on { $space } for G { $amount }.
}
tell-Sold = { $huts ->
    [0] { $seat } sells everything built on { $space } for G { $amount }.
    [1] { $seat } sells a building on { $space } for G { $amount }: 1 hut is left.
   *[other] { $seat } sells a building on { $space } for G { $amount }: { $huts } huts are left.
}
tell-Mortgaged = { $seat } mortgages { $space } for G { $amount }.
tell-Lifted = { $seat } lifts the mortgage on { $space } for G { $amount }.
tell-Offered = { $seat } offers { $to } { bargain }.
tell-OfferDeclined = { $seat } declines { $to }'s offer.
tell-Traded = { $seat } gives { $to } { bargain }.
tell-Short = { $manors ->
    [yes] Too many players want manors: the Bank has { $left ->
        [0] none
       *[other] only { $left }
    } left.
   *[no] Too many players want huts: the Bank has { $left ->
        [0] none
       *[other] only { $left }
    } left.
}
tell-RentLost = { $seat } didn't ask for G { $amount } rent in time and loses it.
tell-Bankrupt = { $seat } is bankrupt: everything goes to { $to }, including G { $amount } in cash.
tell-Resigned = { $seat } resigns.
tell-Won = { $reason ->
    [last] { $seats } is the last one left and wins.
   *[limit] The last round is over. Wealthiest: { $seats }.
}

## Banners
gist-Bought = { $seat } gets { $space } at auction for G { $amount }.
gist-Unsold = Nobody bids for { $space } at auction: it stays with the Bank.
gist-Built = { $huts ->
    [5] { $seat } gets a manor at auction for G { $amount }, for { $space }.
   *[other] { $seat } gets a hut at auction for G { $amount }, for { $space }.
}
great-Paid = { $seat } pays { $to } G { $amount } rent!
great-Jailed = { $seat } goes to Azkaban!
great-Built = A manor on { $space }!
great-Bankrupt = { $seat } is bankrupt!

## How it ended
tally = { $out ->
    [1] out of the game
   *[other] worth G { $worth }: G { $cash } in cash, { $deeds ->
        [0] no deeds
        [one] 1 deed
       *[other] { $deeds } deeds
    }{ $mortgaged ->
        [0] {""}
       *[other] {" "}({ $mortgaged } mortgaged)
    }{ $huts ->
        [0] {""}
        [one] , 1 hut
       *[other] , { $huts } huts
    }{ $manors ->
        [0] {""}
        [one] , 1 manor
       *[other] , { $manors } manors
    }
}
won-last = You are the last one left.
won-limit = The last round is over, and nobody is wealthier than you.
end-last = { $winners } is the last one left.
end-limit = the last round is over, and nobody is wealthier than { $winners }.

## Luck and stats, when the game is over
luck-doubles = { $seen ->
    [0] { $seat } never rolled doubles
    [1] { $seat } rolled doubles once
   *[other] { $seat } rolled doubles { $seen } times
} (expected: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) })
luck-rents = the dice led { $seat } to G { NUMBER($seen, maximumFractionDigits: 0) } in rent (expected: G { NUMBER($expected, maximumFractionDigits: 0) })
luck-cards = cards brought { $seat } G { NUMBER($seen, maximumFractionDigits: 0) } after costs (expected: G { NUMBER($expected, maximumFractionDigits: 0) })
luck-doubles-title = Doubles
luck-rents-title = Rent the dice led to
luck-cards-title = Money from cards
figure-Threw = Dice rolls
figure-Bought = Deeds bought
figure-Built = Huts and manors built
figure-Mortgaged = Deeds mortgaged
figure-Drew = Cards drawn
figure-Jailed = Times in Azkaban
figure-Offered = Trades offered

## Refusals
no-chance = players can't choose what the dice or cards do.
no-over = the game is over.
no-out = you are out of the game.
no-turn = it is not your turn.
no-turn-yet = another player has to answer first. Then your turn continues.
no-token = unknown token. Choose one of the { $count } on the table.
no-token-twice = another player has that token. Choose one that is still free.
no-pass = unknown kind of pass. Continue for now, until your turn, or until something concerns you.
no-wake = you are already awake.
no-past-window = it is too late to build or trade: roll for doubles, pay the fine or use a card.
no-wake-again = you have already woken up in this window. You can wake again once something has changed.
no-aside-now = wait until this is settled.
no-claims = at this table rent is collected automatically.
no-claim = nobody owes you that rent.
no-deed = unknown deed. Name a property on the board.
no-owner = you don't own { $space }.
no-group = you don't own that group.
no-mortgage-twice = { $space } is already mortgaged.
no-mortgage-built = before you mortgage { $space }, sell every building in its group.
no-lift = { $space } is not mortgaged.
no-lift-cash = lifting the mortgage on { $space } costs G { $amount }, and you have G { $cash }.
no-build-here = nothing can be built on { $space }.
no-build-group = to build on { $space }, you need its whole group.
no-build-mortgaged = you can't build on { $space } while a deed in its group is mortgaged.
no-build-manor = { $space } already has its manor.
no-build-four = a manor on { $space } needs 4 huts on every place in its group first.
no-build-even = build evenly: another place of the group has fewer buildings than { $space }.
no-build-stock = { $manor ->
    [yes] the Bank has no manor left.
   *[no] the Bank has no hut left.
}
no-build-cash = building on { $space } costs G { $amount }, and you have G { $cash }.
no-sell = there is no building on { $space }.
no-sell-even = sell evenly: another place of the group has more buildings than { $space }.
no-sell-huts = you can't sell the manor on { $space }: the Bank lacks the 4 huts to put in its place.
no-raze = you can sell a group's buildings all at once only if all are manors or the Bank lacks huts.
no-offer-third = make your counter-offer to the player who made the offer.
no-offer-more = { $most ->
    [1] you have made your offer. You can make another once play has moved on.
   *[other] you have made { $most } offers. You can make more once play has moved on.
}
no-offer-again = you have already made exactly that offer this turn. Change something in it.
no-offer-to = trade with another player who is still in the game.
no-offer-form = a trade needs at least 1 deed or card, each named once and in order. Only one side adds cash.
no-offer-owner = { $thing ->
    [dp_get_out] the Get Out card from the Daily Prophet
    [qb_get_out] the Get Out card from the Quibbler
   *[other] { $thing }
} does not belong to the player who would give it.
no-offer-built = { $thing } can't be traded while there are buildings in its group.
no-offer-cash = neither player can pay more cash than they have.
no-offer-interest = one of you wouldn't have the cash for the 10% on a mortgaged deed.
no-offer-debt = a player in debt must get at least what they give, unless they trade with their creditor. Deeds count as their price less any mortgage, Get Out cards as G 50.
no-offer-raise = before you buy, a trade must bring you cash. Ask for cash, or buy or decline first.
no-offer-raise-them = the other player is about to buy, so a trade must bring them cash. Pay them something.
no-buy-auction = it is already being auctioned. Bid for it.
no-buy-cash = it costs G { $amount }, and you have G { $cash }.
no-bid = bid more than G { $high }, and no more than your G { $cash }.
no-piece-bid = bid at least G { $least } for that place, and no more than your G { $cash }.
no-piece-place = you can't build it there. Choose another place.
no-piece-first = bid for the building, or stop bidding.
no-piece-plain = say which place you are bidding for.
no-piece-sell = you can't swap a manor for huts between these bids. Mortgage something or sell other buildings.
no-seal = write down a bid from G 0 to your G { $cash }.
no-bid-aloud = bids are sealed at this table. Write down your bid, or 0 for none.
no-want = ask for { $least } to { $most }: you can't place and pay for more.
no-yield = you can still raise the G { $amount }. Sell, mortgage or trade.
no-redeem = lifting that mortgage costs G { $amount }, and you have G { $cash } for it.
no-tax-twice = you have already chosen how to pay your tax. Raise the money for it.
no-visitor = you are only visiting Azkaban, so there is nothing to get out of.
no-prisoner = you are not in Azkaban.
no-free-try = you roll for doubles only in Azkaban. For your usual roll, choose “continue”.
no-fine-late = on your third turn in Azkaban you pay the fine only after the roll. Roll for doubles first.
no-fine-cash = the fine is G { $amount }, and you have G { $cash }.
no-get-out = you don't have that card.
no-get-out-late = after your third roll in Azkaban, a card no longer helps. Raise the money for the fine.
when-Choose = you choose your token before the first roll.
when-Pass = not yet: you continue when you may build or trade, before a roll or after a move.
when-Build = not yet: you build before a roll or after a move.
when-Lift = not yet: you lift a mortgage before a roll or after a move.
when-money = not yet: you sell buildings and mortgage before a roll, after a move, before buying, between bids or in debt.
when-Offer = not yet: you trade before a roll, after a move, before you buy or in debt.
when-Decline = there is nothing to decline now, neither a purchase nor an offer.
when-Accept = nobody is offering you a trade now.
when-Buy = you buy a property when you land on it and nobody owns it.
when-Leave = you are not being asked to bid now.
when-Bid = you bid when a property is up for auction and it is your turn to bid.
when-Seal = you write down a bid when a property is up for auction, at tables with sealed bids.
when-tax = you choose how to pay when you land on the Ministry of Magic Tax.
when-Try = you try for doubles when it is your turn to roll in Azkaban.
when-Fine = you pay the fine before you roll in Azkaban.
when-UseCard = you use the card before you roll in Azkaban.
when-Hold = you keep a mortgage when a deed comes to you with one.
when-Redeem = you lift a mortgage this way when a deed comes to you with one. Otherwise lift it before a roll or after a move.
when-Want = you say how many you want when the Bank doesn't have enough for everyone.
when-BidFor = you bid for huts and manors when the Bank doesn't have enough for everyone.
when-Yield = you can declare bankruptcy only when you owe more than you can raise. To leave anyway, resign.

## Reasons
why-wait = nothing is worth doing just now.
why-build = a visitor to { $space } will then pay G { $amount }.
why-pledge = a mortgage on { $space } costs the least rent for the cash it brings.
why-sell = it needs the money, and { $space } can best spare a building.
why-raze = it needs the money, and the Bank lacks huts.
why-lift = there is enough cash to let { $space } earn rent again.
why-flat = G 200 is no more than 10% of everything.
why-percent = 10% of everything is less than G 200.
why-try = rolling for doubles costs nothing, and there is no hurry to get out.
why-out = outside there is plenty to buy, or little to fear.
why-hold = the cash is needed more elsewhere than for { $space }.
why-redeem = { $space } can then earn rent at once.
why-yield = it has nothing left to raise the money with.
why-seal = that is what { $space } is worth.
why-buy = { $space } is worth its price.
why-buy-group = { $space } completes a group: { $group }.
why-buy-block = { $space } keeps another player from completing a group: { $group }.
why-decline = { $space } may go for less at auction, or the cash is needed.
why-bid = { $space } is worth more than that.
why-leave = { $space } is not worth more.
why-leave-early = it would rather keep its cash than pay more for { $space }.
why-bid-over = that is more than { $space } is worth.
why-offer = both sides could gain from it.
why-offer-group = it would complete a group: { $group }.
why-accept = it is a good trade.
why-accept-group = it completes a group: { $group }.
why-refuse = the other side would gain too much.
why-want = building pays, even in a shortage.
why-want-none = the cash is needed more elsewhere.
why-piece = the building is still worth that.
why-piece-leave = the building is not worth more.
why-limit = Its limit is G { $amount }.

## In hints, where reasons speak to you
hint-wait = Nothing is worth doing just now, and you keep your cash.
hint-build = A visitor to { $space } will then pay you G { $amount }. Sold again, a building brings half its price.
hint-pledge = A mortgage on { $space } costs you the least rent for its cash. Repaying it costs 10% more.
hint-sell = You need the money, and { $space } can best spare a building. You get half its price.
hint-raze = You need the money, and the Bank lacks huts.
hint-lift = You have enough cash to let { $space } earn you rent again.
hint-flat = G 200 is no more than 10% of all you own.
hint-percent = 10% of all you own is less than G 200.
hint-try = Rolling for doubles costs you nothing, but without them you stay.
hint-out = Outside there is plenty for you to buy, or little to fear.
hint-hold = You need your cash more elsewhere than for { $space }. It earns no rent until you repay.
hint-redeem = { $space } can then earn you rent at once.
hint-yield = You have nothing left to raise the money with, so you are out.
hint-seal = That is what { $space } is worth to you. Whoever bids more gets it.
hint-buy = { $space } is worth its price to you. Keep some cash for rents.
hint-buy-group = { $space } completes your group, and its rents go up: { $group }.
hint-buy-block = With { $space } you keep another player from completing a group: { $group }.
hint-leave-early = { $space } is worth more to you than that, but you keep your cash.
hint-bid-over = That is more than { $space } is worth to you.
hint-decline = { $space } may go for less at auction, but others may outbid you.
hint-bid = { $space } is worth more than that to you. If nobody bids more, you pay it.
hint-leave = { $space } is not worth more to you. Once you leave, you can't come back in.
hint-offer = Both of you could gain from it, so they may well accept.
hint-offer-group = It would complete your group: { $group }. They may still refuse.
hint-accept = It is a good trade for you.
hint-accept-group = It completes your group: { $group }.
hint-refuse = They would gain too much from you.
hint-want = Building pays for you, even in a shortage. You may have to bid for it.
hint-want-none = You need your cash more elsewhere.
hint-piece = The building is still worth that to you.
hint-piece-leave = The building is not worth more to you.
hint-limit = Don't go above G { $amount }.

## The text view: the names of its rows and their values (rows.toml has the rest), and the fields of forms
field-turn = Current player
field-round = Round
field-dice = Last roll
field-cash = Cash
item-cash = G { $value }
field-tokens = Tokens
field-at = Positions
field-jailed = In Azkaban
item-jailed = turn { $value } of 3
field-out = Out of the game
field-owner = Deeds
field-built = Buildings
item-built = { $value ->
    [1] 1 hut
    [5] a manor
   *[other] { $value } huts
}
field-mortgaged = Mortgaged
field-huts = Huts left in the Bank
field-manors = Manors left in the Bank
field-papers = Get Out cards
field-drawn = Cards drawn, newest last
field-rest = Resting
item-rest = { $value ->
    [1] until their turn
   *[2] until something concerns them
}
field-said = Offers this turn
item-said = { $seat }'s { $offer }
field-claims = Rent to ask for
item-claims = { $seat } from { $debtor }: G { $amount }
field-sealed = Sealed bids
item-sealed = { $value ->
    [-2] is in
   *[other] G { $value }
}
field-to = Trade with
field-gives = You give
field-takes = You get
field-pays = You pay (G)
field-asks = You ask for (G)
field-amount = Your bid (G)
field-space = Place

## At the desk
desk-more = More …
desk-you = You
desk-sum = G { $amount }
desk-cash = You have G { $amount }.
desk-range = G { $low } to G { $high }
desk-printed = price: G { $amount }
desk-brings = + G { $amount }
desk-costs = − G { $amount }
desk-free = costs nothing
desk-nothing = nothing
desk-go = { $moment ->
    [dice] Roll the dice
    [throw] Roll the dice
    [azkaban] Continue my turn
    [end] End my turn
   *[others] Continue
}
desk-stay = Ask me in others' turns too
desk-rent-now = Rent G { $rent }
desk-rent-then = Rent G { $rent } → { $then } for G { $cost }
desk-acts-build = Build ({ $count })
desk-acts-money = Sell or mortgage ({ $count })
desk-acts-lift = Lift mortgages ({ $count })
desk-buy = Buy it for G { $amount }
desk-auction = Auction it
desk-buy-left = You have G { $cash }. After buying, you will have G { $left } left.
desk-buy-short = You have G { $cash } and need G { $missing } more. Sell, mortgage or trade first, or let it go to auction.
desk-bidders = Bidders
desk-raises = Raise the bid
desk-left = isn't bidding
desk-thinks = is thinking
desk-no-bid = no bid yet
desk-own-sum = Another amount
desk-too-high = The bid is higher than your cash. Raise money, or stop bidding.
desk-sealed = Everyone writes down 1 bid, and the highest gets the deed. Nobody sees yours until all are in.
desk-stock = { $manors ->
    [yes] The Bank has { $left ->
        [one] 1 manor
       *[other] { $left } manors
    } left.
   *[no] The Bank has { $left ->
        [one] 1 hut
       *[other] { $left } huts
    } left.
}
desk-where = Where to build it
desk-for = for { $space }
desk-wish = Players want more than there are. Say how many you want; they are then auctioned one by one.
desk-owed = You owe { $to }
desk-have = You have
desk-missing = Still to raise
desk-other-owes = { $name } owes { $to } G { $amount } and is raising the money.
desk-tax = Choose first, then add up your cash, the printed prices of all your deeds and what your buildings cost.
desk-cell = This is turn { $turn } of 3 in Azkaban. Doubles get you out for free. Without doubles on the third turn, you must pay the fine.
desk-answer = { $name } offers you a trade. Do you agree?
desk-trade = Trade …
desk-trade-title = Offer a trade
desk-counter-title = Counter-offer
desk-with = Trade with
desk-you-give = You give
desk-you-get = You get
desk-gives = { $name } gives
desk-no-things = There is nothing to trade here.
desk-and-cash = and cash, up to G { $most }
desk-mortgaged = mortgaged: its new owner pays G { $amount } at once
desk-burden = { $mine ->
    [yes] { $space } is mortgaged: you pay the Bank 10% (G { $amount }) at once.
   *[no] { $space } is mortgaged: { $to } pays the Bank 10% (G { $amount }) at once.
}
desk-trade-empty = Tick at least 1 deed or card.
desk-send = Make this offer
desk-cancel = Cancel
desk-decline = No, thank you
desk-counter = Make a counter-offer …
desk-offers-left = { $left ->
    [one] You can make 1 more offer now.
   *[other] You can make { $left } more offers now.
}

## In the terminal
form-Offer = trade
example-Offer = offer { $to }: { $gives } + 50 for { $takes }
screen-head = Round { $round } · dice { $dice } · Bank ▴ { $huts } ■ { $manors }
screen-legend =
    A: a token · a: its player owns this
    ▴2 huts · ■ manor · × mortgaged
    # in Azkaban · ✦ Get Out card · * whole group
screen-yours = Yours
screen-street = G { $price }, { $group } · rent { $rent }, whole group { $whole }, huts { $huts }, manor { $manor } · a hut costs { $hut } · mortgage { $mortgage }
screen-room = G { $price }, { $group } · rent by how many its owner has: { $rents } · mortgage { $mortgage }
screen-utility = G { $price }, { $group } · rent { $one } times the dice, { $both } times with both · mortgage { $mortgage }
screen-bidding = Still bidding: { $live }. You have G { $cash }.
screen-sealed = Bids are in from: { $written }. You have G { $cash }.
screen-bid = has written down G { $amount }.
screen-stock = The Bank has ▴ { $huts } ■ { $manors }. You have G { $cash }.
screen-burden = { $space } is mortgaged: whoever gets it pays G { $amount } at once.
screen-debt = You have G { $cash } and need G { $missing } more. Selling and mortgaging everything would bring you to G { $could }.
screen-sell = Selling one building brings: { $things }
screen-mortgage = A mortgage brings: { $things }
screen-claim = { $debtor } owes you G { $amount } rent if you ask in time.

## On the board
board-spaces = The board, 40 spaces
board-player = { $name } ({ $token })
# Names as they are set on the board; a long word may be divided at a soft hyphen.
board-space = { $space ->
    [dumbledores_office] Dumble{"\u00AD"}dore's Office
    [honeydukes] Honey{"\u00AD"}dukes Sweet{"\u00AD"}shop
    [ollivanders] Olli{"\u00AD"}vanders
    [room_of_requirement] The Room of Re{"\u00AD"}quire{"\u00AD"}ment
    [three_broomsticks] The Three Broom{"\u00AD"}sticks
   *[other] { $name }
}
board-sum = G { $amount }
board-notes = In notes
board-note = { $count } of G { $note }
board-hand = Your money and deeds
board-holdings = { $who }'s money and deeds
board-look = { $who }'s money and deeds, { $count ->
    [0] no deeds
    [one] 1 deed
   *[other] { $count } deeds
};
board-group = { $group }: { $count } of { $all }
board-paper = Get Out of Azkaban Free ({ $deck })
board-jailed = In Azkaban; turn { $turn } of 3 is next
board-out = out
board-bank = The Bank has
board-bank-huts = { $count ->
    [one] 1 hut
   *[other] { $count } huts
}
board-bank-manors = { $count ->
    [one] 1 manor
   *[other] { $count } manors
}
board-unseen = { $count } unseen
board-deck = { $deck }: { $count ->
    [one] 1 card
   *[other] { $count } cards
} nobody has seen yet
board-drawn = { $who } drew
board-drawn-none = No card has been drawn yet.
board-dice = Last roll
board-throws = Rolls, latest first
board-throw = { $who }: { $one } and { $two }
board-side = { $start } to { $end }
board-side-before = Previous side
board-side-after = Next side
board-follow = Follow the tokens
board-tray = Tokens
space-for-sale = for sale at G { $price }
space-of = owned by { $who }
space-huts = { $count ->
    [one] 1 hut
   *[other] { $count } huts
}
space-manor = a manor
space-mortgaged = mortgaged
space-here = here: { $who }
space-lit = you can do something here
space-about = { $kind ->
    [go] Each time you reach GO or pass it, you get G 200.
    [azkaban] Visitors have nothing to fear. If you were sent here, roll doubles, use a Get Out card or pay G 50 to get out.
    [free_parking] A place to rest: nothing happens here.
    [go_to_azkaban] If you land here, you go straight to Azkaban and get no salary on the way.
    [daily_prophet] Draw the top card of the Daily Prophet and do as it says.
    [quibbler] Draw the top card of the Quibbler and do as it says.
    [ministry_tax] Pay G 200, or 10% of your cash, deeds and buildings. Choose before you add it up.
   *[gringotts_fee] Pay the Bank its fee of G 100.
}
deed-street = Price: G { $price }, group: { $group }. Rent: G { $rent0 }, or G { $whole } with the whole group. With 1 to 4 huts: G { $rent1 }, { $rent2 }, { $rent3 } or { $rent4 }; with a manor G { $rent5 }. A hut costs G { $hut }. Mortgage value: G { $mortgage }.
deed-room = Price: G { $price }. Rent for 1 to 4 common rooms: G { $rent0 }, { $rent1 }, { $rent2 } or { $rent3 }. Mortgage value: G { $mortgage }.
deed-utility = Price: G { $price }. Rent for 1 utility: { $rent0 } times the roll, for both: { $rent1 } times. Mortgage value: G { $mortgage }.
deed-price = Price
deed-owner = Owner
deed-built = Buildings
deed-mortgaged = Mortgaged; lifting it costs
deed-rent = Rent
deed-rent-group = … with the whole group
deed-rent-huts = { $count ->
    [5] … with a manor
    [1] … with 1 hut
   *[other] … with { $count } huts
}
deed-rooms = { $count ->
    [1] Rent for 1 common room
   *[other] … for { $count } common rooms
}
deed-utilities = { $count ->
    [1] Rent for 1 utility
   *[other] … for both utilities
}
deed-factor = { $factor } × the roll
deed-hut-price = A hut, or a manor in place of 4 huts
deed-mortgage = Mortgage value
deed-sisters = Also { $group }
deed-do-Build = { $manor ->
    [yes] Build a manor for G { $amount }
   *[no] Build a hut for G { $amount }
}
deed-do-Sell = { $manor ->
    [yes] Sell the manor for G { $amount }
   *[no] Sell a hut for G { $amount }
}
deed-do-Mortgage = Mortgage it for G { $amount }
deed-do-Lift = Lift the mortgage for G { $amount }
