"""One folder a game. The registry finds them by itself."""
