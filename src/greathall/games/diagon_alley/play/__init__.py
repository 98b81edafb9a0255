"""The game in the rulebook's order: set-up, dice and moving, buying, Knockturn Alley, cards, Floo Powder, the end."""
