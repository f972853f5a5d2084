"""A game being played, without input and output: its log, its state, who may do what, who may see what."""
