"""Trained nets: what they see, what they say, and the players that follow them; the nets are in `nets/`."""
