"""The steps of the game: the turn, playing a card, and what cards are made of."""
