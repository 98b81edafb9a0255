# The hall's own sentences. A game's words.en.ftl adds to these and may say one differently.

seat = Seat { $number }

## Refusals that belong to no one game
no-turn = it is not your turn.
no-option = that can't be done now.
no-play-after-end = the game is over.
no-such-game = there is no game called “{ $game }”. There are: { $games }.
no-such-view = that is not a view of any game here.
no-seats = { $seats } can't play this; it is for { $allowed } players.
no-such-option = there is no option “{ $option }”. There are: { $options }.
no-option-here = the option “{ $option }” is not offered with { $seats } players.
no-such-choice = “{ $option }” can't be “{ $value }”. It can be: { $choices }.
no-such-seat = there is no seat “{ $seat }”.
no-such-names = names are at most { $seats } lines of at most 80 letters.
no-such-action = that is not an action of this game. Its kinds are: { $kinds }.
no-such-fields = that is not a { $kind } of this game: { $fault }.
no-huge-action = that is far too long for an action.
no-such-moment = there is no such moment to go back to.
no-late-seed = chance has begun; seeds are added before it.
no-such-series = a series names the number of the game and what is carried over.
no-such-seed = a seed is a line of at most 200 letters for a seat at this table.
no-secret = this record stops before the end and its secret is not in it: it can be looked at, not played on.
no-bot = there is no bot called “{ $level }”. There are: { $levels }.

## Records
record-unreadable = this is not a Great Hall record: { $fault }.
record-format = this record has format { $found }; this program reads format { $known }.
record-rules = this record was made under version { $found } of the rules of { $game }; this program plays version { $known }.
record-header = “{ $field }” is not what a table of this game would have written there.
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
record-undo = there is no such moment to go back to.
record-after-end = the game was over before it.
record-result = the result does not follow from the entries.
record-head = the last head does not follow from the opening and the entries.

## Reasons every bot knows
why-any = any move will do.
why-only = it is the only move.
why-person = a judgement like this is for people; a program keeps to the quiet answer.
why-search = the search came back to this move most often ({ $visits } of { $playouts } tries, { $share } of them won).

## Prompts
prompt-over = The game is over.
