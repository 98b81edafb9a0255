"""What every game stands on. Nothing here knows any game."""
