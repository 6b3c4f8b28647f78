"""Training of the players; nothing here is needed to play."""
