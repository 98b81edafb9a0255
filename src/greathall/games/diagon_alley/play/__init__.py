"""The game in the rulebook's order: set-up, dice and moving, buying, Knockturn Alley, cards, Floo Powder, the end."""

from greathall.games.diagon_alley.play.asides import aside

__all__ = ["aside"]
