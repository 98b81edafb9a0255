# The hall's own sentences. A game's sentences.en.ftl adds to these and may say one differently.

seat = Seat { $number }
name-nobody = nobody

## Refusals that belong to no one game
no-turn = it is not your turn.
no-option = that can't be done now.
no-chance = players can't choose what the dice or cards do.
no-over = the game is over.
no-out = you are out of the game.
no-play-after-end = the game is over.
no-such-language = “{ $language }” is not spoken here. There are: { $languages }.
game-no-GAME = { $folder } is not a game: its __init__.py defines no GAME. See “Add a game” in CONTRIBUTING.md.
game-no-folder = GREATHALL_GAMES names { $folder }, which is not a folder.
game-unloaded = the game in { $folder } can't be loaded: { $fault } ({ $line }).
new-game-name = “{ $name }” can't be a game's name: use small letters, digits and underscores, such as my_game.
new-game-known = there is already a game called “{ $name }”. Choose another name.
new-game-taken = { $folder } is already there. Choose another name, or another folder to write into.
new-game-done =
    games/{ $name } and tests/{ $name } are written. What to do next:
      export GREATHALL_GAMES=$PWD/games
      greathall play { $name }
      pytest tests/{ $name }
      greathall rules --check { $name }
    After a change of games/{ $name }/play/table.py: greathall state { $name }
no-such-game = there is no game called “{ $game }”. There are: { $games }.
no-such-view = that is not a view of any game here.
no-seats = { $seats } can't play this; it is for { $allowed } players.
no-such-option = there is no option “{ $option }”. There are: { $options }.
no-option-beside = the option “{ $option }” is not offered beside what else the table has chosen.
no-option-here = the option “{ $option }” is not offered with { $seats } players.
no-such-choice = “{ $option }” can't be “{ $value }”. It can be: { $choices }.
no-such-text = “{ $option }” must be a text.
no-such-seat = there is no seat “{ $seat }”.
no-such-names = names are at most { $seats } lines of at most 80 letters.
no-such-action = that is not an action of this game. Its kinds are: { $kinds }.
no-such-fields = that is not a { $kind } of this game: { $fault }.
no-json = that can't be read as JSON.
no-huge-action = that is far too long for an action.
no-such-moment = there is no such moment to go back to.
no-late-seed = chance has begun; seeds are added before it.
no-such-series = a series names the number of the game and what is carried over.
no-such-seed = a seed is a line of at most 200 characters.
no-secret = this record stops before the end and its secret is not in it: it can be looked at, not played on.
no-question = that seat is not asked anything now.
no-bot = there is no bot called “{ $level }”. There are: { $levels }.

## What every table may tell
tell-Held = The answer is taken down.
tell-TakenBack = The last moves are taken back.

## Records
record-unreadable = this is not a Great Hall record: { $fault }.
record-deep = it is nested too deeply
record-long = it has { $entries } entries
record-format = this record has format { $found }; this program reads format { $known }.
record-rules = this record was made under version { $found } of the rules of { $game }; this program plays version { $known }.
record-header = “{ $field }” is not what a table of this game would have written there.
record-brings = what the players brought is not in this record, so it can't be played again.
record-secret = the game is over, but its secret is not in the record.
record-commitment = the secret does not fit the commitment that was published before the game.
record-entry = entry { $at } is not possible: { $why }
record-chance = entry { $at } is not what chance gave: { $why }
record-chance-turn = it was not chance's turn.
record-chance-stream = the stream is { $stream } number { $count } there.
record-chance-n = there were { $n } possibilities, not { $found }.
record-chance-k = the secret and the seeds give { $k }, not { $found }.
record-chance-outcome = number { $k } of the possibilities is { $outcome }.
record-spelling = it is not written the way a table writes it.
record-undo = it is nothing that a table notes.
record-after-end = the game was over before it.
record-result = the result does not follow from the entries.
record-head = the last head does not follow from the opening and the entries.

## Reasons every bot knows
why-any = any move will do.
why-only = it is the only move.
why-person = a judgement like this is for people; a program keeps to the quiet answer.
why-weighed = Once all have answered, the chance to win with it is put at { $share }.
why-search = The search gave it { $visits } of { $tries } tries and puts the chance to win with it at { $share }.

## Where a game's figures come from
sources-title = Where all this comes from
sources-lead = This is what we know, and what we made ourselves.
sources-by-rulebook = From the rulebook
sources-by-public = From public pages
sources-by-reconstruction = Made by us, to fit the rules
sources-by-ours = Invented for this game
sources-of = Told at: { $pages }

## Verify
verify-holds = [holds] { $said }
verify-false = [FALSE] { $said }
verify-open  = [open]  { $said }
verify-unreadable = { $file } is not a record that can be checked here: { $fault }.
verify-alone = { $file }, checked without the program that made it:
verify-form = It has the form of a record, with { $entries } entries.
verify-entry = Entry { $at } is nothing a table would write.
verify-commitment = The secret is the one that was promised before the first draw.
verify-commitment-false = The secret is not the one that was promised before the first draw.
verify-secret-later = The game is not over, so its secret is not shown yet.
verify-secret-missing = The game is over, but its secret is not in the record.
verify-chosen = That chance was fair can't be verified: whoever made it could choose the seed.
verify-brings = What the players brought is what was sealed before the game.
verify-brings-false = What the players brought is not what was sealed before the game.
verify-draws = { $seeds ->
    [0] All { $draws } draws are what the secret gives.
    [1] All { $draws } draws are what the secret and one player's seed give.
   *[other] All { $draws } draws are what the secret and the seeds of { $seeds } players give.
}
verify-draws-later = That the draws are what the secret gives can be checked when the secret is shown.
verify-counts = All { $draws } draws have the number they must have; none was left out or made twice.
verify-count-false = Entry { $at }: this must be draw { $count } of the stream “{ $stream }”.
verify-draw-false = Entry { $at }: the secret and the seeds do not give { $found } for draw { $count } of the stream “{ $stream }”.
verify-undo-false = Entry { $at }: there is no such moment to go back to.
verify-seeds-false = A player's seed is not text.
verify-no-seeds = No player added a seed: who made the secret could have tried several before promising one.
verify-head = The head follows from the opening and the entries.
verify-head-false = The head does not follow from the opening and the entries: one of them was changed.
verify-head-sealed = The head can be checked when the secret is shown, for there are sealed choices.
verify-shown = It is the head you saw at the table.
verify-shown-false = It is not the head you saw at the table: this is another game, or another end of it.
verify-shown-missing = That this is the game you played: give the head you saw at the table with --head. Here it is { $head }.
verify-again = Played again under the rules:
verify-replay = { $game }: every draw was one of what could be drawn, every action was legal, and the result follows.
verify-replay-unfinished = { $game }: every draw was one of what could be drawn, and every action was legal. The game is not over.
verify-replay-false = { $why }
verify-replay-not = It can't be played again here: { $why }
verify-end-holds = Nothing here is false.
verify-end-false = Something here is false.
verify-end-not = Not everything could be checked here.

## Terminal
cli-guest = Guest
cli-bot = Bot { $number } ({ $level })
cli-people = people
cli-yes = y yes
cli-fillers = play plays place put puts my the a card counter i on at to with from and of use for
cli-commitment = Chance is settled by a secret. Its SHA-256, promised before the game:
    { $commitment }
cli-add-seed = { $name }, a seed of your own to mix in (anything, or Enter for none):
cli-head = The record's last link; `greathall verify FILE --head …` compares it:
    { $head }
cli-welcome-back = { $game }, where you left it: { $seats }.
cli-thinking = { $name } is thinking …
log-alike = … and { $count } more like this.
cli-before = Before { $name } moves you may: { $moves }. Enter: nothing.
cli-curtain = Pass to { $name }, press Enter.
cli-folded = { $first }–{ $last } { $one } … { $other } ({ $count } moves: type its name, or “moves” for all)
cli-sampled = { $first }–{ $last } { $one } … (“moves” lists them)
cli-form-number = Any number from { $low } to { $high }: { $one } … { $other }
cli-form = “{ $opening }” asks for it step by step.
cli-form-line = “{ $opening }” asks step by step. Or in one line: { $example }
cli-fill-one = { $field }? (number or name)
cli-fill-several = { $field }? (numbers or names with commas; Enter: nothing)
cli-fill-some = { $field }? ({ $low } to { $high } of them, with commas)
cli-fill-number = { $field }? ({ $low } to { $high }; Enter: { $low })
cli-fill-again = “{ $text }” does not fit here; “stop” leaves it.
cli-fill-so = So: { $move }.
cli-fill-sure = Shall it be said? (yes/no)
cli-fill-stopped = Nothing was said.
cli-stop = stop cancel
cli-also = also: { $asides }
cli-also-help = ? rules · why · hint · moves · help · quit
cli-refused = { $fault }
cli-sorry = Sorry: { $fault }
cli-empty = Type a move by number or name, or “help”.
cli-too-long = that line is far too long for a move.
cli-no-number = { $count ->
    [0] there is no move { $number }: you are not asked now.
   *[other] there is no move { $number }: they are 1 to { $count }.
}
cli-which = that may be any of { $count } moves: { $moves }
cli-not-understood = “{ $text }” is no move and no command here; “help” says what can be typed.
cli-sure = Really { $move }? (yes/no)
cli-help = A move: its number, or its name, in full or shortened (“5h at c4”, “5h c4”).
      ? or rules       the rules at hand; rules WORD or ID: search them
      why              why the last move was refused, or what the bots did and why
      hint             three good moves, with reasons
      moves            all moves, none folded
      board            the board again
      NAME: …          what NAME, at this screen too, says without being asked; Enter while others move: your own
      log              what happened; log all: from the beginning
      save [FILE]      save and go on
      quit             save and leave; so do Ctrl-C and Ctrl-D
cli-rule = { $id } ({ $section }): { $text }
cli-rule-line = { "  " }{ $id }  { $text }
cli-rule-why = { "  " }Why: { $why }
cli-rules-more = “rules WORD” or “rules ID” searches them all: { $sections }.
cli-rules-left = … and { $count } more; “greathall rules { $game }” prints them all.
cli-no-rule = no rule speaks of “{ $text }”.
cli-decisions = What the rulebook leaves open, and how we decided
cli-why-refused = You were refused: { $fault }
cli-why-bot = { $name }, { $move }: { $reasons }
cli-why-secret = { $name } chose in secret: it says why when the game is over.
cli-why-nothing = Nothing was refused, and no bot has moved since you sat down.
cli-hint = { $number }. { $move }: { $reasons }
cli-no-hint = there is no question to you now.
cli-no-moves = there are no moves for you now.
cli-log-more = … { $count } lines before these; “log all” shows them.
cli-ending = { $rule }: { $said }
cli-after = The game is over; everything may be asked now: why, log, board, rules, save FILE. Enter: leave.
cli-after-prompt = Over>
cli-saved = Saved to { $file } (the secret of its chance is in it: no peeking).
    Go on with: greathall play --load { $file }
cli-saved-over = Saved to { $file }. See it again: greathall replay { $file }
cli-no-file = “{ $file }” can't be read: { $fault }.
record-too-large = it is far too large
cli-no-text = it is not a text in UTF-8
cli-no-save = “{ $file }” can't be written: { $fault }.
cli-file-exists = “{ $file }” exists and is not this game's file; name another.
cli-too-many-names = there is room for { $people ->
    [one] one name only
   *[other] { $people } names only
}; bots name themselves.
cli-name-of-bot = “{ $name }” is how bots are called; choose another name.
cli-too-many-bots = { $most ->
    [one] one bot at most can play here
   *[other] { $most } bots at most can play here
}; one seat is yours.
cli-option-form = “{ $text }” is not an option; write it as name=value.
cli-option-file = “{ $option }” is read from a file: --edition FILE.
cli-no-edition = { $game } has one board only, and no editions.
cli-no-decks = nobody brings a deck to { $game }.
cli-deck-refused = “{ $file }”: { $why } All that is wrong with it: greathall deck check FILE
cli-deck-keyboard = moves are typed at the keyboard, so a deck can't be; write it to a file.
cli-too-many-decks = there are only { $seats } seats to bring a deck to.
cli-edition = Write down what is different on your board; what you leave out stays as it is here. Then: greathall play { $game } --edition FILE
cli-load-alone = a saved game has its seats, names, bots and options; only --seconds goes with --load.
cli-other-game = “{ $file }” is a game of { $game }.
cli-nobody = nobody but bots sits at that table.
cli-column-number = No.
cli-column-game = Game
cli-column-seats = Players
cli-column-about = What it is
cli-pick-game = Which game? [{ $default }]
cli-pick-seats = How many play ({ $seats })? [{ $default }]
cli-pick-bots = Against bots ({ $levels }) or { $people } on this screen? [{ $default }]
cli-pick-again = “{ $text }” is none of these.
cli-replay = { $game }: { $seats }. { $moves } moves, all verified.
cli-replay-help = Enter: next · b: back · a number: that move · e: end · s N: from seat N's eyes · s open · q: quit
cli-replay-prompt = { $at }/{ $of }>
cli-replay-unknown = “{ $text }” leads nowhere; Enter, b, e, q, a move's number, or s and a seat's.
cli-replay-no-more = the moves are 0 to { $last }.
cli-replay-eyes = “{ $text }” is no seat; they are 1 to { $seats }, or open.
cli-replay-open = The record stops here; the game is not over.
cli-no-ledger = no test run is written down in build/ledger.json below the project; run the tests first.
cli-ledger = { $game }: { $rules } rules and decisions, { $tests } tests, { $missing } missing.
cli-ledger-fault = { $id }: { $fault }

## Decks
cli-deck-legal = { $title }: legal ({ $tables }). { $kinds }.
cli-deck-empty = “{ $file }” names no card at all.
cli-deck-title = { $title }: { $count } { $count ->
    [one] card
   *[other] cards
}{ $lead ->
    [none] {""}
   *[other] {" "}and { $lead }
}
cli-deck-count = { NUMBER($value, maximumFractionDigits: 0) }
cli-deck-guessed = line { $line }: “{ $text }” was taken for “{ $card }”.
cli-deck-lost = line { $line }: “{ $text }” is no card.
cli-deck-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-deck-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Arena
arena-test = Test after every block: Robbins' normal-mixture confidence sequence, alpha 0.05, games bounded in [0, 1]; par { $par } %; { $seconds } s a move.
arena-continues = Going on from { $games } games on the ladder.
arena-report = { $a } against { $b }: { $games } games, { $wins } won, { $draws } drawn, { $losses } lost: { $rate } % (95 %, at every look: { $low } to { $high }; for this number alone: { $plain_low } to { $plain_high });{ $stopped ->
        [0] { "" }
       *[other] { " " }{ $stopped } more were stopped by a limit and decide nothing;
    } { $minutes } CPU minutes.
arena-better = { $a } is better than { $b }: the lower end is { $margin } points above par.
arena-worse = { $a } is weaker than { $b }.
arena-open = the test has not decided between { $a } and { $b }.
arena-table = { $a } with the deck of the row against { $b } with that of the column: % won (95 % interval for this number of games)
arena-mean = all
arena-round = { $games } of { $whole } games.
arena-worst = Worst pair of decks for { $a }, both ways: { $first } and { $second }, { $rate } % of { $games } games ({ $low } to { $high }).
arena-no-decks = nobody brings a deck to “{ $game }”.
arena-few-decks = two decks at least play each other.
arena-ladder = { $file } is not a ladder.
arena-no-ladder = the ladder { $file } can't be written: { $fault }.

## The server, in the terminal
cli-no-server = the server needs “{ $missing }”, which is not installed: pip install "greathall[server]".
cli-no-port = the hall can't open at { $host }, port { $port }: { $fault }. Choose another with --port.
cli-welcome =
    Great Hall { $version }: wizarding tabletop games with every rule built in.
      greathall serve --open      play in your browser, with friends and bots
      greathall play              play here in the terminal
      greathall rules sequence    read the rules of a game
      greathall --help            see everything else: replays, decks, bots, games of your own
cli-hall-open = The hall is open: { $address }
cli-hall-alone = It is open on this computer only. For everybody on the same network: make serve HOST=0.0.0.0 (or --host 0.0.0.0).
cli-hall-network = Everybody on the same network can come in by this address, or by the code above.
cli-hall-no-network = This computer is on no network now, so nobody else can come in yet. Join one and start again.
cli-hall-stop = Tables are kept in { $data }. Ctrl-C closes the hall; every table will be as it was.
cli-hall-closed = The hall is closed.
state-changed = { $file }: brought up to date.
state-stale = { $file } is stale: run `greathall state`.
state-fresh = Everything made from declarations is up to date.

## A table told in rows, in the browser and in the terminal
plain-none = none
plain-yes = yes
plain-no = no
plain-of = { $owner }: { $thing }
plain-pile = { $count ->
    [one] one card, { $top }
   *[other] { $count } cards, { $top } on top
}
