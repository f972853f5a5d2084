"""A load of games on a server of this machine, by clients that do as little as they can."""
