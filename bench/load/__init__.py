"""The load program: real WebSockets, two clients a table, at full speed, beside boardgame.io."""
