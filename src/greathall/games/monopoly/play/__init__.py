"""The game in the rulebook's order: throwing and moving, spaces, auctions, free acts, trades, debts."""
