# The browser's own sentences: the pages of the hall, the table, the end and the replay.

hall-title = Great Hall
no-hall = No answer from the hall. Is it still running? Trying again …
guest-name = Guest { $number }

## Everywhere
ui-close = Close
ui-copy = Copy
ui-copied = Copied
ui-copy-yourself = Copying isn't allowed here. The link is selected: copy it yourself.
ui-cancel = Cancel
ui-die = Die: { $pips }
ui-level-easy = easy bot
ui-level-medium = medium bot
ui-level-hard = hard bot
ui-level-random = random bot
seat-level-easy = easy
seat-level-medium = medium
seat-level-hard = hard
seat-level-random = random

## Settings
settings-title = Settings
settings-theme = Theme
settings-theme-auto = Same as device
settings-theme-light = Daylight
settings-theme-dark = Candlelight
settings-language = Language
settings-speed = Moving pieces
speed-slow = Slow
speed-normal = Normal
speed-quick = Quick
speed-once = At once
settings-coach = Coach
settings-coach-first = in my first games
settings-coach-always = always
settings-coach-never = never
settings-sound = Sound
settings-drama = Great moments
settings-drama-help = Banners when something big happens, fireworks for winners, and now and then a bot's remark.
settings-plain = Text view
settings-plain-help = Rows and buttons instead of the board: for the keyboard, for screen readers, or because you like it.

## The table
table-title = { $game } – Great Hall
table-title-turn = Your turn – { $game }
table-calling = Joining the table …
table-refused = This table can't be found
table-to-hall = Back to the hall
table-line-lost = Connection lost. The table stays as it is. Reconnecting …
table-practice = practice
table-suspended-kept = Nobody has won or lost: it is kept as it is.
table-open = Agree
table-open-help = Its record shows every hand, so it can be saved once all its players agree.
table-open-missing = Not agreed yet: { $names }
table-watching = watching
table-more = This table
table-board = Board
table-plain = Text view
table-seats = Seats
table-seat-free = free seat
table-seat-you = you
table-seat-out = out
table-seat-here = here
table-seat-absent = not here right now
table-seat-away = away: { $level } playing
table-seat-lent = { $level } playing
table-thinking = thinking
table-clock = Time left:
table-sit = Sit here
table-sit-name = Sit here: { $name }
table-prompt = What to do now
table-waits = One moment …
table-waits-for = Waiting for { $name }
table-waits-bot = { $name } is thinking …
table-out = You are out of the game. The others play on.
table-turn = { $name }'s turn
table-pace = Pace of the bots
table-skip = Skip to my turn
table-no-turn = It is not your turn.
table-no-play = There is nothing to play here now.
table-note-late = { $own ->
    [yes] Your time was up, so you were played for.
   *[no] The time of { $name } was up.
}
table-note-kept = { $own ->
    [yes] The move stays as it is.
   *[no] { $name } keeps the move, so it is not taken back.
}
table-note-void = Your early choice is no longer possible. Please choose again.
table-held = Your answer is noted. You can still change it.
table-untouch = Start over
table-undo = Undo
table-undo-asked = { $name } would like to undo the last move. Do you agree?
table-undo-yes = Allow undo
table-undo-no = Keep the move
table-undo-waits = You asked to undo your move. Waiting for { $names }.
table-undo-withdraw = Withdraw request
table-undo-wished = { $name } has asked to undo the last move.
table-sure = { $move }: are you sure?
table-sure-help = You may not be able to undo this.
table-not-sure = Cancel
table-leave = Leave the table
table-leave-sure = Leave the table?
table-leave-playing = A bot will play for you. You can come back and take your seat again until the game ends.
table-leave-waiting = Your seat will be free for someone else.
table-lend-title = Your stand-in
table-lend-help = Called away? Let a bot play for you:
table-lend = Let a bot play
table-lend-name = Bot plays for { $name }
table-lent = A bot is playing for you.
table-take-back = Take back my seat
table-take-back-name = Bring { $name } back
table-invite = Invite friends
table-invite-help = Anyone with this link can sit down here.
table-invite-watch = Anyone with this link can watch, or take over a bot's seat.
table-invite-qr = QR code of the table's link
table-wait-free = { $count ->
    [one] 1 seat is still free.
   *[other] { $count } seats are still free.
}
table-wait-host = Everyone is here. Ready to start?
table-wait-start = Everyone is here. Waiting for the host to start.
table-host-starts = The host starts the game.
table-bot-on = { $name }: played by
table-no-bot = keep free
table-agreed = Table settings
table-agreed-hints = Hints allowed
table-agreed-joinable = Bots' seats can be taken later
table-agreed-no-clock = No clock
table-agreed-move = { $time } per move
table-agreed-player = { $time } per player for the whole game
table-start = Start the game
table-start-bots = Start with bots
table-start-help = Or wait for someone to join.
table-starting = Mixing everyone's seeds …
table-seed-title = How the shuffle stays fair
table-seed-help = The hall has already fixed its secret and shows a commitment to it below. Your browser adds a random seed by itself, so nobody can choose the cards, not even the hall. Add any words you like. After the game anyone can check.
table-seed = Your words (optional)
table-seed-name = { $name }'s words (optional)
table-seed-add = Add words
table-seed-kept = Your words will be mixed in.
table-commitment = The server's commitment (SHA-256):
table-curtain = Pass the device to { $name }
table-curtain-help = Everyone else, please look away. Only { $name } should see what comes next.
table-curtain-open = I'm { $name }
table-side = Log and chat
table-log = Log
table-log-empty = Nothing has happened yet.
log-earlier = Show earlier moves
log-unfold = Show the bids
log-fold = Hide the bids
table-reason = { $name }: { $reason }

## Hints
hint = Hint
hint-thinking = Thinking …
hint-title = Good moves
hint-more = More
hint-none = No useful hint right now

## Lessons
lesson = Lesson
lesson-again = Start the lesson again
guide = Your guide
guide-text = What the guide says
guide-step = { $step } of { $steps }
guide-next = Next
guide-back = Back
guide-now = Now: { $move }
guide-off = That is a move of your own, and it is allowed. Take it back to follow the lesson, or play on alone.
guide-undo = Take it back
guide-alone = Play on alone
guide-here = Play on here
guide-real = Start a real game
guide-show = Show the guide
guide-hide = Hide the guide

## Chat
chat = Chat
chat-unread = { $count } new
chat-empty = No messages yet
chat-watcher = { $name } (spectator):
chat-speaker = { $name }:
chat-phrases = Quick phrases
chat-phrases-only = Partners may not coach each other, so you can only use quick phrases until the game ends.
chat-watchers = Until the game ends, only spectators can read what you write.
chat-text = Say something
chat-send = Send

## At a game's desk
desk-about = Details
desk-show = Show
desk-hide = Hide

## Rules
rules = Rules
rules-title = Rules of { $game }
howto-title = How to play { $game }
howto-print = Print this page
rules-search = Search the rules by word or number
rules-calling = Loading the rules …
rules-found = { $count ->
    [one] 1 rule found
   *[other] { $count } rules found
}
rules-none = No rule mentions “{ $text }”.
rules-ours = our decision
rules-why = Why: { $why }
rules-show = Rule { $id }

## Text view
keys = Keys
keys-key = { $key ->
    [Space] Space
    [Enter] Enter
    [Home] Home
    [End] End
    [Esc] Esc
    [digit] 1 to 9
    [left] Left
    [right] Right
   *[other] { $key }
}
keys-table = { $key ->
    [Space] give the main answer
    [Enter] read on in a lesson, if there is more to read
    [digit] give the first answer, the second and so on
    [left] move on the board, with the up and down keys too
    [Esc] let go of what you touched
   *[other] show these keys; on a card, what it says
}
keys-replay = { $key ->
    [Space] play or pause
    [left] one move back or on
    [Home] to the start or the end
   *[other] show these keys
}
plain-choices = What you can do
plain-others = Other actions
plain-pick = { $name }: choose one
plain-play = Play this
plain-facts = On the table
plain-texts = What is printed on them
plain-range = { $low } to { $high }
plain-several = choose { $range }

## The hall
hall-welcome = Take a seat. No account, nothing to install: a table, a candle, good company.
hall-games = Games
hall-seats = { $seats } players
hall-minutes = about { $minutes } minutes
hall-play = Play now
hall-learn = Teach me
hall-lesson = Lesson: { $title }
hall-lesson-go = Resume the lesson
hall-invite = Invite friends
hall-screen = Pass and play
hall-decks = Build a deck
hall-filter-players = Number of players
hall-filter-time = Time
hall-filter-any-players = Any players
hall-filter-any-time = Any length
hall-filter-players-count = { $players } players
hall-filter-minutes = Up to { $minutes } min
hall-filter-none = No game suits that many players in that time. Change one of the two.
hall-quick = Choose bots and rules
hall-quick-bots = against { $count ->
    [one] 1 { $level } bot
   *[other] { $count } { $level } bots
}
hall-quick-changed = own settings
hall-variants = { $count ->
    [one] 1 short game
   *[other] { $count } short games
}
hall-mine = My tables
hall-open = Open tables
hall-open-none = No open tables right now. To open one, choose “Invite friends” and let anyone in the hall join.
hall-records = Records
hall-records-help = Did you save the record of a game? Watch it again, move by move.
hall-records-open = Open a record
hall-waiting = Waiting: { $taken } of { $seats } seats taken
hall-suspended = Suspended
hall-playing = In progress
hall-left = A bot is playing for you
hall-your-turn = Your turn
hall-their-turn = { $name }'s turn
hall-over-won = You won
hall-over-draw = Draw
hall-over = { $count ->
    [one] { $names } won
   *[other] { $names } won
}
hall-move = Make your move
hall-go = Go to the table
hall-return = Rejoin
hall-replay = Replay
hall-result = Result
hall-look = View table
hall-sit = Sit down
hall-watch = Watch
hall-leave = Leave
hall-leave-title = Leave this table ({ $game })?
hall-leave-playing = A bot will play for you. You can come back until the game ends.
hall-leave-waiting = Your seat will be free for someone else. If nobody is left, the table is removed.
hall-forget = Remove from list
hall-more = { $count ->
    [one] 1 more table
   *[other] { $count } more tables
}
hall-head-turns = { $count ->
    [one] Your turn – Great Hall
   *[other] Your turn at { $count } tables – Great Hall
}
hall-nowhere = There is no such room
hall-nowhere-help = The staircase must have moved. The hall itself is where it always was.
hall-home = Back to the hall
hall-unofficial = An unofficial, non-commercial fan project. The names of games, houses and characters belong to their owners, who are not involved. None of their pictures or texts are used here.
hall-foot = About the hall
hall-docs = API documentation
hall-style = Design system
hall-version = Version { $version }

## Guests
guest-title = Who are you?
guest-choose = Choose a name
guest-you-are = You are
guest-called = What's your name?
guest-code = Your invitation code
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
guest-keep = Save
guest-other-device = Use another device
guest-devices-title = Use another device
guest-devices-help = Open this link on your other device, or point its camera at the code. You'll have the same name, tables and seats there.
guest-devices-code = QR code of your personal link
guest-devices-link = Your personal link
guest-devices-secret = Anyone with this link can play as you, so keep it to yourself. If someone else has it, make a new one: the old one stops working.
guest-link-new = Make a new link
guest-link-renewed = Here is your new link. The old one no longer works.
guest-link-until = This link works until { $date }.
guest-link-void = Void all my links
guest-link-voided = None of your links works any more.
guest-recover-title = Welcome back
guest-recover-looking = Checking your link …
guest-recover-new = Use this link to play as { $name } in this browser, with all of { $name }'s tables.
guest-recover-instead = In this browser you are { $before }. With this link you become { $name }; only { $before }'s own link can bring you back.
guest-recover-go = Continue as { $name }
guest-recover-same = You are already { $name } here.
guest-recover-no-code = This address has no code in it. It should end in # and a long string of characters.
guest-recover-no = Get a new link on your other device: click your name in the hall.

## Guests at a table
guests-title = Guests at this table
guests-none = Nobody else is here yet.
guests-unheard = Hide their chat for me
guests-muted = Mute for everyone
guests-remove = Remove
guests-remove-name = Remove { $name }
guests-remove-sure = Remove { $name }?
guests-remove-playing = A bot plays on. They can't come back until you let them in again.
guests-remove-waiting = Their seat is free again. They can't come back until you let them in again.
guests-removed = Removed guests
guests-let-in = Let in again
guests-let-in-name = Let in again: { $name }
guests-nameless = A guest
guests-lock = Lock the table
guests-lock-help = Nobody new can join or watch. Everyone with a seat can still come back.
guests-locked = locked
guests-close = Close the table
guests-close-sure = Close the table?
guests-close-help = The game ends here for everyone. This can't be undone.

## What is your own
own-title = Your data
own-sessions = Where you are signed in
own-sessions-help = If you don't know one of these, sign it out and void your links under “Use another device”.
own-program = A program
own-here = this browser
own-seen = last here { $date }
own-sign-out = Sign out
own-sign-out-name = Sign out: { $browser }
own-sign-out-others = Sign out everywhere else
own-signed-out = Signed out there.
own-signed-out-others = Signed out everywhere else.
own-left = You are signed out of this browser. A link from another device brings you back.
own-data = Take your data along
own-data-help = One file with your name, tables, chat and finished matches, and this browser's settings and decks.
own-download = Download my data
own-kept = How long things are kept
own-kept-tables = A table: { $days ->
    [one] 1 day
   *[other] { $days } days
} after its last move.
own-kept-waiting = A table that never started: { $days ->
    [one] 1 day
   *[other] { $days } days
}.
own-kept-guests = You, without any table: { $days ->
    [one] 1 day
   *[other] { $days } days
} after your last visit.
own-kept-links = A link to use another device: { $days ->
    [one] 1 day
   *[other] { $days } days
}.
own-delete-title = Leave for good
own-delete-sure = Delete yourself?
own-delete-help = Your name and chat disappear, and bots take your seats. This can't be undone. Saved records of a match keep its names.
own-delete = Delete me
own-forgotten = Goodbye, { $name }. The hall doesn't know you any more.
seat-gone = Somebody who left

## Play now
quick-title = { $game }: against bots
quick-help = “Play now” remembers your choice and starts the same table next time.
quick-players = Players
quick-level = Bots
quick-deck = Your deck
quick-usual = Use defaults

## A new table
new-invite-title = { $game } with friends
new-invite-help = You get a link and a QR code to share. You can still give empty seats to bots at the table.
new-invite-go = Create table
new-screen-title = { $game }: pass and play
new-screen-help = Everyone plays on this device and passes it round. A curtain hides each hand until its owner is ready.
new-screen-go = Start the game
new-seats = How many seats?
new-who = Who sits where?
new-you = You
new-friend = A friend
new-person = Someone here
new-player = Player { $number }
new-name = Name for seat { $number }
new-nobody = At least one person must play.
new-open = Who can join?
new-open-no = Only with the link
new-open-yes = Anyone in the hall
new-more = Rules, clock and hints
new-clock = Clock
new-clock-none = No limit
new-clock-move = Per move
new-clock-player = Per game
new-clock-each-move = Time per move
new-clock-whole = Time per player
new-late = When time runs out
new-late-silent = make a safe move
new-late-bot = let a bot take over
new-seconds = { $count } seconds
new-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
new-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
new-hints = Hints
new-hints-help = Anyone at the table can ask a bot for its 3 best moves, and beginners get a coach.
new-joinable = Latecomers
new-joinable-help = Whoever comes later can take a bot's seat, and sees its cards.
new-file = Choose or drop file
new-file-other = Choose another file
new-file-remove = Remove file
new-file-taken = Accepted: { $title }

## Deck builder
decks-head = Deck builder – Great Hall
decks-title = Deck builder
decks-calling = Loading the cards …
decks-solo-runs = Playing many games with your deck …
decks-share-help = The whole deck is in the link; the hall stores none of it.

## The end of a game
end-fare = { $first ->
    [yes] Your first win against { $level ->
        [random] random
        [easy] easy
        [hard] hard
       *[medium] medium
    } bots!
   *[no] Games won against { $level ->
        [random] random
        [easy] easy
        [hard] hard
       *[medium] medium
    } bots: { $won } of { $played }{ $row ->
        [0] {""}
        [1] {""}
       *[other] , the last { $row } in a row
    }
}
end-won-you = You win!
end-won-side = Your side wins!
end-won = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
}
end-lost = You lost.
end-won-team = Team { $team } wins: { $winners }.
end-ranking = Ranking
end-place = { $place }.
end-drawn = Nobody wins.
end-about = About this game
end-again = Play again
end-again-swapped = Play again, swap seats
end-stronger = Play { $level ->
    [easy] easy
    [hard] hard
   *[medium] medium
} bots
end-to-again = Go to next game
end-replay = Replay
end-save = Save record
end-verify = Verify
end-figures = Game stats
end-moves = Moves

## Luck
luck-title = Luck
luck-about = Each draw is compared with what was expected at that moment. The line marks the expected value, the band the usual range, the dot the actual result.
luck-nothing = Nothing in this game was down to luck.
luck-said = { $what }: { $verdict ->
    [too-few] too few to tell.
    [much-luckier] much luckier than usual.
    [luckier] luckier than usual.
    [unluckier] unluckier than usual.
    [much-unluckier] much unluckier than usual.
   *[usual] about as lucky as usual.
}

## Verify
verify-title = Was it fair?
verify-about = Checked in this browser by independent code, not by the program that made the record.
verify-checking = Checking every draw …
verify-word-holds = Confirmed.
verify-word-false = False.
verify-word-open = Unknown.
verify-shown-earlier = The last head this browser saw came after { $at } entries, and it matches. This is the same game with more moves.
verify-unseen = This browser saw no head of this game, so it can't tell whether you played it. The record's last head is { $head }
verify-promised = The commitments of the table and of every player are the ones this browser saw before it revealed its seed.
verify-promised-false = The commitments of the table or of a player aren't the ones this browser saw before it revealed its seed.
verify-own-seed = This browser's own seed is in the shuffle.
verify-own-seed-false = The table accepted this browser's seed and left it out of the shuffle.
verify-own-seed-missing = This browser's seed isn't in the shuffle: it came too late, or the table left it out.
verify-rules-hall = The hall has replayed it under the rules. Every draw was possible, every action was legal, and the result follows.
verify-rules-not = Not checked here: whether every draw was possible, every action was legal, and the result follows. “greathall verify FILE” replays the record under the rules.

## Replay
replay = Replay
replay-title = Replay: { $game }
replay-fetching = Loading the replay …
replay-to-table = Go to the table
replay-side = About this moment
replay-now = What happened
replay-nothing = The game is set up.
replay-keys = Key moments
replay-hands = All hands
replay-eyes = View as
replay-eyes-open = Everything revealed
replay-eyes-watcher = Spectator
replay-controls = Replay controls
replay-slider = Move
replay-place = { $turn ->
    [0] Start
   *[other] Move { $turn } of { $last }
}
replay-first = Go to the start
replay-back = Previous move
replay-next = Next move
replay-last = Go to the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $pace } ×
replay-link = Link to this moment
replay-practise = Practise from here
replay-practise-about = A new table continues from this moment, against bots, with the same luck.
replay-practise-seat = Which seat will you take?
replay-practise-level = Against which bots?
replay-practise-begin = Start practising
replay-drop = Drop a record file here, or choose one. It is shown but not stored.
replay-choose = Choose a file
replay-no-record = { $file } is not the record of a game, or it is damaged. Choose another file.
replay-other = Open another record

## Design system
style-title = Design system
style-intro = These pieces make up the hall. Use them when you build another game, and add colours only for printed cards and boards. Everything is shown in the theme chosen here.
style-colours = Colours
style-colours-use = Variables of the style sheet. Room colours change with the theme; printed things look the same in both, because they lie on the table.
style-room = The room
style-paper = Parchment and ink
style-table = The table
style-sides = Sides
style-houses = Houses
style-type = Type
style-type-use = A book face for reading; a plain face for figures and ids only.
style-type-sample = By candlelight all cards look warm
style-space = Spacing
style-space-use = Six steps. Anything you can touch is at least as high as the last.
style-buttons = Buttons
style-buttons-use = One main button per sheet, for what most people want. Bare ones are for backing out.
style-button-main = Main
style-button-plain = Plain
style-button-bare = Bare
style-button-small = Small
style-button-off = Disabled
style-surfaces = Surfaces
style-surfaces-use = A panel belongs to the room. Parchment is printed, so its colours are the same in both themes. Tags are for ids and states.
style-panel = A panel
style-parchment = A sheet of parchment with a link
style-tag = Tag
style-tag-lit = Lit tag
style-fields = Fields
style-fields-use = Use a strip for a few choices and a list for many. A switch acts at once.
style-field-name = Name
style-field-list = List
style-strip = Strip
style-switch = Switch
style-switch-help = One sentence on what it does.
style-tabs = Tabs
style-tab = Sheet { $number }
style-sheets = Dialogs and notices
style-sheets-use = A dialog keeps the focus and closes with Escape. A drawer is for reading beside the table. A notice goes away by itself.
style-open-dialog = Open a dialog
style-open-drawer = Open a drawer
style-show-notice = Show a notice
style-sheet-text = The question goes here, and the buttons below.
style-notice-text = This is a notice.
style-cards = Cards
style-cards-use = The frame of a printed card; each game draws its own contents. The width is --card. Playable cards glow, touched cards rise, unusable cards are dim.
style-card-plain = plain
style-card-lit = lit
style-card-touched = touched
style-card-dim = dim
style-card-back = back
style-dice = Dice
style-dice-use = Six faces with pips; other dice hold a drawing and a name. The size follows the text.
style-counters = Counters
style-counters-use = Never rely on colour alone. Each side also has a shape, a letter and a different face when turned over.
style-counter-turned = { $side }, turned over
style-tokens = Tokens
style-tokens-use = One figure on the board per player. Foot and letter differ as well as colour.
style-avatars = Avatars
style-avatars-use = The hall's twelve, one for each seat of a bot and one for nobody. Always show a name beside them; the size follows the text.
style-avatar-nobody = Nobody
style-icons = Icons
style-icons-use = Lines in the colour of the text. Never show an icon without a label, beside it or on its button.

## What bots say to great moments
bot-random-glad = { $nth ->
    [0] Oh! Did I do that?
   *[1] Lucky me.
}
bot-random-sore = { $nth ->
    [0] Oh dear. Was that mine?
   *[1] Well, these things happen.
}
bot-random-awed = { $nth ->
    [0] Ooh, how pretty.
   *[1] What was that?
}
bot-easy-glad = { $nth ->
    [0] Hooray!
   *[1] I can hardly believe it!
}
bot-easy-sore = { $nth ->
    [0] Ouch!
   *[1] That was mean!
}
bot-easy-awed = { $nth ->
    [0] Did you see that?
   *[1] Wow!
}
bot-medium-glad = { $nth ->
    [0] That went well.
   *[1] Just as I hoped.
}
bot-medium-sore = { $nth ->
    [0] Fair enough.
   *[1] I walked into that.
}
bot-medium-awed = { $nth ->
    [0] Well played.
   *[1] That was bold.
}
bot-hard-glad = { $nth ->
    [0] Naturally.
   *[1] You will get used to it.
}
bot-hard-sore = { $nth ->
    [0] A setback, no more.
   *[1] I will remember that.
}
bot-hard-awed = { $nth ->
    [0] Interesting.
   *[1] Now it gets serious.
}

## What bots say at the beginning and at the end
bot-random-won = { $nth ->
    [0] I won? How?
   *[1] And I hardly tried.
}
bot-random-lost = { $nth ->
    [0] Is it over already?
   *[1] It was nice to be here.
}
bot-easy-won = { $nth ->
    [0] I won! I really won!
   *[1] Best game ever!
}
bot-easy-lost = { $nth ->
    [0] That was fun. Again?
   *[1] Next time I'll win!
}
bot-medium-won = { $nth ->
    [0] Good game. I enjoyed that.
   *[1] Thank you for the game.
}
bot-medium-lost = { $nth ->
    [0] Well played. You earned it.
   *[1] Good game. I'd like a rematch.
}
bot-hard-won = { $nth ->
    [0] Good game. It went as planned.
   *[1] You made me work for that.
}
bot-hard-lost = { $nth ->
    [0] I did not see that coming.
   *[1] Well played. I want a rematch.
}
bot-random-hello = { $nth ->
    [0] Hello! Which way is up?
   *[1] Are we playing? Lovely.
}
bot-easy-hello = { $nth ->
    [0] Hello! Let's have fun.
   *[1] I hope I win this time!
}
bot-medium-hello = { $nth ->
    [0] Good luck, and have fun.
   *[1] Good to see you. Shall we?
}
bot-hard-hello = { $nth ->
    [0] I have been expecting you.
   *[1] Good luck. You'll need it.
}
