# What the hall's server says. Keys of refusals are sent to programs too.


## Thinkers
no-thought = The bot could not think of a move. Try again in a moment.
thinkers-busy = Too many bots are thinking. Try again in a moment.
thinkers-closed = The hall is closing; bots think no more.
## The store
store-no-folder = the folder { $folder } can't be used for the hall's data: { $fault }.
store-taken = another hall is already open on { $folder }. Stop it first, or choose another folder with --data.
store-no-open = the hall's data in { $folder } can't be opened: { $fault }.
store-no-write = this could not be written down, so it did not happen: { $fault }. Try again in a moment.
store-no-read = the hall's data can't be read: { $fault }. Try again in a moment.
store-newer = the hall's data in { $folder } was written by a newer version of Great Hall (revision { $revision }). Start that one, or choose another folder with --data.
store-closed = the hall is closing, so this did not happen. Try again when it is open.
store-clash = somebody else moved at the same moment, so this did not happen. Look again.


## Settings: help of each, and what a bad value should have been
setting-host = address to listen on: 127.0.0.1 for this computer only, 0.0.0.0 to let others on the same network in
setting-port = port to listen on; 0 takes any free one
setting-data = folder for tables, records and secrets; by default greathall in $XDG_DATA_HOME or ~/.local/share
setting-address = address others open, for links and QR codes, where it is not the network address (a proxy, a container)
setting-hosts = further names this hall may be called by, with commas between
setting-proxies = addresses of proxies in front of the hall, with commas between: who came is then asked of them, so that requests and newcomers are counted by person; connections are still counted by proxy
setting-workers = processes that think for bots; by default one fewer than the computer has processors
setting-think = seconds a bot may think about a move; less when many think at once
setting-pace = seconds a bot's answer takes, whatever it holds
setting-grace = seconds after a restart before clocks and absence go on
setting-absence = seconds a player may be away before a bot sits in
setting-idle_minutes = minutes until a table that nobody uses leaves memory; it comes back when somebody does
setting-keep_days = days a table is kept after its last move; one that never began, a tenth of that
setting-tables_each = unfinished tables one player may have
setting-sockets_each = connections one player may hold at a time
setting-most_sockets = connections the hall holds at a time
setting-message_bytes = longest message of a player, in bytes
setting-body_bytes = longest body of a request, in bytes
setting-backlog_bytes = bytes that may wait for a slow reader before it is let go
setting-message_rate = messages a second one player may send for long
setting-message_burst = messages one player may send at once
setting-request_rate = requests a second one address may make for long
setting-request_burst = requests one address may make at once
setting-patience = seconds a request may take to come; its answer may take four times as long to be read
setting-newcomer_rate = new guests a second from one address
setting-newcomer_burst = new guests at once from one address
setting-private_notices = let turn notices go to private addresses, such as home automation on the same network
setting-log = how log lines are written
setting-log_level = least weight of what is logged
settings-head = | option | variable | default | what it is |
bad-setting = { $name } can't be “{ $value }”: it wants { $wants }.
wants-yes-no = yes or no
wants-one-of = one of { $choices }
wants-whole-number = a whole number from { $low } to { $high }
wants-number = a number from { $low } to { $high }
wants-hosts = names or addresses with commas between
wants-host = an address or the name of this computer
wants-data = a folder
wants-address = an address such as https://hall.example.org, without a path

## Secrets and names
key-unreadable = The secret in { $file } can't be read: { $fault }.
key-broken = The file { $file } holds no secret of a hall. Take it away, and a new one is made; guests then come in anew.
key-unkept = A secret can't be kept in { $folder }: { $fault }.
key-loose = Other users of this computer may look into { $place }, and its mode can't be changed. Set it to { $mode } or choose another folder.
key-mended = Other users of this computer could look into { $place }; its mode is { $mode } now.
folder-shared = Other users of this computer may look into { $folder }, and it holds other things. Choose a folder of the hall's own, or set its mode to 700.
name-empty = A name needs at least one letter that can be seen.
name-long = A name has at most { $most } letters.
name-sign = A name can't hold the sign { $sign }.

## Turn notices
notice-turn = { $title }: it's your turn. { $url }
notice-long = The address for notices has at most { $most } letters.
notice-letters = The address for notices holds a letter that no address has. Write it in plain ASCII, without spaces.
notice-form = That is no address that notices can be sent to.
notice-scheme = Notices go to addresses that begin with http:// or https://.
notice-password = The address for notices can't hold a user name or a password.
notice-port = Notices go to port 80, 443 or one from 1024 to 65535.
notice-busy = Too many addresses are being looked up. Try again in a moment.
notice-address = Notices can't be sent there: the name is unknown, or it belongs to a private address.

## Links
qr-title = QR code: { $url }

## Metrics
metric-moves = Moves on disk, people's and bots'
metric-refusals = Refusals told to clients
metric-messages = Messages that came in by sockets
metric-sockets = Sockets that are open
metric-tables = Tables in memory
metric-commits = Commits of the store
metric-commit_entries = Entries in one commit
metric-commit_seconds = Seconds one commit took
metric-thoughts = Bots' thoughts asked for
metric-thinkers_replaced = Thinking processes that were replaced
metric-notices = Turn notices, by what became of them
metric-errors = Faults of the hall itself

## The browser's types
wire-changed = { $file }: brought up to date.
wire-stale = { $file } is stale: run `greathall wire`.
wire-fresh = Everything in { $folder } is up to date.
wire-not-ours = { $file } is there already and was not written by this command; name another folder.
wire-no-folder = the types can't be written to or read from { $folder }: { $fault }.
wire-no-usual = there is no { $folder } in this project; name a folder: greathall wire FOLDER
## Taking back
undo-nothing = there is nothing of yours to take back.
undo-chance = a card was drawn or a die was cast since, so it can't be taken back.
undo-other = somebody else has acted since, so it can't be taken back.
undo-reveal = something hidden came to light by it, so it can't be taken back.
undo-enough = so much was taken back in this match that it must go on now.
undo-waiting = there is a request to take back already.
undo-no-request = nobody has asked to take anything back, or it is not yours to answer.

## Talk
talk-no-phrase = there is no such phrase. There are: { $phrases }.
talk-phrases-only = partners may not coach each other, so there are only quick phrases here while the game goes on.
talk-no-text = say something of at most { $most } letters.
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-thinking = Let me think …
phrase-nice = Nicely done!
phrase-oops = Oops!
phrase-thanks = Thank you!
phrase-again = Once more?
phrase-well-played = Well played.
phrase-bye = Good-bye!

## At a table
bot-name = Bot { $number } ({ $level })
table-no-seat = there is no such seat; the table has { $seats }.
table-not-yours = that is not your seat.
table-not-begun = the match has not begun yet.
table-begun = the match has begun already.
table-over = the game is over.
table-late = the table has moved on since you looked. Look again.
table-bot-plays = a bot plays this seat for you. Take it back first.
table-empty-seats = some seats are empty. Wait for somebody, or put bots there.
table-suspended = this match is suspended: { $why }
table-gap = something is missing from its history before entry { $at }.
table-broken = its history can't be played again under the rules of this version.
table-no-game = this table's game, { $game }, is not in the hall at the moment. Whoever keeps the hall can bring it back.
table-digest = the table lies differently after entry { $at } under the rules of this version.

## The lobby
hall-no-table = there is no such table.
hall-full = the hall is full. Come back in a while.
hall-many-tables = you have { $most } unfinished tables already. Finish or leave one first.
table-taken = somebody sits there already.
table-host-only = only the host of the table can do that.
table-not-over = the match is not over yet.
table-no-hints = there are no hints at this table.
table-large-bring = what you bring is too large.
record-running = the record is given out when the match is over; it holds every secret.
record-no-moment = there is no such moment; moments go from 0 to { $most }.
record-at-end = the match was over at that moment. Choose an earlier one.

## The door
gate-host = this hall does not go by that name. Whoever started it can allow a name with --hosts.
gate-origin = that request came from another site.
gate-often = that is too much at once. Wait a moment.
gate-large = that is too large; the most is { $most } bytes.
gate-path = that address is too long; the most is { $most } bytes.
gate-head = the head of that request is too long; the most is { $most } bytes.
gate-twice = that request says { $header } twice.
gate-slow = that request took too long to come.
gate-not-http = that is no request the hall can read.
gate-sockets = you have { $most } connections open already. Close one first.
gate-newcomers = too many new guests came from your address. Wait a moment.
guest-unknown = the hall does not know you. Tell it a name first.
guest-no-code = that link is not good, or no longer.
guest-no-avatar = there is no such avatar. There are: { $avatars }.
say-text = say it as text, not as bytes.
say-large = that message is too large; the most is { $most } bytes.
say-unreadable = that can't be read: { $fault }.
say-one = say one thing at a time: { $verbs }.
hall-fault = something went wrong in the hall; nothing of yours was changed.

## Pages
page-title = Great Hall
page-manual = Manual
page-no-manual = The manual has not been built in this folder. This command builds it:
page-unbuilt = The hall is open, but its rooms for the browser have not been built in this folder. Close the hall and open it again by this command, which builds them; programs can sit down at its tables all the same.
page-programs = What programs may ask of the hall
page-about = Tables, seats, bots and records of this hall. Be a guest by PUT /api/identity and send its token as a bearer's, or let a browser keep it in its cookie; sit down by a table's socket, /api/tables/…/socket.
page-docs = All of it in OpenAPI 3.1:
page-words = What is said
page-takes = takes
page-body = body
page-answers = answers
page-refuses = refuses with a Fault and
request-wrong = that request can't be understood: { $why }
hall-no-game = there is no such game.
hall-no-option = there is no option of that name that could be written.
hall-no-decks = nobody brings a deck to this game.


## Who sits where
table-no-seq = say which moment you mean: “seq” as the table last told it.
table-no-level = there is no such bot. There are: { $levels }.
table-one-seat = you have a seat at this table already; another one would show you a second hand.
table-no-bring = that can't be brought to this game.
table-left = everybody has left the table.
