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
    [floo_powder] Play it inside a building: call odd (cauldron, 3, 5) or even (2, 4, 6) and roll 1 die. If you are right, go to any other building except the bank. If you are wrong, move on as many fireplaces as you rolled; a cauldron is 1. A Closed sign doesn't stop you. You may buy there, then your turn ends.
    [close_shop] Hang the Closed sign on any building, even the bank or the inn. It stays there until another such spell moves it.
    [leave_knockturn] Play it in Knockturn Alley: move on to the next back door or gate and leave through it. If you come out in a shop, you may buy. Then your turn ends.
    [defend] Play it on another player's turn: the spell they cast on you does nothing.
    [trunk_snatch] The player in front of you loses an item of your choice. Keep it if you need it, or send it back to its shop.
    [shove] Send another player through the next gate into Knockturn Alley.
    [pickpocket] Another player gives you 1 coin of the kind you name.
    [cart_to_gringotts] Play it before you roll: ride straight to the bank's doorway and collect your coins. Your turn ends.
    [found_coin] Take 1 coin of any kind from the bank.
    [quick_step] Play it before you roll: you move 4 extra spaces this turn.
    [banished] Go through the next gate into Knockturn Alley. Your turn ends.
    [returned_item] One of your items goes back to its shop. You choose which.
    [lost_galleon] You lose a Galleon, if you have one.
    [lost_sickle] You lose a Sickle, if you have one.
    [lost_knut] You lose a Knut, if you have one.
    [crowd] You are stuck in the crowd and miss your next turn.
    [wrong_way] Go back 4 spaces. You collect no coins, enter nothing and draw nothing.
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
option-younger-help = No cards and no Closed sign. Every shop has an item for each player, and a swirl lets you roll again. The youngest takes the first seat and starts.
option-items_for_everyone = An item for everyone
option-items_for_everyone-help = Every shop has an item for each player. The game is shorter and kinder.
option-two_players = Two players
option-two_players-help = The game is made for 3 to 6 players. Switch this on to play with 2: there is 1 of each item, and 2 wands.
option-bump_counts_as_landing = Being pushed on counts as landing
option-bump_counts_as_landing-help = If you land on a taken space, you move on to the next free one. Its swirl, door, gate or coins then count as usual.
option-banish_collects_at_gringotts = Collect coins when banished
option-banish_collects_at_gringotts-help = If you are banished and pass Gringotts on the way to the gate, you still collect your coins.
option-round_limit = Rounds
option-round_limit-help = After this many rounds, the fullest trunk wins.
option-edition = Your own board
option-edition-help = Our board is a reconstruction. If you own the printed game, copy its spaces, prices and cards into an edition file and play on that.
option-edition-begin = Download our board
option-edition-ours = Great Hall's board
option-edition-own = a board of your own

## Prompts
ask-Turn = { $rolled ->
    [yes] Your move is done. Do something else, or end your turn?
   *[no] Your turn: roll the dice, or do something else first?
}
ask-Walk = You may move { $count } spaces. Walk all the way, or stop at a door or gate and go in?
ask-LastBuy = Your turn is nearly over. Do you want to buy something here?
ask-Attacked = { $by } casts { $card } on you. Do you want to defend yourself?
ask-Snatching = Which item does { $target } lose? Keep it, or send it back to its shop?
ask-Robbing = Which coin does { $target } give you?
ask-Returning = One of your items goes back to its shop. Which one?
ask-Fizzle = One of your spells fizzles out. Which one?
ask-Giving = { $left ->
    [one] Which card goes under the pile last?
   *[other] { $left } more cards go under the pile. Which is next?
}
ask-FlooTo = You were right! Where does the Floo Powder take you?
ask-ToTheBank = Two cauldrons! Ride to Gringotts, take your coins and roll again?
ask-Aside = You can also:

## The coach: before the first question of each kind, what you are after, and what to look out for
coach-Turn = Walk round the alley and buy one item in each shop. You may go in as soon as you reach its door. Your cards are for any moment of your turn.
coach-Walk = If you go in, you lose the rest of the roll, but inside you may buy. If you walk past, you have to come round again.
coach-LastBuy = You pay with exactly the coins shown, because coins can't be changed. You need each item once.
coach-Attacked = With a Defend card nothing happens to you. Without one the spell does what it says.
coach-Snatching = Keep an item that you lack. Or send one back, and they must buy it again.
coach-Robbing = Prices ask for certain coins, and coins can't be changed. Take one that you need.
coach-Returning = It is for sale again in its shop. Give up what is easiest to get back.
coach-Fizzle = It goes under the pile and does nothing. Give up the one you need least.
coach-Giving = 3 cards go under the pile, and you draw a new one. Nobody sees which.
coach-FlooTo = You may go into any building except Gringotts, even a closed one. You may buy there, and then your turn is over.
coach-ToTheBank = The ride brings coins and another roll. If you stay here, your turn is over.
goal-trunk = Fill your trunk: { $have } of { $need }.
goal-home = Your trunk is full: be first back at the Leaky Cauldron.
warn-full = { $seat }'s trunk is full: only the way home is left.
warn-closed = The Leaky Cauldron is closed: its front door won't let you in.
warn-sold-out = Sold out: { $item }. Wait until one comes back, or take one with a card.

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
do-Exchange = exchange 3 cards for a new one
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
no-attack-first = wait: the player you cast a spell on answers first.
no-aside-now = wait until this is settled.
when-Roll = you can roll once a turn, when nothing else is being settled.
when-End = you can end your turn once your move and its cards are settled.
when-Land = you can walk on once you have rolled and are asked how far to go.
when-Buy = you can buy inside a shop on your turn, when nothing else is being settled.
when-spell = you can play and exchange spells on your turn, when nothing else is being settled.
when-Call = you can call low or high inside a shop on your turn, when nothing else is being settled.
when-Go = you can choose a building after you have called right with Floo Powder.
when-Pick = you can choose cards to give once you exchange 3 for a new one.
when-Take = you can choose an item once your Trunk Snatch has worked.
when-Rob = you can choose a coin once your Pickpocket has worked.
when-GiveBack = you can give an item back only when Returned Item makes you.
when-Drop = you can lose a spell only when Fizzle makes you.
when-Ride = you can ride to Gringotts when you roll 2 cauldrons under the younger players' rules.
no-second-roll = you have already rolled this turn.
no-end-before-move = move first: walk on, or stop at a door or gate.
no-turn-over = your turn is over: you can only buy what is sold here, or end it.
no-end-before-roll = roll first: you can't stay where you are.
no-entering-now = you can go in at a door or gate only while you move on to it or past it.
no-buy-outside = you can only buy inside a shop.
no-buy-twice = you already have the { name-item } in your trunk.
no-buy-sold-out = the { name-item } is sold out: wait until one comes back, or snatch one.
no-buy-coins = it costs { purse }, in exactly those coins: nobody gives change.
no-call = you can call low or high only under the younger players' rules.
no-call-again = enter another shop before you try Floo Powder again.
no-floo-outside = Floo Powder only works inside a building: go into one first.
no-cards-here = there are no cards under the younger players' rules.
no-cards-in-alley = in Knockturn Alley you can play only “Leave Knockturn Alley”.
no-exchange = you need 3 spells to exchange.
no-card = you don't have the card “{ name-card }”.
no-leave = you can play that only in Knockturn Alley.
no-close = the Closed sign is already there: choose another building.
no-after-roll = you can play that card only before you roll.
no-defend = you can defend yourself only while a spell is being cast on you.
no-snatch = you can snatch only from the player right in front of you, and only if their trunk isn't empty.
no-such-building = unknown building. Choose one on the board.
no-target = you can't play that card on that player.
no-target-away = you can't reach players in Knockturn Alley.
no-such-coin = the bank has none of those coins: choose another kind.
no-exit-gate = you can't go in at the Exit Gate: it only leads out.
no-gate = that gate is not on your way.
no-bank = you can't enter Gringotts: it pays you at its doorway.
no-door = that door is not on your way.
no-closed = it is closed: you can't go in by the front door. Use the back door or Floo Powder, or move the sign.
no-pushed = you were only pushed past it, which doesn't count at this table.
no-same-door = you have just come out of there: go in somewhere else.
no-take = that item isn't in their trunk: take one you lack, or send one back to its shop.
no-take-twice = you already have that item: send theirs back to its shop, or take another.
no-rob = they have none of those coins: choose another kind.
no-give-back = that item isn't in your trunk: choose one that is.
no-such-spell = that card isn't in your hand: choose one that is.
no-picked = you have already given that card: choose another.
no-pick-first = you are exchanging cards: choose which one to give.
no-drop-first = Fizzle costs you a spell: choose which.
no-floo-first = choose where Floo Powder takes you. You may still buy there before your turn ends.
no-floo-here = you are already there: choose another building.
no-floo-there = Gringotts has no fireplace: choose another building.
no-two = this game is for 3 to 6 players. To play with 2, switch on “Two players”.
no-edition-size = an edition can have at most { $most } characters.
no-edition-line = line { $number } is longer than { $most } characters.
no-edition-dots = there are too many dots up to line { $number }: an edition needs no keys of many parts.
no-edition-toml = the file isn't valid TOML: { $fault }.
no-edition-beyond = lists are nested too deeply: an edition needs only plain lists.
no-edition-key = unknown part “{ $key }”. An edition has these parts: { $keys }.
no-edition-name = “name” must be text of at most { $most } characters.
no-edition-table = [{ $table }] must be a table.
no-edition-entry = unknown “{ $key }” in [{ $table }]. Choose from: { $keys }.
no-edition-length = “{ $track }” must be a list of { $least } to { $most } spaces.
no-edition-space = space { $number } of “{ $track }” is unknown. Choose from: { $kinds }. A door, back door or gate needs a name after it.
no-edition-unknown = unknown “{ $what }” in “{ $track }”. Choose from: { $known }.
no-edition-twice = “{ $what }” is in “{ $track }” twice: remove one.
no-edition-missing = “{ $what }” is missing from “{ $track }”.
no-edition-gates = “diagon” needs “gate exit” and at least 1 gate that leads in.
no-edition-end = “knockturn” must end with “gate exit”.
no-edition-coins = “{ $key }” in [{ $table }] must be 3 numbers from 0 to { $most }: Galleons, Sickles, Knuts.
no-edition-free = “{ $item }” in [prices] costs nothing: give it a price.
no-edition-each = “each” in [coins] must be a number from 1 to { $most }.
no-edition-start = “start” in [coins] is too high: 6 purses need more than the { $each } coins of each kind.
no-edition-pay = “pay” in [coins] needs a { name-coin }: otherwise no player could ever afford all 6 items.
no-edition-dear = “{ $item }” in [prices] costs more than all the coins there are ({ name-coin }).
no-edition-count = “{ $card }” in [{ $table }] must be a number from 0 to { $most }.
no-edition-total = [{ $table }] has { $total } cards in all; it must have { $wanted }.
no-edition-stuck = add “returned_item” to [havocs] or “trunk_snatch” to [spells]: without them a sold-out item never comes back.

## What happens
tell-Diced = { $seat } rolls { both-dice }.
tell-Die = { $seat } rolls { one-die }.
tell-TiedHigh = { $seats } tie and roll again.
tell-Starts = { $seat } starts.
tell-Landed = { $kind ->
    [card] { $seat } moves to space { $space }, a swirl.
    [door] { $seat } moves to space { $space }, at the door of { $shop }.
    [gate] { $seat } moves to space { $space }, at a gate.
   *[plain] { $seat } moves to space { $space }.
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
   *[walk] { $seat } creeps along Knockturn Alley to space { $space }.
}
tell-OutBy = { $seat } leaves Knockturn Alley through a gate to space { $space }.
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
tell-Defended = { $seat } defends: nothing happens.
tell-Lost = { $to ->
    [none] { $seat } loses the { $item }: it goes back to its shop.
   *[other] { $seat } loses the { $item }: { $to } takes it.
}
tell-Robbed = { $seat } takes a { $coin } from { $target }.
tell-CoinLost = { $seat } loses a { $coin }.
tell-CoinFound = { $seat } finds a { $coin }.
tell-Exchanged = { $seat } exchanges 3 spells for a new card.
tell-Dropped = { $seat } loses { $card }.
tell-Missed = { $seat } is stuck in the crowd and misses this turn.
tell-RollsAgain = { $seat } may roll again.
tell-Resigned = { $seat } resigns.
tell-Won = { $reason ->
    [home] { $seats } is home at the Leaky Cauldron with a full trunk and wins!
    [last] { $seats } is the last player left and wins.
   *[limit] The last round is over, and nobody has more than { $seats }.
}

## Banners
great-Bought = { $seat } has a full trunk!
great-Lost = { $to } takes the { $item } from { $seat }!
great-Robbed = { $seat } steals a { $coin } from { $target }!
great-Defended = { $seat } defends!
great-InAlley = { $seat } is lost in Knockturn Alley!

## How it ended
tally = { $items ->
    [one] 1 item in the trunk
   *[other] { $items } items in the trunk
}
won-home = You came home to the Leaky Cauldron with a full trunk.
won-last = You are the last player left.
won-limit = The last round is over, and nobody has a fuller trunk than you.
end-home = { $winners } came home to the Leaky Cauldron with a full trunk.
end-last = { $winners } is the last player left.
end-limit = the last round is over, and nobody has a fuller trunk than { $winners }.

## Where all this comes from
source-counts = The contents of the box: 6 hats, 6 trunk cards, 6 of each item and 20 coins of each kind. There are also 2 dice, 1 Closed sign, 30 spells and 16 havoc cards.
source-dice = The dice have a cauldron instead of the 1.
source-coins = You start with 2 coins of each kind, and the bank pays 1 of each.
source-stock = There is a wand for each player, and 1 fewer of every other item.
source-hands = You start with 2 spells.
source-younger = The rules for younger players.
source-cards_printed = The effects of Floo Powder, Close a Shop, Leave Knockturn Alley and Defend. Also those of Trunk Snatch, Banished to Knockturn Alley and Returned Item. Some of these names are ours.
source-two_players = A reviewer played the game with 2 and enjoyed it. The number of items is ours.
source-tracks = Diagon Alley is the inner path and Knockturn Alley the outer one: a player says so.
source-price_owl = The owl costs 1 Sickle and 1 Knut. A reviewer says so, and an example in the rulebook agrees.
source-cards_known = Players mention spells and havoc cards that shove others, move coins, lead to the bank or speed you up. What exactly ours do is our own choice.
source-order = The order of the shops along the alley.
source-diagon = The 40 spaces of Diagon Alley, and which of them are swirls.
source-knockturn = The 38 spaces of Knockturn Alley, and where its back doors are.
source-gates = How many gates there are, and where.
source-names = The names of all shops except Ollivander's, Gringotts and the Leaky Cauldron. Also all colours except the inn's.
source-prices = All prices except the owl's.
source-cards_made = The cards Crowd, Wrong Way and Fizzle.
source-card_counts = How many there are of each card.
source-hats = The colours and shapes of the hats.

## The text view: what its rows are called, and their values (rows.toml says the rest)
field-turn = Current player
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
field-doors = Doors and their spaces
field-backs = Back doors and their spaces in Knockturn Alley
field-gates = Gates
item-gates = { $entrance ->
    [yes] Diagon Alley { $diagon } and Knockturn Alley { $knockturn }
   *[no] the Exit Gate, from Knockturn Alley { $knockturn } to Diagon Alley { $diagon }
}
field-swirls = Swirls, where you draw a card
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
item-boost = { $value } extra spaces
field-hand = Your cards
field-known = Cards you know of
field-sizes = Cards in hand
field-pile = Cards left to draw
field-bottoms = Known under the pile
field-picked = Going under the pile
field-dice = Last roll
item-dice = { $value ->
    [1] a cauldron
   *[other] { $value }
}
field-path = Spaces this roll reaches

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
    · space | @ { $young ->
        [yes] swirl: roll again
       *[no] swirl: draw a card
    } | ▸ door | ◂ back door | 1 2 gates | X exit
    A: hat | > new here | ─ → your roll | ▶ door you may enter
screen-way = On the way: { $stops }
screen-gate = gate { $gate }
screen-swirl = swirl
screen-here = Here: { $item } for { $price }, { $left ->
    [0] sold out
   *[other] { $left } left
}. You have { $purse }.
screen-boost = Quick Step: { $count } extra spaces.
screen-picked = Going under the pile: { $cards }.
screen-next = Next in the pile: { $card }.

## At the desk
desk-turn = { $rolled ->
    [yes] Do something else, or end your turn.
   *[no] It's your turn!
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
desk-boost = Quick Step: you move { $count } extra spaces this turn.
desk-missed = { $count ->
    [one] You will miss your next turn.
   *[other] You will miss your next { $count } turns.
}
desk-havoc = Havoc! You drew:
desk-end = { $swirl ->
    [yes] to space { $space }, a swirl
   *[no] to space { $space }
}
desk-walk = If you go in, you give up the rest of your move.
desk-attack = { $name } casts this on you:
desk-defend = If you defend, you use up your Defend card and nothing happens to you.
desk-helpless = You have no Defend card.
desk-given = Going under the pile: { $cards }
desk-other-Turn = { $rolled ->
    [yes] { $name } may still buy, play a spell or end the turn.
   *[no] { $name } is about to roll.
}
desk-other-Walk = { $name } may move { $count } spaces and chooses where to stop.
desk-other-LastBuy = { $name } may still buy something.
desk-other-FlooTo = { $name } called it right and chooses where to go.
desk-other-ToTheBank = { $name } rolled 2 cauldrons and may ride to Gringotts.
desk-other-Attacked = { $by } attacks { $name }, who may defend.
desk-other-Snatching = { $name } chooses what { $target } loses.
desk-other-Robbing = { $name } chooses a coin from { $target }.
desk-other-Returning = { $name } chooses an item to send back to its shop.
desk-other-Fizzle = { $name } chooses a spell to lose.
desk-other-Giving = { $name } exchanges 3 spells for a new card.

## On the board
board-spaces = Spaces and buildings of both alleys
board-part = The part of the alleys in view
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
board-played = { $who }'s last card:
board-trunk = { $who }'s trunk: { $count } of 6
board-slot = { $full ->
    [yes] { $item }
   *[no] { $item }: missing
}
board-purse = { $who }'s coins
board-hand = Your spells: { $count }
board-no-spells = You have no spells.
board-why-not = Play it now?
board-target = Cast it on { $who }
board-look = { $who }: { $count } of 6 items in the trunk. Show everything.
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
    [swirl] If you stop here, you draw a card.
    [again] If you stop here, you roll again.
    [door] If you land here or pass, you may go in and give up the rest of your move.
    [back] If you get here by exact count, doubles or a spell, you go in by the back door.
    [exit] Knockturn Alley ends here: when you reach it, you are back in Diagon Alley. You can't go in here.
    [gate-diagon] If you land here or pass, you may slip into Knockturn Alley and give up the rest of your move. If you are banished, you must.
    [gate-knockturn] If you get here by exact count, doubles or a spell, you are back in Diagon Alley.
    [plain-knockturn] A dark corner of Knockturn Alley. You can't buy, collect coins or draw here.
   *[plain-diagon] Nothing happens here. Only 1 hat fits on a space: if it is taken, you move on to the next free one.
}
shop-stock = { $count ->
    [0] sold out
   *[other] { $count } left
}
shop-costs = costs { $coins }
shop-closed = closed
shop-sells = Sells 1 { $item } to each customer who needs one and has exactly its coins.
shop-about = Go in by the door to buy one with exactly these coins.
shop-about-bank = Gringotts pays you every time you land on this doorway or pass it. You can't go in.
shop-vault = In the vault:
shop-about-inn = Everyone starts here. If you are first back with a full trunk, you win.
shop-about-closed = The Closed sign hangs here: you can't go in by the front door.

## Luck and stats, when the game is over
luck-doors = { $seen ->
    [0] no roll took { $seat } to something to buy, or home
    [1] 1 roll took { $seat } to something to buy, or home
   *[other] { $seen } rolls took { $seat } to something to buy, or home
} (expected: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) })
luck-havoc = { $seen ->
    [0] { $seat } drew no havoc cards
    [1] { $seat } drew 1 havoc card
   *[other] { $seat } drew { $seen } havoc cards
} (expected: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) })
luck-calls = { $seen ->
    [0] { $seat } never called right with Floo Powder
    [1] { $seat } called right with Floo Powder once
   *[other] { $seat } called right with Floo Powder { $seen } times
} (expected: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) })
luck-doors-title = Useful rolls
luck-havoc-title = Havoc cards
luck-calls-title = Right calls with Floo Powder
figure-Diced = Dice rolls
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
why-land = no door on the way is worth stopping for.
why-through = the way through Knockturn Alley is shorter.
why-home = that is home, with a full trunk.
why-shop = the { $item } sold there is still missing.
why-inside = { $shop } is a better place to move on from.
why-buy = the { $item } is still missing from the trunk.
why-floo = it would take longer on foot.
why-leave = every turn in Knockturn Alley is a turn lost.
why-snatch = the trunk in front holds something worth having.
why-take = the { $item } is just what is missing.
why-send-back = losing the { $item } hurts most.
why-give-back = the { $item } is the quickest to get again.
why-shove = the player in the lead must be held up.
why-pickpocket = that coin is more use here than there.
why-coin = a { $coin } is needed most.
why-cart = it needs the coins, and the bank is far on foot.
why-quick = 4 extra spaces reach the next door sooner.
why-exchange = 3 cards of little use may bring a better one.
why-spare = that card is the least useful.
why-suffer = it has no Defend, or is saving it for something worse.
why-defend = this would do more harm than the card is worth.
why-close = other players still need to go into { $shop }.
why-close-inn = another player could soon be home.
why-close-bank = the others need coins more.
why-open = moving the sign clears the way home: { $shop }.
why-ride = the ride brings coins and another roll.
why-stay = the bank is too far out of the way.
why-turns = { $turns ->
    [one] It expects to be home in 1 turn.
   *[other] It expects to be home in { $turns } turns.
}

## In hints, where reasons speak to you
hint-roll = Nothing you hold is worth playing before you roll.
hint-end = Nothing more is worth doing this turn. What you hold may help you later.
hint-land = No door on your way is worth stopping for.
hint-through = Your way through Knockturn Alley is shorter. But you get no coins and no cards there.
hint-home = You come home with a full trunk, and that wins.
hint-shop = You still lack the { $item } sold there, but going in ends your walk.
hint-inside = { $shop } is a better place for you to move on from.
hint-buy = You still lack the { $item }. Think of the coins you need for the rest.
hint-floo = It would take you longer on foot. If your call is wrong, you stay where you are.
hint-leave = Every turn in Knockturn Alley is a turn lost for you.
hint-snatch = The trunk in front of you holds something you need. Its owner may have Defend.
hint-take = The { $item } is just what you lack.
hint-send-back = Losing the { $item } hurts them most.
hint-give-back = You can get the { $item } again soonest.
hint-shove = The player in the lead gets home before you if nobody stops them.
hint-pickpocket = You can use that coin better than its owner.
hint-coin = You need a { $coin } most.
hint-cart = You need the coins, and the bank is far on foot.
hint-quick = 4 extra spaces take you to the next door sooner.
hint-exchange = 3 cards that help you little may bring a better one, but you get only one.
hint-spare = You need that card least.
hint-suffer = You have no Defend, or should save it for something worse.
hint-defend = This would harm you more than the card is worth.
hint-close = Other players still need to go into { $shop }. It is closed to you too.
hint-close-inn = Another player could soon be home. The sign keeps you out too.
hint-close-bank = The others need coins more than you.
hint-open = Moving the sign clears your way home: { $shop }.
hint-ride = The ride brings you coins and another roll.
hint-stay = The bank is too far out of your way.
hint-turns = { $turns ->
    [one] You could be home in 1 turn.
   *[other] You could be home in { $turns } turns.
}
