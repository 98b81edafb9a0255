"""The load test: real WebSockets, two clients per table, at full speed, beside boardgame.io."""
