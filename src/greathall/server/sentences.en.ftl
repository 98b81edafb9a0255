# What the hall's server says. Keys of refusals are sent to programs too.


## Bots
no-thought = The bot failed to find a move. Try again in a moment.
bots-busy = Too many bots are thinking. Try again in a moment.
bots-closed = The hall is closing, so bots don't move any more.

## The store
store-no-folder = the folder { $folder } can't be used for the hall's data: { $fault }.
store-taken = another hall is already open on { $folder }. Stop it first, or choose another folder with --data.
store-no-open = the hall's data in { $folder } can't be opened: { $fault }.
store-gone = the hall's data in { $file } is gone, although this folder has held a hall. Put a copy of it back. To start a new hall all the same, delete { $mark }.
store-damaged = the hall's data in { $file } is damaged, so it isn't opened: { $fault }. Put a copy of it back, or move it and { $mark } away to start a new hall.
store-empty = it holds no hall
store-no-write = this couldn't be saved, so it didn't happen: { $fault }. Try again in a moment.
store-no-read = the hall's data can't be read: { $fault }. Try again in a moment.
store-newer = the hall's data in { $folder } was written by a newer Great Hall (revision { $revision }). Start that version, or choose another folder with --data.
store-closed = the hall is closing, so this didn't happen. Try again when it is open.
store-clash = someone else moved at the same moment, so this didn't happen. Look at the table and try again.


## Backups
backup-no-hall = { $folder } holds no hall. Name its folder with --data.
backup-exists = { $file } already exists. Choose another name; a backup is never written over a file.
backup-no-file = { $file } can't be written: { $fault }.
backup-gone = there is no file { $file }.
backup-damaged = { $file } isn't a backup that can be restored: { $fault }.
backup-no-key = it holds no hall's key; only greathall backup writes one into the file
backup-newer = { $file } was written by a newer Great Hall (revision { $revision }). Restore it with that version.
backup-held = { $folder } already holds a hall. Choose another folder with --data, or set that hall aside with --replace.

## Settings: help of each, and what a bad value should have been
setting-host = address to listen on: 127.0.0.1 for this computer only, 0.0.0.0 to let others on your network in
setting-port = port to listen on; 0 picks a free one
setting-data = folder for tables, records and secrets; default: greathall in $XDG_DATA_HOME or ~/.local/share
setting-address = address that players open, for links and QR codes, if it isn't the network address (proxy, container)
setting-hosts = other host names this hall answers to, separated by commas
setting-proxies = addresses of proxies in front of the hall, separated by commas. Trust them for the visitor's address: requests, sockets and new guests are then counted by visitor
setting-ray = address of a Ray cluster where bots think too, such as 10.0.0.5:6379
setting-workers = processes in which bots think; default: one fewer than the computer has processors
setting-think = seconds a bot may think about a move; less when many bots think at once
setting-pace = seconds a bot takes to answer, whatever its cards
setting-grace = seconds after a restart before clocks run again and absent players are noticed
setting-absence = seconds a player may be away before a bot takes over
setting-idle_minutes = minutes before an unused table is unloaded; it is loaded again when someone returns
setting-keep_days = days to keep a table after its last move; a table that never started is kept a tenth of that
setting-tables_each = most unfinished tables per player
setting-sockets_each = most connections per player
setting-most_sockets = most connections in all
setting-message_bytes = longest message from a player, in bytes
setting-body_bytes = longest request body, in bytes
setting-backlog_bytes = bytes that may wait for a slow reader before it is disconnected
setting-message_rate = messages per second from one player, in the long run
setting-message_burst = messages from one player at once
setting-talk_rate = lines of chat per second from one player, in the long run
setting-talk_burst = lines of chat from one player at once
setting-request_rate = requests per second from one address, in the long run
setting-request_burst = requests from one address at once
setting-patience = seconds a request may take to arrive; reading the answer may take four times as long
setting-newcomer_rate = new guests per second from one address
setting-newcomer_burst = new guests from one address at once
setting-table_rate = new tables and seats taken per second from one address, in the long run
setting-table_burst = new tables and seats taken from one address at once
setting-private_notices = allow turn notices to private addresses, such as home automation on your network
setting-metrics_key = key that programs send as Authorization: Bearer to read /metrics. Without one, only this computer may, and nobody behind a proxy
setting-log = format of log lines
setting-log_level = lowest level to log
settings-head = | option | variable | default | meaning |
bad-setting = { $name } can't be “{ $value }”: it must be { $wants }.
wants-yes-no = yes or no
wants-one-of = one of { $choices }
wants-whole-number = a whole number from { $low } to { $high }
wants-number = a number from { $low } to { $high }
wants-hosts = names or addresses, separated by commas
wants-host = an address or this computer's name
wants-ray = an address such as 10.0.0.5:6379, or “auto”
wants-data = a folder
wants-address = an address such as https://hall.example.org, without a path
wants-metrics_key = 16 to 200 visible ASCII characters without spaces

## Secrets and names
key-unreadable = The secret in { $file } can't be read: { $fault }.
key-broken = The file { $file } doesn't hold a hall's secret. Delete it and restart to make a new one; guests will have to join again.
key-unkept = The secret can't be stored in { $folder }: { $fault }.
key-loose = Other users of this computer can read { $place }, and its mode can't be changed. Set it to { $mode } or choose another folder.
key-mended = Other users of this computer could read { $place }; its mode is now { $mode }.
folder-shared = Other users of this computer can read { $folder }, which holds other things too. Choose a folder for the hall alone, or set its mode to 700.
name-empty = A name needs at least one visible character.
name-long = A name can have at most { $most } characters.
name-sign = A name can't contain { $sign }.

## Turn notices
notice-turn = { $title }: it's your turn. { $url }
notice-long = The address for notices can have at most { $most } characters.
notice-letters = The address for notices contains a character that isn't allowed. Use plain ASCII without spaces.
notice-form = That isn't a valid address for notices. Try one like https://example.org/turn.
notice-scheme = Notices can't be sent to that address. Start it with http:// or https://.
notice-password = The address for notices can't contain a user name or a password.
notice-port = Notices can't be sent to that port. Use 80, 443 or one from 1024 to 65535.
notice-busy = Too many addresses are being looked up. Try again in a moment.
notice-address = Notices can't be sent there: the host is unknown, or its address is private.

## Links
qr-title = QR code: { $url }

## Metrics
metric-moves = Moves saved, by players and bots
metric-refusals = Refusals sent to clients
metric-messages = Messages received by sockets
metric-sockets = Open sockets
metric-tables = Tables in memory
metric-commits = Commits to the store
metric-commit_entries = Entries per commit
metric-commit_seconds = Seconds per commit
metric-thoughts = Bot moves requested
metric-workers_replaced = Bot workers replaced
metric-bot_answers = Answers of bots, by where they thought
metric-bot_places = How many bots can think at once, by where
metric-notices = Turn notices, by outcome
metric-errors = Internal errors
metrics-closed = the counters aren't for everyone. Send the hall's metrics key, or ask on its own computer.

## The browser's types
wire-changed = { $file }: updated.
wire-stale = { $file } is out of date: run `greathall wire`.
wire-fresh = Everything in { $folder } is up to date.
wire-not-ours = { $file } already exists and was not written by this command; choose another folder.
wire-no-folder = the types in { $folder } can't be read or written: { $fault }.
wire-no-usual = this project has no { $folder }; choose a folder: greathall wire FOLDER

## Undo
undo-nothing = you have nothing to undo.
undo-chance = a card was drawn or dice were rolled since then, so it can't be undone.
undo-other = another player has moved since then, so it can't be undone.
undo-reveal = it revealed something hidden, so it can't be undone.
undo-enough = too many moves have been undone in this match; play on.
undo-waiting = there is already a request to undo a move. Wait until it is answered.
undo-no-request = nobody has asked you to agree to an undo.

## Talk
talk-no-phrase = there is no such phrase. Choose one of: { $phrases }.
talk-phrases-only = partners can't coach each other, so only quick phrases are allowed until the game is over.
talk-no-text = type a message of at most { $most } characters.
talk-muted = the host has muted you at this table.
talk-often = that is a lot of talk. Wait a moment.
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-thinking = Let me think …
phrase-nice = Nicely done!
phrase-oops = Oops!
phrase-thanks = Thank you!
phrase-again = Another game?
phrase-well-played = Well played.
phrase-bye = Goodbye!

## Whoever runs the hall
gate-banned = this hall doesn't let your address in.
guest-banned = whoever runs this hall has banned you.
guest-invite-only = new guests need an invitation code here. Enter it where you choose your name.
guest-bad-code = that code isn't valid, or has been used up. Ask whoever gave it to you for another.
hall-read-only = the hall takes no new guests, tables or matches now. Running matches go on.
table-shut-why = whoever runs the hall closed it ({ $why }).
table-shut = whoever runs the hall closed it.
admin-no-hall = no hall is open on the folder { $folder }. Start it with `greathall serve`, or name its folder with --data.
admin-no-answer = the hall on the folder { $folder } doesn't answer: { $fault }.
admin-no-system = this system has no Unix sockets, through which orders reach a hall.
admin-nobody = “{ $who }” is neither a guest of this hall nor an address. Find guests with `greathall admin guests`.
admin-not-banned = “{ $who }” isn't banned. List the bans with `greathall admin bans`.
admin-no-code = there is no code “{ $code }”. List the codes with `greathall admin invites`.
admin-many = there are { $most } already. Remove some first.
admin-none = Nothing to show.
admin-closed = Table { $table } is closed.
admin-banned = { $who } is banned.
admin-unbanned = { $who } may come in again.
admin-read-only = The hall takes no new guests, tables or matches. Running matches go on.
admin-read-write = The hall takes new guests, tables and matches again.
admin-invite-only = New guests need a code now. Make one with `greathall admin invite`.
admin-invite-anyone = New guests need no code any more.
admin-voided = Code { $code } lets nobody in any more.

## At a table
bot-seated = { $name } ({ $level })
table-no-seat = there is no such seat; the table has { $seats }.
table-not-yours = that is not your seat.
table-not-begun = the match hasn't started yet.
table-begun = the match has already started.
seed-early = seeds are revealed once the host starts. Until then, commit to yours.
seed-late = it is too late to reveal a seed: the match has started.
seed-no-pledge = your seat hasn't committed to a seed, so it can't reveal one.
seed-again = your seed is already revealed.
seed-other = this isn't the seed that your seat committed to.
table-over = the game is over.
table-no-skip = you can skip only where no other person plays.
table-late = the table has moved on since you looked. Look again.
table-bot-plays = a bot is playing this seat for you. Take it back first.
table-empty-seats = some seats are empty. Wait for more players, or add bots.
table-suspended = this match is suspended: { $why }
table-gap = its history is incomplete before entry { $at }.
table-broken = its history can't be replayed under this version of the rules.
table-no-game = this hall no longer has the table's game, { $game }. Whoever runs the hall can bring it back.
table-digest = this version of the rules gives a different table after entry { $at }.

## The lobby
hall-no-table = there is no such table.
hall-full = the hall is full. Try again later.
hall-many-tables = you already have { $most ->
    [one] 1 unfinished table
   *[other] { $most } unfinished tables
}. Finish or leave one first.
hall-many-seats = you already sit at { $most } tables of others. Finish or leave one first.
table-taken = that seat is taken.
table-host-only = only the table's host can do that.
table-not-over = the match is not over yet.
table-not-suspended = this match is not suspended.
table-no-hints = this table doesn't allow hints.
hints-many = you are waiting for hints already. Wait until they are there.
table-large-bring = that is too large to bring to a table.
record-running = the record contains every secret, so you can have it when the match is over.
record-suspended = this match was suspended, not finished: its record is given out once all its players agree.
record-no-moment = there is no such moment; choose 0 to { $most }.
record-at-end = the match was already over at that moment. Choose an earlier one.

## Connections
gate-host = this hall doesn't answer to that host name. Whoever started it can allow the name with --hosts.
gate-origin = that request came from another site.
gate-often = that is too much at once. Wait a moment.
gate-line = Too many matches are being replayed. Try again in a moment.
gate-large = that is too large; the limit is { $most } bytes.
gate-path = that address is too long; the limit is { $most } bytes.
gate-head = that request's headers are too long; the limit is { $most } bytes.
gate-twice = that request has two { $header } headers; send one.
gate-slow = that request took too long to arrive.
gate-not-http = that is not a valid HTTP request.
gate-sockets = you already have { $most ->
    [one] 1 open connection
   *[other] { $most } open connections
}. Close one first.
gate-newcomers = there were too many new guests from your address. Wait a moment.
gate-tables = there were too many new tables and seats from your address. Wait a moment.
guest-unknown = the hall doesn't know you yet. Choose a name first.
guest-no-session = you aren't signed in there any more.
guest-no-code = this link is no longer valid. Get a new one on your other device: click your name in the hall.
guest-no-avatar = there is no such avatar. Choose one of: { $avatars }.
say-text = send text messages, not binary ones.
say-large = that message is too large; the limit is { $most } bytes.
say-unreadable = that can't be read: { $fault }.
say-one = send one verb per message: { $verbs }.
hall-fault = something went wrong in the hall. Nothing of yours was changed.

## Pages
page-title = Great Hall
page-manual = Manual
page-no-manual = The manual hasn't been built in this folder. This command builds it:
page-unbuilt = The hall is open, but its browser pages are not built in this folder yet. Stop the hall and start it with this command, which builds them. Programs can use the hall already.
page-programs = The hall's API
page-about = Tables, seats, bots and records of this hall. Become a guest with PUT /api/identity. Send the token you get as a bearer token, or let a browser keep it as a cookie. To join a table, open its socket, /api/tables/…/socket.
page-docs = The full description, in OpenAPI 3.1:
page-words = Types
page-takes = takes
page-body = body
page-answers = returns
page-refuses = refuses with a Fault and
request-wrong = that request isn't valid: { $why }
hall-no-game = there is no such game.
hall-no-option = that option doesn't take a text of your own.
hall-no-decks = this game is played without decks of your own.


## Who sits where
table-no-seq = say which moment you mean: send the “seq” of the table's last message.
table-no-level = there is no such bot. Choose one of: { $levels }.
table-one-seat = you already have a seat at this table; another would show you a second hand.
table-bot-stays = the match has started, so the bot keeps its seat: its cards were played against the others.
table-no-bring = you can't bring that to this game.
table-removed = the table's host has removed you.
table-locked = this table is locked, so nobody new can join or watch.
table-host-closed = the host has closed the table.
table-yourself = you can't do that to yourself. Leave the table instead.
table-many-guests = at most { $most } guests can be on that list.
table-left = everyone has left the table.
