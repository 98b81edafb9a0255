# What the browser says: pages of the hall, the table, the end and the replay.

hall-title = Great Hall
no-hall = The hall does not answer. Is it still open? We keep trying.
guest-name = Guest { $number }

## Everywhere
ui-close = Close
ui-copy = Copy
ui-copied = Copied.
ui-copy-yourself = The link is marked: copy it with your device's own copy.
ui-cancel = Not now
ui-die = Die: { $pips }
ui-level-easy = easy bot
ui-level-medium = medium bot
ui-level-hard = hard bot
ui-level-random = bot at random
seat-level-easy = easy
seat-level-medium = medium
seat-level-hard = hard
seat-level-random = random

## Settings
settings-title = Settings
settings-theme = Light
settings-theme-auto = As on this device
settings-theme-light = By day
settings-theme-dark = By candle
settings-language = Language
settings-sound = Sounds
settings-plain = Plain table
settings-plain-help = Rows and buttons instead of the board: for the keyboard, for screen readers, or simply by taste.

## The table
table-title = { $game } – Great Hall
table-title-turn = Your turn – { $game }
table-calling = We go to the table …
table-refused = This table can't be found
table-to-hall = To the hall
table-line-lost = The line to the hall is gone. We keep trying; the table stays as it is.
table-bot = Bot { $number }
table-practice = practice
table-watching = you watch
table-more = At this table
table-board = Board
table-plain = Plain table
table-seats = Who sits here
table-seat-free = a free chair
table-seat-you = you
table-seat-here = is here
table-seat-absent = not here at the moment
table-seat-away = away: { $level } plays
table-seat-lent = { $level } plays
table-thinking = is thinking
table-clock = Time left:
table-sit = Sit here
table-sit-name = Sit here: { $name }
table-prompt = What is asked
table-waits = A moment …
table-waits-for = We wait for { $name }.
table-waits-bot = { $name } is thinking …
table-held = Your answer is taken down. You may still change it.
table-untouch = Choose anew
table-undo = Take back
table-undo-asked = { $name } would like to take back the last move. Do you agree?
table-undo-yes = Yes, take it back
table-undo-no = No
table-undo-waits = You asked to take back. We wait for { $names }.
table-undo-withdraw = Never mind
table-undo-wished = { $name } has asked to take back the last move.
table-sure = { $move }: are you sure?
table-sure-help = There may be no way back from this.
table-not-sure = No, I stay
table-leave = Leave the table
table-leave-sure = Leave the table?
table-leave-playing = A bot plays your seat on. You may come back and take it again as long as the match goes on.
table-leave-waiting = Your chair will be free for somebody else.
table-lend-title = Who plays my seat
table-lend-help = Called away? Let a bot play for you:
table-lend = A bot plays for me
table-lend-name = A bot plays for { $name }
table-lent = A bot plays for you.
table-take-back = Play myself again
table-take-back-name = { $name } plays again
table-invite = Invite friends
table-invite-help = Whoever has this link can sit down here.
table-invite-watch = Whoever has this link can watch, or take a bot's chair.
table-invite-qr = The table's link as a code for a camera
table-wait-free = { $count ->
    [one] One chair is still free.
   *[other] { $count } chairs are still free.
}
table-wait-host = Everybody is here. Shall we begin?
table-wait-start = Everybody is here. The host begins the match.
table-host-starts = The host begins the match.
table-bot-on = { $name }: who sits here
table-no-bot = kept free
table-agreed = What was agreed
table-agreed-hints = Hints are allowed.
table-agreed-no-clock = No clock: take your time.
table-agreed-move = { $time } for each move
table-agreed-player = { $time } for each player, for the whole match
table-start = Begin the match
table-start-bots = Begin with bots on the free chairs
table-start-help = Or wait until somebody comes.
table-seed-title = Fair cards: add a word of your own to the shuffle
table-seed-help = The hall has fixed its secret already and shows its seal below. A word of yours is mixed in, so that nobody, not even the hall, could have chosen the cards. After the match everybody can check it.
table-seed = Your word for the shuffle
table-seed-name = { $name }'s word for the shuffle
table-seed-add = Add it
table-seed-kept = Your word will be mixed in.
table-commitment = The seal of the hall's secret:
table-curtain = Pass to { $name }
table-curtain-help = The others look away now. Only { $name } should see what comes.
table-curtain-open = I am { $name }
table-side = Log and talk
table-log = What happened
table-log-empty = Nothing has happened yet.
table-reason = { $name }: { $reason }

## Hints
hint = Hint
hint-thinking = Thinking …
hint-title = Good moves
hint-none = There is no good advice now.

## Talk
chat = Talk
chat-unread = { $count } new
chat-empty = Nobody has said anything yet.
chat-watcher = { $name } (watching):
chat-speaker = { $name }:
chat-phrases = Quick phrases
chat-phrases-only = Partners may not coach each other, so there are quick phrases only while the game goes on.
chat-watchers = Only those who watch hear you until the match is over.
chat-text = Say something
chat-send = Say it

## At a game's desk
desk-about = What it is about
desk-show = Show
desk-hide = Hide

## Rules
rules = Rules
rules-title = Rules of { $game }
rules-search = Search the rules: a word, or an id
rules-calling = The book is being fetched …
rules-found = { $count ->
    [one] One rule found
   *[other] { $count } rules found
}
rules-none = No rule speaks of “{ $text }”.
rules-ours = our decision
rules-why = Why: { $why }
rules-show = Rule { $id }

## The plain table
plain-choices = What you can do
plain-others = In general
plain-pick = { $name }: choose one
plain-play = Play this
plain-facts = What lies on the table
plain-range = { $low } to { $high }
plain-several = choose { $range }

## The hall
hall-welcome = Take a seat. No account, nothing to install: a table, a candle, good company.
hall-games = The tables
hall-seats = for { $seats }
hall-minutes = about { $minutes } minutes
hall-play = Play now
hall-play-help = “Play now” seats you against bots at once; your name can wait.
hall-invite = Invite friends
hall-screen = On one screen
hall-decks = Build a deck
hall-mine = My tables
hall-mine-none = You sit at no table yet. “Play now” is one click away.
hall-open = Open tables
hall-open-none = No table is open to everybody just now. Open one: “Invite friends”, listed in the hall.
hall-records = Records
hall-records-help = Somebody gave you the record of a match? See it again, move by move.
hall-records-open = Look at a record
hall-waiting = Waiting: { $taken } of { $seats } seats taken
hall-suspended = Suspended
hall-playing = In play
hall-left = A bot plays for you
hall-your-turn = Your turn
hall-their-turn = { $name } to move
hall-over-won = You won
hall-over-draw = A draw
hall-over = { $count ->
    [one] { $names } won
   *[other] { $names } won
}
hall-move = Make your move
hall-go = Go to the table
hall-return = Come back
hall-replay = Replay
hall-result = Result
hall-look = Have a look
hall-sit = Sit down
hall-watch = Watch
hall-leave = Leave
hall-leave-title = Leave this table of { $game }?
hall-leave-playing = A bot plays on in your place. You can come back as long as the match lasts.
hall-leave-waiting = Your seat will be free for somebody else. If nobody is left, the table is cleared away.
hall-forget = Take off the list
hall-more = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
hall-turns = { $count ->
    [one] It is your turn: go to the table
   *[other] It is your turn at { $count } tables: go to the first
}
hall-head-turns = { $count ->
    [one] Your turn – Great Hall
   *[other] Your turn at { $count } tables – Great Hall
}
hall-nowhere = There is no such room
hall-nowhere-help = The staircase must have moved. The hall itself is where it always was.
hall-home = To the hall
hall-unofficial = An unofficial, non-commercial project by fans. The names of games, houses and characters belong to their owners, who have no part in it; none of their pictures or texts are used here.
hall-foot = About the hall
hall-docs = For programs
hall-style = Design system
hall-version = Version { $version }

## Guests
guest-title = Who are you?
guest-choose = Choose a name
guest-you-are = You are
guest-called = What shall we call you?
guest-avatar = Your picture
guest-avatar-owl = Owl
guest-avatar-cat = Cat
guest-avatar-toad = Toad
guest-avatar-rat = Rat
guest-avatar-hat = Hat
guest-avatar-broom = Broom
guest-avatar-wand = Wand
guest-avatar-book = Book
guest-avatar-candle = Candle
guest-avatar-key = Key
guest-avatar-moon = Moon
guest-avatar-star = Star
guest-keep = That is me
guest-other-device = Be me on another device
guest-devices-title = You on another device
guest-devices-help = Open this link on your other device, or point its camera at the code. It becomes you there: same name, same tables, same seats.
guest-devices-code = QR code of your own link
guest-devices-link = Your own link
guest-devices-secret = Whoever has this link can play as you, so keep it to yourself. If it got into other hands, make a new one: the old one stops working.
guest-link-new = Make a new link
guest-link-renewed = Here is your new link. The old one no longer works.
guest-recover-title = Welcome back
guest-recover-looking = We look in the guest book …
guest-recover-new = This link makes this browser { $name }, with all of { $name }'s tables.
guest-recover-instead = This browser is { $before } now. By this link it becomes { $name } instead; without a link of { $before }'s own there is no way back.
guest-recover-go = I am { $name }
guest-recover-same = You are { $name } here already.
guest-recover-no-code = There is no code in this address. It should end in # and a long row of letters.
guest-recover-no = Ask for a new link on the device where you still are yourself: click your name in the hall.

## A new table
new-invite-title = { $game } with friends
new-invite-help = You get a link and a code to hand on. Empty seats can still be given to bots at the table.
new-invite-go = Set the table
new-screen-title = { $game } on one screen
new-screen-help = Everybody plays at this device and passes it on. A curtain hides each hand until its owner is ready.
new-screen-go = Begin
new-seats = How many seats?
new-who = Who sits there?
new-you = You
new-friend = A friend
new-person = Somebody here
new-player = Player { $number }
new-name = Name at seat { $number }
new-nobody = At least one of you should sit here.
new-open = Who may join?
new-open-no = Only by link
new-open-yes = Everybody in the hall
new-more = Rules, clock and hints
new-clock = Clock
new-clock-none = Take your time
new-clock-move = For each move
new-clock-player = For the whole match
new-clock-each-move = Time for each move
new-clock-whole = Time for each player
new-late = When time is up
new-late-silent = a harmless move is made
new-late-bot = a bot takes the seat
new-seconds = { $count } seconds
new-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
new-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
new-hints = Hints
new-hints-help = Anybody at the table may ask a bot for its three best moves.
new-file = Choose a file, or drop it here
new-file-other = Another file
new-file-remove = Without it
new-file-taken = Accepted: { $title }

## Deck builder
decks-head = Deck builder – Great Hall
decks-title = Deck builder
decks-calling = The cards are being laid out …
decks-share-help = The link holds the whole deck: nothing of it is kept in the hall.

## The end of a match
end-won-you = You win!
end-won-side = Your side wins!
end-won = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
}
end-drawn = Nobody wins.
end-about = About this match
end-again = Once more
end-again-swapped = Once more, seats swapped
end-to-again = To the next game
end-replay = Replay
end-save = Save the record
end-verify = Verify
end-figures = The match in figures
end-moves = Moves

## Luck
luck-title = Luck
luck-about = Every draw is set against what was to be expected at that moment. The line marks the expectation, the band what is usual, the dot what came.
luck-nothing = There was nothing here that could have been luck.
luck-said = { $what }: { $verdict ->
    [too-few] too little to tell.
    [much-luckier] much luckier than usual.
    [luckier] luckier than usual.
    [unluckier] unluckier than usual.
    [much-unluckier] much unluckier than usual.
   *[usual] much as usual.
}

## Verify
verify-title = Was it fair?
verify-about = Checked in this browser, by code that shares nothing with the program that made the record.
verify-checking = We check every draw …
verify-word-holds = Holds.
verify-word-false = False.
verify-word-open = Open.
verify-shown-earlier = The last head this browser saw at the table is the one after { $at } entries: this is that very game, and it went on.
verify-unseen = Whether this is the game you played can't be told: this browser saw no head of it. The record's last is { $head }
verify-rules-hall = The hall has played it again under the rules: every draw was one of what could be drawn, every action was legal, and the result follows.
verify-rules-not = Not checked here: whether every draw was one of what could be drawn, every action was legal, and the result follows. “greathall verify FILE” plays the record again under the rules.

## Replay
replay = Replay
replay-title = Replay: { $game }
replay-fetching = We lay the table once more …
replay-to-table = To the table
replay-side = About this moment
replay-now = What happened
replay-nothing = The table is laid.
replay-keys = Moments to find again
replay-hands = Every hand
replay-eyes = Through whose eyes?
replay-eyes-open = Everything open
replay-eyes-watcher = A watcher
replay-controls = Moving about in the match
replay-slider = Move
replay-place = { $turn ->
    [0] The beginning
   *[other] Move { $turn } of { $last }
}
replay-first = To the beginning
replay-back = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $pace } ×
replay-link = Link to this moment
replay-practise = Practise from here
replay-practise-about = A new table goes on from this moment, against bots, with the same luck as then.
replay-practise-seat = Whose seat do you take?
replay-practise-level = Against whom?
replay-practise-begin = Play on
replay-drop = Drop the file of a record here, or choose one. It is looked at and not kept.
replay-choose = Choose a file
replay-no-record = { $file } is not the record of a match, or it is damaged.
replay-other = Look at another record

## Design system
style-title = Design system
style-intro = What the hall is made of. Whoever builds another game uses these pieces, and no colours of their own but for what is printed on cards and boards. Everything is shown in the light that is chosen here.
style-colours = Colours
style-colours-use = Variables of the style sheet. Those of the room change with the light; printed things look alike in both, because they lie on the table.
style-room = The room
style-paper = Parchment and ink
style-table = The table
style-sides = Sides
style-houses = Houses
style-type = Type
style-type-use = A book face from the reader's own system; the plain face for figures and ids only.
style-type-sample = By candle light all cards look warm
style-space = Room between things
style-space-use = Six steps; whatever can be touched is at least as high as the last.
style-buttons = Buttons
style-buttons-use = One main button to a sheet: what most people come for. Bare ones are for ways out.
style-button-main = Main
style-button-plain = Plain
style-button-bare = Bare
style-button-small = Small
style-button-off = Not now possible
style-surfaces = Surfaces
style-surfaces-use = A panel belongs to the room. Parchment is printed: its tokens are its own in both lights. Tags are for ids and states.
style-panel = A panel
style-parchment = A sheet of parchment with a link
style-tag = Tag
style-tag-lit = Lit tag
style-fields = Fields
style-fields-use = Few choices stand in a strip, many in a list; a switch acts at once.
style-field-name = Name
style-field-list = List
style-strip = Strip
style-switch = Switch
style-switch-help = A sentence on what it does.
style-tabs = Tabs
style-tab = Sheet { $number }
style-sheets = Dialogs and notices
style-sheets-use = A dialog keeps the focus and closes by Escape; a drawer is for reading beside the table; a notice passes by.
style-open-dialog = Open a dialog
style-open-drawer = Open a drawer
style-show-notice = Show a notice
style-sheet-text = What is asked stands here, and the ways out below.
style-notice-text = This is a notice.
style-cards = Cards
style-cards-use = The frame of a printed card; a game draws what is on it. The width is --card. What may be touched glows, what is touched rises, what can't be used is dim.
style-card-plain = lying
style-card-lit = lit
style-card-touched = touched
style-card-dim = dim
style-card-back = back
style-dice = Dice
style-dice-use = Six faces with pips; other dice put a drawing and a name inside. The size follows the text's.
style-counters = Counters
style-counters-use = A colour is never alone: each side has a shape and a letter, and another face when it is turned over.
style-counter-turned = { $side }, turned over
style-tokens = Tokens
style-tokens-use = A figure on the board for each player: its foot and its letter differ as well as its colour.
style-avatars = Avatars
style-avatars-use = The twelve of the hall, one for bots, one for nobody. A name always stands beside them; the size follows the text's.
style-avatar-bot = Bot
style-avatar-nobody = Nobody
style-icons = Icons
style-icons-use = Lines in the colour of the text. An icon is never alone: a label stands beside it or names its button.
