# Every sentence a player of the trading card game reads. Cards and decks are called by the labels of the game; what a
# card says is its rule in the ledger.

title = The Trading Card Game
tagline = A duel of wizards: your deck is your life. Study, set creatures loose, cast spells and empty your opponent's deck.
# Only the lessons have a name in every language: the others are called by what is printed on them.
name-card = { $card ->
    [care] Care of Magical Creatures
    [charms] Charms
    [potions] Potions
    [transfiguration] Transfiguration
   *[other] { $card }
}
name-Card = { $label ->
    [care] Care of Magical Creatures
    [charms] Charms
    [potions] Potions
    [transfiguration] Transfiguration
   *[other] { $label }
}
name-kind = { $kind ->
    [Character] character
    [Adventure] adventure
    [Spell] spell
    [Creature] creature
    [Item] item
   *[Lesson] lesson
}
name-subject = { $subject ->
    [care] Care of Magical Creatures
    [charms] Charms
    [potions] Potions
   *[transfiguration] Transfiguration
}
name-keyword = { $keyword ->
    [Unique] Unique
    [Wizard] Wizard
    [Witch] Witch
    [Healing] Healing
    [Wand] Wand
    [Cauldron] Cauldron
    [Troll] Troll
    [Dragon] Dragon
    [Dog] Dog
    [Unicorn] Unicorn
    [Owl] Owl
    [Cat] Cat
    [Toad] Toad
    [Snake] Snake
    [Bird] Bird
    [Spider] Spider
    [Rat] Rat
    [Deer] Deer
    [Wolf] Wolf
   *[other] { $keyword }
}
name-house = { $house }
name-power = { $power ->
    [0] needs no power
   *[other] needs { $power }
}
name-deck = { $deck ->
    [draco] { deck-draco }
    [hermione] { deck-hermione }
    [companions] { deck-companions }
    [lanterns] { deck-lanterns }
    [menagerie] { deck-menagerie }
    [ordeals] { deck-ordeals }
    [pickpockets] { deck-pickpockets }
    [slowboil] { deck-slowboil }
    [wandmaker] { deck-wandmaker }
   *[wildbrew] { deck-wildbrew }
}
deck-draco = Draco's Deck
deck-hermione = Hermione's Deck
deck-companions = Companions
deck-lanterns = Lanterns
deck-menagerie = Menagerie
deck-ordeals = Ordeals
deck-pickpockets = Pickpockets
deck-slowboil = Slow Boil
deck-wandmaker = Wandmaker
deck-wildbrew = Wild Brew
deck-draco-about = Care and Charms: the starter deck with more spells.
deck-hermione-about = Care and Transfiguration: the starter deck with more creatures.
deck-companions-about = Care and Charms: Ron brings friends for 1 action each; with Hagrid among them, a few creatures are enough.
deck-lanterns-about = Charms and Transfiguration: cheap sparks from the second turn, more and brighter ones with every lesson.
deck-menagerie-about = Care and Transfiguration: small creatures early, big ones later, and Steelclaw to make them all strike twice.
deck-ordeals-about = Charms and Transfiguration: adventures that hurt while they last; if nobody solves them, Draco's Trick pays out.
deck-pickpockets-about = Charms and Potions: empty your opponent's hand card by card and burn the rest of the deck.
deck-slowboil-about = Potions and Transfiguration: heal and hold out until the cauldrons are hot, then pour the strong brews.
deck-wandmaker-about = Care and Charms: a wand is worth 3 lessons; owls and a unicorn keep it busy.
deck-wildbrew-about = Care and Potions: beasts that cost a lesson, brews that need few, and Hannah to fetch back the best.

## Options
option-format = Format
option-format-help = Basic: the 2 starter decks of 40 cards, with only lessons, creatures and spells. Advanced: decks of 60 cards, yours or ours, with adventures, items and more characters.
option-format-basic = basic
option-format-advanced = advanced
option-house_decks = House decks
option-house_decks-help = All cards in a deck, including the starting character, belong to one house or to none.
option-open_lists = Open deck lists
option-open_lists-help = Both players can read each other's deck list. Otherwise you learn it as cards appear.
option-redraw = One free redraw
option-redraw-help = Before the first turn, each player may once shuffle all 7 cards back and draw 7 new ones.

## Prompts
ask-Choose = You lost the last game. Do you want to go first or second?
ask-MayRedraw = Do you want to keep these 7 cards, or shuffle them back and draw 7 new ones?
ask-Order = More than one card acts before your turn. Which comes next?
ask-Main = Your turn: what do you do?
ask-Ward = { $amount ->
    [one] A spell is about to do 1 damage to you. Do you want to use something against it?
   *[other] A spell is about to do { $amount } damage to you. Do you want to use something against it?
}
ask-Aim = { $amount ->
    [one] Who takes 1 damage: your opponent or a creature?
   *[other] Who takes { $amount } damage: your opponent or a creature?
}
ask-AimAtCreature = { $amount ->
    [one] Which creature takes 1 damage?
   *[other] Which creature takes { $amount } damage?
}
ask-MayDraw = { $count ->
    [one] Do you want to draw a card?
   *[other] Do you want to draw { $count } cards?
}
ask-DrawAny = How many cards do you want to draw?
ask-Discard = { $left ->
    [one] { $what ->
        [3] Which item do you discard from your hand?
       *[other] Which card do you discard from your hand?
    }
   *[other] { $what ->
        [3] Which item do you discard from your hand? { $left } to go.
       *[other] Which card do you discard from your hand? { $left } to go.
    }
}
ask-TakeAway = { $may ->
    [yes] This is your opponent's hand. Which card do they discard, if any?
   *[no] This is your opponent's hand. Which card do they discard?
}
ask-Remove = { $what ->
    [0] Which of your cards in play do you discard?
    [1] Which lesson on { $side }'s side is discarded?
    [2] Which creature on { $side }'s side is discarded?
    [3] Which item on { $side }'s side is discarded?
    [8] Which item or lesson on { $side }'s side is discarded?
    [9] Which creature or item on { $side }'s side is discarded?
    [10] Which character on { $side }'s side is discarded?
   *[other] Which card on { $side }'s side is discarded?
}
ask-KeepOne = Which of your creatures do you keep? The others are discarded.
ask-BackToHand = Which creature goes back to its owner's hand?
ask-Gather = { $to ->
    [play] Which lesson do you put into play from your discard pile?
    [under] { $most ->
        [one] Which card do you put from your discard pile under your deck?
       *[other] Choose up to { $most } cards from your discard pile to go under your deck. You draw the first one first.
    }
    [deck] { $most ->
        [one] Which card do you shuffle from your discard pile into your deck?
       *[other] Choose up to { $most } cards from your discard pile to shuffle into your deck.
    }
   *[hand] { $most ->
        [one] Which card do you take from your discard pile into your hand?
       *[other] Choose up to { $most } cards from your discard pile to take into your hand.
    }
}
ask-Search = { $most ->
    [one] You search your deck. Which card do you take, if any?
   *[other] You search your deck. Choose up to { $most } cards to take.
}
ask-Question = { $amount ->
    [one] Snape asks: show a Potions lesson from your hand, or take 1 damage?
   *[other] Snape asks: show a Potions lesson from your hand, or take { $amount } damage?
}
ask-Exam = The Potions exam: do you discard 1 Potions lesson in play, or 3 cards in play?
ask-LayLessons = { $left ->
    [one] Do you want to put a lesson from your hand into play?
   *[other] Choose up to { $left } lessons from your hand to put into play.
}
ask-DrawOrDamage = { $amount ->
    [one] Your reward: draw a card, or do 1 damage?
   *[other] Your reward: draw { $amount } cards, or do { $amount } damage?
}
ask-StillCreature = Which creature can't damage you until its owner's next turn is over?
ask-Exchange = { $takes ->
    [one] Which card do you take from your discard pile? You then discard { $gives } from your hand.
   *[other] Choose { $takes } cards to take from your discard pile. You then discard { $gives } from your hand.
}
ask-Aside = You can also:

## The coach: before the first question of each kind, what you are after, and what to look out for
coach-Choose = The first player has a whole turn before the other. It is a small advantage.
coach-MayRedraw = Most cards need lessons in play. If your hand has few of them, take new cards. You can do this once.
coach-Order = Each card does what it says, one after the other. You say which comes first.
coach-Main = Each action plays a card or draws one. Lessons give the power that other cards need. Damage empties your opponent's deck, and whoever has no deck left loses.
coach-Ward = Damage takes cards off your deck. You may stop it now, or save your card for something worse.
coach-Aim = Damage to your opponent takes cards off their deck. A creature with enough damage is discarded.
coach-AimAtCreature = Damage stays on a creature. Once it equals its health, the creature is discarded.
coach-MayDraw = Every card you draw leaves your deck, and an empty deck loses. Draw what you can use.
coach-DrawAny = Every card you draw leaves your deck, and an empty deck loses. Draw only what you can use.
coach-Discard = It goes on your discard pile. Give up what you can't play soon.
coach-TakeAway = You see your opponent's hand. Choose what would hurt you most.
coach-Remove = It leaves play for its owner's discard pile. Of your own cards, give up the one you need least.
coach-KeepOne = Your other creatures are discarded. Keep the one that does the most.
coach-BackToHand = It leaves play, and its owner may play it again later. Its damage is forgotten.
coach-Gather = Everything you used or lost lies there. Take what helps you most now.
coach-Search = You see your whole deck, and it is shuffled afterwards. You may also take nothing.
coach-Question = A lesson that you show stays in your hand. Damage takes cards off your deck.
coach-Exam = Lessons give you power. Give up what you will miss least.
coach-LayLessons = Lessons in play give power, and these cost no action.
coach-DrawOrDamage = Cards you draw come off your deck. Damage takes them off your opponent's.
coach-StillCreature = It stays in play but does you no damage for a turn. Choose the one that hits hardest.
coach-Exchange = You take cards from your discard pile and pay with cards from your hand. Take what you can play soon.
goal-deck = Empty the other deck: { $theirs } left. Yours has { $mine }.
warn-last = { $mine ->
    [one] Your deck has 1 card left. If you draw it, you lose.
   *[other] Your deck has { $mine } cards left. When it is empty, you lose.
}
warn-strike = Their creatures do { $damage } damage each turn, and your deck has { $mine }.
warn-power = Play lessons first: without power you can play little else.

## Choices
do-End = end the turn
do-Strike = let your creatures strike
do-Play = play { $card }
do-Draw = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
}
do-Use = use { $card }
do-Solve = { $way ->
    [1] solve the adventure with a character
    [2] solve the adventure with cards from your hand
   *[other] solve the adventure
}
do-Skip = skip an action for the adventure
do-Done = done
do-Pick = choose { $card }
do-Target = choose { $side }'s { $card }
do-AtPlayer = damage your opponent
do-Shield = use { $card } against it
do-Suffer = let it happen
do-Show = answer with { $card }
do-Yes = yes
do-No = no
do-Number = { $count }
do-Redraw = draw 7 new cards
do-GoFirst = go first
do-GoSecond = go second
do-Resign = resign
do-Came = { $card }
do-Begins = { $who } goes first
do-Takes = { $deck }

## What happens
tell-Laid = { $seat } duels as { $character }.
tell-Started = { $seat } goes first.
tell-Redrew = { $seat } shuffles all 7 cards back and draws 7 new ones.
tell-TurnBegan = { $seat }'s turn.
tell-Drawn = { $card ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
}
tell-Milled = { $seat } loses { $card } from their deck.
tell-Played = { $seat } plays { $card }.
tell-Entered = { $card } comes into play.
tell-Gone = { $seat }'s { $card } is discarded.
tell-Shed = { $seat } discards { $card } from their hand.
tell-Returned = { $to ->
    [hand] { $card } goes into { $seat }'s hand.
    [under] { $card } goes under { $seat }'s deck.
   *[deck] { $card } goes back into { $seat }'s deck.
}
tell-Wounded = { $side }'s { $card } takes { $amount } damage.
tell-Healed = All damage is removed from { $side }'s creatures.
tell-Damaged = { $card ->
    [none] { $kind ->
        [creature] { $seat } takes { $amount } damage from a creature.
        [adventure] { $seat } takes { $amount } damage from an adventure.
       *[spell] { $seat } takes { $amount } damage from a spell.
    }
   *[other] { $seat } takes { $amount } damage from { $card }.
}
tell-Prevented = { $by ->
    [none] { $amount } damage to { $seat } is prevented.
   *[other] { $by } prevents { $amount } damage to { $seat }.
}
tell-Used = { $seat } uses { $card }.
tell-Solved = { $seat } solves { $card }!
tell-Skipped = { $count ->
    [one] { $seat } skips an action for { $card }.
   *[other] { $seat } skips an action for { $card }: { $count } so far.
}
tell-Rewarded = { $seat } gets the reward for { $card }.
tell-Looked = { $cards ->
    [none] { $seat } looks at their opponent's hand.
   *[other] { $seat } looks at their opponent's hand: { $cards }.
}
tell-Found = { $cards ->
    [none] { $seat } has searched their deck.
   *[other] { $seat } takes from their deck: { $cards }.
}
tell-Shuffled = { $seat }'s deck is shuffled.
tell-Revealed = { $seat } reveals { $card }.
tell-HandOpened = { $cards ->
    [none] { $seat }'s hand is open, and empty.
   *[other] { $seat }'s hand is open: { $cards }.
}
tell-Granted = { $actions ->
    [one] { $seat } gets 1 more action.
   *[other] { $seat } gets { $actions } more actions.
}
tell-Resigned = { $seat } resigns.
tell-Won = { $reason ->
    [deck] { $seats } wins: their opponent's deck has run out.
   *[resigned] { $seats } wins.
}

## Banners
great-Gone = { $card } falls!
great-Solved = { $seat } solves { $card }!
great-Damaged = { $amount } damage to { $seat }!
great-Prevented = { $seat } is protected!

## How it ends
tally = { $left ->
    [one] 1 card left in the deck
   *[other] { $left } cards left in the deck
}
lost-deck = Your deck has run out.
lost-resigned = You resigned.
won-deck = Your opponent's deck has run out.
won-resigned = Your opponent resigned.
end-deck = { $winners } wins: their opponent's deck has run out.
end-resigned = { $winners } wins: their opponent has resigned.

## Figures
luck-lessons = { $seen ->
    [0] { $seat } drew no lessons when short of them
    [1] { $seat } drew 1 lesson when short of them
   *[other] { $seat } drew { $seen } lessons when short of them
} (expected: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) })
luck-fitting = { $seen ->
    [0] { $seat } drew no cards with enough power in play for them
    [1] { $seat } drew 1 card with enough power in play for it
   *[other] { $seat } drew { $seen } cards with enough power in play for them
} (expected: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) })
luck-spared = { $seen ->
    [0] { $seat } lost no lessons to damage
    [1] { $seat } lost 1 lesson to damage
   *[other] { $seat } lost { $seen } lessons to damage
} (expected: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) })
luck-lessons-title = Lessons drawn when short
luck-fitting-title = Cards drawn with enough power
luck-spared-title = Lessons lost to damage
figure-Played = Cards played
figure-Drawn = Cards drawn
figure-Milled = Cards lost from the deck
figure-Used = Abilities used
figure-Solved = Adventures solved

## Refusals
no-chance = players can't choose which cards come or who is drawn to go first.
no-over = the game is over.
no-resign-yet = you can't resign before it is settled who goes first.
no-their-turn = it is your opponent's turn: you can only answer what a card asks you.
no-answer-theirs = wait: your opponent has to answer first.
no-strike-first = let your creatures strike first.
no-strike-twice = your creatures have struck this turn; those that came later strike on your next one.
no-strike-none = you have no creature that does damage.
no-actions = you have no actions left this turn.
no-two-actions = “{ name-card }” takes 2 actions, and you don't have that many left.
no-draw-count = { $most ->
    [1] an action draws 1 card.
   *[other] an action draws 1 or 2 cards.
}
no-such-card = unknown card.
no-such-place = that card isn't there.
no-printing = that is the other printing of “{ name-card }”: choose number { $number }.
no-card = “{ name-card }” isn't in your hand.
no-banned = “{ name-card }” stops you from playing cards this turn.
no-hindered = “{ name-card }” forbids that.
no-unique = “{ name-card }” is unique and already in play.
no-second-adventure = you already have an adventure in play, and can't replace it.
no-power = “{ name-card }” needs { $needs } power, and you have { $have }.
no-symbol = “{ name-card }” needs some { name-subject } power, and you have none.
no-power-hunted = “{ name-card }” raises the power you need to { $needs }, and you have { $have }.
no-lessons = “{ name-card }” costs { $count ->
    [1] a { name-subject } lesson
   *[other] { $count } { name-subject } lessons
} in play, and you don't have enough.
no-charmed = “{ name-card }” needs { $needs } Charms power in play, and you have { $have }.
no-their-subject = your opponent has no { name-subject } lesson in play for “{ name-card }”.
no-condition = { $lack ->
    [creature] there is no creature in play for “{ name-card }”.
    [own-creature] you have no creature in play for “{ name-card }”.
    [their-creature] your opponent has no creature in play for “{ name-card }”.
    [their-item] your opponent has no item in play for “{ name-card }”.
    [their-creature-or-item] your opponent has no creature or item in play for “{ name-card }”.
    [their-item-or-lesson] your opponent has no item or lesson in play for “{ name-card }”.
    [lesson] you have no lesson in play for “{ name-card }”.
    [their-lesson] your opponent has no lesson in play for “{ name-card }”.
    [own-adventure] you have no adventure in play for “{ name-card }”.
    [their-adventure] your opponent has no adventure in play for “{ name-card }”.
    [hand] you have no card in hand to discard for “{ name-card }”.
    [two-cards] “{ name-card }” costs 2 other cards from your hand, and you don't have that many.
    [their-hand] your opponent has no card in hand for “{ name-card }”.
    [pile-creature] there is no creature in your discard pile for “{ name-card }”.
    [pile-item] there is no item in your discard pile for “{ name-card }”.
    [pile-lesson] there is no lesson in your discard pile for “{ name-card }”.
    [swap] “{ name-card }” needs 2 cards in your hand, and 2 without Healing in your discard pile.
   *[swap-charms] “{ name-card }” needs 2 cards in your hand, and 1 in your discard pile that needs Charms.
}
no-ability = “{ name-card }” has no ability to use.
no-used = you can use “{ name-card }” only once, and you have.
no-used-turn = you have already used “{ name-card }” this turn.
no-adventure = your opponent has no adventure in play.
no-solve = to solve “{ name-card }” you must do all it asks at once, and you can't yet.
no-solve-way = you can't solve “{ name-card }” that way now.
no-solve-skip = you solve “{ name-card }” by skipping { $count } actions.
no-skip = you can't solve “{ name-card }” by skipping actions.
no-starting = { name-card } is a starting character and never leaves play.
no-their-card = “{ name-card }” isn't in your opponent's hand.
no-in-pile = “{ name-card }” isn't in your discard pile.
no-in-deck = “{ name-card }” isn't in your deck.
no-in-play = “{ name-card }” isn't in play there.
no-waiting = “{ name-card }” does nothing before your turn, or has already done it.
no-not-in-play = “{ name-card }” is in play: { $where ->
    [hand] choose a card in your hand.
    [theirs] choose a card in your opponent's hand.
    [pile] choose a card in your discard pile.
    [deck] choose a card in your deck.
   *[waiting] choose the next card by its name.
}
no-place = “{ name-card }” is in play: choose it by its place there.
no-side = { $whose ->
    [yours] “{ name-card }” is your opponent's: choose one of your own cards.
   *[theirs] “{ name-card }” is yours: choose one of your opponent's cards.
}
no-picked = { $count ->
    [one] you have already chosen the only “{ name-card }”.
   *[other] you have already chosen all { $count } “{ name-card }”.
}
no-healing = “{ name-card }” has the keyword Healing: choose a card without it.
no-needs = “{ name-card }” doesn't need { name-subject }: choose a card that does.
no-kind = “{ name-card }” is { $kind ->
    [Character] a character
    [Adventure] an adventure
    [Spell] a spell
    [Creature] a creature
    [Item] an item
   *[Lesson] a lesson
}: choose { $what ->
    [lesson] a lesson.
    [creature] a creature.
    [item] an item.
    [adventure] an adventure.
    [item-or-lesson] an item or a lesson.
    [creature-or-item] a creature or an item.
   *[character] a character.
}
no-show = only a Potions lesson answers “{ name-card }”.
no-show-held = you have no Potions lesson in your hand to show for “{ name-card }”.
no-number = choose a number from 0 to { $most }.
no-all-or-none = { $count ->
    [one] you draw that card or none: say yes or no.
   *[other] you draw all { $count } cards or none: say yes or no.
}
no-reward-count = { $count ->
    [one] the reward for “{ name-card }” draws 1 card.
   *[other] the reward for “{ name-card }” draws { $count } cards.
}
no-done = { $count ->
    [one] you must choose a card.
   *[other] you must choose { $count } more cards.
}
no-shield = “{ name-card }” doesn't help against a spell.
when-End = you can end your turn once nothing else is asked of you.
when-Strike = your creatures strike after you draw and before your actions.
when-Play = you can play a card with an action on your turn, once everything else is settled.
when-Draw = you can draw with an action on your turn, once everything else is settled.
when-Use = you can use abilities on your turn after the draw, once everything else is settled.
when-Solve = you can solve an adventure on your turn after the draw, once everything else is settled.
when-Skip = you can skip an action on your turn after the draw, once everything else is settled.
when-Done = that ends a choice of cards, and you aren't making one.
when-Pick = you can choose a card when a card in play, a spell or an adventure asks you to.
when-Target = you can choose a card in play when a spell, an ability or an adventure asks you to.
when-AtPlayer = you can aim at your opponent when a card lets you choose where its damage goes.
when-Shield = you can use a card that way when a spell is about to damage you.
when-Suffer = you can let it happen when a spell is about to hit you, or in an exam.
when-Show = you can show a lesson to answer “Snape's Question” or “Potions Exam”.
when-Yes = you can say yes or no when a card asks whether you want to draw.
when-Number = you can choose a number when a card lets you draw any number of cards.
when-Redraw = you can draw a second starting hand only before the first turn, and only if the table allows it.
when-Go = the loser of the last game decides who goes first, before the first turn.

## Decks
deck-no-card = line { $line }: there is no card called “{ $name }”.{ $guess ->
    [none] {""}
   *[other] {" "}Did you mean “{ $guess }”?
}
deck-no-character = a deck needs a starting character, a witch or a wizard. In a list, write the line “Character: name”.
deck-no-wizard = { $card } can't be a starting character: choose a witch or a wizard.
deck-no-list = give the name of a deck on the shelf, or a list as text.
deck-starters = in the basic game you play one of the 2 starter decks: “draco” or “hermione”.
deck-size = a deck must have exactly { $size } cards; this one has { $count }.
deck-few = a deck needs at least { $least } cards for a test; this one has { $count }.
deck-copies = “{ $card }” is in the deck { $count } times; it may be there at most { $most } times.
deck-houses = a house deck has cards from one house or from none; this one has { $houses }.

## The text view: what its rows are called, and their values (rows.toml says the rest)
field-turn = Current player
field-turns = Turns so far
field-actions = Actions left
field-hand = Your hand
field-shown = Known to your opponent
field-known = Cards you know in a hand
field-sizes = Cards in hand
field-decks = Cards in the deck
field-stock = Left in your deck
field-under = Known cards under the deck
field-bottom = Under your deck, next to come first
field-heaps = Discard piles, newest last
field-lessons = Lessons in play
item-lessons = Care { $care }, Charms { $charms }, Potions { $potions }, Transfiguration { $transfiguration }
field-power = Power
item-power = Care { $care }, Charms { $charms }, Potions { $potions }, Transfiguration { $transfiguration }
field-board = Also in play
marked-board = { $thing }{ $hurt ->
    [0] { "" }
   *[other] { " " }({ $hurt } damage)
}{ $used ->
    [0] { "" }
    [1] { " " }(used this turn)
   *[2] { " " }(used up)
}{ $stilled ->
    [0] { "" }
   *[1] { " " }(its damage is prevented)
}
field-adventure = Adventures
field-skipped = Actions skipped for the adventure of
field-shields = Safe on the opponent's next turn
item-shields = { $value ->
    [1] from creatures
    [2] from adventures
    [3] from creatures and adventures
   *[7] from all damage
}
field-banned = Can't play cards next turn
field-snuffled = Discards cards drawn next turn
field-opened = Hand open for good
field-limbo = Spell being cast
field-picks = Chosen so far

## Why a bot moves
why-end = nothing more is worth doing this turn.
why-strike = the creatures strike first.
why-lesson = { $card } adds power for stronger cards.
why-creature = { $card } strikes or helps every turn from now on.
why-adventure = { $card } will cost the opponent more than 2 actions.
why-character = { $card } is worth 2 actions.
why-item = { $card } is useful for the rest of the game.
why-spell = { $card } does the most right now.
why-heal = more cards in the deck mean more turns to live: { $card }.
why-draw = it has nothing better to play, and needs more cards.
why-use = the ability of { $card } is worth using now.
why-solve = the adventure would cost more than solving it.
why-skip = the adventure would cost more than the actions.
why-done = more would not help.
why-at-player = this way it wins the race of the decks.
why-target = losing { $card } hurts the opponent most.
why-own = it will miss { $card } least.
why-keep = this is the one worth keeping: { $card }.
why-hand = this hand is good enough to start with.
why-shield = stopping it costs less than the cards it saves.
why-suffer = stopping it would cost more, or can't be done.
why-show = showing it costs little.
why-spare = that card is the least useful.
why-search-deck = it needs that card most.
why-take-away = that card would do the most harm.
why-gather = that card is worth having back.
why-pick = that is the best choice.
why-yes = the cards are worth that part of the deck.
why-no = it needs the deck more than the cards.
why-number = the deck can spare that many cards.
why-redraw = this hand is too weak to start with.
why-first = going first puts it a step ahead.
why-second = the opponent may go first.
why-race = It expects its own deck to last { $mine } more { $mine ->
    [one] turn
   *[other] turns
} and its opponent's { $theirs }.

## In hints, where reasons speak to you
hint-end = Nothing more is worth doing this turn, but unused actions are lost.
hint-strike = Let your creatures strike first.
hint-lesson = { $card } gives you more power for stronger cards, turn after turn.
hint-creature = { $card } strikes or helps you every turn from now on. Your opponent may get rid of it.
hint-adventure = { $card } should cost your opponent more than the 2 actions it costs you.
hint-character = { $card } costs you 2 actions, and is worth them.
hint-item = { $card } helps you for the rest of the game.
hint-spell = { $card } does the most for you right now. After that it is discarded.
hint-heal = More cards in your deck mean more turns to live: { $card }.
hint-draw = You have nothing better to play, and need more cards. Each leaves your deck.
hint-use = The ability of { $card } is worth using now.
hint-solve = Leaving the adventure would cost you more than solving it.
hint-skip = The adventure would cost you more than these actions.
hint-done = More would not help you.
hint-at-player = This way you win the race of the decks.
hint-target = Losing { $card } hurts your opponent most.
hint-own = You will miss { $card } least.
hint-keep = This is the one worth keeping for you: { $card }.
hint-hand = Your hand is good enough to start with.
hint-shield = Stopping it costs you less than the cards it saves.
hint-suffer = Stopping it would cost you more, or you can't.
hint-show = Showing it costs you little, but your opponent will know it.
hint-spare = You need that card least.
hint-search-deck = You need that card most.
hint-take-away = That card would do you the most harm.
hint-gather = You should have that card back.
hint-pick = That is the best choice for you.
hint-yes = The cards are worth that part of your deck. Without cards in it you lose.
hint-no = You need your deck more than the cards.
hint-number = Your deck can spare that many cards.
hint-redraw = Your hand is too weak to start with. The new one may be better.
hint-first = Going first puts you a step ahead.
hint-second = Your opponent may go first.
hint-race = Your own deck should last { $mine } more { $mine ->
    [one] turn
   *[other] turns
}, and your opponent's { $theirs }.

## The deck builder
builder-by-kind = Type
builder-by-subject = Lesson
builder-by-power = Power
builder-by-keyword = Keyword
builder-by-house = House
builder-lead = Starting character
builder-no-lead = Choose a character
builder-group = { $group ->
    [Character] Characters
    [Adventure] Adventures
    [Spell] Spells
    [Creature] Creatures
    [Item] Items
   *[Lesson] Lessons
} ({ $count })
builder-about = { $lead }. { $about }
builder-paste = Paste a list with one card per line, such as “4 Vermillious”
builder-paste-example = 4 Vermillious
builder-curve = Cards by power needed
builder-curve-line = Power { $label }: { $value }
builder-balance = Lessons
builder-balance-lessons = lessons
builder-balance-other = other power
builder-balance-needing = cards that need it
builder-balance-most = highest need
builder-hand = The first 7 cards
builder-hand-line = { $label } lessons: { $value }
builder-subjects-line = At least 1 { $label } lesson
builder-turns = Turn by turn
builder-turns-enough = that many lessons drawn
builder-turns-playable = a card is playable
builder-alone = Averages by turn
builder-first-line = Turn of the first { $label }
builder-hand-about = Chance of this many lessons
builder-solo-help = The deck plays alone against an opponent who does nothing. How soon does it do damage?
builder-solo-means = Averages over { $runs } games. In { $stuck } of them only lessons were played in the first 4 turns.
builder-alone-power = power
builder-alone-damage = damage so far
builder-solo = { $cards }. Damage so far: { $damage }.
builder-solo-none = Nothing played. Damage so far: { $damage }.

## Choosing a deck at the table
bring-help-shelf = In the basic game you play one of the 2 starter decks.
bring-any = a random deck from the shelf
bring-any-shelf = the one that is left over

## On the screen
screen-subject = { $subject ->
    [care] Care
    [charms] Charms
    [potions] Potions
   *[transfiguration] Transfig.
}
screen-deck = deck { $count }
screen-hand = hand { $count }
screen-heap = discards { $count }
screen-power = power { $power }
screen-adventure = Adventure
screen-held = held
screen-known = known
screen-turn = Turn { $turns }: { $who }
screen-strike = creatures still to strike
screen-legend = + may be chosen · > new · † damage each turn · ♥ health · ° seen by opponent. “board CARD”, “board hand”, “board piles”, “board deck” show more.
screen-under = Under { $who }'s deck
screen-brought = { $who }'s deck list
# Words that people type, with spaces between.
screen-look = { $what ->
    [piles] piles pile discards discard
    [deck] deck decks list lists
   *[hand] hand hands cards
}
screen-opponent = the other opponent
screen-verbs = { $what ->
    [play] play cast lay summon
    [use] use
    [solve] solve
    [show] show answer
    [draw] draw
    [strike] strike attack
    [done] done enough none nothing
    [end] end pass finish
   *[choose] pick choose take discard keep at on to target hit damage
}
# Words that mean nothing beside those: use the cloak against it.
screen-noise = { $what ->
    [use] against it
    [draw] one card cards
   *[other] –
}

## On the board
card-needs = needs { $needs } power, including { $subject }
card-actions = takes { $actions } actions to play
card-damage = { $damage } damage each turn
card-health = health { $health }
card-gives = gives { $amount } { $subject } power
board-side = { $who }'s side
board-power = Power: { $power }
board-power-short = power
board-lessons = { $count ->
    [one] { $subject }: 1 lesson, { $power } power
   *[other] { $subject }: { $count } lessons, { $power } power
}
board-deck = { $count ->
    [one] { $who }'s deck: 1 card
   *[other] { $who }'s deck: { $count } cards
}
board-heap = { $count ->
    [0] { $who }'s discard pile: empty
    [one] { $who }'s discard pile: 1 card, { $card }
   *[other] { $who }'s discard pile: { $count } cards, { $card } on top
}
board-heap-title = { $count ->
    [one] { $who }'s discard pile: 1 card
   *[other] { $who }'s discard pile: { $count } cards
}
board-no-cards = No cards here
board-adventure = { $who }'s adventure: { $card }
board-adventure-place = adventure
board-no-adventure = { $who } has no adventure in play
board-skipped = { $count } of { $skips } actions skipped for it
board-starting = starting character
board-hurt = { $count } damage on it
board-used = { $used ->
    [1] used this turn
   *[2] used up
}
board-stilled = its damage is prevented
board-lit = glows
board-lay = Play it here
board-hand = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
board-other-hand = { $count ->
    [one] { $who }'s hand: 1 card
   *[other] { $who }'s hand: { $count } cards
}
board-empty-hand = No cards in hand
board-shown = your opponent knows it
board-turn = { $who }'s turn
board-actions = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
board-doing = Now: { $card }
board-shield = { $shield ->
    [all] takes no damage next turn
    [1] safe from creatures
    [2] safe from adventures
   *[3] safe from creatures and adventures
}
board-banned = plays no cards next turn
board-snuffled = discards what they draw
board-opened = open hand
board-seat = { $who }: { $deck } cards in the deck, { $hand } in hand, power { $power }
board-play = Play it now?
board-use = Use it now?
board-solve = Solve it now?
board-chooser = { $who } decides who goes first in the next game.

## At the desk
desk-play = Play
desk-why-not = Why not?
desk-times = × { $count }
desk-hand = { $count ->
    [one] Your card
   *[other] Your { $count } cards
}
desk-actions = { $count ->
    [0] You have no actions left this turn.
    [one] You have 1 action left.
   *[other] You have { $count } actions left.
} { $struck ->
    [no] Your creatures still have to strike.
   *[yes] {""}
}
desk-strike = Strike with creatures
desk-list = Show as list
desk-solve = { $way ->
    [1] Solve { $card } with a character
    [2] Solve { $card } with cards from your hand
   *[other] Solve { $card }
}
desk-skip = Skip an action for { $card } ({ $count } of { $skips })
desk-target = { $health ->
    [0] { $whose ->
        [mine] Your { $card }
       *[theirs] Your opponent's { $card }
    }
   *[other] { $whose ->
        [mine] Your { $card } ({ $left }/{ $health })
       *[theirs] Your opponent's { $card } ({ $left }/{ $health })
    }
}
desk-last = Careful: if your deck runs out, you lose at once.
desk-cards = Cards to choose from
desk-picked = Chosen so far: { $cards }
desk-none = There is nothing to choose.
desk-suffer = { $left ->
    [0] If you let it happen, your deck runs out and you lose the game.
   *[other] If you let it happen, you lose { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } from your deck and have { $left } left.
}
desk-takes = { $dies ->
    [yes] It takes all { $amount } damage and is discarded; nothing is left for you.
   *[no] It takes all { $amount } damage and stays in play.
}
desk-count = { $count ->
    [one] 1 card; your deck has { $left } left.
   *[other] { $count } cards; your deck has { $left } left.
}
desk-draw = { $count ->
    [0] Draw none
    [one] Draw 1
   *[other] Draw { $count }
}
desk-about-Choose = You lost the last game, so you choose. If you go first, you draw a card on your first turn as usual.
desk-about-MayRedraw = Does your hand have lessons, and cards to use them for? You may redraw once.
desk-about-Order = Each of these cards acts before you draw. You decide their order.
desk-about-Exam = One Potions lesson is the cheaper way out.
desk-do-MayRedraw-No = Keep these cards
desk-do-MayDraw-Yes = { $count ->
    [one] Draw a card
   *[other] Draw { $count } cards
}
desk-do-MayDraw-No = Draw none
desk-do-Question-Suffer = { $amount ->
    [one] Take 1 damage
   *[other] Take { $amount } damage
}
desk-do-Question-Show = Show a Potions lesson
desk-do-Exam-Suffer = Discard 3 cards
desk-do-Exam-Show = Discard a Potions lesson
desk-do-AimAtCreature-Done = No creature
desk-do-TakeAway-Done = Discard nothing
sure-Draw = That takes the last card from your deck: you would lose at once.
sure-Number = That takes the last card from your deck: you would lose at once.
sure-Yes = That takes the last card from your deck: you would lose at once.
sure-Suffer = Your deck would run out: you would lose at once.

## What the opponent is asked
desk-other-Choose = { $name } lost the last game and decides who goes first.
desk-other-MayRedraw = { $name } may keep the first 7 cards or draw 7 new ones.
desk-other-Order = { $name } decides which card acts first before the turn.
desk-other-Main = { $name }'s turn.
desk-other-Ward = { $amount ->
    [one] A spell is about to do 1 damage to { $name }, who may use something against it.
   *[other] A spell is about to do { $amount } damage to { $name }, who may use something against it.
}
desk-other-Aim = { $amount ->
    [one] { $name } chooses a target for 1 damage.
   *[other] { $name } chooses a target for { $amount } damage.
}
desk-other-AimAtCreature = { $amount ->
    [one] { $name } chooses a creature for 1 damage.
   *[other] { $name } chooses a creature for { $amount } damage.
}
desk-other-MayDraw = { $count ->
    [one] { $name } may draw a card.
   *[other] { $name } may draw { $count } cards.
}
desk-other-DrawAny = { $name } may draw any number of cards.
desk-other-Discard = { $left ->
    [one] { $name } chooses a card from their hand to discard.
   *[other] { $name } chooses { $left } cards from their hand to discard.
}
desk-other-TakeAway = { $name } looks at a hand and chooses what to discard.
desk-other-Remove = { $name } chooses which card on { $side }'s side is discarded.
desk-other-KeepOne = { $name } chooses the creature to keep.
desk-other-BackToHand = { $name } chooses a creature to return to its owner's hand.
desk-other-Gather = { $name } looks through their discard pile.
desk-other-Search = { $name } searches their deck.
desk-other-Question = { $name } is asked for a Potions lesson.
desk-other-Exam = { $name } sits the Potions exam.
desk-other-LayLessons = { $name } may put lessons into play.
desk-other-DrawOrDamage = { $name } chooses the reward: cards or damage.
desk-other-CharacterOrHand = { $name } chooses a character to give up.
desk-other-StillCreature = { $name } chooses a creature that can't do damage for a while.
desk-other-Exchange = { $name } exchanges cards between their hand and their discard pile.
