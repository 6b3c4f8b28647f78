"""Training of the net of briscola for two to lean towards an opponent's habits."""
