"""Players without hands: each gets a view of its seat and a stream of chance of its own, nothing else."""

from vagon.bots.base import BadBot, Bot
from vagon.bots.registry import bot_names, make_bot
from vagon.bots.winning import open_win_probability, win_probability

__all__ = ["BadBot", "Bot", "bot_names", "make_bot", "open_win_probability", "win_probability"]
