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
