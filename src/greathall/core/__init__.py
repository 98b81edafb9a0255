"""The foundation of every game; nothing here knows a particular game."""
