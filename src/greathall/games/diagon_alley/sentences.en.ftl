# Every sentence a Diagon Alley player reads. Buildings, items, coins and cards are called by the labels of the game.

title = Diagon Alley
tagline = Fill your trunk in six shops, dodge Knockturn Alley, and be first back at the Leaky Cauldron.
# Never said: sentences choose by it.
name-nobody = none
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
card-text = { $card ->
    [floo_powder] Play it inside a building: call odd (cauldron, 3, 5) or even (2, 4, 6) and roll one die. Right: go into any other building but the bank. Wrong: go on by as many fireplaces as you rolled; a cauldron is 1. A Closed sign does not stop you. You may buy there, and then your turn ends.
    [close_shop] Hang the Closed sign on any building, even the bank or the inn. It hangs there until another such spell moves it.
    [leave_knockturn] Play it in Knockturn Alley: go on to the next back door or gate, and out. Your turn ends; if you come into a shop, you may buy first.
    [defend] In another player's turn: a spell that is cast on you does nothing.
    [trunk_snatch] The player in front of you loses an item of your choice. You keep it, if you need it, or send it back to its shop.
    [shove] Another player goes through the next gate into Knockturn Alley.
    [pickpocket] Another player gives you one coin. You say which kind.
    [cart_to_gringotts] Before you roll: ride straight to the bank's doorway and take your pay. Your turn ends.
    [found_coin] Take one coin from the bank. You say which kind.
    [quick_step] Before you roll: you move 4 spaces further this turn.
    [banished] Go through the next gate into Knockturn Alley. Your turn ends.
    [returned_item] One of your items goes back to its shop. You choose which.
    [lost_galleon] You lose a Galleon, if you have one.
    [lost_sickle] You lose a Sickle, if you have one.
    [lost_knut] You lose a Knut, if you have one.
    [crowd] You are stuck in the crowd and miss your next turn.
    [wrong_way] Go back 4 spaces. Nothing is paid, entered or drawn for it.
   *[fizzle] One of your spells goes under the pile. You choose which.
}
purse = { $galleon ->
    [0] { $sickle ->
        [0] { $knut ->
            [0] no coins
           *[other] { purse-knuts }
        }
       *[other] { purse-sickles }{ $knut ->
            [0] { "" }
           *[other] { " and " }{ purse-knuts }
        }
    }
   *[other] { purse-galleons }{ $sickle ->
        [0] { $knut ->
            [0] { "" }
           *[other] { " and " }{ purse-knuts }
        }
       *[other] { $knut ->
            [0] { " and " }{ purse-sickles }
           *[other] , { purse-sickles } and { purse-knuts }
        }
    }
}
purse-galleons = { $galleon ->
    [one] 1 Galleon
   *[other] { $galleon } Galleons
}
purse-sickles = { $sickle ->
    [one] 1 Sickle
   *[other] { $sickle } Sickles
}
purse-knuts = { $knut ->
    [one] 1 Knut
   *[other] { $knut } Knuts
}
both-dice = { $one ->
    [1] a cauldron
   *[other] { $one }
} and { $two ->
    [1] a cauldron
   *[other] { $two }
}
one-die = { $die ->
    [1] a cauldron
   *[other] { $die }
}

## Options
option-younger = Younger players' rules
option-younger-help = No cards and no Closed sign, an item for everybody in every shop, and swirls mean: roll again. The youngest begins and takes the first seat.
option-items_for_everyone = An item for everybody
option-items_for_everyone-help = Every shop has as many items as there are players: shorter and kinder.
option-two_players = Two players
option-two_players-help = The game is made for three to six. With this switch two may play: one of each item, and two wands.
option-bump_counts_as_landing = A space you are pushed on to counts
option-bump_counts_as_landing-help = If you land on a taken space, you move on to the next free one. It counts like any other: swirl, door, gate, coins.
option-banish_collects_at_gringotts = Coins on the way to banishment
option-banish_collects_at_gringotts-help = If you pass Gringotts on your way to a gate, you are paid there, banished or not.
option-round_limit = Rounds
option-round_limit-help = After so many rounds the fullest trunk wins.
option-edition = Your own board
option-edition-help = Our board is a reconstruction. If you own the printed game, write its spaces, prices and cards into an edition file and play on it.
option-edition-begin = Get our board as a file to begin with
option-edition-ours = Great Hall's board
option-edition-own = a board of your own

## Prompts
ask-Turn = { $rolled ->
    [yes] Your move is done. Is there anything else to do before your turn ends?
   *[no] Your turn: roll the dice. Or is there something to do first?
}
ask-Walk = You may go { $count } spaces. Walk all the way, or stop and go in at a door or gate?
ask-LastBuy = Your turn is nearly over. Do you buy something here?
ask-Attacked = { $by } casts { $card } on you. Do you defend yourself?
ask-Snatching = Which item does { $target } lose, to you or to its shop?
ask-Robbing = Which coin does { $target } give you?
ask-Returning = One of your items goes back to its shop. Which one?
ask-Fizzle = One of your spells fizzles out. Which one?
ask-Giving = { $left ->
    [one] One last card goes under the pile. Which one?
   *[other] { $left } cards still go under the pile. Which one is next?
}
ask-FlooTo = You were right! Where does the Floo Powder take you?
ask-ToTheBank = Two cauldrons! Ride to Gringotts, take your coins and roll again?
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
do-Rolled = rolled { both-dice }
do-Threw = rolled { one-die }
do-Coloured = { $havoc ->
    [yes] purple
   *[no] parchment
}
do-Drawn = drawn { $card }

## Refusals
no-chance = players can't choose what the dice or cards do.
no-over = the game is over.
no-out = you have resigned.
no-turn = it is not your turn.
no-attack-first = the player you cast a spell on answers first; then your turn goes on.
no-aside-now = wait until this is settled.
when-Roll = you roll in your turn, once, when nothing else is being settled.
when-End = you end your turn when your move and its cards are settled.
when-Land = you walk on when you have rolled and are asked how far you go.
when-Buy = you buy inside a shop in your turn, when nothing else is being settled.
when-spell = you play and exchange spells in your turn, when nothing else is being settled.
when-Call = you call low or high inside a shop in your turn, when nothing else is being settled.
when-Go = you choose a building when you have called right for Floo Powder.
when-Pick = you choose cards to give when you exchange three for a new one.
when-Take = you choose an item when your Trunk Snatch has not been fended off.
when-Rob = you choose a coin when your Pickpocket has not been fended off.
when-GiveBack = you give an item back when Returned Item makes you.
when-Drop = you lose a spell when Fizzle makes you.
when-Ride = younger players are offered the ride to Gringotts when they roll two cauldrons.
no-second-roll = you have already rolled this turn.
no-end-before-move = move first: walk on, or stop at a door or gate.
no-turn-over = your turn is over. All you can still do is buy what is sold here.
no-end-before-roll = roll first: nobody stays where they are.
no-entering-now = you go in at a door or gate while you move, when you land on it or pass it.
no-buy-outside = you can only buy inside a shop.
no-buy-twice = the { name-item } is in your trunk already.
no-buy-sold-out = the { name-item } is sold out.
no-buy-coins = it costs { purse }, in exactly these coins: nobody gives change.
no-call = calling low or high belongs to the younger players' rules.
no-call-again = enter another shop before you try Floo Powder again.
no-floo-outside = Floo Powder only works inside a building.
no-cards-here = there are no cards in the younger players' game.
no-cards-in-alley = in Knockturn Alley you may only play “Leave Knockturn Alley”.
no-exchange = you need three spell cards for that.
no-card = you do not have the card “{ name-card }”.
no-leave = you are not in Knockturn Alley.
no-close = the sign hangs there already.
no-after-roll = that card is played before the roll.
no-defend = no spell is being cast on you now.
no-snatch = that card is for the player right in front of you, and only if there is something in that trunk.
no-such-building = unknown building. Choose one on the board.
no-target = that card can't be played on that player.
no-target-away = nobody in Knockturn Alley can be reached.
no-such-coin = the bank has no such coin.
no-exit-gate = the Exit Gate only lets out.
no-gate = that gate is not on your way.
no-bank = nobody may enter Gringotts.
no-door = that door is not on your way.
no-closed = it is closed: nobody gets in by the front door. Come by the back door or by Floo Powder, or move the sign.
no-pushed = you are only pushed past there, which counts for nothing at this table.
no-same-door = you have just come out of there.
no-take = that item is not in the trunk you snatch from.
no-take-twice = you have that item already: send one back to its shop, or take another.
no-rob = there is no such coin in that purse.
no-give-back = that item is not in your trunk.
no-such-spell = that card is not in your hand.
no-picked = you have already chosen to give that card.
no-pick-first = you are exchanging: choose which card to give.
no-drop-first = Fizzle costs you one spell: choose which.
no-floo-first = choose where Floo Powder takes you. Then your turn is over, though you may still buy there.
no-floo-here = you are there already: Floo Powder takes you to another building.
no-floo-there = there is no fireplace: Floo Powder leads to every building but Gringotts.
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
tell-Diced = { $seat } rolls { both-dice }.
tell-Die = { $seat } rolls { one-die }.
tell-TiedHigh = { $seats } have rolled the same and roll again.
tell-Starts = { $seat } starts.
tell-Landed = { $kind ->
    [card] { $seat } comes to space { $space }, a swirl.
    [door] { $seat } comes to space { $space }, at the door of { $shop }.
    [gate] { $seat } comes to space { $space }, at a gate.
   *[plain] { $seat } comes to space { $space }.
}
tell-Entered = { $way ->
    [back] { $seat } comes into { $shop } by the back door.
    [floo] { $seat } tumbles out of the fireplace in { $shop }.
   *[door] { $seat } enters { $shop }.
}
tell-InAlley = { $reason ->
    [dice] Two cauldrons: { $seat } is banished to Knockturn Alley.
    [card] { $seat } is banished to Knockturn Alley.
    [shoved] { $seat } is shoved into Knockturn Alley.
    [choice] { $seat } slips through a gate into Knockturn Alley.
   *[walk] { $seat } creeps on in Knockturn Alley, to space { $space }.
}
tell-OutBy = { $seat } is out of Knockturn Alley, through a gate to space { $space }.
tell-PaidOut = Gringotts pays { $seat }: { purse }.
tell-Bought = { $seat } buys the { $item }.
tell-Drew = { $card ->
    [none] { $seat } draws a spell.
   *[other] { $seat } draws { $card }.
}
tell-Played = { $target ->
    [none] { $seat } plays { $card }.
   *[other] { $seat } plays { $card } on { $target }.
}
tell-Havoc = Havoc! { $seat } must obey { $card } at once.
tell-Called = { $right ->
    [yes] The die shows { one-die }: { $seat } was right.
   *[no] The die shows { one-die }: { $seat } was wrong.
}
tell-Closed = { $seat } hangs the Closed sign on { $shop }.
tell-Defended = { $seat } is defended: nothing happens.
tell-Lost = { $to ->
    [none] { $seat } loses the { $item }: it goes back to its shop.
   *[other] { $seat } loses the { $item }: { $to } takes it.
}
tell-Robbed = { $seat } takes a { $coin } from { $target }.
tell-CoinLost = { $seat } loses a { $coin }.
tell-CoinFound = { $seat } finds a { $coin }.
tell-Exchanged = { $seat } puts three spells under the pile for a new card.
tell-Dropped = { $seat } loses { $card }.
tell-Missed = { $seat } is stuck in the crowd and misses this turn.
tell-RollsAgain = { $seat } may roll again.
tell-Resigned = { $seat } gives up.
tell-Won = { $reason ->
    [home] { $seats } is home at the Leaky Cauldron with a full trunk and wins!
    [last] { $seats } is the last one left and wins.
   *[limit] The last round is over, and nobody has more than { $seats }.
}

## How it ended
end-home = { $winners } came home to the Leaky Cauldron with a full trunk.
end-last = { $winners } is the last one left.
end-limit = the last round is over, and nobody has more in the trunk than { $winners }.

## Where all this comes from
source-counts = What is in the box: six hats, six trunk cards, six of each item, 20 coins of each kind, two dice, one Closed sign, 30 spell and 16 havoc cards.
source-dice = The dice have a cauldron instead of the 1.
source-coins = Everybody starts with two coins of each kind, and the bank pays one of each.
source-stock = There is a wand for everybody, and of everything else one fewer than there are players.
source-hands = Everybody starts with two spell cards.
source-younger = The rules for younger players.
source-cards_printed = What these cards do: Floo Powder, Close a Shop, Leave Knockturn Alley, Defend, Trunk Snatch, Banished to Knockturn Alley and Returned Item. Some of their names are ours.
source-two_players = That the game is fun for two: a reviewer played it so. How many items there are then is ours.
source-tracks = That Diagon Alley is the inner path and Knockturn Alley the outer one: a player has told so.
source-price_owl = The price of the owl, one Sickle and one Knut: a reviewer has told so, and an example in the rulebook fits it.
source-cards_known = That there are spells and havoc cards which shove others into Knockturn Alley, take or bring coins, lead to the bank or make you faster: players have told so. What exactly our cards of this kind do is ours.
source-order = The order of the shops along the alley.
source-diagon = The 40 spaces of Diagon Alley, and which of them are swirls.
source-knockturn = The 38 spaces of Knockturn Alley, and where its back doors are.
source-gates = How many gates there are and where they stand.
source-names = The names of the shops, all but Ollivander's, Gringotts and the Leaky Cauldron, and the colours of all but the inn.
source-prices = The prices of everything but the owl.
source-cards_made = The cards Crowd, Wrong Way and Fizzle.
source-card_counts = How many there are of each card.
source-hats = The colours and shapes of the hats.

## The text view: what its rows are called, and their values (rows.toml says the rest)
field-turn = Turn
field-round = Round
field-out = Out of the game
field-where = Hats
item-where = { $alley ->
    [diagon] Diagon Alley, space { $space }{ $kind ->
        [card] , a swirl
        [door] , at the door of { $shop }
        [gate] , at a gate
       *[plain] { "" }
    }
    [knockturn] Knockturn Alley, space { $space }{ $kind ->
        [gate] , behind a gate
       *[plain] { "" }
    }
    [inside] inside { $shop }
   *[gone] off the board
}
field-doors = Doors, by their spaces
field-coins = Coins
item-coins = { purse }
field-bank = Coins in the bank
field-trunk = Trunks
field-stock = For sale
field-prices = Prices
item-prices = { purse }
field-sign = The Closed sign
field-missed = Turns to miss
field-tried = Floo Powder failed in
field-boost = Quick Step
item-boost = { $value } spaces further
field-hand = Your cards
field-known = Cards you know of
field-sizes = Cards in hand
field-picked = Going under the pile
field-dice = Last roll
item-dice = { $value ->
    [1] a cauldron
   *[other] { $value }
}
field-path = Spaces of this roll

## In the terminal
screen-diagon = Diagon Alley
screen-knockturn = Knockturn Alley
screen-head = Round { $round } · { $dice } · bank { $bank }
screen-pile = (in the pile: { $count })
screen-cauldron = cauldron
screen-closed = CLOSED
screen-pays = pays { $coins }
screen-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
screen-misses = { $count ->
    [one] misses a turn
   *[other] misses { $count } turns
}
screen-trunk = trunk { $count }/{ $of }
screen-lacks = lacks { $items }
screen-full = full: off to the Leaky Cauldron!
screen-hand = Your hand
screen-legend =
    · space  @ { $young ->
        [yes] swirl: roll again
       *[no] swirl: draw a card
    }  ▸ door  ◂ back door  1 2 gates  X Exit Gate
    A: a hat  > has just come  ─ → the way of the roll  ▶ a door you may enter
screen-way = The way: { $stops }
screen-gate = gate { $gate }
screen-swirl = swirl
screen-here = Here: { $item } for { $price }, { $left ->
    [0] sold out
   *[other] { $left } left
}. You have { $purse }.
screen-boost = Quick Step: { $count } spaces more.
screen-picked = To go under the pile: { $cards }.
screen-next = Next in the pile: { $card }.

## At the desk
desk-turn = { $rolled ->
    [yes] Anything else? Then end your turn.
   *[no] It is your turn!
}
desk-buy = Buy the { $item }
desk-coins = Your coins
desk-purse = Coins
desk-sold-here = { $left ->
    [0] Sold out here: { $item }
   *[other] Sold here: { $item }
}
desk-spells = { $count ->
    [one] Your spell
   *[other] Your spells ({ $count })
}
desk-times = × { $count }
desk-play = Play
desk-play-card = Play { $card }
desk-why-not = Why not now?
desk-why-not-card = { $card }: why not now?
desk-not-now = Keep it
desk-boost = Quick Step: this turn you go { $count } spaces further.
desk-missed = { $count ->
    [one] You will miss your next turn.
   *[other] You will miss your next { $count } turns.
}
desk-havoc = Havoc! You have drawn:
desk-end = { $swirl ->
    [yes] to space { $space }, a swirl
   *[no] to space { $space }
}
desk-walk = Whoever goes in gives up the rest of the way.
desk-attack = { $name } plays this against you:
desk-defend = If you defend, your Defend card is used up, and nothing happens to you.
desk-helpless = You have no Defend card.
desk-given = Under the pile go: { $cards }
desk-other-Turn = { $rolled ->
    [yes] { $name } may still buy, play a spell, or end the turn.
   *[no] { $name } is about to roll.
}
desk-other-Walk = { $name } may go { $count } spaces and chooses where to stop.
desk-other-LastBuy = { $name } may still buy something.
desk-other-FlooTo = { $name } has called it right and chooses where the powder leads.
desk-other-ToTheBank = { $name } has rolled two cauldrons and may ride to Gringotts.
desk-other-Attacked = { $by } attacks { $name }. Does { $name } defend?
desk-other-Snatching = { $name } chooses what { $target } loses.
desk-other-Robbing = { $name } chooses a coin of { $target }.
desk-other-Returning = { $name } must give an item back to its shop and chooses which.
desk-other-Fizzle = { $name } loses a spell and chooses which.
desk-other-Giving = { $name } gives three spells for a new card.

## On the board
board-spaces = Spaces and buildings of both alleys
board-part = The part of the alleys at hand
board-follow = Follow the hats
board-look-at = Look at { $shop }
board-exit = Exit
board-dice = The dice.
board-roll = Roll the dice.
board-rolled = { $who } rolled:
board-face = { $face ->
    [1] a cauldron
   *[other] { $face }
}
board-die-cauldron = A cauldron
board-coins = { $count } { $coin }
board-pile = The draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-played = The last card, { $who }'s:
board-trunk = { $who }'s trunk: { $count } of 6
board-slot = { $full ->
    [yes] { $item }
   *[no] { $item }: lacking
}
board-purse = { $who }'s coins
board-hand = Your spells: { $count }
board-no-spells = You have no spells.
board-why-not = Play it now?
board-target = Cast it on { $who }
board-look = { $who }: { $count } of 6 items in the trunk. Look at everything.
board-out = out of the game
board-holds = { $count ->
    [one] { $count } spell in hand
   *[other] { $count } spells in hand
}
board-at = Now at: { $where }
board-missed = { $count ->
    [one] Misses the next turn.
   *[other] Misses { $count } turns.
}
space-called = { $alley ->
    [knockturn] Knockturn Alley, space { $number }
   *[diagon] Diagon Alley, space { $number }
}
space-kind = { $kind ->
    [swirl] a swirl
    [door] the door of { $shop }
    [back] the back door of { $shop }
    [exit] the Exit Gate
   *[gate] gate { $gate }
}
space-here = here: { $who }
space-lit = glows
space-about = { $kind ->
    [swirl] Whoever stops here draws a card.
    [again] Whoever stops here rolls again.
    [door] Whoever lands here or passes by may go in, and gives up the rest of the move.
    [back] Whoever comes here by exact count, by doubles or by a spell goes in by the back door.
    [exit] Here Knockturn Alley ends: whoever reaches it is back in Diagon Alley. Nobody gets in here.
    [gate-diagon] Whoever lands here or passes by may slip through into Knockturn Alley, and gives up the rest of the move. The banished must.
    [gate-knockturn] Whoever comes here by exact count, by doubles or by a spell is back in Diagon Alley.
    [plain-knockturn] A dark corner of Knockturn Alley. Nothing is bought, paid or drawn here.
   *[plain-diagon] Nothing happens here. Only one hat fits on a space: whoever comes second moves on to the next free one.
}
shop-stock = { $count ->
    [0] sold out
   *[other] { $count } left
}
shop-costs = costs { $coins }
shop-closed = closed
shop-about = Go in by the door to buy one, with exactly these coins.
shop-about-bank = Every time you land on this door or pass by, Gringotts pays you. Nobody goes in.
shop-vault = In the vault:
shop-about-inn = Everybody starts here. Come back first with a full trunk, and you win.
shop-about-closed = The Closed sign hangs here: nobody gets in by the front door.

## Luck and figures, when it is over
luck-doors = { $seen ->
    [0] no roll led { $seat } to a door to buy behind
    [1] one roll led { $seat } to a door to buy behind, or home
   *[other] { $seen } rolls led { $seat } to a door to buy behind, or home
}; { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } were to be expected
luck-havoc = { $seen ->
    [0] { $seat } drew no havoc card
    [1] { $seat } drew one havoc card
   *[other] { $seat } drew { $seen } havoc cards
}; { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } were to be expected
luck-calls = { $seen ->
    [0] { $seat } never called the Floo die right
    [1] { $seat } called the Floo die right once
   *[other] { $seat } called the Floo die right { $seen } times
}; { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } were to be expected
luck-doors-title = Rolls that led to something to buy, or home
luck-havoc-title = Havoc cards
luck-calls-title = Right calls with Floo Powder
figure-Diced = Rolls of the dice
figure-Entered = Buildings entered
figure-Bought = Items bought
figure-Lost = Items lost
figure-PaidOut = Times paid by Gringotts
figure-Drew = Cards drawn
figure-Havoc = Havoc cards drawn
figure-Played = Spells played

## Reasons
why-roll = nothing is worth doing before the roll.
why-end = nothing more is worth doing this turn.
why-land = no door on the way is worth the rest of the roll.
why-through = the way through Knockturn Alley is the shorter one.
why-home = that is home, with a full trunk.
why-shop = something still missing is sold there: { $item }.
why-inside = that is the better place to go on from: { $shop }.
why-buy = this is still missing in the trunk: { $item }.
why-floo = on foot it would take longer.
why-leave = every turn in Knockturn Alley is a turn lost.
why-snatch = the trunk in front holds something worth having.
why-take = this is just what is still missing: { $item }.
why-send-back = whoever loses that is set back most: { $item }.
why-give-back = that is soonest to be had again: { $item }.
why-shove = whoever is ahead must be held up.
why-pickpocket = that coin is of more use here than there.
why-coin = that coin is needed most: { $coin }.
why-cart = the coins are needed, and on foot the bank is far.
why-quick = four spaces more lead to the next door sooner.
why-exchange = three cards of little use may bring a better one.
why-spare = that card is of least use.
why-suffer = there is no Defend at hand, or it is kept for worse.
why-defend = that would do more harm than the card is worth.
why-close = others still need to go in there: { $shop }.
why-close-inn = somebody else could soon be home.
why-close-bank = others need coins more.
why-open = with the sign elsewhere the way home is open again: { $shop }.
why-ride = there are coins at the bank, and another roll.
why-stay = the bank lies too far off the way.
why-turns = { $turns ->
    [one] By its reckoning home is one turn away.
   *[other] By its reckoning home is { $turns } turns away.
}
