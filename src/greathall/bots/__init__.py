"""Bots: functions of a view, which never see more than their own seat does."""

from greathall.bots.bot import Bot, Choice, bot
from greathall.bots.levels import LEVELS

__all__ = ["LEVELS", "Bot", "Choice", "bot"]
