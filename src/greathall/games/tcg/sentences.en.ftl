# Every sentence a player of the trading card game reads. Cards and decks are called by the labels of the game; what a
# card says is its rule in the ledger.

title = The Trading Card Game
tagline = A duel of wizards: your deck is your life. Study, let creatures loose, cast spells, and empty the other's deck.
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
deck-companions-about = Care and Charms: Ron lets friends come for one action each; with Hagrid among them few creatures are enough.
deck-lanterns-about = Charms and Transfiguration: cheap sparks from the second turn on, more and brighter ones with every lesson.
deck-menagerie-about = Care and Transfiguration: small creatures early, big ones after them, and Steelclaw to let all of them strike twice.
deck-ordeals-about = Charms and Transfiguration: adventures that hurt while they last; what nobody solves, Draco's Trick pays out.
deck-pickpockets-about = Charms and Potions: empty the other's hand card by card, and burn what is left of the deck meanwhile.
deck-slowboil-about = Potions and Transfiguration: heal and hold out until the cauldrons are hot, then pour the strong brews.
deck-wandmaker-about = Care and Charms: a wand is worth three lessons; owls and a unicorn see to it that it is never idle.
deck-wildbrew-about = Care and Potions: beasts that cost a lesson to bring, brews that need few, and Hannah to fetch back the best.

## Options
option-format = Format
option-format-help = Basic: the two starter decks of 40 cards, with lessons, creatures and spells only. Advanced: decks of 60 cards, your own or ours, with adventures, items and more characters.
option-format-basic = basic
option-format-advanced = advanced
option-house_decks = House decks
option-house_decks-help = All cards of a deck, the starting character too, belong to one house or to none.
option-open_lists = Open lists
option-open_lists-help = Both may read what is in the other's deck. Otherwise you learn it as the cards come.
option-redraw = One free redraw
option-redraw-help = Before the first turn each may put the seven cards back once, shuffle, and draw seven new ones.

## Prompts
ask-Choose = You lost the last game: do you go first, or second?
ask-MayRedraw = Do you keep these seven cards, or shuffle them back and draw seven new ones?
ask-Order = More than one card does something before your turn. Which comes next?
ask-Main = Your turn: what do you do?
ask-Ward = { $amount ->
    [one] A spell is about to do you 1 damage. Do you use something against it?
   *[other] A spell is about to do you { $amount } damage. Do you use something against it?
}
ask-Aim = { $amount ->
    [one] 1 damage: to your opponent, or to which creature?
   *[other] { $amount } damage: to your opponent, or to which creature?
}
ask-AimAtCreature = { $amount ->
    [one] 1 damage: to which creature?
   *[other] { $amount } damage: to which creature?
}
ask-MayDraw = { $count ->
    [one] Do you draw a card?
   *[other] Do you draw { $count } cards?
}
ask-DrawAny = How many cards do you draw?
ask-Discard = { $left ->
    [one] { $what ->
        [3] Which item do you discard from your hand?
       *[other] Which card do you discard from your hand?
    }
   *[other] { $what ->
        [3] Which item do you discard from your hand? { $left } in all.
       *[other] Which card do you discard from your hand? { $left } in all.
    }
}
ask-TakeAway = { $may ->
    [yes] This is your opponent's hand. Which card is discarded, if any?
   *[no] This is your opponent's hand. Which card is discarded?
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
ask-KeepOne = Which one of your creatures do you keep? The others are discarded.
ask-BackToHand = Which creature goes back to its owner's hand?
ask-Gather = { $to ->
    [play] Which lesson goes from your discard pile into play?
    [under] { $most ->
        [one] Which card goes from your discard pile under your deck?
       *[other] Up to { $most } cards go from your discard pile under your deck: the first to be chosen will be drawn first.
    }
    [deck] { $most ->
        [one] Which card is shuffled from your discard pile into your deck?
       *[other] Up to { $most } cards are shuffled from your discard pile into your deck. Which ones?
    }
   *[hand] { $most ->
        [one] Which card goes from your discard pile into your hand?
       *[other] Up to { $most } cards go from your discard pile into your hand. Which ones?
    }
}
ask-Search = { $most ->
    [one] You search your deck. Which card do you take, if any?
   *[other] You search your deck. Which cards do you take? Up to { $most }.
}
ask-Question = { $amount ->
    [one] Snape asks: show a Potions lesson from your hand, or take 1 damage?
   *[other] Snape asks: show a Potions lesson from your hand, or take { $amount } damage?
}
ask-Exam = The Potions exam: discard one Potions lesson in play, or three cards in play?
ask-LayLessons = { $left ->
    [one] Do you put a lesson from your hand into play?
   *[other] Which lessons do you put from your hand into play? Up to { $left }.
}
ask-DrawOrDamage = { $amount ->
    [one] Your reward: draw a card, or do 1 damage?
   *[other] Your reward: draw { $amount } cards, or do { $amount } damage?
}
ask-StillCreature = Which creature can't damage you until its next turn is over?
ask-Exchange = { $takes ->
    [one] Which card do you take from your discard pile? Then you discard { $gives } from your hand for it.
   *[other] Which cards do you take from your discard pile? { $takes } in all; then you discard { $gives } from your hand for them.
}
ask-Aside = Without being asked you may also:

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
do-Done = that is all
do-Pick = choose { $card }
do-Target = choose { $side }'s { $card }
do-AtPlayer = damage your opponent
do-Shield = use { $card } against it
do-Suffer = let it happen
do-Show = answer with { $card }
do-Yes = yes
do-No = no
do-Number = { $count }
do-Redraw = draw seven new cards
do-GoFirst = go first
do-GoSecond = go second
do-Resign = give up
do-Came = { $card }
do-Begins = { $who } begins
do-Takes = { $deck }

## What happens
tell-Laid = { $seat } duels as { $character }.
tell-Started = { $seat } goes first.
tell-Redrew = { $seat } puts all seven cards back and draws anew.
tell-TurnBegan = { $seat }'s turn.
tell-Drawn = { $card ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
}
tell-Milled = { $seat } loses { $card } from the deck.
tell-Played = { $seat } plays { $card }.
tell-Entered = { $card } comes into play.
tell-Gone = { $seat }'s { $card } is discarded.
tell-Shed = { $seat } discards { $card } from the hand.
tell-Returned = { $to ->
    [hand] { $card } goes into { $seat }'s hand.
    [under] { $card } goes under { $seat }'s deck.
   *[deck] { $card } goes back into { $seat }'s deck.
}
tell-Wounded = { $side }'s { $card } takes { $amount } damage.
tell-Healed = All damage is taken off { $side }'s creatures.
tell-Damaged = { $kind ->
    [creature] { $seat } takes { $amount } damage from a creature.
    [adventure] { $seat } takes { $amount } damage from an adventure.
   *[spell] { $seat } takes { $amount } damage from a spell.
}
tell-Prevented = { $by ->
    [none] { $amount } damage to { $seat } is prevented.
   *[other] { $by } keeps { $amount } damage from { $seat }.
}
tell-Used = { $seat } uses { $card }.
tell-Solved = { $seat } solves { $card }!
tell-Skipped = { $count ->
    [one] { $seat } skips an action for { $card }.
   *[other] { $seat } skips an action for { $card }, { $count } in all.
}
tell-Rewarded = { $seat } gets the reward of { $card }.
tell-Looked = { $cards ->
    [none] { $seat } looks at the other hand.
   *[other] { $seat } looks at the other hand: { $cards }.
}
tell-Found = { $cards ->
    [none] { $seat } has searched the deck.
   *[other] { $seat } takes from the deck: { $cards }.
}
tell-Shuffled = { $seat }'s deck is shuffled.
tell-Revealed = { $seat } turns up { $card }.
tell-HandOpened = { $cards ->
    [none] { $seat }'s hand lies open; it is empty.
   *[other] { $seat }'s hand lies open: { $cards }.
}
tell-Granted = { $actions ->
    [one] { $seat } has one more action.
   *[other] { $seat } has { $actions } more actions.
}
tell-Resigned = { $seat } gives up.
tell-Won = { $reason ->
    [deck] { $seats } wins: the other deck has run out.
   *[resigned] { $seats } wins.
}

## How it ends
end-deck = { $winners } wins: the other deck has run out.
end-resigned = { $winners } wins: the other has given up.

## Figures
luck-lessons = { $seen ->
    [0] { $seat } drew no lesson while lessons were wanted
    [1] { $seat } drew one lesson while lessons were wanted
   *[other] { $seat } drew { $seen } lessons while lessons were wanted
}; { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } were to be expected
luck-fitting = { $seen ->
    [0] { $seat } drew no card there was power for
    [1] { $seat } drew one card there was power for
   *[other] { $seat } drew { $seen } cards there was power for
}; { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } were to be expected
luck-spared = { $seen ->
    [0] damage took no lesson from { $seat }
    [1] damage took one lesson from { $seat }
   *[other] damage took { $seen } lessons from { $seat }
}; { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } were to be expected
luck-lessons-title = Lessons drawn while they were wanted
luck-fitting-title = Cards drawn there was power for
luck-spared-title = Lessons that damage took, and not better cards
figure-Played = Cards played
figure-Drawn = Cards drawn
figure-Milled = Cards lost from the deck
figure-Used = Abilities used
figure-Solved = Adventures solved

## Refusals
no-chance = players can't choose which cards come, or who is drawn to begin.
no-over = the game is over.
no-resign-yet = you can't give up before it is settled who begins.
no-their-turn = it is your opponent's turn: you only answer what a card asks you.
no-answer-theirs = your opponent has to answer first.
no-strike-first = first your creatures do their damage.
no-strike-twice = your creatures' damage is over for this turn; those that came later strike in your next one.
no-strike-none = you have no creature that does damage.
no-actions = you have no action left in this turn.
no-two-actions = “{ name-card }” takes two actions, and you have not two left.
no-draw-count = { $most ->
    [1] an action draws one card.
   *[other] an action draws one card or two.
}
no-such-card = there is no such card.
no-such-place = that card does not lie there.
no-printing = “{ name-card }” is there in its other printing: choose number { $number }.
no-card = “{ name-card }” is not in your hand.
no-banned = “{ name-card }” lets you play no cards in this turn.
no-hindered = “{ name-card }” forbids it.
no-unique = “{ name-card }” is unique and already in play.
no-second-adventure = you have an adventure in play already; it can't be replaced.
no-power = “{ name-card }” needs { $needs } power; you lack { $lacking }.
no-symbol = “{ name-card }” needs some power of { name-subject }, and you have none.
no-power-hunted = “{ name-card }” asks for 2 power more; you lack { $lacking }.
no-lessons = “{ name-card }” costs { $count ->
    [1] a lesson
   *[other] { $count } lessons
} of { name-subject } in play, and you have too few.
no-charmed = “{ name-card }” needs { $needs } Charms power in play; you have { $have }.
no-their-subject = your opponent has no lesson of { name-subject } in play for “{ name-card }”.
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
    [two-cards] “{ name-card }” costs 2 other cards in your hand, and you have too few.
    [their-hand] your opponent has no card in hand for “{ name-card }”.
    [pile-creature] there is no creature in your discard pile for “{ name-card }”.
    [pile-item] there is no item in your discard pile for “{ name-card }”.
    [pile-lesson] there is no lesson in your discard pile for “{ name-card }”.
    [swap] “{ name-card }” needs 2 cards in your hand, and 2 without Healing in your discard pile.
   *[swap-charms] “{ name-card }” needs 2 cards in your hand, and one in your discard pile that needs Charms.
}
no-ability = “{ name-card }” has nothing to be used.
no-used = “{ name-card }” has been used, and can be only once.
no-used-turn = “{ name-card }” has been used in this turn.
no-adventure = your opponent has no adventure in play.
no-solve = you can't do what solves “{ name-card }”, not all of it at once.
no-solve-way = “{ name-card }” can't be solved in that way now.
no-solve-skip = “{ name-card }” is solved by skipping { $count } actions.
no-skip = “{ name-card }” is not solved by skipping actions.
no-starting = { name-card } is a starting character and never leaves play.
no-their-card = “{ name-card }” is not in your opponent's hand.
no-in-pile = “{ name-card }” is not in your discard pile.
no-in-deck = “{ name-card }” is not in your deck.
no-in-play = “{ name-card }” is not in play there.
no-waiting = “{ name-card }” does nothing before your turn, or has done it.
no-not-in-play = “{ name-card }” is in play: { $where ->
    [hand] choose a card in your hand.
    [theirs] choose a card in your opponent's hand.
    [pile] choose a card in your discard pile.
    [deck] choose a card in your deck.
   *[waiting] choose by name what comes next.
}
no-place = “{ name-card }” is in play: choose it by its place there.
no-side = { $whose ->
    [yours] “{ name-card }” is your opponent's: choose one of your own cards.
   *[theirs] “{ name-card }” is yours: choose one of your opponent's cards.
}
no-picked = { $count ->
    [one] you have chosen the only “{ name-card }” already.
   *[other] you have chosen all { $count } “{ name-card }” already.
}
no-healing = “{ name-card }” has the keyword Healing: choose a card without it.
no-needs = “{ name-card }” does not need { name-subject }: choose a card that does.
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
no-show = only a lesson of Potions answers “{ name-card }”.
no-show-held = you have no lesson of Potions in your hand to show for “{ name-card }”.
no-number = name a number from 0 to { $most }.
no-all-or-none = { $count ->
    [one] you draw that card or none: say yes or no.
   *[other] you draw all { $count } cards or none: say yes or no.
}
no-reward-count = { $count ->
    [one] the reward of “{ name-card }” draws 1 card.
   *[other] the reward of “{ name-card }” draws { $count } cards.
}
no-done = { $count ->
    [one] you have to choose a card.
   *[other] you have to choose { $count } more cards.
}
no-shield = “{ name-card }” does nothing against a spell.
when-End = you end your turn when nothing else is asked of you.
when-Strike = your creatures do their damage after your draw, before your actions.
when-Play = you play a card with an action of your turn, once all that came before is done.
when-Draw = you draw with an action of your turn, once all that came before is done.
when-Use = you use abilities in your turn after the draw, once all that came before is done.
when-Solve = you solve an adventure in your turn after the draw, once all that came before is done.
when-Skip = you skip an action in your turn after the draw, once all that came before is done.
when-Done = that ends a choice of cards, and you are not making one.
when-Pick = you choose a card when a card in play, a spell or an adventure asks you to.
when-Target = you choose a card in play when a spell, an ability or an adventure asks you to.
when-AtPlayer = you aim at your opponent when a card lets you choose what its damage hits.
when-Shield = you use a card so when a spell is about to damage you.
when-Suffer = you let it happen when a spell is about to hit you, or an exam.
when-Show = you show a lesson to answer “Snape's Question” or “Potions Exam”.
when-Yes = you say yes or no when a card asks whether you want to draw.
when-Number = you name a number when a card lets you draw any number of cards.
when-Redraw = there is no second starting hand; where the table allows one, it comes before the first turn.
when-Go = whoever lost the last game says who goes first, before the first turn.

## Decks
deck-no-card = line { $line }: there is no card called “{ $name }”.{ $guess ->
    [none] {""}
   *[other] {" "}Did you mean “{ $guess }”?
}
deck-no-character = a deck needs a starting character, a witch or a wizard (in a list: the line “Character: name”).
deck-no-wizard = { $card } can't be a starting character, who has to be a witch or a wizard.
deck-no-list = bring the name of a deck on the shelf, or a list as text.
deck-starters = in the basic game you play one of the two starter decks: “draco” or “hermione”.
deck-size = a deck has exactly { $size } cards; this one has { $count }.
deck-few = to be tried a deck needs { $least } cards; this one has { $count }.
deck-copies = “{ $card }” is in the deck { $count } times; { $most } are the most.
deck-houses = a house deck has cards of one house only, or of none; this one has { $houses }.

## The text view: what its rows are called, and their values (rows.toml says the rest)
field-turn = Turn of
field-turns = Turns begun
field-actions = Actions left
field-hand = Your hand
field-shown = Of these your opponent knows
field-known = Cards in hand you know of
field-sizes = Cards in hand
field-decks = Cards in the deck
field-under = Known to lie under the deck
field-bottom = Under your deck, the first to come first
field-heaps = Discard piles, the newest last
field-lessons = Lessons in play
item-lessons = Care { $care }, Charms { $charms }, Potions { $potions }, Transfiguration { $transfiguration }
field-power = Power
item-power = Care { $care }, Charms { $charms }, Potions { $potions }, Transfiguration { $transfiguration }
field-board = In play besides
marked-board = { $thing } ({ $value } damage)
field-adventure = Adventures
field-skipped = Actions skipped for the adventure of
field-shields = Safe in the other's next turn
item-shields = { $value ->
    [1] from creatures
    [2] from adventures
    [3] from creatures and adventures
   *[7] from all damage
}
field-banned = Plays no card in the next turn
field-snuffled = Discards what is drawn in the next turn
field-opened = Hand open until the end
field-limbo = The spell that is being done
field-picks = Chosen so far

## Why a bot moves
why-end = nothing more is worth doing this turn.
why-strike = the creatures strike first.
why-lesson = more power opens stronger cards: { $card }.
why-creature = it does its work every turn from now on: { $card }.
why-adventure = it will cost the other more than two actions: { $card }.
why-character = this companion is worth two actions: { $card }.
why-item = it is of use for the rest of the game: { $card }.
why-spell = of all that can be done now it does most: { $card }.
why-heal = cards back in the deck are turns to live: { $card }.
why-draw = the hand has nothing better, and needs more cards.
why-use = what this card can do is worth it now: { $card }.
why-solve = the adventure would cost more than solving it does.
why-skip = the adventure would cost more than the actions do.
why-done = more would not help.
why-at-player = the race of the decks is won this way.
why-target = that hurts the other most: { $card }.
why-own = that is missed least: { $card }.
why-keep = that is the one worth keeping: { $card }.
why-hand = with this hand one can begin.
why-shield = what wards it off is worth less than the cards it saves.
why-suffer = what could ward it off is worth more, or there is nothing.
why-show = showing it costs little.
why-spare = that card is of least use.
why-search-deck = that card is needed most.
why-take-away = that card would do most harm.
why-gather = that card is worth having back.
why-pick = that is the best of what there is.
why-yes = more cards are worth the piece of the deck.
why-no = the deck is needed more than the cards.
why-number = that many cards the deck can spare.
why-redraw = a hand like this can hardly begin.
why-first = who begins is a step ahead.
why-second = the other may begin.
why-race = By its reckoning its own deck lasts { $mine } more { $mine ->
    [one] turn
   *[other] turns
}, the other's { $theirs }.

## The deck builder
builder-by-kind = Type
builder-by-subject = Lesson
builder-by-power = Power
builder-by-keyword = Keyword
builder-by-house = House
builder-lead = Who you are in it
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
builder-paste = Paste a list: a line for each card, such as “4 Vermillious”
builder-paste-example = 4 Vermillious
builder-curve = Cards by power needed
builder-curve-line = Power { $label }: { $value }
builder-balance = Lessons
builder-balance-lessons = lessons
builder-balance-other = other power
builder-balance-needing = cards that need it
builder-balance-most = highest need
builder-hand = The first seven cards
builder-hand-line = { $label } lessons: { $value }
builder-subjects-line = A lesson of { $label }
builder-turns = Turn by turn
builder-turns-enough = as many lessons drawn
builder-turns-playable = a card can be played
builder-alone = Means by turn
builder-first-line = First { $label }, in turn
builder-hand-about = How likely so many lessons are among them
builder-solo-help = The deck plays by itself against somebody who does nothing: how soon does it do damage?
builder-solo-means = Means of { $runs } games; in { $stuck } of them nothing but lessons was played in the first four turns.
builder-alone-power = power
builder-alone-damage = damage so far
builder-solo = { $cards }. Damage so far: { $damage }.
builder-solo-none = Nothing is played. Damage so far: { $damage }.

## Choosing a deck at the table
bring-help-shelf = In the basic game each plays one of the two starter decks.
bring-any = any of the hall's decks, by lot
bring-any-shelf = the one that is left

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
screen-legend = + may be chosen · > new · † damage each turn · ♥ health · ° known to the other. “board vermillious”, “board hand”, “board piles”, “board deck” show more.
screen-under = Under { $who }'s deck
screen-brought = { $who } has brought
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
card-needs = needs { $needs } power with { $subject }
card-damage = { $damage } damage each turn
card-health = health { $health }
card-gives = gives { $amount } power of { $subject }
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
   *[other] { $who }'s discard pile: { $count } cards, the last one { $card }
}
board-heap-title = { $count ->
    [one] { $who }'s discard pile: 1 card
   *[other] { $who }'s discard pile: { $count } cards
}
board-no-cards = There is nothing to see here.
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
board-shown = the other knows it
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
board-banned = plays no card next turn
board-snuffled = discards what is drawn
board-opened = open hand
board-seat = { $who }: { $deck } cards in the deck, { $hand } in hand, power { $power }
board-play = Play it now?
board-use = Use it now?
board-solve = Solve it now?
board-chooser = { $who } says who begins the next game.

## At the desk
desk-play = Play
desk-why-not = Why not?
desk-times = × { $count }
desk-hand = { $count ->
    [one] Your card
   *[other] Your { $count } cards
}
desk-actions = { $count ->
    [0] You have no action left in this turn.
    [one] You have one action left.
   *[other] You have { $count } actions left.
} { $struck ->
    [no] Your creatures have still to strike.
   *[yes] {""}
}
desk-strike = Creatures strike
desk-list = As a list
desk-solve = { $way ->
    [1] Solve { $card } with a character
    [2] Solve { $card } with cards from your hand
   *[other] Solve { $card }
}
desk-skip = Skip an action for { $card } ({ $count } of { $skips })
desk-target = { $health ->
    [0] { $whose ->
        [mine] Your { $card }
       *[theirs] The other's { $card }
    }
   *[other] { $whose ->
        [mine] Your { $card } ({ $left }/{ $health })
       *[theirs] The other's { $card } ({ $left }/{ $health })
    }
}
desk-last = Careful: whose deck runs out has lost at once.
desk-cards = Cards to choose from
desk-picked = Chosen so far: { $cards }
desk-none = There is nothing to choose.
desk-suffer = { $left ->
    [0] If you let it happen, your deck runs out and you lose the game.
   *[other] If you let it happen, { $amount } cards go from your deck; { $left } are left.
}
desk-takes = { $dies ->
    [yes] It takes all { $amount } damage and is discarded; nothing is left for you.
   *[no] It takes all { $amount } damage and stays in play.
}
desk-count = { $count ->
    [one] One card; { $left } are left in your deck.
   *[other] { $count } cards; { $left } are left in your deck.
}
desk-draw = { $count ->
    [0] Draw none
    [one] Draw one
   *[other] Draw { $count }
}
desk-about-Choose = Who lost the last game may choose. Who goes first draws a card in the first turn as in any other.
desk-about-MayRedraw = Look at your hand: are there lessons in it, and something they can be used for? You may do this once.
desk-about-Order = Each of these does something before you draw. You decide which comes first.
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
desk-do-Exam-Suffer = Discard three cards
desk-do-Exam-Show = Discard a Potions lesson
desk-do-AimAtCreature-Done = No creature
desk-do-TakeAway-Done = Leave the hand as it is
sure-Draw = That takes the last card of your deck: you would lose at once.
sure-Number = That takes the last card of your deck: you would lose at once.
sure-Yes = That takes the last card of your deck: you would lose at once.
sure-Suffer = Your deck would run out: you would lose at once.

## What the other is asked
desk-other-Choose = { $name } lost the last game and says who goes first.
desk-other-MayRedraw = { $name } looks at the first seven cards: to keep them, or to draw anew?
desk-other-Order = { $name } decides what happens first before the turn.
desk-other-Main = { $name }'s turn.
desk-other-Ward = { $amount ->
    [one] 1 damage is coming to { $name }, who may use something against it.
   *[other] { $amount } damage is coming to { $name }, who may use something against it.
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
    [one] { $name } chooses a card of their hand to discard.
   *[other] { $name } chooses { $left } cards of their hand to discard.
}
desk-other-TakeAway = { $name } looks at a hand and chooses what is discarded.
desk-other-Remove = { $name } chooses which card on { $side }'s side is discarded.
desk-other-KeepOne = { $name } chooses the creature to keep.
desk-other-BackToHand = { $name } chooses a creature that goes back to its owner's hand.
desk-other-Gather = { $name } looks through their discard pile.
desk-other-Search = { $name } searches their deck.
desk-other-Question = { $name } is asked for a Potions lesson.
desk-other-Exam = { $name } sits the Potions exam.
desk-other-LayLessons = { $name } may put lessons into play.
desk-other-DrawOrDamage = { $name } chooses the reward: cards, or damage.
desk-other-CharacterOrHand = { $name } chooses a character to give up.
desk-other-StillCreature = { $name } chooses a creature that can't do damage for a while.
desk-other-Exchange = { $name } exchanges cards of their hand and their discard pile.
