# What the browser says: pages of the hall, the table, the end and the replay.

hall-title = Great Hall
no-hall = The hall does not answer. Is it still open? We keep trying.
guest-name = Guest { $number }

## Everywhere
ui-close = Close
