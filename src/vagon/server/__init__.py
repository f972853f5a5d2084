"""Tables that people share: games played over HTTP, every move stored before it is acknowledged."""
