"""Bots against bots: the same deals in every rotation of the seats, and what may be concluded from the results."""
