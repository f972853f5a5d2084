"""Bots against bots: the same deals in every rotation of the seats, and what follows."""
