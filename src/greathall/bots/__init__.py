"""Bots: functions of a view. They never see more than the seat they sit on."""

from greathall.bots.bot import Bot, Choice, bot
from greathall.bots.levels import LEVELS

__all__ = ["LEVELS", "Bot", "Choice", "bot"]
