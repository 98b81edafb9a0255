"""The hall: tables that people join over the network; the engine has the rules, and nothing here knows a game."""
