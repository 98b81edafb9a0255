"""The hall: tables that people sit at over the network. Rules are the engine's; nothing here knows a game."""
