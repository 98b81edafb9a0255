# What the browser says: pages of the hall, the table, the end and the replay.

hall-title = Great Hall
