"""Trained nets: what they see, what they say, the players that follow them; the weights are in `data/`."""
