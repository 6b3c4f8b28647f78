"""What trains the players; nothing here is needed to play."""
