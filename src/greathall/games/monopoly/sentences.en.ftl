# Every sentence a Monopoly player reads. Spaces are called by their names, money is in Galleons (G).

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
    [dp_get_out] the Get Out card of the Daily Prophet
    [qb_get_out] the Get Out card of the Quibbler
   *[other] { $label }
}
card-text = { $card ->
    [dp_go] Go forward to GO and take your salary of G 200.
    [dp_quidditch_bet] Your Quidditch bet comes in: every other player gives you G 50.
    [dp_pixies] Pixies have been at your buildings: pay G 40 for each hut and G 115 for each manor.
    [dp_potions] A right answer in Potions earns you G 10.
    [dp_get_out] Keep this card until you use it in Azkaban, or sell it.
    [dp_azkaban] Go straight to Azkaban. No salary on the way.
    [dp_gringotts_error] The goblins count wrong in your favour: take G 200.
    [dp_school_fee] School fees are due: pay G 150.
    [dp_horcrux] You destroy a Horcrux: take G 100.
    [dp_house_elf] A house-elf brings you luck: take G 100.
    [dp_pomfrey] Madam Pomfrey puts you right: pay G 50.
    [dp_refund] The Ministry pays tax back: take G 20.
    [dp_patronus] Your Patronus wins a reward: take G 45.
    [dp_st_mungos] A stay at St Mungo's: pay G 100.
    [dp_troll] You beat a troll: take G 100.
    [dp_yule_ball] You find a partner for the Yule Ball: take G 25.
    [qb_three_broomsticks] Go forward to The Three Broomsticks.
    [qb_office] Go forward to Dumbledore's Office.
    [qb_go] Go forward to GO and take your salary of G 200.
    [qb_hagrid] Go forward to Hagrid's Hut.
    [qb_utility] Go forward to the next utility. Nobody's? You may buy it. Somebody else's? Throw the dice again and pay ten times the throw.
    [qb_dementors] Dementors harm your buildings: pay G 25 for each hut and G 100 for each manor.
    [qb_get_out] Keep this card until you use it in Azkaban, or sell it.
    [qb_snitch] You catch the Golden Snitch: take G 150.
    [qb_azkaban] Go straight to Azkaban. No salary on the way.
    [qb_dividend] Gringotts pays you a dividend of G 50.
    [qb_common_room_a] Go forward to the next common room. Nobody's? You may buy it. Somebody else's? Pay twice the usual rent.
    [qb_common_room_b] Go forward to the next common room. Nobody's? You may buy it. Somebody else's? Pay twice the usual rent.
    [qb_howler] A Howler arrives: pay G 15.
    [qb_imperius] Under the Imperius Curse you give every other player G 50.
    [qb_pastilles] You feel unwell: go back three spaces.
   *[qb_slytherin] Go forward to the Slytherin House Common Room.
}

## Options
option-rent_on_demand = Rent on demand
option-rent_on_demand-help = Owners must ask for their rent. Who has not asked when the second player after throws the dice, gets nothing.
option-sealed_bids = Sealed bids
option-sealed_bids-help = In an auction everybody writes down one bid in secret, and the highest wins. Otherwise bids are called out and rise.
option-offers = Offers at a time
option-offers-help = How many trades each player may offer before play goes on.
option-max_rounds = Rounds
option-max_rounds-help = After so many rounds the wealthiest player wins. 0: play on until one is left.
option-max_rounds-0 = no limit

## Prompts
ask-Token = Choose your token.
ask-Window = { $moment ->
    [dice] Your turn: throw the dice.
    [throw] Your turn: go on and throw the dice, or first build, trade, mortgage.
    [azkaban] Your turn, in Azkaban: go on and try to get out, or first build, trade, mortgage.
    [end] Your move is done. Build, trade, mortgage, or go on.
   *[others] You may build, trade or mortgage now, or go on.
}
ask-Buying = { $space } costs G { $price }. Do you buy it? If not, it is auctioned.
ask-Bidding = { $high ->
    [0] { $space } is auctioned, and nobody has bid yet. What do you bid?
   *[other] { $space } is auctioned, and { $leader } bids G { $high }. Do you bid more?
}
ask-Sealed = { $space } is auctioned. Write down your bid: nobody sees it before all are in.
ask-Answer = { $maker }'s { $offer }. Do you agree?
ask-TakeOver = { $space } is yours now, with a mortgage on it. Pay 10 % and keep the mortgage, or lift it at once?
ask-Debt = You owe { $to } G { $amount } and have too little cash. Sell, mortgage or trade until you can pay.
ask-Keep = { $space } came to you with a mortgage. Keep the mortgage, or pay it off now?
ask-Taxed = Ministry of Magic Tax: do you pay G 200, or 10 % of all you own? Choose before you add it up.
ask-Wish = { $manors ->
    [yes] There are too few manors for everybody. How many do you want?
   *[no] There are too few huts for everybody. How many do you want?
}
ask-PieceBid = { $manors ->
    [yes] A manor is auctioned.
   *[no] A hut is auctioned.
} { $high ->
    [0] Nobody has bid yet. What do you bid, and for which place?
   *[other] { $leader } bids G { $high }. Do you bid more?
}
ask-Cell = You are in Azkaban. How do you try to get out?
ask-Aside = Without being asked you may also:

## Choices
do-Choose = take the { $token }
do-Pass = { $until ->
    [0] go on for now, and ask me again
    [1] go on, and don't ask me before my turn
   *[2] go on
}
do-Build = build on { $space }
do-Sell = sell a building on { $space }
do-Raze = sell all buildings of the { $group } group
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
do-Leave = bid no more
do-Bid = bid G { $amount }
do-Seal = { $amount ->
    [0] no bid
   *[other] bid G { $amount } in secret
}
do-Flat = pay G 200
do-Percent = pay 10 % of all I own
do-Try = throw for doubles
do-Fine = pay the fine of G 50
do-UseCard = use the Get Out card of the { $deck }
do-Hold = keep the mortgage
do-Redeem = lift the mortgage
do-Want = { $count ->
    [0] want none
   *[other] want { $count }
}
do-BidFor = bid G { $amount }, to build on { $space }
do-Claim = ask { $debtor } for G { $amount } rent
do-Wake = wake up, to build or trade
do-Yield = give up: I can't pay
do-Resign = resign
do-Rolled = rolled { $one } and { $two }
do-Turned = turned up { $card }

## What happened
tell-Chose = { $seat } takes the { $token }.
tell-Threw = { $seat } throws { $one } and { $two }.
tell-TiedHigh = { $seats } have the same highest throw and throw again.
tell-Starts = { $seat } starts.
tell-Moved = { $back ->
    [yes] { $seat } goes back to { $space }.
   *[no] { $seat } goes on to { $space }.
}
tell-Paid = { $reason ->
    [salary] { $to } gets G { $amount } at GO.
    [rent] { $seat } pays { $to } G { $amount } rent.
    [tax] { $seat } pays G { $amount } tax.
    [fee] { $seat } pays the bank fee of G { $amount }.
    [fine] { $seat } pays the fine of G { $amount }.
    [interest] { $seat } pays G { $amount } interest on a mortgage.
    [repairs] { $seat } pays G { $amount } for the buildings.
   *[card] By that card { $seat } pays { $to } G { $amount }.
}
tell-Bought = { $seat } buys { $space } for G { $amount }.
tell-Declined = { $seat } does not buy { $space }: it is auctioned.
tell-BidMade = { $seat } bids G { $amount } ({ $space }).
tell-Left = { $seat } bids no more.
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
    [0] { $seat } sells what stood on { $space } for G { $amount }.
    [1] { $seat } sells a building on { $space } for G { $amount }: one hut is left.
   *[other] { $seat } sells a building on { $space } for G { $amount }: { $huts } huts are left.
}
tell-Mortgaged = { $seat } mortgages { $space } for G { $amount }.
tell-Lifted = { $seat } lifts the mortgage on { $space } for G { $amount }.
tell-Offered = { $seat } offers { $to } { bargain }.
tell-OfferDeclined = { $seat } declines { $to }'s offer.
tell-Traded = { $seat } gives { $to } { bargain }.
tell-Short = { $manors ->
    [yes] Too many want to build: the Bank has { $left ->
        [0] no manor
        [1] one manor
       *[other] { $left } manors
    } left.
   *[no] Too many want to build: the Bank has { $left ->
        [0] no hut
        [1] one hut
       *[other] { $left } huts
    } left.
}
tell-RentLost = { $seat } did not ask for G { $amount } rent in time: it is lost.
tell-Bankrupt = { $seat } is bankrupt: everything goes to { $to }, with G { $amount } in cash.
tell-Resigned = { $seat } gives up.
tell-Won = { $reason ->
    [last] { $seats } is the last one left and wins.
   *[limit] The last round is over. Wealthiest: { $seats }.
}

## How it ended
end-last = { $winners } is the last one left.
end-limit = the last round is over, and nobody is wealthier than { $winners }.

## Luck and figures, when it is over
luck-doubles = { $seen ->
    [0] { $seat } never threw doubles
    [1] { $seat } threw doubles once
   *[other] { $seat } threw doubles { $seen } times
}; { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } were to be expected
luck-rents = the dice led { $seat } to rents of G { NUMBER($seen, maximumFractionDigits: 0) } in all; G { NUMBER($expected, maximumFractionDigits: 0) } were to be expected
luck-cards = cards brought { $seat } G { NUMBER($seen, maximumFractionDigits: 0) } in all, less what they cost; G { NUMBER($expected, maximumFractionDigits: 0) } were to be expected
luck-doubles-title = Doubles
luck-rents-title = Rents the dice led to
luck-cards-title = Money from cards
figure-Threw = Throws of the dice
figure-Bought = Deeds bought
figure-Built = Huts and manors built
figure-Mortgaged = Deeds mortgaged
figure-Drew = Cards drawn
figure-Jailed = Times in Azkaban
figure-Offered = Trades offered

## Refusals
no-chance = dice and cards speak for themselves.
no-over = the game is over.
no-out = you are out of the game.
no-turn = it is not your turn.
no-turn-yet = another player has to answer first. Then your turn goes on.
no-token = unknown token. Choose one of the { $count } on the table.
no-token-twice = another player has that token. Choose one that is still free.
no-pass = unknown kind of pass. Go on for now, until your turn, or until something concerns you.
no-wake = you are awake already.
no-past-window = the window before your try is over: try for doubles, pay the fine or use a card.
no-wake-again = you have woken up in this window already. You can wake again when something has changed.
no-aside-now = wait until this is settled.
no-claims = at this table rent is paid by itself.
no-claim = nobody owes you that rent.
no-deed = there is no such deed.
no-owner = { $space } is not yours.
no-group = that group is not yours.
no-mortgage-twice = { $space } is mortgaged already.
no-mortgage-built = before you mortgage { $space }, sell every building of its group.
no-lift = { $space } is not mortgaged.
no-lift-cash = lifting the mortgage on { $space } costs G { $amount }, and you have G { $cash }.
no-build-here = nothing can be built on { $space }.
no-build-group = to build on { $space } you need its whole group.
no-build-mortgaged = you can't build on { $space } while a deed of its group is mortgaged.
no-build-manor = { $space } has its manor already.
no-build-four = a manor on { $space } needs four huts on every place of its group first.
no-build-even = build evenly: another place of the group has fewer buildings than { $space }.
no-build-stock = { $manor ->
    [yes] the Bank has no manor left.
   *[no] the Bank has no hut left.
}
no-build-cash = building on { $space } costs G { $amount }, and you have G { $cash }.
no-sell = there is no building on { $space }.
no-sell-even = sell evenly: another place of the group has more buildings than { $space }.
no-sell-huts = the Bank lacks the four huts that would take the place of the manor on { $space }.
no-raze = all buildings of a group are sold at once only if each of its places has a manor, or if the Bank lacks huts.
no-offer-third = answer the player who made the offer.
no-offer-more = { $most ->
    [1] you have made your offer; no more before play goes on.
   *[other] you have made { $most } offers; no more before play goes on.
}
no-offer-again = you have made that very offer in this turn already.
no-offer-to = trade with another player who is still in the game.
no-offer-form = a trade needs at least one deed or card, each named once and in order, and cash from one side only.
no-offer-owner = { $thing ->
    [dp_get_out] the Get Out card of the Daily Prophet
    [qb_get_out] the Get Out card of the Quibbler
   *[other] { $thing }
} does not belong to the player who would give it.
no-offer-built = { $thing } can't be traded while buildings stand in its group.
no-offer-cash = nobody can pay more than the cash in hand.
no-offer-interest = somebody would lack the cash for the 10 % on a mortgaged deed.
no-offer-debt = whoever is in debt must get at least what they give: deeds at their price less any mortgage, a Get Out card at G 50. Only the creditor may get more.
no-offer-raise = before buying, a trade must bring you cash. Ask for money, or decide first.
no-offer-raise-them = the other player is about to buy: this trade must bring them cash. Pay them something.
no-buy-auction = it is being auctioned now. Bid for it.
no-buy-cash = it costs G { $amount }, and you have G { $cash }.
no-bid = bid more than G { $high }, and no more than your G { $cash }.
no-piece-bid = bid at least G { $least } for that place, and no more than your G { $cash }.
no-piece-place = you can't build it there.
no-piece-first = bid for the piece, or leave the auction.
no-piece-plain = say for which place you bid.
no-piece-sell = a manor can't be exchanged for huts between these bids. Mortgage something or sell other buildings.
no-seal = write down a bid from G 0 to your G { $cash }.
no-bid-aloud = at this table each player writes down one bid. Write yours, or 0 for none.
no-want = wish for { $least } to { $most }: you can't place and pay for more.
no-yield = you can still raise the G { $amount }.
no-redeem = lifting that mortgage costs G { $amount }, and you have G { $cash } for it.
no-tax-twice = you have chosen how to pay your tax. Raise the money for it.
no-visitor = you are only visiting Azkaban, so there is nothing to get out of.
no-prisoner = you are not in Azkaban.
no-fine-late = on your third turn in Azkaban the fine is paid only after the throw.
no-fine-cash = the fine is G { $amount }, and you have G { $cash }.
no-get-out = you don't have that card.
no-get-out-late = after your third roll in Azkaban a card no longer helps. Raise the money for the fine.
when-Choose = you choose your token before the first roll.
when-Pass = not yet: you go on when you may build or trade, before a roll or after a move.
when-Build = not yet: you build before a roll or after a move.
when-Lift = not yet: you lift a mortgage before a roll or after a move.
when-money = not yet: you sell buildings and mortgage before a roll, after a move, before you buy, between bids or in debt.
when-Offer = not yet: you trade before a roll, after a move, before you buy or in debt.
when-Decline = there is nothing to decline now: no purchase, and no offer to you.
when-Accept = nobody offers you a trade now.
when-Buy = you buy a property when you land on it and nobody owns it.
when-Leave = you are not asked for a bid now.
when-Bid = you bid when a property is auctioned and the bidding comes to you.
when-Seal = you write down a bid when a property is auctioned, at tables with sealed bids.
when-tax = you choose how to pay when you land on the Ministry of Magic Tax.
when-Try = you try for doubles when it is your turn to roll in Azkaban.
when-Fine = you pay the fine before you roll in Azkaban.
when-UseCard = you use the card before you roll in Azkaban.
when-Hold = you keep a mortgage when a deed comes to you with one.
when-Redeem = you lift a mortgage this way when a deed comes to you with one. Otherwise lift it before a roll or after a move.
when-Want = you say how many you want when the Bank has too few for all.
when-BidFor = you bid for huts and manors when the Bank has too few for all.
when-Yield = you give up this way when you owe more than you can raise. Otherwise you can resign.

## Reasons
why-wait = nothing is worth doing just now.
why-build = a guest on { $space } will pay G { $amount } then.
why-pledge = { $space } earns least for what its mortgage brings.
why-sell = the money is needed, and { $space } can best do without.
why-raze = the money is needed, and the Bank lacks huts.
why-lift = there is cash enough for { $space } to earn rent again.
why-flat = G 200 is no more than 10 % of all it owns.
why-percent = 10 % of all it owns is less than G 200.
why-try = doubles cost nothing, and there is no hurry to get out.
why-out = out there is much to buy, or little to fear.
why-hold = the cash is needed more elsewhere than for { $space }.
why-redeem = { $space } shall earn rent at once.
why-yield = there is nothing left to raise the money with.
why-seal = that is what { $space } is worth.
why-buy = { $space } is worth its price.
why-buy-group = { $space } makes a group whole: { $group }.
why-buy-block = { $space } keeps another player from a whole group: { $group }.
why-decline = { $space } may be had for less in the auction, or the cash is needed.
why-bid = { $space } is worth more than that.
why-leave = { $space } is not worth more.
why-offer = both could gain by it.
why-offer-group = it would make a group whole: { $group }.
why-accept = it is a good exchange.
why-accept-group = it makes a group whole: { $group }.
why-refuse = the other side would gain too much.
why-want = building pays, even in a shortage.
why-want-none = the cash is needed more elsewhere.
why-piece = the building is still worth that.
why-piece-leave = the building is not worth more.
why-limit = It would go up to G { $amount }.

## The text view: what its rows are called, and their values (rows.toml says the rest); and the fields of forms
field-turn = Whose turn
field-round = Round
field-dice = Last throw
field-cash = Cash
item-cash = G { $value }
field-tokens = Tokens
field-at = Where they stand
field-jailed = In Azkaban
item-jailed = turn { $value } of 3
field-out = Out of the game
field-owner = Deeds
field-built = Buildings
item-built = { $value ->
    [1] one hut
    [5] a manor
   *[other] { $value } huts
}
field-mortgaged = Mortgaged
field-huts = Huts left in the Bank
field-manors = Manors left in the Bank
field-papers = Get Out cards
field-rest = Resting
item-rest = { $value ->
    [1] until the own turn
   *[2] until something concerns them
}
field-said = Offers in this turn
item-said = { $seat }'s { $offer }
field-claims = Rent to be asked for
item-claims = { $seat } from { $debtor }: G { $amount }
field-sealed = Sealed bids
item-sealed = { $value ->
    [-2] is in
   *[other] G { $value }
}
field-to = With whom
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
    [dice] Throw the dice
    [throw] Throw the dice
    [azkaban] On with my turn
    [end] End my turn
   *[others] Go on
}
desk-go-again = { $until ->
    [turn] { $moment ->
        [dice] Throw, and leave me alone until my next turn
        [throw] Throw, and leave me alone until my next turn
       *[other] Go on, and leave me alone until my turn
    }
   *[now] { $moment ->
        [dice] Throw, and ask me again after my move
        [throw] Throw, and ask me again after my move
       *[other] Go on, and ask me again soon
    }
}
desk-acts-build = Build ({ $count })
desk-acts-money = Sell or mortgage ({ $count })
desk-acts-lift = Lift mortgages ({ $count })
desk-buy = Buy it for G { $amount }
desk-auction = No: auction it
desk-buy-left = You have G { $cash }. After buying, G { $left } are left.
desk-buy-short = You have G { $cash }: G { $missing } are missing. Sell, mortgage or trade first, or let it be auctioned.
desk-bidders = Who bids
desk-raises = Raise the bid
desk-left = does not bid
desk-thinks = is thinking
desk-no-bid = no bid yet
desk-own-sum = Your own sum
desk-too-high = The bid is higher than your cash. Get money, or leave.
desk-sealed = Everybody writes one bid, and the highest gets the deed. Nobody sees yours before all are in.
desk-stock = { $manors ->
    [yes] The Bank has { $left ->
        [one] one manor
       *[other] { $left } manors
    } left.
   *[no] The Bank has { $left ->
        [one] one hut
       *[other] { $left } huts
    } left.
}
desk-where = Where to build it
desk-for = for { $space }
desk-wish = More are wanted than there are. Say how many you want; then they are auctioned one by one.
desk-owed = You owe { $to }
desk-have = You have
desk-missing = Still missing
desk-other-owes = { $name } owes { $to } G { $amount } and is raising the money.
desk-tax = Choose first, add up afterwards: your cash, the printed prices of all your deeds and what your buildings cost.
desk-cell = This is turn { $turn } of 3 in Azkaban. Doubles lead out for free. Without doubles on the third turn you must pay the fine.
desk-answer = { $name } offers you a trade. Do you agree?
desk-trade = Trade …
desk-trade-title = Offer a trade
desk-counter-title = Offer something else
desk-with = With whom?
desk-you-give = You give
desk-you-get = You get
desk-gives = { $name } gives
desk-no-things = There is nothing to trade here.
desk-and-cash = and cash, up to G { $most }
desk-mortgaged = mortgaged: its new owner pays G { $amount } at once
desk-burden = { $mine ->
    [yes] { $space } is mortgaged: you pay the Bank 10 % at once, G { $amount }.
   *[no] { $space } is mortgaged: { $to } pays the Bank 10 % at once, G { $amount }.
}
desk-trade-empty = Tick at least one deed or card.
desk-send = Make this offer
desk-cancel = Not now
desk-decline = No, thank you
desk-counter = Offer something else …
desk-offers-left = { $left ->
    [one] You may make one more offer now.
   *[other] You may make { $left } more offers now.
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
screen-utility = G { $price }, { $group } · rent { $one } times the dice, with both { $both } times · mortgage { $mortgage }
screen-bidding = Still bidding: { $live }. You have G { $cash }.
screen-sealed = Bids are in from: { $written }. You have G { $cash }.
screen-bid = has written down G { $amount }.
screen-stock = The Bank has ▴ { $huts } ■ { $manors }. You have G { $cash }.
screen-burden = { $space } is mortgaged: whoever gets it pays G { $amount } at once.
screen-debt = You have G { $cash }, so G { $missing } are missing. With all you can sell and mortgage you would have G { $could }.
screen-sell = Selling one building brings: { $things }
screen-mortgage = A mortgage brings: { $things }
screen-claim = { $debtor } owes you G { $amount } rent if you ask in time.

## On the board
board-spaces = The board, forty spaces
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
board-holdings = Money and deeds of { $who }
board-look = Money and deeds of { $who }, { $count ->
    [0] no deed
    [one] one deed
   *[other] { $count } deeds
};
board-group = { $group }: { $count } of { $all }
board-paper = Get Out of Azkaban Free ({ $deck })
board-jailed = In Azkaban; turn { $turn } of 3 comes next
board-out = out
board-bank = The Bank has
board-bank-huts = { $count ->
    [one] one hut
   *[other] { $count } huts
}
board-bank-manors = { $count ->
    [one] one manor
   *[other] { $count } manors
}
board-unseen = { $count } unseen
board-deck = { $deck }: { $count ->
    [one] one card
   *[other] { $count } cards
} nobody has seen yet
board-drawn = { $who } drew
board-drawn-none = No card has been drawn yet.
board-dice = The last throw
board-throws = Throws, the last one first
board-throw = { $who }: { $one } and { $two }
board-side = { $start } to { $end }
board-side-before = The side before
board-side-after = The next side
board-follow = Follow the tokens
board-tray = The tokens
space-for-sale = for sale at G { $price }
space-of = owned by { $who }
space-huts = { $count ->
    [one] one hut
   *[other] { $count } huts
}
space-manor = a manor
space-mortgaged = mortgaged
space-here = here: { $who }
space-lit = something can be done here
space-about = { $kind ->
    [go] Whoever reaches GO or passes it gets G 200.
    [azkaban] Who only visits has nothing to fear. Who was sent here sits behind bars: throw doubles, use a Get Out card, or pay G 50.
    [free_parking] A place to rest: nothing happens here.
    [go_to_azkaban] Whoever lands here goes straight to Azkaban, without passing GO.
    [daily_prophet] Draw the top card of the Daily Prophet and do as it says.
    [quibbler] Draw the top card of the Quibbler and do as it says.
    [ministry_tax] Pay G 200, or 10 % of all you own. Choose before you add up.
   *[gringotts_fee] Pay the Bank its fee of G 100.
}
deed-price = Price
deed-owner = Owner
deed-built = On it
deed-mortgaged = Mortgaged; lifting it costs
deed-rent = Rent
deed-rent-group = … with the whole group
deed-rent-huts = { $count ->
    [5] … with a manor
    [1] … with one hut
   *[other] … with { $count } huts
}
deed-rooms = { $count ->
    [1] Rent for one common room
   *[other] … for { $count } common rooms
}
deed-utilities = { $count ->
    [1] Rent for one utility
   *[other] … for both utilities
}
deed-factor = { $factor } × the throw
deed-hut-price = A hut, or a manor for four huts
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
