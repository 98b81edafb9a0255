"""The steps of the game, one module a challenge."""
