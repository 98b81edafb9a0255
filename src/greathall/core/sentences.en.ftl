# The hall's own sentences. A game's sentences.en.ftl adds to these and may say one differently.

seat = Seat { $number }
name-nobody = nobody
# Bots by seat: our own inventions, the same in every language, because records hold them.
bot-name = { $number ->
    [1] Tansy
    [2] Bram
    [3] Fenn
    [4] Pip
    [5] Moss
    [6] Wick
    [7] Ember
    [8] Nook
    [9] Twill
    [10] Juno
    [11] Oona
    [12] Zeph
   *[other] Bot { $number }
}

## Refusals that belong to no one game
no-turn = it is not your turn.
no-option = that can't be done now.
no-chance = players can't choose what the dice or cards do.
no-over = the game is over.
no-out = you are out of the game.
no-play-after-end = the game is over.
no-such-lesson = there is no lesson “{ $name }”. Choose one of: { $lessons }.
no-such-language = there is no “{ $language }” translation. Choose one of: { $languages }.
game-no-GAME = { $folder } is not a game: its __init__.py doesn't define GAME. See “Add a game” in CONTRIBUTING.md.
game-no-folder = GREATHALL_GAMES names { $folder }, which is not a folder.
game-unloaded = the game in { $folder } can't be loaded: { $fault } ({ $line }).
new-game-name = “{ $name }” can't be a game's name: use a to z, digits and underscores, and no keyword of Python. Try my_game.
new-game-known = there is already a game called “{ $name }”. Choose another name.
new-game-taken = { $folder } already exists. Choose another name, or another folder to write to.
new-game-done =
    Your game is in games/{ $name }, its tests in tests/{ $name }. What to do next:
      export GREATHALL_GAMES=$PWD/games
      greathall play { $name }
      pytest tests/{ $name }
      greathall rules --check { $name }
    When you change games/{ $name }/play/table.py, run: greathall state { $name }
no-such-game = there is no game called “{ $game }”. Choose one of: { $games }.
no-such-view = that view doesn't belong to any game here.
no-seats = this game is for { $allowed } players, not { $seats }.
no-such-option = there is no option “{ $option }”. Choose one of: { $options }.
no-option-beside = the option “{ $option }” can't be combined with the table's other options.
no-option-here = the option “{ $option }” isn't available with { $seats } players.
no-such-choice = “{ $option }” can't be “{ $value }”. Choose one of: { $choices }.
no-such-text = “{ $option }” must be text.
no-such-seat = there is no seat “{ $seat }”.
no-such-names = there can be at most { $seats } names, each on one line of at most 80 characters.
no-such-action = this game has no such action. Choose one of: { $kinds }.
no-such-fields = that { $kind } isn't valid in this game: { $fault }.
no-json = that can't be read as JSON.
no-huge-action = that is far too long for an action.
no-such-moment = there is no such moment to go back to.
no-late-seed = it is too late to add a seed: the first draw has been made.
no-such-series = a series needs the number of the game and what carries over.
no-such-seed = a seed is one line of at most 200 characters.
no-such-pledge = a commitment to a seed is 64 hexadecimal digits in lower case.
no-secret = this record stops before the end and has no secret. You can watch it, but not play on.
no-question = that seat has nothing to answer now.
no-bot = there is no bot called “{ $level }”. Choose one of: { $levels }.

## What every table may tell
tell-Held = The answer is noted.
tell-TakenBack = The last moves are undone.

## Records
record-unreadable = this is not a Great Hall record: { $fault }.
record-deep = it is nested too deeply
record-long = it has { $entries } entries
record-undos = it takes back { $undos } times
record-format = this record has format { $found }; this program reads formats 1 to { $known }.
record-rules = this record follows version { $found } of the { $game } rules; this program plays version { $known }.
record-header = no table of this game would have written “{ $field }” like that.
record-brings = this record lacks what the players brought, so it can't be replayed.
record-secret = the game is over, but its secret is not in the record.
record-commitment = the secret doesn't match the commitment that was published before the game.
record-pledge = the seed of seat { $seat } isn't the one that seat had committed to.
record-entry = entry { $at } is not possible: { $why }
record-chance = entry { $at } isn't what chance gave: { $why }
record-chance-turn = it was not chance's turn.
record-chance-stream = this should be draw { $count } of the stream { $stream }.
record-chance-n = there were { $n } possibilities, not { $found }.
record-chance-k = the secret and the seeds give { $k }, not { $found }.
record-chance-outcome = possibility { $k } is { $outcome }.
record-spelling = no table would write it like that.
record-undo = tables don't make notes like that.
record-after-end = the game was already over.
record-result = the result doesn't follow from the entries.
record-head = the last head doesn't follow from the opening and the entries.

## Reasons every bot knows
why-any = any move will do.
why-path = it follows the lesson.
why-only = it is the only move.
why-person = bots leave such decisions to people and take the first answer.
why-weighed = Once everyone has answered, it puts the chance of winning at { $share }%.
why-search = The search spent { $visits } of { $tries } tries on it and puts the chance of winning at { $share }%.

## In hints, where reasons speak to you
hint-any = Any move will do here.
hint-path = This is the lesson's next step.
hint-only = It is your only move.
hint-person = Only you can decide that: bots leave it to people.
hint-weighed = Once everyone has answered, your chance of winning is about { $share }%.
hint-search = The search tried it { $visits } of { $tries } times, and puts your chance of winning at { $share }%.

## How to play on one page
howto-goal = Goal
howto-turn = Your turn
howto-things = The things
howto-end = How it ends
howto-glossary = Words of the game

## Where a game's figures come from
sources-title = Where all this comes from
sources-lead = This is what we know, and what we made ourselves.
sources-by-rulebook = From the rulebook
sources-by-public = From public pages
sources-by-reconstruction = Made by us to fit the rules
sources-by-ours = Invented for this game
sources-of = Sources: { $pages }

## Verify
verify-holds = [holds] { $said }
verify-false = [FALSE] { $said }
verify-open  = [open]  { $said }
verify-unreadable = { $file } can't be checked here: { $fault }.
verify-alone = { $file }, checked independently of the program that made it:
verify-form = It is a well-formed record with { $entries } entries.
verify-entry = Entry { $at } is nothing a table would write.
verify-commitment = The secret matches the commitment made before the first draw.
verify-commitment-false = The secret doesn't match the commitment made before the first draw.
verify-secret-later = The game isn't over, so its secret isn't shown yet.
verify-secret-missing = The game is over, but its secret is not in the record.
verify-chosen = The draws can't be proved fair: whoever made the game could choose the seed.
verify-brings = The players brought what was sealed before the game.
verify-brings-false = What the players brought isn't what was sealed before the game.
verify-unpledged = This record is from before players committed to their seeds. Someone who ran the table and played at it could have chosen theirs last, to get the cards they wanted.
verify-pledges = { $seeds ->
    [1] The one seed in the shuffle is the one its player had committed to.
   *[other] The { $seeds } seeds in the shuffle are the ones their players had committed to.
}
verify-pledge-false = { $name }'s seed isn't the one they had committed to.
verify-unrevealed = { $seeds ->
    [1] { $names } committed to a seed that isn't in the shuffle. Together with whoever runs the hall, they could have picked one of two shuffles that way.
   *[other] { $names } committed to seeds that aren't in the shuffle. Together with whoever runs the hall, they could have picked one of several shuffles that way.
}
verify-draws = { $seeds ->
    [0] All { $draws } draws follow from the secret.
    [1] All { $draws } draws follow from the secret and 1 player's seed.
   *[other] All { $draws } draws follow from the secret and { $seeds } players' seeds.
}
verify-draws-later = Whether the draws follow from the secret can be checked once the secret is shown.
verify-counts = All { $draws } draws are numbered correctly: none was left out or made twice.
verify-count-false = Entry { $at }: this must be draw { $count } of the stream “{ $stream }”.
verify-draw-false = Entry { $at }: draw { $count } of the stream “{ $stream }” can't be { $found } with this secret and these seeds.
verify-undo-false = Entry { $at }: there is no such moment to go back to.
verify-seeds-false = A player's seed isn't text.
verify-no-seeds = No player added a seed, so whoever made the secret could have tried several first.
verify-head = The head follows from the opening and the entries.
verify-head-false = The head doesn't follow from the opening and the entries: something was changed.
verify-head-sealed = Some choices are sealed, so the head can be checked once the secret is shown.
verify-shown = It is the head you saw at the table.
verify-shown-false = It isn't the head you saw at the table: this is another game, or another ending.
verify-shown-missing = Is this the game you played? Give the head you saw at the table with --head. Here it is { $head }.
verify-again = Replayed under the rules:
verify-replay = { $game }: every draw was possible, every action was legal, and the result follows.
verify-replay-unfinished = { $game }: every draw was possible, and every action was legal. The game isn't over.
verify-replay-false = { $why }
verify-replay-not = It can't be replayed here: { $why }
verify-end-holds = Everything that could be checked is right.
verify-end-false = Something is wrong.
verify-end-not = Not everything could be checked.

## Terminal
cli-guest = Guest
cli-bot = { bot-name } ({ $level })
cli-people = people
cli-yes = y yes
cli-fillers = play plays place put puts my the a card counter i on at to with from and of use for
cli-commitment = A secret decides every draw. Its SHA-256, published before the game:
    { $commitment }
cli-add-seed = { $name }, type a seed of your own to mix in (or press Enter for none):
cli-head = The record's last head; compare it with `greathall verify FILE --head …`:
    { $head }
cli-welcome-back = { $game }, where you left off: { $seats }.
cli-share = { $said } { $share }%
cli-solo = The deck plays by itself …
cli-thinking = { $name } is thinking …
log-alike = … and { $count } more like this.
cli-before = Before { $name } moves, you may: { $moves }. Enter: nothing.
cli-curtain = Pass the screen to { $name }, then press Enter.
cli-folded = { $first }–{ $last } { $one } … { $other } ({ $count } moves: type a name, or “moves” to see all)
cli-sampled = { $first }–{ $last } { $one } … (“moves” lists them)
cli-form-number = Any number from { $low } to { $high }: { $one } … { $other }
cli-form = “{ $opening }” asks for the details step by step.
cli-form-line = “{ $opening }” asks step by step. Or type it in one line: { $example }
cli-fill-one = { $field }? (number or name)
cli-fill-several = { $field }? (numbers or names, separated by commas; Enter: none)
cli-fill-some = { $field }? ({ $low } to { $high } of them, separated by commas)
cli-fill-number = { $field }? ({ $low } to { $high }; Enter: { $low })
cli-fill-again = “{ $text }” doesn't fit here. Try again, or type “stop”.
cli-fill-so = Your move: { $move }.
cli-fill-sure = Play it? (yes/no)
cli-fill-stopped = Nothing was played.
cli-stop = stop cancel
cli-also = also: { $asides }
cli-also-help = ? rules · why · hint · moves · help · quit
cli-refused = { $fault }
cli-sorry = Sorry: { $fault }
cli-empty = Type a move by number or name, or “help”.
cli-too-long = that line is too long for a move.
cli-no-number = { $count ->
    [0] there is no move { $number }: it is not your turn.
    [1] there is no move { $number }: there is only move 1.
   *[other] there is no move { $number }: choose 1 to { $count }.
}
cli-which = that could be any of { $count } moves: { $moves }
cli-not-understood = unknown move or command: “{ $text }”. Type “help” to see what you can type.
cli-sure = Really { $move }? (yes/no)
cli-help = To move, type its number or its name, in full or shortened (“5h at c4”, “5h c4”).
      ? or rules       the rules that matter now; rules WORD or rules ID searches them
      why              why your last move was refused, or what the bots did and why
      hint             three good moves, with reasons
      moves            all moves, none folded
      board            show the board again
      about [WORD]     the terms just used, and what is printed on cards and spaces; with a word, what it means
      NAME: …          act out of turn as NAME at this screen; for yourself, press Enter while others move
      log              what happened lately; log all: from the beginning
      undo             take your last move back, if only bots play along
      save [FILE]      save and play on
      quit             save and leave; so do Ctrl-C and Ctrl-D
cli-rule = { $id } ({ $section }): { $text }
cli-rule-line = { "  " }{ $id }  { $text }
cli-howto-line = { "  " }{ $text } ({ $rules })
cli-term = { "  " }{ $term }: { $text } ({ $rule })
cli-rule-why = { "  " }Why: { $why }
cli-rules-more = “rules WORD” or “rules ID” searches all the rules: { $sections }.
cli-rules-left = … and { $count } more; “greathall rules { $game }” prints them all.
cli-no-rule = no rule mentions “{ $text }”.
cli-about-left = And { $count } more: type more of the name.
cli-no-thing = nothing here has a text with “{ $text }”.
cli-decisions = What the rulebook leaves open, and what we decided
cli-why-refused = Your move was refused: { $fault }
cli-why-bot = { $name } chose “{ $move }”: { $reasons }
cli-why-secret = { $name } chose in secret and will say why when the game is over.
cli-why-nothing = Nothing was refused, and there is no bot's move to explain.
cli-hint = { $number }. { $move }: { $reasons }
cli-no-hint = there is nothing to hint at: it is not your turn.
cli-no-moves = you have no moves now.
cli-no-undo = only one who is alone with bots can take a move back.
cli-nothing-to-undo = you have made no move yet.
learn-line = { $name } { $title } ({ $minutes } min)
learn-welcome = { $title }: your first game, step by step. It takes about { $minutes } minutes. After a step stand its rules: “rules { $rule }” shows one.
learn-next = Enter: go on.
learn-do = Now do this, by its number or its name: { $move }
learn-off = That is a move of your own, and it is allowed. Type “undo” to take it back and follow the lesson, or play on.
learn-over = The lesson is over. Play on for as long as you like, or “quit” and start a game: greathall play { $game }
learn-other = “{ $file }” is not a saved lesson of { $title }.
cli-log-more = … { $count } earlier lines; “log all” shows them.
cli-ending = { $rule }: { $said }
cli-after = The game is over, and nothing is secret any more: try why, log, board, rules or save FILE. Press Enter to leave.
cli-after-prompt = Over>
cli-saved = Saved to { $file } (it contains the secret: no peeking).
    Continue with: { $again } --load { $file }
cli-saved-over = Saved to { $file }. Watch it with: greathall replay { $file }
cli-no-file = “{ $file }” can't be read: { $fault }.
record-too-large = it is too large
cli-no-text = it is not UTF-8 text
cli-no-save = “{ $file }” can't be written: { $fault }.
cli-file-exists = “{ $file }” already exists and holds something else. Choose another name.
cli-too-many-names = there is only room for { $people ->
    [one] 1 name
   *[other] { $people } names
}; bots have their own.
cli-name-of-bot = “{ $name }” is reserved for bots; choose another name.
cli-too-many-bots = at most { $most ->
    [one] 1 bot
   *[other] { $most } bots
} can play here; one seat is yours.
cli-option-form = unknown option “{ $text }”; write it as name=value.
cli-option-file = “{ $option }” is read from a file: use --edition FILE.
cli-no-edition = { $game } has only one board, so it has no editions.
cli-no-decks = { $game } is played without decks of your own.
cli-deck-refused = “{ $file }”: { $why } See everything that is wrong with it: greathall deck check FILE
cli-deck-keyboard = the keyboard is needed for your moves; write the deck to a file instead.
cli-too-many-decks = there are only { $seats } seats, so bring at most that many decks.
cli-edition = List what is different on your board; the rest stays as it is. Then: greathall play { $game } --edition FILE
cli-load-alone = a saved game already has its seats, names, bots and options; only --seconds goes with --load.
cli-other-game = “{ $file }” is a game of { $game }.
cli-nobody = only bots sit at that table.
cli-column-number = No.
cli-column-game = Game
cli-column-seats = Players
cli-column-about = About
cli-pick-game = Which game? [{ $default }]
cli-pick-seats = How many players ({ $seats })? [{ $default }]
cli-pick-bots = Against bots ({ $levels }) or { $people } on this screen? [{ $default }]
cli-pick-again = “{ $text }” is not one of the choices.
cli-replay = { $game }: { $seats }. { $moves } moves, all verified.
cli-replay-help = Enter: next · b: back · a number: that move · e: end · s N: as seat N · s open: everything · q: quit
cli-replay-prompt = { $at }/{ $of }>
cli-replay-unknown = unknown command “{ $text }”. Type Enter, b, e, q, the number of a move, or s and a seat.
cli-replay-no-more = there is no such move; choose 0 to { $last }.
cli-replay-eyes = there is no seat “{ $text }”; choose 1 to { $seats }, or open.
cli-replay-open = The record stops here; the game isn't over.
cli-no-ledger = build/ledger.json has no test run yet; run the tests first.
cli-ledger = { $game }: { $rules } rules and decisions, { $tests } tests, { $missing } missing.
cli-ledger-fault = { $id }: { $fault }

## Decks
cli-deck-legal = { $title }: legal ({ $tables }). { $kinds }.
cli-deck-empty = “{ $file }” lists no cards.
cli-deck-title = { $title }: { $count } { $count ->
    [one] card
   *[other] cards
}{ $lead ->
    [none] {""}
   *[other] {" "}and { $lead }
}
cli-deck-count = { NUMBER($value, maximumFractionDigits: 0) }
cli-deck-guessed = line { $line }: “{ $text }” was read as “{ $card }”.
cli-deck-lost = line { $line }: unknown card “{ $text }”.
cli-deck-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-deck-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Arena
arena-test = Test after every block: Robbins' normal-mixture confidence sequence, alpha 0.05, games bounded in [0, 1]. Par: { $par }%. Time: { $seconds } s per move.
arena-continues = Continuing from { $games } games on the ladder.
arena-report = { $a } against { $b }: { $games } games, { $wins } won, { $draws } drawn, { $losses } lost: { $rate }%. 95% interval at every look: { $low } to { $high }; for this number alone: { $plain_low } to { $plain_high }. { $minutes } CPU minutes.{ $stopped ->
        [0] { "" }
       *[other] { " " }{ $stopped } more hit a limit and don't count.
    }
arena-better = { $a } is better than { $b }: the lower end is { $margin } points above par.
arena-worse = { $a } is weaker than { $b }.
arena-open = the test has not decided between { $a } and { $b }.
arena-table = { $a } with the row's deck against { $b } with the column's: % won (95% interval for this number of games)
arena-mean = all
arena-round = { $games } of { $whole } games.
arena-worst = Worst pair of decks for { $a }, played both ways: { $first } and { $second }. Won { $rate }% of { $games } games ({ $low } to { $high }).
arena-no-decks = “{ $game }” is played without decks of your own.
arena-few-decks = you need at least two decks.
arena-ladder = { $file } is not a ladder file.
arena-no-ladder = the ladder { $file } can't be written: { $fault }.

## The server, in the terminal
cli-no-ray = --ray needs Ray, which isn't installed: pip install "greathall[ray]".
cli-no-server = the server needs “{ $missing }”, which isn't installed: pip install "greathall[server]".
cli-no-port = the hall can't open at { $host }, port { $port }: { $fault }. Choose another with --port.
cli-welcome =
    Great Hall { $version }: wizarding tabletop games with every rule built in.
      greathall serve --open      play in your browser, with friends and bots
      greathall play              play here in the terminal
      greathall rules sequence    read the rules of a game
      greathall --help            see everything else: replays, decks, bots, games of your own
cli-hall-open = The hall is open: { $address }
cli-hall-alone = Only this computer can reach it. To let others on your network in: make serve HOST=0.0.0.0 (or --host 0.0.0.0).
cli-hall-network = Anyone on your network can join at this address or with the code above.
cli-hall-no-network = This computer isn't on a network, so nobody else can join yet. Connect it and start again.
cli-hall-stop = Tables are kept in { $data }. Ctrl-C closes the hall; every table will be there when you return.
cli-hall-closed = The hall is closed.
cli-backup-done = The hall in { $folder } is backed up in { $file }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $guests ->
    [one] 1 guest
   *[other] { $guests } guests
}.
cli-restore-done = The hall is restored in { $folder }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $guests ->
    [one] 1 guest
   *[other] { $guests } guests
}.
cli-restore-aside = The hall that was there before is now in { $aside }.
state-changed = { $file }: updated.
state-stale = { $file } is out of date: run `greathall state`.
state-fresh = All generated files are up to date.

## A table told in rows, in the browser and in the terminal
plain-none = none
plain-yes = yes
plain-no = no
plain-of = { $owner }: { $thing }
plain-times = { $thing } × { $count }
plain-pile = { $count ->
    [one] 1 card, { $top }
   *[other] { $count } cards, { $top } on top
}
