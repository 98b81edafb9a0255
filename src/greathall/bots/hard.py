"""The hard bot: search over imagined worlds."""

from greathall.bots.bot import Medium


class Hard(Medium):
    level = "hard"
