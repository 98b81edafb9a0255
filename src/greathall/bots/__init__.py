"""Bots: functions of a view. They never see more than the seat they sit on."""

from greathall.bots.bot import LEVELS, Bot, Choice, bot

__all__ = ["LEVELS", "Bot", "Choice", "bot"]
