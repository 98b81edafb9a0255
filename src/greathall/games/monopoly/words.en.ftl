# Every sentence a Monopoly player reads. Spaces are called by their names, money is in Galleons (G).

title = Monopoly
tagline = Forty spaces, 28 deeds: buy, trade, build huts and manors, and be the last one who can pay.
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
name-gives = { $gives ->
    [dp_get_out] a Get Out card (Daily Prophet)
    [qb_get_out] a Get Out card (Quibbler)
   *[other] { $gives }
}
name-takes = { $takes ->
    [dp_get_out] a Get Out card (Daily Prophet)
    [qb_get_out] a Get Out card (Quibbler)
   *[other] { $takes }
}
card-text = { $card ->
    [dp_go] Go forward to GO and take the salary.
    [dp_quidditch_bet] Your Quidditch bet comes in: every other player gives you G 50.
    [dp_pixies] Pixies have been at your buildings: pay G 40 for each hut and G 115 for each manor.
    [dp_potions] A correct answer in Potions class earns you G 10.
    [dp_get_out] Keep this card until you use or sell it.
    [dp_azkaban] Go straight to Azkaban; no salary on the way.
    [dp_gringotts_error] The goblins slip up in your favour: take G 200.
    [dp_school_fee] School fees fall due: pay G 150.
    [dp_horcrux] You destroy a Horcrux: take G 100.
    [dp_house_elf] A house-elf brings you luck: take G 100.
    [dp_pomfrey] Treatment in the hospital wing: pay G 50.
    [dp_refund] The Ministry pays tax back: take G 20.
    [dp_patronus] Your Patronus wins a reward: take G 45.
    [dp_st_mungos] A stay at St Mungo's: pay G 100.
    [dp_troll] You beat a troll: take G 100.
    [dp_yule_ball] You find a partner for the Yule Ball: take G 25.
    [qb_three_broomsticks] Go forward to The Three Broomsticks.
    [qb_office] Go forward to Dumbledore's Office.
    [qb_go] Go forward to GO and take the salary.
    [qb_hagrid] Go forward to Hagrid's Hut.
    [qb_utility] Go forward to the next utility. Unowned: you may buy it. Owned: throw the dice anew and pay the owner ten times the throw.
    [qb_dementors] Dementors harm your buildings: pay G 25 for each hut and G 100 for each manor.
    [qb_get_out] Keep this card until you use or sell it.
    [qb_snitch] You catch the Snitch: take G 150.
    [qb_azkaban] Go straight to Azkaban; no salary on the way.
    [qb_dividend] Gringotts pays you a dividend of G 50.
    [qb_common_room_a] Go forward to the next house common room. Unowned: you may buy it. Owned: pay the owner twice the usual rent.
    [qb_common_room_b] Go forward to the next house common room. Unowned: you may buy it. Owned: pay the owner twice the usual rent.
    [qb_howler] A Howler costs you G 15.
    [qb_imperius] Under the Imperius Curse you give every other player G 50.
    [qb_pastilles] Unwell: go back three spaces.
   *[qb_slytherin] Go forward to the Slytherin House Common Room.
}

## Options
option-rent_on_demand = Rent on demand
option-rent_on_demand-help = Owners must ask for their rent before the second player after throws; otherwise it is lost.
option-sealed_bids = Sealed bids
option-sealed_bids-help = In an auction everybody writes down one bid, and the highest wins; otherwise bids rise.
option-offers = Offers in a window
option-offers-help = How many trades each player may offer before the dice are thrown again.
option-max_rounds = Rounds
option-max_rounds-help = After so many rounds the wealthiest wins; 0 is no limit.

## Prompts
ask-Token = Choose your token.
ask-Window = Build, trade, mortgage, or go on.
ask-Buying = { $space } is for sale. Do you buy it?
ask-Bidding = { $high ->
    [0] { $space } is auctioned. Nobody has bid yet.
   *[other] { $space } is auctioned. { $leader } bids G { $high }.
}
ask-Sealed = { $space } is auctioned. Write down your bid; nobody sees it.
ask-Answer = { $maker } offers you a trade.
ask-TakeOver = { $space } comes with a mortgage. Keep it for 10 % now, or lift it?
ask-Debt = You owe { $to } G { $amount } and are short of cash. Raise it.
ask-Keep = { $space } came to you with a mortgage. Keep it, or pay it off?
ask-Taxed = Ministry of Magic Tax: G 200, or 10 % of all you own? Choose before you add up.
ask-Wish = { $manors ->
    [yes] Manors are short. How many do you want?
   *[no] Huts are short. How many do you want?
}
ask-PieceBid = { $manors ->
    [yes] A manor is auctioned.
   *[no] A hut is auctioned.
} { $high ->
    [0] Nobody has bid yet.
   *[other] { $leader } bids G { $high }.
}
ask-Cell = You are in Azkaban. How do you try to get out?
ask-Aside = Without being asked you may also:

## Choices
do-Choose = take the { $token }
do-Pass = { $until ->
    [0] go on, and ask me again
    [1] go on, and wait for my turn
   *[2] go on
}
do-Build = build on { $space }
do-Sell = sell a building on { $space }
do-Raze = sell everything on { $group }
do-Mortgage = mortgage { $space }
do-Lift = lift the mortgage on { $space }
do-Offer = offer { $to } { $gives ->
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
do-Decline = no
do-Accept = agree
do-Buy = buy it
do-Leave = leave the bidding
do-Bid = bid G { $amount }
do-Seal = { $amount ->
    [0] no bid
   *[other] bid G { $amount }
}
do-Flat = pay G 200
do-Percent = pay 10 %
do-Try = throw for doubles
do-Fine = pay the fine of G 50
do-UseCard = use the Get Out card ({ $deck })
do-Hold = keep the mortgage
do-Redeem = lift the mortgage
do-Want = { $count ->
    [0] none
   *[other] { $count }
}
do-BidFor = bid G { $amount } for { $space }
do-Claim = ask { $debtor } for G { $amount } rent
do-Wake = wake up
do-Yield = give up: I can't pay
do-Resign = resign
do-Rolled = rolled { $one } and { $two }
do-Turned = turned up { $card }

## What happened
tell-Chose = { $seat } takes the { $token }.
tell-Threw = { $seat } throws { $one } and { $two }.
tell-TiedHigh = { $seats } are tied for the highest throw and throw again.
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
    [interest] { $seat } pays G { $amount } interest.
    [repairs] { $seat } pays G { $amount } for repairs.
   *[card] { $seat } pays { $to } G { $amount }.
}
tell-Bought = { $seat } buys { $space } for G { $amount }.
tell-Declined = { $seat } does not buy { $space }: it is auctioned.
tell-BidMade = { $seat } bids G { $amount } for { $space }.
tell-Left = { $seat } leaves the bidding.
tell-Unsold = Nobody bids for { $space }: it stays with the Bank.
tell-Owes = { $seat } owes { $to } G { $amount } and must raise money.
tell-Drew = { $seat } draws “{ $card }”.
tell-Jailed = { $seat } is sent to Azkaban.
tell-Freed = { $seat } is out of Azkaban.
tell-Built = { $huts ->
    [5] { $seat } builds a manor on { $space } for G { $amount }.
   *[other] { $seat } builds hut { $huts } on { $space } for G { $amount }.
}
tell-Sold = { $huts ->
    [0] { $seat } sells what stood on { $space } for G { $amount }.
   *[other] { $seat } sells a building on { $space } for G { $amount }.
}
tell-Mortgaged = { $seat } mortgages { $space } for G { $amount }.
tell-Lifted = { $seat } lifts the mortgage on { $space } for G { $amount }.
tell-Offered = { $seat } offers { $to } a trade.
tell-OfferDeclined = { $seat } declines { $to }'s offer.
tell-Traded = { $seat } and { $to } trade.
tell-Short = { $manors ->
    [yes] Manors are short: the Bank has { $left }.
   *[no] Huts are short: the Bank has { $left }.
}
tell-RentLost = { $seat } did not ask for G { $amount } rent in time: it is lost.
tell-Bankrupt = { $seat } is bankrupt; everything goes to { $to }.
tell-Resigned = { $seat } gives up.
tell-Won = { $reason ->
    [last] { $seats } is the last one left and wins.
   *[limit] The last round is over. Wealthiest: { $seats }.
}

## How it ended
end-last = { $winners } is the last one left.
end-limit = the rounds are over, and { $winners } has the highest worth.

## Refusals
no-chance = dice and cards speak for themselves.
no-over = the game is over.
no-out = you are out of the game.
no-turn = it is not your turn.
no-act-now = not now: before a throw or after a move.
no-token = there is no such token, or somebody has it already.
no-wake = you are awake already.
no-aside-now = wait until this is settled.
no-claims = rent is collected by itself at this table.
no-claim = there is no such rent for you to ask for.
no-deed = there is no such deed.
no-owner = { $space } is not yours.
no-group = that group is not yours.
no-mortgage-twice = { $space } is mortgaged already.
no-mortgage-built = first sell every building of that group.
no-lift = { $space } is not mortgaged.
no-lift-cash = lifting the mortgage on { $space } costs G { $amount }.
no-build-here = nothing is built on { $space }.
no-build-group = you need the whole group of { $space }.
no-build-mortgaged = a property of that group is mortgaged.
no-build-manor = { $space } has its manor already.
no-build-even = build evenly: another property of the group has fewer huts than { $space }.
no-build-stock = { $manor ->
    [yes] the Bank has no manor left.
   *[no] the Bank has no hut left.
}
no-build-cash = building on { $space } costs G { $amount }.
no-sell = there is nothing on { $space } to sell.
no-sell-even = sell evenly: another property of the group has more than { $space }.
no-sell-huts = the Bank lacks the four huts that would replace the manor on { $space }.
no-raze = a whole group is sold at once only when all its properties have manors, or when the Bank lacks huts.
no-offer-third = answer the one who made the offer.
no-offer-more = you have made { $most } offers in this window already.
no-offer-again = you have made that offer this turn already.
no-offer-to = trade with another player who is in the game.
no-offer-form = a trade needs a deed or a card, each named once and in order, and cash from one side only.
no-offer-owner = { $thing } does not belong to the one who would give it.
no-offer-built = buildings stand in the group of { $thing }: they must be sold first.
no-offer-cash = nobody can pay more than the cash in hand; there is no credit.
no-offer-interest = there would not be enough cash for the 10 % on a mortgaged deed.
no-offer-debt = while you are in debt, a trade must not lower what you can raise.
no-buy-cash = it costs G { $amount }, and you have G { $cash }.
no-bid = bid more than G { $high } and no more than your G { $cash }.
no-piece-bid = bid more than G { $high }, at least the price on the deed, and no more than your G { $cash }.
no-piece-place = you can't put it there.
no-want = you can't place and pay for that many.
no-yield = you can still raise the G { $amount }.
no-redeem = you lack the cash to lift it.
no-fine-late = on the third turn the fine is paid only after the throw.
no-fine-cash = the fine is G { $amount }.
no-get-out = you have no such card.
no-first = first answer what is asked.

## The plain table
field-turn = Turn
of-turn = seat
field-round = Round
field-cash = Cash
by-cash = seat
field-at = Where the tokens stand
by-at = seat
of-at = space
field-owner = Who owns what
field-built = Huts (5: a manor)
field-huts = Huts left in the Bank
field-manors = Manors left in the Bank
