# Every sentence a Diagon Alley player reads. Buildings, items, coins and cards are called by the labels of the game.

title = Diagon Alley
name-nobody = its shop
tagline = Fill your trunk in six shops, dodge Knockturn Alley, and be first back at the Leaky Cauldron.
name-shop = { $shop ->
    [leaky_cauldron] the Leaky Cauldron
    [cauldron_shop] the Cauldron Shop
    [apothecary] the Apothecary
    [owl_emporium] Eeylops Owl Emporium
    [gringotts] Gringotts
    [robe_shop] Madam Malkin's
    [bookshop] Flourish and Blotts
   *[ollivanders] Ollivander's
}
name-item = { $item ->
    [potion] potion bottle
    [cauldron] cauldron
    [robe] robe
    [wand] wand
    [book] book
   *[owl] owl
}
name-coin = { $coin ->
    [galleon] Galleon
    [sickle] Sickle
   *[knut] Knut
}
name-card = { $card ->
    [floo_powder] Floo Powder
    [close_shop] Close a Shop
    [leave_knockturn] Leave Knockturn Alley
    [defend] Defend
    [trunk_snatch] Trunk Snatch
    [shove] Shove into Knockturn
    [pickpocket] Pickpocket
    [cart_to_gringotts] Cart to Gringotts
    [found_coin] Found Coin
    [quick_step] Quick Step
    [banished] Banished to Knockturn Alley
    [returned_item] Returned Item
    [lost_galleon] Lost Galleon
    [lost_sickle] Lost Sickle
    [lost_knut] Lost Knut
    [crowd] Crowd
    [wrong_way] Wrong Way
   *[fizzle] Fizzle
}
name-edition = { $name }
card-text = { $card ->
    [floo_powder] Inside a building: call odd (cauldron, 3, 5) or even (2, 4, 6) and roll one die. Right: go into any other building but the bank. Wrong: go on by as many fireplaces as you rolled, a cauldron being 1. Closed or not, you may buy there; then your turn ends.
    [close_shop] Hang the Closed sign on any building, the bank and the inn too. It hangs until another such spell moves it.
    [leave_knockturn] In Knockturn Alley: on to the next back door or gate, and out. Your turn ends; in a shop you may buy.
    [defend] In another's turn: a spell cast on you has no effect.
    [trunk_snatch] The first player in front of you loses an item of your choice, to you, if you lack it, or to its shop.
    [shove] Another player goes through the next gate into Knockturn Alley.
    [pickpocket] Another player gives you a coin of your choice.
    [cart_to_gringotts] Before you roll: straight to the bank's doorway, take your pay, and your turn ends.
    [found_coin] Take a coin of your choice from the bank.
    [quick_step] Before you roll: this turn's move is 4 spaces longer.
    [banished] Through the next gate into Knockturn Alley. Your turn ends.
    [returned_item] One of your items, your choice, goes back to its shop.
    [lost_galleon] You lose a Galleon, if you have one.
    [lost_sickle] You lose a Sickle, if you have one.
    [lost_knut] You lose a Knut, if you have one.
    [crowd] You miss your next turn.
    [wrong_way] Go back 4 spaces. Nothing is paid, entered or drawn for it.
   *[fizzle] One of your spells, your choice, goes under the pile.
}
-die = { $die ->
    [1] a cauldron
   *[other] { $die }
}

## Options
option-younger = Younger players' rules
option-younger-help = No cards and no Closed sign, an item for everybody in every shop, and swirls mean roll again.
option-items_for_everyone = An item for everybody
option-items_for_everyone-help = Every shop has as many items as there are players: shorter and kinder.
option-two_players = Two players
option-two_players-help = The game is made for three to six. With this switch two may play: one of each item, and two wands.
option-bump_counts_as_landing = A space you are pushed on to counts
option-bump_counts_as_landing-help = Whoever lands on a taken space moves on to the next free one. It counts like any other: swirl, door, gate, coins.
option-banish_collects_at_gringotts = Coins on the way to banishment
option-banish_collects_at_gringotts-help = Whoever passes Gringotts on the way to a gate is paid there, banished or not.
option-edition = Your own board
option-edition-help = Our board is a reconstruction. If you own the printed game, write its spaces, prices and cards into an edition file and play on it.
option-edition-begin = Get our board as a file to begin with
option-edition-ours = Great Hall's board
option-edition-own = a board of your own
option-round_limit = Rounds
option-round_limit-help = After so many rounds the fullest trunk wins.

## Prompts
ask-Turn = { $rolled ->
    [yes] Buy or play cards, or end your turn.
   *[no] Roll the dice, or first buy or play cards.
}
ask-Walk = You may go { $count } spaces. How far do you go, and where do you go in?
ask-LastBuy = Your turn is about to end. Do you buy here?
ask-Attacked = { $by } plays { $card } against you. Do you defend yourself?
ask-Snatching = Which item does { $target } lose, and where does it go?
ask-Robbing = Which coin does { $target } lose to you?
ask-Returning = One of your items goes back to its shop. Which?
ask-Fizzle = One of your spells fizzles out. Which?
ask-Giving = { $left ->
    [one] One more card goes under the pile. Which?
   *[other] { $left } cards go under the pile. Which comes next?
}
ask-FlooTo = The powder obeys you. Where to?
ask-ToTheBank = Two cauldrons: ride to Gringotts, take your coins and roll again?
ask-Aside = Without being asked you may also:

## Choices
do-Roll = roll the dice
do-End = end the turn
do-Land = walk on
do-Enter = enter { $shop }
do-Through = slip through gate { $gate } into Knockturn Alley
do-Buy = buy
do-Floo = { $odd ->
    [yes] Floo Powder: odd
   *[no] Floo Powder: even
}
do-Call = { $high ->
    [yes] Floo Powder: high
   *[no] Floo Powder: low
}
do-Go = go to { $shop }
do-Close = close { $shop }
do-Leave = leave Knockturn Alley
do-Snatch = Trunk Snatch on { $target }
do-Shove = shove { $target } into Knockturn Alley
do-Pickpocket = pick { $target }'s pocket
do-Cart = take the cart to Gringotts
do-Found = find a { $coin }
do-Quick = Quick Step
do-Exchange = give three cards for a new one
do-Pick = give { $card }
do-Suffer = let it happen
do-Defend = defend
do-Take = take the { $item }
do-SendBack = send the { $item } back to its shop
do-Rob = take a { $coin }
do-GiveBack = give back the { $item }
do-Drop = lose { $card }
do-Ride = ride to Gringotts
do-Stay = stay
do-Resign = resign
do-Rolled = rolled { -die(die: $one) } and { -die(die: $two) }
do-Threw = rolled { -die(die: $die) }
do-Coloured = { $havoc ->
    [yes] purple
   *[no] parchment
}
do-Drawn = drawn { $card }

## Refusals
no-chance = dice and cards speak for themselves.
no-over = the game is over.
no-out = you are out of the game.
no-turn = it is not your turn.
no-aside-now = wait until this is settled.
no-second-roll = you have rolled this turn.
no-end-before-roll = roll first: nobody stays where they are.
no-entering-now = doors and gates are entered in a move, when you land on them or pass them.
no-buy-outside = you can buy only inside a shop.
no-buy-twice = you have a { name-item } already.
no-buy-sold-out = the { name-item } is sold out.
no-buy-coins = it costs exactly { $galleon } Galleons, { $sickle } Sickles and { $knut } Knuts; there is no change.
no-call = calling low or high belongs to the younger players' rules.
no-call-again = enter another shop before you try Floo Powder again.
no-floo-outside = Floo Powder is used inside a building.
no-cards-here = there are no cards in the younger players' game.
no-cards-in-alley = in Knockturn Alley only “Leave Knockturn Alley” may be played.
no-exchange = you need three spell cards for that.
no-card = you do not have the card “{ name-card }”.
no-leave = you are not in Knockturn Alley.
no-close = the sign hangs there already.
no-after-roll = that card is played before the roll.
no-defend = nobody attacks you now.
no-snatch = that card is for the player directly in front of you, if there is something in that trunk.
no-target = that card finds no target there.
no-target-away = nobody in Knockturn Alley can be reached.
no-such-coin = the bank has no such coin.
no-exit-gate = the Exit Gate only lets out.
no-gate = that gate is not on your way.
no-bank = nobody enters Gringotts.
no-door = that door is not on your way.
no-closed = it is closed: by the front door nobody gets in.
no-same-door = you have just left it.
no-take = that item can't be taken there.
no-rob = there is no such coin in that purse.
no-give-back = that item is not in your trunk.
no-such-spell = that card is not in your hand.
no-floo-there = the powder does not lead there.
no-first = first answer what is asked.
no-two = the game is for three to six. Two may play where the table switches “Two players” on.
no-edition-size = an edition has at most { $most } characters.
no-edition-line = line { $number } is longer than { $most } characters.
no-edition-toml = the file is not TOML: { $fault }.
no-edition-beyond = lists stand in lists in lists; no edition needs that.
no-edition-key = “{ $key }” is not part of an edition; its parts are { $keys }.
no-edition-name = “name” must be a text of at most { $most } characters.
no-edition-table = [{ $table }] must be a table.
no-edition-entry = there is no “{ $key }” in [{ $table }]; there are { $keys }.
no-edition-length = “{ $track }” must be a list of { $least } to { $most } spaces.
no-edition-space = space { $number } of “{ $track }” is none that can stand there. There can be: { $kinds }; a door, back door or gate has a name after it.
no-edition-unknown = “{ $what }” in “{ $track }” is unknown; known are: { $known }.
no-edition-twice = “{ $what }” stands twice in “{ $track }”.
no-edition-missing = “{ $what }” is missing in “{ $track }”.
no-edition-gates = “diagon” needs at least one gate that lets in, and “gate exit”.
no-edition-end = “knockturn” must end with “gate exit”.
no-edition-coins = “{ $key }” in [{ $table }] must be three numbers from 0 to { $most }: Galleons, Sickles, Knuts.
no-edition-free = “{ $item }” in [prices] would cost nothing.
no-edition-each = “each” in [coins] must be a number from 1 to { $most }.
no-edition-start = “start” in [coins]: six purses need more than the { $each } coins there are of each kind.
no-edition-pay = “pay” in [coins] has no { name-coin }, though all items together cost more of them than a purse holds at first: nobody could ever buy everything.
no-edition-dear = “{ $item }” in [prices] costs more than all coins there are ({ name-coin }).
no-edition-count = “{ $card }” in [{ $table }] must be a number from 0 to { $most }.
no-edition-total = [{ $table }] has { $total } cards in all; the rulebook counts { $wanted }.
no-edition-stuck = without “returned_item” in [havocs] and “trunk_snatch” in [spells] a sold-out item would never come back.

## What happens
tell-Diced = { $seat } rolls { -die(die: $one) } and { -die(die: $two) }.
tell-Die = { $seat } rolls { -die(die: $die) }.
tell-TiedHigh = { $seats } have rolled the same and roll again.
tell-Starts = { $seat } starts.
tell-Landed = { $seat } walks to space { $space }.
tell-Entered = { $way ->
    [back] { $seat } comes by the back door into { $shop }.
    [floo] { $seat } arrives by Floo Powder: { $shop }.
   *[door] { $seat } enters { $shop }.
}
tell-InAlley = { $reason ->
    [dice] Two cauldrons: { $seat } is banished to Knockturn Alley.
    [card] { $seat } is banished to Knockturn Alley.
    [shoved] { $seat } is shoved into Knockturn Alley.
    [choice] { $seat } slips through a gate into Knockturn Alley.
   *[walk] { $seat } creeps on in Knockturn Alley, to space { $space }.
}
tell-OutBy = { $seat } is out of Knockturn Alley.
tell-PaidOut = Gringotts pays { $seat }.
tell-Bought = { $seat } buys the { $item }.
tell-Drew = { $card ->
    [hidden] { $seat } draws a spell.
   *[other] { $seat } draws { $card }.
}
tell-Played = { $seat } plays { $card }.
tell-Havoc = Havoc for { $seat }: { $card }.
tell-Called = { $right ->
    [yes] The die shows { -die(die: $die) }: { $seat } was right.
   *[no] The die shows { -die(die: $die) }: { $seat } was wrong.
}
tell-Closed = { $seat } hangs the Closed sign on { $shop }.
tell-Defended = { $seat } defends: nothing happens.
tell-Lost = { $seat } loses the { $item }: it goes to { $to }.
tell-Robbed = { $seat } takes a { $coin } from { $target }.
tell-CoinLost = { $seat } loses a { $coin }.
tell-CoinFound = { $seat } finds a { $coin }.
tell-Exchanged = { $seat } puts three spells under the pile for a new card.
tell-Dropped = { $seat } loses { $card }.
tell-Missed = { $seat } is held up and misses a turn.
tell-RollsAgain = { $seat } rolls again.
tell-Resigned = { $seat } gives up.
tell-Won = { $reason ->
    [home] { $seats } is home at the Leaky Cauldron with a full trunk.
    [last] { $seats } is the last one left.
   *[limit] The last round is over: nobody has more than { $seats }.
}

## The end
end-home = { $winners } came home to the Leaky Cauldron with a full trunk.
end-last = { $winners } is the last one left.
end-limit = the last round is over, and nobody has more in the trunk than { $winners }.
