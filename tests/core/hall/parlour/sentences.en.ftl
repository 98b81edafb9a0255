title = Parlour
tagline = Lots and sealed bids.
option-rounds = Rounds
option-rounds-help = How many lots are sold.
option-rich = Rich
option-rich-help = Twenty coins instead of ten.
ask-Offer = How much do you bid?
do-Bid = bid { $coins }
do-Fell = lots { $lots }
no-bid = bid up to { $most } coins, and what nobody else has bid.
tell-Bade = { $coins ->
    [none] { $seat } bids.
   *[other] { $seat } bids { $coins }.
}
tell-Sold = { $seat } buys for { $coins }.
end-lots = { $winners } bought the most.
luck-lots = { $seat } was offered lots worth { $seen } (expected: { $expected })
luck-lots-title = Lots
why-bid = these lots are worth { $coins }.
hint-bid = These lots are worth { $coins } to you.
